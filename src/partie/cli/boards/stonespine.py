"""Stonespine Architects in a terminal: every dungeon drawn, the market, and what each answer would change now."""

from collections.abc import Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final, override

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from partie.cli.boards.dungeon import (
    COMPACT_WIDTH,
    FREE,
    MINUS,
    SECRET,
    TYPE_STYLES,
    Layout,
    Marks,
    Wall,
    compact,
    element_style,
    large,
    printed_elements,
)
from partie.cli.boards.generic import GenericBoard
from partie.cli.boards.outlook import Outlook
from partie.cli.screen import CROSS, TICK, together
from partie.core import Action, Card, Event, Game, Seat, State, View, cards, seats_in
from partie.games.stonespine import StonespineArchitects
from partie.games.stonespine.actions import HALVES, Buy, Column, Discard, Embed, Keep, Pass, Place, Take, Tunnel
from partie.games.stonespine.board import EDGE_NAMES, PLACE_NAMES, PLACES, SIZE, Elements
from partie.games.stonespine.ending import JAELS, dungeon_of, hoard_of, jael_cards
from partie.games.stonespine.events import (
    ChallengeShown,
    ChamberDealt,
    JaelGained,
    MarketCardShown,
    Ranked,
    TokenShown,
)
from partie.games.stonespine.faces import PASSAGE
from partie.games.stonespine.improvement import MOST_GOLD, chests, row_gold, why_not_buy
from partie.games.stonespine.preparation import YEARS
from partie.games.stonespine.printed import (
    BLUEPRINTS,
    BOTTOM,
    CHALLENGES,
    JAEL,
    KINDS,
    LEFT,
    MARKET,
    NO_DEMAND,
    RIGHT,
    STAR,
    TOKENS,
    TOP,
    TRAPS,
    Demand,
    kind_of,
    star_value,
)
from partie.games.stonespine.scoring import demands_met, goal_value
from partie.games.stonespine.state import Stonespine
from partie.words.catalog import key
from partie.words.speech import Speech, card_code

ELEMENT_MARKS: Final = (
    key("mark-gnoll"),
    key("mark-goblin"),
    key("mark-kobold"),
    key("mark-ooze"),
    key("mark-slime"),
    key("mark-chest"),
    key("mark-bear"),
    key("mark-blade"),
    key("mark-fire"),
    key("mark-pit"),
    key("mark-spike"),
    key("mark-star"),
)
TYPE_WORDS: Final = (key("type-cave"), key("type-stone"))
TYPE_MARKS: Final = (key("mark-cave"), key("mark-stone"))
RUNE_WORDS: Final = (key("rune-blue"), key("rune-green"), key("rune-red"))
RUNE_STYLES: Final = ("blue", "green", "red")
SIDES: Final = (
    (TOP, "↑", key("side-top")),
    (LEFT, "←", key("side-left")),
    (RIGHT, "→", key("side-right")),
    (BOTTOM, "↓", key("side-bottom")),
)
# How the name of an outer edge tells the side.
OUTSIDE: Final = (("^", key("side-top")), ("_", key("side-bottom")), ("<", key("side-left")), (">", key("side-right")))
NET_WORDS: Final = ("", key("net-entrance"), key("net-exit"), key("net-both"))
HALF_WORDS: Final = (key("half-top"), key("half-bottom"))
SHAPE_WORDS: Final = {"C": key("shape-circle"), "O": key("shape-oval"), "S": key("shape-square")}
# The questions of the market; every other one belongs to Construction, or is the dealer's.
MARKET_QUESTIONS: Final = ("visit-market", "embed", "take-challenge")
# The parts that follow an answer of one's own: the table has not changed, so only the own dungeon is shown.
FOLLOWING: Final = ("column", "discard", "keep", "embed", "tunnel", "take-challenge")
DEMANDS: Final = 8  # S2.9
GAP: Final = 3
BESIDE: Final = 100  # from here on there is room beside the own dungeon
WIDE: Final = 118  # and from here on for longer names in it
WIDEST: Final = 150  # and from here on for two tables side by side
NOTHING: Final = "–"


class StonespineBoard(GenericBoard):
    """The table of up to five dungeons."""

    def __init__(self, game: Game[State]) -> None:
        super().__init__(game)
        self.stonespine: StonespineArchitects = (
            game if isinstance(game, StonespineArchitects) else StonespineArchitects()
        )

    def _eyes(self, view: View[State], speech: Speech[State]) -> "Eyes":
        if isinstance(view.position, Stonespine):
            return Eyes(self.stonespine, view.position, view.seat, speech)
        raise TypeError("this board is for Stonespine Architects")

    # -- drawn ----------------------------------------------------------------------------------------------------

    @override
    def draw(self, view: View[State], speech: Speech[State], width: int, own_hand: bool) -> RenderableType:
        """The others, the points, the market; the own dungeon last, next to the question."""
        eyes = self._eyes(view, speech)
        if not own_hand and eyes.follows():
            return Group(*_in_full(eyes, view.seat, width))
        parts: list[RenderableType] = [
            _wrapped(
                [" · ".join([speech.say("game-title"), *[together(each) for each in _moment(eyes)]])], width, "bold"
            ),
            *_others(eyes, width),
            *_tables(eyes, width),
            _wrapped(_goal_lines(eyes), width),
            *_market(eyes),
            _wrapped(_offer_lines(eyes) + _jael_lines(eyes) + _hand_lines(eyes, own_hand), width),
            _wrapped(_legend(eyes), width, "dim"),
            Text(),
        ]
        for seat in eyes.in_full():
            parts.extend(_in_full(eyes, seat, width))
        return Group(*parts)

    @override
    def options(self, view: View[State], legal: Sequence[Action], speech: Speech[State]) -> RenderableType:
        """Every answer with what it does, and what it would change in points now."""
        eyes = self._eyes(view, speech)
        if isinstance(legal[0], Tunnel):
            return _edges(eyes, legal)
        if isinstance(legal[0], (Place, Discard, Keep)):
            return _chambers(eyes, legal)
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold")
        table.add_column()
        table.add_column(no_wrap=True, style="bold")
        for number, action in enumerate(legal, 1):
            table.add_row(f"{number})", *_answer(eyes, action))
        return table

    # -- in words -------------------------------------------------------------------------------------------------

    @override
    def tell(self, view: View[State], speech: Speech[State], own_hand: bool) -> list[str]:
        """The same, line by line."""
        eyes = self._eyes(view, speech)
        if not own_hand and eyes.follows():
            return [*_following_lines(eyes), *_score_lines(eyes, view.seat)]
        lines = [", ".join([speech.say("game-title"), *_moment(eyes)])]
        for seat in eyes.order():
            if seat not in eyes.in_full():
                lines.extend(_row_lines(eyes, seat))
        lines.extend(_points_lines(eyes))
        lines.extend(_goal_lines(eyes))
        lines.extend(_market_lines(eyes))
        lines.extend(_offer_lines(eyes))
        lines.extend(_jael_lines(eyes))
        lines.extend(_hand_lines(eyes, own_hand))
        for seat in eyes.in_full():
            lines.extend(_place_lines(eyes, seat, range(PLACES)))
            lines.extend(_score_lines(eyes, seat))
        return lines

    @override
    def option(self, view: View[State], action: Action, speech: Speech[State]) -> str:
        """One answer in words."""
        what, change = _answer(self._eyes(view, speech), action)
        return f"{what} {together(change)}" if change else what

    @override
    def card(self, card: Card, speech: Speech[State]) -> str:
        """A card. What another deck can print otherwise is read off the deck, not from the catalog."""
        eyes = Eyes(self.stonespine, self.stonespine.start(1), 0, speech)
        if card < BLUEPRINTS:
            return eyes.chamber(card)
        if card < CHALLENGES:
            return eyes.blueprint(card)
        if MARKET < card < TOKENS:
            return eyes.market_card(card)
        if card > JAEL:
            return eyes.jael_card(card)
        return super().card(card, speech)

    @override
    def log(self, events: Sequence[Event], speech: Speech[State]) -> list[str]:
        """Cards dealt, shown or won in a row, and tokens laid out in a row, stand on one line."""
        lines: list[str] = []
        for _, run in groupby(events, type):
            lines.extend(self._run(list(run), speech))
        return lines

    def _run(self, run: Sequence[Event], speech: Speech[State]) -> list[str]:
        """Events of one kind in a row."""
        shown = [event.piece >> 16 for event in run if isinstance(event, (ChallengeShown, MarketCardShown, JaelGained))]
        named = ", ".join([together(f"{card_code(self.game, card)} {speech.face(card)}") for card in shown])
        match run[0]:
            case Ranked():
                return _ranked_lines([event for event in run if isinstance(event, Ranked)], speech)
            case ChamberDealt():
                return _dealt_lines([event for event in run if isinstance(event, ChamberDealt)], speech)
            case TokenShown():
                return self._token_lines([event for event in run if isinstance(event, TokenShown)], speech)
            case ChallengeShown():
                return [speech.say("board-shown-challenges", cards=named)]
            case MarketCardShown():
                codes = [card_code(self.game, card) for card in shown]
                return [speech.say("board-shown-market", cards=", ".join(codes))]
            case JaelGained():
                return [speech.say("board-jael-gained", cards=named)]
            case _:
                return super().log(run, speech)

    def _token_lines(self, shown: Sequence[TokenShown], speech: Speech[State]) -> list[str]:
        """Tokens laid out, a line for each market card."""
        lines: list[str] = []
        for card in dict.fromkeys([event.market_card for event in shown]):
            sets: list[str] = []
            for half, word in zip(HALVES, HALF_WORDS, strict=True):
                tokens = [event.piece >> 16 for event in shown if event.market_card == card and event.half == half]
                if tokens:
                    sets.append(f"{speech.say(word)} {speech.cards(tokens)}")
            lines.append(f"{card_code(self.game, card)}: {'; '.join(sets)}")
        return lines


class Eyes:
    """One seat's view of the table, and the words for what it sees."""

    def __init__(self, game: StonespineArchitects, s: Stonespine, seat: Seat, speech: Speech[State]) -> None:
        self.s = s
        self.seat = seat
        self.speech = speech
        self.printed = s.printed
        self.codes = game.notation.codes
        self.question = game.rules.question(s).name if s.agenda else ""
        self.part = game.rules.question(s).part(s, seat) if s.waiting >> seat & 1 else ""
        self.sheet = game.standing(s)
        # An onlooker has no dungeon, and before the blueprints are dealt nobody has anything to gain.
        self.outlook = Outlook(s, seat) if seat < s.seats and s.goal and s.blueprints[seat] else None
        self.marks = Marks(
            tuple([speech.say(mark) for mark in ELEMENT_MARKS]),
            speech.say("mark-trap"),
            (speech.say(TYPE_MARKS[0]), speech.say(TYPE_MARKS[1])),
        )

    # -- who ------------------------------------------------------------------------------------------------------

    def follows(self) -> bool:
        """Whether the question follows an answer of one's own: nothing else on the table has changed since."""
        return self.part in FOLLOWING

    def order(self) -> list[Seat]:
        """The seats, the own one first, then as they sit."""
        first = self.seat if self.seat < self.s.seats else 0
        return [(first + step) % self.s.seats for step in range(self.s.seats)]

    def in_full(self) -> list[Seat]:
        """Whose dungeon is shown in full: the own one; an onlooker sees all of them so."""
        return [self.seat] if self.seat < self.s.seats else self.order()

    def scorers(self) -> list[Seat]:
        """Everybody who scores: the seats, and Jael against a single one."""
        return [*self.order(), JAELS] if self.s.seats == 1 else self.order()

    def name(self, seat: Seat) -> str:
        """Who scores: a seat, or Jael."""
        return self.speech.column(seat)

    def is_market(self) -> bool:
        """Whether the market is open."""
        return self.question in MARKET_QUESTIONS

    def is_building(self) -> bool:
        """Whether a row of this year is still growing: afterwards come the market and the cleanup."""
        s = self.s
        rows = [rooms[(s.year - 1) * SIZE : s.year * SIZE] for rooms in s.rooms]
        return bool(s.agenda) and s.year > 0 and not all([all(row) for row in rows])

    def is_shopping(self) -> bool:
        """Whether this seat can still buy this year."""
        return self.is_market() and self.outlook is not None and not self.s.passed >> self.seat & 1

    # -- facts ----------------------------------------------------------------------------------------------------

    def points(self, row: str, seat: Seat) -> int:
        """What one category gives now."""
        return sum([point.points for point in self.sheet.of(row, seat)])

    def met(self, seat: Seat) -> int:
        """S11.9–S11.12 How many demands of the blueprint are met."""
        return demands_met(dungeon_of(self.s, seat), self.printed.demands[self.s.blueprints[seat][0] >> 16])

    def taken(self, seat: Seat) -> list[tuple[Card, int]]:
        """The challenges of a seat with their points."""
        return [(dict(point.args)["card"], point.points) for point in self.sheet.of("challenges", seat)]

    def elements(self, seat: Seat) -> Elements:
        """All elements of a dungeon, or of Jael's pile."""
        return dungeon_of(self.s, seat) if seat < self.s.seats else hoard_of(self.s)

    def coming_gold(self, seat: Seat) -> int:
        """S7.2–S7.5 What a seat would have for the market if its row stayed as it is."""
        return min(self.s.gold[seat] + row_gold(self.s, seat) + chests(self.s, seat), MOST_GOLD)

    def gold(self, seat: Seat) -> str:
        """The gold track; an arrow where the count is still to come."""
        s = self.s
        if seat >= s.seats:
            return str(self.printed.jael_gold[s.jael_now - JAEL]) if s.jael_now else NOTHING
        return f"→ {self.coming_gold(seat)}" if self.is_building() else str(s.gold[seat])

    def priority(self, seat: Seat) -> str:
        """The place on the priority track; in brackets the old one of those who have not passed yet."""
        s = self.s
        if seat in s.priority:
            return str(s.priority.index(seat) + 1)
        return f"({s.old_priority.index(seat) + 1})" if seat in s.old_priority else NOTHING

    def jaels_sets(self) -> list[int]:
        """S16.5 The sets that Jael's card of the year makes him take, as long as he has not."""
        if not self.s.jael_now or self.s.acted:
            return []
        takes = self.printed.jael_takes[self.s.jael_now - JAEL]
        return [2 * stall + (half == "B") for stall, half in enumerate(takes)]

    # -- words ----------------------------------------------------------------------------------------------------

    def code(self, card: Card) -> str:
        """How a record writes a card, and how it can be typed."""
        return self.codes.get(card, str(card))

    def named(self, card: Card) -> str:
        """A card's code and name."""
        return f"{self.code(card)} {self.speech.face(card)}"

    def element(self, element: str) -> str:
        """An element; a star with its value."""
        if kind_of(element) != STAR:
            return self.word(kind_of(element))
        return self.speech.say("element-star-value", value=_signed(star_value(element)))

    def word(self, kind: int) -> str:
        """A kind of element; the tokens have the same names."""
        return self.speech.say("element-star") if kind == STAR else self.speech.say(f"face-{KINDS[kind]}")

    def kind(self, kinds: tuple[int, ...]) -> str:
        """Several kinds of which any will do."""
        if kinds == TRAPS:
            return self.speech.say("element-trap")
        return "/".join([self.word(kind) for kind in kinds])

    def listed(self, elements: Sequence[str]) -> str:
        """Elements in a list."""
        return ", ".join([self.element(each) for each in elements]) or NOTHING

    def token(self, token: Card) -> str:
        """A token in words."""
        return self.speech.face(token)

    def token_list(self, tokens: Sequence[Card]) -> str:
        """Tokens in a list."""
        return ", ".join([self.token(token) for token in tokens])

    def token_marks(self, tokens: Sequence[Card]) -> Text:
        """Tokens as codes."""
        text = Text()
        for number, token in enumerate(tokens):
            face = self.printed.token_face[token - TOKENS]
            text.append(" " if number else "")
            if face == PASSAGE:
                text.append(SECRET * 2, style="bold")
            else:
                text.append(self.marks.element(face), style=element_style(face))
        return text

    def counted(self, seat: Seat) -> str:
        """How many elements of each kind somebody has, in words."""
        held = self.elements(seat)
        counts = [(kind, held.total((kind,))) for kind in range(len(KINDS))]
        return ", ".join([together(f"{self.word(kind)} {count}") for kind, count in counts if count])

    def demand(self, demand: Demand) -> str:
        """What a blueprint asks for."""
        wanted, kinds = demand
        return self.speech.say(TYPE_WORDS[wanted]) if wanted != NO_DEMAND else self.kind(kinds)

    def doors(self, card: Card) -> str:
        """The sides of a chamber with a door."""
        doors = self.printed.doors[card]
        return ", ".join([self.speech.say(word) for side, _, word in SIDES if doors & side])

    def arrows(self, card: Card) -> str:
        """The same as arrows, each in its place."""
        doors = self.printed.doors[card]
        return "".join([arrow if doors & side else FREE for side, arrow, _ in SIDES])

    def rune(self, card: Card) -> Text:
        """The rune of a chamber; Jael's own is marked."""
        rune = self.printed.rune[card]
        text = Text(self.speech.say(RUNE_WORDS[rune]), style=RUNE_STYLES[rune])
        if self.s.jael_now and rune == self.printed.jael_rune[self.s.jael_now - JAEL]:
            text.append(f" ({self.name(JAELS)})", style="bold")
        return text

    def chamber(self, card: Card) -> str:
        """Everything printed on a chamber."""
        say = self.speech.say
        told = [
            f"{say('board-doors')} {self.doors(card)}",
            self.listed(printed_elements(self.printed, card)),
            say("board-gold-pieces", count=self.printed.gold[card]),
        ]
        if self.s.seats == 1:
            told.append(f"{say('board-rune')} {self.rune(card)}")
        of_type = say(TYPE_WORDS[self.printed.type_of[card]])
        return f"{self.marks.types[self.printed.type_of[card]]} {self.named(card)} ({of_type}): {'; '.join(told)}"

    def blueprint(self, card: Card) -> str:
        """Everything printed on a blueprint."""
        demands = enumerate(self.printed.demands[card])
        asked = [f"{PLACE_NAMES[place]} {self.demand(each)}" for place, each in demands if each != (NO_DEMAND, ())]
        return f"{self.named(card)}: {self.gates(card)}; {', '.join(asked)}"

    def gates(self, blueprint: Card) -> str:
        """The columns of entrance and exit."""
        columns = [PLACE_NAMES[column][0] for column in range(SIZE)]
        entrance, leave = self.printed.entrance[blueprint], self.printed.exit[blueprint]
        return self.speech.say("board-gates", entrance=columns[entrance], exit=columns[leave])

    def market_card(self, card: Card) -> str:
        """Everything printed on a market card."""
        sets: list[str] = []
        for half, word in enumerate(HALF_WORDS):
            shapes = ", ".join([self.speech.say(SHAPE_WORDS[slot]) for slot in self.printed.slots[card][half]])
            price = self.speech.say("board-gold-pieces", count=self.printed.prices[card][half])
            sets.append(f"{self.speech.say(word)} {price} – {shapes}")
        return f"{self.code(card)}: {'; '.join(sets)}"

    def stall(self, number: int) -> str:
        """A set of the market: its card and whether it is the top or the bottom one."""
        return f"{self.code(self.s.stalls[number >> 1])} {self.speech.say(HALF_WORDS[number & 1])}"

    def place(self, layout: Layout, place: int, briefly: bool) -> str:
        """A place of a dungeon: chamber, elements, ways out, demand, network."""
        say = self.speech.say
        card = layout.rooms[place]
        if not card:
            return ", ".join([f"{PLACE_NAMES[place]} {say('place-free')}", *self.wish(layout, place)])
        of_type = say(TYPE_WORDS[self.printed.type_of[card]])
        told = [together(f"{PLACE_NAMES[place]} {card if briefly else self.named(card)}") + f", {of_type}"]
        if not briefly:
            told.append(self.listed(layout.elements(place)))
        told.extend(self.ways(layout, place) + self.wish(layout, place) + self.connected(layout, place))
        return "; ".join(told)

    def ways(self, layout: Layout, place: int) -> list[str]:
        """Where one can go from a chamber: passages, secret ones, and doors that lead nowhere."""
        say = self.speech.say
        opened: list[str] = []
        secret: list[str] = []
        blind: list[str] = []
        for side, _, word in SIDES:
            beyond = layout.beyond(place, side)
            match layout.wall(place, side):
                case Wall.OPEN if beyond < 0:
                    opened.append(say("board-entrance") if side == TOP else say("board-exit"))
                case Wall.OPEN:
                    opened.append(PLACE_NAMES[beyond])
                case Wall.SECRET:
                    secret.append(PLACE_NAMES[beyond] if beyond >= 0 else say(word))
                case Wall.BLIND:
                    blind.append(say(word))
                case Wall.SOLID:
                    pass
        told = [say("place-open", places=", ".join(opened))] if opened else []
        if secret:
            told.append(say("place-secret", places=", ".join(secret)))
        if blind:
            told.append(say("place-blind", sides=", ".join(blind)))
        return told

    def wish(self, layout: Layout, place: int) -> list[str]:
        """What the blueprint asks for on a place, and whether the chamber there has it."""
        if not layout.has_demand(place):
            return []
        what = self.demand(layout.demands[place])
        if not layout.rooms[place]:
            return [self.speech.say("place-asked", what=what)]
        return [
            self.speech.say("place-met", what=what)
            if layout.is_met(place)
            else self.speech.say("place-missed", what=what)
        ]

    def edge(self, number: int) -> str:
        """An edge as it can be typed, and where it lies if nothing is behind it."""
        outside = [self.speech.say(side) for sign, side in OUTSIDE if sign in EDGE_NAMES[number]]
        return ", ".join([EDGE_NAMES[number], *outside])

    def connected(self, layout: Layout, place: int) -> list[str]:
        """Whether a chamber is connected to the entrance, the exit, or both."""
        return [self.speech.say(NET_WORDS[layout.net(place)])] if layout.net(place) else []

    def challenge(self, card: Card) -> str:
        """A challenge and what it counts."""
        return f"{self.named(card)}: {self.speech.ability(card)}"

    def would_give(self, card: Card) -> str:
        """What a challenge would give this seat now."""
        return self.speech.say("board-would-give", points=self.outlook.challenge(card)) if self.outlook else ""

    def condition(self, card: Card) -> str:
        """S17.8, S17.9 What a card of Jael's counts; members of a set stand with a plus."""
        return " + ".join([self.kind(kinds) for kinds in self.printed.jael_sets[card - JAEL]])

    def jael_card(self, card: Card) -> str:
        """S18.1 Everything printed on a card of Jael's."""
        say, number = self.speech.say, card - JAEL
        sides = (say("side-left"), say("side-right"))
        takes = zip(self.printed.jael_takes[number], sides, strict=False)
        sets = [f"{say(HALF_WORDS[half == 'B'])} {side}" for half, side in takes]
        rune = say(RUNE_WORDS[self.printed.jael_rune[number]])
        gold = say("board-gold-pieces", count=self.printed.jael_gold[number])
        counts = f"{self.printed.jael_base[number]} + {self.printed.jael_factor[number]} × {self.condition(card)}"
        told = [f"{say('board-rune')} {rune}", gold, say("board-jael-takes", sets=", ".join(sets)), counts]
        return f"{self.named(card)}: {'; '.join(told)}"


# -- drawn -------------------------------------------------------------------------------------------------------------


def _inner(width: int) -> int:
    """How wide a chamber is drawn inside: as wide as there is room, an even number."""
    if width >= WIDE:
        return 18
    if width >= BESIDE:
        return 14
    return max(min((width - 2) // SIZE - 2, 16) // 2 * 2, 8)


def _in_full(eyes: Eyes, seat: Seat, width: int) -> list[RenderableType]:
    """A dungeon with everything in it, and what it scores beside or below it."""
    speech = eyes.speech
    layout = Layout(eyes.s, seat)
    names = [f"{card} {speech.face(card)}" if card else "" for card in layout.rooms]
    signs = (speech.say("board-entrance"), speech.say("board-exit"))
    picture = large(layout, eyes.marks, names, _inner(width), signs)
    if width < BESIDE:
        return [Text("\n").join(picture), _wrapped(_score_lines(eyes, seat), width)]
    beside = _wrapped(_score_lines(eyes, seat), width - picture[0].cell_len - GAP)
    both = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    both.add_column(no_wrap=True)
    both.add_column()
    both.add_row(Text("\n").join(picture), beside)
    return [both]


def _wrapped(lines: Sequence[str], width: int, style: str = "") -> Text:
    """Lines broken at the edge, never inside what belongs together; the rest of a line stands further in."""
    found: list[str] = []
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip(" ")) + 2)
        found.extend(wrap(line, width, subsequent_indent=indent, break_on_hyphens=False))
    return Text("\n".join(found).replace("\u00a0", " "), style=style, no_wrap=True)


def _others(eyes: Eyes, width: int) -> list[RenderableType]:
    """The other dungeons, as many side by side as there is room for."""
    found: list[RenderableType] = []
    seats = [seat for seat in eyes.order() if seat not in eyes.in_full()]
    across = max((width + GAP) // (COMPACT_WIDTH + GAP), 1)
    for first in range(0, len(seats), across):
        row = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        cells: list[RenderableType] = []
        for seat in seats[first : first + across]:
            row.add_column(width=COMPACT_WIDTH)
            drawn = Text("\n", no_wrap=True).join(compact(Layout(eyes.s, seat), eyes.marks))
            taken = " · ".join([together(f"{eyes.code(card)} {points}") for card, points in eyes.taken(seat)])
            parts: list[RenderableType] = [Text(eyes.name(seat), style="bold", no_wrap=True), drawn]
            if taken:
                parts.append(_wrapped([taken], COMPACT_WIDTH, "dim"))
            cells.append(Group(*parts))
        row.add_row(*cells)
        found.append(row)
    return found


def _grid(width: int) -> Table:
    """Columns without lines."""
    table = Table(box=None, padding=(0, 2 if width >= BESIDE else 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    return table


def _tables(eyes: Eyes, width: int) -> list[RenderableType]:
    """Points and elements of everybody, side by side where there is room."""
    points, elements = _points_table(eyes, width), _elements_table(eyes, width)
    if not any([eyes.counted(seat) for seat in eyes.scorers()]):
        return [points]
    if width < WIDEST:
        return [points, elements]
    both = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    both.add_row(points, elements)
    return [both]


def _points_table(eyes: Eyes, width: int) -> RenderableType:
    """A line for everybody who scores: each category, the gold and the track."""
    table = _grid(width)
    columns = _columns(eyes)
    for name, _ in columns:
        table.add_column(name, justify="right")
    for seat in eyes.scorers():
        mark = ">" if seat < eyes.s.seats and eyes.s.waiting >> seat & 1 else " "
        style = "bold" if seat == eyes.seat else ""
        table.add_row(f"{mark} {eyes.name(seat)}", *[values[seat] for _, values in columns], style=style)
    return table


def _elements_table(eyes: Eyes, width: int) -> RenderableType:
    """How many elements of each kind everybody has."""
    table = _grid(width)
    for mark in eyes.marks.kinds:
        table.add_column(mark, justify="right")
    for seat in eyes.scorers():
        held = eyes.elements(seat)
        counts = [str(held.total((kind,)) or FREE) for kind in range(len(KINDS))]
        table.add_row(f"  {eyes.name(seat)}", *counts, style="bold" if seat == eyes.seat else "")
    return table


def _market(eyes: Eyes) -> list[RenderableType]:
    """The stalls from left to right, top sets above bottom sets."""
    s, say = eyes.s, eyes.speech.say
    if not s.wares:
        return []
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column()
    for _ in s.stalls:
        table.add_column()
    table.add_row(Text(say("board-market"), style="bold"), *[Text(eyes.code(card), style="bold") for card in s.stalls])
    for half, word in enumerate(HALF_WORDS):
        table.add_row(f"  {say(word)}", *[_set(eyes, 2 * stall + half) for stall in range(len(s.stalls))])
    return [table]


def _set(eyes: Eyes, number: int) -> Text:
    s = eyes.s
    text = Text(f"{s.printed.prices[s.stalls[number >> 1]][number & 1]}: ")
    tokens = [token for token in s.wares[number] if token]
    if not tokens:
        text.append(eyes.speech.say("board-sold"), style="dim")
        return text
    text.append_text(eyes.token_marks(tokens))
    if eyes.is_shopping():
        can = why_not_buy(s, eyes.seat, number) is None
        text.append(f" {TICK if can else CROSS}", style="bold green" if can else "dim")
    if number in eyes.jaels_sets():
        text.append(f" ({eyes.name(JAELS)})", style="magenta")
    return text


def _legend(eyes: Eyes) -> list[str]:
    """What the codes and signs mean."""
    say, marks = eyes.speech.say, eyes.marks
    codes = [*marks.kinds, marks.trap, *marks.types]
    words = [eyes.word(kind) for kind in range(len(KINDS))]
    words += [say("element-trap"), *[say(word) for word in TYPE_WORDS]]
    named = [together(f"{code} {word}") for code, word in zip(codes, words, strict=True)]
    signs = [together(each) for each in say("board-legend").split(" · ")]
    return [", ".join(named), " · ".join(signs)]


def _chambers(eyes: Eyes, legal: Sequence[Action]) -> RenderableType:
    """Chambers of the hand: doors, elements, gold, which demands they meet and where they add most."""
    say = eyes.speech.say
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold")
    heads = ["", say("board-doors"), say("board-elements"), say("board-gold")]
    if eyes.s.seats == 1:
        heads.append(say("board-rune"))
    if isinstance(legal[0], Place):
        heads += [say("board-blueprint"), say("board-best")]
    for _ in heads:
        table.add_column()
    table.add_row("", *[Text(head, style="dim") for head in heads])
    for number, action in enumerate(legal, 1):
        table.add_row(f"{number})", *_chamber_cells(eyes, action))
    return table


def _chamber_cells(eyes: Eyes, action: Action) -> list[RenderableType]:
    assert isinstance(action, (Place, Discard, Keep))
    card = action.card
    of_type = eyes.printed.type_of[card]
    elements = Text(" ").join(
        [Text(eyes.marks.element(each), style=element_style(each)) for each in printed_elements(eyes.printed, card)]
    )
    cells: list[RenderableType] = [
        Text.assemble((eyes.marks.types[of_type], f"bold {TYPE_STYLES[of_type]}"), f" {eyes.named(card)}"),
        eyes.arrows(card),
        elements,
        str(eyes.printed.gold[card]),
    ]
    if eyes.s.seats == 1:
        cells.append(eyes.rune(card))
    if isinstance(action, Place) and eyes.outlook is not None:
        fits = [place for place in eyes.outlook.free_places() if eyes.outlook.meets(card, place)]
        cells.append(" ".join([f"{TICK}{PLACE_NAMES[place]}" for place in fits]))
        place, gain = eyes.outlook.best_place(card)
        cells.append(Text(f"{PLACE_NAMES[place]} {_signed(gain)}", style="bold"))
    return cells


def _edges(eyes: Eyes, legal: Sequence[Action]) -> RenderableType:
    """The edges for a secret passage, as they lie: a line for each line of the dungeon."""
    assert eyes.outlook is not None
    numbers = {action.edge: number for number, action in enumerate(legal, 1) if isinstance(action, Tunnel)}
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(SIZE + 1):
        table.add_column(no_wrap=True)
    lines: list[range] = []
    for row in range(SIZE + 1):
        lines.append(range(row * SIZE, (row + 1) * SIZE))
        lines.append(range(20 + row * 5, 25 + row * 5))
    for line in lines:
        cells: list[Text] = []
        for edge in [edge for edge in line if edge in numbers]:
            gain = eyes.outlook.passage(edge)
            cells.append(
                Text.assemble(
                    (f"{numbers[edge]:>2}) ", "bold"),
                    EDGE_NAMES[edge],
                    (f" {_signed(gain)}", "bold green" if gain > 0 else "dim"),
                )
            )
        if cells:
            table.add_row(*cells)
    return table


# -- in words ----------------------------------------------------------------------------------------------------------


def _following_lines(eyes: Eyes) -> list[str]:
    """As much of the own dungeon as the question is about."""
    if eyes.part == "embed":
        return []  # the options are its chambers
    # A passage goes anywhere; a chamber only into the newest row, beneath the one above.
    first = 0 if eyes.part == "tunnel" else max(eyes.s.year - 2, 0)
    return _place_lines(eyes, eyes.seat, range(first * SIZE, eyes.s.year * SIZE))


def _place_lines(eyes: Eyes, seat: Seat, places: range) -> list[str]:
    """A dungeon, a line for each of these places; what later years are asked for in one line."""
    layout = Layout(eyes.s, seat)
    built = [place for place in places if place < layout.rows * SIZE]
    lines = [_dungeon_head(eyes, seat), *[f"  {eyes.place(layout, place, briefly=False)}" for place in built]]
    return lines + _asked_line(eyes, layout, [place for place in places if place not in built])


def _row_lines(eyes: Eyes, seat: Seat) -> list[str]:
    """Somebody else's dungeon, a line for each row, and the challenges taken."""
    layout = Layout(eyes.s, seat)
    lines = [_dungeon_head(eyes, seat)]
    for row in range(layout.rows):
        places = range(row * SIZE, (row + 1) * SIZE)
        lines.append(f"  {' | '.join([eyes.place(layout, place, briefly=True) for place in places])}")
    lines.extend(_asked_line(eyes, layout, range(layout.rows * SIZE, PLACES)))
    taken = [f"{eyes.named(card)} {points}" for card, points in eyes.taken(seat)]
    return [*lines, f"  {eyes.speech.say('board-challenges')}: {', '.join(taken)}"] if taken else lines


def _dungeon_head(eyes: Eyes, seat: Seat) -> str:
    head = eyes.speech.say("board-dungeon", seat=eyes.name(seat))
    blueprint = cards(eyes.s.blueprints[seat])
    return f"{head}, {eyes.code(blueprint[0])}, {eyes.gates(blueprint[0])}" if blueprint else head


def _asked_line(eyes: Eyes, layout: Layout, places: Sequence[int]) -> list[str]:
    asked = [together(f"{PLACE_NAMES[at]} {eyes.demand(layout.demands[at])}") for at in places if layout.has_demand(at)]
    return [f"  {eyes.speech.say('board-later')}: {', '.join(asked)}"] if asked else []


def _points_lines(eyes: Eyes) -> list[str]:
    """Everybody who scores: each category, gold and track, then the elements."""
    columns = _columns(eyes)
    lines: list[str] = []
    for seat in eyes.scorers():
        told = [together(f"{name} {values[seat]}") for name, values in columns if values[seat] != NOTHING]
        lines.append(f"{eyes.name(seat)}: {', '.join(told)}")
        held = eyes.counted(seat)
        lines.extend([f"  {held}"] if held else [])
    return lines


def _market_lines(eyes: Eyes) -> list[str]:
    s, say = eyes.s, eyes.speech.say
    lines = [say("board-market")] if s.wares else []
    for number in range(len(s.wares)):
        tokens = [token for token in s.wares[number] if token]
        told = [eyes.token_list(tokens) if tokens else say("board-sold")]
        if tokens and eyes.is_shopping():
            can = why_not_buy(s, eyes.seat, number) is None
            told.append(say("board-affordable") if can else say("board-not-affordable"))
        if tokens and number in eyes.jaels_sets():
            told.append(say("board-jael-wants"))
        price = say("board-gold-pieces", count=s.printed.prices[s.stalls[number >> 1]][number & 1])
        lines.append(f"  {eyes.stall(number)}, {price}: {'; '.join(told)}")
    return lines


# -- both drawn and told -----------------------------------------------------------------------------------------------


def _moment(eyes: Eyes) -> list[str]:
    """Year, phase, which way the hands go, who is awaited."""
    s, say = eyes.s, eyes.speech.say
    if not s.agenda:
        return [say("board-over")]
    if not s.year:
        return [say("board-set-up")]
    told = [say("board-year", year=s.year)]
    if not eyes.is_building():
        told.append(say("board-phase-market") if eyes.is_market() else say("board-phase-cleanup"))
    else:
        told.append(say("board-phase-construction", turn=s.turn))
        if s.seats > 1 and eyes.seat < s.seats:
            to = (eyes.seat + (1 if s.year & 1 else -1)) % s.seats
            told.append(say("board-hand-goes", way="left" if s.year & 1 else "right", seat=eyes.name(to)))
    awaited = [seat for seat in seats_in(s.waiting) if seat < s.seats]
    if awaited and awaited != [eyes.seat] and len(awaited) < s.seats:
        told.append(say("board-awaited", seats=", ".join([eyes.name(seat) for seat in awaited])))
    return told


def _columns(eyes: Eyes) -> list[tuple[str, list[str]]]:
    """What is compared: the name of each column, and its value for each seat, then for Jael."""
    s, say = eyes.s, eyes.speech.say
    seats = sorted(eyes.scorers())
    own = list(range(s.seats))
    absent = [NOTHING] * (len(seats) - s.seats)
    found = [(say("board-now"), [_number(eyes.sheet.total(seat)) for seat in seats])]
    for card in cards(s.goal):
        values = [f"{goal_value(card, eyes.elements(seat))} → {eyes.points('goal', seat)}" for seat in seats]
        found.append((say("board-goal"), values))
    found.append((say("board-challenges"), [str(eyes.points("challenges", seat)) for seat in own] + absent))
    found.append((say("board-stars"), [_number(eyes.points("stars", seat)) for seat in seats]))
    if all(s.blueprints):
        met = [f"{eyes.met(seat)}/{DEMANDS} → {eyes.points('blueprint', seat)}" for seat in own]
        found.append((say("board-blueprint"), met + absent))
        paths = ["+".join([str(point.points) for point in eyes.sheet.of("paths", seat)]) for seat in own]
        found.append((say("board-paths"), paths + absent))
    if s.seats == 1:
        found.append((say("board-jael-cards"), [NOTHING, str(eyes.points("jael", JAELS))]))
    found.append((say("board-gold"), [eyes.gold(seat) for seat in seats]))
    if s.seats > 1:
        found.append((say("board-priority"), [eyes.priority(seat) for seat in own]))
    return found


def _goal_lines(eyes: Eyes) -> list[str]:
    say = eyes.speech.say
    return [f"{say('board-goal-card')} {eyes.named(card)}: {eyes.speech.ability(card)}" for card in cards(eyes.s.goal)]


def _offer_lines(eyes: Eyes) -> list[str]:
    """The challenges on offer, and what each would give now."""
    shown = cards(eyes.s.shown_challenges)
    lines = [eyes.speech.say("board-offer")] if shown else []
    return lines + [f"  {eyes.challenge(card)} {together(eyes.would_give(card))}".rstrip() for card in shown]


def _jael_lines(eyes: Eyes) -> list[str]:
    """Jael's card of the year, what it makes him do, what he has collected, and what his cards give him now."""
    s, say = eyes.s, eyes.speech.say
    if s.seats > 1 or not s.jael_now:
        return []
    lines = [
        f"{say('board-jael-now')} {eyes.jael_card(s.jael_now)}",
        say("board-jael-acted") if s.acted else say("board-jael-waits"),
        say("board-jael-pile", chambers=len(s.jael_chambers), tokens=len(s.jael_tokens)),
    ]
    for card, base, times, each in jael_cards(s, hoard_of(s)):
        sums = f"{base} + {times} × {each} = {base + times * each}"
        lines.append(f"  {eyes.code(card)}: {sums} ({eyes.condition(card)})")
    return lines


def _hand_lines(eyes: Eyes, own_hand: bool) -> list[str]:
    """The own hand, and what is known of the others'."""
    say = eyes.speech.say
    lines: list[str] = []
    for seat in eyes.order():
        held = cards(eyes.s.hand[seat])
        known = [card for card in held if card > 0]
        if seat == eyes.seat:
            if own_hand and held:
                lines.append(say("board-hand"))
                lines.extend([f"  {eyes.chamber(card)}" for card in known])
        elif known:
            told = [together(eyes.named(card)) for card in known]
            if len(held) > len(known):
                told.append(say("board-unknown", count=len(held) - len(known)))
            lines.append(say("board-held-by", seat=eyes.name(seat), cards=", ".join(told)))
    return lines


def _score_lines(eyes: Eyes, seat: Seat) -> list[str]:
    """What a dungeon scores, challenge by challenge; its gold; what is about to be placed."""
    s, say = eyes.s, eyes.speech.say
    if not all(s.blueprints):
        return []
    paths = [point.points for point in eyes.sheet.of("paths", seat)]
    lines = [
        say("board-now-of", seat=eyes.name(seat), points=eyes.sheet.total(seat)),
        say("board-blueprint-now", met=eyes.met(seat), points=eyes.points("blueprint", seat)),
        say("board-paths-now", entrance=paths[0], exit=paths[1]),
    ]
    if eyes.is_building():
        parts = [say("board-gold-row", gold=row_gold(s, seat)), say("board-gold-chests", gold=chests(s, seat))]
        if s.gold[seat]:
            parts.append(say("board-gold-start", gold=s.gold[seat]))
        lines.append(say("board-gold-coming", total=eyes.coming_gold(seat), parts=", ".join(parts)))
    elif s.agenda:
        lines.append(say("board-gold-now", count=s.gold[seat]))
    for point in eyes.sheet.of("challenges", seat):
        card = dict(point.args)["card"]
        lines.append(f"{eyes.named(card)}: {point.points} – {eyes.speech.why(point)}")
    if seat == eyes.seat:
        placing = [action.card for action in s.sealed[seat] if isinstance(action, Place)]
        lines.extend([f"{say('board-placing')}: {eyes.chamber(card)}" for card in placing])
        if s.carried and s.acting == seat:
            lines.append(f"{say('board-carried')}: {eyes.token_list(s.carried)}")
    return lines


# -- answers -----------------------------------------------------------------------------------------------------------


def _answer(eyes: Eyes, action: Action) -> tuple[str, str]:
    """An answer: what it is, and what it changes now."""
    say, outlook = eyes.speech.say, eyes.outlook
    assert outlook is not None
    match action:
        case Place():
            place, gain = outlook.best_place(action.card)
            return eyes.chamber(action.card), say("board-best-at", place=PLACE_NAMES[place], points=_signed(gain))
        case Discard() | Keep():
            return eyes.chamber(action.card), ""
        case Column():
            return _column(eyes, outlook, (eyes.s.year - 1) * SIZE + action.column - 1)
        case Buy():
            return _purchase(eyes, outlook, action)
        case Embed():
            layout = Layout(eyes.s, eyes.seat)
            told = f"{PLACE_NAMES[action.place]} {eyes.named(layout.rooms[action.place])}"
            gain = outlook.token(eyes.s.carried[0], action.place)
            return f"{told}: {eyes.listed(layout.elements(action.place))}", say("board-gain", points=_signed(gain))
        case Tunnel():
            gain = outlook.passage(action.edge)
            return eyes.edge(action.edge), say("board-gain", points=_signed(gain))
        case Take():
            return eyes.challenge(action.card), eyes.would_give(action.card)
        case Pass():
            return _passing(eyes), ""
        case _:
            return eyes.speech.action(action), ""


def _column(eyes: Eyes, outlook: Outlook, place: int) -> tuple[str, str]:
    """Where the chamber may go: its ways out there, the demand, whether it is connected to entrance or exit."""
    (card,) = [action.card for action in eyes.s.sealed[eyes.seat] if isinstance(action, Place)]
    after = eyes.s.clone()
    after.rooms[eyes.seat] = outlook.with_room(card, place)
    layout = Layout(after, eyes.seat)
    told = [*eyes.ways(layout, place), *eyes.wish(layout, place), *eyes.connected(layout, place)]
    gain = eyes.speech.say("board-gain", points=_signed(outlook.room(card, place)))
    return f"{PLACE_NAMES[place]}: {'; '.join(told)}", gain


def _purchase(eyes: Eyes, outlook: Outlook, action: Buy) -> tuple[str, str]:
    """A set: its tokens, its price, and what it can bring."""
    s, say = eyes.s, eyes.speech.say
    number = 2 * s.stalls.index(action.card) + action.half
    price = s.printed.prices[action.card][action.half]
    tokens = [token for token in s.wares[number] if token]
    paid = say("board-price", price=price, left=s.gold[eyes.seat] - price)
    can = say("board-can-bring", points=_signed(outlook.tokens(tokens)))
    return f"{eyes.stall(number)}: {eyes.token_list(tokens)}; {paid}", can


def _passing(eyes: Eyes) -> str:
    s, say = eyes.s, eyes.speech.say
    told = [say("board-pass")]
    gold = s.gold[eyes.seat]
    if s.seats == 1 and s.year == YEARS:
        told.append(say("board-pass-keeps", gold=gold))
    elif gold:
        told.append(say("board-pass-loses", gold=gold))
    if s.seats > 1:
        told.append(say("board-pass-place", place=len(s.priority) + 1))
    return ", ".join(told)


# -- what happened -----------------------------------------------------------------------------------------------------


def _ranked_lines(ranked: Sequence[Ranked], speech: Speech[State]) -> list[str]:
    """The priority track from the left, with start gold."""
    told = [f"{event.place}. {speech.seat(event.seat)} (+{event.gold})" for event in ranked]
    return [speech.say("board-ranked", seats=", ".join([together(each) for each in told]))]


def _dealt_lines(dealt: Sequence[ChamberDealt], speech: Speech[State]) -> list[str]:
    """Chambers dealt, a line for each seat."""
    lines: list[str] = []
    for seat in sorted({event.seat for event in dealt}):
        faces = [event.piece >> 16 for event in dealt if event.seat == seat]
        known = sorted([card for card in faces if card > 0])
        if known:
            named = ", ".join([together(f"{card} {speech.face(card)}") for card in known])
            lines.append(speech.say("board-dealt", seat=speech.seat(seat), cards=named))
        if len(known) < len(faces):
            lines.append(speech.say("board-dealt-hidden", seat=speech.seat(seat), count=len(faces) - len(known)))
    return lines


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", MINUS)


def _number(points: int) -> str:
    return str(points).replace("-", MINUS)
