"""Is everything there that a server needs? Each answer is a sentence that says what to do."""

import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from partie.server.infra.database import LOST, DatabaseError, Pool, open_tool_pool
from partie.server.infra.dead_letters import failed_jobs
from partie.server.infra.migrate import known_steps, newest_step
from partie.server.infra.nats_client import look_at
from partie.server.infra.settings import DATABASE, NEWS, Settings, hidden
from partie.server.ops.dev_services import NotInstalled, program
from partie.server.tables.installed_rules import unplayable
from partie.server.tables.store import TableStore
from partie.words.catalog import Arg, key

APART: Final = 1.0  # seconds that the clocks of the machine and of the database may differ
LEAST_FREE: Final = 2_000_000_000  # bytes


@dataclass(frozen=True)
class CheckResult:
    """What was found: whether it is all right, and the sentence about it. ``is_advice`` is no reason not to serve."""

    is_good: bool
    says: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    is_advice: bool = False


async def run_checks(configuration: Settings) -> list[CheckResult]:
    """Look at everything, in the order in which it would be put right."""
    return [*await _database(configuration), *await _news(configuration), _disk(), _programs()]


async def _database(configuration: Settings) -> list[CheckResult]:
    about: dict[str, Arg] = {"address": hidden(configuration.database), "name": DATABASE}
    try:
        pool = await open_tool_pool(configuration.database, most=1)
    except (*LOST, DatabaseError):
        return [CheckResult(False, key("doctor-database-away"), about)]
    try:
        if not await pool.fetchval("SELECT to_regclass('alembic_version') IS NOT NULL"):
            return [CheckResult(True, key("doctor-database-empty"), about), await _clocks(pool)]
        found = [CheckResult(True, key("doctor-database"), about)]
        step = await pool.fetchval("SELECT version_num FROM alembic_version")
        if step != newest_step():
            is_old = step in known_steps()
            says = key("doctor-step-old") if is_old else key("doctor-step-new")
            return [*found, CheckResult(False, says, {"step": str(step)}), await _clocks(pool)]
        found.append(CheckResult(True, key("doctor-step")))
        return [*found, *await _rules(TableStore(pool)), await _clocks(pool)]
    finally:
        await pool.close()


async def _clocks(pool: Pool) -> CheckResult:
    """How far the clocks differ; half of the way there and back is taken off."""
    before = time.time()
    theirs = await pool.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
    apart = abs(theirs - (before + time.time()) / 2)
    is_near = apart <= APART
    says = key("doctor-clocks") if is_near else key("doctor-clocks-apart")
    return CheckResult(is_near, says, {"seconds": f"{apart:.1f}"})


async def _rules(store: TableStore) -> list[CheckResult]:
    """Whether all running tables can be played here."""
    missing = [
        CheckResult(
            False,
            key("doctor-no-rules") if each.why else key("doctor-no-cards"),
            {"game": each.game, "rules": each.rules, "deck": each.deck},
        )
        for each in await unplayable(store)
    ]
    return missing or [CheckResult(True, key("doctor-rules"))]


async def _news(configuration: Settings) -> list[CheckResult]:
    if not configuration.news:
        return [CheckResult(True, key("doctor-alone"), {"name": NEWS})]
    about: dict[str, Arg] = {"address": hidden(configuration.news), "name": NEWS}
    failed = await look_at(configuration.news, failed_jobs)
    if failed is None:
        return [CheckResult(False, key("doctor-no-news"), about)]
    found = [CheckResult(True, key("doctor-news"), about)]
    if failed.number:
        told: dict[str, Arg] = {"count": failed.number, "reasons": "; ".join(failed.reasons)}
        found.append(CheckResult(False, key("doctor-jobs-failed"), told, is_advice=True))
    return found


def _disk() -> CheckResult:
    free = shutil.disk_usage("/").free
    is_enough = free >= LEAST_FREE
    says = key("doctor-disk") if is_enough else key("doctor-disk-full")
    return CheckResult(is_enough, says, {"gigabytes": f"{free / 1e9:.0f}"}, is_advice=True)


def _programs() -> CheckResult:
    try:
        program("pg_dump")
    except NotInstalled:
        return CheckResult(False, key("doctor-no-dump"), is_advice=True)
    return CheckResult(True, key("doctor-dump"))
