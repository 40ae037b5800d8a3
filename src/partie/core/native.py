"""A word for the compiler. Absent at run time: the core imports nothing but the standard library.

``open_class`` marks the classes that a game shipped as plain Python may subclass when the core itself is compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """Leave the class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
