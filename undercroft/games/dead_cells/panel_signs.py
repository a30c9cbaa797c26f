"""Actions in signs, short enough for the columns of a fight: ✕2→R1; and what the signs mean.

Nothing is told by a sign alone: whatever stands in a fight's grid also stands below it in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from textual.content import Content

from undercroft.engine.text import Text
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.cards import AnyAct, AnyEnemyAct
from undercroft.games.dead_cells.words import ANYWHERE, ROUNDS, SPACES, act_word, state_name
from undercroft.terminal.drawing import Lines, hanging

FADED: Final = "$text-muted"
STATES: Final = {
    "poisoned": "☣",
    "bleeding": "♦",
    "burning": "▲",
    "frozen": "❄",
    "targeted": "◎",
    "worm": "∿",
    "malaise": "¿",
}
SHIELD: Final = "▣"
GOLDEN: Final = "◈"
FACE_DOWN: Final = "▒"
# An action by its kind; those of prisoners and of enemies that are alike have one sign.
ACTS: Final = {
    "damage": "✕",
    "block": SHIELD,
    "heal": "♥",
    "cure": "○",
    "loot": "$",
    "ability": "✦",
    "push": "»",
    "pull": "«",
    "shatter": "#",
    "earn": "¢",
    "vanish": "◌",
    "dies": "†",
    "leap": "↷",
    "steal": "¤",
    "summon": "&",
    "rage": "‼",
    "lay": "⌂",
}
VICTIMS: Final = {
    "choice": "",
    "first_player": "→①",
    "two": "→②",
    "three": "→③",
    "all": "→∗",
    "weakest": "→▽",
    "strongest": "→△",
}


# -- signs -----------------------------------------------------------------------------------------------


def act_sign(act: AnyAct) -> str:
    """An action of a prisoner: what, how much, how far; in brackets what needs something to be so."""
    kind = str(act.__struct_config__.tag)
    amount = getattr(act, "amount", 1)
    if isinstance(act, cards.Inflict):
        sign = f"{STATES[act.state]}{many(amount)}"
    elif isinstance(act, cards.Damage):
        more = f"+{act.extra}" if act.extra else ""
        sign = f"{ACTS[kind]}{amount}{more}{'!' if act.pierce else ''}"
    elif isinstance(act, cards.Block):
        sign = f"{GOLDEN if act.golden else SHIELD}{amount}"
    else:
        sign = f"{ACTS[kind]}{many(amount)}"
    if isinstance(act, cards.Damage | cards.Block) and act.level is not None:
        sign += "+"
    if isinstance(act, cards.Damage | cards.Inflict) and act.all:
        sign += "∗"
    reach = getattr(act, "reach", "")
    if reach and reach != ANYWHERE:
        sign += f"→{reach}"
    if getattr(act, "who", "self") == "all":
        sign += "∗"
    return f"({sign})" if act.needs else sign


def enemy_act_sign(act: AnyEnemyAct) -> str:
    """An action of an enemy in the same way."""
    kind = str(act.__struct_config__.tag)
    amount = getattr(act, "amount", 1)
    if isinstance(act, cards.Afflict):
        sign = f"{STATES[act.state]}{many(amount)}"
    elif isinstance(act, cards.Strike):
        then = STATES[act.then] if act.then is not None else ""
        sign = f"{ACTS[kind]}{amount}{'!' if act.pierce else ''}{then}"
    elif isinstance(act, cards.Guard):
        sign = f"{GOLDEN if act.golden else SHIELD}{amount}"
    elif isinstance(act, cards.Leap):
        sign = f"{ACTS[kind]}{act.to}"
    else:
        sign = f"{ACTS[kind]}{many(amount)}"
    if isinstance(act, cards.Strike | cards.Afflict):
        sign += VICTIMS[act.to]
    if getattr(act, "who", "self") != "self":
        sign += "∗"
    return f"({sign})" if act.needs else sign


def many(amount: int) -> str:
    """A number, where it is more than one."""
    return str(amount) if amount > 1 else ""


def acts_signs(acts: Sequence[AnyAct]) -> str:
    """Some actions of a prisoner."""
    return " ".join(act_sign(act) for act in acts)


def said_sign(said: str) -> str:
    """What was announced with a card: an action and its round (`damage:2`)."""
    word, _, round = said.partition(":")
    return f"{STATES.get(word) or ACTS[word]}{ROUNDS[int(round)]}"


def tokens(one: dict[str, object]) -> str:
    """Shields and states of whoever bears them, as the view has them."""
    found = [f"{sign}{count}" for sign, count in ((SHIELD, one["shields"]), (GOLDEN, one["golden"])) if count]
    states = one["states"]
    assert isinstance(states, dict)
    found += [f"{STATES[state]}{count}" for state, count in states.items() if count]
    frozen = one["frozen"]
    assert isinstance(frozen, list)
    return " ".join([*found, *[f"{STATES['frozen']}{ROUNDS[round]}" for round in frozen]])


# -- what they mean --------------------------------------------------------------------------------------


def meanings(text: Text) -> dict[str, str]:
    """Every sign in words, in the order in which they are told."""
    spoken = ("damage", "block", "heal", "loot", "ability")
    found = {ACTS[word]: text.tell(act_word(word)) for word in spoken}
    found[GOLDEN] = text.say("token-golden")
    found |= {sign: text.tell(state_name(state)) for state, sign in STATES.items()}
    found |= {
        "!": text.say("panel-pierces"),
        ACTS["cure"]: text.say("panel-cures"),
        ACTS["push"]: text.say("panel-pushes"),
        ACTS["pull"]: text.say("panel-pulls"),
        ACTS["shatter"]: text.say("panel-shatters"),
        ACTS["earn"]: text.say("panel-earns"),
        ACTS["vanish"]: text.say("panel-vanishes"),
        ACTS["dies"]: text.say("panel-dies"),
        ACTS["leap"]: text.say("panel-leaps"),
        ACTS["steal"]: text.say("panel-steals"),
        ACTS["summon"]: text.say("panel-summons"),
        ACTS["rage"]: text.say("panel-rages"),
        ACTS["lay"]: text.say("panel-lays"),
        "→": text.say("panel-reach", short="1", space=SPACES[2]),
        "∗": text.say("panel-all"),
        "(": text.say("panel-needs"),
    }
    victims = ("first_player", "two", "three", "weakest", "strongest")
    found |= {VICTIMS[whom][1:]: text.say(f"victim-{whom}") for whom in victims}
    return found | {FACE_DOWN: text.say("panel-face-down")}


def legend(drawn: Iterable[str], text: Text, width: int) -> Lines:
    """What the signs mean that were drawn."""
    seen = "".join(drawn)
    parts = [
        f"{'(…)' if sign == '(' else sign}\u00a0{re.sub(' ', chr(0xA0), words)}"
        for sign, words in meanings(text).items()
        if sign in seen
    ]
    return [Content.styled(hanging("   ".join(parts), width, ""), FADED)] if parts else []
