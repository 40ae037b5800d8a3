"""Jael: what is printed on his cards, what they make him do, and what they give him."""

from partie.core import Card
from partie.games.stonespine.ending import hoard_of, jael_cards
from partie.games.stonespine.printed import JAEL
from partie.games.stonespine.stalls import marked_sets
from partie.games.stonespine.terminal.keys import RUNE_WORDS, SET_WORDS
from partie.games.stonespine.terminal.viewer import Viewer


def jael_card_text(viewer: Viewer, card: Card) -> str:
    """S18.1 Everything printed on a card of Jael's."""
    say, number = viewer.speech.say, card - JAEL
    sets = [say(words[half]) for half, words in zip(viewer.printed.jael_takes[number], SET_WORDS, strict=False)]
    rune = say(RUNE_WORDS[viewer.printed.jael_rune[number]])
    gold = say("board-gold-pieces", count=viewer.printed.jael_gold[number])
    counts = (
        f"{viewer.printed.jael_base[number]} + {viewer.printed.jael_factor[number]} × {condition_text(viewer, card)}"
    )
    parts = [f"{say('board-rune')} {rune}", gold, say("board-jael-takes", sets=", ".join(sets)), counts]
    return f"{viewer.named(card)}: {'; '.join(parts)}"


def condition_text(viewer: Viewer, card: Card) -> str:
    """S17.8, S17.9 What a card of Jael's counts; members of a set stand with a plus."""
    return " + ".join([viewer.kind(kinds) for kinds in viewer.printed.jael_sets[card - JAEL]])


def jaels_sets(viewer: Viewer) -> list[int]:
    """S16.5 The sets that Jael's card of the year makes him take, as long as he has not."""
    return marked_sets(viewer.s) if viewer.s.jael_now and not viewer.s.acted else []


def jael_lines(viewer: Viewer) -> list[str]:
    """Jael's card of the year, what it makes him do, what he has collected, and what his cards give him now."""
    s, say = viewer.s, viewer.speech.say
    if s.seats > 1 or not s.jael_now:
        return []
    lines = [
        f"{say('board-jael-now')} {jael_card_text(viewer, s.jael_now)}",
        say("board-jael-acted") if s.acted else say("board-jael-waits"),
        say("board-jael-pile", chambers=len(s.jael_chambers), tokens=len(s.jael_tokens)),
    ]
    for card, base, times, each in jael_cards(s, hoard_of(s)):
        sums = f"{base} + {times} × {each} = {base + times * each}"
        lines.append(f"  {viewer.code(card)}: {sums} ({condition_text(viewer, card)})")
    return lines
