"""The laboratory: simulate, measure, report."""
