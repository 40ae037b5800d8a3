"""A game put into words: every message of it, turned into a sentence by its catalog."""

from collections.abc import Sequence

from partie.core import CHANCE, SPECTATOR, Action, Card, Event, Game, Outcome, Point, Position, Reason, Seat, letter
from partie.words.catalog import Arg, Catalog
from partie.words.messages import Arg as WireArg
from partie.words.messages import (
    Message,
    action_says,
    card_code,
    card_name,
    did_says,
    ending_says,
    event_says,
    kebab,
    point_says,
    question_says,
    reason_says,
    row_says,
    rule_says,
    tie_says,
)
from partie.words.names import shown_names


class Speech[S: Position]:
    """One game in one language, with those who sit at the table; ``players`` are written as in a record."""

    def __init__(self, game: Game[S], catalog: Catalog, players: Sequence[str]) -> None:
        self.game = game
        self.catalog = catalog
        self.players: list[str] = shown_names(players, catalog)

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
        return self.say(f"automaton-{self.game.screen.automaton()}")

    def face(self, card: Card) -> str:
        """The name of a card, or that it lies face down."""
        return str(self._arg(card_name(self.game, card)))

    def ability(self, card: Card) -> str:
        """What a card does."""
        return self.say(f"ability-{card_code(self.game, card).lower()}")

    def cards(self, cards: Sequence[Card]) -> str:
        """Several cards, in one list."""
        return ", ".join([self.face(card) for card in cards])

    def render(self, told: Message) -> str:
        """A message in this language, with this table's names."""
        return self.say(told["key"], **{name: self._arg(value) for name, value in told["args"].items()})

    def _arg(self, value: WireArg) -> Arg:
        match value:
            case {"seat": int(seat)}:
                return self.seat(seat)
            case {"list": list(each)}:
                return ", ".join([str(self._arg(one)) for one in each])
            case {"says": str(name)}:
                return self.say(name)
            case int() | str():
                return value
        raise TypeError(f"not an argument: {value!r}")

    # -- questions and answers ------------------------------------------------------------------------------------

    def question(self, part: str) -> str:
        """What a seat is asked."""
        return self.render(question_says(part))

    def rule(self, part: str) -> str:
        """The rule behind a question."""
        return self.render(rule_says(part))

    def reason(self, reason: Reason) -> str:
        """Why an answer is refused."""
        return self.render(reason_says(reason))

    def action(self, action: Action) -> str:
        """An answer as something to choose."""
        return self.render(action_says(self.game, action))

    def did(self, seat: Seat, text: str) -> str:
        """A record's answer as something done. ``?`` stands where the reader may not know."""
        return self.render(did_says(self.game, seat, text))

    def event(self, event: Event) -> str:
        """What happened, as this listener may hear it."""
        return self.render(event_says(self.game, event))

    # -- points ---------------------------------------------------------------------------------------------------

    def why(self, point: Point) -> str:
        """Why points were scored, without the card's name."""
        return self.render(point_says(self.game, point))

    def row(self, row: str) -> str:
        """A row of the score sheet."""
        return self.render(row_says(row))

    def ending(self, outcome: Outcome) -> str:
        """How the game ended."""
        return self.render(ending_says(outcome))

    def tie(self, outcome: Outcome) -> str:
        """What seats with equal scores were put in order by; empty where they share a place."""
        says = tie_says(outcome)
        return self.render(says) if says else ""

    # -- statistics -----------------------------------------------------------------------------------------------

    def trait(self, name: str) -> str:
        """What seats are told apart by in statistics."""
        return self.say(f"trait-{kebab(name)}")

    def trait_value(self, name: str, value: str) -> str:
        """One value of a trait: a number stands for itself."""
        is_word = value in self.game.statistics.trait_values().get(name, ())
        return self.say(f"trait-{kebab(name)}-{kebab(value)}") if is_word else value

    def counted(self, name: str) -> str:
        """What an answer counts as in statistics; as it is, where the game has no word for it."""
        return self.say(f"counted-{kebab(name)}") if name in self.game.statistics.counted_names() else name
