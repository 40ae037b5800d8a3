"""How strong people are: ratings from proved results, their own history, and quick matches of those who wait."""
