"""The site as a server gives it: its page says that a server is behind it, by whichever name it is fetched."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from partie.server.infra.settings import Settings
from partie.server.web.app import GUARDED, META, guard, here, site_routes

PLAIN = Settings("")


def test_the_page_says_that_a_server_is_behind_it(tmp_path: Path) -> None:
    """Browsers that keep the site fetch the page by its own name, and show that one on every later visit."""
    (tmp_path / "index.html").write_text("<head></head><body>site</body>", encoding="utf-8")
    (tmp_path / "some.js").write_text("1", encoding="utf-8")
    with TestClient(Litestar(site_routes(tmp_path))) as client:
        for path in ("/", "/index.html", "/index.html?__WB_REVISION__=1"):
            answer = client.get(path)
            assert META in answer.text, path
            assert answer.headers["cache-control"] == "no-cache"
        assert client.get("/some.js").text == "1"


def test_browsers_are_told_what_they_may_do(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head></head><body>site</body>", encoding="utf-8")
    (tmp_path / "some.js").write_text("1", encoding="utf-8")
    app = Litestar([here, *site_routes(tmp_path)], before_send=[guard(PLAIN)])
    with TestClient(app) as client:
        for path in ("/", "/some.js", "/api/here", "/nowhere"):
            told = client.get(path).headers
            assert {name: told.get(name) for name in GUARDED} == GUARDED, path
            assert "strict-transport-security" not in told  # nobody could come back to a site without https


@pytest.mark.parametrize(("origin", "is_told"), [("https://play.test", True), ("http://localhost:8000", False)])
def test_browsers_insist_on_https_where_the_site_has_it(origin: str, is_told: bool) -> None:
    app = Litestar([here], before_send=[guard(replace(PLAIN, origin=origin))])
    with TestClient(app) as client:
        assert ("strict-transport-security" in client.get("/api/here").headers) == is_told


def test_the_built_page_allows_no_script_inside_it() -> None:
    """The page is made by the client's build: what it is made of says which scripts may run."""
    web = Path(__file__).parents[3] / "web"
    assert "<script>" not in (web / "index.html").read_text(encoding="utf-8")
    policy = re.search(r"POLICY = \[(.*?)\]", (web / "vite.config.ts").read_text(encoding="utf-8"), re.DOTALL)
    assert policy is not None
    rules = dict([each.split(" ", 1) for each in re.findall(r'"([^"]+)"', policy[1])])
    assert rules["default-src"] == "'self'"
    assert rules.get("script-src", "'self'") == "'self'"
