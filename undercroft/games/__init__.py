"""The games. Each knows the engine, none knows another."""
