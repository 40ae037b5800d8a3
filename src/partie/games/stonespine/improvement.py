"""S7–S9, S16 Improvement: gold, the market, tokens, passing, and what Jael does."""

from collections.abc import Sequence
from typing import Final

from partie.core import Action, Answer, Choice, Reason, Seat, TableReason, Zone, bit, pick, put
from partie.games.stonespine.actions import (
    BUY,
    EMBED,
    HALVES,
    PASS,
    TAKE,
    TUNNEL,
    Buy,
    Embed,
    Pass,
    Take,
    Tunnel,
)
from partie.games.stonespine.board import EDGE_NAMES, PLACE_NAMES, PLACES, SIZE, edges_of
from partie.games.stonespine.construction import StonespineReason
from partie.games.stonespine.events import (
    ChallengeTaken,
    GoldCounted,
    JaelStruck,
    JaelTook,
    PassageLaid,
    PlaceTaken,
    SeatPassed,
    SetBought,
    TokenEmbedded,
)
from partie.games.stonespine.preparation import YEARS
from partie.games.stonespine.printed import CHALLENGES, CHEST, JAEL, MARKET, TOKENS
from partie.games.stonespine.sequence import At
from partie.games.stonespine.state import Stonespine

MOST_GOLD: Final = 30
MOST_ELEMENTS: Final = 4


# -- S7 gold -----------------------------------------------------------------------------------------------------------


def chests(s: Stonespine, seat: Seat) -> int:
    """S7.3 Treasure chests in any chamber of the dungeon, printed or token."""
    found = 0
    for card in s.rooms[seat]:
        found += s.printed.low[card] >> 8 * CHEST & 255
    for _, token in s.laid[seat]:
        found += s.printed.token_low[token - TOKENS] >> 8 * CHEST & 255
    return found


def row_gold(s: Stonespine, seat: Seat) -> int:
    """S7.2 The gold values of the row of this year."""
    first = (s.year - 1) * SIZE
    return sum([s.printed.gold[card] for card in s.rooms[seat][first : first + SIZE]])


def count_gold(s: Stonespine) -> None:
    """S7.1–S7.6, S16.1 Every seat counts; then the priority tokens move below the track in their order."""
    for seat in range(s.seats):
        row, found = row_gold(s, seat), chests(s, seat)
        # S7.4 Start gold still lies there in year 1; later every seat has passed, and has none.
        s.gold[seat] = min(s.gold[seat] + row + found, MOST_GOLD)
        if s.outbox is not None:
            s.tell(GoldCounted(seat, row, found, s.gold[seat]))
    s.old_priority = s.priority
    s.priority = ()
    s.acted = False


# -- S8 the market -----------------------------------------------------------------------------------------------------


def richest(s: Stonespine) -> Seat:
    """S8.1, S8.2 The seat with the most gold that has not passed; a tie goes to the left in old priority."""
    best = -1
    for seat in s.old_priority:
        if not s.passed >> seat & 1 and (best < 0 or s.gold[seat] > s.gold[best]):
            best = seat
    return best


def market(s: Stonespine) -> None:
    """S8.1–S8.3, S8.19, S16.3, S16.4, S16.9 Who acts next; nobody once every seat has passed."""
    if s.passed == (1 << s.seats) - 1:
        return
    if s.seats > 1:
        s.acting = richest(s)
    elif not s.acted and s.gold[0] <= s.printed.jael_gold[s.jael_now - JAEL]:
        jael_acts(s)
    s.agenda.append(int(At.MARKET))
    s.agenda.append(int(At.VISIT_MARKET))


def elements_in(s: Stonespine, seat: Seat) -> list[int]:
    """S9.3 How many elements each chamber holds; full where no chamber lies."""
    held = [s.printed.room[card] if card else MOST_ELEMENTS for card in s.rooms[seat]]
    for place, _ in s.laid[seat]:
        held[place] += 1
    return held


def has_room(s: Stonespine, seat: Seat, tokens: Sequence[int]) -> bool:
    """S8.7 Whether all these tokens can be placed."""
    tunnels = len([token for token in tokens if token == s.printed.passage])
    if tunnels and tunnels > len(edges_of(s.year)) - s.passages[seat].bit_count():
        return False
    room = PLACES * MOST_ELEMENTS - sum(elements_in(s, seat))
    return len(tokens) - tunnels <= room


def why_not_buy(s: Stonespine, seat: Seat, number: int) -> Reason | None:
    """S8.5–S8.7 Why a set cannot be bought; None if it can."""
    if s.printed.prices[s.stalls[number >> 1]][number & 1] > s.gold[seat]:
        return StonespineReason.TOO_EXPENSIVE
    tokens = [token for token in s.wares[number] if token]
    if not tokens:
        return StonespineReason.SET_IS_EMPTY
    return None if has_room(s, seat, tokens) else StonespineReason.NO_ROOM_FOR_SET


class VisitMarket(Choice[Stonespine]):
    """S8.4–S8.13, S16.3 The acting seat buys one set or passes."""

    name = "visit-market"

    def who(self, s: Stonespine) -> int:
        return bit(s.acting)

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        found: list[Action] = []
        for number in range(len(s.wares)):
            if why_not_buy(s, seat, number) is None:
                found.append(BUY[s.stalls[number >> 1] - MARKET][number & 1])
        found.append(PASS)
        return found

    def forced(self, s: Stonespine) -> Sequence[Answer] | None:
        """S8.11, S8.12 A seat that can buy nothing passes."""
        for number in range(len(s.wares)):
            if why_not_buy(s, s.acting, number) is None:
                return None
        return [(s.acting, PASS)]

    def why_not(self, s: Stonespine, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Buy):
            return TableReason.NOT_OFFERED
        if action.card not in s.stalls:
            return StonespineReason.NOT_SHOWN
        return why_not_buy(s, seat, 2 * s.stalls.index(action.card) + action.half)

    def resolve(self, s: Stonespine, answers: list[Answer]) -> None:
        seat, action = answers[0]
        if isinstance(action, Buy):
            buy_set(s, seat, action.card, action.half)
        else:
            leave_market(s, seat)


def buy_set(s: Stonespine, seat: Seat, card: int, half: int) -> None:
    """S8.8–S8.10 The price is paid in full, and all tokens of the set are taken, to be placed at once."""
    number = 2 * s.stalls.index(card) + half
    price = s.printed.prices[card][half]
    s.gold[seat] -= price
    s.carried = tuple([token for token in s.wares[number] if token])
    s.wares[number] = (0,) * len(s.wares[number])
    for token in s.carried:
        piece, s.tokens = pick(s.tokens, token)
        s.embedded[seat] = put(s.embedded[seat], piece)
    s.agenda.extend([int(At.PLACE_TOKEN)] * len(s.carried))
    if s.outbox is not None:
        s.tell(SetBought(seat, card, HALVES[half], price, s.gold[seat]))


def leave_market(s: Stonespine, seat: Seat) -> None:
    """S8.11, S8.13–S8.16, S16.10, S16.11 Gold becomes 0, but for a solo seat's in year 4; then the challenge."""
    if s.outbox is not None:
        s.tell(SeatPassed(seat, s.gold[seat]))
    if s.seats > 1 or s.year < YEARS:
        s.gold[seat] = 0
    s.passed |= 1 << seat
    s.agenda.append(int(At.FINISH_PASSING))
    s.agenda.append(int(At.TAKE_CHALLENGE))


class TakeChallenge(Choice[Stonespine]):
    """S8.14, S8.15, S8.17, S16.13 The passing seat takes one of the shown challenges; in year 4 there are none."""

    name = "take-challenge"

    def who(self, s: Stonespine) -> int:
        return bit(s.acting) if s.year < YEARS else 0

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        return [TAKE[(p >> 16) - CHALLENGES] for p in s.shown_challenges]

    def why_not(self, s: Stonespine, seat: Seat, action: Action) -> Reason | None:
        if action in self.options(s, seat):
            return None
        return StonespineReason.NOT_SHOWN if isinstance(action, Take) else TableReason.NOT_OFFERED

    def resolve(self, s: Stonespine, answers: list[Answer]) -> None:
        seat, action = answers[0]
        assert isinstance(action, Take)
        piece, s.shown_challenges = pick(s.shown_challenges, action.card)
        s.challenges[seat] = put(s.challenges[seat], piece)
        if s.outbox is not None:
            s.tell(ChallengeTaken(seat, piece))


def finish_passing(s: Stonespine) -> None:
    """S8.16, S16.10, S16.11 The seat's token goes on the priority track; in the solo game Jael takes what is left."""
    if s.seats == 1:
        jael_takes(s, list(range(len(s.wares))))
        return
    s.priority += (s.acting,)
    if s.outbox is not None:
        s.tell(PlaceTaken(s.acting, len(s.priority)))


# -- S9 tokens ---------------------------------------------------------------------------------------------------------


class PlaceToken(Choice[Stonespine]):
    """S9.1–S9.12 Where the next bought token goes: an element into a chamber, a passage on an edge."""

    name = "embed"

    def who(self, s: Stonespine) -> int:
        return bit(s.acting)

    def part(self, s: Stonespine, seat: Seat) -> str:
        return "tunnel" if s.carried[0] == s.printed.passage else "embed"

    def parts(self) -> tuple[str, ...]:
        return ("embed", "tunnel")

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        if s.carried[0] == s.printed.passage:
            taken = s.passages[seat]
            return [TUNNEL[edge] for edge in edges_of(s.year) if not taken >> edge & 1]
        held = elements_in(s, seat)
        return [EMBED[place] for place in range(s.year * SIZE) if held[place] < MOST_ELEMENTS]

    def why_not(self, s: Stonespine, seat: Seat, action: Action) -> Reason | None:
        if action in self.options(s, seat):
            return None
        is_passage = s.carried[0] == s.printed.passage
        if isinstance(action, Tunnel) and is_passage:
            taken = s.passages[seat] >> action.edge & 1
            return StonespineReason.EDGE_IS_TAKEN if taken else StonespineReason.EDGE_NOT_THERE
        if isinstance(action, Embed) and not is_passage:
            lies = s.rooms[seat][action.place] != 0
            return StonespineReason.CHAMBER_IS_FULL if lies else StonespineReason.NO_CHAMBER_THERE
        return TableReason.NOT_OFFERED

    def resolve(self, s: Stonespine, answers: list[Answer]) -> None:
        seat, action = answers[0]
        token = s.carried[0]
        s.carried = s.carried[1:]
        if isinstance(action, Tunnel):
            s.passages[seat] |= 1 << action.edge
            if s.outbox is not None:
                s.tell(PassageLaid(seat, EDGE_NAMES[action.edge]))
        elif isinstance(action, Embed):
            s.laid[seat] += ((action.place, token),)
            if s.outbox is not None:
                piece, _ = pick(s.embedded[seat], token)
                s.tell(TokenEmbedded(seat, piece, PLACE_NAMES[action.place]))


# -- S16 Jael ----------------------------------------------------------------------------------------------------------


def jael_acts(s: Stonespine) -> None:
    """S16.4–S16.8 Once a year: his marked sets, then the challenge with the lowest number is discarded."""
    s.acted = True
    takes = s.printed.jael_takes[s.jael_now - JAEL]
    jael_takes(s, [2 * stall + (half == "B") for stall, half in enumerate(takes)])
    if s.shown_challenges:
        lowest = s.shown_challenges[0]
        s.shown_challenges = s.shown_challenges[1:]
        s.gone_challenges = put(s.gone_challenges, lowest)
        if s.outbox is not None:
            s.tell(JaelStruck(lowest))


def jael_takes(s: Stonespine, numbers: Sequence[int]) -> None:
    """S16.2, S16.5, S16.6, S16.10 Jael takes all tokens of these sets; an empty set gives him nothing."""
    taken: Zone = ()
    for number in numbers:
        for token in s.wares[number]:
            if token:
                piece, s.tokens = pick(s.tokens, token)
                s.jael_tokens = put(s.jael_tokens, piece)
                taken = put(taken, piece)
        s.wares[number] = (0,) * len(s.wares[number])
    if taken and s.outbox is not None:
        s.tell(JaelTook(taken))
