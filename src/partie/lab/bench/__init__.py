"""How fast games and searches run. Nothing is imported here: a measured process must stay bare."""
