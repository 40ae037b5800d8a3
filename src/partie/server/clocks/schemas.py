"""What is asked about clocks, and told of them, as JSON."""

from typing import TypedDict


class Wish(TypedDict):
    """What somebody at a table wishes.

    ``kind``  ``pause`` or ``end`` (all must wish it), ``resume`` (one is enough), ``extra`` (time for another seat),
              ``go-on`` (a bot is to answer for somebody who is out of time; all others must wish it), or ``take-back``
              (the last answer of the seat it is about; that seat asks, and all others must agree)
    ``seat``  whose wish it is
    ``about`` the other seat; one's own where there is none
    ``holds`` whether it is wished; if not, it is taken back
    """

    kind: str
    seat: int
    about: int
    holds: bool


class Vote(TypedDict):
    """What a seat wishes: a ``pause``, the ``end``, to ``go-on`` without the seat that it is about, or to ``take-back``
    what that seat answered last.
    """

    kind: str
    seat: int
    about: int


class TakenOver(TypedDict):
    """A bot answered for a person from one question to another; to none if it still does.

    ``why`` is ``clock`` if the person was out of time, ``wish`` if they wanted it
    """

    seat: int
    why: str
    since: int
    until: int | None


class ClocksJson(TypedDict):
    """The clocks of a table when it is told.

    ``left``      the milliseconds that each seat has left; none where it is not timed
    ``running``   the seats that lose time now
    ``grace``     how long the others wait for somebody who is out of time, in milliseconds
    ``gift``      what a seat can be given as extra time
    """

    left: list[int | None]
    running: list[int]
    paused: bool
    grace: int
    gift: int
    votes: list[Vote]
    takeovers: list[TakenOver]
