"""Tables of Descent that were laid, and tables that nobody can have laid, though every word of them can be read."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from rules.descent.campaigns import phase
from rules.descent.table import in_quest

from undercroft.engine.errors import BadSave
from undercroft.engine.session import Session
from undercroft.games.descent import state
from undercroft.games.descent.game import game
from undercroft.games.descent.rules.sheets import ITEMS
from undercroft.games.descent.state import Journey, Strike

Blow = Callable[[Any], object]


def standing() -> Journey:
    """First Blood in its first round, in the middle of an attack, as a checkpoint keeps it."""
    session = Session.start(game, players=3, seed="check", options={"mode": "first"})
    rng = random.Random("check")
    while True:
        decision = session.decision
        assert decision is not None
        strikes = [option for option in decision.options if isinstance(option, Strike)]
        session.act(strikes[0] if strikes else rng.choice(decision.options))
        kept = session.checkpoints[-1].state
        assert isinstance(kept, Journey)
        if kept.encounter is not None and kept.encounter.attacks:
            return kept.copy()


STANDING = standing()
BETWEEN = phase("shopping").go("ask-shop").session.checkpoints[-1].state


def refused(table: Journey, blow: Blow) -> bool:
    """Whether a table is refused once it is altered."""
    altered = table.copy()
    blow(altered)
    try:
        game.check(altered)
    except BadSave as reason:
        return "no table is like this" in str(reason)
    return False


def test_what_was_laid_is_taken() -> None:
    game.check(STANDING)
    for quest in ("the_masquerade_ball", "castle_daerion", "the_shadow_vault"):
        session = in_quest(quest, secret_rooms="on", taint="on").session
        rng = random.Random(quest)
        for _ in range(60):
            for checkpoint in session.checkpoints[-3:]:
                kept = checkpoint.state
                assert isinstance(kept, Journey)
                game.check(kept)
            if session.decision is None:
                break
            session.act(rng.choice(session.decision.options))


def on_map(table: Any) -> int:
    """The first monster that stands."""
    return next(at for at, one in enumerate(table.figures) if at >= len(table.heroes) and one.base)


BLOWS: dict[str, Blow] = {
    "a hero twice": lambda table: setattr(table.heroes[1], "kind", table.heroes[0].kind),
    "another class’s skill": lambda table: table.heroes[0].skills.append("heal"),
    "a weapon that is not carried": lambda table: table.heroes[0].worn.append("crossbow"),
    "more hands than two": lambda table: [
        table.heroes[0].items.extend(two_handed()),
        table.heroes[0].worn.extend(two_handed()),
    ],
    "fatigue below nothing": lambda table: setattr(table.heroes[0], "fatigue", -1),
    "a Search card twice": lambda table: table.search.append(table.search[0]),
    "a card that he does not own": lambda table: table.overlord.hand.append("wicked_laughter"),
    "a card in hand and deck": lambda table: table.overlord.hand.append(table.overlord.deck[0]),
    "threat without a Plot deck": lambda table: setattr(table.overlord, "threat", 3),
    "a campaign that is none": lambda table: table.profile.update(mode="campaign", quest="nowhere"),
    "another quest’s map": lambda table: setattr(table.encounter, "quest", "the_dawnblade"),
    "doors that are not there": lambda table: setattr(table.encounter, "edges", "ccc"),
    "a figure off the map": lambda table: setattr(table.figures[0], "base", [9_999]),
    "a large base in a line": lambda table: setattr(table.figures[2], "base", [0, 1, 2]),
    "two in one place": lambda table: setattr(table.figures[1], "base", table.figures[on_map(table)].base[:1]),
    "a hero who is nowhere": lambda table: setattr(table.figures[0], "base", []),
    "a monster without a group": lambda table: setattr(table.figures[on_map(table)], "group", 7),
    "more damage than Health": lambda table: setattr(table.figures[on_map(table)], "damage", 90),
    "a condition nobody knows": lambda table: table.figures[0].conditions.append("bored"),
    "a token of another quest": lambda table: setattr(table.encounter.tokens[0], "kind", "beacon"),
    "a track of another quest": lambda table: table.encounter.counters.update(lit=1),
    "an effect nobody knows": lambda table: table.encounter.lasting.append(state.Lasting("joy", 0, 1, "round", "")),
    "the turn of nobody": lambda table: setattr(table.encounter.turns[-1], "figure", 99),
    "a turn without an end": lambda table: table.encounter.turns.append(table.encounter.turns[-1].copy()),
    "an attack without an end": lambda table: table.encounter.attacks.append(table.encounter.attacks[-1].copy()),
    "an attack on nobody": lambda table: setattr(table.encounter.attacks[-1].guards[0], "figure", 99),
    "a seventh face": lambda table: setattr(table.encounter.attacks[-1], "faces", [6]),
    "a die nobody has": lambda table: table.encounter.attacks[-1].dice.append("green"),
    "a surge nobody has": lambda table: table.encounter.attacks[-1].surges.append("none.surge.0"),
    "a test without an end": lambda table: table.trials.append(
        state.Trial(0, "might", 2, ["gray"], [], "", 0, -1, -1, [], [], False, False)
    ),
    "nothing to come": lambda table: table.agenda.clear(),
    "no end of a round": lambda table: table.agenda.pop(0),
    "a turn of somebody who is not there": lambda table: table.agenda.append(state.StartTurn(77)),
    "a hero who is led like a monster": lambda table: table.agenda.append(state.StartActivation(0)),
    "the shop in the middle of a fight": lambda table: table.agenda.append(state.Shopping()),
    "an act nobody knows": lambda table: table.agenda.append(
        state.DoActs(0, -1, -1, -1, ["none.do.0"], 0, 0, 0, "none", -1, [])
    ),
    "a deed of another quest": lambda table: table.agenda.append(
        state.DoDeeds(["quest:castle_daerion_1.trigger.0.do.0"], 0, -1, -1)
    ),
    "a walk in another’s turn": lambda table: table.agenda.append(state.Walk(1, [0], [1], [], [])),
}


def two_handed() -> list[str]:
    """Two weapons for both hands."""
    return [id for id, face in ITEMS.items() if face.hands == 2 and face.kind == "shop"][:2]


@pytest.mark.parametrize("blow", BLOWS)
def test_what_cannot_be_is_refused(blow: str) -> None:
    assert refused(STANDING, BLOWS[blow])


BLOWS_BETWEEN: dict[str, Blow] = {
    "an item twice": lambda table: table.campaign.shop.append(table.campaign.offered[0]),
    "an item of act II": lambda table: table.campaign.shop.append(table.campaign.later_shop.pop()),
    "gold below nothing": lambda table: setattr(table.campaign, "gold", -25),
    "a quest twice": lambda table: table.campaign.played.append(table.campaign.played[0]),
    "nothing played": lambda table: table.campaign.played.clear(),
    "figures without a map": lambda table: setattr(table.figures[0], "base", [3]),
    "an attack without a map": lambda table: table.agenda.append(state.RollAttack()),
    "a relic with nobody’s leave": lambda table: table.overlord.bearers.update(bones_of_woe="splig"),
}


@pytest.mark.parametrize("blow", BLOWS_BETWEEN)
def test_between_quests_too(blow: str) -> None:
    assert isinstance(BETWEEN, Journey)
    game.check(BETWEEN)
    assert refused(BETWEEN, BLOWS_BETWEEN[blow])
