"""On a real terminal: frames, colour, a curtain that wipes the screen, progress bars. Everything else tests a pipe."""

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Sequence

import pytest

pty = pytest.importorskip("pty", reason="pseudo-terminals are a thing of POSIX")

COLOUR = re.compile(r"\x1b\[[0-9;]*3[1-6]m")
WIPED = "\x1b[2J\x1b[3J\x1b[H"


def on_terminal(args: Sequence[str], typed: Sequence[str], environ: dict[str, str] | None = None) -> str:
    """Run the command line with a pseudo-terminal for all three streams, typing a line whenever it falls silent."""
    ours, theirs = pty.openpty()
    settings = {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", "PARTIE_LANG": "en"}
    inherited = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "PARTIE_LANG")}
    process = subprocess.Popen(
        [sys.executable, "-m", "partie", *args],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**inherited, **settings, **(environ or {})},
        close_fds=True,
    )
    os.close(theirs)
    said, left, deadline = b"", list(typed), time.monotonic() + 60
    while time.monotonic() < deadline:
        if select.select([ours], [], [], 1.0)[0]:
            try:
                said += os.read(ours, 65536)
            except OSError:  # Linux says so when the other side has closed
                break
        elif process.poll() is not None:
            break
        if left and re.search(r"(> |: |screen\. )(\x1b\[[0-9;?]*[a-z])*$", said.decode(errors="replace")):
            os.write(ours, f"{left.pop(0)}\n".encode())
    os.close(ours)
    process.wait(30)
    assert process.returncode == 0
    return said.decode()


def test_a_table_is_drawn() -> None:
    said = on_terminal(["play", "tides", "--seed", "x"], ["", "1", "q"])
    assert "╭" in said
    assert COLOUR.search(said)
    assert "Your own words to mix into the shuffle" in said
    assert "Continue with: partie play --resume" in said
    assert WIPED not in said


def test_no_colour_where_it_is_not_wanted() -> None:
    said = on_terminal(["play", "tides", "--seed", "x"], ["", "q"], {"NO_COLOR": "1"})
    assert "╭" in said
    assert not COLOUR.search(said)


def test_plain_lines_on_a_terminal() -> None:
    said = on_terminal(["play", "tides", "--seed", "x", "--plain"], ["three mice", "q"])
    assert "╭" not in said
    assert not COLOUR.search(said)
    assert "Mixed into the shuffle: three mice" in said
    assert "Kingdom: You, 0 VP, now +0" in said


def test_the_curtain_wipes_the_screen() -> None:
    said = on_terminal(["play", "tides", "--seed", "x", "--seats", "me,me", "--salt", ""], ["", "1", "", "q"])
    # Before each curtain and after it.
    assert said.count(WIPED) == 4
    assert said.index("Chosen: ") < said.rindex(WIPED) < said.rindex("Player B >")


def test_help_has_colour_and_progress_is_shown() -> None:
    assert COLOUR.search(on_terminal(["play", "--help"], []))
    said = on_terminal(["simulate", "tides", "--games", "400"], [])
    assert "Games" in said
    assert "400 games, 12,800 answers" in said


def test_the_arena_draws_a_table() -> None:
    said = on_terminal(["arena", "tides", "--bots", "random,newcomer", "--games", "10"], [])
    assert "10/10" in said, "the progress bar"
    assert "────" in said
    assert "OpenSkill rating" in said


def test_a_lesson_stands_in_a_box() -> None:
    said = on_terminal(["learn", "tides"], ["1", "leave", "1", "q"])
    assert said.count("╭─ Lesson ─") == 3  # two steps, and what there is to say about the first answer
    assert "The lesson has ended" in said
    assert "Continue with: partie play --resume" in said
