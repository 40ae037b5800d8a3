"""The games that come with Partie, one package each. Nothing stands here itself: ``partie.registry`` finds them."""
