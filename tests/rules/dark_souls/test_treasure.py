"""What becomes of drawn cards, one after another, and what may be done with those put by (DS-BONFIRE, DS-EQUIP)."""

from __future__ import annotations

from rules.dark_souls.table import camp
from rules.table import rule

from undercroft.games.dark_souls.rules.bonfire import draw
from undercroft.games.dark_souls.state import (
    Attach,
    Bought,
    Detach,
    Detached,
    Equip,
    Give,
    Kindled,
    Outfit,
    Roam,
    ShowTreasure,
    Souls,
)


def found(*cards: str, lit: bool = False, rest: list[str] | None = None, seed: str = "test"):
    """The party has just drawn these cards, and looks at them in this order."""

    def ready(souls: Souls) -> None:
        below = [card for card in souls.treasure if card not in cards] if rest is None else rest.copy()
        souls.treasure = below
        souls.drawn = list(cards)
        souls.agenda = [Roam(), ShowTreasure()]
        for hero in souls.heroes:
            hero.tiers = [3] * 4
            hero.ember = lit

    return camp(["knight", "assassin"], change=ready, seed=seed)


@rule("DS-TERR-09", "DS-TERR-10", "DS-BONFIRE-07", "DS-DECISION-10")
def test_of_two_found_together_each_goes_where_it_was_given():
    table = found("scimitar.1", "rapier.1")
    assert [bought.card for bought in table.told(Bought)] == ["scimitar.1"]
    assert table.souls.drawn[0] == "scimitar.1", "the card in question lies on top"
    table.act(Give(1, "left"))
    assert [bought.card for bought in table.told(Bought)] == ["scimitar.1", "rapier.1"]
    assert table.souls.drawn[0] == "rapier.1"
    table.act(Give(-1, ""))
    assert table.asks() == "ask-roam"
    assert table.hero(1).hands[0] == "scimitar.1"
    assert "rapier.1" in table.souls.inventory
    assert "scimitar.1" not in table.souls.inventory
    assert table.souls.drawn == []


@rule("DS-EQUIP-19")
def test_what_is_drawn_for_an_ember_nobody_needs_comes_before_the_second_card():
    table = found("ember.1", "rapier.1", lit=True, rest=["halberd.1", "scimitar.1"])
    assert [bought.card for bought in table.told(Bought)] == ["scimitar.1"]
    assert sorted(table.souls.treasure) == ["ember.1", "halberd.1"]
    assert table.told(Kindled) == []


@rule("DS-EQUIP-19")
def test_embers_on_top_of_it_are_passed_over():
    table = found("ember.1", lit=True, rest=["halberd.1", "scimitar.1", "ember.2"])
    assert [bought.card for bought in table.told(Bought)] == ["scimitar.1"]
    assert sorted(table.souls.treasure) == ["ember.1", "ember.2", "halberd.1"]


@rule("DS-RULING-159")
def test_with_nothing_but_embers_left_it_goes_back_and_nothing_comes():
    for rest in ([], ["ember.2"]):
        table = found("ember.1", lit=True, rest=rest)
        assert table.asks() == "ask-roam"
        assert table.told(Bought) == []
        assert sorted(table.souls.treasure) == sorted(["ember.1", *rest])


@rule("DS-EQUIP-19")
def test_how_the_deck_lay_before_has_no_bearing_on_how_it_lies_once_shuffled():
    rest = ["halberd.1", "zweihander.1", "claymore.1", "rapier.1", "scimitar.1"]
    turned = [*rest[:-1][::-1], rest[-1]]
    assert (
        found("ember.1", lit=True, rest=rest).souls.treasure == found("ember.1", lit=True, rest=turned).souls.treasure
    )


@rule("DS-RULING-115")
def test_a_chest_gives_what_is_left():
    table = found("titanite_shard.1")
    table.souls.treasure = ["titanite_shard.2"]
    draw(table.souls, 2)
    assert table.souls.drawn == ["titanite_shard.2"]
    assert table.souls.treasure == []


@rule("DS-EQUIP-12", "DS-EQUIP-13", "DS-DECISION-14")
def test_only_upgrades_are_attached():
    def able(souls: Souls) -> None:
        souls.heroes[0].tiers = [3] * 4
        souls.heroes[0].hands = ["morning_star.1", ""]
        souls.treasure.remove("morning_star.1")

    table = camp(["knight"], inventory=["rapier.1", "firelink_armour.1", "titanite_shard.1"], change=able)
    table.act(Outfit(0))
    assert table.offered(Attach) == [Attach("titanite_shard.1", "morning_star.1")]
    assert "rapier.1" in {option.card for option in table.offered(Equip)}


@rule("DS-BONFIRE-13", "DS-DECISION-13")
def test_what_is_taken_off_armour_is_told_with_what_it_was_on():
    def ringed(souls: Souls) -> None:
        souls.heroes[0].armour = "sunless_armour.1"
        souls.upgrades = {"chloranthy_ring.1": "sunless_armour.1"}
        souls.treasure = [card for card in souls.treasure if card not in ("sunless_armour.1", "chloranthy_ring.1")]

    table = camp(["knight"], change=ringed)
    table.act(Outfit(0))
    table.act(Detach("chloranthy_ring.1"))
    assert [(told.upgrade, told.card) for told in table.told(Detached)] == [("chloranthy_ring.1", "sunless_armour.1")]
    assert table.souls.inventory == ["chloranthy_ring.1"]
    assert table.souls.upgrades == {}
