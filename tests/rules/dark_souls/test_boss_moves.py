"""How bosses turn, step, slide, leap and give way, and where that leaves whoever stands there (DS-BMOVE, DS-BACT)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import COMPASS, END, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.bosses import after_activation, half_of, pushes_first, settle
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Block,
    Choose,
    Dodge,
    Fell,
    Flipped,
    FoeMoved,
    FoeTurned,
    Mended,
    Missed,
    Place,
    Pushed,
    PushOut,
    PushTo,
    Settle,
    Souls,
    Struck,
)

PARTY = ["knight", "assassin", "herald", "warrior"]


def nodes(table) -> set[tuple[int, int]]:
    """Where the one pushed may go."""
    return {xy for xy in PLACES if PushTo(node_at(*xy)) in table.decision.options}


PLACES = [(x, y) for y in range(-6, 5) for x in range(5) if (x + y) % 2 == 0 and not (x % 2 == 1 and y % 2 == 0)]


def block(table) -> None:
    """Block whatever comes, with neither luck nor heroics."""
    table.keep()
    while table.asks() == "ask-defend":
        table.act(Block())
        table.keep()


def endure(table) -> None:
    """Until a hero acts: the first of everything."""
    while table.asks() not in ("ask-act", "ask-roam"):
        table.act(table.decision.options[0])


# -- cards -------------------------------------------------------------------------------------------------


@rule("DS-BACT-01")
def test_a_card_seen_before_is_known_once():
    deck = ["gargoyle_tail_whip", "gargoyle_electric_breath"]
    table = lair("gargoyle", ["knight"], at=[(0, 4)], deck=deck)
    for _ in range(4):
        endure(table)
        table.hero(0).red = table.hero(0).black = 0
        table.act(END)
    assert table.souls.deck.seen == deck


@rule("DS-RULING-95")
def test_of_a_card_for_two_each_does_the_half_that_is_his():
    table = lair("ornstein_and_smough", ["knight"], first="hero")
    assert half_of("ornstein_gliding_stab", table.foe(0)) == "ornstein_gliding_stab"
    assert half_of("ornstein_gliding_stab", table.foe(1)) == "smough_hammer_smash"
    assert half_of("ornstein_charged_bolt", table.foe(0)) == "ornstein_charged_bolt"


@rule("DS-RULING-95")
def test_the_pair_turns_over_a_card_an_enemy_activation():
    deck = ["ornstein_evasive_sweep", "ornstein_lightning_bolt"]
    table = lair("ornstein_and_smough", ["knight"], at=[(0, 4)], deck=deck)
    endure(table)
    table.hero(0).red = table.hero(0).black = 0
    table.act(END)
    endure(table)
    assert [flipped.card for flipped in table.told(Flipped)] == deck
    assert (table.foe(0).last, table.foe(1).last) == ("ornstein_lightning_bolt", "smough_jumping_slam")


@rule("DS-RULING-95", "DS-RULING-155")
def test_one_alone_of_the_pair_turns_over_cards_like_any_boss():
    def alone(souls: Souls) -> None:
        del souls.foes[1]
        souls.foes[0].heated = True

    deck = ["ornstein_charged_bolt", "ornstein_electric_clash"]
    table = lair("ornstein_and_smough", ["knight"], at=[(0, 4)], deck=deck, change=alone)
    assert [flipped.card for flipped in table.told(Flipped)] == deck[:1]
    assert not table.souls.deck.flipped
    assert table.foe(0).last == deck[0]


@rule("DS-RULING-155", "DS-RULING-92")
def test_the_second_of_the_pair_dies_of_poison_and_the_deck_changes_when_all_is_done():
    def sick(souls: Souls) -> None:
        souls.foes[1].wounds = CARDS.bosses["smough"].health - 1
        souls.foes[1].conditions = ["poison"]
        souls.foes[0].wounds = 12

    table = lair("ornstein_and_smough", ["knight"], at=[(0, 4)], deck=["ornstein_evasive_sweep"], change=sick)
    endure(table)
    assert [fell.kind for fell in table.told(Fell)] == ["smough"]
    assert [mended.health for mended in table.told(Mended)] == [18]
    deck = table.souls.deck
    hot = sorted(card.id for card in CARDS.bosses["ornstein"].behaviours if card.heat_up)
    assert (sorted(deck.cards), deck.played, deck.waits, deck.flipped) == (hot, [], False, False)


@rule("DS-RULING-156")
@pytest.mark.parametrize(
    ("boss", "card", "shuffled"),
    [
        ("dancer", "dancer_blade_dance", True),
        ("dancer", "dancer_uppercut", False),
        ("gargoyle", "gargoyle_swooping_cleave", False),
    ],
)
def test_only_the_dancer_and_only_after_a_hot_card_shuffles(boss, card, shuffled):
    table = lair(boss, ["knight"], first="hero", deck=[card])
    deck = table.souls.deck
    deck.played = [deck.cards.pop()]
    deck.learned = True
    table.foe(0).last = card
    after_activation(table.souls, table.foe(0))
    assert (deck.cards, deck.played, deck.learned) == (([card], [], False) if shuffled else ([], [card], True))


# -- turning and stepping ----------------------------------------------------------------------------------


@rule("DS-DECISION-42", "DS-BMOVE-01")
def test_the_node_chosen_to_face_is_the_node_it_steps_to_and_is_asked_for_once():
    table = lair("gargoyle", ["knight"], at=[(1, 3)], place=(2, 0), deck=["gargoyle_halberd_thrust"])
    table.act(Choose("node", node_at(1, 1)))
    assert table.lair_of(0) == (1, 1)
    assert table.asks() == "ask-defend"
    assert [moved.node for moved in table.told(FoeMoved)] == [node_at(1, 1)]


@rule("DS-DECISION-42", "DS-BMOVE-02", "DS-RULING-81")
def test_backing_away_too_it_is_asked_for_once_and_the_back_goes_first():
    table = lair("gargoyle", ["knight"], at=[(2, 4)], place=(2, 2), facing="s", deck=["gargoyle_tail_whip"])
    assert table.asks() == "ask-path"
    ways = {(0, 2), (4, 2), (1, 1), (3, 1), (2, 0)}
    assert {option.number for option in table.offered(Choose)} == {node_at(*xy) for xy in ways}
    table.act(Choose("node", node_at(1, 1)))
    assert table.asks() == "ask-act"
    assert (table.lair_of(0), table.foe(0).facing) == ((1, 1), COMPASS["se"])


@rule("DS-RULING-79", "DS-BMOVE-01")
def test_it_turns_anew_when_a_crowd_has_moved_its_target_aside():
    """One pushed off the boss's node makes a fourth where the Aggro holder stands, who is pushed on in turn."""
    table = lair(
        "gargoyle",
        PARTY,
        at=[(3, 3), (3, 3), (3, 3), (2, 2)],
        place=(2, 2),
        facing="n",
        beside={3: "se"},
        deck=["gargoyle_halberd_thrust"],
    )
    if table.asks() == "ask-place":
        table.act(Place(COMPASS["se"]))
    assert table.foe(0).facing == COMPASS["se"]
    assert (table.asks(), table.decision.about) == ("ask-push-to", 3)
    table.act(PushTo(node_at(3, 3)))
    assert table.asks() == "ask-push-out"
    table.act(PushOut(0, -1))
    table.act(PushTo(node_at(2, 4)))
    assert table.lair_of(0) == (2, 4)
    assert table.foe(0).facing == COMPASS["s"]


@rule("DS-RULING-79", "DS-BMOVE-03")
def test_pushed_back_onto_its_node_the_target_is_faced_and_it_stays():
    table = lair(
        "gargoyle",
        PARTY,
        at=[(3, 3), (3, 3), (3, 3), (2, 2)],
        place=(2, 2),
        facing="se",
        beside={3: "se"},
        deck=["gargoyle_halberd_thrust"],
    )
    table.act(PushTo(node_at(3, 3)))
    table.act(PushOut(0, -1))
    table.act(PushTo(node_at(2, 2)))
    assert (table.asks(), table.decision.about) == ("ask-defend", 0)
    assert table.lair_of(0) == (2, 2)
    assert table.told(FoeMoved) == []


def crowded_back(card: str, facing: str):
    """The Aggro holder, on the boss's node, is pushed to a corner where two stand; a third makes them come back."""
    table = lair(
        "gargoyle",
        PARTY,
        at=[(2, 2), (1, 3), (1, 3), (2, 2)],
        place=(2, 2),
        facing=facing,
        beside={0: "s", 3: "s"},
        deck=[card],
    )
    block(table)
    if table.asks() == "ask-path":
        table.act(Choose("node", node_at(2, 0)))
    for who in (0, 3):
        assert (table.asks(), table.decision.about) == ("ask-push-to", who)
        table.act(PushTo(node_at(1, 3)))
    table.act(PushOut(0, -1))
    table.act(PushTo(node_at(2, 2)))
    assert (table.asks(), table.decision.about) == ("ask-place", 0)
    table.act(Place(COMPASS["w"]))
    return table


@rule("DS-RULING-79", "DS-BMOVE-03")
def test_a_target_that_came_back_beside_it_is_turned_to():
    table = crowded_back("gargoyle_halberd_thrust", "s")
    assert (table.lair_of(0), table.foe(0).facing) == ((2, 2), COMPASS["w"])
    assert (table.asks(), table.decision.about) == ("ask-defend", 0)


@rule("DS-RULING-81")
def test_but_one_it_means_to_leave_is_left():
    table = crowded_back("gargoyle_tail_whip", "s")
    assert (table.asks(), table.lair_of(0)) == ("ask-act", (2, 0))


@rule("DS-RULING-79")
def test_a_target_on_its_node_is_pushed_then_followed_wherever_it_went():
    table = lair(
        "gargoyle",
        ["knight"],
        at=[(2, 2)],
        place=(2, 2),
        facing="n",
        beside={0: "s"},
        deck=["gargoyle_halberd_thrust"],
    )
    assert table.foe(0).facing == COMPASS["s"]
    table.act(PushTo(node_at(1, 3)))
    assert (table.lair_of(0), table.foe(0).facing) == ((1, 3), COMPASS["sw"])


@rule("DS-RULING-79")
@pytest.mark.parametrize(("order", "ways"), [("turn_first", {(2, 4), (1, 3), (3, 3)}), ("push_first", None)])
def test_pushed_before_it_turns_one_leaves_by_the_arc_one_stands_in(order, ways):
    """The target stands to the south of a boss that looks south-east: between two arcs it has chosen the front."""
    table = lair(
        "boreal_outrider_knight",
        ["knight"],
        at=[(2, 2)],
        place=(2, 2),
        facing="se",
        beside={0: "s"},
        deck=["boreal_outrider_knight_chilling_thrust"],
        options={"boss_push": order},
    )
    if ways is None:
        assert table.told(FoeTurned) == []
    else:
        assert [turned.facing for turned in table.told(FoeTurned)] == [COMPASS["s"]]
        assert nodes(table) == ways


@rule("DS-RULING-79", "DS-RULING-146")
def test_only_a_move_that_pushes_and_goes_somewhere_may_push_first():
    push = BEHAVIOURS["gargoyle_halberd_thrust"].icons[0]
    turn = BEHAVIOURS["gargoyle_electric_breath"].icons[0]
    assert pushes_first({"boss_push": "push_first"}, push, 1)
    assert not pushes_first({"boss_push": "push_first"}, push, 0)
    assert not pushes_first({"boss_push": "push_first"}, turn, 1)
    assert not pushes_first({"boss_push": "turn_first"}, push, 1)


@rule("DS-RULING-147")
def test_with_nowhere_farther_it_stays_though_there_is_a_node_behind_it():
    table = lair("gargoyle", ["knight"], at=[(4, 4)], place=(0, 0), facing="w", deck=["gargoyle_tail_whip"])
    endure(table)
    assert (table.lair_of(0), table.foe(0).facing) == ((0, 0), COMPASS["w"])


@rule("DS-RULING-147", "DS-PUSH-06")
def test_with_nowhere_farther_a_push_still_clears_its_own_node():
    table = lair(
        "gargoyle",
        ["knight", "assassin"],
        at=[(4, 4), (0, 0)],
        place=(0, 0),
        facing="e",
        beside={1: "e"},
        deck=["gargoyle_tail_whip"],
    )
    block(table)
    assert (table.asks(), table.decision.about) == ("ask-push-to", 1)
    assert nodes(table) == {(2, 0), (1, 1)}
    table.act(PushTo(node_at(2, 0)))
    assert (table.lair_of(0), table.foe(0).facing) == ((0, 0), COMPASS["e"])


@rule("DS-RULING-146")
@pytest.mark.parametrize("facing", ["n", "e"])
def test_a_printed_nought_turns_to_a_nearer_node_and_goes_nowhere(facing):
    table = lair("gargoyle", ["knight"], at=[(2, 4)], place=(2, 0), facing=facing, deck=["gargoyle_electric_breath"])
    endure(table)
    assert (table.lair_of(0), table.foe(0).facing) == ((2, 0), COMPASS["s"])
    assert table.told(FoeMoved) == []


@rule("DS-BMOVE-07", "DS-BMOVE-08")
def test_a_turn_it_has_made_already_is_no_turn():
    table = lair("gargoyle", ["knight"], at=[(2, 4)], place=(2, 0), facing="s", deck=["gargoyle_electric_breath"])
    endure(table)
    assert table.told(FoeTurned) == []


@rule("DS-EMOVE-01", "DS-RULING-79", "DS-PUSH-08")
def test_a_long_move_goes_node_by_node_and_stops_where_its_target_is():
    """The Dancer goes three nodes to one that is two away: it reaches them, pushes, and follows once more."""
    table = lair("dancer", ["knight"], at=[(2, 0)], place=(2, -4), facing="s", deck=["dancer_lunging_thrust"])
    assert table.lair_of(0) == (2, 0)
    assert nodes(table) == {(2, 2), (1, 1), (3, 1)}
    table.act(PushTo(node_at(2, 2)))
    assert table.lair_of(0) == (2, 2)
    assert [moved.node for moved in table.told(FoeMoved)] == [node_at(2, -2), node_at(2, 0), node_at(2, 2)]
    assert nodes(table) == {(2, 4), (1, 3), (3, 3)}
    table.act(PushTo(node_at(2, 4)))
    assert table.lair_of(0) == (2, 2)


@rule("DS-BMOVE-08")
@pytest.mark.parametrize(("before", "after"), [("n", "s"), ("ne", "sw"), ("se", "nw"), ("w", "e")])
def test_right_round_is_right_round_whichever_way_it_looked(before, after):
    table = lair(
        "titanite_demon", ["knight"], at=[(4, 4)], place=(0, 0), facing=before, deck=["titanite_demon_vicious_swing"]
    )
    assert table.foe(0).facing == COMPASS[after]


@rule("DS-DECISION-42", "DS-BMOVE-01")
@pytest.mark.parametrize("node", [(0, 0), (1, 1)])
def test_every_node_that_serves_may_be_chosen_the_corner_too(node):
    table = lair("gargoyle", ["knight"], at=[(0, 2)], place=(2, 0), facing="s", deck=["gargoyle_halberd_thrust"])
    assert {option.number for option in table.offered(Choose)} == {node_at(0, 0), node_at(1, 1), node_at(2, 2)}
    table.act(Choose("node", node_at(*node)))
    assert table.lair_of(0) == node
    assert table.asks() == "ask-defend"


@rule("DS-DECISION-42", "DS-RULING-79")
def test_at_every_step_the_players_choose_anew():
    table = lair("dancer", ["knight"], at=[(1, 1)], place=(2, -4), facing="s", deck=["dancer_lunging_thrust"])
    assert {option.number for option in table.offered(Choose)} == {node_at(2, -2), node_at(1, -3)}
    table.act(Choose("node", node_at(2, -2)))
    assert (table.asks(), table.lair_of(0)) == ("ask-path", (2, -2))
    assert {option.number for option in table.offered(Choose)} == {node_at(2, 0), node_at(1, -1)}
    table.act(Choose("node", node_at(1, -1)))
    assert table.lair_of(0) == (1, 1)


@rule("DS-DECISION-42", "DS-RULING-79")
def test_where_it_pushes_first_the_players_still_choose_which_way_it_turns():
    table = lair(
        "gargoyle",
        ["knight"],
        at=[(1, 3)],
        place=(2, 0),
        facing="s",
        deck=["gargoyle_halberd_thrust"],
        options={"boss_push": "push_first"},
    )
    assert table.asks() == "ask-path"
    table.act(Choose("node", node_at(1, 1)))
    assert table.lair_of(0) == (1, 1)


@rule("DS-RULING-79", "DS-BMOVE-02")
def test_it_turns_its_back_anew_when_a_crowd_has_moved_whom_it_leaves():
    table = lair(
        "gargoyle",
        PARTY,
        at=[(3, 3), (3, 3), (3, 3), (2, 2)],
        place=(2, 2),
        facing="se",
        beside={3: "se"},
        deck=["gargoyle_tail_whip"],
    )
    assert table.asks() == "ask-path"
    table.act(Choose("node", node_at(1, 1)))
    table.act(PushTo(node_at(3, 3)))
    table.act(PushOut(0, -1))
    table.act(PushTo(node_at(1, 3)))
    assert (table.asks(), table.lair_of(0)) == ("ask-path", (2, 2)), "the corner behind it is no farther now"
    table.act(Choose("node", node_at(3, 1)))
    assert (table.lair_of(0), table.foe(0).facing) == ((3, 1), COMPASS["sw"])


# -- those on the node -------------------------------------------------------------------------------------


@rule("DS-BMOVE-05", "DS-ARC-05")
def test_whoever_is_left_behind_stands_beside_nobody():
    """Pushed against the wall with no room left there, one stays on the node the boss then leaves."""
    table = lair(
        "gargoyle",
        ["knight", "assassin"],
        at=[(2, 0), (2, 2)],
        place=(2, 2),
        facing="n",
        beside={1: "s"},
        deck=["gargoyle_halberd_thrust"],
    )
    table.act(PushTo(node_at(2, 4)))
    assert table.lair_of(0) == (2, 0)
    assert (table.where(1), table.hero(1).place) == ((2, 4), -1)
    assert table.hero(0).place == COMPASS["n"]


@rule("DS-RULING-08", "DS-NODE-15", "DS-RULING-10")
def test_a_boss_that_is_the_fourth_makes_the_others_make_room_before_it_pushes():
    table = lair(
        "gargoyle",
        PARTY[:3],
        at=[(2, 2), (2, 2), (2, 2)],
        place=(2, 0),
        facing="s",
        deck=["gargoyle_halberd_thrust"],
    )
    assert table.asks() == "ask-push-out"
    assert table.offered(PushOut) == [PushOut(0, -1), PushOut(1, -1), PushOut(2, -1)]
    assert [hero.place for hero in table.souls.heroes] == [COMPASS["s"]] * 3
    table.act(PushOut(1, -1))
    table.act(PushTo(node_at(1, 3)))
    assert (table.asks(), table.decision.about) == ("ask-push-to", 0)
    table.act(PushTo(node_at(2, 4)))
    assert (table.asks(), table.decision.about) == ("ask-push-to", 2)


# -- slides ------------------------------------------------------------------------------------------------


@rule("DS-RULING-83", "DS-RULING-32")
@pytest.mark.parametrize(("conditions", "to"), [([], (2, 2)), (["frostbite"], (2, 0))])
def test_a_slide_of_two_goes_two_and_frozen_one(conditions, to):
    """The Dancer looks south and slides forward, with nobody in the way."""
    table = lair(
        "dancer",
        ["knight"],
        at=[(0, 4)],
        place=(2, -2),
        facing="s",
        deck=["dancer_flashing_blade"],
        change=lambda souls: setattr(souls.foes[0], "conditions", list(conditions)),
    )
    endure(table)
    assert table.lair_of(0) == to
    assert table.foe(0).facing == COMPASS["s"]


@rule("DS-RULING-32")
def test_a_slide_frozen_to_nought_pushes_nobody():
    table = lair(
        "titanite_demon",
        ["knight"],
        at=[(2, 2)],
        place=(2, 2),
        facing="s",
        beside={0: "s"},
        deck=["titanite_demon_lightning_bolt"],
        change=lambda souls: setattr(souls.foes[0], "conditions", ["frostbite"]),
    )
    assert table.asks() == "ask-defend"
    assert (table.where(0), table.lair_of(0)) == ((2, 2), (2, 2))


@rule("DS-RULING-83")
def test_a_slide_of_two_stops_at_the_wall():
    table = lair("dancer", ["knight"], at=[(0, -6)], place=(2, 2), facing="s", deck=["dancer_flashing_blade"])
    endure(table)
    assert table.lair_of(0) == (2, 4)


@rule("DS-RULING-83", "DS-BMOVE-06")
@pytest.mark.parametrize(
    ("boss", "card", "facing", "to"),
    [
        ("boreal_outrider_knight", "boreal_outrider_knight_overhand_slash", "s", (4, 2)),
        ("boreal_outrider_knight", "boreal_outrider_knight_overhand_slash", "nw", (1, 3)),
        ("titanite_demon", "titanite_demon_lightning_bolt", "e", (0, 2)),
        ("titanite_demon", "titanite_demon_lightning_bolt", "nw", (3, 3)),
    ],
)
def test_a_slide_goes_to_its_own_left_or_back(boss, card, facing, to):
    table = lair(boss, ["knight"], at=[(4, 0)], place=(2, 2), facing=facing, deck=[card])
    endure(table)
    assert (table.lair_of(0), table.foe(0).facing) == (to, COMPASS[facing])


# -- leaps -------------------------------------------------------------------------------------------------


@rule("DS-RULING-84", "DS-BMOVE-12")
@pytest.mark.parametrize("how", ["landing", "both"])
def test_leaping_in_place_it_pushes_all_there_once_and_any_way(how):
    table = lair(
        "dancer",
        ["knight", "assassin"],
        at=[(2, 2), (2, 2)],
        place=(2, 2),
        facing="n",
        beside={0: "s", 1: "e"},
        deck=["dancer_ash_cloud"],
        options={"leap_push": how},
    )
    assert (table.asks(), table.decision.about) == ("ask-push-to", 0)
    assert len(nodes(table)) == 8
    table.act(PushTo(node_at(2, 0)))
    assert (table.asks(), table.decision.about) == ("ask-push-to", 1)
    assert len(nodes(table)) == 8
    table.act(PushTo(node_at(2, 4)))
    assert table.asks() == "ask-act"
    assert [(moved.node, moved.leap) for moved in table.told(FoeMoved)] == [(node_at(2, 2), True)]
    assert len(table.told(Pushed)) == 2


@rule("DS-RULING-85", "DS-DECISION-50")
def test_only_who_stays_on_the_landing_node_finds_a_place():
    table = lair("dancer", ["assassin", "knight"], at=[(2, 4), (2, 4)], place=(2, -4), deck=["dancer_plunging_attack"])
    table.dice("dodge 1", "dodge 1")
    table.act(Dodge(node_at(2, 4), -1))
    if table.asks() == "ask-backstab":
        table.act(DONE)
    table.dice("black 2", "black 2", "black 2", "black 2")
    block(table)
    assert (bool(table.offered(PushTo)), table.decision.about) == (True, 1)
    table.act(PushTo(node_at(4, 4)))
    assert (table.asks(), table.decision.about) == ("ask-place", 0)
    assert {option.place for option in table.offered(Place)} == {0, 2, 4, 6}
    table.act(Place(2))
    assert table.hero(0).place == 2
    assert table.asks() == "ask-act"


@rule("DS-RULING-84")
@pytest.mark.parametrize("how", ["landing", "both"])
def test_leaping_in_place_with_a_blow_it_strikes_before_anybody_is_pushed(how):
    table = lair(
        "dancer",
        ["knight"],
        at=[(2, 2)],
        place=(2, 2),
        beside={0: "s"},
        deck=["dancer_plunging_attack"],
        options={"leap_push": how},
    )
    assert table.asks() == "ask-defend"
    assert table.where(0) == (2, 2)


@rule("DS-RULING-84")
def test_with_nobody_where_it_leapt_from_only_the_landing_pushes():
    table = lair(
        "dancer", ["knight"], at=[(2, 4)], place=(2, -4), deck=["dancer_ash_cloud"], options={"leap_push": "both"}
    )
    block(table)
    assert (table.asks(), table.lair_of(0)) == ("ask-push-to", (2, 4))


@rule("DS-RULING-85")
def test_of_those_on_the_landing_node_only_who_has_no_place_is_asked():
    table = lair("dancer", PARTY[:3], at=[(2, 2)] * 3, place=(2, 2), facing="s", beside={0: "n", 2: "e"}, first="hero")
    asked = settle(table.souls, Settle(0))
    question = next(asked)
    assert (question.ask, question.about) == ("ask-place", 1)
    with pytest.raises(StopIteration):
        asked.send(Place(4))
    assert [hero.place for hero in table.souls.heroes] == [COMPASS["n"], 4, COMPASS["e"]]
    assert list(settle(table.souls, Settle(7))) == [], "it fell as it landed"


@rule("DS-BMOVE-11", "DS-RULING-85")
def test_the_places_to_find_lie_in_the_four_arcs_of_how_it_looks():
    table = lair("dancer", ["assassin"], at=[(2, 4)], place=(2, -4), facing="sw", deck=["dancer_plunging_attack"])
    table.dice("dodge 1", "dodge 1")
    table.act(Dodge(node_at(2, 4), -1))
    if table.asks() == "ask-backstab":
        table.act(DONE)
    assert {option.place for option in table.offered(Place)} == {1, 3, 5, 7}


@rule("DS-BMOVE-12", "DS-NODE-15", "DS-RULING-08")
@pytest.mark.parametrize("facing", ["n", "e", "s", "w"])
def test_landing_among_three_one_makes_room_first_and_in_no_arc(facing):
    table = lair("dancer", PARTY[:3], at=[(2, 2)] * 3, place=(2, -4), facing=facing, deck=["dancer_plunging_attack"])
    assert table.asks() == "ask-push-out"
    table.act(PushOut(1, -1))
    assert len(nodes(table)) == 8
    table.act(PushTo(node_at(2, 4)))
    assert (table.asks(), table.decision.about) == ("ask-defend", 0)


# -- bosses in each other's way ----------------------------------------------------------------------------


def meeting(heroes, at, smough="s", **more):
    """Ornstein is about to step from the middle onto Smough's node by the door."""

    def gather(souls: Souls) -> None:
        souls.foes[0].node, souls.foes[0].facing = node_at(2, 2), COMPASS["s"]
        souls.foes[1].node, souls.foes[1].facing = node_at(2, 4), COMPASS[smough]

    return lair("ornstein_and_smough", heroes, at=at, deck=["ornstein_gliding_stab"], change=gather, **more)


@rule("DS-NODE-17", "DS-DECISION-51", "DS-PUSH-03")
def test_the_boss_that_was_there_goes_to_any_node_without_one():
    table = meeting(["knight", "assassin"], [(2, 4), (0, 0)], beside={0: "e"})
    assert (table.asks(), table.decision.seats, table.decision.count) == ("ask-boss-gives-way", [0, 1], 1)
    ways = {(0, 4), (4, 4), (1, 3), (3, 3), (2, 2)}
    assert {option.number for option in table.offered(Choose)} == {node_at(*xy) for xy in ways}
    table.act(Choose("node", node_at(4, 4)))
    assert (table.lair_of(0), table.lair_of(1)) == ((2, 4), (4, 4))
    assert [(pushed.who, pushed.foe, pushed.node) for pushed in table.told(Pushed)] == [(-1, 1, node_at(4, 4))]
    assert table.hero(0).place == COMPASS["s"], "beside the one that came, where it came from"


@rule("DS-RULING-95", "DS-BMOVE-05")
def test_those_where_the_boss_is_sent_stand_where_it_came_from():
    table = meeting(["knight", "assassin"], [(2, 4), (4, 4)], beside={0: "e"})
    table.act(Choose("node", node_at(4, 4)))
    assert table.hero(1).place == COMPASS["e"]


@rule("DS-RULING-95", "DS-DECISION-50")
def test_between_two_of_its_arcs_they_choose():
    table = meeting(["knight", "assassin"], [(2, 4), (4, 4)], smough="se", beside={0: "e"})
    table.act(Choose("node", node_at(4, 4)))
    assert (table.asks(), table.decision.about) == ("ask-place", 1)
    assert {option.place for option in table.offered(Place)} == {COMPASS["ne"], COMPASS["se"]}
    table.act(Place(COMPASS["ne"]))
    assert table.hero(1).place == COMPASS["ne"]


@rule("DS-NODE-15", "DS-NODE-17", "DS-ARC-08")
def test_a_boss_sent_onto_a_full_node_crowds_it():
    table = meeting(PARTY, [(4, 4), (4, 4), (4, 4), (2, 4)], beside={3: "e"}, aggro=3)
    table.act(Choose("node", node_at(4, 4)))
    assert table.asks() == "ask-push-out"
    assert table.offered(PushOut) == [PushOut(0, -1), PushOut(1, -1), PushOut(2, -1)]
    table.act(PushOut(2, -1))
    assert {option.node for option in table.offered(PushTo)} == {node_at(4, 2), node_at(2, 4)}, "along both walls"
    table.act(PushTo(node_at(4, 2)))
    assert table.where(2) == (4, 2)


# -- attacks by area ---------------------------------------------------------------------------------------


@rule("DS-BATK-02", "DS-ARC-14", "DS-RULING-87", "DS-RULING-88")
@pytest.mark.parametrize(
    ("at", "beside", "struck"),
    [
        ((2, 4), None, True),
        ((1, 3), None, True),
        ((4, 4), None, True),
        ((4, 2), None, False),
        ((2, 0), None, False),
        ((1, 1), None, False),
        ((2, 2), "s", True),
        ((2, 2), "e", False),
        ((2, 2), "n", False),
        ((2, 2), "w", False),
    ],
)
def test_an_area_is_its_arcs_and_its_range_on_the_bosss_own_node_too(at, beside, struck):
    """The Demon's Double Pole Crush falls on its front, as far as two nodes; whoever is on the line is struck once."""
    table = lair(
        "titanite_demon",
        ["knight", "assassin"],
        at=[at, (2, 0)],
        place=(2, 2),
        facing="s",
        beside={0: beside} if beside else None,
        deck=["titanite_demon_double_pole_crush"],
    )
    assert [told.heroes for told in table.told(Struck)] == ([[0]] if struck else [])
    assert (table.asks() == "ask-defend") == struck


@rule("DS-BATK-02", "DS-BATK-04")
def test_beyond_its_range_an_area_strikes_nobody():
    table = lair(
        "titanite_demon",
        ["knight"],
        at=[(4, 4)],
        place=(2, 0),
        facing="s",
        deck=["titanite_demon_double_pole_crush"],
    )
    endure(table)
    assert table.told(Struck) == []
    assert len(table.told(Missed)) == 2
