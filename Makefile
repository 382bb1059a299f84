# Everything runs in .venv, which `make setup` builds with nothing but python3; a change of pyproject.toml rebuilds it.

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
BOTH_BUILDS := tests/bots tests/engine tests/games/train_heist $(addprefix tests/conformance/test_,fields.py golden.py laws.py leaks.py)

.DEFAULT_GOAL := help
.PHONY: help setup compile play test lint docs bench soak

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(INSTALLED) ## install the game and its tools into .venv

compile: $(INSTALLED) ## compile what has changed, for speed
	@$(BIN)/python -m compiler

play: $(INSTALLED) ## play Train Heist in the browser
	@$(BIN)/saddlebag play train_heist

test: compile ## run all tests, the nearest to the engine with both builds
	$(BIN)/pytest -n auto
	@if $(BIN)/saddlebag --version | grep -q compiled; then SADDLEBAG_PURE=0 $(BIN)/pytest -n auto $(BOTH_BUILDS); fi
	@$(BIN)/python hatch_build.py run test

lint: $(INSTALLED) ## check style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(BIN)/python hatch_build.py run check

docs: $(INSTALLED) ## build the site of the documentation into build/site
	@$(BIN)/python docs/site.py

bench: compile ## measure the speed
	$(BIN)/python benchmarks/run.py

soak: $(INSTALLED) ## attack a table for MINUTES=30 and tell what it kept
	@$(BIN)/python -m tests.soak --minutes $(or $(MINUTES),30)

$(INSTALLED): pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Saddlebag needs Python 3.11 or newer, and there is no $(PYTHON) here."; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Saddlebag needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version). Name another one: make PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update && apt-get install -y python3-venv; \
		else \
			echo "Python's venv module is missing. Install it, then run make again: sudo apt-get install python3-venv"; exit 2; \
		fi; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@echo "Installing Saddlebag into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@$(BIN)/python -m compiler
	@touch $@
