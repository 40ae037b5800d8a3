"""Everybody at the table, drawn and told: clan and role, gold, hand, what lies in front, where the dwarf is."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Seat, letter
from partie.core.cards import cards
from partie.games.darkcave.faces import CREATURES, ROMAN
from partie.games.darkcave.preparation import HAND
from partie.games.darkcave.spaces import NO_EDGE, OUT
from partie.games.darkcave.terminal.glyphs import CLAN_STYLES, NOTHING, UNKNOWN
from partie.games.darkcave.terminal.keys import CLANS
from partie.games.darkcave.terminal.viewer import Viewer
from partie.terminal.screen import together


def seats_table(viewer: Viewer) -> RenderableType:
    """A line for every seat."""
    say = viewer.speech.say
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=20)
    table.add_column(say("board-clan"), overflow="fold")
    table.add_column(say("board-gold"), justify="right")
    table.add_column(say("board-hand-levels"), no_wrap=True)
    table.add_column(say("board-where"), overflow="fold")
    table.add_column(say("board-front"), overflow="fold")
    for seat in viewer.order():
        mark = ">" if _is_on_turn(viewer, seat) else " "
        style = CLAN_STYLES.get(viewer.clan(seat), "")
        table.add_row(
            Text.assemble(f"{mark} ", (letter(seat), style), f" {viewer.speech.seat(seat)}"),
            Text(together(clan_text(viewer, seat)), style=style),
            str(viewer.s.gold[seat]),
            hand_text(viewer, seat),
            viewer.stands(seat),
            ", ".join([together(each) for each in front(viewer, seat)]) or NOTHING,
            style="bold" if seat == viewer.seat else "",
        )
    return table


def seat_lines(viewer: Viewer) -> list[str]:
    """The same, a line for every seat."""
    say = viewer.speech.say
    lines: list[str] = []
    for seat in viewer.order():
        told = [
            f"{say('board-clan')} {clan_text(viewer, seat)}",
            f"{say('board-gold')} {viewer.s.gold[seat]}",
            say("board-in-hand", count=len(viewer.s.hand[seat]), levels=levels_text(viewer, seat)),
            *([say("board-most-in-hand", count=viewer.s.hand_limit[seat])] if is_lowered(viewer, seat) else []),
            *front(viewer, seat),
            f"{say('board-where')} {viewer.stands(seat)}",
        ]
        turn = f" ({say('board-on-turn')})" if _is_on_turn(viewer, seat) else ""
        lines.append(f"{viewer.named(seat)}{turn}: {'; '.join(told)}")
    return lines


def _is_on_turn(viewer: Viewer, seat: Seat) -> bool:
    return bool(viewer.s.turns) and bool(viewer.s.agenda) and seat == viewer.s.acting


def clan_text(viewer: Viewer, seat: Seat) -> str:
    """A clan and, where it is known, the role; an open card says so."""
    clan = viewer.clan(seat)
    if clan < 0:
        return NOTHING
    role = viewer.role(seat) or UNKNOWN
    is_open = f", {viewer.speech.say('board-open')}" if viewer.is_open(seat) else ""
    return f"{viewer.speech.say(CLANS[clan])}, {role}{is_open}"


def levels_text(viewer: Viewer, seat: Seat) -> str:
    """The backs in a hand."""
    counts = viewer.levels(viewer.s.hand[seat])
    return (
        ", ".join([together(f"{count}× {ROMAN[level]}") for level, count in enumerate(counts, 1) if count]) or NOTHING
    )


def is_lowered(viewer: Viewer, seat: Seat) -> bool:
    """Whether a seat may hold fewer cards than at the start."""
    return viewer.s.hand_limit[seat] < HAND


def hand_text(viewer: Viewer, seat: Seat) -> str:
    """How many cards of each level a hand holds, with the hand maximum once it has fallen."""
    counts = "/".join([str(count) for count in viewer.levels(viewer.s.hand[seat])])
    if not is_lowered(viewer, seat):
        return counts
    return together(f"{counts} {viewer.speech.say('board-hand-limit', count=viewer.s.hand_limit[seat])}")


def front(viewer: Viewer, seat: Seat) -> list[str]:
    """What lies in front of a seat: equipment, webs and creatures with where they are."""
    s, say = viewer.s, viewer.speech.say
    held = cards(s.front[seat])
    kinds = [s.printed.kind[card] for card in held]
    told: list[str] = []
    if "boots" in kinds:
        told.append(say("board-boots"))
    if "axe" in kinds:
        told.append(say("board-axes", count=kinds.count("axe")))
    for web, card in enumerate(s.printed.webs):
        if card in held and s.webs[web] != NO_EDGE:
            told.append(viewer.web(web))
    for creature, kind in enumerate(CREATURES):
        if kind in kinds and s.creatures[creature] != OUT:
            told.append(
                say("board-creature-at", creature=viewer.creature(creature), where=viewer.space(s.creatures[creature]))
            )
    return told
