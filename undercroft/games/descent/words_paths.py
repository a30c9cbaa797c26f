"""Abilities and surges in words, by what the rules call them: `sneaky#1`, `crossbow.surge.0`."""

from __future__ import annotations

import re
from typing import Any, Final

from undercroft.engine.message import Message
from undercroft.games.descent import cards
from undercroft.games.descent.cards import Ability, Effects, Surge
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.words import FAMILIARS, ITEMS, any_card, card_id, commas
from undercroft.games.descent.words_abilities import telling_of
from undercroft.games.descent.words_acts import Telling, acts_line, surge_gains

PARTS: Final = re.compile(r"\.(do|passive|lasting|surge)\.")


def effects_of(card: str) -> tuple[Effects, str] | None:
    """What a card says, and who uses it, from its id or a copy's."""
    kind = card_id(card)
    if kind in CARDS.heroes:
        sheet = CARDS.heroes[kind]
        return (Effects(ability=[sheet.feat]) if ".feat" in card else sheet.talent), "hero"
    if ".overlord" in card and kind in CARDS.relics:
        return CARDS.relics[kind], "bearer"
    deck, _, plot = card.partition("#")[0].partition(":")
    if plot and deck in CARDS.plots:
        return next(one for one in CARDS.plots[deck].cards if one.id == plot), "overlord"
    known: tuple[tuple[dict[str, Any], str], ...] = (
        (CARDS.skills, "hero"),
        (ITEMS, "hero"),
        (CARDS.search, "hero"),
        (CARDS.taints, "hero"),
        (CARDS.overlord, "overlord"),
        (CARDS.monster_abilities, "monster"),
        (CARDS.allies, "ally"),
        (FAMILIARS, "familiar"),
    )
    for found, user in known:
        if kind in found:
            return found[kind], user
    return None


def ability_name(path: str) -> Message:
    """A card by name; with what it does, where it has another ability for the same moment."""
    name = any_card(path)
    found = effects_of(path)
    if found is None or "#" not in path:
        return name
    card, user = found
    ability = card.ability[int(path.rpartition("#")[2])]
    if len([one for one in card.ability if one.at == ability.at]) == 1 or not ability.do:
        return name
    return Message("in-brackets", what=name, more=acts_line(ability.do, telling_of(ability, user)))


def gain_of(path: str) -> Message | None:
    """What a purchase brings, or nothing where there is no such surge."""
    surge, user = surge_of(path)
    return None if surge is None else commas(surge_gains(surge, Telling(user, "struck")))


def cost_of(path: str) -> int:
    """How many surges it costs."""
    surge, _ = surge_of(path)
    return 1 if surge is None else surge.cost


def source_of(path: str) -> str:
    """The card that lends a surge ability to an attack; nothing for the weapon's own."""
    part = PARTS.search(path)
    return path[: part.start()] if part is not None and part[1] != "surge" else ""


def surge_of(path: str) -> tuple[Surge | None, str]:
    """A surge ability, and who buys it."""
    head, _, number = path.rpartition(".surge.")
    if not number.isdigit():
        return None, "hero"
    place = int(number)
    part = PARTS.search(head)
    if part is not None:
        return inner_surge(head, part, place)
    if ".overlord" in head:
        return listed(CARDS.relics[card_id(head)].surges, place), "bearer"
    if ":" in head:
        return listed(monster_surges(head.split(":")), place), "monster"
    found = effects_of(head)
    if found is None:
        return None, "hero"
    weapon: cards.Weapon | None = getattr(found[0], "weapon", None)
    return (None if weapon is None else listed(weapon.surges, place)), found[1]


def listed(surges: list[Any], place: int) -> Surge | None:
    """One of several."""
    return surges[place] if place < len(surges) else None


def monster_surges(key: list[str]) -> list[cards.MonsterSurge]:
    """The surges of a monster's or lieutenant's own attack, from its kind, rank and act."""
    kind, rank, act = key[0], key[1], key[2]
    if kind in CARDS.lieutenants:
        return (CARDS.lieutenants[kind].act1 if act == "1" else CARDS.lieutenants[kind].act2).surges
    figures = CARDS.monsters[kind].act1 if act == "1" else CARDS.monsters[kind].act2
    return (figures.master if rank == "master" else figures.minion).surges


def inner_surge(head: str, part: re.Match[str], place: int) -> tuple[Surge | None, str]:
    """A surge that an act or a passive of a card brings."""
    found = effects_of(head[: part.start()])
    if found is None:
        return None, "hero"
    card, user = found
    rest = head[part.end() :].split(".")
    if part[1] == "passive":
        return card.passive[int(rest[0])].surge, user
    ability = ability_at(card, head[: part.start()])
    if part[1] == "lasting":
        return ability.lasting[int(rest[0])].surge, user
    act: Any = ability.do[int(rest[0])]
    for field, number in zip(rest[1::2], rest[2::2]):
        act = getattr(act, field)[int(number)]
    if isinstance(act, cards.GiveSurge):
        return act.surge, user
    return listed(act.surges, place), user


def ability_at(card: Effects, path: str) -> Ability:
    """One ability of a card, by its number if there are several."""
    number = path.rpartition("#")[2]
    return card.ability[int(number) if "#" in path else 0]
