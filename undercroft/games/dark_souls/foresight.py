"""What the answers to a question would lead to, before anyone commits to one: plain data for a board.

Costs, ranges and odds come from the functions the rules themselves use, and tell only what lies open: of a trap face
down no more than that it is there, of a boss no behaviour that is not known. Odds are those of the roll itself; the
luck, the heroic actions and the further choices that may follow are no part of them. The form of it is the board's
contract: `reach`, `threat`, and `options` by the number of the option.
"""

from __future__ import annotations

from typing import Any

from undercroft.engine.decision import Decision, Done
from undercroft.engine.record import Action
from undercroft.games.dark_souls import odds
from undercroft.games.dark_souls.preview import blows_ahead
from undercroft.games.dark_souls.reach import reach
from undercroft.games.dark_souls.routes import strikes
from undercroft.games.dark_souls.rules.activation import walk_cost
from undercroft.games.dark_souls.rules.attack import (
    Blow,
    cost_of,
    covers,
    footings,
    in_weak_arc,
    range_of,
)
from undercroft.games.dark_souls.rules.bonfire import level_cost, price
from undercroft.games.dark_souls.rules.campaign import spark_price
from undercroft.games.dark_souls.rules.defence import Threat, defence_dice, wearies
from undercroft.games.dark_souls.rules.dice import total
from undercroft.games.dark_souls.rules.dodging import dodge_dice, dodge_price
from undercroft.games.dark_souls.rules.endurance import bled, defence, free, harm, health_left, softened
from undercroft.games.dark_souls.rules.foes import threat_of
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, FACES, GEAR, STATS, TRAP_SHEETS
from undercroft.games.dark_souls.rules.pushing import foe_pushed_to
from undercroft.games.dark_souls.rules.table import battle_of, foe_by, foes_on
from undercroft.games.dark_souls.state import (
    Attack,
    Block,
    BlockAll,
    Buy,
    BuySpark,
    Choose,
    Dodge,
    Foe,
    Hero,
    Heroic,
    Level,
    PushTo,
    Refill,
    Reroll,
    Roll,
    Shift,
    Souls,
    Stand,
    Suffer,
    Walk,
)

Outlook = dict[str, Any]


def foresee(table: Souls, decision: Decision) -> dict[str, Any]:
    """All of it, for the question that is open."""
    ahead: dict[str, Any] = {}
    if decision.ask == "ask-act":
        ground = reach(table)
        if ground:
            ahead["reach"] = ground
        far = far_blows(table, decision)
        if far:
            ahead["far"] = far
    threat = blows_ahead(table)
    if threat:
        ahead["threat"] = threat
    entries: dict[str, Outlook] = {}
    for number, option in enumerate(decision.options):
        entry = entry_of(table, decision, option)
        if entry:
            entries[str(number)] = entry
    if entries:
        ahead["options"] = entries
    return ahead


def entry_of(table: Souls, decision: Decision, option: Action) -> Outlook:
    """What there is to say about one answer."""
    if table.roll is not None and isinstance(option, Reroll | Heroic | Done | PushTo):
        return on_the_roll(table, table.roll, option)
    if isinstance(option, Attack):
        return attack(table, decision, option)
    if isinstance(option, Walk):
        activation = table.activation
        assert activation is not None
        cost = walk_cost(table, activation, option)
        return {"cost": cost, **arrival(table, decision.about, option.node, cost)}
    if isinstance(option, Shift):
        barrel = 1 if battle_of(table).terrain[option.node] == "barrel" else 0
        return {"cost": barrel, **arrival(table, decision.about, option.node, barrel)}
    if isinstance(option, PushTo):
        return {"node": option.node} if decision.about < 0 else arrival(table, decision.about, option.node, 0)
    if isinstance(option, Dodge | Block | BlockAll | Suffer):
        return defending(table, decision, option)
    if isinstance(option, Stand):
        return {"node": option.node}
    if isinstance(option, Choose):
        return {"node": option.number} if option.what == "node" else {}
    return trade(table, option)


def trade(table: Souls, option: Action) -> Outlook:
    """What is paid at the bonfire."""
    if isinstance(option, Buy):
        return {"souls": price(table)}
    if isinstance(option, BuySpark):
        return {"souls": spark_price(table)}
    if isinstance(option, Level):
        return {"souls": level_cost(table, table.heroes[option.who].tiers[STATS.index(option.stat)])}
    return {"souls": 1} if isinstance(option, Refill) else {}


# -- going somewhere --------------------------------------------------------------------------------------


def arrival(table: Souls, who: int, node: int, cost: int) -> Outlook:
    """What waits for a hero on another node; what a trap would do only if its face has been seen."""
    battle = battle_of(table)
    hero = table.heroes[who]
    entry: Outlook = {"node": node}
    if node == hero.node:
        return entry
    if battle.terrain[node] == "barrel":
        entry["barrel"] = True
    if is_trapped(table, node):
        entry["trap"] = True
        if node in table.map[battle.tile].known:
            after = hero.copy()
            after.black += cost
            entry.update(suffering([(1.0, boxes(after, TRAP_SHEETS[battle.traps[node]].damage, False))], free(after)))
    return entry


def is_trapped(table: Souls, node: int) -> bool:
    """Whether a token lies there that has not been turned over in this encounter (DS-TRAP-02)."""
    battle = battle_of(table)
    return bool(battle.traps) and bool(battle.traps[node]) and node not in battle.sprung


def far_blows(table: Souls, decision: Decision) -> dict[str, Outlook]:
    """Blows from where a few steps lead: what they would do, with the price of the way."""
    found: dict[str, Outlook] = {}
    scratch = table.copy()
    assert isinstance(scratch, Souls)
    hero = scratch.heroes[decision.about]
    for strike in strikes(table):
        blow = strike.attack
        hero.node, hero.place = strike.way.stand
        entry = {**attack(scratch, decision, blow), "cost": strike.cost}
        found[f"{blow.foe}:{blow.card}:{blow.option}:{str(blow.whole).lower()}"] = entry
    return found


# -- attacking ---------------------------------------------------------------------------------------------


def attack(table: Souls, decision: Decision, option: Attack) -> Outlook:
    """An option of a card: its price, what it covers, its dice, what they do to whom, where a push may lead."""
    hero = table.heroes[decision.about]
    gear = GEAR[option.card]
    printed = gear.options[option.option]
    entry: Outlook = {}
    if decision.ask == "ask-act" and table.activation is not None:
        entry["cost"] = cost_of(table, table.activation, option.card, option.option)
    if not printed.attacks:
        return entry
    size = battle_of(table).size
    stands = [hero.node] if option.foe >= 0 else footings(table, decision.about, printed.shift_before)
    span = range_of(gear, printed)
    entry["covers"] = [
        node for node in range(size) if any([covers(size, stand, node, span, printed.shaft) for stand in stands])
    ]
    if printed.repeat > 1:
        entry["repeat"] = printed.repeat
    blow = Blow(table, hero, option.card, printed)
    first = foe_by(table, option.foe)
    if first is None:
        if printed.dice:
            entry["dice"] = blow.dice
        return entry
    weak = bool(printed.dice) and in_weak_arc(hero, first)
    dice = [*blow.dice, "black"] if weak else blow.dice
    if printed.dice:
        entry["dice"] = dice
    totals = list(enumerate(odds.spread(dice))) if printed.dice else []
    targets = foes_on(table, first.node) if option.whole else [first]
    entry["foes"] = [struck(foe, totals, blow.modifier, blow.magical, weak and foe is first) for foe in targets]
    if printed.push:
        pushes = [[foe.id, foe_pushed_to(table, foe, hero.node)] for foe in targets]
        entry["pushes"] = [push for push in pushes if push[1]]
    return entry


def struck(foe: Foe, totals: list[tuple[int, float]], modifier: int, magical: bool, weak: bool) -> Outlook:
    """What an attack does to a foe: the chance of every damage up to what it can still bear."""
    left = health_left(foe)
    held = defence(foe, magical)
    damage = [0.0] * (left + 1)
    if not totals:
        damage[0] = 1.0
    for shown, chance in totals:
        damage[min(left, dealt(foe, shown + modifier, held))] += chance
    kill = damage[left]
    return {"foe": foe.id, "need": held, "magical": magical, "damage": even(damage), "kill": fair(kill), "weak": weak}


def dealt(foe: Foe, result: int, held: int) -> int:
    """The damage a roll does to a foe (DS-ATK-04 to DS-ATK-07)."""
    return bled(foe, softened(foe, max(0, max(0, result) - held)))


# -- defending ---------------------------------------------------------------------------------------------


def defending(table: Souls, decision: Decision, option: Dodge | Block | BlockAll | Suffer) -> Outlook:
    """Against an attack or a trap: what would be suffered, and whether one would die of it."""
    battle = battle_of(table)
    hero = table.heroes[decision.about]
    foe = foe_by(table, battle.acting)
    if decision.ask == "ask-trap":
        trap = battle.traps[hero.node]
        if isinstance(option, Suffer):
            return suffering([(1.0, boxes(hero, TRAP_SHEETS[trap].damage, False))], free(hero))
        assert isinstance(option, Dodge)
        threat = Threat(TRAP_SHEETS[trap].damage, False, TRAP_SHEETS[trap].dodge, [])
        return dodging(table, decision.about, option, threat, False)
    assert foe is not None
    assert not isinstance(option, Suffer)
    behaviour = BEHAVIOURS[battle.card]
    threat = threat_of(table.profile, foe, behaviour, behaviour.icons[battle.icon])
    if isinstance(option, Dodge):
        return dodging(table, decision.about, option, threat, True)
    dice = defence_dice(table, hero, threat.magical)
    totals = list(enumerate(odds.spread(dice)))
    return {"dice": dice, **blocking(hero, foe, totals, threat.damage, threat.magical)}


def dodging(table: Souls, who: int, option: Dodge, threat: Threat, attacked: bool) -> Outlook:
    """A dodge: its price, where it leads, whether it succeeds, what it costs if not (DS-DEF-05 to DS-DEF-09)."""
    hero = table.heroes[who]
    battle = battle_of(table)
    cost = dodge_price(table, hero, option)
    entry: Outlook = {"cost": cost, **arrival(table, who, option.node, cost)}
    after = hero.copy()
    after.black += cost
    taken = 0
    if "suffer" in entry:
        taken = min(free(after), boxes(after, TRAP_SHEETS[battle.traps[option.node]].damage, False))
        after.red += taken
        if taken and "bleed" in after.conditions:
            after.conditions.remove("bleed")
    count = dodge_dice(hero)
    chance = odds.dodging(count, threat.difficulty)
    entry.update({"dice": ["dodge"] * count, "need": threat.difficulty, "chance": fair(chance)})
    failed = taken + boxes(after, threat.damage, attacked)
    entry.update(suffering([(chance, taken), (1.0 - chance, failed)], free(after) + taken))
    return entry


def blocking(hero: Hero, foe: Foe, totals: list[tuple[int, float]], damage: int, magical: bool) -> Outlook:
    """What comes through a block or resist roll; heavy blows tire whoever blocks them (DS-DEF-04)."""
    left = free(hero)
    chances: list[tuple[float, int]] = []
    spent = 0.0
    for shown, chance in totals:
        lost = boxes(hero, max(0, damage - shown), True)
        chances.append((chance, lost))
        if lost == left - 1 and wearies(foe, 0 if magical else shown):
            spent += chance
    entry = suffering(chances, left)
    entry["die"] = fair(entry["die"] + spent)
    return entry


def boxes(hero: Hero, damage: int, attacked: bool) -> int:
    """The boxes damage would fill."""
    return max(0, harm(hero, damage, attacked))


def suffering(chances: list[tuple[float, int]], left: int) -> Outlook:
    """The chance of every number of boxes, and of a full bar (DS-BAR-05)."""
    found = [0.0] * (left + 1)
    for chance, lost in chances:
        found[min(left, lost)] += chance
    return {"suffer": even(found), "die": fair(found[left])}


# -- dice that lie on the table -----------------------------------------------------------------------------


def on_the_roll(table: Souls, roll: Roll, option: Reroll | Heroic | Done | PushTo) -> Outlook:
    """What turning a die, adding one, or leaving the roll as it lies would come to (DS-CHAR-12, DS-RULING-152).

    Who keeps a roll by saying where a push leads is told what lies there; its trap is no part of these odds.
    """
    now = total(roll)
    if isinstance(option, Reroll):
        rest = now - roll.shown[option.die]
        totals = [(rest + face, 1 / 6) for face in FACES[roll.dice[option.die]]]
    elif isinstance(option, Heroic):
        totals = [(now + face, 1 / 6) for face in FACES["blue"]]
    else:
        totals = [(now, 1.0)]
    entry, gained = outcome(table, roll, totals, now)
    if isinstance(option, Reroll):
        entry["chance"] = fair(gained)
        entry["dice"] = [roll.dice[option.die]]
    elif isinstance(option, Heroic):
        entry["dice"] = ["blue"]
    elif isinstance(option, PushTo):
        entry["node"] = option.node
        if is_trapped(table, option.node):
            entry["trap"] = True
    return entry


def outcome(table: Souls, roll: Roll, totals: list[tuple[int, float]], now: int) -> tuple[Outlook, float]:
    """What a roll would come to, and the chance that it is better than as it lies; a dodge: that it succeeds."""
    hero = table.heroes[roll.who]
    targets = [foe for foe in table.foes if foe.id in roll.foes]
    if roll.what == "attack":
        held = [defence(foe, roll.magical) for foe in targets]
        entries = [struck(foe, totals, roll.modifier, roll.magical, False) for foe in targets]
        gained = 0.0
        for shown, chance in totals:
            for foe, need in zip(targets, held):
                most = health_left(foe)
                before = min(most, dealt(foe, now + roll.modifier, need))
                if min(most, dealt(foe, shown + roll.modifier, need)) > before:
                    gained += chance
                    break
        return {"foes": entries}, gained
    if roll.what == "dodge":
        lost = boxes(hero, roll.against, bool(roll.foes))
        chances = [(chance, 0 if shown >= roll.need else lost) for shown, chance in totals]
        passed = sum([chance for shown, chance in totals if shown >= roll.need])
        return {"need": roll.need, **suffering(chances, free(hero))}, passed
    before = boxes(hero, max(0, roll.against - now), True)
    gained = sum([chance for shown, chance in totals if boxes(hero, max(0, roll.against - shown), True) < before])
    return blocking(hero, targets[0], totals, roll.against, roll.magical), gained


# -- figures ------------------------------------------------------------------------------------------------


def fair(chance: float) -> float:
    """A chance as it is sent: four places are more than any eye can use."""
    return min(1.0, round(chance, 4))


def even(chances: list[float]) -> list[float]:
    """Chances as they are sent, without those at the end that cannot come."""
    end = len(chances)
    while end > 1 and chances[end - 1] <= 0.0:
        end -= 1
    return [fair(chance) for chance in chances[:end]]
