"""Planning a fight: whatever one might play, use, hit or take is thought through to the end.

What others hold is dealt anew from what is public: their decks, what they have announced, what has been seen. A hand
that the seat may not know is not looked at.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Chance, Stream, stream_key
from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dead_cells import tactics, worth
from undercroft.games.dead_cells.rules.agenda import run
from undercroft.games.dead_cells.rules.sheets import COMBAT
from undercroft.games.dead_cells.rules.table import fight_of, prisoner_of, run_of
from undercroft.games.dead_cells.state import (
    Campaign,
    EndBout,
    EndFight,
    Play,
    Prisoner,
)
from undercroft.games.dead_cells.view import ways_to_say

A_HAIR: Final = 1e-9
WORLDS: Final = 4  # how many deals of the others' hands a card is thought through in
DEALS: Final = 2  # the same once the cards lie open: only decks and chance are left to deal
# What is thought through answer by answer: all that is asked between the turning of the cards and the end of a fight.
THOUGHT_THROUGH: Final = (
    "ask-target",
    "ask-damage",
    "ask-death-damage",
    "ask-state",
    "ask-ability",
    "ask-round-item",
    "ask-opening",
    "ask-loot",
    "ask-potion",
    "ask-shield-whom",
    "ask-heal-whom",
    "ask-shield-heal",
    "ask-cure",
    "ask-power",
    "ask-pass-symbol",
    "ask-reorder",
)
SAYINGS: Final[dict[str, float]] = {
    "damage": 2.0,
    "poisoned": 2.4,
    "bleeding": 2.6,
    "burning": 2.2,
    "frozen": 2.3,
    "targeted": 1.8,
    "block": 1.6,
    "loot": 1.4,
    "ability": 1.0,
    "heal": 1.2,
}


def best_card(table: Campaign, seat: int, who: int, options: list[Action]) -> Action:
    """The card that does best over all dealt worlds, with the fact that tells the others most."""
    key = Stream(stream_key(what_is_known(table, who), "plan"))
    cards: list[str] = []
    for option in options:
        if isinstance(option, Play) and option.card not in cards:
            cards.append(option.card)
    totals = [0.0] * len(cards)
    worlds = WORLDS if len(cards) > 1 else 0
    for _ in range(worlds):
        world = table.copy()
        world.news = None
        deal_hands(world, seat, key)
        deal_decks(world, key)
        for number, card in enumerate(cards):
            copy = world.copy()
            copy.news = None
            put_down(copy.prisoners[who], card)
            think_through(copy)
            totals[number] += worth.of_fight(copy)
    chosen = cards[0]
    for number, card in enumerate(cards):
        if totals[number] > totals[cards.index(chosen)]:
            chosen = card
    return best_saying(chosen, options)


def best_answer(session: Session, seat: int, decision: Decision) -> Action:
    """The answer after which the fight goes best, all else being answered quickly; of equals the quick one.

    Where nothing is kept to go back to, the quick one it is.
    """
    table = session.state
    assert isinstance(table, Campaign)
    options = decision.options
    best = options.index(quick(table, decision))
    if not session.checkpoints:
        return options[best]
    position = what_is_known(table, prisoner_of(table, seat))
    known = f"{position} {fight_of(table).round} {decision.ask} {session.serials[seat]}"
    totals = [0.0] * len(options)
    for deal in range(DEALS):
        for number, option in enumerate(options):
            copy = session.checkpoints[-1].state.copy()
            assert isinstance(copy, Campaign)
            copy.news = None
            going = rest(copy)
            if not come_to(session, copy, going):
                return options[best]
            key = Stream(stream_key(known, f"deal {deal}"))
            deal_hands(copy, seat, key)
            deal_decks(copy, key)
            go_on(copy, going, option)
            totals[number] += worth.of_fight(copy)
    for number in range(len(options)):
        if totals[number] > totals[best] + A_HAIR:
            best = number
    return options[best]


def come_to(session: Session, table: Campaign, going: Rule) -> bool:
    """From the last checkpoint to the question that is asked now; whether it is one of the fight itself."""
    try:
        decision = asked(next(going), going)
        for entry in session.entries[session.checkpoints[-1].at :]:
            if entry.kind == "redeal":
                session.game.redeal(table, entry.seat, Stream(stream_key(entry.text, "redeal")))
            elif entry.action is not None:
                decision = asked(going.send(entry.action), going)
    except StopIteration:
        return False
    assert session.decision is not None
    return decision.ask == session.decision.ask


def asked(decision: Decision, going: Rule) -> Decision:
    """The next question that leaves a choice."""
    while not decision.is_asked():
        decision = going.send(decision.options[0])
    return decision


def put_down(prisoner: Prisoner, card: str) -> None:
    """A card is played in thought."""
    prisoner.hand.remove(card)
    prisoner.active.append(card)
    prisoner.said.append("")


def best_saying(card: str, options: list[Action]) -> Action:
    """What to announce with a card: the action others can build on, of several the earliest."""
    best: Action | None = None
    most = -1.0
    for option in options:
        if isinstance(option, Play) and option.card == card:
            value = SAYINGS.get(option.said, 0.0) * amount_of(card, option.said, option.round) - 0.1 * option.round
            if best is None or value > most:
                most = value
                best = option
    assert best is not None
    return best


def amount_of(card: str, said: str, round: int) -> int:
    """How much of what is announced a card does in that round."""
    face = COMBAT[card]
    line = (face.first, face.second, face.third)[round - 1] if round else []
    return sum([max(1, act.amount) for act in line if act.do == said or act.state == said])


def deal_hands(table: Campaign, seat: int, key: Stream) -> None:
    """What this seat cannot know of combat cards is dealt anew: the others' hands and face-down cards, every deck."""
    fight = table.fight
    hidden = fight is None or not fight.revealed
    for prisoner in table.prisoners:
        if prisoner.seat == seat:
            prisoner.deck.sort()
            key.shuffle(prisoner.deck)
            continue
        pool = sorted([*prisoner.hand, *prisoner.deck, *(prisoner.active if hidden else [])])
        if hidden and prisoner.active:
            ways = ways_to_say(prisoner.said, pool)
            prisoner.active = ways[key.below(len(ways))].copy()
            for card in prisoner.active:
                pool.remove(card)
        key.shuffle(pool)
        many = len(prisoner.hand)
        prisoner.hand = pool[:many]
        prisoner.deck = pool[many:]


def what_is_known(table: Campaign, who: int) -> str:
    """A name for the position as its owner sees it: the same position is thought through in the same worlds."""
    fight = fight_of(table)
    bout = 0 if fight.boss is None else fight.boss.bout
    hand = " ".join(sorted(table.prisoners[who].hand))
    return f"{run_of(table).number} {run_of(table).at} {fight.tile} {bout} {who} {hand}"


def deal_decks(table: Campaign, key: Stream) -> None:
    """What may be drawn in a fight nobody knows: monsters, elites, items, a boss's cards, and all chance to come."""
    run = run_of(table)
    decks = [run.monsters, run.elites, run.malaise]
    boss = fight_of(table).boss
    if boss is not None:
        decks.append(boss.pile)
    for deck in decks:
        deck.sort()
        key.shuffle(deck)
    known = len(run.deck) - run.known
    hidden = sorted(run.deck[:known])
    key.shuffle(hidden)
    run.deck = [*hidden, *run.deck[known:]]
    for bottom in table.blueprints.values():
        bottom.sort()
    table.chance = Chance(Stream(key.key, 1 << 20), Stream(key.key, 1 << 21), Stream(key.key, 1 << 22))


def think_through(table: Campaign) -> None:
    """The fight, or the bout, goes on to its end by quick answers."""
    go_on(table, rest(table), None)


def go_on(table: Campaign, going: Rule, answer: Action | None) -> None:
    """An answer is given, if one is due, and all that follow it are quick ones."""
    try:
        decision = next(going) if answer is None else going.send(answer)
        while True:
            decision = going.send(quick(table, decision))
    except StopIteration:
        return


def rest(table: Campaign) -> Rule:
    """Every step of the fight up to its end."""
    fight = table.fight
    base = 0 if fight is None else fight.base
    while len(table.agenda) > base:
        step = table.agenda[-1]
        if isinstance(step, EndFight | EndBout):
            return
        table.agenda.pop()
        rule = run(table, step)
        if rule is not None:
            yield from rule
        if table.fight is None or table.over:
            return
        if fight is not None and fight.boss is not None and len(table.agenda) <= base + 1 and not has_boss(table):
            return


def has_boss(table: Campaign) -> bool:
    """Whether the form that was fought still stands."""
    fight = table.fight
    if fight is None:
        return False
    for enemy in fight.enemies:
        if enemy.card.partition(".")[0] == enemy.card:
            return True
    return False


def quick(table: Campaign, decision: Decision) -> Action:
    """A quick answer to anything a fight may ask."""
    if len(decision.options) == 1:
        return decision.options[0]
    answer = tactics.answer(table, decision)
    return decision.options[0] if answer is None else answer
