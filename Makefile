# Everything runs in .venv. install.py, which needs only python3, puts there whatever is missing or has changed.

PYTHON ?= python3
BIN := .venv/bin
# On the busy machines of CI a test that failed is tried once more, and named: it is shaky, and that is a fault of the test.
# Tests of the table and of the page wait a good deal for a server, a browser or a clock: one more than there are processors.
WORKERS = $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist worksteal $(if $(CI),--reruns 1 -r R)
# The laws run on the compiled build where there is one, which is quicker; the golden playthroughs run on both.
GOLDEN := tests/conformance/test_golden.py
LAWS := $(filter-out $(GOLDEN),$(wildcard tests/conformance/test_*.py)) tests/compiler

# Some hundred processes are started in a day's work; without this each of them may have to read all the source anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup compile play wheel lock image test quick lint docs bench soak python

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: python ## install Saddlebag and the tools for working on it
	@$(PYTHON) install.py dev

compile: setup ## compile whatever has changed in the rules, for speed
	@$(PYTHON) install.py compile

play: python ## play in the browser; HOUSE=1 lets others in the house join
	@$(PYTHON) install.py play $(if $(HOUSE),--house)

wheel: compile ## build wheels: dist/ has one with compiled rules, dist/pure/ one for any machine
	@rm -rf dist
	@SADDLEBAG_COMPILED=1 $(BIN)/python -m hatchling build -t wheel -d dist
	@$(BIN)/python -m hatchling build -t wheel -d dist/pure

lock: setup ## lock the versions of all libraries again, after a change in pyproject.toml
	@PATH="$(BIN):$$PATH" $(BIN)/python requirements/lock.py

image: ## build a container image of the table, with podman or docker
	@tool=$$(command -v podman || command -v docker) || { echo "To build an image, install podman: sudo apt-get install podman"; exit 2; }; \
		$$tool build --tag saddlebag --file Containerfile .

# The compiler works beside the tests of the pure build, and not hard: nothing of it runs for long here.
test: setup ## run all tests: the laws of all games with the compiled build, everything else uncompiled
	@nice -n 5 $(PYTHON) install.py compile --quickly & compiling=$$!; \
	$(PYTEST) $(addprefix --ignore=,$(LAWS)) || { kill $$compiling 2>/dev/null; exit 1; }; \
	wait $$compiling
	@if $(BIN)/saddlebag --version | grep -q compiled; then export SADDLEBAG_PURE=0; fi; $(PYTEST) $(LAWS) $(GOLDEN)
	@$(BIN)/python web/page.py run test

quick: setup ## lint what has changed and run the tests nearest to it
	@$(BIN)/python -m tests.nearest

lint: setup ## check style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(BIN)/python web/page.py run check

docs: setup ## build the documentation site into build/site
	@$(BIN)/python docs/site.py

bench: compile ## measure speed
	$(BIN)/python benchmarks/run.py

soak: setup ## attack a table for MINUTES=30 and report what it kept
	@$(BIN)/python -m tests.soak --minutes $(or $(MINUTES),30)

python:
	@command -v $(PYTHON) >/dev/null || { echo "Saddlebag needs Python 3.11 or newer, and there is no $(PYTHON) here: sudo apt-get install python3"; exit 2; }
