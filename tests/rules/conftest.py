"""Fixtures for the rules of the castle."""
