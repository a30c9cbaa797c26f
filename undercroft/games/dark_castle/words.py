"""The cards in words: what a page orders, what an item does, what is on a prisoner's die.

Every sentence is composed from the card's data, so a number read here is the number the rules use.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from undercroft.engine.message import Arg, Message, Several
from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.cards import Character, Effect, Item, Needs, Page, Special
from undercroft.games.dark_castle.catalogue import CARDS, TRAITS

if TYPE_CHECKING:
    from undercroft.engine.text import Text  # Fluent is not wanted where nobody reads

NOTHING = Message("verb-nothing")


class OrderLine(NamedTuple):
    """A line of instructions and how far it is indented."""

    depth: int
    text: str


class Part(NamedTuple):
    """A line before it has a language; a whole one is not put into the line of its head."""

    depth: int
    message: Message
    whole: bool = False


def instructions(text: Text, page_id: str) -> list[OrderLine]:
    """What a page orders, line by line."""
    return page_lines(text, CARDS.page(page_id), page_id in CARDS.bosses)


def page_lines(text: Text, page: Page, boss: bool = False) -> list[OrderLine]:
    """The same for a card in hand."""
    parts = Reading(page.id, boss).orders(page.do, 0)
    return [OrderLine(part.depth, text.sentence(part.message)) for part in parts]


def item_text(text: Text, item_id: str) -> str:
    """What an item does; of a single card (`stale_loaf.2`) too."""
    return item_words(text, CARDS.items[item_id.partition(".")[0]])


def item_words(text: Text, item: Item) -> str:
    """The same for a card in hand."""
    return " ".join(text.sentence(message) for message in about_item(item))


def character_text(text: Text, character_id: str) -> str:
    """What is on a prisoner's die."""
    character = CARDS.characters[character_id]
    doubles: list[Arg] = [trait_name(face[0]) for face in character.faces if len(face) == 2]
    return text.say("prisoner-dice", traits=traits_of(character), doubles=Several(doubles))


# -- names -----------------------------------------------------------------------------------------------


def trait_name(trait: str) -> Message:
    """A trait by name."""
    return Message(f"trait-{trait}")


def item_name(item: str) -> Message:
    """An item by name, from its card or a copy of it."""
    return Message(f"item-{item.partition('.')[0]}")


def the_item(item: str) -> Message:
    """An item in a sentence: the pot lid."""
    return Message(f"item-{item.partition('.')[0]}.the")


def use_words(item: str) -> dict[str, Arg]:
    """An item that is used, and what is done with it: food is eaten, a door is raised."""
    which, the = item.partition(".")[0], the_item(item)
    return {"which": which, "item": the, "uses": Message("uses", which=which, item=the)}


def traits_of(character: Character) -> Several:
    """How often each trait stands on a prisoner's die (EC-CHAR-02)."""
    shown: list[str] = [trait for face in character.faces for trait in face]
    return Several([Message("trait-count", trait=trait_name(trait), count=shown.count(trait)) for trait in TRAITS])


def needs_words(needs: Needs) -> Message:
    """What must be carried for a way to be open."""
    return Message("needs", who=needs.who, what=goods("goods-some", needs.item, needs.type))


def goods(how: str, item: str | None, kind: str | None) -> Message:
    """An item by name, or something of a type."""
    return Message("goods-named", item=the_item(item)) if item else Message(how, type=kind or "any")


# -- pages -----------------------------------------------------------------------------------------------


class Reading:
    """A page being read: what it is called, and whether a prisoner has been named by now."""

    def __init__(self, page: str, boss: bool, named: bool = False) -> None:
        self.page = page
        self.boss = boss
        self.named = named

    def orders(self, effects: Sequence[Effect], depth: int) -> list[Part]:
        """A list of instructions; naming a prisoner holds for those after it."""
        inner = Reading(self.page, self.boss, self.named)
        parts: list[Part] = []
        for effect in effects:
            parts += inner.order(effect, depth)
            if isinstance(effect, cards.Nominate):
                inner.named = True
        return parts

    def order(self, effect: Effect, depth: int) -> list[Part]:
        """One instruction, with what hangs on it below."""
        if isinstance(effect, cards.ChooseWay):
            return [Part(depth, block(Message("verb-choose", by=effect.by))), *self.ways(effect, depth + 1)]
        if isinstance(effect, cards.Combat):
            return [Part(depth, self.fight(effect), whole=True), *self.special(effect.special, depth + 1)]
        if isinstance(effect, cards.Test | cards.Match):
            return [Part(depth, self.trial(effect)), *self.results(effect, depth + 1)]
        if isinstance(effect, cards.EachInTurn):
            return self.branch(Message("verb-each", who=self.others(effect.who)), effect.effects, depth)
        if isinstance(effect, cards.PressLuck):
            return self.press(effect, depth)
        if isinstance(effect, cards.Guess):
            return [
                Part(depth, Message("verb-guess", who=effect.who)),
                *self.branch(Message("head-right"), effect.passed, depth + 1),
                *self.branch(Message("head-wrong"), effect.failed, depth + 1),
            ]
        if isinstance(effect, cards.Fate):
            return self.fate(effect, depth)
        if isinstance(effect, cards.If):
            return [
                *self.branch(needs_words(effect.needs), effect.then, depth),
                *self.branch(Message("head-otherwise"), effect.otherwise, depth),
            ]
        return [Part(depth, plain(effect))]

    def branch(self, head: Message, effects: Sequence[Effect], depth: int) -> list[Part]:
        """Orders under a head: in one line if there is but one plain order."""
        parts = self.orders(effects, depth + 1) if effects else [Part(depth + 1, NOTHING)]
        if len(parts) == 1 and not parts[0].whole:
            return [Part(depth, Message("branch-inline", head=head, then=parts[0].message), whole=True)]
        return [Part(depth, block(head)), *parts]

    def ways(self, effect: cards.ChooseWay, depth: int) -> list[Part]:
        """The ways out of a choice, each with what it leads to."""
        parts: list[Part] = []
        for way in effect.ways:
            label = Message(f"page-{self.page}.way-{way.id}")
            if way.needs is not None:
                label = Message("way-needs", way=label, needs=needs_words(way.needs))
            parts += self.branch(label, way.do, depth)
        return parts

    def others(self, who: str) -> str:
        """Once a prisoner has been named, the others are all but that one."""
        return "unnamed" if who == "others" and self.named else who

    def trial(self, effect: cards.Test | cards.Match) -> Message:
        """A roll outside combat: who, for what, how often."""
        who = self.others(effect.who)
        tries = Message("tries", attempts=effect.attempts)
        if isinstance(effect, cards.Match):
            return Message("verb-match", who=who, tries=tries)
        if effect.trait == "double":
            goal = Message("goal-double", needed=effect.needed)
        else:
            goal = Message("goal", needed=effect.needed, trait=trait_name(effect.trait))
        if effect.attempts > 1 and effect.needed != 1:
            tries = Message("tries-added", tries=tries)
        return Message("verb-test", who=who, goal=goal, tries=tries)

    def results(self, effect: cards.Test | cards.Match, depth: int) -> list[Part]:
        """What follows a roll outside combat."""
        parts: list[Part] = []
        if effect.passed:
            parts += self.branch(Message("head-passed"), effect.passed, depth)
        if effect.each_fail:
            parts += self.branch(Message("head-each-fail"), effect.each_fail, depth)
        if effect.failed:
            parts += self.branch(Message("head-failed", attempts=effect.attempts), effect.failed, depth)
        return parts

    def press(self, effect: cards.PressLuck, depth: int) -> list[Part]:
        """Push your luck."""
        bad = trait_name(effect.bad)
        return [
            Part(depth, Message("verb-press", who=effect.who, most=effect.most)),
            *self.branch(Message("head-gain", bad=bad), effect.gain, depth + 1),
            *self.branch(Message("head-bust", bad=bad), effect.bust, depth + 1),
        ]

    def fate(self, effect: cards.Fate, depth: int) -> list[Part]:
        """A chapter die decides; one trait that matters is told in the same breath."""
        outcomes = {"might": effect.might, "cunning": effect.cunning, "wisdom": effect.wisdom}
        telling = [trait for trait in TRAITS if outcomes[trait]]
        if len(telling) == 1:
            return self.branch(Message("verb-fate-one", trait=trait_name(telling[0])), outcomes[telling[0]], depth)
        parts = [Part(depth, block(Message("verb-fate")))]
        for trait in telling:
            parts += self.branch(trait_name(trait), outcomes[trait], depth + 1)
        if len(telling) < len(TRAITS):
            parts += self.branch(Message("head-anything-else"), [], depth + 1)
        return parts

    # -- fights ------------------------------------------------------------------------------------------

    def fight(self, effect: cards.Combat) -> Message:
        """The row, the attack value, the spoils."""
        dice: list[Arg] = [trait_name(trait) for trait, count in effect.dice.items() for _ in range(count)]
        if effect.per_player:
            dice.append(Message("dice-rolled", count=effect.per_player))
        if self.boss:
            return Message("verb-fight-boss", dice=Several(dice), damage=effect.damage)
        return Message("verb-fight", dice=Several(dice), damage=effect.damage, spoils=effect.spoils)

    def special(self, special: Special | None, depth: int) -> list[Part]:
        """The special rule of an enemy, if it has one."""
        if special is None:
            return []
        if special.on is not None:
            head = Message("head-special-on", on=Message("special-on", on=special.on))
            return self.branch(head, special.do, depth)
        return [Part(depth, Message("branch-inline", head=Message("head-special"), then=special_rule(special)))]


def block(head: Message) -> Message:
    """A head with its orders on the lines below."""
    return Message("branch-block", head=head)


def special_rule(special: Special) -> Message:
    """The one aspect of a special rule that is set."""
    if special.returning is not None:
        return Message("special-returning", trait=trait_name(special.returning))
    if special.fading is not None:
        return Message("special-fading", trait=trait_name(special.fading))
    if special.strike != "all":
        return Message("special-strike", strike=special.strike)
    if special.tough:
        return Message("special-tough", count=special.tough)
    if special.rising:
        return Message("special-rising", amount=special.rising)
    if special.rounds:
        return Message("special-rounds", rounds=special.rounds)
    switches = {
        "special-duel": special.duel,
        "special-no-rest": special.no_rest,
        "special-unblockable": special.unblockable,
        "special-ordered": special.ordered,
        "special-ambush": special.ambush,
        "special-sweep": special.sweep,
    }
    return Message(next(name for name, is_set in switches.items() if is_set))


def plain(effect: Effect) -> Message:
    """An instruction on which nothing hangs."""
    if isinstance(effect, cards.Lose):
        return Message("verb-lose", who=effect.who, amount=effect.amount)
    if isinstance(effect, cards.Heal):
        return Message("verb-heal", who=effect.who, amount=effect.amount)
    if isinstance(effect, cards.Split):
        return Message("verb-split", amount=effect.amount)
    if isinstance(effect, cards.Draw):
        return Message("verb-draw", amount=effect.amount)
    if isinstance(effect, cards.GiveUp):
        how = "goods-every" if effect.everything else "goods-some"
        return Message("verb-discard", who=effect.who, what=goods(how, effect.item, effect.type))
    if isinstance(effect, cards.Nominate):
        return Message("verb-nominate", among=effect.among)
    if isinstance(effect, cards.LayCurse):
        curse = f"curse-{effect.kind}"
        return Message(
            "verb-curse", who=effect.who, curse=Message(curse), does=Message(f"{curse}.does"), pages=effect.pages
        )
    if isinstance(effect, cards.Skip):
        return Message("verb-skip", pages=effect.pages)
    if isinstance(effect, cards.Lengthen):
        return Message("verb-lengthen", pages=effect.pages)
    if isinstance(effect, cards.AddDie):
        if effect.trait is None:
            return Message("verb-add-die-rolled", count=effect.count, most=effect.most)
        return Message("verb-add-die", count=effect.count, most=effect.most, trait=trait_name(effect.trait))
    if isinstance(effect, cards.DealAnew):
        return Message("verb-deal-anew")
    if isinstance(effect, cards.RollRow):
        return Message("verb-roll-row")
    assert isinstance(effect, cards.Peek)
    return Message("verb-peek")


# -- items -----------------------------------------------------------------------------------------------


def about_item(item: Item) -> list[Message]:
    """Type and hands, then what it does by itself, or when it is used, to what effect, how often."""
    said = [Message("goods-kind", type=item.type, hands=item.hands)]
    if item.reduce:
        said.append(Message("goods-reduce", amount=item.reduce))
    if item.extra_die:
        said.append(Message("goods-extra-die"))
    if item.echo:
        said.append(Message("goods-echo"))
    if item.rest_bonus:
        said.append(Message("goods-rest-bonus", amount=item.rest_bonus))
    if item.use is not None:
        said.append(Message("branch-inline", head=moment(item), then=effect_of(item)))
        said.append(Message("goods-discard") if item.discard else Message("goods-once", once=item.once or "round"))
    return said


def moment(item: Item) -> Message:
    """When an item may be used (EC-ITEM-13, EC-ITEM-14)."""
    if item.when != "rolled":
        return Message(f"moment-{item.when}")
    if item.rolled is None:
        when = Message("moment-rolled")
    elif item.rolled in TRAITS:
        when = Message("moment-rolled-trait", trait=trait_name(item.rolled))
    else:
        when = Message(f"moment-rolled-{item.rolled}")
    return Message("moment-in-fight", moment=when) if item.fights_only else when


def effect_of(item: Item) -> Message:
    """What using an item does."""
    use = item.use
    if isinstance(use, cards.Mend):
        return Message("use-mend", who=use.who, amount=use.amount)
    if isinstance(use, cards.Symbol):
        if use.trait == "chosen":
            return Message("use-symbol-chosen")
        return Message("use-symbol", trait=trait_name(use.trait))
    if isinstance(use, cards.RollAgain):
        return Message("use-reroll-either" if use.keep == "either" else "use-reroll")
    if isinstance(use, cards.Prevent):
        return Message("use-prevent", who=use.who, amount=use.amount)
    if isinstance(use, cards.AttackAgain):
        return Message("use-attack-again")
    if isinstance(use, cards.SetDie):
        return Message("use-set-die")
    if isinstance(use, cards.Smash):
        return Message("use-smash")
    if isinstance(use, cards.Guard):
        return Message("use-guard")
    return Message("use-lift")
