"""Tests of ``partie.server.clocks``."""
