"""Setting up: options and switches, heroes and classes, the overlord's cards, the beginning of a quest.

D2-SETUP-01, D2-SETUP-03, D2-SETUP-05, D2-SETUP-06, D2-HSET-02 to D2-HSET-06, D2-OSET-03, D2-CSET-01 to D2-CSET-06,
D2-CORE-78, D2-CORE-81, D2-CORE-111, D2-CORE-129, D2-RULING-05, D2-RULING-09, D2-DP-01 to D2-DP-03, D2-DP-64.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules import campaign, preparing
from undercroft.games.descent.rules.sheets import (
    ARCHETYPES,
    CLASSES,
    OVERLORD_DECKS,
    SEARCH_DECK,
    SEARCH_KIND,
    SHOPS,
    SKILL_XP,
    SKILLS,
    STARTING,
    TAINTS,
)
from undercroft.games.descent.rules.table import SEAT, flag, new_figure
from undercroft.games.descent.state import (
    BeginQuest,
    Campaign,
    ChooseClass,
    ChooseHero,
    ChooseQuest,
    ChooseStandAlone,
    Hero,
    HeroChosen,
    Journey,
    Overlord,
    QuestBegun,
    QuestPicked,
    SetUpEncounter,
    TakeHero,
    TakePlot,
)

# How many heroes; as many as there are players for them, but two at least.
PARTIES: Final[dict[str, int]] = {"seats": 2, "two": 2, "three": 3, "four": 4, "one": 1}
RUMOUR_HAND: Final = 3  # D2-CSET-04
ROLES: Final = ("introduction", "act1", "interlude", "act2", "finale", "bonus", "rumour")
FIRST_QUEST: Final = "first_blood"

# Where the aid and the rulebook differ: the aid's reading, then the other one.
FLAGS: Final[dict[str, list[str]]] = {
    "pass_friends": ["no", "yes"],
    "diagonal_between_enemies": ["forbidden", "allowed"],
    "encounter2_fatigue": ["keep", "remove"],
    "defeat_draw_optional": ["no", "yes"],
    "pit_actions": ["climb", "any"],
    "finale_majority": ["act1", "act2"],
    "secret_first_visit_free": ["no", "yes"],
    "act2_unplayed": ["second", "closed"],
}
ALIKE: Final = ("act2_unplayed",)  # both profiles have the first reading; the other one is a variant (D2-RULING-70)
SWITCHES: Final = ("two_hero_help", "rumours", "plots", "secret_rooms", "influence", "taint")

# Whom the first game is taught with, in the order of the seats.
FIRST_PARTY: Final[list[tuple[str, str]]] = [
    ("syndrael", "knight"),
    ("ashrian", "disciple"),
    ("jain_fairwood", "wildlander"),
    ("leoric_of_the_book", "runemaster"),
]


# -- options ---------------------------------------------------------------------------------------------


def quests_in_order() -> list[str]:
    """Every quest: those of the campaign as they follow each other, then those beside it."""
    found = list(CARDS.quests)
    found.sort(key=lambda id: (ROLES.index(CARDS.quests[id].role), CARDS.quests[id].page, id))
    return found


def offered_options() -> dict[str, list[Any]]:
    """What may be agreed before a game; the first of each is usual (D2-DP-64)."""
    options: dict[str, list[Any]] = {
        "mode": ["campaign", "quest", "first"],
        "quest": quests_in_order(),
        "heroes": list(PARTIES),
        "profile": ["seed", "rulebook"],
    }
    for name, readings in FLAGS.items():
        options[name] = ["profile", *readings]
    for name in SWITCHES:
        options[name] = ["off", "on"]
    return options


def resolved(options: dict[str, Any]) -> dict[str, str]:
    """Every switch as it stands for this game: by the profile, or as was agreed apart."""
    profile = {"mode": str(options["mode"]), "quest": str(options["quest"])}
    if profile["mode"] == "first":
        profile["quest"] = FIRST_QUEST
    by_rulebook = options["profile"] == "rulebook"
    for name, readings in FLAGS.items():
        chosen = str(options[name])
        if chosen == "profile":
            chosen = readings[1] if by_rulebook and name not in ALIKE else readings[0]
        profile[name] = chosen
    for name in SWITCHES:
        profile[name] = str(options[name])
    return profile


def number_of_heroes(seats: int, wanted: str) -> int:
    """Two to four, one for each player at least; one alone only if that is wanted (D2-CORE-78, D2-RULING-09)."""
    return max(PARTIES[wanted], seats - 1)


# -- the table -------------------------------------------------------------------------------------------


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Journey:
    """The table before the first choice: the last seat is the overlord's, all others play heroes (D2-SETUP-03)."""
    profile = resolved(options)
    many = number_of_heroes(seats, str(options["heroes"]))
    playing = profile["mode"] == "campaign"
    table = Journey(
        agenda=[],
        chance=chance,
        over="",
        seats=seats,
        profile=profile,
        heroes=[new_hero(number % (seats - 1)) for number in range(many)],
        figures=[new_figure("", "hero") for _ in range(many)],
        overlord=new_overlord(),
        search=search_deck(profile),
        search_discard=[],
        travel=[],
        tainted=TAINTS.copy() if profile["taint"] == "on" else [],
        rumour_deck=list(CARDS.rumours) if playing and profile["rumours"] == "on" else [],
        quest="",
        carried={},
        trials=[],
        encounter=None,
        campaign=new_campaign() if playing else None,
    )
    for deck in (table.search, table.tainted, table.rumour_deck):
        chance.setup.shuffle(deck)
    for _ in range(min(RUMOUR_HAND, len(table.rumour_deck))):
        table.overlord.rumours.append(table.rumour_deck.pop())
    steps: list[Step] = [TakeHero(hero) for hero in range(many)]
    if profile["plots"] == "on":
        steps.append(TakePlot())
    table.next_all([*steps, ChooseQuest() if playing else ChooseStandAlone()])
    return table


def search_deck(profile: dict[str, str]) -> list[str]:
    """The Search cards; the secret passage only with its module (D2-SETUP-05, D2-CORE-129).

    Conditions are no deck: there are always enough (D2-SETUP-06, D2-RULING-05).
    """
    if profile["secret_rooms"] == "off":
        return SEARCH_DECK.copy()
    return SEARCH_DECK + [card for card, kind in SEARCH_KIND.items() if kind == "passage"]


def new_hero(seat: int) -> Hero:
    """A hero nobody has chosen yet; the feat is available (D2-HSET-02)."""
    return Hero(
        seat=seat,
        kind="",
        job="",
        skills=[],
        items=[],
        worn=[],
        exhausted=[],
        found=[],
        flipped=[],
        xp=0,
        fatigue=0,
        feat=True,
        knocked_out=False,
        acted=False,
        rested=False,
        left=False,
        fortune=0,
        threatened=False,
        taint="",
        taint_shown=False,
        once=[],
    )


def new_overlord() -> Overlord:
    """The overlord with his basic cards (D2-OSET-03, D2-CORE-81)."""
    return Overlord(
        owned=OVERLORD_DECKS["basic"].copy(),
        deck=[],
        hand=[],
        discard=[],
        exhausted=[],
        xp=0,
        threat=0,
        relics=[],
        bearers={},
        plot="",
        plots=[],
        rumours=[],
        rumours_played=[],
        influence="",
        once=[],
    )


def new_campaign() -> Campaign:
    """A campaign before its first quest: the shops of both acts apart, no gold (D2-CSET-01)."""
    return Campaign(
        act=1,
        played=[],
        gold=0,
        shop=SHOPS[1].copy(),
        later_shop=SHOPS[2].copy(),
        offered=[],
        rumours=[],
        rumour_played=False,
        stage="",
    )


# -- heroes ----------------------------------------------------------------------------------------------


def free_classes(table: Journey, kind: str) -> list[str]:
    """The classes of a hero's archetype that nobody has yet (D2-HSET-03, D2-HSET-04)."""
    taken = [hero.job for hero in table.heroes]
    return [job for job in CLASSES[ARCHETYPES[kind]] if job not in taken]


def take_hero(table: Journey, step: TakeHero) -> Rule:
    """A hero sheet, then a class that fits and is free (D2-HSET-02 to D2-HSET-04, D2-DP-02, D2-DP-03)."""
    seat = SEAT[table.heroes[step.hero].seat]
    taken = [hero.kind for hero in table.heroes]
    sheets = [kind for kind in ARCHETYPES if kind not in taken and free_classes(table, kind)]
    if table.profile["mode"] == "first":
        sheets = [FIRST_PARTY[step.hero][0]]
    options: list[Action] = [ChooseHero(kind) for kind in sheets]
    answer = yield Decision(seat, options, "ask-hero", rules=("D2-DP-02",), about=step.hero)
    assert isinstance(answer, ChooseHero)
    kind = answer.kind
    table.heroes[step.hero].kind = kind
    table.figures[step.hero].kind = kind
    jobs = free_classes(table, kind)
    if table.profile["mode"] == "first":
        jobs = [FIRST_PARTY[step.hero][1]]
    options = [ChooseClass(job) for job in jobs]
    answer = yield Decision(seat, options, "ask-class", rules=("D2-DP-03",), about=step.hero)
    assert isinstance(answer, ChooseClass)
    equip(table, step.hero, answer.job)


def equip(table: Journey, number: int, job: str) -> None:
    """The class cards without a cost: the basic skill, and the equipment, worn from the start (D2-HSET-05)."""
    hero = table.heroes[number]
    hero.job = job
    hero.skills = [skill for skill in SKILLS[job] if SKILL_XP[skill] == 0]  # D2-CORE-111
    hero.items = STARTING[job].copy()
    hero.worn = STARTING[job].copy()
    table.tell(HeroChosen(number, hero.kind, job))


# -- the beginning of a quest ----------------------------------------------------------------------------


def choose_stand_alone(table: Journey, step: ChooseStandAlone) -> None:
    """The quest that was agreed on; skills to buy and cards to buy play no part (D2-SETUP-01, D2-HSET-06, D2-DP-01)."""
    table.quest = flag(table, "quest")
    table.tell(QuestPicked(table.quest, ""))
    table.next_all([*preparing.stages(), BeginQuest()])


def begin_quest(table: Journey, step: BeginQuest) -> None:
    """A quest begins: feats are available, nobody has brought threat yet; then its first encounter (D2-HSET-02)."""
    for hero in table.heroes:
        hero.feat = True
        hero.threatened = False
        hero.exhausted = []
        hero.once = []
    table.overlord.exhausted = []
    table.overlord.once = []
    table.carried = {}
    campaign.clear_map(table)
    table.tell(QuestBegun(table.quest))
    table.next(SetUpEncounter(1))
