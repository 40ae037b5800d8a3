"""What tests of the server are made of."""
