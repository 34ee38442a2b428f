"""What somebody may try who means no good: each test is named after what it tries."""
