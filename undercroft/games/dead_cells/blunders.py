"""Answers that are plainly mistakes, by what lies open: whoever gives one is asked first. The rules allow them all."""

from __future__ import annotations

from undercroft.engine.decision import Decision, Done, Pass
from undercroft.engine.message import Message
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.bosses import line
from undercroft.games.dead_cells.rules.castle import shields_needed
from undercroft.games.dead_cells.rules.damage import raised
from undercroft.games.dead_cells.rules.enemy_turn import swarm
from undercroft.games.dead_cells.rules.sheets import ENEMIES, TARGETED, WARDS
from undercroft.games.dead_cells.rules.table import enemy_by, fight_of, has, life_left, word
from undercroft.games.dead_cells.state import Campaign, Drink, ResetBox, To, ToCompanion, Upgrade
from undercroft.games.dead_cells.telling.names import the

UNSPENT = (
    "ask-ability",
    "ask-block-ability",
    "ask-opening",
)  # what is offered here costs nothing and would do something
DEADLY = ("ask-damage", "ask-death-damage", "ask-damage-outside")


def blunder(table: Campaign, decision: Decision, seat: int, action: Action) -> Message | None:
    """What speaks against an answer, if it is plainly a mistake."""
    if decision.ask in DEADLY and isinstance(action, To):
        return needless_death(table, decision, action.who)
    if isinstance(action, Drink):
        return potion_wasted(table, decision, action.who)
    if decision.ask in UNSPENT and isinstance(action, Pass | Done):
        return Message("blunder-unused", who=the(table, decision.about))
    if decision.ask == "ask-spend" and isinstance(action, Done):
        return cells_left(table, decision)
    return Message("blunder-reset") if isinstance(action, ResetBox) else None


# -- life ------------------------------------------------------------------------------------------------


def needless_death(table: Campaign, decision: Decision, who: int) -> Message | None:
    """A blow that kills for certain is given to one, where another, or a companion, lives through all of it.

    The death of one ends the run for all (DC-DIE-02). How much has been shared out of the blow already is nobody's
    to see here, so the one who dies of a single damage dies of any, and who lives through all of it lives.
    """
    if least(table, decision, who) < life_left(table, who) or word(table, "revive"):
        return None
    for other in decision.options:
        if isinstance(other, ToCompanion):
            return Message("blunder-death-companion", who=the(table, who))
        if isinstance(other, To) and worst(table, decision, other.who) < life_left(table, other.who):
            return Message("blunder-death", who=the(table, who), other=the(table, other.who))
    return None


def least(table: Campaign, decision: Decision, who: int) -> int:
    """What a single damage comes to on a prisoner, stopped by whatever may stop it (DC-ACT-08, DC-STATE-10)."""
    if decision.ask == "ask-damage-outside":
        return 1
    prisoner = table.prisoners[who]
    warded = has(table, who, WARDS) and f"ward:{fight_of(table).round}" not in prisoner.once
    if warded or prisoner.golden or prisoner.shields >= shields_needed(table):
        return 0
    return raised(table, prisoner.states[TARGETED], 1)


def worst(table: Campaign, decision: Decision, who: int) -> int:
    """What all that is being shared out would come to on one prisoner, as if no shield helped."""
    amount = most(table, decision)
    return (
        amount if decision.ask == "ask-damage-outside" else raised(table, table.prisoners[who].states[TARGETED], amount)
    )


def most(table: Campaign, decision: Decision) -> int:
    """The most that one prisoner could be dealt by what is being shared out."""
    if decision.ask == "ask-damage-outside":
        return decision.count
    fight = fight_of(table)
    enemy = enemy_by(fight, decision.about)
    if enemy is None:
        amounts = [act.amount for card in fight.slain for act in ENEMIES[card].death if act.do == "damage"]
        return max([decision.count, *amounts])
    more = enemy.rage + swarm(fight, enemy)
    acts = [act for act in line(fight, enemy, fight.round) if act.do == "damage"]
    return max([decision.count, *[act.amount + more for act in acts]])


def potion_wasted(table: Campaign, decision: Decision, who: int) -> Message | None:
    """A potion for one who has lost a single life point, while another is down to the last (DC-ICON-14)."""
    if table.prisoners[who].damage > 1 or life_left(table, who) == 1:
        return None
    for other in decision.options:
        if isinstance(other, Drink) and table.prisoners[other.who].damage > 1 and life_left(table, other.who) == 1:
            return Message("blunder-potion", who=the(table, who), other=the(table, other.who))
    return None


# -- cells -----------------------------------------------------------------------------------------------


def cells_left(table: Campaign, decision: Decision) -> Message | None:
    """Cells enough for a card are not spent: they are lost, or do nothing for the next run (DC-UPG-03, DC-OPT-06)."""
    if not any([isinstance(option, Upgrade) for option in decision.options]):
        return None
    lost = table.profile["unspent_cells"] == "lost"
    return Message("blunder-cells-lost" if lost else "blunder-cells", cells=table.cells, price=table.price)
