"""What a seat may see of the table, and dealing anew what it may not.

Hidden are the hands of others and the cards they have put down, the order of every deck that is shuffled, the tiles
that lie face down and those left over, the bells still to be rung. Which cards a prisoner has in all is known to
everybody, and so are the cards of the campaign's decks that were read; of those in the box only how many are left.

DC-SETUP-01, DC-SETUP-13, DC-SETUP-14, DC-SETUP-20.
"""

from __future__ import annotations

from typing import Any

from undercroft.engine.chance import Stream
from undercroft.games.dead_cells.rules.sheets import BOARDS, COMBAT, ENEMIES, FIRST_ITEMS, STATES, TILES
from undercroft.games.dead_cells.rules.table import max_life
from undercroft.games.dead_cells.state import BossFight, Campaign, Enemy, Fight, PastRun, Prisoner, Run


def view(table: Campaign, seat: int) -> dict[str, Any]:
    """The table as it lies open, with the seat's own hand."""
    return {
        "profile": dict(table.profile),
        "seats": table.seats,
        "left": table.left,
        "campaign": seen_campaign(table),
        "run": None if table.run is None else seen_run(table.run),
        "prisoners": [seen_prisoner(table, who, seat) for who in range(len(table.prisoners))],
        "fight": None if table.fight is None else seen_fight(table.fight),
    }


# -- the campaign ----------------------------------------------------------------------------------------


def seen_campaign(table: Campaign) -> dict[str, Any]:
    """What lasts from run to run; of the ordered decks how many cards are left (DC-MUT-07, DC-RULING-103)."""
    return {
        "cells": table.cells,
        "runes": table.runes.copy(),
        "pockets": {pocket: cards.copy() for pocket, cards in table.pockets.items()},
        "room": dict(table.room),
        "stored": table.stored.copy(),
        "holders": dict(table.holders),
        "unlocked": unlocked(table),
        "added": table.added.copy(),
        "purged": table.purged.copy(),
        "beaten": dict(table.beaten),
        "starts": table.starts.copy(),
        "price": table.price,
        "levels": dict(table.levels),
        "laid": table.laid.copy(),
        "read": table.read.copy(),
        "firsts": table.firsts.copy(),
        "upgrades": {deck: len(cards) for deck, cards in table.upgrades.items()},
        "blueprints": {deck: len(cards) for deck, cards in table.blueprints.items()},
        "well": len(table.well),
        "secrets": len(table.secrets),
        "chronicle": [seen_chapter(chapter) for chapter in table.chronicle],
    }


def unlocked(table: Campaign) -> list[str]:
    """The items that have joined the Equipment deck for good (DC-INTER-04)."""
    return [item for item in table.equipment if item not in FIRST_ITEMS]


def seen_chapter(chapter: PastRun) -> dict[str, Any]:
    """A run that is over."""
    return {
        "number": chapter.number,
        "prisoners": chapter.prisoners.copy(),
        "path": chapter.path.copy(),
        "outcome": chapter.outcome,
        "killer": chapter.killer,
        "cells": chapter.cells,
        "bought": chapter.bought,
    }


# -- the run ---------------------------------------------------------------------------------------------


def seen_run(run: Run) -> dict[str, Any]:
    """The biome as far as it has been seen, the bag, what has left the decks of the Annex board."""
    known = known_spaces(run)
    return {
        "number": run.number,
        "biome": run.biome,
        "path": run.path.copy(),
        "at": run.at,
        "spaces": {space: run.tiles[space] if space in known else None for space in sorted(run.tiles)},
        "visited": run.visited.copy(),
        "closed": run.closed.copy(),
        "first": run.first,
        "teeth": run.teeth,
        "potions": run.potions,
        "cells": run.cells,
        "deck": len(run.deck),
        "known": known_items(run),
        "discard": run.discard.copy(),
        "collector": run.collector.copy(),
        "monsters": len(run.monsters),
        "dead_monsters": run.dead_monsters.copy(),
        "elites": len(run.elites),
        "dead_elites": run.dead_elites.copy(),
        "bells": len(run.bells),
        "rung": run.rung,
        "lanterns": run.lanterns,
        "keys": run.keys,
        "malaise": len(run.malaise),
        "restriction": run.restriction,
        "restricted_round": run.restricted_round,
        "silent": run.silent,
        "runeless": run.runeless,
        "fights": run.fights,
        "unhurt": run.unhurt,
        "revived": run.revived,
        "counts": dict(run.counts),
        "done": run.done.copy(),
        "killer": run.killer,
    }


def known_spaces(run: Run) -> set[str]:
    """The spaces whose tile everybody has seen."""
    return {*run.face_up, *run.visited}


def known_items(run: Run) -> list[str]:
    """The cards on top of the Equipment deck that everybody knows, the topmost last."""
    return run.deck[len(run.deck) - run.known :]


# -- prisoners -------------------------------------------------------------------------------------------


def seen_prisoner(table: Campaign, who: int, seat: int) -> dict[str, Any]:
    """A prisoner's board; its hand, and what it has put down, for its own player alone (DC-SETUP-20, DC-PLAY-03)."""
    prisoner = table.prisoners[who]
    own = prisoner.seat == seat
    shown = own or not lies_face_down(table)
    return {
        "seat": prisoner.seat,
        "kind": prisoner.kind,
        "tracks": prisoner.tracks.copy(),
        "damage": prisoner.damage,
        "life": max_life(table, who),
        "alive": prisoner.alive,
        "deck": len(prisoner.deck),
        "holds": len(prisoner.hand),
        "hand": prisoner.hand.copy() if own else None,
        "discard": prisoner.discard.copy(),
        "active": [card if shown else None for card in prisoner.active],
        "said": prisoner.said.copy(),
        "items": prisoner.items.copy(),
        "wear": prisoner.wear.copy(),
        "shields": prisoner.shields,
        "golden": prisoner.golden,
        "states": states_by_name(prisoner.states),
        "frozen": prisoner.frozen.copy(),
        "worms": prisoner.worms,
        "malaise": prisoner.malaise,
    }


def lies_face_down(table: Campaign) -> bool:
    """Whether the cards that were played have not been turned over yet (DC-PLAY-09)."""
    return table.fight is not None and not table.fight.revealed


def states_by_name(states: list[int]) -> dict[str, int]:
    """How many tokens of each state there are."""
    return {name: states[place] for name, place in STATES.items()}


# -- the fight -------------------------------------------------------------------------------------------


def seen_fight(fight: Fight) -> dict[str, Any]:
    """The Combat board: all of it lies open, but for what a boss has still in store."""
    return {
        "tile": fight.tile,
        "round": fight.round,
        "enemies": [seen_enemy(enemy) for enemy in fight.enemies],
        "loot": fight.loot.copy(),
        "barrier": fight.barrier,
        "dark": fight.dark,
        "fighters": fight.fighters.copy(),
        "passer": fight.passer,
        "revealed": fight.revealed,
        "power": fight.power,
        "spoils": fight.spoils.copy(),
        "taken": fight.taken.copy(),
        "acted": fight.acted.copy(),
        "turned": fight.turned.copy(),
        "kills": fight.kills,
        "slain": fight.slain.copy(),
        "hurt": fight.hurt,
        "boss": None if fight.boss is None else seen_boss(fight.boss),
    }


def seen_enemy(enemy: Enemy) -> dict[str, Any]:
    """An enemy on its space."""
    return {
        "id": enemy.id,
        "card": enemy.card,
        "space": enemy.space,
        "damage": enemy.damage,
        "life": ENEMIES[enemy.card].life,
        "shields": enemy.shields,
        "golden": enemy.golden,
        "states": states_by_name(enemy.states),
        "frozen": enemy.frozen.copy(),
        "vanished": enemy.vanished,
        "rage": enemy.rage,
    }


def seen_boss(boss: BossFight) -> dict[str, Any]:
    """A boss's bout: the attack that is turned, those that were, how many are to come (DC-BOSS-04)."""
    return {
        "boss": boss.boss,
        "form": boss.form,
        "bout": boss.bout,
        "fresh": boss.fresh,
        "attack": boss.attack,
        "attacks": len(boss.attacks),
        "spent": boss.spent.copy(),
        "passed": boss.passed.copy(),
        "fires": boss.fires.copy(),
        "coming": boss.coming.copy(),
        "pile": len(boss.pile),
        "shurikens": boss.shurikens.copy(),
    }


# -- dealing anew ----------------------------------------------------------------------------------------


def redeal(table: Campaign, seat: int, rng: Stream) -> None:
    """Deal anew, in place, hands, decks, tiles and whatever else this seat cannot know (-1: no hand at all)."""
    hidden = lies_face_down(table)
    for prisoner in table.prisoners:
        if prisoner.seat == seat:
            prisoner.deck = shuffled(prisoner.deck, rng)
        else:
            deal_cards(prisoner, hidden, rng)
    run = table.run
    if run is not None:
        deal_decks(run, rng)
        deal_tiles(run, table.purged, rng)
    fight = table.fight
    if fight is not None and fight.boss is not None:
        fight.boss.attacks = shuffled(fight.boss.attacks, rng)
        fight.boss.pile = shuffled(fight.boss.pile, rng)


def shuffled(cards: list[str], rng: Stream) -> list[str]:
    """The same cards in any order; sorted first, so that nothing is left of the one they were in."""
    found = sorted(cards)
    rng.shuffle(found)
    return found


def deal_cards(prisoner: Prisoner, hidden: bool, rng: Stream) -> None:
    """Hand, deck, and what lies face down: of that only what was said with it is known (DC-PREP-04, DC-RULING-12)."""
    pool = prisoner.hand + prisoner.deck
    if hidden:
        pool += prisoner.active
    pool.sort()
    if hidden and prisoner.active:
        ways = ways_to_say(prisoner.said, pool)
        prisoner.active = ways[rng.below(len(ways))].copy()
        for card in prisoner.active:
            pool.remove(card)
    rng.shuffle(pool)
    held = len(prisoner.hand)
    prisoner.hand = pool[:held]
    prisoner.deck = pool[held:]


def ways_to_say(said: list[str], pool: list[str]) -> list[list[str]]:
    """Every choice of different cards of a pool with which this could have been said, card by card."""
    ways: list[list[str]] = [[]]
    for words in said:
        fitting = [card for card in pool if can_say(card, words)]
        ways = [[*way, card] for way in ways for card in fitting if card not in way]
    return ways


def can_say(card: str, words: str) -> bool:
    """Whether a card bears the action that was announced with it, in that round; nothing fits any card."""
    return not words or words in [f"{action}:{round}" for action, round in COMBAT[card].sayings]


def deal_decks(run: Run, rng: Stream) -> None:
    """The decks of the Annex board; the known cards of the Equipment deck stay on top (DC-SETUP-09 to DC-SETUP-12)."""
    known = known_items(run)
    run.deck = [*shuffled(run.deck[: len(run.deck) - len(known)], rng), *known]
    run.monsters = shuffled(run.monsters, rng)
    run.elites = shuffled(run.elites, rng)
    run.bells = shuffled(run.bells, rng)
    run.malaise = shuffled(run.malaise, rng)


def deal_tiles(run: Run, purged: list[str], rng: Stream) -> None:
    """Tiles face down are any of the biome that fit there and have not been seen (DC-SETUP-13, DC-SETUP-14)."""
    if run.biome not in BOARDS:
        return
    board = BOARDS[run.biome]
    known = known_spaces(run)
    seen = [tile for space, tile in run.tiles.items() if space in known]
    face_down = [tile for space, tile in run.tiles.items() if space not in known]
    pools: dict[tuple[str, str], list[str]] = {}
    for tile in sorted(board.tiles):
        if tile not in seen and (tile in face_down or TILES[tile].id not in purged):
            pools.setdefault(back_of(tile), []).append(tile)
    for back in sorted(pools):
        rng.shuffle(pools[back])
    for space in sorted(run.tiles):
        if space not in known:
            run.tiles[space] = pools[place_of(run.biome, space)].pop()


def back_of(tile: str) -> tuple[str, str]:
    """What one can tell of a tile that lies face down: its shape, and of a door where it leads."""
    return TILES[tile].shape, TILES[tile].leads_to


def place_of(biome: str, space: str) -> tuple[str, str]:
    """What a space asks of its tile: a shape, and where an exit leads."""
    sheet = BOARDS[biome].spaces[space]
    return sheet.shape, sheet.exit
