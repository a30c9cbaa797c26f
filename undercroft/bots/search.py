"""A player that searches: a tree over redealt copies, that knows no game.

Each run takes a fresh copy of what the seat may know, walks down the tree of answers tried so far, tries one
more, and lets a playout policy go on from there, to the end or to a horizon where the game's own promise of
the position is taken. What chance and hidden cards bring differs from run to run, so the tree is of answers
only. Runs come in pairs of one key for the answers being compared, so that luck weighs on both alike.
"""

from __future__ import annotations

import math
import time
from typing import Final

from undercroft.bots.player import Player, next_answer
from undercroft.engine.record import Action
from undercroft.engine.session import Session


ASIDES: Final = 6


class Node:
    """What is known of one answer, after those above it."""

    def __init__(self) -> None:
        self.runs = 0
        self.total: dict[int, float] = {}
        self.after: dict[str, Node] = {}

    def mean(self, seat: int) -> float:
        """What it has been worth to a seat so far."""
        return self.total.get(seat, 0.0) / self.runs if self.runs else 0.0


class SearchPlayer(Player):
    """Searches for a time or for a number of runs, with a playout policy that is any player's."""

    def __init__(
        self, playout: Player, seconds: float = 0.1, runs: int = 0, horizon: int = 40, depth: int = 3, seed: str = "s"
    ) -> None:
        self.playout = playout
        self.seconds = seconds
        self.runs = runs
        self.horizon = horizon
        self.depth = depth
        self.seed = seed
        self.thought = 0
        self.root = Node()

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        if decision is None:
            return None
        if seat != decision.leader:
            return self.playout.choose(session, seat)
        habit = self.playout.choose(session, seat)
        options = self.candidates(session, seat, habit)
        if len(options) == 1:
            return options[0]
        self.think(session, seat, options)
        return self.verdict(options, seat, habit)

    def candidates(self, session: Session, seat: int, habit: Action | None) -> list[Action]:
        """What is worth searching: all answers, but of a crowd of asides only the one habit would take."""
        decision = session.decision
        assert decision is not None
        options = decision.options_of(seat)
        main = len(decision.options) if seat in decision.seats else 0
        if len(options) - main > ASIDES:
            options = options[:main]
            if habit is not None and habit not in options:
                options.append(habit)
        return options

    def think(self, session: Session, seat: int, options: list[Action]) -> Node:
        """Grow a tree for this decision until the budget is spent; returns its root."""
        self.root = Node()
        for option in options:
            self.root.after[repr(option)] = Node()
        # A copy is of what the seat may know, once; each run copies that and deals it anew.
        known = session.copy_for(seat, f"{self.seed}:{self.thought}")
        deadline = time.perf_counter() + self.seconds
        count = 0
        while count < self.runs if self.runs else time.perf_counter() < deadline:
            self.thought += 1
            self.run(known, seat, options, f"{self.seed}:{count // len(options)}:{self.thought // 1_000_000}")
            count += 1
        return self.root

    def run(self, known: Session, seat: int, options: list[Action], key: str) -> None:
        """One copy, one walk down, one playout, one result."""
        copy = known.copy()
        copy.redeal(seat, key)
        path = [self.root]
        node = self.root
        first = True
        steps = 0
        players = dict.fromkeys(range(copy.seats), self.playout)
        while copy.decision is not None and len(path) <= self.depth:
            decision = copy.decision
            turn = seat if first else decision.leader
            choices = options if first else decision.options_of(turn)
            first = False
            action = self.pick(node, choices, turn)
            child = node.after.get(repr(action))
            fresh = child is None or child.runs == 0
            if child is None:
                child = Node()
                node.after[repr(action)] = child
            copy.answer(turn, copy.serials[turn], action)
            path.append(child)
            node = child
            if fresh:
                break
        while copy.decision is not None and steps < 4 * self.horizon:
            if steps >= self.horizon and copy.game.quiet(copy.state, copy.decision):
                break
            answer = next_answer(copy, players)
            if answer is None:
                break
            copy.answer(answer[0], copy.serials[answer[0]], answer[1])
            steps += 1
        for one in range(copy.seats):
            over = copy.decision is None
            value = copy.payoff(one) if over else copy.game.promise(copy.state, one)
            for passed in path:
                passed.total[one] = passed.total.get(one, 0.0) + value
        for passed in path:
            passed.runs += 1

    def pick(self, node: Node, choices: list[Action], seat: int) -> Action:
        """An answer not tried yet, else the one whose promise and novelty weigh most."""
        best = choices[0]
        most = -1.0
        scale = math.log(node.runs + 1)
        for choice in choices:
            child = node.after.get(repr(choice))
            if child is None or child.runs == 0:
                return choice
            value = child.mean(seat) + 0.35 * math.sqrt(scale / child.runs)
            if value > most:
                most = value
                best = choice
        return best

    def verdict(self, options: list[Action], seat: int, habit: Action | None) -> Action:
        """The answer that did best; the playout's own unless another is better beyond doubt."""
        best = options[0]
        most = -1.0
        for option in options:
            child = self.root.after[repr(option)]
            if child.runs > 0:
                value = child.mean(seat) - 0.3 / math.sqrt(child.runs)
                if habit is not None and option == habit:
                    value += 0.3 / math.sqrt(child.runs)
                if value > most:
                    most = value
                    best = option
        return best

    def chances(self, options: list[Action], seat: int) -> list[tuple[Action, float, int]]:
        """What each answer has been worth in the last search, and from how many runs: a hint."""
        found: list[tuple[Action, float, int]] = []
        for option in options:
            child = self.root.after.get(repr(option))
            if child is not None and child.runs > 0:
                found.append((option, child.mean(seat), child.runs))
        return found
