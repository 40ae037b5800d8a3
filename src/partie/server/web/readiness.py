"""Whether a process can serve."""

from typing import Final

from partie.server.infra.supervisor import Supervisor
from partie.server.services import Services

STUCK: Final = 15.0  # seconds that an answer may wait: a statement is given up after ten, and tried again


def why_still(services: Services, supervisor: Supervisor) -> str:
    """What stands still in a process; nothing if all goes on."""
    waiting = services.writer.oldest_waiting
    stuck = f"an answer has waited to be written down for {waiting:.0f} s" if waiting > STUCK else ""
    return "; ".join([each for each in (stuck, supervisor.why_not_ready()) if each])
