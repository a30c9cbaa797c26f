"""What is on the table in Escape the Dark Castle, what comes next, what one may do, what happened.

Prisoners are named by their place at the table (`who`, from 0), items by card and copy (`stale_loaf.2`),
pages by id, instructions by their path in the cards (`maze.do.0`). -1 is nobody.
"""

from undercroft.engine.record import Action, Event, Record, Step
from undercroft.engine.state import State

# -- the table -------------------------------------------------------------------------------------------


class Curse(Record):
    """A lasting curse and how many further pages it holds."""

    kind: str
    pages: int


class Prisoner(Record):
    """One prisoner: who plays them, their card, hit points, what they carry, what weighs on them."""

    seat: int
    character: str
    hp: int
    hands: list[str]
    curses: list[Curse]


class Roll(Record):
    """A prisoner's roll: the face shown, chapter dice and symbols added, how much of it still counts.

    `old` is the face rolled before, while its roller may still choose to keep it; `guarded` is a shield
    that came from an item and not from the die.
    """

    who: int
    face: list[str]
    extra: list[str]
    old: list[str]
    resolved: bool
    shield: bool
    guarded: bool
    hit: bool


class RowDie(Record):
    """A chapter die before the enemy, and how many hits it takes."""

    trait: str
    hits: int


class Fight(Record):
    """A combat: where its card describes it, the row, the attack value now, the round, who rests or duels.

    `aim` is whom the group has named for the blow, against an enemy that lets them. `goes_on` is what was said for
    round after round: that the `same` one rests or duels, that the `weakest` rests, or nothing.
    """

    path: str
    row: list[RowDie]
    damage: int
    round: int
    resting: int
    fighter: int
    aim: int
    goes_on: str


class Loss(Record):
    """Hit points about to be lost."""

    who: int
    amount: int


class Trial(Record):
    """A roll outside combat that lies on the table: its instruction, symbols gathered before, attempts made."""

    path: str
    total: int
    attempts: int


class Castle(State):
    """The whole table. `sturdiest_turns`: so the group has said, for page after page."""

    profile: dict[str, str]
    deck: list[str]
    turned: list[str]
    spare: list[str]
    item_deck: list[str]
    discard: list[str]
    middle: list[str]
    prisoners: list[Prisoner]
    turner: int
    nominee: int
    shown: bool
    fought: bool
    fight: Fight | None
    rolls: list[Roll]
    losses: list[Loss]
    trial: Trial | None
    used: list[str]
    used_page: list[str]
    sturdiest_turns: bool


# -- what comes next -------------------------------------------------------------------------------------


class TakeCharacters(Step):
    """Each player takes a prisoner."""


class NameTurner(Step):
    """The group names who turns the next page."""


class TurnPage(Step):
    """The page is turned and its instructions are put on the agenda."""


class Follow(Step):
    """One instruction is followed; `it` is the prisoner it is about, if any."""

    path: str
    it: int


class Share(Step):
    """Items were drawn in the middle of a page: share, trade, use, leave."""


class ClosePage(Step):
    """The page is complete."""


class NewRound(Step):
    """A round begins: who rests, who duels; then all who fight roll."""


class ResolveAttacks(Step):
    """One attack after another is resolved."""


class Defend(Step):
    """The enemy, if it stands, strikes, and the round is over."""


class Attempt(Step):
    """One attempt at a trial: all who try roll; so much is gathered after so many attempts."""

    path: str
    it: int
    total: int
    attempts: int


class NextOf(Step):
    """One after another, whom the group names next, until nobody is left."""

    path: str
    left: list[int]


class PressOn(Step):
    """Roll again, or stop."""

    path: str
    it: int
    rolls: int


class SplitPoint(Step):
    """A loss is being shared: so much is left, these are the shares so far, and this prisoner's is asked for next."""

    left: int
    shares: list[int]
    who: int


# -- what one may do -------------------------------------------------------------------------------------


class TakeCharacter(Action):
    """Be this prisoner."""

    character: str


class Turn(Action):
    """Let this prisoner turn the page."""

    who: int


class SturdiestTurns(Action):
    """Let whoever has the most hit points turn the page, this one and those that follow."""


class TakeWay(Action):
    """Take a way out of a choice."""

    WIRE = "Take"

    way: str


class Name(Action):
    """Name this prisoner: for a nomination, a duel, the next roll, a blow."""

    who: int


class Say(Action):
    """Name a trait."""

    trait: str


class Press(Action):
    """Roll again."""


class Stop(Action):
    """Leave it at that."""


class Rest(Action):
    """This prisoner rests this round; -1: nobody."""

    who: int


class RestOn(Action):
    """This prisoner rests round after round; -1: nobody."""

    who: int


class WeakestRests(Action):
    """Whoever has the fewest hit points rests, round after round."""


class DuelOn(Action):
    """This prisoner fights alone round after round."""

    who: int


class Resolve(Action):
    """Let this prisoner's attack be resolved now."""

    who: int


class Apply(Action):
    """Apply so many of the symbols rolled."""

    symbols: int


class HitDie(Action):
    """Strike this die of the row."""

    WIRE = "Hit"

    die: int


class PickUp(Action):
    """Pick an item up from the middle."""

    item: str
    who: int


class Leave(Action):
    """Put a carried item down in the middle."""

    item: str


class Discard(Action):
    """Give up a carried item for good."""

    item: str


class Use(Action):
    """Use an item: who uses it, on whom, on which die of the row, as which trait."""

    item: str
    who: int
    on: int = -1
    die: int = -1
    trait: str = ""


class Keep(Action):
    """Keep the old or the new result of a roll."""

    who: int
    new: bool


class Bear(Action):
    """Let this prisoner bear so much of a loss that is shared."""

    who: int
    amount: int


class ShareEvenly(Action):
    """Let what is left of a loss that is shared fall point by point on whoever has the most hit points then."""


class Accept(Action):
    """Go on: take the loss, let the roll stand, begin the round."""


# -- what happened ---------------------------------------------------------------------------------------


class Took(Event):
    """A player took a prisoner."""

    seat: int
    who: int
    character: str


class Turned(Event):
    """A page was turned."""

    who: int
    page: str
    number: int
    REVEALS = True


class Chose(Event):
    """A way was taken."""

    page: str
    way: str


class Named(Event):
    """A prisoner was named."""

    who: int
    path: str


class Said(Event):
    """A trait was named before a die was rolled."""

    who: int
    trait: str


class Rolled(Event):
    """A prisoner's die was rolled."""

    who: int
    face: list[str]
    why: str


class RolledChapterDie(Event):
    """A chapter die was rolled: for the row, for fate, or beside an attack."""

    who: int
    trait: str
    why: str


class Kept(Event):
    """The old or the new result was kept."""

    who: int
    new: bool


class Lost(Event):
    """Hit points were lost."""

    who: int
    amount: int
    hp: int


class Shared(Event):
    """A prisoner's share of a loss, and how much it was in all."""

    who: int
    amount: int
    of: int


class Spared(Event):
    """A loss was lessened by an item; so much of it is left (-1: not told)."""

    who: int
    amount: int
    item: str
    left: int


class Healed(Event):
    """Hit points were regained."""

    who: int
    amount: int
    hp: int


class Drew(Event):
    """Items were drawn and laid in the middle."""

    items: list[str]
    REVEALS = True


class NothingToDraw(Event):
    """Neither deck nor discard pile had an item left."""


class Gave(Event):
    """An item came into a prisoner's hands."""

    item: str
    who: int


class Left(Event):
    """An item was put down, or left lying and discarded."""

    item: str
    who: int


class Discarded(Event):
    """An item was given up."""

    item: str
    who: int


class Used(Event):
    """An item was used: on whom, on a die showing what, as which trait."""

    item: str
    who: int
    on: int
    die: str
    trait: str


class DealtAnew(Event):
    """The carried items were dealt out anew."""


class FightBegan(Event):
    """A combat began."""

    path: str
    row: list[str]
    damage: int


class RoundBegan(Event):
    """A round began."""

    number: int


class Rested(Event):
    """A prisoner rested."""

    who: int


class Aimed(Event):
    """The group named whom the enemy's blow will be aimed at."""

    who: int


class Duelled(Event):
    """A prisoner stepped up alone."""

    who: int


class StruckDie(Event):
    """A die of the row was hit; `gone` if it left the row."""

    WIRE = "Struck"

    who: int
    trait: str
    gone: bool


class Missed(Event):
    """An attack hit nothing."""

    who: int


class HeldBack(Event):
    """The second symbol of a double, or of a single that counts twice, was held back."""

    who: int


class Warded(Event):
    """A shield kept the enemy's blow off, and so much of it."""

    who: int
    damage: int


class EnemyStruck(Event):
    """The enemy struck back."""

    damage: int


class RowGrew(Event):
    """A die joined the row."""

    trait: str


class RowRolled(Event):
    """The row was rolled anew."""

    row: list[str]


class Rose(Event):
    """The enemy's attack value grew."""

    damage: int


class EnemyFell(Event):
    """The enemy was beaten."""

    path: str


class EnemyBrokeOff(Event):
    """The enemy gave up the fight."""

    path: str


class Tried(Event):
    """An attempt at a trial was counted, on top of what was gathered before (-1: not told)."""

    path: str
    total: int
    needed: int
    before: int


class Passed(Event):
    """A trial was passed."""

    path: str


class Failed(Event):
    """A trial was failed."""

    path: str


class Cursed(Event):
    """A curse fell on a prisoner."""

    who: int
    kind: str


class Lifted(Event):
    """A curse was lifted."""

    who: int
    kind: str


class Skipped(Event):
    """Pages were taken from the castle, unread."""

    pages: int


class Lengthened(Event):
    """Pages were added to the castle."""

    pages: int


class Showed(Event):
    """The next page was laid open."""

    page: str
    REVEALS = True


class Completed(Event):
    """A page was completed."""

    page: str


class Died(Event):
    """A prisoner died."""

    who: int


class Escaped(Event):
    """All escaped."""
