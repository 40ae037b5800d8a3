"""The laws that every game must keep, and games that break them."""
