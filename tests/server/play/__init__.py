"""Tests of ``partie.server.play``."""
