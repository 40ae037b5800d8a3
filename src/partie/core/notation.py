"""How a record writes an action: a verb and at most three small fields, the same in every language.

The verb is the action's class name in lower case. ``?`` stands where the reader may not know a card.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from partie.core.errors import UnreadableAction
from partie.core.grid import cell_of, cell_text
from partie.core.pieces import Card
from partie.core.seats import letter, seat_of
from partie.core.state import UNKNOWN, Action

CARD: Final = "card"
CELL: Final = "cell"
SEAT: Final = "seat"
NUMBER: Final = "number"

QUESTION_MARK: Final = "?"

# What a field is: one of the kinds above, or the words for its values 0, 1, 2 …
type Kind = str | tuple[str, ...]


# A maker takes as many ints as the action has fields, which no type can say.
type Maker = Callable[..., Action]  # type: ignore[explicit-any]  # as said above


class Verb:
    """One kind of action: its class, the table or function that gives the interned value, and what its fields are."""

    def __init__(self, kind: type[Action], make: Sequence[Action] | Maker, /, **fields: Kind) -> None:
        self.kind = kind
        self.name = kind.__name__.lower()
        self.fields: list[tuple[str, Kind]] = list(fields.items())
        self.make: Maker = make if callable(make) else make.__getitem__


class Notation:
    """A game's verbs, the codes of its cards where they are not plain numbers, and the backs that everybody sees."""

    def __init__(
        self, *verbs: Verb, codes: Mapping[Card, str] | None = None, backs: Mapping[Card, Card] | None = None
    ) -> None:
        self.verbs: dict[str, Verb] = {verb.name: verb for verb in verbs}
        self.codes: dict[Card, str] = dict(codes or {})
        self.backs: dict[Card, Card] = dict(backs or {})
        self.numbers: dict[str, Card] = {code: card for card, code in self.codes.items()}

    def text(self, action: Action) -> str:
        """The action as a record writes it."""
        if action is UNKNOWN:
            return QUESTION_MARK
        verb = self.verbs[type(action).__name__.lower()]
        words = [verb.name]
        for field, kind in verb.fields:
            words.append(self._write(kind, getattr(action, field)))
        return " ".join(words)

    def hidden(self, action: Action) -> str:
        """The action as a reader sees it who may not know its cards."""
        if action is UNKNOWN:
            return QUESTION_MARK
        verb = self.verbs[type(action).__name__.lower()]
        words = [verb.name]
        for field, kind in verb.fields:
            value: int = getattr(action, field)
            words.append(self._back(value) if kind == CARD else self._write(kind, value))
        return " ".join(words)

    def _back(self, card: Card) -> str:
        """A card that may not be known: its back, where a game has more than one and they are public."""
        back = self.backs.get(card, 0)
        return QUESTION_MARK + (str(-back) if back else "")

    def cards(self, action: Action) -> list[Card]:
        """The cards an action names."""
        verb = self.verbs[type(action).__name__.lower()]
        return [getattr(action, field) for field, kind in verb.fields if kind == CARD]

    def parse(self, text: str) -> Action:
        """The action that a record's text means, exactly as ``text`` would write it."""
        words = text.split(" ")
        verb = self.verbs.get(words[0])
        if verb is None or len(words) != len(verb.fields) + 1:
            raise UnreadableAction(f"{text!r} is not one of: {', '.join(self._forms())}")
        try:
            values = [self._read(kind, word) for (_, kind), word in zip(verb.fields, words[1:], strict=True)]
            action = verb.make(*values)
        except (ValueError, LookupError):
            raise UnreadableAction(f"{text!r} names something this game does not have") from None
        if self.text(action) != text:
            raise UnreadableAction(f"{text!r} should be written {self.text(action)!r}")
        return action

    def _forms(self) -> list[str]:
        return [" ".join([verb.name] + [_form(kind) for _, kind in verb.fields]) for verb in self.verbs.values()]

    def _write(self, kind: Kind, value: int) -> str:
        if isinstance(kind, tuple):
            return kind[value]
        if kind == CARD:
            return self.codes.get(value, str(value))
        if kind == CELL:
            return cell_text(value)
        if kind == SEAT:
            return letter(value)
        return str(value)

    def _read(self, kind: Kind, word: str) -> int:
        if isinstance(kind, tuple):
            return kind.index(word)
        if kind == CARD and self.codes:
            return self.numbers[word]
        if kind == CELL:
            return cell_of(word)
        if kind == SEAT:
            return seat_of(word)
        number = int(word)
        if kind == CARD and number <= 0:
            raise ValueError(word)
        return number


def _form(kind: Kind) -> str:
    """How a field is shown to somebody who wrote it wrong."""
    if isinstance(kind, str):
        return kind.upper()
    return "|".join(kind) if len(kind) <= 4 else f"{kind[0]}…{kind[-1]}"
