"""Tables: their log, their rooms in memory, who is told what."""
