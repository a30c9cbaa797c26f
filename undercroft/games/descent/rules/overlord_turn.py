"""The overlord's turn: drawing, his cards, groups one after the other, every monster of them, the end.

D2-OL-01 to D2-OL-05, D2-MON-01 to D2-MON-03, D2-CORE-74, D2-CORE-77, D2-RULING-52, D2-DP-51, D2-DP-54, D2-DP-55,
D2-DP-62.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.descent.rules import offers, overlord_cards, quests, secret_rooms, specials, turns, winning
from undercroft.games.descent.rules.free_deeds import new_turn
from undercroft.games.descent.rules.table import (
    ask_overlord,
    ask_overlord_secretly,
    encounter_of,
    end_lasting,
    is_standing,
    lasts,
)
from undercroft.games.descent.state import (
    ACTIVATE_GROUPS,
    OVERLORD_END,
    OVERLORD_START,
    Activate,
    ActivateGroups,
    ActivateMonsters,
    Journey,
    OverlordBegun,
    OverlordEnd,
    OverlordStart,
    OverlordTurn,
    PickGroup,
    StartActivation,
    TakeTurn,
    TurnBegun,
    TurnStartEffects,
    UseCard,
    Window,
)

IN_TURN: Final = "turn"


def overlord_turn(table: Journey, step: OverlordTurn) -> None:
    """Effects expire, a card is drawn; then cards, groups, the end (D2-OL-01 to D2-OL-03, D2-RULING-52)."""
    encounter = encounter_of(table)
    encounter.overlords = True
    end_lasting(table, "overlord")
    table.tell(OverlordBegun())
    overlord_cards.draw(table, 1)
    table.next(
        Window("overlord_start", -1, -1, -1, []),
        OVERLORD_START,
        ACTIVATE_GROUPS,
        Window("overlord_end", -1, -1, -1, []),
        OVERLORD_END,
    )
    specials.raise_the_fallen(table)
    quests.trigger(table, "overlord_turn_begins", -1, -1, -1)


def overlord_start(table: Journey, step: OverlordStart) -> Rule | None:
    """Exhausted cards are refreshed (D2-OL-05); a secret room may lose something (D2-CORE-121)."""
    table.overlord.exhausted = []
    return secret_rooms.thin_out(table)


def activate_groups(table: Journey, step: ActivateGroups) -> Rule | None:
    """Group by group, in the overlord's order; his cards for any time lie beside (D2-MON-01, D2-DP-54)."""
    winning.check(table)
    left = groups_left(table)
    window = Window(IN_TURN, -1, -1, -1, [])
    if not left and not offers.overlord_may(table, IN_TURN, window):
        return None
    if len(left) == 1 and not offers.overlord_may(table, IN_TURN, window):
        activate_group(table, left[0])
        return None
    return choose_group(table, left, window)


def groups_left(table: Journey) -> list[int]:
    """The groups on the map that have not activated."""
    found: list[int] = []
    for at, group in enumerate(encounter_of(table).groups):
        if not group.activated and not group.asleep and any([bool(table.figures[one].base) for one in group.figures]):
            found.append(at)
    return found


def choose_group(table: Journey, left: list[int], window: Window) -> Rule:
    """Which group, or a card first; when none is left, a last card or the end."""
    groups: list[Action] = [PickGroup(at) for at in left]
    if not offers.overlord_may(table, IN_TURN, window):
        answer = yield ask_overlord(table, groups, "ask-group-next", ("D2-DP-54",))
    else:
        options = [*(groups or [DONE]), *offers.overlord_options(table, IN_TURN, window)]
        answer = yield ask_overlord_secretly(table, options, "ask-group-next", ("D2-DP-54", "D2-DP-51"))
    if isinstance(answer, PickGroup):
        activate_group(table, answer.group)
        return
    if isinstance(answer, UseCard):
        table.next(ACTIVATE_GROUPS)
        offers.overlord_uses_on_dice(table, answer, window)


def activate_group(table: Journey, at: int) -> None:
    """A group is finished before the next begins (D2-MON-01)."""
    encounter_of(table).groups[at].activated = True
    table.next(ActivateMonsters(at), ACTIVATE_GROUPS)


def activate_monsters(table: Journey, step: ActivateMonsters) -> Rule | None:
    """Monster by monster, in the overlord's order (D2-DP-55, D2-CORE-77)."""
    winning.check(table)
    group = encounter_of(table).groups[step.group]
    left = [one for one in group.figures if table.figures[one].base and not table.figures[one].activated]
    if not left:
        return None
    table.next(ActivateMonsters(step.group))
    if len(left) == 1:
        table.next(StartActivation(left[0]))
        return None
    return choose_monster(table, left)


def choose_monster(table: Journey, left: list[int]) -> Rule:
    """Which monster."""
    options: list[Action] = [Activate(one) for one in left]
    answer = yield ask_overlord(table, options, "ask-monster", ("D2-DP-55",))
    assert isinstance(answer, Activate)
    table.next(StartActivation(answer.figure))


def start_activation(table: Journey, step: StartActivation) -> None:
    """Two actions; conditions; heroes and cards that wait for it (D2-MON-02, D2-CORE-62)."""
    figure = step.figure
    table.figures[figure].activated = True
    if not is_standing(table, figure):
        return
    turn = new_turn(table, figure, max(0, turns.ACTIONS - lasts(table, figure, "action_less")), 0, False)
    if turns.is_in_mud(table, figure):
        turn.speed = 1
    table.tell(TurnBegun(figure))
    table.next(
        TurnStartEffects(figure, turns.ALL_DUE, []),
        Window("monster_activated", figure, -1, -1, []),
        TakeTurn(figure),
    )
    quests.trigger(table, "monster_turn_begins", figure, -1, -1)


def overlord_end(table: Journey, step: OverlordEnd) -> None:
    """The end of the overlord's turn (D2-DP-62)."""
    specials.lay_down_the_risen(table)
    end_lasting(table, "overlord_end")
    quests.trigger(table, "overlord_turn_ends", -1, -1, -1)
