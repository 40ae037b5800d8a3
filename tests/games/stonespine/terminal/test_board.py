"""The table of Stonespine Architects in a terminal: drawn and told alike, nothing hidden, every number true."""

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from itertools import chain
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

import partie.games.stonespine.terminal
from partie.core import (
    SPECTATOR,
    Match,
    Outcome,
    Position,
    Rng,
    ScoreSheet,
    Seat,
    SeededDealer,
    View,
    seats_in,
    view_of,
)
from partie.core.cards import cards
from partie.core.playout import random_answer
from partie.core.sight import unseen
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.actions import Buy, Column, Embed, Pass, Place, Take, Tunnel
from partie.games.stonespine.ending import dungeon_of
from partie.games.stonespine.places import EDGE_NAMES, EDGES, NO_EDGES, PLACE_NAMES, PLACES, EdgeSet
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.printed import OWN, TOKENS
from partie.games.stonespine.scoring import connected, demands_met
from partie.games.stonespine.terminal import StonespineBoard
from partie.games.stonespine.terminal.compact import COMPACT_WIDTH, compact
from partie.games.stonespine.terminal.glyphs import Marks
from partie.games.stonespine.terminal.large import large
from partie.games.stonespine.terminal.layout import Layout
from partie.games.stonespine.terminal.outlook import Outlook
from partie.registry import find_game
from partie.terminal.board import find_board
from partie.terminal.screen import Screen
from partie.terminal.sheet import outcome_line, outcome_lines, sheet_lines, sheet_table, show_sheet
from partie.testing.plain import plain_catalog
from partie.testing.vocabulary import COMPOSED, board_keys, used_keys
from partie.words.catalog import LANGUAGES, load_catalog
from partie.words.speech import Speech

GAME = find_game("stonespine")
BOARD = StonespineBoard(GAME)
NAMES = ["Ana", "bot:random", "bot:random", "Petr", "Eva"]
MARKS = Marks(("Gn", "Go", "Ko", "Oo", "Sl", "Ch", "be", "bl", "fi", "pi", "sp", "★"), "tr", ("C", "S"))
PARTS = ("place", "column", "discard", "keep", "visit-market", "embed", "tunnel", "take-challenge")


def speech(seats: int, lang: str = "en") -> Speech[Position]:
    return Speech(GAME, load_catalog(lang, GAME), NAMES[:seats])


def drawn(what: RenderableType, width: int) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(what)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def position(seen: View[Position]) -> Stonespine:
    assert isinstance(seen.position, Stonespine)
    return seen.position


def play(seats: int, seed: str = "board") -> Iterator[tuple[Match[Position], Seat, str]]:
    """A match of random answers, stopped before every one of them: who is asked, and for what."""
    match = Match(GAME, NAMES[:seats], SeededDealer(seed))
    rng = Rng(seed)
    while not match.over():
        seat = seats_in(match.position.waiting)[0]
        yield match, seat, GAME.rules.question(match.position).part(match.position, seat)
        options = match.legal(seat)
        match.act(match.number, seat, options[rng.below(len(options))])
    yield match, 0, "over"


def moments(seats: int, seed: str = "board") -> Iterator[tuple[Match[Position], Seat, str]]:
    """Of every question one moment in every year, and the end."""
    seen: set[tuple[str, int]] = set()
    for match, seat, part in play(seats, seed):
        assert isinstance(match.position, Stonespine)
        if (part, match.position.year) not in seen:
            seen.add((part, match.position.year))
            yield match, seat, part


def test_the_board_is_found() -> None:
    assert isinstance(find_board(GAME), StonespineBoard)


def test_the_keys_of_every_module_are_in_the_vocabulary() -> None:
    folder = Path(str(partie.games.stonespine.terminal.__file__)).parent
    keys: set[str] = set()
    speaking = 0
    for path in sorted(folder.rglob("*.py")):
        own = used_keys(path.read_text(encoding="utf-8"), COMPOSED)
        speaking += bool(own)
        keys |= own
    assert speaking > 8
    assert board_keys(GAME) == keys
    assert {"mark-gnoll", "board-market", "board-ranked", "place-blind", "board-pass"} <= keys


# -- room, and languages -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_the_table_fits_in_every_language(seats: int, lang: str) -> None:
    words = speech(seats, lang)
    for number, (match, seat, part) in enumerate(moments(seats)):
        width = (80, 100, 140, 160, 60)[number % 5]
        seen = match.view(seat)
        lines = drawn(BOARD.draw(seen, words, width, own_hand=part == "over"), width)
        if part != "over":
            lines += drawn(BOARD.options(seen, match.legal(seat), words), width)
        assert [line for line in lines if len(line) > width] == []
        # Nothing that is drawn is cut off but names of chambers, which stand in full below or can be looked up.
        if width >= 80:
            assert [line for line in lines if "…" in line and not re.search(r"[│┃┗┛╰╯╎]", line)] == []


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_every_question_is_met(seats: int) -> None:
    met = {part for seed in ("board", "more", "again") for _, _, part in moments(seats, seed)}
    missing = {1: {"discard"}, 2: {"keep"}}.get(seats, {"discard", "keep"})
    assert met == {*PARTS, "over"} - missing


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_any_moment_can_be_drawn_and_told(seats: int) -> None:
    """Also while the dealer is at work, and through any eyes."""
    words, rng, s = speech(seats), Rng("moments"), STONESPINE.start(seats)
    for number in range(800):
        if number < 45 or number % 16 == 0:
            for seat in (number % seats, SPECTATOR):
                seen: View[Position] = view_of(GAME, s, seat)
                assert drawn(BOARD.draw(seen, words, 100, own_hand=True), 100)
                assert BOARD.tell(seen, words, own_hand=True)
        if not s.waiting:
            break
        random_answer(STONESPINE.rules, s, rng)
    assert not s.waiting


# -- the dungeon -------------------------------------------------------------------------------------------------------


def random_dungeon(rng: Rng, year: int) -> Stonespine:
    """Chambers and passages at random; in the newest row some places are free."""
    s = STONESPINE.start(2)
    chambers = list(rng.shuffled(list(OWN.chambers)))
    s.year = year
    built = [chambers[place] if place < 4 * (year - 1) or rng.below(3) else 0 for place in range(4 * year)]
    s.rooms[0] = tuple(built + [0] * (PLACES - 4 * year))
    edges = [number for number in range(EDGES) if number < 4 * year or 20 <= number < 15 + 5 * year]
    s.passages[0] = EdgeSet(sum([1 << number for number in edges if not rng.below(5)]))
    blueprint = OWN.blueprints[rng.below(8)]
    s.blueprints[0] = tuple([piece for piece in s.blueprint_deck if piece >> 16 == blueprint])
    return s


def doors_of(s: Stonespine, place: int) -> str:
    """The doors printed on the chamber there, from the table of the deck."""
    found = [chamber.doors for chamber in OWN.card_set.chambers if chamber.number == s.rooms[0][place]]
    return found[0] if found else ""


def expected_wall(s: Stonespine, place: int, side: str) -> str:
    """What a wall must look like: solid, a gap, a floor, or a secret passage."""
    row, column = divmod(place, 4)
    row, column = row + (side == "B") - (side == "T"), column + (side == "R") - (side == "L")
    inside = 0 <= row < 4 and 0 <= column < 4
    there = row * 4 + column
    here = PLACE_NAMES[place]
    wanted = {"T": f"^{here}", "B": f"{here}_", "L": f"<{here}", "R": f"{here}>"}[side]
    if inside:
        wanted = "/".join([PLACE_NAMES[each] for each in sorted([place, there])])
    edge = EDGE_NAMES.index(wanted)
    if s.passages[0] >> edge & 1:
        return "≈"
    if side not in doors_of(s, place):
        return "solid"
    blueprint = s.blueprints[0][0] >> 16
    if not inside:
        gates = {("T", OWN.entrance[blueprint]), ("B", OWN.exit[blueprint])}
        return "░" if (side, column) in gates else " "
    back = {"T": "B", "B": "T", "L": "R", "R": "L"}[side]
    return "░" if back in doors_of(s, there) else " "


def drawn_wall(lines: list[str], place: int, side: str, inner: int) -> str:
    """What the large drawing shows there."""
    row, column = divmod(place, 4)
    top, left = 1 + 5 * row, 2 + (inner + 2) * column
    line, at = {
        "T": (top, left + inner // 2),
        "B": (top + 4, left + inner // 2),
        "L": (top + 2, left),
        "R": (top + 2, left + inner + 1),
    }[side]
    sign = lines[line][at]
    return "solid" if sign in "─━│┃" else sign


def compact_wall(lines: list[str], place: int, side: str) -> str:
    """What the compact drawing shows there: as above, from the point of view of the place."""
    row, column = divmod(place, 4)
    line, at = {
        "T": (1 + 3 * row, 5 * column + 2),
        "B": (4 + 3 * row, 5 * column + 2),
        "L": (3 + 3 * row, 5 * column),
        "R": (3 + 3 * row, 5 * column + 5),
    }[side]
    sign = lines[line][at]
    return " " if sign == {"T": "╥", "B": "╨", "L": "╞", "R": "╡"}[side] else "solid" if sign in "─│╥╨╞╡" else sign


def plain(texts: list[Text]) -> list[str]:
    return [text.plain for text in texts]


@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_the_doors_drawn_are_those_of_the_cards(year: int) -> None:
    """S4.7–S4.10: a floor through both walls where doors meet, a gap where one stands alone, a passage marked."""
    rng = Rng(f"doors {year}")
    seen: set[str] = set()
    for _ in range(60):
        s = random_dungeon(rng, year)
        s.rooms[0] = (
            tuple([card or OWN.chambers[0] for card in s.rooms[0][: 4 * year - 4]]) + s.rooms[0][4 * year - 4 :]
        )
        inner = (10, 14, 18)[rng.below(3)]
        if not any(s.rooms[0][4 * year - 4 :]):
            continue  # a row that nobody has begun is drawn flat
        names = [f"{card}" for card in s.rooms[0]]
        wide = plain(large(Layout(s, 0), MARKS, names, inner, ("in", "out")))
        small = plain(compact(Layout(s, 0), MARKS))
        assert {len(line) for line in wide} == {2 + 4 * (inner + 2)}
        assert max([len(line) for line in small]) == COMPACT_WIDTH
        for place in range(4 * year):
            if s.rooms[0][place]:
                for side in "TBLR":
                    wanted = expected_wall(s, place, side)
                    assert drawn_wall(wide, place, side, inner) == wanted, (place, side)
                    assert compact_wall(small, place, side) == wanted, (place, side)
                    seen.add(wanted)
    assert seen == {"solid", " ", "░", "≈"}


@pytest.mark.parametrize("year", [2, 4])
def test_S11_9_S11_14_ticks_and_networks_are_marked(year: int) -> None:
    rng = Rng(f"marks {year}")
    both = 0
    for _ in range(80):
        s = random_dungeon(rng, year)
        blueprint = s.blueprints[0][0] >> 16
        layout = Layout(s, 0)
        from_entrance, from_exit = connected(dungeon_of(s, 0), OWN.entrance[blueprint], OWN.exit[blueprint])
        met = demands_met(dungeon_of(s, 0), OWN.demands[blueprint])
        for picture in (large(layout, MARKS, [""] * PLACES, 14, ("", "")), compact(layout, MARKS)):
            # The signs of entrance and exit themselves stand above and below.
            text = "\n".join(plain(picture)[1:-1])
            assert text.count("▼") + text.count("◆") == from_entrance
            assert text.count("▲") + text.count("◆") == from_exit
            assert text.count("✓") == met
            asked = [place for place, demand in enumerate(OWN.demands[blueprint]) if demand != (-1, ())]
            assert text.count("✗") == len([place for place in asked if s.rooms[0][place]]) - met
            assert text.count("[") == len([place for place in asked if not s.rooms[0][place]])
            both += text.count("◆")
    assert both > 0 or year < 4


def test_entrance_and_exit_stand_at_their_columns() -> None:
    for blueprint in OWN.blueprints:
        s = random_dungeon(Rng("gates"), 4)
        s.blueprints[0] = tuple([piece for piece in s.blueprint_deck if piece >> 16 == blueprint])
        wide = plain(large(Layout(s, 0), MARKS, [""] * PLACES, 14, ("in", "out")))
        assert (wide[0].index("▼") - 2) // 16 == OWN.entrance[blueprint]
        assert (wide[-1].index("▲") - 2) // 16 == OWN.exit[blueprint]
        small = plain(compact(Layout(s, 0), MARKS))
        assert small[0].index("▼") // 5 == OWN.entrance[blueprint]
        assert small[-1].index("▲") // 5 == OWN.exit[blueprint]


def test_a_type_is_a_letter_a_kind_of_wall_and_a_colour() -> None:
    s = STONESPINE.start(2)
    s.year = 1
    s.rooms[0] = (42, 61) + (0,) * 14
    lines = large(Layout(s, 0), MARKS, ["42 Hollow", "61 Garrison"] + [""] * 14, 14, ("", ""))
    assert lines[1].plain.startswith("  ╭─────╯  ╰─────╮┏━━━━━┛  ┗━━━━━┓")
    assert lines[2].plain.startswith("  │ 42 Hollow    ╰┃ 61 Garrison  ┗")
    assert lines[3].plain.startswith("1 │ Gn sp · ·     ┃ sp Go · ·     ")
    assert lines[4].plain.startswith("  │ C            ╭┃ S            ┏")
    styles = {str(span.style) for span in lines[1].spans}
    assert {"yellow", "cyan"} <= styles


# -- told as drawn -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_told_is_what_is_drawn(seats: int) -> None:
    words = speech(seats)
    for match, seat, _ in moments(seats, "told"):
        seen = match.view(seat)
        s = position(seen)
        told = "\n".join(BOARD.tell(seen, words, own_hand=True)).replace("\u00a0", " ")
        picture = "\n".join(drawn(BOARD.draw(seen, words, 160, own_hand=True), 160))
        # Every chamber of every dungeon, in a place of its own; its own ones by name.
        for other in range(seats):
            for place, card in enumerate(s.rooms[other]):
                if card:
                    assert f"{PLACE_NAMES[place]} {card}" in told
                    assert (f"C{card}" in picture or f"S{card}" in picture) if other != seat else f" {card} " in picture
        for sign, name in (("▼", "entrance"), ("▲", "exit")):
            # The legend has a sign and one for both; the gate of a large drawing has one, that of a compact one two.
            marks = picture.count(sign) + picture.count("◆") - 2 - 1 - 2 * (seats - 1)
            assert marks == told.count(f"; connected to the {name}") + told.count("; connected to entrance and exit")
        for number, tokens in enumerate(s.wares):
            card = s.stalls[number >> 1]
            half = ("top", "bottom")[number & 1]
            price = OWN.prices[card][number & 1]
            names = ", ".join([words.face(token) for token in tokens if token]) or "sold out"
            assert f"m{card - 1300} {half}, {price} gold: {names}" in told
            assert f"{price}: " in picture
        for card in cards(s.shown_challenges):
            assert words.face(card) in told
            assert words.face(card) in picture
        for other in range(seats):
            total = str(STONESPINE.standing(s).total(other)).replace("-", "−")
            assert re.search(rf"{re.escape(words.seat(other))}: now {total},", told)
            assert re.search(rf"{re.escape(words.seat(other))} +{total} ", picture)


@cache
def hidden_names(seats: int, open_table: bool) -> int:
    """How many faces somebody could read who may not know them; ``open_table`` shows the whole position instead."""
    words, found = speech(seats), 0
    for number, (match, seat, part) in enumerate(play(seats, "hidden")):
        if part not in ("place", "column", "keep", "discard") or number % 5:
            continue
        seen = View(seat, match.position) if open_table else match.view(seat)
        shown = "\n".join(
            [
                *BOARD.tell(seen, words, own_hand=True),
                *drawn(BOARD.draw(seen, words, 160, own_hand=True), 160),
                *[BOARD.option(seen, action, words) for action in match.legal(seat)],
                *BOARD.log(match.heard(seat), words),
            ]
        ).replace("\u00a0", " ")
        for deck, piece in unseen(GAME, match.position, seat):
            card = piece >> 16
            if deck == "chambers" and re.search(rf"\b{card} {re.escape(words.face(card))}", shown):
                found += 1
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_S1_6_no_hidden_face_is_shown(seats: int) -> None:
    assert hidden_names(seats, open_table=False) == 0
    assert hidden_names(seats, open_table=True) > 20  # it would be noticed


def test_S6_9_a_sealed_answer_stays_sealed() -> None:
    """What another seat has answered is neither drawn nor told, nor in the dungeon yet."""
    match = Match(GAME, NAMES[:3], SeededDealer("sealed"))
    words = speech(3)
    before = BOARD.tell(match.view(1), words, own_hand=True)
    for _ in range(2):
        match.act(match.number, 0, match.legal(0)[0])
    after = BOARD.tell(match.view(1), words, own_hand=True)
    assert [line for line in after if line not in before] == [
        "Stonespine Architects, year 1 of 4, construction, turn 1 of 4, hands go left, yours to Random bot (C), "
        "waiting for: Random bot (B), Random bot (C)"
    ]
    assert [line for line in before if line not in after] == [before[0]]


def test_S6_8_a_chamber_placed_face_up_is_seen_at_once() -> None:
    match = Match(GAME, NAMES[:3], SeededDealer("shown"), {"placement": "face-up"})
    words = speech(3)
    told: set[str] = set()
    while position(match.view(1)).year == 1 and GAME.rules.question(match.position).name == "place":
        placed = match.legal(0)[0]
        match.act(match.number, 0, placed)
        while match.position.waiting & 1 and match.position.sealed[0]:
            match.act(match.number, 0, match.legal(0)[0])
        lines = BOARD.tell(match.view(1), words, own_hand=True)
        (card,) = GAME.notation.cards(placed)
        assert [line for line in lines if re.search(rf"[abcd]1\u00a0{card}, ", line)]
        told.add(lines[0].split(", ")[2])
        for seat in (1, 2):
            asked = match.number
            while match.number == asked and match.position.waiting >> seat & 1:
                match.act(match.number, seat, match.legal(seat)[0])
    assert told == {"construction"}


def test_S6_15_what_was_passed_on_is_remembered() -> None:
    match = Match(GAME, NAMES[:4], SeededDealer("passed"))
    words = speech(4)
    for seat in (0, 1, 2, 3):
        for _ in range(2):
            match.act(match.number, seat, match.legal(seat)[0])
    s = position(match.view(0))
    (held,) = [
        line for line in BOARD.tell(match.view(0), words, own_hand=False) if line.startswith("Known cards in hand")
    ]
    known = [f"{card} {words.face(card)}" for card in cards(s.hand[1])]
    assert held.replace("\u00a0", " ") == f"Known cards in hand (Random bot (B)): {', '.join(known)}"
    assert len(known) == 4


# -- answers -----------------------------------------------------------------------------------------------------------


def change(told: str) -> int:
    """The number of points that an option speaks of."""
    found = re.search(r"([+−]?\d+)( now)?\)$", told.replace("\u00a0", " "))
    assert found, told
    return int(found[1].replace("−", "-"))


def goes_on(before: Position, after: Position) -> bool:
    """Whether nothing followed by itself: nobody passed for want of gold, and Jael did not act."""
    assert isinstance(before, Stonespine)
    assert isinstance(after, Stonespine)
    return (before.passed, before.acted) == (after.passed, after.acted)


@pytest.mark.parametrize("seats", [1, 3])
def test_the_points_an_option_speaks_of_come_true(seats: int) -> None:
    """Where an answer takes effect at once: what it adds is what the standing grows by."""
    words = speech(seats)
    checked: set[type] = set()
    for match, seat, part in chain(*[play(seats, seed) for seed in ("one", "two", "solo 18")]):
        if part not in ("embed", "tunnel", "take-challenge") and not (seats == 1 and part == "column"):
            continue
        seen = match.view(seat)
        before = GAME.standing(match.position).total(seat)
        for action in match.legal(seat)[:6]:
            after = match.position.clone()
            GAME.rules.play(after, seat, action)
            if isinstance(action, Take):
                grown = sum([p.points for p in GAME.standing(after).points if ("card", action.card) in p.args])
            elif goes_on(match.position, after):
                grown = GAME.standing(after).total(seat) - before
            else:
                continue
            assert change(BOARD.option(seen, action, words)) == grown
            checked.add(type(action))
    assert checked == {Embed, Tunnel, Take} | ({Column} if seats == 1 else set())


def test_the_best_place_is_the_best_column() -> None:
    words = speech(1)
    checked = 0
    for match, seat, part in play(1, "best"):
        if part != "place":
            continue
        for action in match.legal(seat):
            s = match.position.clone()
            GAME.rules.play(s, seat, action)
            told = BOARD.option(match.view(seat), action, words)
            if GAME.rules.question(s).part(s, seat) == "column":
                v, legal = view_of(GAME, s, seat), GAME.rules.legal(s, seat)
                gains = [change(BOARD.option(v, each, words)) for each in legal]
                assert change(told) == max(gains)
                checked += 1
    assert checked > 30


def test_what_a_set_can_bring_comes_true_when_its_tokens_are_laid_so() -> None:
    """Each token of a set is laid where its option adds most: that brings what the purchase spoke of."""
    words = speech(2)
    checked = 0
    for match, seat, part in chain(play(2, "sets"), play(2, "more")):
        if part != "visit-market":
            continue
        for action in match.legal(seat):
            if isinstance(action, Pass):
                continue
            assert isinstance(action, Buy)
            promised = change(BOARD.option(match.view(seat), action, words))
            s = match.position.clone()
            before = GAME.standing(s).total(seat)
            GAME.rules.play(s, seat, action)
            assert isinstance(s, Stonespine)
            while s.carried:
                told = [change(BOARD.option(view_of(GAME, s, seat), each, words)) for each in GAME.rules.legal(s, seat)]
                best = GAME.rules.legal(s, seat)[told.index(max(told))]
                GAME.rules.play(s, seat, best)
            if goes_on(match.position, s):
                assert GAME.standing(s).total(seat) - before == promised
                checked += 1
    assert checked > 10


def test_S9_3_a_full_chamber_takes_no_second_token_of_a_set() -> None:
    """Traps in central chambers give 3 each, but only one of these chambers has room, and only for one."""
    s = random_dungeon(Rng("full"), 2)
    s.rooms[0] = (95, 96, 97, 98, 2, 30, 52, 3) + (0,) * 8
    s.passages[0] = NO_EDGES
    s.goal = s.goal_deck[:1]
    s.challenges[0] = tuple([piece for piece in s.challenge_deck if piece >> 16 == 1104])
    bear = TOKENS + OWN.token_face.index("bear")
    s.blueprints[0] = tuple([piece for piece in s.blueprint_deck if piece >> 16 == 1006])  # asks for no trap
    outlook = Outlook(s, 0)
    assert outlook.token(bear, 5) == 3
    assert outlook.tokens([bear]) == 3
    assert outlook.tokens([bear, bear]) == 3


def test_the_number_beside_an_edge_chooses_that_edge() -> None:
    words = speech(2)
    for match, seat, part in play(2, "edges"):
        if part == "tunnel":
            legal = match.legal(seat)
            text = "\n".join(drawn(BOARD.options(match.view(seat), legal, words), 80))
            found = re.findall(r"(\d+)\) (\S+) ([+−]\d+)", text)
            assert len(found) == len(legal)
            assert len(text.splitlines()) <= 9
            for number, edge, gain in found:
                action = legal[int(number) - 1]
                assert GAME.notation.text(action) == f"tunnel {edge}"
                sides = {"^": ", top", "_": ", bottom", "<": ", left", ">": ", right"}
                where = "".join([side for sign, side in sides.items() if sign in edge])
                told = BOARD.option(match.view(seat), action, words).replace("\u00a0", " ")
                assert told == f"{edge}{where} (now {gain})"
            return
    raise AssertionError("no secret passage was bought")


def test_a_chamber_to_place_is_told_in_full() -> None:
    match = Match(GAME, NAMES[:2], SeededDealer("hand"))
    words = speech(2)
    told = [BOARD.option(match.view(0), action, words) for action in match.legal(0)]
    lines = drawn(BOARD.options(match.view(0), match.legal(0), words), 100)
    assert re.search(r"doors +elements +gold +blueprint +best", lines[0])
    for number, (action, text) in enumerate(zip(match.legal(0), told, strict=True), 1):
        assert isinstance(action, Place)
        (chamber,) = [each for each in OWN.card_set.chambers if each.number == action.card]
        assert f"{chamber.number} {chamber.name} ({chamber.type}): doors " in text
        assert f"; {chamber.gold} gold" in text
        arrows = "".join(
            [sign if side in chamber.doors else "·" for side, sign in (("T", "↑"), ("L", "←"), ("R", "→"), ("B", "↓"))]
        )
        assert re.match(rf" *{number}\) +[CS] {chamber.number} {re.escape(chamber.name)} +{arrows} ", lines[number])


# -- cards and log -----------------------------------------------------------------------------------------------------


def test_cards_are_told_from_what_is_printed() -> None:
    words = speech(1)
    assert BOARD.card(42, words) == "C 42 Hollow (cave): doors top, right; gnoll, spike trap; 3 gold; rune green"
    assert BOARD.card(41, words) == "C 41 Arena (cave): doors top, right; goblin, +3 star; 0 gold; rune blue"
    assert BOARD.card(1004, words).startswith("bp4 blueprint 4: entrance c, exit b; b1 kobold, d1 stone, a2 goblin")
    assert BOARD.card(1309, words) == "m9: top 9 gold – square, oval; bottom 5 gold – circle, circle"
    assert BOARD.card(1501, words) == (
        "jA Jael A: rune blue; 10 gold; takes the sets: bottom left, bottom right; 14 + 3 × gnoll"
    )
    assert "gnoll/goblin/kobold + trap" in BOARD.card(1508, words)
    assert BOARD.card(1113, words) == f"ch13 Fatal Pathway: {words.ability(1113)}"
    assert BOARD.card(TOKENS + 1, words) == f"ooze ooze: {words.ability(TOKENS + 1)}"


def test_another_deck_is_drawn_and_told_as_printed() -> None:
    from partie.games.stonespine.faces import own_lists

    tables = dict(own_lists())
    (line,) = [each for each in tables["chambers"].splitlines() if each.startswith("42 ")]
    tables["chambers"] = tables["chambers"].replace(line, line.replace("Hollow", "Cosy Corner").replace("TR ", "BL "))
    other = STONESPINE.with_cards(tables)
    board = StonespineBoard(other)  # type: ignore[arg-type]  # a game of its own positions is a game
    words = Speech(other, load_catalog("en", GAME), ["Ana"])
    told = board.card(42, words)  # type: ignore[arg-type]  # as above
    assert told == "C 42 Cosy Corner (cave): doors left, bottom; gnoll, spike trap; 3 gold; rune green"


def test_runs_of_cards_and_tokens_stand_on_one_line() -> None:
    match = Match(GAME, NAMES[:4], SeededDealer("log"))
    words = speech(4)
    said = [line.replace("\u00a0", " ") for line in BOARD.log(match.heard(0), words)]
    s = position(match.view(0))
    assert len(said) == 1 + 1 + 1 + 1 + 3 + 4 + 4 + 1
    order = [f"{place}. {words.seat(seat)} (+{s.gold[seat]})" for place, seat in enumerate(s.priority, 1)]
    assert said[0] == f"Priority and start gold: {', '.join(order)}"
    shown = {f"ch{card - 1100} {words.face(card)}" for card in cards(s.shown_challenges)}
    assert set(said[2].removeprefix("Challenges on offer: ").split(", ")) == shown
    assert said[3] == f"Market cards: {', '.join([f'm{card - 1300}' for card in s.stalls])}"
    for stall, card in enumerate(s.stalls):
        top, bottom = [words.cards(s.wares[2 * stall + half]) for half in (0, 1)]
        assert said[4 + stall] == f"m{card - 1300} – top: {top}; bottom: {bottom}"
    assert len([line for line in said if line.endswith(" drew 5 chambers")]) == 3
    hand = ", ".join([f"{card} {words.face(card)}" for card in cards(s.hand[0])])
    assert f"Ana drew {hand}" in said


# -- alone against Jael ------------------------------------------------------------------------------------------------


@cache
def solo_end() -> Stonespine:
    *_, (match, _, _) = play(1, "solo")
    assert isinstance(match.position, Stonespine)
    return match.position


def test_S15_1_jaels_card_and_pile_are_shown() -> None:
    words = speech(1)
    acted: set[bool] = set()
    for match, seat, part in play(1, "jael"):
        s = match.position
        assert isinstance(s, Stonespine)
        if part not in ("place", "visit-market"):
            continue
        told = BOARD.tell(match.view(seat), words, own_hand=False)
        picture = " ".join(" ".join(drawn(BOARD.draw(match.view(seat), words, 160, own_hand=False), 160)).split())
        card = BOARD.card(s.jael_now, words)
        has_acted = s.acted and part == "visit-market"  # S16.4 in Construction he never has
        sentence = "Jael has acted this year." if has_acted else "Jael has not acted this year"
        piles = f"Jael’s pile: {len(s.jael_chambers)} chamber"
        for wanted in (f"This year’s card {card}", sentence, piles, f"Jael: now {GAME.standing(s).total(1)},"):
            assert [line for line in told if line.replace("\u00a0", " ").startswith(wanted)], wanted
        for wanted in (f"This year’s card {card}", sentence, piles, f"Jael {GAME.standing(s).total(1)} "):
            assert wanted in picture
        acted.add(s.acted)
    assert acted == {True, False}


def test_S17_1_jael_has_a_column_of_his_own() -> None:
    s, words = solo_end(), speech(1)
    sheet = GAME.sheet(s)
    told = sheet_lines(sheet, words)
    assert told[-1] == f"Total: Ana {s.vp[0]}, Jael {s.jael_vp}"
    assert told.count("  Jael: 0") == 3  # challenges, blueprint and paths are no matter of his
    for narrow in (True, False):
        text = "\n".join(drawn(sheet_table(sheet, words, with_reasons=not narrow), 100))
        assert re.search(r"Ana +Jael", text)
        assert re.search(rf"Total +{s.vp[0]} +{s.jael_vp}", text)
        assert ("base points" in text) is not narrow


@pytest.mark.parametrize(("seats", "width"), [(1, 80), (2, 80), (5, 80), (5, 120)])
def test_a_sheet_that_is_too_wide_is_parted_in_reasons_and_sums(seats: int, width: int) -> None:
    *_, (match, _, _) = play(seats, "wide")
    screen, file = Screen(), StringIO()
    screen.plain, screen.width = False, width
    screen.console = Console(file=file, width=width, color_system=None, highlight=False, markup=False, emoji=False)
    words = speech(seats)
    show_sheet(screen, GAME.sheet(match.position), words)
    lines = file.getvalue().splitlines()
    assert max([len(line) for line in lines]) <= width
    # A cell that holds reasons begins with its points; where they do not fit, each stands on a line of its own.
    parted = [line for line in lines if re.match(r"    -?\d+ – ", line)]
    assert (len(parted) > 5) is (width < 18 * (1 + max(seats, 2)))
    totals = " +".join([str(GAME.sheet(match.position).total(column)) for column in range(max(seats, 2))])
    assert [line for line in lines if re.search(rf"Total +{totals}", line)]


@pytest.mark.parametrize(
    ("lang", "won", "lost"),
    [
        ("en", "Ana: victory, 50 : 49", "Jael: victory, 50 : 50"),
        ("cs", "Ana: vítězství, 50 : 49", "Jael: vítězství, 50 : 50"),
        ("sk", "Ana: víťazstvo, 50 : 49", "Jael: víťazstvo, 50 : 50"),
        ("pl", "Ana: zwycięstwo, 50 : 49", "Jael: zwycięstwo, 50 : 50"),
    ],
)
def test_S17_13_who_won_is_said_with_both_totals(lang: str, won: str, lost: str) -> None:
    words = Speech(GAME, plain_catalog(lang, GAME), ["Ana"])
    sheet = GAME.sheet(solo_end())
    base = next(point for point in sheet.points if point.row == "jael")
    for his, places, ending, said in ((49, (1,), "jael-beaten", won), (50, (2,), "jael-won", lost)):
        scored = sheet._replace(points=(base._replace(seat=0, points=50), base._replace(points=his)))
        assert outcome_line(Outcome(places, (50,), ending, "jael"), words, scored) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Equal points: Jael, Ana. In a solo game, equal points are not enough: Jael wins the tie."),
        ("cs", "Stejně bodů: Jael, Ana. Ve hře jednoho hráče stejný počet bodů nestačí: při shodě vyhrává Jael."),
        ("sk", "Rovnako bodov: Jael, Ana. V hre jedného hráča rovnaký počet bodov nestačí: pri zhode vyhráva Jael."),
        ("pl", "Tyle samo punktów: Jael, Ana. W grze solo tyle samo punktów nie wystarcza: przy remisie wygrywa Jael."),
    ],
)
def test_S17_13_a_tie_with_jael_is_explained(lang: str, said: str) -> None:
    words, sheet = Speech(GAME, plain_catalog(lang, GAME), ["Ana"]), GAME.sheet(solo_end())
    base = next(point for point in sheet.points if point.row == "jael")
    for his, place in ((49, 1), (50, 2), (51, 2)):
        scored = sheet._replace(points=(base._replace(seat=0, points=50), base._replace(points=his)))
        ending = "jael-won" if place == 2 else "jael-beaten"
        _, *ties = outcome_lines(Outcome((place,), (50,), ending, "jael"), words, scored)
        assert ties == ([said] if his == 50 else [])


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Equal points: {}. The better place on the priority track decides."),
        ("cs", "Stejně bodů: {}. Rozhoduje lepší místo na stupnici pořadí."),
        ("sk", "Rovnako bodov: {}. Rozhoduje lepšie miesto na stupnici poradia."),
        ("pl", "Tyle samo punktów: {}. Rozstrzyga lepsze miejsce na torze priorytetu."),
    ],
)
def test_S11_18_a_tie_of_totals_is_explained_from_the_best_place_on(lang: str, said: str) -> None:
    words = speech(5, lang)
    names = [words.seat(seat) for seat in range(5)]
    ended = Outcome((4, 2, 1, 3, 5), (50, 70, 70, 50, 40), "four-years", "priority")
    first, *ties = outcome_lines(ended, words, ScoreSheet(()))
    assert names[2] in first
    assert ties == [said.format(f"{names[2]}, {names[1]}"), said.format(f"{names[3]}, {names[0]}")]


def test_a_shared_place_needs_no_reason() -> None:
    words = Speech(find_game("tides"), load_catalog("en", find_game("tides")), ["Ana", "Petr"])
    assert len(outcome_lines(Outcome((1, 1), (3, 3), "three-rounds"), words, ScoreSheet(()))) == 1


def test_S7_4_S7_5_the_gold_line_adds_up() -> None:
    """Chambers 48, 65 and 95 give 21 gold; start gold is a part of its own, and so is what may not be had."""
    match, _, _ = next(play(2))
    s = position(match.view(0))
    s.rooms[0] = (48, 65, 95, *s.rooms[0][3:])
    chest = TOKENS + OWN.token_face.index("chest")
    said: list[str] = []
    for start, chests in ((0, 0), (2, 0), (2, 7), (2, 8)):
        s.gold[0] = start
        s.laid[0] = tuple([(0, chest)] * chests)
        told = BOARD.tell(View(0, s), speech(2), own_hand=False)
        said += [line for line in told if line.startswith("Gold for the market")]
    assert said == [
        "Gold for the market so far: 21 (row 21, chests 0)",
        "Gold for the market so far: 23 (row 21, chests 0, start 2)",
        "Gold for the market so far: 30 (row 21, chests 7, start 2)",
        "Gold for the market so far: 30 (row 21, chests 8, start 2, no more than 30)",
    ]


def test_nobody_has_won_where_there_is_no_automaton() -> None:
    words = Speech(find_game("tides"), plain_catalog("en", find_game("tides")), ["Ana", "Petr"])
    assert outcome_line(Outcome((2, 2), (3, 4), "three-rounds"), words, ScoreSheet(())) == "Nobody wins, 3 : 4"
