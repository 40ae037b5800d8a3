"""Limits that hold for all processes together: each tells the others what was asked of it.

A process decides by itself, at once, and tells four times a second what it has let through; the others count it as if
it had been asked of them. So nobody waits for a question to another machine. What two processes let through in the
same quarter of a second is owed afterwards (``docs/decisions/0026-shared-limits.md``).
"""

import asyncio
from typing import Final

from partie.server.infra.message_bus import MessageBus, Payload
from partie.server.infra.rate_limits import Limits, Usage
from partie.server.infra.supervisor import Beat

SPENT: Final = "limits"  # the topic of what was let through
TELL: Final = 0.25  # seconds


def follow_spent(limits: Limits, bus: MessageBus) -> None:
    """Count what other processes have let through."""

    async def hear(called: Payload) -> None:
        told = called["spent"]
        assert isinstance(told, list)
        limits.others_spent([Usage(*each) for each in told])

    bus.follow(SPENT, hear)


async def tell_spent(limits: Limits, bus: MessageBus) -> None:
    """Tell other processes what was let through here since they were told last."""
    if spent := limits.take_spent():
        await bus.call_others(SPENT, {"spent": [list(each) for each in spent]})


async def share_limits(limits: Limits, bus: MessageBus, beat: Beat) -> None:
    """Do so again and again."""
    while True:
        await asyncio.sleep(TELL)
        await tell_spent(limits, bus)
        beat()
