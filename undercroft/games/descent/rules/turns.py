"""Turns: rounds, who acts next, how a turn begins and ends, for heroes, allies, familiars and monsters alike.

D2-TURN-01 to D2-TURN-08, D2-EQUIP-01 to D2-EQUIP-06, D2-HEND-01, D2-HEND-02, D2-ALLY-01, D2-REST-01, D2-ROUND-01,
D2-TER-HAZ-02, D2-TER-MUD-02, D2-CORE-24, D2-CORE-26, D2-CORE-96, D2-RULING-39, D2-RULING-40, D2-RULING-53,
D2-RULING-54, D2-DP-23 to D2-DP-25, D2-DP-63.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import conditions, damage, offers, placing, quests, winning
from undercroft.games.descent.rules.free_deeds import ONCE_MORE, new_turn
from undercroft.games.descent.rules.layout import HAZARD, MUD
from undercroft.games.descent.rules.sheets import ABILITIES, FACES, ITEMS
from undercroft.games.descent.rules.table import (
    ask,
    ask_heroes,
    encounter_of,
    end_lasting,
    end_of_turn,
    face_of,
    grid_now,
    has,
    in_sight,
    is_hero,
    is_monster,
    is_standing,
    lasts,
    monsters_standing,
)
from undercroft.games.descent.state import (
    END_ROUND,
    HEROES_TURNS,
    NEW_ROUND,
    OVERLORD_TURN,
    Activate,
    BeginEncounter,
    EndRound,
    EndTurn,
    Equipped,
    EquipStep,
    HeroesTurns,
    Journey,
    NewRound,
    PickWord,
    RoundBegun,
    StartTurn,
    TakeTurn,
    Turn,
    TurnBegun,
    TurnStartEffects,
    UseCard,
    Wear,
    Window,
)

ACTIONS: Final = 2
HANDS: Final = 2
OTHERS_WORN: Final = 2
AT_START: Final = "turn_start"
ALL_DUE: Final = ["all"]  # what is due at the start of a turn is yet to be looked up
REFRESH: Final = ["refresh"]  # all of it is done

# -- rounds ----------------------------------------------------------------------------------------------


def begin_encounter(table: Journey, step: BeginEncounter) -> None:
    """Everything stands: heroes take the first turn (D2-CORE-96)."""
    encounter_of(table).floor = len(table.agenda)
    table.next(NEW_ROUND)
    if encounter_of(table).number == 1:
        table.next(Window("quest_begins", -1, -1, -1, []))
    quests.trigger(table, "encounter_begins", -1, -1, -1)


def new_round(table: Journey, step: NewRound) -> None:
    """Hero and ally turns, then the overlord's, then the end of the round (D2-TURN-01)."""
    winning.check(table)
    encounter = encounter_of(table)
    encounter.round += 1
    encounter.overlords = False
    table.tell(RoundBegun(encounter.round))
    table.next(HEROES_TURNS, OVERLORD_TURN, END_ROUND)
    quests.trigger(table, "round_begins", -1, -1, -1)


def end_round(table: Journey, step: EndRound) -> None:
    """Activation cards are turned back; then a new round (D2-ROUND-01)."""
    winning.check(table)
    encounter = encounter_of(table)
    for hero in table.heroes:
        hero.acted = hero.left
        hero.once = []
    for figure in table.figures:
        figure.activated = False
    for group in encounter.groups:
        group.activated = False
    end_lasting(table, "round")
    table.next(NEW_ROUND)
    quests.end_of_round(table)


def heroes_turns(table: Journey, step: HeroesTurns) -> Rule | None:
    """The heroes say who is next, one turn at a time; when all have acted the overlord is (D2-TURN-02, D2-HEND-02)."""
    winning.check(table)
    left = waiting(table)
    if not left:
        return None
    table.next(HEROES_TURNS)
    if len(left) == 1:
        table.next(StartTurn(left[0]))
        return None
    return choose_next(table, left)


def waiting(table: Journey) -> list[int]:
    """Heroes and allies whose turn is still to come (D2-ALLY-01)."""
    found = [hero for hero in range(len(table.heroes)) if not table.heroes[hero].acted]
    for figure in range(len(table.heroes), len(table.figures)):
        one = table.figures[figure]
        if one.rank == "ally" and one.base and not one.activated and quests.takes_turns(table, figure):
            found.append(figure)
    return found


def choose_next(table: Journey, left: list[int]) -> Rule:
    """Who acts next (D2-DP-23)."""
    options: list[Action] = [Activate(figure) for figure in left]
    answer = yield ask_heroes(table, options, "ask-next", ("D2-DP-23", "D2-TURN-02"))
    assert isinstance(answer, Activate)
    table.next(StartTurn(answer.figure))


# -- a turn begins ---------------------------------------------------------------------------------------


def start_turn(table: Journey, step: StartTurn) -> None:
    """Effects expire; abilities and conditions; cards are refreshed; the equip step; actions (D2-TURN-04 to 07)."""
    figure = step.figure
    turn = new_turn(table, figure, ACTIONS, 0, False)
    end_lasting(table, f"turn:{figure}")
    table.tell(TurnBegun(figure))
    if is_in_mud(table, figure):
        turn.speed = 1
    if is_hero(table, figure):
        for one in table.figures:
            if one.owner == figure and one.rank == "familiar":
                one.activated = False
        note_unaware(table, turn)
    if is_hero(table, figure) and table.heroes[figure].knocked_out:
        table.heroes[figure].exhausted = []  # D2-TURN-06
        table.next(TakeTurn(figure))
        return
    table.next(
        TurnStartEffects(figure, ALL_DUE, []),
        EquipStep(figure),
        TakeTurn(figure),
    )
    quests.trigger(table, "hero_turn_begins", figure, -1, -1)
    come_back(table, figure)


def come_back(table: Journey, figure: int) -> None:
    """Who vanished is placed near where that was."""
    for one in encounter_of(table).lasting:
        if one.what == "vanished" and one.figure == figure:
            encounter_of(table).lasting.remove(one)
            grid = grid_now(table)
            table.figures[figure].base = []
            spaces = grid.within(one.amount, 4)
            placing.place(table, figure, spaces, table.heroes[figure].seat, False)
            return


def is_in_mud(table: Journey, figure: int) -> bool:
    """Whether a figure begins its turn in mud, a large one with its whole base (D2-TER-MUD-02, D2-RULING-39)."""
    ground = grid_now(table).ground
    base = table.figures[figure].base
    for space in base:
        if ground[space] != MUD:
            return False
    return bool(base) and not has(table, figure, "fly")


def note_unaware(table: Journey, turn: Turn) -> None:
    """Which monsters do not see a hero when the turn begins, for a card that asks."""
    if not is_standing(table, turn.figure) or "sneaky" not in table.heroes[turn.figure].skills:
        return
    for one in monsters_standing(table):
        if not in_sight(table, one, turn.figure):
            turn.done.append(f"unaware:{one}")


def turn_start_effects(table: Journey, step: TurnStartEffects) -> Rule | None:
    """Conditions and cards, in the order of whoever has the turn; then cards refresh (D2-TURN-05, D2-RULING-54)."""
    figure = step.figure
    if step.left == REFRESH:
        if is_hero(table, figure):
            table.heroes[figure].exhausted = []  # D2-TURN-06, D2-RULING-53
        return None
    window = Window(AT_START, figure, -1, -1, step.played)
    left = conditions.tested_conditions(table, figure) if step.left == ALL_DUE else still_had(table, figure, step.left)
    forced = forced_cards(table, window) if is_standing(table, figure) else []
    due: list[Action] = [*[PickWord(name) for name in left], *forced]
    if not due:
        table.next(TurnStartEffects(figure, REFRESH, []))
        if is_standing(table, figure) and not is_monster(table, figure):
            table.next(window)
        return None
    free = offers.hero_options(table, figure, AT_START, window) if is_hero(table, figure) else []
    if len(due) == 1 and not free:
        do_at_start(table, figure, left, step.played, due[0])
        return None
    return order_start(table, figure, left, step.played, [*due, *free])


def still_had(table: Journey, figure: int, names: list[str]) -> list[str]:
    """Those of the conditions that nothing has taken away yet."""
    return [name for name in names if name in table.figures[figure].conditions]


def forced_cards(table: Journey, window: Window) -> list[Action]:
    """The cards that do something by themselves at the start of this turn, and have not yet."""
    found: list[Action] = []
    marks: list[str] = []
    if is_monster(table, window.figure):
        return found
    for user in range(len(table.figures)):
        for offer in offers.offers_of(table, user, AT_START, window.figure, -1, window.played):
            mark = f"{offer.ability.id}@{user}"
            if offer.ability.forced and mark not in marks:
                marks.append(mark)
                found.append(UseCard(offer.ability.id, offer.target, user))
    return found


def order_start(table: Journey, figure: int, left: list[str], played: list[str], options: list[Action]) -> Rule:
    """Which comes first; what is free to use may also wait until the rest is done (D2-DP-24, D2-DP-63, D2-CORE-09)."""
    answer = yield ask(table, figure, options, "ask-start-ability", ("D2-DP-24", "D2-DP-63"))
    do_at_start(table, figure, left, played, answer)


def do_at_start(table: Journey, figure: int, left: list[str], played: list[str], answer: Action) -> None:
    """One of them: a condition is tested, or a card used."""
    if isinstance(answer, PickWord):
        table.next(TurnStartEffects(figure, [name for name in left if name != answer.word], played))
        conditions.resolve(table, figure, answer.word)
        return
    assert isinstance(answer, UseCard)
    ability = ABILITIES[answer.card]
    user = answer.space if ability.forced else figure
    table.next(TurnStartEffects(figure, left, [*played, f"{ability.id}@{user}"]))
    offers.use(table, user, ability, answer.figure, figure, -1, max(0, ability.fatigue))


# -- equipping -------------------------------------------------------------------------------------------


def equip_step(table: Journey, step: EquipStep) -> Rule | None:
    """What is worn may be changed once, if there is anything to change (D2-EQUIP-01, D2-EQUIP-02)."""
    figure = step.figure
    if not is_hero(table, figure) or not is_standing(table, figure):
        return None
    hero = table.heroes[figure]
    quick = face_of(table, figure).speed
    if len(hero.worn) == len(hero.items) and not any([is_burden(item, hero.items, quick) for item in hero.items]):
        return None
    ways = outfits(hero.items, quick)
    return change(table, figure, ways) if [sorted(way) for way in ways] != [sorted(hero.worn)] else None


def change(table: Journey, figure: int, ways: list[list[str]]) -> Rule:
    """One of the ways to wear things (D2-DP-25)."""
    hero = table.heroes[figure]
    options: list[Action] = [Wear(way) for way in ways]
    if sorted(hero.worn) not in [sorted(way) for way in ways]:
        options.insert(0, Wear(hero.worn.copy()))
    answer = yield ask(table, figure, options, "ask-equip", ("D2-DP-25",))
    assert isinstance(answer, Wear)
    if sorted(answer.items) != sorted(hero.worn):
        hero.worn = answer.items.copy()
        table.tell(Equipped(figure, answer.items.copy()))
        damage.go_without(table, figure)


def outfits(items: list[str], quick: int = 0) -> list[list[str]]:
    """Every way to wear these items that leaves none off without need or gain (D2-EQUIP-03 to D2-EQUIP-06).

    `quick` is the Speed that a heavy armour may cost.
    """
    ways: list[list[str]] = [[]]
    for item in items:
        longer = [[*way, item] for way in ways if may_wear([*way, item])]
        ways.extend(longer)
    found: list[list[str]] = []
    for way in ways:
        fuller = any([len(other) > len(way) and all([item in other for item in way]) for other in ways])
        if not fuller or not any([adds_to(other, way, quick) for other in ways]):
            found.append(way)
    return found


def adds_to(other: list[str], way: list[str], quick: int) -> bool:
    """Whether another way has all of this one, and more that is no burden to it."""
    if len(other) <= len(way) or not all([item in other for item in way]):
        return False
    return not any([item not in way and is_burden(item, way, quick) for item in other])


def is_burden(item: str, way: list[str], quick: int) -> bool:
    """Whether one may want to go without an item: it slows, or it fills a hand that is better empty."""
    for slow in FACES[item].words.get("speed_most", []):
        if slow.amount < quick:
            return True
    if ITEMS[item].hands == 0:
        return False
    return any([other != item and "hand_empty" in passive.needs for other in way for passive in FACES[other].passives])


def may_wear(items: list[str]) -> bool:
    """Two hands, one armour, two others; some items bar others (D2-EQUIP-03 to D2-EQUIP-06)."""
    hands = 0
    armours = 0
    others = 0
    helmets = 0
    runes = 0
    barred = False
    for item in items:
        face = ITEMS[item]
        hands += face.hands
        armours += 1 if face.slot == "armor" else 0
        others += 1 if face.slot == "other" else 0
        helmets += 1 if "helmet" in face.traits else 0
        runes += 1 if "rune" in face.traits else 0
        barred = barred or "no_runes" in FACES[item].words
    return hands <= HANDS and armours <= 1 and others <= OTHERS_WORN and helmets <= 1 and not (barred and runes)


# -- a turn ends -----------------------------------------------------------------------------------------


def end_turn(table: Journey, step: EndTurn) -> None:
    """What happens at the end of a turn, then it is over: rest, hazard, conditions (D2-HEND-01, D2-REST-01)."""
    figure = step.figure
    turns = encounter_of(table).turns
    turn = turns[-1]
    if turn.free:
        turns.pop()
        if table.figures[figure].rank == "familiar" and ONCE_MORE not in turn.done:
            table.figures[figure].activated = True
        return
    if "ending" not in turn.done and is_standing(table, figure):
        turn.done.append("ending")
        table.next(Window("turn_end", figure, -1, -1, []), EndTurn(figure))
        quests.trigger(table, "monster_turn_ends" if is_monster(table, figure) else "hero_turn_ends", figure, -1, -1)
        return
    if "burnt" not in turn.done and stops_in_hazard(table, figure):
        turn.done.append("burnt")
        table.next(EndTurn(figure))
        damage.defeat(table, figure, -1)
        return
    finish_turn(table, figure)


def finish_turn(table: Journey, figure: int) -> None:
    """The card is turned over, then a rest has its effect (D2-CORE-26); points that are left are lost (D2-CORE-24)."""
    turns = encounter_of(table).turns
    turns.pop()
    if is_hero(table, figure):
        hero = table.heroes[figure]
        hero.acted = True
        if hero.rested:
            hero.rested = False
            if not hero.knocked_out:
                ease(table, figure)
    else:
        table.figures[figure].activated = True
    if table.figures[figure].base:
        conditions.end_of_turn(table, figure)
    end_of_turn(table, figure)


def ease(table: Journey, figure: int) -> None:
    """All fatigue is lost; for some as much damage (D2-REST-01)."""
    fatigue = table.heroes[figure].fatigue
    heals = fatigue if has(table, figure, "rest_heals") else 0
    damage.recover(table, figure, heals, fatigue, "rest")


def stops_in_hazard(table: Journey, figure: int) -> bool:
    """Whether a figure ends its turn in hazard, a large one with its whole base (D2-TER-HAZ-02, D2-TER-HAZ-04).

    Flight is of no help: it passes over ground while it moves, and here it has come to rest (D2-RULING-65).
    """
    if not is_standing(table, figure):
        return False
    ground = grid_now(table).ground
    for space in table.figures[figure].base:
        if ground[space] != HAZARD:
            return False
    return True


def despair(table: Journey, figure: int) -> None:
    """Who despairs suffers fatigue after each action."""
    amount = lasts(table, figure, "despair")
    if amount:
        damage.suffer(table, figure, 0, amount, -1, "word_of_despair")
