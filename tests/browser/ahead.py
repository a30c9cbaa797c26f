"""Plays a table on through its socket, fast, to the moment a test or a picture is about."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import closing
from typing import Any

from serving import Served, Sitting

ANSWERS = 900

Ask = dict[str, Any]
Until = Callable[[Ask], bool]


def kinds(ask: Ask) -> set[str]:
    """The kinds of answers a question has."""
    return {str(option[0][0]) for option in ask.get("options", [])}


def asks(*wanted: str) -> Until:
    """Until a question has an answer of one of these kinds."""
    return lambda ask: bool(kinds(ask) & set(wanted))


def never(_ask: Ask) -> bool:
    """Until the end."""
    return False


def play_on(house: Served, opened: dict[str, Any], until: Until, seed: str = "", steps: int = ANSWERS) -> bool:
    """Answer by a seeded whim until a question is the one wished for; whether the game came to its end before."""
    whim = random.Random(seed)
    taken: set[str] = set()
    with closing(house.sit(opened["table"], opened["key"])) as sitting:
        over = bool(sitting.table.get("over"))
        for _ in range(steps):
            while not over and not sitting.ask.get("options"):
                over = bool(sitting.until("step").get("over"))
            if over or until(sitting.ask):
                return over
            over = answer(sitting, choice(sitting.ask, whim, taken))
    return over


def choice(ask: Ask, whim: random.Random, taken: set[str]) -> list[Any]:
    """Take what lies there; else whatever comes to mind."""
    for action, _, by in ask.get("asides", []):
        if action[0] == "PickUp" and action[1] not in taken:
            taken.add(action[1])
            return [action, by[0]]
    action, _, by = whim.choice(ask["options"])
    return [action, by[0]]


def answer(sitting: Sitting, chosen: list[Any]) -> bool:
    """Give an answer and wait for what comes of it; whether that was the end."""
    action, seat = chosen
    sitting.id += 1
    serial = sitting.ask["serials"][str(seat)]
    sitting.say({"t": "answer", "seat": seat, "serial": serial, "action": action, "id": sitting.id})
    over = heard = stepped = False
    while not (heard and stepped):
        message = sitting.hear()
        assert message["t"] != "refused", message
        heard = heard or message["t"] == "ok"
        if message["t"] == "step":
            stepped, over = True, bool(message.get("over"))
    return over
