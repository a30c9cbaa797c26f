"""Every card, tile and board by its id, laid flat for the rules (``flat.py``), with what must be worked out of it.

Actions have paths, so that the agenda can name them: `slow_venom.2.0` is the first action of a card's second line,
`broadsword.0` an item's, `poisoned.tactics.1.0` a step's, `guards_mess.gives.0` an icon of a tile.
"""

from __future__ import annotations

import sys
from typing import Final

from undercroft.engine.record import Action
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES, CARDS, UPGRADE_DECKS
from undercroft.games.dead_cells.rules.flat import (
    CampaignSheet,
    CombatSheet,
    CorridorSheet,
    DeckTestSheet,
    EnemyAct,
    EnemySheet,
    ItemSheet,
    Lasting,
    MalaiseSheet,
    PrisonerAct,
    PrisonerSheet,
    RuneSheet,
    SpaceSheet,
    TileAct,
    TileSheet,
)
from undercroft.games.dead_cells.state import GiveUpgrade, Go, Play, PutBack, PutBy

TRAITS: Final = ("survival", "tactics", "brutality")
TRACKS: Final[dict[str, int]] = {"survival": 0, "tactics": 1, "brutality": 2}
POISONED: Final = 0
BLEEDING: Final = 1
BURNING: Final = 2
TARGETED: Final = 3
STATES: Final[dict[str, int]] = {"poisoned": POISONED, "bleeding": BLEEDING, "burning": BURNING, "targeted": TARGETED}
FROZEN: Final = "frozen"

# The spaces of a fight.
LEFT: Final = 0
GROUP: Final = 1
NEAR: Final = 2
FAR: Final = 4
SPACES: Final[dict[str, int]] = {"L": LEFT, "1": 2, "2": 3, "3": 4}

SERENADE: Final = "serenade"
LIFE: Final = 3  # of a prisoner at the start (DC-BOARD-06)
HAND: Final = 3


class Givers:
    """What gives something of one kind that lasts: items, and mutations in their pockets; boards have it by number.

    The rules ask again and again how much there is of something: so they need not look through all that lies there.
    """

    def __init__(self, number: int) -> None:
        self.number: int = number
        self.items: dict[str, list[LastingFace]] = {}
        self.mutations: list[MutationGift] = []
        self.pockets: list[str] = []  # in which such mutations lie


LASTING: Final[dict[str, Givers]] = {
    str(kind.__struct_config__.tag): Givers(number) for number, kind in enumerate(cards.Passive.__subclasses__())
}
ABILITIES: Final[Givers] = LASTING["ability"]
BOOSTS: Final[Givers] = LASTING["boost"]
IMMUNITIES: Final[Givers] = LASTING["immunity"]
LONG_REACH: Final[Givers] = LASTING["long_reach"]
LOOTERS: Final[Givers] = LASTING["looter"]
MORE_LIFE: Final[Givers] = LASTING["life"]
MORE_SLOTS: Final[Givers] = LASTING["slot"]
ON_KILL: Final[Givers] = LASTING["on_kill"]
OPENINGS: Final[Givers] = LASTING["opening"]
THORNS: Final[Givers] = LASTING["thorns"]
WARDS: Final[Givers] = LASTING["ward"]


class LastingFace(Lasting):
    """Something that works as long as it is there, with the paths of its actions."""

    def __init__(self, card: cards.Passive, path: str) -> None:
        super().__init__(card)
        self.path: str = path
        self.paths: list[str] = [f"{path}.{number}" for number in range(len(self.acts))]
        for number, act in enumerate(self.acts):
            ACTS[f"{path}.{number}"] = act


def all_lasting(id: str, has: list[cards.AnyPassive]) -> list[LastingFace]:
    """What a card always gives, each with its path."""
    return [LastingFace(one, f"{id}.has.{number}") for number, one in enumerate(has)]


ACTS: Final[dict[str, PrisonerAct]] = {}  # every action of prisoners, by its path
TILE_ACTS: Final[dict[str, TileAct]] = {}  # every icon outside fights


class ReachSpaces:
    """The spaces that a reach takes in, from left to right, and those of one for whom R2 is as near as R1."""

    def __init__(self, reach: str) -> None:
        self.spaces: list[int] = sorted([SPACES[letter] for letter in reach])
        self.long_spaces: list[int] = sorted({*self.spaces, NEAR + 1}) if NEAR in self.spaces else self.spaces
        self.grows: bool = self.long_spaces != self.spaces


REACHES: Final[dict[str, ReachSpaces]] = {
    reach: ReachSpaces(reach)
    for reach in ("L", "1", "2", "3", "L1", "L12", "L123", "12", "13", "123", "23", "L3", "L23", "L2", "L13")
}


def name_acts(path: str, acts: list[PrisonerAct]) -> list[str]:
    """Give actions their paths."""
    found = [f"{path}.{number}" for number in range(len(acts))]
    for number, act in enumerate(acts):
        ACTS[found[number]] = act
    return found


# -- combat cards ----------------------------------------------------------------------------------------


KINDS: Final[list[str]] = list(CARDS.prisoners)
EVERY_KIND: Final[list[str]] = [*KINDS, SERENADE]
KIND_NUMBERS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(EVERY_KIND)}


class CombatFace(CombatSheet):
    """A combat card: its lines by round as paths, and what may be announced with it."""

    def __init__(self, card: cards.CombatCard) -> None:
        super().__init__(card)
        self.lines: list[list[str]] = [
            [],
            name_acts(f"{self.id}.1", self.first),
            name_acts(f"{self.id}.2", self.second),
            name_acts(f"{self.id}.3", self.third),
        ]
        # What may be said with it: an action and its round (DC-PREP-04, DC-PREP-05).
        self.sayings: list[tuple[str, int]] = []
        for round in (1, 2, 3):
            for path in self.lines[round]:
                word = announced(ACTS[path])
                if word and (word, round) not in self.sayings:
                    self.sayings.append((word, round))
        # The answers that put it down: without a word, and with each that may be said.
        self.silent: Action = Play(self.id, "", 0)
        self.plays: list[Action] = [Play(self.id, word, round) for word, round in self.sayings] or [self.silent]
        # Those that give it to a prisoner, by `KIND_NUMBERS`.
        self.gives: list[Action] = [GiveUpgrade(self.id, kind) for kind in EVERY_KIND]


def announced(act: PrisonerAct) -> str:
    """What an action is called when it is announced; some cannot be (DC-PREP-05)."""
    if act.do in ("damage", "loot", "block", "ability", "heal"):
        return act.do
    if act.do == "inflict":
        return act.state
    return ""


COMBAT: Final[dict[str, CombatFace]] = {id: CombatFace(card) for id, card in CARDS.combat_cards.items()}
for _lines in (CARDS.serenade.power_lines, CARDS.serenade.melee_lines):
    COMBAT[_lines.id] = CombatFace(_lines)
POWER_LINES: Final = CARDS.serenade.power_lines.id
MELEE_LINES: Final = CARDS.serenade.melee_lines.id
SERENADE_LIFE: Final[int] = CARDS.serenade.life
SERENADE_POWERS: Final[dict[str, str]] = {
    "survival": CARDS.serenade.survival,
    "tactics": CARDS.serenade.tactics,
    "brutality": CARDS.serenade.brutality,
}


def first_cards(kind: str) -> list[str]:
    """The combat cards a prisoner begins with (DC-COMP-11, DC-RULING-01)."""
    return [
        id for id, card in COMBAT.items() if card.owner == kind and card.code.startswith("ST-") and card.code[3] != "S"
    ]


FIRST_CARDS: Final[dict[str, list[str]]] = {kind: first_cards(kind) for kind in EVERY_KIND}

# -- prisoners -------------------------------------------------------------------------------------------


class TrackGifts:
    """What a track has given of one kind, by level."""

    def __init__(self, number: int, steps: list[list[LastingFace]], kind: str) -> None:
        self.number: int = number
        self.levels: list[list[LastingFace]] = [[one for one in step if one.has == kind] for step in steps]


class PrisonerFace(PrisonerSheet):
    """A prisoner's board: what each track has given by level, all steps so far together (DC-BOARD-04, DC-BOARD-10)."""

    def __init__(self, card: cards.PrisonerBoard) -> None:
        super().__init__(card)
        self.ability_paths: list[str] = name_acts(f"{self.id}.ability", self.ability)
        self.steps: list[list[list[LastingFace]]] = []  # by track and level
        for trait, steps in zip(TRAITS, (card.survival, card.tactics, card.brutality), strict=True):
            levels: list[list[LastingFace]] = [[]]
            for number, step in enumerate(steps):
                given = [LastingFace(one, f"{self.id}.{trait}.{number + 1}.{n}") for n, one in enumerate(step.gives)]
                levels.append([*levels[-1], *given])
            self.steps.append(levels)
        # The tracks that give something, by its kind's number in `LASTING`.
        self.gifts: list[list[TrackGifts]] = [[] for _ in LASTING]
        for number, levels in enumerate(self.steps):
            for kind in dict.fromkeys([one.has for one in levels[-1]]):
                self.gifts[LASTING[kind].number].append(TrackGifts(number, levels, kind))


PRISONERS: Final[dict[str, PrisonerFace]] = {id: PrisonerFace(card) for id, card in CARDS.prisoners.items()}
SERENADE_STEPS: Final = 3  # on either side of her board
# Serenade's powers as actions: the two states in Round 0, the extra damage in Round III (DC-SOLO-08).
ACTS["serenade.frozen"] = PrisonerAct(cards.Inflict(state="frozen", reach="L123"))
ACTS["serenade.targeted"] = PrisonerAct(cards.Inflict(state="targeted", reach="L123"))
ACTS["serenade.damage"] = PrisonerAct(cards.Damage(reach="L123"))

# -- equipment -------------------------------------------------------------------------------------------


class ItemFace(ItemSheet):
    """An item, with the paths of its actions and what it always gives."""

    def __init__(self, card: cards.Equipment) -> None:
        super().__init__(card)
        self.paths: list[str] = name_acts(self.id, self.acts)
        self.lasting: list[LastingFace] = all_lasting(self.id, card.has)
        for one in self.lasting:
            LASTING[one.has].items.setdefault(self.id, []).append(one)


ITEMS: Final[dict[str, ItemFace]] = {id: ItemFace(card) for id, card in CARDS.equipment.items()}
FIRST_ITEMS: Final[list[str]] = CARDS.blueprints("ST")
BLUEPRINTS: Final[dict[str, list[str]]] = {deck: CARDS.blueprints(deck) for deck in (*BIOMES, *BOSSES)}
# In which deck a blueprint was: where a reset puts it back (DC-RESET-03).
HOMES: Final[dict[str, str]] = {item: deck for deck, items in BLUEPRINTS.items() for item in items}

# -- enemies ---------------------------------------------------------------------------------------------


class EnemyFace(EnemySheet):
    """An enemy's card, or a boss's attack: its lines by round."""

    def __init__(self, card: cards.EnemyCard) -> None:
        super().__init__(card)
        self.lines: list[list[EnemyAct]] = [self.opening, self.first, self.second, self.third, self.last]
        self.kind: str = "monster"
        if self.elite:
            self.kind = "elite"
        if isinstance(card, cards.BossForm):
            self.kind = "boss"
        if isinstance(card, cards.Element):
            self.kind = "element"


def copies(cards: dict[str, EnemyFace]) -> dict[str, EnemyFace]:
    """Every single card: `zombie.1`, `zombie.2`."""
    return {f"{id}.{copy}": face for id, face in cards.items() for copy in range(1, face.copies + 1)}


MONSTERS: Final[dict[str, EnemyFace]] = {id: EnemyFace(card) for id, card in CARDS.monsters.items()}
MONSTER_COPIES: Final[dict[str, EnemyFace]] = copies(MONSTERS)
FORMS: Final[dict[str, EnemyFace]] = {id: EnemyFace(card) for id, card in CARDS.forms.items()}
ELEMENTS: Final[dict[str, EnemyFace]] = {id: EnemyFace(card) for id, card in CARDS.elements.items()}
ELEMENT_COPIES: Final[dict[str, EnemyFace]] = copies(ELEMENTS)
ATTACKS: Final[dict[str, EnemyFace]] = copies({id: EnemyFace(card) for id, card in CARDS.attacks.items()})
ENEMIES: Final[dict[str, EnemyFace]] = {**MONSTER_COPIES, **FORMS, **ELEMENT_COPIES}
# The forms of a boss in their order, its attack cards by form, and its elements.
BOSS_FORMS: Final[dict[str, list[str]]] = {boss: [id for id in FORMS if FORMS[id].boss == boss] for boss in BOSSES}
BOSS_ATTACKS: Final[dict[tuple[str, int], list[str]]] = {
    (boss, form): [id for id in ATTACKS if ATTACKS[id].boss == boss and ATTACKS[id].form == form]
    for boss in BOSSES
    for form in (1, 2)
}
BOSS_ELEMENTS: Final[dict[str, list[str]]] = {
    boss: [id for id in ELEMENT_COPIES if ELEMENT_COPIES[id].boss == boss] for boss in BOSSES
}


def kind_of(card: str) -> str:
    """A card's kind without the number of its copy."""
    return card.partition(".")[0]


class Foe:
    """A monster or elite as it comes into a biome's deck: all its cards."""

    def __init__(self, id: str, face: EnemyFace) -> None:
        self.id: str = id
        self.joins: bool = face.adds  # only once a card of the campaign has added it
        # The very words by which `ENEMIES` has them: they are found sooner there.
        self.cards: list[str] = [card for card, one in MONSTER_COPIES.items() if one is face]


def foes_of(biome: str, elite: bool) -> list[Foe]:
    """The monsters or elites of a biome."""
    return [Foe(id, face) for id, face in MONSTERS.items() if face.biome == biome and face.elite == elite]


BIOME_MONSTERS: Final[dict[str, list[Foe]]] = {biome: foes_of(biome, elite=False) for biome in BIOMES}
BIOME_ELITES: Final[dict[str, list[Foe]]] = {biome: foes_of(biome, elite=True) for biome in BIOMES}


# -- tiles and boards ------------------------------------------------------------------------------------


class DeckTestFace(DeckTestSheet):
    """A deck Test: what each symbol brings, as paths."""

    def __init__(self, card: cards.DeckTest, path: str) -> None:
        super().__init__(card)
        self.rewards: dict[str, list[str]] = {}
        for trait, acts in (("survival", self.survival), ("tactics", self.tactics), ("brutality", self.brutality)):
            if acts:
                self.rewards[trait] = name_tile_acts(f"{path}.{trait}", acts)
        self.penalty: list[str] = name_tile_acts(f"{path}.failed", self.failed)


def name_tile_acts(path: str, acts: list[TileAct]) -> list[str]:
    """Give icons their paths."""
    found = [f"{path}.{number}" for number in range(len(acts))]
    for number, act in enumerate(acts):
        TILE_ACTS[found[number]] = act
    return found


class TileFace(TileSheet):
    """A tile, with the paths of its icons."""

    def __init__(self, card: cards.Tile) -> None:
        super().__init__(card)
        self.given: list[str] = name_tile_acts(f"{self.id}.gives", self.gives)
        self.sold: list[str] = name_tile_acts(f"{self.id}.sells", self.sells)
        self.options: list[list[str]] = [
            name_tile_acts(f"{self.id}.either.{number}", choice.gives) for number, choice in enumerate(self.either)
        ]
        self.deck_test: DeckTestFace | None = (
            None if card.deck_test is None else DeckTestFace(card.deck_test, f"{self.id}.deck")
        )


TILES: Final[dict[str, TileFace]] = {}
for _id, _tile in CARDS.tiles.items():
    _face = TileFace(_tile)
    TILES[_id] = _face
    for _copy in range(2, _tile.copies + 1):
        TILES[f"{_id}.{_copy}"] = _face


class CorridorFace(CorridorSheet):
    """A corridor, with its deck Test."""

    def __init__(self, card: cards.Corridor, biome: str) -> None:
        super().__init__(card)
        self.go: Action = Go(self.to)
        path = f"{biome}.{self.at}.{self.to}"
        self.deck_test: DeckTestFace | None = None if card.deck is None else DeckTestFace(card.deck, path)


class BoardFace:
    """A biome's board: its spaces by name, the corridors from each, where one starts."""

    def __init__(self, card: cards.BiomeBoard) -> None:
        self.id: str = card.id
        self.spaces: dict[str, SpaceSheet] = {space.id: SpaceSheet(space) for space in card.spaces}
        self.corridors: dict[str, list[CorridorFace]] = {space.id: [] for space in card.spaces}
        for corridor in card.corridors:
            self.corridors[corridor.at].append(CorridorFace(corridor, card.id))
        self.start: str = next(space.id for space in card.spaces if space.shape == "start")
        self.tiles: list[str] = [id for id, tile in TILES.items() if tile.biome == card.id]
        # Which tiles fit which spaces, as heaps of tiles: by shape, and doors by where they lead (DC-SETUP-13).
        heaps: dict[str, int] = {}
        self.fits: dict[str, int] = {
            id: heaps.setdefault(f"{TILES[id].shape} {TILES[id].leads_to}", len(heaps)) for id in self.tiles
        }
        self.wants: dict[str, int] = {
            id: heaps.setdefault(f"{space.shape} {space.exit}", len(heaps))
            for id, space in self.spaces.items()
            if space.shape != "start"
        }
        self.heaps: int = len(heaps)


BOARDS: Final[dict[str, BoardFace]] = {id: BoardFace(card) for id, card in CARDS.boards.items()}

# -- the campaign ----------------------------------------------------------------------------------------


POCKETS: Final = ["start", "during"]  # of mutations that work for everybody
DRAWBACKS: Final = ("no_healer", "potion_cap")  # words one may well want to be rid of


class WordGiver:
    """A mutation in its pocket, or a rune (in none), that gives the group so much of a word."""

    def __init__(self, card: str, pocket: str, amount: int) -> None:
        self.card: str = card
        self.pocket: str = pocket
        self.amount: int = amount


class MutationGift:
    """A mutation and what it gives of one kind that lasts."""

    def __init__(self, card: str, given: list[LastingFace]) -> None:
        self.card: str = card
        self.given: list[LastingFace] = given


# What gives the group how much of a word, laid out for the same reason as `LASTING`.
WORD_GIVERS: Final[dict[str, list[WordGiver]]] = {}
FELLOWS: Final[dict[str, list[CampaignFace]]] = {}  # the cards of each pocket
UNWANTED: Final[list[CampaignFace]] = []  # those one may well want to be rid of


class CampaignFace(CampaignSheet):
    """A card of the campaign, with what it is and what it always gives."""

    def __init__(self, card: cards.CampaignCard) -> None:
        super().__init__(card)
        self.type: str = type(card).__name__.lower()
        lasting: list[cards.AnyPassive] = getattr(card, "has", [])
        self.lasting: list[LastingFace] = all_lasting(self.id, lasting)
        self.words: dict[str, int] = words_of(self.group)
        self.pocket = sys.intern(self.pocket)  # the very word by which the table has its pockets: it is found sooner
        self.home: str = "feat" if self.task else self.pocket  # where it belongs on the board (DC-UPG-06, DC-UPG-10)
        if any([word in DRAWBACKS for word in self.words]):
            UNWANTED.append(self)
        # The answers that put it by, into a free place, and into that of another of its pocket, by that one's number.
        fellows = FELLOWS.setdefault(self.home, [])
        self.number: int = len(fellows)
        self.put_by: Action = PutBy(self.id)
        self.put_back: Action = PutBack(self.id, "")
        self.changes: list[Action] = [PutBack(self.id, other.id) for other in fellows]
        fellows.append(self)
        for other in fellows:
            other.changes.append(PutBack(other.id, self.id))
        if self.pocket in POCKETS and not self.task:
            for kind in dict.fromkeys([one.has for one in self.lasting]):
                given = [one for one in self.lasting if one.has == kind]
                givers = LASTING[kind]
                givers.mutations.append(MutationGift(self.id, given))
                givers.pockets = [name for name in POCKETS if name == self.pocket or name in givers.pockets]
            for word, amount in self.words.items():
                WORD_GIVERS.setdefault(word, []).append(WordGiver(self.id, self.pocket, amount))


def words_of(group: list[str]) -> dict[str, int]:
    """Words with their numbers: `rest:2`."""
    return {word.partition(":")[0]: int(word.partition(":")[2] or "1") for word in group}


CAMPAIGN: Final[dict[str, CampaignFace]] = {}
for _upgrade in (*CARDS.upgrades.values(), *CARDS.well.values(), *CARDS.secrets.values()):
    CAMPAIGN[_upgrade.id] = CampaignFace(_upgrade)
UPGRADES: Final[dict[str, list[str]]] = {trait: CARDS.box_order(code) for trait, code in UPGRADE_DECKS.items()}
WELL: Final[list[str]] = sorted(CARDS.well, key=lambda id: CARDS.well[id].code)
SECRETS: Final[list[str]] = sorted(CARDS.secrets, key=lambda id: CARDS.secrets[id].code)
RUNES: Final[dict[str, RuneSheet]] = {id: RuneSheet(card) for id, card in CARDS.runes.items()}
RUNE_WORDS: Final[dict[str, dict[str, int]]] = {id: words_of(rune.group) for id, rune in RUNES.items()}
for _rune, _words in RUNE_WORDS.items():
    for _word, _amount in _words.items():
        WORD_GIVERS.setdefault(_word, []).append(WordGiver(_rune, "", _amount))
MALAISE: Final[dict[str, MalaiseSheet]] = {id: MalaiseSheet(card) for id, card in CARDS.malaise.items()}
START_GIFTS: Final[dict[str, list[str]]] = {
    biome: name_tile_acts(f"start.{biome}", [TileAct(act) for act in kit.gives]) for biome, kit in CARDS.starts.items()
}
STREET: Final = CARDS.street
# What a boss leaves behind (ours: the sheets are not public): cells, and blueprints of its own deck.
BOSS_CELLS: Final[dict[str, int]] = {"C1": 3, "C2": 4, "C3": 6}
BOSS_BLUEPRINTS: Final = 2
