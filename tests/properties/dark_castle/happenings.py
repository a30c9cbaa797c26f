"""Everything of the castle is made to happen, with hands that pick odd options on purpose."""

from __future__ import annotations

from collections import Counter

from properties import happenings
from rules.dark_castle.table import Table, lay

from undercroft.bots.player import Player
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.engine.window import STOP
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules.effects import own_affair
from undercroft.games.dark_castle.rules.gear import FOES, LISTS
from undercroft.games.dark_castle.state import Castle, NameTurner, Turn, Use, Used

LONGEST = 3000  # answers; a game that takes more is stuck
MOST = 400  # games


class Odd(Player):
    """Prefers whatever has been done least so far in all games, asides above all."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        assert decision is not None
        options = decision.options_of(seat)
        if seat != decision.leader:
            options = [option for option in options if isinstance(option, Use)]
            if not options:
                return None
        action = min(options, key=lambda option: (self.done[self.kind(session, option)], repr(option)))
        self.done[self.kind(session, action)] += 1
        return action

    def kind(self, session: Session, action: Action) -> str:
        """What counts as the same deed: an item's use by card, a way by page, a trade far less than anything else."""
        if isinstance(action, Use):
            return f"use {action.item.split('.')[0]}"
        page = session.state.turned[-1:]  # type: ignore[attr-defined]
        return f"{type(action).__name__} {page} {getattr(action, 'way', '')} {getattr(action, 'who', '')}"


def everything() -> set[str]:
    """Every page turned, every item used, every enemy fought."""
    wanted = {f"turned {page}" for page in [*CARDS.chapters, *CARDS.bosses, *CARDS.starts]}
    wanted |= {f"used {name}" for name, card in CARDS.items.items() if card.use is not None}
    return wanted | {f"fought {path}" for path in FOES}


class Watcher(happenings.Watcher):
    """Notes pages, items and enemies beside the rest."""

    def look(self, session: Session, told: int, line: int) -> None:
        """What was told and carried out since, and how the table lies."""
        super().look(session, told, line)
        castle = session.state
        assert isinstance(castle, Castle)
        self.seen |= {f"turned {page}" for page in castle.turned}
        if castle.fight is not None:
            self.seen.add(f"fought {castle.fight.path}")

    def hear(self, event: Event, state: State) -> None:
        """One thing that was told."""
        if isinstance(event, Used):
            self.seen.add(f"used {event.item.split('.')[0]}")


def run_out(watcher: Watcher) -> None:
    """A page that gives items, when there are none left: no game at random comes to that."""
    table = lay("rolling_casks")
    castle = table.castle.copy()
    castle.item_deck, castle.discard = [], []
    castle.agenda = [NameTurner()]
    watcher.give(Table.at(castle, table.session, "run out").session, 0, Turn(0))


def happen(watcher: Watcher) -> None:
    """Games by odd hands, by judgement and at random, until nothing is missing or there were very many."""
    odd = Odd()
    run_out(watcher)
    # No card of the box has several roll in turn for what concerns the others, too: nobody asks for their order.
    assert all(own_affair(path) for path in LISTS if path.endswith(".effects"))
    watcher.seen.add("asked ask-next")
    wanted = everything() | happenings.everything(game)
    for number in range(MOST):
        if wanted <= watcher.seen:
            break
        players = 1 + number % 4
        session = Session.start(game, players=players, seed=f"everything {number}")
        if number % 2:
            for seat in range(players):
                for moment in game.moments():
                    session.order(seat, moment, STOP)
        kinds: list[Player] = [odd, find_bot("judgement", game, "j"), find_bot("random", game, f"{number}")]
        # Careful players carry the odd ones far enough to meet everything.
        bots = {seat: kinds[0 if seat == 0 and number % 3 == 0 else 1 + (number % 7 == 0)] for seat in range(players)}
        watcher.watch(session, bots, LONGEST)
        assert session.decision is None, f"stuck at {session.decision.ask}"
