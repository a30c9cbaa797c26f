"""Answers: labels short enough for a button, each naming the thing it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.decision import Decision, Done, Pass
from undercroft.engine.message import Arg, Message
from undercroft.engine.record import Action
from undercroft.games.descent import state
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.dice import TEST_DICE
from undercroft.games.descent.rules.layout import OPEN
from undercroft.games.descent.rules.sheets import ITEMS, OVERLORD_XP, PLOT_BUY, SKILL_XP
from undercroft.games.descent.rules.shopping import price_of
from undercroft.games.descent.rules.surges import NEEDED
from undercroft.games.descent.rules.table import speed
from undercroft.games.descent.state import Journey
from undercroft.games.descent.telling import names
from undercroft.games.descent.telling.names import edge, edge_space, layout, space, the, token, token_space
from undercroft.games.descent.words import (
    any_card,
    class_name,
    condition_name,
    group_name,
    hero_name,
    item_name,
    kind_name,
    relic_name,
    skill_name,
)
from undercroft.games.descent.words_paths import ability_name, cost_of, gain_of, source_of

TEST_POOL: Final = -2  # in `Reroll.figure`: the dice of a test; -1 are those of an attack


# -- choosing --------------------------------------------------------------------------------------------


def do_choose_hero(table: Journey, action: state.ChooseHero) -> Message:
    return Message("do-choose-hero", name=hero_name(action.kind))


def do_choose_class(table: Journey, action: state.ChooseClass) -> Message:
    return Message("do-choose-class", name=class_name(action.job))


def do_pick_kind(table: Journey, action: state.PickKind) -> Message:
    return Message("do-pick-kind", group=group_name(action.kind))


def do_set_down(table: Journey, action: state.SetDown) -> Message:
    """Who, and where."""
    return Message("do-set-down", who=the(table, action.figure), space=names.base(table, action.base))


def do_figure(table: Journey, action: state.PickFigure | state.Activate) -> Message:
    what = "do-pick-figure" if isinstance(action, state.PickFigure) else "do-activate"
    return Message(what, who=the(table, action.figure))


def do_pick_card(table: Journey, action: state.PickCard) -> Message:
    """A card, or a whole Plot deck."""
    if action.card in CARDS.plots:
        return Message("do-pick-card", card=Message(f"plots-{action.card}"))
    return Message("do-pick-card", card=any_card(action.card))


def do_pick_word(table: Journey, action: state.PickWord) -> Message:
    return Message("do-pick-word", word=names.word(action.word))


def do_pick_token(table: Journey, action: state.PickToken) -> Message:
    where = Message("in-brackets", what=token(table, action.token), more=token_space(table, action.token))
    return Message("do-pick-token", token=where)


# -- in a turn -------------------------------------------------------------------------------------------


def do_wear(table: Journey, action: state.Wear) -> Message:
    return Message("do-wear", items=names.items(action.items)) if action.items else Message("do-wear-nothing")


def do_move_action(table: Journey, action: state.MoveAction) -> Message:
    """With the Speed of whoever has the turn."""
    encounter = table.encounter
    if encounter is None or not encounter.turns:
        return Message("do-move-action", speed=0)
    return Message("do-move-action", speed=speed(table, encounter.turns[-1].figure))


def do_go(table: Journey, action: state.Go) -> Message:
    if action.fatigue:
        return Message("do-go-fatigue", space=space(table, action.to), fatigue=action.fatigue)
    return Message("do-go", space=space(table, action.to))


def do_march(table: Journey, action: state.March) -> Message:
    there = space(table, action.to)
    if not action.base:
        return Message("do-march", space=there)
    first, last = space(table, min(action.base)), space(table, max(action.base))
    return Message("do-march-set", space=there, first=first, last=last)


def do_strike(table: Journey, action: state.Strike) -> Message:
    """Whom, where, and with what, unless it is a monster's only way to attack."""
    args: dict[str, Arg] = {"who": the(table, action.figure), "space": space(table, action.space)}
    if ":" in action.card:
        return Message("do-strike-plain", **args)
    return Message("do-strike", card=any_card(action.card), **args)


def do_use_card(table: Journey, action: state.UseCard) -> Message:
    card = ability_name(action.card)
    if action.figure >= 0:
        return Message("do-use-card-on", card=card, who=the(table, action.figure))
    return Message("do-use-card", card=card)


def do_revive(table: Journey, action: state.Revive) -> Message:
    return Message("do-revive", who=the(table, action.figure))


def do_at_token(table: Journey, action: state.Search | state.TakeUp) -> Message:
    what = "do-search" if isinstance(action, state.Search) else "do-take-up"
    return Message(what, token=token(table, action.token), space=token_space(table, action.token))


def do_operate(table: Journey, action: state.Operate) -> Message:
    """Open, close, or clear away."""
    found = layout(table)
    args: dict[str, Arg] = {"edge": edge(table, action.edge), "space": edge_space(table, action.edge)}
    if table.encounter is None or found is None or not 0 <= action.edge < len(found.edges):
        return Message("do-operate-open", **args)
    if found.edges[action.edge].kind == "vegetation":
        return Message("do-operate-remove", **args)
    is_open = table.encounter.edges[action.edge] == OPEN
    return Message("do-operate-close" if is_open else "do-operate-open", **args)


def do_interact(table: Journey, action: state.Interact) -> Message:
    """A special action of the quest, and at what."""
    what = Message(f"interact-{action.what}")
    if action.token >= 0:
        return Message("do-interact-at", what=what, where=token_space(table, action.token))
    if action.edge >= 0:
        return Message("do-interact-at", what=what, where=edge_space(table, action.edge))
    if action.figure >= 0:
        return Message("do-interact-at", what=what, where=the(table, action.figure))
    return Message("do-interact", what=what)


def do_shake_off(table: Journey, action: state.ShakeOff) -> Message:
    return Message("do-shake-off", condition=condition_name("stunned"))


# -- dice and surges -------------------------------------------------------------------------------------


def do_spend_fortune(table: Journey, action: state.SpendFortune) -> Message:
    if action.die < 0:
        return Message("do-spend-fortune", what=action.what)
    pool = -1 if action.what == "attack" else TEST_POOL
    colour = die_colour(table, pool, action.die) if action.what != "defence" else own_colour(table, action.die)
    return Message("do-spend-fortune", what="die") if colour is None else Message("do-spend-fortune-die", colour=colour)


def do_buy(table: Journey, action: state.Buy) -> Message:
    if action.surge == NEEDED:
        return Message("do-buy-needed")
    gain = gain_of(action.surge) or Message("by-surge")
    source = source_of(action.surge)
    if source:
        gain = Message("in-brackets", what=gain, more=any_card(source))
    cost = cost_of(action.surge)
    return Message("do-buy-dear", gain=gain, cost=cost) if cost > 1 else Message("do-buy", gain=gain)


def do_reroll(table: Journey, action: state.Reroll) -> Message:
    """Which die, by its colour, and whose where there are several pools."""
    card = any_card(action.card)
    colour = die_colour(table, action.figure, action.die)
    if colour is None:
        return Message("do-reroll-any", card=card, number=action.die + 1)
    if action.figure >= 0:
        return Message("do-reroll-of", card=card, colour=colour, number=action.die + 1, who=the(table, action.figure))
    return Message("do-reroll", card=card, colour=colour, number=action.die + 1)


def die_colour(table: Journey, pool: int, die: int) -> Message | None:
    """The colour of a die that lies on the table, if it does."""
    encounter = table.encounter
    dice: list[str] = []
    if pool == TEST_POOL:
        dice = TEST_DICE
    elif encounter is not None and encounter.attacks:
        attack = encounter.attacks[-1]
        dice = attack.dice if pool < 0 else []
        for guard in attack.guards:
            if guard.figure == pool:
                dice = guard.dice
    return Message(f"colour-{dice[die]}") if 0 <= die < len(dice) else None


def own_colour(table: Journey, die: int) -> Message | None:
    """The colour of a defence die of the first figure attacked."""
    encounter = table.encounter
    if encounter is None or not encounter.attacks or not encounter.attacks[-1].guards:
        return None
    return die_colour(table, encounter.attacks[-1].guards[0].figure, die)


# -- the campaign ----------------------------------------------------------------------------------------


def do_buy_item(table: Journey, action: state.BuyItem) -> Message:
    gold = ITEMS[action.item].cost
    return Message("do-buy-item", item=item_name(action.item), who=the(table, action.hero), gold=gold)


def do_sell_item(table: Journey, action: state.SellItem) -> Message:
    gold = price_of(action.item)
    return Message("do-sell-item", item=item_name(action.item), who=the(table, action.hero), gold=gold)


def do_learn_skill(table: Journey, action: state.LearnSkill) -> Message:
    return Message("do-learn-skill", skill=skill_name(action.skill), xp=SKILL_XP[action.skill])


def do_buy_card(table: Journey, action: state.BuyCard) -> Message:
    """An overlord card for experience, a Plot card for threat."""
    if action.card in PLOT_BUY:
        return Message("do-buy-plot", card=any_card(action.card), threat=PLOT_BUY[action.card])
    return Message("do-buy-card", card=any_card(action.card), xp=OVERLORD_XP.get(action.card, 0))


def do_bear(table: Journey, action: state.Bear) -> Message:
    return Message("do-bear", relic=relic_name(action.relic), lieutenant=kind_name(action.lieutenant, ".the"))


def do_without(table: Journey, action: Pass) -> Message:
    """To let the moment go by."""
    return Message("do-without")


def do_enough(table: Journey, action: Done) -> Message:
    """To end a sequence of small choices."""
    return Message("do-enough")


# What is declined, or ended, by the question: `Pass` and `Done` alone cannot say.
DECLINED: Final[dict[str, str]] = {
    "ask-turn": "decline-turn",
    "ask-ally-turn": "decline-turn",
    "ask-monster-turn": "decline-activation",
    "ask-surges": "decline-surges",
    "ask-reroll": "decline-reroll",
    "ask-stand-up": "decline-stand-up",
    "ask-ruins": "decline-ruins",
    "ask-agree": "decline-agree",
    "ask-due": "decline-due",
    "ask-free-move": "decline-move",
    "ask-free-attack": "decline-attack",
    "ask-shop": "decline-shop",
    "ask-skills": "decline-skills",
    "ask-overlord-shop": "decline-overlord-shop",
    "ask-set-aside": "decline-set-aside",
    "ask-bearer": "decline-bearer",
    "ask-rumour": "decline-rumour",
    "ask-plot": "decline-plot",
    "ask-summon": "decline-summon",
    "ask-reinforce": "decline-reinforce",
    "ask-explore": "decline-explore",
    "ask-removal": "decline-removal",
    "ask-charmed": "decline-charmed",
}


def declined(table: Journey, decision: Decision, action: Action) -> Message | None:
    """What an answer declines by the question it answers, if it declines anything."""
    if not isinstance(action, Pass | Done):
        return None
    if decision.ask.startswith("window-"):
        return Message("decline-window")
    if decision.ask.startswith("offer-"):
        return Message("decline-offer")
    encounter = table.encounter
    if decision.ask == "ask-monster-turn" and encounter is not None and encounter.turns:
        if encounter.turns[-1].shrunken >= 0:
            return Message("decline-march")
    return Message(DECLINED[decision.ask]) if decision.ask in DECLINED else None


def just_where(table: Journey, decision: Decision, action: Action) -> Message | None:
    """Where somebody is set down whom the question names."""
    if isinstance(action, state.SetDown) and decision.ask in ("ask-place", "ask-space"):
        return Message("do-set-down-here", space=names.base(table, action.base))
    return None


ANSWERS: dict[type[Action], Callable[[Journey, Any], Message]] = {
    state.ChooseHero: do_choose_hero,
    state.ChooseClass: do_choose_class,
    state.PickKind: do_pick_kind,
    state.SetDown: do_set_down,
    state.PickFigure: do_figure,
    state.PickCard: do_pick_card,
    state.PickWord: do_pick_word,
    state.PickToken: do_pick_token,
    state.Activate: do_figure,
    state.Wear: do_wear,
    state.MoveAction: do_move_action,
    state.Go: do_go,
    state.March: do_march,
    state.Strike: do_strike,
    state.UseCard: do_use_card,
    state.Revive: do_revive,
    state.Search: do_at_token,
    state.TakeUp: do_at_token,
    state.Operate: do_operate,
    state.Interact: do_interact,
    state.ShakeOff: do_shake_off,
    state.SpendFortune: do_spend_fortune,
    state.Buy: do_buy,
    state.Reroll: do_reroll,
    state.BuyItem: do_buy_item,
    state.SellItem: do_sell_item,
    state.LearnSkill: do_learn_skill,
    state.BuyCard: do_buy_card,
    state.Bear: do_bear,
    Pass: do_without,
    Done: do_enough,
}
