"""Tables: people, seats, storage, bot players. Knows no HTTP and names no title."""
