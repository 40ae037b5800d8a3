"""The table of the Dark Cave in a terminal: drawn and told alike, nothing hidden shown, every number true."""

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import partie.games.darkcave.terminal
from partie.core import (
    NOBODY,
    SPECTATOR,
    Cell,
    Match,
    Position,
    Rng,
    Seat,
    SeededDealer,
    View,
    has,
    letter,
    seats_in,
    view_of,
    viewers,
)
from partie.core.cards import make_zone
from partie.core.grid import EAST, NORTH, WEST, beside, cell, cell_text, column_of, row_of
from partie.core.playout import random_answer
from partie.core.seats import bit
from partie.core.sight import scramble
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.actions import PEEK, PLAY, REFUSE, Call, Collapse, Drop, Go, Lay, Play, Spin, go, lay
from partie.games.darkcave.cave import corners, feature_at, hidden_goals, is_feature, layings, openings, start_space
from partie.games.darkcave.faces import OWN, START
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.spaces import (
    HIDDEN_GOAL,
    HUB,
    NO_EDGE,
    OUT,
    as_laid,
    card_of,
    cell_of,
    cells_at,
    edge_of,
    space_at,
)
from partie.games.darkcave.terminal import DarkCaveBoard
from partie.games.darkcave.terminal.grid import draw_cave
from partie.games.darkcave.terminal.reach import cards_missing, cut_off
from partie.games.darkcave.terminal.sketch import Sketch, draw_card, fitted
from partie.games.darkcave.terminal.viewer import Viewer
from partie.games.darkcave.turn import begin_turn
from partie.registry import find_game
from partie.terminal.board import find_board
from partie.testing.vocabulary import COMPOSED, board_keys, used_keys
from partie.words.catalog import LANGUAGES, load_catalog
from partie.words.speech import Speech

GAME = find_game("darkcave")
BOARD = DarkCaveBoard(GAME)
NAMES = ["Ana", "Petr", "Eva", "Jan", "Zuzana", "Karel", "Marie", "Tom"]
CARD = {code: card for card, code in OWN.codes.items()}
PARTS = {"play", "lay", "look", "collapse", "swap", "spin", "equip", "call", "drop", "dwarf-step", "creature-step"}


@cache
def speech(seats: int, lang: str = "en") -> Speech[Position]:
    return Speech(GAME, load_catalog(lang, GAME), NAMES[:seats])


def drawn(what: RenderableType, width: int) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(what)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def play(seats: int, seed: str) -> Iterator[tuple[DarkCave, Seat, str]]:
    """A game in which cards are rather played than discarded, stopped before every answer of a seat."""
    s, rng = DARKCAVE.start(seats), Rng(seed)
    while s.waiting:
        seat = seats_in(s.waiting)[0]
        if seat >= seats:
            random_answer(DARKCAVE.rules, s, rng)
            continue
        yield s, seat, DARKCAVE.rules.question(s).part(s, seat)
        options = DARKCAVE.rules.legal(s, seat)
        cards = [each for each in options if isinstance(each, Play)]
        interjections = DARKCAVE.rules.interjections(s, seat)
        if interjections and not rng.below(150):
            DARKCAVE.rules.play(s, seat, interjections[0])
            continue
        chosen = cards if cards and rng.below(8) else options
        chosen = [REFUSE] if REFUSE in options and rng.below(4) else chosen
        DARKCAVE.rules.play(s, seat, chosen[rng.below(len(chosen))])
    yield s, 0, "over"


def moments(seats: int, seed: str, often: int = 60) -> Iterator[tuple[DarkCave, Seat, str]]:
    """Of every question the first moment, and then one now and again."""
    seen: set[str] = set()
    for number, (s, seat, part) in enumerate(play(seats, seed)):
        if part not in seen or number % often == 0:
            seen.add(part)
            yield s, seat, part


def look(s: DarkCave, seat: Seat) -> View[Position]:
    return view_of(GAME, s, seat)


def eyes_of(s: DarkCave, seat: Seat) -> Viewer:
    position = look(s, seat).position
    assert isinstance(position, DarkCave)
    return Viewer(DARKCAVE, position, seat, speech(s.seats))


def cave(seats: int, *lying: tuple[str, int, int, int]) -> DarkCave:
    """A table in the first turn of A, with these cards in the cave: code, column, row southwards, turned."""
    s, rng = DARKCAVE.start(seats), Rng("cave")
    while seats_in(s.waiting)[0] >= seats:
        random_answer(DARKCAVE.rules, s, rng)
    s.waiting, s.acting, s.agenda = NOBODY, 0, []
    begin_turn(s)
    DARKCAVE.rules.advance(s)
    for code, column, row, turned in lying:
        s.cave[cell(row, column)] = as_laid(CARD[code], turned)
    return s


def hand(s: DarkCave, seat: Seat, *codes: str) -> None:
    s.hand[seat] = make_zone([CARD[code] for code in codes], bit(seat))


def test_the_board_is_found() -> None:
    assert isinstance(find_board(GAME), DarkCaveBoard)
    with pytest.raises(TypeError):
        BOARD.tell(View(0, find_game("tides").start(2)), speech(2), own_hand=True)


def test_the_keys_of_every_module_are_in_the_vocabulary() -> None:
    folder = Path(str(partie.games.darkcave.terminal.__file__)).parent
    keys: set[str] = set()
    for path in sorted(folder.glob("*.py")):
        keys |= used_keys(path.read_text(encoding="utf-8"), COMPOSED)
    assert board_keys(GAME) == keys
    assert {"mark-rat", "board-missing", "board-wooden"} <= keys


# -- room, and languages -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_table_fits_in_every_language(seats: int, lang: str) -> None:
    words = speech(seats, lang)
    for number, (s, seat, part) in enumerate(moments(seats, f"room {lang}")):
        seen = look(s, seat)
        for width in (80, 100, 140, 160)[number % 2 :: 2]:
            lines = drawn(BOARD.draw(seen, words, width, own_hand=number % 3 == 0), width)
            if part != "over":
                lines += drawn(BOARD.options(seen, DARKCAVE.rules.legal(s, seat), words), width)
            assert [line for line in lines if len(line) > width] == []
            assert [line for line in lines if "…" in line] == []


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_any_moment_can_be_drawn_and_told_through_any_eyes(seats: int) -> None:
    """Also while the table is being set."""
    s, rng = DARKCAVE.start(seats), Rng("moments")
    for number in range(120):
        if number < 8 or number % 9 == 0:
            for seat in (number % seats, SPECTATOR):
                assert drawn(BOARD.draw(look(s, seat), speech(seats), 100, own_hand=True), 100)
                assert BOARD.tell(look(s, seat), speech(seats), own_hand=True)
        if not s.waiting:
            break
        random_answer(DARKCAVE.rules, s, rng)
    assert number > 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_is_told_in_every_language(lang: str) -> None:
    words, met = speech(6, lang), set[str]()
    for seed in ("told", "told 2", "told 3"):
        for s, seat, part in moments(6, f"{seed} {lang}", often=25):
            met.add(part)
            told = [BOARD.option(look(s, seat), each, words) for each in DARKCAVE.rules.legal(s, seat)]
            assert len(set(told)) == len(told)
    assert met >= PARTS


# -- the cave ----------------------------------------------------------------------------------------------------------


class Drawing:
    """The cave as it was drawn, read back by its columns and rows."""

    def __init__(self, of: Viewer, width: int) -> None:
        picture = draw_cave(of, width)
        self.beyond = picture.beyond
        self.lines = [line.plain.ljust(width) for line in picture.lines]
        self.middle = {match[0]: match.start() for match in re.finditer(r"\S+", self.lines[0])}
        goals = re.findall("┌╌+┐", "\n".join(self.lines))
        self.size = len(goals[0]) if goals else 7
        self.rows = {int(line[:4]): at for at, line in enumerate(self.lines) if line[:4].strip()}

    def box(self, at: Cell) -> list[str]:
        """The three lines of a cell."""
        left = self.middle[cell_text(at).removesuffix(str(row_of(at)))] - self.size // 2
        middle = self.rows[row_of(at)]
        return [line[left : left + self.size] for line in self.lines[middle - 1 : middle + 2]]


def open_sides(box: list[str]) -> list[int]:
    """The sides with a gap in the wall of a box."""
    middle = len(box[0]) // 2
    walls = (box[0][middle] in "─━", box[1][-1] in "│┃", box[2][middle] in "─━", box[1][0] in "│┃")
    return [side for side, is_wall in enumerate(walls) if not is_wall]


@pytest.mark.parametrize(("seats", "width"), [(2, 80), (5, 100), (8, 80), (8, 140)])
def test_D5_the_openings_drawn_are_those_of_the_cards(seats: int, width: int) -> None:
    checked, last = 0, 0
    for s, seat, _ in moments(seats, f"doors {width}", often=10):
        drawing = Drawing(eyes_of(s, seat), width)
        for at, lies in s.cave.items():
            if at in drawing.beyond:
                continue
            box = drawing.box(at)
            assert open_sides(box) == OWN.lying[lies].open_sides, box
            level = OWN.level[card_of(lies)]
            assert not level or box[2][1] in (str(level), *"●▲◆")
            checked += 1
            heavy = sum([sign in "┏┓┗┛━┃" for sign in box[0]]) > 2
            assert heavy is (at == list(s.cave)[-1] and len(s.cave) > 1)
            last += heavy
        for at in set(hidden_goals(s)) - set(drawing.beyond):
            assert [drawing.box(at)[0][0], drawing.box(at)[1].count("?")] == ["┌", 1]
    assert checked > 100
    assert last > 10


@pytest.mark.parametrize("seats", [2, 6])
def test_figures_stand_on_their_cards(seats: int) -> None:
    checked = 0
    for s, seat, _ in moments(seats, "figures", often=10):
        drawing = Drawing(eyes_of(s, seat), 110)
        for other in range(seats):
            if s.dwarfs[other] != OUT:
                text = "".join(drawing.box(cell_of(s.dwarfs[other])))
                assert letter(other) in text or "+" in text
                assert "+" in text or (letter(other) + "_" in text) is (has(s.lying, other))
                checked += 1
        for creature, space in enumerate(s.creatures):
            if space != OUT:
                assert re.search(f"[{'rwg'[creature]}+]", "".join(drawing.box(cell_of(space))))
                checked += 1
        for space in s.veins:
            assert re.search(r"[*+]", "".join(drawing.box(cell_of(space))))
    assert checked > 40


def test_D6_9_features_and_figures_stand_on_their_space() -> None:
    def box(code: str, turned: int = 0, **on: list[tuple[str, str]]) -> list[str]:
        names = {"n": 0, "e": 1, "s": 2, "w": 3, "hub": 4, "one": 5, "two": 6, "tunnel": 7}
        path = OWN.card_set.paths[CARD[code] - 1]
        given = {names[name]: signs for name, signs in on.items()}
        shape = OWN.shape[CARD[code]][turned]
        name = path.shape if path.shape.startswith(("bridge", "tunnel")) else ""
        return [line.plain for line in draw_card(Sketch(shape, name, path.level, given), 7)]

    a, b, c, d = [[(sign, "")] for sign in "ABCD"]
    assert box("I-cross", hub=a) == ["╭─╯ ╰─╮", "   A   ", "╰1╮ ╭─╯"]
    assert box("I-tee-h", 1, hub=a) == ["╭─╯ ╰─╮", "   A   ", "╰1────╯"]
    assert box("II-tee-v", n=a, e=b, s=[*c, *d]) == ["╭─╯A╰─╮", "│     B", "╰2╮CD╭╯"]
    assert box("III-bend-b", n=a, w=b, hub=[*c, *d]) == ["╭─╯A╰─╮", "B  CD │", "╰3────╯"]
    assert box("III-ew", e=[*a, *b, *c]) == ["╭─────╮", "·  · A+", "╰3────╯"]
    assert box("I-bridge-ns") == ["╭─╜ ╙─╮", "   ╫·  ", "╰1╖ ╓─╯"]
    assert box("I-bridge-ns", one=a, two=[*b, *c]) == ["╭─╜ ╙─╮", "   ABC ", "╰1╖ ╓─╯"]
    assert box("II-bridge-ew", w=a) == ["╭─╯·╰─╮", "A═════·", "╰2╮·╭─╯"]
    assert box("III-bridge-ew", one=a, two=b) == ["╭─╯·╰─╮", "·══BA═·", "╰3╮·╭─╯"]
    assert box("I-tunnel-ne") == ["╭─╯ ╰─╮", "━━┓¢┗━━", "╰1╮ ╭─╯"]
    assert box("III-tunnel-nw", one=a, two=b, tunnel=c) == ["╭─╯·╰─╮", "·━ACB━·", "╰3╮·╭─╯"]


@pytest.mark.parametrize("width", [100, 160])
def test_the_seats_stay_in_sight_while_laying_and_moving(width: int) -> None:
    """Below a narrow cave, beside it where there is room: never above, where a tall cave pushes them away."""
    seen: set[str] = set()
    for s, seat, part in moments(5, "sight"):
        if part in ("lay", "dwarf-step", "creature-step"):
            seen.add(part)
            _, *shown = drawn(BOARD.draw(look(s, seat), speech(5), width, own_hand=False), width)
            rows = [shown.index(line) for name in NAMES[:5] for line in shown if re.search(rf"\b{name}\b.*\d", line)]
            goal = max([number for number, line in enumerate(shown) if "┌╌" in line])
            assert len(set(rows)) == 5
            assert min(rows) > goal if width < 150 else min(rows) <= 3
    assert seen == {"lay", "dwarf-step", "creature-step"}


def test_what_does_not_fit_is_marked_with_a_plus() -> None:
    signs = [("A", ""), ("B_", ""), ("C", "")]
    assert fitted(signs, 4) == signs
    assert fitted(signs, 3) == [("A", ""), ("+", "bold")]
    assert fitted(signs, 1) == [("+", "bold")]


def test_D8_20_a_web_stands_on_both_sides_of_the_gap_with_its_side() -> None:
    s = cave(2, ("I-cross", 1, 0, 0), ("II-cross", 0, -1, 0), ("I-ns", -1, 3, 0))
    s.webs, s.web_sides = [edge_of(cell(0, 0), EAST), edge_of(cell(0, 0), NORTH), edge_of(cell(0, 1), EAST)], [2, 1, 2]
    drawing = Drawing(eyes_of(s, 0), 80)
    assert drawing.box(cell(-1, 0))[2] == "╰2▲·1─╯"
    assert drawing.box(cell(0, 0)) == ["╭─▲ 1─●", "  AB≡  ", "╰─╮ ╭─2"]
    assert drawing.box(cell(0, 1)) == ["●─╯ ╰─◆", "   ·   ", "21╮ ╭─2"]
    told = "\n".join(BOARD.tell(look(s, 0), speech(2), own_hand=True))
    assert "a0 start card; ladder; leads to a-1 (web ▲, side 1), b0 (web ●, side 2)" in told
    assert (
        "b0 I-cross level I crossing; leads to a0 (web ●, side 2); open end north, east (web ◆, side 2), south" in told
    )


def test_D14_8_a_path_against_a_wall_is_told() -> None:
    s = cave(2, ("I-ns", 4, -3, 0))
    s.cave[cell(-4, 4)] = as_laid(CARD["goal-lair"], 0)
    told = BOARD.tell(look(s, 0), speech(2), own_hand=True)
    (line,) = [each for each in told if each.startswith("e-3 ")]
    assert line == "e-3 I-ns level I passage north–south; open end south; against a wall north"


def test_codes_of_cells_can_be_read_off() -> None:
    """Where a path leads to an empty cell, its code stands there; it is the column's letter and the row's number."""
    read = 0
    for s, seat, part in moments(5, "codes"):
        if part == "lay":
            continue
        drawing = Drawing(eyes_of(s, seat), 140)
        for at in openings(s):
            row = row_of(at)
            column = cell_text(at).removesuffix(str(row))
            if row in drawing.rows and column in drawing.middle:
                left = drawing.middle[column] - drawing.size // 2
                assert drawing.lines[drawing.rows[row]][left : left + drawing.size].strip() == cell_text(at)
                read += 1
    assert read > 50


def test_a_cave_too_wide_is_cropped_and_the_rest_is_told() -> None:
    s = cave(5, *[("I-ew", column, 0, 0) for column in range(-14, 15) if column])
    s.dwarfs[0] = space_at(cell(0, 12), HUB)
    s.dwarfs[1] = space_at(cell(0, -13), HUB)
    for seat, column in ((0, 12), (1, -13)):
        picture = draw_cave(eyes_of(s, seat), 80)
        assert max([len(line.plain) for line in picture.lines]) <= 80
        assert cell_text(cell(0, column)).removesuffix("0") in picture.lines[0].plain.split()
        assert cell(0, column) not in picture.beyond
        shown = {column_of(Cell(at)) for at in s.cave} - {column_of(Cell(at)) for at in picture.beyond}
        assert len(shown) >= 9
        lines = "\n".join(drawn(BOARD.draw(look(s, seat), speech(5), 80, own_hand=True), 80))
        for at in picture.beyond:
            if at in s.cave:
                assert f"  {cell_text(at)} " in lines
    assert draw_cave(eyes_of(s, 0), 240).beyond == []


def test_a_goal_shows_what_these_eyes_know() -> None:
    """D8.2, D8.3: the looker sees the face, all see who has looked."""
    s = cave(3)
    hand(s, 0, "I-secret")
    for action in (PLAY[CARD["I-secret"]], PEEK[1]):
        DARKCAVE.rules.play(s, 0, action)
    at = corners(s.area)[1]
    sign = {"exit": "⌂", "ladder": "≡", "lair": "∩", "gold": "°"}[OWN.kind[s.goals[1][0] >> 16]]
    face = speech(3).face(s.goals[1][0] >> 16)
    for seat in viewers(3):
        middle = Drawing(eyes_of(s, seat), 80).box(at)[1]
        (told,) = [line for line in BOARD.tell(look(s, seat), speech(3), own_hand=True) if line.startswith("Goals")]
        assert (sign in middle) is (seat == 0)
        assert f"north-east e-4: {face if seat == 0 else 'face down'} (seen by: Ana)" in told


# -- nothing hidden ----------------------------------------------------------------------------------------------------


def shown(s: DarkCave, seen: View[Position]) -> list[str]:
    words = speech(s.seats)
    lines = drawn(BOARD.draw(seen, words, 140, own_hand=True), 140) + BOARD.tell(seen, words, own_hand=True)
    if s.waiting >> seen.seat & 1:
        legal = GAME.rules.legal(seen.position, seen.seat)
        lines += [*drawn(BOARD.options(seen, legal, words), 140)]
        lines += [BOARD.option(seen, action, words) for action in legal]
    return lines


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_D3_no_hidden_face_is_drawn_or_told(seats: int) -> None:
    """Whatever a seat cannot know may be dealt again, and nothing on its screen changes."""
    rng, noticed = Rng("secrets"), 0
    for s, asked, _ in moments(seats, "secrets", often=100):
        for seat in viewers(seats):
            other = scramble(DARKCAVE, s, seat, rng)
            assert shown(s, look(s, seat)) == shown(other, look(other, seat))
            if seat == asked:
                noticed += shown(s, View(seat, s)) != shown(other, View(seat, other))
    assert noticed > 5  # a board that looked at the whole position would be found out


@pytest.mark.parametrize("seats", [3, 5])
def test_D2_10_roles_are_shown_to_those_who_know_them(seats: int) -> None:
    words, known = speech(seats), 0
    for s, _, part in moments(seats, "roles", often=50):
        for seat in range(seats):
            told = BOARD.tell(look(s, seat), words, own_hand=True)
            for other in range(seats):
                (line,) = [each for each in told if re.match(rf"{letter(other)} {NAMES[other]}[ :]", each)]
                face = OWN.codes[s.clans[other][0] >> 16]
                clan, role = face.split("-")
                is_known = s.clans[other][0] >> seat & 1 == 1
                assert f": clan {clan}, {role if is_known else '?'}" in line
                known += is_known and other != seat
                assert is_known or part != "over"
    assert known > 0


def test_D3_13_a_half_made_decision_is_not_seen() -> None:
    s = cave(3)
    hand(s, 0, "I-cross", "I-secret")
    before = [shown(s, look(s, seat)) for seat in (1, 2, SPECTATOR)]
    DARKCAVE.rules.play(s, 0, PLAY[CARD["I-cross"]])
    assert [shown(s, look(s, seat)) for seat in (1, 2, SPECTATOR)] == before


# -- told as drawn -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_what_is_told_is_what_is_drawn(seats: int) -> None:
    words = speech(seats)
    for s, seat, _ in moments(seats, "told"):
        seen = look(s, seat)
        told = "\n".join(BOARD.tell(seen, words, own_hand=True)).replace("\u00a0", " ")
        picture = "\n".join(drawn(BOARD.draw(seen, words, 140, own_hand=True), 140)).replace("\u00a0", " ")
        flat = " ".join(picture.split())
        for at, lies in s.cave.items():
            name = "start card" if card_of(lies) == START else OWN.codes[card_of(lies)]
            assert re.search(rf"^{re.escape(cell_text(at))} {name}\b", told, re.MULTILINE)
        for other in range(seats):
            (line,) = re.findall(rf"^{letter(other)} {NAMES[other]}[ :].*", told, re.MULTILINE)
            row = re.search(rf"^[> ] {letter(other)} {NAMES[other]} +.*", picture, re.MULTILINE)
            assert row
            levels = [len([p for p in s.hand[other] if OWN.level[p >> 16] == level]) for level in (1, 2, 3)]
            assert f" {s.gold[other]} {'/'.join([str(each) for each in levels])} " in row[0]
            assert f"gold {s.gold[other]};" in line
            counted = [f"{count}× {'I' * level}" for level, count in enumerate(levels, 1) if count]
            assert (f"in hand: {', '.join(counted)};" if counted else "no cards in hand;") in line
            where = "dwarf out (" if s.dwarfs[other] == OUT else f"dwarf {cell_text(cell_of(s.dwarfs[other]))}"
            assert where in line
            assert ("out (" if s.dwarfs[other] == OUT else f" {cell_text(cell_of(s.dwarfs[other]))}") in row[0]
            kinds = [OWN.kind[p >> 16] for p in s.front[other]]
            assert ("boots" in line, "axe" in line) == ("boots" in kinds, "axe" in kinds)
            assert ("(to play)" in line, row[0].startswith(">")) == (((other == s.acting and bool(s.agenda)),) * 2)
        for web, edge in enumerate(s.webs):
            if edge != NO_EDGE:
                ends = "/".join([cell_text(at) for at in cells_at(edge)])
                for text in (told, picture):
                    assert f"{'●▲◆'[web]} web {s.web_sides[web]} on {ends}" in text
        for text in (told, flat):
            assert f"Pile: I {s.stock[0]}, II {s.stock[1]}, III {s.stock[2]}; discarded: {len(s.discarded)}" in text
        if s.hand[seat]:
            assert "Your hand" in told
            for p in s.hand[seat]:
                assert f"  {OWN.codes[p >> 16]} {words.face(p >> 16)}" in told


# -- answers -----------------------------------------------------------------------------------------------------------


def test_D11_16_a_hand_maximum_that_has_fallen_is_drawn_and_told() -> None:
    s = cave(3)
    hand(s, 1, "I-cross", "I-secret")
    s.hand_limit[1] = 3
    words, seen = speech(3), look(s, 0)
    told = [line for line in BOARD.tell(seen, words, own_hand=True) if "at most" in line]
    rows = [row for row in drawn(BOARD.draw(seen, words, 140, own_hand=True), 140) if "max." in row]
    assert [line.startswith("B Petr") and "; at most 3 in hand;" in line for line in told] == [True]
    assert [" B Petr " in row and "2/0/0\u00a0max.\u00a03 " in row for row in rows] == [True]


def test_the_number_beside_an_answer_chooses_it() -> None:
    words, most = speech(5), dict.fromkeys((Lay, Spin, Collapse), 0)
    for s, seat, part in play(5, "numbers"):
        if part not in ("lay", "spin", "collapse"):
            continue
        legal = DARKCAVE.rules.legal(s, seat)
        text = "\n".join(drawn(BOARD.options(look(s, seat), legal, words), 80))
        found = re.findall(r"(?:^|  ) *(\d+)\) (\S+)", text, re.MULTILINE)
        if part == "lay" or len(legal) > 8:
            assert sorted([int(number) for number, _ in found]) == list(range(1, len(legal) + 1))
            for number, where in found:
                action = legal[int(number) - 1]
                if isinstance(action, Spin):
                    edge = action.edge()
                    assert where == "/".join([cell_text(at) for at in cells_at(edge)])
                else:
                    assert isinstance(action, (Lay, Collapse))
                    assert where == cell_text(action.cell)
                most[type(action)] = max(most[type(action)], len(legal))
        if part == "lay":
            picture = "\n".join([line.plain for line in draw_cave(eyes_of(s, seat), 140).lines])
            on_cells = ",".join(re.findall(r"\[([\d,]+)\]", picture))
            assert sorted([int(each) for each in on_cells.split(",")]) == list(range(1, len(legal) + 1))
    assert min(most.values()) > 10


def test_a_hand_stands_on_one_line_for_each_card() -> None:
    words, refused = speech(4), 0
    for s, seat, part in play(4, "hand"):
        if part != "play":
            continue
        legal = list(DARKCAVE.rules.legal(s, seat))
        lines = drawn(BOARD.options(look(s, seat), legal, words), 140)
        for card in {p >> 16 for p in s.hand[seat]}:
            (line,) = [each for each in lines if f" {OWN.codes[card]} " in each]
            first, second = line.split()[:2]
            assert second == f"{legal.index(Drop(card)) + 1})"
            if Play(card) in legal:
                assert first == f"{legal.index(Play(card)) + 1})"
            else:
                assert first == "–"
                assert re.search(r"There is no(thing| place| lair)", line)
                refused += 1
            if OWN.is_path(card) and Play(card) in legal:
                count = len(list(layings(s, card)))
                assert f"fits in {count} way" in line
    assert refused > 0


def test_laying_tells_how_near_a_goal_comes() -> None:
    """From the start card three cards are missing in a row and three in a column to a corner, less one beside it."""
    s = cave(6)
    assert cards_missing(s, 0) == dict.fromkeys(range(4), 5)
    hand(s, 0, "I-bend-a")
    DARKCAVE.rules.play(s, 0, PLAY[CARD["I-bend-a"]])
    told = BOARD.option(look(s, 0), lay(cell(0, 1), 1), speech(6))
    assert told.startswith("on b0, rotated – ━┓ ; ")
    assert "4 cards missing to the south-east goal (now 5)" in told
    assert "6 cards missing to the north-east goal (now 5)" not in told  # the start card still leads north
    lines = drawn(BOARD.options(look(s, 0), DARKCAVE.rules.legal(s, 0), speech(6)), 80)
    assert [line for line in lines if re.search(r"b0 +━┓ +↻ +↘5→4", line)]
    s = cave(6, *[("I-ns", 0, row, 0) for row in (-1, -2)], ("I-ew", 1, -3, 0))
    hand(s, 0, "I-tee-h")
    DARKCAVE.rules.play(s, 0, PLAY[CARD["I-tee-h"]])
    assert cards_missing(s, 0)[1] == 3
    s.cave[cell(-3, 2)] = as_laid(CARD["I-ew"], 0)
    assert cards_missing(s, 0)[1] == 3  # not joined yet
    told = BOARD.option(look(s, 0), lay(cell(-3, 0), 0), speech(6))
    assert "reaches the north-east goal" in told


def test_D6_18_a_bridge_leads_straight_on() -> None:
    """A dwarf on one lane is not connected with the other."""
    s = cave(6, ("I-ns", 0, -1, 0), ("I-ns", 0, -2, 0), ("I-bridge-ns", 0, -3, 0))
    assert cards_missing(s, 0)[0] == 4
    s.cave[cell(-3, 0)] = as_laid(CARD["I-cross"], 0)
    assert cards_missing(s, 0)[0] == 2


def test_D8_14_a_cave_in_tells_what_it_cuts_off() -> None:
    s = cave(2, ("I-ns", 0, -1, 0), ("I-ns", 0, -2, 0), ("I-cross", 0, -3, 0))
    assert [cut_off(s, cell(row, 0)) for row in (-1, -2, -3)] == [2, 1, 0]
    hand(s, 0, "II-cave-in")
    DARKCAVE.rules.play(s, 0, PLAY[CARD["II-cave-in"]])
    told = [BOARD.option(look(s, 0), each, speech(2)) for each in DARKCAVE.rules.legal(s, 0)]
    assert [text.endswith("; cuts off 2 cards") for text in told] == [False, False, True]
    s.cave[cell(-2, 0)] = as_laid(CARD["I-tee-h-ladder"], 0)
    assert cut_off(s, cell(-1, 0)) == 0  # D6.16 ladders hold together


def step(s: DarkCave, at: Cell, local: int) -> str:
    s.agenda = s.agenda[:-1]
    s.sealed[0], s.waiting = (), NOBODY
    DARKCAVE.rules.advance(s)
    assert DARKCAVE.rules.question(s).name == "dwarf-step"
    action = go(space_at(at, local))
    assert action in DARKCAVE.rules.legal(s, 0)
    return BOARD.option(look(s, 0), action, speech(s.seats))


def test_a_step_tells_what_it_brings() -> None:
    north, east = cell(-1, 0), cell(0, 1)
    assert step(cave(2, ("I-tee-v", 0, -1, 0)), north, HUB) == "a-1"
    assert step(cave(2, ("I-bridge-ns", 0, -1, 0)), north, 5) == "a-1, lane north–south; wooden lane: costs 1 card"
    assert step(cave(2, ("I-bridge-ns", 1, 0, 0)), east, 6) == "b0, lane east–west"
    s = cave(2, ("II-bridge-ew", 1, 0, 0))
    s.dwarfs[0] = space_at(east, WEST)
    assert step(s, east, EAST) == "b0, east side"  # D6.21 it was paid on entering
    s = cave(2, ("I-tunnel-ne", 0, -1, 0))
    s.dwarfs[0] = space_at(north, 6)
    assert step(s, north, 7) == "a-1, tunnel; costs 1 nugget"
    s = cave(2, ("I-tunnel-ne", 0, -1, 0))
    s.dwarfs[0], s.gold[0] = space_at(north, 6), 0
    assert step(s, north, 7) == "a-1, tunnel; tunnel, but you have no gold"
    s = cave(2, ("I-tee-v-gold", 0, -1, 0))
    s.veins, s.creatures[1] = (space_at(north, HUB),), space_at(north, HUB)
    assert step(s, north, HUB) == "a-1; vein with a nugget; w lindworm; attack"
    at = corners(4)[1]
    s = cave(2, ("I-cross", 3, -4, 0))
    s.dwarfs[0] = space_at(beside(at, WEST), HUB)
    assert step(s, at, HIDDEN_GOAL).startswith("e-4, north-east goal; turns it face up")
    s = cave(2)
    s.cave[at] = as_laid(CARD["goal-exit"], 0)
    s.dwarfs[0] = space_at(at, 3)
    assert is_feature(s, space_at(at, HUB), "exit")
    assert step(s, at, HUB) == "e-4, middle; exit; you leave the cave"
    s = cave(2, ("I-cross", 3, -4, 0), ("I-cross", 2, -4, 0), ("I-cross", 1, -4, 0))
    s.dwarfs[0] = space_at(cell(-4, 1), HUB)
    assert step(s, cell(-4, 2), HUB) == "c-4; 2 more moves to the north-east goal"


def test_D10_7_a_lair_tells_whom_the_creature_can_reach() -> None:
    s = cave(3, ("I-cross-lair", 1, 0, 0), ("I-ew", 2, 0, 0), ("III-cross", 3, 0, 0))
    assert feature_at(s, cell(0, 1)) == "lair"
    s.dwarfs = [start_space(), space_at(cell(0, 3), HUB), space_at(cell(0, 3), EAST)]
    hand(s, 0, "I-rat")
    DARKCAVE.rules.play(s, 0, PLAY[CARD["I-rat"]])
    told = BOARD.option(look(s, 0), Call(cell(0, 1)), speech(3))
    assert told.endswith(" – can reach: Ana (1), Petr (3)")
    s.webs[0], s.web_sides[0] = edge_of(cell(0, 0), EAST), 2
    s.dwarfs[1] = s.dwarfs[2]
    assert BOARD.option(look(s, 0), Call(cell(0, 1)), speech(3)).endswith(" – no dwarf in reach")


def test_every_step_is_told_with_its_cell() -> None:
    for s, seat, part in play(3, "steps"):
        if part in ("dwarf-step", "creature-step"):
            for action in DARKCAVE.rules.legal(s, seat):
                if isinstance(action, Go):
                    assert BOARD.option(look(s, seat), action, speech(3)).startswith(cell_text(action.cell))


# -- cards and log -----------------------------------------------------------------------------------------------------


def test_cards_are_told_with_their_paths() -> None:
    words = speech(2)
    assert BOARD.card(CARD["I-tee-h"], words).startswith("I-tee-h ━┳━ level I T-junction east–west: ")
    assert BOARD.card(CARD["II-cross-lair"], words).startswith("II-cross-lair ━╋━∩↑ ")
    assert BOARD.card(CARD["III-tunnel-nw"], words).startswith("III-tunnel-nw ━┛┏━ ")
    assert BOARD.card(CARD["I-rat"], words) == f"I-rat {words.face(CARD['I-rat'])}: {words.ability(CARD['I-rat'])}"
    assert BOARD.card(CARD["goal-exit"], words).startswith("goal-exit ━╋━⌂ ")


def test_runs_of_cards_and_steps_stand_on_one_line() -> None:
    match = Match(GAME, NAMES[:4], SeededDealer("log"))
    words, rng = speech(4), Rng("log")
    said = [line.replace("\u00a0", " ") for line in BOARD.log(match.heard(1), words)]
    assert isinstance(match.position, DarkCave)
    own = sorted([p >> 16 for p in match.position.hand[1]])
    assert f"Petr drew {', '.join([f'{OWN.codes[card]} {words.face(card)}' for card in own])}" in said
    assert [line for line in said if line == "Eva drew 5× I"]
    while not match.over():
        seat = seats_in(match.position.waiting)[0]
        options = match.legal(seat)
        match.act(match.number, seat, options[rng.below(len(options))])
    for seat in viewers(4):
        said = BOARD.log(match.heard(seat), words)
        walks = [line for line in said if re.fullmatch(r"\w+:( dwarf)? to -?[a-z]+-?\d+( → -?[a-z]+-?\d+)*", line)]
        assert [line for line in walks if "→" in line]
        assert len(said) < len(match.heard(seat))
