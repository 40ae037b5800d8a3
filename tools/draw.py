"""Draw the README's pictures: real positions of real matches, as the terminal shows them.

python tools/draw.py
"""

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from partie.bots import find_bot
from partie.core import Match, Position, Rng, SeededDealer, seats_in
from partie.registry import find_game
from partie.terminal.board import find_board
from partie.words.catalog import load_catalog
from partie.words.speech import Speech

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH = 118


def reach(name: str, seats: int, seed: str, stop: Callable[[Match[Position]], bool]) -> Match[Position]:
    """A match between greedy bots, up to a moment worth looking at."""
    game = find_game(name)
    players = ["Ana", *["bot:greedy"] * (seats - 1)]
    match = Match(game, players, SeededDealer(seed))
    bot, rng = find_bot("greedy", game), Rng("picture")
    while not stop(match):
        seat = seats_in(match.position.waiting)[0]
        match.act(match.number, seat, bot.choose(match.view(seat), match.legal(seat), match.heard(seat), rng))
    return match


def picture(match: Match[Position], name: str) -> None:
    """Print the table into an SVG; fonts come from the reader's own system, nothing is fetched."""
    board, view = find_board(match.game), match.view(0)
    speech = Speech(match.game, load_catalog("en", match.game), match.players)
    console = Console(record=True, width=WIDTH, force_terminal=True, color_system="truecolor", file=StringIO())
    console.print(Text(f"$ partie play {name}\n", style="dim"))
    console.print(board.draw(view, speech, WIDTH, own_hand=False))
    part = match.game.rules.question(match.position).part(match.position, 0)
    console.print(Text(f"\n{speech.question(part)}", style="bold"))
    console.print(board.options(view, match.legal(0), speech))
    console.print(Text("\n" + speech.say("prompt-keys", last=len(match.legal(0))), style="dim"))
    svg = console.export_svg(title=f"partie play {name}")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"\n *<!-- Generated.*?-->", "", svg)
    svg = svg.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, monospace")
    (PICTURES / f"{name}.svg").write_text(re.sub(r"terminal-\d+", "terminal", svg))


def at_the_market(match: Match[Position]) -> bool:
    """The person of the picture visits the market of year 3."""
    asked = match.game.rules.question(match.position).name
    return getattr(match.position, "year", 0) == 3 and asked == "visit-market" and match.position.waiting == 1


def at_the_board(match: Match[Position]) -> bool:
    """The person of the picture chooses a place of the adventure board in round 6."""
    asked = match.game.rules.question(match.position).name
    return getattr(match.position, "round", 0) == 6 and asked == "first-choice" and match.position.waiting & 1 == 1


def main() -> None:
    """Tides: the second choice of the last round; Stonespine: at the market; Tales: a story and the adventure board."""
    picture(reach("tides", 2, "swallow", lambda match: match.number >= 30), "tides")
    picture(reach("stonespine", 3, "mason", at_the_market), "stonespine")
    picture(reach("tales", 3, "fable", at_the_board), "tales")


if __name__ == "__main__":
    main()
