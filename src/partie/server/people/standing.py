"""What a person may say and hear: asked of the database each time, so that every process says the same."""

from collections.abc import Sequence
from dataclasses import dataclass

from partie.server.infra.database import Pool
from partie.server.model.rows import TableRow
from partie.server.people.block_store import BlockStore
from partie.server.people.standing_store import StandingStore
from partie.table.refusal import Refused
from partie.words.messages import Message, message


@dataclass(frozen=True)
class PersonStatus:
    """How a person stands.

    ``wants_free`` they have turned free text on
    ``is_new``     they are a guest who has not finished a game
    ``is_silent``  a moderator has taken free text from them for some days
    ``is_banned``  a moderator has banned them
    ``is_deaf``    they do not want to hear the one whom this was asked for
    """

    person: int
    wants_free: bool
    is_moderator: bool
    is_new: bool
    is_silent: bool
    is_banned: bool
    is_deaf: bool

    @property
    def is_free(self) -> bool:
        """Whether free text reaches them."""
        return self.wants_free and not self.is_new

    def why_not_free(self) -> Message | None:
        """Why they cannot turn free text on, or write any."""
        if self.is_banned:
            return message("err-talk-banned")
        if self.is_silent:
            return message("err-talk-silent")
        return message("err-talk-new") if self.is_new else None


class PersonStandings:
    """How persons stand, and what follows from it."""

    def __init__(self, pool: Pool) -> None:
        self._store = StandingStore(pool)
        self._blocks = BlockStore(pool)

    async def of(self, person: int) -> PersonStatus:
        """How one person stands."""
        found = await self.all([person])
        if person not in found:  # they left for good a moment ago
            raise Refused("key", message("err-nobody"))
        return found[person]

    async def all(self, persons: Sequence[int], speaker: int | None = None) -> dict[int, PersonStatus]:
        """How several persons stand, and whether they want to hear a speaker."""
        rows = await self._store.of(persons, speaker)
        return {row["person"]: PersonStatus(**dict(row)) for row in rows}

    async def why_not_free(self, table: TableRow, person: int | None) -> Message | None:
        """Why a person cannot write freely at a table. Who of the others has it off is not told."""
        if person is None:
            return message("err-talk-nobody")
        seated = [seat.person for seat in table.seats if seat.person is not None]
        found = await self.all([person, *seated])
        own = found[person].why_not_free()
        if own is not None:
            return own
        if not found[person].is_free:
            return message("err-talk-off")
        if person in seated and not all([found[other].is_free for other in seated]):
            return message("err-talk-others")
        return None

    async def check_words(self, person: int | None) -> int:
        """Whoever may say phrases: anybody we know who is not banned."""
        if person is None:
            raise Refused("talk", message("err-talk-nobody"))
        if (await self.of(person)).is_banned:
            raise Refused("talk", message("err-talk-banned"))
        return person

    async def check_welcome(self, person: int) -> None:
        """Nobody who is banned sits down."""
        if (await self.of(person)).is_banned:
            raise Refused("key", message("err-talk-banned"))

    async def check_company(self, table: TableRow, person: int) -> None:
        """Refused where somebody who sits there and this person are not to sit together. It is not told who."""
        await self.check_welcome(person)
        others = [seat.person for seat in table.seats if seat.person not in (None, person)]
        if not table.seats_of(person) and await self._blocks.is_between([person], others):
            raise Refused("key", message("err-talk-company"))

    async def check_group(self, person: int, others: Sequence[int]) -> None:
        """Refused where this person is not to sit with one of these. It is not told who."""
        await self.check_welcome(person)
        if await self._blocks.is_between([person], [other for other in others if other != person]):
            raise Refused("key", message("err-talk-company"))

    async def check_rematch(self, table: TableRow) -> None:
        """Refused where two of those who sit there are not to sit together any more."""
        seated = [seat.person for seat in table.seats if seat.person is not None]
        for person in seated:
            await self.check_welcome(person)
        if await self._blocks.is_between(seated, seated):
            raise Refused("key", message("err-talk-company"))

    async def choose(self, person: int, is_free: bool) -> None:
        """Turn free text on or off."""
        why = (await self.of(person)).why_not_free() if is_free else None
        if why is not None:
            raise Refused("talk", why)
        await self._store.choose(person, is_free)
