"""Dark Souls at the terminal table: the floor, the heroes, the boss, the map, the cards."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import Table, arena, camp, lair
from terminal.pilot import LARGE, SMALL, hit, opened, played, press, sees, session_of, shown, table, table_of, until

from undercroft.engine.session import Session
from undercroft.games.dark_souls.floorplan import floor_lines
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.panel import Panel, owned, readable, stock_lines
from undercroft.games.dark_souls.rules.gear import SHEETS
from undercroft.games.dark_souls.state import Souls
from undercroft.terminal.app import open_table
from undercroft.terminal.dialogs import Leafing
from undercroft.terminal.start import StartScreen
from undercroft.terminal.table import TableScreen
from undercroft.terminal.voice import speak

PARTY = ["knight", "assassin", "herald", "warrior"]


def hurt(souls: Souls) -> None:
    """A knight with three black cubes and two red ones, an upgrade, and a foe half dead."""
    souls.heroes[0].black = 3
    souls.heroes[0].red = 2
    souls.heroes[1].conditions = ["bleed"]
    souls.upgrades["titanite_shard.1"] = "long_sword.1"
    souls.foes[0].wounds = 4


def melee() -> Table:
    """Four heroes and three enemies in a room with things in it."""
    return arena(
        PARTY,
        at=[(2, 4), (2, 4), (0, 4), (2, 2)],
        foes=[("sentinel", (2, 2)), ("hollow_soldier", (0, 0)), ("hollow_soldier", (0, 0))],
        terrain={(1, 1): "barrel", (4, 2): "gravestone"},
        traps={(3, 3): "trap_1_1"},
        change=hurt,
    )


def before(boss: str) -> Table:
    """Two heroes beside a boss whose order of cards has been learned."""

    def learned(souls: Souls) -> None:
        assert souls.deck is not None
        souls.deck.learned = True
        souls.foes[0].last = souls.deck.cards[-1]

    return lair(boss, PARTY[:2], at=[(2, 2), (2, 4)], place=(2, 2), beside={0: "s"}, first="hero", change=learned)


def drawn(laid: Table) -> list[str]:
    """The floor, row by row."""
    view = laid.session.view(0)["table"]
    return [line.plain.rstrip() for line in floor_lines(view, speak(game, "en"), airy=False)]


def test_everyone_stands_where_they_stand() -> None:
    """The room lies as the map has it: entered by the north door, its south lies at the top."""
    assert [row.split() for row in drawn(melee())] == [
        ["·", "K", "A", "H"],
        ["?", "·"],
        ["†", "W", "1", "·"],
        ["·", "▤"],
        ["·", "·", "2", "3"],
    ]
    beside = drawn(before("gargoyle"))
    assert [row.split() for row in beside][2] == ["·", "K↓", "1↓", "·"]
    assert len(drawn(before("dancer"))) == 11


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_encounter(lang: str, size: tuple[int, int]) -> None:
    async def test() -> None:
        app = table_of(melee().session, lang)
        async with opened(app, size) as pilot:
            assert isinstance(table(app).panel, Panel)
            say = app.voice.say
            await sees(app, say("encounter-the_forgotten"), say("enemy-sentinel"), "6/10")
            await sees(app, say("panel-defences", block=2, resist=1))
            if size == SMALL:
                await pilot.press("tab")
            await sees(app, "▓▓▓·····██", say("panel-boxes", free=5), say("condition-bleed"))
            await sees(app, say("item-titanite_shard").split()[0], say("token-aggro"), say("token-luck"))

    played(test)


def test_a_boss_and_what_is_known_of_it() -> None:
    async def test() -> None:
        laid = before("gargoyle")
        app = table_of(laid.session)
        async with opened(app, (120, 50)):
            deck = laid.souls.deck
            assert deck is not None
            say = app.voice.say
            await sees(app, say("boss-gargoyle"), "26/26", say(f"pattern-{deck.cards[-1]}"))
            await sees(app, "To come, in this order", say("panel-deck", left=len(deck.cards), played=0))

    played(test)


def test_nothing_hidden_is_drawn_or_read() -> None:
    laid = lair("gargoyle", PARTY[:1], at=[(2, 4)], first="hero")
    view = laid.session.view(0)["table"]
    read = " ".join(name + words for name, words in readable(laid.souls, view, speak(game, "en")))
    for card in SHEETS["gargoyle"].behaviours:
        assert speak(game, "en").say(f"pattern-{card.id}") not in read


def test_the_bonfire_and_its_map() -> None:
    async def test() -> None:
        def led(souls: Souls) -> None:
            souls.first = 1

        laid = camp(PARTY, souls=7, inventory=["fireball.1"], change=led)
        app = table_of(laid.session)
        async with opened(app, LARGE):
            say = app.voice.say
            await sees(app, "♨", "◆", "≈", "7 souls", say("item-fireball"))
            await sees(app, say("panel-ahead"), say(f"boss-{laid.souls.quest.boss}").split()[0])
            assert shown(app).count("┌───────┐") == len(laid.souls.map) + 1
            await sees(app, "Str\u00a013", say("token-first"))
            await hit(app, "i", Leafing)
            await sees(app, say("item-long_sword"))
            await hit(app, "escape", TableScreen)
            await hit(app, "l", "Feu de Camp")

    played(test)


def test_a_card_is_read_once_however_many_copies_there_are() -> None:
    laid = camp(PARTY, inventory=["titanite_shard.1", "titanite_shard.2", "fireball.1"])
    kinds = [card.partition(".")[0] for card in owned(laid.session.view(0)["table"])]
    assert len(kinds) == len(set(kinds))
    assert {"titanite_shard", "fireball", "long_sword", "talisman"} <= set(kinds)


def test_it_begins_is_played_and_ends() -> None:
    async def test() -> None:
        session = Session.start(game, 2, "from start to end")
        app = table_of(session)
        async with opened(app, LARGE):
            await sees(app, app.voice.say("hero-knight"), app.voice.say("heroic-stand_fast"))
            while session.decision is not None and len(session.entries) < 400:
                await press(app, "1")
            assert session.is_over()
            await until(app, lambda: app.voice.say("table-over") in shown(app))

    played(test)


def test_a_new_game_is_set_up_in_words() -> None:
    async def test() -> None:
        app = open_table("dark-souls", players=None, seats=None, seed=None, options=None, resume=None, lang="fr")
        async with opened(app, (110, 44)) as pilot:
            assert isinstance(app.screen, StartScreen)
            await hit(app, "2", app.voice.say("table-how-many"))  # the first is the encounter that teaches
            for name, values in game.options().items():
                words = app.voice.setting(name)
                assert words != name
                assert words[:30] in shown(app)
                assert app.voice.setting(name, values[0]) != values[0]
            await pilot.press("up", "up")
            await hit(app, "enter", TableScreen)
            assert session_of(app).game.name == "dark-souls"

    played(test)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "in the room of the Gargoyle"), ("fr", "dans la salle de la Gargouille")]
)
def test_souls_dropped_before_a_boss_lie_in_its_room(lang: str, said: str) -> None:
    def dropped(souls: Souls) -> None:
        souls.dropped = 3
        souls.dropped_tile = -1
        souls.quest.boss = "gargoyle"

    laid = camp(PARTY[:2], change=dropped)
    text = speak(game, lang)
    lines = stock_lines(laid.souls, laid.session.view(0)["table"], text, 200)
    assert any(said in line.plain for line in lines)
