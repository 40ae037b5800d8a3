"""Tests of ``partie.server.runtime``."""
