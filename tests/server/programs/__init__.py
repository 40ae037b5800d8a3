"""Tests of ``partie.server.programs``."""
