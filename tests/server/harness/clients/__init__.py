"""People, programs and receivers at a server."""
