"""Rest, search, special actions, objective tokens, Search cards (D2-REST, D2-SEARCH, D2-SPEC)."""

from __future__ import annotations

from rules.descent.table import activation, ally, hero, monster, skill, turn
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent import state
from undercroft.games.descent.state import (
    REST,
    Interact,
    PutDown,
    Rest,
    Search,
    TakeUp,
    UseCard,
)

# -- rest ------------------------------------------------------------------------------------------------


@rule("D2-REST-01", "D2-CORE-26")
def test_a_rest_takes_all_fatigue_off_at_the_end_of_the_turn() -> None:
    table = turn("A . B", heroes={"A": hero(fatigue=3, damage=4)})
    table.act(REST)
    assert table.turn.actions == 1
    assert table.hero("A").fatigue == 3
    table.walk((1, 0))
    assert table.hero("A").fatigue == 4, "what is suffered after it goes, too"
    table.end()
    assert table.hero("A").fatigue == 0
    assert table.figure("A").damage == 4


@rule("D2-REST-01")
def test_who_rested_and_fell_in_the_same_turn_is_spent_all_the_same() -> None:
    doom = skill({"do": "suffer", "who": "user", "damage": 10})
    table = turn("A . B", heroes={"A": hero(skills=[doom], fatigue=1)})
    table.act(REST)
    table.act(UseCard(doom, -1, -1))
    assert table.hero("A").fatigue == 4


@rule("D2-REST-03", "D2-ALLY-02")
def test_only_heroes_rest() -> None:
    assert not turn("F . A", of="F", others={"F": ally()}).offered(Rest)
    assert not activation("M . A").offered(Rest)


# -- search ----------------------------------------------------------------------------------------------


def top(*cards: str):
    """These cards are the Search deck; the last is on top."""

    def change(table):
        table.search = list(cards)

    return change


@rule("D2-SEARCH-01", "D2-SEARCH-03", "D2-SEARCH-04", "D2-DP-37")
def test_a_search_is_an_action_on_a_token_of_ones_own_or_an_adjacent_space() -> None:
    drawn = """
        A S . S
        S . . .
    """
    table = turn(drawn, search="S", change=top("curse_doll", "health_potion.1"))
    assert [table.place(table.encounter.tokens[one.token].at) for one in table.offered(Search)] == [(1, 0), (0, 1)]
    table.act(table.offered(Search)[0])
    assert table.turn.actions == 1
    assert table.hero("A").found == ["health_potion.1"], "the top card"
    assert table.journey.search == ["curse_doll"]
    assert table.encounter.tokens[0].gone, "the token is back in the supply"
    assert len(table.offered(Search)) == 1
    table.walk((0, 1))
    table.act(table.offered(Search)[0])
    assert table.hero("A").found == ["health_potion.1", "curse_doll"], "also from one's own space"


@rule("D2-SEARCH-01")
def test_nobody_searches_through_a_door() -> None:
    assert not turn("A|S", search="S").offered(Search)


@rule("D2-SEARCH-02", "D2-SEARCH-01")
def test_a_star_does_what_the_quest_says_and_brings_no_card() -> None:
    says = {
        "track": [{"id": "found", "side": "heroes"}],
        "trigger": [{"rule": "star", "when": "star_searched", "do": [{"do": "count", "track": "found"}]}],
    }

    def starred(table):
        table.encounter.tokens[0].truth = "star"
        table.encounter.counters["found"] = 0
        table.search = ["curse_doll"]

    table = turn("A S", search="S", says=says, change=starred)
    table.act(Search(0))
    assert table.encounter.counters["found"] == 1
    assert table.encounter.tokens[0].face == "star", "it is revealed"
    assert table.hero("A").found == []
    assert table.journey.search == ["curse_doll"]


@rule("D2-SEARCH-05", "D2-DP-66")
def test_a_search_card_is_used_once_and_stays_with_the_hero() -> None:
    table = turn("A B", heroes={"A": hero(found=["stamina_potion.1"], fatigue=3), "B": hero(fatigue=2)})
    drink = UseCard("stamina_potion.1", table.who("A"), -1)
    assert table.offers(UseCard("stamina_potion.1", table.who("B"), -1)), "on whom is open"
    table.act(drink)
    assert table.hero("A").fatigue == 0
    assert table.turn.actions == 2
    assert (table.hero("A").found, table.hero("A").flipped) == (["stamina_potion.1"], ["stamina_potion.1"])
    assert not table.offered(UseCard)


@rule("D2-CORE-135")
def test_what_is_resolved_at_once_is_discarded() -> None:
    table = turn("A S", search="S", change=top("curse_doll", "nothing"))
    table.act(Search(0))
    assert table.hero("A").found == []
    assert table.journey.search_discard == ["nothing"]


@rule("D2-SEARCH-06", "D2-ALLY-02")
def test_only_heroes_search() -> None:
    assert not turn("F S A", of="F", others={"F": ally()}, search="S").offered(Search)
    assert not activation("M S A", search="S").offered(Search)


@rule("D2-DP-46", "D2-CORE-83", "D2-CORE-87")
def test_a_search_is_a_moment_for_the_overlords_cards() -> None:
    table = turn("A S", search="S", hand=["poison_dart"], deck=["dash.1"], change=top("curse_doll"))
    table.act(Search(0))
    assert table.asks() == "window-searched"
    assert table.decision.seats == [1]
    table.act(PASS, 1)
    assert table.hero("A").found == ["curse_doll"]
    assert table.overlord.hand == ["poison_dart"]


# -- special actions -------------------------------------------------------------------------------------

CROWN = {"token": [{"kind": "crown", "at": [[1, 0]], "carry": ["heroes", "monsters"]}]}


@rule("D2-SPEC-02", "D2-DP-44")
def test_a_token_is_picked_up_from_ones_own_or_an_adjacent_space() -> None:
    table = turn("A . . B", says=CROWN)
    table.act(TakeUp(0))
    assert table.turn.actions == 1
    assert (table.encounter.tokens[0].bearer, table.encounter.tokens[0].at) == (0, -1)
    far = turn(". . A B", says={"token": [{"kind": "crown", "at": [[0, 0]], "carry": ["heroes"]}]})
    assert not far.offered(TakeUp)
    own = turn(". A . B", says=CROWN)
    assert own.offers(TakeUp(0))


@rule("D2-SPEC-03", "D2-DP-44")
def test_a_token_is_put_into_ones_own_or_an_adjacent_space() -> None:
    table = turn(". A # .\n. . . .", says=CROWN)
    table.act(TakeUp(0))
    places = {table.place(way.space) for way in table.offered(PutDown)}
    assert places == {(1, 0), (0, 0), (0, 1), (1, 1), (2, 1)}, "not into an obstacle"
    table.act(PutDown(0, table.space((2, 1))))
    assert (table.encounter.tokens[0].bearer, table.encounter.tokens[0].at) == (-1, table.space((2, 1)))
    assert table.turn.actions == 0


@rule("D2-SPEC-02", "D2-MON-08")
def test_monsters_pick_tokens_up_where_the_quest_lets_them() -> None:
    table = activation("M . A", says=CROWN)
    table.act(TakeUp(0))
    assert table.encounter.tokens[0].bearer == table.who("M")
    heroes_only = {"token": [{"kind": "crown", "at": [[1, 0]], "carry": ["heroes"]}]}
    assert not activation("M . A", says=heroes_only).offered(TakeUp)


LEVER = {
    "track": [{"id": "pulls", "side": "heroes"}],
    "action": [
        {"id": "pull", "rule": "lever", "who": "heroes", "at": [[0, 0]], "do": [{"do": "count", "track": "pulls"}]},
        {"id": "push", "rule": "lever", "who": "monsters", "at": [[1, 0]], "do": [{"do": "count", "track": "pulls"}]},
    ],
}


def no_pulls(table):
    """The track stands at nothing."""
    table.encounter.counters["pulls"] = 0


@rule("D2-SPEC-01", "D2-MON-08")
def test_a_quest_offers_actions_of_its_own_to_heroes_and_monsters() -> None:
    table = turn("A . . B", says=LEVER, change=no_pulls)
    pull = Interact("pull", -1, -1, -1)
    assert table.offered(Interact) == [pull]
    table.act(pull)
    assert table.turn.actions == 1
    assert table.encounter.counters["pulls"] == 1
    table.walk((1, 0))
    assert not table.offered(Interact), "only where the quest says"
    monsters = activation("A M . .", says=LEVER, change=no_pulls)
    assert monsters.offered(Interact) == [Interact("push", -1, -1, -1)]
    monsters.act(Interact("push", -1, -1, -1))
    assert monsters.turn.actions == 1


@rule("D2-SPEC-01")
def test_only_what_is_marked_as_an_action_costs_one() -> None:
    free = skill({"do": "points", "who": "user", "amount": 1})
    arrow = skill({"do": "points", "who": "user", "amount": 1}, at="action")
    table = turn("A . .", heroes={"A": hero(skills=[free, arrow])})
    table.act(UseCard(free, -1, -1))
    assert table.turn.actions == 2
    table.act(UseCard(arrow, -1, -1))
    assert table.turn.actions == 1


@rule("D2-CORE-131", "D2-DP-67")
def test_within_so_many_spaces_asks_for_no_sight() -> None:
    call = skill({"do": "recover", "who": "target", "fatigue": 1}, choice="hero", within=3)
    drawn = """
        A # B
        . . .
    """
    table = turn(drawn, heroes={"A": hero(skills=[call]), "B": hero(fatigue=2)})
    assert table.offers(UseCard(call, table.who("B"), -1))
    walled = turn("A|B", heroes={"A": hero(skills=[call]), "B": hero(fatigue=2)})
    assert not walled.offered(UseCard), "but for a way to count along"


@rule("D2-CORE-80")
def test_two_heroes_may_have_help_once_a_turn_if_that_is_agreed() -> None:
    table = turn("A M . B", heroes={"A": hero(damage=3)}, two_hero_help="on")
    assert table.offers(state.PickWord("help_attack"))
    table.act(state.PickWord("help_recover"))
    assert table.figure("A").damage == 1
    assert table.turn.actions == 2
    assert not table.offers(state.PickWord("help_attack")), "one or the other"
    assert not turn("A M . B", heroes={"A": hero(damage=3)}).offered(state.PickWord)


@rule("D2-REST-01", "D2-CORE-25")
def test_who_rests_already_is_not_offered_another_rest() -> None:
    table = turn("A . M", heroes={"A": hero(fatigue=2)})
    table.act(REST)
    assert not table.offered(Rest)


@rule("D2-SEARCH-03")
def test_from_an_empty_deck_the_discards_are_shuffled_and_from_nothing_nothing_comes() -> None:
    def empty(table):
        table.search = []
        table.search_discard = ["curse_doll"]

    table = turn("A S\n. S", search="S", change=empty)
    table.act(Search(0))
    assert table.hero("A").found == ["curse_doll"]
    assert table.journey.search_discard == []
    table.act(Search(1))
    assert table.hero("A").found == ["curse_doll"]
    assert table.encounter.tokens[1].gone


@rule("D2-SPEC-02", "D2-SPEC-03", "D2-RULING-72")
def test_a_quest_hears_of_tokens_that_are_taken_and_put_down() -> None:
    says = {
        **CROWN,
        "track": [{"id": "takes", "side": "heroes"}, {"id": "drops", "side": "heroes"}],
        "trigger": [
            {"rule": "crown", "when": "token_taken", "do": [{"do": "count", "track": "takes"}]},
            {"rule": "crown", "when": "token_dropped", "do": [{"do": "count", "track": "drops"}]},
        ],
    }

    def tracks(table):
        table.encounter.counters.update(takes=0, drops=0)

    table = turn("A . . B", says=says, change=tracks)
    table.act(TakeUp(0))
    assert table.encounter.counters == {"takes": 1, "drops": 0}
    assert table.told(state.TokenTaken)
    table.act(PutDown(0, table.space((0, 0))))
    assert table.encounter.counters == {"takes": 1, "drops": 1}
    assert table.told(state.TokenDropped)


@rule("D2-REST-01")
def test_a_rest_counts_for_its_own_turn_alone() -> None:
    table = turn("A . .", heroes={"A": hero(fatigue=2)})
    table.act(REST)
    table.end().go("ask-turn")
    assert table.encounter.round == 2
    table.walk((1, 0)).end()
    assert table.hero("A").fatigue == 1


# -- what would do nothing is not offered ----------------------------------------------------------------


@rule("D2-SKILL-01", "D2-DP-26")
def test_relief_is_offered_to_those_who_have_something_to_be_rid_of() -> None:
    wash = skill({"do": "relieve", "who": "user"}, at="action")
    for mine, theirs, offered in ((["poisoned"], [], True), ([], ["poisoned"], False)):
        heroes = {"A": hero(skills=[wash], conditions=mine)}
        table = turn("A . M", heroes=heroes, monsters={"M": monster(conditions=theirs)}, dice=[5, 5])
        assert table.offers(UseCard(wash, -1, -1)) is offered


@rule("D2-CORE-80")
def test_the_help_that_recovers_is_for_those_who_are_hurt() -> None:
    for damage, offered in ((0, False), (1, True)):
        table = turn("A . B", heroes={"A": hero(damage=damage)}, two_hero_help="on")
        assert table.offers(state.PickWord("help_recover")) is offered
