"""The server of the web table: it knows no game."""
