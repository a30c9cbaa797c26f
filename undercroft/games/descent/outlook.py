"""What matters now: who is drawn where by the tasks of the encounter, whose fall is worth what, who is in danger.

Everything is counted in hundredths of a victory. A lure is a place that a task draws a figure to: the further off, the
less it counts. A figure that is about to do something for its side is worth stopping for as much.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.goal_sense import (
    ACT,
    BRING,
    ENTER,
    FELL,
    KNOCK,
    LEAVE,
    OPEN,
    SEARCH,
    STAND,
    TAKE,
    Task,
    tasks_of,
)
from undercroft.games.descent.odds import passes
from undercroft.games.descent.rules import goals, quests
from undercroft.games.descent.rules.layout import CLOSED
from undercroft.games.descent.rules.meant import amount, belongs, carries, meant, sheet_of
from undercroft.games.descent.rules.table import (
    HEROES_SIDE,
    OVERLORDS_SIDE,
    attribute,
    carried_by,
    encounter_of,
    has,
    is_hero,
    is_monster,
    layout_of,
    lies_at,
)
from undercroft.games.descent.situation import Situation
from undercroft.games.descent.state import Token
from undercroft.games.descent.ways import NO_WAY, steps_to

HALVED: Final = 2.0  # so many moves away a lure counts half
FAINTEST: Final = 0.3  # and so much it counts at least from where one stands, or nobody would set out on a long way
HERO_FALLS: Final = 9.0  # what knocking a hero out is worth, by itself
FRIEND_FALLS: Final = 2.0
MONSTER_FALLS: Final = 1.2
BY_POWER: Final = 1.1  # and for each damage that its attack deals in the mean
STOPPED: Final = 0.8  # of what a figure promises its side, what its fall is worth to the other
DELAYED: Final = 0.45  # a hero stands up again
MENACED: Final = 0.5  # of what somebody is worth, what one who can strike them is worth
ALL_AT_ONCE: Final = 0.15
WOUNDING: Final = 0.7  # what damage beside an attack counts: it may fail, and there are more ways
BESPOKEN: Final = 0.35  # what is left of a lure that draws a friend who is nearer
HUNTED: Final = 0.3  # of a fall that is a goal, what being nearer to whoever is to fall is worth
HELPFUL: Final = 0.6  # what a door is worth to whom a friend opens it
KEPT_GOING: Final = 0.5  # the weight of a goal nothing has been done for; a nearly reached one has twice that


class Lure:
    """Somewhere a task draws a figure: what it is worth, how many steps it is there from every space.

    `pace` is what a step more leaves of it.
    """

    def __init__(self, value: float, steps: list[int], task: Task, pace: float, here: int) -> None:
        self.value = value
        self.pace = pace if here < 0 else slower(pace, steps, [here])
        self.steps = steps
        self.task = task


class Outlook:
    """What matters at one question."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        table = situation.table
        self.table = table
        self.sheet = sheet_of(table)
        self.tasks = tasks_of(self.sheet)
        many = len(table.figures)
        self.lures: list[list[Lure] | None] = [None] * many
        self.worths: list[float] = [-1.0] * many
        self.stakes: list[float] = [0.0] * many  # what the other side gets for a figure's fall by its goals
        self.paces: list[float] = [0.0] * many
        self.doors: dict[int, float] = {}  # what opening one is worth, by figure and door
        self.values: list[float] = [self.value_of(task) for task in self.tasks]
        for number, task in enumerate(self.tasks):
            if task.kind in (FELL, KNOCK):
                self.put_at_stake(task, self.values[number])

    # -- what tasks are worth ----------------------------------------------------------------------------

    def value_of(self, task: Task) -> float:
        """What doing a task once brings."""
        value = task.share * self.commitment(task)
        encounter = encounter_of(self.table)
        if task.damage is not None:
            return value * self.hurt_by(task.hurts, amount(self.table, task.damage))
        if task.lessens and encounter.counters[task.track] <= 0:
            return 0.0
        if task.track and task.needed is not None:
            left = amount(self.table, task.needed) - encounter.counters[task.track]
            return value / left if left > 0 else 0.0
        if task.needed is not None:
            return value / max(1, amount(self.table, task.needed))
        if task.kind == TAKE and task.wish and not self.is_known(task.token, task.wish):
            return value / max(
                1, len([token for token in encounter.tokens if token.kind == task.token and not token.gone])
            )
        if task.action is not None and task.action.token:
            many = len([token for token in encounter.tokens if self.is_object(task, token)])
            return value / max(1, many)
        return value

    def hurt_by(self, who: str, damage: int) -> float:
        """The part of somebody's last strength that so much damage takes."""
        for one in meant(self.table, who):
            if self.table.figures[one].base:
                return WOUNDING * min(1.0, damage / max(1, self.situation.left(one)))
        return 0.0

    def commitment(self, task: Task) -> float:
        """How much of a goal is done: what is well under way is worth going on with."""
        if task.goal < 0:
            return 1.0
        provided = self.sheet.goals[task.goal].provided
        if sum([1 for goal in self.sheet.goals if goal.side == task.side]) < 2:
            return 1.0
        done = 0.0
        for proviso in provided:
            if goals.is_so(self.table, proviso, -1, -1):
                done += 1.0
            elif proviso.kind == "track":
                needed = self.sheet.goals_of.get(proviso.track) if proviso.least is None else proviso.least
                if needed is not None:
                    done += encounter_of(self.table).counters[proviso.track] / max(1, amount(self.table, needed))
            elif proviso.kind == "fallen":
                for one in meant(self.table, proviso.who)[:1]:
                    if self.table.figures[one].base:
                        done += 1.0 - self.situation.left(one) / max(1, self.situation.health(one))
        return KEPT_GOING * (1.0 + done / len(provided))

    def put_at_stake(self, task: Task, value: float) -> None:
        """Those whose fall brings a side nearer to its goal."""
        table = self.table
        if task.kind == KNOCK:
            each = value if task.track else value * ALL_AT_ONCE
            for hero in range(len(table.heroes)):
                self.stakes[hero] += each
            return
        found = [one for one in meant(table, task.who) if table.figures[one].base]
        for one in found:
            self.stakes[one] += value if task.track else value / len(found)

    # -- where tasks draw somebody -----------------------------------------------------------------------

    def pace(self, figure: int) -> float:
        """What a step more leaves of a lure: it halves over so many moves."""
        if self.paces[figure] == 0.0:
            self.paces[figure] = float(0.5 ** (1.0 / (HALVED * max(2, self.situation.speed(figure)))))
        return self.paces[figure]

    def lures_of(self, figure: int) -> list[Lure]:
        """Where the tasks of its side draw a figure."""
        found = self.lures[figure]
        if found is None:
            found = self.find_lures(figure)
            self.lures[figure] = found
        return found

    def find_lures(self, figure: int) -> list[Lure]:
        """Every task that it can do, with the places from which it does it."""
        table = self.table
        side = OVERLORDS_SIDE if is_monster(table, figure) else HEROES_SIDE
        found: list[Lure] = []
        if not is_hero(table, figure) and not is_monster(table, figure):
            if table.figures[figure].rank != "ally" or not quests.takes_turns(table, figure):
                return found
        flies = has(table, figure, "fly")
        shunned = quests.barred(table, figure)
        self.lures[figure] = found
        pace = self.pace(figure)
        here = table.figures[figure].base[0] if table.figures[figure].base else -1
        locks: list[tuple[Task, list[int]]] = []
        for number, task in enumerate(self.tasks):
            value = self.values[number]
            if task.side != side or value <= 0.0 or task.kind in (FELL, KNOCK):
                continue
            helped = task.kind == ACT and self.supplies(task, figure)
            if not helped and task.who and not belongs(table, task.who, figure, figure, -1):
                continue
            places = self.spaces_of(task, figure) if not helped else self.place_of(task)
            if not places:
                continue
            if task.action is not None and task.action.edges:
                locks.append((task, places))
                continue
            if task.attributes and not helped:
                value *= self.passes(task, figure)
            if task.kind in (ACT, TAKE, SEARCH) and self.is_bespoken(task, figure, places):
                value *= BESPOKEN
            found.append(Lure(value, steps_to(table, places, flies, shunned), task, pace, here))
        # What lies behind a door says what the door is worth: so these come last.
        for task, places in locks:
            value = self.worth_of_lock(task, figure)
            if value > 0.0:
                found.append(Lure(value, steps_to(table, places, flies, shunned), task, pace, here))
        return found

    def worth_of_lock(self, task: Task, figure: int) -> float:
        """What it is worth to force the best of the doors that a special action opens."""
        most = 0.0
        signs = encounter_of(self.table).edges
        for number, edge in enumerate(layout_of(self.table).edges):
            if task.action is not None and edge.id in task.action.edges and signs[number] == CLOSED:
                most = max(most, self.gain_by_door(figure, number))
        return most * self.passes(task, figure) if task.attributes else most

    def passes(self, task: Task, figure: int) -> float:
        """The chance to pass the test of a task, by the best attribute."""
        return max([passes(attribute(self.table, figure, name)) for name in task.attributes])

    def supplies(self, task: Task, figure: int) -> bool:
        """Whether a figure carries what another one needs in a place."""
        action = task.action
        if action is None or not action.token or not action.at:
            return False
        if belongs(self.table, task.who, figure, figure, -1):
            return False
        return any([self.is_object(task, encounter_of(self.table).tokens[at]) for at in carried_by(self.table, figure)])

    def is_brought(self, taking: Task, figure: int) -> bool:
        """Whether a friend is bringing what a figure wants to have in a place, so that it need not go for it."""
        for token in encounter_of(self.table).tokens:
            if token.kind == taking.token and token.bearer >= 0 and token.bearer != figure:
                for task in self.tasks:
                    if task.side == taking.side and task.kind == ACT and self.is_object(task, token):
                        if self.place_of(task) and belongs(self.table, task.who, figure, figure, -1):
                            return True
        return False

    def place_of(self, task: Task) -> list[int]:
        """The place of a special action."""
        return [] if task.action is None or not task.action.at else self.sheet.spaces(task.action.at)

    def is_bespoken(self, task: Task, figure: int, places: list[int]) -> bool:
        """Whether a friend who could do it is nearer to where it is done, so that one is hardly needed."""
        if task.kind == TAKE and self.is_brought(task, figure):
            return True
        table = self.table
        grid = self.situation.grid
        own = table.figures[figure].base[0] if table.figures[figure].base else -1
        if own < 0:
            return False
        mine = nearest(grid.distances_from(own), places)
        friends = self.situation.monsters if is_monster(table, figure) else self.situation.friends
        for other in friends:
            if other == figure or (task.who and not belongs(table, task.who, other, other, -1)):
                continue
            if task.kind == TAKE and carried_by(table, other):
                continue
            theirs = nearest(grid.distances_from(table.figures[other].base[0]), places)
            if theirs < mine - 2:
                return True
        return False

    def is_object(self, task: Task, token: Token) -> bool:
        """Whether a token is one that the special action is done to."""
        action = task.action
        if action is None or token.gone or token.kind != action.token or (token.at < 0 and token.bearer < 0):
            return False
        return action.any_face or token.face == action.face

    def spaces_of(self, task: Task, figure: int) -> list[int]:
        """From where a figure does a task as things stand; nothing: it cannot."""
        table = self.table
        kind = task.kind
        if kind in (LEAVE, ENTER, STAND, BRING):
            if task.carrying and not quests.carries_face(table, figure, task.carrying, task.face):
                return []
            if kind == BRING and not carries(table, figure, task.token):
                return []
            if kind == STAND and task.token:
                return self.around_tokens(task.token, "", True)
            if task.near:
                return self.around_figures(task.near)
            return self.sheet.spaces(task.at) if task.at else []
        if kind == TAKE:
            if carried_by(table, figure):
                return []
            return self.around_wanted(task, figure)
        if kind == SEARCH:
            return self.around_tokens("search", "", True) if is_hero(table, figure) else []
        if kind == OPEN:
            return self.beside_doors([task.edge])
        return self.spaces_of_act(task, figure)

    def spaces_of_act(self, task: Task, figure: int) -> list[int]:
        """From where a special action can be done."""
        table = self.table
        action = task.action
        if action is None:
            return []
        if action.carrying and not carries(table, figure, action.carrying):
            return []
        if not goals.all_so(table, action.provided, figure, -1):
            return []
        if action.once == "encounter" and action.mark in encounter_of(table).notes:
            return []
        found: list[int] = []
        if action.token:
            for token in encounter_of(table).tokens:
                if self.is_object(task, token):
                    if token.bearer == figure:
                        return self.sheet.spaces(action.at) if action.at else table.figures[figure].base
                    if token.bearer < 0:
                        found += [token.at, *self.situation.grid.near[token.at]]
                    elif action.at and is_monster(table, token.bearer) == is_monster(table, figure):
                        found += self.sheet.spaces(action.at)
        elif action.edges:
            found = self.beside_doors(action.edges)
        elif action.figure:
            found = self.around_figures(action.figure)
        elif action.at:
            return self.sheet.spaces(action.at)
        else:
            return table.figures[figure].base
        if action.at:
            within = self.sheet.spaces(action.at)
            found = [space for space in found if space in within]
        return found

    def around_tokens(self, kind: str, face: str, any_face: bool) -> list[int]:
        """The spaces on and about the tokens of a kind that lie there."""
        found: list[int] = []
        near = self.situation.grid.near
        for token in encounter_of(self.table).tokens:
            if token.kind == kind and lies_at(token) and (any_face or token.face == face):
                found.append(token.at)
                found += near[token.at]
        return found

    def around_figures(self, who: str) -> list[int]:
        """The spaces about somebody."""
        found: list[int] = []
        for other in meant(self.table, who):
            for space in self.table.figures[other].base:
                found += self.situation.grid.near[space]
        return found

    def around_wanted(self, task: Task, figure: int) -> list[int]:
        """The spaces on and about the tokens that a figure should take up for a task."""
        found: list[int] = []
        near = self.situation.grid.near
        for token in encounter_of(self.table).tokens:
            if token.kind == task.token and lies_at(token) and self.is_wanted(task, figure, token):
                found.append(token.at)
                found += near[token.at]
        return found

    def is_wanted(self, task: Task, figure: int, token: Token) -> bool:
        """Whether a token is one to take up: it shows what it must, and does not lie where it is needed already."""
        if task.face and token.face != task.face:
            return False
        if task.wish:
            if self.is_known(task.token, task.wish):
                return token.face == task.wish and belongs(self.table, task.user, figure, figure, -1)
            if token.face:
                return False
        return not self.is_delivered(task.side, token)

    def is_known(self, kind: str, face: str) -> bool:
        """Whether a token has been found that shows this."""
        for token in encounter_of(self.table).tokens:
            if token.kind == kind and token.face == face and not token.gone:
                return True
        return False

    def is_delivered(self, side: str, token: Token) -> bool:
        """Whether a token lies where a side wants it to lie."""
        for task in self.tasks:
            if task.side != side:
                continue
            if task.kind == BRING and task.token == token.kind and token.at in self.sheet.spaces(task.at):
                return True
            if task.kind == ACT and self.is_object(task, token) and token.at in self.place_of(task):
                return True
        return False

    def beside_doors(self, edges: list[str]) -> list[int]:
        """The spaces beside doors of these names that are closed."""
        found: list[int] = []
        signs = encounter_of(self.table).edges
        for number, edge in enumerate(layout_of(self.table).edges):
            if edge.id in edges and signs[number] == CLOSED:
                found += edge.beside
        return found

    def pull(self, figure: int, space: int) -> float:
        """What it is worth for a figure's tasks to stand on a space."""
        most = 0.0
        for lure in self.lures_of(figure):
            steps = lure.steps[space]
            if steps < NO_WAY:
                value = lure.value * lure.pace**steps
                if value > most:
                    most = value
        return most

    def nearest_lure(self, figure: int) -> Lure | None:
        """What draws a figure most where it stands."""
        best: Lure | None = None
        most = 0.0
        space = self.table.figures[figure].base[0]
        for lure in self.lures_of(figure):
            if lure.steps[space] < NO_WAY:
                value = lure.value * lure.pace ** lure.steps[space]
                if value > most:
                    most = value
                    best = lure
        return best

    def pull_of(self, figure: int, base: list[int]) -> float:
        """The same for a base: its best space."""
        most = 0.0
        for space in base:
            most = max(most, self.pull(figure, space))
        return most

    def gain_by_door(self, figure: int, edge: int) -> float:
        """What an open door would be worth to a figure and its friends."""
        key = figure * 100 + edge
        known = self.doors.get(key)
        if known is not None:
            return known
        table = self.table
        signs = encounter_of(table).edges
        changed = signs[:edge] + "o" + signs[edge + 1 :]
        friends = self.situation.monsters if is_monster(table, figure) else self.situation.friends
        hunted = [one for one in self.situation.enemies(figure) if self.stakes[one] > 0.0]
        most = 0.0
        for one in friends:
            space = table.figures[one].base[0]
            pace = self.pace(one)
            flies = has(table, one, "fly")
            gain = 0.0
            for lure in self.lures_of(one):
                if lure.task.action is not None and lure.task.action.edges:
                    continue
                places = [space for space in range(len(lure.steps)) if lure.steps[space] == 0]
                after = steps_to(table, places, flies, [], changed)[space]
                gain = max(gain, lure.value * nearer(lure.pace, lure.steps[space], after))
            for enemy in hunted:
                base = table.figures[enemy].base
                before = steps_to(table, base, flies, [])[space]
                after = steps_to(table, base, flies, [], changed)[space]
                gain = max(gain, HUNTED * self.stakes[enemy] * nearer(pace, before, after))
            most = max(most, gain if one == figure else HELPFUL * gain)
        self.doors[key] = most
        return most

    # -- whose fall is worth what ------------------------------------------------------------------------

    def promise(self, figure: int) -> float:
        """What a figure is about to do for its side."""
        base = self.table.figures[figure].base
        return self.pull_of(figure, base) if base else 0.0

    def worth(self, figure: int) -> float:
        """What a figure's fall is worth to the other side."""
        if self.worths[figure] < 0.0:
            self.worths[figure] = self.weigh(figure)
        return self.worths[figure]

    def weigh(self, figure: int) -> float:
        """Its part in the goals, what it promises, what it can do to others."""
        table = self.table
        stake = self.stakes[figure]
        if is_hero(table, figure):
            return HERO_FALLS + stake + DELAYED * self.promise(figure)
        if not is_monster(table, figure):
            return FRIEND_FALLS + stake + STOPPED * self.promise(figure)
        power = 0.0
        if self.situation.friends:
            power = self.situation.mean_against(figure, self.situation.friends[0])
        value = MONSTER_FALLS + BY_POWER * power + stake + STOPPED * self.promise(figure)
        group = table.figures[figure].group
        if group >= 0 and encounter_of(table).groups[group].asleep:
            value = 0.3 * value if stake == 0.0 else stake
        return value + self.menace(figure)

    def menace(self, figure: int) -> float:
        """What a monster does to those whom the heroes must not lose."""
        total = 0.0
        situation = self.situation
        for one in situation.friends:
            stake = self.stakes[one] if not is_hero(self.table, one) else DELAYED * self.promise(one)
            if stake > 1.0:
                apart = situation.apart(figure, one)
                if 0 <= apart <= situation.speed(figure) + situation.reach(figure):
                    share = situation.mean_against(figure, one) / max(1, situation.left(one))
                    total += MENACED * stake * min(1.0, share)
        return total


def slower(pace: float, steps: list[int], base: list[int]) -> float:
    """The pace at which something far off still counts where one stands."""
    if not base or not 0 < steps[base[0]] < NO_WAY:
        return pace
    return float(max(pace, FAINTEST ** (1.0 / steps[base[0]])))


def nearer(pace: float, before: int, after: int) -> float:
    """What part of a lure it is worth to be so much nearer to it."""
    if after >= before:
        return 0.0
    return float(pace**after - (pace**before if before < NO_WAY else 0.0))


def nearest(distances: list[int], places: list[int]) -> int:
    """How far the nearest of some places is."""
    least = NO_WAY
    for space in places:
        if 0 <= distances[space] < least:
            least = distances[space]
    return least
