"""Everything of Dark Souls is made to happen: by seeded games, then by tables laid out for what is rare."""

from __future__ import annotations

from properties.dark_souls.watcher import Watcher, everything
from properties.walks import begin
from rules.dark_souls.table import END, arena, camp, lair

from undercroft.bots.player import Player
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.gear import GEAR, SHEETS, TILE_FACES
from undercroft.games.dark_souls.rules.nodes import WALLS, node_at
from undercroft.games.dark_souls.state import (
    Attach,
    Attack,
    Breathe,
    Buy,
    Detach,
    Dodge,
    EnterFog,
    EnterTile,
    Equip,
    MapTile,
    NextHalf,
    Outfit,
    Provoke,
    Refill,
    Roam,
    Souls,
    Suffer,
    Walk,
)

__all__ = ["Watcher", "everything", "happen"]

HEROES = ["knight", "assassin", "herald", "warrior"]


def bots(kind: str, seats: int) -> dict[int, Player]:
    return {seat: find_bot(kind, game, f"everything {seat}") for seat in range(seats)}


# -- tables for what chance brings too seldom --------------------------------------------------------------


def put_on(watcher: Watcher, card: str) -> None:
    """At the bonfire a hero with every stat puts a card on, or under another card."""

    def change(table: Souls) -> None:
        for hero in table.heroes:
            hero.tiers = [4, 4, 4, 4]
        table.treasure = [other for other in table.treasure if other != card]
        table.legends = [other for other in table.legends if other != card]

    wide = "iron_clad_armour.1" if "iron_clad_armour.1" in GEAR else ""
    beneath = [one for one, gear in GEAR.items() if gear.upgrades and gear.pile == "common"]
    carrier = {
        kind: next(one for one in beneath if (GEAR[one].kind == "armour") == (kind == "armour_upgrade"))
        for kind in ("armour_upgrade", "weapon_upgrade")
    }.get(GEAR[card].kind, wide)
    lying = [card, carrier] if carrier and carrier != card else [card]
    table = camp(["knight"], options={"mode": "first_journey"}, inventory=lying, change=change)
    give = watcher.give
    give(table.session, 0, Outfit(0))
    if GEAR[card].kind.endswith("upgrade"):
        slot = "armour" if GEAR[carrier].kind == "armour" else "left"
        give(table.session, 0, Equip(0, carrier, slot))
        give(table.session, 0, Attach(card, carrier))
        if slot == "armour":
            give(table.session, 0, Detach(card))
    else:
        give(table.session, 0, Equip(0, card, "armour" if GEAR[card].slot == "armour" else "left"))


def wield(watcher: Watcher, card: str, option: int) -> None:
    """Somebody tired and hurt uses an option of a card among foes near and far."""

    def change(table: Souls) -> None:
        for hero in table.heroes:
            hero.tiers = [4, 4, 4, 4]
            hero.black = 1
            hero.red = 1

    table = arena(
        ["herald", "knight"],
        at=[(2, 2), (2, 2)],
        foes=[("sentinel", (2, 2)), ("hollow_soldier", (3, 1)), ("hollow_soldier", (2, 0))],
        hands=[[card]],
        options={"mode": "first_journey"},
        change=change,
    )
    ways = [way for way in table.offered(Attack) if way.card == card and way.option == option]
    assert ways, f"option {option} of {card} is not offered"
    watcher.give(table.session, 0, ways[0])
    watcher.watch(table.session, bots("random", 2), 8)


def meet(watcher: Watcher, encounter: str, number: int) -> None:
    """A party of four walks into an encounter, on one tile after another."""
    face = sorted(CARDS.tiles)[number % len(CARDS.tiles)]

    def change(table: Souls) -> None:
        door = TILE_FACES[face].doors[0]
        table.map = [MapTile(face, 0, 1, -WALLS.index(door) % 4, encounter, False, False, [], [], [])]
        table.encounters = [
            sorted(one.id for one in CARDS.encounters.values() if one.level == level and one.id != encounter)
            for level in (1, 2, 3)
        ]
        table.fog = 0
        table.agenda = [Roam(), EnterTile(0, door)]
        for hero in table.heroes:
            hero.tiers = [3, 3, 3, 3]

    table = camp(HEROES, change=change, seed=encounter)
    watcher.watch(table.session, bots("random", 4), 12)


def face(watcher: Watcher, boss: str, card: str) -> None:
    """A boss does one thing to a party around it; what only the last of a pair does, it does alone."""
    behaviour = CARDS.behaviours[card]

    def change(table: Souls) -> None:
        if boss not in CARDS.bosses and behaviour.heat_up:
            table.foes = [foe for foe in table.foes if foe.kind == CARDS.owners[card]]
        for foe in table.foes:
            foe.heated = behaviour.heat_up

    at = [(2, 2), (1, 1), (2, 0), (3, 3)]
    table = lair(boss, HEROES, at=at, deck=[card], beside={2: "s"}, change=change, seed=card)
    watcher.watch(table.session, bots("random", 4), 12)


def hunt_to_the_end(watcher: Watcher, boss: str) -> None:
    """A boss that the next blows will heat up, and then fell."""

    def change(table: Souls) -> None:
        table.agenda = [Roam(), EnterFog()]
        table.quest.boss = boss
        table.quest.half = 1 if boss in CARDS.hunts("main") else 0
        for hero in table.heroes:
            hero.tiers = [3, 3, 3, 3]

    session = camp(HEROES, change=change, seed="hunt").session
    session.script("dice", [5] * 250)
    watcher.watch(session, bots("judgement", 4), 120)


def tread(watcher: Watcher, trap: str) -> None:
    """Somebody steps on a trap and takes what it does."""
    table = arena(["knight"], at=[(2, 4)], traps={(1, 3): trap})
    watcher.give(table.session, 0, Walk(node_at(1, 3)))
    if table.offered(Suffer):
        watcher.give(table.session, 0, Suffer())


def reach(watcher: Watcher, mode: str, half: int) -> None:
    """A section of a campaign begins."""

    def change(table: Souls) -> None:
        table.quest.half = half - 1
        table.agenda = [Roam(), NextHalf()]

    session = camp(HEROES, options={"mode": mode}, change=change).session
    watcher.watch(session, bots("random", 4), 2)


def kindle(watcher: Watcher) -> None:
    """An Ember lies on top of the treasure deck."""

    def change(table: Souls) -> None:
        table.treasure.sort(key=lambda card: GEAR[card].kindle)

    session = camp(HEROES, souls=4, change=change).session
    watcher.give(session, 0, Buy())
    watcher.watch(session, bots("judgement", 4), 1)


def fell(watcher: Watcher, boss: str) -> None:
    """The next blow fells a boss: the first of a pair, whose other takes heart, or the only one."""

    def change(table: Souls) -> None:
        table.foes[0].wounds = SHEETS[table.foes[0].kind].health - 1

    at = (2, -4) if boss in CARDS.hunts("main") else (2, 0)
    table = lair(boss, ["warrior"], at=[at], place=at, first="hero", beside={0: "s"}, change=change)
    table.dice(*["black 2"] * 8)
    watcher.give(table.session, 0, next(blow for blow in table.offered(Attack) if blow.foe == 0))


def breathe(watcher: Watcher) -> None:
    """A ring that offers Health in place of Stamina, as an activation begins."""
    ring = next(id for id, gear in GEAR.items() if gear.trade_health)

    def change(table: Souls) -> None:
        table.heroes[0].red = 2
        table.upgrades[ring] = table.heroes[0].armour

    table = arena(["knight"], first="foes", foes=[("hollow_soldier", (0, 0))], change=change)
    while table.asks() != "ask-breathe":
        table.act(table.decision.options[0])
    watcher.look(table.session, 0, 0)
    watcher.give(table.session, 0, Breathe(True))


def provoke(watcher: Watcher) -> None:
    """Armour whose wearer may draw the enemies as another's activation ends."""
    armour = next(id for id, gear in GEAR.items() if gear.provoke)
    table = arena(["knight", "herald"], armour=["knight_armour.1", armour])
    watcher.give(table.session, 0, END)
    watcher.give(table.session, 1, Provoke())


def refill(watcher: Watcher) -> None:
    """Luck is bought back."""

    def change(table: Souls) -> None:
        table.heroes[0].luck = False

    watcher.give(camp(["knight"], souls=4, change=change).session, 0, Refill(0))


def raise_fog(watcher: Watcher) -> None:
    """Maps with two tiles as far away as any: the players say where the fog stands."""
    for seed in range(40):
        if "did Fog" not in watcher.seen:
            session = Session.start(game, players=1, seed=f"fog {seed}")
            watcher.watch(session, bots("random", 1), 5)


def step_twice(watcher: Watcher) -> None:
    """Armour that lets a walk go on, and armour that lets a dodge."""
    strider, roller = [id for way in ("walk", "roll") for id, gear in GEAR.items() if getattr(gear, way) > 1]
    table = arena(["knight"], armour=[strider])
    watcher.give(table.session, 0, table.offered(Walk)[0])
    table = arena(["knight"], at=[(2, 2)], foes=[("hollow_soldier", (2, 2))], armour=[roller], first="foes")
    while table.asks() != "ask-defend":
        table.act(table.decision.options[0])
    watcher.give(table.session, 0, next(way for way in table.offered(Dodge) if way.node != node_at(2, 2)))


# -- all of it ---------------------------------------------------------------------------------------------


def seldom(watcher: Watcher) -> None:
    """What is still missing, each on its own table."""
    missing = everything() - watcher.seen
    for id, card in CARDS.equipment.items():
        if f"card {id}" in missing and card.kind != "ember":
            put_on(watcher, f"{id}.1")
        for number in range(len(card.options)):
            if f"option {number} of {id}" in missing:
                wield(watcher, f"{id}.1", number)
    for number, id in enumerate(CARDS.encounters):
        if f"encounter {id}" in missing:
            meet(watcher, id, number)
    for number, id in enumerate(sorted(CARDS.tiles)):
        if f"tile {id}" in missing:
            meet(watcher, next(iter(CARDS.encounters)), number)
    for id in CARDS.traps:
        tread(watcher, id)
    for id, behaviour in CARDS.behaviours.items():
        owner = CARDS.bosses[CARDS.owners[id]]
        if f"behaviour {id}" in missing:
            name = owner.pair or owner.id
            leads = owner.id == CARDS.hunt(name)[0].id or behaviour.heat_up
            face(watcher, name, id if leads else behaviour.partner)
    for name in [*CARDS.hunts("mini"), *CARDS.hunts("main")]:
        hunt_to_the_end(watcher, name)
    for more in (step_twice, kindle, breathe, provoke, refill, raise_fog):
        more(watcher)
    fell(watcher, "gargoyle")
    fell(watcher, "ornstein_and_smough")
    for mode, campaign in CARDS.campaigns.items():
        for number, section in enumerate(campaign.sections):
            if f"section {section.id}" in missing:
                reach(watcher, mode, number)


def happen(watcher: Watcher) -> None:
    """Games at random, then what is still missing."""
    for seed in range(36):
        players = 1 + seed % 4
        session = begin(game, seed, players)
        watcher.watch(session, bots("random", players), 150)
        assert session.decision is not None or session.outcome()
    seldom(watcher)
    # Nobody is asked who of two at the same range is meant: no two classes of the box have the same Taunt.
    assert len({character.taunt for character in CARDS.characters.values()}) == len(CARDS.characters)
    watcher.seen.add("asked ask-nearest")
