"""What is asked, answered and told at the table, as messages: `Game.words` of the castle.

A prisoner is always called by their character. An action may be told after the fact (to take it back), so what
the table no longer shows is left out rather than guessed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.message import SILENT, Arg, Message, Several, kebab
from undercroft.engine.record import Action, Event, Record
from undercroft.games.dark_castle import cards, state
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import Castle, Roll
from undercroft.games.dark_castle.words import item_name, moment, needs_words, trait_name, traits_of


def words(castle: Castle, about: Record | Decision | Blocked) -> Message:
    """The sentence for a question, an answer, something that happened, a refusal, or the end."""
    if isinstance(about, Decision):
        return question(castle, about)
    if isinstance(about, Blocked):
        return why(castle, about)
    if isinstance(about, Castle):
        return outcome(about)
    tell = TOLD.get(type(about).__name__)
    if tell is not None:
        return tell(castle, about)
    return Message(f"{'do' if isinstance(about, Action) else 'event'}-{kebab(type(about).__name__)}")


# -- names -----------------------------------------------------------------------------------------------


def name(castle: Castle, who: int) -> Message:
    """A prisoner as a label: Abbot."""
    return Message(f"character-{castle.prisoners[who].character}")


def the(castle: Castle, who: int) -> Message:
    """A prisoner in a sentence: the abbot."""
    return Message(f"character-{castle.prisoners[who].character}.the")


def page_name(page: str) -> Message:
    """A page by its title."""
    return Message(f"page-{page}")


def foe(path: str) -> Message:
    """The enemy of a page, from the path of its fight."""
    return Message(f"page-{path.partition('.')[0]}.foe")


def face(symbols: list[str]) -> Message:
    """What a prisoner's die shows."""
    return Message("face-double" if len(symbols) == 2 else "face-single", trait=trait_name(symbols[0]))


def all_of(roll: Roll) -> Several:
    """What a roll shows, with what was added to it."""
    shown: list[Arg] = [face(roll.face)]
    shown += [trait_name(trait) for trait in roll.extra]
    return Several(shown)


def bearer(castle: Castle, item: str) -> int:
    """Who carries an item, or -1."""
    for who, prisoner in enumerate(castle.prisoners):
        if item in prisoner.hands:
            return who
    return -1


def open_roll(castle: Castle, who: int) -> Roll | None:
    """A prisoner's roll that still counts."""
    return next((roll for roll in castle.rolls if roll.who == who and not roll.resolved), None)


# -- questions -------------------------------------------------------------------------------------------


def question(castle: Castle, decision: Decision) -> Message:
    """The question, with what one must know to answer it."""
    ask = decision.ask
    put = QUESTIONS.get(ask)
    return Message(ask) if put is None else put(castle, decision)


def ask_character(castle: Castle, decision: Decision) -> Message:
    taken = len([prisoner for prisoner in castle.prisoners if prisoner.character])
    return Message("ask-character", number=taken + 1, count=len(castle.prisoners))


def ask_turner(castle: Castle, decision: Decision) -> Message:
    if not castle.turned:
        return Message("ask-turner-start")
    if castle.shown and castle.deck and not castle.middle:
        return Message("ask-turner-shown", page=page_name(castle.deck[-1]))
    return Message("ask-turner", middle=len(castle.middle))


def ask_leave(castle: Castle, decision: Decision) -> Message:
    return Message("ask-leave", who=the(castle, bearers(castle, decision)[0]))


def ask_discard(castle: Castle, decision: Decision) -> Message:
    whose = bearers(castle, decision)
    if len(decision.seats) == 1 and len(whose) == 1:
        return Message("ask-discard", who=the(castle, whose[0]))
    return Message("ask-discard-any")


def bearers(castle: Castle, decision: Decision) -> list[int]:
    """Whose items the options are about."""
    found: list[int] = []
    for option in decision.options:
        if isinstance(option, state.Leave | state.Discard) and bearer(castle, option.item) not in found:
            found.append(bearer(castle, option.item))
    return found


def ask_way(castle: Castle, decision: Decision) -> Message:
    """A choice of the group, or of the one prisoner its page names."""
    for _, effect in choices(castle.turned[-1]):
        if any(state.Take(way.id) in decision.options for way in effect.ways):
            chooser = {"turner": castle.turner, "nominee": castle.nominee}.get(effect.by, -1)
            if chooser >= 0:
                return Message("ask-way-one", who=the(castle, chooser))
    return Message("ask-way")


@cache
def choices(page: str) -> list[tuple[str, cards.Choose]]:
    """Every choice on a page, by path."""
    found = []
    for path, effect in CARDS.effects.items():
        if path.startswith(f"{page}.") and isinstance(effect, cards.Choose):
            found.append((path, effect))
    return found


def ask_loss(castle: Castle, decision: Decision) -> Message:
    losses: list[Arg] = [
        Message("loss-of", who=the(castle, loss.who), amount=loss.amount) for loss in castle.losses if loss.amount
    ]
    return Message("ask-loss", losses=Several(losses)) if losses else Message("ask-loss-none")


def ask_roll(castle: Castle, decision: Decision) -> Message:
    rolls: list[Arg] = [Message("roll-of", who=the(castle, roll.who), face=all_of(roll)) for roll in castle.rolls]
    return Message("ask-roll", rolls=Several(rolls))


def ask_round(castle: Castle, decision: Decision) -> Message:
    return Message(decision.ask, round=castle.fight.round if castle.fight else 0)


def ask_strike(castle: Castle, decision: Decision) -> Message:
    waiting = any(not roll.resolved for roll in castle.rolls)
    return Message("ask-strike" if waiting else "ask-strike-last")


def ask_double(castle: Castle, decision: Decision) -> Message:
    """Whose double it is follows from the table, unless two of one player's would fit."""
    row = [die.trait for die in castle.fight.row] if castle.fight is not None else []
    fitting: list[int] = []
    for roll in castle.rolls:
        mine = roll.who not in fitting and castle.prisoners[roll.who].seat in decision.seats
        if mine and roll.resolved and not roll.hit and row.count(roll.face[0]) > 1:
            fitting.append(roll.who)
    return of_one(castle, "ask-double", fitting)


def ask_keep(castle: Castle, decision: Decision) -> Message:
    who = [option.who for option in decision.options if isinstance(option, state.Keep)]
    return Message("ask-keep", who=the(castle, who[0]))


def ask_luck(castle: Castle, decision: Decision) -> Message:
    """Whose luck it is follows from the seat, or from the page where it speaks of one prisoner only."""
    mine = [who for who, prisoner in enumerate(castle.prisoners) if prisoner.seat in decision.seats]
    if len(mine) > 1:
        page = castle.turned[-1]
        kind = cards.Press if decision.ask == "ask-press" else cards.Guess
        whose = {
            effect.who for path, effect in CARDS.effects.items() if path.startswith(f"{page}.") and type(effect) is kind
        }
        if whose == {"turner"}:
            mine = [castle.turner]
        elif whose == {"nominee"}:
            mine = [castle.nominee]
    return of_one(castle, decision.ask, mine)


def of_one(castle: Castle, ask: str, fitting: list[int]) -> Message:
    """A question to one prisoner, without a name where it is not certain which."""
    return Message(ask, who=the(castle, fitting[0])) if len(fitting) == 1 else Message(f"{ask}-someone")


QUESTIONS: dict[str, Callable[[Castle, Decision], Message]] = {
    "ask-character": ask_character,
    "ask-turner": ask_turner,
    "ask-leave": ask_leave,
    "ask-discard": ask_discard,
    "ask-way": ask_way,
    "ask-loss": ask_loss,
    "ask-roll": ask_roll,
    "ask-duel": ask_round,
    "ask-rest": ask_round,
    "ask-aim": ask_round,
    "ask-strike": ask_strike,
    "ask-double": ask_double,
    "ask-keep": ask_keep,
    "ask-press": ask_luck,
    "ask-guess": ask_luck,
}


# -- answers ---------------------------------------------------------------------------------------------


def do_take_character(castle: Castle, action: state.TakeCharacter) -> Message:
    traits = traits_of(CARDS.characters[action.character])
    return Message("do-take-character", name=Message(f"character-{action.character}"), traits=traits)


def do_turn(castle: Castle, action: state.Turn) -> Message:
    return Message("do-turn", who=the(castle, action.who))


def do_take(castle: Castle, action: state.Take) -> Message:
    """A way by its own words: of this page, or of the last one that had it."""
    for page in reversed(castle.turned):
        for _, effect in choices(page):
            if any(way.id == action.way for way in effect.ways):
                return Message("do-take", way=Message(f"page-{page}.way-{action.way}"))
    return Message("do-take", way=action.way)


def do_name(castle: Castle, action: state.Name) -> Message:
    return Message("do-name", name=name(castle, action.who))


def do_say(castle: Castle, action: state.Say) -> Message:
    return Message("do-say", trait=trait_name(action.trait))


def do_rest(castle: Castle, action: state.Rest) -> Message:
    return Message("do-rest-nobody") if action.who < 0 else Message("do-rest", who=the(castle, action.who))


def do_resolve(castle: Castle, action: state.Resolve) -> Message:
    roll = open_roll(castle, action.who)
    if roll is None:
        return Message("do-resolve", who=the(castle, action.who))
    return Message("do-resolve-roll", who=the(castle, action.who), face=all_of(roll))


def do_apply(castle: Castle, action: state.Apply) -> Message:
    return Message("do-apply", symbols=action.symbols)


def do_hit(castle: Castle, action: state.Hit) -> Message:
    if castle.fight is None or action.die >= len(castle.fight.row):
        return Message("do-hit-place", place=action.die + 1)
    die = castle.fight.row[action.die]
    return Message("do-hit", trait=trait_name(die.trait), hits=die.hits)


def do_pick_up(castle: Castle, action: state.PickUp) -> Message:
    return Message("do-pick-up", item=item_name(action.item), who=the(castle, action.who))


def do_part_with(castle: Castle, action: state.Leave | state.Discard) -> Message:
    """Put down or give up; with the bearer's name while it is carried."""
    what = "do-leave" if isinstance(action, state.Leave) else "do-discard"
    who = bearer(castle, action.item)
    if who < 0:
        return Message(f"{what}-thing", item=item_name(action.item))
    return Message(what, item=item_name(action.item), who=the(castle, who))


def do_keep(castle: Castle, action: state.Keep) -> Message:
    what = "do-keep-new" if action.new else "do-keep-old"
    roll = next((roll for roll in castle.rolls if roll.who == action.who and roll.old), None)
    if roll is None:
        return Message(what)
    return Message(f"{what}-face", face=face(roll.face if action.new else roll.old))


def do_accept(castle: Castle, action: state.Accept) -> Message:
    """To go on, in the word that fits the moment."""
    if any(loss.amount for loss in castle.losses):
        return Message("do-accept-loss")
    if castle.trial is not None and castle.rolls:
        return Message("do-accept-roll")
    if castle.fight is not None and castle.fight.round == 0:
        return Message("do-accept-lay")
    if castle.fight is not None and any(not roll.resolved for roll in castle.rolls):
        return Message("do-accept-strike")
    return Message("do-accept")


def do_use(castle: Castle, action: state.Use) -> Message:
    """To use an item, with what it does here, as far as the action says it."""
    use = CARDS.copies[action.item].use
    args: dict[str, Arg] = {"who": the(castle, action.who), "item": item_name(action.item)}
    if action.on >= 0:
        if isinstance(use, cards.Mend) and action.on == action.who:
            return Message("do-use-mend", amount=use.amount, **args)
        args["on"] = the(castle, action.on)
        if isinstance(use, cards.Mend):
            return Message("do-use-mend-on", amount=use.amount, **args)
        if isinstance(use, cards.Prevent):
            return Message("do-use-prevent", amount=use.amount, **args)
        return Message("do-use-lift", **args)
    if action.die >= 0:
        row = castle.fight.row if castle.fight is not None else []
        if action.die >= len(row):
            return Message("do-use", **args)
        args["from"] = trait_name(row[action.die].trait)
        if action.trait:
            return Message("do-use-set-die", trait=trait_name(action.trait), **args)
        return Message("do-use-smash", **args)
    if action.trait:
        where = "do-use-symbol-roll" if castle.fight is None else "do-use-symbol-row"
        return Message(where, trait=trait_name(action.trait), **args)
    if isinstance(use, cards.Reroll):
        return Message("do-use-reroll-either" if use.keep == "either" else "do-use-reroll", **args)
    if isinstance(use, cards.AttackAgain):
        return Message("do-use-attack-again", **args)
    return Message("do-use-guard" if isinstance(use, cards.Guard) else "do-use", **args)


# -- what happened ---------------------------------------------------------------------------------------


def took(castle: Castle, event: state.Took) -> Message:
    return Message("event-took", who=Message(f"character-{event.character}.the"))


def turned(castle: Castle, event: state.Turned) -> Message:
    who, page = the(castle, event.who), page_name(event.page)
    if event.page in CARDS.starts:
        return Message("event-turned-start", who=who, page=page)
    if event.page in CARDS.bosses:
        return Message("event-turned-boss", who=who, page=page)
    return Message("event-turned", who=who, page=page, number=event.number)


def chose(castle: Castle, event: state.Chose) -> Message:
    return Message("event-chose", way=Message(f"page-{event.page}.way-{event.way}"))


def rolled(castle: Castle, event: state.Rolled) -> Message:
    """A double is a shield in a fight, and only there (EC-CHAR-06, EC-RULING-26)."""
    what = "event-rolled"
    if event.why == "again":
        what = "event-rolled-again"
    elif event.why == "attack" and len(event.face) == 2:
        what = "event-rolled-shield"
    return Message(what, who=the(castle, event.who), face=face(event.face))


def rolled_chapter_die(castle: Castle, event: state.RolledChapterDie) -> Message:
    """Dice for the row are told with the row."""
    if event.why == "row":
        return SILENT
    why = event.why if event.why in ("attack", "return") else "fate"
    return Message(f"event-rolled-chapter-die-{why}", trait=trait_name(event.trait))


def said(castle: Castle, event: state.Said) -> Message:
    return Message("event-said", who=the(castle, event.who), trait=trait_name(event.trait))


def kept(castle: Castle, event: state.Kept) -> Message:
    return Message("event-kept-new" if event.new else "event-kept-old", who=the(castle, event.who))


def lost(castle: Castle, event: state.Lost) -> Message:
    if event.hp <= 0:
        return Message("event-lost-all", who=the(castle, event.who), amount=event.amount)
    return Message("event-lost", who=the(castle, event.who), amount=event.amount, hp=event.hp)


def spared(castle: Castle, event: state.Spared) -> Message:
    return Message("event-spared", who=the(castle, event.who), amount=event.amount, item=item_name(event.item))


def healed(castle: Castle, event: state.Healed) -> Message:
    return Message("event-healed", who=the(castle, event.who), amount=event.amount, hp=event.hp)


def drew(castle: Castle, event: state.Drew) -> Message:
    return Message("event-drew", items=Several([item_name(item) for item in event.items]))


def used(castle: Castle, event: state.Used) -> Message:
    args: dict[str, Arg] = {"who": the(castle, event.who), "item": item_name(event.item)}
    if event.on < 0 or event.on == event.who:
        return Message("event-used", **args)
    return Message("event-used-on", on=the(castle, event.on), **args)


def fight_began(castle: Castle, event: state.FightBegan) -> Message:
    return Message("event-fight-began", foe=foe(event.path), row=row_of(event.row), damage=event.damage)


def row_rolled(castle: Castle, event: state.RowRolled) -> Message:
    return Message("event-row-rolled", row=row_of(event.row), dice=len(event.row))


def row_of(row: list[str]) -> Several:
    """The dice of a row, one by one."""
    return Several([trait_name(trait) for trait in row])


def struck(castle: Castle, event: state.Struck) -> Message:
    what = "event-struck" if event.gone else "event-struck-stays"
    return Message(what, who=the(castle, event.who), trait=trait_name(event.trait))


def tried(castle: Castle, event: state.Tried) -> Message:
    """What is gathered, where there is anything to count."""
    test: cards.Test = CARDS.effects[event.path]
    if test.trait == "double" or (test.attempts == 1 and event.needed == 1):
        return SILENT
    return Message("event-tried", trait=trait_name(test.trait), total=event.total, needed=event.needed)


def settled(castle: Castle, event: state.Passed | state.Failed) -> Message:
    """A roll or a guess came out well, or did not."""
    what = "event-passed" if isinstance(event, state.Passed) else "event-failed"
    return Message(f"{what}-guess" if isinstance(CARDS.effects[event.path], cards.Guess) else what)


def cursed(castle: Castle, event: state.Cursed) -> Message:
    curse = f"curse-{event.kind}"
    return Message("event-cursed", who=the(castle, event.who), curse=Message(curse), does=Message(f"{curse}.does"))


def lifted(castle: Castle, event: state.Lifted) -> Message:
    return Message("event-lifted", who=the(castle, event.who), curse=Message(f"curse-{event.kind}"))


def of_prisoner(castle: Castle, event: Any) -> Message:
    """Events that tell of a prisoner and no more."""
    return Message(f"event-{kebab(type(event).__name__)}", who=the(castle, event.who))


def of_item(castle: Castle, event: Any) -> Message:
    """Events that tell of a prisoner and an item."""
    return Message(f"event-{kebab(type(event).__name__)}", who=the(castle, event.who), item=item_name(event.item))


def of_foe(castle: Castle, event: Any) -> Message:
    """Events that tell of the enemy and no more."""
    return Message(f"event-{kebab(type(event).__name__)}", foe=foe(event.path))


def of_numbers(castle: Castle, event: Event) -> Message:
    """Events that tell of a number and no more."""
    return Message(f"event-{kebab(type(event).__name__)}", **dict(zip(event.fields(), event.to_wire_shallow())))


TOLD: dict[str, Callable[[Castle, Any], Message]] = {
    "TakeCharacter": do_take_character,
    "Turn": do_turn,
    "Take": do_take,
    "Name": do_name,
    "Say": do_say,
    "Rest": do_rest,
    "Resolve": do_resolve,
    "Apply": do_apply,
    "Hit": do_hit,
    "PickUp": do_pick_up,
    "Leave": do_part_with,
    "Discard": do_part_with,
    "Use": do_use,
    "Keep": do_keep,
    "Accept": do_accept,
    "Took": took,
    "Turned": turned,
    "Chose": chose,
    "Named": of_prisoner,
    "Said": said,
    "Rolled": rolled,
    "RolledChapterDie": rolled_chapter_die,
    "Kept": kept,
    "Lost": lost,
    "Spared": spared,
    "Healed": healed,
    "Drew": drew,
    "Gave": of_item,
    "Left": of_item,
    "Discarded": of_item,
    "Used": used,
    "FightBegan": fight_began,
    "RoundBegan": of_numbers,
    "Rested": of_prisoner,
    "Duelled": of_prisoner,
    "Struck": struck,
    "Missed": of_prisoner,
    "EnemyStruck": of_numbers,
    "RowGrew": lambda castle, event: Message("event-row-grew", trait=trait_name(event.trait)),
    "RowRolled": row_rolled,
    "Rose": of_numbers,
    "EnemyFell": of_foe,
    "EnemyBrokeOff": of_foe,
    "Tried": tried,
    "Passed": settled,
    "Failed": settled,
    "Cursed": cursed,
    "Lifted": lifted,
    "Skipped": of_numbers,
    "Lengthened": of_numbers,
    "Showed": lambda castle, event: Message("event-showed", page=page_name(event.page)),
    "Completed": lambda castle, event: SILENT,
    "Died": of_prisoner,
}


# -- the end, and why not --------------------------------------------------------------------------------


def outcome(castle: Castle) -> Message:
    """How it ended."""
    number = max(0, len(castle.turned) - 1)
    if castle.over != "died":
        return Message(f"outcome-{castle.over}", count=len(castle.prisoners), pages=number)
    dead: list[Arg] = [the(castle, who) for who, prisoner in enumerate(castle.prisoners) if prisoner.hp <= 0]
    page = page_name(castle.turned[-1])
    return Message("outcome-died", count=len(dead), dead=Several(dead), number=number, page=page)


def why(castle: Castle, blocked: Blocked) -> Message:
    """Why not, with the prisoner, item or way it is about."""
    action = blocked.action
    if isinstance(action, state.Use):
        args: dict[str, Arg] = {"who": the(castle, action.who), "item": item_name(action.item)}
        card = CARDS.copies[action.item]
        if blocked.why == "why-not-now" and card.when == "any":
            return Message("why-not-now-idle", **args)
        return Message(blocked.why, moment=moment(card), **args) if card.when else Message(blocked.why, **args)
    if isinstance(action, state.Rest):
        what = "why-not-now-rest" if blocked.why == "why-not-now" else blocked.why
        return Message(what, who=the(castle, action.who))
    if isinstance(action, state.Take):
        for _, effect in choices(castle.turned[-1]):
            for way in effect.ways:
                if way.id == action.way and way.needs is not None:
                    return Message(blocked.why, needs=needs_words(way.needs))
    return Message(blocked.why)
