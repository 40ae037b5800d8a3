"""What ``deploy`` says is what the programs take: every command, every variable, every name."""

import re
import shlex
import signal
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Self, TypedDict, override

import pytest
import yaml
from click import Command

from partie.cli import serve, worker
from partie.server.infra import settings as configuration
from partie.server.ops.dev_services import Service, free_port, program
from tests.server.harness.clients.guests import PATIENCE

DEPLOY = Path(__file__).parents[3] / "deploy"
COMMANDS: dict[str, Command] = {"serve": serve.command_line, "worker": worker.command_line}
SETTINGS = {
    *(configuration.DATABASE, configuration.NEWS, configuration.ORIGIN, configuration.PROXIES, configuration.METRICS)
}
WEB = ("web1", "web2")
CADDYFILE = (DEPLOY / "Caddyfile").read_text()


class Described(TypedDict, total=False):
    """A service in ``compose.yaml``."""

    image: str
    command: list[str]
    volumes: list[str]
    build: dict[str, str]
    environment: dict[str, object]
    depends_on: dict[str, dict[str, str]]
    healthcheck: dict[str, list[str]]


def services() -> dict[str, Described]:
    """What ``compose.yaml`` starts."""
    found: dict[str, Described] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    return found


def is_taken(words: list[str]) -> bool:
    """Whether the program takes this command line."""
    assert Path(words[0]).name == "partie"
    command = COMMANDS[words[1]]
    offered = {name for parameter in command.params for name in parameter.opts}
    return {word for word in words[2:] if word.startswith("--")} <= offered


def test_a_wrong_option_is_seen() -> None:
    assert is_taken(["partie", "serve", "--port", "8000"])
    assert not is_taken(["partie", "serve", "--ports", "8000"])


def test_containers() -> None:
    known = services()
    assert is_taken(known["worker"]["command"])
    for name in (*WEB, "worker"):
        assert set(known[name]["environment"]) == SETTINGS
        assert (DEPLOY.parent / known[name]["build"]["dockerfile"]).is_file()
    assert "-js" in known["news"]["command"]
    (last,) = [line for line in (DEPLOY / "Dockerfile").read_text().splitlines() if line.startswith("CMD ")]
    assert is_taken(yaml.safe_load(last.removeprefix("CMD ")))


def test_a_backup_can_be_made_in_the_image() -> None:
    """By a pg_dump that is not older than the database."""
    known = services()
    shell = known["backup"]["command"]
    assert shell[:2] == ["sh", "-c"]
    words = shlex.split(shell[2].replace("$$", "").removeprefix("exec "))
    assert words[:3] == ["partie", "admin", "backup"]
    dockerfile = (DEPLOY / "Dockerfile").read_text().rpartition("\nFROM ")[2]
    assert "postgresql-client" in dockerfile
    release = known["database"]["image"].removeprefix("postgres:")
    assert f"pg_dump --version | grep -q ' {release}\\.'" in dockerfile
    (folder,) = [place.partition(":")[2] for place in known["backup"]["volumes"]]
    assert f"install -d -o partie {folder}\n" in dockerfile  # a new volume is its owner's as the folder is
    assert Path(words[3].split("$")[0]).is_relative_to(folder)


def test_what_needs_another_service_waits_until_that_is_ready() -> None:
    """NATS alone cannot be asked by its image, and nobody needs it to begin."""
    known = services()
    for name, service in known.items():
        for needed, how in service.get("depends_on", {}).items():
            is_asked = "healthcheck" in known[needed]
            assert how["condition"] == ("service_healthy" if is_asked else "service_started"), name
            assert is_asked or needed == "news", name
    assert set(known["proxy"]["depends_on"]) == set(WEB)
    assert "web1" in known["worker"]["depends_on"]  # which brings the database up to date


def test_a_process_is_asked_at_a_port_that_it_listens_on() -> None:
    known = services()
    (last,) = [line for line in (DEPLOY / "Dockerfile").read_text().splitlines() if line.startswith("CMD ")]
    served = yaml.safe_load(last.removeprefix("CMD "))
    ports = {name: served[served.index("--port") + 1] for name in WEB}
    ports["worker"] = str(known["worker"]["environment"][configuration.METRICS])
    for name, port in ports.items():
        command = known[name]["healthcheck"]["test"]
        assert f"http://127.0.0.1:{port}/readyz" in command[-1]
        compile(command[-1], name, "exec")


# -- the proxy ---------------------------------------------------------------------------------------------------------


def test_the_proxy_knows_each_process_by_its_name() -> None:
    """Caddy does not look after the health of what it finds in DNS, and several behind one name are one to it."""
    (upstreams,) = re.findall(r"reverse_proxy ([^{]*) {", CADDYFILE)
    assert upstreams.split() == [f"{name}:8000" for name in WEB]
    assert "replicas" not in (DEPLOY / "compose.yaml").read_text()


class Web:
    """A process behind the proxy, which is well or not, and says who it is."""

    def __init__(self, name: str) -> None:
        web = self
        self.is_well = True

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200 if web.is_well or self.path != "/readyz" else 503)
                self.end_headers()
                self.wfile.write(name.encode())

            @override
            def log_message(self, format: str, *args: object) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def proxied(folder: Path, *webs: Web) -> Iterator[str]:
    """Caddy as it is deployed, before these, and its address."""
    port = free_port()
    text = CADDYFILE.replace("{$PARTIE_SITE:localhost}", f"http://127.0.0.1:{port}")
    for name, web in zip(WEB, webs, strict=True):
        text = text.replace(f"{name}:8000", web.address)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    own = ["env", f"XDG_CONFIG_HOME={folder}", f"XDG_DATA_HOME={folder}"]
    service = Service(
        [*own, program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], port
    )
    service.start()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        service.stop(signal.SIGKILL)


def asked(address: str) -> str:
    """Which process answers."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        name: bytes = answer.read()
    return name.decode()


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_table_is_at_one_process_until_that_is_not_well(tmp_path: Path) -> None:
    tables = [f"table{number}" for number in range(20)]
    with Web("one") as one, Web("two") as two, proxied(tmp_path, one, two) as site:

        def places() -> list[str]:
            return [asked(f"{site}/api/tables/{table}/socket?seat={seat}") for seat, table in enumerate(tables)]

        first = places()
        assert set(first) == {"one", "two"}
        assert [asked(f"{site}/api/tables/{table}/socket?key=another") for table in tables] == first
        assert [asked(f"{site}/api/tables/{table}") for table in tables] == first
        one.is_well = False
        until(lambda: set(places()) == {"two"})
        assert {asked(f"{site}/") for _ in tables} == {"two"}
        one.is_well = True
        until(lambda: places() == first)


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")))
def test_units(unit: Path) -> None:
    lines = [line.split("=", 1) for line in unit.read_text().splitlines() if "=" in line and not line.startswith("#")]
    (start,) = [value for name, value in lines if name == "ExecStart"]
    assert is_taken(shlex.split(start))
    assert {value.split("=")[0] for name, value in lines if name == "Environment"} <= SETTINGS
