"""What an answer is called by the question it answers: to decline says what is declined, wherever it is told."""

from __future__ import annotations

import random

from all_games import words_of

from undercroft.engine.decision import Done, Pass
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.telling.answers import DECLINED
from undercroft.server.people import People, Person, Seating, hashed
from undercroft.server.presenter import Presenter
from undercroft.server.table import Table


def test_to_decline_says_what_at_every_question() -> None:
    texts = {lang: words_of(game, lang) for lang in LANGUAGES}
    seen: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
    for number in range(4):
        rng = random.Random(number)
        options = {"runs": "ten", "start_box": ["fresh", "finished"][number % 2]}
        session = Session.start(game, 1 + number % 4, f"labels {number}", options)
        for _ in range(900):
            decision = session.decision
            if decision is None:
                break
            for lang, text in texts.items():
                for option in decision.options:
                    said = text.option(session.state, option, decision)
                    if isinstance(option, Pass | Done):
                        seen[lang][decision.ask] = said
                    else:
                        assert said == text.option(session.state, option)
            session.act(rng.choice(decision.options))
    for lang, text in texts.items():
        assert set(seen[lang]) <= set(DECLINED)
        assert len(seen[lang]) > 10
        assert not {text.say("do-without"), text.say("do-enough")} & set(seen[lang].values())
        assert seen[lang]["ask-hand-test"] != seen[lang]["ask-potion"]


def test_the_board_offers_it_in_those_words() -> None:
    session = Session.start(game, 1, "labels")
    rng = random.Random(1)
    while session.decision is not None and session.decision.ask != "ask-hand-test":
        session.act(rng.choice(session.decision.options))
    person = Person(0, "Ada", [0], True, hashed("key"))
    presenter = Presenter(Table("t", session, People(1, [person], Seating({})), "first"), {})
    question = presenter.question(person, "en")
    assert question is not None
    assert question.options[0].text == "Give up no card: the test is failed"
