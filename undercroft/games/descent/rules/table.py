"""What the rules ask of the table again and again: who is there, where, on which side, with which figures."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.grid import Grid, grid_of
from undercroft.games.descent.rules.hero_cards import cards_before
from undercroft.games.descent.rules.layout import Layout
from undercroft.games.descent.rules.maps import layout_for, quest_act
from undercroft.games.descent.rules.sheets import (
    ATTRIBUTES,
    FACES,
    HEROES,
    ITEMS,
    MONSTER_LIMITS,
    OTHERS,
    STAMINA,
    CardFace,
    FigureFace,
    PassiveFace,
)
from undercroft.games.descent.state import Attack, Encounter, Figure, Hero, Journey, Lasting, Token, Trial, Turn

HEROES_SIDE: Final = "heroes"
OVERLORDS_SIDE: Final = "overlord"
SEAT: Final[list[list[int]]] = [[seat] for seat in range(6)]
TAINT_HEALTH: Final = 2
MONKEY_SPEED: Final = 5
THIS_TURN: Final = "end:"  # an effect until the end of a figure's turn
NEXT_TURN: Final = "next:"  # until the end of the one after that

# -- what is under way -----------------------------------------------------------------------------------


def encounter_of(table: Journey) -> Encounter:
    """The encounter under way."""
    encounter = table.encounter
    assert encounter is not None
    return encounter


def layout_of(table: Journey) -> Layout:
    """The map of the encounter, with the secret room if one is laid beside it."""
    encounter = encounter_of(table)
    grid = LATEST.grid
    if grid is not None and LATEST.is_of(encounter):
        return grid.layout
    return layout_for(encounter.quest, encounter.number, encounter.room)


class LatestGrid:
    """The map asked for last: mostly it is asked for again."""

    def __init__(self) -> None:
        self.quest = ""
        self.number = 0
        self.room = ""
        self.grid: Grid | None = None

    def is_of(self, encounter: Encounter) -> bool:
        """Whether it is of this encounter, however its edges stand."""
        return self.quest == encounter.quest and self.number == encounter.number and self.room == encounter.room


LATEST: Final = LatestGrid()


def grid_now(table: Journey) -> Grid:
    """The map as it stands."""
    encounter = encounter_of(table)
    grid = LATEST.grid
    if grid is not None and grid.key == encounter.edges and LATEST.is_of(encounter):
        return grid
    grid = grid_of(layout_for(encounter.quest, encounter.number, encounter.room), encounter.edges)
    LATEST.quest = encounter.quest
    LATEST.number = encounter.number
    LATEST.room = encounter.room
    LATEST.grid = grid
    return grid


def turn_of(table: Journey) -> Turn | None:
    """The turn or activation under way; on the road there is none."""
    encounter = table.encounter
    return encounter.turns[-1] if encounter is not None and encounter.turns else None


def turn_now(table: Journey) -> Turn:
    """The same where there must be one."""
    return encounter_of(table).turns[-1]


def is_turn_of(table: Journey, figure: int) -> bool:
    """Whether this is the figure whose turn it is."""
    if table.encounter is None:
        return False
    turns = encounter_of(table).turns
    return bool(turns) and turns[-1].figure == figure


def attack_of(table: Journey) -> Attack:
    """The attack under way."""
    return encounter_of(table).attacks[-1]


def trial_of(table: Journey) -> Trial:
    """The test under way."""
    return table.trials[-1]


def act_of(table: Journey) -> int:
    """The act whose cards are in play (D2-CSET-02, D2-CAMP-PREP-03)."""
    return quest_act(table.quest)


def party_size(table: Journey) -> int:
    """The number of heroes that limits and quests go by: at least two (D2-RULING-09)."""
    return max(2, len(table.heroes))


def flag(table: Journey, name: str) -> str:
    """A switch of the profile."""
    return table.profile[name]


# -- who decides -----------------------------------------------------------------------------------------


def overlord_seat(table: Journey) -> int:
    """The overlord's seat: the last one (D2-SETUP-03)."""
    return table.seats - 1


def hero_seats(table: Journey) -> list[int]:
    """The seats of the heroes' players."""
    return list(range(table.seats - 1))


def seat_of(table: Journey, figure: int) -> int:
    """Who decides for a figure: its hero's player, or the overlord; allies are led by the hero who acts."""
    if figure < len(table.heroes):
        return table.heroes[figure].seat
    one = table.figures[figure]
    if one.owner >= 0:
        return table.heroes[one.owner].seat
    return 0 if one.rank == "ally" else overlord_seat(table)


def ask(
    table: Journey, figure: int, options: list[Action], ask: str, rules: tuple[str, ...], count: int = 0
) -> Decision:
    """A question to whoever decides for a figure; an ally's is put to all heroes' players."""
    seat = seat_of(table, figure)
    if figure >= len(table.heroes) and table.figures[figure].rank == "ally":
        return Decision(hero_seats(table), options, ask, rules=rules, about=figure, count=count)
    return Decision(SEAT[seat], options, ask, rules=rules, about=figure, count=count)


def ask_heroes(table: Journey, options: list[Action], ask: str, rules: tuple[str, ...], about: int = -1) -> Decision:
    """A question to the heroes' players together (D2-DP-23)."""
    return Decision(hero_seats(table), options, ask, rules=rules, about=about)


def ask_overlord(
    table: Journey, options: list[Action], ask: str, rules: tuple[str, ...], about: int = -1, count: int = 0
) -> Decision:
    """An open question to the overlord."""
    return Decision(SEAT[overlord_seat(table)], options, ask, rules=rules, about=about, count=count)


def ask_overlord_secretly(
    table: Journey, options: list[Action], ask: str, rules: tuple[str, ...], about: int = -1
) -> Decision:
    """A question about the overlord's hand: nobody else sees the answers, nor whether there was more than one."""
    return Decision(SEAT[overlord_seat(table)], options, ask, rules=rules, about=about, is_open=False, linger=True)


# -- who is there ----------------------------------------------------------------------------------------


def is_hero(table: Journey, figure: int) -> bool:
    """Whether this figure is a hero."""
    return 0 <= figure < len(table.heroes)


def counts_as_hero(table: Journey, figure: int) -> bool:
    """Whether this is a hero, or an ally who is treated as one (D2-CORE-124, D2-CORE-134)."""
    return figure < len(table.heroes) or table.figures[figure].rank == "ally"


def is_monster(table: Journey, figure: int) -> bool:
    """Whether this figure is the overlord's: a monster or a lieutenant."""
    return figure >= len(table.heroes) and is_overlords(table.figures[figure].rank)


def is_overlords(rank: str) -> bool:
    """Whether figures of this rank are the overlord's."""
    return rank == "minion" or rank == "master" or rank == "lieutenant"


def side_of(table: Journey, figure: int) -> str:
    """The side a figure stands on."""
    return OVERLORDS_SIDE if is_monster(table, figure) else HEROES_SIDE


def are_enemies(table: Journey, one: int, other: int) -> bool:
    """Whether two figures stand on different sides."""
    return is_monster(table, one) != is_monster(table, other)


def is_standing(table: Journey, figure: int) -> bool:
    """Whether a figure is on the map as a figure; a hero who is knocked out is a token (D2-KO-05).

    On the road, where there is no map, every hero who is not knocked out stands.
    """
    if not table.figures[figure].base and (table.encounter is not None or figure >= len(table.heroes)):
        return False
    return figure >= len(table.heroes) or not table.heroes[figure].knocked_out


def heroes_standing(table: Journey) -> list[int]:
    """The heroes on the map who are not knocked out."""
    return [hero for hero in range(len(table.heroes)) if is_standing(table, hero)]


def friends_standing(table: Journey) -> list[int]:
    """Heroes and allies on the map; familiars are neither."""
    return [one for one in range(len(table.figures)) if counts_as_hero(table, one) and is_standing(table, one)]


def monsters_standing(table: Journey) -> list[int]:
    """The overlord's figures on the map."""
    found: list[int] = []
    for one in range(len(table.heroes), len(table.figures)):
        figure = table.figures[one]
        if figure.base and is_overlords(figure.rank):
            found.append(one)
    return found


def enemies_of(table: Journey, figure: int) -> list[int]:
    """The figures on the map that stand on the other side."""
    if is_monster(table, figure):
        return [one for one in range(len(table.figures)) if not is_monster(table, one) and is_standing(table, one)]
    return monsters_standing(table)


def familiar_of(table: Journey, hero: int) -> int:
    """A hero's familiar on the map; -1: none."""
    for one in range(len(table.heroes), len(table.figures)):
        if table.figures[one].owner == hero and table.figures[one].rank == "familiar" and table.figures[one].base:
            return one
    return -1


def occupied(table: Journey) -> list[int]:
    """For every space the number of the figure on it plus one; 0 where nobody stands."""
    found = [0] * layout_of(table).count
    heroes = len(table.heroes)
    for at in range(len(table.figures)):
        figure = table.figures[at]
        if figure.base and (at >= heroes or not table.heroes[at].knocked_out):
            for space in figure.base:
                found[space] = at + 1
    return found


def standing_on(table: Journey, space: int) -> int:
    """Who stands on a space; -1: nobody."""
    for at in range(len(table.figures)):
        if covers(table.figures[at].base, space) and is_standing(table, at):
            return at
    return -1


def covers(base: list[int], space: int) -> bool:
    """Whether a space is one of a base (compiled, `in` would go by Python's own numbers)."""
    for part in base:
        if part == space:
            return True
    return False


def are_adjacent(table: Journey, one: int, other: int) -> bool:
    """Whether two figures stand next to each other (D2-RULING-10)."""
    near = grid_now(table).near
    theirs = table.figures[other].base
    for space in table.figures[one].base:
        for beside in near[space]:
            if covers(theirs, beside):
                return True
    return False


def is_beside(table: Journey, figure: int, space: int) -> bool:
    """Whether a figure stands on a space or next to it."""
    base = table.figures[figure].base
    if covers(base, space):
        return True
    for beside in grid_now(table).near[space]:
        if covers(base, beside):
            return True
    return False


def distance_between(table: Journey, one: int, other: int) -> int:
    """How far two figures are apart, from any space of one to any of the other; -1: no way (D2-CORE-13)."""
    grid = grid_now(table)
    least = -1
    for space in table.figures[one].base:
        for theirs in table.figures[other].base:
            apart = grid.distance(space, theirs)
            if apart >= 0 and (least < 0 or apart < least):
                least = apart
    return least


def is_within(table: Journey, one: int, other: int, most: int) -> bool:
    """Whether a figure is within so many spaces of another; no line of sight is asked for (D2-CORE-131)."""
    grid = grid_now(table)
    for space in table.figures[one].base:
        for theirs in table.figures[other].base:
            if not grid.is_further(space, theirs, most) and 0 <= grid.distance(space, theirs) <= most:
                return True
    return False


def in_sight(table: Journey, one: int, other: int) -> bool:
    """Whether one figure sees another, from any of its spaces to any of theirs (D2-CORE-36)."""
    blocked = occupied(table)
    grid = grid_now(table)
    for space in table.figures[one].base:
        for theirs in table.figures[other].base:
            if grid.sees(space, theirs, blocked):
                return True
    return False


# -- cards and figures -----------------------------------------------------------------------------------


class KnownFace:
    """The printed figures of somebody, as they were last looked up for a place among the figures."""

    def __init__(self, kind: str, rank: str, quest: str, heroes: int, face: FigureFace) -> None:
        self.kind = kind
        self.rank = rank
        self.quest = quest
        self.heroes = heroes
        self.face = face


KNOWN_FACES: Final[list[KnownFace | None]] = []


def face_of(table: Journey, figure: int) -> FigureFace:
    """The printed figures of somebody on the map, in this act, for this party (D2-CORE-66)."""
    one = table.figures[figure]
    heroes = len(table.heroes)
    if figure < len(KNOWN_FACES):
        known = KNOWN_FACES[figure]
        if (
            known is not None
            and known.kind is one.kind
            and known.rank is one.rank
            and known.quest is table.quest
            and known.heroes == heroes
        ):
            return known.face
    while figure >= len(KNOWN_FACES):
        KNOWN_FACES.append(None)
    face = printed_face(one, figure < heroes, act_of(table), party_size(table))
    KNOWN_FACES[figure] = KnownFace(one.kind, one.rank, table.quest, heroes, face)
    return face


def printed_face(one: Figure, hero: bool, act: int, heroes: int) -> FigureFace:
    """The card of a figure, of this act and for so many heroes."""
    if hero:
        return HEROES[one.kind]
    printed = PRINTED.get(one.rank)
    return OTHERS[one.kind] if printed is None else printed[one.kind][3 * act + heroes - 5]


# By rank and kind: the cards for two, three and four heroes, of the first act and of the second.
PRINTED: Final[dict[str, dict[str, list[FigureFace]]]] = {
    "minion": {kind: [OTHERS[f"{kind}:minion:{act}"] for act in (1, 2) for _ in (2, 3, 4)] for kind in MONSTER_LIMITS},
    "master": {kind: [OTHERS[f"{kind}:master:{act}"] for act in (1, 2) for _ in (2, 3, 4)] for kind in MONSTER_LIMITS},
    "lieutenant": {
        kind: [OTHERS[f"{kind}:lieutenant:{act}:{heroes}"] for act in (1, 2) for heroes in (2, 3, 4)]
        for kind in CARDS.lieutenants
    },
}


def cards_of(table: Journey, figure: int) -> list[CardFace]:
    """Every card that works for a figure by lying there: talent, skills, what is worn, abilities, a relic."""
    if figure >= len(table.heroes):
        one = table.figures[figure]
        cards = face_of(table, figure).cards
        if one.rank == "lieutenant" and table.overlord.bearers:
            cards = cards + [
                FACES[f"{relic}.overlord"] for relic, bearer in table.overlord.bearers.items() if bearer == one.kind
            ]
        return cards
    return cards_before(table.heroes[figure]).cards


def passives(table: Journey, figure: int, word: str) -> list[PassiveFace]:
    """All of one word that works for a figure: its own cards, those it has exhausted for that, auras about it."""
    givers = GIVERS.get(word)
    if givers is None:
        return NOTHING
    if figure >= len(table.heroes):
        own = face_of(table, figure).words.get(word)
        if not givers.to_others:
            return NOTHING if own is None else own
        found = [] if own is None else own.copy()
    else:
        hero = table.heroes[figure]
        own = cards_before(hero).words.get(word)
        if not givers.to_others and not givers.lasting:
            return NOTHING if own is None else own
        found = [] if own is None else own.copy()
        if givers.lasting:
            for exhausted in hero.exhausted:
                for passive in FACES[exhausted].lasting.get(word, NOTHING):
                    if passive.whom == "self":
                        found.append(passive)
    if givers.to_others and table.encounter is not None:
        add_auras(table, figure, word, found)
    return found


def add_auras(table: Journey, figure: int, word: str, found: list[PassiveFace]) -> None:
    """What heroes give to those about them, and to their familiars."""
    one = table.figures[figure]
    wanted = "familiar" if one.rank == "familiar" else "monsters" if is_monster(table, figure) else "heroes"
    for hero in range(len(table.heroes)):
        if not is_standing(table, hero) and wanted != "familiar":
            continue
        if wanted == "familiar" and one.owner != hero:
            continue
        for passive in cards_before(table.heroes[hero]).auras.get(word, NOTHING):
            if passive.whom == wanted and (
                wanted == "familiar" or hero == figure or is_within(table, hero, figure, passive.near)
            ):
                found.append(passive)
        for exhausted in table.heroes[hero].exhausted:
            for passive in FACES[exhausted].lasting.get(word, NOTHING):
                if passive.whom == wanted and (wanted == "familiar" or is_within(table, hero, figure, passive.near)):
                    found.append(passive)


class WordGivers:
    """Whether any card gives a word to others than its bearer, or while it is exhausted."""

    def __init__(self) -> None:
        self.to_others = False
        self.lasting = False


def word_givers() -> dict[str, WordGivers]:
    """By word: which kinds of cards give it. What is asked for again and again is looked up once."""
    found: dict[str, WordGivers] = {}
    for card in FACES.values():
        for given in (card.words, card.lasting):
            for word, faces in given.items():
                givers = found.setdefault(word, WordGivers())
                givers.lasting = givers.lasting or given is card.lasting
                givers.to_others = givers.to_others or any([face.whom != "self" for face in faces])
    return found


GIVERS: Final[dict[str, WordGivers]] = word_givers()
NOTHING: Final[list[PassiveFace]] = []


def total(table: Journey, figure: int, word: str) -> int:
    """How much of something a figure has from its cards."""
    amount = 0
    for passive in passives(table, figure, word):
        amount += passive.amount
    return amount


def has(table: Journey, figure: int, word: str) -> bool:
    """Whether something works for a figure."""
    return len(passives(table, figure, word)) > 0


def lasts(table: Journey, figure: int, what: str) -> int:
    """How much of an effect lasts on a figure (0: none)."""
    amount = 0
    if table.encounter is None:
        return 0
    for one in encounter_of(table).lasting:
        if one.what == what and one.figure == figure:
            amount += one.amount
    return amount


def add_lasting(table: Journey, what: str, figure: int, amount: int, until: str, card: str) -> None:
    """An effect that lasts until a moment."""
    encounter_of(table).lasting.append(Lasting(what, figure, amount, until, card))


def end_of_turn(table: Journey, figure: int) -> None:
    """A figure's turn has ended: so do effects until then; those until the end of its next turn have that left."""
    encounter = encounter_of(table)
    end_lasting(table, f"{THIS_TURN}{figure}")
    for at, one in enumerate(encounter.lasting):
        if one.until == f"{NEXT_TURN}{figure}":
            encounter.lasting[at] = Lasting(one.what, one.figure, one.amount, f"{THIS_TURN}{figure}", one.card)


def end_lasting(table: Journey, until: str) -> None:
    """Effects that lasted until now are over (D2-TURN-04, D2-OL-02)."""
    encounter = encounter_of(table)
    if encounter.lasting:
        encounter.lasting = [one for one in encounter.lasting if one.until != until]


def health(table: Journey, figure: int) -> int:
    """A figure's Health: printed, by cards, by the quest, by a Taint card (D2-TAINT-02)."""
    amount = face_of(table, figure).health + table.figures[figure].bonus + total(table, figure, "health")
    amount += lasts(table, figure, "health")
    if figure < len(table.heroes) and table.heroes[figure].taint:
        amount += TAINT_HEALTH
    return amount


def health_left(table: Journey, figure: int) -> int:
    """How much damage would still be too little to defeat it, plus one."""
    return health(table, figure) - table.figures[figure].damage


def stamina(table: Journey, hero: int) -> int:
    """A hero's Stamina."""
    return STAMINA[table.heroes[hero].kind] + total(table, hero, "stamina")


def spare_fatigue(table: Journey, figure: int) -> int:
    """How much fatigue a figure may take voluntarily (D2-FAT-01)."""
    if figure >= len(table.heroes):
        return 0
    return stamina(table, figure) - table.heroes[figure].fatigue


def speed(table: Journey, figure: int) -> int:
    """A figure's Speed now: printed, by cards, as a monkey, or 1 out of mud (D2-TER-MUD-02, D2-TER-MUD-03)."""
    turn = turn_of(table) if table.encounter is not None else None
    if turn is not None and turn.figure == figure and turn.speed >= 0:
        return turn.speed
    if lasts(table, figure, "monkey"):
        return MONKEY_SPEED
    amount = face_of(table, figure).speed + total(table, figure, "speed") + lasts(table, figure, "speed")
    for passive in passives(table, figure, "speed_most"):
        amount = min(amount, passive.amount)
    return max(0, amount)


def attribute(table: Journey, figure: int, name: str) -> int:
    """The value of an attribute; -1 for those who have none and fail every test (D2-TEST-03, D2-CORE-75)."""
    values = face_of(table, figure).attributes
    if not values:
        return -1
    more = total(table, figure, "attributes") + lasts(table, figure, "attributes")
    return max(0, values[ATTRIBUTES.index(name)] + more)


def is_large(table: Journey, figure: int) -> bool:
    """Whether a figure follows the rules for large monsters (D2-SIZE-05)."""
    return face_of(table, figure).large


def wears_trait(hero: Hero, trait: str) -> bool:
    """Whether a hero has an item of this trait equipped."""
    for item in hero.worn:
        if trait in ITEMS[item].traits:
            return True
    return False


def carried_by(table: Journey, figure: int) -> list[int]:
    """The tokens a figure carries."""
    return [at for at, token in enumerate(encounter_of(table).tokens) if token.bearer == figure and not token.gone]


def lies_at(token: Token) -> bool:
    """Whether a token lies on the map."""
    return not token.gone and token.bearer < 0 and token.at >= 0


def new_figure(kind: str, rank: str, group: int = -1, owner: int = -1, name: str = "", bonus: int = 0) -> Figure:
    """Somebody new, beside the map."""
    return Figure(kind, rank, group, owner, name, [], 0, bonus, [], False)
