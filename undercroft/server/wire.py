"""What goes over the wire between the table in a browser and the server: every request, answer and message.

`docs/protocol.md` tells it in words, `web/src/shell/wire.ts` mirrors it. Keys (secret links) come in an
`Authorization: Bearer` header or in `Hello`, never in an address.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Lang = Literal["en", "fr"]
DecisionMode = Literal["first", "leader", "agree"]  # how a group decision is taken
BotPace = Literal["slow", "normal", "fast"]  # how long bots let people follow
PersonName = Annotated[str, Meta(max_length=32)]
PersonKey = Annotated[str, Meta(min_length=16, max_length=64)]
TableId = Annotated[str, Meta(min_length=6, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
ActionWire = Annotated[list[Any], Meta(min_length=1)]  # [tag, field, ...]


# -- REST: asking ----------------------------------------------------------------------------------------


class Chair(Struct, forbid_unknown_fields=True):
    """Who shall sit somewhere: `me` at this browser, a `friend` by link, or a `bot` of some strength."""

    who: Literal["me", "friend", "bot"] = "me"
    bot: Annotated[str, Meta(max_length=32)] = ""
    name: PersonName = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened; one chair a seat, at least one of them mine."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    mode: DecisionMode = "first"
    name: PersonName = ""
    seed: Annotated[str, Meta(max_length=64)] = ""


class Join(Struct, forbid_unknown_fields=True):
    """Take the seat an invitation is for, or (with the table's watch link) sit beside it."""

    invite: PersonKey
    name: PersonName = ""


class Held(Struct, forbid_unknown_fields=True):
    """A table one has a key for."""

    table: TableId
    key: PersonKey


class Mine(Struct, forbid_unknown_fields=True):
    """Which of one's own tables to tell about."""

    tables: Annotated[list[Held], Meta(max_length=200)]
    lang: Lang = "en"


class SharedReplay(Struct, forbid_unknown_fields=True):
    """Whether strangers may look back at a game that is over."""

    shared: bool


class ForkAt(Struct, forbid_unknown_fields=True):
    """Open a new table at a step of this one's past."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]


# -- REST: being told ------------------------------------------------------------------------------------


class Invitation(Struct):
    """A link for one seat, told once: only its hash is kept."""

    seat: int
    invite: str


class TableOpened(Struct):
    """A new table: my key to it, the links for friends and for onlookers."""

    table: str
    key: str
    seats: list[int]
    invites: list[Invitation]
    watch: str


class InvitedTo(Struct):
    """What an invitation is to: the table (those who played on are at another by now), the game, who asks, the seat.

    `seat` is -1 for an onlooker; `name` is what the host has called the seat, `side` the one it stands on, where there
    are several.
    """

    table: str
    game: str
    host: str
    seat: int
    name: str
    side: str
    sitters: list[Sitter]


class NextTable(Struct):
    """The table at which the same people play on, with the same keys and links."""

    table: str


class Joined(Struct):
    """My key; no seats: I only watch."""

    table: str
    key: str
    seats: list[int]


class Sitter(Struct):
    """Who sits in a seat now. `bot` names its strength; a person's seat may be held by a bot for a while."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    here: bool
    host: bool
    person: int  # people are numbered from 0 in each table; -1: nobody


class Summary(Struct):
    """A table as the home page lists it."""

    table: str
    game: str
    sitters: list[Sitter]
    seats: list[int]  # mine
    host: bool  # whether I am
    waiting: list[int]  # the seats being waited for
    over: str  # how it ended, in the game's own word
    outcome: str  # the same in a sentence; where there are sides, who has won comes first
    headline: str  # where it stands, in a few words of the game's own
    touched: float  # seconds since 1970
    created: float
    shared: bool = False  # whether strangers may look back at it
    next: str = ""  # the table at which its people play on


class Problem(Struct):
    """Why not: a code for programs and a sentence for people."""

    code: str
    text: str


class Health(Struct):
    """Whether the server can do its work."""

    ok: bool
    store: bool
    workers: bool
    version: str


class Address(Struct):
    """Where a friend finds this server: from anywhere (`public`), or on the local network."""

    urls: list[str]
    public: bool


class BotKind(Struct):
    """A bot one may seat."""

    name: str
    title: str
    line: str


class Value(Struct):
    """A value of an option of a new game."""

    value: str | int | float | bool | None
    title: str
    difficulty: str = ""  # `easier` or `harder` than the rules as they are written
    then: str = ""  # what is played when one plays again, in words, where that is something else


class Setting(Struct):
    """An option of a new game; the first value is the usual one."""

    name: str
    title: str
    help: str
    values: list[Value]


class GameInfo(Struct):
    """A game as the home page shows it."""

    name: str
    title: str
    line: str
    players: tuple[int, int]
    bots: list[BotKind]
    options: list[Setting]
    chat: bool
    rulebook: bool  # whether it has one
    sides: dict[
        str, list[str]
    ]  # by the number of players, what the side of each seat is called; where there are several


class BookParagraph(Struct, omit_defaults=True):
    """A paragraph of a rulebook, or (`item`) one of a list; the text may hold **bold**.

    `pictures`: the names of those between its words, each with how many letters stand before it, not counting marks of
    bold print; a text without letters is nothing but its pictures.
    """

    text: str
    ids: list[str]
    item: bool
    pictures: list[tuple[int, str]] = []


class BookChapter(Struct):
    """A chapter of a rulebook."""

    slug: str
    title: str
    paragraphs: list[BookParagraph]


class Book(Struct):
    """A rulebook."""

    title: str
    chapters: list[BookChapter]


class AchievementWords(Struct):
    """Something that can be achieved in a game; what is `secret` is told only to whoever has achieved it."""

    id: str
    title: str
    line: str
    secret: bool


class FactWords(Struct):
    """Something games are counted by, and what its values are called."""

    kind: str
    title: str
    values: dict[str, str]


class ScoreWords(Struct):
    """What a game is counted by, its figures and achievements, in words."""

    facts: list[FactWords]
    figures: dict[str, str]
    achievements: list[AchievementWords]


class TableScore(Struct):
    """A finished game as it counts for whoever asks: `facts` are those of the table and of the asker's seats."""

    game: str
    players: int
    side: str  # the one the asker stood on, by the game's own name for it; "": all play together, or none of these
    counts: bool  # whether it is won or lost: whoever sat on several sides, or beside them, has done neither
    won: bool
    facts: list[tuple[str, str]]
    figures: dict[str, int]
    rank: int  # of two plays of one seed, on one side, the higher went better
    achievements: list[str]
    undone: bool  # whether anything was taken back
    usual: bool  # whether it was played by the usual rules
    daily: str  # the day whose game it was; "": none
    seconds: int  # at the table, long pauses left out
    ended: float  # seconds since 1970


class DailyPlay(Struct):
    """How bots fared once, on one side."""

    won: bool
    rank: int
    figures: dict[str, int]


class Daily(Struct):
    """The game of a day for a number of players: its seed, and how bots fared with it so far, on the side asked for."""

    game: str
    day: str
    seed: str
    players: int
    plays: list[DailyPlay]
    planned: int  # how many plays there will be


# -- the socket: from a browser --------------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="t", forbid_unknown_fields=True):
    """The first message on a socket."""

    key: PersonKey
    lang: Lang = "en"


class Answer(Struct, tag="answer", tag_field="t", forbid_unknown_fields=True):
    """A seat's answer to the decision with that serial; `id` comes back in `Ok` or `Refused`."""

    seat: Seat
    serial: int
    action: list[Any]
    id: int = 0


class AnswerRun(Struct, tag="answers", tag_field="t", forbid_unknown_fields=True):
    """Several answers of a seat in one breath, mostly those of a route: given one after another, as far as nothing
    comes between them, and taken back as one. It counts as done once the first was given."""

    seat: Seat
    serial: int
    actions: Annotated[list[ActionWire], Meta(min_length=1, max_length=40)]
    id: int = 0


class Undo(Struct, tag="undo", tag_field="t", forbid_unknown_fields=True):
    """Take back: to my table's last answer by a person (`answer`: with those given in one breath, `step`: it alone), to
    my own last one where others have answered in secret since (`own`), or to a labelled checkpoint (`page`, `round`).
    """

    to: Annotated[str, Meta(max_length=32)] = "answer"
    id: int = 0


class Redo(Struct, tag="redo", tag_field="t", forbid_unknown_fields=True):
    """Bring back what was taken back."""

    id: int = 0


class Consent(Struct, tag="consent", tag_field="t", forbid_unknown_fields=True):
    """Agree, or not, to what another asked to take back."""

    yes: bool


class AskHint(Struct, tag="hint", tag_field="t", forbid_unknown_fields=True):
    """The chance of winning by option, please."""

    seat: Seat


class AskWhy(Struct, tag="why", tag_field="t", forbid_unknown_fields=True):
    """What I cannot do now, and why not."""

    seat: Seat


class AskLook(Struct, tag="look", tag_field="t", forbid_unknown_fields=True):
    """The table as a seat of mine sees it, please: where several share a screen, one of them looks at its hand."""

    seat: Seat


class AskLog(Struct, tag="log", tag_field="t", forbid_unknown_fields=True):
    """Older lines of the log, before this one."""

    before: Annotated[int, Meta(ge=0)]


class Speak(Struct, tag="chat", tag_field="t", forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]
    to: Literal["all", "side"] = "all"


class Sign(Struct, tag="sign", tag_field="t", forbid_unknown_fields=True):
    """One of the signs that may be given where words are closed (`TalkRules.signals`)."""

    signal: Annotated[str, Meta(max_length=40)]


class AskOrders(Struct, tag="orders", tag_field="t", forbid_unknown_fields=True):
    """The standing orders of a seat of mine, please."""

    seat: Seat


class AskRequests(Struct, tag="requests", tag_field="t", forbid_unknown_fields=True):
    """What may be asked of the bot in a seat, please."""

    seat: Seat


class RequestBot(Struct, tag="request", tag_field="t", forbid_unknown_fields=True):
    """Ask one of these things (`RequestChoice`) of the bot in a seat; everyone hears it, and what it answers."""

    seat: Seat
    kind: Annotated[str, Meta(max_length=40)]
    thing: Annotated[str, Meta(max_length=80)] = ""


class SetPace(Struct, tag="pace", tag_field="t", forbid_unknown_fields=True):
    """The host sets the pace of the bots."""

    pace: BotPace


class Point(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Point at a thing on the board; everyone sees it glow."""

    at: Annotated[str, Meta(max_length=80)]


class SetLang(Struct, tag="lang", tag_field="t", forbid_unknown_fields=True):
    """Speak another language from now on."""

    lang: Lang


class StandingOrder(Struct, tag="order", tag_field="t", forbid_unknown_fields=True):
    """How to meet a moment for my seat until I say otherwise: `stop`, `pass` (always, or to the end of the `turn`), or
    stop only for a `card`, or for anything `fitting`; "": as is usual.
    """

    seat: Seat
    moment: Annotated[str, Meta(max_length=40)]
    how: Literal["", "stop", "pass", "turn", "fitting", "card"] = "pass"
    card: Annotated[str, Meta(max_length=80)] = ""


class Rename(Struct, tag="rename", tag_field="t", forbid_unknown_fields=True):
    """Call me something else."""

    name: PersonName


class HandOver(Struct, tag="hand-over", tag_field="t", forbid_unknown_fields=True):
    """A bot plays this seat for a while: one's own, or (the host) that of somebody absent. "" takes it back."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=32)] = "judgement"


class FreeSeat(Struct, tag="free", tag_field="t", forbid_unknown_fields=True):
    """The host frees a seat, or renews its link: the old one is dead, a new invitation comes in `Invited`."""

    seat: Seat


class MoreSeats(Struct, tag="more", tag_field="t", forbid_unknown_fields=True):
    """The host brings somebody in where the question's `seatings` allow it: a bot, or ("") a friend by link."""

    bot: Annotated[str, Meta(max_length=32)] = ""


class FewerSeats(Struct, tag="fewer", tag_field="t", forbid_unknown_fields=True):
    """A seat is given up, where `seatings` allow it, by its player or the host; those after it move up."""

    seat: Seat


class PassHost(Struct, tag="pass-host", tag_field="t", forbid_unknown_fields=True):
    """The host makes another person the host."""

    person: int


class SetMode(Struct, tag="mode", tag_field="t", forbid_unknown_fields=True):
    """The host sets how group decisions are taken."""

    mode: DecisionMode


class NewWatch(Struct, tag="watch", tag_field="t", forbid_unknown_fields=True):
    """The host makes a new link for onlookers; the old one is dead."""


class Looked(Struct, tag="looked", tag_field="t", forbid_unknown_fields=True):
    """What happened up to this `rev` has been shown here, one thing after another: bots need not wait for it."""

    rev: int


class Beat(Struct, tag="beat", tag_field="t", forbid_unknown_fields=True):
    """I am still here; answered with `Beaten`."""


FromBrowser = (
    Hello
    | Answer
    | AnswerRun
    | Undo
    | Redo
    | Consent
    | AskHint
    | AskWhy
    | AskLook
    | AskLog
    | Speak
    | Sign
    | AskOrders
    | AskRequests
    | RequestBot
    | SetPace
    | Point
    | SetLang
    | StandingOrder
    | Rename
    | HandOver
    | FreeSeat
    | MoreSeats
    | FewerSeats
    | PassHost
    | SetMode
    | NewWatch
    | Looked
    | Beat
)


# -- the socket: to a browser ----------------------------------------------------------------------------


class Choice(Struct, array_like=True):
    """An option: its action and its words; `by` the seats of mine that may give it."""

    action: list[Any]
    text: str
    by: list[int]


class OfferedRoute(Struct, omit_defaults=True):
    """Several answers of my seat, to be given in one breath: where they lead, the answers, what they cost in all, what
    they lead over (things of the board, the last being `to`). `text` says what is done where that is more than going
    there. They end early where something comes between them."""

    to: str
    steps: list[ActionWire]
    cost: int
    through: list[str]
    text: str = ""


class Question(Struct, omit_defaults=True):
    """What is asked now. Options are sent only to those who may answer; `serials` are those of my own seats."""

    text: str
    seats: list[int]
    leader: int
    rules: list[str] = []
    window: str = ""
    about: int = -1
    options: list[Choice] = []
    asides: list[Choice] = []
    serials: dict[str, int] = {}
    lesson: str = ""
    votes: dict[str, int] = {}  # in mode `agree`: seat to the number of its option
    bots: list[int] = []  # seats whose bots are thinking
    seatings: list[int] = []  # how many seats there may be from here on, where players can come and go now
    secret: bool = False  # whether all of these seats answer at once, and nobody learns what before all have
    answered: list[int] = []  # the seats whose secret answer is in
    ahead: dict[str, Any] = {}  # what the answers would lead to, as the game's own board reads it
    routes: list[OfferedRoute] = []  # of my seat, the shortest first
    turn_end: list[Any] = []  # what ends my turn, and may be given in one breath with any answer or route
    # By the number of the choice, options first, then asides:
    marks: dict[str, str] = {}  # `first`; `worse` or `rare`, which are to be looked for; `ends-turn`
    blunders: dict[str, str] = {}  # what speaks against it, to be asked before it is given


class LogLine(Struct, array_like=True):
    """A line of the log: its number, the sentence ("": none), the event, and the step it belongs to."""

    n: int
    text: str
    event: list[Any]
    step: int


class WayBack(Struct, omit_defaults=True):
    """Something that could be taken back, and what that would cross."""

    to: str  # `own`, `answer`, `step`, or the kind of a checkpoint
    text: str  # what would be taken back, or where one would stand
    rolls: bool = False
    reveals: bool = False
    others: list[int] = []  # the seats of other people whose answers it crosses


class TalkRules(Struct):
    """What may be said just now: words to all, pointing, words to one's side, fixed signs and their words."""

    chat: bool
    pings: bool
    side: bool
    signals: list[tuple[str, str]]


class TableSide(Struct):
    """One of several sides: who stands on it, and whether it has won, once it is over."""

    title: str
    seats: list[int]
    won: bool


class Shown(Struct, tag="table", tag_field="t", omit_defaults=True):
    """The whole table, for one viewer: the first message, and again after a change of language or a lost step."""

    table: str
    game: str
    rev: int  # counts up by one with every `Update`
    step: int  # how many entries the game's line has
    lang: str
    view: dict[str, Any]
    sitters: list[Sitter]
    seats: list[int]  # mine
    person: int  # my number; -1: an onlooker
    host: bool
    mode: str
    options: dict[str, Any]
    seed_digest: str
    log: list[LogLine]
    chat: list[ChatLine]
    headline: str
    ask: Question | None = None
    over: str = ""
    outcome: str = ""
    victory: str = ""  # which of several sides has won, in a sentence, from where this viewer sits
    sides: list[TableSide] = []  # where there are several
    recap: dict[str, Any] | None = None
    seed: str = ""  # at the end only
    undo: list[WayBack] = []
    redo: bool = False
    pending: Pending | None = None
    notice: str = ""
    talk: TalkRules | None = None  # nothing: whatever one likes
    orders: bool = False  # whether there are moments to give standing orders for
    rulebook: bool = False  # whether the game has one
    hidden: bool = False  # whether my seats hide things from each other: this screen needs a curtain
    holders: list[int] = []  # those of my seats, behind a curtain, that hold something to be looked at
    pace: str = "normal"  # of the bots
    requests: bool = False  # whether bots of this game can be asked for something
    shared: bool = False  # whether strangers may look back at it
    next: str = ""  # the table at which the same people play on


class Stage(Struct, array_like=True):
    """A part of what happened in a step: its lines, and what the view became with them."""

    log: list[LogLine]
    patch: list[list[Any]]  # [path, value] sets, [path] deletes; a path is a list of keys and indexes


class Update(Struct, tag="step", tag_field="t", omit_defaults=True):
    """One change of the game: what happened, stage by stage, and the next question. `cut` drops lines from a number on.

    The patches of all stages, one after the other, make the view what it is now. Where the screen passes to another
    seat, `before` comes first: what happened, as the seat saw it that looked until now.
    """

    rev: int
    step: int
    stages: list[Stage]
    before: list[Stage] = []
    cut: int = -1
    ask: Question | None = None
    over: str = ""
    outcome: str = ""
    victory: str = ""
    sides: list[TableSide] = []
    headline: str = ""
    recap: dict[str, Any] | None = None
    seed: str = ""
    undo: list[WayBack] = []
    redo: bool = False
    talk: TalkRules | None = None
    by: int = -1  # the seat that answered


class Asked(Struct, tag="ask", tag_field="t", omit_defaults=True):
    """The same question with something new about it: a vote, a bot thinking."""

    ask: Question | None = None


class Seated(Struct, tag="seats", tag_field="t"):
    """Who sits where, and who is here."""

    sitters: list[Sitter]
    seats: list[int]
    person: int
    host: bool
    mode: str
    pace: str = "normal"  # of the bots
    shared: bool = False  # whether strangers may look back at the game


class Ok(Struct, tag="ok", tag_field="t"):
    """Done and stored."""

    id: int


class Refusal(Struct, tag="refused", tag_field="t"):
    """Not done; nothing has changed."""

    code: str
    text: str
    id: int = 0


class Pending(Struct, tag="pending", tag_field="t"):
    """Somebody asks to take something back; people whose word is awaited. An empty `text`: settled."""

    by: int
    text: str
    rolls: bool
    reveals: bool
    needs: list[int]  # people, by number
    refused: int = -1  # the person who said no, when it is settled by that


class OptionAdvice(Struct, array_like=True):
    """The chance of winning after an option (or aside) of a seat, from so many tries."""

    action: list[Any]
    chance: float
    runs: int


class Hint(Struct, tag="hint", tag_field="t"):
    """The answer to `AskHint`; a serial that is no longer open: too late."""

    seat: int
    serial: int
    advice: list[OptionAdvice]


class Reason(Struct, array_like=True):
    """Something that cannot be done, why, and the rule in the way."""

    action: list[Any]
    label: str
    text: str
    rule: str


class Why(Struct, tag="why", tag_field="t"):
    """The answer to `AskWhy`."""

    seat: int
    reasons: list[Reason]


class SeatView(Struct, tag="look", tag_field="t"):
    """The answer to `AskLook`; of another step than the one that is shown: too late."""

    step: int
    view: dict[str, Any]


class Older(Struct, tag="log", tag_field="t"):
    """Older lines."""

    log: list[LogLine]


class ChatLine(Struct, tag="chat", tag_field="t"):
    """A line of chat."""

    n: int
    person: int
    name: str
    text: str
    at: float
    side: int = -1  # the side it was said to (-1: to all)


class Signed(Struct, tag="sign", tag_field="t"):
    """Somebody gives a sign."""

    person: int
    name: str
    text: str


class OrderChoice(Struct, array_like=True):
    """A way to meet a moment (`how`, "": as is usual in this game; the card one is stopped for), in words."""

    how: str
    card: str
    text: str


class MomentOrder(Struct):
    """How a seat meets a moment, and how it could."""

    moment: str
    title: str
    how: str
    card: str
    choices: list[OrderChoice]


class Orders(Struct, tag="orders", tag_field="t"):
    """The answer to `AskOrders`, and to any order given."""

    seat: int
    orders: list[MomentOrder]
    tells: str  # that waiting may tell what is held, where an order could look at it


class RequestChoice(Struct, array_like=True):
    """Something that may be asked of a bot, in words; whether it was asked and still holds."""

    kind: str
    thing: str
    text: str
    asked: bool


class Requests(Struct, tag="requests", tag_field="t"):
    """The answer to `AskRequests`."""

    seat: int
    requests: list[RequestChoice]


class Requested(Struct, tag="requested", tag_field="t"):
    """Somebody asked something of the bot in a seat, and what it answers in a word."""

    person: int
    name: str
    seat: int
    text: str
    reply: str
    granted: bool


class Pointed(Struct, tag="ping", tag_field="t"):
    """Somebody points at a thing."""

    person: int
    name: str
    at: str


class Invited(Struct, tag="invited", tag_field="t"):
    """A new invitation for a seat (-1: for onlookers), told to the host once."""

    seat: int
    invite: str


class PlayOn(Struct, tag="play-on", tag_field="t"):
    """The host has begun a new game: all who are here go on to that table, with the keys they have."""

    table: str


class Gone(Struct, tag="gone", tag_field="t"):
    """This socket will be closed: the table was deleted, the key is dead, the server stops."""

    code: str
    text: str


class Beaten(Struct, tag="beat", tag_field="t"):
    """Heard."""


ToBrowser = (
    Shown
    | Update
    | Asked
    | Seated
    | Ok
    | Refusal
    | Pending
    | Hint
    | Why
    | SeatView
    | Older
    | ChatLine
    | Signed
    | Orders
    | Requests
    | Requested
    | Pointed
    | Invited
    | PlayOn
    | Gone
    | Beaten
)

from_browser = msgspec.json.Decoder(FromBrowser)
encode = msgspec.json.Encoder().encode
