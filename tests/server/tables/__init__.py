"""Tests of ``partie.server.tables``."""
