# Generated from cards.py by `make forge`: change that file, not this one.
"""Cards as the rules read them: flat, typed, native when compiled."""

from __future__ import annotations

from undercroft.games.dead_cells import cards


class PrisonerAct:
    """One action of a prisoner: on a combat card, an item, an ability, a mutation (DC-ACT-22)."""

    def __init__(self, card: cards.PrisonerVerb) -> None:
        self.do: str = str(card.__struct_config__.tag)
        self.needs: str = card.needs
        self.reach: str = getattr(card, "reach", "")
        self.amount: int = getattr(card, "amount", 0)
        self.all: bool = getattr(card, "all", False)
        self.pierce: bool = getattr(card, "pierce", False)
        self.against: str = getattr(card, "against", "")
        self.extra: int = getattr(card, "extra", 0)
        self.level: str = getattr(card, "level", "") or ""
        self.state: str = getattr(card, "state", "")
        self.who: str = getattr(card, "who", "")
        self.golden: bool = getattr(card, "golden", False)
        self.what: str = getattr(card, "what", "")


class EnemyAct:
    """One action of an enemy (DC-RULING-94)."""

    def __init__(self, card: cards.EnemyVerb) -> None:
        self.do: str = str(card.__struct_config__.tag)
        self.needs: str = card.needs
        self.amount: int = getattr(card, "amount", 0)
        self.to: str = getattr(card, "to", "")
        self.pierce: bool = getattr(card, "pierce", False)
        self.then: str = getattr(card, "then", "") or ""
        self.state: str = getattr(card, "state", "")
        self.who: str = getattr(card, "who", "")
        self.golden: bool = getattr(card, "golden", False)
        self.what: str = getattr(card, "what", "")


class DeathAct:
    """What a death brings or costs (DC-CARD-05, DC-KILL-01)."""

    def __init__(self, card: cards.DeathVerb) -> None:
        self.do: str = str(card.__struct_config__.tag)
        self.what: str = getattr(card, "what", "")
        self.amount: int = getattr(card, "amount", 0)
        self.state: str = getattr(card, "state", "")
        self.to: str = getattr(card, "to", "")


class TileAct:
    """An icon of a tile, of a corridor's deck Test, of a card that is read outside a fight (DC-TILE-10)."""

    def __init__(self, card: cards.TileVerb) -> None:
        self.do: str = str(card.__struct_config__.tag)
        self.first_player: bool = card.first_player
        self.what: str = getattr(card, "what", "")
        self.amount: int = getattr(card, "amount", 0)
        self.to: str = getattr(card, "to", "")
        self.rune: str = getattr(card, "rune", "")


class SpaceSheet:
    """A space of a board: its shape, and where it lies in the picture."""

    def __init__(self, card: cards.Space) -> None:
        self.id: str = card.id
        self.x: int = card.x
        self.y: int = card.y
        self.shape: str = card.shape
        self.exit: str = card.exit or ""


class CorridorSheet:
    """A corridor, in the direction of its arrow (DC-EXPL-05)."""

    def __init__(self, card: cards.Corridor) -> None:
        self.at: str = card.at
        self.to: str = card.to
        self.rune: str = card.rune or ""
        self.hand: list[str] = list(card.hand)
        self.has_deck: bool = card.deck is not None
        self.locked: bool = card.locked


class CampaignAct:
    """What a card of the campaign does when it is read: at a run's start, at once, or as a reward."""

    def __init__(self, card: cards.CampaignVerb) -> None:
        self.do: str = str(card.__struct_config__.tag)
        self.what: str = getattr(card, "what", "")
        self.amount: int = getattr(card, "amount", 0)
        self.seller: str = getattr(card, "seller", "")
        self.pocket: str = getattr(card, "pocket", "")
        self.biome: str = getattr(card, "biome", "")
        self.monsters: list[str] = list(getattr(card, "monsters", []))
        self.rune: str = getattr(card, "rune", "")
        self.item: str = getattr(card, "item", "")


class RuneSheet:
    """A rune: whether it opens corridors, and what the group has of it once active (DC-ICON-17)."""

    def __init__(self, card: cards.RuneCard) -> None:
        self.id: str = card.id
        self.code: str = card.code
        self.rune: str = card.rune
        self.opens: bool = card.opens
        self.group: list[str] = list(card.group)


class MalaiseSheet:
    """An affliction of one prisoner until the biome is left."""

    def __init__(self, card: cards.MalaiseCard) -> None:
        self.id: str = card.id
        self.code: str = card.code
        self.word: str = card.word


class Lasting:
    """Something that works as long as it is there."""

    def __init__(self, card: cards.Passive) -> None:
        self.has: str = str(card.__struct_config__.tag)
        self.amount: int = getattr(card, "amount", 0)
        self.state: str = getattr(card, "state", "")
        self.acts: list[PrisonerAct] = [PrisonerAct(one) for one in getattr(card, "acts", [])]
        self.round: int = getattr(card, "round", 0)
        self.against: str = getattr(card, "against", "")


class CombatSheet:
    """A combat card: whose, the symbols for Tests, a line a Round (DC-CARD-01, DC-CARD-02)."""

    def __init__(self, card: cards.CombatCard) -> None:
        self.id: str = card.id
        self.code: str = card.code
        self.owner: str = card.owner
        self.symbols: list[str] = list(card.symbols)
        self.first: list[PrisonerAct] = [PrisonerAct(one) for one in card.first]
        self.second: list[PrisonerAct] = [PrisonerAct(one) for one in card.second]
        self.third: list[PrisonerAct] = [PrisonerAct(one) for one in card.third]
        self.source: str = card.source


class EnemySheet:
    """Anything that has life and lines: a monster, a form of a boss, a special card of a boss (DC-CARD-03)."""

    def __init__(self, card: cards.EnemyCard) -> None:
        self.id: str = getattr(card, "id", "")
        self.biome: str = getattr(card, "biome", "")
        self.life: int = getattr(card, "life", 0)
        self.copies: int = getattr(card, "copies", 0)
        self.elite: bool = getattr(card, "elite", False)
        self.place: str = getattr(card, "place", "")
        self.opening: list[EnemyAct] = [EnemyAct(one) for one in getattr(card, "opening", [])]
        self.first: list[EnemyAct] = [EnemyAct(one) for one in getattr(card, "first", [])]
        self.second: list[EnemyAct] = [EnemyAct(one) for one in getattr(card, "second", [])]
        self.third: list[EnemyAct] = [EnemyAct(one) for one in getattr(card, "third", [])]
        self.last: list[EnemyAct] = [EnemyAct(one) for one in getattr(card, "last", [])]
        self.death: list[DeathAct] = [DeathAct(one) for one in getattr(card, "death", [])]
        self.immune: list[str] = list(getattr(card, "immune", []))
        self.sheltered: bool = getattr(card, "sheltered", False)
        self.thorns: int = getattr(card, "thorns", 0)
        self.swarm: int = getattr(card, "swarm", 0)
        self.adds: bool = getattr(card, "adds", False)
        self.source: str = getattr(card, "source", "")
        self.boss: str = getattr(card, "boss", "")
        self.at: str = getattr(card, "at", "")
        self.form: int = getattr(card, "form", 0)


class DeckTestSheet:
    """A deck Test: what each symbol brings, and what none does (DC-TEST-06, DC-RULING-11)."""

    def __init__(self, card: cards.DeckTest) -> None:
        self.survival: list[TileAct] = [TileAct(one) for one in card.survival]
        self.tactics: list[TileAct] = [TileAct(one) for one in card.tactics]
        self.brutality: list[TileAct] = [TileAct(one) for one in card.brutality]
        self.failed: list[TileAct] = [TileAct(one) for one in card.failed]


class ChoiceSheet:
    """One option of an either/or line; `test`: only by passing that hand Test (DC-ICON-04, DC-ICON-05)."""

    def __init__(self, card: cards.EitherChoice) -> None:
        self.gives: list[TileAct] = [TileAct(one) for one in card.gives]
        self.test: str = card.test or ""


class TrackSheet:
    """One space of a Scroll track: what it unlocks (DC-BOARD-04)."""

    def __init__(self, card: cards.TrackStep) -> None:
        self.gives: list[Lasting] = [Lasting(one) for one in card.gives]
        self.source: str = card.source


class ItemSheet:
    """An item: in which round it works and how, or by an Ability action, or always; a companion has life."""

    def __init__(self, card: cards.Equipment) -> None:
        self.id: str = card.id
        self.code: str = card.code
        self.works: str = card.works
        self.round: int = card.round
        self.acts: list[PrisonerAct] = [PrisonerAct(one) for one in card.acts]
        self.has: list[Lasting] = [Lasting(one) for one in card.has]
        self.life: int = card.life
        self.sole: bool = card.sole
        self.source: str = card.source


class TileSheet:
    """A tile: its shape, what happens there (DC-TILE-01 to DC-TILE-09)."""

    def __init__(self, card: cards.Tile) -> None:
        self.id: str = card.id
        self.code: str = card.code
        self.biome: str = card.biome
        self.shape: str = card.shape
        self.kind: str = card.kind
        self.copies: int = card.copies
        self.change_first: bool = card.change_first
        self.gives: list[TileAct] = [TileAct(one) for one in card.gives]
        self.either: list[ChoiceSheet] = [ChoiceSheet(one) for one in card.either]
        self.hand_test: str = card.hand_test or ""
        self.has_deck_test: bool = card.deck_test is not None
        self.foes: list[str] = list(card.foes)
        self.loot: list[str] = list(card.loot)
        self.barrier: str = card.barrier
        self.dark: bool = card.dark
        self.curse: int = card.curse
        self.sells: list[TileAct] = [TileAct(one) for one in card.sells]
        self.price: int = card.price
        self.times: int = card.times
        self.leads_to: str = card.leads_to or ""
        self.restriction: int = card.restriction
        self.round: int = card.round
        self.source: str = card.source


class CampaignSheet:
    """A card that is read outside fights: it lies in a pocket, is carried out, or waits for a task to be done."""

    def __init__(self, card: cards.CampaignCard) -> None:
        self.id: str = getattr(card, "id", "")
        self.code: str = getattr(card, "code", "")
        self.pocket: str = getattr(card, "pocket", "")
        self.does: list[CampaignAct] = [CampaignAct(one) for one in getattr(card, "does", [])]
        self.has: list[Lasting] = [Lasting(one) for one in getattr(card, "has", [])]
        self.group: list[str] = list(getattr(card, "group", []))
        self.source: str = getattr(card, "source", "")
        self.task: str = getattr(card, "task", "")
        self.count: int = getattr(card, "count", 0)
        self.stays: bool = getattr(card, "stays", False)
        self.item: str = getattr(card, "item", "")


class PrisonerSheet:
    """A prisoner's board: its three tracks, each step after the first space (DC-BOARD-01)."""

    def __init__(self, card: cards.PrisonerBoard) -> None:
        self.id: str = card.id
        self.survival: list[TrackSheet] = [TrackSheet(one) for one in card.survival]
        self.tactics: list[TrackSheet] = [TrackSheet(one) for one in card.tactics]
        self.brutality: list[TrackSheet] = [TrackSheet(one) for one in card.brutality]
        self.ability: list[PrisonerAct] = [PrisonerAct(one) for one in card.ability]
