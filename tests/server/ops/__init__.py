"""Tests of ``partie.server.ops``."""
