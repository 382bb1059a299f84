"""`python -m saddlebag.cli`: the command where no script is installed."""

import sys

from saddlebag.cli import main

sys.exit(main())
