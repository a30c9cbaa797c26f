"""Dark Souls: The Board Game, as the engine sees it."""

from __future__ import annotations

from typing import Any

from undercroft.engine.chance import Chance, Stream
from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.errors import BadSave
from undercroft.engine.game import Game, Rule
from undercroft.engine.message import Message
from undercroft.engine.record import Reader, Record, Step
from undercroft.engine.state import State, Told
from undercroft.games.dark_souls import estimate, faces, foresight, recap, telling, view, why
from undercroft.games.dark_souls.bot import Judgement
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.check import check
from undercroft.games.dark_souls.rules.agenda import run
from undercroft.games.dark_souls.rules.campaign import reseat, seatings
from undercroft.games.dark_souls.rules.setup import set_up
from undercroft.games.dark_souls.state import READERS, EnterFog, EnterTile, FoesAct, HeroActs, Souls


class DarkSouls(Game):
    """The game."""

    name = "dark-souls"
    package = "undercroft.games.dark_souls"
    schema = 1
    players = (1, 4)

    def __init__(self) -> None:
        super().__init__(CARDS)

    def options(self) -> dict[str, list[Any]]:
        """What to play, and the profile: where rulings leave players a choice (DS-DECISION-21)."""
        return {
            "mode": ["standard", *CARDS.campaigns],
            "layout": ["automatic", "players"],
            "boss_push": ["turn_first", "push_first"],
            "leap_push": ["landing", "both"],
            "pair_health": ["capped", "uncapped"],
            "luck_on_resist": ["yes", "no"],
            "stagger_moves": ["no", "yes"],
            "heat_up_pile": ["all", "deck"],
            "step_between_attacks": ["no", "yes"],
            "defend_order": ["table", "asked"],
            "souls_after_victory": ["collected", "left"],
        }

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> State:
        return set_up(seats, options, chance)

    def run(self, state: State, step: Step) -> Rule | None:
        assert isinstance(state, Souls)
        return run(state, step)

    def payoff(self, state: State, seat: int) -> float:
        """All win or all lose (DS-COMP-01, DS-COMP-02)."""
        return 1.0 if state.over == "won" else 0.0

    def judgement(self) -> object | None:
        return Judgement()

    def promise(self, state: State, seat: int) -> float:
        assert isinstance(state, Souls)
        return estimate.estimate(state)

    def milestone(self, state: State, decision: Decision) -> int:
        """The bonfire, and the beginning of an activation."""
        assert isinstance(state, Souls)
        return estimate.milestone(state, decision)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Souls)
        return estimate.features(state)

    def label(self, state: State, step: Step) -> str:
        assert isinstance(state, Souls)
        if isinstance(step, EnterTile | EnterFog):
            return "encounter"
        if isinstance(step, HeroActs):
            return "activation"
        if isinstance(step, FoesAct):
            return "enemies"
        return ""

    def scene(self, state: State) -> str:
        assert isinstance(state, Souls)
        return "boss fight" if state.deck is not None else ""

    def readers(self) -> dict[str, Reader]:
        return READERS

    def check(self, state: State) -> None:
        if not isinstance(state, Souls):
            raise BadSave("this is the table of another game")
        check(state)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Souls)
        return view.view(state, seat)

    def redeal(self, state: State, seat: int, rng: Stream) -> None:
        assert isinstance(state, Souls)
        view.redeal(state, rng)

    def seatings(self, state: State, decision: Decision) -> list[int]:
        assert isinstance(state, Souls)
        return seatings(state) if decision.ask == "ask-roam" else []

    def reseat(self, state: State, seats: int, leaver: int) -> None:
        assert isinstance(state, Souls)
        reseat(state, seats, leaver)

    def why_not(self, state: State, decision: Decision, seat: int) -> list[Blocked]:
        assert isinstance(state, Souls)
        return why.why_not(state, decision, seat)

    def foresee(self, state: State, decision: Decision, seat: int) -> dict[str, Any]:
        assert isinstance(state, Souls)
        return foresight.foresee(state, decision)

    def words(self, state: State, about: Record | Decision | Blocked) -> Message:
        assert isinstance(state, Souls)
        return telling.WORDING.of(state, about)

    def headline(self, state: State) -> Message:
        assert isinstance(state, Souls)
        return faces.headline(state)

    def faces(self, text: Any) -> dict[str, Any]:
        return faces.faces(text)

    def sources(self) -> dict[str, str]:
        return faces.SOURCES

    def recap(self, state: State, log: list[Told]) -> dict[str, Any]:
        assert isinstance(state, Souls)
        return recap.recap(state, log)


game = DarkSouls()
