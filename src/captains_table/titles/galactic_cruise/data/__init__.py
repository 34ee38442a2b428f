"""What is in the box: the components, their reader and the ids they go by."""
