"""Secret rooms: the passage, the room beside the map, its challenges, and what the overlord may take out of it.

D2-SECRET-01 to D2-SECRET-13, D2-MOVE-07, D2-MON-09, D2-CORE-121 to D2-CORE-123, D2-RULING-36, D2-RULING-69, D2-DP-45,
D2-DP-53.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import PASS, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.cards import SearchVerb
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules import placing, searching, trials
from undercroft.games.descent.rules.maps import layout_for
from undercroft.games.descent.rules.sheets import copies_of, kind_of, read_acts
from undercroft.games.descent.rules.table import (
    ask,
    ask_overlord,
    encounter_of,
    flag,
    grid_now,
    is_hero,
    is_standing,
    layout_of,
    lies_at,
    monsters_standing,
    new_figure,
    overlord_seat,
    party_size,
    standing_on,
)
from undercroft.games.descent.state import (
    Fell,
    Group,
    Journey,
    Passage,
    PickFigure,
    PickToken,
    Search,
    Shifted,
    Token,
    TokenTurned,
)

ENTRANCE: Final = "entrance"
CHALLENGE: Final = "challenge"
FIND: Final = read_acts("challenge.passes", [SearchVerb(who="tester")])  # what passing an attribute token brings
LEAST_HEROES: Final = 2


# -- the passage -----------------------------------------------------------------------------------------


def entrances(table: Journey) -> list[int]:
    """The spaces of the entrance tokens: on the map, then in the room."""
    return [token.at for token in encounter_of(table).tokens if token.kind == ENTRANCE and lies_at(token)]


def find_passage(table: Journey, hero: int) -> Rule | None:
    """An entrance in the space of whoever drew the card, unless there is a room already: then another card.

    D2-SECRET-01, D2-SECRET-02, D2-CORE-123.
    """
    if table.encounter is None:
        shuffle_back(table, hero)
        return None
    if entrances(table):
        searching.draw_search(table, hero)
        return None
    encounter_of(table).tokens.append(Token(ENTRANCE, table.figures[hero].base[0], -1, "", "", False))
    return offer_visit(table, hero) if flag(table, "secret_first_visit_free") == "yes" else None


def shuffle_back(table: Journey, hero: int) -> None:
    """Outside an encounter the card goes back among the others, and another one is drawn (D2-CORE-122)."""
    card = table.search_discard.pop()
    if table.search:
        table.search.insert(table.chance.decks.below(len(table.search)), card)
        searching.draw_search(table, hero)
    else:
        table.search.append(card)


def offer_visit(table: Journey, hero: int) -> Rule:
    """By the rulebook the finder may go in at once for nothing (D2-RULING-69, D2-DP-45)."""
    answer = yield ask(table, hero, [Passage(), PASS], "ask-explore", ("D2-DP-45", "D2-CORE-123"))
    if isinstance(answer, Passage):
        pass_through(table, hero)


def may_pass(table: Journey, figure: int) -> bool:
    """Whether a hero stands on an entrance; monsters use none (D2-SECRET-03, D2-SECRET-13, D2-MON-09)."""
    if flag(table, "secret_rooms") == "off" or not is_hero(table, figure) or not is_standing(table, figure):
        return False
    return table.figures[figure].base[0] in entrances(table)


def pass_through(table: Journey, figure: int) -> None:
    """To the other entrance; the first to go in has the room laid out (D2-SECRET-03 to D2-SECRET-05, D2-MOVE-07)."""
    if not encounter_of(table).room:
        lay_room(table)
    ends = entrances(table)
    here = table.figures[figure].base[0]
    there = ends[1] if here == ends[0] else ends[0]
    if standing_on(table, there) >= 0:
        placing.place(table, figure, placing.closest_empty(table, there, figure), table.heroes[figure].seat, False)
        return
    table.figures[figure].base = [there]
    table.tell(Shifted(figure, [there]))


# -- the room --------------------------------------------------------------------------------------------


def lay_room(table: Journey) -> None:
    """A room beside the map, joined to nothing of it, with challenges face down (D2-SECRET-04, D2-SECRET-06)."""
    encounter = encounter_of(table)
    room = table.chance.decks.pick(sorted(CARDS.secret_rooms))
    encounter.room = room
    encounter.edges = edges_with_room(table, encounter.edges)
    card = CARDS.secret_rooms[room]
    layout = layout_of(table)
    encounter.tokens.append(Token(ENTRANCE, layout.at(card.entrance[0], card.entrance[1]), -1, "", "", False))
    pool: list[str] = []
    for token in CARDS.challenges.values():
        pool += copies_of(token.id, token.copies)
    table.chance.decks.shuffle(pool)
    for cell in card.challenges[: card.many[party_size(table) - LEAST_HEROES]]:
        encounter.tokens.append(Token(CHALLENGE, layout.at(cell[0], cell[1]), -1, "", kind_of(pool.pop()), False))


def edges_with_room(table: Journey, edges: str) -> str:
    """The edges and ruins of the map as they stand, with those of the room as they begin."""
    encounter = encounter_of(table)
    plain = layout_for(encounter.quest, encounter.number, "")
    full = layout_of(table)
    begins = full.start()
    many = len(plain.edges)
    return edges[:many] + begins[many : len(full.edges)] + edges[many:] + begins[len(full.edges) + len(plain.ruins) :]


def is_inside(table: Journey, space: int) -> bool:
    """Whether a space is one of the room: they are numbered after those of the map."""
    encounter = encounter_of(table)
    return bool(encounter.room) and space >= layout_for(encounter.quest, encounter.number, "").count


def figures_inside(table: Journey, figures: list[int]) -> list[int]:
    """Which of these are in the room."""
    return [one for one in figures if table.figures[one].base and is_inside(table, table.figures[one].base[0])]


# -- challenges ------------------------------------------------------------------------------------------


def challenges(table: Journey, figure: int) -> list[Action]:
    """The challenge tokens next to a hero, each to be searched (D2-SECRET-07)."""
    found: list[Action] = []
    if not encounter_of(table).room:
        return found
    space = table.figures[figure].base[0]
    near = grid_now(table).near[space]
    for at, token in enumerate(encounter_of(table).tokens):
        if token.kind == CHALLENGE and lies_at(token) and (token.at == space or token.at in near):
            found.append(Search(at))
    return found


def face_challenge(table: Journey, figure: int, at: int) -> None:
    """The token is turned, done and gone: a test for a Search card, a monster, or nothing (D2-SECRET-07 to 12)."""
    token = encounter_of(table).tokens[at]
    token.face = token.truth
    token.gone = True
    table.tell(TokenTurned(figure, at, token.face))
    card = CARDS.challenges[token.face]
    if card.attribute is not None:
        trials.begin_test(table, figure, card.attribute, FIND, [], CHALLENGE, figure)
    elif card.monster:
        bring_monster(table, card.monster, token.at)


def bring_monster(table: Journey, kind: str, space: int) -> None:
    """A minion in the closest empty space, in a group of its own that counts against no limit (D2-SECRET-09, 10)."""
    groups = encounter_of(table).groups
    figure = len(table.figures)
    table.figures.append(new_figure(kind, "minion", len(groups)))
    groups.append(Group(kind, [figure], False, False))
    placing.place(table, figure, placing.closest_empty(table, space, figure), overlord_seat(table), False)


# -- the overlord ----------------------------------------------------------------------------------------


def thin_out(table: Journey) -> Rule | None:
    """At the start of his turn, with a hero inside, the overlord may take something out of the room (D2-CORE-121)."""
    if not encounter_of(table).room or not figures_inside(table, list(range(len(table.heroes)))):
        return None
    options: list[Action] = [PASS]
    for at, token in enumerate(encounter_of(table).tokens):
        if token.kind == CHALLENGE and lies_at(token):
            options.append(PickToken(at))
    for monster in figures_inside(table, monsters_standing(table)):
        options.append(PickFigure(monster))
    return choose_removal(table, options) if len(options) > 1 else None


def choose_removal(table: Journey, options: list[Action]) -> Rule:
    """A challenge token, a monster, or nothing (D2-DP-53)."""
    answer = yield ask_overlord(table, options, "ask-removal", ("D2-DP-53", "D2-CORE-121"))
    if isinstance(answer, Pass):
        return
    if isinstance(answer, PickToken):
        encounter_of(table).tokens[answer.token].gone = True
    else:
        assert isinstance(answer, PickFigure)
        table.figures[answer.figure].base = []
        table.tell(Fell(answer.figure, -1))
