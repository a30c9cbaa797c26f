"""What is asked of the enemies' doings: only what can matter by what everybody sees."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import Table, arena, camp, lair
from rules.table import rule

from undercroft.games.dark_souls.rules.encounters import is_aggro_felt, may_flip
from undercroft.games.dark_souls.rules.nodes import near, node_at
from undercroft.games.dark_souls.state import (
    Block,
    Choose,
    EnterFog,
    Go,
    MapTile,
    PushTo,
    Roam,
    Souls,
    Stand,
    TookAggro,
)

# -- who acts first ----------------------------------------------------------------------------------------


def between_soldiers(heroes: list[str] | None = None, guards: bool = True, **changes: object) -> Table:
    """Two soldiers of unequal ways come to the first hero, who blocks all that comes."""

    def change(souls: Souls) -> None:
        assert souls.battle is not None
        souls.battle.guarding = [0] if guards else []
        for name, value in changes.items():
            setattr(souls.heroes[0] if name in ("red", "black") else souls.foes[0], name, value)

    at = [(2, 4), (4, 0)][: len(heroes or ["knight"])]
    foes = [("hollow_soldier", (1, 3)), ("hollow_soldier", (3, 3))]
    table = arena(heroes or ["knight"], at=at, foes=foes, first="foes", change=change)
    assert table.asks() == "ask-foe"
    table.session.obey_orders()
    return table


@rule("DS-DECISION-41", "DS-ENEMY-02")
def test_the_order_of_equal_blows_is_not_asked_while_whoever_takes_them_blocks_them_all():
    assert between_soldiers().asks() != "ask-foe"
    assert between_soldiers(guards=False).asks() == "ask-foe", "a dodge may lead away from the second"


@rule("DS-DECISION-41", "DS-COND-10")
def test_it_is_where_the_blows_are_not_equal():
    assert between_soldiers(conditions=["stagger"]).asks() == "ask-foe"


@rule("DS-DECISION-41", "DS-DECISION-44")
def test_it_is_where_a_blow_might_be_deadly_so_that_whoever_blocks_all_is_asked_again():
    assert between_soldiers(red=2).asks() != "ask-foe"
    assert between_soldiers(red=6).asks() == "ask-foe"


@rule("DS-DECISION-41", "DS-DEF-05")
def test_nor_is_it_where_the_only_one_struck_cannot_dodge():
    assert between_soldiers(guards=False, red=9).asks() != "ask-foe"


@rule("DS-DECISION-41", "DS-COND-06")
def test_nor_where_one_of_them_is_poisoned_and_falls_after_its_blow():
    assert between_soldiers(conditions=["poison"]).asks() != "ask-foe"


# -- the ways of a boss --------------------------------------------------------------------------------------


def backing(place: tuple[int, int], beside: str) -> Table:
    """The Gargoyle has struck, and backs away from one who stands beside it."""
    table = lair(
        "gargoyle", ["knight"], at=[place], place=place, facing="s", beside={0: beside}, deck=["gargoyle_tail_whip"]
    )
    while table.asks() == "ask-defend":
        table.act(Block())
    return table


@rule("DS-DECISION-42", "DS-RULING-79", "DS-RULING-81")
def test_where_a_boss_backs_to_is_asked_once():
    table = backing((2, 2), "s")
    assert table.asks() == "ask-path"
    assert {option.number for option in table.offered(Choose)} == set(near(13, node_at(2, 2)))
    table.act(Choose("node", node_at(0, 2)))
    table.act(PushTo(node_at(2, 4)))
    assert (table.asks(), table.lair_of(0)) == ("ask-act", (0, 2))


@rule("DS-DECISION-42", "DS-RULING-79", "DS-RULING-81")
@pytest.mark.parametrize(("pushed", "ends"), [((4, 2), (2, 4)), ((2, 4), (4, 2))])
def test_in_a_corner_it_is_not_asked_since_it_goes_where_the_other_did_not(
    pushed: tuple[int, int], ends: tuple[int, int]
):
    table = backing((4, 4), "s")
    assert table.asks() == "ask-push-to"
    table.act(PushTo(node_at(*pushed)))
    assert (table.asks(), table.lair_of(0)) == ("ask-act", ends)


@rule("DS-DECISION-36", "DS-NODE-15", "DS-PUSH-07")
@pytest.mark.parametrize(
    ("boss", "card", "asked"),
    [("boreal_outrider_knight", "leaping_frost", False), ("titanite_demon", "vaulting_slam", True)],
)
def test_who_leaves_a_crowded_node_is_not_asked_where_a_boss_pushes_all_off_it(boss: str, card: str, asked: bool):
    """One leap only pushes, the other strikes those that are still there."""
    table = lair(
        boss, ["knight", "assassin", "herald"], at=[(2, 4)] * 3, place=(2, 0), facing="n", deck=[f"{boss}_{card}"]
    )
    assert table.asks() == "ask-push-out"
    table.session.obey_orders()
    assert (table.asks() == "ask-push-out") == asked
    if not asked:
        assert (table.asks(), table.decision.about) == ("ask-push-to", 0)


# -- who led the way -------------------------------------------------------------------------------------------


def at_the_door(encounter: str, first: int = -1, heroes: list[str] | None = None) -> Table:
    """The party has gone into a tile and stands on its first entry node."""

    def lay(souls: Souls) -> None:
        souls.map = [MapTile("tile_4b", 0, 1, 2, encounter, False, False, [], [], [])]
        souls.fog = 0
        souls.first = first

    table = camp(heroes or ["knight", "assassin"], change=lay)
    table.act(table.offered(Go)[0])
    while table.asks() == "ask-stand":
        table.act(table.offered(Stand)[0])
    return table


@rule("DS-DECISION-23", "DS-ENC-02")
@pytest.mark.parametrize("first", [-1, 1])
def test_who_led_the_way_is_not_asked_where_no_enemy_heeds_it(first: int):
    table = at_the_door("dark_hollow", first)
    assert table.asks() in ("ask-first", "ask-act")
    assert next(took.who for took in table.told(TookAggro)) == max(0, first)


@rule("DS-DECISION-23", "DS-ENC-02")
def test_it_is_asked_where_one_shoots_at_whoever_did():
    table = at_the_door("the_forgotten")
    assert table.asks() == "ask-aggro"
    assert table.battle.aggro == 0


@rule("DS-DECISION-23", "DS-EMOVE-08")
@pytest.mark.parametrize(("second", "felt"), [((0, 4), False), ((4, 4), True)])
def test_it_is_asked_where_one_comes_nearer_to_whoever_did_though_it_reaches_nobody_yet(
    second: tuple[int, int], felt: bool
):
    table = arena(at=[(0, 4), second], foes=[("large_hollow_soldier", (2, 0))])
    assert is_aggro_felt(table.souls) == felt


def before_the_dancer(cards: list[str], seen: int) -> Souls:
    """Two heroes before a boss with this deck, of which so many cards are known."""

    def ready(souls: Souls) -> None:
        souls.quest.boss = "dancer"
        souls.quest.half = 1
        for laid in souls.map:
            laid.won = True
        souls.agenda = [Roam(), EnterFog()]

    table = camp(["knight", "assassin"], change=ready)
    deck = table.souls.deck
    assert deck is not None
    everything = deck.cards + deck.spare
    deck.cards = [f"dancer_{card}" for card in cards]
    deck.spare = [card for card in everything if card not in deck.cards]
    deck.seen = deck.cards[:seen]
    return table.souls


SLIDES = ["backhand_blade_swipe", "double_slash", "flashing_blade", "sweeping_blade_swipe", "triple_slash"]


@rule("DS-BSTART-05", "DS-BSTART-08", "DS-DECISION-23")
def test_before_a_boss_it_is_asked_unless_all_its_cards_are_known_and_none_aims_at_anybody():
    assert not is_aggro_felt(before_the_dancer(SLIDES, 5))
    assert is_aggro_felt(before_the_dancer([*SLIDES[:4], "ash_cloud"], 5))
    hidden = before_the_dancer(SLIDES, 4)
    assert is_aggro_felt(hidden), "the fifth may be any that is not known"
    assert hidden.deck is not None
    assert "dancer_ash_cloud" in may_flip(hidden.deck)
    assert "dancer_plunging_assault" not in may_flip(hidden.deck), "a hot card comes later"
