"""Everybody at the table, drawn and in words: hero, reserve, banner, keys, chests, the tile in hand."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Seat, has
from partie.games.tales.ending import RESOURCES, holders, owned
from partie.games.tales.faces import Gain
from partie.games.tales.terminal.eyes import Eyes
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
from partie.terminal.screen import together

RESOURCE_SIGNS: Final = (COMBAT, MAGIC, POTION, COIN)


def seats_table(eyes: Eyes) -> RenderableType:
    """A line for every seat."""
    say, now = eyes.speech.say, eyes.now
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=20)
    table.add_column(say("type-hero"), no_wrap=True)
    for sign in (GLORY, IN_ALL, *RESOURCE_SIGNS, KEY, CLOSED):
        table.add_column(sign, justify="right", no_wrap=True)
    if now.with_quests:
        table.add_column(say("board-quests-short"), justify="right", no_wrap=True)
    table.add_column(say("board-tile"), overflow="fold")
    for seat in eyes.order():
        cells: list[RenderableType] = [
            hero_text(eyes, seat),
            str(eyes.glory(seat)),
            str(eyes.sheet.total(seat)),
            *[_resource(eyes, seat, resource) for resource in range(len(RESOURCES))],
            str(now.keys[seat]),
            str(len(now.closed[seat])),
        ]
        if now.with_quests:
            cells.append(str(len(now.quests[seat])))
        mark = ">" if eyes.s.agenda and has(eyes.s.waiting, seat) else " "
        token = f"{TOKEN} " if now.round and now.first == seat else "  "
        name = f"{mark} {token}{eyes.speech.seat(seat)}"
        table.add_row(name, *cells, tile_text(eyes, seat), style="bold" if seat == eyes.seat else "")
    return table


def _resource(eyes: Eyes, seat: Seat, resource: int) -> Text:
    """A number; whoever would hold the majority has a crown at it."""
    crown = CROWN if eyes.leads(seat, resource) else " "
    return Text.assemble(str(owned(eyes.now, resource)[seat]), (crown, "yellow"))


def hero_text(eyes: Eyes, seat: Seat) -> str:
    """A seat's hero."""
    story = eyes.story(seat)
    return eyes.name(next(iter(story.values()))) if story else NOTHING


def tile_text(eyes: Eyes, seat: Seat) -> str:
    """The tile that a seat has taken, and where from; that it has answered where the answer is sealed."""
    s, say = eyes.s, eyes.speech.say
    card = eyes.drafted(seat)
    if card:
        said = f"{s.taken_from[seat]} {eyes.name(card)}"
        is_done = eyes.is_adding and not has(s.waiting, seat) and s.sealed[seat]
        return f"{said} ({say('board-confirmed')})" if is_done else said
    if s.agenda and s.sealed[seat] and not has(s.waiting, seat):
        return say("board-has-chosen")
    return NOTHING


def seat_lines(eyes: Eyes) -> list[str]:
    """The same, a line for every seat."""
    say, now = eyes.speech.say, eyes.now
    lines: list[str] = []
    for seat in eyes.order():
        said = [
            f"{say('type-hero')} {hero_text(eyes, seat)}",
            say("board-glory-now", count=eyes.glory(seat), total=eyes.sheet.total(seat)),
            reserve_words(eyes, seat),
            say("board-keys-laid", count=now.keys[seat]),
            say("board-closed-chests", count=len(now.closed[seat])),
        ]
        if now.with_quests:
            said.append(say("board-quests-left", count=len(now.quests[seat])))
        if tile_text(eyes, seat) != NOTHING:
            said.append(f"{say('board-tile')} {tile_text(eyes, seat)}")
        token = f" ({say('gain-token')})" if now.round and now.first == seat else ""
        lines.append(f"{eyes.speech.seat(seat)}{token}: {'; '.join(said)}")
    return lines


def reserve_words(eyes: Eyes, seat: Seat) -> str:
    """What a seat owns, in words; nothing is said of what it has none of."""
    now = eyes.now
    held = Gain(0, now.coins[seat], now.potions[seat], now.combat[seat], now.magic[seat])
    return gain_words(eyes, held) or NOTHING


def reserve_signs(eyes: Eyes, seat: Seat) -> str:
    """The same in signs, with glory and keys."""
    now = eyes.now
    numbers = (
        (eyes.glory(seat), GLORY),
        (now.coins[seat], COIN),
        (now.potions[seat], POTION),
        (now.combat[seat], COMBAT),
        (now.magic[seat], MAGIC),
        (now.keys[seat], KEY),
    )
    return "  ".join([f"{count}{sign}" for count, sign in numbers])


def majority_line(eyes: Eyes) -> str:
    """G16.2 Who would hold each majority."""
    say = eyes.speech.say
    said: list[str] = []
    for resource, word in enumerate(MAJORITIES):
        seats = holders(eyes.now, resource)
        if seats:
            most = owned(eyes.now, resource)[seats[0]]
            said.append(f"{say(word)} {eyes.names(seats)} ({most})")
        else:
            said.append(f"{say(word)} {NOTHING}")
    return f"{say('board-majorities')}: {', '.join([together(each) for each in said])}"
