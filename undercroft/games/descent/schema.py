"""What is on the table in Descent, what comes next, what one may do, what happened.

Heroes are named by their place in the party (`hero`, from 0), figures by their number (heroes come first: hero 2 is
figure 2), spaces by their number on the map of the encounter, tokens and doors by their place in their list, cards by
their id (`dash.2` where there are several alike). The overlord has the last seat. Decks have their top last. -1 is
nobody, nowhere.
"""

from undercroft.engine.record import Action, Event, Record, Step
from undercroft.engine.state import State

# -- the table -------------------------------------------------------------------------------------------


class Hero(Record):
    """A hero: whose, which sheet and class, skills, items, Search cards, fatigue, experience, and what a turn leaves.

    `worn` are the items that are equipped. `exhausted` are cards turned sideways, `flipped` the Search cards that are
    used up. `feat`: the heroic feat is available. `acted`: the Activation card is turned over. `threatened`: the
    overlord has taken threat for this hero in this quest. `once` are things that count once a round. `away`: off the
    map by a feat or an exit, `left` for good.

    D2-HSET-01 to D2-HSET-05, D2-KO-08.
    """

    seat: int
    kind: str
    job: str
    skills: list[str]
    items: list[str]
    worn: list[str]
    exhausted: list[str]
    found: list[str]
    flipped: list[str]
    xp: int
    fatigue: int
    feat: bool
    knocked_out: bool
    acted: bool
    rested: bool
    left: bool
    fortune: int
    threatened: bool
    taint: str
    taint_shown: bool
    once: list[str]


class Figure(Record):
    """Somebody on the map: a hero, an ally, a familiar, a monster, a lieutenant.

    `kind` is the card, `rank` what it counts as: hero, ally, familiar, minion, master, lieutenant. `base` are its
    spaces, none while it is off the map. `bonus` is health beyond the card's. `name` is what a quest calls it. `owner`
    is the hero a familiar follows. `activated`: it has had its activation in this turn.

    D2-SIZE-01 to D2-SIZE-05, D2-CORE-132.
    """

    kind: str
    rank: str
    group: int
    owner: int
    name: str
    base: list[int]
    damage: int
    bonus: int
    conditions: list[str]
    activated: bool


class Group(Record):
    """A monster group: its kind, its figures on the map or beside it, and whether it has activated in this turn.

    `asleep` is a group that a quest wakes later.

    D2-CORE-63, D2-MON-01.
    """

    kind: str
    figures: list[int]
    activated: bool
    asleep: bool


class Token(Record):
    """A token on the map or with its bearer. What lies face down has its `truth`, and shows it as `face` once turned.

    `gone` is one that has left the encounter.
    """

    kind: str
    at: int
    bearer: int
    face: str
    truth: str
    gone: bool


class Lasting(Record):
    """An effect that lasts: what it is, on whom, how much, and until when (`turn:3`, `end:3`, `overlord`, `round`).

    `turn:3` ends when figure 3's next turn begins, `end:3` when its turn ends, `next:3` when the one after that does;
    `overlord` when the overlord's next turn begins, `overlord_end` when it ends; `round` with the round;
    `encounter` not before.

    D2-TURN-04, D2-OL-02.
    """

    SHARED = True

    what: str
    figure: int
    amount: int
    until: str
    card: str


class Turn(Record):
    """A figure's turn or activation: actions and movement points left, and what was done in it.

    `extra` are actions granted beside the two (`attack`, `move`). `moves` and `attacks` count actions of that kind,
    `steps` the spaces entered. `shrunken` is the space a large monster reached and must act from, before it may go on.
    `walking`: in the middle of movement, when things may be exchanged. `done` are things that count once a turn.
    `given` are cards that have changed hands. `speed` stands for the printed one where mud says so (-1: as printed).
    `floor` is how many steps lie under the turn on the agenda. `free`: it is no turn but a deed beside one.

    D2-TURN-08, D2-MON-02, D2-CORE-20, D2-CORE-32.
    """

    figure: int
    actions: int
    points: int
    extra: list[str]
    moves: int
    attacks: int
    steps: int
    shrunken: int
    walking: bool
    done: list[str]
    given: list[str]
    speed: int
    floor: int
    free: bool


class Guarding(Record):
    """A figure that an attack affects: its defence dice, what they show, shields added, and how it came out.

    `replaced` is a result that stands for the dice (-1: none does).
    """

    figure: int
    dice: list[str]
    faces: list[int]
    shields: int
    replaced: int
    dealt: int


class Attack(Record):
    """An attack under way, step by step.

    `card` is what it comes from (a weapon, a monster's card, a skill), `weapon` the item whose traits count. `aim` is
    the target space, `origin` the attacker's space from which range is counted. `surges` are the surge abilities that
    may be bought, by their path, `spent` those bought. `needs` are surges to be spent lest it misses. `on_hit` are acts
    that follow if it deals damage, `after` acts that follow in any case. `least` is the damage it deals at least.
    `stage` says how far it is: declared, rolled, surging, resolved.

    D2-ATK-01 to D2-DMG-02.
    """

    attacker: int
    by: int
    card: str
    weapon: str
    ranged: bool
    origin: int
    aim: int
    guards: list[Guarding]
    dice: list[str]
    faces: list[int]
    hearts: int
    range: int
    pierce: int
    extra_surges: int
    spent_surges: int
    surges: list[str]
    spent: list[str]
    needs: int
    blast: bool
    no_range: bool
    least: int
    fatigue_surge: bool
    used: list[str]
    on_hit: list[str]
    after: list[str]
    stage: str


class Trial(Record):
    """An attribute test under way: who tests what, against which value, what the dice show, and what follows.

    Without an attribute it is a roll that is no test: for recovering, for a card. `passes` and `fails` are acts, with
    the `user`, `target` and `other` they speak of. `asked`: the overlord has had his say about its being passed;
    `laughed`: it is made once more for him.

    D2-TEST-01, D2-TEST-02.
    """

    figure: int
    attribute: str
    value: int
    dice: list[str]
    faces: list[int]
    card: str
    user: int
    target: int
    other: int
    passes: list[str]
    fails: list[str]
    asked: bool
    laughed: bool


class Encounter(Record):
    """An encounter under way: its map as it stands, tokens, groups, what the quest counts, and what lasts.

    `edges` says of every door whether it is closed (`c`), open (`o`) or removed (`x`), then of every ruins token
    whether it lies there (`r`). `counters` are the quest's tracks, `notes` what it remembers. `room` is the secret room
    in play. `turns` and `attacks` are stacks: what is under way lies on top. `winner` is the side that has won it.
    `floor` is how many steps lie under it on the agenda.

    D2-CORE-94, D2-SETUP-02.
    """

    quest: str
    number: int
    edges: str
    round: int
    overlords: bool
    tokens: list[Token]
    groups: list[Group]
    counters: dict[str, int]
    notes: list[str]
    lasting: list[Lasting]
    turns: list[Turn]
    attacks: list[Attack]
    room: str
    winner: str
    floor: int


class Overlord(Record):
    """The overlord's own: cards owned, deck, hand, discards, experience, threat, relics and who carries them.

    `plot` is the Plot deck, `plots` the Plot cards owned. `influence` is the secret token of this quest.

    D2-OSET-03, D2-OSET-04, D2-CORE-81.
    """

    owned: list[str]
    deck: list[str]
    hand: list[str]
    discard: list[str]
    exhausted: list[str]
    xp: int
    threat: int
    relics: list[str]
    bearers: dict[str, str]
    plot: str
    plots: list[str]
    rumours: list[str]
    rumours_played: list[str]
    influence: str
    once: list[str]


class PastQuest(Record):
    """A quest that is over, and who won it; `counts`: it is one of the three of its act."""

    SHARED = True

    quest: str
    winner: str
    act: int
    counts: bool


class Campaign(Record):
    """What lasts from quest to quest: the act, the quests played, the party's gold, the Shop decks.

    `offered` are the Shop cards revealed now. `rumours` are the rumour quests that may be chosen. `stage` is where
    the campaign phase stands, `rumour_played`: one has been played in this phase.

    D2-CORE-105, D2-CORE-109, D2-CAMP-01.
    """

    act: int
    played: list[PastQuest]
    gold: int
    shop: list[str]
    later_shop: list[str]
    offered: list[str]
    rumours: list[str]
    rumour_played: bool
    stage: str


class Journey(State):
    """The whole table: the party, the figures, the overlord, the encounter and the campaign, if there is one.

    `profile` are the switches. `quest` is the quest under way, `carried` what its first encounter left to the second,
    `travel` and `search` are decks, `tainted` and `rumour_deck` those of their modules. `trials` are the tests under
    way, the last of them on top; there are tests on the road, too.
    """

    seats: int
    profile: dict[str, str]
    heroes: list[Hero]
    figures: list[Figure]
    overlord: Overlord
    search: list[str]
    search_discard: list[str]
    travel: list[str]
    tainted: list[str]
    rumour_deck: list[str]
    quest: str
    carried: dict[str, int]
    trials: list[Trial]
    encounter: Encounter | None
    campaign: Campaign | None


# -- what comes next -------------------------------------------------------------------------------------
# before a quest


class TakeHero(Step):
    """A player chooses a hero sheet and a class (D2-DP-02, D2-DP-03)."""

    hero: int


class TakePlot(Step):
    """The overlord chooses a Plot deck (D2-CSET-05, D2-DP-07)."""


class ChooseStandAlone(Step):
    """Which quest is played on its own (D2-SETUP-01, D2-DP-01)."""


class BeginQuest(Step):
    """The quest begins: opening hand, feats, the first encounter (D2-OSET-04)."""


class SetUpEncounter(Step):
    """The map is laid and its tokens are placed (D2-SETUP-02, D2-OSET-02)."""

    number: int


class FreeStandUps(Step):
    """Who is knocked out may stand up before the second encounter (D2-HSET-12)."""

    left: list[int]


class ChooseGroup(Step):
    """The overlord chooses an open group (D2-OSET-01, D2-CORE-68)."""

    place: int


class PlaceMonsters(Step):
    """The overlord places the figures of his groups (D2-CORE-70)."""

    left: list[int]


class PlaceHeroes(Step):
    """The heroes take their start spaces (D2-CORE-99)."""

    left: list[int]


class BeginEncounter(Step):
    """Everything stands: the first round begins (D2-CORE-96)."""


# the round


class NewRound(Step):
    """A round begins (D2-TURN-01)."""


class HeroesTurns(Step):
    """The next hero or ally is chosen, or the overlord's turn comes (D2-TURN-02, D2-HEND-02)."""


class StartTurn(Step):
    """A hero's turn begins: effects expire, abilities, refresh (D2-TURN-04 to D2-TURN-06)."""

    figure: int


class TurnStartEffects(Step):
    """What happens at the start of a turn, one after the other; `played` is done (D2-RULING-54)."""

    figure: int
    left: list[str]
    played: list[str]


class EquipStep(Step):
    """What is worn may be changed (D2-EQUIP-01)."""

    figure: int


class TakeTurn(Step):
    """The next thing a figure does in its turn (D2-DP-26, D2-DP-56, D2-DP-69)."""

    figure: int


class EndTurn(Step):
    """A figure's turn is over (D2-HEND-01, D2-REST-01)."""

    figure: int


class Walk(Step):
    """A figure goes on along its path, space by space (D2-DP-27). `end` is where a large one is set down."""

    figure: int
    path: list[int]
    costs: list[int]
    base: list[int]
    springs: list[str]


class Enter(Step):
    """A figure has entered a space: terrain and those who wait for it (D2-MOVE-06).

    `trapped`: a hero was put there by a card, and now the overlord may have a card for it (D2-CORE-87).
    """

    figure: int
    space: int
    trapped: bool


class EndFree(Step):
    """A deed beside one's turn is over."""


class SettleMove(Step):
    """A figure's movement came to its end or was interrupted: where it stands has its effect (D2-RULING-44)."""

    figure: int


class FreeMove(Step):
    """A figure may move beside its turn, led by `mover` (-1: the overlord): so many points, or so many `spaces`.

    `action`: it is a move action (D2-CORE-12, D2-CORE-58).
    """

    figure: int
    points: int
    mover: int
    spaces: bool
    action: bool
    card: str


class FreeAttack(Step):
    """A figure may attack beside its turn, by the act of a card, led by `user` (-1: the overlord).

    `target` is the only one it may be (-1: any).
    """

    figure: int
    act: str
    target: int
    user: int


class OverlordTurn(Step):
    """The overlord's turn begins (D2-OL-01, D2-OL-02)."""


class OverlordStart(Step):
    """Cards and abilities at the start of the overlord's turn, then refreshing (D2-OL-04, D2-OL-05)."""


class ActivateGroups(Step):
    """The next monster group (D2-MON-01)."""


class ActivateMonsters(Step):
    """The next monster of a group (D2-DP-55)."""

    group: int


class StartActivation(Step):
    """A monster's activation begins (D2-MON-02)."""

    figure: int


class OverlordEnd(Step):
    """The end of the overlord's turn (D2-DP-62)."""


class EndRound(Step):
    """The end of the round (D2-ROUND-01)."""


# attacks


class DeclareAttack(Step):
    """An attack is declared: whoever may do something before the dice is asked (D2-DP-32)."""


class RollAttack(Step):
    """The attack dice and the defence dice are rolled (D2-ATK-09, D2-ATK-12)."""


class Rerolls(Step):
    """Rerolls and additions, by turns, until both sides pass (D2-ATK-14, D2-RULING-23)."""

    side: str
    passed: int


class SpendSurges(Step):
    """Surges buy what they can (D2-SURGE-01)."""


class ResolveAttack(Step):
    """Range, shields, damage, one figure after the other (D2-RANGE-03, D2-DMG-01)."""

    left: list[int]


class AfterAttack(Step):
    """What follows an attack (D2-DP-61)."""


# damage, defeat, tests, effects


class Suffer(Step):
    """A figure suffers damage or fatigue (D2-FAT-02, D2-KO-01)."""

    figure: int
    damage: int
    fatigue: int
    by: int
    card: str


class Defeat(Step):
    """A figure is defeated (D2-KO-01, D2-CORE-67); `asked`: whoever may do something about it has had their say."""

    figure: int
    by: int
    asked: bool


class AfterFall(Step):
    """What a defeat brings: the overlord's due, cards, the quest; then the turn that it ended, if it did."""

    figure: int
    by: int
    ended: bool


class OverlordsDue(Step):
    """What the overlord gets for a hero who fell (D2-KO-07)."""

    hero: int


class RollTrial(Step):
    """The dice of a test are rolled (D2-TEST-01)."""


class TrialRerolls(Step):
    """Who may change a test's dice does (D2-DP-68)."""

    side: str
    passed: int


class EndTrial(Step):
    """A test is passed or failed (D2-TEST-02)."""


class CloseTrial(Step):
    """What follows a test, once the overlord has had his say."""


class TestEach(Step):
    """Several test one after the other, by one act; then what holds if all passed, or all failed."""

    left: list[int]
    act: str
    attribute: str
    user: int
    target: int
    other: int
    card: str
    passed: int
    failed: int


class DoActs(Step):
    """The acts of a card, one after the other (D2-DP-67).

    `user` uses the card (-1: the overlord), `target` is whom it was used on or who was struck, `other` whoever brought
    the moment about, `tester` who tested before. `hearts` and `surges` are what was rolled before; after a test they
    are the shields it showed and the value tested. `paid` is the fatigue paid, `among` those whom an act before it
    concerned.
    """

    user: int
    target: int
    other: int
    tester: int
    acts: list[str]
    hearts: int
    surges: int
    paid: int
    card: str
    space: int
    among: list[int]


class Charmed(Step):
    """The overlord leads a hero for one action (D2-DP-73)."""

    figure: int


class StandIn(Step):
    """A fallen monster under a hero's command attacks, or is gone again."""

    figure: int
    user: int
    what: str


class DrawSearch(Step):
    """A hero draws Search cards (D2-SEARCH-03)."""

    figure: int
    many: int


class Window(Step):
    """A moment at which cards may be used, until all pass (D2-DP-46, D2-DP-61)."""

    moment: str
    figure: int
    other: int
    space: int
    played: list[str]


class QuestTrigger(Step):
    """Something happened that the quest may have words about."""

    moment: str
    figure: int
    token: int
    space: int


class DoDeeds(Step):
    """The deeds of a quest, one after the other."""

    deeds: list[str]
    figure: int
    token: int
    space: int


class Reinforce(Step):
    """Figures come back to their group (D2-CORE-72, D2-CORE-73)."""

    groups: list[int]
    many: int
    area: str
    forced: bool


class PlaceFigure(Step):
    """A figure is set down, by choice among the nearest or the listed spaces (D2-RULING-37, D2-DP-70)."""

    figure: int
    spaces: list[int]
    seat: int
    enters: bool


class EndEncounter(Step):
    """An encounter is won (D2-CORE-94)."""


class EndQuest(Step):
    """A quest is over (D2-CAMP-02)."""


# the campaign phase


class CampaignStage(Step):
    """The next stage of the campaign phase (D2-CAMP-01)."""

    stage: str


class GiveReward(Step):
    """Who takes a relic, or a fortune token (D2-DP-65, D2-DP-48)."""

    card: str


class Shopping(Step):
    """The heroes buy, sell and swap (D2-CAMP-SHOP-04)."""


class SpendXp(Step):
    """A hero buys skills (D2-CAMP-XP-01)."""

    hero: int


class OverlordSpends(Step):
    """The overlord buys cards (D2-CAMP-OLXP-01)."""


class ChooseQuest(Step):
    """The next quest (D2-CAMP-QUEST-03)."""


class Prepare(Step):
    """The overlord sets his deck and hands out relics (D2-CAMP-PREP-01, D2-CAMP-PREP-02)."""

    stage: str


class TravelOn(Step):
    """The next symbol of the road (D2-TRAVEL-03)."""

    left: list[str]


# -- what one may do -------------------------------------------------------------------------------------
# choosing


class ChooseHero(Action):
    """This hero sheet."""

    kind: str


class ChooseClass(Action):
    """This class."""

    job: str


class PickQuest(Action):
    """This quest."""

    quest: str


class PickKind(Action):
    """This kind of monster for an open group."""

    kind: str


class SetDown(Action):
    """Set a figure down on these spaces."""

    figure: int
    base: list[int]


class PickFigure(Action):
    """This figure."""

    figure: int


class PickSpace(Action):
    """This space."""

    space: int


class PickCard(Action):
    """This card."""

    card: str


class PickWord(Action):
    """One of several words: an attribute, a condition, a way out."""

    word: str


class PickGroup(Action):
    """This monster group."""

    group: int


class PickToken(Action):
    """This token."""

    token: int


# in a turn


class Activate(Action):
    """This hero, ally or monster acts next."""

    figure: int


class Wear(Action):
    """These items are equipped, and no others."""

    items: list[str]


class MoveAction(Action):
    """A move action: movement points as many as the Speed."""


class Go(Action):
    """Walk there by the cheapest way, for so much fatigue beside the movement points."""

    to: int
    fatigue: int


class March(Action):
    """A large monster walks, shrunken to one space, and is set down."""

    to: int
    base: list[int]


class Strike(Action):
    """Attack with this weapon or card, at a space of this figure."""

    card: str
    figure: int
    space: int


class UseCard(Action):
    """Use a skill, feat, item, ability or overlord card; on whom or where, if that is part of it."""

    card: str
    figure: int
    space: int


class Rest(Action):
    """Rest."""


class StandUp(Action):
    """Stand up."""


class Revive(Action):
    """Revive a hero beside one."""

    figure: int


class Search(Action):
    """Search a token."""

    token: int


class Operate(Action):
    """Open or close a door or portcullis, or remove vegetation."""

    edge: int


class TakeUp(Action):
    """Pick up an objective token."""

    token: int


class PutDown(Action):
    """Drop a carried token there."""

    token: int
    space: int


class Interact(Action):
    """A special action of the quest, at a token, a door or a figure."""

    what: str
    token: int
    figure: int
    edge: int


class ClimbOut(Action):
    """Climb out of a pit."""

    space: int


class ShakeOff(Action):
    """The action that removes Stunned."""


class LeaveMap(Action):
    """Leave the map by an exit."""


class Passage(Action):
    """Use a secret room's entrance."""


class Give(Action):
    """Give a card to a hero beside one, or ask for one of theirs."""

    card: str
    giver: int
    taker: int


class Agree(Action):
    """Agree."""


class SpendFortune(Action):
    """Fortune for fatigue, a die or an action."""

    what: str
    die: int


class Spring(Action):
    """Play a trap when the walker enters this space."""

    card: str
    space: int


class Buy(Action):
    """Spend a surge on this."""

    surge: str


class EaseFatigue(Action):
    """Spend a surge to recover fatigue."""


class Reroll(Action):
    """Reroll this die by this card; of whose pool, if it is not an attack's (-1)."""

    card: str
    figure: int
    die: int


class DrawOne(Action):
    """Draw an overlord card."""


class TakeThreat(Action):
    """Take a threat token."""


# in the campaign phase


class BuyItem(Action):
    """Buy an item for a hero."""

    item: str
    hero: int


class SellItem(Action):
    """Sell an item of a hero."""

    item: str
    hero: int


class PassItem(Action):
    """An item goes from one hero to another."""

    item: str
    giver: int
    taker: int


class RevealMore(Action):
    """Two fortune tokens for another Shop card."""


class LearnSkill(Action):
    """Buy a skill."""

    skill: str


class BuyCard(Action):
    """Buy an overlord card or Plot card."""

    card: str


class Convert(Action):
    """One experience becomes threat."""


class SetAside(Action):
    """Take a card out of the deck."""

    card: str


class Bear(Action):
    """A lieutenant carries a relic."""

    relic: str
    lieutenant: str


class PlayRumour(Action):
    """Play a Rumour card."""

    card: str


# -- what happened ---------------------------------------------------------------------------------------


class HeroChosen(Event):
    """A player took a hero and a class."""

    hero: int
    kind: str
    job: str


class QuestBegun(Event):
    """A quest begins."""

    quest: str


class EncounterBegun(Event):
    """An encounter begins."""

    quest: str
    number: int


class GroupChosen(Event):
    """The overlord chose a kind for an open group."""

    kind: str


class Placed(Event):
    """A figure was set down."""

    figure: int
    base: list[int]


class RoundBegun(Event):
    """A round begins."""

    round: int


class TurnBegun(Event):
    """A figure's turn or activation begins."""

    figure: int


class OverlordBegun(Event):
    """The overlord's turn begins."""


class Equipped(Event):
    """A hero changed what is worn."""

    hero: int
    items: list[str]


class Moved(Event):
    """A figure walked a space further, or was set down after marching."""

    figure: int
    base: list[int]
    fatigue: int


class Shifted(Event):
    """A figure was moved or placed by an effect."""

    figure: int
    base: list[int]


class AttackDeclared(Event):
    """An attack."""

    attacker: int
    target: int
    card: str


class AttackRolled(Event):
    """The attack dice."""

    attacker: int
    dice: list[str]
    faces: list[int]


class DefenceRolled(Event):
    """A figure's defence dice."""

    figure: int
    dice: list[str]
    faces: list[int]


class DieRerolled(Event):
    """A die was rolled again: before and after."""

    figure: int
    die: int
    colour: str
    before: int
    after: int
    card: str


class SurgeSpent(Event):
    """Surges bought something."""

    figure: int
    surge: str


class Missed(Event):
    """An attack missed: by an X, for want of range, for want of a surge."""

    attacker: int
    why: str


class Struck(Event):
    """An attack came through to a figure: hearts, shields, and the damage that is left."""

    attacker: int
    figure: int
    hearts: int
    shields: int
    damage: int


class Hurt(Event):
    """A figure suffered damage."""

    figure: int
    damage: int
    card: str


class Tired(Event):
    """A hero suffered fatigue; `over` of it became damage."""

    figure: int
    fatigue: int
    over: int
    card: str


class Healed(Event):
    """A figure recovered damage or fatigue."""

    figure: int
    damage: int
    fatigue: int
    card: str


class Fell(Event):
    """A monster, lieutenant or ally was defeated."""

    figure: int
    by: int


class KnockedOut(Event):
    """A hero was knocked out."""

    figure: int
    by: int


class TaintShown(Event):
    """A hero's Taint card is turned up."""

    REVEALS = True

    figure: int
    card: str


class StoodUp(Event):
    """A hero stands again."""

    figure: int
    by: int


class DiceRolled(Event):
    """Dice that are no attack: for recovering, for a card."""

    figure: int
    dice: list[str]
    faces: list[int]
    card: str


class Tested(Event):
    """An attribute test and how it came out; without faces it failed unrolled."""

    figure: int
    attribute: str
    value: int
    faces: list[int]
    passed: bool
    card: str


class Afflicted(Event):
    """A figure has a condition now."""

    figure: int
    condition: str
    card: str


class Relieved(Event):
    """A figure lost a condition."""

    figure: int
    condition: str


class Rested(Event):
    """A hero rests."""

    figure: int


class Searched(Event):
    """A token was searched, and what was found."""

    REVEALS = True

    figure: int
    token: int
    card: str


class ItemFound(Event):
    """A hero got a card."""

    REVEALS = True

    hero: int
    card: str


class Opened(Event):
    """A door or portcullis was opened, or vegetation removed."""

    figure: int
    edge: int


class Closed(Event):
    """A door or portcullis was closed."""

    figure: int
    edge: int


class TokenTaken(Event):
    """A figure picked a token up."""

    figure: int
    token: int


class TokenDropped(Event):
    """A token lies there now."""

    figure: int
    token: int
    space: int


class TokenTurned(Event):
    """A token that lay face down is turned over."""

    REVEALS = True

    figure: int
    token: int
    face: str


class LeftMap(Event):
    """A figure left the map."""

    figure: int


class CardUsed(Event):
    """A hero or monster used a skill, feat, item or ability."""

    figure: int
    card: str
    target: int


class CardPlayed(Event):
    """The overlord played a card."""

    REVEALS = True

    card: str
    figure: int


class CardsDrawn(Event):
    """The overlord drew cards."""

    many: int


class CardSeen(Event):
    """A card the overlord drew, for his eyes alone."""

    card: str


class CardShown(Event):
    """A card of the overlord's deck that everybody sees."""

    REVEALS = True

    card: str


class CardLost(Event):
    """The overlord discarded a card from his hand."""

    REVEALS = True

    card: str


class ThreatTaken(Event):
    """The overlord's threat changed."""

    by: int


class FortuneGiven(Event):
    """A hero has a fortune token more."""

    hero: int


class Exchanged(Event):
    """A card went from one hero to another."""

    card: str
    giver: int
    taker: int


class Reinforced(Event):
    """A figure came back to its group."""

    figure: int
    base: list[int]


class Counted(Event):
    """A track of the quest moved."""

    counter: str
    value: int


class QuestTold(Event):
    """The quest says something."""

    quest: str
    line: str


class EncounterWon(Event):
    """A side won an encounter."""

    quest: str
    number: int
    winner: str


class QuestWon(Event):
    """A side won a quest."""

    quest: str
    winner: str


class GoldGained(Event):
    """The party's gold changed."""

    gold: int
    why: str


class XpGained(Event):
    """Experience for everybody, and for the winner perhaps more."""

    side: str
    xp: int


class ItemBought(Event):
    """A hero bought an item."""

    hero: int
    item: str
    gold: int


class ItemSold(Event):
    """A hero sold an item."""

    hero: int
    item: str
    gold: int


class SkillLearned(Event):
    """A hero learned a skill."""

    hero: int
    skill: str


class CardBought(Event):
    """The overlord bought a card."""

    card: str


class RelicWon(Event):
    """A side won a relic."""

    side: str
    relic: str


class QuestPicked(Event):
    """The next quest was chosen."""

    quest: str
    side: str


class Travelled(Event):
    """A Travel card was drawn for a symbol."""

    card: str
    symbol: str


class ActBegun(Event):
    """A new act begins."""

    act: int


class RumourPlayed(Event):
    """The overlord played a Rumour card."""

    card: str


class Summoned(Event):
    """An agent was summoned."""

    figure: int
