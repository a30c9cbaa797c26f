"""Everything of Dead Cells is made to happen: by seeded games, then by tables laid out for what is rare."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import product

from properties.dead_cells.arena import BUSY, KILL_ALL, arena, lead, names
from properties.dead_cells.watcher import Watcher, everything, of_box
from properties.walks import begin, bots_for
from rules.dead_cells.places import GREEN, GREEN_RED, RED, VIOLET, flip, harm, special, tile
from rules.dead_cells.table import (
    BLANK,
    DAMAGE,
    Change,
    after_run,
    bag,
    be,
    boss_fight,
    changes,
    combat,
    fight,
    foe,
    give,
    ground,
    monster,
    tokens,
    walk,
)

from undercroft.engine.decision import Done
from undercroft.engine.record import Action, Step
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES, CARDS
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.mutations import pocket_of
from undercroft.games.dead_cells.rules.sheets import (
    ACTS,
    ATTACKS,
    BOARDS,
    BOSS_ELEMENTS,
    CAMPAIGN,
    COMBAT,
    FAR,
    FROZEN,
    LEFT,
    MALAISE,
    MONSTERS,
    NEAR,
    PRISONERS,
    RUNES,
    SECRETS,
    SERENADE_POWERS,
    START_GIFTS,
    STATES,
    TILES,
    TRAITS,
    UPGRADES,
    WELL,
    TileFace,
)
from undercroft.games.dead_cells.state import (
    Campaign,
    Drink,
    EndRun,
    EnterSpace,
    Explore,
    Gain,
    GiveItem,
    GoAgain,
    Grab,
    Interbiome,
    Leave,
    LeaveTile,
    LoseStep,
    MeetBoss,
    NewBout,
    PutBack,
    PutBy,
    ResetBox,
    Retire,
    RingBell,
    SetUpBiome,
    SetUpFight,
    SitOut,
    StartIn,
    StateOff,
    Suffer,
    SufferCurse,
    Swap,
    SwapEnemies,
    Take,
    TakeCorridor,
    Teleport,
    ThrowIn,
    ToCompanion,
    Upgrade,
)

__all__ = ["Watcher", "everything", "happen"]

PLAYED = 24
SOLO = ["poisoned"]
TRIO = ["poisoned", "flayed", "quartered"]
COLOURS = {"survival": GREEN, "tactics": VIOLET, "brutality": RED}


# -- prisoners: cards, items, tracks ---------------------------------------------------------------------


def act(watcher: Watcher, path: str) -> None:
    """The action of a card, an item, a board or a mutation, at one table after another until it is carried out."""
    for number in range(3):
        if f"act {path}" not in watcher.seen:
            arena(watcher, path, number)


def turn(watcher: Watcher, card: str) -> None:
    """A combat card is played and turned over."""
    arena(watcher, f"{card}.1.0", 0)


def use(watcher: Watcher, item: str) -> None:
    """An item is used."""
    for number in range(3):
        if f"used {item}" not in watcher.seen:
            arena(watcher, f"{item}.0", number)


def wear(watcher: Watcher, item: str) -> None:
    """Somebody gets an item and equips it."""
    table = walk(agenda=[Explore(), GiveItem(item, False, False)], change=partial(take_away, item))
    lead(watcher, table, [], 1)


def take_away(item: str, table: Campaign) -> None:
    """An item lies nowhere."""
    assert table.run is not None
    table.run.deck = [other for other in table.run.deck if other != item]


def lose_companion(watcher: Watcher, item: str) -> None:
    """A companion takes the damage of a fight until it is dead."""
    brute = monster(life=9, I=[{"do": "damage", "amount": 4}])
    lead(watcher, fight(cards=[[BLANK]], foes={"1": brute}, change=be(0, items=[item])), [ToCompanion], 6)


def climb(watcher: Watcher, kind: str, trait: str) -> None:
    """Scrolls of one colour, until the track is full and one more is wasted."""
    steps: list[Step] = [Explore(), Gain(f"scroll_{trait}", 7, True)]
    other = next(one for one in PRISONERS if one != kind)
    watcher.look(walk([kind, other], agenda=steps).session, 0, 0)


def transform(watcher: Watcher) -> None:
    """Serenade gets one scroll after another."""
    table = walk(SOLO, agenda=[Explore(), Gain("scroll_survival", 6, False)])
    lead(watcher, table, [lambda answer: getattr(answer, "who", 0) == 1], 6)


def power(watcher: Watcher, trait: str) -> None:
    """A symbol on top of the discard gives Serenade a power."""
    table = fight(SOLO, [[BLANK, BLANK]], {"1": monster(life=9)}, change=be(0, discard=[COLOURS[trait]]))
    lead(watcher, table, [], 20)


def pick_power(watcher: Watcher) -> None:
    """Of two symbols one gives Serenade her power; then the prisoner freezes somebody."""
    ice = combat(I=[give(state) for state in [*STATES, FROZEN]])
    slow = monster(life=9, III=[DAMAGE])
    lead(watcher, fight(SOLO, [[ice, BLANK]], {"1": slow}, change=be(0, discard=[GREEN_RED])), [], 9)


def bear(watcher: Watcher, kind: str, state: str) -> None:
    """Somebody whose tracks are full gets two tokens of a state: some are immune to it."""
    giver = monster(life=9, I=[{"do": "inflict", "state": state, "amount": 2, "to": "all"}])
    others = [one for one in PRISONERS if one != kind][:2]
    table = fight([kind, *others], [[KILL_ALL], [KILL_ALL], [KILL_ALL]], {"L": giver}, change=be(0, tracks=[5, 5, 5]))
    lead(watcher, table, [], 12)


def be_cured(watcher: Watcher, state: str) -> None:
    """All tokens of a state come off one of two."""
    cure = combat(I=[{"do": "cure"}], II=[{"do": "cure", "who": "self"}])
    marked = tokens(**{state: 1}) if state in STATES else tokens()
    frozen = [] if state in STATES else [3]
    bearers = changes(*[be(who, states=marked.copy(), frozen=frozen.copy()) for who in (0, 1)])
    lead(watcher, fight(cards=[[cure], [cure]], foes={"3": monster(life=9)}, change=bearers), [StateOff], 9)


def die(watcher: Watcher, **fields: object) -> None:
    """Somebody dies of what clings to it."""
    lead(watcher, fight(cards=[[BLANK]], foes={"1": monster(life=9)}, change=be(0, **fields)), [], 12)


# -- enemies ---------------------------------------------------------------------------------------------


def fight_tile(elite: bool) -> str:
    """A tile with a fight against one of these, and a second foe if there is one."""
    wanted = "elite" if elite else "monster"
    return next(id for id, face in box_tiles() if face.foes[:1] == [wanted] and not face.dark)


def meet(watcher: Watcher, id: str) -> None:
    """An enemy comes to its space, does what it does, and is killed by the next group."""
    elite = MONSTERS[id].elite

    def deal(table: Campaign) -> None:
        assert table.run is not None
        table.run.monsters = [monster(life=20), f"{id}.1"]
        table.run.elites = [f"{id}.1"]

    def strike(table: Campaign) -> None:
        for prisoner in table.prisoners:
            prisoner.hand = [KILL_ALL] * 3
            prisoner.deck = [KILL_ALL] * 6
            prisoner.shields = 9

    for change in (deal, changes(deal, strike)):
        table = walk(TRIO, agenda=[LeaveTile(), SetUpFight(fight_tile(elite))], change=change, seed=id)
        lead(watcher, table, [], 24)


def outlast(watcher: Watcher, id: str) -> None:
    """An enemy does all it can do: near, left, far, in company and alone, hurt and unhurt."""
    other = monster(life=20)
    places = [{"1": f"{id}.1", "2": other}, {"L": f"{id}.1"}, {"1": other, "3": f"{id}.1"}]
    wanted = {name for name in everything() if name.startswith(f"foe {id}.")}
    for foes, hurt in product(places, (0, 1)):
        if wanted - watcher.seen:
            space = next(space for space, card in foes.items() if card != other)
            table = fight(
                TRIO,
                [[BLANK], [BLANK], [BLANK]],
                foes,
                loot=["tooth", "cell"],
                change=changes(*[be(who, shields=30) for who in range(3)], foe(space, damage=hurt), bag(teeth=9)),
            )
            lead(watcher, table, [], 30)


def resist(watcher: Watcher, id: str, state: str) -> None:
    """A state does not take hold of an enemy."""
    table = fight(cards=[[combat(I=[give(state)])]], foes={"1": f"{id}.1"})
    lead(watcher, table, [], 12)


def resist_as_boss(watcher: Watcher, boss: str) -> None:
    """States do not take hold of a boss."""
    states = combat(I=[give(state, "L123") for state in [*STATES, FROZEN]])
    lead(watcher, boss_fight(boss=boss, kinds=TRIO, cards=[[states], [BLANK], [BLANK]]), [], 9)


def open_a_pack(watcher: Watcher) -> None:
    """What cards of a pack may bring, and none of the box does."""
    healer = monster(life=9, I=[{"do": "heal"}])
    lead(watcher, fight(cards=[[BLANK]], foes={"1": healer}, change=foe("1", damage=3)), [], 12)
    lead(watcher, flip(tile(gives=[harm(), special("malaise")]), change=bag(malaise=list(MALAISE))), [], 3)


def end_in_the_void(watcher: Watcher) -> None:
    """Enemies change places, are pushed into the void, and burn."""
    shove = combat(I=[{"do": "push", "reach": "3"}], II=[give("burning", "1", 2)])
    foes = {"1": monster(), "2": monster(), "3": monster()}

    def change(table: Campaign) -> None:
        table.pockets["during"] = having("reorder")

    table = fight(cards=[[shove], [BLANK]], foes=foes, change=changes(change, ground(barrier="void")))
    lead(watcher, table, [SwapEnemies], 12)
    hook = combat(I=[{"do": "pull", "reach": "3"}])
    lead(watcher, fight(cards=[[hook]], foes={"3": monster()}), [], 3)


def bout(watcher: Watcher, attack: str, fires: list[str], at: int = -1) -> None:
    """A boss turns an attack card, and does in this bout what stands on it; where it stands may matter."""
    face = ATTACKS[attack]

    def change(table: Campaign) -> None:
        assert table.fight is not None
        assert table.fight.boss is not None
        table.fight.boss.attack = ""
        table.fight.boss.attacks = [attack]
        table.fight.boss.coming = fires
        if at >= 0:
            table.fight.enemies[0].space = at
        table.agenda = [NewBout()]
        for prisoner in table.prisoners:
            prisoner.tracks = [4, 0, 0]
            prisoner.hand = [BUSY, BUSY, BUSY]
            prisoner.shields = 0 if fires else 9

    lead(watcher, boss_fight(boss=face.boss, kinds=TRIO, form=face.form, change=change), [], 40)


def sword(watcher: Watcher, card: str) -> None:
    """A sword of the Hand of the King stands there, strikes, and is broken by others."""

    def change(table: Campaign, hand: str) -> None:
        assert table.fight is not None
        assert table.fight.boss is not None
        table.fight.boss.pile = [card, card]
        table.agenda = [NewBout()]
        for prisoner in table.prisoners:
            prisoner.shields = 9
            prisoner.hand = [hand, hand, hand]

    for hand in (BLANK, KILL_ALL):
        lead(watcher, boss_fight(boss="C3", kinds=TRIO, change=partial(change, hand=hand)), [], 40)


def beat(watcher: Watcher, boss: str) -> None:
    """Both forms of a boss fall, without a potion."""

    def change(table: Campaign) -> None:
        for prisoner in table.prisoners:
            prisoner.hand = [KILL_ALL] * 3
            prisoner.deck = [KILL_ALL] * 9
            prisoner.shields = 90
        table.pockets["feat"] = tasks("boss_without_potion")

    lead(watcher, walk(TRIO, agenda=[MeetBoss(boss)], change=change), [], 120)


def box_tiles() -> list[tuple[str, TileFace]]:
    """The tiles of the box."""
    return [(id, TILES[id]) for id in CARDS.tiles]


# -- biomes ----------------------------------------------------------------------------------------------


def space_for(face: TileFace) -> str:
    """A space of its board on which a tile may lie."""
    spaces = BOARDS[face.biome].spaces
    return next(id for id, space in spaces.items() if space.shape == face.shape and space.exit == face.leads_to)


def resolve(watcher: Watcher, id: str, option: int, top: str) -> None:
    """A tile is turned: with one option of its line, one card on top of the deck, all that Tests ask for in hand."""
    turned = TILES[id]
    space = space_for(turned)

    def change(table: Campaign) -> None:
        assert table.run is not None
        table.run.teeth = 12
        table.run.keys = 0
        table.run.lanterns = 1
        for prisoner in table.prisoners:
            prisoner.hand = [GREEN, VIOLET, RED]
            prisoner.deck = [*[BLANK] * 6, top]
            prisoner.damage = 1

    def wished(answer: Action) -> bool:
        return answer == Take(option) or type(answer).__name__ in ("Discard", "Buy", "LightLantern")

    table = walk(TRIO, turned.biome, tiles={space: id}, agenda=[EnterSpace(space)], change=change, seed=f"{id} {top}")
    lead(watcher, table, [wished], 12)


def turn_tiles(watcher: Watcher) -> None:
    """Every tile of which something has not been seen yet."""
    for id, face in box_tiles():
        own = {name for name in everything() if name.startswith(f"icon {id}.") or name.endswith(f" of {id}")}
        own.add(f"tile {id}")
        tops = [GREEN, VIOLET, RED, BLANK] if face.deck_test is not None else [BLANK]
        for option, top in product(range(max(1, len(face.either))), tops):
            if own - watcher.seen:
                resolve(watcher, id, option, top)


def pass_corridors(watcher: Watcher) -> None:
    """Every corridor with a deck Test or a lock, with each symbol."""
    for biome in CARDS.boards:
        for corridor in [one for ways in BOARDS[biome].corridors.values() for one in ways]:
            if corridor.deck_test is None and not corridor.locked:
                continue
            for top in (GREEN, VIOLET, RED, GREEN_RED, BLANK):
                table = walk(
                    TRIO,
                    biome,
                    at=corridor.at,
                    agenda=[TakeCorridor(corridor.to, 0)],
                    change=changes(be(0, hand=[GREEN, VIOLET, RED], deck=[BLANK, BLANK, top]), bag(keys=1)),
                )
                lead(watcher, table, [lambda answer: type(answer).__name__ == "Discard"], 3)


def ring(watcher: Watcher) -> None:
    """All three bells for one who has something to lose."""
    items = list(CARDS.equipment)[:2]
    bells: list[Step] = [Interbiome("B6"), RingBell(), RingBell(), RingBell()]
    change = changes(be(0, tracks=[1, 1, 1], items=items), with_feats("ring_bells"))
    lead(watcher, walk(biome="B5", agenda=bells, change=change), [LoseStep], 9)


def suffer_curses(watcher: Watcher) -> None:
    """Every curse, paid for or warded off."""
    item = next(iter(CARDS.equipment))
    for biome, number in (("B4", 1), ("B4", 2), ("B5", 1), ("B5", 2), ("B6", 1), ("B6", 2), ("B7", 1), ("B7", 2)):
        for word in ("curse_pay", "curse_ward"):
            change = changes(be(0, items=[item], damage=1), be(1, damage=1), with_word(word), with_feats("curses"))
            steps: list[Step] = [Interbiome("B6"), SufferCurse(number)]
            lead(watcher, walk(biome=biome, agenda=steps, change=change), [], 6)


def step_through(watcher: Watcher) -> None:
    """A teleportation tile works once its rune is found."""

    def change(table: Campaign) -> None:
        table.runes = list(RUNES)

    for id, face in box_tiles():
        if face.kind == "teleportation":
            space = space_for(face)
            table = walk(biome=face.biome, tiles={space: id}, agenda=[EnterSpace(space)], change=change)
            lead(watcher, table, [Teleport], 4)


def fall_ill(watcher: Watcher) -> None:
    """Each malaise of the Castle, and worms that bite."""
    for card in MALAISE:
        carrier = monster(life=9, I=[{"do": "inflict", "state": "malaise", "to": "first_player"}])
        change = changes(bag(malaise=[card]), be(1, malaise=card))
        lead(watcher, fight(cards=[[BLANK]], foes={"L": carrier}, change=change), [], 6)
    die(watcher, worms=3, damage=2)


# -- the campaign ----------------------------------------------------------------------------------------


def having(word: str) -> list[str]:
    """The cards that have this word for the group."""
    return [id for id in of_box(CAMPAIGN) if word in CAMPAIGN[id].words]


def with_word(*words: str) -> Change:
    """The group has the cards with these words."""

    def change(table: Campaign) -> None:
        table.pockets["during"] = [card for word in words for card in having(word)]

    return change


def tasks(*names: str) -> list[str]:
    """The feats with these tasks."""
    return [id for id in of_box(CAMPAIGN) if CAMPAIGN[id].task in names]


def with_feats(*names: str) -> Change:
    """The feats with these tasks lie on the board, and what adds up over a run is nearly done."""

    def change(table: Campaign) -> None:
        assert table.run is not None
        table.pockets["feat"] = tasks(*names)
        table.run.counts = {card: CAMPAIGN[card].count - 1 for card in tasks(*names)}

    return change


def do_feats(watcher: Watcher) -> None:
    """What feats ask for in fights and at the street; those of bells, curses and bosses are done there."""
    looter = combat(
        I=[{"do": "loot"}], II=[{"do": "loot"}, {"do": "damage", "reach": "L123", "amount": 9, "all": True}]
    )
    foes = {space: monster(life=2) for space in ("L", "1", "2")}
    feats = with_feats("kills_in_fight", "fight_unhurt", "loot_types", "all_loot", "kill_on_left", "two_in_one_round")
    lead(watcher, fight(cards=[[looter]], foes=foes, loot=["tooth", "cell"], change=feats), [Grab], 30)
    early = fight(cards=[[KILL_ALL]], foes={"1": monster(life=2)}, change=with_feats("kill_in_round_one"))
    lead(watcher, early, [], 30)
    venom = combat(I=[give("poisoned", amount=2)])
    slow = fight(cards=[[venom]], foes={"1": monster(life=2, elite=True)}, change=with_feats("elite_by_state"))
    lead(watcher, slow, [], 30)
    street = changes(with_feats("teeth_at_street", "biome_unhurt"), bag(teeth=20, unhurt=True))
    lead(watcher, walk(agenda=[Interbiome("B2")], change=street), [], 20)


def spend(watcher: Watcher) -> None:
    """Everything is bought, and the well is asked until it has said everything."""

    def change(table: Campaign) -> None:
        table.room = dict.fromkeys(table.room, 2)

    table = after_run(cells=900, change=change)
    lead(watcher, table, [Upgrade, PutBack], 400)
    table = after_run(cells=200)
    lead(watcher, table, [ThrowIn, PutBack, names("Purge")], 200)


def raise_seller(watcher: Watcher, card: str, level: int) -> None:
    """A seller rises from this level on."""

    def change(table: Campaign) -> None:
        table.levels = dict.fromkeys(table.levels, level)
        table.upgrades = {"survival": [card], "tactics": [], "brutality": []}

    lead(watcher, after_run(cells=9, change=change), [Upgrade], 2)


def draw_secret(watcher: Watcher, card: str) -> None:
    """A secret out of the well."""

    def change(table: Campaign) -> None:
        table.secrets = [card]
        table.well = [next(id for id in WELL if [act.do for act in CAMPAIGN[id].does] == ["secret"])]

    lead(watcher, after_run(cells=1, change=change), [ThrowIn, names("Purge")], 4)


def read(watcher: Watcher, card: str) -> None:
    """What a mutation brings at the start of a run."""

    def change(table: Campaign) -> None:
        table.pockets[pocket_of(card)] = [card]

    lead(watcher, after_run(change=change), [GoAgain], 12)


def start_in(watcher: Watcher, biome: str, players: int) -> None:
    """A run begins there, with other mutations, and cards of somebody who is not there."""

    def change(table: Campaign) -> None:
        table.starts = list(dict.fromkeys(["B1", biome]))
        table.stored = having("rest")
        table.pockets["during"] = having("potion_cap")
        upgraded = [card for deck in UPGRADES.values() for card in deck if card in COMBAT][: len(PRISONERS)]
        table.holders = dict(zip(upgraded, PRISONERS, strict=True))

    table = after_run(players, 0, change)
    lead(watcher, table, [GoAgain, lambda answer: answer == StartIn(biome), PutBy, Done], 40)


def end_runs(watcher: Watcher) -> None:
    """Runs end, with a blueprint that is kept; campaigns end, or begin anew."""
    change = changes(with_word("keep_blueprints"), bag(collector=CARDS.blueprints("B1")[:2]))
    lead(watcher, walk(agenda=[EndRun("died")], change=change), [], 3)
    lead(watcher, walk(agenda=[EndRun("died")], options={"mode": "run"}), [], 3)
    lead(watcher, walk(agenda=[EndRun("died")], options={"runs": "one"}), [], 3)
    for answer in (Retire, ResetBox):

        def beaten(table: Campaign) -> None:
            table.beaten = {"C3": 1}

        lead(watcher, after_run(cells=0, change=beaten), [answer], 2)


# -- what mutations ask ----------------------------------------------------------------------------------


def ask_by_mutations(watcher: Watcher) -> None:
    """Questions that only some cards of the campaign bring."""
    tooth = {"1": monster(life=20, I=[DAMAGE])}
    late = fight(cards=[[BLANK]], foes=tooth, loot=["tooth", "cell"], change=with_word("late_loot", "keep_blueprints"))
    lead(watcher, late, [], 20)
    hurt = changes(*[be(who, shields=5, damage=1) for who in range(3)], with_word("shield_heal"))
    lead(watcher, fight(cards=[[BLANK]], foes=tooth, change=hurt), [], 20)
    lead(watcher, walk(agenda=[Explore(), Gain("equipment", 1, False)], change=with_word("choose_equipment")), [], 2)
    change = changes(
        be(0, damage=2), be(1, damage=2), with_word("rest"), bag(teeth=30, collector=CARDS.blueprints("B1")[:2])
    )
    lead(watcher, walk(agenda=[Interbiome("B2")], change=change), [], 30)
    second = fight(begin="play", cards=[[BLANK]], foes=tooth, change=with_word("mulligan"))
    lead(watcher, second, [Swap], 12)
    ways = [way for ways in BOARDS["B1"].corridors.values() for way in ways if way.hand]
    steps: list[Step] = [TakeCorridor(ways[0].to, 0)]
    lead(watcher, walk(at=ways[0].at, agenda=steps, change=with_word("shared_tests")), [], 3)
    spared = changes(with_word("revive"), be(0, states=tokens(poisoned=9)))
    lead(watcher, fight(cards=[[BLANK]], foes=tooth, change=spared), [], 6)
    saved = changes(with_word("potion_level"), be(0, damage=2, states=tokens(poisoned=1)), bag(potions=2))
    lead(watcher, fight(cards=[[BLANK]], foes={"1": monster(life=9, I=[DAMAGE])}, change=saved), [Drink], 12)


def ask_by_later_rules(watcher: Watcher) -> None:
    """Held cards may be discarded in the street; and of four players the one who passes picks a symbol."""
    change = be(0, items=[next(iter(CARDS.equipment))])
    lead(watcher, walk(agenda=[Interbiome("B2")], change=change, options={"discard_equipment": "any"}), [Leave], 9)

    def top(table: Campaign) -> None:
        for prisoner in table.prisoners:
            prisoner.deck.append(GREEN_RED)

    table = fight([*TRIO, "immolated"], foes={"1": monster()}, begin="play", change=top)
    lead(watcher, table, [SitOut], 6)


# -- all of it -------------------------------------------------------------------------------------------


def each(watcher: Watcher, prefix: str, happens: Callable[[Watcher, str], None], among: Iterable[str]) -> None:
    """Those of which something is still missing."""
    for id in among:
        if f"{prefix} {id}" not in watcher.seen:
            happens(watcher, id)


def seldom(watcher: Watcher) -> None:
    """What is still missing, each on its own table."""
    each(watcher, "card", turn, of_box(COMBAT))
    each(watcher, "act", act, of_box(ACTS))
    each(watcher, "used", use, [id for id, item in CARDS.equipment.items() if item.works != "always"])
    each(watcher, "worn", wear, CARDS.equipment)
    for item in [id for id, one in CARDS.equipment.items() if one.life]:
        lose_companion(watcher, item)
    for kind, trait in product(PRISONERS, TRAITS):
        climb(watcher, kind, trait)
    for kind, state in product(PRISONERS, [*STATES, FROZEN]):
        bear(watcher, kind, state)
    for state in [*STATES, FROZEN]:
        be_cured(watcher, state)
    transform(watcher)
    for trait in SERENADE_POWERS:
        power(watcher, trait)
    pick_power(watcher)
    die(watcher, states=tokens(poisoned=9))
    die(watcher, states=tokens(bleeding=1))
    lead(watcher, walk(agenda=[LeaveTile(), Suffer(3, True)], change=be(0, damage=2)), [], 4)
    fall_ill(watcher)
    each(watcher, "met", meet, MONSTERS)
    each(watcher, "killed", meet, MONSTERS)
    for id, face in MONSTERS.items():
        outlast(watcher, id)
        for state in face.immune:
            if f"enemy immune to {state}" not in watcher.seen:
                resist(watcher, id, state)
    open_a_pack(watcher)
    end_in_the_void(watcher)
    for id in CARDS.attacks:
        for at in (-1, NEAR, LEFT, FAR):
            if {name for name in everything() if name.startswith((f"attack {id}", f"foe {id}."))} - watcher.seen:
                bout(watcher, f"{id}.1", [], at)
    for fire in BOSS_ELEMENTS["C1"]:
        bout(watcher, next(iter(ATTACKS)), [fire])
    for card in BOSS_ELEMENTS["C3"]:
        sword(watcher, card)
    for boss in BOSSES:
        beat(watcher, boss)
        resist_as_boss(watcher, boss)
    turn_tiles(watcher)
    pass_corridors(watcher)
    ring(watcher)
    suffer_curses(watcher)
    step_through(watcher)
    for biome in BIOMES:
        watcher.look(walk(agenda=[Explore(), SetUpBiome(biome)]).session, 0, 0)
    do_feats(watcher)
    spend(watcher)
    sellers = [id for id in of_box(CAMPAIGN) if [act.do for act in CAMPAIGN[id].does] == ["level"]]
    for card, level in product(sellers, range(3)):
        raise_seller(watcher, card, level)
    each(watcher, "secret", draw_secret, SECRETS)
    each(watcher, "read", lambda one, path: read(one, path.partition(".")[0]), starting())
    for biome in START_GIFTS:
        start_in(watcher, biome, 4)
    start_in(watcher, "B1", 1)
    end_runs(watcher)
    ask_by_mutations(watcher)
    ask_by_later_rules(watcher)


def starting() -> list[str]:
    """What cards of the start pockets say, by its path."""
    cards = [id for id in of_box(CAMPAIGN) if CAMPAIGN[id].pocket == "start"]
    return [f"{id}.{number}" for id in cards for number in range(len(CAMPAIGN[id].does))]


def happen(watcher: Watcher) -> None:
    """Games of both kinds of players, then what is still missing."""
    for seed in range(PLAYED):
        session = begin(game, seed, 1 + seed % 4)
        watcher.watch(session, bots_for(game, "judgement" if seed % 4 == 1 else "random", f"everything {seed}"), 150)
        assert session.decision is not None or session.outcome()
    seldom(watcher)
