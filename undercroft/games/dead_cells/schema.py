"""What is on the table in Dead Cells, what comes next, what one may do, what happened.

Prisoners are named by their place at the table (`who`, from 0), enemies by their number in the fight, cards by their
id (`zombie.2` where there are several alike), spaces of a biome by their name on its board. The spaces of a fight are
0 (left of the group), 1 (the group), 2, 3, 4 (right of it). Rounds are 0 to 4. Decks and discards have their top last.
-1 is nobody, nowhere.
"""

from undercroft.engine.record import Action, Event, Record, Step
from undercroft.engine.state import State

# -- the table -------------------------------------------------------------------------------------------


class Prisoner(Record):
    """A prisoner in this run: whose, which, its tracks, damage, cards, items, and what clings to it in a fight.

    `said` has, for each card in `active`, what was announced with it, as `damage:2`. `wear` is the damage of each item
    that is a companion. `states` counts poisoned, bleeding, burning and targeted; `frozen` are the rounds that are
    lost. `once` are the things that count once in a fight. Serenade's `tracks` are her marker, and 1 once transformed.

    DC-BOARD-01, DC-BOARD-11, DC-COMP-08, DC-SOLO-02.
    """

    seat: int
    kind: str
    tracks: list[int]
    damage: int
    alive: bool
    deck: list[str]
    hand: list[str]
    discard: list[str]
    active: list[str]
    said: list[str]
    items: list[str]
    wear: list[int]
    shields: int
    golden: int
    states: list[int]
    frozen: list[int]
    once: list[str]
    worms: int
    malaise: str


class Enemy(Record):
    """A monster, an elite, a boss or one of its cards, on its space.

    DC-CARD-03, DC-CSET-14.
    """

    id: int
    card: str
    space: int
    damage: int
    shields: int
    golden: int
    states: list[int]
    frozen: list[int]
    vanished: bool
    rage: int


class BossFight(Record):
    """What a fight against a boss has beside: its form (1, 2), bout, attack card, and who has passed.

    `fresh`: the first bout of a form, the only one with a Round 0.
    `attacks` are the cards to come, `spent` those of earlier bouts. `fires` burn in this bout, `coming` in the next,
    `pile` are the elements that lie ready; `shurikens` are the rounds at whose end one comes back.

    DC-BOSS-04, DC-BOSS-10.
    """

    boss: str
    form: int
    bout: int
    fresh: bool
    attack: str
    attacks: list[str]
    spent: list[str]
    passed: list[int]
    fires: list[str]
    coming: list[str]
    pile: list[str]
    shurikens: list[int]


class Fight(Record):
    """A combat under way: where, who takes part in which order, the loot on the group's space, what was gathered.

    `base` is how many steps lie under it on the agenda. `fighters` are in the order in which they act; the `passer`
    stands outside. `loot` and `spoils` are goods, or `equipment:ID`, `blueprint:ID`. `acted` are the enemies that have
    acted in this round, `turned` the prisoners, `kills` how many fell in it, `slain` all that fell. `power` is
    Serenade's of this fight.

    DC-CSET-12, DC-RUN-05.
    """

    tile: str
    base: int
    round: int
    enemies: list[Enemy]
    numbered: int
    loot: list[str]
    barrier: str
    dark: bool
    fighters: list[int]
    passer: int
    revealed: bool
    power: str
    spoils: list[str]
    taken: list[str]
    acted: list[int]
    turned: list[int]
    kills: int
    slain: list[str]
    hurt: bool
    drunk: bool
    once: list[str]
    boss: BossFight | None


class Run(Record):
    """A run under way: the biome, its tiles, where the group is, the bag, the decks of the Annex board.

    `tiles` are those on the board by space, `face_up` the spaces whose tile is seen, `closed` the corridors that a Test
    closed for this move. `counts` is how far each feat has come, `done` those that wait to be resolved. `known` is how
    many cards from the top of the Equipment deck everybody knows. What counts once in a biome is in `once`, as often as
    it was used (`mulligan`), and gone with it.

    DC-RUN-01, DC-RUN-04, DC-SETUP-08.
    """

    number: int
    biome: str
    path: list[str]
    at: str
    tiles: dict[str, str]
    face_up: list[str]
    visited: list[str]
    closed: list[str]
    first: int
    teeth: int
    potions: int
    cells: int
    deck: list[str]
    discard: list[str]
    known: int
    collector: list[str]
    monsters: list[str]
    dead_monsters: list[str]
    elites: list[str]
    dead_elites: list[str]
    bells: list[str]
    rung: int
    lanterns: int
    keys: int
    malaise: list[str]
    restriction: int
    restricted_round: int
    silent: bool
    runeless: bool
    fights: int
    unhurt: bool
    revived: int
    once: list[str]
    counts: dict[str, int]
    done: list[str]
    killer: str


class PastRun(Record):
    """A run that is over, for the campaign's page: who, where it led, how it ended, what it brought."""

    SHARED = True

    number: int
    prisoners: list[str]
    path: list[str]
    outcome: str
    killer: str
    cells: int
    bought: int


class Campaign(State):
    """The whole table: the campaign, and the run and the fight under way.

    `holders` says with which prisoner each upgraded combat card lies; `pockets` what lies on the Mutations board by
    pocket, `room` how many cards each holds; `levels` those of the three sellers; `equipment` all cards that belong to
    the Equipment deck for good; `laid` the goods that wait for the next run's start; `read` the campaign's cards that
    have been drawn; `firsts` what has happened once for good; `left` how many runs are still to be played (-1: as many
    as one likes).

    DC-MUT-07, DC-RULING-103.
    """

    profile: dict[str, str]
    seats: int
    left: int
    prisoners: list[Prisoner]
    run: Run | None
    fight: Fight | None
    cells: int
    blueprints: dict[str, list[str]]
    equipment: list[str]
    upgrades: dict[str, list[str]]
    well: list[str]
    secrets: list[str]
    runes: list[str]
    pockets: dict[str, list[str]]
    room: dict[str, int]
    stored: list[str]
    holders: dict[str, str]
    added: list[str]
    purged: list[str]
    beaten: dict[str, int]
    starts: list[str]
    price: int
    levels: dict[str, int]
    laid: list[str]
    read: list[str]
    firsts: list[str]
    chronicle: list[PastRun]


# -- what comes next: before a run ------------------------------------------------------------------------


class BeginRun(Step):
    """A new run: where it starts."""


class TakePrisoner(Step):
    """The player at this seat takes a prisoner; then the next."""

    seat: int


class DealUpgrades(Step):
    """Upgraded combat cards are moved among those who play."""


class FillPockets(Step):
    """Mutations that were put by are brought back or swapped."""


class TakeFirst(Step):
    """The group gives the first player's token to somebody."""


class StartDamage(Step):
    """With four players, two different prisoners take one damage each."""

    taken: list[int]


class StartGifts(Step):
    """What the mutations, the start and the last campaign cards give before the run begins."""


# -- exploring -------------------------------------------------------------------------------------------


class SetUpBiome(Step):
    """A biome is laid out."""

    biome: str


class Scout(Step):
    """Tiles are turned face up before the first step."""

    left: int


class Explore(Step):
    """The group chooses its way."""


class TakeCorridor(Step):
    """The Tests of a corridor from this one on, then the move."""

    to: str
    test: int


class EnterSpace(Step):
    """The group is there: the tile turns."""

    space: str


class ResolveTile(Step):
    """What stands on the tile."""

    space: str


class ChooseOption(Step):
    """An either/or line; `closed` are the options whose Test was failed."""

    tile: str
    closed: list[int]


class Receive(Step):
    """Icons outside a fight, one after another, each a path (`guards_mess.gives.0`); `bound`: to the first player."""

    left: list[str]
    bound: bool


class Gain(Step):
    """Goods outside a fight, one by one; `bound`: to the first player."""

    what: str
    left: int
    bound: bool


class GiveItem(Step):
    """An item goes to somebody: the first player if `bound`, one who fought if `fought`, or this one."""

    item: str
    bound: bool
    fought: bool


class FitItem(Step):
    """A prisoner equips an item, or makes room for it, or lets it go."""

    who: int
    item: str


class Suffer(Step):
    """Damage outside a fight, one by one; `bound`: to the first player."""

    left: int
    bound: bool


class RingBell(Step):
    """A bell: its result."""


class CatchMalaise(Step):
    """Malaise for somebody."""

    bound: bool


class CatchWorm(Step):
    """A worm for somebody."""

    left: int
    bound: bool


class SufferCurse(Step):
    """The curse of a cursed treasure."""

    curse: int


class GiveUpItems(Step):
    """These prisoners each discard an item."""

    left: list[int]


class Trade(Step):
    """A merchant's tile: buy, or go on."""

    tile: str
    left: int


class StepThrough(Step):
    """A teleportation tile that works."""


class LeaveTile(Step):
    """Everybody alive: on; otherwise the run is over."""


# -- a fight ---------------------------------------------------------------------------------------------


class SetUpFight(Step):
    """Enemies and loot are laid out."""

    tile: str


class Prepare(Step):
    """Before cards are played: hands may be changed, and with four players somebody passes."""


class Mulligan(Step):
    """One who may change hand cards before a fight."""

    left: list[int]
    given: int


class PlayCards(Step):
    """The next of those who play puts a card down, or passes."""

    left: list[int]


class ExchangeHand(Step):
    """The one who passes exchanges cards."""

    who: int
    given: int


class Reveal(Step):
    """All cards are turned over."""


class PlayRound(Step):
    """A round, from left to right."""

    round: int


class Reorder(Step):
    """Enemies change places before Round 0."""

    left: int


class EnemyTurn(Step):
    """Whoever stands on a space acts."""

    space: int


class EnemyActs(Step):
    """An enemy's line, from this act on."""

    enemy: int
    act: int


class OpeningTurn(Step):
    """A prisoner's actions of Round 0."""

    who: int
    used: list[str]


class PotionTime(Step):
    """The group may drink before Round I."""


class PrisonerTurn(Step):
    """A prisoner acts: the item of this round, then line by line."""

    who: int


class DoActs(Step):
    """What a prisoner still has to do, one after another, each a path (`slow_venom.2.0`)."""

    who: int
    left: list[str]


class UseAbilities(Step):
    """Ability actions, so many."""

    who: int
    left: int


class AssignDamage(Step):
    """An enemy's damage is assigned: so many picks of so much `among` these; `given` are those chosen so far.

    Only where the group may choose freely a companion may be named.
    """

    enemy: int
    card: str
    picks: int
    amount: int
    distinct: bool
    companions: bool
    pierce: bool
    then: str
    among: list[int]
    given: list[str]


class AssignState(Step):
    """A state, a worm or malaise is assigned in the same way."""

    card: str
    state: str
    picks: int
    amount: int
    distinct: bool
    among: list[int]
    given: list[int]


class StealLoot(Step):
    """Loot of one type vanishes from the floor."""

    card: str


class DeathLine(Step):
    """A death line, from this act on."""

    card: str
    act: int


class EndRound(Step):
    """Poison works, then enemies close up."""


class PoisonWorks(Step):
    """Poison on whoever stands on a space."""

    space: int


class CloseUp(Step):
    """Enemies slide towards the group; the next round."""


class LastRound(Step):
    """Bleeding, then Round IV."""


class BleedingWorks(Step):
    """Bleeding on whoever stands on a space."""

    space: int


class LastActs(Step):
    """Round IV."""


class EndFight(Step):
    """Upkeep begins: what is left on the floor may be taken by some cards."""


class LateLoot(Step):
    """Types of loot left on the floor are taken after all."""

    left: int


class Share(Step):
    """Spoils are given out one by one."""


class Upkeep(Step):
    """Hands are filled, tokens and cards go."""


# -- a boss ----------------------------------------------------------------------------------------------


class MeetBoss(Step):
    """A boss's fight is set up."""

    boss: str


class EndBout(Step):
    """A bout is over: on, or the run ends."""


class NewBout(Step):
    """Draw, pass the token, play anew."""


class NewForm(Step):
    """A form is beaten: the card is flipped."""


class BossFalls(Step):
    """The last form is beaten."""


# -- between biomes --------------------------------------------------------------------------------------


class Interbiome(Step):
    """A biome is finished: blueprints are collected, then the street, then the next biome or boss."""

    to: str


class OrderBlueprints(Step):
    """Blueprints go on top of the Equipment deck, in the group's order."""

    left: list[str]


class TakeRest(Step):
    """Damage comes off before the street."""

    left: int


class AtHealer(Step):
    """The healer, so many times more."""

    left: int


class AtMerchant(Step):
    """The merchant and what he shows; nothing yet: he turns his cards."""

    shown: list[str]
    begun: bool


class AtCollector(Step):
    """The collector and what he shows."""

    shown: list[str]
    bought: list[str]
    begun: bool


class NextBiome(Step):
    """Clean up, and on."""

    to: str


# -- after a run -----------------------------------------------------------------------------------------


class EndRun(Step):
    """The run is over: everything but the cells is lost."""

    outcome: str


class KeepBlueprints(Step):
    """Blueprints of the collector's space that are kept after all."""

    left: int
    outcome: str


class SpendCells(Step):
    """Upgrades and the well."""


class ReadCard(Step):
    """What a card of the campaign says, from this act on."""

    card: str
    act: int


class PlaceMutation(Step):
    """A mutation or feat goes into a pocket."""

    card: str


class GiveCombatCard(Step):
    """An upgraded combat card goes to a prisoner's deck."""

    card: str


class PurgeOne(Step):
    """A card leaves the game for good."""

    what: str


class NextRun(Step):
    """Go on, or leave it at that."""


# -- what one may do -------------------------------------------------------------------------------------


class StartIn(Action):
    """Begin the run in this biome."""

    biome: str


class BePrisoner(Action):
    """Play this prisoner."""

    kind: str


class GiveUpgrade(Action):
    """An upgraded combat card goes to this prisoner's deck."""

    card: str
    kind: str


class PutBack(Action):
    """A mutation goes into its pocket; in the place of another (`instead`), if it is full."""

    card: str
    instead: str


class PutBy(Action):
    """A mutation leaves the board, or is not placed."""

    card: str


class MakeFirst(Action):
    """This prisoner's player has the first player's token."""

    who: int


class To(Action):
    """This prisoner: takes the damage or the state, gets the vial, the shield, is healed."""

    who: int


class ScrollTo(Action):
    """This prisoner gets the scroll of this colour."""

    who: int
    trait: str


class ItemTo(Action):
    """This prisoner gets this item."""

    who: int
    item: str


class ToCompanion(Action):
    """A companion takes the damage."""

    item: str


class Go(Action):
    """Take the corridor to this space."""

    space: str


class Peek(Action):
    """Look at the tile on this space."""

    space: str


class Teleport(Action):
    """Step out of the wall at this space."""

    space: str


class Discard(Action):
    """Give up this combat card of one's hand for a Test."""

    card: str


class Symbol(Action):
    """This symbol of a card."""

    trait: str


class Take(Action):
    """This option of an either/or line."""

    option: int


class Equip(Action):
    """Wear it in a free slot, or in the place of another item."""

    item: str
    instead: str


class Leave(Action):
    """Let this item go."""

    item: str


class Buy(Action):
    """Buy this: an item or blueprint by its id, or what a tile sells."""

    what: str


class LightLantern(Action):
    """Spend a lantern on this fight."""


class SitOut(Action):
    """This prisoner passes in this fight."""

    who: int


class Play(Action):
    """A combat card, face down, and what is said with it: an action and its round (nothing when alone)."""

    card: str
    said: str
    round: int


class Swap(Action):
    """Exchange this card of the hand for a new one."""

    card: str


class SwapEnemies(Action):
    """These two change places."""

    enemy: int
    other: int


class UseItem(Action):
    """Use an item in this round: instead of the line of the active card `instead`, or beside it (-1)."""

    item: str
    instead: int


class UseAbility(Action):
    """Use this ability: `poisoned.ability`, `poisoned.tactics.1`, an item, the skill card."""

    ability: str


class Open(Action):
    """Carry out this action of Round 0."""

    source: str


class Drink(Action):
    """Spend a potion on this prisoner."""

    who: int


class Hit(Action):
    """Aim at this enemy."""

    enemy: int


class Grab(Action):
    """Loot everything of this type."""

    what: str


class StateOff(Action):
    """This state comes off this prisoner."""

    who: int
    state: str


class LoseStep(Action):
    """Lose a step of this track."""

    trait: str


class NextBlueprint(Action):
    """This one next: the last to be put down lies on top."""

    item: str


class Upgrade(Action):
    """Buy from this deck."""

    deck: str


class ThrowIn(Action):
    """Throw a cell into the well."""


class Purge(Action):
    """This card leaves the game for good."""

    card: str


class GoAgain(Action):
    """Another run."""


class Retire(Action):
    """The campaign is over."""


class ResetBox(Action):
    """Begin the whole campaign anew."""


# -- what happened: the run ------------------------------------------------------------------------------


class RunBegan(Event):
    """A run begins here."""

    number: int
    biome: str


class PrisonerTaken(Event):
    """Somebody plays this prisoner."""

    who: int
    kind: str


class UpgradeMoved(Event):
    """An upgraded combat card lies with another prisoner."""

    card: str
    kind: str


class MutationPlaced(Event):
    """A card lies on the Mutations board."""

    card: str


class MutationPutBy(Event):
    """A card is kept with the prisoners' decks."""

    card: str


class FirstPlayer(Event):
    """The first player's token is with this one now."""

    who: int


class BiomeEntered(Event):
    """A biome lies before the group."""

    biome: str


class TileSeen(Event):
    """A tile is seen, but not resolved."""

    REVEALS = True

    space: str
    tile: str


class Moved(Event):
    """The group has gone to this space."""

    space: str


class TileTurned(Event):
    """A tile is turned over and resolved."""

    REVEALS = True

    space: str
    tile: str


class TestPassed(Event):
    """A hand Test is passed with this card."""

    REVEALS = True

    who: int
    trait: str
    card: str


class TestFailed(Event):
    """A hand Test is failed."""

    who: int
    trait: str


class DeckTested(Event):
    """A deck Test: this card was on top, and the symbol that counted, if any."""

    REVEALS = True

    who: int
    card: str
    trait: str


class Gained(Event):
    """Goods into the bag."""

    what: str
    amount: int


class ScrollGained(Event):
    """A marker moves a space to the right."""

    who: int
    trait: str
    level: int


class ScrollWasted(Event):
    """Nobody had a space left for it."""

    trait: str


class ScrollLost(Event):
    """A marker moves a space to the left."""

    who: int
    trait: str
    level: int


class Transformed(Event):
    """Serenade's board is flipped."""

    who: int


class Healed(Event):
    """Damage comes off a prisoner."""

    who: int
    amount: int


class ItemFound(Event):
    """An item is turned over for the group."""

    REVEALS = True

    item: str


class ItemTaken(Event):
    """A prisoner equips an item."""

    who: int
    item: str


class ItemDropped(Event):
    """An item is discarded."""

    who: int
    item: str


class BlueprintFound(Event):
    """A blueprint goes to the collector's space."""

    REVEALS = True

    item: str


class RuneFound(Event):
    """A rune is active for good."""

    rune: str


class OptionTaken(Event):
    """The group has taken this option."""

    tile: str
    option: int


class Cursed(Event):
    """A curse of this biome is suffered."""

    biome: str
    curse: int


class CurseWarded(Event):
    """A curse slides off."""


class BellRung(Event):
    """A bell, and what it does."""

    REVEALS = True

    result: str


class WormsCaught(Event):
    """A prisoner has a worm more."""

    who: int
    amount: int


class WormsBit(Event):
    """Three worms have done their work."""

    who: int


class MalaiseCaught(Event):
    """A prisoner is afflicted."""

    REVEALS = True

    who: int
    card: str


class LanternSpent(Event):
    """A lantern lights this fight."""

    left: int


class LanternLit(Event):
    """A lantern is lit again."""

    lit: int


class KeyFound(Event):
    """The group has a key more."""

    keys: int


class DoorUnlocked(Event):
    """A key is spent on a corridor."""

    to: str


class Restricted(Event):
    """A restriction is in force."""

    number: int
    round: int


class Teleported(Event):
    """The group has stepped through the wall."""

    space: str


class Bought(Event):
    """Something was bought."""

    what: str
    price: int


# -- what happened: fights --------------------------------------------------------------------------------


class FightBegan(Event):
    """An encounter."""

    tile: str


class EnemyPlaced(Event):
    """An enemy comes to a space."""

    REVEALS = True

    enemy: int
    card: str
    space: int


class LootLaid(Event):
    """Loot lies with the group."""

    REVEALS = True

    loot: list[str]


class PassChosen(Event):
    """This one passes."""

    who: int


class PassRevealed(Event):
    """The one who passes turns over a card; the symbol that counted, if any."""

    REVEALS = True

    who: int
    card: str
    trait: str


class CardsExchanged(Event):
    """So many hand cards were changed."""

    REVEALS = True

    who: int
    amount: int


class PutDown(Event):
    """A card lies face down, and this was said."""

    who: int
    said: str
    round: int


class Revealed(Event):
    """A card is turned over."""

    REVEALS = True

    who: int
    card: str


class PowerUsed(Event):
    """Serenade's power in this fight."""

    power: str


class RoundBegan(Event):
    """A round begins."""

    round: int


class ItemUsed(Event):
    """An item works."""

    who: int
    item: str


class AbilityUsed(Event):
    """An ability is used."""

    who: int
    ability: str


class Missed(Event):
    """An action found nobody in reach."""

    who: int


class Stopped(Event):
    """Frozen, or restricted: this one does nothing in this round."""

    who: int
    enemy: int
    card: str


class EnemyHurt(Event):
    """Damage on an enemy; `blocked` was stopped by shields. Nobody's doing (-1): poison, a push, thorns."""

    who: int
    enemy: int
    card: str
    amount: int
    blocked: int


class EnemyMarked(Event):
    """A state on an enemy; of Frozen the round."""

    who: int
    enemy: int
    card: str
    state: str
    round: int


class EnemyImmune(Event):
    """A state does not take hold of an enemy."""

    enemy: int
    card: str
    state: str


class EnemyShielded(Event):
    """Shields on an enemy."""

    enemy: int
    card: str
    amount: int
    golden: bool


class ShieldsShattered(Event):
    """An enemy's shields are gone."""

    enemy: int
    card: str


class EnemyMended(Event):
    """Damage comes off an enemy."""

    enemy: int
    card: str
    amount: int


class EnemyVanished(Event):
    """An enemy cannot be targeted in this round."""

    enemy: int
    card: str


class EnemyRaged(Event):
    """All its damage is so much more."""

    enemy: int
    card: str
    amount: int


class EnemyMoved(Event):
    """An enemy stands on another space: `slid`, `leapt`, `pushed`, `pulled` or `swapped`."""

    enemy: int
    card: str
    space: int
    how: str


class EnemyKilled(Event):
    """An enemy is eliminated: by `damage`, `poisoned`, `bleeding`, `burning`, `void`, or itself (`own`)."""

    who: int
    enemy: int
    card: str
    how: str


class EnemyGone(Event):
    """An enemy that was not killed is discarded."""

    enemy: int
    card: str


class Shielded(Event):
    """Shields for a prisoner."""

    who: int
    amount: int
    golden: bool


class Hurt(Event):
    """Damage on a prisoner; `blocked` was stopped by shields; `by` is a card, or a word for what else did it."""

    who: int
    amount: int
    blocked: int
    by: str


class CompanionHurt(Event):
    """A companion takes damage."""

    who: int
    item: str
    amount: int


class CompanionKilled(Event):
    """A companion is dead."""

    who: int
    item: str


class Marked(Event):
    """A state on a prisoner; of Frozen the round."""

    who: int
    state: str
    round: int
    by: str


class Immune(Event):
    """A state does not take hold of a prisoner."""

    who: int
    state: str


class Cured(Event):
    """All tokens of a state come off a prisoner."""

    who: int
    state: str


class Died(Event):
    """A prisoner is eliminated."""

    who: int
    by: str


class Revived(Event):
    """Death is refused."""

    who: int


class Looted(Event):
    """All loot of a type is taken."""

    who: int
    what: str
    amount: int


class Stolen(Event):
    """An enemy takes something out of the bag or off the floor."""

    card: str
    what: str
    amount: int


class Drank(Event):
    """A potion is spent."""

    who: int


class RoundEnded(Event):
    """A round is over."""

    round: int


class FightOver(Event):
    """A fight is over: how many fell, how many are left."""

    slain: int
    left: int


class BossMet(Event):
    """A boss stands there."""

    boss: str


class BoutBegan(Event):
    """A bout begins."""

    bout: int


class AttackTurned(Event):
    """What the boss means to do in this bout."""

    REVEALS = True

    card: str


class ElementLaid(Event):
    """Fire for a round of the next bout, a shuriken over a round."""

    what: str
    round: int


class FormBeaten(Event):
    """A form is beaten."""

    card: str


class BossBeaten(Event):
    """A boss is beaten."""

    boss: str


# -- what happened: between biomes, and between runs -------------------------------------------------------


class StreetReached(Event):
    """A biome is behind the group."""

    biome: str
    to: str


class BlueprintsCollected(Event):
    """Blueprints lie on top of the Equipment deck, the last one topmost."""

    items: list[str]


class GoodsShown(Event):
    """A seller shows cards."""

    REVEALS = True

    seller: str
    items: list[str]


class RunOver(Event):
    """A run is over."""

    outcome: str
    killer: str
    cells: int


class CardBought(Event):
    """The bottom card of an upgrade deck."""

    REVEALS = True

    deck: str
    card: str


class ThrownIn(Event):
    """What the well answers."""

    REVEALS = True

    card: str


class SecretDrawn(Event):
    """A secret."""

    REVEALS = True

    card: str


class CardGiven(Event):
    """An upgraded combat card lies with this prisoner."""

    card: str
    kind: str


class CardPurged(Event):
    """A card has left the game for good."""

    card: str


class FeatDone(Event):
    """A feat is done."""

    card: str


class SellerRaised(Event):
    """A seller has risen by a level."""

    seller: str
    level: int


class PocketOpened(Event):
    """One more pocket."""

    pocket: str


class StartOpened(Event):
    """Runs may begin there."""

    biome: str


class PriceSet(Event):
    """What an upgrade costs from now on."""

    price: int


class MonstersAdded(Event):
    """More monsters in a biome."""

    cards: list[str]


class ItemUnlocked(Event):
    """An item belongs to the Equipment deck for good."""

    REVEALS = True

    item: str


class GoodsLaid(Event):
    """Goods wait for the next run."""

    what: str
    amount: int


class DecksPeeked(Event):
    """The next card of each upgrade deck."""

    REVEALS = True

    cards: list[str]


class BoxReset(Event):
    """The campaign begins anew."""
