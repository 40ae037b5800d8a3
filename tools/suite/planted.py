"""Bugs that are planted on purpose: the gate must turn red for each of them.

    python -m tools.suite.planted               all of them
    python -m tools.suite.planted leak right    some of them

Each is planted in a clone of what is committed, and one stage of the gate runs there, narrowed to the tests concerned.
"""

import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.suite.paths import TOP


@dataclass(frozen=True, slots=True)
class Bug:
    """One change of the sources that must not land, and the part of the gate that refuses it."""

    name: str
    path: str
    right: str
    wrong: str
    stage: str
    only: str


TIDES: Final = "src/partie/games/tides/scoring.py"
STONESPINE: Final = "src/partie/games/stonespine/scoring.py"
DARKCAVE: Final = "src/partie/games/darkcave/movement.py"
TALES: Final = "src/partie/games/tales/prices.py"
VERSIONS: Final = "src/partie/server/infra/migrations/versions"
BUGS: Final = (
    Bug("rule-tides", TIDES, "if mine > theirs or", "if mine >= theirs or", "rules", "tests/games/tides"),
    Bug("rule-stonespine", STONESPINE, "return min([d.total", "return max([d.total", "rules", "tests/games/stonespine"),
    Bug("rule-darkcave", DARKCAVE, "STEPS: Final = 3", "STEPS: Final = 4", "rules", "tests/games/darkcave"),
    Bug(
        "rule-tales",
        TALES,
        "missing_potions=max(0, -spare_potions)",
        "missing_potions=max(0, -cost.potions)",
        "rules",
        "tests/games/tales",
    ),
    Bug(
        "leak",
        "src/partie/core/sight.py",
        "is_own = other == seat or not given",
        "is_own = True",
        "laws",
        "tests/laws/test_laws.py",
    ),
    Bug(
        "lost-answer",
        "src/partie/server/tables/answer_writer.py",
        "done.set_result(outcome.written.get(each.row.mark))",
        "done.set_result(outcome.written.get(each.row.mark, each.row.mark))",
        "server",
        "tests/server/tables/test_answer_writer.py",
    ),
    Bug(
        "right",
        "src/partie/server/web/routes/tables.py",
        "status_code=200, opt=allow(Role.PLAYER))\nasync def rematch",
        "status_code=200, opt=allow(Role.PLAYER, Role.ONLOOKER))\nasync def rematch",
        "server",
        "tests/server/web/test_permissions.py",
    ),
    Bug(
        "broken-message",
        "src/partie/games/tides/words/cs.ftl",
        "game-title = Tides of Time",
        "game-title = Tides of { $time",
        "rest",
        "tests/words/test_catalogs.py",
    ),
    Bug(
        "page-overflows",
        "web/src/ui/styles/pages.css",
        "  gap: 1rem;\n  max-width: var(--page, 48rem);",
        "  gap: 1rem;\n  min-width: 90rem;",
        "browser",
        "tests/gate/visit.test.ts",
    ),
    Bug(
        "first-page-crashes",
        "web/src/features/home/HomePage.svelte",
        '<script lang="ts">\n',
        '<script lang="ts">\n  if (location.pathname) throw new Error("planted");\n',
        "browser",
        "tests/gate/visit.test.ts",
    ),
    Bug(
        "wrong-migration",
        f"{VERSIONS}/s0010_rating.py",
        "ADD COLUMN places smallint[]",
        "ADD COLUMN placed smallint[]",
        "server",
        "tests/server/ratings/test_ratings.py",
    ),
)


def plant(bug: Bug, folder: Path) -> None:
    """Put the bug into a clone, exactly once."""
    path = folder / bug.path
    text = path.read_text(encoding="utf-8")
    if text.count(bug.right) != 1:
        raise SystemExit(f"{bug.name}: {bug.path} does not say {bug.right!r} exactly once")
    path.write_text(text.replace(bug.right, bug.wrong), encoding="utf-8")


def is_caught(bug: Bug) -> bool:
    """Whether the stage that is there for it turns red because of a test, and for nothing else."""
    with tempfile.TemporaryDirectory(prefix="partie-planted-") as made:
        folder = Path(made) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(TOP), str(folder)], check=True)
        plant(bug, folder)
        began = time.monotonic()
        command = [str(folder / ".ci" / "run"), bug.stage, "--only", bug.only]
        ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        lines = [line for line in ran.stdout.splitlines() if line.startswith("- **")]
        caught = bool(ran.returncode == 1 and lines and all(line.startswith(f"- **{bug.stage}**") for line in lines))
        told = lines[0] if caught else (ran.stdout + ran.stderr)[-1500:]
        answer = "caught" if caught else "NOT CAUGHT"
        sys.stdout.write(f"{bug.name}: {answer} in {time.monotonic() - began:.0f} s, {len(lines)} red: {told}\n")
        sys.stdout.flush()
        return caught


def main() -> int:
    """Plant those that are named, or all."""
    names = sys.argv[1:]
    unknown = set(names) - {bug.name for bug in BUGS}
    if unknown:
        raise SystemExit(f"there is no bug {', '.join(sorted(unknown))}; there are {', '.join(b.name for b in BUGS)}")
    answers = [is_caught(bug) for bug in BUGS if not names or bug.name in names]
    sys.stdout.write(f"{sum(answers)} of {len(answers)} caught\n")
    return 0 if all(answers) else 1


if __name__ == "__main__":
    sys.exit(main())
