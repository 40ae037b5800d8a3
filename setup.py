"""Two wheels from one source tree: pure Python, or compiled by mypyc with ``PARTIE_COMPILE=1``."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = ("core", "games", "bots")
# native.py has one half for the compiler and one for the interpreter; a game's face is a plain class on purpose; and
# what the fields of an event are is read from its annotations, of which a compiled class keeps only half.
LEFT_OUT = ("core/native.py", "core/game.py", "__init__.py", "/events.py")

DIRECT_CALLS = ("-fno-semantic-interposition", "-fno-plt")  # nobody replaces our functions at load time: 10 % faster
WHOLE = ("-flto=auto",)  # calls between our C files stay as fast as they are within one file: 3 to 6 % otherwise


def extensions():
    """The modules that gain from compiling: rules, core and bots. Words, tests and whatever draws stay Python."""
    if os.environ.get("PARTIE_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    paths = [path for folder in COMPILED for path in sorted(Path("src/partie", folder).rglob("*.py"))]
    sources = [str(path) for path in paths if not path.as_posix().endswith(LEFT_OUT) and "terminal" not in path.parts]
    words = ["--config-file=pyproject.toml", *sources]
    modules = mypycify(words, opt_level="3", group_name="partie", multi_file=True)
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *DIRECT_CALLS]
    if sys.platform == "linux":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *WHOLE]
            module.extra_link_args = [*module.extra_link_args, *WHOLE, "-O3"]
    return modules


class ParallelBuild(build_ext):
    """Compiles the C files of an extension side by side: setuptools does so with whole extensions alone."""

    def build_extensions(self):
        """Compile one file for each core at a time; one file of 105 MB takes three times as long."""
        compile_some = self.compiler.compile

        def compile_all(sources, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: compile_some([source], **options), sources))
            return [path for paths in made for path in paths]

        self.compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
