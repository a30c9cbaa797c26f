"""The session: the only door to a game.

It runs rules until they ask, checks answers, and can go back, copy and save, all by one trick: restore the
last checkpoint and replay the few entries since.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Any, Final

import msgspec

from undercroft.engine.chance import Stream, seeded, stream_key
from undercroft.engine.decision import PASS, Decision
from undercroft.engine.errors import (
    BadSave,
    IllegalAnswer,
    NotPossible,
    Over,
    Refused,
    StaleAnswer,
    WrongSeat,
)
from undercroft.engine.game import Game, Rule, find_game
from undercroft.engine.history import Checkpoint, Crossing, Entry, crossing, entry_from
from undercroft.engine.record import Action, Event, as_dict, as_int, as_list, as_str, read
from undercroft.engine.state import State, Told

SAVE_VERSION: Final = 1
SAVED_CHECKPOINTS: Final = 16


class Session:
    """A game under way, or over.

    `keep` says how much of the past is kept: "all" for people, "last" for copies and bots (the last
    checkpoint alone), "none" for mass simulation (no copies, no way back).
    """

    def __init__(self, game: Game, options: dict[str, Any], seats: int, seed: str, keep: str, state: State) -> None:
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
        self.history: list[list[Any]] = []
        self.undone: list[list[Entry]] = []
        self.events: list[Told] = []
        self.notice = ""
        self.standing: list[list[str]] = [[] for _ in range(seats)]
        self.asked = 0
        self._rule: Rule | None = None
        self._replaying = False
        self._wanted_seats = -1
        self._leaver = -1
        self._reseats = False  # whether the entries being replayed hold a change of seats
        self._between = state  # the state before the step under way, kept while such entries are replayed
        self.state = state

    # -- beginning ---------------------------------------------------------------------------------------

    @staticmethod
    def start(
        game: str | Game,
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
    def at(game: Game, state: State, seats: int, options: dict[str, Any], seed: str, keep: str = "all") -> Session:
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
        """What the end was worth to a seat, 0 to 1."""
        return self.game.payoff(self.state, seat)

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

    # -- answering ---------------------------------------------------------------------------------------

    def answer(self, seat: int, serial: int, action: Action) -> None:
        """Give a seat's answer to the decision with this number; refused, nothing has changed."""
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
            self._advance(action)
            return
        if self.undone:
            self.undone = []
        self._append(Entry("answer", seat, action))
        self._obey_standing_orders()

    def act(self, action: Action, seat: int = -1) -> None:
        """Answer the open decision without naming seat and serial: for scripts, tests and one person alone."""
        decision = self.decision
        if decision is None:
            raise NotPossible("the game is over")
        if seat < 0:
            seat = decision.leader
            for other in decision.asked():
                if not decision.allows(seat, action) and decision.allows(other, action):
                    seat = other
        self.answer(seat, self.serials[seat], action)

    def order(self, seat: int, window: str, passing: bool = True) -> None:
        """A standing order: let this window go by for that seat until told otherwise."""
        if passing and window not in self.standing[seat]:
            self.standing[seat].append(window)
        if not passing and window in self.standing[seat]:
            self.standing[seat].remove(window)
        self._obey_standing_orders()

    def _obey_standing_orders(self) -> None:
        while True:
            decision = self.decision
            if decision is None or not decision.window or PASS not in decision.options:
                return
            seat = decision.seats[0]
            if decision.window not in self.standing[seat]:
                return
            self._append(Entry("answer", seat, PASS))

    # -- stepping in from outside ------------------------------------------------------------------------

    def script(self, stream: str, values: list[int]) -> None:
        """Let a stream of chance give these results first (a tutorial, a test)."""
        self.state.chance.stream(stream)
        self._append(Entry("script", -1, None, stream, values.copy()))

    def redeal(self, seat: int, key: str) -> None:
        """Deal anew all that this seat cannot know, and all chance still to come, from a key."""
        self._append(Entry("redeal", seat, None, key))

    def reseat(self, seats: int, leaver: int = -1) -> None:
        """Players join, or one leaves (the last, if no other is named); at the next checkpoint, which may be now."""
        if seats < self.seats - 1 or (leaver >= 0 and (seats != self.seats - 1 or leaver >= self.seats)):
            raise NotPossible("players leave one by one")
        self._wanted_seats = seats
        self._leaver = self.seats - 1 if leaver < 0 and seats < self.seats else leaver
        self._seat_the_wanted()

    def _seat_the_wanted(self) -> None:
        if self._wanted_seats >= 0 and self.checkpoints and self.checkpoints[-1].at == len(self.entries):
            seats = self._wanted_seats
            self._wanted_seats = -1
            self._append(Entry("reseat", seats, values=[self._leaver] if self._leaver >= 0 else []))

    # -- one entry after another -------------------------------------------------------------------------

    def _append(self, entry: Entry) -> None:
        """Carry out an entry and write it down; if a rule refuses, restore what was before."""
        entry.told = len(self.events)
        before = len(self.entries)
        marks = len(self.checkpoints)
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
                del self.checkpoints[marks:]
                del self.events[entry.told :]
                self._return_to(self.checkpoints[-1])
            raise
        self.state.chance.listen(None)
        if trace is not None:
            if entry.kind == "answer":
                entry.values = trace
            self._settle_news(entry)
            self.history.append(entry.to_wire())
        if self._wanted_seats >= 0:
            self._seat_the_wanted()

    def _apply(self, entry: Entry) -> None:
        if entry.kind == "answer":
            assert entry.action is not None
            self._advance(entry.action)
        elif entry.kind == "script":
            self.state.chance.stream(entry.text).script.extend(entry.values)
        elif entry.kind == "redeal":
            chance = seeded(entry.text)
            self.game.redeal(self.state, entry.seat, Stream(stream_key(entry.text, "redeal")))
            self.state.chance.setup = chance.setup
            self.state.chance.decks = chance.decks
            self.state.chance.dice = chance.dice
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
                    del self.standing[leaver]
                while len(self.serials) < entry.seat:
                    self.serials.append(0)
                    self.standing.append([])
            self.seats = entry.seat
            self._rule = None
            self._advance(None)

    def _advance(self, answer: Action | None) -> None:
        """Run rules until a decision is worth asking, or the game is over."""
        rule = self._rule
        if rule is None:
            rule = self._play()
            self._rule = rule
            answer = None
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
            for seat in decision.seats:
                serials[seat] += 1
            if decision.asides and len(decision.seats) < self.seats:
                for seat in decision.asked():
                    if seat not in decision.seats:
                        serials[seat] += 1

    def _play(self) -> Rule:
        """Step after step from the agenda, until it is empty. Between two steps nothing is held but the state."""
        state = self.state
        agenda = state.agenda
        while agenda:
            if self._replaying:
                if self._reseats:
                    self._between = state.copy()
            elif self.keep != "none":
                self._checkpoint()
            rule = self.game.run(state, agenda.pop())
            if rule is not None:
                yield from rule

    def _checkpoint(self) -> None:
        """Keep a checkpoint: the state as it is between two steps."""
        state = self.state
        if self.keep == "last":
            self.entries = []
            self.checkpoints = [Checkpoint(0, state.copy(), "", self.seats)]
            return
        self.checkpoints.append(
            Checkpoint(len(self.entries), state.copy(), self.game.label(state, state.agenda[-1]), self.seats)
        )
        if len(self.checkpoints) > 512:
            self.checkpoints = (
                self.checkpoints[:1] + [m for m in self.checkpoints[1:-64] if m.label] + self.checkpoints[-64:]
            )

    def _listen(self) -> None:
        if self.keep == "all":
            self.state.news = []

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

    def back(self, target: int) -> None:
        """Take back all but so many entries, as one: a redo brings all of them back."""
        if self.keep != "all":
            raise NotPossible("this session keeps no past to go back to")
        if not 0 <= target < len(self.entries):
            raise NotPossible("there is nothing to take back")
        taken = self.entries[target:]
        if any([entry.kind == "reseat" for entry in taken]):
            raise NotPossible("one cannot go back beyond a change of seats")
        self.history.append(["undo", len(taken)])
        self.undone.append(taken)
        self._cut(target)

    def redo(self) -> None:
        """Bring back what was last undone."""
        if not self.undone:
            raise NotPossible("there is nothing to bring back")
        entries = self.undone.pop()
        left = self.undone
        self.history.append(["redo", len(entries)])
        written = len(self.history)
        for old in entries:
            self._append(Entry(old.kind, old.seat, old.action, old.text, old.values))
        del self.history[written:]
        self.undone = left

    def _target(self, to: str) -> int:
        """How many entries are left when we have gone back."""
        if self.keep != "all":
            raise NotPossible("this session keeps no past to go back to")
        here = len(self.entries)
        if to == "answer":
            while here > 0:
                here -= 1
                if self.entries[here].kind == "answer":
                    return here
                if self.entries[here].kind == "reseat":
                    raise NotPossible("one cannot go back beyond a change of seats")
            raise NotPossible("there is nothing to take back")
        for mark in reversed(self.checkpoints):
            if mark.kind() == to and mark.at < here:
                if any([entry.kind == "reseat" for entry in self.entries[mark.at :]]):
                    raise NotPossible("one cannot go back beyond a change of seats")
                return mark.at
        raise NotPossible(f"there is no earlier {to} to go back to")

    def _cut(self, target: int) -> None:
        """Go back to the decision after so many entries."""
        self.events = self.events[: self.entries[target].told]
        self.entries = self.entries[:target]
        # The first checkpoint is never dropped, so there is always one to come back to.
        self.checkpoints = [mark for mark in self.checkpoints if mark.at <= target]
        self._return_to(self.checkpoints[-1])
        self._count_serials()

    def _count_serials(self) -> None:
        """An answer to what was open before must not fit what is open now."""
        for seat in range(len(self.serials)):
            self.serials[seat] += 1

    def _return_to(self, mark: Checkpoint) -> None:
        """Restore a checkpoint and replay the entries since."""
        self.state = mark.state.copy()
        self.seats = mark.seats
        self._rule = None
        self._replaying = True
        self._reseats = any([entry.kind == "reseat" for entry in self.entries[mark.at :]])
        try:
            self._advance(None)
            for entry in self.entries[mark.at :]:
                self._replay(entry)
        finally:
            self._replaying = False
        self._listen()

    def _replay(self, entry: Entry) -> None:
        """Carry out an entry that is already written; what chance gives must be what it gave."""
        if entry.kind == "answer":
            decision = self.decision
            assert entry.action is not None
            if decision is None or not decision.allows(entry.seat, entry.action):
                raise IllegalAnswer(f"{entry.action!r} no longer fits")
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
        mark = self.checkpoints[-1]
        twin = Session(self.game, self.options, self.seats, self.seed, keep, mark.state)
        twin.serials = self.serials.copy()
        twin.entries = self.entries[mark.at :]
        twin.checkpoints = [Checkpoint(0, mark.state, mark.label, mark.seats)]
        twin.standing = [windows.copy() for windows in self.standing]
        twin.asked = self.asked
        twin._wanted_seats = self._wanted_seats
        twin._leaver = self._leaver
        if keep == "all":
            twin.history = [entry.to_wire() for entry in twin.entries]
        twin._return_to(twin.checkpoints[0])
        return twin

    def copy_for(self, seat: int, key: str) -> Session:
        """A copy in which all that this seat cannot know is dealt anew from a key: what bots think with."""
        decision = self.decision
        if decision is not None and not decision.open and seat not in decision.asked():
            raise WrongSeat(f"seat {seat} may not see what is being decided now")
        twin = self.copy()
        twin.seed = key
        twin.redeal(seat, key)
        return twin

    def fork(self, at: int, seat: int = -1, key: str = "") -> Session:
        """A new table from this one's past, after so many entries; with a seat, redealt for it."""
        if not 0 <= at <= len(self.entries):
            raise NotPossible(f"this game has {len(self.entries)} entries, not {at}")
        twin = Session.load(self.save(), self.game)
        if at < len(twin.entries):
            twin._cut(at)
            twin.history = [entry.to_wire() for entry in twin.entries]
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
        seen["decision"] = {
            "serial": self.serials[seat] if mine else 0,
            "seats": decision.seats.copy(),
            "leader": decision.leader,
            "ask": decision.ask if shown else "",
            "window": decision.window if shown else "",
            "rules": list(decision.rules) if shown else [],
            "about": decision.about if shown else -1,
            "count": decision.count if shown else 0,
            "options": [option.to_wire() for option in decision.options] if shown else [],
            "asides": [
                [aside.seat, aside.action.to_wire()]
                for aside in (decision.asides or [])
                if decision.open or aside.seat == seat
            ],
        }
        return seen

    def heard(self, seat: int, since: int = 0) -> list[Event]:
        """What this seat was told, from a place in the log on."""
        heard: list[Event] = []
        for told in self.events[since:]:
            if told.only < 0 or told.only == seat:
                event = self.game.see(told.event, seat)
                if event is not None:
                    heard.append(event)
        return heard

    # -- saves -------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The whole game as bytes: readable JSON that ends in its own fingerprint."""
        if self.keep != "all":
            raise NotPossible("only a session that keeps its past can be saved")
        saved = self.checkpoints[:1] + self.checkpoints[1:][-SAVED_CHECKPOINTS:]
        body = msgspec.json.encode(
            {
                "undercroft": SAVE_VERSION,
                "game": self.game.name,
                "schema": self.game.schema,
                "content": self.game.content,
                "options": self.options,
                "seats": self.checkpoints[0].seats,
                "seed": self.seed,
                "serials": self.serials,
                "standing": self.standing,
                "journal": self.history,
                "marks": [[m.at, m.label, m.seats, m.state.to_wire()] for m in saved],
                "log": [[told.only, told.event.to_wire()] for told in self.events],
            }
        )
        return body + b"\n" + fingerprint(body) + b"\n"

    @staticmethod
    def load(saved: bytes, game: Game | None = None) -> Session:
        """A session from a save. After a rule fix it may stand at the last checkpoint; `notice` says so."""
        try:
            return load(saved, game)
        except BadSave:
            raise
        except Refused as refusal:
            raise BadSave(f"this save cannot be read: {refusal}") from refusal
        except (msgspec.DecodeError, KeyError, TypeError, ValueError, IndexError) as fault:
            raise BadSave(f"this save cannot be read: {fault}") from fault


def load(saved: bytes, game: Game | None) -> Session:
    """Read a save, checking everything."""
    lines = saved.split(b"\n")
    if len(lines) < 2 or not lines[0].startswith(b"{"):
        raise BadSave("this is not a save of Undercroft, or only a part of one")
    if fingerprint(lines[0]) != lines[1]:
        raise BadSave("this save is damaged: its fingerprint does not match")
    data = as_dict(msgspec.json.decode(lines[0]))
    if data.get("undercroft") != SAVE_VERSION:
        raise BadSave(f"this save is of version {data.get('undercroft')}, which is not known here")
    rules = find_game(as_str(data["game"])) if game is None else game
    if data["game"] != rules.name:
        raise BadSave(f"this is a save of {data['game']}, not of {rules.name}")
    schema = as_int(data["schema"])
    if schema > rules.schema:
        raise BadSave(f"this save was made by a newer {rules.name} (schema {schema}, here {rules.schema})")
    options = as_dict(data["options"])
    seats = as_int(data["seats"])
    seed = as_str(data["seed"])
    session = Session(rules, options, seats, seed, "all", rules.start(seats, options, seeded(seed)))
    readers = rules.readers()
    session.serials = [as_int(serial) for serial in as_list(data["serials"])]
    session.standing = [[as_str(name) for name in as_list(names)] for names in as_list(data["standing"])]
    session.history = [as_list(entry) for entry in as_list(data["journal"])]
    fold(session, readers)
    for told in as_list(data["log"]):
        event = read(as_list(told)[1], readers)
        if not isinstance(event, Event):
            raise BadSave("the log holds something that is no event")
        session.events.append(Told(event, as_int(told[0])))
    for mark in as_list(data["marks"]):
        at, label, seats, wire = as_list(mark)
        state = read(rules.upgrade(as_list(wire), schema), readers)
        if not isinstance(state, State) or as_int(at) > len(session.entries):
            raise BadSave("a checkpoint of this save does not fit")
        session.checkpoints.append(Checkpoint(as_int(at), state, as_str(label), as_int(seats)))
    if not session.checkpoints or session.checkpoints[0].at != 0:
        raise BadSave("this save does not have its first checkpoint")
    resume(session, as_str(data["content"]))
    return session


def fold(session: Session, readers: dict[str, Any]) -> None:
    """The line of the game, from a journal in which undoing is an entry and not an erasure."""
    undone: list[list[Entry]] = []
    for wire in session.history:
        if wire and wire[0] == "undo":
            count = as_int(wire[1])
            if not 0 < count <= len(session.entries):
                raise BadSave("the journal takes back more than there was")
            undone.append(session.entries[-count:])
            del session.entries[-count:]
        elif wire and wire[0] == "redo":
            if not undone or len(undone[-1]) != as_int(wire[1]):
                raise BadSave("the journal brings back what was not taken back")
            session.entries.extend(undone.pop())
        else:
            session.entries.append(entry_from(wire, readers))
            undone = []
    session.undone = undone


def resume(session: Session, content: str) -> None:
    """Stand where the save stood: the last checkpoint with its tail, or as near as the rules now allow."""
    mark = session.checkpoints[-1]
    try:
        session._return_to(mark)
    except Refused:
        del session.entries[mark.at :]
        session.history = [entry.to_wire() for entry in session.entries]
        session.undone = []
        session._return_to(mark)
        session.notice = "tail-dropped"
        return
    if content != session.game.content:
        session.notice = "content-changed"


def digest(state: State) -> str:
    """A fingerprint of a state over canonical bytes."""
    return blake2b(msgspec.msgpack.encode(state.to_wire()), digest_size=16).hexdigest()


def fingerprint(body: bytes) -> bytes:
    """What a save ends with."""
    return blake2b(body, digest_size=16).hexdigest().encode()
