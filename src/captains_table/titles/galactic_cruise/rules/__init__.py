"""The rules: the position, how it is dealt, what a seat knows, and the flow of the game in steps."""
