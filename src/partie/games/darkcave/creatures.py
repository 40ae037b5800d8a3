"""D10, D11 Creatures: their steps, the axe as an interrupt, attacks and what they cost."""

from collections.abc import Sequence

from partie.core import CHANCE, Action, Answer, Choice, DealersDraw, Reason, Seat, Zone, bit
from partie.games.darkcave.actions import LOSE, SPARE, STOP, STRIKE, Go, Lose, Strike, go
from partie.games.darkcave.cave import adjacent
from partie.games.darkcave.events import Attacked, AxeSpared, CardLost, CreatureKilled, CreatureMoved
from partie.games.darkcave.faces import CREATURES
from partie.games.darkcave.preparation import leave_face_down
from partie.games.darkcave.sequence import At
from partie.games.darkcave.state import OUT, DarkCave, Space
from partie.games.darkcave.turn import discard_front, has_axe, in_front, send_back, why_not_go


def clockwise(s: DarkCave, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """D11.6, D11.12 These seats in order, beginning with the active one."""
    return tuple(sorted(seats, key=lambda seat: (seat - s.acting) % s.seats))


def dwarfs_on(s: DarkCave, space: Space) -> list[Seat]:
    """D10.19 The seats whose dwarfs stand there."""
    return [seat for seat in range(s.seats) if s.dwarfs[seat] == space]


class CreatureStep(Choice[DarkCave]):
    """D10.7–D10.16 The active seat moves its creature, step by step, until it stops or meets dwarfs."""

    name = "creature-step"

    def who(self, s: DarkCave) -> int:
        return bit(s.acting)

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [go(space) for space in adjacent(s, s.creatures[s.beasts[0]])]
        found.append(STOP)
        return found

    def forced(self, s: DarkCave) -> Sequence[Answer] | None:
        """A creature that cannot go anywhere stays."""
        return None if adjacent(s, s.creatures[s.beasts[0]]) else [(s.acting, STOP)]

    def why_not(self, s: DarkCave, seat: Seat, action: Action) -> Reason | None:
        if action in self.options(s, seat):
            return None
        return why_not_go(s, s.creatures[s.beasts[0]], action)

    def is_final(self, before: DarkCave, after: DarkCave) -> bool:
        """A step that led to dwarfs stays: they were attacked, or the creature was killed."""
        creature = before.beasts[0]
        space = after.creatures[creature]
        return space != before.creatures[creature] and (space == OUT or space in before.dwarfs)

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        action = answers[0][1]
        if not isinstance(action, Go):
            s.beasts = ()
            return
        creature = s.beasts[0]
        space = action.cell * 16 + action.space
        s.creatures[creature] = space
        s.steps -= 1
        if s.outbox is not None:
            s.tell(CreatureMoved(CREATURES[creature], action.cell))
        met = dwarfs_on(s, space)
        if met:
            # D10.12 It stops, unused moves are lost, and it attacks all of them.
            s.prey = clockwise(s, met)
            s.agenda.append(int(At.ATTACK))
        elif s.steps:
            s.agenda.append(int(At.CREATURE_STEP))
        else:
            s.beasts = ()


# -- D11 attacks -------------------------------------------------------------------------------------------------------


def attack(s: DarkCave) -> None:
    """D11.5–D11.8 Before an attack is carried out, the attacked seats with an axe are asked, one after the other."""
    s.asked = tuple([seat for seat in s.prey if has_axe(s, seat)])
    s.agenda.append(int(At.HIT))
    if s.asked:
        s.agenda.append(int(At.AXE))


class AxeQuestion(Choice[DarkCave]):
    """D11.5–D11.11 Whether this seat spends its axe on the creature: the first yes kills it and saves all."""

    name = "axe"

    def who(self, s: DarkCave) -> int:
        return bit(s.asked[0]) if s.asked else 0

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        return [STRIKE, SPARE]

    def is_final(self, before: DarkCave, after: DarkCave) -> bool:
        """What was said of an axe stays said."""
        return True

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        seat, action = answers[0]
        if isinstance(action, Strike):
            discard_front(s, seat, in_front(s, seat, "axe"))
            send_back(s, s.beasts[0])
            s.asked = ()
            if s.outbox is not None:
                s.tell(CreatureKilled(seat, CREATURES[s.beasts[0]]))
            return
        s.asked = s.asked[1:]
        if s.outbox is not None:
            s.tell(AxeSpared(seat))
        if s.asked:
            s.agenda.append(int(At.AXE))


def hit(s: DarkCave) -> None:
    """D11.9, D11.12, D11.19–D11.24 Unless it was killed, the creature hits all that it attacks, clockwise."""
    creature = s.beasts[0]
    s.beasts = s.beasts[1:]
    if s.beasts:
        s.agenda.append(int(At.ATTACK))
    if s.creatures[creature] == OUT:
        return
    for seat in s.prey:
        if s.outbox is not None:
            s.tell(Attacked(seat, CREATURES[creature]))
        if CREATURES[creature] == "lindworm":
            s.lying |= 1 << seat
        elif CREATURES[creature] == "goblin":
            s.gold[seat] = max(0, s.gold[seat] - 1)
    if CREATURES[creature] == "rat":
        s.losers = s.prey
        s.agenda.append(int(At.LOSE))


# -- D11.13 losing a random card ---------------------------------------------------------------------------------------


def lose(s: DarkCave) -> None:
    """D6.22, D11.13, D11.17 The next seat that loses a card; an empty hand loses nothing."""
    while s.losers and not s.hand[s.losers[0]]:
        s.losers = s.losers[1:]
    if s.losers:
        s.agenda.append(int(At.LOSE))
        s.agenda.append(int(At.LOSE_CARD))


class LoseCard(DealersDraw[DarkCave]):
    """D11.13–D11.16 Which card of the hand is lost: each card is as likely; the former holder knows it."""

    name = "lose"
    weighted = True

    def __init__(self) -> None:
        super().__init__(LOSE)

    def pieces(self, s: DarkCave) -> Zone:
        return s.hand[s.losers[0]]

    def seen_by(self, s: DarkCave, seat: Seat, action: Action) -> int:
        return bit(s.losers[0])

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        dealer, action = answers[0]
        assert isinstance(action, Lose)
        assert dealer == CHANCE
        loser = s.losers[0]
        s.losers = s.losers[1:]
        piece = leave_face_down(s, loser, action.card)
        if s.outbox is not None:
            s.tell(CardLost(loser, piece))
