"""What all tests of the command line share."""

import os

import pytest

from partie.cli.kept import FOLDER


@pytest.fixture(scope="session", autouse=True)
def kept_apart(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Games that a test leaves at the terminal are kept where nobody else looks for them."""
    os.environ[FOLDER] = str(tmp_path_factory.mktemp("tables"))
