"""What the board of Dark Souls is told beforehand, held against what the rules then do with every roll of the dice."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from rules.dark_souls.table import END, Table, arena, camp, lair

from undercroft.engine.decision import DONE, Done
from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.endurance import health_left
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, GEAR, OWNERS
from undercroft.games.dark_souls.rules.nodes import XY, node_at
from undercroft.games.dark_souls.state import (
    Attack,
    Block,
    Died,
    Dodge,
    Fell,
    Heroic,
    Hit,
    Level,
    Missed,
    Paid,
    PushTo,
    Reroll,
    Shift,
    Souls,
    Spent,
    Struck,
    Suffer,
    Suffered,
    Walk,
)

NEAR = pytest.approx
SIXTH = 1 / 6
HUNTS = [boss.pair or boss.id for boss in CARDS.bosses.values()]
ON_THE_ROLL = ("ask-roll", "ask-backstab", "ask-dodge-on")


# -- looking ahead, and then doing it ------------------------------------------------------------------------


def ahead(table: Table) -> dict[str, Any]:
    """What the board is told of the open question."""
    return game.foresee(table.souls, table.decision, table.decision.seats[0])


def told_of(table: Table, action: Action) -> dict[str, Any]:
    """What the board is told of one answer."""
    number = table.decision.options.index(action)
    entry: dict[str, Any] = ahead(table).get("options", {}).get(str(number), {})
    return entry


class After:
    """A copy of a table on which an answer has been given, with what was told since."""

    def __init__(self, table: Table, action: Action, dice: list[int]) -> None:
        twin = table.session.copy(keep="all")
        before = len(twin.events)
        if dice:
            twin.script("dice", dice)
        twin.act(action)
        while twin.decision is not None and twin.decision.ask in ON_THE_ROLL:
            options = twin.decision.options
            twin.act(DONE if DONE in options else options[0])
        self.session = twin
        self.events: list[Event] = [told.event for told in twin.events[before:]]

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]


def every_roll(table: Table, action: Action, dice: int) -> Iterator[tuple[float, After]]:
    """An answer given with every way so many dice can fall."""
    for faces in product(range(6), repeat=dice):
        yield SIXTH**dice, After(table, action, list(faces))


def counted(chances: list[tuple[int, float]]) -> list[float]:
    """The chance of each number."""
    found = [0.0] * (max(number for number, _ in chances) + 1)
    for number, chance in chances:
        found[number] += chance
    return found


def strike_and_count(table: Table, action: Attack) -> None:
    """Every roll of an attack does what was foretold: damage, kills, price, pushes."""
    told = told_of(table, action)
    assert told["foes"], "an attack on somebody says whom"
    left = {foe["foe"]: health_left(table.foe(foe["foe"])) for foe in told["foes"]}
    dealt: dict[int, list[tuple[int, float]]] = {foe: [] for foe in left}
    kills = dict.fromkeys(left, 0.0)
    for chance, after in every_roll(table, action, len(told.get("dice", []))):
        hits = {event.foe: event.damage for event in after.told(Hit)}
        fallen = [event.foe for event in after.told(Fell)]
        assert sum(event.stamina for event in after.told(Paid)) == told["cost"]
        for foe in left:
            dealt[foe].append((min(left[foe], hits.get(foe, 0)), chance))
            kills[foe] += chance if foe in fallen else 0.0
    for foe in told["foes"]:
        assert foe["damage"] == NEAR(counted(dealt[foe["foe"]]), abs=1e-4)
        assert foe["kill"] == NEAR(kills[foe["foe"]], abs=1e-4)


def defend_and_count(table: Table, action: Action) -> None:
    """Every roll of a defence costs what was foretold, and kills as often."""
    told = told_of(table, action)
    who = table.decision.about
    chances: list[tuple[int, float]] = []
    died = passed = 0.0
    for chance, after in every_roll(table, action, len(told.get("dice", []))):
        lost = sum(event.amount for event in after.told(Suffered) if event.who == who)
        assert sum(event.stamina for event in after.told(Paid)) == told.get("cost", 0)
        chances.append((lost, chance))
        died += chance if after.told(Died) else 0.0
        passed += chance if not lost else 0.0
    assert told["suffer"] == NEAR(counted(chances), abs=1e-4)
    assert told["die"] == NEAR(died, abs=1e-4)
    if "chance" in told:
        assert told["chance"] == NEAR(passed, abs=1e-4)


# -- attacks -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "option", "foe"),
    [
        ("long_sword.1", 1, "sentinel"),
        ("estoc.1", 1, "hollow_soldier"),
        ("great_mace.1", 1, "silver_knight_swordsman"),
        ("zweihander.1", 1, "large_hollow_soldier"),
        ("fireball.1", 0, "sentinel"),
    ],
)
def test_an_attack_does_to_a_foe_what_was_foretold(card: str, option: int, foe: str):
    table = arena(["knight"], at=[(2, 4)], foes=[(foe, (2, 4)), ("sentinel", (0, 0))], hands=[[card]])
    strike_and_count(table, Attack(card, option, 0, False))


def test_bleed_upgrades_and_wounds_count():
    def change(souls: Souls) -> None:
        souls.foes[0].conditions.append("bleed")
        souls.foes[0].wounds = 6
        souls.upgrades["crystal_gem.1"] = "long_sword.1"
        souls.heroes[0].conditions.append("stagger")

    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 4)), ("sentinel", (0, 0))], change=change)
    strike_and_count(table, Attack("long_sword.1", 1, 0, False))
    assert told_of(table, Attack("long_sword.1", 0, 0, False))["cost"] == 1  # the first option is free, but for Stagger


def test_everybody_at_a_node_is_told_of():
    foes = [("hollow_soldier", (2, 4)), ("silver_knight_swordsman", (2, 4)), ("sentinel", (0, 0))]
    table = arena(["warrior"], at=[(2, 4)], foes=foes)
    action = Attack("battle_axe.1", 1, 0, True)
    assert [foe["foe"] for foe in told_of(table, action)["foes"]] == [0, 1]
    strike_and_count(table, action)


def test_a_construct_and_a_weak_arc():
    def change(souls: Souls) -> None:
        souls.foes[0].last = next(
            id for id, one in BEHAVIOURS.items() if OWNERS.get(id) == "titanite_demon" and 2 in one.weak_arcs
        )

    table = lair(
        "titanite_demon",
        place=(2, 2),
        facing="s",
        heroes=["knight"],
        at=[(2, 2)],
        beside={0: "n"},
        first="hero",
        change=change,
    )
    action = Attack("long_sword.1", 1, 0, False)
    told = told_of(table, action)
    assert told["dice"] == ["black", "blue", "black"]
    assert told["foes"][0]["weak"]
    strike_and_count(table, action)


def test_where_a_push_may_lead():
    table = arena(
        ["herald"],
        at=[(0, 2)],
        foes=[("hollow_soldier", (2, 2)), ("sentinel", (0, 0))],
        hands=[["force.1"]],
        terrain={(3, 3): "gravestone"},
    )
    action = Attack("force.1", 0, 0, False)
    told = told_of(table, action)
    after = After(table, action, [])
    decision = after.session.decision
    assert decision is not None
    assert decision.ask == "ask-push-foe"
    offered = [option.node for option in decision.options if isinstance(option, PushTo)]
    assert told["pushes"] == [[0, offered]]
    assert len(offered) > 1
    assert game.foresee(after.session.state, decision, 0)["options"]["0"] == {"node": offered[0]}


def test_an_attack_covers_what_is_in_range_and_a_shaft_not_its_own_node():
    table = arena(["herald"], at=[(0, 4)], foes=[("sentinel", (1, 3))])
    told = told_of(table, Attack("spear.1", 0, 0, False))
    assert [XY[node] for node in told["covers"]] == [(0, 2), (1, 3), (2, 4)]


@pytest.mark.parametrize(
    "card", ["broadsword.1", "santiers_spear.1", "titanite_catch_pole.1", "fireball.1", "avelyn.1"]
)
def test_a_foe_can_be_struck_exactly_where_an_attack_covers(card: str):
    """With a foe on every node in turn, an option is offered if and only if it was said to cover that node."""
    covers: dict[int, list[int]] = {}
    offers: dict[int, list[int]] = {number: [] for number in range(len(GEAR[card].options))}
    for node in range(13):
        table = arena(
            ["knight"], at=[(1, 3)], foes=[("hollow_soldier", XY[node])], hands=[[card]], terrain={(2, 4): "barrel"}
        )
        for option in table.offered(Attack):
            offers[option.option].append(node)
            covers[option.option] = told_of(table, option)["covers"]
    assert len(covers) == len(GEAR[card].options)
    assert offers == covers


def test_an_option_that_strikes_more_than_once_says_so():
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 4))], hands=[["gotthard_twinswords.1"]])
    assert told_of(table, Attack("gotthard_twinswords.1", 0, 0, False))["repeat"] == 2


# -- luck ----------------------------------------------------------------------------------------------------


def luck_on(table: Table, action: Action, dice: list[int]) -> Table:
    """The question whether to turn a die of a roll that fell so."""
    twin = table.session.copy(keep="all")
    twin.script("dice", dice)
    twin.act(action)
    found = Table(twin)
    assert found.asks() == "ask-roll"
    return found


def test_turning_a_die_of_an_attack():
    def change(souls: Souls) -> None:
        souls.foes[0].wounds = 7

    table = arena(["assassin"], at=[(2, 4)], foes=[("sentinel", (2, 4)), ("sentinel", (0, 0))], change=change)
    lucky = luck_on(table, Attack("estoc.1", 1, 0, False), [1, 4, 2])
    for die in lucky.offered(Reroll):
        told = told_of(lucky, die)
        now = told_of(lucky, DONE)["foes"][0]["damage"]
        chances: list[tuple[int, float]] = []
        for chance, after in every_roll(lucky, die, 1):
            chances.append((min(3, sum(hit.damage for hit in after.told(Hit))), chance))
        assert told["foes"][0]["damage"] == NEAR(counted(chances), abs=1e-4)
        assert told["chance"] == NEAR(sum(chance for hit, chance in chances if hit > len(now) - 1), abs=1e-4)


def test_turning_a_die_of_a_dodge():
    table = arena(["assassin"], at=[(2, 4)], foes=[("silver_knight_swordsman", (2, 2))], first="foes")
    dice = len(told_of(table, Dodge(node_at(2, 4)))["dice"])
    lucky = luck_on(table, Dodge(node_at(2, 4)), [0, 4, 0][:dice])
    for die in lucky.offered(Reroll):
        told = told_of(lucky, die)
        passed = sum(chance for chance, after in every_roll(lucky, die, 1) if not after.told(Suffered))
        assert told["chance"] == NEAR(passed, abs=1e-4)
        defend_and_count(lucky, die)


def test_turning_a_die_of_a_block_and_standing_fast():
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 2))], first="foes")
    table.act(table.decision.options[0])
    dice = len(told_of(table, Block())["dice"])
    twin = table.session.copy(keep="all")
    twin.script("dice", [0] * dice)
    twin.act(Block())
    fast = Table(twin)
    assert fast.asks() == "ask-roll"
    told = told_of(fast, Heroic())
    chances = [
        (sum(event.amount for event in after.told(Suffered)), chance) for chance, after in every_roll(fast, Heroic(), 1)
    ]
    assert told["suffer"] == NEAR(counted(chances), abs=1e-4)
    assert len(fast.offered(Reroll)) == 2
    stays = told_of(fast, DONE)["suffer"]
    for die in fast.offered(Reroll):
        told = told_of(fast, die)
        chances = [
            (sum(event.amount for event in after.told(Suffered)), chance) for chance, after in every_roll(fast, die, 1)
        ]
        assert told["suffer"] == NEAR(counted(chances), abs=1e-4)
        assert told["chance"] == NEAR(sum(chance for lost, chance in chances if lost < len(stays) - 1), abs=1e-4)


@pytest.mark.parametrize("hero", ["knight", "assassin"])
def test_where_a_push_leads_is_said_with_what_the_roll_costs(hero: str):
    table = arena([hero], at=[(2, 4)], foes=[("large_hollow_soldier", (2, 2))], first="foes")
    while table.asks() == "ask-path":
        table.act(table.decision.options[0])
    table.dice(*["black 0"] * len(told_of(table, Block())["dice"]))
    table.act(Block())
    ways = table.offered(PushTo)
    assert len(ways) > 1
    assert not table.offers(DONE)
    for way in ways:
        told = told_of(table, way)
        after = After(table, way, [])
        state = after.session.state
        assert isinstance(state, Souls)
        assert state.heroes[0].node == told["node"] == way.node
        assert told["suffer"] == counted([(sum(event.amount for event in after.told(Suffered)), 1.0)])
    for use in [*table.offered(Reroll), *table.offered(Heroic)]:
        defend_and_count(table, use) if isinstance(use, Heroic) else told_of(table, use)["chance"]


# -- defence -------------------------------------------------------------------------------------------------


def weary(
    black: int = 0, red: int = 0, conditions: list[str] | None = None, ember: bool = False, heroic: bool = True
) -> Any:
    """A change: the first hero in this state, and out of luck."""

    def change(souls: Souls) -> None:
        hero = souls.heroes[0]
        hero.black, hero.red, hero.ember, hero.luck = black, red, ember, False
        hero.heroic = heroic
        hero.conditions = list(conditions or [])

    return change


@pytest.mark.parametrize(
    "change",
    [weary(), weary(3, 4), weary(2, 5, ["bleed"]), weary(1, 3, [], True), weary(0, 6, ["frostbite", "bleed"], True)],
)
@pytest.mark.parametrize("foe", ["sentinel", "silver_knight_swordsman", "crossbow_hollow"])
def test_blocks_resists_and_dodges_cost_what_was_foretold(foe: str, change: Any):
    table = arena(["herald"], at=[(2, 4)], foes=[(foe, (2, 2))], first="foes", change=change)
    while table.asks() in ("ask-push-to", "ask-path"):
        table.act(table.decision.options[0])
    assert table.asks() == "ask-defend"
    defend_and_count(table, Block())
    for option in table.offered(Dodge)[:2]:
        defend_and_count(table, option)


@pytest.mark.parametrize("black", [0, 3, 4, 5])
def test_heavy_blows_tire_whoever_blocks_them(black: int):
    card = "winged_knight_diagonal_uppercut"
    table = lair("winged_knight", heroes=["knight"], at=[(2, 2)], deck=[card], change=weary(black, 3, heroic=False))
    assert table.asks() == "ask-defend"
    assert not BEHAVIOURS[card].icons[table.battle.icon].magical
    defend_and_count(table, Block())
    worn = told_of(table, Block())
    assert (worn["die"] > sum(worn["suffer"][10 - 3 - black :])) == (black >= 4)


def test_traps_known_and_unknown():
    def known(souls: Souls) -> None:
        souls.map[0].known.append(node_at(1, 3))

    traps = {(1, 3): "trap_2_1", (3, 3): "trap_2_1"}
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (0, 0))], traps=traps, change=known)
    assert told_of(table, Walk(node_at(3, 3))) == {"cost": 0, "node": node_at(3, 3), "trap": True}
    assert told_of(table, Walk(node_at(1, 3))) == {
        "cost": 0,
        "node": node_at(1, 3),
        "trap": True,
        "suffer": [0.0, 0.0, 1.0],
        "die": 0.0,
    }
    table.act(Walk(node_at(3, 3)))
    assert table.asks() == "ask-trap"
    assert told_of(table, Suffer()) == {"suffer": [0.0, 0.0, 1.0], "die": 0.0}
    defend_and_count(table, Dodge(node_at(3, 3)))
    assert told_of(table, Dodge(node_at(2, 2))).keys() >= {"cost", "chance", "need", "suffer", "die"}


def test_a_dodge_onto_a_known_trap_counts_what_the_trap_does():
    def known(souls: Souls) -> None:
        souls.map[0].known.append(node_at(1, 3))
        souls.heroes[0].luck = False
        souls.heroes[0].conditions = ["bleed"]
        souls.heroes[0].red = 2

    table = arena(
        ["assassin"],
        at=[(2, 4)],
        foes=[("silver_knight_swordsman", (2, 2))],
        traps={(1, 3): "trap_2_1"},
        first="foes",
        change=known,
    )
    told = told_of(table, Dodge(node_at(1, 3)))
    chances: list[tuple[int, float]] = []
    died = 0.0
    for faces in product(range(6), repeat=len(told["dice"])):
        twin = table.session.copy(keep="all")
        twin.script("dice", list(faces))
        twin.act(Dodge(node_at(1, 3)))
        assert twin.decision is not None
        assert twin.decision.ask == "ask-trap"
        twin.act(Suffer())
        events = [one.event for one in twin.events]
        if twin.decision is not None and twin.decision.ask == "ask-backstab":
            twin.act(DONE)
        lost = sum(event.amount for event in events if isinstance(event, Suffered))
        chances.append((lost, SIXTH ** len(faces)))
        died += SIXTH ** len(faces) if any(isinstance(event, Died) for event in events) else 0.0
    assert told["suffer"] == NEAR(counted(chances), abs=1e-4)
    assert told["die"] == NEAR(died, abs=1e-4)


# -- movement ------------------------------------------------------------------------------------------------


def everywhere(table: Table) -> list[list[int]]:
    """Every node that Walk after Walk leads to, by the rules: the least Stamina and the fewest steps for it."""
    home = table.hero(0).node
    start = table.hero(0).black
    best: dict[int, tuple[int, int]] = {}
    seen: dict[tuple[int, int, bool], tuple[int, int]] = {}
    edge = [(table.session.copy(), 0)]
    while edge:
        session, count = edge.pop(0)
        state = session.state
        decision = session.decision
        assert isinstance(state, Souls)
        assert decision is not None
        hero = state.heroes[0]
        here = (hero.black - start, count)
        if decision.ask == "ask-act":
            assert state.activation is not None
            key = (hero.node, hero.place, state.activation.walked)
            if key in seen and seen[key] <= here:
                continue
            seen[key] = here
            if hero.node != home and (hero.node not in best or here < best[hero.node]):
                best[hero.node] = here
        for option in decision.options:
            moves = isinstance(option, Walk | Shift)
            if decision.ask == "ask-act" and not moves:
                continue
            twin = session.copy()
            twin.act(option)
            circling = decision.ask == "ask-stride" and not isinstance(option, Done)
            edge.append((twin, count + (1 if moves or circling else 0)))
    return [[node, *best[node]] for node in sorted(best)]


@pytest.mark.parametrize("black", [1, 6])
@pytest.mark.parametrize("conditions", [[], ["frostbite"]])
@pytest.mark.parametrize("armour", ["knight_armour.1", "dancer_armour.1", "smoughs_armour.1"])
def test_reach_is_where_walking_leads(armour: str, conditions: list[str], black: int):
    table = arena(
        ["knight"],
        at=[(2, 4)],
        foes=[("sentinel", (0, 0))],
        armour=[armour],
        terrain={(2, 2): "barrel", (1, 3): "gravestone", (3, 1): "barrel"},
        change=weary(black, 0, conditions),
    )
    assert ahead(table).get("reach", []) == everywhere(table)


@pytest.mark.parametrize("place", ["n", "e", "s"])
@pytest.mark.parametrize("armour", ["knight_armour.1", "dancer_armour.1"])
def test_reach_round_a_boss(armour: str, place: str):
    table = lair(
        "gargoyle",
        place=(2, 2),
        facing="s",
        heroes=["knight"],
        at=[(2, 2)],
        beside={0: place},
        first="hero",
        armour=[armour],
        change=weary(5),
    )
    assert ahead(table)["reach"] == everywhere(table)


def test_reach_after_an_attack_and_none_when_one_may_not_move():
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 4))], change=weary())
    table.act(Walk(node_at(2, 4 - 2)))
    assert ahead(table)["reach"] == everywhere(table)
    table.act(Walk(node_at(2, 4)))
    table.act(Attack("long_sword.1", 0, 0, False))
    assert table.asks() == "ask-act"
    assert "reach" not in ahead(table)


def test_a_step_says_what_it_costs_and_breaks():
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (0, 0))], terrain={(2, 2): "barrel"})
    for step in table.offered(Walk):
        told = told_of(table, step)
        after = After(table, step, [])
        assert sum(event.stamina for event in after.told(Paid)) == told["cost"]
        state = after.session.state
        assert isinstance(state, Souls)
        assert state.heroes[0].node == told["node"]
        assert told.get("barrel", False) == (XY[step.node] == (2, 2))


# -- what is to come -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("foe", ["hollow_soldier", "crossbow_hollow", "large_hollow_soldier", "sentinel"])
@pytest.mark.parametrize("at", [(0, 0), (2, 2), (1, 3), (2, 4)])
def test_a_foe_strikes_whom_it_was_said_to_strike(foe: str, at: tuple[int, int]):
    table = arena(["knight", "assassin"], at=[(2, 4), (2, 4)], foes=[(foe, at)])
    table.souls.heroes[0].estus = False
    threat = ahead(table).get("threat", [])
    twin = table.session.copy(keep="all")
    twin.act(END)
    struck: dict[tuple[int, bool], set[int]] = {}
    while twin.decision is not None and twin.decision.ask in ("ask-path", "ask-push-to", "ask-nearest", "ask-place"):
        options = twin.decision.options
        state = twin.state
        assert isinstance(state, Souls)
        stood = [hero.node for hero in state.heroes]
        # Whoever is pushed goes where nobody stands, as it was foretold.
        twin.act(next((one for one in options if isinstance(one, PushTo) and one.node not in stood), options[0]))
    for told in twin.events:
        if isinstance(told.event, Struck):
            struck.setdefault((told.event.damage, told.event.magical), set()).update(told.event.heroes)
    foretold = {(damage, magical): set(who) for _, who, damage, magical in threat}
    for key, who in struck.items():
        assert who <= foretold[key]
    assert bool(struck) == bool(threat) or any(isinstance(told.event, Missed) for told in twin.events)


def test_of_a_boss_only_what_is_known_is_foretold():
    cards = [id for id, one in BEHAVIOURS.items() if OWNERS.get(id) == "gargoyle" and not one.heat_up][:3]

    def learned(souls: Souls) -> None:
        assert souls.deck is not None
        souls.deck.learned = True

    for change, known in ((None, False), (learned, True)):
        table = lair(
            "gargoyle",
            place=(2, 2),
            facing="s",
            heroes=["knight"],
            at=[(2, 4)],
            deck=cards,
            first="hero",
            change=change,
        )
        threat = ahead(table).get("threat", [])
        assert (threat != []) == known
    table.act(END)
    struck = table.told(Struck)[0]
    assert [struck.foe, struck.heroes, struck.damage, struck.magical] == threat[0]


# -- the bonfire, and everything at once -----------------------------------------------------------------------


def test_souls_are_spent_as_foretold():
    table = camp(["knight"], souls=9)
    entries = ahead(table)["options"]
    paid = 0
    for number, entry in entries.items():
        option = table.decision.options[int(number)]
        if "souls" in entry:
            after = After(table, option, [])
            assert [event.souls for event in after.told(Spent)] == [entry["souls"]]
            paid += 1
            assert isinstance(option, Level) is (entry["souls"] == 2)
    assert paid > 1


def look_at_all(session: Session, rng: random.Random, most: int) -> int:
    """A game played at random: what is foretold is plain, of options that exist, and the same if dealt otherwise."""
    looked = 0
    while session.decision is not None and looked < most:
        decision = session.decision
        seat = decision.seats[0]
        found = game.foresee(session.state, decision, seat)
        assert json.loads(json.dumps(found)) == found
        assert found.keys() <= {"reach", "threat", "options", "far"}
        options = found.get("options", {})
        assert all(0 <= int(number) < len(decision.options) for number in options)
        for entry in [*options.values(), *found.get("far", {}).values()]:
            assert all(0.0 <= entry.get(key, 0.0) <= 1.0 for key in ("chance", "die"))
            for spread in [entry.get("suffer", [1.0]), *[foe["damage"] for foe in entry.get("foes", [])]]:
                assert sum(spread) == NEAR(1.0, abs=2e-3)
        if looked % 3 == 0:
            twin = session.copy_for(seat, f"dealt anew {looked}")
            assert twin.decision is not None
            assert game.foresee(twin.state, twin.decision, seat) == found
        session.act(rng.choice(decision.options))
        looked += 1
    return looked


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_any_game_it_is_plain_and_tells_nothing_hidden(players: int):
    rng = random.Random(players)
    looked = 0
    for number in range(6):
        session = Session.start(game, players=players, seed=f"ahead {players} {number}", keep="last")
        looked += look_at_all(session, rng, 240)
    assert looked > 200


@pytest.mark.parametrize("boss", sorted(HUNTS))
def test_beside_any_boss_it_is_plain_and_tells_nothing_hidden(boss: str):
    rng = random.Random(boss)
    party = ["knight", "assassin", "herald", "warrior"]
    table = lair(boss, heroes=party, at=[(0, 4), (2, 4), (2, 4), (4, 4)], seed=boss)
    assert look_at_all(table.session.copy(), rng, 150) > 5


def test_with_tokens_known_and_unknown_it_tells_nothing_hidden():
    def change(souls: Souls) -> None:
        souls.map[0].known = [node_at(1, 3), node_at(2, 2)]
        souls.traps = ["blank", "trap_3_1", "trap_1_2", "blank"]

    traps = {(1, 3): "trap_2_1", (3, 3): "trap_3_1", (2, 2): "blank", (1, 1): "trap_1_1", (3, 1): "blank"}
    rng = random.Random(5)
    for seed in range(6):
        table = arena(
            ["knight", "assassin"],
            at=[(2, 4), (4, 4)],
            foes=[("large_hollow_soldier", (2, 2)), ("sentinel", (0, 0))],
            traps=traps,
            change=change,
            seed=str(seed),
        )
        look_at_all(table.session.copy(), rng, 80)


def test_a_token_face_down_says_nothing_of_what_is_to_come():
    """Pushed about by a sentinel, one might die on a trap; whether one would is nobody's to know."""
    around = [XY[node] for node in range(13) if XY[node] != (2, 2)]
    told = []
    for face in ("blank", "trap_3_1"):
        traps = dict.fromkeys(around, face)
        table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (2, 2))], traps=traps, change=weary(0, 8))
        told.append(ahead(table)["threat"])
    assert told[0] == told[1] == [[0, [0], 6, False]]


def test_a_look_ahead_changes_nothing():
    table = arena(["knight", "assassin"], at=[(2, 4), (0, 4)], foes=[("sentinel", (2, 2)), ("hollow_soldier", (2, 2))])
    before = table.session.digest()
    assert ahead(table)["reach"]
    assert table.session.digest() == before
