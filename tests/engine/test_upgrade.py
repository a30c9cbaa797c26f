"""Records of an earlier schema are read wherever they are kept: in checkpoints, histories, events and texts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from small_games.vault.game import TheVault
from small_games.vault.state import Found, Hurt, Pace, Search, Vault

from undercroft.bots.blinded import blinded
from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.errors import BadSave, BadWire
from undercroft.engine.notation import (
    from_position,
    from_transcript,
    parse,
    position,
    syntax,
    transcript,
    upgraded_value,
)
from undercroft.engine.saves import fingerprint
from undercroft.engine.session import Session
from undercroft.engine.upgrade import Added, Removed, Retagged, Reworked, Upgrades, fields_then, pending, upgraded

FIELDS = ["agenda", "chance", "over", "thieves", "deck", "hand", "spent", "round", "acting"]


class NewVault(TheVault):
    """The vault as it is now, two schemas after the one in which the old saves of this test were written."""

    schema = 3

    def upgrades(self) -> Upgrades:
        return {
            1: [Added("Vault", "acting", 8, 0), Retagged("Gait", "Stride"), Removed("Found", "where", 1)],
            2: [Retagged("Stride", "Pace"), Reworked("Hurt", lambda wire: [*wire[:2], wire[2] - 10])],
        }


OLD = TheVault()
NEW = NewVault()


def aged(wire: Any) -> Any:
    """A wire form as the first schema would have had it."""
    if isinstance(wire, dict):
        return {name: aged(value) for name, value in wire.items()}
    if not isinstance(wire, list):
        return wire
    old = [aged(part) for part in wire]
    match old[:1]:
        case ["Vault"]:
            del old[1 + FIELDS.index("acting")]
        case ["Pace"]:
            old[0] = "Gait"
        case ["Found"]:
            old.insert(2, "somewhere")
        case ["Hurt"]:
            old[2] += 10
    return old


def aged_text(text: str) -> str:
    """A text as the first schema would have had it."""
    text = re.sub(r",?\s*acting=\d+", "", text).replace("Pace(", "Gait(")
    text = re.sub(r"Found\(seat=(\d+), loot", r"Found(seat=\1, where='somewhere', loot", text)
    text = re.sub(r"Hurt\(seat=(\d+), health=(\d+)\)", lambda m: f"Hurt(seat={m[1]}, health={int(m[2]) + 10})", text)
    return text


def played(answers: int) -> Session:
    """A vault after so many answers."""
    session = Session.start(OLD, 3, "older")
    bots = {seat: find_bot("random", OLD, f"{seat}") for seat in range(3)}
    play_out(session, blinded(bots, "k"), answers)
    return session


def same_but_for_acting(one: Session, other: Session) -> bool:
    """Whether two vaults are the same, apart from the field the first schema did not have."""
    states = [one.state.copy(), other.state.copy()]
    for state in states:
        assert isinstance(state, Vault)
        state.acting = 0
    return states[0] == states[1]


def old_save(session: Session) -> bytes:
    """A save as the first schema would have written it."""
    body = json.dumps(aged(json.loads(session.save().split(b"\n")[0])), separators=(",", ":")).encode()
    return body + b"\n" + fingerprint(body) + b"\n"


@pytest.mark.parametrize("answers", [0, 2, 9, 17])
def test_a_save_of_an_older_schema_is_read_record_by_record(answers: int) -> None:
    session = played(answers)
    old = old_save(session)
    with pytest.raises(BadSave):
        Session.load(old, OLD)
    again = Session.load(old, NEW)
    assert again.notice == ""
    assert same_but_for_acting(again, session)
    assert [entry.to_wire() for entry in again.history] == [entry.to_wire() for entry in session.history]
    assert [told.event for told in again.events] == [told.event for told in session.events]
    while again.entries:
        again.undo()
    again.act(Pace("quick"), 1)


def test_a_transcript_of_an_older_schema_is_read_and_checked() -> None:
    session = played(12)
    text = aged_text(transcript(session))
    assert "Gait(" in text
    assert "where=" in text
    again = from_transcript(text, NEW, check=True)
    assert again.digest() == session.digest()
    assert again.notice == ""
    # What an earlier schema told otherwise may be a rule that has changed: it stands where the text no longer fits.
    other = text.replace("where='somewhere', loot=0", "where='somewhere', loot=1", 1)
    assert from_transcript(other, NEW, check=True).notice == "tail-dropped"


def test_a_position_of_an_older_schema_is_read() -> None:
    session = played(12)
    again = from_position(aged_text(position(session)), NEW)
    assert isinstance(again.state, Vault)
    assert again.state.thieves == session.state.thieves  # type: ignore[attr-defined]


def test_a_text_of_a_newer_schema_is_refused() -> None:
    text = transcript(played(3)).replace("schema: 1", "schema: 9")
    with pytest.raises(BadSave, match="schema 9"):
        from_transcript(text, NEW)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["Gait", "quick"], ["Pace", "quick"]),
        (["Found", 1, "there", 2], ["Found", 1, 2]),
        (["Hurt", 1, 13], ["Hurt", 1, 3]),
        ([["Gait", "quick"], ["other", ["Found", 1, "x", 2]]], [["Pace", "quick"], ["other", ["Found", 1, 2]]]),
        ([], []),
        (7, 7),
    ],
)
def test_every_kind_of_change_however_deep(old: Any, new: Any) -> None:
    assert upgraded(old, pending(NEW.upgrades(), 1)) == new


def test_only_what_came_after_a_schema_is_applied() -> None:
    assert upgraded(["Stride", "quick"], pending(NEW.upgrades(), 2)) == ["Pace", "quick"]
    assert upgraded(["Found", 1, 2], pending(NEW.upgrades(), 2)) == ["Found", 1, 2]
    assert pending(NEW.upgrades(), 3) == []


def test_a_default_that_is_a_list_is_not_shared() -> None:
    change = Added("X", "list", 0, [])
    first, second = change.apply(["X"]), change.apply(["X"])
    first[1].append(1)
    assert second == ["X", []]


def test_the_names_fields_had() -> None:
    changes = pending(NEW.upgrades(), 1)
    assert fields_then("Vault", FIELDS, changes) == FIELDS[:-1]
    assert fields_then("Found", ["seat", "loot"], changes) == ["seat", "where", "loot"]
    reworked = [Reworked("A", lambda wire: ["A", wire[1] + wire[2]], ("left", "right")), Retagged("A", "B")]
    assert fields_then("A", ["sum"], reworked) == ["left", "right"]


@pytest.mark.parametrize(
    "text", ["Gait()", "Gait(how='quick', much=1)", "Gait(speed='quick')", "Nothing(a=1)", "Found(1, 'x')"]
)
def test_an_older_record_that_is_not_made_like_that_is_refused(text: str) -> None:
    with pytest.raises(BadWire):
        parse(text, NEW, pending(NEW.upgrades(), 1))


@pytest.mark.parametrize(
    ("text", "record"),
    [
        ("Gait('quick')", Pace("quick")),
        ("Found(seat=1, loot=0, where='x')", Found(1, 0)),
        ("Hurt(1, 12)", Hurt(1, 2)),
        ("Search()", Search()),
    ],
)
def test_older_records_as_text(text: str, record: Any) -> None:
    assert parse(text, NEW, pending(NEW.upgrades(), 1)) == record


def test_an_older_mapping_as_text() -> None:
    changes = pending(NEW.upgrades(), 1)
    told = syntax("{'a': Gait('quick'), 'b': [Gait('quiet'), 1]}")
    assert upgraded_value(told, NEW, changes) == {"a": ["Pace", "quick"], "b": [["Pace", "quiet"], 1]}
    with pytest.raises(BadWire, match="must list its keys"):
        upgraded_value(syntax("{**{'x': 1}, 'a': 2}"), NEW, changes)


def checked(change: Callable[[dict[str, Any]], Any]) -> bytes:
    """A save with something changed in it, signed as if it were real."""
    data = json.loads(played(5).save().split(b"\n")[0])
    change(data)
    body = json.dumps(data).encode()
    return body + b"\n" + fingerprint(body) + b"\n"


def test_a_save_with_a_pack_that_is_missing_or_another_is_refused_with_a_sentence() -> None:
    class Packed(TheVault):
        def pack_digests(self) -> dict[str, str]:
            return {"more-traps": "abc"}

    saved = checked(lambda data: data.update(packs={"more-traps": "abc"}))
    assert Session.load(saved, Packed()).notice == ""
    with pytest.raises(BadSave, match="packs that are not here: more-traps"):
        Session.load(saved, OLD)
    with pytest.raises(BadSave, match="packs that have changed since: more-traps"):
        Session.load(checked(lambda data: data.update(packs={"more-traps": "def"})), Packed())
    assert json.loads(Session.start(Packed(), 2, "x").save().split(b"\n")[0])["packs"] == {"more-traps": "abc"}


# -- change by change ------------------------------------------------------------------------------------


def test_a_field_is_added_at_its_place_with_a_list_of_its_own() -> None:
    changes = [Added("Trap", "marks", 1, [])]
    old = [["Trap", "pit", 3], ["Door", "oak", 2]]
    new = upgraded(old, changes)
    assert new == [["Trap", "pit", [], 3], ["Door", "oak", 2]]
    new[0][2].append("worn")
    assert upgraded(old, changes)[0][2] == []
    assert fields_then("Trap", ["kind", "marks", "depth"], changes) == ["kind", "depth"]
    assert fields_then("Door", ["kind", "marks", "depth"], changes) == ["kind", "marks", "depth"]


def test_fields_had_their_names_under_the_tag_of_the_time() -> None:
    """A record that was renamed twice got one field on the way and lost another; a later one has its old tag."""
    changes = [
        Retagged("Gait", "Stride"),
        Added("Stride", "loud", 0, False),
        Retagged("Stride", "Pace"),
        Removed("Pace", "far", 1),
        Added("Gait", "never", 0, 0),
    ]
    assert upgraded(["Gait", 2, "quick"], changes) == ["Pace", False, "quick"]
    assert fields_then("Gait", ["loud", "how"], changes) == ["far", "how"]
    assert fields_then("Stride", ["loud", "how"], changes[1:]) == ["far", "how"]
    assert fields_then("Pace", ["loud", "how"], changes[3:]) == ["loud", "far", "how"]
    assert fields_then("Pace", ["loud", "how"], []) == ["loud", "how"]


def test_names_of_before_hold_for_the_record_that_was_reworked_alone() -> None:
    changes = [Reworked("Hurt", lambda wire: [wire[0], wire[2], wire[1]], ("health", "seat"))]
    assert upgraded([["Hurt", 3, 1], ["Found", 3, 1]], changes) == [["Hurt", 1, 3], ["Found", 3, 1]]
    assert fields_then("Hurt", ["seat", "health"], changes) == ["health", "seat"]
    assert fields_then("Found", ["seat", "loot"], changes) == ["seat", "loot"]
