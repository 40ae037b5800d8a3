"""Run the command line inside this process, and look at what it says."""

import json
from collections.abc import Mapping, Sequence

from click.testing import CliRunner, Result

from partie.cli.app import cli

# So wide that no sentence is broken in two, and English unless a test asks for another language.
ENVIRONMENT = {"COLUMNS": "400", "PARTIE_LANG": "en", "LC_ALL": "C.UTF-8"}


def run(*args: str, typed: str = "", environ: Mapping[str, str] | None = None) -> Result:
    """One command; a crash of the command line is a failure of the test."""
    result = CliRunner().invoke(cli, list(args), input=typed, env={**ENVIRONMENT, **(environ or {})})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def facts(*args: str) -> dict[str, object]:
    """What a command says with ``--json``."""
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


def lines(answers: Sequence[object]) -> str:
    """What a person types."""
    return "".join([f"{answer}\n" for answer in answers])
