"""The catalogue: every card, tile and token by its id, laid out for the rules to read."""

from __future__ import annotations

from undercroft.engine.content import CardSet, find_packs, new_id
from undercroft.engine.errors import BadContent
from undercroft.games.dark_souls.cards import (
    BehaviourCard,
    Boss,
    Campaign,
    Cards,
    Character,
    Encounter,
    Enemy,
    Equipment,
    Tile,
    Trap,
)

PILES = ("starting", "class", "transposed", "common", "legendary", "boss")


class Catalogue(CardSet[Cards]):
    """The cards in play, from the box and from packs."""

    package = "undercroft.games.dark_souls"
    file = Cards

    def __init__(self) -> None:
        super().__init__()
        self.characters: dict[str, Character] = {}
        self.equipment: dict[str, Equipment] = {}
        self.copies: dict[str, Equipment] = {}  # every single card: `titanite_shard.2`
        self.enemies: dict[str, Enemy] = {}
        self.bosses: dict[str, Boss] = {}
        self.behaviours: dict[str, BehaviourCard] = {}
        self.owners: dict[str, str] = {}  # the boss of a behaviour card
        self.encounters: dict[str, Encounter] = {}
        self.tiles: dict[str, Tile] = {}  # by id and side: `tile_4b`
        self.traps: dict[str, Trap] = {}
        self.campaigns: dict[str, Campaign] = {}

    def pile(self, pile: str, owner: str = "") -> list[str]:
        """Every single card of a pile (of one owner), in the order of the files."""
        return [copy for copy, card in self.copies.items() if card.pile == pile and (not owner or card.owner == owner)]

    def hunt(self, name: str) -> list[Boss]:
        """The bosses of an encounter: one, or the two of a pair."""
        if name in self.bosses:
            return [self.bosses[name]]
        return [boss for boss in self.bosses.values() if boss.pair == name]

    def hunts(self, kind: str) -> list[str]:
        """The boss encounters of a kind."""
        return list(dict.fromkeys(boss.pair or boss.id for boss in self.bosses.values() if boss.kind == kind))

    def counts(self) -> dict[str, int]:
        """How many there are of each kind."""
        dual = sum(1 for behaviour in self.behaviours.values() if behaviour.partner) // 2
        return {
            "starting": len(self.pile("starting")),
            "class_treasure": len(self.pile("class")) + len(self.pile("transposed")),
            "common": len(self.pile("common")),
            "legendary": len(self.pile("legendary")),
            "boss_treasure": len(self.pile("boss")),
            "encounters": len([card for card in self.encounters.values() if card.level]),
            "traps": sum(trap.copies for trap in self.traps.values()),
            "tiles": len({tile.id for tile in self.tiles.values()}) + 3,  # the bonfire and the two boss tiles
            "enemies": len(self.enemies),
            "mini_bosses": len(self.hunts("mini")),
            "main_bosses": len(self.hunts("main")),
            "behaviours": len(self.behaviours) - dual,
            "characters": len(self.characters),
        }

    # -- filling it --------------------------------------------------------------------------------------

    def add(self, file: str, pack: Cards) -> None:
        """Add the cards of one file."""
        for character in pack.character:
            self.characters[new_id(file, character.id, self.characters)] = character
        for card in pack.equipment:
            self.equipment[new_id(file, card.id, self.equipment)] = card
            check_equipment(file, card)
            for copy in range(1, card.copies + 1):
                self.copies[f"{card.id}.{copy}"] = card
        for enemy in pack.enemy:
            self.enemies[new_id(file, enemy.id, self.enemies)] = enemy
        for boss in pack.boss:
            self.bosses[new_id(file, boss.id, self.bosses)] = boss
            for behaviour in boss.behaviours:
                self.behaviours[new_id(file, behaviour.id, self.behaviours)] = behaviour
                self.owners[behaviour.id] = boss.id
        for encounter in pack.encounter:
            self.encounters[new_id(file, encounter.id, self.encounters)] = encounter
        for tile in pack.tile:
            self.tiles[new_id(file, tile.id + tile.side, self.tiles)] = tile
        for trap in pack.trap:
            self.traps[new_id(file, trap.id, self.traps)] = trap
        for campaign in pack.campaign:
            self.campaigns[new_id(file, campaign.id, self.campaigns)] = campaign

    def check(self) -> None:
        """What no single file can show: that cards name cards that exist."""
        for character in self.characters.values():
            for card in character.starts_with:
                if card not in self.equipment:
                    raise BadContent(f"{character.id}: there is no card called {card}")
        for encounter in self.encounters.values():
            for enemy in encounter.spawn_1 + encounter.spawn_2:
                if enemy not in self.enemies:
                    raise BadContent(f"{encounter.id}: there is no enemy called {enemy}")
            if max(len(encounter.spawn_1), len(encounter.spawn_2)) > 3:
                raise BadContent(f"{encounter.id}: a node holds three models at most")
        for behaviour in self.behaviours.values():
            if behaviour.partner and self.behaviours[behaviour.partner].partner != behaviour.id:
                raise BadContent(f"{behaviour.id}: the halves of a card must name each other")
        for campaign in self.campaigns.values():
            for section in campaign.sections:
                for boss in section.bosses:
                    if not self.hunt(boss):
                        raise BadContent(f"{campaign.id}: there is no boss called {boss}")


def check_equipment(file: str, card: Equipment) -> None:
    """What is held has a hand, what is worn a slot, and an upgrade does something."""
    held = card.kind in ("weapon", "shield", "spell")
    if held != (card.slot in ("one_hand", "two_hand")) or (card.kind == "armour") != (card.slot == "armour"):
        raise BadContent(f"{file}: {card.id}: its slot does not fit what it is")
    if not held and card.options:
        raise BadContent(f"{file}: {card.id}: only what is held has options")
    if card.kind.endswith("upgrade") and not card.powers:
        raise BadContent(f"{file}: {card.id}: it does nothing")


CARDS: Catalogue = Catalogue.load(find_packs("dark-souls"))
