"""What can be achieved in a castle, worked out from its log. The first castle teaches: nothing is achieved in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.recap import Hear
from undercroft.engine.record import Event
from undercroft.engine.state import Told
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.recap import CastleRecap
from undercroft.games.dark_castle.rules.table import starting_hp
from undercroft.games.dark_castle.state import Castle, EnemyBrokeOff, EnemyFell, FightBegan, RoundBegan, Took

LONGER: Final = 2  # dice in a row beyond one for each prisoner
FEW_TRIALS: Final = 2
FEW_PAGES: Final = 3
ILL_LUCK: Final = 0.25  # of all throws of the same dice, so many would have come out worse


class CastleDeeds(CastleRecap):
    """Hears the log of a castle for what its achievements look at."""

    def __init__(self, castle: Castle) -> None:
        self.taken = 0
        self.largest_at_once = 0  # the longest row that was beaten in its first round
        self.length = 0
        super().__init__(castle)

    def hears(self) -> dict[type[Event], Hear]:
        return {**super().hears(), Took: self.hear_taking}

    def hear_taking(self, event: Took) -> None:
        """A prisoner was taken: the log is whole if it tells of all of them."""
        self.taken += 1

    def hear_fight(self, event: FightBegan | RoundBegan | EnemyFell | EnemyBrokeOff) -> None:
        """How long the row was, and in which round it fell."""
        if isinstance(event, FightBegan):
            self.length = len(event.row)
        super().hear_fight(event)
        if isinstance(event, EnemyFell) and self.foes[-1][1] == 1:
            self.largest_at_once = max(self.largest_at_once, self.length)
            self.length = 0

    def escaped(self) -> bool:
        """Whether the castle was escaped from."""
        return self.castle.over == "escaped"


def out(deeds: CastleDeeds) -> bool:
    """Out of the castle."""
    return deeds.escaped()


def alone(deeds: CastleDeeds) -> bool:
    """A single player escaped, with however many prisoners."""
    return deeds.escaped() and all(prisoner.seat == 0 for prisoner in deeds.castle.prisoners)


def together(deeds: CastleDeeds) -> bool:
    """Four prisoners escaped."""
    return deeds.escaped() and len(deeds.castle.prisoners) == 4


def thread(deeds: CastleDeeds) -> bool:
    """Somebody escaped with one hit point."""
    return deeds.escaped() and any(prisoner.hp == 1 for prisoner in deeds.castle.prisoners)


def hale(deeds: CastleDeeds) -> bool:
    """All escaped with half of their hit points at least."""
    half = starting_hp(deeds.castle) / 2
    return deeds.escaped() and all(prisoner.hp >= half for prisoner in deeds.castle.prisoners)


def bare_hands(deeds: CastleDeeds) -> bool:
    """Nobody used an item."""
    return deeds.escaped() and not any(figures.items for figures in deeds.figures)


def no_rest(deeds: CastleDeeds) -> bool:
    """Nobody sat out a round."""
    return deeds.escaped() and not any(figures.rests for figures in deeds.figures)


def one_round(deeds: CastleDeeds) -> bool:
    """A long row was beaten in its first round."""
    return deeds.largest_at_once >= len(deeds.castle.prisoners) + LONGER


def sure_hands(deeds: CastleDeeds) -> bool:
    """Several trials, and none of them failed."""
    return deeds.escaped() and deeds.trials["passed"] >= FEW_TRIALS and not deeds.trials["failed"]


def ill_luck(deeds: CastleDeeds) -> bool:
    """All escaped against their dice."""
    return deeds.escaped() and deeds.party.below() < ILL_LUCK


def so_close(deeds: CastleDeeds) -> bool:
    """Somebody died before the last die of the last enemy."""
    row = deeds.row
    is_last = bool(deeds.foes) and deeds.foes[-1][0] in CARDS.bosses
    return not deeds.escaped() and row is not None and is_last and sum([die.hits for die in row.dice]) == 1


def short_stay(deeds: CastleDeeds) -> bool:
    """Somebody died on one of the first pages."""
    pages = [page for page, _, _ in deeds.pages if page not in CARDS.starts]
    return not deeds.escaped() and len(pages) <= FEW_PAGES


RULES: Final[dict[str, Callable[[CastleDeeds], bool]]] = {
    "out": out,
    "alone": alone,
    "together": together,
    "thread": thread,
    "hale": hale,
    "bare-hands": bare_hands,
    "no-rest": no_rest,
    "one-round": one_round,
    "sure-hands": sure_hands,
    "ill-luck": ill_luck,
    "so-close": so_close,
    "short-stay": short_stay,
}
SECRET: Final = ("so-close", "short-stay")


def achieved(castle: Castle, log: list[Told]) -> list[str]:
    """What was achieved; nothing where the log does not tell of all of the game."""
    deeds = CastleDeeds(castle)
    deeds.hear_all(log)
    if castle.profile["castle"] != "full" or deeds.taken < len(castle.prisoners):
        return []
    return [id for id, rule in RULES.items() if rule(deeds)]
