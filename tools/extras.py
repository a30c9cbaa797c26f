"""Whether each extra, freshly installed, is enough: a wheel, and a new environment for each.

    python tools/extras.py [EXTRA ...]     (`make extras-check`; all of them if none is named, `bare` is none)

The versions are those of requirements.txt. Prints a line for each environment; exit status 1 if one is not enough.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = {"bare": "", "terminal": "[terminal]", "server": "[server]", "all": "[all]"}
BINARIES = "Scripts" if os.name == "nt" else "bin"
SIMULATE = ["simulate", "dark-castle", "--games", "4", "--players", "2", "--bot", "judgement", "--seed", "1"]
PATIENCE = 60.0


class NotEnough(Exception):
    """Something that should work in this environment does not."""


class Installed:
    """An environment with one extra in it."""

    def __init__(self, folder: Path, wheel: Path, extra: str, pins: Path) -> None:
        self.folder = folder
        self.python = str(folder / BINARIES / "python")
        self.command = str(folder / BINARIES / "undercroft")
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        wanted = f"undercroft{EXTRAS[extra]} @ {wheel.as_uri()}"
        install = [self.python, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*install, "-c", str(pins), wanted], check=True)

    def count(self) -> int:
        """How many packages are in it, ours and pip not counted."""
        told = subprocess.run(
            [self.python, "-m", "pip", "list", "--format=freeze", "--disable-pip-version-check"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        names = {line.partition("==")[0] for line in told.splitlines()}
        return len(names - {"undercroft", "pip", "setuptools", "wheel"})

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run our command there, away from this checkout."""
        return subprocess.run([self.command, *words], cwd=self.folder, capture_output=True, text=True, timeout=PATIENCE)

    def expect(self, status: int, said: str, *words: str) -> None:
        """Run our command there; it must end like this, and say that."""
        done = self.run(*words)
        if done.returncode != status or said not in done.stdout + done.stderr:
            raise NotEnough(f"`undercroft {' '.join(words)}`: status {done.returncode}\n{done.stdout}{done.stderr}")

    def serves(self) -> None:
        """Start the server there; it must say that it is well."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [self.command, "serve", "--host", "127.0.0.1", "--port", str(port)]
        server = subprocess.Popen(
            [*command, "--data", str(self.folder / "tables")],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            deadline = time.monotonic() + PATIENCE
            while True:
                try:
                    with urlopen(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE) as answer:
                        if answer.status == 200:
                            return
                except OSError:
                    pass
                if server.poll() is not None or time.monotonic() > deadline:
                    server.kill()
                    raise NotEnough(f"the server does not serve:\n{server.communicate()[1]}")
                time.sleep(0.1)
        finally:
            server.terminate()
            server.communicate()


def check(extra: str, here: Installed) -> None:
    """Whether everything that comes with this extra works, and the rest says what it lacks."""
    here.expect(0, "dark-castle", "games")
    here.expect(0, "won", *SIMULATE)
    here.expect(0, "", "rules", "dark-souls", "--coverage")
    if extra in ("terminal", "all"):
        here.expect(2, "needs a terminal to draw on", "play", "dark-castle")
    else:
        here.expect(2, "pip install 'undercroft[terminal]'", "play", "dark-castle")
    if extra in ("server", "all"):
        here.serves()
    else:
        here.expect(2, "pip install 'undercroft[server]'", "serve")


def versions(to: Path) -> Path:
    """The pinned versions without their hashes: pip wants a hash of everything, ours too, once it has seen one."""
    pinned = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    to.write_text("\n".join(re.findall(r"^[\w.\-\[\]]+==[^\s\\]+(?: ; [^\\\n]+)?", pinned, re.MULTILINE)) + "\n")
    return to


def main(wanted: list[str]) -> int:
    """Check the extras that are named, or all."""
    unknown = [name for name in wanted if name not in EXTRAS]
    if unknown:
        print(f"There is no extra called {unknown[0]!r}; there are {', '.join(EXTRAS)}.", file=sys.stderr)
        return 2
    failed = 0
    with TemporaryDirectory() as place:
        folder = Path(place)
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
        subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wheel = next(folder.glob("*.whl"))
        pins = versions(folder / "pins.txt")
        for extra in wanted or EXTRAS:
            here = Installed(folder / extra, wheel, extra, pins)
            try:
                check(extra, here)
                print(f"undercroft{EXTRAS[extra]}: enough, with {here.count()} packages of others")
            except NotEnough as lacking:
                print(f"undercroft{EXTRAS[extra]}: not enough: {lacking}", file=sys.stderr)
                failed = 1
            shutil.rmtree(here.folder)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
