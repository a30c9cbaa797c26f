"""The castle on a terminal: the page by candlelight, the enemy's row, the prisoners along the bottom.

Traits are told by shape and letter, never by colour alone.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual.content import Content

from undercroft.engine.message import capital
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.games.dark_castle.cards import Combat, Special, Test
from undercroft.games.dark_castle.catalogue import CARDS, TRAITS
from undercroft.games.dark_castle.words import OrderLine, Reading, character_text, instructions, item_text
from undercroft.terminal.drawing import DASHED, DOUBLE, PLAIN, Die, Lines, bar, boxes, hanging, wrapped
from undercroft.terminal.party import Member, PartyPanel
from undercroft.terminal.scroll import Scroll

SHAPES: Final = {"might": "▲", "cunning": "◆", "wisdom": "●"}
PAGE: Final = "table-page-part"
PARTY: Final = "table-prisoners"
RED: Final = "bold #7d1f1a"  # dried blood, on paper
FADED: Final = "#5c5140"  # old ink, on paper


class Panel(PartyPanel):
    """The castle's panel: the page, and the prisoners."""

    ACCENT: ClassVar[str] = "#d05a4b"
    PARTS: ClassVar[tuple[str, ...]] = (PAGE, PARTY)

    DEFAULT_CSS = """
    Panel #above { background: #d9ceb2; color: #1b1612; }
    Panel #above Scroll { scrollbar-color: #5c5140; scrollbar-background: #c8bb9b; background: #d9ceb2; }
    Panel #title { color: #7d1f1a; }
    Panel #drawn { padding: 0 1 0 0; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.read: tuple[object, ...] = ()  # what was last shown, so that something new is read from its top

    def show(self, session: Session, seat: int, text: Text) -> None:
        super().show(session, seat, text)
        table = session.view(seat)["table"]
        mark = (*table["turned"][-1:], table["fight"] is not None, session.outcome())
        if mark != self.read:
            self.read = mark
            passage = self.query_one("#view", Scroll)
            if table["fight"] is not None and not self.part:
                passage.scroll_end(animate=False)
            else:
                passage.scroll_home(animate=False)

    def heading(self, session: Session, table: dict[str, Any], text: Text) -> str:
        return castle_title(session, table, text)

    def above(self, session: Session, table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
        """The page that was turned last."""
        if session.is_over():
            return ending(session, table, text, width, low)
        return told_page(table, text, width, low) if table["turned"] else foreword(text, width)

    def below(self, session: Session, table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
        return [] if session.is_over() else lying_open(table, text, width, low)

    def members(self, table: dict[str, Any]) -> list[int]:
        return [one["who"] for one in table["prisoners"] if one["character"]]

    def member(self, session: Session, table: dict[str, Any], who: int, text: Text, width: int, low: bool) -> Member:
        """A prisoner: die, hit points, hands, curses, and what they are doing."""
        doing = " · ".join(doings(table, who, text))
        lines = prisoner_lines(table, table["prisoners"][who], text, width, low)
        return Member(name_of(table, who, text), doing, bool(doing), lines)

    def names_of(self, session: Session, seat: int) -> list[str]:
        prisoners = session.view(seat)["table"]["prisoners"]
        return [f"character-{one['character']}" for one in prisoners if one["seat"] == seat and one["character"]]

    def headline(self, session: Session, seat: int, text: Text) -> str:
        table = session.view(seat)["table"]
        turned = len(table["turned"])
        left = text.say("table-pages-left", count=table["pages_left"])
        return f"{text.say('table-page', number=turned - 1)} · {left}" if turned > 1 else left

    def cards(self, session: Session, seat: int, text: Text) -> list[tuple[str, str]]:
        table = session.view(seat)["table"]
        found = [card_of_prisoner(one, text) for one in table["prisoners"] if one["character"]]
        if not found:
            found = [card_of_character(name, text) for name in CARDS.characters]
        carried = [item for one in table["prisoners"] for item in one["hands"]]
        for item in dict.fromkeys(name.partition(".")[0] for name in [*table["middle"], *carried]):
            found.append((text.say(f"item-{item}"), f"{text.say(f'item-{item}.text')}\n\n{item_text(text, item)}"))
        for page in reversed(table["turned"]):
            found.append((text.say(f"page-{page}"), page_words(page, text)))
        return found


# -- words and signs -------------------------------------------------------------------------------------


def letter(trait: str, text: Text) -> str:
    """The first letter of a trait: M, C, W; in French F, R, S."""
    return text.say(f"trait-{trait}")[:1]


def sign(trait: str, text: Text) -> str:
    """A trait by shape and letter."""
    return f"{SHAPES[trait]} {letter(trait, text)}"


def face(symbols: list[str]) -> str:
    """A face of a prisoner's die, small; a double is a shield and stands in brackets."""
    shapes = "".join(SHAPES[trait] for trait in symbols)
    return f"[{shapes}]" if len(symbols) > 1 else shapes


def die_words(character: str, text: Text) -> str:
    """The six faces of a prisoner's die, after how often each trait is on it."""
    faces = CARDS.characters[character].faces
    shown: list[str] = [trait for one in faces for trait in one]
    counts = " ".join(f"{letter(trait, text)}{shown.count(trait)}" for trait in TRAITS)
    return f"{counts}  {' '.join(face(list(one)) for one in faces)}"


def name_of(table: dict[str, Any], who: int, text: Text) -> str:
    """A prisoner by name."""
    return text.say(f"character-{table['prisoners'][who]['character']}")


def item_name(item: str, text: Text) -> str:
    """An item by name."""
    return text.say(f"item-{item.partition('.')[0]}")


def castle_title(session: Session, table: dict[str, Any], text: Text) -> str:
    """What stands at the head of the page."""
    if session.is_over():
        return text.say("table-won" if session.outcome() == "escaped" else "table-lost")
    if not table["turned"]:
        return text.say("game-dark-castle")
    number = len(table["turned"]) - 1
    name = text.say(f"page-{table['turned'][-1]}")
    return f"{number} · {name}" if number else name


def page_words(page: str, text: Text) -> str:
    """A page to be read up: its passage and its orders."""
    orders = [f"{'   ' * line.depth}· {line.text}" for line in instructions(text, page)]
    return "\n".join([text.say(f"page-{page}.text"), "", *orders])


def card_of_character(character: str, text: Text) -> tuple[str, str]:
    """A prisoner's card."""
    words = [
        text.say(f"character-{character}.text"),
        die_words(character, text),
        character_text(text, character),
    ]
    return text.say(f"character-{character}"), "\n\n".join(words)


def card_of_prisoner(one: dict[str, Any], text: Text) -> tuple[str, str]:
    """A prisoner's card, and what weighs on them."""
    name, words = card_of_character(one["character"], text)
    for kind, _ in one["curses"]:
        words += f"\n\n† {text.say('table-label', label=text.say(f'curse-{kind}'))} {text.say(f'curse-{kind}.does')}"
    return name, words


# -- the page --------------------------------------------------------------------------------------------


def told_page(table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
    """The passage to be read aloud, then what the page orders; on a low screen a fight leaves room for its own."""
    page = table["turned"][-1]
    lines: Lines = []
    orders = instructions(text, page)
    if low and table["fight"] is not None:
        parts = Reading(page, page in CARDS.bosses).order(CARDS.effects[table["fight"]["path"]], 0)
        orders = [OrderLine(part.depth, text.sentence(part.message)) for part in parts]
    else:
        told = "\n".join(wrapped(text.say(f"page-{page}.text"), width))
        lines += [Content.styled(told, "italic"), Content("")]
    if not low:
        lines.append(Content.styled(text.say("table-instructions"), FADED))
    for order in orders:
        lines.append(Content(hanging(order.text, width, "   " * order.depth + "· ")))
    return lines


def foreword(text: Text, width: int) -> Lines:
    """Before the first card: who is to be had."""
    lines: Lines = [Content.styled(hanging(text.say("game-dark-castle.line"), width, ""), "italic"), Content("")]
    for character in CARDS.characters:
        die = die_words(character, text)
        lines.append(Content.assemble((f"{text.say(f'character-{character}'):<10}", RED), die))
        lines.append(Content(hanging(text.say(f"character-{character}.text"), width, "  ")))
        lines.append(Content(""))
    return [*lines, legend(text)]


def legend(text: Text) -> Content:
    """Which shape is which trait."""
    return Content.styled("   ".join(f"{SHAPES[trait]} {text.say(f'trait-{trait}')}" for trait in TRAITS), FADED)


def ending(session: Session, table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
    """How far they came: the pages turned, and what is left of each."""
    lines: Lines = []
    for one in table["prisoners"]:
        alive = one["hp"] > 0
        hp = text.say("table-hp-of", hp=max(0, one["hp"]), most=table["most_hp"]) if alive else text.say("table-fell")
        name = text.say(f"character-{one['character']}")
        mark = " " if alive else "†"
        lines.append(
            Content.assemble(
                (f"{mark} {name:<10}", "bold" if alive else RED), bar(one["hp"], table["most_hp"]), f"  {hp}"
            )
        )
    lines.append(Content(""))
    pages = [text.say(f"page-{page}") for page in table["turned"]]
    lines.append(Content.styled(text.say("table-pages-turned", count=len(pages) - 1), FADED))
    if low:
        return [*lines, Content(hanging(" · ".join(pages), width, ""))]
    listed = [f"{number or '·':>2}  {page}" for number, page in enumerate(pages)]
    if session.outcome() != "escaped":
        listed[-1] = f"†{listed[-1]}"
    half = (len(listed) + 1) // 2
    for number in range(half):
        right = listed[number + half] if number + half < len(listed) else ""
        left = f"{listed[number]:<34} "
        lines.append(Content.assemble(left, (right, RED if right.startswith("†") else "")))
    return lines


def lying_open(table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
    """What lies before the page: the enemy's row or a trial, the rolls, the middle of the table."""
    lines: Lines = []
    if table["fight"] is not None:
        lines += fight_lines(table, text, width, low)
    elif table["trial"] is not None:
        lines += trial_lines(table, text)
    lines += roll_lines(table, text, width)
    if table["middle"]:
        lines += middle_lines(table, text, width, low)
    if table["turned"] and table["next_page"]:
        following = text.say(f"page-{table['next_page']}")
        lines.append(
            Content.assemble((text.say("table-label", label=text.say("table-next-page")) + " ", FADED), following)
        )
    if low and table["turned"]:
        hp = "   ".join(f"{name_of(table, one['who'], text)} {max(0, one['hp'])}" for one in table["prisoners"])
        lines.append(Content.styled(f"{text.say('table-hp')}  {hp}", "bold"))
    elif lines:
        lines = [Content.styled("─" * width, FADED), *lines]
    return lines


def fight_lines(table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
    """The enemy: what it is called, its blow, the round, its row of dice."""
    fight = table["fight"]
    page = fight["path"].partition(".")[0]
    card = CARDS.effects[fight["path"]]
    special = card.special if isinstance(card, Combat) else None
    told = f"   {text.say('table-attack-value')} "
    head = Content.assemble(
        (capital(text.say(f"page-{page}.foe")), RED),
        told,
        (f" {fight['damage']} ", "bold reverse"),
        f"   {text.say('table-round', number=fight['round'])}" if fight["round"] else "",
    )
    dice = [row_die(die, place, special, text) for place, die in enumerate(fight["row"])]
    row = [Content(line) for line in boxes(dice, width)] or [Content(text.say("table-row-empty"))]
    return [head, *row] if low else [head, *row, legend(text)]


def row_die(die: list[Any], place: int, special: Special | None, text: Text) -> Die:
    """A die of the row: a double frame takes more than one hit, a broken one cannot be hit just now."""
    trait, hits = die
    strokes = PLAIN
    if hits > 1:
        strokes = DOUBLE
    if special is not None and (special.fading == trait or (special.ordered and place > 0)):
        strokes = DASHED
    return Die(sign(trait, text), strokes, f"×{hits}" if hits > 1 else "")


def trial_lines(table: dict[str, Any], text: Text) -> Lines:
    """A trial under way: how much has been gathered."""
    effect = CARDS.effects[table["trial"]["path"]]
    if not isinstance(effect, Test) or effect.trait == "double":
        return []
    needed = len(table["prisoners"]) if effect.needed == "per_player" else effect.needed
    name = text.say(f"trait-{effect.trait}")
    told = text.say("event-tried", trait=name, total=table["trial"]["total"], needed=needed)
    return [Content.styled(f"{SHAPES[effect.trait]} {told}", RED)]


def roll_lines(table: dict[str, Any], text: Text, width: int) -> Lines:
    """The rolls on the table, side by side: who, what, whether it is a shield, whether it is spent."""
    parts = []
    for roll in table["rolls"]:
        shown = " ".join(sign(trait, text) for trait in roll["face"])
        if len(roll["face"]) > 1:
            shown = f"[{shown}]"
        shown += "".join(f" + {sign(trait, text)}" for trait in roll["extra"])
        if roll["shield"]:
            shown += f" {text.say('table-shield')}"
        mark = "✓" if roll["hit"] else "–" if roll["resolved"] else "»"
        parts.append(f"{mark} {name_of(table, roll['who'], text)} {shown}")
    return [Content(hanging("   ".join(part.replace(" ", "\u00a0") for part in parts), width, ""))] if parts else []


def middle_lines(table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
    """The middle of the table: what lies there, and what it does."""
    head = text.say("table-label", label=text.say("table-middle")) + " "
    if low:
        names = ", ".join(item_name(item, text) for item in table["middle"])
        return [Content.assemble((head, FADED), names)]
    lines = [Content.styled(head, FADED)]
    for item in table["middle"]:
        lines.append(Content.assemble(("▪ ", RED), (item_name(item, text), "bold")))
        lines.append(Content(hanging(item_text(text, item), width, "  ")))
    return lines


# -- the prisoners ---------------------------------------------------------------------------------------


def doings(table: dict[str, Any], who: int, text: Text) -> list[str]:
    """What a prisoner is doing now, in words."""
    fight = table["fight"]
    found = []
    if table["turner"] == who and table["turned"]:
        found.append("► " + text.say("table-turner"))
    if table["nominee"] == who:
        found.append("◇ " + text.say("table-nominee"))
    if fight is not None:
        if fight["resting"] == who:
            found.append("○ " + text.say("table-resting"))
        if fight["fighter"] == who:
            found.append("× " + text.say("table-fighting"))
        if fight["aim"] == who:
            found.append("! " + text.say("table-aimed-at"))
    return found


def prisoner_lines(table: dict[str, Any], one: dict[str, Any], text: Text, width: int, low: bool = False) -> Lines:
    """Hit points, die, hands and curses."""
    most = table["most_hp"]
    losing = sum(amount for who, amount in table["losses"] if who == one["who"])
    lines = [
        Content.assemble(
            (bar(one["hp"], most), "$accent"),
            (f" {max(0, one['hp'])}", "bold"),
            f"/{most} {text.say('table-hp')}",
            (f" −{losing}" if losing else "", "bold $accent"),
        ),
        Content(die_words(one["character"], text)),
    ]
    lines += hands_lines(one["hands"], table["used"], text, width, low)
    for kind, pages in one["curses"]:
        left = text.say("table-curse-left", pages=pages)
        lines.append(Content.styled(hanging(f"{text.say(f'curse-{kind}')}, {left}", width, "† "), "$accent"))
    return lines


def hands_lines(hands: list[str], used: list[str], text: Text, width: int, low: bool) -> Lines:
    """Two hands: an item each, or one that takes both; more than fits is said."""
    lines: Lines = []
    filled = 0
    if low:
        marked = [("═ " if CARDS.copies[item].hands == 2 else "▪ ") + item_name(item, text) for item in hands]
        marked = [name.replace(" ", "\u00a0") for name in marked]
        return [Content(hanging("  ".join(marked) or f"▫ {text.say('table-hands-empty')}", width, ""))]
    for item in hands:
        name = item_name(item, text) + (f" ({text.say('table-used')})" if item in used else "")
        both = CARDS.copies[item].hands == 2
        filled += 2 if both else 1
        if both:
            lines += [
                Content(hanging(name, width, "┌ ")),
                Content.assemble("└ ", (text.say("table-both-hands"), "$text-muted")),
            ]
        else:
            lines.append(Content(hanging(name, width, "▪ ")))
    lines += [Content.styled(f"▫ {text.say('table-hand-free')}", "$text-muted")] * max(0, 2 - filled)
    if filled > 2:
        lines.append(Content.styled(f"! {text.say('table-hands-over')}", "bold $accent"))
    return lines
