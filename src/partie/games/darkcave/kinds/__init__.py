"""The kinds of play cards, each in a file of its own: what a card can be aimed at, and what it does.

A new kind is a class that follows ``kind.CardKind``, a line in ``every.py`` and its name in ``faces.KINDS``.
"""
