"""Which quest comes next (D2-CAMP-QUEST)."""

from __future__ import annotations

import pytest
from rules.descent.campaigns import ACT_ONE, FIRST, CampaignTable, Change, at, begin, begun, ending, remember
from rules.table import rule

from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.next_quest import majority, open_quests
from undercroft.games.descent.state import ChooseQuest, Journey, PickQuest, QuestPicked

ACT_ONE_QUESTS = ["a_fat_goblin", "castle_daerion", "the_cardinals_plight", "the_masquerade_ball", "death_on_the_wing"]
HEROES_TWO = [*FIRST, ("a_fat_goblin", "heroes"), ("castle_daerion", "overlord"), ("death_on_the_wing", "heroes")]
OVERLORDS_TWO = [*FIRST, ("a_fat_goblin", "heroes"), ("castle_daerion", "overlord"), ("death_on_the_wing", "overlord")]


def next_quest(played: list[tuple[str, str]], change: Change | None = None, **options: str) -> CampaignTable:
    """The next quest is to be chosen."""
    return at(ChooseQuest(), played, change, **options)


def open_now(played: list[tuple[str, str]], **options: str) -> list[str]:
    """The quests that are open after these."""
    state = begun(**options)[0]
    remember_only(state, played)
    return open_quests(state)


def remember_only(state: Journey, played: list[tuple[str, str]]) -> None:
    """These, and nothing else, have been played."""
    assert state.campaign is not None
    state.campaign.played = []
    remember(state, played)


def rumours(*quests: str) -> Change:
    """These rumour quests lie there."""

    def change(state: Journey) -> None:
        assert state.campaign is not None
        state.campaign.rumours = list(quests)

    return change


@rule("D2-CAMP-QUEST-01", "D2-RULING-62")
def test_a_campaign_starts_with_the_introduction():
    session = begin()
    assert isinstance(session.state, Journey)
    assert session.state.quest == "first_blood"
    assert [told.event for told in session.events if isinstance(told.event, QuestPicked)] == [
        QuestPicked("first_blood", "")
    ]
    assert len(session.state.overlord.hand) == 2  # there is no road, but a hand
    other = begin(quest="castle_daerion").state
    assert isinstance(other, Journey)
    assert other.quest == "first_blood", "whatever quest would be played on its own"


@rule("D2-CAMP-QUEST-02", "D2-RULING-50", "D2-DP-17")
@pytest.mark.parametrize(("winner", "seat"), [("heroes", 0), ("overlord", 1)])
def test_then_its_winner_picks_among_the_quests_of_act_one(winner, seat):
    table = next_quest([("first_blood", winner)])
    assert table.asks() == "ask-next-quest"
    assert table.decision.seats == [seat]
    assert [option.quest for option in table.decision.options] == ACT_ONE_QUESTS
    table.act(PickQuest("castle_daerion"))
    assert table.journey.quest == "castle_daerion"
    assert table.told(QuestPicked) == [QuestPicked("castle_daerion", winner)]


@rule("D2-CAMP-QUEST-03", "D2-DP-17")
def test_the_winner_of_the_last_quest_picks_the_next_and_none_twice():
    table = next_quest([*FIRST, ("a_fat_goblin", "overlord")])
    assert table.decision.seats == [1]
    assert [option.quest for option in table.decision.options] == ACT_ONE_QUESTS[1:]


@rule("D2-CAMP-QUEST-02", "D2-RUM-05", "D2-CORE-112")
def test_a_rumour_in_play_is_one_of_the_quests_to_choose_and_stays_until_it_is():
    table = next_quest(FIRST, rumours("rumour_the_sunken_road"))
    assert PickQuest("rumour_the_sunken_road") in table.decision.options
    table.act(PickQuest("a_fat_goblin"))
    assert table.campaign.rumours == ["rumour_the_sunken_road"]
    table = next_quest(FIRST, rumours("rumour_the_sunken_road"))
    table.act(PickQuest("rumour_the_sunken_road"))
    assert table.campaign.rumours == []


@rule("D2-CAMP-QUEST-04", "D2-RUM-05", "D2-RULING-51", "D2-EX-60")
def test_after_three_quests_of_act_one_without_rumours_the_interlude_is_next():
    two = [*FIRST, ("a_fat_goblin", "heroes"), ("castle_daerion", "heroes"), ("rumour_the_sunken_road", "overlord")]
    assert open_now(two) == ACT_ONE_QUESTS[2:]
    assert open_now([*two, ("death_on_the_wing", "overlord")]) == ["the_shadow_vault"]
    assert next_quest([*two, ("death_on_the_wing", "overlord")]).journey.quest == "the_shadow_vault"


@rule("D2-CAMP-QUEST-05", "D2-RULING-49")
def test_the_interlude_is_that_of_the_side_with_most_victories_in_act_one():
    assert open_now(HEROES_TWO) == ["the_shadow_vault"]
    assert open_now(OVERLORDS_TWO) == ["the_overlord_revealed"]


@rule("D2-RULING-49")
def test_if_victories_were_even_the_latest_winner_would_decide():
    state = begun()[0]
    remember_only(state, [*FIRST, ("a_fat_goblin", "heroes"), ("castle_daerion", "overlord")])
    assert majority(state, 1) == "overlord"


@rule("D2-CAMP-QUEST-06", "D2-RULING-70")
def test_each_quest_of_act_one_opens_one_of_two_by_its_winner():
    after = [*HEROES_TWO, ("the_shadow_vault", "heroes")]
    played = ["the_monsters_hoard", "the_desecrated_tomb", "the_wyrm_turns"]
    unplayed = ["the_ritual_of_shadows", "the_twin_idols"]
    assert sorted(open_now(after)) == sorted([*played, *unplayed])
    assert sorted(open_now(after, act2_unplayed="closed")) == sorted(played)
    assert "the_monsters_hoard" not in open_now([*after, ("the_monsters_hoard", "heroes")])


@rule("D2-CAMP-QUEST-06")
def test_rumours_of_the_second_act_are_open_in_it_alone():
    state = begun()[0]
    remember_only(state, [*HEROES_TWO, ("the_shadow_vault", "heroes")])
    assert state.campaign is not None
    state.campaign.rumours = ["rumour_the_sunken_road", "rumour_the_last_toll"]
    assert "rumour_the_last_toll" in open_quests(state)
    assert "rumour_the_sunken_road" not in open_quests(state)


@rule("D2-CAMP-QUEST-07", "D2-RULING-48", "D2-EX-66")
@pytest.mark.parametrize(
    ("options", "finale"),
    [
        ({}, "gryvorn_unleashed"),
        ({"profile": "rulebook"}, "the_man_who_would_be_king"),
        ({"finale_majority": "act2"}, "the_man_who_would_be_king"),
    ],
)
def test_the_finale_goes_by_the_victories_of_act_one_or_by_the_rulebook_of_act_two(options, finale):
    played = [
        *HEROES_TWO,
        ("the_shadow_vault", "heroes"),
        ("the_monsters_hoard", "overlord"),
        ("the_desecrated_tomb", "heroes"),
        ("the_wyrm_turns", "overlord"),
    ]
    assert open_now(played, **options) == [finale]


@rule("D2-CORE-105", "D2-CORE-106")
@pytest.mark.parametrize("winner", ["heroes", "overlord"])
def test_a_whole_campaign_is_nine_quests(winner):
    played: list[tuple[str, str]] = []
    quest = "first_blood"
    for _ in range(8):
        last = CARDS.quests[quest].encounters
        table = ending(quest, last, winner, played=played)
        assert table.session.outcome() == ""
        played.append((quest, winner))
        quest = open_now(played)[0]
    roles = [CARDS.quests[one].role for one, _ in played]
    assert roles == ["introduction", "act1", "act1", "act1", "interlude", "act2", "act2", "act2"]
    assert CARDS.quests[quest].role == "finale"
    assert ending(quest, CARDS.quests[quest].encounters, winner, played=played).session.outcome() == winner


def test_every_quest_of_act_two_is_opened_by_one_of_act_one():
    opened = [CARDS.quests[one].heroes_won for one in ACT_ONE_QUESTS] + [
        CARDS.quests[one].otherwise for one in ACT_ONE_QUESTS
    ]
    assert sorted(opened) == sorted(one.id for one in CARDS.quests.values() if one.role == "act2")
    assert len(ACT_ONE) == 4
