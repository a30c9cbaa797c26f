"""What one viewer is shown of a table: the view, the question, the log, in words. Never more than the seat may know."""

from __future__ import annotations

import logging
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.company import Request
from undercroft.engine.decision import PASS, Decision, Each
from undercroft.engine.game import AnyGame
from undercroft.engine.history import Entry
from undercroft.engine.message import capital
from undercroft.engine.one_click import offered_routes
from undercroft.engine.orders import orders_of as moments_of
from undercroft.engine.route import Route
from undercroft.engine.rulebook import has_rulebook
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.engine.talk import FREE
from undercroft.engine.text import LANGUAGES, Text
from undercroft.server import company, wire
from undercroft.server.errors import say
from undercroft.server.patch import Patch, diff
from undercroft.server.people import NOBODY, Person
from undercroft.server.stages import stages_of, with_lines
from undercroft.server.table import Table, UndoTarget

log = logging.getLogger("undercroft.server")

MOST_LINES: Final = 100  # of the log at once
MOST_ROUTE_BYTES: Final = 12_000  # that routes may add to a question

_texts: dict[tuple[int, str], tuple[AnyGame, Text]] = {}


def text_of(game: AnyGame, lang: str) -> Text:
    """The words of a game in a language, kept for the process."""
    found = _texts.get((id(game), lang))
    if found is None:
        found = _texts[id(game), lang] = (game, Text(game, lang))
    return found[1]


def seen(session: Session, seat: int, then: State | None = None) -> dict[str, Any]:
    """The table as a seat sees it (-1: an onlooker), now or as it stood then. What is asked comes apart from it."""
    state = session.state if then is None else then
    return {"game": session.game.name, "seat": seat, "over": state.over, "table": session.game.view(state, seat)}


def _answers_on(route: Route) -> int:
    return len(route.steps)


def _told_before(entry: Entry) -> int:
    return entry.told


class SeatLog:
    """Which events of the log one seat was told. Lines are numbered among these, so that no number tells of others."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.looked = 0

    def update(self, session: Session, seat: int, kept: int) -> None:
        """Look at what is new, when only so much of the log is as it was."""
        if kept < self.looked:
            del self.places[bisect_left(self.places, kept) :]
            self.looked = kept
        log = session.events
        for place in range(self.looked, len(log)):
            told = log[place]
            if (told.only < 0 or told.only == seat) and session.game.see(told.event, seat) is not None:
                self.places.append(place)
        self.looked = len(log)


class LastSeen:
    """What the devices of one person (or all onlookers, -1) have been shown so far."""

    def __init__(self) -> None:
        self.heard = NOBODY  # whose log it was
        self.view: dict[str, Any] = {}
        self.lines = 0  # how many lines of the log there were


class SharedViews:
    """Views of one moment: where seats see the same table it is one object, and what has changed is found once."""

    def __init__(self) -> None:
        self._tables: list[Any] = []
        self._patches: list[tuple[Any, Any, Patch]] = []

    def one_of(self, view: dict[str, Any]) -> dict[str, Any]:
        """The view, with a table that others of these views may share."""
        table = view["table"]
        for known in self._tables:
            if known == table:
                view["table"] = known
                return view
        self._tables.append(table)
        return view

    def patch(self, old: dict[str, Any], new: dict[str, Any]) -> Patch:
        """What makes the old view the new one."""
        if "table" not in old:
            return diff(old, new)
        before, after = old["table"], new["table"]
        found = next((patch for one, two, patch in self._patches if one is before and two is after), None)
        if found is None:
            found = diff({"table": before}, {"table": after})
            self._patches.append((before, after, found))
        return [[[key], new[key]] for key in new if key != "table" and old[key] != new[key]] + found


class Presenter:
    """What is said of a table just now; made anew for every change, so that what viewers share is said once."""

    def __init__(self, table: Table, seat_logs: dict[int, SeatLog], kept: int = -1) -> None:
        self.table = table
        self.session = table.session
        self.seat_logs = seat_logs
        self.kept = kept
        if kept >= 0:
            for seat, seat_log in seat_logs.items():
                seat_log.update(self.session, seat, kept)
        self._options: dict[str, list[str]] = {}
        self._asides: dict[str, list[str]] = {}
        self._told: dict[str, tuple[str, str]] = {}
        self._asked: dict[str, tuple[str, str]] = {}
        self._events: dict[tuple[int, str], tuple[str, list[Any], int]] = {}
        self._recap: dict[str, Any] | None = None
        self._ways: dict[tuple[int, str], str] = {}
        self._shared = SharedViews()
        self._then: dict[int, dict[int, dict[str, Any]]] = {}  # by place in the log, by seat

    # -- who looks ---------------------------------------------------------------------------------------

    def seat_of(self, person: Person | None) -> int:
        """Through which seat a person looks: the one asked now, else their first; -1: an onlooker.

        Where seats at one screen hide things from each other, nobody looks through any of them while none is asked, or
        while all may hear what is: whoever sits before it could be any of them, and no curtain falls.
        """
        if person is None or not person.seats:
            return NOBODY
        seats = person.seats
        if len(seats) == 1:
            return seats[0]
        decision = self.session.decision
        if decision is not None and not (self.has_curtain(person) and self.is_for_all(decision, seats)):
            if isinstance(decision, Each):
                return next((seat for seat in decision.waiting() if seat in seats), self._unasked(person))
            if decision.leader in seats and decision.leader in decision.seats:
                return decision.leader
            for seat in decision.asked():
                if seat in seats:
                    return seat
        return self._unasked(person)

    def _unasked(self, person: Person) -> int:
        return NOBODY if self.has_curtain(person) and not self.session.is_over() else person.seats[0]

    def has_curtain(self, person: Person | None) -> bool:
        """Whether of those at this person's screen one may not see what another holds."""
        return person is not None and self.session.hide_things(person.seats)

    def is_for_all(self, decision: Decision, seats: list[int]) -> bool:
        """Whether a question to some of these seats may be put with all of them before the screen: it hides nothing.

        What one of them may do beside it, playing a card say, can tell what that seat holds, if it holds anything.
        """
        if not decision.open or isinstance(decision, Each):
            return False
        holders = self.session.holders()
        return not any(aside.seat in seats and aside.seat in holders for aside in decision.asides or ())

    def hearing_seat(self, person: Person | None, seat: int) -> int:
        """Whose log a person reads: where nothing is hidden it need not change with the seat that is asked."""
        if person is None or not person.seats:
            return NOBODY
        return seat if self.has_curtain(person) else person.seats[0]

    def seat_log(self, seat: int) -> SeatLog:
        """What a seat was told."""
        found = self.seat_logs.get(seat)
        if found is None:
            found = self.seat_logs[seat] = SeatLog()
            found.update(self.session, seat, 0)
        return found

    # -- the question ------------------------------------------------------------------------------------

    def question(self, person: Person | None, lang: str) -> wire.Question | None:
        """What is asked, with the options of those who may answer."""
        table = self.table
        decision = self.session.decision
        if decision is None:
            return None
        mine = [] if person is None else [seat for seat in person.seats if table.people.is_played(seat)]
        if person is not None and self.has_curtain(person) and not self.is_for_all(decision, person.seats):
            looks = self.seat_of(person)
            mine = [seat for seat in mine if seat == looks]
        asked = [seat for seat in decision.asked() if seat in mine]
        answered = [seat for seat in decision.seats if seat in decision.given] if isinstance(decision, Each) else []
        asked_bots = [] if table.asks_people() else [table.bot_with_the_word(decision)]
        if asked_bots == [NOBODY]:
            asked_bots = []
        if table.closing is not None:
            asked_bots = asked_bots or list(table.bots_to_ask()[0])
        if not asked and not decision.open:
            # Whoever is not asked learns only who is.
            secret = isinstance(decision, Each)
            return wire.Question(
                "", decision.seats.copy(), decision.leader, bots=asked_bots, secret=secret, answered=answered
            )
        words, lesson = self._question(decision, lang)
        question = wire.Question(
            words,
            decision.seats.copy(),
            decision.leader,
            rules=list(decision.rules),
            # Only where one passes is "pass from here on" a word that fits the moment.
            window=decision.window if PASS in decision.options else "",
            about=decision.about,
            bots=asked_bots,
            secret=isinstance(decision, Each),
            answered=answered,
        )
        question.seatings = table.game.seatings(self.session.state, decision)
        if table.mode == "agree" and table.votes:
            question.votes = self.votes(decision)
        if asked:
            question.lesson = lesson
            question.serials = {str(seat): self.session.serials[seat] for seat in asked}
            question.options = self.options(decision, mine, person, lang)
            question.ahead = self.ahead(decision, asked[0])
            question.asides = self.asides(decision, mine, lang)
            question.routes = self.routes(decision, asked[0], lang)
            end = table.game.turn_end(self.session.state, decision, asked[0])
            question.turn_end = [] if end is None else end.action.to_wire()
            self.mark(question, decision, lang)
        return question

    def mark(self, question: wire.Question, decision: Decision, lang: str) -> None:
        """Say which choices belong elsewhere than among the others, and what speaks against some of them."""
        numbers: dict[tuple[int, bytes], str] = {}
        for number, choice in enumerate([*question.options, *question.asides]):
            for seat in choice.by:
                numbers[seat, wire.encode(choice.action)] = str(number)
        game, state, text = self.table.game, self.session.state, text_of(self.table.game, lang)
        marked: dict[str, str] = {}
        blunders: dict[str, str] = {}
        try:
            for seat in sorted({seat for seat, _ in numbers}):
                marks = game.marks(state, decision, seat)
                for action in decision.options_of(seat):
                    place = numbers.get((seat, wire.encode(action.to_wire())))
                    if place is None:
                        continue
                    if action in marks:
                        marked[place] = marks[action]
                    blunder = game.blunder(state, decision, seat, action)
                    if blunder is not None:
                        blunders[place] = text.sentence(blunder)
        except Exception:
            log.exception("nothing could be said of the answers to %s at %s", decision.ask, self.table.id)
        question.marks = marked
        question.blunders = blunders

    def ahead(self, decision: Decision, seat: int) -> dict[str, Any]:
        """What the answers would lead to; a game that stumbles over that still goes on, and the log says so."""
        try:
            return self.table.game.foresee(self.session.state, decision, seat)
        except Exception:
            log.exception("nothing could be foreseen for %s at %s", decision.ask, self.table.id)
            return {}

    def routes(self, decision: Decision, seat: int, lang: str) -> list[wire.OfferedRoute]:
        """What can be answered by several answers at once, the shortest first, as far as they fit into a message."""
        try:
            routes = offered_routes(self.session, seat)
        except Exception:
            log.exception("no way was found for %s at %s", decision.ask, self.table.id)
            return []
        found: list[wire.OfferedRoute] = []
        room = MOST_ROUTE_BYTES
        for route in sorted(routes, key=_answers_on):
            text = "" if route.text is None else text_of(self.table.game, lang).tell(route.text)
            steps = [step.to_wire() for step in route.steps]
            offered = wire.OfferedRoute(route.to, steps, route.cost, route.through, text)
            room -= len(wire.encode(offered)) + 1
            if room < 0:
                break
            found.append(offered)
        return found

    def _question(self, decision: Decision, lang: str) -> tuple[str, str]:
        """The question in words, and what it teaches."""
        said = self._asked.get(lang)
        if said is None:
            text = text_of(self.table.game, lang)
            state = self.session.state
            said = self._asked[lang] = (text.question(state, decision), text.lesson(state, decision))
        return said

    def votes(self, decision: Decision) -> dict[str, int]:
        """What has been voted so far, by seat."""
        votes = self.table.votes
        cast: dict[str, int] = {}
        for seat in decision.seats:
            person = self.table.people.played_by(seat)
            if person in votes:
                cast[str(seat)] = votes[person]
        return cast

    def options(self, decision: Decision, mine: list[int], person: Person | None, lang: str) -> list[wire.Choice]:
        """The answers to the question itself, if it is mine to answer."""
        if isinstance(decision, Each):
            looks = self.seat_of(person)
            return self.secret_options(decision, looks, lang) if looks in mine else []
        by = [seat for seat in self.table.answering(decision) if seat in mine]
        if by:
            words = self._options.get(lang)
            if words is None:
                text = text_of(self.table.game, lang)
                state = self.session.state
                words = self._options[lang] = [text.option(state, option, decision) for option in decision.options]
            options = decision.options
            return [wire.Choice(options[i].to_wire(), words[i], by) for i in range(len(options))]
        leaving = [seat for seat in self.table.leaving(decision) if seat in mine]
        if leaving:
            who = self.name(self.table.bot_with_the_word(decision), lang)
            return [wire.Choice(PASS.to_wire(), say(lang, "leave-to", who=who), leaving)]
        return []

    def secret_options(self, decision: Each, seat: int, lang: str) -> list[wire.Choice]:
        """The answers of a seat while all are asked at once: of several at one screen those of one after another."""
        text = text_of(self.table.game, lang)
        state = self.session.state
        return [
            wire.Choice(option.to_wire(), text.option(state, option, decision), [seat])
            for option in decision.answers_of(seat)
        ]

    def asides(self, decision: Decision, mine: list[int], lang: str) -> list[wire.Choice]:
        """What my seats may do beside the question; behind a curtain only the seat that looks."""
        if not decision.asides:
            return []
        words = self._asides.get(lang)
        if words is None:
            text = text_of(self.table.game, lang)
            state = self.session.state
            words = self._asides[lang] = [text.option(state, aside.action) for aside in decision.asides]
        found: dict[Any, wire.Choice] = {}
        for place, aside in enumerate(decision.asides):
            if aside.seat in mine:
                choice = found.get(aside.action)
                if choice is None:
                    found[aside.action] = wire.Choice(aside.action.to_wire(), words[place], [aside.seat])
                elif aside.seat not in choice.by:
                    choice.by.append(aside.seat)
        return list(found.values())

    def name(self, seat: int, lang: str) -> str:
        """Who sits somewhere, in a sentence."""
        return self.table.people.name_of(seat) or say(lang, "seat", number=seat + 1)

    # -- the log -----------------------------------------------------------------------------------------

    def lines(self, seat: int, first: int, last: int, lang: str) -> list[wire.LogLine]:
        """The lines of a seat's log from one number up to, not including, another."""
        places = self.seat_log(seat).places
        session = self.session
        text = text_of(self.table.game, lang)
        found: list[wire.LogLine] = []
        for n in range(max(0, first), min(last, len(places))):
            place = places[n]
            true = session.events[place].event
            event = session.game.see(true, seat)
            if event is None:
                continue
            # Whoever sees the event as it was hears it in the same words.
            said = self._events.get((place, lang)) if event is true else None
            if said is None:
                step = bisect_right(session.entries, place, key=_told_before)
                said = text.line(session.state, event, session.told_before(place)), event.to_wire(), step
                if event is true:
                    self._events[place, lang] = said
            found.append(wire.LogLine(n, *said))
        return found

    def first_new(self, eyes: LastSeen, heard: int) -> tuple[int, int]:
        """The number of the first line to be sent, and from where on lines shown before no longer hold (-1: all do)."""
        places = self.seat_log(heard).places
        if heard != eyes.heard:
            return max(0, len(places) - MOST_LINES), 0
        still = min(eyes.lines, bisect_left(places, self.kept))
        return still, still if still < eyes.lines else -1

    # -- how it came about -------------------------------------------------------------------------------

    def view_then(self, eyes: LastSeen, seat: int, heard: int, curtain: bool) -> Callable[[int], dict[str, Any] | None]:
        """The table as a viewer saw it when a line was told; nothing where somebody else looks than before."""
        places = self.seat_log(heard).places
        if eyes.heard != heard or (curtain and eyes.view.get("seat") != seat):
            return lambda n: None
        return lambda n: self._view_at(places[n], seat)

    def _view_at(self, place: int, seat: int) -> dict[str, Any] | None:
        """The table as a seat saw it when an event was told; a game that stumbles over that still goes on."""
        state = self.session.events[place].state
        if state is None:
            return None
        seats = self._then.setdefault(place, {})
        found = seats.get(seat)
        if found is None:
            try:
                found = seen(self.session, seat, state)
            except Exception:
                log.exception("event %d of %s could not be shown as it happened", place, self.table.id)
                return None
            # Where seats see the same table it is one object, and what has changed is found once.
            found["table"] = next(
                (one["table"] for one in seats.values() if one["table"] == found["table"]), found["table"]
            )
            seats[seat] = found
        return found

    def before(self, eyes: LastSeen, seat: int, heard: int, langs: list[str]) -> dict[str, list[wire.Stage]]:
        """What happened, as the seat saw it that looked until now; only where another seat of the screen looks on.

        Afterwards `eyes` has that seat's view as it is now: what follows is a change of seats and nothing else.
        """
        looked = int(eyes.view.get("seat", NOBODY))
        if heard == eyes.heard or looked == seat:
            return {}
        first, cut = self.first_new(eyes, eyes.heard)
        if cut >= 0:
            return {}
        places = self.seat_log(eyes.heard).places
        now = self._shared.one_of(seen(self.session, looked))
        stages: list[tuple[int, Patch]] | None = None
        found: dict[str, list[wire.Stage]] = {}
        for lang in langs:
            lines = self.lines(eyes.heard, first, len(places), lang)
            if stages is None:
                stages = stages_of(
                    lines, eyes.view, lambda n: self._view_at(places[n], looked), now, self._shared.patch
                )
            found[lang] = with_lines(lines, stages)
        eyes.view = now
        return found

    # -- ways back ---------------------------------------------------------------------------------------

    def ways(self, person: Person | None, lang: str) -> list[wire.WayBack]:
        """What a person could take back."""
        if person is None or not person.seats:
            return []
        return [
            wire.WayBack(way.to, self.way_words(way, person, lang), way.rolls, way.reveals, way.others(person.number))
            for way in self.table.ways_for(person.number)
        ]

    def way_words(self, way: UndoTarget, person: Person | None, lang: str) -> str:
        """What would be taken back, or where one would stand; an answer another gave in secret is not told."""
        text = text_of(self.table.game, lang)
        if way.answer < 0:
            mark = f"mark-{way.to}"
            return text.say(mark) if text.has(mark) else way.to
        entry = self.session.entries[way.answer]
        assert entry.action is not None
        if entry.open or (person is not None and entry.seat in person.seats):
            said = self._ways.get((way.answer, lang))
            if said is None:
                said = self._ways[way.answer, lang] = text.option(self.session.state, entry.action)
            return said
        return say(lang, "answer-of", who=self.name(entry.seat, lang))

    def pending(self, person: Person | None, lang: str) -> wire.Pending | None:
        """What somebody asks to take back."""
        wish = self.table.wish
        if wish is None:
            return None
        words = self.way_words(wish.way, person, lang)
        return wire.Pending(wish.by, words, wish.way.rolls, wish.way.reveals, sorted(wish.needs))

    # -- all of it ---------------------------------------------------------------------------------------

    def headline(self, lang: str) -> str:
        """Where the game stands."""
        return self._said(lang)[0]

    def outcome(self, lang: str) -> str:
        """How it ended."""
        return self._said(lang)[1]

    def victory(self, person: Person | None, lang: str) -> str:
        """Which of several sides has won, from where a person sits."""
        session = self.session
        if not session.is_over():
            return ""
        seats = [] if person is None else person.seats
        return text_of(self.table.game, lang).victory(session.sides(), session.winners(), seats)

    def victories(self) -> dict[str, list[str]]:
        """The same by language: as each seat hears it, then as an onlooker does; nothing where all play together."""
        sides, winners = self.session.sides(), self.session.winners()
        if not self.session.is_over() or len(sides) < 2:
            return {}
        seats = [*[[seat] for seat in range(self.session.seats)], []]
        return {
            lang: [text_of(self.table.game, lang).victory(sides, winners, seat) for seat in seats] for lang in LANGUAGES
        }

    def _said(self, lang: str) -> tuple[str, str]:
        said = self._told.get(lang)
        if said is None:
            text = text_of(self.table.game, lang)
            state = self.session.state
            said = (text.tell(self.table.game.headline(state)), text.outcome(state))
            self._told[lang] = said
        return said

    def talk(self, person: Person | None, lang: str) -> wire.TalkRules | None:
        """What this person may say just now; nothing if that is whatever they like."""
        found = self.table.game.talk(self.session.state, self.session.decision)
        if found == FREE:
            return None
        text = text_of(self.table.game, lang)
        side = found.sides and person is not None and self.has_company(person)
        return wire.TalkRules(found.chat, found.pings, side, [(signal, text.say(signal)) for signal in found.signals])

    def has_company(self, person: Person) -> bool:
        """Whether somebody else is on a side of this person's, to be spoken to apart from the others."""
        sides = {self.session.side_of(seat) for seat in person.seats}
        others = [other for other in self.table.people.people.values() if other.number != person.number]
        return any(self.session.side_of(seat) in sides for other in others for seat in other.seats)

    def recap(self) -> dict[str, Any] | None:
        """How it went, once it is over."""
        if not self.session.is_over():
            return None
        if self._recap is None:
            self._recap = self.table.game.recap(self.session.state, self.session.events)
        return self._recap or None

    def seated(self, person: Person | None) -> wire.Seated:
        """Who sits where, and who I am among them."""
        table = self.table
        if person is None:
            return wire.Seated(table.people.sitters(), [], NOBODY, False, table.mode, table.people.pace, table.shared)
        seats, number, is_host = person.seats.copy(), person.shown_number(), person.host
        pace = table.people.pace
        return wire.Seated(table.people.sitters(), seats, number, is_host, table.mode, pace, table.shared)

    def shown(
        self, eyes: LastSeen, person: Person | None, lang: str, rev: int, chat: list[wire.ChatLine]
    ) -> wire.Shown:
        """The whole table, as all devices of this person now see it."""
        table = self.table
        session = self.session
        seat = self.seat_of(person)
        heard = self.hearing_seat(person, seat)
        count = len(self.seat_log(heard).places)
        seated = self.seated(person)
        text = text_of(table.game, lang)
        eyes.heard = heard
        eyes.view = self._shared.one_of(seen(session, seat))
        eyes.lines = count
        return wire.Shown(
            table=table.id,
            game=table.game.name,
            rev=rev,
            step=len(session.entries),
            lang=lang,
            view=eyes.view,
            sitters=seated.sitters,
            seats=seated.seats,
            person=seated.person,
            host=seated.host,
            mode=seated.mode,
            options=session.options,
            seed_digest=session.seed_digest(),
            log=self.lines(heard, count - MOST_LINES, count, lang),
            chat=chat,
            headline=self.headline(lang),
            ask=self.question(person, lang),
            over=session.state.over,
            outcome=self.outcome(lang),
            victory=self.victory(person, lang),
            sides=sides_shown(session, text),
            recap=self.recap(),
            seed=session.seed if session.is_over() else "",
            undo=self.ways(person, lang),
            redo=bool(session.undone) and bool(seated.seats),
            pending=self.pending(person, lang),
            notice=text.say(f"table-notice-{session.notice}") if session.notice else "",
            talk=self.talk(person, lang),
            orders=bool(table.game.moments()),
            rulebook=has_rulebook(table.game),
            hidden=self.has_curtain(person),
            holders=[seat for seat in seated.seats if self.has_curtain(person) and seat in session.holders()],
            pace=seated.pace,
            requests=table.game.company() is not None,
            shared=table.shared,
            next=table.next,
        )

    def step(
        self, eyes: LastSeen, person: Person | None, langs: list[str], rev: int, by: int
    ) -> dict[str, wire.Update]:
        """One change of the game for the devices of a person, in each language they speak."""
        session = self.session
        seat = self.seat_of(person)
        heard = self.hearing_seat(person, seat)
        view = self._shared.one_of(seen(session, seat))
        count = len(self.seat_log(heard).places)
        before = self.before(eyes, seat, heard, langs)
        first, cut = self.first_new(eyes, heard)
        then = self.view_then(eyes, seat, heard, self.has_curtain(person))
        stages: list[tuple[int, Patch]] | None = None
        found: dict[str, wire.Update] = {}
        for lang in langs:
            lines = self.lines(heard, first, count, lang)
            if stages is None:
                stages = stages_of(lines, eyes.view, then, view, self._shared.patch)
            found[lang] = wire.Update(
                rev=rev,
                step=len(session.entries),
                before=before.get(lang, []),
                stages=with_lines(lines, stages),
                cut=cut,
                ask=self.question(person, lang),
                over=session.state.over,
                outcome=self.outcome(lang),
                victory=self.victory(person, lang),
                sides=sides_shown(session, text_of(self.table.game, lang)),
                headline=self.headline(lang),
                recap=self.recap(),
                seed=session.seed if session.is_over() else "",
                undo=self.ways(person, lang),
                redo=bool(session.undone) and person is not None and bool(person.seats),
                talk=self.talk(person, lang),
                by=by,
            )
        eyes.heard = heard
        eyes.view = view
        eyes.lines = count
        return found


def sides_shown(session: Session, text: Text) -> list[wire.TableSide]:
    """Who stands on which of several sides, and which has won."""
    sides = session.sides()
    if len(sides) < 2:
        return []
    winners = session.winners()
    return [
        wire.TableSide(capital(text.side(side)), side.seats.copy(), number in winners)
        for number, side in enumerate(sides)
    ]


def requests_of(table: Table, person: Person, seat: int, lang: str) -> wire.Requests:
    """What a person may ask of the bot in a seat, in words."""
    text = text_of(table.game, lang)
    standing = table.requests.get(seat, [])
    found = [
        wire.RequestChoice(request.kind, request.thing, request_words(table, seat, request, text), request in standing)
        for request in (company.requests_of(table, seat) if company.is_mate(table, person, seat) else [])
    ]
    return wire.Requests(seat, found)


def request_words(table: Table, seat: int, request: Request, text: Text) -> str:
    """Something asked of a bot, as it is put to it."""
    known = table.game.company()
    return "" if known is None else text.sentence(known.words(table.session.state, seat, request))


def orders_of(table: Table, seat: int, lang: str) -> wire.Orders:
    """The standing orders of a seat, moment by moment, for its own eyes."""
    text = text_of(table.game, lang)
    moments = moments_of(table.session, seat, text)
    orders = [
        wire.MomentOrder(
            moment.moment,
            moment.title,
            moment.standing.how,
            moment.standing.card,
            [wire.OrderChoice(choice.how, choice.card, choice.text) for choice in moment.choices],
        )
        for moment in moments
    ]
    looks = any(moment.looks_at_hand() for moment in moments)
    return wire.Orders(seat, orders, text.say("table-order-tells") if looks else "")
