"""Tables that a server keeps, for people who sit at screens of their own."""
