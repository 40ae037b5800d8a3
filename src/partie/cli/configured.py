"""How the server is set up, or everything that is wrong with that, in the reader's language."""

from typing import TYPE_CHECKING

from partie.cli.parameters import Failed
from partie.words.catalog import Catalog

if TYPE_CHECKING:
    from partie.server.infra.settings import Fault, Settings


def configured(catalog: Catalog) -> "Settings":
    """What the environment says."""
    from partie.server.infra.settings import Misconfigured, from_environment

    try:
        return from_environment()
    except Misconfigured as error:
        lines = [f"\n  {fault_text(catalog, fault)}" for fault in error.faults]
        raise Failed("err-configuration", count=len(lines), faults="".join(lines)) from error


def fault_text(catalog: Catalog, fault: "Fault") -> str:
    """What is wrong with one variable."""
    return catalog.say(fault.says, name=fault.name, value=fault.value)
