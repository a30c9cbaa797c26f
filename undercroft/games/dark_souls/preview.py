"""What each foe would do next as things stand, by letting the rules carry it out on a copy of the table.

Nobody defends there: who would be struck is noted, and those struck are pushed. Where the players may choose a foe's
way, its target or who makes room for it, each choice is followed, as many as `BRANCHES`; whoever is pushed goes where
nobody else is, if that can be. Of a boss only a behaviour that is known is foretold.
"""

from __future__ import annotations

from typing import Any

from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.agenda import run
from undercroft.games.dark_souls.rules.bosses import half_of
from undercroft.games.dark_souls.rules.foes import push_the_hit, threat_of
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.table import battle_of, foe_by, heroes_on
from undercroft.games.dark_souls.state import Choose, DefendAgainst, Foe, FoeIcon, PushOut, PushTo, Souls

BRANCHES = 4


def blows_ahead(table: Souls) -> list[list[Any]]:
    """Each blow to come: the foe, whom it would strike, for how much, whether by magic."""
    battle = table.battle
    if battle is None or battle.acting >= 0 or all(hero.node < 0 for hero in table.heroes):
        return []
    found: list[list[Any]] = []
    for foe in table.foes:
        card = behaviour_ahead(table, foe)
        if card and (not battle.order or foe.id in battle.order):
            found.extend(blows(table, foe, card))
    return found


def behaviour_ahead(table: Souls, foe: Foe) -> str:
    """What a foe will do, as far as the players know; of a pair each does its half of one card (DS-RULING-95)."""
    if foe.facing < 0:
        return foe.kind
    deck = table.deck
    if deck is None or deck.waits:
        return ""
    if deck.flipped:
        return foe.last
    card = ""
    if not deck.cards:
        card = deck.played[0] if deck.played else ""
    elif deck.learned or (len(deck.cards) == 1 and deck.cards[0] in deck.seen):
        card = deck.cards[0]
    return half_of(card, foe) if card else ""


def blows(table: Souls, foe: Foe, card: str) -> list[list[Any]]:
    """The blows of one behaviour, whoever may be struck by each on any of the ways it may go."""
    found: dict[tuple[int, int], list[Any]] = {}
    waiting: list[list[int]] = [[]]
    for _ in range(BRANCHES):
        if not waiting:
            break
        rehearsal = Rehearsal(table, foe, card, waiting.pop(0))
        rehearsal.play()
        waiting.extend(rehearsal.others)
        for key, struck, damage, magical in rehearsal.blows:
            known = found.setdefault(key, [foe.id, [], damage, magical])
            known[1] = sorted({*known[1], *struck})
    return [found[key] for key in sorted(found)]


class Rehearsal:
    """One behaviour carried out on a copy, the first choices being given; `others` are the choices not taken."""

    def __init__(self, table: Souls, foe: Foe, card: str, choices: list[int]) -> None:
        scratch = table.copy()
        assert isinstance(scratch, Souls)
        self.table = scratch
        self.foe = foe.id
        self.choices = choices
        self.taken: list[int] = []
        self.others: list[list[int]] = []
        self.blows: list[tuple[tuple[int, int], list[int], int, bool]] = []
        # Tokens face down are nobody's to know, and what a fall costs is no part of the blow.
        battle_of(scratch).traps = []
        scratch.agenda = [FoeIcon(foe.id, card, 0, 0)]

    def play(self) -> None:
        """Step after step, until the foe is done."""
        agenda = self.table.agenda
        while agenda:
            step = agenda.pop()
            if isinstance(step, DefendAgainst):
                self.strike(step)
                continue
            rule = run(self.table, step)
            if rule is None:
                continue
            answer: Action | None = None
            try:
                while True:
                    decision = next(rule) if answer is None else rule.send(answer)
                    answer = self.choose(decision)
            except StopIteration:
                pass

    def strike(self, step: DefendAgainst) -> None:
        """A blow is noted; everyone it was meant for counts as hit."""
        foe = foe_by(self.table, step.foe)
        assert foe is not None
        behaviour = BEHAVIOURS[step.card]
        icon = behaviour.icons[step.icon]
        threat = threat_of(self.table.profile, foe, behaviour, icon)
        before = [key for key, _, _, _ in self.blows if key[1] == step.icon]
        self.blows.append(((len(before), step.icon), step.left.copy(), threat.damage, threat.magical))
        push_the_hit(self.table, step.foe, icon, step.left)

    def choose(self, decision: Decision) -> Action:
        """Whatever the players might choose for the foe; the pushed go where they are alone."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if isinstance(options[0], Choose | PushOut):
            at = len(self.taken)
            number = self.choices[at] if at < len(self.choices) else 0
            if at >= len(self.choices):
                self.others.extend([[*self.taken, other] for other in range(1, len(options))])
            self.taken.append(number)
            return options[number]
        for option in options:
            if isinstance(option, PushTo) and not heroes_on(self.table, option.node):
                return option
        return options[0]
