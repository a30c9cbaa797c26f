"""What is foretold comes about when the answer is given, and leans on nothing the seat may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import pytest
from rules.dead_cells.places import GREEN, NOTHING, RED, VIOLET, ways
from rules.dead_cells.table import (
    BLANK,
    Change,
    Table,
    be,
    blow,
    boss_fight,
    changes,
    combat,
    fight,
    foe,
    give,
    ground,
    item,
    monster,
    tokens,
)

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.decision import PASS
from undercroft.engine.session import Session
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.sheets import ACTS, COMBAT, FORMS
from undercroft.games.dead_cells.state import (
    Campaign,
    Died,
    Discard,
    EnemyHurt,
    EnemyImmune,
    EnemyKilled,
    EnemyMarked,
    EnemyMoved,
    Go,
    Hit,
    Hurt,
    Marked,
    Missed,
    Play,
    Shielded,
    To,
    UseAbility,
    UseItem,
)

AIMED = ("damage", "inflict", "push", "pull", "shatter")
# Something on every line, so that each can freeze, and nothing that anybody feels.
IDLE = {line: [{"do": "rage"}] for line in ("I", "II", "III")}


def ahead(table: Table, seat: int | None = None) -> dict[str, Any]:
    """What is foretold to a seat, of those that are asked the first unless another is named."""
    decision = table.decision
    return game.foresee(table.campaign, decision, decision.seats[0] if seat is None else seat)


def entry(table: Table, option: Any) -> dict[str, Any]:
    """What is foretold of one answer."""
    found: dict[str, Any] = ahead(table)["options"][str(table.decision.options.index(option))]
    return found


# -- what a card could do ------------------------------------------------------------------------------------

SITUATIONS: dict[str, Change | None] = {
    "plain": None,
    "shields": changes(foe("1", shields=1), foe("2", golden=1), foe("L", shields=3)),
    "targeted": changes(*[foe(space, states=tokens(targeted=1)) for space in ("L", "1", "2")]),
    # Not poisoned: that would work before the later rounds, and things would no longer stand as they do.
    "ailing": changes(*[foe(space, states=tokens(0, 1, 1), frozen=[2]) for space in ("1", "2", "3")]),
    "hurt": changes(be(0, damage=2, once=["hurt"]), foe("1", damage=2), foe("3", damage=1)),
    "wall": ground(barrier="wall"),
    "void": ground(barrier="void"),
    "dark": ground(dark=True),
    "shielded": be(0, shields=1),
    "raised": be(0, tracks=[3, 3, 3]),
}


@contextmanager
def only(card: str, round: int, path: str) -> Iterator[None]:
    """Of a combat card nothing but this action."""
    face = COMBAT[card]
    kept = face.lines
    face.lines = [[path] if number == round else [] for number in range(4)]
    try:
        yield
    finally:
        face.lines = kept


def laid(card: str, change: Change | None, full: bool) -> Table:
    """This card in hand before some enemies; the other two have nothing to play but blanks."""
    spaces = ("L", "1", "2", "3") if full else ("L", "1", "3")
    foes = {space: monster(life=3, immune=["poisoned"] if space == "1" else [], **IDLE) for space in spaces}
    hands = changes(be(0, hand=[card], deck=[]), be(1, hand=[BLANK]), be(2, hand=[BLANK]))
    return fight(foes=foes, begin="play", change=changes(hands, change) if change else hands)


def play_it(table: Table, card: str, target: int) -> None:
    """Card and blanks go down; whoever is to be chosen is this enemy, and for the rest the first answer does."""
    first = next(option for option in table.offered(Play) if option.card == card)
    table.act(first)
    while table.session.decision is not None and table.campaign.fight is not None and table.fight.round < 4:
        table.act(Hit(target) if table.offers(Hit(target)) else table.decision.options[0])


def check(table: Table, card: str, round: int, path: str) -> int:
    """One action of a card is what was foretold of it, whomever it is aimed at; how many targets there were."""
    told = ahead(table)["cards"][card][str(round)]
    assert [one["do"] for one in told] == [ACTS[path].do]
    (act,) = told
    if "idle" in act:
        return 0
    for target in act["to"]:
        twin = Table(table.session.copy(keep="all"))
        before = {enemy.id: enemy.space for enemy in twin.fight.enemies}
        play_it(twin, card, target["enemy"])
        of = target["enemy"]
        assert sum(one.amount for one in twin.told(EnemyHurt) if one.enemy == of and one.who == 0) == target.get(
            "damage", 0
        )
        assert any(one.enemy == of and one.who == 0 for one in twin.told(EnemyKilled)) == target.get("kills", False)
        assert any(one.enemy == of for one in twin.told(EnemyImmune)) == target.get("immune", False)
        moved = [one.space for one in twin.told(EnemyMoved) if one.enemy == of and one.how in ("pushed", "pulled")]
        assert (moved or [before[of]])[-1] == target.get("space", before[of])
        iced = [one.round for one in twin.told(EnemyMarked) if one.enemy == of and one.state == "frozen"]
        assert iced[-1:] == ([target["frozen"]] if "frozen" in target else [])
    if not act["to"]:
        twin = Table(table.session.copy(keep="all"))
        play_it(twin, card, -1)
        assert [one.who for one in twin.told(Missed)] == [0]
    return len(act["to"])


@pytest.mark.parametrize("situation", sorted(SITUATIONS))
def test_every_action_of_every_card_does_what_was_foretold(situation: str):
    reached = 0
    for number, card in enumerate(sorted(CARDS.combat_cards)):
        for round in (1, 2, 3):
            for path in COMBAT[card].lines[round]:
                if ACTS[path].do in AIMED and ACTS[path].state != "burning":
                    with only(card, round, path):
                        # Gaps close after a round: only in the first do things stand as they do.
                        full = round > 1 or number % 2 == 0
                        reached += check(laid(card, SITUATIONS[situation], full), card, round, path)
    assert reached > 50


def test_what_fire_makes_of_a_second_fire():
    card = combat(I=[give("burning")])
    table = laid(card, foe("1", states=tokens(burning=1)), True)
    (act,) = ahead(table)["cards"][card]["1"]
    assert act["to"] == [{"enemy": table.fight.enemies[1].id, "state": "burning", "kills": True}]
    play_it(table, card, -1)
    assert [one.how for one in table.told(EnemyKilled)] == ["burning"]


def test_one_action_makes_the_next_possible():
    card = combat(I=[{"do": "block"}, blow(needs="shielded")], II=[blow(needs="shielded")])
    table = laid(card, None, True)
    near = table.fight.enemies[1].id
    assert ahead(table)["cards"][card] == {
        "1": [
            {"do": "block", "amount": 1, "who": [0]},
            {"do": "damage", "to": [{"enemy": near, "damage": 1}]},
        ],
        "2": [{"do": "damage", "idle": "shielded"}],
    }
    play_it(table, card, -1)
    assert [(one.who, one.amount) for one in table.told(Shielded)] == [(0, 1)]


def test_a_blow_on_all_is_one_and_thorns_answer_it():
    card = combat(I=[blow("123", all=True)])
    spiky = monster(life=2, thorns=1)
    table = fight(foes={"1": monster(life=1), "2": spiky}, begin="play", change=be(0, hand=[card]))
    (act,) = ahead(table)["cards"][card]["1"]
    one, two = [enemy.id for enemy in table.fight.enemies]
    assert act["all"]
    assert act["to"] == [{"enemy": one, "damage": 1, "kills": True}, {"enemy": two, "damage": 1, "thorns": 1}]


def test_whoever_vanishes_is_out_of_reach_in_that_round_alone():
    card = combat(I=[blow()], II=[blow()])
    table = fight(foes={"1": monster(life=3, I=[{"do": "vanish"}])}, begin="play", change=be(0, hand=[card]))
    told = ahead(table)["cards"][card]
    assert told["1"][0]["to"] == []
    assert len(told["2"][0]["to"]) == 1


def test_a_round_lost_to_a_restriction_promises_nothing():
    def stopped(campaign: Campaign) -> None:
        assert campaign.run is not None
        campaign.run.restriction = 1
        campaign.run.restricted_round = 2

    card = combat(I=[blow("1")], II=[blow("1")], III=[blow("1")])
    told = ahead(laid(card, stopped, full=True))["cards"][card]
    assert [bool(told[round]) for round in ("1", "2", "3")] == [True, False, True]


def test_a_boss_falls_in_thought_and_nothing_is_cut_short():
    card = combat(I=[blow("123", amount=9), blow()])

    def worn(campaign: Campaign) -> None:
        assert campaign.fight is not None
        for enemy in campaign.fight.enemies:
            enemy.damage = FORMS[enemy.card].life - 9
        campaign.prisoners[0].hand = [card]

    table = boss_fight(begin="play", change=worn)
    (first, second) = ahead(table)["cards"][card]["1"]
    assert first["to"][0]["kills"]
    assert second["to"] == []


def test_items_and_abilities_tell_what_they_would_do_now():
    sword = item(works="plus", round=1, acts=[blow(amount=2)])
    table = fight(
        cards=[[combat(I=[blow()])], [BLANK], [BLANK]], foes={"1": monster(life=3)}, change=be(0, items=[sword])
    )
    table.go("ask-round-item")
    use = UseItem(sword, -1)
    (act,) = entry(table, use)["acts"]
    assert act["to"] == [{"enemy": table.fight.enemies[0].id, "damage": 2}]
    table.act(use)
    assert [one.amount for one in table.told(EnemyHurt)] == [1, 2]
    table = fight(
        kinds=["poisoned", "flayed", "quartered"],
        cards=[[combat(I=[{"do": "ability"}])], [BLANK], [BLANK]],
        foes={"1": monster(life=3)},
    )
    table.go("ask-ability")
    use_ability = table.offered(UseAbility)[0]
    assert entry(table, use_ability)["acts"]


# -- what enemies would do -----------------------------------------------------------------------------------

BLOWS: list[dict[str, Any]] = [
    {"do": "damage", "to": "all"},
    {"do": "damage", "to": "first_player", "amount": 2},
    {"do": "damage", "to": "weakest"},
    {"do": "damage", "to": "strongest", "pierce": True},
    {"do": "damage", "to": "two"},
    {"do": "damage", "to": "choice", "amount": 2},
]
STANDING: dict[str, Change | None] = {
    "plain": None,
    "guarded": changes(be(0, shields=1), be(1, golden=1)),
    "weak": changes(be(0, damage=2), be(1, damage=1), be(2, states=tokens(targeted=1))),
}


def met(foes: dict[str, str], change: Change | None = None) -> Table:
    """Three prisoners with nothing but blanks before these enemies; the cards are still in hand."""
    hands = changes(*[be(who, hand=[BLANK], deck=[]) for who in range(3)])
    return fight(foes=foes, begin="play", change=changes(hands, change) if change else hands)


@pytest.mark.parametrize("standing", sorted(STANDING))
@pytest.mark.parametrize("act", BLOWS, ids=lambda act: act["to"])
@pytest.mark.parametrize("line", ["I", "II", "III", "IV"])
def test_enemies_do_to_the_group_what_was_foretold(line: str, act: dict[str, Any], standing: str):
    table = met({"1": monster(**{line: [act]})}, STANDING[standing])
    (told,) = ahead(table)["threat"]
    assert told["round"] == ["0", "I", "II", "III", "IV"].index(line)
    for number, who in enumerate(told["who"]):
        twin = Table(table.session.copy(keep="all"))
        while twin.session.decision is not None and twin.campaign.fight is not None:
            taking = To(who)
            twin.act(taking if twin.offers(taking) else twin.decision.options[0])
        hurt = [(one.who, one.amount) for one in twin.told(Hurt)]
        assert len({one for one, _ in hurt}) == told["picks"]
        assert dict(hurt).get(who, told["through"][number]) == told["through"][number]
        if who in dict(hurt):
            assert (who in [one.who for one in twin.told(Died)]) == (who in told["die"])


def test_frozen_lines_and_lines_behind_threaten_nobody():
    shooter = monster(life=4, I=[{"do": "damage"}], III=[{"do": "damage", "to": "all"}])
    foes = {"1": shooter, "2": monster(life=4)}
    card = combat(II=[blow("123")])
    for frozen, left in (([], [3]), ([3], [])):
        table = met(foes, changes(be(0, hand=[card]), foe("1", frozen=frozen)))
        assert [one["round"] for one in ahead(table)["threat"]] == [1, *left]
        table.go("ask-target")
        assert [one["round"] for one in ahead(table).get("threat", [])] == left


def test_states_name_whom_they_would_end():
    shaman = monster(I=[{"do": "inflict", "state": "burning", "to": "choice"}])
    table = met({"1": shaman}, be(1, states=tokens(burning=1)))
    (told,) = ahead(table)["threat"]
    assert told["state"] == "burning"
    assert told["die"] == [1]
    table.go("ask-state")
    table.act(To(1))
    assert [one.who for one in table.told(Marked)] == [1]
    assert [one.who for one in table.told(Died)] == [1]


# -- where ways lead -----------------------------------------------------------------------------------------


def test_ways_tell_what_they_ask_and_where_they_lead():
    table = ways(
        [
            {"at": "s", "to": "p", "hand": ["tactics"]},
            {"at": "s", "to": "q", "deck": {"survival": [{"do": "gain", "what": "tooth"}], "failed": []}},
            {"at": "s", "to": "r"},
        ],
        change=changes(
            be(0, hand=[GREEN, RED], deck=[VIOLET, VIOLET, GREEN, RED]), be(1, hand=[GREEN], deck=[RED, GREEN])
        ),
    )
    table.run.face_up.append("r")
    assert entry(table, Go("p"))["hand"] == [{"trait": "tactics", "chance": 0.0}]
    other = game.foresee(table.campaign, table.decision, 1)["options"]
    pool = [GREEN, RED, VIOLET, VIOLET, GREEN, RED]
    pairs = list(combinations(pool, 2))
    chance = len([pair for pair in pairs if VIOLET in pair]) / len(pairs)
    number = table.decision.options.index(Go("p"))
    assert other[str(number)]["hand"] == [{"trait": "tactics", "chance": round(chance, 4)}]
    assert entry(table, Go("q"))["deck"] == {"symbols": {"survival": 0.25}, "none": 0.75}
    number = table.decision.options.index(Go("q"))
    assert other[str(number)]["deck"] == {"symbols": {"survival": 0.3333}, "none": 0.6667}
    assert entry(table, Go("r")) == {"space": "r", "tile": NOTHING}
    assert "tile" not in entry(table, Go("p"))


@pytest.mark.parametrize("holds", [True, False])
def test_a_hand_test_can_be_met_when_it_was_said_so(holds: bool):
    table = ways(
        [
            {"at": "s", "to": "p", "hand": ["tactics"]},
            *[{"at": at, "to": to} for at, to in (("s", "q"), ("s", "r"), ("p", "r"), ("p", "q"))],
        ],
        change=be(0, hand=[VIOLET if holds else GREEN]),
    )
    assert entry(table, Go("p"))["hand"][0]["chance"] == float(holds)
    table.act(Go("p"))
    assert bool(table.offered(Discard)) == holds
    table.act(table.offered(Discard)[0] if holds else PASS)
    assert (table.run.at == "p") == holds


# -- everything at once --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("box", ["fresh", "finished"])
def test_in_any_game_it_is_plain_and_tells_nothing_hidden(players: int, box: str):
    whim = random.Random(f"{players} {box}")
    found: set[str] = set()
    for number in range(2):
        session = Session.start(
            game, players, f"ahead {players} {number}", {"mode": "campaign", "runs": "endless", "start_box": box}
        )
        bots = {seat: find_bot("judgement", game, str(seat)) for seat in range(players)}
        for count in range(260):
            decision = session.decision
            if decision is None:
                break
            before = session.digest()
            seat = whim.randrange(players)
            told = game.foresee(session.state, decision, seat)
            assert session.digest() == before
            assert json.loads(json.dumps(told)) == told
            assert told.keys() <= {"threat", "cards", "options"}
            assert all(0 <= int(one) < len(decision.options) for one in told.get("options", {}))
            found.update(told.keys())
            if seat not in decision.seats:
                assert "cards" not in told
            if count % 3 == 0 and seat in decision.seats:
                twin = session.copy_for(seat, f"dealt anew {count}")
                assert twin.decision is not None
                assert game.foresee(twin.state, twin.decision, seat) == told
            answer = next_answer(session, dict(bots))
            assert answer is not None
            asked, action = answer
            if whim.random() < 0.2 and asked in decision.seats:
                action = whim.choice(decision.options)
            session.answer(asked, session.serial(asked), action)
    assert found == {"threat", "cards", "options"}
