"""Photographs every screen in both languages and two widths.

    python tests/browser/shots.py [--to FOLDER] [--only NAME …] [--lang en fr] [--width desktop phone]
    python tests/browser/shots.py --readme [--only NAME …]

The first puts them into build/shots (`make shots`); `--readme` takes only those the README shows, into docs/shots.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browser import tour as shell  # noqa: E402
from browser.chrome import launched  # noqa: E402
from browser.palette import reduced  # noqa: E402
from browser.tour import Screen, Tables, Tour, tours  # noqa: E402
from browser.visitor import DESKTOP, PHONE, Visitor, reads_well  # noqa: E402
from browser.weight import of_home, of_table, told  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402
from serving import served  # noqa: E402

SCREENS = [screen for one in (shell, *tours().values()) for screen in one.SCREENS]
WIDTHS = {"desktop": DESKTOP, "phone": PHONE}
README = [shown for one in tours().values() for shown in getattr(one, "SHOWN", ())]


def main() -> int:
    """Take the pictures."""
    wishes = argparse.ArgumentParser(description="Photograph every screen.")
    wishes.add_argument("--to", type=Path, default=ROOT / "build" / "shots")
    wishes.add_argument("--only", nargs="*", default=[])
    wishes.add_argument("--lang", nargs="*", default=["en", "fr"])
    wishes.add_argument("--width", nargs="*", default=list(WIDTHS))
    wishes.add_argument("--readme", action="store_true")
    wished = wishes.parse_args()
    if wished.readme:
        wanted, to = [one for one in README if not wished.only or one[0] in wished.only], ROOT / "docs" / "shots"
    else:
        names = [name for name in map(name_of, SCREENS) if not wished.only or name in wished.only]
        wanted = [(name, lang, width) for lang in wished.lang for width in wished.width for name in names]
        to = wished.to
    to.mkdir(parents=True, exist_ok=True)
    # A public address, so that invitations show one and not this machine's.
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "data", "--origin", "https://table.example") as house,
        launched() as chrome,
    ):
        tables = Tables(house)
        for name, lang, width in wanted:
            taken = picture(chrome, tables, name, lang, width)
            small = in_few_colours(chrome, taken) if wished.readme else taken
            (to / f"{name}.{lang}.{width}.png").write_bytes(small)
        if not wished.readme and not wished.only:
            weights(chrome, tables)
    print(f"{len(wanted)} pictures in {to}")
    return 0


def name_of(screen: Screen) -> str:
    """How its files are called."""
    return screen.__name__.replace("_", "-")


def picture(chrome: Browser, tables: Tables, name: str, lang: str, width: str) -> bytes:
    """One picture."""
    visitor = Visitor(chrome, tables.house.url, lang, size=WIDTHS[width], touch=width == "phone", name="Ada")
    tour = Tour(visitor, tables)
    next(screen for screen in SCREENS if name_of(screen) == name)(tour)
    tour.page.wait_for_load_state("networkidle")
    tour.page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    taken = tour.page.screenshot()
    reads_well([tour.page])
    for line in visitor.leave():
        print(f"{name}, {lang}, {width}: {line}", file=sys.stderr)
    return taken


def in_few_colours(chrome: Browser, taken: bytes) -> bytes:
    """The same picture, made on an empty page: ours allows no such thing."""
    page = chrome.new_page()
    found = reduced(page, taken)
    page.close()
    return found


def weights(chrome: Browser, tables: Tables) -> None:
    """Tell what home and a table of each game weigh on the line."""
    home = Visitor(chrome, tables.house.url)
    print(told("home", of_home(home)))
    home.leave()
    for name, tour in tours().items():
        visitor = Visitor(chrome, tables.house.url)
        print(told(name, of_table(visitor, tables.at(tour.WEIGHED))))
        visitor.leave()


if __name__ == "__main__":
    sys.exit(main())
