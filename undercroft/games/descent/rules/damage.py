"""Damage, fatigue, recovering, and what happens to whoever has too much of it.

D2-FAT-01, D2-FAT-02, D2-KO-01 to D2-KO-12, D2-CORE-51, D2-CORE-67, D2-CORE-88 to D2-CORE-93, D2-RULING-40,
D2-RULING-63, D2-RULING-64, D2-RULING-68, D2-RULING-72.

Worked examples: D2-EX-15, D2-EX-16, D2-EX-18, D2-EX-21, D2-EX-32, D2-EX-70.
"""

from __future__ import annotations

from undercroft.engine.agenda import CutShort
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import offers, placing, quests, travel
from undercroft.games.descent.rules.layout import HAZARD
from undercroft.games.descent.rules.table import (
    add_lasting,
    ask,
    carried_by,
    encounter_of,
    grid_now,
    has,
    health,
    is_hero,
    is_monster,
    is_standing,
    lasts,
    spare_fatigue,
    stamina,
    total,
)
from undercroft.games.descent.state import (
    AfterAttack,
    AfterFall,
    CloseTrial,
    Defeat,
    EndTrial,
    Fell,
    Healed,
    Hurt,
    Journey,
    KnockedOut,
    OverlordsDue,
    PickSpace,
    RollTrial,
    StoodUp,
    Suffer,
    TaintShown,
    Tired,
    TokenDropped,
    Window,
)

# -- suffering -------------------------------------------------------------------------------------------


def suffer(table: Journey, figure: int, damage: int, fatigue: int, by: int, card: str) -> None:
    """Somebody will suffer damage or fatigue next."""
    if damage > 0 or fatigue > 0:
        table.next(Suffer(figure, damage, fatigue, by, card))


def suffer_now(table: Journey, step: Suffer) -> None:
    """Fatigue beyond Stamina is damage (D2-FAT-02); monsters have no fatigue (D2-CORE-51); too much damage defeats."""
    figure = step.figure
    if not is_standing(table, figure):
        return
    damage = step.damage
    if step.fatigue and is_hero(table, figure):
        taken = min(step.fatigue, max(0, spare_fatigue(table, figure)))
        over = step.fatigue - taken
        table.heroes[figure].fatigue += taken
        damage += over
        table.tell(Tired(figure, taken, over, step.card))
    elif step.fatigue:
        damage += step.fatigue
    if damage <= 0:
        return
    one = table.figures[figure]
    most = health(table, figure)
    one.damage = min(most, one.damage + damage)  # never above Health (D2-CORE-90)
    table.tell(Hurt(figure, damage, step.card))
    if one.damage >= most and table.encounter is None:
        travel.fall(table, figure)
    elif one.damage >= most:
        table.next(Defeat(figure, step.by, False))
    elif step.damage:  # fatigue that became damage is no more than fatigue
        suffer(table, figure, 0, lasts(table, figure, "misery"), -1, "word_of_misery")


def go_without(table: Journey, hero: int) -> None:
    """An item is worn no more: fatigue stays within Stamina, and who cannot bear the damage falls (D2-CORE-90)."""
    table.heroes[hero].fatigue = min(table.heroes[hero].fatigue, stamina(table, hero))
    if table.encounter is not None and is_standing(table, hero) and table.figures[hero].damage >= health(table, hero):
        table.figures[hero].damage = health(table, hero)
        defeat(table, hero, -1)


def recover(table: Journey, figure: int, damage: int, fatigue: int, card: str) -> None:
    """Damage and fatigue come off; a hero who was knocked out stands again (D2-CORE-89)."""
    one = table.figures[figure]
    if not one.base and (table.encounter is not None or not is_hero(table, figure)):
        return
    if has(table, figure, "no_recovery"):
        return
    damage = min(damage, one.damage)
    if damage > 0:
        damage = max(0, damage - total(table, figure, "recovers_less"))
    hero = is_hero(table, figure)
    fatigue = min(fatigue, table.heroes[figure].fatigue) if hero else 0
    if damage <= 0 and fatigue <= 0:
        return
    one.damage -= damage
    if hero:
        table.heroes[figure].fatigue -= fatigue
    table.tell(Healed(figure, damage, fatigue, card))
    if hero and table.heroes[figure].knocked_out and damage > 0:
        stand_again(table, figure, figure)


def stand_again(table: Journey, figure: int, by: int) -> None:
    """The hero token is replaced by the figure, beside it if its space is taken (D2-STAND-05, D2-CORE-89)."""
    # On the road there is no map, or it is about to be taken away: nobody is placed (D2-RULING-07).
    if table.encounter is None or table.encounter.winner:
        table.heroes[figure].knocked_out = False
        table.tell(StoodUp(figure, by))
        return
    spaces = placing.closest_empty(table, table.figures[figure].base[0], figure)
    table.heroes[figure].knocked_out = False
    table.figures[figure].base = [spaces[0]]
    table.tell(StoodUp(figure, by))
    if len(spaces) > 1:
        placing.place(table, figure, spaces, table.heroes[figure].seat, False)


# -- defeat ----------------------------------------------------------------------------------------------


def defeat(table: Journey, figure: int, by: int) -> None:
    """Somebody will be defeated next, whatever their damage."""
    table.next(Defeat(figure, by, False))


def fall(table: Journey, step: Defeat) -> Rule | None:
    """A figure is defeated: a hero is knocked out, anybody else leaves the map (D2-KO-01, D2-CORE-67, D2-RULING-68)."""
    figure = step.figure
    if not is_standing(table, figure):
        return None
    if not step.asked:
        if is_falling(table, figure):
            return None
        table.next(Window("defeated", figure, step.by, -1, []), Defeat(figure, step.by, True))
        return None
    if is_spared(table, figure):
        return None
    if is_hero(table, figure):
        return knock_out(table, figure, step.by)
    one = table.figures[figure]
    drop_all(table, figure, one.base[0])
    space = one.base[0]
    one.base = []
    one.damage = 0
    one.conditions = []
    encounter_of(table).lasting = [last for last in encounter_of(table).lasting if last.figure != figure]
    if one.rank in ("minion", "master"):
        add_lasting(table, "fell_at", figure, space, "round", "")
    table.tell(Fell(figure, step.by))
    end_turn_of(table, figure, step.by)
    return None


def is_falling(table: Journey, figure: int) -> bool:
    """Whether somebody is being defeated already, and does one last thing before."""
    return any([isinstance(step, Defeat) and step.asked and step.figure == figure for step in table.agenda])


def is_spared(table: Journey, figure: int) -> bool:
    """Whether a card has kept somebody from being defeated."""
    notes = encounter_of(table).notes
    mark = f"spared:{figure}"
    if mark not in notes:
        return False
    notes.remove(mark)
    return True


def knock_out(table: Journey, figure: int, by: int) -> Rule | None:
    """Damage is Health, fatigue is Stamina, conditions are gone, a token lies there (D2-KO-03 to D2-KO-06)."""
    hero = table.heroes[figure]
    one = table.figures[figure]
    hero.knocked_out = True
    one.conditions = []
    encounter_of(table).lasting = [last for last in encounter_of(table).lasting if last.figure != figure]
    if hero.taint and not hero.taint_shown:
        hero.taint_shown = True  # D2-TAINT-03
        table.tell(TaintShown(figure, hero.taint))
        table.next(Window("taint_shown", figure, by, -1, []))
    hero.fatigue = stamina(table, figure)  # as the card that was turned up leaves it
    one.damage = health(table, figure)
    table.tell(KnockedOut(figure, by))
    dropped = carried_by(table, figure)
    drop_all(table, figure, one.base[0])
    if grid_now(table).ground[one.base[0]] == HAZARD:
        return out_of_hazard(table, figure, by, dropped)
    end_turn_of(table, figure, by)
    return None


def out_of_hazard(table: Journey, figure: int, by: int, dropped: list[int]) -> Rule:
    """The token goes to the closest space without hazard, with what was carried.

    D2-TER-HAZ-03, D2-RULING-40, D2-RULING-72, D2-DP-49.
    """
    grid = grid_now(table)
    spaces = placing.closest(table, table.figures[figure].base[0], lambda space: grid.ground[space] != HAZARD)
    options: list[Action] = [PickSpace(space) for space in spaces]
    answer = yield ask(table, figure, options, "ask-space", ("D2-DP-49",))
    assert isinstance(answer, PickSpace)
    table.figures[figure].base = [answer.space]
    for at in dropped:
        encounter_of(table).tokens[at].at = answer.space
    end_turn_of(table, figure, by)


def end_turn_of(table: Journey, figure: int, by: int) -> None:
    """What follows a defeat; a hero's own turn ends at once (D2-KO-02, D2-RULING-63).

    Who else falls in a turn of its own has left the map, and with that nothing to do in it; whatever felled it goes on.
    """
    encounter = encounter_of(table)
    own = [at for at, turn in enumerate(encounter.turns) if turn.figure == figure]
    quests.notice_fall(table, figure, by)
    if not own or not is_hero(table, figure):
        table.next(AfterFall(figure, by, False))
        return
    floor = encounter.turns[own[0]].floor
    del encounter.turns[own[0] + 1 :]
    # An attack or test that began under that turn goes on; those within it are over.
    kept = table.agenda[:floor]
    del encounter.attacks[len([step for step in kept if isinstance(step, AfterAttack)]) :]
    del table.trials[len([step for step in kept if isinstance(step, RollTrial | EndTrial | CloseTrial)]) :]
    raise CutShort(floor, AfterFall(figure, by, True))


def after_fall(table: Journey, step: AfterFall) -> None:
    """The overlord's due, the cards of both sides, the quest, then the end of the turn (D2-KO-07)."""
    figure = step.figure
    if step.ended:
        offers.end_turn(table, figure)
    if is_hero(table, figure):
        quests.trigger(table, "hero_fell", figure, -1, table.figures[figure].base[0])
        table.next(OverlordsDue(figure), Window("hero_fell", figure, step.by, -1, []))
        return
    quests.trigger(table, "figure_fell", figure, -1, -1)
    if is_monster(table, figure):
        table.next(Window("monster_fell", figure, step.by, lasts(table, figure, "fell_at"), []))


def drop_all(table: Journey, figure: int, space: int) -> None:
    """What somebody carried stays where they fell (D2-RULING-72)."""
    for at in carried_by(table, figure):
        token = encounter_of(table).tokens[at]
        token.bearer = -1
        token.at = space
        table.tell(TokenDropped(figure, at, space))
        quests.trigger(table, "token_dropped", figure, at, space)
