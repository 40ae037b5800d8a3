"""What only whoever builds Partie measures. Nothing is imported here: a measured process must stay bare."""
