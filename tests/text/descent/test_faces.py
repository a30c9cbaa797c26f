"""What a board shows of the cards of Descent: complete in both languages, and the same but for its words."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.descent import state
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.words import FAMILIARS, ITEMS

TEXTS = {lang: Text(game, lang, strict=True) for lang in LANGUAGES}
KINDS: dict[str, Any] = {
    "heroes": CARDS.heroes,
    "classes": CARDS.classes,
    "skills": CARDS.skills,
    "items": ITEMS,
    "relics": CARDS.relics,
    "monsters": CARDS.monsters,
    "lieutenants": CARDS.lieutenants,
    "allies": CARDS.allies,
    "familiars": FAMILIARS,
    "overlord": CARDS.overlord,
    "search": CARDS.search,
    "conditions": CARDS.conditions,
    "travel": CARDS.travel,
    "quests": CARDS.quests,
    "rumours": CARDS.rumours,
    "taints": CARDS.taints,
    "challenges": CARDS.challenges,
    "secret_rooms": CARDS.secret_rooms,
}
TOLD = ("heroes", "classes", "relics", "monsters", "lieutenants", "allies", "familiars", "quests")
# What stands in other parts of the face, or is nothing but its figures.
WITHOUT_LINES = ("heroes", "classes", "lieutenants", "allies", "quests", "secret_rooms")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_face(lang: str) -> None:
    found = game.faces(TEXTS[lang])
    for kind, cards in KINDS.items():
        assert set(found[kind]) == set(cards), kind
        for id, face in found[kind].items():
            assert face["name"], id
            assert face["story"] or kind not in TOLD, id
            assert kind in WITHOUT_LINES or face["lines"], id
    assert set(found["plots"]) == {f"{deck.id}:{card.id}" for deck in CARDS.plots.values() for card in deck.cards}


def test_faces_differ_between_the_languages_only_in_words() -> None:
    english, french = (game.faces(TEXTS[lang]) for lang in LANGUAGES)
    for kind in (*KINDS, "plots"):
        for id, face in english[kind].items():
            assert shape(face) == shape(french[kind][id]), id


def shape(value: Any) -> Any:
    """Numbers and how much there is, without what is said."""
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items()}
    if isinstance(value, list):
        return [shape(part) for part in value]
    return value if isinstance(value, int) else type(value).__name__


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_encounter_says_what_either_side_wants_and_who_wins_by_the_clock(lang: str) -> None:
    for id, quest in game.faces(TEXTS[lang])["quests"].items():
        assert len(quest["encounters"]) == CARDS.quests[id].encounters, id
        for number, encounter in quest["encounters"].items():
            assert all(encounter["goals"][side] for side in ("heroes", "overlord")), f"{id} {number}"
            assert encounter["clock"]["text"], f"{id} {number}"


def test_every_kind_of_event_has_a_rule() -> None:
    events = {tag for tag in game.readers() if tag in vars(state) and issubclass(vars(state)[tag], Event)}
    assert set(game.sources()) == events


# -- where we are ----------------------------------------------------------------------------------------


def headlines(session: Session) -> list[str]:
    return [text.tell(game.headline(session.state)) for text in TEXTS.values()]


def test_the_headline_says_where_we_are() -> None:
    session = Session.start(game, players=3, seed="headline", options={"mode": "quest", "quest": "first_blood"})
    assert headlines(session) == ["The party gathers", "L’expédition se rassemble"]
    while session.decision is not None and session.decision.ask != "ask-next":
        session.act(session.decision.options[0])
    english, french = headlines(session)
    assert english.endswith(" · Encounter 1 · Round 1 · Heroes")
    assert french.endswith(" · Rencontre 1 · Round 1 · Héros")
    while session.decision is not None and session.decision.ask != "ask-monster-turn":
        session.act(session.decision.options[-1])
    english, french = headlines(session)
    assert english.endswith(" · Encounter 1 · Round 1 · Overlord")
    assert french.endswith(" · Rencontre 1 · Round 1 · Seigneur du Mal")
