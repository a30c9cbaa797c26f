"""Why not: what a player might expect to be able to do, and the rule that is in the way."""

from __future__ import annotations

from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.record import Action
from undercroft.games.dead_cells.catalogue import BIOMES
from undercroft.games.dead_cells.rules.bosses import is_guarded
from undercroft.games.dead_cells.rules.castle import may_drink
from undercroft.games.dead_cells.rules.drawing import bears
from undercroft.games.dead_cells.rules.exploring import board_of
from undercroft.games.dead_cells.rules.sheets import ENEMIES, ITEMS, KINDS, NEAR, TRAITS, CorridorFace
from undercroft.games.dead_cells.rules.table import fight_of, is_serenade, run_of, works
from undercroft.games.dead_cells.rules.tracks import has_room
from undercroft.games.dead_cells.state import (
    BePrisoner,
    Campaign,
    Discard,
    Drink,
    Enemy,
    Fight,
    Go,
    Hit,
    ScrollTo,
    SitOut,
    StartIn,
    Teleport,
    ThrowIn,
    To,
    Upgrade,
    UseItem,
)


def why_not(table: Campaign, decision: Decision, seat: int) -> list[Blocked]:
    """What this seat cannot do now, and why."""
    if seat not in decision.asked():
        return []
    found = before_run(table, decision) if table.run is None or not table.run.path else in_run(table, decision)
    offered = decision.options_of(seat)
    return [blocked for blocked in found if blocked.action not in offered]


def before_run(table: Campaign, decision: Decision) -> list[Blocked]:
    """Prisoners that are taken, starts that are shut, decks that are too dear."""
    if decision.ask == "ask-prisoner":
        taken = [prisoner.kind for prisoner in table.prisoners]
        return [Blocked(BePrisoner(kind), "why-taken", "DC-DEC-01") for kind in KINDS if kind in taken]
    if decision.ask == "ask-start":
        return [Blocked(StartIn(biome), "why-not-yet", "DC-SETUP-07") for biome in BIOMES if biome not in table.starts]
    if decision.ask == "ask-spend":
        found = [Blocked(Upgrade(deck), deck_reason(table, deck), "DC-UPG-03") for deck in TRAITS]
        return [*found, Blocked(ThrowIn(), "why-cells", "DC-WELL-01")]
    return []


def deck_reason(table: Campaign, deck: str) -> str:
    """Nothing left in it, or too dear."""
    return "why-cells" if table.upgrades[deck] else "why-deck-empty"


def in_run(table: Campaign, decision: Decision) -> list[Blocked]:
    """Ways that are shut, prices, hands, targets."""
    ask = decision.ask
    if ask == "ask-way":
        return [blocked_way(table, corridor) for corridor in board_of(table).corridors[run_of(table).at]]
    if ask == "ask-teleport":
        return [Blocked(Teleport(space), "why-visited", "DC-TILE-08") for space in run_of(table).visited]
    if ask == "ask-hand-test":
        trait = TRAITS[decision.count]
        hand = table.prisoners[decision.about].hand
        return [Blocked(Discard(card), "why-symbol", "DC-TEST-03") for card in hand if not bears(card, trait)]
    if ask == "ask-scroll":
        return full_tracks(table, decision.options)
    if ask in ("ask-vial", "ask-healer", "ask-heal-whom"):
        whole = [who for who, prisoner in enumerate(table.prisoners) if prisoner.alive and not prisoner.damage]
        return [Blocked(To(who), "why-no-damage", "DC-DEC-12") for who in whole]
    return in_fight(table, decision) if table.fight is not None else []


def blocked_way(table: Campaign, corridor: CorridorFace) -> Blocked:
    """What shuts a corridor."""
    run = run_of(table)
    way = Go(corridor.to)
    if corridor.to in run.closed:
        return Blocked(way, "why-closed", "DC-EXPL-10")
    if corridor.rune and run.runeless:
        return Blocked(way, "why-runes-asleep", "DC-CURSE-08")
    if corridor.rune and corridor.rune not in table.runes:
        return Blocked(way, "why-rune", "DC-EXPL-08")
    return Blocked(way, "why-locked", "DC-RULING-71")


def full_tracks(table: Campaign, options: list[Action]) -> list[Blocked]:
    """Who has no room for a scroll."""
    named = [option for option in options if isinstance(option, ScrollTo)]
    if not named:
        return []
    trait = named[0].trait
    full = [who for who in range(len(table.prisoners)) if not has_room(table, who, trait)]
    return [Blocked(ScrollTo(who, trait), "why-track-full", "DC-RULING-46") for who in full]


# -- in a fight ------------------------------------------------------------------------------------------


def in_fight(table: Campaign, decision: Decision) -> list[Blocked]:
    """Who may not pass, whom one cannot reach, what may not be drunk or used."""
    fight = fight_of(table)
    ask = decision.ask
    if ask == "ask-passer":
        first = Blocked(SitOut(run_of(table).first), "why-first-cannot-pass", "DC-PLAY-07")
        passed = [] if fight.boss is None else fight.boss.passed
        return [first, *[Blocked(SitOut(who), "why-has-passed", "DC-BOSS-10") for who in passed]]
    if ask == "ask-target":
        return [blocked_target(fight, enemy) for enemy in fight.enemies]
    if ask in ("ask-loot", "ask-potion"):
        return undrinkable(table)
    if ask == "ask-round-item":
        return unusable(table, decision.about)
    return []


def blocked_target(fight: Fight, enemy: Enemy) -> Blocked:
    """What keeps an enemy from being aimed at."""
    hit = Hit(enemy.id)
    if enemy.vanished:
        return Blocked(hit, "why-vanished", "DC-RULING-95")
    if is_guarded(fight, enemy):
        return Blocked(hit, "why-swords", "DC-RULING-104")
    if fight.dark and enemy.space > NEAR:
        return Blocked(hit, "why-dark", "DC-RULING-71")
    if ENEMIES[enemy.card].sheltered and any([NEAR <= other.space < enemy.space for other in fight.enemies]):
        return Blocked(hit, "why-sheltered", "DC-RANGE-05")
    return Blocked(hit, "why-out-of-reach", "DC-RANGE-01")


def undrinkable(table: Campaign) -> list[Blocked]:
    """Potions that may not be drunk, or by nobody who needs it."""
    wounded = [who for who, prisoner in enumerate(table.prisoners) if prisoner.alive and prisoner.damage]
    if not may_drink(table):
        return [Blocked(Drink(who), "why-restricted-potions", "DC-RESTR-03") for who in wounded]
    if not run_of(table).potions:
        return [Blocked(Drink(who), "why-no-potion", "DC-ICON-14") for who in wounded]
    whole = [who for who in range(len(table.prisoners)) if who not in wounded]
    return [Blocked(Drink(who), "why-no-damage", "DC-ICON-14") for who in whole]


def unusable(table: Campaign, who: int) -> list[Blocked]:
    """Items that do nothing in this round."""
    prisoner = table.prisoners[who]
    found: list[Blocked] = []
    if is_serenade(prisoner):
        return found
    for item in prisoner.items:
        face = ITEMS[item]
        if face.works == "ability":
            found.append(Blocked(UseItem(item, -1), "why-ability-item", "DC-EQ-10"))
        elif not works(prisoner, item):
            found.append(Blocked(UseItem(item, -1), "why-only-item", "DC-EQ-05"))
        elif face.works in ("plus", "replace") and face.round != fight_of(table).round:
            found.append(Blocked(UseItem(item, -1), "why-round", "DC-EQ-05"))
        elif face.works == "plus":
            found.append(Blocked(UseItem(item, -1), "why-nothing-in-reach", "DC-EQ-09"))
    return found
