"""The text notation: records, positions and whole games that a person can read and paste."""

from __future__ import annotations

import ast
import doctest
import random
from pathlib import Path

import pytest
from all_games import each_game
from properties.holds import Holds
from properties.walks import can_be_dealt_anew, walk
from small_games.dark_alley import game as alley
from small_games.dark_alley.game import DarkAlley
from small_games.dark_alley.state import Play, Street, Walk
from small_games.vault import game as vault
from small_games.vault.state import Pace

from undercroft import Session, find_game
from undercroft.engine.chance import Stream
from undercroft.engine.decision import DONE, PASS, Decision, Done, Each, each
from undercroft.engine.errors import BadSave, BadWire, NotPossible, WrongSeat
from undercroft.engine.game import Game, Rule
from undercroft.engine.notation import (
    WIDTH,
    entry_line,
    from_position,
    from_transcript,
    laid_out,
    parse,
    position,
    read_entry,
    retrace,
    transcript,
)
from undercroft.engine.record import Reader, Step
from undercroft.games.dark_castle.state import Castle, Follow, Rest, Rolled, Use, rest_from

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
        "Rest(who=-True)",
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
        "-" * 1_500 + "1",  # Python's grammar still takes it apart
        "{**{'who': 1}}",
    ],
)
def test_what_is_no_record_is_refused_and_never_run(text):
    with pytest.raises(BadWire):
        parse(text, CASTLE)


def test_something_else_than_a_record_is_called_what_it_is():
    with pytest.raises(BadWire, match=r"a record was expected, not '\[1\]'"):
        parse(" [1] ", CASTLE)


def test_a_record_without_a_class_of_its_name_can_only_be_read_from_the_wire():
    class Haunted(Game):
        """A game with a reader, and no such class beside it."""

        def readers(self) -> dict[str, Reader]:
            return {"Ghost": rest_from}

    with pytest.raises(BadWire, match="Ghost can only be read from the wire"):
        parse("Ghost(who=1)", Haunted())


def test_a_long_record_is_laid_out_over_lines_that_fit_and_reads_back():
    state = played(3, "wide", 20).state
    text = laid_out(state)
    assert max(len(line) for line in text.split("\n")) <= WIDTH
    assert parse(text, CASTLE) == state


def test_short_values_stand_side_by_side_and_records_below_each_other():
    numbers = laid_out(list(range(100, 200)))
    assert [len(line) for line in numbers.split("\n")] == [1, WIDTH, WIDTH, WIDTH, WIDTH, 41, 1]
    assert ast.literal_eval(numbers) == list(range(100, 200))
    rolls = laid_out([Rolled(0, ["might"] * 20, "why"), Rolled(1, [], "")])
    assert max(len(line) for line in rolls.split("\n")) <= WIDTH
    assert rolls.split("\n")[0] == "["
    assert "\n  Rolled(who=1, face=[], why=''),\n]" in rolls
    table = laid_out({"first": ["x" * 60], "second": ["y" * 60]})
    assert table.split("\n") == ["{", f"  'first': ['{'x' * 60}'],", f"  'second': ['{'y' * 60}'],", "}"]
    assert laid_out("z" * 200) == repr("z" * 200), "what has no parts stays whole"


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


class Stall(DarkAlley):
    """One step with all that makes a position hard to deal anew: a secret answer, dice, and a card off the deck."""

    name = "stall"

    def run(self, state: Street, step: Step) -> Rule | None:
        return stall(state)


def stall(street: Street) -> Rule:
    paces = yield from each({1: [Walk(1), Walk(2)]}, "ask-walk")
    pace = paces[1]
    assert isinstance(pace, Walk)
    street.steps[1] += pace.steps + 1000 * street.chance.dice.below(200) + street.chance.dice.below(200)
    yield Decision([1], [Play(street.deck[-1]), DONE], "ask-take")
    yield Decision([1], [Walk(1), DONE], "ask-walk")


@pytest.mark.parametrize("script", [[], [7, 9]])
@pytest.mark.parametrize("seed", range(6))
def test_a_position_for_a_seat_leads_to_all_it_has_seen_since_the_checkpoint(seed, script):
    """The dice that were thrown and the card that was shown are the same, though the deck was dealt anew."""
    session = Session.start(Stall(), 2, seed)
    if script:
        session.script("dice", script)
    session.act(Walk(2))
    taken = session.decision.options[0]
    session.act(taken)
    again = from_position(position(session, seat=1), session.game)
    assert again.view(1)["table"] == session.view(1)["table"]
    assert again.entries[-1].action == taken
    if script:
        assert again.state.steps[1] == 2 + 7009


def test_a_position_that_cannot_be_dealt_anew_is_refused():
    class Honest(Stall):
        """Deals anew so that the card on top is another, always."""

        def redeal(self, state: Street, seat: int, rng: Stream) -> None:
            state.deck.reverse()

    session = Session.start(Honest(), 2, "honest")
    session.act(Walk(1))
    session.act(session.decision.options[0])
    with pytest.raises(NotPossible, match="cannot be hidden"):
        position(session, seat=1)
    session.redeal(1, "key")
    with pytest.raises(NotPossible, match="cannot be dealt anew again"):
        position(session, seat=1)


def test_a_secret_answer_of_ones_own_is_part_of_a_position():
    session = Session.start(vault, 3, "secret")
    session.act(Pace("quiet"), 1)
    again = from_position(position(session, seat=1), vault)
    assert isinstance(again.decision, Each)
    assert again.decision.given == {1: Pace("quiet")}


def test_a_position_is_given_to_nobody_who_may_not_see_it():
    session = Session.start(alley, 3, "dark")
    with pytest.raises(WrongSeat, match="there is no seat 3"):
        position(session, seat=3)
    with pytest.raises(WrongSeat, match="may not see what is being decided"):
        position(session, seat=0)
    session.act(Walk(1))
    # Now the ambusher is asked, but what was answered just before is not for everybody to know.
    with pytest.raises(WrongSeat, match="may not know what was answered"):
        position(session, seat=0)
    session.act(PASS)
    assert from_position(position(session, seat=2), alley).view(2)["table"] == session.view(2)["table"]


@each_game
@pytest.mark.parametrize("seed", range(4))
def test_a_position_of_any_game_reads_back_and_hides_what_is_hidden(game, seed):
    holds = Holds(game)
    differs = could = 0
    for place, session in enumerate(walk(game, seed, 1 + seed, "random")):
        if place % 12 and not session.is_over():
            continue
        assert from_position(position(session)).digest() == session.digest()
        if not can_be_dealt_anew(session, 0):
            continue
        text = position(session, seat=0)
        again = from_position(text)
        assert again.view(0)["table"] == session.view(0)["table"]
        assert not [key for key in (session.state.chance.decks.key, session.state.chance.dice.key) if key in text]
        differs += holds.dealt(again, 0) != holds.dealt(session, 0)
        could += holds.dealt(session, 0) != []
    assert differs >= min(3, could // 2)


def test_what_is_written_below_a_position_is_answered_too():
    session = played(2, "candle", 2)
    action = session.decision.options[0]
    again = from_position(f"{position(session)}{session.decision.leader} {action!r}\n")
    session.act(action)
    assert again.digest() == session.digest()


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
        ("schema: 2", "schema: 99"),
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
        ("schema: 2", f"schema: {number}"),
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


@pytest.mark.parametrize("seat", [-1, 0])
def test_a_session_without_checkpoints_has_no_position(seat):
    with pytest.raises(NotPossible):
        position(Session.start(CASTLE, keep="none"), seat)


@pytest.mark.parametrize(
    ("state", "words"), [("", "there is no state between"), ("Rest(who=1)\n\n", "line 8: Rest is no state")]
)
def test_a_position_must_hold_a_state(state, words):
    head = position(played(2, "candle", 1)).partition("\n\n")[0]
    with pytest.raises(BadSave, match=words):
        from_position(f"{head}\n\n{state}0 TakeCharacter(character='abbot')\n")


def test_a_text_of_another_game_is_refused():
    with pytest.raises(BadSave, match="a position of dark-castle, not of dark-alley"):
        from_position(position(played(2, "candle", 1)), alley)
    with pytest.raises(BadSave, match="a transcript of dark-castle, not of dark-alley"):
        from_transcript(transcript(played(2, "candle", 1)), alley)


# -- lines of a game -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["0 Rest(who=1)", "! script dice [2, 0]", "! redeal 1 'it is a key'", "! reseat 3", "! reseat 2 1"]
)
def test_a_line_reads_back_as_it_was_written(line):
    assert entry_line(read_entry(line, CASTLE)) == line


@pytest.mark.parametrize(
    "line",
    [
        "Rest(who=1)",
        "one Rest(who=1)",
        "0 Follow(page='a.0')",
        "0 RoundBegan(number=1)",
        "!",
        "! script dice",
        "! script dice 2",
        "! script dice ['two']",
        "! redeal 1",
        "! redeal one 'key'",
        "! redeal 1 2",
        "! reseat",
        "! reseat two",
        "! reseat 2 one",
        "! reseat 3 2 1",
        "! dance dice [1]",
        "! dance 1 'key'",
        "! dance 2",
    ],
)
def test_a_line_that_says_nothing_is_refused(line):
    with pytest.raises(BadWire):
        read_entry(line, CASTLE)


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


def test_a_transcript_of_a_game_somebody_joined():
    session = Session.start(alley, 3, "joined")
    session.reseat(4)
    session.act(Walk(1))
    session.act(PASS)
    text = transcript(session)
    assert "\n  # Walked(seat=1" in text
    assert "\n  # [1] Drew(seat=1" in text, "for one seat alone"
    assert "\nseats: 3\n" in text
    assert "\n! reseat 4\n" in text
    again = from_transcript(text, alley, check=True)
    assert (again.seats, again.digest()) == (4, session.digest())


def test_a_transcript_of_other_cards_says_so():
    text = transcript(played(2, "night", 3))
    assert from_transcript(text).notice == ""
    content = f"content: {CASTLE.content}"
    assert content in text
    assert from_transcript(text.replace(content, "content: another")).notice == "content-changed"


def test_only_a_session_that_keeps_its_past_has_a_transcript():
    with pytest.raises(NotPossible, match="keeps its past"):
        transcript(Session.start(CASTLE, keep="last"))


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
    with pytest.raises(BadSave, match=r"line \d+: the text tells Somebody sneezed, but here"):
        from_transcript(text.replace(told[-1], "  # Somebody sneezed"), check=True)
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
