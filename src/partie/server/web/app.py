"""The doors of the server: requests, sockets, the site itself."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Final

from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.handlers import BaseRouteHandler
from litestar.static_files import create_static_files_router
from litestar.types import BeforeMessageSendHookHandler, ControllerRouterHandler, Message, Scope

from partie.server.infra.database import LOST, ForeignKeyViolation, ping
from partie.server.infra.invalid_input import INVALID_INPUT, invalid_input, person_gone
from partie.server.infra.rate_limits import REQUEST, Limits, Slow
from partie.server.infra.salt_store import shared_salt
from partie.server.infra.settings import Settings
from partie.server.infra.shared_rate_limits import follow_spent, share_limits
from partie.server.infra.supervisor import Beat, Supervisor
from partie.server.services import Services
from partie.server.tables.schemas import Here
from partie.server.web.connections import LooseWebSocket
from partie.server.web.errors import Away, log_error
from partie.server.web.permissions import EVERYBODY, STATUSES, allow, check_rights
from partie.server.web.readiness import why_still
from partie.server.web.request_context import ApiRequest, check_host, check_ids, check_limit, services_of, supervisor_of
from partie.server.web.routes import chat as talk_routes
from partie.server.web.routes import clubs as club_routes
from partie.server.web.routes import lobby as lobby_routes
from partie.server.web.routes import moderation, people
from partie.server.web.routes import notifications as notice_routes
from partie.server.web.routes import premoves as ahead_routes
from partie.server.web.routes import programs as program_routes
from partie.server.web.routes import proposals as clock_routes
from partie.server.web.routes import ratings as rating_routes
from partie.server.web.routes import tables as table_routes
from partie.server.web.turns import Turns
from partie.table.refusal import Refused
from partie.table.shapes import Broken

type OpenServices = Callable[[Supervisor], AbstractAsyncContextManager[Services]]

FORGET: Final = 10.0  # seconds between two looks for whom no limit holds any more
# What browsers may do with our pages and answers. The page says itself where scripts may come from.
GUARDED: Final = {
    "content-security-policy": "frame-ancestors 'none'",  # nobody lays our page under theirs
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a page may hold the key of a seat
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
# Where the site has https, browsers ask for nothing else for two years. Other names of the domain are not ours to bind.
STRICT: Final = {"strict-transport-security": "max-age=63072000"}
META: Final = '<meta name="partie-server" content="1" />'


@get("/api/here", opt=allow(*EVERYBODY))
async def here() -> Here:
    """That there is a server."""
    return {"partie": version("partie")}


@get("/healthz", media_type=MediaType.TEXT, opt=allow(*EVERYBODY))
async def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, opt=allow(*EVERYBODY))
async def readyz(request: ApiRequest) -> Response[str]:
    """The process can serve: its database answers, and nothing stands still."""
    services = services_of(request)
    why = why_still(services, supervisor_of(request))
    try:
        async with asyncio.timeout(2):
            await ping(services.store.pool)
    except LOST:
        why = "the database does not answer"
    return Response(why or "ok", status_code=503 if why else 200, media_type=MediaType.TEXT)


def guard(configuration: Settings) -> BeforeMessageSendHookHandler:
    """Lets every answer say what browsers may do with it, files of the site too."""
    told = {**GUARDED, **STRICT} if configuration.is_https else GUARDED

    async def tell(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in told.items():
                headers[name] = value

    return tell


def refuse(_: ApiRequest, error: Refused) -> Response[Broken]:
    """What is refused is told with its reason."""
    headers = {"retry-after": str(error.after)} if isinstance(error, (Slow, Away)) else {}
    status = STATUSES.get(error.kind, 400)
    return Response({"kind": error.kind, "says": error.says}, status_code=status, headers=headers)


def refuse_invalid_input(request: ApiRequest, _: Exception) -> Response[Broken]:
    """What cannot be read or kept is refused like anything else."""
    return refuse(request, invalid_input())


def refuse_lost(request: ApiRequest, _: Exception) -> Response[Broken]:
    """While the database is away nobody is told that something is broken: they come again."""
    return refuse(request, Away())


def refuse_gone(request: ApiRequest, _: Exception) -> Response[Broken]:
    """Whoever leaves for good while they ask for something is nobody."""
    return refuse(request, person_gone())


# -- all together ----------------------------------------------------------------------------------------------------


def _front_page(site: Path) -> Callable[[], Response[str]]:
    text = (site / "index.html").read_text(encoding="utf-8").replace("</head>", f"{META}</head>", 1)

    # Under its own name too: so it is fetched by browsers that keep the site, and shown on later visits.
    @get(["/", "/index.html"], include_in_schema=False, sync_to_thread=False, opt=allow(*EVERYBODY))
    def front_page() -> Response[str]:
        """The site, and that a server is behind it."""
        return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    return front_page  # type: ignore[return-value]  # the decorator makes a handler of it


def site_routes(site: Path) -> list[ControllerRouterHandler]:
    """The files of the site, and its page."""
    return [_front_page(site), create_static_files_router("/", [site], opt=allow(*EVERYBODY))]


ROUTES: Final[tuple[BaseRouteHandler, ...]] = (
    here,
    healthz,
    readyz,
    *table_routes.ROUTES,
    *people.ROUTES,
    *clock_routes.ROUTES,
    *notice_routes.ROUTES,
    *lobby_routes.ROUTES,
    *program_routes.ROUTES,
    *ahead_routes.ROUTES,
    *rating_routes.ROUTES,
    *talk_routes.ROUTES,
    *moderation.ROUTES,
    *club_routes.ROUTES,
)


async def _forget(limits: Limits, beat: Beat) -> None:
    """Let nobody be counted longer than it limits them."""
    while True:
        limits.tidy()
        beat()
        await asyncio.sleep(FORGET)


async def _limits(configuration: Settings, services: Services, supervisor: Supervisor) -> Limits:
    """Limits that all processes share, where there are others."""
    if not configuration.news:
        return Limits()
    limits = Limits(await shared_salt(services.store.pool))
    follow_spent(limits, services.bus)
    supervisor.watch("shared-limits", partial(share_limits, limits, services.bus), 60.0)
    return limits


def build_app(configuration: Settings, site: Path | None, open_services: OpenServices) -> Litestar:
    """The server as an ASGI application, over services that are opened when it starts."""

    supervisor = Supervisor()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with open_services(supervisor) as services:
            app.state["services"] = services
            app.state["configuration"] = configuration
            app.state["limits"] = limits = await _limits(configuration, services, supervisor)
            supervisor.watch("limits", partial(_forget, limits), 60.0)
            rating_routes.start_pairing(app, services, supervisor)
            yield

    return Litestar(
        [*ROUTES, *(site_routes(site) if site is not None else [])],
        guards=[check_host, check_ids, check_limit, check_rights],
        lifespan=[lifespan],
        exception_handlers={
            Refused: refuse,
            ForeignKeyViolation: refuse_gone,
            **dict.fromkeys(INVALID_INPUT, refuse_invalid_input),
            **dict.fromkeys(LOST, refuse_lost),
        },
        after_exception=[log_error],
        before_send=[guard(configuration)],
        openapi_config=None,
        middleware=[Turns().middleware],
        request_max_body_size=REQUEST,
        logging_config=None,
        websocket_class=LooseWebSocket,
        state=State({"supervisor": supervisor}),
    )
