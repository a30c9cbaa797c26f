"""The rules of Dead Cells, a module a chapter of the rulebook."""
