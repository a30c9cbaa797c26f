"""Prisoners, enemies, rooms, cards and goods by name, for every sentence that speaks of them.

Two enemies alike in a fight are told apart by their spaces. Rooms are called by their tile once it is seen, before by
their place on the board, exits by where they lead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from undercroft.engine.message import Arg, Message, Several
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.rules.sheets import BOARDS, BOSS_FORMS, TRAITS, kind_of
from undercroft.games.dead_cells.state import Campaign, Enemy
from undercroft.games.dead_cells.words import (
    acts_line,
    biome_name,
    boss_name,
    campaign_name,
    card_name,
    enemy_name,
    goods_name,
    item_name,
    malaise_name,
    place_name,
    prisoner_name,
    rune_name,
    space_name,
    tile_name,
    trait_name,
)

NUMERALS: Final = ("0", "I", "II", "III", "IV")

# What may have done something to a prisoner, beside cards.
CAUSES: Final[dict[str, str]] = {
    "poison": "by-poison",
    "bleeding": "by-bleeding",
    "burning": "by-burning",
    "thorns": "by-thorns",
    "worms": "by-worms",
    "bell": "by-bell",
    "curse": "by-curse",
    "test": "by-test",
    "tile": "by-tile",
    "fire": "by-fire",
    "shuriken": "by-shuriken",
    "death": "by-death",
    "start": "by-start",
    "malaise": "by-malaise",
}
SELLERS: Final[dict[str, str]] = {
    "healer": "the-healer",
    "merchant": "the-merchant",
    "collector": "the-collector",
}


# -- prisoners -------------------------------------------------------------------------------------------


def the(table: Campaign, who: int) -> Message:
    """A prisoner in a sentence: the Flayed. Between runs those of the last one are meant: it ends in what they did."""
    kinds = [prisoner.kind for prisoner in table.prisoners]
    if not kinds and table.chronicle:
        kinds = table.chronicle[-1].prisoners
    if not 0 <= who < len(kinds) or not kinds[who]:
        return Message("prisoner-gone")
    return the_kind(kinds[who])


def the_kind(kind: str) -> Message:
    """The same from what it is."""
    return prisoner_name(kind, ".the")


def bearer(table: Campaign, item: str) -> int:
    """Who wears an item, or -1."""
    for who, prisoner in enumerate(table.prisoners):
        if item in prisoner.items:
            return who
    return -1


# -- enemies ---------------------------------------------------------------------------------------------


def is_enemy(card: str) -> bool:
    """Whether a card is something that fights the group, or an attack of it."""
    kind = kind_of(card)
    return kind in CARDS.monsters or kind in CARDS.forms or kind in CARDS.elements or kind in CARDS.attacks


def foe(card: str) -> Message:
    """An enemy in a sentence, from its card; an attack of a boss by the boss's name."""
    kind = kind_of(card)
    attack = CARDS.attacks.get(kind)
    if attack is not None:
        kind = BOSS_FORMS[attack.boss][attack.form - 1]
    return enemy_name(kind, ".the") if is_enemy(kind) else Message("foe-gone")


def enemy(table: Campaign, card: str) -> Message:
    """The same, with its space where there are two alike in the fight."""
    one = standing(table, card)
    if one is None or not has_double(table, card):
        return foe(card)
    return Message("foe-at", foe=foe(card), space=space_name(one.space))


def enemy_numbered(table: Campaign, number: int) -> Message:
    """The same from its number in the fight."""
    if table.fight is not None:
        for one in table.fight.enemies:
            if one.id == number:
                return enemy(table, one.card)
    return Message("foe-gone")


def standing(table: Campaign, card: str) -> Enemy | None:
    """An enemy that is still in the fight, by its card."""
    if table.fight is None:
        return None
    return next((one for one in table.fight.enemies if one.card == card), None)


def has_double(table: Campaign, card: str) -> bool:
    """Whether there is, or was, another one of its kind in the fight."""
    if table.fight is None:
        return False
    others = [*[one.card for one in table.fight.enemies], *table.fight.slain]
    return any(other != card and kind_of(other) == kind_of(card) for other in others)


def cause(table: Campaign, by: str) -> Message | None:
    """What did something to a prisoner: a word, an enemy, an item; nothing where there is no name for it."""
    if by in CAUSES:
        return Message(CAUSES[by])
    if is_enemy(by):
        return enemy(table, by)
    return Message("by-item", item=item_name(by)) if by in CARDS.equipment else None


# -- rooms and places ------------------------------------------------------------------------------------


def room(table: Campaign, space: str) -> Message:
    """A space of the board in a sentence: the door to the Ramparts, a tile that was seen, room C1."""
    run = table.run
    board = None if run is None else BOARDS.get(run.biome)
    place = None if board is None else board.spaces.get(space)
    if place is not None and place.exit:
        return Message("room-exit", place=the_place(place.exit), space=space.upper())
    if run is not None and space in run.face_up and space in run.tiles:
        return Message("room-known", name=tile_name(run.tiles[space]), space=space.upper())
    return Message("room-plain", space=space.upper())


def the_place(code: str) -> Message:
    """Where an exit leads, in a sentence."""
    return place_name(code, ".the")


# -- cards -----------------------------------------------------------------------------------------------


def any_card(card: str) -> Message:
    """A card of any kind by name: an item, a combat card, one of the campaign, an enemy."""
    kind = kind_of(card)
    if kind in CARDS.equipment:
        return item_name(kind)
    if kind in CARDS.malaise:
        return malaise_name(kind)
    if kind in CARDS.runes:
        return rune_name(kind)
    if kind in CARDS.monsters or kind in CARDS.forms or kind in CARDS.elements:
        return enemy_name(kind)
    if kind in CARDS.upgrades or kind in CARDS.well or kind in CARDS.secrets:
        return campaign_name(kind)
    return card_name(card)


def several(parts: Sequence[Message]) -> Several:
    """Some names in one breath."""
    return Several(list(parts))


def ability(source: str) -> Message:
    """An ability, or an action of round 0, by the card it is on, or (a board) by what it does."""
    head, _, rest = source.partition(".")
    if head not in CARDS.prisoners:
        return any_card(head) if is_card(head) else Message("gift-none")
    prisoner = CARDS.prisoners[head]
    if rest == "ability":
        return acts_line(prisoner.ability)
    acts = step_acts(prisoner, rest)
    return acts_line(acts) if acts else prisoner_name(head)


def step_acts(prisoner: cards.PrisonerBoard, path: str) -> list[cards.AnyAct]:
    """The actions that a step of a track brings, from its path (`tactics.1`, `tactics.1.0`)."""
    tracks = {"survival": prisoner.survival, "tactics": prisoner.tactics, "brutality": prisoner.brutality}
    trait, *numbers = path.split(".")
    if trait not in tracks or not numbers or not 0 < int(numbers[0]) <= len(tracks[trait]):
        return []
    gives = tracks[trait][int(numbers[0]) - 1].gives
    if len(numbers) > 1 and int(numbers[1]) < len(gives):
        gives = [gives[int(numbers[1])]]
    for passive in gives:
        if isinstance(passive, cards.GrantAbility | cards.Opening):
            return passive.acts
    return []


def is_card(card: str) -> bool:
    """Whether there is a card called like this that is used in fights."""
    campaign = card in CARDS.upgrades or card in CARDS.secrets
    return card in CARDS.equipment or card in CARDS.combat_cards or campaign


# -- goods -----------------------------------------------------------------------------------------------


def all_goods(loot: Sequence[str]) -> Several:
    """Goods as they lie there, each kind counted, cards by name."""
    found: list[Arg] = []
    for what in dict.fromkeys(loot):
        found.append(goods_name(what, loot.count(what)))
    return Several(found)


def gifts(acts: Sequence[cards.AnyTileAct]) -> Several:
    """What icons outside a fight bring, icon by icon; one scroll of each colour in one word."""
    scrolls = [act for act in acts if isinstance(act, cards.FindGoods) and act.what.startswith("scroll_")]
    found: list[Arg] = []
    if len({act.what for act in scrolls}) == len(scrolls) == len(TRAITS):
        found.append(Message("gift-scrolls"))
        acts = [act for act in acts if act not in scrolls]
    found.extend([gift(act) for act in acts])
    return Several(found or [Message("gift-none")])


def gift(act: cards.AnyTileAct) -> Message:
    """What one icon brings, and whether it is bound to the first player."""
    return Message("gift-first", what=plain_gift(act)) if act.first_player else plain_gift(act)


def plain_gift(act: cards.AnyTileAct) -> Message:
    """What one icon brings."""
    if isinstance(act, cards.FindGoods):
        return goods_name(act.what, act.amount)
    if isinstance(act, cards.TileDamage):
        return Message("gift-damage-all" if act.to == "all" else "gift-damage", amount=act.amount)
    if isinstance(act, cards.FindRune):
        return rune_name(act.rune)
    return Message("gift-special", what=act.what, amount=act.amount)


def option(tile: str, number: int) -> Arg | None:
    """What an option of a tile brings, if it has so many."""
    card = CARDS.tiles.get(kind_of(tile))
    if card is None or not 0 <= number < len(card.either):
        return None
    return gifts(card.either[number].gives)


def ware(what: str) -> Arg:
    """What is sold: an item, the goods of a tile, healing."""
    tile = CARDS.tiles.get(kind_of(what))
    if tile is not None:
        return gifts(tile.sells)
    return item_name(what) if what in CARDS.equipment else Message("ware-healing")


# How a field of an action or event is called in its sentence, where it is told plainly.
FIELDS: Final[dict[str, Callable[[Campaign, Any], Arg]]] = {
    "who": the,
    "card": lambda table, card: any_card(card),
    "item": lambda table, item: item_name(item),
    "biome": lambda table, biome: biome_name(biome, ".the"),
    "trait": lambda table, trait: trait_name(trait),
    "rune": lambda table, rune: rune_name(rune),
    "boss": lambda table, boss: boss_name(boss, ".the"),
    "seller": lambda table, seller: Message(SELLERS[seller]),
    "kind": lambda table, kind: the_kind(kind),
    "tile": lambda table, tile: tile_name(tile),
    "round": lambda table, round: NUMERALS[round],
}
