"""The catalogue: every card, tile and board by its id, laid out for the rules to read."""

from __future__ import annotations

from typing import Final

from undercroft.engine.content import CardSet, find_packs, new_id
from undercroft.engine.errors import BadContent
from undercroft.games.dead_cells.cards import (
    AddBlueprint,
    AddMonsters,
    Attack,
    BiomeBoard,
    BossForm,
    Cards,
    CombatCard,
    Element,
    Equipment,
    Feat,
    Instruction,
    MalaiseCard,
    Monster,
    Mutation,
    PrisonerBoard,
    RuneCard,
    Secret,
    SerenadeBoard,
    StartKit,
    Street,
    Tile,
    WellCard,
)

BIOMES: Final = ("B1", "B2", "B3", "B4", "B5", "B6", "B7")
BOSSES: Final = ("C1", "C2", "C3")
UPGRADE_DECKS: Final = {"survival": "SV", "tactics": "TC", "brutality": "BR"}
UpgradeCard = Mutation | Instruction | Feat
MOST_FOES: Final = 4  # L and three on the right


class Catalogue(CardSet[Cards]):
    """The cards in play, from the box and from packs."""

    package = "undercroft.games.dead_cells"
    file = Cards

    def __init__(self) -> None:
        super().__init__()
        self.prisoners: dict[str, PrisonerBoard] = {}
        self.combat_cards: dict[str, CombatCard] = {}
        self.equipment: dict[str, Equipment] = {}
        self.monsters: dict[str, Monster] = {}
        self.forms: dict[str, BossForm] = {}
        self.attacks: dict[str, Attack] = {}
        self.elements: dict[str, Element] = {}
        self.tiles: dict[str, Tile] = {}
        self.boards: dict[str, BiomeBoard] = {}
        self.upgrades: dict[str, UpgradeCard] = {}
        self.well: dict[str, WellCard] = {}
        self.secrets: dict[str, Secret] = {}
        self.runes: dict[str, RuneCard] = {}
        self.malaise: dict[str, MalaiseCard] = {}
        self.serenades: list[SerenadeBoard] = []
        self.streets: list[Street] = []
        self.starts: dict[str, StartKit] = {}

    @property
    def serenade(self) -> SerenadeBoard:
        """Serenade's board."""
        return self.serenades[0]

    @property
    def street(self) -> Street:
        """The three sellers."""
        return self.streets[0]

    def box_order(self, prefix: str) -> list[str]:
        """The upgrade cards of a deck (`SV`), combat cards among them, by their numbers (DC-COMP-10)."""
        cards = {card.code: id for id, card in self.upgrades.items()}
        cards |= {card.code: id for id, card in self.combat_cards.items()}
        return [cards[code] for code in sorted(cards) if code.startswith(f"{prefix}-")]

    def blueprints(self, deck: str) -> list[str]:
        """The blueprints of a biome or boss, by their numbers."""
        found = {card.code: id for id, card in self.equipment.items() if card.code.startswith(f"{deck}-")}
        return [found[code] for code in sorted(found)]

    def counts(self) -> dict[str, int]:
        """How many there are of each kind (DC-COMP-02 to DC-COMP-04, DC-COMP-11 to DC-COMP-29, DC-COMP-31)."""
        kinds = list(self.monsters.values())
        elites = sum(monster.copies for monster in kinds if monster.elite)
        attacks = sum(card.copies for card in self.attacks.values())
        elements = sum(card.copies for card in self.elements.values())
        starting = [card for card in self.combat_cards.values() if card.code.startswith("ST-")]
        bosses = len({form.boss for form in self.forms.values()})
        return {
            "prisoners": len(self.prisoners),
            "combat_cards": sum(1 for card in starting if card.owner != "serenade"),
            "serenade_cards": sum(1 for card in starting if card.owner == "serenade"),
            "starting_equipment": len(self.blueprints("ST")),
            "blueprints": sum(len(self.blueprints(deck)) for deck in (*BIOMES, *BOSSES)),
            "monsters": sum(monster.copies for monster in kinds) - elites,
            "elites": elites,
            "upgrades_survival": len(self.box_order("SV")),
            "upgrades_tactics": len(self.box_order("TC")),
            "upgrades_brutality": len(self.box_order("BR")),
            "well": len(self.well),
            "secrets": len(self.secrets),
            "runes": len(self.runes),
            "malaise": len(self.malaise),
            "bosses": bosses,
            "boss_cards": bosses + attacks + elements,
            "biomes": len(self.boards),
            "boards": sum(board.faces for board in self.boards.values()) // 2,
            "tiles": sum(tile.copies for tile in self.tiles.values()),
        }

    # -- filling it --------------------------------------------------------------------------------------

    def add(self, file: str, pack: Cards) -> None:
        """Add the cards of one file."""
        for prisoner in pack.prisoner:
            self.prisoners[new_id(file, prisoner.id, self.prisoners)] = prisoner
        for combat in pack.combat_card:
            self.combat_cards[new_id(file, combat.id, self.combat_cards)] = combat
        for item in pack.equipment:
            self.equipment[new_id(file, item.id, self.equipment)] = item
        for monster in pack.monster:
            self.monsters[new_id(file, monster.id, self.monsters)] = monster
        for form in pack.form:
            self.forms[new_id(file, form.id, self.forms)] = form
        for attack in pack.attack:
            self.attacks[new_id(file, attack.id, self.attacks)] = attack
        for element in pack.element:
            self.elements[new_id(file, element.id, self.elements)] = element
        for tile in pack.tile:
            self.tiles[new_id(file, tile.id, self.tiles)] = tile
        for board in pack.board:
            self.boards[board.id] = board
        upgrades: list[UpgradeCard] = [*pack.mutation, *pack.instruction, *pack.feat]
        for upgrade in upgrades:
            self.upgrades[new_id(file, upgrade.id, self.upgrades)] = upgrade
        for well in pack.well:
            self.well[new_id(file, well.id, self.well)] = well
        for secret in pack.secret:
            self.secrets[new_id(file, secret.id, self.secrets)] = secret
        for rune in pack.rune:
            self.runes[new_id(file, rune.id, self.runes)] = rune
        for malaise in pack.malaise:
            self.malaise[new_id(file, malaise.id, self.malaise)] = malaise
        self.serenades += pack.serenade
        self.streets += pack.street
        for start in pack.start:
            self.starts[start.biome] = start

    def check(self) -> None:
        """What no single file can show: names that lead somewhere, numbers without gaps, boards one can cross."""
        if len(self.serenades) != 1 or len(self.streets) != 1:
            raise BadContent("there is one board for Serenade and one street")
        for deck in ("SV", "TC", "BR"):
            check_numbers(deck, len(self.box_order(deck)), self.box_codes(deck))
        for deck in ("ST", *BIOMES, *BOSSES):
            check_numbers(deck, len(self.blueprints(deck)), [self.equipment[id].code for id in self.blueprints(deck)])
        for secret in self.secrets.values():
            if secret.item and secret.item not in self.equipment:
                raise BadContent(f"{secret.id}: there is no item called {secret.item}")
        for card in (*self.upgrades.values(), *self.well.values(), *self.secrets.values()):
            for act in card.does:
                if isinstance(act, AddMonsters):
                    self.added(card.id, act.monsters)
                if isinstance(act, AddBlueprint) and act.item not in self.equipment:
                    raise BadContent(f"{card.id}: there is no item called {act.item}")
        for tile in self.tiles.values():
            if len(tile.foes) > MOST_FOES - 1:
                raise BadContent(f"{tile.id}: there is no room for {len(tile.foes)} enemies (DC-RULING-04)")
        for board in self.boards.values():
            check_board(board)

    def box_codes(self, deck: str) -> list[str]:
        """The numbers of an upgrade deck."""
        codes = [card.code for card in self.upgrades.values()] + [card.code for card in self.combat_cards.values()]
        return sorted(code for code in codes if code.startswith(f"{deck}-"))

    def added(self, card: str, names: list[str]) -> list[str]:
        """The monsters a card adds: by name, or `adds:B2` for all of a biome that only join later."""
        found: list[str] = []
        for name in names:
            if name.startswith("adds:"):
                found += [id for id, monster in self.monsters.items() if monster.adds and monster.biome == name[5:]]
            elif name in self.monsters:
                found.append(name)
            else:
                raise BadContent(f"{card}: there is no monster called {name}")
        return found


def check_numbers(deck: str, many: int, codes: list[str]) -> None:
    """The numbers of a deck run from 01 without gaps (DC-COMP-10)."""
    if codes != [f"{deck}-{number:02}" for number in range(1, many + 1)]:
        raise BadContent(f"{deck}: the numbers {', '.join(codes)} have a gap, or stand twice")


def check_board(board: BiomeBoard) -> None:
    """Corridors join spaces, and from every space one leads on that asks for nothing (DC-RULING-05)."""
    spaces = {space.id: space for space in board.spaces}
    for corridor in board.corridors:
        if corridor.at not in spaces or corridor.to not in spaces:
            raise BadContent(f"{board.id}: a corridor from {corridor.at} to {corridor.to} leads nowhere")
    for space in board.spaces:
        leads_on = any(
            corridor.at == space.id and not corridor.rune and not corridor.hand and not corridor.locked
            for corridor in board.corridors
        )
        if space.exit is None and not leads_on:
            raise BadContent(f"{board.id}: from {space.id} no corridor is open to everybody (DC-RULING-05)")
    if len([space for space in board.spaces if space.shape == "start"]) != 1:
        raise BadContent(f"{board.id}: one space is the start")
    if len([space for space in board.spaces if space.exit]) != 2:
        raise BadContent(f"{board.id}: a biome has two exits (DC-INTER-09)")


CARDS = Catalogue.load(find_packs("dead-cells"))
