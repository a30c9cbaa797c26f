"""Several answers by one click: what is offered, where it ends, and that a standing block asks again when it should."""

from __future__ import annotations

from typing import Any

from all_games import words_of
from rules.dark_souls.table import END, Table, arena
from rules.table import rule

from undercroft.engine.clicks import clicks
from undercroft.engine.decision import DONE
from undercroft.engine.one_click import give, offered_routes
from undercroft.engine.record import Action
from undercroft.engine.route import Route
from undercroft.games.dark_souls.foresight import foresee
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.defence import defence_dice
from undercroft.games.dark_souls.rules.gear import FACES
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import Attack, Attacked, Block, BlockAll, Dodge, PushOut, PushTo, Walk


def plain(souls: Any) -> None:
    """Nobody has luck or a heroic action left, so that no roll asks anything."""
    for hero in souls.heroes:
        hero.luck = False
        hero.heroic = False


def at_a_stroke(table: Table) -> list[Route]:
    """All that is offered and told in words."""
    return [route for route in offered_routes(table.session, table.decision.seats[0]) if route.text is not None]


def given(table: Table, *actions: Action) -> int:
    """Give these in one breath; how many were given."""
    seat = table.decision.seats[0]
    return give(table.session, seat, list(actions), lambda action, goes_on: table.session.act(action, seat))


# -- going somewhere to strike --------------------------------------------------------------------------------


def test_a_foe_out_of_reach_is_struck_from_the_cheapest_node_in_range() -> None:
    """The knight's sword reaches its own node only: two steps, the first of them free."""
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 2))], change=plain)
    blows = {route.steps[-1]: route for route in at_a_stroke(table)}
    for option, price in enumerate((0, 4)):
        route = blows[Attack("long_sword.1", option, 0, False)]
        assert route.cost == price
        assert route.to == "foe:0"
        assert route.through[-2:] == [f"node:{node_at(2, 2)}", "foe:0"]
        assert [type(step) for step in route.steps] == [Walk, Attack]
    assert Attack("long_sword.1", 0, 0, False) not in table.decision.options
    assert given(table, *blows[Attack("long_sword.1", 0, 0, False)].steps) == 2
    assert table.where(0) == (2, 2)
    assert [told.foe for told in table.told(Attacked)] == [0]


def test_the_odds_of_a_blow_from_farther_off_are_those_once_one_is_there() -> None:
    table = arena(["knight"], at=[(2, 4)], foes=[("silver_knight_swordsman", (2, 2))], change=plain)
    far = foresee(table.souls, table.decision)["far"]["0:long_sword.1:1:false"]
    table.act(Walk(node_at(2, 2)))
    number = table.decision.options.index(Attack("long_sword.1", 1, 0, False))
    assert far == foresee(table.souls, table.decision)["options"][str(number)]


def test_what_can_be_struck_from_here_is_offered_from_nowhere_else() -> None:
    table = arena(["knight"], at=[(2, 2)], foes=[("silver_knight_swordsman", (2, 2))], change=plain)
    assert at_a_stroke(table) == []


def test_no_blow_is_offered_over_a_trap_nor_after_a_blow() -> None:
    trapped = arena(
        ["knight"], at=[(2, 4)], foes=[("silver_knight_swordsman", (2, 2))], traps={(2, 2): "blank"}, change=plain
    )
    assert at_a_stroke(trapped) == []
    foes = [("silver_knight_swordsman", (2, 4)), ("silver_knight_swordsman", (2, 2))]
    table = arena(["knight"], at=[(2, 4)], foes=foes, change=plain)
    assert at_a_stroke(table)
    table.act(Attack("long_sword.1", 0, 0, False))
    assert at_a_stroke(table) == []


# -- the end of the turn along with anything ------------------------------------------------------------------


def test_the_turn_is_ended_along_with_a_blow_though_dice_fall_between() -> None:
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 4))], change=plain)
    assert given(table, Attack("long_sword.1", 0, 0, False), END) == 2
    assert table.souls.activation is None
    assert [count for _, count in clicks(table.session)] == [2]


def test_luck_is_asked_about_before_the_turn_ends() -> None:
    """A roll that luck could better stops it; keeping it and ending is then one click, and so is luck and ending."""
    for last in (DONE, None):
        table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 4))])
        table.dice("blue 1")
        assert given(table, Attack("long_sword.1", 0, 0, False), END) == 1
        assert table.asks() == "ask-roll"
        answer = last or next(option for option in table.decision.options if option != DONE)
        assert given(table, answer, END) == 2
        assert table.souls.activation is None
        assert [ask for ask, _ in clicks(table.session)] == ["ask-act", "ask-roll"]


def test_where_nothing_is_used_the_next_question_is_answered_at_once() -> None:
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (2, 4))])
    table.dice("blue 1")
    table.act(Attack("long_sword.1", 0, 0, False))
    offered = [route.steps for route in offered_routes(table.session, 0)]
    assert [DONE, END] in offered
    twin = Table(table.session.copy())
    twin.act(DONE)
    after = twin.decision.options
    assert [steps for steps in offered if len(steps) == 2] == [[DONE, option] for option in after]


def test_nothing_is_offered_after_a_refusal_that_another_seat_answers_next() -> None:
    """The assassin keeps the roll, and the knight is asked next."""
    table = arena(["assassin", "knight"], at=[(2, 4), (2, 4)], foes=[("silver_knight_swordsman", (2, 4))], first="foes")
    dice = defence_dice(table.souls, table.hero(0), False)
    table.dice(*[f"{colour} {min(FACES[colour])}" for colour in dice])
    table.act(Block())
    assert table.asks() == "ask-roll"
    assert offered_routes(table.session, 0) == []


# -- meeting blows --------------------------------------------------------------------------------------------


@rule("DS-DECISION-44")
def test_whoever_blocks_all_that_comes_is_not_asked_again() -> None:
    """Two soldiers strike for 4 each: asked once, rolled for twice; in the next activation asked anew."""
    foes = [("hollow_soldier", (2, 4))] * 2
    table = arena(["knight"], at=[(2, 4)], foes=foes, first="foes", change=plain)
    assert table.decision.options[:2] == [Block(), BlockAll()]
    table.dice("blue 3", "black 1", "blue 2", "black 1")
    table.act(BlockAll())
    assert table.asks() == "ask-act"
    assert table.hero(0).red == 1
    assert table.battle.guarding == []
    table.act(END)
    assert table.asks() == "ask-defend"


@rule("DS-DECISION-44")
def test_a_blow_that_might_kill_is_asked_about_again() -> None:
    def worn(souls: Any) -> None:
        plain(souls)
        souls.heroes[0].red = 5

    foes = [("hollow_soldier", (2, 4))] * 2
    table = arena(["knight"], at=[(2, 4)], foes=foes, first="foes", change=worn)
    table.dice("blue 1", "black 1")
    table.act(BlockAll())
    assert table.hero(0).red == 7
    assert table.asks() == "ask-defend"
    assert table.battle.guarding == []


@rule("DS-DECISION-44")
def test_nothing_more_to_come_and_nothing_but_a_block_are_not_asked_about() -> None:
    last = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 4))], first="foes", change=plain)
    assert BlockAll() not in last.decision.options
    assert isinstance(last.decision.options[1], Dodge)

    def spent(souls: Any) -> None:
        plain(souls)
        souls.heroes[0].black = 9

    foes = [("hollow_soldier", (2, 4))] * 2
    table = arena(["knight"], at=[(2, 4)], foes=foes, first="foes", change=spent)
    assert "ask-defend" not in [ask for ask, _ in clicks(table.session)]


def test_a_block_and_where_the_push_behind_it_leads_are_one_click() -> None:
    table = arena(["knight"], at=[(2, 4)], foes=[("silver_knight_swordsman", (2, 4))], first="foes", change=plain)
    offered = [route.steps for route in at_a_stroke(table)]
    assert {steps[-1] for steps in offered} == {
        PushTo(node) for node in (node_at(0, 4), node_at(4, 4), node_at(1, 3), node_at(3, 3), node_at(2, 2))
    }
    assert given(table, Block(), PushTo(node_at(1, 3))) == 2
    assert table.where(0) == (1, 3)
    assert [count for _, count in clicks(table.session)] == [2]


def test_luck_is_asked_about_before_the_push() -> None:
    table = arena(["knight"], at=[(2, 4)], foes=[("silver_knight_swordsman", (2, 4))], first="foes")
    table.dice("blue 1", "black 0")
    assert given(table, Block(), PushTo(node_at(1, 3))) == 1
    assert table.asks() == "ask-roll"


def test_who_makes_room_and_where_to_are_one_click() -> None:
    foes = [("hollow_soldier", (2, 2)), ("crossbow_hollow", (2, 2)), ("silver_knight_swordsman", (2, 2))]
    table = arena(["knight"], at=[(2, 4)], foes=foes, change=plain)
    table.act(Walk(node_at(2, 2)))
    assert table.asks() == "ask-push-out"
    assert given(table, PushOut(-1, 1), PushTo(node_at(0, 2))) == 2
    assert table.lair_of(1) == (0, 2)
    assert [count for _, count in clicks(table.session)][-1] == 2


def test_everything_offered_has_its_words_in_both_languages() -> None:
    table = arena(["knight"], at=[(2, 4)], foes=[("silver_knight_swordsman", (2, 2))], change=plain)
    struck = arena(["knight"], at=[(2, 4)], foes=[("hollow_soldier", (2, 4))] * 2, first="foes", change=plain)
    for lang, blow, block in (
        (
            "en",
            "Long Sword on the Silver Knight Swordsman: ",
            "Block until the enemies are done",
        ),
        ("fr", "Épée longue sur ", "Parer jusqu’à la fin du tour des ennemis"),
    ):
        text = words_of(game, lang)
        told = [text.tell(route.text) for route in at_a_stroke(table) if route.text is not None]
        assert all(line.startswith(blow) for line in told), told
        assert len(set(told)) == len(told)
        assert text.option(struck.souls, BlockAll()) == block
