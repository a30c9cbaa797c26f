"""Preparing a quest: the overlord's deck, relics and their bearers, influence, taint, the opening hand.

D2-OSET-03, D2-OSET-04, D2-CAMP-PREP-01 to D2-CAMP-PREP-03, D2-RELIC-04 to D2-RELIC-06, D2-TRAVEL-01, D2-CORE-133,
D2-RULING-06, D2-RULING-56, D2-RULING-62, D2-RULING-75, D2-DP-18, D2-DP-19. Worked examples: D2-EX-59, D2-EX-62.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules import agents, influence, taint
from undercroft.games.descent.rules.overlord_cards import draw
from undercroft.games.descent.rules.sheets import RELIC_BEARER, kind_of
from undercroft.games.descent.rules.table import ask_overlord, ask_overlord_secretly
from undercroft.games.descent.rules.waiting import NEXT_HAND, take
from undercroft.games.descent.state import Bear, Journey, Prepare, SetAside

LEAST_DECK: Final = 15
STAGES: Final = ("deck", "set_aside", "relics", "influence", "taint", "hand")


def stages() -> list[Step]:
    """All that comes before a quest; the Monster and Lieutenant cards are those of its act (D2-CAMP-PREP-03)."""
    return [Prepare(stage) for stage in STAGES]


def prepare(table: Journey, step: Prepare) -> Rule | None:
    """One part of it."""
    if step.stage == "deck":
        gather_deck(table)
    elif step.stage == "set_aside":
        return set_aside(table)
    elif step.stage == "relics":
        table.overlord.bearers = {}
        return hand_out_relics(table)
    elif step.stage == "bearers":
        return hand_out_relics(table)
    elif step.stage == "influence":
        return influence.prepare(table)
    elif step.stage == "taint":
        taint.deal(table)
    elif step.stage == "hand":
        draw_hand(table)
    elif step.stage == "agent":
        return agents.offer(table)
    return None


# -- the deck --------------------------------------------------------------------------------------------


def gather_deck(table: Journey) -> None:
    """All cards he owns are there to choose from (D2-RULING-56)."""
    overlord = table.overlord
    overlord.hand = []
    overlord.discard = []
    overlord.deck = overlord.owned.copy()
    table.chance.decks.shuffle(overlord.deck)


def set_aside(table: Journey) -> Rule | None:
    """Cards may be taken out in secret as long as fifteen remain (D2-CAMP-PREP-01)."""
    return choose_aside(table) if len(table.overlord.deck) > LEAST_DECK else None


def choose_aside(table: Journey) -> Rule:
    """Which card is left out, of copies alike one, or none any more (D2-DP-18)."""
    options: list[Action] = [DONE]
    kinds: list[str] = []
    for card in sorted(table.overlord.deck):
        if kind_of(card) not in kinds:
            kinds.append(kind_of(card))
            options.append(SetAside(card))
    answer = yield ask_overlord_secretly(table, options, "ask-set-aside", ("D2-DP-18",))
    if isinstance(answer, Done):
        return
    assert isinstance(answer, SetAside)
    table.overlord.deck.remove(answer.card)
    table.next(Prepare("set_aside"))


def draw_hand(table: Journey) -> None:
    """One card for each hero, before the journey; none is drawn again when the quest begins (D2-OSET-04, D2-TRAVEL-01).

    D2-RULING-06, D2-RULING-62.
    """
    draw(table, len(table.heroes) + take(table, NEXT_HAND))


# -- relics ----------------------------------------------------------------------------------------------


def lieutenants_of(quest: str) -> list[str]:
    """The lieutenants who take part in a quest; neither agents nor those whom it alone knows (D2-RULING-75)."""
    found: list[str] = []
    for number in range(1, CARDS.quests[quest].encounters + 1):
        for group in CARDS.encounters[f"{quest}_{number}"].group:
            one = CARDS.lieutenants.get(group.kind)
            if one is not None and not one.special and not one.agent and one.id not in found:
                found.append(one.id)
    return found


def pairings(table: Journey) -> list[Action]:
    """Each relic that nobody carries with each lieutenant who carries none and may (D2-RELIC-05, D2-CORE-133)."""
    overlord = table.overlord
    found: list[Action] = []
    for relic in overlord.relics:
        if relic not in overlord.bearers:
            for lieutenant in lieutenants_of(table.quest):
                if lieutenant not in overlord.bearers.values() and RELIC_BEARER[relic] in ("", lieutenant):
                    found.append(Bear(relic, lieutenant))
    return found


def hand_out_relics(table: Journey) -> Rule | None:
    """Who carries what; the overlord keeps them all, whoever falls (D2-CAMP-PREP-02, D2-RELIC-04, D2-RELIC-06)."""
    found = pairings(table)
    return choose_bearer(table, found) if found else None


def choose_bearer(table: Journey, found: list[Action]) -> Rule:
    """Which relic to whom, or no more (D2-DP-19)."""
    options: list[Action] = [DONE, *found]
    answer = yield ask_overlord(table, options, "ask-bearer", ("D2-DP-19",))
    if isinstance(answer, Done):
        return
    assert isinstance(answer, Bear)
    table.overlord.bearers[answer.relic] = answer.lieutenant
    table.next(Prepare("bearers"))
