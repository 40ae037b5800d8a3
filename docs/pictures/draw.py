"""Draw the README's picture: a real position of a real match, as the terminal shows it.

python docs/pictures/draw.py
"""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from partie.bots import find_bot
from partie.cli.boards import find_board
from partie.core import Match, Rng, SeededDealer, State, seats_in
from partie.games import find_game
from partie.words.catalog import load_catalog
from partie.words.speech import Speech

QUESTION = 30


def reach() -> Match[State]:
    """The second choice of the last round: relics lie there, both hands are known."""
    game = find_game("tides")
    match = Match(game, ["Ana", "bot:greedy"], SeededDealer("swallow"))
    bot, rng = find_bot("greedy", game), Rng("picture")
    while match.question < QUESTION:
        seat = seats_in(match.state.waiting)[0]
        match.act(match.question, seat, bot.choose(match.view(seat), match.legal(seat), match.heard(seat), rng))
    return match


def main() -> None:
    """Print the table into an SVG; fonts come from the reader's own system, nothing is fetched."""
    match = reach()
    board, view = find_board(match.game), match.view(0)
    speech = Speech(match.game, load_catalog("en", match.game), match.players)
    console = Console(record=True, width=118, force_terminal=True, color_system="truecolor", file=StringIO())
    console.print(Text("$ partie play tides\n", style="dim"))
    console.print(board.draw(view, speech, 118, own_hand=False))
    console.print(Text(f"\n{speech.question('draft')}", style="bold"))
    console.print(board.options(view, match.legal(0), speech))
    console.print(Text("\n" + speech.say("prompt-keys", last=len(match.legal(0))), style="dim"))
    svg = console.export_svg(title="partie play tides")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"\n *<!-- Generated.*?-->", "", svg)
    svg = svg.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, monospace")
    (Path(__file__).parent / "tides.svg").write_text(re.sub(r"terminal-\d+", "terminal", svg))


if __name__ == "__main__":
    main()
