"""What is asked about clocks, as JSON."""

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
