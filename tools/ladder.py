"""Let every level meet the one below it, in every game at every number of seats; then the table and the chart of it.

python tools/ladder.py FOLDER --run [--games 400] [--only tides,tales]   plays what FOLDER does not hold yet
python tools/ladder.py FOLDER            prints the tables of docs/bots.md, draws docs/pictures/levels.svg

FOLDER keeps what ``partie arena --json`` printed, one file for each meeting.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from partie.bots.levels import LEVELS
from partie.core import Statistics
from partie.lab.figures import Interval
from partie.registry import find_game, game_names

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = [level.name for level in LEVELS]
# Games for few seats first.
GAMES = sorted([find_game(name) for name in game_names()], key=lambda game: (game.seats.stop, game.name))
SEATS = {game.name: game.seats for game in GAMES}
# Where the cards make sides, bots meet side against side, or most games would say nothing.
SIDED = [game.name for game in GAMES if type(game.statistics).sides is not Statistics.sides]
USUAL = 400
TWO_SEATS = 2
ALONE = 1

ROW, LEFT, WIDTH, GAP = 24, 190, 150, 22


class Meeting(NamedTuple):
    """Two bots at one table."""

    game: str
    seats: int
    lower: str
    upper: str
    setting: str = ""

    def file(self) -> str:
        """Where its figures are kept."""
        return "-".join([self.game, str(self.seats), self.lower, self.upper, *self.setting.split("=")[1:]]) + ".json"

    def command(self, games: int) -> list[str]:
        """How it is played."""
        words = ["partie", "arena", self.game, "--bots", f"{self.lower},{self.upper}", "--seats", str(self.seats)]
        words += ["--games", str(games), "--jobs", "2", "--json"]
        if self.game in SIDED and self.seats > TWO_SEATS:
            words.append("--sides")
        return [*words, "--set", self.setting] if self.setting else words


class Found(NamedTuple):
    """What the upper bot did: the share of decided games it won, and its lead in mean rank."""

    games: int
    share: Interval
    lead: Interval
    firsts: tuple[Interval, Interval]


def ladder() -> Iterator[Meeting]:
    """Each level and the one below it: cheap levels first, then small tables."""
    for lower, upper in pairwise(NAMES):
        for seats in range(1, 9):
            for game, counts in SEATS.items():
                if seats in counts:
                    yield Meeting(game, seats, lower, upper)


def yardsticks() -> Iterator[Meeting]:
    """The master against chance and against the greedy bot, and alone with each setting there is."""
    for game in SEATS:
        for bot in ("random", "greedy"):
            yield Meeting(game, 2, bot, "master")
    for solo in [game for game in GAMES if ALONE in game.seats]:
        for name, values in solo.settings_for(ALONE).items():
            for value in values:
                yield Meeting(solo.name, ALONE, "greedy", "master", f"{name}={value}")


def play(folder: Path, games: int, only: list[str]) -> None:
    """Everything that is not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    for meeting in [*ladder(), *yardsticks()]:
        kept = folder / meeting.file()
        if kept.exists() or (only and meeting.game not in only):
            continue
        sys.stderr.write(f"{' '.join(meeting.command(games))}\n")
        told = subprocess.run(meeting.command(games), check=True, stdout=subprocess.PIPE, text=True).stdout
        kept.write_text(told)


def interval(told: dict[str, float]) -> Interval:
    """A figure as the arena tells it."""
    return Interval(told["figure"], told["low"], told["high"])


def read(folder: Path, meeting: Meeting) -> Found | None:
    """What came of a meeting, seen from the upper bot; nothing if it was not played."""
    kept = folder / meeting.file()
    if not kept.exists():
        return None
    told = json.loads(kept.read_text())
    pair = told["pairs"][0]
    share, lead = interval(pair["share"]), interval(pair["lead"])
    if pair["bot"] != meeting.upper:
        share = Interval(1 - share.value, 1 - share.high, 1 - share.low)
        lead = Interval(-lead.value, -lead.high, -lead.low)
    firsts = {bot["bot"]: interval(bot["firsts"]) for bot in told["bots"]}
    return Found(int(told["games"]), share, lead, (firsts[meeting.lower], firsts[meeting.upper]))


def holds(meeting: Meeting, found: Found) -> bool:
    """Sixty of a hundred at two seats; at more, or alone, better with 95 % confidence."""
    return found.share.value >= 0.6 if meeting.seats == TWO_SEATS else found.lead.low > 0


def cell(meeting: Meeting, found: Found | None) -> str:
    """A meeting in the table."""
    if found is None:
        return "–"
    sign = "" if holds(meeting, found) else " ✗"
    if meeting.seats == TWO_SEATS:
        text = f"{found.share.value:.0%} ({found.share.low:.0%}–{found.share.high:.0%})"
    else:
        text = f"{found.lead.value:+.2f} ({found.lead.low:+.2f} to {found.lead.high:+.2f})"
    if found.games != USUAL:
        text += f", {found.games:,} games"
    return text.replace("-", "−") + sign


def tables(folder: Path) -> str:
    """The ladder as Markdown."""
    lines = ["| game | seats | 2 against 1 | 3 against 2 | 4 against 3 | 5 against 4 |", "|---|---|---|---|---|---|"]
    for game, counts in SEATS.items():
        for seats in counts:
            steps = [Meeting(game, seats, lower, upper) for lower, upper in pairwise(NAMES)]
            cells = [cell(step, read(folder, step)) for step in steps]
            lines.append(f"| {game} | {seats} | {' | '.join(cells)} |")
    lines += ["", "| game | against | games | first places of the master | of the other |", "|---|---|---|---|---|"]
    for meeting in yardsticks():
        found = read(folder, meeting)
        if found is not None:
            against = f"{meeting.lower} {meeting.setting}".strip()
            other, master = [f"{each.value:.1%} ({each.low:.1%}–{each.high:.1%})" for each in found.firsts]
            lines.append(f"| {meeting.game}, {meeting.seats} | {against} | {found.games} | {master} | {other} |")
    return "\n".join(lines)


def chart(folder: Path) -> str:
    """One column of bars for each step of the ladder: the share of games in which the upper level was placed better."""
    rows = [(game, seats) for game, counts in SEATS.items() for seats in counts]
    steps = list(pairwise(NAMES))
    width, height = LEFT + len(steps) * (WIDTH + GAP), ROW * len(rows) + 90
    label = "How often each level is placed better than the one below it"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        f' font-size="13" role="img" aria-label="{label}">',
        f'<rect width="100%" height="{height}" fill="#ffffff"/>',
        f'<text x="12" y="22" font-size="16" font-weight="bold">{label}</text>',
    ]
    for column, (lower, upper) in enumerate(steps):
        left = LEFT + column * (WIDTH + GAP)
        lines.append(f'<text x="{left}" y="48" font-weight="bold">{upper} : {lower}</text>')
        lines.append(f'<path d="M{left + WIDTH / 2:.0f} 56V{height - 30}" stroke="#555" stroke-dasharray="3 3"/>')
        lines.append(f'<text x="{left + WIDTH / 2:.0f}" y="{height - 14}" text-anchor="middle" fill="#555">50 %</text>')
        for i, (game, seats) in enumerate(rows):
            found = read(folder, Meeting(game, seats, lower, upper))
            if found is not None:
                lines += bar(left, 60 + i * ROW, found.share)
    for i, (game, seats) in enumerate(rows):
        word = "alone" if seats == ALONE else f"{seats} seats"
        lines.append(f'<text x="12" y="{75 + i * ROW}">{game}, {word}</text>')
    return "\n".join([*lines, "</svg>", ""])


def bar(left: int, top: int, share: Interval) -> list[str]:
    """A bar with its interval, and its number beside it."""
    y, low, high = top + 9, left + share.low * WIDTH, left + share.high * WIDTH
    return [
        f'<rect x="{left}" y="{top}" width="{share.value * WIDTH:.1f}" height="18" fill="#2f6f8f"/>',
        f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="#111111" stroke-width="2"/>',
        f'<text x="{left + 4}" y="{top + 14}" fill="#ffffff">{share.value:.0%}</text>',
    ]


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("folder", type=Path)
    reader.add_argument("--run", action="store_true", help="play what the folder does not hold yet")
    reader.add_argument("--games", type=int, default=USUAL)
    reader.add_argument("--only", default="", help="some games, with commas between them")
    given = reader.parse_args()
    if given.run:
        play(given.folder, given.games, [name for name in given.only.split(",") if name])
    sys.stdout.write(tables(given.folder) + "\n")
    (PICTURES / "levels.svg").write_text(chart(given.folder))
