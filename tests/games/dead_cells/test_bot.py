"""The players of Dead Cells: what they may not know, what they make of what is said, how they plan, wear and spend."""

from __future__ import annotations

import random

import pytest
from properties.dead_cells.walks import far_along
from rules.dead_cells.table import (
    BLANK,
    DAMAGE,
    Table,
    after_run,
    be,
    blow,
    boss_fight,
    changes,
    combat,
    fight,
    give,
    item,
    monster,
    walk,
)

from undercroft.bots.player import next_answer, play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.chance import Stream, stream_key
from undercroft.engine.game import find_game
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dead_cells import outfitting, planning, tactics, worth
from undercroft.games.dead_cells.rules.sheets import COMBAT, PRISONERS, SERENADE
from undercroft.games.dead_cells.state import Campaign, Equip, GiveUpgrade, ItemTo, Leave, Play, To, Upgrade

GAME = find_game("dead-cells")
EVERY_ROUND = ("I", "II", "III")


def judged(session: Session) -> Action:
    """What judgement would answer."""
    bots = dict.fromkeys(range(session.seats), find_bot("judgement", GAME, "t"))
    answer = next_answer(session, bots)
    assert answer is not None
    return answer[1]


def far(seed: int, players: int) -> Session:
    """Anywhere in a campaign."""
    return far_along(Session.start(GAME, players, f"bot {seed}"), seed)


# -- what it may not know ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("bot", "seeds", "most"), [("judgement", 2, 40), ("search:14runs", 1, 6)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_never_knows_a_card_it_may_not_know(bot: str, seeds: int, most: int, players: int) -> None:
    asked: set[str] = set()
    for seed in range(seeds):
        session = far(10 * players + seed, players)
        for number in range(most):
            decision = session.decision
            if decision is None:
                break
            seat = decision.leader
            asked.add(decision.ask)
            answers = [
                find_bot(bot, GAME, "t").choose(session.copy_for(seat, f"deal {number} {deal}"), seat)
                for deal in range(2)
            ]
            answers.append(find_bot(bot, GAME, "t").choose(session, seat))
            assert answers[0] == answers[1] == answers[2], f"{decision.ask}: what lies face down alters the answer"
            assert answers[0] is not None
            session.answer(seat, session.serial(seat), answers[0])
    assert "ask-card" in asked or seeds == 1


# -- what is said ------------------------------------------------------------------------------------------


def test_the_hands_it_thinks_of_bear_what_was_said_and_never_what_was_seen() -> None:
    met = 0
    for seed in range(12):
        players = 2 + seed % 3
        session = far(seed, players)
        bots = {seat: find_bot("random", GAME, f"{seed}:{seat}") for seat in range(players)}
        for _ in range(60):
            table = session.state
            assert isinstance(table, Campaign)
            decision = session.decision
            if decision is None:
                break
            if decision.ask == "ask-card":
                met += look_at_worlds(table, decision.leader)
            play_out(session, bots, 1)
    assert met > 20


def look_at_worlds(table: Campaign, seat: int) -> int:
    """Deal what a seat cannot know, and hold every world against what is public; how many cards were announced."""
    said = 0
    for number in range(4):
        world = table.copy()
        planning.deal_hands(world, seat, Stream(stream_key(str(number), "worlds")))
        for real, dealt in zip(table.prisoners, world.prisoners, strict=True):
            assert sorted(dealt.hand + dealt.deck + dealt.active) == sorted(real.hand + real.deck + real.active)
            assert (len(dealt.hand), len(dealt.active), dealt.discard) == (
                len(real.hand),
                len(real.active),
                real.discard,
            )
            if real.seat == seat:
                assert (dealt.hand, dealt.active) == (real.hand, real.active)
            for card, words in zip(dealt.active, real.said, strict=True):
                assert not words or words in [f"{word}:{round}" for word, round in COMBAT[card].sayings]
                said += bool(words)
    return said


def test_two_announcements_of_one_player_are_read_together() -> None:
    both = combat(I=[blow()], II=[give("poisoned")])
    one = combat(I=[blow()], III=[{"do": "block"}])
    lain = be(0, active=[one, both], said=["damage:1", "poisoned:2"], hand=[], deck=[])
    table = fight(["poisoned", "flayed"], [[], [BLANK]], {"1": monster()}, change=lain, begin="play").campaign
    for number in range(20):
        world = table.copy()
        planning.deal_hands(world, 1, Stream(stream_key(str(number), "both")))
        assert world.prisoners[0].active == [one, both], "only this one can have poisoned in the second round"


def test_what_another_announces_alters_what_it_plays() -> None:
    killer = combat(I=[blow("1", 9)])
    guard = combat(I=[{"do": "block"}])
    mine = combat(II=[blow("1", 9)])
    greedy = combat(III=[{"do": "earn", "what": "cell", "amount": 1}])
    beast = monster(life=3, III=[{"do": "damage", "amount": 2, "to": "all"}])

    def after(played: Play) -> str:
        table = fight(
            ["poisoned", "flayed", "quartered"],
            foes={"1": beast},
            begin="play",
            change=changes(
                be(0, hand=[killer, guard], deck=[]),
                be(1, hand=[mine, greedy], deck=[]),
                be(2, hand=[BLANK], deck=[]),
            ),
        )
        table.act(played)
        answer = judged(table.session)
        assert isinstance(answer, Play)
        return answer.card

    assert after(Play(killer, "damage", 1)) == greedy, "somebody else will kill it in the first round"
    assert after(Play(guard, "block", 1)) == mine, "nobody else will"


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ({"I": [{"do": "loot"}], "III": [blow("1", 3)]}, ("damage", 3)),
        ({"I": [{"do": "block"}], "II": [give("bleeding")]}, ("bleeding", 2)),
        ({"I": [blow("1", 1)], "II": [blow("1", 2)]}, ("damage", 2)),
        ({"I": [blow("1", 1)], "II": [blow("1", 1)]}, ("damage", 1)),
    ],
)
def test_it_announces_what_others_can_build_on_most(
    lines: dict[str, list[dict[str, object]]], said: tuple[str, int]
) -> None:
    card = combat(**lines)
    options: list[Action] = [Play(card, word, round) for word, round in COMBAT[card].sayings]
    for order in (options, options[::-1]):
        assert planning.best_saying(card, order) == Play(card, *said)


def test_whatever_it_announces_is_true() -> None:
    for seed in range(6):
        session = far(seed, 2 + seed % 3)
        for _ in range(40):
            decision = session.decision
            if decision is None:
                break
            answer = judged(session)
            if isinstance(answer, Play) and answer.said:
                assert (answer.said, answer.round) in COMBAT[answer.card].sayings
            session.act(answer, decision.leader)


# -- the plan of a fight -----------------------------------------------------------------------------------


def best_end(session: Session, depth: int = 0) -> float:
    """The best end of a fight over every answer that may be given, by the rules."""
    state = session.state
    assert isinstance(state, Campaign)
    if state.fight is None or session.decision is None or state.run is None:
        return worth.of_fight(state) if state.run is not None else -1000.0
    assert depth < 40
    seat = session.decision.leader
    found = -10_000.0
    for option in session.decision.options:
        twin = session.copy()
        twin.answer(seat, twin.serial(seat), option)
        found = max(found, best_end(twin, depth + 1))
    return found


def planned(number: int, enemies: int) -> Table:
    """A fight before its first card, where the others' cards are blank."""
    rng = random.Random(f"plan {number}")
    own = rng.choice(sorted(PRISONERS))
    others = [kind for kind in PRISONERS if kind != own][:2]
    hand = rng.sample([card for card, face in COMBAT.items() if face.owner == own and any(face.lines)], 3)
    foes: dict[str, str] = {}
    for space in ("1", "2")[:enemies]:
        lines = {round: [{**DAMAGE, "to": "first_player"}] for round in EVERY_ROUND if rng.randrange(2)}
        foes[space] = monster(life=rng.randrange(1, 5), **lines)
    blank = [be(who, hand=[BLANK], deck=[]) for who in (1, 2)]
    change = changes(be(0, hand=hand, deck=[]), *blank)
    table = fight([own, *others], [], foes, loot=["cell"], begin="play", change=change, seed=f"plan {number}")
    assert table.asks() == "ask-card"
    return table


def regret(number: int, enemies: int) -> float:
    """How far its card falls short of the best over all answers."""
    table = planned(number, enemies)
    chosen = planning.best_card(table.campaign, 0, 0, list(table.decision.options))
    assert isinstance(chosen, Play)
    ends: dict[str, float] = {}
    for option in table.decision.options:
        assert isinstance(option, Play)
        if option.card not in ends:
            twin = table.session.copy()
            twin.answer(0, twin.serial(0), option)
            ends[option.card] = best_end(twin)
    assert len(ends) == 3
    return max(ends.values()) - ends[chosen.card]


@pytest.mark.parametrize("number", range(16))
def test_its_plan_is_the_best_over_its_own_cards(number: int) -> None:
    assert regret(number, 1) == pytest.approx(0)


def test_where_targets_are_to_be_chosen_it_seldom_misses_the_best_and_never_by_much() -> None:
    regrets = [regret(number, 2) for number in range(24)]
    assert max(regrets) <= 1.5 * worth.GOODS["cell"], regrets
    assert len([one for one in regrets if one > 0.01]) <= 3, regrets


@pytest.mark.parametrize("number", range(8))
def test_answer_by_answer_it_comes_to_the_best_end_there_is(number: int) -> None:
    table = planned(number, 2)
    best = best_end(table.session)
    while table.campaign.fight is not None and table.session.decision is not None:
        seat = table.decision.leader
        table.session.answer(seat, table.session.serial(seat), judged(table.session))
    assert worth.of_fight(table.campaign) >= best - worth.GOODS["cell"]


# -- gear and cells ----------------------------------------------------------------------------------------


def test_an_item_goes_to_whoever_has_room_and_a_better_one_takes_the_place_of_a_worse() -> None:
    good = item(works="always", has=[{"has": "ward"}])
    poor = item(works="always", has=[{"has": "looter"}])
    best = item(works="always", has=[{"has": "ward"}, {"has": "life", "amount": 2}])
    table = walk(change=changes(be(0, items=[good]), be(1, items=[])))
    offers: list[Action] = [ItemTo(0, best), ItemTo(1, best)]
    assert outfitting.best_receiver(table.campaign, offers) == ItemTo(1, best)
    table = walk(change=changes(be(0, items=[good]), be(1, items=[poor])))
    assert outfitting.best_receiver(table.campaign, offers) == ItemTo(1, best), "there least is lost for it"
    assert outfitting.best_room(table.campaign, 1, [Leave(best), Equip(best, poor)]) == Equip(best, poor)
    assert outfitting.best_room(table.campaign, 0, [Leave(poor), Equip(poor, good)]) == Leave(poor)


def test_cells_are_spent_before_a_run_and_on_the_deck_that_is_least_opened() -> None:
    table = after_run(cells=9)
    bought: list[str] = []
    while table.session.decision is not None and table.asks() != "ask-next-run":
        answer = judged(table.session)
        if isinstance(answer, Upgrade):
            left = {deck: len(cards) for deck, cards in table.campaign.upgrades.items()}
            assert left[answer.deck] == max(left.values())
            bought.append(answer.deck)
        table.act(answer, table.decision.leader)
    assert len(bought) >= 3
    assert table.campaign.cells < table.campaign.price, "a cell that buys nothing is a cell lost"


def test_a_campaign_of_its_own_never_ends_a_run_with_cells_it_could_have_spent() -> None:
    session = Session.start(GAME, 2, "cells", {"runs": "ten"}, "none")
    bots = dict.fromkeys(range(2), find_bot("judgement", GAME, "t"))
    runs = 0
    for _ in range(500):
        table = session.state
        assert isinstance(table, Campaign)
        if session.decision is None:
            break
        if session.decision.ask == "ask-next-run":
            runs += 1
            assert table.cells < table.price or not any(table.upgrades.values())
        play_out(session, bots, 1)
    assert runs >= 2


def test_alone_it_leaves_serenade_her_three_cards_so_that_her_board_soon_acts() -> None:
    table = Session.start(GAME, 1, "alone", None, "none").state
    assert isinstance(table, Campaign)
    offers: list[Action] = [GiveUpgrade(next(iter(COMBAT)), kind) for kind in (SERENADE, *PRISONERS)]
    answer = outfitting.best_holder(table, offers)
    assert isinstance(answer, GiveUpgrade)
    assert answer.kind != SERENADE


# -- any seat, any position --------------------------------------------------------------------------------


@pytest.mark.parametrize(("bot", "answers"), [("random", 80), ("judgement", 60), ("search:16runs", 8)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_plays_any_seat_from_any_position(bot: str, answers: int, players: int) -> None:
    given = 0
    for seed in range(4):
        session = far(100 * players + seed, players)
        others = find_bot("random", GAME, f"others {seed}")
        mine = seed % players
        bots = {seat: find_bot(bot, GAME, f"{seed}:{seat}") if seat == mine else others for seat in range(players)}
        given += play_out(session, bots, answers)
    assert given > 2 * answers


# -- search ------------------------------------------------------------------------------------------------


def test_a_search_tries_each_card_once_and_plays_out_in_haste() -> None:
    table = fight(["poisoned", "flayed", "quartered"], foes={"1": monster(life=3, II=[DAMAGE])}, begin="play")
    judge = GAME.judgement()
    options = list(table.decision.options)
    short = judge.shortlist(table.session, table.decision.leader, options)
    cards = [option.card for option in short]
    assert sorted(set(cards)) == sorted(cards) == sorted(table.prisoner(0).hand)
    assert judged(table.session) in short
    assert all(option in options for option in short)
    assert judge.quick().choose(table.session, 0) in options
    assert find_bot("search:12runs", GAME, "t").choose(table.session, 0) in options


def one_may_die() -> Table:
    """A damage is to be taken, and two of three would die of it."""
    beast = monster(life=20, II=[{"do": "damage", "amount": 1}])
    table = fight(
        ["poisoned", "flayed", "quartered"],
        [[BLANK], [BLANK], [BLANK]],
        {"1": beast},
        change=changes(be(0, damage=2), be(1, damage=2), be(2, damage=0)),
    )
    table.go("ask-damage")
    return table


def test_what_looks_best_is_thought_through_before_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    table = one_may_die()
    monkeypatch.setattr(tactics, "best_victim", lambda table, options: To(0))
    assert judged(table.session) == To(2)
    assert judged(Session.at(GAME, table.session.checkpoints[-1].state, 3, table.session.options, "t", "none")) == To(0)


def test_a_search_keeps_from_a_death_that_its_policy_walks_into(monkeypatch: pytest.MonkeyPatch) -> None:
    table = one_may_die()
    monkeypatch.setattr(planning, "best_answer", lambda session, seat, decision: To(0))
    assert judged(table.session) == To(0)
    answer = find_bot("search:60runs", GAME, "t").choose(table.session, table.decision.leader)
    assert answer is not None
    table.act(answer, table.decision.leader)
    assert [prisoner.alive for prisoner in table.campaign.prisoners] == [True, True, True]


def test_a_position_promises_more_the_better_it_stands() -> None:
    fresh = boss_fight(begin="play").campaign
    hurt = boss_fight(begin="play", change=changes(*[be(who, damage=2) for who in range(3)])).campaign
    weak = boss_fight(begin="play").campaign
    assert weak.fight is not None
    weak.fight.enemies[0].damage = 5
    later = boss_fight(begin="play", form=2).campaign
    assert 0.0 < GAME.estimate(hurt, 0) < GAME.estimate(fresh, 0) < GAME.estimate(weak, 0) < 1.0
    assert GAME.estimate(fresh, 0) < GAME.estimate(later, 0)
    dead = after_run(cells=0).campaign
    assert GAME.estimate(dead, 0) < GAME.estimate(hurt, 0)


@pytest.mark.parametrize("players", [1, 4])
def test_milestones_count_up_and_every_bout_is_one(players: int) -> None:
    session = Session.start(GAME, players, "milestones", {"start_box": "finished"}, "none")
    bots = dict.fromkeys(range(players), find_bot("judgement", GAME, "t"))
    last = 0
    bouts: dict[tuple[int, int], int] = {}
    for _ in range(400):
        decision = session.decision
        table = session.state
        assert isinstance(table, Campaign)
        if decision is None:
            break
        here = GAME.milestone(table, decision)
        assert here == -1 or here >= last
        last = max(last, here)
        boss = None if table.fight is None else table.fight.boss
        if boss is not None and here >= 0:
            bouts.setdefault((len(table.chronicle), boss.bout), here)
        play_out(session, bots, 1)
    assert last > 0
    assert len(bouts) > 3
    assert len(set(bouts.values())) == len(bouts), "two bouts are two milestones"
