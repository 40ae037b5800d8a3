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
from partie.games.stonespine.terminal.eyes import Eyes
from partie.games.stonespine.terminal.glyphs import SECRET, element_style
from partie.games.stonespine.terminal.jael import jaels_sets
from partie.games.stonespine.terminal.keys import HALF_WORDS, SHAPE_WORDS
from partie.games.stonespine.terminal.widths import GAP
from partie.terminal.screen import CROSS, TICK


def market_table(eyes: Eyes) -> list[RenderableType]:
    """The stalls from left to right, top sets above bottom sets."""
    s, say = eyes.s, eyes.speech.say
    if not s.wares:
        return []
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column()
    for _ in s.stalls:
        table.add_column()
    table.add_row(Text(say("board-market"), style="bold"), *[Text(eyes.code(card), style="bold") for card in s.stalls])
    for half, word in enumerate(HALF_WORDS):
        table.add_row(f"  {say(word)}", *[_set(eyes, set_number(s, card, half)) for card in s.stalls])
    return [table]


def _set(eyes: Eyes, number: int) -> Text:
    s = eyes.s
    text = Text(f"{price_of(s, number)}: ")
    tokens = tokens_of(s, number)
    if not tokens:
        text.append(eyes.speech.say("board-sold"), style="dim")
        return text
    text.append_text(_token_marks(eyes, tokens))
    if eyes.is_shopping():
        can = why_not_buy(s, eyes.seat, number) is None
        text.append(f" {TICK if can else CROSS}", style="bold green" if can else "dim")
    if number in jaels_sets(eyes):
        text.append(f" ({eyes.name(JAELS)})", style="magenta")
    return text


def _token_marks(eyes: Eyes, tokens: Sequence[Card]) -> Text:
    """Tokens as codes."""
    text = Text()
    for number, token in enumerate(tokens):
        face = eyes.printed.token_face[token - TOKENS]
        text.append(" " if number else "")
        if face == PASSAGE:
            text.append(SECRET * 2, style="bold")
        else:
            text.append(eyes.marks.element(face), style=element_style(face))
    return text


def market_lines(eyes: Eyes) -> list[str]:
    """A line for each set: its price, its tokens, and whether it can be bought."""
    s, say = eyes.s, eyes.speech.say
    lines = [say("board-market")] if s.wares else []
    for number in range(len(s.wares)):
        tokens = tokens_of(s, number)
        parts = [eyes.token_list(tokens) if tokens else say("board-sold")]
        if tokens and eyes.is_shopping():
            can = why_not_buy(s, eyes.seat, number) is None
            parts.append(say("board-affordable") if can else say("board-not-affordable"))
        if tokens and number in jaels_sets(eyes):
            parts.append(say("board-jael-wants"))
        price = say("board-gold-pieces", count=price_of(s, number))
        lines.append(f"  {stall_text(eyes, number)}, {price}: {'; '.join(parts)}")
    return lines


def stall_text(eyes: Eyes, number: int) -> str:
    """A set of the market: its card and whether it is the top or the bottom one."""
    return f"{eyes.code(card_of(eyes.s, number))} {eyes.speech.say(HALF_WORDS[half_of(number)])}"


def market_card_text(eyes: Eyes, card: Card) -> str:
    """Everything printed on a market card."""
    sets: list[str] = []
    for half, word in enumerate(HALF_WORDS):
        shapes = ", ".join([eyes.speech.say(SHAPE_WORDS[slot]) for slot in eyes.printed.slots[card][half]])
        price = eyes.speech.say("board-gold-pieces", count=eyes.printed.prices[card][half])
        sets.append(f"{eyes.speech.say(word)} {price} – {shapes}")
    return f"{eyes.code(card)}: {'; '.join(sets)}"
