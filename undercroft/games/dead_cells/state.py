"""What is on the table in Dead Cells, what comes next, what one may do, what happened.

Forged from schema.py by ``make forge``: change that file, not this one.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance, chance_from
from undercroft.engine.decision import done_from, pass_from
from undercroft.engine.errors import BadWire
from undercroft.engine.record import (
    Action,
    Event,
    Reader,
    Record,
    Step,
    as_bool,
    as_dict,
    as_int,
    as_length,
    as_list,
    as_str,
    read,
)
from undercroft.engine.state import State


@mypyc_attr(acyclic=True)
class Prisoner(Record):
    """A prisoner in this run: whose, which, its tracks, damage, cards, items, and what clings to it in a fight.

    `said` has, for each card in `active`, what was announced with it, as `damage:2`. `wear` is the damage of each item
    that is a companion. `states` counts poisoned, bleeding, burning and targeted; `frozen` are the rounds that are
    lost. `once` are the things that count once in a fight. Serenade's `tracks` are her marker, and 1 once transformed.

    DC-BOARD-01, DC-BOARD-11, DC-COMP-08, DC-SOLO-02."""

    __slots__ = (
        "active",
        "alive",
        "damage",
        "deck",
        "discard",
        "frozen",
        "golden",
        "hand",
        "items",
        "kind",
        "malaise",
        "once",
        "said",
        "seat",
        "shields",
        "states",
        "tracks",
        "wear",
        "worms",
    )

    def __init__(
        self,
        seat: int,
        kind: str,
        tracks: list[int],
        damage: int,
        alive: bool,
        deck: list[str],
        hand: list[str],
        discard: list[str],
        active: list[str],
        said: list[str],
        items: list[str],
        wear: list[int],
        shields: int,
        golden: int,
        states: list[int],
        frozen: list[int],
        once: list[str],
        worms: int,
        malaise: str,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.tracks = tracks
        self.damage = damage
        self.alive = alive
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.active = active
        self.said = said
        self.items = items
        self.wear = wear
        self.shields = shields
        self.golden = golden
        self.states = states
        self.frozen = frozen
        self.once = once
        self.worms = worms
        self.malaise = malaise

    def copy(self) -> Prisoner:
        return Prisoner(
            seat=self.seat,
            kind=self.kind,
            tracks=self.tracks.copy(),
            damage=self.damage,
            alive=self.alive,
            deck=self.deck.copy(),
            hand=self.hand.copy(),
            discard=self.discard.copy(),
            active=self.active.copy(),
            said=self.said.copy(),
            items=self.items.copy(),
            wear=self.wear.copy(),
            shields=self.shields,
            golden=self.golden,
            states=self.states.copy(),
            frozen=self.frozen.copy(),
            once=self.once.copy(),
            worms=self.worms,
            malaise=self.malaise,
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "seat",
            "kind",
            "tracks",
            "damage",
            "alive",
            "deck",
            "hand",
            "discard",
            "active",
            "said",
            "items",
            "wear",
            "shields",
            "golden",
            "states",
            "frozen",
            "once",
            "worms",
            "malaise",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Prisoner",
            self.seat,
            self.kind,
            self.tracks.copy(),
            self.damage,
            self.alive,
            self.deck.copy(),
            self.hand.copy(),
            self.discard.copy(),
            self.active.copy(),
            self.said.copy(),
            self.items.copy(),
            self.wear.copy(),
            self.shields,
            self.golden,
            self.states.copy(),
            self.frozen.copy(),
            self.once.copy(),
            self.worms,
            self.malaise,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Prisoner)
            and self.seat == other.seat
            and self.kind == other.kind
            and self.tracks == other.tracks
            and self.damage == other.damage
            and self.alive == other.alive
            and self.deck == other.deck
            and self.hand == other.hand
            and self.discard == other.discard
            and self.active == other.active
            and self.said == other.said
            and self.items == other.items
            and self.wear == other.wear
            and self.shields == other.shields
            and self.golden == other.golden
            and self.states == other.states
            and self.frozen == other.frozen
            and self.once == other.once
            and self.worms == other.worms
            and self.malaise == other.malaise
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Enemy(Record):
    """A monster, an elite, a boss or one of its cards, on its space.

    DC-CARD-03, DC-CSET-14."""

    __slots__ = ("card", "damage", "frozen", "golden", "id", "rage", "shields", "space", "states", "vanished")

    def __init__(
        self,
        id: int,
        card: str,
        space: int,
        damage: int,
        shields: int,
        golden: int,
        states: list[int],
        frozen: list[int],
        vanished: bool,
        rage: int,
    ) -> None:
        self.id = id
        self.card = card
        self.space = space
        self.damage = damage
        self.shields = shields
        self.golden = golden
        self.states = states
        self.frozen = frozen
        self.vanished = vanished
        self.rage = rage

    def copy(self) -> Enemy:
        return Enemy(
            id=self.id,
            card=self.card,
            space=self.space,
            damage=self.damage,
            shields=self.shields,
            golden=self.golden,
            states=self.states.copy(),
            frozen=self.frozen.copy(),
            vanished=self.vanished,
            rage=self.rage,
        )

    def fields(self) -> tuple[str, ...]:
        return ("id", "card", "space", "damage", "shields", "golden", "states", "frozen", "vanished", "rage")

    def to_wire(self) -> list[Any]:
        return [
            "Enemy",
            self.id,
            self.card,
            self.space,
            self.damage,
            self.shields,
            self.golden,
            self.states.copy(),
            self.frozen.copy(),
            self.vanished,
            self.rage,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Enemy)
            and self.id == other.id
            and self.card == other.card
            and self.space == other.space
            and self.damage == other.damage
            and self.shields == other.shields
            and self.golden == other.golden
            and self.states == other.states
            and self.frozen == other.frozen
            and self.vanished == other.vanished
            and self.rage == other.rage
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class BossFight(Record):
    """What a fight against a boss has beside: its form (1, 2), bout, attack card, and who has passed.

    `fresh`: the first bout of a form, the only one with a Round 0.
    `attacks` are the cards to come, `spent` those of earlier bouts. `fires` burn in this bout, `coming` in the next,
    `pile` are the elements that lie ready; `shurikens` are the rounds at whose end one comes back.

    DC-BOSS-04, DC-BOSS-10."""

    __slots__ = (
        "attack",
        "attacks",
        "boss",
        "bout",
        "coming",
        "fires",
        "form",
        "fresh",
        "passed",
        "pile",
        "shurikens",
        "spent",
    )

    def __init__(
        self,
        boss: str,
        form: int,
        bout: int,
        fresh: bool,
        attack: str,
        attacks: list[str],
        spent: list[str],
        passed: list[int],
        fires: list[str],
        coming: list[str],
        pile: list[str],
        shurikens: list[int],
    ) -> None:
        self.boss = boss
        self.form = form
        self.bout = bout
        self.fresh = fresh
        self.attack = attack
        self.attacks = attacks
        self.spent = spent
        self.passed = passed
        self.fires = fires
        self.coming = coming
        self.pile = pile
        self.shurikens = shurikens

    def copy(self) -> BossFight:
        return BossFight(
            boss=self.boss,
            form=self.form,
            bout=self.bout,
            fresh=self.fresh,
            attack=self.attack,
            attacks=self.attacks.copy(),
            spent=self.spent.copy(),
            passed=self.passed.copy(),
            fires=self.fires.copy(),
            coming=self.coming.copy(),
            pile=self.pile.copy(),
            shurikens=self.shurikens.copy(),
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "boss",
            "form",
            "bout",
            "fresh",
            "attack",
            "attacks",
            "spent",
            "passed",
            "fires",
            "coming",
            "pile",
            "shurikens",
        )

    def to_wire(self) -> list[Any]:
        return [
            "BossFight",
            self.boss,
            self.form,
            self.bout,
            self.fresh,
            self.attack,
            self.attacks.copy(),
            self.spent.copy(),
            self.passed.copy(),
            self.fires.copy(),
            self.coming.copy(),
            self.pile.copy(),
            self.shurikens.copy(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, BossFight)
            and self.boss == other.boss
            and self.form == other.form
            and self.bout == other.bout
            and self.fresh == other.fresh
            and self.attack == other.attack
            and self.attacks == other.attacks
            and self.spent == other.spent
            and self.passed == other.passed
            and self.fires == other.fires
            and self.coming == other.coming
            and self.pile == other.pile
            and self.shurikens == other.shurikens
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Fight(Record):
    """A combat under way: where, who takes part in which order, the loot on the group's space, what was gathered.

    `base` is how many steps lie under it on the agenda. `fighters` are in the order in which they act; the `passer`
    stands outside. `loot` and `spoils` are goods, or `equipment:ID`, `blueprint:ID`. `acted` are the enemies that have
    acted in this round, `turned` the prisoners, `kills` how many fell in it, `slain` all that fell. `power` is
    Serenade's of this fight.

    DC-CSET-12, DC-RUN-05."""

    __slots__ = (
        "acted",
        "barrier",
        "base",
        "boss",
        "dark",
        "drunk",
        "enemies",
        "fighters",
        "hurt",
        "kills",
        "loot",
        "numbered",
        "once",
        "passer",
        "power",
        "revealed",
        "round",
        "slain",
        "spoils",
        "taken",
        "tile",
        "turned",
    )

    def __init__(
        self,
        tile: str,
        base: int,
        round: int,
        enemies: list[Enemy],
        numbered: int,
        loot: list[str],
        barrier: str,
        dark: bool,
        fighters: list[int],
        passer: int,
        revealed: bool,
        power: str,
        spoils: list[str],
        taken: list[str],
        acted: list[int],
        turned: list[int],
        kills: int,
        slain: list[str],
        hurt: bool,
        drunk: bool,
        once: list[str],
        boss: BossFight | None,
    ) -> None:
        self.tile = tile
        self.base = base
        self.round = round
        self.enemies = enemies
        self.numbered = numbered
        self.loot = loot
        self.barrier = barrier
        self.dark = dark
        self.fighters = fighters
        self.passer = passer
        self.revealed = revealed
        self.power = power
        self.spoils = spoils
        self.taken = taken
        self.acted = acted
        self.turned = turned
        self.kills = kills
        self.slain = slain
        self.hurt = hurt
        self.drunk = drunk
        self.once = once
        self.boss = boss

    def copy(self) -> Fight:
        return Fight(
            tile=self.tile,
            base=self.base,
            round=self.round,
            enemies=[item.copy() for item in self.enemies],
            numbered=self.numbered,
            loot=self.loot.copy(),
            barrier=self.barrier,
            dark=self.dark,
            fighters=self.fighters.copy(),
            passer=self.passer,
            revealed=self.revealed,
            power=self.power,
            spoils=self.spoils.copy(),
            taken=self.taken.copy(),
            acted=self.acted.copy(),
            turned=self.turned.copy(),
            kills=self.kills,
            slain=self.slain.copy(),
            hurt=self.hurt,
            drunk=self.drunk,
            once=self.once.copy(),
            boss=None if self.boss is None else self.boss.copy(),
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "tile",
            "base",
            "round",
            "enemies",
            "numbered",
            "loot",
            "barrier",
            "dark",
            "fighters",
            "passer",
            "revealed",
            "power",
            "spoils",
            "taken",
            "acted",
            "turned",
            "kills",
            "slain",
            "hurt",
            "drunk",
            "once",
            "boss",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Fight",
            self.tile,
            self.base,
            self.round,
            [item.to_wire() for item in self.enemies],
            self.numbered,
            self.loot.copy(),
            self.barrier,
            self.dark,
            self.fighters.copy(),
            self.passer,
            self.revealed,
            self.power,
            self.spoils.copy(),
            self.taken.copy(),
            self.acted.copy(),
            self.turned.copy(),
            self.kills,
            self.slain.copy(),
            self.hurt,
            self.drunk,
            self.once.copy(),
            None if self.boss is None else self.boss.to_wire(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Fight)
            and self.tile == other.tile
            and self.base == other.base
            and self.round == other.round
            and self.enemies == other.enemies
            and self.numbered == other.numbered
            and self.loot == other.loot
            and self.barrier == other.barrier
            and self.dark == other.dark
            and self.fighters == other.fighters
            and self.passer == other.passer
            and self.revealed == other.revealed
            and self.power == other.power
            and self.spoils == other.spoils
            and self.taken == other.taken
            and self.acted == other.acted
            and self.turned == other.turned
            and self.kills == other.kills
            and self.slain == other.slain
            and self.hurt == other.hurt
            and self.drunk == other.drunk
            and self.once == other.once
            and self.boss == other.boss
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Run(Record):
    """A run under way: the biome, its tiles, where the group is, the bag, the decks of the Annex board.

    `tiles` are those on the board by space, `face_up` the spaces whose tile is seen, `closed` the corridors that a Test
    closed for this move. `counts` is how far each feat has come, `done` those that wait to be resolved. `known` is how
    many cards from the top of the Equipment deck everybody knows. What counts once in a biome is in `once`, as often as
    it was used (`mulligan`), and gone with it.

    DC-RUN-01, DC-RUN-04, DC-SETUP-08."""

    __slots__ = (
        "at",
        "bells",
        "biome",
        "cells",
        "closed",
        "collector",
        "counts",
        "dead_elites",
        "dead_monsters",
        "deck",
        "discard",
        "done",
        "elites",
        "face_up",
        "fights",
        "first",
        "keys",
        "killer",
        "known",
        "lanterns",
        "malaise",
        "monsters",
        "number",
        "once",
        "path",
        "potions",
        "restricted_round",
        "restriction",
        "revived",
        "runeless",
        "rung",
        "silent",
        "teeth",
        "tiles",
        "unhurt",
        "visited",
    )

    def __init__(
        self,
        number: int,
        biome: str,
        path: list[str],
        at: str,
        tiles: dict[str, str],
        face_up: list[str],
        visited: list[str],
        closed: list[str],
        first: int,
        teeth: int,
        potions: int,
        cells: int,
        deck: list[str],
        discard: list[str],
        known: int,
        collector: list[str],
        monsters: list[str],
        dead_monsters: list[str],
        elites: list[str],
        dead_elites: list[str],
        bells: list[str],
        rung: int,
        lanterns: int,
        keys: int,
        malaise: list[str],
        restriction: int,
        restricted_round: int,
        silent: bool,
        runeless: bool,
        fights: int,
        unhurt: bool,
        revived: int,
        once: list[str],
        counts: dict[str, int],
        done: list[str],
        killer: str,
    ) -> None:
        self.number = number
        self.biome = biome
        self.path = path
        self.at = at
        self.tiles = tiles
        self.face_up = face_up
        self.visited = visited
        self.closed = closed
        self.first = first
        self.teeth = teeth
        self.potions = potions
        self.cells = cells
        self.deck = deck
        self.discard = discard
        self.known = known
        self.collector = collector
        self.monsters = monsters
        self.dead_monsters = dead_monsters
        self.elites = elites
        self.dead_elites = dead_elites
        self.bells = bells
        self.rung = rung
        self.lanterns = lanterns
        self.keys = keys
        self.malaise = malaise
        self.restriction = restriction
        self.restricted_round = restricted_round
        self.silent = silent
        self.runeless = runeless
        self.fights = fights
        self.unhurt = unhurt
        self.revived = revived
        self.once = once
        self.counts = counts
        self.done = done
        self.killer = killer

    def copy(self) -> Run:
        return Run(
            number=self.number,
            biome=self.biome,
            path=self.path.copy(),
            at=self.at,
            tiles=self.tiles.copy(),
            face_up=self.face_up.copy(),
            visited=self.visited.copy(),
            closed=self.closed.copy(),
            first=self.first,
            teeth=self.teeth,
            potions=self.potions,
            cells=self.cells,
            deck=self.deck.copy(),
            discard=self.discard.copy(),
            known=self.known,
            collector=self.collector.copy(),
            monsters=self.monsters.copy(),
            dead_monsters=self.dead_monsters.copy(),
            elites=self.elites.copy(),
            dead_elites=self.dead_elites.copy(),
            bells=self.bells.copy(),
            rung=self.rung,
            lanterns=self.lanterns,
            keys=self.keys,
            malaise=self.malaise.copy(),
            restriction=self.restriction,
            restricted_round=self.restricted_round,
            silent=self.silent,
            runeless=self.runeless,
            fights=self.fights,
            unhurt=self.unhurt,
            revived=self.revived,
            once=self.once.copy(),
            counts=self.counts.copy(),
            done=self.done.copy(),
            killer=self.killer,
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "number",
            "biome",
            "path",
            "at",
            "tiles",
            "face_up",
            "visited",
            "closed",
            "first",
            "teeth",
            "potions",
            "cells",
            "deck",
            "discard",
            "known",
            "collector",
            "monsters",
            "dead_monsters",
            "elites",
            "dead_elites",
            "bells",
            "rung",
            "lanterns",
            "keys",
            "malaise",
            "restriction",
            "restricted_round",
            "silent",
            "runeless",
            "fights",
            "unhurt",
            "revived",
            "once",
            "counts",
            "done",
            "killer",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Run",
            self.number,
            self.biome,
            self.path.copy(),
            self.at,
            self.tiles.copy(),
            self.face_up.copy(),
            self.visited.copy(),
            self.closed.copy(),
            self.first,
            self.teeth,
            self.potions,
            self.cells,
            self.deck.copy(),
            self.discard.copy(),
            self.known,
            self.collector.copy(),
            self.monsters.copy(),
            self.dead_monsters.copy(),
            self.elites.copy(),
            self.dead_elites.copy(),
            self.bells.copy(),
            self.rung,
            self.lanterns,
            self.keys,
            self.malaise.copy(),
            self.restriction,
            self.restricted_round,
            self.silent,
            self.runeless,
            self.fights,
            self.unhurt,
            self.revived,
            self.once.copy(),
            self.counts.copy(),
            self.done.copy(),
            self.killer,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Run)
            and self.number == other.number
            and self.biome == other.biome
            and self.path == other.path
            and self.at == other.at
            and self.tiles == other.tiles
            and self.face_up == other.face_up
            and self.visited == other.visited
            and self.closed == other.closed
            and self.first == other.first
            and self.teeth == other.teeth
            and self.potions == other.potions
            and self.cells == other.cells
            and self.deck == other.deck
            and self.discard == other.discard
            and self.known == other.known
            and self.collector == other.collector
            and self.monsters == other.monsters
            and self.dead_monsters == other.dead_monsters
            and self.elites == other.elites
            and self.dead_elites == other.dead_elites
            and self.bells == other.bells
            and self.rung == other.rung
            and self.lanterns == other.lanterns
            and self.keys == other.keys
            and self.malaise == other.malaise
            and self.restriction == other.restriction
            and self.restricted_round == other.restricted_round
            and self.silent == other.silent
            and self.runeless == other.runeless
            and self.fights == other.fights
            and self.unhurt == other.unhurt
            and self.revived == other.revived
            and self.once == other.once
            and self.counts == other.counts
            and self.done == other.done
            and self.killer == other.killer
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class PastRun(Record):
    """A run that is over, for the campaign's page: who, where it led, how it ended, what it brought."""

    __slots__ = ("bought", "cells", "killer", "number", "outcome", "path", "prisoners")

    def __init__(
        self, number: int, prisoners: list[str], path: list[str], outcome: str, killer: str, cells: int, bought: int
    ) -> None:
        self.number = number
        self.prisoners = prisoners
        self.path = path
        self.outcome = outcome
        self.killer = killer
        self.cells = cells
        self.bought = bought

    def fields(self) -> tuple[str, ...]:
        return ("number", "prisoners", "path", "outcome", "killer", "cells", "bought")

    def to_wire(self) -> list[Any]:
        return [
            "PastRun",
            self.number,
            self.prisoners.copy(),
            self.path.copy(),
            self.outcome,
            self.killer,
            self.cells,
            self.bought,
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PastRun)
            and self.number == other.number
            and self.prisoners == other.prisoners
            and self.path == other.path
            and self.outcome == other.outcome
            and self.killer == other.killer
            and self.cells == other.cells
            and self.bought == other.bought
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Campaign(State):
    """The whole table: the campaign, and the run and the fight under way.

    `holders` says with which prisoner each upgraded combat card lies; `pockets` what lies on the Mutations board by
    pocket, `room` how many cards each holds; `levels` those of the three sellers; `equipment` all cards that belong to
    the Equipment deck for good; `laid` the goods that wait for the next run's start; `read` the campaign's cards that
    have been drawn; `firsts` what has happened once for good; `left` how many runs are still to be played (-1: as many
    as one likes).

    DC-MUT-07, DC-RULING-103."""

    __slots__ = (
        "added",
        "beaten",
        "blueprints",
        "cells",
        "chronicle",
        "equipment",
        "fight",
        "firsts",
        "holders",
        "laid",
        "left",
        "levels",
        "pockets",
        "price",
        "prisoners",
        "profile",
        "purged",
        "read",
        "room",
        "run",
        "runes",
        "seats",
        "secrets",
        "starts",
        "stored",
        "upgrades",
        "well",
    )

    def __init__(
        self,
        agenda: list[Step],
        chance: Chance,
        over: str,
        profile: dict[str, str],
        seats: int,
        left: int,
        prisoners: list[Prisoner],
        run: Run | None,
        fight: Fight | None,
        cells: int,
        blueprints: dict[str, list[str]],
        equipment: list[str],
        upgrades: dict[str, list[str]],
        well: list[str],
        secrets: list[str],
        runes: list[str],
        pockets: dict[str, list[str]],
        room: dict[str, int],
        stored: list[str],
        holders: dict[str, str],
        added: list[str],
        purged: list[str],
        beaten: dict[str, int],
        starts: list[str],
        price: int,
        levels: dict[str, int],
        laid: list[str],
        read: list[str],
        firsts: list[str],
        chronicle: list[PastRun],
    ) -> None:
        super().__init__(agenda, chance, over)
        self.profile = profile
        self.seats = seats
        self.left = left
        self.prisoners = prisoners
        self.run = run
        self.fight = fight
        self.cells = cells
        self.blueprints = blueprints
        self.equipment = equipment
        self.upgrades = upgrades
        self.well = well
        self.secrets = secrets
        self.runes = runes
        self.pockets = pockets
        self.room = room
        self.stored = stored
        self.holders = holders
        self.added = added
        self.purged = purged
        self.beaten = beaten
        self.starts = starts
        self.price = price
        self.levels = levels
        self.laid = laid
        self.read = read
        self.firsts = firsts
        self.chronicle = chronicle

    def copy(self) -> Campaign:
        return Campaign(
            agenda=self.agenda.copy(),
            chance=self.chance.copy(),
            over=self.over,
            profile=self.profile.copy(),
            seats=self.seats,
            left=self.left,
            prisoners=[item.copy() for item in self.prisoners],
            run=None if self.run is None else self.run.copy(),
            fight=None if self.fight is None else self.fight.copy(),
            cells=self.cells,
            blueprints={key: item.copy() for key, item in self.blueprints.items()},
            equipment=self.equipment.copy(),
            upgrades={key: item.copy() for key, item in self.upgrades.items()},
            well=self.well.copy(),
            secrets=self.secrets.copy(),
            runes=self.runes.copy(),
            pockets={key: item.copy() for key, item in self.pockets.items()},
            room=self.room.copy(),
            stored=self.stored.copy(),
            holders=self.holders.copy(),
            added=self.added.copy(),
            purged=self.purged.copy(),
            beaten=self.beaten.copy(),
            starts=self.starts.copy(),
            price=self.price,
            levels=self.levels.copy(),
            laid=self.laid.copy(),
            read=self.read.copy(),
            firsts=self.firsts.copy(),
            chronicle=self.chronicle.copy(),
        )

    def fields(self) -> tuple[str, ...]:
        return (
            "agenda",
            "chance",
            "over",
            "profile",
            "seats",
            "left",
            "prisoners",
            "run",
            "fight",
            "cells",
            "blueprints",
            "equipment",
            "upgrades",
            "well",
            "secrets",
            "runes",
            "pockets",
            "room",
            "stored",
            "holders",
            "added",
            "purged",
            "beaten",
            "starts",
            "price",
            "levels",
            "laid",
            "read",
            "firsts",
            "chronicle",
        )

    def to_wire(self) -> list[Any]:
        return [
            "Campaign",
            [item.to_wire() for item in self.agenda],
            self.chance.to_wire(),
            self.over,
            self.profile.copy(),
            self.seats,
            self.left,
            [item.to_wire() for item in self.prisoners],
            None if self.run is None else self.run.to_wire(),
            None if self.fight is None else self.fight.to_wire(),
            self.cells,
            {key: item.copy() for key, item in self.blueprints.items()},
            self.equipment.copy(),
            {key: item.copy() for key, item in self.upgrades.items()},
            self.well.copy(),
            self.secrets.copy(),
            self.runes.copy(),
            {key: item.copy() for key, item in self.pockets.items()},
            self.room.copy(),
            self.stored.copy(),
            self.holders.copy(),
            self.added.copy(),
            self.purged.copy(),
            self.beaten.copy(),
            self.starts.copy(),
            self.price,
            self.levels.copy(),
            self.laid.copy(),
            self.read.copy(),
            self.firsts.copy(),
            [item.to_wire() for item in self.chronicle],
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Campaign)
            and self.agenda == other.agenda
            and self.chance == other.chance
            and self.over == other.over
            and self.profile == other.profile
            and self.seats == other.seats
            and self.left == other.left
            and self.prisoners == other.prisoners
            and self.run == other.run
            and self.fight == other.fight
            and self.cells == other.cells
            and self.blueprints == other.blueprints
            and self.equipment == other.equipment
            and self.upgrades == other.upgrades
            and self.well == other.well
            and self.secrets == other.secrets
            and self.runes == other.runes
            and self.pockets == other.pockets
            and self.room == other.room
            and self.stored == other.stored
            and self.holders == other.holders
            and self.added == other.added
            and self.purged == other.purged
            and self.beaten == other.beaten
            and self.starts == other.starts
            and self.price == other.price
            and self.levels == other.levels
            and self.laid == other.laid
            and self.read == other.read
            and self.firsts == other.firsts
            and self.chronicle == other.chronicle
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class BeginRun(Step):
    """A new run: where it starts."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["BeginRun"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BeginRun)

    def __hash__(self) -> int:
        return hash("BeginRun")


@mypyc_attr(acyclic=True)
class TakePrisoner(Step):
    """The player at this seat takes a prisoner; then the next."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[str, ...]:
        return ("seat",)

    def to_wire(self) -> list[Any]:
        return ["TakePrisoner", self.seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakePrisoner) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(("TakePrisoner", self.seat))


@mypyc_attr(acyclic=True)
class DealUpgrades(Step):
    """Upgraded combat cards are moved among those who play."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["DealUpgrades"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DealUpgrades)

    def __hash__(self) -> int:
        return hash("DealUpgrades")


@mypyc_attr(acyclic=True)
class FillPockets(Step):
    """Mutations that were put by are brought back or swapped."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["FillPockets"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FillPockets)

    def __hash__(self) -> int:
        return hash("FillPockets")


@mypyc_attr(acyclic=True)
class TakeFirst(Step):
    """The group gives the first player's token to somebody."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["TakeFirst"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeFirst)

    def __hash__(self) -> int:
        return hash("TakeFirst")


@mypyc_attr(acyclic=True)
class StartDamage(Step):
    """With four players, two different prisoners take one damage each."""

    __slots__ = ("taken",)

    def __init__(self, taken: list[int]) -> None:
        self.taken = taken

    def fields(self) -> tuple[str, ...]:
        return ("taken",)

    def to_wire(self) -> list[Any]:
        return ["StartDamage", self.taken.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StartDamage) and self.taken == other.taken

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class StartGifts(Step):
    """What the mutations, the start and the last campaign cards give before the run begins."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["StartGifts"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StartGifts)

    def __hash__(self) -> int:
        return hash("StartGifts")


@mypyc_attr(acyclic=True)
class SetUpBiome(Step):
    """A biome is laid out."""

    __slots__ = ("biome",)

    def __init__(self, biome: str) -> None:
        self.biome = biome

    def fields(self) -> tuple[str, ...]:
        return ("biome",)

    def to_wire(self) -> list[Any]:
        return ["SetUpBiome", self.biome]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SetUpBiome) and self.biome == other.biome

    def __hash__(self) -> int:
        return hash(("SetUpBiome", self.biome))


@mypyc_attr(acyclic=True)
class Scout(Step):
    """Tiles are turned face up before the first step."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["Scout", self.left]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scout) and self.left == other.left

    def __hash__(self) -> int:
        return hash(("Scout", self.left))


@mypyc_attr(acyclic=True)
class Explore(Step):
    """The group chooses its way."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Explore"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Explore)

    def __hash__(self) -> int:
        return hash("Explore")


@mypyc_attr(acyclic=True)
class TakeCorridor(Step):
    """The Tests of a corridor from this one on, then the move."""

    __slots__ = ("test", "to")

    def __init__(self, to: str, test: int) -> None:
        self.to = to
        self.test = test

    def fields(self) -> tuple[str, ...]:
        return ("to", "test")

    def to_wire(self) -> list[Any]:
        return ["TakeCorridor", self.to, self.test]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeCorridor) and self.to == other.to and self.test == other.test

    def __hash__(self) -> int:
        return hash(("TakeCorridor", self.to, self.test))


@mypyc_attr(acyclic=True)
class EnterSpace(Step):
    """The group is there: the tile turns."""

    __slots__ = ("space",)

    def __init__(self, space: str) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["EnterSpace", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EnterSpace) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("EnterSpace", self.space))


@mypyc_attr(acyclic=True)
class ResolveTile(Step):
    """What stands on the tile."""

    __slots__ = ("space",)

    def __init__(self, space: str) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["ResolveTile", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ResolveTile) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("ResolveTile", self.space))


@mypyc_attr(acyclic=True)
class ChooseOption(Step):
    """An either/or line; `closed` are the options whose Test was failed."""

    __slots__ = ("closed", "tile")

    def __init__(self, tile: str, closed: list[int]) -> None:
        self.tile = tile
        self.closed = closed

    def fields(self) -> tuple[str, ...]:
        return ("tile", "closed")

    def to_wire(self) -> list[Any]:
        return ["ChooseOption", self.tile, self.closed.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChooseOption) and self.tile == other.tile and self.closed == other.closed

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Receive(Step):
    """Icons outside a fight, one after another, each a path (`guards_mess.gives.0`); `bound`: to the first player."""

    __slots__ = ("bound", "left")

    def __init__(self, left: list[str], bound: bool) -> None:
        self.left = left
        self.bound = bound

    def fields(self) -> tuple[str, ...]:
        return ("left", "bound")

    def to_wire(self) -> list[Any]:
        return ["Receive", self.left.copy(), self.bound]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Receive) and self.left == other.left and self.bound == other.bound

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Gain(Step):
    """Goods outside a fight, one by one; `bound`: to the first player."""

    __slots__ = ("bound", "left", "what")

    def __init__(self, what: str, left: int, bound: bool) -> None:
        self.what = what
        self.left = left
        self.bound = bound

    def fields(self) -> tuple[str, ...]:
        return ("what", "left", "bound")

    def to_wire(self) -> list[Any]:
        return ["Gain", self.what, self.left, self.bound]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Gain)
            and self.what == other.what
            and self.left == other.left
            and self.bound == other.bound
        )

    def __hash__(self) -> int:
        return hash(("Gain", self.what, self.left, self.bound))


@mypyc_attr(acyclic=True)
class GiveItem(Step):
    """An item goes to somebody: the first player if `bound`, one who fought if `fought`, or this one."""

    __slots__ = ("bound", "fought", "item")

    def __init__(self, item: str, bound: bool, fought: bool) -> None:
        self.item = item
        self.bound = bound
        self.fought = fought

    def fields(self) -> tuple[str, ...]:
        return ("item", "bound", "fought")

    def to_wire(self) -> list[Any]:
        return ["GiveItem", self.item, self.bound, self.fought]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, GiveItem)
            and self.item == other.item
            and self.bound == other.bound
            and self.fought == other.fought
        )

    def __hash__(self) -> int:
        return hash(("GiveItem", self.item, self.bound, self.fought))


@mypyc_attr(acyclic=True)
class FitItem(Step):
    """A prisoner equips an item, or makes room for it, or lets it go."""

    __slots__ = ("item", "who")

    def __init__(self, who: int, item: str) -> None:
        self.who = who
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("who", "item")

    def to_wire(self) -> list[Any]:
        return ["FitItem", self.who, self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FitItem) and self.who == other.who and self.item == other.item

    def __hash__(self) -> int:
        return hash(("FitItem", self.who, self.item))


@mypyc_attr(acyclic=True)
class Suffer(Step):
    """Damage outside a fight, one by one; `bound`: to the first player."""

    __slots__ = ("bound", "left")

    def __init__(self, left: int, bound: bool) -> None:
        self.left = left
        self.bound = bound

    def fields(self) -> tuple[str, ...]:
        return ("left", "bound")

    def to_wire(self) -> list[Any]:
        return ["Suffer", self.left, self.bound]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Suffer) and self.left == other.left and self.bound == other.bound

    def __hash__(self) -> int:
        return hash(("Suffer", self.left, self.bound))


@mypyc_attr(acyclic=True)
class RingBell(Step):
    """A bell: its result."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["RingBell"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RingBell)

    def __hash__(self) -> int:
        return hash("RingBell")


@mypyc_attr(acyclic=True)
class CatchMalaise(Step):
    """Malaise for somebody."""

    __slots__ = ("bound",)

    def __init__(self, bound: bool) -> None:
        self.bound = bound

    def fields(self) -> tuple[str, ...]:
        return ("bound",)

    def to_wire(self) -> list[Any]:
        return ["CatchMalaise", self.bound]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CatchMalaise) and self.bound == other.bound

    def __hash__(self) -> int:
        return hash(("CatchMalaise", self.bound))


@mypyc_attr(acyclic=True)
class CatchWorm(Step):
    """A worm for somebody."""

    __slots__ = ("bound", "left")

    def __init__(self, left: int, bound: bool) -> None:
        self.left = left
        self.bound = bound

    def fields(self) -> tuple[str, ...]:
        return ("left", "bound")

    def to_wire(self) -> list[Any]:
        return ["CatchWorm", self.left, self.bound]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CatchWorm) and self.left == other.left and self.bound == other.bound

    def __hash__(self) -> int:
        return hash(("CatchWorm", self.left, self.bound))


@mypyc_attr(acyclic=True)
class SufferCurse(Step):
    """The curse of a cursed treasure."""

    __slots__ = ("curse",)

    def __init__(self, curse: int) -> None:
        self.curse = curse

    def fields(self) -> tuple[str, ...]:
        return ("curse",)

    def to_wire(self) -> list[Any]:
        return ["SufferCurse", self.curse]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SufferCurse) and self.curse == other.curse

    def __hash__(self) -> int:
        return hash(("SufferCurse", self.curse))


@mypyc_attr(acyclic=True)
class GiveUpItems(Step):
    """These prisoners each discard an item."""

    __slots__ = ("left",)

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["GiveUpItems", self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GiveUpItems) and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class Trade(Step):
    """A merchant's tile: buy, or go on."""

    __slots__ = ("left", "tile")

    def __init__(self, tile: str, left: int) -> None:
        self.tile = tile
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("tile", "left")

    def to_wire(self) -> list[Any]:
        return ["Trade", self.tile, self.left]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trade) and self.tile == other.tile and self.left == other.left

    def __hash__(self) -> int:
        return hash(("Trade", self.tile, self.left))


@mypyc_attr(acyclic=True)
class StepThrough(Step):
    """A teleportation tile that works."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["StepThrough"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StepThrough)

    def __hash__(self) -> int:
        return hash("StepThrough")


@mypyc_attr(acyclic=True)
class LeaveTile(Step):
    """Everybody alive: on; otherwise the run is over."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["LeaveTile"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LeaveTile)

    def __hash__(self) -> int:
        return hash("LeaveTile")


@mypyc_attr(acyclic=True)
class SetUpFight(Step):
    """Enemies and loot are laid out."""

    __slots__ = ("tile",)

    def __init__(self, tile: str) -> None:
        self.tile = tile

    def fields(self) -> tuple[str, ...]:
        return ("tile",)

    def to_wire(self) -> list[Any]:
        return ["SetUpFight", self.tile]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SetUpFight) and self.tile == other.tile

    def __hash__(self) -> int:
        return hash(("SetUpFight", self.tile))


@mypyc_attr(acyclic=True)
class Prepare(Step):
    """Before cards are played: hands may be changed, and with four players somebody passes."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Prepare"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prepare)

    def __hash__(self) -> int:
        return hash("Prepare")


@mypyc_attr(acyclic=True)
class Mulligan(Step):
    """One who may change hand cards before a fight."""

    __slots__ = ("given", "left")

    def __init__(self, left: list[int], given: int) -> None:
        self.left = left
        self.given = given

    def fields(self) -> tuple[str, ...]:
        return ("left", "given")

    def to_wire(self) -> list[Any]:
        return ["Mulligan", self.left.copy(), self.given]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mulligan) and self.left == other.left and self.given == other.given

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class PlayCards(Step):
    """The next of those who play puts a card down, or passes."""

    __slots__ = ("left",)

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["PlayCards", self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayCards) and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class ExchangeHand(Step):
    """The one who passes exchanges cards."""

    __slots__ = ("given", "who")

    def __init__(self, who: int, given: int) -> None:
        self.who = who
        self.given = given

    def fields(self) -> tuple[str, ...]:
        return ("who", "given")

    def to_wire(self) -> list[Any]:
        return ["ExchangeHand", self.who, self.given]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ExchangeHand) and self.who == other.who and self.given == other.given

    def __hash__(self) -> int:
        return hash(("ExchangeHand", self.who, self.given))


@mypyc_attr(acyclic=True)
class Reveal(Step):
    """All cards are turned over."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Reveal"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reveal)

    def __hash__(self) -> int:
        return hash("Reveal")


@mypyc_attr(acyclic=True)
class PlayRound(Step):
    """A round, from left to right."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def fields(self) -> tuple[str, ...]:
        return ("round",)

    def to_wire(self) -> list[Any]:
        return ["PlayRound", self.round]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayRound) and self.round == other.round

    def __hash__(self) -> int:
        return hash(("PlayRound", self.round))


@mypyc_attr(acyclic=True)
class Reorder(Step):
    """Enemies change places before Round 0."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["Reorder", self.left]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reorder) and self.left == other.left

    def __hash__(self) -> int:
        return hash(("Reorder", self.left))


@mypyc_attr(acyclic=True)
class EnemyTurn(Step):
    """Whoever stands on a space acts."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["EnemyTurn", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EnemyTurn) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("EnemyTurn", self.space))


@mypyc_attr(acyclic=True)
class EnemyActs(Step):
    """An enemy's line, from this act on."""

    __slots__ = ("act", "enemy")

    def __init__(self, enemy: int, act: int) -> None:
        self.enemy = enemy
        self.act = act

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "act")

    def to_wire(self) -> list[Any]:
        return ["EnemyActs", self.enemy, self.act]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EnemyActs) and self.enemy == other.enemy and self.act == other.act

    def __hash__(self) -> int:
        return hash(("EnemyActs", self.enemy, self.act))


@mypyc_attr(acyclic=True)
class OpeningTurn(Step):
    """A prisoner's actions of Round 0."""

    __slots__ = ("used", "who")

    def __init__(self, who: int, used: list[str]) -> None:
        self.who = who
        self.used = used

    def fields(self) -> tuple[str, ...]:
        return ("who", "used")

    def to_wire(self) -> list[Any]:
        return ["OpeningTurn", self.who, self.used.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpeningTurn) and self.who == other.who and self.used == other.used

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class PotionTime(Step):
    """The group may drink before Round I."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["PotionTime"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PotionTime)

    def __hash__(self) -> int:
        return hash("PotionTime")


@mypyc_attr(acyclic=True)
class PrisonerTurn(Step):
    """A prisoner acts: the item of this round, then line by line."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["PrisonerTurn", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PrisonerTurn) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("PrisonerTurn", self.who))


@mypyc_attr(acyclic=True)
class DoActs(Step):
    """What a prisoner still has to do, one after another, each a path (`slow_venom.2.0`)."""

    __slots__ = ("left", "who")

    def __init__(self, who: int, left: list[str]) -> None:
        self.who = who
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("who", "left")

    def to_wire(self) -> list[Any]:
        return ["DoActs", self.who, self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DoActs) and self.who == other.who and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class UseAbilities(Step):
    """Ability actions, so many."""

    __slots__ = ("left", "who")

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("who", "left")

    def to_wire(self) -> list[Any]:
        return ["UseAbilities", self.who, self.left]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UseAbilities) and self.who == other.who and self.left == other.left

    def __hash__(self) -> int:
        return hash(("UseAbilities", self.who, self.left))


@mypyc_attr(acyclic=True)
class AssignDamage(Step):
    """An enemy's damage is assigned: so many picks of so much `among` these; `given` are those chosen so far.

    Only where the group may choose freely a companion may be named."""

    __slots__ = ("among", "amount", "card", "companions", "distinct", "enemy", "given", "picks", "pierce", "then")

    def __init__(
        self,
        enemy: int,
        card: str,
        picks: int,
        amount: int,
        distinct: bool,
        companions: bool,
        pierce: bool,
        then: str,
        among: list[int],
        given: list[str],
    ) -> None:
        self.enemy = enemy
        self.card = card
        self.picks = picks
        self.amount = amount
        self.distinct = distinct
        self.companions = companions
        self.pierce = pierce
        self.then = then
        self.among = among
        self.given = given

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "card", "picks", "amount", "distinct", "companions", "pierce", "then", "among", "given")

    def to_wire(self) -> list[Any]:
        return [
            "AssignDamage",
            self.enemy,
            self.card,
            self.picks,
            self.amount,
            self.distinct,
            self.companions,
            self.pierce,
            self.then,
            self.among.copy(),
            self.given.copy(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, AssignDamage)
            and self.enemy == other.enemy
            and self.card == other.card
            and self.picks == other.picks
            and self.amount == other.amount
            and self.distinct == other.distinct
            and self.companions == other.companions
            and self.pierce == other.pierce
            and self.then == other.then
            and self.among == other.among
            and self.given == other.given
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class AssignState(Step):
    """A state, a worm or malaise is assigned in the same way."""

    __slots__ = ("among", "amount", "card", "distinct", "given", "picks", "state")

    def __init__(
        self, card: str, state: str, picks: int, amount: int, distinct: bool, among: list[int], given: list[int]
    ) -> None:
        self.card = card
        self.state = state
        self.picks = picks
        self.amount = amount
        self.distinct = distinct
        self.among = among
        self.given = given

    def fields(self) -> tuple[str, ...]:
        return ("card", "state", "picks", "amount", "distinct", "among", "given")

    def to_wire(self) -> list[Any]:
        return [
            "AssignState",
            self.card,
            self.state,
            self.picks,
            self.amount,
            self.distinct,
            self.among.copy(),
            self.given.copy(),
        ]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, AssignState)
            and self.card == other.card
            and self.state == other.state
            and self.picks == other.picks
            and self.amount == other.amount
            and self.distinct == other.distinct
            and self.among == other.among
            and self.given == other.given
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class StealLoot(Step):
    """Loot of one type vanishes from the floor."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["StealLoot", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StealLoot) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("StealLoot", self.card))


@mypyc_attr(acyclic=True)
class DeathLine(Step):
    """A death line, from this act on."""

    __slots__ = ("act", "card")

    def __init__(self, card: str, act: int) -> None:
        self.card = card
        self.act = act

    def fields(self) -> tuple[str, ...]:
        return ("card", "act")

    def to_wire(self) -> list[Any]:
        return ["DeathLine", self.card, self.act]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DeathLine) and self.card == other.card and self.act == other.act

    def __hash__(self) -> int:
        return hash(("DeathLine", self.card, self.act))


@mypyc_attr(acyclic=True)
class EndRound(Step):
    """Poison works, then enemies close up."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EndRound"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndRound)

    def __hash__(self) -> int:
        return hash("EndRound")


@mypyc_attr(acyclic=True)
class PoisonWorks(Step):
    """Poison on whoever stands on a space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["PoisonWorks", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PoisonWorks) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("PoisonWorks", self.space))


@mypyc_attr(acyclic=True)
class CloseUp(Step):
    """Enemies slide towards the group; the next round."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["CloseUp"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CloseUp)

    def __hash__(self) -> int:
        return hash("CloseUp")


@mypyc_attr(acyclic=True)
class LastRound(Step):
    """Bleeding, then Round IV."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["LastRound"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LastRound)

    def __hash__(self) -> int:
        return hash("LastRound")


@mypyc_attr(acyclic=True)
class BleedingWorks(Step):
    """Bleeding on whoever stands on a space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["BleedingWorks", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BleedingWorks) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("BleedingWorks", self.space))


@mypyc_attr(acyclic=True)
class LastActs(Step):
    """Round IV."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["LastActs"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LastActs)

    def __hash__(self) -> int:
        return hash("LastActs")


@mypyc_attr(acyclic=True)
class EndFight(Step):
    """Upkeep begins: what is left on the floor may be taken by some cards."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EndFight"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndFight)

    def __hash__(self) -> int:
        return hash("EndFight")


@mypyc_attr(acyclic=True)
class LateLoot(Step):
    """Types of loot left on the floor are taken after all."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["LateLoot", self.left]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LateLoot) and self.left == other.left

    def __hash__(self) -> int:
        return hash(("LateLoot", self.left))


@mypyc_attr(acyclic=True)
class Share(Step):
    """Spoils are given out one by one."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Share"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Share)

    def __hash__(self) -> int:
        return hash("Share")


@mypyc_attr(acyclic=True)
class Upkeep(Step):
    """Hands are filled, tokens and cards go."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Upkeep"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Upkeep)

    def __hash__(self) -> int:
        return hash("Upkeep")


@mypyc_attr(acyclic=True)
class MeetBoss(Step):
    """A boss's fight is set up."""

    __slots__ = ("boss",)

    def __init__(self, boss: str) -> None:
        self.boss = boss

    def fields(self) -> tuple[str, ...]:
        return ("boss",)

    def to_wire(self) -> list[Any]:
        return ["MeetBoss", self.boss]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MeetBoss) and self.boss == other.boss

    def __hash__(self) -> int:
        return hash(("MeetBoss", self.boss))


@mypyc_attr(acyclic=True)
class EndBout(Step):
    """A bout is over: on, or the run ends."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["EndBout"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndBout)

    def __hash__(self) -> int:
        return hash("EndBout")


@mypyc_attr(acyclic=True)
class NewBout(Step):
    """Draw, pass the token, play anew."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["NewBout"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NewBout)

    def __hash__(self) -> int:
        return hash("NewBout")


@mypyc_attr(acyclic=True)
class NewForm(Step):
    """A form is beaten: the card is flipped."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["NewForm"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NewForm)

    def __hash__(self) -> int:
        return hash("NewForm")


@mypyc_attr(acyclic=True)
class BossFalls(Step):
    """The last form is beaten."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["BossFalls"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BossFalls)

    def __hash__(self) -> int:
        return hash("BossFalls")


@mypyc_attr(acyclic=True)
class Interbiome(Step):
    """A biome is finished: blueprints are collected, then the street, then the next biome or boss."""

    __slots__ = ("to",)

    def __init__(self, to: str) -> None:
        self.to = to

    def fields(self) -> tuple[str, ...]:
        return ("to",)

    def to_wire(self) -> list[Any]:
        return ["Interbiome", self.to]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Interbiome) and self.to == other.to

    def __hash__(self) -> int:
        return hash(("Interbiome", self.to))


@mypyc_attr(acyclic=True)
class OrderBlueprints(Step):
    """Blueprints go on top of the Equipment deck, in the group's order."""

    __slots__ = ("left",)

    def __init__(self, left: list[str]) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["OrderBlueprints", self.left.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OrderBlueprints) and self.left == other.left

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class TakeRest(Step):
    """Damage comes off before the street."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["TakeRest", self.left]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TakeRest) and self.left == other.left

    def __hash__(self) -> int:
        return hash(("TakeRest", self.left))


@mypyc_attr(acyclic=True)
class AtHealer(Step):
    """The healer, so many times more."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["AtHealer", self.left]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AtHealer) and self.left == other.left

    def __hash__(self) -> int:
        return hash(("AtHealer", self.left))


@mypyc_attr(acyclic=True)
class AtMerchant(Step):
    """The merchant and what he shows; nothing yet: he turns his cards."""

    __slots__ = ("begun", "shown")

    def __init__(self, shown: list[str], begun: bool) -> None:
        self.shown = shown
        self.begun = begun

    def fields(self) -> tuple[str, ...]:
        return ("shown", "begun")

    def to_wire(self) -> list[Any]:
        return ["AtMerchant", self.shown.copy(), self.begun]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AtMerchant) and self.shown == other.shown and self.begun == other.begun

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class AtCollector(Step):
    """The collector and what he shows."""

    __slots__ = ("begun", "bought", "shown")

    def __init__(self, shown: list[str], bought: list[str], begun: bool) -> None:
        self.shown = shown
        self.bought = bought
        self.begun = begun

    def fields(self) -> tuple[str, ...]:
        return ("shown", "bought", "begun")

    def to_wire(self) -> list[Any]:
        return ["AtCollector", self.shown.copy(), self.bought.copy(), self.begun]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, AtCollector)
            and self.shown == other.shown
            and self.bought == other.bought
            and self.begun == other.begun
        )

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class NextBiome(Step):
    """Clean up, and on."""

    __slots__ = ("to",)

    def __init__(self, to: str) -> None:
        self.to = to

    def fields(self) -> tuple[str, ...]:
        return ("to",)

    def to_wire(self) -> list[Any]:
        return ["NextBiome", self.to]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NextBiome) and self.to == other.to

    def __hash__(self) -> int:
        return hash(("NextBiome", self.to))


@mypyc_attr(acyclic=True)
class EndRun(Step):
    """The run is over: everything but the cells is lost."""

    __slots__ = ("outcome",)

    def __init__(self, outcome: str) -> None:
        self.outcome = outcome

    def fields(self) -> tuple[str, ...]:
        return ("outcome",)

    def to_wire(self) -> list[Any]:
        return ["EndRun", self.outcome]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EndRun) and self.outcome == other.outcome

    def __hash__(self) -> int:
        return hash(("EndRun", self.outcome))


@mypyc_attr(acyclic=True)
class KeepBlueprints(Step):
    """Blueprints of the collector's space that are kept after all."""

    __slots__ = ("left", "outcome")

    def __init__(self, left: int, outcome: str) -> None:
        self.left = left
        self.outcome = outcome

    def fields(self) -> tuple[str, ...]:
        return ("left", "outcome")

    def to_wire(self) -> list[Any]:
        return ["KeepBlueprints", self.left, self.outcome]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KeepBlueprints) and self.left == other.left and self.outcome == other.outcome

    def __hash__(self) -> int:
        return hash(("KeepBlueprints", self.left, self.outcome))


@mypyc_attr(acyclic=True)
class SpendCells(Step):
    """Upgrades and the well."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["SpendCells"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SpendCells)

    def __hash__(self) -> int:
        return hash("SpendCells")


@mypyc_attr(acyclic=True)
class ReadCard(Step):
    """What a card of the campaign says, from this act on."""

    __slots__ = ("act", "card")

    def __init__(self, card: str, act: int) -> None:
        self.card = card
        self.act = act

    def fields(self) -> tuple[str, ...]:
        return ("card", "act")

    def to_wire(self) -> list[Any]:
        return ["ReadCard", self.card, self.act]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ReadCard) and self.card == other.card and self.act == other.act

    def __hash__(self) -> int:
        return hash(("ReadCard", self.card, self.act))


@mypyc_attr(acyclic=True)
class PlaceMutation(Step):
    """A mutation or feat goes into a pocket."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["PlaceMutation", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlaceMutation) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("PlaceMutation", self.card))


@mypyc_attr(acyclic=True)
class GiveCombatCard(Step):
    """An upgraded combat card goes to a prisoner's deck."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["GiveCombatCard", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GiveCombatCard) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("GiveCombatCard", self.card))


@mypyc_attr(acyclic=True)
class PurgeOne(Step):
    """A card leaves the game for good."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def fields(self) -> tuple[str, ...]:
        return ("what",)

    def to_wire(self) -> list[Any]:
        return ["PurgeOne", self.what]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PurgeOne) and self.what == other.what

    def __hash__(self) -> int:
        return hash(("PurgeOne", self.what))


@mypyc_attr(acyclic=True)
class NextRun(Step):
    """Go on, or leave it at that."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["NextRun"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NextRun)

    def __hash__(self) -> int:
        return hash("NextRun")


@mypyc_attr(acyclic=True)
class StartIn(Action):
    """Begin the run in this biome."""

    __slots__ = ("biome",)

    def __init__(self, biome: str) -> None:
        self.biome = biome

    def fields(self) -> tuple[str, ...]:
        return ("biome",)

    def to_wire(self) -> list[Any]:
        return ["StartIn", self.biome]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StartIn) and self.biome == other.biome

    def __hash__(self) -> int:
        return hash(("StartIn", self.biome))


@mypyc_attr(acyclic=True)
class BePrisoner(Action):
    """Play this prisoner."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("kind",)

    def to_wire(self) -> list[Any]:
        return ["BePrisoner", self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BePrisoner) and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("BePrisoner", self.kind))


@mypyc_attr(acyclic=True)
class GiveUpgrade(Action):
    """An upgraded combat card goes to this prisoner's deck."""

    __slots__ = ("card", "kind")

    def __init__(self, card: str, kind: str) -> None:
        self.card = card
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("card", "kind")

    def to_wire(self) -> list[Any]:
        return ["GiveUpgrade", self.card, self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GiveUpgrade) and self.card == other.card and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("GiveUpgrade", self.card, self.kind))


@mypyc_attr(acyclic=True)
class PutBack(Action):
    """A mutation goes into its pocket; in the place of another (`instead`), if it is full."""

    __slots__ = ("card", "instead")

    def __init__(self, card: str, instead: str) -> None:
        self.card = card
        self.instead = instead

    def fields(self) -> tuple[str, ...]:
        return ("card", "instead")

    def to_wire(self) -> list[Any]:
        return ["PutBack", self.card, self.instead]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PutBack) and self.card == other.card and self.instead == other.instead

    def __hash__(self) -> int:
        return hash(("PutBack", self.card, self.instead))


@mypyc_attr(acyclic=True)
class PutBy(Action):
    """A mutation leaves the board, or is not placed."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["PutBy", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PutBy) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("PutBy", self.card))


@mypyc_attr(acyclic=True)
class MakeFirst(Action):
    """This prisoner's player has the first player's token."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["MakeFirst", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MakeFirst) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("MakeFirst", self.who))


@mypyc_attr(acyclic=True)
class To(Action):
    """This prisoner: takes the damage or the state, gets the vial, the shield, is healed."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["To", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, To) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("To", self.who))


@mypyc_attr(acyclic=True)
class ScrollTo(Action):
    """This prisoner gets the scroll of this colour."""

    __slots__ = ("trait", "who")

    def __init__(self, who: int, trait: str) -> None:
        self.who = who
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("who", "trait")

    def to_wire(self) -> list[Any]:
        return ["ScrollTo", self.who, self.trait]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScrollTo) and self.who == other.who and self.trait == other.trait

    def __hash__(self) -> int:
        return hash(("ScrollTo", self.who, self.trait))


@mypyc_attr(acyclic=True)
class ItemTo(Action):
    """This prisoner gets this item."""

    __slots__ = ("item", "who")

    def __init__(self, who: int, item: str) -> None:
        self.who = who
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("who", "item")

    def to_wire(self) -> list[Any]:
        return ["ItemTo", self.who, self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ItemTo) and self.who == other.who and self.item == other.item

    def __hash__(self) -> int:
        return hash(("ItemTo", self.who, self.item))


@mypyc_attr(acyclic=True)
class ToCompanion(Action):
    """A companion takes the damage."""

    __slots__ = ("item",)

    def __init__(self, item: str) -> None:
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("item",)

    def to_wire(self) -> list[Any]:
        return ["ToCompanion", self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ToCompanion) and self.item == other.item

    def __hash__(self) -> int:
        return hash(("ToCompanion", self.item))


@mypyc_attr(acyclic=True)
class Go(Action):
    """Take the corridor to this space."""

    __slots__ = ("space",)

    def __init__(self, space: str) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["Go", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Go) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("Go", self.space))


@mypyc_attr(acyclic=True)
class Peek(Action):
    """Look at the tile on this space."""

    __slots__ = ("space",)

    def __init__(self, space: str) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["Peek", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Peek) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("Peek", self.space))


@mypyc_attr(acyclic=True)
class Teleport(Action):
    """Step out of the wall at this space."""

    __slots__ = ("space",)

    def __init__(self, space: str) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["Teleport", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Teleport) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("Teleport", self.space))


@mypyc_attr(acyclic=True)
class Discard(Action):
    """Give up this combat card of one's hand for a Test."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Discard", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discard) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Discard", self.card))


@mypyc_attr(acyclic=True)
class Symbol(Action):
    """This symbol of a card."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("trait",)

    def to_wire(self) -> list[Any]:
        return ["Symbol", self.trait]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Symbol) and self.trait == other.trait

    def __hash__(self) -> int:
        return hash(("Symbol", self.trait))


@mypyc_attr(acyclic=True)
class Take(Action):
    """This option of an either/or line."""

    __slots__ = ("option",)

    def __init__(self, option: int) -> None:
        self.option = option

    def fields(self) -> tuple[str, ...]:
        return ("option",)

    def to_wire(self) -> list[Any]:
        return ["Take", self.option]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Take) and self.option == other.option

    def __hash__(self) -> int:
        return hash(("Take", self.option))


@mypyc_attr(acyclic=True)
class Equip(Action):
    """Wear it in a free slot, or in the place of another item."""

    __slots__ = ("instead", "item")

    def __init__(self, item: str, instead: str) -> None:
        self.item = item
        self.instead = instead

    def fields(self) -> tuple[str, ...]:
        return ("item", "instead")

    def to_wire(self) -> list[Any]:
        return ["Equip", self.item, self.instead]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Equip) and self.item == other.item and self.instead == other.instead

    def __hash__(self) -> int:
        return hash(("Equip", self.item, self.instead))


@mypyc_attr(acyclic=True)
class Leave(Action):
    """Let this item go."""

    __slots__ = ("item",)

    def __init__(self, item: str) -> None:
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("item",)

    def to_wire(self) -> list[Any]:
        return ["Leave", self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Leave) and self.item == other.item

    def __hash__(self) -> int:
        return hash(("Leave", self.item))


@mypyc_attr(acyclic=True)
class Buy(Action):
    """Buy this: an item or blueprint by its id, or what a tile sells."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def fields(self) -> tuple[str, ...]:
        return ("what",)

    def to_wire(self) -> list[Any]:
        return ["Buy", self.what]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Buy) and self.what == other.what

    def __hash__(self) -> int:
        return hash(("Buy", self.what))


@mypyc_attr(acyclic=True)
class LightLantern(Action):
    """Spend a lantern on this fight."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["LightLantern"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LightLantern)

    def __hash__(self) -> int:
        return hash("LightLantern")


@mypyc_attr(acyclic=True)
class SitOut(Action):
    """This prisoner passes in this fight."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["SitOut", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SitOut) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("SitOut", self.who))


@mypyc_attr(acyclic=True)
class Play(Action):
    """A combat card, face down, and what is said with it: an action and its round (nothing when alone)."""

    __slots__ = ("card", "round", "said")

    def __init__(self, card: str, said: str, round: int) -> None:
        self.card = card
        self.said = said
        self.round = round

    def fields(self) -> tuple[str, ...]:
        return ("card", "said", "round")

    def to_wire(self) -> list[Any]:
        return ["Play", self.card, self.said, self.round]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Play)
            and self.card == other.card
            and self.said == other.said
            and self.round == other.round
        )

    def __hash__(self) -> int:
        return hash(("Play", self.card, self.said, self.round))


@mypyc_attr(acyclic=True)
class Swap(Action):
    """Exchange this card of the hand for a new one."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Swap", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Swap) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Swap", self.card))


@mypyc_attr(acyclic=True)
class SwapEnemies(Action):
    """These two change places."""

    __slots__ = ("enemy", "other")

    def __init__(self, enemy: int, other: int) -> None:
        self.enemy = enemy
        self.other = other

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "other")

    def to_wire(self) -> list[Any]:
        return ["SwapEnemies", self.enemy, self.other]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SwapEnemies) and self.enemy == other.enemy and self.other == other.other

    def __hash__(self) -> int:
        return hash(("SwapEnemies", self.enemy, self.other))


@mypyc_attr(acyclic=True)
class UseItem(Action):
    """Use an item in this round: instead of the line of the active card `instead`, or beside it (-1)."""

    __slots__ = ("instead", "item")

    def __init__(self, item: str, instead: int) -> None:
        self.item = item
        self.instead = instead

    def fields(self) -> tuple[str, ...]:
        return ("item", "instead")

    def to_wire(self) -> list[Any]:
        return ["UseItem", self.item, self.instead]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UseItem) and self.item == other.item and self.instead == other.instead

    def __hash__(self) -> int:
        return hash(("UseItem", self.item, self.instead))


@mypyc_attr(acyclic=True)
class UseAbility(Action):
    """Use this ability: `poisoned.ability`, `poisoned.tactics.1`, an item, the skill card."""

    __slots__ = ("ability",)

    def __init__(self, ability: str) -> None:
        self.ability = ability

    def fields(self) -> tuple[str, ...]:
        return ("ability",)

    def to_wire(self) -> list[Any]:
        return ["UseAbility", self.ability]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UseAbility) and self.ability == other.ability

    def __hash__(self) -> int:
        return hash(("UseAbility", self.ability))


@mypyc_attr(acyclic=True)
class Open(Action):
    """Carry out this action of Round 0."""

    __slots__ = ("source",)

    def __init__(self, source: str) -> None:
        self.source = source

    def fields(self) -> tuple[str, ...]:
        return ("source",)

    def to_wire(self) -> list[Any]:
        return ["Open", self.source]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Open) and self.source == other.source

    def __hash__(self) -> int:
        return hash(("Open", self.source))


@mypyc_attr(acyclic=True)
class Drink(Action):
    """Spend a potion on this prisoner."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Drink", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drink) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Drink", self.who))


@mypyc_attr(acyclic=True)
class Hit(Action):
    """Aim at this enemy."""

    __slots__ = ("enemy",)

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy

    def fields(self) -> tuple[str, ...]:
        return ("enemy",)

    def to_wire(self) -> list[Any]:
        return ["Hit", self.enemy]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hit) and self.enemy == other.enemy

    def __hash__(self) -> int:
        return hash(("Hit", self.enemy))


@mypyc_attr(acyclic=True)
class Grab(Action):
    """Loot everything of this type."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def fields(self) -> tuple[str, ...]:
        return ("what",)

    def to_wire(self) -> list[Any]:
        return ["Grab", self.what]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grab) and self.what == other.what

    def __hash__(self) -> int:
        return hash(("Grab", self.what))


@mypyc_attr(acyclic=True)
class StateOff(Action):
    """This state comes off this prisoner."""

    __slots__ = ("state", "who")

    def __init__(self, who: int, state: str) -> None:
        self.who = who
        self.state = state

    def fields(self) -> tuple[str, ...]:
        return ("who", "state")

    def to_wire(self) -> list[Any]:
        return ["StateOff", self.who, self.state]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StateOff) and self.who == other.who and self.state == other.state

    def __hash__(self) -> int:
        return hash(("StateOff", self.who, self.state))


@mypyc_attr(acyclic=True)
class LoseStep(Action):
    """Lose a step of this track."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("trait",)

    def to_wire(self) -> list[Any]:
        return ["LoseStep", self.trait]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LoseStep) and self.trait == other.trait

    def __hash__(self) -> int:
        return hash(("LoseStep", self.trait))


@mypyc_attr(acyclic=True)
class NextBlueprint(Action):
    """This one next: the last to be put down lies on top."""

    __slots__ = ("item",)

    def __init__(self, item: str) -> None:
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("item",)

    def to_wire(self) -> list[Any]:
        return ["NextBlueprint", self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NextBlueprint) and self.item == other.item

    def __hash__(self) -> int:
        return hash(("NextBlueprint", self.item))


@mypyc_attr(acyclic=True)
class Upgrade(Action):
    """Buy from this deck."""

    __slots__ = ("deck",)

    def __init__(self, deck: str) -> None:
        self.deck = deck

    def fields(self) -> tuple[str, ...]:
        return ("deck",)

    def to_wire(self) -> list[Any]:
        return ["Upgrade", self.deck]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Upgrade) and self.deck == other.deck

    def __hash__(self) -> int:
        return hash(("Upgrade", self.deck))


@mypyc_attr(acyclic=True)
class ThrowIn(Action):
    """Throw a cell into the well."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["ThrowIn"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ThrowIn)

    def __hash__(self) -> int:
        return hash("ThrowIn")


@mypyc_attr(acyclic=True)
class Purge(Action):
    """This card leaves the game for good."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["Purge", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Purge) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Purge", self.card))


@mypyc_attr(acyclic=True)
class GoAgain(Action):
    """Another run."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["GoAgain"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GoAgain)

    def __hash__(self) -> int:
        return hash("GoAgain")


@mypyc_attr(acyclic=True)
class Retire(Action):
    """The campaign is over."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Retire"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Retire)

    def __hash__(self) -> int:
        return hash("Retire")


@mypyc_attr(acyclic=True)
class ResetBox(Action):
    """Begin the whole campaign anew."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["ResetBox"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ResetBox)

    def __hash__(self) -> int:
        return hash("ResetBox")


@mypyc_attr(acyclic=True)
class RunBegan(Event):
    """A run begins here."""

    __slots__ = ("biome", "number")

    def __init__(self, number: int, biome: str) -> None:
        self.number = number
        self.biome = biome

    def fields(self) -> tuple[str, ...]:
        return ("number", "biome")

    def to_wire(self) -> list[Any]:
        return ["RunBegan", self.number, self.biome]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RunBegan) and self.number == other.number and self.biome == other.biome

    def __hash__(self) -> int:
        return hash(("RunBegan", self.number, self.biome))


@mypyc_attr(acyclic=True)
class PrisonerTaken(Event):
    """Somebody plays this prisoner."""

    __slots__ = ("kind", "who")

    def __init__(self, who: int, kind: str) -> None:
        self.who = who
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("who", "kind")

    def to_wire(self) -> list[Any]:
        return ["PrisonerTaken", self.who, self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PrisonerTaken) and self.who == other.who and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("PrisonerTaken", self.who, self.kind))


@mypyc_attr(acyclic=True)
class UpgradeMoved(Event):
    """An upgraded combat card lies with another prisoner."""

    __slots__ = ("card", "kind")

    def __init__(self, card: str, kind: str) -> None:
        self.card = card
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("card", "kind")

    def to_wire(self) -> list[Any]:
        return ["UpgradeMoved", self.card, self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UpgradeMoved) and self.card == other.card and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("UpgradeMoved", self.card, self.kind))


@mypyc_attr(acyclic=True)
class MutationPlaced(Event):
    """A card lies on the Mutations board."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["MutationPlaced", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MutationPlaced) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("MutationPlaced", self.card))


@mypyc_attr(acyclic=True)
class MutationPutBy(Event):
    """A card is kept with the prisoners' decks."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["MutationPutBy", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MutationPutBy) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("MutationPutBy", self.card))


@mypyc_attr(acyclic=True)
class FirstPlayer(Event):
    """The first player's token is with this one now."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["FirstPlayer", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FirstPlayer) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("FirstPlayer", self.who))


@mypyc_attr(acyclic=True)
class BiomeEntered(Event):
    """A biome lies before the group."""

    __slots__ = ("biome",)

    def __init__(self, biome: str) -> None:
        self.biome = biome

    def fields(self) -> tuple[str, ...]:
        return ("biome",)

    def to_wire(self) -> list[Any]:
        return ["BiomeEntered", self.biome]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BiomeEntered) and self.biome == other.biome

    def __hash__(self) -> int:
        return hash(("BiomeEntered", self.biome))


@mypyc_attr(acyclic=True)
class TileSeen(Event):
    """A tile is seen, but not resolved."""

    __slots__ = ("space", "tile")

    def __init__(self, space: str, tile: str) -> None:
        self.space = space
        self.tile = tile

    def fields(self) -> tuple[str, ...]:
        return ("space", "tile")

    def to_wire(self) -> list[Any]:
        return ["TileSeen", self.space, self.tile]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TileSeen) and self.space == other.space and self.tile == other.tile

    def __hash__(self) -> int:
        return hash(("TileSeen", self.space, self.tile))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Moved(Event):
    """The group has gone to this space."""

    __slots__ = ("space",)

    def __init__(self, space: str) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["Moved", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moved) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("Moved", self.space))


@mypyc_attr(acyclic=True)
class TileTurned(Event):
    """A tile is turned over and resolved."""

    __slots__ = ("space", "tile")

    def __init__(self, space: str, tile: str) -> None:
        self.space = space
        self.tile = tile

    def fields(self) -> tuple[str, ...]:
        return ("space", "tile")

    def to_wire(self) -> list[Any]:
        return ["TileTurned", self.space, self.tile]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TileTurned) and self.space == other.space and self.tile == other.tile

    def __hash__(self) -> int:
        return hash(("TileTurned", self.space, self.tile))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class TestPassed(Event):
    """A hand Test is passed with this card."""

    __slots__ = ("card", "trait", "who")

    def __init__(self, who: int, trait: str, card: str) -> None:
        self.who = who
        self.trait = trait
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("who", "trait", "card")

    def to_wire(self) -> list[Any]:
        return ["TestPassed", self.who, self.trait, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, TestPassed)
            and self.who == other.who
            and self.trait == other.trait
            and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash(("TestPassed", self.who, self.trait, self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class TestFailed(Event):
    """A hand Test is failed."""

    __slots__ = ("trait", "who")

    def __init__(self, who: int, trait: str) -> None:
        self.who = who
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("who", "trait")

    def to_wire(self) -> list[Any]:
        return ["TestFailed", self.who, self.trait]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TestFailed) and self.who == other.who and self.trait == other.trait

    def __hash__(self) -> int:
        return hash(("TestFailed", self.who, self.trait))


@mypyc_attr(acyclic=True)
class DeckTested(Event):
    """A deck Test: this card was on top, and the symbol that counted, if any."""

    __slots__ = ("card", "trait", "who")

    def __init__(self, who: int, card: str, trait: str) -> None:
        self.who = who
        self.card = card
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("who", "card", "trait")

    def to_wire(self) -> list[Any]:
        return ["DeckTested", self.who, self.card, self.trait]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, DeckTested)
            and self.who == other.who
            and self.card == other.card
            and self.trait == other.trait
        )

    def __hash__(self) -> int:
        return hash(("DeckTested", self.who, self.card, self.trait))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Gained(Event):
    """Goods into the bag."""

    __slots__ = ("amount", "what")

    def __init__(self, what: str, amount: int) -> None:
        self.what = what
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("what", "amount")

    def to_wire(self) -> list[Any]:
        return ["Gained", self.what, self.amount]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Gained) and self.what == other.what and self.amount == other.amount

    def __hash__(self) -> int:
        return hash(("Gained", self.what, self.amount))


@mypyc_attr(acyclic=True)
class ScrollGained(Event):
    """A marker moves a space to the right."""

    __slots__ = ("level", "trait", "who")

    def __init__(self, who: int, trait: str, level: int) -> None:
        self.who = who
        self.trait = trait
        self.level = level

    def fields(self) -> tuple[str, ...]:
        return ("who", "trait", "level")

    def to_wire(self) -> list[Any]:
        return ["ScrollGained", self.who, self.trait, self.level]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, ScrollGained)
            and self.who == other.who
            and self.trait == other.trait
            and self.level == other.level
        )

    def __hash__(self) -> int:
        return hash(("ScrollGained", self.who, self.trait, self.level))


@mypyc_attr(acyclic=True)
class ScrollWasted(Event):
    """Nobody had a space left for it."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("trait",)

    def to_wire(self) -> list[Any]:
        return ["ScrollWasted", self.trait]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScrollWasted) and self.trait == other.trait

    def __hash__(self) -> int:
        return hash(("ScrollWasted", self.trait))


@mypyc_attr(acyclic=True)
class ScrollLost(Event):
    """A marker moves a space to the left."""

    __slots__ = ("level", "trait", "who")

    def __init__(self, who: int, trait: str, level: int) -> None:
        self.who = who
        self.trait = trait
        self.level = level

    def fields(self) -> tuple[str, ...]:
        return ("who", "trait", "level")

    def to_wire(self) -> list[Any]:
        return ["ScrollLost", self.who, self.trait, self.level]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, ScrollLost)
            and self.who == other.who
            and self.trait == other.trait
            and self.level == other.level
        )

    def __hash__(self) -> int:
        return hash(("ScrollLost", self.who, self.trait, self.level))


@mypyc_attr(acyclic=True)
class Transformed(Event):
    """Serenade's board is flipped."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Transformed", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Transformed) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Transformed", self.who))


@mypyc_attr(acyclic=True)
class Healed(Event):
    """Damage comes off a prisoner."""

    __slots__ = ("amount", "who")

    def __init__(self, who: int, amount: int) -> None:
        self.who = who
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount")

    def to_wire(self) -> list[Any]:
        return ["Healed", self.who, self.amount]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Healed) and self.who == other.who and self.amount == other.amount

    def __hash__(self) -> int:
        return hash(("Healed", self.who, self.amount))


@mypyc_attr(acyclic=True)
class ItemFound(Event):
    """An item is turned over for the group."""

    __slots__ = ("item",)

    def __init__(self, item: str) -> None:
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("item",)

    def to_wire(self) -> list[Any]:
        return ["ItemFound", self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ItemFound) and self.item == other.item

    def __hash__(self) -> int:
        return hash(("ItemFound", self.item))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class ItemTaken(Event):
    """A prisoner equips an item."""

    __slots__ = ("item", "who")

    def __init__(self, who: int, item: str) -> None:
        self.who = who
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("who", "item")

    def to_wire(self) -> list[Any]:
        return ["ItemTaken", self.who, self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ItemTaken) and self.who == other.who and self.item == other.item

    def __hash__(self) -> int:
        return hash(("ItemTaken", self.who, self.item))


@mypyc_attr(acyclic=True)
class ItemDropped(Event):
    """An item is discarded."""

    __slots__ = ("item", "who")

    def __init__(self, who: int, item: str) -> None:
        self.who = who
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("who", "item")

    def to_wire(self) -> list[Any]:
        return ["ItemDropped", self.who, self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ItemDropped) and self.who == other.who and self.item == other.item

    def __hash__(self) -> int:
        return hash(("ItemDropped", self.who, self.item))


@mypyc_attr(acyclic=True)
class BlueprintFound(Event):
    """A blueprint goes to the collector's space."""

    __slots__ = ("item",)

    def __init__(self, item: str) -> None:
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("item",)

    def to_wire(self) -> list[Any]:
        return ["BlueprintFound", self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BlueprintFound) and self.item == other.item

    def __hash__(self) -> int:
        return hash(("BlueprintFound", self.item))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class RuneFound(Event):
    """A rune is active for good."""

    __slots__ = ("rune",)

    def __init__(self, rune: str) -> None:
        self.rune = rune

    def fields(self) -> tuple[str, ...]:
        return ("rune",)

    def to_wire(self) -> list[Any]:
        return ["RuneFound", self.rune]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuneFound) and self.rune == other.rune

    def __hash__(self) -> int:
        return hash(("RuneFound", self.rune))


@mypyc_attr(acyclic=True)
class OptionTaken(Event):
    """The group has taken this option."""

    __slots__ = ("option", "tile")

    def __init__(self, tile: str, option: int) -> None:
        self.tile = tile
        self.option = option

    def fields(self) -> tuple[str, ...]:
        return ("tile", "option")

    def to_wire(self) -> list[Any]:
        return ["OptionTaken", self.tile, self.option]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OptionTaken) and self.tile == other.tile and self.option == other.option

    def __hash__(self) -> int:
        return hash(("OptionTaken", self.tile, self.option))


@mypyc_attr(acyclic=True)
class Cursed(Event):
    """A curse of this biome is suffered."""

    __slots__ = ("biome", "curse")

    def __init__(self, biome: str, curse: int) -> None:
        self.biome = biome
        self.curse = curse

    def fields(self) -> tuple[str, ...]:
        return ("biome", "curse")

    def to_wire(self) -> list[Any]:
        return ["Cursed", self.biome, self.curse]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cursed) and self.biome == other.biome and self.curse == other.curse

    def __hash__(self) -> int:
        return hash(("Cursed", self.biome, self.curse))


@mypyc_attr(acyclic=True)
class CurseWarded(Event):
    """A curse slides off."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["CurseWarded"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CurseWarded)

    def __hash__(self) -> int:
        return hash("CurseWarded")


@mypyc_attr(acyclic=True)
class BellRung(Event):
    """A bell, and what it does."""

    __slots__ = ("result",)

    def __init__(self, result: str) -> None:
        self.result = result

    def fields(self) -> tuple[str, ...]:
        return ("result",)

    def to_wire(self) -> list[Any]:
        return ["BellRung", self.result]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BellRung) and self.result == other.result

    def __hash__(self) -> int:
        return hash(("BellRung", self.result))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class WormsCaught(Event):
    """A prisoner has a worm more."""

    __slots__ = ("amount", "who")

    def __init__(self, who: int, amount: int) -> None:
        self.who = who
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount")

    def to_wire(self) -> list[Any]:
        return ["WormsCaught", self.who, self.amount]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, WormsCaught) and self.who == other.who and self.amount == other.amount

    def __hash__(self) -> int:
        return hash(("WormsCaught", self.who, self.amount))


@mypyc_attr(acyclic=True)
class WormsBit(Event):
    """Three worms have done their work."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["WormsBit", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, WormsBit) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("WormsBit", self.who))


@mypyc_attr(acyclic=True)
class MalaiseCaught(Event):
    """A prisoner is afflicted."""

    __slots__ = ("card", "who")

    def __init__(self, who: int, card: str) -> None:
        self.who = who
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("who", "card")

    def to_wire(self) -> list[Any]:
        return ["MalaiseCaught", self.who, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MalaiseCaught) and self.who == other.who and self.card == other.card

    def __hash__(self) -> int:
        return hash(("MalaiseCaught", self.who, self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class LanternSpent(Event):
    """A lantern lights this fight."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("left",)

    def to_wire(self) -> list[Any]:
        return ["LanternSpent", self.left]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LanternSpent) and self.left == other.left

    def __hash__(self) -> int:
        return hash(("LanternSpent", self.left))


@mypyc_attr(acyclic=True)
class LanternLit(Event):
    """A lantern is lit again."""

    __slots__ = ("lit",)

    def __init__(self, lit: int) -> None:
        self.lit = lit

    def fields(self) -> tuple[str, ...]:
        return ("lit",)

    def to_wire(self) -> list[Any]:
        return ["LanternLit", self.lit]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LanternLit) and self.lit == other.lit

    def __hash__(self) -> int:
        return hash(("LanternLit", self.lit))


@mypyc_attr(acyclic=True)
class KeyFound(Event):
    """The group has a key more."""

    __slots__ = ("keys",)

    def __init__(self, keys: int) -> None:
        self.keys = keys

    def fields(self) -> tuple[str, ...]:
        return ("keys",)

    def to_wire(self) -> list[Any]:
        return ["KeyFound", self.keys]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KeyFound) and self.keys == other.keys

    def __hash__(self) -> int:
        return hash(("KeyFound", self.keys))


@mypyc_attr(acyclic=True)
class DoorUnlocked(Event):
    """A key is spent on a corridor."""

    __slots__ = ("to",)

    def __init__(self, to: str) -> None:
        self.to = to

    def fields(self) -> tuple[str, ...]:
        return ("to",)

    def to_wire(self) -> list[Any]:
        return ["DoorUnlocked", self.to]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DoorUnlocked) and self.to == other.to

    def __hash__(self) -> int:
        return hash(("DoorUnlocked", self.to))


@mypyc_attr(acyclic=True)
class Restricted(Event):
    """A restriction is in force."""

    __slots__ = ("number", "round")

    def __init__(self, number: int, round: int) -> None:
        self.number = number
        self.round = round

    def fields(self) -> tuple[str, ...]:
        return ("number", "round")

    def to_wire(self) -> list[Any]:
        return ["Restricted", self.number, self.round]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Restricted) and self.number == other.number and self.round == other.round

    def __hash__(self) -> int:
        return hash(("Restricted", self.number, self.round))


@mypyc_attr(acyclic=True)
class Teleported(Event):
    """The group has stepped through the wall."""

    __slots__ = ("space",)

    def __init__(self, space: str) -> None:
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("space",)

    def to_wire(self) -> list[Any]:
        return ["Teleported", self.space]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Teleported) and self.space == other.space

    def __hash__(self) -> int:
        return hash(("Teleported", self.space))


@mypyc_attr(acyclic=True)
class Bought(Event):
    """Something was bought."""

    __slots__ = ("price", "what")

    def __init__(self, what: str, price: int) -> None:
        self.what = what
        self.price = price

    def fields(self) -> tuple[str, ...]:
        return ("what", "price")

    def to_wire(self) -> list[Any]:
        return ["Bought", self.what, self.price]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bought) and self.what == other.what and self.price == other.price

    def __hash__(self) -> int:
        return hash(("Bought", self.what, self.price))


@mypyc_attr(acyclic=True)
class FightBegan(Event):
    """An encounter."""

    __slots__ = ("tile",)

    def __init__(self, tile: str) -> None:
        self.tile = tile

    def fields(self) -> tuple[str, ...]:
        return ("tile",)

    def to_wire(self) -> list[Any]:
        return ["FightBegan", self.tile]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FightBegan) and self.tile == other.tile

    def __hash__(self) -> int:
        return hash(("FightBegan", self.tile))


@mypyc_attr(acyclic=True)
class EnemyPlaced(Event):
    """An enemy comes to a space."""

    __slots__ = ("card", "enemy", "space")

    def __init__(self, enemy: int, card: str, space: int) -> None:
        self.enemy = enemy
        self.card = card
        self.space = space

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "card", "space")

    def to_wire(self) -> list[Any]:
        return ["EnemyPlaced", self.enemy, self.card, self.space]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, EnemyPlaced)
            and self.enemy == other.enemy
            and self.card == other.card
            and self.space == other.space
        )

    def __hash__(self) -> int:
        return hash(("EnemyPlaced", self.enemy, self.card, self.space))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class LootLaid(Event):
    """Loot lies with the group."""

    __slots__ = ("loot",)

    def __init__(self, loot: list[str]) -> None:
        self.loot = loot

    def fields(self) -> tuple[str, ...]:
        return ("loot",)

    def to_wire(self) -> list[Any]:
        return ["LootLaid", self.loot.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LootLaid) and self.loot == other.loot

    __hash__ = None  # type: ignore[assignment]

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class PassChosen(Event):
    """This one passes."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["PassChosen", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PassChosen) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("PassChosen", self.who))


@mypyc_attr(acyclic=True)
class PassRevealed(Event):
    """The one who passes turns over a card; the symbol that counted, if any."""

    __slots__ = ("card", "trait", "who")

    def __init__(self, who: int, card: str, trait: str) -> None:
        self.who = who
        self.card = card
        self.trait = trait

    def fields(self) -> tuple[str, ...]:
        return ("who", "card", "trait")

    def to_wire(self) -> list[Any]:
        return ["PassRevealed", self.who, self.card, self.trait]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PassRevealed)
            and self.who == other.who
            and self.card == other.card
            and self.trait == other.trait
        )

    def __hash__(self) -> int:
        return hash(("PassRevealed", self.who, self.card, self.trait))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class CardsExchanged(Event):
    """So many hand cards were changed."""

    __slots__ = ("amount", "who")

    def __init__(self, who: int, amount: int) -> None:
        self.who = who
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount")

    def to_wire(self) -> list[Any]:
        return ["CardsExchanged", self.who, self.amount]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardsExchanged) and self.who == other.who and self.amount == other.amount

    def __hash__(self) -> int:
        return hash(("CardsExchanged", self.who, self.amount))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class PutDown(Event):
    """A card lies face down, and this was said."""

    __slots__ = ("round", "said", "who")

    def __init__(self, who: int, said: str, round: int) -> None:
        self.who = who
        self.said = said
        self.round = round

    def fields(self) -> tuple[str, ...]:
        return ("who", "said", "round")

    def to_wire(self) -> list[Any]:
        return ["PutDown", self.who, self.said, self.round]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PutDown)
            and self.who == other.who
            and self.said == other.said
            and self.round == other.round
        )

    def __hash__(self) -> int:
        return hash(("PutDown", self.who, self.said, self.round))


@mypyc_attr(acyclic=True)
class Revealed(Event):
    """A card is turned over."""

    __slots__ = ("card", "who")

    def __init__(self, who: int, card: str) -> None:
        self.who = who
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("who", "card")

    def to_wire(self) -> list[Any]:
        return ["Revealed", self.who, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Revealed) and self.who == other.who and self.card == other.card

    def __hash__(self) -> int:
        return hash(("Revealed", self.who, self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class PowerUsed(Event):
    """Serenade's power in this fight."""

    __slots__ = ("power",)

    def __init__(self, power: str) -> None:
        self.power = power

    def fields(self) -> tuple[str, ...]:
        return ("power",)

    def to_wire(self) -> list[Any]:
        return ["PowerUsed", self.power]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PowerUsed) and self.power == other.power

    def __hash__(self) -> int:
        return hash(("PowerUsed", self.power))


@mypyc_attr(acyclic=True)
class RoundBegan(Event):
    """A round begins."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def fields(self) -> tuple[str, ...]:
        return ("round",)

    def to_wire(self) -> list[Any]:
        return ["RoundBegan", self.round]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoundBegan) and self.round == other.round

    def __hash__(self) -> int:
        return hash(("RoundBegan", self.round))


@mypyc_attr(acyclic=True)
class ItemUsed(Event):
    """An item works."""

    __slots__ = ("item", "who")

    def __init__(self, who: int, item: str) -> None:
        self.who = who
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("who", "item")

    def to_wire(self) -> list[Any]:
        return ["ItemUsed", self.who, self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ItemUsed) and self.who == other.who and self.item == other.item

    def __hash__(self) -> int:
        return hash(("ItemUsed", self.who, self.item))


@mypyc_attr(acyclic=True)
class AbilityUsed(Event):
    """An ability is used."""

    __slots__ = ("ability", "who")

    def __init__(self, who: int, ability: str) -> None:
        self.who = who
        self.ability = ability

    def fields(self) -> tuple[str, ...]:
        return ("who", "ability")

    def to_wire(self) -> list[Any]:
        return ["AbilityUsed", self.who, self.ability]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AbilityUsed) and self.who == other.who and self.ability == other.ability

    def __hash__(self) -> int:
        return hash(("AbilityUsed", self.who, self.ability))


@mypyc_attr(acyclic=True)
class Missed(Event):
    """An action found nobody in reach."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Missed", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Missed) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Missed", self.who))


@mypyc_attr(acyclic=True)
class Stopped(Event):
    """Frozen, or restricted: this one does nothing in this round."""

    __slots__ = ("card", "enemy", "who")

    def __init__(self, who: int, enemy: int, card: str) -> None:
        self.who = who
        self.enemy = enemy
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("who", "enemy", "card")

    def to_wire(self) -> list[Any]:
        return ["Stopped", self.who, self.enemy, self.card]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Stopped)
            and self.who == other.who
            and self.enemy == other.enemy
            and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash(("Stopped", self.who, self.enemy, self.card))


@mypyc_attr(acyclic=True)
class EnemyHurt(Event):
    """Damage on an enemy; `blocked` was stopped by shields. Nobody's doing (-1): poison, a push, thorns."""

    __slots__ = ("amount", "blocked", "card", "enemy", "who")

    def __init__(self, who: int, enemy: int, card: str, amount: int, blocked: int) -> None:
        self.who = who
        self.enemy = enemy
        self.card = card
        self.amount = amount
        self.blocked = blocked

    def fields(self) -> tuple[str, ...]:
        return ("who", "enemy", "card", "amount", "blocked")

    def to_wire(self) -> list[Any]:
        return ["EnemyHurt", self.who, self.enemy, self.card, self.amount, self.blocked]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, EnemyHurt)
            and self.who == other.who
            and self.enemy == other.enemy
            and self.card == other.card
            and self.amount == other.amount
            and self.blocked == other.blocked
        )

    def __hash__(self) -> int:
        return hash(("EnemyHurt", self.who, self.enemy, self.card, self.amount, self.blocked))


@mypyc_attr(acyclic=True)
class EnemyMarked(Event):
    """A state on an enemy; of Frozen the round."""

    __slots__ = ("card", "enemy", "round", "state", "who")

    def __init__(self, who: int, enemy: int, card: str, state: str, round: int) -> None:
        self.who = who
        self.enemy = enemy
        self.card = card
        self.state = state
        self.round = round

    def fields(self) -> tuple[str, ...]:
        return ("who", "enemy", "card", "state", "round")

    def to_wire(self) -> list[Any]:
        return ["EnemyMarked", self.who, self.enemy, self.card, self.state, self.round]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, EnemyMarked)
            and self.who == other.who
            and self.enemy == other.enemy
            and self.card == other.card
            and self.state == other.state
            and self.round == other.round
        )

    def __hash__(self) -> int:
        return hash(("EnemyMarked", self.who, self.enemy, self.card, self.state, self.round))


@mypyc_attr(acyclic=True)
class EnemyImmune(Event):
    """A state does not take hold of an enemy."""

    __slots__ = ("card", "enemy", "state")

    def __init__(self, enemy: int, card: str, state: str) -> None:
        self.enemy = enemy
        self.card = card
        self.state = state

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "card", "state")

    def to_wire(self) -> list[Any]:
        return ["EnemyImmune", self.enemy, self.card, self.state]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, EnemyImmune)
            and self.enemy == other.enemy
            and self.card == other.card
            and self.state == other.state
        )

    def __hash__(self) -> int:
        return hash(("EnemyImmune", self.enemy, self.card, self.state))


@mypyc_attr(acyclic=True)
class EnemyShielded(Event):
    """Shields on an enemy."""

    __slots__ = ("amount", "card", "enemy", "golden")

    def __init__(self, enemy: int, card: str, amount: int, golden: bool) -> None:
        self.enemy = enemy
        self.card = card
        self.amount = amount
        self.golden = golden

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "card", "amount", "golden")

    def to_wire(self) -> list[Any]:
        return ["EnemyShielded", self.enemy, self.card, self.amount, self.golden]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, EnemyShielded)
            and self.enemy == other.enemy
            and self.card == other.card
            and self.amount == other.amount
            and self.golden == other.golden
        )

    def __hash__(self) -> int:
        return hash(("EnemyShielded", self.enemy, self.card, self.amount, self.golden))


@mypyc_attr(acyclic=True)
class ShieldsShattered(Event):
    """An enemy's shields are gone."""

    __slots__ = ("card", "enemy")

    def __init__(self, enemy: int, card: str) -> None:
        self.enemy = enemy
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "card")

    def to_wire(self) -> list[Any]:
        return ["ShieldsShattered", self.enemy, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ShieldsShattered) and self.enemy == other.enemy and self.card == other.card

    def __hash__(self) -> int:
        return hash(("ShieldsShattered", self.enemy, self.card))


@mypyc_attr(acyclic=True)
class EnemyMended(Event):
    """Damage comes off an enemy."""

    __slots__ = ("amount", "card", "enemy")

    def __init__(self, enemy: int, card: str, amount: int) -> None:
        self.enemy = enemy
        self.card = card
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "card", "amount")

    def to_wire(self) -> list[Any]:
        return ["EnemyMended", self.enemy, self.card, self.amount]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, EnemyMended)
            and self.enemy == other.enemy
            and self.card == other.card
            and self.amount == other.amount
        )

    def __hash__(self) -> int:
        return hash(("EnemyMended", self.enemy, self.card, self.amount))


@mypyc_attr(acyclic=True)
class EnemyVanished(Event):
    """An enemy cannot be targeted in this round."""

    __slots__ = ("card", "enemy")

    def __init__(self, enemy: int, card: str) -> None:
        self.enemy = enemy
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "card")

    def to_wire(self) -> list[Any]:
        return ["EnemyVanished", self.enemy, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EnemyVanished) and self.enemy == other.enemy and self.card == other.card

    def __hash__(self) -> int:
        return hash(("EnemyVanished", self.enemy, self.card))


@mypyc_attr(acyclic=True)
class EnemyRaged(Event):
    """All its damage is so much more."""

    __slots__ = ("amount", "card", "enemy")

    def __init__(self, enemy: int, card: str, amount: int) -> None:
        self.enemy = enemy
        self.card = card
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "card", "amount")

    def to_wire(self) -> list[Any]:
        return ["EnemyRaged", self.enemy, self.card, self.amount]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, EnemyRaged)
            and self.enemy == other.enemy
            and self.card == other.card
            and self.amount == other.amount
        )

    def __hash__(self) -> int:
        return hash(("EnemyRaged", self.enemy, self.card, self.amount))


@mypyc_attr(acyclic=True)
class EnemyMoved(Event):
    """An enemy stands on another space: `slid`, `leapt`, `pushed`, `pulled` or `swapped`."""

    __slots__ = ("card", "enemy", "how", "space")

    def __init__(self, enemy: int, card: str, space: int, how: str) -> None:
        self.enemy = enemy
        self.card = card
        self.space = space
        self.how = how

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "card", "space", "how")

    def to_wire(self) -> list[Any]:
        return ["EnemyMoved", self.enemy, self.card, self.space, self.how]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, EnemyMoved)
            and self.enemy == other.enemy
            and self.card == other.card
            and self.space == other.space
            and self.how == other.how
        )

    def __hash__(self) -> int:
        return hash(("EnemyMoved", self.enemy, self.card, self.space, self.how))


@mypyc_attr(acyclic=True)
class EnemyKilled(Event):
    """An enemy is eliminated: by `damage`, `poisoned`, `bleeding`, `burning`, `void`, or itself (`own`)."""

    __slots__ = ("card", "enemy", "how", "who")

    def __init__(self, who: int, enemy: int, card: str, how: str) -> None:
        self.who = who
        self.enemy = enemy
        self.card = card
        self.how = how

    def fields(self) -> tuple[str, ...]:
        return ("who", "enemy", "card", "how")

    def to_wire(self) -> list[Any]:
        return ["EnemyKilled", self.who, self.enemy, self.card, self.how]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, EnemyKilled)
            and self.who == other.who
            and self.enemy == other.enemy
            and self.card == other.card
            and self.how == other.how
        )

    def __hash__(self) -> int:
        return hash(("EnemyKilled", self.who, self.enemy, self.card, self.how))


@mypyc_attr(acyclic=True)
class EnemyGone(Event):
    """An enemy that was not killed is discarded."""

    __slots__ = ("card", "enemy")

    def __init__(self, enemy: int, card: str) -> None:
        self.enemy = enemy
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("enemy", "card")

    def to_wire(self) -> list[Any]:
        return ["EnemyGone", self.enemy, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EnemyGone) and self.enemy == other.enemy and self.card == other.card

    def __hash__(self) -> int:
        return hash(("EnemyGone", self.enemy, self.card))


@mypyc_attr(acyclic=True)
class Shielded(Event):
    """Shields for a prisoner."""

    __slots__ = ("amount", "golden", "who")

    def __init__(self, who: int, amount: int, golden: bool) -> None:
        self.who = who
        self.amount = amount
        self.golden = golden

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount", "golden")

    def to_wire(self) -> list[Any]:
        return ["Shielded", self.who, self.amount, self.golden]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Shielded)
            and self.who == other.who
            and self.amount == other.amount
            and self.golden == other.golden
        )

    def __hash__(self) -> int:
        return hash(("Shielded", self.who, self.amount, self.golden))


@mypyc_attr(acyclic=True)
class Hurt(Event):
    """Damage on a prisoner; `blocked` was stopped by shields; `by` is a card, or a word for what else did it."""

    __slots__ = ("amount", "blocked", "by", "who")

    def __init__(self, who: int, amount: int, blocked: int, by: str) -> None:
        self.who = who
        self.amount = amount
        self.blocked = blocked
        self.by = by

    def fields(self) -> tuple[str, ...]:
        return ("who", "amount", "blocked", "by")

    def to_wire(self) -> list[Any]:
        return ["Hurt", self.who, self.amount, self.blocked, self.by]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Hurt)
            and self.who == other.who
            and self.amount == other.amount
            and self.blocked == other.blocked
            and self.by == other.by
        )

    def __hash__(self) -> int:
        return hash(("Hurt", self.who, self.amount, self.blocked, self.by))


@mypyc_attr(acyclic=True)
class CompanionHurt(Event):
    """A companion takes damage."""

    __slots__ = ("amount", "item", "who")

    def __init__(self, who: int, item: str, amount: int) -> None:
        self.who = who
        self.item = item
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("who", "item", "amount")

    def to_wire(self) -> list[Any]:
        return ["CompanionHurt", self.who, self.item, self.amount]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, CompanionHurt)
            and self.who == other.who
            and self.item == other.item
            and self.amount == other.amount
        )

    def __hash__(self) -> int:
        return hash(("CompanionHurt", self.who, self.item, self.amount))


@mypyc_attr(acyclic=True)
class CompanionKilled(Event):
    """A companion is dead."""

    __slots__ = ("item", "who")

    def __init__(self, who: int, item: str) -> None:
        self.who = who
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("who", "item")

    def to_wire(self) -> list[Any]:
        return ["CompanionKilled", self.who, self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CompanionKilled) and self.who == other.who and self.item == other.item

    def __hash__(self) -> int:
        return hash(("CompanionKilled", self.who, self.item))


@mypyc_attr(acyclic=True)
class Marked(Event):
    """A state on a prisoner; of Frozen the round."""

    __slots__ = ("by", "round", "state", "who")

    def __init__(self, who: int, state: str, round: int, by: str) -> None:
        self.who = who
        self.state = state
        self.round = round
        self.by = by

    def fields(self) -> tuple[str, ...]:
        return ("who", "state", "round", "by")

    def to_wire(self) -> list[Any]:
        return ["Marked", self.who, self.state, self.round, self.by]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Marked)
            and self.who == other.who
            and self.state == other.state
            and self.round == other.round
            and self.by == other.by
        )

    def __hash__(self) -> int:
        return hash(("Marked", self.who, self.state, self.round, self.by))


@mypyc_attr(acyclic=True)
class Immune(Event):
    """A state does not take hold of a prisoner."""

    __slots__ = ("state", "who")

    def __init__(self, who: int, state: str) -> None:
        self.who = who
        self.state = state

    def fields(self) -> tuple[str, ...]:
        return ("who", "state")

    def to_wire(self) -> list[Any]:
        return ["Immune", self.who, self.state]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Immune) and self.who == other.who and self.state == other.state

    def __hash__(self) -> int:
        return hash(("Immune", self.who, self.state))


@mypyc_attr(acyclic=True)
class Cured(Event):
    """All tokens of a state come off a prisoner."""

    __slots__ = ("state", "who")

    def __init__(self, who: int, state: str) -> None:
        self.who = who
        self.state = state

    def fields(self) -> tuple[str, ...]:
        return ("who", "state")

    def to_wire(self) -> list[Any]:
        return ["Cured", self.who, self.state]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cured) and self.who == other.who and self.state == other.state

    def __hash__(self) -> int:
        return hash(("Cured", self.who, self.state))


@mypyc_attr(acyclic=True)
class Died(Event):
    """A prisoner is eliminated."""

    __slots__ = ("by", "who")

    def __init__(self, who: int, by: str) -> None:
        self.who = who
        self.by = by

    def fields(self) -> tuple[str, ...]:
        return ("who", "by")

    def to_wire(self) -> list[Any]:
        return ["Died", self.who, self.by]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Died) and self.who == other.who and self.by == other.by

    def __hash__(self) -> int:
        return hash(("Died", self.who, self.by))


@mypyc_attr(acyclic=True)
class Revived(Event):
    """Death is refused."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Revived", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Revived) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Revived", self.who))


@mypyc_attr(acyclic=True)
class Looted(Event):
    """All loot of a type is taken."""

    __slots__ = ("amount", "what", "who")

    def __init__(self, who: int, what: str, amount: int) -> None:
        self.who = who
        self.what = what
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("who", "what", "amount")

    def to_wire(self) -> list[Any]:
        return ["Looted", self.who, self.what, self.amount]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Looted)
            and self.who == other.who
            and self.what == other.what
            and self.amount == other.amount
        )

    def __hash__(self) -> int:
        return hash(("Looted", self.who, self.what, self.amount))


@mypyc_attr(acyclic=True)
class Stolen(Event):
    """An enemy takes something out of the bag or off the floor."""

    __slots__ = ("amount", "card", "what")

    def __init__(self, card: str, what: str, amount: int) -> None:
        self.card = card
        self.what = what
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("card", "what", "amount")

    def to_wire(self) -> list[Any]:
        return ["Stolen", self.card, self.what, self.amount]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Stolen)
            and self.card == other.card
            and self.what == other.what
            and self.amount == other.amount
        )

    def __hash__(self) -> int:
        return hash(("Stolen", self.card, self.what, self.amount))


@mypyc_attr(acyclic=True)
class Drank(Event):
    """A potion is spent."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def fields(self) -> tuple[str, ...]:
        return ("who",)

    def to_wire(self) -> list[Any]:
        return ["Drank", self.who]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drank) and self.who == other.who

    def __hash__(self) -> int:
        return hash(("Drank", self.who))


@mypyc_attr(acyclic=True)
class RoundEnded(Event):
    """A round is over."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def fields(self) -> tuple[str, ...]:
        return ("round",)

    def to_wire(self) -> list[Any]:
        return ["RoundEnded", self.round]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoundEnded) and self.round == other.round

    def __hash__(self) -> int:
        return hash(("RoundEnded", self.round))


@mypyc_attr(acyclic=True)
class FightOver(Event):
    """A fight is over: how many fell, how many are left."""

    __slots__ = ("left", "slain")

    def __init__(self, slain: int, left: int) -> None:
        self.slain = slain
        self.left = left

    def fields(self) -> tuple[str, ...]:
        return ("slain", "left")

    def to_wire(self) -> list[Any]:
        return ["FightOver", self.slain, self.left]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FightOver) and self.slain == other.slain and self.left == other.left

    def __hash__(self) -> int:
        return hash(("FightOver", self.slain, self.left))


@mypyc_attr(acyclic=True)
class BossMet(Event):
    """A boss stands there."""

    __slots__ = ("boss",)

    def __init__(self, boss: str) -> None:
        self.boss = boss

    def fields(self) -> tuple[str, ...]:
        return ("boss",)

    def to_wire(self) -> list[Any]:
        return ["BossMet", self.boss]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BossMet) and self.boss == other.boss

    def __hash__(self) -> int:
        return hash(("BossMet", self.boss))


@mypyc_attr(acyclic=True)
class BoutBegan(Event):
    """A bout begins."""

    __slots__ = ("bout",)

    def __init__(self, bout: int) -> None:
        self.bout = bout

    def fields(self) -> tuple[str, ...]:
        return ("bout",)

    def to_wire(self) -> list[Any]:
        return ["BoutBegan", self.bout]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BoutBegan) and self.bout == other.bout

    def __hash__(self) -> int:
        return hash(("BoutBegan", self.bout))


@mypyc_attr(acyclic=True)
class AttackTurned(Event):
    """What the boss means to do in this bout."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["AttackTurned", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AttackTurned) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("AttackTurned", self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class ElementLaid(Event):
    """Fire for a round of the next bout, a shuriken over a round."""

    __slots__ = ("round", "what")

    def __init__(self, what: str, round: int) -> None:
        self.what = what
        self.round = round

    def fields(self) -> tuple[str, ...]:
        return ("what", "round")

    def to_wire(self) -> list[Any]:
        return ["ElementLaid", self.what, self.round]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ElementLaid) and self.what == other.what and self.round == other.round

    def __hash__(self) -> int:
        return hash(("ElementLaid", self.what, self.round))


@mypyc_attr(acyclic=True)
class FormBeaten(Event):
    """A form is beaten."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["FormBeaten", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FormBeaten) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("FormBeaten", self.card))


@mypyc_attr(acyclic=True)
class BossBeaten(Event):
    """A boss is beaten."""

    __slots__ = ("boss",)

    def __init__(self, boss: str) -> None:
        self.boss = boss

    def fields(self) -> tuple[str, ...]:
        return ("boss",)

    def to_wire(self) -> list[Any]:
        return ["BossBeaten", self.boss]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BossBeaten) and self.boss == other.boss

    def __hash__(self) -> int:
        return hash(("BossBeaten", self.boss))


@mypyc_attr(acyclic=True)
class StreetReached(Event):
    """A biome is behind the group."""

    __slots__ = ("biome", "to")

    def __init__(self, biome: str, to: str) -> None:
        self.biome = biome
        self.to = to

    def fields(self) -> tuple[str, ...]:
        return ("biome", "to")

    def to_wire(self) -> list[Any]:
        return ["StreetReached", self.biome, self.to]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StreetReached) and self.biome == other.biome and self.to == other.to

    def __hash__(self) -> int:
        return hash(("StreetReached", self.biome, self.to))


@mypyc_attr(acyclic=True)
class BlueprintsCollected(Event):
    """Blueprints lie on top of the Equipment deck, the last one topmost."""

    __slots__ = ("items",)

    def __init__(self, items: list[str]) -> None:
        self.items = items

    def fields(self) -> tuple[str, ...]:
        return ("items",)

    def to_wire(self) -> list[Any]:
        return ["BlueprintsCollected", self.items.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BlueprintsCollected) and self.items == other.items

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class GoodsShown(Event):
    """A seller shows cards."""

    __slots__ = ("items", "seller")

    def __init__(self, seller: str, items: list[str]) -> None:
        self.seller = seller
        self.items = items

    def fields(self) -> tuple[str, ...]:
        return ("seller", "items")

    def to_wire(self) -> list[Any]:
        return ["GoodsShown", self.seller, self.items.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GoodsShown) and self.seller == other.seller and self.items == other.items

    __hash__ = None  # type: ignore[assignment]

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class RunOver(Event):
    """A run is over."""

    __slots__ = ("cells", "killer", "outcome")

    def __init__(self, outcome: str, killer: str, cells: int) -> None:
        self.outcome = outcome
        self.killer = killer
        self.cells = cells

    def fields(self) -> tuple[str, ...]:
        return ("outcome", "killer", "cells")

    def to_wire(self) -> list[Any]:
        return ["RunOver", self.outcome, self.killer, self.cells]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, RunOver)
            and self.outcome == other.outcome
            and self.killer == other.killer
            and self.cells == other.cells
        )

    def __hash__(self) -> int:
        return hash(("RunOver", self.outcome, self.killer, self.cells))


@mypyc_attr(acyclic=True)
class CardBought(Event):
    """The bottom card of an upgrade deck."""

    __slots__ = ("card", "deck")

    def __init__(self, deck: str, card: str) -> None:
        self.deck = deck
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("deck", "card")

    def to_wire(self) -> list[Any]:
        return ["CardBought", self.deck, self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardBought) and self.deck == other.deck and self.card == other.card

    def __hash__(self) -> int:
        return hash(("CardBought", self.deck, self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class ThrownIn(Event):
    """What the well answers."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["ThrownIn", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ThrownIn) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("ThrownIn", self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class SecretDrawn(Event):
    """A secret."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["SecretDrawn", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SecretDrawn) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("SecretDrawn", self.card))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class CardGiven(Event):
    """An upgraded combat card lies with this prisoner."""

    __slots__ = ("card", "kind")

    def __init__(self, card: str, kind: str) -> None:
        self.card = card
        self.kind = kind

    def fields(self) -> tuple[str, ...]:
        return ("card", "kind")

    def to_wire(self) -> list[Any]:
        return ["CardGiven", self.card, self.kind]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardGiven) and self.card == other.card and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("CardGiven", self.card, self.kind))


@mypyc_attr(acyclic=True)
class CardPurged(Event):
    """A card has left the game for good."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["CardPurged", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardPurged) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("CardPurged", self.card))


@mypyc_attr(acyclic=True)
class FeatDone(Event):
    """A feat is done."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("card",)

    def to_wire(self) -> list[Any]:
        return ["FeatDone", self.card]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FeatDone) and self.card == other.card

    def __hash__(self) -> int:
        return hash(("FeatDone", self.card))


@mypyc_attr(acyclic=True)
class SellerRaised(Event):
    """A seller has risen by a level."""

    __slots__ = ("level", "seller")

    def __init__(self, seller: str, level: int) -> None:
        self.seller = seller
        self.level = level

    def fields(self) -> tuple[str, ...]:
        return ("seller", "level")

    def to_wire(self) -> list[Any]:
        return ["SellerRaised", self.seller, self.level]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SellerRaised) and self.seller == other.seller and self.level == other.level

    def __hash__(self) -> int:
        return hash(("SellerRaised", self.seller, self.level))


@mypyc_attr(acyclic=True)
class PocketOpened(Event):
    """One more pocket."""

    __slots__ = ("pocket",)

    def __init__(self, pocket: str) -> None:
        self.pocket = pocket

    def fields(self) -> tuple[str, ...]:
        return ("pocket",)

    def to_wire(self) -> list[Any]:
        return ["PocketOpened", self.pocket]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PocketOpened) and self.pocket == other.pocket

    def __hash__(self) -> int:
        return hash(("PocketOpened", self.pocket))


@mypyc_attr(acyclic=True)
class StartOpened(Event):
    """Runs may begin there."""

    __slots__ = ("biome",)

    def __init__(self, biome: str) -> None:
        self.biome = biome

    def fields(self) -> tuple[str, ...]:
        return ("biome",)

    def to_wire(self) -> list[Any]:
        return ["StartOpened", self.biome]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StartOpened) and self.biome == other.biome

    def __hash__(self) -> int:
        return hash(("StartOpened", self.biome))


@mypyc_attr(acyclic=True)
class PriceSet(Event):
    """What an upgrade costs from now on."""

    __slots__ = ("price",)

    def __init__(self, price: int) -> None:
        self.price = price

    def fields(self) -> tuple[str, ...]:
        return ("price",)

    def to_wire(self) -> list[Any]:
        return ["PriceSet", self.price]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PriceSet) and self.price == other.price

    def __hash__(self) -> int:
        return hash(("PriceSet", self.price))


@mypyc_attr(acyclic=True)
class MonstersAdded(Event):
    """More monsters in a biome."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards

    def fields(self) -> tuple[str, ...]:
        return ("cards",)

    def to_wire(self) -> list[Any]:
        return ["MonstersAdded", self.cards.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MonstersAdded) and self.cards == other.cards

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(acyclic=True)
class ItemUnlocked(Event):
    """An item belongs to the Equipment deck for good."""

    __slots__ = ("item",)

    def __init__(self, item: str) -> None:
        self.item = item

    def fields(self) -> tuple[str, ...]:
        return ("item",)

    def to_wire(self) -> list[Any]:
        return ["ItemUnlocked", self.item]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ItemUnlocked) and self.item == other.item

    def __hash__(self) -> int:
        return hash(("ItemUnlocked", self.item))

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class GoodsLaid(Event):
    """Goods wait for the next run."""

    __slots__ = ("amount", "what")

    def __init__(self, what: str, amount: int) -> None:
        self.what = what
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("what", "amount")

    def to_wire(self) -> list[Any]:
        return ["GoodsLaid", self.what, self.amount]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GoodsLaid) and self.what == other.what and self.amount == other.amount

    def __hash__(self) -> int:
        return hash(("GoodsLaid", self.what, self.amount))


@mypyc_attr(acyclic=True)
class DecksPeeked(Event):
    """The next card of each upgrade deck."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards

    def fields(self) -> tuple[str, ...]:
        return ("cards",)

    def to_wire(self) -> list[Any]:
        return ["DecksPeeked", self.cards.copy()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DecksPeeked) and self.cards == other.cards

    __hash__ = None  # type: ignore[assignment]

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class BoxReset(Event):
    """The campaign begins anew."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["BoxReset"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BoxReset)

    def __hash__(self) -> int:
        return hash("BoxReset")


# What has no fields and never changes is made once.
BEGIN_RUN: Final = BeginRun()
DEAL_UPGRADES: Final = DealUpgrades()
FILL_POCKETS: Final = FillPockets()
TAKE_FIRST: Final = TakeFirst()
START_GIFTS: Final = StartGifts()
EXPLORE: Final = Explore()
RING_BELL: Final = RingBell()
STEP_THROUGH: Final = StepThrough()
LEAVE_TILE: Final = LeaveTile()
PREPARE: Final = Prepare()
REVEAL: Final = Reveal()
POTION_TIME: Final = PotionTime()
END_ROUND: Final = EndRound()
CLOSE_UP: Final = CloseUp()
LAST_ROUND: Final = LastRound()
LAST_ACTS: Final = LastActs()
END_FIGHT: Final = EndFight()
SHARE: Final = Share()
UPKEEP: Final = Upkeep()
END_BOUT: Final = EndBout()
NEW_BOUT: Final = NewBout()
NEW_FORM: Final = NewForm()
BOSS_FALLS: Final = BossFalls()
SPEND_CELLS: Final = SpendCells()
NEXT_RUN: Final = NextRun()
LIGHT_LANTERN: Final = LightLantern()
THROW_IN: Final = ThrowIn()
GO_AGAIN: Final = GoAgain()
RETIRE: Final = Retire()
RESET_BOX: Final = ResetBox()
CURSE_WARDED: Final = CurseWarded()
BOX_RESET: Final = BoxReset()


def prisoner_from(wire: list[Any]) -> Prisoner:
    """Read a Prisoner."""
    as_length(wire, 19)
    return Prisoner(
        seat=as_int(wire[1]),
        kind=as_str(wire[2]),
        tracks=[as_int(item) for item in as_list(wire[3])],
        damage=as_int(wire[4]),
        alive=as_bool(wire[5]),
        deck=[as_str(item) for item in as_list(wire[6])],
        hand=[as_str(item) for item in as_list(wire[7])],
        discard=[as_str(item) for item in as_list(wire[8])],
        active=[as_str(item) for item in as_list(wire[9])],
        said=[as_str(item) for item in as_list(wire[10])],
        items=[as_str(item) for item in as_list(wire[11])],
        wear=[as_int(item) for item in as_list(wire[12])],
        shields=as_int(wire[13]),
        golden=as_int(wire[14]),
        states=[as_int(item) for item in as_list(wire[15])],
        frozen=[as_int(item) for item in as_list(wire[16])],
        once=[as_str(item) for item in as_list(wire[17])],
        worms=as_int(wire[18]),
        malaise=as_str(wire[19]),
    )


def enemy_from(wire: list[Any]) -> Enemy:
    """Read an Enemy."""
    as_length(wire, 10)
    return Enemy(
        id=as_int(wire[1]),
        card=as_str(wire[2]),
        space=as_int(wire[3]),
        damage=as_int(wire[4]),
        shields=as_int(wire[5]),
        golden=as_int(wire[6]),
        states=[as_int(item) for item in as_list(wire[7])],
        frozen=[as_int(item) for item in as_list(wire[8])],
        vanished=as_bool(wire[9]),
        rage=as_int(wire[10]),
    )


def boss_fight_from(wire: list[Any]) -> BossFight:
    """Read a BossFight."""
    as_length(wire, 12)
    return BossFight(
        boss=as_str(wire[1]),
        form=as_int(wire[2]),
        bout=as_int(wire[3]),
        fresh=as_bool(wire[4]),
        attack=as_str(wire[5]),
        attacks=[as_str(item) for item in as_list(wire[6])],
        spent=[as_str(item) for item in as_list(wire[7])],
        passed=[as_int(item) for item in as_list(wire[8])],
        fires=[as_str(item) for item in as_list(wire[9])],
        coming=[as_str(item) for item in as_list(wire[10])],
        pile=[as_str(item) for item in as_list(wire[11])],
        shurikens=[as_int(item) for item in as_list(wire[12])],
    )


def fight_from(wire: list[Any]) -> Fight:
    """Read a Fight."""
    as_length(wire, 22)
    return Fight(
        tile=as_str(wire[1]),
        base=as_int(wire[2]),
        round=as_int(wire[3]),
        enemies=[enemy_from(as_list(item)) for item in as_list(wire[4])],
        numbered=as_int(wire[5]),
        loot=[as_str(item) for item in as_list(wire[6])],
        barrier=as_str(wire[7]),
        dark=as_bool(wire[8]),
        fighters=[as_int(item) for item in as_list(wire[9])],
        passer=as_int(wire[10]),
        revealed=as_bool(wire[11]),
        power=as_str(wire[12]),
        spoils=[as_str(item) for item in as_list(wire[13])],
        taken=[as_str(item) for item in as_list(wire[14])],
        acted=[as_int(item) for item in as_list(wire[15])],
        turned=[as_int(item) for item in as_list(wire[16])],
        kills=as_int(wire[17]),
        slain=[as_str(item) for item in as_list(wire[18])],
        hurt=as_bool(wire[19]),
        drunk=as_bool(wire[20]),
        once=[as_str(item) for item in as_list(wire[21])],
        boss=None if wire[22] is None else boss_fight_from(as_list(wire[22])),
    )


def run_from(wire: list[Any]) -> Run:
    """Read a Run."""
    as_length(wire, 36)
    return Run(
        number=as_int(wire[1]),
        biome=as_str(wire[2]),
        path=[as_str(item) for item in as_list(wire[3])],
        at=as_str(wire[4]),
        tiles={key: as_str(item) for key, item in as_dict(wire[5]).items()},
        face_up=[as_str(item) for item in as_list(wire[6])],
        visited=[as_str(item) for item in as_list(wire[7])],
        closed=[as_str(item) for item in as_list(wire[8])],
        first=as_int(wire[9]),
        teeth=as_int(wire[10]),
        potions=as_int(wire[11]),
        cells=as_int(wire[12]),
        deck=[as_str(item) for item in as_list(wire[13])],
        discard=[as_str(item) for item in as_list(wire[14])],
        known=as_int(wire[15]),
        collector=[as_str(item) for item in as_list(wire[16])],
        monsters=[as_str(item) for item in as_list(wire[17])],
        dead_monsters=[as_str(item) for item in as_list(wire[18])],
        elites=[as_str(item) for item in as_list(wire[19])],
        dead_elites=[as_str(item) for item in as_list(wire[20])],
        bells=[as_str(item) for item in as_list(wire[21])],
        rung=as_int(wire[22]),
        lanterns=as_int(wire[23]),
        keys=as_int(wire[24]),
        malaise=[as_str(item) for item in as_list(wire[25])],
        restriction=as_int(wire[26]),
        restricted_round=as_int(wire[27]),
        silent=as_bool(wire[28]),
        runeless=as_bool(wire[29]),
        fights=as_int(wire[30]),
        unhurt=as_bool(wire[31]),
        revived=as_int(wire[32]),
        once=[as_str(item) for item in as_list(wire[33])],
        counts={key: as_int(item) for key, item in as_dict(wire[34]).items()},
        done=[as_str(item) for item in as_list(wire[35])],
        killer=as_str(wire[36]),
    )


def past_run_from(wire: list[Any]) -> PastRun:
    """Read a PastRun."""
    as_length(wire, 7)
    return PastRun(
        number=as_int(wire[1]),
        prisoners=[as_str(item) for item in as_list(wire[2])],
        path=[as_str(item) for item in as_list(wire[3])],
        outcome=as_str(wire[4]),
        killer=as_str(wire[5]),
        cells=as_int(wire[6]),
        bought=as_int(wire[7]),
    )


def campaign_from(wire: list[Any]) -> Campaign:
    """Read a Campaign."""
    as_length(wire, 30)
    return Campaign(
        agenda=[as_step(item) for item in as_list(wire[1])],
        chance=chance_from(wire[2]),
        over=as_str(wire[3]),
        profile={key: as_str(item) for key, item in as_dict(wire[4]).items()},
        seats=as_int(wire[5]),
        left=as_int(wire[6]),
        prisoners=[prisoner_from(as_list(item)) for item in as_list(wire[7])],
        run=None if wire[8] is None else run_from(as_list(wire[8])),
        fight=None if wire[9] is None else fight_from(as_list(wire[9])),
        cells=as_int(wire[10]),
        blueprints={key: [as_str(item) for item in as_list(item)] for key, item in as_dict(wire[11]).items()},
        equipment=[as_str(item) for item in as_list(wire[12])],
        upgrades={key: [as_str(item) for item in as_list(item)] for key, item in as_dict(wire[13]).items()},
        well=[as_str(item) for item in as_list(wire[14])],
        secrets=[as_str(item) for item in as_list(wire[15])],
        runes=[as_str(item) for item in as_list(wire[16])],
        pockets={key: [as_str(item) for item in as_list(item)] for key, item in as_dict(wire[17]).items()},
        room={key: as_int(item) for key, item in as_dict(wire[18]).items()},
        stored=[as_str(item) for item in as_list(wire[19])],
        holders={key: as_str(item) for key, item in as_dict(wire[20]).items()},
        added=[as_str(item) for item in as_list(wire[21])],
        purged=[as_str(item) for item in as_list(wire[22])],
        beaten={key: as_int(item) for key, item in as_dict(wire[23]).items()},
        starts=[as_str(item) for item in as_list(wire[24])],
        price=as_int(wire[25]),
        levels={key: as_int(item) for key, item in as_dict(wire[26]).items()},
        laid=[as_str(item) for item in as_list(wire[27])],
        read=[as_str(item) for item in as_list(wire[28])],
        firsts=[as_str(item) for item in as_list(wire[29])],
        chronicle=[past_run_from(as_list(item)) for item in as_list(wire[30])],
    )


def begin_run_from(wire: list[Any]) -> BeginRun:
    """Read a BeginRun."""
    as_length(wire, 0)
    return BEGIN_RUN


def take_prisoner_from(wire: list[Any]) -> TakePrisoner:
    """Read a TakePrisoner."""
    as_length(wire, 1)
    return TakePrisoner(seat=as_int(wire[1]))


def deal_upgrades_from(wire: list[Any]) -> DealUpgrades:
    """Read a DealUpgrades."""
    as_length(wire, 0)
    return DEAL_UPGRADES


def fill_pockets_from(wire: list[Any]) -> FillPockets:
    """Read a FillPockets."""
    as_length(wire, 0)
    return FILL_POCKETS


def take_first_from(wire: list[Any]) -> TakeFirst:
    """Read a TakeFirst."""
    as_length(wire, 0)
    return TAKE_FIRST


def start_damage_from(wire: list[Any]) -> StartDamage:
    """Read a StartDamage."""
    as_length(wire, 1)
    return StartDamage(taken=[as_int(item) for item in as_list(wire[1])])


def start_gifts_from(wire: list[Any]) -> StartGifts:
    """Read a StartGifts."""
    as_length(wire, 0)
    return START_GIFTS


def set_up_biome_from(wire: list[Any]) -> SetUpBiome:
    """Read a SetUpBiome."""
    as_length(wire, 1)
    return SetUpBiome(biome=as_str(wire[1]))


def scout_from(wire: list[Any]) -> Scout:
    """Read a Scout."""
    as_length(wire, 1)
    return Scout(left=as_int(wire[1]))


def explore_from(wire: list[Any]) -> Explore:
    """Read an Explore."""
    as_length(wire, 0)
    return EXPLORE


def take_corridor_from(wire: list[Any]) -> TakeCorridor:
    """Read a TakeCorridor."""
    as_length(wire, 2)
    return TakeCorridor(to=as_str(wire[1]), test=as_int(wire[2]))


def enter_space_from(wire: list[Any]) -> EnterSpace:
    """Read an EnterSpace."""
    as_length(wire, 1)
    return EnterSpace(space=as_str(wire[1]))


def resolve_tile_from(wire: list[Any]) -> ResolveTile:
    """Read a ResolveTile."""
    as_length(wire, 1)
    return ResolveTile(space=as_str(wire[1]))


def choose_option_from(wire: list[Any]) -> ChooseOption:
    """Read a ChooseOption."""
    as_length(wire, 2)
    return ChooseOption(tile=as_str(wire[1]), closed=[as_int(item) for item in as_list(wire[2])])


def receive_from(wire: list[Any]) -> Receive:
    """Read a Receive."""
    as_length(wire, 2)
    return Receive(left=[as_str(item) for item in as_list(wire[1])], bound=as_bool(wire[2]))


def gain_from(wire: list[Any]) -> Gain:
    """Read a Gain."""
    as_length(wire, 3)
    return Gain(what=as_str(wire[1]), left=as_int(wire[2]), bound=as_bool(wire[3]))


def give_item_from(wire: list[Any]) -> GiveItem:
    """Read a GiveItem."""
    as_length(wire, 3)
    return GiveItem(item=as_str(wire[1]), bound=as_bool(wire[2]), fought=as_bool(wire[3]))


def fit_item_from(wire: list[Any]) -> FitItem:
    """Read a FitItem."""
    as_length(wire, 2)
    return FitItem(who=as_int(wire[1]), item=as_str(wire[2]))


def suffer_from(wire: list[Any]) -> Suffer:
    """Read a Suffer."""
    as_length(wire, 2)
    return Suffer(left=as_int(wire[1]), bound=as_bool(wire[2]))


def ring_bell_from(wire: list[Any]) -> RingBell:
    """Read a RingBell."""
    as_length(wire, 0)
    return RING_BELL


def catch_malaise_from(wire: list[Any]) -> CatchMalaise:
    """Read a CatchMalaise."""
    as_length(wire, 1)
    return CatchMalaise(bound=as_bool(wire[1]))


def catch_worm_from(wire: list[Any]) -> CatchWorm:
    """Read a CatchWorm."""
    as_length(wire, 2)
    return CatchWorm(left=as_int(wire[1]), bound=as_bool(wire[2]))


def suffer_curse_from(wire: list[Any]) -> SufferCurse:
    """Read a SufferCurse."""
    as_length(wire, 1)
    return SufferCurse(curse=as_int(wire[1]))


def give_up_items_from(wire: list[Any]) -> GiveUpItems:
    """Read a GiveUpItems."""
    as_length(wire, 1)
    return GiveUpItems(left=[as_int(item) for item in as_list(wire[1])])


def trade_from(wire: list[Any]) -> Trade:
    """Read a Trade."""
    as_length(wire, 2)
    return Trade(tile=as_str(wire[1]), left=as_int(wire[2]))


def step_through_from(wire: list[Any]) -> StepThrough:
    """Read a StepThrough."""
    as_length(wire, 0)
    return STEP_THROUGH


def leave_tile_from(wire: list[Any]) -> LeaveTile:
    """Read a LeaveTile."""
    as_length(wire, 0)
    return LEAVE_TILE


def set_up_fight_from(wire: list[Any]) -> SetUpFight:
    """Read a SetUpFight."""
    as_length(wire, 1)
    return SetUpFight(tile=as_str(wire[1]))


def prepare_from(wire: list[Any]) -> Prepare:
    """Read a Prepare."""
    as_length(wire, 0)
    return PREPARE


def mulligan_from(wire: list[Any]) -> Mulligan:
    """Read a Mulligan."""
    as_length(wire, 2)
    return Mulligan(left=[as_int(item) for item in as_list(wire[1])], given=as_int(wire[2]))


def play_cards_from(wire: list[Any]) -> PlayCards:
    """Read a PlayCards."""
    as_length(wire, 1)
    return PlayCards(left=[as_int(item) for item in as_list(wire[1])])


def exchange_hand_from(wire: list[Any]) -> ExchangeHand:
    """Read an ExchangeHand."""
    as_length(wire, 2)
    return ExchangeHand(who=as_int(wire[1]), given=as_int(wire[2]))


def reveal_from(wire: list[Any]) -> Reveal:
    """Read a Reveal."""
    as_length(wire, 0)
    return REVEAL


def play_round_from(wire: list[Any]) -> PlayRound:
    """Read a PlayRound."""
    as_length(wire, 1)
    return PlayRound(round=as_int(wire[1]))


def reorder_from(wire: list[Any]) -> Reorder:
    """Read a Reorder."""
    as_length(wire, 1)
    return Reorder(left=as_int(wire[1]))


def enemy_turn_from(wire: list[Any]) -> EnemyTurn:
    """Read an EnemyTurn."""
    as_length(wire, 1)
    return EnemyTurn(space=as_int(wire[1]))


def enemy_acts_from(wire: list[Any]) -> EnemyActs:
    """Read an EnemyActs."""
    as_length(wire, 2)
    return EnemyActs(enemy=as_int(wire[1]), act=as_int(wire[2]))


def opening_turn_from(wire: list[Any]) -> OpeningTurn:
    """Read an OpeningTurn."""
    as_length(wire, 2)
    return OpeningTurn(who=as_int(wire[1]), used=[as_str(item) for item in as_list(wire[2])])


def potion_time_from(wire: list[Any]) -> PotionTime:
    """Read a PotionTime."""
    as_length(wire, 0)
    return POTION_TIME


def prisoner_turn_from(wire: list[Any]) -> PrisonerTurn:
    """Read a PrisonerTurn."""
    as_length(wire, 1)
    return PrisonerTurn(who=as_int(wire[1]))


def do_acts_from(wire: list[Any]) -> DoActs:
    """Read a DoActs."""
    as_length(wire, 2)
    return DoActs(who=as_int(wire[1]), left=[as_str(item) for item in as_list(wire[2])])


def use_abilities_from(wire: list[Any]) -> UseAbilities:
    """Read an UseAbilities."""
    as_length(wire, 2)
    return UseAbilities(who=as_int(wire[1]), left=as_int(wire[2]))


def assign_damage_from(wire: list[Any]) -> AssignDamage:
    """Read an AssignDamage."""
    as_length(wire, 10)
    return AssignDamage(
        enemy=as_int(wire[1]),
        card=as_str(wire[2]),
        picks=as_int(wire[3]),
        amount=as_int(wire[4]),
        distinct=as_bool(wire[5]),
        companions=as_bool(wire[6]),
        pierce=as_bool(wire[7]),
        then=as_str(wire[8]),
        among=[as_int(item) for item in as_list(wire[9])],
        given=[as_str(item) for item in as_list(wire[10])],
    )


def assign_state_from(wire: list[Any]) -> AssignState:
    """Read an AssignState."""
    as_length(wire, 7)
    return AssignState(
        card=as_str(wire[1]),
        state=as_str(wire[2]),
        picks=as_int(wire[3]),
        amount=as_int(wire[4]),
        distinct=as_bool(wire[5]),
        among=[as_int(item) for item in as_list(wire[6])],
        given=[as_int(item) for item in as_list(wire[7])],
    )


def steal_loot_from(wire: list[Any]) -> StealLoot:
    """Read a StealLoot."""
    as_length(wire, 1)
    return StealLoot(card=as_str(wire[1]))


def death_line_from(wire: list[Any]) -> DeathLine:
    """Read a DeathLine."""
    as_length(wire, 2)
    return DeathLine(card=as_str(wire[1]), act=as_int(wire[2]))


def end_round_from(wire: list[Any]) -> EndRound:
    """Read an EndRound."""
    as_length(wire, 0)
    return END_ROUND


def poison_works_from(wire: list[Any]) -> PoisonWorks:
    """Read a PoisonWorks."""
    as_length(wire, 1)
    return PoisonWorks(space=as_int(wire[1]))


def close_up_from(wire: list[Any]) -> CloseUp:
    """Read a CloseUp."""
    as_length(wire, 0)
    return CLOSE_UP


def last_round_from(wire: list[Any]) -> LastRound:
    """Read a LastRound."""
    as_length(wire, 0)
    return LAST_ROUND


def bleeding_works_from(wire: list[Any]) -> BleedingWorks:
    """Read a BleedingWorks."""
    as_length(wire, 1)
    return BleedingWorks(space=as_int(wire[1]))


def last_acts_from(wire: list[Any]) -> LastActs:
    """Read a LastActs."""
    as_length(wire, 0)
    return LAST_ACTS


def end_fight_from(wire: list[Any]) -> EndFight:
    """Read an EndFight."""
    as_length(wire, 0)
    return END_FIGHT


def late_loot_from(wire: list[Any]) -> LateLoot:
    """Read a LateLoot."""
    as_length(wire, 1)
    return LateLoot(left=as_int(wire[1]))


def share_from(wire: list[Any]) -> Share:
    """Read a Share."""
    as_length(wire, 0)
    return SHARE


def upkeep_from(wire: list[Any]) -> Upkeep:
    """Read an Upkeep."""
    as_length(wire, 0)
    return UPKEEP


def meet_boss_from(wire: list[Any]) -> MeetBoss:
    """Read a MeetBoss."""
    as_length(wire, 1)
    return MeetBoss(boss=as_str(wire[1]))


def end_bout_from(wire: list[Any]) -> EndBout:
    """Read an EndBout."""
    as_length(wire, 0)
    return END_BOUT


def new_bout_from(wire: list[Any]) -> NewBout:
    """Read a NewBout."""
    as_length(wire, 0)
    return NEW_BOUT


def new_form_from(wire: list[Any]) -> NewForm:
    """Read a NewForm."""
    as_length(wire, 0)
    return NEW_FORM


def boss_falls_from(wire: list[Any]) -> BossFalls:
    """Read a BossFalls."""
    as_length(wire, 0)
    return BOSS_FALLS


def interbiome_from(wire: list[Any]) -> Interbiome:
    """Read an Interbiome."""
    as_length(wire, 1)
    return Interbiome(to=as_str(wire[1]))


def order_blueprints_from(wire: list[Any]) -> OrderBlueprints:
    """Read an OrderBlueprints."""
    as_length(wire, 1)
    return OrderBlueprints(left=[as_str(item) for item in as_list(wire[1])])


def take_rest_from(wire: list[Any]) -> TakeRest:
    """Read a TakeRest."""
    as_length(wire, 1)
    return TakeRest(left=as_int(wire[1]))


def at_healer_from(wire: list[Any]) -> AtHealer:
    """Read an AtHealer."""
    as_length(wire, 1)
    return AtHealer(left=as_int(wire[1]))


def at_merchant_from(wire: list[Any]) -> AtMerchant:
    """Read an AtMerchant."""
    as_length(wire, 2)
    return AtMerchant(shown=[as_str(item) for item in as_list(wire[1])], begun=as_bool(wire[2]))


def at_collector_from(wire: list[Any]) -> AtCollector:
    """Read an AtCollector."""
    as_length(wire, 3)
    return AtCollector(
        shown=[as_str(item) for item in as_list(wire[1])],
        bought=[as_str(item) for item in as_list(wire[2])],
        begun=as_bool(wire[3]),
    )


def next_biome_from(wire: list[Any]) -> NextBiome:
    """Read a NextBiome."""
    as_length(wire, 1)
    return NextBiome(to=as_str(wire[1]))


def end_run_from(wire: list[Any]) -> EndRun:
    """Read an EndRun."""
    as_length(wire, 1)
    return EndRun(outcome=as_str(wire[1]))


def keep_blueprints_from(wire: list[Any]) -> KeepBlueprints:
    """Read a KeepBlueprints."""
    as_length(wire, 2)
    return KeepBlueprints(left=as_int(wire[1]), outcome=as_str(wire[2]))


def spend_cells_from(wire: list[Any]) -> SpendCells:
    """Read a SpendCells."""
    as_length(wire, 0)
    return SPEND_CELLS


def read_card_from(wire: list[Any]) -> ReadCard:
    """Read a ReadCard."""
    as_length(wire, 2)
    return ReadCard(card=as_str(wire[1]), act=as_int(wire[2]))


def place_mutation_from(wire: list[Any]) -> PlaceMutation:
    """Read a PlaceMutation."""
    as_length(wire, 1)
    return PlaceMutation(card=as_str(wire[1]))


def give_combat_card_from(wire: list[Any]) -> GiveCombatCard:
    """Read a GiveCombatCard."""
    as_length(wire, 1)
    return GiveCombatCard(card=as_str(wire[1]))


def purge_one_from(wire: list[Any]) -> PurgeOne:
    """Read a PurgeOne."""
    as_length(wire, 1)
    return PurgeOne(what=as_str(wire[1]))


def next_run_from(wire: list[Any]) -> NextRun:
    """Read a NextRun."""
    as_length(wire, 0)
    return NEXT_RUN


def start_in_from(wire: list[Any]) -> StartIn:
    """Read a StartIn."""
    as_length(wire, 1)
    return StartIn(biome=as_str(wire[1]))


def be_prisoner_from(wire: list[Any]) -> BePrisoner:
    """Read a BePrisoner."""
    as_length(wire, 1)
    return BePrisoner(kind=as_str(wire[1]))


def give_upgrade_from(wire: list[Any]) -> GiveUpgrade:
    """Read a GiveUpgrade."""
    as_length(wire, 2)
    return GiveUpgrade(card=as_str(wire[1]), kind=as_str(wire[2]))


def put_back_from(wire: list[Any]) -> PutBack:
    """Read a PutBack."""
    as_length(wire, 2)
    return PutBack(card=as_str(wire[1]), instead=as_str(wire[2]))


def put_by_from(wire: list[Any]) -> PutBy:
    """Read a PutBy."""
    as_length(wire, 1)
    return PutBy(card=as_str(wire[1]))


def make_first_from(wire: list[Any]) -> MakeFirst:
    """Read a MakeFirst."""
    as_length(wire, 1)
    return MakeFirst(who=as_int(wire[1]))


def to_from(wire: list[Any]) -> To:
    """Read a To."""
    as_length(wire, 1)
    return To(who=as_int(wire[1]))


def scroll_to_from(wire: list[Any]) -> ScrollTo:
    """Read a ScrollTo."""
    as_length(wire, 2)
    return ScrollTo(who=as_int(wire[1]), trait=as_str(wire[2]))


def item_to_from(wire: list[Any]) -> ItemTo:
    """Read an ItemTo."""
    as_length(wire, 2)
    return ItemTo(who=as_int(wire[1]), item=as_str(wire[2]))


def to_companion_from(wire: list[Any]) -> ToCompanion:
    """Read a ToCompanion."""
    as_length(wire, 1)
    return ToCompanion(item=as_str(wire[1]))


def go_from(wire: list[Any]) -> Go:
    """Read a Go."""
    as_length(wire, 1)
    return Go(space=as_str(wire[1]))


def peek_from(wire: list[Any]) -> Peek:
    """Read a Peek."""
    as_length(wire, 1)
    return Peek(space=as_str(wire[1]))


def teleport_from(wire: list[Any]) -> Teleport:
    """Read a Teleport."""
    as_length(wire, 1)
    return Teleport(space=as_str(wire[1]))


def discard_from(wire: list[Any]) -> Discard:
    """Read a Discard."""
    as_length(wire, 1)
    return Discard(card=as_str(wire[1]))


def symbol_from(wire: list[Any]) -> Symbol:
    """Read a Symbol."""
    as_length(wire, 1)
    return Symbol(trait=as_str(wire[1]))


def take_from(wire: list[Any]) -> Take:
    """Read a Take."""
    as_length(wire, 1)
    return Take(option=as_int(wire[1]))


def equip_from(wire: list[Any]) -> Equip:
    """Read an Equip."""
    as_length(wire, 2)
    return Equip(item=as_str(wire[1]), instead=as_str(wire[2]))


def leave_from(wire: list[Any]) -> Leave:
    """Read a Leave."""
    as_length(wire, 1)
    return Leave(item=as_str(wire[1]))


def buy_from(wire: list[Any]) -> Buy:
    """Read a Buy."""
    as_length(wire, 1)
    return Buy(what=as_str(wire[1]))


def light_lantern_from(wire: list[Any]) -> LightLantern:
    """Read a LightLantern."""
    as_length(wire, 0)
    return LIGHT_LANTERN


def sit_out_from(wire: list[Any]) -> SitOut:
    """Read a SitOut."""
    as_length(wire, 1)
    return SitOut(who=as_int(wire[1]))


def play_from(wire: list[Any]) -> Play:
    """Read a Play."""
    as_length(wire, 3)
    return Play(card=as_str(wire[1]), said=as_str(wire[2]), round=as_int(wire[3]))


def swap_from(wire: list[Any]) -> Swap:
    """Read a Swap."""
    as_length(wire, 1)
    return Swap(card=as_str(wire[1]))


def swap_enemies_from(wire: list[Any]) -> SwapEnemies:
    """Read a SwapEnemies."""
    as_length(wire, 2)
    return SwapEnemies(enemy=as_int(wire[1]), other=as_int(wire[2]))


def use_item_from(wire: list[Any]) -> UseItem:
    """Read an UseItem."""
    as_length(wire, 2)
    return UseItem(item=as_str(wire[1]), instead=as_int(wire[2]))


def use_ability_from(wire: list[Any]) -> UseAbility:
    """Read an UseAbility."""
    as_length(wire, 1)
    return UseAbility(ability=as_str(wire[1]))


def open_from(wire: list[Any]) -> Open:
    """Read an Open."""
    as_length(wire, 1)
    return Open(source=as_str(wire[1]))


def drink_from(wire: list[Any]) -> Drink:
    """Read a Drink."""
    as_length(wire, 1)
    return Drink(who=as_int(wire[1]))


def hit_from(wire: list[Any]) -> Hit:
    """Read a Hit."""
    as_length(wire, 1)
    return Hit(enemy=as_int(wire[1]))


def grab_from(wire: list[Any]) -> Grab:
    """Read a Grab."""
    as_length(wire, 1)
    return Grab(what=as_str(wire[1]))


def state_off_from(wire: list[Any]) -> StateOff:
    """Read a StateOff."""
    as_length(wire, 2)
    return StateOff(who=as_int(wire[1]), state=as_str(wire[2]))


def lose_step_from(wire: list[Any]) -> LoseStep:
    """Read a LoseStep."""
    as_length(wire, 1)
    return LoseStep(trait=as_str(wire[1]))


def next_blueprint_from(wire: list[Any]) -> NextBlueprint:
    """Read a NextBlueprint."""
    as_length(wire, 1)
    return NextBlueprint(item=as_str(wire[1]))


def upgrade_from(wire: list[Any]) -> Upgrade:
    """Read an Upgrade."""
    as_length(wire, 1)
    return Upgrade(deck=as_str(wire[1]))


def throw_in_from(wire: list[Any]) -> ThrowIn:
    """Read a ThrowIn."""
    as_length(wire, 0)
    return THROW_IN


def purge_from(wire: list[Any]) -> Purge:
    """Read a Purge."""
    as_length(wire, 1)
    return Purge(card=as_str(wire[1]))


def go_again_from(wire: list[Any]) -> GoAgain:
    """Read a GoAgain."""
    as_length(wire, 0)
    return GO_AGAIN


def retire_from(wire: list[Any]) -> Retire:
    """Read a Retire."""
    as_length(wire, 0)
    return RETIRE


def reset_box_from(wire: list[Any]) -> ResetBox:
    """Read a ResetBox."""
    as_length(wire, 0)
    return RESET_BOX


def run_began_from(wire: list[Any]) -> RunBegan:
    """Read a RunBegan."""
    as_length(wire, 2)
    return RunBegan(number=as_int(wire[1]), biome=as_str(wire[2]))


def prisoner_taken_from(wire: list[Any]) -> PrisonerTaken:
    """Read a PrisonerTaken."""
    as_length(wire, 2)
    return PrisonerTaken(who=as_int(wire[1]), kind=as_str(wire[2]))


def upgrade_moved_from(wire: list[Any]) -> UpgradeMoved:
    """Read an UpgradeMoved."""
    as_length(wire, 2)
    return UpgradeMoved(card=as_str(wire[1]), kind=as_str(wire[2]))


def mutation_placed_from(wire: list[Any]) -> MutationPlaced:
    """Read a MutationPlaced."""
    as_length(wire, 1)
    return MutationPlaced(card=as_str(wire[1]))


def mutation_put_by_from(wire: list[Any]) -> MutationPutBy:
    """Read a MutationPutBy."""
    as_length(wire, 1)
    return MutationPutBy(card=as_str(wire[1]))


def first_player_from(wire: list[Any]) -> FirstPlayer:
    """Read a FirstPlayer."""
    as_length(wire, 1)
    return FirstPlayer(who=as_int(wire[1]))


def biome_entered_from(wire: list[Any]) -> BiomeEntered:
    """Read a BiomeEntered."""
    as_length(wire, 1)
    return BiomeEntered(biome=as_str(wire[1]))


def tile_seen_from(wire: list[Any]) -> TileSeen:
    """Read a TileSeen."""
    as_length(wire, 2)
    return TileSeen(space=as_str(wire[1]), tile=as_str(wire[2]))


def moved_from(wire: list[Any]) -> Moved:
    """Read a Moved."""
    as_length(wire, 1)
    return Moved(space=as_str(wire[1]))


def tile_turned_from(wire: list[Any]) -> TileTurned:
    """Read a TileTurned."""
    as_length(wire, 2)
    return TileTurned(space=as_str(wire[1]), tile=as_str(wire[2]))


def test_passed_from(wire: list[Any]) -> TestPassed:
    """Read a TestPassed."""
    as_length(wire, 3)
    return TestPassed(who=as_int(wire[1]), trait=as_str(wire[2]), card=as_str(wire[3]))


def test_failed_from(wire: list[Any]) -> TestFailed:
    """Read a TestFailed."""
    as_length(wire, 2)
    return TestFailed(who=as_int(wire[1]), trait=as_str(wire[2]))


def deck_tested_from(wire: list[Any]) -> DeckTested:
    """Read a DeckTested."""
    as_length(wire, 3)
    return DeckTested(who=as_int(wire[1]), card=as_str(wire[2]), trait=as_str(wire[3]))


def gained_from(wire: list[Any]) -> Gained:
    """Read a Gained."""
    as_length(wire, 2)
    return Gained(what=as_str(wire[1]), amount=as_int(wire[2]))


def scroll_gained_from(wire: list[Any]) -> ScrollGained:
    """Read a ScrollGained."""
    as_length(wire, 3)
    return ScrollGained(who=as_int(wire[1]), trait=as_str(wire[2]), level=as_int(wire[3]))


def scroll_wasted_from(wire: list[Any]) -> ScrollWasted:
    """Read a ScrollWasted."""
    as_length(wire, 1)
    return ScrollWasted(trait=as_str(wire[1]))


def scroll_lost_from(wire: list[Any]) -> ScrollLost:
    """Read a ScrollLost."""
    as_length(wire, 3)
    return ScrollLost(who=as_int(wire[1]), trait=as_str(wire[2]), level=as_int(wire[3]))


def transformed_from(wire: list[Any]) -> Transformed:
    """Read a Transformed."""
    as_length(wire, 1)
    return Transformed(who=as_int(wire[1]))


def healed_from(wire: list[Any]) -> Healed:
    """Read a Healed."""
    as_length(wire, 2)
    return Healed(who=as_int(wire[1]), amount=as_int(wire[2]))


def item_found_from(wire: list[Any]) -> ItemFound:
    """Read an ItemFound."""
    as_length(wire, 1)
    return ItemFound(item=as_str(wire[1]))


def item_taken_from(wire: list[Any]) -> ItemTaken:
    """Read an ItemTaken."""
    as_length(wire, 2)
    return ItemTaken(who=as_int(wire[1]), item=as_str(wire[2]))


def item_dropped_from(wire: list[Any]) -> ItemDropped:
    """Read an ItemDropped."""
    as_length(wire, 2)
    return ItemDropped(who=as_int(wire[1]), item=as_str(wire[2]))


def blueprint_found_from(wire: list[Any]) -> BlueprintFound:
    """Read a BlueprintFound."""
    as_length(wire, 1)
    return BlueprintFound(item=as_str(wire[1]))


def rune_found_from(wire: list[Any]) -> RuneFound:
    """Read a RuneFound."""
    as_length(wire, 1)
    return RuneFound(rune=as_str(wire[1]))


def option_taken_from(wire: list[Any]) -> OptionTaken:
    """Read an OptionTaken."""
    as_length(wire, 2)
    return OptionTaken(tile=as_str(wire[1]), option=as_int(wire[2]))


def cursed_from(wire: list[Any]) -> Cursed:
    """Read a Cursed."""
    as_length(wire, 2)
    return Cursed(biome=as_str(wire[1]), curse=as_int(wire[2]))


def curse_warded_from(wire: list[Any]) -> CurseWarded:
    """Read a CurseWarded."""
    as_length(wire, 0)
    return CURSE_WARDED


def bell_rung_from(wire: list[Any]) -> BellRung:
    """Read a BellRung."""
    as_length(wire, 1)
    return BellRung(result=as_str(wire[1]))


def worms_caught_from(wire: list[Any]) -> WormsCaught:
    """Read a WormsCaught."""
    as_length(wire, 2)
    return WormsCaught(who=as_int(wire[1]), amount=as_int(wire[2]))


def worms_bit_from(wire: list[Any]) -> WormsBit:
    """Read a WormsBit."""
    as_length(wire, 1)
    return WormsBit(who=as_int(wire[1]))


def malaise_caught_from(wire: list[Any]) -> MalaiseCaught:
    """Read a MalaiseCaught."""
    as_length(wire, 2)
    return MalaiseCaught(who=as_int(wire[1]), card=as_str(wire[2]))


def lantern_spent_from(wire: list[Any]) -> LanternSpent:
    """Read a LanternSpent."""
    as_length(wire, 1)
    return LanternSpent(left=as_int(wire[1]))


def lantern_lit_from(wire: list[Any]) -> LanternLit:
    """Read a LanternLit."""
    as_length(wire, 1)
    return LanternLit(lit=as_int(wire[1]))


def key_found_from(wire: list[Any]) -> KeyFound:
    """Read a KeyFound."""
    as_length(wire, 1)
    return KeyFound(keys=as_int(wire[1]))


def door_unlocked_from(wire: list[Any]) -> DoorUnlocked:
    """Read a DoorUnlocked."""
    as_length(wire, 1)
    return DoorUnlocked(to=as_str(wire[1]))


def restricted_from(wire: list[Any]) -> Restricted:
    """Read a Restricted."""
    as_length(wire, 2)
    return Restricted(number=as_int(wire[1]), round=as_int(wire[2]))


def teleported_from(wire: list[Any]) -> Teleported:
    """Read a Teleported."""
    as_length(wire, 1)
    return Teleported(space=as_str(wire[1]))


def bought_from(wire: list[Any]) -> Bought:
    """Read a Bought."""
    as_length(wire, 2)
    return Bought(what=as_str(wire[1]), price=as_int(wire[2]))


def fight_began_from(wire: list[Any]) -> FightBegan:
    """Read a FightBegan."""
    as_length(wire, 1)
    return FightBegan(tile=as_str(wire[1]))


def enemy_placed_from(wire: list[Any]) -> EnemyPlaced:
    """Read an EnemyPlaced."""
    as_length(wire, 3)
    return EnemyPlaced(enemy=as_int(wire[1]), card=as_str(wire[2]), space=as_int(wire[3]))


def loot_laid_from(wire: list[Any]) -> LootLaid:
    """Read a LootLaid."""
    as_length(wire, 1)
    return LootLaid(loot=[as_str(item) for item in as_list(wire[1])])


def pass_chosen_from(wire: list[Any]) -> PassChosen:
    """Read a PassChosen."""
    as_length(wire, 1)
    return PassChosen(who=as_int(wire[1]))


def pass_revealed_from(wire: list[Any]) -> PassRevealed:
    """Read a PassRevealed."""
    as_length(wire, 3)
    return PassRevealed(who=as_int(wire[1]), card=as_str(wire[2]), trait=as_str(wire[3]))


def cards_exchanged_from(wire: list[Any]) -> CardsExchanged:
    """Read a CardsExchanged."""
    as_length(wire, 2)
    return CardsExchanged(who=as_int(wire[1]), amount=as_int(wire[2]))


def put_down_from(wire: list[Any]) -> PutDown:
    """Read a PutDown."""
    as_length(wire, 3)
    return PutDown(who=as_int(wire[1]), said=as_str(wire[2]), round=as_int(wire[3]))


def revealed_from(wire: list[Any]) -> Revealed:
    """Read a Revealed."""
    as_length(wire, 2)
    return Revealed(who=as_int(wire[1]), card=as_str(wire[2]))


def power_used_from(wire: list[Any]) -> PowerUsed:
    """Read a PowerUsed."""
    as_length(wire, 1)
    return PowerUsed(power=as_str(wire[1]))


def round_began_from(wire: list[Any]) -> RoundBegan:
    """Read a RoundBegan."""
    as_length(wire, 1)
    return RoundBegan(round=as_int(wire[1]))


def item_used_from(wire: list[Any]) -> ItemUsed:
    """Read an ItemUsed."""
    as_length(wire, 2)
    return ItemUsed(who=as_int(wire[1]), item=as_str(wire[2]))


def ability_used_from(wire: list[Any]) -> AbilityUsed:
    """Read an AbilityUsed."""
    as_length(wire, 2)
    return AbilityUsed(who=as_int(wire[1]), ability=as_str(wire[2]))


def missed_from(wire: list[Any]) -> Missed:
    """Read a Missed."""
    as_length(wire, 1)
    return Missed(who=as_int(wire[1]))


def stopped_from(wire: list[Any]) -> Stopped:
    """Read a Stopped."""
    as_length(wire, 3)
    return Stopped(who=as_int(wire[1]), enemy=as_int(wire[2]), card=as_str(wire[3]))


def enemy_hurt_from(wire: list[Any]) -> EnemyHurt:
    """Read an EnemyHurt."""
    as_length(wire, 5)
    return EnemyHurt(
        who=as_int(wire[1]),
        enemy=as_int(wire[2]),
        card=as_str(wire[3]),
        amount=as_int(wire[4]),
        blocked=as_int(wire[5]),
    )


def enemy_marked_from(wire: list[Any]) -> EnemyMarked:
    """Read an EnemyMarked."""
    as_length(wire, 5)
    return EnemyMarked(
        who=as_int(wire[1]), enemy=as_int(wire[2]), card=as_str(wire[3]), state=as_str(wire[4]), round=as_int(wire[5])
    )


def enemy_immune_from(wire: list[Any]) -> EnemyImmune:
    """Read an EnemyImmune."""
    as_length(wire, 3)
    return EnemyImmune(enemy=as_int(wire[1]), card=as_str(wire[2]), state=as_str(wire[3]))


def enemy_shielded_from(wire: list[Any]) -> EnemyShielded:
    """Read an EnemyShielded."""
    as_length(wire, 4)
    return EnemyShielded(enemy=as_int(wire[1]), card=as_str(wire[2]), amount=as_int(wire[3]), golden=as_bool(wire[4]))


def shields_shattered_from(wire: list[Any]) -> ShieldsShattered:
    """Read a ShieldsShattered."""
    as_length(wire, 2)
    return ShieldsShattered(enemy=as_int(wire[1]), card=as_str(wire[2]))


def enemy_mended_from(wire: list[Any]) -> EnemyMended:
    """Read an EnemyMended."""
    as_length(wire, 3)
    return EnemyMended(enemy=as_int(wire[1]), card=as_str(wire[2]), amount=as_int(wire[3]))


def enemy_vanished_from(wire: list[Any]) -> EnemyVanished:
    """Read an EnemyVanished."""
    as_length(wire, 2)
    return EnemyVanished(enemy=as_int(wire[1]), card=as_str(wire[2]))


def enemy_raged_from(wire: list[Any]) -> EnemyRaged:
    """Read an EnemyRaged."""
    as_length(wire, 3)
    return EnemyRaged(enemy=as_int(wire[1]), card=as_str(wire[2]), amount=as_int(wire[3]))


def enemy_moved_from(wire: list[Any]) -> EnemyMoved:
    """Read an EnemyMoved."""
    as_length(wire, 4)
    return EnemyMoved(enemy=as_int(wire[1]), card=as_str(wire[2]), space=as_int(wire[3]), how=as_str(wire[4]))


def enemy_killed_from(wire: list[Any]) -> EnemyKilled:
    """Read an EnemyKilled."""
    as_length(wire, 4)
    return EnemyKilled(who=as_int(wire[1]), enemy=as_int(wire[2]), card=as_str(wire[3]), how=as_str(wire[4]))


def enemy_gone_from(wire: list[Any]) -> EnemyGone:
    """Read an EnemyGone."""
    as_length(wire, 2)
    return EnemyGone(enemy=as_int(wire[1]), card=as_str(wire[2]))


def shielded_from(wire: list[Any]) -> Shielded:
    """Read a Shielded."""
    as_length(wire, 3)
    return Shielded(who=as_int(wire[1]), amount=as_int(wire[2]), golden=as_bool(wire[3]))


def hurt_from(wire: list[Any]) -> Hurt:
    """Read a Hurt."""
    as_length(wire, 4)
    return Hurt(who=as_int(wire[1]), amount=as_int(wire[2]), blocked=as_int(wire[3]), by=as_str(wire[4]))


def companion_hurt_from(wire: list[Any]) -> CompanionHurt:
    """Read a CompanionHurt."""
    as_length(wire, 3)
    return CompanionHurt(who=as_int(wire[1]), item=as_str(wire[2]), amount=as_int(wire[3]))


def companion_killed_from(wire: list[Any]) -> CompanionKilled:
    """Read a CompanionKilled."""
    as_length(wire, 2)
    return CompanionKilled(who=as_int(wire[1]), item=as_str(wire[2]))


def marked_from(wire: list[Any]) -> Marked:
    """Read a Marked."""
    as_length(wire, 4)
    return Marked(who=as_int(wire[1]), state=as_str(wire[2]), round=as_int(wire[3]), by=as_str(wire[4]))


def immune_from(wire: list[Any]) -> Immune:
    """Read an Immune."""
    as_length(wire, 2)
    return Immune(who=as_int(wire[1]), state=as_str(wire[2]))


def cured_from(wire: list[Any]) -> Cured:
    """Read a Cured."""
    as_length(wire, 2)
    return Cured(who=as_int(wire[1]), state=as_str(wire[2]))


def died_from(wire: list[Any]) -> Died:
    """Read a Died."""
    as_length(wire, 2)
    return Died(who=as_int(wire[1]), by=as_str(wire[2]))


def revived_from(wire: list[Any]) -> Revived:
    """Read a Revived."""
    as_length(wire, 1)
    return Revived(who=as_int(wire[1]))


def looted_from(wire: list[Any]) -> Looted:
    """Read a Looted."""
    as_length(wire, 3)
    return Looted(who=as_int(wire[1]), what=as_str(wire[2]), amount=as_int(wire[3]))


def stolen_from(wire: list[Any]) -> Stolen:
    """Read a Stolen."""
    as_length(wire, 3)
    return Stolen(card=as_str(wire[1]), what=as_str(wire[2]), amount=as_int(wire[3]))


def drank_from(wire: list[Any]) -> Drank:
    """Read a Drank."""
    as_length(wire, 1)
    return Drank(who=as_int(wire[1]))


def round_ended_from(wire: list[Any]) -> RoundEnded:
    """Read a RoundEnded."""
    as_length(wire, 1)
    return RoundEnded(round=as_int(wire[1]))


def fight_over_from(wire: list[Any]) -> FightOver:
    """Read a FightOver."""
    as_length(wire, 2)
    return FightOver(slain=as_int(wire[1]), left=as_int(wire[2]))


def boss_met_from(wire: list[Any]) -> BossMet:
    """Read a BossMet."""
    as_length(wire, 1)
    return BossMet(boss=as_str(wire[1]))


def bout_began_from(wire: list[Any]) -> BoutBegan:
    """Read a BoutBegan."""
    as_length(wire, 1)
    return BoutBegan(bout=as_int(wire[1]))


def attack_turned_from(wire: list[Any]) -> AttackTurned:
    """Read an AttackTurned."""
    as_length(wire, 1)
    return AttackTurned(card=as_str(wire[1]))


def element_laid_from(wire: list[Any]) -> ElementLaid:
    """Read an ElementLaid."""
    as_length(wire, 2)
    return ElementLaid(what=as_str(wire[1]), round=as_int(wire[2]))


def form_beaten_from(wire: list[Any]) -> FormBeaten:
    """Read a FormBeaten."""
    as_length(wire, 1)
    return FormBeaten(card=as_str(wire[1]))


def boss_beaten_from(wire: list[Any]) -> BossBeaten:
    """Read a BossBeaten."""
    as_length(wire, 1)
    return BossBeaten(boss=as_str(wire[1]))


def street_reached_from(wire: list[Any]) -> StreetReached:
    """Read a StreetReached."""
    as_length(wire, 2)
    return StreetReached(biome=as_str(wire[1]), to=as_str(wire[2]))


def blueprints_collected_from(wire: list[Any]) -> BlueprintsCollected:
    """Read a BlueprintsCollected."""
    as_length(wire, 1)
    return BlueprintsCollected(items=[as_str(item) for item in as_list(wire[1])])


def goods_shown_from(wire: list[Any]) -> GoodsShown:
    """Read a GoodsShown."""
    as_length(wire, 2)
    return GoodsShown(seller=as_str(wire[1]), items=[as_str(item) for item in as_list(wire[2])])


def run_over_from(wire: list[Any]) -> RunOver:
    """Read a RunOver."""
    as_length(wire, 3)
    return RunOver(outcome=as_str(wire[1]), killer=as_str(wire[2]), cells=as_int(wire[3]))


def card_bought_from(wire: list[Any]) -> CardBought:
    """Read a CardBought."""
    as_length(wire, 2)
    return CardBought(deck=as_str(wire[1]), card=as_str(wire[2]))


def thrown_in_from(wire: list[Any]) -> ThrownIn:
    """Read a ThrownIn."""
    as_length(wire, 1)
    return ThrownIn(card=as_str(wire[1]))


def secret_drawn_from(wire: list[Any]) -> SecretDrawn:
    """Read a SecretDrawn."""
    as_length(wire, 1)
    return SecretDrawn(card=as_str(wire[1]))


def card_given_from(wire: list[Any]) -> CardGiven:
    """Read a CardGiven."""
    as_length(wire, 2)
    return CardGiven(card=as_str(wire[1]), kind=as_str(wire[2]))


def card_purged_from(wire: list[Any]) -> CardPurged:
    """Read a CardPurged."""
    as_length(wire, 1)
    return CardPurged(card=as_str(wire[1]))


def feat_done_from(wire: list[Any]) -> FeatDone:
    """Read a FeatDone."""
    as_length(wire, 1)
    return FeatDone(card=as_str(wire[1]))


def seller_raised_from(wire: list[Any]) -> SellerRaised:
    """Read a SellerRaised."""
    as_length(wire, 2)
    return SellerRaised(seller=as_str(wire[1]), level=as_int(wire[2]))


def pocket_opened_from(wire: list[Any]) -> PocketOpened:
    """Read a PocketOpened."""
    as_length(wire, 1)
    return PocketOpened(pocket=as_str(wire[1]))


def start_opened_from(wire: list[Any]) -> StartOpened:
    """Read a StartOpened."""
    as_length(wire, 1)
    return StartOpened(biome=as_str(wire[1]))


def price_set_from(wire: list[Any]) -> PriceSet:
    """Read a PriceSet."""
    as_length(wire, 1)
    return PriceSet(price=as_int(wire[1]))


def monsters_added_from(wire: list[Any]) -> MonstersAdded:
    """Read a MonstersAdded."""
    as_length(wire, 1)
    return MonstersAdded(cards=[as_str(item) for item in as_list(wire[1])])


def item_unlocked_from(wire: list[Any]) -> ItemUnlocked:
    """Read an ItemUnlocked."""
    as_length(wire, 1)
    return ItemUnlocked(item=as_str(wire[1]))


def goods_laid_from(wire: list[Any]) -> GoodsLaid:
    """Read a GoodsLaid."""
    as_length(wire, 2)
    return GoodsLaid(what=as_str(wire[1]), amount=as_int(wire[2]))


def decks_peeked_from(wire: list[Any]) -> DecksPeeked:
    """Read a DecksPeeked."""
    as_length(wire, 1)
    return DecksPeeked(cards=[as_str(item) for item in as_list(wire[1])])


def box_reset_from(wire: list[Any]) -> BoxReset:
    """Read a BoxReset."""
    as_length(wire, 0)
    return BOX_RESET


READERS: dict[str, Reader] = {
    "Pass": pass_from,
    "Done": done_from,
    "Prisoner": prisoner_from,
    "Enemy": enemy_from,
    "BossFight": boss_fight_from,
    "Fight": fight_from,
    "Run": run_from,
    "PastRun": past_run_from,
    "Campaign": campaign_from,
    "BeginRun": begin_run_from,
    "TakePrisoner": take_prisoner_from,
    "DealUpgrades": deal_upgrades_from,
    "FillPockets": fill_pockets_from,
    "TakeFirst": take_first_from,
    "StartDamage": start_damage_from,
    "StartGifts": start_gifts_from,
    "SetUpBiome": set_up_biome_from,
    "Scout": scout_from,
    "Explore": explore_from,
    "TakeCorridor": take_corridor_from,
    "EnterSpace": enter_space_from,
    "ResolveTile": resolve_tile_from,
    "ChooseOption": choose_option_from,
    "Receive": receive_from,
    "Gain": gain_from,
    "GiveItem": give_item_from,
    "FitItem": fit_item_from,
    "Suffer": suffer_from,
    "RingBell": ring_bell_from,
    "CatchMalaise": catch_malaise_from,
    "CatchWorm": catch_worm_from,
    "SufferCurse": suffer_curse_from,
    "GiveUpItems": give_up_items_from,
    "Trade": trade_from,
    "StepThrough": step_through_from,
    "LeaveTile": leave_tile_from,
    "SetUpFight": set_up_fight_from,
    "Prepare": prepare_from,
    "Mulligan": mulligan_from,
    "PlayCards": play_cards_from,
    "ExchangeHand": exchange_hand_from,
    "Reveal": reveal_from,
    "PlayRound": play_round_from,
    "Reorder": reorder_from,
    "EnemyTurn": enemy_turn_from,
    "EnemyActs": enemy_acts_from,
    "OpeningTurn": opening_turn_from,
    "PotionTime": potion_time_from,
    "PrisonerTurn": prisoner_turn_from,
    "DoActs": do_acts_from,
    "UseAbilities": use_abilities_from,
    "AssignDamage": assign_damage_from,
    "AssignState": assign_state_from,
    "StealLoot": steal_loot_from,
    "DeathLine": death_line_from,
    "EndRound": end_round_from,
    "PoisonWorks": poison_works_from,
    "CloseUp": close_up_from,
    "LastRound": last_round_from,
    "BleedingWorks": bleeding_works_from,
    "LastActs": last_acts_from,
    "EndFight": end_fight_from,
    "LateLoot": late_loot_from,
    "Share": share_from,
    "Upkeep": upkeep_from,
    "MeetBoss": meet_boss_from,
    "EndBout": end_bout_from,
    "NewBout": new_bout_from,
    "NewForm": new_form_from,
    "BossFalls": boss_falls_from,
    "Interbiome": interbiome_from,
    "OrderBlueprints": order_blueprints_from,
    "TakeRest": take_rest_from,
    "AtHealer": at_healer_from,
    "AtMerchant": at_merchant_from,
    "AtCollector": at_collector_from,
    "NextBiome": next_biome_from,
    "EndRun": end_run_from,
    "KeepBlueprints": keep_blueprints_from,
    "SpendCells": spend_cells_from,
    "ReadCard": read_card_from,
    "PlaceMutation": place_mutation_from,
    "GiveCombatCard": give_combat_card_from,
    "PurgeOne": purge_one_from,
    "NextRun": next_run_from,
    "StartIn": start_in_from,
    "BePrisoner": be_prisoner_from,
    "GiveUpgrade": give_upgrade_from,
    "PutBack": put_back_from,
    "PutBy": put_by_from,
    "MakeFirst": make_first_from,
    "To": to_from,
    "ScrollTo": scroll_to_from,
    "ItemTo": item_to_from,
    "ToCompanion": to_companion_from,
    "Go": go_from,
    "Peek": peek_from,
    "Teleport": teleport_from,
    "Discard": discard_from,
    "Symbol": symbol_from,
    "Take": take_from,
    "Equip": equip_from,
    "Leave": leave_from,
    "Buy": buy_from,
    "LightLantern": light_lantern_from,
    "SitOut": sit_out_from,
    "Play": play_from,
    "Swap": swap_from,
    "SwapEnemies": swap_enemies_from,
    "UseItem": use_item_from,
    "UseAbility": use_ability_from,
    "Open": open_from,
    "Drink": drink_from,
    "Hit": hit_from,
    "Grab": grab_from,
    "StateOff": state_off_from,
    "LoseStep": lose_step_from,
    "NextBlueprint": next_blueprint_from,
    "Upgrade": upgrade_from,
    "ThrowIn": throw_in_from,
    "Purge": purge_from,
    "GoAgain": go_again_from,
    "Retire": retire_from,
    "ResetBox": reset_box_from,
    "RunBegan": run_began_from,
    "PrisonerTaken": prisoner_taken_from,
    "UpgradeMoved": upgrade_moved_from,
    "MutationPlaced": mutation_placed_from,
    "MutationPutBy": mutation_put_by_from,
    "FirstPlayer": first_player_from,
    "BiomeEntered": biome_entered_from,
    "TileSeen": tile_seen_from,
    "Moved": moved_from,
    "TileTurned": tile_turned_from,
    "TestPassed": test_passed_from,
    "TestFailed": test_failed_from,
    "DeckTested": deck_tested_from,
    "Gained": gained_from,
    "ScrollGained": scroll_gained_from,
    "ScrollWasted": scroll_wasted_from,
    "ScrollLost": scroll_lost_from,
    "Transformed": transformed_from,
    "Healed": healed_from,
    "ItemFound": item_found_from,
    "ItemTaken": item_taken_from,
    "ItemDropped": item_dropped_from,
    "BlueprintFound": blueprint_found_from,
    "RuneFound": rune_found_from,
    "OptionTaken": option_taken_from,
    "Cursed": cursed_from,
    "CurseWarded": curse_warded_from,
    "BellRung": bell_rung_from,
    "WormsCaught": worms_caught_from,
    "WormsBit": worms_bit_from,
    "MalaiseCaught": malaise_caught_from,
    "LanternSpent": lantern_spent_from,
    "LanternLit": lantern_lit_from,
    "KeyFound": key_found_from,
    "DoorUnlocked": door_unlocked_from,
    "Restricted": restricted_from,
    "Teleported": teleported_from,
    "Bought": bought_from,
    "FightBegan": fight_began_from,
    "EnemyPlaced": enemy_placed_from,
    "LootLaid": loot_laid_from,
    "PassChosen": pass_chosen_from,
    "PassRevealed": pass_revealed_from,
    "CardsExchanged": cards_exchanged_from,
    "PutDown": put_down_from,
    "Revealed": revealed_from,
    "PowerUsed": power_used_from,
    "RoundBegan": round_began_from,
    "ItemUsed": item_used_from,
    "AbilityUsed": ability_used_from,
    "Missed": missed_from,
    "Stopped": stopped_from,
    "EnemyHurt": enemy_hurt_from,
    "EnemyMarked": enemy_marked_from,
    "EnemyImmune": enemy_immune_from,
    "EnemyShielded": enemy_shielded_from,
    "ShieldsShattered": shields_shattered_from,
    "EnemyMended": enemy_mended_from,
    "EnemyVanished": enemy_vanished_from,
    "EnemyRaged": enemy_raged_from,
    "EnemyMoved": enemy_moved_from,
    "EnemyKilled": enemy_killed_from,
    "EnemyGone": enemy_gone_from,
    "Shielded": shielded_from,
    "Hurt": hurt_from,
    "CompanionHurt": companion_hurt_from,
    "CompanionKilled": companion_killed_from,
    "Marked": marked_from,
    "Immune": immune_from,
    "Cured": cured_from,
    "Died": died_from,
    "Revived": revived_from,
    "Looted": looted_from,
    "Stolen": stolen_from,
    "Drank": drank_from,
    "RoundEnded": round_ended_from,
    "FightOver": fight_over_from,
    "BossMet": boss_met_from,
    "BoutBegan": bout_began_from,
    "AttackTurned": attack_turned_from,
    "ElementLaid": element_laid_from,
    "FormBeaten": form_beaten_from,
    "BossBeaten": boss_beaten_from,
    "StreetReached": street_reached_from,
    "BlueprintsCollected": blueprints_collected_from,
    "GoodsShown": goods_shown_from,
    "RunOver": run_over_from,
    "CardBought": card_bought_from,
    "ThrownIn": thrown_in_from,
    "SecretDrawn": secret_drawn_from,
    "CardGiven": card_given_from,
    "CardPurged": card_purged_from,
    "FeatDone": feat_done_from,
    "SellerRaised": seller_raised_from,
    "PocketOpened": pocket_opened_from,
    "StartOpened": start_opened_from,
    "PriceSet": price_set_from,
    "MonstersAdded": monsters_added_from,
    "ItemUnlocked": item_unlocked_from,
    "GoodsLaid": goods_laid_from,
    "DecksPeeked": decks_peeked_from,
    "BoxReset": box_reset_from,
}


def as_step(wire: object) -> Step:
    """Any step of this game."""
    record = read(wire, READERS)
    if not isinstance(record, Step):
        raise BadWire(f"{type(record).__name__} is no step")
    return record
