"""What travels about clubs and tournaments."""

from collections.abc import Mapping
from typing import Literal, TypedDict


class NewClub(TypedDict):
    """A club to be opened: what it is called, and what whoever opens it is called."""

    name: str
    me: str


class JoinClub(TypedDict):
    """The key of a club's link, and what whoever comes is called."""

    key: str
    name: str


class NewOwner(TypedDict):
    """The member who is to own a club."""

    person: int


class MyClub(TypedDict):
    """A club in the list of somebody who belongs to it."""

    club: str
    name: str
    members: int
    mine: bool


class Member(TypedDict):
    """Somebody who belongs to a club. ``kind`` is ``guest``, ``account`` or ``program``."""

    person: int
    name: str
    kind: str
    owner: bool
    me: bool


class ClubTable(TypedDict):
    """A table for members at which a seat is free."""

    table: str
    game: str
    clock: str
    players: list[str]
    free: int
    mine: bool


class SitInClub(TypedDict):
    """What somebody who sits down gives to the shuffle."""

    words: str


class NewTournament(TypedDict):
    """A tournament to be opened.

    ``club``   whose members may enter; nothing for everybody
    ``seats``  how many sit at a table
    ``rounds`` how many rounds a Swiss tournament has; a round robin has as many as it needs
    ``name``   what whoever opens it is called, if nobody knows them yet
    """

    club: str
    game: str
    settings: Mapping[str, str]
    seats: int
    clock: str
    kind: str
    rounds: int
    name: str


class EnterTournament(TypedDict):
    """What whoever enters is called, where their name is not known yet."""

    name: str


class TournamentCard(TypedDict):
    """A tournament in a list. ``state`` says whether people still enter, play, or have played."""

    tournament: str
    club: str
    game: str
    settings: Mapping[str, str]
    seats: int
    clock: str
    kind: str
    rounds: int
    round: int
    state: Literal["open", "running", "over"]
    entries: int
    opener: str
    entered: bool


class Entry(TypedDict):
    """Somebody who takes part. ``name`` is empty for somebody who has left the server for good."""

    number: int
    name: str
    program: bool
    withdrawn: bool
    me: bool


class BoardCard(TypedDict):
    """A table of a round: who sits there in the order of seats, by their numbers.

    ``table``     its id; empty for a bye
    ``onlookers`` the key for those who only look on
    ``places``    1 is best and equal places are shared; 0 brings no points; empty until it has ended
    ``points``    what it brought each of them
    """

    table: str
    onlookers: str
    sitters: list[int]
    places: list[int]
    points: list[float]


class StandingLine(TypedDict):
    """A line of the table, the best first."""

    number: int
    points: float
    buchholz: float
    direct: float
    played: int


class Tournament(TypedDict):
    """A whole tournament. ``manages`` says that the reader may start it, remove people and call it off."""

    card: TournamentCard
    entries: list[Entry]
    rounds: list[list[BoardCard]]
    standings: list[StandingLine]
    manages: bool


class Club(TypedDict):
    """A club. Whoever has its link alone is told its name, its owner and how many belong to it, and nothing else.

    ``key`` is the key of its link, for its members.
    """

    club: str
    name: str
    key: str
    owner: str
    count: int
    member: bool
    mine: bool
    members: list[Member]
    tournaments: list[TournamentCard]
    tables: list[ClubTable]
