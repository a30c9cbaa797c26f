"""Upgrades and the Well: what cells buy after a run, and what the cards of the campaign say.

DC-RULING-74, DC-UPG-01 to DC-UPG-11, DC-WELL-01, DC-WELL-02.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, PASS, Done, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.rules.drawing import combat_deck, fill_hand
from undercroft.games.dead_cells.rules.flat import CampaignAct
from undercroft.games.dead_cells.rules.icons import find_rune
from undercroft.games.dead_cells.rules.secrets import draw_secrets, unlock
from undercroft.games.dead_cells.rules.sheets import CAMPAIGN, COMBAT, KINDS, MONSTERS, SERENADE, TRAITS
from undercroft.games.dead_cells.rules.table import ask_group, is_solo
from undercroft.games.dead_cells.state import (
    SPEND_CELLS,
    THROW_IN,
    Campaign,
    CardBought,
    CardGiven,
    CardPurged,
    DecksPeeked,
    Gain,
    Gained,
    GiveCombatCard,
    GiveUpgrade,
    GoodsLaid,
    MonstersAdded,
    PastRun,
    PlaceMutation,
    PocketOpened,
    PriceSet,
    Purge,
    PurgeOne,
    ReadCard,
    SellerRaised,
    SpendCells,
    StartOpened,
    ThrownIn,
    Upgrade,
)

UPGRADE: Final[list[Action]] = [Upgrade(deck) for deck in TRAITS]  # the answers that buy of a deck
LEAST_DECK: Final = 6  # of a prisoner; Serenade's three (DC-RULING-98)
LEAST_OF_SERENADE: Final = 3


def spend_cells(table: Campaign, step: SpendCells) -> Rule | None:
    """Cells buy upgrades, or go into the well; what is left is kept, or lost by the later rule.

    DC-END-09, DC-UPG-01, DC-UPG-03, DC-UPG-05, DC-RULING-58, DC-OPT-06.
    """
    options: list[Action] = []
    if table.cells >= table.price:
        options += [UPGRADE[number] for number, deck in enumerate(TRAITS) if table.upgrades[deck]]
    if table.cells >= 1 and table.well:
        options.append(THROW_IN)
    if not options:
        stop_spending(table)
        return None
    return choose_spending(table, options)


def choose_spending(table: Campaign, options: list[Action]) -> Rule:
    """A deck, the well, or enough (DC-DEC-39, DC-DEC-44)."""
    answer = yield ask_group(table, [DONE, *options], "ask-spend", ("DC-DEC-39", "DC-DEC-44"), count=table.cells)
    if isinstance(answer, Done):
        stop_spending(table)
        return
    table.next(SPEND_CELLS)
    if isinstance(answer, Upgrade):
        buy_upgrade(table, answer.deck)
    else:
        throw_in(table)


def stop_spending(table: Campaign) -> None:
    """By the later rule unspent cells are lost (DC-OPT-06)."""
    if table.profile["unspent_cells"] == "lost":
        table.cells = 0


def buy_upgrade(table: Campaign, deck: str) -> None:
    """The bottom card of a deck: placed, given, or carried out.

    DC-UPG-04, DC-UPG-06, DC-UPG-07, DC-UPG-09, DC-UPG-10.
    """
    table.cells -= table.price
    if table.chronicle:
        past = table.chronicle.pop()
        table.chronicle.append(
            PastRun(
                past.number, past.prisoners, past.path, past.outcome, past.killer, past.cells, bought=past.bought + 1
            )
        )
    card = table.upgrades[deck].pop(0)
    table.read.append(card)
    table.tell(CardBought(deck, card))
    if card in COMBAT:
        table.next(GiveCombatCard(card))
    elif CAMPAIGN[card].type == "instruction":
        table.next(ReadCard(card, 0))
    else:
        table.next(PlaceMutation(card))


def throw_in(table: Campaign) -> None:
    """A cell into the well: its bottom card answers (DC-WELL-01, DC-WELL-02, DC-RULING-59)."""
    table.cells -= 1
    card = table.well.pop(0)
    if card not in table.read:
        table.read.append(card)
    if CAMPAIGN[card].stays:
        table.well.append(card)
    table.tell(ThrownIn(card))
    table.next(ReadCard(card, 0))


def give_combat_card(table: Campaign, step: GiveCombatCard) -> Rule:
    """An upgraded combat card is added to a prisoner's deck (DC-UPG-07, DC-RULING-60, DC-SOLO-21, DC-DEC-41)."""
    kinds = [*KINDS, SERENADE] if is_solo(table) else KINDS
    options: list[Action] = [GiveUpgrade(step.card, kind) for kind in kinds]
    answer = yield ask_group(table, options, "ask-holder", ("DC-DEC-41",))
    assert isinstance(answer, GiveUpgrade)
    table.holders[answer.card] = answer.kind
    table.tell(CardGiven(answer.card, answer.kind))


# -- what a card says ------------------------------------------------------------------------------------


def read_card(table: Campaign, step: ReadCard) -> None:
    """A card is carried out, one thing after another (DC-UPG-09, DC-UPG-11)."""
    acts = CAMPAIGN[step.card].does
    if step.act >= len(acts):
        return
    table.next(ReadCard(step.card, step.act + 1))
    carry_out(table, step.card, acts[step.act])


def carry_out(table: Campaign, card: str, act: CampaignAct) -> None:
    """One thing that a card of the campaign says (DC-DEC-51)."""
    if act.do == "gain":
        grant(table, act.what, act.amount)
    elif act.do == "level":
        table.levels[act.seller] = min(table.levels[act.seller] + 1, 3)
        table.tell(SellerRaised(act.seller, table.levels[act.seller]))
    elif act.do == "pocket":
        table.room[act.pocket] += 1
        table.tell(PocketOpened(act.pocket))
    elif act.do == "open":
        open_start(table, act.biome)
    elif act.do == "cheaper":
        table.price = max(1, table.price - act.amount)
        table.tell(PriceSet(table.price))
    elif act.do == "purge":
        table.next(PurgeOne(act.what))
    elif act.do == "secret":
        draw_secrets(table, act.amount)
    elif act.do == "add":
        add_monsters(table, card, act.monsters)
    elif act.do == "rune":
        find_rune(table, act.rune)
    elif act.do == "equip":
        unlock(table, act.item)
    else:
        table.tell(DecksPeeked([table.upgrades[deck][0] for deck in TRAITS if table.upgrades[deck]]))


def grant(table: Campaign, what: str, amount: int) -> None:
    """Goods: in a run at once; outside, cells at once and the rest at the next run's start."""
    if table.run is not None:
        table.next(Gain(what, amount, False))
    elif what == "cell":
        table.cells += amount
        table.tell(Gained(what, amount))
    else:
        table.laid += [what] * amount
        table.tell(GoodsLaid(what, amount))


def open_start(table: Campaign, biome: str) -> None:
    """Runs may begin there (DC-SETUP-07)."""
    if biome not in table.starts:
        table.starts.append(biome)
        table.tell(StartOpened(biome))


def add_monsters(table: Campaign, card: str, names: list[str]) -> None:
    """More monsters and elites in their biome's decks, from its next set-up on."""
    new = [name for name in CARDS.added(card, names) if name not in table.added and name in MONSTERS]
    table.added += new
    if new:
        table.tell(MonstersAdded(new))


# -- purging ---------------------------------------------------------------------------------------------


def purge_one(table: Campaign, step: PurgeOne) -> Rule | None:
    """One card leaves the game for good, if the group likes (DC-DEC-50)."""
    found = purgeable(table, step.what)
    return choose_purge(table, found) if found else None


def purgeable(table: Campaign, what: str) -> list[str]:
    """What a purge may take: the Equipment deck, and combat decks above their least (DC-RULING-98, DC-COMP-30)."""
    found: list[str] = []
    if what != "equipment":
        for kind in [*KINDS, SERENADE]:
            deck = combat_deck(table, kind)
            if len(deck) > (LEAST_OF_SERENADE if kind == SERENADE else LEAST_DECK):
                found += deck
    if what != "combat":
        run = table.run
        found += (
            table.equipment if run is None else [item for item in table.equipment if item in run.deck + run.discard]
        )
    return found


def choose_purge(table: Campaign, found: list[str]) -> Rule:
    """Which one, or none."""
    options: list[Action] = [PASS, *[Purge(card) for card in found]]
    answer = yield ask_group(table, options, "ask-purge", ("DC-DEC-50",))
    if isinstance(answer, Pass):
        return
    assert isinstance(answer, Purge)
    purge(table, answer.card)


def purge(table: Campaign, card: str) -> None:
    """It is taken from wherever it lies (DC-COMP-30)."""
    table.purged.append(card)
    run = table.run
    if card in COMBAT:
        table.holders.pop(card, None)
        for who, prisoner in enumerate(table.prisoners):
            for cards in (prisoner.deck, prisoner.hand, prisoner.discard):
                if card in cards:
                    cards.remove(card)
                    fill_hand(table, who)
    else:
        table.equipment.remove(card)
        if run is not None:
            for cards in (run.deck, run.discard):
                if card in cards:
                    cards.remove(card)
            run.known = 0
    table.tell(CardPurged(card))
