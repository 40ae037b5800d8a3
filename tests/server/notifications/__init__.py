"""Tests of ``partie.server.notifications``."""
