"""Encounters: how they are set up (DS-ENCSET, DS-TERR, DS-TRAP, DS-ENC, DS-BSTART)."""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.crowding import MOST
from undercroft.games.dark_souls.rules.foes import Course, is_crowded
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, ENCOUNTERS, SHEETS, TILE_FACES
from undercroft.games.dark_souls.rules.layout import BONFIRE, place_of
from undercroft.games.dark_souls.rules.nodes import HALL, MAIN_SPAWN, MINI_SPAWN, ROOM, SOUTH_ENTRIES
from undercroft.games.dark_souls.rules.souls import pick_up
from undercroft.games.dark_souls.rules.table import ask_group, ask_owner, battle_of, models_on
from undercroft.games.dark_souls.rules.traps import lay_traps
from undercroft.games.dark_souls.state import (
    Appeared,
    Battle,
    Began,
    Deck,
    EnterFog,
    EnterTile,
    Foe,
    FoesAct,
    Foresaw,
    HeroActs,
    PlaceHeroes,
    Souls,
    Stand,
    Stood,
    Take,
    TookAggro,
    Went,
)

SOUTH = 4  # the direction of the door, as a boss faces it at first

# -- beginning -------------------------------------------------------------------------------------------


def enter_tile(table: Souls, step: EnterTile) -> None:
    """A face-down card begins its encounter; a tile that was won is simply crossed.

    DS-EXPLORE-02, DS-EXPLORE-03, DS-NODE-06, DS-BONFIRE-02, DS-ENCSET-04, DS-ENCSET-05, DS-TERR-01, DS-TERR-12,
    DS-RULING-151, DS-EXAMPLE-07.
    """
    table.at = step.tile
    table.tell(Went(step.tile, *place_of(table, step.tile)))
    if step.tile == BONFIRE or table.map[step.tile].won:
        return
    laid = table.map[step.tile]
    laid.seen = True
    face = TILE_FACES[laid.tile]
    card = ENCOUNTERS[laid.encounter]
    terrain = [""] * ROOM
    if card.terrain_1:
        terrain[face.first_terrain] = card.terrain_1
    if card.terrain_2:
        terrain[face.second_terrain] = card.terrain_2
    if card.traps and not laid.traps:
        lay_traps(table, step.tile)
    begin(table, step.tile, ROOM, terrain, laid.traps.copy(), face.entries(step.door))
    table.tell(Began(card.id, step.tile))
    names = counted(card.spawn_1 + card.spawn_2)
    for number, name in enumerate(names):
        appear(table, name, face.first_spawn if number < len(card.spawn_1) else face.second_spawn, -1)


def begin(table: Souls, tile: int, size: int, terrain: list[str], traps: list[str], entries: list[int]) -> None:
    """The room is made ready; heroes are placed, then enemies and heroes take turns.

    DS-ENC-01 to DS-ENC-04, DS-END-11.
    """
    table.battle = Battle(
        tile=tile,
        size=size,
        base=len(table.agenda),
        terrain=terrain,
        traps=traps,
        sprung=[],
        entries=entries,
        aggro=max(0, table.first),
        turn=table.first,
        acted=-1,
        order=[],
        acting=-1,
        card="",
        icon=0,
        begun=False,
        ward=False,
        guarding=[],
    )
    for hero in table.heroes:
        hero.provoked = False
    table.next(PlaceHeroes(list(range(len(table.heroes)))), FoesAct(), HeroActs())


def counted(kinds: list[str]) -> list[str]:
    """Foes that appear together by name: those of one kind are told apart by a number."""
    return [
        f"{kind}.{kinds[: place + 1].count(kind)}" if kinds.count(kind) > 1 else kind
        for place, kind in enumerate(kinds)
    ]


def appear(table: Souls, name: str, node: int, facing: int) -> None:
    """A foe stands on its spawn node (DS-ENCSET-02, DS-NODE-05)."""
    kind = name.split(".")[0]
    foe = Foe(len(table.roster), kind, node, 0, [], facing, False, "")
    table.roster.append(name)
    table.foes.append(foe)
    table.tell(Appeared(foe.id, kind, node))


def place_heroes(table: Souls, step: PlaceHeroes) -> Rule:
    """Each on an entry node by the door, three to a node; then somebody has led the way (DS-ENC-01, DS-ENC-02)."""
    battle = battle_of(table)
    for who in step.left:
        hero = table.heroes[who]
        options: list[Action] = [Stand(node) for node in battle.entries if models_on(table, node) < MOST]
        answer = yield ask_owner(table, who, options, "ask-stand", ("DS-DECISION-22", "DS-ENC-01"))
        assert isinstance(answer, Stand)
        hero.node = answer.node
        table.tell(Stood(who, answer.node))
        pick_up(table, who, answer.node)
    takers: list[Action] = [Take(who) for who in range(len(table.heroes))]
    answer = takers[battle.aggro]
    if is_aggro_felt(table):
        answer = yield ask_group(table, takers, "ask-aggro", ("DS-DECISION-23", "DS-ENC-02"))
    assert isinstance(answer, Take)
    battle.aggro = answer.who
    table.tell(TookAggro(answer.who))


def is_aggro_felt(table: Souls) -> bool:
    """Whether it can make a difference to the enemies' first activation who led the way.

    To a boss it does if a card it may flip aims at somebody; to others if they come to anybody, or go elsewhere.
    DS-ENC-02, DS-BSTART-05, DS-DECISION-23.
    """
    battle = battle_of(table)
    deck = table.deck
    if len(table.heroes) < 2:
        return False
    if deck is not None:
        return any([icon.target for card in may_flip(deck) for icon in BEHAVIOURS[card].icons])
    leads = battle.aggro
    found: list[list[list[int]]] = []
    felt = False
    for who in range(len(table.heroes)):
        battle.aggro = who
        courses = [Course(table, foe, False) for foe in table.foes]
        felt = felt or any([course.unsettles or course.struck for course in courses])
        felt = felt or is_crowded(table, table.foes, courses)
        found.append([course.ends for course in courses])
    battle.aggro = leads
    return felt or any([ends != found[0] for ends in found])


def may_flip(deck: Deck) -> list[str]:
    """The cards a boss that has not acted yet may flip, by what is public (DS-BSTART-08)."""
    hidden = [card for card in deck.cards + deck.spare if card not in deck.seen and not BEHAVIOURS[card].heat_up]
    known = [card for card in deck.cards if card in deck.seen]
    found = known if len(known) == len(deck.cards) else known + hidden
    return found + [BEHAVIOURS[card].partner for card in found if BEHAVIOURS[card].partner]


# -- the boss's room -------------------------------------------------------------------------------------


def enter_fog(table: Souls, step: EnterFog) -> None:
    """The boss's room, its deck, what the gravestones told.

    DS-BSTART-01 to DS-BSTART-09, DS-RULING-95, DS-NODE-07, DS-EXPLORE-07, DS-BOSS-01, DS-BEHAV-03, DS-BDATA-05,
    DS-RULING-77, DS-RULING-94.
    """
    bosses = CARDS.hunt(table.quest.boss)
    main = bosses[0].kind == "main"
    size = HALL if main else ROOM
    begin(table, BONFIRE, size, [""] * size, [], list(SOUTH_ENTRIES))
    table.tell(Began(table.quest.boss, BONFIRE))
    for boss in bosses:
        appear(table, boss.id, MAIN_SPAWN if boss.spawn == "main" else MINI_SPAWN, SOUTH)
    lead = bosses[0]
    starting = sorted([card.id for card in lead.behaviours if not card.heat_up])
    table.chance.decks.shuffle(starting)
    heat = sorted([card.id for card in lead.behaviours if card.heat_up])
    cards = starting[: lead.deck]
    deck = Deck(table.quest.boss, cards, [], [], starting[lead.deck :] + heat, False, False, False)
    table.deck = deck
    for card in cards[: gravestones(table)]:
        deck.seen.append(card)
        table.tell(Foresaw(card))
    cards.sort()
    table.chance.decks.shuffle(cards)
    if SHEETS[lead.id].pair:
        deck.spare = []


def gravestones(table: Souls) -> int:
    """How many behaviours are known beforehand: one for each gravestone on a won tile.

    DS-BSTART-08, DS-RULING-93, DS-TERR-03.
    """
    count = 0
    for laid in table.map:
        card = ENCOUNTERS[laid.encounter]
        if laid.won:
            count += (card.terrain_1 == "gravestone") + (card.terrain_2 == "gravestone")
    return count
