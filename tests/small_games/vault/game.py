"""Thieves go through a vault; its warden listens, and springs what lies ready in the dark.

It asks of the engine what a game with an overlord asks: sides, a hand that nobody sees, windows at many moments with
standing orders, answers given in secret by all at once, and talk that is open at one moment and closed at the next.
"""

from __future__ import annotations

from typing import Any

from small_games.vault.bot import Judgement
from small_games.vault.state import (
    READERS,
    Advance,
    Advanced,
    Drew,
    Found,
    Hurt,
    Met,
    NewRound,
    Pace,
    Search,
    Spring,
    Sprung,
    Thief,
    ThiefActs,
    Vault,
)

from undercroft.engine.chance import Chance, Stream
from undercroft.engine.decision import Blocked, Decision, Each, each
from undercroft.engine.game import Game, Rule
from undercroft.engine.message import Arg, Message
from undercroft.engine.record import Action, Reader, Record, Step
from undercroft.engine.sides import Side
from undercroft.engine.state import Told
from undercroft.engine.talk import Talk
from undercroft.engine.text import Text
from undercroft.engine.window import window
from undercroft.engine.wording import Wording

CARDS = [f"{kind}.{number}" for kind in ("pit", "alarm", "bolt") for number in range(1, 5)]
ROOMS = 4
LOOT = 3  # for each thief
ROUNDS = 5
ACTIONS = 3
HEALTH = 3
PACES = ("quick", "quiet")


class TheVault(Game[Vault]):
    """The game."""

    name = "vault"
    package = "small_games.vault"
    players = (2, 4)
    hides = True

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Vault:
        deck = CARDS.copy()
        chance.setup.shuffle(deck)
        thieves = [Thief(seat, 0, HEALTH, 0) for seat in range(1, seats)]
        return Vault([NewRound()], chance, "", thieves, deck, [deck.pop(), deck.pop()], [], 0, 0)

    def run(self, state: Vault, step: Step) -> Rule | None:
        if isinstance(step, NewRound):
            return new_round(state)
        assert isinstance(step, ThiefActs)
        return thief_acts(state, step)

    def sides(self, seats: int, options: dict[str, Any]) -> list[Side]:
        return [Side("thieves", list(range(1, seats))), Side("warden", [0])]

    def payoff(self, state: Vault, side: int) -> float:
        return 1.0 if (state.over == "robbed") == (side == 0) else 0.0

    def estimate(self, state: Vault, side: int) -> float:
        got = sum(min(LOOT, thief.loot) for thief in state.thieves) / (LOOT * len(state.thieves))
        hurt = min(thief.health for thief in state.thieves) / HEALTH
        late = state.round / ROUNDS
        stolen = max(0.0, min(1.0, 0.5 + 0.5 * got - 0.3 * late - 0.2 * (1 - hurt)))
        return stolen if side == 0 else 1 - stolen

    def milestone(self, state: Vault, decision: Decision) -> int:
        return state.round if isinstance(decision, Each) else -1

    def judgement(self) -> object | None:
        return Judgement()

    def label(self, state: Vault, step: Step) -> str:
        return f"round:{state.round + 1}" if isinstance(step, NewRound) else ""

    def moments(self) -> dict[str, str]:
        return {"advanced": "stop", "searched": "pass"}

    def turn(self, state: Vault) -> str:
        return f"{state.round}:{state.acting}"

    def orderable(self, state: Vault, seat: int, moment: str) -> list[str]:
        return [card for card in state.hand if fits(card, moment)] if seat == 0 else []

    def talk(self, state: Vault, decision: Decision | None) -> Talk:
        """While minds are made up in secret there are but signs; otherwise thieves may whisper."""
        if isinstance(decision, Each):
            return Talk(chat=False, pings=False, signals=("signal-nod", "signal-shrug"))
        return Talk(sides=True)

    def readers(self) -> dict[str, Reader]:
        return READERS

    def view(self, state: Vault, seat: int) -> dict[str, Any]:
        seen: dict[str, Any] = {
            "round": state.round,
            "thieves": [
                {"seat": thief.seat, "room": thief.room, "health": thief.health, "loot": thief.loot}
                for thief in state.thieves
            ],
            "deck": len(state.deck),
            "held": len(state.hand),
            "spent": state.spent.copy(),
        }
        if seat == 0:
            seen["hand"] = state.hand.copy()
        return seen

    def redeal(self, state: Vault, seat: int, rng: Stream) -> None:
        if seat == 0:
            state.deck.sort()
            rng.shuffle(state.deck)
            return
        hidden = sorted(state.deck + state.hand)
        rng.shuffle(hidden)
        state.hand[:] = [hidden.pop() for _ in state.hand]
        state.deck[:] = hidden

    def words(self, state: Vault, about: Record | Decision | Blocked) -> Message:
        return WORDING.of(state, about)

    def headline(self, state: Vault) -> Message:
        return Message("vault-round", number=max(1, state.round))

    def faces(self, text: Text) -> dict[str, Any]:
        parts = ("round", "thieves", "seat", "room", "health", "loot", "deck", "held", "spent", "hand", "rounds")
        return {
            "cards": {card: {"name": text.say(f"card-{card.split('.')[0]}")} for card in CARDS},
            "outline": {
                "labels": {part: text.say(f"part-{part}") for part in parts},
                "own": ["hand"],
                "seats": ["loot"],
            },
        }

    def recap(self, state: Vault, log: list[Told]) -> dict[str, Any]:
        return {"loot": [0, *[thief.loot for thief in state.thieves]], "rounds": state.round}


def seat_number(vault: Vault, seat: Any) -> Arg:
    """Seats are counted from 0 by us and from 1 by everybody else."""
    return int(seat) + 1


def card_name(vault: Vault, card: Any) -> Arg:
    """What it is; which of its kind makes no difference."""
    return Message(f"card-{card.split('.')[0]}")


def ask_act(vault: Vault, decision: Decision) -> Message:
    """How many acts the thief has left."""
    return Message("ask-act", count=decision.count)


WORDING: Wording[Vault] = Wording(
    questions={"ask-act": ask_act},
    answers={},
    events={},
    why=lambda vault, blocked: Message(blocked.why),
    outcome=lambda vault: Message(f"outcome-{vault.over}"),
    fields={"seat": seat_number, "card": card_name},
)


def new_round(vault: Vault) -> Rule:
    """All make up their minds at once: whoever goes as the warden listens for loses health."""
    vault.round += 1
    vault.acting = 0
    if vault.round > ROUNDS:
        vault.end("kept")
    if vault.deck:
        card = vault.deck.pop()
        vault.hand.append(card)
        vault.tell(Drew(card), only=0)
    paces: list[Action] = [Pace(how) for how in PACES]
    choices = {0: paces.copy(), **{thief.seat: paces.copy() for thief in vault.thieves}}
    answers = yield from each(choices, "ask-pace")
    listened = answers[0]
    assert isinstance(listened, Pace)
    gone: list[str] = []
    for thief in vault.thieves:
        pace = answers[thief.seat]
        assert isinstance(pace, Pace)
        gone.append(pace.how)
    vault.tell(Met(listened.how, gone))
    for thief, how in zip(vault.thieves, gone):
        if how == listened.how:
            hurt(vault, thief)
    vault.next(*[ThiefActs(thief.seat, ACTIONS) for thief in vault.thieves], NewRound())


def thief_acts(vault: Vault, step: ThiefActs) -> Rule:
    """A thief goes deeper or searches, and the warden may answer either."""
    vault.acting = step.seat
    thief = vault.thieves[step.seat - 1]
    options: list[Action] = [Search()]
    if thief.room < ROOMS:
        options.insert(0, Advance())
    answer = yield Decision([thief.seat], options, "ask-act", about=thief.seat, count=step.left)
    if isinstance(answer, Advance):
        thief.room += 1
        vault.tell(Advanced(thief.seat, thief.room))
        yield from spring(vault, thief, "advanced")
    else:
        found = 1 if vault.chance.dice.below(ROOMS + 1) <= thief.room else 0
        thief.loot += found
        vault.tell(Found(thief.seat, found))
        yield from spring(vault, thief, "searched")
    if all(one.loot >= LOOT for one in vault.thieves):
        vault.end("robbed")
    if step.left > 1:
        vault.next(ThiefActs(thief.seat, step.left - 1))


def spring(vault: Vault, thief: Thief, moment: str) -> Rule:
    """The warden may play a card; that there are cards at all is for everyone to see."""
    if not vault.hand:
        return
    reaction = yield from window(moment, [0], lambda seat: [Spring(card) for card in vault.hand if fits(card, moment)])
    if reaction is None:
        return
    assert isinstance(reaction.action, Spring)
    card = reaction.action.card
    vault.hand.remove(card)
    vault.spent.append(card)
    vault.tell(Sprung(thief.seat, card))
    if card.startswith("pit"):
        hurt(vault, thief)
    elif card.startswith("alarm"):
        thief.loot = max(0, thief.loot - 1)
    else:
        thief.room = max(0, thief.room - 1)


def fits(card: str, moment: str) -> bool:
    """Whether a card can be played at a moment."""
    return card.startswith("alarm") == (moment == "searched")


def hurt(vault: Vault, thief: Thief) -> None:
    """A thief loses health; with the last of it the warden has won."""
    thief.health -= 1
    vault.tell(Hurt(thief.seat, thief.health))
    if thief.health == 0:
        vault.end("kept")


game = TheVault()
