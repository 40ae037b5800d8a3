"""Tables, people and tournaments as a test finds them."""
