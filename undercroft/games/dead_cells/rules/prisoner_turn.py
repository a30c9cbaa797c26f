"""A prisoner's turn in a round: the item of the round, the lines of its cards; and Ability actions.

DC-COMBAT-02, DC-COMBAT-05, DC-EQ-05 to DC-EQ-10, DC-ACT-14 to DC-ACT-16.
"""

from __future__ import annotations

from undercroft.engine.decision import PASS, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules import bosses
from undercroft.games.dead_cells.rules.acts import AIMED, aimed_at, could_do, could_do_any, is_met
from undercroft.games.dead_cells.rules.castle import is_stopped, may_use_abilities
from undercroft.games.dead_cells.rules.closing_up import stop_if_nobody_stands
from undercroft.games.dead_cells.rules.flat import PrisonerAct
from undercroft.games.dead_cells.rules.hits import strength
from undercroft.games.dead_cells.rules.sheets import ABILITIES, ACTS, CAMPAIGN, COMBAT, ITEMS, PRISONERS, SERENADE
from undercroft.games.dead_cells.rules.states import is_everyone_immune
from undercroft.games.dead_cells.rules.table import ask_owner, fight_of, is_serenade, passives, works
from undercroft.games.dead_cells.state import (
    AbilityUsed,
    Campaign,
    DoActs,
    ItemUsed,
    Prisoner,
    PrisonerTurn,
    Stopped,
    UseAbilities,
    UseAbility,
    UseItem,
)


def prisoner_turn(table: Campaign, step: PrisonerTurn) -> Rule | None:
    """What a prisoner does in this round, unless frozen, restricted or dead.

    DC-COMBAT-02, DC-STATE-08, DC-RESTR-01.
    """
    stop_if_nobody_stands(table)
    fight = fight_of(table)
    who = step.who
    prisoner = table.prisoners[who]
    fight.turned.append(who)
    if not prisoner.alive:
        return None
    lines = lines_of(table, who)
    if is_stopped(table, who, fight.round) or is_frozen(table, prisoner, fight.round, lines):
        table.tell(Stopped(who, -1, ""))
        return None
    if is_any_line(lines):
        bosses.fire_burns(table, who)
        if not prisoner.alive:
            return None
    if prisoner.items:
        items = usable(table, who, lines)
        if items:
            return use_items(table, who, lines, items)
    acts = lines[0] if len(lines) == 1 else joined(lines)
    if acts:
        table.next(DoActs(who, acts))
    return None


def lines_of(table: Campaign, who: int) -> list[list[str]]:
    """What the active cards print for this round, in the order in which they were played (DC-RULING-14)."""
    fight = fight_of(table)
    prisoner = table.prisoners[who]
    lines = [COMBAT[card].lines[fight.round] for card in prisoner.active]
    if fight.round == 3 and fight.power == "damage" and is_serenade(prisoner):
        lines.append(["serenade.damage"])
    return lines


def is_frozen(table: Campaign, prisoner: Prisoner, round: int, lines: list[list[str]]) -> bool:
    """Whether this round is lost; by a narrower reading only the first card's line.

    DC-STATE-08, DC-RULING-23, DC-RULING-24, DC-OPT-07.
    """
    if round not in prisoner.frozen:
        return False
    if table.profile["frozen_two_cards"] == "first_card" and len(prisoner.active) > 1:
        number = 0 if lines[0] else 1
        lines[number] = []
        return False
    return True


def is_any_line(lines: list[list[str]]) -> bool:
    """Whether the cards print anything for this round."""
    for line in lines:
        if line:
            return True
    return False


def joined(lines: list[list[str]]) -> list[str]:
    """All actions one after another."""
    return [path for line in lines for path in line]


# -- items of a round ------------------------------------------------------------------------------------


def usable(table: Campaign, who: int, lines: list[list[str]]) -> list[str]:
    """The items that work in this round and would do something, or may once the cards have (DC-EQ-05, DC-EQ-09)."""
    fight = fight_of(table)
    prisoner = table.prisoners[who]
    found: list[str] = []
    for item in prisoner.items:
        face = ITEMS[item]
        if face.round == fight.round and face.works in ("replace", "plus") and works(prisoner, item):
            if is_useful(table, who, face.paths, lines):
                found.append(item)
    return found


def is_useful(table: Campaign, who: int, paths: list[str], lines: list[list[str]]) -> bool:
    """Whether an item would do something, or may once the cards have."""
    for path in paths:
        if could_do(table, who, path) or is_readied(path, lines):
            return True
        # What nobody in reach would feel now somebody may, once the cards have done their work.
        if is_any_line(lines) and has_aim(table, who, ACTS[path]):
            return True
    return False


def has_aim(table: Campaign, who: int, act: PrisonerAct) -> bool:
    """Whether there is anybody in reach of an action."""
    return act.do in AIMED and is_met(table, who, act) and bool(aimed_at(table, who, act))


def is_readied(path: str, lines: list[list[str]]) -> bool:
    """Whether the cards may bring about what an item's action lacks: an enemy in reach, a shield."""
    act = ACTS[path]
    moves = act.do in AIMED
    for line in lines:
        for before in line:
            do = ACTS[before].do
            if (moves and do in ("push", "pull")) or (act.needs == "shielded" and do == "block"):
                return True
    return False


def use_items(table: Campaign, who: int, lines: list[list[str]], items: list[str]) -> Rule:
    """One item a round in all; by the later rule one for each card (DC-EQ-06, DC-RULING-31, DC-DEC-26, DC-OPT-02)."""
    prisoner = table.prisoners[who]
    cards = len(prisoner.active)
    left = cards if table.profile["round_items"] == "card" else 1
    lines = [line.copy() for line in lines]
    used: list[str] = []
    replaced: list[int] = []
    while left > 0 and prisoner.alive:
        options: list[Action] = [PASS]
        for item in items:
            if item in used:
                continue
            if ITEMS[item].works == "plus":
                options.append(UseItem(item, -1))
            else:
                for number in replaceable(lines[:cards], replaced):
                    if not is_same(table, who, ITEMS[item].paths, lines, number):
                        options.append(UseItem(item, number))
        if len(options) == 1:
            break
        answer = yield ask_owner(table, who, options, "ask-round-item", ("DC-DEC-26",))
        if isinstance(answer, Pass):
            break
        assert isinstance(answer, UseItem)
        used.append(answer.item)
        if answer.instead >= 0:
            replaced.append(answer.instead)
        if not is_any_line(lines):  # whoever acts by an item alone acts, too
            bosses.fire_burns(table, who)
        apply_item(table, who, answer, lines)
        left -= 1
    table.next(DoActs(who, joined(lines)))


def replaceable(lines: list[list[str]], replaced: list[int]) -> list[int]:
    """The cards whose line an item may stand for: none twice, and of several empty lines the first will do."""
    found: list[int] = []
    has_empty = False
    for number, line in enumerate(lines):
        if number in replaced or (has_empty and not line):
            continue
        has_empty = has_empty or not line
        found.append(number)
    return found


def is_same(table: Campaign, who: int, paths: list[str], lines: list[list[str]], number: int) -> bool:
    """Whether an item does just what the line does that it would stand for."""
    first = not is_any_line(lines[:number])
    return in_effect(table, who, paths, first) == in_effect(table, who, lines[number], first)


def in_effect(table: Campaign, who: int, paths: list[str], first: bool) -> list[str]:
    """What actions come to, in words that can be compared, without those that cannot be done in this turn.

    What comes `first` finds the enemies as they stand now, so that it is known whom a blow hits and how hard.
    """
    found: list[str] = []
    for path in paths:
        act = ACTS[path]
        if is_moot(table, who, act):
            continue
        if first and not found and act.do == "damage" and not act.needs:
            targets = aimed_at(table, who, act)
            plain = fight_of(table).round == 1
            blows = [f"{enemy.id}:{strength(table, who, enemy, act, plain)}" for enemy in targets]
            found.append(f"{blows} {act.all and len(blows) > 1} {act.pierce}")
        else:
            found.append(f"{act.do} {act.needs} {act.reach} {act.amount} {act.all} {act.pierce} {act.against}")
            found.append(f"{act.extra} {act.level} {act.state} {act.who} {act.golden} {act.what}")
    return found


def is_moot(table: Campaign, who: int, act: PrisonerAct) -> bool:
    """Whether an action does nothing in this turn, whatever comes before it: for want of a wall, or all are immune."""
    if act.needs in ("barrier", "first_player"):
        return not is_met(table, who, act)
    return act.do == "inflict" and is_everyone_immune(fight_of(table), act.state)


def apply_item(table: Campaign, who: int, answer: UseItem, lines: list[list[str]]) -> None:
    """Instead of a card's line, or beside it, empty or not (DC-EQ-07, DC-EQ-08, DC-RULING-29, DC-RULING-30).

    DC-EQ-11, DC-EQ-12, DC-EQ-13 are such items.
    """
    table.tell(ItemUsed(who, answer.item))
    paths = ITEMS[answer.item].paths
    if answer.instead >= 0:
        lines[answer.instead] = paths.copy()
    else:
        lines.append(paths.copy())


# -- abilities -------------------------------------------------------------------------------------------


def abilities(table: Campaign, who: int) -> dict[str, list[str]]:
    """What an Ability action may use: the board's, the tracks', ability items, the Skill card.

    DC-ACT-14, DC-EQ-10, DC-MUT-05.
    """
    prisoner = table.prisoners[who]
    if prisoner.kind == SERENADE:
        return {}
    found = {f"{prisoner.kind}.ability": PRISONERS[prisoner.kind].ability_paths}
    for passive in passives(table, who, ABILITIES):
        found[passive.path] = passive.paths
    for item in prisoner.items:
        if ITEMS[item].works == "ability" and works(prisoner, item):
            found[item] = ITEMS[item].paths
    if "skill" not in fight_of(table).once:
        for card in table.pockets["skill"]:
            for passive in CAMPAIGN[card].lasting:
                found[card] = passive.paths
    return found


def use_abilities(table: Campaign, step: UseAbilities) -> Rule | None:
    """An Ability action, never a duty (DC-ACT-14, DC-ACT-15, DC-COMBAT-12, DC-RESTR-04)."""
    prisoner = table.prisoners[step.who]
    if step.left <= 0 or not prisoner.alive or not may_use_abilities(table):
        return None
    found = abilities(table, step.who)
    offered = [name for name, paths in found.items() if is_offered(table, step.who, name, paths)]
    return choose_ability(table, step, offered, found) if offered else None


def is_offered(table: Campaign, who: int, name: str, paths: list[str]) -> bool:
    """Whether an ability would do something; by the later rule a track's once a round (DC-ACT-16, DC-OPT-03)."""
    if table.profile["ability_repeats"] == "once" and mark_of(table, name) in table.prisoners[who].once:
        return False
    return could_do_any(table, who, paths)


def mark_of(table: Campaign, name: str) -> str:
    """What remembers that a track's ability was used in this round; items may be used again."""
    return "" if name in ITEMS else f"{name}:{fight_of(table).round}"


def choose_ability(table: Campaign, step: UseAbilities, offered: list[str], found: dict[str, list[str]]) -> Rule:
    """Which one, or none (DC-DEC-27)."""
    options: list[Action] = [PASS, *[UseAbility(name) for name in offered]]
    answer = yield ask_owner(table, step.who, options, "ask-ability", ("DC-DEC-27",), step.left)
    if isinstance(answer, Pass):
        return
    assert isinstance(answer, UseAbility)
    if answer.ability in table.pockets["skill"]:
        fight_of(table).once.append("skill")
    mark = mark_of(table, answer.ability)
    if mark and mark not in table.prisoners[step.who].once:
        table.prisoners[step.who].once.append(mark)
    table.tell(AbilityUsed(step.who, answer.ability))
    if step.left > 1:
        table.next(UseAbilities(step.who, step.left - 1))
    table.next(DoActs(step.who, found[answer.ability].copy()))
