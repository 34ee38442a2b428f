"""What a sensible player would choose."""
