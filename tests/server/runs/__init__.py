"""Long runs of whole servers."""
