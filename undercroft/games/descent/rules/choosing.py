"""Choices that cards leave open: whom they can be used on, how much is paid, which word, which space.

D2-DP-67, D2-KO-11, D2-CORE-131.
"""

from __future__ import annotations

from collections.abc import Generator

from undercroft.engine.decision import Decision
from undercroft.engine.record import Action
from undercroft.games.descent.rules.table import (
    SEAT,
    are_adjacent,
    attack_of,
    counts_as_hero,
    encounter_of,
    friends_standing,
    in_sight,
    is_monster,
    is_within,
    monsters_standing,
    overlord_seat,
    seat_of,
)
from undercroft.games.descent.state import Journey, PickFigure, PickSpace, PickWord


def candidates(table: Journey, user: int, choice: str, within: int) -> list[int]:
    """Whom an ability can be used on; who is knocked out can only be helped (D2-KO-11)."""
    if choice == "any_hero":
        return friends_standing(table)
    if choice == "any_monster":
        return monsters_standing(table)
    if choice == "master":
        return [one for one in monsters_standing(table) if table.figures[one].rank == "master"]
    if choice == "own_group":
        return [group.figures[0] for group in encounter_of(table).groups if any_standing(table, group.figures)]
    if choice == "guard":
        own = [guard.figure for guard in attack_of(table).guards if is_monster(table, guard.figure)]
        return [one for one in own if table.figures[one].base]
    if choice == "beside_guard":
        return beside_guards(table)
    if choice in ("self_or_adjacent_hero", "adjacent_hero", "hero"):
        most = 1 if "adjacent" in choice else within
        heroes = heroes_near(table, user, most)
        return heroes if choice.startswith("self") else [one for one in heroes if one != user]
    if choice == "hero_in_sight":
        return [one for one in friends_standing(table) if in_sight(table, user, one)]
    monsters = [one for one in monsters_standing(table) if one != user]
    if choice == "adjacent_monster":
        return [one for one in monsters if are_adjacent(table, user, one)]
    if choice == "adjacent_minion":
        return [one for one in monsters if table.figures[one].rank == "minion" and are_adjacent(table, user, one)]
    if choice == "monster_in_sight":
        return [one for one in monsters if in_sight(table, user, one)]
    # A monster may choose itself where a monster within so many spaces is meant.
    if is_monster(table, user):
        monsters = [user, *monsters]
    return [one for one in monsters if one == user or is_within(table, user, one, within)]


def beside_guards(table: Journey) -> list[int]:
    """The overlord's figures next to one of his that is attacked, and not attacked themselves."""
    attacked = [guard.figure for guard in attack_of(table).guards]
    own = [one for one in attacked if is_monster(table, one)]
    return [
        one
        for one in monsters_standing(table)
        if one not in attacked and any([are_adjacent(table, one, guarded) for guarded in own])
    ]


def heroes_near(table: Journey, user: int, most: int) -> list[int]:
    """The heroes within so many spaces, those who are knocked out among them, oneself included; allies count.

    D2-CORE-124, D2-CORE-134.
    """
    found: list[int] = []
    for one in range(len(table.figures)):
        if table.figures[one].base and counts_as_hero(table, one):
            if one == user or is_within(table, user, one, most):
                found.append(one)
    return found


def any_standing(table: Journey, figures: list[int]) -> bool:
    """Whether any of these is on the map."""
    for one in figures:
        if table.figures[one].base:
            return True
    return False


def seat_for(table: Journey, user: int) -> list[int]:
    """Who decides for the user of a card; the overlord for his own (-1)."""
    return SEAT[overlord_seat(table)] if user < 0 else SEAT[seat_of(table, user)]


def how_much(table: Journey, user: int, amounts: list[int], card: str) -> Generator[Decision, Action, int]:
    """A number, where one may choose it."""
    if len(amounts) == 1:
        return amounts[0]
    options: list[Action] = [PickWord(str(amount)) for amount in amounts]
    answer = yield Decision(seat_for(table, user), options, "ask-amount", rules=("D2-DP-67",), about=user)
    assert isinstance(answer, PickWord)
    return int(answer.word)


def which_word(
    table: Journey, seats: list[int], words: list[str], ask: str, about: int
) -> Generator[Decision, Action, str]:
    """One of several words: an attribute, a condition."""
    if len(words) == 1:
        return words[0]
    options: list[Action] = [PickWord(word) for word in words]
    answer = yield Decision(seats, options, ask, rules=("D2-DP-67",), about=about)
    assert isinstance(answer, PickWord)
    return answer.word


def which_figure(
    table: Journey, seats: list[int], figures: list[int], about: int, ask: str = "ask-target"
) -> Generator[Decision, Action, int]:
    """One of several figures."""
    if len(figures) == 1:
        return figures[0]
    options: list[Action] = [PickFigure(figure) for figure in figures]
    answer = yield Decision(seats, options, ask, rules=("D2-DP-67",), about=about)
    assert isinstance(answer, PickFigure)
    return answer.figure


def which_space(
    table: Journey, seats: list[int], spaces: list[int], about: int, ask: str = "ask-space"
) -> Generator[Decision, Action, int]:
    """One of several spaces."""
    if len(spaces) == 1:
        return spaces[0]
    options: list[Action] = [PickSpace(space) for space in spaces]
    answer = yield Decision(seats, options, ask, rules=("D2-DP-67",), about=about)
    assert isinstance(answer, PickSpace)
    return answer.space
