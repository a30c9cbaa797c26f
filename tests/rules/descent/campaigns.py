"""A campaign of Descent laid out for a test: these heroes, these quests behind them, at this stage of the phase.

    table = phase("shopping", played=[("first_blood", "heroes")], change=rich)
    table.act(BuyItem("crossbow", 0))

`phase` begins a stage and goes on with those after it; `ending` stands at the end of an encounter, without its map;
`standing_alone` is a quest on its own. What is not scripted is seeded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.table import Table as AnyTable

from undercroft.engine.record import Action, Step
from undercroft.engine.session import Session
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.rules.campaign import STAGES, clear_map
from undercroft.games.descent.state import (
    BeginQuest,
    Campaign,
    CampaignStage,
    ChooseClass,
    ChooseHero,
    Encounter,
    EndEncounter,
    Hero,
    Journey,
    Overlord,
    PastQuest,
    PickCard,
    TakeTurn,
    Tested,
)

Change = Callable[[Journey], None]
PARTY = [
    ("syndrael", "knight"),
    ("ashrian", "disciple"),
    ("jain_fairwood", "wildlander"),
    ("leoric_of_the_book", "runemaster"),
]
FIRST = [("first_blood", "heroes")]
ACT_ONE = [*FIRST, ("a_fat_goblin", "heroes"), ("castle_daerion", "heroes"), ("the_masquerade_ball", "overlord")]


class CampaignTable(AnyTable):
    """A session of Descent that a test can steer."""

    @property
    def journey(self) -> Journey:
        assert isinstance(self.session.state, Journey)
        return self.session.state

    @property
    def campaign(self) -> Campaign:
        assert self.journey.campaign is not None
        return self.journey.campaign

    @property
    def overlord(self) -> Overlord:
        return self.journey.overlord

    def hero(self, number: int) -> Hero:
        """A hero."""
        return self.journey.heroes[number]

    def go(self, *stop: str) -> CampaignTable:
        """Answer with the first option until one of these questions is asked, or nothing is."""
        while self.session.decision is not None and self.session.decision.ask not in stop:
            decision = self.session.decision
            seat = decision.seats[0]
            self.session.answer(seat, self.session.serial(seat), decision.options_of(seat)[0])
        return self


def begin(heroes: int = 2, seats: int = 2, seed: str = "campaign", **options: Any) -> Session:
    """A table of which the heroes have been chosen; of a Plot deck, if there is one, the question is open."""
    words = {1: "one", 2: "two", 3: "three", 4: "four"}
    session = Session.start(game, players=seats, seed=seed, options={"heroes": words[heroes], **options})
    for kind, job in PARTY[:heroes]:
        session.act(ChooseHero(kind))
        session.act(ChooseClass(job))
    return session


def begun(heroes: int = 2, seats: int = 2, plot: str = "", **options: Any) -> tuple[Journey, Session]:
    """The same as a position that may be changed; with this Plot deck, if one is named."""
    if plot:
        options["plots"] = "on"
    session = begin(heroes, seats, **options)
    if plot:
        session.act(PickCard(plot))
    state = session.state.copy()
    assert isinstance(state, Journey)
    clear_map(state)
    return state, session


def phase(
    stage: str,
    played: list[tuple[str, str]] | None = None,
    change: Change | None = None,
    heroes: int = 2,
    seats: int = 2,
    plot: str = "",
    **options: Any,
) -> CampaignTable:
    """The campaign phase after these quests and their winners, from this stage on."""
    state, session = begun(heroes, seats, plot, **options)
    remember(state, FIRST if played is None else played)
    later: list[Step] = [CampaignStage(name) for name in STAGES[STAGES.index(stage) :]]
    return laid(state, session, later, change)


def at(
    step: Step,
    played: list[tuple[str, str]] | None = None,
    change: Change | None = None,
    heroes: int = 2,
    seats: int = 2,
    plot: str = "",
    **options: Any,
) -> CampaignTable:
    """A campaign at one step; then the next quest begins."""
    state, session = begun(heroes, seats, plot, **options)
    remember(state, FIRST if played is None else played)
    return laid(state, session, [step, BeginQuest()], change)


def ending(
    quest: str,
    number: int,
    winner: str,
    change: Change | None = None,
    played: list[tuple[str, str]] | None = None,
    heroes: int = 2,
    **options: Any,
) -> CampaignTable:
    """An encounter has just been won."""
    state, session = begun(heroes, **options)
    if state.campaign is not None:
        remember(state, FIRST if played is None else played)
    state.quest = quest
    state.encounter = won(quest, number, winner)
    return laid(state, session, [EndEncounter()], change)


def turn(
    change: Change | None = None,
    heroes: int = 2,
    plot: str = "",
    step: Step | None = None,
    quest: str = "first_blood",
    **options: Any,
) -> CampaignTable:
    """The first hero's first turn of a quest on its own; or this step in the midst of it, and then the turn."""
    if plot:
        options["plots"] = "on"
    session = begin(heroes, mode="quest", quest=quest, **options)
    if plot:
        session.act(PickCard(plot))
    begun = CampaignTable(session).go("ask-turn")
    state = begun.journey.copy()
    assert isinstance(state, Journey)
    state.agenda.append(TakeTurn(begun.decision.about))
    if step is not None:
        state.agenda.append(step)
    if change is not None:
        change(state)
    return CampaignTable.at(state, session, "campaign")


def laid(state: Journey, session: Session, steps: list[Step], change: Change | None) -> CampaignTable:
    """The position with these steps to come."""
    state.agenda = steps[::-1]
    if change is not None:
        change(state)
    return CampaignTable.at(state, session, "campaign")


def remember(state: Journey, played: list[tuple[str, str]]) -> None:
    """These quests lie behind them; whoever wins an Interlude has begun act II."""
    assert state.campaign is not None
    for quest, winner in played:
        card = CARDS.quests[quest]
        state.campaign.played.append(PastQuest(quest, winner, card.act, card.role in ("act1", "act2")))
        state.quest = quest
    if any(past.act == 2 for past in state.campaign.played):
        state.campaign.act = 2


def won(quest: str, number: int, winner: str) -> Encounter:
    """An encounter that somebody has won, with all its tracks at nothing."""
    card = CARDS.encounters[f"{quest}_{number}"]
    return Encounter(
        quest=quest,
        number=number,
        edges="",
        round=3,
        overlords=False,
        tokens=[],
        groups=[],
        counters={track.id: 0 for track in card.track},
        notes=[],
        lasting=[],
        turns=[],
        attacks=[],
        room="",
        winner=winner,
        floor=0,
    )


def trials_told(table: CampaignTable) -> list[Tested]:
    """Every attribute test so far."""
    return table.told(Tested)


def both(*changes: Change) -> Change:
    """One change after another."""

    def change(state: Journey) -> None:
        for one in changes:
            one(state)

    return change


def of_kind(options: list[Action], kind: type[Action]) -> list[Any]:
    """The options of one kind."""
    return [option for option in options if isinstance(option, kind)]
