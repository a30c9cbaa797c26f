"""Why not: what a player might expect to be able to do, and the rule that is in the way."""

from __future__ import annotations

from undercroft.engine.decision import Blocked, Decision
from undercroft.engine.record import Action
from undercroft.games.dark_souls.rules.activation import can_move, is_fresh, step_cost, swaps
from undercroft.games.dark_souls.rules.attack import cost_of, has_left, range_of
from undercroft.games.dark_souls.rules.bonfire import (
    MOST_WEAPONS,
    carried,
    in_campaign,
    level_cost,
    price,
)
from undercroft.games.dark_souls.rules.dodging import dodge_cost
from undercroft.games.dark_souls.rules.endurance import can_pay
from undercroft.games.dark_souls.rules.entering import ways_off
from undercroft.games.dark_souls.rules.flat import Gear, WeaponOption
from undercroft.games.dark_souls.rules.gear import CHARACTERS, GEAR, STATS
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.rules.nodes import apart, near
from undercroft.games.dark_souls.rules.setup import most_sparks
from undercroft.games.dark_souls.rules.table import attached, battle_of, boss_on, meets, models_on, powers
from undercroft.games.dark_souls.state import (
    Activation,
    Attach,
    Attack,
    Block,
    Buy,
    BuySpark,
    Detach,
    Dodge,
    Drink,
    EnterBoss,
    Equip,
    Foe,
    Give,
    Go,
    Hero,
    Heroic,
    Level,
    Open,
    PushTo,
    Refill,
    Rest,
    Sell,
    Souls,
    Stand,
    Swap,
    Walk,
)


def why_not(table: Souls, decision: Decision, seat: int) -> list[Blocked]:
    """What this seat cannot do now, and why."""
    if seat not in decision.asked():
        return []
    offered = decision.options_of(seat)
    ask = decision.ask
    if ask == "ask-roam":
        return roaming(table, offered, seat)
    if ask == "ask-outfit":
        return outfitting(table, decision.about, offered)
    if ask == "ask-give":
        return giving(table, offered)
    if ask == "ask-stand":
        return standing(table, offered)
    if ask == "ask-act":
        return acting(table, decision.about, offered)
    if ask in ("ask-defend", "ask-trap"):
        found = [Blocked(Block(), "why-trap", "DS-TRAP-05")] if ask == "ask-trap" else []
        return found + dodging(table, decision.about, offered)
    if ask == "ask-push-to":
        return being_pushed(table, decision.about, offered)
    return []


# -- outside encounters -----------------------------------------------------------------------------------


def roaming(table: Souls, offered: list[Action], seat: int) -> list[Blocked]:
    """The fog, the rooms beyond, and what the bonfire will not give."""
    found: list[Blocked] = []
    if EnterBoss() not in offered:
        found.append(Blocked(EnterBoss(), "why-fog", "DS-EXPLORE-04"))
    rooms = [action.tile for action in offered if isinstance(action, Go)]
    for tile, laid in enumerate(table.map):
        if tile not in rooms and tile != table.at and not laid.won:
            found.append(Blocked(Go(tile), "why-no-way", "DS-EXPLORE-02"))
    if table.at != BONFIRE:
        opened = [Open(node) for node in table.map[table.at].opened]
        found.extend([Blocked(action, "why-chest-open", "DS-TERR-11") for action in opened])
        found.append(Blocked(Rest(), "why-away", "DS-BONFIRE-20"))
        found.append(Blocked(Buy(), "why-away", "DS-BONFIRE-05"))
        return found
    if Rest() not in offered:
        found.append(Blocked(Rest(), "why-no-spark", "DS-SETUP-08"))
    if Buy() not in offered:
        found.append(not_buying(table))
    found.extend(firekeeping(table, offered, seat))
    if in_campaign(table):
        found.extend(trading(table, offered))
    return found


def not_buying(table: Souls) -> Blocked:
    """Why Andre sells nothing: too few souls, an empty deck, or Embers nobody can carry."""
    if table.souls < price(table):
        return Blocked(Buy(), "why-souls", "DS-CAMP-19" if in_campaign(table) else "DS-BONFIRE-06")
    return Blocked(Buy(), "why-deck", "DS-RULING-159" if table.treasure else "DS-RULING-115")


def firekeeping(table: Souls, offered: list[Action], seat: int) -> list[Blocked]:
    """Stats that cannot be raised, luck that cannot be restored, for the heroes of a seat."""
    found: list[Blocked] = []
    for who, hero in enumerate(table.heroes):
        if hero.seat != seat:
            continue
        for number, stat in enumerate(STATS):
            if Level(who, stat) in offered:
                continue
            if level_cost(table, hero.tiers[number]):
                rule = "DS-CAMP-22" if in_campaign(table) else "DS-BONFIRE-17"
                found.append(Blocked(Level(who, stat), "why-souls", rule))
            else:
                found.append(Blocked(Level(who, stat), "why-top", "DS-BONFIRE-17"))
        if Refill(who) not in offered:
            why = "why-luck-ready" if hero.luck else "why-souls"
            found.append(Blocked(Refill(who), why, "DS-BONFIRE-19"))
    return found


def trading(table: Souls, offered: list[Action]) -> list[Blocked]:
    """What a campaign sells and buys, and what it does not."""
    found: list[Blocked] = []
    if BuySpark() not in offered:
        most = table.sparks >= most_sparks(table)
        found.append(Blocked(BuySpark(), "why-most-sparks" if most else "why-souls", "DS-CAMP-16"))
    for card in table.inventory:
        if Sell(card) not in offered:
            found.append(Blocked(Sell(card), "why-starting", "DS-RULING-125"))
    return found


def outfitting(table: Souls, who: int, offered: list[Action]) -> list[Blocked]:
    """Cards a hero is too weak for, slots that are full, upgrades that stay for good."""
    hero = table.heroes[who]
    found: list[Blocked] = []
    worn = [card for card in [hero.armour, *carried(hero)] if card]
    fitted = [action.upgrade for action in offered if isinstance(action, Attach)]
    for card in table.inventory:
        gear = GEAR[card]
        if gear.slot != "none":
            slot = "armour" if gear.slot == "armour" else "left"
            if not meets(table, hero, card):
                found.append(Blocked(Equip(who, card, slot), "why-needs", "DS-EQUIP-09"))
            elif slot == "left" and len(carried(hero)) >= MOST_WEAPONS:
                found.append(Blocked(Equip(who, card, "backup"), "why-weapons", "DS-EQUIP-06"))
        elif card not in fitted:
            fits = [one for one in worn if (GEAR[one].kind == "armour") == (gear.kind == "armour_upgrade")]
            if fits and not meets(table, hero, card):
                found.append(Blocked(Attach(card, fits[0]), "why-needs", "DS-EQUIP-09"))
            elif fits:
                found.append(Blocked(Attach(card, fits[0]), "why-no-room", "DS-EQUIP-11"))
    for card in carried(hero):
        found.extend([Blocked(Detach(one), "why-for-good", "DS-BONFIRE-14") for one in attached(table, card)])
    return found


def giving(table: Souls, offered: list[Action]) -> list[Blocked]:
    """Heroes too weak for what was drawn."""
    if not table.drawn:
        return []
    slot = "armour" if GEAR[table.drawn[0]].slot == "armour" else "left"
    takers = [action.who for action in offered if isinstance(action, Give)]
    weak = [who for who in range(len(table.heroes)) if who not in takers]
    return [Blocked(Give(who, slot), "why-needs", "DS-EQUIP-09") for who in weak]


# -- in an encounter --------------------------------------------------------------------------------------


def standing(table: Souls, offered: list[Action]) -> list[Blocked]:
    """Entry nodes that are full."""
    battle = battle_of(table)
    full = [node for node in battle.entries if Stand(node) not in offered and models_on(table, node) >= 3]
    return [Blocked(Stand(node), "why-full", "DS-NODE-14") for node in full]


def obstacle(table: Souls, node: int) -> tuple[str, str] | None:
    """What lies on a node, as a reason not to go there."""
    token = battle_of(table).terrain[node]
    if token == "gravestone":
        return "why-gravestone", "DS-TERR-02"
    if token == "chest":
        return "why-chest", "DS-TERR-08"
    return ("why-barrel", "DS-TERR-05") if token == "barrel" else None


def acting(table: Souls, who: int, offered: list[Action]) -> list[Blocked]:
    """Steps, attacks and the rest, in one's own activation."""
    activation = table.activation
    if activation is None:
        return []
    hero = table.heroes[who]
    found = stepping(table, activation, hero, offered)
    for card in hero.hands:
        if card:
            found.extend(wielding(table, activation, hero, card, offered))
    if not is_fresh(activation):
        for swap in swaps(table, hero)[:1]:
            assert isinstance(swap, Swap)
            found.append(Blocked(swap, "why-swap", "DS-RULING-50"))
    if Drink() not in offered:
        if hero.estus:
            found.append(Blocked(Drink(), "why-fresh", "DS-BAR-07"))
        else:
            found.append(Blocked(Drink(), "why-flask", "DS-CHAR-10"))
    if Heroic() not in offered:
        if not hero.heroic:
            found.append(Blocked(Heroic(), "why-heroic", "DS-CHAR-03"))
        elif CHARACTERS[hero.kind].heroic == "backstab":
            found.append(Blocked(Heroic(), "why-backstab", "DS-RULING-46"))
        else:
            found.append(Blocked(Heroic(), "why-stand-fast", "DS-RULING-46"))
    return found


def stepping(table: Souls, activation: Activation, hero: Hero, offered: list[Action]) -> list[Blocked]:
    """Why the nodes next to a hero are not open."""
    battle = battle_of(table)
    cost = step_cost(table, activation)
    open_nodes = ways_off(table, activation.who)
    found: list[Blocked] = []
    for node in near(battle.size, hero.node):
        step = Walk(node)
        if step in offered:
            continue
        blocked = obstacle(table, node)
        if not can_move(table, activation):
            found.append(Blocked(step, "why-moved", "DS-MOVE-01"))
        elif cost < 0:
            found.append(Blocked(step, "why-no-run", "DS-RULING-153"))
        elif blocked is not None and blocked[0] != "why-barrel":
            found.append(Blocked(step, *blocked))
        elif node not in open_nodes:
            found.append(Blocked(step, "why-arc", "DS-ARC-07"))
        elif blocked is not None and can_pay(hero, cost):
            found.append(Blocked(step, *blocked))
        else:
            found.append(Blocked(step, "why-stamina", "DS-RULING-36"))
    return found


def wielding(table: Souls, activation: Activation, hero: Hero, card: str, offered: list[Action]) -> list[Blocked]:
    """Why a card, one of its options, or a target is not open."""
    gear = GEAR[card]
    if card in activation.used:
        return [Blocked(Attack(card, 0, -1, False), "why-used", "DS-ATK-01")]
    found: list[Blocked] = []
    payable: list[int] = []
    for number, option in enumerate(gear.options):
        bare = Attack(card, number, -1, False)
        if option.attacks and has_left(table, activation):
            found.append(Blocked(bare, "why-left", "DS-MOVE-01"))
        elif not can_pay(hero, cost_of(table, activation, card, number)):
            found.append(Blocked(bare, "why-stamina", "DS-RULING-36"))
        elif option.attacks:
            payable.append(number)
        elif bare not in offered:
            found.append(Blocked(bare, "why-useless", "DS-RULING-148"))
    if not payable:
        return found
    reached = [action for action in offered if isinstance(action, Attack) and action.card == card]
    if any(gear.options[action.option].attacks and action.foe < 0 for action in reached):
        return found  # a shift comes first: who can be reached is seen afterwards
    farthest = max(payable, key=lambda number: range_of(gear, gear.options[number]))
    for foe in table.foes:
        if not any(action.foe == foe.id for action in reached):
            found.append(out_of_reach(table, hero, gear, farthest, card, foe))
    return found


def out_of_reach(table: Souls, hero: Hero, gear: Gear, number: int, card: str, foe: Foe) -> Blocked:
    """Too far for the option that reaches farthest, or too near for it."""
    option: WeaponOption = gear.options[number]
    far = apart(battle_of(table).size, hero.node, foe.node)
    if option.shaft and far == 0:
        return Blocked(Attack(card, number, foe.id, False), "why-shaft", "DS-ICON-07")
    return Blocked(Attack(card, number, foe.id, False), "why-range", "DS-NODE-12")


def dodging(table: Souls, who: int, offered: list[Action]) -> list[Blocked]:
    """Why one cannot dodge, or not onto a node next to one."""
    hero = table.heroes[who]
    battle = battle_of(table)
    if any(gear.no_dodge for gear in powers(table, hero)):
        return [Blocked(Dodge(hero.node, hero.place), "why-no-dodge", "DS-RULING-153")]
    if not can_pay(hero, dodge_cost(hero)):
        return [Blocked(Dodge(hero.node, hero.place), "why-stamina", "DS-RULING-37")]
    found: list[Blocked] = []
    for node in near(battle.size, hero.node):
        blocked = obstacle(table, node)
        if Dodge(node) not in offered and blocked is not None:
            found.append(Blocked(Dodge(node), *blocked))
    return found


def being_pushed(table: Souls, who: int, offered: list[Action]) -> list[Blocked]:
    """Why a push does not lead onto a node next to one."""
    hero = table.heroes[who]
    battle = battle_of(table)
    beside = boss_on(table, hero.node) is not None and hero.place >= 0
    found: list[Blocked] = []
    for node in near(battle.size, hero.node):
        if PushTo(node) in offered:
            continue
        blocked = obstacle(table, node)
        if blocked is not None:
            rule = "DS-TERR-04" if blocked[0] == "why-barrel" else blocked[1]
            found.append(Blocked(PushTo(node), f"{blocked[0]}-push" if rule == "DS-TERR-04" else blocked[0], rule))
        elif beside:
            found.append(Blocked(PushTo(node), "why-arc", "DS-ARC-07"))
        else:
            found.append(Blocked(PushTo(node), "why-nearer", "DS-PUSH-04"))
    return found
