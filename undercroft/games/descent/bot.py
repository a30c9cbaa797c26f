"""A player with judgement, for either side: goals first, exact odds, cards kept for the moment they are worth most."""

from __future__ import annotations

from typing import Final

from undercroft.bots.player import Player
from undercroft.engine.decision import DONE, PASS, Decision
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.descent import outfitting, tactics_heroes, tactics_overlord
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.estimate import is_deciding
from undercroft.games.descent.outlook import Outlook
from undercroft.games.descent.rules.sheets import RELIC_ITEM, RELIC_OF
from undercroft.games.descent.rules.table import overlord_seat
from undercroft.games.descent.second_thoughts import TURNS, worth_a_thought
from undercroft.games.descent.situation import Situation
from undercroft.games.descent.state import Journey, PickQuest, StandUp

# Questions that are put before the figures of an encounter stand.
BEFORE: Final = ("ask-group", "ask-hero", "ask-class", "ask-stand-up")
GAP: Final = 0.01  # of a victory: less than this the estimate does not see
ERRORS: Final = 1.0


class Judgement(Player):
    """The player."""

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        table = session.state
        assert isinstance(table, Journey)
        if decision is None or seat != decision.leader or seat not in decision.seats:
            return None
        options = decision.options
        if len(options) == 1:
            return options[0]
        answer: Action | None = None
        if table.encounter is not None and decision.ask not in BEFORE:
            look = Outlook(Situation(table))
            if seat == overlord_seat(table):
                answer = tactics_overlord.answer(look, decision)
            else:
                answer = tactics_heroes.answer(look, decision)
        if answer is None:
            answer = beside(table, decision)
        return answer if answer is not None else options[0]

    def shortlist(self, session: Session, seat: int, options: list[Action]) -> list[Action]:
        """What a figure does in its turn is worth a second thought; beside that judgement knows as much as a search.

        So it does in an encounter that only leads to another: what that one will make of it, the estimate hardly sees.
        """
        decision = session.decision
        table = session.state
        assert isinstance(table, Journey)
        habit = self.choose(session, seat)
        if decision is None or habit is None:
            return options
        if table.encounter is None or decision.ask not in TURNS or not is_deciding(table):
            return [habit]
        return worth_a_thought(Outlook(Situation(table)), options, habit)

    def how_deep(self) -> int:
        return 1  # a turn has fifty answers: to try those of the next question too takes more runs than there are

    def margin(self) -> tuple[float, float]:
        return GAP, ERRORS


def beside(table: Journey, decision: Decision) -> Action | None:
    """The answer to what is asked before, after and between encounters."""
    ask = decision.ask
    options = decision.options
    if ask == "ask-hero":
        return outfitting.best_hero(table, options)
    if ask == "ask-class":
        return outfitting.best_class(options)
    if ask == "ask-group":
        return tactics_overlord.best_kind(table, options)
    if ask == "ask-stand-up":
        return next((option for option in options if isinstance(option, StandUp)), options[0])
    if ask == "ask-shop":
        return outfitting.best_purchase(table, options)
    if ask == "ask-skills":
        return outfitting.best_skill(table, decision.about, options)
    if ask == "ask-overlord-shop":
        return outfitting.best_card(table, options)
    if ask == "ask-set-aside":
        return outfitting.best_aside(table, options)
    if ask == "ask-bearer":
        return outfitting.best_bearer(options)
    if ask == "ask-relic-taker":
        return outfitting.best_taker(table, relic_given(table), options)
    if ask == "ask-next-quest":
        return best_quest(table, options)
    if PASS in options:
        return PASS
    if DONE in options:
        return DONE
    return None


def relic_given(table: Journey) -> str:
    """The relic that is handed out: the heroes' reward for the quest just played."""
    campaign = table.campaign
    if campaign is None or not campaign.played:
        return ""
    relic: str = CARDS.quests[campaign.played[-1].quest].heroes.relic
    return relic if relic in RELIC_OF else RELIC_ITEM.get(relic, "")


def best_quest(table: Journey, options: list[Action]) -> Action:
    """One or another: which, what has happened so far decides, so that each is known."""
    offered = [option for option in options if isinstance(option, PickQuest)]
    campaign = table.campaign
    if not offered or campaign is None:
        return options[0]
    known = campaign.gold // 25 + sum([len(hero.items) for hero in table.heroes]) + len(campaign.played)
    return offered[known % len(offered)]
