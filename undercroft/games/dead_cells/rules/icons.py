"""Tile icons: goods for the bag or for somebody, damage, runes, and the things of single biomes.

DC-ICON-01 to DC-ICON-18.
"""

from __future__ import annotations

from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules import castle, lanterns
from undercroft.games.dead_cells.rules.drawing import next_blueprint
from undercroft.games.dead_cells.rules.dying import place_damage, remove_damage, vial_strength
from undercroft.games.dead_cells.rules.equipping import draw_for_group
from undercroft.games.dead_cells.rules.secrets import draw_secrets
from undercroft.games.dead_cells.rules.sheets import TILE_ACTS, TILES
from undercroft.games.dead_cells.rules.table import ask_group, living, run_of
from undercroft.games.dead_cells.rules.tracks import gain_scroll, takers
from undercroft.games.dead_cells.state import (
    BlueprintFound,
    Campaign,
    CatchMalaise,
    CatchWorm,
    Gain,
    Gained,
    Hurt,
    PurgeOne,
    Receive,
    RingBell,
    RuneFound,
    ScrollTo,
    ScrollWasted,
    Suffer,
    To,
)


def receive(table: Campaign, step: Receive) -> None:
    """One icon after another, to the end, whoever dies of one (DC-TILE-10, DC-DIE-04, DC-RULING-10)."""
    if not step.left:
        return
    if len(step.left) > 1:
        table.next(Receive(step.left[1:], step.bound))
    act = TILE_ACTS[step.left[0]]
    bound = step.bound or act.first_player
    if act.do == "gain":
        table.next(Gain(act.what, act.amount, bound))
    elif act.do == "damage":
        suffer_icon(table, act.amount, act.to, bound)
    elif act.do == "rune":
        find_rune(table, act.rune)
    else:
        special(table, act.what, act.amount, bound)


def suffer_icon(table: Campaign, amount: int, to: str, bound: bool) -> None:
    """Damage of a tile or Test: for all, for the first player, or for whom the group likes (DC-ICON-01)."""
    if to == "all":
        for who in living(table):
            harm(table, who, amount, "tile")
    else:
        table.next(Suffer(amount, bound))


def find_rune(table: Campaign, rune: str) -> None:
    """A rune turns to its active side, for good (DC-ICON-16, DC-MUT-02)."""
    if rune not in table.runes:
        table.runes.append(rune)
        table.tell(RuneFound(rune))


def special(table: Campaign, what: str, amount: int, bound: bool) -> None:
    """The things of single biomes (DC-RULING-71, DC-RULING-72)."""
    if what == "worm":
        table.next(CatchWorm(amount, bound))
    elif what == "malaise":
        table.next(CatchMalaise(bound))
    elif what == "lantern":
        lanterns.light(table, amount)
    elif what == "key":
        castle.find_key(table, amount)
    elif what == "bell":
        table.next(RingBell())
    elif what == "secret":
        draw_secrets(table, amount)
    elif what == "purge":
        table.next(PurgeOne("any"))
    elif what == "purge_tile":
        purge_tile(table)


def purge_tile(table: Campaign) -> None:
    """The tile under the group leaves the game for good (DC-COMP-30)."""
    run = run_of(table)
    table.purged.append(TILES[run.tiles[run.at]].id)


def gain(table: Campaign, step: Gain) -> Rule | None:
    """Goods outside a fight: into the bag, or one by one to somebody (DC-ICON-06 to DC-ICON-13)."""
    if step.left <= 0:
        return None
    if step.what in ("tooth", "cell", "potion"):
        into_bag(table, step.what, step.left)
        return None
    if step.left > 1:
        table.next(Gain(step.what, step.left - 1, step.bound))
    if step.what == "equipment":
        return draw_for_group(table, step.bound)
    if step.what == "blueprint":
        find_blueprint(table)
        return None
    if step.what == "vial":
        return give_vial(table, step.bound)
    return give_scroll(table, step.what[7:], step.bound)


def into_bag(table: Campaign, what: str, amount: int) -> None:
    """Teeth, cells and potions go into the bag (DC-ICON-09, DC-ICON-12, DC-ICON-13, DC-RUN-04)."""
    run = run_of(table)
    if what == "tooth":
        run.teeth += amount
    elif what == "potion":
        run.potions += amount
    else:
        table.cells += amount
        run.cells += amount
    if table.heard():
        table.tell(Gained(what, amount))


def find_blueprint(table: Campaign) -> None:
    """The bottom blueprint goes to the collector's space (DC-ICON-07, DC-ICON-08, DC-RULING-45)."""
    item = next_blueprint(table)
    if item:
        run_of(table).collector.append(item)
        table.tell(BlueprintFound(item))


def give_vial(table: Campaign, bound: bool) -> Rule | None:
    """A vial is used at once on somebody with damage or worms (DC-ICON-11, DC-DEC-12, DC-RULING-77)."""
    among = [run_of(table).first] if bound else living(table)
    return choose_for_vial(table, [who for who in among if wants_vial(table, who)])


def wants_vial(table: Campaign, who: int) -> bool:
    """Whether there is anything to take off a prisoner, Serenade too (DC-SOLO-20, DC-RULING-89)."""
    prisoner = table.prisoners[who]
    return prisoner.alive and (prisoner.damage > 0 or prisoner.worms > 0)


def choose_for_vial(table: Campaign, wounded: list[int]) -> Rule | None:
    """Nobody needs it: it is lost; one: no question."""
    if len(wounded) > 1:
        return ask_vial(table, wounded)
    if wounded:
        use_vial(table, wounded[0])
    return None


def ask_vial(table: Campaign, wounded: list[int]) -> Rule:
    """Whom it is for (DC-DEC-12)."""
    answer = yield ask_group(table, [To(who) for who in wounded], "ask-vial", ("DC-DEC-12",))
    assert isinstance(answer, To)
    use_vial(table, answer.who)


def use_vial(table: Campaign, who: int) -> None:
    """A damage comes off, and with it all worms (DC-ICON-11)."""
    remove_damage(table, who, vial_strength(table))
    table.prisoners[who].worms = 0


def give_scroll(table: Campaign, trait: str, bound: bool) -> Rule | None:
    """A scroll goes to somebody who has room for it (DC-ICON-10, DC-DEC-11, DC-RULING-46)."""
    among = [run_of(table).first] if bound else living(table)
    return choose_for_scroll(table, trait, among)


def choose_for_scroll(table: Campaign, trait: str, among: list[int]) -> Rule | None:
    """Nobody has room: it is lost."""
    options = takers(table, among, trait)
    if not options:
        table.tell(ScrollWasted(trait))
        return None
    return ask_scroll(table, trait, options)


def ask_scroll(table: Campaign, trait: str, options: list[Action]) -> Rule:
    """Whose marker moves (DC-DEC-11)."""
    answer = yield ask_group(table, options, "ask-scroll", ("DC-DEC-11",))
    assert isinstance(answer, ScrollTo)
    gain_scroll(table, answer.who, trait)


def harm(table: Campaign, who: int, amount: int, by: str) -> None:
    """Damage outside a fight: no shields there (DC-RULING-70)."""
    table.tell(Hurt(who, amount, 0, by))
    place_damage(table, who, amount, by)


def suffer(table: Campaign, step: Suffer) -> Rule | None:
    """Damage outside a fight, one by one."""
    among = [run_of(table).first] if step.bound else living(table)
    among = [who for who in among if table.prisoners[who].alive]
    if step.left <= 0 or not among:
        return None
    return choose_who_suffers(table, step, among)


def choose_who_suffers(table: Campaign, step: Suffer, among: list[int]) -> Rule:
    """Who takes it; the first player has the last word."""
    answer = yield ask_group(
        table, [To(who) for who in among], "ask-damage-outside", ("DC-RULING-16",), count=step.left
    )
    assert isinstance(answer, To)
    table.next(Suffer(step.left - 1, step.bound))
    harm(table, answer.who, 1, "tile")
