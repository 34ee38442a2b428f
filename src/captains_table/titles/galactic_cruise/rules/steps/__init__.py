"""The decisions of Galactic Cruise, a file for each part of the rulebook."""
