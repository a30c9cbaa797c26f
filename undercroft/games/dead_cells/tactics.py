"""What to do inside a fight, question by question: quick answers, also for fights that are only thought through."""

from __future__ import annotations

from undercroft.engine.decision import DONE, PASS, Decision
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.hits import strength
from undercroft.games.dead_cells.rules.prisoner_turn import abilities
from undercroft.games.dead_cells.rules.reach import in_reach
from undercroft.games.dead_cells.rules.round_zero import openings
from undercroft.games.dead_cells.rules.sheets import ACTS, COMBAT, FROZEN, ITEMS, STATES, TARGETED
from undercroft.games.dead_cells.rules.table import enemy_by, face, fight_of, is_immune, life_left, max_life, run_of
from undercroft.games.dead_cells.state import (
    Campaign,
    Discard,
    Drink,
    Fight,
    Grab,
    Hit,
    Open,
    Play,
    StateOff,
    Symbol,
    To,
    ToCompanion,
    UseAbility,
    UseItem,
)
from undercroft.games.dead_cells.worth import GOODS, threat


def answer(table: Campaign, decision: Decision) -> Action | None:
    """An answer to a question of a fight; nothing if it is not one."""
    ask = decision.ask
    options = decision.options
    if ask == "ask-target":
        return best_target(table, decision)
    if ask in ("ask-damage", "ask-death-damage"):
        return best_victim(table, options)
    if ask == "ask-state":
        return best_bearer(table, options)
    if ask == "ask-ability":
        return best_ability(table, decision.about, options)
    if ask == "ask-round-item":
        return best_item(table, decision.about, options)
    if ask == "ask-opening":
        return best_opening(table, decision.about, options)
    if ask == "ask-loot":
        return best_loot(table, options)
    if ask == "ask-potion":
        return best_drink(table, options)
    if ask == "ask-shield-whom":
        return most_exposed(table, options)
    if ask in ("ask-heal-whom", "ask-shield-heal", "ask-rest", "ask-curse-heal"):
        return weakest(table, options)
    if ask == "ask-cure":
        return best_cure(options)
    if ask in ("ask-stolen-loot", "ask-late-loot"):
        return best_goods(options, least=ask == "ask-stolen-loot")
    if ask == "ask-card":
        return quick_card(table, decision.about, options)
    if ask in ("ask-power", "ask-pass-symbol"):
        return best_symbol(table, decision.about, options)
    if ask == "ask-reorder":
        return PASS
    if ask in ("ask-exchange", "ask-mulligan"):
        return DONE
    return None


# -- whom to hit -----------------------------------------------------------------------------------------


def best_target(table: Campaign, decision: Decision) -> Action:
    """One that falls now and threatens most, else one that can still be brought down."""
    fight = fight_of(table)
    best = decision.options[0]
    most = -1000.0
    for option in decision.options:
        if isinstance(option, Hit):
            value = target_value(fight, option.enemy, decision.count)
            if value > most:
                most = value
                best = option
    return best


def target_value(fight: Fight, id: int, amount: int) -> float:
    """What a hit of so much on this enemy is worth; a state (0) goes to the most dangerous."""
    enemy = enemy_by(fight, id)
    if enemy is None:
        return -1000.0
    sheet = face(enemy)
    value = threat(fight, id)
    left = sheet.life - enemy.damage
    if amount <= 0:
        return value + 0.3 * left
    hits = amount + (1 if enemy.states[TARGETED] else 0) - enemy.shields
    if hits <= 0 or enemy.golden:
        return -0.5
    if sheet.thorns:
        value -= 1.5
    if hits >= left:
        return 6.0 + value
    doomed = enemy.states[STATES["bleeding"]] > 0 or enemy.states[STATES["poisoned"]] * max(1, 4 - fight.round) >= left
    return (0.2 if doomed else 1.0) * value / (0.5 + left - hits)


# -- who takes it ----------------------------------------------------------------------------------------


def best_victim(table: Campaign, options: list[Action]) -> Action:
    """A companion, one who is shielded, or whoever has most life left."""
    best = options[0]
    most = -1000.0
    for option in options:
        value = 0.0
        if isinstance(option, ToCompanion):
            value = 7.5
        elif isinstance(option, To):
            value = endurance(table, option.who)
        if value > most:
            most = value
            best = option
    return best


def endurance(table: Campaign, who: int) -> float:
    """How well a prisoner would take a damage."""
    prisoner = table.prisoners[who]
    left = life_left(table, who)
    value = float(left) + 0.1 * max_life(table, who)
    if prisoner.states[TARGETED]:
        value -= 1.5
    value -= 1.0 * prisoner.states[STATES["poisoned"]]
    if prisoner.shields or prisoner.golden:
        value += 8.0
    elif left == 1:
        value -= 20.0
    return value


def best_bearer(table: Campaign, options: list[Action]) -> Action:
    """One who is immune, else whoever bears a state best; never a second fire."""
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, To):
            prisoner = table.prisoners[option.who]
            value = endurance(table, option.who) - 12.0 * prisoner.states[STATES["burning"]]
            for state in ("poisoned", "bleeding", "burning", "targeted", FROZEN):
                if is_immune(table, option.who, state):
                    value += 3.0
            if value > most:
                most = value
                best = option
    return best


def weakest(table: Campaign, options: list[Action]) -> Action:
    """Whoever has least life left."""
    best = options[0]
    least = 1000.0
    for option in options:
        if isinstance(option, To):
            left = life_left(table, option.who) - 0.1 * table.prisoners[option.who].damage
            if left < least:
                least = left
                best = option
    return best


def most_exposed(table: Campaign, options: list[Action]) -> Action:
    """A shield for the first player, or for whoever has least life left."""
    best = options[0]
    least = 1000.0
    first = run_of(table).first
    for option in options:
        if isinstance(option, To):
            prisoner = table.prisoners[option.who]
            value = life_left(table, option.who) + 1.5 * prisoner.shields - (1.2 if option.who == first else 0.0)
            if value < least:
                least = value
                best = option
    return best


# -- what to use -----------------------------------------------------------------------------------------


def acts_value(table: Campaign, who: int, paths: list[str]) -> float:
    """What some actions would be worth just now."""
    fight = fight_of(table)
    prisoner = table.prisoners[who]
    value = 0.0
    for path in paths:
        act = ACTS[path]
        if act.do in ("damage", "inflict", "push", "pull", "shatter"):
            most = 0.0
            for enemy in in_reach(table, fight, who, act.reach):
                if act.do == "damage":
                    amount = strength(table, who, enemy, act, False)
                    worth = target_value(fight, enemy.id, amount) + 0.4 * amount
                elif act.do == "inflict":
                    worth = 0.0 if act.state in face(enemy).immune else state_value(fight, enemy.id, act.state)
                elif act.do == "shatter":
                    worth = 0.6 * (enemy.shields + 2 * enemy.golden)
                else:
                    worth = 0.3
                most = most + worth if act.all else max(most, worth)
            value += most
        elif act.do == "block":
            value += (1.6 if act.who == "all" else 0.9) * max(1, act.amount) * (1.6 if act.golden else 1.0)
        elif act.do == "heal":
            value += 2.2 if prisoner.damage or act.who != "self" else 0.0
        elif act.do == "loot":
            value += best_loot_value(fight)
        elif act.do == "earn":
            value += GOODS[act.what] * act.amount
        elif act.do == "cure":
            value += 0.5
        elif act.do == "ability":
            value += 1.0 * act.amount
    return value


def state_value(fight: Fight, id: int, state: str) -> float:
    """What a state on this enemy is worth from now on."""
    enemy = enemy_by(fight, id)
    if enemy is None:
        return 0.0
    danger = threat(fight, id)
    left = face(enemy).life - enemy.damage
    if state == "poisoned":
        return min(float(left), 4.0 - fight.round) * 0.6 + 0.15 * danger
    if state == "bleeding":
        return 0.0 if enemy.states[STATES[state]] else 0.5 * left + 0.3
    if state == "burning":
        return 4.0 + danger if enemy.states[STATES[state]] else 0.8
    if state == FROZEN:
        return 0.5 * danger
    return 0.8


def best_ability(table: Campaign, who: int, options: list[Action]) -> Action:
    """The ability that is worth most."""
    found = abilities(table, who)
    best: Action = PASS
    most = 0.05
    for option in options:
        if isinstance(option, UseAbility):
            value = acts_value(table, who, found[option.ability])
            if value > most:
                most = value
                best = option
    return best


def best_item(table: Campaign, who: int, options: list[Action]) -> Action:
    """The item whose actions are worth more than the line it takes the place of."""
    prisoner = table.prisoners[who]
    fight = fight_of(table)
    best: Action = PASS
    most = 0.05
    for option in options:
        if isinstance(option, UseItem):
            value = acts_value(table, who, ITEMS[option.item].paths)
            if option.instead >= 0:
                value -= acts_value(table, who, COMBAT[prisoner.active[option.instead]].lines[fight.round])
            if value > most:
                most = value
                best = option
    return best


def best_opening(table: Campaign, who: int, options: list[Action]) -> Action:
    """Every action of Round 0 that is worth anything."""
    mine = openings(table, who)
    for option in options:
        if isinstance(option, Open) and option.source in mine:
            paths = [path for path in ACTS if path.startswith(option.source + ".")]
            if acts_value(table, who, paths) > 0.05:
                return option
    return DONE


def best_loot_value(fight: Fight) -> float:
    """What the best type on the floor is worth."""
    worth: dict[str, float] = {}
    for goods in fight.loot:
        kind = goods.partition(":")[0]
        worth[kind] = worth.get(kind, 0.0) + GOODS[kind]
    return max(worth.values()) if worth else 0.0


def best_loot(table: Campaign, options: list[Action]) -> Action:
    """The type that is worth most, or a potion for one who is near death."""
    fight = fight_of(table)
    best = options[0]
    most = -1.0
    for option in options:
        value = 0.0
        if isinstance(option, Grab):
            for goods in fight.loot:
                if goods.partition(":")[0] == option.what:
                    value += GOODS[option.what]
        elif isinstance(option, Drink):
            value = drink_value(table, option.who)
        if value > most:
            most = value
            best = option
    return best


def drink_value(table: Campaign, who: int) -> float:
    """What a potion for this prisoner is worth beyond keeping it."""
    damage = table.prisoners[who].damage
    left = life_left(table, who)
    return 1.6 * damage - (0.8 if left > 1 else -1.5) - 2.4


def best_drink(table: Campaign, options: list[Action]) -> Action:
    """A potion before the fight for one who has one life point left, or against a boss two."""
    fight = fight_of(table)
    best: Action = DONE
    most = 0.4 if fight.boss is None else -0.6
    for option in options:
        if isinstance(option, Drink):
            value = drink_value(table, option.who)
            if value > most:
                most = value
                best = option
    return best


def best_cure(options: list[Action]) -> Action:
    """Bleeding first, then poison."""
    order = ("bleeding", "burning", "poisoned", FROZEN, "targeted")
    best = options[0]
    least = 99
    for option in options:
        if isinstance(option, StateOff) and order.index(option.state) < least:
            least = order.index(option.state)
            best = option
    return best


def best_goods(options: list[Action], least: bool) -> Action:
    """The type worth most, or least."""
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, Grab):
            value = -GOODS[option.what] if least else GOODS[option.what]
            if value > most:
                most = value
                best = option
    return best


def best_symbol(table: Campaign, who: int, options: list[Action]) -> Action:
    """Survival while life is short, else the hardest blow."""
    for trait in ("survival", "brutality", "tactics"):
        for option in options:
            if isinstance(option, Symbol) and option.trait == trait:
                return option
    return options[0]


def quick_card(table: Campaign, who: int, options: list[Action]) -> Action:
    """The card whose lines are worth most against what stands there, looked at without thinking ahead."""
    best = options[0]
    most = -1000.0
    seen: dict[str, float] = {}
    for option in options:
        if isinstance(option, Play):
            value = seen.get(option.card, -1.0)
            if value < 0.0:
                value = card_value(table, who, option.card)
                seen[option.card] = value
            if value > most:
                most = value
                best = option
    return best


def card_value(table: Campaign, who: int, card: str) -> float:
    """What a card's lines are worth, earlier rounds a little more."""
    lines = COMBAT[card].lines
    return (
        1.1 * acts_value(table, who, lines[1])
        + acts_value(table, who, lines[2])
        + 0.9 * acts_value(table, who, lines[3])
    )


def best_test(options: list[Action]) -> Action:
    """A Test is taken with the card that is least missed: the first that fits."""
    for option in options:
        if isinstance(option, Discard):
            return option
    return options[0]
