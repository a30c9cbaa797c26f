"""The agenda: which rule carries out which step; a death or a victory cuts an encounter short."""

from __future__ import annotations

from typing import Final

from undercroft.engine import agenda
from undercroft.engine.agenda import StepTable
from undercroft.engine.game import Rule
from undercroft.engine.record import Step
from undercroft.games.dark_souls import state
from undercroft.games.dark_souls.rules import (
    activation,
    attack,
    bonfire,
    bosses,
    encounters,
    endings,
    exploring,
    foes,
    layout,
    pushing,
    setup,
)
from undercroft.games.dark_souls.state import Souls

STEPS: Final[StepTable] = {
    # before the first encounter, and between encounters
    state.TakeClasses: setup.take_classes,
    state.ChooseBoss: setup.choose_boss,
    state.LayTiles: layout.lay_tiles,
    state.PlaceEncounters: layout.place_encounters,
    state.Roam: exploring.roam,
    state.OutfitHero: bonfire.outfit_hero,
    state.ShowTreasure: bonfire.show_treasure,
    # how an encounter begins
    state.EnterTile: encounters.enter_tile,
    state.EnterFog: encounters.enter_fog,
    state.PlaceHeroes: encounters.place_heroes,
    # the enemies act
    state.FoesAct: foes.foes_act,
    state.NextFoe: foes.next_foe,
    state.FoeIcon: foes.foe_icon,
    state.FoeSteps: foes.foe_steps,
    state.Entered: foes.entered,
    state.Settle: bosses.settle,
    state.DefendAgainst: foes.defend_against,
    state.PushAway: pushing.push_away,
    state.EndFoe: foes.end_foe,
    state.EndFoes: foes.end_foes,
    # a hero acts
    state.HeroActs: activation.hero_acts,
    state.GoOn: activation.go_on,
    state.Swing: attack.swing,
    state.EndHero: activation.end_hero,
    # how an encounter ends, and a half of the game
    state.Won: endings.won,
    state.PartyDefeated: endings.lost,
    state.BossFell: endings.boss_fell,
    state.NextHalf: setup.next_half,
}


def run(table: Souls, step: Step) -> Rule | None:
    """The rule that carries out this step, for those who play on without a session; it may be cut short.

    DS-RULING-41, DS-RULING-42, DS-ENC-08.
    """
    if table.battle is None:
        return agenda.run(STEPS, table, step)
    return agenda.run_until_cut(STEPS, table, step)
