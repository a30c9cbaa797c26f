"""The table: playing at it, looking things up, going back, keeping. It knows the session and no game."""

from __future__ import annotations

import asyncio
import time
from typing import Any, ClassVar, Final

from textual import work
from textual.binding import Binding, BindingType
from textual.content import Content

from undercroft.bots.advice import Advice, advise, key
from undercroft.bots.player import Player
from undercroft.engine.errors import Refused
from undercroft.engine.orders import OrderableMoment, OrderOption, orders_of
from undercroft.engine.record import Action
from undercroft.terminal import saves, sentences
from undercroft.terminal.board import Board
from undercroft.terminal.dialogs import Cover, Curtain, Leafing, Picker, ReadingScreen, reading_width
from undercroft.terminal.logbook import Logbook, inked, told
from undercroft.terminal.question import QuestionPane
from undercroft.terminal.sitting import Offer, Sitting, StepBack, think

PAUSE: Final = 0.3  # seconds before a bot's answer is given
HINT: Final = 1.0  # seconds a hint takes, and a little more for many answers
DOUBT: Final = 0.5  # seconds in which Enter after a number is a part of it, and the end was not seen yet
FRENCH: Final = "&é\"'(-è_ç"  # where a French keyboard has its numbers


class TableScreen(Board):
    """The table one plays at."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(number), f"answer({number})", show=False) for number in range(1, 10)],
        *[Binding(sign, f"answer({number + 1})", show=False) for number, sign in enumerate(FRENCH)],
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("left", "more(-1)", show=False),
        Binding("right", "more(1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("pageup", "leaf(-1)", show=False),
        Binding("pagedown", "leaf(1)", show=False),
        Binding("tab", "part(1)", show=False),
        Binding("shift+tab", "part(-1)", show=False),
        Binding("u", "undo", show=False),
        Binding("U", "undo_to", show=False),
        Binding("r", "redo", show=False),
        Binding("h", "hint", show=False),
        Binding("question_mark", "rule", show=False),
        Binding("w", "why", show=False),
        Binding("m", "orders", show=False),
        Binding("l", "language", show=False),
        Binding("s", "save", show=False),
        Binding("o", "open", show=False),
        Binding("i", "cards", show=False),
        Binding("e", "log", show=False),
        Binding("n", "new", show=False),
        Binding("space", "skip", show=False),
        Binding("f1", "help", show=False),
        Binding("q,ctrl+q", "leave", show=False),
    ]

    def __init__(self, sitting: Sitting, notice: str = "") -> None:
        super().__init__(sitting)
        self.notice = notice
        self.is_fast = False
        self.hurry = asyncio.Event()
        self.numbered_at = 0.0
        self.looking = -1  # who has last looked at what is not for all eyes

    def on_mount(self) -> None:
        """Sit down."""
        self.settle()
        self.is_fast = self.app.is_fast
        self.app.is_moving = False
        self.go_on()

    # -- playing -----------------------------------------------------------------------------------------

    @work(exclusive=True, group="bots")
    async def go_on(self) -> None:
        """Let bots play until somebody here is asked, or all is over."""
        sitting = self.sitting
        self.advice = {}
        await self.hand_over()
        self.draw()
        if self.notice:
            self.note(self.notice)
            self.notice = ""
        drawn = time.monotonic()
        while self.stands() and (bots := sitting.bots_to_ask()):
            asks_people = sitting.asks_people()
            is_secret = sitting.asks_in_secret() and bool(sitting.seats.humans())
            began = time.monotonic()
            answer = await self.thought(bots)
            if answer is None:
                break
            if is_secret:
                await self.wait_for_beat(began)
            elif not asks_people and not self.is_fast:
                await self.wait(PAUSE - (time.monotonic() - began))
            if not is_secret:
                self.note(sentences.answered(sitting, self.panel, self.app.voice, *answer))
            if not sitting.seats.humans():
                self.log_from = len(sitting.session.events)
            try:
                sitting.take_from_bot(*answer)
            except Refused as refusal:
                self.refuse(refusal)
                break
            if asks_people or not self.is_fast or time.monotonic() - drawn > PAUSE / 2:
                self.draw()
                drawn = time.monotonic()
        if sitting.seats.humans():
            self.is_fast = self.app.is_fast
        await self.hand_over()
        self.draw()

    async def thought(self, bots: dict[int, Player]) -> tuple[int, Action] | None:
        """What one of these bots answers, thought out beside the table."""
        try:
            return await asyncio.to_thread(think, self.sitting.session.copy(), bots)
        except Refused as refusal:
            self.refuse(refusal)
            return None

    async def hand_over(self) -> None:
        """Where what comes is for one person's eyes, another does not see it while the keyboard changes hands.

        Whoever holds nothing may be looked at by all: an open question to them needs no curtain.
        """
        sitting = self.sitting
        session, viewer = sitting.session, sitting.viewer()
        decision = session.decision
        if decision is None or not sitting.asks_people() or viewer == self.looking:
            return
        humans = sitting.seats.humans()
        hides = session.hide_things(humans) and viewer in session.holders()
        if len(humans) > 1 and (hides or not decision.open):
            await self.lower_curtain(viewer)
        self.looking = viewer

    async def lower_curtain(self, seat: int) -> None:
        """Nothing is seen until this one has taken the keyboard."""
        text = self.app.voice
        said = text.say("table-hand-over-to", who=self.panel.seat_the(self.sitting.session, seat, text))
        await self.app.push_screen_wait(Curtain(text.say("table-hand-over"), said, "Enter"))

    async def wait_for_beat(self, began: float) -> None:
        """What bots answer in secret comes at a beat: how long one has thought over its hand is nobody's business."""
        beat = PAUSE / 4 if self.is_fast or self.sitting.is_passing_moment() else PAUSE
        spent = time.monotonic() - began
        await asyncio.sleep(beat - spent % beat)

    async def wait(self, seconds: float) -> None:
        """A moment to read; a key cuts it short."""
        self.hurry.clear()
        try:
            await asyncio.wait_for(self.hurry.wait(), max(0.01, seconds))
        except TimeoutError:
            return

    async def on_question_pane_chosen(self, event: QuestionPane.Chosen) -> None:
        """An answer was chosen: by key, by cursor, by click. What is no longer shown cannot be chosen."""
        event.stop()
        entries = self.question.entries
        if event.number >= len(entries) or entries[event.number].label != event.label:
            return
        if self.sitting.session.is_over():
            if time.monotonic() - self.drawn_over_at > DOUBT:
                await self.run_action(sentences.AT_THE_END[event.number][1])
        elif event.number < len(self.offers):
            self.answer(self.offers[event.number])

    def answer(self, offer: Offer) -> None:
        """Give this answer and go on."""
        if offer.again:
            self.sitting.again = offer.seat
            self.go_on()
            return
        if offer.action is None and not offer.order:
            self.leave_it_to(offer.seat)
            return
        told_before = len(self.sitting.session.events)
        decision = self.sitting.session.decision
        try:
            if offer.order and decision is not None:
                self.sitting.order(offer.seat, decision.window, offer.order)
            else:
                self.sitting.take(offer)
        except Refused as refusal:
            self.refuse(refusal)
            return
        self.after_answer(told_before)

    def after_answer(self, told_before: int) -> None:
        """What was told from here on is new; the game is kept."""
        self.log_from = told_before
        self.question.noted = ""
        self.question.entries = []
        self.offers = []
        saves.keep(self.sitting.session, self.sitting.seats.kinds)
        self.go_on()

    @work(exclusive=True, group="bots")
    async def leave_it_to(self, seat: int) -> None:
        """Let a bot answer a question that is a person's too."""
        sitting = self.sitting
        told_before = len(sitting.session.events)
        answer = await self.thought({seat: sitting.seats.bots[seat]})
        if answer is None:
            return
        try:
            sitting.take_left(*answer)
        except Refused as refusal:
            self.refuse(refusal)
            return
        self.after_answer(told_before)

    def action_answer(self, number: int) -> None:
        """A number key."""
        if self.question.choose_key(number):
            self.numbered_at = time.monotonic()
        elif self.question.entries:
            most = len(self.question.pages[self.question.page])
            self.note(self.app.voice.say("table-not-an-answer", most=most))

    def action_choose(self) -> None:
        """Enter; but not the one that some type after a number."""
        if time.monotonic() - self.numbered_at > DOUBT:
            self.question.choose()

    def action_move(self, by: int) -> None:
        """The cursor up or down."""
        self.question.move(by)

    def action_more(self, by: int) -> None:
        """Another page of answers."""
        self.question.turn(by)

    def action_skip(self) -> None:
        """No pauses until a person is asked again; where only bots play, on and off."""
        self.is_fast = not self.is_fast
        self.hurry.set()

    # -- looking -----------------------------------------------------------------------------------------

    def action_part(self, by: int) -> None:
        """The next tab."""
        self.action_tab(self.part + by)

    def action_tab(self, number: int) -> None:
        """This tab."""
        self.part = number
        self.turn_part()
        self.draw()

    def action_leaf(self, pages: int) -> None:
        """A screenful on in what is shown."""
        if self.panel.display:
            self.panel.by_pages(pages)
        else:
            self.query_one("#pages", Logbook).by_pages(pages)

    def action_language(self) -> None:
        """The other language."""
        self.app.turn_language()
        self.question.noted = ""
        self.draw()

    @property
    def reading(self) -> int:
        """How wide a text to be read may be."""
        return reading_width(self.app.size.width)

    def read(self, title: str, body: Content, at_end: bool = False) -> None:
        """Open something to read."""
        self.app.push_screen(ReadingScreen(title, body, f"Esc {self.app.voice.say('table-key-back')}", at_end))

    def action_help(self) -> None:
        """All the keys."""
        text = self.app.voice
        self.read(text.say("table-help"), sentences.help_page(text, self.reading))

    def action_rule(self) -> None:
        """The rules behind the question."""
        text = self.app.voice
        self.read(text.say("table-rules-of-question"), sentences.rules_page(self.sitting, text, self.reading))

    def action_why(self) -> None:
        """Why something cannot be done now."""
        text = self.app.voice
        self.read(text.say("table-why-not"), sentences.why_page(self.sitting, text, self.reading))

    def action_log(self) -> None:
        """The whole log."""
        text = self.app.voice
        lines = told(self.sitting.session, self.sitting.viewer(), text, self.log_from)
        self.read(text.say("table-log"), inked(lines, self.reading), at_end=True)

    def action_cards(self) -> None:
        """Prisoners, items, pages: whatever the game lets one read up."""
        text = self.app.voice
        cards = self.panel.cards(self.sitting.session, self.sitting.viewer(), text)
        if cards:
            self.app.push_screen(Leafing(text.say("table-key-card"), cards, f"Esc {text.say('table-key-back')}"))
        else:
            self.note(text.say("table-no-cards"))

    @work(exclusive=True, group="advice")
    async def action_hint(self) -> None:
        """The chances by answer, from a search beside the table."""
        text, session = self.app.voice, self.sitting.session
        asked: dict[int, list[Any]] = {}
        for offer in self.sitting.offers():
            if offer.action is not None:
                asked.setdefault(offer.seat, []).append(offer.action)
        if not asked:
            self.note(text.say("table-hint-none"))
            return
        self.note(text.say("table-hint-thinking"))
        here = self.position()
        seconds = min(2.5, HINT + 0.1 * max(0, len(self.offers) - 4))
        try:
            found = await asyncio.to_thread(advise, session.copy(), asked, seconds, self.app.hint_runs)
        except Refused as refusal:
            self.refuse(refusal)
            return
        if here != self.position() or not self.offers:
            return
        self.advice = found
        best = max(self.offers, key=lambda offer: chance_of(offer, found))
        self.draw()
        self.note(sentences.advised(self.sitting, self.app.voice, best, found))

    def position(self) -> tuple[object, ...]:
        """Where the game stands: as long as it is the same, so is the question."""
        session = self.sitting.session
        return session, len(session.entries), tuple(session.serials)

    # -- standing orders ---------------------------------------------------------------------------------

    @work
    async def action_orders(self) -> None:
        """At which moments a person here is asked; nobody else at this keyboard sees it. Bots wait meanwhile."""
        sitting = self.sitting
        humans = sitting.seats.humans()
        if not humans or not sitting.session.game.moments() or sitting.session.is_over():
            return
        self.workers.cancel_group(self, "bots")
        told_before = len(sitting.session.events)
        if len(humans) == 1:
            await self.give_orders(humans[0])
        else:
            seat = await self.whose_orders(humans)
            if seat >= 0:
                cover = Cover()
                await self.app.push_screen(cover)
                if seat != self.looking:
                    await self.lower_curtain(seat)
                self.looking = seat
                await self.give_orders(seat)
                await self.hand_over()
                self.draw()
                cover.dismiss()
        self.after_answer(told_before)

    async def whose_orders(self, humans: list[int]) -> int:
        """Which of those at this keyboard; -1: nobody after all."""
        text, session = self.app.voice, self.sitting.session
        names = [self.panel.seat_name(session, seat, text) for seat in humans]
        picked = await self.pick(text.say("table-order-title"), text.say("table-order-whose"), names)
        return -1 if picked is None else humans[picked]

    async def give_orders(self, seat: int) -> None:
        """Every moment with how it is met, until one has no more to change."""
        text = self.app.voice
        while True:
            moments = orders_of(self.sitting.session, seat, text)
            labels = [sentences.order_words(moment, text) for moment in moments]
            picked = await self.pick(text.say("table-order-title"), sentences.orders_said(moments, text), labels)
            if picked is None:
                return
            choice = await self.order_for(moments[picked])
            if choice is not None:
                try:
                    self.sitting.order(seat, moments[picked].moment, choice.how, choice.card)
                except Refused as refusal:
                    self.refuse(refusal)
                    return

    async def order_for(self, moment: OrderableMoment) -> OrderOption | None:
        """How one wants to meet a moment, of all ways there are."""
        text = self.app.voice
        said = text.say("table-order-tells") if moment.looks_at_hand() else ""
        labels = [choice.text for choice in moment.choices]
        picked = await self.pick(moment.title, said, labels, moment.choices.index(moment.standing))
        return None if picked is None else moment.choices[picked]

    async def pick(self, title: str, said: str, labels: list[str], at: int = 0) -> int | None:
        """Something picked from a list, with the cursor on one of them."""
        closing = f"Esc {self.app.voice.say('table-key-back')}"
        return await self.app.push_screen_wait(Picker(title, said, labels, closing, at))

    # -- back and forth ----------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take back the last answer given here."""
        way = self.sitting.way_back()
        if way is None:
            self.note(self.app.voice.say("table-nothing-to-undo"))
        elif way.crosses.is_free():
            self.go_back(way)
        else:
            self.ask_back(way)

    @work
    async def ask_back(self, way: StepBack) -> None:
        """Say what going back would cross, and ask."""
        text = self.app.voice
        said = sentences.way_words(self.sitting, self.panel, text, way)
        labels = [text.say("table-undo"), text.say("table-cancel")]
        picked = await self.pick(text.say("table-undo"), said, labels)
        if picked == 0:
            self.go_back(way)

    @work
    async def action_undo_to(self) -> None:
        """Go back to the start of a round, a page, or whatever the game has marked."""
        text = self.app.voice
        ways = self.sitting.ways_back()
        if not ways:
            self.note(text.say("table-nothing-to-undo"))
            return
        labels = [sentences.mark_words(self.sitting, self.panel, text, way) for way in ways]
        picked = await self.pick(text.say("table-undo"), "", labels)
        if picked is not None:
            self.go_back(ways[picked])

    def go_back(self, way: StepBack) -> None:
        """Take it back."""
        self.move_in_time(lambda: self.sitting.go_back(way), "table-undone")

    def action_redo(self) -> None:
        """Bring back what was taken back."""
        if not self.sitting.session.undone:
            self.note(self.app.voice.say("table-nothing-to-redo"))
            return
        self.move_in_time(self.sitting.go_forward, "table-redone")

    def move_in_time(self, move: Any, said: str) -> None:
        """Go back or forward, and draw what is there."""
        try:
            move()
        except Refused as refusal:
            self.refuse(refusal)
            return
        self.log_from = len(self.sitting.session.events)
        self.drawn_over_at = 0.0
        saves.keep(self.sitting.session, self.sitting.seats.kinds)
        self.notice = self.app.voice.say(said)
        self.go_on()

    # -- keeping -----------------------------------------------------------------------------------------

    def action_save(self) -> None:
        """Save the game in the user's folder."""
        self.save()

    def save(self) -> bool:
        """Save, and say where; or why not."""
        text = self.app.voice
        try:
            file = saves.write(self.sitting.session, self.sitting.seats.kinds)
        except (OSError, Refused) as fault:
            self.note(text.say("table-save-failed", reason=str(fault)))
            return False
        self.sitting.is_saved = True
        saves.let_go(self.sitting.session.game)
        self.note(text.say("table-saved", file=str(file)))
        return True

    @work
    async def action_open(self) -> None:
        """Go on with a saved game."""
        text = self.app.voice
        files = saves.found(self.sitting.session.game)
        if not files:
            self.note(text.say("table-no-saves"))
            return
        labels = [sentences.save_words(file, text) for file in files]
        picked = await self.pick(text.say("table-load"), text.say("table-load-which"), labels)
        if picked is not None:
            try:
                self.app.resume(files[picked])
            except Refused as refusal:
                self.refuse(refusal)

    def action_start(self) -> None:
        """Back to the start, when this game is over."""
        if self.sitting.session.is_over():
            self.app.go_to_start()

    def action_new(self) -> None:
        """Another game, when this one is over."""
        if self.sitting.session.is_over():
            self.app.play_again(self.sitting)

    @work
    async def action_leave(self) -> None:
        """Leave the table; what is not saved is asked about."""
        text = self.app.voice
        if not self.sitting.is_saved and not self.sitting.session.is_over() and self.sitting.seats.humans():
            labels = [text.say(id) for id in ("table-leave-save", "table-leave-unsaved", "table-cancel")]
            picked = await self.pick(text.say("table-quit"), text.say("table-leave-ask"), labels)
            if picked not in (0, 1) or (picked == 0 and not self.save()):
                return
        saves.let_go(self.sitting.session.game)
        self.app.exit(0)


def chance_of(offer: Offer, found: dict[str, Advice]) -> float:
    """The chance to win by an answer, for the best of them."""
    advice = None if offer.action is None else found.get(key(offer.seat, offer.action))
    return -1.0 if advice is None else advice.chance
