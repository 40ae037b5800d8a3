"""Research on games: simulations, contests of bots, standings, fuzzing and measurements, as a library.

Nothing here draws, asks or parses a command line.
"""
