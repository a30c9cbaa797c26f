"""Descent told in both languages: every quest, a campaign with all modules, and some of it word for word."""

from __future__ import annotations

import random

import pytest
from text.telling import check, look_back, play, tell, texts

from undercroft.engine.decision import DONE, PASS, Decision
from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session
from undercroft.games.descent import state
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.state import Journey

TEXTS = texts(game)
MODULES = ("rumours", "plots", "secret_rooms", "influence", "taint", "two_hero_help")


@pytest.mark.parametrize("quest", CARDS.quests)
def test_every_quest_can_be_told(quest: str) -> None:
    place = list(CARDS.quests).index(quest)
    options = {"mode": "quest", "quest": quest}
    session = Session.start(game, players=2 + (place + 1) % 4, seed=f"told {quest}", options=options)
    told = 0
    for decision in play(session, random.Random(quest), 150):
        told = tell(session, decision, told)
    look_back(session)


@pytest.mark.parametrize("seed", range(3))
def test_a_campaign_can_be_told_with_all_that_can_be_added(seed: int) -> None:
    session = Session.start(game, players=3, seed=f"told {seed}", options=dict.fromkeys(MODULES, "on"))
    told = 0
    for decision in play(session, random.Random(seed), 500):
        told = tell(session, decision, told)
    look_back(session)


# -- some, word for word ---------------------------------------------------------------------------------

HEROES = ["grisban_the_thirsty", "ashrian"]


def table_of() -> Journey:
    """Grisban and Ashrian in First Blood, before the first round; figure 2 is the master of the ettins or goblins."""
    options = {"mode": "quest", "quest": "first_blood", "heroes": "two"}
    session = Session.start(game, players=2, seed="words", options=options)
    while session.decision is not None and session.decision.ask != "ask-next":
        wanted = [option for option in session.decision.options if getattr(option, "kind", "") in HEROES]
        session.act(wanted[-1] if wanted else session.decision.options[0])
    table = session.state
    assert isinstance(table, Journey)
    assert sorted([hero.kind for hero in table.heroes]) == sorted(HEROES)
    return table


def numbers(table: Journey) -> dict[str, int]:
    """Figures by a word each."""
    goblins = [at for at, one in enumerate(table.figures) if one.kind == "goblin_archer"]
    kinds = [hero.kind for hero in table.heroes]
    return {
        "grisban": kinds.index("grisban_the_thirsty"),
        "ashrian": kinds.index("ashrian"),
        "master": goblins[0],
        "minion": goblins[1],
    }


TABLE = table_of()
WHO = numbers(TABLE)


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (state.ChooseHero("widow_tarha"), "Widow Tarha", "La veuve Tarha"),
        (state.ChooseClass("knight"), "Knight", "Chevalier"),
        (state.PickKind("zombie"), "The zombies", "Les zombies"),
        (state.PickFigure(WHO["master"]), "The master goblin archer (1)", "L’archer gobelin majeur (1)"),
        (state.PickWord("willpower"), "Willpower", "Volonté"),
        (state.PickWord("3"), "3", "3"),
        (
            state.Wear(["iron_longsword.start", "wooden_shield.start"]),
            "Iron Longsword and Wooden Shield",
            "Épée longue en fer et Bouclier de bois",
        ),
        (
            state.UseCard("cripple", WHO["minion"], -1),
            "Cripple on the goblin archer (2)",
            "Estropier sur l’archer gobelin (2)",
        ),
        (
            state.UseCard("grisban_the_thirsty.feat", -1, -1),
            "Use the heroic feat of Grisban",
            "L’exploit héroïque (Grisban)",
        ),
        (
            state.UseCard("iron_shield.1#1", -1, -1),
            "Use Iron Shield (the hero adds 1 shield)",
            "Bouclier de fer (le héros ajoute 1 bouclier)",
        ),
        (state.Revive(WHO["ashrian"]), "Revive Ashrian", "Revigorer Ashrian"),
        (state.Buy("grinding_axe.surge.1"), "+5 hearts (2 surges)", "+5 cœurs (2 augmentations)"),
        (state.Buy("critical_blow.do.0.surge.0"), "+3 hearts (Critical Blow)", "+3 cœurs (Coup critique)"),
        (state.Buy("ettin:master:2.surge.0"), "+2 hearts", "+2 cœurs"),
        (state.LearnSkill("death_rage"), "Death Rage (3)", "Rage de mort (3)"),
        (state.BuyCard("plan_ahead.1"), "Plan Ahead (1)", "Voir plus loin (1)"),
        (state.Bear("duskblade", "splig"), "Duskblade for Splig", "Lame du crépuscule pour Splig"),
    ],
)
def test_an_answer(action: Action, english: str, french: str) -> None:
    assert [text.option(TABLE, action) for text in TEXTS] == [english, french]


@pytest.mark.parametrize(
    ("ask", "action", "english", "french"),
    [
        ("ask-turn", DONE, "End the turn", "Finir le tour"),
        ("ask-monster-turn", DONE, "End the activation", "Finir l’activation"),
        ("ask-surges", DONE, "Spend no more", "Ne plus rien dépenser"),
        ("window-hero_entered", PASS, "Play nothing", "Ne rien jouer"),
        ("offer-attack_rolled", PASS, "Let it be", "Laisser faire"),
        ("ask-stand-up", PASS, "Stay down", "Rester à terre"),
    ],
)
def test_what_declines_something_says_what(ask: str, action: Action, english: str, french: str) -> None:
    decision = Decision([0], [action], ask)
    assert [text.option(TABLE, action, decision) for text in TEXTS] == [english, french]


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            state.AttackDeclared(WHO["grisban"], WHO["minion"], "chipped_greataxe.start"),
            "Grisban attacks the goblin archer (2) with Chipped Greataxe.",
            "Grisban attaque l’archer gobelin (2)\u00a0: Grande hache ébréchée.",
        ),
        (
            state.AttackDeclared(WHO["minion"], WHO["ashrian"], "goblin_archer:minion:1"),
            "The goblin archer (2) attacks Ashrian.",
            "L’archer gobelin (2) attaque Ashrian.",
        ),
        (
            state.AttackRolled(WHO["grisban"], ["blue", "red"], [1, 5]),
            "Grisban rolls range 2, 5 hearts and 2 surges.",
            "Grisban obtient portée 2, 5 cœurs et 2 augmentations.",
        ),
        (
            state.AttackRolled(WHO["grisban"], ["blue", "red"], [0, 5]),
            "Grisban rolls the X.",
            "Grisban obtient le X.",
        ),
        (
            state.DieRerolled(WHO["ashrian"], 0, "gray", 0, 5, "lucky_charm"),
            "Lucky Charm: Ashrian rerolls the grey die, 3 shields instead of 0 shields.",
            "«\u00a0Porte-bonheur\u00a0»\u00a0: Ashrian relance le dé gris, 3 boucliers au lieu de 0 bouclier.",
        ),
        (
            state.Struck(WHO["grisban"], WHO["master"], 5, 2, 3),
            "Grisban hits the master goblin archer (1): 5 against 2, 3 damage.",
            "Grisban touche l’archer gobelin majeur (1)\u00a0: 5 contre 2, 3 dégâts.",
        ),
        (
            state.Struck(WHO["grisban"], WHO["master"], 2, 2, 0),
            "Grisban hits the master goblin archer (1), and nothing comes through.",
            "Grisban touche l’archer gobelin majeur (1), et rien ne passe.",
        ),
        (state.Missed(WHO["ashrian"], "range"), "Ashrian misses: too far.", "Ashrian manque\u00a0: c’était trop loin."),
        (
            state.Hurt(WHO["ashrian"], 2, "pit"),
            "The pit: Ashrian suffers 2 damage.",
            "La fosse\u00a0: Ashrian subit 2 dégâts.",
        ),
        (
            state.Tired(WHO["ashrian"], 1, 2, "quest"),
            "The quest: Ashrian is spent, 1 fatigue, 2 damage.",
            "La quête\u00a0: Ashrian est à bout, fatigue 1, dégâts 2.",
        ),
        (
            state.Tested(WHO["grisban"], "awareness", 1, [1, 1], False, "pit_trap"),
            "Grisban tests Awareness (1): 3 shields, failed.",
            "Grisban teste Perception (1)\u00a0: 3 boucliers, raté.",
        ),
        (
            state.Fell(WHO["minion"], WHO["grisban"]),
            "Grisban brings the goblin archer (2) down.",
            "Grisban abat l’archer gobelin (2).",
        ),
        (state.KnockedOut(WHO["ashrian"], -1), "Ashrian goes down.", "Ashrian perd connaissance."),
        (
            state.SurgeSpent(WHO["grisban"], "chipped_greataxe.start.surge.0"),
            "Grisban spends a surge: +1 heart.",
            "Grisban dépense une augmentation\u00a0: +1 cœur.",
        ),
        (
            state.CardUsed(WHO["grisban"], "grisban_the_thirsty.feat", -1),
            "Grisban: heroic feat!",
            "Grisban\u00a0: exploit héroïque\u202f!",
        ),
        (
            state.CardPlayed("pit_trap", WHO["ashrian"]),
            "The overlord plays Pit Trap on Ashrian.",
            "Le Seigneur du Mal joue «\u00a0Trappe\u00a0» sur Ashrian.",
        ),
        (
            state.RelicWon("heroes", "dawnblade"),
            "A relic for the heroes: Dawnblade.",
            "Une relique pour les héros\u00a0: Lame de l’aube.",
        ),
        (
            state.RelicWon("overlord", "duskblade"),
            "A relic for the overlord: Duskblade.",
            "Une relique pour le Seigneur du Mal\u00a0: Lame du crépuscule.",
        ),
        (state.ThreatTaken(-2), "The overlord spends 2 threat tokens.", "Le Seigneur du Mal dépense 2 pions Menace."),
        (state.Hurt(WHO["ashrian"], 2, "attack"), "", ""),
    ],
)
def test_an_event(event: Event, english: str, french: str) -> None:
    assert [text.event(TABLE, event) for text in TEXTS] == [english, french]


def test_a_line_is_told_of_the_figures_of_its_encounter() -> None:
    """Figures are numbers, and the next encounter gives them to others."""
    event = state.Fell(WHO["minion"], WHO["grisban"])
    later = TABLE.copy()
    later.encounter = None
    del later.figures[len(later.heroes) :]
    before = [state.RoundBegun(1), state.EncounterBegun("first_blood", 1), state.QuestBegun("first_blood")]
    assert TEXTS[0].event(later, event) == "Grisban brings somebody who is gone down."
    assert TEXTS[0].line(later, event, iter(before)) == "Grisban brings the goblin archer (2) down."


@pytest.mark.parametrize("over", ["heroes", "overlord"])
def test_either_side_can_win_a_quest_or_a_campaign(over: str) -> None:
    table = TABLE.copy()
    table.over = over
    campaign = Session.start(game, players=2, seed="words").state.copy()
    campaign.over = over
    for text in TEXTS:
        assert text.outcome(table) != text.outcome(campaign)
        check(text, text.outcome(table))
        check(text, text.outcome(campaign))
