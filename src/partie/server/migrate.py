"""Bring a database up to date."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config

HERE: Final = Path(__file__).parent / "migrations"


def migrate(url: str) -> None:
    """Run every step that is missing. It must not be called inside a running event loop."""
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.set_main_option("sqlalchemy.url", _driver(url).replace("%", "%%"))
    command.upgrade(config, "head")


def _driver(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{'postgresql+asyncpg' if scheme in ('postgres', 'postgresql') else scheme}://{rest}"
