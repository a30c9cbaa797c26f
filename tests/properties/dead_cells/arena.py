"""Tables on which any action of the box can be carried out, and players who are led to an answer."""

from __future__ import annotations

from collections.abc import Callable

from properties.dead_cells.watcher import Watcher
from properties.walks import bots_for
from rules.dead_cells.table import (
    BLANK,
    Change,
    Table,
    be,
    blow,
    changes,
    combat,
    fight,
    foe,
    ground,
    monster,
    tokens,
)

from undercroft.bots.player import next_answer
from undercroft.engine.record import Action
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.mutations import pocket_of
from undercroft.games.dead_cells.rules.sheets import (
    CAMPAIGN,
    COMBAT,
    ITEMS,
    MELEE_LINES,
    POWER_LINES,
    PRISONERS,
    SERENADE,
    SERENADE_POWERS,
    TRAITS,
)
from undercroft.games.dead_cells.state import Campaign, Open, UseAbility, UseItem

Wish = type[Action] | Callable[[Action], bool]

EVERY_ROUND = ("I", "II", "III")
KILL_ALL = combat(**{round: [blow("L123", 60, all=True, pierce=True)] for round in EVERY_ROUND})
BUSY = combat(**{round: [{"do": "heal"}] for round in EVERY_ROUND})
READY = combat(**{round: [{"do": "ability", "amount": 2}, blow("1")] for round in EVERY_ROUND})


def names(*kinds: str) -> Callable[[Action], bool]:
    """Answers of these kinds, by their names."""
    return lambda answer: type(answer).__name__ in kinds


def wished(options: list[Action], wishes: list[Wish]) -> Action | None:
    """What is wished for most of what is offered."""
    for wish in wishes:
        for answer in options:
            if isinstance(answer, wish) if isinstance(wish, type) else wish(answer):
                return answer
    return None


def lead(watcher: Watcher, table: Table, wishes: list[Wish], most: int) -> None:
    """What is wished for is answered where it is offered, all else at random; a fight is the end of it."""
    session = table.session
    bots = bots_for(game, "random", "led")
    watcher.look(session, 0, 0)
    fought = False
    for _ in range(most):
        decision = session.decision
        if decision is None or (fought and table.campaign.fight is None):
            return
        fought = table.campaign.fight is not None
        seat = decision.seats[0]
        found = wished(decision.options_of(seat), wishes)
        answer = next_answer(session, bots) if found is None else (seat, found)
        assert answer is not None
        watcher.give(session, *answer)


def idler(life: int = 40) -> str:
    """A monster that hurts nobody, with a line late enough for ice to take hold of it."""
    return monster(life=life, III=[{"do": "block"}])


def arena(watcher: Watcher, path: str, number: int) -> None:
    """A fight in which an action can be carried out: wounded or not, among many or alone, before a wall or a void."""
    name = path.partition(".")[0]
    cards = [[name] if name in COMBAT else [READY], [BLANK], [BLANK]]
    kinds = [name, *[kind for kind in PRISONERS if kind != name][:2]] if name in PRISONERS else list(PRISONERS)[:3]
    if name == SERENADE or (name in COMBAT and COMBAT[name].owner == SERENADE) or name in (POWER_LINES, MELEE_LINES):
        kinds = kinds[:1]
        cards = [[BLANK, BLANK]]
    near = idler(life=1 if number == 0 else 40)
    foes = [
        {"L": idler(), "1": near, "2": idler(), "3": idler()},
        {"L": idler(), "1": near, "2": idler()},
        {"1": near, "3": idler()},
    ][number]
    hurt = [
        be(who, damage=1 - number % 2, states=tokens(targeted=1), shields=2 if number else 0)
        for who in range(2 if len(kinds) == 1 else 3)
    ]
    shielded = [foe(space, shields=1) for space in foes if space != "1"]
    wall = ground(barrier="wall", loot=["tooth", "cell"])
    table = fight(kinds, cards, foes, change=changes(*hurt, *shielded, wall, owned(path)))
    lead(watcher, table, [lambda answer: brings(answer, path)], 40)


def brings(answer: Action, path: str) -> bool:
    """Whether an answer uses what brings this action."""
    used = answer.item if isinstance(answer, UseItem) else ""
    used = answer.ability if isinstance(answer, UseAbility) else used
    used = answer.source if isinstance(answer, Open) else used
    return bool(used) and path.startswith(f"{used}.")


def owned(path: str) -> Change:
    """What brings this action is there: an item worn, a track climbed, a mutation placed, a card on top of a deck."""
    name, _, rest = path.partition(".")

    def change(table: Campaign) -> None:
        first = table.prisoners[0]
        if name in ITEMS:
            first.items = [name]
            first.wear = [0]
        elif name in PRISONERS and rest.partition(".")[0] in TRAITS:
            trait, level = rest.split(".")[:2]
            first.tracks[TRAITS.index(trait)] = int(level)
        elif name in CAMPAIGN:
            table.pockets[pocket_of(name)] = [name]
        elif name == SERENADE:
            trait = next(one for one, power in SERENADE_POWERS.items() if power == rest)
            first.discard = [combat(symbols=[trait])]
        elif name in (POWER_LINES, MELEE_LINES):
            table.prisoners[1].deck = []
            table.prisoners[1].tracks[1] = int(name == MELEE_LINES)
        elif name in COMBAT and COMBAT[name].owner == SERENADE:
            table.prisoners[1].deck = [name]

    return change
