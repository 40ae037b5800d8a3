"""The site as a server gives it: its page says that a server is behind it, by whichever name it is fetched."""

from pathlib import Path

from litestar import Litestar
from litestar.testing import TestClient

from partie.server.app import META, site_routes


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
