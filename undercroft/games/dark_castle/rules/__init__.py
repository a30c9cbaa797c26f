"""The rulebook of Escape the Dark Castle, as code: one module a chapter."""
