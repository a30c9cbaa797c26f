"""Secret rooms: the passage, the room, its challenges (D2-SECRET)."""

from __future__ import annotations

import msgspec
import pytest
from rules.descent.campaigns import CampaignTable, Change, at, both, trials_told, turn
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.quest_cards import SecretRoom
from undercroft.games.descent.rules.campaign import clear_map
from undercroft.games.descent.rules.grid import Grid
from undercroft.games.descent.rules.secret_rooms import challenges, entrances, is_inside, lay_room, may_pass
from undercroft.games.descent.rules.table import grid_now, layout_of, monsters_standing
from undercroft.games.descent.state import (
    DrawSearch,
    Go,
    Journey,
    MoveAction,
    OverlordStart,
    Passage,
    PickFigure,
    PickToken,
    Search,
    StandUp,
    StartActivation,
    TakeTurn,
    Token,
    TokenTurned,
)

PLAN = {
    "id": "test_room",
    "laid": [{"tile": "12A", "x": 60, "y": 0}],
    "entrance": [60, 0],
    "challenges": [[61, 1], [62, 1], [63, 1], [61, 2]],
    "many": [2, 3, 4],
}
WELL = [0, 0]  # no shield on either die
BADLY = [5, 5]


@pytest.fixture(autouse=True)
def only_this_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rooms of the box may change: tests have one of their own."""
    tile = CARDS.tiles["12A"].grid
    cells = [(x + 60, y) for y, row in enumerate(tile) for x, sign in enumerate(row) if sign == "."]
    plan = {**PLAN, "entrance": cells[0], "challenges": cells[3:7]}
    monkeypatch.setattr(CARDS, "secret_rooms", {"test_room": msgspec.convert(plan, SecretRoom)})


def drawn(*found: str) -> Change:
    """The Search deck, its top card last."""

    def change(state: Journey) -> None:
        state.search = list(found)

    return change


def passage(change: Change | None = None, **options: str) -> CampaignTable:
    """Whoever has the first turn draws the secret passage."""
    options.setdefault("secret_rooms", "on")
    table = turn(**options)
    hero = table.decision.about
    changes = [drawn("curse_doll", "fire_flask", "secret_passage"), *([change] if change else [])]
    return turn(both(*changes), step=DrawSearch(hero, 1), **options)


def entered(*truths: str, script: list[int] | None = None, heroes: int = 2) -> CampaignTable:
    """A hero has gone in; the challenges hide these."""
    table = passage(heroes=heroes)
    table.act(Passage())
    state = table.journey
    tokens = [token for token in table_tokens(state) if token.kind == "challenge"]
    for token, truth in zip(tokens, truths, strict=False):
        token.truth = truth
    if tokens:
        space = tokens[0].at
        state.figures[table.decision.about].base = [next(iter(grid_now(state).near[space]))]
    if script is not None:
        state.chance.dice.script = list(script)
    return again(table)


def again(table: CampaignTable) -> CampaignTable:
    """The same turn, asked anew after a change."""
    state = table.journey.copy()
    assert isinstance(state, Journey)
    state.agenda.append(TakeTurn(table.decision.about))
    return CampaignTable.at(state, table.session, "campaign")


def table_tokens(state: Journey) -> list[Token]:
    """The tokens of the encounter."""
    assert state.encounter is not None
    return state.encounter.tokens


# -- the passage -----------------------------------------------------------------------------------------


@rule("D2-SECRET-01")
def test_the_card_puts_an_entrance_under_whoever_drew_it():
    table = passage()
    hero = table.decision.about
    assert entrances(table.journey) == [table.journey.figures[hero].base[0]]
    assert table.hero(hero).found == []
    assert table.journey.encounter is not None
    assert table.journey.encounter.room == ""


@rule("D2-SECRET-02")
def test_with_an_entrance_there_another_card_is_drawn_instead():
    def there(state: Journey) -> None:
        table_tokens(state).append(Token("entrance", 0, -1, "", "", False))

    table = passage(there)
    assert entrances(table.journey) == [0]
    assert table.hero(table.decision.about).found == ["fire_flask"]


@rule("D2-CORE-122")
@pytest.mark.parametrize("others", [["curse_doll", "fire_flask"], []])
def test_outside_an_encounter_the_card_is_shuffled_back_for_another(others):
    table = at(DrawSearch(0, 1), change=drawn(*others, "secret_passage"), secret_rooms="on")
    assert table.hero(0).found == others[-1:]
    assert sorted(table.journey.search) == sorted([*others[:-1], "secret_passage"])
    assert table.journey.search_discard == []


@rule("D2-SECRET-03", "D2-SECRET-04", "D2-SECRET-05", "D2-MOVE-07", "D2-RULING-69", "D2-DP-45")
def test_a_point_leads_into_the_room_which_is_laid_out_then_and_joined_to_nothing():
    table = passage()
    hero = table.decision.about
    size = layout_of(table.journey).count
    assert table.hero(hero).fatigue == 0
    table.act(Passage())
    state = table.journey
    assert state.encounter is not None
    assert state.encounter.room == "test_room"
    layout = layout_of(state)
    assert layout.count > size
    assert state.figures[hero].base == [layout.at(*CARDS.secret_rooms["test_room"].entrance)]
    assert is_inside(state, state.figures[hero].base[0])
    assert table.hero(hero).fatigue == 1  # there was no movement point to pay with
    grid: Grid = grid_now(state)
    assert grid.distance(state.figures[hero].base[0], entrances(state)[0]) < 0


@rule("D2-RULING-69", "D2-CORE-123")
def test_by_the_rulebook_the_first_visit_is_free():
    table = passage(secret_first_visit_free="yes")
    assert table.asks() == "ask-explore"
    hero = table.decision.about
    table.act(Passage())
    assert is_inside(table.journey, table.journey.figures[hero].base[0])
    assert table.hero(hero).fatigue == 0
    table = passage(secret_first_visit_free="yes")
    table.act(PASS)
    assert not is_inside(table.journey, table.journey.figures[hero].base[0])


@rule("D2-SECRET-13", "D2-MOVE-07")
def test_it_leads_both_ways():
    table = passage()
    hero = table.decision.about
    start = table.journey.figures[hero].base
    table.act(Passage())
    table.act(Passage())
    assert table.journey.figures[hero].base == start
    assert table.hero(hero).fatigue == 2
    table.act(Passage())
    assert len([token for token in table_tokens(table.journey) if token.kind == "challenge"]) == 2


@rule("D2-SECRET-13", "D2-MON-09")
def test_monsters_cannot_use_it():
    table = passage()
    hero = table.decision.about
    table.act(Passage())  # the room is laid, and the way leads both ways
    state = table.journey.copy()
    assert isinstance(state, Journey)
    assert state.encounter is not None
    monster = next(one for one in monsters_standing(state) if len(state.figures[one].base) == 1)
    outside, inside = entrances(state)
    for here in (outside, inside):
        state.figures[hero].base = [outside if here == inside else inside]
        state.figures[monster].base = [here]
        assert not may_pass(state, monster)
        assert may_pass(state, hero)
        state.agenda.append(StartActivation(monster))
        stood = CampaignTable.at(state.copy(), table.session, "campaign").go("ask-monster-turn")
        assert stood.decision.about == monster
        stood.act(MoveAction())
        assert not stood.offered(Passage)
        ways = [way.to for way in stood.offered(Go)]
        assert ways, "it walks about on its own side of the wall"
        assert {is_inside(state, space) for space in ways} == {here == inside}
        state.agenda.pop()


@rule("D2-SECRET-06")
@pytest.mark.parametrize(("heroes", "many"), [(2, 2), (3, 3), (4, 4)])
def test_challenges_lie_there_face_down_by_the_number_of_heroes(heroes, many):
    state = turn(heroes=heroes, secret_rooms="on").journey
    table_tokens(state).append(Token("entrance", state.figures[0].base[0], -1, "", "", False))
    lay_room(state)
    tokens = [token for token in table_tokens(state) if token.kind == "challenge"]
    assert len(tokens) == many
    assert all(token.face == "" and token.truth in CARDS.challenges for token in tokens)
    assert all(is_inside(state, token.at) for token in tokens)


# -- challenges ------------------------------------------------------------------------------------------


@rule("D2-SECRET-07", "D2-SECRET-08", "D2-SECRET-12")
def test_an_attribute_is_tested_for_a_search_card():
    table = entered("might_challenge", script=WELL)
    hero = table.decision.about
    found = [option for option in challenges(table.journey, hero) if isinstance(option, Search)]
    assert found
    token = found[0].token
    assert table.decision.count == 2
    table.act(Search(token))
    assert table.told(TokenTurned) == [TokenTurned(hero, token, "might_challenge")]
    assert [(event.attribute, event.passed) for event in trials_told(table)] == [("might", True)]
    assert table.hero(hero).found == ["fire_flask"]
    assert table_tokens(table.journey)[token].gone
    assert table.decision.count == 1


@rule("D2-SECRET-08")
def test_failing_brings_nothing():
    table = entered("might_challenge", script=BADLY)
    hero = table.decision.about
    table.act(challenges(table.journey, hero)[0])
    assert [event.passed for event in trials_told(table)] == [False]
    assert table.hero(hero).found == []


@rule("D2-SECRET-09", "D2-SECRET-10", "D2-SECRET-12")
def test_a_monster_is_a_minion_beside_the_token_whatever_the_limits():
    table = entered("goblin_challenge")
    hero = table.decision.about
    before = monsters_standing(table.journey)
    table.act(challenges(table.journey, hero)[0])
    table.go("ask-turn")
    state = table.journey
    new = [one for one in monsters_standing(state) if one not in before]
    assert len(new) == 1
    assert (state.figures[new[0]].kind, state.figures[new[0]].rank) == ("goblin_archer", "minion")
    assert is_inside(state, state.figures[new[0]].base[0])
    assert state.encounter is not None
    assert state.encounter.groups[state.figures[new[0]].group].figures == new


@rule("D2-SECRET-11", "D2-SECRET-12")
def test_a_token_that_is_nothing_is_discarded():
    table = entered("inactive_challenge")
    hero = table.decision.about
    option = challenges(table.journey, hero)[0]
    assert isinstance(option, Search)
    before = len(monsters_standing(table.journey))
    table.act(option)
    assert table_tokens(table.journey)[option.token].gone
    assert trials_told(table) == []
    assert len(monsters_standing(table.journey)) == before


@rule("D2-SECRET-07")
def test_only_from_next_to_it():
    table = passage()
    table.act(Passage())
    state = table.journey
    hero = table.decision.about
    state.figures[hero].base = [0]
    assert challenges(state, hero) == []


# -- the overlord ----------------------------------------------------------------------------------------


@rule("D2-CORE-121", "D2-DP-53")
def test_with_a_hero_inside_the_overlord_may_discard_a_challenge_or_a_monster():
    table = entered("goblin_challenge", "might_challenge")
    hero = table.decision.about
    table.act(challenges(table.journey, hero)[0])
    table.go("ask-turn")
    state = table.journey.copy()
    assert isinstance(state, Journey)
    state.agenda.append(OverlordStart())
    table = CampaignTable.at(state, table.session, "campaign")
    assert table.asks() == "ask-removal"
    assert table.decision.seats == [1]
    token = next(option for option in table.decision.options if isinstance(option, PickToken))
    monster = next(option for option in table.decision.options if isinstance(option, PickFigure))
    assert table.decision.options == [PASS, token, monster]
    table.act(token)
    assert table_tokens(table.journey)[token.token].gone
    assert table.journey.figures[monster.figure].base
    table = CampaignTable.at(state.copy(), table.session, "campaign")
    table.act(monster)
    assert not table_tokens(table.journey)[token.token].gone
    assert table.journey.figures[monster.figure].base == []
    outside = state.copy()
    assert isinstance(outside, Journey)
    outside.figures[hero].base = [0]
    assert CampaignTable.at(outside, table.session, "campaign").asks() != "ask-removal"


@rule("D2-RULING-36")
def test_who_is_knocked_out_in_the_room_stands_up_there_and_is_back_once_the_encounter_is_over():
    table = entered("inactive_challenge")
    hero = table.decision.about
    table.hero(hero).knocked_out = True
    table.journey.figures[hero].damage = 8
    table = again(table)
    table.act(StandUp())
    assert not table.hero(hero).knocked_out
    assert is_inside(table.journey, table.journey.figures[hero].base[0])
    clear_map(table.journey)
    assert table.journey.figures[hero].base == []
    assert table.journey.encounter is None
