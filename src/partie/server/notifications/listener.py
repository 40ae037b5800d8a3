"""What the rest of the server says when somebody may have to be told."""

from typing import Protocol

from partie.server.tables.room import Room


class NotificationListener(Protocol):
    """Hears of what persons who are away may want to know. Nobody waits for it, and nothing fails by it."""

    def asked(self, table: Room) -> None:
        """A question was opened, or a table was found with one. Told twice it counts once."""

    def ended(self, table: Room) -> None:
        """A table is over."""

    def offered(self, table: Room, by: int | None) -> None:
        """Somebody offers a rematch."""

    def remind(self, table_id: str, seat: int, question: int, share: float) -> None:
        """This share of a seat's time is left: a half, or a tenth."""

    def invited(self, person: int, table_id: str, path: str, by: str) -> None:
        """Somebody called ``by`` invites a person; ``path`` is where they find the table, as ``#/invite/…``."""


class NoNotifications:
    """For a process that tells nobody."""

    def asked(self, table: Room) -> None:
        """Nobody is told."""

    def ended(self, table: Room) -> None:
        """Nobody is told."""

    def offered(self, table: Room, by: int | None) -> None:
        """Nobody is told."""

    def remind(self, table_id: str, seat: int, question: int, share: float) -> None:
        """Nobody is told."""

    def invited(self, person: int, table_id: str, path: str, by: str) -> None:
        """Nobody is told."""
