"""Particular cases that no chapter of its own holds: turns, walls, ties, the pair, the box (DS-RULING, DS-DECISION)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import COMPASS, arena, camp, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.aiming import meant_by
from undercroft.games.dark_souls.rules.crowding import are_alike
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, CHARACTERS, GEAR, OWNERS, SHEETS
from undercroft.games.dark_souls.rules.nodes import ROOM, near, node_at
from undercroft.games.dark_souls.state import (
    Attack,
    Block,
    Choose,
    Dodge,
    Fell,
    FoeTurned,
    Go,
    HeatedUp,
    MapTile,
    Mended,
    PushTo,
    Shift,
    Souls,
    Struck,
    Walk,
)


def calm(arranged) -> None:
    """On to the next hero's activation, unhurt, the first of everything."""
    while arranged.session.decision is not None and arranged.asks() not in ("ask-act", "ask-roam"):
        for hero in arranged.souls.heroes:
            hero.red = hero.black = 0
        options = arranged.decision.options
        arranged.act(DONE if DONE in options else options[0])


# -- turning -----------------------------------------------------------------------------------------------


@rule("DS-BMOVE-07")
@pytest.mark.parametrize(("card", "facing"), [("dancer_double_slash", "w"), ("dancer_backhand_blade_swipe", "e")])
def test_a_quarter_turn_to_its_own_right_or_left(card, facing):
    """Facing south, its right is the west."""
    arranged = lair("dancer", ["knight"], at=[(4, 4)], place=(0, -6), facing="s", deck=[card])
    calm(arranged)
    assert arranged.told(FoeTurned)[0].facing == COMPASS[facing]


@rule("DS-BMOVE-08")
def test_right_round_in_place():
    arranged = lair(
        "titanite_demon", ["knight"], at=[(0, 4)], place=(4, 0), facing="e", deck=["titanite_demon_vicious_swing"]
    )
    calm(arranged)
    assert arranged.foe(0).facing == COMPASS["w"]
    assert arranged.lair_of(0) == (4, 0)


@rule("DS-RULING-76")
def test_after_a_turn_a_boss_may_face_a_wall():
    arranged = lair(
        "titanite_demon", ["knight"], at=[(0, 4)], place=(2, 0), facing="s", deck=["titanite_demon_vicious_swing"]
    )
    calm(arranged)
    assert arranged.foe(0).facing == COMPASS["n"]


@rule("DS-RULING-81")
def test_backing_away_from_one_on_its_own_node_every_node_serves():
    arranged = lair(
        "gargoyle",
        ["knight"],
        at=[(2, 2)],
        place=(2, 2),
        facing="s",
        beside={0: "s"},
        deck=["gargoyle_tail_whip"],
    )
    while arranged.asks() == "ask-defend":
        arranged.act(Block())
    assert arranged.asks() == "ask-path"
    assert {option.number for option in arranged.offered(Choose)} == set(near(ROOM, node_at(2, 2)))
    arranged.act(Choose("node", node_at(2, 0)))
    assert arranged.foe(0).facing == COMPASS["s"]


# -- shifts and dodges -------------------------------------------------------------------------------------


def shifting() -> tuple[str, int]:
    """A card with an option that begins with a shift."""
    for card, gear in GEAR.items():
        for number, way in enumerate(gear.options):
            if way.shift_before and gear.range >= 0:
                return card, number
    raise AssertionError("nothing shifts")


@rule("DS-RULING-74")
def test_a_shift_goes_neither_round_a_boss_nor_onto_a_barrel():
    card, option = shifting()
    beside = lair(
        "gargoyle", ["knight"], at=[(2, 2)], place=(2, 2), facing="s", beside={0: "s"}, first="hero", hands=[[card]]
    )
    beside.act(Attack(card, option, -1, False))
    nodes = {shift.node for shift in beside.offered(Shift)}
    assert nodes == {node_at(2, 4), node_at(1, 3), node_at(3, 3)}
    barrel = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 2))], hands=[[card]], terrain={(1, 3): "barrel"})
    barrel.act(Attack(card, option, -1, False))
    assert node_at(1, 3) not in {shift.node for shift in barrel.offered(Shift)}
    assert barrel.offered(Walk) == []


@rule("DS-RULING-63")
def test_one_may_move_in_a_dodge_whatever_the_attack():
    shot = arena(["knight"], at=[(2, 4)], foes=[("crossbow_hollow", (2, 0))], first="foes")
    node = arena(["knight"], at=[(2, 4)], foes=[("silver_knight_greatbowman", (2, 0))], first="foes")
    area = lair("winged_knight", ["knight"], at=[(2, 4)], deck=["winged_knight_pillars_of_light"])
    trap = arena(["knight"], at=[(0, 4)], traps={(2, 4): "trap_2_1"})
    trap.act(Walk(node_at(2, 4)))
    for arranged in (shot, node, area, trap):
        while arranged.asks() == "ask-path":
            arranged.act(arranged.decision.options[0])
        assert {dodge.node for dodge in arranged.offered(Dodge)} == {node_at(2, 4), *near(ROOM, node_at(2, 4))}


# -- ties --------------------------------------------------------------------------------------------------


@rule("DS-DECISION-43", "DS-RULING-57")
def test_of_two_equally_near_with_the_same_taunt_the_players_choose(monkeypatch):
    monkeypatch.setattr(CHARACTERS["assassin"], "taunt", CHARACTERS["knight"].taunt)
    arranged = arena(
        ["knight", "assassin", "herald"],
        at=[(1, 1), (3, 1), (2, 4)],
        foes=[("hollow_soldier", (2, 0))],
        aggro=2,
        first="foes",
    )
    assert arranged.asks() == "ask-nearest"
    assert {option.number for option in arranged.offered(Choose)} == {0, 1}
    assert meant_by(arranged.souls, arranged.foe(0), "nearest") == [0, 1]


@rule("DS-DECISION-43", "DS-RULING-57")
def test_a_boss_too_asks_whom_it_means_where_nothing_else_decides(monkeypatch):
    monkeypatch.setattr(CHARACTERS["assassin"], "taunt", CHARACTERS["knight"].taunt)
    arranged = lair(
        "gargoyle",
        ["knight", "assassin", "herald"],
        at=[(1, 3), (3, 3), (4, 4)],
        place=(2, 0),
        aggro=2,
        deck=["gargoyle_sweeping_strike"],
    )
    assert arranged.asks() == "ask-nearest"
    arranged.act(Choose("hero", 1))
    assert arranged.asks() == "ask-path"
    assert {option.number for option in arranged.offered(Choose)} == {node_at(3, 1), node_at(2, 2)}


@rule("DS-DECISION-52", "DS-RULING-96")
def test_two_bosses_never_tie_but_would_be_asked_about(monkeypatch):
    assert SHEETS["ornstein"].threat > SHEETS["smough"].threat
    monkeypatch.setattr(SHEETS["smough"], "threat", SHEETS["ornstein"].threat)
    arranged = lair("ornstein_and_smough", ["knight"], at=[(2, 4)])
    assert arranged.asks() == "ask-foe"
    assert not are_alike(arranged.foe(0), arranged.foe(1))


# -- the pair ----------------------------------------------------------------------------------------------


@rule("DS-BSTART-11", "DS-RULING-95")
def test_the_pair_does_not_heat_up_by_wounds():
    arranged = lair(
        "ornstein_and_smough",
        ["knight"],
        at=[(2, 0)],
        beside={0: "s"},
        first="hero",
        change=lambda souls: setattr(souls.foes[1], "wounds", 20),
    )
    arranged.dice("black 2", "black 2", "black 2", "black 2")
    arranged.act(Attack("long_sword.1", 1, 1, False))
    calm(arranged)
    assert arranged.told(HeatedUp) == []


@rule("DS-RULING-155")
def test_a_death_in_the_enemies_turn_changes_the_deck_only_afterwards():
    """Ornstein dies of poison at the end of his half; Smough mends at once and still does his."""

    def dying(souls: Souls) -> None:
        souls.foes[0].wounds = 19
        souls.foes[0].conditions = ["poison"]
        souls.foes[1].wounds = 20

    arranged = lair("ornstein_and_smough", ["knight"], at=[(0, 4)], deck=["ornstein_evasive_sweep"], change=dying)
    half = CARDS.behaviours["ornstein_evasive_sweep"].partner
    seen = []
    while arranged.asks() != "ask-act":
        deck = arranged.souls.deck
        assert deck is not None
        seen.append((arranged.battle.card, deck.waits))
        arranged.hero(0).red = arranged.hero(0).black = 0
        arranged.act(DONE if DONE in arranged.decision.options else arranged.decision.options[0])
    assert [fell.kind for fell in arranged.told(Fell)] == ["ornstein"]
    assert arranged.told(Mended)[0].health == 30 - 20 + 15
    assert arranged.foe(1).last == half
    deck = arranged.souls.deck
    assert deck is not None
    assert all(OWNERS[card] == "smough" and BEHAVIOURS[card].heat_up for card in deck.cards)
    assert all(waits for card, waits in seen if card == half)


@rule("DS-RULING-157")
def test_smoughs_hammer_falls_on_all_before_him():
    smash = next(card for card in CARDS.bosses["smough"].behaviours if card.id == "smough_hammer_smash")
    strikes = [icon for icon in BEHAVIOURS[smash.id].icons if icon.step == "strike"]
    assert [icon.struck_arcs for icon in strikes] == [[0]]


# -- figures -----------------------------------------------------------------------------------------------


@rule("DS-RULING-141")
def test_figures_come_from_the_cards_and_rules_from_the_ledger():
    """The Demon's card says 10; that a boss turns before it pushes is the ledger's, whatever a note says."""
    assert CARDS.bosses["titanite_demon"].heat_up == 10
    assert game.options()["boss_push"][0] == "turn_first"


@rule("DS-RULING-151", "DS-RULING-122")
def test_tokens_never_run_out():
    """Five chests in one section, though the box holds four."""
    chests = [card.id for card in CARDS.encounters.values() if "chest" in (card.terrain_1, card.terrain_2)][:5]

    def five(souls: Souls) -> None:
        souls.map = [
            MapTile("tile_5a", 0, 1 + number, 0, card, number < 4, True, [], [], [])
            for number, card in enumerate(chests)
        ]
        souls.fog = 4

    arranged = camp(change=five)
    arranged.act(next(go for go in arranged.offered(Go) if go.tile == 4))
    assert "chest" in arranged.battle.terrain


@rule("DS-RULING-18", "DS-EATK-08")
def test_struck_by_a_leap_one_is_pushed_any_way():
    arranged = lair("dancer", ["knight"], at=[(2, 2)], place=(2, -4), deck=["dancer_plunging_attack"])
    assert arranged.told(Struck)[0].damage == 6
    arranged.act(Block())
    arranged.keep()
    assert len(arranged.offered(PushTo)) == 8
