"""Write what follows from the fields of our games' positions into their classes: ``python tools/fields.py``.

How fields are declared is said in ``partie.core.fields``, what is written in ``partie.testing.fields``.
"""

import sys
from pathlib import Path

from partie.testing.fields import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path(__file__).parents[1] / "src" / "partie" / "games"))
