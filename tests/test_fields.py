"""What follows from the fields of a position is written into the class by a tool, and never by hand."""

import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]

SOURCE = '''\
class Toy(Position):
    """A position."""

    pile: Annotated[Zone, deck("cards")]
    hand: Annotated[list[Zone], deck("cards", witnessed=True)]  # a comment
    printed: Bound[Printed]
    turn: Open[Seat]
    left: Open[tuple[Seat, ...]]
    scores: Open[list[tuple[int, bool]]]
    cave: Open[dict[Cell, LiesTurned]]
    webs: Annotated[Open[list[Edge]], blank([OUT] * 3)]

    # Written by tools/fields.py from the lines above. Do not edit.
    # End of what tools/fields.py writes.


AFTER = 1


class Aside:
    table: Bound[list[int]]
    keys: int
    laid: list[int]

    # Written by tools/fields.py from the lines above. Do not edit.
    old
    # End of what tools/fields.py writes.
'''


def run(*given: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOP / "tools" / "fields.py"), *given]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_position_is_as_the_tool_would_write_it() -> None:
    done = run("--check")
    assert (done.returncode, done.stdout) == (0, ""), "run: python tools/fields.py"


def test_what_is_written(tmp_path: Path) -> None:
    path = tmp_path / "toy.py"
    path.write_text(SOURCE.replace("    old\n", "    old = 1\n"), encoding="utf-8")
    assert run("--check", str(tmp_path)).returncode == 1
    assert run(str(tmp_path)).stdout == f"{path}\n"
    written = path.read_text(encoding="utf-8")
    for line in (
        "        t.pile = self.pile\n",
        "        t.hand = self.hand[:]\n",
        "        t.cave = self.cave.copy()\n",
        "        self.hand = [()] * self.seats\n",
        "        self.scores = [(0, False)] * self.seats\n",
        "        self.webs = [OUT] * 3\n",
        '            "turn": SEAT,\n',
        '            "left": tuple_of(SEAT),\n',
        '            "scores": list_of(row_of(NUMBER, FLAG)),\n',
        '            "cave": map_of(CELL, LIES_TURNED),\n',
        '            "pile": "cards",\n',
        '        bound=("printed",),\n        witnessed=("hand",),\n',
        "AFTER = 1\n",
        "        self.keys = other.keys\n        self.laid = other.laid[:]\n\n    # End",
    ):
        assert line in written
    assert "self.printed = " not in written
    assert "old" not in written
    assert run("--check", str(tmp_path)).returncode == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("    turn: Open[Seat]\n", "    turn: Seat\n", "Toy.turn: say Open, Bound or deck"),
        ("blank([OUT] * 3)", "empty(3)", "webs: empty says nothing"),
        ("list[tuple[int, bool]]", "list[Score]", "scores: what is a blank Score?"),
    ],
)
def test_a_field_that_says_too_little(tmp_path: Path, old: str, new: str, said: str) -> None:
    (tmp_path / "toy.py").write_text(SOURCE.replace(old, new).replace("    old\n", ""), encoding="utf-8")
    done = run(str(tmp_path))
    assert done.returncode != 0
    assert said in done.stderr


def test_every_event_has_the_function_that_tells_it() -> None:
    command = [sys.executable, str(TOP / "tools" / "tell.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), "run: python tools/tell.py"


def test_an_event_that_changed_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    events = tmp_path / "toy" / "events.py"
    imports = "from partie.core import Event, Seat, Zone\nfrom toy.faces import Gain\n"
    fields = "    seat: Seat\n    pieces: Zone\n    gain: Gain\n"
    events.write_text(f"{imports}class CardTaken(Event):\n{fields}", encoding="utf-8")
    command = [sys.executable, str(TOP / "tools" / "tell.py"), str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True)
    written = (tmp_path / "toy" / "tell.py").read_text(encoding="utf-8")
    assert "from partie.core import Position, Seat, Zone\n" in written
    assert "from toy.faces import Gain\n" in written
    assert "def card_taken(s: Position, seat: Seat, pieces: Zone, gain: Gain) -> None:\n" in written
    assert "    if s.outbox is not None:\n        s.tell(CardTaken(seat, pieces, gain))\n" in written
    events.write_text("class CardTaken(Event):\n    seat: Seat\n", encoding="utf-8")
    assert subprocess.run([*command, "--check"], check=False, capture_output=True).returncode == 1
