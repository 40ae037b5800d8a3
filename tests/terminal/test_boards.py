"""Boards: drawn and told, the same facts; any game can be drawn from its plan."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from partie.core import SPECTATOR, Game, Match, Position, Rng, SeededDealer, View, seats_in, view_of
from partie.core.cards import cards
from partie.games.tides.position import Tides
from partie.games.tides.terminal import TidesBoard
from partie.registry import find_game
from partie.terminal.board import Board, find_board
from partie.terminal.generic import GenericBoard
from partie.words.catalog import LANGUAGES, load_catalog
from partie.words.speech import Speech
from tests.cli.toy import BagGame

TIDES = find_game("tides")


def drawn(what: RenderableType, width: int, colour: bool = False) -> str:
    console = Console(
        file=StringIO(),
        width=width,
        force_terminal=colour,
        color_system="standard" if colour else None,
        highlight=False,
    )
    console.print(what)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def table(answers: int, seed: str = "boards") -> Match[Position]:
    match = Match(TIDES, ["Ana", "Petr"], SeededDealer(seed))
    rng = Rng(seed)
    for _ in range(answers):
        seat = seats_in(match.position.waiting)[0]
        options = match.legal(seat)
        match.act(match.number, seat, options[rng.below(len(options))])
    return match


def speech(game: Game[Position], lang: str = "en") -> Speech[Position]:
    return Speech(game, load_catalog(lang, game), ["Ana", "Petr"])


def test_boards_are_found() -> None:
    assert isinstance(find_board(TIDES), TidesBoard)
    bag: Game[Position] = BagGame()  # type: ignore[assignment]  # any game will do
    assert type(find_board(bag)) is GenericBoard


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_table_fits_and_names_every_card(lang: str, width: int) -> None:
    board, words = find_board(TIDES), speech(TIDES, lang)
    for answers in (0, 1, 6, 9, 12, 24, 31, 32):
        match = table(answers)
        for seat in (0, 1, SPECTATOR):
            seen = match.view(seat)
            assert isinstance(seen.position, Tides)
            told = "\n".join(board.tell(seen, words, own_hand=True)).replace("\u00a0", " ")
            picture = drawn(board.draw(seen, words, width, own_hand=True), width)
            assert max([len(line) for line in picture.splitlines()]) <= width
            flat = " ".join(picture.replace("\u00a0", " ").split())
            for zone in [*seen.position.kingdom, *seen.position.relics, *seen.position.hand]:
                for card in [each for each in cards(zone) if each > 0]:
                    assert words.face(card) in told
                    assert words.face(card).split()[0] in flat


def test_suits_have_a_letter_and_a_colour() -> None:
    board = find_board(TIDES)
    match = table(12)
    plain = drawn(board.draw(match.view(0), speech(TIDES), 100, own_hand=True), 100)
    coloured = drawn(board.draw(match.view(0), speech(TIDES), 100, own_hand=True), 100, colour=True)
    for letter, name, code in (
        ("P", "palace", 33),
        ("L", "library", 34),
        ("G", "garden", 32),
        ("T", "temple", 35),
        ("S", "stronghold", 31),
    ):
        assert f"{letter} {name} " in plain
        assert f"\x1b[1;{code}m{letter}\x1b" in coloured


def test_relics_and_majorities_are_marked() -> None:
    match = table(14)
    words = speech(TIDES)
    seen = match.view(0)
    assert isinstance(seen.position, Tides)
    told = find_board(TIDES).tell(seen, words, own_hand=False)
    assert len([line for line in told if "(relic)" in line]) == 2
    assert "◆" in drawn(find_board(TIDES).draw(seen, words, 100, own_hand=False), 100)
    (suits,) = [line for line in told if line.startswith("Suits: ")]
    assert suits.count("=") + suits.count("<") + suits.count(">") == 5


def test_between_rounds_a_relic_stands_with_what_it_scored() -> None:
    match, words = table(20), speech(TIDES)
    s = match.position
    assert isinstance(s, Tides)
    assert (TIDES.rules.question(s).name, s.round) == ("relic", 2)
    told = find_board(TIDES).tell(match.view(0), words, own_hand=False)
    for seat, name in enumerate(("Ana", "Petr")):
        (relic,) = cards(s.relics[seat])
        (scored,) = [point for point in TIDES.sheet(s).of("round-2", seat) if ("card", relic) in point.args]
        kingdom = told.index(f"Kingdom: {name}, {s.vp[seat]} VP")
        assert told[kingdom + 1].endswith(f"{words.face(relic)} (relic): {scored.points} – {words.why(scored)}")


def test_an_empty_kingdom_says_why_it_is_empty() -> None:
    board, words = find_board(TIDES), speech(TIDES)

    def both_ways(answers: int) -> list[str]:
        seen = table(answers).view(0)
        told = "\n".join(board.tell(seen, words, own_hand=False))
        return [told, drawn(board.draw(seen, words, 100, own_hand=False), 100)]

    for text in both_ways(0):
        assert text.count("no card yet") == 2
    for text in both_ways(8):  # the first relics are chosen: what was played has gone back to the hands
        assert text.count("the cards are back in hand") == 2
        assert "no card yet" not in text


def test_what_may_be_hidden_is_named_when_it_is_little() -> None:
    match = table(12)  # round 2 begins: two cards of the other hand are new
    told = find_board(TIDES).tell(match.view(0), speech(TIDES), own_hand=False)
    (held,) = [line for line in told if line.startswith("Known cards in hand (Petr)")]
    assert "2 unknown cards out of " in held
    assert held.count(",") >= 7


def test_an_onlooker_sees_no_hand() -> None:
    match = table(0)
    told = "\n".join(find_board(TIDES).tell(match.view(SPECTATOR), speech(TIDES), own_hand=True))
    assert "Cards in hand (Ana): 5 unknown cards" in told
    open_table = "\n".join(find_board(TIDES).tell(View(SPECTATOR, match.position), speech(TIDES), own_hand=True))
    assert "unknown" not in open_table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_generic_board_draws_tides_too(lang: str) -> None:
    board: Board = GenericBoard(TIDES)
    match = table(26)
    words = speech(TIDES, lang)
    for seat in (0, 1, SPECTATOR):
        told = board.tell(match.view(seat), words, own_hand=True)
        assert len(told) == 15  # three zones, the points and the standing by seat, two zones and three numbers for all
        assert words.say("zone-kingdom") in drawn(board.draw(match.view(seat), words, 100, own_hand=True), 100)
    assert words.action(match.legal(0)[0]) in drawn(board.options(match.view(0), match.legal(0), words), 100)
    assert board.card(15, words) == f"15 {words.face(15)}: {words.ability(15)}"
    assert len(board.log(match.heard(0), words)) > 10
    assert "×5" in "\n".join(board.log(match.heard(0), words))


def test_the_generic_board_hides_what_is_hidden() -> None:
    bag: Game[Position] = BagGame()  # type: ignore[assignment]  # any game will do
    match = Match(bag, ["A", "B", "C"], SeededDealer("bag"))
    words = Speech(bag, load_catalog("en", bag), match.players)
    told = GenericBoard(bag).tell(view_of(bag, match.position, 1), words, own_hand=True)
    assert "bag: face down ×8" in told
    assert "hand: face down" in told
