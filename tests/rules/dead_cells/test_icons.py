"""Icons outside fights: who they are for, what they give, and items that find a slot (DC-ICON, DC-EQ)."""

from __future__ import annotations

from rules.dead_cells.places import FORK, GREEN, VIOLET, flip, gain, hands, harm, thing, tile, ways
from rules.dead_cells.table import BLANK, combat, fight, monster
from rules.table import refuses, rule

from undercroft.engine.decision import DONE, PASS
from undercroft.games.dead_cells.rules.sheets import PRISONERS
from undercroft.games.dead_cells.state import (
    BlueprintFound,
    Discard,
    Drank,
    Drink,
    EndRun,
    Equip,
    Explore,
    Gained,
    Go,
    Grab,
    Interbiome,
    ItemDropped,
    ItemTaken,
    ItemTo,
    Leave,
    RuneFound,
    ScrollGained,
    ScrollTo,
    ScrollWasted,
    To,
)

THREE = ["poisoned", "flayed", "quartered"]


def hurt(*damage, then=None):
    """A change: damage on the prisoners in turn."""

    def done(campaign):
        for who, amount in enumerate(damage):
            campaign.prisoners[who].damage = amount
        if then is not None:
            then(campaign)

    return done


def first(who):
    """A change: this prisoner has the token."""

    def made(campaign):
        campaign.run.first = who

    return made


def damages(table):
    """The damage on each prisoner."""
    return [prisoner.damage for prisoner in table.campaign.prisoners]


# -- for the first player, or for whom the group likes ---------------------------------------------------


@rule("DC-ICON-01", "DC-DEC-11", "DC-DEC-12")
def test_an_icon_for_the_first_player_goes_to_nobody_else():
    bound = {"first_player": True}
    gifts = tile(gives=[gain("scroll_tactics", **bound), gain("vial", **bound), harm(2, **bound)])
    table = flip(gifts, THREE, change=hurt(2, 1, 2, then=first(1)))
    assert table.asks() == "ask-way"  # not one question
    assert table.prisoner(1).tracks == [0, 1, 0]
    assert damages(table) == [2, 2, 2]  # one healed, then two more, all on the same


@rule("DC-ICON-01")
def test_an_item_for_the_first_player_is_offered_to_no_other():
    held, found = thing(), thing()

    def laid(campaign):
        campaign.run.first = 1
        campaign.run.deck = [found]
        campaign.prisoners[1].items, campaign.prisoners[1].wear = [held], [0]

    table = flip(tile(gives=[gain("equipment", first_player=True)]), THREE, change=laid)
    assert (table.asks(), table.decision.seats) == ("ask-slot", [1])


@rule("DC-RULING-16")
def test_damage_outside_a_fight_goes_one_by_one_to_whom_the_group_likes():
    table = flip(tile(gives=[harm(2)]), THREE, change=first(2))
    assert (table.asks(), table.decision.leader) == ("ask-damage-outside", 2)
    assert set(table.decision.options) == {To(0), To(1), To(2)}
    table.act(To(0))
    table.act(To(1))
    assert damages(table) == [1, 1, 0]


@rule("DC-ICON-10", "DC-DEC-11", "DC-BOARD-03")
def test_a_scroll_moves_one_marker_of_its_colour_one_space():
    for number, trait in enumerate(("survival", "tactics", "brutality")):
        table = flip(tile(gives=[gain(f"scroll_{trait}")]), THREE)
        assert {option.who for option in table.offered(ScrollTo)} == {0, 1, 2}
        table.act(ScrollTo(2, trait))
        expected = [0, 0, 0]
        expected[number] = 1
        assert [prisoner.tracks for prisoner in table.campaign.prisoners] == [[0, 0, 0], [0, 0, 0], expected]
        assert [(gained.who, gained.trait, gained.level) for gained in table.told(ScrollGained)] == [(2, trait, 1)]


@rule("DC-DEC-11", "DC-RULING-46")
def test_nobody_at_the_end_of_a_track_is_offered_a_scroll():
    ends = [len(PRISONERS[kind].steps[0]) - 1 for kind in THREE]

    def full(*whom):
        def moved(campaign):
            for who in whom:
                campaign.prisoners[who].tracks[0] = ends[who]

        return flip(tile(gives=[gain("scroll_survival")]), THREE, change=moved)

    assert {option.who for option in full(1).offered(ScrollTo)} == {0, 2}
    alone = full(0, 1)  # one is left: no question
    assert (alone.asks(), alone.prisoner(2).tracks[0]) == ("ask-way", 1)
    nobody = full(0, 1, 2)
    assert (nobody.asks(), [lost.trait for lost in nobody.told(ScrollWasted)]) == ("ask-way", ["survival"])


@rule("DC-ICON-11", "DC-DEC-12", "DC-RULING-77")
def test_a_vial_heals_one_damage_at_once_and_only_the_wounded_are_asked_about():
    table = flip(tile(gives=[gain("vial")]), THREE, change=hurt(2, 0, 1))
    assert (table.asks(), set(table.decision.options)) == ("ask-vial", {To(0), To(2)})
    table.act(To(0))
    assert (damages(table), table.asks()) == ([1, 0, 1], "ask-way")


@rule("DC-DEC-12", "DC-RULING-77")
def test_a_vial_for_one_is_used_without_a_question_and_one_for_nobody_is_lost():
    table = flip(tile(gives=[gain("vial", 2)]), THREE, change=hurt(0, 1, 0))
    assert (damages(table), table.asks()) == ([0, 0, 0], "ask-way")

    # The second found nobody to heal, and is not kept for later.
    def wounded(campaign):
        campaign.prisoners[0].damage = 0

    table = ways(
        FORK, THREE, {"p": tile(gives=[gain("vial")]), "q": tile(gives=[harm(1, first_player=True)])}, change=wounded
    )
    table.act(Go("q"))
    assert damages(table) == [1, 0, 0]


@rule("DC-RULING-77", "DC-UPK-01")
def test_a_vial_looted_in_a_fight_waits_for_the_upkeep():
    def wounded(campaign):
        campaign.prisoners[0].damage = 2

    grab = combat(I=[{"do": "loot"}])
    table = fight(cards=[[grab], [BLANK], [BLANK]], foes={"1": monster(life=9)}, loot=["vial"], change=wounded)
    table.go("ask-loot", "ask-way")
    if table.asks() == "ask-loot":
        table.act(Grab("vial"))
    table.go("ask-way")
    kinds = [type(one.event).__name__ for one in table.session.events]
    assert kinds.index("Looted") < kinds.index("FightOver") < kinds.index("Healed")
    assert table.prisoner(0).damage == 1


# -- equipment -------------------------------------------------------------------------------------------


@rule("DC-ICON-06", "DC-DEC-13", "DC-EQ-02")
def test_the_top_item_of_the_deck_goes_to_one_of_the_groups_choice_who_wears_it():
    top, under = thing(), thing()

    def laid(campaign):
        campaign.run.deck = [under, top]

    table = flip(tile(gives=[gain("equipment")]), THREE, change=laid)
    assert (table.asks(), set(table.decision.options)) == ("ask-item", {ItemTo(who, top) for who in range(3)})
    table.act(ItemTo(1, top))
    assert [prisoner.items for prisoner in table.campaign.prisoners] == [[], [top], []]
    assert (table.run.deck, table.asks()) == ([under], "ask-way")
    assert [(taken.who, taken.item) for taken in table.told(ItemTaken)] == [(1, top)]


@rule("DC-DEC-13")
def test_an_item_goes_to_the_only_one_who_can_have_it_without_a_question():
    top = thing()

    def laid(campaign):
        campaign.run.deck = [top]

    table = flip(tile(gives=[gain("equipment")]), ["poisoned"], change=laid)  # alone: Serenade wears nothing
    assert (table.asks(), table.prisoner(0).items) == ("ask-way", [top])


@rule("DC-DEC-14", "DC-EQ-03")
def test_with_no_free_slot_its_receiver_says_what_goes():
    held, new = thing(), thing()

    def laid(campaign):
        campaign.run.deck = [new]
        campaign.prisoners[1].items, campaign.prisoners[1].wear = [held], [2]

    def begun():
        table = flip(tile(gives=[gain("equipment")]), THREE, change=laid)
        table.act(ItemTo(1, new))
        assert (table.asks(), table.decision.seats) == ("ask-slot", [1])
        assert set(table.decision.options) == {Equip(new, held), Leave(new)}
        return table

    table = begun()
    table.act(Equip(new, held))
    assert (table.prisoner(1).items, table.prisoner(1).wear, table.run.discard) == ([new], [0], [held])
    table = begun()
    table.act(Leave(new))
    assert (table.prisoner(1).items, table.prisoner(1).wear, table.run.discard) == ([held], [2], [new])
    assert [(dropped.who, dropped.item) for dropped in table.told(ItemDropped)] == [(1, new)]


@rule("DC-DEC-14")
def test_with_a_free_slot_nobody_is_asked():
    new = thing()

    def laid(campaign):
        campaign.run.deck = [new]

    table = flip(tile(gives=[gain("equipment", first_player=True)]), THREE, change=laid)
    assert (table.asks(), table.prisoner(0).items) == ("ask-way", [new])


# -- blueprints, bag, runes ------------------------------------------------------------------------------


@rule("DC-ICON-07")
def test_a_blueprint_icon_takes_the_bottom_card_to_the_collectors_space():
    bottom, middle, top = thing(), thing(), thing()

    def laid(campaign):
        campaign.blueprints["B2"] = [bottom, middle, top]

    table = flip(tile(gives=[gain("blueprint")]), biome="B2", change=laid)
    assert (table.run.collector, table.campaign.blueprints["B2"]) == ([bottom], [middle, top])
    assert [found.item for found in table.told(BlueprintFound)] == [bottom]


@rule("DC-ICON-07", "DC-RULING-45")
def test_without_blueprints_the_icon_does_nothing():
    def laid(campaign):
        campaign.blueprints["B2"] = []

    table = flip(tile(gives=[gain("blueprint"), gain("tooth")]), biome="B2", change=laid)
    assert (table.run.collector, table.run.teeth) == ([], 1)


@rule("DC-ICON-08")
def test_a_collected_blueprint_is_equipment_from_the_next_street_on_not_before():
    bottom, other = thing(), thing()

    def laid(campaign):
        campaign.blueprints["B2"] = [bottom]
        campaign.run.deck = [other]

    found = flip(tile(gives=[gain("blueprint"), gain("equipment", first_player=True)]), biome="B2", change=laid)
    assert found.prisoner(0).items == [other]  # no item of this biome
    assert (found.run.deck, bottom in found.campaign.equipment) == ([], False)

    def on_its_way(campaign):
        campaign.run.collector = [bottom]
        campaign.run.deck = [other]

    there = ways(FORK, agenda=[Interbiome("B2")], change=on_its_way)
    assert there.run.collector == []
    assert bottom in there.campaign.equipment
    assert bottom in [*there.run.deck, *there.run.discard]


@rule("DC-ICON-09", "DC-ICON-12", "DC-ICON-13", "DC-RUN-04")
def test_teeth_cells_and_potions_go_into_the_bag():
    for what, counted in (("tooth", (4, 0, 0)), ("cell", (0, 4, 0)), ("potion", (0, 0, 4))):
        table = flip(tile(gives=[gain(what, 3), gain(what)]))
        assert (table.run.teeth, table.campaign.cells, table.run.potions) == counted
        assert [(gained.what, gained.amount) for gained in table.told(Gained)] == [(what, 3), (what, 1)]


@rule("DC-ICON-16")
def test_a_rune_is_active_at_once_and_for_all_runs_to_come():
    runed = [*FORK[:2], {"at": "p", "to": "r", "rune": "spider"}, {"at": "p", "to": "t"}, *FORK[3:]]
    shrine = tile(gives=[{"do": "rune", "rune": "spider"}])
    table = ways([*runed, {"at": "t", "to": "p"}], tiles={"p": shrine})
    assert table.campaign.runes == ["spider"]
    assert table.offers(Go("r"))
    assert [found.rune for found in table.told(RuneFound)] == ["spider"]
    # A run's end takes the bag, not the runes.
    over = ways(FORK, agenda=[EndRun("died")], change=lambda campaign: campaign.runes.append("spider"))
    assert (len(over.campaign.chronicle), over.campaign.runes) == (1, ["spider"])


@rule("DC-ICON-16")
def test_a_rune_found_again_stays_one():
    def owned(campaign):
        campaign.runes = ["spider"]

    table = flip(tile(gives=[{"do": "rune", "rune": "spider"}]), change=owned)
    assert (table.campaign.runes, table.told(RuneFound)) == (["spider"], [])


# -- potions ---------------------------------------------------------------------------------------------


def with_potion(campaign):
    """A potion, and somebody who needs it."""
    campaign.run.potions = 1
    campaign.prisoners[0].damage = 2
    campaign.prisoners[1].damage = 1


@rule("DC-ICON-14", "DC-ICON-15")
def test_a_potion_is_spent_in_round_zero_and_removes_all_damage_of_one():
    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster(life=9)}, change=with_potion)
    assert (table.asks(), table.fight.round) == ("ask-potion", 0)
    assert set(table.decision.options) == {DONE, Drink(0), Drink(1)}
    table.act(Drink(0))
    assert ([drank.who for drank in table.told(Drank)], table.run.potions) == ([0], 0)
    assert (table.prisoner(0).damage, table.prisoner(1).damage) == (0, 1)


@rule("DC-ICON-14", "DC-ICON-15", "DC-ACT-20")
def test_a_potion_is_spent_with_a_loot_action_instead_of_looting():
    grab = combat(II=[{"do": "loot"}])
    table = fight(cards=[[grab], [BLANK], [BLANK]], foes={"1": monster(life=9)}, loot=["tooth"], change=with_potion)
    table.act(DONE)  # not in Round 0
    assert (table.asks(), table.fight.round) == ("ask-loot", 2)
    assert set(table.decision.options) == {Grab("tooth"), Drink(0), Drink(1)}
    table.act(Drink(0))
    assert (table.prisoner(0).damage, table.prisoner(1).damage) == (0, 1)
    assert (table.run.potions, table.run.teeth) == (0, 0)


@rule("DC-ICON-15")
def test_no_potion_is_spent_outside_a_fight_nor_in_any_other_round():
    outside = flip(tile(gives=[gain("tooth")]), change=with_potion)
    assert (outside.asks(), outside.offered(Drink)) == ("ask-way", [])
    assert refuses(outside, Drink(0))
    hit = combat(I=[{"do": "damage", "reach": "12"}], II=[{"do": "damage", "reach": "12"}])
    foes = {"1": monster(life=9), "2": monster(life=9, III=[{"do": "damage"}])}
    table = fight(cards=[[hit], [hit], [hit]], foes=foes, change=with_potion)
    table.act(DONE)
    while table.campaign.fight is not None:
        assert table.offered(Drink) == []
        table.act(table.decision.options[0])
    assert table.told(Drank) == []


# -- tests as icons --------------------------------------------------------------------------------------


@rule("DC-ICON-18", "DC-RULING-11")
def test_what_a_tested_tile_gives_is_for_passing_and_a_failure_costs_only_that():
    tested = tile(hand_test="tactics", gives=[gain("tooth", 2)])
    table = flip(tested, change=hands([VIOLET, BLANK, BLANK]))
    assert (table.asks(), table.run.teeth) == ("ask-hand-test", 0)
    table.act(Discard(VIOLET))
    assert (table.asks(), table.run.teeth) == ("ask-way", 2)
    table = flip(tested, change=hands([GREEN, BLANK, BLANK]))
    table.act(PASS)
    assert (table.asks(), table.run.teeth, damages(table)) == ("ask-way", 0, [0, 0])


# -- alone, with Serenade --------------------------------------------------------------------------------


@rule("DC-RULING-81", "DC-ICON-02")
def test_alone_the_token_goes_to_and_fro_between_prisoner_and_serenade():
    turning = tile(change_first=True)
    assert flip(turning, ["poisoned"], change=first(0)).run.first == 1
    assert flip(turning, ["poisoned"], change=first(1)).run.first == 0


@rule("DC-RULING-82")
def test_serenade_as_first_player_takes_what_is_hers_and_loses_what_she_cannot_wear():
    top = thing()

    def hers(campaign):
        campaign.run.first = 1
        campaign.run.deck = [top]

    bound = {"first_player": True}
    gifts = tile(gives=[harm(1, **bound), gain("scroll_tactics", **bound), gain("equipment", **bound)])
    table = flip(gifts, ["poisoned"], change=hers)
    assert (table.asks(), table.decision.seats, table.decision.leader) == ("ask-way", [0], 0)
    assert (damages(table), table.prisoner(1).tracks[0], table.prisoner(0).tracks) == ([0, 1], 1, [0, 0, 0])
    assert (table.prisoner(0).items, table.prisoner(1).items, table.run.discard) == ([], [], [top])


@rule("DC-RULING-82", "DC-DEC-11")
def test_a_free_scroll_or_damage_may_be_serenades_too():
    table = flip(tile(gives=[gain("scroll_survival"), harm()]), ["poisoned"])
    assert {option.who for option in table.offered(ScrollTo)} == {0, 1}
    table.act(ScrollTo(1, "survival"))
    assert (table.prisoner(1).tracks[0], set(table.decision.options)) == (1, {To(0), To(1)})


@rule("DC-ICON-08", "DC-END-04")
def test_a_run_that_ends_before_the_street_brings_no_blueprint():
    bottom, other = thing(), thing()

    def laid(campaign):
        campaign.blueprints["B2"] = [other]
        campaign.run.biome = "B2"
        campaign.run.collector = [bottom]

    table = ways(FORK, agenda=[EndRun("died"), Explore()][:1], change=laid)
    assert bottom not in table.campaign.equipment
    assert table.campaign.blueprints["B2"] == [bottom, other]
