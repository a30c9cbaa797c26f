"""The terminal table: any game, drawn through its session alone, with a place for the game's own panel."""
