"""``partie admin``: what whoever runs a server looks after. Each action is a command in a module of its own."""

from importlib import import_module
from typing import Final

from partie.cli.spoken import Command, Group
from partie.words.catalog import key

MEMBERS: Final = (
    ("migrate", key("cmd-admin-migrate")),
    ("backup", key("cmd-admin-backup")),
    ("backup-key", key("cmd-admin-backup-key")),
    ("restore", key("cmd-admin-restore")),
    ("departed", key("cmd-admin-departed")),
    ("verify", key("cmd-admin-verify")),
    ("tables", key("cmd-admin-tables")),
    ("show", key("cmd-admin-show")),
    ("rewind", key("cmd-admin-rewind")),
    ("patch", key("cmd-admin-patch")),
    ("moderator", key("cmd-admin-moderator")),
    ("ban", key("cmd-admin-ban")),
    ("doctor", key("cmd-doctor")),
)
EXAMPLES: Final = (
    ("partie admin migrate", key("example-admin-migrate")),
    ("partie admin backup partie.dump", key("example-admin-backup")),
    ("partie admin verify", key("example-admin-verify")),
)


def load(name: str) -> Command:
    """One action, from the module of its own name."""
    found: object = import_module(f"partie.cli.admin.{name.replace('-', '_')}").command_line
    assert isinstance(found, Command)
    return found


command_line = Group("admin", key("help-admin"), MEMBERS, EXAMPLES, load, in_english=True)
