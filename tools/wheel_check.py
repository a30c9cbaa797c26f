"""Install both wheels of dist/ where nothing of this repository is in reach, and see that each runs what it should.

    python tools/wheel_check.py

The compiled wheel must load every compiled module from its library, in the process that was started and in those it
starts, and the same seed must give the same games as the pure wheel does. What the wheels depend on is lent from the
environment that runs this, so that nothing is fetched.
"""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.request
import venv
import zipfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

DIST = Path(__file__).resolve().parent.parent / "dist"
SIMULATE = ["--games", "40", "--players", "2", "--seed", "wheel", "--jobs", "2", "--json"]
ORIGINS = "import importlib, json, sys; print(json.dumps([importlib.import_module(n).__file__ for n in sys.argv[1:]]))"
WORKER = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from undercroft.lab.trees import is_compiled
if __name__ == "__main__":
    print(ProcessPoolExecutor(1, mp_context=get_context("spawn")).submit(is_compiled).result())
"""


def main() -> int:
    pure, compiled = newest("py3-none-any"), newest(f"cp{sys.version_info.major}{sys.version_info.minor}-")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        slow, fast = installed(pure, folder / "pure"), installed(compiled, folder / "compiled")
        modules = compiled_modules(compiled)
        wrong = [path for path in json.loads(said(fast, "-c", ORIGINS, *modules)) if path.endswith(".py")]
        assert modules, f"{compiled.name} holds no library"
        assert not wrong, f"not compiled: {wrong}"
        (folder / "worker.py").write_text(WORKER, encoding="utf-8")
        assert said(fast, str(folder / "worker.py")) == "True\n", "the processes it starts are not compiled"
        for game in json.loads(said(fast, "-m", "undercroft", "games", "--json"))["games"]:
            played = [simulated(slow, game["name"], "pure tree"), simulated(fast, game["name"], "compiled tree")]
            assert played[0] == played[1], f"{game['name']} differs: {played}"
        served(fast, folder)
    for wheel in (pure, compiled):
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, installs and runs.")
    return 0


def newest(tag: str) -> Path:
    """The wheel of the present version with this tag."""
    found = list(DIST.glob(f"undercroft-{version('undercroft')}-{tag}*.whl"))
    if not found:
        sys.exit(f"There is no wheel for {tag} in dist/; `make wheel` builds it.")
    return max(found, key=lambda path: path.stat().st_mtime)


def installed(wheel: Path, folder: Path) -> Path:
    """A new environment with the wheel in it; its Python."""
    venv.create(folder, with_pip=False)
    python = next(path for path in (folder / "bin" / "python", folder / "Scripts" / "python.exe") if path.exists())
    site = Path(said(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "-qq", "--no-deps", "--no-index"]
    subprocess.run([*command, "--disable-pip-version-check", str(wheel)], check=True)
    (site / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    home = said(python, "-c", "import undercroft; print(undercroft.__file__)").strip()
    assert Path(home).is_relative_to(folder), f"{home} is not what was installed"
    return python


def compiled_modules(wheel: Path) -> list[str]:
    """The names of the modules that have a library in the wheel."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = [name.removesuffix(suffix) for name in zipfile.ZipFile(wheel).namelist() if name.endswith(suffix)]
    return [name.replace("/", ".") for name in names if not name.endswith("__mypyc")]


def said(python: Path, *arguments: str) -> str:
    """What a command of that environment prints, run from where the repository is not."""
    done = subprocess.run([str(python), "-P", *arguments], cwd=python.parent, capture_output=True, text=True)
    assert done.returncode == 0, f"{arguments}: {done.stderr}"
    return done.stdout


def simulated(python: Path, game: str, tree: str) -> dict[str, Any]:
    """The figures of a simulation but for those of the clock; it must say that it ran on that tree."""
    command = [str(python), "-P", "-m", "undercroft", "simulate", game, "--bot", "random", *SIMULATE]
    done = subprocess.run(command, cwd=python.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith(f"undercroft: {tree}"), done.stderr
    return {name: value for name, value in json.loads(done.stdout).items() if "second" not in name}


def served(python: Path, folder: Path) -> None:
    """The server runs compiled, and brings its pages along."""
    command = [str(python), "-u", "-P", "-m", "undercroft", "serve", "--host", "127.0.0.1", "--port", "0"]
    log = folder / "log"
    with log.open("w", encoding="utf-8") as out:
        server = subprocess.Popen([*command, "--data", str(folder / "data")], stdout=out, stderr=out, cwd=folder)
    try:
        deadline = time.monotonic() + 60
        while "http://" not in log.read_text(encoding="utf-8"):
            assert server.poll() is None, log.read_text(encoding="utf-8")
            assert time.monotonic() < deadline, "the server does not say where it is"
            time.sleep(0.1)
        words = log.read_text(encoding="utf-8")
        assert json.loads(words.splitlines()[0])["tree"] == "compiled tree", words
        address = words[words.index("http://") :].split()[0].rstrip("/")
        with urllib.request.urlopen(address + "/", timeout=30) as page:
            assert b"<script" in page.read(), "the page is not the built one"
    finally:
        server.terminate()
        server.wait(30)


if __name__ == "__main__":
    sys.exit(main())
