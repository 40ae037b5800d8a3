"""How much the belief in roles knows: its mean log-loss against counting clan cards alone, in games of the greedy bot.

python tools/darkcave_role_belief.py --games 200 --seats 5

Three observers are asked after one third, two thirds and all of a game's turns but the last:

- *no card*: a bystander who sees no clan card at all, not even those that lie open; every seat counts;
- *bystander*: the open cards are seen, and the seats whose card is still hidden count;
- *seats*: each seat, with its own card and those it has seen; the seats whose card it has not seen count.

The row *exit* is the same for the corner of the exit, as a bystander believes it, while that goal lies face down.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import log, sqrt
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from partie.bots import find_bot
from partie.core import SPECTATOR, Event, Match, Position, Rng, Seat, SeededDealer, seats_in, view_of
from partie.core.cards import face, make_piece
from partie.core.sight import heard
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.belief import Evidence, Roles, exits
from partie.games.darkcave.ending import clan_worked_for
from partie.games.darkcave.faces import BLUE
from partie.games.darkcave.position import DarkCave
from partie.registry import find_game

PARTS = {"1/3": (1, 3), "2/3": (2, 3), "end": (1, 1)}
OBSERVERS = ("no card", "bystander", "seats", "exit")
Z = 1.959964
LEAST = 1e-12


class Loss(NamedTuple):
    """What one observer lost in one game: how much it judged, with its belief and by counting cards."""

    judged: int
    believed: float
    counted: float


class Share(NamedTuple):
    """How far the belief lies under counting, from 0 to 1, and between which values that may well be."""

    value: float
    low: float
    high: float


class Moment(NamedTuple):
    """The position at the start of a turn, and how much had been told."""

    s: DarkCave
    told: int


def played(seed: str, seats: int) -> tuple[list[Moment], Match[Position]]:
    """One game of the greedy bot at every seat, with every start of a turn."""
    game = find_game("darkcave")
    bot = find_bot("greedy", game)
    match = Match(game, ["greedy"] * seats, SeededDealer(seed))
    rng = Rng(f"bots of {seed}")
    moments: list[Moment] = []
    while not match.over():
        s = match.position
        assert isinstance(s, DarkCave)
        if s.turns > len(moments):
            moments.append(Moment(s, len(match.told)))
        seat = seats_in(s.waiting)[0]
        action = bot.choose(match.view(seat), match.legal(seat), match.heard(seat), rng)
        match.act(match.number, seat, action)
    return moments, match


def without_clan_cards(v: DarkCave) -> DarkCave:
    """The view of somebody who saw no clan card, not even an open one."""
    seen = v.clone()
    seen.clans = [(make_piece(v.printed.backs.get(face(held[0]), face(held[0]))),) for held in v.clans]
    return seen


def loss(v: DarkCave, seat: Seat, told: Sequence[Event], truth: DarkCave) -> Loss:
    """The log-loss of one belief over every role that its view does not show."""
    believed, counted = Roles(v, Evidence(v, seat, told)), Roles(v, Evidence(v, seat, ()))
    hidden = [other for other in range(v.seats) if v.clans[other][0] <= 0xFFFF]
    return Loss(
        len(hidden),
        sum([missed(believed.blue(other), truth, other) for other in hidden]),
        sum([missed(counted.blue(other), truth, other) for other in hidden]),
    )


def missed(blue: float, truth: DarkCave, seat: Seat) -> float:
    """Log-loss of a share for blue."""
    share = blue if clan_worked_for(truth, seat) == BLUE else 1.0 - blue
    return -log(max(share, LEAST))


def exit_loss(v: DarkCave, told: Sequence[Event], truth: DarkCave) -> Loss:
    """The log-loss of a bystander's belief in the corner of the exit, if that lies face down."""
    corner = [truth.printed.kind[goal[0] >> 16] for goal in truth.goals].index("exit")
    if v.goals[corner][0] > 0xFFFF:
        return Loss(0, 0.0, 0.0)
    believed, counted = [exits(v, Evidence(v, SPECTATOR, each).pointing)[corner] for each in (told, ())]
    return Loss(1, -log(believed), -log(counted))


def losses(moment: Moment, match: Match[Position]) -> dict[str, Loss]:
    """What each kind of observer lost at one moment of a game."""
    told = match.told[: moment.told]
    public = heard(match.game, told, SPECTATOR)
    bystander = view_of(DARKCAVE, moment.s, SPECTATOR).position
    views = [view_of(DARKCAVE, moment.s, seat).position for seat in range(moment.s.seats)]
    own = [loss(v, seat, heard(match.game, told, seat), moment.s) for seat, v in enumerate(views)]
    return {
        "no card": loss(without_clan_cards(bystander), SPECTATOR, public, moment.s),
        "bystander": loss(bystander, SPECTATOR, public, moment.s),
        "seats": Loss(
            sum([each.judged for each in own]),
            sum([each.believed for each in own]),
            sum([each.counted for each in own]),
        ),
        "exit": exit_loss(bystander, public, moment.s),
    }


def measured(games: int, seats: int, seed: str) -> Iterator[dict[tuple[str, str], Loss]]:
    """The losses of game after game, by observer and by part of the game."""
    for number in range(games):
        moments, match = played(f"{seed} {number}", seats)
        found: dict[tuple[str, str], Loss] = {}
        for part, (above, below) in PARTS.items():
            moment = moments[min(len(moments) * above // below, len(moments) - 1)]
            for observer, each in losses(moment, match).items():
                found[observer, part] = each
        yield found


def under(found: Sequence[Loss]) -> Share:
    """How far the belief lies under counting; only games are independent, so the interval is by what they differ."""
    counted = sum([each.counted for each in found])
    ratio = sum([each.believed for each in found]) / counted
    spread = sum([(each.believed - ratio * each.counted) ** 2 for each in found]) * len(found) / (len(found) - 1)
    half = Z * sqrt(spread) / counted
    return Share(1.0 - ratio, 1.0 - ratio - half, 1.0 - ratio + half)


def report(games: Sequence[dict[tuple[str, str], Loss]]) -> Table:
    """A row for each observer and part."""
    table = Table(title=f"Log-loss of a belief, {len(games)} games (a coin for a role: {log(2):.3f})")
    for name in ("observer", "after", "judged", "counting", "belief", "under counting", "95 %"):
        table.add_column(name, justify="left" if name == "observer" else "right")
    for observer in OBSERVERS:
        for part in PARTS:
            found = [game[observer, part] for game in games if game[observer, part].judged]
            judged = sum([each.judged for each in found])
            counted = sum([each.counted for each in found]) / judged
            believed = sum([each.believed for each in found]) / judged
            less = under(found)
            table.add_row(
                observer,
                part,
                str(judged),
                f"{counted:.4f}",
                f"{believed:.4f}",
                f"{less.value:.1%}",
                f"{less.low:.1%} to {less.high:.1%}",
            )
    return table


def main() -> None:
    """Play, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="how many games to play (200)")
    parser.add_argument("--seats", type=int, default=5, choices=range(3, 9), help="how many seats (5)")
    parser.add_argument("--seed", default="measure", help="luck: the same words give the same games")
    asked = parser.parse_args()
    console = Console()
    games = list(
        track(
            measured(asked.games, asked.seats, asked.seed),
            description="playing",
            total=asked.games,
            console=Console(stderr=True),
        )
    )
    console.print(report(games))


if __name__ == "__main__":
    main()
