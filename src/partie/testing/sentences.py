"""How many sentences a text has: nobody reads long ones, and handbooks and lessons are held to a few."""

import re
from typing import Final

# What follows the end of a sentence, if anything does. A small letter follows the full stop of an ordinal number, as in
# “1. kolo”, which ends none.
_END: Final = re.compile(r"[.!?…][*”“)]*(?:\s+[^\w\s]*(\w)|\s*$)")


def sentences(text: str) -> int:
    """The number of sentences."""
    return len([first for first in _END.findall(text) if not first.islower()])
