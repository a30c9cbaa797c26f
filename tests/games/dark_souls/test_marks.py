"""Which answers of Dark Souls are laid elsewhere than among the others, held against what the rules then do."""

from __future__ import annotations

import random

import pytest
from rules.dark_souls.table import END, Table, arena, camp

from undercroft.engine.decision import DONE
from undercroft.engine.marks import ENDS_TURN, FIRST, RARE, WORSE, Marks
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.exploring import chests
from undercroft.games.dark_souls.state import Attack, Dodge, Drink, Go, Open, Outfit, Reroll, Souls, Swap, Walk


def marks(table: Table) -> Marks:
    return game.marks(table.souls, table.decision, table.decision.seats[0])


def after(session: Session, action: Action, dice: list[int]) -> Souls:
    """The table once an answer was given and the dice fell so; whatever is asked on the way is answered as it comes."""
    twin = session.copy()
    twin.script("dice", dice)
    twin.act(action)
    while twin.decision is not None and twin.decision.ask not in ("ask-act", "ask-roam"):
        options = twin.decision.options
        twin.act(DONE if DONE in options else options[0])
    assert isinstance(twin.state, Souls)
    return twin.state


# -- the end of the turn ---------------------------------------------------------------------------------


def test_the_end_of_an_activation_and_of_what_one_is_about_has_its_mark():
    table = arena()
    assert marks(table)[END] == ENDS_TURN
    camped = camp()
    assert ENDS_TURN not in marks(camped).values()
    camped.act(Outfit(0))
    assert marks(camped)[DONE] == ENDS_TURN


def test_a_chest_stands_before_every_way_out_of_the_room():
    def change(souls: Souls) -> None:
        for laid in souls.map:
            laid.won = True
        souls.at = next(number for number in range(len(souls.map)) if _chests(souls, number))

    def _chests(souls: Souls, number: int) -> bool:
        souls.at = number
        return bool(chests(souls))

    for seed in range(20):
        try:
            table = camp(change=change, seed=f"chest {seed}")
        except StopIteration:
            continue  # no chest on this map
        kinds = [type(option) for option in table.decision.options]
        assert kinds[0] is Open
        assert kinds.index(Go) > max(number for number, kind in enumerate(kinds) if kind is Open)
        return
    pytest.fail("no map had a chest")


# -- dodges ----------------------------------------------------------------------------------------------


def test_a_dodge_that_cannot_succeed_is_worse_where_one_stands_and_rare_elsewhere():
    def struck(hero: str) -> Table:
        return arena([hero], at=[(2, 4)], foes=[("hollow_soldier", (2, 4))], first="foes")

    knight = struck("knight")
    found = marks(knight)
    dodges = knight.offered(Dodge)
    assert len(dodges) > 1
    assert [found[one] for one in dodges if one.node == knight.hero(0).node] == [WORSE]
    assert {found[one] for one in dodges if one.node != knight.hero(0).node} == {RARE}
    assassin = struck("assassin")
    assert assassin.offered(Dodge)
    assert not set(assassin.offered(Dodge)) & set(marks(assassin))


# -- attacks ---------------------------------------------------------------------------------------------


def swordsman() -> Table:
    """A warrior whose axe has the same dice twice: for nothing, and for two Stamina on everybody at a node."""
    return arena(["warrior"], at=[(2, 4)], foes=[("sentinel", (2, 4)), ("sentinel", (2, 4))], hands=[["battle_axe.1"]])


def test_the_same_dice_for_more_stamina_are_worse():
    found = marks(swordsman())
    assert found[Attack("battle_axe.1", 1, 0, False)] == WORSE
    assert found[Attack("battle_axe.1", 0, 0, False)] == FIRST
    assert found[Attack("battle_axe.1", 1, 0, True)] == FIRST, "it strikes both"


def test_more_dice_for_more_stamina_are_not():
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 4))], hands=[["long_sword.1"]])
    assert len(table.offered(Attack)) == 2
    found = marks(table)
    assert [found[attack] for attack in table.offered(Attack)] == [FIRST, FIRST]
    assert not any(isinstance(action, Walk) for action in found), "where one may walk is seen on the floor"


def test_one_foe_alone_where_all_could_be_struck_is_rare():
    table = arena(["warrior"], at=[(2, 4)], foes=[("sentinel", (2, 4)), ("sentinel", (2, 4))], hands=[["firebombs.1"]])
    found = marks(table)
    single = [attack for attack in table.offered(Attack) if not attack.whole]
    assert single
    assert all(found[attack] == RARE for attack in single)
    assert [attack for attack in table.offered(Attack) if attack.whole and found[attack] != FIRST] == []


@pytest.mark.parametrize("seed", range(6))
def test_what_is_worse_does_the_same_for_no_less(seed: int):
    """Played at random with the starting weapons: the same dice bring the same, and no cube less is paid."""
    rng = random.Random(seed)
    party = rng.sample(["warrior", "knight", "assassin", "herald"], 2)
    foes = [(rng.choice(["sentinel", "hollow_soldier", "large_hollow_soldier"]), (2, 4)) for _ in range(3)]
    table = arena(party, at=[(2, 4), (2, 2)], foes=foes, hands=[["battle_axe.1", "firebombs.1", "halberd.1"], []])
    compared = 0
    for _ in range(12):
        if table.session.decision is None or table.asks() != "ask-act":
            break
        found = marks(table)
        attacks = table.offered(Attack)
        for worse in [attack for attack in attacks if found.get(attack) == WORSE]:
            alike = [one for one in attacks if found[one] in (FIRST, RARE)]
            alike = [one for one in alike if (one.card, one.foe, one.whole) == (worse.card, worse.foe, worse.whole)]
            assert any(is_as_good(table.session, better, worse, rng) for better in alike), worse
            compared += 1
        table.act(rng.choice([option for option in table.decision.options if isinstance(option, Walk)] or [END]))
    assert compared or "warrior" not in party


def is_as_good(session: Session, better: Attack, worse: Attack, rng: random.Random) -> bool:
    """Whether one attack does whatever another does, with any dice, and costs no more."""
    for _ in range(8):
        dice = [rng.randrange(6) for _ in range(6)]
        one, other = after(session, better, dice), after(session, worse, dice)
        if [foe.to_wire() for foe in one.foes] != [foe.to_wire() for foe in other.foes]:
            return False
        if any(mine.black > theirs.black for mine, theirs in zip(one.heroes, other.heroes)):
            return False
    return True


# -- luck and weapons ------------------------------------------------------------------------------------


def test_luck_is_worse_spent_on_the_higher_of_two_dice():
    table = arena(["warrior"], at=[(2, 4)], foes=[("large_hollow_soldier", (2, 4))], hands=[["battle_axe.1"]])
    table.dice("black 1", "black 0")
    table.act(Attack("battle_axe.1", 0, 0, False))
    assert table.asks() == "ask-roll"
    assert table.offers(Reroll(0))
    assert marks(table) == {DONE: ENDS_TURN, Reroll(0): WORSE}


def test_to_hold_less_than_one_could_is_rare():
    table = arena(["knight"], hands=[["long_sword.1", "kite_shield_knight.1", "spear.1"]])
    found = marks(table)
    swaps = table.offered(Swap)
    assert {swap for swap in swaps if found.get(swap) == RARE} == {
        swap for swap in swaps if "" in (swap.left, swap.right)
    }
    assert any(swap not in found for swap in swaps), "the spear beside the shield"


def test_what_takes_both_hands_is_not_held_alone():
    table = arena(["knight"], hands=[["long_sword.1", "", "zweihander.1"]])
    assert Swap("zweihander.1", "") in table.decision.options
    assert Swap("zweihander.1", "") not in marks(table)


def test_nothing_else_is_out_of_sight():
    table = arena()
    assert all(not isinstance(action, Walk | Drink) for action in marks(table))
