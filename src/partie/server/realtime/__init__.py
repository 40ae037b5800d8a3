"""Sockets of people: what is queued for each."""
