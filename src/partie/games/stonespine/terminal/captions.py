"""Lines for drawings and for words alike: the moment, the goal, the challenges on offer, the hands, the legend."""

from partie.core import cards, seats_in
from partie.games.stonespine.construction import goes_left
from partie.games.stonespine.elements import KINDS
from partie.games.stonespine.terminal.cards import challenge_text, chamber_text, would_give_text
from partie.games.stonespine.terminal.eyes import Eyes
from partie.games.stonespine.terminal.keys import TYPE_WORDS
from partie.terminal.screen import together


def moment(eyes: Eyes) -> list[str]:
    """Year, phase, which way the hands go, who is awaited."""
    s, say = eyes.s, eyes.speech.say
    if not s.agenda:
        return [say("board-over")]
    if not s.year:
        return [say("board-set-up")]
    parts = [say("board-year", year=s.year)]
    if not eyes.is_building():
        parts.append(say("board-phase-market") if eyes.is_market() else say("board-phase-cleanup"))
    else:
        parts.append(say("board-phase-construction", turn=s.turn))
        if s.seats > 1 and eyes.seat < s.seats:
            to = (eyes.seat + (1 if goes_left(s) else -1)) % s.seats
            parts.append(say("board-hand-goes", way="left" if goes_left(s) else "right", seat=eyes.name(to)))
    awaited = [seat for seat in seats_in(s.waiting) if seat < s.seats]
    if awaited and awaited != [eyes.seat] and len(awaited) < s.seats:
        parts.append(say("board-awaited", seats=", ".join([eyes.name(seat) for seat in awaited])))
    return parts


def goal_lines(eyes: Eyes) -> list[str]:
    """The goal of the game and what it counts."""
    say = eyes.speech.say
    return [f"{say('board-goal-card')} {eyes.named(card)}: {eyes.speech.ability(card)}" for card in cards(eyes.s.goal)]


def offer_lines(eyes: Eyes) -> list[str]:
    """The challenges on offer, and what each would give now."""
    shown = cards(eyes.s.shown_challenges)
    lines = [eyes.speech.say("board-offer")] if shown else []
    for card in shown:
        lines.append(f"  {challenge_text(eyes, card)} {together(would_give_text(eyes, card))}".rstrip())
    return lines


def hand_lines(eyes: Eyes, own_hand: bool) -> list[str]:
    """This seat's hand, and what is known of the others'."""
    say = eyes.speech.say
    lines: list[str] = []
    for seat in eyes.order():
        held = cards(eyes.s.hand[seat])
        known = [card for card in held if card > 0]
        if seat == eyes.seat:
            if own_hand and held:
                lines.append(say("board-hand"))
                lines.extend([f"  {chamber_text(eyes, card)}" for card in known])
        elif known:
            parts = [together(eyes.named(card)) for card in known]
            if len(held) > len(known):
                parts.append(say("board-unknown", count=len(held) - len(known)))
            lines.append(say("board-held-by", seat=eyes.name(seat), cards=", ".join(parts)))
    return lines


def legend(eyes: Eyes) -> list[str]:
    """What the codes and signs mean."""
    say, marks = eyes.speech.say, eyes.marks
    codes = [*marks.kinds, marks.trap, *marks.types]
    words = [eyes.word(kind) for kind in range(len(KINDS))]
    words += [say("element-trap"), *[say(word) for word in TYPE_WORDS]]
    named = [together(f"{code} {word}") for code, word in zip(codes, words, strict=True)]
    signs = [together(each) for each in say("board-legend").split(" · ")]
    return [", ".join(named), " · ".join(signs)]
