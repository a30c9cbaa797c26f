"""What is hidden in Dead Cells, part by part: a view that shows it is caught, and dealing anew knows nothing of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from properties.dead_cells.holds import covered, hidden
from properties.dead_cells.walks import far_along
from properties.walks import THOROUGH, can_be_dealt_anew, profile

from undercroft.engine.session import Session
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.sheets import BOARDS
from undercroft.games.dead_cells.state import Campaign, Discard, Play, Run, Swap
from undercroft.games.dead_cells.view import back_of, can_say, known_spaces, lies_face_down

DEALS = 20  # of one position
ANSWERS = 60 if THOROUGH <= 12 else 150


def moments() -> Iterator[Session]:
    """Tables under way, in every biome and before every boss, with every number of players."""
    for seed, place in enumerate([*BIOMES, *BOSSES]):
        rng = random.Random(f"hidden {place}")
        start = Session.start(game, players=1 + seed % 4, seed=f"hidden {place}", options=profile(game, seed))
        session = far_along(start, seed, place)
        for answer in range(ANSWERS):
            if session.decision is None:
                break
            if answer % 4 == 0:
                yield session
            session.act(rng.choice(session.decision.options))


def table_of(session: Session) -> Campaign:
    assert isinstance(session.state, Campaign)
    return session.state


# -- views -----------------------------------------------------------------------------------------------

Hidden = Callable[[Campaign, int], list[str]]


def run_of(table: Campaign) -> Run:
    assert table.run is not None
    return table.run


def face_down(table: Campaign, seat: int) -> list[str]:
    """What others have put down."""
    others = [card for one in table.prisoners if one.seat != seat for card in one.active]
    return others if lies_face_down(table) else []


def tiles_down(table: Campaign, seat: int) -> list[str]:
    """Tiles nobody has seen."""
    run = run_of(table)
    return [tile for space, tile in run.tiles.items() if space not in known_spaces(run)]


def of_boss(table: Campaign, seat: int) -> list[str]:
    """What a boss has in store."""
    boss = None if table.fight is None else table.fight.boss
    return [] if boss is None else [*boss.attacks, *boss.pile]


SLIPS: dict[str, Hidden] = {
    "another's hand": lambda table, seat: [card for one in table.prisoners if one.seat != seat for card in one.hand],
    "one's own deck": lambda table, seat: [card for one in table.prisoners if one.seat == seat for card in one.deck],
    "another's deck": lambda table, seat: [card for one in table.prisoners if one.seat != seat for card in one.deck],
    "a card face down": face_down,
    "a tile face down": tiles_down,
    "the equipment deck": lambda table, seat: run_of(table).deck[: len(run_of(table).deck) - run_of(table).known],
    "the monsters": lambda table, seat: run_of(table).monsters,
    "the elites": lambda table, seat: run_of(table).elites,
    "malaise": lambda table, seat: run_of(table).malaise,
    "a boss's cards": of_boss,
    "the next upgrade": lambda table, seat: [deck[0] for deck in table.upgrades.values() if deck],
    "the next blueprint": lambda table, seat: [deck[0] for deck in table.blueprints.values() if deck],
    "the well": lambda table, seat: table.well[:1],
    "the secrets": lambda table, seat: table.secrets[:1],
}


def caught(session: Session, seat: int, slip: list[str]) -> set[str]:
    """What the tests of all games would say of this view with something slipped in."""
    shown = repr({**session.view(seat)["table"], "slip": slip})
    found = {card for card in covered(session, seat) if f"'{card}'" in shown}
    assert {card for card in hidden(session, seat) if f"'{card}'" in shown} <= found
    return found


@pytest.mark.parametrize("slip", SLIPS)
def test_a_view_that_shows_too_much_is_caught(slip: str) -> None:
    """Not patched into the view: on the compiled tree nothing can be."""
    found = 0
    for session in moments():
        table = table_of(session)
        if table.run is None or table.over:
            continue
        for seat in range(session.seats):
            assert caught(session, seat, []) == set()
            found += bool(caught(session, seat, SLIPS[slip](table, seat)[:1]))
        if found > 2:
            break
    # A card of which there is a public word anyway is no catch; but that is not all of them.
    assert found > 2


def test_an_onlooker_sees_no_hand_at_all() -> None:
    for session in moments():
        assert all(one["hand"] is None for one in session.view(-1)["table"]["prisoners"])


# -- dealing anew ----------------------------------------------------------------------------------------


def parts(table: Campaign, seat: int) -> dict[str, list[str]]:
    """All that this seat cannot know, part by part, and in which order it lies."""
    run, fight = table.run, table.fight
    found = {f"deck {one.seat}": one.deck for one in table.prisoners}
    for one in table.prisoners:
        if one.seat != seat:
            found[f"hand {one.seat}"] = sorted(one.hand)
            if lies_face_down(table):
                found[f"active {one.seat}"] = one.active
    if run is not None:
        found |= {"deck": run.deck[: len(run.deck) - run.known], "monsters": run.monsters, "elites": run.elites}
        found |= {"bells": run.bells, "malaise": run.malaise, "tiles": [run.tiles[at] for at in sorted(run.tiles)]}
    if fight is not None and fight.boss is not None:
        found |= {"attacks": fight.boss.attacks, "pile": fight.boss.pile}
    return found


def certain(table: Campaign) -> set[str]:
    """The parts of which there is only one way to lie, by what everybody can work out."""
    decks = {part: cards for part, cards in parts(table, -1).items() if part.split()[0] not in ("hand", "active")}
    found = {part for part, cards in decks.items() if len(set(cards)) < 2}
    for one in table.prisoners:
        unseen = one.hand + one.deck + (one.active if lies_face_down(table) else [])
        if len(unseen) == len(one.hand):
            found.add(f"hand {one.seat}")
        if not one.hand:
            found.add(f"hand {one.seat}")
        if any([sum(can_say(card, words) for card in set(unseen)) < 2 for words in one.said]) or not one.active:
            found.add(f"active {one.seat}")
    run = table.run
    if run is not None and run.biome:
        known = known_spaces(run)
        seen = [run.tiles[space] for space in known if space in run.tiles]
        backs = [back_of(tile) for tile in BOARDS[run.biome].tiles if tile not in seen]
        down = [back_of(tile) for space, tile in run.tiles.items() if space not in known]
        if all(backs.count(back) < 2 for back in down):
            found.add("tiles")
    return found


def test_every_part_that_is_hidden_is_dealt_anew_by_itself() -> None:
    """Of each part another way to lie is found among a few deals, wherever there is another."""
    seen: dict[str, int] = {}
    for session in moments():
        table = table_of(session)
        fixed = certain(table)
        for seat in range(session.seats):
            if not can_be_dealt_anew(session, seat):
                continue
            deals = [parts(table_of(session.copy_for(seat, f"deal {key}")), seat) for key in range(DEALS)]
            for part in parts(table, seat):
                if part not in fixed:
                    seen[part.split()[0]] = seen.get(part.split()[0], 0) + 1
                    assert len({tuple(deal[part]) for deal in deals}) > 1, f"{part} is never dealt anew"
    assert set(seen) >= {"deck", "hand", "active", "monsters", "elites", "malaise", "tiles", "attacks", "pile"}


def test_what_is_dealt_depends_on_nothing_that_is_hidden() -> None:
    """From a table dealt otherwise the same key deals the same: so nothing of the true one is left in it."""
    count = 0
    for session in moments():
        for seat in range(session.seats):
            if can_be_dealt_anew(session, seat):
                one = session.copy_for(seat, "the same")
                other = session.copy_for(seat, "something else").copy_for(seat, "the same")
                assert parts(table_of(one), seat) == parts(table_of(other), seat)
                count += 1
    assert count > 20


# -- pauses ----------------------------------------------------------------------------------------------


def test_a_question_about_a_hand_is_closed_and_asked_whatever_is_held() -> None:
    """So that neither a question that is not put nor a pause before an answer tells what somebody holds."""
    asked = set()
    for session in moments():
        decision = session.decision
        if decision is None:
            continue
        names_hand = any(isinstance(option, Play | Swap | Discard) for option in decision.options)
        if names_hand:
            asked.add(decision.ask)
        if names_hand or decision.ask == "ask-hand-test":
            assert not decision.open
            assert decision.seats == [decision.leader]
            assert decision.linger == (session.seats > 1)
        else:
            assert decision.open, decision.ask
    assert asked >= {"ask-card"}
