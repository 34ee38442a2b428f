"""The flow of the game: decisions (steps) and what happens by itself (cues), a file for each part of the rules.

compass <- pay <- storms <- refill <- start <- explore <- turn; rocks, monsters and duel beside them.
"""
