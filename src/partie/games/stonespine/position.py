"""The table of Stonespine Architects: what lies where, and who may see it."""

from typing import Annotated, ClassVar

from partie.core import NOBODY, Bound, Card, Fields, Open, Plan, Position, Seat, Seats, Zone
from partie.core.codecs import CARD, FLAG, NUMBER, SEAT, SEATS, list_of, tuple_of
from partie.core.fields import blank, deck, per_seat
from partie.games.stonespine.places import (
    CARD_OR_NONE,
    EDGE_SET,
    LAID,
    NO_EDGES,
    NO_ROOMS,
    ROOMS,
    CardOrNone,
    EdgeSet,
    Laid,
    Rooms,
)
from partie.games.stonespine.printed import Printed


class Stonespine(Position):
    """A position. Where a chamber or token lies in a dungeon is open; that it exists once only is kept by the zones."""

    printed: Bound[Printed]  # S2 the cards played with
    # chambers
    pile: Annotated[Zone, deck("chambers")]  # S3.12 face down; it has no order until a card is drawn
    hand: Annotated[list[Zone], deck("chambers")]
    built: Annotated[list[Zone], deck("chambers")]  # the chambers in each dungeon
    discarded: Annotated[Zone, deck("chambers")]  # S6.19
    jael_chambers: Annotated[Zone, deck("chambers")]  # S15.5 Jael's scoring pile
    # blueprints, goals, challenges
    blueprint_deck: Annotated[Zone, deck("blueprints")]
    blueprints: Annotated[list[Zone], deck("blueprints")]  # S3.10 one for each seat
    goal_deck: Annotated[Zone, deck("goals")]
    goal: Annotated[Zone, deck("goals")]  # S3.4
    challenge_deck: Annotated[Zone, deck("challenges")]
    shown_challenges: Annotated[Zone, deck("challenges")]
    challenges: Annotated[list[Zone], deck("challenges")]  # S8.14 taken by each seat
    gone_challenges: Annotated[Zone, deck("challenges")]
    # the market
    market_deck: Annotated[Zone, deck("market")]
    market_cards: Annotated[Zone, deck("market")]
    gone_market: Annotated[Zone, deck("market")]
    stack: Annotated[Zone, deck("tokens")]  # S3.7 face-down tokens; a back tells the shape
    tokens: Annotated[Zone, deck("tokens")]  # on the slots of the market
    embedded: Annotated[list[Zone], deck("tokens")]  # in each dungeon, or on the way there
    gone_tokens: Annotated[Zone, deck("tokens")]
    jael_tokens: Annotated[Zone, deck("tokens")]  # S16.5
    # Jael
    jael_deck: Annotated[Zone, deck("jael")]
    jael_shown: Annotated[Zone, deck("jael")]
    jael_out: Annotated[Zone, deck("jael")]  # S14.6, S14.8
    # open facts
    hidden: Open[bool]  # S1.3 face-down placement
    legendary: Open[bool]  # S1.5
    year: Open[int]
    turn: Annotated[Open[int], blank(1)]
    rooms: Annotated[Open[list[Rooms]], per_seat(NO_ROOMS)]  # the chambers in each dungeon
    laid: Annotated[Open[list[Laid]], per_seat(())]  # the tokens in each dungeon
    passages: Annotated[Open[list[EdgeSet]], per_seat(NO_EDGES)]  # the secret passages in each dungeon
    gold: Open[list[int]]
    priority: Open[tuple[Seat, ...]]  # S2.19 the seats on the track, from the left
    old_priority: Open[tuple[Seat, ...]]  # S7.6
    passed: Open[Seats]  # the seats that have left the market this year
    acting: Open[Seat]  # S8.1
    carried: Open[tuple[Card, ...]]  # S8.9 bought tokens that are not placed yet
    stalls: Open[tuple[Card, ...]]  # S3.9 the market cards, from the left
    wares: Annotated[Open[list[tuple[CardOrNone, ...]]], blank([])]  # S3.8 what lies on the slots of each set
    jael_now: Annotated[Open[CardOrNone], blank(0)]  # S15.1 his card for the year
    acted: Open[bool]  # S16.4 whether he has acted this year
    vp: Open[tuple[int, ...]]
    jael_vp: Open[int]

    # Written by tools/fields.py from the lines above. Do not edit.
    __slots__ = (
        "acted",
        "acting",
        "blueprint_deck",
        "blueprints",
        "built",
        "carried",
        "challenge_deck",
        "challenges",
        "discarded",
        "embedded",
        "goal",
        "goal_deck",
        "gold",
        "gone_challenges",
        "gone_market",
        "gone_tokens",
        "hand",
        "hidden",
        "jael_chambers",
        "jael_deck",
        "jael_now",
        "jael_out",
        "jael_shown",
        "jael_tokens",
        "jael_vp",
        "laid",
        "legendary",
        "market_cards",
        "market_deck",
        "old_priority",
        "passages",
        "passed",
        "pile",
        "printed",
        "priority",
        "rooms",
        "shown_challenges",
        "stack",
        "stalls",
        "tokens",
        "turn",
        "vp",
        "wares",
        "year",
    )

    def clone(self) -> "Stonespine":
        """A position of its own; tuples are shared."""
        t = Stonespine()
        self.copy_base(t)
        t.printed = self.printed
        t.pile = self.pile
        t.hand = self.hand[:]
        t.built = self.built[:]
        t.discarded = self.discarded
        t.jael_chambers = self.jael_chambers
        t.blueprint_deck = self.blueprint_deck
        t.blueprints = self.blueprints[:]
        t.goal_deck = self.goal_deck
        t.goal = self.goal
        t.challenge_deck = self.challenge_deck
        t.shown_challenges = self.shown_challenges
        t.challenges = self.challenges[:]
        t.gone_challenges = self.gone_challenges
        t.market_deck = self.market_deck
        t.market_cards = self.market_cards
        t.gone_market = self.gone_market
        t.stack = self.stack
        t.tokens = self.tokens
        t.embedded = self.embedded[:]
        t.gone_tokens = self.gone_tokens
        t.jael_tokens = self.jael_tokens
        t.jael_deck = self.jael_deck
        t.jael_shown = self.jael_shown
        t.jael_out = self.jael_out
        t.hidden = self.hidden
        t.legendary = self.legendary
        t.year = self.year
        t.turn = self.turn
        t.rooms = self.rooms[:]
        t.laid = self.laid[:]
        t.passages = self.passages[:]
        t.gold = self.gold[:]
        t.priority = self.priority
        t.old_priority = self.old_priority
        t.passed = self.passed
        t.acting = self.acting
        t.carried = self.carried
        t.stalls = self.stalls
        t.wares = self.wares[:]
        t.jael_now = self.jael_now
        t.acted = self.acted
        t.vp = self.vp
        t.jael_vp = self.jael_vp
        return t

    def blank(self) -> None:
        """Every field before anything is dealt."""
        self.pile = ()
        self.hand = [()] * self.seats
        self.built = [()] * self.seats
        self.discarded = ()
        self.jael_chambers = ()
        self.blueprint_deck = ()
        self.blueprints = [()] * self.seats
        self.goal_deck = ()
        self.goal = ()
        self.challenge_deck = ()
        self.shown_challenges = ()
        self.challenges = [()] * self.seats
        self.gone_challenges = ()
        self.market_deck = ()
        self.market_cards = ()
        self.gone_market = ()
        self.stack = ()
        self.tokens = ()
        self.embedded = [()] * self.seats
        self.gone_tokens = ()
        self.jael_tokens = ()
        self.jael_deck = ()
        self.jael_shown = ()
        self.jael_out = ()
        self.hidden = False
        self.legendary = False
        self.year = 0
        self.turn = 1
        self.rooms = [NO_ROOMS] * self.seats
        self.laid = [()] * self.seats
        self.passages = [NO_EDGES] * self.seats
        self.gold = [0] * self.seats
        self.priority = ()
        self.old_priority = ()
        self.passed = NOBODY
        self.acting = 0
        self.carried = ()
        self.stalls = ()
        self.wares = []
        self.jael_now = 0
        self.acted = False
        self.vp = ()
        self.jael_vp = 0

    fields: ClassVar[Fields] = Fields(
        open={
            "hidden": FLAG,
            "legendary": FLAG,
            "year": NUMBER,
            "turn": NUMBER,
            "rooms": list_of(ROOMS),
            "laid": list_of(LAID),
            "passages": list_of(EDGE_SET),
            "gold": list_of(NUMBER),
            "priority": tuple_of(SEAT),
            "old_priority": tuple_of(SEAT),
            "passed": SEATS,
            "acting": SEAT,
            "carried": tuple_of(CARD),
            "stalls": tuple_of(CARD),
            "wares": list_of(tuple_of(CARD_OR_NONE)),
            "jael_now": CARD_OR_NONE,
            "acted": FLAG,
            "vp": tuple_of(NUMBER),
            "jael_vp": NUMBER,
        },
        zones={
            "pile": "chambers",
            "hand": "chambers",
            "built": "chambers",
            "discarded": "chambers",
            "jael_chambers": "chambers",
            "blueprint_deck": "blueprints",
            "blueprints": "blueprints",
            "goal_deck": "goals",
            "goal": "goals",
            "challenge_deck": "challenges",
            "shown_challenges": "challenges",
            "challenges": "challenges",
            "gone_challenges": "challenges",
            "market_deck": "market",
            "market_cards": "market",
            "gone_market": "market",
            "stack": "tokens",
            "tokens": "tokens",
            "embedded": "tokens",
            "gone_tokens": "tokens",
            "jael_tokens": "tokens",
            "jael_deck": "jael",
            "jael_shown": "jael",
            "jael_out": "jael",
        },
        bound=("printed",),
    )
    # End of what tools/fields.py writes.


def plan_of(printed: Printed) -> Plan:
    """S1.6 Who may know what: hands, decks and discards are zones of pieces; where things lie is open."""
    return Stonespine.fields.plan(
        {
            "chambers": printed.chambers,
            "blueprints": printed.blueprints,
            "goals": printed.goals,
            "challenges": printed.challenges,
            "market": printed.market,
            "tokens": printed.tokens,
            "jael": printed.jael,
        },
        printed.backs,
    )
