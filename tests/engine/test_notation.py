"""The text notation: records, positions and whole games that a person can read and paste."""

from __future__ import annotations

import doctest
import random
from pathlib import Path

import pytest
from all_games import each_game
from properties.holds import Holds
from properties.walks import walk

from undercroft import Session, find_game
from undercroft.engine.decision import Done
from undercroft.engine.errors import BadSave, BadWire, NotPossible
from undercroft.engine.notation import (
    WIDTH,
    from_position,
    from_transcript,
    laid_out,
    parse,
    position,
    retrace,
    transcript,
)
from undercroft.games.dark_castle.state import Castle, Follow, Rest, Rolled, Use

CASTLE = find_game("dark-castle")


def played(players: int, seed: str, answers: int = 10_000) -> Session:
    """A random game, to its end or for so many answers."""
    rng = random.Random(seed)
    session = Session.start(CASTLE, players=players, seed=seed)
    while session.decision is not None and answers:
        seat = rng.choice(session.decision.asked())
        session.answer(seat, session.serial(seat), rng.choice(session.legal(seat)))
        answers -= 1
    return session


# -- records ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "record",
    [Rest(-1), Done(), Use("stale_loaf.1", 0, trait="might"), Rolled(0, ["might", "might"], "it's"), Follow("a.0", 1)],
)
def test_a_record_reads_back_as_it_was_written(record):
    assert parse(repr(record), CASTLE) == record


def test_a_person_may_leave_names_and_defaults_out():
    assert parse("Use('stale_loaf.1', who=0)", CASTLE) == Use("stale_loaf.1", 0, on=-1, die=-1, trait="")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "[Rest(who=1)]",
        "Rest()",
        "Rest(who=1, what=2)",
        "Rest(who='one')",
        "Rest(who=True)",
        "Rest(who=1.5)",
        "Rest(*[1])",
        "Rest(**{'who': 1})",
        "Rest(who=who)",
        "Nothing(who=1)",
        "Game()",
        "__import__('os')",
        "Rest.__class__(1)",
        "Rest(who=[c for c in 'x'])",
        "(lambda: 1)()",
        "Rest(who=1",
        "Rolled(who=0, face='might', why='')",
        "-" * 100_000 + "1",
    ],
)
def test_what_is_no_record_is_refused_and_never_run(text):
    with pytest.raises(BadWire):
        parse(text, CASTLE)


def test_a_long_record_is_laid_out_over_lines_that_fit_and_reads_back():
    state = played(3, "wide", 20).state
    text = laid_out(state)
    assert max(len(line) for line in text.split("\n")) <= WIDTH
    assert parse(text, CASTLE) == state


# -- positions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_position_reads_back_to_the_same_position_and_question(players):
    for answers in range(0, 40, 7):
        session = played(players, "candle", answers)
        again = from_position(position(session))
        assert again.digest() == session.digest()
        assert again.view(0)["table"] == session.view(0)["table"]
        if session.decision is None:
            assert again.decision is None
            continue
        assert again.decision.options == session.decision.options
        assert position(again) == position(session)
        copy = session.copy()
        for table in (copy, again):
            table.act(session.decision.options[-1])
        assert again.digest() == copy.digest()


def test_a_position_of_a_copy_that_was_dealt_anew_reads_back():
    session = played(2, "candle", 9)
    copy = session.copy_for(1, "key")
    assert from_position(position(copy)).digest() == copy.digest()


def test_scripted_dice_are_part_of_a_position():
    session = played(2, "candle", 9)
    session.script("dice", [0, 1, 2])
    assert from_position(position(session)).state.chance.dice.script == [0, 1, 2]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_position_for_a_seat_looks_the_same_and_hides_what_is_hidden(players):
    differs = 0
    for answers in range(3, 30, 3):
        session = played(players, "dark", answers)
        again = from_position(position(session, seat=0))
        assert again.view(0)["table"] == session.view(0)["table"]
        if session.decision is not None:
            assert again.view(0)["decision"]["options"] == session.view(0)["decision"]["options"]
        text = position(session, seat=0)
        for stream in (session.state.chance.setup, session.state.chance.decks, session.state.chance.dice):
            assert stream.key not in text
        assert isinstance(again.state, Castle)
        assert isinstance(session.state, Castle)
        differs += again.state.deck != session.state.deck
    assert differs > 4


@each_game
@pytest.mark.parametrize("seed", range(4))
def test_a_position_of_any_game_reads_back_and_hides_what_is_hidden(game, seed):
    holds = Holds(game)
    differs = could = 0
    for place, session in enumerate(walk(game, seed, 1 + seed, "random")):
        if place % 12 and not session.is_over():
            continue
        assert from_position(position(session)).digest() == session.digest()
        text = position(session, seat=0)
        again = from_position(text)
        assert again.view(0)["table"] == session.view(0)["table"]
        assert not [key for key in (session.state.chance.decks.key, session.state.chance.dice.key) if key in text]
        differs += holds.dealt(again, 0) != holds.dealt(session, 0)
        could += holds.dealt(session, 0) != []
    assert differs >= min(3, could // 2)


def test_a_position_can_be_edited_by_hand_when_its_last_line_goes():
    text = position(played(2, "candle", 2))
    edited = text.replace("hp=18", "hp=3", 1)
    with pytest.raises(BadSave, match=r"line \d+: the text ends with open"):
        from_position(edited)
    kept = "\n".join(line for line in edited.split("\n") if not line.startswith("="))
    assert [prisoner.hp for prisoner in from_position(kept).state.prisoners] == [3, 18]
    assert from_position(edited, check=False).digest() == from_position(kept).digest()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("undercroft position 1", "undercroft position 9"),
        ("undercroft position 1", "dear sir"),
        ("game: dark-castle", "game: light-castle"),
        ("game: dark-castle\n", ""),
        ("seats: 2", "seats: 9"),
        ("seats: 2", "seats"),
        ("'full'", "'empty'"),
        ("Castle(", "Castel("),
        ("turner=", "turned_by="),
        ("shown=False", "shown='no'"),
        ("schema: 1", "schema: 99"),
        ("0 TakeCharacter(", "0 Take("),
        ("0 TakeCharacter(", "7 TakeCharacter("),
        ("0 TakeCharacter(", "Take("),
        ("0 TakeCharacter(", "! take ("),
    ],
)
def test_a_broken_position_is_refused(old, new):
    text = position(played(2, "candle", 1))
    assert old in text
    with pytest.raises((BadSave, BadWire, NotPossible)):
        from_position(text.replace(old, new, 1))


@pytest.mark.parametrize("number", ["²", "0²", "①", "٢", "9" * 5000, "-1", "1_0"])
def test_what_only_looks_like_a_number_is_refused_with_a_sentence(number):
    text = transcript(played(2, "night"))
    for place, wrong in [
        ("seats: 2", f"seats: {number}"),
        ("schema: 1", f"schema: {number}"),
        ("0 TakeCharacter", f"{number} TakeCharacter"),
        ("0 TakeCharacter", f"! redeal {number} 'key'\n0 TakeCharacter"),
        ("0 TakeCharacter", f"! reseat {number}\n0 TakeCharacter"),
        ("0 TakeCharacter", f"! reseat 2 {number}\n0 TakeCharacter"),
    ]:
        assert place in text
        with pytest.raises(BadSave) as refusal:
            from_transcript(text.replace(place, wrong, 1))
        assert len(str(refusal.value)) < 300
    answers = position(played(2, "candle", 1))
    with pytest.raises(BadSave):
        from_position(answers.replace("\n0 Take", f"\n{number} Take", 1))


def test_a_session_without_checkpoints_has_no_position():
    with pytest.raises(NotPossible):
        position(Session.start(CASTLE, keep="none"))


# -- whole games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_transcript_replays_to_the_same_game(players):
    session = played(players, "night")
    text = transcript(session)
    again = from_transcript(text, check=True)
    assert again.digest() == session.digest()
    assert again.outcome() == session.outcome()
    assert transcript(again) == text


def test_a_transcript_of_a_game_under_way_after_undo_save_and_script():
    session = played(2, "night", 12)
    session.undo()
    session.script("dice", [1])
    session = Session.load(session.save())
    session.act(session.decision.options[0])
    again = from_transcript(transcript(session), check=True)
    assert again.digest() == session.digest()
    assert again.decision.options == session.decision.options


def test_remarks_of_a_reader_are_ignored_and_events_too_unless_checked():
    text = transcript(played(2, "night", 12))
    head, empty, lines = text.partition("\n\n")
    remarked = f"{head}{empty}# Look at this!\n{lines}"
    assert from_transcript(remarked, check=True).digest() == from_transcript(text).digest()
    told = [line for line in text.split("\n") if line.startswith("  # ")]
    wrong = text.replace(told[-1], "  # NothingToDraw()")
    from_transcript(wrong)
    with pytest.raises(BadSave, match=r"line \d+: the text tells NothingToDraw\(\), but here"):
        from_transcript(wrong, check=True)
    with pytest.raises(BadSave, match=r"line \d+: before this the text leaves out"):
        from_transcript(text.replace(told[0] + "\n", ""), check=True)


def test_a_wrong_end_an_early_end_and_an_illegal_answer_are_named():
    text = transcript(played(2, "night"))
    with pytest.raises(BadSave, match=r"line \d+: the text ends with"):
        from_transcript(text[:-5] + "0000\n", check=True)
    with pytest.raises(BadSave, match="breaks off"):
        from_transcript("\n".join(text.split("\n")[:14]), check=True)
    with pytest.raises(BadSave, match=r"line 9: .* is not one of the options"):
        from_transcript(text.replace("0 TakeCharacter", "0 Rest(who=0)\n0 TakeCharacter", 1))
    with pytest.raises(BadSave, match="does not say `seed:`"):
        from_transcript(text.replace("seed: 'night'\n", "", 1))


def test_a_game_can_be_retraced_to_any_answer():
    session = played(2, "night", 12)
    for answers in (0, 5, 12):
        assert retrace(session, answers).digest() == played(2, "night", answers).digest()
    with pytest.raises(NotPossible, match="12 answers, not 13"):
        retrace(session, 13)


def test_the_examples_in_the_documentation():
    page = Path(__file__).resolve().parents[2] / "docs" / "notation.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried > 8
    assert failed == 0
