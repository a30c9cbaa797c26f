"""Set-up, the map, and set-up after the mini boss (DS-COMP, DS-SETUP, DS-MIDSETUP)."""

from __future__ import annotations

import itertools

import pytest
from rules.dark_souls.table import camp
from rules.table import rule

from undercroft.engine.errors import NotPossible
from undercroft.engine.session import Session
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.layout import BONFIRE, distances, doors_of, neighbours, placements
from undercroft.games.dark_souls.state import (
    Attack,
    Deal,
    Fog,
    Go,
    Hunt,
    Lay,
    MapTile,
    NextHalf,
    Roam,
    Souls,
    Swap,
    TakeClass,
)


def begun(players: int = 2, **options) -> Session:
    """A game before anything was chosen."""
    return Session.start(game, players=players, seed="setup", options=options or None)


def table_of(session: Session) -> Souls:
    """Its table."""
    assert isinstance(session.state, Souls)
    return session.state


def through(session: Session, *until: str) -> Session:
    """Take the first of everything until one of these is asked."""
    while session.decision is not None and session.decision.ask not in until:
        session.act(session.decision.options[0])
    return session


# -- what is in the box ------------------------------------------------------------------------------------


@rule("DS-COMP-01")
def test_one_to_four_play():
    for players in (1, 2, 3, 4):
        assert len(table_of(begun(players)).heroes) == players
    with pytest.raises(NotPossible):
        begun(5)


@rule("DS-COMP-01")
def test_all_win_or_lose_together():
    session = begun(3)
    session.state.over = "won"
    assert [session.payoff(seat) for seat in range(3)] == [1.0, 1.0, 1.0]
    session.state.over = "lost"
    assert [session.payoff(seat) for seat in range(3)] == [0.0, 0.0, 0.0]


@rule("DS-COMP-03", "DS-COMP-04", "DS-COMP-10", "DS-COMP-11", "DS-COMP-12", "DS-COMP-20", "DS-COMP-21")
def test_the_box_holds_what_it_should():
    assert CARDS.counts() == {
        "starting": 13,
        "class_treasure": 40,
        "common": 60,
        "legendary": 10,
        "boss_treasure": 18,
        "encounters": 36,
        "traps": 20,
        "tiles": 9,
        "enemies": 6,
        "mini_bosses": 4,
        "main_bosses": 2,
        "behaviours": 60,
        "characters": 4,
    }
    assert set(CARDS.characters) == {"assassin", "herald", "knight", "warrior"}
    for kind, character in CARDS.characters.items():
        assert 3 <= len(character.starts_with) <= 4
        assert len(CARDS.pile("class", kind)) == len(CARDS.pile("transposed", kind)) == 5
    levels = [card.level for card in CARDS.encounters.values()]
    assert [levels.count(level) for level in (1, 2, 3)] == [12, 12, 12]
    assert {card.pile for card in CARDS.equipment.values()} == {
        "starting",
        "class",
        "transposed",
        "common",
        "legendary",
        "boss",
    }


@rule("DS-COMP-05", "DS-COMP-06")
def test_six_kinds_of_enemies_with_one_card_each():
    assert {kind: enemy.models for kind, enemy in CARDS.enemies.items()} == {
        "sentinel": 2,
        "silver_knight_swordsman": 3,
        "silver_knight_greatbowman": 3,
        "large_hollow_soldier": 2,
        "hollow_soldier": 3,
        "crossbow_hollow": 3,
    }


@rule("DS-COMP-07", "DS-COMP-08", "DS-COMP-09", "DS-BDATA-01", "DS-BDATA-02", "DS-RULING-96")
def test_six_bosses_one_of_them_two():
    assert set(CARDS.hunts("mini")) == {"boreal_outrider_knight", "gargoyle", "titanite_demon", "winged_knight"}
    assert set(CARDS.hunts("main")) == {"dancer", "ornstein_and_smough"}
    assert [boss.threat for boss in CARDS.hunt("ornstein_and_smough")] == [10, 9]
    for name in CARDS.hunts("mini") + CARDS.hunts("main"):
        owners = {name, *[boss.id for boss in CARDS.hunt(name)]}
        treasure = [card for card in CARDS.equipment.values() if card.pile == "boss" and card.owner in owners]
        assert 2 <= sum(card.copies for card in treasure) <= 4
        assert len(CARDS.hunt(name)[0].levels) == 4


@rule("DS-COMP-14", "DS-COMP-18", "DS-SETUP-16", "DS-SETUP-18", "DS-CHAR-03", "DS-CHAR-08", "DS-CHAR-11")
def test_everybody_begins_with_flask_heroic_action_and_luck_but_no_ember():
    table = table_of(through(begun(4), "ask-roam"))
    for hero in table.heroes:
        assert (hero.estus, hero.heroic, hero.luck, hero.ember) == (True, True, True, False)
        assert hero.tiers == [0, 0, 0, 0]
        assert (hero.black, hero.red) == (0, 0)


# -- the players -------------------------------------------------------------------------------------------


@rule("DS-SETUP-14", "DS-DECISION-01")
def test_each_takes_a_class_nobody_has():
    session = begun(4)
    taken = []
    for seat in range(4):
        through(session, "ask-class")
        decision = session.decision
        assert decision is not None
        assert decision.seats == [seat]
        kinds = [option.kind for option in decision.options]
        assert set(kinds) == set(CARDS.characters) - set(taken)
        session.act(TakeClass(kinds[0]))
        taken.append(kinds[0])
        if seat < 2:
            continue
        break


@rule("DS-SETUP-15", "DS-EQUIP-03", "DS-EQUIP-07")
def test_armour_is_worn_and_the_rest_is_held():
    table = camp(["knight", "assassin"]).souls
    assert table.heroes[0].armour == "knight_armour.1"
    assert sorted(table.heroes[0].hands) == ["kite_shield_knight.1", "long_sword.1"]
    assert table.heroes[0].backup == []


@rule("DS-DECISION-60", "DS-SETUP-15", "DS-EQUIP-06")
def test_the_herald_says_what_to_hold_of_three():
    session = begun(1)
    session.act(TakeClass("herald"))
    decision = session.decision
    assert decision is not None
    assert decision.ask == "ask-hold"
    assert len(decision.options) == 3
    session.act(Swap("spear.1", "talisman.1"))
    hero = table_of(session).heroes[0]
    assert sorted(hero.hands) == ["spear.1", "talisman.1"]
    assert hero.backup == ["kite_shield_herald.1"]


@rule("DS-SETUP-03", "DS-SETUP-22")
@pytest.mark.parametrize(("players", "sparks", "souls"), [(1, 5, 16), (2, 4, 0), (3, 3, 0), (4, 2, 0)])
def test_fewer_players_have_more_sparks_and_one_alone_has_souls(players, sparks, souls):
    table = table_of(begun(players))
    assert (table.sparks, table.souls) == (sparks, souls)


@rule("DS-SETUP-19", "DS-SETUP-20", "DS-EXAMPLE-02")
def test_the_treasure_deck_is_the_common_cards_and_those_of_the_classes_in_play():
    table = camp(["assassin", "knight"]).souls
    piles = [(CARDS.copies[card].pile, CARDS.copies[card].owner) for card in table.treasure]
    assert piles.count(("class", "assassin")) == piles.count(("class", "knight")) == 5
    assert len([pile for pile, _ in piles if pile == "common"]) == 60
    assert len(piles) == 70


@rule("DS-SETUP-19")
def test_it_is_shuffled():
    first = camp(seed="one").souls.treasure
    other = camp(seed="two").souls.treasure
    assert first != other
    assert sorted(first) == sorted(other)


# -- the map -----------------------------------------------------------------------------------------------


@rule("DS-SETUP-01", "DS-SETUP-09", "DS-DECISION-02")
def test_the_players_choose_a_mini_boss_first():
    session = through(begun(2), "ask-boss")
    decision = session.decision
    assert decision is not None
    assert {option.boss for option in decision.options} == set(CARDS.hunts("mini"))
    assert decision.seats == [0, 1]
    session.act(Hunt("winged_knight"))
    assert table_of(session).quest.boss == "winged_knight"


@rule("DS-SETUP-02", "DS-SETUP-04", "DS-SETUP-17", "DS-BONFIRE-24")
def test_four_of_six_tiles_and_the_party_at_the_bonfire():
    layouts = set()
    for seed in range(8):
        table = camp(seed=f"tiles{seed}").souls
        assert len(table.map) == 4
        assert len({laid.tile[:-1] for laid in table.map}) == 4
        assert table.at == BONFIRE
        layouts.add(tuple(sorted(laid.tile[:-1] for laid in table.map)))
    assert len(layouts) > 2


@rule("DS-SETUP-05", "DS-DECISION-03", "DS-RULING-143", "DS-NODE-01")
def test_the_players_may_lay_the_tiles_themselves_where_doorways_meet():
    session = through(begun(2, layout="players"), "ask-lay")
    for number in range(4):
        decision = session.decision
        assert decision is not None
        assert decision.ask == "ask-lay"
        assert all(isinstance(option, Lay) for option in decision.options)
        session.act(decision.options[-1])
        table = table_of(session)
        assert len(table.map) == number + 1
        assert all(far > 0 for far in distances(table))


@rule("DS-RULING-143")
def test_every_placement_joins_the_map_by_a_doorway_and_none_is_missing():
    table = camp().souls
    table.map = []
    found = placements(table, "tile_1")
    for lay in found:
        table.map = [MapTile("tile_1" + lay.side, lay.x, lay.y, lay.quarters, "", False, False, [], [], [])]
        assert (0, "") not in neighbours(table, 0)
        assert BONFIRE in [tile for tile, _ in neighbours(table, 0)]
    assert {(lay.x, lay.y) for lay in found} == {(0, 1), (-1, 0)}
    assert len(found) == 2 * (2 + 2)


@rule("DS-RULING-142", "DS-SETUP-06", "DS-DECISION-04")
def test_the_fog_gate_stands_on_the_farthest_tile_on_a_wall_without_a_door():
    for seed in range(12):
        session = through(Session.start(game, players=2, seed=f"fog{seed}"), "ask-fog", "ask-roam")
        table = table_of(session)
        far = distances(table)
        if session.decision is not None and session.decision.ask == "ask-fog":
            options = session.decision.options
            assert {fog.tile for fog in options if isinstance(fog, Fog)} == {
                tile for tile, one in enumerate(far) if one == max(far)
            }
            session.act(options[-1])
            assert table.fog == options[-1].tile  # type: ignore[attr-defined]
        assert far[table.fog] == max(far)
        walls = ("north", "east", "south", "west")
        assert walls.index(table.fog_wall) not in doors_of(table.map[table.fog])


@rule("DS-SETUP-10", "DS-SETUP-11", "DS-SETUP-12", "DS-BDATA-04")
@pytest.mark.parametrize("boss", ["gargoyle", "boreal_outrider_knight"])
def test_one_card_a_tile_of_the_levels_the_boss_asks_for(boss):
    session = through(begun(2), "ask-boss")
    session.act(Hunt(boss))
    table = table_of(through(session, "ask-roam"))
    assert sorted(CARDS.encounters[laid.encounter].level for laid in table.map) == sorted(CARDS.bosses[boss].levels)
    assert len({laid.encounter for laid in table.map}) == 4
    assert not any(laid.won or laid.seen for laid in table.map)


@rule("DS-SETUP-13", "DS-DECISION-05", "DS-RULING-118")
def test_lower_levels_lie_nearer_and_on_a_tie_the_players_say():
    asked = 0
    for seed in range(25):
        session = through(Session.start(game, players=2, seed=f"deal{seed}"), "ask-deal", "ask-roam")
        while session.decision is not None and session.decision.ask == "ask-deal":
            asked += 1
            far = distances(table_of(session))
            tied = {far[option.tile] for option in session.decision.options if isinstance(option, Deal)}
            assert len(tied) == 1
            assert len(session.decision.options) > 1
            session.act(session.decision.options[-1])
            through(session, "ask-deal", "ask-roam")
        table = table_of(session)
        far = distances(table)
        by = sorted((far[tile], CARDS.encounters[laid.encounter].level) for tile, laid in enumerate(table.map))
        for near, beyond in itertools.pairwise(by):
            assert near[0] == beyond[0] or near[1] <= beyond[1]
    assert asked


# -- after the mini boss -----------------------------------------------------------------------------------


def second_half(heroes: list[str] | None = None, **changes):
    """The table after a mini boss, when the main boss is to be chosen."""

    def ready(souls: Souls) -> None:
        souls.agenda = [Roam(), NextHalf()]
        souls.sparks = 1
        for hero in souls.heroes:
            hero.estus = hero.heroic = hero.luck = False
            hero.ember = True
            hero.tiers = [1, 0, 2, 0]
        for name, value in changes.items():
            setattr(souls, name, value)

    return camp(heroes or ["knight", "assassin"], change=ready, souls=3)


@rule("DS-MIDSETUP-01", "DS-MIDSETUP-02", "DS-MIDSETUP-03", "DS-RULING-116", "DS-RULING-117")
def test_new_tiles_full_sparks_a_main_boss_and_its_encounters():
    table = second_half()
    assert table.asks() == "ask-boss"
    assert {option.boss for option in table.decision.options} == set(CARDS.hunts("main"))
    table.act(Hunt("dancer"))
    through(table.session, "ask-roam")
    assert table.souls.sparks == 4
    levels = [CARDS.encounters[laid.encounter].level for laid in table.souls.map]
    assert sorted(levels) == sorted(CARDS.bosses["dancer"].levels)
    assert len(table.souls.map) == 4


@rule("DS-MIDSETUP-04")
def test_characters_keep_what_they_have():
    table = second_half()
    assert [hero.tiers for hero in table.souls.heroes] == [[1, 0, 2, 0]] * 2
    assert all(hero.ember for hero in table.souls.heroes)
    assert table.souls.souls == 3


@rule("DS-MIDSETUP-05")
def test_transposed_cards_and_five_legends_join_the_treasure():
    before = len(camp().souls.treasure)
    table = second_half().souls
    piles = [CARDS.copies[card].pile for card in table.treasure]
    assert piles.count("transposed") == 10
    assert piles.count("legendary") == 5
    assert len(table.treasure) == before + 15
    assert len(table.legends) == 5


@rule("DS-MIDSETUP-06")
def test_the_party_rests_for_nothing():
    for hero in second_half().souls.heroes:
        assert (hero.estus, hero.heroic, hero.luck) == (True, True, True)


@rule("DS-RULING-106")
def test_souls_left_lying_are_lost():
    assert second_half(dropped=5, dropped_tile=0, dropped_node=3).souls.dropped == -1


@rule("DS-RULING-144")
def test_traps_go_back_to_the_supply():
    def ready(souls: Souls) -> None:
        souls.map[0].traps = ["blank", "trap_1_1", *[""] * 11]
        souls.traps = [trap for trap in souls.traps if trap]
        souls.traps.remove("blank")
        souls.traps.remove("trap_1_1")
        souls.agenda = [Roam(), NextHalf()]

    table = camp(change=ready)
    assert len(table.souls.traps) == 20


@rule("DS-SETUP-01")
def test_attacks_are_for_encounters_only():
    table = camp()
    assert table.offered(Attack) == []
    assert table.offered(Go)
