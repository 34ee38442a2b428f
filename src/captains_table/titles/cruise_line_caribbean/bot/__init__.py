"""What a sensible player would do: `advise`. It knows no more than the seat it plays."""
