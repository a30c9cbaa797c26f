"""Why not, with the figure, card or price it is about."""

from __future__ import annotations

from undercroft.engine.decision import Blocked
from undercroft.engine.message import Arg, Message
from undercroft.engine.record import Action
from undercroft.games.descent import state
from undercroft.games.descent.rules.sheets import ITEMS, OVERLORD_XP, PLOT_BUY, SKILL_XP
from undercroft.games.descent.state import Journey
from undercroft.games.descent.telling.names import the
from undercroft.games.descent.words import any_card, hero_name


def reason(table: Journey, blocked: Blocked) -> Message:
    """The sentence for a refusal."""
    action = blocked.action
    args: dict[str, Arg] = {"who": actor(table), "target": the(table, whose(action)), "card": any_card(what(action))}
    if isinstance(action, state.ChooseClass):
        args["who"] = chooser(table)
    args["price"] = price(action)
    args["gold"] = 0 if table.campaign is None else table.campaign.gold
    return Message(blocked.why, **args)


def actor(table: Journey) -> Message:
    """Whoever has the turn."""
    encounter = table.encounter
    if encounter is None or not encounter.turns:
        return Message("the-overlord")
    return the(table, encounter.turns[-1].figure)


def chooser(table: Journey) -> Message:
    """The hero who has no class yet."""
    for hero in table.heroes:
        if hero.kind and not hero.job:
            return hero_name(hero.kind, ".the")
    return Message("the-party")


def whose(action: Action) -> int:
    """The figure an answer names, or -1."""
    if isinstance(action, state.Strike | state.UseCard | state.Revive | state.PickFigure | state.Activate):
        return action.figure
    return -1


def what(action: Action) -> str:
    """The card an answer names, or nothing."""
    if isinstance(action, state.Strike | state.UseCard | state.BuyCard | state.PickCard | state.SetAside):
        return action.card
    return ""


def price(action: Action) -> int:
    """What an answer would cost."""
    if isinstance(action, state.BuyItem):
        return ITEMS[action.item].cost
    if isinstance(action, state.LearnSkill):
        return SKILL_XP[action.skill]
    if isinstance(action, state.BuyCard):
        return PLOT_BUY.get(action.card, OVERLORD_XP.get(action.card, 0))
    return 0
