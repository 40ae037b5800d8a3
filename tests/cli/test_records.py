"""``partie replay`` and ``partie verify``: what was played, as anybody may know it, and whether it was fair."""

import json
from pathlib import Path

import pytest

from partie.core import Match, Rng, SeededDealer, read_record, seats_in, write_record
from partie.core.position_text import read_position
from partie.core.record import seal
from partie.registry import find_game
from partie.words.catalog import LANGUAGES

from .helpers import facts, run

TIDES = find_game("tides")


def game_text(seed: str = "records", answers: int = 99, reader: int | None = None) -> str:
    """A random game, finished or broken off, as its record."""
    match = Match(TIDES, ["Ana", "Petr"], SeededDealer(seed))
    rng = Rng(seed)
    for _ in range(answers):
        if match.over():
            break
        seat = seats_in(match.position.waiting)[0]
        options = match.legal(seat)
        match.act(match.number, seat, options[rng.below(len(options))])
    return write_record(match.record() if reader is None else match.download(reader))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "party.txt"
    path.write_text(game_text(), encoding="utf-8")
    return path


def resealed(text: str) -> str:
    """The text with a seal that fits: a forger who knows the format."""
    body = text[: text.rindex("[seal")]
    return f'{body}[seal "{seal(body)}"]\n'


# -- verify ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fair_game_is_accepted(record: Path, lang: str) -> None:
    result = run("verify", str(record), "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.count("✓") == 6
    assert "✗" not in result.stdout


def test_verdicts_are_words_too(record: Path) -> None:
    assert run("verify", str(record)).stdout.count("✓ good: ") == 6
    assert run("verify", str(record), "--lang", "pl").stdout.count("✓ w porządku: ") == 6


def test_a_changed_text_is_rejected(record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("Petr", "Pavel"), encoding="utf-8")
    result = run("verify", str(record))
    assert result.exit_code == 1
    assert "✗ bad: The text was changed after it was sealed." in result.stdout
    assert "1 record checked, rejected: 1." in result.stdout


def forged(old: str, new: str) -> str:
    text = game_text()
    assert old in text
    return resealed(text.replace(old, new, 1))


def test_forgers_are_found_out(tmp_path: Path) -> None:
    played = read_record(game_text())
    first = played.rows[10].entries[0].parts[0]
    other = next(
        card for card in range(1, 19) if f"deal {card}" not in [r.entries[0].parts[0] for r in played.rows[:5]]
    )
    dealt = " ".join([row.entries[0].parts[0].split()[1] for row in played.rows[:10]])
    swapped = " ".join(reversed(dealt.split()[:5])) + " " + " ".join(dealt.split()[5:])
    cases = [
        (
            forged(f"A {first}", f"A take {other}"),
            "The answer to question 11 breaks the rules: That card is not in your hand.",
        ),
        (forged(f"A {first}", "A fly 3"), "The answer to question 11 is not one of this game’s actions."),
        (forged(f"A {first}", f"A {first} + {first}"), "Question 11 was not put to A."),
        (
            forged(f'[result "{played.headers["result"]}"]', '[result "99 0"]'),
            "The header “result” does not match the play.",
        ),
        (forged('[seed "records"]', '[seed "chosen"]'), "The seed is not the one committed to before the first card."),
        (forged(f"deal {dealt}", f"deal {swapped}"), "The deal at question 1 does not match the seed."),
        (forged('[seats "Ana; Petr"]', '[seats "Ana"]'), "The game cannot start with these seats and settings."),
    ]
    for text, said in cases:
        (tmp_path / "forged.txt").write_text(text, encoding="utf-8")
        result = run("verify", str(tmp_path / "forged.txt"))
        assert result.exit_code == 1, said
        assert f"✗ bad: {said}" in result.stdout


def test_records_that_are_too_short_or_too_long(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    lines = game_text().splitlines()
    row = next(i for i, line in enumerate(lines) if line.startswith("11. "))
    half = lines[row].partition(" | ")[0]
    for changed, said in ((half, "is missing an answer"), (f"{lines[row]} + take 1", "has one answer too many")):
        path.write_text(resealed("\n".join([*lines[:row], changed, *lines[row + 1 :]])), encoding="utf-8")
        assert f"Question 11 {said}." in run("verify", str(path)).stdout


def test_an_unfinished_record_is_open(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_text(game_text(answers=5), encoding="utf-8")
    result = run("verify", str(path))
    assert result.exit_code == 0
    assert "– unknown: The game is not over, so it has no result." in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[game "tides"]', '[game "chess"]', "The record is of “chess”, which is not installed. Installed: "),
        ('[rules "1"]', '[rules "7"]', "The record was played under rules 7 of “tides”; rules 1 are installed."),
        ('[rules "1"]', '[rules "old"]', "The record was played under rules old of “tides”; rules 1 are installed."),
        ('[game "tides"]\n', "", "The record does not say which game it is"),
        ("1-10. * deal", "1-10. * dealt what", "Line 13 is neither a header nor the row that was expected"),
        ("\n11. ", "\n12. ", "Line 14 is neither a header nor the row that was expected"),
        ('[partie "1"]', '[partie "2"]', "The record has a format that this version does not know"),
    ],
)
def test_what_cannot_be_checked_is_explained(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = tmp_path / "record.txt"
    path.write_text(forged(old, new), encoding="utf-8")
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert f"✗ bad: {said}" in result.stdout
    replayed = run("replay", str(path))
    assert replayed.exit_code == 1
    assert said.partition(":")[0] in replayed.stderr


def test_what_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    for text in ("", "Dear Ana,\n"):
        path.write_text(text, encoding="utf-8")
        result = run("verify", str(path))
        assert result.exit_code == 1
        assert 'contains no record: a record begins with the line [partie "1"]' in result.stderr
    path.write_bytes(b"\xff\xfe\x00")
    assert "is not UTF-8 text" in run("verify", str(path)).stderr


def test_a_file_of_many_records(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    texts = [game_text(f"many {i}") for i in range(3)]
    path.write_text("".join(texts), encoding="utf-8")
    found = facts("verify", str(path))
    assert found["accepted"] is True
    records = found["records"]
    assert isinstance(records, list)
    assert [each["accepted"] for each in records] == [True] * 3
    assert {check["name"] for check in records[0]["checks"]} == {"seal", "game", "play", "result", "commitment", "deal"}
    path.write_text("".join([texts[0], texts[1].replace("Ana", "Eva"), texts[2]]), encoding="utf-8")
    result = run("verify", str(path), "--json")
    assert result.exit_code == 1
    assert [each["accepted"] for each in json.loads(result.stdout)["records"]] == [True, False, True]
    assert "3 records checked, rejected: 1." in run("verify", str(path)).stdout


# -- replay ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_game_in_words(record: Path, lang: str) -> None:
    result = run("replay", str(record), "--lang", lang)
    assert result.exit_code == 0
    numbers = [
        line.partition(".")[0] for line in result.stdout.splitlines() if line[:1].isdecimal() and ". " in line[:6]
    ]
    assert "1–10" in numbers
    assert "11" in numbers
    score = read_record(record.read_text(encoding="utf-8")).headers["result"]
    assert score.replace(" ", " : ") in result.stdout


def test_one_moment_as_a_seat_saw_it(record: Path) -> None:
    text = run("replay", str(record), "--at", "10", "--seat", "b", "--lang", "cs").stdout
    assert "Tvoje karty: " in text
    assert "Známé karty v ruce (Ana): 5 neznámých karet" in text
    everything = run("replay", str(record), "--at", "10", "--lang", "cs").stdout
    assert "neznám" not in everything
    assert "Karty v ruce (Ana): " in everything


def test_replay_for_a_program(record: Path) -> None:
    found = facts("replay", str(record))
    assert found["seats"] == ["Ana", "Petr"]
    assert found["ending"] == "three-rounds"
    rows, sheet, scores = found["rows"], found["sheet"], found["scores"]
    assert isinstance(rows, list)
    assert isinstance(sheet, list)
    assert isinstance(scores, list)
    assert rows[10]["n"] == 11
    assert [answer["seat"] for answer in rows[10]["answers"]] == ["A", "B"]
    assert sum([point["points"] for point in sheet if point["seat"] == 0]) == scores[0]
    seen = facts("replay", str(record), "--seat", "A", "--at", "1")
    assert isinstance(seen["position"], str)
    assert "?" in seen["position"]
    assert read_position(TIDES, seen["position"]).round == 0  # type: ignore[attr-defined]  # a position of Tides
    assert seen["scores"] is None


def test_a_seat_is_told_nothing_more_than_it_heard(record: Path) -> None:
    rows = facts("replay", str(record), "--seat", "A")["rows"]
    assert isinstance(rows, list)
    assert rows[5]["told"] == ["Petr drew a card"]
    assert "answers" not in rows[5]  # the record's own answers would tell the card


def test_one_of_many_records(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text(game_text("x") + game_text("y"), encoding="utf-8")
    assert "Record 2 of 2" in run("replay", str(path), "--game", "2").stdout
    assert facts("replay", str(path), "--game", "2") == facts("replay", str(path), "--game", "2")
    assert facts("replay", str(path))["position"] != facts("replay", str(path), "--game", "2")["position"]
    result = run("replay", str(path), "--game", "3")
    assert result.exit_code == 2
    assert "There is no record 3 in the file; the last one is 2." in result.stderr


def test_moments_and_seats_that_are_not_there(record: Path) -> None:
    assert "the last one is 32" in run("replay", str(record), "--at", "99").stderr
    assert "There is no seat “C” in this game. Choose one of: A, B." in run("replay", str(record), "--seat", "C").stderr
    assert run("replay", str(record), "--seat", "spectator").exit_code == 2


def test_a_redacted_record(tmp_path: Path) -> None:
    path = tmp_path / "half.txt"
    path.write_text(game_text(answers=7, reader=1), encoding="utf-8")
    text = run("replay", str(path)).stdout
    assert "Petr: own record of an unfinished game" in text
    assert "1–5. Dealer: a card, face down" in text
    assert "Ana: a hidden choice" in text
    assert "Your hand: " in text
    found = facts("replay", str(path))
    assert found["reader"] == "B"
    assert isinstance(found["position"], str)
    assert "?" in found["position"]
    assert "Leave out --at" in run("replay", str(path), "--at", "3").stderr
    assert "belongs to seat B" in run("replay", str(path), "--seat", "A").stderr
    assert run("replay", str(path), "--seat", "B").exit_code == 0


def test_an_unfinished_game(tmp_path: Path) -> None:
    path = tmp_path / "half.txt"
    path.write_text(game_text(answers=6), encoding="utf-8")
    assert "The game is not over." in run("replay", str(path)).stdout


def test_a_record_is_checked_with_the_deck_it_names() -> None:
    """Our tiles have changed since: an earlier deck is still at hand."""
    records = Path(__file__).parents[1] / "records" / "tales"
    decks = []
    for name in ("two", "second-deck-two"):
        result = run("verify", str(records / f"{name}.rec"))
        assert result.exit_code == 0, result.stdout
        decks.append(read_record((records / f"{name}.rec").read_text(encoding="utf-8")).headers["deck"])
    assert len(set(decks)) == 2
