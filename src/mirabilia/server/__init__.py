"""The server: tables where people and bots meet, live over sockets, kept in a database."""
