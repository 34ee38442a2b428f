"""The flow of the game: decisions (steps) and what happens by itself (cues), a file for each phase.

setting_up, then round after round: boarding, course, entertainment, sail, disembark (in round.py).
"""
