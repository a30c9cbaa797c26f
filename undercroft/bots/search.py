"""A player that searches: a tree over redealt copies, that knows no game.

Each run takes a fresh copy of what the seat may know, gives one answer, walks on down the tree of answers tried
after it, and lets a playout policy go on from there: to the end, or over so many milestones (quiet positions
that the game itself can estimate). What chance and hidden cards bring differs from run to run, so the tree is of
answers only.

Runs come in rounds: within a round every answer meets the same deal and the same dice, so that luck weighs on
all alike and small differences show. Answers that are surely worse than the policy's own are dropped; another is
preferred to it only when it is better beyond chance.
"""

from __future__ import annotations

import math
import time
from typing import Final

from undercroft.bots.player import Player, next_answer
from undercroft.engine.record import Action
from undercroft.engine.session import Session

ASIDES: Final = 6  # with more asides than these, only the one the policy would take is searched
SETTLED: Final = 24  # runs through a node before its other answers are tried
TRIAL: Final = 6  # rounds before an answer may be dropped


class Node:
    """What is known of one answer, after those above it."""

    def __init__(self) -> None:
        self.runs = 0
        self.total: dict[int, float] = {}  # by side
        self.after: dict[str, Node] = {}

    def mean(self, side: int) -> float:
        """What it has been worth to a side so far."""
        return self.total.get(side, 0.0) / self.runs if self.runs else 0.0


class Rival:
    """An answer at the root, and how it has done against the policy's own, round by round."""

    def __init__(self, action: Action, node: Node) -> None:
        self.action = action
        self.node = node
        self.rounds = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        """One more round."""
        self.rounds += 1
        self.sum += difference
        self.squares += difference * difference

    def edge(self) -> float:
        """The mean difference."""
        return self.sum / self.rounds if self.rounds else 0.0

    def doubt(self) -> float:
        """The standard error of the mean difference."""
        if self.rounds < 2:
            return 1.0
        spread = self.squares / self.rounds - self.edge() ** 2
        return math.sqrt(max(spread, 1e-6) / self.rounds)


class SearchPlayer(Player):
    """Searches for a time or for a number of runs, with a playout policy that is any player's."""

    def __init__(
        self, playout: Player, seconds: float = 0.1, runs: int = 0, horizon: int = 1, depth: int = 0, seed: str = "s"
    ) -> None:
        self.playout = playout
        self.hasty = playout.quick()
        self.seconds = seconds
        self.runs = runs
        self.horizon = horizon
        self.depth = depth or playout.how_deep()
        self.gap, self.errors = playout.margin()
        self.seed = seed
        self.thoughts = 0
        self.start = -1  # the milestone at which the present search began
        self.root = Node()

    def __repr__(self) -> str:
        budget = f"{self.runs} runs" if self.runs else f"{1000 * self.seconds:.0f} ms"
        return f"<SearchPlayer {budget}, playing out by {self.playout!r}>"

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        if decision is None:
            return None
        habit = self.playout.choose(session, seat)
        if not decision.has_word(seat):
            return habit
        options = self.candidates(session, seat, habit)
        if len(options) == 1:
            return options[0]
        first = options[0] if habit is None else habit
        rivals = self.think(session, seat, options, first)
        return verdict(rivals, first, self.gap, self.errors)

    def quick(self) -> Player:
        """Its policy: a search has no time where there is little."""
        return self.hasty

    def candidates(self, session: Session, seat: int, habit: Action | None) -> list[Action]:
        """What is worth searching: all answers, but of a crowd of asides only the one the policy would take."""
        decision = session.decision
        assert decision is not None
        options = decision.options_of(seat)
        main = len(decision.answers_of(seat))
        if len(options) - main > ASIDES:
            options = options[:main]
            if habit is not None and habit not in options:
                options.append(habit)
        return self.playout.shortlist(session, seat, options)

    def think(
        self, session: Session, seat: int, options: list[Action], first: Action, drop: bool = True
    ) -> list[Rival]:
        """Grow a tree for this decision until the budget is spent or nothing is in doubt."""
        self.root = Node()
        self.thoughts += 1
        rivals: list[Rival] = []
        for option in options:
            node = Node()
            self.root.after[repr(option)] = node
            rivals.append(Rival(option, node))
        # The copy is of what the seat may know, once; each run copies that and deals it anew.
        known = session.copy_for(seat, f"{self.seed}:{self.thoughts}")
        assert known.decision is not None
        self.start = known.game.milestone(known.state, known.decision)
        deadline = time.perf_counter() + self.seconds
        alive = rivals.copy()
        count = 0
        rounds = 0
        # At least one round: on a busy machine the time may be up before anything was tried.
        while (len(alive) > 1 or not drop) and (
            count < self.runs if self.runs else not rounds or time.perf_counter() < deadline
        ):
            key = f"{self.seed}:{self.thoughts}:{rounds}"
            values = [self.run(known, seat, rival, key) for rival in alive]
            count += len(values)
            rounds += 1
            base = 0.0
            for place in range(len(alive)):
                if alive[place].action == first:
                    base = values[place]
            for place in range(len(alive)):
                alive[place].add(values[place] - base)
            if drop and rounds >= TRIAL:
                alive = [
                    rival for rival in alive if rival.action == first or rival.edge() + 2 * rival.doubt() > self.gap
                ]
        return rivals

    def run(self, known: Session, seat: int, rival: Rival, key: str) -> float:
        """One copy, one walk down, one playout, one result; what it was worth to the seat's side."""
        copy = known.copy("none")  # nobody goes back from here: to keep every step would take half the time
        copy.redeal(seat, key)
        copy.answer(seat, copy.serials[seat], rival.action)
        path = [self.root, rival.node]
        players: dict[int, Player] = {}
        for one in range(copy.seats):
            players[one] = self.hasty
        self.walk(copy, players, path)
        steps = 0
        reached = 0
        last = self.start
        while copy.decision is not None:
            here = copy.game.milestone(copy.state, copy.decision)
            if here > last:
                last = here
                reached += 1
                if reached >= self.horizon:
                    break
            answer = next_answer(copy, players)
            if answer is None or steps > 400:
                break
            if not copy.decision.window:  # a walk may open one at every step
                steps += 1
            copy.answer(answer[0], copy.serials[answer[0]], answer[1])
        result = 0.0
        mine = copy.side_of(seat)
        for side in range(len(copy.sides())):
            if copy.decision is None:
                value = copy.game.payoff(copy.state, side)
            else:
                value = copy.game.estimate(copy.state, side)
            if side == mine:
                result = value
            for node in path:
                node.total[side] = node.total.get(side, 0.0) + value
        for node in path:
            node.runs += 1
        return result

    def walk(self, copy: Session, players: dict[int, Player], path: list[Node]) -> None:
        """Down the tree while it is settled: the policy's answers first, then whatever promises most."""
        while copy.decision is not None and len(path) <= self.depth:
            node = path[-1]
            leader = copy.decision.leader
            if node.runs < SETTLED:
                return
            choices = copy.decision.options
            if leader not in copy.decision.seats or len(choices) < 2:
                return
            action = self.pick(node, choices, leader, copy, players)
            child = node.after.get(repr(action))
            if child is None:
                child = Node()
                node.after[repr(action)] = child
            copy.answer(leader, copy.serials[leader], action)
            path.append(child)

    def pick(self, node: Node, choices: list[Action], seat: int, copy: Session, players: dict[int, Player]) -> Action:
        """The policy's own answer until it has been seen, then by promise and novelty."""
        habit = players[seat].choose(copy, seat)
        if habit is not None and habit in choices:
            known = node.after.get(repr(habit))
            if known is None or known.runs < SETTLED // 2:
                return habit
        best = choices[0]
        most = -1.0
        scale = math.log(node.runs + 1)
        side = copy.side_of(seat)
        for choice in choices:
            child = node.after.get(repr(choice))
            if child is None or child.runs == 0:
                return choice
            value = child.mean(side) + 0.1 * math.sqrt(scale / child.runs)
            if value > most:
                most = value
                best = choice
        return best

    def hint(self, session: Session, seat: int, options: list[Action]) -> list[tuple[Action, float, int]]:
        """What each of these answers is worth to a seat, by a search that drops none, and from how many runs."""
        rivals = self.think(session, seat, options, options[0], drop=False)
        side = session.side_of(seat)
        return [(rival.action, rival.node.mean(side), rival.node.runs) for rival in rivals if rival.node.runs > 0]


def verdict(rivals: list[Rival], first: Action, gap: float = 0.0, errors: float = 1.0) -> Action:
    """The policy's own answer, unless another is better by a gap and beyond doubt: by so many standard errors."""
    best = first
    most = gap
    for rival in rivals:
        if rival.action != first and rival.rounds >= TRIAL:
            sure = rival.edge() - errors * rival.doubt()
            if sure > most:
                most = sure
                best = rival.action
    return best
