"""Names of everything, and the prisoners' side in words: actions, what lasts, combat cards, items, tracks.

All is put together from the figures, so that no number can differ from the rules. What enemies do is told by
``words_enemies.py``, tiles, boards and cards of the campaign by ``words_campaign.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from undercroft.engine.message import Arg, Message, Several
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.cards import (
    AnyAct,
    AnyPassive,
    CombatCard,
    Equipment,
    SerenadeBoard,
    StateName,
    TrackStep,
)
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.rules.tracks import TEETH_OF_FIRST_STEP

if TYPE_CHECKING:
    from undercroft.engine.text import Text  # Fluent is not wanted where nobody reads

ROUNDS: Final = ("0", "I", "II", "III", "IV")
SPACES: Final = ("L", "G", "R1", "R2", "R3")
NUMBERS: Final[dict[str, int]] = {"L": 0, "1": 2, "2": 3, "3": 4}  # the letters of a reach as spaces
ANYWHERE: Final = "L123"
SPOKEN: Final = ("damage", "loot", "block", "ability", "heal")  # what is announced beside states


def said(text: Text, lines: list[Message]) -> list[str]:
    """Lines of a card as sentences."""
    return [text.sentence(line) for line in lines]


# -- names -----------------------------------------------------------------------------------------------


def kind_of(card: str) -> str:
    """A card's kind without the number of its copy."""
    return card.partition(".")[0]


def prisoner_name(kind: str, form: str = "") -> Message:
    """A prisoner or Serenade by name; `.the` inside a sentence."""
    return Message(f"prisoner-{kind}{form}")


def item_name(item: str) -> Message:
    """An item by name."""
    return Message(f"item-{kind_of(item)}")


def card_name(card: str) -> Message:
    """A combat card by name; the lines on Serenade's board are called like its side."""
    if card == CARDS.serenade.power_lines.id:
        return Message("serenade-side-power")
    if card == CARDS.serenade.melee_lines.id:
        return Message("serenade-side-melee")
    return Message(f"combat-{card}")


def enemy_name(card: str, form: str = "") -> Message:
    """A monster, a form of a boss or a card that lies in its fight, from its kind or a copy; `.the` in a sentence."""
    kind = kind_of(card)
    if kind in CARDS.forms:
        return Message(f"boss-{kind}{form}")
    if kind in CARDS.elements:
        return Message(f"element-{kind}{form}")
    return Message(f"monster-{kind}{form}")


def attack_name(card: str) -> Message:
    """An attack of a boss by name."""
    return Message(f"attack-{kind_of(card)}")


def tile_name(tile: str) -> Message:
    """A room by name, from its tile or a copy of it."""
    return Message(f"tile-{kind_of(tile)}")


def biome_name(biome: str, form: str = "") -> Message:
    """A biome by name; `.the` inside a sentence."""
    return Message(f"biome-{biome}{form}")


def boss_name(boss: str, form: str = "") -> Message:
    """A boss by the name of its first face; `.the` inside a sentence."""
    first = next(card.id for card in CARDS.forms.values() if card.boss == boss)
    return Message(f"boss-{first}{form}")


def place_name(code: str, form: str = "") -> Message:
    """Where an exit leads: a biome, or a boss."""
    return biome_name(code, form) if code in CARDS.boards else boss_name(code, form)


def state_name(state: str) -> Message:
    """A state by name; worms and malaise are assigned like states."""
    return Message(f"state-{state}")


def trait_name(trait: str) -> Message:
    """A trait by name."""
    return Message(f"trait-{trait}")


def goods_name(what: str, amount: int = 1) -> Message:
    """So many of some goods; a card that lies there (`equipment:ID`) by its name."""
    kind, _, card = what.partition(":")
    if card:
        name = item_name(card)
        return Message("goods-blueprint-of", item=name) if kind == "blueprint" else name
    return Message(f"goods-{kind}", amount=amount)


def rune_name(rune: str) -> Message:
    """A rune by name."""
    return Message(f"rune-{rune}")


def malaise_name(card: str) -> Message:
    """A card of malaise by name."""
    return Message(f"malaise-{card}")


def campaign_name(card: str) -> Message:
    """A card of the campaign by name: of the upgrade decks, the Well, or the Secrets."""
    if card in CARDS.combat_cards:
        return card_name(card)
    if card in CARDS.well:
        return Message(f"well-{card}")
    if card in CARDS.secrets:
        return Message(f"secret-{card}")
    return Message(f"upgrade-{card}")


def space_name(space: int) -> Message:
    """A space of a fight as it is marked on the board."""
    return Message("as-it-is", what=SPACES[space])


def round_name(number: int) -> Message:
    """A round as it is printed."""
    return Message("as-it-is", what=ROUNDS[number])


def act_word(word: str) -> Message:
    """What may be announced with a card: an action, or a state (DC-PREP-05)."""
    return Message(f"word-{word}") if word in SPOKEN else state_name(word)


# -- small things ----------------------------------------------------------------------------------------


def commas(parts: Sequence[Message]) -> Message:
    """Things after one another, with nothing but commas between them."""
    joined = parts[0]
    for part in parts[1:]:
        joined = Message("list-comma", first=joined, next=part)
    return joined


def one_by_one(parts: Sequence[Message]) -> Message:
    """Actions after one another, as they are carried out."""
    joined = parts[0]
    for part in parts[1:]:
        joined = Message("acts-then", first=joined, next=part)
    return joined


def damage_words(amount: int, pierce: bool = False) -> Message:
    """So much damage, and whether shields are of no use."""
    return Message("damage-pierce" if pierce else "damage-plain", amount=amount)


def reach_spaces(reach: str) -> list[int]:
    """The spaces a reach takes in, from left to right."""
    return sorted(NUMBERS[letter] for letter in reach)


def reach_words(reach: str) -> Message:
    """A reach as it is read at a glance."""
    if reach == ANYWHERE:
        return Message("reach-anywhere")
    if reach == "123":
        return Message("reach-span", first=SPACES[2], last=SPACES[4])
    return Message("reach-spaces", spaces=Several([SPACES[space] for space in reach_spaces(reach)]))


# -- what prisoners do -----------------------------------------------------------------------------------


def act_line(act: AnyAct) -> Message:
    """One action of a prisoner, with its reach and what must be so for it."""
    parts = act_parts(act)
    if act.needs:
        parts.append(Message(f"needs-{act.needs}"))
    return commas(parts)


def act_parts(act: AnyAct) -> list[Message]:
    """What an action does, then everything that stands around it."""
    if isinstance(act, cards.Damage):
        return damage_parts(act)
    if isinstance(act, cards.Inflict):
        what = "act-inflict-all" if act.all else "act-inflict"
        return [Message(what, amount=act.amount, state=state_name(act.state)), *reach_parts(act)]
    if isinstance(act, cards.Block):
        return block_parts(act)
    if isinstance(act, cards.Heal):
        return [Message("act-heal", who=act.who, damage=damage_words(act.amount))]
    if isinstance(act, cards.Cure):
        if act.state == "any":
            return [Message("act-cure-any", who=act.who)]
        return [Message("act-cure", who=act.who, state=state_name(act.state))]
    if isinstance(act, cards.Loot):
        return [Message("act-loot")]
    if isinstance(act, cards.AbilityIcons):
        return [Message("act-ability", amount=act.amount)]
    if isinstance(act, cards.Push):
        return [Message("act-push", amount=act.amount), reach_words(act.reach)]
    if isinstance(act, cards.Pull):
        return [Message("act-pull", amount=act.amount), reach_words(act.reach)]
    if isinstance(act, cards.Shatter):
        return [Message("act-shatter"), reach_words(act.reach)]
    return [Message("act-earn", goods=goods_name(act.what, act.amount))]


def damage_parts(act: cards.Damage) -> list[Message]:
    """How much damage, how far, and against whom it is more."""
    damage = levelled(damage_words(act.amount, act.pierce), act.level)
    parts = [Message("act-damage-all", damage=damage) if act.all else damage, *reach_parts(act)]
    if act.extra:
        parts.append(Message("act-extra", extra=act.extra, whom=Message(f"against-{act.against}")))
    return parts


def reach_parts(act: cards.Damage | cards.Inflict) -> list[Message]:
    """How far an action reaches; who hits every enemy everywhere need not say so twice."""
    return [] if act.all and act.reach == ANYWHERE else [reach_words(act.reach)]


def block_parts(act: cards.Block) -> list[Message]:
    """How many shields, and for whom."""
    shields = levelled(shield_words(act.amount, act.golden), act.level)
    return [shields if act.who == "self" else Message("act-block-for", who=act.who, shields=shields)]


def levelled(what: Message, level: str | None) -> Message:
    """The same, and the level of a track on top of it (DC-RULING-101)."""
    return what if level is None else Message("act-level", what=what, trait=trait_name(level))


def shield_words(amount: int, golden: bool) -> Message:
    """So many shields."""
    return Message("act-block-golden" if golden else "act-block", amount=amount)


def acts_line(acts: Sequence[AnyAct]) -> Message:
    """Some actions, one after the other."""
    return one_by_one([act_line(act) for act in acts])


# -- what lasts ------------------------------------------------------------------------------------------


def passive_line(passive: AnyPassive) -> Message:
    """Something that works as long as it is there."""
    if isinstance(passive, cards.MoreLife):
        return Message("has-life", amount=passive.amount)
    if isinstance(passive, cards.Immunity):
        return Message("has-immunity", state=state_name(passive.state))
    if isinstance(passive, cards.MoreSlots):
        return Message("has-slot", amount=passive.amount)
    if isinstance(passive, cards.GrantAbility):
        return Message("has-ability", acts=acts_line(passive.acts))
    if isinstance(passive, cards.Opening):
        return Message("round-line", round=round_name(0), acts=acts_line(passive.acts))
    if isinstance(passive, cards.Ward):
        if passive.round:
            return Message("has-ward-round", round=round_name(passive.round))
        return Message("has-ward")
    if isinstance(passive, cards.Boost):
        return Message("has-boost", what=boost_words(passive))
    if isinstance(passive, cards.Thorns):
        return Message("has-thorns", amount=passive.amount)
    if isinstance(passive, cards.OnKill):
        return Message("has-kill", acts=acts_line(passive.acts))
    if isinstance(passive, cards.LongReach):
        return Message("has-reach", near=SPACES[2], next=SPACES[3])
    return Message("has-looter", goods=goods_name("tooth", passive.amount))


def boost_words(passive: cards.Boost) -> Message:
    """How much more damage, when, and against whom."""
    what = Message("has-boost-always", amount=passive.amount)
    if passive.round:
        what = Message("has-boost-round", round=round_name(passive.round), amount=passive.amount)
    if passive.against:
        return Message("has-boost-against", what=what, whom=Message(f"against-{passive.against}"))
    return what


# -- combat cards, items, tracks -------------------------------------------------------------------------


def combat_rounds(card: CombatCard) -> dict[int, list[AnyAct]]:
    """The actions of a card by round; rounds without one are left out (DC-CARD-02)."""
    lines = {1: card.first, 2: card.second, 3: card.third}
    return {number: acts for number, acts in lines.items() if acts}


def combat_lines(card: CombatCard) -> list[Message]:
    """A combat card, a line a round."""
    rounds = combat_rounds(card)
    if not rounds:
        return [Message("card-blank")]
    return [Message("round-line", round=round_name(number), acts=acts_line(acts)) for number, acts in rounds.items()]


def symbols_line(card: CombatCard) -> Message:
    """What a card is good for in Tests (DC-TEST-12)."""
    if not card.symbols:
        return Message("card-symbols-none")
    return Message("card-symbols", symbols=Several([trait_name(trait) for trait in card.symbols]))


def item_lines(card: Equipment) -> list[Message]:
    """What an item does and when; what it always gives; whether it is a companion."""
    lines: list[Message] = []
    if card.acts and card.works in ("replace", "plus"):
        lines.append(Message(f"gear-{card.works}", round=round_name(card.round), acts=acts_line(card.acts)))
    elif card.acts:
        lines.append(Message("has-ability", acts=acts_line(card.acts)))
    lines.extend([passive_line(passive) for passive in card.has])
    if card.life:
        lines.append(Message("gear-life", life=card.life))
    if card.sole:
        lines.append(Message("gear-sole"))
    return lines


def step_lines(step: TrackStep) -> list[Message]:
    """What a step of a track unlocks."""
    return [passive_line(passive) for passive in step.gives]


# -- Serenade --------------------------------------------------------------------------------------------

STEP_ONE: Final = 1  # what every other step of her tracks gives (DC-SOLO-28 to DC-SOLO-32)


def serenade_lines(board: SerenadeBoard) -> list[Message]:
    """Her life and her three powers."""
    powers = {"survival": board.survival, "tactics": board.tactics, "brutality": board.brutality}
    lines = [power_line(trait, power) for trait, power in powers.items()]
    return [Message("serenade-life", life=board.life), *lines]


def power_line(trait: str, power: StateName | Literal["damage"]) -> Message:
    """A power of Serenade: a state at the beginning, or damage at the end (DC-SOLO-08)."""
    act: AnyAct
    if power == "damage":
        round = round_name(3)
        act = cards.Damage(reach=ANYWHERE)
    else:
        round = round_name(0)
        act = cards.Inflict(state=power, reach=ANYWHERE)
    return Message("serenade-power", trait=trait_name(trait), round=round, what=act_line(act))


def serenade_steps() -> dict[str, list[Message]]:
    """The steps of her tracks, on either side of her board (DC-SOLO-27 to DC-SOLO-32)."""
    opening = round_name(0)
    return {
        "power": [
            Message("serenade-teeth", goods=goods_name("tooth", TEETH_OF_FIRST_STEP)),
            Message("serenade-vial", goods=goods_name("vial", STEP_ONE)),
            Message("serenade-transforms"),
        ],
        "melee": [
            Message("serenade-shield", round=opening, amount=STEP_ONE),
            Message("serenade-ability", round=opening, amount=STEP_ONE),
            Message("serenade-heal", round=opening, amount=STEP_ONE),
        ],
    }


def names(ids: Sequence[Message]) -> Several:
    """Some names in one breath."""
    found: list[Arg] = list(ids)
    return Several(found)
