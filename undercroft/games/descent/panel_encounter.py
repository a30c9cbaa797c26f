"""An encounter on the terminal: the map, who stands on it, what is counted, the dice that lie there, the overlord."""

from __future__ import annotations

from typing import Any

from textual.content import Content

from undercroft.engine.message import capital
from undercroft.engine.text import Text
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.panel_map import FADED, MapDrawing, marks_of
from undercroft.games.descent.quest_book import figures_of
from undercroft.games.descent.rules import quests
from undercroft.games.descent.rules.table import layout_of
from undercroft.games.descent.state import Journey
from undercroft.games.descent.telling import names
from undercroft.games.descent.words import any_card, attribute_name, condition_name, group_name, item_name, relic_name
from undercroft.terminal.drawing import Lines, bar, hanging, side_by_side

BESIDE = 30  # columns that a list beside the map needs
LONGEST_BAR = 8


def encounter_lines(state: Journey, table: dict[str, Any], text: Text, width: int) -> Lines:
    """The map with everybody on it beside it, or below where it is narrow; then goals, tracks, the overlord."""
    drawing = MapDrawing(layout_of(state), table, width)
    drawn = drawing.lines()
    room = width - drawing.wide - 3
    if room >= BESIDE:
        beside = [part for line in figure_lines(state, table, text, room) for part in line.split("\n")]
        lines = side_by_side(drawn, beside, drawing.wide)
    else:
        lines = [*drawn, Content(""), *figure_lines(state, table, text, width)]
    return [
        *lines,
        *drawing.legend(text, width),
        *under_way(state, table, text, width),
        Content(""),
        *goal_lines(state, text, width),
        *overlord_lines(table, text, width),
    ]


def label(text: Text, message: str, words: str, width: int) -> Content:
    """A word, a colon, and what belongs to it."""
    return Content(hanging(f"{text.say('table-label', label=text.say(message))} {words}", width, ""))


# -- who is there ----------------------------------------------------------------------------------------


def figure_lines(state: Journey, table: dict[str, Any], text: Text, width: int) -> Lines:
    """Allies and familiars, then every monster group: signs, names, Health, conditions, what they carry."""
    lines: Lines = []
    for number, figure in enumerate(table["figures"]):
        if figure["rank"] in ("ally", "familiar") and figure["base"]:
            lines += one_figure(state, table, number, text, width)
    for group in table["encounter"]["groups"]:
        lines += group_lines(state, table, group, text, width)
    return lines


def group_lines(state: Journey, table: dict[str, Any], group: dict[str, Any], text: Text, width: int) -> Lines:
    """The figures of a group on the map, and how many wait beside it."""
    if not group["kind"]:
        return [Content.styled(text.say("panel-open-group"), FADED)]
    there = [one for one in group["figures"] if table["figures"][one]["base"]]
    lines: Lines = []
    for number in there:
        lines += one_figure(state, table, number, text, width)
    told = []
    away = len(group["figures"]) - len(there)
    if away:
        who = capital(text.tell(group_name(group["kind"])))
        told.append(text.say("panel-away", who=who, count=away))
    if group["asleep"]:
        told.append(text.say("panel-asleep"))
    return [*lines, Content.styled(hanging(" · ".join(told), width, "  "), FADED)] if told else lines


def one_figure(state: Journey, table: dict[str, Any], number: int, text: Text, width: int) -> Lines:
    """Somebody who is no hero."""
    figure = table["figures"][number]
    turn = table["encounter"]["turn"]
    acts = " ◄" if turn is not None and turn["figure"] == number else ""
    mark = marks_of(table)[number]
    left = max(0, figure["health"] - figure["damage"])
    health = f"{bar(left, figure['health'], min(LONGEST_BAR, figure['health']))} {left}/{figure['health']}"
    name = capital(text.tell(names.the(state, number)))
    head = Content.assemble((f"{mark} ", "bold $accent"), (name, "bold"), acts, f"  {health}")
    told = [text.tell(condition_name(one)) for one in figure["conditions"]]
    told += carried(state, number, text)
    lines = (
        [head]
        if head.cell_length <= width
        else [
            Content.assemble((f"{mark} ", "bold $accent"), (name, "bold"), acts),
            Content(f"  {health}"),
        ]
    )
    return [*lines, Content.styled(hanging(" · ".join(told), width, "  "), FADED)] if told else lines


def carried(state: Journey, figure: int, text: Text) -> list[str]:
    """What somebody carries: tokens of the quest, and a lieutenant a relic."""
    assert state.encounter is not None
    found = [
        text.say("panel-carries", what=names.token(state, at))
        for at, token in enumerate(state.encounter.tokens)
        if token.bearer == figure and not token.gone
    ]
    one = state.figures[figure]
    relics = [relic for relic, bearer in state.overlord.bearers.items() if bearer == one.kind]
    return found + [text.say("panel-carries", what=relic_name(relic)) for relic in relics]


# -- what is going on ------------------------------------------------------------------------------------


def under_way(state: Journey, table: dict[str, Any], text: Text, width: int) -> Lines:
    """The attack or test under way, with its dice."""
    lines: Lines = []
    attack = table["encounter"]["attack"]
    if attack is not None:
        said = text.say(
            "panel-attack",
            who=names.the(state, attack["attacker"]),
            card=any_card(attack["card"]),
            dice=names.rolled(attack["dice"], attack["faces"]),
        )
        lines.append(Content.styled(hanging(said, width, "⚔ "), "bold"))
        for guard in attack["guards"]:
            dice = names.rolled(guard["dice"], guard["faces"])
            said = text.say("panel-guard", who=names.the(state, guard["figure"]), dice=dice)
            lines.append(Content(hanging(said, width, "  ")))
    trial = table["trial"]
    if trial is not None and trial["attribute"]:
        said = text.say(
            "panel-test",
            who=names.the(state, trial["figure"]),
            attribute=attribute_name(trial["attribute"]),
            value=trial["value"],
            dice=names.rolled(trial["dice"], trial["faces"]),
        )
        lines.append(Content.styled(hanging(said, width, "⚂ "), "bold"))
    return lines


def goal_lines(state: Journey, text: Text, width: int) -> Lines:
    """What either side wants, what is counted, and how long there is."""
    encounter = state.encounter
    assert encounter is not None
    card = CARDS.encounters.get(f"{encounter.quest}_{encounter.number}")
    if card is None:
        return []
    about = f"encounter-{encounter.quest}-{encounter.number}"
    known: dict[str, Any] = figures_of(card, len(state.heroes))
    lines = [
        label(text, "panel-heroes-want", text.say(f"{about}.heroes", **known), width),
        label(text, "panel-overlord-wants", text.say(f"{about}.overlord", **known), width),
    ]
    counted = [track_words(state, track.id, text) for track in card.track if track.shown]
    rounds = text.say("panel-round", round=encounter.round, rounds=quests.last_round(state))
    lines.append(Content.styled(hanging(" · ".join([rounds, *counted]), width, ""), "bold"))
    return lines


def track_words(state: Journey, track: str, text: Text) -> str:
    """Something the quest counts, and where it leads."""
    encounter = state.encounter
    assert encounter is not None
    name = names.track(encounter, track)
    goal = quests.goal_of(state, track)
    value = encounter.counters[track]
    return f"{capital(text.tell(name)) if name is not None else ''} {f'{value}/{goal}' if goal else value}"


# -- the overlord ----------------------------------------------------------------------------------------


def overlord_lines(table: dict[str, Any], text: Text, width: int) -> Lines:
    """What he has for all to see; his hand for him alone."""
    one = table["overlord"]
    told = [text.say("panel-overlord-cards", hand=one["holds"], deck=one["deck"], discard=len(one["discard"]))]
    if one["plot"]:
        told.append(text.say("panel-threat", threat=one["threat"]))
    if one["relics"]:
        told.append(text.join([text.tell(relic_name(relic)) for relic in one["relics"]]))
    lines = [label(text, "panel-overlord", " · ".join(told), width)]
    if one["hand"]:
        lines.append(label(text, "panel-hand", ", ".join(text.tell(any_card(card)) for card in one["hand"]), width))
    if one["plots"]:
        lines.append(label(text, "panel-plots", ", ".join(text.tell(any_card(card)) for card in one["plots"]), width))
    if one["rumours"]:
        rumours = ", ".join(text.tell(any_card(card)) for card in one["rumours"])
        lines.append(label(text, "panel-rumours", rumours, width))
    return lines


# -- between quests --------------------------------------------------------------------------------------


def campaign_lines(table: dict[str, Any], text: Text, width: int) -> Lines:
    """The quests behind everybody, gold, what the shop shows; then the overlord."""
    campaign = table["campaign"]
    lines: Lines = []
    if campaign is not None:
        for past in campaign["played"]:
            won = text.say(f"side-{past['winner']}")
            said = text.say("panel-past", quest=text.say(f"quest-{past['quest']}"), winner=won)
            lines.append(Content(hanging(said, width, "▪ ")))
        lines.append(Content.styled(text.say("panel-gold", gold=campaign["gold"]), "bold"))
        offered = [text.say("in-brackets", what=item_name(item), more=price(item)) for item in campaign["offered"]]
        if offered:
            lines.append(label(text, "panel-shop", ", ".join(offered), width))
        if campaign["rumours"]:
            open_quests = ", ".join(text.say(f"quest-{quest}") for quest in campaign["rumours"])
            lines.append(label(text, "panel-rumour-quests", open_quests, width))
    if table["quest"]:
        lines.append(label(text, "panel-next", text.say(f"quest-{table['quest']}"), width))
    return [*lines, *overlord_lines(table, text, width)]


def price(item: str) -> str:
    """What an item costs."""
    kind = item.partition(".")[0]
    card = CARDS.items1.get(kind) or CARDS.items2.get(kind)
    return str(0 if card is None else card.cost)
