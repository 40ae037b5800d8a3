"""What an answer at the table of Stonespine Architects would change in points, as things stand. No words here."""

from collections.abc import Sequence

from partie.core import Card, Seat
from partie.core.cards import cards, face
from partie.games.stonespine.board import Dungeon
from partie.games.stonespine.construction import free_columns
from partie.games.stonespine.ending import dungeon_of, hoard_of, ranking, solo_goal
from partie.games.stonespine.improvement import MOST_ELEMENTS, elements_in
from partie.games.stonespine.places import PLACES, SIZE, Edge, EdgeSet, Laid, Rooms, edges_of, has_edge, with_edge
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.scoring import goal_prizes, goal_value, is_met, own_points, score_challenge


class Outlook:
    """One seat's dungeon now, and with something more in it. Everything it looks at is public."""

    def __init__(self, s: Stonespine, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.rooms = s.rooms[seat]
        self.laid = s.laid[seat]
        self.passages = s.passages[seat]
        self.blueprint: Card = face(s.blueprints[seat][0])
        self.goal: Card = face(s.goal[0])
        self.others = [goal_value(self.goal, dungeon_of(s, other)) for other in range(s.seats)]
        self.now = self._points(self.rooms, self.laid, self.passages)

    def _points(self, rooms: Rooms, laid: Laid, passages: EdgeSet) -> int:
        """S11.6–S11.17, S12 What the dungeon and the goal give; priority and gold are no part of a dungeon."""
        s = self.s
        d = Dungeon(s.printed, rooms, laid, passages)
        points = own_points(s.printed, d, self.blueprint, cards(s.challenges[self.seat]))
        if s.seats == 1:
            return points + solo_goal(s, d, hoard_of(s))[0]
        values = [goal_value(self.goal, d) if seat == self.seat else value for seat, value in enumerate(self.others)]
        return points + goal_prizes(values, ranking(s), s.printed.is_most[self.goal])[self.seat]

    def with_room(self, card: Card, place: int) -> Rooms:
        """The rooms with one more chamber."""
        return self.rooms[:place] + (card,) + self.rooms[place + 1 :]

    def room(self, card: Card, place: int) -> int:
        """What a chamber on this place would add."""
        return self._points(self.with_room(card, place), self.laid, self.passages) - self.now

    def token(self, token: Card, place: int) -> int:
        """What an element token in this chamber would add."""
        return self._points(self.rooms, (*self.laid, (place, token)), self.passages) - self.now

    def passage(self, edge: Edge) -> int:
        """What a secret passage on this edge would add."""
        return self._points(self.rooms, self.laid, with_edge(self.passages, edge)) - self.now

    def challenge(self, card: Card) -> int:
        """S13 What a challenge would give now."""
        return score_challenge(card, dungeon_of(self.s, self.seat), self.s.printed.exit[self.blueprint])

    def meets(self, card: Card, place: int) -> bool:
        """S11.9–S11.12 Whether this chamber is what the blueprint asks for on this place."""
        d = Dungeon(self.s.printed, self.with_room(card, place), self.laid, self.passages)
        return is_met(d, place, self.s.printed.demands[self.blueprint][place])

    def free_places(self) -> list[int]:
        """S6.3 Where a chamber can be built now."""
        first = (self.s.year - 1) * SIZE
        return [first + column - 1 for column in free_columns(self.s, self.seat)]

    def best_place(self, card: Card) -> tuple[int, int]:
        """Where a chamber would add most, and how much; of equal places rather one where it meets the demand."""
        gains = [(self.room(card, place), self.meets(card, place), -place) for place in self.free_places()]
        gain, _, place = max(gains)
        return -place, gain

    def tokens(self, tokens: Sequence[Card]) -> int:
        """What these tokens can add, each laid where it adds most by itself: there may be a better way, not a worse."""
        laid, passages = self.laid, self.passages
        held = elements_in(self.s, self.seat)
        points = self.now
        for token in tokens:
            if token == self.s.printed.passage:
                free = [edge for edge in edges_of(self.s.year) if not has_edge(passages, edge)]
                ways = [(self._points(self.rooms, laid, with_edge(passages, edge)), -edge) for edge in free]
                points, edge = max(ways)
                passages = with_edge(passages, Edge(-edge))
            else:
                rooms = [place for place in range(PLACES) if held[place] < MOST_ELEMENTS]
                ways = [(self._points(self.rooms, (*laid, (place, token)), passages), -place) for place in rooms]
                points, place = max(ways)
                held[-place] += 1
                laid = (*laid, (-place, token))
        return points - self.now
