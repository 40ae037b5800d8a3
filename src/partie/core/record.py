"""The record: the answers of one game as text, one question a line. The only thing that is ever stored.

    [game "tides"]
    [seats "Ana; bot:greedy"]

    1-10. * deal 11 5 15 13 1 3 14 4 10 2
    11. A take 10 {4.2} | B take 4 {9.0}
    23. A relic 2 + remove 17 | B relic 12 + remove 14 ; both wanted the port

A row is ``number. seat answer [+ further parts] [{seconds}] [| the other seats] [; comment]``. ``*`` is the dealer,
whose runs of one verb fold into one line. ``?`` stands where the reader may not know, so a seat's own download of a
running game is the same format. The last line seals the text: it finds damage, it does not prove who wrote it.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise
from typing import Final

from partie.core.errors import PartieError
from partie.core.seats import CHANCE, Seat, letter, seat_of

FORMAT: Final = "1"
_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
_HEADER: Final = re.compile(r'\[([a-z][a-z0-9-]*) "((?:[^"\\]|\\.)*)"\]')
_ROW: Final = re.compile(r"([1-9][0-9]*)(?:-([1-9][0-9]*))?\. (.*)")
_CLOCK: Final = re.compile(r"(.*) \{([0-9]+\.[0-9]+)\}")
_ESCAPE: Final = re.compile(r"\\(.)")


class UnreadableRecord(PartieError):
    """The text is not a record. ``line`` is where it stops being one, 0 where no line is to blame."""

    def __init__(self, what: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line


@dataclass(frozen=True)
class Entry:
    """What one seat answered to one question: its parts as text, and the milliseconds it took."""

    seat: Seat
    parts: tuple[str, ...]
    clock: int | None = None


@dataclass(frozen=True)
class Row:
    """One question: its number, the answers in seat order, and a free comment."""

    number: int
    entries: tuple[Entry, ...]
    comment: str = ""


@dataclass
class Record:
    """Headers in order, then the rows."""

    headers: dict[str, str] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)

    def players(self) -> list[str]:
        """The names of those who sit at the table."""
        return split_list(self.headers.get("seats", ""))

    def settings(self) -> dict[str, str]:
        """The table's settings."""
        return dict([part.partition("=")[::2] for part in split_list(self.headers.get("options", ""))])

    def salt(self) -> list[str]:
        """What the players added to the seed."""
        return split_list(self.headers.get("words", ""))


def join_list(items: Sequence[str]) -> str:
    """Several names in one header. A name holds no semicolon, no line break and no space at its ends."""
    for item in items:
        if not item or ";" in item or item != item.strip() or not item.isprintable():
            raise ValueError(f"a name must be printable, without ';' and without spaces at its ends: {item!r}")
    return "; ".join(items)


def split_list(text: str) -> list[str]:
    """The names in one header."""
    return text.split("; ") if text else []


def write_record(record: Record) -> str:
    """The record as text, sealed."""
    lines = [f'[partie "{FORMAT}"]']
    for key, value in record.headers.items():
        if _NAME.fullmatch(key) is None:
            raise ValueError(f"a header's name is made of a to z, 0 to 9 and -: {key!r}")
        _require_one_line(value)
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'[{key} "{escaped}"]')
    lines.append("")
    lines.extend(_row_lines(record.rows))
    text = "\n".join(lines) + "\n"
    return f'{text}[seal "{seal(text)}"]\n'


def _require_one_line(text: str) -> None:
    """What stands inside a line must not end it."""
    if len((text + "x").splitlines()) > 1:
        raise ValueError(f"a line break cannot stand in a record: {text!r}")


def seal(text: str) -> str:
    """The last line's value: a hash of everything before it."""
    return sha256(text.encode()).hexdigest()[:32]


def is_sealed(text: str) -> bool:
    """Whether the last line fits everything before it, to the letter."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    return text == f"{body}\n{last}\n" and last == f'[seal "{seal(body + chr(10))}"]'


def _row_lines(rows: Sequence[Row]) -> list[str]:
    lines: list[str] = []
    run: list[Row] = []
    for row in rows:
        if run and not (_folds(row) and _verb(row) == _verb(run[0])):
            lines.append(_fold(run))
            run = []
        if _folds(row):
            run.append(row)
        else:
            lines.append(_line(row))
    if run:
        lines.append(_fold(run))
    return lines


def _folds(row: Row) -> bool:
    entry = row.entries[0]
    return (
        len(row.entries) == 1
        and entry.seat == CHANCE
        and entry.clock is None
        and not row.comment
        and len(entry.parts) == 1
        and entry.parts[0].count(" ") == 1
    )


def _verb(row: Row) -> str:
    return row.entries[0].parts[0].partition(" ")[0]


def _fold(run: Sequence[Row]) -> str:
    if len(run) == 1:
        return _line(run[0])
    values = " ".join([row.entries[0].parts[0].partition(" ")[2] for row in run])
    return f"{run[0].number}-{run[-1].number}. * {_verb(run[0])} {values}"


def _line(row: Row) -> str:
    answers: list[str] = []
    for entry in row.entries:
        clock = "" if entry.clock is None else f" {{{entry.clock // 1000}.{entry.clock % 1000:03d}}}"
        answers.append(f"{letter(entry.seat)} {' + '.join(entry.parts)}{clock}")
    _require_one_line(row.comment)
    comment = f" ; {row.comment}" if row.comment else ""
    return f"{row.number}. {' | '.join(answers)}{comment}"


def read_record(text: str) -> Record:
    """The record that a text means. Its seal is checked by ``verify``, so that a person may edit a file by hand."""
    records = list(read_records(text))
    if len(records) != 1:
        raise UnreadableRecord(f"one record was expected, {len(records)} found")
    return records[0]


def split_records(text: str) -> list[str]:
    """The texts of all records in a file: each begins with its format header."""
    starts = [match.start() for match in re.finditer(r'^\[partie "', text, re.MULTILINE)]
    if not starts or text[: starts[0]].strip():
        raise UnreadableRecord('a record begins with the line [partie "1"]')
    return [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]


def read_records(text: str) -> Iterator[Record]:
    """All records of a file, one after another."""
    before = 0
    for each in split_records(text):
        yield _read_one(each, before)
        before += each.count("\n")


def skim_headers(text: str) -> dict[str, str]:
    """The headers alone, without reading any row."""
    headers: dict[str, str] = {}
    for line in text.splitlines():
        match = _HEADER.fullmatch(line)
        if match is None:
            break
        headers[match[1]] = _ESCAPE.sub(r"\1", match[2])
    return headers


def _read_one(text: str, lines_before: int) -> Record:
    record = Record()
    for number, line in enumerate(text.split("\n"), lines_before + 1):
        line = line.removesuffix("\r")
        if len(line.splitlines()) > 1:
            raise UnreadableRecord("a strange line break stands inside of it", number)
        if not line.strip():
            continue
        header = _HEADER.fullmatch(line)
        if header is not None:
            if header[1] in record.headers or (record.rows and header[1] != "seal"):
                raise UnreadableRecord(f"header {header[1]!r} stands twice or after the rows", number)
            record.headers[header[1]] = _ESCAPE.sub(r"\1", header[2])
            continue
        match = _ROW.fullmatch(line)
        if match is None:
            raise UnreadableRecord(f"neither a header nor a row: {line!r}", number)
        try:
            rows = _rows_of(int(match[1]), int(match[2] or match[1]), match[3])
        except ValueError as error:
            raise UnreadableRecord(str(error), number) from error
        if rows[0].number != len(record.rows) + 1:
            raise UnreadableRecord(f"question {len(record.rows) + 1} was expected", number)
        record.rows.extend(rows)
    if record.headers.pop("partie", FORMAT) != FORMAT:
        raise UnreadableRecord("this record is of a newer format")
    record.headers.pop("seal", "")
    return record


def _rows_of(first: int, last: int, rest: str) -> list[Row]:
    body, _, comment = rest.partition(" ; ")
    if last == first:
        entries = [_entry(each) for each in body.split(" | ")]
        if any([one.seat >= two.seat for one, two in pairwise(entries)]):
            raise ValueError("the seats of a row stand in order, each once")
        return [Row(first, tuple(entries), comment)]
    dealer, verb, *values = body.split(" ")
    if dealer != "*" or comment or last < first or len(values) != last - first + 1:
        raise ValueError(f"a run of {last - first + 1} dealer's answers was expected")
    return [Row(first + i, (Entry(CHANCE, (f"{verb} {value}",)),)) for i, value in enumerate(values)]


def _entry(text: str) -> Entry:
    who, space, given = text.partition(" ")
    if not space or not given:
        raise ValueError(f"an answer was expected, not {text!r}")
    clock: int | None = None
    match = _CLOCK.fullmatch(given)
    if match is not None:
        given = match[1]
        seconds, _, rest = match[2].partition(".")
        clock = int(seconds) * 1000 + int(rest.ljust(3, "0")[:3])
    return Entry(seat_of(who), tuple(given.split(" + ")), clock)


def record_to_json(record: Record) -> str:
    """The JSON twin: the same headers and rows."""
    rows = [
        {
            "n": row.number,
            "answers": [
                {"seat": letter(entry.seat), "parts": list(entry.parts)}
                | ({} if entry.clock is None else {"ms": entry.clock})
                for entry in row.entries
            ],
        }
        | ({"comment": row.comment} if row.comment else {})
        for row in record.rows
    ]
    return json.dumps({"partie": FORMAT, "headers": record.headers, "rows": rows}, ensure_ascii=False)


def record_from_json(text: str) -> Record:
    """The record that a JSON twin means."""
    try:
        data = json.loads(text)
        if data["partie"] != FORMAT:
            raise UnreadableRecord("this record is of a newer format")
        record = Record(_texts(data["headers"]))
        for row in data["rows"]:
            entries = [
                Entry(seat_of(each["seat"]), tuple([str(part) for part in each["parts"]]), each.get("ms"))
                for each in row["answers"]
            ]
            record.rows.append(Row(int(row["n"]), tuple(entries), str(row.get("comment", ""))))
        # Whatever the text could not say, the twin may not say either.
        if read_record(write_record(record)) != record:
            raise ValueError("no record reads like this")
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise UnreadableRecord(f"not the JSON twin of a record: {error!r}") from error
    return record


def _texts(headers: Mapping[str, object]) -> dict[str, str]:
    return {str(key): str(value) for key, value in headers.items()}
