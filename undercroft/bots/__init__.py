"""Players that know no game: random and search; and where a game's own judgement is found."""
