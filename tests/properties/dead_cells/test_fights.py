"""Every fight of the game beside a second model of it, answer by answer, from random fights."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from properties.dead_cells import fight_model
from properties.dead_cells.fight_model import NO, Answer, Question
from properties.walks import THOROUGH
from rules.dead_cells.table import fresh

from undercroft.engine.decision import Decision, Done, Pass
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dead_cells.cards import Monster, MoreSlots
from undercroft.games.dead_cells.catalogue import BOSSES, CARDS
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules import fight_setup
from undercroft.games.dead_cells.rules.bosses import take_form
from undercroft.games.dead_cells.rules.sheets import BOSS_ELEMENTS
from undercroft.games.dead_cells.state import BossFight, Campaign, Explore, Prepare, Prisoner, SetUpFight

KINDS = list(CARDS.prisoners)
STATES = ["poisoned", "bleeding", "burning", "targeted"]
GOODS = ["tooth", "tooth", "cell", "potion", "vial", "scroll_survival", "scroll_tactics", "scroll_brutality"]
LATER = {
    "targeted": "each",
    "round_items": "card",
    "ability_repeats": "once",
    "discard_equipment": "any",
    "boss_refill": "full",
    "unspent_cells": "lost",
    "frozen_two_cards": "first_card",
    "potion_window": "opened",
}
BASES: dict[tuple[int, str], tuple[Campaign, Session]] = {}


def base(players: int, later: str) -> tuple[Campaign, Session]:
    """A run at its beginning, with one of the later rules or none."""
    if (players, later) not in BASES:
        options = {later: LATER[later]} if later else None
        BASES[players, later] = fresh(KINDS[:players], options, "fights")
    return BASES[players, later]


def scattered(players: int, later: str, boss: str, rng: random.Random) -> tuple[Session, fight_model.Fight]:
    """The same random fight for the game and for the model."""
    begun, session = base(players, later)
    table = begun.copy()
    run = table.run
    assert run is not None
    combat = [id for id, card in CARDS.combat_cards.items() if card.owner != "serenade"]
    items = list(CARDS.equipment)
    rng.shuffle(combat)
    rng.shuffle(items)
    for prisoner, kind in zip(table.prisoners, rng.sample(KINDS, 4), strict=False):
        if prisoner.kind == "serenade":
            scatter_serenade(prisoner, rng)
        else:
            prisoner.kind = kind
            scatter(prisoner, combat, items, rng)
    run.first = rng.randrange(len(table.prisoners))
    run.potions, run.teeth, run.cells = rng.randrange(3), rng.randrange(4), 0
    run.deck, run.discard = [items.pop() for _ in range(6)], []
    run.collector = []
    run.restriction = rng.choice([0, 0, 0, 0, 1, 2, 3, 4])
    run.restricted_round = rng.randint(1, 3) if run.restriction == 1 else 0
    run.malaise = rng.sample(list(CARDS.malaise), 5)
    copies = [f"{id}.{n}" for id, card in CARDS.monsters.items() for n in range(1, card.copies + 1)]
    rng.shuffle(copies)
    run.monsters = [card for card in copies if not kind_of(card).elite][:8]
    run.elites = [card for card in copies if kind_of(card).elite][:4]
    run.dead_monsters, run.dead_elites = [], []
    run.lanterns = rng.randrange(3)
    table.agenda = [Explore()]
    tile = ""
    if boss:
        meet_boss(table, boss, rng)
    elif rng.randrange(3) == 0:
        tile = rng.choice([id for id, one in CARDS.tiles.items() if one.foes])
        table.agenda.append(SetUpFight(tile))
    else:
        scatter_foes(table, copies, items, rng)
        table.agenda.append(Prepare())
    playing = Session.at(game, table, session.seats, session.options, f"{rng.random()}", keep="none")
    return playing, modelled(table, tile, players, session.options, playing)


def meet_boss(table: Campaign, boss: str, rng: random.Random) -> None:
    """The first bout against a boss."""
    assert table.run is not None
    table.run.path.append(boss)
    table.agenda = []
    table.fight = fight_setup.new_fight(table, boss)
    pile = BOSS_ELEMENTS[boss].copy()
    rng.shuffle(pile)
    table.fight.boss = BossFight(boss, 1, 1, True, "", [], [], [], [], [], pile, [])
    take_form(table, 1)
    table.fight.boss.attack = table.fight.boss.attacks.pop()
    table.agenda = [Prepare()]


def kind_of(card: str) -> Monster:
    """What is printed on a monster's card."""
    return CARDS.monsters[card.partition(".")[0]]


def scatter_foes(table: Campaign, copies: list[str], items: list[str], rng: random.Random) -> None:
    """Any enemies on any spaces, any loot."""
    table.fight = fight_setup.new_fight(table, "guards_mess")
    fight = table.fight
    fight.barrier = rng.choice(["", "", "wall", "void"])
    fight.dark = rng.randrange(12) == 0
    there = {*table.run.monsters, *table.run.elites} if table.run is not None else set()
    free = [card for card in copies if card not in there]
    for space in rng.sample([0, 2, 3, 4], rng.choice([1, 2, 2, 3, 3, 4])):
        fight_setup.put_enemy(table, free.pop(), space)
    fight.loot = [rng.choice(GOODS) for _ in range(rng.randrange(5))]
    for kind in ("equipment", "blueprint"):
        if rng.randrange(4) == 0:
            fight.loot.append(f"{kind}:{items.pop()}")


def scatter(prisoner: Prisoner, combat: list[str], items: list[str], rng: random.Random) -> None:
    """Any scrolls, cards, items."""
    prisoner.tracks = [rng.choice([0, 0, 1, 2, 3, 4, 5]) for _ in range(3)]
    prisoner.damage = rng.choice([0, 0, 0, 1, 2])
    prisoner.deck, prisoner.hand, prisoner.discard = [], [], []
    deck, more = rng.randrange(4), rng.randrange(3)
    for pile, count in ((prisoner.hand, 3), (prisoner.deck, deck), (prisoner.discard, 3 - deck + more)):
        for _ in range(count):
            pile.append(combat.pop())
    prisoner.items = [items.pop() for _ in range(rng.randint(0, slots(prisoner)))]
    prisoner.wear = [rng.randrange(max(1, CARDS.equipment[item].life)) for item in prisoner.items]
    prisoner.worms = rng.choice([0, 0, 0, 1, 2])
    prisoner.malaise = rng.choice([*["" for _ in range(20)], *CARDS.malaise])


def slots(prisoner: Prisoner) -> int:
    """How many items a prisoner may hold."""
    board = CARDS.prisoners[prisoner.kind]
    tracks = zip((board.survival, board.tactics, board.brutality), prisoner.tracks, strict=True)
    gifts = [gift for track, level in tracks for step in track[:level] for gift in step.gives]
    return 1 + sum(gift.amount for gift in gifts if isinstance(gift, MoreSlots))


def scatter_serenade(prisoner: Prisoner, rng: random.Random) -> None:
    """Any side of her board, any cards left."""
    side = rng.randrange(2)
    prisoner.tracks = [rng.randrange(4 if side else 3), side]
    prisoner.damage = rng.randrange(3)
    own = [id for id, card in CARDS.combat_cards.items() if card.owner == "serenade"]
    rng.shuffle(own)
    cut = rng.randrange(4)
    prisoner.deck, prisoner.discard = own[:cut], own[cut:]


def modelled(table: Campaign, tile: str, players: int, options: dict[str, Any], session: Session) -> fight_model.Fight:
    """The same table as the model has it."""
    run, fight = table.run, table.fight
    assert run is not None

    def shuffled(who: int, cards: list[str]) -> list[str]:
        """How the game shuffled these: what is in the deck still, and above it what was drawn since."""
        state = session.state
        assert isinstance(state, Campaign)
        if who >= len(state.prisoners):
            return cards  # the run is over already
        now = state.prisoners[who]
        rest = [card for card in cards if card not in now.deck]
        hand = [card for card in reversed(now.hand) if card in rest]
        return [*now.deck, *hand, *[card for card in rest if card not in hand]]

    prisoners = [
        fight_model.Prisoner(
            one.seat,
            one.kind,
            list(one.tracks),
            one.damage,
            list(one.deck),
            list(one.hand),
            list(one.discard),
            list(one.items),
            list(one.wear),
            one.worms,
            one.malaise,
        )
        for one in table.prisoners
    ]
    model = fight_model.Fight(prisoners, run.first, players, options, shuffled)
    if fight is not None and fight.boss is not None:
        model = fight_model.BossFight(prisoners, run.first, players, options, shuffled)
        model.boss, model.pile, model.spent = fight.boss.boss, list(fight.boss.pile), [fight.boss.attack]
        model.turn_attack = lambda: attack_of(session)
    if fight is not None:
        model.enemies = [fight_model.Enemy(enemy.id, enemy.card, enemy.space) for enemy in fight.enemies]
        if fight.boss is not None:
            model.enemies[0].attack = fight.boss.attack
        model.numbered = fight.numbered
        model.loot, model.barrier, model.dark = list(fight.loot), fight.barrier, fight.dark
    model.tile = CARDS.tiles[tile] if tile else None
    model.restriction, model.restricted_round = run.restriction, run.restricted_round
    model.teeth, model.cells, model.potions = run.teeth, run.cells, run.potions
    model.equipment, model.blueprints = list(run.deck), list(table.blueprints[run.biome])
    model.monsters, model.elites = list(run.monsters), list(run.elites)
    model.malaise, model.lanterns = list(run.malaise), run.lanterns
    return model


def attack_of(session: Session) -> str:
    """The attack card that the game has turned."""
    assert isinstance(session.state, Campaign)
    fight = session.state.fight
    assert fight is not None
    assert fight.boss is not None
    return fight.boss.attack


# -- comparing -------------------------------------------------------------------------------------------


def asked(decision: Decision) -> tuple[Question, dict[Answer, Action]]:
    """A question of the game as the model puts it, and the game's own answers."""
    answers: dict[Answer, Action] = {}
    for option in decision.options:
        said: Answer = NO if isinstance(option, Pass | Done) else tuple(option.to_wire())
        answers[said] = option
    assert len(answers) == len(decision.options), "no answer twice"
    return Question(frozenset(decision.seats), frozenset(answers), decision.ask), answers


def stands(table: Campaign, over: bool) -> dict[str, Any]:
    """All that both must agree on, as the game has it."""
    run, fight = table.run, table.fight
    assert run is not None
    found: dict[str, Any] = {"bag": (run.teeth, run.cells, run.potions), "lanterns": run.lanterns}
    found["equipment"] = (run.deck, sorted(run.discard))
    found["blueprints"] = sorted(run.collector)
    found["monsters"] = (run.monsters, run.elites, sorted([*run.dead_monsters, *run.dead_elites]))
    for who, one in enumerate(table.prisoners):
        states = {name: count for name, count in zip(STATES, one.states, strict=True) if count}
        found[f"prisoner {who}"] = {
            "kind": one.kind,
            "alive": one.alive,
            "damage": one.damage,
            "tracks": one.tracks,
            "items": list(zip(one.items, one.wear, strict=True)),
            "hand": sorted(one.hand),
            "deck": one.deck,
            "discard": one.discard,
            "active": one.active,
            "worms": one.worms,
            "malaise": one.malaise,
            "tokens": (one.shields, one.golden, states, sorted(one.frozen)) if one.alive else None,
        }
    if fight is not None and not over:
        found["round"] = fight.round
        found["loot"] = sorted(fight.loot)
        found["spoils"] = sorted(fight.spoils)
        for enemy in fight.enemies:
            states = {name: count for name, count in zip(STATES, enemy.states, strict=True) if count}
            tokens = (enemy.shields, enemy.golden, states, sorted(enemy.frozen), enemy.rage)
            found[f"enemy {enemy.id}"] = (enemy.card, enemy.space, enemy.damage, tokens)
    return found


def stands_too(model: fight_model.Fight) -> dict[str, Any]:
    """The same in the model."""
    found: dict[str, Any] = {"bag": (model.teeth, model.cells, model.potions), "lanterns": model.lanterns}
    found["equipment"] = (model.equipment, sorted(model.dropped))
    found["blueprints"] = sorted(model.collector)
    found["monsters"] = (model.monsters, model.elites, sorted(model.dead))
    for who, one in enumerate(model.prisoners):
        states = {name: count for name, count in one.states.items() if count}
        found[f"prisoner {who}"] = {
            "kind": one.kind,
            "alive": one.alive,
            "damage": one.damage,
            "tracks": one.tracks,
            "items": list(zip(one.items, one.wear, strict=True)),
            "hand": sorted(one.hand),
            "deck": one.deck,
            "discard": one.discard,
            "active": one.active,
            "worms": one.worms,
            "malaise": one.malaise,
            "tokens": (one.shields, one.golden, states, sorted(one.frozen)) if one.alive else None,
        }
    if not model.over:
        found["round"] = model.round
        found["loot"] = sorted(model.loot)
        found["spoils"] = sorted(model.spoils)
        for enemy in model.enemies:
            states = {name: count for name, count in enemy.states.items() if count}
            tokens = (enemy.shields, enemy.golden, states, sorted(enemy.frozen), enemy.rage)
            found[f"enemy {enemy.id}"] = (enemy.card, enemy.space, enemy.damage, tokens)
    return found


def differing(ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    """Where the two tables differ."""
    found: list[str] = []
    for key in sorted({*ours, *theirs}):
        one, other = ours.get(key), theirs.get(key)
        if isinstance(one, dict) and isinstance(other, dict):
            found += [f"{key}'s {line}" for line in differing(one, other)]
        elif one != other:
            found.append(f"{key}: the game {one}, the model {other}")
    return found


class Differs(AssertionError):
    """The game and the model do not agree."""


def compare(players: int, later: str, number: int, met: Counter[str], boss: str = "") -> None:
    """One fight, answer by answer."""
    rng = random.Random(f"{players} {later} {number} {boss}")
    session, model = scattered(players, later, boss, rng)
    play = model.play()
    given: list[str] = []
    answer: Answer | None = None
    while True:
        question = following(play, answer)
        decision = session.decision
        assert decision is not None
        table = session.state
        assert isinstance(table, Campaign)
        where = f"{players} {boss} {later or 'plain'} {number} after {' '.join(given[-6:])}"
        if boss and (table.fight is None or question is None):
            if table.fight is not None or question is not None:
                raise Differs(f"{where}\n  the game asks {decision}, the model {question}")
            met["fights"] += 1
            return
        if decision.ask == "ask-way" or question is None:
            wrong = differing(stands(table, decision.ask == "ask-way"), stands_too(model))
            if (decision.ask == "ask-way") != (question is None):
                wrong.append(f"the game asks {decision}, the model {question}")
            if wrong:
                raise Differs("\n  ".join([where, *wrong]))
            met["fights"] += 1
            return
        ours, answers = asked(decision)
        wrong = differing(stands(table, decision.ask == "ask-way"), stands_too(model))
        if (ours.seats, ours.answers) != (question.seats, question.answers):
            wrong.append(f"asked {ours.about}/{question.about} {sorted(ours.seats)}/{sorted(question.seats)}")
            wrong.append(f"only the game {sorted(ours.answers - question.answers)}")
            wrong.append(f"only the model {sorted(question.answers - ours.answers)}")
        if wrong:
            wrong.append(f"while asked {ours.about} {sorted(ours.answers)}")
            raise Differs("\n  ".join([where, *wrong]))
        answer = rng.choice(sorted(answers, key=str))
        given.append(f"{ours.about}:{answer}")
        met["answers"] += 1
        if table.fight is not None and table.fight.boss is not None:
            met["most bouts"] = max(met["most bouts"], table.fight.boss.bout)
        met[ours.about] += 1
        session.answer(decision.seats[0], session.serial(decision.seats[0]), answers[answer])


def following(play: fight_model.Play, answer: Answer | None) -> Question | None:
    """What the model asks next, or nothing if it is done."""
    try:
        return next(play) if answer is None else play.send(answer)
    except StopIteration:
        return None


# -- the tests -------------------------------------------------------------------------------------------

IN_FIGHTS = [option for option in LATER if option not in ("boss_refill", "unspent_cells")]


def all_agree(players: int, later: str, fights: int, boss: str = "") -> Counter[str]:
    """So many fights; the first in which the two differ is an error."""
    met: Counter[str] = Counter()
    for number in range(fights):
        compare(players, later, number, met, boss)
    assert met["fights"] == fights
    return met


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_fight_is_as_the_second_model_has_it(players: int) -> None:
    met = all_agree(players, "", 10 * THOROUGH)
    asked_often = ["ask-card", "ask-target", "ask-damage", "ask-ability", "ask-round-item", "ask-loot", "ask-opening"]
    for ask in [*asked_often, "ask-potion", "ask-shield-whom", "ask-scroll", "ask-vial", "ask-state"]:
        assert met[ask], ask


@pytest.mark.parametrize("later", IN_FIGHTS)
def test_every_later_rule_is_as_the_second_model_has_it(later: str) -> None:
    for players in (1, 2, 3, 4):
        all_agree(players, later, THOROUGH)


@pytest.mark.parametrize("boss", BOSSES)
def test_every_boss_is_as_the_second_model_has_it(boss: str) -> None:
    for players in (1, 2, 3, 4):
        assert all_agree(players, "", THOROUGH, boss)["most bouts"] > 1
    all_agree(2, "boss_refill", THOROUGH // 2, boss)
    all_agree(2, "targeted", THOROUGH // 2, boss)
