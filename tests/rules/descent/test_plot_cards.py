"""Every Plot card triggered in a played position, what agents do, and what Taint cards bring."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rules.descent.cards_table import (
    BLUE_2,
    BLUE_SURGE,
    BLUE_X,
    BROWN_0,
    BROWN_2,
    FAILED,
    GRAY_0,
    GRAY_1,
    GRAY_3,
    PASSED,
    RED_1,
    RED_2,
    RED_3,
    YELLOW_1,
    YELLOW_2,
    CardTable,
    Change,
    Sheet,
    be,
    changes,
    hero,
    scene,
    searches,
)
from rules.table import rule

from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.sheets import ABILITIES, PLOT_TRIGGER
from undercroft.games.descent.rules.table import attribute, health, speed
from undercroft.games.descent.state import (
    AttackRolled,
    CardUsed,
    DefenceRolled,
    Go,
    Journey,
    Missed,
    MoveAction,
    Operate,
    PickSpace,
    Revive,
    Search,
    Spring,
    Strike,
    Struck,
    Window,
)

DECK = ["dash.1", "dash.2", "frenzy.1", "frenzy.2", "pit_trap", "dark_charm"]


def target(**fields: object) -> Sheet:
    """A hero without anything to use: Syndrael, Might 4, Knowledge 3, Willpower 2, Awareness 2."""
    return hero("syndrael", "berserker", **{"items": [], **fields})


def plot(card: str, threat: int = 5) -> Change:
    """The overlord owns this Plot card, and threat for it."""

    def change(table: Journey) -> None:
        table.overlord.plot = card.partition(":")[0]
        table.overlord.plots = [card]
        table.overlord.threat = threat

    return change


def lay(
    card: str, drawn: str = "A . . G", turn: str = "overlord", foe: str = "zombie master", **more: object
) -> CardTable:
    """A hero, a zombie master, and the card in question."""
    fields = dict(more)
    party = {"A": target(**fields.pop("hero", {}))}  # type: ignore[arg-type]
    change = changes(plot(card, int(str(fields.pop("threat", 5)))), fields.pop("change", lambda _: None))  # type: ignore[arg-type]
    return scene(drawn, party, {"G": foe}, turn=turn, change=change, **fields)  # type: ignore[arg-type]


def trigger(table: CardTable, card: str, on: str = "") -> None:
    """The card is triggered where it is offered."""
    table.settle(f"window-{ABILITIES[card].at}", "ask-group-next")
    table.use(card, on)
    assert table.told(CardUsed)[-1].card == card
    table.settle("ask-surges")  # a hero has fortune now, and may roll dice again


def all_cards() -> list[str]:
    """Every Plot card with something to trigger."""
    return [f"{deck.id}:{card.id}" for deck in CARDS.plots.values() for card in deck.cards if card.ability]


def ending(card: str, **more: object) -> CardTable:
    """The end of the overlord's turn."""
    table = lay(card, turn="G", **more)
    table.end("window-overlord_end")
    return table


def at_strike(card: str, hand: bool = False, **more: object) -> CardTable:
    """A zombie master is about to strike the hero."""
    table = lay(card, "A G", turn="G", **more)
    table.settle()
    assert not hand
    return table


# -- price -----------------------------------------------------------------------------------------------


@rule("D2-THREAT-01")
def test_threat_spent_on_a_card_becomes_fortune() -> None:
    table = lay("cursed_by_power:cabal", deck=DECK)
    trigger(table, "cursed_by_power:cabal")
    assert table.journey.overlord.threat == 4
    assert table.hero("A").fortune == 1
    assert len(table.journey.overlord.hand) == 3


@rule("D2-OL-05")
def test_a_card_is_triggered_once_a_turn_and_only_with_threat() -> None:
    poor = lay("cursed_by_power:cabal", threat=0, deck=DECK)
    assert "cursed_by_power:cabal" not in poor.cards()
    table = lay("cursed_by_power:cabal", deck=DECK)
    table.use("cursed_by_power:cabal")
    assert "cursed_by_power:cabal" not in table.cards()


@pytest.mark.parametrize("card", all_cards())
def test_every_plot_card_is_exhausted_and_has_a_price(card: str) -> None:
    ability = ABILITIES[card]
    assert ability.exhaust
    assert ability.role == "overlord"
    assert PLOT_TRIGGER[card] >= 0


# -- at the start and the end of his turn ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "check"),
    [
        ("cursed_by_power:bolt_from_the_blue", lambda table: table.damage("A") == 2),
        ("cursed_by_power:the_dark_mark", lambda table: [one.what for one in table.encounter.lasting] == ["marked"]),
        ("the_fallen_elite:trial_of_knighthood", lambda table: table.fatigue("A") == 2),
    ],
)
def test_cards_on_a_hero_at_the_start(card: str, check: Callable[[CardTable], bool]) -> None:
    table = lay(card)
    table.roll(*FAILED)
    trigger(table, card, "A")
    assert check(table)
    spared = lay(card)
    spared.roll(*PASSED)
    trigger(spared, card, "A")
    assert not check(spared)


@pytest.mark.parametrize(("card", "spaces"), [("dark_illusions:enthrall", 2), ("seeds_of_betrayal:false_friends", 4)])
def test_cards_that_lead_a_hero_away(card: str, spaces: int) -> None:
    table = lay(card, "A . . . . . G")
    table.roll(*FAILED)
    trigger(table, card, "A")
    assert (table.asks(), table.decision.seats) == ("ask-free-move", [1])
    assert max(one.to for one in table.offered(Go)) == spaces
    table.act(Go(spaces, 0))
    assert table.figure("A").base == [spaces]


def test_dark_pact_trades_blood_for_a_card() -> None:
    table = lay("cursed_by_power:dark_pact", deck=DECK)
    trigger(table, "cursed_by_power:dark_pact", "G")
    assert (table.damage("G"), len(table.journey.overlord.hand)) == (2, 2)


def test_the_ladys_care_mends_and_cleanses() -> None:
    table = lay("endless_thirst:the_ladys_care", change=be(1, damage=5, conditions=["stunned"]))
    trigger(table, "endless_thirst:the_ladys_care", "G")
    assert (table.damage("G"), table.conditions("G")) == (1, [])


def test_overfed_is_stout_and_slow() -> None:
    table = lay("goblin_uprising:overfed")
    trigger(table, "goblin_uprising:overfed", "G")
    assert (health(table.journey, 1), speed(table.journey, 1)) == (10, 2)


@pytest.mark.parametrize(
    ("card", "attack", "defence"),
    [
        ("goblin_uprising:raided_armory", ["blue", "yellow", "yellow"], ["brown"]),
        ("the_fallen_elite:knight_training", ["blue", "yellow", "yellow"], ["brown"]),
        ("the_fallen_elite:dark_champions", ["blue", "yellow", "red"], ["brown", "gray"]),
    ],
)
def test_cards_that_arm_a_monster(card: str, attack: list[str], defence: list[str]) -> None:
    table = lay(card, "A G")
    trigger(table, card, "G")
    table.settle("ask-monster-turn")
    table.attack("A")
    table.settle()
    assert sorted(table.heard(AttackRolled).dice) == sorted(attack)
    table.end("ask-turn")
    table.attack("G")
    assert table.heard(DefenceRolled).dice == defence


def test_cut_a_deal_sells_a_card_for_threat() -> None:
    table = lay("hybrid_loyalty:cut_a_deal", hand=["dash.1"], threat=2)
    trigger(table, "hybrid_loyalty:cut_a_deal")
    table.pick("dash.1")
    assert (table.journey.overlord.threat, table.journey.overlord.hand) == (3, [])
    without = lay("hybrid_loyalty:cut_a_deal")
    assert without.cards() == []


def test_resourceful_turns_one_card_into_two() -> None:
    table = lay("hybrid_loyalty:resourceful", hand=["tripwire.1"], deck=DECK)
    trigger(table, "hybrid_loyalty:resourceful")
    table.pick("tripwire.1")
    assert len(table.journey.overlord.hand) == 3


@pytest.mark.parametrize(
    ("card", "check"),
    [
        ("dark_illusions:malediction", lambda table: attribute(table.journey, 0, "might") == 3),
        ("endless_thirst:bad_dreams", lambda table: table.fatigue("A") == 2),
        ("skulduggery:distraction", lambda table: table.conditions("A") == ["stunned"]),
        ("hybrid_loyalty:show_of_force", lambda table: table.fatigue("A") == 1),
    ],
)
def test_cards_on_heroes_at_the_end(card: str, check: Callable[[CardTable], bool]) -> None:
    table = ending(card)
    table.roll(*FAILED)
    trigger(table, card)
    assert check(table)


def test_the_taste_of_suffering_is_one_of_two() -> None:
    table = ending("endless_thirst:the_taste_of_suffering")
    table.roll(*FAILED)
    trigger(table, "endless_thirst:the_taste_of_suffering", "A")
    assert table.decision.seats == [1]
    table.pick("diseased")
    assert table.conditions("A") == ["diseased"]


def test_darkness_falls_shortens_every_shot() -> None:
    card = "dark_illusions:darkness_falls"
    table = ending(card, hero={"items": ["elm_greatbow"]})
    trigger(table, card)
    table.settle("ask-turn")
    table.roll(BLUE_2, YELLOW_1, BROWN_0)  # range 4 becomes 2, and the monster is 3 spaces off
    table.attack("G")
    table.settle()
    assert table.heard(Missed).why == "range"


def test_always_prepared_draws_a_card() -> None:
    table = ending("seeds_of_betrayal:always_prepared", deck=DECK)
    trigger(table, "seeds_of_betrayal:always_prepared")
    assert len(table.journey.overlord.hand) == 1


def test_concealment_hides_a_monster_until_his_next_turn() -> None:
    table = ending("skulduggery:concealment", drawn="A G")
    trigger(table, "skulduggery:concealment", "G")
    table.settle("ask-turn")
    table.attack("G")
    assert table.heard(DefenceRolled).dice == ["brown", "brown"]


def test_cards_for_any_time_of_his_turn() -> None:
    hurt = be(1, damage=5, conditions=["poisoned"])
    table = lay("cursed_by_power:thaumaturgy", change=hurt)
    table.roll(RED_2, RED_2)
    trigger(table, "cursed_by_power:thaumaturgy", "G")
    assert (table.damage("G"), table.conditions("G")) == (1, [])
    table = lay("goblin_uprising:emergency_rations", change=be(1, damage=5))
    trigger(table, "goblin_uprising:emergency_rations", "G")
    assert table.damage("G") == 0
    table = lay("dark_illusions:intricate_schemes", hand=["tripwire.1"], deck=DECK)
    trigger(table, "dark_illusions:intricate_schemes")
    table.pick("tripwire.1")
    assert len(table.journey.overlord.hand) == 2


def test_meticulous_planning_and_veteran_council_look_ahead() -> None:
    for card, many in (("seeds_of_betrayal:meticulous_planning", 5), ("the_fallen_elite:veteran_council", 3)):
        table = lay(card, deck=DECK)
        trigger(table, card)
        for _ in range(many - 1):
            chosen = table.decision.options[0]
            table.act(chosen)
        assert len(table.journey.overlord.hand) == 2


def test_scrying_and_plotting_fetches_a_card() -> None:
    card = "seeds_of_betrayal:scrying_and_plotting"
    table = lay(card, deck=DECK)
    trigger(table, card)
    table.pick("pit_trap")
    assert "pit_trap" in table.journey.overlord.hand
    assert table.hero("A").fortune == 3


# -- when a monster is activated -------------------------------------------------------------------------


def test_cards_when_a_monster_is_activated() -> None:
    table = lay("endless_thirst:nighttime_hunt", turn="G")
    trigger(table, "endless_thirst:nighttime_hunt")
    assert table.encounter.turns[-1].extra == ["move"]
    table = lay("seeds_of_betrayal:rush_of_power", turn="G")
    trigger(table, "seeds_of_betrayal:rush_of_power")
    assert table.encounter.turns[-1].points == 3
    table = lay("seeds_of_betrayal:sole_purpose", "A G", turn="G")
    trigger(table, "seeds_of_betrayal:sole_purpose")
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    table.settle()
    assert table.heard(Struck).hearts == 4


def test_bait_and_switch_puts_a_monster_elsewhere() -> None:
    table = lay("skulduggery:bait_and_switch", "A b . . . G", turn="G")
    trigger(table, "skulduggery:bait_and_switch")
    table.pick("b")
    assert table.stands_on("G", "b")


def test_slippery_moves_through_heroes() -> None:
    table = lay("skulduggery:slippery", "b A G", turn="G")
    trigger(table, "skulduggery:slippery")
    table.walk("b")
    assert table.stands_on("G", "b")


# -- in attacks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "hearts", "pierce", "surges"),
    [
        ("goblin_uprising:feral_instincts", 1, 0, 0),
        ("endless_thirst:scent_of_blood", 1, 1, 0),
        ("hybrid_loyalty:end_it", 1, 0, 1),
        ("hybrid_loyalty:fight_with_honor", 2, 0, 0),
    ],
)
def test_cards_that_make_a_blow_harder(card: str, hearts: int, pierce: int, surges: int) -> None:
    table = at_strike(card, hero={"damage": 1})
    table.attack("A")
    trigger(table, card)
    table.settle("ask-surges")
    attacks = table.encounter.attacks
    if attacks:
        assert (attacks[-1].hearts, attacks[-1].pierce, attacks[-1].extra_surges) == (hearts, pierce, surges)
    else:
        assert table.heard(Struck).hearts >= hearts


@pytest.mark.parametrize("card", ["endless_thirst:scent_of_blood", "hybrid_loyalty:end_it"])
def test_some_strike_only_the_wounded_harder(card: str) -> None:
    table = at_strike(card)
    table.attack("A")
    assert card not in table.cards()


def test_fight_with_honor_warns_its_target() -> None:
    card = "hybrid_loyalty:fight_with_honor"
    table = at_strike(card)
    table.attack("A")
    trigger(table, card)
    assert table.heard(DefenceRolled).dice == ["gray", "gray"]


def test_mystic_might_adds_a_die() -> None:
    card = "cursed_by_power:mystic_might"
    table = at_strike(card)
    table.attack("A")
    trigger(table, card)
    assert table.heard(AttackRolled).dice == ["blue", "yellow", "yellow"]


def test_greater_power_adds_two_surges() -> None:
    card = "cursed_by_power:greater_power"
    table = at_strike(card)
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    trigger(table, card)
    assert (table.asks(), table.decision.count) == ("ask-surges", 2)


def test_nefarious_power_sells_hearts_and_pierce() -> None:
    card = "seeds_of_betrayal:nefarious_power"
    table = at_strike(card)
    table.roll(BLUE_SURGE, YELLOW_1, GRAY_3)
    table.attack("A")
    trigger(table, card)
    table.buy("nefarious_power")
    table.settle()
    assert table.damage("A") == 4


@pytest.mark.parametrize(
    ("card", "dice"), [("hybrid_loyalty:dual_training", 1), ("hybrid_loyalty:make_our_own_luck", 2)]
)
def test_cards_that_roll_attack_dice_again(card: str, dice: int) -> None:
    table = at_strike(card)
    table.roll(BLUE_X, YELLOW_1, GRAY_0)
    table.attack("A")
    trigger(table, card)
    table.roll(BLUE_2, YELLOW_2)
    table.reroll(0)  # of two dice the other one follows
    table.settle()
    assert table.heard(Struck).hearts == 2 + dice


@pytest.mark.parametrize("deck", ["cursed_by_power:the_dark_mark"])
def test_the_dark_mark_draws_blows(deck: str) -> None:
    table = lay(deck, "A G")
    table.roll(*FAILED)
    trigger(table, deck, "A")
    table.settle("ask-monster-turn")
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    table.settle()
    assert table.heard(Struck).hearts == 4


@pytest.mark.parametrize(
    ("card", "die"),
    [
        ("cursed_by_power:masques", "gray"),
        ("goblin_uprising:dive_into_cover", "black"),
        ("the_fallen_elite:fight_in_formation", "gray"),
    ],
)
def test_cards_that_cover_a_monster(card: str, die: str) -> None:
    party = {"A": target(items=["steel_broadsword"])}
    table = scene("A G H", party, {"G": "zombie master", "H": "zombie"}, change=plot(card))
    table.attack("G")
    table.settle("window-attack_declared")
    trigger(table, card, "G")
    assert table.heard(DefenceRolled).dice == ["brown", die]


def test_fight_in_formation_needs_a_friend_beside() -> None:
    card = "the_fallen_elite:fight_in_formation"
    table = lay(card, "A G", turn="A", hero={"items": ["steel_broadsword"]})
    table.attack("G")
    assert card not in table.cards()


def test_meat_shield_puts_another_in_the_way() -> None:
    card = "goblin_uprising:meat_shield"
    party = {"A": target(items=["steel_broadsword"])}
    table = scene("A G H . I", party, {"G": "zombie master", "H": "zombie", "I": "zombie"}, change=plot(card))
    table.attack("G")
    table.settle("window-attack_declared")
    assert table.targets(card) == ["H"]
    table.roll(BLUE_2, RED_1, BROWN_2)
    trigger(table, card, "H")
    table.settle()
    assert (table.damage("G"), table.damage("H")) == (0, 1)


def test_mirage_asks_a_surge() -> None:
    card = "dark_illusions:mirage"
    table = lay(card, "A G", turn="A", hero={"items": ["steel_broadsword"]})
    table.attack("G")
    table.settle("window-attack_declared")
    table.roll(BLUE_2, RED_3, BROWN_0)
    trigger(table, card)
    table.settle()
    assert table.heard(Missed).why == "surge"


def test_misdirection_shortens_a_shot() -> None:
    card = "dark_illusions:misdirection"
    table = lay(card, "A . . G", turn="A", hero={"items": ["elm_greatbow"]})
    table.roll(BLUE_2, YELLOW_1, BROWN_0)
    table.attack("G")
    table.settle("window-attack_rolled", "window-defence_rolled")
    table.use(card)
    table.settle()
    assert table.heard(Missed).why == "range"
    blade = lay(card, "A G", turn="A", hero={"items": ["steel_broadsword"]})
    blade.attack("G")
    assert card not in blade.cards()


@pytest.mark.parametrize(
    ("card", "shields"),
    [
        ("endless_thirst:nights_embrace", 1),
        ("the_fallen_elite:armor_of_darkness", 1),
        ("the_fallen_elite:unkillable", 3),
    ],
)
def test_cards_that_add_shields(card: str, shields: int) -> None:
    table = lay(card, "A G", turn="A", hero={"items": ["iron_battleaxe"]})
    table.roll(BLUE_2, RED_1, BROWN_0)
    table.attack("G")
    table.settle("window-defence_rolled")
    table.use(card, "G")
    table.settle()
    assert table.heard(Struck).shields == max(0, shields - 1)


@pytest.mark.parametrize("card", ["dark_illusions:phantasm", "goblin_uprising:spirited_retreat"])
def test_cards_that_take_a_monster_away_from_a_blow(card: str) -> None:
    table = lay(card, "A G . b", turn="A", hero={"items": ["steel_broadsword"]})
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.attack("G")
    table.settle("window-attack_resolved")
    table.use(card, "G")
    if table.asks() == "ask-space":
        table.pick("b")
    else:
        assert table.decision.seats == [1]
        table.walk("b")
    assert table.stands_on("G", "b")
    assert table.damage("G") == 1


def test_a_monster_that_fell_is_not_taken_away() -> None:
    card = "dark_illusions:phantasm"
    table = lay(card, "A G . b", turn="A", foe="goblin_archer", hero={"items": ["steel_broadsword"]})
    table.roll(BLUE_2, RED_3, GRAY_0)
    table.attack("G")
    table.settle("window-attack_resolved")
    assert card not in table.cards()


def test_tainted_blood_poisons() -> None:
    card = "dark_illusions:tainted_blood"
    table = at_strike(card)
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    trigger(table, card)
    assert table.conditions("A") == ["poisoned"]


def test_fangs_in_the_dark_drink() -> None:
    card = "endless_thirst:fangs_in_the_dark"
    table = at_strike(card, change=be(1, damage=5))
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    trigger(table, card)
    assert table.damage("G") == 2


def test_two_pronged_gambit_moves_another() -> None:
    card = "seeds_of_betrayal:two_pronged_gambit"
    table = at_strike(card)
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    table.settle("window-attack_resolved")
    assert table.targets(card) == ["G"]


# -- falls, doors, searches ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "drawn"),
    [("dark_illusions:the_ritual_continues", 3), ("endless_thirst:the_power_of_blood", 2)],
)
def test_cards_that_draw_for_a_hero_who_falls(card: str, drawn: int) -> None:
    table = at_strike(card, hero={"damage": 11}, deck=DECK)
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    table.settle("ask-due")
    table.act(table.decision.options[0])
    table.settle("window-hero_fell")
    table.use(card)
    table.settle()
    assert len(table.journey.overlord.hand) == drawn


def test_hazard_pay_and_bloodline_feed_on_a_fall() -> None:
    for card in ("hybrid_loyalty:hazard_pay", "endless_thirst:bloodline"):
        table = at_strike(card, hero={"damage": 11}, deck=DECK, change=be(1, damage=4))
        table.roll(BLUE_2, YELLOW_1, GRAY_0)
        table.attack("A")
        table.settle("ask-due")
        table.act(table.decision.options[0])
        table.settle("window-hero_fell")
        table.use(card)
        table.settle()
        assert (table.journey.overlord.threat, table.damage("G")) in ((6, 4), (5, 2))


def test_refuse_to_die_keeps_a_monster_on_its_feet() -> None:
    card = "the_fallen_elite:refuse_to_die"
    table = lay(card, "A G", turn="A", foe="goblin_archer", hero={"items": ["steel_broadsword"]})
    table.roll(BLUE_2, RED_3, GRAY_0)
    table.attack("G")
    table.settle("window-defeated")
    table.use(card)
    table.settle()
    assert (table.stands("G"), table.damage("G")) == (True, 1)


def test_vengeful_resolve_strikes_for_the_fallen() -> None:
    card = "the_fallen_elite:vengeful_resolve"
    party = {"A": target(items=["steel_broadsword"])}
    table = scene("H A G", party, {"G": "goblin_archer", "H": "zombie master"}, change=plot(card))
    table.roll(BLUE_2, RED_3, GRAY_0, BLUE_2, YELLOW_1, GRAY_0)
    table.attack("G")
    table.settle("window-monster_fell")
    table.use(card, "H")
    table.settle()
    assert table.damage("A") == 3


def test_the_grasping_grave_holds_a_walker() -> None:
    card = "cursed_by_power:the_grasping_grave"
    table = lay(card, "A b c . . G", turn="A")
    table.act(MoveAction())
    table.roll(*FAILED)
    table.walk("c")
    assert table.asks() == "window-hero_entered"
    table.act(Spring(card, table.space("b")))
    table.settle()
    assert (table.stands_on("A", "b"), table.conditions("A")) == (True, ["immobilized"])
    assert table.journey.overlord.threat == 4


def test_goblin_ambush_comes_through_a_door() -> None:
    card = "goblin_uprising:goblin_ambush"
    table = lay(card, "A|b . G", turn="A")
    table.act(Operate(0))
    trigger(table, card, "G")
    table.walk("b")
    assert table.stands_on("G", "b")


@pytest.mark.parametrize(
    ("card", "check"),
    [
        ("goblin_uprising:scavenge", lambda table: len(table.journey.overlord.hand) == 2),
        ("skulduggery:covetous", lambda table: len(table.journey.overlord.hand) == 1),
        ("hybrid_loyalty:bribery", lambda table: table.hero("A").found == []),
        ("skulduggery:petty_theft", lambda table: table.hero("A").found == []),
        ("skulduggery:cursed_treasure", lambda table: table.conditions("A") == ["poisoned"]),
        ("skulduggery:guarded_treasure", lambda table: table.stands_on("G", "b")),
    ],
)
def test_cards_that_wait_for_a_search(card: str, check: Callable[[CardTable], bool]) -> None:
    table = lay(card, "A s b . G", turn="A", deck=DECK, change=searches("fire_flask"))
    table.act(Search(0))
    table.roll(*FAILED)
    trigger(table, card)
    if table.asks() == "ask-condition":
        table.pick("poisoned")
    if table.asks() == "ask-free-move":
        table.walk("b")
    assert check(table)


def test_foiled_again_rolls_a_heros_test_again() -> None:
    card = "skulduggery:foiled_again"
    table = at_strike(card)
    table.roll(*PASSED)
    table.use("grab", "A")
    table.settle("window-test_rolled")
    table.use(card)
    table.roll(GRAY_3)
    table.reroll(0)
    table.settle()
    assert table.conditions("A") == []  # three shields: Might is four
    assert "test_rolled" in ABILITIES[card].at


def test_trouble_on_the_road_tests_before_the_first_round() -> None:
    card = "seeds_of_betrayal:trouble_on_the_road"
    table = lay(card, agenda=[Window("quest_begins", -1, -1, -1, [])], change=lambda state: None)
    table.roll(*FAILED)
    trigger(table, card)
    assert (table.journey.figures[0].damage, table.journey.heroes[0].fatigue) == (1, 1)


# -- agents ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agent", [one.id for one in CARDS.lieutenants.values() if one.agent])
@pytest.mark.parametrize("act", [1, 2])
def test_an_agent_fights_by_its_card(agent: str, act: int) -> None:
    led = getattr(CARDS.lieutenants[agent], f"act{act}")
    table = scene("A G", {"A": target()}, {"G": agent}, turn="G", act=act)
    table.attack("A")
    assert table.heard(AttackRolled).dice == list(led.dice)


def test_ariad_answers_and_curses() -> None:
    table = scene("A G", {"A": target()}, {"G": "agent_ariad"})
    table.roll(BLUE_2, GRAY_3)
    table.attack("G")
    table.settle()
    assert table.fatigue("A") == 1
    table = scene("A . G", {"A": target()}, {"G": "agent_ariad"}, turn="G")
    table.roll(*FAILED)
    table.use("despair", "A")
    assert [one.what for one in table.encounter.lasting] == ["despair"]
    table = scene("A . G", {"A": target()}, {"G": "agent_ariad"}, turn="G", act=2)
    table.roll(BLUE_2, YELLOW_1, YELLOW_1, GRAY_0)
    table.use("cursed_assault")
    table.settle()
    table.pick("stunned")
    assert table.conditions("A") == ["stunned"]


def test_the_other_agents_have_their_ways() -> None:
    table = scene("A b c G", {"A": target()}, {"G": "agent_lady_eliza_farrow"}, turn="G")
    table.roll(*FAILED)
    table.use("allure", "A")
    table.walk("c")
    assert (table.stands_on("A", "c"), table.fatigue("A")) == (True, 1)
    table = scene("A G Z", {"A": target()}, {"G": "agent_splig", "Z": "zombie"})
    table.attack("G")
    table.settle("window-attack_declared")
    table.roll(*PASSED, BLUE_2, BROWN_0)
    table.use("him_instead", "Z")
    table.settle()
    assert table.damage("Z") == 2
    table = scene("A Z . G", {"A": target()}, {"G": "agent_splig", "Z": "zombie"}, turn="G", act=2)
    table.roll(*PASSED, BLUE_2, YELLOW_1, GRAY_0)
    table.use("get_them", "Z")
    table.settle()
    assert table.damage("A") == 3
    table = scene("A b Z . . G", {"A": target()}, {"G": "agent_baron_zachareth", "Z": "zombie"}, turn="G")
    table.use("direction", "Z")
    table.walk("b")
    assert table.stands_on("Z", "b")
    table = scene("A . G", {"A": target(damage=1)}, {"G": "agent_raythen"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    table.settle()
    assert table.heard(Struck).hearts == 4
    table = scene("A G", {"A": target()}, {"G": "agent_raythen"}, turn="G", act=2, deck=DECK)
    table.roll(*FAILED)
    table.use("pilfer", "A")
    table.settle()
    assert len(table.journey.overlord.hand) == 1
    table = scene("A b . G", {"A": target()}, {"G": "agent_sir_alric_farrow"}, turn="G")
    table.use("overrun")
    table.roll(*FAILED)
    table.walk("b")
    if table.asks() == "ask-free-move":
        table.done()
    assert table.damage("A") == 1


# -- taints ----------------------------------------------------------------------------------------------


def tainted(card: str, damage: int = 0, **more: object) -> Sheet:
    """A hero whose Taint card lies open."""
    return target(taint=card, taint_shown=True, damage=damage, **more)


@rule("D2-TAINT-02")
def test_a_taint_gives_two_health() -> None:
    table = scene("A", {"A": tainted("ordinary.1")})
    assert health(table.journey, 0) == 14


def test_taints_that_weigh_on_somebody() -> None:
    table = scene("A . . . .", {"A": tainted("abomination")})
    table.act(MoveAction())
    assert table.encounter.turns[-1].points == 3
    table = scene("A . . . .", {"A": tainted("gray_decay", fatigue=3)})
    assert not table.offered(Go)
    table = scene("A", {"A": tainted("dream_walk")})
    assert [attribute(table.journey, 0, name) for name in ("might", "knowledge", "willpower", "awareness")] == [
        3,
        2,
        1,
        1,
    ]


def test_bad_blood_decides_every_morning() -> None:
    table = scene("A G", {"A": tainted("bad_blood")}, {"G": "zombie"}, turn="G")
    table.roll(*FAILED)
    table.end("ask-turn")
    assert table.damage("A") == 1


def test_deaths_hand_slows_all_healing() -> None:
    table = scene("A", {"A": tainted("deaths_hand", damage=5, found=["health_potion.1"])})
    table.use("health_potion.1", "A")
    assert table.damage("A") == 1
    heroes = {"A": tainted("deaths_hand", damage=14, fatigue=4, knocked_out=True), "B": target()}
    fallen = scene("A B", heroes, turn="B")
    fallen.roll(0, 0)
    fallen.act(Revive(0))
    assert fallen.damage("A") == 13


def test_perfect_peace_and_vile_shadow_change_blows() -> None:
    table = scene("A G", {"A": tainted("perfect_peace", items=["steel_broadsword"])}, {"G": "zombie master"})
    table.roll(BLUE_2, RED_2, BROWN_0)
    table.attack("G")
    table.settle()
    assert table.heard(Struck).hearts == 3
    table = scene("A G", {"A": tainted("vile_shadow")}, {"G": "zombie master"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, GRAY_0)
    table.attack("A")
    table.settle()
    assert table.heard(Struck).hearts == 4


@rule("D2-TAINT-03", "D2-CORE-119")
@pytest.mark.parametrize("card", ["new_orders", "great_sorrow", "martyrdom"])
def test_taints_that_strike_when_they_are_shown(card: str) -> None:
    heroes = {"A": target(taint=card, damage=13), "B": hero("grisban_the_thirsty", "berserker", items=[], damage=5)}
    table = scene("B A G", heroes, {"G": "zombie master"}, turn="G", deck=DECK)
    table.settle()
    table.roll(BLUE_2, YELLOW_1, GRAY_1)
    table.attack("A")
    table.settle()
    assert table.hero("A").taint_shown
    assert len(table.journey.overlord.hand) == (2 if card == "new_orders" else 1)
    assert table.fatigue("B") == (1 if card == "great_sorrow" else 0)
    assert table.damage("B") == (2 if card == "martyrdom" else 5)
    assert not table.offered(PickSpace)
    assert not table.may_attack("A") or table.offered(Strike)
