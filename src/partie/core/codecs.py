"""How a value is written: one codec for each kind of value, and a few ways to put codecs together.

A codec knows a value's text in a position line, how to read it back, its JSON, and how TypeScript spells that JSON.
The position's text, the views on the wire and the browser's types all ask the same codec, so a cell is ``b2`` and a set
of seats ``AC`` everywhere. A game makes codecs of its own for what it packs into an int:

    SPACE = Word(Space, space_text, space_of)

In a text the parts of a value stand between commas in brackets, so the text of a value has no comma, colon, semicolon
or bracket of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from partie.core.cards import Card
from partie.core.grid import Cell, cell_of, cell_text
from partie.core.native import mypyc_attr
from partie.core.seats import Seats, letter, letters, seat_of, seats_of

type Json = bool | int | str | Sequence[Json] | Mapping[str, Json] | None

NOTHING: Final = "-"
_OPENING: Final = "([{"
_CLOSING: Final = ")]}"
_SIGNS: Final = "()[]{},:;"


class Codes:
    """What the cards of a game are called in texts: by codes of their own, or by plain numbers."""

    def __init__(self, codes: Mapping[Card, str]) -> None:
        self.codes: dict[Card, str] = dict(codes)
        self.numbers: dict[str, Card] = {code: card for card, code in self.codes.items()}

    def code(self, card: Card) -> str:
        """How a card is written."""
        return self.codes.get(card, str(card))

    def card(self, code: str) -> Card:
        """The card that a code means."""
        if self.codes:
            return self.numbers[code]
        card = int(code)
        if card <= 0:
            raise ValueError(f"not a card: {code!r}")
        return card


def whole(value: object) -> int:
    """A value that must be an int."""
    if isinstance(value, int):
        return value
    raise TypeError(f"not a number: {value!r}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """A kind of value, as texts and screens know it. ``name`` is what a person is asked for."""

    def __init__(self, name: str, typescript: str) -> None:
        self.name = name
        self.typescript = typescript

    def text(self, value: object, codes: Codes) -> str:
        """The value in a line of text."""
        raise NotImplementedError

    def read(self, text: str, codes: Codes) -> object:
        """The value that a text means. Raises ``ValueError`` or ``LookupError`` if it means none."""
        raise NotImplementedError

    def json(self, value: object, codes: Codes) -> Json:
        """The value on the wire: its text, unless a codec knows better."""
        return self.text(value, codes)


class NumberCodec(Codec):
    """A whole number."""

    def text(self, value: object, codes: Codes) -> str:
        """Its digits."""
        return str(whole(value))

    def read(self, text: str, codes: Codes) -> object:
        """From its digits."""
        return int(text)

    def json(self, value: object, codes: Codes) -> Json:
        """A number."""
        return whole(value)


class FlagCodec(Codec):
    """Yes or no."""

    def text(self, value: object, codes: Codes) -> str:
        """One of two words."""
        return "yes" if value else "no"

    def read(self, text: str, codes: Codes) -> object:
        """From the word; any third one is written otherwise than it was read."""
        return text == "yes"

    def json(self, value: object, codes: Codes) -> Json:
        """True or false."""
        return bool(value)


class TextCodec(Codec):
    """A few words without any of the signs that separate values."""

    def text(self, value: object, codes: Codes) -> str:
        """The words themselves."""
        if not isinstance(value, str) or any([sign in value for sign in _SIGNS]):
            raise ValueError(f"not plain words: {value!r}")
        return value

    def read(self, text: str, codes: Codes) -> object:
        """The words themselves."""
        return text


class SeatCodec(Codec):
    """A seat: a letter in a text. On the wire it is the number that finds its player in every list."""

    def text(self, value: object, codes: Codes) -> str:
        """Its letter."""
        return letter(whole(value))

    def read(self, text: str, codes: Codes) -> object:
        """From its letter."""
        return seat_of(text)

    def json(self, value: object, codes: Codes) -> Json:
        """Its number."""
        return whole(value)


class CardCodec(Codec):
    """A card by its code, as records write it."""

    def text(self, value: object, codes: Codes) -> str:
        """Its code."""
        return codes.code(whole(value))

    def read(self, text: str, codes: Codes) -> object:
        """From its code."""
        return codes.card(text)


class Word[V: int](Codec):
    """A value that is one word wherever it is written. ``kind`` is its type, a ``NewType`` over int."""

    def __init__(
        self, name: str, kind: Callable[[int], V], write: Callable[[V], str], read: Callable[[str], V]
    ) -> None:
        super().__init__(name, "string")
        self.kind = kind
        self.write = write
        self.value_of = read

    def text(self, value: object, codes: Codes) -> str:
        """Its word."""
        write = self.write
        return write(self.kind(whole(value)))

    def read(self, text: str, codes: Codes) -> object:
        """From its word."""
        value_of = self.value_of
        return value_of(text)


class OneOf(Codec):
    """A number that stands for one of several words: 0 for the first."""

    def __init__(self, *words: str) -> None:
        super().__init__("word", " | ".join([f'"{word}"' for word in words]))
        self.words: tuple[str, ...] = words

    def text(self, value: object, codes: Codes) -> str:
        """Its word."""
        return self.words[whole(value)]

    def read(self, text: str, codes: Codes) -> object:
        """From its word."""
        return self.words.index(text)


class Many(Codec):
    """Any number of values of one kind: a list in square brackets, a tuple in round ones."""

    def __init__(self, each: Codec, brackets: str) -> None:
        # A union needs brackets of its own; what ends with one, a list or a tuple, has them.
        inner = f"({each.typescript})" if " | " in each.typescript and each.typescript[-1] != "]" else each.typescript
        super().__init__(f"{each.name}s", f"{inner}[]")
        self.each = each
        self.brackets = brackets

    def text(self, value: object, codes: Codes) -> str:
        """The values between commas."""
        if not isinstance(value, (list, tuple)):
            raise TypeError(f"neither a list nor a tuple: {value!r}")
        return self.brackets[0] + ",".join([self.each.text(one, codes) for one in value]) + self.brackets[1]

    def read(self, text: str, codes: Codes) -> object:
        """Each value from its part."""
        found = [self.each.read(one, codes) for one in split(text, self.brackets)]
        return found if self.brackets == "[]" else tuple(found)

    def json(self, value: object, codes: Codes) -> Json:
        """A list."""
        if not isinstance(value, (list, tuple)):
            raise TypeError(f"neither a list nor a tuple: {value!r}")
        return [self.each.json(one, codes) for one in value]


class Fixed(Codec):
    """A tuple of a fixed number of values, each of its own kind."""

    def __init__(self, *each: Codec) -> None:
        super().__init__("tuple", "[" + ", ".join([one.typescript for one in each]) + "]")
        self.each: tuple[Codec, ...] = each

    def text(self, value: object, codes: Codes) -> str:
        """The values between commas."""
        return "(" + ",".join([codec.text(one, codes) for codec, one in self._pairs(value)]) + ")"

    def read(self, text: str, codes: Codes) -> object:
        """Each value from its part."""
        parts = split(text, "()")
        return tuple([codec.read(one, codes) for codec, one in zip(self.each, parts, strict=True)])

    def json(self, value: object, codes: Codes) -> Json:
        """A list."""
        return [codec.json(one, codes) for codec, one in self._pairs(value)]

    def _pairs(self, value: object) -> list[tuple[Codec, object]]:
        if not isinstance(value, tuple):
            raise TypeError(f"not a tuple: {value!r}")
        return list(zip(self.each, value, strict=True))


class Table(Codec):
    """A mapping, its entries in the order in which they were made."""

    def __init__(self, key: Codec, value: Codec) -> None:
        super().__init__("mapping", f"Record<string, {value.typescript}>")
        self.key = key
        self.value = value

    def text(self, value: object, codes: Codes) -> str:
        """``key:value`` between commas."""
        pairs = [f"{self.key.text(key, codes)}:{self.value.text(one, codes)}" for key, one in self._items(value)]
        return "{" + ",".join(pairs) + "}"

    def read(self, text: str, codes: Codes) -> object:
        """Each entry from its part."""
        found: dict[object, object] = {}
        for part in split(text, "{}"):
            key, _, value = part.partition(":")
            found[self.key.read(key, codes)] = self.value.read(value, codes)
        return found

    def json(self, value: object, codes: Codes) -> Json:
        """An object, its keys by their texts."""
        return {self.key.text(key, codes): self.value.json(one, codes) for key, one in self._items(value)}

    def _items(self, value: object) -> list[tuple[object, object]]:
        if not isinstance(value, dict):
            raise TypeError(f"not a mapping: {value!r}")
        return list(value.items())


class OrNothing(Codec):
    """A value that may be absent, which the game keeps as a number no value has: ``-`` in a text, null on the wire."""

    def __init__(self, each: Codec, absent: int | None) -> None:
        super().__init__(each.name, f"{each.typescript} | null")
        self.each = each
        self.absent: object = absent

    def text(self, value: object, codes: Codes) -> str:
        """The value, or a dash."""
        return NOTHING if value == self.absent else self.each.text(value, codes)

    def read(self, text: str, codes: Codes) -> object:
        """The value, or what stands for none."""
        return self.absent if text == NOTHING else self.each.read(text, codes)

    def json(self, value: object, codes: Codes) -> Json:
        """The value, or null."""
        return None if value == self.absent else self.each.json(value, codes)


NUMBER: Final = NumberCodec("number", "number")
FLAG: Final = FlagCodec("flag", "boolean")
TEXT: Final = TextCodec("text", "string")
SEAT: Final = SeatCodec("seat", "number")
SEATS: Final = Word("seats", Seats, letters, seats_of)
CARD: Final = CardCodec("card", "string")
CELL: Final = Word("cell", Cell, cell_text, cell_of)


def list_of(each: Codec) -> Codec:
    """A list of values."""
    return Many(each, "[]")


def tuple_of(each: Codec) -> Codec:
    """A tuple of any length."""
    return Many(each, "()")


def row_of(*each: Codec) -> Codec:
    """A tuple with a codec for each place."""
    return Fixed(*each)


def map_of(key: Codec, value: Codec) -> Codec:
    """A mapping."""
    return Table(key, value)


def optional(each: Codec, absent: int | None = None) -> Codec:
    """A value, or ``absent`` where there is none."""
    return OrNothing(each, absent)


def one_of(*words: str) -> Codec:
    """A number that stands for a word."""
    return OneOf(*words)


def split(text: str, brackets: str) -> list[str]:
    """The parts of a text in these brackets: what stands between commas, but for commas in brackets further in."""
    if len(text) < 2 or text[0] != brackets[0] or text[-1] != brackets[1]:
        raise ValueError(f"not in {brackets}: {text!r}")
    if len(text) == 2:
        return []
    parts: list[str] = []
    depth = 0
    start = 1
    for at in range(1, len(text) - 1):
        sign = text[at]
        if sign in _OPENING:
            depth += 1
        elif sign in _CLOSING:
            depth -= 1
        elif sign == "," and depth == 0:
            parts.append(text[start:at])
            start = at + 1
    parts.append(text[start:-1])
    return parts
