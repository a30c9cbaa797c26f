"""What the table says: who is asked, what may be answered, what going back would cross, which rule is behind it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from textual.content import Content

from undercroft.bots.advice import Advice, key
from undercroft.engine.decision import Each
from undercroft.engine.message import Message, Several
from undercroft.engine.orders import OrderableMoment
from undercroft.engine.record import Action
from undercroft.engine.window import THIS_TURN
from undercroft.terminal.dialogs import inked
from undercroft.terminal.drawing import bar, hanging, wrapped
from undercroft.terminal.keybar import KeyLabel
from undercroft.terminal.panel import GamePanel
from undercroft.terminal.rows import RowText
from undercroft.terminal.saves import is_kept
from undercroft.terminal.sitting import Offer, Sitting, StepBack
from undercroft.terminal.voice import Voice

BEST: Final = "★"
EVEN: Final = 0.015  # chances that lie no further apart are as good as the same

# When all is over: what one may still do, in words and as an action of the table.
AT_THE_END: Final = (
    ("table-again", "new"),
    ("table-log", "log"),
    ("table-save", "save"),
    ("table-to-start", "start"),
    ("table-quit", "leave"),
)

# Every key, its word, and whether it stands in the bar: the action, and how soon it gives way there.
HELP: Final = (
    ("1–9", "table-key-answer"),
    ("↑ ↓ Enter", "table-key-arrows"),
    ("← →", "table-key-more"),
    ("u", "table-key-undo"),
    ("U", "table-key-undo-to"),
    ("r", "table-key-redo"),
    ("h", "table-key-hint-long"),
    ("?", "table-key-rules"),
    ("w", "table-key-why"),
    ("i", "table-key-card"),
    ("e", "table-key-log"),
    ("Tab", "table-key-part"),
    ("PgUp PgDn", "table-key-scroll"),
    ("space", "table-key-skip"),
    ("m", "table-key-orders-long"),
    ("l", "table-key-language"),
    ("s", "table-key-save"),
    ("o", "table-key-load"),
    ("n", "table-key-new"),
    ("F1", "table-key-help"),
    ("q", "table-key-quit"),
)


class Putting:
    """Putting a question to the people at this keyboard."""

    def __init__(self, sitting: Sitting, panel: GamePanel, text: Voice, advice: dict[str, Advice]) -> None:
        self.sitting = sitting
        self.session = sitting.session
        self.panel = panel
        self.text = text
        self.advice = advice

    def name(self, seat: int) -> str:
        """Who sits there; a bot is called one."""
        return self.with_bot(self.panel.seat_name(self.session, seat, self.text), seat)

    def the(self, seat: int) -> str:
        """The same inside a sentence."""
        return self.with_bot(self.panel.seat_the(self.session, seat, self.text), seat)

    def with_bot(self, name: str, seat: int) -> str:
        """A name, and which bot it is."""
        kind = self.sitting.seats.bot_kind(seat)
        return f"{name} ({self.text.bot(kind)})" if kind else name

    def who(self) -> str:
        """Who must answer, at the head of the question."""
        decision = self.session.decision
        text = self.text
        if decision is None:
            return text.say("table-over")
        leader = self.name(decision.leader)
        if not self.sitting.asks_people():
            return text.say("table-thinking", who=leader)
        if self.session.seats == 1:
            return leader
        if isinstance(decision, Each):
            return text.say("table-secret", who=self.name(self.sitting.speaker()))
        if len(decision.seats) > 1:
            return text.say("table-together", who=leader)
        return text.say("table-asked", who=leader)

    def asked(self) -> str:
        """The question, or how it ended."""
        decision = self.session.decision
        if decision is None:
            seed = self.text.say("table-seed-was", seed=self.session.seed)
            said = [self.victory(), self.text.outcome(self.session.state), seed]
            return "\n".join(line for line in said if line)
        if not decision.open and not self.sitting.asks_people():
            return ""
        asked = self.text.question(self.session.state, decision)
        return f"{asked}\n{self.answers_in(decision)}" if isinstance(decision, Each) else asked

    def victory(self) -> str:
        """Which side has won, for the people at this keyboard."""
        session = self.session
        return self.text.victory(session.sides(), session.winners(), self.sitting.seats.humans())

    def answers_in(self, decision: Each) -> str:
        """Where all answer in secret: who has, and who is awaited; what they answered is nobody's business."""
        said = []
        for word, seats in (
            ("table-secret-given", [seat for seat in decision.seats if seat in decision.given]),
            ("table-secret-awaited", decision.waiting()),
        ):
            if seats:
                said.append(self.text.say(word, who=self.text.join([self.the(seat) for seat in seats])))
        return " ".join(said)

    def lesson(self) -> str:
        """What a beginner should know just here, in a game that teaches."""
        decision = self.session.decision
        if decision is None or not self.sitting.asks_people():
            return ""
        return self.text.lesson(self.session.state, decision)

    def entries(self, offers: list[Offer]) -> list[RowText]:
        """The answers, numbered later; beside each what it promises, if that was asked for."""
        text, state = self.text, self.session.state
        if self.session.is_over():
            return [RowText(text.say(word)) for word, _ in AT_THE_END]
        chances = [advice.chance for advice in self.advice.values()] or [0.0]
        best = max(chances) if max(chances) - min(chances) >= EVEN else 2.0
        decision = self.session.decision
        entries: list[RowText] = []
        for offer in offers:
            if offer.action is None:
                entries.append(RowText(self.other_way(offer), offer.is_aside))
                continue
            advice = self.advice.get(key(offer.seat, offer.action))
            entries.append(
                RowText(text.option(state, offer.action, decision), offer.is_aside, self.chance_bar(advice, best))
            )
        return entries

    def other_way(self, offer: Offer) -> str:
        """What one may do instead of giving an answer."""
        if offer.order:
            return self.text.say("table-order-pass-turn" if offer.order == THIS_TURN else "table-order-pass-always")
        return self.text.say("table-secret-change" if offer.again else "table-leave-to", who=self.the(offer.seat))

    def chance_bar(self, advice: Advice | None, best: float) -> str:
        """A chance as a bar and a number, the best with a star."""
        if not self.advice:
            return ""
        if advice is None:
            return " " * 11
        percent = self.text.say("table-percent", percent=round(100 * advice.chance))
        return f"{bar(round(100 * advice.chance), 100, 5)}{percent:>5}{BEST if advice.chance == best else ' '}"

    def more(self) -> str:
        """How to see the rest of the answers."""
        return self.text.say("table-key-more")


def keys(sitting: Sitting, text: Voice) -> list[KeyLabel]:
    """The bar of keys."""
    say = text.say
    if sitting.session.is_over():
        return [
            KeyLabel("n", say("table-again"), "screen.new"),
            KeyLabel("e", say("table-log"), "screen.log"),
            KeyLabel("u", say("table-key-undo"), "screen.undo", 2),
            KeyLabel("s", say("table-key-save"), "screen.save"),
            KeyLabel("l", say("table-key-language"), "screen.language", 1),
            KeyLabel("q", say("table-key-quit"), "screen.leave"),
        ]
    if not sitting.seats.humans():
        return [
            KeyLabel(say("table-space"), say("table-key-skip"), "screen.skip"),
            KeyLabel("i", say("table-key-cards"), "screen.cards", 2),
            KeyLabel("e", say("table-log"), "screen.log", 3),
            KeyLabel("l", say("table-key-language"), "screen.language", 1),
            KeyLabel("q", say("table-key-quit"), "screen.leave"),
        ]
    return [
        KeyLabel("u", say("table-key-undo"), "screen.undo"),
        KeyLabel("r", say("table-key-redo"), "screen.redo", 6),
        KeyLabel("h", say("table-key-hint"), "screen.hint"),
        KeyLabel("?", say("table-key-rule"), "screen.rule"),
        KeyLabel("w", say("table-key-why"), "screen.why", 4),
        KeyLabel("i", say("table-key-cards"), "screen.cards", 2),
        *([KeyLabel("m", say("table-key-orders"), "screen.orders")] if sitting.session.game.moments() else []),
        KeyLabel("s", say("table-key-save"), "screen.save", 3),
        KeyLabel("o", say("table-key-load"), "screen.open", 7),
        KeyLabel("l", say("table-key-language"), "screen.language", 1),
        KeyLabel("F1", say("table-key-help"), "screen.help"),
        KeyLabel("q", say("table-key-quit"), "screen.leave"),
    ]


def help_page(text: Voice, width: int) -> Content:
    """How to play at this table, and every key; one for standing orders only where there are moments for them."""
    parts: list[str | tuple[str, str]] = ["\n".join(wrapped(text.say("table-help-terminal"), width)), "\n\n"]
    for shown, word in HELP:
        if word == "table-key-orders-long" and not text.game.moments():
            continue
        name = text.say("table-space") if shown == "space" else shown
        parts += [(f"{name:>11}  ", "bold $accent"), hanging(text.say(word), width - 13, "", " " * 13), "\n"]
    return Content.assemble(*parts[:-1])


def rules_page(sitting: Sitting, text: Voice, width: int) -> Content:
    """The rules the open question comes from, as the game's rulebook has them."""
    decision = sitting.session.decision
    rules = () if decision is None else decision.rules
    parts: list[str | Content | tuple[str, str]] = []
    for rule in rules:
        words = text.rule(rule) or text.say("table-no-rule", rule=rule)
        parts += [(rule, "bold $accent"), "\n", inked(words, width), "\n\n"]
    if not parts:
        return Content(text.say("table-no-rules"))
    return Content.assemble(*parts[:-1])


def why_page(sitting: Sitting, text: Voice, width: int) -> Content:
    """What one might expect to be able to do here and cannot, and why."""
    session = sitting.session
    decision = session.decision
    if decision is None:
        return Content(text.say("table-nothing-barred"))
    told: dict[str, list[str]] = {}
    for seat in decision.asked():
        if sitting.seats.is_human(seat):
            for blocked in session.game.why_not(session.state, decision, seat):
                why = f"{text.why(session.state, blocked)} [{blocked.rule}]"
                option = text.option(session.state, blocked.action)
                if option not in told.setdefault(why, []):
                    told[why].append(option)
    parts: list[str | tuple[str, str]] = []
    for why, options in told.items():
        parts += [
            ("\n".join(hanging(option, width, "× ") for option in options), "bold"),
            "\n",
            hanging(why, width, "   "),
            "\n\n",
        ]
    if not parts:
        return Content(text.say("table-nothing-barred"))
    return Content.assemble(*parts).rstrip()


def answered(sitting: Sitting, panel: GamePanel, text: Voice, seat: int, action: Action) -> str:
    """What a bot has answered."""
    name = Putting(sitting, panel, text, {}).name(seat)
    return text.say(
        "table-value", name=name, value=text.option(sitting.session.state, action, sitting.session.decision)
    )


def advised(sitting: Sitting, text: Voice, best: Offer, found: dict[str, Advice]) -> str:
    """What the hint comes to, and how much thinking is behind it."""
    if best.action is None or not found:
        return text.say("table-hint-none")
    runs = sum(advice.runs for advice in found.values())
    chances = [advice.chance for advice in found.values()]
    if len(chances) > 1 and max(chances) - min(chances) < EVEN:
        said = text.say("table-hint-even")
    else:
        said = text.say(
            "table-hint-best", option=text.option(sitting.session.state, best.action, sitting.session.decision)
        )
    return f"{said} {text.say('table-hint-runs', runs=runs)}"


def order_words(moment: OrderableMoment, text: Voice) -> str:
    """A moment, and how it is met."""
    return text.say("table-order-now", moment=moment.title, how=moment.standing.text)


def orders_said(moments: list[OrderableMoment], text: Voice) -> str:
    """What standing orders are for; beside those that look at the hand, that waiting may tell."""
    said = text.say("table-order-line")
    tells = any(moment.standing.tells() for moment in moments)
    return f"{said}\n**{text.say('table-order-tells')}**" if tells else said


def crossed(sitting: Sitting, panel: GamePanel, text: Voice, way: StepBack) -> str:
    """What going back would cross, in words; nothing if nothing."""
    parts: list[Message | str | int | Several] = []
    if way.crosses.rolls:
        parts.append(Message("table-crosses-roll"))
    if way.crosses.reveals:
        parts.append(Message("table-crosses-reveal"))
    for seat in way.crosses.others:
        name = Putting(sitting, panel, text, {}).the(seat)
        parts.append(Message("table-crosses-answer", who=name))
    return text.join([text.tell(part) for part in parts if isinstance(part, Message)])


def way_words(sitting: Sitting, panel: GamePanel, text: Voice, way: StepBack) -> str:
    """What would be taken back, and what that crosses; what another here answered in secret is not told."""
    taken = [text.option(sitting.session.state, action) for action in way.crosses.answers]
    entry = sitting.session.entries[way.at]
    if not entry.open and entry.seat != sitting.viewer():
        taken = [text.say("table-crosses-answer", who=Putting(sitting, panel, text, {}).the(entry.seat))]
    said = text.say("table-undo-what", option=taken[0]) if taken else text.say("table-undo")
    across = crossed(sitting, panel, text, way)
    return f"{said}\n{text.say('table-undo-ask', crossed=across)}" if across else said


def mark_words(sitting: Sitting, panel: GamePanel, text: Voice, way: StepBack) -> str:
    """A checkpoint to go back to, and what that crosses."""
    mark = f"mark-{way.mark}"
    said = text.say("table-undo-to", mark=text.say(mark) if text.has(mark) else way.mark)
    across = crossed(sitting, panel, text, way)
    return f"{said} ({text.say('table-crossing', crossed=across)})" if across else said


def save_words(file: Path, text: Voice) -> str:
    """A saved game in a list: when it was saved, and its name."""
    stamp = time.localtime(file.stat().st_mtime)
    name = text.say("table-interrupted-game") if is_kept(file) else file.stem
    return f"{time.strftime('%Y-%m-%d %H:%M', stamp)}  {name}"
