"""Why not, with the rune, card, prisoner, enemy or price it is about."""

from __future__ import annotations

from undercroft.engine.decision import Blocked
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.games.dead_cells import state
from undercroft.games.dead_cells.state import Campaign
from undercroft.games.dead_cells.telling.answers import corridor
from undercroft.games.dead_cells.telling.names import any_card, enemy_numbered, the
from undercroft.games.dead_cells.words import item_name, rune_name

ABOUT_ENEMY = ("why-out-of-reach", "why-vanished", "why-sheltered", "why-dark", "why-swords")
ABOUT_PRISONER = ("why-has-passed", "why-no-damage", "why-track-full")
ABOUT_ITEM = ("why-ability-item", "why-only-item")


def reason(table: Campaign, blocked: Blocked) -> Message:
    """The sentence for a refusal."""
    why, action = blocked.why, blocked.action
    if why == "why-rune":
        return about_rune(table, action)
    if why == "why-cells":
        price = table.price if isinstance(action, state.Upgrade) else 1
        return Message(why, price=price, cells=table.cells)
    if why == "why-symbol" and isinstance(action, state.Discard):
        return Message(why, card=any_card(action.card))
    if why in ABOUT_ENEMY:
        return Message(why, enemy=enemy_numbered(table, action.enemy if isinstance(action, state.Hit) else -1))
    if why in ABOUT_PRISONER:
        return Message(why, who=the(table, whose(action)))
    if why in ABOUT_ITEM and isinstance(action, state.UseItem):
        return Message(why, item=item_name(action.item))
    return Message(why)


def about_rune(table: Campaign, action: Action) -> Message:
    """Which rune a corridor asks for."""
    way = corridor(table, action.space) if isinstance(action, state.Go) else None
    return Message("why-rune", rune=rune_name("vine" if way is None else way.rune))


def whose(action: Action) -> int:
    """The prisoner an answer names, or -1."""
    if isinstance(action, state.To | state.SitOut | state.Drink | state.StateOff | state.MakeFirst):
        return action.who
    return -1
