"""A tour of the screens: how to get there, for those who look for faults and for those who take pictures.

Here are the screens that every game shares, seen at tables of the castle. A game brings its own in
`tests/browser/<game>/tour.py`: `SCREENS`; a moment whose table is `WEIGHED`;
the pictures for the README (`SHOWN`); and `faults`, which looks for what only this game can get wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from types import ModuleType
from typing import Any

from all_games import GAMES, SMALL_GAMES, brought
from browser.ahead import never, play_on
from browser.dark_castle import moments
from browser.seat import Seat
from browser.visitor import Visitor
from browser.words import WORDS
from playwright.sync_api import Page, expect
from serving import Served

Moment = Callable[..., bytes]

COMPANY = [
    {"who": "me", "name": "Ada"},
    {"who": "friend", "name": "Ben"},
    {"who": "bot", "bot": "judgement"},
    {"who": "bot", "bot": "search"},
]


class Tables:
    """Tables of one house, laid when first wanted and shared by all who tour it."""

    def __init__(self, house: Served) -> None:
        self.house = house
        self._laid: dict[bytes, dict[str, Any]] = {}

    def at(self, moment: Moment, *wishes: Any) -> dict[str, Any]:
        """A table that stands at a moment."""
        save = moment(*wishes)
        if save not in self._laid:
            self._laid[save] = self.house.bring(save)
        return self._laid[save]

    @cached_property
    def first(self) -> dict[str, Any]:
        """A first castle, at its very first question."""
        return self.house.open(options={"castle": "first"}, seed="tour")

    @cached_property
    def daily(self) -> dict[str, Any]:
        """The game of the day, played to its end."""
        opened = self.house.open(seed=self.house.ask("GET", "/api/games/dark-castle/daily").json()["seed"])
        assert play_on(self.house, opened, never, "daily")
        return opened

    @cached_property
    def waiting(self) -> dict[str, Any]:
        """A table for four that still waits for a friend."""
        return self.house.open(chairs=COMPANY, seed="tour")

    @cached_property
    def together(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """A table for four where both people sit: Ada's key to it, and Ben's."""
        opened = self.house.open(chairs=COMPANY, seed="together")
        invite = opened["invites"][0]["invite"]
        joined = self.house.ask("POST", f"/api/tables/{opened['table']}/join", json={"invite": invite, "name": "Ben"})
        return opened, joined.json()


def kept(number: int, game: str, won: bool, players: int, *facts: str, **more: Any) -> dict[str, Any]:
    """A finished game as a browser keeps it."""
    return {
        "table": f"table{number:06}",
        "game": game,
        "players": players,
        "won": won,
        "facts": [fact.split(":") for fact in facts],
        "figures": {},
        "rank": 0,
        "achievements": [],
        "undone": False,
        "usual": True,
        "daily": "",
        "seconds": 2700 + 600 * number,
        "ended": 1_790_000_000 + 90_000 * number,
        **more,
    }


WHOLE, FIRST = "castle:full", "castle:first"
GAMES_KEPT = [
    kept(1, "dark-castle", True, 1, FIRST, "boss:rat_mother", "character:abbot", "character:cook", usual=False),
    kept(2, "dark-castle", False, 2, WHOLE, "character:abbot", achievements=["short-stay"]),
    kept(3, "dark-castle", True, 2, WHOLE, "boss:rat_mother", "character:cook", achievements=["out", "thread"]),
    kept(4, "dark-castle", True, 4, WHOLE, "boss:hollow_king", "character:abbot", achievements=["out", "together"]),
    kept(5, "dark-castle", True, 1, WHOLE, "boss:hollow_king", "character:miller", daily="2026-09-27", undone=True),
    kept(6, "dark-souls", False, 2, "mode:standard", "boss:gargoyle", "class:knight", achievements=["bloodstain"]),
    kept(7, "dark-souls", True, 1, "mode:standard", "boss:dancer", "class:herald", achievements=["victory", "alone"]),
]


class Tour:
    """One visitor, led around."""

    def __init__(self, visitor: Visitor, tables: Tables) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.tables = tables
        self.words = WORDS[visitor.lang]

    def afresh(self, where: str) -> Page:
        """An address, as if the browser had just been opened."""
        if self.page.url.startswith(self.visitor.url):
            # Left by the page itself it stays in its process, which need not be started anew.
            self.page.evaluate("location.href = 'about:blank'")
            self.page.wait_for_url("about:blank")
        self.page.goto(f"{self.visitor.url}/{where}")
        return self.page

    def sit(self, opened: dict[str, Any]) -> Seat:
        """At a table."""
        self.afresh(f"#/seat/{opened['table']}/{opened['key']}")
        seat = self.visitor.seat()
        seat.lift()
        if not seat.is_over():
            self.page.locator("section.board [data-thing]:visible").first.wait_for()
        return seat

    def at(self, moment: Moment, *wishes: Any) -> Seat:
        """At a table that stands at a moment."""
        return self.sit(self.tables.at(moment, *wishes))


Screen = Callable[[Tour], object]


def home(tour: Tour) -> None:
    """As it is found by somebody who has never been here."""
    tour.afresh("#/").evaluate("localStorage.removeItem('undercroft.tables')")
    tour.afresh("#/").locator("article a.cover").first.wait_for()


def home_again(tour: Tour) -> None:
    """With games under way and a finished one."""
    tour.sit(tour.tables.at(moments.won))
    tour.sit(tour.tables.waiting)
    tour.at(moments.fight)
    page = tour.afresh("#/")
    expect(page.get_by_test_id("my-table")).not_to_have_count(0)
    page.locator("article a.cover").first.wait_for()
    page.locator("details summary").first.click()


def new(tour: Tour) -> None:
    """A new table, for somebody in a hurry."""
    tour.afresh("#/new/dark-castle").locator("button[type=submit]").wait_for()


def new_company(tour: Tour) -> None:
    """A new table for four, with everything unfolded."""
    page = tour.afresh("#/new/dark-castle")
    page.locator("input[name=preset]").nth(2).click()
    for fold in page.locator("details summary").all():
        fold.click()


def join(tour: Tour) -> None:
    """A friend opens a link."""
    waiting = tour.tables.waiting
    tour.afresh("#/").evaluate("localStorage.removeItem('undercroft.tables')")
    tour.afresh(f"#/join/{waiting['table']}/{waiting['invites'][0]['invite']}").locator("form input").wait_for()


def invite(tour: Tour) -> None:
    """Links and codes for friends."""
    waiting = tour.tables.waiting
    tour.sit(waiting)
    told = {str(one["seat"]): one["invite"] for one in waiting["invites"]}
    tour.page.evaluate(
        "([table, invites, watch]) => { const held = JSON.parse(localStorage['undercroft.tables']);"
        "Object.assign(held.find((one) => one.table === table), { invites, watch });"
        "localStorage['undercroft.tables'] = JSON.stringify(held); }",
        [waiting["table"], told, waiting["watch"]],
    )
    seat = tour.sit(waiting)
    tour.page.keyboard.press("Escape")
    seat.menu({"en": "Invite friends", "fr": "Inviter des amis"}[tour.visitor.lang])
    seat.dialog("invite").locator("svg[role=img]").first.wait_for()


def waiting(tour: Tour) -> None:
    """A friend is still to come."""
    tour.sit(tour.tables.waiting)


def together(tour: Tour) -> None:
    """Waiting for somebody who is away."""
    tour.sit(tour.tables.together[1])


def seats(tour: Tour) -> None:
    """Who sits where."""
    tour.sit(tour.tables.together[0]).tab("seats")


def chat(tour: Tour) -> None:
    """What people say to each other."""
    seat = tour.sit(tour.tables.together[0])
    seat.tab("chat")
    field = tour.page.locator("#say")
    field.wait_for()
    if not tour.page.locator(".chat .said p strong").count():
        for line in ("Who goes first?", "You do.", "I was afraid of that."):
            field.fill(line)
            field.press("Enter")
            tour.page.locator(".said").get_by_text(line).wait_for()


def log(tour: Tour) -> None:
    """What happened."""
    tour.at(moments.rolls).tab("log")


def hint(tour: Tour) -> None:
    """Chances by answer."""
    seat = tour.at(moments.fight)
    seat.tool(tour.words["hint"]).click()
    tour.page.locator(".option .chance").first.wait_for()


def why(tour: Tour) -> None:
    """What cannot be done, and why not."""
    seat = tour.at(moments.fight)
    seat.tool(tour.words["why"]).click()
    seat.dialog("why").locator("li").first.wait_for()


def rule(tour: Tour) -> None:
    """The rule behind the question."""
    seat = tour.at(moments.fight)
    seat.tool(tour.words["rule"]).click()
    seat.dialog("rule").locator("section").first.wait_for()


def undo(tour: Tour) -> None:
    """What would be taken back."""
    seat = tour.at(moments.fight)
    seat.tool(tour.words["undo"]).click()
    seat.dialog("undo").locator("input").first.wait_for()


def menu(tour: Tour) -> None:
    """What is not needed every minute."""
    tour.at(moments.fight)
    tour.page.locator("header.bar button").first.click()
    tour.page.get_by_test_id("menu-dialog").wait_for()


def keys(tour: Tour) -> None:
    """The keys at a table."""
    tour.at(moments.fight)
    tour.page.keyboard.press("?")
    tour.page.get_by_test_id("keys-dialog").wait_for()


def report(tour: Tour) -> None:
    """Report a problem."""
    seat = tour.at(moments.fight)
    seat.menu({"en": "Report a problem", "fr": "Signaler un problème"}[tour.visitor.lang])
    seat.dialog("report").wait_for()


def replay(tour: Tour) -> None:
    """Looking back."""
    tour.at(moments.won)
    tour.page.evaluate(f"location.hash = '#/replay/{tour.tables.at(moments.won)['table']}'")
    slider = tour.page.locator(".slide input")
    slider.wait_for()
    slider.fill("40")
    slider.blur()


def rulebook(tour: Tour) -> None:
    """Our rulebook."""
    tour.afresh("#/rules/dark-castle").locator("article.sheet").wait_for()


def search(tour: Tour) -> None:
    """Looking for something in it."""
    page = tour.afresh("#/rules/dark-castle")
    page.locator("#rules-search").fill("boss")
    page.locator("article.sheet mark").first.wait_for()


def gallery(tour: Tour) -> None:
    """What the castle has to show, all of it uncovered."""
    page = tour.afresh("#/gallery/dark-castle")
    for _ in range(2):
        page.locator(".cover button").first.click()
    expect(page.locator(".cover")).to_have_count(0)


def exhibit(tour: Tour) -> None:
    """A single thing of it."""
    tour.afresh("#/gallery/dark-souls/enemies.sentinel").get_by_test_id("exhibit").wait_for()


def settings(tour: Tour) -> None:
    """Settings."""
    tour.afresh("#/settings").locator("fieldset").first.wait_for()


def rulebook_laid(tour: Tour) -> None:
    """The rulebook over the table."""
    tour.at(moments.fight)
    table = tour.page.url.split("#/table/")[1]
    tour.page.evaluate(f"location.hash = '#/table/{table}/rules'")
    tour.page.get_by_test_id("sheet").locator("article").wait_for()


def settings_laid(tour: Tour) -> None:
    """The settings over the table."""
    tour.at(moments.fight)
    table = tour.page.url.split("#/table/")[1]
    tour.page.evaluate(f"location.hash = '#/table/{table}/settings'")
    tour.page.get_by_test_id("sheet").locator("fieldset").first.wait_for()


def about(tour: Tour) -> None:
    """Whose it is."""
    tour.afresh("#/about").locator("article section").first.wait_for()


def my_games(tour: Tour) -> None:
    """One's own games, some of each kind, and what was achieved."""
    tour.afresh("#/mine").evaluate(
        "games => localStorage.setItem('undercroft.games', JSON.stringify(games))", GAMES_KEPT
    )
    tour.afresh("#/mine").locator("[data-achievement]").first.wait_for()


def daily(tour: Tour) -> None:
    """Sitting down to the game of the day."""
    tour.afresh("#/daily/dark-castle").locator("button[type=submit]").wait_for()


def daily_end(tour: Tour) -> None:
    """The game of the day is over: where one stands among the bots."""
    tour.sit(tour.tables.daily)
    tour.page.get_by_test_id("standing").locator(".figure").first.wait_for()


def nothing_here(tour: Tour) -> None:
    """An address that leads nowhere."""
    tour.afresh("#/nowhere").locator("section.trouble").wait_for()


def no_key(tour: Tour) -> None:
    """A table one holds no key to."""
    tour.afresh("#/table/abcdef123456").locator("section.trouble").wait_for()


SCREENS: tuple[Screen, ...] = (
    home,
    new,
    new_company,
    join,
    log,
    hint,
    why,
    rule,
    undo,
    menu,
    keys,
    report,
    waiting,
    invite,
    together,
    seats,
    chat,
    replay,
    home_again,
    rulebook,
    search,
    gallery,
    exhibit,
    my_games,
    daily,
    daily_end,
    settings,
    rulebook_laid,
    settings_laid,
    about,
    nothing_here,
    no_key,
)


@cache
def tours() -> dict[str, ModuleType]:
    """The tour of every game that has one, by the name of the game."""
    found = {game.name: brought(game, "browser", "tour") for game in [*GAMES, *SMALL_GAMES]}
    return {name: tour for name, tour in found.items() if tour is not None}
