"""Words for the compiler. Absent at run time: the core imports nothing but the standard library.

``mypyc_attr`` marks the classes that a game shipped as plain Python may subclass when the core itself is compiled.
``i64`` is an int that the compiler may keep in a machine word: for sums that stay below 2**63.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_attributes):
        """Leave the class as it is."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
