"""Lines that are the same drawn and in words: the moment, the decks, what the signs mean; and stories in words."""

from partie.core import Card, Cell, Seat, seats_in
from partie.core.grid import beside, cell_text
from partie.games.tales.preparation import REFILL, SWEPT
from partie.games.tales.rules import ROUNDS
from partie.games.tales.terminal.glyphs import (
    AT_END,
    CLOSED,
    COIN,
    COMBAT,
    CROWN,
    GLORY,
    HALF_KEY,
    IN_ALL,
    KEY,
    MAGIC,
    NOTHING,
    OPENED,
    POTION,
    SURROUNDED,
    TOKEN,
)
from partie.games.tales.terminal.keys import MARKS, SIDES, TYPES
from partie.games.tales.terminal.tiles import (
    connector_words,
    connectors_of,
    gain_words,
    reward_words,
)
from partie.games.tales.terminal.viewer import Viewer
from partie.terminal.screen import together


def moment(viewer: Viewer) -> list[str]:
    """The round, what is under way, who is awaited."""
    s, say = viewer.s, viewer.speech.say
    if not s.agenda:
        return [say("board-over")]
    if not s.round:
        return [say("board-set-up")]
    said = [say("board-round", round=s.round, rounds=ROUNDS)]
    said.append(say("board-phase-adding") if viewer.is_adding else say("board-phase-choosing"))
    said.append(say("board-first", seat=viewer.speech.seat(viewer.now.first)))
    awaited = [seat for seat in seats_in(s.waiting) if seat < s.seats]
    if awaited and viewer.seat not in awaited:
        said.append(say("board-awaited", seats=viewer.names(awaited)))
    return said


def deck_line(viewer: Viewer) -> str:
    """What is still to come, and how many tiles leave the board after this round."""
    s, say = viewer.s, viewer.speech.say
    left = ", ".join([together(f"{period}: {len(deck)}") for period, deck in enumerate(s.periods, 1)])
    said = [f"{say('board-decks')} {left}"]
    if s.agenda and s.round < ROUNDS:
        said.append(say("board-sweep", count=SWEPT[s.seats], refill=REFILL))
    said.append(say("board-discarded", count=len(s.swept) + sum([len(each) for each in s.discarded])))
    return " · ".join(said)


def left_line(viewer: Viewer) -> list[str]:
    """While tiles are added: those that nobody has taken in this round."""
    s = viewer.s
    if not viewer.is_adding:
        return []
    names = [f"{place} {viewer.name(card)}" for place, card in enumerate(s.places, 1) if card]
    return [f"{viewer.speech.say('board-left')}: {', '.join([together(name) for name in names])}"] if names else []


def legend(viewer: Viewer) -> list[str]:
    """What the signs mean."""
    say = viewer.speech.say
    signs = [
        (GLORY, say("board-glory")),
        (COIN, say("board-coins")),
        (POTION, say("board-potions")),
        (COMBAT, say("board-combat")),
        (MAGIC, say("board-magic")),
        (KEY, say("board-keys")),
        (HALF_KEY, say("board-half-key")),
        (CLOSED, say("board-closed")),
        (OPENED, say("board-opened")),
        (TOKEN, say("gain-token")),
        (CROWN, say("board-majority")),
        (AT_END, say("board-at-end")),
        (IN_ALL, say("board-in-all")),
    ]
    if viewer.s.with_quests:
        signs.append((SURROUNDED, say("board-surrounded")))
    signs.extend([(say(mark), say(word)) for mark, word in zip(MARKS[1:], TYPES[1:], strict=True)])
    said = " · ".join([together(f"{sign} {word}") for sign, word in signs])
    return [said, say("board-reminder")]  # G10.15


# -- stories in words --------------------------------------------------------------------------------------------------


def story_lines(viewer: Viewer, seat: Seat) -> list[str]:
    """A story: the seat's own tile by tile, others in one line with what their chests hold."""
    story = viewer.story(seat)
    if not story:
        return []
    name = viewer.speech.say("board-story-of", seat=viewer.speech.seat(seat))
    if seat == viewer.seat:
        return [f"{name}:", *[f"  {tile_in_story(viewer, at, card)}" for at, card in story.items()]]
    said = [f"{cell_text(at)} {viewer.name(card)} ({viewer.kind(card)})" for at, card in story.items()]
    return [f"{name}: {', '.join(said)}", *chest_lines(viewer, seat)]


def chest_lines(viewer: Viewer, seat: Seat) -> list[str]:
    """What the closed chests of a story hold."""
    said: list[str] = []
    for card in viewer.story(seat).values():
        held = [gain_words(viewer, viewer.printed.chests[card][chest]) for chest in viewer.closed(seat, card)]
        if held:
            said.append(f"{viewer.name(card)}: {'; '.join(held)}")
    return [f"  {viewer.speech.say('board-chests-closed')}: {' · '.join(said)}"] if said else []


def tile_in_story(viewer: Viewer, at: Cell, card: Card) -> str:
    """A tile of the seat's own story: its joins, its open connectors, its chests, what waits for the end."""
    say = viewer.speech.say
    story = viewer.story(viewer.seat)
    joined: list[str] = []
    ends: list[str] = []
    for side, each in connectors_of(viewer, card).items():
        other = story.get(beside(at, side), 0)
        if other:
            joined.append(f"{say(SIDES[side])} {viewer.name(other)}")
        else:
            ends.append(connector_words(viewer, each))
    said: list[str] = []
    if joined:
        said.append(say("board-joined", tiles=", ".join(joined)))
    said.append(say("board-open-sides", sides=", ".join(ends) or NOTHING))
    for chest, gain in enumerate(viewer.printed.chests[card]):
        held = gain_words(viewer, gain)
        is_closed = viewer.is_closed(viewer.seat, card, chest)
        said.append(say("board-chest-closed", what=held) if is_closed else say("board-chest-open", what=held))
    if viewer.printed.reward[card].at_end:
        said.append(reward_words(viewer, card, is_laid=True))
    return f"{cell_text(at)} {viewer.name(card)} ({viewer.kind(card)}): {'; '.join(said)}"
