"""The law that compiled and interpreted play are one: the same digests from another process with plain sources."""

import json
import os
import subprocess
import sys

from partie.core import CHANCE, Game, Position, Rng, digest, letter, seats_in
from partie.core.seats import DEALER
from partie.testing.walk import LawBroken, Luck, Subject

GAMES = 6


def fingerprints(game: Game[Position], seats: int, options: dict[str, str], seed: int) -> list[str]:
    """The digest after every question of a few random games, and the answers between them, squeezed to a line each."""
    lines: list[str] = []
    for number in range(GAMES):
        rng = Rng(f"{seed} {number}")
        s = game.start(seats, options)
        line: list[str] = []
        while s.waiting:
            seat = CHANCE if s.waiting == DEALER else seats_in(s.waiting)[-1]
            legal = game.rules.legal(s, seat)
            action = legal[rng.below(len(legal))]
            if game.rules.play(s, seat, action):
                line.append(digest(game, s))
            else:
                line.append(f"{letter(seat)} {game.notation.text(action)}")
        line.append(repr(game.outcome(s)))
        lines.append(" ".join(line))
    return lines


def where_is(game: Game[Position]) -> tuple[str, str]:
    """The module and name under which another process finds this game."""
    for name, module in list(sys.modules.items()):
        if name == "__main__":
            continue
        for attribute, value in list(getattr(module, "__dict__", {}).items()):
            if value is game and not attribute.startswith("_"):
                return name, attribute
    raise LookupError(f"{game.name} must be a module's constant, so that another process can import it")


_OTHER = """
import importlib, json, sys
from partie.sources import only_sources
only_sources()
module, name, seats, options, seed = json.loads(sys.argv[1])
game = getattr(importlib.import_module(module), name)
from partie.testing.compiled import fingerprints
print("\\n".join(fingerprints(game, seats, options, seed)))
"""


def law_compiled(subject: Subject, luck: Luck) -> None:
    """Another process, with interpreted sources and another hash seed, plays the same games to the same digests."""
    seed = luck.below(1_000_000)
    here = fingerprints(subject.game, subject.seats, dict(subject.options), seed)
    call = json.dumps([*where_is(subject.game), subject.seats, dict(subject.options), seed])
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([p or "." for p in sys.path]), "PYTHONHASHSEED": str(seed)}
    done = subprocess.run([sys.executable, "-c", _OTHER, call], env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise LawBroken("compiled", f"the other process failed:\n{done.stderr[-2000:]}")
    for number, (mine, other) in enumerate(zip(here, done.stdout.splitlines(), strict=True)):
        if mine != other:
            raise LawBroken("compiled", f"game {number} of seed {seed} differs:\n    {mine}\n    {other}")
