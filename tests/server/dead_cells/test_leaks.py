"""Evenings of Dead Cells on a real server: nobody is told another's hand, a deck, a tile that lies face down.

And in exports and forks all of that is dealt anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.evening import EXPORTS, FRIEND, ME, REQUESTED, SPOKEN, Evening, installed, store_of, whole_evening
from server.leaks import Record, Truth, dealt_in, search
from serving import Served, served

from undercroft.engine.state import State
from undercroft.engine.text import Text
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.state import Campaign

CHAIRS = [ME, FRIEND, {"who": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("leaks") / "data") as found:
        yield found


@pytest.mark.parametrize("box", ["fresh", "finished"])
def test_what_others_hold_and_what_lies_ahead_is_told_to_nobody(server: Served, box: str) -> None:
    evening = whole_evening(server, game, CHAIRS, seed=5, options={"mode": "run", "start_box": box})
    try:
        assert evening.leaks() == []
        assert evening.heard() >= SPOKEN | REQUESTED
        truth = Truth(store_of(server), evening.table, game)
        assert any(isinstance(state, Campaign) and state.fight is not None for state in truth.states)
    finally:
        evening.close()


def before_a_fight(evening: Evening) -> None:
    """Play on until cards lie face down."""
    for _ in range(200):
        table = Truth(store_of(evening.server), evening.table, game).session.state
        assert isinstance(table, Campaign)
        if table.fight is not None and not table.fight.revealed and any(one.active for one in table.prisoners):
            return
        assert not evening.play(1)
    raise AssertionError("nobody meets anything")


def test_an_export_under_way_is_dealt_anew(server: Served) -> None:
    """Also hands and cards that lie face down, in the middle of playing them."""
    evening = Evening(server, game, [ME, FRIEND], seed=1, options={"start_box": "finished"})
    try:
        before_a_fight(evening)
        evening.snoop(EXPORTS)
        truth = Truth(store_of(server), evening.table, game)
        for name, (rev, saves) in evening.exports.items():
            true = truth.states[rev]
            assert isinstance(true, Campaign)
            deals = [dealt_in(saved, truth) for saved in saves]
            (seat,) = evening.people[name].seats
            for part, known in parts_of(true, seat).items():
                others = {tuple(parts_of(deal, seat)[part]) for deal in deals}
                if part.startswith("own"):
                    assert others == {tuple(known)}, f"{part} was dealt anew"
                else:
                    assert len(others) > EXPORTS // 3, f"{part} is one of {others}"
    finally:
        evening.close()


def parts_of(table: State, seat: int) -> dict[str, list[str]]:
    """What one seat knows (`own`), and what it does not."""
    assert isinstance(table, Campaign)
    run = table.run
    assert run is not None
    found = {
        "monsters": run.monsters,
        "equipment": run.deck,
        "tiles": [run.tiles[space] for space in sorted(run.tiles)],
    }
    for prisoner in table.prisoners:
        whose = "own" if prisoner.seat == seat else "other's"
        found[f"{whose} hand"] = sorted(prisoner.hand + prisoner.active)
        found[f"deck of {prisoner.seat}"] = prisoner.deck
    return found


# -- that it would be found ------------------------------------------------------------------------------

SLIPS = {
    "another's hand": "[card for one in table.prisoners if one.seat != 1 for card in one.hand][0]",
    "the top of a deck": "table.prisoners[1].deck[-1]",
    "the equipment deck": "run.deck[-1]",
    "a monster": "run.monsters[-1]",
    "an elite": "run.elites[-1]",
    "a tile": "[run.tiles[space] for space in sorted(run.tiles) if space not in {*run.visited, *run.face_up}][0]",
    "the next upgrade": "table.upgrades['tactics'][0]",
    "the next blueprint": "table.blueprints['B1'][0]",
    "the well": "table.well[0]",
    "a secret": "table.secrets[0]",
    "malaise": "'malaise_fog'",
    "what a boss will do": "'concierge_leap.1'",
}
LEAKY = """
import sys
if "serve" in sys.orig_argv:
    from undercroft.games.dead_cells import view
    true = view.seen_prisoner
    def seen_prisoner(table, who, seat):
        return {**true(table, who, seat), "hand": table.prisoners[who].hand.copy()}
    view.seen_prisoner = seen_prisoner
"""


def test_a_view_that_shows_every_hand_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leaky = tmp_path / "leaky"
    leaky.mkdir()
    (leaky / "sitecustomize.py").write_text(LEAKY)
    installed(tmp_path / "games", monkeypatch, leaky)
    with served(tmp_path / "data") as server:
        evening = Evening(server, game, [ME, FRIEND], seed=1)
        before_a_fight(evening)
        found = evening.leaks()
        evening.close()
    assert "step" in {leak.by for leak in found}
    truth = Truth(store_of(server), evening.table, game)
    table = truth.session.state
    assert isinstance(table, Campaign)
    held = {card for one in table.prisoners for card in one.hand}
    assert held & {leak.what for leak in found}


def test_each_kind_of_slip_would_be_found(server: Served) -> None:
    """A true message with one thing too many in it: an id, the beginning of a path, or a name in a sentence."""
    evening = Evening(server, game, [ME, FRIEND], seed=3)
    before_a_fight(evening)
    evening.close()
    truth = Truth(store_of(server), evening.table, game)
    rev = len(truth.states) - 1
    table = truth.states[rev]
    assert isinstance(table, Campaign)
    assert table.run is not None
    innocent = [record for record in evening.friend.records if record.rev == rev and record.by == "step"][-1]
    assert search([innocent], truth, [1]) == []
    named = names()
    for slip, code in SLIPS.items():
        id = eval(code, {"table": table, "run": table.run})
        for form in (id, f"{id}.2.0", f"use:{id}", f"Voici\u00a0: {named[id.partition('.')[0]]}"):
            message = json.loads(innocent.body)
            message["stages"][-1][1].append([["table", "aside"], form])
            found = search([Record(rev, "step", json.dumps(message, ensure_ascii=False))], truth, [1])
            assert {leak.what for leak in found} & {id, f"the name of {id}"}, f"{slip}: {form}"


def names() -> dict[str, str]:
    """What everything is called in French."""
    faces = game.faces(Text(game, "fr"))
    kinds = ("combat", "equipment", "monsters", "attacks", "tiles", "campaign", "malaise")
    return {id: face["name"] for kind in kinds for id, face in faces[kind].items()}
