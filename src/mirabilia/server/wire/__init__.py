"""What goes over the wire, both ways. The types of clients in other languages are generated from these."""
