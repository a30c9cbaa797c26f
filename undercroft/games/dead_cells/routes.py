"""Two answers as one: an ability and whom it is for, a corridor and the card that pays for its Test.

Walks of several rooms are none: every room turns a tile that nobody knows (DC-EXPL-03, DC-EXPL-06, DC-EXPL-12).
"""

from __future__ import annotations

from undercroft.engine.decision import Decision
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.engine.route import Route
from undercroft.games.dead_cells.rules.acts import AIMED, aimed_at, is_met
from undercroft.games.dead_cells.rules.drawing import bears
from undercroft.games.dead_cells.rules.exploring import corridor_to
from undercroft.games.dead_cells.rules.prisoner_turn import abilities
from undercroft.games.dead_cells.rules.sheets import ACTS, OPENINGS
from undercroft.games.dead_cells.rules.table import fighting, passives
from undercroft.games.dead_cells.state import Campaign, Discard, Go, Hit, Open, To, UseAbility
from undercroft.games.dead_cells.telling.answers import do_go
from undercroft.games.dead_cells.telling.names import ability, any_card, enemy_numbered, the


def offered(table: Campaign, decision: Decision) -> list[Route]:
    """All that can be answered at a stroke at the open question, which is one seat's alone."""
    if decision.ask == "ask-ability":
        known = abilities(table, decision.about)
        uses = [option for option in decision.options if isinstance(option, UseAbility)]
        return [route for use in uses for route in used_on(table, decision.about, use, use.ability, known[use.ability])]
    if decision.ask == "ask-opening":
        opens = [option for option in decision.options if isinstance(option, Open)]
        known = {passive.path: passive.paths for passive in passives(table, decision.about, OPENINGS)}
        return [route for one in opens for route in used_on(table, decision.about, one, one.source, known[one.source])]
    if decision.ask == "ask-way":
        return [route for option in decision.options if isinstance(option, Go) for route in paid(table, option)]
    return []


def used_on(table: Campaign, who: int, use: Action, name: str, paths: list[str]) -> list[Route]:
    """An ability whose first action asks for whom it is meant, with each of those it may be meant for.

    DC-DEC-25, DC-DEC-27, DC-DEC-29.
    """
    act = ACTS[paths[0]]
    if not is_met(table, who, act):
        return []
    if act.do in AIMED and not act.all:
        targets = [enemy.id for enemy in aimed_at(table, who, act)]
        if len(targets) < 2:
            return []
        return [at(use, Hit(id), f"enemy:{id}", name, enemy_numbered(table, id)) for id in targets]
    whom = fighting(table)
    if act.do == "heal":
        whom = [one for one in whom if table.prisoners[one].damage]
    if act.do not in ("block", "heal") or act.who != "one" or len(whom) < 2:
        return []
    return [at(use, To(one), f"prisoner:{one}", name, the(table, one)) for one in whom]


def at(use: Action, whom: Action, thing: str, name: str, called: Message) -> Route:
    """An ability and whom it is for."""
    return Route(thing, [use, whom], 0, [thing], Message("do-ability-on", ability=ability(name), whom=called))


def paid(table: Campaign, go: Go) -> list[Route]:
    """Alone, a corridor with a hand Test and each card of one's hand that passes it (DC-TEST-03, DC-SOLO-16)."""
    tests = corridor_to(table, go.space).hand
    if len(tests) != 1:
        return []
    cards = [card for card in table.prisoners[0].hand if bears(card, tests[0])]
    way = do_go(table, go)
    return [
        Route("", [go, Discard(card)], 0, [], Message("do-go-giving", way=way, card=any_card(card))) for card in cards
    ]
