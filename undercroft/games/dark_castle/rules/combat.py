"""Combat: laying the row, rounds of attack and defence, resting, winning (EC-CSET, EC-ROUND, EC-ATK, EC-DEF, EC-REST).

What an enemy's special rule changes stands where it changes it (EC-SPEC-02, EC-SPEC-03).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.catalogue import TRAITS
from undercroft.games.dark_castle.rules import dice, drawing, effects, hit_points, items, standing
from undercroft.games.dark_castle.rules.gear import BOSSES, FOES, EnemySheet
from undercroft.games.dark_castle.rules.order import (
    order_matters,
    row_after,
    strike_all,
    strikes_on_hit,
    sure_row,
    traits_of,
    works_on_row,
)
from undercroft.games.dark_castle.rules.table import (
    NOBODY,
    PRISONERS,
    card_of,
    everyone,
    extremes,
    fighters,
    has_curse,
    prisoners,
)
from undercroft.games.dark_castle.state import (
    DEFEND,
    NEW_ROUND,
    RESOLVE_ATTACKS,
    Aimed,
    Apply,
    Castle,
    Defend,
    Duelled,
    DuelOn,
    EnemyBrokeOff,
    EnemyFell,
    EnemyStruck,
    Escaped,
    Fight,
    FightBegan,
    HeldBack,
    HitDie,
    Loss,
    Missed,
    Name,
    NewRound,
    Resolve,
    ResolveAttacks,
    Rest,
    Rested,
    RestOn,
    Roll,
    Rose,
    RoundBegan,
    RowDie,
    RowGrew,
    RowRolled,
    StruckDie,
    Use,
    Warded,
    WeakestRests,
)

# Options are made once. Whoever rests stands by their number, and nobody, which is -1, at the end.
NAMES: Final = [Name(who) for who in PRISONERS[-1]]
RESTS: Final = [Rest(who) for who in [*PRISONERS[-1], NOBODY]]
DUELS_ON: Final = [DuelOn(who) for who in PRISONERS[-1]]
RESOLVES: Final = [Resolve(who) for who in PRISONERS[-1]]


def foe_of(castle: Castle) -> EnemySheet:
    """The enemy's card, with its special rule if it has one, all through the fight (EC-SPEC-01, EC-SPEC-03)."""
    fight = castle.fight
    assert fight is not None
    return FOES[fight.path]


# -- setting up ------------------------------------------------------------------------------------------


def start_combat(castle: Castle, path: str) -> None:
    """Lay the row that must be matched: the printed dice as they are (EC-CSET-01, EC-CSET-02, EC-CSET-03, EC-EX-02).

    One die is rolled for each prisoner, in solo too (EC-CSET-04, EC-CSET-05, EC-CSET-06, EC-EX-14). The pool of chapter
    dice never runs dry here (EC-COMP-06, EC-RULING-03).
    """
    foe = FOES[path]
    row: list[RowDie] = []
    for trait in foe.dice:
        row.append(RowDie(trait=trait, hits=2 if len(row) < foe.tough else 1))
    for _ in range(foe.per_player * len(castle.prisoners)):
        row.append(RowDie(trait=dice.roll_chapter_die(castle, "row"), hits=1))
    castle.fight = Fight(
        path=path, row=row, damage=foe.damage, round=0, resting=NOBODY, fighter=NOBODY, aim=NOBODY, goes_on=""
    )
    castle.fought = True
    castle.rolls = []
    castle.used = []
    if castle.heard():
        castle.tell(FightBegan(path=path, row=[die.trait for die in row], damage=foe.damage))
    castle.next(NEW_ROUND)


def ambush(castle: Castle) -> Generator[Decision, Action, None]:
    """An ambusher strikes as soon as the row lies (EC-SPEC-02); before an enemy that moves first, items may work on it.

    Against all others the first question of the first round is as early (EC-DEC-22).
    """
    fight = castle.fight
    assert fight is not None
    foe = foe_of(castle)
    if foe.ambush or foe.on == "round_start":
        while fight.row and (yield from items.pause(castle, "lay", "ask-lay", ("EC-DEC-22", "EC-CSET-02"))):
            pass
    if not fight.row:
        # What was smashed before it could fight is beaten.
        castle.agenda.pop()
        victory(castle)
    elif foe.ambush:
        yield from enemy_strikes(castle, fight, foe)


# -- a round ---------------------------------------------------------------------------------------------


def new_round(castle: Castle, step: NewRound) -> Rule:
    """A round begins: one may rest, in a duel one steps up, then all who fight roll (EC-ROUND-01, EC-ROUND-02)."""
    fight = castle.fight
    assert fight is not None
    foe = foe_of(castle)
    if foe.duel and any([roll.hit for roll in castle.rolls]):
        # Who had better fight alone depends on what is left of the row.
        fight.goes_on = ""
    fight.round += 1
    rested = fight.resting
    fought = fight.fighter
    fight.resting = NOBODY
    fight.fighter = NOBODY
    fight.aim = NOBODY
    castle.rolls = []
    castle.used = []
    if castle.heard():
        castle.tell(RoundBegan(number=fight.round))
    if foe.fading:
        roll_row(castle)
    if foe.on == "round_start":
        yield from effects.follow_special(castle, castle.turner)
    if foe.duel:
        yield from step_up(castle, fight, fought)
    yield from choose_rest(castle, fight, foe, rested)
    if not fight.row:
        # Struck off between rounds, before anyone rolled (EC-WIN-01).
        victory(castle)
        return
    if foe.strike == "chosen":
        among = fighters(castle, fight)
        fight.aim = yield from name(castle, among, "ask-aim", ("EC-SPEC-02", "EC-DEC-04"))
        castle.tell(Aimed(who=fight.aim))
    roll_attack(castle, fight)
    castle.next(RESOLVE_ATTACKS, DEFEND)


def step_up(castle: Castle, fight: Fight, fought: int) -> Generator[Decision, Action, None]:
    """In a duel the turner fights first, then whom the group names (EC-RULING-41, EC-DEC-20)."""
    if fight.round == 1:
        fight.fighter = castle.turner
    else:
        fight.fighter = yield from next_duellist(castle, fight, fought)
    castle.tell(Duelled(who=fight.fighter))


def next_duellist(castle: Castle, fight: Fight, fought: int) -> Generator[Decision, Action, int]:
    """Whom the group names, for this round or for those that follow too (EC-DEC-20)."""
    while True:
        options: list[Action] = [NAMES[who] for who in prisoners(castle)]
        options.extend([DUELS_ON[who] for who in prisoners(castle) if standing.may_duel_on(castle, fight, who)])
        question = items.question(castle, options, "ask-duel", ("EC-DEC-20", "EC-RULING-41"), "choice")
        stands = fight.goes_on == "same" and DUELS_ON[fought] in options
        question.window = "rest"
        question.unasked = DUELS_ON[fought] if stands else NAMES[fought]
        question.stakes = dict.fromkeys(everyone(castle), not stands)
        answer = yield question
        if isinstance(answer, Use):
            yield from items.use(castle, answer)
        else:
            assert isinstance(answer, (Name, DuelOn))
            fight.goes_on = "same" if isinstance(answer, DuelOn) else ""
            return answer.who


def name(castle: Castle, among: list[int], question: str, rules: tuple[str, ...]) -> Generator[Decision, Action, int]:
    """The group names one of these prisoners; automatic with one (EC-DEC-04)."""
    answer = yield from items.ask(castle, lambda: [NAMES[who] for who in among], question, rules, "choice")
    assert isinstance(answer, Name)
    return answer.who


def may_rest(castle: Castle, fight: Fight, foe: EnemySheet) -> list[Action]:
    """Who could rest this round: anyone not bound, nobody where the enemy forbids it (EC-REST-01, EC-RULING-08).

    In a duel those not fighting do not rest, unless the profile says so (EC-RULING-27), and only to regain something.
    """
    options: list[Action] = [RESTS[NOBODY]]
    if not foe.no_rest and (not foe.duel or castle.profile["rest_in_duels"] == "yes"):
        for who in range(len(castle.prisoners)):
            if foe.duel and not hit_points.rest_gain(castle, who):
                continue
            if who != fight.fighter and not has_curse(castle.prisoners[who], "bound"):
                options.append(RESTS[who])
    return options


def choose_rest(castle: Castle, fight: Fight, foe: EnemySheet, rested: int) -> Generator[Decision, Action, None]:
    """One prisoner may rest, at most one, and somebody must fight (EC-REST-01, EC-REST-02, EC-REST-09, EC-DEC-12).

    It is open every round anew, and nobody need (EC-REST-07, EC-REST-08, EC-REST-10, EC-EX-15); the group may say once
    what is to hold round after round, until something changes. An item used beside the question may free somebody to
    rest, or end the fight.
    """
    rules = ("EC-DEC-12", "EC-REST-01")
    while fight.row:
        options = may_rest(castle, fight, foe)
        if len(options) == 1:
            used = yield from items.pause(castle, "round", "ask-round", ("EC-DEC-10", "EC-DEC-22"))
            if not used:
                return
            continue
        before = standing.before(fight, rested)
        options.extend(standing.round_after_round(castle, fight, foe, options))
        stands = before in options
        question = items.question(castle, options, "ask-rest", rules, "rest")
        question.window = "rest"
        question.unasked = before if stands else RESTS[rested] if RESTS[rested] in options else RESTS[NOBODY]
        question.stakes = dict.fromkeys(everyone(castle), not stands)
        answer = yield question
        if isinstance(answer, Use):
            yield from items.use(castle, answer)
            continue
        assert isinstance(answer, (Rest, RestOn, WeakestRests))
        if not foe.duel:
            fight.goes_on = standing.how_long(answer)
        who = standing.weakest(castle) if isinstance(answer, WeakestRests) else answer.who
        if who >= 0:
            yield from rest(castle, fight, who)
        return


def rest(castle: Castle, fight: Fight, who: int) -> Generator[Decision, Action, None]:
    """Out of the fight for this round, and 1 HP back at once (EC-REST-03, EC-REST-04, EC-REST-06, EC-RULING-07)."""
    fight.resting = who
    castle.tell(Rested(who=who))
    hit_points.heal(castle, who, hit_points.rest_gain(castle, who))
    if foe_of(castle).on == "rest":
        yield from effects.follow_special(castle, who)


# -- attack ----------------------------------------------------------------------------------------------


def roll_attack(castle: Castle, fight: Fight) -> None:
    """All who fight roll at the same time (EC-ATK-01)."""
    castle.rolls = []
    for who in fighters(castle, fight):
        roll_one_attack(castle, who)


def roll_one_attack(castle: Castle, who: int) -> None:
    """One prisoner's attack roll, with the chapter die some weapons add."""
    roll = dice.roll_for(castle, who, "attack")
    for item in castle.prisoners[who].hands:
        if card_of(item).extra_die:
            roll.extra.append(dice.roll_chapter_die(castle, "attack", who))


def attack_again(castle: Castle, who: int) -> None:
    """One more roll and attack in this round; a double in it is a shield like any other (EC-RULING-39)."""
    roll_one_attack(castle, who)


def resolve_attacks(castle: Castle, step: ResolveAttacks) -> Rule:
    """Attacks one after another, in any order, with items in between (EC-ATK-02, EC-ATK-08, EC-DEC-13, EC-RULING-12).

    Where the order cannot matter nobody is asked for it. After the last attack, what can still strike may, and whoever
    rolled may still use what answers a roll, though the row be empty (EC-RULING-36).
    """
    fight = castle.fight
    assert fight is not None
    waiting = [roll for roll in castle.rolls if not roll.resolved]
    if waiting and order_matters(castle, fight, foe_of(castle), waiting):
        options: list[Action] = []
        for roll in waiting:
            if RESOLVES[roll.who] not in options:
                options.append(RESOLVES[roll.who])
        answer = yield items.question(castle, options, "ask-attack", ("EC-DEC-13", "EC-ATK-02"), "dice")
        if isinstance(answer, Use):
            yield from items.use(castle, answer)
        else:
            assert isinstance(answer, Resolve)
            mine = [roll for roll in waiting if roll.who == answer.who]
            yield from resolve(castle, mine[0])
        castle.next(RESOLVE_ATTACKS)
        return
    if waiting:
        used = yield from items.pause(castle, "dice", "ask-strike", ("EC-ATK-01", "EC-DEC-11"))
        if used:
            castle.next(RESOLVE_ATTACKS)
            return
        between = foe_of(castle).ordered and any([works_on_row(castle, fight, who) for who in prisoners(castle)])
        for roll in waiting[:1] if between else waiting:
            yield from resolve(castle, roll)
        if between:
            castle.next(RESOLVE_ATTACKS)
            return
    if fight.row:
        used = yield from items.pause(castle, "blow", "ask-blow", ("EC-ATK-08", "EC-DEC-10"))
        if used:
            castle.next(RESOLVE_ATTACKS)


def resolve(castle: Castle, roll: Roll) -> Generator[Decision, Action, None]:
    """One attack: each symbol strikes a die it matches (EC-ATK-03, EC-ATK-04, EC-ATK-09, EC-RULING-38).

    A double strikes up to two; what finds no die is lost (EC-ATK-05, EC-ATK-06, EC-EX-04).
    """
    foe = foe_of(castle)
    roll.resolved = True
    if len(roll.face) == 2 and foe.on == "double":
        yield from effects.follow_special(castle, roll.who)
    struck = dice.symbols(castle, roll)
    twice = len(struck) - len(roll.extra) == 2
    if twice and may_hold_back(castle, foe) and second_strikes(castle, foe, roll):
        struck = yield from how_many(castle, roll, struck)
    for place in range(len(struck)):
        symbol = struck[place]
        if foe.answers_back:
            hit = yield from strike(castle, roll.who, symbol, struck[place + 1 :].count(symbol))
        else:
            hit = strike_plainly(castle, foe, roll.who, symbol)
        if hit:
            roll.hit = True
    if not roll.hit:
        if castle.heard():
            castle.tell(Missed(who=roll.who))
        if foe.on == "miss":
            yield from effects.follow_special(castle, roll.who)


def may_hold_back(castle: Castle, foe: EnemySheet) -> bool:
    """Whether one is asked about the second symbol: where a hit may cost its striker something, or always."""
    return foe.on in ("hit", "final_blow") or castle.profile["hold_back"] == "ask"


def second_strikes(castle: Castle, foe: EnemySheet, roll: Roll) -> bool:
    """Whether the second symbol of a double could still strike after the first (EC-RULING-38, EC-DEC-14)."""
    fight = castle.fight
    assert fight is not None
    symbol = roll.face[0]
    found = matching(fight, foe, symbol)
    if not found or strikes_anyhow(fight, foe, roll):
        return False
    if foe.ordered:
        return len(fight.row) > 1 and fight.row[1].trait == symbol
    if foe.sweep:
        return False
    if foe.on not in ("hit", "miss") and not foe.returning and others_strike(castle, fight, foe, symbol):
        return False
    return len(found) > 1 or fight.row[found[0]].hits > 1 or foe.returning == symbol or foe.regrows


def strikes_anyhow(fight: Fight, foe: EnemySheet, roll: Roll) -> bool:
    """Whether a chapter die rolled beside it would strike what the second symbol does (EC-RULING-14)."""
    if foe.returning or foe.regrows or not roll.extra:
        return False
    both = traits_of(fight)
    one = traits_of(fight)
    strike_all(both, foe, [roll.face[0], *roll.face[:1], *roll.extra])
    strike_all(one, foe, [roll.face[0], *roll.extra])
    return both == one


def others_strike(castle: Castle, fight: Fight, foe: EnemySheet, symbol: str) -> bool:
    """Whether what is held back would be struck in this round all the same, by those who have not attacked yet.

    Then it makes a difference only to whoever would find nothing left to hit, or would deal the last blow.
    """
    if any([strikes_on_hit(castle, roll.who) for roll in castle.rolls if not roll.resolved]):
        return False
    row = traits_of(fight)
    strike_all(row, foe, [symbol, symbol])
    if foe.on == "final_blow" and not row_after(castle, foe, row):
        return False
    return sure_row(castle, fight, foe, [symbol, symbol]) == sure_row(castle, fight, foe, [symbol])


def how_many(castle: Castle, roll: Roll, struck: list[str]) -> Generator[Decision, Action, list[str]]:
    """A double must strike once and may strike twice, and so a single that counts twice.

    (EC-RULING-13, EC-RULING-14, EC-DEC-14)
    """
    seat = castle.prisoners[roll.who].seat
    choices: list[Action] = [Apply(2), Apply(1)]
    answer = yield Decision([seat], choices, "ask-double", ("EC-DEC-14", "EC-RULING-14"), about=roll.who)
    assert isinstance(answer, Apply)
    if answer.symbols == 2:
        return struck
    castle.tell(HeldBack(who=roll.who))
    return struck[1:]


def matching(fight: Fight, foe: EnemySheet, symbol: str) -> list[int]:
    """The dice of the row that this symbol can strike (EC-ATK-03, EC-ATK-04)."""
    if foe.fading == symbol:
        return []
    found: list[int] = []
    for place in range(len(fight.row)):
        if fight.row[place].trait == symbol and not (foe.ordered and place > 0):
            found.append(place)
    return found


def would_hit(castle: Castle, symbol: str) -> bool:
    """Whether a symbol would strike anything."""
    fight = castle.fight
    assert fight is not None
    return bool(matching(fight, foe_of(castle), symbol))


def strike(castle: Castle, who: int, symbol: str, more: int = 0) -> Generator[Decision, Action, bool]:
    """A symbol strikes, and so many `more` of the same after it: one matching die leaves the row (EC-ATK-03).

    True if it struck anything. Where dice differ, and more than one hit will be left, the striker picks (EC-DEC-15);
    what others strike right after it will not be left. The last blow may cost its striker dearly (EC-EX-20).
    """
    fight = castle.fight
    assert fight is not None
    foe = foe_of(castle)
    found = matching(fight, foe, symbol)
    if not found:
        return False
    place = found[0]
    left = sum([fight.row[other].hits for other in found]) - 1 - more
    if foe.tough:
        left -= struck_at_once(castle, fight, foe, symbol)
    if left > 1 and any([fight.row[other].hits != fight.row[place].hits for other in found]):
        seat = castle.prisoners[who].seat
        options: list[Action] = [HitDie(other) for other in found if first_of_its_kind(fight, foe, other)]
        answer = yield Decision([seat], options, "ask-die", ("EC-DEC-15",), about=who)
        assert isinstance(answer, HitDie)
        place = answer.die
    hit_die(castle, fight, foe, who, place)
    if foe.on == "hit" or (foe.on == "final_blow" and not fight.row):
        yield from effects.follow_special(castle, who)
    return True


def struck_at_once(castle: Castle, fight: Fight, foe: EnemySheet, symbol: str) -> int:
    """How many hits of a trait follow in any case, before anyone can use an item."""
    waiting = [roll for roll in castle.rolls if not roll.resolved]
    if waiting and order_matters(castle, fight, foe, waiting):
        return 0
    return sum([(roll.face[:1] + roll.extra).count(symbol) for roll in waiting])


def strike_plainly(castle: Castle, foe: EnemySheet, who: int, symbol: str) -> bool:
    """The same against an enemy that neither lets one choose between dice nor answers a hit."""
    fight = castle.fight
    assert fight is not None
    found = matching(fight, foe, symbol)
    if found:
        hit_die(castle, fight, foe, who, found[0])
    return bool(found)


def hit_die(castle: Castle, fight: Fight, foe: EnemySheet, who: int, place: int) -> None:
    """What a hit does to the die: off it goes, unless the enemy is special (EC-SPEC-04, EC-RULING-28, EC-RULING-29).

    A die that is rolled instead may be back in the row at once (EC-EX-08, EC-EX-09, EC-EX-18, EC-EX-19).
    """
    die = fight.row[place]
    if die.hits > 1:
        die.hits -= 1
        castle.tell(StruckDie(who=who, trait=die.trait, gone=False))
    elif foe.returning:
        trait = die.trait
        die.trait = dice.roll_chapter_die(castle, "return")
        stays = die.trait == foe.returning
        if not stays:
            del fight.row[place]
        castle.tell(StruckDie(who=who, trait=trait, gone=not stays))
    elif foe.sweep:
        trait = die.trait
        swept = [other for other in fight.row if other.trait == trait]
        fight.row = [other for other in fight.row if other.trait != trait]
        for _ in swept:
            castle.tell(StruckDie(who=who, trait=trait, gone=True))
    else:
        del fight.row[place]
        if castle.heard():
            castle.tell(StruckDie(who=who, trait=die.trait, gone=True))


# -- defend ----------------------------------------------------------------------------------------------


def defend(castle: Castle, step: Defend) -> Rule:
    """An empty row is a beaten enemy; otherwise it strikes back (EC-WIN-01, EC-WIN-02, EC-DEF-01, EC-EX-03)."""
    fight = castle.fight
    assert fight is not None
    if not fight.row:
        victory(castle)
        return
    foe = foe_of(castle)
    yield from enemy_strikes(castle, fight, foe)
    if foe.on == "round_end":
        yield from effects.follow_special(castle, castle.turner if castle.turner != fight.resting else NOBODY)
    end_round(castle, fight, foe)


def enemy_strikes(castle: Castle, fight: Fight, foe: EnemySheet) -> Generator[Decision, Action, None]:
    """Whoever fights and has no shield loses the attack value, whoever rests nothing.

    (EC-DEF-02, EC-DEF-03, EC-DEF-04, EC-DEF-05, EC-REST-04, EC-EX-05)
    """
    if castle.heard():
        castle.tell(EnemyStruck(damage=fight.damage))
    losses: list[Loss] = []
    for who in aimed_at(castle, fight, foe):
        if foe.unblockable or not has_shield(castle, who):
            losses.append(Loss(who=who, amount=fight.damage))
        elif castle.heard():
            castle.tell(Warded(who=who, damage=fight.damage))
    if losses:
        wounded = yield from hit_points.suffer(castle, losses)
        if foe.on == "wound":
            for who in wounded:
                yield from effects.follow_special(castle, who)


def aimed_at(castle: Castle, fight: Fight, foe: EnemySheet) -> list[int]:
    """Whom the blow is meant for: all who fight, unless the enemy picks (EC-SPEC-02, EC-RULING-45)."""
    facing = fighters(castle, fight)
    if foe.strike == "lowest" or foe.strike == "highest":
        return extremes(castle, facing, foe.strike)
    if foe.strike == "turner":
        return [who for who in facing if who == castle.turner]
    if foe.strike == "chosen":
        return [who for who in facing if who == fight.aim]
    return facing


def has_shield(castle: Castle, who: int) -> bool:
    """A double rolled this round blocks, whether or not it struck (EC-ATK-07, EC-DEF-03), unless a curse bares one."""
    if has_curse(castle.prisoners[who], "unguarded"):
        return False
    for roll in castle.rolls:
        if roll.who == who and (roll.shield or roll.guarded):
            return True
    return False


def needs_shield(castle: Castle, who: int) -> bool:
    """Whether this prisoner fights, has no shield yet, and the enemy still stands."""
    fight = castle.fight
    if fight is None or not fight.row:
        return False
    mine = [roll for roll in castle.rolls if roll.who == who]
    return bool(mine) and not any([roll.shield or roll.guarded for roll in mine])


def end_round(castle: Castle, fight: Fight, foe: EnemySheet) -> None:
    """The round is over; the next begins until the enemy is beaten or somebody is dead (EC-ROUND-03)."""
    if foe.rising:
        fight.damage += foe.rising
        castle.tell(Rose(damage=fight.damage))
    if foe.rounds and fight.round >= foe.rounds:
        victory(castle)
    else:
        castle.next(NEW_ROUND)


def victory(castle: Castle) -> None:
    """The fight is survived: spoils, or freedom if that was the boss.

    (EC-WIN-03, EC-END-01, EC-RULING-17, EC-RULING-18, EC-EX-10, EC-EX-17)
    """
    fight = castle.fight
    assert fight is not None
    spoils = foe_of(castle).spoils
    castle.fight = None
    castle.rolls = []
    castle.used = []
    if fight.row:
        castle.tell(EnemyBrokeOff(path=fight.path))
    else:
        castle.tell(EnemyFell(path=fight.path))
    if castle.turned[-1] in BOSSES:
        castle.tell(Escaped())
        castle.end("escaped")
    drawing.draw(castle, spoils)


# -- what items and specials do to the row ---------------------------------------------------------------


def roll_row(castle: Castle) -> None:
    """Every die of the row is rolled anew."""
    fight = castle.fight
    assert fight is not None
    for die in fight.row:
        die.trait = dice.roll_chapter_die(castle, "row")
    castle.tell(RowRolled(row=[die.trait for die in fight.row]))


def add_dice(castle: Castle, effect: cards.AddDie) -> None:
    """Dice join the row, up to a limit."""
    fight = castle.fight
    assert fight is not None
    for _ in range(effect.count):
        if len(fight.row) < effect.most:
            trait = effect.trait or dice.roll_chapter_die(castle, "row")
            fight.row.append(RowDie(trait=trait, hits=1))
            fight.goes_on = ""
            castle.tell(RowGrew(trait=trait))


def die_settings(castle: Castle, who: int, item: str) -> list[Action]:
    """Every die of the row turned to every other trait; equal dice are one choice (EC-DEC-22)."""
    fight = castle.fight
    assert fight is not None
    found: list[Action] = []
    for place in range(len(fight.row)):
        if not first_of_its_kind(fight, foe_of(castle), place):
            continue
        for trait in TRAITS:
            if trait != fight.row[place].trait:
                found.append(Use(item, who, die=place, trait=trait))
    return found


def die_targets(castle: Castle, who: int, item: str) -> list[Action]:
    """Every die of the row; equal dice are one choice (EC-DEC-22)."""
    fight = castle.fight
    assert fight is not None
    foe = foe_of(castle)
    return [Use(item, who, die=place) for place in range(len(fight.row)) if first_of_its_kind(fight, foe, place)]


def first_of_its_kind(fight: Fight, foe: EnemySheet, place: int) -> bool:
    """Whether a die differs from every die before it; in an ordered row its place alone does (EC-DEC-15, EC-DEC-22)."""
    return foe.ordered or fight.row[place] not in fight.row[:place]


def set_die(castle: Castle, place: int, trait: str) -> None:
    """Turn a die of the row to a trait."""
    fight = castle.fight
    assert fight is not None
    fight.row[place].trait = trait


def smash(castle: Castle, who: int, place: int) -> None:
    """Take a die out of the row, whatever it shows. That is no hit."""
    fight = castle.fight
    assert fight is not None
    castle.tell(StruckDie(who=who, trait=fight.row[place].trait, gone=True))
    del fight.row[place]
