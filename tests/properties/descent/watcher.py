"""What has happened in games of Descent, in words that can be compared with all that can happen.

An act is noted when its step is carried out: `act rage.do.0`, `act howl.do.0.fails.0`. What is used is noted by the
answer that used it (`used ghost_armor`), what comes by itself by what is told (`came inspiration`). Copies of a
card are one.
"""

from __future__ import annotations

import re
from functools import cache

from properties import happenings

from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.rumours import RUMOURS
from undercroft.games.descent.rules.sheets import (
    ABILITIES,
    ACTS,
    ARCHETYPES,
    ATTRIBUTES,
    CONDITIONS,
    FACES,
    SEARCH_KIND,
    SKILLS,
    SURGES,
    TAINTS,
    kind_of,
)
from undercroft.games.descent.state import (
    Afflicted,
    CardPlayed,
    CardUsed,
    DoActs,
    EncounterBegun,
    EncounterWon,
    Fell,
    HeroChosen,
    Hurt,
    ItemFound,
    Journey,
    Missed,
    QuestWon,
    Relieved,
    RumourPlayed,
    Spring,
    SurgeSpent,
    TaintShown,
    Tested,
    Tired,
    Travelled,
    UseCard,
)

COPY = re.compile(r"^([a-z_]+)\.\d+(?=$|#|\.)")
BY_HEROES = re.compile(r"(:lieutenant:\d):\d")
HARMS = ("hazard", "pit", "attack")
ELSEWHERE = ("act appraisal.do.0",)  # done where the card is drawn, not as an act
MISSES = ("x", "range", "surge")


def named(path: str) -> str:
    """A path or id without the number of a copy, or of the heroes."""
    return BY_HEROES.sub(r"\1", COPY.sub(r"\1", path))


def of_box(path: str) -> bool:
    """Whether this lies in the box: cards of tests lie beside them."""
    return not path.startswith(("test_", "challenge."))


@cache
def everything() -> set[str]:
    """All that can happen, by the names this chronicle gives it."""
    return of_cards() | of_figures() | of_campaigns()


def of_cards() -> set[str]:
    """Every ability used, every act done, every surge bought."""
    wanted = {f"bought {named(path)}" for path in SURGES if of_box(path)} | {"bought ease", "bought needed"}
    for id, ability in ABILITIES.items():
        if of_box(id) and SEARCH_KIND.get(ability.card) not in ("special", "passage"):
            wanted.add(f"came {named(ability.card)}" if ability.forced else f"used {named(id)}")
    wanted |= {f"act {named(path)}" for path in ACTS if of_box(path) and path.partition(".")[0] not in RUMOURS}
    wanted |= {f"played {id}" for id in CARDS.overlord} | {f"found {id}" for id in CARDS.search}
    return wanted - set(ELSEWHERE)


def of_figures() -> set[str]:
    """Who there is, and what befalls them."""
    wanted = {f"hero {kind}" for kind in ARCHETYPES if of_box(kind)} | {f"class {job}" for job in SKILLS if of_box(job)}
    wanted |= {f"fell {kind} {rank}" for kind in CARDS.monsters for rank in ("minion", "master")}
    wanted |= {f"fell {id}" for id, one in CARDS.lieutenants.items() if not one.agent}
    wanted |= {f"{what} {name}" for what in ("afflicted", "relieved") for name in CONDITIONS}
    wanted |= {f"tested {name} {how}" for name in ATTRIBUTES for how in ("passed", "failed")} | {"tested unrolled"}
    wanted |= {f"missed {why}" for why in MISSES} | {f"hurt by {harm}" for harm in HARMS} | {"tired by web"}
    wanted |= {f"taint {named(card)}" for card in TAINTS if of_box(card)}
    return wanted


def of_campaigns() -> set[str]:
    """Quests, roads and rumours."""
    wanted = {f"encounter {id}" for id in CARDS.encounters}
    wanted |= {f"travelled {id} {part.symbol}" for id, card in CARDS.travel.items() for part in card.parts}
    wanted |= {f"rumour {id}" for id in CARDS.rumours}
    wanted |= {f"{what} won by {side}" for what in ("encounter", "quest") for side in ("heroes", "overlord")}
    return wanted


class Watcher(happenings.Watcher):
    """The chronicle of games of Descent."""

    def give(self, session: Session, seat: int, action: Action) -> None:
        if isinstance(action, UseCard):
            self.seen.add(f"used {named(action.card)}")
        elif isinstance(action, Spring):
            for ability in FACES[action.card].moments["hero_entered"]:
                self.seen.add(f"used {named(ability.id)}")
        super().give(session, seat, action)

    def look(self, session: Session, told: int, line: int) -> None:
        for mark in reversed(session.checkpoints):
            if mark.at < line:
                break
            top = mark.state.agenda[-1] if mark.state.agenda else None
            if isinstance(top, DoActs) and top.acts:
                self.seen.add(f"act {named(top.acts[0])}")
        super().look(session, told, line)

    def hear(self, event: Event, state: State) -> None:
        assert isinstance(state, Journey)
        self.seen |= set(noted(event, state))


def noted(event: Event, table: Journey) -> list[str]:
    """What one event says."""
    if isinstance(event, CardUsed):
        return [f"came {named(event.card)}"]
    if isinstance(event, CardPlayed):
        return [f"played {kind_of(event.card)}"]
    if isinstance(event, SurgeSpent):
        return [f"bought {named(event.surge)}"]
    if isinstance(event, ItemFound):
        return [f"found {kind_of(event.card)}"]
    if isinstance(event, HeroChosen):
        return [f"hero {event.kind}", f"class {event.job}"]
    if isinstance(event, Fell):
        one = table.figures[event.figure]
        return [f"fell {one.kind}" if one.rank == "lieutenant" else f"fell {one.kind} {one.rank}"]
    if isinstance(event, Afflicted):
        return [f"afflicted {event.condition}"]
    if isinstance(event, Relieved):
        return [f"relieved {event.condition}"]
    if isinstance(event, Tested):
        how = "passed" if event.passed else "failed"
        return [f"tested {event.attribute} {how}"] if event.faces else ["tested unrolled"]
    if isinstance(event, Missed):
        return [f"missed {event.why}"]
    if isinstance(event, Hurt):
        return [f"hurt by {event.card}"]
    if isinstance(event, Tired):
        return [f"tired by {event.card}"]
    if isinstance(event, TaintShown):
        return [f"taint {named(event.card)}"]
    if isinstance(event, EncounterBegun):
        return [f"encounter {event.quest}_{event.number}"]
    if isinstance(event, EncounterWon):
        return [f"encounter won by {event.winner}"]
    if isinstance(event, QuestWon):
        return [f"quest won by {event.winner}"]
    if isinstance(event, Travelled):
        return [f"travelled {event.card} {event.symbol}"]
    if isinstance(event, RumourPlayed):
        return [f"rumour {event.card}"]
    return []
