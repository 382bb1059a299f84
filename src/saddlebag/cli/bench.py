"""`saddlebag bench`: the benchmark of the checkout."""

import argparse
import subprocess
import sys

from saddlebag.cli.arguments import Subparsers, add_command
from saddlebag.cli.rules import checkout
from saddlebag.engine.errors import SaddlebagError


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "bench", "measure speed side by side with other engines")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    script = checkout() / "benchmarks" / "run.py"
    if not script.is_file():
        raise SaddlebagError("This checkout has no benchmarks/run.py, so there is nothing to run.")
    return subprocess.run([sys.executable, str(script), *(["--json"] if args.json else [])], check=False).returncode
