"""What is studied of Descent: whole campaigns, and every quest by itself, as a campaign of judgement comes to it.

A quest is played with all its encounters, one after the other, and what the first leaves to the second; who wins the
last one has won it. The first encounter of two is counted apart, beside it. Either side is also played at random, and
both by a search, less often.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.bots.blinded import blinded
from undercroft.bots.player import Player, next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import AnyGame
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.games.descent import estimate
from undercroft.games.descent.before_quest import before
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.setup import quests_in_order
from undercroft.games.descent.rules.table import HEROES_SIDE
from undercroft.games.descent.state import (
    CardBought,
    CardPlayed,
    EncounterWon,
    GroupChosen,
    ItemBought,
    Journey,
    KnockedOut,
    QuestWon,
    RoundBegun,
    SkillLearned,
)
from undercroft.lab import study as lab

QUESTS: Final = "Quests"
FIRSTS: Final = "First encounters"
AT_RANDOM: Final = "Random against judgement"
SEARCHED: Final = "Search against search"
ALL: Final = "all quests"
PARTY_SIZES: Final = (2, 3, 4)
LOW: Final = 0.35
HIGH: Final = 0.65
SEARCH_LOW: Final = 0.25
SEARCH_HIGH: Final = 0.75
MOST_AT_RANDOM: Final = 0.05
RANDOM_PART: Final = 20  # a game at random for so many of judgement
SEARCH_PART: Final = 100
MOST: Final = 20_000
BY_LINE_UP: Final = "="
FIRST: Final = "1"
RANDOM_SIDES: Final = {
    "random heroes": "heroes=random,overlord=judgement",
    "random overlord": "heroes=judgement,overlord=random",
}
SEARCH: Final = "search:8runs"


class DescentStudy(lab.Study):
    """Campaigns and quests."""

    games = 400
    ridge = 50.0
    aims = lab.Aims(win_low=LOW, win_high=HIGH, random_share=MOST_AT_RANDOM, side="heroes")
    modes = (lab.StudyMode("campaign", {"mode": "campaign"}, part=8),)
    note = "A game is a campaign, and won by whoever wins its Finale."
    about_trials: ClassVar[dict[str, str]] = {
        QUESTS: (
            "Won by the heroes, judgement on both sides: each quest with all its encounters, in a campaign that has "
            "come to it. The quests before it are drawn by lot; rewards, shop and experience are judgement's own."
        ),
        FIRSTS: "In the same games the first of two encounters: it decides nothing but what it leaves to the second.",
        AT_RANDOM: "How often the side at random wins a quest, with two, three and four heroes together.",
        SEARCHED: f"Won by the heroes, `{SEARCH}` on both sides, with two, three and four heroes together.",
    }
    trial_aims = (
        *[lab.CellAim(QUESTS, quest, LOW, HIGH) for quest in quests_in_order()],
        lab.CellAim(AT_RANDOM, ALL, 0.0, MOST_AT_RANDOM),
        *[lab.CellAim(SEARCHED, quest, SEARCH_LOW, SEARCH_HIGH) for quest in (ALL, *quests_in_order())],
    )

    def __init__(self) -> None:
        super().__init__()
        self.round = 0

    # -- campaigns ---------------------------------------------------------------------------------------

    def hear(self, state: State, event: Event) -> None:
        if isinstance(event, RoundBegun):
            self.round = event.round
        elif isinstance(event, EncounterWon):
            row = f"encounter {event.quest} {event.number}"
            self.add(row, "played")
            self.add(row, "won", int(event.winner == HEROES_SIDE))
            self.add(row, "rounds", self.round)
            self.add(row, "rounds squared", self.round * self.round)
        elif isinstance(event, QuestWon):
            self.add(f"quest {event.quest}", "played")
            self.add(f"quest {event.quest}", "won", int(event.winner == HEROES_SIDE))
        elif isinstance(event, KnockedOut):
            self.add("knocked out", "times")
        elif isinstance(event, SkillLearned):
            self.see("skill", event.skill)
        elif isinstance(event, ItemBought):
            self.see("item", event.item.partition(".")[0])
        elif isinstance(event, CardBought):
            self.see("bought", event.card.partition(".")[0])
        elif isinstance(event, CardPlayed):
            self.see("played", event.card.partition(".")[0])
        elif isinstance(event, GroupChosen):
            self.see("kind", event.kind)

    def see(self, kind: str, card: str) -> None:
        """Something has come to light."""
        self.add(f"{kind} {card}", "seen")

    def tables(self) -> list[lab.ReportTable]:
        quests = {f"quest {id}": id for id in quests_in_order()}
        encounters = {
            f"encounter {id} {number}": f"{id}, encounter {number}"
            for id in quests_in_order()
            for number in range(1, CARDS.quests[id].encounters + 1)
        }
        return [
            lab.ReportTable(
                "Quests in campaigns",
                "How often campaigns came to a quest, and how often the heroes won it there.",
                "quest",
                quests,
                [lab.CountColumn("played", "played"), lab.RateColumn("won by the heroes", "won", "played")],
            ),
            lab.ReportTable(
                "Encounters in campaigns",
                "The same of single encounters, and how many rounds they took.",
                "encounter",
                encounters,
                [
                    lab.RateColumn("won by the heroes", "won", "played"),
                    lab.MeanColumn("rounds", "rounds", "rounds squared", "played"),
                ],
            ),
        ]

    def seen_tables(self) -> list[lab.SeenTable]:
        kinds = {
            "skills learned": {f"skill {id}": id for id in CARDS.skills},
            "items bought": {f"item {id}": id for id in (*CARDS.items1, *CARDS.items2)},
            "overlord cards played": {f"played {id}": id for id in CARDS.overlord},
            "monsters of open groups": {f"kind {id}": id for id in CARDS.monsters},
        }
        return [lab.SeenTable("Seen in campaigns", "By bots that choose the same party every time.", kinds)]

    # -- quests ------------------------------------------------------------------------------------------

    def trials(self) -> list[lab.StudyPosition]:
        quests: list[lab.StudyPosition] = []
        firsts: list[lab.StudyPosition] = []
        others: list[lab.StudyPosition] = []
        searched: list[lab.StudyPosition] = []
        for id in quests_in_order():
            for heroes in PARTY_SIZES:
                name, size = f"{id} {heroes}", f"{heroes} heroes"
                quests.append(lab.StudyPosition(name, ((QUESTS, id, size),)))
                if CARDS.quests[id].encounters > 1:
                    firsts.append(lab.StudyPosition(f"{name} {FIRST}", ((FIRSTS, id, size),), within=name))
                for side, bots in RANDOM_SIDES.items():
                    cells = tuple((AT_RANDOM, row, side) for row in (ALL, id))
                    others.append(lab.StudyPosition(f"{name} {bots}", cells, part=RANDOM_PART))
                cells = tuple((SEARCHED, row, "won by the heroes") for row in (ALL, id))
                searched.append(lab.StudyPosition(f"{name} {SEARCH}", cells, part=SEARCH_PART))
        return [*quests, *firsts, *others, *searched]

    def duelled(self) -> list[str]:
        """Quests and first encounters: elsewhere it is settled who plays."""
        return [trial.name for trial in self.trials() if trial.cells[0][0] in (QUESTS, FIRSTS)]

    def lessons(self, game: AnyGame, players: int, seed: str, number: int) -> dict[int, list[lab.Lesson]] | None:
        """The quests in turn, by parties of every size in turn: quiet positions, each with which side won the quest."""
        quests = quests_in_order()
        bots = seated(game, "judgement", seed)
        heroes = PARTY_SIZES[players % len(PARTY_SIZES)]
        session = before(game, quests[number % len(quests)], heroes, seed, bots)
        met: dict[int, list[list[float]]] = {0: [], 1: []}
        won, _ = heroes_win(session, bots, met)
        return {side: [(features, float(won == (side == 0))) for features in met[side]] for side in met}

    def signs(self) -> list[int]:
        return [*estimate.SIGNS, *estimate.SIGNS, *[0] * len(estimate.STARTS)]

    def play(self, game: AnyGame, trial: str, bot: str, seed: str) -> bool:
        return self.play_through(game, trial, bot, seed)[trial]

    def play_through(self, game: AnyGame, trial: str, bot: str, seed: str) -> dict[str, bool]:
        """A quest and the first of its encounters. A trial that names who plays it is won by the one it is about."""
        id, heroes, *more = trial.split(" ")
        if more and more != [FIRST]:
            bot = more[0]
        players = seated(game, bot, seed)
        session = before(game, id, int(heroes), seed, players)
        won, first = heroes_win(session, players)
        if more and more != [FIRST]:
            return {trial: won != (bot == RANDOM_SIDES["random overlord"])}
        quest = f"{id} {heroes}"
        return {quest: won} if first is None else {quest: won, f"{quest} {FIRST}": first}

    def rests_on(self, trial: str, file: str) -> bool:
        """All but the encounters of other quests."""
        quest, _, number = file.removesuffix(".toml").rpartition("_")
        return not (file.startswith("quest_") and number.isdecimal()) or quest == f"quest_{trial.split(' ')[0]}"


def seated(game: AnyGame, bot: str, seed: str) -> dict[int, Player]:
    """The heroes' bot and the overlord's: the same one, or one for each side (`heroes=a,overlord=b`)."""
    names = {"heroes": bot, "overlord": bot}
    if BY_LINE_UP in bot:
        names = {pair.partition("=")[0]: pair.partition("=")[2] for pair in bot.split(",")}
    players = {
        0: find_bot(names["heroes"], game, f"{seed}:heroes"),
        1: find_bot(names["overlord"], game, f"{seed}:overlord"),
    }
    return blinded(players, seed)


def heroes_win(
    session: Session, players: dict[int, Player], met: dict[int, list[list[float]]] | None = None
) -> tuple[bool, bool | None]:
    """Play a quest to its end; whether the heroes have won it, and the first of its encounters if there are two.

    `met` is filled with the features of its quiet positions, by side.
    """
    table = session.state
    assert isinstance(table, Journey)
    first: bool | None = None
    count = 0
    while session.decision is not None and count < MOST:
        table = session.state
        assert isinstance(table, Journey)
        if first is None and table.encounter is not None and table.encounter.number > 1:
            first = table.carried.get("heroes_won", 0) == 1
        if table.encounter is None and count:
            break
        if met is not None and session.game.milestone(table, session.decision) >= 0:
            for side, features in met.items():
                features.append(session.game.features(table, side))
        answer = next_answer(session, players)
        assert answer is not None
        session.answer(answer[0], session.serials[answer[0]], answer[1])
        count += 1
    table = session.state
    assert isinstance(table, Journey)
    if table.over:
        return table.over == HEROES_SIDE, first
    if table.campaign is None or not table.campaign.played:
        raise NotPossible("a quest did not come to an end")
    return table.campaign.played[-1].winner == HEROES_SIDE, first


def study() -> DescentStudy:
    """A new study of Descent."""
    return DescentStudy()
