"""The combat that the rulebook works through, round by round and whole (DC-EX-06 to DC-EX-13, DC-EX-32).

Diane (the Poisoned, first player), Charlotte (the Flayed), Mario (the Quartered, who passes), Gabriel (the Immolated);
an elite archer on R3 and a zombie on R1; a Survival scroll with the group.
"""

from __future__ import annotations

import pytest
from rules.dead_cells.table import BLANK, DAMAGE, Table, blow, combat, fight, give, happened, item, monster
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dead_cells.rules.table import max_life
from undercroft.games.dead_cells.state import (
    AbilityUsed,
    Died,
    EnemyHurt,
    EnemyKilled,
    EnemyMarked,
    EnemyMoved,
    Gained,
    Hit,
    Hurt,
    ItemTo,
    Looted,
    PassRevealed,
    Play,
    PutDown,
    Revealed,
    RoundBegan,
    RoundEnded,
    ScrollTo,
    Shielded,
    SitOut,
    Swap,
    To,
    UseAbility,
)

DIANE, CHARLOTTE, MARIO, GABRIEL = range(4)
ZOMBIE, ARCHER = 1, 0  # in the order in which they were drawn

POISON = combat(II=[give("poisoned", "123")], III=[blow("1")])
GUARD = combat(I=[{"do": "ability"}], II=[blow("1")])
LOOT = combat(II=[blow("1")], III=[{"do": "loot"}])
TACTICS = combat(symbols=["tactics"])
ITEM = item(works="plus", round=2, acts=[blow("1")])
ZOMBIE_CARD = monster(
    life=2, II=[{"do": "damage", "to": "first_player"}], IV=[DAMAGE], death=[{"do": "gain", "what": "cell"}]
)
ARCHER_CARD = monster(
    life=3,
    elite=True,
    I=[{"do": "damage", "to": "two"}],
    III=[{"do": "damage", "to": "first_player"}],
    death=[{"do": "gain", "what": "equipment"}],
)


def laid_out(change=None) -> Table:
    """Before cards are played: three in each hand, three in each deck."""

    def deal(table) -> None:
        spare = [BLANK, BLANK, BLANK]
        for who, card in enumerate((POISON, GUARD, BLANK, LOOT)):
            table.prisoners[who].hand = [card, BLANK, BLANK]
            table.prisoners[who].deck = list(spare)
            table.prisoners[who].discard = []
        table.prisoners[MARIO].deck = [BLANK, BLANK, TACTICS]
        table.run.deck = [ITEM]
        if change is not None:
            change(table)

    return fight(
        ["poisoned", "flayed", "quartered", "immolated"],
        foes={"3": ARCHER_CARD, "1": ZOMBIE_CARD},
        loot=["scroll_survival"],
        begin="play",
        change=deal,
    )


def revealed(change=None) -> Table:
    """Cards are played, Mario has passed, and the rounds have begun."""
    table = laid_out(change)
    table.act(SitOut(MARIO))
    table.act(Play(POISON, "poisoned", 2))
    table.act(Play(GUARD, "ability", 1))
    table.act(Swap(BLANK))
    table.act(DONE)
    table.act(Play(LOOT, "loot", 3))
    return table


def after_round_one(change=None) -> Table:
    """Charlotte has her shield, and the archer has shot at her and Gabriel."""
    table = revealed(change)
    table.act(UseAbility("flayed.ability"))
    table.act(To(CHARLOTTE))
    table.act(To(GABRIEL))
    return table


def after_round_three(change=None) -> Table:
    """Diane has poisoned the archer; all else in Rounds II and III leaves nothing to choose."""
    table = after_round_one(change)
    table.act(Hit(ARCHER))
    return table


def in_round(table: Table, round: int, *kinds) -> list:
    """What happened in a round, its end included."""
    found = []
    now = 0
    for told in happened(table, RoundBegan, *kinds):
        if isinstance(told, RoundBegan):
            now = told.round
        elif now == round:
            found.append(told)
    return found


def damage(table: Table) -> list[int]:
    """Damage on the four."""
    return [prisoner.damage for prisoner in table.campaign.prisoners]


@rule("DC-EX-06")
def test_round_one() -> None:
    table = revealed()
    assert table.asks() == "ask-ability"  # Diane's line is empty, and nobody stands on the left
    assert table.decision.seats == [CHARLOTTE]
    table.act(UseAbility("flayed.ability"))
    assert table.prisoner(CHARLOTTE).shields == 1
    assert table.asks() == "ask-damage"  # Gabriel and the zombie did nothing
    assert table.decision.options == [To(DIANE), To(CHARLOTTE), To(GABRIEL)]  # two different ones, Mario not
    table.act(To(CHARLOTTE))
    assert table.decision.options == [To(DIANE), To(GABRIEL)]
    table.act(To(GABRIEL))
    assert [(told.who, told.amount, told.blocked) for told in table.told(Hurt)] == [(CHARLOTTE, 0, 1), (GABRIEL, 1, 0)]
    assert table.prisoner(CHARLOTTE).shields == 0
    assert damage(table) == [0, 0, 0, 1]


@rule("DC-EX-07")
def test_the_end_of_round_one() -> None:
    table = after_round_one()
    assert in_round(table, 1, EnemyHurt) == []
    assert [(told.enemy, told.space) for told in in_round(table, 1, EnemyMoved)] == [(ARCHER, 3)]
    zombie, archer = table.enemy("1"), table.enemy("2")
    assert zombie is not None
    assert archer is not None
    assert (zombie.id, archer.id) == (ZOMBIE, ARCHER)


@rule("DC-EX-08")
def test_round_two() -> None:
    table = after_round_one()
    assert table.asks() == "ask-target"
    assert table.decision.seats == [DIANE]
    assert table.decision.options == [Hit(ZOMBIE), Hit(ARCHER)]
    table.act(Hit(ARCHER))
    found = in_round(table, 2, EnemyMarked, EnemyHurt, EnemyKilled, Gained, Hurt, RoundEnded)
    assert [type(told).__name__ for told in found][:6] == [
        "EnemyMarked",
        "EnemyHurt",
        "EnemyHurt",
        "EnemyKilled",
        "Gained",
        "RoundEnded",
    ]
    assert (found[0].enemy, found[0].state) == (ARCHER, "poisoned")
    assert [(told.who, told.enemy, told.amount) for told in found[1:3]] == [
        (CHARLOTTE, ZOMBIE, 1),
        (GABRIEL, ZOMBIE, 1),
    ]
    assert (found[3].who, found[3].enemy) == (GABRIEL, ZOMBIE)
    assert (found[4].what, found[4].amount) == ("cell", 1)
    assert table.run.dead_monsters[-1] == ZOMBIE_CARD
    assert in_round(table, 2, Hurt) == []  # the zombie did not act any more


@rule("DC-EX-09")
def test_the_end_of_round_two() -> None:
    table = after_round_three()
    found = in_round(table, 2, RoundEnded, EnemyHurt, EnemyMoved)[-3:]
    assert [type(told).__name__ for told in found] == ["RoundEnded", "EnemyHurt", "EnemyMoved"]
    assert (found[1].who, found[1].enemy, found[1].amount) == (-1, ARCHER, 1)
    assert (found[2].enemy, found[2].space) == (ARCHER, 2)


@rule("DC-EX-10")
def test_round_three() -> None:
    table = after_round_three()
    found = in_round(table, 3, EnemyHurt, Looted, Hurt, RoundEnded)[:4]
    assert [type(told).__name__ for told in found] == ["EnemyHurt", "Looted", "Hurt", "RoundEnded"]
    assert (found[0].who, found[0].enemy, found[0].amount) == (DIANE, ARCHER, 1)
    assert (found[1].who, found[1].what, found[1].amount) == (GABRIEL, "scroll_survival", 1)
    assert (found[2].who, found[2].amount) == (DIANE, 1)
    assert damage(table) == [1, 0, 0, 1]


@rule("DC-EX-11")
def test_the_end_of_round_three() -> None:
    table = after_round_three()
    assert [(told.enemy, told.how) for told in in_round(table, 3, EnemyKilled)] == [(ARCHER, "poisoned")]
    assert table.run.dead_elites[-1] == ARCHER_CARD
    assert table.run.deck == []
    assert f"equipment:{ITEM}" in table.fight.spoils
    assert [told.round for told in table.told(RoundBegan)] == [1, 2, 3]  # nobody is left for Round IV


@rule("DC-EX-12")
def test_upkeep() -> None:
    table = after_round_three()
    assert table.decision.options == [ScrollTo(who, "survival") for who in (DIANE, CHARLOTTE, GABRIEL)]
    before = max_life(table.campaign, DIANE)
    table.act(ScrollTo(DIANE, "survival"))
    assert table.decision.options == [ItemTo(who, ITEM) for who in (DIANE, CHARLOTTE, GABRIEL)]
    table.act(ItemTo(GABRIEL, ITEM))
    assert table.prisoner(DIANE).tracks == [1, 0, 0]
    assert (before, max_life(table.campaign, DIANE)) == (3, 4)
    assert table.prisoner(GABRIEL).items == [ITEM]
    assert table.run.cells == 1
    for prisoner in table.campaign.prisoners:
        assert len(prisoner.hand) == 3
        assert (prisoner.active, prisoner.shields, prisoner.states) == ([], 0, [0, 0, 0, 0])


@rule("DC-EX-13")
def test_a_zombie_that_still_lives_acts_in_round_four() -> None:
    table = after_round_three(change=lambda state: setattr(state.fight.enemies[1], "shields", 9))
    assert table.asks() == "ask-damage"
    assert table.fight.round == 4
    assert table.decision.options == [To(DIANE), To(CHARLOTTE), To(GABRIEL)]
    table.act(To(CHARLOTTE))
    assert table.prisoner(CHARLOTTE).damage == 1
    assert table.run.dead_monsters[-1:] != [ZOMBIE_CARD]  # upkeep has not come yet: loot is shared first
    table.go("ask-way")
    assert table.run.dead_monsters[-1] == ZOMBIE_CARD
    assert table.run.cells == 0


@rule(
    "DC-EX-06",
    "DC-EX-07",
    "DC-EX-08",
    "DC-EX-09",
    "DC-EX-10",
    "DC-EX-11",
    "DC-EX-12",
    "DC-EX-32",
    "DC-COMBAT-03",
    "DC-COMBAT-05",
)
def test_the_whole_combat() -> None:
    table = after_round_three()
    table.act(ScrollTo(DIANE, "survival"))
    table.act(ItemTo(GABRIEL, ITEM))

    assert [(told.who, told.said, told.round) for told in table.told(PutDown)] == [
        (DIANE, "poisoned", 2),
        (CHARLOTTE, "ability", 1),
        (GABRIEL, "loot", 3),
    ]
    assert [(told.who, told.trait) for told in table.told(PassRevealed)] == [(MARIO, "tactics")]
    assert [told.who for told in table.told(Revealed)] == [DIANE, CHARLOTTE, GABRIEL]
    assert [(told.who, told.ability) for told in table.told(AbilityUsed)] == [(CHARLOTTE, "flayed.ability")]
    assert [(told.who, told.amount) for told in table.told(Shielded)] == [(CHARLOTTE, 1)]
    assert [(told.enemy, told.space) for told in table.told(EnemyMoved)] == [(ARCHER, 3), (ARCHER, 2)]
    assert [(told.who, told.enemy) for told in table.told(EnemyHurt)] == [
        (CHARLOTTE, ZOMBIE),
        (GABRIEL, ZOMBIE),
        (-1, ARCHER),
        (DIANE, ARCHER),
        (-1, ARCHER),
    ]
    assert table.told(Died) == []

    # The tally.
    assert [max_life(table.campaign, who) for who in range(4)] == [4, 3, 3, 3]
    assert damage(table) == [1, 0, 0, 1]
    assert [prisoner.tracks for prisoner in table.campaign.prisoners] == [[1, 0, 0], [0, 0, 0], [0, 1, 0], [0, 0, 0]]
    assert [prisoner.items for prisoner in table.campaign.prisoners] == [[], [], [], [ITEM]]
    sizes = [(len(one.hand), len(one.deck), len(one.discard)) for one in table.campaign.prisoners]
    assert sizes == [(3, 2, 1), (3, 2, 1), (3, 1, 2), (3, 2, 1)]
    assert [prisoner.shields for prisoner in table.campaign.prisoners] == [0, 0, 0, 0]
    assert table.prisoner(MARIO).discard == [TACTICS, BLANK]
    assert table.run.cells == 1
    assert table.run.dead_monsters[-1] == ZOMBIE_CARD
    assert table.run.dead_elites[-1] == ARCHER_CARD
    assert table.campaign.fight is None
    assert table.asks() == "ask-way"


@pytest.mark.parametrize("receiver", [CHARLOTTE, GABRIEL])
@rule("DC-EX-12")
def test_the_scroll_may_go_to_another_who_fought(receiver: int) -> None:
    table = after_round_three()
    table.act(ScrollTo(receiver, "survival"))
    assert table.prisoner(receiver).tracks == [1, 0, 0]
    assert table.prisoner(DIANE).tracks == [0, 0, 0]
