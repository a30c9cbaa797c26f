"""The enemies in words: monsters and elites, the forms, attacks and special cards of bosses."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.engine.message import Message
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.cards import AnyDeathAct, AnyEnemyAct, Attack, BossForm, Element, Monster
from undercroft.games.dead_cells.words import (
    NUMBERS,
    SPACES,
    commas,
    damage_words,
    goods_name,
    names,
    one_by_one,
    round_name,
    shield_words,
    state_name,
)

PLACES = {"left": 0, "far": 4}  # the position icons (DC-CSET-05, DC-CSET-06)


# -- their actions ---------------------------------------------------------------------------------------


def enemy_act_line(act: AnyEnemyAct) -> Message:
    """One action of an enemy, with what must be so for it."""
    parts = enemy_act_parts(act)
    return commas([need_words(act.needs), *parts] if act.needs else parts)


def enemy_act_parts(act: AnyEnemyAct) -> list[Message]:
    """What an action of an enemy does, and what comes with it."""
    if isinstance(act, cards.Strike):
        return strike_parts(act)
    if isinstance(act, cards.Afflict):
        return [affliction(act.state, act.amount, act.to)]
    if isinstance(act, cards.Guard):
        shields = shield_words(act.amount, act.golden)
        return [shields if act.who == "self" else Message("foe-block-for", who=act.who, shields=shields)]
    if isinstance(act, cards.Vanish):
        return [Message("foe-vanish")]
    if isinstance(act, cards.Perish):
        return [Message("foe-dies")]
    if isinstance(act, cards.Mend):
        return [Message("foe-heal", who=act.who, damage=damage_words(act.amount))]
    if isinstance(act, cards.Leap):
        return [Message("foe-leap", space=SPACES[NUMBERS[act.to]])]
    if isinstance(act, cards.Steal):
        if act.what == "loot":
            return [Message("foe-steal-loot")]
        return [Message("foe-steal", goods=goods_name(act.what, act.amount))]
    if isinstance(act, cards.Summon):
        return [Message("foe-summon", amount=act.amount)]
    if isinstance(act, cards.Rage):
        return [Message("foe-rage", amount=act.amount)]
    if act.amount > 1:
        return [Message("foe-lay-many", what=act.what, amount=act.amount)]
    return [Message("foe-lay", what=act.what)]


def strike_parts(act: cards.Strike) -> list[Message]:
    """Damage, to whom, and what follows for whoever is hurt."""
    parts = [harm(act.amount, act.to, act.pierce)]
    if act.then == "worm":
        parts.append(Message("foe-then-worm"))
    elif act.then is not None:
        parts.append(Message("foe-then", state=state_name(act.then)))
    return parts


def harm(amount: int, to: str, pierce: bool = False) -> Message:
    """Damage to whom it names; without a name it is shared icon by icon (DC-ACT-03, DC-ACT-04)."""
    damage = damage_words(amount, pierce)
    if to == "choice":
        return Message("foe-damage-choice", amount=amount, damage=damage)
    return Message("foe-damage", damage=damage, to=Message(f"victim-{to}"))


def affliction(state: str, amount: int, to: str) -> Message:
    """A state, worms or malaise for somebody."""
    if state in ("worm", "malaise"):
        if to == "choice":
            return Message(f"foe-{state}-choice", amount=amount)
        return Message(f"foe-{state}", amount=amount, to=Message(f"victim-{to}.for"))
    if to == "choice":
        return Message("foe-inflict-choice", amount=amount, state=state_name(state))
    return Message("foe-inflict", amount=amount, state=state_name(state), to=Message(f"victim-{to}.for"))


def need_words(needs: str) -> Message:
    """What must be so for an action of an enemy."""
    if needs == "left":
        return Message("foe-needs-left", left=SPACES[0])
    if needs == "near":
        return Message("foe-needs-near", near=SPACES[2])
    if needs == "far":
        return Message("foe-needs-far", middle=SPACES[3], far=SPACES[4])
    return Message(f"foe-needs-{needs}")


def death_line(act: AnyDeathAct) -> Message:
    """What a death brings or costs."""
    if isinstance(act, cards.Drop):
        return goods_name(act.what, act.amount)
    if isinstance(act, cards.Relief):
        return Message("death-cure", state=state_name(act.state))
    if isinstance(act, cards.Backlash):
        return harm(act.amount, act.to)
    if isinstance(act, cards.LastCurse):
        return affliction(act.state, act.amount, act.to)
    return Message("foe-summon", amount=act.amount)


# -- their cards -----------------------------------------------------------------------------------------


def enemy_rounds(card: Monster | Attack | Element) -> dict[int, list[AnyEnemyAct]]:
    """The actions of a card by round; rounds without one are left out."""
    opening: list[AnyEnemyAct] = [] if isinstance(card, Element) else card.opening
    lines = {0: opening, 1: card.first, 2: card.second, 3: card.third, 4: card.last}
    return {number: acts for number, acts in lines.items() if acts}


def round_lines(card: Monster | Attack | Element) -> list[Message]:
    """What an enemy does, a line a round."""
    return [
        Message("round-line", round=round_name(number), acts=one_by_one([enemy_act_line(act) for act in acts]))
        for number, acts in enemy_rounds(card).items()
    ]


def enemy_lines(card: Monster) -> list[Message]:
    """A monster or elite: its life and place, its rounds, its death, and what always holds of it."""
    lines = [Message("foe-life", life=card.life)]
    if card.place:
        lines.append(Message("foe-place", space=SPACES[PLACES[card.place]]))
    lines.extend(round_lines(card))
    if card.death:
        lines.append(Message("foe-death", acts=one_by_one([death_line(act) for act in card.death])))
    lines.extend(immune_lines(card.immune))
    if card.sheltered:
        lines.append(Message("foe-sheltered"))
    if card.thorns:
        lines.append(Message("foe-thorns", amount=card.thorns))
    if card.swarm:
        lines.append(Message("foe-swarm", amount=card.swarm))
    if card.adds:
        lines.append(Message("foe-adds"))
    return lines


def immune_lines(immune: Sequence[str]) -> list[Message]:
    """What never takes hold of an enemy (DC-STATE-12)."""
    return [Message("foe-immune", states=names([state_name(state) for state in immune]))] if immune else []


def form_lines(card: BossForm) -> list[Message]:
    """One face of a boss: its life, where it stands, what it is immune to."""
    lines = [Message("foe-life", life=card.life), Message("foe-place", space=SPACES[NUMBERS[card.at]])]
    lines.extend(immune_lines(card.immune))
    if card.thorns:
        lines.append(Message("foe-thorns", amount=card.thorns))
    return lines


def attack_lines(card: Attack) -> list[Message]:
    """What a boss does in one bout."""
    return [Message("form-number", form=card.form), *round_lines(card)]


def element_lines(card: Element) -> list[Message]:
    """A special card of a boss: an enemy with life, or fire for those who act in its round."""
    if card.life:
        return [Message("foe-life", life=card.life), *round_lines(card)]
    return [
        Message("fire-line", round=round_name(number), amount=act.amount, state=state_name(act.state))
        for number, acts in enemy_rounds(card).items()
        for act in acts
        if isinstance(act, cards.Afflict)
    ]
