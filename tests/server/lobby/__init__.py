"""Tests of ``partie.server.lobby``."""
