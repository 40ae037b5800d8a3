"""What is printed on the cards (D1, D6, D18), read from the tables of a card set, and the spaces of each card."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from partie.core.card_lists import SET_COLUMNS, BadCardList, CardLists, CardRow, card_set_title
from partie.core.grid import EAST, NORTH, SOUTH, WEST, opposite
from partie.games.darkcave.spaces import FIRST_LANE, HUB, NODES, SECOND_LANE, TUNNEL, Node, Side, as_laid, sides_of

LEVELS: Final = (1, 2, 3)
ROMAN: Final = ("", "I", "II", "III")
FEATURES: Final = (".", "lair", "ladder", "gold")
GOAL_FEATURES: Final = ("exit", "ladder", "lair", "gold")
SHAPES: Final = {
    "cross": (NORTH, EAST, SOUTH, WEST),
    "tee-h": (EAST, SOUTH, WEST),
    "tee-v": (NORTH, EAST, SOUTH),
    "ns": (NORTH, SOUTH),
    "ew": (EAST, WEST),
    "bend-a": (NORTH, EAST),
    "bend-b": (NORTH, WEST),
}
# D6.18, D6.23 Cards with two ways that do not touch: which sides each of them joins.
DOUBLE: Final = {
    "bridge-ns": ((NORTH, SOUTH), (EAST, WEST)),
    "bridge-ew": ((NORTH, SOUTH), (EAST, WEST)),
    "tunnel-ne": ((NORTH, EAST), (SOUTH, WEST)),
    "tunnel-nw": ((NORTH, WEST), (SOUTH, EAST)),
}
MARKED: Final = {"tee-h": SOUTH, "tee-v": EAST, "cross": NORTH, "bend-a": NORTH, "bend-b": NORTH}  # D6.9
KINDS: Final = ("secret", "cave-in", "swap", "web", "boots", "axe", "rat", "lindworm", "goblin")
type Creature = int
CREATURES: Final = ("rat", "lindworm", "goblin")
RANGE: Final = (3, 4, 5)  # D10.7

# Card numbers: every kind has a hundred of its own.
ACTIONS: Final = 100
GOALS: Final = 200
CLANS: Final = 300
START: Final = 399
END: Final = 400

BLUE: Final = 0
YELLOW: Final = 1
BLUE_LOYAL: Final = CLANS + 1
BLUE_SABOTEUR: Final = CLANS + 2
YELLOW_LOYAL: Final = CLANS + 3
YELLOW_SABOTEUR: Final = CLANS + 4
CLAN_CARDS: Final = (BLUE_LOYAL,) * 3 + (BLUE_SABOTEUR,) * 2 + (YELLOW_LOYAL,) * 3 + (YELLOW_SABOTEUR,) * 2  # D1.3
CLAN_CODES: Final = {
    BLUE_LOYAL: "blue-loyal",
    BLUE_SABOTEUR: "blue-saboteur",
    YELLOW_LOYAL: "yellow-loyal",
    YELLOW_SABOTEUR: "yellow-saboteur",
}

# D1.13, D1.14 Backs: one for each level, one for each clan, one for goals.
BACK_OF_LEVEL: Final = (0, 0, -1, -2)
BACK_OF_CLAN: Final = (-3, -4)
BACK_OF_GOAL: Final = -5


@dataclass(frozen=True)
class PathCard:
    """D1.9, D18.1–D18.3 A path card: level, shape, feature, and how many there are."""

    level: int
    shape: str
    feature: str
    copies: int
    grade: str


@dataclass(frozen=True)
class ActionCard:
    """D1.12, D18.7–D18.9 An action card: level, kind, and how many there are."""

    level: int
    kind: str
    copies: int
    grade: str


@dataclass(frozen=True)
class GoalCard:
    """D1.10, D18.6 A goal: its feature and its open sides."""

    feature: str
    sides: str
    grade: str


@dataclass(frozen=True)
class CardSet:
    """Everything printed, under one name and version."""

    name: str
    version: int
    paths: tuple[PathCard, ...]
    actions: tuple[ActionCard, ...]
    goals: tuple[GoalCard, ...]

    def title(self) -> str:
        """The name a record gives."""
        return card_set_title(self.name, self.version, (self.paths, self.actions, self.goals))


class Shape:
    """A card as it lies: which sides are open, its spaces, how they hang together, and where its feature is."""

    def __init__(self, level: int, name: str, sides: Sequence[Side], marked: Node) -> None:
        self.open_sides: list[Side] = sorted(sides)
        self.sides = sides_of(sides)  # the same as a set, to compare
        self.port: list[Node] = [-1] * 4  # the node at each side; -1 where it is closed
        self.links: list[list[Node]] = [[] for _ in NODES]
        self.wooden: list[Node] = []  # D6.20 the spaces of the wooden lane
        self.nodes: list[Node] = []
        if name in DOUBLE:
            self._two_ways(level, name)
            self.mark = -1
        else:
            self._one_way(level, sides)
            self.mark = marked if level == 2 else HUB  # D6.9
        for one in range(len(NODES)):
            if one in self.port or self.links[one]:
                self.nodes.append(one)
        # Which sides each node is the port of.
        self.sides_at: list[list[Side]] = [
            [side for side in self.open_sides if self.port[side] == one] for one in range(len(NODES))
        ]

    def _one_way(self, level: int, sides: Sequence[Side]) -> None:
        """D6.2–D6.4 One space; one for each side; one for each side and a hub."""
        for side in sides:
            self.port[side] = HUB if level == 1 else side
        if level == 2:
            for one in sides:
                for other in sides:
                    if one != other:
                        self.links[one].append(other)
        elif level == 3:
            for side in sides:
                self._join(side, HUB)

    def _two_ways(self, level: int, name: str) -> None:
        """D6.18–D6.20, D6.23–D6.25 Two lanes or bends with spaces of their own, joined only by a tunnel."""
        for lane, sides in zip((FIRST_LANE, SECOND_LANE), DOUBLE[name], strict=True):
            for side in sides:
                self.port[side] = lane if level == 1 else side
                if level == 3:
                    self._join(side, lane)
                if name.startswith("tunnel") and level == 2:
                    self._join(side, TUNNEL)
            if level == 2:
                self._join(sides[0], sides[1])
            if name.startswith("tunnel") and level != 2:
                self._join(lane, TUNNEL)
        if name.startswith("bridge"):
            way = 0 if name == "bridge-ns" else 1
            lane = (FIRST_LANE, SECOND_LANE)[way]
            if level != 2:
                self.wooden.append(lane)
            if level != 1:
                self.wooden.extend(DOUBLE[name][way])

    def _join(self, one: Node, other: Node) -> None:
        self.links[one].append(other)
        self.links[other].append(one)


class Printed:
    """Everything that is printed, by card number."""

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set
        self.level: list[int] = [0] * END
        self.kind: list[str] = [""] * END  # an action's kind, a path's or goal's feature
        self.shape: list[list[Shape]] = [[] for _ in range(END)]  # as it is, and rotated by 180° if that differs
        self.codes: dict[int, str] = dict(CLAN_CODES)
        self.copies: dict[int, int] = {}
        for number, path in enumerate(card_set.paths, 1):
            self.level[number] = path.level
            self.kind[number] = path.feature
            self.shape[number] = shapes_of(path)
            feature = "" if path.feature == "." else f"-{path.feature}"
            self.codes[number] = f"{ROMAN[path.level]}-{path.shape}{feature}"
            self.copies[number] = path.copies
        for number, action in enumerate(card_set.actions, ACTIONS + 1):
            self.level[number] = action.level
            self.kind[number] = action.kind
            self.codes[number] = f"{ROMAN[action.level]}-{action.kind}"
            self.copies[number] = action.copies
        for number, goal in enumerate(card_set.goals, GOALS + 1):
            self.kind[number] = goal.feature
            sides = ["NESW".index(side) for side in goal.sides]
            self.shape[number] = both_ways(3, "goal", sides, HUB)
            self.codes[number] = f"goal-{goal.feature}"
        self.kind[START] = "ladder"  # D6.10
        self.shape[START] = [Shape(1, "cross", (NORTH, EAST, SOUTH, WEST), HUB)]
        self.codes[START] = "start"
        # The shape of a card as it lies, by what ``as_laid`` makes of both; an action card has no paths.
        self.lying: list[Shape] = [Shape(1, "", (), HUB)] * as_laid(END, 0)
        for card in range(END):
            for way, shape in enumerate(self.shape[card]):
                self.lying[as_laid(card, way)] = shape
        self.cards: tuple[int, ...] = tuple(sorted([card for card, times in self.copies.items() for _ in range(times)]))
        self.goals: tuple[int, ...] = tuple([GOALS + 1 + i for i in range(len(card_set.goals))])
        self.backs: dict[int, int] = {card: BACK_OF_LEVEL[self.level[card]] for card in self.copies}
        self.backs.update(dict.fromkeys(self.goals, BACK_OF_GOAL))
        self.backs.update({card: BACK_OF_CLAN[clan_of(card)] for card in CLAN_CODES})
        self.webs: tuple[int, ...] = tuple([card for card in self.copies if self.kind[card] == "web"])  # D1.6

    def is_path(self, card: int) -> bool:
        """Whether a play card is a path card."""
        return card < ACTIONS


def shapes_of(path: PathCard) -> list[Shape]:
    """D5.5, D5.13 A path card as it is and rotated, if that makes a difference."""
    if path.shape in DOUBLE:
        return [Shape(path.level, path.shape, (NORTH, EAST, SOUTH, WEST), -1)]
    sides = SHAPES[path.shape]
    marked = MARKED.get(path.shape, -1) if path.feature != "." else -1
    return both_ways(path.level, path.shape, sides, marked)


def both_ways(level: int, name: str, sides: Sequence[Side], marked: Node) -> list[Shape]:
    """D5.5 The card as it is; and rotated by 180°, where openings or marked space differ."""
    other = [opposite(side) for side in sides]
    is_marked_elsewhere = level == 2 and marked >= 0
    if set(other) == set(sides) and not is_marked_elsewhere:
        return [Shape(level, name, sides, marked)]
    other_mark = opposite(marked) if 0 <= marked < HUB else marked
    return [Shape(level, name, sides, marked), Shape(level, name, other, other_mark)]


def clan_of(card: int) -> int:
    """D1.3 The clan on the back of a clan card."""
    return BLUE if card in (BLUE_LOYAL, BLUE_SABOTEUR) else YELLOW


def works_for(card: int) -> int:
    """D2.12 A loyal dwarf works for its own clan, a saboteur for the other."""
    return BLUE if card in (BLUE_LOYAL, YELLOW_SABOTEUR) else YELLOW


# -- reading the tables --------------------------------------------------------------------------------------------

COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "set": SET_COLUMNS,
    "paths": ("level", "shape", "feature", "copies"),
    "actions": ("level", "kind", "copies"),
    "goals": ("feature", "sides"),
}
# D2.18–D2.20 What eight seats, five cards in the box and one web for each level need.
FEWEST: Final = {1: 29, 2: 27, 3: 26}


def own_lists() -> dict[str, str]:
    """The texts of our own card set."""
    folder = files("partie.games.darkcave") / "cards"
    return {name: (folder / f"{name}.table").read_text(encoding="utf-8") for name in COLUMNS}


def path_card(row: CardRow) -> PathCard:
    """D1.9, D1.11 A path card carries at most one feature; cards with two lanes none."""
    shape = row.one_of("shape", (*SHAPES, *DOUBLE))
    allowed = FEATURES if shape in MARKED else (".",)
    return PathCard(
        row.number("level", 1, 3), shape, row.one_of("feature", allowed), row.number("copies", 1, 50), row.text("grade")
    )


def action_card(row: CardRow) -> ActionCard:
    """D1.12 One of the nine kinds."""
    return ActionCard(
        row.number("level", 1, 3), row.one_of("kind", KINDS), row.number("copies", 1, 50), row.text("grade")
    )


def goal_card(row: CardRow) -> GoalCard:
    """D14.4 At least one open side among north and south, and one among east and west."""
    sides = row.text("sides")
    ordered = "".join([side for side in "NESW" if side in sides])
    if sides != ordered or not set(sides) & set("NS") or not set(sides) & set("EW"):
        raise BadCardList([row.fault("value", "sides", "NESW")])
    return GoalCard(row.one_of("feature", GOAL_FEATURES), sides, row.text("grade"))


def read_cards(texts: Mapping[str, str]) -> CardSet:
    """The card set that a set of tables means. Raises ``BadCardList`` with every fault that can be found at once."""
    tables = CardLists(texts, COLUMNS)
    card_set = CardSet(
        tables.name,
        tables.version,
        tables.cards("paths", path_card, "level", "shape", "feature"),
        tables.cards("actions", action_card, "level", "kind"),
        tables.cards("goals", goal_card, "feature"),
    )
    tables.require_no_faults()  # a card that cannot be read is no shortage
    _find_shortages(tables, card_set)
    tables.require_no_faults()
    return card_set


def _find_shortages(tables: CardLists, card_set: CardSet) -> None:
    """Enough cards of every level, one web card of each, four goals with one exit."""
    for level in LEVELS:
        found = sum([card.copies for card in card_set.paths if card.level == level])
        found += sum([card.copies for card in card_set.actions if card.level == level])
        if found < FEWEST[level]:
            tables.too_few("paths", found, FEWEST[level], of=ROMAN[level])
    webs = [card.copies for card in card_set.actions if card.kind == "web"]
    if sum(webs) != 3 or len(webs) != 3:
        tables.too_few("actions", sum(webs), 3, of="web")
    if len(card_set.goals) != 4 or len([goal for goal in card_set.goals if goal.feature == "exit"]) != 1:
        tables.too_few("goals", len(card_set.goals), 4)


OWN: Final = Printed(read_cards(own_lists()))
