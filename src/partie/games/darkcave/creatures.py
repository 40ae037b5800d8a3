"""D10, D11 Creatures: their steps, the axe as an interrupt, attacks and what they cost."""

from collections.abc import Sequence

from partie.core import NOBODY, Action, DealersDraw, OneAnswer, Reason, Seat, Seats, Zone
from partie.core.position import Answer
from partie.core.seats import around, bit, join
from partie.games.darkcave import tell
from partie.games.darkcave.actions import LOSE, SPARE, STOP, STRIKE, Go, Lose, Strike, go
from partie.games.darkcave.cave import adjacent, can_step
from partie.games.darkcave.faces import CREATURES
from partie.games.darkcave.front import discard_front, has_axe, in_front, send_back
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.preparation import leave_face_down
from partie.games.darkcave.reasons import why_not_go
from partie.games.darkcave.sequence import At
from partie.games.darkcave.spaces import OUT, Space
from partie.games.darkcave.turn import end_without_cards


def dwarfs_on(s: DarkCave, space: Space) -> tuple[Seat, ...]:
    """D10.19, D11.6, D11.12 The seats whose dwarfs stand there, clockwise, beginning with the active one."""
    return tuple([seat for seat in around(s.seats, s.acting) if s.dwarfs[seat] == space])


class CreatureStep(OneAnswer[DarkCave, Action]):
    """D10.7–D10.16 The active seat moves its creature, step by step, until it stops or meets dwarfs."""

    name = "creature-step"

    def who(self, s: DarkCave) -> Seats:
        return bit(s.acting)

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [go(space) for space in adjacent(s, s.creatures[s.beasts[0]])]
        found.append(STOP)
        return found

    def forced(self, s: DarkCave) -> Sequence[Answer] | None:
        """A creature that cannot go anywhere stays."""
        return None if can_step(s, s.creatures[s.beasts[0]]) else [(s.acting, STOP)]

    def reason(self, s: DarkCave, seat: Seat, action: Action) -> Reason:
        return why_not_go(s, s.creatures[s.beasts[0]], action)

    def is_final(self, before: DarkCave, after: DarkCave) -> bool:
        """A step that led to dwarfs stays: they were attacked, or the creature was killed."""
        creature = before.beasts[0]
        space = after.creatures[creature]
        return space != before.creatures[creature] and (space == OUT or space in before.dwarfs)

    def answered(self, s: DarkCave, seat: Seat, action: Action) -> None:
        if not isinstance(action, Go):
            s.beasts = ()
            return
        creature = s.beasts[0]
        space = action.target()
        s.creatures[creature] = space
        s.steps -= 1
        tell.creature_moved(s, CREATURES[creature], action.cell)
        met = dwarfs_on(s, space)
        if met:
            # D10.12 It stops, unused moves are lost, and it attacks all of them.
            s.prey = met
            s.then(At.ATTACK)
        elif s.steps:
            s.then(At.CREATURE_STEP)
        else:
            s.beasts = ()


# -- D11 attacks -------------------------------------------------------------------------------------------------------


def attack(s: DarkCave) -> None:
    """D11.5–D11.8 Before an attack is carried out, the attacked seats with an axe are asked, one after the other."""
    s.asked = tuple([seat for seat in s.prey if has_axe(s, seat)])
    s.then(At.AXE, At.HIT)


class AxeQuestion(OneAnswer[DarkCave, Action]):
    """D11.5–D11.11 Whether this seat spends its axe on the creature: the first yes kills it and saves all."""

    name = "axe"

    def who(self, s: DarkCave) -> Seats:
        return bit(s.asked[0]) if s.asked else NOBODY

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        return [STRIKE, SPARE]

    def is_final(self, before: DarkCave, after: DarkCave) -> bool:
        """What was said of an axe stays said."""
        return True

    def answered(self, s: DarkCave, seat: Seat, action: Action) -> None:
        if isinstance(action, Strike):
            discard_front(s, seat, in_front(s, seat, "axe"))
            send_back(s, s.beasts[0])
            s.asked = ()
            tell.creature_killed(s, seat, CREATURES[s.beasts[0]])
            return
        s.asked = s.asked[1:]
        tell.axe_spared(s, seat)
        s.then(At.AXE)


def hit(s: DarkCave) -> None:
    """D11.9, D11.12, D11.19–D11.24 Unless it was killed, the creature hits all that it attacks, clockwise."""
    creature = s.beasts[0]
    s.beasts = s.beasts[1:]
    if s.beasts:
        s.then(At.ATTACK)
    if s.creatures[creature] == OUT:
        return
    for seat in s.prey:
        tell.attacked(s, seat, CREATURES[creature])
        if CREATURES[creature] == "lindworm":
            s.lying = join(s.lying, bit(seat))
        elif CREATURES[creature] == "goblin":
            s.gold[seat] = max(0, s.gold[seat] - 1)
    if CREATURES[creature] == "rat":
        s.losers = s.prey
        s.then(At.LOSE)


# -- D11.13 losing a random card ---------------------------------------------------------------------------------------


def lose(s: DarkCave) -> None:
    """D6.22, D11.13, D11.17 The next seat that loses a card; an empty hand loses none, but its maximum falls."""
    while s.losers:
        loser = s.losers[0]
        lower_hand(s, loser)
        if s.hand[loser]:
            s.then(At.LOSE_CARD, At.LOSE)
            return
        s.losers = s.losers[1:]


def lower_hand(s: DarkCave, seat: Seat) -> None:
    """D11.15, D11.16 From now on a seat may hold one card less, to the end of the game."""
    if s.edition.lowers_hands and s.hand_limit[seat]:
        s.hand_limit[seat] -= 1
        tell.hand_lowered(s, seat, s.hand_limit[seat])


class LoseCard(DealersDraw[DarkCave, Lose]):
    """D11.13–D11.15, D16.4 Which card of the hand is lost: all are equally likely; the former holder knows it."""

    name = "lose"
    weighted = True

    def __init__(self) -> None:
        super().__init__(LOSE)

    def pieces(self, s: DarkCave) -> Zone:
        return s.hand[s.losers[0]]

    def seen_by(self, s: DarkCave, seat: Seat, action: Action) -> Seats:
        return bit(s.losers[0])

    def answered(self, s: DarkCave, seat: Seat, action: Lose) -> None:
        loser = s.losers[0]
        s.losers = s.losers[1:]
        piece = leave_face_down(s, loser, action.card)
        tell.card_lost(s, loser, piece)
        end_without_cards(s)
