"""``partie admin migrate``: bring the database up to date."""

from partie.cli.admin.opened import opened
from partie.cli.spoken import english_command
from partie.terminal.screen import TICK, Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie admin migrate", key("example-admin-migrate")),)


@english_command("migrate", key("help-admin-migrate"), EXAMPLES)
def command_line(catalog: Catalog) -> None:
    """Run every step that is missing."""
    with opened(catalog) as configuration:
        from partie.server.infra.migrate import migrate

        migrate(configuration.database)
    Screen().line(f"{TICK} {catalog.say('admin-migrated')}", "green")
