"""What a person may be called: one rule for the terminal, the browser, the server and the record.

The browser has the same rule in ``web/src/words/person.ts``; ``tests/core/names.json`` holds names that both are asked
about. Records that are older than the rule are still read.
"""

import unicodedata
from typing import Final

LONGEST: Final = 24  # signs; a longer name does not fit beside a seat on a phone
BETWEEN: Final = " -'’._"  # what may stand between letters and figures, never at the beginning
SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK")

# Signs that look like a Latin letter although they are another one, and letters that lose more than an accent.
_LOOKS: Final = dict(
    [
        *zip("авеёкмнорстухіјѕԁ", "abeekmhopctyxljsd", strict=True),
        *zip("αβεζηικμνορτυχ", "abezhlkmnoptux", strict=True),
        *zip("łđøħŧıðþ01i", "ldohtldpoll", strict=True),
        ("æ", "ae"),
        ("œ", "oe"),
    ]
)


def tidy_name(text: str) -> str:
    """A name as it is kept: composed letters, one space between words and none at the ends."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def name_problem(text: str) -> str:
    """Why nobody can be called so, as the end of a message's key (``name-long``); nothing where it is a name."""
    name = tidy_name(text)
    if not name:
        return "empty"
    if len(name) > LONGEST:
        return "long"
    if not _is_written(name):
        return "sign"
    if len({_script(sign) for sign in name if sign.isalpha()}) > 1:
        return "mixed"
    # One letter is a seat's letter in a record: it stands for a person without a name.
    if len(name_mark(name)) < 2 or not any([sign.isalpha() for sign in name]):
        return "short"
    return "bot" if _is_bot(name) else ""


def name_mark(text: str) -> str:
    """What two names that people take for one another have in common: no case, no accents, no look-alikes, no gaps."""
    bare = [sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign)]
    folded = "".join(bare).casefold()
    return "".join([_LOOKS.get(sign, sign) for sign in folded if sign.isalnum()])


def _is_written(name: str) -> bool:
    """Whether it is made of letters, figures and what stands between them, and nothing that only looks so."""
    if name[0] in BETWEEN or unicodedata.normalize("NFKC", name) != name:
        return False
    return all([sign in BETWEEN or sign in "0123456789" or _script(sign) in SCRIPTS for sign in name])


def _script(sign: str) -> str:
    """The writing that a letter belongs to; nothing for what is no letter."""
    is_letter = unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lo")
    return unicodedata.name(sign, "").partition(" ")[0] if is_letter else ""


def _is_bot(name: str) -> bool:
    """``bot:`` belongs to bots, and so does whatever reads like it."""
    first = name.casefold().replace(".", " ").replace("-", " ").replace("_", " ").split(" ")[0]
    return name_mark(first) == "bot"
