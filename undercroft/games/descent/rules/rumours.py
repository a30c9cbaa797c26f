"""Rumours: a hand for the whole campaign, one card a phase, and the quests they bring.

D2-CSET-04, D2-RUM-01 to D2-RUM-05, D2-CORE-112, D2-DP-08.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.decision import PASS, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules import campaign, threat, travel
from undercroft.games.descent.rules.sheets import ACTS, read_acts
from undercroft.games.descent.rules.table import ask_overlord_secretly
from undercroft.games.descent.rules.waiting import note
from undercroft.games.descent.state import Journey, PlayRumour, RumourPlayed

THREAT_FOR_QUEST: Final = 1


class RumourFace:
    """A Rumour card: act (0: either), stage, the quest it brings, its acts."""

    def __init__(self, id: str, card: Any) -> None:
        self.act: int = card.act
        self.stage: str = card.stage
        self.quest: str = card.quest
        self.acts: list[str] = read_acts(f"{id}.do", card.do)


RUMOURS: Final[dict[str, RumourFace]] = {id: RumourFace(id, card) for id, card in CARDS.rumours.items()}


def is_asked(table: Journey, stage: str) -> bool:
    """Whether the overlord is asked in this stage, by what all know: he holds cards, has played none in this phase.

    D2-RUM-01.
    """
    one = campaign.campaign_of(table)
    if not table.overlord.rumours or one.rumour_played or not one.played:
        return False
    return any([fits(table, card, stage) for card in RUMOURS])


def fits(table: Journey, card: str, stage: str) -> bool:
    """Whether a card can be played in this stage and act (D2-RUM-02)."""
    face = RUMOURS[card]
    return face.stage == stage and face.act in (0, campaign.campaign_of(table).act)


def offer(table: Journey, stage: str) -> Rule:
    """A card of his hand for this stage, or none (D2-DP-08)."""
    options: list[Action] = [PASS]
    for card in table.overlord.rumours:
        if fits(table, card, stage):
            options.append(PlayRumour(card))
    answer = yield ask_overlord_secretly(table, options, "ask-rumour", ("D2-DP-08",))
    if isinstance(answer, Pass):
        return
    assert isinstance(answer, PlayRumour)
    play(table, answer.card)


def play(table: Journey, card: str) -> None:
    """The card is read out; a quest lies there until it is chosen, and brings threat (D2-RUM-03, D2-RUM-05)."""
    overlord = table.overlord
    face = RUMOURS[card]
    overlord.rumours.remove(card)
    overlord.rumours_played.append(card)
    campaign.campaign_of(table).rumour_played = True
    table.tell(RumourPlayed(card))
    if face.quest:
        campaign.campaign_of(table).rumours.append(face.quest)
        threat.gain(table, THREAT_FOR_QUEST)
    acts: list[str] = []
    for path in face.acts:
        if ACTS[path].do == "special":
            note(table, ACTS[path].name, ACTS[path].amount)
        else:
            acts.append(path)
    travel.follow(table, acts, card)


def forget_first_act(table: Journey) -> None:
    """Cards of act I are discarded, from the hand and from the table, and not replaced (D2-RUM-04)."""
    overlord = table.overlord
    one = campaign.campaign_of(table)
    overlord.rumours = [card for card in overlord.rumours if RUMOURS[card].act != 1]
    one.rumours = [quest for quest in one.rumours if CARDS.quests[quest].act != 1]
