"""How fast games and bots run. Nothing is imported here: a measured process must stay bare."""
