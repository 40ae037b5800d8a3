"""What a server bears, and what it weighs."""
