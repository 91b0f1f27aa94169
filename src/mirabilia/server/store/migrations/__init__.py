"""How the database grows with the program: each version changes it by one step, at the server's start."""
