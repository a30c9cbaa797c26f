"""What has happened in games of Dead Cells, in words that can be compared with all that can happen.

An action is noted when its step is carried out and what it needs is so: `act slow_venom.2.0`, `foe zombie.3.0`, `death
zombie.0`, `icon guards_mess.gives.0`, `read giants_heart.0`. All else is noted from what is told, or from how the table
lies.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from properties import happenings

from undercroft.engine.record import Event, Step
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES, CARDS
from undercroft.games.dead_cells.rules import acts, bosses, enemy_turn
from undercroft.games.dead_cells.rules.bells import RESULTS
from undercroft.games.dead_cells.rules.flat import EnemyAct
from undercroft.games.dead_cells.rules.mutations import pocket_of
from undercroft.games.dead_cells.rules.sheets import (
    ACTS,
    ATTACKS,
    CAMPAIGN,
    COMBAT,
    ELEMENTS,
    ENEMIES,
    FORMS,
    FROZEN,
    MALAISE,
    MONSTERS,
    PRISONERS,
    RUNES,
    SECRETS,
    SERENADE,
    SERENADE_POWERS,
    SERENADE_STEPS,
    STATES,
    TILE_ACTS,
    TILES,
    TRAITS,
    UPGRADES,
    WELL,
    EnemyFace,
    kind_of,
)
from undercroft.games.dead_cells.rules.table import enemy_by
from undercroft.games.dead_cells.state import (
    AbilityUsed,
    AttackTurned,
    BellRung,
    BiomeEntered,
    BossBeaten,
    BoutBegan,
    Campaign,
    CardBought,
    CardGiven,
    CompanionHurt,
    CompanionKilled,
    Cured,
    Cursed,
    DeathLine,
    Died,
    DoActs,
    ElementLaid,
    EnemyActs,
    EnemyHurt,
    EnemyImmune,
    EnemyKilled,
    EnemyMarked,
    EnemyMended,
    EnemyMoved,
    EnemyPlaced,
    EnemyRaged,
    EnemyShielded,
    EnemyVanished,
    FeatDone,
    FormBeaten,
    Hurt,
    Immune,
    ItemTaken,
    ItemUsed,
    MalaiseCaught,
    Marked,
    MutationPlaced,
    OptionTaken,
    PowerUsed,
    PrisonerTaken,
    ReadCard,
    Receive,
    Restricted,
    Revealed,
    RoundBegan,
    RunBegan,
    RuneFound,
    RunOver,
    ScrollGained,
    SecretDrawn,
    SellerRaised,
    ShieldsShattered,
    StartOpened,
    Stolen,
    ThrownIn,
    TileTurned,
)

# What hurts prisoners beside enemies.
HARMS = ("start", "tile", "bell", "curse", "worms", "malaise", "poison", "shuriken")
KILLS = ("damage", "poisoned", "bleeding", "burning", "void", "own")
MOVES = ("slid", "leapt", "pushed", "pulled", "swapped")
MOVERS = {"pushed": "prisoner does push", "pulled": "prisoner does pull", "leapt": "enemy does leap"}
VERBS = ("damage", "inflict", "block", "heal", "cure", "loot", "ability", "push", "pull", "shatter", "earn")
ENEMY_VERBS = ("damage", "inflict", "block", "vanish", "dies", "heal", "leap", "steal", "summon", "rage", "lay")


# -- all that can happen ---------------------------------------------------------------------------------


def of_box(ids: Iterable[str]) -> list[str]:
    """Those that lie in the box: cards and tiles of tests lie beside them."""
    return [id for id in ids if not id.startswith("test_")]


@cache
def everything() -> set[str]:
    """All that can happen, by the names this chronicle gives it."""
    return of_prisoners() | of_enemies() | of_places() | of_the_campaign()


def of_prisoners() -> set[str]:
    """What prisoners are, have and do."""
    states = [*STATES, FROZEN]
    wanted = {f"prisoner {kind}" for kind in [*PRISONERS, SERENADE]}
    wanted |= {f"card {id}" for id in of_box(COMBAT)} | {f"worn {id}" for id in CARDS.equipment}
    wanted |= {f"act {path}" for path in of_box(ACTS)}
    wanted |= {f"used {id}" for id, item in CARDS.equipment.items() if item.works != "always"}
    wanted |= {
        f"companion {id} {what}" for id, item in CARDS.equipment.items() if item.life for what in ("hurt", "killed")
    }
    wanted |= {f"prisoner with {state}" for state in states} | {f"prisoner cured of {state}" for state in states}
    wanted |= {f"prisoner does {verb}" for verb in VERBS} | {f"prisoner hurt by {what}" for what in HARMS}
    wanted |= {f"prisoner dies of {what}" for what in ("an enemy", "poison", "bleeding", "burning", "worms", "tile")}
    wanted |= {"prisoner marked by fire"} | {f"power {power}" for power in SERENADE_POWERS.values()}
    wanted |= {f"serenade {side} {level}" for side in ("POWER", "MELEE") for level in range(1, SERENADE_STEPS + 1)}
    for kind, face in PRISONERS.items():
        for trait, levels in zip(TRAITS, face.steps, strict=True):
            wanted |= {f"{kind} {trait} {level}" for level in range(1, len(levels))}
            wanted |= {f"prisoner immune to {one.state}" for one in levels[-1] if one.has == "immunity"}
    return wanted


def of_enemies() -> set[str]:
    """What enemies are and do."""
    wanted = {f"met {id}" for id in MONSTERS} | {f"killed {id}" for id in MONSTERS}
    wanted |= {f"met {id}" for id in FORMS} | {f"beaten {id}" for id in [*FORMS, *BOSSES]}
    wanted |= {f"attack {id}" for id in CARDS.attacks} | {f"element {id}" for id in [*ELEMENTS, "shuriken"]}
    wanted |= {f"killed {id}" for id, face in ELEMENTS.items() if face.life}
    for id, face in [
        *MONSTERS.items(),
        *FORMS.items(),
        *((id, ATTACKS[f"{id}.1"]) for id in CARDS.attacks),
        *ELEMENTS.items(),
    ]:
        if face.kind != "element" or face.life:
            wanted |= {f"foe {path}" for path in lines(id, face)}
        wanted |= {f"death {id}.{number}" for number in range(len(face.death))}
        wanted |= {f"enemy immune to {state}" for state in face.immune}
    wanted |= {f"enemy with {state}" for state in [*STATES, FROZEN]}
    wanted |= {f"enemy does {verb}" for verb in ENEMY_VERBS}
    wanted |= {f"enemy killed: {how}" for how in KILLS} | {f"enemy {how}" for how in MOVES}
    wanted |= {f"round {number}" for number in range(5)}
    return wanted


def lines(id: str, face: EnemyFace) -> list[str]:
    """The actions of an enemy's card, by round and place."""
    return [f"{id}.{round}.{number}" for round, line in enumerate(face.lines) for number in range(len(line))]


def of_places() -> set[str]:
    """What lies in biomes."""
    wanted = {f"biome {id}" for id in BIOMES}
    wanted |= {f"tile {tile.id}" for tile in CARDS.tiles.values()} | {f"icon {path}" for path in of_box(TILE_ACTS)}
    for tile in CARDS.tiles.values():
        wanted |= {f"option {number} of {tile.id}" for number in range(len(tile.either))}
        if tile.curse:
            wanted.add(f"curse {tile.curse} of {tile.biome}")
        if tile.restriction:
            wanted.add(f"restriction {tile.restriction}, round {tile.round}")
    wanted |= {f"bell {result}" for result in RESULTS}
    wanted |= {f"malaise {id}" for id in MALAISE} | {f"rune {id}" for id in RUNES}
    return wanted


def of_the_campaign() -> set[str]:
    """What is bought, found and brought to an end between runs."""
    wanted = {f"bought {id}" for deck in UPGRADES.values() for id in deck}
    wanted |= {f"given {id}" for deck in UPGRADES.values() for id in deck if id in COMBAT}
    wanted |= {f"thrown {id}" for id in WELL} | {f"secret {id}" for id in SECRETS}
    for id in of_box(CAMPAIGN):
        card = CAMPAIGN[id]
        wanted |= {f"read {id}.{number}" for number in range(len(card.does))}
        if card.task:
            wanted.add(f"feat {id}")
        if pocket_of(id):
            wanted.add(f"placed {id}")
    wanted |= {f"run in {biome}" for biome in ("B1", "B2", "B3", "B4", "B7")}
    wanted |= {f"start {biome}" for biome in ("B2", "B3", "B4", "B7")}
    wanted |= {f"run over: {outcome}" for outcome in ("died", *BOSSES)}
    wanted |= {f"seller {name} {level}" for name in ("healer", "merchant", "collector") for level in (1, 2, 3)}
    return wanted | {f"over: {outcome}" for outcome in ("won", "lost", "left")}


# -- noting it -------------------------------------------------------------------------------------------


class Watcher(happenings.Watcher):
    """Looks on while games are played, and notes what happened."""

    def look(self, session: Session, told: int, line: int) -> None:
        """What was told and carried out since, and how the table lies."""
        super().look(session, told, line)
        for mark in reversed(session.checkpoints):
            if mark.at < line:
                break
            table = mark.state
            assert isinstance(table, Campaign)
            if table.agenda:
                self.note_step(table, table.agenda[-1])
        table = session.state
        assert isinstance(table, Campaign)
        if table.over:
            self.seen.add(f"over: {table.over}")

    def note_step(self, table: Campaign, step: Step) -> None:
        """A step that is carried out next, as the table lies before it."""
        if isinstance(step, DoActs):
            self.note_act(table, step)
        elif isinstance(step, EnemyActs):
            self.note_enemy_act(table, step)
        elif isinstance(step, DeathLine) and step.act < len(ENEMIES[step.card].death):
            self.seen.add(f"death {kind_of(step.card)}.{step.act}")
        elif isinstance(step, Receive) and step.left:
            self.seen.add(f"icon {step.left[0]}")
        elif isinstance(step, ReadCard) and step.act < len(CAMPAIGN[step.card].does):
            self.seen.add(f"read {step.card}.{step.act}")

    def note_act(self, table: Campaign, step: DoActs) -> None:
        """A prisoner's actions: those that can be done as the table lies before the first of them."""
        if not table.prisoners[step.who].alive:
            return
        for path in step.left:
            do = ACTS[path].do
            if do == "ability" or acts.could_do(table, step.who, path):
                self.seen.add(f"act {path}")
                if do in ("block", "heal", "cure", "loot", "earn"):  # of the others more is told
                    self.seen.add(f"prisoner does {do}")

    def note_enemy_act(self, table: Campaign, step: EnemyActs) -> None:
        """An enemy's action; a boss's stands on its attack card."""
        assert table.fight is not None
        enemy = enemy_by(table.fight, step.enemy)
        if enemy is None:
            return
        line: list[EnemyAct] = bosses.line(table.fight, enemy, table.fight.round)
        if step.act < len(line) and enemy_turn.is_met(table.fight, enemy, line[step.act]):
            card = enemy.card
            if card in FORMS and table.fight.boss is not None:
                card = table.fight.boss.attack
            self.seen.add(f"foe {kind_of(card)}.{table.fight.round}.{step.act}")
            if line[step.act].do in ("summon", "lay"):
                self.seen.add(f"enemy does {line[step.act].do}")

    def hear(self, event: Event, table: State) -> None:
        """One thing that was told."""
        assert isinstance(table, Campaign)
        self.hear_of_prisoner(event, table)
        self.hear_of_enemy(event, table)
        self.hear_of_place(event)
        self.hear_of_campaign(event)

    def hear_of_prisoner(self, event: Event, table: Campaign) -> None:
        """What prisoners did, and what befell them."""
        see = self.seen.add
        if isinstance(event, PrisonerTaken):
            see(f"prisoner {event.kind}")
        elif isinstance(event, Revealed):
            see(f"card {event.card}")
        elif isinstance(event, ItemTaken):
            see(f"worn {event.item}")
        elif isinstance(event, ItemUsed):
            see(f"used {event.item}")
        elif isinstance(event, AbilityUsed):
            see(f"used {event.ability}")
            see("prisoner does ability")
        elif isinstance(event, CompanionHurt):
            see(f"companion {event.item} hurt")
        elif isinstance(event, CompanionKilled):
            see(f"companion {event.item} killed")
        elif isinstance(event, Marked):
            see(f"prisoner with {event.state}")
            see(f"prisoner marked by {event.by}")
            if event.by in ENEMIES:
                see("enemy does inflict")
        elif isinstance(event, Cured):
            see(f"prisoner cured of {event.state}")
        elif isinstance(event, Immune):
            see(f"prisoner immune to {event.state}")
        elif isinstance(event, Hurt):
            see(f"prisoner hurt by {event.by}")
            if event.by in ENEMIES:
                see("enemy does damage")
        elif isinstance(event, Died):
            see(f"prisoner dies of {'an enemy' if event.by in ENEMIES else event.by}")
        elif isinstance(event, PowerUsed):
            see(f"power {event.power}")
        elif isinstance(event, ScrollGained) and table.prisoners:
            prisoner = table.prisoners[event.who]
            see(f"{prisoner.kind} {event.trait} {event.level}")
            if prisoner.kind == SERENADE:
                side = "MELEE" if prisoner.tracks[1] and prisoner.tracks[0] == event.level else "POWER"
                see(f"serenade {side} {event.level}")

    def hear_of_enemy(self, event: Event, table: Campaign) -> None:
        """What enemies did, and what befell them."""
        see = self.seen.add
        if isinstance(event, EnemyPlaced):
            see(f"met {kind_of(event.card)}")
            see(f"element {kind_of(event.card)}")
        elif isinstance(event, EnemyKilled):
            see(f"killed {kind_of(event.card)}")
            see(f"enemy killed: {event.how}")
            if event.how == "own":
                see("enemy does dies")
        elif isinstance(event, FormBeaten):
            see(f"beaten {event.card}")
        elif isinstance(event, BossBeaten):
            see(f"beaten {event.boss}")
        elif isinstance(event, AttackTurned):
            see(f"attack {kind_of(event.card)}")
        elif isinstance(event, ElementLaid):
            see(f"element {event.what}")
        elif isinstance(event, BoutBegan) and table.fight is not None and table.fight.boss is not None:
            self.seen |= {f"element {kind_of(card)}" for card in table.fight.boss.fires}
        elif isinstance(event, EnemyMarked):
            see(f"enemy with {event.state}")
            see("prisoner does inflict")
        elif isinstance(event, ShieldsShattered):
            see("prisoner does shatter")
        elif isinstance(event, EnemyImmune):
            see(f"enemy immune to {event.state}")
        elif isinstance(event, EnemyHurt) and event.who >= 0:
            see("prisoner does damage")
        elif isinstance(event, EnemyMoved):
            see(f"enemy {event.how}")
            if event.how in MOVERS:
                see(MOVERS[event.how])
        elif isinstance(event, EnemyShielded | EnemyVanished | EnemyMended | EnemyRaged | Stolen):
            verbs = {EnemyShielded: "block", EnemyVanished: "vanish", EnemyMended: "heal", EnemyRaged: "rage"}
            see(f"enemy does {verbs.get(type(event), 'steal')}")
        elif isinstance(event, RoundBegan):
            see(f"round {event.round}")

    def hear_of_place(self, event: Event) -> None:
        """What a biome brought."""
        see = self.seen.add
        if isinstance(event, BiomeEntered):
            see(f"biome {event.biome}")
        elif isinstance(event, TileTurned):
            see(f"tile {TILES[event.tile].id}")
        elif isinstance(event, OptionTaken):
            see(f"option {event.option} of {TILES[event.tile].id}")
        elif isinstance(event, Cursed):
            see(f"curse {event.curse} of {event.biome}")
        elif isinstance(event, Restricted):
            see(f"restriction {event.number}, round {event.round}")
        elif isinstance(event, BellRung):
            see(f"bell {event.result}")
        elif isinstance(event, MalaiseCaught):
            see(f"malaise {event.card}")
        elif isinstance(event, RuneFound):
            see(f"rune {event.rune}")

    def hear_of_campaign(self, event: Event) -> None:
        """What the campaign brought."""
        see = self.seen.add
        if isinstance(event, CardBought):
            see(f"bought {event.card}")
        elif isinstance(event, CardGiven):
            see(f"given {event.card}")
        elif isinstance(event, ThrownIn):
            see(f"thrown {event.card}")
        elif isinstance(event, SecretDrawn):
            see(f"secret {event.card}")
        elif isinstance(event, MutationPlaced):
            see(f"placed {event.card}")
        elif isinstance(event, FeatDone):
            see(f"feat {event.card}")
        elif isinstance(event, RunBegan):
            see(f"run in {event.biome}")
        elif isinstance(event, StartOpened):
            see(f"start {event.biome}")
        elif isinstance(event, RunOver):
            see(f"run over: {event.outcome}")
        elif isinstance(event, SellerRaised):
            see(f"seller {event.seller} {event.level}")
