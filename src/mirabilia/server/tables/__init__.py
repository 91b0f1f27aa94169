"""A table: who sits there, what is played, and everything that has happened, as a log of events."""
