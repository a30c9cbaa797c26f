"""What must hold on the map: figures and their bases, groups, tokens, doors, turns, attacks and tests under way."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.dice import DICE, SIDES
from undercroft.games.descent.rules.free_deeds import LED_BY, PASSED
from undercroft.games.descent.rules.layout import CLOSED, OPEN, REMOVED, RUINS, Layout
from undercroft.games.descent.rules.maps import layout_for
from undercroft.games.descent.rules.meant import sheet_of
from undercroft.games.descent.rules.quest_sheets import CLOCK_DEED, DEED_MARK, DEEDS, EncounterSheet
from undercroft.games.descent.rules.secret_rooms import CHALLENGE, ENTRANCE
from undercroft.games.descent.rules.sheets import (
    ACTS,
    ATTRIBUTES,
    CONDITIONS,
    FAMILIARS,
    MONSTER_LIMITS,
    SURGES,
)
from undercroft.games.descent.rules.table import face_of, grid_now, health, is_overlords, layout_of
from undercroft.games.descent.state import (
    Attack,
    Encounter,
    Figure,
    Guarding,
    Journey,
    Lasting,
    PlaceFigure,
    PlaceHeroes,
    SetUpEncounter,
    Token,
    Trial,
    Turn,
    Walk,
)

MOST_FIGURES: Final = 80
MOST_TOKENS: Final = 60
MOST_DICE: Final = 20
MOST_DEPTH: Final = 12  # turns, attacks and tests within each other
MOST_WORDS: Final = 200  # of what an encounter remembers
MOST: Final = 400  # of whatever is counted
STAGES: Final = ("declared", "rolled", "surging", "resolved", "over")
EXTRAS: Final = ("attack", "move", "door")
UNTIL: Final = ("overlord", "overlord_end", "round", "encounter")
AT_A_SPACE: Final = ("fell_at", "vanished", "rises")  # effects whose amount is a space
WORDS_OF_RULES: Final = {*AT_A_SPACE, "risen", "action_less"}
LASTING_WORDS: Final = {
    *WORDS_OF_RULES,
    *[act.what for act in ACTS.values() if act.do == "last"],
    *[deed.what for deed in DEEDS.values() if deed.do == "last"],
}
# What rules put among acts without a card.
PLAIN_WORDS: Final = ("damage_due", "on_hit", "discard_one", "stand_up", "push_aside", "second_monster")


def wrong_encounter(table: Journey) -> list[str]:
    """All of it; without an encounter nobody stands anywhere."""
    encounter = table.encounter
    found = wrong_hero_figures(table)
    if found:
        return found
    if encounter is None:
        if len(table.figures) > len(table.heroes) or any(one.base for one in table.figures):
            return ["figures without a map"]
        return wrong_carried(table) + wrong_trials(table, 0)
    if not table.quest or encounter.quest != table.quest:
        return [f"{encounter.quest[:40]} instead of {table.quest}"]
    return (
        wrong_map(table, encounter)
        or [*wrong_carried(table), *wrong_groups(table, encounter), *wrong_figures(table, encounter)]
        or [
            *wrong_bases(table),
            *wrong_tokens(table, encounter),
            *wrong_counts(table, encounter),
            *wrong_lasting(table, encounter),
            *wrong_turns(table, encounter),
            *wrong_attacks(table, encounter),
            *wrong_trials(table, layout_of(table).count),
        ]
        or wrong_health(table)
    )


def wrong_carried(table: Journey) -> list[str]:
    """What one encounter leaves to the next."""
    if len(table.carried) > MOST_WORDS or not all(0 <= value <= MOST * 10 for value in table.carried.values()):
        return ["more is carried on than there was"]
    return []


def is_figure(table: Journey, figure: int) -> bool:
    """Whether there is such a figure."""
    return 0 <= figure < len(table.figures)


def is_somebody(table: Journey, figure: int) -> bool:
    """The same, or nobody."""
    return -1 <= figure < len(table.figures)


def is_number(word: str) -> bool:
    """Whether a word is a small whole number."""
    return word.removeprefix("-").isdigit() and len(word) < 5


# -- the map ---------------------------------------------------------------------------------------------


def wrong_map(table: Journey, encounter: Encounter) -> list[str]:
    """An encounter of the quest, a room that there is, and a sign for each of its edges and ruins."""
    if not 1 <= encounter.number <= CARDS.quests[table.quest].encounters:
        return [f"encounter {encounter.number} of {table.quest}"]
    if encounter.room and (encounter.room not in CARDS.secret_rooms or table.profile["secret_rooms"] == "off"):
        return [f"{encounter.room[:40]} is no room"]
    layout = layout_of(table)
    doors, ruins = encounter.edges[: len(layout.edges)], encounter.edges[len(layout.edges) :]
    if len(doors) < len(layout.edges) or len(ruins) != len(layout.ruins):
        return ["other doors than on the map"]
    if not set(doors) <= {CLOSED, OPEN, REMOVED} or not set(ruins) <= {RUINS, REMOVED}:
        return [f"doors like {encounter.edges[:40]}"]
    if not 0 <= encounter.round <= MOST or encounter.winner not in ("", "heroes", "overlord") or encounter.floor != 0:
        return [f"round {encounter.round}, over {encounter.floor} steps, won by {encounter.winner[:40]}"]
    return []


# -- figures ---------------------------------------------------------------------------------------------


def wrong_hero_figures(table: Journey) -> list[str]:
    """The first figures are the heroes."""
    if not len(table.heroes) <= len(table.figures) <= MOST_FIGURES:
        return [f"{len(table.figures)} figures for {len(table.heroes)} heroes"]
    found: list[str] = []
    for number, hero in enumerate(table.heroes):
        one = table.figures[number]
        if (one.kind, one.rank, one.group, one.owner, one.name) != (hero.kind, "hero", -1, -1, ""):
            found.append(f"figure {number} is not {hero.kind}")
        found += wrong_state(number, one)
    return found


def wrong_state(number: int, one: Figure) -> list[str]:
    """Damage that can be counted, conditions that there are, each once."""
    if not 0 <= one.damage <= MOST or not -MOST <= one.bonus <= MOST:
        return [f"figure {number} has {one.damage} damage, {one.bonus} health more"]
    if not set(one.conditions) <= set(CONDITIONS) or len(one.conditions) > len(set(one.conditions)):
        return [f"figure {number} is {one.conditions[:5]}"]
    return []


def wrong_groups(table: Journey, encounter: Encounter) -> list[str]:
    """The groups of the quest, those of a secret room after them; every monster is in one."""
    sheet = sheet_of(table)
    if not len(sheet.groups) <= len(encounter.groups) <= len(sheet.groups) + MOST_TOKENS:
        return [f"{len(encounter.groups)} groups"]
    found: list[str] = []
    for at, group in enumerate(encounter.groups):
        wanted = sheet.groups[at].kind if at < len(sheet.groups) else ""
        known = group.kind in MONSTER_LIMITS or group.kind in CARDS.lieutenants
        if (wanted and group.kind != wanted) or (group.kind and not known):
            found.append(f"{group.kind[:40]} are no group here")
        if len(group.figures) > len(set(group.figures)) or (group.figures and not group.kind):
            found.append(f"group {at} has {group.figures[:9]}")
        if at < len(sheet.groups) and sheet.groups[at].single and len(group.figures) > 1:
            found.append(f"{group.kind} are several")
        for figure in group.figures:
            if not len(table.heroes) <= figure < len(table.figures) or table.figures[figure].group != at:
                found.append(f"figure {figure} is not of group {at}")
    return found


def wrong_figures(table: Journey, encounter: Encounter) -> list[str]:
    """Monsters in their groups, allies and familiars with whom they follow."""
    found: list[str] = []
    names = known_names(sheet_of(table))
    for number in range(len(table.heroes), len(table.figures)):
        one = table.figures[number]
        if not is_of_rank(table, encounter, number, one):
            found.append(f"figure {number} is no {one.rank[:20]} {one.kind[:40]}")
        if one.name and one.name not in names and one.name not in CARDS.lieutenants:
            found.append(f"figure {number} is called {one.name[:40]}")
        found += wrong_state(number, one)
    return found


def known_names(sheet: EncounterSheet) -> set[str]:
    """What a quest calls some of its figures."""
    groups = [name for group in sheet.groups for name in (group.id, group.leader)]
    return {*groups, *[ally.id for ally in sheet.allies]}


def is_of_rank(table: Journey, encounter: Encounter, number: int, one: Figure) -> bool:
    """Whether a figure can be what it counts as."""
    if is_overlords(one.rank):
        if one.owner != -1 or not 0 <= one.group < len(encounter.groups):
            return False
        group = encounter.groups[one.group]
        if number not in group.figures:
            return False
        return one.kind in CARDS.lieutenants if one.rank == "lieutenant" else one.kind == group.kind in MONSTER_LIMITS
    if one.group != -1:
        return False
    if one.rank == "ally":
        return one.owner == -1 and one.kind in CARDS.allies
    if one.rank == "familiar":
        return 0 <= one.owner < len(table.heroes) and FAMILIARS.get(table.heroes[one.owner].job) == one.kind
    return False


def wrong_bases(table: Journey) -> list[str]:
    """Bases lie on the map as they fit, and nobody stands where another does, but for whoever is on the way."""
    found: list[str] = []
    passing = [step.figure for step in table.agenda if isinstance(step, (Walk, PlaceFigure))]
    standing: dict[int, int] = {}
    for number, one in enumerate(table.figures):
        if not one.base:
            if number < len(table.heroes) and not may_be_away(table, number):
                found.append(f"hero {number} is nowhere")
            continue
        if not is_base(table, number, one.base):
            found.append(f"figure {number} stands on {one.base[:9]}")
            continue
        if number in passing or (number < len(table.heroes) and table.heroes[number].knocked_out):
            continue
        for space in one.base:
            if space in standing:
                found.append(f"figures {standing[space]} and {number} stand on {space}")
            standing[space] = number
    return found


def is_base(table: Journey, figure: int, base: list[int]) -> bool:
    """Whether a base lies on spaces of the map, large ones as they can."""
    count = layout_of(table).count
    if not all(0 <= space < count for space in base):
        return False
    face = face_of(table, figure)
    if face.width * face.height == 1:
        return len(base) == 1
    return sorted(base) in grid_now(table).bases(base[0], face.width, face.height)


def may_be_away(table: Journey, hero: int) -> bool:
    """Whether a hero may be off the map: gone by an exit, vanished, or not yet placed."""
    encounter = table.encounter
    assert encounter is not None
    if table.heroes[hero].left and not table.heroes[hero].knocked_out:
        return True
    if any(last.what == "vanished" and last.figure == hero for last in encounter.lasting):
        return True
    for step in table.agenda:
        if isinstance(step, SetUpEncounter) or (isinstance(step, PlaceHeroes) and hero in step.left):
            return True
        if isinstance(step, PlaceFigure) and step.figure == hero:
            return True
    return False


def wrong_health(table: Journey) -> list[str]:
    """Nobody has more damage than Health (D2-CORE-90), and everybody has some Health."""
    found: list[str] = []
    for number, one in enumerate(table.figures):
        most = health(table, number)
        if most < 1 or one.damage > most + MOST_WORDS * (number < len(table.heroes)):
            found.append(f"figure {number} has {one.damage} damage of {most}")
    return found


# -- tokens, counts, what lasts --------------------------------------------------------------------------


def wrong_tokens(table: Journey, encounter: Encounter) -> list[str]:
    """Tokens of the quest and of the secret room, on the map, with a bearer, or gone."""
    if len(encounter.tokens) > MOST_TOKENS:
        return ["tokens without an end"]
    layout = layout_of(table)
    faces = known_faces(sheet_of(table))
    found = [
        f"token {at} is a {token.kind[:40]} at {token.at}, shows {token.face[:20]}"
        for at, token in enumerate(encounter.tokens)
        if not is_token(table, layout, faces, token)
    ]
    ends = [token for token in encounter.tokens if token.kind == ENTRANCE and not token.gone]
    if len(ends) > 2 or (encounter.room and len(ends) != 2) or any(token.bearer >= 0 for token in ends):
        found.append(f"{len(ends)} entrances")
    return found


def is_token(table: Journey, layout: Layout, faces: set[str], token: Token) -> bool:
    """Whether a token of this kind can be there."""
    if not -1 <= token.at < layout.count or not is_somebody(table, token.bearer):
        return False
    if token.kind == CHALLENGE:
        return token.truth in CARDS.challenges and token.face in ("", token.truth) and token.at >= 0 > token.bearer
    if token.kind == "search":
        return token.truth in ("", "star", "plain") and token.face in ("", "search", token.truth) and token.at >= 0
    if token.kind == ENTRANCE:
        return token.face == "" and token.truth == "" and token.at >= 0
    return token.kind in sheet_of(table).token_kinds and {token.face, token.truth} <= faces


FACES_OF: Final[dict[str, set[str]]] = {}


def known_faces(sheet: EncounterSheet) -> set[str]:
    """What tokens of an encounter may show, or hide."""
    if sheet.id not in FACES_OF:
        shown = {face for token in sheet.tokens for face in (token.face, *token.hidden)}
        deeds = [deed.face for path, deed in DEEDS.items() if path.startswith(f"{DEED_MARK}{sheet.id}.")]
        FACES_OF[sheet.id] = {"", *shown, *deeds}
    return FACES_OF[sheet.id]


def wrong_counts(table: Journey, encounter: Encounter) -> list[str]:
    """The tracks of the quest, and no more notes than it can have."""
    if set(encounter.counters) != {track.id for track in sheet_of(table).tracks}:
        return ["other tracks than the quest has"]
    if not all(0 <= value <= MOST for value in encounter.counters.values()):
        return ["a track out of all bounds"]
    return ["too much is noted"] if len(encounter.notes) > MOST_WORDS else []


def wrong_lasting(table: Journey, encounter: Encounter) -> list[str]:
    """Effects that there are, on somebody, until a moment that comes."""
    if len(encounter.lasting) > MOST_WORDS:
        return ["too much lasts"]
    count = layout_of(table).count
    return [
        f"{last.what[:40]} lasts until {last.until[:40]}"
        for last in encounter.lasting
        if not can_last(table, count, last)
    ]


def can_last(table: Journey, count: int, last: Lasting) -> bool:
    """Whether an effect can last like this."""
    if last.what not in LASTING_WORDS or not is_figure(table, last.figure) or not -MOST <= last.amount <= MOST:
        return False
    if last.what in AT_A_SPACE and not 0 <= last.amount < count:
        return False
    if last.what == "rises" and not is_number(last.card):
        return False
    if last.what == "vanished" and last.figure >= len(table.heroes):
        return False
    word, _, number = last.until.partition(":")
    return word in UNTIL if not number else word in ("turn", "end") and is_number(number)


# -- turns, attacks, tests -------------------------------------------------------------------------------


def wrong_turns(table: Journey, encounter: Encounter) -> list[str]:
    """Turns of figures that there are, with actions and points within bounds."""
    if len(encounter.turns) > MOST_DEPTH:
        return ["turns within turns"]
    return [
        f"a turn of {turn.figure} with {turn.actions} actions" for turn in encounter.turns if not is_turn(table, turn)
    ]


def is_turn(table: Journey, turn: Turn) -> bool:
    """Whether a turn can be like this."""
    if (
        not is_figure(table, turn.figure)
        or not all(word in EXTRAS for word in turn.extra)
        or len(turn.extra) > MOST_DEPTH
    ):
        return False
    counted = (turn.actions, turn.points, turn.moves, turn.attacks, turn.steps)
    if not all(0 <= number <= MOST for number in counted) or not 0 <= turn.floor <= len(table.agenda):
        return False
    face = face_of(table, turn.figure)
    large = face.width * face.height > 1
    if not -1 <= turn.shrunken < layout_of(table).count or (turn.shrunken >= 0 and not large):
        return False
    if not -1 <= turn.speed <= MOST or len(turn.done) + len(turn.given) > MOST_WORDS:
        return False
    for mark in turn.done:
        word, _, number = mark.partition(":")
        if f"{word}:" in (LED_BY, PASSED, "unaware:") and not (is_number(number) and is_somebody(table, int(number))):
            return False
    return True


def wrong_attacks(table: Journey, encounter: Encounter) -> list[str]:
    """Attacks by and at figures that there are, from a space at a space, with dice that there are."""
    if len(encounter.attacks) > MOST_DEPTH:
        return ["attacks within attacks"]
    return [
        f"an attack of {one.attacker} with {one.card[:40]}" for one in encounter.attacks if not is_attack(table, one)
    ]


def is_attack(table: Journey, attack: Attack) -> bool:
    """Whether an attack can be like this."""
    count = layout_of(table).count
    if not is_figure(table, attack.attacker) or not -1 <= attack.by < table.seats:
        return False
    if not 0 <= attack.origin < count or not 0 <= attack.aim < count or attack.stage not in STAGES:
        return False
    if not is_pool(attack.dice, attack.faces) or len(attack.guards) > MOST_FIGURES:
        return False
    struck = [guard.figure for guard in attack.guards]
    if len(struck) > len(set(struck)) or not all(is_guarding(table, guard) for guard in attack.guards):
        return False
    surges = attack.surges + attack.spent
    if len(surges) > MOST_WORDS or not all(path in SURGES for path in surges):
        return False
    added = (attack.hearts, attack.range, attack.pierce, attack.extra_surges, attack.least)
    if not all(-MOST <= number <= MOST for number in added) or not 0 <= attack.spent_surges <= MOST:
        return False
    return -MOST <= attack.needs <= MOST and are_acts(table, attack.on_hit) and are_acts(table, attack.after)


def is_guarding(table: Journey, guard: Guarding) -> bool:
    """Whether somebody can be attacked like this."""
    if not is_figure(table, guard.figure) or not is_pool(guard.dice, guard.faces):
        return False
    return all(-MOST <= number <= MOST for number in (guard.shields, guard.replaced, guard.dealt))


def is_pool(dice: list[str], faces: list[int]) -> bool:
    """Whether dice can lie like this; some may join those that were rolled."""
    if not len(faces) <= len(dice) <= MOST_DICE:
        return False
    return all(die in DICE for die in dice) and all(0 <= face < SIDES for face in faces)


def wrong_trials(table: Journey, count: int) -> list[str]:
    """Tests of figures that there are, and what follows from them."""
    if len(table.trials) > MOST_DEPTH:
        return ["tests within tests"]
    return [f"{one.figure} tests {one.attribute[:40]}" for one in table.trials if not is_trial(table, count, one)]


def is_trial(table: Journey, count: int, trial: Trial) -> bool:
    """Whether a test can be like this."""
    if not is_pool(trial.dice, trial.faces) or (trial.attribute and trial.attribute not in ATTRIBUTES):
        return False
    if not is_somebody(table, trial.figure) or (trial.attribute and trial.figure < 0) or abs(trial.value) > MOST:
        return False
    if trial.card == "quest":
        tokens = 0 if table.encounter is None else len(table.encounter.tokens)
        there = is_somebody(table, trial.user) and -1 <= trial.target < tokens and is_moment_space(table, trial.other)
        return there and are_deeds(table, trial.passes) and are_deeds(table, trial.fails)
    there = all(is_somebody(table, one) for one in (trial.user, trial.target, trial.other))
    return there and are_acts(table, trial.passes) and are_acts(table, trial.fails)


def is_moment_space(table: Journey, space: int) -> bool:
    """Whether a moment can be about this: a space, nowhere, or a door in the place of one."""
    if table.encounter is None:
        return space == -1
    layout = layout_for(table.encounter.quest, table.encounter.number, table.encounter.room)
    return -1 - len(layout.edges) <= space < layout.count


# -- acts and deeds --------------------------------------------------------------------------------------


def are_acts(table: Journey, paths: list[str]) -> bool:
    """Whether these are acts of cards, or words that rules put among them."""
    return len(paths) <= MOST_WORDS and all(path in ACTS or is_act_word(table, path) for path in paths)


def is_act_word(table: Journey, path: str) -> bool:
    """Whether this is one of those words, about figures and spaces that there are."""
    word, _, what = path.partition(":")
    if word in PLAIN_WORDS:
        return not what
    if word in ("inflict", "relieve"):
        return what in CONDITIONS
    if word == "hurt":
        return is_number(what)
    if table.encounter is None:
        return False
    layout = layout_of(table)
    if word == "crumble":
        return is_number(what) and int(what) in layout.ruins
    if word == "swap":
        return is_number(what) and 0 <= int(what) < len(table.heroes) and bool(table.figures[int(what)].base)
    space, _, many = what.partition(":")
    return word == "breathe" and is_number(space) and 0 <= int(space) < layout.count and is_number(many)


def are_deeds(table: Journey, paths: list[str]) -> bool:
    """Whether these are deeds of the encounter under way."""
    if table.encounter is None or len(paths) > MOST_WORDS:
        return False
    own = f"{DEED_MARK}{sheet_of(table).id}."
    return all((path in DEEDS and path.startswith(own)) or path == CLOCK_DEED for path in paths)
