"""What is done at a table beside answers: proposals, and deadlines that pass."""
