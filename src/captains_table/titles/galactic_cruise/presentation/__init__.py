"""What people and boards are shown and told."""
