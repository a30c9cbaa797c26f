"""What must hold on every table of Dead Cells, and what nobody may see of it."""

from __future__ import annotations

from undercroft.engine.record import Event, Step
from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.games.dead_cells.check import (
    blueprints_of_step,
    cards_of,
    items_of_step,
    lying_blueprints,
    lying_items,
    wrong,
)
from undercroft.games.dead_cells.rules.bells import BELLS
from undercroft.games.dead_cells.rules.drawing import combat_deck
from undercroft.games.dead_cells.rules.sheets import (
    BOARDS,
    BOSS_ELEMENTS,
    COMBAT,
    ENEMIES,
    HOMES,
    MONSTER_COPIES,
    SERENADE,
    TILES,
    UPGRADES,
)
from undercroft.games.dead_cells.rules.table import max_life
from undercroft.games.dead_cells.state import BossFight, Campaign, Fight, GiveCombatCard, Prisoner, Purge, Run
from undercroft.games.dead_cells.view import known_items, known_spaces, lies_face_down, unlocked


def impossible(session: Session, log: list[Told]) -> list[str]:
    """Everything on this table that no box could lay out, or that is missing."""
    table = session.state
    assert isinstance(table, Campaign)
    return wrong(table) or [*missing(table, steps_of(session)), *unfit_while_asked(table)]


def steps_of(session: Session) -> list[Step]:
    """All that is to come, and the step that is being carried out: what it holds lies nowhere else."""
    steps = session.state.agenda.copy()
    if session.checkpoints:
        steps += session.checkpoints[-1].state.agenda[-1:]
    return steps


# -- nothing is lost -------------------------------------------------------------------------------------


def missing(table: Campaign, steps: list[Step]) -> list[str]:
    """Every combat card, item, blueprint, tile and monster is somewhere."""
    run = table.run
    found = missing_upgrades(table, steps) + missing_blueprints(table, steps)
    if run is None:
        return found
    found += [f"{card} is nowhere" for prisoner in table.prisoners for card in missing_cards(table, prisoner)]
    if lying_items(table):
        places = {*lying_items(table), *[item for step in steps for item in items_of_step(step)]}
        found += [f"{item} is nowhere" for item in table.equipment if item not in places]
    return found + missing_in_biome(table, run) + missing_of_boss(table)


def missing_cards(table: Campaign, prisoner: Prisoner) -> list[str]:
    """The combat cards that a prisoner should have, once they have been dealt."""
    there = set(cards_of(prisoner))
    return [card for card in combat_deck(table, prisoner.kind) if card not in there] if there else []


def missing_upgrades(table: Campaign, steps: list[Step]) -> list[str]:
    """The upgrades that are neither in their decks, in order, nor read, and those of combat that nobody has."""
    there = {card for deck in table.upgrades.values() for card in deck} | {*table.holders, *table.purged}
    there |= {step.card for step in steps if isinstance(step, GiveCombatCard)}
    every = [card for deck in UPGRADES.values() for card in deck]
    found = [f"{card} is nowhere" for card in every if card in COMBAT and card not in there]
    found += [f"{card} was never read" for card in every if card not in there and card not in table.read]
    for trait, deck in table.upgrades.items():
        if deck != [card for card in UPGRADES[trait][::-1] if card in deck]:
            found.append(f"the upgrades of {trait} are out of order")
    return found


def missing_blueprints(table: Campaign, steps: list[Step]) -> list[str]:
    """The blueprints that are neither in their decks, nor found, nor equipment, nor purged."""
    there = {*lying_blueprints(table), *table.equipment, *table.purged}
    there |= {item for step in steps for item in blueprints_of_step(step)}
    return [f"{item} is nowhere" for item in HOMES if item not in there]


def missing_in_biome(table: Campaign, run: Run) -> list[str]:
    """Once a biome is laid out, a tile on every space but the start, and all of its monsters somewhere."""
    if not run.tiles:
        return []
    board = BOARDS[run.biome]
    found = [f"no tile on {space}" for space in board.spaces if space != board.start and space not in run.tiles]
    met = [] if table.fight is None else [enemy.card for enemy in table.fight.enemies]
    there = {*run.monsters, *run.dead_monsters, *run.elites, *run.dead_elites, *met}
    for card, face in MONSTER_COPIES.items():
        if face.biome == run.biome and not face.adds and card not in there:
            found.append(f"{card} is nowhere")
    if run.bells and len(run.bells) + run.rung != BELLS:
        found.append("a bell is nowhere")
    return found


def missing_of_boss(table: Campaign) -> list[str]:
    """The elements of a boss: ready, in play, or out of it for good."""
    fight = table.fight
    if fight is None or fight.boss is None or fight.boss.boss != "C1":
        return []
    boss = fight.boss
    there = {*boss.pile, *boss.fires, *boss.coming}
    return [f"{card} is nowhere" for card in BOSS_ELEMENTS[boss.boss] if card not in there]


def unfit_while_asked(table: Campaign) -> list[str]:
    """What cannot be while somebody is asked, though it may be for a moment between two questions."""
    if table.run is None or table.over:
        return []
    found: list[str] = []
    for who, prisoner in enumerate(table.prisoners):
        if prisoner.alive and prisoner.damage >= max_life(table, who):
            found.append(f"{who} lives with {prisoner.damage} damage")
        if prisoner.kind == SERENADE and prisoner.hand:
            found.append("Serenade holds cards")
        if table.fight is None and (prisoner.active or prisoner.shields or any(prisoner.states) or prisoner.frozen):
            found.append(f"a fight is over, and not for {who}")
    return found + unfit_in_fight(table.fight)


def unfit_in_fight(fight: Fight | None) -> list[str]:
    """Enemies that should be dead, and a turn to pass that came twice in a cycle."""
    if fight is None:
        return []
    found = [
        f"{enemy.card} stands with {enemy.damage} damage"
        for enemy in fight.enemies
        if 0 < ENEMIES[enemy.card].life <= enemy.damage
    ]
    if fight.boss is not None and len(set(fight.boss.passed)) < len(fight.boss.passed):
        found.append("somebody passed twice in a cycle")
    return found


# -- what is hidden --------------------------------------------------------------------------------------


def hidden(session: Session, seat: int) -> set[str]:
    """Cards and tiles that this seat has neither seen nor heard of so far."""
    return covered(session, seat) - heard(session, seat) - named(session)


def heard(session: Session, seat: int) -> set[str]:
    """What this seat was told of, in the log: it may lie in a deck again since."""
    return {word for one in session.events if one.only in (-1, seat) for word in words_in(one.event)}


def words_in(event: Event) -> set[str]:
    """Every name in an event."""
    found: set[str] = set()
    for value in event.to_wire_shallow():
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, list):
            found |= {word for word in value if isinstance(word, str)}
    return found | {word.partition(":")[2] for word in found}


def named(session: Session) -> set[str]:
    """What may be purged is named wherever it lies: which cards there are in all is no secret."""
    options = [] if session.decision is None else session.decision.options
    return {option.card for option in options if isinstance(option, Purge)}


def covered(session: Session, seat: int) -> set[str]:
    """What must not stand on the table as it is seen, though it may have been told of before."""
    table = session.state
    assert isinstance(table, Campaign)
    found = in_the_box(table)
    face_down = lies_face_down(table)
    for prisoner in table.prisoners:
        found |= set(prisoner.deck)
        if prisoner.seat != seat:
            found |= {*prisoner.hand, *(prisoner.active if face_down else [])}
    run, fight = table.run, table.fight
    if run is not None:
        found |= covered_in_run(run)
    if fight is not None and fight.boss is not None:
        found |= covered_by_boss(fight.boss)
    return found - open_names(table)


def in_the_box(table: Campaign) -> set[str]:
    """The cards of the ordered decks."""
    decks = [*table.upgrades.values(), *table.blueprints.values(), table.well, table.secrets]
    return {card for deck in decks for card in deck}


def covered_in_run(run: Run) -> set[str]:
    """The decks of the Annex board, but for what is known on top; tiles that lie face down or were left over."""
    known = known_items(run)
    found = {*run.monsters, *run.elites, *run.malaise, *[item for item in run.deck if item not in known]}
    if run.biome:
        seen = {run.tiles[space] for space in known_spaces(run) if space in run.tiles}
        found |= {tile for tile in BOARDS[run.biome].tiles if tile not in seen}
    return found


def covered_by_boss(boss: BossFight) -> set[str]:
    """What a boss has in store."""
    return {*boss.attacks, *boss.pile}


def open_names(table: Campaign) -> set[str]:
    """What the campaign's page names for everybody, wherever the card itself may lie now."""
    found = {*table.holders, *table.read, *table.purged, *table.added, *unlocked(table)}
    found |= {chapter.killer for chapter in table.chronicle}
    if table.run is not None:
        found.add(table.run.killer)
    if table.fight is not None:
        # Whoever fell may have been shuffled into its deck again in the same fight.
        found |= set(table.fight.slain)
    return found | {tile for tile, face in TILES.items() if face.id in table.purged}


def dealt(session: Session, seat: int) -> list[object]:
    """All that a redeal may change; nothing where there is too little to change."""
    table = session.state
    assert isinstance(table, Campaign)
    run, fight = table.run, table.fight
    if run is None or not run.tiles:
        return []
    return [
        [prisoner.deck for prisoner in table.prisoners],
        [prisoner.hand + prisoner.active for prisoner in table.prisoners if prisoner.seat != seat],
        [run.deck, run.monsters, run.elites, run.bells, run.malaise],
        sorted(run.tiles.items()),
        [] if fight is None or fight.boss is None else [fight.boss.attacks, fight.boss.pile],
    ]
