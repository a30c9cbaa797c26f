"""Two answers with one label do the same: whatever differs in effect is told apart."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import structs
from rules.dark_souls.table import arena, camp

from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.table import attached
from undercroft.games.dark_souls.state import Attack, Equip, Heroic, Outfit, Sell, Souls, Swap
from undercroft.games.dark_souls.words import option_short

TEXTS = [Text(game, lang, strict=True) for lang in LANGUAGES]


def effect(table: Souls, action: Action) -> tuple[Any, ...]:
    """What an answer does, whichever of several like copies it names."""

    def plain(value: Any) -> Any:
        if isinstance(value, str) and value in CARDS.copies:
            return figures(value), sorted(figures(upgrade) for upgrade in attached(table, value))
        return value

    return type(action), *[plain(value) for value in action.to_wire()[1:]]


def figures(card: str) -> str:
    """All that is printed on a card but its name and whose it is: two classes begin with the same shield."""
    return repr(structs.replace(CARDS.copies[card], id="", owner="", copies=1, source=""))


def told_apart(table: Souls, options: Iterable[Action]) -> int:
    """How many labels there are; none stands for two effects."""
    found = 0
    for text in TEXTS:
        seen: dict[str, tuple[Any, ...]] = {}
        for action in options:
            words = text.option(table, action)
            assert seen.setdefault(words, effect(table, action)) == effect(table, action), words
        found = len(seen)
    return found


@pytest.mark.parametrize("text", TEXTS, ids=LANGUAGES)
def test_the_options_of_a_card_are_told_apart_without_their_price(text: Text) -> None:
    for card in CARDS.equipment.values():
        short = [text.tell(option_short(card, option)) for option in card.options]
        assert len(set(short)) == len(short), card.id


def test_a_berserk_attack_costs_nothing_and_is_still_told_apart() -> None:
    table = arena(["warrior"], at=[(2, 4)], foes=[("sentinel", (2, 4)), ("hollow_soldier", (2, 4))])
    table.act(Heroic())
    table.act(table.decision.options[0])
    strikes = table.offered(Attack)
    assert len(strikes) >= 4
    assert told_apart(table.souls, strikes) == len(strikes)


def test_what_is_fitted_to_a_card_is_said_and_sold_with_it() -> None:
    def change(souls: Souls) -> None:
        souls.upgrades["titanite_shard.1"] = "claymore.1"

    table = camp(["knight"], inventory=["claymore.1", "scimitar.1"], options={"mode": "first_journey"}, change=change)
    words = [text.option(table.souls, Sell("claymore.1")) for text in TEXTS]
    assert words[0] == "Sell: Claymore + Titanite Shard (for 2 souls)"
    assert words[1] == "Vendre «\u00a0Claymore + Éclat de titanite\u00a0» (2 âmes)"
    before = table.souls.souls
    table.act(Sell("claymore.1"))
    assert table.souls.souls == before + 2
    assert TEXTS[0].option(table.souls, Sell("scimitar.1")) == "Sell: Scimitar (for 1 soul)"


@pytest.mark.parametrize("seed", range(8))
def test_in_any_game(seed: int) -> None:
    rng = random.Random(seed)
    options = {name: rng.choice(values) for name, values in game.options().items()}
    session = Session.start(game, players=1 + seed % 4, seed=seed, options=options, keep="last")
    for _ in range(160):
        decision = session.decision
        if decision is None:
            break
        assert isinstance(session.state, Souls)
        assert told_apart(session.state, decision.options) > 0
        session.act(rng.choice(decision.options))


@pytest.mark.parametrize("seed", range(6))
def test_at_a_full_forge(seed: int) -> None:
    """Everything the box has lies in the inventory, upgrades are fitted at random: what is offered is told apart."""
    rng = random.Random(seed)

    def change(souls: Souls) -> None:
        souls.heroes[0].tiers = [3, 3, 3, 3]
        kept = rng.sample(sorted(CARDS.copies), 40)
        carriers = [card for card in kept if CARDS.copies[card].upgrades]
        for upgrade in [card for card in kept if CARDS.copies[card].kind == "weapon_upgrade"]:
            weapons = [one for one in carriers if CARDS.copies[one].kind == "weapon"]
            if weapons and rng.random() < 0.6:
                souls.upgrades[upgrade] = rng.choice(weapons)
        souls.inventory = [card for card in kept if card not in souls.upgrades]

    table = camp(["warrior"], souls=5, options={"mode": "first_journey"}, change=change)
    told_apart(table.souls, table.decision.options)
    assert table.offered(Sell)
    table.act(Outfit(0))
    told_apart(table.souls, table.decision.options)
    assert table.offered(Equip)


def test_what_one_may_hold_is_told_apart() -> None:
    hands = [["long_sword.1", "kite_shield_knight.1", "estoc.1"]]
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (0, 0))], hands=hands)
    swaps = table.offered(Swap)
    assert told_apart(table.souls, swaps) == len(swaps) > 3
