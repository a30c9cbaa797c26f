"""What cards do, in words: every verb of effects, and what surges buy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.engine.message import Arg, Message, Several
from undercroft.games.descent import cards
from undercroft.games.descent.cards import AnyAct, MonsterSurge, Surge
from undercroft.games.descent.rules.table import MONKEY_SPEED
from undercroft.games.descent.words import (
    attribute_name,
    commas,
    condition_name,
    dice_words,
    names,
    one_by_one,
    signed,
    together,
)

DICE_OF: Final = {
    "defence_brown": "brown",
    "defence_gray": "gray",
    "defence_black": "black",
    "attack_red": "red",
    "attack_yellow": "yellow",
    "next_attack_yellow": "yellow",
}


class Telling:
    """Who is meant in a card's text: its user, whom it is used on, whoever brought the moment about, who tests."""

    def __init__(self, user: str, target: str = "that_figure", other: str = "that_figure", tester: str = "") -> None:
        self.user = user
        self.target = target
        self.other = other
        self.tester = tester

    def testing(self, who: str) -> Telling:
        """The same inside a test: who tests is the user, the target, or one hero of several."""
        tester = {"user": self.user, "target": self.target, "other": self.other}.get(who, "that_hero")
        return Telling(self.user, self.target, self.other, tester)

    def who(self, who: str, near: int = 0) -> Message:
        """Those meant by an act, as somebody in a sentence."""
        known = {"user": self.user, "target": self.target, "other": self.other, "tester": self.tester or self.target}
        return Message(f"who-{known.get(who, who)}", near=near)

    def whose(self) -> Message:
        """The user."""
        return Message(f"who-{self.user}")


def acts_line(acts: Sequence[AnyAct], telling: Telling) -> Message:
    """Some acts, one after the other."""
    return one_by_one([act_line(act, telling) for act in acts])


def acts_within(acts: Sequence[AnyAct], telling: Telling) -> Message:
    """Acts inside another one."""
    return together([act_line(act, telling) for act in acts])


def act_line(act: AnyAct, telling: Telling) -> Message:
    """One act."""
    who = telling.who(act.who, act.near)
    if isinstance(act, cards.Recover):
        return Message("act-recover", who=who, what=recovered(act))
    if isinstance(act, cards.SufferVerb):
        return Message("act-suffer", who=who, what=suffered(act))
    if isinstance(act, cards.Roll):
        return Message("act-roll", who=who, dice=dice_words(act.dice))
    if isinstance(act, cards.Test):
        return test_words(act, who, telling)
    if isinstance(act, cards.Afflict):
        conditions = names([condition_name(one) for one in act.condition], "or")
        what = "act-afflict" if len(act.condition) == 1 else "act-afflict-choice"
        return Message(what, who=who, condition=conditions)
    if isinstance(act, cards.Relieve):
        return Message("act-relieve", who=who, amount=act.amount)
    if isinstance(act, cards.AttackVerb):
        return attack_words(act, who, telling)
    if isinstance(act, cards.MoveVerb):
        return move_words(act, who, telling)
    if isinstance(act, cards.Place):
        if act.of == "self":
            return Message("act-place", who=who, within=act.within)
        return Message("act-place-of", who=who, within=act.within, of=telling.who(act.of))
    return further_act(act, who, telling)


def further_act(act: AnyAct, who: Message, telling: Telling) -> Message:
    """One act, of those that change dice, cards and what lasts."""
    if isinstance(act, cards.Points):
        return points_words(act, who)
    if isinstance(act, cards.ExtraAction):
        return Message("act-action-less", who=who) if act.less else Message("act-action", who=who, what=act.what)
    if isinstance(act, cards.AddDice):
        return added_dice(act, who, telling)
    if isinstance(act, cards.Add):
        return added(act, who)
    if isinstance(act, cards.RerollVerb):
        return reroll_words(act, who)
    if isinstance(act, cards.Draw):
        return draw_words(act)
    if isinstance(act, cards.SearchVerb):
        if act.token:
            return Message("act-search-token", who=who, near=act.token)
        return Message("act-search", who=who, amount=act.amount)
    if isinstance(act, cards.Last):
        until = Message(f"until-{act.until}", user=telling.whose())
        return Message("act-last", what=lasting_words(act, who, telling), until=until)
    if isinstance(act, cards.DefeatVerb):
        return Message("act-defeat", who=who)
    if isinstance(act, cards.Redirect):
        return Message("act-redirect", who=who)
    if isinstance(act, cards.GiveSurge):
        return Message("act-surge", surge=quoted(surge_line(act.surge, telling)))
    assert isinstance(act, cards.Special)
    what = f"special-{act.name}" if act.amount >= 0 else f"special-{act.name}-more"
    return Message(what, who=who, user=telling.whose(), amount=abs(act.amount))


def quoted(what: Message) -> Message:
    """Something that is itself a line of a card."""
    return Message("quoted", what=what)


# -- damage and tests ------------------------------------------------------------------------------------


def recovered(act: cards.Recover) -> Several:
    """What comes off."""
    if act.all:
        return names([Message("amount-all", what=act.all)])
    found = amounts(act.damage, act.fatigue)
    if act.rolled:
        found.append(Message("amount-rolled"))
    if act.by_surges:
        found.append(Message("amount-surges"))
    if act.dealt:
        found.append(Message("amount-dealt"))
    return names(found)


def suffered(act: cards.SufferVerb) -> Several:
    """What is suffered."""
    found = amounts(act.damage, act.fatigue)
    if act.rolled:
        found.append(Message("amount-rolled"))
    if act.tested:
        found.append(Message("amount-tested", what=act.tested))
    return names(found)


def amounts(damage: int, fatigue: int) -> list[Message]:
    """So much damage and so much fatigue."""
    found = [Message("amount-damage", amount=damage)] if damage else []
    return [*found, Message("amount-fatigue", amount=fatigue)] if fatigue else found


def test_words(act: cards.Test, who: Message, telling: Telling) -> Message:
    """A test, and what follows from it."""
    attributes = names([attribute_name(one) for one in act.attribute], "or")
    if len(act.attribute) == 1:
        parts = [Message("act-test", who=who, attribute=attributes)]
    else:
        parts = [Message("act-test-choice", who=who, attribute=attributes, chooser=act.chooser)]
    inside = telling.testing(act.who)
    for found, what in (
        (act.passes, "test-passes"),
        (act.fails, "test-fails"),
        (act.all_pass, "test-all-pass"),
        (act.all_fail, "test-all-fail"),
    ):
        if found:
            parts.append(Message(what, acts=acts_within(found, inside)))
    return one_by_one(parts)


# -- attacks and movement --------------------------------------------------------------------------------


def attack_words(act: cards.AttackVerb, who: Message, telling: Telling) -> Message:
    """An attack: at whom, with what, and what it has beyond an ordinary one."""
    attack = Message("act-attack", who=who, at=act.at, target=telling.who("target"), other=telling.who("other"))
    if act.weapon and not act.dice:
        attack = Message("attack-with", attack=attack, weapon=Message("attack-weapon", weapon=act.weapon))
    parts = [attack]
    if act.near:
        parts.append(Message("attack-near", near=act.near))
    if act.ranged:
        parts.append(Message("attack-ranged"))
    if act.dice:
        parts.append(Message("attack-dice", dice=dice_words(act.dice)))
    parts.extend(gains(act.hearts, act.range, 0))
    if act.blast:
        parts.append(Message("gain-blast"))
    if act.least:
        parts.append(Message("attack-least", least=act.least))
    if act.no_range:
        parts.append(Message("attack-no-range"))
    if act.no_sight:
        parts.append(Message("attack-no-sight"))
    parts.extend([Message("attack-surge", surge=quoted(surge_line(one, telling))) for one in act.surges])
    found = [commas(parts)]
    if act.on_hit:
        found.append(Message("attack-hit", acts=acts_within(act.on_hit, telling)))
    if act.after:
        found.append(Message("attack-after", acts=acts_within(act.after, telling)))
    return one_by_one(found)


def gains(hearts: int, range: int, pierce: int) -> list[Message]:
    """Hearts, range and Pierce that an attack gains."""
    found: list[Message] = []
    if hearts:
        found.append(Message("gain-hearts", amount=hearts))
    if range:
        found.append(Message("gain-range", amount=range))
    if pierce:
        found.append(Message("gain-pierce", amount=pierce))
    return found


def move_words(act: cards.MoveVerb, who: Message, telling: Telling) -> Message:
    """A move beside the turn: by spaces or by Speed, by the owner or by the user."""
    if act.action:
        return Message("act-move-action", who=who)
    what = "act-move-speed" if act.speeds else "act-move"
    if act.by_user:
        return Message(f"{what}-by", who=who, user=telling.whose(), spaces=act.spaces, speeds=act.speeds)
    return Message(what, who=who, spaces=act.spaces, speeds=act.speeds)


def points_words(act: cards.Points, who: Message) -> Message:
    """Movement points: a number, the Speed, or both."""
    found: list[Message] = []
    if act.amount:
        found.append(Message("act-points", who=who, amount=act.amount))
    if act.speeds:
        found.append(Message("act-points-speed", who=who, speeds=act.speeds))
    return together(found)


# -- dice and cards --------------------------------------------------------------------------------------


def added_dice(act: cards.AddDice, who: Message, telling: Telling) -> Message:
    """Dice for a pool."""
    if act.pool_of:
        return Message("act-dice-pool", who=who, target=telling.who("target"))
    found: list[Message] = []
    if act.attack:
        found.append(Message("act-dice-attack", who=who, dice=dice_words(act.attack)))
    if act.defence:
        found.append(Message("act-dice-defence", who=who, dice=dice_words(act.defence)))
    return together(found)


def added(act: cards.Add, who: Message) -> Message:
    """What an attack or a defence gains, or loses."""
    found: list[Message] = []
    more = gains(max(act.hearts, 0), max(act.range, 0), act.pierce)
    if act.surges > 0:
        more.append(Message("gain-surges", amount=act.surges))
    if more:
        found.append(Message("act-add-attack", what=names(more)))
    less: list[Message] = []
    if act.hearts < 0:
        less.append(Message("loss-hearts", amount=-act.hearts))
    if act.range < 0:
        less.append(Message("loss-range", amount=-act.range))
    if act.surges < 0:
        less.append(Message("gain-surges", amount=-act.surges))
    if less:
        found.append(Message("act-lose-attack", what=names(less)))
    if act.shields:
        found.append(Message("act-add-shields", who=who, what=Message("gain-shields", amount=act.shields)))
    if act.paid:
        found.append(Message("act-add-paid"))
    return together(found)


def reroll_words(act: cards.RerollVerb, who: Message) -> Message:
    """Which dice are rolled again, and what counts."""
    if act.whole:
        parts = [Message("act-reroll-whole", who=who, pool=act.pool)]
    elif act.amount < 0:
        parts = [Message("act-reroll-any", who=who, pool=act.pool)]
    else:
        parts = [Message("act-reroll", who=who, pool=act.pool, amount=act.amount)]
    if act.colours:
        colours = names([Message(f"colour-{colour}") for colour in act.colours], "or")
        parts.append(Message("reroll-colours", colours=colours))
    if act.better:
        parts.append(Message("reroll-better"))
    return commas(parts)


def draw_words(act: cards.Draw) -> Message:
    """Cards for the overlord, or from him."""
    found: list[Message] = []
    if act.by_surges:
        found.append(Message("act-draw-surges"))
    elif act.amount:
        found.append(Message("act-draw", amount=act.amount))
    if act.discard:
        found.append(Message("act-discard", amount=act.discard))
    return together(found)


def lasting_words(act: cards.Last, who: Message, telling: Telling) -> Message:
    """What lasts, without how long."""
    args: dict[str, Arg] = {"who": who, "user": telling.whose(), "amount": abs(act.amount)}
    args["signed"] = signed(act.amount)
    if act.what in DICE_OF:
        args["dice"] = dice_words([DICE_OF[act.what]] * act.amount)
    if act.what == "monkey":
        args["monkey"] = MONKEY_SPEED
    return Message(f"last-{act.what}", **args)


# -- surges ----------------------------------------------------------------------------------------------


def surge_line(surge: Surge, telling: Telling) -> Message:
    """What surges buy, and at what price; a monster's by its name."""
    bought = commas(surge_gains(surge, telling))
    name = surge.ability if isinstance(surge, MonsterSurge) else ""
    # Pierce says all of itself.
    if name and name != "pierce":
        return Message("surge-named", cost=surge.cost, name=Message(f"ability-{name}"), gains=bought)
    return Message("surge-line", cost=surge.cost, gains=bought)


def surge_gains(surge: Surge, telling: Telling) -> list[Message]:
    """All that one purchase brings."""
    found = gains(surge.damage, surge.range, surge.pierce)
    if surge.blast:
        found.append(Message("gain-blast"))
    if surge.inflict:
        found.append(Message("gain-inflict", condition=names([condition_name(one) for one in surge.inflict])))
    if surge.word:
        found.append(Message(f"gain-word-{surge.word}"))
    if surge.now:
        found.append(acts_within(surge.now, telling))
    if surge.on_hit:
        found.append(Message("attack-hit", acts=acts_within(surge.on_hit, telling)))
    if surge.after:
        found.append(Message("attack-after", acts=acts_within(surge.after, telling)))
    if surge.fatigue:
        found.append(Message("gain-price", amount=surge.fatigue))
    return found
