"""A fight on a terminal: five spaces side by side, a row for each round, and every round as a line of words.

Enemies stand above their lines, the group's cards in the column between them, so that a row reads from left to right as
it will be carried out. Of a card that lies face down there is only what was announced with it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from textual.content import Content

from undercroft.engine.message import Message, capital
from undercroft.engine.text import Text
from undercroft.games.dead_cells.cards import AnyAct, AnyEnemyAct, Opening, Trait
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.panel_signs import (
    FACE_DOWN,
    FADED,
    acts_signs,
    enemy_act_sign,
    legend,
    said_sign,
    tokens,
)
from undercroft.games.dead_cells.rules.sheets import kind_of
from undercroft.games.dead_cells.state import Campaign, PowerUsed
from undercroft.games.dead_cells.telling import names
from undercroft.games.dead_cells.words import (
    ROUNDS,
    SPACES,
    act_word,
    acts_line,
    attack_name,
    card_name,
    combat_rounds,
    enemy_name,
    one_by_one,
    prisoner_name,
    trait_name,
)
from undercroft.games.dead_cells.words_enemies import element_lines, enemy_act_line, enemy_rounds
from undercroft.terminal.drawing import Lines, bar, hanging, wrapped

GROUP: Final = 1
LABEL: Final = 4  # the column of the rounds
EMPTY: Final = 3  # a space where nobody stands
NOW: Final = "►"


class Slot(NamedTuple):
    """A place for a card in the group's column: whose, its name (none: face down, or not there yet), what was said."""

    who: int
    card: str
    laid: bool
    said: str


def fight_lines(state: Campaign, table: dict[str, Any], text: Text, width: int) -> Lines:
    """All there is to see of a fight."""
    grid, drawn = grid_lines(table, text, width)
    hand, held = hand_lines(table, text, width)
    told = told_rounds(table, text, width)
    return [
        *attack_line(table, text),
        *grid,
        *legend([*drawn, *held], text, width),
        *boss_lines(table, text, width),
        *floor_lines(state, table, text, width),
        Content(""),
        *([*told, Content(""), *hand] if table["fight"]["revealed"] else [*hand, Content(""), *told]),
    ]


# -- who is there ----------------------------------------------------------------------------------------


def short(kind: str, text: Text) -> str:
    """A prisoner in three letters: Poi, Fla."""
    name = text.tell(prisoner_name(kind)).replace("’", " ").split()[-1]
    return name[:3]


def slots(table: dict[str, Any]) -> list[Slot]:
    """The cards before the group in the order in which they act, and the places that are still empty: three in all.

    Of two players the first has two places, and so has one who is alone.
    """
    fight, found = table["fight"], []
    twice = {1: 0, 2: fight["fighters"][0] if fight["fighters"] else -1}.get(table["seats"], -1)
    for who in fight["fighters"]:
        one = table["prisoners"][who]
        for place in range(max(2 if who == twice else 1, len(one["active"]))):
            laid = place < len(one["active"])
            card = (one["active"][place] or "") if laid else ""
            said = one["said"][place] if place < len(one["said"]) else ""
            found.append(Slot(who, card, laid, said))
    return found


def rounds_of(card: str) -> dict[int, list[AnyAct]]:
    """What a prisoner's card does, round by round; also the lines on Serenade's board."""
    for lines in (CARDS.serenade.power_lines, CARDS.serenade.melee_lines):
        if card == lines.id:
            return combat_rounds(lines)
    found = CARDS.combat_cards.get(card)
    return {} if found is None else combat_rounds(found)


def foe_rounds(fight: dict[str, Any], enemy: dict[str, Any]) -> dict[int, list[AnyEnemyAct]]:
    """What an enemy does, round by round; a boss what its attack of this bout says."""
    kind = kind_of(enemy["card"])
    if kind in CARDS.forms:
        attack = CARDS.attacks.get(kind_of(fight["boss"]["attack"])) if fight["boss"] is not None else None
        return {} if attack is None else enemy_rounds(attack)
    card = CARDS.monsters.get(kind) or CARDS.elements.get(kind)
    return {} if card is None else enemy_rounds(card)


def standing(fight: dict[str, Any], space: int) -> dict[str, Any] | None:
    """Whoever stands on a space."""
    for enemy in fight["enemies"]:
        if enemy["space"] == space:
            found: dict[str, Any] = enemy
            return found
    return None


def openings(table: dict[str, Any], who: int) -> list[AnyAct]:
    """What a prisoner does in Round 0: by its tracks, its items, and what lies on the Mutations board."""
    one = table["prisoners"][who]
    if one["kind"] not in CARDS.prisoners:
        return []
    board = CARDS.prisoners[one["kind"]]
    gives = [
        passive
        for steps, level in zip((board.survival, board.tactics, board.brutality), one["tracks"], strict=True)
        for step in steps[:level]
        for passive in step.gives
    ]
    gives += [passive for item in one["items"] if item in CARDS.equipment for passive in CARDS.equipment[item].has]
    for card in table["campaign"]["pockets"]["during"]:
        found = CARDS.upgrades.get(card) or CARDS.secrets.get(card)
        gives += getattr(found, "has", [])
    return [act for passive in gives if isinstance(passive, Opening) for act in passive.acts]


def group_acts(table: dict[str, Any], number: int) -> list[tuple[int, list[AnyAct]]]:
    """What the group does in a round as far as one sees it: who, and which actions."""
    if number == 0:
        found = [(who, openings(table, who)) for who in table["fight"]["fighters"]]
    else:
        found = [(slot.who, rounds_of(slot.card).get(number, [])) for slot in slots(table)]
    return [(who, acts) for who, acts in found if acts]


def shown_rounds(table: dict[str, Any]) -> list[int]:
    """The rounds of which there is something to say: I to III, and 0 and IV where somebody does something in them."""
    fight = table["fight"]
    lines = {number for enemy in fight["enemies"] for number in foe_rounds(fight, enemy)}
    lines |= {0} if group_acts(table, 0) else set()
    boss = fight["boss"]
    if boss is not None and not boss["fresh"]:  # only the first bout of a form has a Round 0
        lines.discard(0)
    return [number for number in range(len(ROUNDS)) if number in (1, 2, 3) or number in lines]


# -- the grid --------------------------------------------------------------------------------------------


def grid_lines(table: dict[str, Any], text: Text, width: int) -> tuple[Lines, list[str]]:
    """The spaces side by side, and all the signs that were drawn."""
    fight = table["fight"]
    wide = columns(fight, width)
    drawn: list[str] = []
    lines: Lines = [row([Content("")] + [Content.styled(name, "bold $accent") for name in SPACES], wide)]
    lines += rows("", [head_cell(table, space, text, wide[space + 1], drawn) for space in range(5)], wide, "")
    lines.append(Content.styled("┼".join("─" * one for one in wide), FADED))
    for number in shown_rounds(table):
        now = fight["revealed"] and fight["round"] == number
        past = fight["revealed"] and fight["round"] > number
        label = f"{NOW if now else ' '}{ROUNDS[number]}"
        cells = [round_cell(table, space, number, text, wide[space + 1], drawn) for space in range(5)]
        lines += rows(label, cells, wide, "bold" if now else FADED if past else "")
    return lines, drawn


def columns(fight: dict[str, Any], width: int) -> list[int]:
    """How wide each column is: the rounds, then the spaces; the group has more, an empty space hardly any."""
    full = [space for space in range(5) if space != GROUP and standing(fight, space) is not None]
    empty = 4 - len(full)
    room = width - LABEL - 5 - empty * EMPTY
    group = max(14, room // (len(full) + 1) if len(full) < 3 else room * 3 // 10)
    each = (room - group) // len(full) if full else 0
    wide = [EMPTY if space not in full else each for space in range(5)]
    wide[GROUP] = min(group, 30)
    return [LABEL, *wide]


def rows(label: str, cells: list[list[str]], wide: list[int], style: str) -> Lines:
    """Cells of several lines beside one another."""
    high = max(1, *[len(cell) for cell in cells])
    lines: Lines = []
    for number in range(high):
        parts = [label if number == 0 else "", *[cell[number] if number < len(cell) else "" for cell in cells]]
        lines.append(row([Content.styled(part, style) if style else Content(part) for part in parts], wide))
    return lines


def row(parts: list[Content], wide: list[int]) -> Content:
    """One line across the columns."""
    found: list[Any] = []
    for number, part in enumerate(parts):
        found += [("│", FADED), part] if number else [part]
        found.append(" " * max(0, wide[number] - part.cell_length))
    return Content.assemble(*found)


def head_cell(table: dict[str, Any], space: int, text: Text, width: int, drawn: list[str]) -> list[str]:
    """Who stands on a space: an enemy with its life and what clings to it; or the group with its cards."""
    fight = table["fight"]
    if space == GROUP:
        lines = [part for slot in slots(table) for part in indented(slot_words(table, slot, text), width)]
        drawn += lines
        return lines
    enemy = standing(fight, space)
    if enemy is None:
        return ["·"]
    left = max(0, enemy["life"] - enemy["damage"])
    clinging = tokens(enemy)
    drawn.append(clinging)
    figures = f"{left}/{enemy['life']}"
    meter = bar(left, enemy["life"], max(1, min(6, width - len(figures) - 1)))
    lines = [*wrapped(text.tell(enemy_name(enemy["card"])), width), f"{meter} {figures}"]
    more = [*([clinging] if clinging else []), *([text.say("panel-vanished")] if enemy["vanished"] else [])]
    more += [text.say("panel-rage", more=enemy["rage"])] if enemy["rage"] else []
    return lines + [part for words in more for part in wrapped(words, width)]


def slot_words(table: dict[str, Any], slot: Slot, text: Text) -> str:
    """A card of the group: its name, or what was announced above its back."""
    name = short(table["prisoners"][slot.who]["kind"], text)
    if not slot.laid:
        return f"{name} –"
    said = f" {said_sign(slot.said)}" if slot.said and not table["fight"]["revealed"] else ""
    return f"{name} {text.tell(card_name(slot.card)) if slot.card else FACE_DOWN}{said}"


def indented(words: str, width: int) -> list[str]:
    """What belongs to a prisoner, its further lines under the first after the name."""
    name, _, rest = words.partition(" ")
    return hanging(rest, width, f"{name} ").split("\n")


def round_cell(table: dict[str, Any], space: int, number: int, text: Text, width: int, drawn: list[str]) -> list[str]:
    """What whoever is there does in a round, in signs."""
    fight = table["fight"]
    if space != GROUP:
        enemy = standing(fight, space)
        signs = [] if enemy is None else [enemy_act_sign(act) for act in foe_rounds(fight, enemy).get(number, [])]
        drawn += signs
        lost = enemy is not None and number in enemy["frozen"]
        return wrapped(" ".join(["❄", *signs] if lost else signs), width)
    lines = []
    for who, acts in group_acts(table, number):
        lines += indented(f"{short(table['prisoners'][who]['kind'], text)} {acts_signs(acts)}", width)
    drawn += lines
    return lines


# -- around it -------------------------------------------------------------------------------------------


def attack_line(table: dict[str, Any], text: Text) -> Lines:
    """A boss's form and bout, and the attack that is turned."""
    boss = table["fight"]["boss"]
    if boss is None:
        return []
    told = text.say("panel-bout", form=boss["form"], bout=boss["bout"])
    name = text.tell(attack_name(boss["attack"])) if boss["attack"] else "–"
    return [Content.assemble(("▸ ", "$accent"), (name, "bold"), f"  {told}")]


def boss_lines(table: dict[str, Any], text: Text, width: int) -> Lines:
    """What is left of a boss's deck, what was turned of it, and what else lies about."""
    boss = table["fight"]["boss"]
    if boss is None:
        return []
    deck = text.say("panel-attacks", left=boss["attacks"], spent=len(boss["spent"]))
    spent = text.join([text.tell(attack_name(card)) for card in boss["spent"]])
    lines: Lines = [Content(hanging(f"{deck} {spent}".strip(), width, ""))]
    for message, cards in (("panel-fires", boss["fires"]), ("panel-coming", boss["coming"])):
        if cards:
            burning = [text.sentence(one) for card in cards for one in element_lines(CARDS.elements[kind_of(card)])]
            lines.append(labelled(text, message, " ".join(burning), width))
    for round in boss["shurikens"]:
        lines.append(Content(hanging(text.say("panel-shuriken", round=ROUNDS[round]), width, "")))
    return lines


def floor_lines(state: Campaign, table: dict[str, Any], text: Text, width: int) -> Lines:
    """Loot and spoils, walls and darkness, who passes, what Serenade has ready."""
    fight = table["fight"]
    lines: Lines = []
    for message, goods in (("panel-loot", fight["loot"]), ("panel-spoils", fight["spoils"])):
        if goods:
            lines.append(labelled(text, message, goods_words(goods, text), width))
    more = []
    if fight["barrier"]:
        more.append(text.say("room-barrier", barrier=fight["barrier"], space=SPACES[4]))
    if fight["dark"]:
        more.append(text.say("room-dark", space=SPACES[2]))
    if fight["passer"] >= 0:
        kind = table["prisoners"][fight["passer"]]["kind"]
        more.append(text.say("panel-passes", who=text.tell(prisoner_name(kind, ".the"))))
    if fight["power"] and fight["round"] <= (3 if fight["power"] == "damage" else 0):
        more.append(text.event(state, PowerUsed(fight["power"])))
    return lines + [Content(hanging(capital(words), width, "")) for words in more]


def goods_words(goods: list[str], text: Text) -> str:
    """Goods as they lie there."""
    return text.tell(Message("as-it-is", what=names.all_goods(goods)))


def hand_lines(table: dict[str, Any], text: Text, width: int) -> tuple[Lines, list[str]]:
    """The hands that the viewer may see: a line a card with what it does in which round, and its symbols."""
    lines: Lines = []
    drawn: list[str] = []
    for one in table["prisoners"]:
        if not one["hand"]:
            continue
        name = text.tell(prisoner_name(one["kind"], ".the"))
        lines.append(Content.styled(text.say("panel-hand", who=name), "bold"))
        for card in one["hand"]:
            rounds = [f"{ROUNDS[number]} {acts_signs(acts)}" for number, acts in rounds_of(card).items()]
            drawn += rounds
            symbols = [] if table["fight"] is not None else [text.tell(trait_name(one)) for one in symbols_of(card)]
            words = " · ".join([text.tell(card_name(card)), *rounds, *([", ".join(symbols)] if symbols else [])])
            lines.append(Content(hanging(words, width, "▪ ")))
    return lines, drawn


def symbols_of(card: str) -> list[Trait]:
    """What a card is good for in Tests: it matters outside fights."""
    return CARDS.combat_cards[card].symbols if card in CARDS.combat_cards else []


def labelled(text: Text, message: str, words: str, width: int) -> Content:
    """A word, a colon, and what belongs to it."""
    return Content(hanging(f"{text.say('table-label', label=text.say(message))} {words}", width, ""))


# -- the rounds in words ---------------------------------------------------------------------------------


def told_rounds(table: dict[str, Any], text: Text, width: int) -> Lines:
    """Every round that is still to come, or is being carried out, as one line that reads from left to right."""
    fight = table["fight"]
    lines: Lines = []
    for number in shown_rounds(table):
        if fight["revealed"] and number < fight["round"]:
            continue
        parts = [part for space in range(5) for part in told_space(table, space, number, text)]
        now = fight["revealed"] and number == fight["round"]
        mark = f"{NOW if now else ' '}{ROUNDS[number]:<4}"
        words = " · ".join(parts) or text.say("panel-nothing")
        lines.append(Content.styled(hanging(words, width, mark), "bold" if now else ""))
    return lines


def told_space(table: dict[str, Any], space: int, number: int, text: Text) -> list[str]:
    """What whoever is on a space does in a round, in words."""
    fight = table["fight"]
    if space != GROUP:
        enemy = standing(fight, space)
        acts = [] if enemy is None else foe_rounds(fight, enemy).get(number, [])
        if enemy is None or not acts:
            return []
        does = one_by_one([enemy_act_line(act) for act in acts])
        return [f"{SPACES[space]} {doing(text, enemy_name(enemy['card']), text.tell(does))}"]
    named = [prisoner_name(one["kind"]) for one in table["prisoners"]]
    found = [doing(text, named[who], text.tell(acts_line(acts))) for who, acts in group_acts(table, number)]
    for slot in slots(table):
        if slot.said.endswith(f":{number}") and not slot.card:
            word = text.tell(act_word(slot.said.partition(":")[0]))
            found.append(doing(text, named[slot.who], text.say("panel-announced", what=word)))
    return found


def doing(text: Text, who: Message, what: str) -> str:
    """Somebody, a colon, what they do."""
    return f"{text.say('table-label', label=text.tell(who))} {what}"
