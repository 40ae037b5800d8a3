"""Tides of Time: one test for each rule, named by its paragraph in the game's RULES.md."""
