"""Where Chromium is, for the tests in a browser: installs it where that can be done, says what to do where not.

    python tools/chromium.py     prints nothing if all is well, else one sentence and exit status 1

UNDERCROFT_CHROMIUM names another program; UNDERCROFT_NO_BROWSER=1 lets `make test` go without a browser.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The same browser without windows, menus and an address bar: it opens and leaves pages in two thirds of the time.
LIGHT = "chromium-headless-shell"
NAMES = (LIGHT, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
PLACES = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/snap/bin/chromium")
ADVICE = (
    "The tests in a browser need Chromium: install it (Debian, Ubuntu: sudo apt-get install chromium; Fedora: sudo dnf "
    "install chromium; macOS: brew install --cask chromium), or name it in UNDERCROFT_CHROMIUM, or leave those tests "
    "out with UNDERCROFT_NO_BROWSER=1."
)


def find() -> str:
    """The path of Chromium; nothing if there is none."""
    named = os.environ.get("UNDERCROFT_CHROMIUM", "")
    if named:
        return shutil.which(named) or ""
    for name in (*NAMES, *PLACES):
        path = shutil.which(name)
        if path:
            return path
    return ""


def install() -> None:
    """Install it with apt, where there is apt and we may: the light one, or where there is none the whole."""
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print("Installing Chromium for the tests in a browser ...", file=sys.stderr)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", LIGHT], ["install", "-y", "chromium"]):
        if not find():
            subprocess.run(["apt-get", "-qq", *command], env=quiet, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    """Find it, or install it, or say what to do."""
    if not find() and not os.environ.get("UNDERCROFT_CHROMIUM"):
        install()
    if find():
        return 0
    print(ADVICE, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
