"""The agenda: which rule carries out which step, and what a death or a victory does to all that was still to come."""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Step
from undercroft.games.dark_souls.rules import (
    activation,
    attack,
    bonfire,
    bosses,
    campaign,
    encounters,
    endings,
    exploring,
    foes,
    layout,
    pushing,
    setup,
)
from undercroft.games.dark_souls.rules.heat import change_deck
from undercroft.games.dark_souls.rules.table import Fallen, Victory, battle_of, foe_by
from undercroft.games.dark_souls.state import (
    BossFell,
    ChooseBoss,
    DefendAgainst,
    EndFoe,
    EndFoes,
    EndHero,
    Entered,
    EnterFog,
    EnterTile,
    FoeIcon,
    FoesAct,
    FoeSteps,
    GoOn,
    HeroActs,
    LayTiles,
    Lost,
    NextFoe,
    NextHalf,
    OutfitHero,
    PlaceEncounters,
    PlaceHeroes,
    PushAway,
    Roam,
    Settle,
    ShowTreasure,
    Souls,
    Swing,
    TakeClasses,
    Won,
)


def run(table: Souls, step: Step) -> Rule | None:
    """The rule that carries out this step; none if it was done on the spot."""
    try:
        rule = find(table, step)
    except Fallen as death:
        fall(table, death.who)
        return None
    except Victory:
        win(table)
        return None
    return rule if rule is None or table.battle is None else in_battle(table, rule)


def in_battle(table: Souls, rule: Rule) -> Rule:
    """A rule that a death or a victory may cut short (DS-RULING-41, DS-RULING-42)."""
    try:
        yield from rule
    except Fallen as death:
        fall(table, death.who)
    except Victory:
        win(table)


def fall(table: Souls, who: int) -> None:
    """Nothing that was still to come in this encounter will come (DS-BAR-05, DS-RULING-41)."""
    del table.agenda[battle_of(table).base :]
    table.next(Lost(who))


def win(table: Souls) -> None:
    """The encounter ends where it stands (DS-END-01, DS-RULING-42)."""
    del table.agenda[battle_of(table).base :]
    table.next(Won())


def find(table: Souls, step: Step) -> Rule | None:
    """Which rule it is."""
    if isinstance(step, FoeIcon):
        return foes.foe_icon(table, step)
    if isinstance(step, GoOn):
        return activation.go_on(table)
    if isinstance(step, DefendAgainst):
        return foes.defend_against(table, step)
    if isinstance(step, FoeSteps):
        foe = foe_by(table, step.foe)
        if foe is not None and foe.facing >= 0:
            return bosses.steps(table, step)
        return foes.foe_steps(table, step)
    if isinstance(step, NextFoe):
        return foes.next_foe(table)
    if isinstance(step, EndFoe):
        foes.end_foe(table, step)
        return None
    if isinstance(step, Swing):
        return attack.swing(table, step)
    if isinstance(step, PushAway):
        return pushing.push_away(table, step)
    if isinstance(step, Entered):
        foes.entered(table, step)
        return None
    if isinstance(step, HeroActs):
        return activation.hero_acts(table)
    if isinstance(step, EndHero):
        return activation.end_hero(table)
    if isinstance(step, FoesAct):
        foes.foes_act(table, step)
        return None
    if isinstance(step, EndFoes):
        return end_foes(table)
    if isinstance(step, Settle):
        return bosses.settle(table, step)
    return find_outside(table, step)


def end_foes(table: Souls) -> Rule:
    """What waited for the end of the enemy activation (DS-RULING-92, DS-RULING-155)."""
    deck = table.deck
    if deck is not None:
        deck.flipped = False
        if deck.waits:
            change_deck(table, deck)
    return campaign.end_foes(table)


def find_outside(table: Souls, step: Step) -> Rule | None:
    """The rules between encounters, and how encounters begin and end."""
    if isinstance(step, Roam):
        return exploring.roam(table)
    if isinstance(step, OutfitHero):
        return bonfire.outfit_hero(table, step)
    if isinstance(step, ShowTreasure):
        return bonfire.show_treasure(table)
    if isinstance(step, PlaceHeroes):
        return encounters.place_heroes(table, step)
    if isinstance(step, PlaceEncounters):
        return layout.place_encounters(table, step)
    if isinstance(step, LayTiles):
        return layout.lay_tiles(table, step)
    if isinstance(step, ChooseBoss):
        return setup.choose_boss(table)
    if isinstance(step, TakeClasses):
        return setup.take_classes(table)
    if isinstance(step, EnterTile):
        encounters.enter_tile(table, step)
    elif isinstance(step, EnterFog):
        encounters.enter_fog(table)
    elif isinstance(step, Won):
        endings.won(table)
    elif isinstance(step, Lost):
        endings.lost(table, step)
    elif isinstance(step, BossFell):
        endings.boss_fell(table)
    else:
        assert isinstance(step, NextHalf)
        setup.next_half(table)
    return None
