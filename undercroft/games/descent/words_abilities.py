"""When something may be used, by whom, on whom and at what price; and what a card gives by lying there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.engine.message import Arg, Message
from undercroft.games.descent.cards import Ability, AttackVerb, Effects, Passive
from undercroft.games.descent.words import commas, dice_words, names, signed, within_words
from undercroft.games.descent.words_acts import Telling, acts_line, quoted, surge_line

HEROES_CHOSEN: Final = ("self_or_adjacent_hero", "adjacent_hero", "hero", "any_hero", "hero_in_sight")
BY_HEROES: Final = ("hero_entered", "door_opened", "searched", "test_passed", "hero_fell", "turn_start", "turn_end")
BY_MONSTERS: Final = ("monster_entered", "monster_activated", "monster_fell", "defeated")
BY_ATTACKERS: Final = ("attack_declared", "attack_rolled", "attack_resolved", "damage_due")


# -- who is meant ----------------------------------------------------------------------------------------


def telling_of(ability: Ability, user: str, moments: Sequence[Ability] = ()) -> Telling:
    """Whom the words of an ability mean, at its own moment or at several."""
    others = {other_of(one) for one in moments or [ability]}
    return Telling(user, target_of(ability), others.pop() if len(others) == 1 else "roller")


def target_of(ability: Ability) -> str:
    """Whom an ability is used on."""
    if ability.choice in HEROES_CHOSEN or (not ability.choice and ability.role == "protector"):
        return "that_hero"
    if ability.choice == "own_group":
        return "that_group"
    return "that_monster" if ability.choice else "that_figure"


def other_of(ability: Ability) -> str:
    """Whoever brought the moment about."""
    if ability.at in BY_HEROES:
        return "that_hero"
    if ability.at in BY_MONSTERS:
        return "that_monster"
    return "attacker" if ability.at in BY_ATTACKERS else "roller"


# -- abilities -------------------------------------------------------------------------------------------


def ability_lines(abilities: Sequence[Ability], user: str, threat: int = 0) -> list[Message]:
    """What may be used; abilities that differ in nothing but their moment are told as one."""
    lines: list[Message] = []
    told: list[Ability] = []
    for ability in abilities:
        if any(same_but_moment(ability, other) for other in told):
            continue
        told.append(ability)
        moments = [one for one in abilities if same_but_moment(one, ability)]
        lines.extend(ability_line(ability, moments, user, threat))
    return lines


def same_but_moment(one: Ability, other: Ability) -> bool:
    """Whether two abilities do the same, to the same, at the same price."""
    kept = [name for name in one.__struct_fields__ if name not in ("at", "role")]
    return all([getattr(one, name) == getattr(other, name) for name in kept])


def ability_line(ability: Ability, moments: Sequence[Ability], user: str, threat: int) -> list[Message]:
    """One ability: its head, what it does, what lasts while the card is exhausted."""
    telling = telling_of(ability, user, moments)
    head = ability_head(ability, moments, telling, threat)
    lines: list[Message] = []
    if ability.do:
        lines.append(Message("line-head", head=head, acts=acts_line(ability.do, telling)))
    for passive in ability.lasting:
        what = Message("while-exhausted", what=passive_words(passive, user, "passive-aside"))
        lines.append(Message("line-end", what=what) if lines else Message("line-head", head=head, acts=what))
    return lines


def ability_head(ability: Ability, moments: Sequence[Ability], telling: Telling, threat: int) -> Message:
    """When, on whom, if what is so, how often, for what."""
    near = within_words(ability.within)
    when = [when_words(one, telling, near) for one in moments]
    parts = [Message("as-it-is", what=names(when, "or"))]
    if ability.choice:
        choice = "hero_near" if ability.choice == "hero" and telling.user != "hero" else ability.choice
        parts.append(Message(f"aim-{choice}", user=telling.whose(), near=near))
    parts.extend([Message(f"need-{need}", user=telling.whose()) for need in needs_told(ability)])
    if ability.once:
        parts.append(Message(f"once-{ability.once}"))
    parts.extend(price_parts(ability, threat))
    return commas(parts)


def when_words(ability: Ability, telling: Telling, near: Message) -> Message:
    """The moment; a card that is resolved as it is drawn has none."""
    if telling.user == "searcher":
        return Message("when-drawn")
    return Message(f"when-{ability.at}", role=ability.role or "any", user=telling.whose(), near=near)


def needs_told(ability: Ability) -> list[str]:
    """What must be so, without what the rest of the text says anyway."""
    told: list[str] = [act.weapon for act in ability.do if isinstance(act, AttackVerb)]
    if ability.role == "beside":
        told.append("enemy")
    if ability.choice == "guard":
        told.append("own_dice")
    if "two_hand_or_pair" in ability.needs:
        told.append("melee")
    return [need for need in ability.needs if need not in told]


def price_parts(ability: Ability, threat: int) -> list[Message]:
    """Fatigue, threat, cards, and the card itself."""
    parts: list[Message] = []
    if ability.fatigue > 0:
        parts.append(Message("price-fatigue", amount=ability.fatigue))
    elif ability.fatigue < 0:
        parts.append(Message("price-fatigue-any"))
    if threat:
        parts.append(Message("price-threat", amount=threat))
    if ability.discard:
        parts.append(Message("price-discard", amount=ability.discard))
    if ability.exhaust:
        parts.append(Message("price-exhaust"))
    return parts


# -- passives --------------------------------------------------------------------------------------------


def passive_line(passive: Passive, user: str) -> Message:
    """What a card gives, as a sentence."""
    return Message("line-end", what=passive_words(passive, user))


def passive_words(passive: Passive, user: str, joined: str = "passive-head") -> Message:
    """What a card gives: to whom, if what is so, what."""
    head: list[Message] = []
    if passive.whom != "self":
        head.append(Message(f"whom-{passive.whom}", near=passive.near))
    head.extend([Message(f"need-{need}", user=Message(f"who-{user}")) for need in passive.needs])
    what = given(passive, user)
    return Message(joined, head=commas(head), what=what) if head else what


def given(passive: Passive, user: str) -> Message:
    """What it is, without for whom."""
    args: dict[str, Arg] = {"amount": abs(passive.amount), "signed": signed(passive.amount)}
    args["near"] = passive.near
    if passive.dice:
        args["dice"] = dice_words(passive.dice)
    if passive.surge is not None:
        attacker = "that_hero" if passive.whom == "heroes" else "familiar" if passive.whom == "familiar" else user
        args["surge"] = quoted(surge_line(passive.surge, Telling(attacker, "struck")))
    if passive.gives == "surge_or_miss" and passive.near:
        args["near"] = within_words(passive.near)
        return Message("gives-surge_or_miss-near", **args)
    if passive.gives == "hearts" and passive.amount < 0:
        return Message("gives-hearts-less", **args)
    return Message(f"gives-{passive.gives}", **args)


def effect_lines(card: Effects, user: str, threat: int = 0) -> list[Message]:
    """All that a card with effects says."""
    return [*[passive_line(one, user) for one in card.passive], *ability_lines(card.ability, user, threat)]
