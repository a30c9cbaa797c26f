"""What the answers to a question would lead to, before anyone commits to one: plain data for a board.

Every figure is what the rules' own functions make of a copy, as things stand now: whom a line reaches, what it does
there, whether that kills; what the enemies' lines would do to whom; what a way asks and how likely that is met. A hand
that the seat may not see is reckoned from the cards its owner has in all. The form of it is the board's contract:
`cards` by card and round, `threat`, and `options` by the number of the option.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from undercroft.engine.agenda import CutShort
from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules import bosses, damage, enemy_turn, states
from undercroft.games.dead_cells.rules.acts import AIMED, aimed_at, is_met, strike
from undercroft.games.dead_cells.rules.castle import is_stopped
from undercroft.games.dead_cells.rules.drawing import bears
from undercroft.games.dead_cells.rules.exploring import corridor_to
from undercroft.games.dead_cells.rules.flat import EnemyAct, PrisonerAct
from undercroft.games.dead_cells.rules.prisoner_turn import abilities
from undercroft.games.dead_cells.rules.sheets import ACTS, COMBAT, ITEMS, LEFT, OPENINGS, CorridorFace, DeckTestFace
from undercroft.games.dead_cells.rules.table import (
    enemy_by,
    enemy_on,
    face,
    fight_of,
    fighting,
    is_solo,
    level,
    passives,
    run_of,
    word,
)
from undercroft.games.dead_cells.state import Campaign, Enemy, Go, Open, Play, Prisoner, UseAbility, UseItem

Outlook = dict[str, Any]
ROUNDS = (1, 2, 3)
LAST = 4  # of the enemies


def foresee(table: Campaign, decision: Decision, seat: int) -> Outlook:
    """All of it, for the question that is open."""
    ahead: Outlook = {}
    if table.fight is not None:
        dangers = threat(table)
        if dangers:
            ahead["threat"] = dangers
        cards = hand(table, decision, seat)
        if cards:
            ahead["cards"] = cards
    entries: dict[str, Outlook] = {}
    for number, option in enumerate(decision.options):
        entry = entry_of(table, decision, seat, option)
        if entry:
            entries[str(number)] = entry
    if entries:
        ahead["options"] = entries
    return ahead


def entry_of(table: Campaign, decision: Decision, seat: int, option: Action) -> Outlook:
    """What there is to say about one answer."""
    if isinstance(option, Go):
        return way(table, seat, corridor_to(table, option.space))
    if table.fight is None or seat not in decision.seats:
        return {}
    who = decision.about
    if isinstance(option, UseItem):
        return {"acts": deeds(table, who, ITEMS[option.item].paths, table.fight.round)}
    if isinstance(option, UseAbility):
        return {"acts": deeds(table, who, abilities(table, who)[option.ability], table.fight.round)}
    if isinstance(option, Open):
        for passive in passives(table, who, OPENINGS):
            if passive.path == option.source:
                return {"acts": deeds(table, who, passive.paths, 0)}
    return {}


# -- what prisoners could do -------------------------------------------------------------------------------


def hand(table: Campaign, decision: Decision, seat: int) -> dict[str, dict[str, list[Outlook]]]:
    """Of every card that may be played: round by round what its lines would do, as if it were played alone now."""
    if seat not in decision.seats:
        return {}
    found: dict[str, dict[str, list[Outlook]]] = {}
    for option in decision.options:
        if isinstance(option, Play) and option.card not in found:
            found[option.card] = lines(table, decision.about, option.card)
    return found


def lines(table: Campaign, who: int, card: str) -> dict[str, list[Outlook]]:
    """The lines of a combat card; a round that is lost to a restriction does nothing."""
    return {
        str(round): [] if is_stopped(table, who, round) else deeds(table, who, COMBAT[card].lines[round], round)
        for round in ROUNDS
        if COMBAT[card].lines[round]
    }


def deeds(table: Campaign, who: int, paths: list[str], round: int) -> list[Outlook]:
    """Actions one after another, in that round; what leaves a choice is seen for each target and then left undone."""
    scratch = copied(table)
    fight = fight_of(scratch)
    if fight.round != round:
        fight.round = round
        foe = enemy_on(fight, LEFT)
        fight.acted = [] if foe is None else [foe.id]
        fight.turned = []
        enemy_turn.vanish(scratch)
    found: list[Outlook] = []
    for path in paths:
        act = ACTS[path]
        entry: Outlook = {"do": act.do}
        if not is_met(scratch, who, act):
            entry["idle"] = act.needs
        elif act.do in AIMED:
            entry.update(aimed(scratch, who, act, path))
        elif act.do == "block":
            entry.update(shielding(scratch, who, act))
        found.append(entry)
    return found


def copied(table: Campaign) -> Campaign:
    """A copy on which to try something; nobody is told of it."""
    scratch = table.copy()
    assert isinstance(scratch, Campaign)
    scratch.news = None
    return scratch


def aimed(table: Campaign, who: int, act: PrisonerAct, path: str) -> Outlook:
    """Whom an action reaches and what it does there; it is carried out where nothing is left to choose."""
    targets = aimed_at(table, who, act)
    alone = len(targets) == 1
    entry: Outlook = {"to": [struck(table, who, enemy.id, act, path, alone or not act.all) for enemy in targets]}
    if act.all:
        entry["all"] = True
    if alone or act.all:
        for enemy in targets:
            land(table, who, enemy, act, path, alone)
    return entry


def land(table: Campaign, who: int, enemy: Enemy, act: PrisonerAct, path: str, more: bool) -> None:
    """The blow itself; when a boss's form falls, what was to come is cut short, and here there is nothing to cut."""
    with suppress(CutShort):
        strike(table, who, enemy, act, path, more)


def struck(table: Campaign, who: int, target: int, act: PrisonerAct, path: str, more: bool) -> Outlook:
    """What an action does to one enemy."""
    scratch = copied(table)
    fight = fight_of(scratch)
    enemy = enemy_by(fight, target)
    assert enemy is not None
    before = enemy.copy()
    owner = scratch.prisoners[who]
    life = owner.damage
    land(scratch, who, enemy, act, path, more)
    entry: Outlook = {"enemy": target}
    if enemy.damage != before.damage:
        entry["damage"] = enemy.damage - before.damage
    blocked = before.shields - enemy.shields + before.golden - enemy.golden
    if blocked:
        entry["shields"] = blocked
    if enemy_by(fight, target) is None:
        entry["kills"] = True
    elif enemy.space != before.space:
        entry["space"] = enemy.space
    if act.do == "inflict":
        entry["state"] = act.state
        if act.state in face(before).immune:
            entry["immune"] = True
        if len(enemy.frozen) > len(before.frozen):
            entry["frozen"] = enemy.frozen[-1]
    if owner.damage > life:
        entry["thorns"] = owner.damage - life
    return entry


def shielding(table: Campaign, who: int, act: PrisonerAct) -> Outlook:
    """How many shields for whom; given where nothing is left to choose."""
    amount = act.amount + (level(table.prisoners[who], act.level) if act.level else 0)
    among = [who] if act.who == "self" else fighting(table)
    if act.who != "one":
        for one in among:
            damage.shield(table, one, amount, act.golden)
    return {"amount": amount, "who": among, **({"all": True} if act.who == "all" else {})}


# -- what enemies would do ---------------------------------------------------------------------------------


def threat(table: Campaign) -> list[Outlook]:
    """What every line still to come would do to the group, from left to right and from round to round."""
    fight = fight_of(table)
    found: list[Outlook] = []
    first = fight.round if fight.revealed else 0
    for round in range(first, LAST + 1):
        for enemy in sorted(fight.enemies, key=lambda one: one.space):
            if round in enemy.frozen or (fight.revealed and round == fight.round and enemy.id in fight.acted):
                continue
            for act in bosses.line(fight, enemy, round):
                if act.do in ("damage", "inflict") and enemy_turn.is_met(fight, enemy, act):
                    entry = menace(table, enemy, act, round)
                    if entry:
                        found.append({"enemy": enemy.id, "round": round, **entry})
    return found


def menace(table: Campaign, enemy: Enemy, act: EnemyAct, round: int) -> Outlook:
    """One action of an enemy: among whom, how many of them, and what each would suffer who takes all of it."""
    among = damage.named(table, act.to)
    if not among:
        return {}
    entry: Outlook = {"who": among, "picks": 1 if act.to == "choice" else damage.picks_of(act.to, len(among))}
    if act.do == "inflict":
        return {**entry, "state": act.state, "amount": act.amount, "die": dying_of(table, among, act, enemy.card)}
    amount = act.amount + enemy.rage + enemy_turn.swarm(fight_of(table), enemy)
    through: list[int] = []
    die: list[int] = []
    for who in among:
        scratch = copied(table)
        fight_of(scratch).round = round
        through.append(damage.hurt_prisoner(scratch, who, amount, act.pierce, enemy.card))
        if not scratch.prisoners[who].alive:
            die.append(who)
    entry.update({"damage": amount, "through": through, "die": die})
    if act.to == "choice":
        entry["shared"] = True
    return entry


def dying_of(table: Campaign, among: list[int], act: EnemyAct, card: str) -> list[int]:
    """Whom a state would end at once: a second fire."""
    found: list[int] = []
    if act.state == "burning":
        for who in among:
            scratch = copied(table)
            states.mark_prisoner(scratch, who, act.state, act.amount, card)
            if not scratch.prisoners[who].alive:
                found.append(who)
    return found


# -- where ways lead ---------------------------------------------------------------------------------------


def way(table: Campaign, seat: int, corridor: CorridorFace) -> Outlook:
    """What a corridor asks, how likely that is met, and what lies at its end as far as that is known."""
    run = run_of(table)
    entry: Outlook = {"space": corridor.to}
    if corridor.to in run.visited:
        entry["visited"] = True
    elif corridor.to in run.face_up:
        entry["tile"] = run.tiles[corridor.to]
    if corridor.locked:
        entry["key"] = True
    if corridor.hand:
        entry["hand"] = [{"trait": trait, "chance": fair(held(table, seat, trait))} for trait in corridor.hand]
    if corridor.deck_test is not None:
        entry["deck"] = turned(table, seat, corridor.deck_test)
    return entry


def tested(table: Campaign) -> int:
    """Who faces a Test: the first player; alone, the prisoner (DC-SOLO-16)."""
    return 0 if is_solo(table) else run_of(table).first


def held(table: Campaign, seat: int, trait: str) -> float:
    """The chance that a card with this symbol is in the hand a Test asks for, as this seat may reckon it."""
    shared = word(table, "shared_tests") and table.seats > 1
    missing = 1.0
    for who in range(len(table.prisoners)) if shared else [tested(table)]:
        missing *= 1.0 - held_by(table.prisoners[who], seat, trait)
    return 1.0 - missing


def held_by(prisoner: Prisoner, seat: int, trait: str) -> float:
    """The same of one hand: known to its owner, for others any cards that are not in the discard."""
    if prisoner.seat == seat:
        return 1.0 if any([bears(card, trait) for card in prisoner.hand]) else 0.0
    pool = prisoner.hand + prisoner.deck
    without = len([card for card in pool if not bears(card, trait)])
    none = 1.0
    for drawn in range(len(prisoner.hand)):
        none *= max(0, without - drawn) / (len(pool) - drawn)
    return 1.0 - none


def turned(table: Campaign, seat: int, test: DeckTestFace) -> Outlook:
    """The chance of each symbol on the card that is turned over, and of none that counts (DC-TEST-06, DC-TEST-11)."""
    prisoner = table.prisoners[tested(table)]
    pool = prisoner.deck if prisoner.seat == seat else prisoner.hand + prisoner.deck
    if not prisoner.deck:
        pool = prisoner.discard
    if not pool:
        return {}
    found: Outlook = {}
    for trait in sorted(test.rewards):
        found[trait] = fair(len([card for card in pool if bears(card, trait)]) / len(pool))
    blank = len([card for card in pool if not any([bears(card, trait) for trait in test.rewards])])
    return {"symbols": found, "none": fair(blank / len(pool))}


def fair(chance: float) -> float:
    """A chance with as many figures as anybody reads."""
    return round(chance, 4)
