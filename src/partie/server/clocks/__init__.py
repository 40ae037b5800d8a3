"""Clocks: how long people may think, and what happens when their time is over."""
