"""The rulebook as code, one module a chapter."""
