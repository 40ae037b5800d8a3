"""What ``deploy`` says is what the programs take: every command, every variable."""

import shlex
from pathlib import Path

import pytest
import yaml
from click import Command

from partie.cli import serve, worker
from partie.server.infra import settings as configuration

DEPLOY = Path(__file__).parents[2] / "deploy"
COMMANDS: dict[str, Command] = {"serve": serve.command_line, "worker": worker.command_line}
SETTINGS = {configuration.DATABASE, configuration.NEWS, configuration.ORIGIN, configuration.PROXIES}


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
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert is_taken(services["worker"]["command"])
    for name in ("web", "worker"):
        assert set(services[name]["environment"]) == SETTINGS
        assert (DEPLOY.parent / services[name]["build"]["dockerfile"]).is_file()
    assert "-js" in services["news"]["command"]
    (last,) = [line for line in (DEPLOY / "Dockerfile").read_text().splitlines() if line.startswith("CMD ")]
    assert is_taken(yaml.safe_load(last.removeprefix("CMD ")))


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")))
def test_units(unit: Path) -> None:
    lines = [line.split("=", 1) for line in unit.read_text().splitlines() if "=" in line and not line.startswith("#")]
    (start,) = [value for name, value in lines if name == "ExecStart"]
    assert is_taken(shlex.split(start))
    assert {value.split("=")[0] for name, value in lines if name == "Environment"} <= SETTINGS
