"""How a finished table counts: for whom, by what, how long it took, and whether anything was taken back."""

from __future__ import annotations

from pathlib import Path

from server.devices import get_up, party, sit
from server.tables_fixture import played, tables_at
from server.test_tables import answer_some, refused, to_the_end

from undercroft.engine.game import find_game
from undercroft.engine.text import LANGUAGES
from undercroft.server import wire
from undercroft.server.daily import seed_of
from undercroft.server.scores import PAUSE, score_words, time_at_table

DAY = "2026-11-16"
SEED = seed_of("dark-castle", DAY)


def test_a_finished_table_counts_for_whoever_played_and_not_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", "friend", seed=SEED)
            await answer_some(here, 3)
            assert await refused("too-late", tables.score(here.table, here.keys[0])) == "not-over"
            await to_the_end(here)
            mine, other = [await tables.score(here.table, key) for key in here.keys]
            characters = [one["character"] for one in here.devices[0].view["table"]["prisoners"]]
            assert [dict(told.facts)["character"] for told in (mine, other)] == characters
            assert (mine.game, mine.players, mine.usual, mine.undone) == ("dark-castle", 2, True, False)
            assert mine.won == (here.devices[0].shown["over"] == "escaped")
            assert mine.figures["pages"] == len(here.devices[0].view["table"]["turned"]) - 1
            assert mine.daily == DAY
            assert 0 < mine.seconds + 1 < 600
            looker = await tables.join(here.table, wire.Join(here.opened.watch, "Di"))
            seen = await tables.score(here.table, looker.key)
            assert "character" not in dict(seen.facts)
            assert seen.figures == mine.figures

    played(test)


def test_what_was_taken_back_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            here = await party(tables, "me", seed=SEED)
            await answer_some(here, 2)
            await here.devices[0].say(wire.Undo())
            await to_the_end(here)
            found = await tables.score(here.table, here.keys[0])
            assert found.undone
            assert found.daily == DAY
            # Also when the table has left memory and come back.
            await get_up(tables, here.devices[0])
            tables.idle_seconds = 0
            await tables.sweep()
            assert here.table not in tables.live
            assert await tables.score(here.table, here.keys[0]) == found

    played(test)


def test_only_a_whole_game_by_the_usual_rules_is_the_one_of_the_day(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_at(tmp_path) as tables:
            short = await party(tables, "me", seed=SEED, options={"castle": "first"})
            await to_the_end(short)
            told = await tables.score(short.table, short.keys[0])
            assert (told.usual, told.daily) == (False, "")
            whole = await party(tables, "me", seed=SEED)
            await to_the_end(whole)
            assert (await tables.score(whole.table, whole.keys[0])).daily == DAY
            # Gone on with from somewhere in its past, one knows what comes.
            fork = await tables.fork(whole.table, whole.keys[0], 5)
            again = await sit(tables, fork.table, fork.key)
            while not again.shown.get("over"):
                await again.answer(0)
            told = await tables.score(fork.table, fork.key)
            assert (told.usual, told.undone, told.daily) == (True, False, "")

    played(test)


def test_long_pauses_are_not_time_at_the_table() -> None:
    assert time_at_table([]) == 0
    assert time_at_table([100, 130, 130 + PAUSE, 150 + PAUSE]) == 50


def test_every_game_says_what_it_is_counted_by_in_every_language() -> None:
    for name in ("dark-castle", "dark-souls", "dead-cells"):
        game = find_game(name)
        for lang in LANGUAGES:
            found = score_words(game, lang)
            assert len(found.achievements) == 12
            assert len({one.title for one in found.achievements}) == 12
            said = [word for fact in found.facts for word in (fact.title, *fact.values.values())]
            said += [*found.figures.values(), *[word for one in found.achievements for word in (one.title, one.line)]]
            assert all(word[0].isupper() or not word[0].isalpha() for word in said), said
            assert not any("‹" in word for word in said)
