"""Bring a database up to date."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

HERE: Final = Path(__file__).parent / "migrations"


def migrate(url: str) -> None:
    """Run every step that is missing. It must not be called inside a running event loop."""
    config = _config()
    config.attributes["address"] = url
    command.upgrade(config, "head")


def known_steps() -> set[str]:
    """Every step that this release knows."""
    return {each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()}


def newest_step() -> str | None:
    """The last of them."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE))
    return config
