"""What is on the table in Dark Souls, what comes next, what one may do, what happened.

Heroes are named by their place at the table (`who`, from 0), foes by their number in the roster, cards by card and
copy (`titanite_shard.2`), nodes by their number in the room (`rules/nodes.py`), tiles by their place on the map. Events
that outlive a map say where its tiles lay. -1 is nobody, nowhere.
"""

from undercroft.engine.record import Action, Event, Record, Step
from undercroft.engine.state import State

# -- the table -------------------------------------------------------------------------------------------


class Hero(Record):
    """One character: whose, which class, where, the endurance bar, stats by tier, what is worn, held and carried.

    `place` is where one stands on a boss's node, as one of eight directions from its middle.

    DS-COMP-18.
    """

    seat: int
    kind: str
    node: int
    place: int
    black: int
    red: int
    tiers: list[int]
    armour: str
    hands: list[str]
    backup: list[str]
    estus: bool
    heroic: bool
    luck: bool
    ember: bool
    provoked: bool
    conditions: list[str]


class Foe(Record):
    """An enemy or boss on its node; a boss faces one of eight directions, and remembers its last behaviour.

    DS-NODE-08.
    """

    id: int
    kind: str
    node: int
    wounds: int
    conditions: list[str]
    facing: int
    heated: bool
    last: str


class MapTile(Record):
    """A tile on the map: which face, where, turned by so many quarters, its encounter, what was found there.

    `seen`: its card has been turned over once, so it is known even face down; `known`: so are these traps.
    """

    WIRE = "Laid"

    tile: str
    x: int
    y: int
    quarters: int
    encounter: str
    won: bool
    seen: bool
    opened: list[int]
    traps: list[str]
    known: list[int]


class Battle(Record):
    """An encounter under way: where, its terrain and traps by node, who draws the enemies, who acts next.

    `tile` is the place on the map, or -1 for the boss's room; `base` how much of the agenda lies beneath it; `order`
    the enemies still to act, `acting` the one that does, by which icon of which card; `defending` the hero who meets an
    attack or a trap, `guarding` those who block whatever comes until the enemies are done.
    """

    tile: int
    size: int
    base: int
    terrain: list[str]
    traps: list[str]
    sprung: list[int]
    entries: list[int]
    aggro: int
    turn: int
    acted: int
    order: list[int]
    acting: int
    card: str
    icon: int
    begun: bool
    ward: bool
    guarding: list[int]
    defending: int = -1


class Activation(Record):
    """A hero's activation: what has been done in it, and what still holds until it ends."""

    who: int
    walked: bool
    moved: bool
    attacked: bool
    left: bool
    used: list[str]
    magical: bool
    bonus: int
    berserk: bool


class Deck(Record):
    """A boss's behaviour: the cards to come, those played (the last on top), those left out.

    `seen` are the cards known to be among the first two; once all were played their order is `learned`. `waits`: it
    will change when the activation is over; `flipped`: the card for both of a pair lies open.
    """

    boss: str
    cards: list[str]
    played: list[str]
    seen: list[str]
    spare: list[str]
    learned: bool
    waits: bool
    flipped: bool


class Roll(Record):
    """Dice on the table: whose, what for, their colours and what they show, and what they are held against.

    `modifier` is added to an attack; `foes` are those attacked, or the one defended against (nobody: a trap).
    """

    who: int
    what: str
    dice: list[str]
    shown: list[int]
    against: int
    need: int
    modifier: int
    magical: bool
    foes: list[int]


class Quest(Record):
    """Where the game is: its mode, the boss ahead, the part of a campaign, bosses beaten in it."""

    mode: str
    half: int
    boss: str
    beaten: int
    legends: bool


class Souls(State):
    """The whole table.

    `roster` names every foe that ever appeared, so that the log can always say who it was: `sentinel`, or
    `hollow_soldier.2` where there were several at once. `sold` is what has left a campaign for good.

    DS-COMP-14, DS-BONFIRE-03, DS-CAMP-25.
    """

    profile: dict[str, str]
    quest: Quest
    heroes: list[Hero]
    foes: list[Foe]
    map: list[MapTile]
    at: int
    fog: int
    fog_wall: str
    sparks: int
    souls: int
    dropped: int
    dropped_tile: int
    dropped_node: int
    first: int
    roster: list[str]
    treasure: list[str]
    inventory: list[str]
    upgrades: dict[str, str]
    legends: list[str]
    encounters: list[list[str]]
    traps: list[str]
    drawn: list[str]
    battle: Battle | None
    activation: Activation | None
    deck: Deck | None
    roll: Roll | None
    sold: list[str]


# -- what comes next -------------------------------------------------------------------------------------


class TakeClasses(Step):
    """Each player takes a character."""


class ChooseBoss(Step):
    """The players choose the boss ahead (or the campaign says), and the map is laid."""


class LayTiles(Step):
    """The tiles are laid one by one around the bonfire, then the fog gate."""

    left: list[str]


class PlaceEncounters(Step):
    """Encounter cards are dealt to the tiles, the lower levels nearer."""

    left: list[str]


class Roam(Step):
    """The party stands on the bonfire or on a won tile and decides what to do."""


class OutfitHero(Step):
    """A hero's equipment is changed at the blacksmith's."""

    who: int


class ShowTreasure(Step):
    """Drawn cards are given out one by one; an Ember becomes a token."""


class EnterTile(Step):
    """The party enters a tile; a hidden encounter begins."""

    tile: int
    door: str


class EnterFog(Step):
    """The party enters the fog gate; the boss's encounter begins."""


class PlaceHeroes(Step):
    """Each hero is put on an entry node, then somebody takes the Aggro token."""

    left: list[int]


class FoesAct(Step):
    """All enemies activate, the highest threat first."""


class NextFoe(Step):
    """The next enemy activates."""


class FoeIcon(Step):
    """One icon of a foe's behaviour is resolved: which card, which icon, which repetition."""

    foe: int
    card: str
    icon: int
    turn: int


class FoeSteps(Step):
    """A foe goes on moving: which icon, with regard to whom, how many nodes are left; whether a boss has turned."""

    foe: int
    card: str
    icon: int
    target: int
    left: int
    turned: bool


class Entered(Step):
    """A foe has entered a node: those on it are attacked by its movement, then pushed."""

    foe: int
    card: str
    icon: int


class Settle(Step):
    """Whoever is still on a boss's node after a leap finds a place beside it."""

    foe: int


class DefendAgainst(Step):
    """Those targeted defend, one after another; then those hit are pushed."""

    foe: int
    card: str
    icon: int
    left: list[int]
    hit: list[int]


class PushAway(Step):
    """Those hit or in the way are pushed, one after another."""

    foe: int
    how: str
    left: list[int]


class EndFoe(Step):
    """A foe's activation ends."""

    foe: int


class EndFoes(Step):
    """The enemy activation is over; in a campaign the party may dash."""


class HeroActs(Step):
    """The next hero's activation begins."""


class GoOn(Step):
    """The active hero moves, attacks, or ends the activation."""


class Swing(Step):
    """An option of a weapon is carried out, for the so-manieth time; on whom, if that is settled; what was paid."""

    card: str
    option: int
    turn: int
    foe: int
    whole: bool
    stamina: int = 0


class EndHero(Step):
    """The active hero's activation ends."""


class Won(Step):
    """The encounter is won."""


class PartyDefeated(Step):
    """A hero died: the party is defeated."""

    WIRE = "Lost"

    who: int


class BossFell(Step):
    """The boss's encounter is won."""


class NextHalf(Step):
    """After a boss: tiles, sparks and treasure for what comes next."""


# -- what one may do -------------------------------------------------------------------------------------


class TakeClass(Action):
    """Be this character."""

    kind: str


class Hunt(Action):
    """Go after this boss."""

    boss: str


class Lay(Action):
    """Lay a tile: which, which face, where, turned how."""

    tile: str
    side: str
    x: int
    y: int
    quarters: int


class Fog(Action):
    """Put the fog gate on this wall of that tile."""

    tile: int
    wall: str


class Deal(Action):
    """Put the next encounter card on this tile."""

    tile: int


class Go(Action):
    """Lead the party to a tile, through which of its doors; -1: back to the bonfire."""

    tile: int
    door: str = ""


class EnterBoss(Action):
    """Walk into the fog."""


class Rest(Action):
    """Rest at the bonfire for a spark."""


class Buy(Action):
    """Buy a treasure card."""


class BuySpark(Action):
    """Buy a spark of the Firekeeper."""


class Sell(Action):
    """Sell a card to the blacksmith."""

    card: str


class Level(Action):
    """Raise a stat by one tier."""

    who: int
    stat: str


class Refill(Action):
    """Restore a hero's luck."""

    who: int


class Outfit(Action):
    """Change a hero's equipment."""

    who: int


class Equip(Action):
    """Put a card of the inventory into a slot: `armour`, `left`, `right`, `backup`."""

    who: int
    card: str
    slot: str


class Stow(Action):
    """Put a card into the inventory."""

    who: int
    card: str


class Attach(Action):
    """Put an upgrade under a card."""

    upgrade: str
    card: str


class Detach(Action):
    """Take an armour upgrade off."""

    upgrade: str


class Give(Action):
    """Give a drawn card, or an Ember, to a hero; -1: to the inventory. `backup.2` replaces the second card behind."""

    who: int
    slot: str


class Open(Action):
    """Open a chest."""

    node: int


class Stand(Action):
    """Stand on this node."""

    node: int


class Take(Action):
    """Let this hero have it: the Aggro token, the first activation."""

    who: int


class Dash(Action):
    """Run for a neighbouring tile, through which of its doors; -1: the bonfire."""

    tile: int
    door: str = ""


class Swap(Action):
    """Hold these cards, the rest in the backup slot."""

    left: str
    right: str


class Walk(Action):
    """Walk or run a step: to a node, or around a boss to a place beside it."""

    node: int
    place: int = -1


class Attack(Action):
    """Use an option of a card on a foe; `whole`: on everyone at its node. -1: nobody, where none is needed."""

    card: str
    option: int
    foe: int
    whole: bool


class Shift(Action):
    """Shift a step as part of an attack."""

    node: int


class EndActivation(Action):
    """End the activation."""


class Drink(Action):
    """Drink the Estus flask."""


class Heroic(Action):
    """Use the heroic action."""


class Reroll(Action):
    """Use luck on a die of the roll."""

    die: int


class Block(Action):
    """Defend by block or resist."""


class BlockAll(Action):
    """The same, and against every further attack of this enemy activation, but for those asked about again."""


class Dodge(Action):
    """Try to dodge, moving to a node or a place, or staying where one is."""

    node: int
    place: int = -1


class Suffer(Action):
    """Take the damage."""


class PushTo(Action):
    """The one pushed goes there."""

    node: int


class PushOut(Action):
    """This one is pushed out of a crowded node: a hero, or a foe by its number."""

    who: int
    foe: int


class Choose(Action):
    """One of several that serve equally well: a foe to act, a node to enter, a hero to be meant."""

    what: str
    number: int


class Place(Action):
    """Stand in this place beside the boss."""

    place: int


class Breathe(Action):
    """At the start of an activation: the usual Stamina, or what a ring offers."""

    ring: bool


class Provoke(Action):
    """Take the Aggro token."""


class Receive(Action):
    """Whom an effect is for."""

    who: int


# -- what happened ---------------------------------------------------------------------------------------


class TookClass(Event):
    """A player took a character."""

    seat: int
    who: int
    kind: str


class Hunted(Event):
    """A boss was chosen."""

    boss: str


class LaidTile(Event):
    """A tile was laid."""

    tile: int


class FogRose(Event):
    """The fog gate stands."""

    tile: int
    x: int
    y: int
    wall: str


class Went(Event):
    """The party went to a tile; -1: the bonfire."""

    tile: int
    x: int
    y: int


class Rested(Event):
    """The party rested."""

    sparks: int
    free: bool


class Bought(Event):
    """A card was bought or found."""

    card: str
    REVEALS = True


class Gained(Event):
    """Souls came into the cache."""

    souls: int
    total: int


class Spent(Event):
    """Souls were paid."""

    souls: int
    total: int
    what: str


class Sold(Event):
    """A card was sold."""

    card: str


class Levelled(Event):
    """A stat rose."""

    who: int
    stat: str
    value: int


class Refilled(Event):
    """Luck came back."""

    who: int


class Equipped(Event):
    """A card was put into a slot."""

    who: int
    card: str
    slot: str


class Stowed(Event):
    """A card was put into the inventory."""

    who: int
    card: str


class Attached(Event):
    """An upgrade was attached."""

    upgrade: str
    card: str


class Detached(Event):
    """An upgrade was taken off."""

    upgrade: str
    card: str


class Kindled(Event):
    """A hero holds an Ember."""

    who: int


class Opened(Event):
    """A chest was opened."""

    tile: int
    node: int


class Began(Event):
    """An encounter began: which card, or which boss."""

    what: str
    tile: int
    REVEALS = True


class Appeared(Event):
    """A foe stands on a node."""

    foe: int
    kind: str
    node: int


class Stood(Event):
    """A hero stands on an entry node."""

    who: int
    node: int


class TookAggro(Event):
    """A hero holds the Aggro token now."""

    WIRE = "Drew"

    who: int


class Foresaw(Event):
    """A gravestone told of a behaviour."""

    card: str
    REVEALS = True


class Activated(Event):
    """A hero's activation began."""

    who: int


class Recovered(Event):
    """Stamina or Health came back."""

    who: int
    stamina: int
    health: int


class Paid(Event):
    """Stamina was spent."""

    who: int
    stamina: int


class Tired(Event):
    """Stamina cubes were forced on a hero."""

    who: int
    stamina: int


class Swapped(Event):
    """Weapons changed hands."""

    who: int
    left: str
    right: str


class Moved(Event):
    """A hero moved: how, where to, and for how much."""

    who: int
    node: int
    how: str
    stamina: int = 0


class Circled(Event):
    """A hero went round a boss, for how much."""

    who: int
    place: int
    stamina: int = 0


class Broke(Event):
    """A barrel was broken."""

    node: int


class Sprang(Event):
    """A trap was sprung."""

    who: int
    node: int
    trap: str
    REVEALS = True


class Regained(Event):
    """Dropped souls were picked up."""

    who: int
    souls: int


class Drank(Event):
    """An Estus flask was drunk."""

    who: int


class UsedHeroic(Event):
    """A heroic action was used."""

    who: int


class Attacked(Event):
    """A hero used an option of a card on a foe, for how much; -1: on nobody."""

    who: int
    card: str
    option: int
    foe: int
    stamina: int = 0


class RolledDice(Event):
    """Dice were rolled: for what, held against how much damage or defence, or needing how many icons.

    `total` is what the roll comes to with its modifier and with the dice that lay there before (-1: not told).
    `stamina` is what a dodge cost.
    """

    who: int
    what: str
    dice: list[str]
    shown: list[int]
    modifier: int = 0
    total: int = -1
    against: int = -1
    stamina: int = 0


class Rerolled(Event):
    """Luck turned a die; what the roll comes to then (-1: not told)."""

    who: int
    die: int
    shown: int
    total: int = -1


class Hit(Event):
    """A foe was hit: how much the attack came to (-1: it was none), what was held off, spared, and made worse."""

    foe: int
    damage: int
    health: int
    result: int = -1
    held: int = 0
    spared: int = 0
    bled: int = 0


class Fell(Event):
    """A foe was destroyed."""

    foe: int
    kind: str


class HeatedUp(Event):
    """A boss heated up."""

    foe: int


class Mended(Event):
    """A boss gained Health as its partner fell."""

    foe: int
    health: int


class Flipped(Event):
    """A boss's behaviour was turned over."""

    card: str
    REVEALS = True


class Reshuffled(Event):
    """The behaviour deck was shuffled."""

    boss: str


class FoeActed(Event):
    """A foe's activation began."""

    foe: int


class FoeMoved(Event):
    """A foe moved onto a node, or leapt there."""

    foe: int
    node: int
    leap: bool


class FoeTurned(Event):
    """A boss faces this way now."""

    foe: int
    facing: int


class Struck(Event):
    """A foe attacked these heroes."""

    foe: int
    heroes: list[int]
    damage: int
    magical: bool


class Missed(Event):
    """An attack found nobody."""

    foe: int


class Defended(Event):
    """A hero defended: how, what came through, of how much (-1: not told)."""

    who: int
    how: str
    damage: int
    against: int = -1


class Suffered(Event):
    """Damage was suffered: what for, how much, how many boxes are left; what an Ember spared and Bleed added."""

    who: int
    amount: int
    why: str
    left: int
    spared: int = 0
    bled: int = 0


class Afflicted(Event):
    """A condition took hold of a hero, or of a foe."""

    who: int
    foe: int
    condition: str


class Shook(Event):
    """A condition went."""

    who: int
    foe: int
    condition: str


class Pushed(Event):
    """A hero, or a foe, was pushed to a node."""

    who: int
    foe: int
    node: int


class Died(Event):
    """A hero died."""

    who: int


class Dropped(Event):
    """Souls lie where a hero died."""

    souls: int
    tile: int
    node: int
    x: int
    y: int


class Triumphed(Event):
    """An encounter was won."""

    what: str


class Dashed(Event):
    """The party dashed on."""

    tile: int
    x: int
    y: int


class Reached(Event):
    """A new half of the game, a new section of a campaign."""

    number: int


class Ended(Event):
    """The game is over."""

    won: bool
