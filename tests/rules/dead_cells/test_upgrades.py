"""What cells buy: upgrades, the Well, and what the cards of the campaign do (DC-UPG, DC-WELL, DC-SPACE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rules.dead_cells.places import tile
from rules.dead_cells.table import (
    Table,
    after_run,
    boss_fight,
    combat,
    feat,
    instruction,
    item,
    monster,
    mutation,
    secret,
    walk,
    well_card,
)
from rules.table import rule, seen

from undercroft.engine.decision import DONE, PASS
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.rules.drawing import combat_deck
from undercroft.games.dead_cells.rules.sheets import (
    CAMPAIGN,
    FIRST_CARDS,
    FIRST_ITEMS,
    KINDS,
    MONSTERS,
    STREET,
    UPGRADES,
)
from undercroft.games.dead_cells.state import (
    Campaign,
    CardBought,
    CardGiven,
    DecksPeeked,
    Explore,
    GiveUpgrade,
    GoAgain,
    ItemUnlocked,
    LeaveTile,
    MutationPutBy,
    Purge,
    PutBack,
    PutBy,
    ReadCard,
    RingBell,
    ScrollTo,
    SecretDrawn,
    SetUpFight,
    ThrowIn,
    ThrownIn,
    Upgrade,
)

Change = Callable[[Campaign], None]


def deck(*cards: str) -> Change:
    """These are the cards of the Survival deck, the first at its bottom."""

    def change(state: Campaign) -> None:
        state.upgrades["survival"] = list(cards)

    return change


def both(*changes: Change) -> Change:
    """One change after another."""

    def change(state: Campaign) -> None:
        for one in changes:
            one(state)

    return change


def buys(*cards: str, cells: int = 2, change: Change | None = None, **more: Any) -> Table:
    """The group has bought the first of these."""
    table = after_run(cells=cells, change=both(deck(*cards), *([change] if change else [])), **more)
    table.act(Upgrade("survival"))
    return table


def reads(*does: dict[str, Any], change: Change | None = None, **more: Any) -> Table:
    """After a run, an instruction that says this is bought."""
    return buys(instruction(*does), change=change, **more)


def next_run(table: Table) -> Table:
    """On to the first way of the next run."""
    table.go("ask-next-run")
    table.act(GoAgain())
    table.go("ask-way")
    return table


# -- buying ----------------------------------------------------------------------------------------------


@rule("DC-UPG-03", "DC-DEC-39")
def test_an_upgrade_costs_two_cells():
    assert after_run(cells=1).offered(Upgrade) == []
    table = after_run(cells=2)
    assert table.decision.options == [
        DONE,
        Upgrade("survival"),
        Upgrade("tactics"),
        Upgrade("brutality"),
        ThrowIn(),
    ]
    table.act(Upgrade("tactics"))
    table.go("ask-spend", "ask-next-run")
    assert table.campaign.cells == 0


@rule("DC-UPG-04", "DC-UPG-02")
def test_the_bottom_card_of_the_chosen_deck_is_bought():
    bottom, next_one = instruction(), instruction()
    table = buys(bottom, next_one)
    assert table.told(CardBought) == [CardBought("survival", bottom)]
    assert table.campaign.upgrades["survival"] == [next_one]
    assert len(table.campaign.upgrades["tactics"]) == len(UPGRADES["tactics"])


@rule("DC-UPG-05", "DC-UPG-01")
def test_any_number_while_cells_last():
    table = after_run(cells=7, change=deck(*[instruction() for _ in range(9)]))
    for left in (5, 3, 1):
        table.act(Upgrade("survival"))
        assert table.campaign.cells == left
    assert table.offered(Upgrade) == []
    assert table.offers(ThrowIn())


@rule("DC-DEC-39")
def test_an_empty_deck_is_not_offered_and_one_may_stop():
    table = after_run(cells=9, change=deck())
    assert table.offered(Upgrade) == [Upgrade("tactics"), Upgrade("brutality")]
    table.act(DONE)
    assert table.asks() == "ask-next-run"
    assert table.campaign.cells == 9


@rule("DC-RULING-74")
def test_there_are_four_types_of_upgrades():
    types = {CAMPAIGN[card].type if card in CAMPAIGN else "combat" for cards in UPGRADES.values() for card in cards}
    assert types == {"mutation", "combat", "instruction", "feat"}


# -- the four types --------------------------------------------------------------------------------------


@rule("DC-UPG-06", "DC-DEC-40", "DC-RULING-74")
@pytest.mark.parametrize("pocket", ["start", "during", "skill"])
def test_a_mutation_goes_into_a_pocket_of_its_kind(pocket: str):
    card = mutation(pocket)
    table = buys(card)
    placed = {name: [card] if name == pocket else [] for name in ("start", "during", "skill", "feat")}
    assert table.campaign.pockets == placed
    assert table.campaign.stored == []


@rule("DC-UPG-06", "DC-SPACE-01", "DC-SPACE-02", "DC-DEC-40")
def test_one_card_a_pocket_with_none_free_something_gives_way():
    one, two, new = mutation(), mutation(), mutation()

    def full(state: Campaign) -> None:
        state.pockets["during"] = [one, two]
        state.room["during"] = 2

    table = buys(new, change=full)
    assert table.asks() == "ask-place"
    assert table.decision.options == [PutBy(new), PutBack(new, one), PutBack(new, two)]
    table.act(PutBack(new, one))
    assert table.campaign.pockets["during"] == [two, new]
    assert table.campaign.stored == [one]
    assert table.told(MutationPutBy)[-1] == MutationPutBy(one)


@rule("DC-SPACE-01", "DC-SPACE-02", "DC-SPACE-03")
def test_or_the_new_one_is_kept_for_later():
    one, new = mutation(), mutation(group=["rest:1"])

    def full(state: Campaign) -> None:
        state.pockets["during"] = [one]
        state.room["during"] = 1

    table = buys(new, change=full)
    table.act(PutBy(new))
    assert (table.campaign.pockets["during"], table.campaign.stored) == ([one], [new])
    table.go("ask-next-run")
    table.act(GoAgain())
    table.go("ask-pockets")
    assert table.offers(PutBack(new, one))


@rule("DC-UPG-07", "DC-DEC-41", "DC-RULING-60", "DC-RULING-74")
def test_a_combat_card_is_added_to_a_chosen_prisoners_deck():
    card = combat()
    table = buys(card)
    assert table.asks() == "ask-holder"
    assert table.offered(GiveUpgrade) == [GiveUpgrade(card, kind) for kind in KINDS]
    table.act(GiveUpgrade(card, KINDS[1]))
    assert table.told(CardGiven) == [CardGiven(card, KINDS[1])]
    table.go("ask-next-run")
    table.act(GoAgain())
    table.go("ask-way")
    owners = [prisoner for prisoner in table.campaign.prisoners if card in prisoner.hand + prisoner.deck]
    assert len(owners) == 1
    assert len(owners[0].hand + owners[0].deck) == 7
    assert set(FIRST_CARDS[owners[0].kind]) < set(owners[0].hand + owners[0].deck)


@rule("DC-DEC-41", "DC-RULING-60")
def test_alone_serenade_may_have_it_and_there_is_no_limit():
    cards = [combat() for _ in range(12)]

    def many(state: Campaign) -> None:
        state.holders = dict.fromkeys(cards[1:], "serenade")

    table = buys(cards[0], players=1, change=many)
    assert table.offers(GiveUpgrade(cards[0], "serenade"))
    table.act(GiveUpgrade(cards[0], "serenade"))
    table.go("ask-next-run")
    table.act(GoAgain())
    table.go("ask-way")
    assert len(table.prisoner(1).deck) == 15


@rule("DC-UPG-09", "DC-RULING-74", "DC-DEC-51")
def test_an_instruction_is_carried_out_in_its_order_and_is_gone():
    table = reads({"do": "gain", "what": "cell", "amount": 3}, {"do": "cheaper"}, {"do": "level", "seller": "healer"})
    state = table.campaign
    assert (state.cells, state.price, state.levels["healer"]) == (3, 1, 1)
    assert state.pockets == {"start": [], "during": [], "skill": [], "feat": []}
    assert state.stored == []


@rule("DC-UPG-10", "DC-DEC-42", "DC-RULING-74")
def test_a_feat_lies_on_the_board_and_with_no_room_it_may_stay_away():
    card, one, two = feat("curses"), feat("curses"), feat("curses")
    assert buys(card).campaign.pockets["feat"] == [card]

    def full(state: Campaign) -> None:
        state.pockets["feat"] = [one, two]

    table = buys(card, change=full)
    assert table.asks() == "ask-feat"
    assert table.decision.options == [PutBy(card), PutBack(card, one), PutBack(card, two)]
    table.act(PutBy(card))
    assert (table.campaign.pockets["feat"], table.campaign.stored) == ([one, two], [card])


@rule("DC-MUT-05", "DC-DEC-43")
def test_one_skill_at_a_time_the_old_one_is_kept():
    old, new = mutation("skill"), mutation("skill")

    def skilled(state: Campaign) -> None:
        state.pockets["skill"] = [old]

    table = buys(new, change=skilled)
    assert table.asks() == "ask-skill"
    assert table.decision.options == [PutBy(new), PutBack(new, old)]
    table.act(PutBack(new, old))
    assert (table.campaign.pockets["skill"], table.campaign.stored) == ([new], [old])
    table = buys(new, change=skilled)
    table.act(PutBy(new))
    assert (table.campaign.pockets["skill"], table.campaign.stored) == ([old], [new])


# -- the Well --------------------------------------------------------------------------------------------


def well(*cards: str) -> Change:
    """These are the cards of the Well, the first at its bottom."""

    def change(state: Campaign) -> None:
        state.well = list(cards)

    return change


@rule("DC-WELL-01", "DC-WELL-02", "DC-RULING-59", "DC-DEC-44")
def test_a_cell_into_the_well_is_answered_by_its_bottom_card():
    first, second = well_card({"do": "gain", "what": "tooth"}), well_card()
    table = after_run(cells=1, change=well(first, second))
    assert table.decision.options == [DONE, ThrowIn()]
    table.act(ThrowIn())
    assert table.told(ThrownIn) == [ThrownIn(first)]
    assert (table.campaign.cells, table.campaign.well, table.campaign.laid) == (0, [second], ["tooth"])


@rule("DC-WELL-01", "DC-DEC-44")
def test_as_often_as_one_likes():
    cards = [well_card() for _ in range(4)]
    table = after_run(cells=3, change=well(*cards))
    for left in (2, 1, 0):
        table.act(ThrowIn())
        assert table.campaign.cells == left
    assert table.campaign.well == cards[3:]
    table = after_run(cells=3, change=well(*cards))
    table.act(DONE)
    assert (table.campaign.well, table.campaign.cells) == (cards, 3)


@rule("DC-WELL-02")
def test_some_cards_of_the_well_come_round_again():
    once, always = well_card(), well_card({"do": "gain", "what": "potion"}, stays=True)
    table = after_run(cells=3, change=well(always, once))
    for _ in range(3):
        table.act(ThrowIn())
    assert [event.card for event in table.told(ThrownIn)] == [always, once, always]
    assert table.campaign.well == [always]
    assert table.campaign.laid == ["potion", "potion"]


# -- what the cards do -----------------------------------------------------------------------------------


@rule("DC-UPG-09")
def test_gain_outside_a_run_cells_at_once_the_rest_at_the_next_start():
    table = reads(
        {"do": "gain", "what": "cell", "amount": 2},
        {"do": "gain", "what": "tooth", "amount": 2},
        {"do": "gain", "what": "scroll_brutality"},
    )
    assert table.campaign.cells == 2
    assert table.campaign.laid == ["tooth", "tooth", "scroll_brutality"]
    table.go("ask-next-run")
    table.act(GoAgain())
    table.go("ask-scroll")
    assert table.run.teeth == 2
    table.act(ScrollTo(0, "brutality"))
    assert table.prisoner(0).tracks == [0, 0, 1]
    assert table.campaign.laid == []


@rule("DC-UPG-11")
def test_gain_in_a_run_is_given_at_once():
    card = instruction({"do": "gain", "what": "tooth", "amount": 2}, {"do": "gain", "what": "cell"})
    table = walk(agenda=[Explore(), ReadCard(card, 0)])
    assert (table.run.teeth, table.run.cells, table.campaign.cells, table.campaign.laid) == (2, 1, 1, [])


@rule("DC-MARKET-10", "DC-UPG-09")
@pytest.mark.parametrize("seller", ["healer", "merchant", "collector"])
def test_level_a_seller_rises_by_one_up_to_three(seller: str):
    raised = {"do": "level", "seller": seller}
    levels = {"healer": 0, "merchant": 0, "collector": 0}
    assert reads(raised).campaign.levels == {**levels, seller: 1}
    assert reads(raised, raised, raised, raised, raised).campaign.levels == {**levels, seller: 3}
    assert STREET.merchant_cards[0] == STREET.collector_cards[0] == 1


@rule("DC-UPG-06")
@pytest.mark.parametrize("pocket", ["start", "during", "feat"])
def test_pocket_there_is_room_for_one_more(pocket: str):
    before = after_run().campaign.room
    assert reads({"do": "pocket", "pocket": pocket}).campaign.room == {**before, pocket: before[pocket] + 1}
    new = feat("curses") if pocket == "feat" else mutation(pocket)
    kept = [feat("curses") if pocket == "feat" else mutation(pocket) for _ in range(before[pocket])]

    def full(state: Campaign) -> None:
        state.pockets[pocket] = kept.copy()
        state.upgrades["tactics"] = [instruction({"do": "pocket", "pocket": pocket})]

    table = after_run(cells=4, change=both(deck(new), full))
    table.act(Upgrade("tactics"))
    table.act(Upgrade("survival"))
    assert table.campaign.pockets[pocket] == [*kept, new]


@rule("DC-SETUP-07", "DC-UPG-09")
def test_open_runs_may_begin_elsewhere():
    table = reads({"do": "open", "biome": "B3"}, {"do": "open", "biome": "B3"})
    assert table.campaign.starts == ["B1", "B3"]


@rule("DC-UPG-03")
@pytest.mark.parametrize(("amounts", "price"), [([1], 1), ([1, 1], 1), ([-1], 3), ([-1, -1], 4), ([-1, 1], 2)])
def test_cheaper_the_price_moves_and_is_never_below_one(amounts: list[int], price: int):
    table = reads(*[{"do": "cheaper", "amount": amount} for amount in amounts], cells=2 + price)
    assert table.campaign.price == price
    table.act(Upgrade("tactics"))
    table.go("ask-spend", "ask-next-run")
    assert table.campaign.cells >= 0
    assert after_run(cells=price - 1, change=lambda state: setattr(state, "price", price)).offered(Upgrade) == []


@rule("DC-RULING-72")
def test_secret_the_bottom_card_of_the_deck_and_only_when_a_card_says_so():
    one, two, three = secret(), secret(does=[{"do": "cheaper"}]), secret()

    def secrets(state: Campaign) -> None:
        state.secrets = [one, two, three]

    assert after_run(change=secrets).campaign.secrets == [one, two, three]
    table = reads({"do": "secret"}, change=secrets)
    assert table.told(SecretDrawn) == [SecretDrawn(one)]
    assert table.campaign.secrets == [two, three]
    table = reads({"do": "secret", "amount": 2}, change=secrets)
    assert [event.card for event in table.told(SecretDrawn)] == [one, two]
    assert table.campaign.price == 1


@rule("DC-RULING-72")
def test_a_secret_may_be_an_item_or_a_mutation():
    gift = item(works="always")
    thing, lasting = secret(item=gift), secret(pocket="start", does=[{"do": "gain", "what": "potion"}])

    def secrets(state: Campaign) -> None:
        state.secrets = [thing, lasting]

    table = reads({"do": "secret"}, {"do": "secret"}, change=secrets)
    assert table.campaign.equipment == [*FIRST_ITEMS, gift]
    assert table.campaign.pockets["start"] == [lasting]
    assert table.campaign.laid == []  # its gift comes with each run
    table = walk(agenda=[Explore(), ReadCard(instruction({"do": "secret"}), 0)], change=secrets)
    assert table.run.deck[-1] == gift  # in a run it lies on top
    assert seen(table)["run"]["known"] == [gift]  # and everybody knows it
    assert table.told(ItemUnlocked) == [ItemUnlocked(gift)]


@rule("DC-RULING-72")
def test_an_empty_secrets_deck_gives_nothing():
    table = reads({"do": "secret", "amount": 2}, change=lambda state: state.secrets.clear())
    assert table.told(SecretDrawn) == []


@rule("DC-RESET-05", "DC-SETUP-08")
def test_add_monsters_join_their_biome():
    extra = next(id for id, face in MONSTERS.items() if face.adds and face.biome == "B1")
    table = reads({"do": "add", "monsters": [extra]}, {"do": "add", "monsters": [extra]})
    assert table.campaign.added == [extra]
    next_run(table)
    deck = table.run.elites if MONSTERS[extra].elite else table.run.monsters
    assert [card for card in deck if card.startswith(f"{extra}.")]
    assert not [card for card in walk().run.monsters + walk().run.elites if card.startswith(f"{extra}.")]


@rule("DC-UPG-09")
def test_add_may_name_all_that_join_a_biome_later():
    table = reads({"do": "add", "monsters": ["adds:B2"]})
    assert sorted(table.campaign.added) == sorted(
        id for id, face in MONSTERS.items() if face.adds and face.biome == "B2"
    )


@rule("DC-MUT-02", "DC-ICON-16")
def test_rune_it_turns_to_its_active_side():
    table = reads({"do": "rune", "rune": "ram"}, {"do": "rune", "rune": "ram"})
    assert table.campaign.runes == ["ram"]


@rule("DC-UPG-09", "DC-INTER-04")
def test_equip_an_item_joins_the_equipment_deck_for_good():
    gift = next(id for id, card in CARDS.equipment.items() if card.code.startswith("S-"))
    table = reads({"do": "equip", "item": gift}, {"do": "equip", "item": gift})
    assert table.campaign.equipment == [*FIRST_ITEMS, gift]
    next_run(table)
    assert gift in table.run.deck


@rule("DC-UPG-09", "DC-UPG-04")
def test_peek_shows_the_bottom_cards_and_moves_nothing():
    left = instruction()
    table = buys(instruction({"do": "peek"}), left)
    expected = [left, UPGRADES["tactics"][-1], UPGRADES["brutality"][-1]]
    assert table.told(DecksPeeked) == [DecksPeeked(expected)]
    assert table.campaign.upgrades["survival"] == [left]
    assert len(table.campaign.upgrades["tactics"]) == len(UPGRADES["tactics"])


# -- purging ---------------------------------------------------------------------------------------------


@rule("DC-DEC-50", "DC-COMP-30")
def test_purge_a_card_leaves_the_game_for_good():
    table = reads({"do": "purge", "what": "equipment"})
    assert table.asks() == "ask-purge"
    assert table.decision.options == [PASS, *[Purge(item) for item in FIRST_ITEMS]]
    table.act(Purge(FIRST_ITEMS[2]))
    assert table.campaign.purged == [FIRST_ITEMS[2]]
    next_run(table)
    assert sorted(table.run.deck) == sorted(set(FIRST_ITEMS) - {FIRST_ITEMS[2]})


@rule("DC-DEC-50")
def test_a_purge_may_be_declined():
    table = reads({"do": "purge"})
    table.act(PASS)
    assert table.campaign.purged == []
    assert table.campaign.equipment == FIRST_ITEMS


@rule("DC-RULING-98", "DC-DEC-50")
def test_no_combat_deck_falls_below_its_least():
    table = reads({"do": "purge", "what": "combat"})
    assert table.asks() != "ask-purge"  # six each, and Serenade's three
    extra = combat()

    def one_more(state: Campaign) -> None:
        state.holders = {extra: "flayed"}

    table = reads({"do": "purge", "what": "combat"}, change=one_more)
    assert table.offered(Purge) == [Purge(card) for card in [*FIRST_CARDS["flayed"], extra]]
    table.act(Purge(FIRST_CARDS["flayed"][0]))
    assert combat_deck(table.campaign, "flayed") == [*FIRST_CARDS["flayed"][1:], extra]


@rule("DC-RULING-98", "DC-DEC-50")
def test_serenade_may_lose_what_is_above_three():
    extra = combat()

    def one_more(state: Campaign) -> None:
        state.holders = {extra: "serenade"}

    table = reads({"do": "purge", "what": "combat"}, change=one_more, players=1)
    assert table.offered(Purge) == [Purge(card) for card in [*FIRST_CARDS["serenade"], extra]]


@rule("DC-COMP-30", "DC-DEC-50")
def test_a_purge_in_a_run_takes_from_hands_and_decks_but_not_what_is_worn():
    worn, extra = FIRST_ITEMS[0], combat()

    def ready(state: Campaign) -> None:
        run = state.run
        assert run is not None
        run.deck.remove(worn)
        state.prisoners[0].items, state.prisoners[0].wear = [worn], [0]
        state.holders = {extra: "poisoned"}
        state.prisoners[0].hand[0], moved = extra, state.prisoners[0].hand[0]
        state.prisoners[0].deck.append(moved)

    table = walk(agenda=[Explore(), ReadCard(instruction({"do": "purge"}), 0)], change=ready)
    assert not table.offers(Purge(worn))
    assert table.offers(Purge(FIRST_ITEMS[1]))
    table.act(Purge(extra))
    prisoner = table.prisoner(0)
    assert len(prisoner.hand) == 3
    assert extra not in prisoner.hand + prisoner.deck + prisoner.discard
    assert extra not in table.campaign.holders


@rule("DC-DEC-51", "DC-UPG-11")
def test_the_group_decides_what_a_card_leaves_open():
    table = reads({"do": "purge", "what": "equipment"}, players=3)
    assert table.decision.seats == [0, 1, 2]


# -- the boss cell ---------------------------------------------------------------------------------------


@rule("DC-MUT-06", "DC-RULING-105")
@pytest.mark.parametrize(("times", "space"), [(0, 2), (1, 0)])
def test_the_boss_cell_sends_the_first_monster_to_the_left(times: int, space: int):
    foes = [monster(life=5), monster(life=5)]
    place = tile(kind="encounter", foes=["monster", "monster"])

    def ready(state: Campaign) -> None:
        state.beaten = {"C3": times} if times else {"C1": 3, "C2": 3}
        assert state.run is not None
        state.run.monsters = foes[::-1]

    table = walk(agenda=[LeaveTile(), SetUpFight(place)], change=ready)
    assert [(enemy.card, enemy.space) for enemy in table.fight.enemies] == [
        (foes[0], space),
        (foes[1], 3 if space == 2 else 2),
    ]


@rule("DC-RULING-105")
def test_its_own_icon_counts_before_the_boss_cell():
    foe = monster(life=5, place="far")
    place = tile(kind="encounter", foes=["monster"])

    def ready(state: Campaign) -> None:
        state.beaten = {"C3": 1}
        assert state.run is not None
        state.run.monsters = [foe]

    table = walk(agenda=[LeaveTile(), SetUpFight(place)], change=ready)
    assert [enemy.space for enemy in table.fight.enemies] == [4]


KILL = {"do": "damage", "reach": "L123", "amount": 99, "pierce": True, "all": True}


@rule("DC-RULING-105", "DC-MUT-06")
@pytest.mark.parametrize("boss", ["C1", "C2", "C3"])
def test_under_the_boss_cell_each_boss_brings_one_secret_once(boss: str):
    drawn = []
    for firsts in ([], [boss]):

        def ready(state: Campaign, firsts: list[str] = firsts) -> None:
            state.beaten = {} if boss == "C3" and not firsts else {"C3": 1}
            state.firsts = firsts.copy()
            state.secrets = [secret(), secret()]

        kill = combat(I=[KILL, KILL])
        table = boss_fight(boss=boss, form=2, cards=[[kill], [kill], [kill]], change=ready)
        table.go("ask-spend", "ask-next-run")
        assert table.campaign.beaten[boss] >= 1
        drawn.append(len(table.told(SecretDrawn)))
    assert drawn == [1, 0]


@rule("DC-RULING-105", "DC-MUT-06")
def test_without_the_boss_cell_a_boss_brings_no_secret():
    kill = combat(I=[KILL])
    table = boss_fight(boss="C1", form=2, cards=[[kill], [kill], [kill]])
    table.go("ask-spend", "ask-next-run")
    assert table.campaign.beaten == {"C1": 1}
    assert table.told(SecretDrawn) == []


@rule("DC-RULING-105")
@pytest.mark.parametrize(("cell", "secrets"), [(True, 1), (False, 0)])
def test_the_third_bell_brings_a_secret_once(cell: bool, secrets: int):
    def ready(state: Campaign) -> None:
        state.beaten = {"C3": 1} if cell else {}
        state.secrets = [secret(), secret()]
        assert state.run is not None
        state.run.bells = ["equipment"] * 3

    table = walk(biome="B5", agenda=[Explore(), RingBell(), RingBell(), RingBell()], change=ready)
    assert len(table.told(SecretDrawn)) == secrets
    assert table.campaign.firsts == (["bells"] if cell else [])


@rule("DC-RULING-104")
def test_printed_errors_are_corrected():
    bobbys = [card for card in CARDS.upgrades.values() if CAMPAIGN[card.id].task]
    assert any(act.do == "secret" for card in bobbys for act in CAMPAIGN[card.id].does)
    third = [id for id in CARDS.upgrades if CAMPAIGN[id].words.get("potion_level") == 3]
    assert [CAMPAIGN[id].pocket for id in third] == ["during"]
