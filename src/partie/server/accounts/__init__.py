"""Use cases over everything that is kept of a person: delete an account, export its data."""
