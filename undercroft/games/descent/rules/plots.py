"""Plot cards: taking a deck, and triggering cards for threat.

D2-CSET-05, D2-THREAT-01, D2-CORE-113, D2-DP-07, D2-DP-46.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import PASS, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import overlord_cards, threat
from undercroft.games.descent.rules.needs import are_met
from undercroft.games.descent.rules.sheets import (
    ABILITIES,
    FACES,
    PLOT_BUY,
    PLOT_DECKS,
    PLOT_TRIGGER,
    AbilityFace,
)
from undercroft.games.descent.rules.table import ask_overlord
from undercroft.games.descent.state import CardUsed, DoActs, Journey, PickCard, TakePlot, UseCard

NOBODY: Final = -1


def take_plot(table: Journey, step: TakePlot) -> Rule:
    """The overlord takes a Plot deck, if he likes; its basic card lies face up at once (D2-CSET-05, D2-CORE-113)."""
    options: list[Action] = [PASS, *[PickCard(deck) for deck in PLOT_DECKS]]
    answer = yield ask_overlord(table, options, "ask-plot", ("D2-DP-07",))
    if isinstance(answer, Pass):
        return
    assert isinstance(answer, PickCard)
    table.overlord.plot = answer.card
    for card in PLOT_DECKS[answer.card]:
        key = f"{answer.card}:{card}"
        if PLOT_BUY[key] == 0:
            table.overlord.plots.append(key)


def is_plot(card: str) -> bool:
    """Whether this is a Plot card, or one of several abilities of one."""
    return card.partition("#")[0] in PLOT_BUY


def is_payable(table: Journey, ability: AbilityFace) -> bool:
    """Whether a card is not exhausted, and there is threat and hand enough for it."""
    overlord = table.overlord
    if ability.card in overlord.exhausted or len(overlord.hand) < ability.discard:
        return False
    return PLOT_TRIGGER[ability.card] <= overlord.threat


def abilities_at(table: Journey, moment: str, figure: int) -> list[AbilityFace]:
    """What his Plot cards, which lie open, can do at a moment."""
    found: list[AbilityFace] = []
    for card in table.overlord.plots:
        for ability in FACES[card].moments.get(moment, []):
            if is_payable(table, ability) and are_met(table, NOBODY, ability.needs, card, figure):
                found.append(ability)
    return found


def may_trigger(table: Journey, moment: str, figure: int) -> bool:
    """Whether a Plot card could be triggered now: all that decides it lies open (D2-DP-46)."""
    if not table.overlord.plots:
        return False
    return bool(triggers(table, moment, figure, []))


def triggers(table: Journey, moment: str, figure: int, played: list[str]) -> list[Action]:
    """The Plot cards for a moment, for each target."""
    found: list[Action] = []
    for ability in abilities_at(table, moment, figure):
        if ability.id not in played:
            for target in overlord_cards.targets(table, ability):
                found.append(UseCard(ability.id, target, NOBODY))
    return found


def trigger_card(table: Journey, card: str, figure: int, target: int) -> None:
    """Threat is spent and becomes fortune; then the card does what it says (D2-THREAT-01)."""
    ability = ABILITIES[card]
    if ability.exhaust:
        table.overlord.exhausted.append(ability.card)
    table.tell(CardUsed(NOBODY, ability.card, target))
    table.next(DoActs(NOBODY, target, figure, NOBODY, ability.acts, 0, 0, 0, ability.card, NOBODY, []))
    for _ in range(ability.discard):
        table.next(DoActs(NOBODY, target, figure, NOBODY, ["discard_one"], 0, 0, 0, ability.card, NOBODY, []))
    threat.spend(table, PLOT_TRIGGER[ability.card])
