"""Tests of ``partie.server.clubs``."""
