"""Questions, with what one must know to answer them."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.decision import Decision
from undercroft.engine.message import Arg, Message
from undercroft.games.dark_souls import cards
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.defence import defence_dice
from undercroft.games.dark_souls.rules.dice import total
from undercroft.games.dark_souls.rules.dodging import dodge_dice
from undercroft.games.dark_souls.rules.endurance import free
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, COLOURS
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.rules.luck import comes_to
from undercroft.games.dark_souls.state import PushTo, Souls
from undercroft.games.dark_souls.telling import names
from undercroft.games.dark_souls.telling.answers import is_magical
from undercroft.games.dark_souls.telling.names import foe, node, room_name, the
from undercroft.games.dark_souls.words import dice_words, item_name


def ask_class(table: Souls, decision: Decision) -> Message:
    return Message("ask-class", number=decision.about + 1, count=len(table.heroes))


def ask_boss(table: Souls, decision: Decision) -> Message:
    return Message("ask-boss-main" if table.quest.half else "ask-boss")


def ask_deal(table: Souls, decision: Decision) -> Message:
    return Message("ask-deal", level=decision.count)


def ask_roam(table: Souls, decision: Decision) -> Message:
    if table.at == BONFIRE:
        return Message("ask-roam", sparks=table.sparks, souls=table.souls)
    return Message("ask-roam-away", room=room_name(table, table.at))


def ask_give(table: Souls, decision: Decision) -> Message:
    return Message("ask-give", card=item_name(table.drawn[0])) if table.drawn else Message("ask-give-any")


def ask_act(table: Souls, decision: Decision) -> Message:
    """With the boxes left on the bar, since everything is paid from them."""
    return Message("ask-act", who=the(table, decision.about), left=free(table.heroes[decision.about]))


def ask_shift(table: Souls, decision: Decision) -> Message:
    return Message("ask-shift", who=the(table, decision.about), nodes=decision.count)


def ask_roll(table: Souls, decision: Decision) -> Message:
    """The roll, and what it is held against; whether a push follows as soon as it stands."""
    roll = table.roll
    who = the(table, decision.about)
    if roll is None:
        return Message("ask-roll-any", who=who)
    if roll.what == "dodge":
        return Message("ask-roll-dodge", who=who, icons=total(roll), need=roll.need)
    pushed = any(isinstance(option, PushTo) for option in decision.options)
    what = "ask-roll-pushed" if pushed else "ask-roll"
    sum_shown = names.sum_shown(roll.shown, roll.modifier)
    return Message(what, who=who, what=roll.what, shown=sum_shown, total=comes_to(roll), against=roll.against)


def ask_trap(table: Souls, decision: Decision) -> Message:
    """The damage, the dice one has to dodge it, the icons they must show."""
    who = decision.about
    one = table.heroes[who]
    battle = table.battle
    trap = CARDS.traps.get(battle.traps[one.node]) if battle is not None and battle.traps else None
    args: dict[str, Arg] = {"who": the(table, who), "damage": decision.count}
    if trap is None:
        return Message("ask-trap-any", **args)
    return Message("ask-trap", dodge=trap.dodge, dice=Message("die-dodge", count=dodge_dice(one)), **args)


def ask_defend(table: Souls, decision: Decision) -> Message:
    """Who strikes how hard, the dice one has against it, the icons a dodge must show."""
    who = decision.about
    args: dict[str, Arg] = {"who": the(table, who), "damage": decision.count}
    one = names.acting(table)
    magical = is_magical(table)
    battle = table.battle
    if battle is None or one is None or magical is None:
        return Message("ask-defend-any", **args)
    dice: cards.Dice = {}
    for colour in defence_dice(table, table.heroes[who], magical):
        for known in COLOURS:
            if colour == known:
                dice[known] = dice.get(known, 0) + 1
    return Message(
        "ask-defend-magical" if magical else "ask-defend",
        foe=foe(table, one.id),
        dice=dice_words(dice),
        dodge=BEHAVIOURS[battle.card].dodge,
        dodging=Message("die-dodge", count=dodge_dice(table.heroes[who])),
        **args,
    )


def ask_backstab(table: Souls, decision: Decision) -> Message:
    one = names.acting(table)
    if one is None:
        return Message("ask-backstab-any", who=the(table, decision.about))
    return Message("ask-backstab", who=the(table, decision.about), foe=foe(table, one.id))


def ask_acting(table: Souls, decision: Decision) -> Message:
    """A question about the foe that acts."""
    one = names.acting(table)
    return Message(f"{decision.ask}-any") if one is None else Message(decision.ask, foe=foe(table, one.id))


def ask_foe(table: Souls, decision: Decision) -> Message:
    """A question about the foe it names."""
    return Message(decision.ask, foe=foe(table, decision.count))


def ask_push_out(table: Souls, decision: Decision) -> Message:
    return Message("ask-push-out", node=node(table, decision.count))


def ask_one(table: Souls, decision: Decision) -> Message:
    """A question about one hero."""
    return Message(decision.ask, who=the(table, decision.about))


QUESTIONS: dict[str, Callable[[Souls, Decision], Message]] = {
    "ask-class": ask_class,
    "ask-hold": ask_one,
    "ask-boss": ask_boss,
    "ask-deal": ask_deal,
    "ask-roam": ask_roam,
    "ask-outfit": ask_one,
    "ask-give": ask_give,
    "ask-stand": ask_one,
    "ask-act": ask_act,
    "ask-breathe": ask_one,
    "ask-stride": ask_one,
    "ask-charge": ask_one,
    "ask-provoke": ask_one,
    "ask-target": ask_one,
    "ask-shift": ask_shift,
    "ask-receive": ask_one,
    "ask-roll": ask_roll,
    "ask-trap": ask_trap,
    "ask-dodge-on": ask_one,
    "ask-defend": ask_defend,
    "ask-backstab": ask_backstab,
    "ask-place": ask_one,
    "ask-push-to": ask_one,
    "ask-push-foe": ask_foe,
    "ask-push-out": ask_push_out,
    "ask-path": ask_foe,
    "ask-boss-gives-way": ask_foe,
    "ask-nearest": ask_acting,
    "ask-defender": ask_acting,
}
