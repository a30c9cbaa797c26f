"""Answers: labels short enough for a button, each naming the thing it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.decision import Decision, Done, Pass
from undercroft.engine.message import Arg, Message
from undercroft.engine.record import Action
from undercroft.games.dead_cells import state
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.rules.sheets import BOARDS, CorridorFace, kind_of
from undercroft.games.dead_cells.state import Campaign
from undercroft.games.dead_cells.telling import names
from undercroft.games.dead_cells.telling.names import NUMERALS, any_card, enemy_numbered, room, several, the
from undercroft.games.dead_cells.words import (
    act_word,
    card_name,
    goods_name,
    item_name,
    prisoner_name,
    rune_name,
    state_name,
    trait_name,
)

# -- before a run ----------------------------------------------------------------------------------------


def do_be_prisoner(table: Campaign, action: state.BePrisoner) -> Message:
    return Message("do-be-prisoner", name=prisoner_name(action.kind))


def do_give_upgrade(table: Campaign, action: state.GiveUpgrade) -> Message:
    return Message("do-give-upgrade", card=any_card(action.card), name=names.the_kind(action.kind))


def do_put_back(table: Campaign, action: state.PutBack) -> Message:
    if not action.instead:
        return Message("do-put-back", card=any_card(action.card))
    return Message("do-put-back-instead", card=any_card(action.card), old=any_card(action.instead))


# -- on the way ------------------------------------------------------------------------------------------


def do_go(table: Campaign, action: state.Go) -> Message:
    """A corridor by where it leads, and by what it asks for while the group stands before it."""
    there = room(table, action.space)
    way = corridor(table, action.space)
    if way is None:
        return Message("do-go", room=there)
    if way.locked:
        return Message("do-go-key", room=there)
    if way.hand:
        what = "do-go-test" if way.deck_test is None else "do-go-both"
        return Message(what, room=there, traits=several([trait_name(trait) for trait in way.hand]))
    if way.deck_test is not None:
        return Message("do-go-deck", room=there)
    if way.rune:
        return Message("do-go-rune", room=there, rune=rune_name(way.rune))
    return Message("do-go", room=there)


def corridor(table: Campaign, to: str) -> CorridorFace | None:
    """The corridor from where the group is, if there is one."""
    run = table.run
    if run is None or run.biome not in BOARDS:
        return None
    ways = BOARDS[run.biome].corridors.get(run.at, [])
    return next((way for way in ways if way.to == to), None)


def do_peek(table: Campaign, action: state.Peek) -> Message:
    return Message("do-peek", room=room(table, action.space))


def do_teleport(table: Campaign, action: state.Teleport) -> Message:
    return Message("do-teleport", room=room(table, action.space))


def do_take(table: Campaign, action: state.Take) -> Message:
    """An option of the tile where the group is, by what it brings, and the test it asks for."""
    run = table.run
    tile = "" if run is None else run.tiles.get(run.at, "")
    what = names.option(tile, action.option)
    if what is None:
        return Message("do-take-any", option=action.option + 1)
    test = CARDS.tiles[kind_of(tile)].either[action.option].test
    if test is None:
        return Message("do-take", what=what)
    return Message("do-take-test", what=what, trait=trait_name(test))


def do_equip(table: Campaign, action: state.Equip) -> Message:
    if not action.instead:
        return Message("do-equip", item=item_name(action.item))
    return Message("do-equip-instead", item=item_name(action.item), old=item_name(action.instead))


def do_buy(table: Campaign, action: state.Buy) -> Message:
    return Message("do-buy", what=names.ware(action.what))


# -- in a fight ------------------------------------------------------------------------------------------


def do_play(table: Campaign, action: state.Play) -> Message:
    """A card, and what is said with it, if anything."""
    if not action.said:
        return Message("do-play", card=card_name(action.card))
    said = Message("said-in", act=act_word(action.said), round=NUMERALS[action.round])
    return Message("do-play-said", card=card_name(action.card), said=said)


def do_swap_enemies(table: Campaign, action: state.SwapEnemies) -> Message:
    one, other = enemy_numbered(table, action.enemy), enemy_numbered(table, action.other)
    return Message("do-swap-enemies", enemy=one, other=other)


def do_use_item(table: Campaign, action: state.UseItem) -> Message:
    """An item, and the card whose line it takes the place of."""
    item = item_name(action.item)
    if action.instead < 0:
        return Message("do-use-item", item=item)
    who = names.bearer(table, action.item)
    active = table.prisoners[who].active if who >= 0 else []
    if action.instead >= len(active):
        return Message("do-use-item-line", item=item)
    return Message("do-use-item-instead", item=item, card=card_name(active[action.instead]))


def do_use_ability(table: Campaign, action: state.UseAbility) -> Message:
    return Message("do-use-ability", ability=names.ability(action.ability))


def do_open(table: Campaign, action: state.Open) -> Message:
    return Message("do-open", ability=names.ability(action.source))


def do_hit(table: Campaign, action: state.Hit) -> Message:
    return Message("do-hit", enemy=enemy_numbered(table, action.enemy))


def do_grab(table: Campaign, action: state.Grab) -> Message:
    """All loot of a type, as it lies on the floor."""
    lying = [] if table.fight is None else [what for what in table.fight.loot if what.partition(":")[0] == action.what]
    what: Arg = names.all_goods(lying) if lying else goods_name(action.what, 1)
    return Message("do-grab", what=what)


def do_state_off(table: Campaign, action: state.StateOff) -> Message:
    return Message("do-state-off", who=the(table, action.who), state=state_name(action.state))


# -- after a run -----------------------------------------------------------------------------------------


def do_upgrade(table: Campaign, action: state.Upgrade) -> Message:
    return Message("do-upgrade", deck=trait_name(action.deck), price=table.price)


def do_without(table: Campaign, action: Pass) -> Message:
    """To let the moment go by: no card for a test, no item, no potion, no lantern."""
    return Message("do-without")


def do_enough(table: Campaign, action: Done) -> Message:
    """To end a sequence of small choices."""
    return Message("do-enough")


# What is declined, or ended, by the question: `Pass` and `Done` alone cannot say.
DECLINED: Final[dict[str, str]] = {
    "ask-deal-upgrades": "do-decline-deal",
    "ask-pockets": "do-decline-pockets",
    "ask-teleport": "do-decline-teleport",
    "ask-hand-test": "do-decline-test",
    "ask-trade": "do-decline-trade",
    "ask-purge": "do-decline-purge",
    "ask-discard-items": "do-decline-discard",
    "ask-lantern": "do-decline-lantern",
    "ask-mulligan": "do-decline-exchange",
    "ask-exchange": "do-decline-exchange",
    "ask-reorder": "do-decline-reorder",
    "ask-opening": "do-decline-opening",
    "ask-potion": "do-decline-potion",
    "ask-round-item": "do-decline-item",
    "ask-ability": "do-decline-ability",
    "ask-loot": "do-decline-loot",
    "ask-healer": "do-decline-healer",
    "ask-merchant": "do-decline-merchant",
    "ask-collector": "do-decline-collector",
    "ask-spend": "do-decline-spend",
}


def declined(decision: Decision, action: Action) -> Message | None:
    """What an answer declines by the question it answers, if it declines anything."""
    if isinstance(action, Pass | Done) and decision.ask in DECLINED:
        return Message(DECLINED[decision.ask])
    return None


ANSWERS: dict[type[Action], Callable[[Campaign, Any], Message]] = {
    state.BePrisoner: do_be_prisoner,
    state.GiveUpgrade: do_give_upgrade,
    state.PutBack: do_put_back,
    state.Go: do_go,
    state.Peek: do_peek,
    state.Teleport: do_teleport,
    state.Take: do_take,
    state.Equip: do_equip,
    state.Buy: do_buy,
    state.Play: do_play,
    state.SwapEnemies: do_swap_enemies,
    state.UseItem: do_use_item,
    state.UseAbility: do_use_ability,
    state.Open: do_open,
    state.Hit: do_hit,
    state.Grab: do_grab,
    state.StateOff: do_state_off,
    state.Upgrade: do_upgrade,
    Pass: do_without,
    Done: do_enough,
}
