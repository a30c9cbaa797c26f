"""Events: a line of the log for each, from what the event itself holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.message import Arg, Message, kebab
from undercroft.engine.record import Event
from undercroft.games.dead_cells import state
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.rules.sheets import BOSS_FORMS, FORMS, SERENADE_POWERS, kind_of
from undercroft.games.dead_cells.state import Campaign
from undercroft.games.dead_cells.telling.names import (
    NUMERALS,
    SELLERS,
    ability,
    all_goods,
    any_card,
    cause,
    enemy,
    foe,
    gifts,
    is_enemy,
    option,
    several,
    the,
    the_kind,
    the_place,
    ware,
)
from undercroft.games.dead_cells.words import (
    act_word,
    attack_name,
    biome_name,
    enemy_name,
    goods_name,
    item_name,
    space_name,
    tile_name,
    trait_name,
)

# What the curses of the biomes do, as the log tells them apart (DC-CURSE-01 to DC-CURSE-08).
CURSES: Final[dict[tuple[str, int], str]] = {
    ("B4", 1): "potions",
    ("B4", 2): "wounds",
    ("B5", 1): "potions",
    ("B5", 2): "items",
    ("B6", 1): "silence",
    ("B6", 2): "lanterns",
    ("B7", 1): "teeth",
    ("B7", 2): "runes",
}


# -- on the way ------------------------------------------------------------------------------------------


def prisoner_taken(table: Campaign, event: state.PrisonerTaken) -> Message:
    return Message("event-prisoner-taken", who=the_kind(event.kind))


def in_room(table: Campaign, event: state.Moved | state.Teleported) -> Message:
    """Events that lead to a room: its tile is told after it."""
    return Message(f"event-{kebab(type(event).__name__)}", space=event.space.upper())


def door_unlocked(table: Campaign, event: state.DoorUnlocked) -> Message:
    return Message("event-door-unlocked", space=event.to.upper())


def tile_seen(table: Campaign, event: state.TileSeen) -> Message:
    return Message("event-tile-seen", space=event.space.upper(), tile=tile_name(event.tile))


def tile_turned(table: Campaign, event: state.TileTurned) -> Message:
    kind = CARDS.tiles[kind_of(event.tile)].kind
    return Message("event-tile-turned", kind=kind, tile=tile_name(event.tile))


def symbol_counted(table: Campaign, event: state.DeckTested | state.PassRevealed) -> Message:
    """A card that was turned over, and the symbol that counted; which of several is told by what it brings."""
    what = f"event-{kebab(type(event).__name__)}"
    args: dict[str, Arg] = {"who": the(table, event.who), "card": any_card(event.card)}
    if event.trait:
        return Message(what, trait=trait_name(event.trait), **args)
    return Message(f"{what}-open", **args)


def of_goods(table: Campaign, event: state.Gained | state.GoodsLaid) -> Message:
    """Events about so many of some goods."""
    return Message(f"event-{kebab(type(event).__name__)}", what=goods_name(event.what, event.amount))


def item_dropped(table: Campaign, event: state.ItemDropped) -> Message:
    if event.who < 0:
        return Message("event-item-dropped-nobody", item=item_name(event.item))
    return Message("event-item-dropped", who=the(table, event.who), item=item_name(event.item))


def option_taken(table: Campaign, event: state.OptionTaken) -> Message:
    return Message("event-option-taken", what=option(event.tile, event.option) or gifts([]))


def cursed(table: Campaign, event: state.Cursed) -> Message:
    return Message("event-cursed", curse=CURSES.get((event.biome, event.curse), "other"))


def restricted(table: Campaign, event: state.Restricted) -> Message:
    return Message("event-restricted", number=event.number, round=NUMERALS[event.round])


def bought(table: Campaign, event: state.Bought) -> Message:
    return Message("event-bought", what=ware(event.what), price=event.price)


# -- before the cards are turned --------------------------------------------------------------------------


def fight_began(table: Campaign, event: state.FightBegan) -> Message:
    """Where it is was told with the tile, or with the boss."""
    return Message("event-fight-began")


def enemy_placed(table: Campaign, event: state.EnemyPlaced) -> Message:
    return Message("event-enemy-placed", enemy=foe(event.card), space=space_name(event.space))


def loot_laid(table: Campaign, event: state.LootLaid) -> Message:
    if not event.loot:
        return Message("event-loot-laid-none")
    return Message("event-loot-laid", loot=all_goods(event.loot))


def put_down(table: Campaign, event: state.PutDown) -> Message:
    """A card lies there; alone, or hoarse, nothing is said with it."""
    if not event.said:
        return Message("event-put-down-silent", who=the(table, event.who))
    said = Message("said-in", act=act_word(event.said), round=NUMERALS[event.round])
    return Message("event-put-down", who=the(table, event.who), said=said)


def power_used(table: Campaign, event: state.PowerUsed) -> Message:
    """Serenade's power, by its symbol or by what it does (DC-SOLO-08)."""
    power = SERENADE_POWERS.get(event.power, event.power)
    return Message("event-power-used", power=power, round=NUMERALS[3 if power == "damage" else 0])


# -- prisoners act ----------------------------------------------------------------------------------------


def ability_used(table: Campaign, event: state.AbilityUsed) -> Message:
    return Message("event-ability-used", who=the(table, event.who), ability=ability(event.ability))


def stopped(table: Campaign, event: state.Stopped) -> Message:
    if event.who >= 0:
        return Message("event-stopped-prisoner", who=the(table, event.who))
    return Message("event-stopped", enemy=enemy(table, event.card))


def enemy_hurt(table: Campaign, event: state.EnemyHurt) -> Message:
    """What came through, and what shields stopped; whose doing it was, if anybody's."""
    args: dict[str, Arg] = {"enemy": enemy(table, event.card), "blocked": event.blocked}
    what = "event-enemy-hurt-alone" if event.who < 0 else "event-enemy-hurt"
    if event.who >= 0:
        args["who"] = the(table, event.who)
    return Message(what, amount=event.amount, **args) if event.amount else Message(f"{what}-stopped", **args)


def enemy_marked(table: Campaign, event: state.EnemyMarked) -> Message:
    round = NUMERALS[max(event.round, 0)]
    args: dict[str, Arg] = {"enemy": enemy(table, event.card), "state": event.state, "round": round}
    if event.who < 0:
        return Message("event-enemy-marked-alone", **args)
    return Message("event-enemy-marked", who=the(table, event.who), **args)


def enemy_killed(table: Campaign, event: state.EnemyKilled) -> Message:
    if event.who >= 0 and event.how == "damage":
        return Message("event-enemy-killed", who=the(table, event.who), enemy=enemy(table, event.card))
    return Message("event-enemy-killed-alone", enemy=enemy(table, event.card), how=event.how)


def shielded(table: Campaign, event: state.Shielded) -> Message:
    if event.golden:
        return Message("event-shielded-golden", who=the(table, event.who))
    return Message("event-shielded", who=the(table, event.who), amount=event.amount)


def looted(table: Campaign, event: state.Looted) -> Message:
    what = goods_name(event.what, event.amount)
    if event.who < 0:
        return Message("event-looted-nobody", what=what)
    return Message("event-looted", who=the(table, event.who), what=what)


# -- enemies act ------------------------------------------------------------------------------------------


def of_enemy(
    table: Campaign, event: state.ShieldsShattered | state.EnemyVanished | state.EnemyGone | state.EnemyImmune
) -> Message:
    """Events about an enemy and no more than a state."""
    what = f"event-{kebab(type(event).__name__)}"
    if isinstance(event, state.EnemyImmune):
        return Message(what, enemy=enemy(table, event.card), state=event.state)
    return Message(what, enemy=enemy(table, event.card))


def of_enemy_amount(table: Campaign, event: state.EnemyMended | state.EnemyRaged) -> Message:
    """Events about an enemy and a number."""
    return Message(f"event-{kebab(type(event).__name__)}", enemy=enemy(table, event.card), amount=event.amount)


def enemy_shielded(table: Campaign, event: state.EnemyShielded) -> Message:
    if event.golden:
        return Message("event-enemy-shielded-golden", enemy=enemy(table, event.card))
    return Message("event-enemy-shielded", enemy=enemy(table, event.card), amount=event.amount)


def enemy_moved(table: Campaign, event: state.EnemyMoved) -> Message:
    return Message("event-enemy-moved", enemy=foe(event.card), how=event.how, space=space_name(event.space))


def hurt(table: Campaign, event: state.Hurt) -> Message:
    """Who or what did it, how much came through, what shields stopped."""
    who = the(table, event.who)
    if event.by == "start":
        return Message("event-hurt-start", who=who, amount=event.amount)
    if kind_of(event.by) in CARDS.tiles:
        return Message("event-hurt-tile", who=who, amount=event.amount, tile=tile_name(event.by))
    args: dict[str, Arg] = {"who": who, "blocked": event.blocked}
    what = "event-hurt-enemy" if is_enemy(event.by) else "event-hurt"
    by = cause(table, event.by)
    if by is None:
        what = "event-hurt-any"
    else:
        args["by"] = by
    return Message(what, amount=event.amount, **args) if event.amount else Message(f"{what}-stopped", **args)


def marked(table: Campaign, event: state.Marked) -> Message:
    args: dict[str, Arg] = {"who": the(table, event.who), "state": event.state, "round": NUMERALS[max(event.round, 0)]}
    if is_enemy(event.by):
        return Message("event-marked-by", by=enemy(table, event.by), **args)
    return Message("event-marked", **args)


def died(table: Campaign, event: state.Died) -> Message:
    who = the(table, event.who)
    if kind_of(event.by) in CARDS.tiles:
        return Message("event-died-tile", who=who, tile=tile_name(event.by))
    by = cause(table, event.by)
    return Message("event-died-any", who=who) if by is None else Message("event-died", who=who, by=by)


def stolen(table: Campaign, event: state.Stolen) -> Message:
    if not event.amount:
        return Message("event-stolen-nothing", enemy=enemy(table, event.card))
    return Message("event-stolen", enemy=enemy(table, event.card), what=goods_name(event.what, event.amount))


# -- bosses -----------------------------------------------------------------------------------------------


def attack_turned(table: Campaign, event: state.AttackTurned) -> Message:
    return Message("event-attack-turned", card=attack_name(event.card))


def element_laid(table: Campaign, event: state.ElementLaid) -> Message:
    """Fire, a sword or a shuriken, from the word or from the card that lies there (`fire_first`)."""
    return Message("event-element-laid", what=event.what.partition("_")[0], round=NUMERALS[max(event.round, 0)])


def form_beaten(table: Campaign, event: state.FormBeaten) -> Message:
    forms = BOSS_FORMS[FORMS[event.card].boss]
    how = "event-last-form-beaten" if event.card == forms[-1] else "event-form-beaten"
    return Message(how, enemy=foe(event.card))


# -- the street, and between runs -------------------------------------------------------------------------


def street_reached(table: Campaign, event: state.StreetReached) -> Message:
    return Message("event-street-reached", biome=biome_name(event.biome, ".the"), place=the_place(event.to))


def blueprints_collected(table: Campaign, event: state.BlueprintsCollected) -> Message:
    if not event.items:
        return Message("event-blueprints-collected-none")
    return Message("event-blueprints-collected", items=several([item_name(item) for item in event.items]))


def goods_shown(table: Campaign, event: state.GoodsShown) -> Message:
    seller = Message(SELLERS[event.seller])
    if not event.items:
        return Message("event-goods-shown-none", seller=seller)
    return Message("event-goods-shown", seller=seller, items=several([item_name(item) for item in event.items]))


def run_over(table: Campaign, event: state.RunOver) -> Message:
    """How it ended, and what it brought; a room that killed was told with the death."""
    if event.outcome != "died":
        return Message("event-run-over-won", cells=event.cells)
    killer = foe(event.killer) if is_enemy(event.killer) else cause(table, event.killer)
    if killer is None:
        return Message("event-run-over", cells=event.cells)
    return Message("event-run-over-killed", cells=event.cells, killer=killer)


def card_bought(table: Campaign, event: state.CardBought) -> Message:
    return Message("event-card-bought", deck=trait_name(event.deck), card=any_card(event.card))


def monsters_added(table: Campaign, event: state.MonstersAdded) -> Message:
    kinds = dict.fromkeys([kind_of(card) for card in event.cards])
    return Message("event-monsters-added", monsters=several([enemy_name(kind) for kind in kinds]))


def decks_peeked(table: Campaign, event: state.DecksPeeked) -> Message:
    if not event.cards:
        return Message("event-decks-peeked-none")
    return Message("event-decks-peeked", cards=several([any_card(card) for card in event.cards]))


EVENTS: dict[type[Event], Callable[[Campaign, Any], Message]] = {
    state.PrisonerTaken: prisoner_taken,
    state.TileSeen: tile_seen,
    state.Moved: in_room,
    state.TileTurned: tile_turned,
    state.DeckTested: symbol_counted,
    state.Gained: of_goods,
    state.ItemDropped: item_dropped,
    state.OptionTaken: option_taken,
    state.Cursed: cursed,
    state.DoorUnlocked: door_unlocked,
    state.Restricted: restricted,
    state.Teleported: in_room,
    state.Bought: bought,
    state.FightBegan: fight_began,
    state.EnemyPlaced: enemy_placed,
    state.LootLaid: loot_laid,
    state.PassRevealed: symbol_counted,
    state.PutDown: put_down,
    state.PowerUsed: power_used,
    state.AbilityUsed: ability_used,
    state.Stopped: stopped,
    state.EnemyHurt: enemy_hurt,
    state.EnemyMarked: enemy_marked,
    state.EnemyImmune: of_enemy,
    state.EnemyShielded: enemy_shielded,
    state.ShieldsShattered: of_enemy,
    state.EnemyMended: of_enemy_amount,
    state.EnemyVanished: of_enemy,
    state.EnemyRaged: of_enemy_amount,
    state.EnemyMoved: enemy_moved,
    state.EnemyKilled: enemy_killed,
    state.EnemyGone: of_enemy,
    state.Shielded: shielded,
    state.Hurt: hurt,
    state.Marked: marked,
    state.Died: died,
    state.Looted: looted,
    state.Stolen: stolen,
    state.AttackTurned: attack_turned,
    state.ElementLaid: element_laid,
    state.FormBeaten: form_beaten,
    state.StreetReached: street_reached,
    state.BlueprintsCollected: blueprints_collected,
    state.GoodsShown: goods_shown,
    state.RunOver: run_over,
    state.CardBought: card_bought,
    state.MonstersAdded: monsters_added,
    state.GoodsLaid: of_goods,
    state.DecksPeeked: decks_peeked,
}
