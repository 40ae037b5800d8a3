"""Two wheels from one source tree: pure Python, or compiled by mypyc with ``PARTIE_COMPILE=1``."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("core", "games", "bots")
# native.py has one half for the compiler and one for the interpreter; a game's face is a plain class on purpose; and
# what the fields of an event are is read from its annotations, of which a compiled class keeps only half.
LEFT_OUT = ("core/native.py", "core/game.py", "__init__.py", "/events.py")

DIRECT_CALLS = ("-fno-semantic-interposition", "-fno-plt")  # nobody replaces our functions at load time: 10 % faster


def extensions():
    """The modules that gain from compiling: rules, core and bots. Words, tests and whatever draws stay Python."""
    if os.environ.get("PARTIE_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    paths = [path for folder in COMPILED for path in sorted(Path("src/partie", folder).rglob("*.py"))]
    sources = [str(path) for path in paths if not path.as_posix().endswith(LEFT_OUT) and "terminal" not in path.parts]
    modules = mypycify(["--config-file=pyproject.toml", *sources], opt_level="3", group_name="partie")
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *DIRECT_CALLS]
    return modules


setup(ext_modules=extensions())
