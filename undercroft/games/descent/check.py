"""What must hold on every table of Descent, whoever says that it was laid: heroes, cards, the overlord, the campaign.

The map and what stands on it is looked at in `check_encounter.py`, what comes next in `check_agenda.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from undercroft.engine.errors import BadSave
from undercroft.games.descent import check_agenda, check_encounter
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.campaign import STAGES
from undercroft.games.descent.rules.encounters import COUNTED
from undercroft.games.descent.rules.influence import TOKENS
from undercroft.games.descent.rules.setup import FLAGS, SWITCHES, search_deck
from undercroft.games.descent.rules.sheets import (
    ARCHETYPES,
    CLASSES,
    FACES,
    ITEMS,
    OVERLORD_DECKS,
    OVERLORD_XP,
    PLOT_BUY,
    PLOT_DECKS,
    RELIC_OF,
    SHOPS,
    SKILLS,
    STARTING,
    TAINTS,
)
from undercroft.games.descent.rules.table import HEROES_SIDE, OVERLORDS_SIDE
from undercroft.games.descent.rules.turns import may_wear
from undercroft.games.descent.state import Campaign, Hero, Journey, PastQuest

MODES: Final = ("campaign", "quest", "first")
SIDES: Final = (HEROES_SIDE, OVERLORDS_SIDE)
SEATS: Final = range(2, 6)
MOST_HEROES: Final = 4
MOST: Final = 2_000  # gold, and whatever else is counted
MOST_WORDS: Final = 60  # in a list of words that only grows for a while


def check(table: Journey) -> None:
    """Refuse a table that cannot be."""
    for reason in wrong(table):
        raise BadSave(f"no table is like this: {reason}")


def wrong(table: Journey) -> list[str]:
    """Everything on this table that no box could lay out; first what has no name, for the rest is looked up by it."""
    return (
        wrong_names(table)
        or [
            *wrong_party(table),
            *wrong_cards(table),
            *wrong_overlord(table),
            *([] if table.campaign is None else wrong_campaign(table, table.campaign)),
        ]
        or check_encounter.wrong_encounter(table)
        or check_agenda.wrong_agenda(table)
    )


def outside(what: str, values: list[str], known: object) -> list[str]:
    """The first few of what is not among what there is."""
    assert isinstance(known, (dict, list, set, tuple))
    return [f"{value[:40]} is no {what}" for value in values if value not in known][:3]


def twice(values: list[str]) -> list[str]:
    """What lies in two places."""
    return [f"{value[:40]} twice" for value, count in Counter(values).items() if count > 1]


def is_count(*numbers: int) -> bool:
    """Whether these can be counts of something."""
    return all(0 <= number <= MOST for number in numbers)


# -- names -----------------------------------------------------------------------------------------------


def wrong_names(table: Journey) -> list[str]:
    """Heroes, classes, cards, quests and switches that the box does not have."""
    found = wrong_profile(table)
    found += outside("quest", [table.quest], ["", *CARDS.quests])
    for hero in table.heroes:
        found += wrong_names_of_hero(hero)
    overlord = table.overlord
    found += outside("overlord card", overlord.owned + overlord.deck + overlord.hand + overlord.discard, OVERLORD_XP)
    found += outside("card to exhaust", overlord.exhausted, FACES)
    found += outside("relic", overlord.relics + list(overlord.bearers), CARDS.relics)
    found += outside("lieutenant", list(overlord.bearers.values()), CARDS.lieutenants)
    found += outside("Plot deck", [overlord.plot], ["", *PLOT_DECKS])
    found += outside("Plot card", overlord.plots, PLOT_BUY)
    found += outside("Rumour card", overlord.rumours + overlord.rumours_played + table.rumour_deck, CARDS.rumours)
    found += outside("influence token", [overlord.influence], ["", *TOKENS])
    found += outside("Travel card", table.travel, CARDS.travel)
    found += outside("Taint card", table.tainted, TAINTS)
    campaign = table.campaign
    if campaign is not None:
        found += outside("item", campaign.shop + campaign.later_shop + campaign.offered, ITEMS)
        found += outside("quest", [past.quest for past in campaign.played] + campaign.rumours, CARDS.quests)
        found += outside("stage", [campaign.stage], ["", *STAGES])
    return found


def wrong_profile(table: Journey) -> list[str]:
    """Switches as a game can have them."""
    known: dict[str, list[str]] = {"mode": list(MODES), "quest": list(CARDS.quests), **FLAGS}
    known.update({name: ["off", "on"] for name in SWITCHES})
    if set(table.profile) != set(known):
        return ["other switches than there are"]
    return [f"{name} is {value[:40]}" for name, value in table.profile.items() if value not in known[name]]


def wrong_names_of_hero(hero: Hero) -> list[str]:
    """A hero sheet, a class that fits it, and cards."""
    found = outside("hero", [hero.kind], ["", *ARCHETYPES])
    if not found:
        found += outside("class of theirs", [hero.job], ["", *(CLASSES[ARCHETYPES[hero.kind]] if hero.kind else [])])
    if not found:
        found += outside("skill of theirs", hero.skills, SKILLS[hero.job] if hero.job else [])
    found += outside("item", hero.items + hero.worn, ITEMS)
    found += outside("card to exhaust", hero.exhausted, FACES)
    return found + outside("Taint card", [hero.taint], ["", *TAINTS])


# -- the party -------------------------------------------------------------------------------------------


def wrong_party(table: Journey) -> list[str]:
    """As many heroes as may be, each in a seat, each sheet and class once (D2-CORE-78, D2-HSET-04, D2-RULING-09)."""
    seats, many = table.seats, len(table.heroes)
    if seats not in SEATS or not max(1, seats - 1) <= many <= MOST_HEROES:
        return [f"{many} heroes for {seats} players"]
    if [hero.seat for hero in table.heroes] != [number % (seats - 1) for number in range(many)]:
        return ["heroes in the wrong seats"]
    found = twice([hero.kind for hero in table.heroes if hero.kind])
    found += twice([hero.job for hero in table.heroes if hero.job])
    if table.quest and not all(hero.job for hero in table.heroes):
        found.append("a quest before everybody has a class")
    for number, hero in enumerate(table.heroes):
        found += [f"hero {number} {reason}" for reason in wrong_hero(hero)]
    return found


def wrong_hero(hero: Hero) -> list[str]:
    """What one hero cannot have."""
    found: list[str] = []
    if not is_count(hero.xp, hero.fatigue, hero.fortune):
        found.append(f"has {hero.xp} experience, {hero.fatigue} fatigue, {hero.fortune} fortune")
    if twice(hero.skills) or twice(hero.items) or (hero.job and not hero.skills):
        found.append("has a card twice, or no skill")
    if not set(hero.worn) <= set(hero.items) or len(hero.worn) > len(set(hero.worn)) or not may_wear(hero.worn):
        found.append(f"wears {hero.worn[:9]}")
    if not set(hero.flipped) <= set(hero.found) or len(hero.flipped) > len(set(hero.flipped)):
        found.append("has used up what was not found")
    if [item for item in hero.items if ITEMS[item].kind == "starting" and item not in STARTING.get(hero.job, [])]:
        found.append("has another class’s equipment")
    if hero.taint_shown and not hero.taint:
        found.append("shows no Taint card")
    if max(len(hero.once), len(hero.exhausted)) > MOST_WORDS:
        found.append("has done too much")
    return found


# -- cards -----------------------------------------------------------------------------------------------


def wrong_cards(table: Journey) -> list[str]:
    """Every Search card, Taint card, item and Rumour card in one place, those of the modules only with them."""
    found_cards = [card for hero in table.heroes for card in hero.found]
    found = parted("Search", table.search + table.search_discard + found_cards, search_deck(table.profile))
    taints = table.tainted + [hero.taint for hero in table.heroes if hero.taint]
    found += parted("Taint", taints, TAINTS if table.profile["taint"] == "on" else [])
    found += twice(table.travel)
    # Some starting equipment is the same for two classes.
    items = [item for hero in table.heroes for item in hero.items if ITEMS[item].kind != "starting"]
    campaign = table.campaign
    if campaign is not None:
        items += campaign.shop + campaign.later_shop + campaign.offered
    found += twice(items)
    found += twice([RELIC_OF[item] for item in items if item in RELIC_OF] + table.overlord.relics)
    rumours = table.overlord.rumours + table.overlord.rumours_played + table.rumour_deck
    if rumours and (campaign is None or table.profile["rumours"] == "off"):
        found.append("rumours where there are none")
    return found + twice(rumours)


def parted(what: str, cards: list[str], box: list[str]) -> list[str]:
    """Whether each card of a deck is in one place."""
    return [] if sorted(cards) == sorted(box) else [f"{what} cards that are not those of the deck"]


# -- the overlord ----------------------------------------------------------------------------------------


def wrong_overlord(table: Journey) -> list[str]:
    """His cards each in one place, what he has of experience and threat, relics with their bearers (D2-CORE-81)."""
    overlord = table.overlord
    found = twice(overlord.owned) + twice(overlord.deck + overlord.hand + overlord.discard)
    found += outside("card he owns", overlord.deck + overlord.hand + overlord.discard, set(overlord.owned))
    found += outside("card to do without", OVERLORD_DECKS["basic"], set(overlord.owned))
    found += twice(overlord.relics) + twice(overlord.plots) + twice(list(overlord.bearers.values()))
    found += outside("relic of his", list(overlord.bearers), overlord.relics)
    if not is_count(overlord.xp, overlord.threat) or (overlord.threat and not overlord.plot):
        found.append(f"he has {overlord.xp} experience, {overlord.threat} threat")
    if [card for card in overlord.plots if card.partition(":")[0] != overlord.plot]:
        found.append("Plot cards of another deck")
    if overlord.plot and table.profile["plots"] == "off":
        found.append("a Plot deck without Plot cards in play")
    if len(overlord.exhausted) > MOST_WORDS or len(overlord.once) > MOST_WORDS or not all(map(is_noted, overlord.once)):
        found.append(f"what waits for him is {overlord.once[:3]}")
    return found


def is_noted(word: str) -> bool:
    """Whether this can wait for a later stage: a word with a number."""
    what, _, amount = word.partition(":")
    return what.isidentifier() and amount.isdigit() and is_count(int(amount[:6]))


# -- the campaign ----------------------------------------------------------------------------------------


def wrong_campaign(table: Journey, campaign: Campaign) -> list[str]:
    """The act and its shop, gold, and quests that were played as they can be (D2-CORE-105)."""
    found: list[str] = []
    if table.profile["mode"] != "campaign":
        found.append("a campaign where none is played")
    if campaign.act not in (1, 2) or not is_count(campaign.gold):
        return [*found, f"{campaign.gold} gold in act {campaign.act}"]
    found += outside("item of this act", campaign.shop + campaign.offered, SHOPS[campaign.act])
    found += outside("item of act II", campaign.later_shop, SHOPS[2] if campaign.act == 1 else [])
    found += twice([past.quest for past in campaign.played]) + twice(campaign.rumours)
    found += [f"{past.quest} was not played like this" for past in campaign.played if not was_played(past)]
    found += [f"{quest} is no rumour" for quest in campaign.rumours if CARDS.quests[quest].role != "rumour"]
    return found


def was_played(past: PastQuest) -> bool:
    """Whether a quest can have ended like this."""
    quest = CARDS.quests[past.quest]
    return past.winner in SIDES and past.act == quest.act and past.counts == (quest.role in COUNTED)
