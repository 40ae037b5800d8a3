"""Clubs that anybody can open, and tournaments: who belongs to one, who meets whom, and who stands where."""
