"""Values that were worked out once and may be asked for again: a mapping that forgets its oldest entry when full."""


def keep[K, V](known: dict[K, V], key: K, value: V, most: int) -> V:
    """Keep a value, and give it back. For small mappings: finding the oldest entry of a large one takes long."""
    if len(known) >= most:
        del known[next(iter(known))]
    known[key] = value
    return value
