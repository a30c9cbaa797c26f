"""The engine: decisions, sessions, journals, chance, text and content. It knows no game."""
