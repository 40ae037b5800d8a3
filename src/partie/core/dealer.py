"""Luck, outside the rules: who answers the questions put to chance, and a random source for bots and tests.

Everything here is a pure function of a seed, the same on every Python, compiled or not.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol

from partie.core.errors import RulesBug
from partie.core.native import i64

_M1 = 2147483563
_M2 = 2147483399


def _sum_of(weights: Sequence[int]) -> int:
    total = sum(weights)
    if total <= 0:
        raise RulesBug("all weights are zero")
    return total


def _index_of(drawn: int, weights: Sequence[int]) -> int:
    """The option whose share of the weights holds the drawn number."""
    for index, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return index
    raise RulesBug("the drawn number lies beyond the weights")


class Rng:
    """L'Ecuyer's combined generator: period 2.3e18, and no product over 47 bits, so it is cheap everywhere."""

    __slots__ = ("one", "two")

    def __init__(self, seed: str) -> None:
        key = sha256(seed.encode()).digest()
        self.one: i64 = int.from_bytes(key[:8], "big") % (_M1 - 1) + 1
        self.two: i64 = int.from_bytes(key[8:16], "big") % (_M2 - 1) + 1

    def twin(self) -> "Rng":
        """Another source that will give the same numbers from here on."""
        other = Rng("")
        other.one = self.one
        other.two = self.two
        return other

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely. n is at most two thousand million."""
        self.one = self.one * 40014 % 2147483563
        self.two = self.two * 40692 % 2147483399
        return (self.one - self.two) % 2147483562 * n // 2147483562

    def pick(self, weights: Sequence[int]) -> int:
        """An index, as likely as its weight."""
        return _index_of(self.below(_sum_of(weights)), weights)

    def shuffled[T](self, items: Sequence[T]) -> list[T]:
        """The items in a random order."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


class Dealer(Protocol):
    """Answers for chance."""

    def choose(self, question: int, weights: Sequence[int]) -> int:
        """The index of the option dealt at this question."""
        ...


def commitment(seed: str) -> str:
    """What the record shows before the first card: the seed's SHA-256."""
    return "sha256:" + sha256(seed.encode()).hexdigest()


class SeededDealer:
    """Each answer is a keyed function of (seed, the players' own words, question number), as anybody can check.

    The house commits to the seed before it hears the words, so neither side can have chosen the deal.
    """

    def __init__(self, seed: str, salt: Sequence[str] = ()) -> None:
        self.seed = seed
        self.salt: tuple[str, ...] = tuple(salt)
        lines = ["partie luck 1", seed, *salt]
        # Lengths first, in bytes: no two different lists of words may give the same key.
        parts = [line.encode() for line in lines]
        self.key: bytes = sha256(b"".join([str(len(part)).encode() + b":" + part for part in parts])).digest()

    def choose(self, question: int, weights: Sequence[int]) -> int:
        """256 bits, reduced to the sum of the weights: the bias is under 1 in 10^60."""
        drawn = int.from_bytes(sha256(self.key + question.to_bytes(8, "big")).digest(), "big")
        return _index_of(drawn % _sum_of(weights), weights)


class ScriptedDealer:
    """A known deal, for tests and puzzles: the indices to answer with, one after another."""

    def __init__(self, script: Sequence[int]) -> None:
        self.script: list[int] = list(script)
        self.next: int = 0

    def choose(self, question: int, weights: Sequence[int]) -> int:
        """The next line of the script."""
        if self.next >= len(self.script):
            raise RulesBug(f"the script ends before question {question}")
        self.next += 1
        return self.script[self.next - 1]
