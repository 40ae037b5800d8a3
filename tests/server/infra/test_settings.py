"""How a server is set up: every variable in one place, every fault told at once, and the manual says the same."""

import re
from pathlib import Path

import pytest

from partie.server.infra.settings import VARIABLES, Fault, Misconfigured, Settings, from_environment
from partie.words.catalog import LANGUAGES, load_catalog
from tests.server.harness.admins import admin

TOP = Path(__file__).parents[3]
WRONG = {
    "PARTIE_DATABASE": "mysql://ana:secret@db/partie",
    "PARTIE_NATS": "127.0.0.1:4222",
    "PARTIE_ORIGIN": "https://play.example/partie",
    "PARTIE_PROXIES": "one",
    "PARTIE_METRICS": "everywhere",
    "PARTIE_LOGS": "xml",
    "PARTIE_SMTP": "smtp://ana:secret@",
    "PARTIE_MAIL_FROM": "partie",
    "PARTIE_NOTICE_DELAY": "soon",
    "PARTIE_BACKUP_KEY": "partie-public-no",
}


def faults(**environ: str) -> list[Fault]:
    """What is wrong with this environment."""
    with pytest.raises(Misconfigured) as caught:
        from_environment(environ)
    return caught.value.faults


def test_without_anything_there_are_defaults() -> None:
    assert from_environment({}) == Settings("postgresql://127.0.0.1/partie")
    empty = {each.name: " " for each in VARIABLES}
    assert from_environment(empty) == from_environment({})


def test_what_is_set_counts() -> None:
    told = {
        "PARTIE_DATABASE": "postgres://ana:x@one,two:5433/partie?sslmode=require",
        "PARTIE_NATS": "tls://nats:4222",
        "PARTIE_ORIGIN": "https://play.example/",
        "PARTIE_PROXIES": "2",
        "PARTIE_SMTP": "smtps://post.example",
        "PARTIE_MAIL_FROM": "partie@play.example",
        "PARTIE_NOTICE_DELAY": "0.5",
    }
    read = from_environment(told)
    assert (read.origin, read.proxies, read.delay) == ("https://play.example", 2, 0.5)
    assert from_environment(read.environment()) == read, "another process would be set up in another way"


def test_every_fault_is_told_at_once() -> None:
    assert set(WRONG) == {each.name for each in VARIABLES}
    found = faults(**WRONG)
    assert [fault.name for fault in found] == [each.name for each in VARIABLES]
    assert not [fault for fault in found if "secret" in fault.value], "a password was told"
    for name, value in WRONG.items():
        more = {"PARTIE_MAIL_FROM": "a@b", "PARTIE_ORIGIN": "http://localhost:8000"} if name == "PARTIE_SMTP" else {}
        assert [fault.name for fault in faults(**{name: value}, **more)] == [name]


def test_mail_needs_all_of_it() -> None:
    assert [fault.name for fault in faults(PARTIE_SMTP="smtp://post")] == ["PARTIE_MAIL_FROM", "PARTIE_ORIGIN"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_words(lang: str) -> None:
    catalog = load_catalog(lang)
    for fault in faults(**WRONG):
        said = catalog.say(fault.says, name=fault.name, value=fault.value)
        assert fault.name in said
        assert fault.value in said


def test_a_command_tells_them_before_it_does_anything() -> None:
    code, said = admin(WRONG["PARTIE_DATABASE"], "tables", PARTIE_PROXIES="one")
    assert code == 1
    assert "2 settings in the environment are wrong:" in said
    assert "PARTIE_DATABASE: “mysql://ana:…@db/partie” is not the address of a PostgreSQL." in said
    assert "PARTIE_PROXIES: “one” is not a whole number" in said


def test_the_manual_has_every_variable_with_its_default() -> None:
    text = (TOP / "docs" / "run.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(PARTIE_\w+)` \| (?:`([^`]*)`|–) \|", text, re.MULTILINE)
    assert rows == [(each.name, each.default) for each in VARIABLES]


def test_nobody_reads_the_environment_beside_it() -> None:
    for path in sorted((TOP / "src" / "partie" / "server").rglob("*.py")):
        if path.name not in ("settings.py", "backup.py", "processes.py"):  # the last two pass it on
            assert "os.environ" not in path.read_text(encoding="utf-8"), path
