"""The castle told in both languages: every page, and some of it word for word."""

from __future__ import annotations

import random
import sys
from types import FrameType

import pytest
from text.telling import check, play, tell, texts

from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import (
    Castle,
    Discard,
    HitDie,
    Keep,
    Left,
    Name,
    NameTurner,
    PickUp,
    Resolve,
    Rest,
    Shared,
    Spared,
    TakeCharacter,
    TakeWay,
    Turn,
    Use,
    Used,
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
        (Discard("milk_tooth.1"), "Give up the milk tooth", "Défausser la dent de lait"),
        (
            Use("tallow_stub.1", 0, die=1, trait="might"),
            "The abbot uses the tallow stub",
            "L’abbé se sert du bout de chandelle",
        ),
        (PickUp("linen_strips.1", 1), "The cook takes the linen strips", "Le cuisinier prend les bandes de lin"),
        (
            Use("stale_loaf.1", 1, on=1),
            "The cook swallows the heel of grey bread: +2 HP",
            "Le cuisinier avale le quignon de pain gris\u00a0: +2 PV",
        ),
        (
            Use("onion_broth.1", 0, on=1),
            "The abbot gives the onion broth to the cook: +2 HP",
            "L’abbé donne le bouillon d’oignon au cuisinier\u00a0: +2 PV",
        ),
        (
            Use("brew_of_might.1", 1, trait="might"),
            "The cook drinks the bruiser’s broth: Might for the roll",
            "Le cuisinier boit le brouet de cogneur\u00a0: Force pour le jet",
        ),
        (
            Use("salt_water.1", 1, on=0),
            "The cook uses the grave-salt water: every curse leaves the abbot",
            "Le cuisinier se sert de l’eau au sel de tombe\u00a0: délivrer l’abbé",
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
            "This is not the moment for the pot lid. That comes at any time in a fight.",
            "Ce n’est pas le moment de se servir du couvercle de chaudron. On s’en sert à tout moment d’un combat.",
        ),
        (
            Use("stale_loaf.1", 1),
            "why-not-now",
            "The heel of grey bread would do nothing just now.",
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


@pytest.mark.parametrize(
    ("event", "said", "dit"),
    [
        (
            Shared(0, 0, 5),
            "Of 5 HP to be lost, none fall to the abbot.",
            "Sur 5 PV à perdre, aucun ne revient à l’abbé.",
        ),
        (Shared(1, 1, 5), "Of 5 HP to be lost, 1 falls to the cook.", "Sur 5 PV à perdre, 1 revient au cuisinier."),
        (Shared(1, 3, 5), "Of 5 HP to be lost, 3 fall to the cook.", "Sur 5 PV à perdre, 3 reviennent au cuisinier."),
        (
            Spared(0, 1, "rotten_shield.1", 1),
            "The worm-eaten shield spares the abbot 1 of 2 HP, and 1 remains to be lost.",
            "Le bouclier vermoulu épargne à l’abbé 1 PV sur 2\u00a0: il en reste 1 à perdre.",
        ),
        (
            Used("stale_loaf.1", 0, 0, "", ""),
            "The abbot swallows the heel of grey bread.",
            "L’abbé avale le quignon de pain gris.",
        ),
        (
            Left("linen_strips.1", -1),
            "You leave the linen strips behind.",
            "Vous laissez les bandes de lin derrière vous.",
        ),
    ],
)
def test_a_line_of_the_log_is_a_sentence_whatever_the_number(event: Event, said: str, dit: str) -> None:
    state = wolves().state
    assert [text.event(state, event) for text in TEXTS] == [said, dit]


# -- lessons ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hp", "lesson"), [([18, 9], "lesson-turner"), ([9, 18], "lesson-food")])
def test_a_beginner_is_told_of_food_only_where_it_heals(hp: list[int], lesson: str) -> None:
    """The abbot carries a loaf, which heals nobody else."""
    session = wolves()
    castle = session.state.copy()
    assert isinstance(castle, Castle)
    castle.agenda = [NameTurner()]
    castle.profile["castle"] = "first"
    castle.prisoners[0].hands = ["stale_loaf.1"]
    castle.prisoners[1].hands = ["pot_lid.1"]
    for prisoner, points in zip(castle.prisoners, hp, strict=True):
        prisoner.hp = points
    after = Session.at(game, castle, 2, session.options, "wolves")
    assert after.decision is not None
    assert game.lesson(after.state, after.decision) == lesson
