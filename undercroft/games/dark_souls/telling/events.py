"""Events: a line of the log for each, from what the event itself holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.engine.message import SILENT, Arg, Message, Several, kebab
from undercroft.engine.record import Event
from undercroft.engine.wording import silent
from undercroft.games.dark_souls import state
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import CHARACTERS, GEAR
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.state import Souls
from undercroft.games.dark_souls.telling.names import (
    all_the,
    behaviour,
    encounter_name,
    foe,
    is_known,
    node,
    node_of,
    room_at,
    sum_shown,
    the,
)
from undercroft.games.dark_souls.words import amounts, boss_name, condition_name, item_name, option_short

# -- before and between encounters ------------------------------------------------------------------------


def took_class(table: Souls, event: state.TookClass) -> Message:
    return Message("event-took-class", who=Message(f"hero-{event.kind}.the"))


def fog_rose(table: Souls, event: state.FogRose) -> Message:
    return Message("event-fog-rose", wall=Message(f"wall-{event.wall}"), room=room_at(event.x, event.y))


def went(table: Souls, event: state.Went) -> Message:
    if event.tile == BONFIRE:
        return Message("event-went-bonfire")
    return Message("event-went", room=room_at(event.x, event.y))


def rested(table: Souls, event: state.Rested) -> Message:
    return Message("event-rested-free" if event.free else "event-rested", sparks=event.sparks)


def reached(table: Souls, event: state.Reached) -> Message:
    """The second half of a game, or a section of a campaign."""
    campaign = CARDS.campaigns.get(table.quest.mode)
    if campaign is None or event.number >= len(campaign.sections):
        return Message("event-reached")
    return Message("event-reached-section", section=Message(f"section-{campaign.sections[event.number].id}"))


# -- an encounter begins and ends -------------------------------------------------------------------------


def began(table: Souls, event: state.Began) -> Message:
    if event.tile == BONFIRE:
        return Message("event-began-boss", boss=boss_name(event.what, ".the"))
    level = CARDS.encounters[event.what].level
    if not level:
        return Message("event-began-first", name=encounter_name(event.what))
    return Message("event-began", name=encounter_name(event.what), level=level)


def triumphed(table: Souls, event: state.Triumphed) -> Message:
    if event.what in CARDS.encounters:
        return Message("event-triumphed", name=encounter_name(event.what))
    return Message("event-triumphed-boss", boss=boss_name(event.what, ".the"))


def dropped(table: Souls, event: state.Dropped) -> Message:
    """Where the souls lie, if there were any."""
    if not event.souls:
        return SILENT
    if event.tile == BONFIRE:
        return Message("event-dropped-boss", souls=event.souls, node=node(table, event.node))
    return Message(
        "event-dropped", souls=event.souls, node=node_of(table, event.tile, event.node), room=room_at(event.x, event.y)
    )


def dashed(table: Souls, event: state.Dashed) -> Message:
    if event.tile == BONFIRE:
        return Message("event-dashed-bonfire")
    return Message("event-dashed", room=room_at(event.x, event.y))


def ended(table: Souls, event: state.Ended) -> Message:
    return Message("event-ended-won" if event.won else "event-ended-lost")


# -- heroes act -------------------------------------------------------------------------------------------


def recovered(table: Souls, event: state.Recovered) -> Message:
    return Message("event-recovered", who=the(table, event.who), what=amounts(event.stamina, event.health))


def swapped(table: Souls, event: state.Swapped) -> Message:
    held: list[Arg] = [item_name(card) for card in (event.left, event.right) if card]
    if not held:
        return Message("event-swapped-nothing", who=the(table, event.who))
    return Message("event-swapped", who=the(table, event.who), cards=Several(held))


def price(stamina: int) -> Message | str:
    """What was paid, if anything was."""
    return Message("price-paid", stamina=stamina) if stamina else ""


def moved(table: Souls, event: state.Moved) -> Message:
    who = the(table, event.who)
    return Message("event-moved", who=who, how=event.how, node=node(table, event.node), price=price(event.stamina))


def circled(table: Souls, event: state.Circled) -> Message:
    way = Message(f"way-{event.place & 7}")
    return Message("event-circled", who=the(table, event.who), way=way, price=price(event.stamina))


def sprang(table: Souls, event: state.Sprang) -> Message:
    """A blank, or what it does."""
    trap = CARDS.traps[event.trap]
    who = the(table, event.who)
    if not trap.damage:
        return Message("event-sprang-blank", who=who)
    return Message("event-sprang", who=who, damage=trap.damage, dodge=trap.dodge)


def used_heroic(table: Souls, event: state.UsedHeroic) -> Message:
    if not is_known(table, event.who):
        return SILENT
    heroic = Message(f"heroic-{CHARACTERS[table.heroes[event.who].kind].heroic}")
    return Message("event-used-heroic", who=the(table, event.who), heroic=heroic)


def attacked(table: Souls, event: state.Attacked) -> Message:
    """A card, by which of its options, on whom, for how much."""
    card = CARDS.copies[event.card]
    args: dict[str, Arg] = {
        "who": the(table, event.who),
        "card": item_name(event.card),
        "what": option_short(card, card.options[event.option]),
        "price": price(event.stamina),
    }
    if event.foe < 0:
        return Message("event-used", **args)
    what = "event-attacked-spell" if GEAR[event.card].kind == "spell" else "event-attacked"
    return Message(what, foe=foe(table, event.foe), **args)


def rolled_dice(table: Souls, event: state.RolledDice) -> Message:
    """What the dice show, what is added, and what it comes to."""
    who = the(table, event.who)
    mine = max(0, sum(event.shown) + event.modifier)
    total = mine if event.total < 0 else event.total
    if event.what == "dodge":
        if event.against < 0:
            return Message("event-rolled-dodge", who=who, icons=total, dice=len(event.dice))
        dice = Message("die-dodge", count=len(event.dice))
        args: dict[str, Arg] = {"icons": total, "need": event.against, "dice": dice, "price": price(event.stamina)}
        return Message("event-tried-dodge", who=who, **args)
    if not event.dice:
        return Message("event-rolled-nothing", who=who, what=event.what)
    shown = sum_shown(event.shown, event.modifier)
    if total != mine:
        return Message("event-rolled-more", who=who, shown=shown, total=total)
    return Message("event-rolled", who=who, what=event.what, shown=shown, total=total)


def rerolled(table: Souls, event: state.Rerolled) -> Message:
    if event.total < 0:
        return Message("event-rerolled", who=the(table, event.who), shown=event.shown)
    return Message("event-rerolled-total", who=the(table, event.who), shown=event.shown, total=event.total)


# -- foes suffer ------------------------------------------------------------------------------------------


def hit(table: Souls, event: state.Hit) -> Message:
    """What it came to, with the sum behind it where it was an attack."""
    one = foe(table, event.foe)
    if event.result < 0:
        if not event.damage:
            return Message("event-hit-nothing", foe=one)
        return Message("event-hit", foe=one, damage=event.damage, health=event.health)
    if not event.damage:
        return Message("event-hit-held", foe=one, result=event.result, held=event.held)
    worked = Message("hit-sum", result=event.result, held=event.held, spared=event.spared, bled=event.bled)
    return Message("event-hit-sum", foe=one, damage=event.damage, health=event.health, sum=worked)


def of_behaviour(table: Souls, event: state.Flipped | state.Foresaw) -> Message:
    """Events that show a behaviour card."""
    boss = CARDS.bosses[CARDS.owners[event.card]]
    whose = boss.pair if CARDS.behaviours[event.card].partner else boss.id
    what = f"event-{kebab(type(event).__name__)}"
    return Message(what, boss=boss_name(whose, ".the"), card=behaviour(event.card))


# -- foes act ---------------------------------------------------------------------------------------------


def foe_moved(table: Souls, event: state.FoeMoved) -> Message:
    what = "event-foe-moved-leap" if event.leap else "event-foe-moved"
    return Message(what, foe=foe(table, event.foe), node=node(table, event.node))


def foe_turned(table: Souls, event: state.FoeTurned) -> Message:
    return Message("event-foe-turned", foe=foe(table, event.foe), way=Message(f"way-{event.facing & 7}"))


def struck(table: Souls, event: state.Struck) -> Message:
    what = "event-struck-magical" if event.magical else "event-struck"
    return Message(what, foe=foe(table, event.foe), heroes=all_the(table, event.heroes), damage=event.damage)


def defended(table: Souls, event: state.Defended) -> Message:
    """How much was held off, and how much comes through."""
    who = the(table, event.who)
    if event.how == "dodge":
        return Message("event-dodged", who=who)
    if event.against < 0:
        if event.how != "fail" and event.damage:
            return SILENT
        return Message("event-defended", who=who, how=event.how)
    if event.how == "fail":
        return Message("event-failed", who=who, damage=event.against)
    if not event.damage:
        return Message("event-held", who=who, how=event.how, against=event.against)
    held = event.against - event.damage
    return Message("event-let-through", who=who, how=event.how, held=held, against=event.against, damage=event.damage)


def suffered(table: Souls, event: state.Suffered) -> Message:
    """What was suffered, with what softened it or made it worse."""
    who = the(table, event.who)
    if event.left <= 0:
        return Message("event-suffered-last", who=who, why=event.why, amount=event.amount)
    if not event.spared and not event.bled:
        return Message("event-suffered", who=who, why=event.why, amount=event.amount, left=event.left)
    came = event.amount + event.spared - event.bled
    worked = Message("suffered-sum", came=came, spared=event.spared, bled=event.bled)
    return Message("event-suffered-sum", who=who, why=event.why, amount=event.amount, left=event.left, sum=worked)


def of_condition(table: Souls, event: state.Afflicted | state.Shook) -> Message:
    """A condition takes hold of a hero or a foe, or goes."""
    whom = the(table, event.who) if event.who >= 0 else foe(table, event.foe)
    return Message(f"event-{kebab(type(event).__name__)}", who=whom, condition=condition_name(event.condition))


def pushed(table: Souls, event: state.Pushed) -> Message:
    whom = the(table, event.who) if event.who >= 0 else foe(table, event.foe)
    return Message("event-pushed", who=whom, node=node(table, event.node))


EVENTS: dict[type[Event], Callable[[Souls, Any], Message]] = {
    state.TookClass: took_class,
    state.LaidTile: silent,
    state.FogRose: fog_rose,
    state.Went: went,
    state.Rested: rested,
    state.Began: began,
    state.Foresaw: of_behaviour,
    state.Recovered: recovered,
    state.Paid: silent,
    state.Swapped: swapped,
    state.Moved: moved,
    state.Circled: circled,
    state.Sprang: sprang,
    state.UsedHeroic: used_heroic,
    state.Attacked: attacked,
    state.RolledDice: rolled_dice,
    state.Rerolled: rerolled,
    state.Hit: hit,
    state.Flipped: of_behaviour,
    state.FoeActed: silent,
    state.FoeMoved: foe_moved,
    state.FoeTurned: foe_turned,
    state.Struck: struck,
    state.Defended: defended,
    state.Suffered: suffered,
    state.Afflicted: of_condition,
    state.Shook: of_condition,
    state.Pushed: pushed,
    state.Dropped: dropped,
    state.Triumphed: triumphed,
    state.Dashed: dashed,
    state.Reached: reached,
    state.Ended: ended,
}
