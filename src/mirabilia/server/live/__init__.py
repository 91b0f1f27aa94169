"""What happens now: rooms around tables, sockets, bots that think, clocks that run out."""
