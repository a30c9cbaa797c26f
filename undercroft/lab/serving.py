"""A server in a process of its own, for those who measure one."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path
from typing import Final

from undercroft.lab.client import CrowdError

START: Final = 30.0  # seconds the server may take until it listens, or until it has stopped


class Process:
    """A server in a process (and a session) of its own."""

    def __init__(self, inner: asyncio.subprocess.Process, port: int) -> None:
        self.inner = inner
        self.port = port
        self._stat = Path(f"/proc/{inner.pid}")

    @staticmethod
    async def start(data: Path, port: int, log: Path) -> Process:
        """Start it and wait until it listens."""
        command = [sys.executable, "-m", "undercroft", "serve", "--host", "127.0.0.1", "--port", str(port)]
        command += ["--data", str(data), "--no-limits", "--bot-delay", "0", "--workers", "1"]
        with log.open("ab") as errors:
            inner = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                start_new_session=True,
            )
        assert inner.stdout is not None
        said = ""
        found: re.Match[str] | None = None
        try:
            async with asyncio.timeout(START):
                while "Stop it" not in said:
                    line = await inner.stdout.readline()
                    if not line:
                        raise CrowdError(f"the server did not start: {said}{log.read_text()[-2000:]}")
                    said += line.decode()
                    found = found or re.search(r"http://[^\s:]+:(\d+)", said)
        except BaseException:
            end(inner)
            raise
        if found is None:
            end(inner)
            raise CrowdError(f"the server does not say where it is: {said}")
        return Process(inner, int(found.group(1)))

    def memory(self) -> int:
        """Bytes it holds in memory; 0 where the system does not tell."""
        try:
            pages = int((self._stat / "statm").read_text().split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGESIZE")

    def cpu(self) -> float:
        """Seconds of processor time it has used, its workers apart; 0 where the system does not tell."""
        try:
            fields = (self._stat / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def kill(self) -> None:
        """End it without warning."""
        self.inner.kill()
        await self.inner.wait()

    async def stop(self) -> int:
        """Ask it to stop; its exit status."""
        self.inner.terminate()
        async with asyncio.timeout(START):
            return await self.inner.wait()


def end(inner: asyncio.subprocess.Process) -> None:
    """End a process, and whatever it started."""
    try:
        os.killpg(inner.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
