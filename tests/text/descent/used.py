"""Which words the cards and lists of Descent need, and which are told in other words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from msgspec import Struct

from undercroft.games.descent import cards, faces, quest_cards
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import MOMENTS
from undercroft.games.descent.rules.influence import TOKENS as INFLUENCE
from undercroft.games.descent.telling.names import CAUSES, LEADERS
from undercroft.games.descent.words import FAMILIARS, ITEMS, UNARMED

# Told by what comes with them, by a variant for every case, or in the same words as another.
OTHERWISE: set[str] = {
    "ask-ally-turn",
    "ask-monster-turn",
    "do-operate",
    "event-healed",
}
LONGEST_LABEL = 110  # a card with what it does and on whom

THE = ("", ".the", ".line")
ROOMS = ("", ".story")


def named(prefix: str, ids: Any, forms: tuple[str, ...] = ("",)) -> set[str]:
    """The messages of one kind of card."""
    return {f"{prefix}-{id}{form}" for id in ids for form in forms}


def card_messages() -> set[str]:
    """Names and lines of all cards."""
    used = named("hero", CARDS.heroes, THE) | named("class", CARDS.classes, ("", ".line"))
    used |= named("skill", CARDS.skills) | named("item", [*ITEMS, UNARMED])
    used |= named("relic", CARDS.relics, ("", ".line"))
    used |= named("monster", CARDS.monsters, ("", ".the", ".master", ".group", ".line"))
    used |= named("lieutenant", CARDS.lieutenants, THE) | named("ally", CARDS.allies, THE)
    used |= named("familiar", FAMILIARS, THE) | named("ability", abilities())
    used |= named("overlord", CARDS.overlord) | named("search", CARDS.search) | named("condition", CARDS.conditions)
    used |= {f"condition-{id}.text" for id, card in CARDS.conditions.items() if card.test is None}
    used |= named("travel", CARDS.travel) | named("plots", CARDS.plots)
    used |= {f"plot-{card.id}" for deck in CARDS.plots.values() for card in deck.cards}
    used |= named("rumour", CARDS.rumours) | named("taint", CARDS.taints) | named("challenge", CARDS.challenges)
    return used | named("leader", LEADERS, ("", ".the"))


def abilities() -> set[str]:
    """What stands on the cards of monsters, as an ability or as the name of a surge; Pierce says all of itself."""
    surges = {one.ability for one in parts(cards.MonsterSurge) if one.ability}
    return set(CARDS.monster_abilities) | surges - {"pierce"}


def parts(kind: type[Any]) -> Iterator[Any]:
    """Everything of a kind that stands anywhere on a card."""
    for name, found in vars(CARDS).items():
        if name not in ("tiles", "quests", "encounters", "secret_rooms"):
            yield from inside(found, kind)


def inside(card: Any, kind: type[Any]) -> Iterator[Any]:
    """Everything of a kind in a card."""
    if isinstance(card, kind):
        yield card
    if isinstance(card, Struct):
        card = [getattr(card, name) for name in card.__struct_fields__]
    elif isinstance(card, dict):
        card = list(card.values())
    if isinstance(card, list | tuple):
        for part in card:
            yield from inside(part, kind)


def small_words() -> set[str]:
    """Attributes, traits, dice, terrain and the like, by their lists."""
    used = named("attribute", get_args(cards.Attribute)) | named("archetype", get_args(cards.Archetype))
    used |= named("home", get_args(cards.Terrain)) | named("trait", get_args(cards.Trait))
    used |= named("slot", ("one_hand", "two_hands", "armor", "other", "none"))
    used |= {"terrain-floor"} | named("terrain", faces.TERRAIN, ("", ".text"))
    used |= named("edge", faces.EDGES) | named("token", faces.TOKENS) | named("side", ("heroes", "overlord"))
    used |= named("symbol", faces.SYMBOLS) | named("stage", faces.STAGES) | named("role", faces.ROLES)
    used |= named("rank", faces.RANKS) | named("deck", faces.DECKS) | named("size", faces.SIZES.values())
    used |= named("cardtrait", ("event", "magic", "trap")) | named("word", ("event", "magic", "trap", "move"))
    used |= named("searchkind", ("potion", "item", "special", "passage")) | named("by", CAUSES)
    used |= named("word", ("help_attack", "help_recover", "running_shot", *INFLUENCE))
    colours = (*get_args(cards.AttackDie), *get_args(cards.DefenceDie))
    return used | named("die", colours) | named("dice", colours) | named("colour", colours)


def pieces() -> set[str]:
    """The pieces that lines of cards are put together from, case by case."""
    moments = set(get_args(cards.Moment))
    used = named("when", moments) | named("need", set(get_args(cards.Need)) - {"enemy"})
    used |= named("aim", set(get_args(cards.TargetChoice)) - {""}) | {"aim-hero_near"}
    used |= named("who", set(get_args(cards.Who)) - {"user", "target", "other", "tester"})
    users = ("hero", "monster", "bearer", "overlord", "ally", "familiar", "party", "searcher")
    used |= named("who", (*users, "that_hero", "that_monster", "that_figure", "that_group", "attacker", "roller"))
    used |= named("whom", ("familiar", "heroes", "monsters")) | named("once", ("round", "turn", "attack"))
    used |= {f"gives-{one.gives}" for one in parts(cards.Passive)}
    used |= {"gives-surge_or_miss-near", "gives-hearts-less"}
    for one in parts(cards.Last):
        used |= {f"last-{one.what}", f"until-{one.until}"}
    used |= {f"special-{one.name}{'-more' if one.amount < 0 else ''}" for one in parts(cards.Special)}
    used |= {f"gain-word-{one.word}" for one in parts(cards.Surge) if one.word}
    return used | {f"choice-{one.id}" for one in parts(cards.TravelChoice)}


def windows() -> set[str]:
    """The moments at which cards may be used: by the overlord, and by heroes."""
    moments = set(get_args(cards.Moment)) - {"action", "turn"}
    return named("window", moments | set(MOMENTS)) | named("moment", moments | set(MOMENTS)) | named("offer", moments)


def quest_words() -> set[str]:
    """What quests need: titles and stories, goals and clocks, rules, tracks, tokens, actions, lines."""
    used = named("quest", CARDS.quests, ("", ".story")) | named("room", CARDS.secret_rooms, ROOMS)
    for card in CARDS.encounters.values():
        about = f"{card.quest}-{card.number}"
        used |= named("encounter", [about], ("", ".story", ".heroes", ".overlord", ".clock"))
        used |= named(f"rule-{about}", card.rules) | named(f"track-{about}", [track.id for track in card.track])
        used |= named("objective", [token.kind for token in card.token], ("", ".the"))
        used |= named("interact", [action.id for action in card.action])
        used |= named(f"line-{about}", [one.line for one in inside(card, quest_cards.Tell)])
        shown = [token.face for token in card.token if token.face] + [
            face for token in card.token for face in token.hidden
        ]
        turned = [one.face for one in inside(card, quest_cards.TurnToken) if one.face]
        used |= named("face", [*shown, *turned])
    return used


def listed() -> set[str]:
    """What cards need, and small words by their lists."""
    marks = named("mark", ("quest", "encounter", "round", "turn", "stage"))
    outcomes = {f"outcome-{part}{side}" for part in ("", "campaign-") for side in ("heroes", "overlord")}
    return card_messages() | small_words() | pieces() | windows() | quest_words() | marks | outcomes


NONE: set[str] = set()

# message, argument, card, cases beside those of the card, cases of the card that are not told
CASES = [
    ("act-action", "what", cards.ExtraAction, NONE, NONE),
    ("act-attack", "at", cards.AttackVerb, NONE, NONE),
    ("attack-weapon", "weapon", cards.AttackVerb, NONE, {""}),
    ("act-test-choice", "chooser", cards.Test, NONE, NONE),
    ("act-reroll-any", "pool", cards.RerollVerb, NONE, NONE),
    ("act-reroll-whole", "pool", cards.RerollVerb, NONE, NONE),
]
