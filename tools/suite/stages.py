"""Every stage of the gate and of the long suite, in one place.

A lane is what runs one after the other; lanes run side by side. Tests whose mark is not named by a stage's ``-m`` are
left out by ``pyproject.toml``: the gate leaves out ``long``, the long suite takes it too.
"""

import os
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from tools.suite import install
from tools.suite.job import Job
from tools.suite.paths import WEB, WORK

EVERYTHING: Final = ("-m", "not pyodide and not ray")  # with what is marked long
HOUR: Final = 3600.0
NEEDS: Final = ("environment", "pure")

# Which tests each stage of pytest takes; a test proves that every file is in exactly one.
RULES: Final = ("tests/core", "tests/games")
LAWS: Final = ("tests/laws",)
SERVER: Final = ("tests/server",)
REST: Final = ("tests", *(f"--ignore={path}" for path in (*RULES, *LAWS, *SERVER)))
COMPILED: Final = (*LAWS, *RULES, "tests/bots", "tests/test_tutorial.py", "tests/test_wheel.py")


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a suite.

    ``needs``  stages that must be green, or it cannot run
    ``nice``   what only computes leaves the machine to what waits for answers
    ``words``  which tests pytest is asked for
    """

    name: str
    lane: str
    work: Callable[[Job], None]
    needs: tuple[str, ...] = ()
    nice: int = 0
    limit: float = HOUR
    words: tuple[str, ...] = ()


def lint(job: Job) -> None:
    """Format and lint; no build needed."""
    ruff = str(install.dev().folder / "bin" / "ruff")
    job.call(ruff, "check", ".")
    job.call(ruff, "format", "--check", "--quiet", ".")


def types(job: Job) -> None:
    """Types of everything; import contracts are a test among the others."""
    venv = install.dev()
    job.call(venv.python, "-m", "mypy", PATH=venv.path)
    job.call(venv.python, "-m", "mypy", "--strict", "tests", "tools", PATH=venv.path)


def environment(job: Job) -> None:
    """What all others need."""
    del job
    install.dev()
    install.programs()


def pure(job: Job) -> None:
    """The wheel that runs everywhere."""
    del job
    install.wheel("pure")


def compiled(job: Job) -> None:
    """The wheel that mypyc compiles."""
    del job
    install.wheel("compiled")


def pytest(name: str, lane: str, *words: str, kind: str = "pure", version: str = "", nice: int = 0) -> Stage:
    """A stage of pytest on one wheel and one Python: the newest, unless another one is named."""

    def work(job: Job) -> None:
        job.pytest(*words, venv=install.dev(version), kind=kind)

    needs = NEEDS if kind == "pure" else ("environment", f"{kind}-wheel")
    return Stage(name, lane, work, needs, nice, words=words)


def pyodide(job: Job) -> None:
    """In WebAssembly."""
    install.packages("tests/pyodide")
    job.pytest("-m", "pyodide", venv=install.dev(), workers=0)


def ray(job: Job) -> None:
    """On a cluster."""
    venv = install.venv(install.NEWEST, "dev.txt", "ray.txt")
    job.pytest("-m", "ray", venv=venv, workers=0)


def browser_env() -> Mapping[str, str]:
    """What the client's build and Chromium need."""
    (wheel,) = (WORK / "dist-pure").glob("*.whl")
    return {
        "PATH": install.dev().path,
        "PYTHONPATH": str(WORK / "pure"),
        "PARTIE_WHEEL": str(wheel),
        "CHROMIUM": os.environ.get("CHROMIUM") or shutil.which("chromium") or "chromium",
    }


def npm(job: Job) -> None:
    """The client's packages, as they are locked."""
    del job
    install.packages("web")


def script(*names: str) -> Callable[[Job], None]:
    """A stage of npm's scripts."""

    def work(job: Job) -> None:
        for name in names:
            job.call("npm", "run", "--silent", name, cwd=WEB, **browser_env())

    return work


def vitest(name: str) -> Callable[[Job], None]:
    """A stage of tests in Vitest."""

    def work(job: Job) -> None:
        job.vitest(name, **browser_env())

    return work


BUILT: Final = (*NEEDS, "packages", "build")

# Their order is one in which each could run after the other: no lane waits for itself.
GATE: Final = (
    Stage("environment", "compute", environment),
    Stage("packages", "web", npm),
    Stage("pure", "compute", pure, ("environment",)),
    pytest("server", "server", *SERVER),
    Stage("build", "web", script("build"), (*NEEDS, "packages")),
    Stage("browser", "web", vitest("e2e:gate"), BUILT),
    Stage("units", "web", vitest("test"), (*NEEDS, "packages")),
    Stage("pages", "web", script("format:check", "check"), (*NEEDS, "packages")),
    Stage("lint", "compute", lint, ("environment",)),
    Stage("types", "compute", types, ("environment",), 5),
    pytest("rest", "compute", *REST, nice=5),
    pytest("laws", "compute", *LAWS, nice=5),
    pytest("rules", "compute", *RULES, nice=5),
)

# One after the other, since some of it measures; everything is in it, the gate's tests too.
FULL: Final = (
    Stage("environment", "all", environment),
    Stage("pure", "all", pure, ("environment",)),
    Stage("lint", "all", lint, ("environment",)),
    Stage("types", "all", types, ("environment",)),
    pytest("rules", "all", *RULES, *EVERYTHING),
    pytest("laws", "all", *LAWS, *EVERYTHING),
    pytest("rest", "all", *REST, *EVERYTHING),
    pytest("server", "all", *SERVER, *EVERYTHING),
    pytest("oldest-rules", "all", *RULES, "tests/test_wheel.py", *EVERYTHING, version=install.OLDEST),
    pytest("oldest-laws", "all", *LAWS, "-k", "tides", *EVERYTHING, version=install.OLDEST),
    Stage("packages", "all", npm),
    Stage("pages", "all", script("format:check", "check"), (*NEEDS, "packages")),
    Stage("units", "all", vitest("test"), (*NEEDS, "packages")),
    Stage("build", "all", script("build"), (*NEEDS, "packages")),
    Stage("browser", "all", vitest("e2e:gate"), BUILT),
    Stage("played", "all", vitest("e2e:played"), BUILT),
    Stage("measured", "all", vitest("e2e:measured"), BUILT),
    Stage("pyodide", "all", pyodide, NEEDS),
    Stage("ray", "all", ray, NEEDS),
    Stage("compiled-wheel", "all", compiled, ("environment",)),
    pytest("compiled", "all", *COMPILED, *EVERYTHING, kind="compiled"),
)

# Parts of the long suite that each take less than an hour, by name.
PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "python": ("lint", "types", "rules", "laws", "rest", "oldest-rules", "oldest-laws", "pyodide", "ray"),
    "served": ("server",),
    "pages": ("packages", "pages", "units", "build", "browser"),
    "played": ("played",),
    "measured": ("measured",),
    "compiled": ("compiled-wheel", "compiled"),
}
