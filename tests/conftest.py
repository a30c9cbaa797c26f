"""For all tests: the marker `rule(*ids)`, and the record of which rules are proved (see proofs.py)."""

from __future__ import annotations

import os
from typing import Any

import proofs
import pytest
from hypothesis import HealthCheck, settings

# Whether an example takes long says something of the machine, nothing of the code. A change is held against the same
# examples as the one before it; new ones are looked for by `make sweep`.
settings.register_profile(
    "unhurried",
    deadline=None,
    derandomize="UNDERCROFT_THOROUGH" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("unhurried")

PROOFS = pytest.StashKey[proofs.Proofs]()
SAID = pytest.StashKey[str]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-proofs", action="store_true", help="write each game's proved.toml from this run")


def pytest_configure(config: pytest.Config) -> None:
    os.environ["UNDERCROFT_PURE"] = "1"  # a command in a process of its own runs the tree that the tests import
    config.stash[PROOFS] = proofs.Proofs()
    config.pluginmanager.register(Listener(config), "proofs")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let the reports of a test carry its rules, so that they arrive from other processes, too."""
    if item.path.is_relative_to(proofs.RULES):
        item.user_properties += [("rule", id) for mark in item.iter_markers("rule") for id in mark.args]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """A marker with an id that no ledger has is an error."""
    for mark in item.iter_markers("rule"):
        unknown = [id for id in mark.args if id not in proofs.known()]
        if unknown or not mark.args:
            pytest.fail(f"no ledger has the rule {', '.join(unknown)}" if unknown else "rule() names no rule", False)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """At the end of a whole run of tests/rules, compare what was proved with the record."""
    config = session.config
    if hasattr(config, "workerinput") or not proofs.is_whole(config):
        return
    write = config.getoption("--write-proofs")
    ended = session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
    stopped = session.shouldstop or session.shouldfail
    if not ended or stopped or (session.exitstatus != pytest.ExitCode.OK and not write):
        return
    config.stash[SAID] = config.stash[PROOFS].settle(write)
    if config.stash[SAID] and not write:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    said = config.stash.get(SAID, "")
    if said:
        terminalreporter.section("proofs")
        terminalreporter.write_line(said)


class Listener:
    """Hears the reports of all tests, from wherever they come."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.config.stash[PROOFS].hear(report)
