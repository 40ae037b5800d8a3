"""Telling people who are away that it is their turn."""
