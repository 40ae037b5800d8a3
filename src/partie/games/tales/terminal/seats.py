"""Everybody at the table, drawn and in words: hero, reserve, banner, keys, chests, the tile in hand."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Seat, has
from partie.games.tales.ending import RESOURCES, holders, owned
from partie.games.tales.faces import Gain
from partie.games.tales.terminal.glyphs import (
    CLOSED,
    COIN,
    COMBAT,
    CROWN,
    GLORY,
    IN_ALL,
    KEY,
    MAGIC,
    NOTHING,
    POTION,
    TOKEN,
)
from partie.games.tales.terminal.keys import MAJORITIES
from partie.games.tales.terminal.tiles import gain_words
from partie.games.tales.terminal.viewer import Viewer
from partie.terminal.screen import together

RESOURCE_SIGNS: Final = (COMBAT, MAGIC, POTION, COIN)


def seats_table(viewer: Viewer) -> RenderableType:
    """A line for every seat."""
    say, now = viewer.speech.say, viewer.now
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=20)
    table.add_column(say("type-hero"), no_wrap=True)
    for sign in (GLORY, IN_ALL, *RESOURCE_SIGNS, KEY, CLOSED):
        table.add_column(sign, justify="right", no_wrap=True)
    if now.with_quests:
        table.add_column(say("board-quests-short"), justify="right", no_wrap=True)
    table.add_column(say("board-tile"), overflow="fold")
    for seat in viewer.order():
        cells: list[RenderableType] = [
            hero_text(viewer, seat),
            str(viewer.glory(seat)),
            str(viewer.sheet.total(seat)),
            *[_resource(viewer, seat, resource) for resource in range(len(RESOURCES))],
            str(now.keys[seat]),
            str(len(now.closed[seat])),
        ]
        if now.with_quests:
            cells.append(str(len(now.quests[seat])))
        mark = ">" if viewer.s.agenda and has(viewer.s.waiting, seat) else " "
        token = f"{TOKEN} " if now.round and now.first == seat else "  "
        name = f"{mark} {token}{viewer.speech.seat(seat)}"
        table.add_row(name, *cells, tile_text(viewer, seat), style="bold" if seat == viewer.seat else "")
    return table


def _resource(viewer: Viewer, seat: Seat, resource: int) -> Text:
    """A number; whoever would hold the majority has a crown at it."""
    crown = CROWN if viewer.leads(seat, resource) else " "
    return Text.assemble(str(owned(viewer.now, resource)[seat]), (crown, "yellow"))


def hero_text(viewer: Viewer, seat: Seat) -> str:
    """A seat's hero."""
    story = viewer.story(seat)
    return viewer.name(next(iter(story.values()))) if story else NOTHING


def tile_text(viewer: Viewer, seat: Seat) -> str:
    """The tile that a seat has taken, and where from; that it has answered where the answer is sealed."""
    s, say = viewer.s, viewer.speech.say
    card = viewer.drafted(seat)
    if card:
        said = f"{s.taken_from[seat]} {viewer.name(card)}"
        is_done = viewer.is_adding and not has(s.waiting, seat) and s.sealed[seat]
        return f"{said} ({say('board-confirmed')})" if is_done else said
    if s.agenda and s.sealed[seat] and not has(s.waiting, seat):
        return say("board-has-chosen")
    return NOTHING


def seat_lines(viewer: Viewer) -> list[str]:
    """The same, a line for every seat."""
    say, now = viewer.speech.say, viewer.now
    lines: list[str] = []
    for seat in viewer.order():
        said = [
            f"{say('type-hero')} {hero_text(viewer, seat)}",
            say("board-glory-now", count=viewer.glory(seat), total=viewer.sheet.total(seat)),
            reserve_words(viewer, seat),
            say("board-keys-laid", count=now.keys[seat]),
            say("board-closed-chests", count=len(now.closed[seat])),
        ]
        if now.with_quests:
            said.append(say("board-quests-left", count=len(now.quests[seat])))
        if tile_text(viewer, seat) != NOTHING:
            said.append(f"{say('board-tile')} {tile_text(viewer, seat)}")
        token = f" ({say('gain-token')})" if now.round and now.first == seat else ""
        lines.append(f"{viewer.speech.seat(seat)}{token}: {'; '.join(said)}")
    return lines


def reserve_words(viewer: Viewer, seat: Seat) -> str:
    """What a seat owns, in words; nothing is said of what it has none of."""
    now = viewer.now
    held = Gain(0, now.coins[seat], now.potions[seat], now.combat[seat], now.magic[seat])
    return gain_words(viewer, held) or NOTHING


def reserve_signs(viewer: Viewer, seat: Seat) -> str:
    """The same in signs, with glory and keys."""
    now = viewer.now
    numbers = (
        (viewer.glory(seat), GLORY),
        (now.coins[seat], COIN),
        (now.potions[seat], POTION),
        (now.combat[seat], COMBAT),
        (now.magic[seat], MAGIC),
        (now.keys[seat], KEY),
    )
    return "  ".join([f"{count}{sign}" for count, sign in numbers])


def majority_line(viewer: Viewer) -> str:
    """G16.2 Who would hold each majority."""
    say = viewer.speech.say
    said: list[str] = []
    for resource, word in enumerate(MAJORITIES):
        seats = holders(viewer.now, resource)
        if seats:
            most = owned(viewer.now, resource)[seats[0]]
            said.append(f"{say(word)} {viewer.names(seats)} ({most})")
        else:
            said.append(f"{say(word)} {NOTHING}")
    return f"{say('board-majorities')}: {', '.join([together(each) for each in said])}"
