"""Sentences as people read them: plural forms, undeclined names, reasons for points."""

import pytest

from partie.core import CHANCE, SPECTATOR, UNKNOWN, Point, TableReason
from partie.core.cards import HIDDEN, make_piece
from partie.core.seats import bit
from partie.games.tides import TIDES
from partie.games.tides.actions import REMOVE, TAKE
from partie.games.tides.events import Dealt, HandsPassed, RoundScored, Taken
from partie.games.tides.position import Tides
from partie.games.tides.rules import TidesReason
from partie.games.tides.scoring import explain
from partie.testing.plain import plain_catalog
from partie.words.catalog import LANGUAGES, load_catalog
from partie.words.speech import Speech

POINTS = {
    "en": {1: "1 point", 2: "2 points", 5: "5 points", 22: "22 points"},
    "cs": {1: "1 bod", 2: "2 body", 5: "5 bodů", 22: "22 bodů"},
    "sk": {1: "1 bod", 2: "2 body", 5: "5 bodov", 22: "22 bodov"},
    "pl": {1: "1 punkt", 2: "2 punkty", 5: "5 punktów", 22: "22 punkty"},
}
MEAN = {"en": "1.5 points", "cs": "1,5 bodu", "sk": "1,5 bodu", "pl": "1,5 punktu"}
CARDS_EACH = {
    "en": {1: "1 card each", 4: "4 cards each"},
    "cs": {1: "zbývá 1 karta", 4: "zbývají 4 karty"},
    "sk": {1: "zostáva 1 karta", 4: "zostávajú 4 karty"},
    "pl": {1: "została 1 karta", 4: "zostały 4 karty"},
}
GAMES = {
    "en": {1: "1 game,", 2: "2 games,", 5: "5 games,", 22: "22 games,"},
    "cs": {1: "1 partie,", 2: "2 partie,", 5: "5 partií,", 22: "22 partií,"},
    "sk": {1: "1 partia,", 2: "2 partie,", 5: "5 partií,", 22: "22 partií,"},
    "pl": {1: "1 partia,", 2: "2 partie,", 5: "5 partii,", 22: "22 partie,"},
}


def speech(lang: str) -> Speech[Tides]:
    return Speech(TIDES, plain_catalog(lang, TIDES), ["Ana", "Petr"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_have_their_plural(lang: str) -> None:
    for points, text in POINTS[lang].items():
        assert text in speech(lang).event(RoundScored(0, 2, points)).split(":")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fractions_have_their_own_form(lang: str) -> None:
    assert MEAN[lang] in plain_catalog(lang, TIDES).say("simulate-seat", seat="bot:random", wins=1, share=50, mean=1.5)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_their_plural(lang: str) -> None:
    for count, text in CARDS_EACH[lang].items():
        assert text in speech(lang).event(HandsPassed(count))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_have_their_plural(lang: str) -> None:
    for count, text in GAMES[lang].items():
        assert text in plain_catalog(lang, TIDES).say("simulate-games", game="tides", games=count, answers=1)


def test_seconds_and_suits_have_their_plural() -> None:
    catalog = plain_catalog("cs", TIDES)
    said = [catalog.say("simulate-speed", seconds=n, answers=1, games=1).split(": ")[0] for n in (1, 2, 5, 0.5)]
    assert said == ["1 sekunda", "2 sekundy", "5 sekund", "0,5 sekundy"]
    counted = [(("card", 10), ("count", n), ("theirs", 0), ("each", 3)) for n in (0, 1, 2)]
    missing = [Point(0, "round-1", 3 * dict(args)["count"], "missing", args) for args in counted]
    assert [speech("sk").why(point) for point in missing] == [
        "žiadny symbol nechýba",
        "chýba 1 symbol × 3",
        "chýbajú 2 symboly × 3",
    ]


def test_large_numbers_are_grouped() -> None:
    assert "10\u00a0000\u00a0odpovědí" in load_catalog("cs").say(
        "simulate-games", game="tides", games=5, answers=10_000
    )


def test_faces_are_told_only_where_they_are_known() -> None:
    assert speech("cs").event(Dealt(0, make_piece(15, bit(0)))) == "Ana: nově v ruce karta „Dvorana“"
    assert speech("cs").event(Dealt(1, make_piece(HIDDEN, bit(1)))) == "Petr: nová karta v ruce"
    assert speech("pl").event(Taken(1, make_piece(15))) == "Petr: do królestwa karta „Przedsionek”"


def test_answers_to_choose_and_answers_given() -> None:
    assert speech("cs").action(TAKE[15]) == "vyložit kartu „Dvorana“"
    assert speech("sk").action(REMOVE[8]) == "vyradiť kartu „Kúpele bohov“ z hry"
    assert speech("en").action(UNKNOWN) == "a hidden choice"
    assert speech("en").did(0, "take 15") == "Ana played “The Vestibule”"
    assert speech("en").did(0, "?") == "Ana: a hidden choice"
    assert speech("en").did(CHANCE, "deal ?") == "Dealer: a card, face down"


def test_reasons_questions_and_seats() -> None:
    assert speech("cs").reason(TidesReason.NOT_IN_HAND) == "Tuto kartu v ruce nemáš."
    assert speech("cs").reason(TableReason.NOT_OFFERED) == "To teď mezi možnostmi není."
    assert speech("en").question("remove") == "Choose a card to remove from the game."
    assert speech("cs").seat(SPECTATOR) == "Divák"
    assert speech("en").seat(1) == "Petr"
    assert speech("en").row("round-2") == "Round 2"
    assert speech("sk").row("round-2") == "2. kolo"


@pytest.mark.parametrize(
    ("kingdoms", "card", "expected"),
    [
        (((2, 10), (4,)), 2, "pevnost 1 : 0, převaha"),
        (((2,), (4, 10)), 2, "pevnost 0 : 1, méně"),
        (((2,), (4,)), 2, "pevnost 0 : 0, shoda"),
        (((1, 2), (4,)), 2, "pevnost 0 : 0, vyhraná shoda"),
        (((15, 1, 2), (4,)), 15, "palác 2 × 3"),
        (((14,), (4,)), 14, "žádná úplná sada"),
        (((14, 4, 7), (5,)), 14, "1 sada × 5"),
        (((16, 1), (4, 5)), 16, "symboly po jednom 1 : 0, převaha"),
        (((18, 15, 1), (4,)), 18, "nejlepší karta 3 : 0, převaha"),
        (((17,), (4,)), 17, "zdvojuje nejčetnější symbol"),
        (((1,), (4,)), 1, "vyhrává shody"),
    ],
)
def test_every_point_has_its_reason(
    kingdoms: tuple[tuple[int, ...], tuple[int, ...]], card: int, expected: str
) -> None:
    point = next(each for each in explain(kingdoms, 1) if dict(each.args)["card"] == card)
    assert speech("cs").why(point) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    names = [speech(lang).face(card) for card in range(1, 19)]
    assert len(set(names)) == 18
    assert all([speech(lang).ability(card) for card in range(1, 19)])


def test_two_seats_of_one_name_are_told_apart() -> None:
    twins = Speech(TIDES, load_catalog("en", TIDES), ["bot:random", "bot:random"])
    assert [twins.seat(0), twins.seat(1)] == ["Random bot (A)", "Random bot (B)"]
    assert Speech(TIDES, load_catalog("en", TIDES), ["Ana", "Petr"]).seat(0) == "Ana"
