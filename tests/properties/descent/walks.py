"""Where a walk through Descent begins: two of three in any quest of either act, with skills, items and cards bought."""

from __future__ import annotations

import random

from undercroft.engine.record import Step
from undercroft.engine.session import Session
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.campaign import clear_map
from undercroft.games.descent.rules.quest_sheets import SHEETS
from undercroft.games.descent.rules.sheets import OVERLORD_DECKS, PLOT_DECKS, RELIC_ITEM, SHOPS, SKILLS
from undercroft.games.descent.rules.turns import outfits
from undercroft.games.descent.state import BeginQuest, Journey

LONGEST = 200  # answers; a campaign is met anywhere instead of played for ever
EVERY = 8  # how often what takes long is done: the table is large
QUESTS = [quest for quest in CARDS.quests if quest in SHEETS]
HAND = 5


def begin(session: Session, seed: int) -> Session:
    """The same game, perhaps as a later quest begins."""
    return far_along(session, seed) if seed % 3 else session


def choose_heroes(session: Session, rng: random.Random) -> Session:
    """Any heroes, with any class; then whatever is asked before the first quest."""
    while session.decision is not None and session.decision.ask in ("ask-hero", "ask-class", "ask-plot"):
        session.act(rng.choice(session.decision.options))
    return session


def far_along(session: Session, seed: int, quest: str = "") -> Session:
    """The same game as any quest begins, or this one: heroes have learned, bought and found, the overlord likewise."""
    rng = random.Random(f"far {seed}")
    table = choose_heroes(session, rng).state.copy()
    assert isinstance(table, Journey)
    table.quest = quest or rng.choice(QUESTS)
    if table.campaign is not None and CARDS.quests[table.quest].act == 2:
        table.campaign.act = 2
        table.campaign.shop = table.campaign.later_shop
        table.campaign.later_shop = []
    for number in range(len(table.heroes)):
        learn(table, number, rng)
        outfit(table, number, rng)
    scheme(table, rng)
    steps: list[Step] = [BeginQuest()]
    clear_map(table)
    table.agenda = steps
    return Session.at(session.game, table, session.seats, session.options, session.seed)


def learn(table: Journey, number: int, rng: random.Random) -> None:
    """Some skills of a hero's class; fortune and what a quest has left."""
    hero = table.heroes[number]
    hero.skills += [skill for skill in SKILLS[hero.job] if skill not in hero.skills and rng.randrange(2)]
    if table.overlord.plot:
        hero.fortune = rng.randrange(4)
    for _ in range(rng.randrange(3)):
        if table.search:
            hero.found.append(table.search.pop(rng.randrange(len(table.search))))


def outfit(table: Journey, number: int, rng: random.Random) -> None:
    """Some items of the shop and perhaps a relic, worn as they fit."""
    hero = table.heroes[number]
    deck = table.campaign.shop if table.campaign is not None else SHOPS[CARDS.quests[table.quest].act].copy()
    taken = [item for one in table.heroes for item in one.items]
    for _ in range(rng.randrange(4)):
        free = [item for item in deck if item not in taken]
        if free:
            item = rng.choice(free)
            deck.remove(item)
            hero.items.append(item)
            taken.append(item)
    relics = [item for item in RELIC_ITEM.values() if item not in taken]
    if relics and rng.randrange(3) == 0:
        hero.items.append(rng.choice(relics))
    hero.worn = rng.choice(outfits(hero.items))


def scheme(table: Journey, rng: random.Random) -> None:
    """Cards of any class beside the basic ones, a hand of them, Plot cards with threat to trigger them."""
    overlord = table.overlord
    more = [card for deck in OVERLORD_DECKS.values() for card in deck if card not in overlord.owned]
    rng.shuffle(more)
    overlord.owned += more[: rng.randrange(12)]
    overlord.deck = overlord.owned.copy()
    rng.shuffle(overlord.deck)
    overlord.discard = []
    overlord.hand = [overlord.deck.pop() for _ in range(HAND)]
    if overlord.plot:
        overlord.threat = rng.randrange(6)
        cards = [f"{overlord.plot}:{card}" for card in PLOT_DECKS[overlord.plot]]
        overlord.plots += [card for card in cards if card not in overlord.plots and rng.randrange(2)]
