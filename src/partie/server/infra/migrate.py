"""Bring a database up to date."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

HERE: Final = Path(__file__).parent / "migrations"
STEPS: Final = HERE / "versions"
LOCK: Final = 0.2  # seconds that a step waits for a lock: so long do answers wait behind it
PATIENCE: Final = 300.0  # seconds for which a step is tried again and again


class StepFailed(Exception):
    """A step failed. Those before it are done; of this one, what was done in its transaction is undone."""

    def __init__(self, step: str, why: str) -> None:
        super().__init__(step, why)
        self.step = step
        self.why = why


class StepLocked(StepFailed):
    """A step gave up because others do not let go of a lock; ``why`` says who may be in its way."""


def migrate(url: str, steps: Path = STEPS, patience: float = PATIENCE) -> None:
    """Run every step that is missing, while people play. It must not be called inside a running event loop."""
    config = _config(steps)
    config.attributes.update(address=url, patience=patience)
    command.upgrade(config, "head")


def known_steps() -> set[str]:
    """Every step that this release knows."""
    return {each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()}


def newest_step() -> str | None:
    """The last of them."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config(steps: Path = STEPS) -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", str(steps))
    return config
