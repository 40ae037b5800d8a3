"""The record as text and as JSON: what is written is read back to the letter, and damage is named with its line."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.core import CHANCE, Record, Rng, SeededDealer, letter, read_record, write_record
from partie.core.match import Match
from partie.core.record import (
    Entry,
    Row,
    UnreadableRecord,
    is_sealed,
    join_list,
    read_records,
    record_from_json,
    record_to_json,
    seal,
    skim_headers,
    split_list,
    split_records,
)
from partie.games.tides import TIDES

from .helpers import finish, finished, new_match, steady
from .toys import COUNTING, SAY

# -- strategies: records as a game could have made them ----------------------------------------------------------------

printable = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"], include_characters=" "), max_size=20)
names = printable.map(lambda text: text.replace(";", ",").strip()).filter(bool)
headers = st.dictionaries(
    st.text("abcdefghijklmnopqrstuvwxyz", min_size=1).filter(lambda key: key not in ("partie", "seal")),
    printable,
    max_size=5,
)
answers = st.sampled_from(["take 3", "place V2 ab-3 2", "pass", "?", "take ?", "give B moon"])
clocks = st.none() | st.integers(0, 10_000_000)
comments = st.just("") | printable


@st.composite
def rows(draw: st.DrawFn, number: int) -> Row:
    if draw(st.booleans()):
        dealt = draw(st.sampled_from(["deal 3", "deal ?", "deal 4", "draw 1", "roll", "place 3 a0"]))
        return Row(number, (Entry(CHANCE, (dealt,), draw(clocks) if draw(st.booleans()) else None),), draw(comments))
    seats = draw(st.lists(st.integers(0, 13), min_size=1, max_size=3, unique=True))
    entries = [
        Entry(seat, tuple(draw(st.lists(answers, min_size=1, max_size=3))), draw(clocks)) for seat in sorted(seats)
    ]
    return Row(number, tuple(entries), draw(comments))


@st.composite
def records(draw: st.DrawFn) -> Record:
    count = draw(st.integers(0, 8))
    return Record(draw(headers), [draw(rows(number)) for number in range(1, count + 1)])


# -- there and back ----------------------------------------------------------------------------------------------------


@steady
@given(records())
def test_write_and_read(record: Record) -> None:
    text = write_record(record)
    again = read_record(text)
    assert again == record
    assert list(again.headers) == list(record.headers)
    assert write_record(again) == text
    assert is_sealed(text)


@steady
@given(records())
def test_the_json_twin_and_back(record: Record) -> None:
    twin = record_to_json(record)
    again = record_from_json(twin)
    assert again == record
    assert record_to_json(again) == twin
    # Over both bridges: the text of the twin is the text of the record.
    assert write_record(again) == write_record(record)
    assert record_to_json(read_record(write_record(record))) == twin


@steady
@given(st.lists(records(), min_size=1, max_size=4))
def test_several_records_in_one_file(many: list[Record]) -> None:
    texts = [write_record(record) for record in many]
    for between in ("", "\n", "\n\n"):
        assert list(read_records(between.join(texts))) == many
    assert split_records("".join(texts)) == texts


def test_real_games() -> None:
    for seed in ("one", "two", "three"):
        record = finished(seed).record()
        text = write_record(record)
        assert read_record(text) == record
        assert write_record(read_record(text)) == text
        assert record_from_json(record_to_json(record)) == record


def test_options_are_read_back() -> None:
    match = Match(COUNTING, ["Ana", "Bo", "Cy"], SeededDealer("s"), {"length": "long"})
    record = read_record(write_record(match.record()))
    assert record.settings() == {"length": "long"}
    assert record.players() == ["Ana", "Bo", "Cy"]
    assert Record().settings() == {}
    assert Record().players() == []
    assert Record().salt() == []


def test_words_are_read_back() -> None:
    record = read_record(write_record(finished("s", ("one word", "jiné, slovo")).record()))
    assert record.salt() == ["one word", "jiné, slovo"]


# -- the form ----------------------------------------------------------------------------------------------------------


def test_the_form_of_a_record() -> None:
    record = Record(
        {"game": "tides", "seats": "Ana; bot:greedy"},
        [
            Row(1, (Entry(CHANCE, ("deal 11",)),)),
            Row(2, (Entry(CHANCE, ("deal 5",)),)),
            Row(3, (Entry(CHANCE, ("deal ?",)),)),
            Row(4, (Entry(0, ("take 10",), 4200), Entry(1, ("take 4",), 9))),
            Row(5, (Entry(0, ("relic 2", "remove 17")), Entry(1, ("?", "?"), 60_000)), "both wanted the port"),
        ],
    )
    body = (
        '[partie "1"]\n'
        '[game "tides"]\n'
        '[seats "Ana; bot:greedy"]\n'
        "\n"
        "1-3. * deal 11 5 ?\n"
        "4. A take 10 {4.200} | B take 4 {0.009}\n"
        "5. A relic 2 + remove 17 | B ? + ? {60.000} ; both wanted the port\n"
    )
    assert write_record(record) == f'{body}[seal "{seal(body)}"]\n'


def test_a_record_is_read_without_its_seal_and_with_a_wrong_one() -> None:
    """A person may edit a file by hand; it is verify that looks at the seal."""
    text = write_record(finished().record())
    body = text[: text.rindex("[seal")]
    assert read_record(body) == read_record(text)
    assert read_record(f'{body}[seal "0"]\n') == read_record(text)
    assert not is_sealed(body)
    assert not is_sealed(f'{body}[seal "0"]\n')


@pytest.mark.parametrize("change", ["\n", " ", "x"])
def test_nothing_may_stand_behind_the_seal(change: str) -> None:
    text = write_record(finished().record())
    assert is_sealed(text)
    assert not is_sealed(text + change)
    assert not is_sealed(text[:-1])
    assert not is_sealed("")


def test_line_ends_of_another_system_can_be_read_but_break_the_seal() -> None:
    record = finished().record()
    text = write_record(record).replace("\n", "\r\n")
    assert read_record(text) == record
    assert not is_sealed(text)


# -- runs of the dealer ------------------------------------------------------------------------------------------------


def dealt(*parts: str) -> list[Row]:
    return [Row(number, (Entry(CHANCE, (part,)),)) for number, part in enumerate(parts, 1)]


def lines_of(some: list[Row]) -> list[str]:
    return write_record(Record({}, some)).splitlines()[2:-1]


def test_a_run_of_one_verb_folds() -> None:
    assert lines_of(dealt("deal 1", "deal 2", "deal 3")) == ["1-3. * deal 1 2 3"]


def test_a_run_of_one_stays_a_row() -> None:
    assert lines_of(dealt("deal 1")) == ["1. * deal 1"]


def test_another_verb_begins_another_run() -> None:
    some = dealt("deal 1", "deal 2", "roll 3", "roll 4", "deal 5")
    assert lines_of(some) == ["1-2. * deal 1 2", "3-4. * roll 3 4", "5. * deal 5"]


def test_answers_with_no_field_or_several_do_not_fold() -> None:
    some = dealt("flip", "flip", "place 1 a0", "place 2 a0")
    assert lines_of(some) == ["1. * flip", "2. * flip", "3. * place 1 a0", "4. * place 2 a0"]


def test_a_dealers_answer_in_several_parts_does_not_fold() -> None:
    some = [Row(1, (Entry(CHANCE, ("deal 1", "deal 2")),)), Row(2, (Entry(CHANCE, ("deal 3",)),))]
    assert lines_of(some) == ["1. * deal 1 + deal 2", "2. * deal 3"]
    assert read_record(write_record(Record({}, some))).rows == some


def test_a_comment_or_a_clock_breaks_the_run() -> None:
    some = dealt("deal 1", "deal 2", "deal 3", "deal 4", "deal 5", "deal 6")
    some[2] = Row(3, some[2].entries, "the card of the day")
    some[4] = Row(5, (Entry(CHANCE, ("deal 5",), 70),))
    assert lines_of(some) == [
        "1-2. * deal 1 2",
        "3. * deal 3 ; the card of the day",
        "4. * deal 4",
        "5. * deal 5 {0.070}",
        "6. * deal 6",
    ]
    assert read_record(write_record(Record({}, some))).rows == some


def test_the_run_ends_where_a_seat_answers() -> None:
    some = [*dealt("deal 1", "deal 2"), Row(3, (Entry(0, ("take 1",)),)), Row(4, (Entry(CHANCE, ("deal 3",)),))]
    assert lines_of(some) == ["1-2. * deal 1 2", "3. A take 1", "4. * deal 3"]


def test_the_deal_of_a_real_game_takes_three_lines() -> None:
    lines = [line for line in write_record(finished().record()).splitlines() if " * " in line]
    assert [line.partition(" ")[0] for line in lines] == ["1-10.", "16-19.", "25-28."]


def test_a_row_in_which_a_seat_answers_beside_the_dealer_loses_nothing() -> None:
    text = '[partie "1"]\n\n1. A take 4 | * deal 3\n2. * deal 5\n'
    assert read_record(write_record(read_record(text))) == read_record(text)


# -- clocks and comments -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "milliseconds"),
    [("4.2", 4200), ("0.009", 9), ("0.0", 0), ("12.345", 12345), ("12.3459", 12345), ("3600.00", 3_600_000)],
)
def test_clocks_are_read_as_people_write_them(text: str, milliseconds: int) -> None:
    record = read_record(f'[partie "1"]\n\n1. A take 3 {{{text}}}\n')
    assert record.rows[0].entries == (Entry(0, ("take 3",), milliseconds),)


@pytest.mark.parametrize("text", ["4", ".5", "4.", "-1.0", "1,5", "1.0s", ""])
def test_what_is_no_clock_stays_in_the_answer_where_the_game_refuses_it(text: str) -> None:
    record = read_record(f'[partie "1"]\n\n1. A take 3 {{{text}}}\n')
    assert record.rows[0].entries == (Entry(0, (f"take 3 {{{text}}}",), None),)


@pytest.mark.parametrize(
    "comment",
    ["plain", "a ; b", "| B take 4", "{4.2}", "a + b", 'quote " and \\', "  two spaces ", "č🙂", "[seal]", "; x"],
)
def test_comments_survive(comment: str) -> None:
    match = new_match()
    match.act(11, 0, match.legal(0)[0])
    match.comments[11] = comment
    match.comments[3] = comment
    record = match.record()
    again = read_record(write_record(record))
    assert again == record
    assert again.rows[10].comment == again.rows[2].comment == comment


BREAKS = ["\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028"]


@pytest.mark.parametrize("line_break", BREAKS)
def test_a_comment_with_a_line_break_survives_or_is_refused(line_break: str) -> None:
    record = Record({}, [Row(1, (Entry(0, ("take 3",)),), f"one{line_break}two")])
    try:
        text = write_record(record)
    except ValueError:
        return
    assert read_record(text) == record


def test_a_comment_cannot_add_a_row() -> None:
    record = Record({}, [Row(1, (Entry(0, ("take 3",)),), "x\n2. B take 4")])
    try:
        text = write_record(record)
    except ValueError:
        return
    assert len(read_record(text).rows) == 1


# -- headers and names -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value", ['"', "\\", '\\"', '"\\', "\\\\", '""', 'a "quoted" word', "C:\\new\\table", '"]', "] [x"]
)
def test_quotes_and_backslashes_survive(value: str) -> None:
    record = Record({"event": value, "game": "tides"})
    text = write_record(record)
    assert read_record(text) == record
    assert skim_headers(text)["event"] == value


def test_a_seed_with_quotes_survives_and_deals_the_same() -> None:
    match = finished('a "seed" with \\ inside')
    record = read_record(write_record(match.record()))
    assert record.headers["seed"] == 'a "seed" with \\ inside'
    assert record == match.record()


@pytest.mark.parametrize("line_break", BREAKS)
def test_a_header_with_a_line_break_survives_or_is_refused(line_break: str) -> None:
    record = Record({"event": f"one{line_break}two"})
    try:
        text = write_record(record)
    except ValueError:
        return
    assert read_record(text) == record


@pytest.mark.parametrize("key", ["time-control", "Event", "white1", "é", "two words", ""])
def test_a_header_name_survives_or_is_refused(key: str) -> None:
    record = Record({key: "x"})
    try:
        text = write_record(record)
    except ValueError:
        return
    assert read_record(text) == record


@pytest.mark.parametrize("key", ["a", "time-control", "elo2", "x-1-y"])
def test_header_names_with_digits_and_hyphens_survive(key: str) -> None:
    record = Record({key: "x"})
    assert read_record(write_record(record)) == record
    assert skim_headers(write_record(record))[key] == "x"


@pytest.mark.parametrize("line_break", BREAKS[1:])
@pytest.mark.parametrize("line", ['[event "one{}two"]\n', "1. A take 3 ; one{}two\n"])
def test_what_can_be_read_can_be_written(line: str, line_break: str) -> None:
    try:
        record = read_record('[partie "1"]\n' + line.format(line_break))
    except UnreadableRecord:
        return
    try:
        text = write_record(record)
    except ValueError:
        text = ""
    assert text
    assert read_record(text) == record


@steady
@given(st.lists(names, max_size=5))
def test_lists_of_names_and_back(some: list[str]) -> None:
    assert split_list(join_list(some)) == some


@pytest.mark.parametrize("name", ["a;b", ";", "a; b", "", " a", "a ", "a\nb", "a\tb", "a\u2028b", "\x00"])
def test_names_that_cannot_stand_in_a_header(name: str) -> None:
    with pytest.raises(ValueError, match="a name must be printable, without ';' and without spaces at its ends"):
        join_list(["Ana", name])
    with pytest.raises(ValueError, match="a name must be printable"):
        Match(TIDES, ["Ana", name], SeededDealer("s"))


def test_words_that_cannot_stand_in_a_header_are_refused_before_the_first_card() -> None:
    with pytest.raises(ValueError, match="a name must be printable"):
        Match(TIDES, ["Ana", "Bo"], SeededDealer("s", ["a;b"]))


def test_skim_headers() -> None:
    text = write_record(finished("seed", ("word",)).record())
    found = skim_headers(text)
    assert {key: value for key, value in found.items() if key != "partie"} == read_record(text).headers
    assert found["partie"] == "1"
    assert "seal" not in found


def test_skim_headers_does_not_read_rows() -> None:
    assert skim_headers('[partie "1"]\n[game "tides"]\n\nrubbish\n[late "x"]\n') == {"partie": "1", "game": "tides"}
    assert skim_headers("rubbish") == {}
    assert skim_headers("") == {}


def test_skim_headers_of_a_file_reads_the_first_record_only() -> None:
    one, two = Record({"event": "one"}), Record({"event": "two", "round": "7"})
    assert skim_headers(write_record(one) + write_record(two)) == {"partie": "1", "event": "one"}


# -- damage ------------------------------------------------------------------------------------------------------------

TOP = '[partie "1"]\n[game "tides"]\n\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", 'a record begins with the line [partie "1"]'),
        ("1. A take 3\n", 'a record begins with the line [partie "1"]'),
        ('junk\n[partie "1"]\n', 'a record begins with the line [partie "1"]'),
        ('[partie "2"]\n', "this record is of a newer format"),
        ('[partie "1"]\n[partie "1"]\n', "one record was expected, 2 found"),
        (f"{TOP}junk\n", "line 4: neither a header nor a row: 'junk'"),
        (f"{TOP}1 A take 3\n", "line 4: neither a header nor a row"),
        (f"{TOP}0. A take 3\n", "line 4: neither a header nor a row"),
        (f"{TOP}01. A take 3\n", "line 4: neither a header nor a row"),
        (f"{TOP}1.A take 3\n", "line 4: neither a header nor a row"),
        (f'{TOP}1. A take 3\n[late "x"]\n', "line 5: header 'late' stands twice or after the rows"),
        ('[partie "1"]\n[game "x"]\n[game "x"]\n', "line 3: header 'game' stands twice or after the rows"),
        ('[partie "1"]\n[game "x]\n', "line 2: neither a header nor a row"),
        ('[partie "1"]\n[game "x"y"]\n', "line 2: neither a header nor a row"),
        (f"{TOP}2. A take 3\n", "line 4: question 1 was expected"),
        (f"{TOP}1. A take 3\n1. A take 3\n", "line 5: question 2 was expected"),
        (f"{TOP}1. A take 3\n\n\n3. A take 3\n", "line 7: question 2 was expected"),
        (f"{TOP}1. Z take 3\n", "line 4: not a seat letter: 'Z'"),
        (f"{TOP}1. A\n", "line 4: an answer was expected, not 'A'"),
        (f"{TOP}1. A \n", "line 4: an answer was expected, not 'A '"),
        (f"{TOP}1. A take 3 | \n", "line 4: an answer was expected, not ''"),
        (f"{TOP}1. A take 3 | B\n", "line 4: an answer was expected, not 'B'"),
        (f"{TOP}1-3. * deal 1 2\n", "line 4: a run of 3 dealer's answers was expected"),
        (f"{TOP}1-2. * deal 1 2 3\n", "line 4: a run of 2 dealer's answers was expected"),
        (f"{TOP}1-2. A take 1 2\n", "line 4: a run of 2 dealer's answers was expected"),
        (f"{TOP}1-2. * deal 1 2 ; why\n", "line 4: a run of 2 dealer's answers was expected"),
        (f"{TOP}5-2. * deal 1\n", "line 4: a run of -2 dealer's answers was expected"),
        (f"{TOP}1-2. *\n", "line 4: "),
        (f"{TOP}{'9' * 5000}. A take 3\n", "line 4: "),
    ],
)
def test_bad_files(text: str, message: str) -> None:
    with pytest.raises(UnreadableRecord) as caught:
        read_record(text)
    assert message in str(caught.value)


def test_a_run_that_ends_before_it_begins() -> None:
    with pytest.raises(UnreadableRecord, match="line 4"):
        read_record(f"{TOP}2-1. * deal\n")


def test_the_line_number_is_that_of_the_file() -> None:
    text = f"{TOP}1. A take 3\n{TOP}junk\n"
    with pytest.raises(UnreadableRecord, match="line 8:"):
        list(read_records(text))


@pytest.mark.parametrize(("text", "line"), [(f"{TOP}junk\n", 4), (f"{TOP}1. A x\n\n3. A x\n", 6), ("", 0)])
def test_the_line_to_blame_is_a_number_too(text: str, line: int) -> None:
    with pytest.raises(UnreadableRecord) as caught:
        read_record(text)
    assert caught.value.line == line


@steady
@given(st.text('[]"\\partie1. *AB|+;{}-?\n', max_size=60))
def test_any_text_is_a_record_or_unreadable(rest: str) -> None:
    text = TOP + rest
    try:
        found = list(read_records(text))
    except UnreadableRecord:
        return
    for record in found:
        assert [row.number for row in record.rows] == list(range(1, len(record.rows) + 1))


# -- damage in the JSON twin -------------------------------------------------------------------------------------------


def twin(**changes: object) -> str:
    answer = {"seat": "A", "parts": ["take 3"]}
    return json.dumps({"partie": "1", "headers": {}, "rows": [{"n": 1, "answers": [answer]}]} | changes)


def test_the_twin_is_plain_json() -> None:
    record = Record({"game": "tides"}, [Row(1, (Entry(0, ("take 3", "pass"), 9), Entry(1, ("?",))), "č")])
    assert json.loads(record_to_json(record)) == {
        "partie": "1",
        "headers": {"game": "tides"},
        "rows": [
            {
                "n": 1,
                "answers": [{"seat": "A", "parts": ["take 3", "pass"], "ms": 9}, {"seat": "B", "parts": ["?"]}],
                "comment": "č",
            }
        ],
    }
    assert "č" in record_to_json(record)
    assert record_from_json(twin()) == Record({}, [Row(1, (Entry(0, ("take 3",)),))])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not the JSON twin"),
        ("[]", "not the JSON twin"),
        ("null", "not the JSON twin"),
        ("{}", "not the JSON twin"),
        (twin(partie="2"), "this record is of a newer format"),
        (twin(rows=3), "not the JSON twin"),
        (twin(rows=[3]), "not the JSON twin"),
        (twin(rows=[{"n": 1}]), "not the JSON twin"),
        (twin(rows=[{"answers": []}]), "not the JSON twin"),
        (twin(rows=[{"n": "one", "answers": []}]), "not the JSON twin"),
        (twin(rows=[{"n": 1, "answers": [{"seat": "Z", "parts": []}]}]), "not a seat letter"),
        (twin(rows=[{"n": 1, "answers": ["A take 3"]}]), "not the JSON twin"),
    ],
)
def test_bad_twins(text: str, message: str) -> None:
    with pytest.raises(UnreadableRecord) as caught:
        record_from_json(text)
    assert message in str(caught.value)


def test_a_twin_whose_headers_are_no_object() -> None:
    with pytest.raises(UnreadableRecord):
        record_from_json(twin(headers=[]))


@pytest.mark.parametrize(
    "some",
    [
        pytest.param([{"n": 7, "answers": [{"seat": "A", "parts": ["take 3"]}]}], id="question 7 comes first"),
        pytest.param([{"n": 1, "answers": []}], id="nobody answers"),
        pytest.param([{"n": 1, "answers": [{"seat": "A", "parts": []}]}], id="an answer without parts"),
        pytest.param([{"n": 1, "answers": [{"seat": "A", "parts": ["take 3"], "ms": "9"}]}], id="a clock of text"),
        pytest.param([{"n": 1, "answers": [{"seat": "A", "parts": ["take 3"], "ms": -9}]}], id="a negative clock"),
        pytest.param([{"n": 1, "answers": [{"seat": "A", "parts": ["take 3"], "ms": 1.5}]}], id="half a millisecond"),
    ],
)
def test_a_twin_that_no_record_could_have(some: list[object]) -> None:
    """Whatever is read from JSON can be written as text and read again, or is refused."""
    try:
        record = record_from_json(twin(rows=some))
    except UnreadableRecord:
        return
    assert read_record(write_record(record)) == record


def test_a_toy_game_with_a_weighted_dealer() -> None:
    match = Match(COUNTING, ["Ana", "Bo", "Cy"], SeededDealer("toy"), {"length": "long"})
    match.act(1, 0, SAY[3])
    finish(match, Rng("toy"))
    text = write_record(match.record())
    assert read_record(text) == match.record()
    assert f"2. {letter(CHANCE)} draw " in text


@pytest.mark.parametrize("row", ["1. B take 3 | A take 4", "1. A relic 2 | A remove 3", "1. A take 3 | A take 3"])
def test_the_seats_of_a_row_stand_in_order_each_once(row: str) -> None:
    with pytest.raises(UnreadableRecord, match="line 3: the seats of a row"):
        read_record(f'[partie "1"]\n\n{row}\n')
