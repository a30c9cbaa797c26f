"""Finishing a biome, the street between two, and the way on (DC-INTER, DC-MARKET, DC-NEXT)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rules.dead_cells.places import tile
from rules.dead_cells.table import Table, item, monster, mutation, walk
from rules.table import refuses, rule

from undercroft.engine.decision import DONE
from undercroft.games.dead_cells.rules.sheets import BLUEPRINTS, BOARDS, FIRST_CARDS, MALAISE, MONSTERS, STREET, TILES
from undercroft.games.dead_cells.state import (
    BlueprintsCollected,
    BossMet,
    Bought,
    Buy,
    Campaign,
    EndRun,
    Equip,
    Explore,
    Gain,
    GoAgain,
    GoodsShown,
    Healed,
    Interbiome,
    ItemTo,
    Leave,
    LeaveTile,
    NextBlueprint,
    OrderBlueprints,
    SetUpFight,
    StreetReached,
    To,
)


def street(
    teeth: int = 0,
    change: Callable[[Campaign], None] | None = None,
    to: str = "B2",
    kinds: list[str] | None = None,
    biome: str = "B1",
    options: dict[str, str] | None = None,
) -> Table:
    """The group has reached an exit, with so many teeth in its bag."""

    def ready(state: Campaign) -> None:
        assert state.run is not None
        state.run.teeth = teeth
        if change is not None:
            change(state)

    return walk(kinds or ["poisoned", "flayed"], biome=biome, agenda=[Interbiome(to)], change=ready, options=options)


def hurt(*damage: int) -> Callable[[Campaign], None]:
    """Prisoners with so much damage."""

    def change(state: Campaign) -> None:
        for prisoner, amount in zip(state.prisoners, damage, strict=True):
            prisoner.damage = amount

    return change


def all_of(*changes: Callable[[Campaign], None]) -> Callable[[Campaign], None]:
    """One change after another."""

    def change(state: Campaign) -> None:
        for one in changes:
            one(state)

    return change


def collected(*items: str) -> Callable[[Campaign], None]:
    """These lie on the collector's space."""

    def change(state: Campaign) -> None:
        assert state.run is not None
        state.run.collector = list(items)
        for name in items:
            for deck in state.blueprints.values():
                if name in deck:
                    deck.remove(name)

    return change


def on_top(*items: str) -> Callable[[Campaign], None]:
    """These are the next cards of the Equipment deck, the first on top."""

    def change(state: Campaign) -> None:
        assert state.run is not None
        state.run.deck = [*state.run.deck, *reversed(items)]
        state.equipment += items

    return change


def levels(**raised: int) -> Callable[[Campaign], None]:
    """Sellers of these levels."""

    def change(state: Campaign) -> None:
        state.levels.update(raised)

    return change


PLENTY = 40
HEALER, MERCHANT, COLLECTOR = STREET.healer_price, STREET.merchant_price, STREET.collector_price


# -- finishing a biome -----------------------------------------------------------------------------------


@rule("DC-INTER-01", "DC-RUN-03")
def test_at_an_exit_the_street_follows_and_then_the_next_biome():
    exit = next(space for space in BOARDS["B1"].spaces if BOARDS["B1"].spaces[space].exit == "B3")
    table = walk(at=exit, agenda=[LeaveTile()])
    assert table.told(StreetReached) == [StreetReached("B1", "B3")]
    table.go("ask-way")
    assert (table.run.biome, table.run.path) == ("B3", ["B1", "B3"])


@rule("DC-INTER-01")
def test_with_somebody_dead_there_is_no_street():
    exit = next(space for space in BOARDS["B1"].spaces if BOARDS["B1"].spaces[space].exit == "B3")

    def dead(state: Campaign) -> None:
        state.prisoners[1].alive = False

    table = walk(at=exit, agenda=[LeaveTile()], change=dead)
    assert table.told(StreetReached) == []
    assert table.campaign.run is None


@rule("DC-INTER-02", "DC-MARKET-02")
def test_collect_then_healer_merchant_collector():
    blueprints = BLUEPRINTS["B1"][:2]
    table = street(PLENTY, all_of(collected(*blueprints), hurt(2, 1)))
    asked = []
    while table.asks() != "ask-way":
        asked.append(table.asks())
        table.act(table.decision.options[0])
    assert asked == ["ask-order-blueprints", "ask-healer", "ask-merchant", "ask-collector"]


@rule("DC-INTER-03", "DC-INTER-04", "DC-RULING-47", "DC-DEC-35")
def test_collected_blueprints_go_on_top_in_the_groups_order_for_nothing():
    one, two, three = BLUEPRINTS["B1"][:3]
    table = street(0, collected(one, two, three))
    below = table.run.deck.copy()
    assert table.offered(NextBlueprint) == [NextBlueprint(one), NextBlueprint(two), NextBlueprint(three)]
    table.act(NextBlueprint(two))
    assert table.offered(NextBlueprint) == [NextBlueprint(one), NextBlueprint(three)]
    table.act(NextBlueprint(three))
    shown = table.told(GoodsShown)[0].items
    assert shown == [one]  # the last one put down lay on top
    assert table.run.deck[: len(below)] == below
    assert table.run.deck[len(below) :] == [two, three]
    assert table.campaign.equipment[-3:] == [two, three, one]
    assert table.run.teeth == 0
    assert table.run.collector == []


@rule("DC-DEC-35")
def test_a_single_blueprint_needs_no_order():
    table = street(0, collected(BLUEPRINTS["B1"][0]))
    assert table.asks() == "ask-way"
    assert table.told(BlueprintsCollected) == [BlueprintsCollected([BLUEPRINTS["B1"][0]])]


@rule("DC-EX-23", "DC-RULING-48", "DC-ICON-08")
def test_the_merchant_reveals_the_topmost_of_those_just_collected():
    one, two = BLUEPRINTS["B1"][:2]
    table = street(PLENTY, collected(one, two))
    table.act(NextBlueprint(two))
    assert table.asks() == "ask-merchant"
    assert {option.item for option in table.offered(ItemTo)} == {one}
    assert table.run.deck[-1] == two


@rule("DC-INTER-04", "DC-END-06")
def test_collected_blueprints_stay_equipment_in_later_runs():
    one = BLUEPRINTS["B1"][-1]
    table = walk(
        agenda=[EndRun("died"), OrderBlueprints([one])], change=lambda state: state.blueprints["B1"].remove(one)
    )
    table.go("ask-next-run")
    table.act(GoAgain())
    table.go("ask-way")
    assert one in table.run.deck
    assert one not in table.campaign.blueprints["B1"]


@rule("DC-INTER-07")
def test_cells_buy_nothing_on_the_street():
    def rich(state: Campaign) -> None:
        state.cells = 30

    table = street(0, all_of(rich, hurt(2, 2)))
    assert table.asks() == "ask-way"
    assert table.campaign.cells == 30
    assert table.told(Bought) == []


@rule("DC-INTER-08")
def test_only_here_serenade_shuffles_her_discard():
    def spent(state: Campaign) -> None:
        serenade = state.prisoners[1]
        serenade.discard = serenade.deck
        serenade.deck = []

    table = street(0, spent, kinds=["flayed"])
    table.go("ask-way")
    assert sorted(table.prisoner(1).deck) == sorted(FIRST_CARDS["serenade"])
    assert table.prisoner(1).discard == []


# -- the healer ------------------------------------------------------------------------------------------


@rule("DC-MARKET-03", "DC-DEC-36", "DC-MARKET-11", "DC-MARKET-01", "DC-MARKET-12")
def test_the_healer_takes_teeth_for_a_damage():
    table = street(PLENTY, hurt(2, 1))
    assert table.decision.options == [DONE, To(0), To(1)]
    assert table.decision.count == HEALER
    table.act(To(1))
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == [2, 0]
    assert table.run.teeth == PLENTY - HEALER
    assert STREET.healer_times[0] == 1
    assert table.asks() == "ask-merchant"


@rule("DC-MARKET-03", "DC-MARKET-01")
def test_as_often_as_the_level_says_and_no_more():
    table = street(PLENTY, all_of(hurt(2, 2), levels(healer=2)))
    healed = 0
    while table.asks() == "ask-healer":
        table.act(table.offered(To)[0])
        healed += 1
    assert healed == STREET.healer_times[2]
    assert STREET.healer_times[2] > STREET.healer_times[0]
    assert table.run.teeth == PLENTY - healed * HEALER


@rule("DC-DEC-36", "DC-MARKET-03")
def test_he_may_be_left_and_asks_nothing_of_the_poor_or_the_hale():
    table = street(PLENTY, hurt(1, 0))
    table.act(DONE)
    assert table.asks() == "ask-merchant"
    assert (table.run.teeth, table.prisoner(0).damage) == (PLENTY, 1)
    assert street(HEALER - 1, hurt(1, 0)).told(Healed) == []
    assert street(HEALER - 1, hurt(1, 0)).asks() != "ask-healer"
    assert street(PLENTY, hurt(0, 0)).asks() == "ask-merchant"


@rule("DC-MARKET-03")
def test_what_ailed_somebody_in_the_castle_does_not_spoil_the_healing():
    thin = next(id for id, card in MALAISE.items() if card.word == "thin_blood")

    def ailing(state: Campaign) -> None:
        state.prisoners[0].damage = 2
        state.prisoners[0].malaise = thin

    table = street(PLENTY, ailing, biome="B7", to="C3")
    table.act(To(0))
    assert table.prisoner(0).damage == 1


def test_worms_do_not_cling_to_anybody_on_the_street():
    def wormy(state: Campaign) -> None:
        state.prisoners[1].worms = 2

    assert street(0, wormy).prisoner(1).worms == 0


# -- the merchant ----------------------------------------------------------------------------------------


@rule("DC-MARKET-04", "DC-MARKET-10", "DC-MARKET-01", "DC-MARKET-12", "DC-DEC-37")
def test_the_merchant_reveals_one_card_from_the_top():
    top, second = item(works="always"), item(works="always")
    table = street(PLENTY, on_top(top, second))
    assert table.told(GoodsShown) == [GoodsShown("merchant", [top])]
    assert table.decision.options == [DONE, ItemTo(0, top), ItemTo(1, top)]
    assert table.decision.count == MERCHANT
    assert table.run.deck[-1] == second


@rule("DC-MARKET-10")
def test_a_merchant_with_nothing_to_show_says_nothing():
    def bare(state: Campaign) -> None:
        assert state.run is not None
        state.run.deck, state.run.discard = [], []

    table = street(PLENTY, bare)
    assert (table.asks(), [told.seller for told in table.told(GoodsShown)]) == ("ask-collector", ["collector"])


@rule("DC-MARKET-05", "DC-MARKET-06", "DC-MARKET-11", "DC-DEC-37")
def test_any_of_the_revealed_cards_may_be_bought_each_for_somebody():
    wares = [item(works="always") for _ in range(3)]
    table = street(PLENTY, all_of(on_top(*wares), levels(merchant=2)))
    assert table.told(GoodsShown)[0].items == wares
    table.act(ItemTo(1, wares[1]))
    assert table.prisoner(1).items == [wares[1]]  # at once
    assert table.asks() == "ask-merchant"
    assert {option.item for option in table.offered(ItemTo)} == {wares[0], wares[2]}
    table.act(ItemTo(0, wares[2]))
    assert table.prisoner(0).items == [wares[2]]
    assert table.run.teeth == PLENTY - 2 * MERCHANT
    table.act(DONE)
    assert table.asks() == "ask-collector"


@rule("DC-INTER-05")
def test_unsold_equipment_is_discarded():
    ware, sold = item(works="always"), item(works="always")
    table = street(PLENTY, all_of(on_top(ware, sold), levels(merchant=1)))
    table.act(ItemTo(0, sold))
    table.act(DONE)
    table.go("ask-way")
    assert table.run.discard == [ware]
    assert ware not in table.run.deck


@rule("DC-MARKET-05", "DC-DEC-37")
def test_without_teeth_the_merchant_only_shows():
    ware = item(works="always")
    table = street(MERCHANT - 1, on_top(ware))
    assert table.told(GoodsShown)[0].items == [ware]
    assert table.asks() != "ask-merchant"
    assert ware in table.run.discard


@rule("DC-MARKET-06", "DC-EQ-03")
def test_a_bought_card_needs_a_slot():
    old, ware = item(works="always"), item(works="always")

    def full(state: Campaign) -> None:
        state.prisoners[0].items = [old]
        state.prisoners[0].wear = [0]

    table = street(PLENTY, all_of(on_top(ware), full))
    table.act(ItemTo(0, ware))
    assert table.asks() == "ask-slot"
    table.act(Equip(ware, old))
    assert table.prisoner(0).items == [ware]
    assert old in table.run.discard


@rule("DC-RULING-43")
def test_an_empty_equipment_deck_is_made_of_its_discard():
    old = item(works="always")

    def emptied(state: Campaign) -> None:
        assert state.run is not None
        state.run.deck = []
        state.run.discard = [old]

    table = street(PLENTY, all_of(emptied, levels(merchant=3)))
    assert table.told(GoodsShown)[0].items == [old]

    def nothing(state: Campaign) -> None:
        assert state.run is not None
        state.run.deck = []
        state.run.discard = []

    table = walk(agenda=[Explore(), Gain("equipment", 2, False)], change=nothing)
    assert table.asks() == "ask-way"
    assert [prisoner.items for prisoner in table.campaign.prisoners] == [[], []]


# -- the collector ---------------------------------------------------------------------------------------


@rule("DC-MARKET-07", "DC-MARKET-10", "DC-MARKET-12", "DC-DEC-38")
def test_the_collector_reveals_one_blueprint_from_the_bottom():
    table = street(PLENTY)
    table.go("ask-collector")
    bottom = BLUEPRINTS["B1"][-1]
    assert table.told(GoodsShown)[-1] == GoodsShown("collector", [bottom])
    assert table.decision.options == [DONE, Buy(bottom)]
    assert table.decision.count == COLLECTOR


@rule("DC-MARKET-08", "DC-MARKET-09", "DC-MARKET-11", "DC-DEC-38", "DC-INTER-06")
def test_bought_blueprints_go_on_top_in_any_order_the_rest_under_their_deck():
    table = street(PLENTY, levels(collector=2))
    table.go("ask-collector")
    one, two, three = BLUEPRINTS["B1"][:-4:-1]
    assert table.offered(Buy) == [Buy(one), Buy(two), Buy(three)]
    table.act(Buy(one))
    table.act(Buy(three))
    assert table.run.teeth == PLENTY - 2 * COLLECTOR
    table.act(DONE)
    assert table.asks() == "ask-order-blueprints"
    table.act(NextBlueprint(three))
    table.go("ask-way")
    assert table.run.deck[-2:] == [three, one]
    assert table.campaign.equipment[-2:] == [three, one]
    assert table.campaign.blueprints["B1"] == [two, *BLUEPRINTS["B1"][:-3][::-1]]


@rule("DC-INTER-06", "DC-MARKET-08")
def test_without_teeth_all_go_back_in_their_order():
    table = street(0, levels(collector=2))
    assert table.asks() == "ask-way"
    assert table.campaign.blueprints["B1"] == BLUEPRINTS["B1"][::-1]
    table = street(PLENTY)
    table.go("ask-collector")
    table.act(DONE)
    assert table.campaign.blueprints["B1"] == BLUEPRINTS["B1"][::-1]


@rule("DC-RULING-45")
def test_an_empty_blueprint_deck_gives_nothing():
    def emptied(state: Campaign) -> None:
        state.blueprints["B1"] = []

    table = walk(agenda=[Explore(), Gain("blueprint", 1, False)], change=emptied)
    assert table.run.collector == []
    table = street(PLENTY, emptied)
    table.go("ask-way", "ask-collector")
    assert table.asks() == "ask-way"


# -- the way on ------------------------------------------------------------------------------------------


@rule("DC-NEXT-01", "DC-NEXT-04", "DC-NEXT-02")
def test_the_next_biome_has_its_own_contents():
    table = street(0, to="B3")
    run = table.run
    assert (run.biome, run.at, run.visited) == ("B3", BOARDS["B3"].start, [BOARDS["B3"].start])
    assert {TILES[tile].biome for tile in run.tiles.values()} == {"B3"}
    for deck in (run.monsters, run.elites):
        assert {MONSTERS[card.partition(".")[0]].biome for card in deck} == {"B3"}
    assert (run.dead_monsters, run.dead_elites, run.face_up, run.closed) == ([], [], [], [])


@rule("DC-NEXT-02")
def test_what_died_there_is_back_when_the_biome_is_set_up_again():
    def bled(state: Campaign) -> None:
        assert state.run is not None
        state.run.dead_monsters = state.run.monsters
        state.run.monsters = []

    table = street(0, bled, to="B1", biome="B1")
    assert len(table.run.monsters) == sum(
        face.copies for face in MONSTERS.values() if face.biome == "B1" and not face.elite and not face.adds
    )
    assert table.run.dead_monsters == []


@rule("DC-NEXT-03", "DC-RULING-49")
def test_cards_damage_scrolls_and_bag_stay_as_they_are():
    worn = item(works="always")

    def as_it_is(state: Campaign) -> None:
        run, prisoner = state.run, state.prisoners[0]
        assert run is not None
        run.potions = 2
        run.cells = state.cells = 3
        run.first = 1
        prisoner.items, prisoner.wear = [worn], [0]
        prisoner.damage, prisoner.tracks = 1, [0, 1, 0]
        prisoner.discard.append(prisoner.deck.pop())

    table = street(1, as_it_is)
    before = walk(change=as_it_is)
    mine, then = table.prisoner(0), before.prisoner(0)
    assert (mine.items, mine.damage, mine.tracks) == ([worn], 1, [0, 1, 0])
    assert (mine.hand, mine.deck, mine.discard) == (then.hand, then.deck, then.discard)
    run = table.run
    assert (run.teeth, run.potions, run.cells, run.first, table.campaign.cells) == (1, 2, 3, 1, 3)
    assert sorted(run.deck + run.discard) == sorted(before.run.deck)


@rule("DC-RULING-50", "DC-NEXT-01", "DC-RUN-06")
def test_before_a_boss_there_is_a_street_too():
    table = street(PLENTY, hurt(1, 0), to="C1", biome="B2")
    assert table.told(StreetReached) == [StreetReached("B2", "C1")]
    assert table.asks() == "ask-healer"
    assert table.told(BossMet) == []
    table.go("ask-card")
    assert table.told(BossMet) == [BossMet("C1")]
    assert table.run.path[-1] == "C1"


# -- a later rule ----------------------------------------------------------------------------------------


@rule("DC-OPT-04", "DC-DEC-52")
@pytest.mark.parametrize("profile", ["room", "any"])
def test_in_the_later_rule_held_cards_may_be_discarded_on_the_street(profile: str):
    one, two = item(works="always"), item(works="always")

    def wearing(state: Campaign) -> None:
        for prisoner, worn in zip(state.prisoners, (one, two), strict=True):
            prisoner.items, prisoner.wear = [worn], [0]

    table = street(0, wearing, options={"discard_equipment": profile})
    if profile == "room":
        assert table.asks() == "ask-way"
        return
    assert table.asks() == "ask-discard-items"
    assert table.decision.options == [DONE, Leave(one), Leave(two)]
    table.act(Leave(two))
    assert [prisoner.items for prisoner in table.campaign.prisoners] == [[one], []]
    assert two in table.run.discard
    table.act(DONE)
    assert table.asks() == "ask-way"


@rule("DC-OPT-04", "DC-DEC-52")
@pytest.mark.parametrize("profile", ["room", "any"])
def test_in_the_later_rule_any_number_go_when_something_new_is_put_on(profile: str):
    one, two, new = (item(works="always") for _ in range(3))
    roomy = mutation(has=[{"has": "slot", "amount": 2}])

    def wearing(state: Campaign) -> None:
        state.pockets["during"] = [roomy]
        state.prisoners[0].items, state.prisoners[0].wear = [one, two], [0, 0]
        on_top(new)(state)

    table = walk(
        ["poisoned", "flayed"],
        agenda=[Explore(), Gain("equipment", 1, True)],
        change=wearing,
        options={"discard_equipment": profile},
    )
    if profile == "room":
        assert table.asks() == "ask-way"
        assert table.prisoner(0).items == [one, two, new]
        return
    assert table.asks() == "ask-slot"
    assert table.decision.options == [Equip(new, ""), Equip(new, one), Equip(new, two)]
    table.act(Equip(new, one))
    table.act(Equip(new, two))
    assert table.asks() == "ask-way"
    assert table.prisoner(0).items == [new]
    assert sorted(table.run.discard) == sorted([one, two])


@rule("DC-MARKET-01", "DC-MARKET-05")
def test_nothing_is_bought_twice_or_without_being_shown():
    shown, hidden = item(works="always"), item(works="always")
    table = street(PLENTY, on_top(shown, hidden))
    assert refuses(table, ItemTo(0, hidden))
    table.act(ItemTo(0, shown))
    assert table.asks() == "ask-collector"


@rule("DC-RULING-44")
@pytest.mark.parametrize("elite", [False, True])
def test_an_empty_monster_deck_is_made_of_its_discard(elite: bool):
    dead = [monster(elite=elite, life=5), monster(elite=elite, life=5)]
    place = tile(kind="encounter", foes=["elite" if elite else "monster"])

    def emptied(state: Campaign) -> None:
        assert state.run is not None
        if elite:
            state.run.elites, state.run.dead_elites = [], dead.copy()
        else:
            state.run.monsters, state.run.dead_monsters = [], dead.copy()

    table = walk(agenda=[LeaveTile(), SetUpFight(place)], change=emptied)
    deck = table.run.elites if elite else table.run.monsters
    assert sorted([*deck, *[enemy.card for enemy in table.fight.enemies]]) == sorted(dead)
    assert (len(deck), table.run.dead_monsters, table.run.dead_elites) == (1, [], [])


@rule("DC-RULING-44")
@pytest.mark.parametrize("elite", [False, True])
def test_with_deck_and_discard_empty_nobody_comes(elite: bool):
    foe = monster(life=5)
    place = tile(kind="encounter", foes=["elite" if elite else "monster", "elite" if not elite else "monster"])

    def emptied(state: Campaign) -> None:
        assert state.run is not None
        state.run.elites, state.run.dead_elites = ([], []) if elite else ([foe], [])
        state.run.monsters, state.run.dead_monsters = ([foe], []) if elite else ([], [])

    table = walk(agenda=[LeaveTile(), SetUpFight(place)], change=emptied)
    assert [enemy.card for enemy in table.fight.enemies] == [foe]
