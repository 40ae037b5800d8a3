"""Frames that tell too much on purpose: whoever looks for leaks, a law or a server's tests, must find these."""

from typing import ClassVar, override

from partie.core import Position, Seat
from partie.table.difference import Entries
from partie.table.frames import Frames
from partie.table.moment import Moved
from partie.table.sight import Sight


class Unmasked(Sight):
    """The first look is masked, what changes after it is not: these fields of it, or all where none are named."""

    fields: ClassVar[tuple[str, ...]] = ()
    has_looked = False

    @override
    def look(self, s: Position, moved: Moved) -> Entries:
        found = super().look(s, moved)
        self.has_looked = True
        return found

    @override
    def masked(self, name: str, value: object) -> object:
        is_bare = self.has_looked and (not self.fields or name in self.fields)
        return value if is_bare else super().masked(name, value)


class UnmaskedHands(Unmasked):
    """Only hands are laid open."""

    fields = ("hand",)


class UnmaskedInAChange(Frames):
    """A change lays open what the first look hid."""

    through: ClassVar[type[Unmasked]] = Unmasked

    @override
    def sight(self, seat: Seat, public: Sight | None = None) -> Sight:
        return self.through(self.game, self.texts, seat, public)


class HandsInAChange(UnmaskedInAChange):
    """A change lays open hands."""

    through = UnmaskedHands


class CountsAllParts(Frames):
    """The versions of all eyes rise with every part of every answer."""

    @override
    def changes(self) -> dict[Seat, str]:
        told = super().changes()
        for seat, eyes in self.eyes.items():
            eyes.version += seat not in told
        return told
