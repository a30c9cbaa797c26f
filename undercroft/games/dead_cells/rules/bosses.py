"""Boss fights: bouts, forms, and what each of the three bosses brings.

DC-BOSS-01 to DC-BOSS-18, DC-RULING-51 to DC-RULING-57, DC-RULING-92, DC-RULING-93.
Worked examples: DC-EX-25, DC-EX-26, DC-EX-31, DC-EX-34.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.agenda import CutShort
from undercroft.games.dead_cells.rules import damage, feats, fight_setup, states
from undercroft.games.dead_cells.rules.bells import BELLS
from undercroft.games.dead_cells.rules.closing_up import slide
from undercroft.games.dead_cells.rules.drawing import draw, fill_hand, next_blueprint
from undercroft.games.dead_cells.rules.dying import is_anyone_dead
from undercroft.games.dead_cells.rules.flat import EnemyAct
from undercroft.games.dead_cells.rules.icons import into_bag
from undercroft.games.dead_cells.rules.secrets import first_time, unlock
from undercroft.games.dead_cells.rules.sheets import (
    ATTACKS,
    BOSS_ATTACKS,
    BOSS_BLUEPRINTS,
    BOSS_CELLS,
    BOSS_ELEMENTS,
    BOSS_FORMS,
    ELEMENT_COPIES,
    ENEMIES,
    FORMS,
    SPACES,
)
from undercroft.games.dead_cells.rules.table import (
    enemy_on,
    fight_of,
    hand_size,
    is_solo,
    pass_first_player,
    run_of,
)
from undercroft.games.dead_cells.rules.upgrades import open_start
from undercroft.games.dead_cells.rules.upkeep import clear_tokens, discard_active
from undercroft.games.dead_cells.state import (
    PREPARE,
    AttackTurned,
    BossBeaten,
    BossFalls,
    BossFight,
    BossMet,
    BoutBegan,
    Campaign,
    ElementLaid,
    EndBout,
    EndRun,
    Enemy,
    Fight,
    FirstPlayer,
    FormBeaten,
    MeetBoss,
    NewBout,
    NewForm,
)

OPENS: Final = {"C1": "B4", "C2": "B7"}  # where runs may begin once a boss is beaten (DC-DEC-04)


def line(fight: Fight, enemy: Enemy, round: int) -> list[EnemyAct]:
    """What an enemy does in a round; a boss by the attack card of this bout."""
    if fight.boss is not None and enemy.card in FORMS:
        return ATTACKS[fight.boss.attack].lines[round] if fight.boss.attack else []
    return ENEMIES[enemy.card].lines[round]


def meet_boss(table: Campaign, step: MeetBoss) -> None:
    """A boss's fight: its first form, its attack cards, its elements (DC-BOSS-01, DC-BOSS-02)."""
    run = run_of(table)
    run.path.append(step.boss)
    run.fights = 1
    run.restriction = 0
    run.silent = False
    run.runeless = False
    for prisoner in table.prisoners:  # the biome is left, and what clung to them in it
        prisoner.worms = 0
        prisoner.malaise = ""
    fight = fight_setup.new_fight(table, step.boss)
    pile = BOSS_ELEMENTS[step.boss].copy()
    table.chance.decks.shuffle(pile)
    fight.boss = BossFight(step.boss, 1, 0, True, "", [], [], [], [], [], pile, [])
    table.fight = fight
    table.tell(BossMet(step.boss))
    take_form(table, 1)
    fight_setup.first_shields(table)
    table.next(NewBout())


def boss_of(fight: Fight) -> BossFight:
    """The boss's part of the fight."""
    boss = fight.boss
    assert boss is not None
    return boss


def take_form(table: Campaign, form: int) -> None:
    """A face of the boss card, on its space, with the attack cards of that form (DC-BOSS-14)."""
    fight = fight_of(table)
    boss = boss_of(fight)
    boss.form = form
    boss.fresh = True
    boss.attack = ""
    boss.spent = []
    boss.attacks = BOSS_ATTACKS[(boss.boss, form)].copy()
    table.chance.decks.shuffle(boss.attacks)
    card = BOSS_FORMS[boss.boss][form - 1]
    space = SPACES[FORMS[card].at]
    if enemy_on(fight, space) is not None:
        space = fight_setup.free_space(fight)
    fight_setup.put_enemy(table, card, space)


def new_bout(table: Campaign, step: NewBout) -> None:
    """Draw, pass the token, turn the attack card, play anew (DC-BOSS-04 to DC-BOSS-09)."""
    fight = fight_of(table)
    boss = boss_of(fight)
    boss.bout += 1
    if boss.bout > 1:
        refill(table)
        pass_first_player(table)
        table.tell(FirstPlayer(run_of(table).first))
    fight.round = 0
    fight.revealed = False
    fight.power = ""
    if "skill" in fight.once:
        fight.once.remove("skill")
    for prisoner in table.prisoners:  # what counts once a round counts anew in the rounds of this bout
        prisoner.once = [mark for mark in prisoner.once if ":" not in mark]
    boss.fires = boss.coming
    boss.coming = []
    turn_attack(table, boss)
    table.tell(BoutBegan(boss.bout))
    table.next(PREPARE)


def refill(table: Campaign) -> None:
    """One new card each, never above a full hand, and as many as must be played; then last bout's cards are discarded.

    DC-BOSS-07, DC-BOSS-18, DC-RULING-51, DC-OPT-05.
    """
    full = table.profile["boss_refill"] == "full"
    for who in range(len(table.prisoners)):
        if full:
            fill_hand(table, who)
        elif len(table.prisoners[who].hand) < hand_size(table, who):
            draw(table, who, 1)
        draw_needed(table, who)
    for prisoner in table.prisoners:
        discard_active(prisoner)
    for who in range(len(table.prisoners)):
        draw_needed(table, who)


def draw_needed(table: Campaign, who: int) -> None:
    """Whoever must play more cards than they hold draws up to that number first (DC-RULING-51)."""
    next_first = (run_of(table).first + 1) % len(table.prisoners)
    needed = 1
    if is_solo(table):
        needed = 2 if who == 0 else 0
    elif len(table.prisoners) == 2:
        needed = 2 if who == next_first else 1
    draw(table, who, needed - len(table.prisoners[who].hand))


def turn_attack(table: Campaign, boss: BossFight) -> None:
    """What the boss means to do in this bout, before cards are played (DC-BOSS-02)."""
    if boss.attack:
        boss.spent.append(boss.attack)
    if not boss.attacks:
        boss.attacks = boss.spent
        boss.spent = []
        table.chance.decks.shuffle(boss.attacks)
    boss.attack = boss.attacks.pop()
    table.tell(AttackTurned(boss.attack))


def end_bout(table: Campaign, step: EndBout) -> None:
    """A bout without a decision: somebody dead ends the run, otherwise a new one begins.

    DC-BOSS-06, DC-RULING-52, DC-RULING-92.
    """
    fight = fight_of(table)
    boss = boss_of(fight)
    boss.fresh = False
    put_out_fires(boss)
    if is_anyone_dead(table):
        table.next(EndRun("died"))
        return
    for enemy in fight.enemies:
        enemy.frozen = []
        enemy.vanished = False
    for prisoner in table.prisoners:
        prisoner.frozen = []
    slide(table)
    table.next(NewBout())


def form_beaten(table: Campaign, enemy: Enemy) -> None:
    """A form is beaten: the bout ends at once, and what was still to come is lost.

    DC-BOSS-13, DC-RULING-53, DC-RULING-93.
    """
    fight = fight_of(table)
    boss = boss_of(fight)
    table.tell(FormBeaten(enemy.card))
    fight.enemies = [other for other in fight.enemies if other.id != enemy.id]
    fight.slain.append(enemy.card)
    last = boss.form == len(BOSS_FORMS[boss.boss])
    raise CutShort(fight.base, BossFalls() if last else NewForm())


def new_form(table: Campaign, step: NewForm) -> None:
    """The card is flipped; states and shields of the prisoners go, other elements stay.

    DC-BOSS-14, DC-BOSS-15, DC-RULING-53, DC-RULING-106.
    """
    fight = fight_of(table)
    boss = boss_of(fight)
    if is_anyone_dead(table):
        table.next(EndRun("died"))
        return
    put_out_fires(boss)
    for prisoner in table.prisoners:
        clear_tokens(prisoner)
    for enemy in fight.enemies:
        enemy.frozen = []
        enemy.vanished = False
    take_form(table, boss.form + 1)
    slide(table)
    table.next(NewBout())


def boss_falls(table: Campaign, step: BossFalls) -> None:
    """The last form is beaten: the run ends as a success, if nobody died in this bout.

    DC-BOSS-17, DC-RULING-92, DC-RULING-93.
    """
    if is_anyone_dead(table):
        table.next(EndRun("died"))
        return
    fight = fight_of(table)
    boss = boss_of(fight).boss
    table.next(EndRun(boss))
    table.beaten[boss] = table.beaten.get(boss, 0) + 1
    table.tell(BossBeaten(boss))
    into_bag(table, "cell", BOSS_CELLS[boss])
    for _ in range(BOSS_BLUEPRINTS):
        item = next_blueprint(table)
        if item:
            unlock(table, item)
    if boss in OPENS:
        open_start(table, OPENS[boss])
    if not fight.drunk:
        feats.count(table, "boss_without_potion", 1)
    first_time(table, boss)


# -- what the three bring --------------------------------------------------------------------------------


def is_guarded(fight: Fight, enemy: Enemy) -> bool:
    """The Hand of the King cannot be damaged while one of his swords stands (facts; DC-RULING-104)."""
    if fight.boss is None or fight.boss.boss != "C3" or enemy.card not in FORMS:
        return False
    for other in fight.enemies:
        if other.card not in FORMS:
            return True
    return False


def is_unguarded_by_bells(table: Campaign) -> bool:
    """With all three bells rung the Time Keeper's first form begins without her golden shield."""
    fight = fight_of(table)
    boss = fight.boss
    if boss is None or boss.boss != "C2" or boss.form != 1:
        return False
    return fight.round == 0 and run_of(table).rung == BELLS


def lay(table: Campaign, what: str, amount: int) -> None:
    """A boss brings its elements into play: fire for the next bout, a shuriken over this round, swords."""
    fight = fight_of(table)
    boss = boss_of(fight)
    if what == "shuriken":
        if fight.round not in boss.shurikens:
            boss.shurikens.append(fight.round)
            table.tell(ElementLaid("shuriken", fight.round))
        return
    for _ in range(amount):
        if not boss.pile:
            return
        if what == "sword":
            space = fight_setup.free_space(fight)
            if space < 0:
                return
            fight_setup.put_enemy(table, boss.pile.pop(), space)
        else:
            card = boss.pile.pop()
            boss.coming.append(card)
            table.tell(ElementLaid("fire", burning_round(card)))


def burning_round(card: str) -> int:
    """The round in which a fire burns: the one whose line it has."""
    lines = ELEMENT_COPIES[card].lines
    for round in (1, 2, 3):
        if lines[round]:
            return round
    return 0


def put_out_fires(boss: BossFight) -> None:
    """Fires of a bout go under the pile again."""
    boss.pile = [*boss.fires, *boss.pile]
    boss.fires = []


def fire_burns(table: Campaign, who: int) -> None:
    """Whoever acts in a round that burns catches fire, unless shielded."""
    fight = fight_of(table)
    boss = fight.boss
    if boss is None or not boss.fires:
        return
    prisoner = table.prisoners[who]
    if prisoner.shields + prisoner.golden > 0:
        return
    if fight.round in [burning_round(card) for card in boss.fires]:
        states.mark_prisoner(table, who, "burning", 1, "fire")


def shuriken_returns(table: Campaign) -> None:
    """At the end of a round over which a shuriken hangs the first player takes a damage."""
    fight = fight_of(table)
    boss = fight.boss
    if boss is None or fight.round not in boss.shurikens:
        return
    first = run_of(table).first
    if first in fight.fighters and table.prisoners[first].alive:
        damage.hurt_prisoner(table, first, 1, False, "shuriken")
