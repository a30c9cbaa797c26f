"""Encounters as the rules read them: flat, typed, made once from the catalogue; their deeds by path.

A deed has a path (`quest:first_blood_1.exit.0.do.0`), and so have the deeds inside it (`....passes.1`). A place is a
word: the name of a tile or area, or its spaces written out (`@5,7;5,4`), looked up on the map when first needed.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.maps import layout_for

LEAST_HEROES: Final = 2
HERE: Final = "here"
BEYOND: Final = "beyond"
THIS: Final = "this"
CARRIED: Final = "carried"
DEED_MARK: Final = "quest:"  # what the path of a deed begins with, and that of an act does not
CLOCK: Final = "clock"


class AmountFace:
    """A number, by the number of heroes, or worked out of a track."""

    def __init__(self, card: Any, numbers: dict[str, Any]) -> None:
        self.track: str = ""
        self.party: bool = False
        self.fixed: list[int] = []
        self.times: int = 1
        self.plus: int = 0
        self.least: int = 0
        self.most: int = 99
        value = numbers.get(card, card) if isinstance(card, str) else card
        if isinstance(value, int):
            self.fixed = [value, value, value]
        elif value == "party":
            self.party = True
        elif isinstance(value, str):
            self.track = value
        elif isinstance(value, tuple):
            self.fixed = list(value)
        else:
            self.track = value.track
            self.times = value.times
            self.plus = value.plus
            self.least = value.least
            self.most = value.most

    def value(self, heroes: int, counters: dict[str, int]) -> int:
        """How much that is with so many heroes, as the tracks stand."""
        if self.party:
            return heroes
        if not self.track:
            return self.fixed[max(heroes, LEAST_HEROES) - LEAST_HEROES]
        return min(self.most, max(self.least, counters[self.track] * self.times + self.plus))


def place_word(where: Any) -> str:
    """A place as one word."""
    return where if isinstance(where, str) else "@" + ";".join([f"{x},{y}" for x, y in where])


class ProvisoFace:
    """Something that must be so."""

    def __init__(self, card: Any, numbers: dict[str, Any]) -> None:
        said: dict[str, Any] = {name: getattr(card, name) for name in card.__struct_fields__}
        self.kind: str = str(card.__struct_config__.tag)
        self.track: str = said.get("track", "")
        self.who: str = said.get("who", "")
        self.at: str = place_word(said.get("at", ""))
        self.near: str = said.get("near", "")
        self.within: int = said.get("within", 1)
        self.beside: str = said.get("beside", "")
        self.carrying: str = said.get("carrying", "")
        self.token: str = said.get("token", "")
        self.face: str = said.get("face", "")
        self.state: str = said.get("state", "")
        self.note: str = said.get("note", "")
        self.shows: str = said.get("shows", "")
        self.edge: str = said.get("edge", "")
        self.least: AmountFace | None = some_amount(said.get("least"), numbers)
        self.most: AmountFace | None = some_amount(said.get("most"), numbers)
        self.of: list[ProvisoFace] = [ProvisoFace(one, numbers) for one in said.get("of", [])]


def some_amount(card: Any, numbers: dict[str, Any]) -> AmountFace | None:
    """An amount, if there is one."""
    return None if card is None else AmountFace(card, numbers)


class Deed:
    """One thing that a quest does, with the parts that any deed has."""

    def __init__(self, path: str, card: Any, numbers: dict[str, Any]) -> None:
        said: dict[str, Any] = {name: getattr(card, name) for name in card.__struct_fields__}
        self.path: str = path
        self.do: str = str(card.__struct_config__.tag)
        self.line: str = said.get("line", "")
        self.track: str = said.get("track", "")
        self.amount: AmountFace = AmountFace(said.get("by", 0) if self.do in ("count", "health") else 0, numbers)
        self.by: str = said.get("by", "") if self.do in ("place", "put") else ""
        self.to: AmountFace | None = some_amount(said.get("to"), numbers) if self.do == "count" else None
        self.state: str = said.get("to", "") if self.do == "edge" else ""
        self.each: str = said.get("each", "")
        self.at: str = place_word(said.get("at", ""))
        self.near: str = said.get("near", "")
        self.within: int = said.get("within", 1)
        self.tokens: str = said.get("tokens", "")
        self.face: str = said.get("face", "")
        self.note: str = said.get("note", "")
        self.forget: bool = said.get("forget", False)
        self.side: str = said.get("side", "")
        self.group: str = said.get("group", "")
        self.groups: list[str] = list(said.get("groups", []))
        self.who: str = said.get("who", "")
        self.many: AmountFace | None = some_amount(said.get("many"), numbers)
        self.many_or_one: AmountFace = AmountFace(1, numbers) if self.many is None else self.many
        self.points: AmountFace = AmountFace(said.get("points", 0), numbers)
        self.along: str = said.get("along", "")
        self.steps: AmountFace = AmountFace(said.get("steps", 0), numbers)
        self.token: str = said.get("token", "")
        self.back: bool = said.get("back", False)
        self.edge: str = said.get("edge", "")
        self.damage: AmountFace = AmountFace(said.get("damage", 0), numbers)
        self.fatigue: AmountFace = AmountFace(said.get("fatigue", 0), numbers)
        self.condition: str = said.get("condition", "")
        self.attributes: list[str] = list(said.get("attribute", []))
        self.die: str = said.get("die", "")
        self.most: AmountFace = AmountFace(said.get("most", 0), numbers)
        self.what: str = said.get("what", "")
        self.lasting: AmountFace = AmountFace(said.get("amount", 0), numbers)
        self.until: str = said.get("until", "")
        self.provided: list[ProvisoFace] = provisos(said.get("provided", []), numbers)
        self.passes: list[str] = read_deeds(f"{path}.passes", said.get("passes", []), numbers)
        self.fails: list[str] = read_deeds(f"{path}.fails", said.get("fails", []), numbers)
        self.then: list[str] = read_deeds(f"{path}.then", said.get("then", []), numbers)
        self.otherwise: list[str] = read_deeds(f"{path}.otherwise", said.get("otherwise", []), numbers)


DEEDS: Final[dict[str, Deed]] = {}
CLOCK_DEED: Final = f"{DEED_MARK}{CLOCK}"


def read_deeds(path: str, cards: Any, numbers: dict[str, Any]) -> list[str]:
    """The paths of a list of deeds, each laid out under its own."""
    found: list[str] = []
    for at, card in enumerate(cards):
        deed = Deed(f"{path}.{at}", card, numbers)
        DEEDS[deed.path] = deed
        found.append(deed.path)
        if deed.do == "test":
            alone = Deed(deed.path, card, numbers)
            alone.who = "actor"
            DEEDS[f"{deed.path}.alone"] = alone
    return found


def provisos(cards: Any, numbers: dict[str, Any]) -> list[ProvisoFace]:
    """What must be so, laid flat."""
    return [ProvisoFace(card, numbers) for card in cards]


class GroupFace:
    """A monster group, a lieutenant, or an open group."""

    def __init__(self, card: Any, numbers: dict[str, Any]) -> None:
        self.id: str = card.id
        self.kind: str = card.kind
        self.traits: list[str] = list(card.traits)
        self.at: str = place_word(card.at)
        self.leader: str = card.leader
        self.bonus: AmountFace = AmountFace(card.bonus, numbers)
        self.leader_bonus: AmountFace = AmountFace(card.leader_bonus, numbers)
        self.minions: AmountFace | None = some_amount(card.minions, numbers)
        self.masters: AmountFace | None = some_amount(card.masters, numbers)
        self.asleep: bool = card.asleep
        self.later: bool = card.later
        self.single: bool = card.kind in CARDS.lieutenants


class AllyFace:
    """Somebody on the heroes' side, at so many spaces."""

    def __init__(self, card: Any, numbers: dict[str, Any]) -> None:
        self.id: str = card.id
        self.kind: str = card.kind
        self.cells: list[tuple[int, int]] = [(x, y) for x, y in card.at]
        self.many: AmountFace = AmountFace(len(card.at) if card.many is None else card.many, numbers)
        self.bonus: AmountFace = AmountFace(card.bonus, numbers)
        self.turns: bool = card.turns
        self.later: bool = card.later


class TokenFace:
    """Objective tokens of one kind."""

    def __init__(self, card: Any, numbers: dict[str, Any]) -> None:
        self.kind: str = card.kind
        self.cells: list[tuple[int, int]] = [(x, y) for x, y in card.at]
        self.many: AmountFace = AmountFace(len(card.at) if card.many is None else card.many, numbers)
        self.face: str = card.face
        self.hidden: list[str] = list(card.hidden)
        self.hidden_many: list[AmountFace] = [AmountFace(many, numbers) for many in card.hidden.values()]
        self.carry: list[str] = list(card.carry)
        self.needs_face: str = card.needs_face
        self.supply: AmountFace = AmountFace(card.supply, numbers)


class TrackFace:
    """Something the quest counts."""

    def __init__(self, card: Any, numbers: dict[str, Any]) -> None:
        self.id: str = card.id
        self.side: str = card.side
        self.start: AmountFace = AmountFace(card.start, numbers)
        self.goal: AmountFace | None = some_amount(card.goal, numbers)
        self.first: str = card.first
        self.shown: bool = card.shown


class ExitFace:
    """Where some may leave the map."""

    def __init__(self, path: str, card: Any, numbers: dict[str, Any]) -> None:
        self.rule: str = card.rule
        self.who: str = card.who
        self.at: str = place_word(card.at)
        self.carrying: str = card.carrying
        self.face: str = card.face
        self.provided: list[ProvisoFace] = provisos(card.provided, numbers)
        self.do: list[str] = read_deeds(f"{path}.do", card.do, numbers)


class ActionFace:
    """A special action."""

    def __init__(self, path: str, card: Any, numbers: dict[str, Any]) -> None:
        self.id: str = card.id
        self.rule: str = card.rule
        self.who: str = card.who
        self.token: str = card.token
        self.any_face: bool = card.face is None
        self.face: str = card.face or ""
        self.edges: list[str] = list(card.edges)
        self.figure: str = card.figure
        self.at: str = place_word(card.at)
        self.carrying: str = card.carrying
        self.once: str = card.once
        self.mark: str = f"act:{card.shares or card.id}"
        self.only_sealed: bool = card.only_sealed
        self.provided: list[ProvisoFace] = provisos(card.provided, numbers)
        self.do: list[str] = read_deeds(f"{path}.do", card.do, numbers)


class TriggerFace:
    """When something happens, and what follows."""

    def __init__(self, path: str, card: Any, numbers: dict[str, Any]) -> None:
        self.path: str = path
        self.rule: str = card.rule
        self.when: str = card.when
        self.who: str = card.who
        self.token: str = card.token
        self.edge: str = card.edge
        self.at: str = place_word(card.at)
        self.once: bool = card.once
        self.provided: list[ProvisoFace] = provisos(card.provided, numbers)
        self.do: list[str] = read_deeds(f"{path}.do", card.do, numbers)


class BarFace:
    """Spaces that some may not enter."""

    def __init__(self, card: Any, numbers: dict[str, Any]) -> None:
        self.rule: str = card.rule
        self.who: str = card.who
        self.at: str = place_word(card.at)
        self.token: str = card.token
        self.face: str = card.face
        self.provided: list[ProvisoFace] = provisos(card.provided, numbers)


class GoalFace:
    """How a side wins."""

    def __init__(self, card: Any, numbers: dict[str, Any]) -> None:
        self.side: str = card.side
        self.provided: list[ProvisoFace] = provisos(card.provided, numbers)


class EncounterSheet:
    """One encounter."""

    def __init__(self, card: Any) -> None:
        numbers: dict[str, Any] = card.numbers
        id = f"{DEED_MARK}{card.id}"
        self.id: str = card.id
        self.quest: str = card.quest
        self.number: int = card.number
        self.areas: dict[str, list[Any]] = {name: list(parts) for name, parts in card.areas.items()}
        self.numbers: dict[str, AmountFace] = {name: AmountFace(name, numbers) for name in numbers}
        self.start: str = place_word(card.start)
        self.groups: list[GroupFace] = [GroupFace(one, numbers) for one in card.group]
        self.group_places: dict[str, int] = {one.id: at for at, one in enumerate(card.group)}
        self.allies: list[AllyFace] = [AllyFace(one, numbers) for one in card.ally]
        self.still: list[str] = [one.id for one in card.ally if not one.turns]
        self.tokens: list[TokenFace] = [TokenFace(one, numbers) for one in card.token]
        self.token_kinds: dict[str, TokenFace] = {one.kind: one for one in self.tokens}
        self.search_cells: list[tuple[int, int]] = [] if card.search is None else [(x, y) for x, y in card.search.at]
        self.search_many: list[int] = [0, 0, 0] if card.search is None else list(card.search.many)
        self.star: bool = card.search is not None and card.search.star
        self.star_cells: int = 0 if card.search is None else len(card.search.at) - card.search.plain
        self.tracks: list[TrackFace] = [TrackFace(one, numbers) for one in card.track]
        self.goals_of: dict[str, AmountFace] = {one.id: one.goal for one in self.tracks if one.goal is not None}
        self.exits: list[ExitFace] = [ExitFace(f"{id}.exit.{at}", one, numbers) for at, one in enumerate(card.exit)]
        self.actions: list[ActionFace] = [ActionFace(f"{id}.action.{one.id}", one, numbers) for one in card.action]
        self.by_action: dict[str, ActionFace] = {one.id: one for one in self.actions}
        self.triggers: dict[str, list[TriggerFace]] = {}
        for at, one in enumerate(card.trigger):
            face = TriggerFace(f"{id}.trigger.{at}", one, numbers)
            self.triggers.setdefault(face.when, []).append(face)
        self.bars: list[BarFace] = [BarFace(one, numbers) for one in card.bar]
        self.sealed: list[str] = [edge for one in card.seal for edge in one.edges]
        self.goals: list[GoalFace] = [GoalFace(one, numbers) for one in card.goal]
        self.rounds: AmountFace = AmountFace(card.clock.rounds, numbers)
        self.clock_side: str = card.clock.wins
        self.clock_unless: list[ProvisoFace] = provisos(card.clock.unless, numbers)
        self.clock_deeds: list[str] = [*read_deeds(f"{id}.clock.do", card.clock.do, numbers), CLOCK_DEED]
        self.carries: list[str] = list(card.carries)
        self.places: dict[str, list[int]] = {}

    def spaces(self, place: str) -> list[int]:
        """The spaces of a place, in the order an area lists them; looked up once."""
        found = self.places.get(place)
        if found is None:
            found = self.look_up(place)
            self.places[place] = found
        return found

    def look_up(self, place: str) -> list[int]:
        """The spaces of an area, of all tiles of one id, or those written out."""
        layout = layout_for(self.quest, self.number, "")
        if place.startswith("@"):
            cells = [cell.split(",") for cell in place[1:].split(";") if cell]
            return [layout.at(int(x), int(y)) for x, y in cells]
        if place in self.areas:
            return [space for part in self.areas[place] for space in self.look_up(part_word(part))]
        names = [f"{place}_A", f"{place}_B"] if place in ("entrance", "exit") else [place]
        return [space for space in range(layout.count) if layout.tiles[layout.tile_of[space]] in names]


def part_word(part: Any) -> str:
    """A part of an area: a tile or another area by its name, or one space."""
    return part if isinstance(part, str) else f"@{part[0]},{part[1]}"


def lay_out() -> dict[str, list[EncounterSheet]]:
    """The encounters of every quest, in order."""
    found: dict[str, list[EncounterSheet]] = {}
    for id in sorted(CARDS.encounters):
        card = CARDS.encounters[id]
        found.setdefault(card.quest, []).append(EncounterSheet(card))
    return found


SHEETS: Final[dict[str, list[EncounterSheet]]] = lay_out()
