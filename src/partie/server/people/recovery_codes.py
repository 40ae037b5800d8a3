"""Recovery codes: eight for a person, told once, kept as hashes, and each good for one sign-in."""

from typing import Final

from partie.server.infra.database import Connection, Pool
from partie.server.infra.tokens import hash_of, new_code
from partie.server.people.code_store import CodeStore, replace_codes
from partie.server.people.persons import Person
from partie.table.refusal import Refused
from partie.words.messages import message

COUNT: Final = 8
LONGEST: Final = 100  # signs of whatever somebody types for a code


async def new_codes(tx: Connection, person: int) -> list[str]:
    """Eight new ones; those before are worth nothing any more."""
    codes = [new_code() for _ in range(COUNT)]
    await replace_codes(tx, person, [hash_of(plain(code)) for code in codes])
    return codes


async def use_code(pool: Pool, code: str) -> Person:
    """Whose code it is. It is used up by that."""
    row = await CodeStore(pool).use(hash_of(plain(code[:LONGEST])))
    if row is None:
        raise Refused("code", message("err-code"))
    return Person(row["id"], row["name"], row["kind"], row["language"])


def plain(code: str) -> str:
    """A code without what people put between its signs."""
    return "".join([sign for sign in code.lower() if sign.isalnum()])
