"""Deeds: what the verbs of a quest do.

A step lists deeds by their paths; each is done in turn, for the figure, the token and the space of the moment they
belong to. A moment at a door has the door in the place of the space (`meant.edge_in`).

D2-CORE-11, D2-CORE-71 to D2-CORE-74, D2-OSET-02, D2-RULING-37, D2-RULING-73.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.games.descent.rules import (
    conditions,
    damage,
    goals,
    overlord_cards,
    placing,
    quests,
    searching,
    trials,
    winning,
)
from undercroft.games.descent.rules.dice import hearts, roll, shields
from undercroft.games.descent.rules.layout import CLOSED, OBSTACLE, OPEN, REMOVED
from undercroft.games.descent.rules.meant import (
    amount,
    as_space,
    edge_in,
    meant,
    present,
    sheet_of,
    tokens_of,
)
from undercroft.games.descent.rules.quest_sheets import (
    BEYOND,
    CARRIED,
    CLOCK_DEED,
    DEEDS,
    HERE,
    THIS,
    Deed,
)
from undercroft.games.descent.rules.table import (
    HEROES_SIDE,
    add_lasting,
    ask,
    ask_heroes,
    ask_overlord,
    carried_by,
    encounter_of,
    face_of,
    grid_now,
    is_hero,
    is_monster,
    is_standing,
    layout_of,
    lies_at,
    occupied,
    overlord_seat,
    seat_of,
)
from undercroft.games.descent.state import (
    Closed,
    Counted,
    DiceRolled,
    DoDeeds,
    FreeMove,
    Journey,
    Opened,
    PickSpace,
    PickWord,
    PlaceFigure,
    QuestTold,
    Reinforce,
    Shifted,
    TokenDropped,
    TokenTaken,
    TokenTurned,
)

BY_QUEST: Final = "quest"  # what stands for a card where a quest does something
ATTACK_DICE: Final = ("blue", "red", "yellow")

DeedRule = Callable[[Journey, Deed, DoDeeds], Rule | None]


def do_deeds(table: Journey, step: DoDeeds) -> Rule | None:
    """The next deed; those after it wait."""
    path = step.deeds[0]
    if len(step.deeds) > 1:
        table.next(DoDeeds(step.deeds[1:], step.figure, step.token, step.space))
    if path == CLOCK_DEED:
        if not goals.check_goals(table):  # one that is met in the last moment counts (D2-CORE-98)
            encounter_of(table).winner = goals.winner_by_clock(table)
        winning.check(table)
    deed = DEEDS[path]
    return VERBS[deed.do](table, deed, step)


def those_meant(table: Journey, deed: Deed, step: DoDeeds, who: str) -> list[int]:
    """Those a deed means: on the map, in its place, near whom it names."""
    return present(table, who, deed.at, step.figure, step.token, deed.near, deed.within)


# -- telling, counting, remembering ----------------------------------------------------------------------


def tell(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """A line of the story."""
    encounter = encounter_of(table)
    table.tell(QuestTold(f"{encounter.quest}-{encounter.number}", deed.line))


def count(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """A track moves: by so much, for each of those who are there or each such token; never below 0."""
    counters = encounter_of(table).counters
    value = counters[deed.track]
    if deed.to is not None:
        value = amount(table, deed.to)
    elif deed.each:
        value += amount(table, deed.amount) * len(those_meant(table, deed, step, deed.each))
    elif deed.tokens:
        value += amount(table, deed.amount) * len(lying(table, deed.tokens, deed.face))
    else:
        value += amount(table, deed.amount)
    value = max(0, value)
    if value != counters[deed.track]:
        counters[deed.track] = value
        table.tell(Counted(deed.track, value))


def lying(table: Journey, kind: str, face: str) -> list[int]:
    """The tokens of a kind that are there, with this face if one is named."""
    tokens = encounter_of(table).tokens
    return [
        at
        for at in tokens_of(table, kind)
        if not tokens[at].gone
        and (tokens[at].at >= 0 or tokens[at].bearer >= 0)
        and (not face or tokens[at].face == face)
    ]


def note(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """The encounter remembers something, or forgets it."""
    notes = encounter_of(table).notes
    if deed.forget and deed.note in notes:
        notes.remove(deed.note)
    elif not deed.forget and deed.note not in notes:
        notes.append(deed.note)


def win(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """A side has won, at once (D2-CORE-94)."""
    if not encounter_of(table).winner:
        encounter_of(table).winner = deed.side
    winning.check(table)


# -- figures ---------------------------------------------------------------------------------------------


def wake(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """A group will act from now on."""
    encounter_of(table).groups[sheet_of(table).group_places[deed.group]].asleep = False


def arrive(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Those who waited beside the map come, near the place if it is full (D2-CORE-71)."""
    notes = encounter_of(table).notes
    waiting = [one for one in meant(table, deed.who) if not table.figures[one].base and f"fell:{one}" not in notes]
    if deed.many is not None:
        waiting = waiting[: max(0, amount(table, deed.many))]
    steps: list[Step] = []
    for one in waiting:
        table.figures[one].damage = 0
        table.figures[one].conditions = []
        steps.append(placing_step(table, deed, step, one, len(waiting)))
    table.next_all(steps)


def placing_step(table: Journey, deed: Deed, step: DoDeeds, figure: int, many: int) -> Step:
    """Where somebody is set down, and who chooses the space."""
    seat = seat_of(table, figure)
    if deed.by == "overlord":
        seat = overlord_seat(table)
    elif deed.by == HEROES_SIDE:
        seat = seat_of(table, step.figure) if step.figure >= 0 and not is_monster(table, step.figure) else 0
    return PlaceFigure(figure, places_for(table, deed.at, step, many), seat, False)


def places_for(table: Journey, at: str, step: DoDeeds, many: int) -> list[int]:
    """The spaces of a place, with those about it as long as there is no room for so many."""
    if at == HERE:
        area = [here(table, step)]
    elif at == BEYOND:
        area = beyond(table, edge_in(step.space), step.figure)
    else:
        area = sheet_of(table).spaces(at)
    standing = occupied(table)
    while len([space for space in area if placing.is_empty(table, space, standing)]) < many:
        wider = placing.widened(table, area)
        if len(wider) == len(area):
            break
        area = wider
    return area


def here(table: Journey, step: DoDeeds) -> int:
    """The space of the moment: named by it, of its token, or of whoever brought it about."""
    if step.space >= 0:
        return step.space
    if step.token >= 0 and encounter_of(table).tokens[step.token].at >= 0:
        return encounter_of(table).tokens[step.token].at
    return table.figures[step.figure].base[0]


def beyond(table: Journey, edge: int, figure: int) -> list[int]:
    """The spaces on the other side of a door, seen from a figure that stands next to it."""
    base = table.figures[figure].base
    pairs = layout_of(table).edges[edge].pairs
    for one, _ in pairs:
        if one in base:
            return [other for _, other in pairs]
    return [one for one, _ in pairs]


def place(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Those meant are set down somewhere else."""
    found = [one for one in meant(table, deed.who, step.figure, step.token) if is_standing(table, one)]
    table.next_all([placing_step(table, deed, step, one, len(found)) for one in found])


def move(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Those meant may move at once."""
    points = amount(table, deed.points)
    found = present(table, deed.who, "", step.figure, step.token)
    table.next_all([FreeMove(one, points, one, True, False, BY_QUEST) for one in found])


def advance(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """One figure goes on along its way; whoever stands where it comes to is set down beside it (D2-RULING-37)."""
    way = sheet_of(table).spaces(deed.along)
    for figure in present(table, deed.who, "", step.figure, step.token):
        corner = table.figures[figure].base[0]
        at = way.index(corner) if corner in way else -1
        to = way[min(len(way) - 1, at + amount(table, deed.steps))]
        if to != corner:
            face = face_of(table, figure)
            for base in grid_now(table).bases_from(to, face.width, face.height):
                tread(table, figure, base)


def tread(table: Journey, figure: int, base: list[int]) -> None:
    """It stands there now, and nobody else does."""
    aside = [
        one
        for one in range(len(table.figures))
        if one != figure and is_standing(table, one) and [space for space in table.figures[one].base if space in base]
    ]
    table.figures[figure].base = base.copy()
    table.tell(Shifted(figure, base.copy()))
    quests.trigger(table, "figure_entered", figure, -1, base[0])
    for one in aside:
        table.next(PlaceFigure(one, out_of_the_way(table, one, base), seat_of(table, one), False))


def out_of_the_way(table: Journey, figure: int, base: list[int]) -> list[int]:
    """The closest empty spaces outside a base that has come to lie on a figure's own (D2-RULING-37)."""
    standing = occupied(table)
    terrain = layout_of(table).terrain
    return placing.closest(
        table,
        table.figures[figure].base[0],
        lambda space: not standing[space] and space not in base and terrain[space] != OBSTACLE,
    )


def suffer(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Those meant suffer damage or fatigue."""
    for one in those_meant(table, deed, step, deed.who):
        damage.suffer(table, one, amount(table, deed.damage), amount(table, deed.fatigue), -1, BY_QUEST)


def recover(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Those meant recover."""
    for one in those_meant(table, deed, step, deed.who):
        damage.recover(table, one, amount(table, deed.damage), amount(table, deed.fatigue), BY_QUEST)


def afflict(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Those meant have a condition."""
    for one in present(table, deed.who, "", step.figure, step.token):
        conditions.afflict(table, one, deed.condition, BY_QUEST)


def health(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Those meant have more Health from now on."""
    for one in meant(table, deed.who, step.figure, step.token):
        table.figures[one].bonus += amount(table, deed.amount)


def spent(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Those meant have had their turn in this round."""
    for one in meant(table, deed.who, step.figure, step.token):
        if is_hero(table, one):
            table.heroes[one].acted = True
        else:
            table.figures[one].activated = True


def endure(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Something lasts on those meant."""
    for one in present(table, deed.who, "", step.figure, step.token):
        add_lasting(table, deed.what, one, amount(table, deed.lasting), deed.until, BY_QUEST)


def reinforce(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """The overlord may bring figures back (D2-CORE-72)."""
    places = sheet_of(table).group_places
    table.next(Reinforce([places[group] for group in deed.groups], amount(table, deed.many_or_one), deed.at, False))


# -- tokens and doors ------------------------------------------------------------------------------------


def tokens_meant(table: Journey, deed: Deed, step: DoDeeds) -> list[int]:
    """The moment's token, those that the actor carries, or all of a kind that are there."""
    if deed.token == THIS:
        return [step.token] if step.token >= 0 else []
    if deed.token == CARRIED:
        return carried_by(table, step.figure)
    return lying(table, deed.token, "")


def put(table: Journey, deed: Deed, step: DoDeeds) -> Rule | None:
    """A token of the supply comes onto the map, here or where somebody chooses."""
    waiting = supply(table, deed.token)
    if not waiting:
        return None
    if deed.at == HERE:
        lay(table, waiting[0], here(table, step))
        return None
    taken = [token.at for token in encounter_of(table).tokens if not token.gone]
    standing = occupied(table)
    spaces = [
        space
        for space in sheet_of(table).spaces(deed.at)
        if placing.is_empty(table, space, standing) and space not in taken
    ]
    if not spaces:
        return None
    return choose_lay(table, deed, waiting[0], spaces)


def choose_lay(table: Journey, deed: Deed, token: int, spaces: list[int]) -> Rule:
    """A side chooses where a token is put (D2-DP-06)."""
    options: list[Action] = [PickSpace(space) for space in spaces]
    if deed.by == HEROES_SIDE:
        answer = yield ask_heroes(table, options, "ask-space", ("D2-DP-06",))
    else:
        answer = yield ask_overlord(table, options, "ask-space", ("D2-DP-06",))
    assert isinstance(answer, PickSpace)
    lay(table, token, answer.space)


def lay(table: Journey, token: int, space: int) -> None:
    """A token lies there now."""
    encounter_of(table).tokens[token].at = space
    table.tell(TokenDropped(-1, token, space))


def turn(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Tokens show what they hide, or another face."""
    for at in tokens_meant(table, deed, step):
        token = encounter_of(table).tokens[at]
        token.face = deed.face or token.truth
        table.tell(TokenTurned(step.figure, at, token.face))


def remove(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Tokens leave the map, perhaps to come again."""
    for at in tokens_meant(table, deed, step):
        token = encounter_of(table).tokens[at]
        token.bearer = -1
        token.at = -1
        token.gone = not deed.back


def take(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """The actor carries a token now: the moment's, or one of a kind, of the supply before those that lie there."""
    tokens = encounter_of(table).tokens
    found = [step.token] if deed.token == THIS else supply(table, deed.token)
    if not found:
        found = [at for at in tokens_of(table, deed.token) if lies_at(tokens[at])]
    if found and step.figure >= 0:
        token = tokens[found[0]]
        token.bearer = step.figure
        token.at = -1
        table.tell(TokenTaken(step.figure, found[0]))


def supply(table: Journey, kind: str) -> list[int]:
    """The tokens of a kind that lie beside the map and may still come."""
    tokens = encounter_of(table).tokens
    return [at for at in tokens_of(table, kind) if not tokens[at].gone and tokens[at].at < 0 and tokens[at].bearer < 0]


def set_edge(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """A door opens, closes, goes, or is anybody's to open from now on."""
    encounter = encounter_of(table)
    layout = layout_of(table)
    edge = edge_in(step.space) if deed.edge == THIS else layout.edge(deed.edge)
    id = layout.edges[edge].id
    if deed.state == "unsealed":
        encounter.notes.append(f"unsealed:{id}")
    elif deed.state == "sealed":
        encounter.notes = [one for one in encounter.notes if one != f"unsealed:{id}"]
    elif deed.state == "closed":
        if encounter.edges[edge] == OPEN and not is_under(table, edge):
            set_sign(table, edge, CLOSED)
            table.tell(Closed(step.figure, edge))
    elif encounter.edges[edge] == CLOSED or deed.state == "removed":
        set_sign(table, edge, OPEN if deed.state == "open" else REMOVED)
        table.tell(Opened(step.figure, edge))
        quests.trigger(table, "door_opened", step.figure, -1, as_space(edge))


def set_sign(table: Journey, edge: int, sign: str) -> None:
    """What a door is like now."""
    encounter = encounter_of(table)
    encounter.edges = encounter.edges[:edge] + sign + encounter.edges[edge + 1 :]


def is_under(table: Journey, edge: int) -> bool:
    """Whether somebody's base covers both sides of a door (D2-RULING-45)."""
    for figure in table.figures:
        if layout_of(table).edges[edge].under(figure.base):
            return True
    return False


# -- dice, cards, and one deed inside another --------------------------------------------------------------


def test(table: Journey, deed: Deed, step: DoDeeds) -> Rule | None:
    """Those meant test an attribute, one after the other; of several each chooses one."""
    found = present(table, deed.who, "", step.figure, step.token)
    if not found:
        return None
    if len(found) > 1:
        # One at a time: what the first brings about comes before the next one tests.
        table.next_all([DoDeeds([f"{deed.path}.alone"], one, step.token, step.space) for one in found])
        return None
    if len(deed.attributes) > 1:
        return choose_attribute(table, deed, step, found[0])
    try_it(table, deed, step, found[0], deed.attributes[0])
    return None


def choose_attribute(table: Journey, deed: Deed, step: DoDeeds, figure: int) -> Rule:
    """Whoever tests chooses the attribute (D2-DP-67)."""
    options: list[Action] = [PickWord(name) for name in deed.attributes]
    answer = yield ask(table, figure, options, "ask-attribute", ("D2-DP-67",))
    assert isinstance(answer, PickWord)
    try_it(table, deed, step, figure, answer.word)


def try_it(table: Journey, deed: Deed, step: DoDeeds, figure: int, attribute: str) -> None:
    """The test; whoever tests is the actor of what follows, with the same token and space."""
    trials.begin_test(table, figure, attribute, deed.passes, deed.fails, BY_QUEST, step.figure, step.token, step.space)


def roll_die(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """A die decides: at most so many hearts or shields, or more."""
    faces = roll(table.chance.dice, [deed.die])
    table.tell(DiceRolled(step.figure, [deed.die], faces, BY_QUEST))
    shown = hearts([deed.die], faces) if deed.die in ATTACK_DICE else shields([deed.die], faces)
    go_on(table, deed.passes if shown <= amount(table, deed.most) else deed.fails, step)


def go_on(table: Journey, deeds: list[str], step: DoDeeds) -> None:
    """Deeds inside a deed come next."""
    if deeds:
        table.next(DoDeeds(deeds, step.figure, step.token, step.space))


def when(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """One thing or another."""
    holds = goals.all_so(table, deed.provided, step.figure, step.token)
    go_on(table, deed.then if holds else deed.otherwise, step)


def draw(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """The overlord draws."""
    overlord_cards.draw(table, amount(table, deed.many_or_one))


def search(table: Journey, deed: Deed, step: DoDeeds) -> None:
    """Heroes among those meant draw Search cards."""
    for one in present(table, deed.who, "", step.figure, step.token):
        if is_hero(table, one):
            for _ in range(amount(table, deed.many_or_one)):
                searching.draw_search(table, one)


VERBS: Final[dict[str, DeedRule]] = {
    "tell": tell,
    "count": count,
    "note": note,
    "win": win,
    "wake": wake,
    "arrive": arrive,
    "reinforce": reinforce,
    "place": place,
    "move": move,
    "advance": advance,
    "put": put,
    "turn": turn,
    "remove": remove,
    "take": take,
    "edge": set_edge,
    "suffer": suffer,
    "recover": recover,
    "afflict": afflict,
    "test": test,
    "roll": roll_die,
    "draw": draw,
    "search": search,
    "health": health,
    "spent": spent,
    "last": endure,
    "when": when,
}
