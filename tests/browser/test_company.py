"""Two people, each in their own browser, and a bot: coming in by link, dropping out, coming back, deciding together."""

from __future__ import annotations

from browser.company import WITH_A_BOT, asked, pair, play_until
from browser.conftest import Coming
from browser.seat import same_table
from browser.visitor import reads_well
from browser.words import WORDS
from playwright.sync_api import expect
from serving import Served

OFFLINE = r"ERR_INTERNET_DISCONNECTED"


def test_a_friend_comes_in_by_link(come: Coming) -> None:
    """Ada lays a table for herself, a friend and a bot; Ben opens the link, in French, and they play."""
    ada, ben = come(), come("fr")
    page = ada.go("#/new/dark-castle")
    page.get_by_role("button", name="3 players").click()
    seats = page.locator(".seats li")
    seats.nth(1).get_by_text("Friend by link").click()
    seats.nth(2).get_by_text("Bot", exact=True).click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start", exact=True).click()
    at_ada = ada.seat()
    invite = at_ada.dialog("invite")
    link = invite.get_by_test_id("link").first.locator("input").input_value()
    assert link.startswith(ada.url)
    expect(invite.locator("svg[role=img]").first).to_be_visible()
    invite.get_by_role("button", name=WORDS["en"]["to-table"]).click()

    ben.page.goto(link)
    ben.page.get_by_label("Votre nom").fill("Ben")
    ben.page.get_by_role("button", name=WORDS["fr"]["sit"]).click()
    at_ben = ben.seat()
    assert "/join/" not in ben.page.url  # a link that has been used stands nowhere any more
    for page in (ada.page, ben.page):
        expect(page.locator("ul.strip")).to_contain_text("Ada")
        expect(page.locator("ul.strip")).to_contain_text("Ben")
    for _ in range(2):
        seat = asked(at_ada, at_ben)
        seat.press(seat.options()[0])
    asked(at_ada, at_ben)
    for page in (ada.page, ben.page):
        expect(page.locator("section.board [data-thing^='prisoner:'] .points")).to_have_count(3)
    reads_well([ada.page, ben.page])


def test_one_reloads_and_one_drops_off_in_a_fight(come: Coming, house: Served) -> None:
    """In the middle of a fight: both come back to the same table, and nothing was lost."""
    ada, ben, at_ada, at_ben = pair(house, come, WITH_A_BOT, options={"castle": "first"}, seed="fight")
    play_until([at_ada, at_ben], "Rest")
    same_table(at_ada, at_ben)

    before = at_ben.lines()
    ben.page.reload()
    at_ben.wait()
    same_table(at_ada, at_ben)
    assert at_ben.lines()[-3:] == before[-3:]

    ada.expects(OFFLINE)
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("The line is cut")).to_be_visible()
    strip = ben.page.locator("ul.strip li").filter(has_text="Ada")
    expect(strip).to_contain_text("away")
    at_ben.press(at_ben.options()[0])
    ada.context.set_offline(False)
    expect(ada.page.get_by_text("The line is cut")).to_have_count(0)
    expect(strip).to_contain_text("here")
    same_table(at_ada, at_ben)
    seat = asked(at_ada, at_ben)
    seat.press(seat.options()[0])
    same_table(at_ada, at_ben)


def test_an_answer_given_without_the_net_is_not_lost(come: Coming, house: Served) -> None:
    """It goes out when the line is back, once."""
    visitor = come()
    seat = visitor.sit(house.open())
    visitor.expects(OFFLINE)
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text("The line is cut")).to_be_visible()
    seat.button(seat.options()[1]).click()
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_test_id("line")).to_have_count(1)
    expect(visitor.page.get_by_test_id("option")).to_have_count(5)


def test_a_group_decides_first_come_first_served(come: Coming, house: Served) -> None:
    """Ben's word comes a moment after Ada's: hers counts, he is told, and both see the same."""
    _, ben, at_ada, at_ben = pair(house, come, options={"castle": "first"}, seed="group")
    play_until([at_ada, at_ben], "Turn")
    same_table(at_ada, at_ben)
    hers, his = at_ada.options()[0], at_ben.options()[1]
    assert hers != his
    at_ben.hold_back()
    at_ada.press(hers)
    at_ben.button(his).click()
    at_ben.let_through("refused")
    expect(ben.page.get_by_test_id("notice")).to_be_visible()
    same_table(at_ada, at_ben)


def test_a_stale_tab_is_told_and_shown_the_truth(come: Coming, house: Served) -> None:
    """The same seat in two tabs; what the slower one says comes too late."""
    visitor = come()
    old = visitor.sit(house.open())
    tab = visitor.new_tab()
    tab.goto(visitor.page.url)
    new = visitor.seat(tab)
    old.hold_back()
    new.press(new.options()[0])
    old.button(old.options()[3]).click()
    old.let_through("refused")
    notice = visitor.page.get_by_test_id("notice")
    expect(notice).to_be_visible()
    assert len(notice.inner_text()) > 10
    same_table(old, new)
    assert old.options() == new.options()
    assert len(old.lines()) == 1
    old.press(old.options()[0])
    same_table(old, new)


def test_an_onlooker_sees_and_cannot_play(come: Coming, house: Served) -> None:
    """Nothing to click on the board, no answers; and through the socket itself the answer is no."""
    opened = house.open(options={"castle": "first"}, seed="look")
    ada, eve = come(name="Ada"), come(name="Eve")
    at_ada = ada.sit(opened)
    at_ada.menu("Invite friends")
    invite = at_ada.dialog("invite")
    invite.get_by_role("button", name="Make a new link").click()
    link = invite.get_by_test_id("link").first.locator("input").input_value()
    invite.get_by_role("button", name=WORDS["en"]["to-table"]).click()
    eve.page.goto(link)
    eve.page.get_by_role("button", name=WORDS["en"]["watch"]).click()
    at_eve = eve.seat()
    at_ada.press(at_ada.options()[0])
    same_table(at_ada, at_eve)
    expect(at_eve.status).to_contain_text("You watch this table")
    assert not at_eve.options()
    assert not at_eve.asides()
    assert eve.page.locator(".reach").count() == 0
    for key in ("1", "h", "u"):
        eve.page.keyboard.press(key)
    action = at_ada.options()[0].name
    for seat, serial in ((0, 2), (1, 0)):
        eve.page.evaluate(
            "([seat, serial, action]) => heard.sockets.at(-1).send("
            "JSON.stringify({t: 'answer', seat, serial, action: JSON.parse(action), id: 99}))",
            [seat, serial, action],
        )
        expect(eve.page.get_by_test_id("notice").last).to_be_visible()
    assert len(at_ada.lines()) == len(at_eve.lines()) == 1
    at_ada.press(at_ada.options()[0])
    same_table(at_ada, at_eve)


def test_undo_is_refused_and_then_granted(come: Coming, house: Served) -> None:
    """Ben wants to take back what chance has touched: Ada is asked, says no; asked again, yes."""
    _, ben, at_ada, at_ben = pair(house, come, options={"castle": "first"}, seed="undo")
    play_until([at_ada, at_ben], "Rest")
    same_table(at_ada, at_ben)
    before = at_ben.lines()
    at_ben.press(next(option for option in at_ben.options() if option.action == ["Rest", -1]))
    same_table(at_ada, at_ben)
    after = at_ben.lines()
    assert len(after) > len(before)

    for word in ("No", "Agreed"):
        at_ben.tool(WORDS["en"]["undo"]).click()
        dialog = at_ben.dialog("undo")
        expect(dialog).to_contain_text("Ada will be asked first")
        expect(dialog).to_contain_text("The same dice will fall again")
        dialog.get_by_role("button", name="Ask the others").click()
        consent = at_ada.dialog("consent")
        expect(consent).to_contain_text("Ben asks to take something back")
        expect(ben.page.get_by_text("Waiting until Ada agrees")).to_be_visible()
        consent.get_by_role("button", name=word, exact=True).click()
        expect(consent).to_have_count(0)
        if word == "No":
            expect(ben.page.get_by_test_id("notice")).to_contain_text("Ada would rather not")
            assert at_ben.lines() == after
    expect(ben.page.get_by_test_id("line")).to_have_count(len(before))
    same_table(at_ada, at_ben)
    assert at_ben.lines() == before
    assert any(option.action == ["Rest", -1] for option in at_ben.options())
