"""Why not, with the hero, card, figure or boss it is about."""

from __future__ import annotations

from undercroft.engine.decision import Blocked
from undercroft.engine.message import Arg, Message, Several
from undercroft.games.dark_souls import state
from undercroft.games.dark_souls.rules.attack import range_of
from undercroft.games.dark_souls.rules.bonfire import level_cost, price
from undercroft.games.dark_souls.rules.campaign import spark_price
from undercroft.games.dark_souls.rules.endurance import free
from undercroft.games.dark_souls.rules.gear import GEAR, STATS
from undercroft.games.dark_souls.rules.nodes import apart
from undercroft.games.dark_souls.rules.table import attached, foe_by, stat
from undercroft.games.dark_souls.state import Hero, Souls
from undercroft.games.dark_souls.telling.names import foe, room, the
from undercroft.games.dark_souls.words import boss_name, item_name, reach, stat_name


def reason(table: Souls, blocked: Blocked) -> Message:
    """The sentence for a refusal."""
    action = blocked.action
    why = blocked.why
    if why == "why-fog":
        return Message(why, boss=boss_name(table.quest.boss, ".the"), room=room(table, table.fog))
    if why == "why-souls":
        return Message(why, price=price_of(table, blocked), souls=table.souls)
    if why == "why-needs":
        return needs(table, blocked)
    if why == "why-stamina" and table.activation is not None:
        return Message("why-stamina-left", left=free(table.heroes[table.activation.who]))
    if isinstance(action, state.Attack):
        return about_attack(table, why, action)
    if why in ("why-for-good", "why-starting") and isinstance(action, state.Detach | state.Sell):
        card = action.upgrade if isinstance(action, state.Detach) else action.card
        return Message(why, card=item_name(card))
    if why == "why-no-room" and isinstance(action, state.Attach):
        return Message(why, card=item_name(action.card))
    return Message(why)


def price_of(table: Souls, blocked: Blocked) -> int:
    """What would have to be paid at the bonfire."""
    action = blocked.action
    if isinstance(action, state.Buy):
        return price(table)
    if isinstance(action, state.BuySpark):
        return spark_price(table)
    if isinstance(action, state.Level):
        return level_cost(table, table.heroes[action.who].tiers[STATS.index(action.stat)])
    return 1


def about_attack(table: Souls, why: str, action: state.Attack) -> Message:
    """Reasons that concern a card, or a card and a foe."""
    args: dict[str, Arg] = {"card": item_name(action.card)}
    if why not in ("why-range", "why-shaft"):
        return Message(why, **args)
    args["foe"] = foe(table, action.foe)
    one = foe_by(table, action.foe)
    activation = table.activation
    battle = table.battle
    if why == "why-shaft" or one is None or activation is None or battle is None:
        return Message("why-shaft" if why == "why-shaft" else "why-range-any", **args)
    gear = GEAR[action.card]
    far = apart(battle.size, table.heroes[activation.who].node, one.node)
    return Message(why, far=far, range=reach(range_of(gear, gear.options[action.option])), **args)


def needs(table: Souls, blocked: Blocked) -> Message:
    """Which stats a hero lacks for a card and what is fitted to it."""
    action = blocked.action
    card = table.drawn[0] if table.drawn else ""
    who = -1
    if isinstance(action, state.Equip):
        card, who = action.card, action.who
    elif isinstance(action, state.Attach):
        card = action.upgrade
        who = bearer(table, action.card)
    elif isinstance(action, state.Give):
        who = action.who
    if who < 0 or not card:
        return Message("why-needs-any")
    lacking: list[Arg] = [
        Message("stat-lacks", stat=stat_name(name), value=value, has=has)
        for name, value, has in lacks(table, table.heroes[who], card)
    ]
    return Message("why-needs", who=the(table, who), card=item_name(card), needs=Several(lacking))


def lacks(table: Souls, hero: Hero, card: str) -> list[tuple[str, int, int]]:
    """Every stat that is too low: which, how much is asked, how much there is."""
    found: list[tuple[str, int, int]] = []
    for number, name in enumerate(STATS):
        asked = max([GEAR[one].least_stats[number] for one in [card, *attached(table, card)]])
        if asked and stat(hero, number) < asked:
            found.append((name, asked, stat(hero, number)))
    return found


def bearer(table: Souls, card: str) -> int:
    """Who wears or carries a card, or -1."""
    for who, hero in enumerate(table.heroes):
        if card == hero.armour or card in hero.hands or card in hero.backup:
            return who
    return -1
