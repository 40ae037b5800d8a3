"""Who people are to the server: as little as it must know."""
