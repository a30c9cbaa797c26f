"""What a board shows of the cards of Dead Cells: complete in both languages, and the same but for its words."""

from __future__ import annotations

from typing import Any

import pytest
from properties.dead_cells.walks import far_along, quick

from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dead_cells import state
from undercroft.games.dead_cells.catalogue import BOSSES, CARDS
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.sheets import MELEE_LINES, POWER_LINES

TEXTS = {lang: Text(game, lang, strict=True) for lang in LANGUAGES}
KINDS: dict[str, Any] = {
    "prisoners": CARDS.prisoners,
    "combat": CARDS.combat_cards,
    "equipment": CARDS.equipment,
    "monsters": CARDS.monsters,
    "forms": CARDS.forms,
    "attacks": CARDS.attacks,
    "elements": CARDS.elements,
    "tiles": CARDS.tiles,
    "biomes": CARDS.boards,
    "campaign": {**CARDS.upgrades, **CARDS.well, **CARDS.secrets},
    "runes": CARDS.runes,
    "malaise": CARDS.malaise,
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_face(lang: str) -> None:
    faces = game.faces(TEXTS[lang])
    for kind, cards in KINDS.items():
        also = {POWER_LINES, MELEE_LINES} if kind == "combat" else set()  # the lines on Serenade's board
        assert set(faces[kind]) == {*cards, *also}, kind
        for id, face in faces[kind].items():
            assert face["name"], id
            assert face["story"] or id in also, id
            assert kind in ("prisoners", "biomes") or face["lines"], id
    assert set(faces["bosses"]) == set(BOSSES)


def test_faces_differ_between_the_languages_only_in_words() -> None:
    english, french = (game.faces(TEXTS[lang]) for lang in LANGUAGES)
    for kind in KINDS:
        for id, face in english[kind].items():
            other = french[kind][id]
            assert set(face) == set(other), id
            assert len(face.get("lines", [])) == len(other.get("lines", [])), id
            for part in ("rounds", "acts", "life", "copies", "biome", "symbols", "spaces", "gives", "loot", "foes"):
                assert shape(face.get(part)) == shape(other.get(part)), f"{id}: {part}"


def shape(value: Any) -> Any:
    """Numbers, ids and how much there is, without what is said."""
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items() if key not in ("text", "name", "label")}
    if isinstance(value, list):
        return [shape(part) for part in value]
    return value if isinstance(value, int) else type(value).__name__


def test_every_kind_of_event_has_a_rule() -> None:
    events = {tag for tag in game.readers() if tag in vars(state) and issubclass(vars(state)[tag], Event)}
    assert set(game.sources()) == events


def headlines(session: Session) -> list[str]:
    return [text.tell(game.headline(session.state)) for text in TEXTS.values()]


def test_the_headline_says_where_we_are() -> None:
    start = Session.start(game, players=2, seed="headline")
    assert headlines(quick(start)) == ["Run 1 · Prisoners’ Quarters", "Run 1 · Quartier des prisonniers"]
    boss = far_along(Session.start(game, players=2, seed="headline"), 1, "C1")
    assert headlines(boss) == ["Run 1 · The Concierge · Bout 1", "Run 1 · Le Concierge · Manche 1"]
    while boss.decision is not None and boss.decision.ask != "ask-next-run":
        boss.act(boss.decision.options[0])
    assert headlines(boss) == ["After run 1", "Après le Run 1"]
