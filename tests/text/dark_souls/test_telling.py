"""Dark Souls told in both languages: every boss, and some of it word for word."""

from __future__ import annotations

import random

import pytest
from text.telling import check, look_back, play, tell, texts

from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session
from undercroft.games.dark_souls import state
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.state import Souls

TEXTS = texts(game)
OPTIONS = {name: values[0] for name, values in game.options().items()}
CARRIED = sorted(CARDS.copies)


@pytest.mark.parametrize("boss", CARDS.hunts("mini") + CARDS.hunts("main"))
@pytest.mark.parametrize("players", [1, 3])
def test_every_boss_can_be_told_while_it_fights(players: int, boss: str) -> None:
    rng = random.Random(f"{boss}{players}")
    session = armed(players, boss, rng)
    told = 0
    for decision in play(session, rng, 60):
        told = tell(session, decision, told)
        for hero in table_of(session).heroes:  # nobody dies too soon
            hero.red = min(hero.red, 4)
            hero.black = min(hero.black, 4)
    look_back(session)


def table_of(session: Session) -> Souls:
    assert isinstance(session.state, Souls)
    return session.state


def at_the_bonfire(players: int, seed: str, options: dict[str, str] | None = None) -> Session:
    """A game whose heroes have just set out."""
    session = Session.start(game, players=players, seed=seed, options=options or OPTIONS)
    while session.decision is not None and session.decision.ask != "ask-roam":
        session.act(session.decision.options[0])
    return session


def armed(players: int, boss: str, rng: random.Random) -> Session:
    """Heroes with whatever they can hold, before a boss."""
    session = at_the_bonfire(players, boss)
    table = table_of(session).copy()
    table.quest.boss = boss
    table.quest.half = 1 if boss in CARDS.hunts("main") else 0
    for laid in table.map:
        laid.won = laid.seen = rng.random() < 0.7
    slots = ("armour", "one_hand", "two_hand")
    pools = {slot: [card for card in CARRIED if CARDS.copies[card].slot == slot] for slot in slots}
    rings = [card for card in CARRIED if CARDS.copies[card].kind == "armour_upgrade"]
    gems = [card for card in CARRIED if CARDS.copies[card].kind == "weapon_upgrade"]
    for pool in (*pools.values(), rings, gems):
        rng.shuffle(pool)
    for hero in table.heroes:
        hero.tiers = [3, 3, 3, 3]
        hero.armour = pools["armour"].pop()
        hero.hands = [pools["one_hand"].pop(), pools["one_hand"].pop()]
        hero.backup = [pools["two_hand"].pop()]
        hero.conditions = rng.choice([[], ["frostbite"], ["stagger", "bleed"], ["poison"]])
        hero.ember = rng.random() < 0.5
        table.upgrades[rings.pop()] = hero.armour
        table.upgrades[gems.pop()] = hero.hands[0]
    table.agenda = [state.Roam(), state.EnterFog()]
    return Session.at(game, table, players, OPTIONS, boss)


# -- some, word for word ---------------------------------------------------------------------------------


def room(encounter: str = "the_forgotten", players: int = 2) -> Session:
    """The Knight and the Assassin in a room, about to be placed: two soldiers and a bowman await them."""
    session = Session.start(game, players=players, seed="words", options=OPTIONS)
    for kind in ("knight", "assassin")[:players]:
        session.act(state.TakeClass(kind))
    while session.decision is not None and session.decision.ask != "ask-roam":
        session.act(session.decision.options[0])
    table = table_of(session).copy()
    laid = table.map[0]
    laid.tile = "tile_4b"
    laid.encounter = encounter
    table.agenda = [state.Roam(), state.EnterTile(0, "south")]
    return Session.at(game, table, players, OPTIONS, "words")


def both(session: Session, about: Action | Event | Blocked | Decision) -> list[str]:
    """What is said of something, in both languages."""
    table = session.state
    if isinstance(about, Decision):
        return [text.question(table, about) for text in TEXTS]
    if isinstance(about, Blocked):
        return [text.why(table, about) for text in TEXTS]
    if isinstance(about, Action):
        return [text.option(table, about) for text in TEXTS]
    return [text.event(table, about) for text in TEXTS]


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (state.Stand(11), "At the south side", "Le bord sud"),
        (state.PushTo(6), "To the centre", "Vers le centre"),
        (state.Choose("foe", 1), "The second Hollow Soldier", "Le deuxième Soldat carcasse"),
        (state.Choose("foe", 2), "The Silver Knight Greatbowman", "L’Archer d’argent"),
        (state.Swap("long_sword.1", ""), "Hold Long Sword alone", "Tenir «\u00a0Épée longue\u00a0» seulement"),
        (state.Heroic(), "Use the Heroic Action", "Utiliser l’Action Héroïque"),
        (state.Level(0, "strength"), "Knight: Strength to 21 (2 souls)", "Chevalier\u00a0: Force à 21 (2 âmes)"),
        (state.Place(2), "Stand at its east side", "Se placer vers son côté est"),
        (state.Reroll(0), "Use Luck on a die", "Utiliser la Chance sur un dé"),
        (
            state.Attack("long_sword.1", 1, 0, False),
            "Long Sword on the first Hollow Soldier: 1 black, 1 blue",
            "Épée longue sur le premier Soldat carcasse\u00a0: 1 noir, 1 bleu",
        ),
        (state.Walk(6), "Step to the centre", "Un pas vers le centre"),
    ],
)
def test_an_answer_is_told_as_far_as_the_table_shows_it(action: Action, english: str, french: str) -> None:
    assert both(room(), action) == [english, french]


def acting() -> Session:
    """The Knight acts, with two boxes of his bar left; the Assassin stands beside him, the bowman next to both."""
    session = room()
    table = table_of(session).copy()
    for hero, node in zip(table.heroes, (11, 12)):
        hero.node = node
        hero.estus = False
    table.heroes[0].black = 7
    table.heroes[0].red = 3
    table.foes[2].node = 11
    assert table.battle is not None
    table.battle.turn = 0
    table.agenda = [table.agenda[0], state.HeroActs()]
    return Session.at(game, table, 2, OPTIONS, "acting")


def test_labels_show_the_price() -> None:
    session = acting()
    assert session.decision is not None
    assert both(session, session.decision) == [
        "The Knight acts, with 2 boxes left. What next?",
        "Le Chevalier agit, avec 2 cases libres. Que faire\u202f?",
    ]
    assert both(session, state.Walk(6)) == ["Walk to the centre", "Marcher vers le centre"]
    session.act(state.Walk(6))
    assert both(session, state.Walk(3)) == [
        "Run to the north-west quarter (1 Stamina)",
        "Courir vers le quart nord-ouest (1 Énergie)",
    ]
    assert both(session, state.Walk(8)) == [
        "Run to the south-west quarter, through the barrel (2 Stamina)",
        "Courir vers le quart sud-ouest, à travers le baril (2 Énergies)",
    ]
    assert both(session, state.EndActivation()) == ["End the activation", "Finir l’activation"]


def test_why_not() -> None:
    session = acting()
    decision = session.decision
    assert decision is not None
    seat = decision.seats[0]
    said = {
        type(blocked.action).__name__ + str(blocked.action.to_wire()[1:]): (blocked.rule, *both(session, blocked))
        for blocked in game.why_not(session.state, decision, seat)
    }
    assert said["Attack['long_sword.1', 1, -1, False]"] == (
        "DS-RULING-36",
        "There is not enough Stamina: of 2 boxes left one must stay free.",
        "Pas assez d’Énergie\u00a0: sur 2 cases libres, une doit le rester.",
    )
    assert said["Attack['long_sword.1', 0, 0, False]"] == (
        "DS-NODE-12",
        "The first Hollow Soldier is 3 away; Long Sword reaches 0.",
        "Le premier Soldat carcasse est à 3\u202f; «\u00a0Épée longue\u00a0» porte à 0.",
    )
    assert said["Drink[]"][0] == "DS-CHAR-10"
    assert said["Heroic[]"][1] == "Stand Fast follows a block roll; it is asked then."


def test_an_attack_is_put_with_the_dice_there_are_against_it() -> None:
    session = room()
    for action in (state.Stand(11), state.Stand(12), state.Take(0)):
        session.act(action)
    while session.decision is not None and session.decision.ask != "ask-defend":
        session.act(session.decision.options[0])
    assert session.decision is not None
    assert both(session, session.decision) == [
        "The Silver Knight Greatbowman strikes the Knight for 4 damage. "
        "Block (1 black die and 1 blue die), or dodge (0 dodge dice, 1 needed)?",
        "L’Archer d’argent menace le Chevalier de 4 dégâts. "
        "Parer (1 dé noir et 1 dé bleu), ou esquiver (0 dé d’esquive, il en faut 1)\u202f?",
    ]
    assert both(session, state.Block()) == ["Block", "Parer"]


def test_what_happens_is_told_with_what_it_means() -> None:
    session = room()
    assert both(session, state.Fell(1, "hollow_soldier")) == [
        "The second Hollow Soldier falls.",
        "Le deuxième Soldat carcasse s’effondre.",
    ]
    assert both(session, state.RolledDice(0, "block", ["black", "blue"], [1, 2])) == [
        "The Knight rolls 1 and 2: 3 to block.",
        "Le Chevalier obtient 1 et 2\u00a0: 3 pour parer.",
    ]
    assert both(session, state.RolledDice(1, "dodge", ["dodge", "dodge"], [1, 0])) == [
        "The Assassin rolls 1 dodge icon (dice: 2).",
        "L’Assassin obtient 1 icône d’esquive (dés\u00a0: 2).",
    ]
    assert both(session, state.Sprang(0, 6, "blank"))[0] == "The Knight turns over a trap, and it is blank."
    assert both(session, state.Sprang(0, 6, "trap_3_1"))[0] == "The Knight springs a trap: 3 damage, dodge 1."
    card = state.Flipped("ornstein_gliding_stab")
    assert both(session, card)[0] == "Ornstein and Smough: Gliding Stab / Hammer Smash."
    assert both(session, state.Flipped("ornstein_high_voltage"))[0] == "Ornstein: High Voltage."
    assert both(session, state.Paid(0, 1)) == ["", ""]


def test_the_log_adds_up() -> None:
    """Dice, modifier, defence, what spares and what makes worse: whoever counts comes to the figure told."""
    session = room()
    rolled = state.RolledDice(0, "attack", ["black", "blue"], [1, 2], 1, 4, 2)
    assert both(session, rolled) == [
        "The Knight rolls 1 and 2 (+1): 4 to attack.",
        "Le Chevalier obtient 1 et 2 (+1)\u00a0: 4 pour attaquer.",
    ]
    assert both(session, state.Rerolled(0, 0, 2, 5))[0] == "Luck rolls a die again for the Knight: 2, which makes 5."
    assert both(session, state.Hit(0, 4, 3, 5, 2, 1, 2)) == [
        "The first Hollow Soldier takes 4 damage (5 against 2, 1 turned aside, 2 more by Bleed) and has 3 Health left.",
        "Le premier Soldat carcasse subit 4 dégâts (5 contre 2, 1 de moins par la pierre, "
        "2 de plus par le Saignement). Il lui reste 3 de Santé.",
    ]
    assert both(session, state.Hit(0, 0, 1, 2, 2))[0] == "The first Hollow Soldier takes no damage (2 against 2)."
    assert both(session, state.Defended(0, "block", 2, 5)) == [
        "The Knight blocks 3 of 5 damage: 2 through.",
        "Le Chevalier pare 3 des 5 dégâts\u202f; il en passe 2.",
    ]
    assert both(session, state.Defended(0, "resist", 0, 5)) == [
        "The Knight resists all 5 damage.",
        "Le Chevalier résiste aux 5 dégâts.",
    ]
    assert (
        both(session, state.Defended(1, "fail", 4, 4))[0] == "The Assassin fails to dodge: all 4 damage comes through."
    )
    assert both(session, state.Suffered(0, 4, "attack", 3, 1, 2)) == [
        "The Knight suffers 4 damage (3 through, 1 spared by the Ember, 2 more by Bleed); boxes left: 3.",
        "Le Chevalier subit 4 dégâts (3 passés, 1 de moins par la Braise, "
        "2 de plus par le Saignement\u202f; cases libres\u00a0: 3).",
    ]
    # More may come through than there are boxes left: what is told then is the boxes.
    assert both(session, state.Suffered(0, 2, "attack", 0)) == [
        "The blow fills the last 2 boxes of the Knight.",
        "Le coup remplit les 2 dernières cases du Chevalier.",
    ]
    assert both(session, state.RolledDice(0, "block", ["blue"], [2], 0, 4, 5))[0] == "The Knight adds 2: 4 to block."


def test_the_price_and_the_option_are_told() -> None:
    session = room()
    assert both(session, state.Attacked(0, "long_sword.1", 1, 0, 3)) == [
        "The Knight attacks the first Hollow Soldier (Long Sword: 1 black, 1 blue) for 3 Stamina.",
        "Le Chevalier attaque le premier Soldat carcasse (Épée longue\u00a0: 1 noir, 1 bleu) pour 3 Énergies.",
    ]
    assert both(session, state.Moved(0, 6, "run", 1)) == [
        "The Knight runs to the centre for 1 Stamina.",
        "Le Chevalier court jusqu’au centre pour 1 Énergie.",
    ]
    tried = state.RolledDice(1, "dodge", ["dodge", "dodge"], [1, 0], 0, 1, 1, 1)
    assert both(session, tried) == [
        "The Assassin tries to dodge for 1 Stamina: 2 dodge dice, 1 icon of 1 needed.",
        "L’Assassin tente une esquive pour 1 Énergie\u00a0: 2 dés d’esquive, 1 icône sur 1.",
    ]


def test_a_dodge_says_where_it_leads_and_only_the_defenders_own_node_is_here() -> None:
    session = room()
    for action in (state.Stand(11), state.Stand(12), state.Take(0)):
        session.act(action)
    while session.decision is not None and session.decision.ask != "ask-defend":
        session.act(session.decision.options[0])
    assert session.decision is not None
    table = table_of(session)
    who = session.decision.about
    other = table.heroes[1 - who]
    assert other.node != table.heroes[who].node
    assert both(session, state.Dodge(table.heroes[who].node)) == [
        "Dodge without moving (1 Stamina)",
        "Esquiver sans bouger (1 Énergie)",
    ]
    assert both(session, state.Dodge(other.node))[0].startswith("Dodge to ")


def test_a_foe_keeps_its_number_when_another_falls() -> None:
    session = room()
    table_of(session).foes.pop(0)
    assert both(session, state.Missed(1))[0] == "The second Hollow Soldier strikes at nobody."


def test_somebody_who_left_is_still_spoken_of() -> None:
    assert both(room(), state.Died(3)) == ["A departed companion dies.", "Un compagnon parti meurt."]


def test_rooms_are_called_by_where_they_lie_until_they_are_known() -> None:
    session = at_the_bonfire(1, "rooms")
    table = table_of(session)
    table.map[0].x, table.map[0].y = -1, 2
    table.map[0].encounter = "ash_gardens"
    assert both(session, state.Went(0, -1, 2)) == [
        "The party enters the room 2 south and 1 west of the bonfire.",
        "Le groupe entre dans la salle à 2 au sud et 1 à l’ouest du feu.",
    ]
    assert both(session, state.Go(0)) == [
        "Enter the room 2 south and 1 west of the bonfire (level 1)",
        "Entrer dans la salle à 2 au sud et 1 à l’ouest du feu (niveau 1)",
    ]
    table.map[0].seen = True
    assert both(session, state.Go(0)) == [
        "Enter Ash Gardens (level 1)",
        "Entrer dans «\u00a0Jardins de cendre\u00a0» (niveau 1)",
    ]


@pytest.mark.parametrize("what", ["nearest", "defender", "roll", "backstab", "give", "trap", "defend"])
def test_questions_can_be_put_when_the_table_says_little(what: str) -> None:
    session = room()
    for text in TEXTS:
        check(text, text.question(session.state, Decision([0], [state.Take(0), state.Take(1)], f"ask-{what}", about=0)))


def test_how_it_ends() -> None:
    session = room()
    table = table_of(session)
    assert [text.outcome(table) for text in TEXTS] == ["", ""]
    table.over = "lost"
    table.heroes[1].red = 10
    assert [text.outcome(table) for text in TEXTS] == [
        "The Assassin died in The Forgotten, and there was no spark left. The ash keeps you all.",
        "L’Assassin a péri dans «\u00a0Les Oubliés\u00a0», et il ne restait aucune étincelle. "
        "La cendre vous garde tous.",
    ]
    table.over = "won"
    table.quest.boss = "dancer"
    assert [text.outcome(table) for text in TEXTS] == [
        "You have beaten the Dancer. The fire is yours, for as long as it burns.",
        "Vous avez vaincu la Danseuse. Le feu est à vous, tant qu’il brûlera.",
    ]
    table.quest.mode = "coiled_sword"
    assert [text.outcome(table) for text in TEXTS] == [
        "The Coiled Sword is at its end, and you are still on your feet.",
        "L’Épée Torsadée s’achève, et vous tenez encore debout.",
    ]
