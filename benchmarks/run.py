"""Measure Saddlebag beside its peers: `python benchmarks/run.py [--table] [--quick] [--rounds N] [--json]`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.compare import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
