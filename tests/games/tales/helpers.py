"""Decks, stories and positions from short texts, and short ways to play on and to ask what lies on the table.

**Words.** A tile is written by its code, the name in small letters with dashes (``bog-lurker``). A cell is ``(x,y)``
with the hero on ``(0,0)``, x to the right and y upwards. An answer is written as in a record, with such cells:
``lay (1,0)``. An amount is written as in the tables of the deck: ``3coin 1potion 2combat``.

**A deck.** ``deck_of(tiles, heroes, quests)`` is the game with the printed tiles of a test; what is missing is filled
up with tiles that do nothing of interest. ``PLAIN`` has nothing but these.

**A position.** ``table(...)`` is a round in which the tiles are drafted and phase 2 begins, or another step of a round;
``begun(...)`` is a game from its first deal, with the luck a test wishes for. Both make a ``Table``:

    GAME = deck_of("1 | Bear | monster | 2combat | N Ek | 3glory | 2coin")
    game = table(GAME, drafted={A: "bear 5"}, reserve={A: "1coin 1potion 1combat"})
    game.say("A place + lay (0,-1) + confirm")
    assert game.story(A) == {"(0,0)": "hero-1", "(0,-1)": "bear"}
    assert game.reserve(A) == "1combat 3glory"
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from partie.core import (
    CHANCE,
    NOBODY,
    Action,
    Cell,
    Event,
    IllegalAction,
    Match,
    Notice,
    Piece,
    Rng,
    Seat,
    SeededDealer,
    Zone,
    letter,
    seats_in,
    view_of,
    viewers,
)
from partie.core.audit import deck_fault, option_fault
from partie.core.cards import cards, face, pick, put, reveal
from partie.core.grid import ORIGIN, cell, cell_of, cell_text, column_of, row_of
from partie.core.position_text import write_position
from partie.core.progress import apply
from partie.core.seats import DEALER, bit, seat_of
from partie.core.sight import heard
from partie.games.tales import TALES, TalesOfGlory
from partie.games.tales.answering import turn_of
from partie.games.tales.faces import HERO_TILES, PERIOD_TILES, PERIODS, QUEST_TILES
from partie.games.tales.position import Tales
from partie.games.tales.preparation import ASIDE
from partie.games.tales.rules import ROUNDS
from partie.games.tales.sequence import At
from partie.games.tales.tiles import card_in, cell_in, chest_of, chests_on, number_of, tile_on, tile_with
from partie.games.tales.turn import Turn

A, B, C, D, E = range(5)
TABLES: Final = (2, 3, 4, 5)  # every number of seats
SPLIT: Final = {1: 18, 2: 20, 3: 15}  # G1.7
ON: Final = {"quests": "on"}
IN_TURN: Final = {"adding": "in-turn"}

# What of a round is still to come at a step, the next thing last.
STEPS: Final = {
    "round": [At.ROUND],
    "first-choice": [At.ADD_TILES, At.CHANGE_FIRST, At.FIRST_CHOICE],
    "first-player": [At.ADD_TILES, At.CHANGE_FIRST],
    "adding": [At.ADD_TILES],
    "end": [],
}
# What a test may wish for, and the question at which the dealer gives it.
WISHES: Final = {"aside": "set-aside", "heroes": "hero", "tiles": "tile", "first": "first-player", "quests": "quest"}
_CELL: Final = re.compile(r"\((-?\d+),(-?\d+)\)")
_LAID: Final = re.compile(r"(?<=^lay )\S+$")


# -- a deck ------------------------------------------------------------------------------------------------------------


def _lines(text: str) -> list[str]:
    return [line.strip() for line in re.split(r"\n|//", text) if line.strip()]


def deck_of(tiles: str = "", heroes: str = "", quests: str = "") -> TalesOfGlory:
    """The game with these tiles, a line each (or ``//`` between them), in the form of the tables without the grade.

    ``tiles``   ``period | name | kind | cost | sides | reward | chests``
    ``heroes``  ``name | start | sides | chests``; in ``table`` the first is seat A's, the second seat B's …
    ``quests``  ``name | cost | sides | reward | chests``

    The rest are ``waste-1`` … (free treasures, a blank connector on every side, 1 glory, no chests; numbered through,
    period by period), ``hero-1`` … (3 coins and 3 potions, blank connectors on every side, two chests with 1 glory)
    and ``errand-1`` … (free quests, blank connectors on every side, 1 glory, no chests).
    """
    own_tiles, own_heroes, own_quests = _lines(tiles), _lines(heroes), _lines(quests)
    for period, size in SPLIT.items():
        while len([line for line in own_tiles if line.startswith(str(period))]) < size:
            number = 1 + len([line for line in own_tiles if "| Waste " in line])
            own_tiles.append(f"{period} | Waste {number} | treasure | . | N E S W | 1glory | .")
    assert len(own_tiles) == PERIOD_TILES
    while len(own_heroes) < HERO_TILES:
        own_heroes.append(f"Hero {len(own_heroes) + 1} | 3coin 3potion | N E S W | 1glory; 1glory")
    while len(own_quests) < QUEST_TILES:
        own_quests.append(f"Errand {len(own_quests) + 1} | . | N E S W | 1glory | .")
    return TALES.with_cards(
        {
            "set": _table("game | name | version", ["tales | test | 1"]),
            "tiles": _table("period | name | kind | cost | sides | reward | chests", own_tiles),
            "heroes": _table("name | start | sides | chests", own_heroes),
            "quests": _table("name | cost | sides | reward | chests", own_quests),
        }
    )


def _table(columns: str, lines: Sequence[str]) -> str:
    return "\n".join([f"{columns} | grade | note", *[f"{line} | ours |" for line in lines], ""])


PLAIN: Final = deck_of()


# -- words and numbers -------------------------------------------------------------------------------------------------


def at(text: str) -> Cell:
    """The cell that ``(x,y)`` means."""
    found = _CELL.fullmatch(text)
    assert found, f"not a cell: {text!r}"
    return cell(-int(found[2]), int(found[1]))


def cell_name(place: Cell) -> str:
    """A cell as the tests write it."""
    return f"({column_of(place)},{-row_of(place)})"


def amounts(text: str) -> dict[str, int]:
    """``3coin 1potion`` as numbers by word; a word without a number means one."""
    found: dict[str, int] = {}
    for each in text.split():
        word = each.lstrip("0123456789")
        found[word] = int(each[: len(each) - len(word)] or "1")
    assert set(found) <= {"coin", "potion", "combat", "magic", "glory"}, text
    return found


def number(game: TalesOfGlory, code: str) -> int:
    """The tile with this code."""
    return game.notation.numbers[code]


def code(game: TalesOfGlory, card: int) -> str:
    """A tile's code; a back is the name of the back."""
    return game.printed.codes[card] if card > 0 else game.screen.back_names()[card]


def text(game: TalesOfGlory, action: Action) -> str:
    """An answer in words, with cells as the tests write them."""
    return _LAID.sub(lambda found: cell_name(cell_of(found[0])), game.notation.text(action))


def parse(game: TalesOfGlory, answer: str) -> Action:
    """The answer that a text means."""
    return game.notation.parse(_CELL.sub(lambda found: cell_text(at(found[0])), answer))


# -- a table -----------------------------------------------------------------------------------------------------------


class Table:
    """A position that is played on. The dealer gives what was wished for, else the first that nobody wished for."""

    def __init__(self, game: TalesOfGlory, s: Tales) -> None:
        self.game = game
        self.s = s
        self.wishes: dict[str, list[str]] = {}
        self.told: list[Notice] = []
        self.given: list[tuple[Seat, Action]] = []
        self.dealt: list[int] = []

    # -- playing on

    def deal(self) -> "Table":
        """Let the dealer answer until a seat is asked."""
        while self.s.waiting == DEALER:
            offered = self.game.rules.legal(self.s, CHANCE)
            texts = [self.game.notation.text(option).split(" ")[1] for option in offered]
            wishes = self.wishes.get(self.game.rules.question(self.s).name)
            if wishes:
                wish = wishes.pop(0)
                assert wish in texts, f"{wish} is not among {texts}"
                index = texts.index(wish)
            else:
                wished_later = {wish for names in self.wishes.values() for wish in names}
                index = next(i for i, each in enumerate(texts) if each not in wished_later)
            self.dealt.append(index)
            self._take(CHANCE, offered[index])
        return self

    def _take(self, seat: Seat, action: Action) -> None:
        progress = apply(self.game, self.s, seat, action)
        self.s = progress.position
        self.told.extend(progress.events)
        assert deck_fault(self.game, self.s) == ""

    def say(self, *answers: str) -> "Table":
        """Answers one after another, ``say("A place + lay (1,0) + confirm", "B discard + confirm")``; luck between."""
        self.told = []
        for each in answers:
            who, _, parts = each.partition(" ")
            for part in parts.split(" + "):
                action = parse(self.game, part)
                self.given.append((seat_of(who), action))
                self._take(seat_of(who), action)
                self.deal()
        return self

    def usual(self, seat: Seat, *first: str) -> "Table":
        """These answers of a seat, then the first option, until it has answered the open question."""
        told: list[Notice] = []
        prefer = [*first]
        round_and_step = (self.s.round, self.s.agenda[:])
        while self.s.waiting >> seat & 1 and (self.s.round, self.s.agenda) == round_and_step:
            answer = prefer.pop(0) if prefer else self.options(seat)[0]
            self.say(f"{letter(seat)} {answer}")
            told += self.told
        self.told = told
        return self

    def all_usual(self) -> "Table":
        """Every seat that is asked now gives the first option to every part of the open question."""
        told: list[Notice] = []
        for seat in self.who():
            self.usual(seat)
            told += self.told
        self.told = told
        return self

    def until(self, what: str, round: int = 0) -> "Table":
        """Play on with first options until this question is open, in this round; at once if it is open now."""
        told: list[Notice] = []
        while self.s.waiting and not (self.question() == what and self.s.round >= round):
            self.all_usual()
            told += self.told
        assert self.question() == what, f"{what} is never asked"
        self.told = told
        return self

    def to_the_end(self) -> "Table":
        """Play on with first options until the game is over."""
        told: list[Notice] = []
        while self.s.waiting:
            self.all_usual()
            told += self.told
        self.told = told
        return self

    def copy(self) -> "Table":
        """The same table, to try something."""
        return Table(self.game, self.s.clone())

    # -- what is asked

    def question(self) -> str:
        """The name of the open question; empty once the game is over."""
        return self.game.rules.question(self.s).name if self.s.waiting else ""

    def who(self) -> list[Seat]:
        """The seats that owe an answer."""
        return seats_in(self.s.waiting)

    def asked(self, seat: Seat) -> str:
        """The part that a seat is asked now; empty if it owes nothing."""
        return self.game.rules.question(self.s).part(self.s, seat) if self.s.waiting >> seat & 1 else ""

    def options(self, seat: Seat, after: str = "") -> list[str]:
        """What a seat may answer; ``after`` it has given these parts, if need be."""
        on = self.copy().say(f"{letter(seat)} {after}") if after else self
        assert option_fault(self.game, on.s, seat) == ""
        return [text(self.game, action) for action in self.game.rules.legal(on.s, seat)]

    def asked_after(self, seat: Seat, parts: str) -> str:
        """The part that a seat is asked after it has given these."""
        return self.copy().say(f"{letter(seat)} {parts}").asked(seat)

    def refusal(self, answer: str) -> str:
        """Why the last part of an answer is refused, ``refusal("A place + lay (5,5)")``; empty if it is not."""
        *first, last = answer.split(" + ")
        tried = self.copy()
        if first:
            tried.say(" + ".join(first))
            last = f"{answer.split(' ')[0]} {last}"
        try:
            tried.say(last)
        except IllegalAction as illegal:
            return str(illegal.reason)
        return ""

    # -- what lies there

    def story(self, seat: Seat) -> dict[str, str]:
        """Cell → tile of a seat's story, in the order of placing."""
        return {cell_name(cell_in(tile)): code(self.game, card_in(tile)) for tile in self.s.stories[seat]}

    def reserve(self, seat: Seat) -> str:
        """``3coin 1potion 2combat 1magic 4glory``, without what a seat has none of; glory of all sources."""
        s = self.s
        owned = (s.coins[seat], s.potions[seat], s.combat[seat], s.magic[seat], sum(s.glory[seat]))
        words = ("coin", "potion", "combat", "magic", "glory")
        return " ".join([f"{count}{word}" for count, word in zip(owned, words, strict=True) if count])

    def closed(self, seat: Seat) -> list[str]:
        """The closed chests of a story: ``hero-1 2`` is the second chest of the hero."""
        return [f"{code(self.game, tile_with(chest))} {number_of(chest)}" for chest in self.s.closed[seat]]

    def board(self) -> list[str]:
        """The tiles on the places in order; empty where none lies."""
        return [code(self.game, card) if card else "" for card in self.s.places]

    def lie_in(self, z: Zone) -> list[str]:
        """The codes of the tiles in a zone, or the names of their backs."""
        return [code(self.game, card) for card in cards(z)]

    def turn(self, seat: Seat) -> Turn:
        """A seat's turn of phase 2 as far as its sealed answers go: coins, potions, closed … before it confirms."""
        return turn_of(self.s, seat, self.s.sealed[seat])

    # -- what a seat knows

    @property
    def viewers(self) -> list[Seat]:
        """All seats and an onlooker."""
        return viewers(self.s.seats)

    def heard(self, seat: Seat) -> list[Event]:
        """What this seat heard since the last call of ``say`` (or of what plays on)."""
        return heard(self.game, self.told, seat)

    def told_of[E: Event](self, kind: type[E], seat: Seat = A) -> list[E]:
        """What this seat heard of one kind since then."""
        return [event for event in self.heard(seat) if isinstance(event, kind)]

    def sees(self, seat: Seat) -> Tales:
        """The position with this seat's holes in it."""
        return view_of(self.game, self.s, seat).position

    def look(self, seat: Seat) -> str:
        """All that a seat sees, as one line of text."""
        return write_position(self.game, self.sees(seat))

    def match(self) -> Match[Tales]:
        """The same game as a match, where answers can be taken back; only for games made by ``begun``."""
        names = [f"player {letter(seat)}" for seat in range(self.s.seats)]
        options = {
            "quests": "on" if self.s.with_quests else "off",
            "adding": "in-turn" if self.s.in_turn else "together",
        }
        match = Match(self.game, names, Script(self.dealt), options)
        for seat, action in self.given:
            match.act(match.number, seat, action)
        assert write_position(self.game, match.position) == write_position(self.game, self.s)
        return match


class Script:
    """A dealer that gives known indices, then the first option."""

    def __init__(self, indices: Sequence[int]) -> None:
        self.indices = list(indices)

    def choose(self, question: int, weights: Sequence[int]) -> int:
        return self.indices.pop(0) if self.indices else 0


def begun(seats: int, game: TalesOfGlory = PLAIN, options: Mapping[str, str] | None = None, **wishes: str) -> Table:
    """A game from its first deal. Wishes are codes in the order of dealing; then comes the first tile of the deck.

    ``aside``   the tiles set aside with two or three seats
    ``heroes``  the heroes of the seats
    ``tiles``   the tiles for the board, also those of later rounds
    ``first``   the letter of the seat with the first-player token
    ``quests``  three for seat A, three for seat B …
    """
    made = Table(game, game.start(seats, dict(options or {})))
    made.wishes = {WISHES[key]: names.split() for key, names in wishes.items()}
    return made.deal()


def table(
    game: TalesOfGlory = PLAIN,
    seats: int = 2,
    *,
    step: str = "adding",
    round: int = 1,
    first: Seat = A,
    drafted: Mapping[Seat, str] | None = None,
    story: Mapping[Seat, str] | None = None,
    reserve: Mapping[Seat, str] | None = None,
    opened: Mapping[Seat, str] | None = None,
    quests: Mapping[Seat, str] | None = None,
    board: str = "",
    options: Mapping[str, str] | None = None,
) -> Table:
    """A position in a round; heroes are dealt in the order of the deck, the dealer has dealt all there is to deal.

    ``step``     ``adding``: every seat has its tile, phase 2 begins. A seat that is not in ``drafted`` has dealt with
                 its tile already, and is not asked. Others: ``round`` (from its beginning), ``first-choice``,
                 ``first-player`` (tiles are taken, the token moves, then phase 2), ``end`` (phase 2 is over: phase 3
                 follows, or in round 10 the final scoring)
    ``first``    the seat with the first-player token; in phase 2 the first of the turn order
    ``drafted``  seat → tile and the place it was taken from, ``{A: "bear 5"}``; a lower place than every wilderness
                 if no place is given
    ``story``    seat → what lies around the hero on (0,0), in the order of placing: ``{A: "bear (1,0); inn (1,1)"}``.
                 It is laid as written, whether it fits or not
    ``reserve``  seat → exactly what it has, ``{A: "3coin 2combat 10glory"}``; otherwise what the hero brought
    ``opened``   seat → chests with a key on them: ``{A: "hero-1 2; bear 1"}``
    ``quests``   seat → the quests in its hand; any such seat sets the option for the whole table
    ``board``    the tiles on the places from 1 on, ``-`` where none lies; otherwise tiles that nothing else needs,
                 on every place that no drafted tile was taken from
    ``options``  options of the table, for instance ``IN_TURN``
    """
    chosen = {**(ON if quests else {}), **dict(options or {})}
    s = game.start(seats, chosen)
    s.round = round
    s.first = first
    _deal_heroes(game, s)
    for seat, texts in (story or {}).items():
        for each in texts.split(";"):
            name, where = each.split()
            _lay(game, s, seat, name, at(where))
    for seat, amount in (reserve or {}).items():
        found = amounts(amount)
        s.coins[seat], s.potions[seat] = found.get("coin", 0), found.get("potion", 0)
        s.combat[seat], s.magic[seat] = found.get("combat", 0), found.get("magic", 0)
        s.glory[seat] = (0, found.get("glory", 0), *s.glory[seat][2:])
    for seat, texts in (opened or {}).items():
        for each in texts.split(";"):
            name, chest = each.split()
            closed = list(s.closed[seat])
            closed.remove(chest_of(number(game, name), int(chest)))
            s.closed[seat] = tuple(closed)
            s.keys[seat] += 1
    for seat, names in (quests or {}).items():
        for name in names.split():
            piece, s.quest_deck = pick(s.quest_deck, number(game, name))
            s.quests[seat] = put(s.quests[seat], reveal(piece, bit(seat)))
    _lay_out(game, s, drafted or {}, board, step in ("adding", "first-player", "end"))
    later = [int(each) for each in (At.ROUND, At.NEXT_ROUND) * (ROUNDS - round)]
    s.agenda = [int(At.FINAL_SCORING), *later, *[int(each) for each in STEPS[step]]]
    if step == "round":
        s.round = round - 1
    s.waiting = NOBODY
    assert deck_fault(game, s) == ""
    s.outbox = []
    game.rules.advance(s)
    made = Table(game, s)
    made.told = s.outbox
    s.outbox = None
    return made.deal()


def _deal_heroes(game: TalesOfGlory, s: Tales) -> None:
    for seat in range(s.seats):
        card = game.printed.heroes[seat]
        piece, s.hero_deck = pick(s.hero_deck, card)
        s.added[seat] = (reveal(piece, s.public()),)
        s.stories[seat] = (tile_on(Cell(ORIGIN), card),)
        s.closed[seat] = chests_on(game.printed, card)
        start = game.printed.reward[card].gain
        s.coins[seat], s.potions[seat] = start.coins, start.potions
        s.combat[seat], s.magic[seat] = start.combat, start.magic


def _from_decks(s: Tales, card: int) -> Piece:
    """The piece of a tile, taken from whichever deck it lies in, shown to all."""
    if card in cards(s.quest_deck):
        piece, s.quest_deck = pick(s.quest_deck, card)
        return reveal(piece, s.public())
    for index in range(len(PERIODS)):
        if card in cards(s.periods[index]):
            piece, s.periods[index] = pick(s.periods[index], card)
            return reveal(piece, s.public())
    raise AssertionError(f"tile {card} lies in no deck any more")


def _lay(game: TalesOfGlory, s: Tales, seat: Seat, name: str, where: Cell) -> None:
    card = number(game, name)
    s.added[seat] = put(s.added[seat], _from_decks(s, card))
    assert where not in [cell_in(tile) for tile in s.stories[seat]], f"two tiles on {cell_name(where)}"
    s.stories[seat] += (tile_on(where, card),)
    s.closed[seat] += chests_on(game.printed, card)


def _lay_out(game: TalesOfGlory, s: Tales, drafted: Mapping[Seat, str], board: str, is_taken: bool) -> None:
    """Drafted tiles, then the board; what is left over for the seats that are done lies on their discard piles."""
    names = {seat: each.split() for seat, each in drafted.items()}
    gone = [int(words[1]) for words in names.values() if len(words) > 1]
    free = [place for place in range(1, len(s.places) + 1) if place not in gone]
    for seat in range(s.seats) if is_taken else ():
        words = names.get(seat, [])
        s.taken_from[seat] = int(words[1]) if len(words) > 1 else free.pop(0)
        if words:
            s.drafted[seat] = (_from_decks(s, number(game, words[0])),)
    for _ in range(ASIDE[s.seats]):
        last = s.periods[0][-1]
        s.periods[0] = s.periods[0][:-1]
        s.aside = put(s.aside, last)
    wished = [number(game, name) if name != "-" else 0 for name in board.split()]
    places: list[int] = []
    for place in range(1, len(s.places) + 1):
        if board:
            places.append(wished[place - 1] if place <= len(wished) else 0)
        elif place in s.taken_from:
            places.append(0)
        else:
            places.append(next(p >> 16 for deck in s.periods for p in reversed(deck)))
        if places[-1]:
            s.board = put(s.board, _from_decks(s, places[-1]))
    s.places = tuple(places)
    for seat in range(s.seats) if is_taken else ():
        if not s.drafted[seat]:
            card = [face(p) for deck in reversed(s.periods) for p in deck][-1]
            s.discarded[seat] = (_from_decks(s, card),)


# -- whole games -------------------------------------------------------------------------------------------------------


def random_positions(
    seats: int, options: Mapping[str, str] | None = None, seed: str = "walk", game: TalesOfGlory = TALES
) -> Iterator[Tales]:
    """Every position of a game of random answers."""
    s = game.start(seats, dict(options or {}))
    rng = Rng(f"{seed} {seats}")
    yield s
    while s.waiting:
        asked_seats = [CHANCE] if s.waiting == DEALER else seats_in(s.waiting)
        seat = asked_seats[rng.below(len(asked_seats))]
        offered = game.rules.legal(s, seat)
        s = s.clone()
        game.rules.play(s, seat, offered[rng.below(len(offered))])
        yield s


def random_match(
    seats: int, seed: str, options: Mapping[str, str] | None = None, game: TalesOfGlory = TALES
) -> Match[Tales]:
    """A whole game of random answers at a table."""
    match = Match(game, [f"player {letter(seat)}" for seat in range(seats)], SeededDealer(seed), options)
    rng = Rng(seed)
    while not match.over():
        waiting = seats_in(match.position.waiting)
        seat = waiting[rng.below(len(waiting))]
        offered = match.legal(seat)
        match.act(match.number, seat, offered[rng.below(len(offered))])
    return match
