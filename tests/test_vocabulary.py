"""The server is called by the words of the field, so that a person who searches for one finds the right place."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SERVER = Path(__file__).parent.parent / "src" / "partie" / "server"
PRIVATE = {"house", "keeper", "outlet", "seeing", "unfit", "whoever"}  # words that nobody would search for
MOST_LINES = 250  # of a class
MOST_METHODS = 15  # that others call, without properties

# What a newcomer searches for, and the file or folder that is called so.
FOUND = {
    "administrator": "ops/admin.py",
    "backup": "ops/backup.py",
    "chat": "chat",
    "club": "clubs",
    "deadline": "play/deadline_worker.py",
    "dead letters": "infra/dead_letters.py",
    "doctor": "ops/doctor.py",
    "data export": "accounts/data_export.py",
    "deletion": "accounts/deletion.py",
    "heartbeat": "tables/heartbeat.py",
    "invitations": "lobby/invitations.py",
    "load shedding": "infra/load_shedding.py",
    "login sessions": "people/login_sessions.py",
    "matchmaking": "matchmaking",
    "message bus": "infra/message_bus.py",
    "metrics": "infra/metrics.py",
    "migrations": "infra/migrations",
    "moderation": "moderation",
    "monitoring": "runtime/monitoring.py",
    "notification": "notifications",
    "passkeys": "people/passkeys.py",
    "permissions": "web/permissions.py",
    "premove": "premoves",
    "presence": "tables/presence.py",
    "proposals": "play/proposals.py",
    "quiet hours": "notifications/quiet_hours.py",
    "rate limits": "infra/rate_limits.py",
    "rating": "ratings",
    "recovery codes": "people/recovery_codes.py",
    "retention": "ops/retention.py",
    "settings": "infra/settings.py",
    "subscriber": "realtime/subscriber.py",
    "supervisor": "infra/supervisor.py",
    "time control": "clocks/time_control.py",
    "tournament": "tournaments",
}


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """Every module of the server."""
    for path in sorted(SERVER.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def identifiers(tree: ast.AST) -> Iterator[str]:
    """Every name that a module gives or uses."""
    for node in ast.walk(tree):
        for field in ("name", "id", "attr", "arg"):
            found = getattr(node, field, None)
            if isinstance(found, str):
                yield found


def parts_of(name: str) -> set[str]:
    """The words that a name is made of."""
    return {part.lower() for part in re.split(r"_|(?<=[a-z])(?=[A-Z])", name) if part}


def is_property(method: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a method is read or set like an attribute."""
    return any([ast.unparse(each).endswith(("property", ".setter")) for each in method.decorator_list])


def test_no_name_is_private_to_this_project() -> None:
    found = {(path.name, name) for path, tree in trees() for name in identifiers(tree) if parts_of(name) & PRIVATE}
    assert found == set()


def test_a_private_name_would_be_found() -> None:
    tree = ast.parse("class OpenHouse: ...\ndef say(outlet): ...")
    assert [name for name in identifiers(tree) if parts_of(name) & PRIVATE] == ["OpenHouse", "outlet"]


@pytest.mark.parametrize("word", FOUND)
def test_who_searches_for_a_word_of_the_field_finds_its_place(word: str) -> None:
    place = SERVER / FOUND[word]
    assert place.exists()
    words = word.replace(" ", "_")
    assert place.stem.startswith(words) or words.startswith(place.stem)


def test_no_class_is_too_large_to_be_read() -> None:
    large = []
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
                called = [each for each in methods if not each.name.startswith("_") and not is_property(each)]
                if lines > MOST_LINES or len(called) > MOST_METHODS:
                    large.append((path.name, node.name, lines, len(called)))
    assert large == []
