"""What must hold of what comes next: steps about figures, cards and spaces that there are, and each where it can be.

A turn under way has one step on the agenda that will end it, an attack one, a test one: they lie in the order of their
stacks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from undercroft.engine.record import Step
from undercroft.games.descent import cards, state
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.check_encounter import (
    are_acts,
    are_deeds,
    is_figure,
    is_moment_space,
    is_number,
    is_somebody,
)
from undercroft.games.descent.rules import campaign, preparing
from undercroft.games.descent.rules.free_deeds import LED_BY, OATH, RUNNING
from undercroft.games.descent.rules.layout import Layout
from undercroft.games.descent.rules.meant import sheet_of
from undercroft.games.descent.rules.offers import AMONG
from undercroft.games.descent.rules.quest_sheets import DEED_MARK, DEEDS
from undercroft.games.descent.rules.sheets import ACTS, ATTRIBUTES, CONDITIONS, RELIC_OF
from undercroft.games.descent.rules.table import is_overlords, layout_of
from undercroft.games.descent.rules.threat import FORTUNE
from undercroft.games.descent.rules.turns import ALL_DUE, REFRESH
from undercroft.games.descent.state import Journey, Turn

MOST_STEPS: Final = 200
MOST_LETTERS: Final = 80
MOST: Final = 400
MOMENTS: Final = get_args(cards.Moment)
# Windows in the middle of an attack: what may be used then looks at it.
ATTACK_MOMENTS: Final = ("attack_declared", "attack_rolled", "defence_rolled", "damage_due", "attack_resolved")
ATTACK_WORDS: Final = ("damage_due", "on_hit", "second_monster", "breathe")
PREPARATIONS: Final = (*preparing.STAGES, "bearers")

# Before a quest is known.
FIRST_STEPS: Final = (state.TakeHero, state.TakePlot, state.ChooseStandAlone, state.ChooseQuest)
# Between quests, in a campaign alone; without an encounter.
CAMPAIGN_STEPS: Final = (
    state.ChooseQuest,
    state.CampaignStage,
    state.Shopping,
    state.SpendXp,
    state.OverlordSpends,
    state.TravelOn,
)
# Without an encounter as well as in one.
ANYWHERE: Final = (
    state.SetUpEncounter,
    state.Prepare,
    state.GiveReward,
    state.DoActs,
    state.TestEach,
    state.RollTrial,
    state.TrialRerolls,
    state.EndTrial,
    state.CloseTrial,
    state.Suffer,
    state.DrawSearch,
    state.OverlordsDue,
    state.Window,
)
ROAD_STEPS: Final = (*FIRST_STEPS, *CAMPAIGN_STEPS, state.BeginQuest)
# What lies under everything else: it is never the last thing to come.
LAST_IN_ENCOUNTER: Final = (
    state.EndRound,
    state.NewRound,
    state.BeginEncounter,
    state.SetUpEncounter,
    state.EndEncounter,
    state.EndQuest,
)
LAST_ON_ROAD: Final = (
    state.ChooseStandAlone,
    state.ChooseQuest,
    state.CampaignStage,
    state.BeginQuest,
    state.SetUpEncounter,
)
ATTACK_STEPS: Final = (state.DeclareAttack, state.RollAttack, state.Rerolls, state.SpendSurges, state.ResolveAttack)


def wrong_agenda(table: Journey) -> list[str]:
    """Everything about what comes next that cannot be."""
    if not table.agenda or len(table.agenda) > MOST_STEPS:
        return [f"{len(table.agenda)} steps to come"]
    last = LAST_ON_ROAD if table.encounter is None else LAST_IN_ENCOUNTER
    if not isinstance(table.agenda[0], last):
        return [f"in the end comes {table.agenda[0]!r:.100}"]
    return (
        [f"{step!r:.200} cannot come now" for step in table.agenda if not is_in_season(table, step)]
        or wrong_beginning(table)
        or wrong_stacks(table)
        or [f"{step!r:.200} cannot come" for step in table.agenda if not is_possible(table, step)]
    )


def is_in_season(table: Journey, step: Step) -> bool:
    """Whether a step can come before a quest, between two, or in an encounter, as the table is."""
    if (table.quest == "") != isinstance(step, FIRST_STEPS) and not isinstance(step, state.ChooseQuest):
        return False
    if isinstance(step, CAMPAIGN_STEPS) and table.campaign is None:
        return False
    if isinstance(step, state.ChooseStandAlone) and table.campaign is not None:
        return False
    if isinstance(step, ANYWHERE):
        return True
    return isinstance(step, ROAD_STEPS) == (table.encounter is None)


# -- what belongs together -------------------------------------------------------------------------------


def wrong_beginning(table: Journey) -> list[str]:
    """Who has no class is about to choose; so is the overlord for a group without a kind."""
    choosing = [step.hero for step in table.agenda if isinstance(step, state.TakeHero)]
    missing = [number for number, hero in enumerate(table.heroes) if not hero.job]
    if sorted(choosing) != missing or any(table.heroes[number].kind for number in missing):
        return [f"heroes {choosing} are chosen, {missing} are missing"]
    groups = [] if table.encounter is None else table.encounter.groups
    places = [step.place for step in table.agenda if isinstance(step, state.ChooseGroup)]
    if sorted(places) != [at for at, group in enumerate(groups) if not group.kind]:
        return [f"the groups {places} are chosen"]
    return []


def wrong_stacks(table: Journey) -> list[str]:
    """Each turn, attack and test has its end on the agenda, and what belongs to one lies above that."""
    turns = [] if table.encounter is None else table.encounter.turns
    attacks = 0
    trials = 0
    opened: list[Turn] = []
    for at, step in enumerate(table.agenda):
        if is_end_of_turn(step):
            if len(opened) == len(turns) or not ends(step, turns[len(opened)]) or turns[len(opened)].floor > at:
                return [f"{step!r:.100} ends no turn"]
            opened.append(turns[len(opened)])
        elif isinstance(step, state.AfterAttack):
            attacks += 1
        elif isinstance(step, (state.RollTrial, state.EndTrial, state.CloseTrial)):
            trials += 1
        elif not attacks and is_about_attack(step):
            return [f"{step!r:.100} without an attack"]
        elif not trials and isinstance(step, state.TrialRerolls):
            return ["dice of a test that nobody makes"]
        elif isinstance(step, (state.Walk, state.EquipStep, state.TurnStartEffects)):
            if not opened or opened[-1].figure != step.figure:
                return [f"{step!r:.100} in the turn of another"]
        if isinstance(step, state.RollAttack) and not is_followed(table.agenda, at):
            return ["an attack without an end"]
    if len(opened) < len(turns):
        return ["a turn without an end"]
    under_way = 0 if table.encounter is None else len(table.encounter.attacks)
    if attacks != under_way or trials != len(table.trials):
        return [f"{attacks} attacks and {trials} tests end, {under_way} and {len(table.trials)} are under way"]
    return []


def is_end_of_turn(step: Step) -> bool:
    """Whether a step leads to the end of a turn under way."""
    if isinstance(step, state.AfterFall):
        return step.ended
    return isinstance(step, (state.TakeTurn, state.EndTurn, state.EndFree))


def ends(step: Step, turn: Turn) -> bool:
    """Whether a step leads to the end of this one: a led move by itself, any other by its figure."""
    led = turn.free and bool(turn.done) and turn.done[0].startswith(LED_BY)
    if isinstance(step, state.EndFree):
        return led
    assert isinstance(step, (state.TakeTurn, state.EndTurn, state.AfterFall))
    return step.figure == turn.figure


def is_about_attack(step: Step) -> bool:
    """Whether a step is part of an attack."""
    if isinstance(step, state.Window):
        return step.moment in ATTACK_MOMENTS
    if isinstance(step, state.DoActs):
        return any(word.partition(":")[0] in ATTACK_WORDS for word in step.acts)
    return isinstance(step, ATTACK_STEPS)


def is_followed(agenda: list[Step], at: int) -> bool:
    """Whether rerolls and surges follow upon the roll of an attack."""
    return at >= 2 and isinstance(agenda[at - 1], state.Rerolls) and isinstance(agenda[at - 2], state.SpendSurges)


# -- one step --------------------------------------------------------------------------------------------


def is_possible(table: Journey, step: Step) -> bool:
    """Whether what a step names is there."""
    check = STEP_CHECKS.get(type(step))
    if check is not None and not check(table, step):
        return False
    values = step.to_wire_shallow()
    return all(is_there(table, step, name, values[place]) for place, name in enumerate(step.fields()))


def is_there(table: Journey, step: Step, name: str, value: object) -> bool:
    """Whether one thing that a step names can be."""
    if isinstance(value, bool):
        return True
    if isinstance(value, int):
        return is_number_there(table, step, name, value)
    if isinstance(value, str):
        return is_word_there(name, value)
    return isinstance(value, list) and len(value) <= MOST


def is_number_there(table: Journey, step: Step, name: str, value: int) -> bool:
    """A hero, a figure, somebody or nobody, a group, a space, a seat, a token, or a count."""
    encounter = table.encounter
    if name == "hero":
        return 0 <= value < len(table.heroes)
    if name == "figure":
        nobody = isinstance(step, (state.QuestTrigger, state.DoDeeds, state.Window))
        return is_somebody(table, value) if nobody else is_figure(table, value)
    if name in ("by", "user", "target", "other", "tester", "mover"):
        return is_somebody(table, value)
    if name in ("group", "place"):
        return encounter is not None and 0 <= value < len(encounter.groups)
    if name == "token":
        return encounter is not None and -1 <= value < len(encounter.tokens)
    if name == "space":
        if isinstance(step, (state.QuestTrigger, state.DoDeeds)):
            return is_moment_space(table, value)
        return value == -1 or (encounter is not None and 0 <= value < layout_of(table).count)
    if name == "seat":
        return 0 <= value < table.seats
    return 0 <= value <= MOST


def is_word_there(name: str, value: str) -> bool:
    """An attribute, a side, a stage; a card may also be a word for what else it was."""
    if name == "attribute":
        return value in ATTRIBUTES
    if name == "side":
        return value in ("", "heroes", "overlord")
    return len(value) <= MOST_LETTERS


def are_spaces(layout: Layout, spaces: list[int]) -> bool:
    """Whether all of these are on the map."""
    return all(0 <= space < layout.count for space in spaces)


def are_heroes(table: Journey, numbers: list[int]) -> bool:
    """Whether these are heroes, each once."""
    return all(0 <= number < len(table.heroes) for number in numbers) and len(numbers) == len(set(numbers))


# -- by kind ---------------------------------------------------------------------------------------------


def may_set_up(table: Journey, step: state.SetUpEncounter) -> bool:
    """The first encounter from the road, the second after the first."""
    before = 0 if table.encounter is None else table.encounter.number
    return before < step.number <= CARDS.quests[table.quest].encounters


def may_stand_up(table: Journey, step: state.FreeStandUps) -> bool:
    """Only who is knocked out."""
    return are_heroes(table, step.left) and all(table.heroes[number].knocked_out for number in step.left)


def may_place_monsters(table: Journey, step: state.PlaceMonsters) -> bool:
    """Monsters of the quest's groups, or all of them."""
    assert table.encounter is not None
    known = len(sheet_of(table).groups)
    if step.left == [-1]:
        return len(table.encounter.groups) == known
    return all(is_figure(table, one) and 0 <= table.figures[one].group < known for one in step.left)


def may_place_heroes(table: Journey, step: state.PlaceHeroes) -> bool:
    """Heroes, each once."""
    return are_heroes(table, step.left)


def may_start_turn(table: Journey, step: state.StartTurn) -> bool:
    """A hero or an ally."""
    return is_figure(table, step.figure) and table.figures[step.figure].rank in ("hero", "ally")


def may_activate(table: Journey, step: state.StartActivation) -> bool:
    """A monster."""
    return is_figure(table, step.figure) and is_overlords(table.figures[step.figure].rank)


def may_begin_turn(table: Journey, step: state.TurnStartEffects) -> bool:
    """Conditions still to be tested, all that is due, or nothing but cards to refresh."""
    return step.left in (ALL_DUE, REFRESH) or all(name in CONDITIONS for name in step.left)


def may_walk(table: Journey, step: state.Walk) -> bool:
    """A way over the map, each step with its price; a card that is to be sprung on one of them."""
    layout = layout_of(table)
    if len(step.path) != len(step.costs) or not all(0 <= cost <= 9 for cost in step.costs):
        return False
    if not are_spaces(layout, step.path) or not are_spaces(layout, step.base):
        return False
    if not step.springs:
        return True
    return len(step.springs) == 2 and step.springs[0] in table.overlord.hand and is_number(step.springs[1])


def may_enter(table: Journey, step: state.Enter) -> bool:
    """A space of the map."""
    return step.space >= 0


def may_attack_freely(table: Journey, step: state.FreeAttack) -> bool:
    """By an act, or by a name of the rules."""
    return step.act in ("", RUNNING, OATH) or (step.act in ACTS and ACTS[step.act].do == "attack")


def may_resolve(table: Journey, step: state.ResolveAttack) -> bool:
    """Those who are attacked, or all of them."""
    assert table.encounter is not None
    most = max([len(one.guards) for one in table.encounter.attacks])
    return step.left == [-1] or all(0 <= place < most for place in step.left)


def may_test_each(table: Journey, step: state.TestEach) -> bool:
    """Figures, by an act that is a test."""
    return all(is_figure(table, one) for one in step.left) and step.act in ACTS and ACTS[step.act].do == "test"


def may_act(table: Journey, step: state.DoActs) -> bool:
    """Acts of cards, about figures that there are."""
    return are_acts(table, step.acts) and all(is_figure(table, one) for one in step.among)


def may_stand_in(table: Journey, step: state.StandIn) -> bool:
    """A fallen monster attacks, or goes."""
    return step.what in ("attack", "gone") and 0 <= step.user < len(table.heroes)


def may_draw(table: Journey, step: state.DrawSearch) -> bool:
    """A hero."""
    return 0 <= step.figure < len(table.heroes)


def may_open(table: Journey, step: state.Window) -> bool:
    """A moment that there is, with what was played in it."""
    marks = [word[len(AMONG) :] for word in step.played if word.startswith(AMONG)]
    named = all(is_number(mark) and is_figure(table, int(mark)) for mark in marks)
    return named and step.moment in MOMENTS and all(len(word) <= MOST_LETTERS for word in step.played)


def may_trigger(table: Journey, step: state.QuestTrigger) -> bool:
    """A moment the quest has words about."""
    return step.moment in sheet_of(table).triggers


def may_do_deeds(table: Journey, step: state.DoDeeds) -> bool:
    """Deeds of this encounter."""
    return bool(step.deeds) and are_deeds(table, step.deeds)


def may_reinforce(table: Journey, step: state.Reinforce) -> bool:
    """Groups of this encounter, in a place that a deed of it names."""
    assert table.encounter is not None
    own = f"{DEED_MARK}{sheet_of(table).id}."
    places = [deed.at for path, deed in DEEDS.items() if path.startswith(own) and deed.do == "reinforce"]
    return step.area in places and all(0 <= group < len(table.encounter.groups) for group in step.groups)


def may_place(table: Journey, step: state.PlaceFigure) -> bool:
    """On spaces of the map."""
    return are_spaces(layout_of(table), step.spaces)


def may_be_stage(table: Journey, step: state.CampaignStage) -> bool:
    """A stage of the phase; most follow upon a quest."""
    played = table.campaign is not None and bool(table.campaign.played)
    return step.stage in campaign.STAGES and (played or step.stage in ("preparing", "travel"))


def may_shop(table: Journey, step: state.Shopping) -> bool:
    """After a quest."""
    return table.campaign is not None and bool(table.campaign.played)


def may_reward(table: Journey, step: state.GiveReward) -> bool:
    """A relic that nobody has, or a fortune token."""
    held = [item for hero in table.heroes for item in hero.items]
    return step.card == FORTUNE or (step.card in RELIC_OF and step.card not in held)


def may_prepare(table: Journey, step: state.Prepare) -> bool:
    """An agent is called in an encounter, the rest is done before it."""
    return step.stage == "agent" if table.encounter is not None else step.stage in PREPARATIONS


def may_travel(table: Journey, step: state.TravelOn) -> bool:
    """Symbols of the road."""
    known = [part.symbol for card in CARDS.travel.values() for part in card.parts]
    return all(symbol in known for symbol in step.left)


StepCheck = Callable[[Any, Any], bool]  # of a table, and of the step it stands beside

STEP_CHECKS: Final[dict[type[Step], StepCheck]] = {
    state.SetUpEncounter: may_set_up,
    state.FreeStandUps: may_stand_up,
    state.PlaceMonsters: may_place_monsters,
    state.PlaceHeroes: may_place_heroes,
    state.StartTurn: may_start_turn,
    state.StartActivation: may_activate,
    state.TurnStartEffects: may_begin_turn,
    state.Walk: may_walk,
    state.Enter: may_enter,
    state.FreeAttack: may_attack_freely,
    state.ResolveAttack: may_resolve,
    state.TestEach: may_test_each,
    state.DoActs: may_act,
    state.StandIn: may_stand_in,
    state.DrawSearch: may_draw,
    state.Window: may_open,
    state.QuestTrigger: may_trigger,
    state.DoDeeds: may_do_deeds,
    state.Reinforce: may_reinforce,
    state.PlaceFigure: may_place,
    state.CampaignStage: may_be_stage,
    state.Shopping: may_shop,
    state.GiveReward: may_reward,
    state.Prepare: may_prepare,
    state.TravelOn: may_travel,
}
