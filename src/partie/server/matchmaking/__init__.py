"""Finding others to play with."""
