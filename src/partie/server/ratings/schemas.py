"""What travels between a browser and the parts about ratings, one's own history, and quick matches."""

from typing import TypedDict


class MatchWish(TypedDict):
    """What somebody waits for: ``least`` to ``most`` seats, a pace, rated or friendly; and what they are called."""

    game: str
    least: int
    most: int
    clock: str
    rated: bool
    name: str


class MatchTold(TypedDict):
    """How somebody who waits for a quick match stands.

    ``seconds`` how long they have waited
    ``others``  how many others wait for that game
    ``table``   where they have been seated; nothing as long as they wait
    """

    waiting: bool
    seconds: int
    others: int
    table: str


class RatingPoint(TypedDict):
    """A rating after one table, and how much it is doubted."""

    points: int
    doubt: int


class Tally(TypedDict):
    """One's own games of one kind. ``line`` are the ratings after the last tables, the newest last."""

    game: str
    seats: int
    played: int
    won: int
    line: list[RatingPoint]


class PlayedTable(TypedDict):
    """A table of mine that has ended.

    ``number``  what the next page of the history goes by
    ``seat``    my seat there
    ``place``   my place; 0 where nothing is proved
    ``agreed``  people ended it before the rules did, so it counts for nobody
    ``change``  what it did to my rating; none where it did not count
    ``left``    a bot was put in for me
    """

    table: str
    number: int
    game: str
    ended: int
    players: list[str]
    seat: int
    place: int
    agreed: bool
    rated: bool
    change: int | None
    left: bool


class Leaving(TypedDict):
    """How often a bot was put in for me, of all ``tables`` that I began.

    ``late``   my time was over
    ``handed`` I handed my seat over
    """

    tables: int
    late: int
    handed: int


class History(TypedDict):
    """My own history. ``hides`` says that others are not told my ratings."""

    tables: list[PlayedTable]
    more: bool
    tallies: list[Tally]
    leaving: Leaving
    hides: bool


class RatingShown(TypedDict):
    """Whether others are told my ratings."""

    hides: bool
