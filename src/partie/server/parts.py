"""The parts of the server that describe what they send and take: each has a module ``shapes``."""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

import partie.server


def shapes_of_parts() -> dict[str, ModuleType]:
    """Every such module, by the name of its part."""
    packages = [each.name for each in iter_modules(partie.server.__path__) if each.ispkg]
    names = [name for name in sorted(packages) if find_spec(f"partie.server.{name}.shapes") is not None]
    return {name: import_module(f"partie.server.{name}.shapes") for name in names}
