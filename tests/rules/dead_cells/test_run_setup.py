"""Before a run: where it starts, who plays, decks, tiles, hands, the token, gifts (DC-SETUP, DC-RUN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rules.dead_cells.table import BLANK, Table, combat, fight, monster, mutation, walk
from rules.table import refuses, rule, seen

from undercroft.engine.decision import DONE
from undercroft.engine.record import Step
from undercroft.engine.session import Session
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.sheets import (
    BLUEPRINTS,
    BOARDS,
    FIRST_CARDS,
    FIRST_ITEMS,
    KINDS,
    MONSTERS,
    TILES,
)
from undercroft.games.dead_cells.rules.table import max_life
from undercroft.games.dead_cells.state import (
    BeginRun,
    BePrisoner,
    Campaign,
    Explore,
    Gain,
    GiveUpgrade,
    Go,
    GoAgain,
    MakeFirst,
    NextRun,
    PutBack,
    PutBy,
    RoundBegan,
    ScrollTo,
    StartIn,
    To,
)

FOUR = ["poisoned", "flayed", "quartered", "immolated"]


def before_run(
    players: int = 2,
    change: Callable[[Campaign], None] | None = None,
    options: dict[str, Any] | None = None,
    seed: str = "test",
) -> Table:
    """A run is about to begin; `change(state)` alters the campaign first."""
    session = Session.start(game, players=players, seed=seed, options=options)
    state = session.state.copy()
    assert isinstance(state, Campaign)
    state.run = None
    state.prisoners = []
    state.agenda = [BeginRun()]
    if change is not None:
        change(state)
    return Table.at(state, session, seed)


def take(table: Table, kinds: list[str]) -> None:
    """These prisoners are picked; the last of four is not asked."""
    for kind in kinds[:3]:
        table.act(BePrisoner(kind))


def to_play(table: Table, *kinds: str) -> None:
    """On to the first way, with these prisoners."""
    take(table, list(kinds))
    table.go("ask-way")


# -- where it starts -------------------------------------------------------------------------------------


@rule("DC-SETUP-07", "DC-DEC-04", "DC-RUN-08")
def test_with_only_the_first_start_open_nobody_is_asked():
    table = before_run()
    assert table.asks() == "ask-prisoner"
    assert table.run.biome == "B1"


@rule("DC-SETUP-07", "DC-DEC-04")
def test_an_unlocked_start_is_offered_and_the_run_begins_there():
    def opened(state: Campaign) -> None:
        state.starts = ["B1", "B3"]

    table = before_run(change=opened)
    assert table.offered(StartIn) == [StartIn("B1"), StartIn("B3")]
    table.act(StartIn("B3"))
    to_play(table, "poisoned", "flayed")
    assert (table.run.biome, table.run.path, table.run.at) == ("B3", ["B3"], BOARDS["B3"].start)
    assert set(table.run.tiles.values()) <= set(BOARDS["B3"].tiles)


# -- the biome -------------------------------------------------------------------------------------------


@rule("DC-SETUP-08", "DC-SETUP-09", "DC-SETUP-10")
@pytest.mark.parametrize("biome", ["B1", "B4"])
def test_monsters_and_elites_of_the_biome_in_two_decks(biome: str):
    run = walk(biome=biome).run
    for deck, elite in ((run.monsters, False), (run.elites, True)):
        own = {
            id: face for id, face in MONSTERS.items() if face.biome == biome and face.elite == elite and not face.adds
        }
        assert sorted(deck) == sorted(f"{id}.{copy}" for id, face in own.items() for copy in range(1, face.copies + 1))


@rule("DC-SETUP-09", "DC-SETUP-10", "DC-SETUP-12", "DC-SETUP-13")
def test_they_are_shuffled_as_are_equipment_and_tiles():
    runs = [walk(seed=str(number)).run for number in range(8)]
    assert len({tuple(run.monsters) for run in runs}) > 1
    assert len({tuple(run.elites) for run in runs}) > 1
    assert len({tuple(run.deck) for run in runs}) > 1
    assert len({tuple(sorted(run.tiles.items())) for run in runs}) > 1
    assert {tuple(sorted(run.deck)) for run in runs} == {tuple(sorted(FIRST_ITEMS))}


@rule("DC-SETUP-08", "DC-SETUP-11", "DC-NEXT-04")
def test_a_biomes_blueprints_are_the_ones_found_there():
    table = walk(biome="B2", agenda=[Explore(), Gain("blueprint", 2, False)])
    assert table.run.collector == BLUEPRINTS["B2"][:-3:-1]


@rule("DC-SETUP-13", "DC-SETUP-14", "DC-RULING-100")
@pytest.mark.parametrize("biome", ["B1", "B2", "B3", "B4", "B5", "B6", "B7"])
def test_every_space_but_the_start_has_a_hidden_tile_of_its_shape(biome: str):
    table = walk(biome=biome, seed=biome)
    board, run = BOARDS[biome], table.run
    assert set(run.tiles) == set(board.spaces) - {board.start}
    assert len(set(run.tiles.values())) == len(run.tiles) < len(board.tiles)
    for space, tile in run.tiles.items():
        assert TILES[tile].shape == board.spaces[space].shape
        assert TILES[tile].leads_to == board.spaces[space].exit
        assert TILES[tile].biome == biome
    assert set(seen(table)["run"]["spaces"].values()) == {None}


@rule("DC-SETUP-15", "DC-RULING-100")
@pytest.mark.parametrize("biome", ["B1", "B5", "B7"])
def test_the_figure_starts_on_the_leftmost_space(biome: str):
    table = walk(biome=biome)
    board = BOARDS[biome]
    assert table.run.at == min(board.spaces, key=lambda space: board.spaces[space].x)
    assert table.asks() == "ask-way"  # nothing was resolved there


@rule("DC-RUN-08")
def test_the_spaces_hold_encounters_treasure_doors_and_merchants():
    kinds = {tile.kind for tile in CARDS.tiles.values() if not tile.leads_to}
    assert {"encounter", "treasure", "merchant"} <= kinds
    assert {tile.biome for tile in CARDS.tiles.values() if tile.leads_to} == set(CARDS.boards)
    assert {tile.kind for tile in CARDS.tiles.values() if tile.biome == "B1"} >= {"encounter", "treasure"}


# -- who plays -------------------------------------------------------------------------------------------


@rule("DC-SETUP-16", "DC-DEC-01")
def test_each_player_picks_a_free_prisoner():
    table = before_run(players=3)
    assert table.decision.seats == [0]
    assert table.offered(BePrisoner) == [BePrisoner(kind) for kind in KINDS]
    table.act(BePrisoner("flayed"))
    assert table.decision.seats == [1]
    assert refuses(table, BePrisoner("flayed"))
    take(table, ["quartered"])
    assert table.decision.seats == [2]
    assert table.offered(BePrisoner) == [BePrisoner(kind) for kind in KINDS if kind not in ("flayed", "quartered")]


@rule("DC-SETUP-16", "DC-DEC-53")
def test_between_runs_the_players_may_change():
    def over(state: Campaign) -> None:
        state.agenda = [NextRun()]
        state.left = 5

    table = before_run(players=2, change=over)
    assert table.asks() == "ask-next-run"
    assert game.seatings(table.campaign, table.decision) == [1, 2, 3, 4]
    table.session.reseat(3)
    table.act(GoAgain())
    to_play(table, "immolated", "flayed", "poisoned")
    assert [prisoner.kind for prisoner in table.campaign.prisoners] == ["immolated", "flayed", "poisoned"]
    assert game.seatings(table.campaign, table.decision) == []
    assert table.campaign.left == 4


@rule("DC-SETUP-17", "DC-SETUP-18", "DC-BOARD-06", "DC-RULING-80")
def test_boards_begin_with_markers_at_the_start_and_three_life():
    table = before_run()
    to_play(table, "poisoned", "immolated")
    for who in range(2):
        prisoner = table.prisoner(who)
        assert (prisoner.tracks, prisoner.damage, prisoner.items, prisoner.alive) == ([0, 0, 0], 0, [], True)
        assert max_life(table.campaign, who) == 3


@rule("DC-SETUP-19")
def test_three_cards_are_drawn_from_a_shuffled_deck():
    hands = set()
    for seed in range(8):
        table = before_run(seed=str(seed))
        to_play(table, "poisoned", "immolated")
        prisoner = table.prisoner(0)
        assert (len(prisoner.hand), len(prisoner.deck), prisoner.discard) == (3, 3, [])
        assert sorted(prisoner.hand + prisoner.deck) == sorted(FIRST_CARDS["poisoned"])
        hands.add(tuple(prisoner.hand))
    assert len(hands) > 1


@rule("DC-SETUP-20", "DC-SETUP-19")
def test_a_hand_is_seen_by_its_owner_only_and_a_deck_by_nobody():
    table = before_run()
    to_play(table, "poisoned", "immolated")
    own, others = (seen(table, seat)["prisoners"][0] for seat in (0, 1))
    assert own["hand"] == table.prisoner(0).hand
    assert not isinstance(others["hand"], list) or not set(others["hand"]) & set(table.prisoner(0).hand)
    assert not isinstance(own["deck"], list) or own["deck"] != table.prisoner(0).deck


@rule("DC-SETUP-22", "DC-DEC-02")
def test_the_group_gives_the_token_to_anybody():
    table = before_run(players=3)
    take(table, ["poisoned", "flayed", "quartered"])
    assert table.asks() == "ask-first-player"
    assert table.decision.seats == [0, 1, 2]
    assert table.offered(MakeFirst) == [MakeFirst(0), MakeFirst(1), MakeFirst(2)]
    table.act(MakeFirst(2))
    assert table.run.first == 2


@rule("DC-SETUP-23", "DC-DEC-03", "DC-RULING-80")
def test_of_four_two_different_prisoners_begin_with_a_damage():
    table = before_run(players=4)
    take(table, FOUR)
    table.go("ask-start-damage")
    table.act(To(2))
    assert refuses(table, To(2))
    assert table.offered(To) == [To(0), To(1), To(3)]
    table.act(To(0))
    table.go("ask-way")
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == [1, 0, 1, 0]


@rule("DC-SETUP-23", "DC-DEC-03")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_fewer_begin_unhurt(players: int):
    table = before_run(players=players)
    take(table, FOUR[:players])
    while table.asks() != "ask-way":
        assert table.asks() != "ask-start-damage"
        table.act(table.decision.options[0])
    assert [prisoner.damage for prisoner in table.campaign.prisoners[:players]] == [0] * players


# -- what the campaign brings along ----------------------------------------------------------------------


@rule("DC-SETUP-24", "DC-MUT-03")
def test_start_cards_are_applied_before_each_run():
    given = mutation("start", does=[{"do": "gain", "what": "tooth", "amount": 3}, {"do": "gain", "what": "potion"}])
    scroll = mutation("start", does=[{"do": "gain", "what": "scroll_tactics"}])

    def placed(state: Campaign) -> None:
        state.pockets["start"] = [given, scroll]
        state.laid = ["tooth", "potion"]

    table = before_run(change=placed)
    take(table, ["poisoned", "flayed"])
    table.go("ask-scroll")
    assert (table.run.teeth, table.run.potions) == (3, 1)
    table.act(ScrollTo(1, "tactics"))
    assert table.asks() == "ask-way"
    assert table.prisoner(1).tracks == [0, 1, 0]
    assert (table.run.teeth, table.run.potions, table.campaign.laid) == (4, 2, [])


@rule("DC-SETUP-25", "DC-UPG-07", "DC-UPG-08", "DC-DEC-05")
def test_upgraded_cards_may_be_moved_before_a_run():
    card = combat()

    def bought(state: Campaign) -> None:
        state.holders = {card: "poisoned"}

    table = before_run(change=bought)
    take(table, ["poisoned", "flayed"])
    assert table.asks() == "ask-deal-upgrades"
    assert table.offered(GiveUpgrade) == [GiveUpgrade(card, "flayed")]
    table.act(GiveUpgrade(card, "flayed"))
    table.act(DONE)
    table.go("ask-way")
    sizes = [len(prisoner.hand) + len(prisoner.deck) for prisoner in table.campaign.prisoners]
    assert sizes == [6, 7]
    assert card in table.prisoner(1).hand + table.prisoner(1).deck


@rule("DC-DEC-05", "DC-UPG-08")
def test_moving_them_may_be_left():
    card = combat()

    def bought(state: Campaign) -> None:
        state.holders = {card: "poisoned"}

    table = before_run(change=bought)
    take(table, ["poisoned", "flayed"])
    table.act(DONE)
    assert table.asks() == "ask-first-player"
    assert card in table.prisoner(0).hand + table.prisoner(0).deck


@rule("DC-DEC-05")
def test_without_upgraded_cards_nothing_is_asked_about_them():
    table = before_run()
    take(table, ["poisoned", "flayed"])
    assert table.asks() == "ask-first-player"


@rule("DC-RULING-98")
def test_no_upgraded_card_is_left_out():
    one, other = combat(), combat()

    def bought(state: Campaign) -> None:
        state.holders = {one: "immolated", other: "poisoned"}

    table = before_run(change=bought)
    take(table, ["poisoned", "flayed"])
    assert table.asks() == "ask-must-deal"
    assert DONE not in table.decision.options
    assert table.offered(GiveUpgrade) == [GiveUpgrade(one, "poisoned"), GiveUpgrade(one, "flayed")]
    table.act(GiveUpgrade(one, "flayed"))
    table.act(DONE)
    table.go("ask-way")
    assert one in table.prisoner(1).hand + table.prisoner(1).deck
    assert other in table.prisoner(0).hand + table.prisoner(0).deck


@rule("DC-DEC-06", "DC-SPACE-03")
def test_a_stored_mutation_may_come_back_before_a_run():
    stored, placed, other = mutation(), mutation(), mutation("start")

    def kept(state: Campaign) -> None:
        state.stored = [stored, other]
        state.pockets["during"] = [placed]
        state.room["during"] = 1

    table = before_run(change=kept)
    take(table, ["poisoned", "flayed"])
    assert table.asks() == "ask-pockets"
    assert table.decision.options == [DONE, PutBack(stored, placed), PutBack(other, "")]
    table.act(PutBack(stored, placed))
    assert table.campaign.pockets["during"] == [stored]
    assert table.offers(PutBack(placed, stored))
    table.act(PutBack(other, ""))
    assert table.campaign.pockets["start"] == [other]
    assert table.campaign.stored == [placed]
    table.act(DONE)
    assert table.asks() == "ask-first-player"


@rule("DC-DEC-06")
def test_with_nothing_stored_the_board_is_left_alone_unless_a_card_has_a_drawback():
    plain, bargain = mutation(group=["rest:1"]), mutation(group=["potion_cap:1"])

    def one(state: Campaign) -> None:
        state.pockets["during"] = [plain]

    table = before_run(change=one)
    take(table, ["poisoned", "flayed"])
    assert table.asks() == "ask-first-player"

    def both(state: Campaign) -> None:
        state.pockets["during"] = [plain, bargain]

    table = before_run(change=both)
    take(table, ["poisoned", "flayed"])
    assert table.decision.options == [DONE, PutBy(bargain)]
    table.act(PutBy(bargain))
    assert table.campaign.pockets["during"] == [plain]
    assert table.campaign.stored == [bargain]


@rule("DC-RULING-85")
def test_serenade_shuffles_all_her_cards_at_the_start_of_a_run():
    extra = combat()
    orders = set()
    for seed in range(8):

        def bought(state: Campaign) -> None:
            state.holders = {extra: "serenade"}

        table = before_run(players=1, change=bought, seed=str(seed))
        take(table, ["flayed"])
        table.act(DONE)
        table.go("ask-way")
        deck = table.prisoner(1).deck
        assert sorted(deck) == sorted([*FIRST_CARDS["serenade"], extra])
        orders.add(tuple(deck))
    assert len(orders) > 1


# -- the run ---------------------------------------------------------------------------------------------


@rule("DC-RULING-03")
def test_a_fight_begins_with_round_one_if_nothing_asks_for_round_zero():
    table = fight(foes={"1": monster(life=9)}, cards=[[BLANK], [BLANK], [BLANK]])
    table.go("ask-way")
    assert [event.round for event in table.told(RoundBegan)] == [1, 2, 3]
    opener = monster(life=9, zero=[{"do": "block"}])
    table = fight(foes={"1": opener}, cards=[[BLANK], [BLANK], [BLANK]])
    table.go("ask-way")
    assert [event.round for event in table.told(RoundBegan)] == [0, 1, 2, 3]


@rule("DC-RULING-97")
def test_tokens_never_run_out():
    poison = combat(I=[{"do": "inflict", "state": "poisoned", "reach": "1", "amount": 30}])
    foe = monster(life=500, II=[{"do": "damage"}])
    table = fight(foes={"1": foe}, cards=[[poison], [poison], [poison]])
    assert table.asks() == "ask-damage"  # in Round II
    enemy = table.enemy("1")
    assert enemy is not None
    assert (enemy.states[0], enemy.damage) == (90, 90)


@rule("DC-RUN-04", "DC-MARKET-11")
def test_the_bag_is_one_for_all():
    found: list[Step] = [Gain(what, 2, True) for what in ("tooth", "potion", "cell")]  # by the first player
    table = walk(agenda=[Explore(), *found])
    assert (table.run.teeth, table.run.potions, table.run.cells, table.campaign.cells) == (2, 2, 2, 2)
    assert seen(table, 1)["run"]["teeth"] == 2


@rule("DC-RUN-03", "DC-INTER-01", "DC-INTER-09", "DC-RUN-06")
@pytest.mark.parametrize("number", [0, 1])
def test_either_exit_finishes_a_biome(number: int):
    board = BOARDS["B1"]
    exits = [space for space in board.spaces if board.spaces[space].exit]
    assert len(exits) == 2
    at = next(space for space, ways in board.corridors.items() if any(way.to == exits[number] for way in ways))

    def runed(state: Campaign) -> None:
        state.runes = list(CARDS.runes)
        if number:
            state.prisoners[0].hand = [combat(symbols=["survival", "tactics", "brutality"])]

    table = walk(at=at, change=runed)
    table.act(Go(exits[number]))
    table.go("ask-way", answer=lambda options: options[-1])
    assert table.run.path == ["B1", board.spaces[exits[number]].exit]
    assert table.run.biome == board.spaces[exits[number]].exit
