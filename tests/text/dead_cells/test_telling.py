"""Dead Cells told in both languages: every biome and boss, a whole campaign, and some of it word for word."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from properties.dead_cells.walks import far_along, quick
from rules.dead_cells.table import after_run
from text.telling import check, look_back, play, tell, texts

from undercroft.engine.notation import from_transcript
from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.games.dead_cells import state
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.state import Campaign

TEXTS = texts(game)
FILES = Path(__file__).parents[2] / "playthroughs" / "dead_cells"
GONE = [text.say("prisoner-gone") for text in TEXTS]


@pytest.mark.parametrize("place", [*BIOMES, *BOSSES])
def test_every_biome_and_boss_can_be_told(place: str) -> None:
    seed = [*BIOMES, *BOSSES].index(place)
    rng = random.Random(place)
    players = 1 + (seed + 2) % 4
    session = far_along(Session.start(game, players=players, seed=f"told {place}"), seed, place)
    told = 0
    for decision in play(session, rng, 60):
        told = tell(session, decision, told)
    look_back(session)


@pytest.mark.parametrize("name", ["ten-runs", "serenade"])
def test_what_happens_is_told_of_those_to_whom_it_happens(name: str) -> None:
    """Also what ends a run: it is told when the group has left the table already."""
    whole = from_transcript((FILES / f"{name}.txt").read_text(encoding="utf-8"))
    players = 1 if name == "serenade" else 2
    session = Session.start(game, players=players, seed=whole.seed, options=whole.options)
    told = 0
    lines = 0
    for entry in whole.entries:
        session.repeat(entry)
        for one in session.events[told:]:
            for text, gone in zip(TEXTS, GONE):
                said = text.event(session.state, one.event)
                if said:
                    check(text, said)
                    assert gone not in said.lower(), said
                    lines += 1
        told = len(session.events)
    assert lines > 500


# -- some, word for word ---------------------------------------------------------------------------------


def table_of() -> Campaign:
    """The Poisoned and the Immolated in their first biome."""
    session = quick(Session.start(game, players=2, seed="words"))
    table = session.state
    assert isinstance(table, Campaign)
    assert [one.kind for one in table.prisoners] == ["poisoned", "immolated"]
    return table


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (state.StartIn("B1"), "The Prisoners’ Quarters", "Le Quartier des prisonniers"),
        (state.BePrisoner("flayed"), "The Flayed", "L’Écorché"),
        (state.To(1), "The Immolated", "L’Immolé"),
        (state.Discard("slow_venom"), "Give up Slow Venom", "Se défaire de «\u00a0Venin lent\u00a0»"),
        (
            state.Play("slow_venom", "poisoned", 2),
            "Slow Venom, saying: Poisoned, round II",
            "Venin lent, en disant\u00a0: Empoisonné, ronde II",
        ),
        (state.ThrowIn(), "Throw a cell into the well", "Jeter une cellule dans le puits"),
        (state.Drink(0), "Potion for the Poisoned", "Potion pour l’Empoisonné"),
        (state.GoAgain(), "Another run", "Un nouveau Run"),
    ],
)
def test_an_answer(action: Action, english: str, french: str) -> None:
    table = table_of()
    assert [text.option(table, action) for text in TEXTS] == [english, french]


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            state.PutDown(1, "burning", 3),
            "The Immolated puts a card down and says: Burning, round III.",
            "L’Immolé pose une carte et dit\u00a0: En feu, ronde III.",
        ),
        (
            state.Hurt(0, 2, 0, "zombie.1"),
            "The Zombie hits the Poisoned: 2 damage.",
            "Le Zombie frappe l’Empoisonné\u00a0: 2 dégâts.",
        ),
        (
            state.Hurt(0, 0, 1, "bat.1"),
            "The Bat hits the Poisoned: 1 damage, all blocked.",
            "La Chauve-souris frappe l’Empoisonné\u00a0: tout est bloqué (1 dégât).",
        ),
        (
            state.Died(1, "zombie.1"),
            "The Immolated falls to the Zombie.",
            "L’Immolé succombe au Zombie.",
        ),
        (
            state.FormBeaten("concierge"),
            "The Concierge goes down, and gets up again.",
            "Le Concierge tombe, et se relève.",
        ),
        (
            state.FormBeaten("angry_concierge"),
            "The Angry Concierge goes down, and stays down.",
            "Le Concierge Furieux tombe, et ne se relève plus.",
        ),
        (state.BossBeaten("C2"), "The Time Keeper is beaten.", "Vous avez vaincu la Gardienne du Temps."),
        (
            state.ScrollGained(0, "tactics", 2),
            "The Poisoned gets a scroll of Tactics (step 2).",
            "L’Empoisonné reçoit un parchemin de Tactique (pas 2).",
        ),
    ],
)
def test_an_event(event: Event, english: str, french: str) -> None:
    table = table_of()
    assert [text.event(table, event) for text in TEXTS] == [english, french]


def test_a_run_that_is_over_still_knows_who_fell() -> None:
    table = table_of().copy()
    table.prisoners = []
    assert TEXTS[0].event(table, state.Died(0, "bat.1")).lower().startswith(GONE[0])
    table.chronicle.append(state.PastRun(1, ["flayed", "quartered"], ["B1"], "died", "bat.1", 3, 0))
    assert [text.event(table, state.Died(0, "bat.1")) for text in TEXTS] == [
        "The Flayed falls to the Bat.",
        "L’Écorché succombe à la Chauve-souris.",
    ]


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.lang)
def test_a_run_that_a_beaten_boss_ended_was_won(text: Text) -> None:
    table = after_run().campaign
    for outcome in ("C1", "C3", "won"):
        assert text.tell(game.words(table, state.RunOver(outcome, "", 9))) == text.say("event-run-over-won", cells=9)
    died = text.tell(game.words(table, state.RunOver("died", "zombie.1", 9)))
    assert text.say("monster-zombie").split()[-1].lower() in died.lower()
