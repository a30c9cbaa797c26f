"""The playthroughs of Descent: every encounter won once by either side, whole campaigns, every module on.

Each is for something, and bots still learn: so a play is looked for among seeds, the one on file first. A quest by
itself is played with the first cards of a class, whatever its act: where judgement against judgement does not end as a
file needs it soon, whoever is to lose plays at random.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from undercroft.bots.player import Player, next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session
from undercroft.games.descent import game
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.influence import TOKENS
from undercroft.games.descent.rules.next_quest import QUESTS_OF_ACT
from undercroft.games.descent.rules.secret_rooms import CHALLENGE, is_inside
from undercroft.games.descent.rules.setup import SWITCHES, quests_in_order
from undercroft.games.descent.rules.sheets import PLOT_SUMMONS
from undercroft.games.descent.rules.table import encounter_of, grid_now
from undercroft.games.descent.state import (
    TAKE_THREAT,
    BuyCard,
    CardUsed,
    Convert,
    EncounterWon,
    Go,
    Journey,
    MoveAction,
    Passage,
    PickCard,
    PickGroup,
    PickQuest,
    PickWord,
    PlayRumour,
    QuestWon,
    RumourPlayed,
    Search,
    Summoned,
    TaintShown,
    TokenTurned,
)

Happening = TypeVar("Happening", bound=Event)
Answer = TypeVar("Answer", bound=Action)
HERE = Path(__file__).parent
SEEDS = 60  # tried at most for a file
EVENLY = 3  # of them with judgement on both sides
LONGEST = 4000  # answers of a quest; one that takes longer is no file
SIDES = ("heroes", "overlord")
PARTIES = {1: "one", 2: "two", 3: "three", 4: "four"}
MODULES = {name: "on" for name in SWITCHES if name != "two_hero_help"}
FOREIGN = {"dark_illusions": "agent_ariad", "skulduggery": "agent_raythen"}  # Plot decks of strangers to the campaign


class Scenario(NamedTuple):
    """What a file is for: who plays what, and what must be seen in it.

    `loser` is the side that may play at random; with a Plot deck to take (`plot`) the overlord makes use of it, and
    of Rumour cards, wherever he can.
    """

    players: int
    options: dict[str, str]
    shows: Callable[[Session], bool]
    loser: str = ""
    plot: str = ""


# -- what is to be seen ----------------------------------------------------------------------------------


def table_of(session: Session) -> Journey:
    """The table at the end."""
    assert isinstance(session.state, Journey)
    return session.state


def told(session: Session, kind: type[Happening]) -> list[Happening]:
    """Everything of a kind that happened, in order."""
    return [one.event for one in session.events if isinstance(one.event, kind)]


def answered(session: Session, kind: type[Answer]) -> list[Answer]:
    """Every answer of a kind that was given, in order."""
    return [entry.action for entry in session.entries if isinstance(entry.action, kind)]


def wins_every_encounter(side: str, quest: str, session: Session) -> bool:
    """All encounters of a quest, and so the quest."""
    numbers = range(1, CARDS.quests[quest].encounters + 1)
    won = told(session, EncounterWon)
    return won == [EncounterWon(quest, number, side) for number in numbers] and session.outcome() == side


def is_whole(session: Session) -> bool:
    """Introduction, act I, Interlude, act II, Finale, with nothing but rumours between them."""
    roles = [CARDS.quests[won.quest].role for won in told(session, QuestWon)]
    order = ["introduction", *["act1"] * QUESTS_OF_ACT, "interlude", *["act2"] * QUESTS_OF_ACT, "finale"]
    return [role for role in roles if role != "rumour"] == order and session.is_over()


def summons(agent: str, session: Session) -> bool:
    """A whole campaign in which the agent of a Plot deck came."""
    return is_whole(session) and set(agents_summoned(session)) == {agent}


def uses_everything(agent: str, session: Session) -> bool:
    """The same, and every other module had its part: a room was explored, taint shown, influence and rumours chosen."""
    challenges = [one for one in told(session, TokenTurned) if one.face in CARDS.challenges]
    tokens = [answer for answer in answered(session, PickWord) if answer.word in TOKENS]
    seen = [challenges, answered(session, Passage), told(session, TaintShown), tokens, told(session, RumourPlayed)]
    return summons(agent, session) and all(seen)


def agents_summoned(session: Session) -> list[str]:
    """The agents of the cards that summoned somebody."""
    cards = [used.card for used in told(session, CardUsed) if PLOT_SUMMONS.get(used.card)]
    assert len(cards) == len(told(session, Summoned))
    return [PLOT_SUMMONS[card] for card in cards]


# -- the files -------------------------------------------------------------------------------------------


def of_quests() -> dict[str, Scenario]:
    """Every quest twice: with two, three, four heroes, and as many players or fewer, by either reading of the rules."""
    found: dict[str, Scenario] = {}
    for number, quest in enumerate(quests_in_order()):
        for turn, side in enumerate(SIDES):
            heroes = 2 + (number + turn) % 3
            players = 2 + (number // 3 + turn) % heroes
            options = {"mode": "quest", "quest": quest, "heroes": PARTIES[heroes]}
            options["profile"] = ("seed", "rulebook")[(number + turn) % 2]
            shows = partial(wins_every_encounter, side, quest)
            name = quest.replace("_", "-")
            found[f"{name}-{side}"] = Scenario(players, options, shows, SIDES[1 - turn])
    return found


CAMPAIGN = {"mode": "campaign", "heroes": "two"}
SCENARIOS: dict[str, Scenario] = {
    "first-game": Scenario(5, {"mode": "first"}, partial(wins_every_encounter, "heroes", "first_blood"), "overlord"),
    "alone": Scenario(
        2,
        {"mode": "quest", "quest": "first_blood", "heroes": "one"},
        partial(wins_every_encounter, "heroes", "first_blood"),
        "overlord",
    ),
    **of_quests(),
    "campaign": Scenario(2, {**CAMPAIGN, "two_hero_help": "on"}, is_whole),
    "modules": Scenario(
        3, {**CAMPAIGN, **MODULES}, partial(uses_everything, FOREIGN["dark_illusions"]), plot="dark_illusions"
    ),
    "other-agent": Scenario(
        2,
        {**CAMPAIGN, **MODULES, "profile": "rulebook"},
        partial(summons, FOREIGN["skulduggery"]),
        plot="skulduggery",
    ),
}


# -- playing ---------------------------------------------------------------------------------------------


def play(name: str) -> Session:
    """The first play by bots that shows what it is for; the seed on file is tried first."""
    scenario = SCENARIOS[name]
    for number in [*seed_on_file(name), *range(SEEDS)]:
        session = played(scenario, name, number)
        if session is not None and scenario.shows(session):
            return session
    raise AssertionError(f"none of {SEEDS} seeds shows what {name} is for")


def seed_on_file(name: str) -> list[int]:
    """The number of the seed that was found last."""
    file = HERE / f"{name}.txt"
    if not file.exists():
        return []
    with file.open(encoding="utf-8") as lines:
        return [int(line.split()[-1].strip("'")) for line in lines if line.startswith("seed: ")][:1]


def played(scenario: Scenario, name: str, number: int) -> Session | None:
    """One play, to its end; none if that is too far off."""
    session = Session.start(game, players=scenario.players, seed=f"{name} {number}", options=scenario.options)
    session.seat_bots(list(range(scenario.players)), alone=True)
    bots = seated(scenario, session, number)
    is_quest = scenario.options["mode"] != "campaign"
    while session.decision is not None:
        seat, action = settled(session, scenario) or next_answer(session, bots) or (0, session.decision.options[0])
        session.answer(seat, session.serial(seat), action)
        if is_quest and len(session.entries) > LONGEST:
            return None
    return session


def seated(scenario: Scenario, session: Session, number: int) -> dict[int, Player]:
    """Judgement on both sides; with a later seed chance plays the side that is to lose."""
    found: dict[int, Player] = {}
    for side in session.sides():
        kind = "random" if side.name == scenario.loser and number >= EVENLY else "judgement"
        for seat in side.seats:
            found[seat] = find_bot(kind, game, f"{session.seed}:{seat}")
    return found


def settled(session: Session, scenario: Scenario) -> tuple[int, Action] | None:
    """What a bot is not left to decide: judgement lets the modules alone."""
    decision = session.decision
    assert decision is not None
    if not scenario.plot:
        return None
    for wish in wishes(table_of(session), scenario.plot, decision.ask):
        for option in decision.options_of(decision.leader):
            if wish(option):
                return decision.leader, option
    return None


def wishes(table: Journey, plot: str, ask: str) -> list[Callable[[Action], bool]]:
    """What is chosen wherever it is offered: the deck, threat, whoever it summons, rumours and their quests."""
    summon = next(card for card, agent in PLOT_SUMMONS.items() if agent == FOREIGN[plot])
    found: list[Callable[[Action], bool]] = [
        PickCard(plot).__eq__,
        TAKE_THREAT.__eq__,
        BuyCard(summon).__eq__,
        lambda option: isinstance(option, PlayRumour),
        lambda option: isinstance(option, PickQuest) and CARDS.quests[option.quest].role == "rumour",
    ]
    if summon not in table.overlord.plots:
        found.append(lambda option: isinstance(option, Convert))
    if ask == "ask-summon":
        found.append(lambda option: isinstance(option, PickGroup))
    if ask == "ask-turn":
        found += in_room(table)
    return found


def in_room(table: Journey) -> list[Callable[[Action], bool]]:
    """Whoever finds a secret room goes in, and to a challenge, until one has been faced."""
    encounter = encounter_of(table)
    open_ones = [token for token in encounter.tokens if token.kind == CHALLENGE]
    if any(token.gone for token in open_ones):
        return []
    base = table.figures[encounter.turns[-1].figure].base
    if not base or not is_inside(table, base[0]):
        return [lambda option: isinstance(option, Passage)]
    near = [space for token in open_ones for space in grid_now(table).near[token.at]]
    return [
        lambda option: isinstance(option, Search),
        lambda option: isinstance(option, Go) and option.to in near,
        lambda option: isinstance(option, MoveAction),
    ]


PLAYS = {name: partial(play, name) for name in SCENARIOS}
