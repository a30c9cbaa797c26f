"""Photographs every screen in both languages and two widths.

    python tests/browser/shots.py [--to FOLDER] [--only NAME …] [--readme]

`--readme` takes only the pictures the README shows, into docs/shots. `make shots` takes them all, into build/shots.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browser.chrome import launched  # noqa: E402
from browser.tour import SCREENS, Screen, Tables, Tour  # noqa: E402
from browser.visitor import DESKTOP, PHONE, Visitor, reads_well  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402
from serving import served  # noqa: E402

WIDTHS = {"desktop": DESKTOP, "phone": PHONE}


def main() -> int:
    """Take the pictures."""
    wishes = argparse.ArgumentParser(description="Photograph every screen.")
    wishes.add_argument("--to", type=Path, default=ROOT / "build" / "shots")
    wishes.add_argument("--only", nargs="*", default=[])
    wishes.add_argument("--lang", nargs="*", default=["en", "fr"])
    wishes.add_argument("--width", nargs="*", default=list(WIDTHS))
    wished = wishes.parse_args()
    screens = [screen for screen in SCREENS if not wished.only or name_of(screen) in wished.only]
    wished.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "data") as house, launched() as chrome:
        tables = Tables(house)
        for lang in wished.lang:
            for width in wished.width:
                for screen in screens:
                    picture(chrome, tables, screen, lang, width, wished.to / f"{name_of(screen)}.{lang}.{width}.png")
    print(f"{len(screens) * len(wished.lang) * len(wished.width)} pictures in {wished.to}")
    return 0


def name_of(screen: Screen) -> str:
    """How its files are called."""
    return screen.__name__.replace("_", "-")


def picture(chrome: Browser, tables: Tables, screen: Screen, lang: str, width: str, to: Path) -> None:
    """One picture."""
    visitor = Visitor(chrome, tables.house.url, lang, size=WIDTHS[width], touch=width == "phone", name="Ada")
    tour = Tour(visitor, tables)
    screen(tour)
    settled(tour)
    tour.page.screenshot(path=to)
    reads_well([tour.page])
    for line in visitor.leave():
        print(f"{to.name}: {line}", file=sys.stderr)


def settled(tour: Tour) -> None:
    """Fonts are there, pictures are drawn, nothing is under way."""
    tour.page.wait_for_load_state("networkidle")
    tour.page.evaluate("document.fonts.ready")
    tour.page.wait_for_timeout(150)


if __name__ == "__main__":
    sys.exit(main())
