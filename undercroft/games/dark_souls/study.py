"""What is studied of Dark Souls: whole games, and single fights of a party as it usually is by then."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import ClassVar, Final

from undercroft.bots.player import Player, next_answer, play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.game import AnyGame
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.endings import award
from undercroft.games.dark_souls.rules.setup import SOLO_SOULS, next_half
from undercroft.games.dark_souls.state import Hunt, MapTile, NextHalf, Roam, Souls, TakeClass
from undercroft.lab import study as lab

BEFORE_MINI: Final = 16  # souls for each character by then: two rounds of four encounters
BEFORE_MAIN: Final = 40  # two more rounds, and what a mini boss and the sparks left brought
LEVELS: Final = (0, 0, 8, 24)  # the same before an encounter, by its level
MOST: Final = 20_000  # answers in a fight; no fight comes near


class FightSetup:
    """A fight to be studied: who, against what, with how many souls spent before it."""

    def __init__(self, party: tuple[str, ...], what: str, souls: int) -> None:
        self.party = party
        self.what = what
        self.souls = souls

    @property
    def is_boss(self) -> bool:
        """Whether it is a boss, or an encounter of a level."""
        return not self.what.isdigit()

    @property
    def is_late(self) -> bool:
        """Whether it belongs to the second half of a game."""
        if self.is_boss:
            return CARDS.hunt(self.what)[0].kind == "main"
        return self.what == "3"


def boss_fight(party: Iterable[str], boss: str) -> FightSetup:
    """A party before a boss, with what it has usually gathered by then."""
    late = CARDS.hunt(boss)[0].kind == "main"
    return FightSetup(tuple(party), boss, BEFORE_MAIN if late else BEFORE_MINI)


def encounter(party: Iterable[str], level: int) -> FightSetup:
    """A party before an encounter of a level: the first with nothing but what it starts with."""
    return FightSetup(tuple(party), str(level), LEVELS[level])


def ready(game: AnyGame, fight: FightSetup, seed: str, bot: Player, keep: str = "none") -> Session:
    """The party at the bonfire, souls in hand and the way to the fight open; no spark is left for a second try."""
    seats = len(fight.party)
    session = Session.start(game, seats, seed, None, "none")
    to_roam(session, fight, bot)
    table = session.state
    assert isinstance(table, Souls)
    if fight.is_late:
        table = table.copy()
        table.agenda = [Roam()]
        award(table, sorted(CARDS.hunts("mini"))[sum(seed.encode()) % len(CARDS.hunts("mini"))])
        next_half(table, NextHalf())
        session = Session.at(game, table, seats, session.options, seed, "none")
        to_roam(session, fight, bot)
        table = session.state
        assert isinstance(table, Souls)
    table = table.copy()
    table.agenda = [Roam()]
    table.souls = seats * fight.souls + (SOLO_SOULS if seats == 1 else 0)
    table.sparks = 0
    for laid in table.map:
        laid.won = True
    if not fight.is_boss:
        laid = hidden_tile(table, int(fight.what))
        laid.won = False
    return Session.at(game, table, seats, session.options, seed, keep)


def hidden_tile(table: Souls, level: int) -> MapTile:
    """A tile with an encounter of a level; if there is none, one gets a card from the box."""
    for laid in table.map:
        if CARDS.encounters[laid.encounter].level == level:
            return laid
    laid = table.map[0]
    laid.encounter = table.encounters[level - 1].pop()
    return laid


def to_roam(session: Session, fight: FightSetup, bot: Player) -> None:
    """Answer all that is asked before the party stands at the bonfire."""
    bots = dict.fromkeys(range(session.seats), bot)
    while session.decision is not None and session.decision.ask != "ask-roam":
        answer = next_answer(session, bots)
        assert answer is not None
        seat, action = answer
        if session.decision.ask == "ask-class":
            action = TakeClass(fight.party[session.decision.about])
        elif session.decision.ask == "ask-boss":
            action = prey(session.decision.options, fight)
        session.answer(seat, session.serials[seat], action)


def to_battle(session: Session, bot: Player) -> Session:
    """Answer all that is asked at the bonfire and on the way; the party then stands before its enemies."""
    bots = dict.fromkeys(range(session.seats), bot)
    while isinstance(session.state, Souls) and session.state.battle is None:
        play_out(session, bots, 1)
    return session


def prey(options: list[Action], fight: FightSetup) -> Action:
    """The boss of the fight, or any."""
    wanted = Hunt(fight.what)
    return wanted if wanted in options else options[0]


def is_settled(table: Souls, fight: FightSetup) -> bool:
    """Whether the fight is over."""
    if table.over:
        return True
    if fight.is_boss:
        return table.quest.half != int(fight.is_late)
    return table.battle is None and all([laid.won for laid in table.map])


def fought(
    session: Session, fight: FightSetup, bots: dict[int, Player], met: list[list[float]] | None = None
) -> tuple[bool, int]:
    """Play a fight to its end: whether it was won, in how many decisions; notes the quiet positions met."""
    count = 0
    table = session.state
    assert isinstance(table, Souls)
    while session.decision is not None and not is_settled(table, fight):
        if met is not None and table.battle is not None and session.game.milestone(table, session.decision) >= 0:
            met.append(session.game.features(table, 0))
        answer = next_answer(session, bots)
        assert answer is not None
        assert count < MOST
        session.answer(answer[0], session.serials[answer[0]], answer[1])
        count += 1
        table = session.state
        assert isinstance(table, Souls)
    return table.over != "lost", count


# -- the report ----------------------------------------------------------------------------------------------

CLASSES: Final = tuple(sorted(CARDS.characters))
PARTIES: Final = [party for size in range(1, len(CLASSES) + 1) for party in combinations(CLASSES, size)]
BOSSES: Final = tuple(sorted(CARDS.hunts("mini") + CARDS.hunts("main")))
USUAL: Final = (("knight",), ("herald", "knight"), ("herald", "knight", "warrior"), CLASSES)


class SoulsStudy(lab.Study):
    """Whole games in every mode; every boss against every party; encounters of every level."""

    games = 20
    modes = (
        lab.StudyMode("standard", {"mode": "standard"}),
        *[lab.StudyMode(name, {"mode": name}, random=False, part=3) for name in CARDS.campaigns],
    )
    note = (
        "Of a campaign a third as many games are played. In the standard game the bot hunts the Gargoyle and the "
        "Dancer, as it would at a table."
    )
    about_trials: ClassVar[dict[str, str]] = {
        "Bosses by number of players": (
            "Every boss against every party of so many characters. Each character has come by "
            f"{BEFORE_MINI} souls before a mini boss and {BEFORE_MAIN} before a main one, with a mini boss's treasure "
            f"(solo {SOLO_SOULS} more, as by the rules); the bot spends them from a shuffled treasure deck, "
            "opens the chests on the way, and has one try."
        ),
        "Bosses by party": "The same fights, party by party.",
        "Encounters by level": (
            "Of each number of players one party (knight; and herald; and warrior; and assassin), with "
            f"{LEVELS[1]}, {LEVELS[2]} and {LEVELS[3]} souls spent for each character (solo {SOLO_SOULS} more); "
            "one try."
        ),
    }

    def trials(self) -> list[lab.StudyPosition]:
        found: list[lab.StudyPosition] = []
        for boss in BOSSES:
            for party in PARTIES:
                size = "solo" if len(party) == 1 else f"{len(party)} players"
                cells = (
                    ("Bosses by number of players", f"`{boss}`", size),
                    ("Bosses by party", ", ".join(party), f"`{boss}`"),
                )
                found.append(lab.StudyPosition(f"{boss} {' '.join(party)}", cells))
        for level in (1, 2, 3):
            for party in USUAL:
                size = "solo" if len(party) == 1 else f"{len(party)} players"
                cell = ("Encounters by level", f"level {level}", size)
                found.append(lab.StudyPosition(f"{level} {' '.join(party)}", (cell,)))
        return found

    def lessons(self, game: AnyGame, players: int, seed: str, number: int) -> dict[int, list[lab.Lesson]] | None:
        """Fights in turn: every boss and level, every party of so many characters."""
        parties = [party for party in PARTIES if len(party) == players]
        party = parties[number // (len(BOSSES) + 3) % len(parties)]
        what = (*BOSSES, "1", "2", "3")[number % (len(BOSSES) + 3)]
        fight = encounter(party, int(what)) if what.isdigit() else boss_fight(party, what)
        bot = find_bot("judgement", game, seed)
        session = ready(game, fight, seed, bot)
        met: list[list[float]] = []
        won, _ = fought(session, fight, dict.fromkeys(range(players), bot), met)
        return {0: [(features, float(won)) for features in met]}

    def play(self, game: AnyGame, trial: str, bot: str, seed: str) -> bool:
        what, *party = trial.split(" ")
        fight = encounter(party, int(what)) if what.isdigit() else boss_fight(party, what)
        keep = "last" if bot.startswith("search") else "none"
        session = ready(game, fight, seed, find_bot("judgement", game, seed), keep)
        bots = {seat: find_bot(bot, game, f"{seed}:{seat}") for seat in range(len(party))}
        return fought(session, fight, bots)[0]

    def clicked_plays(self) -> list[str]:
        return [trial.name for trial in self.trials() if trial.name[0].isdigit()]

    def begin_clicked_play(self, game: AnyGame, play: str, seed: str) -> lab.ClickedPlay:
        level, *party = play.split(" ")
        fight = encounter(party, int(level))
        bot = find_bot("judgement", game, seed)
        session = to_battle(ready(game, fight, seed, bot, "last"), bot).copy("all")

        def is_over(state: State) -> bool:
            assert isinstance(state, Souls)
            return is_settled(state, fight)

        return lab.ClickedPlay(session, is_over)


def study() -> SoulsStudy:
    """A new study of Dark Souls."""
    return SoulsStudy()
