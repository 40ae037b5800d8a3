"""How a record writes an action: a verb and at most three small fields, the same in every language.

The verb is the action's class name in lower case. ``?`` stands where the reader may not know a card.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from partie.core.cards import Card
from partie.core.codecs import CARD, Codec, Codes, whole
from partie.core.errors import UnreadableAction
from partie.core.position import UNKNOWN, Action

QUESTION_MARK: Final = "?"

# How a field is written: by a codec, or by the words for its values 0, 1, 2 …
type Kind = Codec | tuple[str, ...]


# A maker takes as many ints as the action has fields, which no type can say.
type Maker = Callable[..., Action]  # type: ignore[explicit-any]  # as said above


class Verb:
    """One kind of action: its class, the table or function that gives the interned value, and what its fields are."""

    def __init__(self, kind: type[Action], make: Sequence[Action] | Maker, /, **fields: Kind) -> None:
        self.kind = kind
        self.name = kind.__name__.lower()
        self.fields: list[tuple[str, Kind]] = list(fields.items())
        self.make: Maker = make if callable(make) else make.__getitem__


class Notation(Codes):
    """A game's verbs, the codes of its cards where they are not plain numbers, and the backs that everybody sees."""

    def __init__(
        self, *verbs: Verb, codes: Mapping[Card, str] | None = None, backs: Mapping[Card, Card] | None = None
    ) -> None:
        super().__init__(codes or {})
        self.verbs: dict[str, Verb] = {verb.name: verb for verb in verbs}
        self.backs: dict[Card, Card] = dict(backs or {})

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
            words.append(self._back(value) if kind is CARD else self._write(kind, value))
        return " ".join(words)

    def _back(self, card: Card) -> str:
        """A card that may not be known: its back, where a game has more than one and they are public."""
        back = self.backs.get(card, 0)
        return QUESTION_MARK + (str(-back) if back else "")

    def cards(self, action: Action) -> list[Card]:
        """The cards an action names."""
        verb = self.verbs[type(action).__name__.lower()]
        return [getattr(action, field) for field, kind in verb.fields if kind is CARD]

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
        return kind[value] if isinstance(kind, tuple) else kind.text(value, self)

    def _read(self, kind: Kind, word: str) -> int:
        return kind.index(word) if isinstance(kind, tuple) else whole(kind.read(word, self))


def _form(kind: Kind) -> str:
    """How a field is shown to somebody who wrote it wrong."""
    if isinstance(kind, Codec):
        return kind.name.upper()
    return "|".join(kind) if len(kind) <= 4 else f"{kind[0]}…{kind[-1]}"
