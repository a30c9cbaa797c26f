"""What the rules ask of the table again and again: who plays, who decides, what a prisoner has."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.sheets import (
    CAMPAIGN,
    ENEMIES,
    HAND,
    IMMUNITIES,
    ITEMS,
    LIFE,
    MALAISE,
    MORE_LIFE,
    MORE_SLOTS,
    POCKETS,
    PRISONERS,
    SERENADE,
    SERENADE_LIFE,
    TRACKS,
    WORD_GIVERS,
    EnemyFace,
    Givers,
    LastingFace,
)
from undercroft.games.dead_cells.state import Campaign, Drink, Enemy, Fight, Prisoner, Run, To

# Lists of seats and answers that name one of few are made once; nobody changes them.
SEATS: Final[list[list[int]]] = [list(range(count)) for count in range(5)]  # all of them, by how many there are
SEAT: Final[list[list[int]]] = [[seat] for seat in range(4)]
TO: Final[list[Action]] = [To(who) for who in range(4)]
DRINKS: Final[list[Action]] = [Drink(who) for who in range(4)]

# -- what is under way -----------------------------------------------------------------------------------


def run_of(table: Campaign) -> Run:
    """The run under way."""
    run = table.run
    assert run is not None
    return run


def fight_of(table: Campaign) -> Fight:
    """The fight under way."""
    fight = table.fight
    assert fight is not None
    return fight


def is_solo(table: Campaign) -> bool:
    """Whether one plays with Serenade (DC-SOLO-01)."""
    return table.seats == 1


def is_serenade(prisoner: Prisoner) -> bool:
    """Whether this is Serenade."""
    return prisoner.kind == SERENADE


# -- who is there ----------------------------------------------------------------------------------------


def living(table: Campaign) -> list[int]:
    """Every prisoner that is alive, clockwise from the first player."""
    return [who for who in clockwise(table) if table.prisoners[who].alive]


def clockwise(table: Campaign) -> list[int]:
    """All prisoners, clockwise from the first player (DC-PLAY-02)."""
    count = len(table.prisoners)
    first = run_of(table).first
    return [(first + place) % count for place in range(count)]


def fighting(table: Campaign) -> list[int]:
    """Those who take part in the fight and live, in the order in which they act."""
    return [who for who in fight_of(table).fighters if table.prisoners[who].alive]


def is_anyone_fighting(table: Campaign) -> bool:
    """Whether any of those who take part in the fight still lives."""
    for who in fight_of(table).fighters:
        if table.prisoners[who].alive:
            return True
    return False


def pass_first_player(table: Campaign) -> None:
    """The first player's token goes to the next one clockwise (DC-ICON-02, DC-BOSS-08, DC-RULING-81)."""
    run = run_of(table)
    run.first = (run.first + 1) % len(table.prisoners)


def enemy_by(fight: Fight, id: int) -> Enemy | None:
    """An enemy by its number, while it stands."""
    for enemy in fight.enemies:
        if enemy.id == id:
            return enemy
    return None


def enemy_on(fight: Fight, space: int) -> Enemy | None:
    """The enemy on a space."""
    for enemy in fight.enemies:
        if enemy.space == space:
            return enemy
    return None


def face(enemy: Enemy) -> EnemyFace:
    """An enemy's card."""
    return ENEMIES[enemy.card]


# -- who decides -----------------------------------------------------------------------------------------


def group_seats(table: Campaign) -> list[int]:
    """Every seat, for what the players decide together."""
    return SEATS[table.seats]


def leader(table: Campaign) -> int:
    """The seat with the last word: the first player's, also when that prisoner is dead (DC-RULING-16, DC-RULING-90)."""
    run = table.run
    if run is None or not table.prisoners:
        return 0
    return table.prisoners[run.first].seat


def prisoner_of(table: Campaign, seat: int) -> int:
    """The prisoner a seat plays; -1: none yet."""
    for who, prisoner in enumerate(table.prisoners):
        if prisoner.seat == seat:
            return who
    return -1


def ask_group(
    table: Campaign, options: list[Action], ask: str, rules: tuple[str, ...], about: int = -1, count: int = 0
) -> Decision:
    """A question to all players; the first player has the last word (DC-EXPL-07, DC-RULING-16)."""
    return Decision(group_seats(table), options, ask, rules=rules, leader=leader(table), about=about, count=count)


def ask_owner(
    table: Campaign, who: int, options: list[Action], ask: str, rules: tuple[str, ...], count: int = 0
) -> Decision:
    """A question to the player of a prisoner."""
    return Decision(SEAT[table.prisoners[who].seat], options, ask, rules=rules, about=who, count=count)


def ask_secretly(
    table: Campaign, who: int, options: list[Action], ask: str, rules: tuple[str, ...], count: int = 0
) -> Decision:
    """A question about a hand: nobody else sees the answers, nor learns from the pause that there was but one."""
    return Decision(
        SEAT[table.prisoners[who].seat],
        options,
        ask,
        rules=rules,
        about=who,
        count=count,
        is_open=False,
        linger=table.seats > 1,
    )


def answers_to(among: list[int]) -> list[Action]:
    """Each of these as an answer."""
    return [TO[who] for who in among]


# -- what a prisoner has ---------------------------------------------------------------------------------


def works(prisoner: Prisoner, item: str) -> bool:
    """Whether an item works for its bearer: some only as the sole one."""
    return not ITEMS[item].sole or len(prisoner.items) == 1


def passives(table: Campaign, who: int, givers: Givers) -> list[LastingFace]:
    """All of one kind that works for a prisoner while it is there: tracks up to their markers, items, mutations.

    DC-BOARD-02, DC-BOARD-04, DC-BOARD-05, DC-BOARD-08, DC-MUT-04.
    """
    prisoner = table.prisoners[who]
    found: list[LastingFace] = []
    if prisoner.kind == SERENADE:
        return found
    for track in PRISONERS[prisoner.kind].gifts[givers.number]:
        for passive in track.levels[prisoner.tracks[track.number]]:
            found.append(passive)
    for item in prisoner.items:
        given = givers.items.get(item)
        if given is not None and works(prisoner, item):
            found.extend(given)
    for pocket in givers.pockets:
        for card in table.pockets[pocket]:
            for gift in givers.mutations:
                if gift.card == card:
                    found.extend(gift.given)
    return found


def total(table: Campaign, who: int, givers: Givers) -> int:
    """How much of something a prisoner has in all."""
    amount = 0
    for passive in passives(table, who, givers):
        amount += passive.amount
    return amount


def has(table: Campaign, who: int, givers: Givers) -> bool:
    """Whether something works for a prisoner."""
    return len(passives(table, who, givers)) > 0


def is_immune(table: Campaign, who: int, state: str) -> bool:
    """Whether a state never takes hold of a prisoner (DC-STATE-12)."""
    for passive in passives(table, who, IMMUNITIES):
        if passive.state == state:
            return True
    return False


def max_life(table: Campaign, who: int) -> int:
    """A prisoner's life points: three, and what scrolls and cards add (DC-SETUP-18, DC-BOARD-07, DC-SOLO-13)."""
    if table.prisoners[who].kind == SERENADE:
        return SERENADE_LIFE
    return LIFE + total(table, who, MORE_LIFE)


def life_left(table: Campaign, who: int) -> int:
    """How many life points a prisoner has left."""
    return max_life(table, who) - table.prisoners[who].damage


def slots(table: Campaign, who: int) -> int:
    """How many items a prisoner may wear (DC-EQ-01, DC-RULING-65)."""
    if table.prisoners[who].kind == SERENADE:
        return 0
    return 1 + total(table, who, MORE_SLOTS)


def level(prisoner: Prisoner, trait: str) -> int:
    """How far a marker has come on its track (DC-RULING-101)."""
    return prisoner.tracks[TRACKS[trait]]


def hand_size(table: Campaign, who: int) -> int:
    """How many cards a hand holds: three, or what a mutation or malaise makes of it (DC-SETUP-19)."""
    prisoner = table.prisoners[who]
    if prisoner.kind == SERENADE:
        return 0
    return HAND + word(table, "hand") - (1 if ails(prisoner, "fog") else 0)


def ails(prisoner: Prisoner, malaise: str) -> bool:
    """Whether a prisoner suffers from this malaise."""
    return bool(prisoner.malaise) and MALAISE[prisoner.malaise].word == malaise


# -- what the group has ----------------------------------------------------------------------------------


def word(table: Campaign, name: str) -> int:
    """How much the group has of what mutations, secrets and runes give to all (DC-MUT-03, DC-MUT-04, DC-MUT-02)."""
    amount = 0
    for giver in WORD_GIVERS[name]:
        for card in table.pockets[giver.pocket] if giver.pocket else table.runes:
            if card == giver.card:
                amount += giver.amount
    return amount


def highest(table: Campaign, name: str) -> int:
    """The highest of a word that does not add up."""
    most = 0
    for pocket in POCKETS:
        for card in table.pockets[pocket]:
            most = max(most, CAMPAIGN[card].words.get(name, 0))
    return most


def lowest(table: Campaign, name: str) -> int:
    """The lowest of a word that does not add up; 0: there is none."""
    least = 0
    for pocket in POCKETS:
        for card in table.pockets[pocket]:
            amount = CAMPAIGN[card].words.get(name, 0)
            if amount and (least == 0 or amount < least):
                least = amount
    return least


def owns_rune(table: Campaign, rune: str) -> bool:
    """Whether a rune is active and may be used here (DC-EXPL-08, DC-CURSE-08)."""
    return rune in table.runes and not run_of(table).runeless


def has_boss_cell(table: Campaign) -> bool:
    """Whether the Hand of the King has been beaten: the boss cell works (DC-MUT-06, DC-RULING-105)."""
    return table.beaten.get("C3", 0) > 0
