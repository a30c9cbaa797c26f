"""Run set-up: where it starts, who plays, cards and mutations, the token, gifts; and the set-up of a biome.

DC-SETUP-01 to DC-SETUP-25, DC-NEXT-04.
"""

from __future__ import annotations

from undercroft.engine.decision import DONE, Decision, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action, Step
from undercroft.games.dead_cells.rules import first_run
from undercroft.games.dead_cells.rules.bells import RESULTS
from undercroft.games.dead_cells.rules.drawing import combat_deck, fill_hand
from undercroft.games.dead_cells.rules.icons import harm
from undercroft.games.dead_cells.rules.lanterns import LANTERNS
from undercroft.games.dead_cells.rules.sheets import (
    BIOME_ELITES,
    BIOME_MONSTERS,
    BOARDS,
    CAMPAIGN,
    COMBAT,
    EVERY_KIND,
    KIND_NUMBERS,
    KINDS,
    MALAISE,
    SERENADE,
    START_GIFTS,
    TILES,
)
from undercroft.games.dead_cells.rules.table import ask_group, is_solo, run_of, word
from undercroft.games.dead_cells.state import (
    DEAL_UPGRADES,
    EXPLORE,
    BeginRun,
    BePrisoner,
    BiomeEntered,
    Campaign,
    DealUpgrades,
    FillPockets,
    FirstPlayer,
    Gain,
    GiveUpgrade,
    MakeFirst,
    Prisoner,
    PrisonerTaken,
    ReadCard,
    Receive,
    Run,
    RunBegan,
    Scout,
    SetUpBiome,
    StartDamage,
    StartGifts,
    StartIn,
    TakeFirst,
    TakePrisoner,
    To,
    UpgradeMoved,
)


def begin_run(table: Campaign, step: BeginRun) -> Rule:
    """Where the run starts, if more than one start is open (DC-SETUP-07, DC-DEC-04)."""
    options: list[Action] = [StartIn(biome) for biome in table.starts]
    if first_run.is_first(table):
        options = [StartIn(first_run.BIOME)]
    answer = yield ask_group(table, options, "ask-start", ("DC-DEC-04",))
    assert isinstance(answer, StartIn)
    table.prisoners = []
    table.fight = None
    table.run = new_run(table, answer.biome)
    table.tell(RunBegan(table.run.number, answer.biome))
    table.next(
        TakePrisoner(0),
        DealUpgrades(),
        FillPockets(),
        TakeFirst(),
        StartDamage([]),
        SetUpBiome(answer.biome),
        StartGifts(),
        EXPLORE,
    )


def new_run(table: Campaign, biome: str) -> Run:
    """A run with an empty bag and the Equipment deck shuffled (DC-SETUP-12)."""
    deck = table.equipment.copy()
    table.chance.decks.shuffle(deck)
    return Run(
        number=len(table.chronicle) + 1,
        biome=biome,
        path=[],
        at="",
        tiles={},
        face_up=[],
        visited=[],
        closed=[],
        first=0,
        teeth=0,
        potions=0,
        cells=0,
        deck=deck,
        discard=[],
        known=0,
        collector=[],
        monsters=[],
        dead_monsters=[],
        elites=[],
        dead_elites=[],
        bells=[],
        rung=0,
        lanterns=0,
        keys=0,
        malaise=[],
        restriction=0,
        restricted_round=0,
        silent=False,
        runeless=False,
        fights=0,
        unhurt=True,
        revived=0,
        once=[],
        counts={},
        done=[],
        killer="",
    )


def take_prisoner(table: Campaign, step: TakePrisoner) -> Rule:
    """Each player picks a prisoner that is free; one alone has Serenade beside (DC-SETUP-16, DC-DEC-01, DC-SOLO-01)."""
    taken = [prisoner.kind for prisoner in table.prisoners]
    options: list[Action] = [BePrisoner(kind) for kind in KINDS if kind not in taken]
    if first_run.is_first(table):
        options = [BePrisoner(first_run.CAST[step.seat])]
    answer = yield Decision([step.seat], options, "ask-prisoner", rules=("DC-DEC-01",), about=step.seat)
    assert isinstance(answer, BePrisoner)
    add_prisoner(table, step.seat, answer.kind)
    if step.seat + 1 < table.seats:
        table.next(TakePrisoner(step.seat + 1))
    elif is_solo(table):
        add_prisoner(table, 0, SERENADE)


def add_prisoner(table: Campaign, seat: int, kind: str) -> None:
    """A board with its markers at the start, and no damage.

    DC-SETUP-17, DC-SETUP-18, DC-SOLO-02, DC-SOLO-03, DC-RULING-80.
    """
    table.prisoners.append(
        Prisoner(
            seat=seat,
            kind=kind,
            tracks=[0, 0, 0],
            damage=0,
            alive=True,
            deck=[],
            hand=[],
            discard=[],
            active=[],
            said=[],
            items=[],
            wear=[],
            shields=0,
            golden=0,
            states=[0, 0, 0, 0],
            frozen=[],
            once=[],
            worms=0,
            malaise="",
        )
    )
    if table.heard():
        table.tell(PrisonerTaken(len(table.prisoners) - 1, kind))


def playing(table: Campaign) -> list[str]:
    """The prisoners of this run, Serenade among them."""
    return [prisoner.kind for prisoner in table.prisoners]


def deal_upgrades(table: Campaign, step: DealUpgrades) -> Rule:
    """Upgraded combat cards lie with those who play; they may be moved as the group likes.

    DC-SETUP-25, DC-UPG-08, DC-DEC-05, DC-RULING-98.
    """
    kinds = playing(table)
    for card, holder in table.holders.items():
        if holder not in kinds:
            options: list[Action] = [COMBAT[card].gives[KIND_NUMBERS[kind]] for kind in kinds]
            answer = yield ask_group(table, options, "ask-must-deal", ("DC-RULING-98",))
            move_card(table, answer)
            table.next(DEAL_UPGRADES)
            return
    moves: list[Action] = [DONE]
    numbers = [KIND_NUMBERS[kind] for kind in kinds]
    for card, holder in table.holders.items():
        gives = COMBAT[card].gives
        for number in numbers:
            if EVERY_KIND[number] != holder:
                moves.append(gives[number])
    answer = yield ask_group(table, moves, "ask-deal-upgrades", ("DC-DEC-05",))
    if isinstance(answer, Done):
        shuffle_decks(table)
        return
    move_card(table, answer)
    table.next(DEAL_UPGRADES)


def move_card(table: Campaign, answer: Action) -> None:
    """A card changes hands."""
    assert isinstance(answer, GiveUpgrade)
    table.holders[answer.card] = answer.kind
    if table.heard():
        table.tell(UpgradeMoved(answer.card, answer.kind))


def shuffle_decks(table: Campaign) -> None:
    """Everybody shuffles; hands are drawn once the mutations lie there (DC-SETUP-19, DC-SOLO-04, DC-RULING-85)."""
    for prisoner in table.prisoners:
        prisoner.deck = combat_deck(table, prisoner.kind)
        table.chance.decks.shuffle(prisoner.deck)
        if first_run.is_first(table):
            first_run.stack(prisoner)


def take_first(table: Campaign, step: TakeFirst) -> Rule:
    """Hands are drawn; the group gives the token to any player; alone, the prisoner has it.

    DC-SETUP-22, DC-DEC-02, DC-SOLO-05.
    """
    for who in range(len(table.prisoners)):
        fill_hand(table, who)
    options: list[Action] = [MakeFirst(who) for who in range(1 if first_run.is_first(table) else table.seats)]
    answer = yield ask_group(table, options, "ask-first-player", ("DC-DEC-02",))
    assert isinstance(answer, MakeFirst)
    run_of(table).first = answer.who
    table.tell(FirstPlayer(answer.who))


def start_damage(table: Campaign, step: StartDamage) -> Rule | None:
    """With four players two different prisoners begin with a damage (DC-SETUP-23, DC-DEC-03)."""
    if table.seats < 4 or len(step.taken) == 2:
        return None
    return choose_start_damage(table, step)


def choose_start_damage(table: Campaign, step: StartDamage) -> Rule:
    """Who."""
    options: list[Action] = [To(who) for who in range(4) if who not in step.taken]
    answer = yield ask_group(table, options, "ask-start-damage", ("DC-DEC-03",), count=2 - len(step.taken))
    assert isinstance(answer, To)
    harm(table, answer.who, 1, "start")
    table.next(StartDamage([*step.taken, answer.who]))


def start_gifts(table: Campaign, step: StartGifts) -> None:
    """What the start, the mutations and earlier cards give before the run begins (DC-SETUP-24, DC-MUT-03)."""
    run = run_of(table)
    steps: list[Step] = []
    if run.biome in START_GIFTS:
        steps.append(Receive(START_GIFTS[run.biome].copy(), False))
    for card in table.pockets["start"]:
        if CAMPAIGN[card].does:
            steps.append(ReadCard(card, 0))
    for what in table.laid:
        steps.append(Gain(what, 1, False))
    table.laid = []
    table.next_all(steps)


# -- a biome ---------------------------------------------------------------------------------------------


def set_up_biome(table: Campaign, step: SetUpBiome) -> None:
    """A biome's own cards, tiles and tokens; the figure on its leftmost space.

    DC-SETUP-03, DC-SETUP-08 to DC-SETUP-15, DC-NEXT-04, DC-FIRST-02.
    """
    run = run_of(table)
    board = BOARDS[step.biome]
    run.biome = step.biome
    run.path.append(step.biome)
    run.at = board.start
    run.visited = [board.start]
    run.closed = []
    run.face_up = []
    run.tiles = deal_tiles(table, step.biome)
    run.monsters = biome_deck(table, step.biome, elite=False)
    run.elites = biome_deck(table, step.biome, elite=True)
    run.dead_monsters = []
    run.dead_elites = []
    own_tokens(table)
    if first_run.is_first(table) and step.biome == first_run.BIOME:
        first_run.lay_out(run)
    table.tell(BiomeEntered(step.biome))
    table.next(Scout(word(table, "scout")))


def biome_deck(table: Campaign, biome: str, elite: bool) -> list[str]:
    """The monster or elite cards of a biome, with those that have joined, shuffled (DC-SETUP-09, DC-SETUP-10)."""
    deck: list[str] = []
    for foe in (BIOME_ELITES if elite else BIOME_MONSTERS)[biome]:
        if not foe.joins or foe.id in table.added:
            deck.extend(foe.cards)
    table.chance.decks.shuffle(deck)
    return deck


def deal_tiles(table: Campaign, biome: str) -> dict[str, str]:
    """Tiles at random, each on a space of its shape, doors where they lead; the rest stays away.

    DC-SETUP-13, DC-SETUP-14.
    """
    board = BOARDS[biome]
    tiles = board.tiles.copy()
    if table.purged:
        tiles = [id for id in tiles if TILES[id].id not in table.purged]
    table.chance.setup.shuffle(tiles)
    heaps: list[list[str]] = [[] for _ in range(board.heaps)]
    for tile in reversed(tiles):
        heaps[board.fits[tile]].append(tile)
    laid: dict[str, str] = {}
    for space, wanted in board.wants.items():
        if heaps[wanted]:
            laid[space] = heaps[wanted].pop()
    return laid


def own_tokens(table: Campaign) -> None:
    """Bells, lanterns, keys, malaise: each biome has its own; what clung to the prisoners in the last one is gone."""
    run = run_of(table)
    run.once = []
    run.fights = 0
    run.unhurt = True
    run.restriction = 0
    run.restricted_round = 0
    run.silent = False
    run.runeless = False
    run.keys = 0
    run.lanterns = LANTERNS if run.biome == "B6" else 0
    run.malaise = list(MALAISE) if run.biome == "B7" else []
    table.chance.decks.shuffle(run.malaise)
    if run.biome == "B5":
        run.bells = list(RESULTS)
        run.rung = 0
        table.chance.decks.shuffle(run.bells)
    for prisoner in table.prisoners:
        prisoner.worms = 0
        prisoner.malaise = ""
