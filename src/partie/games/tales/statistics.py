"""What simulations count beyond who won."""

from collections.abc import Mapping

from partie.core import Card, Seat, Statistics
from partie.core.cards import cards
from partie.games.tales.position import Tales
from partie.games.tales.tiles import card_in


class TalesStatistics(Statistics[Tales]):
    """What simulations count."""

    def traits(self, opening: Tales, s: Tales, seat: Seat) -> Mapping[str, str]:
        """G2.12, G2.19 What luck gave a seat."""
        return {
            "hero": s.printed.codes[card_in(s.stories[seat][0])],
            "start-place": str((seat - opening.first) % s.seats + 1),
        }

    def trait_names(self) -> tuple[str, ...]:
        """The hero, and how soon the seat came in the first round."""
        return ("hero", "start-place")

    def uses(self, s: Tales, seat: Seat) -> Mapping[Card, bool]:
        """Tiles taken and quests kept: placed, or discarded and never placed."""
        found = dict.fromkeys([card_in(tile) for tile in s.stories[seat][1:]], True)
        found.update(dict.fromkeys(cards((*s.discarded[seat], *s.quests[seat])), False))
        return found
