"""A player with judgement: weighs odds exactly, and knows what hit points and items are worth."""

from __future__ import annotations

from typing import Final

from undercroft.bots.player import Player
from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.odds import UNIT, crew, hits_ahead, row_of, strike_off
from undercroft.games.dark_castle.rules import dice, standing
from undercroft.games.dark_castle.rules.combat import foe_of, has_shield, matching
from undercroft.games.dark_castle.rules.gear import FACES, FOES, LISTS, VERBS, EnemySheet
from undercroft.games.dark_castle.rules.table import card_of, hands_filled, has_curse, starting_hp
from undercroft.games.dark_castle.state import (
    SHARE_EVENLY,
    STURDIEST_TURNS,
    WEAKEST_RESTS,
    Apply,
    Bear,
    Castle,
    Discard,
    DuelOn,
    Fight,
    HitDie,
    Keep,
    Leave,
    Name,
    PickUp,
    Press,
    Resolve,
    Rest,
    RestOn,
    Roll,
    Stop,
    TakeCharacter,
    TakeWay,
    Trial,
    Turn,
    Use,
)
from undercroft.games.dark_castle.worth import (
    Ahead,
    item_worth,
    list_worth,
    pain,
    press_worth,
    relief,
    with_nominee,
)

LITTLE: Final = 0.3  # what one round may be worse by, if nobody need think about the next ones


class Judgement(Player):
    """The player."""

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        castle = session.state
        assert isinstance(castle, Castle)
        if decision is None:
            return None
        used = best_use(castle, decision, seat)
        if used is not None:
            return used
        if decision.ask == "ask-turner" or decision.ask == "ask-share":
            trade = best_trade(castle, decision, seat)
            if trade is not None:
                return trade
        if seat != decision.leader:
            return None
        if len(decision.options) == 1:
            return decision.options[0]
        return answer(castle, decision)


def answer(castle: Castle, decision: Decision) -> Action:
    """The answer to the question itself."""
    ask = decision.ask
    options = decision.options
    if ask == "ask-turner":
        return as_standing(castle, options, best_turner(castle, options))
    if ask == "ask-rest":
        return best_rest(castle, options)
    if ask == "ask-way":
        return best_way(castle, decision)
    if ask == "ask-character":
        return best_character(castle, options)
    if ask == "ask-attack":
        return best_attack(castle, options)
    if ask == "ask-nominee":
        return best_nominee(castle, options)
    if ask == "ask-press":
        return press_or_stop(castle, decision.about)
    if ask == "ask-keep":
        return better_face(castle, options)
    if ask == "ask-discard" or ask == "ask-leave":
        return least_item(castle, options)
    if ask == "ask-duel":
        return as_standing(castle, options, best_duellist(castle, options))
    if ask == "ask-die":
        return best_die(castle, options)
    if ask == "ask-guess":
        return options[0]
    if ask == "ask-double":
        return Apply(1) if one_is_enough(castle) else Apply(2)
    if ask == "ask-split":
        return SHARE_EVENLY if SHARE_EVENLY in options else best_share(castle, decision)
    return sturdiest(castle, options)


def as_standing(castle: Castle, options: list[Action], best: Action) -> Action:
    """The same answer for more than this once, where it can be given so."""
    more: Action = best
    if isinstance(best, Turn) and best.who == standing.sturdiest(castle):
        more = STURDIEST_TURNS
    elif isinstance(best, Name):
        more = DuelOn(best.who)
    return more if more in options else best


def best_share(castle: Castle, decision: Decision) -> Action:
    """Point by point on whoever stands best, of those whose share is still open."""
    hp = [prisoner.hp for prisoner in castle.prisoners]
    who = decision.about
    share = 0
    for _ in range(decision.count):
        sturdy = max(range(who, len(hp)), key=lambda one: hp[one])
        hp[sturdy] -= 1
        if sturdy == who:
            share += 1
    return Bear(who, share)


def sturdiest(castle: Castle, options: list[Action]) -> Action:
    """The prisoner it hurts least."""
    best = options[0]
    most = -1
    for option in options:
        if isinstance(option, Name) and castle.prisoners[option.who].hp > most:
            most = castle.prisoners[option.who].hp
            best = option
    return best


# -- before the fight ------------------------------------------------------------------------------------


def best_character(castle: Castle, options: list[Action]) -> Action:
    """A prisoner with whom the party can still become an even one: as much might as cunning as wisdom."""
    taken = [prisoner.character for prisoner in castle.prisoners if prisoner.character]
    best = options[0]
    least = 1000
    for option in options:
        if isinstance(option, TakeCharacter):
            spread = evenest([*taken, option.character], len(castle.prisoners))
            if spread < least:
                least = spread
                best = option
    return best


def evenest(party: list[str], size: int) -> int:
    """How even a party can be made: the least gap between its strongest and its weakest trait."""
    if len(party) < size:
        return min([evenest([*party, name], size) for name in FACES if name not in party])
    totals: dict[str, int] = {"might": 0, "cunning": 0, "wisdom": 0}
    for name in party:
        for face in FACES[name]:
            totals[face[0]] += len(face)
    return max(totals.values()) - min(totals.values())


def best_turner(castle: Castle, options: list[Action]) -> Action:
    """Whoever can best afford what pages do to those who turn them; a page laid open is weighed."""
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, Turn):
            value = 0.05 * castle.prisoners[option.who].hp
            if castle.shown and castle.deck:
                before = castle.turner
                castle.turner = option.who
                value += list_worth(castle, f"{castle.deck[-1]}.do", option.who)
                castle.turner = before
            else:
                value -= pain(castle.prisoners[option.who].hp, 2)
            if value > most:
                most = value
                best = option
    return best


def best_way(castle: Castle, decision: Decision) -> Action:
    """The way that promises most to whoever chooses, by the exact odds of all that hangs on it."""
    path = choice_path(castle, decision.options)
    best = decision.options[0]
    most = -1000.0
    for option in decision.options:
        if isinstance(option, TakeWay):
            value = list_worth(castle, f"{path}.{option.way}", decision.about)
            if value > most:
                most = value
                best = option
    return best


def choice_path(castle: Castle, options: list[Action]) -> str:
    """Which instruction of the page is being chosen on."""
    page = castle.turned[-1]
    first = options[0]
    assert isinstance(first, TakeWay)
    for path in VERBS:
        if path.startswith(f"{page}.") and VERBS[path] == "choose" and f"{path}.{first.way}" in LISTS:
            return path
    return f"{page}.do.0"


def best_nominee(castle: Castle, options: list[Action]) -> Action:
    """Whoever makes the best of what follows."""
    page = castle.turned[-1]
    path = ""
    for one in VERBS:
        if one.startswith(f"{page}.") and VERBS[one] == "nominate":
            path = one
    parent = path.rpartition(".")[0]
    later = LISTS[parent][LISTS[parent].index(path) + 1 :]
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, Name):
            value = with_nominee(castle, later, option.who)
            if value > most:
                most = value
                best = option
    return best


def press_or_stop(castle: Castle, who: int) -> Action:
    """Go on while the odds of the die that is rolled, which may be anybody's, are for it."""
    page = castle.turned[-1]
    for path in VERBS:
        if path.startswith(f"{page}.") and VERBS[path] == "press":
            last = CARDS.effects[path].most - 1
            return Press() if press_worth(castle, path, who, last) > 0.15 else Stop()
    return Stop()


# -- items -----------------------------------------------------------------------------------------------


def best_trade(castle: Castle, decision: Decision, seat: int) -> Action | None:
    """Pick up from the middle whatever is worth more than what is in the hands; make room for it if need be."""
    best: Action | None = None
    most = 0.05
    for option in decision.options_of(seat):
        if isinstance(option, PickUp):
            gain = pick_up_gain(castle, option.who, option.item)
            if gain > most and gain >= best_bearer(castle, option.item) - 0.01:
                most = gain
                best = option
    return best


def pick_up_gain(castle: Castle, who: int, item: str) -> float:
    """What carrying it would be worth, less what must be left for it."""
    prisoner = castle.prisoners[who]
    room = 2 - hands_filled(prisoner) - card_of(item).hands
    gain = item_worth(castle, who, item)
    if room < 0:
        values = sorted([item_worth(castle, who, held) for held in prisoner.hands])
        if len(values) == 1 or (card_of(item).hands == 1):
            gain -= values[0]
        else:
            gain -= sum(values)
    return gain


def best_bearer(castle: Castle, item: str) -> float:
    """The most anyone would gain by it."""
    return max([pick_up_gain(castle, who, item) for who in range(len(castle.prisoners))])


def least_item(castle: Castle, options: list[Action]) -> Action:
    """What is missed least."""
    best = options[0]
    least = 1000.0
    for option in options:
        assert isinstance(option, (Discard, Leave))
        item = option.item
        for who in range(len(castle.prisoners)):
            prisoner = castle.prisoners[who]
            if item in prisoner.hands:
                value = item_worth(castle, who, item)
                if card_of(item).hands == 2 and isinstance(option, Leave):
                    others = [held for held in prisoner.hands if held != item]
                    value -= sum([item_worth(castle, who, other) for other in others])
                if value < least:
                    least = value
                    best = option
    return best


def best_use(castle: Castle, decision: Decision, seat: int) -> Action | None:
    """The item most worth using right now, if any is."""
    if not decision.asides:
        return None
    best: Action | None = None
    most = 0.0
    for aside in decision.asides:
        action = aside.action
        if aside.seat == seat and isinstance(action, Use):
            value = use_value(castle, decision, action)
            if value > most:
                most = value
                best = action
    return best


def use_value(castle: Castle, decision: Decision, use: Use) -> float:
    """What using an item now brings, less what it would be worth later; above zero it is used."""
    card = card_of(use.item)
    verb = card.use
    if verb == "mend":
        return mend_value(castle, decision, use)
    if verb == "symbol":
        # Between rounds it is better to see the dice first.
        return -1.0 if decision.ask in ("ask-rest", "ask-round") else symbol_value(castle, use)
    if verb == "reroll":
        return reroll_value(castle, use)
    if verb == "attack_again":
        return 1.0
    if verb == "prevent":
        return prevent_value(castle, use)
    if verb == "guard":
        fight = castle.fight
        if fight is None or enemy_falls(castle):
            return -1.0
        keep = 1.2 if card.discard else 0.4
        return pain(castle.prisoners[use.who].hp, fight.damage) - 1.5 * keep - 0.6
    if verb == "smash" or verb == "set_die":
        return die_value(castle, use)
    if verb == "lift":
        return lift_value(castle, use)
    return -1.0


def mend_value(castle: Castle, decision: Decision, use: Use) -> float:
    """Heal when nothing of it is lost, or when somebody is in danger."""
    card = card_of(use.item)
    hp = castle.prisoners[use.on].hp
    missing = starting_hp(castle) - hp
    gain = relief(castle, use.on, card.amount)
    if not card.discard:
        return gain
    in_middle = use.item in castle.middle
    if in_middle:
        return gain - 0.6 * card.amount if missing else -1.0
    if decision.ask == "ask-loss":
        lethal = any([loss.who == use.on and loss.amount >= hp for loss in castle.losses])
        return gain if lethal else -1.0
    if hp <= 5 or (missing >= card.amount + 3 and len(castle.deck) <= 6) or not castle.deck:
        return gain if missing >= card.amount or hp <= 4 else -1.0
    return -1.0


def lift_value(castle: Castle, use: Use) -> float:
    """What lifting a curse brings: a wound spared, a shield given back, or rest in the fight that lies ahead."""
    prisoner = castle.prisoners[use.on]
    if has_curse(prisoner, "bleeding") or has_curse(prisoner, "unguarded"):
        return 1.0
    fight = castle.fight
    if fight is None or not has_curse(prisoner, "bound"):
        return -1.0
    row = row_standing(fight)
    bound = ahead_of(castle, fight).cost(row)
    curses = prisoner.curses
    prisoner.curses = []
    free = ahead_of(castle, fight).cost(row)
    prisoner.curses = curses
    return bound - free - (0.3 if not castle.deck else 1.0)


def prevent_value(castle: Castle, use: Use) -> float:
    """Spare the loss that hurts most; keep a potion for one that is worth it."""
    card = card_of(use.item)
    for loss in castle.losses:
        if loss.who == use.on:
            spared = min(card.amount, loss.amount) if card.amount else loss.amount
            hp = castle.prisoners[loss.who].hp
            saved = pain(hp, loss.amount) - pain(hp, loss.amount - spared)
            late = 1.3 if len(castle.deck) <= 2 else 2.6
            return saved - (late if card.discard else 0.0)
    return -1.0


def symbol_value(castle: Castle, use: Use) -> float:
    """One more symbol, for what it does to the row or to the trial."""
    fight = castle.fight
    late = 0.5 if not castle.deck else 1.5
    if fight is not None:
        after = row_left(castle)
        if any([not roll.resolved for roll in castle.rolls]):
            return -1.0 if after != UNIT[use.trait] else strike_worth(castle, after, use.trait) - late
        return strike_worth(castle, after, use.trait) - late
    trial = castle.trial
    if trial is None:
        return -1.0
    effect = CARDS.effects[trial.path]
    if VERBS[trial.path] != "test" or effect.trait != use.trait:
        return -1.0
    return trial_gap_value(castle, trial) - late


def trial_gap_value(castle: Castle, trial: Trial) -> float:
    """What one more success is worth to a trial that is about to be counted."""
    effect = CARDS.effects[trial.path]
    needed = len(castle.prisoners) if effect.needed == "per_player" else effect.needed
    have = trial.total
    for roll in castle.rolls:
        have += dice.symbols(castle, roll).count(effect.trait)
    if have + 1 != needed:
        return 0.0
    it = castle.rolls[0].who
    passed = list_worth(castle, f"{trial.path}.passed", it)
    short = list_worth(castle, f"{trial.path}.each_fail", it)
    if trial.attempts + 1 >= effect.attempts:
        short += list_worth(castle, f"{trial.path}.failed", it)
    return passed - short


def reroll_value(castle: Castle, use: Use) -> float:
    """Whether a new roll is likely to be better than the one that lies there."""
    roll = roll_of(castle, use.who)
    if roll is None:
        return -1.0
    card = card_of(use.item)
    now = face_value(castle, use.who, roll.face)
    average = 0.0
    for face in FACES[castle.prisoners[use.who].character]:
        value = face_value(castle, use.who, face)
        average += (max(value, now) if card.keep == "either" else value) / 6
    return average - now - (1.1 if card.discard else 0.05)


def roll_of(castle: Castle, who: int) -> Roll | None:
    """A prisoner's roll that still counts."""
    for roll in castle.rolls:
        if roll.who == who and not roll.resolved:
            return roll
    return None


def face_value(castle: Castle, who: int, face: list[str]) -> float:
    """What this face would be worth to the party just now, the other rolls being what they are."""
    fight = castle.fight
    trial = castle.trial
    if fight is None and trial is not None:
        return trial_face_value(castle, trial, who, face)
    if fight is None:
        return 0.0
    foe = foe_of(castle)
    ahead = ahead_of(castle, fight)
    symbols = row_of(face)
    for roll in castle.rolls:
        if roll.who != who and not roll.resolved:
            symbols += row_of(dice.symbols(castle, roll))
    row = ahead.left(row_standing(fight), symbols)
    if row == 0:
        return 4.0
    value = -ahead.cost(row)
    if len(face) == 1 and not foe.unblockable:
        value -= pain(castle.prisoners[who].hp, fight.damage)
    return value


def trial_face_value(castle: Castle, trial: Trial, who: int, face: list[str]) -> float:
    """What a face is worth in a trial or a pressed roll."""
    effect = CARDS.effects[trial.path]
    verb = VERBS[trial.path]
    if verb == "press":
        branch = "bust" if face[0] == effect.bad else "gain"
        return list_worth(castle, f"{trial.path}.{branch}", who)
    if verb == "match":
        others = [roll.face[0] for roll in castle.rolls if roll.who != who]
        return 2.5 if all([other == face[0] for other in others]) else 0.0
    needed = len(castle.prisoners) if effect.needed == "per_player" else effect.needed
    have = trial.total
    for roll in castle.rolls:
        if roll.who != who:
            have += dice.symbols(castle, roll).count(effect.trait)
    have += (1 if len(face) == 2 else 0) if effect.trait == "double" else face.count(effect.trait)
    if have >= needed:
        return list_worth(castle, f"{trial.path}.passed", who)
    short = list_worth(castle, f"{trial.path}.each_fail", who)
    if trial.attempts + 1 >= effect.attempts:
        short += list_worth(castle, f"{trial.path}.failed", who)
    return short + 0.4 * have


def better_face(castle: Castle, options: list[Action]) -> Action:
    """Keep the better of two results."""
    first = options[0]
    assert isinstance(first, Keep)
    roll = roll_of(castle, first.who)
    if roll is None:
        return first
    new = face_value(castle, first.who, roll.face)
    old = face_value(castle, first.who, roll.old)
    return Keep(first.who, new >= old)


# -- in the fight ----------------------------------------------------------------------------------------


def everybody(castle: Castle) -> list[int]:
    """All prisoners."""
    return list(range(len(castle.prisoners)))


def row_standing(fight: Fight) -> int:
    """The row as it lies there: a die that must be hit twice counts twice."""
    row = 0
    for die in fight.row:
        row += UNIT[die.trait] * die.hits
    return row


def ahead_of(castle: Castle, fight: Fight) -> Ahead:
    """What is left of this fight after the present round."""
    return Ahead(castle, fight.path, fight.damage, rounds_left(fight))


def rounds_left(fight: Fight) -> int:
    """How many rounds after this one until the enemy breaks off; -1 if it never does."""
    rounds = FOES[fight.path].rounds
    return max(0, rounds - fight.round) if rounds else -1


def best_rest(castle: Castle, options: list[Action]) -> Action:
    """Weigh this round exactly for each who might rest: blows, healing, and how the row will stand after it.

    What differs little is said for round after round: that the weakest rests, or this one; not of an enemy whose
    attack grows, against whom every round is another.
    """
    fight = castle.fight
    assert fight is not None
    foe = foe_of(castle)
    values = {option.who: round_value(castle, foe, fight, option.who) for option in options if isinstance(option, Rest)}
    best = max(values, key=lambda who: values[who])
    if foe.rising:
        return Rest(best)
    if WEAKEST_RESTS in options and values[standing.weakest(castle)] >= values[best] - LITTLE:
        return WEAKEST_RESTS
    return RestOn(best) if RestOn(best) in options else Rest(best)


def round_value(castle: Castle, foe: EnemySheet, fight: Fight, resting: int) -> float:
    """What a round with this prisoner resting (or nobody) is worth, over every way the dice can fall."""
    who = [one for one in everybody(castle) if one != resting]
    if fight.fighter >= 0:
        who = [fight.fighter]
    ahead = Ahead(castle, fight.path, fight.damage + foe.rising, rounds_left(fight))
    pains = [blow(castle, foe, fight, who, one) for one in who]
    row = row_standing(fight)
    if resting >= 0 and foe.on == "rest" and foe.adds:
        row += UNIT[foe.adds]
    value = 0.0
    for outcome in crew(castle, who).outcomes:
        left = ahead.left(row, outcome.symbols)
        if left:
            for place in range(len(who)):
                value -= pains[place] * (outcome.chance if foe.unblockable else outcome.bare[place])
            value -= outcome.chance * ahead.cost(left)
    if resting >= 0:
        gain = 1
        for item in castle.prisoners[resting].hands:
            gain += card_of(item).rest_bonus
        value += relief(castle, resting, gain)
    return value


def blow(castle: Castle, foe: EnemySheet, fight: Fight, facing: list[int], who: int) -> float:
    """What the enemy's blow would cost this prisoner, if it is aimed there at all."""
    cost = pain(castle.prisoners[who].hp, softened(castle, who, fight.damage))
    if foe.on == "wound":
        cost += 1.5
    points = [castle.prisoners[one].hp for one in facing]
    if foe.strike == "lowest" and castle.prisoners[who].hp > min(points):
        return 0.0
    if foe.strike == "highest" and castle.prisoners[who].hp < max(points):
        return 0.0
    if foe.strike == "turner" and who != castle.turner:
        return 0.0
    if foe.strike == "chosen" and castle.prisoners[who].hp < max(points):
        return 0.0
    return cost


def softened(castle: Castle, who: int, damage: int) -> int:
    """A blow after armour."""
    for item in castle.prisoners[who].hands:
        reduce = card_of(item).reduce
        if reduce and damage > 1:
            damage = max(1, damage - reduce)
    return damage


def row_left(castle: Castle) -> int:
    """The row once the rolls on the table have struck."""
    fight = castle.fight
    assert fight is not None
    symbols = 0
    for roll in castle.rolls:
        if not roll.resolved:
            symbols += row_of(dice.symbols(castle, roll))
    return ahead_of(castle, fight).left(row_standing(fight), symbols)


def enemy_falls(castle: Castle) -> bool:
    """Whether the rolls on the table clear the row."""
    return row_left(castle) == 0


def strike_worth(castle: Castle, row: int, trait: str) -> float:
    """What striking one more die off this row would save."""
    fight = castle.fight
    assert fight is not None
    foe = foe_of(castle)
    ahead = ahead_of(castle, fight)
    left = ahead.left(row, UNIT[trait])
    if left == row:
        return -1.0
    saved = ahead.cost(row) - ahead.cost(left)
    if left == 0:
        for who in everybody(castle):
            if who != fight.resting and (fight.fighter < 0 or who == fight.fighter) and not has_shield(castle, who):
                saved += blow(castle, foe, fight, everybody(castle), who)
    return saved


def die_value(castle: Castle, use: Use) -> float:
    """Take off, or turn, the die that makes the row hardest."""
    fight = castle.fight
    assert fight is not None
    card = card_of(use.item)
    row = row_standing(fight)
    unit = UNIT[fight.row[use.die].trait]
    after = row - unit
    if card.use == "set_die":
        after += UNIT[use.trait]
    ahead = ahead_of(castle, fight)
    saved = ahead.cost(row) - ahead.cost(after)
    if card.use == "smash" and not card.discard:
        return saved + 0.1
    return saved - (0.4 if len(castle.deck) <= 3 else 1.2)


def best_attack(castle: Castle, options: list[Action]) -> Action:
    """Those strike first who can best bear what striking costs; the strongest strikes last where that costs.

    Where dice come back, those strike last who can hit what has.
    """
    fight = castle.fight
    assert fight is not None
    foe = foe_of(castle)
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, Resolve):
            roll = roll_of(castle, option.who)
            hp = castle.prisoners[option.who].hp
            value = float(hp)
            if foe.on == "final_blow":
                value = -value
            if roll is not None and foe.ordered and not matching(fight, foe, roll.face[0]):
                value -= 100.0
            if roll is not None and foe.returning in roll.face:
                value -= 100.0
            if value > most:
                most = value
                best = option
    return best


def one_is_enough(castle: Castle) -> bool:
    """Against thorns one hit may be better than two."""
    fight = castle.fight
    assert fight is not None
    return foe_of(castle).on == "hit" and len(fight.row) > 3 and min([p.hp for p in castle.prisoners]) <= 2


def best_die(castle: Castle, options: list[Action]) -> Action:
    """Of equal dice the one that falls at once, so that the row grows shorter."""
    fight = castle.fight
    assert fight is not None
    best = options[0]
    for option in options:
        if isinstance(option, HitDie) and fight.row[option.die].hits > 1:
            best = option
    return best


def best_duellist(castle: Castle, options: list[Action]) -> Action:
    """Who fights alone this round."""
    fight = castle.fight
    assert fight is not None
    row = row_standing(fight)
    best = options[0]
    most = -100000.0
    for option in options:
        if isinstance(option, Name):
            alone = crew(castle, [option.who])
            value = -pain(castle.prisoners[option.who].hp, fight.damage) * 0.67 - 0.3 * hits_ahead(alone, row)
            for outcome in alone.outcomes:
                if strike_off(row, outcome.symbols) != row:
                    value += 1.5 * outcome.chance
            if value > most:
                most = value
                best = option
    return best
