"""The server, with a real PostgreSQL and a real NATS."""
