"""Tests of ``partie.server.web``."""
