"""The judgement of Dark Souls: what it foresees, what it makes of it, and that its games come to an end."""

from __future__ import annotations

import random

import pytest
from rules.dark_souls.table import Table, arena, camp, lair

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.decision import DONE
from undercroft.engine.game import find_game
from undercroft.engine.session import Session
from undercroft.games.dark_souls import guarding, outfitting, roaming, study, tactics, threat
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.nodes import ROOM, XY, near
from undercroft.games.dark_souls.state import (
    Attack,
    Block,
    BuySpark,
    Drink,
    Equip,
    Go,
    MapTile,
    Rest,
    Souls,
    Struck,
    Walk,
)
from undercroft.games.dark_souls.worth import BOXES, HeroDefence, bar, blow, by_block, by_dodge, toll

GAME = find_game("dark-souls")


def judged(table: Table) -> object:
    """What judgement would answer."""
    bot = find_bot("judgement", GAME, "t")
    answer = next_answer(table.session, dict.fromkeys(range(table.session.seats), bot))
    assert answer is not None
    return answer[1]


# -- what the enemies will do ------------------------------------------------------------------------------


def test_a_soldier_within_reach_is_foreseen_and_one_too_far_is_not():
    table = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 2))])
    (course,) = threat.futures(table.souls, [table.hero(0).node], [-1], 0)
    assert course.hits == [[blow(4, False, 1, 0)]]
    table = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 0))])
    (course,) = threat.futures(table.souls, [table.hero(0).node], [-1], 0)
    assert course.hits == [[]]


def struck(table: Table) -> list[int]:
    """Whom the next enemy activation strikes, if all block and players choose the first of everything."""
    session = table.session
    while session.decision is not None and session.decision.ask not in ("ask-act", "ask-first"):
        options = session.decision.options
        session.act(Block() if Block() in options else options[0], session.decision.leader)
    return sorted(who for event in table.told(Struck) for who in event.heroes)


@pytest.mark.parametrize("boss", ["gargoyle", "titanite_demon", "winged_knight", "boreal_outrider_knight"])
def test_what_a_boss_will_strike_is_mostly_foreseen(boss):
    rng = random.Random(boss)
    cards = [card.id for card in CARDS.bosses[boss].behaviours]
    same = 0
    for card in cards * 4:
        spots = [rng.randrange(ROOM) for _ in range(2)]
        spots = [node if XY[node] != (2, 2) else 11 for node in spots]
        at = [XY[node] for node in spots]
        before = lair(boss, ["knight", "assassin"], at=at, place=(2, 2), deck=[card] * 2, first="hero")
        positions = threat.Positions(before.souls, spots, [-1, -1], 0)
        threat.follow(positions, 0, BEHAVIOURS[card])
        table = lair(boss, ["knight", "assassin"], at=at, place=(2, 2), deck=[card] * 2)
        foreseen = sorted(who for who, hits in enumerate(positions.hits) for _ in hits)
        same += foreseen == struck(table)
    assert same >= 0.7 * len(cards) * 4, same


def test_of_a_deck_every_card_has_its_chance_and_a_learned_one_is_sure():
    table = lair("gargoyle", first="hero").souls
    assert table.deck is not None
    chances = threat.cards_ahead(table.deck)
    assert len(chances) == 5
    assert sum(chances.values()) == pytest.approx(1.0)
    table.deck.learned = True
    assert threat.cards_ahead(table.deck) == {table.deck.cards[0]: 1.0}


# -- what it costs -----------------------------------------------------------------------------------------


def test_a_blow_costs_more_the_fuller_the_bar():
    guard = HeroDefence(["blue", "black"], ["black"], 0, 1, False, False)
    costs = [toll(guard, [blow(5, False, 1, 0)], red, 0) for red in range(BOXES)]
    assert costs == sorted(costs)
    assert costs[-1] > 5 * costs[0]


def test_a_better_die_makes_a_blow_cost_less():
    hit = [blow(5, False, 3, 0)]
    costs = [toll(HeroDefence([die], [], 0, 1, False, False), hit, 2, 2) for die in ("black", "blue", "orange")]
    assert costs[0] > costs[1] > costs[2]


def test_the_better_defence_is_the_one_with_the_better_odds():
    heavy = HeroDefence(["blue", "blue", "black"], [], 0, 1, False, False)
    light = HeroDefence([], [], 2, 1, False, False)
    hit = blow(5, False, 1, 0)
    assert by_block(heavy, hit, 0, 0) > by_dodge(heavy, hit, 0, 0)
    assert by_dodge(light, hit, 0, 0) > by_block(light, hit, 0, 0)
    assert by_dodge(light, hit, 5, 4) < bar(5, 4)


# -- what it does ------------------------------------------------------------------------------------------


def test_it_goes_and_strikes_what_falls_at_a_blow():
    table = arena(["warrior"], at=[(2, 4)], foes=[("crossbow_hollow", (2, 2))])
    step = judged(table)
    assert isinstance(step, Walk)
    table.act(step)
    assert isinstance(judged(table), Attack)


def test_it_drinks_when_the_next_blow_may_be_the_last():
    def hurt(state):
        state.heroes[0].red = 7

    table = arena(["knight"], at=[(2, 2)], foes=[("sentinel", (2, 0))], change=hurt)
    assert judged(table) == Drink()


def test_it_never_lays_its_last_weapon_by():
    table = camp(["knight"], inventory=["effigy_shield.1", "silver_eagle_kite_shield.1"])
    for _ in range(6):
        change = outfitting.best_change(table.souls, 0)
        if change is None:
            break
        assert isinstance(change, Equip)
        assert change.slot in ("left", "right", "backup")
        assert outfitting.gain_of(table.souls, 0, change.card, change.slot) > 0
        break
    assert outfitting.worth(table.souls, "knight_armour.1", ["effigy_shield.1"]) < outfitting.worth(
        table.souls, "knight_armour.1", ["long_sword.1"]
    )


def test_nerve_grows_until_somebody_strikes():
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 0)), ("sentinel", (4, 0))])
    decision = table.decision
    timid = tactics.best_act(table.souls, decision.options, 1.0)
    brave = tactics.best_act(table.souls, decision.options, 30.0)
    assert timid == DONE or isinstance(timid, Walk)
    assert isinstance(brave, Walk)
    assert guarding.farness(table.souls, brave.node) <= guarding.farness(table.souls, table.hero(0).node)
    assert brave.node in near(ROOM, table.hero(0).node)


# -- fights ------------------------------------------------------------------------------------------------


def won(trial: str, games: int, seed: str = "proof") -> int:
    """How many of so many tries of a trial judgement wins."""
    return sum(study.study().play(GAME, trial, "judgement", f"{seed}:{number}") for number in range(games))


@pytest.mark.parametrize(
    ("trial", "least"),
    [("1 herald knight", 4), ("2 assassin herald knight warrior", 3), ("3 knight", 2), ("3 herald knight warrior", 2)],
)
def test_it_wins_most_encounters_of_every_level(trial, least):
    assert won(trial, 5 if least > 2 else 3) >= least


@pytest.mark.parametrize("boss", ["gargoyle", "titanite_demon", "winged_knight", "boreal_outrider_knight"])
def test_it_beats_the_mini_bosses_alone_and_together(boss):
    assert won(f"{boss} knight", 4) + won(f"{boss} herald knight", 2) >= 2


def test_it_beats_a_main_boss_now_and_then():
    assert won("dancer knight", 4) >= 1


def test_every_question_has_an_answer_and_no_fight_goes_on_for_ever():
    for number, party in enumerate(study.PARTIES[::3]):
        fight = study.boss_fight(party, study.BOSSES[number % len(study.BOSSES)])
        bots = {seat: find_bot("judgement", GAME, "t") for seat in range(len(party))}
        session = study.ready(GAME, fight, f"end:{number}", bots[0])
        _, decisions = study.fought(session, fight, bots)
        assert decisions < 1500


def test_it_judges_by_what_a_seat_may_know():
    fight = study.boss_fight(("knight", "assassin"), "gargoyle")
    bot = find_bot("judgement", GAME, "t")
    session = study.ready(GAME, fight, "known", bot, keep="last")
    bots = dict.fromkeys(range(2), bot)
    compared = 0
    while session.decision is not None and not study.is_settled(session.state, fight) and compared < 60:
        answer = next_answer(session, bots)
        assert answer is not None
        seat, action = answer
        if session.decision.ask in ("ask-act", "ask-defend", "ask-path", "ask-push-to", "ask-roam"):
            twin = session.copy_for(seat, f"twin:{compared}")
            compared += 1
            assert find_bot("judgement", GAME, "t").choose(twin, seat) == find_bot("judgement", GAME, "t").choose(
                session, seat
            )
        session.answer(seat, session.serials[seat], action)
    assert compared >= 20


# -- search ------------------------------------------------------------------------------------------------


def test_a_search_stands_on_judgement():
    fight = study.boss_fight(("knight",), "gargoyle")
    judge = find_bot("judgement", GAME, "t")
    session = study.ready(GAME, fight, "search", judge, keep="last")
    while session.decision is not None and session.decision.ask != "ask-act":
        answer = next_answer(session, {0: judge})
        assert answer is not None
        session.answer(answer[0], session.serials[answer[0]], answer[1])
    search = find_bot("search:40runs", GAME, "t")
    action = search.choose(session, 0)
    assert session.decision is not None
    assert action in session.decision.options


def test_a_position_promises_more_the_better_it_stands():
    def hurt(state):
        state.heroes[0].red = 8

    def wounded(state):
        state.foes[0].wounds = 20

    fresh = lair("gargoyle", ["knight"], first="hero").souls
    worse = lair("gargoyle", ["knight"], first="hero", change=hurt).souls
    better = lair("gargoyle", ["knight"], first="hero", change=wounded).souls
    assert 0.0 < GAME.estimate(worse, 0) < GAME.estimate(fresh, 0) < GAME.estimate(better, 0) < 1.0


def test_milestones_count_up():
    session = Session.start(GAME, 1, "milestones", keep="none")
    bot = find_bot("judgement", GAME, "t")
    last = 0
    for _ in range(150):
        decision = session.decision
        if decision is None:
            break
        here = GAME.milestone(session.state, decision)
        assert here == -1 or here >= last
        last = max(last, here)
        answer = next_answer(session, {0: bot})
        assert answer is not None
        session.answer(answer[0], session.serials[answer[0]], answer[1])
    assert last > 0


# -- between encounters ------------------------------------------------------------------------------------


def journey(won: list[bool], sparks: int = 3, grown: bool = False, mode: str = "first_journey", **more):
    """Two rooms of the first level and one of the second, in a row from the bonfire; perhaps better armed."""

    def ready(souls: Souls) -> None:
        cards = ["hollow_cave", "the_forgotten", "prison_tower"]
        places = [("tile_5a", 0, 1, 0), ("tile_5b", 0, 2, 0), ("tile_6b", 0, 3, 0)]
        souls.map = [
            MapTile(tile, x, y, quarters, card, one, one, [], [], [])
            for (tile, x, y, quarters), card, one in zip(places, cards, won)
        ]
        for laid in souls.map:
            laid.opened = list(range(ROOM))
        souls.fog = 2
        souls.treasure = []
        if grown:
            for hero in souls.heroes:
                hero.tiers = [3] * 4
                hero.armour = "smoughs_armour.1"
        for name, value in more.items():
            setattr(souls, name, value)

    return camp(["knight", "assassin"], sparks=sparks, options={"mode": mode}, change=ready)


def test_in_a_campaign_a_harder_room_waits_until_the_party_is_a_match_for_it():
    assert [CARDS.encounters[card].level for card in ("hollow_cave", "the_forgotten", "prison_tower")] == [1, 1, 2]
    weak = journey([True, True, False])
    assert outfitting.growth(weak.souls) == pytest.approx(0)
    assert {go.tile for go in weak.offered(Go)} == {2}
    assert judged(weak) == Rest(), "the easy rooms are won once more"
    easy = journey([True, False, False])
    assert judged(easy) == easy.offered(Go)[0], "that one is easy"
    strong = journey([True, True, False], grown=True)
    assert outfitting.growth(strong.souls) > 2
    assert judged(strong) == strong.offered(Go)[0]
    assert judged(journey([True, True, False], mode="standard")) == weak.offered(Go)[0], "there one cannot wait"
    assert judged(journey([True, True, False], sparks=0)) == weak.offered(Go)[0], "nor without a spark"
    assert judged(journey([True, True, False], sparks=2, souls=4)) == BuySpark(), "two are kept for bad luck"
    assert judged(journey([True, True, False], sparks=3, souls=4)) != BuySpark()


def test_what_beat_the_party_is_not_tried_again_by_a_party_no_stronger():
    def beaten(**more):
        return journey([False] * 3, grown=True, dropped=0, dropped_tile=0, dropped_node=0, roster=["sentinel"], **more)

    defeats = roaming.Defeats()
    table = beaten()
    defeats.notice(table.souls)
    assert list(defeats.growth) == ["hollow_cave"]
    for laid in table.souls.map[1:]:
        laid.won = True
    assert defeats.is_too_early(table.souls, "hollow_cave")
    assert not defeats.is_too_early(table.souls, "prison_tower")
    assert not roaming.is_match(table.souls, Go(0, "north"), defeats)
    defeats.growth["hollow_cave"] -= roaming.STRONGER
    assert roaming.is_match(table.souls, Go(0, "north"), defeats), "grown since"
    defeats.growth["hollow_cave"] += roaming.STRONGER
    table.souls.roster = ["sentinel"] * (roaming.LONG_AGO + 1)
    assert roaming.is_match(table.souls, Go(0, "north"), defeats), "a long time ago"
    unbeaten = roaming.Defeats()
    unbeaten.notice(journey([True, False, False], roster=["sentinel"], dropped=0, dropped_tile=0).souls)
    assert unbeaten.growth == {}, "that room was won"
