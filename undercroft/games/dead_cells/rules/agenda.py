"""The agenda: which rule carries out which step; a boss's fall, or nobody left to fight, cuts a fight short."""

from __future__ import annotations

from typing import Final

from undercroft.engine import agenda
from undercroft.engine.agenda import StepTable
from undercroft.engine.game import Rule
from undercroft.engine.record import Step
from undercroft.games.dead_cells import state
from undercroft.games.dead_cells.rules import (
    acts,
    bells,
    bosses,
    campaign,
    castle,
    curses,
    damage,
    deaths,
    end_of_run,
    enemy_turn,
    equipping,
    exploring,
    fight_setup,
    icons,
    interbiome,
    mutations,
    playing,
    prisoner_turn,
    round_zero,
    rounds,
    setup,
    tiles,
    upgrades,
    upkeep,
    worms,
)
from undercroft.games.dead_cells.state import (
    AssignDamage,
    Campaign,
    CloseUp,
    DealUpgrades,
    DeathLine,
    DoActs,
    EndFight,
    EndRound,
    EnemyActs,
    EnemyTurn,
    EnterSpace,
    Explore,
    Gain,
    LastActs,
    LastRound,
    LateLoot,
    LeaveTile,
    PlayCards,
    PlayRound,
    PoisonWorks,
    Prepare,
    PrisonerTurn,
    ReadCard,
    ResolveTile,
    Reveal,
    SetUpFight,
    Share,
    SpendCells,
    TakeCorridor,
    TakePrisoner,
    Upkeep,
    UseAbilities,
)

STEPS: Final[StepTable] = {
    # before a run
    state.BeginRun: setup.begin_run,
    state.TakePrisoner: setup.take_prisoner,
    state.DealUpgrades: setup.deal_upgrades,
    state.FillPockets: mutations.fill_pockets,
    state.TakeFirst: setup.take_first,
    state.StartDamage: setup.start_damage,
    state.StartGifts: setup.start_gifts,
    # exploring
    state.SetUpBiome: setup.set_up_biome,
    state.Scout: exploring.scout,
    state.Explore: exploring.explore,
    state.TakeCorridor: exploring.take_corridor,
    state.EnterSpace: exploring.enter_space,
    state.StepThrough: exploring.step_through,
    state.ResolveTile: tiles.resolve_tile,
    state.ChooseOption: tiles.choose_option,
    state.Trade: tiles.trade,
    state.LeaveTile: tiles.leave_tile,
    state.Receive: icons.receive,
    state.Gain: icons.gain,
    state.Suffer: icons.suffer,
    state.GiveItem: equipping.give_item,
    state.FitItem: equipping.fit_item,
    state.GiveUpItems: equipping.give_up_items,
    state.RingBell: bells.ring_bell,
    state.CatchMalaise: castle.catch_malaise,
    state.CatchWorm: worms.catch_worm,
    state.SufferCurse: curses.suffer_curse,
    # a fight
    state.SetUpFight: fight_setup.set_up_fight,
    state.Prepare: playing.prepare,
    state.Mulligan: playing.mulligan,
    state.PlayCards: playing.play_cards,
    state.ExchangeHand: playing.exchange_hand,
    state.Reveal: playing.reveal,
    state.PlayRound: rounds.play_round,
    state.Reorder: round_zero.reorder,
    state.PotionTime: round_zero.potion_time,
    state.OpeningTurn: round_zero.opening_turn,
    state.PrisonerTurn: prisoner_turn.prisoner_turn,
    state.DoActs: acts.do_acts,
    state.UseAbilities: prisoner_turn.use_abilities,
    state.EnemyTurn: enemy_turn.enemy_turn,
    state.EnemyActs: enemy_turn.enemy_acts,
    state.StealLoot: enemy_turn.steal_loot,
    state.AssignDamage: damage.assign_damage,
    state.AssignState: damage.assign_state,
    state.DeathLine: deaths.death_line,
    state.EndRound: rounds.end_round,
    state.PoisonWorks: rounds.poison_works,
    state.CloseUp: rounds.close_up,
    state.LastRound: rounds.last_round,
    state.BleedingWorks: rounds.bleeding_works,
    state.LastActs: rounds.last_acts,
    state.EndFight: upkeep.end_fight,
    state.LateLoot: upkeep.late_loot,
    state.Share: upkeep.share,
    state.Upkeep: upkeep.upkeep,
    # a boss
    state.MeetBoss: bosses.meet_boss,
    state.NewBout: bosses.new_bout,
    state.EndBout: bosses.end_bout,
    state.NewForm: bosses.new_form,
    state.BossFalls: bosses.boss_falls,
    # between biomes
    state.Interbiome: interbiome.interbiome,
    state.OrderBlueprints: interbiome.order_blueprints,
    state.TakeRest: interbiome.take_rest,
    state.AtHealer: interbiome.at_healer,
    state.AtMerchant: interbiome.at_merchant,
    state.AtCollector: interbiome.at_collector,
    state.NextBiome: interbiome.next_biome,
    # after a run
    state.EndRun: end_of_run.end_run,
    state.KeepBlueprints: end_of_run.keep_blueprints,
    state.SpendCells: upgrades.spend_cells,
    state.ReadCard: upgrades.read_card,
    state.PlaceMutation: mutations.place_mutation,
    state.GiveCombatCard: upgrades.give_combat_card,
    state.PurgeOne: upgrades.purge_one,
    state.NextRun: campaign.next_run,
}


def carry_out(table: Campaign, step: Step) -> Rule | None:
    """The rule that carries out this step. Most steps are of these: compiled, they go straight to their rule.

    `isinstance` looks through all that a step is wherever it is not that, and `state.DoActs` is looked up by name.
    """
    if type(step) is DoActs:
        return acts.do_acts(table, step)
    if type(step) is EnemyTurn:
        enemy_turn.enemy_turn(table, step)
        return None
    if type(step) is PrisonerTurn:
        return prisoner_turn.prisoner_turn(table, step)
    if type(step) is AssignDamage:
        return damage.assign_damage(table, step)
    if type(step) is PlayRound:
        rounds.play_round(table, step)
        return None
    if type(step) is PlayCards:
        return playing.play_cards(table, step)
    if type(step) is EnemyActs:
        enemy_turn.enemy_acts(table, step)
        return None
    if type(step) is EndRound:
        rounds.end_round(table, step)
        return None
    if type(step) is CloseUp:
        rounds.close_up(table, step)
        return None
    if type(step) is PoisonWorks:
        rounds.poison_works(table, step)
        return None
    if type(step) is ReadCard:
        upgrades.read_card(table, step)
        return None
    if type(step) is DeathLine:
        return deaths.death_line(table, step)
    if type(step) is TakeCorridor:
        return exploring.take_corridor(table, step)
    if type(step) is Share:
        return upkeep.share(table, step)
    if type(step) is Gain:
        return icons.gain(table, step)
    if type(step) is Explore:
        return exploring.explore(table, step)
    if type(step) is TakePrisoner:
        return setup.take_prisoner(table, step)
    if type(step) is EnterSpace:
        exploring.enter_space(table, step)
        return None
    if type(step) is ResolveTile:
        return tiles.resolve_tile(table, step)
    if type(step) is LeaveTile:
        tiles.leave_tile(table, step)
        return None
    if type(step) is DealUpgrades:
        return setup.deal_upgrades(table, step)
    if type(step) is UseAbilities:
        return prisoner_turn.use_abilities(table, step)
    if type(step) is SetUpFight:
        return fight_setup.set_up_fight(table, step)
    if type(step) is Prepare:
        return playing.prepare(table, step)
    if type(step) is Reveal:
        return playing.reveal(table, step)
    if type(step) is EndFight:
        upkeep.end_fight(table, step)
        return None
    if type(step) is LateLoot:
        return upkeep.late_loot(table, step)
    if type(step) is Upkeep:
        return upkeep.upkeep(table, step)
    if type(step) is LastRound:
        rounds.last_round(table, step)
        return None
    if type(step) is LastActs:
        rounds.last_acts(table, step)
        return None
    if type(step) is SpendCells:
        return upgrades.spend_cells(table, step)
    return STEPS[type(step)](table, step)


def run(table: Campaign, step: Step) -> Rule | None:
    """The rule that carries out this step, for those who play on without a session.

    In a fight it may be cut short (DC-RULING-36, DC-RULING-53).
    """
    if table.fight is None:
        return agenda.run(STEPS, table, step)
    return agenda.run_until_cut(STEPS, table, step)
