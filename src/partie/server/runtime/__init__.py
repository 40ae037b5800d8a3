"""Processes: they start, are watched, and end."""
