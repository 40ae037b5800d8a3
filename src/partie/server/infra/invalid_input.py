"""What somebody sent can neither be read nor kept: no number of ours is so large, and no text has such characters."""

from typing import Final

from partie.server.infra.database import ForeignKeyViolation, InvalidData
from partie.table.refusal import Refused
from partie.words.messages import message

# The database takes no zero character and no number of more than 64 bits; half a character and JSON without a bottom
# fail before they come to it. All of it is refused in one place, for there is nothing to do but to say so.
INVALID_INPUT: Final = (InvalidData, UnicodeError, RecursionError)
EXPECTED: Final = (Refused, ForeignKeyViolation, *INVALID_INPUT)  # each is told to whoever asked, as a refusal


def invalid_input() -> Refused:
    """What is said of it."""
    return Refused("unfit", message("err-unfit"))


def person_gone() -> Refused:
    """Whoever asked, or what they asked about, has left for good in this moment: the database holds to that."""
    return Refused("key", message("err-nobody"))
