"""What is in the box, and the first set-up of a campaign (DC-COMP, DC-FIRST)."""

from __future__ import annotations

import pytest
from rules.dead_cells.table import after_run, walk
from rules.table import rule

from undercroft.engine.session import Session
from undercroft.games.dead_cells.catalogue import BIOMES, CARDS
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.sheets import (
    BOARDS,
    COMBAT,
    KINDS,
    RUNES,
    SECRETS,
    SERENADE,
    UPGRADES,
    WELL,
)
from undercroft.games.dead_cells.state import Campaign, CardBought, ThrowIn, ThrownIn, Upgrade


def codes(deck: str, many: int, first: int = 1) -> list[str]:
    """The numbers of a deck."""
    return [f"{deck}-{number:02}" for number in range(first, first + many)]


def small_cards(deck: str) -> list[str]:
    """The numbers of the small cards of a deck: blueprints, and malaise."""
    items = [card.code for card in CARDS.equipment.values() if card.code.startswith(f"{deck}-")]
    others = [card.code for card in CARDS.malaise.values() if card.code.startswith(f"{deck}-")]
    return sorted([*items, *others])


def enemy_cards(biome: str) -> int:
    """How many monster and elite cards belong to a biome."""
    return sum(monster.copies for monster in CARDS.monsters.values() if monster.biome == biome)


def tile_count(biome: str) -> int:
    """How many tiles belong to a biome."""
    return sum(tile.copies for tile in CARDS.tiles.values() if tile.biome == biome)


def boss_cards(boss: str) -> int:
    """The card of a boss with its two faces, its attacks and its special cards."""
    attacks = sum(card.copies for card in CARDS.attacks.values() if card.boss == boss)
    elements = sum(card.copies for card in CARDS.elements.values() if card.boss == boss)
    return len({form.boss for form in CARDS.forms.values() if form.boss == boss}) + attacks + elements


def fresh_table(players: int = 2) -> Campaign:
    """A campaign before its first answer."""
    state = Session.start(game, players=players, seed="box").state
    assert isinstance(state, Campaign)
    return state


@rule("DC-COMP-01")
def test_one_to_four_play_together():
    assert game.players == (1, 4)
    won, lost = walk(["poisoned", "flayed", "quartered"]).campaign, walk(["poisoned", "flayed", "quartered"]).campaign
    won.over = "won"
    lost.over = "lost"
    assert [game.payoff(won, side) for side in range(3)] == [1, 1, 1]
    assert [game.payoff(lost, side) for side in range(3)] == [0, 0, 0]


@rule("DC-COMP-02", "DC-RULING-02")
def test_four_boards_carry_six_biomes_and_a_double_one():
    faces = {board.id: board.faces for board in CARDS.boards.values()}
    assert faces == {"B1": 1, "B2": 1, "B3": 1, "B4": 1, "B5": 1, "B6": 1, "B7": 2}
    assert CARDS.counts()["boards"] == 4


@rule("DC-COMP-03")
def test_there_are_163_tiles():
    assert sum(tile_count(biome) for biome in BIOMES) == 163
    assert sum(len(BOARDS[biome].tiles) for biome in BIOMES) == 163


@rule("DC-COMP-04")
def test_there_are_four_prisoners_and_serenade():
    assert sorted(KINDS) == ["flayed", "immolated", "poisoned", "quartered"]
    assert len(CARDS.serenades) == 1
    assert SERENADE not in KINDS


@rule("DC-COMP-11", "DC-COMP-12", "DC-RULING-01")
def test_starting_cards_six_for_each_prisoner_and_three_for_serenade():
    starting = [card for card in COMBAT.values() if card.code.startswith("ST-") and card.code[3].isdigit()]
    assert sorted(card.code for card in starting) == codes("ST", 27)
    for kind in KINDS:
        owned = sorted(card.code for card in starting if card.owner == kind)
        assert owned == codes("ST", 6, first=int(owned[0][3:])), kind
    hers = sorted(card.code for card in starting if card.owner == SERENADE)
    assert hers == codes("ST", 3, first=25)
    alone = walk(["flayed"]).campaign.prisoners
    assert [len(one.deck) + len(one.hand) for one in alone] == [6, 3]


@rule("DC-COMP-13", "DC-FIRST-05")
def test_the_equipment_deck_begins_with_its_eight_cards():
    table = fresh_table()
    assert sorted(CARDS.equipment[item].code for item in table.equipment) == codes("ST", 8)
    run = walk().run
    assert sorted(CARDS.equipment[item].code for item in run.deck) == codes("ST", 8)


@rule("DC-COMP-14", "DC-COMP-15", "DC-COMP-16", "DC-UPG-02")
@pytest.mark.parametrize(
    ("trait", "code", "many"), [("survival", "SV", 42), ("tactics", "TC", 40), ("brutality", "BR", 37)]
)
def test_an_upgrade_deck_has_its_numbers(trait: str, code: str, many: int):
    found = [CARDS.upgrades[id].code if id in CARDS.upgrades else COMBAT[id].code for id in UPGRADES[trait]]
    assert found == codes(code, many)
    assert len(fresh_table().upgrades[trait]) == many
    assert set(fresh_table().upgrades) == {"survival", "tactics", "brutality"}


@rule("DC-COMP-17")
def test_the_well_has_21_cards():
    assert [CARDS.well[id].code for id in WELL] == codes("W", 21)
    assert len(fresh_table().well) == 21


@rule("DC-COMP-18", "DC-COMP-19", "DC-COMP-20")
@pytest.mark.parametrize(("boss", "cards", "blueprints"), [("C1", 15, 5), ("C2", 7, 5), ("C3", 21, 3)])
def test_a_boss_has_its_cards_and_blueprints(boss: str, cards: int, blueprints: int):
    assert boss_cards(boss) == cards
    assert small_cards(boss) == codes(boss, blueprints)
    assert len(fresh_table().blueprints[boss]) == blueprints


@rule(
    "DC-COMP-21",
    "DC-COMP-22",
    "DC-COMP-23",
    "DC-COMP-24",
    "DC-COMP-25",
    "DC-COMP-26",
    "DC-COMP-27",
)
@pytest.mark.parametrize(
    ("biome", "cards", "small", "blueprints", "tiles"),
    [
        ("B1", 13, 8, 8, 15),
        ("B2", 16, 9, 9, 20),
        ("B3", 17, 9, 9, 20),
        ("B4", 14, 9, 9, 21),
        ("B5", 18, 9, 9, 26),
        ("B6", 17, 8, 8, 20),
        ("B7", 20, 14, 9, 41),
    ],
)
def test_a_biome_has_its_cards_blueprints_and_tiles(biome: str, cards: int, small: int, blueprints: int, tiles: int):
    assert enemy_cards(biome) == cards
    assert small_cards(biome) == codes(biome, small)
    assert len(fresh_table().blueprints[biome]) == blueprints
    assert tile_count(biome) == tiles


@rule("DC-COMP-25", "DC-COMP-26", "DC-COMP-27")
def test_biomes_have_tokens_of_their_own():
    assert len(walk(biome="B5").run.bells) == 3
    assert walk(biome="B6").run.lanterns == 3
    assert len(walk(biome="B7").run.malaise) == 5
    assert not walk(biome="B4").run.bells
    assert walk(biome="B5").run.lanterns == 0
    assert walk(biome="B6").run.malaise == []


@rule("DC-COMP-28", "DC-FIRST-03")
def test_seven_runes_none_of_them_active():
    assert sorted(rune.code for rune in RUNES.values()) == codes("R", 7)
    assert fresh_table().runes == []


@rule("DC-COMP-29")
def test_there_are_twenty_secrets():
    assert [CARDS.secrets[id].code for id in SECRETS] == codes("S", 20)
    assert len(fresh_table().secrets) == 20


@rule("DC-COMP-31")
def test_the_totals_of_large_and_small_cards():
    combat = sum(card.code.startswith("ST-") for card in CARDS.combat_cards.values())
    upgrades = sum(len(cards) for cards in UPGRADES.values())
    enemies = sum(enemy_cards(biome) for biome in BIOMES) + sum(boss_cards(boss) for boss in ("C1", "C2", "C3"))
    assert combat + upgrades + len(WELL) + enemies == 325
    items = sum(not card.code.startswith("S-") for card in CARDS.equipment.values())
    assert items + len(RUNES) + len(SECRETS) + len(CARDS.malaise) == 114


@rule("DC-COMP-10", "DC-FIRST-01", "DC-SETUP-01", "DC-UPG-04", "DC-RULING-59", "DC-WELL-02")
def test_ordered_decks_come_from_the_bottom_number_by_number():
    table = after_run(cells=40)
    bought: list[str] = []
    for _ in range(4):
        table.act(Upgrade("tactics"))
        table.go("ask-spend")
        bought.append(table.told(CardBought)[-1].card)
    assert bought == UPGRADES["tactics"][:-5:-1]
    thrown: list[str] = []
    for _ in range(3):
        table.act(ThrowIn())
        table.go("ask-spend")
        thrown.append(table.told(ThrownIn)[-1].card)
    assert thrown == WELL[:-4:-1]


@rule("DC-COMP-10", "DC-FIRST-01", "DC-SETUP-01", "DC-SETUP-11")
def test_no_ordered_deck_is_shuffled_by_the_seed():
    one = Session.start(game, players=2, seed="one").state
    other = Session.start(game, players=2, seed="other").state
    assert isinstance(one, Campaign)
    assert isinstance(other, Campaign)
    for name in ("upgrades", "well", "secrets", "blueprints"):
        assert getattr(one, name) == getattr(other, name), name
    for deck, items in walk(seed="b").campaign.blueprints.items():
        assert [CARDS.equipment[item].code for item in items] == codes(deck, len(items))[::-1]


@rule("DC-FIRST-01", "DC-FIRST-04", "DC-MUT-06")
def test_a_fresh_board_is_empty():
    table = fresh_table()
    assert table.pockets == {"start": [], "during": [], "skill": [], "feat": []}
    assert (table.stored, table.read, table.purged, table.added) == ([], [], [], [])
    assert (table.beaten, table.cells) == ({}, 0)


@rule("DC-COMP-30")
def test_the_place_for_purged_cards_is_empty_at_first():
    assert fresh_table().purged == []
