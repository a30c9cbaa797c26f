"""Exploration: the way, its runes, locks and Tests, the move, the tile that turns.

DC-EXPL-01 to DC-EXPL-14.
Worked examples: DC-EX-22.
"""

from __future__ import annotations

from undercroft.engine.decision import PASS, Pass
from undercroft.engine.errors import NotPossible
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.dying import is_anyone_dead
from undercroft.games.dead_cells.rules.sheets import BOARDS, BoardFace, CorridorFace
from undercroft.games.dead_cells.rules.table import ask_group, owns_rune, run_of, word
from undercroft.games.dead_cells.rules.trait_tests import deck_test, hand_test
from undercroft.games.dead_cells.state import (
    EXPLORE,
    LEAVE_TILE,
    Campaign,
    DoorUnlocked,
    EndRun,
    EnterSpace,
    Explore,
    Go,
    Moved,
    Peek,
    Receive,
    ResolveTile,
    Scout,
    StepThrough,
    TakeCorridor,
    Teleport,
    Teleported,
    TileSeen,
    TileTurned,
)


def board_of(table: Campaign) -> BoardFace:
    """The board of the biome the group is in."""
    return BOARDS[run_of(table).biome]


def is_open(table: Campaign, corridor: CorridorFace) -> bool:
    """Whether a corridor may be chosen: its rune owned, its lock's key at hand, not closed by a failed Test.

    DC-EXPL-04, DC-EXPL-05, DC-EXPL-08, DC-EXPL-09, DC-EXPL-10, DC-RULING-06, DC-RULING-08.
    """
    run = run_of(table)
    if corridor.to in run.closed:
        return False
    if corridor.rune and not owns_rune(table, corridor.rune):
        return False
    return not corridor.locked or run.keys > 0


def open_corridors(table: Campaign) -> list[CorridorFace]:
    """The corridors that lead on from here (DC-EXPL-03, DC-EXPL-06)."""
    return [corridor for corridor in board_of(table).corridors[run_of(table).at] if is_open(table, corridor)]


def explore(table: Campaign, step: Explore) -> Rule:
    """The group chooses its way, or looks at a tile first (DC-EXPL-02, DC-EXPL-07, DC-DEC-07)."""
    ways = open_corridors(table)
    if not ways:
        raise NotPossible(f"no way leads on from {run_of(table).at} in {run_of(table).biome} (DC-RULING-05)")
    options: list[Action] = [corridor.go for corridor in ways]
    options += [Peek(space) for space in peekable(table)]
    answer = yield ask_group(table, options, "ask-way", ("DC-DEC-07",))
    if isinstance(answer, Peek):
        run = run_of(table)
        run.once.append("peek_tile")
        see_tile(table, answer.space)
        table.next(EXPLORE)
        return
    assert isinstance(answer, Go)
    table.next(TakeCorridor(answer.space, 0))


def peekable(table: Campaign) -> list[str]:
    """The face-down tiles beside the group that may be looked at, while that may be done in this biome."""
    run = run_of(table)
    if run.once.count("peek_tile") >= word(table, "peek_tile") or run.runeless:
        return []
    ways = [corridor.to for corridor in board_of(table).corridors[run.at]]
    return [space for space in ways if space in run.tiles and space not in run.face_up]


def see_tile(table: Campaign, space: str) -> None:
    """A tile is turned face up, not resolved."""
    run = run_of(table)
    run.face_up.append(space)
    table.tell(TileSeen(space, run.tiles[space]))


def corridor_to(table: Campaign, to: str) -> CorridorFace:
    """The corridor from here to there."""
    for corridor in board_of(table).corridors[run_of(table).at]:
        if corridor.to == to:
            return corridor
    raise NotPossible(f"no corridor leads to {to}")


def take_corridor(table: Campaign, step: TakeCorridor) -> Rule | None:
    """Its Tests one by one, then the move; a hand Test that is failed closes it.

    DC-EXPL-10, DC-EXPL-11, DC-EXPL-14.
    """
    corridor = corridor_to(table, step.to)
    if step.test < len(corridor.hand):
        return pass_hand_test(table, step, corridor.hand[step.test])
    if step.test == len(corridor.hand) and corridor.deck_test is not None:
        return take_deck_test(table, step, corridor)
    if is_anyone_dead(table):
        table.next(EndRun("died"))
        return None
    if corridor.locked:
        run_of(table).keys -= 1
        table.tell(DoorUnlocked(step.to))
    table.next(EnterSpace(step.to))
    return None


def pass_hand_test(table: Campaign, step: TakeCorridor, trait: str) -> Rule:
    """Passed: on. Failed: another way (DC-EXPL-10)."""
    passed = yield from hand_test(table, trait)
    if passed:
        table.next(TakeCorridor(step.to, step.test + 1))
        return
    run_of(table).closed.append(step.to)
    table.next(EXPLORE)


def take_deck_test(table: Campaign, step: TakeCorridor, corridor: CorridorFace) -> Rule:
    """Whatever it brings, the corridor stays open (DC-EXPL-11)."""
    assert corridor.deck_test is not None
    given = yield from deck_test(table, corridor.deck_test)
    table.next(Receive(given.copy(), True), TakeCorridor(step.to, step.test + 1))


def enter_space(table: Campaign, step: EnterSpace) -> None:
    """The figure moves; the tile there is turned and resolved, once and no more (DC-EXPL-12)."""
    run = run_of(table)
    run.at = step.space
    run.closed = []
    if table.heard():
        table.tell(Moved(step.space))
    if step.space in run.visited:
        table.next(LEAVE_TILE)
        return
    run.visited.append(step.space)
    if step.space not in run.face_up:
        run.face_up.append(step.space)
    if table.heard():
        table.tell(TileTurned(step.space, run.tiles[step.space]))
    table.next(ResolveTile(step.space))


def scout(table: Campaign, step: Scout) -> Rule | None:
    """Some tiles are turned face up before the first step; exits are not among them."""
    run = run_of(table)
    board = board_of(table)
    hidden = [space for space in run.tiles if space not in run.face_up and not board.spaces[space].exit]
    if step.left <= 0 or not hidden:
        return None
    return choose_to_scout(table, step.left, hidden)


def choose_to_scout(table: Campaign, left: int, hidden: list[str]) -> Rule:
    """Which one."""
    answer = yield ask_group(table, [Peek(space) for space in hidden], "ask-scout", ("DC-ICON-17",), count=left)
    assert isinstance(answer, Peek)
    see_tile(table, answer.space)
    table.next(Scout(left - 1))


def step_through(table: Campaign, step: StepThrough) -> Rule | None:
    """A teleportation tile: to any space not visited that is no exit, once that is unlocked (DC-TILE-08)."""
    run = run_of(table)
    board = board_of(table)
    if not word(table, "teleport") or run.runeless:
        return None
    spaces = [space for space in run.tiles if space not in run.visited and not board.spaces[space].exit]
    return choose_to_teleport(table, spaces) if spaces else None


def choose_to_teleport(table: Campaign, spaces: list[str]) -> Rule:
    """Where to, or not at all."""
    options: list[Action] = [PASS, *[Teleport(space) for space in spaces]]
    answer = yield ask_group(table, options, "ask-teleport", ("DC-TILE-08",))
    if isinstance(answer, Pass):
        return
    assert isinstance(answer, Teleport)
    table.tell(Teleported(answer.space))
    # What was still to come of this tile is left behind: the group is somewhere else.
    table.agenda.pop()
    table.next(EnterSpace(answer.space))
