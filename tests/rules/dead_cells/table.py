"""A table of Dead Cells laid out for a test: these prisoners, these cards, these enemies.

    zombie = monster(life=2, III=[{"do": "damage"}])
    knife = combat(II=[{"do": "damage", "reach": "1"}])
    table = fight(["poisoned", "flayed"], cards=[[knife, BLANK], [BLANK]], foes={"1": zombie})
    table.act(To(1))

Cards of a test are made here and belong to no box, so that no test leans on a figure that balance may change. `fight`
begins at the reveal of the cards (`begin="play"`: before they are played), `walk` while the group explores, `after_run`
when cells may be spent. What is not scripted is seeded.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
from rules.table import Table as AnyTable

from undercroft.engine.record import Action, Event, Step
from undercroft.engine.session import Session
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules import fight_setup, setup
from undercroft.games.dead_cells.rules.bosses import take_form
from undercroft.games.dead_cells.rules.sheets import (
    BOSS_ELEMENTS,
    CAMPAIGN,
    COMBAT,
    ENEMIES,
    ITEMS,
    SPACES,
    CampaignFace,
    CombatFace,
    EnemyFace,
    ItemFace,
)
from undercroft.games.dead_cells.state import (
    BePrisoner,
    BossFight,
    Campaign,
    Enemy,
    Explore,
    Fight,
    LeaveTile,
    NextRun,
    Prepare,
    Prisoner,
    Reveal,
    Run,
    SpendCells,
)

NUMBERS = count(1)


class Table(AnyTable):
    """A session of Dead Cells that a test can steer."""

    @property
    def campaign(self) -> Campaign:
        assert isinstance(self.session.state, Campaign)
        return self.session.state

    @property
    def run(self) -> Run:
        assert self.campaign.run is not None
        return self.campaign.run

    @property
    def fight(self) -> Fight:
        assert self.campaign.fight is not None
        return self.campaign.fight

    def prisoner(self, who: int) -> Prisoner:
        """A prisoner."""
        return self.campaign.prisoners[who]

    def enemy(self, space: str) -> Enemy | None:
        """Whoever stands on `L`, `1`, `2` or `3`."""
        return next((enemy for enemy in self.fight.enemies if enemy.space == SPACES[space]), None)

    def go(self, *stop: str, answer: Callable[[list[Action]], Action] = lambda options: options[0]) -> None:
        """Answer with the first option until one of these questions is asked, or nothing is."""
        while self.session.decision is not None and self.session.decision.ask not in stop:
            decision = self.session.decision
            seat = decision.seats[0]
            self.session.answer(seat, self.session.serial(seat), answer(decision.options_of(seat)))


# -- cards of a test -------------------------------------------------------------------------------------


def monster(life: int = 2, elite: bool = False, **lines: Any) -> str:
    """A monster with these lines (`I`, `II`, `III`, `IV`, `zero`, `death`, and any other key of a card)."""
    id = f"test_monster_{next(NUMBERS)}"
    said = {"0" if key == "zero" else key: value for key, value in lines.items()}
    card = msgspec.convert({"id": id, "biome": "B1", "life": life, "elite": elite, **said}, cards.Monster)
    ENEMIES[f"{id}.1"] = EnemyFace(card)
    return f"{id}.1"


def combat(**lines: Any) -> str:
    """A combat card with these lines (`I`, `II`, `III`, `symbols`)."""
    id = f"test_card_{next(NUMBERS)}"
    COMBAT[id] = CombatFace(msgspec.convert({"id": id, "code": "TEST", **lines}, cards.CombatCard))
    return id


def item(**said: Any) -> str:
    """An item that says this (`works`, `round`, `acts`, `has`, `life`, `sole`)."""
    id = f"test_item_{next(NUMBERS)}"
    ITEMS[id] = ItemFace(msgspec.convert({"id": id, "code": "TEST", **said}, cards.Equipment))
    return id


BLANK = combat()
DAMAGE = {"do": "damage"}


def blow(reach: str = "1", amount: int = 1, **more: Any) -> dict[str, Any]:
    """A prisoner's damage."""
    return {"do": "damage", "reach": reach, "amount": amount, **more}


def give(state: str, reach: str = "1", amount: int = 1, **more: Any) -> dict[str, Any]:
    """A prisoner's state on an enemy."""
    return {"do": "inflict", "state": state, "reach": reach, "amount": amount, **more}


# -- laying it out ---------------------------------------------------------------------------------------


def fresh(kinds: list[str], options: dict[str, Any] | None, seed: str) -> tuple[Campaign, Session]:
    """These prisoners in the first biome, the first of them first player."""
    session = Session.start(game, players=len(kinds), seed=seed, options=options)
    while session.decision is not None and session.decision.ask != "ask-way":
        decision = session.decision
        choice = decision.options[0]
        if decision.ask == "ask-prisoner":
            choice = BePrisoner(kinds[decision.seats[0]])
        session.act(choice)
    state = session.state.copy()
    assert isinstance(state, Campaign)
    for prisoner in state.prisoners:
        prisoner.damage = 0  # what four players begin with is for the tests of that
    return state, session


def walk(
    kinds: list[str] | None = None,
    biome: str = "B1",
    at: str = "",
    tiles: dict[str, str] | None = None,
    agenda: list[Step] | None = None,
    change: Callable[[Campaign], None] | None = None,
    options: dict[str, Any] | None = None,
    seed: str = "test",
) -> Table:
    """The group on its way through a biome; `tiles` lie on these spaces, `change(state)` alters what lies there."""
    table, session = fresh(kinds or ["poisoned", "flayed"], options, seed)
    table.agenda = []
    if biome != "B1":
        assert table.run is not None
        table.run.path = []
        setup.set_up_biome(table, setup.SetUpBiome(biome))
        table.agenda = []
    assert table.run is not None
    if at:
        table.run.at = at
        table.run.visited.append(at)
    table.run.tiles.update(tiles or {})
    table.agenda = list(agenda or [Explore()])
    if change is not None:
        change(table)
    return Table.at(table, session, seed)


def fight(
    kinds: list[str] | None = None,
    cards: list[list[str]] | None = None,
    foes: dict[str, str] | None = None,
    loot: list[str] | None = None,
    passer: int = -1,
    first: int = 0,
    begin: str = "reveal",
    change: Callable[[Campaign], None] | None = None,
    options: dict[str, Any] | None = None,
    seed: str = "test",
) -> Table:
    """A fight with these enemies by space, at the reveal of these cards (a list for each), or before playing."""
    table, session = fresh(kinds or ["poisoned", "flayed", "quartered"], options, seed)
    assert table.run is not None
    table.run.first = first
    table.agenda = [LeaveTile()]
    table.fight = fight_setup.new_fight(table, "guards_mess")
    table.fight.passer = passer
    table.fight.fighters = [who for who in table.fight.fighters if who != passer]
    table.fight.loot = list(loot or [])
    for space, card in (foes or {}).items():
        fight_setup.put_enemy(table, card, SPACES[space])
    play(table, cards or [], begin)
    table.agenda.append(Prepare() if begin == "play" else Reveal())
    if change is not None:
        change(table)
    return Table.at(table, session, seed)


def play(table: Campaign, hands: list[list[str]], begin: str) -> None:
    """Cards of a test lie before their owners, or in their hands."""
    for who, prisoner in enumerate(table.prisoners):
        given = hands[who] if who < len(hands) else []
        if begin == "play":
            prisoner.hand = [*given, *prisoner.hand][: max(len(given), len(prisoner.hand))]
        else:
            prisoner.active = list(given)
            prisoner.said = ["" for _ in given]


def boss_fight(
    kinds: list[str] | None = None,
    boss: str = "C1",
    cards: list[list[str]] | None = None,
    attack: str = "",
    form: int = 1,
    passer: int = -1,
    first: int = 0,
    begin: str = "reveal",
    change: Callable[[Campaign], None] | None = None,
    options: dict[str, Any] | None = None,
    seed: str = "test",
) -> Table:
    """The first bout against a boss, by this attack card."""
    table, session = fresh(kinds or ["poisoned", "flayed", "quartered"], options, seed)
    assert table.run is not None
    table.run.first = first
    table.run.path.append(boss)
    table.agenda = []
    table.fight = fight_setup.new_fight(table, boss)
    table.fight.boss = BossFight(boss, form, 1, True, "", [], [], [], [], [], BOSS_ELEMENTS[boss].copy(), [])
    take_form(table, form)
    table.fight.passer = passer
    table.fight.fighters = [who for who in table.fight.fighters if who != passer]
    chosen = attack or table.fight.boss.attacks[-1]
    table.fight.boss.attacks.remove(chosen)
    table.fight.boss.attack = chosen
    play(table, cards or [], begin)
    table.agenda = [Prepare() if begin == "play" else Reveal()]
    if change is not None:
        change(table)
    return Table.at(table, session, seed)


def after_run(
    players: int = 2,
    cells: int = 4,
    change: Callable[[Campaign], None] | None = None,
    options: dict[str, Any] | None = None,
    seed: str = "test",
) -> Table:
    """A run is over: cells may be spent."""
    table, session = fresh(["poisoned", "flayed", "quartered", "immolated"][:players], options, seed)
    table.run = None
    table.fight = None
    table.prisoners = []
    table.cells = cells
    table.agenda = [NextRun(), SpendCells()]
    if change is not None:
        change(table)
    return Table.at(table, session, seed)


# -- altering what lies there ----------------------------------------------------------------------------

Change = Callable[[Campaign], None]


def changes(*several: Change) -> Change:
    """Several changes as one."""

    def change(table: Campaign) -> None:
        for one in several:
            one(table)

    return change


def tokens(poisoned: int = 0, bleeding: int = 0, burning: int = 0, targeted: int = 0) -> list[int]:
    """Tokens of the states that are counted."""
    return [poisoned, bleeding, burning, targeted]


def be(who: int, **fields: Any) -> Change:
    """A prisoner with these tokens, items, cards."""

    def change(table: Campaign) -> None:
        for name, value in fields.items():
            setattr(table.prisoners[who], name, value)
        if "items" in fields and "wear" not in fields:
            table.prisoners[who].wear = [0 for _ in fields["items"]]

    return change


def foe(space: str, **fields: Any) -> Change:
    """The enemy on this space with these tokens."""

    def change(table: Campaign) -> None:
        assert table.fight is not None
        for enemy in table.fight.enemies:
            if enemy.space == SPACES[space]:
                for name, value in fields.items():
                    setattr(enemy, name, value)

    return change


def bag(**fields: Any) -> Change:
    """The run with this in its bag and on its decks."""

    def change(table: Campaign) -> None:
        for name, value in fields.items():
            setattr(table.run, name, value)

    return change


def ground(**fields: Any) -> Change:
    """The fight with this beside it: a wall, darkness, loot."""

    def change(table: Campaign) -> None:
        for name, value in fields.items():
            setattr(table.fight, name, value)

    return change


def pauses(*rounds: int) -> list[str]:
    """Items that do nothing of weight: their bearer is asked (`ask-round-item`) when its turn comes in these rounds."""
    return [item(works="plus", round=round, acts=[{"do": "block"}]) for round in rounds]


def happened(table: Table, *kinds: type[Event]) -> list[Any]:
    """Every event of these kinds so far, in the order in which they came."""
    return [told.event for told in table.session.events if isinstance(told.event, kinds)]


# -- cards of the campaign -------------------------------------------------------------------------------


def mutation(pocket: str = "during", **said: Any) -> str:
    """A mutation for this pocket (`does`, `has`, `group`)."""
    id = f"test_mutation_{next(NUMBERS)}"
    card = msgspec.convert({"id": id, "code": "TEST", "pocket": pocket, **said}, cards.Mutation)
    CAMPAIGN[id] = CampaignFace(card)
    return id


def instruction(*does: dict[str, Any]) -> str:
    """An instruction that says this."""
    id = f"test_instruction_{next(NUMBERS)}"
    card = msgspec.convert({"id": id, "code": "TEST", "does": list(does)}, cards.Instruction)
    CAMPAIGN[id] = CampaignFace(card)
    return id


def feat(task: str, count: int = 1, *does: dict[str, Any]) -> str:
    """A feat: a task, how often, and what it brings (two cells unless said otherwise)."""
    id = f"test_feat_{next(NUMBERS)}"
    reward = list(does) or [{"do": "gain", "what": "cell", "amount": 2}]
    said = {"id": id, "code": "TEST", "task": task, "count": count, "does": reward}
    CAMPAIGN[id] = CampaignFace(msgspec.convert(said, cards.Feat))
    return id


def secret(**said: Any) -> str:
    """A card of the Secrets deck (`item`, `pocket`, `does`, `has`, `group`)."""
    id = f"test_secret_{next(NUMBERS)}"
    CAMPAIGN[id] = CampaignFace(msgspec.convert({"id": id, "code": "TEST", **said}, cards.Secret))
    return id


def well_card(*does: dict[str, Any], stays: bool = False) -> str:
    """A card of the Well."""
    id = f"test_well_{next(NUMBERS)}"
    card = msgspec.convert({"id": id, "code": "TEST", "does": list(does), "stays": stays}, cards.WellCard)
    CAMPAIGN[id] = CampaignFace(card)
    return id


def with_words(*words: str) -> Callable[[Campaign], None]:
    """The group has a mutation with these words: for `change`."""
    card = mutation(group=list(words))

    def place(table: Campaign) -> None:
        table.pockets["during"].append(card)

    return place
