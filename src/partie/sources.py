"""Plain sources beside a compiled wheel: the same install can be played interpreted, for comparison."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _OnlySources:
    """Finds ``partie`` modules by their .py file, even where a compiled one stands beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("partie.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def only_sources() -> None:
    """From now on import the interpreted modules. To be called before anything of ``partie.core`` is imported."""
    if "partie.core" in sys.modules:
        raise RuntimeError("partie.core is already imported")
    sys.meta_path.insert(0, _OnlySources())


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    from partie.core import rules

    return not str(rules.__file__).endswith(".py")
