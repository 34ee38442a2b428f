"""What every title shares and no title knows. No I/O but packs, no clock, no globals."""
