"""Rows as the database holds them."""
