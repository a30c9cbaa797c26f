"""Why not: what a player might expect to be able to do, and the rule that is in the way."""

from __future__ import annotations

from undercroft.engine.decision import Blocked, Decision
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules import aiming, doors, quests
from undercroft.games.descent.rules.layout import CLOSED
from undercroft.games.descent.rules.moving import is_in_pit
from undercroft.games.descent.rules.sheets import (
    ARCHETYPES,
    CLASSES,
    FACES,
    IMMOBILIZED,
    ITEMS,
    OVERLORD_DECKS,
    OVERLORD_XP,
    SKILL_XP,
    SKILLS,
    STUNNED,
)
from undercroft.games.descent.rules.table import (
    cards_of,
    encounter_of,
    enemies_of,
    is_hero,
    is_within,
    layout_of,
    spare_fatigue,
    turn_of,
)
from undercroft.games.descent.state import (
    MOVE_ACTION,
    BuyCard,
    BuyItem,
    ChooseClass,
    ChooseHero,
    Journey,
    LearnSkill,
    Operate,
    SellItem,
    Strike,
    Turn,
    UseCard,
)

TURNS = ("ask-turn", "ask-monster-turn", "ask-ally-turn")


def why_not(table: Journey, decision: Decision, seat: int) -> list[Blocked]:
    """What this seat cannot do now, and why."""
    if seat not in decision.asked():
        return []
    found = between_quests(table, decision)
    turn = turn_of(table) if table.encounter is not None else None
    if turn is not None and decision.ask in TURNS:
        found = in_turn(table, turn)
    offered = decision.options_of(seat)
    return [blocked for blocked in found if blocked.action not in offered]


# -- before and between quests ---------------------------------------------------------------------------


def between_quests(table: Journey, decision: Decision) -> list[Blocked]:
    """Heroes and classes that are taken, what is too dear, what cannot be sold."""
    ask = decision.ask
    if ask == "ask-hero":
        return [Blocked(ChooseHero(hero.kind), "why-taken", "D2-DP-02") for hero in table.heroes if hero.kind]
    if ask == "ask-class":
        return classes(table)
    if ask == "ask-shop" and table.campaign is not None:
        return shop(table)
    if ask == "ask-skills" and decision.about >= 0:
        hero = table.heroes[decision.about]
        unknown = [skill for skill in SKILLS[hero.job] if skill not in hero.skills]
        return [Blocked(LearnSkill(skill), "why-xp", "D2-CAMP-XP-02") for skill in unknown if SKILL_XP[skill] > hero.xp]
    if ask == "ask-overlord-shop":
        return overlord_shop(table)
    return []


def classes(table: Journey) -> list[Blocked]:
    """Classes of other archetypes, and those that are in the party (D2-HSET-03, D2-HSET-04)."""
    choosing = [hero for hero in table.heroes if hero.kind and not hero.job]
    taken = [hero.job for hero in table.heroes if hero.job]
    found: list[Blocked] = []
    for job in CARDS.classes:
        if job in taken:
            found.append(Blocked(ChooseClass(job), "why-class-taken", "D2-HSET-04"))
        elif choosing and job not in CLASSES[ARCHETYPES[choosing[0].kind]]:
            found.append(Blocked(ChooseClass(job), "why-archetype", "D2-HSET-03"))
    return found


def shop(table: Journey) -> list[Blocked]:
    """What the party's gold does not buy, and relics (D2-CAMP-SHOP-04, D2-CAMP-SHOP-09)."""
    campaign = table.campaign
    assert campaign is not None
    found: list[Blocked] = []
    for item in campaign.offered:
        if ITEMS[item].cost > campaign.gold:
            found.append(Blocked(BuyItem(item, 0), "why-gold", "D2-CAMP-SHOP-04"))
    for number, hero in enumerate(table.heroes):
        for item in hero.items:
            if ITEMS[item].kind == "relic":
                found.append(Blocked(SellItem(item, number), "why-relic-sold", "D2-RELIC-03"))
    return found


def overlord_shop(table: Journey) -> list[Blocked]:
    """Cards that are too dear, or whose class has too few (D2-CAMP-OLXP-03 to D2-CAMP-OLXP-05)."""
    found: list[Blocked] = []
    for deck, cards in OVERLORD_DECKS.items():
        for card in cards:
            if deck == "basic" or card in table.overlord.owned:
                continue
            dear = OVERLORD_XP[card] > table.overlord.xp
            rule = "D2-CAMP-OLXP-05" if dear else "D2-CAMP-OLXP-03"
            found.append(Blocked(BuyCard(card), "why-xp" if dear else "why-level", rule))
    return found


# -- in a turn -------------------------------------------------------------------------------------------


def in_turn(table: Journey, turn: Turn) -> list[Blocked]:
    """Attacks out of sight or reach, moves, cards and doors that are not open to the figure now."""
    figure = turn.figure
    conditions = table.figures[figure].conditions
    found: list[Blocked] = []
    if IMMOBILIZED in conditions:
        found.append(Blocked(MOVE_ACTION, "why-immobilized", "D2-CORE-58"))
    elif STUNNED in conditions:
        found.append(Blocked(MOVE_ACTION, "why-stunned", "D2-CORE-59"))
    elif is_in_pit(table, figure):
        found.append(Blocked(MOVE_ACTION, "why-pit", "D2-TER-PIT-05"))
    elif turn.actions <= 0:
        found.append(Blocked(MOVE_ACTION, "why-no-actions", "D2-TURN-08"))
    found.extend(attacks(table, turn))
    found.extend(cards(table, turn))
    found.extend(shut_doors(table, turn))
    return found


def attacks(table: Journey, turn: Turn) -> list[Blocked]:
    """Why somebody cannot be struck: no action, an attack already, too far off, out of sight."""
    figure = turn.figure
    if figure >= len(table.heroes) and turn.attacks > 0 and "attack" not in turn.extra:
        why, rule = "why-attacked", "D2-MON-03"
    elif turn.actions <= 0 and "attack" not in turn.extra:
        why, rule = "why-no-actions", "D2-TURN-08"
    else:
        why, rule = "", ""
    found: list[Blocked] = []
    for weapon in aiming.weapons(table, figure)[:1]:
        aimed = [aim.figure for aim in aiming.aims(table, figure, weapon)] if not why else []
        most = aiming.REACH if aiming.has_reach(table, figure, weapon) else 1
        for enemy in enemies_of(table, figure):
            if enemy in aimed:
                continue
            action = Strike(weapon.id, enemy, table.figures[enemy].base[0])
            if why:
                found.append(Blocked(action, why, rule))
            elif weapon.ranged or is_within(table, figure, enemy, most):
                found.append(Blocked(action, "why-no-sight", "D2-LOS-01"))
            else:
                found.append(Blocked(action, "why-too-far", "D2-ATK-06"))
    return found


def cards(table: Journey, turn: Turn) -> list[Blocked]:
    """Cards that are exhausted, too tiring, or used up."""
    figure = turn.figure
    if not is_hero(table, figure):
        return []
    hero = table.heroes[figure]
    found: list[Blocked] = []
    for card in cards_of(table, figure):
        for ability in card.abilities:
            if ability.at not in ("action", "turn"):
                continue
            action = UseCard(ability.id, -1, -1)
            if ability.card in hero.exhausted:
                found.append(Blocked(action, "why-exhausted", "D2-CORE-10"))
            elif ability.fatigue > spare_fatigue(table, figure):
                found.append(Blocked(action, "why-fatigue", "D2-FAT-01"))
            elif ability.at == "action" and turn.actions <= 0:
                found.append(Blocked(action, "why-no-actions", "D2-TURN-08"))
    if not hero.feat:
        feat = FACES[f"{hero.kind}.feat"].abilities[0]
        found.append(Blocked(UseCard(feat.id, -1, -1), "why-feat-used", "D2-FEAT-02"))
    return found


def shut_doors(table: Journey, turn: Turn) -> list[Blocked]:
    """Doors beside the figure that the quest keeps shut, or that a base stands in."""
    found: list[Blocked] = []
    edges = encounter_of(table).edges
    base = table.figures[turn.figure].base
    for at, edge in enumerate(layout_of(table).edges):
        if edge.kind == "ancient_wall" or not any([space in edge.beside for space in base]):
            continue
        if edges[at] == CLOSED and not quests.may_operate(table, turn.figure, at):
            found.append(Blocked(Operate(at), "why-locked", "D2-CORE-100"))
        elif edges[at] != CLOSED and doors.is_straddled(table, at):
            found.append(Blocked(Operate(at), "why-base", "D2-RULING-45"))
        elif turn.actions <= 0:
            found.append(Blocked(Operate(at), "why-no-actions", "D2-TURN-08"))
    return found
