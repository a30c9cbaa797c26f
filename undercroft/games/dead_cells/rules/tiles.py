"""Tiles: what happens on each kind, and merchants on the way.

DC-TILE-01 to DC-TILE-10, DC-RUN-06 to DC-RUN-08.
"""

from __future__ import annotations

from undercroft.engine.decision import DONE, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.games.dead_cells.rules.castle import KEYS
from undercroft.games.dead_cells.rules.dying import is_anyone_dead
from undercroft.games.dead_cells.rules.exploring import board_of
from undercroft.games.dead_cells.rules.icons import wants_vial
from undercroft.games.dead_cells.rules.lanterns import LANTERNS
from undercroft.games.dead_cells.rules.sheets import TILE_ACTS, TILES, TileFace
from undercroft.games.dead_cells.rules.table import ask_group, living, pass_first_player, run_of, word
from undercroft.games.dead_cells.rules.tracks import takers
from undercroft.games.dead_cells.rules.trait_tests import deck_test, hand_test
from undercroft.games.dead_cells.state import (
    EXPLORE,
    LEAVE_TILE,
    Bought,
    Buy,
    Campaign,
    ChooseOption,
    EndRun,
    FirstPlayer,
    Interbiome,
    LeaveTile,
    OptionTaken,
    Receive,
    ResolveTile,
    Restricted,
    SetUpFight,
    StepThrough,
    SufferCurse,
    Take,
    Trade,
)


def resolve_tile(table: Campaign, step: ResolveTile) -> Rule | None:
    """What stands on a tile, from top to bottom; the first player changes before anything else.

    DC-ICON-03, DC-TILE-10.
    """
    run = run_of(table)
    name = run.tiles[step.space]
    tile = TILES[name]
    if tile.change_first:
        pass_first_player(table)
        table.tell(FirstPlayer(run.first))
    if tile.restriction:
        run.restriction = tile.restriction
        run.restricted_round = tile.round
        table.tell(Restricted(tile.restriction, tile.round))
    after = what_follows(name, tile)
    table.next(after[0], *after[1:])
    if tile.deck_test is not None:
        return test_by_deck(table, tile)
    if tile.hand_test:
        return test_by_hand(table, tile)
    if tile.given:
        table.next(Receive(tile.given.copy(), False))
    return None


def what_follows(name: str, tile: TileFace) -> list[Step]:
    """What comes after a tile's first icons: a choice, the curse, a seller, a fight, a way through the wall.

    DC-TILE-01, DC-TILE-02, DC-TILE-03, DC-TILE-05, DC-TILE-06, DC-TILE-08.
    """
    steps: list[Step] = []
    if tile.either:
        steps.append(ChooseOption(name, []))
    if tile.curse:
        steps.append(SufferCurse(tile.curse))
    if tile.sold:
        steps.append(Trade(name, tile.times))
    if tile.foes:
        steps.append(SetUpFight(name))
    if tile.kind == "teleportation":
        steps.append(StepThrough())
    steps.append(LEAVE_TILE)
    return steps


def test_by_deck(table: Campaign, tile: TileFace) -> Rule:
    """A deck Test on a tile (DC-ICON-18, DC-TEST-06); other icons of the tile stand for themselves."""
    assert tile.deck_test is not None
    given = yield from deck_test(table, tile.deck_test)
    if tile.given:
        table.next(Receive(tile.given.copy(), False))
    table.next(Receive(given.copy(), True))


def test_by_hand(table: Campaign, tile: TileFace) -> Rule:
    """What the tile gives is for passing its Test; failed, only that is lost (DC-ICON-18, DC-RULING-11)."""
    passed = yield from hand_test(table, tile.hand_test)
    if passed and tile.given:
        table.next(Receive(tile.given.copy(), False))


def choose_option(table: Campaign, step: ChooseOption) -> Rule | None:
    """An either/or line: exactly one option, one with a Test only by passing it.

    DC-ICON-04, DC-ICON-05, DC-RULING-91, DC-DEC-10.
    """
    tile = TILES[step.tile]
    open_options = [number for number in range(len(tile.either)) if number not in step.closed]
    return take_option(table, step, tile, open_options) if open_options else None


def take_option(table: Campaign, step: ChooseOption, tile: TileFace, open_options: list[int]) -> Rule:
    """One of them; after a failed Test another may be tried."""
    options: list[Action] = [Take(number) for number in open_options]
    answer = yield ask_group(table, options, "ask-option", ("DC-DEC-10",))
    assert isinstance(answer, Take)
    test = tile.either[answer.option].test
    if test:
        passed = yield from hand_test(table, test)
        if not passed:
            table.next(ChooseOption(step.tile, [*step.closed, answer.option]))
            return
    table.tell(OptionTaken(step.tile, answer.option))
    table.next(Receive(tile.options[answer.option].copy(), False))


def trade(table: Campaign, step: Trade) -> Rule | None:
    """A merchant on the way: what is sold, the price, so many times (DC-TILE-03, DC-TILE-04, DC-DEC-15)."""
    tile = TILES[step.tile]
    price = price_of(table, tile.price)
    wanted = any([is_wanted(table, path) for path in tile.sold])
    if step.left <= 0 or run_of(table).teeth < price or not wanted or is_anyone_dead(table):
        return None
    return buy_from_tile(table, step, tile, price)


def is_wanted(table: Campaign, path: str) -> bool:
    """Whether an icon that is sold would do anything: nobody pays for a vial that nobody needs."""
    act = TILE_ACTS[path]
    if act.do == "gain" and act.what == "vial":
        return any([wants_vial(table, who) for who in living(table)])
    if act.do == "gain" and act.what.startswith("scroll_"):
        return len(takers(table, living(table), act.what[7:])) > 0
    if act.do == "special" and act.what == "lantern":
        return run_of(table).lanterns < LANTERNS
    if act.do == "special" and act.what == "key":
        return run_of(table).keys < KEYS
    return True


def buy_from_tile(table: Campaign, step: Trade, tile: TileFace, price: int) -> Rule:
    """Buy, or go on."""
    answer = yield ask_group(table, [DONE, Buy(step.tile)], "ask-trade", ("DC-DEC-15",), count=price)
    if isinstance(answer, Done):
        return
    run_of(table).teeth -= price
    table.tell(Bought(step.tile, price))
    table.next(Receive(tile.sold.copy(), False), Trade(step.tile, step.left - 1))


def price_of(table: Campaign, price: int) -> int:
    """A price in teeth, one at the least (DC-MARKET-11)."""
    return max(1, price - word(table, "haggle"))


def leave_tile(table: Campaign, step: LeaveTile) -> None:
    """All alive: on, or out by the door; anyone dead: the run is over.

    DC-EXPL-13, DC-DIE-04, DC-RUN-03, DC-TILE-07.
    """
    if is_anyone_dead(table):
        table.next(EndRun("died"))
        return
    run = run_of(table)
    to = board_of(table).spaces[run.at].exit
    if to:
        table.next(Interbiome(to))
    else:
        table.next(EXPLORE)
