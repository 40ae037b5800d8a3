"""Tests of ``partie.server.realtime``."""
