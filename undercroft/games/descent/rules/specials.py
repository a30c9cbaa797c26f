"""What no other card does: a rule of its own for each, by the name the card has for it.

D2-CORE-11, D2-DP-67, D2-DP-73, D2-DP-36.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.decision import DONE, PASS, Decision, Done, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import (
    aiming,
    choosing,
    conditions,
    damage,
    free_deeds,
    moving,
    overlord_cards,
    placing,
    searching,
    secret_rooms,
    threat,
    travel,
    trials,
    waiting,
)
from undercroft.games.descent.rules import (
    attack as attacks,
)
from undercroft.games.descent.rules.dice import DICE
from undercroft.games.descent.rules.layout import OBSTACLE
from undercroft.games.descent.rules.sheets import ACTS, FAMILIARS, OVERLORD_TRAIT, ActFace, kind_of
from undercroft.games.descent.rules.table import (
    SEAT,
    add_lasting,
    are_adjacent,
    ask_overlord_secretly,
    attack_of,
    attribute,
    encounter_of,
    grid_now,
    health,
    heroes_standing,
    is_monster,
    is_standing,
    is_turn_of,
    monsters_standing,
    new_figure,
    occupied,
    overlord_seat,
    seat_of,
    spare_fatigue,
    speed,
    turn_now,
)
from undercroft.games.descent.state import (
    Attack,
    CardsDrawn,
    CardSeen,
    CardShown,
    CardUsed,
    Charmed,
    DoActs,
    FreeAttack,
    FreeMove,
    Journey,
    LeftMap,
    PickCard,
    PickFigure,
    PickSpace,
    PickWord,
    Reinforced,
    Shifted,
    StandIn,
    Strike,
    Tired,
)

NOBODY: Final = -1
WILLS: Final = {"event": "willpower", "trap": "awareness", "magic": "knowledge"}
BREATH: Final = 4  # spaces of a dragon's breath

Singular = Callable[[Journey, DoActs, ActFace, list[int]], Rule | None]


def do(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule | None:
    """The rule of this name."""
    return SPECIALS[act.name](table, step, act, meant)


# -- heroes ----------------------------------------------------------------------------------------------


def damage_to_fatigue(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """Of an attack's damage some becomes fatigue, as far as Stamina goes (D2-DP-36)."""
    hero = step.user
    guard = next(one for one in attack_of(table).guards if one.figure == hero)
    most = min(guard.dealt, max(0, spare_fatigue(table, hero)))
    turned = yield from choosing.how_much(table, hero, list(range(most + 1)), step.card)
    if turned:
        guard.dealt -= turned
        table.heroes[hero].fatigue += turned
        table.tell(Tired(hero, turned, 0, step.card))


def vanish(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """A hero is off the map until the start of the next turn."""
    space = table.figures[step.user].base[0]
    damage.drop_all(table, step.user, space)
    table.figures[step.user].base = []
    add_lasting(table, "vanished", step.user, space, "encounter", step.card)
    if is_turn_of(table, step.user):
        turn_now(table).actions = 0
        turn_now(table).points = 0
    table.tell(LeftMap(step.user))


def again_on_another(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule | None:
    """All of it happens to one more hero."""
    others = [one for one in choosing.heroes_near(table, step.user, 1) if one != step.target]
    return choose_another(table, step, others) if others else None


def choose_another(table: Journey, step: DoActs, others: list[int]) -> Rule:
    """Which hero, or nobody."""
    from_first = [path for path in first_acts(table, step) if ACTS[path].name != "again_on_another"]
    options: list[Action] = [PASS, *[PickFigure(one) for one in others]]
    answer = yield Decision(
        choosing.seat_for(table, step.user), options, "ask-target", rules=("D2-DP-67",), about=step.user
    )
    if not isinstance(answer, Pass):
        assert isinstance(answer, PickFigure)
        table.next(
            DoActs(
                step.user, answer.figure, step.other, NOBODY, from_first, step.hearts, step.surges, 0, step.card, -1, []
            )
        )


def first_acts(table: Journey, step: DoActs) -> list[str]:
    """What a card and the skills that extend it do to their target, the dice apart."""
    from_card = [path for path in ACTS if path.startswith(f"{step.card}.do.") and path.count(".") == 2]
    for skill in table.heroes[step.user].skills:
        from_card.extend([path for path in ACTS if path.startswith(f"{skill}.also.") and path.count(".") == 2])
    return [path for path in from_card if ACTS[path].do != "roll"]


def shift_damage(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """All damage that is due is suffered by another."""
    attack = attack_of(table)
    for guard in attack.guards:
        if guard.figure == step.other and meant:
            damage.suffer(table, meant[0], guard.dealt, 0, attack.attacker, "attack")
            guard.dealt = 0


def dying_command(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule | None:
    """A monster that this attack defeated fights once more, for the other side."""
    fallen = [
        guard.figure
        for guard in attack_of(table).guards
        if is_monster(table, guard.figure) and not table.figures[guard.figure].base
    ]
    return command(table, step, fallen) if fallen else None


def command(table: Journey, step: DoActs, fallen: list[int]) -> Rule:
    """It is put back, moves, attacks, and is removed again."""
    one = yield from choosing.which_figure(table, choosing.seat_for(table, step.user), fallen, step.user)
    space = [last.amount for last in encounter_of(table).lasting if last.what == "fell_at" and last.figure == one]
    bases = placing.bases_near(table, one, [space[0] if space else attack_of(table).aim])
    if not bases:
        return
    table.figures[one].base = bases[0].copy()
    table.tell(Shifted(one, bases[0].copy()))
    table.next(
        FreeMove(one, speed(table, one), step.user, False, False, step.card),
        StandIn(one, step.user, "attack"),
        StandIn(one, step.user, "gone"),
    )


def oath_of_honor(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """Beside a monster that stands next to another hero, and at it: which monster, and where (D2-DP-67)."""
    seats = choosing.seat_for(table, step.user)
    foes = [foe for foe in foes_beside(table, meant[0]) if beside_foe(table, step.user, foe)]
    foe = yield from choosing.which_figure(table, seats, foes, step.user)
    space = yield from choosing.which_space(table, seats, beside_foe(table, step.user, foe), step.user)
    table.next(FreeAttack(step.user, free_deeds.OATH, foe, step.user))
    if space not in table.figures[step.user].base:
        placing.set_down(table, step.user, [space], True)


def foes_beside(table: Journey, hero: int) -> list[int]:
    """The monsters next to a hero."""
    return [one for one in monsters_standing(table) if are_adjacent(table, hero, one)]


def beside_foe(table: Journey, hero: int, foe: int) -> list[int]:
    """The empty spaces next to a monster that are closest to a hero, who may stand there already."""
    near = grid_now(table).near
    standing = occupied(table)
    beside = [space for base in table.figures[foe].base for space in near[base]]
    own = table.figures[hero].base[0]
    return placing.closest(
        table, own, lambda space: space in beside and (space == own or placing.is_empty(table, space, standing))
    )


def shields_by_awareness(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """The defence result is the hero's Awareness."""
    for guard in attack_of(table).guards:
        if guard.figure == step.user:
            guard.replaced = attribute(table, step.user, "awareness")


def free_item(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """An item of the shop for nothing."""
    searching.free_item(table, step.user)


def secret_passage(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule | None:
    """An entrance opens where the hero stands (D2-SECRET-01)."""
    return secret_rooms.find_passage(table, step.user)


def survive(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """Somebody who is about to be defeated is not."""
    for one in meant:
        table.figures[one].damage = max(0, health(table, one) - act.amount)
        encounter_of(table).notes.append(f"spared:{one}")


# -- the overlord's cards --------------------------------------------------------------------------------


def lose_point(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """A movement point less; whoever has none is stunned."""
    for one in meant:
        if is_turn_of(table, one) and turn_now(table).points > 0:
            turn_now(table).points -= 1
        else:
            conditions.afflict(table, one, "stunned", step.card)


def end_move(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """The move action is over; fatigue and another action still carry one on."""
    for one in meant:
        moving.end_movement(table, one)


def dark_charm(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """The overlord moves or attacks with a hero as with a monster (D2-DP-73)."""
    for one in meant:
        table.next(Charmed(one))


def charmed(table: Journey, step: Charmed) -> Rule | None:
    """One move, or one attack, also on the hero's own self."""
    one = step.figure
    return lead_charmed(table, one) if is_standing(table, one) else None


def lead_charmed(table: Journey, one: int) -> Rule:
    """Which of them (D2-DP-73)."""
    seats = SEAT[overlord_seat(table)]
    options: list[Action] = []
    if "immobilized" not in table.figures[one].conditions:
        options.append(PickWord("move"))
    options.extend(charmed_strikes(table, one))
    answer = yield Decision(seats, [*options, DONE], "ask-charmed", rules=("D2-DP-73",), about=one)
    if isinstance(answer, PickWord):
        table.next(FreeMove(one, speed(table, one), NOBODY, False, True, "dark_charm"))
    elif isinstance(answer, Strike):
        free_deeds.begin(table, one, answer, [answer.figure], "", overlord_seat(table))


def charmed_strikes(table: Journey, one: int) -> list[Action]:
    """Attacks of a hero on friends in reach, or on the hero's own self."""
    found: list[Action] = []
    if not aiming.may_attack(table, one):
        return found
    grid = grid_now(table)
    blocked = occupied(table)
    for weapon in aiming.weapons(table, one):
        most = aiming.REACH if aiming.has_reach(table, one, weapon) else 1
        for other in heroes_standing(table):
            if other == one:
                found.append(Strike(weapon.id, one, table.figures[one].base[0]))
                continue
            for aim in aiming.aims_at(table, one, other, weapon.ranged, most, blocked, grid, table.figures[one].base):
                found.append(Strike(weapon.id, aim.figure, aim.space))
    return found


def unholy_ritual(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """As many cards as the group has figures, of which some are kept."""
    group = encounter_of(table).groups[table.figures[meant[0]].group]
    many = len([one for one in group.figures if table.figures[one].base])
    before = len(table.overlord.hand)
    overlord_cards.draw(table, many)
    drawn = table.overlord.hand[before:]
    for _ in range(len(drawn) - act.amount):
        options: list[Action] = [PickCard(card) for card in drawn]
        answer = yield ask_overlord_secretly(table, options, "ask-card", ("D2-DP-67",))
        assert isinstance(answer, PickCard)
        drawn.remove(answer.card)
        overlord_cards.discard(table, answer.card)


def discard_one(table: Journey) -> Rule | None:
    """A card from the hand as a price."""
    return pay_card(table) if table.overlord.hand else None


def pay_card(table: Journey) -> Rule:
    """Which card."""
    options: list[Action] = [PickCard(card) for card in table.overlord.hand]
    answer = yield ask_overlord_secretly(table, options, "ask-card", ("D2-DP-67",))
    assert isinstance(answer, PickCard)
    overlord_cards.discard(table, answer.card)


def rise_again(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """A fallen monster comes back at the start of the overlord's next turn."""
    for one in meant:
        space = step.space if step.space >= 0 else 0
        add_lasting(table, "rises", one, space, "encounter", str(act.amount))


def raise_the_fallen(table: Journey) -> None:
    """Those who are to rise do, for this turn."""
    encounter = encounter_of(table)
    for last in encounter.lasting.copy():
        if last.what == "rises":
            encounter.lasting.remove(last)
            if not table.figures[last.figure].base:
                table.figures[last.figure].damage = 0
                add_lasting(table, "risen", last.figure, 1, "encounter", "rise_again")
                spaces = grid_now(table).within(last.amount, int(last.card))
                placing.place(table, last.figure, spaces, overlord_seat(table), False)


def lay_down_the_risen(table: Journey) -> None:
    """They are removed at the end of the turn, and that is no defeat."""
    encounter = encounter_of(table)
    for last in encounter.lasting.copy():
        if last.what == "risen":
            encounter.lasting.remove(last)
            if table.figures[last.figure].base:
                table.figures[last.figure].base = []
                table.tell(LeftMap(last.figure))


def diabolic_power(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """Any card of deck or discards, shown to all; heroes test by its kind."""
    overlord = table.overlord
    cards = sorted(overlord.deck + overlord.discard)
    options: list[Action] = [PickCard(card) for card in cards if card != step.card]
    if not options:
        return
    answer = yield ask_overlord_secretly(table, options, "ask-card", ("D2-DP-67",))
    assert isinstance(answer, PickCard)
    take_card(table, answer.card)
    table.tell(CardShown(answer.card))
    for hero in reversed(heroes_standing(table)):
        trials.begin_test(
            table, hero, WILLS[OVERLORD_TRAIT[answer.card]], [], [f"hurt:{act.amount}"], step.card, NOBODY
        )


def take_card(table: Journey, card: str) -> None:
    """A card goes from deck or discards to the hand; the deck is shuffled."""
    overlord = table.overlord
    if card in overlord.deck:
        overlord.deck.remove(card)
    else:
        overlord.discard.remove(card)
    overlord.hand.append(card)
    table.chance.decks.shuffle(overlord.deck)
    table.tell(CardsDrawn(1))


def fetch_card(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """Any card of deck or discards, in secret."""
    overlord = table.overlord
    options: list[Action] = [PickCard(card) for card in sorted(overlord.deck + overlord.discard)]
    if not options:
        return
    answer = yield ask_overlord_secretly(table, options, "ask-card", ("D2-DP-67",))
    assert isinstance(answer, PickCard)
    take_card(table, answer.card)
    table.tell(CardSeen(answer.card), only=overlord_seat(table))


def wicked_laughter(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """The test is made once more, one lower; passed again, a card is drawn for it."""
    trials.once_more(table)


def reinforce(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule | None:
    """Minions beside a master, up to the limit, none near a hero."""
    master = meant[0]
    group = encounter_of(table).groups[table.figures[master].group]
    missing = [one for one in group.figures if not table.figures[one].base and table.figures[one].rank == "minion"]
    return bring(table, master, missing, act.amount) if missing else None


def bring(table: Journey, master: int, missing: list[int], apart: int) -> Rule:
    """One after the other, where they fit."""
    near = grid_now(table).near
    for one in missing:
        around = sorted({space for base in table.figures[master].base for space in near[base]})
        bases = placing.bases_near(table, one, around) if around else []
        bases = [base for base in bases if is_far(table, base, apart) and any([space in around for space in base])]
        if not bases:
            return
        options: list[Action] = [PickSpace(base[0]) for base in bases]
        answer = yield Decision(SEAT[overlord_seat(table)], options, "ask-space", rules=("D2-DP-67",), about=one)
        assert isinstance(answer, PickSpace)
        base = next(base for base in bases if base[0] == answer.space)
        table.figures[one].base = base.copy()
        table.figures[one].damage = 0
        table.figures[one].activated = True
        table.tell(Reinforced(one, base.copy()))


def is_far(table: Journey, base: list[int], apart: int) -> bool:
    """Whether no hero is within so many spaces of a base."""
    grid = grid_now(table)
    for hero in heroes_standing(table):
        for space in base:
            if 0 <= grid.distance(space, table.figures[hero].base[0]) <= apart:
                return False
    return True


def plan_ahead(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """The top cards of the deck, back in any order; the first named is drawn first."""
    deck = table.overlord.deck
    many = min(act.amount, len(deck))
    top = deck[len(deck) - many :]
    for card in top:
        table.tell(CardSeen(card), only=overlord_seat(table))
    for place in range(many - 1):
        left = sorted(deck[len(deck) - many : len(deck) - place])
        options: list[Action] = [PickCard(card) for card in left]
        answer = yield ask_overlord_secretly(table, options, "ask-card", ("D2-DP-67",))
        assert isinstance(answer, PickCard)
        at = deck.index(answer.card)
        deck.pop(at)
        deck.insert(len(deck) - place, answer.card)


def schemes(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """Name a kind; the first card of it goes to the hand, those before it to the discards."""
    words = ["event", "magic", "trap"]
    word = yield from choosing.which_word(table, SEAT[overlord_seat(table)], words, "ask-word", NOBODY)
    overlord = table.overlord
    while overlord.deck:
        card = overlord.deck.pop()
        table.tell(CardShown(card))
        if OVERLORD_TRAIT[card] == word:
            overlord.hand.append(card)
            table.tell(CardsDrawn(1))
            return
        overlord.discard.append(card)


def demand_surge(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """The attack needs surges more."""
    attack_of(table).needs += act.amount


def gain_threat(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """The overlord takes threat."""
    threat.gain(table, act.amount)


def lose_found(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """The last Search card somebody found is discarded."""
    for one in meant:
        hero = table.heroes[one]
        unused = [card for card in hero.found if card not in hero.flipped]
        if unused:
            hero.found.remove(unused[-1])
            table.search_discard.append(unused[-1])
            table.tell(CardUsed(NOBODY, unused[-1], one))


# -- monsters and lieutenants ----------------------------------------------------------------------------


def sacrifice(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule:
    """Another monster bleeds for her."""
    most = min(act.amount, health(table, meant[0]) - table.figures[meant[0]].damage)
    amount = yield from choosing.how_much(table, NOBODY, list(range(1, most + 1)), step.card)
    damage.recover(table, step.user, amount, 0, step.card)
    damage.suffer(table, meant[0], amount, 0, step.user, step.card)


def overpower(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """A move action on which heroes may be pushed aside."""
    table.next(FreeMove(step.user, speed(table, step.user), NOBODY, False, True, moving.OVERPOWER))


def push_aside(table: Journey, figure: int) -> Rule | None:
    """Beside a hero: test Might, and change places."""
    heroes = [one for one in heroes_standing(table) if are_adjacent(table, figure, one)]
    return choose_pushed(table, figure, heroes) if heroes else None


def choose_pushed(table: Journey, figure: int, heroes: list[int]) -> Rule:
    """Whom, or nobody."""
    options: list[Action] = [PASS, *[PickFigure(one) for one in heroes]]
    answer = yield Decision(SEAT[overlord_seat(table)], options, "ask-target", rules=("D2-DP-67",), about=figure)
    if not isinstance(answer, Pass):
        assert isinstance(answer, PickFigure)
        trials.begin_test(table, figure, "might", [f"swap:{answer.figure}"], [], moving.OVERPOWER, figure)


def swap(table: Journey, figure: int, hero: int) -> None:
    """Two change places; the hero is tired by it, and the walk goes on from there."""
    own = table.figures[figure].base
    table.figures[figure].base = table.figures[hero].base
    table.figures[hero].base = own
    moving.take_off_walk(table)
    table.tell(Shifted(figure, table.figures[figure].base.copy()))
    table.tell(Shifted(hero, own.copy()))
    damage.suffer(table, hero, 0, ACTS["overpower.do.0"].amount, figure, moving.OVERPOWER)


def promotion(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """A minion becomes a master of its kind, if the group has one to spare."""
    one = table.figures[meant[0]]
    group = encounter_of(table).groups[one.group]
    spare = [
        other
        for other in group.figures
        if table.figures[other].rank == "master" and not table.figures[other].base and not table.figures[other].name
    ]
    if spare:
        other = table.figures[spare[0]]
        other.base = one.base
        other.damage = one.damage
        other.conditions = one.conditions
        other.activated = one.activated
        one.base = []
        one.damage = 0
        one.conditions = []
        table.tell(Shifted(spare[0], other.base.copy()))


def stand_in(table: Journey, step: StandIn) -> Rule | None:
    """A fallen monster under a hero's command: it attacks monsters, then it is gone."""
    if step.what == "gone":
        if table.figures[step.figure].base:
            table.figures[step.figure].base = []
            table.figures[step.figure].damage = 0
            table.tell(LeftMap(step.figure))
        return None
    if not is_standing(table, step.figure):
        return None
    found = commanded_strikes(table, step.figure)
    return lead_strike(table, step, found) if found else None


def commanded_strikes(table: Journey, one: int) -> list[Action]:
    """Attacks of a monster on monsters."""
    found: list[Action] = []
    grid = grid_now(table)
    blocked = occupied(table)
    for weapon in aiming.weapons(table, one):
        most = aiming.REACH if aiming.has_reach(table, one, weapon) else 1
        for other in monsters_standing(table):
            if other != one:
                for aim in aiming.aims_at(
                    table, one, other, weapon.ranged, most, blocked, grid, table.figures[one].base
                ):
                    found.append(Strike(weapon.id, aim.figure, aim.space))
    return found


def lead_strike(table: Journey, step: StandIn, options: list[Action]) -> Rule:
    """At whom, or nobody."""
    answer = yield Decision(
        SEAT[seat_of(table, step.user)], [*options, DONE], "ask-free-attack", rules=("D2-DP-67",), about=step.figure
    )
    if not isinstance(answer, Done):
        assert isinstance(answer, Strike)
        free_deeds.begin(table, step.figure, answer, [answer.figure], "", seat_of(table, step.user))


# -- words of surges -------------------------------------------------------------------------------------


def surge_word(table: Journey, attack: Attack, word: str) -> None:
    """What some surges buy beside figures."""
    if word == "hearts_by_wounds":
        attack.hearts += table.figures[attack.attacker].damage // 2
    elif word == "return_card":
        overlord = table.overlord
        for card in overlord.discard:
            if kind_of(card) == "expert_blow":
                overlord.discard.remove(card)
                overlord.hand.append(card)
                return
    elif word == "second_monster":
        table.next(DoActs(attack.attacker, NOBODY, NOBODY, NOBODY, ["second_monster"], 0, 0, 0, attack.card, -1, []))
    elif word == "fire_breath":
        table.next(
            DoActs(attack.attacker, NOBODY, NOBODY, NOBODY, [f"breathe:{attack.aim}:1"], 0, 0, 0, attack.card, -1, [])
        )


def second_monster(table: Journey, step: DoActs) -> Rule | None:
    """A second monster next to the attacker is struck, too."""
    attack = attack_of(table)
    struck = [guard.figure for guard in attack.guards]
    others = [
        one for one in monsters_standing(table) if one not in struck and are_adjacent(table, attack.attacker, one)
    ]
    return choose_second(table, attack, others) if others else None


def choose_second(table: Journey, attack: Attack, others: list[int]) -> Rule:
    """Which one."""
    one = yield from choosing.which_figure(table, attacks.leads(table, attack), others, attack.attacker)
    attacks.add_guard(table, attack, one)


def breathe(table: Journey, step: DoActs, space: int, many: int) -> Rule | None:
    """Fire runs from space to space; whoever stands there is affected."""
    attack = attack_of(table)
    standing = occupied(table)
    if standing[space]:
        attacks.add_guard(table, attack, standing[space] - 1)
    if many >= BREATH:
        return None
    reached = grid_now(table).near[space]
    worth = [one for one in reached if grid_now(table).layout.terrain[one] != OBSTACLE]
    return trace_on(table, step, worth, many) if worth else None


def trace_on(table: Journey, step: DoActs, spaces: list[int], many: int) -> Rule:
    """Where it runs next, or no further."""
    attack = attack_of(table)
    options: list[Action] = [*[PickSpace(one) for one in spaces], DONE]
    answer = yield Decision(
        attacks.leads(table, attack), options, "ask-space", rules=("D2-DP-67",), about=attack.attacker
    )
    if not isinstance(answer, Done):
        assert isinstance(answer, PickSpace)
        table.next(
            DoActs(
                step.user, NOBODY, NOBODY, NOBODY, [f"breathe:{answer.space}:{many + 1}"], 0, 0, 0, step.card, -1, []
            )
        )


# -- on the road and between quests ----------------------------------------------------------------------


def skip_symbol(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """The next symbol of the road is passed over."""
    travel.skip_symbol(table)


def look_at_hand(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> Rule | None:
    """The heroes see the overlord's hand, and one card of it goes."""
    return travel.look_at_hand(table, step.tester if step.tester >= 0 else 0)


def waits_for(table: Journey, step: DoActs, act: ActFace, meant: list[int]) -> None:
    """Something that counts at a later stage of the campaign phase."""
    waiting.note(table, act.name, act.amount)


# -- small things ----------------------------------------------------------------------------------------


def is_better(colour: str, before: int, after: int) -> bool:
    """Whether a defence die shows more shields than before."""
    return DICE[colour][after].shields > DICE[colour][before].shields


def familiar_figure(table: Journey, hero: int) -> int:
    """The figure of a hero's familiar, on the map or beside it."""
    kind = FAMILIARS[table.heroes[hero].job]
    for one in range(len(table.heroes), len(table.figures)):
        if table.figures[one].owner == hero and table.figures[one].rank == "familiar":
            table.figures[one].damage = 0
            table.figures[one].conditions = []
            table.figures[one].activated = False
            return one
    table.figures.append(new_figure(kind, "familiar", owner=hero))
    return len(table.figures) - 1


SPECIALS: Final[dict[str, Singular]] = {
    "damage_to_fatigue": damage_to_fatigue,
    "vanish": vanish,
    "again_on_another": again_on_another,
    "shift_damage": shift_damage,
    "dying_command": dying_command,
    "oath_of_honor": oath_of_honor,
    "shields_by_awareness": shields_by_awareness,
    "free_item": free_item,
    "secret_passage": secret_passage,
    "survive": survive,
    "lose_point": lose_point,
    "end_move": end_move,
    "dark_charm": dark_charm,
    "unholy_ritual": unholy_ritual,
    "rise_again": rise_again,
    "diabolic_power": diabolic_power,
    "fetch_card": fetch_card,
    "wicked_laughter": wicked_laughter,
    "reinforce": reinforce,
    "plan_ahead": plan_ahead,
    "schemes": schemes,
    "demand_surge": demand_surge,
    "gain_threat": gain_threat,
    "lose_found": lose_found,
    "sacrifice": sacrifice,
    "overpower": overpower,
    "promotion": promotion,
    "skip_symbol": skip_symbol,
    "look_at_hand": look_at_hand,
    "reveal_less": waits_for,
    "next_hand": waits_for,
    "longer_road": waits_for,
    "lose_gold": waits_for,
}
