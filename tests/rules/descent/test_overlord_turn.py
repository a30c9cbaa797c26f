"""The overlord's turn, monster groups, reinforcement (D2-OL, D2-MON, D2-CORE-63 to D2-CORE-77, D2-CORE-82 to 87)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rules.descent.table import (
    activation,
    ally,
    hero,
    heroes_turns,
    in_quest,
    lay,
    lieutenant,
    monster,
    of_box,
    overlord_turn,
    skill,
    turn,
)
from rules.table import refuses, rule

from undercroft.engine.decision import DONE, PASS
from undercroft.games.descent import state
from undercroft.games.descent.rules.sheets import MONSTER_LIMITS, MONSTER_TRAITS
from undercroft.games.descent.rules.table import add_lasting, health
from undercroft.games.descent.state import (
    END_ROUND,
    HEROES_TURNS,
    MOVE_ACTION,
    OVERLORD_TURN,
    Activate,
    ChooseGroup,
    Go,
    PickGroup,
    PickKind,
    PickWord,
    PlaceMonsters,
    Reinforce,
    Rest,
    Search,
    SetDown,
    Spring,
    Strike,
    UseCard,
)


def rising(what: str):
    """The overlord's cards begin exhausted, and something lasts until his turn."""

    def change(table):
        table.overlord.exhausted = ["test"]
        add_lasting(table, what, 0, 1, "overlord", "test")
        add_lasting(table, what, 0, 1, "overlord_end", "test")

    return change


# -- how it begins and ends ------------------------------------------------------------------------------


@rule("D2-OL-02", "D2-OL-03", "D2-OL-04", "D2-OL-05", "D2-RULING-52", "D2-DP-51")
def test_effects_expire_then_a_card_is_drawn_then_cards_are_played_then_they_refresh() -> None:
    table = overlord_turn("A . M", deck=["dash.1", "word_of_misery"], change=rising("speed"))
    assert [one.until for one in table.encounter.lasting] == ["overlord_end"], "what lasted until now is over"
    assert table.overlord.hand == ["word_of_misery"], "one card"
    assert table.asks() == "window-overlord_start"
    assert table.offers(UseCard("word_of_misery", -1, -1)), "also the one just drawn"
    assert table.overlord.exhausted == ["test"], "not yet"
    table.act(PASS)
    assert table.overlord.exhausted == []
    assert table.turn.figure == table.who("M")


@rule("D2-OL-01")
def test_the_overlords_turn_comes_once_a_round_after_all_heroes_and_allies() -> None:
    table = heroes_turns("A . F . M", others={"F": ally()})
    table.act(Activate(0))
    table.end()
    assert not table.told(state.OverlordBegun)
    table.end()
    assert len(table.told(state.OverlordBegun)) == 1
    table.end()
    table.go("ask-next")
    assert table.encounter.round == 2
    assert len(table.told(state.OverlordBegun)) == 1


@rule("D2-CORE-82", "D2-OL-03")
def test_from_an_empty_deck_the_discards_are_shuffled_and_drawn() -> None:
    def spent(table):
        table.overlord.discard = ["dash.1", "dash.2"]
        table.overlord.owned = ["dash.1", "dash.2"]

    table = overlord_turn("A . M", change=spent)
    assert len(table.overlord.hand) == 1
    assert len(table.overlord.deck) == 1
    assert table.overlord.discard == []


@rule("D2-CORE-82")
def test_the_new_deck_is_shuffled_and_as_it_is_by_chance() -> None:
    cards = ["dash.1", "dash.2", "frenzy.1", "frenzy.2", "tripwire.1", "tripwire.2", "pit_trap", "dark_charm"]

    def spent(table):
        table.overlord.discard = cards.copy()
        table.overlord.owned = cards.copy()

    decks = [overlord_turn("A . M", change=spent, seed=seed).overlord for seed in ("one", "two")]
    for overlord in decks:
        assert sorted([*overlord.hand, *overlord.deck]) == sorted(cards)
    found = [[*overlord.deck, *overlord.hand] for overlord in decks]
    assert found[0] != found[1]
    assert cards not in found


@rule("D2-CORE-83", "D2-DP-62")
def test_cards_at_the_end_of_his_turn_have_their_moment() -> None:
    table = overlord_turn("A . M", hand=["word_of_pain.1"], deck=["dash.1"])
    table.go("ask-monster-turn")
    table.end()
    assert table.asks() == "window-overlord_end"
    assert table.offers(PASS)
    assert table.encounter.overlords
    table.act(PASS)
    assert table.encounter.round == 2


@rule("D2-CORE-83", "D2-CORE-85")
def test_of_two_copies_one_is_played_on_a_trigger_and_goes_to_the_discards() -> None:
    table = activation("M . A", hand=["dash.1", "dash.2", "frenzy.1"])
    assert table.asks() == "window-monster_activated"
    assert [option.card for option in table.offered(UseCard)] == ["dash.1", "frenzy.1"], "of copies one"
    table.act(table.offered(UseCard)[0])
    assert table.overlord.discard == ["dash.1"]
    assert table.overlord.hand == ["dash.2", "frenzy.1"]
    assert [option.card for option in table.offered(UseCard)] == ["frenzy.1"], "not the same card again"
    assert table.asks() == "window-monster_activated"


@rule("D2-CORE-83", "D2-DP-46")
def test_the_overlord_plays_cards_in_the_heroes_turns_too() -> None:
    table = turn("A . .", hand=["tripwire.1"], deck=["dash.1"])
    table.act(MOVE_ACTION)
    table.walk((2, 0))
    assert table.asks() == "window-hero_entered"
    table.dice(5, 5)
    table.act(Spring("tripwire.1", table.space((1, 0))), 1)
    assert table.is_on("A", (1, 0))
    assert table.turn.points == 0
    assert table.overlord.discard == ["tripwire.1"]


@rule("D2-DP-46")
def test_he_is_asked_by_what_he_owns_and_not_by_what_he_holds() -> None:
    table = turn("A . .", hand=["dash.1"], owned=["dash.1", "tripwire.1"], deck=["tripwire.1"])
    table.act(MOVE_ACTION)
    table.walk((2, 0))
    assert table.asks() == "window-hero_entered"
    assert table.decision.options == [PASS]
    assert not table.decision.open


@rule("D2-DP-73")
def test_the_overlord_leads_a_charmed_hero_to_move_or_attack() -> None:
    table = overlord_turn("A B . M", hand=["dark_charm"], deck=["dash.1", "dash.2"])
    assert table.asks() == "window-overlord_start"
    table.dice(5, 5)
    table.act(UseCard("dark_charm", table.who("A"), -1), 1)
    assert table.asks() == "ask-charmed"
    assert table.decision.seats == [1]
    assert table.offers(PickWord("move"))
    table.dice(2, 1).strike("B")
    assert table.figure("B").damage == 4


# -- groups ----------------------------------------------------------------------------------------------


@rule("D2-MON-01", "D2-DP-54", "D2-DP-55", "D2-CORE-77")
def test_groups_act_one_after_the_other_in_his_order_every_monster_of_one_before_the_next() -> None:
    first, second = monster(), monster()
    table = overlord_turn("A . M N . O Q", monsters={"M": first, "N": first, "O": second, "Q": second})
    assert table.asks() == "ask-group-next"
    assert table.decision.options == [PickGroup(0), PickGroup(1)]
    assert refuses(table, PASS)
    table.act(PickGroup(1))
    assert table.asks() == "ask-monster"
    assert table.decision.options == [Activate(table.who("O")), Activate(table.who("Q"))]
    table.act(Activate(table.who("Q")))
    table.end()
    assert table.turn.figure == table.who("O"), "the group is finished first"
    table.end()
    assert table.decision.options == [Activate(table.who("M")), Activate(table.who("N"))]
    table.act(Activate(table.who("M")))
    table.end()
    table.end()
    assert table.encounter.round == 2


@rule("D2-MON-02", "D2-DP-56", "D2-CORE-77")
def test_a_monster_has_two_actions_and_may_do_nothing() -> None:
    table = activation("M . . . . . . A")
    assert table.turn.actions == 2
    assert table.decision.seats == [1]
    assert table.offers(DONE)
    table.act(MOVE_ACTION)
    table.act(MOVE_ACTION)
    assert table.turn.points == 6
    assert table.turn.actions == 0
    table.walk((6, 0))
    idle = activation("M A")
    idle.end()
    assert idle.encounter.round == 2


@rule("D2-MON-03", "D2-CORE-76")
@pytest.mark.parametrize("foe", [monster(), lieutenant()])
def test_a_monster_attacks_once(foe) -> None:
    table = activation("M A", monsters={"M": foe})
    table.dice(2).strike("A")
    assert table.turn.actions == 1
    assert not table.offered(Strike)
    assert table.offers(MOVE_ACTION)


@rule("D2-MON-03", "D2-CORE-11")
def test_an_attack_that_a_card_grants_comes_beside_that_of_the_turn() -> None:
    table = activation("M A", hand=["frenzy.1"])
    table.act(table.offered(UseCard)[0])
    table.go("ask-monster-turn")
    for _ in range(2):
        table.dice(2).strike("A")
    assert table.figure("A").damage == 4
    assert table.turn.actions == 1
    assert not table.offered(Strike)


@rule("D2-MON-04", "D2-MOVE-11")
def test_a_monsters_movement_may_be_interrupted_by_its_attack() -> None:
    table = activation("M . A . .\n. . . . .", monsters={"M": monster(speed=4)})
    table.act(MOVE_ACTION)
    assert table.turn.points == 4
    table.walk((1, 0))
    table.dice(2).strike("A")
    assert table.turn.points == 3
    table.walk((4, 0))
    assert table.turn.points == 0


@rule("D2-MON-05")
def test_an_arrow_of_a_monster_costs_an_action() -> None:
    howl = skill({"do": "suffer", "who": "each_hero", "fatigue": 1}, at="action")
    table = activation("M A", monsters={"M": monster(abilities=[howl])})
    table.act(UseCard(howl, -1, -1))
    assert table.turn.actions == 1
    assert table.hero("A").fatigue == 1
    assert table.offered(Strike), "one without an attack leaves the attack"
    table.act(UseCard(howl, -1, -1))
    assert table.hero("A").fatigue == 2


@rule("D2-MON-06")
def test_after_its_attack_a_monster_has_no_arrow_with_another() -> None:
    fire = skill({"do": "attack", "who": "user", "at": "adjacent_figures"}, at="action")
    table = activation("M A", monsters={"M": monster(abilities=[fire])})
    assert table.offers(UseCard(fire, -1, -1))
    table.dice(2).strike("A")
    assert not table.offered(UseCard)


@rule("D2-MON-09", "D2-REST-03")
def test_monsters_have_none_of_the_heroes_ways() -> None:
    table = activation("M S A", search="S", secret_rooms="on")
    for closed in (Rest, Search, state.Passage, state.Revive, Go):
        assert not table.offered(closed)


@rule("D2-DP-60")
def test_the_overlord_chooses_target_space_and_surges_for_his_monsters() -> None:
    table = activation("A M B", monsters={"M": monster(surges=[{"damage": 1}])})
    assert table.targets() == [0, 1]
    assert table.decision.seats == [1]
    table.dice(1).strike("B")
    assert table.asks() == "ask-surges"
    assert table.decision.seats == [1]
    table.act(DONE)
    assert (table.figure("A").damage, table.figure("B").damage) == (0, 2)


# -- lieutenants -----------------------------------------------------------------------------------------


@rule("D2-CORE-132", "D2-CORE-76")
def test_a_lieutenant_is_a_group_of_one_and_neither_minion_nor_master() -> None:
    bite = skill({"do": "suffer", "who": "target", "damage": 1}, choice="adjacent_minion")
    table = turn("M A N", heroes={"A": hero(skills=[bite])}, monsters={"N": lieutenant()})
    assert [option.figure for option in table.offered(UseCard)] == [table.who("M")]
    acting = overlord_turn("A . M N", monsters={"M": monster(), "N": lieutenant()})
    assert acting.decision.options == [PickGroup(0), PickGroup(1)]
    acting.act(PickGroup(1))
    assert acting.turn.figure == acting.who("N")
    assert acting.turn.actions == 2


@rule("D2-CORE-62")
def test_the_conditions_of_a_monster_are_tested_as_its_activation_begins() -> None:
    def poisoned(table):
        table.figures[1].conditions = ["poisoned"]

    table = activation("M A", monsters={"M": lieutenant()}, change=poisoned, dice=[0, 0])
    assert [told.passed for told in table.told(state.Tested)] == [True]
    assert table.figure("M").conditions == []


# -- setting them out ------------------------------------------------------------------------------------


def open_group(*traits: str, drawn: str = "A . . . . .", **said):
    """The overlord chooses a kind for an open group with these traits."""
    says = {"group": [{"id": "open", "traits": list(traits), "at": [[2, 0], [3, 0]]}], **said}

    def change(table):
        table.encounter.groups = [state.Group("", [], False, False)]

    return lay(
        drawn, [ChooseGroup(0), PlaceMonsters([-1]), HEROES_TURNS, OVERLORD_TURN, END_ROUND], says=says, change=change
    )


@rule("D2-CORE-68", "D2-CORE-63", "D2-CORE-64", "D2-CORE-65", "D2-OSET-01")
def test_an_open_group_is_any_kind_that_shares_a_trait_in_its_limit() -> None:
    table = open_group("cursed", "water")
    assert table.asks() == "ask-group"
    kinds = {option.kind for option in table.offered(PickKind)}
    assert kinds == {kind for kind, traits in MONSTER_TRAITS.items() if {"cursed", "water"} & set(traits)}
    table.act(PickKind("zombie"))
    minions, masters = MONSTER_LIMITS["zombie"][0]
    ranks = [one.rank for one in table.journey.figures[1:]]
    assert (ranks.count("minion"), ranks.count("master")) == (minions, masters)
    assert table.told(state.GroupChosen) == [state.GroupChosen("zombie")]


@rule("D2-DP-05", "D2-CORE-68")
@pytest.mark.parametrize(("kinds", "asked"), [(["zombie"], False), (["zombie", "goblin_archer"], True)])
def test_where_one_kind_alone_fits_it_comes_and_of_two_he_chooses(monkeypatch, kinds: list[str], asked: bool) -> None:
    for kind in list(MONSTER_TRAITS):
        monkeypatch.setitem(MONSTER_TRAITS, kind, ["cursed"] if kind in kinds else [])
    table = open_group("cursed")
    assert (table.asks() == "ask-group") is asked
    assert len(table.offered(PickKind)) == (2 if asked else 0)


@rule("D2-CORE-69")
def test_a_kind_that_is_there_already_is_not_chosen_again() -> None:
    says = {
        "group": [
            {"id": "dead", "kind": "zombie", "at": [[2, 0]]},
            {"id": "open", "traits": ["cursed"], "at": [[3, 0]]},
        ]
    }

    def change(table):
        table.encounter.groups = [state.Group("zombie", [], False, False), state.Group("", [], False, False)]

    table = lay("A . . . . .", [ChooseGroup(1), HEROES_TURNS], says=says, change=change)
    chosen = {option.kind for option in table.offered(PickKind)} or {table.encounter.groups[1].kind}
    assert "zombie" not in chosen
    assert chosen <= set(MONSTER_TRAITS)


@rule("D2-CORE-70", "D2-CORE-71", "D2-DP-06")
def test_monsters_are_placed_in_their_area_and_beside_it_when_it_is_full() -> None:
    table = open_group("cursed", "building")
    if table.asks() == "ask-group":
        table.act(PickKind("zombie"))
    assert table.asks() == "ask-place"
    assert {option.base[0] for option in table.offered(SetDown)} == {2, 3}
    table.act(table.offered(SetDown)[0])
    assert table.figure(2).base == [3], "the last space of the area needs no question"
    assert table.asks() == "ask-place"
    assert {option.base[0] for option in table.offered(SetDown)} == {1, 4}, "then the closest to it"


# -- reinforcement ---------------------------------------------------------------------------------------


def reinforcing(many: int, forced: bool = False, **plans):
    """The quest lets figures of the first group come back."""
    kind = monster()
    foes = {"M": kind}
    for name, fields in plans.items():
        foes[name] = monster_like(kind, **fields)
    return lay(
        "A . . M . .",
        [Reinforce([0], many, "everywhere", forced), HEROES_TURNS, OVERLORD_TURN, END_ROUND],
        monsters=foes,
    )


def monster_like(kind, **fields):
    """Another figure of the same kind, beside the map."""
    return replace(kind, at="", **fields)


@rule("D2-CORE-72", "D2-CORE-73", "D2-DP-52", "D2-CORE-67")
def test_as_many_come_back_as_the_quest_says_whichever_are_missing() -> None:
    table = reinforcing(2, N={}, O={"rank": "master"}, Q={})
    assert table.asks() == "ask-reinforce"
    missing = {option.figure for option in table.offered(SetDown)}
    assert missing == {table.who("N"), table.who("O")}, "of those alike one, a minion or a master"
    table.act(SetDown(table.who("O"), [1]))
    table.act(SetDown(table.who("N"), [2]))
    assert table.asks() != "ask-reinforce", "two, and no more"
    assert table.figure("Q").base == []


@rule("D2-CORE-72")
def test_never_more_than_the_group_has() -> None:
    table = reinforcing(5, N={})
    table.act(SetDown(table.who("N"), [1]))
    assert table.asks() == "ask-turn", "there is nobody left to bring"
    full = reinforcing(1)
    assert full.asks() == "ask-turn"


@rule("D2-DP-52")
def test_he_may_leave_it_unless_the_quest_makes_him() -> None:
    assert reinforcing(1, N={}).offers(PASS)
    assert not reinforcing(1, forced=True, N={}).offers(PASS)


@rule("D2-CORE-74")
def test_who_comes_back_at_the_start_of_his_turn_acts_in_it() -> None:
    kind = monster()
    says = {"trigger": [{
        "rule": "more", "when": "overlord_turn_begins",
        "do": [{"do": "reinforce", "groups": [kind.group], "many": 1, "at": "everywhere"}],
    }]}  # fmt: skip
    table = overlord_turn("A . . M .", monsters={"M": kind, "N": monster_like(kind)}, says=says)
    table.act(SetDown(table.who("N"), [4]))
    assert table.decision.options == [Activate(table.who("M")), Activate(table.who("N"))]


@rule("D2-CORE-66")
def test_master_and_minion_have_figures_of_their_own_in_each_act() -> None:
    healths = []
    for act in (1, 2):
        for rank in ("minion", "master"):
            table = activation("M A", monsters={"M": of_box("zombie", rank)}, act=act)
            healths.append(health(table.journey, table.who("M")))
    assert healths == [3, 6, 5, 9]


@rule("D2-CORE-70", "D2-CORE-63", "D2-CORE-64")
def test_a_real_encounter_stands_as_its_file_says() -> None:
    table = in_quest("first_blood")
    kinds = [group.kind for group in table.encounter.groups]
    assert kinds == ["ettin", "goblin_archer"]
    assert [len(group.figures) for group in table.encounter.groups] == [sum(MONSTER_LIMITS[kind][0]) for kind in kinds]
    assert all(table.figure(one).base for group in table.encounter.groups for one in group.figures)


@rule("D2-CORE-73", "D2-CORE-67")
def test_who_has_a_name_does_not_come_back() -> None:
    assert reinforcing(1, N={"own": {"name": "mauler"}}).asks() == "ask-turn"


@rule("D2-MON-01", "D2-CORE-77")
def test_a_monster_that_fell_before_its_activation_is_passed_over() -> None:
    riposte = skill({"do": "attack", "who": "user", "at": "other"}, at="attack_resolved", role="defender", exhaust=True)
    kind = monster(health=2)
    table = overlord_turn("M A N", heroes={"A": hero(skills=[riposte])}, monsters={"M": kind, "N": kind})
    table.act(Activate(table.who("M")))
    table.dice(2).strike("A")
    table.dice(2, 1)
    table.act(UseCard(riposte, -1, -1))
    assert table.figure("M").base == []
    assert table.turn.figure == table.who("N")


@rule("D2-OL-02", "D2-DP-62")
def test_what_lasts_to_the_end_of_his_turn_is_over_then() -> None:
    table = overlord_turn("A . M", change=rising("speed"))
    assert [one.until for one in table.encounter.lasting] == ["overlord_end"]
    table.end()
    assert table.encounter.round == 2
    assert table.encounter.lasting == []


@rule("D2-TER-MUD-02", "D2-MON-04")
def test_a_monster_that_begins_in_mud_is_slow() -> None:
    mired = activation("m . . . A", monsters={"M": monster(at=(0, 0))})
    mired.act(MOVE_ACTION)
    assert set(mired.walks()) == {(1, 0)}
    free = activation(". m . . A", monsters={"M": monster(at=(0, 0))})
    free.act(MOVE_ACTION)
    assert (2, 0) in free.walks()


@rule("D2-MON-02", "D2-CORE-11")
@pytest.mark.parametrize(("less", "actions"), [(0, 2), (1, 1)])
def test_a_card_may_take_an_action_from_a_monster(less: int, actions: int) -> None:
    table = activation("M . A", change=lambda table: add_lasting(table, "action_less", 1, less, "overlord_end", "test"))
    assert table.turn.actions == actions


@rule("D2-MON-01", "D2-DP-54")
def test_a_group_that_sleeps_is_not_activated() -> None:
    def asleep(table):
        table.encounter.groups[0].asleep = True

    table = overlord_turn("M A N", monsters={"M": monster(), "N": monster()}, change=asleep)
    assert table.turn.figure == table.who("N"), "of one group there is nothing to choose"
    table.end()
    assert table.encounter.round == 2


@rule("D2-MON-01", "D2-DP-54")
def test_a_group_without_a_figure_on_the_map_is_passed_over() -> None:
    table = overlord_turn("M A", monsters={"M": monster(), "N": monster(at="")})
    assert table.turn.figure == table.who("M")
    table.end()
    assert table.encounter.round == 2


@rule("D2-DP-51", "D2-DP-54", "D2-CORE-83")
def test_cards_for_any_time_of_his_turn_lie_beside_the_groups_and_after_them() -> None:
    table = overlord_turn("M A . .", hand=["diabolic_power"], deck=["dash.1", "frenzy.1"])
    assert table.asks() == "ask-group-next", "one group, and yet he is asked"
    assert table.offers(PickGroup(0))
    assert not table.offers(DONE)
    table.act(PickGroup(0))
    table.go("ask-monster-turn").end()
    assert table.asks() == "ask-group-next"
    assert table.offers(DONE), "all have acted"
    table.act(table.offered(UseCard)[0])
    assert table.overlord.discard[:1] == ["diabolic_power"], "he plays it before he ends"
    table.go("ask-turn")
    assert table.encounter.round == 2


@rule("D2-OL-05", "D2-RULING-52")
def test_his_cards_are_refreshed_after_the_cards_of_the_start() -> None:
    def spent(table):
        table.overlord.exhausted = ["test"]

    table = overlord_turn("M A", hand=["word_of_misery"], change=spent)
    assert table.asks() == "window-overlord_start"
    assert table.overlord.exhausted == ["test"]
    table.act(PASS, 1)
    assert table.overlord.exhausted == []


@rule("D2-CORE-72", "D2-CORE-67")
def test_who_comes_back_is_whole() -> None:
    table = reinforcing(1, N={"own": {"damage": 5, "conditions": ["stunned"], "activated": True}})
    table.act(SetDown(table.who("N"), [1]))
    back = table.figure("N")
    assert (back.damage, back.conditions, back.activated, back.base) == (0, [], False, [1])
    assert [(told.figure, told.base) for told in table.told(state.Reinforced)] == [(table.who("N"), [1])]


@rule("D2-CORE-72", "D2-DP-52")
def test_none_come_back_where_the_quest_grants_none() -> None:
    assert reinforcing(0, N={}).asks() == "ask-turn"


@rule("D2-DP-52", "D2-CORE-19")
def test_who_comes_back_needs_an_empty_space_and_a_pass_ends_it() -> None:
    table = reinforcing(2, N={}, O={"rank": "master"})
    spaces = {option.base[0] for option in table.offered(SetDown)}
    assert spaces == {1, 2, 4, 5}, "not where somebody stands"
    table.act(PASS)
    assert table.asks() == "ask-turn"
    assert table.figure("N").base == table.figure("O").base == []
