"""Ratings: what each ended table changes."""
