"""Spaces at which no line may break. Catalogs are written with plain spaces; these are put in when a text is shown.

``web/src/words/spaces.ts`` does the same in the browser, and both are held to the same golden messages.
"""

import re
from typing import Final

NO_BREAK: Final = "\u00a0"

_SHORT: Final = {"cs": "aikosuvzAIKOSUVZ", "sk": "aikosuvzAIKOSUVZ", "pl": "aiouwzAIOUWZ"}
_SMALL: Final = "a-záäąčćďéęěíĺľłňńóôŕřśšťúůýžźż"
# A sign between two numbers: a score, a product, a range.
_BETWEEN: Final = re.compile(r"([0-9]) ([:×–]) (?=[0-9])")
_UNIT: Final = re.compile(r"([0-9]) (?=(?:kB|MB|GB|h|min|s|ms|µs|ns)(?![A-Za-z]))")
# A number or an ordinal with what it counts.
_COUNTED: Final = re.compile(rf"([0-9]\.?) (?=[{_SMALL}%])")
# A word of one letter never ends a line.
_WORDS: Final = {lang: re.compile(rf"(?<![^\s(„“])([{letters}]) (?=\S)") for lang, letters in _SHORT.items()}


def keep_together(text: str, lang: str) -> str:
    """The same text, with no-break spaces where the language wants them."""
    if " " not in text:
        return text
    text = _BETWEEN.sub(rf"\1{NO_BREAK}\2{NO_BREAK}", text)
    words = _WORDS.get(lang)
    if words is None:
        return _UNIT.sub(rf"\1{NO_BREAK}", text)
    return words.sub(rf"\1{NO_BREAK}", _COUNTED.sub(rf"\1{NO_BREAK}", text))
