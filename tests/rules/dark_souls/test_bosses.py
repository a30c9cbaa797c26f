"""Bosses: their cards, their movement, heating up, two at once (DS-BACT, DS-BMOVE, DS-BATK, DS-BSTART, DS-BEND)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import COMPASS, END, camp, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.arcs import arcs_of
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Attack,
    Block,
    Choose,
    Dodge,
    EnterFog,
    Fell,
    Flipped,
    FoeMoved,
    FoeTurned,
    Foresaw,
    HeatedUp,
    Mended,
    Missed,
    Place,
    PushTo,
    Reshuffled,
    Roam,
    RolledDice,
    Stand,
    Struck,
    Suffered,
    Take,
    Tired,
)


def settle(table, most: int = 40) -> None:
    """Go on until a hero acts: block, be pushed anywhere, take the first of everything."""
    for _ in range(most):
        if table.session.decision is None or table.asks() in ("ask-act", "ask-roam"):
            return
        table.act(table.decision.options[0])


# -- cards -----------------------------------------------------------------------------------------------


@rule("DS-BACT-01", "DS-RULING-95")
@pytest.mark.parametrize("boss", ["gargoyle", "ornstein_and_smough"])
def test_a_card_lies_open_the_moment_it_is_told_of(boss):
    table = lair(boss, ["knight"], at=[(0, 4)], first="hero")
    table.session.watch(True)
    table.act(END)
    told = next(told for told in table.session.events if isinstance(told.event, Flipped))
    assert told.state.foes[0].last == told.event.card
    assert [foe.last for foe in told.state.foes] == [foe.last for foe in table.souls.foes]


@rule("DS-BACT-01", "DS-BACT-04", "DS-BACT-05", "DS-EXAMPLE-31")
def test_the_deck_is_turned_over_and_comes_again_in_the_same_order():
    names = ["tail_whip", "electric_breath", "sweeping_strike", "halberd_thrust"]
    deck = [f"gargoyle_{name}" for name in names]
    table = lair("gargoyle", ["knight"], at=[(0, 4)], deck=deck)
    for _ in range(9):
        settle(table)
        table.hero(0).red = 0
        table.hero(0).black = 0
        table.act(END)
    assert [flipped.card for flipped in table.told(Flipped)][:9] == [*deck, *deck, deck[0]]


@rule("DS-BACT-05")
def test_once_all_cards_were_seen_everybody_knows_their_order():
    deck = [f"gargoyle_{name}" for name in ("tail_whip", "electric_breath", "sweeping_strike")]
    table = lair("gargoyle", ["knight"], at=[(0, 4)], deck=deck)
    known = []
    for _ in range(6):
        settle(table)
        known.append(table.session.view(0)["table"]["deck"]["learned"])
        table.hero(0).red = 0
        table.hero(0).black = 0
        table.act(END)
    # Nothing while the deck comes for the first time; then what is left of it.
    assert known == [[], [], [], deck[1:], deck[2:], []]
    assert table.session.copy_for(0, "deal").view(0) == table.session.view(0)
    for key in range(10):
        twin = table.session.copy_for(0, str(key)).state
        assert twin.deck.cards == table.souls.deck.cards


@rule("DS-BACT-02", "DS-BACT-03")
def test_icons_from_left_to_right_and_a_repeated_card_all_over_again():
    table = lair("titanite_demon", ["knight"], at=[(2, 4)], place=(2, 0), deck=["titanite_demon_double_swing"])
    told = []
    while table.asks() != "ask-act":
        table.act(table.decision.options[0])
    for event in table.session.events:
        kind = type(event.event).__name__
        if kind in ("FoeMoved", "Struck", "Missed"):
            told.append("moved" if kind == "FoeMoved" else "attacked")
    assert told == ["moved", "attacked", "moved", "attacked"]


@rule("DS-BEHAV-01", "DS-BEHAV-02")
def test_range_and_dodge_belong_to_the_card():
    far = lair("titanite_demon", ["knight"], at=[(2, 4)], place=(2, 0), deck=["titanite_demon_lightning_bolt"])
    assert far.told(Struck)[0].heroes == [0]
    near = lair("titanite_demon", ["knight"], at=[(2, 4)], place=(2, 0), deck=["titanite_demon_grab_smash"])
    assert near.told(Missed)


# -- turning and moving ----------------------------------------------------------------------------------


@rule("DS-BMOVE-01", "DS-BATK-01")
def test_towards_it_turns_its_front_to_a_nearer_node_and_steps():
    table = lair("gargoyle", ["knight"], at=[(2, 4)], place=(2, 0), facing="n", deck=["gargoyle_halberd_thrust"])
    assert table.foe(0).facing == COMPASS["s"]
    assert table.lair_of(0) == (2, 2)


@rule("DS-DECISION-42")
def test_between_equally_near_nodes_the_players_choose():
    table = lair("gargoyle", ["knight"], at=[(1, 3)], place=(2, 0), deck=["gargoyle_halberd_thrust"])
    assert table.asks() == "ask-path"
    assert {option.number for option in table.offered(Choose)} == {node_at(1, 1), node_at(2, 2)}
    table.act(Choose("node", node_at(1, 1)))
    assert table.foe(0).facing == COMPASS["sw"]


@rule("DS-BMOVE-02", "DS-BMOVE-06")
def test_away_it_turns_its_back_and_keeps_its_face_to_the_danger():
    table = lair("gargoyle", ["knight"], at=[(2, 4)], place=(2, 2), facing="n", deck=["gargoyle_tail_whip"])
    while table.asks() == "ask-defend":
        table.act(Block())
    if table.asks() == "ask-path":
        table.act(Choose("node", node_at(2, 0)))
    assert table.lair_of(0) == (2, 0)
    assert table.foe(0).facing == COMPASS["s"]


@rule("DS-RULING-147")
def test_with_nowhere_farther_it_neither_turns_nor_moves():
    table = lair("gargoyle", ["knight"], at=[(4, 4)], place=(0, 0), facing="e", deck=["gargoyle_tail_whip"])
    settle(table)
    assert table.lair_of(0) == (0, 0)
    assert table.foe(0).facing == COMPASS["e"]


@rule("DS-BMOVE-03", "DS-RULING-146")
def test_a_printed_nought_only_turns_to_one_on_its_own_node():
    table = lair(
        "gargoyle",
        ["knight"],
        at=[(2, 2)],
        place=(2, 2),
        facing="s",
        beside={0: "w"},
        deck=["gargoyle_electric_breath"],
    )
    assert table.foe(0).facing == COMPASS["w"]
    assert table.told(FoeMoved) == []
    assert table.where(0) == (2, 2)


@rule("DS-RULING-80", "DS-RULING-32")
def test_frozen_to_nought_it_turns_and_pushes_nobody():
    def freeze(souls):
        souls.foes[0].conditions = ["frostbite"]

    table = lair(
        "gargoyle",
        ["knight"],
        at=[(2, 2)],
        place=(2, 2),
        facing="s",
        beside={0: "e"},
        deck=["gargoyle_halberd_thrust"],
        change=freeze,
    )
    assert table.foe(0).facing == COMPASS["e"]
    assert table.asks() == "ask-defend"
    assert table.where(0) == (2, 2)


@rule("DS-BMOVE-04", "DS-RULING-78", "DS-DECISION-50")
def test_after_an_eighth_one_is_between_two_arcs_and_chooses():
    """The boss turns south-west to the Aggro holder; the one who stood in front of it must say where they are now."""
    table = lair(
        "gargoyle",
        at=[(1, 3), (2, 2)],
        place=(2, 2),
        facing="s",
        beside={1: "s"},
        deck=["gargoyle_halberd_thrust"],
    )
    assert table.foe(0).facing == COMPASS["sw"]
    assert table.asks() == "ask-place"
    assert {option.place for option in table.offered(Place)} == {COMPASS["sw"], COMPASS["se"]}


@rule("DS-RULING-78")
def test_after_a_quarter_the_arc_is_exact_and_nobody_is_asked():
    table = lair(
        "titanite_demon",
        at=[(2, 2), (4, 4)],
        place=(2, 2),
        facing="s",
        beside={0: "e"},
        deck=["titanite_demon_vicious_swing"],
    )
    assert table.foe(0).facing == COMPASS["n"]
    assert table.hero(0).place == COMPASS["e"]
    assert table.told(FoeTurned)[0].facing == COMPASS["n"]
    assert table.told(Struck)[0].heroes == [0]


@rule("DS-BMOVE-05")
def test_whoever_is_on_the_node_it_enters_stands_where_it_came_from():
    """Without a push nobody is moved: the Demon leaps nowhere here, so look at a frozen push of two nodes."""
    table = lair("gargoyle", ["knight"], at=[(2, 2)], place=(2, 0), facing="n", deck=["gargoyle_halberd_thrust"])
    assert table.lair_of(0) == (2, 2)
    assert table.hero(0).place == COMPASS["s"]
    assert {option.node for option in table.offered(PushTo)} == {node_at(2, 4), node_at(1, 3), node_at(3, 3)}


# -- the order of a push movement --------------------------------------------------------------------------


@rule("DS-RULING-79", "DS-EXAMPLE-23", "DS-EXAMPLE-24", "DS-EXAMPLE-25", "DS-PUSH-06", "DS-PUSH-07", "DS-PUSH-08")
def test_the_boss_turns_pushes_follows_and_pushes_again():
    """The holder is before it on its node, another behind: both are pushed, the holder is followed and pushed on."""
    table = lair(
        "boreal_outrider_knight",
        at=[(2, 0), (2, 0)],
        place=(2, 0),
        facing="s",
        beside={0: "s", 1: "e"},
        deck=["boreal_outrider_knight_chilling_thrust"],
    )
    assert table.told(FoeTurned) == []
    assert table.asks() == "ask-push-to"
    assert {option.node for option in table.offered(PushTo)} == {node_at(2, 2), node_at(1, 1), node_at(3, 1)}
    table.act(PushTo(node_at(2, 2)))
    assert {option.node for option in table.offered(PushTo)} == {node_at(4, 0), node_at(3, 1)}
    table.act(PushTo(node_at(4, 0)))
    assert table.lair_of(0) == (2, 2)
    assert {option.node for option in table.offered(PushTo)} == {node_at(2, 4), node_at(1, 3), node_at(3, 3)}
    table.act(PushTo(node_at(2, 4)))
    assert table.lair_of(0) == (2, 4)
    assert {option.node for option in table.offered(PushTo)} == {node_at(0, 4), node_at(4, 4)}


@rule("DS-RULING-79")
def test_a_table_may_let_it_push_before_it_turns():
    """The holder stands at its side: turned first, it is in front; pushed first, it leaves by the side."""
    nodes = []
    for order in ("turn_first", "push_first"):
        table = lair(
            "boreal_outrider_knight",
            ["knight"],
            at=[(2, 2)],
            place=(2, 2),
            facing="s",
            beside={0: "e"},
            deck=["boreal_outrider_knight_chilling_thrust"],
            options={"boss_push": order},
        )
        nodes.append({option.node for option in table.offered(PushTo)})
        table.act(PushTo(node_at(4, 2)))
        assert table.lair_of(0) == (4, 2)
    assert nodes[0] == nodes[1] == {node_at(4, 2), node_at(3, 1), node_at(3, 3)}
    other = lair(
        "boreal_outrider_knight",
        at=[(2, 2), (2, 2)],
        place=(2, 2),
        facing="s",
        beside={0: "e", 1: "s"},
        deck=["boreal_outrider_knight_chilling_thrust"],
        options={"boss_push": "push_first"},
    )
    assert other.foe(0).facing == COMPASS["s"]


@rule("DS-EXAMPLE-27", "DS-EATK-04", "DS-RULING-15")
def test_who_blocks_is_hurt_then_pushed_who_dodges_moves_as_they_like():
    hit = lair("dancer", ["knight"], at=[(2, 2)], place=(2, -4), deck=["dancer_deadly_grasp"])
    assert hit.told(Missed)
    table = lair("titanite_demon", ["knight"], at=[(2, 2)], place=(2, 0), deck=["titanite_demon_grab_smash"])
    table.dice("black 1", "black 1", "black 1")
    table.act(Block())
    assert table.asks() == "ask-roll"
    farther = {node_at(2, 4), node_at(1, 3), node_at(3, 3), node_at(0, 2), node_at(4, 2)}
    assert {option.node for option in table.offered(PushTo)} == farther
    table.act(PushTo(node_at(2, 4)))
    assert table.told(Suffered)
    assert table.where(0) == (2, 4)


def settle_luck(table) -> None:
    """Neither luck nor heroics."""
    table.keep()


# -- slides and leaps --------------------------------------------------------------------------------------


@rule("DS-RULING-83", "DS-EXAMPLE-35")
def test_a_slide_into_the_wall_clears_the_node_and_goes_nowhere():
    table = lair(
        "titanite_demon",
        ["knight"],
        at=[(2, 0)],
        place=(2, 0),
        facing="s",
        beside={0: "s"},
        deck=["titanite_demon_lightning_bolt"],
    )
    assert {option.node for option in table.offered(PushTo)} == {node_at(2, 2), node_at(1, 1), node_at(3, 1)}
    table.act(PushTo(node_at(2, 2)))
    assert table.lair_of(0) == (2, 0)
    assert table.foe(0).facing == COMPASS["s"]


@rule("DS-BMOVE-06", "DS-RULING-82", "DS-RULING-83")
def test_a_slide_keeps_the_facing_and_meets_people_on_its_side():
    """To its left, facing south, is the east."""
    table = lair(
        "boreal_outrider_knight",
        ["knight"],
        at=[(4, 2)],
        place=(2, 2),
        facing="s",
        deck=["boreal_outrider_knight_overhand_slash"],
    )
    assert table.lair_of(0) == (4, 2)
    assert table.foe(0).facing == COMPASS["s"]
    assert table.hero(0).place == COMPASS["e"]
    assert {option.node for option in table.offered(PushTo)} == {node_at(4, 0), node_at(4, 4)}


@rule("DS-BMOVE-09", "DS-BMOVE-10", "DS-BMOVE-11", "DS-BMOVE-12")
def test_a_leap_lands_on_the_target_however_far_and_pushes_any_way():
    table = lair(
        "dancer",
        ["knight"],
        at=[(2, 4)],
        place=(2, -6),
        facing="e",
        deck=["dancer_ash_cloud"],
    )
    settle_defence(table)
    assert table.lair_of(0) == (2, 4)
    assert table.foe(0).facing == COMPASS["e"]
    assert {option.node for option in table.offered(PushTo)} == {
        node_at(0, 4),
        node_at(4, 4),
        node_at(1, 3),
        node_at(3, 3),
        node_at(2, 2),
    }


def settle_defence(table) -> None:
    """Block whatever comes."""
    table.keep()
    while table.asks() == "ask-defend":
        table.act(Block())
        table.keep()


@rule("DS-RULING-84")
@pytest.mark.parametrize(("how", "pushed"), [("landing", 0), ("both", 1)])
def test_those_on_the_node_it_leapt_from_stay_unless_the_table_says_otherwise(how, pushed):
    table = lair(
        "dancer",
        at=[(2, 4), (2, -4)],
        place=(2, -4),
        facing="n",
        beside={1: "s"},
        deck=["dancer_ash_cloud"],
        options={"leap_push": how},
    )
    settle_defence(table)
    assert table.asks() == "ask-push-to"
    assert table.decision.about == pushed
    assert (table.hero(1).place, table.lair_of(0)) == (-1, (2, 4))


@rule("DS-RULING-85", "DS-EATK-08")
def test_who_dodges_a_damaging_leap_stays_and_finds_a_place():
    table = lair("dancer", ["assassin"], at=[(2, 4)], place=(2, -4), deck=["dancer_plunging_attack"])
    table.dice("dodge 1", "dodge 1")
    table.act(Dodge(node_at(2, 4), -1))
    if table.asks() == "ask-backstab":
        table.act(DONE)
    assert table.asks() == "ask-place"
    assert len(table.offered(Place)) == 4
    assert table.hero(0).red == 0


# -- attacks ---------------------------------------------------------------------------------------------


@rule("DS-BATK-02", "DS-BATK-04", "DS-RULING-88")
def test_an_area_attack_takes_all_in_its_arcs_and_range_and_may_find_nobody():
    struck = []
    for other in ((3, 1), (4, 2), (0, 0), (2, 4)):
        both = lair(
            "winged_knight", at=[(1, 1), other], place=(2, 0), facing="s", deck=["winged_knight_diagonal_uppercut"]
        )
        struck.append(both.told(Struck)[0].heroes)
    assert struck == [[0, 1], [0], [0, 1], [0]], "in front, too far to the left, on the right, too far in front"
    none = lair("titanite_demon", ["knight"], at=[(0, 4)], place=(2, 0), deck=["titanite_demon_double_pole_crush"])
    settle(none)
    assert none.told(Missed)


@rule("DS-BATK-03", "DS-RULING-86")
def test_a_targeted_attack_asks_for_no_arc():
    table = lair("gargoyle", ["knight"], at=[(2, 0)], place=(2, 2), facing="s", deck=["gargoyle_halberd_thrust"])
    table.act(table.decision.options[0])
    settle_defence(table)
    assert [struck.heroes for struck in table.told(Struck)] == [[0]]


@rule("DS-RULING-87")
def test_in_two_arcs_of_one_attack_one_is_attacked_once():
    table = lair(
        "winged_knight", ["knight"], at=[(1, 1)], place=(2, 0), facing="s", deck=["winged_knight_diagonal_uppercut"]
    )
    assert arcs_of(table.foe(0).node, COMPASS["s"], node_at(1, 1)) == [0, 1], "in front and on the right"
    assert [struck.heroes for struck in table.told(Struck)] == [[0]]
    table.act(Block())
    settle_luck(table)
    assert table.asks() != "ask-defend", "once"
    whirl = lair("winged_knight", ["knight"], at=[(4, 4)], place=(2, 2), deck=["winged_knight_pillars_of_light"])
    assert whirl.told(Struck)[0].heroes == [0]


# -- heating up --------------------------------------------------------------------------------------------


def wounded(boss: str, health: int, **more):
    """A Knight beside a boss with so much Health left, about to strike."""

    def hurt(souls):
        souls.foes[0].wounds = CARDS.bosses[boss].health - health

    return lair(boss, ["knight"], at=[(2, 2)], place=(2, 2), beside={0: "n"}, first="hero", change=hurt, **more)


@rule("DS-BSTART-10", "DS-RULING-91", "DS-BDATA-05")
def test_at_its_heat_up_point_one_hot_card_joins_and_all_is_shuffled():
    table = wounded("gargoyle", 13)
    deck = table.souls.deck
    assert deck is not None
    table.souls.deck.played = [table.souls.deck.cards.pop(0)]
    table.dice("black 2", "black 2", "black 2", "black 2")
    table.act(Attack("long_sword.1", 1, 0, False))
    settle_luck(table)
    assert table.told(HeatedUp)
    deck = table.souls.deck
    assert deck is not None
    assert len(deck.cards) == 5
    assert deck.played == []
    assert len([card for card in deck.cards if CARDS.behaviours[card].heat_up]) == 1
    assert table.told(Reshuffled)


@rule("DS-RULING-91")
def test_it_heats_up_once_and_not_in_death():
    dead = wounded("gargoyle", 1)
    dead.dice("black 2", "black 2", "black 2", "black 2")
    dead.act(Attack("long_sword.1", 1, 0, False))
    assert dead.told(HeatedUp) == []
    assert dead.told(Fell)
    table = wounded("gargoyle", 12)
    table.foe(0).heated = True
    table.dice("black 2", "black 2", "black 2", "black 2")
    table.act(Attack("long_sword.1", 1, 0, False))
    settle_luck(table)
    assert table.told(HeatedUp) == []


@rule("DS-RULING-97", "DS-BDATA-01")
def test_the_demon_heats_up_at_ten_as_its_card_says():
    assert CARDS.bosses["titanite_demon"].heat_up == 10


@rule("DS-RULING-90", "DS-RULING-92")
def test_poisoned_in_its_own_activation_it_changes_only_afterwards():
    def sicken(souls):
        souls.foes[0].wounds = 13
        souls.foes[0].conditions = ["poison"]

    table = lair("gargoyle", ["knight"], at=[(0, 4)], deck=["gargoyle_tail_whip"], change=sicken)
    settle(table)
    assert table.told(HeatedUp)
    deck = table.souls.deck
    assert deck is not None
    assert "gargoyle_tail_whip" in deck.cards
    assert table.foe(0).last == "gargoyle_tail_whip"


@rule("DS-RULING-156")
def test_the_dancer_shuffles_after_every_hot_card():
    table = lair(
        "dancer",
        ["knight"],
        at=[(0, 4)],
        place=(2, -4),
        deck=["dancer_blade_dance", "dancer_uppercut"],
        change=lambda souls: setattr(souls.foes[0], "heated", True),
    )
    settle(table)
    assert table.told(Reshuffled)
    deck = table.souls.deck
    assert deck is not None
    assert sorted(deck.cards) == ["dancer_blade_dance", "dancer_uppercut"]
    assert deck.played == []


# -- their abilities ---------------------------------------------------------------------------------------


@rule("DS-BDATA-03", "DS-RULING-30")
def test_the_outrider_never_freezes_nor_staggers():
    from undercroft.games.dark_souls.rules.endurance import afflict_foe

    table = lair("boreal_outrider_knight", ["knight"], first="hero")
    afflict_foe(table.souls, table.foe(0), ["frostbite", "stagger", "poison"])
    assert table.foe(0).conditions == ["poison"]


@rule("DS-RULING-25", "DS-RULING-158", "DS-EXAMPLE-36")
def test_the_demon_takes_one_less_of_three_or_more_and_then_bleeds():
    from undercroft.games.dark_souls.rules.endurance import wound

    table = lair("titanite_demon", ["knight"], first="hero")
    table.foe(0).conditions = ["bleed"]
    wound(table.souls, table.foe(0), 7, 3)
    assert table.foe(0).wounds == 5
    assert table.foe(0).conditions == []
    wound(table.souls, table.foe(0), 2, 0)
    assert table.foe(0).wounds == 7


@rule("DS-RULING-158")
def test_a_strong_block_against_the_winged_knight_tires():
    table = lair("winged_knight", ["knight"], at=[(2, 4)], place=(2, 0), deck=["winged_knight_pillars_of_light"])
    table.act(Block())
    settle_luck(table)
    assert table.hero(0).black == 0, "resisting does not tire"
    for faces, tired in ((("black 1", "black 1"), 0), (("black 2", "black 1"), 1), (("black 2", "black 2"), 1)):
        table = lair(
            "winged_knight",
            ["warrior"],
            at=[(2, 2)],
            place=(2, 0),
            deck=["winged_knight_diagonal_uppercut"],
        )
        table.dice(*faces)
        table.act(Block())
        settle_luck(table)
        assert table.told(RolledDice)[0].dice == ["black", "black"]
        assert len(table.told(Tired)) == tired


@rule("DS-RULING-158")
def test_once_the_gargoyle_flies_attacks_from_its_node_cost_more():
    calm = wounded("gargoyle", 20)
    calm.act(Attack("long_sword.1", 0, 0, False))
    settle_luck(calm)
    assert calm.hero(0).black == 0
    table = wounded("gargoyle", 10)
    table.foe(0).heated = True
    table.act(Attack("long_sword.1", 0, 0, False))
    settle_luck(table)
    assert table.hero(0).black == 1


# -- two at once -------------------------------------------------------------------------------------------


@rule("DS-RULING-95", "DS-BSTART-06")
def test_one_card_for_both_the_higher_threat_first():
    table = lair("ornstein_and_smough", ["knight"], at=[(2, 4)], deck=["ornstein_lightning_bolt"])
    assert len(table.told(Flipped)) == 1
    assert table.foe(0).last == "ornstein_lightning_bolt"
    assert table.foe(1).last == CARDS.behaviours["ornstein_lightning_bolt"].partner
    assert table.battle.acting == 0
    settle_defence(table)
    settle(table)
    assert len(table.told(Flipped)) == 1


@rule("DS-EXAMPLE-34", "DS-RULING-95", "DS-RULING-154")
@pytest.mark.parametrize(("left", "cap", "after"), [(8, "capped", 18), (15, "capped", 20), (15, "uncapped", 25)])
def test_the_survivor_mends_and_its_hot_cards_are_the_new_deck(left, cap, after):
    def hurt(souls):
        souls.foes[0].wounds = 20 - left
        souls.foes[1].wounds = 29

    table = lair(
        "ornstein_and_smough",
        ["knight"],
        at=[(2, 0)],
        beside={0: "s"},
        first="hero",
        change=hurt,
        options={"pair_health": cap},
    )
    table.dice("black 2", "black 2", "black 2", "black 2")
    table.act(Attack("long_sword.1", 1, 1, False))
    assert [fell.kind for fell in table.told(Fell)] == ["smough"]
    assert table.told(Mended)[0].health == after
    deck = table.souls.deck
    assert deck is not None
    assert sorted(deck.cards) == sorted(card.id for card in CARDS.bosses["ornstein"].behaviours if card.heat_up)


@rule("DS-NODE-17", "DS-PUSH-03", "DS-DECISION-51")
def test_a_boss_that_enters_anothers_node_sends_it_away():
    def gather(souls):
        souls.foes[0].node = node_at(2, 2)
        souls.foes[1].node = node_at(2, 4)

    table = lair(
        "ornstein_and_smough",
        ["knight"],
        at=[(2, 4)],
        beside={0: "e"},
        deck=["ornstein_gliding_stab"],
        change=gather,
    )
    assert table.asks() == "ask-boss-gives-way"
    assert node_at(2, 2) in {option.number for option in table.offered(Choose)}
    table.act(Choose("node", node_at(0, 4)))
    assert table.lair_of(1) == (0, 4)
    assert table.lair_of(0) == (2, 4)
    assert table.foe(1).facing == COMPASS["s"]


# -- how it begins and ends --------------------------------------------------------------------------------


def into_the_fog(boss: str, graves: int = 0, heroes: list[str] | None = None, **options):
    """The party walks into the fog with so many gravestones known."""

    def ready(souls):
        souls.quest.boss = boss
        souls.quest.half = 1 if CARDS.hunt(boss)[0].kind == "main" else 0
        stones = [card.id for card in CARDS.encounters.values() if card.terrain_1 == "gravestone"]
        for number, laid in enumerate(souls.map):
            laid.encounter = stones[number] if number < graves else "hollow_cave"
            laid.won = True
            laid.seen = True
        souls.agenda = [Roam(), EnterFog()]

    table = camp(heroes or ["knight"], change=ready, options=options or None)
    while table.asks() in ("ask-stand", "ask-aggro"):
        table.act(table.decision.options[0])
    return table


@rule("DS-BSTART-02", "DS-BSTART-03", "DS-RULING-01", "DS-RULING-77")
@pytest.mark.parametrize(("boss", "size", "place"), [("gargoyle", 13, (2, 0)), ("dancer", 28, (2, -4))])
def test_a_mini_boss_has_one_tile_a_main_boss_two_joined(boss, size, place):
    table = into_the_fog(boss)
    assert table.battle.size == size
    assert table.battle.entries == [node_at(0, 4), node_at(2, 4), node_at(4, 4)]
    appeared = [event.event for event in table.session.events if type(event.event).__name__ == "Appeared"]
    assert appeared[0].node == node_at(*place)


@rule("DS-BSTART-01", "DS-BSTART-04", "DS-BSTART-05")
def test_heroes_stand_by_the_door_and_somebody_takes_the_aggro_token():
    def ready(souls):
        souls.quest.boss = "gargoyle"
        for laid in souls.map:
            laid.won = True
        souls.agenda = [Roam(), EnterFog()]

    table = camp(["knight", "assassin", "herald", "warrior"], change=ready)
    for _ in range(3):
        assert table.asks() == "ask-stand"
        table.act(Stand(node_at(2, 4)))
    assert {option.node for option in table.offered(Stand)} == {node_at(0, 4), node_at(4, 4)}
    table.act(Stand(node_at(0, 4)))
    assert table.asks() == "ask-aggro"
    table.act(Take(3))
    assert table.battle.aggro == 3


@rule("DS-BSTART-07", "DS-BEHAV-03", "DS-BDATA-05")
def test_as_many_starting_cards_as_the_deck_size_and_no_hot_one():
    table = into_the_fog("gargoyle")
    deck = table.souls.deck
    assert deck is not None
    cards = deck.cards + deck.played
    assert len(cards) == 4
    assert not [card for card in cards if CARDS.behaviours[card].heat_up]


@rule("DS-BSTART-08", "DS-BSTART-09", "DS-RULING-93", "DS-TERR-03")
@pytest.mark.parametrize("graves", [0, 1, 2])
def test_a_gravestone_tells_of_one_behaviour_in_the_deck(graves):
    table = into_the_fog("gargoyle", graves)
    told = [foresaw.card for foresaw in table.told(Foresaw)]
    assert len(set(told)) == len(told) == graves
    deck = table.souls.deck
    assert deck is not None
    assert set(told) <= set(deck.cards + deck.played)


@rule("DS-BEND-01", "DS-MIDSETUP-07", "DS-END-04")
def test_a_beaten_mini_boss_leaves_its_treasure_in_the_inventory():
    table = wounded("gargoyle", 1)
    table.dice("black 2", "black 2", "black 2", "black 2")
    table.act(Attack("long_sword.1", 1, 0, False))
    assert set(CARDS.pile("boss", "gargoyle")) <= set(table.souls.inventory)
    assert table.souls.quest.half == 1


@rule("DS-BEND-02", "DS-BEND-03", "DS-RULING-98", "DS-COMP-02")
def test_a_beaten_main_boss_is_the_game():
    table = wounded("dancer", 1)
    table.dice("black 2", "black 2", "black 2", "black 2")
    table.act(Attack("long_sword.1", 1, 0, False))
    assert table.session.outcome() == "won"
    assert not set(CARDS.pile("boss", "dancer")) & set(table.souls.inventory)
