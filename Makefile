# Every target does its own set-up; `make help` lists them.

PYTHON ?= python3
VENV := .venv
BENCH_VENV := .venv-bench
PY := $(VENV)/bin/python
UV_VERSION := 0.13.7
PINFLAGS ?=

SITE := undercroft/server/site/index.html
NPM := npm --prefix web --loglevel=error --no-audit --no-fund --no-update-notifier

PIP_INSTALL := -m pip install -qq --disable-pip-version-check
PIN := $(PY) -m uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-annotate --custom-compile-command "make pins" $(PINFLAGS)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup web play serve test lint vitest browser format load shots wheel wheel-check bench bench-setup compiled \
	balance proofs sweep mutants foreign-saves forge pins extras-check clean

help:  ## list the targets
	@awk -F ':.*## *' '/^[a-z][a-z-]*:.*##/ { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.ready  ## make .venv with everything in it (quick when nothing changed)
	@:

web: $(SITE)  ## build the pages for the browser (needs Node)
	@:

play: setup web  ## open the table in the browser
	@$(VENV)/bin/undercroft serve --open

serve: setup web  ## run the server without opening a browser
	@$(VENV)/bin/undercroft serve

test: lint vitest web browser  ## every check and every test (UNDERCROFT_NO_BROWSER=1: without those in a browser)
	@# Each process keeps to a stretch of the tests until it has to help another: what a module has set up, a server or
	@# a browser, is set up once and not in every process.
	$(PY) -m pytest -rfER -n auto --dist worksteal $(if $(UNDERCROFT_NO_BROWSER),--ignore=tests/browser)

lint: setup web/node_modules/.package-lock.json  ## ruff, mypy and svelte-check only
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	@$(NPM) run --silent check

vitest: web/node_modules/.package-lock.json  ## the tests of the pages alone, without a browser
	@$(NPM) run --silent test

browser: setup  ## find Chromium for the tests, or install it where that can be done
	@$(if $(UNDERCROFT_NO_BROWSER),:,$(PY) tools/chromium.py)

load: setup  ## drive 500 tables at once through real sockets, kill the server in the middle, print the figures
	@$(PY) -m undercroft.lab.load

foreign-saves: setup  ## alter saves of every game some ten thousand times, import them and play on
	@UNDERCROFT_MUTANTS=10000 $(PY) -m pytest -q -n auto --timeout 0 tests/server/test_foreign.py -k altered

shots: setup web browser  ## photograph every screen in both languages and two widths
	@$(PY) tests/browser/shots.py

wheel: setup web  ## build a pure wheel and one compiled for this platform, pages included, into dist/
	@$(PY) -m hatchling build -t wheel -d dist
	@$(PY) tools/compile.py
	@UNDERCROFT_COMPILED=1 $(PY) -m hatchling build -t wheel -d dist

wheel-check: wheel  ## install both wheels elsewhere and see that each runs what it should
	@$(PY) tools/wheel_check.py

format: setup  ## let ruff sort imports and format
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

compiled: setup  ## build engine, games and bots with mypyc into build/compiled; what plays then runs on it
	@$(PY) tools/compile.py

bench: setup compiled bench-setup  ## measure pure and compiled play beside other libraries
	@$(VENV)/bin/undercroft bench

bench-setup: $(BENCH_VENV)/.ready
	@:

balance: setup  ## simulate and write docs/balance.md
	@mkdir -p docs
	@for game in $(subst _,-,$(patsubst undercroft/games/%/study.py,%,$(wildcard undercroft/games/*/study.py))); do \
		$(VENV)/bin/undercroft balance $$game --write docs/balance.md || exit 1; \
	done

proofs: setup  ## write anew which tests prove which rules
	@$(PY) -m pytest -n auto tests/rules --write-proofs

sweep: setup  ## the properties over ten times as many games as `make test` plays, new ones each time
	@UNDERCROFT_THOROUGH=$(or $(UNDERCROFT_THOROUGH),120) $(PY) -m pytest -q -n auto --timeout 0 tests/properties

mutants: setup  ## break the rules one by one and see which tests notice (MUTANTS="--sample 50", say)
	@$(PY) tools/mutants.py $(MUTANTS)

forge: setup  ## write the generated modules anew: records and flat cards in Python, records and messages in TypeScript
	@$(PY) -m undercroft.engine.forge undercroft/games/*/schema.py tests/small_games/*/schema.py
	@$(PY) -m undercroft.engine.forge_cards

pins: | $(VENV)/bin/python  ## write requirements*.txt anew (PINFLAGS=--upgrade for newer versions)
	@$(PY) $(PIP_INSTALL) uv==$(UV_VERSION)
	@$(PIN) pyproject.toml --extra dev -o requirements.txt >/dev/null
	@$(PIN) --group bench -o requirements-bench.txt >/dev/null
	@! grep -nE '://|^-|file:|@ ' requirements.txt requirements-bench.txt \
		|| { echo "The pins name an address or a path (above): they must not." >&2; exit 1; }
	@echo "requirements.txt and requirements-bench.txt are up to date."

extras-check: setup  ## install each extra into a new environment and see that it is enough
	@$(PY) tools/extras.py

clean:  ## remove what builds and tests leave behind (.venv stays)
	rm -rf build dist undercroft/server/site web/public/icons .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find undercroft tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# ---- set-up behind the targets ----

define make_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Undercroft needs Python 3.11 or newer: make PYTHON=/path/to/python3 $(MAKECMDGOALS)" >&2; exit 1; }
	@echo "Making $(1) ..."
	@$(PYTHON) -m venv $(1)
endef

$(VENV)/bin/python:
	$(call make_venv,$(VENV))

$(BENCH_VENV)/bin/python:
	$(call make_venv,$(BENCH_VENV))

$(VENV)/.pinned: requirements.txt | $(VENV)/bin/python
	@echo "Installing the pinned dependencies ..."
	@$(PY) $(PIP_INSTALL) --require-hashes -r requirements.txt
	@touch $@

$(VENV)/.ready: $(VENV)/.pinned pyproject.toml
	@$(PY) $(PIP_INSTALL) --no-build-isolation --no-deps -e .
	@touch $@

# What npm writes last when it has installed everything. Not `npm ci`: the lock lacks some builds of the bundler for
# other systems, which `ci` holds against it everywhere and `install` fetches where they are needed.
web/node_modules/.package-lock.json: web/package-lock.json
	@command -v npm >/dev/null \
		|| { echo "The pages for the browser need Node 20 or newer: install it (nodejs.org), then try again." >&2; exit 1; }
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' \
		|| { echo "The pages for the browser need Node 20 or newer; this is Node $$(node --version)." >&2; exit 1; }
	@echo "Installing what the pages are built with ..."
	@$(NPM) install --no-save
	@touch $@

WEB_SOURCES := $(shell find web/src web/tools web/public -type f -not -path 'web/public/icons/*' 2>/dev/null) \
	$(wildcard web/*.html web/*.json web/*.js web/*.ts)

$(SITE): web/node_modules/.package-lock.json $(WEB_SOURCES)
	@echo "Building the pages for the browser ..."
	@$(NPM) run --silent build -- --logLevel error
	@touch $@

$(BENCH_VENV)/.ready: requirements-bench.txt | $(BENCH_VENV)/bin/python
	@echo "Installing the libraries to measure against ..."
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) --require-hashes -r requirements-bench.txt
	@touch $@
