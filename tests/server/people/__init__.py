"""Tests of ``partie.server.people``."""
