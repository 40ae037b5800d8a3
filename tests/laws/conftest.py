"""The toy games beside the laws can be imported by name, also by another process."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
