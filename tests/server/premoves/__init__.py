"""Tests of ``partie.server.premoves``."""
