"""Overlord cards: drawing, playing, discarding; what may be held is asked, what is held is not.

D2-OL-03, D2-OSET-04, D2-CORE-81 to D2-CORE-87, D2-DP-46, D2-DP-51, D2-DP-62, D2-RELIC-04.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.record import Action
from undercroft.games.descent.rules import choosing
from undercroft.games.descent.rules.needs import are_met
from undercroft.games.descent.rules.sheets import FACES, OVERLORD_TRAIT, AbilityFace, kind_of
from undercroft.games.descent.rules.table import monsters_standing, overlord_seat
from undercroft.games.descent.state import (
    CardLost,
    CardPlayed,
    CardsDrawn,
    CardSeen,
    CardUsed,
    DoActs,
    Journey,
    UseCard,
)

NOBODY: Final = -1


def overlords_by_moment() -> dict[str, dict[str, list[AbilityFace]]]:
    """By moment: the Overlord cards that have something for it, and what."""
    found: dict[str, dict[str, list[AbilityFace]]] = {}
    for card in OVERLORD_TRAIT:
        for moment, abilities in FACES[card].moments.items():
            found.setdefault(moment, {})[card] = abilities
    return found


OVERLORDS_AT: Final[dict[str, dict[str, list[AbilityFace]]]] = overlords_by_moment()


def draw(table: Journey, many: int) -> None:
    """The overlord draws; from an empty deck the discards are shuffled into a new one (D2-CORE-82, D2-CORE-84)."""
    overlord = table.overlord
    drawn: list[str] = []
    for _ in range(many):
        if not overlord.deck:
            overlord.deck = overlord.discard
            overlord.discard = []
            table.chance.decks.shuffle(overlord.deck)
        if not overlord.deck:
            break
        card = overlord.deck.pop()
        overlord.hand.append(card)
        drawn.append(card)
    if drawn:
        table.tell(CardsDrawn(len(drawn)))
        if table.heard():
            for card in drawn:
                table.tell(CardSeen(card), only=overlord_seat(table))


def discard_random(table: Journey, many: int) -> None:
    """Cards leave the hand at random."""
    overlord = table.overlord
    for _ in range(min(many, len(overlord.hand))):
        card = sorted(overlord.hand)[table.chance.decks.below(len(overlord.hand))]
        discard(table, card)


def discard(table: Journey, card: str) -> None:
    """A card goes from the hand to the discards."""
    table.overlord.hand.remove(card)
    table.overlord.discard.append(card)
    table.tell(CardLost(card))


def may_hold(table: Journey, moment: str, figure: int) -> bool:
    """Whether a card for this moment may be in the hand, by what is public: what he owns and what lies discarded."""
    overlord = table.overlord
    cards = OVERLORDS_AT.get(moment)
    if cards is None or not overlord.hand:
        return False
    for card in overlord.owned:
        if card in cards and card not in overlord.discard:
            for ability in cards[card]:
                if are_met(table, NOBODY, ability.needs, card, figure):
                    return True
    return False


def mark_of(ability: AbilityFace) -> str:
    """What remembers that a card of this kind was played on this trigger (D2-CORE-85)."""
    return kind_of(ability.card)


def playable(table: Journey, moment: str, figure: int, played: list[str]) -> list[Action]:
    """The cards of the hand that fit a moment, for each target; of two copies one (D2-CORE-83, D2-CORE-85)."""
    options: list[Action] = []
    kinds: list[str] = []
    for card in table.overlord.hand:
        kind = kind_of(card)
        if kind in kinds or kind in played:
            continue
        kinds.append(kind)
        for ability in FACES[card].moments.get(moment, []):
            if are_met(table, NOBODY, ability.needs, card, figure):
                for target in targets(table, ability):
                    options.append(UseCard(ability.id, target, NOBODY))
    return options


def targets(table: Journey, ability: AbilityFace) -> list[int]:
    """Whom a card of the overlord's can be played on."""
    return choosing.candidates(table, NOBODY, ability.choice, ability.within) if ability.choice else [NOBODY]


def traps_for(table: Journey, figure: int, space: int, in_move_action: bool, played: list[str]) -> list[str]:
    """The cards of the hand for a hero who enters an empty space; some only in a move action (D2-CORE-87)."""
    found: list[str] = []
    for card in table.overlord.hand:
        for ability in FACES[card].moments.get("hero_entered", []):
            kinds = [kind_of(other) for other in found]
            if kind_of(card) not in kinds and kind_of(card) not in played:
                if in_move_action or "move_action" not in ability.needs:
                    found.append(card)
    return found


def play_card(table: Journey, card: str, figure: int, target: int, space: int, moment: str) -> None:
    """Play a card by its name at a moment."""
    for ability in FACES[card].moments[moment]:
        play(table, ability, figure, target, space)
        return


def play(table: Journey, ability: AbilityFace, figure: int, target: int, space: int) -> None:
    """A card is shown, goes to the discards, and does what it says (D2-CORE-83); a relic is exhausted for its price."""
    overlord = table.overlord
    card = ability.card
    if card in overlord.hand:
        overlord.hand.remove(card)
        overlord.discard.append(card)
        table.tell(CardPlayed(card, figure))
    else:
        if ability.exhaust:
            overlord.exhausted.append(card)
        table.tell(CardUsed(NOBODY, card, figure))
    acts = ["discard_one"] * ability.discard + ability.acts
    table.next(DoActs(NOBODY, target, figure, NOBODY, acts, 0, 0, 0, card, space, []))


def relic_options(table: Journey, moment: str, figure: int, played: list[str]) -> list[Action]:
    """What relics that lieutenants on the map carry let the overlord do (D2-RELIC-04)."""
    options: list[Action] = []
    overlord = table.overlord
    for relic, bearer in overlord.bearers.items():
        card = f"{relic}.overlord"
        abilities = FACES[card].moments.get(moment)
        if abilities is None or card in overlord.exhausted or not is_on_map(table, bearer):
            continue
        for ability in abilities:
            if ability.role == "overlord" and len(overlord.hand) >= ability.discard:
                if kind_of(card) not in played and are_met(table, NOBODY, ability.needs, card, figure):
                    options.append(UseCard(ability.id, NOBODY, NOBODY))
    return options


def is_on_map(table: Journey, kind: str) -> bool:
    """Whether a lieutenant or another figure of the overlord's of this kind stands on the map."""
    for one in monsters_standing(table):
        if table.figures[one].kind == kind:
            return True
    return False


def fitting(table: Journey, moment: str) -> list[str]:
    """The kinds of cards in the hand that could be played at a moment, for the overlord's own eyes."""
    found: list[str] = []
    for card in table.overlord.hand:
        if moment in FACES[card].moments and kind_of(card) not in found:
            found.append(kind_of(card))
    return found
