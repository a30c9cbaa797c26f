"""Upkeep after a fight, and dying (DC-UPK, DC-DIE)."""

from __future__ import annotations

import pytest
from rules.dead_cells.table import (
    BLANK,
    bag,
    be,
    blow,
    changes,
    combat,
    fight,
    happened,
    item,
    monster,
    tokens,
    walk,
)
from rules.table import rule

from undercroft.games.dead_cells.state import (
    BlueprintFound,
    Died,
    EnemyGone,
    FightOver,
    Gain,
    Gained,
    Grab,
    Hurt,
    ItemTo,
    LeaveTile,
    RoundBegan,
    RunOver,
    ScrollTo,
    Shielded,
    Suffer,
    To,
)

FOUR = ["poisoned", "flayed", "quartered", "immolated"]
NOTHING = [[BLANK], [BLANK], [BLANK]]
LOOTER = combat(I=[{"do": "loot"}], II=[{"do": "loot"}], III=[{"do": "loot"}])


def four(cards=None, **more):
    """Four players, of whom the last passes."""
    return fight(FOUR, cards=cards or NOTHING, passer=3, **more)


# -- sharing ---------------------------------------------------------------------------------------------


@rule("DC-UPK-01", "DC-UPK-03")
def test_scrolls_vials_and_equipment_are_handed_out_to_those_who_took_part() -> None:
    sword = item(works="plus", round=1, acts=[blow("1")])
    table = four(
        cards=[[LOOTER], [BLANK], [BLANK]],
        foes={},
        loot=["scroll_brutality", "vial", f"equipment:{sword}"],
        change=changes(be(0, damage=1), be(2, damage=1), be(3, damage=1)),
    )
    table.act(Grab("scroll_brutality"))
    table.act(Grab("vial"))
    assert table.asks() == "ask-scroll"
    assert table.decision.options == [ScrollTo(who, "brutality") for who in (0, 1, 2)]
    table.act(ScrollTo(1, "brutality"))
    assert table.asks() == "ask-vial"
    assert table.decision.options == [To(0), To(2)]
    table.act(To(2))
    assert table.asks() == "ask-item"
    assert table.decision.options == [ItemTo(who, sword) for who in (0, 1, 2)]
    table.act(ItemTo(0, sword))
    assert table.prisoner(1).tracks == [0, 0, 1]
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == [1, 0, 0, 1]
    assert table.prisoner(0).items == [sword]


@rule("DC-UPK-02")
def test_looted_blueprints_go_to_the_collector() -> None:
    plan = item(works="always")
    table = fight(cards=[[LOOTER], [BLANK], [BLANK]], foes={}, loot=[f"blueprint:{plan}"])
    assert table.run.collector == [plan]
    assert [told.item for told in table.told(BlueprintFound)] == [plan]


# -- clearing away ---------------------------------------------------------------------------------------


@rule("DC-UPK-04")
def test_enemies_that_were_not_killed_are_discarded_and_give_nothing() -> None:
    death = [{"do": "gain", "what": "cell"}]
    one, other = monster(life=9, death=death), monster(life=9, elite=True, death=death)
    table = fight(cards=NOTHING, foes={"1": one, "2": other})
    assert [told.card for told in table.told(EnemyGone)] == [one, other]
    assert table.run.dead_monsters[-1] == one
    assert table.run.dead_elites[-1] == other
    assert table.told(Gained) == []
    assert table.campaign.fight is None


@rule("DC-UPK-05")
def test_loot_that_is_left_is_lost_and_blueprints_go_under_their_deck() -> None:
    plan, sword = item(works="always"), item(works="plus", round=1, acts=[blow("1")])
    table = fight(
        cards=NOTHING,
        foes={},
        loot=["tooth", "scroll_survival", f"blueprint:{plan}", f"equipment:{sword}"],
    )
    assert table.asks() == "ask-way"
    assert table.told(Gained) == []
    assert [prisoner.tracks for prisoner in table.campaign.prisoners] == [[0, 0, 0]] * 3
    assert table.campaign.blueprints["B1"][0] == plan  # the bottom card is the first
    assert table.run.collector == []
    assert table.run.discard[-1] == sword


@rule("DC-UPK-06")
def test_everybody_draws_up_to_three_cards() -> None:
    ones = [combat() for _ in range(6)]
    table = four(
        foes={},
        change=changes(
            be(0, hand=ones[:2], deck=ones[2:]),
            be(1, hand=ones[:3], deck=ones[3:]),
            be(3, hand=ones[:1], deck=ones[1:]),
        ),
    )
    assert table.prisoner(0).hand == [*ones[:2], ones[5]]  # from the top
    assert table.prisoner(1).hand == ones[:3]
    assert table.prisoner(3).hand == [ones[0], ones[5], ones[4]]


@rule("DC-UPK-06")
def test_with_the_deck_empty_the_discard_is_shuffled() -> None:
    ones = [combat() for _ in range(4)]
    table = fight(
        cards=NOTHING, foes={}, change=be(0, hand=ones[:1], deck=ones[1:2], discard=ones[2:4], active=[BLANK])
    )
    hand = table.prisoner(0).hand
    assert hand[:2] == ones[:2]  # the last card of the deck first
    assert hand[2] in ones[2:]
    assert sorted([hand[2], *table.prisoner(0).deck]) == sorted(ones[2:])
    assert table.prisoner(0).discard == [BLANK]


@rule("DC-RULING-37")
def test_cards_are_drawn_before_the_played_one_is_discarded() -> None:
    played, kept = combat(), combat()
    for seed in ("one", "two", "three"):
        table = fight(
            cards=[[played], [BLANK], [BLANK]],
            foes={},
            change=be(0, hand=[BLANK, BLANK], deck=[], discard=[kept]),
            seed=seed,
        )
        assert table.prisoner(0).hand == [BLANK, BLANK, kept]
        assert table.prisoner(0).discard == [played]


@rule("DC-RULING-42")
def test_with_deck_and_discard_empty_one_draws_what_there_is() -> None:
    played, kept = combat(), combat()
    table = fight(cards=[[played], [BLANK], [BLANK]], foes={}, change=be(0, hand=[BLANK], deck=[], discard=[kept]))
    assert table.prisoner(0).hand == [BLANK, kept]
    assert (table.prisoner(0).deck, table.prisoner(0).discard) == ([], [played])


@rule("DC-UPK-07", "DC-UPK-08")
def test_states_and_shields_go_and_played_cards_are_discarded() -> None:
    played = [combat(), combat(), combat()]
    table = fight(
        cards=[[card] for card in played],
        foes={},
        change=changes(
            *[
                be(who, states=tokens(burning=1, targeted=2), shields=3, golden=1, frozen=[3], discard=[])
                for who in range(3)
            ]
        ),
    )
    for who, prisoner in enumerate(table.campaign.prisoners):
        assert (prisoner.states, prisoner.frozen) == (tokens(), [])
        assert (prisoner.shields, prisoner.golden) == (0, 0)
        assert (prisoner.active, prisoner.discard) == ([], [played[who]])


@rule("DC-UPK-08", "DC-DEC-34")
def test_two_active_cards_are_discarded_in_the_order_in_which_they_were_played() -> None:
    first, second = combat(), combat()
    table = fight(["poisoned", "flayed"], cards=[[first, second], [BLANK]], foes={}, change=be(0, discard=[]))
    assert table.asks() == "ask-way"  # nobody was asked
    assert table.prisoner(0).discard == [first, second]


@rule("DC-UPK-09")
def test_cells_teeth_and_potions_stay_in_the_bag() -> None:
    table = fight(
        cards=[[LOOTER], [BLANK], [BLANK]],
        foes={},
        loot=["tooth", "cell", "potion"],
        change=changes(bag(teeth=4, potions=2)),
    )
    cells = table.campaign.cells
    table.act(Grab("tooth"))
    table.act(Grab("cell"))
    assert table.asks() == "ask-way"
    assert (table.run.teeth, table.run.potions, table.campaign.cells) == (5, 3, cells + 1)


@rule("DC-UPK-07")
def test_damage_stays() -> None:
    table = fight(cards=NOTHING, foes={}, change=be(1, damage=2))
    assert table.prisoner(1).damage == 2


# -- dying -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("already", "dead"), [(1, False), (2, True)])
@rule("DC-DIE-01", "DC-DIE-04", "DC-DIE-02")
def test_a_full_life_track_eliminates_outside_a_fight_too_and_ends_the_run(already: int, dead: bool) -> None:
    table = walk(agenda=[LeaveTile(), Gain("cell", 1, False), Suffer(1, True)], change=be(0, damage=already))
    found = [type(told).__name__ for told in happened(table, Hurt, Died, Gained, RunOver)]
    # What else the tile does is still done, then the run ends for all.
    assert found == (["Hurt", "Died", "Gained", "RunOver"] if dead else ["Hurt", "Gained"])
    assert (table.campaign.run is None) is dead


@rule("DC-DIE-01")
def test_life_is_counted_with_what_scrolls_and_items_add() -> None:
    heart = item(works="always", has=[{"has": "life", "amount": 2}])
    strong = fight(
        cards=NOTHING,
        foes={"1": monster(life=9, I=[{"do": "damage", "amount": 4, "to": "first_player"}])},
        change=be(0, items=[heart]),
    )
    assert strong.told(Died) == []
    weak = fight(cards=NOTHING, foes={"1": monster(life=9, I=[{"do": "damage", "amount": 5, "to": "first_player"}])})
    assert [told.who for told in weak.told(Died)] == [0]


@rule("DC-DIE-02", "DC-DIE-03")
def test_one_dead_prisoner_ends_the_run_for_all_but_only_when_the_fight_is_over() -> None:
    killer = monster(life=9, I=[{"do": "damage", "amount": 3, "to": "first_player"}])
    block = combat(II=[{"do": "block"}], III=[{"do": "block"}])
    table = fight(cards=[[BLANK], [block], [BLANK]], foes={"1": killer})
    assert [told.round for told in table.told(RoundBegan)] == [1, 2, 3]
    assert [told.who for told in table.told(Shielded)] == [1, 1]
    found = [type(told).__name__ for told in happened(table, Died, FightOver, RunOver)]
    assert found == ["Died", "FightOver", "RunOver"]
    assert table.told(RunOver)[0].outcome == "died"
    assert table.campaign.run is None


@pytest.mark.parametrize("state", ["burning", "bleeding"])
@rule("DC-DIE-05", "DC-DIE-02")
def test_death_by_fire_or_blood_ends_the_run_like_any_other(state: str) -> None:
    marks = {"do": "inflict", "state": state, "amount": 2, "to": "first_player"}
    table = fight(cards=NOTHING, foes={"1": monster(life=9, I=[marks])})
    assert [(told.who, told.by) for told in table.told(Died)] == [(0, state)]
    assert table.told(RunOver)[0].outcome == "died"


@rule("DC-DIE-02")
def test_nothing_is_shared_out_when_somebody_has_died() -> None:
    killer = monster(life=9, I=[{"do": "damage", "amount": 3, "to": "first_player"}])
    looter = combat(II=[{"do": "loot"}])
    table = fight(cards=[[BLANK], [looter], [BLANK]], foes={"1": killer}, loot=["scroll_survival"])
    assert table.told(RunOver)
    assert table.campaign.run is None
