"""Games at a terminal: what draws a table, asks a person and shows a score sheet."""
