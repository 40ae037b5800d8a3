"""The gate and the long suite: which stages there are, how they run side by side, and what is told of them at the end.

``.ci/run`` is the gate, ``.ci/full`` the long suite; ``docs/decisions/0024-two-tiers.md`` says why there are two.
Nothing but the standard library: it runs before anything is installed.
"""
