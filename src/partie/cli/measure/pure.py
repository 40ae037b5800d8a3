"""Run Partie from its .py files alone, although compiled modules stand beside them.

The compiled wheel ships both, and Python prefers the compiled one; the interpreted row of the bench needs the other.
As a script, ``python pure.py SCRIPT ARGUMENTS`` runs another script that way.
"""

import runpy
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly(MetaPathFinder):
    """Finds the modules of Partie where Python would, but looks for sources only."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where the module's source is; None for modules that are not of Partie."""
        if name.partition(".")[0] != "partie":
            return None
        for folder in sys.path if path is None else path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def only_sources() -> None:
    """From now on every import of Partie takes the source. What is imported already stays as it is."""
    sys.meta_path.insert(0, SourcesOnly())


if __name__ == "__main__":
    only_sources()
    del sys.argv[0]
    runpy.run_path(sys.argv[0], run_name="__main__")
