"""What comes through sockets."""
