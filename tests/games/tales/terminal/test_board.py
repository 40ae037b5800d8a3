"""The table of Tales of Glory in a terminal: drawn and told alike, nothing hidden shown, every price and gain true."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

import partie.games.tales.terminal
from partie.core import (
    SPECTATOR,
    Action,
    Cell,
    Event,
    Game,
    Match,
    Position,
    Rng,
    Seat,
    Seats,
    SeededDealer,
    View,
    seats_in,
    view_of,
    viewers,
)
from partie.core.cards import cards, make_zone
from partie.core.grid import EAST, NORTH, ORIGIN, SOUTH, WEST, beside, cell, cell_text, neighbours, row_of
from partie.core.playout import random_answer
from partie.core.seats import public
from partie.core.sight import scramble
from partie.games.tales import TALES
from partie.games.tales.actions import (
    CHOOSE,
    CONFIRM,
    DISCARD,
    FINISH,
    LAY,
    OPEN,
    PAY,
    PLACE_IT,
    USE,
    Lay,
    Place,
    Quest,
    Take,
)
from partie.games.tales.answering import options_of, take, turn_of
from partie.games.tales.events import ChestOpened, ConnectorPaid, KeyLost, KeyMade, RewardGained
from partie.games.tales.faces import NO_TYPE, OWN, QUESTS, TYPES, Gain, own_lists
from partie.games.tales.paying import can_pay, can_place, is_payable
from partie.games.tales.position import Tales, wilderness
from partie.games.tales.prices import Price, price_of
from partie.games.tales.prospects import Prospect
from partie.games.tales.sequence import At
from partie.games.tales.terminal import TalesBoard
from partie.games.tales.terminal.adventure import draw_adventure, rows_of_places
from partie.games.tales.terminal.box import Box, Side, draw_box, fitted, is_cut
from partie.games.tales.terminal.grid import draw_story, small_story
from partie.games.tales.terminal.hand import draw_hand
from partie.games.tales.terminal.printed import tile_box
from partie.games.tales.terminal.verdicts import price_signs
from partie.games.tales.terminal.viewer import Viewer
from partie.games.tales.tiles import card_in, chest_of, chests_on, tile_on, tile_with
from partie.games.tales.turn import CONFIRMING, Turn
from partie.registry import find_game
from partie.terminal.board import find_board
from partie.testing.vocabulary import COMPOSED, board_keys, used_keys
from partie.words.catalog import LANGUAGES, load_catalog
from partie.words.speech import Speech

GAME = find_game("tales")
BOARD = TalesBoard(GAME)
NAMES = ["Ana", "Petr", "Eva", "Jan", "Zuzana"]
PARTS = {"first-choice", "second-choice", "next", "fee", "cell", "chest", "confirm", "return-quest", "next-quest"}
TABLES = [
    {"quests": "off", "adding": "together"},
    {"quests": "on", "adding": "together"},
    {"quests": "on", "adding": "in-turn"},
]
NORTH_OF, EAST_OF, SOUTH_OF, WEST_OF = neighbours(cell(0, 0))


@cache
def speech(seats: int, lang: str = "en") -> Speech[Position]:
    return Speech(GAME, load_catalog(lang, GAME), NAMES[:seats])


def drawn(what: RenderableType, width: int) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(what)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def plain(lines: Sequence[Text]) -> list[str]:
    return [line.plain for line in lines]


def play(seats: int, seed: str, table: dict[str, str] | None = None) -> Iterator[tuple[Tales, Seat, str]]:
    """A game in which tiles are rather placed than discarded, stopped before every answer of a seat."""
    s, rng = TALES.start(seats, table), Rng(seed)
    while s.waiting:
        asked = seats_in(s.waiting)
        seat = asked[rng.below(len(asked))]
        if seat >= seats:
            random_answer(TALES.rules, s, rng)
            continue
        yield s, seat, TALES.rules.question(s).part(s, seat)
        options = TALES.rules.legal(s, seat)
        placings = [each for each in options if isinstance(each, (Place, Quest))]
        chosen = placings if placings and rng.below(8) else options
        TALES.rules.play(s, seat, chosen[rng.below(len(chosen))])
    yield s, 0, "over"


def moments(
    seats: int, seed: str, table: dict[str, str] | None = None, often: int = 17
) -> Iterator[tuple[Tales, Seat, str]]:
    """Of every question the first moment, and then one now and again."""
    seen: set[str] = set()
    for number, (s, seat, part) in enumerate(play(seats, seed, table)):
        if part not in seen or number % often == 0:
            seen.add(part)
            yield s, seat, part


def look(s: Tales, seat: Seat) -> View[Position]:
    return view_of(GAME, s, seat)


def eyes_of(s: Tales, seat: Seat, lang: str = "en") -> Viewer:
    position = look(s, seat).position
    assert isinstance(position, Tales)
    return Viewer(TALES, position, seat, speech(s.seats, lang))


class Scene:
    """A table of two seats with tiles of its own: the first of the deck as given, the rest alike."""

    def __init__(self, *rows: str, hero: str = "3coin 2potion | N E S W | 2glory; 1coin key") -> None:
        periods = [1] * 18 + [2] * 20 + [3] * 15
        given = [*rows, *[f"Rock {i} | treasure | . | N E S W | 1glory | ." for i in range(53 - len(rows))]]
        tiles = [f"{period} | {row} | ours |" for period, row in zip(periods, given, strict=True)]
        heroes = [f"Hero {i} | {hero} | ours |" for i in range(5)]
        texts = own_lists()
        texts["tiles"] = "\n".join(["period | name | kind | cost | sides | reward | chests | grade | note", *tiles])
        texts["heroes"] = "\n".join(["name | start | sides | chests | grade | note", *heroes])
        self.game: Game[Position] = GAME.with_cards(texts)
        self.board = TalesBoard(self.game)
        self.speech = Speech(self.game, load_catalog("en", self.game), NAMES[:2])
        s, rng = self.game.start(2), Rng("scene")
        assert isinstance(s, Tales)
        self.s = s
        while not s.round:
            random_answer(self.game.rules, s, rng)

    def turn(self, card: int = 1, place: int = 1, **own: int) -> "Scene":
        """Ana has taken this tile from this place, and owns so much."""
        s = self.s
        for seat in (0, 1):
            self.game.rules.play(s, seat, CHOOSE[1 + seat])
        assert s.agenda[-1] == At.TURN
        s.drafted[0] = make_zone([card], public(2))
        s.taken_from[0] = place
        for name, value in own.items():
            getattr(s, name)[0] = value
        s.waiting = Seats(3)
        return self

    def lay(self, at: Cell, card: int) -> "Scene":
        """One more tile in Ana's story, its chests closed."""
        self.s.stories[0] += (tile_on(at, card),)
        self.s.closed[0] += chests_on(self.s.printed, card)
        return self

    def give(self, *given: Action) -> "Scene":
        """Ana answers."""
        for action in given:
            assert action in self.game.rules.legal(self.s, 0)
            self.game.rules.play(self.s, 0, action)
        return self

    def viewers(self, seat: Seat = 0) -> Viewer:
        position = view_of(self.game, self.s, seat).position
        assert isinstance(position, Tales)
        return Viewer(self.board.tales, position, seat, self.speech)

    def tell(self, seat: Seat = 0, own_hand: bool = False) -> list[str]:
        lines = self.board.tell(view_of(self.game, self.s, seat), self.speech, own_hand)
        return [line.replace("\u00a0", " ") for line in lines]

    def option(self, action: Action) -> str:
        return self.board.option(view_of(self.game, self.s, 0), action, self.speech)

    def hero(self) -> str:
        return self.speech.face(card_in(self.s.stories[0][0]))


# -- found, and every word there ---------------------------------------------------------------------------------------


def test_the_board_is_found() -> None:
    assert isinstance(find_board(GAME), TalesBoard)
    with pytest.raises(TypeError):
        BOARD.tell(View(0, find_game("tides").start(2)), speech(2), own_hand=True)


def test_the_keys_of_every_module_are_in_the_vocabulary() -> None:
    folder = Path(str(partie.games.tales.terminal.__file__)).parent
    keys: set[str] = set()
    for path in sorted(folder.glob("*.py")):
        keys |= used_keys(path.read_text(encoding="utf-8"), COMPOSED)
    assert board_keys(GAME) == keys
    assert {"mark-monster", "board-no-cell", "times-surrounded"} <= keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_short_and_differ(lang: str) -> None:
    names = ("monster", "character", "place", "treasure", "hero", "quest")
    marks = [speech(2, lang).say(f"mark-{name}") for name in names]
    assert [len(mark) for mark in marks] == [3] * 6
    assert len(set(marks)) == 6
    assert len(speech(2, lang).say("mark-no-cell")) <= 8


# -- room, and languages -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_table_fits_in_every_language(seats: int, lang: str) -> None:
    words = speech(seats, lang)
    for number, (s, seat, part) in enumerate(moments(seats, f"room {lang}", TABLES[seats % 3])):
        seen = look(s, seat)
        for width in (80, 100, 120, 160)[number % 2 :: 2]:
            lines = drawn(BOARD.draw(seen, words, width, own_hand=number % 3 == 0), width)
            if part != "over":
                lines += drawn(BOARD.options(seen, TALES.rules.legal(s, seat), words), width)
            assert [line for line in lines if len(line) > width] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_nothing_but_names_is_cut_off_on_the_board(seats: int, lang: str) -> None:
    """80 columns are enough for every reward, chest, cost and price of the deck."""
    rng, each = Rng("cut"), 80 // wilderness(seats)
    for s, seat, _ in moments(seats, f"cut {lang}"):
        of = eyes_of(s, seat, lang)
        for card in [*OWN.tiles, *OWN.quests][rng.below(5) :: 5]:
            for place in (1, len(s.places)):
                assert not is_cut(tile_box(of, card, of.price(card, place if card < QUESTS else 0), []), each)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_can_be_read_on_a_small_screen(lang: str) -> None:
    """At 80 × 24 the board and its answers are seen together; other answers leave room for the prompt."""
    words = speech(5, lang)
    for s, seat, part in moments(5, f"small {lang}", TABLES[1]):
        if part == "over":
            continue
        legal = TALES.rules.legal(s, seat)
        answers = drawn(BOARD.options(look(s, seat), legal, words), 80)
        if part in ("first-choice", "second-choice"):
            assert len(draw_adventure(eyes_of(s, seat, lang), 80)) + len(answers) + 5 <= 24
        elif len(legal) <= 6:
            assert len(answers) <= 19


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [2, 5])
def test_any_moment_can_be_drawn_and_told_through_any_eyes(seats: int, table: dict[str, str]) -> None:
    """Also while the table is being set, and through eyes to which everything lies open."""
    s, rng, number = TALES.start(seats, table), Rng("moments"), 0
    while s.waiting:
        if number < 2 * seats + 12 or number % 23 == 0:
            for seen in (look(s, number % seats), look(s, SPECTATOR), View[Position](SPECTATOR, s)):
                assert drawn(BOARD.draw(seen, speech(seats), 100, own_hand=True), 100)
                assert BOARD.tell(seen, speech(seats), own_hand=True)
        random_answer(TALES.rules, s, rng)
        number += 1
    assert number > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_is_told_in_every_language(lang: str) -> None:
    met: set[str] = set()
    for table, seed in ((TABLES[0], "a"), (TABLES[1], "b"), (TABLES[0], "c")):
        for s, seat, part in moments(4, f"told {seed}", table):
            met.add(part)
            texts = [BOARD.option(look(s, seat), each, speech(4, lang)) for each in TALES.rules.legal(s, seat)]
            assert len(set(texts)) == len(texts)
    assert met >= PARTS


# -- boxes -------------------------------------------------------------------------------------------------------------


def test_a_box_has_its_connectors_in_the_frame() -> None:
    name = ([("Old Mill", "")], [("pla", "")])
    sides = {NORTH: Side(gives="2¤", wants="mon"), EAST: Side(gives="1δ"), SOUTH: Side(half_key=True), WEST: Side()}
    box = Box([name, ([("1★", "")], ()), ((), [("✓ 1¤", "")])], 1, sides, label=[("4", "")])
    assert plain(draw_box(box, 16)) == [
        "╭4────2¤╨mon───╮",
        "│Old Mill   pla│",
        "╡1★          1δ╞",
        "│          ✓ 1¤│",
        "╰───────k──────╯",
    ]
    assert plain(draw_box(Box([name, ([("■", "")], ())], 1, {WEST: Side(half_key=True)}), 10)) == [
        "╭────────╮",
        "│Old… pla│",
        "k ■      │",
        "╰────────╯",
    ]


def test_what_is_cut_off_is_marked_and_noticed() -> None:
    assert fitted([("abc", ""), ("def", "")], 6) == [("abc", ""), ("def", "")]
    assert fitted([("abc", ""), ("def", "")], 5) == [("abc", ""), ("d", ""), ("…", "dim")]
    assert fitted([("abc", "")], 0) == []
    west, north = {WEST: Side(gives="2¤", wants="mon")}, {NORTH: Side(gives="4★", wants="mon")}
    wide = Box([([("a very long name", "")], ()), ([("■2¤ ■2δ", "")], ())], 1, west)
    assert [is_cut(wide, width) for width in (15, 16)] == [True, False]  # only names may be cut
    assert [is_cut(Box([((), ())], 0, north), width) for width in (8, 9)] == [True, False]
    assert plain(draw_box(wide, 13))[2] == "╡2¤/m… ■2¤ …│"


@pytest.mark.parametrize("card", [*OWN.tiles, *OWN.quests])
def test_G8_3_a_tile_shows_its_connectors_and_what_they_carry(card: int) -> None:
    s, _, _ = next(play(3, "tile"))
    box = plain(draw_box(tile_box(eyes_of(s, 0), card, None, []), 28))
    middle = len(box[0]) // 2
    signs = {NORTH: box[0][middle], EAST: box[2][-1], SOUTH: box[-1][middle], WEST: box[2][0]}
    for side, sign in signs.items():
        if not OWN.ports[card][side]:
            assert sign in "─│"
            continue
        assert sign == ("k" if OWN.halves[card][side] else "╨╞╥╡"[side])
        wanted, line = OWN.wanted[card][side], box[{NORTH: 0, SOUTH: -1}.get(side, 2)]
        if OWN.gains[card][side] != Gain():
            assert re.search("[0-9K]", line)
        if wanted:
            assert re.search(rf"[★¤δ†☼K][/╨╥]{TYPES[wanted][:3]}", line)


# -- the adventure board -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "upper", "lower"), [(3, [6, 5, 4], [1, 2, 3]), (5, [8, 7, 6, 5], [1, 2, 3, 4])])
def test_G2_3_the_places_lie_as_a_serpent_and_the_wilderness_shows_its_fee(
    seats: int, upper: list[int], lower: list[int]
) -> None:
    assert rows_of_places(seats) == [upper, lower]
    s, seat, _ = next(play(seats, "serpent"))
    lines = plain(draw_adventure(eyes_of(s, seat), 100))
    assert lines[0] == "Wilderness: + 1¤/1δ"
    assert [int(each) for each in re.findall(r"╭(\d) \+¤/δ", lines[1])] == upper
    assert [int(each) for each in re.findall(r"╭(\d)", lines[6])] == lower
    assert "+¤/δ" not in lines[6]
    for row, at in ((upper, 2), (lower, 7)):
        names = re.findall(r"│(.+?) +(?:mon|cha|pla|tre)│", lines[at])
        assert names == [speech(seats).face(s.places[place - 1]) for place in row]


def test_G6_2_who_takes_another_tile_says_its_place_though_some_are_empty() -> None:
    checked = 0
    for s, seat, part in play(5, "second"):
        if part != "second-choice":
            continue
        legal = TALES.rules.legal(s, seat)
        places = [each.place for each in legal if isinstance(each, Take)]
        assert BOARD.numbers(legal) == places != list(range(1, len(legal) + 1))
        text = "\n".join(plain(draw_adventure(eyes_of(s, seat), 120)))
        assert {*places} <= {int(label) for label in re.findall(r"╭(\d)", text)}
        answers = " ".join(drawn(BOARD.options(look(s, seat), legal, speech(5)), 120))
        for place in places:
            assert f"{place}) {speech(5).face(s.places[place - 1])} " in answers
        checked += len(legal)
    assert checked > 20


def test_a_tile_is_told_as_it_is_drawn() -> None:
    scene = Scene(
        "Giant | monster | 4combat 2coin | Nk S | 3glory 2coin | 2coin; 1potion key",
        "Inn | place | 1coin | N=2coin/monster E=1potion | 1glory | .",
        "Bard | character | . | N E S W | end 2glory xcharacter | .",
    )
    scene.s.places = (1, 2, 0, 4, 5, 3)
    lines = scene.tell(own_hand=True)
    assert (
        "space 1: Giant (monster) – cost: 4 combat, 2 coins · reward: 3 glory, 2 coins · chests: 2 coins; 1 potion, "
        "1 key · connectors: top (half a key), bottom · ✗ you lack 2 potions (4 potions in place of missing combat or "
        "magic)"
    ) in lines
    assert (
        "space 2: Inn (place) – cost: 1 coin · reward: 1 glory · connectors: top (2 coins for a monster), right "
        "(1 potion) · ✓ you pay 1 coin, 2 spots in your story"
    ) in lines
    assert "space 3: –" in lines
    assert (
        "space 6 (wilderness): Bard (character) – cost: free · reward: at the end of the game 2 glory for each "
        "character (now 1) · connectors: top, right, bottom, left · ✓ you pay nothing, 1 coin or 1 potion more for "
        "the wilderness, 4 spots in your story"
    ) in lines
    picture = plain(draw_adventure(scene.viewers(), 78))
    assert [line[:26] for line in picture[1:6]] == [
        "╭6 +¤/δ──────╨───────────╮",
        "│Bard                 cha│",
        "╡»2★×cha(1)              ╞",
        "│–                 ✓ +¤/δ│",
        "╰────────────╥───────────╯",
    ]
    assert [line[:52] for line in picture[6:]] == [
        "╭1───────────k───────────╮╭2─────────2¤╨mon────────╮",
        "│Giant                mon││Inn                  pla│",
        "│3★ 2¤ ■2¤ ■1δK          ││1★                    1δ╞",
        "│4† 2¤              ✗ −2δ││1¤                  ✓ 1¤│",
        "╰────────────╥───────────╯╰────────────────────────╯",
    ]


# -- prices ------------------------------------------------------------------------------------------------------------


def price_text(price: Price, of: Viewer) -> str:
    return "".join([text for text, _ in price_signs(of, price)])


@pytest.mark.parametrize("seats", [2, 5])
def test_G10_12_a_price_is_what_the_rules_say(seats: int) -> None:
    """Payable and placeable as in the rules; with what is missing, and the fee if that is, it could be paid."""
    counts = {True: 0, False: 0}
    for s, seat, _ in moments(seats, "price", often=7):
        for card in [*OWN.tiles, *OWN.quests][s.round :: 3]:
            for owes_fee in (False, True):
                turn = Turn(s, seat)
                price = price_of(turn, card, owes_fee)
                assert price.is_payable == is_payable(turn, card, owes_fee)
                assert price.can_be_placed == can_place(turn, card, owes_fee)
                counts[price.is_payable] += 1
                if price.is_payable and owes_fee:
                    assert (price.fee_in_coin, price.fee_in_potion) == (
                        can_pay(turn, card, 1, 0),
                        can_pay(turn, card, 0, 1),
                    )
                if not price.is_payable:
                    turn.coins += price.missing_coins + price.missing_fee
                    turn.potions += price.missing_potions
                    assert is_payable(turn, card, owes_fee)
                    turn.coins -= 1 if price.missing_coins or price.missing_fee else 0
                    turn.potions -= 0 if price.missing_coins or price.missing_fee else 1
                    assert not is_payable(turn, card, owes_fee)
    assert min(counts.values()) > 50


@pytest.mark.parametrize(
    ("own", "place", "signs", "words"),
    [
        # G-E24
        ({"combat": 3, "coins": 3, "potions": 1}, 6, "✓ 2¤ 1δ +¤", "✓ you pay 2 coins, 1 potion (1 potion in place of"),
        ({"combat": 3, "coins": 2, "potions": 1}, 6, "✗ −1¤/δ", "✗ nothing is left for the wilderness"),
        ({"combat": 3, "coins": 2, "potions": 2}, 6, "✓ 2¤ 1δ +δ", "1 potion more for the wilderness"),
        ({"combat": 3, "coins": 3, "potions": 2}, 6, "✓ 2¤ 1δ +¤/δ", "1 coin or 1 potion more for the wilderness"),
        ({"combat": 3, "coins": 2, "potions": 1}, 1, "✓ 2¤ 1δ", "✓ you pay 2 coins, 1 potion (1 potion in place of"),
        ({"combat": 4, "coins": 2, "potions": 0}, 1, "✓ 2¤", "✓ you pay 2 coins, "),
        ({"combat": 4, "coins": 0, "potions": 0}, 1, "✗ −2¤", "✗ you lack 2 coins"),
        ({"combat": 0, "coins": 1, "potions": 1}, 1, "✗ −1¤ −3δ", "✗ you lack 1 coin, 3 potions (4 potions in place"),
        # G10.8, G-E17 potions never replace coins; the fee could be paid with one
        ({"combat": 4, "coins": 1, "potions": 9}, 6, "✗ −1¤", "✗ you lack 1 coin"),
        ({"combat": 4, "coins": 1, "potions": 0}, 6, "✗ −1¤ −1¤/δ", "✗ you lack 1 coin, nothing is left"),
    ],
)
def test_a_price_says_what_is_paid_or_missing(own: dict[str, int], place: int, signs: str, words: str) -> None:
    scene = Scene("Giant | monster | 4combat 2coin | N S | 3glory | .")
    scene.s.places = (1,) * 6
    for name, value in own.items():
        getattr(scene.s, name)[0] = value
    of = scene.viewers()
    price = of.price(1, place)
    assert price is not None
    assert price_text(price, of) == signs
    (line,) = [line for line in scene.tell(own_hand=True) if line.startswith(f"space {place}")]
    assert words in line


def test_G9_7_a_tile_without_a_cell_is_refused_with_the_reason() -> None:
    scene = Scene("Pit | treasure | . | E | 1glory | .", hero="3coin 2potion | N E | 2glory; 1coin key")
    scene.s.places = (1, 2, 3, 4, 5, 6)
    price = scene.viewers().price(1, 1)
    assert price is not None
    assert price_text(price, scene.viewers()) == "✗ no spot"
    (line,) = [line for line in scene.tell(own_hand=True) if line.startswith("space 1: ")]
    assert line.endswith("✗ no spot in your story")
    price = scene.viewers().price(2, 1)
    assert price is not None
    assert price_text(price, scene.viewers()) == "✓ free"


def test_a_colour_never_stands_alone() -> None:
    """Whatever is green or red by its price has a tick or a cross before it."""
    found: set[str] = set()
    for s, seat, part in moments(3, "colour", TABLES[1]):
        of = eyes_of(s, seat)
        for card in OWN.tiles:
            price = of.price(card, 1)
            assert price is not None
            ((text, style),) = price_signs(of, price)
            assert text[0] == {"green": "✓", "red": "✗"}[style]
            found.add(style)
        if part in ("next", "next-quest"):
            table = BOARD.options(look(s, seat), TALES.rules.legal(s, seat), speech(3))
            console = Console(file=StringIO(), width=200, force_terminal=True, color_system="standard")
            console.print(table)
            assert isinstance(console.file, StringIO)
            for green in re.findall("\x1b\\[32m(.*?)\x1b", console.file.getvalue()):
                assert green.startswith("✓")
                found.add("answers")
    assert found == {"green", "red", "answers"}


def test_G17_quests_in_hand_stand_with_their_price() -> None:
    checked = 0
    for s, seat, part in moments(3, "quests", TABLES[1], often=5):
        own = [p >> 16 for p in s.quests[seat]] if part in ("first-choice", "next-quest") and not s.sealed[seat] else []
        if not own:
            continue
        seen, of = look(s, seat), eyes_of(s, seat)
        lines = BOARD.tell(seen, speech(3), own_hand=False)
        picture = "\n".join(plain(draw_hand(of, 120)))
        for card in own:
            (line,) = [each for each in lines if each.startswith(f"  {speech(3).face(card)} (quest)")]
            assert ("✓" in line) is can_place(Turn(s, seat), card, False)
            assert speech(3).face(card)[:20] in picture
            price = of.price(card)
            assert price is not None
            assert price_text(price, of) in picture
            checked += 1
    assert checked > 2


def test_rewards_with_a_multiplier_say_how_many_there_are_now() -> None:
    scene = Scene(
        "Hunter | character | . | N S | 2glory xmonster | .",
        "Bard | character | . | N S | 1coin xcharacter | .",
        "Envoy | character | . | N S | end 3glory xmajority | .",
        "Wolf | monster | . | N E S W | 1glory | .",
        "Bear | monster | . | N E S W | 1glory | .",
    ).turn(coins=9, potions=0)
    scene.lay(NORTH_OF, 4).lay(SOUTH_OF, 5)
    of = scene.viewers()
    assert [of.counted(card) for card in (1, 2, 3, 4)] == [2, 1, 1, None]
    scene.lay(EAST_OF, 2)
    assert [scene.viewers().counted(2), scene.viewers().counted(2, is_laid=True)] == [2, 1]
    assert scene.viewers(SPECTATOR).counted(1) is None
    assert "2 glory for each monster (now 2)" in "\n".join(scene.tell())


# -- one's own story ---------------------------------------------------------------------------------------------------


class Drawing:
    """A story as it was drawn, read back by its columns and rows."""

    def __init__(self, of: Viewer, width: int) -> None:
        picture = draw_story(of, width)
        assert picture is not None
        self.cut = picture.cut
        self.lines = [line.ljust(width) for line in plain(picture.lines)]
        self.middle = {found[0]: found.start() + len(found[0]) // 2 for found in re.finditer(r"\S+", self.lines[0])}
        self.rows = {int(line[:4]): at for at, line in enumerate(self.lines) if line[:4].strip()}

    def box(self, at: int) -> list[str]:
        """The four lines of a cell."""
        top = self.rows[row_of(Cell(at))] - 1
        lines = self.lines[top : top + 4]
        middle = self.middle[cell_text(Cell(at)).removesuffix(str(row_of(Cell(at))))]
        left = max([lines[0].rfind(corner, 0, middle) for corner in "╭╔┏┌"])
        right = min([found for found in [lines[0].find(corner, middle) for corner in "╮╗┓┐"] if found >= 0])
        return [line[left : right + 1] for line in lines]


@pytest.mark.parametrize(("seats", "width"), [(2, 100), (3, 120), (5, 160)])
def test_G12_the_story_is_drawn_as_it_lies(seats: int, width: int) -> None:
    checked = {"half": 0, "blank": 0, "none": 0, "closed": 0, "open": 0, "fresh": 0}
    for s, seat, _ in moments(seats, f"story {width}", TABLES[1], often=5):
        of = eyes_of(s, seat)
        if draw_story(of, width) is None:
            continue
        drawing = Drawing(of, width)
        for at, card in of.story(seat).items():
            box = drawing.box(at)
            frame = "╔" if of.is_hero(card) else "┏" if at in of.fresh() else "╭"
            checked["fresh"] += frame == "┏"
            assert box[0][0] == frame
            assert box[1][1:4] == of.mark(card)
            assert speech(seats).face(card)[:4] in box[1]
            middle = len(box[0]) // 2
            signs = {NORTH: box[0][middle], EAST: box[2][-1], SOUTH: box[3][middle], WEST: box[2][0]}
            for side, sign in signs.items():
                kind = "half" if OWN.halves[card][side] else "blank" if OWN.ports[card][side] else "none"
                assert ("half" if sign == "k" else "none" if sign in "─│═║━┃" else "blank") == kind
                checked[kind] += 1
            closed = len([chest for chest in of.now.closed[seat] if tile_with(chest) == card])
            if at not in drawing.cut:
                assert [box[2].count("■"), box[2].count("□")] == [closed, len(OWN.chests[card]) - closed]
            checked["closed"] += closed
            checked["open"] += len(OWN.chests[card]) - closed
    assert min(checked.values()) > 2


def test_the_cells_to_choose_from_bear_the_numbers_of_the_answers() -> None:
    """Drawn in boxes or, where there is no room for them, on the small map."""
    checked = {True: 0, False: 0}
    for seed in ("cells", "cells 2"):
        for s, seat, part in play(3, seed):
            if part != "cell":
                continue
            legal, of = TALES.rules.legal(s, seat), eyes_of(s, seat)
            for width in (40, 140):
                has_room = draw_story(of, width) is not None
                if has_room:
                    drawing = Drawing(of, width)
                    for number, action in enumerate(legal, 1):
                        assert isinstance(action, Lay)
                        box = drawing.box(action.cell)
                        assert box[0][0] == "┌"
                        assert box[1][1:-1].split() == [f"{number})", cell_text(Cell(action.cell))]
                        assert box[2].count("K") >= of.prospects[action.cell].keys()
                else:
                    text = "\n".join(plain(small_story(of, seat)))
                    assert sorted([int(each) for each in re.findall(r"(\d+)\)", text)]) == list(
                        range(1, len(legal) + 1)
                    )
                checked[has_room] += 1
    assert min(checked.values()) > 10


def test_a_story_too_wide_for_boxes_is_a_small_map_and_told() -> None:
    scene = Scene().turn(card=20)
    for column in range(1, 9):
        scene.lay(cell(0, column), column)
    assert draw_story(scene.viewers(), 80) is None
    lines = drawn(scene.board.draw(view_of(scene.game, scene.s, 0), scene.speech, 80, own_hand=True), 80)
    assert [line for line in lines if line.startswith("╶HER═TRE═TRE═TRE═TRE═TRE═TRE═TRE═TRE╴")]
    assert [line for line in lines if line.startswith("  i0 Rock 7 (treasure): joined: left Rock 6; open connectors:")]
    assert draw_story(scene.viewers(), 180) is not None


def test_what_a_box_has_no_room_for_is_told_below_it() -> None:
    scene = Scene("Fair | place | . | N=1coin E=2coin/character W=1potion/treasure | 1glory | .").turn(card=20)
    scene.lay(SOUTH_OF, 1)
    for column in range(1, 5):
        scene.lay(cell(0, column), 1 + column)
    assert Drawing(scene.viewers(), 68).cut == [SOUTH_OF]
    lines = drawn(scene.board.draw(view_of(scene.game, scene.s, 0), scene.speech, 68, own_hand=True), 68)
    assert [line for line in lines if line.startswith("a1 Fair (place): joined: top Hero")]
    assert Drawing(scene.viewers(), 120).cut == []


def test_G13_15_a_connector_that_is_joined_shows_its_reward_no_more() -> None:
    scene = Scene("Inn | place | . | N=2coin E=1potion/monster S=1coin W=3glory | 1glory | .").turn(card=20)
    scene.lay(EAST_OF, 1)
    assert Drawing(scene.viewers(), 44).box(EAST_OF) == [
        "╭───────2¤╨────────╮",
        "│pla Inn           │",
        "╡            1δ/mon╞",
        "╰───────1¤╥────────╯",
    ]


def test_a_small_map_shows_types_joins_and_open_connectors() -> None:
    scene = Scene(
        "Wolf | monster | . | N Ek Sk W | 1glory | .",
        "Inn | place | . | N=1coin | 1glory | .",
        "Bard | character | . | Nk | 1coin | .",
    )
    scene.lay(EAST_OF, 1).lay(SOUTH_OF, 2).lay(beside(EAST_OF, SOUTH), 3)
    assert plain(small_story(scene.viewers(1), 0)) == [
        "  ╷   ╷",
        "╶HER═MONk",
        "  ║   ║",
        " PLA CHA",
    ]


# -- the turn as it would be -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES[:2])
def test_G9_10_the_own_turn_is_shown_as_it_would_end(table: dict[str, str]) -> None:
    """What the seat itself sees before it confirms is what all see once the question is closed."""
    compared = 0
    expected: dict[Seat, tuple[object, ...]] = {}
    for s, seat, part in play(3, "turn", table):
        if part == "confirm":
            expected[seat] = own(eyes_of(s, seat).now, seat)
        elif s.round and part == "first-choice":
            for other, values in expected.items():
                assert own(s, other) == values
                compared += 1
            expected = {}
    assert compared > 15


def own(s: Tales, seat: Seat) -> tuple[object, ...]:
    numbers = (s.coins[seat], s.potions[seat], s.combat[seat], s.magic[seat], s.keys[seat], s.glory[seat])
    return (s.stories[seat], s.closed[seat], cards(s.quests[seat]), *numbers)


def test_a_turn_in_parts() -> None:
    """Paid, laid, a key used, confirmed: reserve, story and chests step by step, and only for its own eyes."""
    scene = Scene(
        "Giant | monster | 1combat 1coin | Nk S | 3glory 2coin | 2coin",
        hero="3coin 4potion | N E Sk W | 2glory; 1combat",
    )
    scene.turn(place=6)
    before = scene.tell(1), drawn(scene.board.draw(view_of(scene.game, scene.s, 1), scene.speech, 100, True), 100)
    assert scene.option(PLACE_IT) == (
        "add the tile – ✓ you pay 1 coin, 1 potion (1 potion in place of missing combat or magic), 1 coin or 1 potion "
        "more for the wilderness, 2 spots in your story"
    )
    assert scene.option(DISCARD) == "discard the tile – you gain 1 coin, 1 potion, 1 key"
    scene.give(PLACE_IT)
    assert [scene.option(each) for each in PAY] == [
        "pay 1 coin – leaves you 1 coin, 3 potions",
        "pay 1 potion – leaves you 2 coins, 2 potions",
    ]
    scene.give(PAY[1])
    assert "Your reserve: 2 coins, 2 potions" in scene.tell()
    assert "✓ paid" in "\n".join(plain(draw_hand(scene.viewers(), 80)))
    hero = scene.hero()
    assert scene.option(LAY[NORTH_OF]) == f"on a-1 – connects bottom {hero}; reward 3 glory, 2 coins"
    assert scene.option(LAY[SOUTH_OF]) == (
        f"on a1 – connects top {hero}; a key for one of the chests: {hero} (2 glory; 1 combat), Giant (2 coins); "
        "reward 3 glory, 2 coins"
    )
    scene.give(LAY[SOUTH_OF])
    assert scene.viewers().part == "chest"
    assert "  Ana placed “Giant” on a1, 1 coin paid, 2 potions paid" in scene.tell()
    assert scene.viewers().fresh() == {SOUTH_OF}
    card = card_in(scene.s.stories[0][0])
    assert scene.option(OPEN[card][1]) == f"chest 2 of “{hero}” – 1 combat"
    scene.give(OPEN[card][1])
    assert scene.option(CONFIRM) == (
        "confirm the turn – glory 0 → 3, coins 3 → 4, potions 4 → 2, combat 0 → 1, keys 0 → 1"
    )
    assert Drawing(scene.viewers(), 80).box(ORIGIN)[2].split()[0] == "╣■2★"
    assert "□" in Drawing(scene.viewers(), 80).box(ORIGIN)[2]
    assert before == (
        scene.tell(1),
        drawn(scene.board.draw(view_of(scene.game, scene.s, 1), scene.speech, 100, True), 100),
    )
    scene.give(CONFIRM)
    (line,) = [line for line in scene.tell(1) if line.startswith("Ana")]
    assert line.endswith("tile 6 Giant (done)")


def test_G9_7_a_turn_that_begins_without_a_question_is_told() -> None:
    """The tile cannot be paid: it is discarded, and the key asks for a chest."""
    scene = Scene("Giant | monster | 9combat | N S | 3glory | .").turn()
    assert scene.viewers().part == "chest"
    for lines in (
        scene.tell(),
        drawn(scene.board.draw(view_of(scene.game, scene.s, 0), scene.speech, 100, own_hand=False), 100),
    ):
        assert [line.rstrip() for line in lines if "Giant" in line and "  Ana" in line and "tile" not in line] == [
            "  Ana discarded “Giant”",
            "  Ana: reward for “Giant”, 1 coin, 1 potion, 1 key",
        ]


def test_G14_10_a_key_without_a_chest_is_told_before_it_is_lost() -> None:
    scene = Scene("Giant | monster | . | Nk | 3glory | .", hero="3coin 4potion | N E Sk W | 2glory; 1combat")
    scene.turn()
    scene.s.closed[0] = ()
    scene.give(PLACE_IT)
    assert "a key, but no chest to open with it" in scene.option(LAY[SOUTH_OF])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_G13_5_waiting_keys_are_told_with_the_chests_in_their_reach(lang: str) -> None:
    scene = Scene(
        "Lock | treasure | . | Nk Wk | 1glory | 2coin",
        "Left | treasure | . | Nk Ek | 1glory | 3glory",
        "Up | treasure | . | Sk W | 1glory | 1potion",
    )
    scene.turn().lay(EAST_OF, 3).lay(SOUTH_OF, 2).give(PLACE_IT, LAY[beside(EAST_OF, SOUTH)])
    assert scene.viewers().part == "key"
    seen = view_of(scene.game, scene.s, 0)
    scene.speech = Speech(scene.game, load_catalog(lang, scene.game), NAMES[:2])
    first, second = [scene.board.option(seen, USE[card], scene.speech) for card in (3, 2)]
    assert ["Up (" in first, "Left (" in first, "Up (" in second, "Left (" in second] == [True, False, False, True]
    for text in (first, second):
        assert f"{scene.hero()} (" in text
        assert "Lock (" in text


# -- previews ----------------------------------------------------------------------------------------------------------


def happens(s: Tales, seat: Seat, at: Cell) -> list[Event]:
    """What the rules do if the tile in hand is laid there and nothing else is placed."""
    listener = s.clone()
    listener.outbox = []
    turn = turn_of(s, seat, [*s.sealed[seat], LAY[at]], listener)
    while turn.stage != CONFIRMING:
        options = list(options_of(turn))
        take(turn, next((each for each in (FINISH, DISCARD) if each in options), options[0]))
    return [event for _, event in listener.outbox]


@pytest.mark.parametrize("table", TABLES[:2])
@pytest.mark.parametrize("seats", [2, 4])
def test_G13_4_a_preview_is_what_happens(seats: int, table: dict[str, str]) -> None:
    """Keys, connectors and the reward, for every cell that can be chosen."""
    counts = dict.fromkeys(("cells", "keys", "paid", "rewards", "waits", "lost"), 0)
    for seed in "abcdef":
        for s, seat, part in play(seats, f"preview {seed}", table):
            if part != "cell":
                continue
            of = eyes_of(s, seat)
            assert of.turn is not None
            card, is_first = of.turn.placing, not of.fresh()
            for at, prospect in of.prospects.items():
                events = happens(s, seat, at)
                counts["cells"] += 1
                made = [each for each in events if isinstance(each, KeyMade) and each.piece >> 16 == card]
                assert prospect.keys() == len(made)
                counts["keys"] += len(made)
                gained = [each for each in events if isinstance(each, RewardGained) and each.piece >> 16 == card]
                assert [each.gain for each in gained] == [prospect.reward][: len(gained)]
                assert gained or prospect.reward == Gain()
                counts["rewards"] += len(gained)
                counts["waits"] += prospect.waits is not None
                if is_first and not s.quests[seat]:
                    paid = [each for each in events if isinstance(each, ConnectorPaid)]
                    assert [each.gain for each in paid] == [gain for _, gain in prospect.paid()]
                    assert [each.piece >> 16 for each in paid] == [tile for tile, _ in prospect.paid()]
                    counts["paid"] += len(paid)
                    if prospect.keys() == prospect.lost() == 1 and not gains_a_key(prospect):
                        assert [each for each in events if isinstance(each, KeyLost)]
                        counts["lost"] += 1
                    if prospect.keys() > prospect.lost():
                        assert [each for each in events if isinstance(each, ChestOpened)]
    del counts["lost"]  # too rare to be counted on
    if table["quests"] == "on":
        del counts["paid"]
    assert min(counts.values()) > 2


def gains_a_key(prospect: Prospect) -> bool:
    return bool(prospect.reward.keys) or any([gain.keys for _, gain in prospect.paid()])


def test_a_preview_tells_connectors_and_what_waits_for_the_end() -> None:
    scene = Scene(
        "Bard | character | . | E W | end 2glory xcharacter | .",
        "Inn | place | . | N=1coin E=3potion/character W=2coin/monster | 1glory | .",
        "Mill | place | . | E=1coin W=4glory | 1glory | .",
    )
    scene.turn().lay(EAST_OF, 2).give(PLACE_IT)
    hero = scene.hero()
    assert scene.option(LAY[cell(0, 2)]) == (
        "on c0 – connects left Inn; connector of “Inn”: 3 potions; waits for the end, 2 glory as things stand"
    )
    assert scene.option(LAY[WEST_OF]) == f"on -a0 – connects right {hero}; waits for the end, 2 glory as things stand"
    other = Scene("Bard | character | . | E W | 2coin xmonster | .", "Inn | place | . | W=2coin | 1glory | .").turn()
    other.lay(EAST_OF, 2).give(PLACE_IT)
    assert other.option(LAY[WEST_OF]).endswith("; reward –")


# -- nothing hidden ----------------------------------------------------------------------------------------------------


def shown(s: Tales, seen: View[Position]) -> list[str]:
    words = speech(s.seats)
    lines = drawn(BOARD.draw(seen, words, 140, own_hand=True), 140) + BOARD.tell(seen, words, own_hand=True)
    if s.waiting >> seen.seat & 1:
        legal = GAME.rules.legal(seen.position, seen.seat)
        lines += [*drawn(BOARD.options(seen, legal, words), 140)]
        lines += [BOARD.option(seen, action, words) for action in legal]
    return lines


@pytest.mark.parametrize(("seats", "table"), [(2, TABLES[1]), (3, TABLES[2]), (5, TABLES[1])])
def test_G17_3_no_hidden_face_and_no_sealed_answer_is_drawn_or_told(seats: int, table: dict[str, str]) -> None:
    """Whatever a seat cannot know may be dealt or sealed again, and nothing on its screen changes."""
    rng, noticed = Rng("secrets"), 0
    for number, (s, _, _) in enumerate(play(seats, "secrets", table)):
        if number % (11 * seats):
            continue
        for seat in viewers(seats):
            other = scramble(TALES, s, seat, rng)
            assert shown(s, look(s, seat)) == shown(other, look(other, seat))
        noticed += shown(s, View(0, s)) != shown(other, View(0, other))
    assert noticed > 0  # a board that looked at the whole position would be found out


def test_G17_18_quests_of_others_are_shown_where_they_lie_open() -> None:
    for s, seat, part in play(3, "open", TABLES[1]):
        if part not in ("first-choice", "over"):
            continue
        words = speech(3)
        for seen in (look(s, seat), View[Position](SPECTATOR, s)):
            lines = [line.replace("\u00a0", " ") for line in BOARD.tell(seen, words, own_hand=True)]
            for other in range(3):
                names = ", ".join([words.face(card) for card in cards(s.quests[other])])
                is_open = bool(names) and other != seen.seat and (part == "over" or seen.seat == SPECTATOR)
                assert (f"Quests ({NAMES[other]}): {names}" in lines) is is_open


# -- everybody ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES[:2])
def test_everybodys_numbers_are_drawn_and_told(table: dict[str, str]) -> None:
    words, crowned = speech(4), 0
    for s, seat, _ in moments(4, "numbers", table):
        of = eyes_of(s, seat)
        now = of.now
        if not all(now.stories):
            continue
        picture = drawn(BOARD.draw(look(s, seat), words, 120, own_hand=True), 120)
        lines = BOARD.tell(look(s, seat), words, own_hand=True)
        standing = TALES.standing(now)
        for other in range(4):
            (row,) = [line for line in picture if re.match(rf"[> ] [⚑ ] {NAMES[other]} ", line)]
            (line,) = [each for each in lines if re.match(rf"{NAMES[other]}( \(.*?\))?: hero", each)]
            assert ("⚑" in row[:4], "first-player token" in line) == ((now.first == other and now.round > 0,) * 2)
            assert row.startswith(">") is bool(s.agenda and s.waiting >> other & 1)
            numbers = [sum(now.glory[other]), standing.total(other)]
            numbers += [held[other] for held in (now.combat, now.magic, now.potions, now.coins)]
            numbers += [now.keys[other], len(now.closed[other])]
            numbers += [len(now.quests[other])] if now.with_quests else []
            assert [int(each) for each in re.findall(r"(?<= )\d+", row)][: len(numbers)] == numbers
            assert f"; {numbers[0]} glory ({numbers[1]} if the game ended now);" in line
            crowns = [bool(each) for each in re.findall(r"(?<= )\d+(♔?)", row)][2:6]
            held = [now.combat, now.magic, now.potions, now.coins]
            assert crowns == [each[other] == max(each) > 0 for each in held]
            crowned += sum(crowns)
            drafted = cards(now.drafted[other])
            if drafted:
                assert f"{s.taken_from[other]} {words.face(drafted[0])}" in row
                assert f"tile {s.taken_from[other]} {words.face(drafted[0])}" in line
    assert crowned > 20


def test_the_majorities_are_told() -> None:
    scene = Scene()
    s = scene.s
    s.combat, s.magic, s.potions, s.coins = [3, 3], [0, 0], [1, 0], [2, 5]
    assert "Majorities now: combat Ana, Petr (3), magic –, potions Ana (1), coins Petr (5)" in scene.tell()


def test_others_stories_are_told_with_what_their_chests_hold() -> None:
    scene = Scene("Wolf | monster | . | N E S W | 1glory | 2coin; 1potion").turn(card=20)
    scene.lay(EAST_OF, 1)
    scene.s.closed[0] = tuple([chest for chest in scene.s.closed[0] if chest != chest_of(1, 1)])
    hero = scene.hero()
    lines = scene.tell(1)
    at = lines.index(f"Story (Ana): a0 {hero} (hero), b0 Wolf (monster)")
    assert lines[at + 1] == f"  closed chests: {hero}: 2 glory; 1 coin, 1 key · Wolf: 1 potion"


def test_G15_what_leaves_the_board_is_told() -> None:
    for seats, text in ((2, "3 tiles"), (3, "2 tiles"), (4, "1 tile"), (5, "no tile")):
        s, seat, _ = next(play(seats, "sweep"))
        lines = "\n".join(BOARD.tell(look(s, seat), speech(seats), own_hand=True)).replace("\u00a0", " ")
        assert f"Tiles in the period decks 1: {10}, 2: 20, 3: 15 · after this round {text} " in lines


# -- tiles and log -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_can_be_looked_up(lang: str) -> None:
    words = speech(2, lang)
    for card in (*OWN.tiles, *OWN.heroes, *OWN.quests):
        text = BOARD.card(card, words)
        assert text.startswith(f"{OWN.codes[card]}: {words.face(card)} (")
        assert (words.say("board-cost") in text) is (card in (*OWN.tiles, *OWN.quests))
        assert (words.say("board-chests") in text) is bool(OWN.chests[card])
        assert text.count(words.say("board-half-key")) == sum(OWN.halves[card])
        kind = TYPES[OWN.type[card]] if OWN.type[card] != NO_TYPE else "quest" if card in OWN.quests else "hero"
        assert f"({words.say(f'type-{kind}')})" in text


def test_runs_of_tiles_and_cards_stand_on_one_line() -> None:
    match = Match(GAME, NAMES[:3], SeededDealer("log"), {"quests": "on"})
    words, rng = speech(3), Rng("log")
    while not match.over():
        seat = seats_in(match.position.waiting)[0]
        options = match.legal(seat)
        match.act(match.number, seat, options[rng.below(len(options))])
    for seat in viewers(3):
        said = [line.replace("\u00a0", " ") for line in BOARD.log(match.heard(seat), words)]
        assert len([line for line in said if line.startswith("New on the board: ")]) == 10
        assert len([line for line in said if line.startswith("Off the board: ")]) == 9
        shown_cards = [line for line in said if re.fullmatch(r"Selection cards: Ana \d, Petr \d, Eva \d", line)]
        assert len(shown_cards) == 10
        quests = [line for line in said if re.match(r"(Ana|Petr|Eva): dealt ", line)]
        assert len(quests) == 3
        for other, line in enumerate(quests):
            assert ("face down" in line) is (other != seat)
        assert len(said) < len(match.heard(seat))
