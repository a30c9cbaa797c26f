"""Single fights to be studied: a group as it comes to them in a campaign that judgement plays, and how each ends.

A trial is named by its place and the number of players: `B3 2` is a fight in the third biome, `B3-elite 2` one with an
elite in it, `C1 4` the first boss. A seed stands for a campaign; of its first fights in that place one is taken, with
the gear, the wounds and the mutations the group has by then.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undercroft.bots.blinded import blinded
from undercroft.bots.player import Player, next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.chance import Stream, stream_key
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import AnyGame
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES
from undercroft.games.dead_cells.rules.sheets import ENEMIES
from undercroft.games.dead_cells.rules.table import life_left, run_of
from undercroft.games.dead_cells.state import Campaign, Fight
from undercroft.lab import study as lab

ELITE: Final = "-elite"
SELDOM: Final = "B4"  # an elite is hardly ever met there
PLACES: Final = (*BIOMES, *[biome + ELITE for biome in BIOMES if biome != SELDOM], *BOSSES)
CLICKED: Final = ("B1", "B3", "C1")  # where every campaign soon comes
CAMPAIGNS: Final = 40  # that are looked through for a fight in a place where the group seldom comes
MEETINGS: Final = 6  # of the fights of a campaign in one place one of the first so many is taken
MOST: Final = 2_000  # answers in a fight; no fight comes near
EVERY: Final = 3  # of the quiet positions of a campaign so many are a lesson


def place_of(table: Campaign, fight: Fight) -> str:
    """Where a fight is, and whether an elite is in it."""
    if fight.boss is not None:
        return fight.boss.boss
    elite = any(ENEMIES[enemy.card].kind == "elite" for enemy in fight.enemies)
    return run_of(table).biome + (ELITE if elite else "")


def campaign_table(session: Session) -> Campaign:
    """The table of a session."""
    table = session.state
    assert isinstance(table, Campaign)
    return table


class PlayedCampaign:
    """A campaign that judgement plays, as far as somebody asks for its fights."""

    def __init__(self, game: AnyGame, players: int, seed: str) -> None:
        self.session = Session.start(game, players, seed, None, "last")
        self.bots = dict.fromkeys(range(players), find_bot("judgement", game, seed))
        self.found: dict[str, list[Campaign]] = {}
        self.last = (-1, 0, 0)

    def fights(self, place: str, count: int) -> list[Campaign]:
        """The first fights in a place, so many at most: the table as it stood when each began."""
        while self.session.decision is not None and len(self.found.get(place, [])) < count:
            self.look()
            answer = next_answer(self.session, self.bots)
            assert answer is not None
            self.session.answer(answer[0], self.session.serials[answer[0]], answer[1])
        return self.found.get(place, [])[:count]

    def look(self) -> None:
        """Note a fight that has just begun."""
        table = campaign_table(self.session)
        if table.fight is not None and fight_number(table) != self.last:
            self.last = fight_number(table)
            state = self.session.checkpoints[-1].state
            assert isinstance(state, Campaign)
            self.found.setdefault(place_of(table, table.fight), []).append(state.copy())


@lru_cache(maxsize=256)
def campaign_of(game: AnyGame, players: int, seed: str) -> PlayedCampaign:
    """The campaign of a seed: its fights in several places are looked for one after another."""
    return PlayedCampaign(game, players, seed)


def before_fight(game: AnyGame, trial: str, seed: str, keep: str = "last", among: int = MEETINGS) -> Session:
    """A group before one of its first fights in this place, in the first campaign of this seed that comes there."""
    place, players = trial.split(" ")
    if place not in PLACES:
        raise NotPossible(f"there are no fights in {place}; they are in {', '.join(PLACES)}")
    which = 1 + Stream(stream_key(seed, "fights")).below(among)
    for number in range(CAMPAIGNS):
        fights = campaign_of(game, int(players), f"{seed}/{number}").fights(place, which)
        if fights:
            options = {name: values[0] for name, values in game.options().items()}
            return Session.at(game, fights[-1], int(players), options, seed, keep)
    raise NotPossible(f"in {CAMPAIGNS} campaigns of {players} players nobody came to {place}")


def fight_number(table: Campaign) -> tuple[int, int, int]:
    """Which fight of the campaign this is; where only one way leads on, another may follow without a question."""
    run = table.run
    return (len(table.chronicle), 0, 0) if run is None else (len(table.chronicle), len(run.path), run.fights)


def is_settled(table: Campaign, number: tuple[int, int, int]) -> bool:
    """Whether a fight is over, or lost already: a death ends the run, whatever else happens."""
    dead = any(not prisoner.alive for prisoner in table.prisoners)
    return table.fight is None or dead or fight_number(table) != number


def lives(table: Campaign) -> int:
    """The life points of the group."""
    return sum(life_left(table, who) for who, prisoner in enumerate(table.prisoners) if prisoner.alive)


def goods(table: Campaign) -> int:
    """What the group has come by: scrolls, items, potions and cells."""
    gear = sum(sum(prisoner.tracks) + len(prisoner.items) for prisoner in table.prisoners)
    return gear + table.cells + (0 if table.run is None else table.run.potions)


def fought(session: Session, bots: dict[int, Player]) -> lab.TrialResult:
    """Play a fight to its end: won without a death, against a boss by beating it; what else it cost and brought."""
    table = campaign_table(session)
    before = lives(table)
    had = goods(table)
    beaten = sum(table.beaten.values())
    boss = table.fight is not None and table.fight.boss is not None
    number = fight_number(table)
    answers = 0
    while session.decision is not None and not is_settled(campaign_table(session), number):
        answer = next_answer(session, bots)
        assert answer is not None
        assert answers < MOST
        session.answer(answer[0], session.serials[answer[0]], answer[1])
        answers += 1
    table = campaign_table(session)
    if boss:
        won = sum(table.beaten.values()) > beaten
    else:
        won = table.run is not None and all(prisoner.alive for prisoner in table.prisoners)
    left = lives(table) if won and table.run is not None else 0
    figures = {"life_lost": float(before - left), "gained": float(goods(table) - had) if left else 0.0}
    if boss:
        figures = {}
    return lab.TrialResult(won, {**figures, "answers": float(answers)})


class FightStudy(lab.Study):
    """Fights in every place, with and without elites and before each boss, by one to four players."""

    def duelled(self) -> list[str]:
        fights = [f"{place} {players}" for place in PLACES for players in range(1, 5)]
        return [*super().duelled(), *fights]

    def measure(self, game: AnyGame, trial: str, bot: str, seed: str) -> lab.TrialResult:
        if trial.split(" ")[0] not in PLACES:
            return super().measure(game, trial, bot, seed)
        session = before_fight(game, trial, seed)
        bots = {seat: find_bot(bot, game, f"{seed}:{seat}") for seat in range(session.seats)}
        return fought(session, blinded(bots, seed))

    def lessons(self, game: AnyGame, players: int, seed: str, number: int) -> dict[int, list[lab.Lesson]] | None:
        """Quiet positions of a campaign's runs but the last, each with whether its run ended with a boss beaten."""
        session = Session.start(game, players, seed, None, "last")
        bots = dict.fromkeys(range(players), find_bot("judgement", game, seed))
        pick = Stream(stream_key(seed, "lessons"))
        learned: list[lab.Lesson] = []
        met: list[list[float]] = []
        while session.decision is not None:
            table = campaign_table(session)
            if table.run is None and met:
                won = float(table.chronicle[-1].outcome in BOSSES)
                learned += [(features, won) for features in met]
                met = []
            if table.run is not None and game.milestone(table, session.decision) >= 0 and not pick.below(EVERY):
                met.append(game.features(table, 0))
            answer = next_answer(session, bots)
            assert answer is not None
            session.answer(answer[0], session.serials[answer[0]], answer[1])
        return {0: learned}

    def clicked_plays(self) -> list[str]:
        return [f"{what} {players}" for what in ("run", *CLICKED) for players in range(1, 5)]

    def begin_clicked_play(self, game: AnyGame, play: str, seed: str) -> lab.ClickedPlay:
        kind, players = play.split(" ")
        if kind == "run":
            return lab.ClickedPlay(Session.start(game, int(players), seed, {"mode": "run"}))

        session = before_fight(game, play, seed, "all", among=1)
        number = fight_number(campaign_table(session))

        def is_over(state: State) -> bool:
            assert isinstance(state, Campaign)
            return is_settled(state, number)

        return lab.ClickedPlay(session, is_over)
