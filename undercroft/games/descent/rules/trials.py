"""Attribute tests, and rolls that are no tests: rolling, changing the dice, passing or failing, what follows.

D2-TEST-01 to D2-TEST-03, D2-STAND-02 to D2-STAND-04, D2-CORE-75, D2-DP-68, D2-RULING-34.

Worked examples: D2-EX-13, D2-EX-14.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.game import Rule
from undercroft.games.descent.rules import offers, overlord_cards
from undercroft.games.descent.rules.dice import TEST_DICE, hearts, roll, shields, surges
from undercroft.games.descent.rules.table import attribute, is_hero, is_monster, trial_of
from undercroft.games.descent.state import (
    CLOSE_TRIAL,
    END_TRIAL,
    ROLL_TRIAL,
    CloseTrial,
    DiceRolled,
    DoActs,
    DoDeeds,
    EndTrial,
    Journey,
    RollTrial,
    TestEach,
    Tested,
    Trial,
    TrialRerolls,
    Window,
)

BY_QUEST: Final = "quest"  # what stands for a card where a quest asks for a test
NOBODY: Final = -1


def begin_test(
    table: Journey,
    figure: int,
    name: str,
    passes: list[str],
    fails: list[str],
    card: str,
    user: int,
    target: int = -1,
    other: int = -1,
) -> None:
    """A figure tests an attribute next; who has none fails without rolling (D2-TEST-03)."""
    value = attribute(table, figure, name)
    trial = Trial(
        figure=figure,
        attribute=name,
        value=max(0, value),
        dice=TEST_DICE.copy(),
        faces=[],
        card=card,
        user=user,
        target=target,
        other=other,
        passes=passes,
        fails=fails,
        asked=False,
        laughed=False,
    )
    if value < 0:
        table.tell(Tested(figure, name, 0, [], False, card))
        follow(table, trial, False)
        return
    table.trials.append(trial)
    table.next(ROLL_TRIAL)


def roll_freely(table: Journey, figure: int, dice: list[str], card: str) -> None:
    """Dice that are no test are rolled next; what they show goes to the acts that wait (D2-DP-68, D2-RULING-34)."""
    table.trials.append(
        Trial(
            figure=figure,
            attribute="",
            value=0,
            dice=dice.copy(),
            faces=[],
            card=card,
            user=figure,
            target=NOBODY,
            other=NOBODY,
            passes=[],
            fails=[],
            asked=False,
            laughed=False,
        )
    )
    table.next(ROLL_TRIAL)


def roll_trial(table: Journey, step: RollTrial) -> None:
    """One grey die and one black one, or those of a card (D2-TEST-01)."""
    trial = trial_of(table)
    trial.faces = roll(table.chance.dice, trial.dice)
    if not trial.attribute:
        table.tell(DiceRolled(trial.figure, trial.dice.copy(), trial.faces.copy(), trial.card))
    table.next(TrialRerolls("", 0), END_TRIAL)


def trial_rerolls(table: Journey, step: TrialRerolls) -> Rule | None:
    """The roller's side first, then the other, until both pass (D2-DP-68)."""
    trial = trial_of(table)
    if step.passed >= 2:
        return None
    side = step.side or roller(table, trial)
    other = "overlord" if side == "heroes" else "heroes"
    window = Window("", trial.figure, -1, -1, [])
    rule = offers.rerolls(table, side, ["test_rolled" if trial.attribute else "dice_rolled"], window)
    if rule is None:
        table.next(TrialRerolls(other, step.passed + 1))
        return None
    return take_turns(table, rule, window, other, step.passed)


def roller(table: Journey, trial: Trial) -> str:
    """The side whose dice they are."""
    return "overlord" if trial.figure < 0 or is_monster(table, trial.figure) else "heroes"


def take_turns(table: Journey, rule: Rule, window: Window, other: str, passed: int) -> Rule:
    """After a side has had its turn comes the other; what was used is done first."""
    below = len(table.agenda)
    yield from rule
    done = table.agenda[below:]
    del table.agenda[below:]
    table.next(TrialRerolls(other, 0 if window.played else passed + 1))
    table.agenda.extend(done)


def end_trial(table: Journey, step: EndTrial) -> None:
    """As many shields as the attribute or fewer: passed (D2-TEST-02)."""
    trial = table.trials[-1]
    if not trial.attribute:
        hand_on(table)
        return
    passed = is_passed(trial)
    table.tell(Tested(trial.figure, trial.attribute, trial.value, trial.faces.copy(), passed, trial.card))
    if passed and not trial.asked and is_hero(table, trial.figure):
        # A card is played on a test that was passed before anything comes of it.
        trial.asked = True
        table.next(Window("test_passed", trial.figure, -1, -1, []), CLOSE_TRIAL)
        return
    close_trial(table, CLOSE_TRIAL)


def is_passed(trial: Trial) -> bool:
    """Whether the dice show no more than the attribute."""
    return shields(trial.dice, trial.faces) <= trial.value


def hand_on(table: Journey) -> None:
    """What dice of a card show in the end goes to the acts that follow."""
    trial = table.trials.pop()
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, DoActs) and top.card == trial.card:
        table.agenda[-1] = DoActs(
            top.user, top.target, top.other, top.tester, top.acts, hearts(trial.dice, trial.faces),
            surges(trial.dice, trial.faces), top.paid, top.card, top.space, top.among,
        )  # fmt: skip


def once_more(table: Journey) -> None:
    """A test that was passed is made again, one lower, before anything comes of it."""
    trial = trial_of(table)
    trial.value -= 1
    trial.laughed = True
    at = len(table.agenda) - 1
    while not isinstance(table.agenda[at], CloseTrial):
        at -= 1
    table.agenda[at] = ROLL_TRIAL


def close_trial(table: Journey, step: CloseTrial) -> None:
    """What the dice show now counts; a test passed in spite of laughter brings the overlord a card."""
    trial = table.trials.pop()
    passed = is_passed(trial)
    follow(table, trial, passed)
    if passed and trial.laughed:
        overlord_cards.draw(table, 1)


def follow(table: Journey, trial: Trial, passed: bool) -> None:
    """What comes of a test; where several test one after the other, it is counted."""
    acts = trial.passes if passed else trial.fails
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, TestEach) and top.card == trial.card:
        table.agenda[-1] = TestEach(
            top.left, top.act, top.attribute, top.user, top.target, top.other, top.card,
            top.passed + (1 if passed else 0), top.failed + (0 if passed else 1),
        )  # fmt: skip
    if acts and trial.card == BY_QUEST:
        table.next(DoDeeds(acts, trial.figure, trial.target, trial.other))
    elif acts:
        shown = shields(trial.dice, trial.faces) if trial.faces else 0
        table.next(
            DoActs(trial.user, trial.target, trial.other, trial.figure, acts, shown, trial.value, 0, trial.card, -1, [])
        )
