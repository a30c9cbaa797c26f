"""The agenda: which rule carries out which step; a fall or a victory cuts short what was still to come."""

from __future__ import annotations

from typing import Final

from undercroft.engine import agenda
from undercroft.engine.agenda import StepTable
from undercroft.engine.game import Rule
from undercroft.engine.record import Step
from undercroft.games.descent import state
from undercroft.games.descent.rules import (
    actions,
    attack,
    campaign,
    damage,
    deeds,
    effects,
    encounters,
    experience,
    free_deeds,
    moving,
    mustering,
    next_quest,
    offers,
    overlord_turn,
    placing,
    plots,
    preparing,
    quests,
    reinforcing,
    rewards,
    searching,
    setup,
    shopping,
    specials,
    surges,
    threat,
    travel,
    trials,
    turns,
)
from undercroft.games.descent.state import (
    ActivateGroups,
    ActivateMonsters,
    DoActs,
    EndTurn,
    Enter,
    HeroesTurns,
    Journey,
    Rerolls,
    StartActivation,
    TakeTurn,
    TrialRerolls,
    TurnStartEffects,
    Walk,
    Window,
)

STEPS: Final[StepTable] = {
    # before a quest
    state.TakeHero: setup.take_hero,
    state.TakePlot: plots.take_plot,
    state.ChooseStandAlone: setup.choose_stand_alone,
    state.BeginQuest: setup.begin_quest,
    state.SetUpEncounter: mustering.set_up_encounter,
    state.FreeStandUps: encounters.free_stand_ups,
    state.ChooseGroup: mustering.choose_group,
    state.PlaceMonsters: mustering.place_monsters,
    state.PlaceHeroes: mustering.place_heroes,
    state.BeginEncounter: turns.begin_encounter,
    # rounds and turns
    state.NewRound: turns.new_round,
    state.HeroesTurns: turns.heroes_turns,
    state.StartTurn: turns.start_turn,
    state.TurnStartEffects: turns.turn_start_effects,
    state.EquipStep: turns.equip_step,
    state.TakeTurn: actions.take_turn,
    state.EndTurn: turns.end_turn,
    state.EndRound: turns.end_round,
    state.Walk: moving.walk,
    state.Enter: moving.enter,
    state.SettleMove: moving.settle_move,
    state.FreeMove: free_deeds.free_move,
    state.EndFree: free_deeds.end_free,
    state.FreeAttack: free_deeds.free_attack,
    state.OverlordTurn: overlord_turn.overlord_turn,
    state.OverlordStart: overlord_turn.overlord_start,
    state.ActivateGroups: overlord_turn.activate_groups,
    state.ActivateMonsters: overlord_turn.activate_monsters,
    state.StartActivation: overlord_turn.start_activation,
    state.OverlordEnd: overlord_turn.overlord_end,
    # attacks
    state.DeclareAttack: attack.declare_attack,
    state.RollAttack: attack.roll_attack,
    state.Rerolls: attack.rerolls,
    state.SpendSurges: surges.spend_surges,
    state.ResolveAttack: attack.resolve_attack,
    state.AfterAttack: attack.after_attack,
    # damage, tests, effects
    state.Suffer: damage.suffer_now,
    state.Defeat: damage.fall,
    state.AfterFall: damage.after_fall,
    state.OverlordsDue: threat.overlords_due,
    state.RollTrial: trials.roll_trial,
    state.TrialRerolls: trials.trial_rerolls,
    state.EndTrial: trials.end_trial,
    state.CloseTrial: trials.close_trial,
    state.TestEach: effects.run_tests,
    state.DoActs: effects.do_acts,
    state.Charmed: specials.charmed,
    state.StandIn: specials.stand_in,
    state.DrawSearch: searching.draw_cards,
    state.Window: offers.open_window,
    state.QuestTrigger: quests.quest_trigger,
    state.DoDeeds: deeds.do_deeds,
    state.Reinforce: reinforcing.reinforce,
    state.PlaceFigure: placing.place_figure,
    state.EndEncounter: encounters.end_encounter,
    state.EndQuest: encounters.end_quest,
    # the campaign phase
    state.CampaignStage: campaign.campaign_stage,
    state.GiveReward: rewards.give_reward,
    state.Shopping: shopping.shopping,
    state.SpendXp: experience.spend_xp,
    state.OverlordSpends: experience.overlord_spends,
    state.ChooseQuest: next_quest.choose_quest,
    state.Prepare: preparing.prepare,
    state.TravelOn: travel.travel_on,
}


def carry_out(table: Journey, step: Step) -> Rule | None:
    """The rule that carries out this step. Most steps are of these: compiled, they go straight to their rule.

    `isinstance` looks through all that a step is wherever it is not that, and `state.TakeTurn` is looked up by name.
    """
    if type(step) is TakeTurn:
        return actions.take_turn(table, step)
    if type(step) is Walk:
        return moving.walk(table, step)
    if type(step) is Window:
        return offers.open_window(table, step)
    if type(step) is Enter:
        return moving.enter(table, step)
    if type(step) is EndTurn:
        turns.end_turn(table, step)
        return None
    if type(step) is TurnStartEffects:
        return turns.turn_start_effects(table, step)
    if type(step) is ActivateMonsters:
        return overlord_turn.activate_monsters(table, step)
    if type(step) is StartActivation:
        overlord_turn.start_activation(table, step)
        return None
    if type(step) is DoActs:
        return effects.do_acts(table, step)
    if type(step) is Rerolls:
        return attack.rerolls(table, step)
    if type(step) is TrialRerolls:
        return trials.trial_rerolls(table, step)
    if type(step) is ActivateGroups:
        return overlord_turn.activate_groups(table, step)
    if type(step) is HeroesTurns:
        return turns.heroes_turns(table, step)
    return STEPS[type(step)](table, step)


def run(table: Journey, step: Step) -> Rule | None:
    """The same for those who play on without a session."""
    return agenda.run_until_cut(STEPS, table, step)
