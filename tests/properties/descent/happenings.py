"""Everything of Descent is made to happen: by seeded games, then by tables laid out for what is rare."""

from __future__ import annotations

from collections.abc import Callable

from properties.descent.walks import far_along
from properties.descent.watcher import Watcher, everything, named, of_box
from properties.walks import begin, bots_for
from rules.descent import campaigns
from rules.descent.cards_table import Change, Sheet, be, bears, changes, hero, scene, searches

from undercroft.bots.player import next_answer
from undercroft.engine.decision import Done, Pass
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.rules.campaign import STAGES
from undercroft.games.descent.rules.quest_sheets import SHEETS
from undercroft.games.descent.rules.sheets import (
    ABILITIES,
    ARCHETYPES,
    CLASSES,
    FACES,
    FAMILIARS,
    ITEMS,
    OVERLORD_TRAIT,
    PLOT_BUY,
    RELIC_BEARER,
    RELIC_ITEM,
    SEARCH_KIND,
    SKILLS,
    STARTING,
    SURGES,
    TAINTS,
    AbilityFace,
)
from undercroft.games.descent.rules.table import health
from undercroft.games.descent.state import (
    Activate,
    Buy,
    EndRound,
    GiveReward,
    Journey,
    LeaveMap,
    MoveAction,
    Operate,
    Passage,
    Rest,
    Search,
    Spring,
    StandUp,
    Strike,
    TakeTurn,
    TravelOn,
    UseCard,
    Window,
)

__all__ = ["Watcher", "everything", "happen"]

Wish = type[Action] | Callable[[Action], bool]
PLAYED = 24
ANSWERS = 150
TRIES = 12
SURGING = [1, 5, 5, 5, 5, 0, 0]  # an attack whose dice all show surges, against little
PARTY = ["syndrael", "ashrian", "jain_fairwood", "leoric_of_the_book"]
# A hero with somebody beside, monsters about, a door and things to search; a pit and something worse further off.
ARENA = """
    s . . . . . P
    . B A|. . L .
    . G H . . . .
    . F . . . I .
    . . . . C . .
"""


# -- leading ---------------------------------------------------------------------------------------------


def wished(options: list[Action], wishes: list[Wish]) -> Action | None:
    """What is wished for most of what is offered."""
    for wish in wishes:
        for answer in options:
            if isinstance(answer, wish) if isinstance(wish, type) else wish(answer):
                return answer
    return None


def lead(watcher: Watcher, session: Session, wishes: list[Wish], most: int, seed: int = 0, until: str = "") -> None:
    """What is wished for is answered where it is offered, all else at random; until something has happened."""
    bots = bots_for(game, "random", f"led {seed}")
    watcher.look(session, 0, 0)
    for number in range(most):
        decision = session.decision
        if decision is None or until in watcher.seen:
            return
        seat = decision.asked()[number % len(decision.asked())]
        found = wished(decision.options_of(seat), wishes)
        answer = next_answer(session, bots) if found is None else (seat, found)
        assert answer is not None
        help_chance(session, answer[1], until)
        watcher.give(session, *answer)


def help_chance(session: Session, answer: Action, wanted: str) -> None:
    """Dice that show what is wanted: surges in attacks, tests that fail or are passed."""
    surges = ".surge." in wanted or (isinstance(answer, Strike) and ("bought" in wanted or "fell" in wanted))
    if surges and isinstance(answer, Strike | UseCard):
        session.script("dice", SURGING)
    elif isinstance(answer, UseCard | Spring) and ".fail" in wanted:
        session.script("dice", [5] * 8)
    elif isinstance(answer, UseCard | Spring) and ".pass" in wanted:
        session.script("dice", [0] * 8)


def uses(ability: str) -> Wish:
    """This ability is used, of whichever copy."""
    return lambda answer: isinstance(answer, UseCard) and named(answer.card) == named(ability)


def buys(surge: str) -> Wish:
    """This surge ability is bought."""
    return lambda answer: isinstance(answer, Buy) and named(answer.surge) == named(surge)


def springs(card: str) -> Wish:
    """This trap is sprung."""
    return lambda answer: isinstance(answer, Spring) and named(answer.card) == named(card)


def activates(figure: int) -> Wish:
    """This figure acts."""
    return lambda answer: isinstance(answer, Activate) and answer.figure == figure


def strikes_with(card: str) -> Wish:
    """An attack with this weapon, or by this card."""
    return lambda answer: isinstance(answer, Strike) and named(answer.card) == named(card)


# -- cards -----------------------------------------------------------------------------------------------


def member(job: str, *items: str, **fields: object) -> Sheet:
    """Somebody of this class with all of its skills, some damage, and these items beside what the hands still hold."""
    archetype = next(name for name, jobs in CLASSES.items() if job in jobs)
    kind = next(id for id in PARTY if ARCHETYPES[id] == archetype)
    hands = sum(ITEMS[item].hands for item in items)
    worn = [item for item in STARTING[job] if ITEMS[item].hands + hands <= 2 and ITEMS[item].slot != "armor"]
    skills = [skill for skill in SKILLS[job] if skill not in ("raise_dead",)]
    return hero(kind, job, *[skill for skill in skills if skill != SKILLS[job][0]], items=[*items, *worn], **fields)


def arena(
    watcher: Watcher,
    name: str,
    wishes: list[Wish],
    party: dict[str, Sheet],
    foes: dict[str, str],
    turn: str = "",
    act: int = 1,
    change: Change | None = None,
    hand: list[str] | None = None,
    deck: list[str] | None = None,
    spare: list[str] | None = None,
    drawn: str = ARENA,
    most: int = 40,
) -> None:
    """Tables on which something can happen, one after another until it has."""
    for seed in range(TRIES):
        if name in watcher.seen:
            return
        whose = turn or ("A" if seed % 3 else next(iter(foes), "A"))
        table = scene(
            drawn,
            party,
            {mark: kind for mark, kind in foes.items() if mark in "".join(drawn.split())},
            turn=whose,
            act=act,
            change=change,
            hand=hand,
            deck=deck,
            spare=spare,
            seed=f"{name} {seed}",
        )
        table.session.seat_bots([0, 1], alone=True)
        lead(watcher, table.session, wishes, most, seed, name)


def foes(*first: str) -> dict[str, str]:
    """These monsters about the hero, and others."""
    kinds = [*first, "zombie", "goblin_archer master", "zombie master"][:3]
    return dict(zip("GHI", kinds, strict=True))


def heroes_for(ability: AbilityFace | None, card: str) -> dict[str, Sheet]:
    """A hero who has this card, and two friends who can be helped."""
    job = next((job for job in SKILLS if card in SKILLS[job]), "knight")
    if card.endswith(".start"):
        job = next(job for job in STARTING if card in STARTING[job])
    bare = card.removesuffix(".feat")
    fields: dict[str, object] = {"damage": 4, "fatigue": 1, "conditions": ["poisoned"]}
    if bare in ARCHETYPES:
        job = CLASSES[ARCHETYPES[bare]][-1]
    items = [card] if card in ITEMS and not card.endswith(".start") else []
    if card in SEARCH_KIND:
        fields["found"] = [card]
    first = member(job, *items, **fields)
    if bare in ARCHETYPES:
        first.kind = bare
    friend = hero("grisban_the_thirsty", "berserker", items=[], damage=6, fatigue=3, conditions=["diseased"])
    other = hero("tomble_burrowell", "thief", items=[], damage=3, fatigue=2)
    return {"A": first, "B": friend, "C": other}


def familiar_of(party: dict[str, Sheet]) -> dict[str, str]:
    """The familiar of a necromancer."""
    return {"F": "familiar A"} if party["A"].job == "necromancer" else {}


def use_hero_card(watcher: Watcher, id: str, name: str) -> None:
    """A hero's card: a skill, an item, a feat, a Search card."""
    ability = ABILITIES[id]
    party = heroes_for(ability, ability.card)
    about = foes() if "only_monster_in_sight" not in ability.needs else {"G": "zombie master"}
    pets = {} if "no_familiar" in ability.needs else familiar_of(party)
    wishes = [uses(id), *before(ability), *([activates(3)] if pets else [])]
    turn = "A" if ability.at in ("action", "turn") else ""
    change: Change = weaken if "defeated_monster" in ability.needs else unchanged
    arena(watcher, name, wishes, party, pets | about, turn, change=change, most=60)


def unchanged(table: Journey) -> None:
    """As it lies there."""


def weaken(table: Journey) -> None:
    """All foes have a point of Health left."""
    for number in range(len(table.heroes), len(table.figures)):
        if table.figures[number].rank != "familiar":
            table.figures[number].damage = health(table, number) - 1


def before(ability: AbilityFace) -> list[Wish]:
    """What leads to the moment of an ability."""
    by_moment: dict[str, list[Wish]] = {
        "rested": [Rest],
        "search_drawn": [Search],
        "searched": [Search],
        "door_opened": [Operate],
        "monster_entered": [MoveAction],
        "hero_entered": [MoveAction],
    }
    return by_moment.get(ability.at, [Strike] if "attack" in ability.at or "rolled" in ability.at else [])


def use_monster_card(watcher: Watcher, id: str, name: str) -> None:
    """An ability of a monster or lieutenant, by somebody who has it."""
    for bearer, act in bearers_of(ABILITIES[id].card):
        kind = bearer.partition(" ")[0]
        size = CARDS.monsters[kind].size if kind in CARDS.monsters else CARDS.lieutenants[kind].size
        drawn = large(size)
        party = heroes_for(None, "steel_broadsword")
        arena(
            watcher,
            name,
            [uses(id), Strike],
            party,
            {"G": bearer, "H": "zombie"},
            "",
            act,
            drawn=drawn,
            spare=["zombie master"],
        )


def bearers_of(card: str) -> list[tuple[str, int]]:
    """Who has an ability, in which act."""
    found = []
    for act in (1, 2):
        for kind, monster in CARDS.monsters.items():
            for rank in ("minion", "master"):
                if card in getattr(getattr(monster, f"act{act}"), rank).abilities:
                    found.append((f"{kind} {rank}", act))
        for id, lieutenant in CARDS.lieutenants.items():
            if card in getattr(lieutenant, f"act{act}").abilities:
                found.append((id, act))
    return found


def large(size: tuple[int, int]) -> str:
    """The arena with room for somebody of this size beside the heroes."""
    narrow, wide = sorted(size)
    rows = ["B A . . .", ". . . . H", ". C . . ."]
    more = [["G" if y < narrow and x < wide else "." for x in range(3)] for y in range(3)]
    return "\n".join(f"{row} {' '.join(cells)} . ." for row, cells in zip(rows, more, strict=True)).replace(
        "B A . . . G", "B . . . A G"
    )


def use_overlords_card(watcher: Watcher, id: str, name: str) -> None:
    """A card of the overlord's hand, a relic of his, or a Plot card."""
    ability = ABILITIES[id]
    card = ability.card
    party = heroes_for(None, "steel_broadsword")
    about = foes("goblin_archer")
    change: Change = unchanged
    hand = ["dash.1", "tripwire.1"]
    if card in OVERLORD_TRAIT:
        hand = [card]
    elif card in PLOT_BUY:
        change = plotting(card)
    else:
        relic = card.partition(".")[0]
        bearer = RELIC_BEARER[relic] or "splig"
        about["I"] = bearer
        change = bears(relic, bearer)
    if ability.at == "hero_fell":
        party["B"] = hero("grisban_the_thirsty", "berserker", items=[], damage=13, fatigue=4)
        party["A"] = hero("syndrael", "berserker", items=[], damage=11)
    turn = "overlord" if ability.at in ("turn", "overlord_start", "dice_rolled") else ""
    deck = ["frenzy.1", "dark_might.1", "pit_trap", "dark_charm", "frenzy.2", "dash.2"]
    if ability.at == "dice_rolled":
        hand.append("dark_resilience")
    if ability.at == "test_rolled" or card == "wicked_laughter":
        about["G"] = "zombie master"
        about["H"] = "lady_eliza_farrow"
    wishes = [uses(id), springs(card), *before(ability), uses("dark_resilience"), uses("seduce")]
    wounded = be(3, damage=1)
    arena(
        watcher,
        name,
        wishes,
        party,
        about,
        turn,
        change=changes(change, wounded, searches("fire_flask", "nothing", "curse_doll")),
        hand=hand,
        deck=deck,
        spare=["goblin_archer", "zombie"],
        most=60,
    )


def plotting(card: str) -> Change:
    """The overlord owns this Plot card, and threat enough."""

    def change(table: Journey) -> None:
        table.overlord.plot = card.partition(":")[0]
        table.overlord.plots = [card]
        table.overlord.threat = 9

    return change


def use(watcher: Watcher, id: str, name: str) -> None:
    """An ability, wherever it lies."""
    ability = ABILITIES[id]
    if ability.role == "overlord" or ability.card.endswith(".overlord"):
        use_overlords_card(watcher, id, name)
    elif ability.card in CARDS.monster_abilities:
        use_monster_card(watcher, id, name)
    elif ability.card in CARDS.allies:
        use_ally(watcher, id, name)
    elif ability.card in TAINTS:
        be_tainted(watcher, ability.card, name)
    else:
        use_hero_card(watcher, id, name)


def use_ally(watcher: Watcher, id: str, name: str) -> None:
    """Somebody on the heroes' side helps them."""
    party = heroes_for(None, "steel_broadsword")
    ally = ABILITIES[id].card
    arena(watcher, name, [uses(id)], party, {"G": ally, "H": "zombie"}, "A", most=60)


def be_tainted(watcher: Watcher, card: str, name: str) -> None:
    """A hero's Taint card comes to light, and works."""
    fallen = hero("syndrael", "berserker", items=[], taint=card, damage=13)
    shown = hero("syndrael", "berserker", items=["steel_broadsword"], taint=card, taint_shown=True)
    for first in (fallen, shown):
        party = heroes_for(None, "steel_broadsword") | {"A": first}
        arena(watcher, name, [Strike], party, foes("zombie master"), "", most=30)


def buy(watcher: Watcher, path: str, name: str) -> None:
    """A surge ability: of a weapon, a monster, a card, a relic."""
    source = path.partition(".surge.")[0]
    if ":" in source and source.partition(":")[0] in {*CARDS.monsters, *CARDS.lieutenants}:
        kind, rank, act = source.split(":")[:3]
        size = CARDS.monsters[kind].size if kind in CARDS.monsters else CARDS.lieutenants[kind].size
        bearer = kind if rank == "lieutenant" else f"{kind} {rank}"
        about = {"G": bearer, "H": "splig" if bearer != "splig" else "zombie master"}
        party = heroes_for(None, "steel_broadsword")
        arena(watcher, name, [buys(path), Strike], party, about, "G", int(act), be(3, damage=1), drawn=large(size))
        return
    card = source.partition(".do.")[0].partition(".lasting")[0].partition(".passive")[0]
    if card in CARDS.allies or card in FAMILIARS.values():
        party = heroes_for(None, "steel_broadsword" if card in CARDS.allies else "army_of_death")
        about = {"G": card if card in CARDS.allies else "familiar A", "H": "zombie master"}
        arena(watcher, name, [buys(path), strikes_with(card), activates(3)], party, about, "A", most=60)
    elif card in OVERLORD_TRAIT or card in PLOT_BUY or card.removesuffix(".overlord") in RELIC_ITEM:
        buy_for_overlord(watcher, path, card, name)
    else:
        party = heroes_for(None, card)
        wishes = [buys(path), strikes_with(card), *([] if card in ITEMS else [uses(card)]), Strike]
        arena(watcher, name, wishes, party, foes() | familiar_of(party), "A", most=50)


def buy_for_overlord(watcher: Watcher, path: str, card: str, name: str) -> None:
    """What a card or relic of the overlord's adds to an attack."""
    party = heroes_for(None, "steel_broadsword")
    about = foes("zombie master")
    change: Change = unchanged
    hand = ["dash.1"]
    if card in OVERLORD_TRAIT:
        hand = [card]
    elif card in PLOT_BUY:
        change = plotting(card)
    else:
        relic = card.removesuffix(".overlord")
        about["G"] = RELIC_BEARER[relic] or "splig"
        change = bears(relic, about["G"])
    arena(watcher, name, [buys(path), uses(card), Strike], party, about, "G", change=change, hand=hand, deck=["dash.2"])


def act(watcher: Watcher, path: str, name: str) -> None:
    """An act of a card, by its ability or its surge; by a condition; on the road."""
    if ".surge." in path:
        surge, _, rest = path.partition(".surge.")
        source = f"{surge}.surge.{rest.partition('.')[0]}"
        for known in SURGES:
            if named(known) == named(source):
                buy(watcher, known, name)
        return
    ability = path.partition(".do.")[0]
    if ability in ABILITIES:
        use(watcher, ability, name)
    elif ".also." in path:
        skill = path.partition(".also.")[0]
        base = next(iter(FACES[CARDS_EXTENDED[skill]].abilities)).id
        job = next(job for job in SKILLS if skill in SKILLS[job])
        party = heroes_for(None, SKILLS[job][0])
        arena(watcher, name, [uses(base), MoveAction], party, foes(), "", most=60)
    elif path.partition(".")[0] in CARDS.travel:
        go_there(watcher, path)


CARDS_EXTENDED = {skill.id: skill.extends for job in CARDS.classes.values() for skill in job.skills if skill.extends}


# -- quests and campaigns --------------------------------------------------------------------------------


def go_there(watcher: Watcher, path: str) -> None:
    """A Travel card is drawn for a symbol of the road."""
    card, symbol = path.split(".")[:2]

    def change(table: Journey) -> None:
        table.travel = [card]
        for figure in table.figures:
            figure.damage = 3
        table.overlord.hand = ["dash.1"]
        table.overlord.deck = ["dash.2", "frenzy.1"]
        if "fail" in path:
            table.chance.dice.script = [5] * 8

    for seed in range(TRIES):
        if f"act {path}" in watcher.seen or (".do." not in path and f"travelled {card} {symbol}" in watcher.seen):
            return
        table = campaigns.at(TravelOn([symbol]), change=change, seed=f"{path} {seed}")
        lead(watcher, table.session, [], 8, seed)


def enter(watcher: Watcher, quest: str, seed: int) -> None:
    """A quest is begun, and played a while."""
    session = Session.start(game, players=3, seed=f"quest {quest} {seed}", options={"mode": "quest", "quest": quest})
    session.seat_bots([0, 1, 2], alone=True)
    lead(watcher, far_along(session, seed, quest), [], ANSWERS, seed)


def second_encounter(watcher: Watcher, quest: str) -> None:
    """The first encounter is won, and the second begins, with somebody knocked out."""

    def change(table: Journey) -> None:
        table.heroes[0].knocked_out = True
        table.figures[0].damage = 12

    lead(watcher, campaigns.ending(quest, 1, "heroes", change).session, [StandUp], 30)


def end_quests(watcher: Watcher) -> None:
    """Quests are won by either side, and the next act begins."""
    for winner in ("heroes", "overlord"):
        lead(watcher, campaigns.ending("first_blood", 1, winner, rich).session, [], 30)
        quest = "the_shadow_vault" if winner == "heroes" else "the_overlord_revealed"
        table = campaigns.ending(quest, 1, winner, rich, campaigns.ACT_ONE)
        lead(watcher, table.session, [Done], 90, until="told ActBegun")
    lead(watcher, campaigns.at(GiveReward("dawnblade"), heroes=3).session, [], 2)


def leave(watcher: Watcher) -> None:
    """Whoever may leaves the map by an exit."""
    for quest, sheets in SHEETS.items():
        if "did LeaveMap" in watcher.seen:
            return
        if quest in CARDS.quests and sheets[0].exits:
            session = Session.start(game, players=2, seed=quest, options={"mode": "quest", "quest": quest})
            bots = bots_for(game, "random", quest)
            for _ in range(60):
                answer = next_answer(session, bots)
                if answer is None or step_out(watcher, session):
                    break
                session.answer(answer[0], session.serial(answer[0]), answer[1])


def step_out(watcher: Watcher, session: Session) -> bool:
    """Whoever acts stands on an exit, and leaves if that is allowed."""
    table = session.state.copy()
    assert isinstance(table, Journey)
    if session.decision is None or session.decision.ask not in ("ask-turn", "ask-monster-turn"):
        return False
    assert table.encounter is not None
    figure = table.encounter.turns[-1].figure
    sheet = SHEETS[table.quest][0]
    taken = [space for one in table.figures for space in one.base]
    for space in sheet.spaces(sheet.exits[0].at):
        if space not in taken and len(table.figures[figure].base) == 1:
            table.figures[figure].base = [space]
            table.encounter.turns[-1].points = 1
            table.agenda.append(TakeTurn(figure))
            moved = Session.at(game, table, session.seats, session.options, session.seed)
            lead(watcher, moved, [LeaveMap], 2)
            return "did LeaveMap" in watcher.seen
    return False


def find_room(watcher: Watcher) -> None:
    """A secret passage is found, and somebody goes in."""
    for seed in range(TRIES):
        if "asked ask-removal" in watcher.seen and "asked ask-explore" in watcher.seen:
            return
        options = {
            "mode": "quest",
            "quest": "a_fat_goblin",
            "secret_rooms": "on",
            "secret_first_visit_free": "yes" if seed % 2 else "no",
        }
        session = Session.start(game, players=2, seed=f"room {seed}", options=options)
        session.seat_bots([0, 1], alone=True)
        explore(watcher, session, seed)


def explore(watcher: Watcher, session: Session, seed: int) -> None:
    """The first hero to act stands on a search token, and the passage is on top of the deck."""
    bots = bots_for(game, "random", f"room {seed}")
    while session.decision is not None and session.decision.ask != "ask-turn":
        seat, answer = next_answer(session, bots) or (0, Done())
        session.answer(seat, session.serial(seat), answer)
    table = session.state.copy()
    assert isinstance(table, Journey)
    assert table.encounter is not None
    hero = table.encounter.turns[-1].figure
    table.figures[hero].base = [next(token.at for token in table.encounter.tokens if token.kind == "search")]
    table.search = ["secret_passage"]
    table.agenda.append(TakeTurn(hero))
    inside = Session.at(game, table, session.seats, session.options, session.seed)
    inside.seat_bots([0, 1], alone=True)
    lead(watcher, inside, [Search, Passage], 2, seed)
    lead(watcher, inside, [Passage], 1, seed)
    lead(watcher, inside, [Done, Pass], 60, seed, "asked ask-removal")


def slay(watcher: Watcher) -> None:
    """Every kind of monster and lieutenant falls."""
    kinds = [(f"{kind} {rank}", card.size) for kind, card in CARDS.monsters.items() for rank in ("minion", "master")]
    kinds += [(id, card.size) for id, card in CARDS.lieutenants.items()]
    for kind, size in kinds:
        party = heroes_for(None, "grinding_axe")
        wishes: list[Wish] = [buys("needed"), lambda answer: isinstance(answer, Strike) and answer.figure == 3]
        arena(watcher, f"fell {kind}", wishes, party, {"G": kind}, "A", change=weaken, drawn=large(size))


def choose_a_weapon(watcher: Watcher) -> None:
    """Two weapons, and an attack on all about one."""
    party = heroes_for(None, "whirlwind")
    party["A"].items = ["light_hammer", "iron_spear"]
    arena(watcher, "asked ask-weapon", [uses("whirlwind")], party, foes(), "A")


def fall_ill(watcher: Watcher) -> None:
    """A monster has a condition, and fails its test without rolling."""
    party = heroes_for(None, "steel_broadsword")
    arena(watcher, "tested unrolled", [], party, foes(), "G", change=be(3, conditions=["poisoned"]), most=2)


def meet_on_the_road(watcher: Watcher) -> None:
    """A Plot card before the first round."""
    card = "seeds_of_betrayal:trouble_on_the_road"
    for seed in range(2):
        table = scene(
            ARENA,
            heroes_for(None, "steel_broadsword"),
            foes(),
            change=plotting(card),
            agenda=[EndRound(), Window("quest_begins", -1, -1, -1, [])],
            seed=f"road {seed}",
        )
        table.session.script("dice", [5] * 8)
        lead(watcher, table.session, [uses(card)], 12, seed)


def go_through_phases(watcher: Watcher) -> None:
    """Every stage of the campaign phase, after an early quest and late in the campaign."""
    for number, stage in enumerate([*STAGES, *STAGES]):
        played = campaigns.FIRST if number < len(STAGES) else campaigns.ACT_ONE
        table = campaigns.phase(stage, played, rich, seats=3, heroes=3, plot="goblin_uprising", rumours="on")
        lead(watcher, table.session, [], 60, number)


def rich(table: Journey) -> None:
    """Gold, experience, fortune, relics to hand out."""
    assert table.campaign is not None
    table.campaign.gold = 900
    for one in table.heroes:
        one.xp = 6
        one.fortune = 3
        one.items.append("lucky_charm")
    table.overlord.xp = 9
    table.overlord.threat = 9
    table.overlord.relics = ["duskblade"]


def hear_rumours(watcher: Watcher) -> None:
    """Every Rumour card is played."""
    for card, face in CARDS.rumours.items():
        played = campaigns.ACT_ONE if face.act == 2 else campaigns.FIRST

        def change(table: Journey, card: str = card, act: int = face.act) -> None:
            assert table.campaign is not None
            table.overlord.rumours = [card]
            table.campaign.act = max(1, act)

        table = campaigns.phase(face.stage, played, change, rumours="on")
        lead(watcher, table.session, [lambda answer: type(answer).__name__ == "PlayRumour"], 4)


# -- all of it -------------------------------------------------------------------------------------------


def seldom(watcher: Watcher) -> None:
    """What is still missing, each on its own table."""
    for kind in ("used", "came"):
        for id, ability in ABILITIES.items():
            name = f"used {named(id)}" if kind == "used" else f"came {named(ability.card)}"
            if of_box(id) and ability.forced == (kind == "came") and name in everything() - watcher.seen:
                use(watcher, id, name)
    for card in TAINTS:
        if of_box(card) and f"taint {named(card)}" not in watcher.seen:
            be_tainted(watcher, card, f"taint {named(card)}")
    for path in SURGES:
        if of_box(path) and f"bought {named(path)}" not in watcher.seen:
            buy(watcher, path, f"bought {named(path)}")
    missing = [name.removeprefix("act ") for name in sorted(everything() - watcher.seen) if name.startswith("act ")]
    for path in missing:
        act(watcher, path, f"act {path}")


def happen(watcher: Watcher) -> None:
    """Games at random, from their beginning and far along; quests and campaigns; then what is still missing."""
    for seed in range(PLAYED):
        session = begin(game, seed, 2 + seed % 4)
        watcher.watch(session, bots_for(game, "random", f"everything {seed}"), ANSWERS)
    for quest in CARDS.quests:
        for seed in range(2):
            enter(watcher, quest, seed)
        if CARDS.quests[quest].encounters > 1:
            second_encounter(watcher, quest)
    end_quests(watcher)
    go_through_phases(watcher)
    hear_rumours(watcher)
    leave(watcher)
    find_room(watcher)
    slay(watcher)
    choose_a_weapon(watcher)
    fall_ill(watcher)
    meet_on_the_road(watcher)
    seldom(watcher)
