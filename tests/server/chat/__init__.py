"""Tests of ``partie.server.chat``."""
