"""What every title must hold, whatever its rules: a title gets these proofs for free."""
