"""What one pair of eyes sees of the zones: each is kept masked until it changes."""

from collections.abc import Sequence

from partie.core import Game, Position, Seat
from partie.core.sight import as_seen, sealed_as_seen
from partie.table.difference import Entries, key_text
from partie.table.moment import Moved
from partie.table.texts import Texts


class Sight:
    """The zones through one pair of eyes. Only zones whose truth changed are masked and compared again.

    ``public`` is an onlooker's sight, which looks first. Eyes keep only the fields that they see otherwise: a table
    has many eyes, and most of what lies there is the same to all.
    """

    def __init__(self, game: Game[Position], texts: Texts, seat: Seat, public: "Sight | None" = None) -> None:
        self.game = game
        self.texts = texts
        self.seat = seat
        self.public = public
        self.zones: dict[str, object] = {}
        self.before: dict[str, object] = {}  # what the last look of an onlooker replaced

    def masked(self, name: str, value: object) -> object:
        """What lies in a zone field, or in one zone of it, for these eyes."""
        return as_seen(self.game, name, value, self.seat)

    def look(self, s: Position, moved: Moved) -> Entries:
        """Look where something changed: the fields that differ for these eyes."""
        found = Entries()
        self.before.clear()
        for name, which in moved.items():
            value: object = getattr(s, name)
            if which is None or not isinstance(value, list):
                self._look_at_all(name, value, found)
            else:
                self._look_at_some(name, value, which, found)
        return found

    def _look_at_all(self, name: str, value: object, found: Entries) -> None:
        old, seen = self._last(name), self.masked(name, value)
        self._keep(name, seen, old)
        if seen != old:
            text = self.texts.pieces(seen)
            if old is None or text != self.texts.pieces(old):
                found.replace(name, text)

    def _look_at_some(self, name: str, value: list[object], which: Sequence[int], found: Entries) -> None:
        old = self._last(name)
        if not isinstance(old, list):
            raise TypeError(f"{name} was no list of zones")
        seen = old[:]
        inside = Entries()
        for at in which:
            seen[at] = self.masked(name, value[at])
            if seen[at] != old[at]:
                text = self.texts.pieces(seen[at])
                if text != self.texts.pieces(old[at]):
                    inside.replace(str(at), text)
        self._keep(name, seen, old)
        if inside.replaced:
            found.inside.append(f"{key_text(name)}:{inside.text()}")

    def _last(self, name: str) -> object:
        """A field as these eyes last saw it; None if they never did."""
        if name in self.zones or self.public is None:
            return self.zones.get(name)
        return self.public.before.get(name, self.public.zones[name])

    def _keep(self, name: str, seen: object, old: object) -> None:
        if self.public is None:
            self.before[name] = old
            self.zones[name] = seen
            return
        theirs = self.public.zones[name]
        if seen == theirs:
            self.zones.pop(name, None)
        elif isinstance(seen, list) and isinstance(theirs, list) and len(seen) == len(theirs):
            self.zones[name] = [their if mine == their else mine for mine, their in zip(seen, theirs, strict=True)]
        else:
            self.zones[name] = seen

    def text(self, name: str) -> str:
        """A whole zone field."""
        return self.texts.pieces(self._now(name))

    def _now(self, name: str) -> object:
        return self.zones[name] if name in self.zones or self.public is None else self.public.zones[name]

    def view(self, s: Position) -> Position:
        """The position through these eyes, made of what is masked already."""
        v = s.clone()
        for name in self.game.plan.zones:
            setattr(v, name, self._now(name))
        v.sealed = sealed_as_seen(s, self.seat)
        return v
