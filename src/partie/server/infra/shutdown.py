"""How long a process that goes waits for what is being done."""

from typing import Final

GRACE: Final = 3  # seconds for everybody to hang up, and for requests to end
LAST: Final = 2.0  # seconds for bots and commits to come to an end
