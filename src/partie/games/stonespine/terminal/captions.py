"""Lines for drawings and for words alike: the moment, the goal, the challenges on offer, the hands, the legend."""

from partie.core import seats_in
from partie.core.cards import cards
from partie.games.stonespine.construction import goes_left
from partie.games.stonespine.elements import KINDS
from partie.games.stonespine.terminal.cards import challenge_text, chamber_text, would_give_text
from partie.games.stonespine.terminal.keys import TYPE_WORDS
from partie.games.stonespine.terminal.viewer import Viewer
from partie.terminal.screen import together


def moment(viewer: Viewer) -> list[str]:
    """Year, phase, which way the hands go, who is awaited."""
    s, say = viewer.s, viewer.speech.say
    if not s.agenda:
        return [say("board-over")]
    if not s.year:
        return [say("board-set-up")]
    parts = [say("board-year", year=s.year)]
    if not viewer.is_building():
        parts.append(say("board-phase-market") if viewer.is_market() else say("board-phase-cleanup"))
    else:
        parts.append(say("board-phase-construction", turn=s.turn))
        if s.seats > 1 and viewer.seat < s.seats:
            to = (viewer.seat + (1 if goes_left(s) else -1)) % s.seats
            parts.append(say("board-hand-goes", way="left" if goes_left(s) else "right", seat=viewer.name(to)))
    awaited = [seat for seat in seats_in(s.waiting) if seat < s.seats]
    if awaited and awaited != [viewer.seat] and len(awaited) < s.seats:
        parts.append(say("board-awaited", seats=", ".join([viewer.name(seat) for seat in awaited])))
    return parts


def goal_lines(viewer: Viewer) -> list[str]:
    """The goal of the game and what it counts."""
    say = viewer.speech.say
    return [
        f"{say('board-goal-card')} {viewer.named(card)}: {viewer.speech.ability(card)}" for card in cards(viewer.s.goal)
    ]


def offer_lines(viewer: Viewer) -> list[str]:
    """The challenges on offer, and what each would give now."""
    shown = cards(viewer.s.shown_challenges)
    lines = [viewer.speech.say("board-offer")] if shown else []
    for card in shown:
        lines.append(f"  {challenge_text(viewer, card)} {together(would_give_text(viewer, card))}".rstrip())
    return lines


def hand_lines(viewer: Viewer, own_hand: bool) -> list[str]:
    """This seat's hand, and what is known of the others'."""
    say = viewer.speech.say
    lines: list[str] = []
    for seat in viewer.order():
        held = cards(viewer.s.hand[seat])
        known = [card for card in held if card > 0]
        if seat == viewer.seat:
            if own_hand and held:
                lines.append(say("board-hand"))
                lines.extend([f"  {chamber_text(viewer, card)}" for card in known])
        elif known:
            parts = [together(viewer.named(card)) for card in known]
            if len(held) > len(known):
                parts.append(say("board-unknown", count=len(held) - len(known)))
            lines.append(say("board-held-by", seat=viewer.name(seat), cards=", ".join(parts)))
    return lines


def legend(viewer: Viewer) -> list[str]:
    """What the codes and signs mean."""
    say, marks = viewer.speech.say, viewer.marks
    codes = [*marks.kinds, marks.trap, *marks.types]
    words = [viewer.word(kind) for kind in range(len(KINDS))]
    words += [say("element-trap"), *[say(word) for word in TYPE_WORDS]]
    named = [together(f"{code} {word}") for code, word in zip(codes, words, strict=True)]
    signs = [together(each) for each in say("board-legend").split(" · ")]
    return [", ".join(named), " · ".join(signs)]
