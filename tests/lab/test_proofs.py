"""The record of proved rules: what the plugin in tests/conftest.py does with a run of tests/rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent
LEDGER = "".join(f'[[rule]]\nid = "T-{n}"\nkind = "rule"\nchapter = "c"\n' for n in range(1, 6))
INI = """[pytest]
pythonpath = tests
testpaths = tests
addopts = -q --import-mode=importlib -p no:cacheprovider
markers = rule(*ids)
"""
GOOD = """
import pytest
rule = pytest.mark.rule

@rule("T-1", "T-2")
@pytest.mark.parametrize("n", [1, 2])
def test_one(n):
    pass

@rule("T-2")
@pytest.mark.xfail(strict=True)
def test_known_fault():
    assert False

@rule("T-3")
@pytest.mark.skip
def test_not_yet():
    pass
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small house with a ledger of five rules."""
    (tmp_path / "tests" / "rules" / "toy").mkdir(parents=True)
    (tmp_path / "undercroft" / "games" / "toy").mkdir(parents=True)
    (tmp_path / "undercroft" / "games" / "toy" / "rules.toml").write_text(LEDGER)
    (tmp_path / "pytest.ini").write_text(INI)
    for name in ("conftest.py", "proofs.py"):
        (tmp_path / "tests" / name).write_text((TESTS / name).read_text())
    (tmp_path / "tests" / "rules" / "toy" / "test_toy.py").write_text(GOOD)
    (tmp_path / "tests" / "test_other.py").write_text("def test_other():\n    pass\n")
    return tmp_path


def run(house: Path, *arguments: str) -> tuple[int, str]:
    plugins = ["-p", "xdist"] if "-n" in arguments else []
    command = [sys.executable, "-m", "pytest", *plugins, *arguments]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # none but ours, so that it is quick
    done = subprocess.run(command, cwd=house, capture_output=True, text=True, env=environment)
    return done.returncode, done.stdout + done.stderr


def test_a_stale_record_is_red_and_a_written_one_green(house):
    record = house / "undercroft" / "games" / "toy" / "proved.toml"
    status, said = run(house)
    assert status == 1
    assert "proved.toml is out of date (newly proved: T-1); `make proofs` writes it anew." in said
    assert not record.exists()
    status, said = run(house, "tests/rules", "--write-proofs")
    assert status == 0
    assert "1 of 5 ids are proved" in said
    assert 'T-1 = [\n    "toy/test_toy::test_one",\n]' in record.read_text()
    assert run(house)[0] == 0
    record.write_text(record.read_text() + 'T-4 = ["toy/test_toy::gone"]\n')
    status, said = run(house, "-n", "1")
    assert status == 1
    assert "no longer proved: T-4)" in said


def test_a_part_of_the_rules_is_not_compared(house):
    for arguments in (("-k", "one"), ("tests/rules/toy/test_toy.py",)):
        assert run(house, *arguments)[0] == 0, arguments


def test_an_unknown_id_is_an_error_and_a_failing_test_proves_nothing(house):
    (house / "tests" / "rules" / "toy" / "test_more.py").write_text(
        'import pytest\n\n@pytest.mark.rule("T-9")\ndef test_lost():\n    pass\n\n'
        '@pytest.mark.rule("T-1")\ndef test_wrong():\n    assert False\n'
    )
    status, said = run(house, "--write-proofs")
    assert status == 1
    assert "no ledger has the rule T-9" in said
    assert "T-1" not in (house / "undercroft" / "games" / "toy" / "proved.toml").read_text()
