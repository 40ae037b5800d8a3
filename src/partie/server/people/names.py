"""What people may be called, and what they give to the shuffle."""

from partie.core.names import tidy_name
from partie.table.refusal import Refused
from partie.words.messages import message
from partie.words.names import why_no_name


def named(text: str) -> str:
    """What somebody wants to be called, tidied, or nothing; refused where nobody can be called so."""
    name = tidy_name(text)
    problem = why_no_name(name) if name else None
    if problem is not None:
        raise Refused("name", message(problem))
    return name


def cleaned(text: str, longest: int) -> str:
    """What somebody gives to the shuffle, as a record can keep it: one printable line without semicolons."""
    printable = "".join([letter if letter.isprintable() else " " for letter in text.replace(";", ",")])
    return " ".join(printable.split())[:longest].strip()
