"""What a table and its games say, in every language.

``messages`` needs the standard library only, and the browser loads it; ``catalog`` and ``speech`` need Fluent. So
nothing is imported here: import the module you need.
"""
