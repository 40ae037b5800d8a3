"""S7–S9, S16 Improvement: gold, the market, tokens, passing, and what Jael does."""

from collections.abc import Sequence
from typing import Final

from partie.core import NOBODY, Action, Card, OneAnswer, Reason, Seat, Seats, TableReason, Zone, has
from partie.core.cards import face, move_card, pick, put
from partie.core.native import i64
from partie.core.position import Answer
from partie.core.seats import bit, join
from partie.games.stonespine import tell
from partie.games.stonespine.actions import EMBED, HALVES, PASS, TUNNEL, Buy, Embed, Take, Tunnel, buy, take
from partie.games.stonespine.construction import StonespineReason
from partie.games.stonespine.elements import chests_in
from partie.games.stonespine.places import (
    EDGE_NAMES,
    PLACE_NAMES,
    PLACES,
    SIZE,
    count_edges,
    edges_of,
    has_edge,
    with_edge,
)
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.preparation import YEARS
from partie.games.stonespine.printed import JAEL, TOKENS
from partie.games.stonespine.sequence import At
from partie.games.stonespine.stalls import (
    card_of,
    clear,
    half_of,
    marked_sets,
    price_of,
    set_number,
    tokens_of,
)

MOST_GOLD: Final = 30
MOST_ELEMENTS: Final = 4


# -- S7 gold -----------------------------------------------------------------------------------------------------------


def chests(s: Stonespine, seat: Seat) -> int:
    """S7.3 Treasure chests in any chamber of the dungeon, printed or token."""
    printed = s.printed
    found: i64 = 0
    for card in s.rooms[seat]:
        found += chests_in(printed.low[card])
    for _, token in s.laid[seat]:
        found += chests_in(printed.token_low[token - TOKENS])
    return int(found)


def row_gold(s: Stonespine, seat: Seat) -> int:
    """S7.2 The gold values of the row of this year."""
    first = (s.year - 1) * SIZE
    return sum([s.printed.gold[card] for card in s.rooms[seat][first : first + SIZE]])


def coming_gold(s: Stonespine, seat: Seat) -> int:
    """S7.2–S7.5 What a seat would have for the market if its row stayed as it is: 30 at most.

    Start gold still lies there in year 1; later every seat has passed, and has none.
    """
    return min(s.gold[seat] + row_gold(s, seat) + chests(s, seat), MOST_GOLD)


def count_gold(s: Stonespine) -> None:
    """S7.1–S7.6, S16.1 Every seat counts; then the priority tokens move below the track in their order."""
    for seat in range(s.seats):
        start, row, found = s.gold[seat], row_gold(s, seat), chests(s, seat)
        gold = min(start + row + found, MOST_GOLD)
        tell.gold_counted(s, seat, row, found, start, start + row + found - gold, gold)
        s.gold[seat] = gold
    s.old_priority = s.priority
    s.priority = ()


# -- S8 the market -----------------------------------------------------------------------------------------------------


def richest(s: Stonespine) -> Seat:
    """S8.1, S8.2 The seat with the most gold that has not passed; a tie goes to the left in old priority."""
    best = -1
    for seat in s.old_priority:
        if not has(s.passed, seat) and (best < 0 or s.gold[seat] > s.gold[best]):
            best = seat
    return best


def market(s: Stonespine) -> None:
    """S8.1–S8.3, S8.19, S16.3, S16.4, S16.9 Who acts next; nobody once every seat has passed."""
    if s.passed == s.everyone():
        return
    if s.seats > 1:
        s.acting = richest(s)
    elif not s.acted and s.gold[0] <= s.printed.jael_gold[s.jael_now - JAEL]:
        jael_acts(s)
    s.then(At.VISIT_MARKET, At.MARKET)


def elements_in(s: Stonespine, seat: Seat) -> list[int]:
    """S9.3 How many elements each chamber holds; full where no chamber lies."""
    held = [s.printed.room[card] if card else MOST_ELEMENTS for card in s.rooms[seat]]
    for place, _ in s.laid[seat]:
        held[place] += 1
    return held


def has_room(s: Stonespine, seat: Seat, tokens: Sequence[Card]) -> bool:
    """S8.7 Whether all these tokens can be placed."""
    tunnels = len([token for token in tokens if token == s.printed.passage])
    if tunnels and tunnels > len(edges_of(s.year)) - count_edges(s.passages[seat]):
        return False
    room = PLACES * MOST_ELEMENTS - sum(elements_in(s, seat))
    return len(tokens) - tunnels <= room


def why_not_buy(s: Stonespine, seat: Seat, number: int) -> Reason | None:
    """S8.5–S8.7 Why a set cannot be bought; None if it can."""
    if price_of(s, number) > s.gold[seat]:
        return StonespineReason.TOO_EXPENSIVE
    tokens = tokens_of(s, number)
    if not tokens:
        return StonespineReason.SET_IS_EMPTY
    return None if has_room(s, seat, tokens) else StonespineReason.NO_ROOM_FOR_SET


class VisitMarket(OneAnswer[Stonespine, Action]):
    """S8.4–S8.13, S16.3 The acting seat buys one set or passes."""

    name = "visit-market"

    def who(self, s: Stonespine) -> Seats:
        return bit(s.acting)

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        found: list[Action] = []
        for number in range(len(s.wares)):
            if why_not_buy(s, seat, number) is None:
                found.append(buy(card_of(s, number), half_of(number)))
        found.append(PASS)
        return found

    def forced(self, s: Stonespine) -> Sequence[Answer] | None:
        """S8.11, S8.12 A seat that can buy nothing passes."""
        for number in range(len(s.wares)):
            if why_not_buy(s, s.acting, number) is None:
                return None
        return [(s.acting, PASS)]

    def reason(self, s: Stonespine, seat: Seat, action: Action) -> Reason:
        if not isinstance(action, Buy):
            return TableReason.NOT_OFFERED
        if action.card not in s.stalls:
            return StonespineReason.NOT_SHOWN
        return why_not_buy(s, seat, set_number(s, action.card, action.half)) or TableReason.NOT_OFFERED

    def answered(self, s: Stonespine, seat: Seat, action: Action) -> None:
        if isinstance(action, Buy):
            buy_set(s, seat, action.card, action.half)
        else:
            leave_market(s, seat)


def buy_set(s: Stonespine, seat: Seat, card: Card, half: int) -> None:
    """S8.8–S8.10 The price is paid in full, and all tokens of the set are taken, to be placed at once."""
    number = set_number(s, card, half)
    price = price_of(s, number)
    s.gold[seat] -= price
    s.carried = tuple(tokens_of(s, number))
    clear(s, number)
    for token in s.carried:
        _, s.tokens, s.embedded[seat] = move_card(s.tokens, token, s.embedded[seat])
    s.then(*(At.PLACE_TOKEN,) * len(s.carried))
    tell.set_bought(s, seat, card, HALVES[half], price, s.gold[seat])


def leave_market(s: Stonespine, seat: Seat) -> None:
    """S8.11, S8.13–S8.16, S16.10, S16.11 Gold becomes 0, but for a solo seat's in year 4; then the challenge."""
    tell.seat_passed(s, seat, s.gold[seat])
    if s.seats > 1 or s.year < YEARS:
        s.gold[seat] = 0
    s.passed = join(s.passed, bit(seat))
    s.then(At.TAKE_CHALLENGE, At.FINISH_PASSING)


class TakeChallenge(OneAnswer[Stonespine, Take]):
    """S8.14, S8.15, S8.17, S16.13 The passing seat takes one of the shown challenges; in year 4 there are none."""

    name = "take-challenge"

    def who(self, s: Stonespine) -> Seats:
        return bit(s.acting) if s.year < YEARS else NOBODY

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        return [take(face(p)) for p in s.shown_challenges]

    def reason(self, s: Stonespine, seat: Seat, action: Action) -> Reason:
        return StonespineReason.NOT_SHOWN if isinstance(action, Take) else TableReason.NOT_OFFERED

    def answered(self, s: Stonespine, seat: Seat, action: Take) -> None:
        taken = s.challenges[seat]
        piece, s.shown_challenges, s.challenges[seat] = move_card(s.shown_challenges, action.card, taken)
        tell.challenge_taken(s, seat, piece)


def finish_passing(s: Stonespine) -> None:
    """S8.16, S16.10, S16.11 The seat's token goes on the priority track; in the solo game Jael takes what is left."""
    if s.seats == 1:
        jael_takes(s, list(range(len(s.wares))))
        return
    s.priority += (s.acting,)
    tell.place_taken(s, s.acting, len(s.priority))


# -- S9 tokens ---------------------------------------------------------------------------------------------------------


class PlaceToken(OneAnswer[Stonespine, Action]):
    """S9.1–S9.12 Where the next bought token goes: an element into a chamber, a passage on an edge."""

    name = "embed"

    def who(self, s: Stonespine) -> Seats:
        return bit(s.acting)

    def part(self, s: Stonespine, seat: Seat) -> str:
        return "tunnel" if s.carried[0] == s.printed.passage else "embed"

    def parts(self) -> tuple[str, ...]:
        return ("embed", "tunnel")

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        if s.carried[0] == s.printed.passage:
            taken = s.passages[seat]
            return [TUNNEL[edge] for edge in edges_of(s.year) if not has_edge(taken, edge)]
        held = elements_in(s, seat)
        return [EMBED[place] for place in range(s.year * SIZE) if held[place] < MOST_ELEMENTS]

    def reason(self, s: Stonespine, seat: Seat, action: Action) -> Reason:
        is_passage = s.carried[0] == s.printed.passage
        if isinstance(action, Tunnel) and is_passage:
            is_taken = has_edge(s.passages[seat], action.edge)
            return StonespineReason.EDGE_IS_TAKEN if is_taken else StonespineReason.EDGE_NOT_THERE
        if isinstance(action, Embed) and not is_passage:
            is_built = s.rooms[seat][action.place] != 0
            return StonespineReason.CHAMBER_IS_FULL if is_built else StonespineReason.NO_CHAMBER_THERE
        return TableReason.NOT_OFFERED

    def answered(self, s: Stonespine, seat: Seat, action: Action) -> None:
        token = s.carried[0]
        s.carried = s.carried[1:]
        if isinstance(action, Tunnel):
            s.passages[seat] = with_edge(s.passages[seat], action.edge)
            tell.passage_laid(s, seat, EDGE_NAMES[action.edge])
        elif isinstance(action, Embed):
            s.laid[seat] += ((action.place, token),)
            tell.token_embedded(s, seat, pick(s.embedded[seat], token)[0], PLACE_NAMES[action.place])


# -- S16 Jael ----------------------------------------------------------------------------------------------------------


def jael_acts(s: Stonespine) -> None:
    """S16.4–S16.8 Once a year: his marked sets, then the challenge with the lowest number is discarded."""
    s.acted = True
    jael_takes(s, marked_sets(s))
    if s.shown_challenges:
        lowest = s.shown_challenges[0]
        s.shown_challenges = s.shown_challenges[1:]
        s.gone_challenges = put(s.gone_challenges, lowest)
        tell.jael_struck(s, lowest)


def jael_takes(s: Stonespine, numbers: Sequence[int]) -> None:
    """S16.2, S16.5, S16.6, S16.10 Jael takes all tokens of these sets; an empty set gives him nothing."""
    taken: Zone = ()
    for number in numbers:
        for token in tokens_of(s, number):
            piece, s.tokens, s.jael_tokens = move_card(s.tokens, token, s.jael_tokens)
            taken = put(taken, piece)
        clear(s, number)
    if taken:
        tell.jael_took(s, taken)
