"""G1, G8, G18, G19 What is printed on the tiles: our own set and any other in the same tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from partie.core.card_lists import SET_COLUMNS, BadCardList, CardLists, CardRow, card_set_title

# G8.1, G8.7, G17.14 The four types; a hero and a quest have none.
NO_TYPE: Final = 0
MONSTER: Final = 1
CHARACTER: Final = 2
PLACE: Final = 3
TREASURE: Final = 4
TYPES: Final = (".", "monster", "character", "place", "treasure")

SIDES: Final = "NESW"  # in the order of the grid's sides
PERIODS: Final = (1, 2, 3)

COST_WORDS: Final = ("combat", "magic", "coin", "potion")
GAIN_WORDS: Final = ("glory", "coin", "potion", "combat", "magic", "key", "token")
# G18.6–G18.9, G18.11–G18.15 What a reward can be multiplied by; the last four stand on quests only.
ONCE: Final = 0
PER_KEY: Final = 5
PER_COMBAT: Final = 6
PER_MAGIC: Final = 7
PER_MAJORITY: Final = 8
PER_3_COINS: Final = 9
PER_3_POTIONS: Final = 10
PER_SURROUNDED: Final = 11
PER_CLOSED_CHEST: Final = 12
MULTIPLIERS: Final = (
    "",
    *TYPES[1:],
    "key",
    "combat",
    "magic",
    "majority",
    "3coin",
    "3potion",
    "surrounded",
    "closed",
)

# Card numbers.
HEROES: Final = 100
QUESTS: Final = 120
END: Final = 160

BACK_OF_PERIOD: Final = (0, 0, -1, -2)
BACK_OF_QUEST: Final = -3
BACK_OF_HERO: Final = -4

# G1.6 What ten rounds, five seats and three quests for each of them need.
PERIOD_TILES: Final = 53
HERO_TILES: Final = 5
QUEST_TILES: Final = 16
FIRST_PERIOD: Final = 8  # G2.7, G2.17 a full board, or two tiles aside and a smaller one


@dataclass(frozen=True)
class Cost:
    """G8.5, G10.12 Thresholds of combat and magic; coins and potions that are paid."""

    combat: int = 0
    magic: int = 0
    coins: int = 0
    potions: int = 0


@dataclass(frozen=True)
class Gain:
    """G18.1–G18.5 What is taken from the supply; ``token`` is the first-player token."""

    glory: int = 0
    coins: int = 0
    potions: int = 0
    combat: int = 0
    magic: int = 0
    keys: int = 0
    token: int = 0

    def times(self, count: int) -> "Gain":
        """G18.16 Each part that many times; there is one token."""
        if count == 1:
            return self
        return Gain(
            self.glory * count,
            self.coins * count,
            self.potions * count,
            self.combat * count,
            self.magic * count,
            self.keys * count,
            self.token,
        )


NOTHING: Final = Gain()


@dataclass(frozen=True)
class Reward:
    """G13.6, G13.7, G18.16 A gain, times something that is counted, at once or at the end of the game."""

    gain: Gain
    times: int = ONCE
    at_end: bool = False


@dataclass(frozen=True)
class Connector:
    """G8.3, G13.9, G13.11 One side: half a key or not; on a place tile a gain, perhaps for one type only."""

    side: int
    half_key: bool
    gain: Gain
    wanted: int


@dataclass(frozen=True)
class Tile:
    """G8.2 One tile of any back. ``period`` is 0 for heroes and quests."""

    period: int
    name: str
    type: int
    cost: Cost
    connectors: tuple[Connector, ...]
    reward: Reward
    chests: tuple[Gain, ...]
    grade: str


@dataclass(frozen=True)
class CardSet:
    """Everything printed, under one name and version."""

    name: str
    version: int
    tiles: tuple[Tile, ...]
    heroes: tuple[Tile, ...]
    quests: tuple[Tile, ...]

    def title(self) -> str:
        """The name a record gives."""
        return card_set_title(self.name, self.version, (self.tiles, self.heroes, self.quests))


class Printed:
    """Everything that is printed, by card number."""

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set
        self.type: list[int] = [NO_TYPE] * END
        self.cost: list[Cost] = [Cost()] * END
        self.ports: list[list[bool]] = [[False] * 4 for _ in range(END)]  # whether a side has a connector
        self.halves: list[list[bool]] = [[False] * 4 for _ in range(END)]  # whether that has half a key
        self.gains: list[list[Gain]] = [[NOTHING] * 4 for _ in range(END)]  # on the connectors of place tiles
        self.wanted: list[list[int]] = [[NO_TYPE] * 4 for _ in range(END)]
        self.reward: list[Reward] = [Reward(NOTHING)] * END
        self.chests: list[tuple[Gain, ...]] = [()] * END
        self.names: dict[int, str] = {}
        self.codes: dict[int, str] = {}
        self.backs: dict[int, int] = {}
        self.period: list[tuple[int, ...]] = [()] * 4
        for first, tiles in ((0, card_set.tiles), (HEROES, card_set.heroes), (QUESTS, card_set.quests)):
            for card, tile in enumerate(tiles, first + 1):
                self._add(card, tile)
        self.tiles: tuple[int, ...] = tuple(range(1, 1 + len(card_set.tiles)))
        self.heroes: tuple[int, ...] = tuple(range(HEROES + 1, HEROES + 1 + len(card_set.heroes)))
        self.quests: tuple[int, ...] = tuple(range(QUESTS + 1, QUESTS + 1 + len(card_set.quests)))

    def _add(self, card: int, tile: Tile) -> None:
        self.type[card] = tile.type
        self.cost[card] = tile.cost
        self.reward[card] = tile.reward
        self.chests[card] = tile.chests
        self.names[card] = tile.name
        self.codes[card] = code_of(tile.name)
        if tile.period:
            self.period[tile.period] += (card,)
            self.backs[card] = BACK_OF_PERIOD[tile.period]
        else:
            self.backs[card] = BACK_OF_HERO if card < QUESTS else BACK_OF_QUEST
        for connector in tile.connectors:
            self.ports[card][connector.side] = True
            self.halves[card][connector.side] = connector.half_key
            self.gains[card][connector.side] = connector.gain
            self.wanted[card][connector.side] = connector.wanted


def code_of(name: str) -> str:
    """How a record writes a tile: its English name in small letters, with dashes."""
    words = "".join([character if character.isalnum() else " " for character in name.lower().replace("'", "")])
    return "-".join(words.split())


# -- reading the tables --------------------------------------------------------------------------------------------

COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "set": SET_COLUMNS,
    "tiles": ("period", "name", "kind", "cost", "sides", "reward", "chests"),
    "heroes": ("name", "start", "sides", "chests"),
    "quests": ("name", "cost", "sides", "reward", "chests"),
}


def own_lists(version: str = "") -> dict[str, str]:
    """The texts of our own card set, or of an earlier version of it."""
    folder = files("partie.games.tales") / "cards"
    if version:
        folder = folder / version
    return {name: (folder / f"{name}.table").read_text(encoding="utf-8") for name in COLUMNS}


def amounts(row: CardRow, column: str, text: str, allowed: Sequence[str]) -> dict[str, int]:
    """``2coin key`` as numbers by word; a word without a number means one."""
    found: dict[str, int] = {}
    for part in text.split():
        word = part.lstrip("0123456789")
        digits = part[: len(part) - len(word)]
        if word not in allowed or word in found or digits.startswith("0"):
            raise BadCardList([row.fault("value", column, ", ".join(allowed))])
        found[word] = int(digits or "1")
    if not found:
        raise BadCardList([row.fault("value", column, ", ".join(allowed))])
    return found


def read_gain(row: CardRow, column: str, text: str, allowed: Sequence[str] = GAIN_WORDS) -> Gain:
    """G18.1–G18.5 A gain of one kind or several."""
    found = amounts(row, column, text, allowed)
    return Gain(
        found.get("glory", 0),
        found.get("coin", 0),
        found.get("potion", 0),
        found.get("combat", 0),
        found.get("magic", 0),
        found.get("key", 0),
        found.get("token", 0),
    )


def read_cost(row: CardRow) -> Cost:
    """G8.4, G8.5 Free, or one or two of the four kinds."""
    text = row.text("cost")
    if text == ".":
        return Cost()
    found = amounts(row, "cost", text, COST_WORDS)
    if len(found) > 2:
        raise BadCardList([row.fault("value", "cost", ", ".join(COST_WORDS))])
    return Cost(found.get("combat", 0), found.get("magic", 0), found.get("coin", 0), found.get("potion", 0))


def read_connectors(row: CardRow, kind: int, fewest: int = 1) -> tuple[Connector, ...]:
    """G8.3, G13.9, G13.16, G19.2 The sides in their order; gains on place tiles only, half keys on all others."""
    found: list[Connector] = []
    for part in row.text("sides").split():
        head, _, tail = part.partition("=")
        gain, _, wanted = tail.partition("/")
        is_known = head[:1] in tuple(SIDES) and head[1:] in ("", "k") and (not wanted or wanted in TYPES[1:])
        if not is_known or (kind == PLACE) != bool(gain) or (kind == PLACE and head[1:] == "k"):
            raise BadCardList([row.fault("value", "sides", "N E S W, Nk, N=1coin/monster")])
        carried = read_gain(row, "sides", gain) if gain else NOTHING
        found.append(
            Connector(SIDES.index(head[0]), head[1:] == "k", carried, TYPES.index(wanted) if wanted else NO_TYPE)
        )
    in_order = [each.side for each in found]
    if in_order != sorted(set(in_order)) or len(found) < fewest:
        raise BadCardList([row.fault("value", "sides", "N E S W")])
    return tuple(found)


def read_chests(row: CardRow, fewest: int = 0) -> tuple[Gain, ...]:
    """G14.2, G19.3 None, one or two chests; a hero has two."""
    text = row.text("chests")
    found = [] if text == "." else [read_gain(row, "chests", each) for each in text.split(";")]
    if not fewest <= len(found) <= 2:
        raise BadCardList([row.fault("value", "chests", f"{fewest}–2")])
    return tuple(found)


def read_reward(row: CardRow, may_multiply: bool, is_quest: bool = False) -> Reward:
    """G13.6, G13.7, G19.7, G19.9 Only characters and quests multiply or wait for the end, and then for glory."""
    text = row.text("reward")
    at_end = text.startswith("end ")
    gain, _, times = text.removeprefix("end ").partition(" x")
    known = MULTIPLIERS if is_quest else MULTIPLIERS[:PER_3_COINS]
    if times not in known or ((times or at_end) and not may_multiply):
        raise BadCardList([row.fault("value", "reward", ", ".join(known[1:]))])
    words = ("glory",) if at_end else GAIN_WORDS
    if (times == "majority") and not at_end:
        raise BadCardList([row.fault("value", "reward", "end")])
    return Reward(read_gain(row, "reward", gain, words), MULTIPLIERS.index(times), at_end)


def period_tile(row: CardRow) -> Tile:
    """G1.6, G8.2 An adventure tile of a period."""
    kind = TYPES.index(row.one_of("kind", TYPES[1:]))
    return Tile(
        row.number("period", 1, 3),
        row.text("name"),
        kind,
        read_cost(row),
        read_connectors(row, kind),
        read_reward(row, kind == CHARACTER),
        read_chests(row),
        row.text("grade"),
    )


def hero_tile(row: CardRow) -> Tile:
    """G8.6, G19.2, G19.3, G19.6 A hero: no cost, two connectors or more, two chests, its reward at the start."""
    start = read_gain(row, "start", row.text("start"), COST_WORDS)
    sides = read_connectors(row, NO_TYPE, 2)
    return Tile(0, row.text("name"), NO_TYPE, Cost(), sides, Reward(start), read_chests(row, 2), row.text("grade"))


def quest_tile(row: CardRow) -> Tile:
    """G17.7, G17.14 A quest: paid and placed like other tiles, of no type."""
    return Tile(
        0,
        row.text("name"),
        NO_TYPE,
        read_cost(row),
        read_connectors(row, NO_TYPE),
        read_reward(row, True, True),
        read_chests(row),
        row.text("grade"),
    )


def require_codes(tables: CardLists) -> None:
    """Each tile of the card set, whatever its back, needs a code of its own: a record names it by nothing else."""
    codes: set[str] = set()
    for table in ("tiles", "heroes", "quests"):
        for row in tables.rows[table]:
            code = code_of(row.text("name"))
            if not code:
                tables.faults.append(row.fault("value", "name", "a–z, 0–9"))
            elif code in codes:
                tables.faults.append(row.fault("double", "name"))
            codes.add(code)


def read_cards(texts: Mapping[str, str]) -> CardSet:
    """The card set that a set of tables means. Raises ``BadCardList`` with every fault that can be found at once."""
    tables = CardLists(texts, COLUMNS)
    card_set = CardSet(
        tables.name,
        tables.version,
        tables.cards("tiles", period_tile),
        tables.cards("heroes", hero_tile),
        tables.cards("quests", quest_tile),
    )
    require_codes(tables)
    tables.require_no_faults()  # a tile that cannot be read is no shortage
    for table, found, needed in (
        ("tiles", len(card_set.tiles), PERIOD_TILES),
        ("heroes", len(card_set.heroes), HERO_TILES),
        ("quests", len(card_set.quests), QUEST_TILES),
    ):
        if found != needed:
            tables.too_few(table, found, needed)
    first = len([tile for tile in card_set.tiles if tile.period == 1])
    if first < FIRST_PERIOD:
        tables.too_few("tiles", first, FIRST_PERIOD, of="1")
    tables.require_no_faults()
    return card_set


OWN: Final = Printed(read_cards(own_lists()))
EARLIER: Final = ("1",)  # the versions of our own card set that records were kept of


@cache
def earlier_sets() -> Mapping[str, Printed]:
    """The earlier versions of our own card set, by the names that records give; read only when a record asks."""
    found = [Printed(read_cards(own_lists(version))) for version in EARLIER]
    return {printed.card_set.title(): printed for printed in found}
