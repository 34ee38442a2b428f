"""What every title shares and no title knows. No I/O but reading data files, no clock, no globals."""
