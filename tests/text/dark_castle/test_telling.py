"""The castle told in both languages: every page, and some of it word for word."""

from __future__ import annotations

import random
import sys
from types import FrameType

import pytest
from text.telling import check, play, tell, texts

from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import (
    Castle,
    Discard,
    HitDie,
    Keep,
    Name,
    NameTurner,
    PickUp,
    Resolve,
    Rest,
    TakeCharacter,
    TakeWay,
    Turn,
    Use,
)

TEXTS = texts(game)
ENOUGH = 120


@pytest.mark.parametrize("page", [*CARDS.chapters, *CARDS.bosses])
@pytest.mark.parametrize("players", [1, 3])
def test_every_page_can_be_told_while_it_is_played(players: int, page: str) -> None:
    """Sturdy prisoners with their hands full, so that much happens."""
    rng = random.Random(page)
    session = laden(players, page, rng)
    told = 0
    for decision in play(session, rng, ENOUGH):
        told = tell(session, decision, told)


def laden(players: int, page: str, rng: random.Random) -> Session:
    """A castle about to turn this page, by prisoners who carry whatever fits."""
    session = Session.start(game, players=players, seed=page)
    while session.decision is not None and session.decision.ask == "ask-character":
        session.act(rng.choice(session.decision.options))
    castle = session.state.copy()
    assert isinstance(castle, Castle)
    castle.turned = ["loose_stone"]
    castle.deck = [castle.deck[0], castle.deck[1], page] if page in CARDS.chapters else [page]
    goods = [item for item in castle.item_deck if CARDS.copies[item].hands == 1]
    rng.shuffle(goods)
    for prisoner in castle.prisoners:
        prisoner.hp = 60
        prisoner.hands = [goods.pop(), goods.pop()]
    heavy = [item for item in castle.item_deck if CARDS.copies[item].hands == 2]
    castle.prisoners[-1].hands = [rng.choice(heavy)]
    carried = [item for prisoner in castle.prisoners for item in prisoner.hands]
    castle.item_deck = [item for item in castle.item_deck if item not in carried]
    castle.agenda = [NameTurner()]
    return Session.at(game, castle, players, session.options, page)


# -- some, word for word ---------------------------------------------------------------------------------


def test_a_label_names_the_prisoner_by_character() -> None:
    session = Session.start(game, players=2, seed=1)
    for name in ("abbot", "cook"):
        session.act(TakeCharacter(name))
    said = [[text.option(session.state, action) for action in (Turn(0), Rest(1), Rest(-1))] for text in TEXTS]
    assert said == [
        ["The abbot turns the page", "The cook rests", "Everyone attacks"],
        ["L’abbé tourne la page", "Le cuisinier se repose", "Tout le monde attaque"],
    ]


def test_the_end_is_told_only_at_the_end() -> None:
    session = Session.start(game, players=2, seed=1)
    assert [text.outcome(session.state) for text in TEXTS] == ["", ""]


def test_labels_are_quick() -> None:
    """All labels of a crowded decision, with so little work that it takes far less than a frame."""
    session = laden(4, "starving_wolves", random.Random(4))
    assert session.decision is not None
    options = [option for seat in session.decision.asked() for option in session.decision.options_of(seat)]
    calls = 0

    def count(frame: FrameType, event: str, told: object) -> None:
        nonlocal calls
        calls += event == "call"

    for counting in (False, True):  # the first time templates are parsed
        sys.setprofile(count if counting else None)
        for action in options:
            TEXTS[1].option(session.state, action)
        sys.setprofile(None)
    assert calls <= 50 * len(options)


# -- moments that random play seldom reaches -------------------------------------------------------------


def wolves() -> Session:
    """The abbot and the cook before the wolves, with a pot lid and a loaf."""
    session = Session.start(game, players=2, seed="wolves")
    for name in ("abbot", "cook"):
        session.act(TakeCharacter(name))
    castle = session.state.copy()
    assert isinstance(castle, Castle)
    castle.turned = ["loose_stone", "starving_wolves"]
    castle.prisoners[0].hands = ["pot_lid.1"]
    castle.prisoners[1].hands = ["stale_loaf.1"]
    castle.agenda = [NameTurner()]
    return Session.at(game, castle, 2, session.options, "wolves")


@pytest.mark.parametrize(
    ("action", "said", "dit"),
    [
        (HitDie(2), "Die 3 of the row", "Dé 3 de la rangée"),
        (Keep(0, True), "Keep the new roll", "Garder le nouveau jet"),
        (Keep(0, False), "Keep the old roll", "Garder l’ancien jet"),
        (Discard("milk_tooth.1"), "Give up the Milk Tooth", "Défausser la dent de lait"),
        (
            Use("tallow_stub.1", 0, die=1, trait="might"),
            "The abbot lights the Tallow Stub",
            "L’abbé allume le bout de chandelle",
        ),
        (Use("stale_loaf.1", 1), "The cook eats the Heel of Grey Bread", "Le cuisinier mange le quignon de pain gris"),
        (
            Use("bent_poker.1", 1),
            "The cook uses the Bent Poker: roll again, keep either",
            "Le cuisinier se sert du tisonnier tordu\u00a0: relancer et choisir",
        ),
        (
            PickUp("dented_daggers.1", 1),
            "The cook takes the Brace of Knives",
            "Le cuisinier prend la paire de couteaux",
        ),
        (Resolve(1), "The cook attacks", "Le cuisinier attaque"),
        (TakeWay("feed_them"), "Throw them some food", "Jetez-leur à manger"),
        (TakeWay("nowhere"), "nowhere", "nowhere"),
    ],
)
def test_an_answer_can_be_told_when_the_table_has_moved_on(action: Action, said: str, dit: str) -> None:
    state = wolves().state
    assert [text.option(state, action) for text in TEXTS] == [said, dit]


@pytest.mark.parametrize(
    ("action", "why", "said", "dit"),
    [
        (
            Turn(0),
            "why-marked",
            "The Mark decides who turns this page.",
            "La Marque désigne qui tourne cette page.",
        ),
        (Rest(0), "why-no-rest", "This enemy lets nobody rest.", "Cet ennemi ne laisse personne se reposer."),
        (
            Rest(0),
            "why-not-now",
            "The abbot cannot rest in this round.",
            "L’abbé ne peut pas se reposer ce round-ci.",
        ),
        (
            TakeWay("feed_them"),
            "why-needs",
            "This way is open only if someone carries a food item.",
            "Cette voie n’est ouverte que si quelqu’un porte un aliment.",
        ),
        (
            Use("pot_lid.1", 0),
            "why-not-now",
            "There is no use for the Pot Lid just now. The time for it: at any time in a fight.",
            "On ne peut rien faire du couvercle de chaudron en ce moment. On s’en sert à tout moment d’un combat.",
        ),
        (
            Use("stale_loaf.1", 1),
            "why-not-now",
            "Using the Heel of Grey Bread would do nothing just now.",
            "Se servir du quignon de pain gris n’aurait aucun effet en ce moment.",
        ),
    ],
)
def test_why_not(action: Action, why: str, said: str, dit: str) -> None:
    state = wolves().state
    assert [text.why(state, Blocked(action, why, "EC-REST-01")) for text in TEXTS] == [said, dit]


@pytest.mark.parametrize("ask", ["ask-aim", "ask-double", "ask-guess", "ask-press", "ask-round", "ask-blow"])
def test_questions_that_are_seldom_put(ask: str) -> None:
    for players in (1, 2):
        session = laden(players, "masked_fool", random.Random(1))
        for text in TEXTS:
            check(text, text.question(session.state, Decision([0], [Name(0), Name(1)], ask)))


def test_how_it_ends() -> None:
    state = wolves().state
    assert isinstance(state, Castle)
    state.over = "escaped"
    state.turned += ["iron_saint"]
    assert [text.outcome(state) for text in TEXTS] == [
        "You are out, both of you, after 2 pages. It is getting light.",
        "Vous voilà dehors, tous les deux, au bout de 2 pages. Le jour se lève.",
    ]
    state.over = "died"
    state.turned.pop()
    state.prisoners[0].hp = 0
    state.prisoners[1].hp = -1
    assert [text.outcome(state) for text in TEXTS] == [
        "The abbot and the cook die on page 1 (Wolves in the Breach), and the castle keeps you all.",
        "L’abbé et le cuisinier meurent à la page 1 (Des loups dans la brèche), et le château vous garde tous.",
    ]
