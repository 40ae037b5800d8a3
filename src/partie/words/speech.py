"""A game put into words: every key and argument a game can emit, turned into a sentence by its catalog."""

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from partie.core import (
    CARD,
    CELL,
    CHANCE,
    SEAT,
    SPECTATOR,
    UNKNOWN,
    Action,
    Card,
    Event,
    Game,
    Outcome,
    Piece,
    Point,
    Reason,
    Seat,
    State,
    letter,
    seat_of,
)
from partie.core.grid import cell_text
from partie.core.notation import QUESTION_MARK
from partie.words.catalog import Arg, Catalog

_NUMBERED: Final = re.compile(r"(.+)-([0-9]+)")


def kebab(name: str) -> str:
    """HandsPassed, HANDS_PASSED and hands_passed all become hands-passed."""
    if name.isupper():
        name = name.lower()
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def card_code[S: State](game: Game[S], card: Card) -> str:
    """How a record writes a card."""
    return game.notation.codes.get(card, str(card))


def row_key(row: str) -> str:
    """The key of a row of the score sheet: without the number at its end."""
    match = _NUMBERED.fullmatch(row)
    return f"row-{kebab(match[1] if match else row)}"


def told_apart(players: Sequence[str]) -> list[str]:
    """The names at a table, with the seat's letter where two have one name."""
    return [name if players.count(name) == 1 else f"{name} ({letter(seat)})" for seat, name in enumerate(players)]


class Speech[S: State]:
    """One game in one language, with the names of those who sit at the table."""

    def __init__(self, game: Game[S], catalog: Catalog, players: Sequence[str]) -> None:
        self.game = game
        self.catalog = catalog
        self.players: list[str] = told_apart(players)

    def say(self, key: str, /, **args: Arg) -> str:
        """Any other sentence of the catalog."""
        return self.catalog.say(key, **args)

    # -- names ----------------------------------------------------------------------------------------------------

    def seat(self, seat: Seat) -> str:
        """Who sits there."""
        if seat == CHANCE:
            return self.say("seat-dealer")
        if seat == SPECTATOR:
            return self.say("seat-onlooker")
        return self.players[seat] if seat < len(self.players) else letter(seat)

    def column(self, column: Seat) -> str:
        """Whose column of the score sheet: a seat's, or that of an opponent without a seat."""
        if column < len(self.players):
            return self.seat(column)
        return self.say(f"automaton-{self.game.automaton()}")

    def face(self, card: Card) -> str:
        """The name of a card, or that it lies face down."""
        if card <= 0:
            backs = self.game.back_names()
            return self.say(f"back-{backs[card]}") if card in backs else self.say("face-down")
        own = self.game.own_name(card)
        if own:
            return own
        return self.say(f"face-{card_code(self.game, card).lower()}")

    def ability(self, card: Card) -> str:
        """What a card does."""
        return self.say(f"ability-{card_code(self.game, card).lower()}")

    def cards(self, cards: Sequence[Card]) -> str:
        """Several cards, in one list."""
        return ", ".join([self.face(card) for card in cards])

    # -- questions and answers ------------------------------------------------------------------------------------

    def question(self, part: str) -> str:
        """What a seat is asked."""
        return self.say(f"question-{kebab(part)}")

    def rule(self, part: str) -> str:
        """The rule behind a question."""
        return self.say(f"rule-{kebab(part)}")

    def reason(self, reason: Reason) -> str:
        """Why an answer is refused."""
        return self.say(f"reason-{reason.value}")

    def action(self, action: Action) -> str:
        """An answer as something to choose."""
        if action is UNKNOWN:
            return self.say("answer-sealed")
        name = type(action).__name__.lower()
        return self.say(f"action-{name}", **self._answer_args(self.game.notation.text(action)))

    def did(self, seat: Seat, text: str) -> str:
        """A record's answer as something done. ``?`` stands where the reader may not know."""
        if text == QUESTION_MARK:
            return self.say("answer-sealed-by", seat=self.seat(seat))
        verb = text.partition(" ")[0]
        args = self._answer_args(text)
        if "seat" in args:  # who did it is the seat; whom it names is another
            args["other"] = args.pop("seat")
        return self.say(f"did-{verb}", seat=self.seat(seat), **args)

    def _answer_args(self, text: str) -> dict[str, Arg]:
        notation = self.game.notation
        verb, *words = text.split(" ")
        args: dict[str, Arg] = {}
        for (name, kind), word in zip(notation.verbs[verb].fields, words, strict=True):
            if kind == CARD:
                if word.startswith(QUESTION_MARK):
                    card = -int(word[1:] or 0)
                else:
                    card = notation.numbers[word] if notation.codes else int(word)
                args |= self._card_args(name, card)
            elif kind == SEAT:
                args[name] = self.seat(seat_of(word))
            elif kind == CELL or isinstance(kind, tuple):
                args[name] = word
            else:
                args[name] = int(word)
        return args

    def _card_args(self, name: str, card: Card) -> dict[str, Arg]:
        args: dict[str, Arg] = {name: self.face(card)}
        if name == "card":
            args["number"] = card_code(self.game, card) if card > 0 else "?"
            args["known"] = "yes" if card > 0 else "no"
        return args

    # -- events ---------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened, as this listener may hear it."""
        args: dict[str, Arg] = {}
        for each in fields(event):  # type: ignore[arg-type]  # an event is a dataclass, which the base class cannot say
            args |= self._event_args(each.name, getattr(event, each.name))
        return self.say(f"event-{kebab(type(event).__name__)}", **args)

    def _event_args(self, name: str, value: object) -> dict[str, Arg]:
        if name == "piece" or name.endswith("_piece"):
            return self._card_args(name.removesuffix("piece") + "card", _piece(value) >> 16)
        if name == "pieces" or name.endswith("_pieces"):
            zone = [_piece(each) >> 16 for each in value] if isinstance(value, (tuple, list)) else []
            return {name.removesuffix("pieces") + "cards": self.cards(zone), "count": len(zone)}
        if isinstance(value, int):
            if name == "seat" or name.endswith("_seat"):
                return {name: self.seat(value)}
            if name == "card" or name.endswith("_card"):
                return self._card_args(name, value)
            if name == "cell" or name.endswith("_cell"):
                return {name: cell_text(value)}
            return {name: int(value)}
        return {name: str(value)}

    # -- points ---------------------------------------------------------------------------------------------------

    def why(self, point: Point) -> str:
        """Why points were scored, without the card's name."""
        given = dict(point.args)
        args: dict[str, Arg] = {"points": point.points, **given}
        if "card" in given:
            args |= self._card_args("card", given["card"])
            args["number"] = given["card"]  # a number here, so that a sentence can tell cards apart
        if "count" in given and "theirs" in given:
            args["lead"] = _lead(given["count"], given["theirs"], point.points)
        return self.say(f"why-{kebab(point.why)}", **args)

    def trait(self, name: str) -> str:
        """What seats are told apart by in statistics."""
        return self.say(f"trait-{kebab(name)}")

    def trait_value(self, name: str, value: str) -> str:
        """One value of a trait: a number stands for itself."""
        is_word = value in self.game.trait_values().get(name, ())
        return self.say(f"trait-{kebab(name)}-{kebab(value)}") if is_word else value

    def deed(self, name: str) -> str:
        """What an answer counts as in statistics; as it is, where the game has no word for it."""
        return self.say(f"deed-{kebab(name)}") if name in self.game.deed_names() else name

    def row(self, row: str) -> str:
        """A row of the score sheet."""
        match = _NUMBERED.fullmatch(row)
        name = row_key(row)
        return self.say(name, number=int(match[2])) if match else self.say(name)

    def ending(self, outcome: Outcome) -> str:
        """How the game ended."""
        return self.say(f"ending-{kebab(outcome.ending)}")


def _piece(value: object) -> Piece:
    if isinstance(value, int):
        return value
    raise TypeError(f"not a piece: {value!r}")


def _lead(mine: int, theirs: int, points: int) -> str:
    if mine == theirs:
        return "won-tie" if points else "tie"
    return "more" if mine > theirs else "less"
