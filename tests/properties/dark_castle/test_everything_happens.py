"""A runner that plays until every card and every verb has happened, with hands that pick odd options on purpose."""

from __future__ import annotations

from collections import Counter

from undercroft.bots.player import Player, next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules.gear import FOES, VERBS
from undercroft.games.dark_castle.state import Castle, Follow, Use, Used

LONGEST = 3000  # answers; a game that takes more is stuck


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


def watch(session: Session, bots: dict[int, Player], seen: set[str]) -> None:
    """Play a game to its end and note every page, item and instruction that happened."""
    castle = session.state
    assert isinstance(castle, Castle)
    answers = 0
    while session.decision is not None:
        answer = next_answer(session, bots)
        assert answer is not None
        before = {step.path for step in castle.agenda if isinstance(step, Follow)}
        session.answer(answer[0], session.serial(answer[0]), answer[1])
        after = {step.path for step in castle.agenda if isinstance(step, Follow)}
        seen |= {f"followed {path}" for path in before - after}
        if castle.fight is not None:
            seen.add(f"fought {castle.fight.path}")
        answers += 1
        assert answers < LONGEST, f"stuck at {session.decision and session.decision.ask} of {castle.turned[-1]}"
    seen |= {f"turned {page}" for page in castle.turned}
    seen |= {f"used {told.event.item.split('.')[0]}" for told in session.events if isinstance(told.event, Used)}
    seen |= {type(told.event).__name__ for told in session.events}
    seen |= {f"told {told.event.path}" for told in session.events if hasattr(told.event, "path")}


def test_every_card_and_verb_happens_and_no_game_is_stuck() -> None:
    seen: set[str] = set()
    odd = Odd()
    wanted = {f"turned {page}" for page in [*CARDS.chapters, *CARDS.bosses, *CARDS.starts]}
    wanted |= {f"used {name}" for name, card in CARDS.items.items() if card.use is not None}
    wanted |= {f"fought {path}" for path in FOES}
    games = 0
    while not wanted <= seen and games < 400:
        players = 1 + games % 4
        session = Session.start(game, players=players, seed=f"everything {games}")
        kinds: list[Player] = [odd, find_bot("judgement", game, "j"), find_bot("random", game, f"{games}")]
        # Careful players carry the odd ones far enough to meet everything.
        bots = {seat: kinds[0 if seat == 0 and games % 3 == 0 else 1 + (games % 7 == 0)] for seat in range(players)}
        watch(session, bots, seen)
        games += 1
    assert sorted(wanted - seen) == []


def test_every_verb_stands_on_some_card() -> None:
    from undercroft.games.dark_castle import cards

    verbs = {kind.__struct_config__.tag for kind in cards.Effect.__args__}
    assert verbs == set(VERBS.values())
