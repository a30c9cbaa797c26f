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
    faces_shown,
    foe,
    is_known,
    node,
    node_of,
    room_at,
    the,
)
from undercroft.games.dark_souls.words import amounts, boss_name, condition_name, item_name

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
    return Message("event-began", name=encounter_name(event.what), level=CARDS.encounters[event.what].level)


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


def circled(table: Souls, event: state.Circled) -> Message:
    return Message("event-circled", who=the(table, event.who), way=Message(f"way-{event.place & 7}"))


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
    what = "event-attacked-spell" if GEAR[event.card].kind == "spell" else "event-attacked"
    return Message(what, who=the(table, event.who), card=item_name(event.card), foe=foe(table, event.foe))


def rolled_dice(table: Souls, event: state.RolledDice) -> Message:
    """What the dice show, and what it comes to."""
    who = the(table, event.who)
    total = sum(event.shown)
    if not event.dice:
        return Message("event-rolled-nothing", who=who, what=event.what)
    if event.what == "dodge":
        return Message("event-rolled-dodge", who=who, icons=total, dice=len(event.dice))
    return Message("event-rolled", who=who, what=event.what, shown=faces_shown(event.shown), total=total)


# -- foes suffer ------------------------------------------------------------------------------------------


def hit(table: Souls, event: state.Hit) -> Message:
    if not event.damage:
        return Message("event-hit-nothing", foe=foe(table, event.foe))
    return Message("event-hit", foe=foe(table, event.foe), damage=event.damage, health=event.health)


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
    """What comes through is told as it is suffered."""
    if event.how == "block" and event.damage:
        return SILENT
    return Message("event-defended", who=the(table, event.who), how=event.how)


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
    state.Circled: circled,
    state.Sprang: sprang,
    state.UsedHeroic: used_heroic,
    state.Attacked: attacked,
    state.RolledDice: rolled_dice,
    state.Hit: hit,
    state.Flipped: of_behaviour,
    state.FoeActed: silent,
    state.FoeMoved: foe_moved,
    state.FoeTurned: foe_turned,
    state.Struck: struck,
    state.Defended: defended,
    state.Afflicted: of_condition,
    state.Shook: of_condition,
    state.Pushed: pushed,
    state.Dropped: dropped,
    state.Triumphed: triumphed,
    state.Dashed: dashed,
    state.Reached: reached,
    state.Ended: ended,
}
