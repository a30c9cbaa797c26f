"""Finishing a biome, the street between two, and the way on.

DC-INTER-01 to DC-INTER-09, DC-MARKET-01 to DC-MARKET-12, DC-NEXT-01 to DC-NEXT-04.
Worked examples: DC-EX-23.
"""

from __future__ import annotations

from undercroft.engine.decision import DONE, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.games.dead_cells.rules import feats, first_run
from undercroft.games.dead_cells.rules.drawing import next_blueprint, next_item, under_blueprints
from undercroft.games.dead_cells.rules.dying import remove_damage
from undercroft.games.dead_cells.rules.equipping import discard_freely, may_discard, receivers
from undercroft.games.dead_cells.rules.sheets import SERENADE, STREET
from undercroft.games.dead_cells.rules.table import ask_group, living, run_of, word
from undercroft.games.dead_cells.rules.tiles import price_of
from undercroft.games.dead_cells.state import (
    EXPLORE,
    AtCollector,
    AtHealer,
    AtMerchant,
    BlueprintsCollected,
    Bought,
    Buy,
    Campaign,
    EndRun,
    FitItem,
    GoodsShown,
    Interbiome,
    ItemTo,
    MeetBoss,
    NextBiome,
    NextBlueprint,
    OrderBlueprints,
    SetUpBiome,
    StreetReached,
    TakeRest,
    To,
)


def interbiome(table: Campaign, step: Interbiome) -> None:
    """A biome is finished: collect, the street from left to right, clean up, on.

    DC-INTER-01, DC-INTER-02, DC-MARKET-02.
    """
    run = run_of(table)
    table.tell(StreetReached(run.biome, step.to))
    if run.unhurt:
        feats.count(table, "biome_unhurt", 1)
    if first_run.is_first(table):
        table.next(EndRun("won"))
        return
    for prisoner in table.prisoners:
        prisoner.malaise = ""
        prisoner.worms = 0
    wake_serenade(table)
    collected = run.collector
    run.collector = []
    steps: list[Step] = [TakeRest(word(table, "rest"))]
    steps.append(AtHealer(0 if word(table, "no_healer") else STREET.healer_times[table.levels["healer"]]))
    steps += [AtMerchant([], False), AtCollector([], [], False), NextBiome(step.to)]
    table.next(OrderBlueprints(collected), *steps)
    feats.resolve_feats(table)  # before the street: what they bring may be of use there


def wake_serenade(table: Campaign) -> None:
    """Only here Serenade's discard is shuffled into her deck again (DC-INTER-08, DC-SOLO-15)."""
    for prisoner in table.prisoners:
        if prisoner.kind == SERENADE:
            prisoner.deck += prisoner.discard
            prisoner.discard = []
            table.chance.decks.shuffle(prisoner.deck)


def order_blueprints(table: Campaign, step: OrderBlueprints) -> Rule | None:
    """Blueprints go on top of the Equipment deck for good, in the group's order.

    DC-INTER-03, DC-INTER-04, DC-RULING-47.
    """
    if len(step.left) > 1:
        return choose_order(table, step.left)
    if step.left:
        put_on_top(table, step.left[0])
    return None


def choose_order(table: Campaign, left: list[str]) -> Rule:
    """Which goes down next (DC-DEC-35)."""
    answer = yield ask_group(table, [NextBlueprint(item) for item in left], "ask-order-blueprints", ("DC-DEC-35",))
    assert isinstance(answer, NextBlueprint)
    put_on_top(table, answer.item)
    table.next(OrderBlueprints([item for item in left if item != answer.item]))


def put_on_top(table: Campaign, item: str) -> None:
    """A blueprint has become equipment (DC-INTER-03, DC-INTER-04, DC-RULING-48)."""
    run = run_of(table)
    run.deck.append(item)
    run.known += 1
    table.equipment.append(item)
    table.tell(BlueprintsCollected([item]))


def take_rest(table: Campaign, step: TakeRest) -> Rule | None:
    """Before the street, some damage comes off by a mutation."""
    wounded = [who for who in living(table) if table.prisoners[who].damage]
    return choose_rest(table, step, wounded) if step.left > 0 and wounded else None


def choose_rest(table: Campaign, step: TakeRest, wounded: list[int]) -> Rule:
    """Whose."""
    answer = yield ask_group(table, [To(who) for who in wounded], "ask-rest", ("DC-DEC-51",), count=step.left)
    assert isinstance(answer, To)
    remove_damage(table, answer.who, 1)
    table.next(TakeRest(step.left - 1))


# -- the three sellers -----------------------------------------------------------------------------------


def at_healer(table: Campaign, step: AtHealer) -> Rule | None:
    """Teeth for a damage less, as often as the healer's level allows (DC-MARKET-03, DC-DEC-36)."""
    feats.reach(table, "teeth_at_street", run_of(table).teeth)
    price = price_of(table, STREET.healer_price)
    wounded = [who for who in living(table) if table.prisoners[who].damage]
    if step.left <= 0 or not wounded or run_of(table).teeth < price:
        return None
    return choose_healing(table, step, wounded, price)


def choose_healing(table: Campaign, step: AtHealer, wounded: list[int], price: int) -> Rule:
    """Whom, or nobody any more."""
    options: list[Action] = [DONE, *[To(who) for who in wounded]]
    answer = yield ask_group(table, options, "ask-healer", ("DC-DEC-36",), count=price)
    if isinstance(answer, Done):
        return
    assert isinstance(answer, To)
    run_of(table).teeth -= price
    table.tell(Bought("healing", price))
    remove_damage(table, answer.who, 1)
    table.next(AtHealer(step.left - 1))


def at_merchant(table: Campaign, step: AtMerchant) -> Rule | None:
    """The merchant turns cards of the Equipment deck; any of them may be bought.

    DC-MARKET-04, DC-MARKET-05, DC-MARKET-10.
    """
    run = run_of(table)
    if not step.begun:
        shown: list[str] = []
        while len(shown) < STREET.merchant_cards[table.levels["merchant"]]:
            item = next_item(table)
            if not item:
                break
            shown.append(item)
        # What he shows lies in the discard until it is bought: unsold it stays there (DC-INTER-05).
        run.discard += shown
        if shown:
            table.tell(GoodsShown("merchant", shown))
        table.next(AtMerchant(shown, True))
        return None
    price = price_of(table, STREET.merchant_price)
    if not step.shown or run.teeth < price:
        return None
    return choose_goods(table, step, price)


def choose_goods(table: Campaign, step: AtMerchant, price: int) -> Rule:
    """Which card for whom, or nothing any more (DC-MARKET-06, DC-DEC-37)."""
    options: list[Action] = [DONE]
    for item in step.shown:
        options += [ItemTo(who, item) for who in receivers(table, False, False)]
    answer = yield ask_group(table, options, "ask-merchant", ("DC-DEC-37",), count=price)
    if isinstance(answer, Done):
        return
    assert isinstance(answer, ItemTo)
    run = run_of(table)
    run.teeth -= price
    run.discard.remove(answer.item)
    table.tell(Bought(answer.item, price))
    table.next(FitItem(answer.who, answer.item), AtMerchant([item for item in step.shown if item != answer.item], True))


def at_collector(table: Campaign, step: AtCollector) -> Rule | None:
    """The collector turns blueprints from the bottom; those bought go on top in any order.

    DC-MARKET-07 to DC-MARKET-10.
    """
    if not step.begun:
        shown: list[str] = []
        while len(shown) < STREET.collector_cards[table.levels["collector"]]:
            item = next_blueprint(table)
            if not item:
                break
            shown.append(item)
        if shown:
            table.tell(GoodsShown("collector", shown))
        table.next(AtCollector(shown, [], True))
        return None
    price = price_of(table, STREET.collector_price)
    if not step.shown or run_of(table).teeth < price:
        close_shop(table, step)
        return None
    return choose_blueprint(table, step, price)


def choose_blueprint(table: Campaign, step: AtCollector, price: int) -> Rule:
    """Which one, or none any more (DC-DEC-38)."""
    options: list[Action] = [DONE, *[Buy(item) for item in step.shown]]
    answer = yield ask_group(table, options, "ask-collector", ("DC-DEC-38",), count=price)
    if isinstance(answer, Done):
        close_shop(table, step)
        return
    assert isinstance(answer, Buy)
    run_of(table).teeth -= price
    table.tell(Bought(answer.what, price))
    left = [item for item in step.shown if item != answer.what]
    table.next(AtCollector(left, [*step.bought, answer.what], True))


def close_shop(table: Campaign, step: AtCollector) -> None:
    """Unsold blueprints go under their deck again (DC-INTER-06)."""
    for item in reversed(step.shown):
        under_blueprints(table, item)
    table.next(OrderBlueprints(step.bought.copy()))


def next_biome(table: Campaign, step: NextBiome) -> Rule | None:
    """The exit taken fixes what comes: another biome, or a boss.

    DC-NEXT-01 to DC-NEXT-03, DC-RULING-49, DC-RULING-50.
    """
    run = run_of(table)
    if step.to in ("C1", "C2", "C3"):
        table.next(MeetBoss(step.to))
    else:
        table.next(SetUpBiome(step.to), EXPLORE)
    run.collector = []
    feats.resolve_feats(table)
    if may_discard(table) and any([prisoner.items for prisoner in table.prisoners]):
        return discard_freely(table)
    return None
