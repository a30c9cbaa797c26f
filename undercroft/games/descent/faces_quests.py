"""Quests as a board shows them: story, goals of either side, tracks, clock, special rules, rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.message import Arg, Message
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.quest_book import SIZES, figures_of, value_of
from undercroft.games.descent.quest_cards import Amount, EncounterCard, HasFallen, Quest, Reward, SecretRoom
from undercroft.games.descent.words import any_card, names, quest_name

if TYPE_CHECKING:
    from undercroft.engine.text import Text


def quest(text: Text, card: Quest) -> dict[str, Any]:
    """A quest and its encounters."""
    name = quest_name(card.id)
    found = [one for one in CARDS.encounters.values() if one.quest == card.id]
    return {
        "name": text.sentence(name),
        "story": text.say(f"{name.id}.story"),
        "act": card.act,
        "role": card.role,
        "role_name": text.say(f"role-{card.role}"),
        "travel": list(card.travel),
        "heroes_won": card.heroes_won,
        "otherwise": card.otherwise,
        "rewards": {
            "heroes": text.sentence(reward_line(card.heroes)),
            "overlord": text.sentence(reward_line(card.overlord)),
        },
        "encounters": {str(one.number): encounter(text, one) for one in found},
    }


def reward_line(card: Reward) -> Message:
    """What a side gets for winning a quest, beside what everybody gets."""
    found: list[Message] = []
    if card.gold:
        found.append(Message("reward-gold", gold=card.gold))
    if card.xp:
        found.append(Message("reward-xp", xp=card.xp))
    if card.relic:
        found.append(Message("reward-relic", relic=any_card(card.relic)))
    if card.special:
        found.append(Message("reward-special", what=card.special))
    return Message("reward-line", rewards=names(found or [Message("reward-none")]))


def encounter(text: Text, card: EncounterCard) -> dict[str, Any]:
    """An encounter: what is told, what either side wants, what is special."""
    about = f"{card.quest}-{card.number}"
    name = f"encounter-{about}"
    known: dict[str, Arg] = dict(figures_of(card, 0))
    return {
        "name": text.say(name),
        "story": text.say(f"{name}.story"),
        "goals": {
            "heroes": [text.say(f"{name}.heroes", **known)],
            "overlord": [text.say(f"{name}.overlord", **known)],
        },
        "falls": {side: falling(card, side) for side in ("heroes", "overlord")},
        "clock": {
            "rounds": by_heroes(card, card.clock.rounds),
            "wins": card.clock.wins,
            "text": text.say(f"{name}.clock", **known),
        },
        "tracks": {
            track.id: {
                "name": text.say(f"track-{about}-{track.id}"),
                "side": track.side,
                "goal": None if track.goal is None else by_heroes(card, track.goal),
                "shown": track.shown,
            }
            for track in card.track
            if track.shown
        },
        "rules": [{"id": rule, "text": text.say(f"rule-{about}-{rule}", **known)} for rule in card.rules],
        "tokens": {token.kind: objective(text, token.kind, token.colour, faces_of(card)) for token in card.token},
        "actions": {action.id: text.say(f"interact-{action.id}") for action in card.action},
        "leaders": {group.leader: text.say(f"leader-{group.leader}") for group in card.group if group.leader},
    }


def falling(card: EncounterCard, side: str) -> list[str]:
    """Who has to fall for a side to win: how near they are to it is a track of its own."""
    wanted = [proviso for goal in card.goal if goal.side == side for proviso in goal.provided]
    return [proviso.who for proviso in wanted if isinstance(proviso, HasFallen)]


def by_heroes(card: EncounterCard, amount: Amount) -> int | list[int]:
    """An amount, or what it is with two, three and four heroes."""
    values = [value_of(card, amount, heroes) for heroes in SIZES]
    return values[0] if len(set(values)) == 1 else values


def faces_of(card: EncounterCard) -> list[str]:
    """What the tokens of an encounter may show."""
    found: list[str] = []
    for token in card.token:
        found.extend([token.face] if token.face else [])
        found.extend(token.hidden)
    return list(dict.fromkeys(found))


def objective(text: Text, kind: str, colour: str, faces: list[str]) -> dict[str, Any]:
    """An objective token: its name and what it may show."""
    return {
        "name": text.say(f"objective-{kind}"),
        "colour": colour,
        "faces": {face: text.say(f"face-{face}") for face in faces},
    }


def secret_room(text: Text, card: SecretRoom) -> dict[str, Any]:
    """A secret room."""
    return {"name": text.say(f"room-{card.id}"), "lines": [], "story": text.say(f"room-{card.id}.story")}
