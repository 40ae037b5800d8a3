"""Stonespine Architects (1 to 5 players, solo against Jael). So far its cards, dungeon and scoring."""
