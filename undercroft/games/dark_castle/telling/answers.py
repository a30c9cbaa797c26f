"""Answers: a label for each action, short enough for a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.engine.message import Arg, Message
from undercroft.engine.record import Action
from undercroft.games.dark_castle import cards, state
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules.hit_points import rest_gain
from undercroft.games.dark_castle.state import Castle
from undercroft.games.dark_castle.telling.names import all_of, bearer, choices, face, name, open_roll, the
from undercroft.games.dark_castle.words import the_item, trait_name, traits_of, use_words


def do_take_character(castle: Castle, action: state.TakeCharacter) -> Message:
    traits = traits_of(CARDS.characters[action.character])
    return Message("do-take-character", name=Message(f"character-{action.character}"), traits=traits)


def do_take(castle: Castle, action: state.TakeWay) -> Message:
    """A way by its own words: of this page, or of the last one that had it."""
    for page in reversed(castle.turned):
        for _, effect in choices(page):
            if any(way.id == action.way for way in effect.ways):
                return Message("do-take-way", way=Message(f"page-{page}.way-{action.way}"))
    return Message("do-take-way", way=action.way)


def do_name(castle: Castle, action: state.Name) -> Message:
    return Message("do-name", name=name(castle, action.who))


def do_rest(castle: Castle, action: state.Rest) -> Message:
    """To rest, with what it brings; where nobody rests, all who fight attack."""
    if action.who < 0:
        return Message("do-rest-nobody")
    return Message("do-rest", who=the(castle, action.who), gain=rest_gain(castle, action.who))


def do_rest_on(castle: Castle, action: state.RestOn) -> Message:
    """The same for round after round."""
    if action.who < 0:
        return Message("do-rest-on-nobody")
    return Message("do-rest-on", who=the(castle, action.who))


def do_resolve(castle: Castle, action: state.Resolve) -> Message:
    roll = open_roll(castle, action.who)
    if roll is None:
        return Message("do-resolve", who=the(castle, action.who))
    return Message("do-resolve-roll", who=the(castle, action.who), face=all_of(roll))


def do_hit(castle: Castle, action: state.HitDie) -> Message:
    if castle.fight is None or action.die >= len(castle.fight.row):
        return Message("do-hit-die-place", place=action.die + 1)
    die = castle.fight.row[action.die]
    return Message("do-hit-die", trait=trait_name(die.trait), hits=die.hits)


def do_part_with(castle: Castle, action: state.Leave | state.Discard) -> Message:
    """Put down or give up; with the bearer's name while it is carried."""
    what = "do-leave" if isinstance(action, state.Leave) else "do-discard"
    who = bearer(castle, action.item)
    if who < 0:
        return Message(f"{what}-thing", item=the_item(action.item))
    return Message(what, item=the_item(action.item), who=the(castle, who))


def do_keep(castle: Castle, action: state.Keep) -> Message:
    what = "do-keep-new" if action.new else "do-keep-old"
    roll = next((roll for roll in castle.rolls if roll.who == action.who and roll.old), None)
    if roll is None:
        return Message(what)
    return Message(f"{what}-face", face=face(roll.face if action.new else roll.old))


def do_accept(castle: Castle, action: state.Accept) -> Message:
    """To go on, in the word that fits the moment."""
    if any(loss.amount for loss in castle.losses):
        return Message("do-accept-loss")
    if castle.trial is not None and castle.rolls:
        return Message("do-accept-roll")
    if castle.fight is None:
        return Message("do-accept")
    if any(not roll.resolved for roll in castle.rolls):
        return Message("do-accept-strike" if castle.fight.row else "do-accept-won")
    if castle.rolls:
        return Message("do-accept-blow")
    return Message("do-accept-round" if castle.fight.round else "do-accept-lay")


def do_use(castle: Castle, action: state.Use) -> Message:
    """To use an item, with what it does here, as far as the action says it."""
    use = CARDS.copies[action.item].use
    args: dict[str, Arg] = {"who": the(castle, action.who), **use_words(action.item)}
    if action.on >= 0:
        if isinstance(use, cards.Mend) and action.on == action.who:
            return Message("do-use-mend", amount=use.amount, **args)
        args["on"] = the(castle, action.on)
        if isinstance(use, cards.Mend):
            return Message("do-use-mend-on", amount=use.amount, **args)
        if isinstance(use, cards.Prevent):
            return Message("do-use-prevent", amount=use.amount, **args)
        return Message("do-use-lift", **args)
    if action.die >= 0:
        row = castle.fight.row if castle.fight is not None else []
        if action.die >= len(row):
            return Message("do-use", **args)
        args["from"] = trait_name(row[action.die].trait)
        if action.trait:
            return Message("do-use-set-die", trait=trait_name(action.trait), **args)
        return Message("do-use-smash", **args)
    if action.trait:
        where = "do-use-symbol-roll" if castle.fight is None else "do-use-symbol-row"
        return Message(where, trait=trait_name(action.trait), **args)
    if isinstance(use, cards.RollAgain):
        return Message("do-use-reroll-either" if use.keep == "either" else "do-use-reroll", **args)
    if isinstance(use, cards.AttackAgain):
        return Message("do-use-attack-again", **args)
    return Message("do-use-guard" if isinstance(use, cards.Guard) else "do-use", **args)


ANSWERS: dict[type[Action], Callable[[Castle, Any], Message]] = {
    state.TakeCharacter: do_take_character,
    state.TakeWay: do_take,
    state.Name: do_name,
    state.Rest: do_rest,
    state.RestOn: do_rest_on,
    state.Resolve: do_resolve,
    state.HitDie: do_hit,
    state.Leave: do_part_with,
    state.Discard: do_part_with,
    state.Use: do_use,
    state.Keep: do_keep,
    state.Accept: do_accept,
}
