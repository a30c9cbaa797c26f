"""A second model of a fight, written from the rulebook alone: slow, plain, and without any of the game's rules.

`Fight.play` is a generator. It yields every question of a fight and is sent the answer; between two questions it does
all that needs none. Answers are tuples as they stand on the wire, `("Hit", 2)`; `NO` is any way of declining. Where
chance has the word, which is only when a discard is shuffled, `shuffle` says in which order the cards came to lie.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.catalogue import CARDS

Answer = tuple[Any, ...]
NO: Answer = ("no",)
TRAITS = ["survival", "tactics", "brutality"]
L, G, R1, R2, R3 = range(5)
SPACE = {"L": L, "1": R1, "2": R2, "3": R3}


@dataclass(frozen=True)
class Question:
    """Who is asked, and what they may answer."""

    seats: frozenset[int]
    answers: frozenset[Answer]
    about: str


Play = Generator[Question, Answer, None]
Asking = Generator[Question, Answer, Answer]


class NobodyLeft(Exception):
    """All who fight are eliminated (DC-RULING-36)."""


@dataclass
class Prisoner:
    """A prisoner's board."""

    seat: int
    kind: str
    tracks: list[int]
    damage: int
    deck: list[str]
    hand: list[str]
    discard: list[str]
    items: list[str]
    wear: list[int]
    worms: int = 0
    malaise: str = ""
    alive: bool = True
    active: list[str] = field(default_factory=list)
    shields: int = 0
    golden: int = 0
    states: dict[str, int] = field(default_factory=dict)
    frozen: dict[int, int] = field(default_factory=dict)  # by round the number of the active card that bears the token
    turned: bool = False  # whether it has acted in this round
    warded: bool = False  # whether the first damage of this round has been blocked
    brittle: bool = False  # whether the shield that brittle bones cost has been lost
    used: list[str] = field(default_factory=list)  # the abilities of this round


@dataclass
class Enemy:
    """An enemy's card."""

    id: int
    card: str
    space: int
    damage: int = 0
    shields: int = 0
    golden: int = 0
    states: dict[str, int] = field(default_factory=dict)
    frozen: set[int] = field(default_factory=set)
    vanished: bool = False
    rage: int = 0
    acted: bool = False
    again: bool = False
    attack: str = ""  # the attack card of a boss

    @property
    def face(self) -> Printed:
        """What is printed on it."""
        return printed(self.card)

    @property
    def lines(self) -> list[list[cards.AnyEnemyAct]]:
        """Its lines by round; a boss has those of its attack card."""
        face = printed(self.attack) if self.attack else self.face
        return [face.opening, face.first, face.second, face.third, face.last]


class Printed:
    """What is printed on an enemy's card, whichever kind it is."""

    def __init__(self, card: str) -> None:
        self.id = card.partition(".")[0]
        decks: list[dict[str, Any]] = [CARDS.monsters, CARDS.forms, CARDS.elements, CARDS.attacks]
        face = next(deck[self.id] for deck in decks if self.id in deck)
        self.is_boss = self.id in CARDS.forms
        self.is_monster = self.id in CARDS.monsters
        self.life: int = getattr(face, "life", 0)
        self.elite: bool = getattr(face, "elite", False)
        self.sheltered: bool = getattr(face, "sheltered", False)
        self.thorns: int = getattr(face, "thorns", 0)
        self.swarm: int = getattr(face, "swarm", 0)
        self.immune: list[str] = getattr(face, "immune", [])
        self.death: list[cards.AnyDeathAct] = getattr(face, "death", [])
        self.opening: list[cards.AnyEnemyAct] = getattr(face, "opening", [])
        self.first: list[cards.AnyEnemyAct] = getattr(face, "first", [])
        self.second: list[cards.AnyEnemyAct] = getattr(face, "second", [])
        self.third: list[cards.AnyEnemyAct] = getattr(face, "third", [])
        self.last: list[cards.AnyEnemyAct] = getattr(face, "last", [])


@cache
def printed(card: str) -> Printed:
    """What is printed on it."""
    return Printed(card)


@cache
def lines_of(card: str) -> list[list[cards.AnyAct]]:
    """The lines of a combat card by round; there are none for Round 0."""
    board = CARDS.serenade
    sides = {board.power_lines.id: board.power_lines, board.melee_lines.id: board.melee_lines}
    face = sides.get(card) or CARDS.combat_cards[card]
    return [[], face.first, face.second, face.third]


@dataclass
class Fight:
    """Everything that a fight asks about."""

    prisoners: list[Prisoner]
    first: int
    players: int
    options: dict[str, str]
    shuffle: Callable[[int, list[str]], list[str]]  # of whom which cards, the top last
    enemies: list[Enemy] = field(default_factory=list)
    numbered: int = 0
    loot: list[str] = field(default_factory=list)
    barrier: str = ""
    dark: bool = False
    restriction: int = 0
    restricted_round: int = 0
    teeth: int = 0
    cells: int = 0
    potions: int = 0
    equipment: list[str] = field(default_factory=list)  # the deck, its top last
    dropped: list[str] = field(default_factory=list)  # the Equipment discard
    blueprints: list[str] = field(default_factory=list)  # the biome's deck, its top last
    collector: list[str] = field(default_factory=list)
    monsters: list[str] = field(default_factory=list)
    malaise: list[str] = field(default_factory=list)
    spoils: list[str] = field(default_factory=list)
    dead: list[str] = field(default_factory=list)
    fighters: list[int] = field(default_factory=list)
    passer: int = -1
    power: str = ""
    round: int = 0
    fresh: bool = True  # whether there may be a Round 0
    tile: cards.Tile | None = None
    elites: list[str] = field(default_factory=list)
    lanterns: int = 0
    over: bool = False

    # -- asking ----------------------------------------------------------------------------------------------

    def ask(self, who: int, answers: Iterable[Answer], about: str) -> Asking:
        """A question to the player of a prisoner, or to the group (-1); with one answer there is nothing to ask.

        But for a combat card, which among several players is always put down by hand (DC-DEC-18).
        """
        found = list(answers)
        if len(found) == 1 and (about != "card" or self.players == 1):
            return found[0]
        seats = range(self.players) if who < 0 else [self.prisoners[who].seat]
        return (yield Question(frozenset(seats), frozenset(found), about))

    # -- who and what ----------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """All prisoners, the first player first, then clockwise (DC-COMBAT-05)."""
        count = len(self.prisoners)
        return [(self.first + step) % count for step in range(count)]

    def standing(self) -> list[int]:
        """Those who fight and live."""
        return [who for who in self.order() if who in self.fighters and self.prisoners[who].alive]

    def at(self, space: int) -> Enemy | None:
        """Whoever stands there."""
        return next((enemy for enemy in self.enemies if enemy.space == space), None)

    def works(self, who: int, item: str) -> bool:
        """Whether an item works for its bearer: some only alone."""
        return not CARDS.equipment[item].sole or len(self.prisoners[who].items) == 1

    def lasting(self, who: int) -> list[tuple[str, cards.AnyPassive]]:
        """What works for a prisoner as long as it is there, by name (DC-BOARD-04)."""
        prisoner = self.prisoners[who]
        if prisoner.kind == "serenade":
            return []
        board = CARDS.prisoners[prisoner.kind]
        found: list[tuple[str, cards.AnyPassive]] = []
        for trait, level in zip(TRAITS, prisoner.tracks, strict=True):
            for number, step in enumerate(getattr(board, trait)[:level], start=1):
                found += [(f"{prisoner.kind}.{trait}.{number}.{n}", one) for n, one in enumerate(step.gives)]
        for item in prisoner.items:
            if self.works(who, item):
                found += [(f"{item}.has.{n}", one) for n, one in enumerate(CARDS.equipment[item].has)]
        return found

    def has(self, who: int, kind: type) -> list[Any]:
        """All of one kind that works for a prisoner."""
        return [one for _, one in self.lasting(who) if isinstance(one, kind)]

    def life(self, who: int) -> int:
        """Its life points (DC-BOARD-06, DC-SOLO-13)."""
        if self.prisoners[who].kind == "serenade":
            return CARDS.serenade.life
        return 3 + int(sum(one.amount for one in self.has(who, cards.MoreLife)))

    def ails(self, who: int, word: str) -> bool:
        """Whether it has this malaise."""
        card = self.prisoners[who].malaise
        return bool(card) and CARDS.malaise[card].word == word

    def immune(self, who: int, state: str) -> bool:
        """Whether a state does not take hold of it (DC-STATE-12)."""
        return any(one.state == state for one in self.has(who, cards.Immunity))

    # -- the whole fight -------------------------------------------------------------------------------------

    def set_up(self, tile: cards.Tile) -> Play:
        """An encounter is laid out from its tile (DC-CSET-01 to DC-CSET-11)."""
        self.barrier = tile.barrier
        for foe in tile.foes:
            self.place((self.elites if foe == "elite" else self.monsters).pop())
        for what in tile.loot:
            if what == "equipment":
                self.loot += [f"equipment:{self.equipment.pop()}"] if self.equipment else []
            elif what == "blueprint":
                self.loot += [f"blueprint:{self.blueprints.pop(0)}"] if self.blueprints else []
            else:
                self.loot.append(what)
        if tile.dark:
            self.dark = True
            may = [("LightLantern",)] if self.lanterns else []
            answer = yield from self.ask(-1, [NO, *may], "lantern")
            if answer != NO:
                self.dark = False
                self.lanterns -= 1

    def play(self) -> Play:
        """From the tile, or the preparation, to the upkeep (DC-COMBAT-01)."""
        self.fighters = list(range(len(self.prisoners)))
        if self.tile is not None:
            yield from self.set_up(self.tile)
        yield from self.prepare()
        yield from self.put_down()
        try:
            yield from self.reveal()
            for round in range(4):
                yield from self.play_round(round)
            yield from self.last_round()
        except NobodyLeft:
            pass
        yield from self.upkeep()
        self.over = True

    def prepare(self) -> Play:
        """With four players one passes, but not the first (DC-PLAY-06, DC-PLAY-07)."""
        if self.players == 4:
            may = [("SitOut", who) for who in self.order() if who != self.first]
            answer = yield from self.ask(-1, may, "passer")
            self.passer = answer[1]
            self.fighters.remove(self.passer)

    def put_down(self) -> Play:
        """Three cards, from the first player on (DC-PLAY-01 to DC-PLAY-10)."""
        for who in self.order():
            prisoner = self.prisoners[who]
            if prisoner.kind == "serenade":
                continue
            if who == self.passer:
                yield from self.sit_out(who)
                continue
            times = 1
            if self.players == 1 or (self.players == 2 and who == self.first):
                times = 2
            for _ in range(times):
                may: list[Answer] = []
                for card in prisoner.hand:
                    sayings = self.sayings(card)
                    if self.players == 1 or self.ails(who, "hoarse") or not sayings:
                        sayings = [("", 0)]
                    may += [("Play", card, said, round) for said, round in sayings]
                answer = yield from self.ask(who, may, "card")
                prisoner.hand.remove(answer[1])
                prisoner.active.append(answer[1])

    def sayings(self, card: str) -> list[tuple[str, int]]:
        """What may be said with a card: an action and its round (DC-PREP-05)."""
        found: list[tuple[str, int]] = []
        for round, line in enumerate(lines_of(card)):
            for act in line:
                word = {
                    cards.Damage: "damage",
                    cards.Loot: "loot",
                    cards.Block: "block",
                    cards.AbilityIcons: "ability",
                    cards.Heal: "heal",
                }.get(type(act), "")
                if isinstance(act, cards.Inflict):
                    word = act.state
                if word and (word, round) not in found:
                    found.append((word, round))
        return found

    def sit_out(self, who: int) -> Play:
        """The one who passes turns a card over, and may exchange others (DC-PASS-01 to DC-PASS-05)."""
        prisoner = self.prisoners[who]
        shown = self.draw(who)
        if shown:
            prisoner.discard.append(shown)
            symbols = CARDS.combat_cards[shown].symbols
            if symbols:
                answer = yield from self.ask(who, [("Symbol", trait) for trait in symbols], "pass symbol")
                number = TRAITS.index(answer[1])
                prisoner.tracks[number] = min(5, prisoner.tracks[number] + 1)
        yield from self.exchange(who)

    def exchange(self, who: int) -> Play:
        """Any cards of the hand for as many new ones (DC-PASS-05)."""
        prisoner = self.prisoners[who]
        given = 0
        while True:
            answer = yield from self.ask(who, [NO, *[("Swap", card) for card in prisoner.hand]], "exchange")
            if answer == NO:
                break
            prisoner.hand.remove(answer[1])
            prisoner.discard.append(answer[1])
            given += 1
        for _ in range(given):
            card = self.draw(who)
            if card:
                prisoner.hand.append(card)

    def draw(self, who: int) -> str:
        """The top card of a combat deck; an empty one is shuffled anew (DC-UPK-06, DC-RULING-42)."""
        prisoner = self.prisoners[who]
        if not prisoner.deck and prisoner.discard:
            prisoner.deck = self.shuffle(who, prisoner.discard)
            prisoner.discard = []
        return prisoner.deck.pop() if prisoner.deck else ""

    def reveal(self) -> Play:
        """All cards are turned over; alone, Serenade's card and her power (DC-SOLO-06 to DC-SOLO-14)."""
        if self.players != 1:
            return
        serenade = self.prisoners[1]
        board = CARDS.serenade
        if serenade.deck:
            serenade.active = [serenade.deck.pop()]
        else:
            serenade.active = [board.melee_lines.id if serenade.tracks[1] else board.power_lines.id]
        discard = self.prisoners[0].discard
        symbols = CARDS.combat_cards[discard[-1]].symbols if discard else []
        powers = {"survival": board.survival, "tactics": board.tactics, "brutality": board.brutality}
        if not self.fresh:  # what works in Round 0 would be lost
            symbols = [trait for trait in symbols if powers[trait] == "damage"]
        if symbols:
            answer = yield from self.ask(0, [("Symbol", trait) for trait in symbols], "power")
            self.power = powers[answer[1]]

    # -- rounds ----------------------------------------------------------------------------------------------

    def play_round(self, round: int) -> Play:
        """A round, from left to right (DC-COMBAT-03)."""
        self.go_on()
        self.round = round
        for enemy in self.enemies:
            enemy.acted = enemy.again = False
            # It cannot be targeted in the whole round, unless that line is frozen already (DC-RULING-95).
            hides = any(isinstance(act, cards.Vanish) for act in enemy.lines[round])
            enemy.vanished = hides and round not in enemy.frozen
        for prisoner in self.prisoners:
            prisoner.turned = prisoner.warded = False
            prisoner.used = []
        opened = round > 0 or self.has_round_zero()
        if opened:
            yield from self.enemy_turn(L)
        if round == 0 and (opened or self.options["potion_window"] == "always"):
            yield from self.potion_time()
        if opened:
            for who in self.order():
                if who in self.standing():
                    yield from self.prisoner_turn(who)
        if opened:
            for space in (R1, R2, R3):
                yield from self.enemy_turn(space)
            yield from self.end_round()

    def has_round_zero(self) -> bool:
        """Whether anything in play has a Round 0 icon (DC-COMBAT-06)."""
        if any(enemy.lines[0] for enemy in self.enemies) or self.power in ("frozen", "targeted"):
            return True
        if self.players == 1 and self.prisoners[1].tracks[1] and self.prisoners[1].tracks[0]:
            return True
        return any(self.openings(who) for who in self.standing())

    def end_round(self) -> Play:
        """Poison from left to right, then enemies close up, but not after Round III (DC-EOR-02, DC-RULING-33)."""
        self.go_on()
        yield from self.poison()
        if self.round < 3:
            self.close_up()

    def poison(self) -> Play:
        """One damage a token, past shields and targets (DC-EOR-03, DC-RULING-19)."""
        for space in (L, G, R1, R2, R3):
            self.go_on()
            if space == G:
                for who in self.standing():
                    prisoner = self.prisoners[who]
                    prisoner.damage += prisoner.states.get("poisoned", 0)
                    self.look_at(who)
                continue
            enemy = self.at(space)
            if enemy is not None and enemy.states.get("poisoned", 0) and not self.guarded(enemy):
                enemy.damage += enemy.states["poisoned"]
                if enemy.damage >= enemy.face.life:
                    yield from self.kill([enemy], -1)

    def close_up(self) -> None:
        """Those right of the group slide towards it (DC-EOR-04 to DC-EOR-06)."""
        right = sorted((enemy for enemy in self.enemies if enemy.space > G), key=lambda enemy: enemy.space)
        for space, enemy in enumerate(right, start=R1):
            enemy.space = space

    def last_round(self) -> Play:
        """Bleeding, then Round IV, from left to right (DC-FINAL-02, DC-FINAL-03, DC-FINAL-06)."""
        self.go_on()
        for space in (L, G, R1, R2, R3):
            self.go_on()
            if space == G:
                for who in self.standing():
                    if self.prisoners[who].states.get("bleeding", 0):
                        self.dies(who)
                continue
            enemy = self.at(space)
            if enemy is not None and enemy.states.get("bleeding", 0):
                yield from self.kill([enemy], -1)
        if not any(enemy.lines[4] for enemy in self.enemies):
            return
        self.round = 4
        for enemy in self.enemies:
            enemy.acted = enemy.vanished = False
        for prisoner in self.prisoners:
            prisoner.warded = False
        for space in (L, R1, R2, R3):
            yield from self.enemy_turn(space)

    # -- prisoners -------------------------------------------------------------------------------------------

    def prisoner_turn(self, who: int) -> Play:
        """What a prisoner does in a round."""
        prisoner = self.prisoners[who]
        if self.round == 0:
            yield from self.opening_turn(who)
            return
        held = self.restriction == 1 and who == self.first and self.round == self.restricted_round
        skipped = prisoner.frozen.get(self.round, -1)
        narrow = self.options["frozen_two_cards"] == "first_card" and len(prisoner.active) > 1
        if not held and (skipped < 0 or narrow):
            yield from self.lines_and_items(who, skipped)
        if self.power == "damage" and prisoner.kind == "serenade" and self.round == 3 and not held and skipped < 0:
            yield from self.acts(who, [cards.Damage(reach="L123")], [])
        prisoner.turned = True

    def lines_and_items(self, who: int, skipped: int) -> Play:
        """The lines of the active cards, with an item instead of one or beside them (DC-EQ-06 to DC-EQ-08)."""
        prisoner = self.prisoners[who]
        instead: dict[int, str] = {}
        beside: list[str] = []
        times = len(prisoner.active) if self.options["round_items"] == "card" else 1
        shown = [n for n, card in enumerate(prisoner.active) if n != skipped and lines_of(card)[self.round]]
        if shown or (self.power == "damage" and prisoner.kind == "serenade" and self.round == 3):
            self.starts_to_act(who)
        # A frozen line may be replaced like an empty one, if only that line is skipped (DC-OPT-07).
        # A push or pull of one's own may bring somebody into reach of an item.
        lines = [act for n in shown for act in lines_of(prisoner.active[n])[self.round]]
        moves = any(isinstance(act, cards.Push | cards.Pull) for act in lines)
        for _ in range(times if prisoner.alive else 0):
            may: list[Answer] = [NO]
            for item in prisoner.items:
                face = CARDS.equipment[item]
                if item in [*instead.values(), *beside] or face.round != self.round or not self.works(who, item):
                    continue
                if not moves and not any(self.can(who, act) or (lines and self.aims_at(who, act)) for act in face.acts):
                    continue
                if face.works == "plus":
                    may.append(("UseItem", item, -1))
                if face.works == "replace":
                    free = [n for n in range(len(prisoner.active)) if n not in instead]
                    full = [n for n in free if lines_of(prisoner.active[n])[self.round] and n != skipped]
                    if not full:
                        free = free[:1]  # it is all the same which
                    done = {n: lines_of(card)[self.round] for n, card in enumerate(prisoner.active)}
                    done |= {skipped: []} | {n: CARDS.equipment[other].acts for n, other in instead.items()}
                    for n in free:
                        first = not any(done[before] for before in range(n))
                        if self.comes_to(who, face.acts, first) != self.comes_to(who, done[n], first):
                            may.append(("UseItem", item, n))
            answer = yield from self.ask(who, may, "item")
            if answer == NO:
                break
            if answer[2] < 0:
                beside.append(answer[1])
            else:
                instead[answer[2]] = answer[1]
        if not shown and (instead or beside):
            self.starts_to_act(who)
        for number, card in enumerate(list(prisoner.active)):
            if number in instead:
                yield from self.acts(who, CARDS.equipment[instead[number]].acts, ["item"])
            elif number != skipped:
                yield from self.acts(who, lines_of(card)[self.round], ["card"])
        for item in beside:
            yield from self.acts(who, CARDS.equipment[item].acts, ["item"])

    def starts_to_act(self, who: int) -> None:
        """What happens to one who acts in this round, before it does."""

    def openings(self, who: int) -> dict[str, list[cards.AnyAct]]:
        """The actions of Round 0 that a prisoner has, by name (DC-COMBAT-08)."""
        return {name: one.acts for name, one in self.lasting(who) if isinstance(one, cards.Opening)}

    def serenade_opens(self, who: int) -> Play:
        """What the steps of her MELEE side do for the prisoner, and her power (DC-SOLO-08, DC-SOLO-30)."""
        marker, side = self.prisoners[who].tracks
        steps = marker if side and self.prisoners[0].alive else 0
        if steps >= 1:
            self.shield(0, 1, False)
        if steps >= 3:
            self.heal(0, 1)
        if self.power in ("frozen", "targeted"):
            yield from self.act(who, cards.Inflict(state=self.power, reach="L123"), [])  # type: ignore[arg-type]
        if steps >= 2:
            yield from self.ability(0)

    def opening_turn(self, who: int) -> Play:
        """Any of them, in any order, each once (DC-DEC-22)."""
        if self.prisoners[who].kind == "serenade":
            yield from self.serenade_opens(who)
            return
        used: list[str] = []
        while self.prisoners[who].alive:
            left = {name: acts for name, acts in self.openings(who).items() if name not in used}
            for name, acts in list(left.items()):
                if all(isinstance(act, cards.Block) and act.who != "one" for act in acts):
                    used.append(name)  # nobody would decline a shield
                    del left[name]
                    yield from self.acts(who, acts, ["opening"])
            may = [("Open", name) for name, acts in left.items() if any(self.can(who, act) for act in acts)]
            answer = yield from self.ask(who, [NO, *may], "opening")
            if answer == NO:
                break
            used.append(answer[1])
            yield from self.acts(who, left[answer[1]], ["opening"])

    def drinkers(self) -> list[Answer]:
        """On whom a potion may be spent (DC-ACT-20, DC-RULING-39)."""
        if not self.potions or self.restriction == 3:
            return []
        return [("Drink", who) for who, one in enumerate(self.prisoners) if one.alive and one.damage]

    def drink(self, who: int) -> None:
        """All damage comes off."""
        self.potions -= 1
        self.heal(who, self.prisoners[who].damage)

    def potion_time(self) -> Play:
        """Potions at the group's place (DC-COMBAT-09, DC-RULING-40)."""
        while True:
            answer = yield from self.ask(-1, [NO, *self.drinkers()], "potion")
            if answer == NO:
                return
            self.drink(answer[1])

    # -- a prisoner's actions --------------------------------------------------------------------------------

    def acts(self, who: int, acts: Iterable[cards.AnyAct], source: list[str]) -> Play:
        """One after another; the dead do nothing (DC-RULING-35)."""
        for act in acts:
            if self.prisoners[who].alive:
                yield from self.act(who, act, source)

    def met(self, who: int, need: str) -> bool:
        """Whether what an action needs is so."""
        prisoner = self.prisoners[who]
        return {
            "": True,
            "wounded": prisoner.damage > 0,
            "unhurt": prisoner.damage == 0,
            "shielded": prisoner.shields + prisoner.golden > 0,
            "barrier": bool(self.barrier),
            "first_player": who == self.first,
            "flanked": self.at(L) is not None,
            "alone": len(self.enemies) == 1,
        }[need]

    def in_reach(self, who: int, reach: str) -> list[Enemy]:
        """The enemies that can be targeted there, from left to right."""
        spaces = {SPACE[letter] for letter in reach}
        if R1 in spaces and self.has(who, cards.LongReach):
            spaces.add(R2)
        if self.dark:
            spaces -= {R2, R3}
        found = []
        for space in sorted(spaces):
            enemy = self.at(space)
            if enemy is None or enemy.vanished:
                continue
            if enemy.face.sheltered and any(self.at(nearer) is not None for nearer in range(R1, space)):
                continue
            found.append(enemy)
        return found

    def can(self, who: int, act: cards.AnyAct) -> bool:
        """Whether an action would do anything now."""
        if not self.met(who, act.needs):
            return False
        if isinstance(act, cards.Damage):
            return any(not self.guarded(enemy) for enemy in self.in_reach(who, act.reach))
        if isinstance(act, cards.Inflict | cards.Push | cards.Pull | cards.Shatter):
            return any(self.feels(enemy, act) for enemy in self.in_reach(who, act.reach))
        if isinstance(act, cards.Heal):
            return any(self.prisoners[one].damage for one in self.whom(who, act.who))
        if isinstance(act, cards.Cure):
            return bool(self.curable(who, act))
        if isinstance(act, cards.Loot):
            return bool(self.loot or self.drinkers())
        return True

    def aims_at(self, who: int, act: cards.AnyAct) -> bool:
        """Whether an action is aimed, and at somebody."""
        if not self.met(who, act.needs):
            return False
        if isinstance(act, cards.Damage):
            return any(not self.guarded(enemy) for enemy in self.in_reach(who, act.reach))
        aimed = isinstance(act, cards.Inflict | cards.Push | cards.Pull | cards.Shatter)
        return aimed and bool(self.in_reach(who, act.reach))

    def feels(self, enemy: Enemy, act: cards.AnyAct) -> bool:
        """Whether an action would change anything about this enemy: its tokens, its shields, where it stands."""
        if isinstance(act, cards.Inflict):
            return act.state not in enemy.face.immune and (act.state != "frozen" or bool(self.freezable(enemy)))
        if isinstance(act, cards.Shatter):
            return enemy.shields + enemy.golden > 0
        if enemy.space <= G:
            return False
        if isinstance(act, cards.Pull):
            return enemy.space > R1 and self.at(enemy.space - 1) is None
        if enemy.space < R3:
            return self.at(enemy.space + 1) is None
        falls = self.barrier == "void" and enemy.face.is_monster
        return falls or (self.barrier == "wall" and not self.guarded(enemy))

    def comes_to(self, who: int, acts: Iterable[cards.AnyAct], first: bool) -> list[Any]:
        """What actions come to in this turn; of a blow that comes first it is known whom it hits, and how hard."""
        found: list[Any] = []
        for act in acts:
            if act.needs in ("barrier", "first_player") and not self.met(who, act.needs):
                continue
            if isinstance(act, cards.Inflict) and all(act.state in enemy.face.immune for enemy in self.enemies):
                continue
            if first and not found and isinstance(act, cards.Damage) and not act.needs:
                targets = [enemy for enemy in self.in_reach(who, act.reach) if not self.guarded(enemy)]
                blows = [(enemy.id, self.strength(who, act, enemy, ["item"])) for enemy in targets]
                found.append((blows, act.all and len(blows) > 1, act.pierce))
            else:
                found.append(act)
        return found

    def whom(self, who: int, word: str) -> list[int]:
        """Oneself, or all who fight."""
        return [who] if word == "self" else self.standing()

    def act(self, who: int, act: cards.AnyAct, source: list[str]) -> Play:
        """One action of a prisoner (DC-RULING-17)."""
        if not self.met(who, act.needs):
            return
        if isinstance(act, cards.Damage):
            yield from self.deal(who, act, source)
        elif isinstance(act, cards.Inflict):
            yield from self.inflict(who, act)
        elif isinstance(act, cards.Block):
            yield from self.block(who, act)
        elif isinstance(act, cards.Heal):
            yield from self.healing(who, act)
        elif isinstance(act, cards.Cure):
            may = self.curable(who, act)
            if may:
                answer = yield from self.ask(who, may, "cure")
                self.cure(answer[1], answer[2])
        elif isinstance(act, cards.Loot):
            yield from self.looting(who)
        elif isinstance(act, cards.AbilityIcons):
            for _ in range(act.amount):
                if not (yield from self.ability(who)):
                    break
        elif isinstance(act, cards.Push | cards.Pull):
            yield from self.shove(who, act)
        elif isinstance(act, cards.Shatter):
            for enemy in (yield from self.aims(who, act, self.in_reach(who, act.reach))):
                enemy.shields = enemy.golden = 0
        elif act.what == "tooth":
            self.teeth += act.amount
        else:
            self.cells += act.amount

    def aim(self, who: int, targets: list[Enemy]) -> Generator[Question, Answer, Enemy | None]:
        """One of these (DC-DEC-25)."""
        if not targets:
            return None
        answer = yield from self.ask(who, [("Hit", enemy.id) for enemy in targets], "target")
        return next(enemy for enemy in targets if enemy.id == answer[1])

    def guarded(self, enemy: Enemy) -> bool:
        """Whether an enemy cannot be damaged now: a boss whose swords stand."""
        return enemy.face.is_boss and any(not one.face.is_boss for one in self.enemies)

    def aims(self, who: int, act: Any, targets: list[Enemy]) -> Generator[Question, Answer, list[Enemy]]:
        """One of these enemies, or all; which one is not asked if none of them would feel it."""
        if getattr(act, "all", False):
            return targets
        if not isinstance(act, cards.Damage) and not any(self.feels(enemy, act) for enemy in targets):
            return []
        enemy = yield from self.aim(who, targets)
        return [] if enemy is None else [enemy]

    def fits(self, enemy: Enemy, against: str) -> bool:
        """Whether an enemy is what a card speaks of."""
        if against in ("", "boss"):
            return against == "" or enemy.face.is_boss
        if against == "unhurt":
            return enemy.damage == 0
        if against == "elite":
            return enemy.face.elite
        if against == "frozen":
            return bool(enemy.frozen)
        return enemy.states.get(against, 0) > 0

    def deal(self, who: int, act: cards.Damage, source: list[str]) -> Play:
        """Damage to enemies (DC-ACT-01)."""
        targets = yield from self.aims(
            who, act, [enemy for enemy in self.in_reach(who, act.reach) if not self.guarded(enemy)]
        )
        strengths = [self.strength(who, act, enemy, source) for enemy in targets]
        dead: list[Enemy] = []
        for enemy, amount in zip(targets, strengths, strict=True):
            if self.wound(enemy, amount, act.pierce):
                if enemy.damage >= enemy.face.life:
                    dead.append(enemy)
                if enemy.face.thorns and self.prisoners[who].alive:
                    self.hurt(who, enemy.face.thorns, False, None, "")
        yield from self.kill(dead, who)

    def strength(self, who: int, act: cards.Damage, enemy: Enemy, source: list[str]) -> int:
        """How much an action deals to this one."""
        amount = act.amount
        if act.extra and self.fits(enemy, act.against):
            amount += act.extra
        if act.level is not None:
            amount += self.prisoners[who].tracks[TRAITS.index(act.level)]
        for boost in self.has(who, cards.Boost):
            if boost.round in (0, self.round) and self.fits(enemy, boost.against):
                amount += boost.amount
        if self.round == 1 and self.ails(who, "trembling") and source in (["card"], ["item"]):
            amount -= 1
        return amount

    def inflict(self, who: int, act: cards.Inflict) -> Play:
        """A state on enemies (DC-ACT-13)."""
        targets = yield from self.aims(who, act, self.in_reach(who, act.reach))
        for enemy in targets:
            self.mark(enemy, act.state, act.amount)
        yield from self.kill([enemy for enemy in targets if enemy.states.get("burning", 0) >= 2], who)

    def mark(self, enemy: Enemy, state: str, amount: int) -> None:
        """Tokens of a state on an enemy (DC-STATE-01 to DC-STATE-12)."""
        if state in enemy.face.immune:
            return
        for _ in range(amount):
            if state == "frozen":
                enemy.frozen |= set(self.freezable(enemy)[:1])
            else:
                enemy.states[state] = enemy.states.get(state, 0) + 1

    def freezable(self, enemy: Enemy) -> list[int]:
        """The rounds still to come in which an enemy does something."""
        lines = [round for round in (1, 2, 3) if enemy.lines[round] and round not in enemy.frozen]
        return [round for round in lines if self.is_ahead(round, enemy.acted)]

    def is_ahead(self, round: int, acted: bool) -> bool:
        """Whether a line is still to come (DC-STATE-09, DC-RULING-87)."""
        return round > self.round or (round == self.round and not acted)

    def block(self, who: int, act: cards.Block) -> Play:
        """Shields (DC-ACT-06)."""
        amount = act.amount
        if act.level is not None:
            amount += self.prisoners[who].tracks[TRAITS.index(act.level)]
        bearers = self.whom(who, act.who)
        if act.who == "one":
            answer = yield from self.ask(who, [("To", one) for one in bearers], "shield")
            bearers = [answer[1]]
        for bearer in bearers:
            self.shield(bearer, amount, act.golden)

    def shield(self, who: int, amount: int, golden: bool) -> None:
        """Shields on a prisoner; brittle bones lose the first."""
        prisoner = self.prisoners[who]
        if golden:
            prisoner.golden += amount
            return
        if amount and self.ails(who, "brittle") and not prisoner.brittle:
            prisoner.brittle = True
            amount -= 1
        prisoner.shields += amount

    def healing(self, who: int, act: cards.Heal) -> Play:
        """Damage comes off (DC-RULING-41)."""
        hurt = [one for one in self.whom(who, act.who) if self.prisoners[one].damage]
        if act.who == "one" and hurt:
            answer = yield from self.ask(who, [("To", one) for one in hurt], "heal")
            hurt = [answer[1]]
        for one in hurt:
            self.heal(one, act.amount)

    def heal(self, who: int, amount: int) -> None:
        """So much comes off; one less with thin blood."""
        if amount and self.ails(who, "thin_blood"):
            amount -= 1
        prisoner = self.prisoners[who]
        prisoner.damage -= min(prisoner.damage, amount)

    def curable(self, who: int, act: cards.Cure) -> list[Answer]:
        """What a cure may take off whom."""
        found: list[Answer] = []
        for one in self.whom(who, act.who):
            found += [("StateOff", one, state) for state in self.borne(one) if act.state in ("any", state)]
        return found

    def borne(self, who: int) -> list[str]:
        """The states of a prisoner."""
        prisoner = self.prisoners[who]
        found = [state for state, tokens in prisoner.states.items() if tokens]
        if prisoner.frozen:
            found.append("frozen")
        return found

    def cure(self, who: int, state: str) -> None:
        """All tokens of a state come off."""
        if state == "frozen":
            self.prisoners[who].frozen.clear()
        self.prisoners[who].states[state] = 0

    def looting(self, who: int) -> Play:
        """All of one type, or a potion; nothing only if nothing lies there (DC-DEC-28)."""
        may = [("Grab", what) for what in sorted({self.type_of(one) for one in self.loot})]
        may += self.drinkers()
        if not self.loot:
            may.append(NO)
        answer = yield from self.ask(who, may, "loot")
        if answer[0] == "Drink":
            self.drink(answer[1])
        elif answer != NO:
            taken = [one for one in self.loot if self.type_of(one) == answer[1]]
            self.loot = [one for one in self.loot if self.type_of(one) != answer[1]]
            for one in taken:
                self.gain(one)
            if answer[1] == "tooth":
                self.teeth += sum(one.amount for one in self.has(who, cards.Looter))

    def type_of(self, thing: str) -> str:
        """A thing's type: its icon (DC-RULING-26)."""
        return thing.partition(":")[0]

    def gain(self, thing: str) -> None:
        """Into the bag (DC-RUN-04, DC-RUN-05)."""
        if thing == "tooth":
            self.teeth += 1
        elif thing == "cell":
            self.cells += 1
        elif thing == "potion":
            self.potions += 1
        else:
            self.spoils.append(thing)

    def abilities(self, who: int) -> dict[str, list[cards.AnyAct]]:
        """What an Ability action may use (DC-ACT-14)."""
        prisoner = self.prisoners[who]
        found: dict[str, list[cards.AnyAct]] = {}
        if prisoner.kind != "serenade":
            found[f"{prisoner.kind}.ability"] = CARDS.prisoners[prisoner.kind].ability
        for name, one in self.lasting(who):
            if isinstance(one, cards.GrantAbility):
                found[name] = one.acts
        if self.options["ability_repeats"] == "once":
            found = {name: acts for name, acts in found.items() if name not in prisoner.used}
        for item in prisoner.items:
            if CARDS.equipment[item].works == "ability" and self.works(who, item):
                found[item] = CARDS.equipment[item].acts
        return found

    def ability(self, who: int) -> Generator[Question, Answer, bool]:
        """One Ability action; never a must (DC-ACT-15, DC-RESTR-04)."""
        if self.restriction == 4 or not self.prisoners[who].alive:
            return False
        found = self.abilities(who)
        may = [("UseAbility", name) for name, acts in found.items() if any(self.can(who, act) for act in acts)]
        answer = yield from self.ask(who, [NO, *may], "ability")
        if answer != NO:
            self.prisoners[who].used.append(answer[1])
            yield from self.acts(who, found[answer[1]], ["item" if answer[1] in CARDS.equipment else "ability"])
        return answer != NO

    def movable(self, who: int, act: cards.Push | cards.Pull) -> list[Enemy]:
        """Those in reach right of the group."""
        return [enemy for enemy in self.in_reach(who, act.reach) if enemy.space > G]

    def shove(self, who: int, act: cards.Push | cards.Pull) -> Play:
        """An enemy goes from free space to free space, or into what lies beyond (DC-ACT-23)."""
        chosen = yield from self.aims(who, act, self.movable(who, act))
        if not chosen:
            return
        enemy = chosen[0]
        step = 1 if isinstance(act, cards.Push) else -1
        for _ in range(act.amount):
            if step > 0 and enemy.space == R3:
                if self.barrier == "void" and enemy.face.is_monster:
                    yield from self.kill([enemy], who)
                elif self.barrier == "wall":
                    if self.wound(enemy, 1, False) and enemy.damage >= enemy.face.life:
                        yield from self.kill([enemy], who)
                return
            if enemy.space + step < R1 or self.at(enemy.space + step) is not None:
                return
            enemy.space += step

    # -- damage to enemies -----------------------------------------------------------------------------------

    def wound(self, enemy: Enemy, amount: int, pierce: bool) -> bool:
        """The damage of one action is a batch; whether any of it got through (DC-ACT-08, DC-RULING-20)."""
        if self.guarded(enemy):
            return False
        if amount > 0 and enemy.golden:
            enemy.golden -= 1
            return False
        if not pierce:
            blocked = min(enemy.shields, amount)
            enemy.shields -= blocked
            amount -= blocked
        if amount <= 0:
            return False
        enemy.damage += amount + self.marked(enemy.states.get("targeted", 0), amount)
        return True

    def marked(self, tokens: int, amount: int) -> int:
        """What a target takes beside (DC-STATE-10, DC-OPT-01)."""
        if self.options["targeted"] == "each":
            return tokens * amount
        return 1 if tokens else 0

    def kill(self, dead: list[Enemy], who: int) -> Play:
        """Enemies are eliminated: the death line of each, and what its killer does at once (DC-KILL-01)."""
        for enemy in dead:
            self.enemies.remove(enemy)
            if enemy.face.is_monster:
                self.dead.append(enemy.card)
        for enemy in dead:
            for act in enemy.face.death:
                yield from self.last_will(act)
            if who >= 0:
                for one in self.has(who, cards.OnKill):
                    yield from self.acts(who, one.acts, ["kill"])

    def last_will(self, act: cards.AnyDeathAct) -> Play:
        """One icon of a death line."""
        if isinstance(act, cards.Drop):
            for _ in range(act.amount):
                self.drop(act.what)
        elif isinstance(act, cards.Relief):
            may = [("StateOff", who, act.state) for who in self.standing() if act.state in self.borne(who)]
            if may:
                answer = yield from self.ask(-1, may, "relief")
                self.cure(answer[1], answer[2])
        elif isinstance(act, cards.Backlash):
            yield from self.strike(act.amount, act.to, False, None, "", companions=False)
        elif isinstance(act, cards.LastCurse):
            yield from self.afflict(act.state, act.amount, act.to)
        else:
            self.summon(act.amount)

    def drop(self, what: str) -> None:
        """A good of a death line (DC-KILL-02)."""
        if what == "equipment":
            if self.equipment:
                self.spoils.append(f"equipment:{self.equipment.pop()}")
        elif what == "blueprint":
            if self.blueprints:
                self.spoils.append(f"blueprint:{self.blueprints.pop(0)}")
        else:
            self.gain(what)

    # -- enemies ---------------------------------------------------------------------------------------------

    def enemy_turn(self, space: int) -> Play:
        """Whoever stands there carries out its line, act by act (DC-RULING-94)."""
        self.go_on()
        enemy = self.at(space)
        if enemy is None or (enemy.acted and not enemy.again):
            return
        start = enemy.space
        if self.round not in enemy.frozen or self.round in (0, 4):
            for act in enemy.lines[self.round]:
                if enemy in self.enemies and self.fulfilled(enemy, act.needs):
                    yield from self.enemy_act(enemy, act)
        enemy.acted = True
        # Who leaps to the right is met again there, from left to right (DC-COMBAT-03).
        enemy.again = enemy.space > start

    def fulfilled(self, enemy: Enemy, need: str) -> bool:
        """Whether what an enemy's act needs is so."""
        return {
            "": True,
            "alone": len(self.enemies) == 1,
            "company": len(self.enemies) > 1,
            "left": enemy.space == L,
            "near": enemy.space == R1,
            "far": enemy.space in (R2, R3),
            "wounded": enemy.damage > 0,
            "unhurt": enemy.damage == 0,
            "shielded": enemy.shields + enemy.golden > 0,
            "loot": bool(self.loot),
        }[need]

    def enemy_act(self, enemy: Enemy, act: cards.AnyEnemyAct) -> Play:
        """One act of an enemy."""
        self.go_on()
        if isinstance(act, cards.Strike):
            kin = [one for one in self.enemies if one is not enemy and one.face.id == enemy.face.id]
            amount = act.amount + enemy.rage + enemy.face.swarm * len(kin)
            yield from self.strike(amount, act.to, act.pierce, enemy, act.then or "", companions=True)
        elif isinstance(act, cards.Afflict):
            yield from self.afflict(act.state, act.amount, act.to)
        elif isinstance(act, cards.Guard | cards.Mend):
            for one in self.enemies:
                if act.who == "all" or (one is enemy) == (act.who == "self"):
                    if isinstance(act, cards.Mend):
                        one.damage -= min(one.damage, act.amount)
                    elif act.golden:
                        one.golden += act.amount
                    else:
                        one.shields += act.amount
        elif isinstance(act, cards.Perish):
            yield from self.kill([enemy], -1)
        elif isinstance(act, cards.Leap):
            if self.at(SPACE[act.to]) is None:
                enemy.space = SPACE[act.to]
        elif isinstance(act, cards.Steal):
            yield from self.steal(act)
        elif isinstance(act, cards.Summon):
            self.summon(act.amount)
        elif isinstance(act, cards.Rage):
            enemy.rage += act.amount

    def steal(self, act: cards.Steal) -> Play:
        """Something goes out of the bag or off the floor."""
        if act.what == "tooth":
            self.teeth -= min(self.teeth, act.amount)
        elif act.what == "potion":
            self.potions -= min(self.potions, act.amount)
        elif self.loot:
            types = sorted({self.type_of(one) for one in self.loot})
            answer = yield from self.ask(-1, [("Grab", what) for what in types], "stolen")
            gone = [one for one in self.loot if self.type_of(one) == answer[1]]
            self.loot = [one for one in self.loot if self.type_of(one) != answer[1]]
            self.leave_loot(gone)

    def summon(self, amount: int) -> None:
        """Monsters come, placed as at the beginning (DC-CSET-04 to DC-CSET-07, DC-RULING-04)."""
        for _ in range(amount):
            if self.monsters:
                self.place(self.monsters.pop())

    def place(self, card: str) -> None:
        """A card where its icon wants it, or else where there is room."""
        free = [space for space in (R1, R2, R3, L) if self.at(space) is None]
        wish = {"left": L, "far": R3}.get(CARDS.monsters[card.partition(".")[0]].place, -1)
        if free:
            self.enemies.append(Enemy(self.numbered, card, wish if wish in free else free[0]))
            self.numbered += 1
        else:
            self.dead.append(card)

    def strike(self, amount: int, to: str, pierce: bool, enemy: Enemy | None, then: str, companions: bool) -> Play:
        """Damage to whom it names; all of it is given out before any works (DC-ACT-03, DC-ACT-04, DC-RULING-94)."""
        given: list[Answer] = []
        if to == "choice":
            for _ in range(amount if self.standing() else 0):
                may: list[Answer] = [("To", who) for who in self.standing()]
                if companions:
                    may += [("ToCompanion", item) for item in self.companions(given)]
                given.append((yield from self.ask(-1, may, "damage")))
        else:
            picked = yield from self.named(to)
            given = [("To", who) for who in picked for _ in range(amount)]
        for victim in dict.fromkeys(given):
            if victim[0] == "ToCompanion":
                self.hurt_companion(victim[1], given.count(victim))
        for who in self.standing():
            self.hurt(who, given.count(("To", who)), pierce, enemy, then)
        if enemy is not None and enemy in self.enemies and enemy.damage >= enemy.face.life:
            yield from self.kill([enemy], -1)

    def named(self, to: str) -> Generator[Question, Answer, list[int]]:
        """The prisoners whom an act names (DC-RULING-84, DC-RULING-90)."""
        among = self.standing()
        if to == "all":
            return among
        if to == "first_player":
            return [who for who in among if who == self.first]
        left = {who: self.life(who) - self.prisoners[who].damage for who in among}
        if to == "weakest":
            among = [who for who in among if left[who] == min(left.values())]
        if to == "strongest":
            among = [who for who in among if left[who] == max(left.values())]
        count = {"two": 2, "three": 3}.get(to, 1)
        picked: list[int] = []
        if len(among) <= count:
            return among
        while len(picked) < count:
            may = [("To", who) for who in among if who not in picked]
            answer = yield from self.ask(-1, may, "victim")
            picked.append(answer[1])
        return picked

    def companions(self, given: list[Answer]) -> list[str]:
        """The companions that may take damage in their bearers' place, as long as they live (DC-COMPA-02)."""
        found: list[str] = []
        for who in self.standing():
            prisoner = self.prisoners[who]
            for item, wear in zip(prisoner.items, prisoner.wear, strict=True):
                if CARDS.equipment[item].life > wear + given.count(("ToCompanion", item)):
                    found.append(item)
        return found

    def hurt_companion(self, item: str, amount: int) -> None:
        """A companion takes damage, and is killed by as much as it has life (DC-COMPA-03)."""
        for prisoner in self.prisoners:
            if item in prisoner.items:
                number = prisoner.items.index(item)
                prisoner.wear[number] += amount
                if prisoner.wear[number] >= CARDS.equipment[item].life:
                    del prisoner.items[number], prisoner.wear[number]
                    self.dropped.append(item)
                return

    def hurt(self, who: int, amount: int, pierce: bool, enemy: Enemy | None, then: str) -> None:
        """A batch of damage to a prisoner (DC-RULING-18, DC-RULING-20, DC-RESTR-02)."""
        prisoner = self.prisoners[who]
        if amount <= 0:
            return
        if prisoner.golden:
            prisoner.golden -= 1
            return
        if not pierce:
            if not prisoner.warded and any(one.round in (0, self.round) for one in self.has(who, cards.Ward)):
                prisoner.warded = True
                amount -= 1
            price = 2 if self.restriction == 2 else 1
            while amount and prisoner.shields >= price:
                prisoner.shields -= price
                amount -= 1
        if amount <= 0:
            return
        prisoner.damage += amount + self.marked(prisoner.states.get("targeted", 0), amount)
        thorns = sum(one.amount for one in self.has(who, cards.Thorns))
        self.look_at(who)
        if then and prisoner.alive:
            self.mark_prisoner(who, then, 1)
        if thorns and enemy is not None:
            self.wound(enemy, thorns, False)

    def look_at(self, who: int) -> None:
        """Whether a prisoner is eliminated by now (DC-DIE-01)."""
        if self.prisoners[who].alive and self.prisoners[who].damage >= self.life(who):
            self.dies(who)

    def dies(self, who: int) -> None:
        """A prisoner is eliminated."""
        self.prisoners[who].alive = False

    def go_on(self) -> None:
        """With the last of those who fight the fight is over, once what killed it is done (DC-RULING-36)."""
        if not self.standing():
            raise NobodyLeft

    def afflict(self, state: str, amount: int, to: str) -> Play:
        """A state, worms or malaise for whom it names, token by token where the group may choose (DC-RULING-25)."""
        if to == "choice":
            for _ in range(amount if self.standing() else 0):
                may = [("To", who) for who in self.standing()]
                answer = yield from self.ask(-1, may, "state")
                self.mark_prisoner(answer[1], state, 1)
            return
        picked = yield from self.named(to)
        for who in picked:
            self.mark_prisoner(who, state, amount)

    def mark_prisoner(self, who: int, state: str, amount: int) -> None:
        """Tokens on a prisoner."""
        prisoner = self.prisoners[who]
        if state == "worm":
            prisoner.worms += amount
            return
        if state == "malaise":
            for _ in range(amount):
                self.sicken(who)
            return
        if self.immune(who, state):
            return
        for _ in range(amount):
            if state == "frozen":
                self.freeze(prisoner)
            else:
                prisoner.states[state] = prisoner.states.get(state, 0) + 1
        if prisoner.states.get("burning", 0) >= 2:
            self.dies(who)

    def freeze(self, prisoner: Prisoner) -> None:
        """On the next action line of the card played first, or of the second (DC-RULING-22, DC-RULING-24)."""
        for number, card in enumerate(prisoner.active):
            for round in (1, 2, 3):
                if lines_of(card)[round] and round not in prisoner.frozen and self.is_ahead(round, prisoner.turned):
                    prisoner.frozen[round] = number
                    return

    def sicken(self, who: int) -> None:
        """A card of malaise; a second one is a damage."""
        prisoner = self.prisoners[who]
        if prisoner.malaise or not self.malaise:
            prisoner.damage += 1
            self.look_at(who)
            return
        card = self.malaise.pop()
        if prisoner.kind == "serenade" and CARDS.malaise[card].word in ("hoarse", "fog"):
            prisoner.damage += 1
            self.look_at(who)
        else:
            prisoner.malaise = card

    # -- upkeep ----------------------------------------------------------------------------------------------

    def upkeep(self) -> Play:
        """Spoils are shared, hands filled, tokens and cards go (DC-UPK-01 to DC-UPK-08)."""
        if all(prisoner.alive for prisoner in self.prisoners):  # else the run is over, and nothing would be used
            yield from self.share()
        self.dead += [enemy.card for enemy in self.enemies]
        self.enemies = []
        self.leave_loot(self.loot)
        self.loot = []
        for who in self.fighters:
            prisoner = self.prisoners[who]
            if prisoner.worms >= 3 and prisoner.alive:
                prisoner.worms -= 3
                prisoner.damage += 1
                if prisoner.damage >= self.life(who):
                    prisoner.alive = False
        for who, prisoner in enumerate(self.prisoners):
            if prisoner.kind != "serenade":
                size = 2 if self.ails(who, "fog") else 3
                while len(prisoner.hand) < size:
                    card = self.draw(who)
                    if not card:
                        break
                    prisoner.hand.append(card)
            board = CARDS.serenade
            prisoner.discard += [
                card for card in prisoner.active if card not in (board.power_lines.id, board.melee_lines.id)
            ]
            prisoner.active = []
            prisoner.shields = prisoner.golden = 0
            prisoner.states = {}
            prisoner.frozen = {}

    def leave_loot(self, loot: list[str]) -> None:
        """Loot that is left: items to their discard, blueprints under their deck (DC-UPK-05)."""
        for thing in loot:
            what, _, card = thing.partition(":")
            if what == "equipment":
                self.dropped.append(card)
            if what == "blueprint":
                self.blueprints.insert(0, card)

    def share(self) -> Play:
        """One by one to those who fought (DC-UPK-01 to DC-UPK-03)."""
        for thing in list(self.spoils):
            self.spoils.remove(thing)
            what, _, card = thing.partition(":")
            if what == "blueprint":
                self.collector.append(card)
            elif what == "equipment":
                yield from self.give_item(card)
            elif what == "vial":
                yield from self.give_vial()
            else:
                yield from self.give_scroll(what.removeprefix("scroll_"))

    def give_scroll(self, trait: str) -> Play:
        """A scroll to one whose track has room (DC-RULING-46)."""
        number = TRAITS.index(trait)
        may = []
        for who in self.standing():
            prisoner = self.prisoners[who]
            if prisoner.kind == "serenade":
                if not prisoner.tracks[1] or prisoner.tracks[0] < 3:
                    may.append(("ScrollTo", who, trait))
            elif prisoner.tracks[number] < 5:
                may.append(("ScrollTo", who, trait))
        if not may:
            return
        answer = yield from self.ask(-1, may, "scroll")
        prisoner = self.prisoners[answer[1]]
        if prisoner.kind != "serenade":
            prisoner.tracks[number] += 1
            return
        prisoner.tracks[0] += 1
        if prisoner.tracks[1]:
            return
        if prisoner.tracks[0] == 1:
            self.teeth += 2
        elif prisoner.tracks[0] == 2:
            self.drink_vial(0)
        else:
            prisoner.tracks = [0, 1]
            prisoner.damage = 0

    def give_vial(self) -> Play:
        """A vial to one who needs it (DC-DEC-12)."""
        may = [("To", who) for who in self.standing() if self.prisoners[who].damage or self.prisoners[who].worms]
        if may:
            answer = yield from self.ask(-1, may, "vial")
            self.drink_vial(answer[1])

    def drink_vial(self, who: int) -> None:
        """A damage comes off, and all worms."""
        self.prisoners[who].worms = 0
        self.heal(who, 1)

    def give_item(self, item: str) -> Play:
        """An item to one who can hold it, in the first free slot or in the place of another (DC-EQ-02, DC-EQ-03)."""
        may = [("ItemTo", who, item) for who in self.standing() if self.prisoners[who].kind != "serenade"]
        if not may:
            self.dropped.append(item)
            return
        answer = yield from self.ask(-1, may, "item")
        who = answer[1]
        prisoner = self.prisoners[who]
        slots = 1 + sum(one.amount for one in self.has(who, cards.MoreSlots))
        while True:
            full = len(prisoner.items) >= slots
            free = self.options["discard_equipment"] == "any"
            choices: list[Answer] = [("Leave", item)] if full else [("Equip", item, "")]
            if full or free:
                left = self.life(who) - prisoner.damage
                gets = 0 if free else gives_life(item)
                choices += [("Equip", item, held) for held in prisoner.items if left + gets > gives_life(held)]
            choice = yield from self.ask(who, choices, "slot")
            if choice[0] == "Leave":
                self.dropped.append(item)
                return
            if choice[2]:
                number = prisoner.items.index(choice[2])
                self.dropped.append(choice[2])
                del prisoner.items[number], prisoner.wear[number]
            if not choice[2] or not free:
                break
        prisoner.items.append(item)
        prisoner.wear.append(0)


def gives_life(item: str) -> int:
    """The life points an item gives; nobody takes off what keeps them alive."""
    return sum(one.amount for one in CARDS.equipment[item].has if isinstance(one, cards.MoreLife))


# -- bosses ------------------------------------------------------------------------------------------------


class FormBeaten(Exception):
    """A form of the boss is beaten: the bout ends at once (DC-RULING-53)."""


@dataclass
class BossFight(Fight):
    """A boss: bouts, forms, attack cards, and what lies in the fight (DC-BOSS-01 to DC-BOSS-18)."""

    boss: str = ""
    form: int = 1
    passed: list[int] = field(default_factory=list)
    fires: list[str] = field(default_factory=list)
    coming: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    shurikens: list[int] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    turn_attack: Callable[[], str] = str  # which attack card was turned

    def play(self) -> Play:
        """Bout after bout (DC-BOSS-04 to DC-BOSS-09)."""
        while True:
            beaten = False
            self.fighters = list(range(len(self.prisoners)))
            self.passer = -1
            self.power = ""
            yield from self.prepare()
            yield from self.put_down()
            try:
                yield from self.reveal()
                for round in range(0 if self.fresh else 1, 4):
                    yield from self.play_round(round)
                yield from self.last_round()
            except FormBeaten:
                beaten = True
            except NobodyLeft:
                pass
            if not all(prisoner.alive for prisoner in self.prisoners) or (beaten and self.form == 2):
                self.over = True
                return
            self.end_bout(beaten)

    def end_bout(self, beaten: bool) -> None:
        """What goes at a bout's end, then the three steps of a new one (DC-RULING-51 to DC-RULING-53)."""
        for prisoner in self.prisoners:
            prisoner.frozen = {}
            if beaten:
                prisoner.states = {}
                prisoner.shields = prisoner.golden = 0
        for enemy in self.enemies:
            enemy.frozen = set()
            enemy.vanished = False
        self.fresh = beaten
        if beaten:
            self.form = 2
            self.spent = []
            self.arrive()
        else:
            self.close_up()
        count = len(self.prisoners)
        self.first, before = (self.first + 1) % count, self.first
        for step in range(count):
            self.refill((before + step) % count)
        board = [CARDS.serenade.power_lines.id, CARDS.serenade.melee_lines.id]
        for prisoner in self.prisoners:
            prisoner.discard += [card for card in prisoner.active if card not in board]
            prisoner.active = []
        self.pile[:0] = self.fires
        self.fires, self.coming = self.coming, []
        self.round = 0
        self.next_attack()

    def arrive(self) -> None:
        """The next face of the card comes to its space."""
        face = [form for form in CARDS.forms.values() if form.boss == self.boss][self.form - 1]
        self.enemies.append(Enemy(self.numbered, face.id, SPACE[face.at]))
        self.numbered += 1

    def next_attack(self) -> None:
        """An attack card of this form; none again before all have been turned."""
        attack = self.turn_attack()
        every = [
            f"{id}.{n}"
            for id, card in CARDS.attacks.items()
            for n in range(1, card.copies + 1)
            if (card.boss, card.form) == (self.boss, self.form)
        ]
        if len(self.spent) == len(every):
            self.spent = []
        assert attack in [card for card in every if card not in self.spent], f"{attack} is not to be turned"
        self.spent.append(attack)
        for enemy in self.enemies:
            if enemy.face.is_boss:
                enemy.attack = attack

    def refill(self, who: int) -> None:
        """One card, but no more than a hand holds; more for one who must play more (DC-RULING-51, DC-OPT-05)."""
        prisoner = self.prisoners[who]
        if prisoner.kind == "serenade":
            return
        size = 2 if self.ails(who, "fog") else 3
        wanted = min(size, len(prisoner.hand) + 1)
        if self.options["boss_refill"] == "full":
            wanted = size
        plays = 2 if self.players == 1 or (self.players == 2 and who == self.first) else 1
        while len(prisoner.hand) < max(wanted, plays):
            card = self.draw(who)
            if not card:
                break
            prisoner.hand.append(card)

    def prepare(self) -> Play:
        """With four players another passes in each bout, until all have (DC-BOSS-10, DC-BOSS-11, DC-RULING-55)."""
        if self.players == 4:
            if len(self.passed) == 4:
                self.passed = []
            left = [who for who in range(4) if who not in self.passed]
            may = [who for who in left if who != self.first and self.can_end([one for one in left if one != who], 1)]
            answer = yield from self.ask(-1, [("SitOut", who) for who in may], "passer")
            self.passer = answer[1]
            self.passed.append(self.passer)
            self.fighters.remove(self.passer)

    def can_end(self, left: list[int], bouts: int) -> bool:
        """Whether these can still pass one after another, never the first player."""
        first = (self.first + bouts) % 4
        if not left:
            return True
        return any(self.can_end([other for other in left if other != one], bouts + 1) for one in left if one != first)

    def sit_out(self, who: int) -> Play:
        """No card is turned over (DC-PASS-08), but others may be exchanged (DC-RULING-57)."""
        yield from self.exchange(who)

    def starts_to_act(self, who: int) -> None:
        """Whoever acts in a round of fire burns once, unless shielded."""
        prisoner = self.prisoners[who]
        burning = any(self.burns_in(card) == self.round for card in self.fires)
        if burning and not prisoner.shields and not prisoner.golden:
            self.mark_prisoner(who, "burning", 1)

    def burns_in(self, card: str) -> int:
        """The round of a fire."""
        face = printed(card)
        return next(round for round, line in ((1, face.first), (2, face.second), (3, face.third)) if line)

    def end_round(self) -> Play:
        """A shuriken comes back on the first player, then as ever."""
        if self.round in self.shurikens and self.first in self.standing():
            self.hurt(self.first, 1, False, None, "")
        yield from super().end_round()

    def close_up(self) -> None:
        """As ever, but a boss stays where it is (DC-EOR-08)."""
        for space in (R2, R3):
            enemy = self.at(space)
            if enemy is not None and not enemy.face.is_boss:
                while enemy.space > R1 and self.at(enemy.space - 1) is None:
                    enemy.space -= 1

    def enemy_act(self, enemy: Enemy, act: cards.AnyEnemyAct) -> Play:
        """A boss may lay something."""
        if not isinstance(act, cards.Lay):
            yield from super().enemy_act(enemy, act)
            return
        for _ in range(act.amount):
            if act.what == "fire" and self.pile:
                self.coming.append(self.pile.pop())
            if act.what == "shuriken" and self.round not in self.shurikens:
                self.shurikens.append(self.round)
            if act.what == "sword" and self.pile:
                free = [space for space in (R1, R2, R3, L) if self.at(space) is None]
                if free:
                    self.enemies.append(Enemy(self.numbered, self.pile.pop(), free[0]))
                    self.numbered += 1

    def kill(self, dead: list[Enemy], who: int) -> Play:
        """A sword goes back to the others; a boss has another form, or none."""
        for enemy in dead:
            if not enemy.face.is_boss:
                self.pile.insert(0, enemy.card)
        if any(enemy.face.is_boss for enemy in dead):
            self.enemies = [enemy for enemy in self.enemies if enemy not in dead]
            raise FormBeaten
        yield from super().kill(dead, who)
