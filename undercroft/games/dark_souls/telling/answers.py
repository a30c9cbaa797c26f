"""Answers: a label for each action, short enough for a button.

Most actions do not say whose they are; what cannot be seen from the table is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.engine.decision import Done
from undercroft.engine.message import Arg, Message
from undercroft.engine.record import Action
from undercroft.engine.route import Route
from undercroft.games.dark_souls import state
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.activation import step_cost
from undercroft.games.dark_souls.rules.attack import cost_of
from undercroft.games.dark_souls.rules.bonfire import MOST_WEAPONS, behind, carried, level_cost, price
from undercroft.games.dark_souls.rules.campaign import spark_price
from undercroft.games.dark_souls.rules.dodging import dodge_price
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, CHARACTERS, STATS
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.rules.table import attached, powers, stat
from undercroft.games.dark_souls.state import Souls
from undercroft.games.dark_souls.telling import names
from undercroft.games.dark_souls.telling.names import (
    foe,
    gear,
    gear_told_apart,
    hero,
    node,
    place,
    room,
    room_name,
    the,
)
from undercroft.games.dark_souls.words import amounts, boss_name, item_name, numbers, option_short, stat_name

# -- before and between encounters ------------------------------------------------------------------------


def do_take_class(table: Souls, action: state.TakeClass) -> Message:
    heroic = Message(f"heroic-{CHARACTERS[action.kind].heroic}")
    return Message("do-take-class", name=Message(f"hero-{action.kind}"), heroic=heroic)


def do_hunt(table: Souls, action: state.Hunt) -> Message:
    levels = CARDS.hunt(action.boss)[0].levels
    return Message("do-hunt", boss=boss_name(action.boss), levels=numbers(levels))


def do_lay(table: Souls, action: state.Lay) -> Message:
    return Message("do-lay", side=action.side, room=names.room_at(action.x, action.y), quarters=action.quarters)


def do_fog(table: Souls, action: state.Fog) -> Message:
    return Message("do-fog", wall=Message(f"wall-{action.wall}"), room=room(table, action.tile))


def do_deal(table: Souls, action: state.Deal) -> Message:
    return Message("do-deal", room=room(table, action.tile))


def do_go(table: Souls, action: state.Go) -> Message:
    """To enter, to come back, to go home; with the door where there are several."""
    if action.tile == BONFIRE:
        return Message("do-go-bonfire")
    if action.tile >= len(table.map):
        return Message("do-go-back", room=room(table, action.tile))
    laid = table.map[action.tile]
    name = room_name(table, action.tile)
    if laid.won:
        return Message("do-go-back", room=name)
    label = Message("do-go", room=name, level=CARDS.encounters[laid.encounter].level)
    if action.door and names.has_choice_of_doors(table, action.tile):
        return Message("do-through", what=label, wall=names.side_of(laid, action.door))
    return label


def do_dash(table: Souls, action: state.Dash) -> Message:
    return Message("do-dash", room=room_name(table, action.tile))


def do_enter_boss(table: Souls, action: state.EnterBoss) -> Message:
    return Message("do-enter-boss", boss=boss_name(table.quest.boss, ".the"))


def do_buy(table: Souls, action: state.Buy) -> Message:
    return Message("do-buy", souls=price(table))


def do_buy_spark(table: Souls, action: state.BuySpark) -> Message:
    return Message("do-buy-spark", souls=spark_price(table))


def do_sell(table: Souls, action: state.Sell) -> Message:
    souls = 1 + len(attached(table, action.card))
    return Message("do-sell", card=gear(table, action.card), souls=souls)


def do_level(table: Souls, action: state.Level) -> Message:
    """A stat to be raised: to what, for how much."""
    one = table.heroes[action.who] if names.is_known(table, action.who) else None
    args: dict[str, Arg] = {"who": hero(table, action.who), "stat": stat_name(action.stat)}
    number = STATS.index(action.stat)
    cost = 0 if one is None else level_cost(table, one.tiers[number])
    if one is None or not cost:
        return Message("do-level-plain", **args)
    raised = one.copy()
    raised.tiers[number] += 1
    return Message("do-level", value=stat(raised, number), souls=cost, **args)


def do_refill(table: Souls, action: state.Refill) -> Message:
    return Message("do-refill", who=hero(table, action.who))


def do_outfit(table: Souls, action: state.Outfit) -> Message:
    return Message("do-outfit", who=hero(table, action.who))


def do_equip(table: Souls, action: state.Equip) -> Message:
    """A card for a slot, and what it replaces there."""
    old = held_in(table, action.who, action.slot)
    if old and old != action.card:
        return Message(
            "do-equip-instead", card=gear_told_apart(table, action.card), slot=action.slot, old=item_name(old)
        )
    return Message("do-equip", card=gear_told_apart(table, action.card), slot=action.slot)


def held_in(table: Souls, who: int, slot: str) -> str:
    """What a card in a slot would replace."""
    if not names.is_known(table, who):
        return ""
    one = table.heroes[who]
    place = behind(slot)
    if place >= 0:
        return one.backup[place] if len(carried(one)) >= MOST_WEAPONS and place < len(one.backup) else ""
    if slot not in ("armour", "left", "right"):
        return ""
    return one.armour if slot == "armour" else one.hands[0 if slot == "left" else 1]


def do_give(table: Souls, action: state.Give) -> Message:
    """To whom a drawn card goes, and where."""
    if action.who < 0:
        return Message("do-give-nobody")
    if action.slot == "ember":
        return Message("do-give-ember", who=hero(table, action.who))
    if not table.drawn:
        return Message("do-give", who=hero(table, action.who), slot=action.slot)
    old = held_in(table, action.who, action.slot)
    if old and old != table.drawn[0]:
        return Message("do-give-instead", who=hero(table, action.who), slot=action.slot, old=item_name(old))
    return Message("do-give", who=hero(table, action.who), slot=action.slot)


def do_stow(table: Souls, action: state.Stow) -> Message:
    return Message("do-stow", card=gear(table, action.card))


def do_attach(table: Souls, action: state.Attach) -> Message:
    return Message("do-attach", upgrade=item_name(action.upgrade), card=gear(table, action.card))


# -- who, and where ---------------------------------------------------------------------------------------


def do_name(table: Souls, action: state.Take | state.Receive) -> Message:
    return Message("do-name", who=hero(table, action.who))


def do_choose(table: Souls, action: state.Choose) -> Message:
    if action.what == "foe":
        return Message("do-choose", what=foe(table, action.number))
    if action.what == "hero":
        return Message("do-name", who=hero(table, action.number))
    return Message("do-to", node=node(table, action.number))


def do_to(table: Souls, action: state.Shift) -> Message:
    return Message("do-to", node=node(table, action.node))


def do_push_to(table: Souls, action: state.PushTo) -> Message:
    """Where a push leads; while dice lie on the table it also lets them stand."""
    return Message("do-to" if table.roll is None else "do-keep-to", node=node(table, action.node))


def do_push_out(table: Souls, action: state.PushOut) -> Message:
    pushed = the(table, action.who) if action.who >= 0 else foe(table, action.foe)
    return Message("do-push-out", what=pushed)


def push_out_to(table: Souls, action: state.PushOut, to: int) -> Message:
    """Who makes room, and where to."""
    return Message("do-push-out-to", what=do_push_out(table, action), node=node(table, to))


def do_place(table: Souls, action: state.Place) -> Message:
    return Message("do-place", place=place(table, -1, action.place))


# -- in an activation -------------------------------------------------------------------------------------


def with_cost(label: Message, stamina: int) -> Message:
    """A label with its price, if it has one."""
    return Message("do-for", what=label, stamina=stamina) if stamina > 0 else label


def do_swap(table: Souls, action: state.Swap) -> Message:
    held = [gear_told_apart(table, card) for card in (action.left, action.right) if card]
    if not held:
        return Message("do-swap-nothing")
    if len(held) == 1:
        return Message("do-swap-one", card=held[0])
    return Message("do-swap", one=held[0], other=held[1])


def do_walk(table: Souls, action: state.Walk) -> Message:
    """A step of the active hero, while it is still to come; else just where it led."""
    activation = table.activation
    circling = action.place >= 0
    if activation is None or (table.heroes[activation.who].node == action.node) != circling:
        return Message("do-circle" if circling else "do-walk-to", **where(table, action.node, action.place))
    cost = step_cost(table, activation)
    if circling:
        return with_cost(Message("do-circle", **where(table, action.node, action.place)), cost)
    label = Message("do-run" if activation.walked else "do-walk", node=node(table, action.node))
    battle = table.battle
    if battle is not None and action.node < battle.size and battle.terrain[action.node] == "barrel":
        return with_cost(Message("do-smash", what=label), cost + 1)
    return with_cost(label, cost)


def where(table: Souls, at: int, side: int) -> dict[str, Arg]:
    """The node one goes to, or the place beside the boss there."""
    return {"place": place(table, at, side)} if side >= 0 else {"node": node(table, at)}


def do_attack(table: Souls, action: state.Attack) -> Message:
    """A card, on whom, and by which of its options; with the price while it is still to be paid."""
    label = attack_label(table, action)
    activation = table.activation
    if activation is None or action.card in activation.used:
        return label
    return with_cost(label, cost_of(table, activation, action.card, action.option))


def attack_label(table: Souls, action: state.Attack) -> Message:
    """A card, on whom, and by which of its options."""
    card = CARDS.copies[action.card]
    short = option_short(card, card.options[action.option])
    args: dict[str, Arg] = {"card": gear_told_apart(table, action.card), "what": short}
    if action.foe < 0:
        return Message("do-attack-nobody", **args)
    return Message("do-attack-all" if action.whole else "do-attack", foe=foe(table, action.foe), **args)


def go_round(table: Souls, way: Route) -> Message:
    """A way to a place beside a boss, with all it costs."""
    spot = int(way.to.partition(":")[2])
    return with_cost(Message("do-circle", place=place(table, -1, spot)), way.cost)


def go_and_strike(table: Souls, action: state.Attack, stand: tuple[int, int], stamina: int) -> Message:
    """An attack from somewhere else, with what the way there and the attack cost together."""
    spot = place(table, *stand) if stand[1] >= 0 else node(table, stand[0])
    return with_cost(Message("do-go-strike", what=attack_label(table, action), spot=spot), stamina)


def do_heroic(table: Souls, action: state.Heroic) -> Message:
    """The heroic action of whoever rolls or acts."""
    who = -1
    if table.roll is not None:
        who = table.roll.who
    elif table.activation is not None:
        who = table.activation.who
    if not names.is_known(table, who):
        return Message("do-heroic")
    if table.roll is not None:
        return Message("do-stand-fast", heroic=Message(f"heroic-{CHARACTERS[table.heroes[who].kind].heroic}"))
    return Message("do-heroic-named", heroic=Message(f"heroic-{CHARACTERS[table.heroes[who].kind].heroic}"))


def do_reroll(table: Souls, action: state.Reroll) -> Message:
    roll = table.roll
    if roll is None or action.die >= len(roll.dice):
        return Message("do-reroll")
    return Message("do-reroll-die", colour=roll.dice[action.die], shown=roll.shown[action.die])


def do_breathe(table: Souls, action: state.Breathe) -> Message:
    """The usual Stamina, or what a ring offers to the active hero."""
    if action.ring and table.activation is not None:
        for worn in powers(table, table.heroes[table.activation.who]):
            if worn.trade_health:
                return Message("do-breathe-trade", what=amounts(worn.trade_stamina, worn.trade_health))
    return Message("do-breathe-ring" if action.ring else "do-breathe")


# -- against an attack ------------------------------------------------------------------------------------


def do_block(table: Souls, action: state.Block) -> Message:
    """To block or to resist, as the attack under way wants it."""
    magical = is_magical(table)
    if magical is None:
        return Message("do-block")
    return Message("do-block-resist" if magical else "do-block-block")


def do_block_all(table: Souls, action: state.BlockAll) -> Message:
    """The same against all that is still to come in this enemy activation."""
    return Message("do-block-all-resist" if is_magical(table) else "do-block-all")


def block_and_go(table: Souls, action: state.Block | state.BlockAll, to: int) -> Message:
    """To block, and to give way there."""
    block = do_block(table, action) if isinstance(action, state.Block) else do_block_all(table, action)
    return Message("do-block-to", what=block, node=node(table, to))


def is_magical(table: Souls) -> bool | None:
    """Whether the attack under way is magical, if there is one."""
    battle = table.battle
    if battle is None or not battle.card:
        return None
    return BEHAVIOURS[battle.card].icons[battle.icon].magical


def do_dodge(table: Souls, action: state.Dodge) -> Message:
    """A dodge by where it ends, with its price while it is still to be paid."""
    battle = table.battle
    who = -1 if battle is None else battle.defending
    one = table.heroes[who] if names.is_known(table, who) else None
    if one is not None and (one.node, one.place) == (action.node, action.place):
        label = Message("do-dodge-here")
    elif action.place >= 0:
        label = Message("do-dodge-place", place=place(table, action.node, action.place))
    else:
        label = Message("do-dodge", node=node(table, action.node))
    if battle is None or one is None or action.node >= battle.size:
        return label
    if action.node != one.node and battle.terrain[action.node] == "barrel":
        label = Message("do-smash", what=label)
    return with_cost(label, dodge_price(table, one, action))


# -- done -------------------------------------------------------------------------------------------------


def do_done(table: Souls, action: Any) -> Message:
    """To leave it at that, in the word that fits the moment."""
    if table.battle is None:
        return Message("do-done")
    if table.roll is not None:
        return Message("do-done-roll")
    agenda = table.agenda
    if table.activation is not None:
        return Message("do-done-here")
    if agenda and isinstance(agenda[-1], state.HeroActs):
        return Message("do-done-fight")
    return Message("do-done-leave")


ANSWERS: dict[type[Action], Callable[[Souls, Any], Message]] = {
    state.TakeClass: do_take_class,
    state.Hunt: do_hunt,
    state.Lay: do_lay,
    state.Fog: do_fog,
    state.Deal: do_deal,
    state.Go: do_go,
    state.Dash: do_dash,
    state.EnterBoss: do_enter_boss,
    state.Buy: do_buy,
    state.BuySpark: do_buy_spark,
    state.Sell: do_sell,
    state.Level: do_level,
    state.Refill: do_refill,
    state.Outfit: do_outfit,
    state.Equip: do_equip,
    state.Give: do_give,
    state.Stow: do_stow,
    state.Attach: do_attach,
    state.Take: do_name,
    state.Receive: do_name,
    state.Choose: do_choose,
    state.Shift: do_to,
    state.PushTo: do_push_to,
    state.PushOut: do_push_out,
    state.Place: do_place,
    state.Swap: do_swap,
    state.Walk: do_walk,
    state.Attack: do_attack,
    state.Heroic: do_heroic,
    state.Reroll: do_reroll,
    state.Breathe: do_breathe,
    state.Block: do_block,
    state.BlockAll: do_block_all,
    state.Dodge: do_dodge,
    Done: do_done,
}
