"""What holds for all tests.

Examples that Hypothesis finds are the same ones in every run, and may take their time.
"""

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The loop that the server runs in."""
    return "asyncio"
