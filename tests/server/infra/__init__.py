"""Tests of ``partie.server.infra``."""
