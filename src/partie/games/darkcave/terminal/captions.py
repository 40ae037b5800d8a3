"""Lines that are the same drawn and told: the moment, the goals, who looked at what, piles, hands, signs."""

from partie.core import Cell, cards, seats_in
from partie.core.grid import cell_text
from partie.games.darkcave.faces import ROMAN
from partie.games.darkcave.position import NONE
from partie.games.darkcave.spaces import NO_EDGE, OUT, card_of
from partie.games.darkcave.terminal.eyes import Eyes
from partie.games.darkcave.terminal.glyphs import FEATURES, LYING, MORE, NUGGET, TOLL, UNKNOWN, WEBS
from partie.games.darkcave.terminal.hand import card_now
from partie.games.darkcave.terminal.place_words import goal_text, place_text
from partie.terminal.screen import together


def moment(eyes: Eyes) -> list[str]:
    """Whose turn it is, what is under way, who is awaited."""
    s, say, name = eyes.s, eyes.speech.say, eyes.speech.seat
    if not s.agenda:
        return [say("board-over")]
    if not s.turns:
        return [say("board-set-up")]
    told = [say("board-turn", turn=s.turns, seat=name(s.acting))]
    if s.beasts:
        told.append(say("board-creature-moves", creature=eyes.creature(s.beasts[0]), count=s.steps))
    elif eyes.game.rules.question(s).name == "dwarf-step":
        told.append(say("board-steps", count=s.steps))
    if s.proposer != NONE:
        told.append(say("board-proposed", seat=name(s.proposer)))
    awaited = [seat for seat in seats_in(s.waiting) if seat < s.seats]
    if awaited and awaited not in ([eyes.seat], [s.acting]):
        told.append(say("board-awaited", seats=eyes.names(awaited)))
    return told


def knowledge_lines(eyes: Eyes) -> list[str]:
    """The goals, the clan cards somebody has looked at or put aside, the piles, what is known of other hands."""
    s, say = eyes.s, eyes.speech.say
    lines = [f"{say('board-goals')}: {'; '.join([goal_text(eyes, corner) for corner in range(4)])}"]
    looked: list[str] = []
    for seat in eyes.order():
        lookers = [] if eyes.is_open(seat) or not s.clans[seat] else eyes.lookers(s.clans[seat][0], but=seat)
        if lookers:
            looked.append(say("board-looked-at", seat=eyes.speech.seat(seat), seats=eyes.names(lookers)))
    if looked:
        lines.append(f"{say('board-clan-cards-seen')}: {'; '.join(looked)}")
    if s.aside:
        known = [card for card in cards(s.aside) if card > 0]
        lines.append(say("board-aside", count=len(s.aside)) + (f": {eyes.speech.cards(known)}" if known else ""))
    stock = ", ".join([together(f"{ROMAN[level]} {count}") for level, count in enumerate(s.stock, 1)])
    lines.append(say("board-piles", stock=stock, count=len(s.discarded)))
    for seat in eyes.order():
        known = eyes.known_hand(seat)
        if seat != eyes.seat and known:
            told = ", ".join([together(eyes.code(card)) for card in known])
            lines.append(say("board-held-by", seat=eyes.speech.seat(seat), cards=told))
    return lines


def hand_lines(eyes: Eyes, own_hand: bool) -> list[str]:
    """This seat's hand, every card with what it can do now."""
    if not own_hand or eyes.seat >= eyes.s.seats or not eyes.s.hand[eyes.seat]:
        return []
    faces = cards(eyes.s.hand[eyes.seat])
    lines = [eyes.speech.say("board-hand")]
    for card in dict.fromkeys(faces):
        times = f" ×{faces.count(card)}" if faces.count(card) > 1 else ""
        lines.append(f"  {eyes.card(card)}{times}: {card_now(eyes, card)}")
    return lines


def beyond_lines(eyes: Eyes, beyond: list[Cell]) -> list[str]:
    """The cards for which there was no room in the drawing."""
    return [eyes.speech.say("board-beyond"), *[f"  {place_text(eyes, at)}" for at in beyond]]


def legend(eyes: Eyes, is_crowded: bool) -> list[str]:
    """What the signs mean that can be seen now; letters of seats stand in the table."""
    s, say = eyes.s, eyes.speech.say
    kinds = {s.printed.kind[card_of(lies)] for lies in s.cave.values()}
    kinds |= {s.printed.kind[card] for corner in range(4) if (card := eyes.goal_card(corner))}
    told = [f"{sign} {eyes.feature(name)}" for name, (sign, _) in FEATURES.items() if name in kinds]
    if s.veins:
        told.append(f"{NUGGET[0]} {say('board-vein-full')}")
    names = [eyes.shape_name(at) for at in s.cave]
    if any([name.startswith("tunnel") for name in names]):
        told.append(f"{TOLL[0]} {say('board-tunnel')}")
    if any([name.startswith("bridge") for name in names]):
        told.append(f"╫ ╪ {say('board-wooden')}")
    if any([edge != NO_EDGE for edge in s.webs]):
        told.append(f"{' '.join(WEBS)} {say('board-webs')}")
    told.extend([eyes.creature(creature) for creature, space in enumerate(s.creatures) if space != OUT])
    told.append(f"{UNKNOWN} {say('board-face-down')}")
    if s.lying:
        told.append(f"A{LYING} {say('board-lying')}")
    if is_crowded:
        told.append(f"{MORE} {say('board-more')}")
    last = eyes.last_laid()
    if last is not None:
        told.append(f"┏━ {say('board-last')} ({cell_text(last)})")
    return [" · ".join([together(each) for each in [*told, say("board-level-sign")]])]
