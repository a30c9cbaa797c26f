"""Instructions: each verb a card may use, and what it does (EC-CHAP-08, EC-CHAP-09)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.rules import combat, dice, drawing, hit_points, items, standing, trials
from undercroft.games.dark_castle.rules.gear import EFFECTS, LISTS, VERBS
from undercroft.games.dark_castle.rules.table import (
    card_of,
    chosen,
    hands_filled,
    kinds,
    prisoners,
    resting,
    starting_hp,
)
from undercroft.games.dark_castle.state import (
    SHARE_EVENLY,
    Bear,
    Castle,
    Chose,
    Curse,
    Cursed,
    DealtAnew,
    Discard,
    Follow,
    Gave,
    Lengthened,
    Loss,
    Named,
    NextOf,
    Shared,
    ShareEvenly,
    Showed,
    Skipped,
    SplitPoint,
    TakeWay,
    Use,
)

# What concerns the prisoner it is about and nobody else, if it names no other.
OWN: Final = ("test", "press", "guess", "choose", "fate", "lose", "heal", "curse")


def follow_list(castle: Castle, path: str, it: int, then: Step | None = None) -> None:
    """Put a list of instructions on the agenda, in order (EC-RULING-32)."""
    if then is not None:
        castle.agenda.append(then)
    for effect in reversed(LISTS[path]):
        castle.agenda.append(Follow(effect, it))


def follow(castle: Castle, step: Follow) -> Rule:
    """Follow one instruction."""
    path = step.path
    it = step.it
    effect = EFFECTS[path]
    verb = VERBS[path]
    if verb == "lose" or verb == "discard":
        # Items may be used between two instructions, and before the first (EC-ITEM-13).
        used = yield from items.pause(castle, "page", "ask-page", ("EC-ITEM-13", "EC-DEC-10"), before=path)
        if used:
            castle.next(step)
            return
    if verb == "choose":
        yield from choose(castle, path, it, effect)
    elif verb == "fight":
        combat.start_combat(castle, path)
        yield from combat.ambush(castle)
    elif verb == "test" or verb == "match":
        trials.begin(castle, path, it)
    elif verb == "each":
        castle.next(NextOf(path, chosen(castle, effect.who, it)))
    elif verb == "press":
        trials.begin_press(castle, path, chosen(castle, effect.who, it)[0])
    elif verb == "guess":
        yield from trials.guess(castle, path, chosen(castle, effect.who, it)[0])
    elif verb == "nominate":
        yield from nominate(castle, path, effect.among)
    elif verb == "if":
        follow_list(castle, f"{path}.then" if met(castle, effect.needs) else f"{path}.otherwise", it)
    elif verb == "split":
        castle.next(SplitPoint(amount_of(castle, effect.amount), [0] * len(castle.prisoners), 0))
    elif verb == "fate":
        follow_list(castle, f"{path}.{dice.roll_chapter_die(castle, 'fate')}", it)
    else:
        yield from simple(castle, path, it)


def simple(castle: Castle, path: str, it: int) -> Generator[Decision, Action, None]:
    """The instructions that are done in one go; of these an enemy's special rule is made."""
    effect = EFFECTS[path]
    verb = VERBS[path]
    if verb == "lose":
        losers = chosen(castle, effect.who, it)
        if effect.who == "all":
            # Nothing wounds whoever rests (EC-REST-04, EC-RULING-11).
            losers = [who for who in losers if who != resting(castle)]
        yield from hit_points.suffer(castle, [Loss(who, effect.amount) for who in losers])
    elif verb == "heal":
        for who in chosen(castle, effect.who, it):
            hit_points.heal(castle, who, effect.amount)
    elif verb == "discard":
        yield from discard(castle, effect, it)
    elif verb == "curse":
        for who in chosen(castle, effect.who, it):
            curse(castle, who, effect.kind, effect.pages)
    elif verb == "add_die":
        combat.add_dice(castle, effect)
    elif verb == "roll_row":
        combat.roll_row(castle)
    elif verb == "draw":
        drawing.draw(castle, amount_of(castle, effect.amount))
    elif verb == "deal_anew":
        deal_anew(castle)
    elif verb == "skip":
        skip(castle, effect.pages)
    elif verb == "lengthen":
        lengthen(castle, effect.pages)
    elif verb == "peek" and castle.deck:
        castle.shown = True
        castle.tell(Showed(page=castle.deck[-1]))


def amount_of(castle: Castle, amount: int | str) -> int:
    """A printed number, or one for each prisoner; in solo that is two (EC-SOLO-04)."""
    return len(castle.prisoners) if isinstance(amount, str) else amount


def follow_special(castle: Castle, it: int) -> Generator[Decision, Action, None]:
    """What an enemy's special rule says happens now, to the prisoner concerned."""
    fight = castle.fight
    assert fight is not None
    for path in LISTS[f"{fight.path}.special"]:
        if VERBS[path] == "fate":
            for inner in LISTS[f"{path}.{dice.roll_chapter_die(castle, 'fate')}"]:
                yield from simple(castle, inner, it)
        else:
            yield from simple(castle, path, it)


# -- choosing --------------------------------------------------------------------------------------------


def choose(castle: Castle, path: str, it: int, effect: cards.ChooseWay) -> Rule:
    """A choice between the ways that are open; the group's, or one prisoner's (EC-DEC-03)."""
    seats: list[int] | None = None
    if effect.by == "turner":
        seats = [castle.prisoners[castle.turner].seat]
    elif effect.by == "nominee":
        seats = [castle.prisoners[castle.nominee].seat]
    options: list[Action] = [TakeWay(way.id) for way in effect.ways if way.needs is None or met(castle, way.needs)]
    answer = yield items.question(castle, options, "ask-way", ("EC-DEC-03", "EC-CHAP-09"), "choice", seats, it)
    if isinstance(answer, Use):
        yield from items.use(castle, answer)
        castle.next(Follow(path, it))
        return
    assert isinstance(answer, TakeWay)
    castle.tell(Chose(page=castle.turned[-1], way=answer.way))
    follow_list(castle, f"{path}.{answer.way}", it)


def met(castle: Castle, needs: cards.Needs) -> bool:
    """Whether somebody (or the turner) carries what is needed: an item, a type, or anything at all."""
    bearers = [castle.turner] if needs.who == "turner" else prisoners(castle)
    for who in bearers:
        if fitting(castle, who, needs.type, needs.item):
            return True
    return False


def fitting(castle: Castle, who: int, kind: str | None, item: str | None) -> list[str]:
    """What a prisoner carries of a type, or of a name, or at all."""
    found: list[str] = []
    for held in castle.prisoners[who].hands:
        card = card_of(held)
        if (kind is None or card.type == kind) and (item is None or card.id == item):
            found.append(held)
    return found


def nominate(castle: Castle, path: str, among: str) -> Rule:
    """The group names a prisoner (EC-DEC-04)."""
    eligible = chosen(castle, among, castle.turner)
    if only_heals_the_nominee(castle) and all([castle.prisoners[who].hp == starting_hp(castle) for who in eligible]):
        eligible = eligible[:1]
    castle.nominee = yield from combat.name(castle, eligible, "ask-nominee", ("EC-DEC-04",))
    castle.tell(Named(who=castle.nominee, path=path))


def only_heals_the_nominee(castle: Castle) -> bool:
    """Whether all that is in store for whoever is named is to regain hit points."""
    heals = False
    for step in castle.agenda:
        if isinstance(step, Follow):
            who = getattr(EFFECTS[step.path], "who", "")
            if who == "nominee" and VERBS[step.path] == "heal":
                heals = True
            elif who != "turner":
                return False
    return heals


def next_of(castle: Castle, step: NextOf) -> Rule:
    """One prisoner after another, in the order the group likes, where that could matter (EC-DEC-06)."""
    who = step.left[0]
    if not own_affair(f"{step.path}.effects"):
        who = yield from combat.name(castle, step.left, "ask-next", ("EC-DEC-06",))
    rest = [other for other in step.left if other != who]
    if rest:
        castle.next(NextOf(step.path, rest))
    follow_list(castle, f"{step.path}.effects", who)


def own_affair(path: str) -> bool:
    """Whether a list of instructions concerns nobody but the prisoner it is about, so that their order is all one."""
    for effect in LISTS[path]:
        verb = VERBS[effect]
        if verb not in OWN or getattr(EFFECTS[effect], "who", "it") != "it":
            return False
    return all([own_affair(inner) for inner in LISTS if inner.startswith(f"{path}.")])


def split_point(castle: Castle, step: SplitPoint) -> Rule:
    """A loss is shared out, prisoner by prisoner, then taken all at once (EC-DEC-18)."""
    left = step.left
    shares = step.shares.copy()
    who = step.who
    if left == 0 or who == len(shares) - 1:
        shares[-1] += left
        for one in range(len(shares)):
            if shares[one] and castle.heard():
                castle.tell(Shared(who=one, amount=shares[one], of=sum(shares)))
        yield from hit_points.suffer(castle, [Loss(one, shares[one]) for one in range(len(shares))])
        return
    options: list[Action] = [Bear(who, amount) for amount in range(left + 1)]
    if who < len(shares) - 2:
        options.append(SHARE_EVENLY)
    answer = yield from items.ask(castle, lambda: options, "ask-split", ("EC-DEC-18",), "choice", None, who, left)
    if isinstance(answer, ShareEvenly):
        share_evenly(castle, left, shares, who)
        castle.next(SplitPoint(0, shares, who))
        return
    assert isinstance(answer, Bear)
    shares[who] += answer.amount
    castle.next(SplitPoint(left - answer.amount, shares, who + 1))


def share_evenly(castle: Castle, left: int, shares: list[int], first: int) -> None:
    """Point by point on whoever has the most hit points, of those whose share is still open (EC-DEC-18)."""
    for _ in range(left):
        hp = [castle.prisoners[who].hp - shares[who] for who in range(first, len(shares))]
        shares[first + hp.index(max(hp))] += 1


# -- giving things up ------------------------------------------------------------------------------------


def discard(castle: Castle, effect: cards.GiveUp, it: int) -> Generator[Decision, Action, None]:
    """Items are given up; their bearer chooses which (EC-DEC-17), or the group whose."""
    if effect.who == "any":
        yield from discard_one(castle, effect, prisoners(castle), None)
        return
    for who in chosen(castle, effect.who, it):
        if effect.everything:
            for item in fitting(castle, who, effect.type, effect.item):
                items.give_up(castle, who, item)
        else:
            yield from discard_one(castle, effect, [who], [castle.prisoners[who].seat])


def discard_one(
    castle: Castle, effect: cards.GiveUp, bearers: list[int], seats: list[int] | None
) -> Generator[Decision, Action, None]:
    """One of what they carry is given up; automatic with one or none (EC-DEC-17). It may be used up just before."""
    while True:
        options: list[Action] = []
        for who in bearers:
            options.extend([Discard(item) for item in kinds(fitting(castle, who, effect.type, effect.item))])
        if not options:
            return
        answer = yield items.question(castle, options, "ask-discard", ("EC-DEC-17",), "choice", seats)
        if isinstance(answer, Use):
            yield from items.use(castle, answer)
            continue
        assert isinstance(answer, Discard)
        for who in bearers:
            if answer.item in castle.prisoners[who].hands:
                items.give_up(castle, who, answer.item)
        return


def deal_anew(castle: Castle) -> None:
    """All carried items are dealt out at random, two-handed ones first, within what hands can hold (EC-RULING-44)."""
    gathered: list[str] = []
    for prisoner in castle.prisoners:
        gathered.extend(prisoner.hands)
        prisoner.hands = []
    castle.chance.decks.shuffle(gathered)
    castle.tell(DealtAnew())
    for size in (2, 1):
        for item in gathered:
            if card_of(item).hands == size:
                open_hands = [who for who in range(len(castle.prisoners)) if fits(castle, who, size)]
                who = open_hands[castle.chance.decks.below(len(open_hands))]
                castle.prisoners[who].hands.append(item)
                castle.tell(Gave(item=item, who=who))


def fits(castle: Castle, who: int, size: int) -> bool:
    """Whether a prisoner has hands free for it."""
    return hands_filled(castle.prisoners[who]) + size <= 2


# -- curses and the castle itself ------------------------------------------------------------------------


def curse(castle: Castle, who: int, kind: str, pages: int) -> None:
    """A curse falls, or falls again: it holds for this page and so many more."""
    prisoner = castle.prisoners[who]
    prisoner.curses = [old for old in prisoner.curses if old.kind != kind]
    prisoner.curses.append(Curse(kind=kind, pages=pages + 1))
    standing.reconsider(castle)
    castle.tell(Cursed(who=who, kind=kind))


def skip(castle: Castle, pages: int) -> None:
    """Pages are taken from the castle unread; the boss never is."""
    taken = 0
    while taken < pages and len(castle.deck) > 1:
        castle.spare.append(castle.deck.pop())
        taken += 1
        castle.shown = False
    castle.tell(Skipped(pages=taken))


def lengthen(castle: Castle, pages: int) -> None:
    """Pages nobody has used are added on top of the castle, face down."""
    added = 0
    while added < pages and castle.spare:
        page = castle.chance.decks.pick(castle.spare)
        castle.spare.remove(page)
        castle.deck.append(page)
        added += 1
        castle.shown = False
    castle.tell(Lengthened(pages=added))
