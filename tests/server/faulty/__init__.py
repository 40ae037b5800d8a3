"""What breaks a server on purpose, and who judges what came of it."""
