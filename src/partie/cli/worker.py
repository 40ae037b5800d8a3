"""``partie worker``: bots for online tables, from a process of their own."""

import asyncio
import contextlib
import sys

from partie.cli.configured import configured
from partie.cli.parameters import Failed
from partie.cli.serve import half_restored, need_server
from partie.cli.spoken import command, option
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie worker", key("example-worker")),)


@option("--until-input-ends", help=key("opt-until-input-ends"), is_flag=True)
@command("worker", key("help-worker"), EXAMPLES)
def command_line(catalog: Catalog, until_input_ends: bool) -> None:
    """Think until somebody stops it."""
    need_server()
    from partie.server.infra.settings import NEWS
    from partie.server.infra.supervisor import GaveUp
    from partie.server.ops.unfinished_restore import HalfRestored
    from partie.server.runtime.worker import work

    configuration = configured(catalog)
    if not configuration.news:
        raise Failed("err-no-news", name=NEWS)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(work(configuration, sys.stdin if until_input_ends else None))
    except HalfRestored as error:
        raise half_restored(configuration) from error
    except GaveUp as error:
        raise Failed("err-gave-up", part=str(error)) from error
