"""Events: a line of the log for each, from what the event itself holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.engine.message import SILENT, Arg, Message, kebab
from undercroft.engine.record import Event
from undercroft.games.descent import state
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.dice import TEST_DICE
from undercroft.games.descent.rules.surges import NEEDED
from undercroft.games.descent.state import Journey
from undercroft.games.descent.telling.names import (
    base,
    cause,
    edge,
    face,
    items,
    layout,
    rolled,
    space,
    the,
    token,
    track,
)
from undercroft.games.descent.words import (
    act_name,
    any_card,
    class_name,
    group_name,
    hero_name,
    item_name,
    quest_name,
    relic_name,
)
from undercroft.games.descent.words_paths import gain_of

# -- before the first turn -------------------------------------------------------------------------------


def hero_chosen(table: Journey, event: state.HeroChosen) -> Message:
    return Message("event-hero-chosen", name=hero_name(event.kind), job=class_name(event.job))


def encounter_begun(table: Journey, event: state.EncounterBegun) -> Message:
    return Message("event-encounter-begun", quest=quest_name(event.quest), number=event.number)


def group_chosen(table: Journey, event: state.GroupChosen) -> Message:
    return Message("event-group-chosen", group=group_name(event.kind))


def put_somewhere(table: Journey, event: state.Placed | state.Shifted | state.Reinforced) -> Message:
    """Events that put a figure somewhere."""
    what = f"event-{kebab(type(event).__name__)}"
    return Message(what, who=the(table, event.figure), space=base(table, event.base))


def of_figure(table: Journey, event: state.TurnBegun | state.Rested | state.LeftMap | state.Summoned) -> Message:
    """Events about one figure and nothing else."""
    return Message(f"event-{kebab(type(event).__name__)}", who=the(table, event.figure))


def equipped(table: Journey, event: state.Equipped) -> Message:
    if not event.items:
        return Message("event-equipped-nothing", who=the(table, event.hero))
    return Message("event-equipped", who=the(table, event.hero), items=items(event.items))


def moved(table: Journey, event: state.Moved) -> Message:
    args: dict[str, Arg] = {"who": the(table, event.figure), "space": base(table, event.base)}
    if event.fatigue:
        return Message("event-moved-fatigue", fatigue=event.fatigue, **args)
    return Message("event-moved", **args)


# -- attacks ---------------------------------------------------------------------------------------------


def attack_declared(table: Journey, event: state.AttackDeclared) -> Message:
    """At whom and with what; a monster's own attack needs no name."""
    who = the(table, event.attacker)
    if event.target < 0:
        return Message("event-attack-declared-wide", who=who)
    target = the(table, event.target)
    if ":" in event.card or cause(event.card) is None:
        return Message("event-attack-declared-plain", who=who, target=target)
    return Message("event-attack-declared", who=who, target=target, card=any_card(event.card))


def attack_rolled(table: Journey, event: state.AttackRolled) -> Message:
    return Message("event-attack-rolled", who=the(table, event.attacker), roll=rolled(event.dice, event.faces))


def pool_rolled(table: Journey, event: state.DefenceRolled | state.DiceRolled) -> Message:
    what = f"event-{kebab(type(event).__name__)}"
    return Message(what, who=the(table, event.figure), roll=rolled(event.dice, event.faces))


def die_rerolled(table: Journey, event: state.DieRerolled) -> Message:
    """What it showed, what it shows now."""
    args: dict[str, Arg] = {
        "who": the(table, event.figure),
        "colour": Message(f"colour-{event.colour}"),
        "before": rolled([event.colour], [event.before]),
        "after": rolled([event.colour], [event.after]),
    }
    by = cause(event.card)
    return Message("event-die-rerolled", **args) if by is None else Message("event-die-rerolled-card", card=by, **args)


def surge_spent(table: Journey, event: state.SurgeSpent) -> Message:
    who = the(table, event.figure)
    if event.surge == NEEDED:
        return Message("event-surge-needed", who=who)
    gain = gain_of(event.surge)
    return Message("event-surge-ease", who=who) if gain is None else Message("event-surge-spent", who=who, gain=gain)


def missed(table: Journey, event: state.Missed) -> Message:
    return Message("event-missed", who=the(table, event.attacker), why=event.why)


def struck(table: Journey, event: state.Struck) -> Message:
    args: dict[str, Arg] = {"who": the(table, event.attacker), "target": the(table, event.figure)}
    if not event.damage:
        return Message("event-struck-stopped", **args)
    return Message("event-struck", hearts=event.hearts, shields=event.shields, damage=event.damage, **args)


# -- damage and defeat -----------------------------------------------------------------------------------


def hurt(table: Journey, event: state.Hurt) -> Message:
    """Damage of an attack was told with the blow."""
    if event.card == "attack" or not event.damage:
        return SILENT
    by = cause(event.card)
    if by is None:
        return Message("event-hurt", who=the(table, event.figure), damage=event.damage)
    return Message("event-hurt-card", who=the(table, event.figure), damage=event.damage, card=by)


def tired(table: Journey, event: state.Tired) -> Message:
    """What Stamina could not hold became damage (D2-FAT-02)."""
    what = "event-tired-over" if event.over else "event-tired"
    args: dict[str, Arg] = {"who": the(table, event.figure), "fatigue": event.fatigue, "over": event.over}
    by = cause(event.card)
    return Message(what, **args) if by is None else Message(f"{what}-card", card=by, **args)


def healed(table: Journey, event: state.Healed) -> Message:
    who = the(table, event.figure)
    if event.damage and event.fatigue:
        return Message("event-healed-both", who=who, damage=event.damage, fatigue=event.fatigue)
    if event.fatigue:
        return Message("event-healed-fatigue", who=who, fatigue=event.fatigue)
    return Message("event-healed-damage", who=who, damage=event.damage) if event.damage else SILENT


def brought_down(table: Journey, event: state.Fell | state.KnockedOut) -> Message:
    """By whom, if by anybody else."""
    what = f"event-{kebab(type(event).__name__)}"
    if event.by < 0 or event.by == event.figure:
        return Message(f"{what}-alone", who=the(table, event.figure))
    return Message(what, who=the(table, event.figure), by=the(table, event.by))


def stood_up(table: Journey, event: state.StoodUp) -> Message:
    if event.by < 0 or event.by == event.figure:
        return Message("event-stood-up", who=the(table, event.figure))
    return Message("event-stood-up-helped", who=the(table, event.figure), by=the(table, event.by))


def tested(table: Journey, event: state.Tested) -> Message:
    who, attribute = the(table, event.figure), Message(f"attribute-{event.attribute}")
    if not event.faces:
        return Message("event-tested-unrolled", who=who, attribute=attribute)
    return Message(
        "event-tested",
        who=who,
        attribute=attribute,
        value=event.value,
        roll=rolled(TEST_DICE, event.faces),
        passed="yes" if event.passed else "no",
    )


def of_condition(table: Journey, event: state.Afflicted | state.Relieved) -> Message:
    what = f"event-{kebab(type(event).__name__)}"
    return Message(what, who=the(table, event.figure), condition=Message(f"condition-{event.condition}"))


# -- things ----------------------------------------------------------------------------------------------


def searched(table: Journey, event: state.Searched) -> Message:
    """What was found, or, where that is told by itself, the token."""
    who = the(table, event.figure)
    if event.card in CARDS.search or event.card.partition(".")[0] in CARDS.search:
        return Message("event-searched", who=who, card=any_card(event.card))
    return Message("event-searched-token", who=who, token=token(table, event.token))


def item_found(table: Journey, event: state.ItemFound) -> Message:
    return Message("event-item-found", who=the(table, event.hero), card=any_card(event.card))


def opened(table: Journey, event: state.Opened | state.Closed) -> Message:
    """By whom, if by anybody; vegetation is cleared away."""
    what = f"event-{kebab(type(event).__name__)}"
    door = edge(table, event.edge)
    if event.figure < 0:
        return Message(f"{what}-alone", edge=door)
    found = layout(table)
    if found is not None and 0 <= event.edge < len(found.edges) and found.edges[event.edge].kind == "vegetation":
        return Message("event-cleared", who=the(table, event.figure), edge=door)
    return Message(what, who=the(table, event.figure), edge=door)


def token_taken(table: Journey, event: state.TokenTaken) -> Message:
    return Message("event-token-taken", who=the(table, event.figure), token=token(table, event.token))


def token_dropped(table: Journey, event: state.TokenDropped) -> Message:
    return Message("event-token-dropped", token=token(table, event.token), space=space(table, event.space))


def token_turned(table: Journey, event: state.TokenTurned) -> Message:
    return Message("event-token-turned", token=token(table, event.token), face=face(event.face))


# -- cards -----------------------------------------------------------------------------------------------


def card_used(table: Journey, event: state.CardUsed) -> Message:
    """By whom, and on whom if that is somebody else."""
    card = cause(event.card) or any_card(event.card)
    if event.figure < 0:
        return Message("event-card-used-overlord", card=card)
    who = the(table, event.figure)
    if event.card.endswith(".feat"):
        return Message("event-feat-used", who=who)
    if event.card in CARDS.heroes:
        return SILENT  # a hero's own ability bears no name: what it does is told
    if event.target >= 0 and event.target != event.figure:
        return Message("event-card-used-on", who=who, card=card, target=the(table, event.target))
    return Message("event-card-used", who=who, card=card)


def taint_shown(table: Journey, event: state.TaintShown) -> Message:
    return Message("event-taint-shown", who=the(table, event.figure), card=any_card(event.card))


def card_played(table: Journey, event: state.CardPlayed) -> Message:
    if event.figure < 0:
        return Message("event-card-played", card=any_card(event.card))
    return Message("event-card-played-on", card=any_card(event.card), who=the(table, event.figure))


def threat_taken(table: Journey, event: state.ThreatTaken) -> Message:
    what = "event-threat-taken" if event.by > 0 else "event-threat-spent"
    return Message(what, by=abs(event.by))


def fortune_given(table: Journey, event: state.FortuneGiven) -> Message:
    return Message("event-fortune-given", who=the(table, event.hero))


# -- the quest -------------------------------------------------------------------------------------------


def counted(table: Journey, event: state.Counted) -> Message:
    """A track that everybody sees; what the quest counts for itself is not told."""
    name = track(table.encounter, event.counter)
    return SILENT if name is None else Message("event-counted", counter=name, value=event.value)


def quest_told(table: Journey, event: state.QuestTold) -> Message:
    return Message("event-quest-told", line=Message(f"line-{event.quest}-{event.line}"))


# -- the campaign ----------------------------------------------------------------------------------------


def encounter_won(table: Journey, event: state.EncounterWon) -> Message:
    quest = quest_name(event.quest)
    return Message("event-encounter-won", quest=quest, number=event.number, winner=event.winner)


def gold_gained(table: Journey, event: state.GoldGained) -> Message:
    what = "event-gold-gained" if event.gold >= 0 else "event-gold-spent"
    return Message(what, gold=abs(event.gold))


def item_traded(table: Journey, event: state.ItemBought | state.ItemSold) -> Message:
    what = f"event-{kebab(type(event).__name__)}"
    return Message(what, who=the(table, event.hero), item=item_name(event.item), gold=event.gold)


def skill_learned(table: Journey, event: state.SkillLearned) -> Message:
    return Message("event-skill-learned", who=the(table, event.hero), skill=any_card(event.skill))


def relic_won(table: Journey, event: state.RelicWon) -> Message:
    """The heroes' side has another name than the overlord's."""
    relic = item_name(event.relic) if event.side == "heroes" else relic_name(event.relic)
    return Message("event-relic-won", side=event.side, relic=relic)


def quest_picked(table: Journey, event: state.QuestPicked) -> Message:
    """By whom, if anybody had a choice."""
    if not event.side:
        return Message("event-quest-picked-due", quest=quest_name(event.quest))
    return Message("event-quest-picked", quest=quest_name(event.quest), side=event.side)


def act_begun(table: Journey, event: state.ActBegun) -> Message:
    return Message("event-act-begun", act=act_name(event.act))


EVENTS: dict[type[Event], Callable[[Journey, Any], Message]] = {
    state.HeroChosen: hero_chosen,
    state.EncounterBegun: encounter_begun,
    state.GroupChosen: group_chosen,
    state.Placed: put_somewhere,
    state.Shifted: put_somewhere,
    state.Reinforced: put_somewhere,
    state.TurnBegun: of_figure,
    state.Rested: of_figure,
    state.LeftMap: of_figure,
    state.Summoned: of_figure,
    state.Equipped: equipped,
    state.Moved: moved,
    state.AttackDeclared: attack_declared,
    state.AttackRolled: attack_rolled,
    state.DefenceRolled: pool_rolled,
    state.DiceRolled: pool_rolled,
    state.DieRerolled: die_rerolled,
    state.SurgeSpent: surge_spent,
    state.Missed: missed,
    state.Struck: struck,
    state.Hurt: hurt,
    state.Tired: tired,
    state.Healed: healed,
    state.Fell: brought_down,
    state.KnockedOut: brought_down,
    state.StoodUp: stood_up,
    state.Tested: tested,
    state.Afflicted: of_condition,
    state.Relieved: of_condition,
    state.Searched: searched,
    state.ItemFound: item_found,
    state.Opened: opened,
    state.Closed: opened,
    state.TokenTaken: token_taken,
    state.TokenDropped: token_dropped,
    state.TokenTurned: token_turned,
    state.CardUsed: card_used,
    state.CardPlayed: card_played,
    state.TaintShown: taint_shown,
    state.ThreatTaken: threat_taken,
    state.FortuneGiven: fortune_given,
    state.Counted: counted,
    state.QuestTold: quest_told,
    state.EncounterWon: encounter_won,
    state.GoldGained: gold_gained,
    state.ItemBought: item_traded,
    state.ItemSold: item_traded,
    state.SkillLearned: skill_learned,
    state.RelicWon: relic_won,
    state.QuestPicked: quest_picked,
    state.ActBegun: act_begun,
}
