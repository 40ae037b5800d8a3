"""D4, D5, D7–D9, D12 The turn: what happens at its start, playing or discarding, drawing, and its end."""

from collections.abc import Sequence

from partie.core import (
    UNKNOWN,
    Action,
    Answer,
    Choice,
    Reason,
    Seat,
    TableReason,
    bit,
    cards,
    pick,
    put,
    show,
)
from partie.core.grid import STEP
from partie.games.darkcave.actions import (
    CORNERS,
    CUT,
    DROP,
    EDGE_SIDES,
    ENOUGH,
    EQUIP,
    PEEK,
    PLAY,
    SPY,
    SWAP,
    WAYS,
    Call,
    Collapse,
    Cut,
    Drop,
    Equip,
    Go,
    Lay,
    Peek,
    Play,
    Spin,
    Spy,
    Swap,
    lay,
)
from partie.games.darkcave.cave import (
    can_lay,
    corners,
    edge_of,
    feature_spaces,
    is_open_end,
    layings,
    lies_turned,
    openings,
    removable,
    shape_at,
    touched_webs,
    web_edges,
)
from partie.games.darkcave.events import (
    ActionPlayed,
    CardCollapsed,
    CardsDropped,
    ClanSeen,
    CreatureCalled,
    CreatureWithdrew,
    DwarfStoodUp,
    Equipped,
    GoalSeen,
    HandsSwapped,
    NuggetPlaced,
    PathLaid,
    TurnBegan,
    TurnSkipped,
    WebGone,
    WebSpun,
    WebWorn,
)
from partie.games.darkcave.faces import CREATURES, RANGE
from partie.games.darkcave.preparation import leave_face_down, leave_face_up
from partie.games.darkcave.sequence import At
from partie.games.darkcave.state import OUT, DarkCave


class DarkCaveReason(Reason):
    """Why something cannot be done."""

    NOT_IN_HAND = "not-in-hand"
    NO_PLACE = "no-place"
    NO_TARGET = "no-target"
    NO_LAIR = "no-lair"
    CELL_TAKEN = "cell-taken"
    NOT_ADJACENT = "not-adjacent"
    EDGES_DIFFER = "edges-differ"
    NO_PATH_PROLONGED = "no-path-prolonged"
    NOTHING_TO_SEE = "nothing-to-see"
    NOT_REMOVABLE = "not-removable"
    OWN_HAND = "own-hand"
    EDGE_TAKEN = "edge-taken"
    HAS_BOOTS = "has-boots"
    NO_AXE = "no-axe"
    NOT_AT_WEB = "not-at-web"
    TOO_FAR = "too-far"
    WEB_IN_THE_WAY = "web-in-the-way"
    NO_OPEN_SIDE = "no-open-side"


# -- what lies in front of seats --------------------------------------------------------------------------------------


def in_front(s: DarkCave, seat: Seat, kind: str) -> int:
    """A card of this kind in front of a seat; 0 if there is none."""
    for p in s.front[seat]:
        if s.printed.kind[p >> 16] == kind:
            return p >> 16
    return 0


def has_axe(s: DarkCave, seat: Seat) -> bool:
    """D9.6, D9.7 Whether an axe lies in front of a seat."""
    return in_front(s, seat, "axe") != 0


def discard_front(s: DarkCave, seat: Seat, card: int) -> None:
    """D8.22, D9.6, D10.6 A card from in front of a seat goes to the discard pile; everybody has seen it."""
    piece, s.front[seat] = pick(s.front[seat], card)
    s.discarded = put(s.discarded, piece)


def owner_of(s: DarkCave, card: int) -> Seat:
    """The seat in front of which a card lies; ``OUT`` if it lies before nobody."""
    for seat in range(s.seats):
        for p in s.front[seat]:
            if p >> 16 == card:
                return seat
    return OUT


def owner_of_creature(s: DarkCave, creature: int) -> tuple[Seat, int]:
    """D10.17 The seat whose next turn removes a creature, and the card."""
    for seat in range(s.seats):
        card = in_front(s, seat, CREATURES[creature])
        if card:
            return seat, card
    return OUT, 0


def remove_web(s: DarkCave, web: int) -> None:
    """D8.22 A web leaves the table, and its card goes to the discard pile."""
    card = s.printed.webs[web]
    discard_front(s, owner_of(s, card), card)
    s.webs[web] = OUT
    s.web_sides[web] = 0
    if s.outbox is not None:
        s.tell(WebGone(web + 1))


def wear_web(s: DarkCave, web: int) -> None:
    """D4.4, D8.25, D8.26, D9.8 From 2 to 1, or away."""
    if s.web_sides[web] == 1:
        remove_web(s, web)
        return
    s.web_sides[web] = 1
    if s.outbox is not None:
        s.tell(WebWorn(web + 1))


def send_back(s: DarkCave, creature: int) -> None:
    """D4.5, D11.9 A creature goes to the bank and its card to the discard pile."""
    seat, card = owner_of_creature(s, creature)
    discard_front(s, seat, card)
    s.creatures[creature] = OUT


# -- D4 the turn ------------------------------------------------------------------------------------------------------


def begin_turn(s: DarkCave) -> None:
    """D4.1–D4.8 Own webs, own creatures, the own dwarf; a seat without cards is skipped."""
    seat = s.acting
    s.turns += 1
    if s.outbox is not None:
        s.tell(TurnBegan(seat))
    for web, card in enumerate(s.printed.webs):
        if card in cards(s.front[seat]):
            wear_web(s, web)
    for creature in range(len(CREATURES)):
        if in_front(s, seat, CREATURES[creature]):
            send_back(s, creature)
            if s.outbox is not None:
                s.tell(CreatureWithdrew(CREATURES[creature]))
    s.stood = s.lying >> seat & 1 == 1
    if s.stood:
        s.lying &= ~(1 << seat)
        if s.outbox is not None:
            s.tell(DwarfStoodUp(seat))
    s.agenda.append(int(At.END_TURN))
    if not s.hand[seat]:
        if s.outbox is not None:
            s.tell(TurnSkipped(seat))
        return
    s.agenda.append(int(At.DRAW))
    s.agenda.append(int(At.MOVE))
    s.agenda.append(int(At.PLAY))


def can_play(s: DarkCave, seat: Seat, card: int, asked: dict[int, tuple[int, int]]) -> bool:
    """D4.10 Whether a card has a legal place or target."""
    if s.printed.is_path(card):
        return can_lay(s, card, asked)
    kind = s.printed.kind[card]
    if kind == "secret":
        return bool(peeks(s)) or bool(spies(s, seat))
    if kind == "cave-in":
        return bool(removable(s))
    if kind == "web":
        return bool(web_edges(s))
    if kind == "boots":
        return bool(bootless(s))
    if kind in CREATURES:
        return s.creatures[CREATURES.index(kind)] != OUT or bool(feature_spaces(s, "lair"))
    return True


def peeks(s: DarkCave) -> list[int]:
    """D8.1, D8.4 The corners whose goal lies face down."""
    return [corner for corner, at in enumerate(corners(s.area)) if at not in s.cave]


def spies(s: DarkCave, seat: Seat) -> list[Seat]:
    """D8.1, D8.4 The other seats whose clan card is not open to all."""
    public = s.public()
    return [other for other in range(s.seats) if other != seat and s.clans[other][0] & public != public]


def bootless(s: DarkCave) -> list[Seat]:
    """D9.4 The seats without boots."""
    return [seat for seat in range(s.seats) if not in_front(s, seat, "boots")]


def cuts(s: DarkCave, seat: Seat) -> list[Action]:
    """D9.8, D9.9 Axe on a touched web."""
    if not has_axe(s, seat):
        return []
    return [CUT[web + 1] for web in touched_webs(s, s.dwarfs[seat])]


def cut(s: DarkCave, seat: Seat, web: int) -> None:
    """D9.6, D9.8, D9.10 An axe is spent on a web."""
    discard_front(s, seat, in_front(s, seat, "axe"))
    wear_web(s, web)


TARGETS = {
    "secret": "look",
    "cave-in": "collapse",
    "swap": "swap",
    "web": "spin",
    "boots": "equip",
    "axe": "equip",
    "rat": "call",
    "lindworm": "call",
    "goblin": "call",
}


class PlayCard(Choice[DarkCave]):
    """D4.9, D4.10, D5, D7, D8, D9, D10.1–D10.6, D12 One card with its target, one or two discards, or an axe first.

    Card and target are parts of one answer: nobody learns of a half-made decision (D3.13).
    """

    name = "play"

    def who(self, s: DarkCave) -> int:
        return bit(s.acting)

    def part(self, s: DarkCave, seat: Seat) -> str:
        if not s.sealed[seat]:
            return "play"
        first = s.sealed[seat][0]
        if first is UNKNOWN:  # another seat's view: it may not know what was picked
            return "play"
        if isinstance(first, Drop):
            return "drop"
        assert isinstance(first, Play)
        return "lay" if s.printed.is_path(first.card) else TARGETS[s.printed.kind[first.card]]

    def parts(self) -> tuple[str, ...]:
        return ("play", "lay", "look", "collapse", "swap", "spin", "equip", "call", "drop")

    def owes_more(self, s: DarkCave, seat: Seat) -> bool:
        given = s.sealed[seat]
        first = given[0]
        if len(given) == 2 or isinstance(first, Cut):
            return False
        if isinstance(first, Drop):
            return len(s.hand[seat]) > 1
        assert isinstance(first, Play)
        kind = s.printed.kind[first.card]
        # D10.5 A creature that is out already needs no lair.
        return s.printed.is_path(first.card) or kind not in CREATURES or s.creatures[CREATURES.index(kind)] == OUT

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        if s.sealed[seat]:
            return self._second(s, seat, s.sealed[seat][0])
        found: list[Action] = []
        asked = openings(s)
        faces = list(dict.fromkeys([p >> 16 for p in s.hand[seat]]))
        for card in faces:
            if can_play(s, seat, card, asked):
                found.append(PLAY[card])
        for card in faces:
            found.append(DROP[card])
        return found + cuts(s, seat)

    def _second(self, s: DarkCave, seat: Seat, first: Action) -> Sequence[Action]:
        if isinstance(first, Drop):
            _, rest = pick(s.hand[seat], first.card)
            left: list[Action] = [DROP[card] for card in dict.fromkeys([p >> 16 for p in rest])]
            return [*left, ENOUGH]
        assert isinstance(first, Play)
        if s.printed.is_path(first.card):
            return [lay(at, way) for at, way in layings(s, first.card)]
        kind = s.printed.kind[first.card]
        if kind == "secret":
            goals: list[Action] = [PEEK[corner] for corner in peeks(s)]
            return goals + [SPY[other] for other in spies(s, seat)]
        if kind == "cave-in":
            return [Collapse(at) for at in removable(s)]
        if kind == "swap":
            return [SWAP[other] for other in range(s.seats) if other != seat]
        if kind == "web":
            return [Spin(edge >> 1, edge & 1) for edge in web_edges(s)]
        if kind == "boots":
            return [EQUIP[other] for other in bootless(s)]
        if kind == "axe":
            return EQUIP[: s.seats]
        return [Call(space >> 4) for space in feature_spaces(s, "lair")]

    def why_not(self, s: DarkCave, seat: Seat, action: Action) -> Reason | None:
        if action in self.options(s, seat):
            return None
        given = s.sealed[seat]
        if not given:
            return self._why_not_first(s, seat, action)
        first = given[0]
        if isinstance(first, Drop):
            return DarkCaveReason.NOT_IN_HAND if isinstance(action, Drop) else TableReason.NOT_OFFERED
        assert isinstance(first, Play)
        part = self.part(s, seat)
        if part == "lay" and isinstance(action, Lay):
            return why_not_lay(s, first.card, action.cell, action.way)
        if part == "look" and isinstance(action, (Peek, Spy)):
            return DarkCaveReason.NOTHING_TO_SEE
        if part == "collapse" and isinstance(action, Collapse):
            return DarkCaveReason.NOT_REMOVABLE
        if part == "swap" and isinstance(action, Swap) and action.seat == seat:
            return DarkCaveReason.OWN_HAND
        if part == "spin" and isinstance(action, Spin):
            taken = action.cell * 2 + action.side in s.webs
            return DarkCaveReason.EDGE_TAKEN if taken else DarkCaveReason.NO_OPEN_SIDE
        if part == "equip" and isinstance(action, Equip) and action.seat < s.seats:
            return DarkCaveReason.HAS_BOOTS
        if part == "call" and isinstance(action, Call):
            return DarkCaveReason.NO_LAIR
        return TableReason.NOT_OFFERED

    def _why_not_first(self, s: DarkCave, seat: Seat, action: Action) -> Reason:
        if isinstance(action, Cut):
            return DarkCaveReason.NOT_AT_WEB if has_axe(s, seat) else DarkCaveReason.NO_AXE
        if isinstance(action, Drop):
            return DarkCaveReason.NOT_IN_HAND
        if not isinstance(action, Play):
            return TableReason.NOT_OFFERED
        if action.card not in cards(s.hand[seat]):
            return DarkCaveReason.NOT_IN_HAND
        if s.printed.is_path(action.card):
            return DarkCaveReason.NO_PLACE
        is_creature = s.printed.kind[action.card] in CREATURES
        return DarkCaveReason.NO_LAIR if is_creature else DarkCaveReason.NO_TARGET

    def seen_by(self, s: DarkCave, seat: Seat, action: Action) -> int:
        """D12.2 What is discarded is known to its seat alone."""
        return bit(seat) if isinstance(action, Drop) else s.public()

    def is_final(self, before: DarkCave, after: DarkCave) -> bool:
        """D3.13 A whole play shows the card or the levels; only an axe on a web can be taken back."""
        return before.hand != after.hand

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        seat, first = answers[0]
        s.drawer = seat
        if isinstance(first, Cut):
            cut(s, seat, first.web - 1)
            s.agenda.append(int(At.PLAY))
        elif isinstance(first, Drop):
            drop_cards(s, seat, [action.card for _, action in answers if isinstance(action, Drop)])
        elif isinstance(first, Play):
            s.due = 1
            play_card(s, seat, first.card, answers[-1][1])


def why_not_go(s: DarkCave, space: int, action: Action) -> Reason:
    """D6.7, D8.24, D13.6 Why a step cannot be taken: too far, or a web on the edge."""
    if not isinstance(action, Go):
        return TableReason.NOT_OFFERED
    at = space >> 4
    for side in range(4):
        if at + STEP[side] == action.cell and edge_of(at, side) in s.webs:
            return DarkCaveReason.WEB_IN_THE_WAY
    return DarkCaveReason.TOO_FAR


def why_not_lay(s: DarkCave, card: int, at: int, way: int) -> Reason:
    """D5.2–D5.7 The first rule that forbids a laying."""
    if at in s.cave or at in corners(s.area):
        return DarkCaveReason.CELL_TAKEN
    neighbours = [shape_at(s, at - 1024), shape_at(s, at + 1), shape_at(s, at + 1024), shape_at(s, at - 1)]
    if not any([each is not None for each in neighbours]):
        return DarkCaveReason.NOT_ADJACENT
    shapes = s.printed.shape[card]
    if way >= len(shapes):
        return TableReason.NOT_OFFERED
    for side in range(4):
        neighbour = neighbours[side]
        if neighbour is not None and (neighbour.sides >> (side ^ 2) ^ shapes[way].sides >> side) & 1:
            return DarkCaveReason.EDGES_DIFFER
    return DarkCaveReason.NO_PATH_PROLONGED


def drop_cards(s: DarkCave, seat: Seat, dropped: list[int]) -> None:
    """D4.12, D12.1–D12.3 One or two cards go face down to the discard pile; as many will be drawn."""
    s.due = len(dropped)
    pieces = tuple(sorted([leave_face_down(s, seat, card) for card in dropped]))
    if s.outbox is not None:
        s.tell(CardsDropped(seat, pieces))


def play_card(s: DarkCave, seat: Seat, card: int, target: Action) -> None:
    """D5, D7.1–D7.5 The card is shown to all, and its effect is carried out."""
    piece = leave_face_up(s, seat, card)
    if isinstance(target, Lay):
        lay_path(s, seat, piece, target.cell, target.way)
        return
    if s.outbox is not None:
        s.tell(ActionPlayed(seat, piece))
    kind = s.printed.kind[card]
    if kind in CREATURES:
        s.front[seat] = put(s.front[seat], piece)
        call_creature(s, seat, CREATURES.index(kind), target)
    elif isinstance(target, Spin):
        s.front[seat] = put(s.front[seat], piece)
        spin_web(s, card, target.cell, target.side)
    elif isinstance(target, Equip):
        s.front[target.seat] = put(s.front[target.seat], piece)
        if s.outbox is not None:
            s.tell(Equipped(target.seat, piece))
    else:
        s.discarded = put(s.discarded, piece)  # D7.2 first the card, then the effect
        if isinstance(target, Peek):
            look_at_goal(s, seat, target.corner)
        elif isinstance(target, Spy):
            look_at_clan(s, seat, target.seat)
        elif isinstance(target, Collapse):
            cave_in(s, target.cell)
        elif isinstance(target, Swap):
            swap_hands(s, seat, target.seat)


def lay_path(s: DarkCave, seat: Seat, piece: int, at: int, way: int) -> None:
    """D5.1, D5.14–D5.16 The card lies in the cave, known to all; a vein gets its nugget."""
    card = piece >> 16
    s.laid = put(s.laid, piece)
    s.cave[at] = lies_turned(card, way)
    if s.outbox is not None:
        s.tell(PathLaid(seat, piece, at, WAYS[way]))
    if s.printed.kind[card] == "gold":
        place_nugget(s, at)


def place_nugget(s: DarkCave, at: int) -> None:
    """D5.14, D6.28, D14.7 One nugget on the gold space."""
    lies = s.cave[at]
    s.veins += (at * 16 + s.printed.shape[lies >> 1][lies & 1].mark,)
    if s.outbox is not None:
        s.tell(NuggetPlaced(at))


def look_at_goal(s: DarkCave, seat: Seat, corner: int) -> None:
    """D8.1–D8.3, D8.6 Only the looker sees the face; all see which card it was."""
    piece = s.goals[corner][0] | 1 << seat
    s.goals[corner] = (piece,)
    if s.outbox is not None:
        s.tell(GoalSeen(seat, piece, CORNERS[corner]))


def look_at_clan(s: DarkCave, seat: Seat, other: Seat) -> None:
    """D8.1–D8.3, D8.6 Only the looker sees the role."""
    piece = s.clans[other][0] | 1 << seat
    s.clans[other] = (piece,)
    if s.outbox is not None:
        s.tell(ClanSeen(seat, piece, other))


def cave_in(s: DarkCave, at: int) -> None:
    """D8.7–D8.14 A path card goes, with its nugget and the webs on its open ends."""
    lies = s.cave[at]
    shape = s.printed.shape[lies >> 1][lies & 1]
    for side in range(4):
        edge = edge_of(at, side)
        if shape.sides >> side & 1 and edge in s.webs and is_open_end(s, at, side):
            remove_web(s, s.webs.index(edge))
    piece, s.laid = pick(s.laid, lies >> 1)
    s.discarded = put(s.discarded, piece)
    del s.cave[at]
    s.veins = tuple([space for space in s.veins if space >> 4 != at])
    if s.outbox is not None:
        s.tell(CardCollapsed(piece, at))


def swap_hands(s: DarkCave, seat: Seat, other: Seat) -> None:
    """D8.16–D8.19 All cards change hands; the other seat draws in step 3; each knows what it gave."""
    mine, theirs = s.hand[seat], s.hand[other]
    s.hand[seat] = show(theirs, 1 << seat)
    s.hand[other] = show(mine, 1 << other)
    s.drawer = other
    if s.outbox is not None:
        s.tell(HandsSwapped(seat, other))


def spin_web(s: DarkCave, card: int, at: int, side: int) -> None:
    """D8.20 The web of this card's symbol, side 2 up."""
    web = s.printed.webs.index(card)
    s.webs[web] = at * 2 + side
    s.web_sides[web] = 2
    if s.outbox is not None:
        s.tell(WebSpun(web + 1, at, EDGE_SIDES[side]))


def call_creature(s: DarkCave, seat: Seat, creature: int, target: Action) -> None:
    """D10.1–D10.6 A creature is placed on a lair, or taken over from its former owner; then it moves."""
    if isinstance(target, Call):
        lies = s.cave[target.cell]
        s.creatures[creature] = target.cell * 16 + s.printed.shape[lies >> 1][lies & 1].mark
        if s.outbox is not None:
            s.tell(CreatureCalled(CREATURES[creature], target.cell))
    else:
        drop_former_card(s, seat, creature)
    s.beasts = (creature,)
    s.steps = RANGE[creature]
    s.agenda.append(int(At.CREATURE_STEP))


def drop_former_card(s: DarkCave, seat: Seat, creature: int) -> None:
    """D10.6 The card in front of the creature's former owner is discarded; an own one left at the start of the turn."""
    for other in range(s.seats):
        card = in_front(s, other, CREATURES[creature])
        if other != seat and card:
            discard_front(s, other, card)


def draw_cards(s: DarkCave) -> None:
    """D4.12, D8.17, D16.1, D16.2 The cards due, as far as the pile has them."""
    s.agenda.extend([int(At.DRAW_CARD)] * min(s.due, sum(s.stock)))


def end_turn(s: DarkCave) -> None:
    """D4.14, D16.4, D16.5 The next seat; the game is over when neither pile nor hands hold a card."""
    s.due = 0
    s.beasts = ()
    s.prey = ()
    if not sum(s.stock) and not any(s.hand):
        finish_game(s, CARDS_OUT)
        return
    s.acting = (s.acting + 1) % s.seats
    s.agenda.append(int(At.TURN))


CLAN_OUT = 1
CARDS_OUT = 2
AGREED = 3


def finish_game(s: DarkCave, why: int) -> None:
    """D16.3, D16.4, D16.6 Nothing is left to happen but the end."""
    s.ending = why
    s.agenda.clear()
    s.agenda.append(int(At.END))
