"""What a screen needs beyond the position: what is printed on each card, and what anybody could count on the table."""

from collections.abc import Mapping
from typing import Final, TypedDict

from partie.core import Card, Screen, Seat, has
from partie.core.cards import cards, face
from partie.games.stonespine.actions import HALVES
from partie.games.stonespine.board import Dungeon
from partie.games.stonespine.elements import KINDS
from partie.games.stonespine.ending import dungeon_of, hoard_of
from partie.games.stonespine.faces import NOTHING
from partie.games.stonespine.improvement import chests, coming_gold, row_gold
from partie.games.stonespine.places import PLACES, SIZE, edge_name, edges_in, places_in
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.printed import BLUEPRINTS, GOALS, JAEL, MARKET, OWN, Printed, token_code
from partie.games.stonespine.scoring import count_challenge, goal_value, is_met
from partie.games.stonespine.stalls import set_number

NO_PLACES: Final[list[int]] = []


class ChamberFace(TypedDict):
    """S2.2 A room: its type, doors as letters of T, B, L, R, four places from the top left, gold and rune."""

    type: str
    doors: str
    places: list[str]
    gold: int
    rune: str


class BlueprintFace(TypedDict):
    """S2.8 Entrance and exit column from 1, sixteen demands; a place without one is empty."""

    entrance: int
    exit: int
    demands: list[str]


class MarketFace(TypedDict):
    """S2.11 The prices and slots of the top and the bottom set."""

    prices: list[int]
    slots: list[str]


class TokenFace(TypedDict):
    """S2.13 What a token shows, and the shape of its back."""

    face: str
    shape: str


class JaelFace(TypedDict):
    """S18.1 A card of the solo opponent."""

    set: str
    rune: str
    gold: int
    takes: str
    base: int
    factor: int
    counts: str


class GoalFace(TypedDict):
    """S12 Whether the most or the fewest win."""

    rank: str


class StonespineFaces(TypedDict):
    """Every card by its kind and code. Challenges have words only."""

    chambers: dict[str, ChamberFace]
    blueprints: dict[str, BlueprintFace]
    market: dict[str, MarketFace]
    tokens: dict[str, TokenFace]
    jael: dict[str, JaelFace]
    goals: dict[str, GoalFace]


class GoldComing(TypedDict):
    """S7.2–S7.5 What a seat has for the market if its row stays as it is, and what it comes from.

    ``gold`` is less than its parts together where they are more than anybody may have.
    """

    row: int
    chests: int
    start: int
    gold: int


class DungeonCounted(TypedDict):
    """One dungeon. Places go from 0 to 15, row by row; a link is the two places it joins.

    ``entrance`` and ``exit`` are the places connected to each, ``met`` those where the blueprint is satisfied, ``held``
    how many elements each chamber holds, ``tokens`` what was embedded where, ``passages`` the edges by their names,
    ``elements`` how many there are of each kind, ``coming`` the gold for the market while a row is built,
    ``challenges`` how often each of the seat's own is met and what each time gives, ``offers`` the same for those on
    offer, ``goal`` what the goal counts.
    """

    links: list[tuple[int, int]]
    entrance: list[int]
    exit: list[int]
    met: list[int]
    held: list[int]
    tokens: list[tuple[int, str]]
    passages: list[str]
    elements: dict[str, int]
    coming: GoldComing
    challenges: dict[str, tuple[int, int]]
    offers: dict[str, tuple[int, int]]
    goal: int


class StallCounted(TypedDict):
    """A set on offer: its market card and half, its price, and the tokens on it; an empty slot is empty."""

    card: str
    half: str
    price: int
    tokens: list[str]


class StonespineCounted(TypedDict):
    """The whole table: who is at the market, in which order, what is still to be placed, and what Jael has."""

    dungeons: list[DungeonCounted]
    stalls: list[StallCounted]
    carried: list[str]
    at_market: bool
    acting: int
    order: list[int]
    jael_now: str
    jael_gold: int
    jael_goal: int
    jael_elements: dict[str, int]


def faces(printed: Printed) -> StonespineFaces:
    """S2, S18 Everything that is printed."""
    deck = printed.card_set
    codes = printed.codes
    return {
        "chambers": {
            codes[each.number]: {
                "type": each.type,
                "doors": each.doors,
                "places": ["" if face == NOTHING else face for face in each.places],
                "gold": each.gold,
                "rune": each.rune,
            }
            for each in deck.chambers
        },
        "blueprints": {
            codes[BLUEPRINTS + each.number]: {
                "entrance": each.entrance,
                "exit": each.exit,
                "demands": ["" if wanted == NOTHING else wanted for wanted in each.demands],
            }
            for each in deck.blueprints
        },
        "market": {
            codes[MARKET + each.number]: {
                "prices": [each.top_price, each.bottom_price],
                "slots": [each.top_slots, each.bottom_slots],
            }
            for each in deck.market
        },
        "tokens": {token_code(each.face): {"face": each.face, "shape": each.shape} for each in deck.tokens},
        "jael": {
            f"j{each.card}": {
                "set": each.set,
                "rune": each.rune,
                "gold": each.gold,
                "takes": each.takes,
                "base": each.base,
                "factor": each.factor,
                "counts": each.counts,
            }
            for each in deck.jael
        },
        "goals": {codes[GOALS + each.number]: {"rank": each.rank} for each in deck.goals},
    }


def counted(v: Stonespine) -> StonespineCounted:
    """S8.1, S8.4, S16 The dungeons, the market, and whose turn it is there."""
    codes = v.printed.codes
    jael = v.jael_now
    is_market = v.year > 0 and v.agenda != [] and all([all(row_of(v, seat)) for seat in range(v.seats)])
    ranked = (v.old_priority or (0,)) if is_market else ()
    hoard = hoard_of(v)
    return {
        "dungeons": [dungeon_counted(v, seat) for seat in range(v.seats)],
        "stalls": [
            {
                "card": codes[card],
                "half": half,
                "price": v.printed.prices[card][i],
                "tokens": [codes[token] if token else "" for token in v.wares[set_number(v, card, i)]],
            }
            for card in v.stalls
            for i, half in enumerate(HALVES)
        ],
        "carried": [codes[token] for token in v.carried],
        "at_market": is_market,
        "acting": v.acting,
        "order": sorted(
            [seat for seat in ranked if not has(v.passed, seat)], key=lambda seat: (-v.gold[seat], ranked.index(seat))
        ),
        "jael_now": codes.get(jael, ""),
        "jael_gold": v.printed.jael_gold[jael - JAEL] if jael else 0,
        "jael_goal": goal_value(face(v.goal[0]), hoard) if v.seats == 1 and v.goal else 0,
        "jael_elements": {kind: hoard.total((number,)) for number, kind in enumerate(KINDS)},
    }


def row_of(v: Stonespine, seat: Seat) -> tuple[int, ...]:
    """S5.2 The row that is built this year."""
    return v.rooms[seat][(v.year - 1) * SIZE : v.year * SIZE]


def dungeon_counted(v: Stonespine, seat: Seat) -> DungeonCounted:
    """S4, S11 One dungeon: connections, demands met, and what its challenges count."""
    d = dungeon_of(v, seat)
    printed = v.printed
    blueprint = face(v.blueprints[seat][0]) if v.blueprints[seat] else 0
    exit_column = printed.exit[blueprint] if blueprint else 0
    return {
        "links": links(d),
        "entrance": places_in(d.gate(printed.entrance[blueprint], is_entrance=True)) if blueprint else NO_PLACES,
        "exit": places_in(d.gate(exit_column, is_entrance=False)) if blueprint else NO_PLACES,
        "met": [place for place in range(PLACES) if blueprint and is_met(d, place, printed.demands[blueprint][place])],
        "held": list(d.room),
        "tokens": [(place, printed.codes[token]) for place, token in v.laid[seat]],
        "passages": [edge_name(edge) for edge in edges_in(v.passages[seat])],
        "elements": {kind: d.total((number,)) for number, kind in enumerate(KINDS)},
        "coming": gold_coming(v, seat),
        "challenges": {
            printed.codes[card]: count_challenge(card, d, exit_column) for card in cards(v.challenges[seat])
        },
        "offers": {printed.codes[card]: count_challenge(card, d, exit_column) for card in cards(v.shown_challenges)},
        "goal": goal_value(face(v.goal[0]), d) if v.goal else 0,
    }


def gold_coming(v: Stonespine, seat: Seat) -> GoldComing:
    """S7.2–S7.5 The gold a seat will have for the market, part by part; before the first year there is no row."""
    return {
        "row": row_gold(v, seat) if v.year else 0,
        "chests": chests(v, seat),
        "start": v.gold[seat],
        "gold": coming_gold(v, seat) if v.year else v.gold[seat],
    }


def links(d: Dungeon) -> list[tuple[int, int]]:
    """S4.8–S4.10 Every two chambers that are connected."""
    across = [(place, place + 1) for place in places_in(d.east)]
    return across + [(place, place + SIZE) for place in places_in(d.south)]


class StonespineScreen(Screen[Stonespine]):
    """What a screen needs beyond the position."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def faces(self) -> Mapping[str, object]:
        """S2 What is printed on cards and tokens."""
        return faces(self.printed)

    def counted(self, v: Stonespine) -> Mapping[str, object]:
        """S4, S8 Connections, demands, challenges and the market, counted."""
        return counted(v)

    def own_name(self, card: Card) -> str:
        """The name in the table, where it is not the one our own deck has under this number."""
        name = self.printed.names.get(card, "")
        return "" if name == OWN.names.get(card) else name

    def automaton(self) -> str:
        """S14.2 The solo opponent."""
        return "jael"
