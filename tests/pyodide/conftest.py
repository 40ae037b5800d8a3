"""The marker of the one test that needs Node and WebAssembly."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "pyodide: needs Node, and `npm ci --prefix tests/pyodide` once before")
