"""A new game: where it is laid out, and what it is laid out from (`blank`, a game that runs as it is)."""
