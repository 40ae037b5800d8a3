"""Everybody at the table, drawn and told: clan and role, gold, hand, what lies in front, where the dwarf is."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Seat, cards, letter
from partie.games.darkcave.faces import CREATURES, ROMAN
from partie.games.darkcave.preparation import HAND
from partie.games.darkcave.spaces import NO_EDGE, OUT
from partie.games.darkcave.terminal.eyes import Eyes
from partie.games.darkcave.terminal.glyphs import CLAN_STYLES, NOTHING, UNKNOWN
from partie.games.darkcave.terminal.keys import CLANS
from partie.terminal.screen import together


def seats_table(eyes: Eyes) -> RenderableType:
    """A line for every seat."""
    say = eyes.speech.say
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=20)
    table.add_column(say("board-clan"), overflow="fold")
    table.add_column(say("board-gold"), justify="right")
    table.add_column(say("board-hand-levels"), no_wrap=True)
    table.add_column(say("board-where"), overflow="fold")
    table.add_column(say("board-front"), overflow="fold")
    for seat in eyes.order():
        mark = ">" if _is_on_turn(eyes, seat) else " "
        style = CLAN_STYLES.get(eyes.clan(seat), "")
        table.add_row(
            Text.assemble(f"{mark} ", (letter(seat), style), f" {eyes.speech.seat(seat)}"),
            Text(together(clan_text(eyes, seat)), style=style),
            str(eyes.s.gold[seat]),
            hand_text(eyes, seat),
            eyes.stands(seat),
            ", ".join([together(each) for each in front(eyes, seat)]) or NOTHING,
            style="bold" if seat == eyes.seat else "",
        )
    return table


def seat_lines(eyes: Eyes) -> list[str]:
    """The same, a line for every seat."""
    say = eyes.speech.say
    lines: list[str] = []
    for seat in eyes.order():
        told = [
            f"{say('board-clan')} {clan_text(eyes, seat)}",
            f"{say('board-gold')} {eyes.s.gold[seat]}",
            say("board-in-hand", count=len(eyes.s.hand[seat]), levels=levels_text(eyes, seat)),
            *([say("board-most-in-hand", count=eyes.s.hand_limit[seat])] if is_lowered(eyes, seat) else []),
            *front(eyes, seat),
            f"{say('board-where')} {eyes.stands(seat)}",
        ]
        turn = f" ({say('board-on-turn')})" if _is_on_turn(eyes, seat) else ""
        lines.append(f"{eyes.named(seat)}{turn}: {'; '.join(told)}")
    return lines


def _is_on_turn(eyes: Eyes, seat: Seat) -> bool:
    return bool(eyes.s.turns) and bool(eyes.s.agenda) and seat == eyes.s.acting


def clan_text(eyes: Eyes, seat: Seat) -> str:
    """A clan and, where it is known, the role; an open card says so."""
    clan = eyes.clan(seat)
    if clan < 0:
        return NOTHING
    role = eyes.role(seat) or UNKNOWN
    is_open = f", {eyes.speech.say('board-open')}" if eyes.is_open(seat) else ""
    return f"{eyes.speech.say(CLANS[clan])}, {role}{is_open}"


def levels_text(eyes: Eyes, seat: Seat) -> str:
    """The backs in a hand."""
    counts = eyes.levels(eyes.s.hand[seat])
    return (
        ", ".join([together(f"{count}× {ROMAN[level]}") for level, count in enumerate(counts, 1) if count]) or NOTHING
    )


def is_lowered(eyes: Eyes, seat: Seat) -> bool:
    """Whether a seat may hold fewer cards than at the start."""
    return eyes.s.hand_limit[seat] < HAND


def hand_text(eyes: Eyes, seat: Seat) -> str:
    """How many cards of each level a hand holds, with the hand maximum once it has fallen."""
    counts = "/".join([str(count) for count in eyes.levels(eyes.s.hand[seat])])
    if not is_lowered(eyes, seat):
        return counts
    return together(f"{counts} {eyes.speech.say('board-hand-limit', count=eyes.s.hand_limit[seat])}")


def front(eyes: Eyes, seat: Seat) -> list[str]:
    """What lies in front of a seat: equipment, webs and creatures with where they are."""
    s, say = eyes.s, eyes.speech.say
    held = cards(s.front[seat])
    kinds = [s.printed.kind[card] for card in held]
    told: list[str] = []
    if "boots" in kinds:
        told.append(say("board-boots"))
    if "axe" in kinds:
        told.append(say("board-axes", count=kinds.count("axe")))
    for web, card in enumerate(s.printed.webs):
        if card in held and s.webs[web] != NO_EDGE:
            told.append(eyes.web(web))
    for creature, kind in enumerate(CREATURES):
        if kind in kinds and s.creatures[creature] != OUT:
            told.append(
                say("board-creature-at", creature=eyes.creature(creature), where=eyes.space(s.creatures[creature]))
            )
    return told
