"""What becomes of an error that a request or a socket ends with: it is logged, and whoever asked is told what to do."""

import logging
from typing import Final

from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from partie.server.infra.database import LOST
from partie.server.infra.invalid_input import EXPECTED
from partie.table.refusal import Refused
from partie.words.messages import message

SERVER: Final = 500  # from this status on it is an error of ours


class Away(Refused):
    """The database does not answer. ``after`` is how many seconds to wait."""

    after: Final = 1

    def __init__(self) -> None:
        super().__init__("away", message("err-away"))


async def log_error(error: Exception, scope: Scope) -> None:
    """Write down what nobody expected."""
    if isinstance(error, EXPECTED) or (isinstance(error, HTTPException) and error.status_code < SERVER):
        return
    if isinstance(error, (WebSocketException, ClientDisconnected)):  # the other side has gone
        return
    log, path = logging.getLogger(__name__), template(scope)
    if isinstance(error, LOST):
        log.warning("the database is away: %s at %s", type(error).__name__, path)
        return
    log.error("%s at %s", type(error).__name__, path, exc_info=error)


def template(scope: Scope) -> str:
    """The path of a route as it is written in the code: what stands in its place may be a secret."""
    try:
        return min(scope["route_handler"].paths)
    except KeyError:  # it went wrong before a route was found
        return "no route"
