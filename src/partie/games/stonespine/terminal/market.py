"""The market, drawn and in words."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Card
from partie.games.stonespine.ending import JAELS
from partie.games.stonespine.faces import PASSAGE
from partie.games.stonespine.improvement import why_not_buy
from partie.games.stonespine.printed import TOKENS
from partie.games.stonespine.stalls import card_of, half_of, price_of, set_number, tokens_of
from partie.games.stonespine.terminal.glyphs import SECRET, element_style
from partie.games.stonespine.terminal.jael import jaels_sets
from partie.games.stonespine.terminal.keys import HALF_WORDS, SHAPE_WORDS
from partie.games.stonespine.terminal.viewer import Viewer
from partie.games.stonespine.terminal.widths import GAP
from partie.terminal.screen import CROSS, TICK


def market_table(viewer: Viewer) -> list[RenderableType]:
    """The stalls from left to right, top sets above bottom sets."""
    s, say = viewer.s, viewer.speech.say
    if not s.wares:
        return []
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column()
    for _ in s.stalls:
        table.add_column()
    table.add_row(
        Text(say("board-market"), style="bold"), *[Text(viewer.code(card), style="bold") for card in s.stalls]
    )
    for half, word in enumerate(HALF_WORDS):
        table.add_row(f"  {say(word)}", *[_set(viewer, set_number(s, card, half)) for card in s.stalls])
    return [table]


def _set(viewer: Viewer, number: int) -> Text:
    s = viewer.s
    text = Text(f"{price_of(s, number)}: ")
    tokens = tokens_of(s, number)
    if not tokens:
        text.append(viewer.speech.say("board-sold"), style="dim")
        return text
    text.append_text(_token_marks(viewer, tokens))
    if viewer.is_shopping():
        can = why_not_buy(s, viewer.seat, number) is None
        text.append(f" {TICK if can else CROSS}", style="bold green" if can else "dim")
    if number in jaels_sets(viewer):
        text.append(f" ({viewer.name(JAELS)})", style="magenta")
    return text


def _token_marks(viewer: Viewer, tokens: Sequence[Card]) -> Text:
    """Tokens as codes."""
    text = Text()
    for number, token in enumerate(tokens):
        face = viewer.printed.token_face[token - TOKENS]
        text.append(" " if number else "")
        if face == PASSAGE:
            text.append(SECRET * 2, style="bold")
        else:
            text.append(viewer.marks.element(face), style=element_style(face))
    return text


def market_lines(viewer: Viewer) -> list[str]:
    """A line for each set: its price, its tokens, and whether it can be bought."""
    s, say = viewer.s, viewer.speech.say
    lines = [say("board-market")] if s.wares else []
    for number in range(len(s.wares)):
        tokens = tokens_of(s, number)
        parts = [viewer.token_list(tokens) if tokens else say("board-sold")]
        if tokens and viewer.is_shopping():
            can = why_not_buy(s, viewer.seat, number) is None
            parts.append(say("board-affordable") if can else say("board-not-affordable"))
        if tokens and number in jaels_sets(viewer):
            parts.append(say("board-jael-wants"))
        price = say("board-gold-pieces", count=price_of(s, number))
        lines.append(f"  {stall_text(viewer, number)}, {price}: {'; '.join(parts)}")
    return lines


def stall_text(viewer: Viewer, number: int) -> str:
    """A set of the market: its card and whether it is the top or the bottom one."""
    return f"{viewer.code(card_of(viewer.s, number))} {viewer.speech.say(HALF_WORDS[half_of(number)])}"


def market_card_text(viewer: Viewer, card: Card) -> str:
    """Everything printed on a market card."""
    sets: list[str] = []
    for half, word in enumerate(HALF_WORDS):
        shapes = ", ".join([viewer.speech.say(SHAPE_WORDS[slot]) for slot in viewer.printed.slots[card][half]])
        price = viewer.speech.say("board-gold-pieces", count=viewer.printed.prices[card][half])
        sets.append(f"{viewer.speech.say(word)} {price} – {shapes}")
    return f"{viewer.code(card)}: {'; '.join(sets)}"
