"""The judge of quests: what is wrong with an encounter, with file, line and reason.

It looks at what no shape can refuse: that the map composes and everything on it can be reached, that names lead
somewhere, that both sides can win, that a clock ends it, that what it says has words in every language. A user's pack
is judged whenever it is read (`undercroft content descent --check DIR`), the box by its tests.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

from msgspec import Struct

from undercroft.engine.errors import BadContent
from undercroft.games.descent import quest_cards as shapes
from undercroft.games.descent.quest_cards import EncounterCard, Quest, Reckoning
from undercroft.games.descent.rules.layout import ELEVATION, OBSTACLE, WALL, Layout, compose, loose_joints

if TYPE_CHECKING:
    from undercroft.games.descent.catalogue import Catalogue

HOME: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "fr")
HEROES_WON: Final = "heroes_won"  # what the second encounter always knows of the first
BEARER_OF: Final = "bearer_of:"
SIZES: Final = (2, 3, 4)
MOST_HEROES: Final = 4
LONGEST: Final = 20  # rounds that anybody would sit through
SPECIAL_PLACES: Final = ("", "here", "beyond")
ENDS: Final = ("entrance", "exit")
ROADLESS: Final = ("introduction", "interlude", "finale", "bonus")


@dataclass(frozen=True)
class Fault:
    """What is wrong, and where."""

    file: str
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.reason}"


def judge(cards: Catalogue, ids: list[str] | None = None) -> None:
    """Refuse encounters with faults: those of these ids, or all."""
    found = [fault for id in ids or list(cards.encounters) for fault in faults_of(cards, id)]
    if found:
        raise BadContent("; ".join(str(fault) for fault in found))


def judge_packs(cards: Catalogue) -> None:
    """Refuse encounters with faults in the user's packs."""
    ids = [id for id in cards.encounters if not box_file(id).is_file()]
    if ids:
        judge(cards, ids)


def faults_of(cards: Catalogue, id: str) -> list[Fault]:
    """Everything that is wrong with an encounter, in the order of its file."""
    source = source_of(cards, id)
    check = EncounterCheck(cards, cards.encounters[id], said_in(cards))
    found = [Fault(source.name, source.line(part, word), reason) for part, word, reason in check.faults()]
    return sorted(found, key=lambda fault: fault.line)


# -- where it stands -------------------------------------------------------------------------------------


class QuestFile:
    """The file of an encounter, and where in it something stands."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.splitlines()

    def line(self, part: str, word: str) -> int:
        """The line of a word: in a part of the encounter (`trigger.2`), or anywhere."""
        start, end = self.block(part)
        for at in range(start, end):
            if word and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", self.lines[at]):
                return at + 1
        return start + 1

    def block(self, part: str) -> tuple[int, int]:
        """The lines of a part: from its heading to the next one."""
        kind, _, number = part.partition(".")
        heads = [
            at for at, line in enumerate(self.lines) if line.strip() in (f"[[encounter.{kind}]]", f"[encounter.{kind}]")
        ]
        if not part or not heads:
            return self.whole(part)
        start = heads[min(int(number or 0), len(heads) - 1)]
        later = [at for at in range(start + 1, len(self.lines)) if self.lines[at].startswith("[")]
        return start, later[0] if later else len(self.lines)

    def whole(self, part: str) -> tuple[int, int]:
        """The whole encounter, from the line that names the part, if one does."""
        for at, line in enumerate(self.lines):
            if part and line.startswith(f"{part.partition('.')[0]} = "):
                return at, len(self.lines)
        starts = [at for at, line in enumerate(self.lines) if line.strip() == "[[encounter]]"]
        return starts[0] if starts else 0, len(self.lines)


def box_file(id: str) -> Path:
    """Where the box has an encounter."""
    return HOME / "content" / f"quest_{id}.toml"


def source_of(cards: Catalogue, id: str) -> QuestFile:
    """The file that holds an encounter."""
    path = box_file(id)
    if path.is_file():
        return QuestFile(path.name, path.read_text(encoding="utf-8"))
    card = cards.encounters[id]
    for pack in cards.packs:
        for file in sorted(pack.folder.glob("*.toml")):
            text = file.read_text(encoding="utf-8")
            if f'quest = "{card.quest}"' in text and f"number = {card.number}" in text:
                return QuestFile(file.name, text)
    return QuestFile(f"{id}.toml", "")


def said_in(cards: Catalogue) -> dict[str, set[str]]:
    """The messages of each language, with their attributes: of the game and of the user's packs."""
    folders = [HOME / "text", *[pack.folder for pack in cards.packs]]
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        names: set[str] = set()
        for file in [file for folder in folders for file in sorted(folder.glob(f"*.{lang}.ftl"))]:
            name = ""
            for line in file.read_text(encoding="utf-8").splitlines():
                if match := re.match(r"([A-Za-z][\w-]*) =", line):
                    name = match[1]
                    names.add(name)
                elif match := re.match(r"\s+\.([\w-]+) =", line):
                    names.add(f"{name}.{match[1]}")
        found[lang] = names
    return found


# -- what it says ----------------------------------------------------------------------------------------


def inside(card: Any) -> Iterator[Any]:
    """A shape and every shape inside it."""
    if isinstance(card, list):
        for one in card:
            yield from inside(one)
    elif isinstance(card, Struct):
        yield card
        for name in card.__struct_fields__:
            yield from inside(getattr(card, name))


PARTS: Final = ("group", "ally", "token", "track", "exit", "action", "trigger", "bar", "seal", "goal")
Found = tuple[str, str, str]  # the part of the file, the word in question, the reason


class EncounterCheck:
    """One encounter, looked at from all sides."""

    def __init__(self, cards: Catalogue, card: EncounterCard, said: dict[str, set[str]]) -> None:
        self.cards = cards
        self.card = card
        self.said = said
        self.quest: Quest | None = cards.quests.get(card.quest)
        self.tracks = {track.id: track for track in card.track}
        self.tokens = {token.kind: token for token in card.token}
        self.edges = {edge.id for edge in card.edge}
        self.people = {group.id for group in card.group} | {ally.id for ally in card.ally}
        self.people |= {group.leader for group in card.group if group.leader}
        self.tiles = {laid.tile for laid in card.laid}
        self.layout: Layout | None = None

    def faults(self) -> Iterator[Found]:
        """Everything that is wrong, chapter by chapter; without a map there is no more to say."""
        yield from self.belongs()
        yield from self.map_faults()
        if self.layout is not None:
            for chapter in (
                self.places, self.reached, self.groups, self.laid_tokens, self.search, self.names, self.tracking,
                self.winning, self.wording,
            ):  # fmt: skip
                yield from chapter()

    def parts(self) -> Iterator[tuple[str, Any]]:
        """Every part of the file with its name; all parts inside one belong to it."""
        for kind in PARTS:
            for number, part in enumerate(getattr(self.card, kind)):
                yield f"{kind}.{number}", part
        yield "clock", self.card.clock

    def shapes(self) -> Iterator[tuple[str, Any]]:
        """Every shape in every part."""
        for name, part in self.parts():
            for shape in inside(part):
                yield name, shape

    # -- frame -------------------------------------------------------------------------------------------

    def belongs(self) -> Iterator[Found]:
        """It is one of its quest's encounters, and the second one gets what the first leaves."""
        card = self.card
        if self.quest is None:
            yield "", card.quest, f"there is no quest called {card.quest}"
            return
        if not 1 <= card.number <= self.quest.encounters:
            yield "number", str(card.number), f"{card.quest} has {self.quest.encounters} encounters"
        if self.quest.role in ROADLESS and self.quest.travel:
            yield "", card.quest, f"{card.quest}: no road leads to one of its kind (D2-RULING-62)"
        before = self.cards.encounters.get(f"{card.quest}_{card.number - 1}")
        for number, track in enumerate(card.track):
            if track.first and track.first != HEROES_WON and (before is None or track.first not in before.carries):
                yield f"track.{number}", track.first, f"no encounter before it leaves {track.first}"
        for name in card.carries:
            if name not in self.tracks:
                yield "carries", name, f"there is no track called {name} to carry over"

    # -- map ---------------------------------------------------------------------------------------------

    def map_faults(self) -> Iterator[Found]:
        """The tiles compose without a gap, each once."""
        card = self.card
        numbers = [tile[:-1] for tile in [laid.tile for laid in card.laid] if tile[:-1].isdigit()]
        for number in sorted({one for one in numbers if numbers.count(one) > 1}):
            yield "laid", number, f"there is only one tile {number}"
        try:
            self.layout = compose(self.cards.tiles, card.laid, card.edge, card.terrain)
            for joint in loose_joints(self.cards.tiles, card.laid):
                yield "laid", joint.partition(" ")[0], f"a joint of {joint} leads nowhere: close it with an end cap"
        except BadContent as fault:
            yield "laid", "", str(fault)

    def places(self) -> Iterator[Found]:
        """Every place is a tile that lies there, an area, or spaces of the map."""
        for name, parts in self.card.areas.items():
            if name in self.tiles or name in ENDS:
                yield "areas", name, f"{name} is a tile: an area needs a name of its own"
            for part in parts:
                yield from self.place_faults("areas", part if isinstance(part, str) else [part])
        yield from self.place_faults("start", self.card.start)
        free = [space for space in self.spaces(self.card.start) if self.map.terrain[space] != OBSTACLE]
        if len(free) < MOST_HEROES:
            yield "start", "", f"there is room for {len(free)} heroes where they start, and there may be {MOST_HEROES}"
        for name, shape in self.shapes():
            for place in [getattr(shape, field, "") for field in ("at", "along")]:
                if place not in SPECIAL_PLACES:
                    yield from self.place_faults(name, place)
        if self.card.search is not None:
            yield from self.place_faults("search", self.card.search.at)

    @property
    def map(self) -> Layout:
        """The composed map."""
        assert self.layout is not None
        return self.layout

    def place_faults(self, part: str, place: Any) -> Iterator[Found]:
        """A place that is nowhere."""
        if isinstance(place, str):
            known = place in self.card.areas or place in self.tiles
            if not known and not (place in ENDS and self.spaces(place)):
                yield part, place, f"there is no tile or area called {place}"
            return
        for x, y in place:
            if self.map.at(x, y) < 0:
                yield part, f"[{x}, {y}]", f"there is no space at {x}, {y}"

    def spaces(self, place: Any) -> list[int]:
        """The spaces of a place."""
        if not isinstance(place, str):
            return [self.map.at(x, y) for x, y in place]
        if place in self.card.areas:
            parts = self.card.areas[place]
            return [space for part in parts for space in self.spaces(part if isinstance(part, str) else [part])]
        names = [f"{place}_A", f"{place}_B"] if place in ENDS else [place]
        return [space for space in range(self.map.count) if self.map.tiles[self.map.tile_of[space]] in names]

    def reached(self) -> Iterator[Found]:
        """Where heroes start, everything that matters can be walked to, once all doors are open."""
        known = self.walked(self.spaces(self.card.start))
        wanted: list[tuple[str, Any]] = [("search", self.card.search.at)] if self.card.search else []
        wanted += [(f"group.{number}", group.at) for number, group in enumerate(self.card.group) if group.at]
        wanted += [(f"token.{number}", token.at) for number, token in enumerate(self.card.token)]
        wanted += [(f"ally.{number}", ally.at) for number, ally in enumerate(self.card.ally)]
        wanted += [(f"exit.{number}", way.at) for number, way in enumerate(self.card.exit)]
        for part, place in wanted:
            for space in self.spaces(place):
                if space >= 0 and space not in known and self.map.terrain[space] != OBSTACLE:
                    yield part, "", f"{self.map.name(space)} cannot be reached from where the heroes start"
                    break

    def walked(self, start: list[int]) -> set[int]:
        """The spaces one can come to, side by side, with all doors open; ancient walls stay."""
        layout = self.map
        found = {space for space in start if space >= 0}
        ways = list(found)
        for space in ways:
            for side in range(4):
                at = 4 * space + side
                other, edge = layout.across[at], layout.edge_at[at]
                shut = layout.border[at] in (WALL, ELEVATION) or (
                    edge >= 0 and layout.edges[edge].kind == "ancient_wall"
                )
                if other >= 0 and not shut and other not in found and layout.terrain[other] != OBSTACLE:
                    found.add(other)
                    ways.append(other)
        return found

    # -- who and what is there ---------------------------------------------------------------------------

    def groups(self) -> Iterator[Found]:
        """Groups are of a kind or open, have a place or come later; allies are somebody."""
        brought = {shape.who for _, shape in self.shapes() if isinstance(shape, shapes.Arrive)}
        woken = {shape.group for _, shape in self.shapes() if isinstance(shape, shapes.Wake)}
        for number, group in enumerate(self.card.group):
            part = f"group.{number}"
            if bool(group.kind) == bool(group.traits):
                yield part, group.id, f"{group.id} is of one kind, or open to those with some traits"
            if group.kind and group.kind not in self.cards.monsters and group.kind not in self.cards.lieutenants:
                yield part, group.kind, f"there is no monster or lieutenant called {group.kind}"
            if group.traits and not self.fitting(group.traits):
                yield part, "traits", f"no monster has any of the traits of {group.id}"
            if not group.at and not group.later:
                yield part, group.id, f"{group.id} has no place, and does not come later"
            if group.later and group.id not in brought:
                yield part, "later", f"nothing brings {group.id}"
        for number, ally in enumerate(self.card.ally):
            part = f"ally.{number}"
            if ally.kind not in self.cards.allies:
                yield part, ally.kind, f"there is no ally called {ally.kind}"
            if ally.later and ally.id not in brought:
                yield part, "later", f"nothing brings {ally.id}"
            if not ally.later and ally.many is not None and self.most(ally.many) > len(ally.at):
                yield part, "many", f"{ally.id}: there are more of them than spaces for them"
        for name in sorted(woken - {group.id for group in self.card.group}):
            yield "", name, f"there is no group called {name} to wake"
        names = [group.id for group in self.card.group] + [ally.id for ally in self.card.ally]
        for name in sorted({name for name in names if names.count(name) > 1 or name in get_args(shapes.Whom)}):
            yield "", name, f"{name} means two things"

    def fitting(self, traits: list[Any]) -> list[str]:
        """The kinds that share a trait."""
        return [id for id, monster in self.cards.monsters.items() if set(traits) & set(monster.traits)]

    def most(self, amount: Any) -> int:
        """The largest an amount is, as far as that is known beforehand."""
        if isinstance(amount, str):
            amount = MOST_HEROES if amount == "party" else self.card.numbers.get(amount, 0)
        return 0 if isinstance(amount, Reckoning) else amount if isinstance(amount, int) else max(amount)

    def amount(self, amount: Any, heroes: int) -> int:
        """An amount with so many heroes."""
        if isinstance(amount, str):
            amount = heroes if amount == "party" else self.card.numbers.get(amount, 0)
        return 0 if isinstance(amount, Reckoning) else amount if isinstance(amount, int) else amount[heroes - 2]

    def laid_tokens(self) -> Iterator[Found]:
        """Tokens have spaces, and as many of them as they hide things."""
        for number, token in enumerate(self.card.token):
            part = f"token.{number}"
            if not token.at and not token.supply:
                yield part, token.kind, f"{token.kind} lies nowhere, and none is in the supply"
            many = len(token.at) if token.many is None else self.most(token.many)
            if many > len(token.at):
                yield part, "many", f"{token.kind}: there are more of them than spaces for them"
            for heroes in SIZES if token.hidden else ():
                hidden = sum(self.amount(one, heroes) for one in token.hidden.values())
                laid = len(token.at) if token.many is None else self.amount(token.many, heroes)
                if hidden != laid:
                    yield (
                        part,
                        "hidden",
                        f"{token.kind}: {laid} lie there with {heroes} heroes, and {hidden} things are hidden",
                    )
            if token.hidden and token.face:
                yield part, "face", f"{token.kind} hides something, and lies face up"
            if token.needs_face and token.needs_face not in self.faces(token.kind):
                yield part, token.needs_face, f"{token.kind} never shows {token.needs_face}"

    def faces(self, kind: str) -> set[str]:
        """What a token may show: at first, turned over, or turned to."""
        token = self.tokens[kind]
        found = {token.face, *token.hidden} - {""}
        for _, part in self.parts():
            own = getattr(part, "token", "")
            for shape in inside(part):
                if isinstance(shape, shapes.TurnToken) and shape.face and kind in (shape.token, own):
                    found.add(shape.face)
        return found

    def search(self) -> Iterator[Found]:
        """There are spaces for the search tokens; what is found under the unique one is said."""
        plan = self.card.search
        stars = [part for part, shape in self.parts() if getattr(shape, "when", "") == "star_searched"]
        if plan is None:
            if stars:
                yield stars[0], "star_searched", "there are no search tokens"
            return
        if max(plan.many) > len(plan.at):
            yield "search", "many", f"{max(plan.many)} search tokens have {len(plan.at)} spaces"
        if plan.star and min(plan.many) <= plan.plain:
            yield "search", "plain", "with two heroes none of the search tokens can be the unique one"
        if plan.star and not stars:
            yield "search", "star", "nothing says what the unique search token is (D2-SEARCH-02)"
        if stars and not plan.star:
            yield stars[0], "star_searched", "no search token is unique"

    # -- names -------------------------------------------------------------------------------------------

    def names(self) -> Iterator[Found]:
        """Every name that is used leads somewhere."""
        noted = {shape.note for _, shape in self.shapes() if isinstance(shape, shapes.Note) and not shape.forget}
        for part, shape in self.shapes():
            yield from self.who_faults(part, shape)
            yield from self.amount_faults(part, shape)
            yield from self.thing_faults(part, shape)
            if isinstance(shape, shapes.IsNoted) and shape.note not in noted:
                yield part, shape.note, f"nothing ever notes {shape.note}"
        for part, shape in self.parts():
            rule = getattr(shape, "rule", None)
            if rule is not None and rule not in self.card.rules:
                yield part, rule, f"{rule} is none of the special rules of this encounter"
        ids = [action.id for action in self.card.action]
        for id in sorted({id for id in ids if ids.count(id) > 1}):
            yield "action", id, f"two actions are called {id}"

    def who_faults(self, part: str, shape: Any) -> Iterator[Found]:
        """A word that means nobody."""
        fields = ("who", "near", "each", "figure")
        words = [getattr(shape, field, "") for field in fields] + list(getattr(shape, "carry", []))
        for word in [one for words_of in words if isinstance(words_of, str) for one in words_of.split("|") if one]:
            if word.startswith(BEARER_OF):
                if word.removeprefix(BEARER_OF) not in self.tokens:
                    yield part, word, f"there is no token called {word.removeprefix(BEARER_OF)}"
            elif word not in get_args(shapes.Whom) and word not in self.people:
                yield part, word, f"{word} means nobody here"

    def amount_faults(self, part: str, shape: Any) -> Iterator[Found]:
        """An amount by a name that nothing has."""
        for field in shape.__struct_fields__:
            value = getattr(shape, field)
            values = list(value.values()) if isinstance(value, dict) else [value]
            for one in values:
                if isinstance(one, Reckoning) and one.track not in self.tracks:
                    yield part, one.track, f"there is no track called {one.track}"
                elif isinstance(one, str) and field in AMOUNTS and (type(shape), field) not in WORDS:
                    if one not in self.tracks and one not in self.card.numbers and one != "party":
                        yield part, one, f"there is no number or track called {one}"

    def thing_faults(self, part: str, shape: Any) -> Iterator[Found]:
        """A token, track, door or face that does not exist."""
        track = getattr(shape, "track", "")
        if track and track not in self.tracks:
            yield part, track, f"there is no track called {track}"
        if isinstance(shape, shapes.TrackStands) and shape.least is None and shape.most is None:
            if track in self.tracks and self.tracks[track].goal is None:
                yield part, track, f"{track} has no goal to reach"
        for kind in [getattr(shape, field, "") for field in ("token", "tokens", "carrying", "beside")]:
            if kind and kind not in ("this", "carried") and kind not in self.tokens:
                yield part, kind, f"there is no token called {kind}"
        for edge in [*getattr(shape, "edges", []), getattr(shape, "edge", "")]:
            if edge and edge != "this" and edge not in self.edges:
                yield part, edge, f"there is no door called {edge}"
        for group in getattr(shape, "groups", []):
            if group not in {one.id for one in self.card.group}:
                yield part, group, f"there is no group called {group}"
        kind = getattr(shape, "token", "") or getattr(shape, "carrying", "")
        face = getattr(shape, "face", "")
        if face and kind in self.tokens and not isinstance(shape, shapes.TokenPlan | shapes.TurnToken):
            if face not in self.faces(kind):
                yield part, face, f"{kind} never shows {face}"

    # -- goals -------------------------------------------------------------------------------------------

    def tracking(self) -> Iterator[Found]:
        """What a goal asks of a track, some deed counts."""
        counted = {shape.track for _, shape in self.shapes() if isinstance(shape, shapes.Count)}
        for number, goal in enumerate(self.card.goal):
            for shape in inside(goal):
                if isinstance(shape, shapes.TrackStands) and shape.track not in counted:
                    yield f"goal.{number}", shape.track, f"nothing ever counts {shape.track}"

    def winning(self) -> Iterator[Found]:
        """Both sides can win, and a clock says who does if nobody has."""
        clock = self.card.clock
        sides = {goal.side for goal in self.card.goal} | {clock.wins}
        sides |= {shape.side for _, shape in self.shapes() if isinstance(shape, shapes.Win)}
        if clock.unless:
            sides |= set(get_args(shapes.QuestSide))
        for side in sorted(set(get_args(shapes.QuestSide)) - sides):
            yield "goal", side, f"the {side} cannot win"
        if self.amount(clock.rounds, SIZES[0]) < 1 or self.most(clock.rounds) > LONGEST:
            yield "clock", "rounds", f"a clock has between 1 and {LONGEST} rounds"

    # -- words -------------------------------------------------------------------------------------------

    def wording(self) -> Iterator[Found]:
        """Everything that players read is there in every language."""
        for lang, said in self.said.items():
            for name in messages_of(self.card):
                if name not in said:
                    yield "", "", f"there are no words for {name} in {lang}"


AMOUNTS: Final = (
    "least", "most", "by", "to", "many", "points", "steps", "damage", "fatigue", "amount", "bonus", "leader_bonus",
    "minions", "masters", "supply", "start", "goal", "rounds", "hidden",
)  # fmt: skip
# The same names where they are words of the language.
WORDS: Final = {
    (shapes.SetFigure, "by"),
    (shapes.PutToken, "by"),
    (shapes.EdgeDeed, "to"),
}


def messages_of(card: EncounterCard) -> list[str]:
    """The messages that an encounter needs, its quest's among them."""
    about = f"{card.quest}-{card.number}"
    found = [f"quest-{card.quest}", f"quest-{card.quest}.story", f"encounter-{about}"]
    found += [f"encounter-{about}.{part}" for part in ("story", "heroes", "overlord", "clock")]
    found += [f"rule-{about}-{rule}" for rule in card.rules]
    found += [f"track-{about}-{track.id}" for track in card.track]
    found += [f"objective-{token.kind}{form}" for token in card.token for form in ("", ".the")]
    found += [f"leader-{group.leader}{form}" for group in card.group if group.leader for form in ("", ".the")]
    found += [f"interact-{action.id}" for action in card.action]
    for shape in inside([card.exit, card.action, card.trigger, card.clock]):
        if isinstance(shape, shapes.Tell):
            found.append(f"line-{about}-{shape.line}")
        if isinstance(shape, shapes.TurnToken) and shape.face:
            found.append(f"face-{shape.face}")
    for token in card.token:
        found += [f"face-{face}" for face in [token.face, *token.hidden] if face]
    return list(dict.fromkeys(found))
