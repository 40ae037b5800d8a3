"""The table of Stonespine Architects: what lies where, and who may see it."""

from partie.core import Plan, State, Zone
from partie.games.stonespine.board import Laid
from partie.games.stonespine.printed import Printed


class Stonespine(State):
    """A position. Where a chamber or token lies in a dungeon is open; that it exists once only is kept by the zones."""

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

    printed: Printed  # S2 the cards played with
    # chambers
    pile: Zone  # S3.12 face down; it has no order until a card is drawn
    hand: list[Zone]
    built: list[Zone]  # the chambers in each dungeon
    discarded: Zone  # S6.19
    jael_chambers: Zone  # S15.5 Jael's scoring pile
    # blueprints, goals, challenges
    blueprint_deck: Zone
    blueprints: list[Zone]  # S3.10 one for each seat
    goal_deck: Zone
    goal: Zone  # S3.4
    challenge_deck: Zone
    shown_challenges: Zone
    challenges: list[Zone]  # S8.14 taken by each seat
    gone_challenges: Zone
    # the market
    market_deck: Zone
    market_cards: Zone
    gone_market: Zone
    stack: Zone  # S3.7 face-down tokens; a back tells the shape
    tokens: Zone  # on the slots of the market
    embedded: list[Zone]  # in each dungeon, or on the way there
    gone_tokens: Zone
    jael_tokens: Zone  # S16.5
    # Jael
    jael_deck: Zone
    jael_shown: Zone
    jael_out: Zone  # S14.6, S14.8
    # open facts
    hidden: bool  # S1.3 face-down placement
    legendary: bool  # S1.5
    year: int
    turn: int
    rooms: list[tuple[int, ...]]  # the chamber on each place of each dungeon, 0 where none lies
    laid: list[Laid]  # the tokens in each dungeon
    passages: list[int]  # the edges with a secret passage, as a set of bits
    gold: list[int]
    priority: tuple[int, ...]  # S2.19 the seats on the track, from the left
    old_priority: tuple[int, ...]  # S7.6
    passed: int  # the seats that have left the market this year
    acting: int  # S8.1
    carried: tuple[int, ...]  # S8.9 bought tokens that are not placed yet
    stalls: tuple[int, ...]  # S3.9 the market cards, from the left
    wares: list[tuple[int, ...]]  # the tokens of each set, top and bottom of each stall; 0 is an empty slot
    jael_now: int  # S15.1 his card for the year
    acted: bool  # S16.4 whether he has acted this year
    vp: tuple[int, ...]
    jael_vp: int

    def clone(self) -> "Stonespine":
        """A position of its own; zones are tuples and shared."""
        t = Stonespine()
        self.copy_table(t)
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


def plan_of(printed: Printed) -> Plan:
    """S1.6 Who may know what: hands, decks and discards are zones of pieces; where things lie is open."""
    return Plan(
        open=(
            "hidden",
            "legendary",
            "year",
            "turn",
            "rooms",
            "laid",
            "passages",
            "gold",
            "priority",
            "old_priority",
            "passed",
            "acting",
            "carried",
            "stalls",
            "wares",
            "jael_now",
            "acted",
            "vp",
            "jael_vp",
        ),
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
        decks={
            "chambers": printed.chambers,
            "blueprints": printed.blueprints,
            "goals": printed.goals,
            "challenges": printed.challenges,
            "market": printed.market,
            "tokens": printed.tokens,
            "jael": printed.jael,
        },
        backs=printed.backs,
        bound=("printed",),
    )
