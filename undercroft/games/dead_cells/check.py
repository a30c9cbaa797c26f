"""What must hold on every table of Dead Cells, whoever says that it was laid."""

from __future__ import annotations

from collections import Counter
from typing import Final, get_args

from undercroft.engine.errors import BadSave
from undercroft.engine.record import Step
from undercroft.games.dead_cells import cards as shapes
from undercroft.games.dead_cells import state
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES
from undercroft.games.dead_cells.rules.bells import BELLS, RESULTS
from undercroft.games.dead_cells.rules.castle import KEYS
from undercroft.games.dead_cells.rules.drawing import combat_deck
from undercroft.games.dead_cells.rules.lanterns import LANTERNS
from undercroft.games.dead_cells.rules.mutations import ROOM, pocket_of
from undercroft.games.dead_cells.rules.sheets import (
    ACTS,
    BLUEPRINTS,
    BOARDS,
    BOSS_ATTACKS,
    BOSS_ELEMENTS,
    BOSS_FORMS,
    CAMPAIGN,
    COMBAT,
    ENEMIES,
    FAR,
    FIRST_CARDS,
    FROZEN,
    GROUP,
    HOMES,
    ITEMS,
    KINDS,
    LEFT,
    MALAISE,
    MELEE_LINES,
    MONSTER_COPIES,
    MONSTERS,
    POWER_LINES,
    PRISONERS,
    RUNES,
    SECRETS,
    SERENADE,
    SERENADE_POWERS,
    SERENADE_STEPS,
    STATES,
    STREET,
    TILE_ACTS,
    TILES,
    UPGRADES,
    WELL,
)
from undercroft.games.dead_cells.state import BossFight, Campaign, Enemy, Fight, Prisoner, Run
from undercroft.games.dead_cells.view import can_say, place_of

GOODS: Final = set(get_args(shapes.Goods))
BARRIERS: Final = ("", "wall", "void")
SELLERS: Final[dict[str, list[int]]] = {
    "healer": STREET.healer_times,
    "merchant": STREET.merchant_cards,
    "collector": STREET.collector_cards,
}
AFFLICTIONS: Final = {"", *STATES, FROZEN, "worm", "malaise"}
MOST_STEPS: Final = 200  # on the agenda
MOST_ITEMS: Final = 8  # that one prisoner wears
MOST_WORDS: Final = 10_000  # of what has happened
MOST: Final = 100_000  # cells, and whatever else is counted
LAST_ROUND: Final = 4

# Which steps are about a run, and which about a fight, so that it has to be there.
RUN_STEPS: Final = (
    state.TakeFirst,
    state.StartDamage,
    state.StartGifts,
    state.SetUpBiome,
    state.Scout,
    state.Explore,
    state.TakeCorridor,
    state.EnterSpace,
    state.ResolveTile,
    state.ChooseOption,
    state.Receive,
    state.Gain,
    state.GiveItem,
    state.FitItem,
    state.Suffer,
    state.RingBell,
    state.CatchMalaise,
    state.CatchWorm,
    state.SufferCurse,
    state.GiveUpItems,
    state.Trade,
    state.StepThrough,
    state.LeaveTile,
    state.SetUpFight,
    state.MeetBoss,
    state.Interbiome,
    state.OrderBlueprints,
    state.TakeRest,
    state.AtHealer,
    state.AtMerchant,
    state.AtCollector,
    state.NextBiome,
    state.EndRun,
    state.KeepBlueprints,
)
FIGHT_STEPS: Final = (
    state.Prepare,
    state.Mulligan,
    state.PlayCards,
    state.ExchangeHand,
    state.Reveal,
    state.PlayRound,
    state.Reorder,
    state.EnemyTurn,
    state.EnemyActs,
    state.OpeningTurn,
    state.PotionTime,
    state.PrisonerTurn,
    state.DoActs,
    state.UseAbilities,
    state.AssignDamage,
    state.AssignState,
    state.StealLoot,
    state.DeathLine,
    state.EndRound,
    state.PoisonWorks,
    state.CloseUp,
    state.LastRound,
    state.BleedingWorks,
    state.LastActs,
    state.EndFight,
    state.LateLoot,
    state.Share,
    state.Upkeep,
    state.EndBout,
    state.NewBout,
    state.NewForm,
)
BOSS_STEPS: Final = (state.EndBout, state.NewBout, state.NewForm)
# Steps that happen at a table where everybody has a prisoner.
PLAYED_STEPS: Final = (*RUN_STEPS, *FIGHT_STEPS)


def check(table: Campaign) -> None:
    """Refuse a table that cannot be."""
    for reason in wrong(table):
        raise BadSave(f"no table is like this: {reason}")


def wrong(table: Campaign) -> list[str]:
    """Everything on this table that no box could lay out; first what has no name, for the rest is looked up by it."""
    return wrong_names(table) or [
        *wrong_campaign(table),
        *wrong_ordered_decks(table),
        *wrong_prisoners(table),
        *wrong_combat_cards(table),
        *wrong_equipment(table),
        *([] if table.run is None else wrong_run(table, table.run)),
        *wrong_fight(table),
        *wrong_agenda(table),
    ]


def outside(values: list[str], known: object) -> list[str]:
    """The first few of what is not among what there is."""
    assert isinstance(known, (dict, list, set, tuple))
    return [value for value in values if value not in known][:3]


def twice(values: list[str]) -> list[str]:
    """What lies in two places."""
    return [f"{value[:40]} twice" for value, count in Counter(values).items() if count > 1]


def is_count(*numbers: int) -> bool:
    """Whether these can be counts of something."""
    return all(0 <= number <= MOST for number in numbers)


# -- names -----------------------------------------------------------------------------------------------


def wrong_names(table: Campaign) -> list[str]:
    """Cards, tiles, prisoners and spaces that the box does not have."""
    found = [f"{card[:40]} is no card of the campaign" for card in outside(campaign_cards(table), CAMPAIGN)]
    found += [f"{card[:40]} is no combat card" for card in outside(list(table.holders), COMBAT)]
    found += [f"{item[:40]} is no item" for item in outside(all_items(table), ITEMS)]
    found += [f"{rune[:40]} is no rune" for rune in outside(table.runes, RUNES)]
    found += [f"{card[:40]} is no monster" for card in outside(table.added, {*MONSTERS, *MONSTER_COPIES})]
    found += [f"nobody can purge {card[:40]}" for card in outside(table.purged, {*COMBAT, *ITEMS, *TILES, *CAMPAIGN})]
    found += [f"{good[:40]} is nothing to find" for good in outside(table.laid, GOODS)]
    for prisoner in table.prisoners:
        found += [f"{kind[:40]} is no prisoner" for kind in outside([prisoner.kind], FIRST_CARDS)]
        found += [f"{card[:40]} is no combat card" for card in outside(cards_of(prisoner), COMBAT)]
        found += [f"{card[:40]} is no malaise" for card in outside([prisoner.malaise], ["", *MALAISE])]
    run, fight = table.run, table.fight
    if run is not None:
        found += wrong_names_of_run(run)
    if fight is not None:
        found += [f"{card[:40]} is no enemy" for card in outside([one.card for one in fight.enemies], ENEMIES)]
        found += [f"{good[:40]} is no loot" for good in fight.loot + fight.spoils if not is_loot(good)][:3]
    return found


def wrong_names_of_run(run: Run) -> list[str]:
    """A biome, its tiles, monsters and spaces."""
    if run.biome and run.biome not in BOARDS:
        return [f"{run.biome[:40]} is no biome"]
    found = [f"{tile[:40]} is no tile" for tile in outside(list(run.tiles.values()), TILES)]
    monsters = run.monsters + run.dead_monsters + run.elites + run.dead_elites
    found += [f"{card[:40]} is no monster" for card in outside(monsters, MONSTER_COPIES)]
    found += [f"{card[:40]} is no malaise" for card in outside(run.malaise, MALAISE)]
    spaces = BOARDS[run.biome].spaces if run.biome else {}
    named = [*run.tiles, *run.face_up, *run.visited, *run.closed]
    if run.at:
        named.append(run.at)
    found += [f"{space[:40]} is no space" for space in outside(named, spaces)]
    return found


def campaign_cards(table: Campaign) -> list[str]:
    """Every card of the campaign that is named somewhere, but for combat cards."""
    named = [*table.well, *table.secrets, *table.read]
    if table.run is not None:
        named += table.run.done
    placed = [card for cards in table.pockets.values() for card in cards]
    # Combat cards are among the upgrades that can be bought, but never lie on the board.
    named += [card for cards in table.upgrades.values() for card in cards]
    return placed + table.stored + [card for card in named if card not in COMBAT]


def is_loot(good: str) -> bool:
    """Whether this can lie on the floor of a fight: goods, or a card by its id."""
    what, _, card = good.partition(":")
    return what in GOODS and (not card or (what in ("equipment", "blueprint") and card in ITEMS))


# -- items -----------------------------------------------------------------------------------------------


def named_in(goods: list[str], what: str) -> list[str]:
    """The cards of one kind among loot."""
    return [good.partition(":")[2] for good in goods if good.startswith(f"{what}:")]


def lying_items(table: Campaign) -> list[str]:
    """Every item of the Equipment deck that lies or is worn somewhere in this run, as often as it does."""
    found = [item for prisoner in table.prisoners for item in prisoner.items]
    run, fight = table.run, table.fight
    if run is not None:
        found += run.deck + run.discard
    if fight is not None:
        found += named_in(fight.loot, "equipment") + named_in(fight.spoils, "equipment")
    return found


def items_of_step(step: Step) -> list[str]:
    """The item that a step gives: it lies nowhere else."""
    return [step.item] if isinstance(step, (state.GiveItem, state.FitItem)) else []


def blueprints_of_step(step: Step) -> list[str]:
    """The blueprints that a step shows, or that are on their way to the Equipment deck."""
    if isinstance(step, state.AtCollector):
        return step.shown + step.bought
    return step.left.copy() if isinstance(step, state.OrderBlueprints) else []


def lying_blueprints(table: Campaign) -> list[str]:
    """Every blueprint that is none of the Equipment deck's yet, wherever it lies."""
    found = [item for items in table.blueprints.values() for item in items]
    run, fight = table.run, table.fight
    if run is not None:
        found += run.collector
    if fight is not None:
        found += named_in(fight.loot, "blueprint") + named_in(fight.spoils, "blueprint")
    return found


def all_items(table: Campaign) -> list[str]:
    """Every item of the Equipment deck, and every item and blueprint in some place."""
    return table.equipment + items_in_play(table) + blueprints_in_play(table)


def items_in_play(table: Campaign) -> list[str]:
    """Every item of the Equipment deck in this run, also one that is just being given."""
    return lying_items(table) + [item for step in table.agenda for item in items_of_step(step)]


def blueprints_in_play(table: Campaign) -> list[str]:
    """Every blueprint that is no equipment yet, also those just shown or on their way."""
    return lying_blueprints(table) + [item for step in table.agenda for item in blueprints_of_step(step)]


def wrong_equipment(table: Campaign) -> list[str]:
    """Every item is in one place; what is in play belongs to the Equipment deck, blueprints do not yet."""
    items, blueprints = items_in_play(table), blueprints_in_play(table)
    found = twice(items) + twice(table.equipment + blueprints + [item for item in table.purged if item in ITEMS])
    found += [f"{item} is not in the Equipment deck" for item in outside(items, set(table.equipment))]
    found += [f"{item} is no blueprint" for item in outside(blueprints, HOMES)]
    if set(table.blueprints) != set(BLUEPRINTS):
        found.append("other decks of blueprints than there are")
    run = table.run
    if run is not None and not 0 <= run.known <= len(run.deck):
        found.append(f"{run.known} cards of {len(run.deck)} are known")
    return found


# -- the campaign ----------------------------------------------------------------------------------------


def wrong_campaign(table: Campaign) -> list[str]:
    """Figures within bounds, pockets with room for what lies in them, biomes and bosses that are there."""
    found: list[str] = []
    if not 1 <= table.seats <= len(KINDS) or not -1 <= table.left <= MOST:
        found.append(f"{table.seats} players, {table.left} runs to play")
    if not is_count(table.cells) or not 1 <= table.price <= MOST:
        found.append(f"{table.cells} cells, an upgrade for {table.price}")
    if not set(table.starts) <= set(BIOMES) or len(table.starts) > len(set(table.starts)):
        found.append("runs begin nowhere")
    if not set(table.beaten) <= set(BOSSES) or not is_count(*table.beaten.values()):
        found.append("a boss was beaten that is none")
    if set(table.levels) != set(SELLERS):
        found.append("other sellers than three")
    elif any(not 0 <= level < len(SELLERS[seller]) for seller, level in table.levels.items()):
        found.append(f"sellers of the levels {list(table.levels.values())}")
    if len(table.runes) > len(set(table.runes)) or len(table.added) > len(set(table.added)):
        found.append("a rune twice, or a monster")
    if max(len(table.firsts), len(table.laid), len(table.chronicle), len(table.read)) > MOST_WORDS:
        found.append("more has happened than can")
    return found + wrong_pockets(table)


def wrong_pockets(table: Campaign) -> list[str]:
    """Mutations in their pockets, no more than there is room for (DC-UPG-06, DC-MUT-05)."""
    if set(table.pockets) != set(ROOM) or set(table.room) != set(ROOM):
        return ["other pockets than there are"]
    found = [
        f"{card} in the pocket {pocket}"
        for pocket, cards in table.pockets.items()
        for card in cards
        if pocket_of(card) != pocket
    ]
    found += [
        f"{len(cards)} cards in the pocket {pocket}"
        for pocket, cards in table.pockets.items()
        if not len(cards) <= table.room[pocket] <= MOST_WORDS
    ]
    lying = [card for cards in table.pockets.values() for card in cards] + table.stored
    return found + twice(lying)


def wrong_ordered_decks(table: Campaign) -> list[str]:
    """Cards of the box in the decks they belong to, and nowhere else at the same time (DC-COMP-10)."""
    if set(table.upgrades) != set(UPGRADES):
        return ["other upgrade decks than three"]
    found = [
        f"{card} is in the deck {deck}" for deck in UPGRADES for card in outside(table.upgrades[deck], UPGRADES[deck])
    ]
    found += [f"{card} is in the Well" for card in outside(table.well, WELL)]
    found += [f"{card} is no secret" for card in outside(table.secrets, SECRETS)]
    bought = [card for cards in table.pockets.values() for card in cards] + table.stored + list(table.holders)
    upgrades = [card for cards in table.upgrades.values() for card in cards]
    found += twice(upgrades + table.secrets + bought) + twice(table.well)
    found += [f"{card} lies with {kind[:40]}" for card, kind in table.holders.items() if kind not in FIRST_CARDS]
    upgraded = {card for deck in UPGRADES.values() for card in deck}
    found += [f"{card} lies with somebody" for card in outside(list(table.holders), upgraded)]
    return found


# -- prisoners -------------------------------------------------------------------------------------------


def cards_of(prisoner: Prisoner) -> list[str]:
    """All combat cards of a prisoner, wherever they are; what Serenade's board prints is no card."""
    played = [card for card in prisoner.active if card not in (POWER_LINES, MELEE_LINES)]
    return prisoner.deck + prisoner.hand + prisoner.discard + played


def wrong_prisoners(table: Campaign) -> list[str]:
    """One for each player, and Serenade beside one who is alone; markers on their tracks (DC-SETUP-16, DC-SOLO-01)."""
    kinds = [prisoner.kind for prisoner in table.prisoners]
    if len(kinds) > len(set(kinds)):
        return ["a prisoner twice"]
    if table.seats > 1 and SERENADE in kinds:
        return ["Serenade among many"]
    if [prisoner.seat for prisoner in table.prisoners] not in seatings(table):
        return ["seats and prisoners differ"]
    found: list[str] = []
    for who, prisoner in enumerate(table.prisoners):
        if not are_tracks(prisoner):
            found.append(f"the tracks of {who} are {prisoner.tracks[:4]}")
        counted = (prisoner.damage, prisoner.shields, prisoner.golden, prisoner.worms)
        if not is_count(*counted) or not are_states(prisoner.states, prisoner.frozen):
            found.append(f"{who} has {counted}, {prisoner.states[:5]}, {prisoner.frozen[:5]}")
        if len(prisoner.items) > (0 if prisoner.kind == SERENADE else MOST_ITEMS) or not is_worn(prisoner):
            found.append(f"{who} wears {prisoner.items[:9]} {prisoner.wear[:9]}")
        if len(prisoner.once) > MOST_WORDS:
            found.append(f"{who} has done too much")
    ill = [prisoner.malaise for prisoner in table.prisoners if prisoner.malaise]
    return found + twice(ill + ([] if table.run is None else table.run.malaise))


def seatings(table: Campaign) -> list[list[int]]:
    """The seats of the prisoners in their order: some may still have to be taken."""
    return [list(range(many)) for many in range(table.seats + 1)] + ([[0, 0]] if table.seats == 1 else [])


def are_tracks(prisoner: Prisoner) -> bool:
    """Whether markers are on spaces of their tracks; Serenade has one, and a second side (DC-BOARD-03, DC-SOLO-19)."""
    tracks = prisoner.tracks
    if prisoner.kind == SERENADE:
        marker, side, none = tracks if len(tracks) == 3 else (-1, -1, -1)
        return 0 <= marker <= SERENADE_STEPS and side in (0, 1) and none == 0
    steps = PRISONERS[prisoner.kind].steps
    return len(tracks) == len(steps) and all(0 <= level < len(steps[place]) for place, level in enumerate(tracks))


def are_states(states: list[int], frozen: list[int]) -> bool:
    """Whether tokens can lie like this: counted, and on Rounds I to III of which each is lost but once."""
    rounds = set(frozen)
    return len(states) == len(STATES) and is_count(*states) and rounds <= {1, 2, 3} and len(rounds) == len(frozen)


def is_worn(prisoner: Prisoner) -> bool:
    """Whether every item has its wear, and only companions that live have any (DC-COMPA-03)."""
    if len(prisoner.wear) != len(prisoner.items):
        return False
    return all(0 <= prisoner.wear[place] <= max(0, ITEMS[item].life) for place, item in enumerate(prisoner.items))


def wrong_combat_cards(table: Campaign) -> list[str]:
    """Every combat card in one place, with whom it belongs to; what was said stands on the card (DC-RULING-12)."""
    found: list[str] = []
    for who, prisoner in enumerate(table.prisoners):
        cards = cards_of(prisoner)
        found += twice(cards)
        if table.run is not None:
            found += [f"{card} is not with {who}" for card in outside(cards, combat_deck(table, prisoner.kind))]
        if prisoner.kind != SERENADE and (POWER_LINES in prisoner.active or MELEE_LINES in prisoner.active):
            found.append(f"{who} plays what is on Serenade's board")
        if len(prisoner.said) != len(prisoner.active):
            found.append(f"{who} has said {len(prisoner.said)} things of {len(prisoner.active)} cards")
        elif not all(can_say(card, prisoner.said[place]) for place, card in enumerate(prisoner.active)):
            found.append(f"{who} has said {prisoner.said[:3]}")
    return found


# -- the run ---------------------------------------------------------------------------------------------


def wrong_run(table: Campaign, run: Run) -> list[str]:
    """Tiles of their shape, decks of the biome, figures within bounds, a first player who is there."""
    found: list[str] = []
    counted = (run.number, run.teeth, run.potions, run.cells, run.fights, run.revived, *run.counts.values())
    if not is_count(*counted) or len(run.counts) > MOST_WORDS or len(run.once) > MOST_WORDS:
        found.append(f"{counted[:6]} in the run")
    if not -1 <= run.first < max(1, len(table.prisoners)):
        found.append(f"the first player is {run.first}")
    if not set(run.path) <= {*BIOMES, *BOSSES} or len(run.path) > MOST_WORDS:
        found.append("a way through no biome")
    if not 0 <= run.lanterns <= LANTERNS or not 0 <= run.keys <= KEYS:
        found.append(f"{run.lanterns} lanterns, {run.keys} keys")
    if twice(run.bells) or not set(run.bells) <= set(RESULTS) or not 0 <= run.rung <= BELLS - len(run.bells):
        found.append(f"{run.rung} bells rung, {run.bells[:4]} to come")
    if not 0 <= run.restriction <= 4 or not 0 <= run.restricted_round <= 3:
        found.append(f"the restriction {run.restriction} in {run.restricted_round}")
    if len(run.visited) > MOST_WORDS:
        found.append("a way without an end")
    return [*found, *twice(run.face_up), *twice(run.closed), *wrong_tiles(run), *wrong_monsters(table, run)]


def wrong_tiles(run: Run) -> list[str]:
    """Every tile once, of this biome, on a space of its shape, doors where they lead (DC-SETUP-13)."""
    found = twice(list(run.tiles.values()))
    for space, tile in run.tiles.items():
        face = TILES[tile]
        if face.biome != run.biome or (face.shape, face.leads_to) != place_of(run.biome, space):
            found.append(f"{tile} lies on {space} of {run.biome}")
    return found


def wrong_monsters(table: Campaign, run: Run) -> list[str]:
    """Every monster once: to come, discarded or in the fight; elites apart, added ones only if they were added."""
    fighting = [] if table.fight is None else [enemy.card for enemy in table.fight.enemies]
    met = [card for card in fighting if card in MONSTER_COPIES]
    monsters, elites = run.monsters + run.dead_monsters, run.elites + run.dead_elites
    found = twice(monsters + elites + met)
    for card in monsters + elites + met:
        if not belongs(table, run, card):
            found.append(f"{card} is not in {run.biome}")
    found += [f"{card} is an elite" for card in monsters if MONSTER_COPIES[card].elite]
    return found + [f"{card} is no elite" for card in elites if not MONSTER_COPIES[card].elite]


def belongs(table: Campaign, run: Run, card: str) -> bool:
    """Whether a monster is in this biome's decks (DC-SETUP-08)."""
    face = MONSTER_COPIES[card]
    return face.biome == run.biome and (not face.adds or face.id in table.added or card in table.added)


# -- the fight -------------------------------------------------------------------------------------------


def wrong_fight(table: Campaign) -> list[str]:
    """Enemies on spaces of their own, those who fight are there, what lies on the floor can lie there."""
    fight = table.fight
    if fight is None:
        return []
    if table.run is None:
        return ["a fight outside a run"]
    if fight.tile and fight.tile not in TILES and fight.tile not in BOSSES:
        return [f"a fight on {fight.tile[:40]}"]
    found: list[str] = []
    if not 0 <= fight.base <= MOST_STEPS or not -1 <= fight.round <= LAST_ROUND or not is_count(fight.kills):
        found.append(f"the round {fight.round} over {fight.base} steps")
    if fight.barrier not in BARRIERS or fight.power not in ("", *SERENADE_POWERS, *SERENADE_POWERS.values()):
        found.append(f"{fight.barrier[:40]} beyond, {fight.power[:40]} of Serenade")
    places = range(len(table.prisoners))
    named = {*fight.fighters, *fight.turned, fight.passer}
    if len(fight.fighters) > len(set(fight.fighters)) or not named <= {-1, *places}:
        found.append(f"{fight.fighters[:5]} fight, {fight.passer} passes")
    if -1 in fight.fighters or (fight.passer >= 0 and fight.passer in fight.fighters):
        found.append("one who passes fights, or nobody does")
    if max(len(fight.slain), len(fight.taken), len(fight.once), len(fight.loot), len(fight.spoils)) > MOST_WORDS:
        found.append("more than a fight can bring")
    found += wrong_enemies(fight)
    return found if fight.boss is None else found + wrong_boss(table, fight, fight.boss)


def wrong_enemies(fight: Fight) -> list[str]:
    """Numbers and spaces once each (DC-CSET-03, DC-CSET-07)."""
    ids = [enemy.id for enemy in fight.enemies]
    spaces = [enemy.space for enemy in fight.enemies]
    found = [reason for enemy in fight.enemies for reason in wrong_enemy(enemy)]
    if len(ids) > len(set(ids)) or len(spaces) > len(set(spaces)):
        found.append("two enemies in one place")
    if not is_count(fight.numbered) or not {*ids, *fight.acted} <= set(range(min(fight.numbered, MOST_STEPS))):
        found.append(f"{fight.numbered} enemies came, {ids[:5]} are there, {fight.acted[:5]} have acted")
    return found


def wrong_enemy(enemy: Enemy) -> list[str]:
    """Left or right of the group, with tokens that can be counted."""
    if not LEFT <= enemy.space <= FAR or enemy.space == GROUP:
        return [f"{enemy.card} stands on {enemy.space}"]
    counted = (enemy.damage, enemy.shields, enemy.golden, enemy.rage)
    if not is_count(*counted) or not are_states(enemy.states, enemy.frozen):
        return [f"{enemy.card} has {counted}, {enemy.states[:5]}, {enemy.frozen[:5]}"]
    return []


def wrong_boss(table: Campaign, fight: Fight, boss: BossFight) -> list[str]:
    """Attack cards of its form, each in one place; its elements likewise (DC-BOSS-01)."""
    if boss.boss not in BOSSES or not 1 <= boss.form <= len(BOSS_FORMS[boss.boss]) or not is_count(boss.bout):
        return [f"form {boss.form} of {boss.boss[:40]} in bout {boss.bout}"]
    attacks = boss.attacks + boss.spent + ([boss.attack] if boss.attack else [])
    found = twice(attacks)
    found += [f"{card[:40]} is no attack" for card in outside(attacks, BOSS_ATTACKS[boss.boss, boss.form])]
    standing = [enemy.card for enemy in fight.enemies if enemy.card not in MONSTER_COPIES]
    forms = [card for card in standing if card in BOSS_FORMS[boss.boss]]
    elements = boss.pile + boss.fires + boss.coming + [card for card in standing if card not in forms]
    found += twice(elements) + twice(forms)
    found += [f"{card[:40]} does not belong to {boss.boss}" for card in outside(elements, BOSS_ELEMENTS[boss.boss])]
    if not set(boss.passed) <= set(range(len(table.prisoners))) or len(boss.passed) > len(table.prisoners):
        found.append(f"{boss.passed[:5]} have passed")
    if not set(boss.shurikens) <= {1, 2, 3, LAST_ROUND} or len(boss.shurikens) > MOST_WORDS:
        found.append(f"shurikens over {boss.shurikens[:5]}")
    return found


# -- what comes next -------------------------------------------------------------------------------------


def wrong_agenda(table: Campaign) -> list[str]:
    """Steps about prisoners, enemies, cards and spaces that exist, and no more of them than a run can bring."""
    if len(table.agenda) > MOST_STEPS:
        return [f"{len(table.agenda)} steps to come"]
    return [f"{step!r:.200} cannot come" for step in table.agenda if not is_possible(table, step)]


def is_possible(table: Campaign, step: Step) -> bool:
    """Whether what a step is about is under way, and what it names is there."""
    if isinstance(step, PLAYED_STEPS) and table.run is None:
        return False
    if isinstance(step, FIGHT_STEPS) and table.fight is None:
        return False
    if isinstance(step, BOSS_STEPS) and (table.fight is None or table.fight.boss is None):
        return False
    values = step.to_wire_shallow()
    return all(is_there(table, step, name, values[place]) for place, name in enumerate(step.fields()))


def is_there(table: Campaign, step: Step, name: str, value: object) -> bool:
    """Whether one thing that a step names is there."""
    if isinstance(value, bool):
        return True
    if isinstance(value, int):
        return is_number_there(table, name, value)
    if isinstance(value, str):
        return is_name_there(table, step, name, value)
    return isinstance(value, list) and is_list_there(table, step, name, value)


def is_number_there(table: Campaign, name: str, value: int) -> bool:
    """A prisoner, a seat, an enemy, a space of the fight, a round, or a count."""
    if name == "who":
        return 0 <= value < len(table.prisoners)
    if name == "seat":
        return 0 <= value <= table.seats
    if name == "enemy":
        return -1 <= value <= (-1 if table.fight is None else table.fight.numbered)
    if name == "space":
        return LEFT <= value <= FAR + 1
    if name == "round":
        return 0 <= value <= LAST_ROUND
    if name == "curse":
        return 0 <= value <= 2
    return 0 <= value <= MOST


def is_name_there(table: Campaign, step: Step, name: str, value: str) -> bool:
    """A card, an item, a tile, a space of the biome, a biome or boss, a state; other words are what they are."""
    spaces = {} if table.run is None or not table.run.biome else BOARDS[table.run.biome].spaces
    if name == "space" or isinstance(step, state.TakeCorridor):
        return value in spaces
    if name == "item":
        return value in ITEMS
    if name == "tile":
        return value in TILES
    if name == "biome":
        return value in BIOMES
    if name == "boss":
        return value in BOSSES
    if name == "to":
        return value in BIOMES or value in BOSSES
    if name in ("state", "then"):
        return value in AFFLICTIONS
    if name == "what":
        return value in GOODS or isinstance(step, state.PurgeOne)
    return name != "card" or is_card_of(step, value)


def is_card_of(step: Step, card: str) -> bool:
    """Whether a step can be about this card."""
    if isinstance(step, state.GiveCombatCard):
        return card in COMBAT
    if isinstance(step, (state.ReadCard, state.PlaceMutation)):
        return card in CAMPAIGN
    # Who does something to the group may also be a boss's attack, or a word for what else it was.
    return card in ENEMIES if isinstance(step, state.DeathLine) else len(card) <= MOST_STEPS


def is_list_there(table: Campaign, step: Step, name: str, values: list[object]) -> bool:
    """Prisoners still to come, actions by their paths, items, or a few words."""
    if len(values) > MOST_STEPS:
        return False
    if isinstance(step, state.Receive):
        return all(value in TILE_ACTS for value in values)
    if isinstance(step, state.DoActs):
        return all(value in ACTS for value in values)
    if isinstance(step, state.AtMerchant):
        return table.run is not None and all(value in table.run.discard for value in values)
    if isinstance(step, (state.AtCollector, state.OrderBlueprints)):
        return all(value in ITEMS for value in values)
    if name in ("left", "taken"):
        return all(isinstance(value, int) and 0 <= value < len(table.prisoners) for value in values)
    return True
