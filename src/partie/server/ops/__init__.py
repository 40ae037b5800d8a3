"""What an operator does: doctor, backup, administration."""
