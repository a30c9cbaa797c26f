"""Alone with Serenade: her card, her power, her board, and all that she may get (DC-SOLO)."""

from __future__ import annotations

import pytest
from rules.dead_cells.duels import duel, sheet_is
from rules.dead_cells.places import VIOLET, flip, gain, tile
from rules.dead_cells.table import (
    BLANK,
    Table,
    after_run,
    bag,
    be,
    blow,
    changes,
    combat,
    fight,
    happened,
    monster,
    walk,
)
from rules.table import rule

from undercroft.engine.decision import DONE, PASS
from undercroft.engine.session import Session
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.sheets import ACTS, COMBAT, FIRST_CARDS, MELEE_LINES, POWER_LINES
from undercroft.games.dead_cells.state import (
    BePrisoner,
    Campaign,
    Died,
    Drink,
    EnemyHurt,
    EnemyMarked,
    FirstPlayer,
    Gain,
    GiveCombatCard,
    GiveUpgrade,
    Healed,
    Hit,
    Interbiome,
    Play,
    PowerUsed,
    PutDown,
    Revealed,
    RoundBegan,
    RunOver,
    ScrollTo,
    ScrollWasted,
    Shielded,
    Symbol,
    To,
    Transformed,
    UseAbility,
)

GREEN, RED = combat(symbols=["survival"]), combat(symbols=["brutality"])
GREEN_VIOLET = combat(symbols=["survival", "tactics"])
VIOLET_RED = combat(symbols=["tactics", "brutality"])


def alone(cards=None, hers: str = BLANK, top: str = "", foes=None, change=None, **more) -> Table:
    """One prisoner's two cards at the reveal; Serenade's top card is this, and this tops the prisoner's discard."""
    laid = changes(be(0, discard=[top] if top else []), be(1, deck=[hers]))
    several = laid if change is None else changes(laid, change)
    mine = [cards if cards is not None else [BLANK, BLANK]]
    return fight(["poisoned"], cards=mine, foes=foes or {"1": monster(9)}, change=several, **more)


def scrolls(many: int, change=None, to: int = 1) -> Table:
    """So many scrolls, each of another colour, go to Serenade."""
    colours = ["scroll_tactics", "scroll_survival", "scroll_brutality"]
    gains = [Gain(colours[number % 3], 1, False) for number in range(many)]
    table = walk(["poisoned"], agenda=[Interbiome("B2"), *gains[::-1]], change=change)
    for _ in range(many):
        table.act(next(answer for answer in table.offered(ScrollTo) if answer.who == to))
    return table


# -- set-up ----------------------------------------------------------------------------------------------


def begun() -> Table:
    """A run of one player, up to the first corridor."""
    table = Table(Session.start(game, players=1, seed="alone"))
    table.go("ask-way", answer=lambda options: BePrisoner("flayed") if BePrisoner("flayed") in options else options[0])
    return table


@rule("DC-SOLO-01", "DC-SOLO-02", "DC-SOLO-03", "DC-SOLO-05")
def test_one_prisoner_of_ones_choice_and_serenade_beside_it():
    table = begun()
    prisoner, serenade = table.campaign.prisoners
    assert [one.kind for one in (prisoner, serenade)] == ["flayed", "serenade"]
    assert (prisoner.seat, serenade.seat) == (0, 0)
    assert (len(prisoner.hand), len(prisoner.deck)) == (3, 3)
    assert serenade.tracks[:2] == [0, 0]  # the first space of the POWER side
    assert (table.run.first, table.told(FirstPlayer)[0].who) == (0, 0)


@rule("DC-SOLO-04", "DC-RULING-85")
def test_her_three_cards_are_shuffled():
    serenade = begun().prisoner(1)
    assert (sorted(serenade.deck), serenade.hand, serenade.discard) == (sorted(FIRST_CARDS["serenade"]), [], [])
    assert len(FIRST_CARDS["serenade"]) == 3
    orders = set()
    for seed in range(12):
        session = Session.start(game, players=1, seed=f"alone {seed}")
        table = Table(session)
        table.go("ask-way")
        orders.add(tuple(table.prisoner(1).deck))
    assert len(orders) > 2


# -- her card --------------------------------------------------------------------------------------------


@rule("DC-SOLO-06", "DC-SOLO-17", "DC-RULING-61", "DC-PLAY-10")
def test_her_top_card_is_turned_over_with_the_prisoners_two():
    hers, other = combat(I=[blow()]), combat(I=[blow("2")])
    hand = [combat(), combat(), combat()]
    held = changes(be(0, hand=hand, discard=[]), be(1, deck=[other, hers]))
    table = fight(["poisoned"], begin="play", foes={"1": monster(9)}, change=held)
    for number in (0, 1):
        assert (table.asks(), table.prisoner(1).active, table.told(Revealed)) == ("ask-card", [], [])
        table.act(Play(hand[number], "", 0))
    assert [(told.who, told.card) for told in table.told(Revealed)] == [(0, hand[0]), (0, hand[1]), (1, hers)]
    assert [told.who for told in table.told(PutDown)] == [0, 0]
    assert [told.who for told in table.told(EnemyHurt)] == [1]


@rule("DC-SOLO-12", "DC-SOLO-06")
def test_after_the_fight_her_card_is_discarded():
    hers, left = combat(), combat()
    table = alone(hers=hers, change=be(1, deck=[left, hers]))
    assert (table.prisoner(1).deck, table.prisoner(1).discard, table.prisoner(1).active) == ([left], [hers], [])


@rule("DC-SOLO-14", "DC-EX-28")
def test_with_her_deck_empty_she_uses_what_her_board_prints():
    used = FIRST_CARDS["serenade"]
    table = alone(foes={"1": monster(9)}, change=be(1, deck=[], discard=used.copy()))
    shown = [told.card for told in table.told(Revealed) if told.who == 1]
    assert shown == [POWER_LINES]
    assert table.asks() == "ask-shield-whom"
    table.act(To(1))
    assert [told.who for told in table.told(EnemyHurt)] == [1] * len(hits(POWER_LINES))
    assert (table.prisoner(1).deck, table.prisoner(1).discard) == ([], used)  # neither reshuffled nor longer


@rule("DC-SOLO-14")
def test_each_side_of_her_board_prints_its_own():
    table = alone(change=be(1, deck=[], discard=[], tracks=[0, 1, 0]))
    assert [told.card for told in table.told(Revealed) if told.who == 1] == [MELEE_LINES]


def hits(card: str) -> list[str]:
    """The blows of a card."""
    return [path for line in COMBAT[card].lines for path in line if ACTS[path].do == "damage"]


@rule("DC-SOLO-15", "DC-SOLO-14")
def test_her_discard_comes_back_between_two_biomes_and_only_there():
    cards = [combat(), combat(), combat()]
    spent = be(1, deck=[], discard=cards.copy())
    after_fight = alone(change=spent)
    assert after_fight.prisoner(1).discard == cards
    table = walk(["poisoned"], agenda=[Interbiome("B2")], change=spent)
    assert (sorted(table.prisoner(1).deck), table.prisoner(1).discard) == (sorted(cards), [])


# -- her power -------------------------------------------------------------------------------------------


@rule("DC-SOLO-07", "DC-SOLO-08", "DC-RULING-63")
@pytest.mark.parametrize(("top", "state"), [(GREEN, "frozen"), (VIOLET, "targeted")])
def test_a_state_in_round_0_by_the_symbol_on_the_prisoners_discard(top, state):
    foe = monster(9, II=[{"do": "block"}])
    table = alone(top=top, foes={"2": foe})
    assert [told.power for told in table.told(PowerUsed)] == [state]
    before_first = [type(event) for event in happened(table, EnemyMarked, RoundBegan)][:3]
    assert before_first == [RoundBegan, EnemyMarked, RoundBegan]
    assert [(told.who, told.state) for told in table.told(EnemyMarked)] == [(1, state)]
    assert table.told(RoundBegan)[0].round == 0


@rule("DC-SOLO-08", "DC-RULING-63")
def test_one_damage_more_in_round_iii():
    table = alone(hers=combat(III=[blow()]), top=RED, foes={"1": monster(9)})
    hurt = happened(table, EnemyHurt, RoundBegan)
    assert [type(event) for event in hurt] == [RoundBegan, RoundBegan, RoundBegan, EnemyHurt, EnemyHurt]
    assert [(told.who, told.amount) for told in table.told(EnemyHurt)] == [(1, 1), (1, 1)]


@rule("DC-SOLO-09", "DC-SOLO-11")
@pytest.mark.parametrize("top", ["", BLANK])
def test_no_discard_or_no_symbol_no_power(top):
    table = alone(top=top)
    assert (table.told(PowerUsed), table.told(EnemyMarked), table.told(EnemyHurt)) == ([], [], [])
    assert [told.round for told in table.told(RoundBegan)] == [1, 2, 3]


@rule("DC-SOLO-10", "DC-DEC-45", "DC-EX-27")
@pytest.mark.parametrize("trait", ["tactics", "brutality"])
def test_of_several_symbols_the_player_picks_one(trait):
    table = alone(top=VIOLET_RED, foes={"1": monster(9)})
    assert (table.asks(), table.decision.seats) == ("ask-power", [0])
    assert table.decision.options == [Symbol("tactics"), Symbol("brutality")]
    table.act(Symbol(trait))
    assert [told.state for told in table.told(EnemyMarked)] == (["targeted"] if trait == "tactics" else [])
    assert [told.who for told in table.told(EnemyHurt)] == ([1] if trait == "brutality" else [])


@rule("DC-DEC-45")
def test_one_symbol_is_no_question():
    assert alone(top=RED).session.decision.ask != "ask-power"


@rule("DC-RULING-62", "DC-SOLO-07")
def test_the_top_card_of_the_discard_counts_not_those_just_played():
    table = alone(cards=[GREEN, RED], change=be(0, discard=[RED, VIOLET]))
    assert [told.power for told in table.told(PowerUsed)] == ["targeted"]


@rule("DC-RULING-64")
def test_the_power_is_there_on_the_other_side_of_her_board_too():
    table = alone(top=VIOLET, change=be(1, tracks=[0, 1, 0]))
    assert [told.state for told in table.told(EnemyMarked)] == ["targeted"]


@rule("DC-DEC-46")
def test_the_player_aims_for_her():
    table = alone(hers=combat(I=[blow("123")]), foes={"1": monster(9), "2": monster(9)})
    assert (table.asks(), table.decision.seats, table.decision.about) == ("ask-target", [0], 1)
    table.act(Hit(1))
    assert [(told.who, told.enemy) for told in table.told(EnemyHurt)] == [(1, 1)]


@rule("DC-DEC-46", "DC-SOLO-08")
@pytest.mark.parametrize("top", [GREEN, VIOLET, RED])
def test_the_player_aims_her_power_at_any_enemy(top):
    foes = {"L": monster(9, I=[{"do": "block"}]), "3": monster(9, I=[{"do": "block"}])}
    table = alone(top=top, foes=foes)
    assert table.decision.options == [Hit(0), Hit(1)]
    table.act(Hit(1))
    marks = [told.enemy for told in happened(table, EnemyMarked, EnemyHurt)]
    assert marks[:1] == [1]


# -- damage, death, the token ----------------------------------------------------------------------------


@rule("DC-SOLO-13", "DC-SOLO-22")
def test_four_life_points_and_her_death_ends_the_run():
    strike = monster(9, I=[{"do": "damage", "amount": 1}])
    table = alone(foes={"1": strike}, change=be(1, damage=2))
    assert table.offered(To) == [To(0), To(1)]
    table.act(To(1))
    assert (table.prisoner(1).damage, table.told(Died)) == (3, [])
    table = alone(foes={"1": strike}, change=be(1, damage=3))
    table.act(To(1))
    assert [told.who for told in table.told(Died)] == [1]
    assert [told.outcome for told in table.told(RunOver)] == ["died"]


@rule("DC-SOLO-05")
def test_the_token_may_come_to_serenade():
    table = flip(tile(change_first=True), ["poisoned"])
    assert (table.run.first, [told.who for told in table.told(FirstPlayer)]) == (1, [1])


@rule("DC-SOLO-16")
@pytest.mark.parametrize("said", [{"hand_test": "tactics"}, {"deck_test": {"tactics": [gain("tooth")]}}])
def test_before_a_test_the_prisoner_takes_the_token_back(said):
    held = changes(bag(first=1), be(0, hand=[VIOLET], deck=[VIOLET]))
    table = flip(tile(**said), ["poisoned"], change=held)
    assert (table.run.first, [told.who for told in table.told(FirstPlayer)]) == (0, [0])


@rule("DC-SOLO-16")
def test_one_who_has_the_token_need_not_take_it_back():
    table = flip(tile(hand_test="tactics"), ["poisoned"], change=be(0, hand=[VIOLET]))
    assert (table.run.first, table.told(FirstPlayer)) == (0, [])


@rule("DC-SOLO-16")
def test_without_a_test_she_keeps_it():
    assert flip(tile(gives=[gain("tooth")]), ["poisoned"], change=bag(first=1)).run.first == 1


# -- what she may get ------------------------------------------------------------------------------------


@rule("DC-SOLO-18", "DC-SOLO-33")
def test_a_scroll_may_go_to_either():
    table = flip(tile(gives=[gain("scroll_tactics")]), ["poisoned"])
    assert table.decision.options == [ScrollTo(0, "tactics"), ScrollTo(1, "tactics")]


@rule("DC-SOLO-18")
def test_one_that_is_meant_for_the_player_is_not_hers():
    test = {"deck_test": {"tactics": [gain("scroll_brutality")]}}
    table = flip(tile(**test), ["poisoned"], change=changes(bag(first=1), be(0, deck=[VIOLET])))
    assert (table.prisoner(0).tracks, table.prisoner(1).tracks) == ([0, 0, 1], [0, 0, 0])
    table = flip(tile(gives=[gain("scroll_tactics", first_player=True)]), ["poisoned"])
    assert (table.prisoner(0).tracks, table.prisoner(1).tracks) == ([0, 1, 0], [0, 0, 0])


@rule("DC-SOLO-19", "DC-SOLO-27")
@pytest.mark.parametrize("colour", ["survival", "tactics", "brutality"])
def test_a_scroll_of_any_colour_moves_her_marker_and_the_first_step_brings_teeth(colour):
    table = flip(tile(gives=[gain(f"scroll_{colour}")]), ["poisoned"])
    table.act(ScrollTo(1, colour))
    assert (table.prisoner(1).tracks, table.run.teeth) == ([1, 0, 0], 2)


@rule("DC-SOLO-28")
def test_her_second_step_is_a_vial_for_the_prisoner():
    table = scrolls(2, change=changes(be(0, damage=2), be(1, damage=2)))
    assert (table.prisoner(0).damage, table.prisoner(1).damage, table.prisoner(1).tracks[0]) == (1, 2, 2)
    assert table.run.teeth == 2


@rule("DC-SOLO-23", "DC-SOLO-24", "DC-SOLO-25", "DC-SOLO-26", "DC-SOLO-29", "DC-EX-29")
def test_the_third_scroll_transforms_her():
    deck, discard = [combat(), combat()], [combat()]
    worn = be(1, tracks=[2, 0, 0], damage=3, deck=deck.copy(), discard=discard.copy())
    table = flip(tile(gives=[gain("scroll_brutality")]), ["poisoned"], change=worn)
    table.act(ScrollTo(1, "brutality"))
    serenade = table.prisoner(1)
    assert len(table.told(Transformed)) == 1
    assert (serenade.tracks[:2], serenade.damage) == ([0, 1], 0)
    assert (serenade.deck, serenade.discard) == (deck, discard)


@rule("DC-SOLO-23", "DC-SOLO-29")
def test_not_before_the_third():
    table = scrolls(2, change=be(1, damage=3))
    assert (table.told(Transformed), table.prisoner(1).tracks[:2], table.prisoner(1).damage) == ([], [2, 0], 3)


@rule("DC-SOLO-26", "DC-RULING-67")
def test_at_the_end_of_her_second_track_she_takes_no_more():
    table = scrolls(5)
    assert table.prisoner(1).tracks[:2] == [2, 1]
    table = flip(tile(gives=[gain("scroll_tactics")]), ["poisoned"], change=be(1, tracks=[3, 1, 0]))
    assert table.prisoner(0).tracks == [0, 1, 0]  # there was nobody else to give it to
    bound = tile(gives=[gain("scroll_tactics", first_player=True)])
    table = flip(bound, ["poisoned"], change=changes(bag(first=1), be(1, tracks=[3, 1, 0])))
    assert (len(table.told(ScrollWasted)), table.prisoner(1).tracks) == (1, [3, 1, 0])


@rule("DC-SOLO-30", "DC-SOLO-31", "DC-SOLO-32", "DC-RULING-88")
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_her_second_side_helps_the_prisoner_in_round_0(steps):
    table = alone(foes={"1": monster(9)}, change=changes(be(0, damage=2), be(1, damage=2, tracks=[steps, 1, 0])))
    if steps >= 2:
        assert (table.asks(), table.decision.about, table.fight.round) == ("ask-ability", 0, 0)
        assert PASS in table.decision.options
        assert table.offered(UseAbility)
        table.act(PASS)
    rounds = [told.round for told in table.told(RoundBegan)]
    assert rounds == ([0, 1, 2, 3] if steps else [1, 2, 3])
    assert [(told.who, told.amount) for told in table.told(Shielded)] == ([(0, 1)] if steps else [])
    assert [(told.who, told.amount) for told in table.told(Healed)] == ([(0, 1)] if steps == 3 else [])
    assert (table.prisoner(0).damage, table.prisoner(1).damage) == (1 if steps == 3 else 2, 2)


@rule("DC-SOLO-30")
def test_the_steps_of_her_first_side_do_nothing_in_a_fight():
    table = alone(change=be(1, tracks=[2, 0, 0]))
    assert (table.told(Shielded), [told.round for told in table.told(RoundBegan)]) == ([], [1, 2, 3])


@rule("DC-SOLO-20", "DC-RULING-89", "DC-SOLO-33")
def test_a_vial_may_go_to_her():
    wounds = changes(be(0, damage=1), be(1, damage=1))
    table = flip(tile(gives=[gain("vial")]), ["poisoned"], change=wounds)
    assert table.offered(To) == [To(0), To(1)]
    table.act(To(1))
    assert (table.prisoner(0).damage, table.prisoner(1).damage) == (1, 0)


@rule("DC-RULING-89", "DC-SOLO-33")
def test_so_may_a_potion_an_action_that_heals_and_the_healer():
    wounds = changes(be(0, damage=1), be(1, damage=2))
    table = alone(change=changes(wounds, bag(potions=1)))
    assert table.decision.options == [DONE, Drink(0), Drink(1)]
    table.act(Drink(1))
    assert table.prisoner(1).damage == 0
    table = alone(cards=[combat(I=[{"do": "heal"}]), BLANK], change=wounds)
    assert table.offered(To) == [To(0), To(1)]
    table.act(To(1))
    assert table.prisoner(1).damage == 1
    table = walk(["poisoned"], agenda=[Interbiome("B2")], change=changes(wounds, bag(teeth=9)))
    assert table.asks() == "ask-healer"
    assert table.offered(To) == [To(0), To(1)]


@rule("DC-RULING-65")
def test_she_wears_nothing():
    table = flip(tile(gives=[gain("equipment")]), ["poisoned"])
    assert (len(table.prisoner(0).items), table.prisoner(1).items) == (1, [])
    bound = tile(gives=[gain("equipment", first_player=True)])
    table = flip(bound, ["poisoned"], change=bag(first=1))
    assert (table.prisoner(0).items, table.prisoner(1).items, len(table.run.discard)) == ([], [], 1)


@rule("DC-SOLO-21", "DC-SOLO-33")
def test_an_upgraded_card_may_lie_with_her():
    card = next(id for id, face in COMBAT.items() if face.code.startswith("SV-"))

    def read(campaign: Campaign) -> None:
        for deck in campaign.upgrades.values():
            if card in deck:
                deck.remove(card)
        campaign.agenda.append(GiveCombatCard(card))

    table = after_run(players=1, cells=0, change=read)
    assert [answer.kind for answer in table.offered(GiveUpgrade)][-1] == "serenade"
    assert len(table.offered(GiveUpgrade)) == 5
    table.act(GiveUpgrade(card, "serenade"))
    table.go("ask-way")
    assert len(table.prisoner(1).deck) == 4
    assert card in table.prisoner(1).deck


@rule("DC-SOLO-21")
def test_at_a_table_of_more_there_is_no_serenade_to_give_it_to():
    card = next(id for id, face in COMBAT.items() if face.code.startswith("SV-"))
    table = after_run(players=2, change=lambda campaign: campaign.agenda.append(GiveCombatCard(card)))
    assert "serenade" not in [answer.kind for answer in table.offered(GiveUpgrade)]


# -- against a boss --------------------------------------------------------------------------------------


@rule("DC-RULING-66")
def test_a_card_a_bout_then_her_board():
    first, second = combat(), combat()
    mine = changes(be(0, discard=[], deck=[combat() for _ in range(9)]), be(1, deck=[second, first], discard=[]))
    table = duel(kinds=["poisoned"], cards=[[BLANK, BLANK]], change=mine)
    for _ in range(4):
        table.act(table.decision.options[0])
    shown = [told.card for told in table.told(Revealed) if told.who == 1]
    assert shown[:3] == [first, second, POWER_LINES]
    assert (table.prisoner(1).discard, table.prisoner(1).deck) == ([first, second], [])


@rule("DC-DEC-45", "DC-BOSS-05")
@pytest.mark.parametrize(
    ("top", "fresh", "powers"),
    [
        (GREEN_VIOLET, False, []),
        (VIOLET, False, []),
        (VIOLET_RED, False, ["damage"]),
        (VIOLET, True, ["targeted"]),
    ],
)
def test_in_a_bout_without_round_0_no_power_of_round_0_is_there_to_choose(top, fresh, powers):
    laid = changes(be(0, discard=[top]), be(1, deck=[BLANK]), sheet_is(fresh=fresh))
    table = duel(kinds=["poisoned"], cards=[[BLANK, BLANK]], change=laid)
    assert [told.power for told in table.told(PowerUsed)] == powers
    assert table.asks() == "ask-card"
