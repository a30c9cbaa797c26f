"""What an encounter is about, read from its sheet: which tasks bring a side nearer to winning, and who can do them.

From every goal it is reckoned backwards: a track must rise, so an exit, a special action or a moment that counts it is
to be used; whoever leaves must carry something, so it is to be taken up; it lies face down, so it must be turned. What
one side wants of its own figures tells the other whom to stop, and whom one side must not lose is what the other hunts.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules.quest_sheets import (
    CARRIED,
    DEEDS,
    THIS,
    ActionFace,
    AmountFace,
    Deed,
    EncounterSheet,
    ExitFace,
    ProvisoFace,
    TriggerFace,
)
from undercroft.games.descent.rules.table import HEROES_SIDE, OVERLORDS_SIDE

WHOLE: Final = 100.0  # what winning is worth
DEEPEST: Final = 4  # how far back it is reckoned
MEANS: Final = 0.55  # what a step on the way is worth of what it leads to
THWARTED: Final = 0.3  # what it is worth to take from the other side what it needs
READIED: Final = 0.2  # of a fall, what it is worth to have at hand what deals damage beside attacks
UNLOCKED: Final = 0.3  # what a door is worth that somebody has to force
BY_CLOCK: Final = 0.7  # what a condition is worth that only counts when time is up
PARTY_WORDS: Final = ("heroes", "allies", "party", "anyone", "actor")
OVERLORDS_WORDS: Final = ("monsters", "minions", "masters", "lieutenants", "anyone", "actor")
RETURNING: Final = (
    "round_begins",
    "round_ends",
    "overlord_turn_begins",
    "overlord_turn_ends",
    "hero_turn_begins",
    "hero_turn_ends",
    "monster_turn_ends",
)

# The kinds of tasks.
FELL: Final = "fell"  # `who` is to be defeated
KNOCK: Final = "knock"  # heroes are to be knocked out
LEAVE: Final = "leave"  # `who` is to leave the map at a place, with a token perhaps
ENTER: Final = "enter"  # `who` is to come to a place, with a token perhaps
STAND: Final = "stand"  # `who` is to be in a place at certain moments
BRING: Final = "bring"  # a token is to lie in a place
ACT: Final = "act"  # a special action is to be done
TAKE: Final = "take"  # a token is to be taken up
SEARCH: Final = "search"  # search tokens are to be searched
OPEN: Final = "open"  # a door is to be opened


class Task:
    """Something that brings a side nearer to one of its goals.

    `share` is what all of it is worth; of a `track` each count brings its part of what is still `needed`.
    """

    def __init__(self, side: str, kind: str, share: float, goal: int) -> None:
        self.side = side
        self.kind = kind
        self.share = share
        self.goal = goal
        self.who = ""
        self.at = ""
        self.token = ""
        self.face = ""
        self.carrying = ""
        self.edge = ""
        self.action: ActionFace | None = None
        self.attributes: list[str] = []
        self.track = ""
        self.needed: AmountFace | None = None
        self.means = False  # it only leads to something
        self.near = ""  # who somebody is to be near
        self.wish = ""  # what a token is to show in the end, as far as that is known
        self.user = ""  # who can make use of it then
        self.hurts = ""  # who suffers by it
        self.damage: AmountFace | None = None
        self.lessens = False  # it takes from what the other side has counted

    def key(self) -> str:
        """What makes two tasks the same."""
        action = "" if self.action is None else self.action.id
        parts = [self.side, self.kind, self.who, self.at, self.token, self.face, self.carrying, action, self.edge]
        parts += [self.near, self.hurts]
        return ":".join(parts)


class Wanted:
    """What is looked for among deeds: that a track is counted, a token turned or gone, something noted."""

    def __init__(self, what: str, name: str, more: str = "") -> None:
        self.what = what
        self.name = name
        self.more = more

    def is_done_by(self, deed: Deed, object: str, carried: str) -> bool:
        """Whether a deed does it, at a token of this kind, by somebody who carries that."""
        if self.what == "count":
            return deed.do == "count" and deed.track == self.name and not deed.amount.value(2, NO_TRACKS) < 0
        if self.what == "lessen":
            return deed.do == "count" and deed.track == self.name and deed.amount.value(2, NO_TRACKS) < 0
        if self.what == "win":
            return deed.do == "win" and deed.side == self.name
        if self.what == "note":
            return deed.do == "note" and deed.note == self.name and not deed.forget
        if self.what == "edge":
            return deed.do == "edge" and deed.edge in (self.name, THIS) and deed.state in ("open", "removed")
        meant = object if deed.token == THIS else carried if deed.token == CARRIED else deed.token
        if meant != self.name:
            return False
        if self.what == "gone":
            return deed.do == "remove" or (deed.do == "turn" and deed.face != self.more)
        if self.what == "turn":
            return deed.do == "turn" and deed.face in ("", self.more)
        return deed.do in ("take", "put")


class NoTracks(dict[str, int]):
    """Tracks before an encounter: all at nothing."""

    def __missing__(self, key: str) -> int:
        return 0


NO_TRACKS: Final = NoTracks()


class GoalReader:
    """Reads the tasks of one encounter."""

    def __init__(self, sheet: EncounterSheet) -> None:
        self.sheet = sheet
        self.tasks: dict[str, Task] = {}
        for number, goal in enumerate(sheet.goals):
            for proviso in goal.provided:
                self.want(goal.side, proviso, WHOLE / len(goal.provided), number, 0)
                self.thwart(other_side(goal.side), proviso, WHOLE / len(goal.provided), number)
        for side in (HEROES_SIDE, OVERLORDS_SIDE):
            self.produce(side, Wanted("win", side), WHOLE, -1, "", None, 0)
            self.unlock(side)
        for proviso in sheet.clock_unless:
            share = BY_CLOCK * WHOLE / len(sheet.clock_unless)
            self.want(other_side(sheet.clock_side), proviso, share, -1, 0)
        for task in list(self.tasks.values()):
            if task.kind == ACT:
                self.spoil(task)

    # -- what must be so ---------------------------------------------------------------------------------

    def thwart(self, side: str, proviso: ProvisoFace, share: float, goal: int) -> None:
        """What the other side wants to lie there is taken away."""
        if proviso.kind == "tokens" and proviso.most is None:
            self.produce(side, Wanted("gone", proviso.token, proviso.face), THWARTED * share, goal, "", None, 1)
        elif proviso.kind == "track" and proviso.most is None:
            needed = self.sheet.goals_of.get(proviso.track) if proviso.least is None else proviso.least
            self.lessen(side, proviso.track, THWARTED * share, goal, needed)

    def lessen(self, side: str, track: str, share: float, goal: int, needed: AmountFace | None) -> None:
        """Special actions that take from what the other side has counted."""
        for action in self.sheet.actions:
            if self.does(action.do, Wanted("lessen", track), action.token, "") and self.is_of(action.who, side):
                task = self.act(side, action, share, goal, 1)
                task.track = track
                task.needed = needed
                task.lessens = True
                self.settle()

    def spoil(self, wanted: Task) -> None:
        """What the other side wants to do something to is turned or taken from there before."""
        theirs = wanted.action
        side = other_side(wanted.side)
        if theirs is None or not theirs.token:
            return
        for action in self.sheet.actions:
            if action.token != theirs.token or not self.is_of(action.who, side):
                continue
            if not (action.any_face or theirs.any_face or action.face == theirs.face):
                continue
            if self.does(action.do, Wanted("gone", theirs.token, theirs.face), action.token, ""):
                task = self.act(side, action, THWARTED * wanted.share, wanted.goal, 1)
                task.track = wanted.track
                task.needed = wanted.needed
                self.settle()

    def act(self, side: str, action: ActionFace, share: float, goal: int, depth: int) -> Task:
        """A special action as a task that is about to be filled in."""
        task = self.add(side, ACT, share, goal, depth)
        task.who = action.who
        task.action = action
        task.attributes = tested(action.do)
        return task

    def harm(self, side: str, who: str, share: float, goal: int, depth: int) -> None:
        """Special actions that deal damage to somebody who is to fall."""
        for action in self.sheet.actions:
            if not self.is_of(action.who, side):
                continue
            for deed in all_deeds(action.do):
                if deed.do == "suffer" and deed.who == who:
                    task = self.act(side, action, share, goal, depth)
                    task.hurts = who
                    task.damage = deed.damage
                    self.settle()
                    self.prerequisites(side, action, READIED * share, goal, "", None, depth)

    def unlock(self, side: str) -> None:
        """Doors that only a special action opens are in the way of whatever one wants."""
        for action in self.sheet.actions:
            if action.edges and self.is_of(action.who, side):
                for deed in all_deeds(action.do):
                    if deed.do == "place" or (deed.do == "edge" and deed.state in ("open", "removed")):
                        self.act(side, action, UNLOCKED * WHOLE, -1, 1)
                        self.settle()
                        self.prerequisites(side, action, UNLOCKED * WHOLE, -1, "", None, 1)

    def want(self, side: str, proviso: ProvisoFace, share: float, goal: int, depth: int) -> None:
        """A side wants this to be so."""
        kind = proviso.kind
        if depth > DEEPEST:
            return
        if kind == "track" and proviso.most is None:
            needed = self.sheet.goals_of.get(proviso.track) if proviso.least is None else proviso.least
            self.produce(side, Wanted("count", proviso.track), share, goal, proviso.track, needed, depth)
        elif kind == "fallen":
            self.add(side, FELL, share, goal, depth).who = proviso.who
            self.settle()
            self.harm(side, proviso.who, share, goal, depth)
        elif kind == "figures":
            self.want_figures(side, proviso, share, goal, depth)
        elif kind == "tokens":
            self.want_tokens(side, proviso, share, goal, depth)
        elif kind == "noted":
            self.produce(side, Wanted("note", proviso.note), share, goal, "", None, depth)
        elif kind == "edge" and proviso.state != "closed":
            self.produce(side, Wanted("edge", proviso.edge), share, goal, "", None, depth)
            task = self.add(side, OPEN, share, goal, depth)
            task.edge = proviso.edge
            self.settle()
        elif kind == "knocked_out":
            self.add(side, KNOCK, share, goal, depth)
            self.settle()
        elif kind == "either":
            for one in proviso.of:
                self.want(side, one, share / len(proviso.of), goal, depth + 1)

    def want_figures(self, side: str, proviso: ProvisoFace, share: float, goal: int, depth: int) -> None:
        """So many of somebody are to be there, or nobody is."""
        if proviso.most is not None:
            if not self.is_of(proviso.who, side):
                self.add(side, FELL, share, goal, depth).who = proviso.who
                self.settle()
            return
        task = self.add(side, STAND, share, goal, depth)
        task.who = proviso.who
        task.at = proviso.at
        task.carrying = proviso.carrying
        task.token = proviso.beside
        task.needed = proviso.least
        self.settle()
        if proviso.carrying:
            self.obtain(side, proviso.carrying, "", MEANS * share, goal, "", proviso.least, depth + 1, proviso.who)

    def want_tokens(self, side: str, proviso: ProvisoFace, share: float, goal: int, depth: int) -> None:
        """So many tokens are to be there, turned or gone."""
        if proviso.most is not None:
            self.produce(side, Wanted("gone", proviso.token, proviso.face), share, goal, "", None, depth)
        elif proviso.at:
            task = self.add(side, BRING, share, goal, depth)
            task.token = proviso.token
            task.at = proviso.at
            task.needed = proviso.least
            self.settle()
            self.obtain(side, proviso.token, proviso.face, MEANS * share, goal, "", proviso.least, depth + 1)
        elif proviso.face:
            self.produce(side, Wanted("turn", proviso.token, proviso.face), share, goal, "", proviso.least, depth)
        elif proviso.state == "gone":
            self.produce(side, Wanted("gone", proviso.token), share, goal, "", proviso.least, depth)

    # -- what brings it about ----------------------------------------------------------------------------

    def produce(
        self, side: str, wanted: Wanted, share: float, goal: int, track: str, needed: AmountFace | None, depth: int
    ) -> None:
        """Exits, special actions and moments that do what is wanted, as far as this side has a hand in them."""
        if depth > DEEPEST:
            return
        for exit in self.sheet.exits:
            self.by_exit(exit, side, wanted, share, goal, track, needed, depth)
        for action in self.sheet.actions:
            if self.does(action.do, wanted, action.token, action.carrying) and self.is_of(action.who, side):
                task = self.act(side, action, share, goal, depth)
                task.track = track
                task.needed = needed
                self.settle()
                self.prerequisites(side, action, share, goal, track, needed, depth)
        for triggers in self.sheet.triggers.values():
            for one in triggers:
                self.by_moment(one, side, wanted, share, goal, track, needed, depth)

    def by_exit(
        self,
        exit: ExitFace,
        side: str,
        wanted: Wanted,
        share: float,
        goal: int,
        track: str,
        needed: AmountFace | None,
        depth: int,
    ) -> None:
        """Leaving the map does what is wanted, or takes a token along."""
        takes = wanted.what == "gone" and exit.carrying == wanted.name
        if not self.is_of(exit.who, side) or not (takes or self.does(exit.do, wanted, "", exit.carrying)):
            return
        task = self.add(side, LEAVE, share, goal, depth)
        task.who = exit.who
        task.at = exit.at
        task.carrying = exit.carrying
        task.face = exit.face
        task.track = track
        task.needed = needed
        self.settle()
        if exit.carrying:
            self.obtain(side, exit.carrying, exit.face, MEANS * share, goal, track, needed, depth + 1, exit.who)
        for proviso in exit.provided:
            self.want(side, proviso, MEANS * share, goal, depth + 1)

    def by_moment(
        self,
        one: TriggerFace,
        side: str,
        wanted: Wanted,
        share: float,
        goal: int,
        track: str,
        needed: AmountFace | None,
        depth: int,
    ) -> None:
        """What happens does what is wanted, with one thing in hand or another."""
        for carried in carried_in(one.provided) or [""]:
            if self.does(one.do, wanted, one.token, carried):
                self.by_moment_with(one, side, carried, share, goal, track, needed, depth)

    def by_moment_with(
        self,
        one: TriggerFace,
        side: str,
        carried: str,
        share: float,
        goal: int,
        track: str,
        needed: AmountFace | None,
        depth: int,
    ) -> None:
        """Somebody falls, comes to a place, stands there at a certain moment."""
        task: Task | None = None
        if one.when == "figure_fell":
            if not self.is_of(one.who, side):
                task = self.add(side, FELL, share, goal, depth)
        elif one.when == "hero_fell":
            if side == OVERLORDS_SIDE:
                task = self.add(side, KNOCK, share, goal, depth)
        elif one.when == "star_searched":
            if side == HEROES_SIDE:
                task = self.add(side, SEARCH, share, goal, depth)
        elif one.when == "token_taken":
            if self.is_of(one.who or "anyone", side):
                self.obtain(side, one.token, "", share, goal, track, needed, depth + 1)
        elif one.when == "door_opened":
            if self.is_of(one.who or "anyone", side):
                task = self.add(side, OPEN, share, goal, depth)
                task.edge = one.edge
        elif one.when in ("figure_entered", "figure_left_map"):
            if one.who and self.is_of(one.who, side):
                task = self.add(side, ENTER if one.when == "figure_entered" else LEAVE, share, goal, depth)
        elif one.when == "attack_hit":
            if one.who and not self.is_of(one.who, side):
                task = self.add(side, FELL, share, goal, depth)
        elif one.when in RETURNING:
            self.stand_for(one, side, share, goal, track, needed, depth)
        if task is not None:
            task.who = one.who
            task.at = one.at
            task.carrying = carried
            task.track = track
            task.needed = needed
            self.settle()
            if carried:
                self.obtain(side, carried, "", MEANS * share, goal, track, needed, depth + 1, one.who)

    def stand_for(
        self, one: TriggerFace, side: str, share: float, goal: int, track: str, needed: AmountFace | None, depth: int
    ) -> None:
        """At a moment that comes again and again somebody has to be in a place."""
        places: list[tuple[str, str]] = []
        for proviso in one.provided:
            if proviso.kind == "figures" and proviso.most is None:
                if proviso.at or proviso.beside:
                    places.append((proviso.who, proviso.at or f"~{proviso.beside}"))
                elif proviso.near:
                    places.append((proviso.who, f"^{proviso.near}"))
        for deed in all_deeds(one.do):
            if deed.do in ("count", "each") and deed.at and (deed.each or deed.who):
                places.append((deed.each or deed.who, deed.at))
        if one.at and one.who:
            places.append((one.who, one.at))
        for who, at in places:
            if self.is_of(who, side):
                task = self.add(side, STAND, share, goal, depth)
                task.who = who
                if at.startswith("~"):
                    task.token = at[1:]
                elif at.startswith("^"):
                    task.near = at[1:]
                else:
                    task.at = at
                task.track = track
                task.needed = needed
                self.settle()

    def prerequisites(
        self, side: str, action: ActionFace, share: float, goal: int, track: str, needed: AmountFace | None, depth: int
    ) -> None:
        """What a special action asks for first."""
        if action.carrying:
            self.obtain(side, action.carrying, "", MEANS * share, goal, track, needed, depth + 1, action.who)
        for proviso in action.provided:
            self.want(side, proviso, MEANS * share, goal, depth + 1)
        kind = self.sheet.token_kinds.get(action.token)
        if kind is not None and action.face:
            self.produce(side, Wanted("turn", action.token, action.face), MEANS * share, goal, track, needed, depth + 1)

    def obtain(
        self,
        side: str,
        kind: str,
        face: str,
        share: float,
        goal: int,
        track: str,
        needed: AmountFace | None,
        depth: int,
        user: str = "",
    ) -> None:
        """Somebody has to carry a token: it is taken up, turned first, or brought to light."""
        token = self.sheet.token_kinds.get(kind)
        if token is None or depth > DEEPEST:
            return
        shown = token.needs_face or face
        for bearer in token.carry:
            if self.is_of(bearer, side):
                task = self.add(side, TAKE, share, goal, depth)
                task.who = bearer
                task.token = kind
                task.face = token.needs_face
                task.wish = face
                task.user = user
                task.track = track
                task.needed = needed
                self.settle()
        if shown and token.hidden:
            self.produce(side, Wanted("turn", kind, shown), MEANS * share, goal, track, needed, depth + 1)
        self.produce(side, Wanted("take", kind), share, goal, track, needed, depth + 1)

    # -- small things ------------------------------------------------------------------------------------

    def does(self, paths: list[str], wanted: Wanted, object: str, carried: str) -> bool:
        """Whether deeds, or deeds inside them, do what is wanted."""
        for deed in all_deeds(paths):
            if wanted.is_done_by(deed, object, carried):
                return True
        return False

    def is_of(self, who: str, side: str) -> bool:
        """Whether somebody a word means stands on a side."""
        for word in who.split("|"):
            if side == HEROES_SIDE:
                if word in PARTY_WORDS or word in [ally.id for ally in self.sheet.allies]:
                    return True
            elif word in OVERLORDS_WORDS or word in self.sheet.group_places or word in self.leaders():
                return True
        return False

    def leaders(self) -> list[str]:
        """Those of the overlord's who have a name."""
        return [group.leader for group in self.sheet.groups if group.leader]

    def add(self, side: str, kind: str, share: float, goal: int, depth: int) -> Task:
        """A task that is about to be filled in."""
        self.fresh = Task(side, kind, share, goal)
        self.fresh.means = depth > 0
        return self.fresh

    def settle(self) -> None:
        """The task is whole: of two alike the one that is worth more stays."""
        key = self.fresh.key()
        known = self.tasks.get(key)
        if known is None or known.share < self.fresh.share:
            self.tasks[key] = self.fresh


def all_deeds(paths: list[str]) -> list[Deed]:
    """Deeds and all that lie inside them."""
    found: list[Deed] = []
    for path in paths:
        deed = DEEDS.get(path)
        if deed is not None:
            found.append(deed)
            found += all_deeds(deed.passes)
            found += all_deeds(deed.fails)
            found += all_deeds(deed.then)
            found += all_deeds(deed.otherwise)
    return found


def tested(paths: list[str]) -> list[str]:
    """The attributes of which one is tested first, if anything is."""
    for path in paths:
        deed = DEEDS.get(path)
        if deed is not None and deed.do == "test":
            return deed.attributes
    return []


def carried_in(provided: list[ProvisoFace]) -> list[str]:
    """What somebody may carry for a moment to count."""
    found: list[str] = []
    for proviso in provided:
        if proviso.kind == "actor" and proviso.carrying:
            found.append(proviso.carrying)
        elif proviso.kind == "either":
            found += carried_in(proviso.of)
    return found


def other_side(side: str) -> str:
    """The side against this one."""
    return OVERLORDS_SIDE if side == HEROES_SIDE else HEROES_SIDE


READ: Final[dict[str, list[Task]]] = {}


def tasks_of(sheet: EncounterSheet) -> list[Task]:
    """The tasks of an encounter, read once."""
    found = READ.get(sheet.id)
    if found is None:
        found = list(GoalReader(sheet).tasks.values())
        READ[sheet.id] = found
    return found
