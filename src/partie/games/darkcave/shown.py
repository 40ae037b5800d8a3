"""What a screen needs beyond the position: what is printed on cards, how far a figure gets, what cards are called."""

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from partie.core import Card, Laid, Screen, Seat
from partie.core.grid import cell_text
from partie.games.darkcave.cave import adjacent, crosses_bridge, is_feature
from partie.games.darkcave.faces import GOALS, OWN, START, Printed, Shape
from partie.games.darkcave.grids import laid, laid_by
from partie.games.darkcave.movement import steps_to_come
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.sequence import At
from partie.games.darkcave.spaces import HIDDEN_GOAL, NODES, OUT, TUNNEL, Space, cell_of, node_of

SIDES: Final = "NESW"


class WayFace(TypedDict):
    """D5.5, D6 A card as it lies: its open sides, its spaces, which of them touch, where its feature is.

    ``wooden`` are the spaces of a bridge's wooden lane.
    """

    sides: str
    spaces: list[str]
    links: list[tuple[str, str]]
    mark: str
    wooden: list[str]


class PathFace(TypedDict):
    """D1.9, D1.10 A path card, a goal or the start card: as it is, and rotated where that differs."""

    level: int
    shape: str
    feature: str
    ways: list[WayFace]


class ActionFace(TypedDict):
    """D1.12 An action card."""

    level: int
    kind: str


class DarkcaveFaces(TypedDict):
    """Every card by its code. Clan cards have words only."""

    paths: dict[str, PathFace]
    actions: dict[str, ActionFace]


class Reached(TypedDict):
    """D13.1–D13.11 A space that the moving figure can get to: after how many moves, and what it costs to enter it.

    ``toll`` is ``gold`` in a tunnel, ``card`` on a wooden lane, otherwise nothing.
    """

    cell: str
    space: str
    moves: int
    toll: str


class DarkcaveCounted(TypedDict):
    """How far the figure that moves can still get: the creature, or the dwarf of the seat whose turn it is."""

    reach: list[Reached]


def way_face(shape: Shape) -> WayFace:
    """D6 One way a card may lie."""
    return {
        "sides": "".join([SIDES[side] for side in shape.open_sides]),
        "spaces": [NODES[node] for node in shape.nodes],
        "links": [
            (NODES[one], NODES[other]) for one in shape.nodes for other in sorted(shape.links[one]) if one < other
        ],
        "mark": NODES[shape.mark] if shape.mark >= 0 else "",
        "wooden": [NODES[node] for node in sorted(shape.wooden)],
    }


def faces(printed: Printed) -> DarkcaveFaces:
    """D1, D6, D18 Everything that is printed."""
    codes = printed.codes
    own = {number: path.shape for number, path in enumerate(printed.card_set.paths, 1)}
    own |= {GOALS + number: "goal" for number in range(1, len(printed.card_set.goals) + 1)} | {START: "start"}
    return {
        "paths": {
            codes[card]: {
                "level": printed.level[card],
                "shape": shape,
                "feature": "" if printed.kind[card] == "." else printed.kind[card],
                "ways": [way_face(each) for each in printed.shape[card]],
            }
            for card, shape in own.items()
        },
        "actions": {
            codes[card]: {"level": printed.level[card], "kind": printed.kind[card]}
            for card in printed.copies
            if not printed.is_path(card)
        },
    }


def reach(v: DarkCave) -> list[Reached]:
    """D10.7–D10.12, D13.1–D13.12 Every space within the moves left; nobody goes on from where a movement ends.

    Before the card is played, the moves are those that the dwarf will have.
    """
    creature = v.beasts[0] if v.beasts else -1
    start = v.creatures[creature] if creature >= 0 else v.dwarfs[v.acting]
    steps = steps_to_come(v) if creature < 0 and At.MOVE in v.agenda else v.steps
    if start == OUT or steps == 0:
        return []
    stops = set(v.dwarfs) if creature >= 0 else set(v.creatures)
    found: dict[Space, Reached] = {start: {"cell": "", "space": "", "moves": 0, "toll": ""}}
    edge = [start]
    for moves in range(1, steps + 1):
        further: list[Space] = []
        for space in edge:
            for there in adjacent(v, space):
                if there in found:
                    continue
                found[there] = {
                    "cell": cell_text(cell_of(there)),
                    "space": NODES[node_of(there)],
                    "moves": moves,
                    "toll": toll(v, space, there) if creature < 0 else "",
                }
                goes_out = creature < 0 and is_feature(v, there, "exit")
                if there not in stops and node_of(there) != HIDDEN_GOAL and not goes_out:
                    further.append(there)
        edge = further
    del found[start]
    return list(found.values())


def toll(v: DarkCave, before: Space, there: Space) -> str:
    """D6.21, D6.26 What a dwarf pays for a step."""
    if node_of(there) == TUNNEL and v.gold[v.acting]:
        return "gold"
    return "card" if crosses_bridge(v, cell_of(before), there) else ""


class DarkCaveScreen(Screen[DarkCave]):
    """What a screen needs beyond the position."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def faces(self) -> Mapping[str, object]:
        """D1, D6 What is printed on the cards."""
        return faces(self.printed)

    def counted(self, v: DarkCave) -> Mapping[str, object]:
        """D10, D13 How far the moving figure gets."""
        counted: DarkcaveCounted = {"reach": reach(v)}
        return counted

    def own_name(self, card: Card) -> str:
        """The code of a face that our own deck does not have."""
        code = self.printed.codes.get(card, "")
        return "" if code in OWN.codes.values() else code

    def back_names(self) -> Mapping[Card, str]:
        """D1.3, D1.13, D1.14 The levels of play cards, the clans, and the goals."""
        return {0: "level-1", -1: "level-2", -2: "level-3", -3: "clan-blue", -4: "clan-yellow", -5: "goal"}

    def grids(self) -> Mapping[str, str]:
        """The cave."""
        return {"cave": "cell"}

    def grid(self, v: DarkCave, field: str) -> Sequence[Mapping[str, Laid]]:
        """What lies in the cave."""
        return (laid(v),)

    def grid_by(
        self, v: DarkCave, seat: Seat, field: str, public: Sequence[Mapping[str, Laid]]
    ) -> Sequence[Mapping[str, Laid]]:
        """The goals that this seat has looked at."""
        mine = laid_by(v, public[0])
        return public if mine is public[0] else (mine,)

    def facts(self) -> tuple[str, ...]:
        """What anybody counts; where things are is seen in the cave."""
        return ("gold", "stock", "turns", "steps")
