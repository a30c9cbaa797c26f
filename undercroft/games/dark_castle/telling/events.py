"""Events: a line of the log for each, from what the event itself holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.engine.message import SILENT, Arg, Message, Several, kebab
from undercroft.engine.record import Event
from undercroft.engine.wording import silent
from undercroft.games.dark_castle import cards, state
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import Castle
from undercroft.games.dark_castle.telling.names import face, foe, page_name, row_of, the
from undercroft.games.dark_castle.words import item_name, the_item, trait_name, use_words


def took(castle: Castle, event: state.Took) -> Message:
    return Message("event-took", who=Message(f"character-{event.character}.the"))


def turned(castle: Castle, event: state.Turned) -> Message:
    who, page = the(castle, event.who), page_name(event.page)
    if event.page in CARDS.starts:
        return Message("event-turned-start", who=who, page=page)
    if event.page in CARDS.bosses:
        return Message("event-turned-boss", who=who, page=page)
    return Message("event-turned", who=who, page=page, number=event.number)


def chose(castle: Castle, event: state.Chose) -> Message:
    return Message("event-chose", way=Message(f"page-{event.page}.way-{event.way}"))


def rolled(castle: Castle, event: state.Rolled) -> Message:
    """A double is a shield in a fight, and only there (EC-CHAR-06, EC-RULING-26)."""
    what = "event-rolled"
    if event.why == "again":
        what = "event-rolled-again"
    elif event.why == "attack" and len(event.face) == 2:
        what = "event-rolled-shield"
    return Message(what, who=the(castle, event.who), face=face(event.face))


def rolled_chapter_die(castle: Castle, event: state.RolledChapterDie) -> Message:
    """Dice for the row are told with the row."""
    if event.why == "row":
        return SILENT
    why = event.why if event.why in ("attack", "return") else "fate"
    return Message(f"event-rolled-chapter-die-{why}", trait=trait_name(event.trait))


def kept(castle: Castle, event: state.Kept) -> Message:
    return Message("event-kept-new" if event.new else "event-kept-old", who=the(castle, event.who))


def lost(castle: Castle, event: state.Lost) -> Message:
    """What was there, what is lost, what is left."""
    had = event.hp + event.amount
    if event.hp <= 0:
        return Message("event-lost-all", who=the(castle, event.who), amount=event.amount, had=had, over=-event.hp)
    return Message("event-lost", who=the(castle, event.who), amount=event.amount, had=had, hp=event.hp)


def spared(castle: Castle, event: state.Spared) -> Message:
    """What an item takes off a loss, and what is left of it, unless the game is older than that figure."""
    args: dict[str, Arg] = {"who": the(castle, event.who), "item": the_item(event.item), "amount": event.amount}
    if event.left < 0:
        return Message("event-spared", **args)
    return Message("event-spared-left", left=event.left, of=event.amount + event.left, **args)


def drew(castle: Castle, event: state.Drew) -> Message:
    return Message("event-drew", items=Several([item_name(item) for item in event.items]))


def used(castle: Castle, event: state.Used) -> Message:
    args: dict[str, Arg] = {"who": the(castle, event.who), **use_words(event.item)}
    if event.die and event.trait:
        return Message("event-used-turn", die=trait_name(event.die), trait=trait_name(event.trait), **args)
    if event.trait:
        return Message("event-used-as", trait=trait_name(event.trait), **args)
    if event.on < 0 or event.on == event.who:
        return Message("event-used", **args)
    return Message("event-used-on", on=the(castle, event.on), **args)


def left(castle: Castle, event: state.Left) -> Message:
    """Put down by somebody, or left lying by all."""
    if event.who < 0:
        return Message("event-left-lying", item=the_item(event.item))
    return Message("event-left", who=the(castle, event.who), item=the_item(event.item))


def fight_began(castle: Castle, event: state.FightBegan) -> Message:
    return Message("event-fight-began", foe=foe(event.path), row=row_of(event.row), damage=event.damage)


def row_rolled(castle: Castle, event: state.RowRolled) -> Message:
    return Message("event-row-rolled", row=row_of(event.row), dice=len(event.row))


def struck(castle: Castle, event: state.StruckDie) -> Message:
    what = "event-struck-die" if event.gone else "event-struck-die-stays"
    return Message(what, who=the(castle, event.who), trait=trait_name(event.trait))


def tried(castle: Castle, event: state.Tried) -> Message:
    """What is gathered, where there is anything to count."""
    test: cards.Test = CARDS.effects[event.path]
    if test.trait == "double" or (test.attempts == 1 and event.needed == 1):
        return SILENT
    args: dict[str, Arg] = {"trait": trait_name(test.trait), "total": event.total, "needed": event.needed}
    if event.before > 0:
        return Message("event-tried-added", before=event.before, now=event.total - event.before, **args)
    return Message("event-tried", **args)


def settled(castle: Castle, event: state.Passed | state.Failed) -> Message:
    """A roll or a guess came out well, or did not."""
    what = "event-passed" if isinstance(event, state.Passed) else "event-failed"
    return Message(f"{what}-guess" if isinstance(CARDS.effects[event.path], cards.Guess) else what)


def cursed(castle: Castle, event: state.Cursed) -> Message:
    curse = f"curse-{event.kind}"
    return Message("event-cursed", who=the(castle, event.who), curse=Message(curse), does=Message(f"{curse}.does"))


def lifted(castle: Castle, event: state.Lifted) -> Message:
    return Message("event-lifted", who=the(castle, event.who), curse=Message(f"curse-{event.kind}"))


def of_foe(castle: Castle, event: Any) -> Message:
    """Events that tell of the enemy and no more."""
    return Message(f"event-{kebab(type(event).__name__)}", foe=foe(event.path))


EVENTS: dict[type[Event], Callable[[Castle, Any], Message]] = {
    state.Took: took,
    state.Turned: turned,
    state.Chose: chose,
    state.Rolled: rolled,
    state.RolledChapterDie: rolled_chapter_die,
    state.Kept: kept,
    state.Lost: lost,
    state.Spared: spared,
    state.Drew: drew,
    state.Left: left,
    state.Used: used,
    state.FightBegan: fight_began,
    state.StruckDie: struck,
    state.RowRolled: row_rolled,
    state.EnemyFell: of_foe,
    state.EnemyBrokeOff: of_foe,
    state.Tried: tried,
    state.Passed: settled,
    state.Failed: settled,
    state.Cursed: cursed,
    state.Lifted: lifted,
    state.Completed: silent,
}
