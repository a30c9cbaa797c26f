"""Dark Souls: The Board Game, the core set and both campaigns."""
