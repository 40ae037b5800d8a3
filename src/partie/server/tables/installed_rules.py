"""Which running tables cannot be played by what is installed here."""

from typing import NamedTuple

from partie.registry import UnknownGame, find_game
from partie.server.tables.store import TableStore


class MissingRules(NamedTuple):
    """What running tables need and is not here: rules, if ``why`` says so, else only cards."""

    game: str
    rules: int
    deck: str
    why: str

    def says(self) -> str:
        """In one sentence."""
        if self.why:
            return f"a running table needs {self.game} with rules {self.rules}: {self.why}"
        return f"a running table of {self.game} needs the cards {self.deck!r}; install the release that has them"


async def unplayable(store: TableStore) -> list[MissingRules]:
    """All that is missing; nothing if every running table can be played."""
    found: list[MissingRules] = []
    for name, rules, deck in await store.needed():
        try:
            game = find_game(name, rules).played_with(deck)
        except UnknownGame as error:
            found.append(MissingRules(name, rules, deck, str(error)))
            continue
        if game.card_set_name() != deck:
            found.append(MissingRules(name, rules, deck, ""))
    return found
