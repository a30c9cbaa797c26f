"""A turn thought through: where to go, what to do there, what to do first.

Every place that can be reached, with so many move actions and so much fatigue, is weighed by what draws one there, what
could be done there with the actions left, and what waits there; the first deed of the best way is the answer.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE
from undercroft.engine.record import Action
from undercroft.games.descent.goal_sense import ENTER, LEAVE
from undercroft.games.descent.outlook import Outlook, slower
from undercroft.games.descent.rules import marching, moving
from undercroft.games.descent.rules.layout import HAZARD, PIT
from undercroft.games.descent.rules.meant import amount
from undercroft.games.descent.rules.reach import FAR, reach
from undercroft.games.descent.rules.table import HEROES_SIDE, encounter_of, has, is_hero, is_large, is_monster
from undercroft.games.descent.state import MOVE_ACTION, Go, March, Strike, Turn
from undercroft.games.descent.strikes import Striker
from undercroft.games.descent.ways import NO_WAY, steps_to

TIRING: Final = 0.55  # what a point of fatigue costs
WEARY: Final = 0.5  # and more, the fewer are left
AGAIN: Final = 0.8  # a second attack finds less to do
MOST_BLOWS: Final = 2  # beyond that nobody counts on it
DRAWN: Final = 0.35  # of the best attack, what being able to make it soon is worth
HERO_CARE: Final = 0.30
FRIEND_CARE: Final = 0.10  # an ally who has somewhere to go does not hide in a corner
ESCORTED: Final = 0.12  # of what a friend is about to do, what being near is worth to one who has nothing to do
MONSTER_CARE: Final = 0.06
PRESSED: Final = 0.4  # what is left of that when no time is left
IN_THE_WAY: Final = 0.15  # of what a friend is about to do, what standing in its way costs
BUSY: Final = 2.0  # what a friend must be about to do for that
RUINOUS: Final = 30.0  # ending a turn in fire
PITFALL: Final = 2.5
IDLE: Final = 0.05  # what any deed must be worth


class Valued:
    """A deed and what it is worth; `free`: it costs no action."""

    def __init__(self, value: float, action: Action, free: bool = False) -> None:
        self.value = value
        self.action = action
        self.free = free


class Spot:
    """A place one may come to: what it costs, what it is worth to end there, what one may do there."""

    def __init__(self, base: list[int], cost: int, ending: float) -> None:
        self.base = base
        self.cost = cost
        self.ending = ending
        self.first = 0.0  # the best that is to be done there beside attacking
        self.second = 0.0
        self.strike = -1.0  # not known yet
        self.to = base[0]


class TurnPlan:
    """One figure's turn at one question."""

    def __init__(self, look: Outlook, turn: Turn, options: list[Action], deeds: list[Valued]) -> None:
        self.look = look
        self.situation = look.situation
        self.table = look.table
        self.turn = turn
        self.figure = turn.figure
        self.options = options
        self.deeds = deeds
        self.monster = is_monster(self.table, self.figure)
        self.speed = self.situation.speed(self.figure)
        self.striker = Striker(look, self.figure)
        self.granted = 1 if "attack" in turn.extra and self.striker.weapons else 0  # attacks that cost no action
        self.strikes = self.strikes_left()
        self.may_move = MOVE_ACTION in options
        self.spare = moving.spare_steps(self.table, turn) if is_hero(self.table, self.figure) else 0
        self.each = moving.points_for_fatigue(self.table, self.figure) if self.spare else 1
        self.flies = has(self.table, self.figure, "fly")
        self.openings: dict[int, list[float]] = {}
        self.drawn = self.find_drawn() + self.find_charges()
        self.foes = self.find_foes()
        self.care = self.find_care()
        self.crossed = self.find_crossed()
        self.best_spot: Spot | None = None
        self.best_moves = 0

    # -- what one can do ---------------------------------------------------------------------------------

    def strikes_left(self) -> int:
        """For how many attacks the turn may still use actions."""
        if not self.striker.weapons:
            return 0
        if is_hero(self.table, self.figure):
            return self.turn.actions
        return 1 if self.turn.attacks == 0 and self.turn.actions > 0 else 0

    def find_drawn(self) -> list[tuple[float, float, list[int]]]:
        """The enemies worth walking to, what a step more leaves of that, and the steps to them from everywhere."""
        found: list[tuple[float, float, list[int]]] = []
        if not self.striker.weapons:
            return found
        for number, enemy in enumerate(self.striker.enemies):
            value = max([row[number] for row in self.striker.bounds])
            if value > 0.3 * self.striker.bound:
                steps = steps_to(self.table, self.table.figures[enemy].base, self.flies, [])
                pace = self.look.pace(self.figure)
                if self.look.stakes[enemy] > 0.0:
                    pace = slower(pace, steps, self.table.figures[self.figure].base)
                found.append((DRAWN * value, pace, steps))
        return found

    def find_charges(self) -> list[tuple[float, float, list[int]]]:
        """The friends worth staying near, for a hero whom nothing else draws."""
        found: list[tuple[float, float, list[int]]] = []
        if not is_hero(self.table, self.figure) or self.look.lures_of(self.figure):
            return found
        for one in self.situation.friends:
            stake = 0.0 if is_hero(self.table, one) else self.look.stakes[one]
            value = ESCORTED * max(self.look.promise(one), stake)
            if one != self.figure and value > 0.5:
                steps = steps_to(self.table, self.table.figures[one].base, False, [])
                found.append((value, self.look.pace(self.figure), steps))
        return found

    def find_foes(self) -> list[tuple[float, int, list[int]]]:
        """Those who may strike this figure before it acts again: how hard, how far they come, how far off they are."""
        found: list[tuple[float, int, list[int]]] = []
        situation = self.situation
        encounter = encounter_of(self.table)
        for enemy in situation.enemies(self.figure):
            one = self.table.figures[enemy]
            if one.rank == "familiar" or (one.group >= 0 and encounter.groups[one.group].asleep):
                continue
            mean = situation.mean_against(enemy, self.figure)
            if mean > 0.0:
                if self.monster:
                    mean *= 1.5
                far = situation.speed(enemy) + situation.reach(enemy)
                found.append((mean, far, situation.grid.distances_from(one.base[0])))
        return found

    def find_care(self) -> float:
        """How much danger counts: the less, the sooner time runs out for one's own side."""
        care = MONSTER_CARE if self.monster else HERO_CARE
        if not self.monster and self.figure >= len(self.table.heroes) and self.look.lures_of(self.figure):
            care = FRIEND_CARE
        sheet = self.look.sheet
        if (sheet.clock_side == HEROES_SIDE) == self.monster:
            rounds = max(1, amount(self.table, sheet.rounds))
            left = max(0, rounds - encounter_of(self.table).round)
            care *= PRESSED + (1.0 - PRESSED) * left / rounds
        return care

    def find_crossed(self) -> list[float]:
        """By space, what it costs to stand there in the way of friends who have more to do."""
        table = self.table
        look = self.look
        found = [0.0] * self.situation.grid.count
        own = look.promise(self.figure)
        for friend in self.situation.monsters if self.monster else self.situation.friends:
            base = table.figures[friend].base
            if friend == self.figure or not base or look.promise(friend) < max(BUSY, own):
                continue
            lure = look.nearest_lure(friend)
            if lure is None or lure.steps[base[0]] == 0:
                continue
            whole = lure.steps[base[0]]
            off = self.situation.grid.distances_from(base[0])
            most = 2 * self.situation.speed(friend)
            cost = IN_THE_WAY * look.promise(friend)
            for space in range(len(found)):
                if 0 < off[space] <= most and off[space] + lure.steps[space] == whole:
                    found[space] += cost
        return found

    def open_at(self, spaces: list[int], value: float) -> None:
        """From these spaces something can be done that is worth so much."""
        for space in spaces:
            known = self.openings.get(space)
            if known is None:
                self.openings[space] = [value]
            else:
                known.append(value)

    # -- what places are worth ---------------------------------------------------------------------------

    def danger(self, space: int) -> float:
        """What may befall the figure there before it acts again."""
        total = 0.0
        for mean, far, distances in self.foes:
            apart = distances[space]
            if 0 <= apart <= far:
                total += mean
            elif apart == far + 1:
                total += 0.5 * mean
        share = min(1.0, total / max(1, self.situation.left(self.figure)))
        return self.care * self.look.worth(self.figure) * share

    def ending(self, base: list[int]) -> float:
        """What it is worth to end the turn there."""
        value = self.look.pull_of(self.figure, base) - self.danger(base[0]) - self.crossed[base[0]]
        near = 0.0
        for worth, pace, steps in self.drawn:
            least = NO_WAY
            for space in base:
                least = min(least, steps[space])
            if least < NO_WAY:
                near = max(near, worth * pace ** max(0, least - 1))
        return value + near

    def on_arrival(self, base: list[int], points: int) -> float:
        """What coming there brings at once: a place that was to be entered, or left the map by."""
        most = 0.0
        for lure in self.look.lures_of(self.figure):
            if lure.task.kind == ENTER or (lure.task.kind == LEAVE and points > 0):
                for space in base:
                    if lure.steps[space] == 0:
                        most = max(most, lure.value)
        return most

    def ground(self, base: list[int]) -> float:
        """What it costs to stop on this ground; who flies rests over a pit, but not in fire."""
        ground = self.situation.grid.ground
        if len([space for space in base if ground[space] == HAZARD]) == len(base):
            return RUINOUS
        if not self.flies and len([space for space in base if ground[space] == PIT]) == len(base):
            return PITFALL
        return 0.0

    # -- where one can go --------------------------------------------------------------------------------

    def spots(self, most: int) -> list[Spot]:
        """Every place within so many points."""
        table = self.table
        if is_large(table, self.figure):
            return self.large_spots(most)
        found: list[Spot] = []
        standing = self.situation.standing
        walker = moving.walker_of(table, self.turn)
        walked = reach(table, walker, table.figures[self.figure].base, most, standing)
        for space in range(len(standing)):
            cost = walked.cost[space]
            if 0 < cost < FAR and not standing[space]:
                base = [space]
                spot = Spot(base, cost, self.ending(base))
                spot.ending -= self.ground(base)
                self.fill(spot)
                found.append(spot)
        return found

    def large_spots(self, most: int) -> list[Spot]:
        """The same for a large monster: every way it can be set down."""
        turn = self.turn
        points = turn.points
        shrunken = turn.shrunken
        turn.points = most
        turn.shrunken = -1
        found: list[Spot] = []
        for option in marching.marches(self.table, turn):
            assert isinstance(option, March)
            spot = Spot(option.base, most, self.ending(option.base))
            spot.to = option.to
            spot.ending -= self.ground(option.base)
            self.fill(spot)
            found.append(spot)
        turn.points = points
        turn.shrunken = shrunken
        return found

    def fill(self, spot: Spot) -> None:
        """What may be done there beside attacking: the best two things."""
        for space in spot.base:
            values = self.openings.get(space)
            if values is not None:
                for value in values:
                    if value > spot.first:
                        spot.second = spot.first
                        spot.first = value
                    elif value > spot.second:
                        spot.second = value

    # -- the best way ------------------------------------------------------------------------------------

    def best_walk(self, spots: list[Spot], actions: int, strikes: int, extra_move: bool) -> tuple[float, int, int]:
        """The best place to go to with these actions: its value, its number, how many move actions it takes.

        `extra_move`: one move action beside them has been granted.
        """
        turn = self.turn
        best = -1000.0
        place = -1
        moves = 0
        most_moves = 0
        if self.may_move:
            most_moves = actions + (1 if extra_move else 0)
            if self.monster and has(self.table, self.figure, "one_move"):
                most_moves = min(most_moves, 1)
        rough: list[tuple[float, int, int, int]] = []
        for number, spot in enumerate(spots):
            for taken in range(most_moves + 1):
                left = actions - max(0, taken - (1 if extra_move else 0))
                short = spot.cost - turn.points - taken * self.speed
                if is_large(self.table, self.figure):
                    short = 0 if spot.cost == turn.points + taken * self.speed else 1
                if short > self.spare:
                    continue
                fatigue = 0 if short <= 0 else (short + self.each - 1) // self.each
                value = spot.ending - self.tired(fatigue) + self.on_arrival(spot.base, self.spare - short)
                bound = value + combined(spot.first, spot.second, self.striker.bound, left, strikes, self.granted)
                rough.append((bound, number, taken, left))
                if short <= 0:
                    break  # more move actions than it takes bring nothing
        rough.sort(reverse=True)
        for bound, number, taken, left in rough:
            if bound <= best:
                break
            spot = spots[number]
            if spot.strike < 0.0:
                spot.strike = self.striker.best_from(spot.base) if self.strikes or self.granted else 0.0
            value = bound - combined(spot.first, spot.second, self.striker.bound, left, strikes, self.granted)
            value += combined(spot.first, spot.second, spot.strike, left, strikes, self.granted)
            if value > best:
                best = value
                place = number
                moves = taken
        return best, place, moves

    def tired(self, fatigue: int) -> float:
        """What so much fatigue costs."""
        if fatigue <= 0:
            return 0.0
        left = max(1, self.spare // self.each)
        return TIRING * fatigue * (1.0 + WEARY * fatigue / left)

    def choose(self) -> Action:
        """The first deed of the best way to go on."""
        actions = self.turn.actions
        free = best_of([deed for deed in self.deeds if deed.free])
        if free is not None and free.value > IDLE:
            return free.action
        paid = [deed for deed in self.deeds if not deed.free]
        first = best_of(paid)
        extra_move = "move" in self.turn.extra
        spots = self.all_spots(actions, extra_move)
        here = Spot(self.table.figures[self.figure].base, 0, self.ending(self.table.figures[self.figure].base))
        here.ending -= self.ground(here.base)
        stay = here.ending + self.sum_of_deeds(paid, actions)
        go, place, moves = self.best_walk(spots, actions, self.strikes, extra_move)
        act_go = -1000.0
        if first is not None and first.value > IDLE and actions > 0:
            strikes = self.strikes - (1 if is_strike(first.action) else 0)
            later = self.best_walk(spots, actions - 1, strikes, extra_move)
            act_go = first.value + later[0]
        if first is not None and first.value > IDLE and max(stay, act_go) >= go:
            return first.action
        if place >= 0 and go > stay + IDLE:
            return self.step_towards(spots[place], moves)
        return DONE if DONE in self.options else self.options[0]

    def all_spots(self, actions: int, extra_move: bool) -> list[Spot]:
        """Every place the rest of the turn could lead to."""
        moves = 0
        if self.may_move:
            moves = actions + (1 if extra_move else 0)
            if self.monster and has(self.table, self.figure, "one_move"):
                moves = min(moves, 1)
        if not moving.may_move(self.table, self.figure):
            return []
        if not is_large(self.table, self.figure):
            most = self.turn.points + moves * self.speed + self.spare
            return self.spots(most) if most > 0 else []
        found: list[Spot] = []
        for taken in range(moves + 1):
            points = self.turn.points + taken * self.speed
            if points > 0 and not (taken == 0 and self.turn.shrunken >= 0):
                found += self.large_spots(points)
        return found

    def sum_of_deeds(self, deeds: list[Valued], actions: int) -> float:
        """What the best deeds here bring with so many actions."""
        strike = 0.0
        first = 0.0
        second = 0.0
        for deed in deeds:
            if is_strike(deed.action):
                strike = max(strike, deed.value)
            elif deed.value > first:
                second = first
                first = deed.value
            elif deed.value > second:
                second = deed.value
        return combined(first, second, strike, actions, self.strikes, self.granted)

    def step_towards(self, spot: Spot, moves: int) -> Action:
        """Walk there, or take the move action that it needs first."""
        if moves == 0 or not self.may_move:
            for option in self.options:
                if isinstance(option, Go) and option.to == spot.base[0] and len(spot.base) == 1:
                    return option
                if isinstance(option, March) and option.base == spot.base:
                    return option
        elif self.turn.points > 0 and is_hero(self.table, self.figure):
            return self.part_of_way(spot.base)
        return MOVE_ACTION if self.may_move else DONE

    def part_of_way(self, base: list[int]) -> Action:
        """As far as the points carry: a trap on the way then costs no more than these."""
        steps = steps_to(self.table, base, False, [])
        best: Action = MOVE_ACTION
        least = steps[self.table.figures[self.figure].base[0]]
        for option in self.options:
            if isinstance(option, Go) and option.fatigue == 0 and steps[option.to] < least:
                least = steps[option.to]
                best = option
        return best


def combined(first: float, second: float, strike: float, actions: int, strikes: int, granted: int) -> float:
    """What so many actions bring: attacks, as many as there may be, and other things; and an attack beside them."""
    total = 0.0
    hits = 0
    if granted and strike > 0.0:
        total = strike
        hits = 1
    most = min(MOST_BLOWS, hits + strikes)
    while actions > 0:
        blow = strike * (AGAIN if hits else 1.0) if hits < most else 0.0
        if blow >= first and blow > 0.0:
            total += blow
            hits += 1
        elif first > 0.0:
            total += first
            first = second
            second = 0.0
        else:
            break
        actions -= 1
    return total


def is_strike(action: Action) -> bool:
    """Whether a deed uses up an attack."""
    return isinstance(action, Strike)


def best_of(deeds: list[Valued]) -> Valued | None:
    """The deed that is worth most."""
    best: Valued | None = None
    for deed in deeds:
        if best is None or deed.value > best.value:
            best = deed
    return best
