"""Exploring, encounters, terrain, traps, endings (DS-EXPLORE, DS-ENCSET, DS-TERR, DS-TRAP, DS-ENC, DS-END)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import END, Table, arena, camp, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.encounters import enter_tile
from undercroft.games.dark_souls.rules.gear import TILE_FACES
from undercroft.games.dark_souls.rules.nodes import XY, node_at
from undercroft.games.dark_souls.state import (
    Activated,
    Attack,
    Began,
    Block,
    Bought,
    Broke,
    Dodge,
    Dropped,
    EnterBoss,
    EnterFog,
    EnterTile,
    Gained,
    Go,
    MapTile,
    Open,
    Rested,
    Roam,
    Souls,
    Sprang,
    Stand,
    Suffer,
    Take,
    Walk,
)


def mapped(encounter: str = "the_forgotten", tile: str = "tile_4b", **more):
    """A camp with one tile south of it, its east wall open to another."""

    def lay(souls: Souls) -> None:
        souls.map = [
            MapTile(tile, 0, 1, 2, encounter, False, False, [], [], []),
            MapTile("tile_3a", 0, 2, 0, "hollow_cave", False, False, [], [], []),
        ]
        souls.fog = 1
        for name, value in more.items():
            setattr(souls, name, value)

    return lay


def entered(encounter: str = "the_forgotten", tile: str = "tile_4b", heroes: list[str] | None = None, **more):
    """The party has just gone into a tile and stands before the enemies."""
    table = camp(heroes or ["knight", "assassin"], change=mapped(encounter, tile, **more))
    table.act(table.offered(Go)[0])
    return table


def stand_all(table) -> None:
    """Everybody on the first entry node, the first hero leads."""
    while table.asks() in ("ask-stand", "ask-aggro"):
        table.act(table.decision.options[0])


def endure(table) -> None:
    """Through the enemies' activation, unhurt."""
    while table.session.decision is not None and table.asks() not in ("ask-act", "ask-first", "ask-roam", "ask-dash"):
        for hero in table.souls.heroes:
            hero.red = 0
            hero.black = 0
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])


# -- exploring ---------------------------------------------------------------------------------------------


@rule("DS-EXPLORE-01", "DS-EXPLORE-02", "DS-DECISION-06")
def test_entering_a_hidden_tile_turns_its_card_and_begins():
    table = entered()
    assert [began.what for began in table.told(Began)] == ["the_forgotten"]
    assert table.souls.map[0].seen
    assert table.asks() == "ask-stand"


@rule("DS-EXPLORE-03")
def test_won_tiles_are_crossed_and_the_next_is_in_reach():
    table = camp(change=mapped())
    assert {go.tile for go in table.offered(Go)} == {0}

    def won(souls: Souls) -> None:
        mapped(tile="tile_5a")(souls)
        souls.map[0].won = True

    beyond = camp(change=won)
    assert 1 in {go.tile for go in beyond.offered(Go)}


@rule("DS-EXPLORE-04", "DS-EXPLORE-05", "DS-DECISION-07", "DS-RULING-111")
def test_the_fog_opens_once_its_tile_is_won_and_may_wait():
    def ready(souls: Souls) -> None:
        mapped()(souls)
        souls.map[1].won = True

    assert not camp(change=mapped()).offers(EnterBoss())
    table = camp(change=ready)
    assert table.offers(EnterBoss())
    assert table.offered(Go)


@rule("DS-EXPLORE-07", "DS-BSTART-01", "DS-BOSS-01")
def test_through_the_fog_it_is_an_encounter_like_any_other():
    def ready(souls: Souls) -> None:
        mapped()(souls)
        souls.map[0].won = souls.map[1].won = True
        souls.quest.boss = "gargoyle"

    table = camp(change=ready)
    table.act(EnterBoss())
    assert table.asks() == "ask-stand"
    assert [foe.kind for foe in table.souls.foes] == ["gargoyle"]


# -- setting it up -------------------------------------------------------------------------------------------


@rule("DS-ENCSET-01", "DS-ENCSET-02", "DS-ENCSET-04", "DS-ENCSET-05", "DS-EXAMPLE-07", "DS-TRAP-01", "DS-ENC-01")
def test_the_forgotten_on_tile_four():
    """Turned half round, its south door is the one by which the party comes."""
    table = entered()
    foes = [(foe.kind, XY[foe.node]) for foe in table.souls.foes]
    assert foes == [
        ("hollow_soldier", (0, 0)),
        ("hollow_soldier", (0, 0)),
        ("silver_knight_greatbowman", (3, 3)),
    ]
    assert {XY[node] for node, token in enumerate(table.battle.terrain) if token} == {(1, 3)}
    assert table.battle.terrain[node_at(1, 3)] == "barrel"
    trapped = {XY[node] for node, token in enumerate(table.battle.traps) if token}
    assert trapped == {(2, 0), (1, 1), (0, 2), (2, 2)}
    assert {XY[stand.node] for stand in table.offered(Stand)} == {(0, 4), (2, 4), (4, 4)}


@rule("DS-ENCSET-06", "DS-COMP-12")
def test_levels_go_from_one_to_three():
    assert {card.level for card in CARDS.encounters.values() if card.source == "facts"} == {1, 2, 3}


@rule("DS-ENC-01", "DS-DECISION-22", "DS-NODE-14")
def test_three_to_an_entry_node_each_placed_by_its_player():
    table = entered(heroes=["knight", "assassin", "herald", "warrior"])
    for seat in range(3):
        assert table.decision.seats == [seat]
        table.act(Stand(node_at(2, 4)))
    assert node_at(2, 4) not in {stand.node for stand in table.offered(Stand)}


@rule("DS-ENC-02", "DS-DECISION-23")
def test_the_players_say_who_led_the_way():
    table = entered()
    for _ in range(2):
        table.act(table.decision.options[0])
    assert (table.asks(), table.decision.seats) == ("ask-aggro", [0, 1])
    table.act(Take(1))
    assert table.battle.aggro == 1


@rule("DS-ENC-03", "DS-ENC-04", "DS-ENC-05", "DS-ENC-06", "DS-EXAMPLE-08", "DS-DECISION-24", "DS-RULING-109")
def test_enemies_first_then_one_hero_at_a_time_round_the_table():
    table = entered("hollow_cave", heroes=["knight", "warrior", "herald"])
    stand_all(table)
    endure(table)
    assert (table.asks(), table.decision.seats) == ("ask-first", [0, 1, 2])
    table.act(Take(0))
    for _ in range(4):
        endure(table)
        table.act(END)
    endure(table)
    assert [activated.who for activated in table.told(Activated)] == [0, 1, 2, 0, 1]


# -- terrain -------------------------------------------------------------------------------------------------


@rule("DS-TERR-01", "DS-TERR-12", "DS-TERR-13")
def test_terrain_lies_on_terrain_nodes_and_traps_on_basic_ones():
    for card in CARDS.encounters.values():
        table = entered(card.id, "tile_2a")
        face = TILE_FACES["tile_2a"]
        tokens = {node: token for node, token in enumerate(table.battle.terrain) if token}
        printed = {face.first_terrain: card.terrain_1, face.second_terrain: card.terrain_2}
        assert tokens == {node: token for node, token in printed.items() if token}
        traps = {node for node, token in enumerate(table.battle.traps) if token}
        assert traps == (set(face.trapped) if card.traps else set())


@rule("DS-TERR-02", "DS-TERR-08")
@pytest.mark.parametrize("token", ["gravestone", "chest"])
def test_gravestones_and_chests_block_a_hero(token):
    table = arena(["knight"], at=[(2, 4)], terrain={(2, 2): token})
    assert not table.offers(Walk(node_at(2, 2)))


@rule("DS-TERR-05")
def test_a_barrel_costs_one_more_and_breaks():
    table = arena(["knight"], at=[(2, 4)], terrain={(2, 2): "barrel"})
    table.act(Walk(node_at(2, 2)))
    assert table.hero(0).black == 1
    assert table.battle.terrain[node_at(2, 2)] == "broken"
    assert table.told(Broke)


@rule("DS-TERR-07", "DS-TRAP-07")
def test_afterwards_barrels_are_whole_and_traps_face_down_where_they_were():
    table = last_blow(terrain={(1, 3): "broken"}, traps={(2, 2): "trap_1_1", (1, 1): "blank"})
    traps = table.souls.map[0].traps.copy()
    assert traps[node_at(2, 2)] == "trap_1_1"
    table.souls.map[0].won = False
    enter_tile(table.souls, EnterTile(0, "south"))
    assert table.battle.terrain[node_at(1, 3)] == "barrel"
    assert table.battle.traps == traps
    assert table.battle.sprung == []


# -- chests --------------------------------------------------------------------------------------------------


def with_chest(souls: Souls) -> None:
    """The party stands on a won tile with a chest."""
    mapped("hollow_cave")(souls)
    souls.map[0].won = True
    souls.at = 0


@rule("DS-TERR-09", "DS-TERR-10", "DS-DECISION-17", "DS-RULING-112")
def test_a_chest_of_a_won_tile_holds_two_cards():
    table = camp(change=with_chest)
    assert len(table.offered(Open)) == 1
    before = len(table.souls.treasure)
    table.act(table.offered(Open)[0])
    while table.asks() != "ask-roam":
        table.act(table.decision.options[-1])
    assert len(table.souls.treasure) == before - 2
    assert len(table.told(Bought)) == 2


@rule("DS-TERR-11", "DS-TERR-12")
def test_an_opened_chest_stays_open():
    table = camp(change=with_chest)
    table.act(table.offered(Open)[0])
    while table.asks() != "ask-roam":
        table.act(table.decision.options[-1])
    assert table.offered(Open) == []


@rule("DS-TERR-09")
def test_before_the_victory_it_stays_shut():
    def lost(souls: Souls) -> None:
        with_chest(souls)
        souls.map[0].won = False

    assert camp(change=lost).offered(Open) == []


# -- traps ---------------------------------------------------------------------------------------------------


@rule("DS-TRAP-02", "DS-TRAP-03", "DS-TRAP-06")
def test_a_trap_is_turned_over_once_and_a_blank_does_nothing():
    table = arena(["knight"], at=[(2, 4)], traps={(2, 2): "blank"})
    table.act(Walk(node_at(2, 2)))
    assert table.asks() == "ask-act"
    table.act(Walk(node_at(2, 4)))
    table.act(Walk(node_at(2, 2)))
    assert len(table.told(Sprang)) == 1


@rule("DS-TRAP-04", "DS-TRAP-05", "DS-DECISION-48", "DS-RULING-64", "DS-RULING-65")
def test_a_trap_is_suffered_or_dodged_never_blocked():
    table = arena(["knight"], at=[(2, 4)], traps={(2, 2): "trap_2_1"})
    table.act(Walk(node_at(2, 2)))
    assert table.asks() == "ask-trap"
    assert not table.offers(Block())
    assert table.offers(Suffer())
    assert table.offers(Dodge(node_at(2, 2)))
    table.act(Suffer())
    assert table.hero(0).red == 2


@rule("DS-EXAMPLE-33", "DS-TRAP-04", "DS-RULING-26", "DS-RULING-65")
def test_a_trap_that_is_not_dodged_hurts_in_full_ember_or_not():
    table = arena(
        ["knight"], at=[(2, 4)], traps={(2, 2): "trap_3_1"}, change=lambda s: setattr(s.heroes[0], "ember", True)
    )
    table.act(Walk(node_at(2, 2)))
    table.dice("dodge 0")
    table.act(Dodge(node_at(2, 2)))
    table.keep()
    assert (table.hero(0).black, table.hero(0).red) == (1, 3)


@rule("DS-RULING-61", "DS-RULING-66")
def test_a_dodge_onto_a_second_trap_meets_that_one_first():
    table = arena(["knight"], at=[(2, 4)], traps={(2, 2): "trap_1_1", (1, 1): "trap_2_1"})
    table.act(Walk(node_at(2, 2)))
    table.act(Dodge(node_at(1, 1)))
    assert [sprang.trap for sprang in table.told(Sprang)] == ["trap_1_1", "trap_2_1"]
    assert table.asks() == "ask-trap"
    table.dice("dodge 0")
    table.act(Suffer())
    table.keep()
    assert table.hero(0).red == 3


@rule("DS-TRAP-08")
def test_enemies_walk_over_traps():
    table = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 0))], traps={(2, 2): "trap_3_1"}, first="foes")
    endure(table)
    assert table.lair_of(0) == (2, 2)
    assert table.told(Sprang) == []


# -- victory -------------------------------------------------------------------------------------------------


def last_blow(wounds: int = 0, **more):
    """A Knight about to kill the last foe."""
    table = arena(["knight", "assassin"], at=[(0, 0), (4, 4)], foes=[("hollow_soldier", (0, 0))], **more)
    table.hero(0).red = wounds
    table.hero(1).red = 3
    table.hero(1).conditions = ["bleed"]
    table.dice("black 2", "black 2", "black 2")
    table.act(Attack("long_sword.1", 0, 0, False))
    return table


@rule("DS-END-01", "DS-END-02", "DS-COND-04", "DS-ENC-08", "DS-RULING-42")
def test_with_the_last_enemy_the_encounter_is_over_at_once():
    table = last_blow(wounds=4)
    assert table.asks() == "ask-roam"
    assert table.souls.battle is None
    assert table.souls.map[0].won
    for hero in table.souls.heroes:
        assert (hero.black, hero.red, hero.conditions) == (0, 0, [])


@rule("DS-END-03")
def test_two_souls_for_each_character():
    table = last_blow()
    assert [gained.souls for gained in table.told(Gained)] == [4]
    assert table.souls.souls == 4


@rule("DS-END-10", "DS-END-11", "DS-ENC-07")
def test_the_next_encounter_begins_with_whoever_was_next():
    assert last_blow().souls.first == 1


@rule("DS-RULING-104")
@pytest.mark.parametrize(("how", "left"), [("collected", -1), ("left", 5)])
def test_souls_on_the_won_tile_are_picked_up_unless_the_table_says_otherwise(how, left):
    def lying(souls: Souls) -> None:
        souls.dropped, souls.dropped_tile, souls.dropped_node = 5, 0, node_at(2, 2)

    table = last_blow(change=lying, options={"souls_after_victory": how})
    assert table.souls.dropped == left


@rule("DS-END-04", "DS-EXAMPLE-29", "DS-RULING-101")
def test_a_boss_pays_for_every_spark_left():
    def nearly(souls: Souls) -> None:
        souls.foes[0].wounds = 25
        souls.sparks = 2

    table = lair(
        "gargoyle",
        ["knight", "assassin", "herald"],
        at=[(2, 2), (0, 4), (4, 4)],
        place=(2, 2),
        beside={0: "n"},
        first="hero",
        change=nearly,
    )
    table.dice("black 2", "black 2", "black 2", "black 2")
    table.act(Attack("long_sword.1", 1, 0, False))
    assert [gained.souls for gained in table.told(Gained)] == [6]
    assert table.souls.sparks == 3


@rule("DS-RULING-99")
def test_with_no_spark_left_a_boss_pays_nothing():
    def nearly(souls: Souls) -> None:
        souls.foes[0].wounds = 25
        souls.sparks = 0

    table = lair("gargoyle", ["knight"], at=[(2, 2)], place=(2, 2), beside={0: "n"}, first="hero", change=nearly)
    table.dice("black 2", "black 2", "black 2", "black 2")
    table.act(Attack("long_sword.1", 1, 0, False))
    assert [gained.souls for gained in table.told(Gained)] == [0]


# -- defeat --------------------------------------------------------------------------------------------------


def death(sparks: int = 2, souls: int = 7, dropped: int = -1, acted: int = -1):
    """An Assassin with two boxes left is struck and does not block enough."""

    def weak(table: Souls) -> None:
        table.heroes[0].red = 8
        table.heroes[1].ember = True
        table.heroes[1].estus = False
        table.sparks = sparks
        table.souls = souls
        table.dropped, table.dropped_tile, table.dropped_node = dropped, 0, node_at(0, 0)
        assert table.battle is not None
        table.battle.acted = acted

    table = arena(
        ["assassin", "knight"], at=[(2, 2), (4, 4)], foes=[("hollow_soldier", (2, 2))], first="foes", change=weak
    )
    table.dice("black 0")
    table.act(Block())
    table.keep()
    return table


@rule("DS-END-05", "DS-END-06", "DS-BAR-05", "DS-EQUIP-17", "DS-RULING-100", "DS-RULING-102", "DS-BONFIRE-20")
def test_one_death_sends_all_to_the_bonfire_to_rest():
    table = death()
    assert table.asks() == "ask-roam"
    assert table.souls.at == -1
    assert table.souls.sparks == 1
    assert [rested.free for rested in table.told(Rested)] == [False]
    assert table.hero(1).estus
    assert not table.hero(1).ember
    assert (table.hero(0).red, table.hero(0).black) == (0, 0)
    assert not table.souls.map[0].won


@rule("DS-END-07", "DS-RULING-105")
def test_every_soul_falls_where_the_hero_died_and_older_ones_are_lost():
    table = death(souls=7, dropped=3)
    assert table.souls.souls == 0
    assert (table.souls.dropped, table.souls.dropped_tile, XY[table.souls.dropped_node]) == (7, 0, (2, 2))
    assert [dropped.souls for dropped in table.told(Dropped)] == [7]


@rule("DS-END-09", "DS-RULING-105")
def test_even_nothing_takes_the_place_of_what_lay_there():
    assert death(souls=0, dropped=3).souls.dropped == 0


@rule("DS-END-08")
def test_souls_come_back_to_who_walks_there():
    def lying(souls: Souls) -> None:
        souls.dropped, souls.dropped_tile, souls.dropped_node = 5, 0, node_at(2, 2)

    table = arena(["knight"], at=[(2, 4)], change=lying)
    souls = table.souls.souls
    table.act(Walk(node_at(2, 2)))
    assert table.souls.souls == souls + 5


@rule("DS-RULING-103")
def test_souls_dropped_before_a_boss_lie_in_its_room():
    def weak(table: Souls) -> None:
        table.heroes[0].red = 9
        table.souls = 6

    table = lair("gargoyle", ["knight"], at=[(2, 2)], place=(2, 0), deck=["gargoyle_halberd_thrust"], change=weak)
    while table.asks() != "ask-roam":
        table.dice("black 0", "black 0", "black 0", "black 0")
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])
    assert (table.souls.dropped, table.souls.dropped_tile) == (6, -1)


@rule("DS-SETUP-08", "DS-RULING-100", "DS-RULING-107", "DS-CAMP-18")
def test_a_death_without_a_spark_is_the_end():
    assert death(sparks=1).session.outcome() == ""
    table = death(sparks=0)
    assert table.session.outcome() == "lost"


@rule("DS-RULING-108", "DS-END-10")
@pytest.mark.parametrize(("acted", "first"), [(-1, 0), (0, 1), (1, 0)])
def test_after_a_defeat_the_token_goes_on_from_who_acted_last(acted, first):
    assert death(acted=acted).souls.first == first


@rule("DS-RULING-94")
def test_a_boss_is_whole_again_after_a_defeat():
    def weak(table: Souls) -> None:
        table.heroes[0].red = 9
        table.foes[0].wounds = 20

    table = lair("gargoyle", ["knight"], at=[(2, 2)], place=(2, 0), deck=["gargoyle_halberd_thrust"], change=weak)
    while table.asks() != "ask-roam":
        table.dice("black 0", "black 0", "black 0", "black 0")
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])
    souls = table.souls.copy()
    for laid in souls.map:
        laid.won = True
    souls.agenda = [Roam(), EnterFog()]
    again = Table.at(souls, table.session, "again")
    assert [(foe.kind, foe.wounds, foe.heated) for foe in again.souls.foes] == [("gargoyle", 0, False)]
    assert len(again.souls.deck.cards) == CARDS.bosses["gargoyle"].deck
    assert again.souls.deck.played == []
