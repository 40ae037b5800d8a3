"""The transcript in the documentation is what a run says today.

After a change that is meant, write it anew: ``PARTIE_WRITE=1 pytest tests/cli/test_transcript.py``.
"""

import os
from pathlib import Path

from .helpers import lines, run

FILE = Path(__file__).parents[2] / "docs" / "transcripts" / "tides-cs.txt"
COMMAND = ["play", "tides", "--lang", "cs", "--plain", "--seats", "me:Eva,bot:greedy", "--seed", "tides"]
WORDS = ["--words", "tři modré myši"]
TYPED = ["?", "? 18", 5, "u", 4, 2, 2, "s", 2, "u", 1, 2, 3, 4, 1, 1, 1, 3, "l", 3, 3, 3, 1]


def test_the_transcript_is_up_to_date() -> None:
    said = run(*COMMAND, *WORDS, typed=lines(TYPED), environ={"COLUMNS": "100"}).stdout
    text = f"$ partie {' '.join(COMMAND)} --words '{WORDS[1]}'\n{said}"
    if os.environ.get("PARTIE_WRITE"):
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(text, encoding="utf-8")
    assert "Díky za hru" not in text, "the game was not played to its end"
    assert text == FILE.read_text(encoding="utf-8")
