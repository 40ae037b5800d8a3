"""What holds for all tests.

Examples that Hypothesis finds are the same ones in every run, and may take their time. The toy games beside the laws
can be imported by name, also by another process.
"""

import sys
from pathlib import Path

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")

sys.path.insert(0, str(Path(__file__).parent / "laws"))
