"""What must outlive the process: people, sessions, tables and their events."""
