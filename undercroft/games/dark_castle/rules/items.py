"""Items: when they may be used, on whom, and what they do (EC-ITEM).

A question put with `ask` has every item that may be used just now beside it. Using one changes the table
and the question is asked again. Where nothing else is to be decided and the moment passes for good, a `pause`
is put to those who have an item for it and want to be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from undercroft.engine.decision import Aside, Decision
from undercroft.engine.record import Action
from undercroft.games.dark_castle.catalogue import TRAITS
from undercroft.games.dark_castle.rules import combat, dice, hit_points, results, stakes, standing, trials
from undercroft.games.dark_castle.rules.flat import ItemSheet
from undercroft.games.dark_castle.rules.gear import EFFECTS, VERBS
from undercroft.games.dark_castle.rules.table import card_of, everyone, has_curse, leader, resting, starting_hp
from undercroft.games.dark_castle.state import (
    ACCEPT,
    Castle,
    Discarded,
    Keep,
    Kept,
    Lifted,
    Roll,
    Spared,
    Use,
    Used,
)

Offers = Callable[[], list[Action]]  # the answers a question has as the table lies now

# The moments of a fight at which items may work on the row.
IN_FIGHT: Final = ("lay", "rest", "round", "dice", "blow")

# The kinds of moments for which a seat says whether it wants to be asked, by the moments of the rules.
KINDS: Final = {
    "lay": "round",
    "round": "round",
    "dice": "dice",
    "trial": "dice",
    "press": "dice",
    "blow": "blow",
    "loss": "harm",
    "page": "page",
}


def ask(
    castle: Castle,
    offers: Offers,
    ask: str,
    rules: tuple[str, ...],
    moment: str,
    seats: list[int] | None = None,
    about: int = -1,
    count: int = 0,
) -> Generator[Decision, Action, Action | None]:
    """Put a question, with every item usable now beside it (EC-ITEM-13, EC-ITEM-17, EC-DEC-10).

    What is used may change what the answers are, so these are asked for again; with none left the question is void.
    """
    while True:
        options = offers()
        if not options:
            return None
        answer = yield question(castle, options, ask, rules, moment, seats, about, count)
        if not isinstance(answer, Use):
            return answer
        yield from use(castle, answer)


def question(
    castle: Castle,
    options: list[Action],
    ask: str,
    rules: tuple[str, ...],
    moment: str,
    seats: list[int] | None = None,
    about: int = -1,
    count: int = 0,
) -> Decision:
    """The same to be put once, by a rule that begins anew after an item was used: the answer may be a `Use`."""
    asides: list[Aside] = []
    usable(castle, moment, asides)
    return Decision(
        everyone(castle) if seats is None else seats,
        options,
        ask,
        rules,
        leader(castle) if seats is None else seats[0],
        asides or None,
        about=about,
        count=count,
    )


def pause(
    castle: Castle,
    moment: str,
    ask: str,
    rules: tuple[str, ...],
    seats: list[int] | None = None,
    about: int = -1,
    before: str = "",
) -> Generator[Decision, Action, bool]:
    """A moment that passes for good, at which nothing is to be decided but whether to use an item (EC-DEC-10).

    It is put where an item is for such a moment and its bearer wants to be asked: usually when it could matter, and
    not where the one use that could costs nothing and can only help. `before` is the instruction that comes next.
    True if an item was used: then the rule looks at the table anew.
    """
    asides: list[Aside] = []
    if not usable(castle, moment, asides, before):
        return False
    matters: dict[int, bool] = {}
    telling: list[Action] = []
    for aside in asides:
        way = aside.action
        assert isinstance(way, Use)
        could = stakes.could_matter(castle, moment, way, before)
        matters[aside.seat] = matters.get(aside.seat, False) or could
        if could:
            telling.append(way)
    unasked: Action = ACCEPT
    if len(telling) == 1 and stakes.only_helps(castle, telling[0]):
        unasked = telling[0]
        matters = dict.fromkeys(matters, False)
    answer = yield Decision(
        everyone(castle) if seats is None else seats,
        [ACCEPT],
        ask,
        rules,
        leader(castle) if seats is None else seats[0],
        asides,
        linger=True,
        window=KINDS[moment],
        about=about,
        unasked=unasked,
        stakes=matters,
    )
    if not isinstance(answer, Use):
        return False
    yield from use(castle, answer)
    return True


# -- what may be used ------------------------------------------------------------------------------------


def usable(castle: Castle, moment: str, asides: list[Aside], before: str = "") -> bool:
    """Add every use of an item that is open now; say whether one of them bears on this very moment.

    Whoever rests cannot use items, from the moment that is chosen (EC-REST-05, EC-RULING-10); only the bearer uses an
    item (EC-RULING-30); what lies in the middle may be used by anyone while items are shared (EC-RULING-20).
    """
    urgent = False
    for who in range(len(castle.prisoners)):
        prisoner = castle.prisoners[who]
        if not prisoner.hands or who == resting(castle):
            continue
        for item in prisoner.hands:
            card = card_of(item)
            if card.use and is_unused(castle, item):
                ways = uses(castle, moment, who, item, card)
                if ways:
                    for way in ways:
                        asides.append(Aside(prisoner.seat, way))
                    if moment != "share" and bears_on(castle, moment, card, before):
                        urgent = True
    if moment == "share":
        for item in castle.middle:
            card = card_of(item)
            if card.when == "any" and is_unused(castle, item):
                for who in range(len(castle.prisoners)):
                    for way in uses(castle, moment, who, item, card):
                        asides.append(Aside(castle.prisoners[who].seat, way))
    return urgent


def is_unused(castle: Castle, item: str) -> bool:
    """Whether an item has not yet been used for the while."""
    return item not in castle.used and item not in castle.used_page


def bears_on(castle: Castle, moment: str, card: ItemSheet, before: str) -> bool:
    """Whether an item is for such a moment, or, being for any time, works on what comes next: symbols on a roll,
    healing on a blow that kills, or on an instruction that picks by hit points or takes what is carried."""
    if moment == "page":
        return card.use == "mend" and (VERBS[before] == "discard" or picks_by_hit_points(before))
    if card.when != "any":
        return True
    if card.use == "symbol":
        return moment in ("dice", "blow", "trial")
    if moment == "loss" and card.use == "mend":
        for loss in castle.losses:
            if loss.amount >= castle.prisoners[loss.who].hp:
                return True
    if moment in ("dice", "blow") and card.use == "mend":
        # Healing can turn the blow of an enemy that picks by hit points.
        return combat.foe_of(castle).strike in ("lowest", "highest")
    if moment in ("dice", "blow") and card.use == "lift":
        return any([has_curse(prisoner, "unguarded") for prisoner in castle.prisoners])
    if moment == "round" and card.use == "lift":
        return any([has_curse(prisoner, "bound") for prisoner in castle.prisoners])
    return False


def picks_by_hit_points(path: str) -> bool:
    """Whether this instruction takes hit points from whoever has most or fewest."""
    return VERBS[path] == "lose" and EFFECTS[path].who in ("lowest", "highest")


def uses(castle: Castle, moment: str, who: int, item: str, card: ItemSheet) -> list[Action]:
    """The ways in which this prisoner may use this item now (EC-ITEM-14, EC-DEC-22)."""
    fight = castle.fight
    if card.fights_only and fight is None:
        return []
    when = card.when
    if when == "rolled" and rolled(castle, who, card) is None:
        return []
    if when == "hit" and not (moment in ("dice", "blow") and struck(castle, who)):
        return []
    if when == "loss" and moment != "loss":
        return []
    if when == "row" and not (moment in ("lay", "rest", "round") and fight is not None and fight.round <= 1):
        return []
    if when == "fight" and (fight is None or moment not in IN_FIGHT):
        return []
    return targets(castle, moment, who, item, card)


def targets(castle: Castle, moment: str, who: int, item: str, card: ItemSheet) -> list[Action]:
    """On whom or what it works, where its effect is worth anything at all."""
    effect = card.use
    if effect == "mend":
        return mendable(castle, who, item, card.who)
    if effect == "symbol":
        if card.trait == "chosen":
            return [Use(item, who, trait=trait) for trait in TRAITS if symbol_counts(castle, moment, who, trait)]
        return [Use(item, who, trait=card.trait)] if symbol_counts(castle, moment, who, card.trait) else []
    if effect == "prevent":
        losers = [loss.who for loss in castle.losses if loss.amount > 0 and (card.who == "any" or loss.who == who)]
        return [Use(item, who, on=loser) for loser in losers]
    if effect == "set_die":
        return combat.die_settings(castle, who, item)
    if effect == "smash":
        return combat.die_targets(castle, who, item)
    if effect == "guard":
        return [Use(item, who)] if moment in ("dice", "blow") and combat.needs_shield(castle, who) else []
    if effect == "lift":
        cursed = [other for other in range(len(castle.prisoners)) if castle.prisoners[other].curses]
        return [Use(item, who, on=other) for other in cursed]
    if effect == "attack_again" and fight_is_won(castle):
        return []
    return [Use(item, who)]  # Reroll, AttackAgain


def fight_is_won(castle: Castle) -> bool:
    """Whether no die is left in the row."""
    return castle.fight is not None and not castle.fight.row


def mendable(castle: Castle, who: int, item: str, whom: str) -> list[Action]:
    """Whoever this item may heal and who has lost anything. One may heal whoever rests (EC-RULING-09)."""
    found: list[Action] = []
    most = starting_hp(castle)
    for other in range(len(castle.prisoners)):
        fits = whom == "any" or (other == who) == (whom == "self")
        if fits and castle.prisoners[other].hp < most:
            found.append(Use(item, who, on=other))
    return found


def symbol_counts(castle: Castle, moment: str, who: int, trait: str) -> bool:
    """Whether one more symbol would do anything: hit the row, or count in one's own test (EC-RULING-30)."""
    if castle.fight is not None:
        return moment in IN_FIGHT and combat.would_hit(castle, trait)
    trial = castle.trial
    return (
        trial is not None and moment == "trial" and unresolved(castle, who) is not None and trials.counts(trial, trait)
    )


def unresolved(castle: Castle, who: int) -> Roll | None:
    """The prisoner's roll that still lies on the table."""
    for roll in castle.rolls:
        if roll.who == who and not roll.resolved:
            return roll
    return None


def rolled(castle: Castle, who: int, card: ItemSheet) -> Roll | None:
    """The prisoner's own roll, if this item works on such a result (EC-CHAP-13, EC-DEC-11)."""
    roll = unresolved(castle, who)
    if roll is None or not card.rolled:
        return roll
    if card.rolled == "double" or card.rolled == "single":
        return roll if (len(roll.face) == 2) == (card.rolled == "double") else None
    return roll if roll.face[0] == card.rolled else None


def struck(castle: Castle, who: int) -> bool:
    """Whether an attack of this prisoner has hit in this round."""
    for roll in castle.rolls:
        if roll.who == who and roll.hit:
            return True
    return False


# -- using ----------------------------------------------------------------------------------------------


def use(castle: Castle, action: Use) -> Generator[Decision, Action, None]:
    """Use an item: what its card says happens, and it is used up if the card says so (EC-ITEM-14, EC-ITEM-15).

    Otherwise its bearer keeps it (EC-ITEM-16).
    """
    card = card_of(action.item)
    fight = castle.fight
    shown = fight.row[action.die].trait if fight is not None and action.die >= 0 else ""
    castle.tell(Used(item=action.item, who=action.who, on=action.on, die=shown, trait=action.trait))
    if fight is not None:
        fight.goes_on = ""
    if card.discard:
        put_away(castle, action.item)
    elif card.once == "page":
        castle.used_page.append(action.item)
    else:
        castle.used.append(action.item)
    effect = card.use
    if effect == "mend":
        hit_points.heal(castle, action.on, card.amount)
    elif effect == "symbol":
        yield from add_symbol(castle, action)
    elif effect == "reroll":
        yield from reroll(castle, action.who, card.keep)
    elif effect == "attack_again":
        combat.attack_again(castle, action.who)
    elif effect == "prevent":
        prevent(castle, action, card.amount)
    elif effect == "set_die":
        combat.set_die(castle, action.die, action.trait)
    elif effect == "smash":
        combat.smash(castle, action.who, action.die)
    elif effect == "guard":
        for roll in castle.rolls:
            if roll.who == action.who:
                roll.guarded = True
    elif effect == "lift":
        prisoner = castle.prisoners[action.on]
        lifted = prisoner.curses
        prisoner.curses = []
        standing.reconsider(castle)
        for curse in lifted:
            castle.tell(Lifted(who=action.on, kind=curse.kind))


def put_away(castle: Castle, item: str) -> None:
    """Lay an item on the discard pile, from hands or from the middle (EC-ITEM-12, EC-ITEM-15)."""
    for prisoner in castle.prisoners:
        if item in prisoner.hands:
            prisoner.hands.remove(item)
    if item in castle.middle:
        castle.middle.remove(item)
    castle.discard.append(item)


def give_up(castle: Castle, who: int, item: str) -> None:
    """Lose an item for good, without using it."""
    put_away(castle, item)
    if castle.fight is not None:
        castle.fight.goes_on = ""
    castle.tell(Discarded(item=item, who=who))


def add_symbol(castle: Castle, action: Use) -> Generator[Decision, Action, None]:
    """One more symbol: it strikes the row at once, or counts in the bearer's own roll."""
    if castle.fight is not None:
        yield from combat.strike(castle, action.who, action.trait)
    else:
        roll = unresolved(castle, action.who)
        if roll is not None:
            roll.extra.append(action.trait)


def reroll(castle: Castle, who: int, keep: str) -> Generator[Decision, Action, None]:
    """Roll one's own die again, as part of the same roll (EC-CHAP-13, EC-EX-12).

    Some items let one keep either (EC-DEC-21).
    """
    roll = unresolved(castle, who)
    if roll is None:
        return
    dice.roll_again(castle, roll)
    new = True
    differs = keep == "either" and roll.face != roll.old and not results.come_to_the_same(castle, roll)
    if differs:
        answer = yield which_result(castle, roll)
        assert isinstance(answer, Keep)
        new = answer.new
    if not new:
        roll.face = roll.old
    roll.old = dice.NO_FACE
    roll.shield = len(roll.face) == 2
    if differs:
        castle.tell(Kept(who=who, new=new))


def which_result(castle: Castle, roll: Roll) -> Decision:
    """Which of two results counts; where one of them does nothing at all, usually nobody is asked (EC-DEC-21)."""
    seat = castle.prisoners[roll.who].seat
    old = results.is_worthless(castle, roll.old)
    new = results.is_worthless(castle, roll.face)
    return Decision(
        [seat],
        [Keep(roll.who, True), Keep(roll.who, False)],
        "ask-keep",
        ("EC-DEC-21",),
        window="dice",
        about=roll.who,
        unasked=Keep(roll.who, old),
        stakes={seat: old == new},
    )


def prevent(castle: Castle, action: Use, amount: int) -> None:
    """Lessen a loss that is about to be taken (EC-RULING-16, EC-RULING-40)."""
    for loss in castle.losses:
        if loss.who == action.on:
            spared = min(amount, loss.amount) if amount else loss.amount
            loss.amount -= spared
            castle.tell(Spared(who=loss.who, amount=spared, item=action.item, left=loss.amount))
