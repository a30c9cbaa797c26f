"""Playing together with bots: who may have what lies in the inventory, and what one may ask of a fellow hero."""

from __future__ import annotations

from undercroft.engine.company import CLOSES, TAKES, Company, Heed, Request
from undercroft.engine.decision import DONE, Blocked, Decision
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.engine.state import State
from undercroft.games.dark_souls import tactics
from undercroft.games.dark_souls.reach import Scout
from undercroft.games.dark_souls.rules.activation import can_move
from undercroft.games.dark_souls.rules.attack import attacks
from undercroft.games.dark_souls.rules.bonfire import carried, slots_for
from undercroft.games.dark_souls.rules.gear import GEAR
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.state import (
    Attack,
    Drink,
    EndActivation,
    EnterBoss,
    Equip,
    Go,
    Hero,
    Outfit,
    Souls,
    Stow,
)
from undercroft.games.dark_souls.telling.names import foe
from undercroft.games.dark_souls.words import item_name

NERVE = 3.0  # whoever is told to strike does not weigh for long whether to
CARDS = {"take": "request-take", "leave": "request-leave", "give": "request-give"}  # the requests about equipment


class SoulsCompany(Company):
    """What lies in the inventory is people's first. In a fight a request holds for the next activation of the hero."""

    def share(self, state: State, decision: Decision, action: Action) -> str:
        assert isinstance(state, Souls)
        if decision.ask != "ask-roam" or state.at != BONFIRE or not state.inventory:
            return ""
        if isinstance(action, Outfit):
            return TAKES
        return CLOSES if isinstance(action, Go | EnterBoss) else ""

    def requests(self, state: State, decision: Decision, seat: int) -> list[Request]:
        assert isinstance(state, Souls)
        who = hero_of(state, seat)
        if who < 0:
            return []
        hero = state.heroes[who]
        if state.battle is not None:
            found = [Request("target", str(one.id)) for one in state.foes]
            if hero.red or hero.black:
                found.append(Request("drink"))
            return [*found, Request("rest")]
        if decision.ask != "ask-roam" or state.at != BONFIRE:
            return []
        bearable = [card for card in state.inventory if GEAR[card].slot != "none"]
        found = [Request("take", card) for card in bearable] + [Request("leave", card) for card in bearable]
        return found + [Request("give", card) for card in borne(hero)]

    def words(self, state: State, seat: int, request: Request) -> Message:
        assert isinstance(state, Souls)
        if request.kind == "target":
            return Message("request-target", foe=foe(state, int(request.thing)))
        if request.kind in CARDS:
            return Message(CARDS[request.kind], card=item_name(request.thing))
        return Message("request-drink" if request.kind == "drink" else "request-rest")

    def objection(self, state: State, decision: Decision, seat: int, request: Request) -> Blocked | None:
        """A flask that is empty, stats that are not met (DS-CHAR-10, DS-EQUIP-09)."""
        assert isinstance(state, Souls)
        who = hero_of(state, seat)
        if request.kind == "drink" and not state.heroes[who].estus:
            return Blocked(Drink(), "why-flask", "DS-CHAR-10")
        if request.kind == "take" and not slots_for(state, state.heroes[who], request.thing):
            slot = "armour" if GEAR[request.thing].slot == "armour" else "left"
            return Blocked(Equip(who, request.thing, slot), "why-needs", "DS-EQUIP-09")
        return None

    def heed(self, state: State, decision: Decision, seat: int, request: Request) -> Heed:
        assert isinstance(state, Souls)
        answers = decision.options_of(seat)
        if request.kind in CARDS:
            return outfitted(state, decision, seat, request, answers)
        if decision.seats != [seat]:
            return Heed()
        if request.kind == "target":
            return Heed(towards(state, decision, answers, int(request.thing)))
        if decision.ask != "ask-act":
            return Heed()
        return Heed(
            [action for action in answers if action == (Drink() if request.kind == "drink" else EndActivation())]
        )

    def is_over(self, state: State, decision: Decision, seat: int, request: Request) -> bool:
        assert isinstance(state, Souls)
        who = hero_of(state, seat)
        if request.kind in CARDS:
            if who < 0 or state.battle is not None or state.at != BONFIRE or is_lost(state, who, request):
                return True
            request.begun = request.begun or (decision.ask == "ask-roam" and is_granted(state, who, request))
            return False
        if who < 0 or state.battle is None:
            return True
        if request.kind == "target" and not any([one.id == int(request.thing) for one in state.foes]):
            return True
        if request.kind == "drink" and not state.heroes[who].estus:
            return True
        if state.activation is not None and state.activation.who == who:
            request.begun = True
            return False
        return request.begun


# -- equipment -------------------------------------------------------------------------------------------


def hero_of(table: Souls, seat: int) -> int:
    """The hero a seat plays; -1: none yet."""
    return next((who for who, hero in enumerate(table.heroes) if hero.seat == seat), -1)


def borne(hero: Hero) -> list[str]:
    """What a hero wears and carries."""
    return [hero.armour, *carried(hero)] if hero.armour else carried(hero)


def is_granted(table: Souls, who: int, request: Request) -> bool:
    """Whether a card is where it was asked to be."""
    return (request.thing in borne(table.heroes[who])) == (request.kind == "take")


def is_lost(table: Souls, who: int, request: Request) -> bool:
    """Whether a card is no longer where the request could concern it: sold, or with somebody else."""
    return request.thing not in [*table.inventory, *borne(table.heroes[who])]


def outfitted(table: Souls, decision: Decision, seat: int, request: Request, answers: list[Action]) -> Heed:
    """To bear a card, to put it down, or to let it lie: that and no more, since people may want the rest.

    What is as it was asked stays so until one leaves the fire.
    """
    who = hero_of(table, seat)
    is_settled = is_granted(table, who, request)
    if decision.ask == "ask-roam":
        return Heed() if is_settled else Heed([Outfit(who)])
    if decision.ask != "ask-outfit":
        return Heed()
    if is_settled:
        against = [action for action in answers if undoes(table.heroes[who], action, request)]
        return Heed([] if request.begun else [DONE], against)
    if request.kind == "take":
        return Heed([action for action in answers if isinstance(action, Equip) and action.card == request.thing])
    return Heed([Stow(who, request.thing)])


def undoes(hero: Hero, action: Action, request: Request) -> bool:
    """Whether a change of equipment would go against what was asked."""
    if request.kind != "take":
        return isinstance(action, Equip) and action.card == request.thing
    if isinstance(action, Stow):
        return action.card == request.thing
    return isinstance(action, Equip) and (action.slot == "armour") == (hero.armour == request.thing)


# -- in a fight ------------------------------------------------------------------------------------------


def towards(table: Souls, decision: Decision, answers: list[Action], id: int) -> list[Action]:
    """Strike that foe, the best blow first; or the first step of the cheapest way to where one could."""
    blows: list[Action] = [action for action in answers if isinstance(action, Attack) and action.foe == id]
    if decision.ask != "ask-act" or table.activation is None:
        return blows
    if blows:
        best = tactics.best_act(table, [*blows, EndActivation()], NERVE)
        return [best, *blows] if best in blows else blows
    if not can_move(table, table.activation):
        return []
    scout = Scout(table, table.activation, wary=True)
    for way in scout.look():
        scout.be(way.spent, way.stand)
        scout.activation.walked = True
        scout.activation.moved = not scout.activation.attacked
        if any([isinstance(blow, Attack) and blow.foe == id for blow in attacks(scout.table, scout.activation)]):
            return way.answers(True)[:1]
    return []
