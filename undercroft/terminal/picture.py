"""A picture of the table: `python -m undercroft.terminal.picture docs/terminal.svg` draws a fight, 120 by 40.

The picture names no address on the web: whoever looks at it needs nothing but the file.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import Final

from undercroft.bots.player import next_answer
from undercroft.engine.game import AnyGame, find_game
from undercroft.engine.session import Session
from undercroft.terminal.app import TableApp
from undercroft.terminal.seats import HUMAN, Seats
from undercroft.terminal.sitting import Sitting

SIZE: Final = (120, 40)
FIGHT: Final = "ask-rest"
SPACE: Final = "&#160;"


def a_fight(game: AnyGame, players: int = 4, seed: str = "picture") -> Session:
    """A game of people who know what they do, stopped in the middle of a fight that could go either way."""
    for number in range(100):
        session = Session.start(game, players, f"{seed}:{number}")
        seats = Seats(game, ["bot:judgement"] * players)
        while session.decision is not None:
            table = session.view(0)["table"]
            if session.decision.ask == FIGHT and worth_drawing(table) and 0.2 < game.estimate(session.state, 0) < 0.6:
                return session
            answer = next_answer(session, seats.bots)
            assert answer is not None
            session.answer(answer[0], session.serials[answer[0]], answer[1])
    raise SystemExit("no fight was worth a picture")


def worth_drawing(table: dict[str, object]) -> bool:
    """A second round, a row of some length, things in hands, and pages still to come."""
    fight, prisoners = table["fight"], table["prisoners"]
    if not isinstance(fight, dict) or not isinstance(prisoners, list):
        return False
    if fight["round"] != 2 or len(fight["row"]) < 4 or not table["pages_left"]:
        return False
    return sum(bool(one["hands"]) for one in prisoners) > len(prisoners) / 2


async def picture(session: Session, lang: str = "en", keys: tuple[str, ...] = (), size: tuple[int, int] = SIZE) -> str:
    """The table with this game on it, as SVG."""
    app = TableApp(session.game, lang, Sitting(session, Seats(session.game, [HUMAN] * session.seats)))
    app.hint_runs = 400
    async with app.run_test(size=size) as pilot:
        await pilot.press(*keys)
        await app.workers.wait_for_complete([worker for worker in app.workers if worker.group == "advice"])
        await pilot.pause()
        return tidied(app.export_screenshot(title=app.voice.title()))


def tidied(svg: str) -> str:
    """Without fonts from elsewhere, and with no line beginning in spaces, which some viewers swallow."""
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face\s*\{.*?\}", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "Fira Code, DejaVu Sans Mono, Menlo, Consolas")
    return re.sub(r'(<text [^>]*?)x="([\d.]+)"([^>]*?)textLength="([\d.]+)"([^>]*>)([^<]+)', shifted, svg)


def shifted(match: re.Match[str]) -> str:
    """A line of text that begins and ends in something to be seen."""
    before, x, between, length, after, words = match.groups()
    cells = len(re.sub(r"&[#\w]+;", "_", words.strip("\n")))
    if not words.strip("\n") or cells == 0:
        return match.group(0)
    wide = float(length) / cells
    inner = words.strip("\n")
    lead = trail = 0
    while inner.startswith(SPACE):
        inner, lead = inner.removeprefix(SPACE), lead + 1
    while inner.endswith(SPACE):
        inner, trail = inner.removesuffix(SPACE), trail + 1
    if not inner:
        return match.group(0)
    left, width = float(x) + lead * wide, float(length) - (lead + trail) * wide
    return f'{before}x="{left:.1f}"{between}textLength="{width:.1f}"{after}{inner}'


def main() -> None:
    """Draw the picture into the file that is named."""
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m undercroft.terminal.picture FILE.svg")
    svg = asyncio.run(picture(a_fight(find_game("dark-castle")), keys=("h",)))
    Path(sys.argv[1]).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
