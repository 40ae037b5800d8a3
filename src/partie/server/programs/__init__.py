"""Programs that people write: they play by a token of their own, and everybody is told that they are programs."""
