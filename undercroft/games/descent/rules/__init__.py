"""The rulebook of Descent as code, one module a chapter."""
