"""Tests of ``partie.server.tournaments``."""
