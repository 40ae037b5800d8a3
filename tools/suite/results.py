"""What a stage showed: how many tests passed, and the first lines of every failure."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Self
from xml.etree import ElementTree


@dataclass(slots=True)
class Failure:
    """A red test, or a stage that ended badly without one."""

    name: str
    message: str


@dataclass(slots=True)
class Result:
    """What one stage showed. It is green if nothing failed."""

    stage: str
    commit: str
    seconds: float = 0.0
    passed: int = 0
    skipped: int = 0
    failed: list[Failure] = field(default_factory=list)
    unstable: list[Failure] = field(default_factory=list)
    at: str = ""
    load: float = 0.0

    @property
    def is_green(self) -> bool:
        """Whether it refuses nothing."""
        return not self.failed

    def write(self, path: Path) -> None:
        """Keep it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> Self:
        """What was kept."""
        told = json.loads(path.read_text(encoding="utf-8"))
        for name in ("failed", "unstable"):
            told[name] = [Failure(**each) for each in told[name]]
        return cls(**told)

    def add_junit(self, path: Path) -> None:
        """Count what a runner wrote into its JUnit file; one without a file has counted nothing."""
        if not path.exists():
            return
        for case in ElementTree.parse(path).getroot().iter("testcase"):
            bad = case.find("failure")
            if bad is None:
                bad = case.find("error")
            if bad is not None:
                name = f"{case.get('classname', '')}::{case.get('name', '')}"
                self.failed.append(Failure(name, first_lines(bad.text or bad.get("message") or "")))
            elif case.find("skipped") is not None:
                self.skipped += 1
            else:
                self.passed += 1


def first_lines(text: str, limit: int = 12) -> str:
    """The lines of a report that say what went wrong: pytest's begin with E, a bare traceback says it at its end."""
    lines = text.strip().splitlines()
    errors = [line for line in lines if line.startswith("E ")]
    if not errors and "Traceback (most recent call last)" in text:
        return "\n".join(line[:200] for line in lines[-limit:])
    return "\n".join(line[:200] for line in (errors or lines)[:limit])


def last_lines(path: Path, limit: int = 25) -> str:
    """The end of a log."""
    if not path.exists():
        return ""
    return "\n".join(path.read_text(encoding="utf-8", errors="replace").splitlines()[-limit:])
