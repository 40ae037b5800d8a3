"""Checking a record: damage is found to the letter, and a forger who seals again by the check that it breaks."""

from collections.abc import Sequence
from typing import Final

import pytest

from partie.core import (
    CHANCE,
    SPECTATOR,
    Match,
    Record,
    Rng,
    SeededDealer,
    commitment,
    read_record,
    verify,
    write_record,
)
from partie.core.dealer import ScriptedDealer
from partie.core.record import Entry, Row, UnreadableRecord, seal
from partie.core.verify import BAD, GOOD, OPEN, Check, is_accepted
from partie.games.tides import TIDES

from .helpers import act_randomly, finish, finished, new_match
from .toys import COUNTING

WHOLE: Final = write_record(finished("verify", ("a word", "another")).record())
PLAIN: Final = write_record(finished("verify").record())
NAMES: Final = ["seal", "game", "play", "result", "commitment", "deal"]


def verdicts(text: str) -> dict[str, str]:
    return {check.name: check.verdict for check in verify(TIDES, read_record(text), text)}


def detail(text: str, name: str) -> str:
    return {check.name: check.detail for check in verify(TIDES, read_record(text), text)}[name]


def only_bad(text: str) -> list[str]:
    return [name for name, verdict in verdicts(text).items() if verdict == BAD]


def is_rejected(text: str) -> bool:
    try:
        return not is_accepted(verify(TIDES, read_record(text), text))
    except UnreadableRecord:
        return True


def resealed(text: str) -> str:
    """What a forger would do."""
    body = text[: text.rindex("[seal ")]
    return f'{body}[seal "{seal(body)}"]\n'


def another(character: str) -> str:
    """A character that could stand there as well: a digit for a digit, a letter for a letter."""
    if character.isdigit():
        return str((int(character) + 1) % 10)
    if character.isalpha():
        return "a" if character != "a" else "b"
    return {" ": "_", "\n": " ", '"': "'", "?": "1"}.get(character, "?")


# -- a good record -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [WHOLE, PLAIN])
def test_a_good_record_is_accepted(text: str) -> None:
    assert verdicts(text) == dict.fromkeys(NAMES, GOOD)
    assert is_accepted(verify(TIDES, read_record(text), text))


def test_the_checks_say_how_much_they_looked_at() -> None:
    checks = verify(TIDES, read_record(WHOLE), WHOLE)
    assert [check.name for check in checks] == NAMES
    assert detail(WHOLE, "play") == "32"
    assert detail(WHOLE, "deal") == "18"
    assert detail(WHOLE, "result") == read_record(WHOLE).headers["result"]


def test_verdicts_are_message_keys() -> None:
    assert (GOOD, BAD, OPEN) == ("good", "bad", "open")


def test_one_bad_check_is_enough() -> None:
    assert is_accepted([Check("seal", GOOD), Check("play", OPEN)])
    assert not is_accepted([Check("seal", GOOD), Check("play", BAD), Check("deal", GOOD)])


def test_clocks_and_comments_do_no_harm() -> None:
    match = new_match("clocks")
    finish(match, Rng("clocks"), with_clocks=True)
    match.comments[11] = "well"
    text = write_record(match.record())
    assert verdicts(text) == dict.fromkeys(NAMES, GOOD)


def test_a_game_of_other_rules_with_options_and_a_weighted_dealer() -> None:
    match = finish(Match(COUNTING, ["Ana", "Bo"], SeededDealer("s"), {"length": "long"}), Rng("s"))
    text = write_record(match.record())
    checks = verify(COUNTING, read_record(text), text)
    assert [check.verdict for check in checks] == [GOOD] * 6
    assert checks[-1].detail not in ("", "0")


# -- damage ------------------------------------------------------------------------------------------------------------


def test_every_replaced_character_is_found() -> None:
    missed = [
        i for i, character in enumerate(WHOLE) if not is_rejected(WHOLE[:i] + another(character) + WHOLE[i + 1 :])
    ]
    assert missed == []


def test_every_deleted_character_is_found() -> None:
    assert [i for i in range(len(WHOLE)) if not is_rejected(WHOLE[:i] + WHOLE[i + 1 :])] == []


def test_every_added_space_and_line_is_found() -> None:
    # A reader may well overlook them; the seal does not.
    for extra in (" ", "\n"):
        assert [i for i in range(len(WHOLE) + 1) if not is_rejected(WHOLE[:i] + extra + WHOLE[i:])] == []


def test_swapped_neighbours_are_found() -> None:
    for i in range(len(WHOLE) - 1):
        if WHOLE[i] != WHOLE[i + 1]:
            assert is_rejected(WHOLE[:i] + WHOLE[i + 1] + WHOLE[i] + WHOLE[i + 2 :])


def test_a_wrong_seal_is_all_that_is_wrong_with_an_edited_comment() -> None:
    lines = WHOLE.splitlines()
    row = next(i for i, line in enumerate(lines) if line.startswith("11. "))
    lines[row] += " ; a comment"
    edited = "\n".join(lines) + "\n"
    assert only_bad(edited) == ["seal"]
    assert only_bad(resealed(edited)) == []


# -- forgery: the text is sealed again ---------------------------------------------------------------------------------


def row_start(text: str) -> int:
    return text.index("\n1-10. ") + 1


@pytest.mark.parametrize("how", ["replaced", "deleted"])
def test_every_character_of_the_play_counts_even_if_sealed_anew(how: str) -> None:
    missed = []
    for i in range(row_start(PLAIN), PLAIN.rindex("[seal ")):
        other = another(PLAIN[i]) if how == "replaced" else ""
        forged = resealed(PLAIN[:i] + other + PLAIN[i + 1 :])
        if not is_rejected(forged):
            missed.append(forged)
    assert missed == []


@pytest.mark.parametrize("key", ["luck", "seed", "words", "result", "ending", "digest"])
def test_every_character_of_these_headers_counts_even_if_sealed_anew(key: str) -> None:
    start = WHOLE.index(f'[{key} "') + len(key) + 3
    end = WHOLE.index('"]', start)
    assert end > start
    for i in range(start, end):
        forged = resealed(WHOLE[:i] + another(WHOLE[i]) + WHOLE[i + 1 :])
        assert is_rejected(forged), forged[i - 9 : i + 9]


def forged(record: Record, **headers: str) -> str:
    return write_record(Record(record.headers | headers, record.rows))


def test_a_changed_result_is_found_by_the_result() -> None:
    text = forged(read_record(WHOLE), result="99 0")
    assert only_bad(text) == ["result"]
    assert detail(text, "result").startswith("result: '99 0', ")


@pytest.mark.parametrize(("key", "value"), [("ending", "resigned"), ("digest", "0" * 16)])
def test_a_changed_ending_or_digest_is_found_by_the_result(key: str, value: str) -> None:
    text = forged(read_record(WHOLE), **{key: value})
    assert only_bad(text) == ["result"]
    assert key in detail(text, "result")


@pytest.mark.parametrize("key", ["result", "ending", "digest"])
def test_a_missing_result_is_found_by_the_result(key: str) -> None:
    record = read_record(WHOLE)
    del record.headers[key]
    assert only_bad(write_record(record)) == ["result"]


def test_a_changed_seed_is_found_by_the_commitment_and_the_deal() -> None:
    assert only_bad(forged(read_record(WHOLE), seed="another")) == ["commitment", "deal"]


def test_a_changed_commitment_is_found_by_the_commitment() -> None:
    assert only_bad(forged(read_record(WHOLE), luck=commitment("another"))) == ["commitment"]


def test_a_changed_seed_with_its_own_commitment_is_found_by_the_deal() -> None:
    """A house that chose another seed afterwards would have to deal other cards."""
    text = forged(read_record(WHOLE), seed="another", luck=commitment("another"))
    assert only_bad(text) == ["deal"]
    assert int(detail(text, "deal")) <= 10


def test_changed_words_are_found_by_the_deal() -> None:
    record = read_record(WHOLE)
    assert only_bad(forged(record, words="a word; anothes")) == ["deal"]
    assert only_bad(forged(record, words="another; a word")) == ["deal"]
    del record.headers["words"]
    assert only_bad(write_record(record)) == ["deal"]


def test_a_changed_deal_is_found_by_the_deal() -> None:
    """The whole game is by the rules and the result is right; only the cards are not those of the seed."""
    honest = read_record(PLAIN)
    cheated = finished("verify", dealer=ScriptedDealer([0] * 18)).record()
    keep = {key: honest.headers[key] for key in ("luck", "seed")}
    text = write_record(Record(cheated.headers | keep, cheated.rows))
    assert only_bad(text) == ["deal"]
    first = next(
        i for i, (one, two) in enumerate(zip(honest.rows, cheated.rows, strict=True), 1) if one.entries != two.entries
    )
    assert detail(text, "deal") == str(first)


def test_only_one_late_card_was_changed() -> None:
    """Everything before it is as the seed says. Question 28 has one card left, so 27 is the last with a choice."""
    honest = SeededDealer("late")

    class LateCheat:
        def choose(self, question: int, weights: Sequence[int]) -> int:
            right = honest.choose(question, weights)
            return (right + 1) % len(weights) if question == 27 else right

    match = finish(Match(TIDES, ["Ana", "Bo"], LateCheat()), Rng("late"))
    text = forged(match.record(), seed="late", luck=commitment("late"))
    assert only_bad(text) == ["deal"]
    assert detail(text, "deal") == "27"


def test_a_card_dealt_twice_is_found_by_the_play() -> None:
    record = read_record(PLAIN)
    record.rows[1] = Row(2, record.rows[0].entries)
    assert only_bad(write_record(record)) == ["play"]
    assert "question 2" in detail(write_record(record), "play")


def test_a_legal_but_different_answer_is_found_by_the_result() -> None:
    """The last pick of the last round is changed to the other card of the hand: legal, but not what happened."""
    record = read_record(PLAIN)
    last = record.rows[-1]
    match = new_match("verify")
    for row in record.rows[:-1]:
        for entry in row.entries:
            if entry.seat != CHANCE:
                for text in entry.parts:
                    match.act(row.number, entry.seat, TIDES.notation.parse(text))
    played = last.entries[0].parts[0]
    (other,) = [TIDES.notation.text(action) for action in match.legal(0) if TIDES.notation.text(action) != played]
    record.rows[-1] = Row(last.number, (Entry(0, (other,)), last.entries[1]))
    assert only_bad(write_record(record)) == ["result"]


def test_an_illegal_answer_is_found_by_the_play() -> None:
    record = read_record(PLAIN)
    row = record.rows[10]
    record.rows[10] = Row(11, (Entry(0, row.entries[1].parts), row.entries[1]))
    assert only_bad(write_record(record)) == ["play"]
    assert "question 11" in detail(write_record(record), "play")


def test_a_row_too_few_and_a_row_too_many() -> None:
    record = read_record(PLAIN)
    last = record.rows.pop()
    assert only_bad(write_record(record)) == ["result"]
    record.rows.extend([last, Row(33, last.entries)])
    assert only_bad(write_record(record)) == ["play"]


def test_seats_that_do_not_fit_the_game() -> None:
    record = read_record(PLAIN)
    assert only_bad(forged(record, seats="Ana; Bo; Cy")) == ["play"]
    assert only_bad(forged(record, options="speed=high")) == ["play"]


def test_a_seed_without_a_commitment_is_no_proof() -> None:
    record = read_record(PLAIN)
    del record.headers["luck"]
    assert only_bad(write_record(record)) == ["commitment"]


def test_a_record_without_checkable_luck_leaves_the_luck_open() -> None:
    text = write_record(finished(dealer=ScriptedDealer([0] * 18)).record())
    assert verdicts(text) == {
        "seal": GOOD,
        "game": GOOD,
        "play": GOOD,
        "result": GOOD,
        "commitment": OPEN,
        "deal": OPEN,
    }


def test_a_withheld_seed_leaves_the_luck_open() -> None:
    record = read_record(PLAIN)
    del record.headers["seed"]
    assert verdicts(write_record(record)) == {
        "seal": GOOD,
        "game": GOOD,
        "play": GOOD,
        "result": GOOD,
        "commitment": OPEN,
        "deal": OPEN,
    }


# -- running games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 1, 8, 9, 15])
def test_a_running_game_leaves_open_what_cannot_be_known_yet(answers: int) -> None:
    match = new_match("running")
    rng = Rng("running")
    for _ in range(answers):
        act_randomly(match, rng)
    text = write_record(match.record())
    assert verdicts(text) == {
        "seal": GOOD,
        "game": GOOD,
        "play": GOOD,
        "result": OPEN,
        "commitment": OPEN,
        "deal": OPEN,
    }
    assert is_accepted(verify(TIDES, read_record(text), text))


@pytest.mark.parametrize("key", ["result", "ending", "digest"])
def test_a_running_game_cannot_claim_a_result(key: str) -> None:
    text = forged(new_match("running").record(), **{key: "1"})
    assert only_bad(text) == ["result"]
    assert detail(text, "result") == key


@pytest.mark.parametrize("reader", [0, 1, SPECTATOR])
def test_a_download_of_a_running_game_is_open(reader: int) -> None:
    text = write_record(new_match("running").download(reader))
    assert verdicts(text) == {"seal": GOOD, "game": GOOD, "play": OPEN, "result": OPEN}
    assert detail(text, "play") == "redacted"
    assert verdicts(text.replace("Ana", "Eva")) == {"seal": BAD, "game": GOOD, "play": OPEN, "result": OPEN}


@pytest.mark.parametrize("key", ["result", "ending", "digest", "seed"])
def test_a_download_of_a_running_game_cannot_claim_an_end(key: str) -> None:
    text = forged(new_match("running").download(0), **{key: "1"})
    assert only_bad(text) == ["result"]
    assert detail(text, "result") == key


def test_a_broken_play_says_where_it_broke() -> None:
    record = read_record(PLAIN)
    record.rows[1] = Row(2, record.rows[0].entries)
    text = write_record(record)
    (check,) = [check for check in verify(TIDES, read_record(text), text) if check.name == "play"]
    assert check.broken is not None
    assert (check.broken.kind, check.broken.number) == ("illegal", 2)
    assert all([check.broken is None for check in verify(TIDES, read_record(PLAIN), PLAIN)])


def test_a_reader_header_does_not_hide_a_forged_end() -> None:
    """Only running games are redacted, so a record with a reader can claim neither a result nor a seed."""
    text = forged(read_record(PLAIN), reader="A", result="99 0")
    assert not is_accepted(verify(TIDES, read_record(text), text))


@pytest.mark.parametrize(("key", "value"), [("game", "tales"), ("rules", "2"), ("deck", "tides-2")])
def test_a_record_of_another_game_or_version_is_not_accepted(key: str, value: str) -> None:
    text = forged(read_record(PLAIN), **{key: value})
    assert only_bad(text) == ["game"]
    assert detail(text, "game").startswith(f"{key}: {value!r}, ")
