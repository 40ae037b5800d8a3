"""The live process of an anchor, as ``partie.lab.bench.process`` is: for games of other libraries, and for searches.

As there, nothing of Partie is imported before the anchor is known: a peer must not carry Partie along.
"""

import sys

from partie.lab.bench.anchors import Anchor, own
from partie.lab.bench.process import serve
from tools.bench.peers import PEERS
from tools.bench.searchers import searcher


def anchor_of(name: str) -> Anchor:
    """An anchor by its name, ready to play."""
    if name in PEERS:
        return PEERS[name]()
    if is_search(name):
        return searcher(name)
    return own(name)


def is_search(name: str) -> bool:
    """Whether an anchor searches; the others play by chance."""
    return " search" in name or " ISMCTS " in name


if __name__ == "__main__":
    serve(sys.argv[1], anchor_of)
