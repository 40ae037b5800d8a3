"""How requests and sockets are taken: uvicorn, with limits of ours."""

import socket

import uvicorn
from litestar import Litestar

from partie.server.infra.rate_limits import FRAME
from partie.server.infra.shutdown import GRACE
from partie.server.web.connections import ReadSockets, Timely


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound to an address. Its protocol is named: else asyncio lets small frames wait for more."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening


def listening_to(app: Litestar) -> uvicorn.Config:
    """How sockets and requests are taken."""
    return uvicorn.Config(
        app,
        http=Timely,
        ws=ReadSockets,
        ws_max_size=FRAME,
        ws_ping_interval=20.0,
        ws_per_message_deflate=False,  # it takes 38 KiB more for each browser's socket, whose frames are short
        lifespan="on",
        log_config=None,  # as the process does it
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=False,
    )
