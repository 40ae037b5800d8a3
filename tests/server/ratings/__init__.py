"""Tests of ``partie.server.ratings``."""
