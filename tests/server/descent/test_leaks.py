"""Evenings of Descent on a real server: the hand of the overlord is his, and what lies face down is nobody's.

In exports and forks for a hero all of that is dealt anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.evening import EXPORTS, FRIEND, ME, REQUESTED, SPOKEN, Evening, installed, store_of
from server.leaks import Leak, Record, Truth, dealt_in, ids_in, search
from serving import Served, served

from undercroft.engine.state import State
from undercroft.engine.text import Text
from undercroft.games.descent.game import game
from undercroft.games.descent.rules.sheets import kind_of
from undercroft.games.descent.state import CardLost, CardPlayed, CardShown, Journey

BOT = {"who": "bot", "bot": "random"}
QUEST = {"mode": "quest", "quest": "first_blood", "heroes": "two", "taint": "on", "secret_rooms": "on"}
HEROES = ("friend", "onlooker")  # where the host is the overlord
OF_OWNED = ("owned", "pool")
ANSWERS = 500  # of a campaign: the first quest, and what comes after it


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("leaks") / "data") as found:
        yield found


def table_at(truth: Truth, rev: int) -> Journey:
    """The table as it truly was."""
    found = truth.states[min(rev, len(truth.states) - 1)]
    assert isinstance(found, Journey)
    return found


# -- the hand --------------------------------------------------------------------------------------------


def pruned(value: Any) -> Any:
    """A message without the list of all that the overlord owns, which lies open."""
    if isinstance(value, dict):
        return {key: pruned(inner) for key, inner in value.items() if key not in OF_OWNED}
    if isinstance(value, list):
        if len(value) == 2 and isinstance(value[0], list) and value[0][:2] == ["table", "overlord"]:
            return [] if value[0][2:3] == ["owned"] else [value[0], pruned(value[1])]
        return [pruned(inner) for inner in value]
    return value


def without_owned(line: str) -> str:
    """A line of what was sent, pruned if it is a message; headers and the like as they are."""
    try:
        return json.dumps(pruned(json.loads(line)), ensure_ascii=False)
    except ValueError:
        return line


def unseen(truth: Truth, rev: int) -> set[str]:
    """Kinds of cards in his hand of which nobody has seen any."""
    known = {
        kind_of(one.event.card)
        for one in truth.told[rev]
        if isinstance(one.event, CardPlayed | CardLost | CardShown) and one.only == -1
    }
    return {kind_of(card) for card in table_at(truth, rev).overlord.hand} - known


def hand_in(records: list[Record], truth: Truth) -> list[Leak]:
    """Every place where a card of his hand is named to somebody else, before the end."""
    names = {lang: game.faces(Text(game, lang))["overlord"] for lang in ("en", "fr")}
    found: list[Leak] = []
    for record in records:
        if record.rev >= min(truth.end(), len(truth.states)) or record.by in ("export", "fork"):
            continue
        body = "\n".join(without_owned(line) for line in record.body.splitlines())
        hidden = unseen(truth, record.rev)
        copies = {copy for card in hidden for copy in (card, f"{card}.1", f"{card}.2")}
        found += [Leak(record.rev, record.by, id) for id in ids_in(body, copies, words=False)]
        for faces in names.values():
            said = [card for card in hidden if f"{faces[card]['name']}" in body]
            found += [Leak(record.rev, record.by, f"the name of {card}") for card in said]
    return found


def of_hand(evening: Evening, names: tuple[str, ...]) -> list[Leak]:
    """What these were told of the hand."""
    truth = Truth(store_of(evening.server), evening.table, game)
    return [leak for name in names for leak in hand_in(evening.people[name].records, truth)]


# -- evenings --------------------------------------------------------------------------------------------


def watched(server: Served, chairs: list[dict[str, str]], seed: int, answers: int, options: dict[str, str]) -> Evening:
    """So much of a game, with everything asked for at the beginning and in the middle."""
    evening = Evening(server, game, chairs, seed, options=options)
    evening.snoop()
    evening.play(4)
    evening.take_back()
    evening.renew()
    evening.play(answers)
    evening.snoop()
    return evening


def test_what_the_overlord_holds_and_what_lies_ahead_is_told_to_no_hero(server: Served) -> None:
    """Two with heroes, and a bot against them, to the end of a quest."""
    evening = watched(server, [ME, FRIEND, BOT], 5, 60, QUEST)
    try:
        assert evening.play(), "the quest came to no end"
        assert evening.leaks() == []
        assert of_hand(evening, ("host", "friend", "onlooker")) == []
        assert evening.heard() >= SPOKEN | REQUESTED
    finally:
        evening.close()


def test_what_a_person_holds_who_is_the_overlord_is_told_to_no_hero(server: Served) -> None:
    """A person with a hero, a bot with another, and the host against them."""
    evening = watched(server, [FRIEND, BOT, ME], 6, 100, QUEST)
    try:
        assert evening.leaks() == []
        assert of_hand(evening, HEROES) == []
        assert of_hand(evening, ("host",)), "he is told what he holds"
    finally:
        evening.close()


def test_in_a_campaign_nothing_of_the_decks_is_told(server: Served) -> None:
    options = {"mode": "campaign", "heroes": "two", "rumours": "on", "taint": "on", "influence": "on"}
    evening = watched(server, [FRIEND, ME], 7, ANSWERS, options)
    try:
        assert evening.leaks() == []
        assert of_hand(evening, HEROES) == []
        table = Truth(store_of(server), evening.table, game).session.state
        assert isinstance(table, Journey)
        assert table.campaign is not None
        assert table.campaign.played, "not even the first quest was over"
    finally:
        evening.close()


# -- exports ---------------------------------------------------------------------------------------------


def in_an_encounter(evening: Evening) -> None:
    """Play on until a round has begun."""
    for _ in range(200):
        table = Truth(store_of(evening.server), evening.table, game).session.state
        assert isinstance(table, Journey)
        if table.encounter is not None and table.encounter.round > 0:
            return
        assert not evening.play(1)
    raise AssertionError("no encounter begins")


def test_an_export_under_way_is_dealt_anew(server: Served) -> None:
    evening = Evening(server, game, [FRIEND, ME], seed=1, options=QUEST)
    try:
        in_an_encounter(evening)
        evening.snoop(EXPORTS)
        truth = Truth(store_of(server), evening.table, game)
        for name, (rev, saves) in evening.exports.items():
            deals = [dealt_in(saved, truth) for saved in saves]
            (seat,) = evening.people[name].seats
            for part, known in parts_of(table_at(truth, rev), seat).items():
                others = {tuple(parts_of(deal, seat)[part]) for deal in deals}
                if part.startswith("own"):
                    assert others == {tuple(known)}, f"{part} was dealt anew"
                else:
                    assert len(others) > EXPORTS // 3, f"{part} is one of {others}"
    finally:
        evening.close()


def parts_of(table: State, seat: int) -> dict[str, list[str]]:
    """What one seat knows (`own`), and what it does not."""
    assert isinstance(table, Journey)
    whose = "own" if seat == table.seats - 1 else "other's"
    return {
        f"{whose} hand": sorted(table.overlord.hand),
        "overlord's deck": table.overlord.deck,
        "search deck": table.search,
        "taints": [hero.taint for hero in table.heroes],
    }


# -- that it would be found ------------------------------------------------------------------------------

SLIPS = {
    "the top of the Search deck": "next(card for card in reversed(table.search) if card != 'nothing')",
    "a Taint card": "table.heroes[0].taint",
}
LEAKY = """
import sys
if "serve" in sys.orig_argv:
    from undercroft.games.descent import view
    true = view.seen_overlord
    def seen_overlord(table, seat):
        return {**true(table, seat), "hand": table.overlord.hand.copy()}
    view.seen_overlord = seen_overlord
"""


def test_a_view_that_shows_the_hand_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leaky = tmp_path / "leaky"
    leaky.mkdir()
    (leaky / "sitecustomize.py").write_text(LEAKY)
    installed(tmp_path / "games", monkeypatch, leaky)
    with served(tmp_path / "data") as server:
        evening = Evening(server, game, [FRIEND, ME], seed=1, options=QUEST)
        in_an_encounter(evening)
        evening.play(10)
        found = of_hand(evening, HEROES)
        evening.close()
    assert "step" in {leak.by for leak in found}


def test_each_kind_of_slip_would_be_found(server: Served) -> None:
    """A true message with one thing too many in it: an id, the beginning of a path, or a name in a sentence."""
    evening = Evening(server, game, [FRIEND, ME], seed=3, options=QUEST)
    in_an_encounter(evening)
    evening.close()
    truth = Truth(store_of(server), evening.table, game)
    rev = len(truth.states) - 1
    table = table_at(truth, rev)
    (seat,) = evening.friend.seats
    innocent = [record for record in evening.friend.records if record.rev == rev and record.by == "step"][-1]
    assert search([innocent], truth, [seat]) == []
    assert hand_in([innocent], truth) == []
    faces = game.faces(Text(game, "fr"))
    for slip, code in SLIPS.items():
        id = eval(code, {"table": table})
        name = (faces["search"] | faces["taints"])[kind_of(id)]["name"]
        for form in (id, f"{id}.2.0", f"use:{id}", f"Voici\u00a0: {name}"):
            found = search([with_slip(innocent, form)], truth, [seat])
            assert {leak.what for leak in found} & {id, f"the name of {id}"}, f"{slip}: {form}"
    card = sorted(unseen(truth, rev))[0]
    held = next(one for one in table.overlord.hand if kind_of(one) == card)
    for form in (held, f"use:{held}", f"Voici\u00a0: {faces['overlord'][card]['name']}"):
        assert hand_in([with_slip(innocent, form)], truth), form


def with_slip(record: Record, slip: str) -> Record:
    """A message with something more in it."""
    message = json.loads(record.body)
    message["stages"][-1][1].append([["table", "aside"], slip])
    return Record(record.rev, record.by, json.dumps(message, ensure_ascii=False))
