"""Tournaments of clubs: rounds, pairings, points."""
