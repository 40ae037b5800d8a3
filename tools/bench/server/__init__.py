"""What online tables cost: a server is started, played on through sockets, and its processor time and memory read."""
