"""What single biomes bring: worms in the Ford, bells in the Tower, lanterns in the tombs (DC-BELL, DC-RULING-71)."""

from __future__ import annotations

from rules.dead_cells.places import flip, gain, special, thing, tile
from rules.dead_cells.table import BLANK, blow, boss_fight, combat, fight, give, item, monster, secret, walk
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.dead_cells.cards import Guard
from undercroft.games.dead_cells.rules.sheets import ATTACKS, EnemyAct
from undercroft.games.dead_cells.state import (
    BellRung,
    Buy,
    CatchMalaise,
    CatchWorm,
    Died,
    Explore,
    Hit,
    Hurt,
    LanternLit,
    LanternSpent,
    Leave,
    LightLantern,
    LoseStep,
    RunOver,
    ScrollLost,
    SecretDrawn,
    SetUpBiome,
    To,
    WormsBit,
    WormsCaught,
)

THREE = ["poisoned", "flayed", "quartered"]


def damages(table):
    """The damage on each prisoner."""
    return [prisoner.damage for prisoner in table.campaign.prisoners]


def worms(table):
    """The worms on each prisoner."""
    return [prisoner.worms for prisoner in table.campaign.prisoners]


# -- bells -----------------------------------------------------------------------------------------------


def ring(result, change=None, kinds=None):
    """A bell is rung, and this is what comes; the second prisoner is first player."""

    def hung(campaign):
        campaign.run.first = 1
        campaign.run.bells = [result]
        if change is not None:
            change(campaign)

    return flip(tile(gives=[special("bell"), gain("tooth")]), kinds or THREE, biome="B5", change=hung)


@rule("DC-BELL-01")
def test_one_bell_deals_two_damage_to_the_first_player():
    table = ring("damage")
    assert (damages(table), table.run.teeth, table.asks()) == ([0, 2, 0], 1, "ask-way")
    assert [(hurt.who, hurt.amount) for hurt in table.told(Hurt)] == [(1, 2)]
    assert [rung.result for rung in table.told(BellRung)] == ["damage"]


@rule("DC-BELL-01", "DC-EXPL-13")
def test_a_bell_may_kill_and_then_nothing_more_is_given():
    def weak(campaign):
        campaign.prisoners[1].damage = 1

    table = ring("damage", weak)
    assert [(died.who, died.by) for died in table.told(Died)] == [(1, "bell")]
    assert [over.outcome for over in table.told(RunOver)] == ["died"]


@rule("DC-BELL-02", "DC-DEC-47")
def test_one_bell_takes_a_scroll_step_of_the_first_players_choice():
    def moved(campaign):
        campaign.prisoners[0].tracks = [2, 2, 2]
        campaign.prisoners[1].tracks = [0, 2, 1]

    table = ring("scroll", moved)
    assert (table.asks(), table.decision.seats) == ("ask-lose-step", [1])
    assert set(table.decision.options) == {LoseStep("tactics"), LoseStep("brutality")}
    table.act(LoseStep("tactics"))
    assert [prisoner.tracks for prisoner in table.campaign.prisoners[:2]] == [[2, 2, 2], [0, 1, 1]]
    assert [(lost.who, lost.trait, lost.level) for lost in table.told(ScrollLost)] == [(1, "tactics", 1)]


@rule("DC-BELL-02", "DC-DEC-47")
def test_a_single_track_is_no_choice_and_none_no_loss():
    def one(campaign):
        campaign.prisoners[1].tracks = [0, 0, 2]

    table = ring("scroll", one)
    assert (table.asks(), table.prisoner(1).tracks) == ("ask-way", [0, 0, 1])
    table = ring("scroll")
    assert (table.asks(), table.prisoner(1).tracks, table.told(ScrollLost)) == ("ask-way", [0, 0, 0], [])


@rule("DC-BELL-02", "DC-DEC-47")
def test_serenade_as_first_player_loses_a_step_of_her_one_track():
    def moved(campaign):
        campaign.prisoners[1].tracks = [1, 0, 0]

    table = ring("scroll", moved, kinds=["poisoned"])
    assert (table.asks(), table.prisoner(1).tracks) == ("ask-way", [0, 0, 0])
    assert [(lost.who, lost.level) for lost in table.told(ScrollLost)] == [(1, 0)]
    table = ring("scroll", kinds=["poisoned"])
    assert (table.prisoner(1).tracks, table.told(ScrollLost)) == ([0, 0, 0], [])


@rule("DC-COMP-25")
def test_where_the_bells_are_hung_none_has_been_rung():
    def rung(campaign):
        campaign.run.rung = 2

    table = walk(agenda=[Explore(), SetUpBiome("B5")], change=rung)
    assert (len(table.run.bells), table.run.rung) == (3, 0)


@rule("DC-BELL-03", "DC-DEC-48", "DC-RULING-69")
def test_one_bell_takes_an_item_of_the_first_players_choice():
    first, second, other = thing(), thing(), thing()

    def worn(*items):
        def done(campaign):
            campaign.prisoners[0].items, campaign.prisoners[0].wear = [other], [0]
            campaign.prisoners[1].items, campaign.prisoners[1].wear = list(items), [0 for _ in items]

        return ring("equipment", done)

    table = worn(first, second)
    assert (table.asks(), table.decision.seats) == ("ask-give-up-item", [1])
    table.act(Leave(second))
    assert (table.prisoner(0).items, table.prisoner(1).items, table.run.discard) == ([other], [first], [second])
    table = worn(first)
    assert (table.asks(), table.prisoner(1).items) == ("ask-way", [])
    table = worn()
    assert (table.asks(), table.prisoner(0).items, table.run.teeth) == ("ask-way", [other], 1)


@rule("DC-BELL-01", "DC-BELL-02", "DC-BELL-03")
def test_the_three_results_hang_shuffled_in_the_tower_each_once():
    assert sorted(walk(biome="B5").run.bells) == ["damage", "equipment", "scroll"]
    orders = {tuple(walk(biome="B5", seed=f"tower {number}").run.bells) for number in range(12)}
    assert len(orders) > 1
    assert walk(biome="B4").run.bells == []


@rule("DC-RULING-71")
def test_every_ring_brings_the_next_result_and_a_fourth_brings_none():
    four = tile(gives=[special("bell")] * 4)

    def hung(campaign):
        campaign.run.bells = ["scroll", "equipment", "damage"]

    table = flip(four, THREE, biome="B5", change=hung)
    assert [rung.result for rung in table.told(BellRung)] == ["damage", "equipment", "scroll"]
    assert (table.run.bells, table.run.rung) == ([], 3)


@rule("DC-RULING-71")
def test_all_three_bells_rung_leave_the_time_keeper_without_her_golden_shield():
    attack = next(id for id, face in ATTACKS.items() if face.boss == "C2" and face.form == 1)
    face = ATTACKS[attack]
    printed = face.lines[0]
    face.lines[0] = [EnemyAct(Guard(golden=True))]
    try:

        def rung(times):
            def done(campaign):
                campaign.run.rung = times

            table = boss_fight(THREE, "C2", cards=[[BLANK], [BLANK], [BLANK]], attack=attack, change=done)
            return [shielded for shielded in table.session.events if type(shielded.event).__name__ == "EnemyShielded"]

        assert len(rung(2)) == 1
        assert rung(3) == []
    finally:
        face.lines[0] = printed


@rule("DC-RULING-105", "DC-RULING-71")
def test_under_the_boss_cell_the_third_bell_brings_a_secret_once():
    told = secret(does=[{"do": "gain", "what": "cell"}])

    def beaten(*firsts):
        def done(campaign):
            campaign.beaten["C3"] = 1
            campaign.secrets = [told]
            campaign.firsts = list(firsts)
            campaign.run.rung = 2

        return ring("damage", done)

    assert [drawn.card for drawn in beaten().told(SecretDrawn)] == [told]
    assert beaten("bells").told(SecretDrawn) == []


# -- worms -----------------------------------------------------------------------------------------------


@rule("DC-RULING-71")
def test_worms_of_a_tile_go_one_by_one_to_whom_the_group_likes_or_to_the_first_player():
    table = flip(tile(gives=[special("worm", 2)]), THREE, biome="B4")
    assert set(table.decision.options) == {To(0), To(1), To(2)}
    table.act(To(0))
    table.act(To(2))
    assert (worms(table), table.asks()) == ([1, 0, 1], "ask-way")
    assert [(caught.who, caught.amount) for caught in table.told(WormsCaught)] == [(0, 1), (2, 1)]

    def second(campaign):
        campaign.run.first = 1

    table = flip(tile(gives=[special("worm", 2, first_player=True)]), THREE, biome="B4", change=second)
    assert (worms(table), table.asks()) == ([0, 2, 0], "ask-way")


@rule("DC-RULING-71")
def test_an_enemy_gives_worms_too():
    slug = monster(life=9, I=[{"do": "inflict", "state": "worm", "amount": 2, "to": "first_player"}])
    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": slug})
    table.go("ask-way")
    assert worms(table) == [2, 0, 0]


@rule("DC-RULING-71")
def test_three_worms_bite_at_the_upkeep_and_go_but_only_those_who_fought():
    def infested(campaign):
        for who, number in enumerate((4, 2, 3, 3)):
            campaign.prisoners[who].worms = number

    four = [*THREE, "immolated"]
    table = fight(four, cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster()}, passer=3, change=infested)
    table.go("ask-way")
    assert (worms(table), damages(table)) == ([1, 2, 0, 3], [1, 0, 1, 0])
    assert [bitten.who for bitten in table.told(WormsBit)] == [0, 2]
    assert [(hurt.who, hurt.amount) for hurt in table.told(Hurt)] == [(0, 1), (2, 1)]


@rule("DC-RULING-71", "DC-DIE-02")
def test_a_bite_may_be_the_last():
    def infested(campaign):
        campaign.prisoners[1].worms = 3
        campaign.prisoners[1].damage = 2

    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster()}, change=infested)
    table.go("ask-prisoner")
    assert [(died.who, died.by) for died in table.told(Died)] == [(1, "worms")]
    assert [over.killer for over in table.told(RunOver)] == ["worms"]


@rule("DC-RULING-71", "DC-DEC-12")
def test_a_vial_takes_all_worms_off_and_is_wanted_for_them_alone():
    def infested(campaign):
        campaign.prisoners[0].worms = 5
        campaign.prisoners[1].damage = 1
        campaign.prisoners[1].worms = 1

    table = flip(tile(gives=[gain("vial", 2)]), THREE, biome="B4", change=infested)
    assert set(table.decision.options) == {To(0), To(1)}
    table.act(To(0))
    assert (worms(table), damages(table), table.asks()) == ([0, 0, 0], [0, 0, 0], "ask-way")


@rule("DC-RULING-71")
def test_worms_stay_in_their_biome():
    def infested(campaign):
        campaign.prisoners[0].worms = 5

    assert walk(biome="B4", change=infested).prisoner(0).worms == 5
    assert walk(agenda=[Explore(), SetUpBiome("B6")], change=infested).prisoner(0).worms == 0


@rule("DC-RULING-71")
def test_serenade_gets_worms_and_malaise_as_well():
    table = walk(["poisoned"], "B7", agenda=[Explore(), CatchMalaise(False), CatchWorm(1, False)])
    assert set(table.decision.options) == {To(0), To(1)}
    table.act(To(1))
    assert (worms(table), table.asks(), set(table.decision.options)) == ([0, 1], "ask-malaise", {To(0), To(1)})


# -- lanterns --------------------------------------------------------------------------------------------

DARK = tile(shape="square", kind="encounter", foes=["monster"], dark=True)
BRIGHT = tile(shape="square", kind="encounter", foes=["monster"])


def lanterns(lit):
    """A change: so many lit lanterns."""

    def done(campaign):
        campaign.run.lanterns = lit

    return done


@rule("DC-RULING-71")
def test_three_lanterns_burn_in_the_sepulchre_and_nowhere_else():
    assert [walk(biome=f"B{number}").run.lanterns for number in range(1, 8)] == [0, 0, 0, 0, 0, 3, 0]


@rule("DC-RULING-71")
def test_a_dark_encounter_costs_a_lantern_or_is_fought_in_the_dark():
    table = flip(DARK, THREE, biome="B6", change=lanterns(2))
    assert (table.asks(), table.decision.options) == ("ask-lantern", [LightLantern(), PASS])
    table.act(LightLantern())
    assert (table.run.lanterns, table.fight.dark, table.asks()) == (1, False, "ask-card")
    assert [spent.left for spent in table.told(LanternSpent)] == [1]
    table = flip(DARK, THREE, biome="B6", change=lanterns(2))
    table.act(PASS)
    assert (table.run.lanterns, table.fight.dark, table.asks()) == (2, True, "ask-card")


@rule("DC-RULING-71")
def test_without_a_lit_lantern_or_in_a_bright_room_nobody_is_asked():
    table = flip(DARK, THREE, biome="B6", change=lanterns(0))
    assert (table.asks(), table.fight.dark) == ("ask-card", True)
    table = flip(BRIGHT, THREE, biome="B6", change=lanterns(3))
    assert (table.asks(), table.fight.dark, table.run.lanterns) == ("ask-card", False, 3)


def in_the_dark(*cards, dark=True, items=(), spaces="L123"):
    """A fight in the dark against one enemy on each space."""

    def put_out(campaign):
        campaign.fight.dark = dark
        campaign.prisoners[0].items, campaign.prisoners[0].wear = list(items), [0 for _ in items]

    foes = {space: monster(life=9) for space in spaces}
    return fight(cards=[[cards[0]], [BLANK], [BLANK]], foes=foes, change=put_out)


@rule("DC-RULING-71")
def test_in_the_dark_nothing_reaches_the_two_far_spaces():
    for act in (blow("L123"), give("poisoned", "L123")):
        table = in_the_dark(combat(I=[act]))
        near = {table.enemy("L").id, table.enemy("1").id}
        assert {hit.enemy for hit in table.offered(Hit)} == near
        bright = in_the_dark(combat(I=[act]), dark=False)
        assert len(bright.offered(Hit)) == 4


@rule("DC-RULING-71")
def test_in_the_dark_a_sweep_stops_at_the_first_space_and_an_item_does_not_reach_further():
    assert len(enemy_hits(done(in_the_dark(combat(I=[blow("123", all=True)]))))) == 1
    assert len(enemy_hits(done(in_the_dark(combat(I=[blow("123", all=True)]), dark=False)))) == 3
    bow = item(works="replace", round=1, acts=[blow("3")])
    assert enemy_hits(done(in_the_dark(BLANK, items=[bow], spaces="123"))) == []


def enemy_hits(table):
    """Every damage to an enemy."""
    return [told.event for told in table.session.events if type(told.event).__name__ == "EnemyHurt"]


def done(table):
    """The fight is played to its end, items used where they may be."""
    table.go("ask-way", answer=lambda options: options[-1])
    return table


@rule("DC-RULING-71")
def test_enemies_see_in_the_dark():
    archer = monster(life=9, I=[{"do": "damage", "to": "first_player"}])

    def put_out(campaign):
        campaign.fight.dark = True

    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"3": archer, "1": monster(life=9)}, change=put_out)
    table.go("ask-way")
    assert damages(table)[0] == 1


@rule("DC-RULING-71")
def test_a_brazier_lights_a_lantern_again_never_more_than_three():
    brazier = tile(gives=[special("lantern")])
    table = flip(brazier, biome="B6", change=lanterns(1))
    assert (table.run.lanterns, [lit.lit for lit in table.told(LanternLit)]) == (2, [2])
    table = flip(brazier, biome="B6", change=lanterns(3))
    assert (table.run.lanterns, table.told(LanternLit)) == (3, [])
    assert flip(tile(gives=[special("lantern", 3)]), biome="B6", change=lanterns(1)).run.lanterns == 3


@rule("DC-RULING-71", "DC-TILE-03")
def test_light_may_be_bought():
    seller = tile(kind="merchant", sells=[special("lantern")], price=2, times=1)

    def poor(campaign):
        campaign.run.lanterns = 1
        campaign.run.teeth = 2

    table = flip(seller, biome="B6", change=poor)
    table.act(Buy(seller))
    assert (table.run.lanterns, table.run.teeth) == (2, 0)
