"""The session: the only door to a game.

It runs rules until they ask, checks answers, and can go back, copy and save, all by one trick: restore the
last checkpoint and replay the few entries since.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final

import msgspec

from undercroft.engine.agenda import CutShort, cut
from undercroft.engine.chance import Stream, seeded, stream_key
from undercroft.engine.decision import Answers, Decision, Each, Pass
from undercroft.engine.errors import IllegalAnswer, NotPossible, Over, StaleAnswer, WrongSeat
from undercroft.engine.game import AnyGame, Rule, find_game
from undercroft.engine.history import (
    MOST_CHECKPOINTS,
    NOBODY,
    Checkpoint,
    Crossing,
    Entry,
    crossing,
    first_given,
    floor_of,
    thinned,
)
from undercroft.engine.record import Action, Event, Step
from undercroft.engine.sides import Side, side_of
from undercroft.engine.state import State, Told
from undercroft.engine.window import FOR_CARD, LET_PASS, MATTERS, ORDERS, STOP, THIS_TURN, USUAL, Order, order_from

MOST_STEPS: Final = 20_000  # between two questions; a position that needs more leads nowhere


def only_passes(decision: Decision) -> bool:
    """Whether all one can do is to let a moment go by."""
    return len(decision.options) == 1 and isinstance(decision.options[0], Pass)


class Session:
    """A game under way, or over.

    `keep` says how much of the past is kept: "all" for people, "last" for copies and bots (the last
    checkpoint alone), "none" for mass simulation (no copies, no way back).
    """

    def __init__(self, game: AnyGame, options: dict[str, Any], seats: int, seed: str, keep: str, state: State) -> None:
        """Use `Session.start`, `Session.load` or a session's own `copy`."""
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.keep = keep
        self.decision: Decision | None = None
        self.serials: list[int] = [0] * seats
        self.entries: list[Entry] = []
        self.checkpoints: list[Checkpoint] = []
        self.history: list[Entry] = []
        self.undone: list[list[Entry]] = []
        self.events: list[Told] = []
        self.stored: tuple[int, int] = (0, 0)  # so much of history and events is stored elsewhere just as it is here
        self.notice = ""
        self.orders: list[dict[str, Order]] = [{} for _ in range(seats)]
        self.floor = 0  # so many entries nobody goes back beyond: seats have changed there
        self.asked = 0
        self.watched = False  # whether events keep the state as it stood when they were told
        self.bots: list[int] = []  # the seats of bots, as far as it was said
        self.alone = False  # whether these are all there is, and nobody looks on
        self._rule: Rule | None = None
        self._replaying = False
        self._steps = 0  # carried out since the last question
        self._wanted_seats = -1
        self._leaver = -1
        self._reseats = False  # whether the entries being replayed hold a change of seats
        self._between = state  # the state before the step under way, kept while such entries are replayed
        self.state = state

    # -- beginning ---------------------------------------------------------------------------------------

    @staticmethod
    def start(
        game: str | AnyGame,
        players: int = 2,
        seed: str | int | None = None,
        options: dict[str, Any] | None = None,
        keep: str = "all",
    ) -> Session:
        """Start a game. Without a seed it gets a secret one of 128 bits."""
        rules = find_game(game) if isinstance(game, str) else game
        least, most = rules.players
        if not least <= players <= most:
            raise NotPossible(f"{rules.name} is for {least} to {most} players, not {players}")
        if keep not in ("all", "last", "none"):
            raise NotPossible(f"a session keeps all, last or none, not {keep!r}")
        known = rules.options()
        chosen: dict[str, Any] = {}
        for name in known:
            chosen[name] = known[name][0]
        for name, value in (options or {}).items():
            if name not in known:
                raise NotPossible(f"{rules.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
            if value not in known[name]:
                raise NotPossible(f"option {name} can be {known[name]}, not {value!r}")
            chosen[name] = value
        key = secrets.token_hex(16) if seed is None else str(seed)
        session = Session(rules, chosen, players, key, keep, rules.start(players, chosen, seeded(key)))
        session._begin()
        return session

    @staticmethod
    def at(game: AnyGame, state: State, seats: int, options: dict[str, Any], seed: str, keep: str = "all") -> Session:
        """A session that begins at a position between two steps: a puzzle, a test, a pasted bug report."""
        session = Session(game, options, seats, seed, keep, state.copy())
        session._begin()
        return session

    def _begin(self) -> None:
        self._listen()
        self._advance(None)
        self._settle_news(None)

    def close(self) -> None:
        """Let the rule that waits for an answer go: rule and session hold each other, and would linger in memory."""
        self._rule = None

    # -- the present -------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    def outcome(self) -> str:
        """How it ended, in the game's own word; empty while it is under way."""
        return self.state.over

    def payoff(self, seat: int) -> float:
        """What the end was worth to a seat's side, 0 to 1."""
        return self.game.payoff(self.state, self.side_of(seat))

    def serial(self, seat: int) -> int:
        """The number of the decision this seat is asked now (its own count)."""
        return self.serials[seat]

    def legal(self, seat: int) -> list[Action]:
        """All that this seat may answer now."""
        return [] if self.decision is None else self.decision.options_of(seat)

    def digest(self) -> str:
        """A fingerprint of the position, the same on every machine."""
        return digest(self.state)

    def seed_digest(self) -> str:
        """A promise of the seed that does not give it away."""
        return blake2b(self.seed.encode(), digest_size=16).hexdigest()

    def __repr__(self) -> str:
        where = self.game.headline(self.state).brief()
        over = f"over, {self.state.over}" if self.state.over else "over"
        now = over if self.decision is None else self.decision.brief()
        return f"<Session {self.game.name} for {self.seats}{', ' if where else ''}{where}: {now}>"

    # -- sides -------------------------------------------------------------------------------------------

    def sides(self) -> list[Side]:
        """Who stands on which side."""
        return self.game.sides(self.seats, self.options)

    def side_of(self, seat: int) -> int:
        """The number of the side a seat stands on; -1: an onlooker's."""
        return side_of(self.sides(), seat)

    def holders(self) -> list[int]:
        """The seats that hold what others may not see."""
        return self.game.holders(self.seats, self.options)

    def hide_things(self, seats: list[int]) -> bool:
        """Whether some of these seats may not see what another of them does: at one screen they need a curtain."""
        if len(seats) < 2 or not self.game.hides:
            return False
        holders = self.holders()
        sides = [self.side_of(seat) for seat in seats]
        return any([seat in holders for seat in seats]) or any([side != sides[0] for side in sides])

    def winners(self) -> list[int]:
        """The numbers of the sides that have won, once it is over."""
        if not self.is_over():
            return []
        return [side for side in range(len(self.sides())) if self.game.payoff(self.state, side) >= 1.0]

    # -- answering ---------------------------------------------------------------------------------------

    def answer(
        self, seat: int, serial: int, action: Action, by: int = NOBODY, goes_on: bool = False, obey: bool = True
    ) -> None:
        """Give a seat's answer to the decision with this number; refused, nothing has changed.

        `by` is the person who gives it, numbered as the table does; one that `goes_on` is taken back together with the
        answer before it. Where the next answer is known already, standing orders are not to `obey` first.
        """
        decision = self.decision
        if decision is None:
            raise NotPossible("the game is over")
        if not decision.allows(seat, action):
            if seat < 0 or seat >= self.seats or seat not in decision.asked():
                raise WrongSeat(f"seat {seat} is not asked now")
            if serial != self.serials[seat]:
                raise StaleAnswer(f"seat {seat} is at decision {self.serials[seat]}, not {serial}")
            raise IllegalAnswer(f"{action!r} is not one of the options")
        if serial != self.serials[seat]:
            raise StaleAnswer(f"seat {seat} is at decision {self.serials[seat]}, not {serial}")
        if self.keep == "none":
            self._advance(action, seat)
        else:
            self._append(Entry("answer", seat, action, by=by, is_open=decision.open, goes_on=goes_on))
        if obey:
            self.obey_orders()

    def act(self, action: Action, seat: int = -1) -> None:
        """Answer the open decision without naming seat and serial: for scripts, tests and one person alone."""
        decision = self.decision
        if decision is None:
            raise NotPossible("the game is over")
        if seat < 0:
            seat = decision.giver(action)
        self.answer(seat, self.serials[seat], action)

    # -- standing orders ---------------------------------------------------------------------------------

    def order(self, seat: int, moment: str, how: str = LET_PASS, card: str = "", by: int = NOBODY) -> Entry:
        """A standing order: how to meet a moment for a seat until told otherwise (`engine/window.py` has the words)."""
        usual = self.game.moments()
        if not 0 <= seat < self.seats:
            raise NotPossible(f"there is no seat {seat}")
        if moment not in usual:
            raise NotPossible(f"{self.game.name} has no moment {moment!r:.40}; it has {', '.join(usual) or 'none'}")
        if how not in ORDERS or (how == FOR_CARD) != bool(card) or " " in card:
            raise NotPossible("a standing order says stop, pass, turn, fitting, or card with its name")
        turn = self.game.turn(self.state) if how == THIS_TURN else ""
        entry = Entry("order", seat, text=Order(moment, how, card, turn).to_text(), by=by)
        self._set_order(entry)
        self.obey_orders()
        return entry

    def _set_order(self, entry: Entry) -> None:
        order = order_from(entry.text)
        if order.how == USUAL:
            self.orders[entry.seat].pop(order.moment, None)
        else:
            self.orders[entry.seat][order.moment] = order
        if self.keep == "all":
            # Of orders that only follow one another the last for each moment is all that matters.
            at = len(self.history)
            while at > 0 and self.history[at - 1].kind == "order":
                at -= 1
                old = self.history[at]
                if old.seat == entry.seat and order_from(old.text).moment == order.moment:
                    del self.history[at]
                    self.stored = (min(self.stored[0], at), self.stored[1])
                    break
            entry.told = len(self.events)
            self.history.append(entry)

    def seat_bots(self, seats: list[int], alone: bool = False) -> None:
        """From now on bots sit there. Standing orders, and what is usual, spare people: a bot is asked at every window.

        Where they are `alone`, and nobody could read anything from a pause, a window one can only let pass goes by; so
        it does for a person among bots who has ordered nothing else.
        """
        self.bots = seats
        self.alone = alone

    def stops(self, decision: Decision, seat: int, matters: bool) -> bool:
        """Whether a seat wants to be asked at this moment."""
        usual = self.game.moments().get(decision.window, STOP)
        stops = matters if usual == MATTERS else usual != LET_PASS
        if seat in self.bots:
            return matters if usual == MATTERS else not self.alone or len(decision.options) > 1
        order = self.orders[seat].get(decision.window)
        if order is None:
            return stops and (len(self.bots) < self.seats - 1 or not only_passes(decision))
        return order.stops(decision.options, self.game.turn(self.state) if order.turn else "", stops)

    def obey_orders(self) -> None:
        """Give the answer of those who do not want to be asked, wherever standing orders say so."""
        while True:
            decision = self.decision
            if decision is None or decision.unasked is None or decision.stakes is None:
                return
            for seat, matters in decision.stakes.items():
                if self.stops(decision, seat, matters):
                    return
            giver = decision.giver(decision.unasked)
            if self.keep == "none":
                self._advance(decision.unasked, giver)
            else:
                self._append(Entry("answer", giver, decision.unasked, "order", is_open=decision.open))

    # -- stepping in from outside ------------------------------------------------------------------------

    def script(self, stream: str, values: list[int]) -> None:
        """Let a stream of chance give these results first (a tutorial, a test)."""
        self.state.chance.stream(stream)
        self._append(Entry("script", -1, None, stream, values.copy()))

    def redeal(self, seat: int, key: str) -> None:
        """Deal anew all that this seat cannot know, and all chance still to come, from a key."""
        self._append(Entry("redeal", seat, None, key))

    def reseat(self, seats: int, leaver: int = -1, by: int = NOBODY) -> None:
        """Players join, or one leaves (the last, if no other is named); at the next checkpoint, which may be now."""
        if seats < self.seats - 1 or (leaver >= 0 and (seats != self.seats - 1 or leaver >= self.seats)):
            raise NotPossible("players leave one by one")
        self._wanted_seats = seats
        self._leaver = self.seats - 1 if leaver < 0 and seats < self.seats else leaver
        self._seat_the_wanted(by)

    def is_between_steps(self) -> bool:
        """Whether nothing has been answered since the last checkpoint."""
        return bool(self.checkpoints) and self.checkpoints[-1].at == len(self.entries)

    def _seat_the_wanted(self, by: int = NOBODY) -> None:
        if self._wanted_seats >= 0 and self.is_between_steps():
            seats = self._wanted_seats
            self._wanted_seats = -1
            self._append(Entry("reseat", seats, values=[self._leaver] if self._leaver >= 0 else [], by=by))

    # -- one entry after another -------------------------------------------------------------------------

    def repeat(self, entry: Entry, check: bool = True) -> None:
        """Do again what an entry says was done: one of a log, a transcript, another session's past.

        With `check`, chance must give after an answer what it gave; refused, nothing has changed.
        """
        kind = entry.kind
        if kind == "undo":
            self.back(len(self.entries) - entry.seat, entry.by)
        elif kind == "redo":
            self.redo(entry.by)
        elif kind == "order":
            self._set_order(Entry("order", entry.seat, text=entry.text, by=entry.by))
        elif kind == "reseat" and not self.is_between_steps():
            raise NotPossible("nobody comes or goes in the middle of something")
        else:
            if kind == "answer":
                self._check_answer(entry)
            fresh = Entry(kind, entry.seat, entry.action, entry.text, entry.values, entry.by, entry.open, entry.goes_on)
            self._append(fresh)
            if check and fresh.values != entry.values:
                self.back(len(self.entries) - 1)
                self.undone.pop()
                del self.history[-2:]
                raise IllegalAnswer(f"after {entry.action!r} chance no longer gives what it gave")

    def _check_answer(self, entry: Entry) -> None:
        """Whether an answer that was given once may be given here."""
        decision = self.decision
        assert entry.action is not None
        if not 0 <= entry.seat < self.seats:
            raise WrongSeat(f"there is no seat {entry.seat}")
        if decision is None or not decision.allows(entry.seat, entry.action):
            raise IllegalAnswer(f"{entry.action!r} is not one of the options here")

    def _append(self, entry: Entry, is_redo: bool = False) -> None:
        """Carry out an entry and write it down; if a rule refuses, restore what was before."""
        entry.told = len(self.events)
        before = len(self.entries)
        trace: list[int] | None = None
        if self.keep == "all":
            trace = []
        if self.keep != "none":
            self.entries.append(entry)
        self.state.chance.listen(trace)
        try:
            self._apply(entry)
        except Exception:
            if self.keep == "all":
                del self.entries[before:]
                del self.events[entry.told :]
                self.checkpoints = [checkpoint for checkpoint in self.checkpoints if checkpoint.at <= before]
                self._return_to(self.checkpoints[-1])
            raise
        self.state.chance.listen(None)
        if trace is not None:
            if entry.kind == "answer":
                entry.values = trace
            elif entry.kind == "reseat":
                self.floor = len(self.entries)
            self._settle_news(entry)
            if not is_redo:
                self.undone = []
                self.history.append(entry)
        if self._wanted_seats >= 0:
            self._seat_the_wanted()

    def _apply(self, entry: Entry) -> None:
        if entry.kind == "answer":
            assert entry.action is not None
            self._advance(entry.action, entry.seat)
        elif entry.kind == "script":
            self.state.chance.stream(entry.text).script.extend(entry.values)
        elif entry.kind == "redeal":
            chance = seeded(entry.text)
            self.game.redeal(self.state, entry.seat, Stream(stream_key(entry.text, "redeal")))
            self.state.chance.setup = chance.setup
            self.state.chance.decks = chance.decks
            self.state.chance.dice = chance.dice
            decision = self.decision
            if isinstance(decision, Each):
                decision.forget_others(entry.seat)
        else:
            # Seats change between two steps, and the step begun since is begun anew.
            state = self._between if self._replaying else self.checkpoints[-1].state.copy()
            leaver = entry.values[0] if entry.values else -1
            self.game.reseat(state, entry.seat, leaver)
            self.state = state
            self._listen()
            if not self._replaying:
                if leaver >= 0:
                    del self.serials[leaver]
                    del self.orders[leaver]
                while len(self.serials) < entry.seat:
                    self.serials.append(0)
                    self.orders.append({})
            self.seats = entry.seat
            self._rule = None
            self._advance(None)

    def _advance(self, answer: Action | None, seat: int = -1) -> None:
        """Run rules until a decision is worth asking, or the game is over."""
        rule = self._rule
        if rule is None:
            rule = self._play()
            self._rule = rule
            answer = None
        decision = self.decision
        if answer is not None and isinstance(decision, Each):
            decision.give(seat, answer)
            if len(decision.given) < len(decision.seats):
                if not self._replaying:
                    self.serials[seat] += 1
                return
            answer = Answers(decision.given)
        self._steps = 0
        try:
            decision = next(rule) if answer is None else rule.send(answer)
            while not decision.is_asked():
                decision = rule.send(decision.options[0])
        except (StopIteration, Over):
            self.decision = None
            self._rule = None
            return
        self.decision = decision
        if not self._replaying:
            self.asked += 1
            serials = self.serials
            for one in decision.seats:
                serials[one] = serials[one] + 1  # compiled, `+=` would go by Python's own numbers
            if decision.asides and len(decision.seats) < self.seats:
                for one in decision.asked():
                    if one not in decision.seats:
                        serials[one] += 1

    def _play(self) -> Rule:
        """Rule after rule, until the agenda is empty."""
        rule = self._next_rule()
        while rule is not None:
            try:
                yield from rule
            except CutShort as end:
                cut(self.state, end)
            rule = self._next_rule()

    def _next_rule(self) -> Rule | None:
        """Step after step from the agenda, up to one that asks. Between two steps nothing is held but the state.

        Not part of the generator: compiled, that keeps in memory, not at hand, what it has to remember.
        """
        state = self.state
        agenda = state.agenda
        while agenda:
            self._steps += 1
            if self._steps > MOST_STEPS:
                raise NotPossible("this position leads nowhere: the rules go on without asking anybody")
            if self._replaying:
                if self._reseats:
                    self._between = state.copy()
            elif self.keep != "none":
                self._checkpoint()
            try:
                rule = self.game.run(state, taken_from(agenda))
            except CutShort as end:
                cut(state, end)
            else:
                if rule is not None:
                    return rule
        return None

    def _checkpoint(self) -> None:
        """Keep the state as it is between two steps."""
        state = self.state
        if self.keep == "last":
            self.entries = []
            self.checkpoints = [Checkpoint(0, state.copy(), "", self.seats)]
            return
        label = self.game.label(state, state.agenda[-1])
        self.checkpoints.append(Checkpoint(len(self.entries), state.copy(), label, self.seats))
        if len(self.checkpoints) > MOST_CHECKPOINTS:
            self.checkpoints = thinned(self.checkpoints)

    def _listen(self) -> None:
        if self.keep == "all":
            self.state.news = []
            self.state.watched = self.watched

    def _settle_news(self, entry: Entry | None) -> None:
        """Move what the rules told into the log."""
        news = self.state.news
        if not news:
            return
        self.events.extend(news)
        if entry is not None:
            for told in news:
                if told.event.reveals():
                    entry.reveals = True
        self.state.news = []

    # -- the past ----------------------------------------------------------------------------------------

    def crossing(self, to: str = "answer", seat: int = 0) -> Crossing:
        """What `undo` would take back and cross: known before it is done."""
        return crossing(self.entries[self._target(to) :], self._target(to), seat)

    def undo(self, to: str = "answer") -> None:
        """Take back one answer, or everything since the last checkpoint of that kind (`round`)."""
        self.back(self._target(to))

    def back(self, target: int, by: int = NOBODY) -> None:
        """Take back all but so many entries, as one: a redo brings all of them back."""
        if self.keep != "all":
            raise NotPossible("this session keeps no past to go back to")
        if not 0 <= target < len(self.entries):
            raise NotPossible("there is nothing to take back")
        if target < self.floor:
            raise NotPossible("one cannot go back beyond a change of seats")
        taken = self.entries[target:]
        self._cut(target)
        self.history.append(Entry("undo", len(taken), by=by))
        self.undone.append(taken)

    def redo(self, by: int = NOBODY) -> None:
        """Bring back what was last undone; refused, since the rules have changed meanwhile, nothing has changed."""
        if not self.undone:
            raise NotPossible("there is nothing to bring back")
        here = len(self.entries)
        entries = self.undone.pop()
        try:
            for entry in entries:
                if entry.kind == "answer":
                    self._check_answer(entry)
                told, values = entry.told, entry.values
                self._append(entry, is_redo=True)
                if entry.told != told or entry.values != values:
                    self.stored = (0, self.stored[1])  # the rules have changed since, and so has the past
        except Exception:
            if len(self.entries) > here:
                self._cut(here)
            self.undone.append(entries)
            raise
        self.history.append(Entry("redo", len(entries), by=by))

    def _target(self, to: str) -> int:
        """How many entries are left when we have gone back."""
        if self.keep != "all":
            raise NotPossible("this session keeps no past to go back to")
        here = len(self.entries)
        if to == "answer":
            while here > self.floor:
                here -= 1
                if self.entries[here].is_given():
                    return first_given(self.entries, here, self.floor)
            if here > 0:
                raise NotPossible("one cannot go back beyond a change of seats")
            raise NotPossible("there is nothing to take back")
        for checkpoint in reversed(self.checkpoints):
            if checkpoint.kind() == to and checkpoint.at < here:
                if checkpoint.at < self.floor:
                    raise NotPossible("one cannot go back beyond a change of seats")
                return checkpoint.at
        raise NotPossible(f"there is no earlier {to} to go back to")

    def _cut(self, target: int) -> None:
        """Go back to the decision after so many entries; refused, since the rules have changed, nothing has changed."""
        entries, checkpoints = self.entries, self.checkpoints
        self.entries = entries[:target]
        # The first checkpoint is never dropped, so there is always one to come back to.
        self.checkpoints = [checkpoint for checkpoint in checkpoints if checkpoint.at <= target]
        try:
            self._return_to(self.checkpoints[-1])
        except (IllegalAnswer, WrongSeat) as fault:
            self.entries, self.checkpoints = entries, checkpoints
            self._return_to(checkpoints[-1])
            raise NotPossible("the rules have changed since then: one cannot go back so far") from fault
        self.events = self.events[: entries[target].told]
        self.stored = (self.stored[0], min(self.stored[1], len(self.events)))
        self._count_serials()

    def _count_serials(self) -> None:
        """An answer to what was open before must not fit what is open now."""
        for seat in range(len(self.serials)):
            self.serials[seat] += 1

    def _return_to(self, checkpoint: Checkpoint) -> None:
        """Restore a checkpoint and replay the entries since."""
        self.state = checkpoint.state.copy()
        self.seats = checkpoint.seats
        self._rule = None
        self._replaying = True
        self._reseats = self.floor > checkpoint.at
        try:
            self._advance(None)
            for entry in self.entries[checkpoint.at :]:
                self._replay(entry)
        finally:
            self._replaying = False
        self._listen()

    def _replay(self, entry: Entry) -> None:
        """Carry out an entry that is already written; what chance gives must be what it gave."""
        if entry.kind == "answer":
            self._check_answer(entry)
        if self.keep != "all":
            self._apply(entry)
            return
        trace: list[int] = []
        self.state.chance.listen(trace)
        self._apply(entry)
        self.state.chance.listen(None)
        if entry.kind == "answer" and trace != entry.values:
            raise IllegalAnswer(f"after {entry.action!r} chance no longer gives what it gave")

    # -- copies ------------------------------------------------------------------------------------------

    def copy(self, keep: str = "last") -> Session:
        """A session that goes on exactly as this one would; neither knows of the other."""
        if not self.checkpoints:
            raise NotPossible("this session keeps no checkpoint to copy from")
        last = self.checkpoints[-1]
        twin = Session(self.game, self.options, self.seats, self.seed, keep, last.state)
        twin.serials = self.serials.copy()
        twin.entries = self.entries[last.at :]
        twin.checkpoints = [Checkpoint(0, last.state, last.label, last.seats)]
        twin.orders = [orders.copy() for orders in self.orders]
        twin.seat_bots(self.bots, self.alone)
        twin.asked = self.asked
        twin.floor = max(0, self.floor - last.at)
        twin._wanted_seats = self._wanted_seats
        twin._leaver = self._leaver
        if keep == "all":
            twin.history = twin.entries.copy()
        twin._return_to(twin.checkpoints[0])
        return twin

    def copy_for(self, seat: int, key: str) -> Session:
        """A copy in which all that this seat cannot know is dealt anew from a key: what bots think with.

        In a thought every seat is a bot's: nobody's orders are known, and whoever holds something may use it.
        """
        decision = self.decision
        if decision is not None and not decision.open and seat not in decision.asked():
            raise WrongSeat(f"seat {seat} may not see what is being decided now")
        twin = self.copy()
        twin.seed = key
        for other in range(twin.seats):
            if other != seat:
                twin.orders[other] = {}  # an order may tell what is held
        twin.seat_bots(list(range(twin.seats)), alone=True)
        twin.redeal(seat, key)
        return twin

    def fork(self, at: int, seat: int = -1, key: str = "") -> Session:
        """A new table from this one's past, after so many entries; with a seat, redealt for it."""
        if not 0 <= at <= len(self.entries):
            raise NotPossible(f"this game has {len(self.entries)} entries, not {at}")
        twin = Session.load(self.save(), self.game)
        if at < len(twin.entries):
            twin.floor = floor_of(twin.entries[:at])
            twin._cut(at)
            twin.history = twin.entries.copy()
            twin.undone = []
        if seat >= 0:
            twin.redeal(seat, key or secrets.token_hex(16))
        return twin

    # -- what is seen ------------------------------------------------------------------------------------

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may know now (-1: an onlooker), as plain data."""
        seen: dict[str, Any] = {
            "game": self.game.name,
            "seat": seat,
            "over": self.state.over,
            "table": self.game.view(self.state, seat),
        }
        decision = self.decision
        if decision is None:
            return seen
        mine = 0 <= seat < self.seats and seat in decision.asked()
        shown = mine or decision.open
        options = decision.options_of(seat) if isinstance(decision, Each) else decision.options
        seen["decision"] = {
            "serial": self.serials[seat] if mine else 0,
            "seats": decision.seats.copy(),
            "leader": -1 if isinstance(decision, Each) else decision.leader,
            "ask": decision.ask if shown else "",
            "window": decision.window if shown else "",
            "rules": list(decision.rules) if shown else [],
            "about": decision.about if shown else -1,
            "count": decision.count if shown else 0,
            "options": [option.to_wire() for option in options] if shown else [],
            "asides": [
                [aside.seat, aside.action.to_wire()]
                for aside in (decision.asides or [])
                if decision.open or aside.seat == seat
            ],
        }
        return seen

    def watch(self, watched: bool) -> None:
        """From now on every event keeps the state as it stood (or none does): for those who see things happen."""
        self.watched = watched
        self.state.watched = watched and self.keep == "all"

    def let_go(self, since: int) -> None:
        """Events from a place in the log on no longer keep the state as it stood: all who watched have seen it."""
        for told in self.events[since:]:
            told.state = None

    def heard(self, seat: int, since: int = 0) -> list[Event]:
        """What this seat was told, from a place in the log on."""
        heard: list[Event] = []
        for told in self.events[since:]:
            if told.only < 0 or told.only == seat:
                event = self.game.see(told.event, seat)
                if event is not None:
                    heard.append(event)
        return heard

    def told_before(self, place: int) -> Iterator[Event]:
        """What was told before a place in the log, the latest first."""
        for number in range(place - 1, -1, -1):
            yield self.events[number].event

    # -- saves -------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The whole game as bytes: readable JSON that ends in its own fingerprint."""
        from undercroft.engine.saves import save

        return save(self)

    @staticmethod
    def load(saved: bytes, game: AnyGame | None = None) -> Session:
        """A session from a save. After a rule fix it may stand at the last checkpoint; `notice` says so."""
        from undercroft.engine.saves import load

        return load(saved, game)


def taken_from(agenda: list[Step]) -> Step:
    """The step that comes next. A list that `pop` has emptied asks the system for every place from then on."""
    if len(agenda) > 1:
        return agenda.pop()
    step = agenda[0]
    agenda.clear()
    return step


def digest(state: State) -> str:
    """A fingerprint of a state over canonical bytes."""
    return blake2b(msgspec.msgpack.encode(state.to_wire()), digest_size=16).hexdigest()
