"""Upkeep: sharing what was gathered, hands, tokens, cards.

DC-UPK-01 to DC-UPK-09, DC-DIE-03.
Worked examples: DC-EX-12, DC-EX-32.
"""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules import feats, looting, worms
from undercroft.games.dead_cells.rules.drawing import fill_hand
from undercroft.games.dead_cells.rules.dying import is_anyone_dead, remove_damage
from undercroft.games.dead_cells.rules.fight_setup import discard_enemy
from undercroft.games.dead_cells.rules.icons import choose_for_scroll, choose_for_vial, wants_vial
from undercroft.games.dead_cells.rules.sheets import SERENADE
from undercroft.games.dead_cells.rules.table import ask_group, fight_of, fighting, life_left, max_life, run_of, word
from undercroft.games.dead_cells.state import (
    SHARE,
    UPKEEP,
    BlueprintFound,
    Campaign,
    EndFight,
    EnemyGone,
    FightOver,
    GiveItem,
    Grab,
    ItemFound,
    LateLoot,
    Prisoner,
    Share,
    To,
    Upkeep,
)


def end_fight(table: Campaign, step: EndFight) -> None:
    """The combat is over, also one in which somebody died (DC-UPK-01, DC-DIE-03)."""
    fight = fight_of(table)
    if table.heard():
        table.tell(FightOver(len(fight.slain), len(fight.enemies)))
    if not fight.hurt:
        feats.count(table, "fight_unhurt", 1)
    table.next(LateLoot(word(table, "late_loot")), SHARE, UPKEEP)


def late_loot(table: Campaign, step: LateLoot) -> Rule | None:
    """Some loot left on the floor is taken after all, by a mutation."""
    fight = fight_of(table)
    if step.left <= 0 or not fight.loot or is_anyone_dead(table):
        return None
    return choose_late_loot(table, step)


def choose_late_loot(table: Campaign, step: LateLoot) -> Rule:
    """Which type."""
    options: list[Action] = [Grab(what) for what in looting.types(fight_of(table))]
    answer = yield ask_group(table, options, "ask-late-loot", ("DC-DEC-51",))
    assert isinstance(answer, Grab)
    looting.grab(table, -1, answer.what)
    table.next(LateLoot(step.left - 1))


def share(table: Campaign, step: Share) -> Rule | None:
    """Scrolls, vials and equipment go to those who took part, blueprints to the collector.

    DC-UPK-01, DC-UPK-02, DC-UPK-03, DC-DEC-33.
    """
    fight = fight_of(table)
    if not fight.spoils or is_anyone_dead(table):
        return None
    goods = fight.spoils.pop(0)
    if fight.spoils:
        table.next(SHARE)
    kind, _, item = goods.partition(":")
    if kind == "blueprint":
        run_of(table).collector.append(item)
        table.tell(BlueprintFound(item))
        return None
    if kind == "equipment":
        table.tell(ItemFound(item))
        table.next(GiveItem(item, False, True))
        return None
    if kind == "vial":
        return choose_for_vial(table, [who for who in fighting(table) if wants_vial(table, who)])
    return choose_for_scroll(table, kind[7:], fighting(table))


def upkeep(table: Campaign, step: Upkeep) -> Rule | None:
    """What clings to the prisoners works a last time; then everything is cleared away."""
    fight = fight_of(table)
    if fight.taken and not fight.loot:
        feats.count(table, "all_loot", 1)
    worms.bite(table, fight.fighters)
    triage(table)
    if word(table, "shield_heal"):
        shielded = [who for who in fighting(table) if table.prisoners[who].shields and table.prisoners[who].damage]
        if shielded:
            return heal_behind_shield(table, shielded)
    clear(table)
    return None


def triage(table: Campaign) -> None:
    """Whoever fought and has one life point left is patched up, by a mutation."""
    amount = word(table, "triage")
    if amount:
        for who in fighting(table):
            if life_left(table, who) == 1 and max_life(table, who) > 1:
                remove_damage(table, who, amount)


def heal_behind_shield(table: Campaign, shielded: list[int]) -> Rule:
    """One who still has a shield is healed, by a mutation."""
    answer = yield ask_group(table, [To(who) for who in shielded], "ask-shield-heal", ("DC-DEC-51",))
    assert isinstance(answer, To)
    remove_damage(table, answer.who, word(table, "shield_heal"))
    clear(table)


def clear(table: Campaign) -> None:
    """Enemies and loot that are left, hands, tokens, cards: in this order (DC-UPK-04 to DC-UPK-08, DC-RULING-37)."""
    fight = fight_of(table)
    for enemy in fight.enemies:
        discard_enemy(table, enemy.card)
        if table.heard():
            table.tell(EnemyGone(enemy.id, enemy.card))
    looting.give_back(table, fight.loot)
    for who in range(len(table.prisoners)):
        fill_hand(table, who)
    for prisoner in table.prisoners:
        put_away(prisoner)
    fight.enemies = []
    if not is_anyone_dead(table):
        fight.loot = []
        table.fight = None
    else:
        fight.loot = []
    feats.resolve_feats(table)


def put_away(prisoner: Prisoner) -> None:
    """States and shields go, and the active cards to the discard, the second on top.

    DC-UPK-07, DC-UPK-08, DC-ACT-12, DC-STATE-11, DC-RULING-38, DC-DEC-34.
    """
    clear_tokens(prisoner)
    prisoner.once = []
    discard_active(prisoner)


def clear_tokens(prisoner: Prisoner) -> None:
    """States and shields of a prisoner are gone (DC-STATE-11, DC-ACT-12, DC-BOSS-15)."""
    prisoner.shields = 0
    prisoner.golden = 0
    prisoner.states = [0, 0, 0, 0]
    prisoner.frozen = []


def discard_active(prisoner: Prisoner) -> None:
    """Cards that were played go to their owner's discard; what her board printed is no card (DC-UPK-08, DC-SOLO-12)."""
    for card in prisoner.active:
        if prisoner.kind != SERENADE or not card.startswith("serenade_"):
            prisoner.discard.append(card)
    prisoner.active = []
    prisoner.said = []
