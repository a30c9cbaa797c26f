"""What a quest may say: the shapes of its files, and the small language of its goals, tokens and triggers.

A quest is `[[quest]]`, each of its encounters `[[encounter]]` in a file of its own. An encounter lays its map, says who
and what stands where, and what is special in it: exits, actions, triggers and bars, each naming the special rule it
carries out. Those rules, the goals, tracks, tokens and lines have their words in the files of text. `docs/quests.md`
teaches all this with an example.

An amount is a number; three numbers, for two, three and four heroes; the name of one of the encounter's `numbers` or
tracks, or `party`, the number of heroes; or something reckoned from a track. A place is a tile ("8A": every tile of
that id), `entrance` or `exit` (every such tile), one of the encounter's `areas`, or spaces `[x, y]`. Who is meant is a
word (`Whom`), whoever carries a kind of token (`bearer_of:rune`), a group, an ally or a leader by its name, or several
of these (`heroes|eliza`).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from undercroft.games.descent.cards import AttackDie, Attribute, Condition, DefenceDie, Source, Terrain
from undercroft.games.descent.map_cards import Cell, EdgeCard, Laid, TerrainCard

QuestSide = Literal["heroes", "overlord"]
QuestRole = Literal["introduction", "act1", "interlude", "act2", "finale", "rumour", "bonus"]
Symbol = Literal["road", "plain", "forest", "mountain", "water"]
ByHeroes = tuple[int, int, int]

# Who is meant, beside groups, allies and leaders by their names.
Whom = Literal[
    "actor",  # whoever brought the moment about
    "bearer",  # whoever carries the moment's token
    "heroes",
    "allies",
    "party",  # heroes and allies
    "monsters",  # everybody of the overlord's
    "minions",
    "masters",
    "lieutenants",
    "anyone",
]

# When a trigger looks whether it has something to say.
QuestMoment = Literal[
    "encounter_begins",
    "round_begins",
    "hero_turn_begins",
    "hero_turn_ends",
    "overlord_turn_begins",
    "overlord_turn_ends",
    "round_ends",
    "figure_entered",
    "figure_left_map",
    "figure_fell",
    "hero_fell",
    "token_taken",
    "token_dropped",
    "door_opened",
    "door_closed",
    "star_searched",
    "attack_hit",
]


class QuestPart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every shape refuses what it does not know."""


class Reckoning(QuestPart, frozen=True, kw_only=True):
    """An amount worked out of a track: so many times its value, and some more, within bounds."""

    track: str
    times: int = 1
    plus: int = 0
    least: int = 0
    most: int = 99


Amount = int | ByHeroes | str | Reckoning
Where = str | list[Cell]


# -- what must be so -------------------------------------------------------------------------------------


class Proviso(QuestPart, frozen=True, kw_only=True, tag_field="is"):
    """Something that must be so; of a list all must."""


class TrackStands(Proviso, frozen=True, kw_only=True, tag="track"):
    """A track stands at least or at most there; with neither it has reached its goal."""

    track: str
    least: Amount | None = None
    most: Amount | None = None


class FiguresStand(Proviso, frozen=True, kw_only=True, tag="figures"):
    """So many of those meant are on the map: in a place, next to or on such a token, carrying one, near somebody."""

    who: str
    at: Where = ""
    near: str = ""
    within: int = 1
    beside: str = ""
    carrying: str = ""
    least: Amount = 1
    most: Amount | None = None


class HasFallen(Proviso, frozen=True, kw_only=True, tag="fallen"):
    """All of those meant have been defeated."""

    who: str


class TokensLie(Proviso, frozen=True, kw_only=True, tag="tokens"):
    """So many tokens of a kind are there: lying, carried, or gone."""

    token: str
    face: str = ""
    state: Literal["there", "lying", "carried", "gone"] = "there"
    at: Where = ""
    least: Amount = 1
    most: Amount | None = None


class TokenShows(Proviso, frozen=True, kw_only=True, tag="token_shows"):
    """The moment's token shows this face."""

    face: str


class ActorIs(Proviso, frozen=True, kw_only=True, tag="actor"):
    """Whoever brought the moment about is one of those meant, stands there, carries that."""

    who: str = "anyone"
    at: Where = ""
    carrying: str = ""


class IsNoted(Proviso, frozen=True, kw_only=True, tag="noted"):
    """The encounter remembers this."""

    note: str


class EdgeIs(Proviso, frozen=True, kw_only=True, tag="edge"):
    """A door is open, closed or gone."""

    edge: str
    state: Literal["open", "closed", "removed"]


class RoundIs(Proviso, frozen=True, kw_only=True, tag="round"):
    """It is at least, or at most, this round."""

    least: Amount = 1
    most: Amount | None = None


class HeroesAreDown(Proviso, frozen=True, kw_only=True, tag="knocked_out"):
    """So many heroes are knocked out at once."""

    least: Amount = "party"


class InfluenceIs(Proviso, frozen=True, kw_only=True, tag="influence"):
    """Influence is in use, and the overlord has laid this token for the quest (D2-INF-01)."""

    shows: Literal["crown", "purse", "mask"]


class IsNot(Proviso, frozen=True, kw_only=True, tag="not"):
    """Not all of this is so."""

    of: list[AnyProviso]


class IsEither(Proviso, frozen=True, kw_only=True, tag="either"):
    """One of these is so."""

    of: list[AnyProviso]


AnyProviso = (
    TrackStands | FiguresStand | HasFallen | TokensLie | TokenShows | ActorIs | IsNoted | EdgeIs | RoundIs
    | HeroesAreDown | InfluenceIs | IsNot | IsEither
)  # fmt: skip


# -- deeds -----------------------------------------------------------------------------------------------


class DeedCard(QuestPart, frozen=True, kw_only=True, tag_field="do"):
    """One thing that a quest does."""


class Tell(DeedCard, frozen=True, kw_only=True, tag="tell"):
    """A line of the story."""

    line: str


class Count(DeedCard, frozen=True, kw_only=True, tag="count"):
    """A track moves on, or back, or to a number; each of those meant counts, or each such token."""

    track: str
    by: Amount = 1
    to: Amount | None = None
    each: str = ""
    at: Where = ""
    near: str = ""
    within: int = 1
    tokens: str = ""
    face: str = ""


class Note(DeedCard, frozen=True, kw_only=True, tag="note"):
    """The encounter remembers something, or forgets it."""

    note: str
    forget: bool = False


class Win(DeedCard, frozen=True, kw_only=True, tag="win"):
    """A side wins the encounter."""

    side: QuestSide


class Wake(DeedCard, frozen=True, kw_only=True, tag="wake"):
    """A group that slept will act from now on."""

    group: str


class Arrive(DeedCard, frozen=True, kw_only=True, tag="arrive"):
    """Somebody who waited beside the map comes: all of a group or ally, or so many; here, or in a place."""

    who: str
    at: Where = "here"
    many: Amount | None = None


class ReinforceDeed(DeedCard, frozen=True, kw_only=True, tag="reinforce"):
    """The overlord may bring back so many figures of these groups, in all (D2-CORE-72, 73)."""

    groups: list[str]
    many: Amount
    at: Where


class SetFigure(DeedCard, frozen=True, kw_only=True, tag="place"):
    """Those meant are placed: in a place, `here`, `beyond` the moment's door, by the one who chooses."""

    who: str = "actor"
    at: Where
    by: QuestSide | Literal["owner"] = "owner"


class MoveDeed(DeedCard, frozen=True, kw_only=True, tag="move"):
    """Those meant may move at once, so many points."""

    who: str
    points: Amount


class Advance(DeedCard, frozen=True, kw_only=True, tag="advance"):
    """One figure goes on along an area, space by space as listed; whoever stands in its way is pushed aside."""

    who: str
    along: str
    steps: Amount = 1


class PutToken(DeedCard, frozen=True, kw_only=True, tag="put"):
    """A token from the supply is put down: in a place, by the one who chooses, or `here`."""

    token: str
    at: Where = "here"
    by: QuestSide = "overlord"


class TurnToken(DeedCard, frozen=True, kw_only=True, tag="turn"):
    """The moment's token (`this`), what the actor carries (`carried`), or all of a kind shows its truth or a face."""

    token: str = "this"
    face: str = ""


class RemoveToken(DeedCard, frozen=True, kw_only=True, tag="remove"):
    """The moment's token, what the actor carries, or all of a kind leaves the map; `back`, it may come again."""

    token: str = "this"
    back: bool = False


class TakeToken(DeedCard, frozen=True, kw_only=True, tag="take"):
    """The actor takes up a token, wherever it is."""

    token: str = "this"


class EdgeDeed(DeedCard, frozen=True, kw_only=True, tag="edge"):
    """The moment's door, or one by its name, is opened, closed, or removed for good; `unsealed`, anyone may open it."""

    edge: str = "this"
    to: Literal["open", "closed", "removed", "unsealed", "sealed"]


class SufferDeed(DeedCard, frozen=True, kw_only=True, tag="suffer"):
    """Those meant suffer damage or fatigue; of a place, or `within` so many spaces of somebody, only those there."""

    who: str = "actor"
    at: Where = ""
    near: str = ""
    within: int = 1
    damage: Amount = 0
    fatigue: Amount = 0


class RecoverDeed(DeedCard, frozen=True, kw_only=True, tag="recover"):
    """Those meant recover; of a place, or `within` so many spaces of somebody, only those there."""

    who: str = "actor"
    at: Where = ""
    near: str = ""
    within: int = 1
    damage: Amount = 0
    fatigue: Amount = 0


class AfflictDeed(DeedCard, frozen=True, kw_only=True, tag="afflict"):
    """Those meant have a condition."""

    who: str = "actor"
    condition: Condition


class TestDeed(DeedCard, frozen=True, kw_only=True, tag="test"):
    """Those meant test an attribute, one after the other; of several, each chooses."""

    who: str = "actor"
    attribute: list[Attribute]
    passes: list[AnyDeed] = []
    fails: list[AnyDeed] = []


class RollDeed(DeedCard, frozen=True, kw_only=True, tag="roll"):
    """A die is rolled: with at most so many hearts or shields the first follows, otherwise the second."""

    die: AttackDie | DefenceDie
    most: Amount
    passes: list[AnyDeed] = []
    fails: list[AnyDeed] = []


class DrawDeed(DeedCard, frozen=True, kw_only=True, tag="draw"):
    """The overlord draws cards."""

    many: Amount = 1


class SearchDeed(DeedCard, frozen=True, kw_only=True, tag="search"):
    """Those meant draw a Search card."""

    who: str = "actor"
    many: Amount = 1


class MoreHealth(DeedCard, frozen=True, kw_only=True, tag="health"):
    """Those meant have more Health from now on."""

    who: str
    by: Amount


class Spent(DeedCard, frozen=True, kw_only=True, tag="spent"):
    """Those meant have had their turn in this round."""

    who: str


class Endure(DeedCard, frozen=True, kw_only=True, tag="last"):
    """Something lasts on those meant: a word that the rules know, as on cards."""

    who: str = "actor"
    what: str
    amount: Amount = 1
    until: Literal["overlord", "overlord_end", "round", "encounter"]


class When(DeedCard, frozen=True, kw_only=True, tag="when"):
    """If this is so the first follows, otherwise the second."""

    provided: list[AnyProviso] = field(name="if")
    then: list[AnyDeed] = []
    otherwise: list[AnyDeed] = []


AnyDeed = (
    Tell | Count | Note | Win | Wake | Arrive | ReinforceDeed | SetFigure | MoveDeed | Advance | PutToken | TurnToken
    | RemoveToken | TakeToken | EdgeDeed | SufferDeed | RecoverDeed | AfflictDeed | TestDeed
    | RollDeed | DrawDeed | SearchDeed | MoreHealth | Spent | Endure | When
)  # fmt: skip


# -- who and what is there -------------------------------------------------------------------------------


class GroupPlan(QuestPart, frozen=True, kw_only=True):
    """A monster group, a lieutenant, somebody special; with traits instead of a kind the overlord chooses.

    `leader` names one of its figures, the master if there is one. `bonus` is more Health for each, `leader_bonus` for
    the leader. `minions` and `masters` stand for the group limit. A group `asleep` stands there and does nothing until
    it is woken; one that comes `later` waits beside the map.
    """

    id: str
    kind: str = ""
    traits: list[Terrain] = []
    at: Where = ""
    leader: str = ""
    bonus: Amount = 0
    leader_bonus: Amount = 0
    minions: Amount | None = None
    masters: Amount | None = None
    asleep: bool = False
    later: bool = False
    source: Source = "facts"


class AllyPlan(QuestPart, frozen=True, kw_only=True):
    """Somebody on the heroes' side, once at each space; without `turns` they stay where they are."""

    id: str
    kind: str
    at: list[Cell] = []
    many: Amount | None = None
    bonus: Amount = 0
    turns: bool = True
    later: bool = False
    source: Source = "ours"


class TokenPlan(QuestPart, frozen=True, kw_only=True):
    """Objective tokens of one kind: where they lie, what they show or hide, who may carry one.

    `hidden` counts what lies face down, shuffled among the spaces. `supply` are further ones beside the map.
    """

    kind: str
    colour: Literal["red", "green", "blue", "white"] = "white"
    at: list[Cell] = []
    many: Amount | None = None
    face: str = ""
    hidden: dict[str, Amount] = {}
    carry: list[str] = []
    needs_face: str = ""
    supply: Amount = 0
    source: Source = "facts"


class SearchPlan(QuestPart, frozen=True, kw_only=True):
    """Search tokens: the first so many of these spaces; with a `star` one of them, nobody knows which, is unique.

    The last `plain` of the spaces never hold it.
    """

    at: list[Cell]
    many: ByHeroes
    star: bool = False
    plain: int = 0


class Track(QuestPart, frozen=True, kw_only=True):
    """Something the quest counts: for whom, from where, up to what. `first`: it starts where encounter 1 left it."""

    id: str
    side: QuestSide
    start: Amount = 0
    goal: Amount | None = None
    first: str = ""
    shown: bool = True


# -- what is special -------------------------------------------------------------------------------------


class ExitCard(QuestPart, frozen=True, kw_only=True):
    """Where some may leave the map, for 1 movement point, perhaps only with something; and what that means."""

    rule: str
    who: str
    at: Where
    carrying: str = ""
    face: str = ""
    provided: list[AnyProviso] = field(name="if", default_factory=list)
    do: list[AnyDeed] = []


class SpecialAction(QuestPart, frozen=True, kw_only=True):
    """A special action: who may do it, at what, once a turn or as often as they like (D2-SPEC-01, D2-MON-08).

    At a token (with this face) in one's own or an adjacent space, at a closed door (that is sealed) or a figure next to
    one, or in a place. Actions that share a word are together done once.
    """

    id: str
    rule: str
    who: str
    token: str = ""
    face: str | None = None
    edges: list[str] = []
    figure: str = ""
    at: Where = ""
    carrying: str = ""
    once: Literal["", "turn", "encounter"] = ""
    shares: str = ""
    only_sealed: bool = False
    provided: list[AnyProviso] = field(name="if", default_factory=list)
    do: list[AnyDeed]


class TriggerCard(QuestPart, frozen=True, kw_only=True):
    """When something happens, to whom, where, and what follows."""

    rule: str
    when: QuestMoment
    who: str = ""
    token: str = ""
    edge: str = ""
    at: Where = ""
    once: bool = False
    provided: list[AnyProviso] = field(name="if", default_factory=list)
    do: list[AnyDeed]


class BarCard(QuestPart, frozen=True, kw_only=True):
    """Spaces that some may not enter: of a place, or under such tokens."""

    rule: str
    who: str
    at: Where = ""
    token: str = ""
    face: str = ""
    provided: list[AnyProviso] = field(name="if", default_factory=list)


class SealCard(QuestPart, frozen=True, kw_only=True):
    """Doors that the door action does not open; closing them again is anybody's."""

    rule: str
    edges: list[str]


class GoalCard(QuestPart, frozen=True, kw_only=True):
    """A side wins as soon as this is so; several goals of a side are several ways to win (D2-CORE-94, 98)."""

    side: QuestSide
    provided: list[AnyProviso] = field(name="if")


class Clock(QuestPart, frozen=True, kw_only=True):
    """After the end of this round it is over: this side wins, `unless` something is so; `do` comes before."""

    rounds: Amount
    wins: QuestSide
    unless: list[AnyProviso] = []
    do: list[AnyDeed] = []


class EncounterCard(QuestPart, frozen=True, kw_only=True):
    """One encounter: its map, who and what is there, what is special, who wins when, and what the second one gets."""

    quest: str
    number: int
    source: Source = "facts"
    laid: list[Laid]
    edge: list[EdgeCard] = []
    terrain: list[TerrainCard] = []
    areas: dict[str, list[str | Cell]] = {}
    numbers: dict[str, int | ByHeroes] = {}
    start: Where = "entrance"
    group: list[GroupPlan]
    ally: list[AllyPlan] = []
    token: list[TokenPlan] = []
    search: SearchPlan | None = None
    track: list[Track] = []
    exit: list[ExitCard] = []
    action: list[SpecialAction] = []
    trigger: list[TriggerCard] = []
    bar: list[BarCard] = []
    seal: list[SealCard] = []
    goal: list[GoalCard] = []
    clock: Clock
    carries: list[str] = []
    rules: list[str]

    @property
    def id(self) -> str:
        """What it is called by."""
        return f"{self.quest}_{self.number}"


class Reward(QuestPart, frozen=True, kw_only=True):
    """What a side gets for winning a quest, beside what everybody gets.

    `special` names something further, ours: `overlord_cards`, he may give bought cards back for their experience;
    `search`, each hero begins the next quest with a Search card; `draw`, the overlord begins it with a card more.
    """

    gold: int = 0
    xp: int = 0
    relic: str = ""
    special: Literal["", "campaign", "overlord_cards", "search", "draw"] = ""


class Quest(QuestPart, frozen=True, kw_only=True):
    """A quest: its act and place in the campaign, what it opens, the road there, the winner's reward.

    `gold` of a reward is for each hero. `gold_track`: the heroes get that much for each point of a track, whoever won.
    """

    id: str
    act: Literal[1, 2]
    role: QuestRole
    encounters: Literal[1, 2]
    page: int = 0
    heroes_won: str = ""
    otherwise: str = ""
    travel: list[Symbol] = []
    heroes: Reward = Reward()
    overlord: Reward = Reward()
    gold_track: str = ""
    gold_each: int = 0
    source: Source = "facts"


class SecretRoom(QuestPart, frozen=True, kw_only=True):
    """A room beside the map: its tiles, where one comes in, where challenge tokens lie (D2-SECRET-04 to 06).

    Tiles are laid far from any map, so that they touch none. Of the spaces for tokens the first so many are used.
    """

    id: str
    source: Source = "ours"
    laid: list[Laid]
    edge: list[EdgeCard] = []
    terrain: list[TerrainCard] = []
    entrance: Cell
    challenges: list[Cell]
    many: ByHeroes
    traits: list[Terrain] = []


class Quests(QuestPart, frozen=True, kw_only=True):
    """What a content file may hold of quests."""

    quest: list[Quest] = []
    encounter: list[EncounterCard] = []
    secret_room: list[SecretRoom] = []
