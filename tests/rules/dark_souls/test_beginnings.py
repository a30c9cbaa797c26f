"""How an encounter begins: who appears by what name, who leads, what is known of a boss (DS-ENCSET, DS-BSTART)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import COMPASS, camp
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.engine.session import Session
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.encounters import counted
from undercroft.games.dark_souls.rules.gear import OWNERS
from undercroft.games.dark_souls.rules.layout import distances, leaves_a_way, open_doorways, placements
from undercroft.games.dark_souls.state import (
    Appeared,
    EnterFog,
    FogRose,
    Foresaw,
    Go,
    Lay,
    MapTile,
    NextHalf,
    PlaceEncounters,
    Roam,
    Souls,
    Take,
    TookAggro,
    Went,
)


def facing(encounter: str, options=None, heroes=("knight", "assassin"), first: int = -1):
    """The party has gone to a tile south of the bonfire."""

    def laid(souls: Souls) -> None:
        souls.map = [MapTile("tile_5a", 0, 1, 0, encounter, False, False, [], [], [])]
        souls.fog, souls.fog_wall = 0, "east"
        souls.first = first

    table = camp(list(heroes), change=laid, options=options)
    table.act(next(go for go in table.offered(Go) if go.tile == 0))
    return table


def placed(table, leader: int):
    """Everybody on the first entry node; that one has led the way."""
    while table.asks() == "ask-stand":
        table.act(table.decision.options[0])
    if table.asks() == "ask-aggro":
        table.act(Take(leader))
    return table


@rule("DS-ENCSET-02", "DS-NODE-05")
def test_those_of_a_kind_are_told_apart_and_each_has_a_number_of_its_own():
    table = facing("the_forgotten")
    assert table.souls.roster == ["hollow_soldier.1", "hollow_soldier.2", "silver_knight_greatbowman"]
    assert [foe.id for foe in table.souls.foes] == [0, 1, 2]
    assert [(told.foe, told.kind) for told in table.told(Appeared)] == [
        (0, "hollow_soldier"),
        (1, "hollow_soldier"),
        (2, "silver_knight_greatbowman"),
    ]
    assert counted(["a", "b", "a", "c", "a"]) == ["a.1", "b", "a.2", "c", "a.3"]


@rule("DS-ENC-03", "DS-RULING-108", "DS-EDATA-06")
def test_at_first_nobody_has_acted_and_nothing_holds():
    battle = facing("the_forgotten").battle
    assert (battle.acted, battle.acting, battle.order, battle.icon) == (-1, -1, [], 0)
    assert (battle.begun, battle.ward, battle.sprung) == (False, False, [])
    for foe in facing("the_forgotten").souls.foes:
        assert (foe.wounds, foe.conditions, foe.heated, foe.last) == (0, [], False, "")
        assert foe.facing < 0


@rule("DS-RULING-77", "DS-RULING-94")
def test_a_boss_looks_to_the_door_and_is_whole():
    for boss in ("gargoyle", "dancer", "ornstein_and_smough"):
        for foe in into_the_fog(boss, []).souls.foes:
            assert (foe.facing, foe.wounds, foe.heated, foe.last) == (COMPASS["s"], 0, False, "")


@rule("DS-ENC-02")
@pytest.mark.parametrize("leader", [0, 1])
def test_who_led_the_way_holds_the_aggro_token_and_it_is_told(leader):
    table = placed(facing("the_forgotten"), leader)
    assert [drew.who for drew in table.told(TookAggro)][:1] == [leader]
    assert [(went.tile, went.x, went.y) for went in table.told(Went)] == [(0, 0, 1)]


@rule("DS-ENC-02", "DS-RULING-21")
@pytest.mark.parametrize(("first", "seat"), [(-1, 0), (0, 0), (1, 1)])
def test_until_somebody_has_led_the_way_the_first_to_act_has_the_last_word(first, seat):
    table = facing("hollow_cave", first=first)
    while table.asks() == "ask-stand":
        table.act(table.decision.options[0])
    assert (table.asks(), table.decision.leader) == ("ask-aggro", seat)


@rule("DS-CAMP-10", "DS-RULING-131")
def test_an_encounter_of_a_campaign_offers_the_dash_after_its_first_enemy_activation():
    table = placed(facing("the_forgotten", options={"mode": "first_journey"}), 0)
    asked = []
    while table.asks() != "ask-act":
        for hero in table.souls.heroes:
            hero.red = hero.black = 0
        asked.append(table.asks())
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])
    assert asked.count("ask-dash") == 1


@rule("DS-END-11", "DS-ENC-07")
def test_the_holder_of_the_first_activation_begins():
    table = placed(facing("hollow_cave", first=1), 0)
    while table.asks() not in ("ask-act", "ask-first"):
        for hero in table.souls.heroes:
            hero.red = hero.black = 0
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])
    assert (table.asks(), table.souls.activation.who) == ("ask-act", 1)


@rule("DS-DECISION-05", "DS-SETUP-13", "DS-RULING-118")
def test_who_is_asked_for_a_tile_is_told_of_which_level_the_card_is():
    """The lowest of those still to be dealt; which card it is nobody knows."""
    asked = 0
    for seed in range(30):
        session = Session.start(game, players=1, seed=f"deal{seed}")
        while session.decision is not None and session.decision.ask != "ask-roam":
            if session.decision.ask == "ask-deal":
                asked += 1
                waiting = session.state.agenda[-1]
                assert isinstance(waiting, PlaceEncounters)
                levels = [CARDS.encounters[card].level for card in waiting.left]
                assert session.decision.count == min(levels)
                assert max(levels) > min(levels)
            session.act(session.decision.options[0])
        if asked > 2:
            return
    raise AssertionError("nobody was asked")


# -- the map ---------------------------------------------------------------------------------------------------


def tile(face: str, x: int, y: int, quarters: int = 0) -> MapTile:
    """A tile with nothing on it."""
    return MapTile(face, x, y, quarters, "", False, False, [], [], [])


@rule("DS-RULING-142")
def test_the_way_from_the_bonfire_is_counted_in_doorways_for_the_last_tile_too():
    table = camp(["knight"]).souls
    table.map = [tile("tile_5a", 0, 1), tile("tile_6b", 0, 2), tile("tile_3a", 0, 3)]
    assert distances(table) == [1, 2, 3]


@rule("DS-RULING-143", "DS-DECISION-03")
def test_where_two_doorways_lead_to_one_place_no_way_to_lay_a_tile_is_offered_twice():
    """South and west of the bonfire lie tiles with doors to the place between them."""
    table = camp(["knight"]).souls
    table.map = [tile("tile_5a", 0, 1), tile("tile_2a", -1, 0)]
    assert [(x, y) for _, x, y in open_doorways(table)].count((-1, 1)) == 2
    found = placements(table, "tile_1")
    assert len({repr(lay) for lay in found}) == len(found)
    assert (-1, 1) in {(lay.x, lay.y) for lay in found}


@rule("DS-SETUP-04", "DS-DECISION-03")
def test_a_tile_that_would_close_the_map_is_not_laid_before_the_last():
    table = camp(["knight"]).souls
    table.map = [tile("tile_2a", 1, 1)]
    gap = [(2, 0, 1)]
    assert not leaves_a_way(table, gap, Lay("tile_1", "a", 0, 1, 0)), "its doors lead to the bonfire and that tile"
    assert leaves_a_way(table, gap, Lay("tile_1", "a", 0, 1, 3)), "this way one leads out to the west"
    assert leaves_a_way(table, [*gap, (3, -1, 0)], Lay("tile_1", "a", 0, 1, 0)), "another doorway is open"


@rule("DS-SETUP-06")
def test_the_fog_gate_is_told_with_its_place_and_wall():
    session = Session.start(game, players=1, seed="fog")
    while session.decision is not None and session.decision.ask != "ask-roam":
        session.act(session.decision.options[0])
    souls = session.state
    told = [one.event for one in session.events if isinstance(one.event, FogRose)]
    laid = souls.map[souls.fog]
    assert [(rose.tile, rose.x, rose.y, rose.wall) for rose in told] == [(souls.fog, laid.x, laid.y, souls.fog_wall)]


@rule("DS-MIDSETUP-05")
def test_the_treasure_of_the_second_half_is_shuffled():
    table = camp(["knight"], change=lambda souls: setattr(souls, "agenda", [Roam(), NextHalf()]))
    assert table.souls.treasure != sorted(table.souls.treasure)
    assert table.souls.legends == sorted(table.souls.legends)


# -- bosses --------------------------------------------------------------------------------------------------


def into_the_fog(boss: str, stones: list[tuple[str, bool, bool]], seed: str = "test"):
    """The party enters the fog; its tiles have these encounters, won or not, seen or not."""

    def ready(souls: Souls) -> None:
        souls.quest.boss = boss
        for laid, (encounter, won, seen) in zip(souls.map, stones):
            laid.encounter, laid.won, laid.seen = encounter, won, seen
        for laid in souls.map[len(stones) :]:
            laid.encounter, laid.won, laid.seen = "prison_tower", True, True
        souls.agenda = [Roam(), EnterFog()]

    return camp(["knight"], change=ready, seed=seed)


@rule("DS-BSTART-08", "DS-RULING-93", "DS-TERR-03")
def test_only_a_gravestone_on_a_tile_that_is_won_now_tells():
    """A stone on the first terrain node, on the second, on none; won, seen only, never seen."""
    first, second = "ruined_keep", "weathered_peak"
    told = [
        ([(first, True, True)], 1),
        ([(second, True, True)], 1),
        ([(first, True, True), (second, True, True)], 2),
        ([(first, False, True), (second, True, True)], 1),
        ([(first, False, False)], 0),
        ([("prison_tower", True, True)], 0),
    ]
    for stones, count in told:
        table = into_the_fog("gargoyle", stones)
        assert len(table.told(Foresaw)) == count
        assert table.souls.deck.seen == [foresaw.card for foresaw in table.told(Foresaw)]


@rule("DS-BSTART-07")
def test_which_behaviours_are_used_and_in_which_order_is_luck():
    decks = [into_the_fog("gargoyle", [], seed=f"deck {number}").souls.deck for number in range(10)]
    assert len({tuple(sorted(deck.cards)) for deck in decks}) > 1
    assert len({tuple(deck.cards) for deck in decks}) > 3
    for deck in decks:
        starting = {card.id for card in CARDS.bosses["gargoyle"].behaviours if not card.heat_up}
        hot = {card.id for card in CARDS.bosses["gargoyle"].behaviours if card.heat_up}
        assert set(deck.cards) < starting
        assert set(deck.spare) == (starting - set(deck.cards)) | hot
        assert (deck.played, deck.learned, deck.waits, deck.flipped) == ([], False, False, False)


@rule("DS-BSTART-09")
def test_what_the_stones_told_does_not_tell_the_order():
    """The card that was shown is not always the first to come."""
    places = set()
    for number in range(12):
        table = into_the_fog("gargoyle", [("ruined_keep", True, True)], seed=f"stone {number}")
        places.add(table.souls.deck.cards.index(table.told(Foresaw)[0].card))
    assert len(places) > 2


@rule("DS-RULING-95", "DS-BSTART-07")
def test_the_pair_has_all_five_cards_and_none_to_spare():
    table = into_the_fog("ornstein_and_smough", [])
    deck = table.souls.deck
    assert len(deck.cards) == 5
    assert deck.spare == []
    assert {OWNERS[card] for card in deck.cards} == {"ornstein"}
