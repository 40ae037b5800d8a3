"""Everything is broken while people play, and a checker judges by the log."""
