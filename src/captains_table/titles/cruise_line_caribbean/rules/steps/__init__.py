"""The decisions of Cruise Line: Caribbean! and what happens between them, a module for each part of the year."""
