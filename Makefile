# Two commands for a fresh machine with python3 (with venv) and make: `make play` and `make test`.
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DENO = DENO_DIR=.cache/deno DENO_NO_UPDATE_CHECK=1 $(BIN)/deno

.PHONY: help setup play terminal test full quick mutants load lint compile interpret bench compare bots balance soak siege clean

help:            ## what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: $(READY)  ## the virtual environment with everything the project needs

$(READY): pyproject.toml uv.lock
	@test -x $(BIN)/python || python3 -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check 'uv>=0.5'
	@UV_PROJECT_ENVIRONMENT=$(VENV) $(BIN)/uv sync --frozen --inexact --quiet
	@touch $(READY)

play: $(READY)   ## serve the tables and open them in the browser
	@$(BIN)/captain

terminal: $(READY)  ## play in this terminal
	@$(BIN)/captain play

# one worker more than there are cores, for tests that wait; what was compiled once is kept, for they all start programs
test full quick: export PYTHONDONTWRITEBYTECODE =
PYTEST = $(BIN)/pytest -n $$(($$(nproc) + 1)) --dist worksteal
# rules, kernel and bots, without browsers, servers and what takes long
QUICK = tests/tranquility tests/dream_cruise tests/cruise_line_caribbean tests/galactic_cruise tests/api \
	tests/conformance/test_rules.py tests/conformance/test_fixtures.py
SLOW = test_terminal or test_recap or test_bot or test_bots or test_cli

test: $(READY) lint  ## every check and every test but those that show more of the same
	$(BIN)/python tests/needs.py
	$(PYTEST) -m 'not full'

full: $(READY) lint  ## every check and every test there is
	$(BIN)/python tests/needs.py
	$(PYTEST)

quick: $(READY) lint  ## style, types, imports and the tests of the rules, in a minute
	$(PYTEST) -m 'not full' $(QUICK) -k 'not ($(SLOW))'

mutants: $(READY)  ## faults put in on purpose, one by one: the tests must notice each
	$(BIN)/python tools/mutants.py

lint: $(READY)   ## style, types, imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(DENO) fmt --check --quiet
	$(DENO) lint --quiet
	$(DENO) check --quiet src tests/js

compile: $(READY)  ## compile the rules with mypyc, in place (needs a C compiler)
	$(BIN)/python tools/compile.py src

interpret:       ## take the compiled modules away again
	find src -name '*.so' -delete

bench: $(READY)  ## measure against peers and write docs/benchmarks.md
	$(BIN)/python bench/run.py

compare: BASE ?= HEAD~1
compare: $(READY)  ## how fast the rules are, compared with revision BASE
	$(BIN)/python bench/compare.py $(BASE)

bots: $(READY)   ## measure the bots and write docs/bots.md
	$(BIN)/python tools/bots.py

balance: $(READY)  ## many games among bots; writes docs/balance*.md
	$(BIN)/python tools/balance.py
	$(BIN)/python tools/home_ports.py

load: $(READY)   ## 300 tables with bots and watchers over HTTP; figures for docs/benchmarks.md
	$(BIN)/python bench/load.py

siege: SECONDS ?= 900
siege: MUTATIONS ?= 1000000
siege: $(READY)  ## MUTATIONS spoilt records, then attacks of every kind for SECONDS seconds, while honest tables play
	$(BIN)/python bench/siege.py --mutations $(MUTATIONS) --seconds $(SECONDS)

soak: SECONDS ?= 300
soak: $(READY)   ## random games in random option sets for SECONDS seconds, everything checked
	$(BIN)/python tests/soak.py --seconds $(SECONDS)

clean:           ## back to a fresh checkout
	rm -rf $(VENV) build dist .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete
