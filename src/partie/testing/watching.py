"""The laws about eyes at a running match: all of them together, and each told no more than it may see."""

import json
from typing import override

from partie.core import SPECTATOR, Action, Game, Match, Notice, Position, Seat, has, viewers
from partie.core.seats import DEALER
from partie.core.sight import scramble
from partie.table.difference import to_text
from partie.table.frames import Frames
from partie.table.shapes import Change, Look, Snapshot
from partie.table.snapshot import snapshot
from partie.testing.merge import merge
from partie.testing.secrecy import World, twin_step
from partie.testing.walk import INTERJECTED, LawBroken, Luck, Subject, Walk, is_looked_at

UNDONE = 4  # one moment in this many is taken back, where the rules allow it
BLINKING = 8  # one moment in this many a pair of eyes looks again, is closed and opened
NEWEST = 8  # lines of the log that are compared while a game goes on
ALL_LINES = 10_000


def law_public(subject: Subject, luck: Luck) -> None:
    """All eyes read the same points, or the game says otherwise; and they count and see on grids what it says."""
    walk = Walk(subject, luck, "public")
    game = subject.game
    screen = game.screen
    for s in walk.moments():
        if s.waiting == DEALER:
            continue
        public = subject.view_of(game, s, SPECTATOR).position
        counted = screen.counted(public)
        for seat in range(subject.seats):
            v = subject.view_of(game, s, seat).position
            if screen.points_are_public():
                walk.require(game.sheet(v) == game.sheet(public), f"seat {seat} reads another score sheet")
                walk.require(game.standing(v) == game.standing(public), f"seat {seat} reads another standing")
            walk.require(screen.counted_by(v, seat, counted) == screen.counted(v), f"seat {seat} counts something else")
            for field in screen.grids():
                mine = screen.grid_by(v, seat, field, screen.grid(public, field))
                walk.require(list(mine) == list(screen.grid(v, field)), f"seat {seat} sees another grid {field!r}")


class Watcher:
    """Somebody at each pair of eyes who keeps what was sent, and asks for nothing else."""

    def __init__(self, subject: Subject, match: Match[Position], law: str) -> None:
        self.match = match
        self.law = law
        self.frames = subject.frames(match)
        self.held: dict[Seat, Snapshot] = {}
        for seat in viewers(subject.seats):
            self.open(seat)

    def open(self, seat: Seat) -> None:
        """Look for the first time, or again."""
        look: Look = json.loads(self.frames.open(seat))
        self.require(look["version"] == look["snapshot"]["version"], "a look has two versions")
        self.held[seat] = look["snapshot"]

    def hear(self) -> dict[Seat, str]:
        """Take in what changed."""
        told = self.frames.changes()
        for seat, text in told.items():
            frame: Change | Look = json.loads(text)
            old = self.held[seat]
            self.require(frame["version"] == old["version"] + 1, f"a version of seat {seat} is left out")
            new = self.held[seat] = frame["snapshot"] if frame["kind"] == "look" else merge(old, frame)
            self.require({**new, "version": 0} != {**old, "version": 0}, f"seat {seat} is told that nothing changed")
        return told

    def compare(self, lines: int = NEWEST) -> None:
        """What everybody holds is what a complete look shows, with as many lines of the log."""
        for seat, mine in self.held.items():
            start = max(0, len(mine["log"]) - lines)
            held: Snapshot = {**mine, "since": mine["since"] + start, "log": mine["log"][start:]}
            fresh: Snapshot = {**snapshot(self.match, seat, held["since"]), "version": held["version"]}
            if to_text(fresh) != to_text(held):
                names = [name for name, value in fresh.items() if to_text(value) != to_text(dict(held)[name])]
                raise LawBroken(self.law, f"what was sent to seat {seat} is not what it should see: {names}")

    def look_again(self, seat: Seat) -> None:
        """A second look through open eyes shows what they were sent."""
        look: Look = json.loads(self.frames.open(seat))
        mine = self.held[seat]
        held: Snapshot = {**mine, "since": look["snapshot"]["since"]}
        held["log"] = mine["log"][held["since"] - mine["since"] :]
        self.require(look["snapshot"] == held, f"seat {seat} sees something else when it looks again")

    def require(self, holds: bool, what: str) -> None:
        """The law is broken unless this holds."""
        if not holds:
            raise LawBroken(self.law, what)


def law_frames(subject: Subject, luck: Luck) -> None:
    """The first look and all changes after it make a complete look, for all eyes, and after an answer is taken back.

    Nobody is told of anything where nothing changed for them, and a version rises by one with each change.
    """
    match = subject.match(f"frames {luck.below(999)}")
    watcher = Watcher(subject, match, "frames")
    while not match.over():
        seat, action = _chosen(match, luck)
        match.act(match.number, seat, action)
        watcher.hear()
        if not is_looked_at(subject, luck):
            continue
        watcher.compare()
        if match.can_undo(seat) and luck.below(UNDONE) == 0:
            match.undo(seat)
            watcher.hear()
            watcher.compare()
        if luck.below(BLINKING) == 0:
            watcher.look_again(seat)
            watcher.frames.close(seat)
            watcher.open(seat)
    watcher.compare(ALL_LINES)


def _chosen(match: Match[Position], luck: Luck) -> tuple[Seat, Action]:
    """An answer of somebody who is asked, or now and then what somebody says unasked."""
    seats = match.position.seats
    if match.game.rules.interjection is not None and luck.below(INTERJECTED) == 0:
        seat = luck.below(seats)
        said = match.game.rules.interjections(match.position, seat)
        if said:
            return seat, said[luck.below(len(said))]
    asked = [seat for seat in range(seats) if has(match.position.waiting, seat)]
    seat = asked[luck.below(len(asked))]
    options = match.legal(seat)
    return seat, options[luck.below(len(options))]


class WatchedWorld(World):
    """A world in which a match is played and one pair of eyes is open."""

    def __init__(self, subject: Subject, match: Match[Position], viewer: Seat) -> None:
        super().__init__(match.position)
        self.match = match
        self.viewer = viewer
        self.frames: Frames = subject.frames(match)
        self.first = self.frames.open(viewer)

    @override
    def play(self, game: Game[Position], seat: Seat, action: Action) -> tuple[bool, list[Notice]]:
        """One answer, also the dealer's."""
        self.given.append((seat, action))
        progress = self.match.take(seat, action)
        self.s = self.match.position
        return progress.closed, list(progress.events)

    def heard(self) -> str:
        """What was sent to the eyes; nothing if nothing was."""
        return self.frames.changes().get(self.viewer, "")


def law_same_frames(subject: Subject, luck: Luck) -> None:
    """Eyes that cannot tell two worlds apart are sent the same in both, byte for byte and as often.

    Half an answer of another seat is sent to nobody else, and from a sealed answer nobody can tell how long it was.
    """
    walk = Walk(subject, luck, "same frames")
    match = subject.match(f"same frames {luck.below(999)}")
    everybody = viewers(subject.seats)
    viewer = everybody[luck.below(len(everybody))]
    watcher = Watcher(subject, match, "same frames")
    depth = luck.below(2 * subject.game.max_answers)
    while not match.over() and (depth > 0 or any(match.position.sealed)):
        depth -= 1
        if is_looked_at(subject, luck):
            _same_length(subject, walk, match, viewer)
        seat, action = _chosen(match, luck)
        is_closed = match.act(match.number, seat, action).closed
        walk.path.append(f"{seat} {subject.game.notation.text(action)}")
        told = watcher.hear()
        if not is_closed and has(match.position.waiting, seat):
            walk.require(not set(told) - {seat}, f"half an answer of seat {seat} was sent to {sorted(told)}")
    twin = _fork(match)
    twin.position = scramble(subject.game, match.position, viewer, luck.rng)
    one, two = WatchedWorld(subject, match, viewer), WatchedWorld(subject, twin, viewer)
    walk.require(one.first == two.first, f"seat {viewer} sees a secret at first:\n    {one.first}\n    {two.first}")
    while one.s.waiting and twin_step(subject, walk, one, two, viewer):
        if one.s.waiting != DEALER:
            sent = one.heard(), two.heard()
            walk.require(sent[0] == sent[1], f"seat {viewer} is sent a secret:\n    {sent[0]}\n    {sent[1]}")


def _same_length(subject: Subject, walk: Walk, match: Match[Position], viewer: Seat) -> None:
    """Another seat gives one sealed answer or another: the viewer is sent the same."""
    s = match.position
    others = [seat for seat in range(s.seats) if has(s.waiting, seat) and seat != viewer]
    if not others or s.waiting.bit_count() < 2 or any(s.sealed) or subject.game.rules.question(s).shows(s):
        return
    seat = others[walk.luck.below(len(others))]
    sent: list[list[str]] = []
    for world in [WatchedWorld(subject, _fork(match), viewer) for _ in range(2)]:
        frames = [world.first]
        while has(world.match.position.waiting, seat):
            options = world.match.legal(seat)
            world.match.act(world.match.number, seat, options[walk.luck.below(len(options))])
            frames.append(world.heard())
        sent.append([frame for frame in frames if frame])
    walk.require(sent[0] == sent[1], f"a sealed answer of seat {seat} tells seat {viewer} something")


def _fork(match: Match[Position]) -> Match[Position]:
    """The same match once more, to be played on in another way."""
    twin = Match(match.game, match.players, match.dealer, match.given_settings)
    twin.position, twin.number = match.position, match.number
    twin.rows = [dict(row) for row in match.rows]
    twin.learned_at, twin.told, twin.told_at = match.learned_at[:], match.told[:], match.told_at[:]
    return twin
