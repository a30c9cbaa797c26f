"""Enemy activations: order, movement, attacks of those that are no bosses (DS-ENEMY, DS-EMOVE, DS-EATK)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import arena, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import SHEETS
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import (
    Block,
    Choose,
    Dodge,
    FoeActed,
    FoeMoved,
    Missed,
    Pushed,
    PushTo,
    Struck,
    Suffered,
)


def endure(table) -> None:
    """Block whatever comes, without luck or heroics, and be pushed the first way, until a hero acts."""
    while table.session.decision is not None and table.asks() not in ("ask-act", "ask-roam"):
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])


# -- order -----------------------------------------------------------------------------------------------


@rule("DS-ENEMY-01", "DS-EDATA-02", "DS-ENC-04")
def test_all_activate_the_highest_threat_first():
    foes = [("crossbow_hollow", (0, 0)), ("sentinel", (2, 0)), ("hollow_soldier", (4, 0))]
    table = arena(foes=foes, at=[(2, 4), (4, 4)], first="foes")
    endure(table)
    assert [table.session.state.foes[acted.foe].kind for acted in table.told(FoeActed)] == [
        "sentinel",
        "hollow_soldier",
        "crossbow_hollow",
    ]


@rule("DS-ENEMY-02", "DS-DECISION-41")
def test_between_equals_the_players_choose_unless_it_makes_no_difference():
    apart = arena(foes=[("hollow_soldier", (1, 3)), ("hollow_soldier", (3, 3))], at=[(2, 4), (2, 4)], first="foes")
    assert apart.asks() == "ask-foe"
    assert apart.decision.seats == [0, 1]
    apart.act(Choose("foe", 1))
    assert apart.told(FoeActed)[0].foe == 1
    alike = arena(foes=[("hollow_soldier", (2, 0)), ("hollow_soldier", (2, 0))], at=[(2, 4), (2, 4)], first="foes")
    assert alike.asks() != "ask-foe"


@rule("DS-ENEMY-02", "DS-DECISION-41")
@pytest.mark.parametrize(("part", "value"), [("conditions", ["stagger"]), ("wounds", 1)])
def test_equals_on_one_node_differ_by_what_befell_them(part, value):
    """One of them is staggered, or near its end: then it matters who comes first, whichever of the two it is."""
    for changed in (0, 1):
        table = arena(
            foes=[("sentinel", (2, 0)), ("sentinel", (2, 0))],
            at=[(2, 4), (2, 4)],
            first="foes",
            change=lambda souls, changed=changed: setattr(souls.foes[changed], part, value),
        )
        assert table.asks() == "ask-foe"
        assert table.decision.options == [Choose("foe", 0), Choose("foe", 1)]


@rule("DS-ENEMY-03", "DS-ENEMY-04", "DS-ENEMY-05", "DS-EDATA-01")
def test_icons_are_resolved_from_left_to_right():
    """The bowman shoots and then steps back; the crossbow steps back and then shoots."""
    for kind, order in (
        ("silver_knight_greatbowman", ["Struck", "FoeMoved"]),
        ("crossbow_hollow", ["FoeMoved", "Struck"]),
    ):
        table = arena(["knight"], at=[(2, 4)], foes=[(kind, (2, 2))], first="foes")
        endure(table)
        kinds = [type(told.event).__name__ for told in table.session.events]
        assert [kind for kind in kinds if kind in ("Struck", "FoeMoved")] == order


@rule("DS-RULING-68", "DS-COMP-05")
def test_no_card_asks_for_more_models_than_there_are():
    for card in CARDS.encounters.values():
        both = card.spawn_1 + card.spawn_2
        for kind in set(both):
            assert both.count(kind) <= CARDS.enemies[kind].models
        assert max(len(card.spawn_1), len(card.spawn_2)) <= 3


# -- movement --------------------------------------------------------------------------------------------


@rule("DS-EMOVE-01", "DS-EMOVE-06")
def test_it_goes_towards_the_nearest_and_stops_on_their_node():
    table = arena(at=[(2, 4), (4, 0)], foes=[("silver_knight_swordsman", (2, 2))], first="foes")
    assert table.lair_of(0) == (2, 4)
    assert [moved.node for moved in table.told(FoeMoved)] == [node_at(2, 4)]


@rule("DS-EMOVE-02", "DS-EMOVE-05", "DS-EXAMPLE-16", "DS-RULING-67")
def test_it_backs_away_from_the_aggro_holder_as_long_as_a_node_is_farther():
    table = arena(["knight"], at=[(2, 4)], foes=[("crossbow_hollow", (2, 2))], first="foes")
    assert table.asks() == "ask-path"
    assert {option.number for option in table.offered(Choose)} == {
        node_at(2, 0),
        node_at(1, 1),
        node_at(3, 1),
        node_at(0, 2),
        node_at(4, 2),
    }
    cornered = arena(["knight"], at=[(4, 4)], foes=[("crossbow_hollow", (0, 0))], first="foes")
    assert cornered.told(FoeMoved) == []


@rule("DS-EMOVE-03", "DS-DECISION-42")
def test_between_nodes_that_serve_alike_the_players_choose():
    table = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (1, 1))], first="foes")
    assert table.asks() == "ask-path"
    assert {option.number for option in table.offered(Choose)} == {node_at(1, 3), node_at(2, 2)}


@rule("DS-EMOVE-04")
def test_a_boss_may_be_told_to_follow_the_aggro_holder_past_the_nearest():
    table = lair("gargoyle", at=[(2, 4), (4, 0)], place=(2, 0), aggro=0, deck=["gargoyle_halberd_thrust"])
    assert table.lair_of(0) == (2, 2)


@rule("DS-EMOVE-07")
def test_a_boss_may_be_told_to_leave_the_nearest():
    table = lair(
        "winged_knight", at=[(2, 4), (2, 0)], place=(2, 2), facing="w", deck=["winged_knight_diagonal_uppercut"]
    )
    while table.asks() != "ask-act":
        if table.asks() == "ask-path":
            assert {option.number for option in table.offered(Choose)}
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])
    assert table.lair_of(0) != (2, 2)


@rule("DS-EMOVE-08", "DS-EATK-03", "DS-CHAR-07", "DS-RULING-57")
def test_of_equally_near_the_aggro_holder_then_the_highest_taunt():
    foe = [("hollow_soldier", (2, 2))]
    holder = arena(["knight", "herald"], at=[(0, 2), (4, 2)], foes=foe, aggro=1, first="foes")
    assert holder.told(Struck)[0].heroes == [1]
    taunt = arena(
        ["herald", "knight", "assassin"],
        at=[(0, 2), (4, 2), (2, 4)],
        foes=[("hollow_soldier", (2, 2))],
        aggro=2,
        first="foes",
    )
    assert taunt.told(Struck)[0].heroes == [2]
    third = arena(
        ["herald", "knight", "assassin"],
        at=[(1, 1), (3, 1), (2, 4)],
        foes=[("hollow_soldier", (2, 0))],
        aggro=2,
        first="foes",
    )
    assert third.told(Struck)[0].heroes == [1]


@rule("DS-EMOVE-09")
def test_whom_it_follows_is_settled_when_the_movement_begins():
    """The Sentinel's target is pushed off its node; it goes after that one although another is nearer by now."""
    table = arena(at=[(2, 2), (0, 0)], foes=[("sentinel", (2, 2))], first="foes")
    table.act(PushTo(node_at(4, 2)))
    assert table.told(FoeMoved)[0].node == node_at(4, 2)


@rule("DS-RULING-06", "DS-TERR-02", "DS-TERR-04", "DS-TERR-08")
@pytest.mark.parametrize("token", ["gravestone", "barrel", "chest"])
def test_terrain_is_walked_around(token):
    table = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 0))], terrain={(2, 2): token}, first="foes")
    nodes = {option.number for option in table.offered(Choose)}
    assert nodes == {node_at(1, 1), node_at(3, 1)}


@rule("DS-TERR-06")
def test_a_broken_barrel_is_in_nobodys_way():
    table = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 0))], terrain={(2, 2): "broken"}, first="foes")
    assert table.told(FoeMoved)[0].node == node_at(2, 2)


@rule("DS-RULING-06")
def test_with_no_way_at_all_it_stays():
    around = {(2, 0): "gravestone", (1, 1): "gravestone", (0, 2): "gravestone"}
    table = arena(["knight"], at=[(4, 4)], foes=[("hollow_soldier", (0, 0))], terrain=around, first="foes")
    assert table.told(FoeMoved) == []


@rule("DS-COND-08", "DS-RULING-32")
def test_a_frozen_foe_moves_one_less_and_not_less_than_nought():
    def freeze(souls):
        souls.foes[0].conditions = ["frostbite"]

    slow = arena(["knight"], at=[(2, 4)], foes=[("silver_knight_swordsman", (2, 0))], first="foes", change=freeze)
    assert len(slow.told(FoeMoved)) == 1
    stuck = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 0))], first="foes", change=freeze)
    assert stuck.told(FoeMoved) == []


# -- movement that pushes --------------------------------------------------------------------------------


@rule("DS-EMOVE-10", "DS-EMOVE-11", "DS-EXAMPLE-15", "DS-PUSH-07", "DS-EATK-07")
def test_a_push_with_a_number_attacks_whoever_is_on_the_node_it_enters():
    table = arena(["knight"], at=[(2, 2)], foes=[("large_hollow_soldier", (2, 0))], first="foes")
    struck = table.told(Struck)[0]
    assert (struck.heroes, struck.damage, struck.magical) == ([0], 5, False)
    assert table.asks() == "ask-defend"
    table.dice("black 0", "black 0", "black 0", "blue 1", "blue 1")
    table.act(Block())
    assert table.asks() == "ask-roll"  # where the push leads is said as the roll is kept
    assert len(table.offered(PushTo)) == 8


@rule("DS-EXAMPLE-17", "DS-PUSH-06", "DS-PUSH-07", "DS-PUSH-08")
def test_it_pushes_its_way_through_node_by_node():
    """The Sentinel clears its own node, then each it enters; where to is the pushed ones' to say."""
    table = arena(at=[(2, 2), (2, 2)], foes=[("sentinel", (2, 2))], first="foes")
    for who in (0, 1):
        assert (table.asks(), table.decision.about, table.decision.seats) == ("ask-push-to", who, [who])
        table.act(PushTo(node_at(2, 4)))
    assert table.lair_of(0) == (2, 4)
    assert [pushed.who for pushed in table.told(Pushed)] == [0, 1]
    assert (table.asks(), table.decision.about) == ("ask-push-to", 0)


@rule("DS-EXAMPLE-32", "DS-RULING-17", "DS-RULING-145", "DS-EATK-09")
def test_from_a_shared_node_it_pushes_without_harm_follows_and_strikes():
    table = arena(["knight"], at=[(2, 2)], foes=[("large_hollow_soldier", (2, 2))], first="foes")
    assert table.asks() == "ask-push-to"
    table.act(PushTo(node_at(2, 4)))
    assert table.told(Suffered) == []
    assert table.lair_of(0) == (2, 4)
    assert table.asks() == "ask-defend"
    assert table.decision.count == 5
    assert table.offers(Dodge(node_at(2, 4)))


@rule("DS-RULING-18")
def test_who_dodges_a_movement_attack_is_not_pushed():
    table = arena(["assassin"], at=[(2, 2)], foes=[("large_hollow_soldier", (2, 0))], first="foes")
    table.dice("dodge 1", "dodge 1")
    table.act(Dodge(node_at(2, 2)))
    if table.asks() == "ask-backstab":
        table.act(DONE)
    assert table.asks() == "ask-act"
    assert table.where(0) == table.lair_of(0) == (2, 2)


@rule("DS-RULING-19")
def test_a_plain_push_cannot_be_dodged():
    table = arena(["assassin"], at=[(2, 2)], foes=[("sentinel", (2, 0))], first="foes")
    assert table.asks() == "ask-push-to"
    assert table.offered(Dodge) == []


@rule("DS-RULING-33")
@pytest.mark.parametrize(("how", "damage"), [("no", 5), ("yes", 4)])
def test_stagger_leaves_a_movement_attack_alone_unless_the_table_says_otherwise(how, damage):
    table = arena(
        ["knight"],
        at=[(2, 2)],
        foes=[("large_hollow_soldier", (2, 0))],
        first="foes",
        options={"stagger_moves": how},
        change=lambda souls: setattr(souls.foes[0], "conditions", ["stagger"]),
    )
    assert table.decision.count == damage


# -- attacks ---------------------------------------------------------------------------------------------


@rule("DS-EATK-01", "DS-EDATA-03")
def test_a_data_card_fixes_damage_kind_and_range():
    shot = arena(["knight"], at=[(4, 4)], foes=[("crossbow_hollow", (0, 0))], first="foes")
    assert (shot.told(Struck)[0].damage, shot.told(Struck)[0].magical) == (3, True)
    blow = arena(["knight"], at=[(4, 4)], foes=[("hollow_soldier", (0, 0))], first="foes")
    endure(blow)
    assert blow.told(Missed)
    assert SHEETS["hollow_soldier"].threat == 5


@rule("DS-EATK-02", "DS-RULING-58")
def test_an_aggro_attack_out_of_range_misses_even_if_others_are_near():
    """A Gargoyle's thrust is meant for the holder at the far wall; the one beside it is left in peace."""
    table = lair("gargoyle", at=[(2, 4), (3, 1)], place=(2, 0), aggro=0, deck=["gargoyle_halberd_thrust"])
    endure(table)
    assert table.told(Struck) == [] or table.told(Struck)[0].heroes == [0]
    far = lair(
        "gargoyle",
        at=[(0, 4), (2, 0)],
        place=(4, 0),
        aggro=0,
        deck=["gargoyle_halberd_thrust"],
        change=lambda souls: setattr(souls.foes[0], "conditions", ["frostbite"]),
    )
    endure(far)
    assert far.told(Missed)


@rule("DS-EATK-03", "DS-RULING-59")
def test_the_nearest_is_looked_for_when_the_attack_comes():
    """The swordsman follows one hero two nodes and finds two on that node: both are meant."""
    table = arena(at=[(2, 4), (2, 4)], foes=[("silver_knight_swordsman", (2, 0))], first="foes")
    assert table.told(Struck)[0].heroes == [0, 1]


@rule("DS-EATK-05", "DS-EXAMPLE-19", "DS-COMBAT-02")
def test_a_node_attack_on_the_aggro_holder_takes_everyone_there():
    table = arena(
        ["knight", "assassin", "herald"],
        at=[(2, 4), (2, 4), (4, 4)],
        foes=[("silver_knight_greatbowman", (0, 0))],
        first="foes",
    )
    struck = table.told(Struck)[0]
    assert (struck.heroes, struck.damage, struck.magical) == ([0, 1], 4, False)
    assert (table.asks(), table.decision.seats) == ("ask-defend", [0])
    table.act(Block())
    table.keep()
    assert (table.asks(), table.decision.seats) == ("ask-defend", [1])


@rule("DS-EATK-04", "DS-EATK-05", "DS-EXAMPLE-18", "DS-RULING-15")
def test_who_blocks_is_hurt_and_pushed_who_dodges_is_neither():
    """Five physical to the node, with a push: one blocks three, one dodges."""
    table = arena(["knight", "assassin"], at=[(2, 2), (2, 2)], foes=[("silver_knight_swordsman", (2, 2))], first="foes")
    table.dice("black 2", "black 1")
    table.act(Block())
    table.keep()
    assert table.hero(0).red == 2
    table.dice("dodge 1", "dodge 1")
    table.act(Dodge(node_at(2, 2)))
    if table.asks() == "ask-backstab":
        table.act(DONE)
    assert table.hero(1).red == 0
    assert (table.asks(), table.decision.about) == ("ask-push-to", 0)
    table.act(PushTo(node_at(2, 4)))
    assert table.asks() == "ask-act"
    assert table.where(1) == (2, 2)


@rule("DS-EATK-06")
def test_a_node_attack_out_of_range_misses():
    table = arena(["knight"], at=[(2, 4)], foes=[("silver_knight_swordsman", (4, 0))], first="foes")
    endure(table)
    near = [struck.heroes for struck in table.told(Struck)]
    assert near in ([], [[0]])
    far = arena(
        ["knight"],
        at=[(0, 4)],
        foes=[("silver_knight_swordsman", (4, 0))],
        first="foes",
    )
    endure(far)
    assert far.told(Missed)


@rule("DS-EATK-08")
def test_a_movement_attack_may_be_blocked_or_dodged():
    table = arena(["knight"], at=[(2, 2)], foes=[("large_hollow_soldier", (2, 0))], first="foes")
    assert Block() in table.decision.options
    assert table.offered(Dodge)


@rule("DS-EATK-10")
def test_a_movement_attack_of_several_nodes_may_strike_one_hero_twice():
    """Smough tramples two nodes: whoever is pushed straight ahead is met again."""
    table = lair(
        "ornstein_and_smough",
        ["knight"],
        at=[(2, 2)],
        first="foes",
        change=lambda souls: (
            souls.foes.pop(0),
            setattr(souls.foes[0], "heated", True),
            setattr(souls.deck, "cards", [trampling()]),
            setattr(souls.deck, "seen", []),
        ),
    )
    hits = 0
    for _ in range(30):
        if table.asks() == "ask-act":
            break
        if table.asks() == "ask-defend":
            hits += 1
            table.hero(0).red = 0
        south = [option for option in table.offered(PushTo) if option.node == node_at(2, 4)]
        table.act(south[0] if south else DONE if DONE in table.decision.options else table.decision.options[0])
    assert hits >= 2


def trampling() -> str:
    """Smough's charge, whose movement itself is the attack."""
    for card in CARDS.bosses["smough"].behaviours:
        if any(type(icon).__name__ == "Move" and icon.damage and icon.nodes > 1 for icon in card.icons):
            return card.id
    raise AssertionError("there is no such card")


@rule("DS-RULING-60")
def test_leaving_the_node_by_a_dodge_that_fails_does_not_save_one():
    table = arena(["knight"], at=[(2, 2)], foes=[("silver_knight_swordsman", (2, 2))], first="foes")
    table.dice("dodge 0")
    table.act(Dodge(node_at(2, 4)))
    table.keep()
    assert table.hero(0).red == 5


@rule("DS-COMBAT-03")
def test_enemies_never_mean_each_other():
    table = arena(
        ["knight"], at=[(2, 2)], foes=[("silver_knight_swordsman", (2, 2)), ("hollow_soldier", (2, 2))], first="foes"
    )
    endure(table)
    assert [foe.wounds for foe in table.souls.foes] == [0, 0]
