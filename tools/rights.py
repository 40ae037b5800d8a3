"""Write down who may call what, from what the routes say: ``python tools/rights.py docs/rights.md``.

A test compares the page with the routes, and another one calls every route as everybody.
"""

import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from partie.server.web.app import ROUTES
from partie.server.web.permissions import AT_THE_TABLE, Permission, Role, rights_in

# What somebody of each kind is besides: whoever comes with a key may be nobody, whoever sits somewhere is a guest.
BESIDES: Final[dict[Role, tuple[Role, ...]]] = {
    Role.NOBODY: (),
    Role.GUEST: (),
    Role.ACCOUNT: (),
    Role.PROGRAM: (),
    Role.MODERATOR: (Role.ACCOUNT,),
    Role.INVITED: (Role.NOBODY,),
    Role.ONLOOKER: (Role.NOBODY,),
    Role.PLAYER: (Role.GUEST,),
    Role.HOST: (Role.GUEST, Role.PLAYER),
}
TOP: Final = """# Who may do what

Written by `python tools/rights.py docs/rights.md` from what each route says about itself (`opt=allow(…)`), not by hand.
What a route says is what is checked: one guard, in [`permissions.py`](../src/partie/server/web/permissions.py), reads
it and refuses all others; a route that says nothing is for nobody. A test calls every route as everybody, looks whether
the cell is true, and whether a refusal has changed anything in the database.

A moderator is an account. An invited person or an onlooker is anybody who comes with that key, a player is whoever sits
at the table, and the host is a player too. What stands under *only* the route looks at itself. Whoever has nothing to
do with a table is told that there is none (`404`), whether there is one or not; so it is with the moderators' pages.
"""


@dataclass(frozen=True)
class Route:
    """One door of the server."""

    method: str
    path: str
    about: str
    rights: Permission | None

    @property
    def name(self) -> str:
        """How it is called in the table."""
        return f"{self.method} {self.path}"

    def allows(self, role: Role) -> bool:
        """Whether somebody of this kind may call it."""
        return self.rights is not None and self.rights.allow((role, *BESIDES[role]))


def routes(handlers: Sequence[BaseRouteHandler] = ROUTES) -> list[Route]:
    """Every door of the server but the files of the site."""
    found: list[Route] = []
    for handler in handlers:
        methods = sorted(handler.http_methods) if isinstance(handler, HTTPRouteHandler) else ["SOCKET"]
        about = (handler.fn.__doc__ or "").split("\n")[0]
        paths = [path.replace(":str", "").replace(":int", "") for path in sorted(handler.paths)]
        found += [Route(method, path, about, rights_in(handler)) for path in paths for method in methods]
    return found


def page() -> str:
    """The whole page."""
    everywhere = [role for role in Role if role not in AT_THE_TABLE]
    plain = [route for route in routes() if not (route.rights and route.rights.is_about_a_table)]
    at_tables = [route for route in routes() if route not in plain]
    return "\n".join(
        [TOP, "## At a table", "", *table(at_tables, list(Role)), "", "## Elsewhere", "", *table(plain, everywhere), ""]
    )


def table(rows: Collection[Route], roles: Sequence[Role]) -> list[str]:
    """The lines of one table."""
    head = ["route", "what", *roles, "only"]
    lines = [head, ["---", "---", *[":-:" for _ in roles], "---"]]
    for route in rows:
        cells = ["✓" if route.allows(role) else "–" for role in roles]
        lines.append([f"`{route.name}`", route.about, *cells, route.rights.only if route.rights else ""])
    return [f"| {' | '.join(line)} |" for line in lines]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
