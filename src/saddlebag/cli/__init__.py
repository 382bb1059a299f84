"""The `saddlebag` command: one file a subcommand."""

from saddlebag.cli.command import main

__all__ = ["main"]
