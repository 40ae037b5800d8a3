"""What somebody wrote, as it is kept: one line that shows everything that is in it."""

import unicodedata
from typing import Final

from partie.table.refusal import Refused
from partie.words.messages import message

LONGEST: Final = 240  # signs
MARKS: Final = 2  # accents on one letter; more only climb into other people's lines

# Signs that take room or none, and show nothing, although Unicode calls them letters or marks.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_SPACES: Final = ("Zs", "Zl", "Zp")


def tidy_line(text: str, longest: int = LONGEST) -> str:
    """One line of composed letters without anything invisible. Refused if nothing is left, or too much."""
    if len(text) > 4 * longest:
        raise Refused("long", message("err-talk-long", count=longest))
    shown = [" " if _is_space(sign) else sign for sign in unicodedata.normalize("NFC", text) if _is_shown(sign)]
    line = " ".join(_without_towers("".join(shown)).split())
    if not line:
        raise Refused("empty", message("err-talk-empty"))
    if len(line) > longest:
        raise Refused("long", message("err-talk-long", count=longest))
    return line


def _is_space(sign: str) -> bool:
    return sign in "\t\n\v\f\r" or unicodedata.category(sign) in _SPACES


def _is_shown(sign: str) -> bool:
    """Controls, signs that change the direction, and whatever has no shape are left out."""
    if _is_space(sign):
        return True
    is_selector = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
    return unicodedata.category(sign)[0] != "C" and sign not in _BLANK and not is_selector


def _without_towers(text: str) -> str:
    """At most a few accents on a letter."""
    kept: list[str] = []
    height = 0
    for sign in text:
        height = height + 1 if unicodedata.combining(sign) else 0
        if height <= MARKS:
            kept.append(sign)
    return "".join(kept)
