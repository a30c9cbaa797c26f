"""Everything outside fights in words: tiles and corridors, curses and bells, the street, the cards of the campaign."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.engine.message import Arg, Message, Several
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.cards import (
    AnyCampaignAct,
    AnyTileAct,
    CampaignCard,
    Corridor,
    DeckTest,
    EitherChoice,
    Feat,
    Instruction,
    MalaiseCard,
    Mutation,
    RuneCard,
    Secret,
    StartKit,
    Tile,
    WellCard,
)
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.rules.bells import BELL_DAMAGE
from undercroft.games.dead_cells.words import (
    ROUNDS,
    SPACES,
    acts_line,
    biome_name,
    damage_words,
    enemy_name,
    goods_name,
    item_lines,
    item_name,
    names,
    one_by_one,
    passive_line,
    place_name,
    round_name,
    rune_name,
    trait_name,
)
from undercroft.games.dead_cells.words_enemies import harm

# -- tiles -----------------------------------------------------------------------------------------------


def tile_act_line(act: AnyTileAct) -> Message:
    """One icon of a tile, a corridor or a card that is read outside a fight."""
    if isinstance(act, cards.FindGoods):
        goods = goods_name(act.what, act.amount)
        return Message("gain-first", what=goods) if act.first_player else goods
    if isinstance(act, cards.TileDamage):
        return harm(act.amount, "first_player" if act.first_player else act.to)
    if isinstance(act, cards.FindRune):
        return Message("find-rune", rune=rune_name(act.rune))
    return special_words(act)


def special_words(act: cards.Special) -> Message:
    """A thing of one biome; worms and malaise may be bound to the first player."""
    bound = "-first" if act.first_player and act.what in ("worm", "malaise") else ""
    if act.what in ("worm", "lantern", "key", "secret"):
        return Message(f"special-{act.what}{bound}", amount=act.amount)
    return Message(f"special-{act.what}{bound}")


def tile_acts_line(acts: Sequence[AnyTileAct]) -> Message:
    """Some icons, one after the other."""
    return one_by_one([tile_act_line(act) for act in acts])


def tile_lines(card: Tile) -> list[Message]:
    """What happens on a tile, from top to bottom."""
    lines: list[Message] = []
    if card.change_first:
        lines.append(Message("room-change"))
    if card.restriction:
        restriction = restriction_line(card.restriction, card.round)
        lines.append(Message("room-restriction", number=ROUNDS[card.restriction], restriction=restriction))
    if card.gives and card.hand_test is not None:
        lines.append(Message("room-test", trait=trait_name(card.hand_test), what=tile_acts_line(card.gives)))
    elif card.gives:
        lines.append(Message("room-gives", what=tile_acts_line(card.gives)))
    lines.extend(choice_lines(card))
    if card.deck_test is not None:
        lines.extend(deck_test_lines(card.deck_test))
    if card.curse:
        lines.append(Message("room-curse", number=ROUNDS[card.curse], curse=curse_line(card.biome, card.curse)))
    if card.sells:
        price = goods_name("tooth", card.price)
        lines.append(Message("room-sells", price=price, times=card.times, what=tile_acts_line(card.sells)))
    lines.extend(fight_lines(card))
    if card.leads_to is not None:
        lines.append(Message("room-leads", place=place_name(card.leads_to, ".the")))
    return lines


def fight_lines(card: Tile) -> list[Message]:
    """Who waits on a tile, what lies there, and what the place is like."""
    lines: list[Message] = []
    if card.foes:
        lines.append(Message("room-foes", foes=foes_words(card)))
    if card.loot:
        loot: list[Arg] = [goods_name(what, card.loot.count(what)) for what in dict.fromkeys(card.loot)]
        lines.append(Message("room-loot", loot=Several(loot)))
    if card.barrier:
        lines.append(Message("room-barrier", barrier=card.barrier, space=SPACES[4]))
    if card.dark:
        lines.append(Message("room-dark", space=SPACES[2]))
    return lines


def foes_words(card: Tile) -> Several:
    """So many elites, so many monsters."""
    found: list[Arg] = []
    elites = card.foes.count("elite")
    monsters = card.foes.count("monster")
    if elites:
        found.append(Message("room-elites", count=elites))
    if monsters:
        found.append(Message("room-monsters", count=monsters))
    return Several(found)


def choice_lines(card: Tile) -> list[Message]:
    """An either/or line, option by option (DC-ICON-04)."""
    return [
        Message("room-or" if number else "room-either", what=choice_words(choice))
        for number, choice in enumerate(card.either)
    ]


def choice_words(choice: EitherChoice) -> Message:
    """One option, with the Test it asks for (DC-ICON-05)."""
    given = tile_acts_line(choice.gives)
    if choice.test is None:
        return given
    return Message("choice-test", trait=trait_name(choice.test), what=given)


def deck_test_lines(card: DeckTest) -> list[Message]:
    """What each symbol brings, and what none does (DC-TEST-07)."""
    rewards = {"survival": card.survival, "tactics": card.tactics, "brutality": card.brutality}
    lines = [
        Message("room-deck-test", trait=trait_name(trait), what=tile_acts_line(acts))
        for trait, acts in rewards.items()
        if acts
    ]
    if card.failed:
        lines.append(Message("room-deck-failed", what=tile_acts_line(card.failed)))
    return lines


def corridor_lines(card: Corridor) -> list[Message]:
    """What a corridor asks for; nothing where it is open to everybody."""
    lines: list[Message] = []
    if card.rune is not None:
        lines.append(Message("corridor-rune", rune=rune_name(card.rune)))
    if card.locked:
        lines.append(Message("corridor-locked"))
    lines.extend([Message("corridor-hand", trait=trait_name(trait)) for trait in card.hand])
    if card.deck is not None:
        lines.extend(deck_test_lines(card.deck))
    return lines


def curse_line(biome: str, curse: int) -> Message:
    """What a curse of a biome does (DC-CURSE-01 to DC-CURSE-08)."""
    return Message(f"curse-{biome}-{ROUNDS[curse]}")


def bell_line(result: str) -> Message:
    """What a bell does to the first player (DC-BELL-01 to DC-BELL-03)."""
    if result == "damage":
        return Message("bell-damage", damage=damage_words(BELL_DAMAGE))
    return Message(f"bell-{result}")


def restriction_line(number: int, round: int) -> Message:
    """What a restriction forbids (DC-RESTR-01 to DC-RESTR-04)."""
    if number == 1:
        return Message("restriction-I", round=round_name(round))
    return Message(f"restriction-{ROUNDS[number]}")


def kit_line(card: StartKit) -> Message:
    """What a group that starts in a later biome has beforehand."""
    return Message("start-kit", what=tile_acts_line(card.gives))


# -- the street ------------------------------------------------------------------------------------------


def seller_name(seller: str) -> Message:
    """A seller of the street by name."""
    return Message(f"seller-{seller}")


def seller_line(seller: str, level: int) -> Message:
    """What a seller offers at a level, and the price (DC-MARKET-01)."""
    street = CARDS.street
    if seller == "healer":
        price = goods_name("tooth", street.healer_price)
        return Message("seller-healer-line", level=level, price=price, times=street.healer_times[level])
    if seller == "merchant":
        price = goods_name("tooth", street.merchant_price)
        return Message("seller-merchant-line", level=level, price=price, cards=street.merchant_cards[level])
    price = goods_name("tooth", street.collector_price)
    return Message("seller-collector-line", level=level, price=price, cards=street.collector_cards[level])


# -- cards of the campaign -------------------------------------------------------------------------------


def campaign_act_line(act: AnyCampaignAct) -> Message:
    """What a card of the campaign does when it is read."""
    if isinstance(act, cards.Grant):
        return goods_name(act.what, act.amount)
    if isinstance(act, cards.Level):
        return Message("does-level", seller=act.seller)
    if isinstance(act, cards.OpenPocket):
        return Message("does-pocket", pocket=act.pocket)
    if isinstance(act, cards.OpenStart):
        return Message("does-open", biome=biome_name(act.biome, ".the"))
    if isinstance(act, cards.Cheaper):
        return Message("does-cheaper" if act.amount > 0 else "does-dearer", amount=abs(act.amount))
    if isinstance(act, cards.PurgeCard):
        return Message("does-purge", what=act.what)
    if isinstance(act, cards.DrawSecret):
        return Message("does-secret", amount=act.amount)
    if isinstance(act, cards.AddMonsters):
        return added_words(act)
    if isinstance(act, cards.LearnRune):
        return Message("find-rune", rune=rune_name(act.rune))
    if isinstance(act, cards.AddBlueprint):
        return Message("does-equip", item=item_name(act.item))
    return Message("does-peek")


def added_words(act: cards.AddMonsters) -> Message:
    """Which monsters join the decks of which biomes."""
    found = CARDS.added("", act.monsters)
    biomes = list(dict.fromkeys([CARDS.monsters[id].biome for id in found]))
    return Message(
        "does-add",
        biome=names([biome_name(biome, ".the") for biome in biomes]),
        monsters=names([enemy_name(id) for id in found]),
    )


def campaign_acts_line(acts: Sequence[AnyCampaignAct]) -> Message:
    """Some of them, one after the other."""
    lines: list[Message] = []
    for place, act in enumerate(acts):
        again = isinstance(act, cards.PurgeCard) and place > 0 and acts[place - 1] == act
        lines.append(Message("does-purge-another") if again else campaign_act_line(act))
    return one_by_one(lines)


def campaign_lines(card: CampaignCard) -> list[Message]:
    """A card of the campaign: what it does and when, what everybody has of it."""
    if isinstance(card, Mutation):
        return mutation_lines(card.pocket, card)
    if isinstance(card, Instruction):
        return carried_out(card.does)
    if isinstance(card, Feat):
        return [task_line(card), Message("campaign-reward", acts=campaign_acts_line(card.does))]
    if isinstance(card, WellCard):
        return well_lines(card)
    assert isinstance(card, Secret)
    return secret_lines(card)


def mutation_lines(pocket: str, card: Mutation | Secret) -> list[Message]:
    """A mutation: at a run's start, for every prisoner, for the group (DC-MUT-03, DC-MUT-04, DC-MUT-05)."""
    lines: list[Message] = []
    if card.does:
        lines.append(Message("campaign-start", acts=campaign_acts_line(card.does)))
    if pocket == "skill":
        abilities = [one for one in card.has if isinstance(one, cards.GrantAbility)]
        lines.extend([Message("campaign-skill", acts=acts_line(one.acts)) for one in abilities])
    elif card.has:
        lines.extend([*[passive_line(one) for one in card.has], Message("campaign-everybody")])
    lines.extend([group_line(word) for word in card.group])
    return lines


def carried_out(acts: Sequence[AnyCampaignAct]) -> list[Message]:
    """What is done between runs: at once, but goods other than cells are for the next run."""
    later = [act for act in acts if isinstance(act, cards.Grant) and act.what != "cell"]
    now = [act for act in acts if act not in later]
    lines = [Message("campaign-once", acts=campaign_acts_line(now))] if now else []
    return [*lines, Message("campaign-next", acts=campaign_acts_line(later))] if later else lines


def well_lines(card: WellCard) -> list[Message]:
    """What the Well answers, and whether the card comes again (DC-WELL-02)."""
    lines = carried_out(card.does) if card.does else [Message("campaign-nothing")]
    if card.stays:
        lines.append(Message("campaign-stays"))
    return lines


def secret_lines(card: Secret) -> list[Message]:
    """A secret: an item, a mutation, or something done at once."""
    if card.item:
        joins = Message("campaign-item", item=item_name(card.item))
        return [joins, *item_lines(CARDS.equipment[card.item])]
    if card.pocket:
        return mutation_lines(card.pocket, card)
    return [Message("campaign-once", acts=campaign_acts_line(card.does))]


def task_line(card: Feat) -> Message:
    """What a feat asks for (DC-UPG-10)."""
    return Message(f"task-{card.task}", count=card.count)


def group_line(word: str) -> Message:
    """What the group has, from a word of a card: `rest:2`."""
    name, _, number = word.partition(":")
    return group_words(name, int(number or "1"))


def group_words(word: str, n: int) -> Message:
    """What the group has of a mutation or a rune; some of it has no number."""
    if word in ("no_healer", "shared_tests", "teleport"):
        return Message(f"group-{word}")
    return Message(f"group-{word}", n=n)


def rune_lines(card: RuneCard) -> list[Message]:
    """What a rune is good for (DC-ICON-17)."""
    lines = [Message("opens-corridors")] if card.opens else []
    return lines + [group_line(word) for word in card.group]


def malaise_line(card: MalaiseCard) -> Message:
    """What ails the bearer of a card of malaise."""
    return Message(f"ailment-{card.word}")
