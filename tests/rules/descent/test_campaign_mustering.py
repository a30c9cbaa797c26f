"""Who and what an encounter begins with, and the overlord's deck in play (D2-OSET, D2-CORE-79 to D2-CORE-84)."""

from __future__ import annotations

import pytest
from rules.descent.campaigns import CampaignTable, Change, begin, turn
from rules.table import rule

from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.map_cards import Laid
from undercroft.games.descent.rules.overlord_cards import draw
from undercroft.games.descent.rules.quest_setup import area_of, start_spaces
from undercroft.games.descent.rules.sheets import MONSTER_LIMITS, MONSTER_TRAITS
from undercroft.games.descent.rules.table import health, layout_of, occupied
from undercroft.games.descent.state import (
    EncounterBegun,
    Journey,
    OverlordBegun,
    PickKind,
    PickSpace,
    PickWord,
    Placed,
    SetDown,
    Suffer,
    TurnBegun,
)


def castle(heroes: int = 2) -> CampaignTable:
    """Castle Daerion is set up: two groups are the overlord's to choose."""
    return CampaignTable(begin(heroes, mode="quest", quest="castle_daerion"))


@rule("D2-OSET-01", "D2-DP-05")
def test_the_overlord_chooses_open_groups_by_the_traits_of_the_quest():
    table = castle()
    assert table.asks() == "ask-group"
    assert table.decision.seats == [1]
    kinds = [option.kind for option in table.offered(PickKind)]
    assert kinds
    assert len(kinds) < len(MONSTER_TRAITS)
    table.act(PickKind(kinds[0]))
    assert table.journey.encounter is not None
    group = next(one for one in table.journey.encounter.groups if one.kind == kinds[0])
    minions, masters = MONSTER_LIMITS[kinds[0]][0]
    ranks = [table.journey.figures[one].rank for one in group.figures]
    assert (ranks.count("minion"), ranks.count("master")) == (minions, masters)
    assert kinds[0] not in [option.kind for option in table.offered(PickKind)]


@rule("D2-OSET-02", "D2-DP-06")
def test_then_he_places_his_figures_where_the_quest_says():
    table = castle().go("ask-place")
    assert table.decision.seats == [1]
    option = table.offered(SetDown)[0]
    area = area_of(table.journey, option.figure)
    assert all(space in area for one in table.offered(SetDown) for space in one.base)
    table.act(option)
    assert table.journey.figures[option.figure].base == option.base
    assert Placed(option.figure, option.base) in table.told(Placed)
    assert table.journey.encounter is not None
    assert table.journey.encounter.tokens  # what the quest lays down is there


@rule("D2-DP-04")
def test_each_hero_takes_a_start_space_that_is_free():
    table = castle().go("ask-start-space")
    assert table.decision.seats == [0]
    spaces = [option.space for option in table.offered(PickSpace)]
    assert all(space in start_spaces(table.journey) for space in spaces)
    table.act(PickSpace(spaces[1]))
    assert table.journey.figures[0].base == [spaces[1]]
    assert spaces[1] not in [option.space for option in table.offered(PickSpace)]


@rule("D2-SETUP-02")
def test_the_map_is_built_before_anybody_stands_on_it():
    table = CampaignTable(begin(mode="quest", quest="the_masquerade_ball"))
    assert table.asks() == "ask-group"
    assert table.told(EncounterBegun) == [EncounterBegun("the_masquerade_ball", 1)]
    assert layout_of(table.journey).count > 50, "the tiles lie there"
    assert table.journey.encounter is not None
    assert table.journey.encounter.tokens, "and so do the tokens"
    assert all(not figure.base for figure in table.journey.figures if figure.rank == "hero")
    assert table.told(Placed) == []
    table.go("ask-start-space")
    placed = [told.figure for told in table.told(Placed)]
    assert placed, "then the overlord's figures"
    assert not {0, 1} & set(placed), "and heroes last"


@rule("D2-CORE-99", "D2-DP-04")
@pytest.mark.parametrize("quest", ["castle_daerion", "first_blood", "the_overlord_revealed"])
def test_heroes_start_where_the_quest_says_on_the_entrance_if_it_says_nothing(quest):
    table = CampaignTable(begin(4, mode="quest", quest=quest)).go("ask-start-space")
    card = CARDS.encounters[f"{quest}_1"]
    layout = layout_of(table.journey)
    tile = next(laid for laid in card.laid if laid.tile.startswith(str(card.start) or "entrance"))
    offered = [(layout.x[one.space], layout.y[one.space]) for one in table.offered(PickSpace)]
    assert offered
    width, height = extent(tile)
    for x, y in offered:
        assert tile.x <= x < tile.x + width
        assert tile.y <= y < tile.y + height
    start = [one.space for one in table.offered(PickSpace)]
    table.go("ask-turn", "ask-next", "ask-equip")
    assert all(figure.base[0] in start_spaces(table.journey) for figure in table.journey.figures[:4])
    assert {figure.base[0] for figure in table.journey.figures[:4]} & set(start)


def extent(laid: Laid) -> tuple[int, int]:
    """How many spaces a tile that lies there covers, across and down."""
    rows = CARDS.tiles[laid.tile].grid
    across, down = max(len(row) for row in rows), len(rows)
    return (down, across) if laid.turn in (90, 270) else (across, down)


@rule("D2-CORE-96")
@pytest.mark.parametrize("quest", ["first_blood", "castle_daerion", "the_overlord_revealed"])
def test_the_heroes_have_the_first_turn_of_an_encounter(quest):
    table = CampaignTable(begin(2, mode="quest", quest=quest)).go("ask-next")
    assert table.decision.seats == [0]
    assert table.journey.encounter is not None
    assert table.journey.encounter.round == 1
    assert not table.journey.encounter.overlords
    assert table.told(TurnBegun) == table.told(OverlordBegun) == []
    assert not any(figure.activated for figure in table.journey.figures)


@rule("D2-CORE-79")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_groups_and_search_tokens_go_by_the_number_of_heroes(heroes):
    table = turn(heroes=heroes)
    assert table.journey.encounter is not None
    group = next(one for one in table.journey.encounter.groups if one.kind == "goblin_archer")
    assert len(group.figures) == sum(MONSTER_LIMITS["goblin_archer"][heroes - 2])
    tokens = [token for token in table.journey.encounter.tokens if token.kind == "search"]
    assert len(tokens) == heroes


@rule("D2-CORE-80")
def test_help_for_two_heroes_is_there_only_if_it_was_agreed_on():
    def hurt(state: Journey) -> None:
        for figure in state.figures[:2]:
            figure.damage = 3

    plain = turn(hurt)
    assert not any(option.word.startswith("help_") for option in plain.offered(PickWord))
    table = turn(hurt, two_hero_help="on")
    hero = table.decision.about
    table.act(PickWord("help_recover"))
    assert table.journey.figures[hero].damage == 1
    assert not any(option.word.startswith("help_") for option in table.offered(PickWord))
    assert not any(
        option.word.startswith("help_") for option in turn(hurt, heroes=3, two_hero_help="on").offered(PickWord)
    )


# -- the overlord's deck ---------------------------------------------------------------------------------


def cards(hand: list[str], deck: list[str], discard: list[str]) -> Change:
    """The overlord's cards lie like this."""

    def change(state: Journey) -> None:
        state.overlord.hand = hand.copy()
        state.overlord.deck = deck.copy()
        state.overlord.discard = discard.copy()

    return change


@rule("D2-CORE-82")
def test_from_an_empty_deck_the_discards_are_drawn():
    state = turn(cards(["dash.1"], ["dash.2"], ["frenzy.1", "frenzy.2", "pit_trap"])).journey
    draw(state, 2)
    assert state.overlord.hand[:2] == ["dash.1", "dash.2"]
    assert len(state.overlord.hand) == 3
    assert state.overlord.discard == []
    assert len(state.overlord.deck) == 2


@rule("D2-CORE-84")
def test_there_is_no_limit_to_his_hand():
    state = turn().journey
    owned = len(state.overlord.owned)
    draw(state, owned)
    assert len(state.overlord.hand) == owned


# -- taint in play ---------------------------------------------------------------------------------------


@rule("D2-TAINT-03", "D2-EX-63")
def test_a_tainted_hero_falls_at_two_damage_more_and_then_the_card_is_turned_up():
    def hurt(damage: int) -> Change:
        def change(state: Journey) -> None:
            state.heroes[0].taint = "ordinary.1"
            assert health(state, 0) == 14  # Syndrael's 12 and the card's 2
            state.figures[0].damage = damage

        return change

    table = turn(hurt(12), step=Suffer(0, 1, 0, -1, "pit"), taint="on")
    assert not table.hero(0).knocked_out
    assert not table.hero(0).taint_shown
    table = turn(hurt(13), step=Suffer(0, 1, 0, -1, "pit"), taint="on")
    assert table.hero(0).knocked_out
    assert table.hero(0).taint_shown
    assert occupied(table.journey)
