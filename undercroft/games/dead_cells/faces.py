"""What is printed on every card and tile, in one language, for a board to show; and the rule behind each event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from undercroft.engine.message import Message
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.cards import (
    Attack,
    BiomeBoard,
    BossForm,
    CampaignCard,
    CombatCard,
    DeckTest,
    Element,
    Equipment,
    MalaiseCard,
    Monster,
    PrisonerBoard,
    RuneCard,
    SerenadeBoard,
    Tile,
    TrackStep,
)
from undercroft.games.dead_cells.catalogue import BOSSES, CARDS
from undercroft.games.dead_cells.state import (
    AtCollector,
    AtHealer,
    AtMerchant,
    BeginRun,
    Campaign,
    Fight,
    Interbiome,
    NextBiome,
    OrderBlueprints,
    Run,
    TakeRest,
)
from undercroft.games.dead_cells.words import (
    ROUNDS,
    SPACES,
    act_line,
    attack_name,
    biome_name,
    boss_name,
    campaign_name,
    card_name,
    combat_lines,
    combat_rounds,
    enemy_name,
    item_lines,
    item_name,
    passive_line,
    prisoner_name,
    reach_spaces,
    round_name,
    said,
    serenade_lines,
    serenade_steps,
    state_name,
    step_lines,
    symbols_line,
    tile_name,
    trait_name,
)
from undercroft.games.dead_cells.words_campaign import (
    bell_line,
    campaign_lines,
    choice_words,
    corridor_lines,
    curse_line,
    kit_line,
    malaise_line,
    restriction_line,
    rune_lines,
    seller_line,
    seller_name,
    tile_act_line,
    tile_lines,
)
from undercroft.games.dead_cells.words_enemies import (
    attack_lines,
    death_line,
    element_lines,
    enemy_act_line,
    enemy_lines,
    enemy_rounds,
    form_lines,
)

if TYPE_CHECKING:
    from undercroft.engine.text import Text

TRAITS: Final = ("survival", "tactics", "brutality")
STATES: Final = ("poisoned", "bleeding", "burning", "frozen", "targeted", "worm", "malaise")
GOODS: Final = (
    "tooth",
    "cell",
    "potion",
    "vial",
    "equipment",
    "blueprint",
    "scroll_survival",
    "scroll_tactics",
    "scroll_brutality",
)
TOKENS: Final = (
    "shield",
    "golden",
    "damage",
    "first",
    "lantern",
    "key",
    "bell",
    "fire",
    "shuriken",
    "sword",
    "wall",
    "void",
)
SELLERS: Final = ("healer", "merchant", "collector")
POCKETS: Final = ("start", "during", "skill", "feat", "boss_cell")
BELLS: Final = ("damage", "scroll", "equipment")
CURSES: Final = ("B4", "B5", "B6", "B7")  # the biomes with cursed treasures

SOURCES: Final = {
    "RunBegan": "DC-SETUP-07",
    "PrisonerTaken": "DC-SETUP-16",
    "UpgradeMoved": "DC-SETUP-25",
    "MutationPlaced": "DC-UPG-06",
    "MutationPutBy": "DC-SPACE-02",
    "FirstPlayer": "DC-ICON-02",
    "BiomeEntered": "DC-SETUP-13",
    "TileSeen": "DC-ICON-17",
    "Moved": "DC-EXPL-03",
    "TileTurned": "DC-EXPL-12",
    "TestPassed": "DC-TEST-03",
    "TestFailed": "DC-TEST-04",
    "DeckTested": "DC-TEST-06",
    "Gained": "DC-RUN-04",
    "ScrollGained": "DC-BOARD-03",
    "ScrollWasted": "DC-RULING-46",
    "ScrollLost": "DC-RULING-73",
    "Transformed": "DC-SOLO-23",
    "Healed": "DC-ICON-11",
    "ItemFound": "DC-ICON-06",
    "ItemTaken": "DC-EQ-02",
    "ItemDropped": "DC-EQ-03",
    "BlueprintFound": "DC-ICON-07",
    "RuneFound": "DC-ICON-16",
    "OptionTaken": "DC-ICON-04",
    "Cursed": "DC-TILE-02",
    "CurseWarded": "DC-MUT-04",
    "BellRung": "DC-RULING-71",
    "WormsCaught": "DC-RULING-71",
    "WormsBit": "DC-RULING-71",
    "MalaiseCaught": "DC-RULING-71",
    "LanternSpent": "DC-RULING-71",
    "LanternLit": "DC-RULING-71",
    "KeyFound": "DC-RULING-71",
    "DoorUnlocked": "DC-RULING-71",
    "Restricted": "DC-TILE-09",
    "Teleported": "DC-TILE-08",
    "Bought": "DC-TILE-03",
    "FightBegan": "DC-TILE-05",
    "EnemyPlaced": "DC-CSET-03",
    "LootLaid": "DC-CSET-09",
    "PassChosen": "DC-PASS-09",
    "PassRevealed": "DC-PASS-01",
    "CardsExchanged": "DC-PASS-05",
    "PutDown": "DC-PLAY-03",
    "Revealed": "DC-PLAY-09",
    "PowerUsed": "DC-SOLO-07",
    "RoundBegan": "DC-COMBAT-01",
    "ItemUsed": "DC-EQ-05",
    "AbilityUsed": "DC-ACT-14",
    "Missed": "DC-RANGE-05",
    "Stopped": "DC-STATE-08",
    "EnemyHurt": "DC-ACT-01",
    "EnemyMarked": "DC-ACT-13",
    "EnemyImmune": "DC-STATE-12",
    "EnemyShielded": "DC-ACT-07",
    "ShieldsShattered": "DC-ACT-23",
    "EnemyMended": "DC-ACT-23",
    "EnemyVanished": "DC-RULING-95",
    "EnemyRaged": "DC-ACT-23",
    "EnemyMoved": "DC-EOR-04",
    "EnemyKilled": "DC-ACT-02",
    "EnemyGone": "DC-UPK-04",
    "Shielded": "DC-ACT-06",
    "Hurt": "DC-ACT-03",
    "CompanionHurt": "DC-COMPA-02",
    "CompanionKilled": "DC-COMPA-03",
    "Marked": "DC-ACT-13",
    "Immune": "DC-STATE-13",
    "Cured": "DC-STATE-01",
    "Died": "DC-DIE-01",
    "Revived": "DC-MUT-04",
    "Looted": "DC-ACT-17",
    "Stolen": "DC-ACT-23",
    "Drank": "DC-ICON-14",
    "RoundEnded": "DC-EOR-01",
    "FightOver": "DC-UPK-04",
    "BossMet": "DC-BOSS-01",
    "BoutBegan": "DC-BOSS-04",
    "AttackTurned": "DC-BOSS-02",
    "ElementLaid": "DC-BOSS-02",
    "FormBeaten": "DC-BOSS-13",
    "BossBeaten": "DC-BOSS-17",
    "StreetReached": "DC-INTER-01",
    "BlueprintsCollected": "DC-INTER-03",
    "GoodsShown": "DC-MARKET-01",
    "RunOver": "DC-RUN-01",
    "CardBought": "DC-UPG-04",
    "ThrownIn": "DC-WELL-01",
    "SecretDrawn": "DC-RULING-72",
    "CardGiven": "DC-UPG-07",
    "CardPurged": "DC-COMP-30",
    "FeatDone": "DC-UPG-11",
    "SellerRaised": "DC-MARKET-10",
    "PocketOpened": "DC-UPG-06",
    "StartOpened": "DC-SETUP-07",
    "PriceSet": "DC-UPG-03",
    "MonstersAdded": "DC-UPG-09",
    "ItemUnlocked": "DC-INTER-04",
    "GoodsLaid": "DC-WELL-02",
    "DecksPeeked": "DC-UPG-09",
    "BoxReset": "DC-RESET-01",
}


# Who serves last is on the agenda no more: then what comes after the street is.
ON_THE_STREET: Final = (Interbiome, OrderBlueprints, TakeRest, AtHealer, AtMerchant, AtCollector, NextBiome)


def faces(text: Text) -> dict[str, Any]:
    """Every card, tile, board and token by kind and id, with the words and figures on it."""
    lines = (CARDS.serenade.power_lines, CARDS.serenade.melee_lines)
    combat_cards = {**CARDS.combat_cards, **{card.id: card for card in lines}}
    campaign: dict[str, CampaignCard] = {**CARDS.upgrades, **CARDS.well, **CARDS.secrets}
    return {
        "prisoners": {id: prisoner(text, card) for id, card in CARDS.prisoners.items()},
        "serenade": serenade(text, CARDS.serenade),
        "combat": {id: combat(text, card) for id, card in combat_cards.items()},
        "equipment": {id: equipment(text, card) for id, card in CARDS.equipment.items()},
        "monsters": {id: monster(text, card) for id, card in CARDS.monsters.items()},
        "forms": {id: form(text, card) for id, card in CARDS.forms.items()},
        "attacks": {id: attack(text, card) for id, card in CARDS.attacks.items()},
        "elements": {id: element(text, card) for id, card in CARDS.elements.items()},
        "bosses": {code: boss(text, code) for code in BOSSES},
        "tiles": {id: tile(text, card) for id, card in CARDS.tiles.items()},
        "biomes": {id: biome(text, card) for id, card in CARDS.boards.items()},
        "campaign": {id: campaign_card(text, card) for id, card in campaign.items()},
        "runes": {id: rune(text, card) for id, card in CARDS.runes.items()},
        "malaise": {id: malaise(text, card) for id, card in CARDS.malaise.items()},
        **small_things(text),
    }


def small_things(text: Text) -> dict[str, Any]:
    """Tokens, goods, states, spaces and rounds, and the sellers of the street."""
    return {
        "states": {id: named(text, state_name(id)) for id in STATES},
        "tokens": {id: named(text, Message(f"token-{id}")) for id in TOKENS},
        "goods": {id: goods(text, id) for id in GOODS},
        "traits": {trait: text.tell(trait_name(trait)) for trait in TRAITS},
        "pockets": {pocket: text.say(f"pocket-{pocket}") for pocket in POCKETS},
        "spaces": list(SPACES),
        "rounds": list(ROUNDS),
        "street": {seller: street(text, seller) for seller in SELLERS},
        "bells": {result: text.tell(bell_line(result)) for result in BELLS},
        "restrictions": {str(number): restriction(text, number) for number in (1, 2, 3, 4)},
    }


def named(text: Text, name: Message) -> dict[str, Any]:
    """A name and a text."""
    return {"name": text.tell(name), "text": text.say(f"{name.id}.text")}


def told(text: Text, name: Message) -> dict[str, Any]:
    """A name and the line under it."""
    return {"name": text.tell(name), "story": text.say(f"{name.id}.line")}


def figures(act: cards.Card) -> dict[str, Any]:
    """An action as it is drawn: which, and everything that stands around it; a reach also as spaces.

    What an action has not (`pierce`, `needs`) is left out: there are many of them.
    """
    found: dict[str, Any] = {"kind": act.__struct_config__.tag}
    for name in act.__struct_fields__:
        value = getattr(act, name)
        if name == "acts":
            found[name] = [figures(one) for one in value]
        elif value:
            found[name] = value
        if name == "reach":
            found["spaces"] = reach_spaces(value)
    return found


def acts(text: Text, found: Sequence[cards.AnyAct]) -> list[dict[str, Any]]:
    """Actions of a prisoner, in words and in figures."""
    return [{**figures(act), "text": text.sentence(act_line(act))} for act in found]


def enemy_acts(text: Text, found: Mapping[int, Sequence[cards.AnyEnemyAct]]) -> dict[str, list[dict[str, Any]]]:
    """Actions of an enemy by round, in words and in figures."""
    return {
        str(number): [{**figures(act), "text": text.sentence(enemy_act_line(act))} for act in line]
        for number, line in found.items()
    }


def tile_acts(text: Text, found: Sequence[cards.AnyTileAct]) -> list[dict[str, Any]]:
    """Icons outside fights, in words and in figures."""
    return [{**figures(act), "text": text.sentence(tile_act_line(act))} for act in found]


def lasting(text: Text, found: Sequence[cards.AnyPassive]) -> list[dict[str, Any]]:
    """What always works, in words and in figures; of Round 0 each action by itself, too."""
    return [
        {
            **figures(one),
            "text": text.sentence(passive_line(one)),
            **({"acts": acts(text, one.acts)} if isinstance(one, cards.Opening) else {}),
        }
        for one in found
    ]


# -- prisoners and what they carry ------------------------------------------------------------------------


def prisoner(text: Text, card: PrisonerBoard) -> dict[str, Any]:
    """A prisoner's board: its ability, and the steps of its tracks."""
    tracks: dict[str, list[TrackStep]] = {
        "survival": card.survival,
        "tactics": card.tactics,
        "brutality": card.brutality,
    }
    return {
        **told(text, prisoner_name(card.id)),
        "the": text.tell(prisoner_name(card.id, ".the")),
        "ability": acts(text, card.ability),
        "tracks": {trait: [step(text, one) for one in steps] for trait, steps in tracks.items()},
    }


def step(text: Text, card: TrackStep) -> dict[str, Any]:
    """A step of a track."""
    return {"lines": said(text, step_lines(card)), "gives": lasting(text, card.gives)}


def serenade(text: Text, card: SerenadeBoard) -> dict[str, Any]:
    """Serenade's board, on either side."""
    return {
        **told(text, prisoner_name("serenade")),
        "the": text.tell(prisoner_name("serenade", ".the")),
        "lines": said(text, serenade_lines(card)),
        "life": card.life,
        "powers": {"survival": card.survival, "tactics": card.tactics, "brutality": card.brutality},
        "tracks": {side: said(text, steps) for side, steps in serenade_steps().items()},
        "sides": {"power": text.say("serenade-side-power"), "melee": text.say("serenade-side-melee")},
        "cards": {"power": card.power_lines.id, "melee": card.melee_lines.id},
    }


def combat(text: Text, card: CombatCard) -> dict[str, Any]:
    """A combat card: its symbols, its lines by round."""
    name = card_name(card.id)
    return {
        "name": text.tell(name),
        "story": text.say(f"{name.id}.line") if card.id in CARDS.combat_cards else "",
        "code": card.code,
        "kind_name": text.say("campaign-kind", kind="combat"),
        "owner": card.owner,
        "symbols": card.symbols,
        "symbols_text": text.sentence(symbols_line(card)),
        "lines": said(text, combat_lines(card)),
        "rounds": {str(number): acts(text, line) for number, line in combat_rounds(card).items()},
    }


def equipment(text: Text, card: Equipment) -> dict[str, Any]:
    """An item, in words and in figures."""
    deck = {"ST": "starting", "S": "secret"}.get(card.code.partition("-")[0], "blueprint")
    return {
        **told(text, item_name(card.id)),
        "code": card.code,
        "deck_name": text.say("gear-deck", deck=deck),
        "lines": said(text, item_lines(card)),
        "works": card.works,
        "works_name": text.say("gear-companion") if card.life else text.say("gear-works", works=card.works),
        "round": card.round,
        "acts": acts(text, card.acts),
        "has": lasting(text, card.has),
        "life": card.life,
        "sole": card.sole,
    }


# -- enemies ----------------------------------------------------------------------------------------------


def monster(text: Text, card: Monster) -> dict[str, Any]:
    """A monster or elite."""
    kind = "elite" if card.elite else "monster"
    return {
        **told(text, enemy_name(card.id)),
        "the": text.tell(enemy_name(card.id, ".the")),
        "lines": said(text, enemy_lines(card)),
        "kind": kind,
        "kind_name": text.say("foe-kind", kind=kind),
        "biome": card.biome,
        "life": card.life,
        "copies": card.copies,
        "place": card.place,
        "rounds": enemy_acts(text, enemy_rounds(card)),
        "death": [{**figures(act), "text": text.sentence(death_line(act))} for act in card.death],
        "immune": card.immune,
        "sheltered": card.sheltered,
        "thorns": card.thorns,
        "swarm": card.swarm,
        "adds": card.adds,
    }


def form(text: Text, card: BossForm) -> dict[str, Any]:
    """One face of a boss."""
    return {
        **told(text, enemy_name(card.id)),
        "the": text.tell(enemy_name(card.id, ".the")),
        "lines": said(text, form_lines(card)),
        "kind": "boss",
        "kind_name": text.say("foe-kind", kind="boss"),
        "boss": card.boss,
        "life": card.life,
        "at": reach_spaces(card.at)[0],
        "immune": card.immune,
        "thorns": card.thorns,
    }


def attack(text: Text, card: Attack) -> dict[str, Any]:
    """What a boss does in one bout."""
    return {
        **told(text, attack_name(card.id)),
        "lines": said(text, attack_lines(card)),
        "boss": card.boss,
        "form": card.form,
        "copies": card.copies,
        "rounds": enemy_acts(text, enemy_rounds(card)),
    }


def element(text: Text, card: Element) -> dict[str, Any]:
    """A card that lies in the fight of a boss."""
    return {
        **told(text, enemy_name(card.id)),
        "the": text.tell(enemy_name(card.id, ".the")),
        "lines": said(text, element_lines(card)),
        "kind": "element",
        "kind_name": text.say("foe-kind", kind="element"),
        "boss": card.boss,
        "life": card.life,
        "copies": card.copies,
        "rounds": enemy_acts(text, enemy_rounds(card)),
    }


def boss(text: Text, code: str) -> dict[str, Any]:
    """A boss: its faces, its attacks, its other cards."""
    return {
        **told(text, boss_name(code)),
        "the": text.tell(boss_name(code, ".the")),
        "forms": [card.id for card in CARDS.forms.values() if card.boss == code],
        "attacks": [card.id for card in CARDS.attacks.values() if card.boss == code],
        "elements": [card.id for card in CARDS.elements.values() if card.boss == code],
    }


# -- biomes -----------------------------------------------------------------------------------------------


def tile(text: Text, card: Tile) -> dict[str, Any]:
    """A tile: what happens there, in words and in figures."""
    return {
        **told(text, tile_name(card.id)),
        "code": card.code,
        "lines": said(text, tile_lines(card)),
        "biome": card.biome,
        "shape": card.shape,
        "kind": card.kind,
        "kind_name": text.say("room-kind", kind=card.kind),
        "copies": card.copies,
        "change_first": card.change_first,
        "gives": tile_acts(text, card.gives),
        "either": [
            {"test": one.test or "", "gives": tile_acts(text, one.gives), "text": text.sentence(choice_words(one))}
            for one in card.either
        ],
        "hand_test": card.hand_test or "",
        "deck_test": None if card.deck_test is None else deck_test(text, card.deck_test),
        "foes": card.foes,
        "loot": card.loot,
        "barrier": card.barrier,
        "dark": card.dark,
        "curse": card.curse,
        "sells": tile_acts(text, card.sells),
        "price": card.price,
        "times": card.times,
        "leads_to": card.leads_to or "",
        "restriction": card.restriction,
        "round": card.round,
    }


def deck_test(text: Text, card: DeckTest) -> dict[str, Any]:
    """What each symbol brings, and what none does."""
    return {
        "survival": tile_acts(text, card.survival),
        "tactics": tile_acts(text, card.tactics),
        "brutality": tile_acts(text, card.brutality),
        "failed": tile_acts(text, card.failed),
    }


def biome(text: Text, card: BiomeBoard) -> dict[str, Any]:
    """A biome: its board, its curses, what a group that starts there has."""
    kit = CARDS.starts.get(card.id)
    return {
        **told(text, biome_name(card.id)),
        "the": text.tell(biome_name(card.id, ".the")),
        "faces": card.faces,
        "spaces": [
            {"id": space.id, "x": space.x, "y": space.y, "shape": space.shape, "exit": space.exit or ""}
            for space in card.spaces
        ],
        "corridors": [
            {
                "at": corridor.at,
                "to": corridor.to,
                "rune": corridor.rune or "",
                "hand": corridor.hand,
                "deck": None if corridor.deck is None else deck_test(text, corridor.deck),
                "locked": corridor.locked,
                "lines": said(text, corridor_lines(corridor)),
            }
            for corridor in card.corridors
        ],
        "curses": said(text, [curse_line(card.id, curse) for curse in (1, 2)]) if card.id in CURSES else [],
        "start": "" if kit is None else text.sentence(kit_line(kit)),
    }


# -- the campaign -----------------------------------------------------------------------------------------


def campaign_card(text: Text, card: CampaignCard) -> dict[str, Any]:
    """A card of the upgrade decks, of the Well, of the Secrets."""
    kind = {"WellCard": "well"}.get(type(card).__name__, type(card).__name__.lower())
    id: str = getattr(card, "id", "")
    pocket: str = "feat" if kind == "feat" else getattr(card, "pocket", "")
    return {
        **told(text, campaign_name(id)),
        "code": getattr(card, "code", ""),
        "lines": said(text, campaign_lines(card)),
        "kind": kind,
        "kind_name": text.say("campaign-kind", kind=kind),
        "pocket": pocket,
        "pocket_name": text.say(f"pocket-{pocket}") if pocket else "",
        "item": getattr(card, "item", ""),
        "count": getattr(card, "count", 0),
        "stays": getattr(card, "stays", False),
    }


def rune(text: Text, card: RuneCard) -> dict[str, Any]:
    """A rune."""
    return {
        **told(text, Message(f"rune-{card.id}")),
        "code": card.code,
        "lines": said(text, rune_lines(card)),
        "opens": card.opens,
    }


def malaise(text: Text, card: MalaiseCard) -> dict[str, Any]:
    """A card of malaise."""
    return {
        **told(text, Message(f"malaise-{card.id}")),
        "code": card.code,
        "lines": said(text, [malaise_line(card)]),
        "word": card.word,
    }


def goods(text: Text, what: str) -> dict[str, Any]:
    """Goods: what they are called, and what they do."""
    return {"name": text.say(f"goods-{what}.name"), "text": text.say(f"goods-{what}.text")}


def street(text: Text, seller: str) -> dict[str, Any]:
    """A seller, and what is offered at each level."""
    levels = range(len(CARDS.street.healer_times))
    return {**named(text, seller_name(seller)), "levels": said(text, [seller_line(seller, level) for level in levels])}


def restriction(text: Text, number: int) -> dict[str, str]:
    """A restriction; the first one by the round it is about."""
    rounds = (1, 2, 3) if number == 1 else (0,)
    return {str(round): text.tell(restriction_line(number, round)) for round in rounds}


# -- where we are -----------------------------------------------------------------------------------------


def headline(table: Campaign) -> Message:
    """Where the campaign stands: before or after a run, in a biome, on the street, in a fight and its round."""
    run = table.run
    if run is None:
        finished = len(table.chronicle)
        if finished and not any([isinstance(one, BeginRun) for one in table.agenda]):
            return Message("headline-after", number=finished)
        return Message("headline-before", number=finished + 1)
    if table.fight is not None:
        return fight_headline(run, table.fight)
    if any([isinstance(one, ON_THE_STREET) for one in table.agenda]):
        return Message("headline-street", number=run.number, biome=biome_name(run.biome, ".the"))
    if not run.biome:
        return Message("headline-before", number=run.number)
    biome = biome_name(run.biome)
    if run.at in run.face_up and run.at in run.tiles:
        return Message("headline-space", number=run.number, biome=biome, tile=tile_name(run.tiles[run.at]))
    return Message("headline-biome", number=run.number, biome=biome)


def fight_headline(run: Run, fight: Fight) -> Message:
    """A fight by its room or its boss, and its round once the cards lie open."""
    if fight.boss is not None:
        boss = boss_name(fight.boss.boss)
        if not fight.revealed:
            return Message("headline-boss", number=run.number, boss=boss, bout=fight.boss.bout)
        round = round_name(fight.round)
        return Message("headline-bout", number=run.number, boss=boss, bout=fight.boss.bout, round=round)
    room = tile_name(fight.tile)
    if not fight.revealed:
        return Message("headline-fight", number=run.number, tile=room)
    return Message("headline-round", number=run.number, tile=room, round=round_name(fight.round))
