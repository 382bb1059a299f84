"""Measure Saddlebag and its peers side by side: `python benchmarks/run.py [--quick] [--rounds N] [--json]`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.compare import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
