"""From one encounter to the next, and the end of a quest (D2-HSET, D2-OSET, D2-CAMP-02)."""

from __future__ import annotations

import pytest
from rules.descent.campaigns import ACT_ONE, CampaignTable, Change, both, ending
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent.rules.encounters import QUEST_GOLD
from undercroft.games.descent.rules.table import health, new_figure, stamina
from undercroft.games.descent.state import (
    CampaignStage,
    EncounterWon,
    FreeStandUps,
    GoldGained,
    Healed,
    Journey,
    QuestWon,
    SpendFortune,
    StandUp,
    StoodUp,
)


def hurt(state: Journey) -> None:
    """The first hero comes out of an encounter with this."""
    hero = state.heroes[0]
    state.figures[0].damage = 6
    state.figures[0].conditions = ["immobilized"]
    state.figures[0].base = [0]
    hero.fatigue = 3
    hero.feat = False
    hero.found = ["health_potion.1", "fire_flask"]
    hero.flipped = ["health_potion.1"]
    hero.acted = True


def down(*heroes: int) -> Change:
    """These heroes are knocked out."""

    def change(state: Journey) -> None:
        for number in heroes:
            state.heroes[number].knocked_out = True
            state.heroes[number].fatigue = stamina(state, number)
            state.figures[number].damage = health(state, number)
            state.figures[number].base = [number]

    return change


def script(*faces: int) -> Change:
    """What the dice show next, by the numbers of their faces."""

    def change(state: Journey) -> None:
        state.chance.dice.script = list(faces)

    return change


def watched(change: Change, **options: str) -> CampaignTable:
    """The first encounter of a quest has been won; the table stops when the second one begins."""
    return ending("a_fat_goblin", 1, "heroes", change, **options)


@rule("D2-HSET-07", "D2-HSET-08", "D2-HSET-09", "D2-HSET-10", "D2-HSET-11", "D2-EX-64")
def test_the_second_encounter_finds_heroes_as_the_first_one_left_them_but_for_their_feats():
    table = watched(hurt)
    hero = table.hero(0)
    assert table.journey.figures[0].damage == 6
    assert table.journey.figures[0].conditions == ["immobilized"]
    assert hero.fatigue == 3
    assert (hero.found, hero.flipped) == (["health_potion.1", "fire_flask"], ["health_potion.1"])
    assert hero.feat


@rule("D2-RULING-03", "D2-EX-64")
@pytest.mark.parametrize(
    ("options", "fatigue"), [({}, 3), ({"profile": "rulebook"}, 0), ({"encounter2_fatigue": "remove"}, 0)]
)
def test_by_the_rulebook_fatigue_goes_between_encounters(options, fatigue):
    assert watched(hurt, **options).hero(0).fatigue == fatigue


@rule("D2-OSET-05", "D2-CORE-97", "D2-EX-64")
def test_the_overlord_keeps_hand_deck_and_discards_and_draws_no_new_hand():
    def cards(state: Journey) -> None:
        state.overlord.hand = ["dash.1"]
        state.overlord.deck = ["frenzy.1", "frenzy.2"]
        state.overlord.discard = ["tripwire.1"]
        state.search = ["nothing", "curse_doll"]

    table = watched(cards)
    overlord = table.overlord
    assert (overlord.hand, overlord.deck, overlord.discard) == (["dash.1"], ["frenzy.1", "frenzy.2"], ["tripwire.1"])
    assert table.journey.search == ["nothing", "curse_doll"]


@rule("D2-HSET-12", "D2-RULING-07", "D2-DP-22", "D2-STAND-02", "D2-STAND-03", "D2-STAND-04")
def test_who_is_knocked_out_may_stand_up_for_nothing_before_the_second_encounter():
    table = watched(both(down(1), script(4, 5)))  # three hearts; three hearts and a surge
    assert table.asks() == "ask-stand-up"
    assert table.decision.about == 1
    before = health(table.journey, 1)
    table.act(StandUp())
    hero = table.hero(1)
    assert not hero.knocked_out
    assert table.journey.figures[1].damage == before - 6
    assert hero.fatigue == stamina(table.journey, 1) - 1
    assert table.told(Healed) == [Healed(1, 6, 1, "stand_up")]
    assert table.told(StoodUp) == [StoodUp(1, 1)]
    assert not hero.acted


@rule("D2-RULING-07", "D2-RULING-34", "D2-FORT-02", "D2-DP-68")
def test_the_dice_of_a_free_stand_up_may_be_rolled_again_like_any_others():
    def lucky(state: Journey) -> None:
        state.heroes[1].fortune = 1

    table = watched(both(both(down(1), lucky), script(0, 0)))  # a heart each
    table.act(StandUp())
    assert table.asks() == "offer-dice_rolled"
    assert table.offered(SpendFortune) == [SpendFortune("test", 0), SpendFortune("test", 1)]
    table.session.script("dice", [5])
    table.act(SpendFortune("test", 1))  # three hearts and a surge
    assert table.told(Healed) == [Healed(1, 4, 1, "stand_up")]
    assert table.hero(1).fortune == 0
    assert not table.hero(1).knocked_out
    assert table.journey.encounter is not None
    assert table.journey.encounter.number == 2


@rule("D2-RULING-08", "D2-DP-22")
def test_who_declines_begins_the_second_encounter_knocked_out():
    table = watched(down(0, 1))
    table.act(PASS)
    table.act(StandUp())
    assert table.hero(0).knocked_out
    assert not table.hero(1).knocked_out
    assert table.journey.figures[0].damage == health(table.journey, 0)


@rule("D2-CAMP-02", "D2-CORE-94", "D2-CORE-95")
def test_between_two_encounters_there_is_no_campaign_phase_and_tracks_carry_over():
    def count(state: Journey) -> None:
        assert state.encounter is not None
        for track in state.encounter.counters:
            state.encounter.counters[track] = 2

    table = watched(count)
    assert table.told(EncounterWon) == [EncounterWon("a_fat_goblin", 1, "heroes")]
    assert table.told(QuestWon) == []
    assert table.journey.carried["heroes_won"] == 1
    assert [value for track, value in table.journey.carried.items() if track != "heroes_won"] == [2]
    assert len(table.campaign.played) == 1
    assert not [step for step in table.journey.agenda if isinstance(step, (CampaignStage, FreeStandUps))]


@rule("D2-CORE-95")
def test_who_wins_the_last_encounter_wins_the_quest():
    table = ending("a_fat_goblin", 2, "overlord", lambda state: state.carried.update(heroes_won=1))
    assert table.told(QuestWon) == [QuestWon("a_fat_goblin", "overlord")]
    past = table.campaign.played[-1]
    assert (past.quest, past.winner, past.act, past.counts) == ("a_fat_goblin", "overlord", 1, True)


@rule("D2-CORE-106")
@pytest.mark.parametrize("winner", ["heroes", "overlord"])
def test_who_wins_the_finale_wins_the_campaign(winner):
    table = ending("gryvorn_unleashed", 2, winner, played=ACT_ONE)
    assert table.session.outcome() == winner


@pytest.mark.parametrize("winner", ["heroes", "overlord"])
def test_a_quest_on_its_own_is_the_whole_game(winner):
    table = ending("first_blood", 1, winner, mode="quest")
    assert table.session.outcome() == winner


def busy(state: Journey) -> None:
    """Monsters stand about, and heroes have done all sorts of things."""
    state.figures.append(new_figure("zombie", "minion", name="left over"))
    state.overlord.influence = "mask"
    for number, hero in enumerate(state.heroes):
        state.figures[number].base = [number]
        state.figures[number].activated = True
        hero.acted = hero.rested = hero.left = True


@rule("D2-RULING-36", "D2-CORE-98")
@pytest.mark.parametrize("number", [1, 2])
def test_with_the_map_goes_what_stood_on_it_and_heroes_begin_anew(number):
    table = ending("a_fat_goblin", number, "heroes", busy)
    journey = table.journey
    assert "left over" not in [figure.name for figure in journey.figures]
    assert [(hero.acted, hero.rested, hero.left) for hero in journey.heroes] == [(False, False, False)] * 2
    assert [figure.activated for figure in journey.figures[:2]] == [False, False]


@rule("D2-INF-01")
def test_after_the_quest_the_influence_tokens_are_put_back():
    assert ending("a_fat_goblin", 1, "heroes", busy).overlord.influence == "mask", "not between two encounters"
    assert ending("a_fat_goblin", 2, "heroes", busy).overlord.influence == ""


@rule("D2-CAMP-REW-02")
@pytest.mark.parametrize(("tended", "gold"), [(0, []), (3, [75])])
def test_some_quests_pay_for_each_point_of_a_track_whoever_wins(tended, gold):
    def track(state: Journey) -> None:
        assert state.encounter is not None
        state.encounter.counters["tended"] = tended

    for winner in ("heroes", "overlord"):
        table = ending("acolyte_of_saradyn", 1, winner, track).go("ask-shop")
        assert [told.gold for told in table.told(GoldGained) if told.why == "quest"] == gold
    table = ending("a_fat_goblin", 2, "overlord", track)
    assert QUEST_GOLD not in table.journey.carried
