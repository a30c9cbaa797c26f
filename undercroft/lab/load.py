"""Load: many tables at once on a real server, played through real sockets on this machine; killed in the middle.

    python -m undercroft.lab.load --tables 500 --seconds 30

Measured is the time from sending an answer until every viewer of that table has been told of it. Half-way the server is
killed without warning and started again on the same tables: whatever it has acknowledged must still be there.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import click
import msgspec

from undercroft.lab.client import CrowdError, ServerAddress
from undercroft.lab.crowd import Party
from undercroft.lab.serving import START, Process, end
from undercroft.lab.tally import Figures, failures, report
from undercroft.server import wire

PERIOD: Final = 1.0  # seconds from one answer of a table to its next
SETTLE: Final = 5.0  # seconds for the last answers to be told before the server is told to stop
AT_ONCE: Final = 16  # tables being opened, or coming back, at the same time


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be done."""

    tables: int = 500
    seconds: float = 30.0
    game: str = "dark-castle"
    players: int = 2
    watchers: int = 0
    bots: int = 0
    plain: bool = False
    kill: bool = True
    seed: int = 1
    port: int = 0

    def wish(self) -> wire.NewTable:
        """A table: one seat is the opener's, the others are taken by friends and bots."""
        friends = [wire.Chair("friend") for _ in range(self.players - 1)]
        return wire.NewTable(self.game, [wire.Chair("me"), *friends, *[wire.Chair("bot", "random")] * self.bots])


class Load:
    """A run."""

    def __init__(self, plan: Plan, folder: Path, say: Callable[[str], None]) -> None:
        self.plan = plan
        self.folder = folder
        self.say = say
        self.figures = Figures()
        self.rng = Random(plan.seed)
        self.parties: list[Party] = []
        self.finished: list[Party] = []
        self.servers: list[Process] = []
        self.faults: list[str] = []
        self.played = 0.0  # seconds measured
        self.busy_server = 0.0
        self.busy_crowd = 0.0
        self.result: dict[str, Any] = {}

    async def run(self) -> dict[str, Any]:
        """Everything, one after the other; whatever happens, nothing is left running."""
        asyncio.get_running_loop().set_exception_handler(self._note)
        try:
            async with asyncio.timeout(4 * START + 3 * self.plan.seconds + 0.5 * self.plan.tables):
                await self._run()
        except (CrowdError, ExceptionGroup, TimeoutError, OSError) as fault:
            said = [*self.faults[:3], *self._errors()]
            raise CrowdError(f"the run broke off: {fault!r} {' | '.join(said)}") from fault
        finally:
            for party in self.parties:
                party.close()
            for server in self.servers:
                end(server.inner)
        return self.result

    async def _run(self) -> None:
        plan, result = self.plan, self.result
        result["plan"] = msgspec.to_builtins(plan)
        result["cores"] = os.cpu_count()
        result["load_average_before"] = round(os.getloadavg()[0], 2)
        place = await self._serve()
        # What all tables share is to be in memory before the first that counts.
        await self._fill(place, min(2, plan.tables))
        empty = self.servers[0].memory()
        warmed = len(self.parties)
        began = time.perf_counter()
        await self._fill(place, plan.tables)
        result["opening_seconds"] = round(time.perf_counter() - began, 2)
        full = self.servers[0].memory()
        result["memory_before_mib"] = round(empty / 2**20, 1)
        result["memory_open_mib"] = round(full / 2**20, 1)
        result["memory_a_table_kib"] = round((full - empty) / 1024 / max(1, plan.tables - warmed), 1)
        self.say(f"{plan.tables} tables are open, {sum(len(party.viewers) for party in self.parties)} sockets.")
        gc.collect()
        gc.freeze()
        await self._play(place, plan.seconds / 2 if plan.kill else plan.seconds)
        result["memory_played_mib"] = round(self.servers[0].memory() / 2**20, 1)
        if plan.kill:
            place = await self._break()
            await self._play(place, plan.seconds / 2)
        result["load_average_after"] = round(os.getloadavg()[0], 2)
        await self._settle()
        for party in self.parties:
            party.close()
        result["exit_status"] = await self.servers[-1].stop()
        result["server_busy"] = round(self.busy_server / self.played, 3)
        result["crowd_busy"] = round(self.busy_crowd / self.played, 3)
        result["server_errors"] = self._errors()
        result |= self.figures.summed_up(self.played)

    async def _serve(self) -> ServerAddress:
        server = await Process.start(self.folder / "data", self.plan.port, self.folder / "log")
        self.servers.append(server)
        return ServerAddress(server.port, self.plan.plain)

    async def _new_party(self, place: ServerAddress) -> Party:
        rng = Random(self.rng.random())
        party = await Party.open(place, self.plan.wish(), self.plan.watchers, self.figures, rng)
        await party.sit(place)
        return party

    async def _fill(self, place: ServerAddress, tables: int) -> None:
        async def one() -> None:
            self.parties.append(await self._new_party(place))

        await at_once([one for _ in range(tables - len(self.parties))])

    # -- the beat ----------------------------------------------------------------------------------------

    async def _play(self, place: ServerAddress, seconds: float) -> None:
        """Every table answers once a second, each at its own moment."""
        server = self.servers[-1]
        began, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
        self.figures.counting = True
        beats = [asyncio.create_task(self._keep_answering(place, slot)) for slot in range(len(self.parties))]
        try:
            done, _ = await asyncio.wait(beats, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
        finally:
            self.played += time.perf_counter() - began
            self.busy_server += server.cpu() - cpu
            self.busy_crowd += time.process_time() - own
            self.figures.counting = False
            for task in beats:
                task.cancel()
            await asyncio.gather(*beats, return_exceptions=True)
        if self.faults:
            raise CrowdError(self.faults[0])

    async def _keep_answering(self, place: ServerAddress, slot: int) -> None:
        loop = asyncio.get_running_loop()
        figures = self.figures
        due = loop.time() + PERIOD * (slot + 0.5) / len(self.parties)
        while True:
            await asyncio.sleep(due - loop.time())
            figures.lag.append(loop.time() - due)
            party = self.parties[slot]
            if party.over and not party.is_waiting():
                party.close()
                figures.games += 1
                self.finished.append(party)
                self.parties[slot] = await self._new_party(place)
            elif party.is_waiting():
                figures.skipped += 1
            else:
                party.answer()
            due += PERIOD * max(1, int((loop.time() - due) / PERIOD) + 1)

    async def _settle(self) -> None:
        """Wait until what was answered is told, or is not going to be."""
        until = time.perf_counter() + SETTLE
        while any(party.is_waiting() for party in self.parties) and time.perf_counter() < until:
            await asyncio.sleep(0.05)

    # -- the fall ----------------------------------------------------------------------------------------

    async def _break(self) -> ServerAddress:
        """Kill the server while answers are under way, start another on the same tables, look what is there."""
        result = self.result
        rng = Random(self.plan.seed)
        able = [party for party in self.parties if not party.over and not party.is_waiting()]
        for party in rng.sample(able, min(len(able), max(1, len(self.parties) // 10))):
            party.answer()
        await asyncio.sleep(rng.random() * 0.02)
        began = time.perf_counter()
        await self.servers[-1].kill()
        lost_lines = [viewer.line.is_lost for party in self.parties for viewer in party.viewers if viewer.line]
        async with asyncio.timeout(START):
            await asyncio.gather(*lost_lines)
        under_way = sum(party.is_waiting() for party in self.parties)
        everyone = self.parties + self.finished
        acknowledged = sum(party.stored for party in everyone)
        place = await self._serve()
        up = time.perf_counter() - began
        lost = 0
        amiss: list[str] = []

        async def back(party: Party) -> None:
            nonlocal lost
            gone, doubts = await party.return_to(place)
            lost += gone
            amiss.extend(doubts)

        await at_once([partial(back, party) for party in self.parties])
        result["all_back_seconds"] = round(time.perf_counter() - began, 2)
        await at_once([partial(back, party) for party in self.finished])
        for party in self.finished:
            party.close()
        result["killed_under_way"] = under_way
        result["acknowledged_at_kill"] = acknowledged
        result["up_again_seconds"] = round(up, 2)
        result["lost"] = lost
        result["amiss"] = amiss
        self.say(f"Killed and started again; everyone is back after {result['all_back_seconds']} s. Lost: {lost}.")
        return place

    def _errors(self) -> list[str]:
        """What the server wrote down as going wrong."""
        log = self.folder / "log"
        lines = log.read_text(errors="replace").splitlines() if log.exists() else []
        return [line[:400] for line in lines if '"level":"error"' in line or "Traceback" in line][:5]

    def _note(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.faults.append(f"{context.get('message')} {context.get('exception')!r}")


async def at_once(jobs: list[Callable[[], Awaitable[None]]]) -> None:
    """Do all of these, only so many at the same time; the first that fails ends it."""
    waiting = iter(jobs)

    async def work() -> None:
        for job in waiting:
            await job()

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(work())


def load(plan: Plan, say: Callable[[str], None] = lambda _: None) -> dict[str, Any]:
    """Run it; the figures."""
    folder = Path(tempfile.mkdtemp(prefix="undercroft-load-"))
    try:
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            return runner.run(Load(plan, folder, say).run())
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quickest event loop there is here."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


@click.command(
    help="Drive many tables at once through real sockets on this machine, and kill the server in the middle."
)
@click.option("--tables", default=500, show_default=True, type=click.IntRange(1), help="Tables at once.")
@click.option("--seconds", default=30.0, show_default=True, type=click.FloatRange(1), help="How long they are played.")
@click.option("--game", default="dark-castle", show_default=True, help="The game.")
@click.option("--players", default=2, show_default=True, type=click.IntRange(1), help="People at a table.")
@click.option("--bots", default=0, show_default=True, type=click.IntRange(0), help="Bots at a table.")
@click.option(
    "--viewers", "watchers", default=0, show_default=True, type=click.IntRange(0), help="Onlookers beside it."
)
@click.option("--plain", is_flag=True, help="Do not offer compression, as browsers do.")
@click.option("--no-kill", is_flag=True, help="Let the server live.")
@click.option("--port", default=0, help="The port of the server (default: any that is free).")
@click.option("--seed", default=1, help="For the answers chosen.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def main(no_kill: bool, as_json: bool, **wishes: Any) -> None:
    """Print the figures; fail if anything acknowledged is lost."""
    plan = Plan(kill=not no_kill, **wishes)
    try:
        result = load(plan, lambda line: click.echo(line, err=True))
    except CrowdError as fault:
        raise click.ClickException(str(fault)) from fault
    click.echo(json.dumps(result, indent=1) if as_json else report(result))
    found = failures(result)
    for line in found:
        click.echo(f"FAILED: {line}", err=True)
    if found:
        sys.exit(1)


if __name__ == "__main__":
    main()
