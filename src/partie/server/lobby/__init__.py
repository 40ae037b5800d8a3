"""The lobby: open tables, sitting down at them, a host's rights, invitations, and the tables that wait for somebody."""
