"""`python -m captains_table.cli` is `captain`."""

import sys

from captains_table.cli import main

sys.exit(main())
