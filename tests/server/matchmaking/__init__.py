"""Tests of ``partie.server.matchmaking``."""
