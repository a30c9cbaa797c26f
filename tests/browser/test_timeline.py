"""What happens is seen in order: the dice fall, then the wounds, then the question; any key goes on."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Coming
from browser.seat import Seat
from playwright.sync_api import expect
from serving import Served

# At every frame, whatever has changed of what is seen: what is happening, the hit points, how many answers there are.
FILM = """() => {
  window.film = [];
  let last = "";
  const look = () => {
    const seen = {
      told: document.getElementById("ask").textContent,
      points: [...document.querySelectorAll("section.board .points")].map((node) => parseInt(node.textContent)),
      tumbling: document.querySelectorAll("section.board .die.tumbling").length,
      awaited: [...document.querySelectorAll("#ask .awaited")].map((node) => getComputedStyle(node).opacity).join(),
      answers: document.querySelectorAll('[data-testid="option"]').length,
    };
    const now = JSON.stringify(seen);
    if (now !== last) film.push(seen);
    last = now;
    requestAnimationFrame(look);
  };
  look();
}"""


def fighting(house: Served, come: Coming, speed: str) -> Seat:
    """In a fight, asked who rests; from here on things are shown at this speed."""
    visitor = come(name="Ada")
    seat = visitor.sit(house.open(options={"castle": "first"}, seed="fight"))
    for _ in range(40):
        if any(option.action[0] == "Rest" for option in seat.options()):
            break
        seat.press(seat.options()[0])
    seat.page.get_by_test_id("speed").select_option(speed)
    return seat


def strike(seat: Seat) -> None:
    """Nobody rests: everybody rolls."""
    seat.page.evaluate(FILM)
    seat.page.get_by_test_id("option").first.click()


def film(seat: Seat) -> list[dict[str, Any]]:
    """What was seen so far."""
    found: list[dict[str, Any]] = seat.page.evaluate("film")
    return found


def test_wounds_fall_after_the_dice_and_the_question_comes_last(come: Coming, house: Served) -> None:
    seat = fighting(house, come, "normal")
    before = film_of_now(seat)
    strike(seat)
    expect(seat.page.locator("#ask")).to_contain_text("Round 2")
    expect(seat.page.get_by_test_id("option").first).to_be_visible()
    seen = film(seat)[1:]
    playing = [frame for frame in seen if frame["answers"] == 0]
    asked = [frame for frame in seen if frame["answers"] > 0]
    assert seen.index(asked[-1]) > seen.index(playing[-1]), "the question comes last"
    rolls = [place for place, frame in enumerate(playing) if "rolls" in frame["told"]]
    wounds = [place for place, frame in enumerate(playing) if "loses" in frame["told"]]
    assert rolls
    assert wounds
    assert max(rolls) < min(wounds)
    assert max(frame["tumbling"] for frame in playing[rolls[0] : rolls[-1] + 1]) == 2
    assert all(frame["points"] == before for frame in playing[: min(wounds)])
    assert all(sum(frame["points"]) < sum(before) for frame in playing[min(wounds) :] + asked[-1:])


def test_what_dice_show_is_told_once_they_lie_there(come: Coming, house: Served) -> None:
    seat = fighting(house, come, "normal")
    strike(seat)
    expect(seat.page.locator("#ask")).to_contain_text("Round 2")
    rolls = [frame["awaited"] for frame in film(seat) if "rolls" in frame["told"]]
    assert rolls[0] == "0", "nobody knows before the dice do"
    assert rolls[-1] == "1"


def film_of_now(seat: Seat) -> list[int]:
    """The hit points as they stand."""
    seat.page.evaluate(FILM)
    found: list[int] = film(seat)[0]["points"]
    return found


def test_a_key_shows_the_rest_at_once_and_answers_nothing(come: Coming, house: Served) -> None:
    seat = fighting(house, come, "slow")
    strike(seat)
    expect(seat.page.locator("#ask")).to_contain_text("rolls")
    seat.page.keyboard.press("1")
    expect(seat.page.get_by_test_id("option").nth(2)).to_be_visible()
    seat.page.wait_for_timeout(300)
    assert "Round 2" in seat.question, "the key that skipped has not answered"


@pytest.mark.parametrize("pressed", [True, False], ids=["pressed", "by keys"])
def test_keys_belong_to_the_table_once_a_speed_is_chosen(come: Coming, house: Served, pressed: bool) -> None:
    seat = fighting(house, come, "none")
    speed = seat.page.get_by_test_id("speed")
    speed.focus()
    if pressed:
        speed.dispatch_event("pointerdown")
        speed.select_option("slow")
        expect(speed).not_to_be_focused()
    else:
        for _ in range(4):
            seat.page.keyboard.press("ArrowUp")
    expect(speed).to_have_value("slow")
    seat.page.keyboard.press("1")
    expect(seat.page.locator("#ask")).to_contain_text("rolls")
    seat.page.keyboard.press("1")
    expect(seat.page.locator("#ask")).to_contain_text("Round 2")


def test_step_by_step_waits_for_every_tap(come: Coming, house: Served) -> None:
    seat = fighting(house, come, "step")
    strike(seat)
    expect(seat.page.locator("#ask")).to_contain_text("rolls")
    told: list[str] = []
    for _ in range(20):
        if seat.options():
            break
        told.append(seat.question)
        seat.page.wait_for_timeout(1500 if len(told) == 1 else 50)
        assert seat.question == told[-1], "nothing goes on by itself"
        seat.page.locator("section.board").click(position={"x": 5, "y": 5})
        expect(seat.page.locator("#ask")).not_to_have_text(told[-1])
    assert len(told) >= 4
    assert "Round 2" in seat.question
