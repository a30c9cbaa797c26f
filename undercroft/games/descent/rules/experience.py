"""Spending experience: skills for heroes, cards and threat for the overlord.

D2-CAMP-XP-01, D2-CAMP-XP-02, D2-CAMP-OLXP-01 to D2-CAMP-OLXP-06, D2-CAMP-PLOT-01, D2-CORE-86, D2-CORE-109 to
D2-CORE-111, D2-CORE-113, D2-CORE-114, D2-RULING-57, D2-RULING-58, D2-DP-13 to D2-DP-16. Worked examples: D2-EX-58.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Decision, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import threat
from undercroft.games.descent.rules.sheets import (
    OVERLORD_CLASS,
    OVERLORD_LEVEL,
    OVERLORD_XP,
    PLOT_BUY,
    PLOT_DECKS,
    SKILL_XP,
    SKILLS,
    kind_of,
)
from undercroft.games.descent.rules.table import OVERLORDS_SIDE, SEAT, ask_overlord
from undercroft.games.descent.rules.waiting import RETURN_CARDS, take, waits
from undercroft.games.descent.state import (
    CONVERT,
    OVERLORD_SPENDS,
    BuyCard,
    CardBought,
    Convert,
    Journey,
    LearnSkill,
    OverlordSpends,
    SetAside,
    SkillLearned,
    SpendXp,
    XpGained,
)

THREAT_FOR_XP: Final = 3
NEEDED: Final[dict[int, int]] = {2: 2, 3: 3}  # cards of a class already owned, for its levels (D2-CAMP-OLXP-03, 04)
OVERLORD_ASKS: Final = ("D2-DP-14", "D2-DP-15", "D2-DP-16")


def spend_xp(table: Journey, step: SpendXp) -> Rule | None:
    """A hero may buy skills of the own class that are left (D2-CAMP-XP-01, D2-DP-13)."""
    hero = table.heroes[step.hero]
    options: list[Action] = [DONE]
    for skill in SKILLS[hero.job]:
        if skill not in hero.skills and SKILL_XP[skill] <= hero.xp:
            options.append(LearnSkill(skill))
    return None if len(options) == 1 else choose_skill(table, step, options)


def choose_skill(table: Journey, step: SpendXp, options: list[Action]) -> Rule:
    """Which skill, or none any more; what is not spent is kept (D2-CAMP-XP-02, D2-CORE-110)."""
    hero = table.heroes[step.hero]
    answer = yield Decision(SEAT[hero.seat], options, "ask-skills", rules=("D2-DP-13",), about=step.hero)
    if isinstance(answer, Done):
        return
    assert isinstance(answer, LearnSkill)
    hero.xp -= SKILL_XP[answer.skill]
    hero.skills.append(answer.skill)
    table.tell(SkillLearned(step.hero, answer.skill))
    table.next(SpendXp(step.hero))


# -- the overlord ----------------------------------------------------------------------------------------


def overlord_spends(table: Journey, step: OverlordSpends) -> Rule | None:
    """The overlord buys cards of any class, Plot cards for threat, or threat for experience.

    D2-CAMP-OLXP-01, D2-CAMP-OLXP-02, D2-CAMP-OLXP-06, D2-CAMP-PLOT-01, D2-RULING-58.
    """
    overlord = table.overlord
    options: list[Action] = [DONE, *cards_to_buy(table), *plots_to_buy(table)]
    if overlord.xp and threat.uses_threat(table):
        options.append(CONVERT)
    if waits(table, RETURN_CARDS):
        options.extend(cards_to_return(table))
    if len(options) == 1:
        take(table, RETURN_CARDS)
        return None
    return choose_card(table, options)


def choose_card(table: Journey, options: list[Action]) -> Rule:
    """Which card, or none any more (D2-DP-14 to D2-DP-16)."""
    answer = yield ask_overlord(table, options, "ask-overlord-shop", OVERLORD_ASKS)
    overlord = table.overlord
    if isinstance(answer, Done):
        take(table, RETURN_CARDS)  # only in this phase
        return
    if isinstance(answer, Convert):
        overlord.xp -= 1
        threat.gain(table, THREAT_FOR_XP)
    elif isinstance(answer, SetAside):
        overlord.owned.remove(answer.card)
        overlord.xp += OVERLORD_XP[answer.card]
        table.tell(XpGained(OVERLORDS_SIDE, OVERLORD_XP[answer.card]))
    else:
        assert isinstance(answer, BuyCard)
        buy_card(table, answer.card)
    table.next(OVERLORD_SPENDS)


def buy_card(table: Journey, card: str) -> None:
    """An Overlord card for experience, or a Plot card for threat, which goes to the supply.

    D2-CAMP-OLXP-05, D2-CAMP-PLOT-01, D2-CORE-114.
    """
    overlord = table.overlord
    if card in PLOT_BUY:
        threat.pay(table, PLOT_BUY[card])
        overlord.plots.append(card)
    else:
        overlord.xp -= OVERLORD_XP[card]
        overlord.owned.append(card)
    table.tell(CardBought(card))


def cards_to_buy(table: Journey) -> list[Action]:
    """Cards he does not own, can pay and has the level for; of copies alike one at a time (D2-RULING-57)."""
    overlord = table.overlord
    found: list[Action] = []
    kinds: list[str] = []
    for card, xp in OVERLORD_XP.items():
        if card in overlord.owned or xp > overlord.xp or kind_of(card) in kinds:
            continue
        if meets_level(overlord.owned, card):
            kinds.append(kind_of(card))
            found.append(BuyCard(card))
    return found


def meets_level(owned: list[str], card: str) -> bool:
    """Two cards of level 1 for level 2, three of any level for level 3, all of its class; universal ones need none.

    D2-CAMP-OLXP-03, D2-CAMP-OLXP-04, D2-CORE-86.
    """
    level = OVERLORD_LEVEL[card]
    if level < 2:
        return True
    mates = [other for other in owned if OVERLORD_CLASS[other] == OVERLORD_CLASS[card]]
    if level == 2:
        mates = [other for other in mates if OVERLORD_LEVEL[other] == 1]
    return len(mates) >= NEEDED[level]


def cards_to_return(table: Journey) -> list[Action]:
    """Bought cards that no other one owned leans on: a reward lets him spend their experience anew."""
    found: list[Action] = []
    for card in table.overlord.owned:
        if OVERLORD_XP[card]:
            rest = [other for other in table.overlord.owned if other != card]
            if all([meets_level([mate for mate in rest if mate != other], other) for other in rest]):
                found.append(SetAside(card))
    return found


def plots_to_buy(table: Journey) -> list[Action]:
    """Cards of his Plot deck that he can pay in threat (D2-CAMP-PLOT-01, D2-DP-16)."""
    overlord = table.overlord
    found: list[Action] = []
    if overlord.plot:
        for card in PLOT_DECKS[overlord.plot]:
            key = f"{overlord.plot}:{card}"
            if key not in overlord.plots and PLOT_BUY[key] <= overlord.threat:
                found.append(BuyCard(key))
    return found
