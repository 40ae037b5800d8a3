"""What every part stands on: database, settings, message bus, rate limits, supervision, metrics."""
