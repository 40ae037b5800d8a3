"""Reports, decisions and appeals."""
