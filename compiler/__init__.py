"""Compiles the engine, the rules and the bots with mypyc: `python -m compiler`, or `make compile`."""
