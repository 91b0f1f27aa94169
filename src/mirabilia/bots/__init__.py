"""Players that are programs. A bot receives a masked state, what its seat may see, and nothing else."""
