"""Lines that are the same drawn and told: the moment, the goals, who looked at what, piles, hands, signs."""

from partie.core import Cell, seats_in
from partie.core.cards import cards
from partie.core.grid import cell_text
from partie.games.darkcave.faces import ROMAN
from partie.games.darkcave.position import NONE
from partie.games.darkcave.spaces import NO_EDGE, OUT, card_of
from partie.games.darkcave.terminal.glyphs import FEATURES, LYING, MORE, NUGGET, TOLL, UNKNOWN, WEBS
from partie.games.darkcave.terminal.hand import card_now
from partie.games.darkcave.terminal.place_words import goal_text, place_text
from partie.games.darkcave.terminal.viewer import Viewer
from partie.terminal.screen import together


def moment(viewer: Viewer) -> list[str]:
    """Whose turn it is, what is under way, who is awaited."""
    s, say, name = viewer.s, viewer.speech.say, viewer.speech.seat
    if not s.agenda:
        return [say("board-over")]
    if not s.turns:
        return [say("board-set-up")]
    told = [say("board-turn", turn=s.turns, seat=name(s.acting))]
    if s.beasts:
        told.append(say("board-creature-moves", creature=viewer.creature(s.beasts[0]), count=s.steps))
    elif viewer.game.rules.question(s).name == "dwarf-step":
        told.append(say("board-steps", count=s.steps))
    if s.proposer != NONE:
        told.append(say("board-proposed", seat=name(s.proposer)))
    awaited = [seat for seat in seats_in(s.waiting) if seat < s.seats]
    if awaited and awaited not in ([viewer.seat], [s.acting]):
        told.append(say("board-awaited", seats=viewer.names(awaited)))
    return told


def knowledge_lines(viewer: Viewer) -> list[str]:
    """The goals, the clan cards somebody has looked at or put aside, the piles, what is known of other hands."""
    s, say = viewer.s, viewer.speech.say
    lines = [f"{say('board-goals')}: {'; '.join([goal_text(viewer, corner) for corner in range(4)])}"]
    looked: list[str] = []
    for seat in viewer.order():
        lookers = [] if viewer.is_open(seat) or not s.clans[seat] else viewer.lookers(s.clans[seat][0], but=seat)
        if lookers:
            looked.append(say("board-looked-at", seat=viewer.speech.seat(seat), seats=viewer.names(lookers)))
    if looked:
        lines.append(f"{say('board-clan-cards-seen')}: {'; '.join(looked)}")
    if s.aside:
        known = [card for card in cards(s.aside) if card > 0]
        lines.append(say("board-aside", count=len(s.aside)) + (f": {viewer.speech.cards(known)}" if known else ""))
    stock = ", ".join([together(f"{ROMAN[level]} {count}") for level, count in enumerate(s.stock, 1)])
    lines.append(say("board-piles", stock=stock, count=len(s.discarded)))
    for seat in viewer.order():
        known = viewer.known_hand(seat)
        if seat != viewer.seat and known:
            told = ", ".join([together(viewer.code(card)) for card in known])
            lines.append(say("board-held-by", seat=viewer.speech.seat(seat), cards=told))
    return lines


def hand_lines(viewer: Viewer, own_hand: bool) -> list[str]:
    """This seat's hand, every card with what it can do now."""
    if not own_hand or viewer.seat >= viewer.s.seats or not viewer.s.hand[viewer.seat]:
        return []
    faces = cards(viewer.s.hand[viewer.seat])
    lines = [viewer.speech.say("board-hand")]
    for card in dict.fromkeys(faces):
        times = f" ×{faces.count(card)}" if faces.count(card) > 1 else ""
        lines.append(f"  {viewer.card(card)}{times}: {card_now(viewer, card)}")
    return lines


def beyond_lines(viewer: Viewer, beyond: list[Cell]) -> list[str]:
    """The cards for which there was no room in the drawing."""
    return [viewer.speech.say("board-beyond"), *[f"  {place_text(viewer, at)}" for at in beyond]]


def legend(viewer: Viewer, is_crowded: bool) -> list[str]:
    """What the signs mean that can be seen now; letters of seats stand in the table."""
    s, say = viewer.s, viewer.speech.say
    kinds = {s.printed.kind[card_of(lies)] for lies in s.cave.values()}
    kinds |= {s.printed.kind[card] for corner in range(4) if (card := viewer.goal_card(corner))}
    told = [f"{sign} {viewer.feature(name)}" for name, (sign, _) in FEATURES.items() if name in kinds]
    if s.veins:
        told.append(f"{NUGGET[0]} {say('board-vein-full')}")
    names = [viewer.shape_name(at) for at in s.cave]
    if any([name.startswith("tunnel") for name in names]):
        told.append(f"{TOLL[0]} {say('board-tunnel')}")
    if any([name.startswith("bridge") for name in names]):
        told.append(f"╫ ╪ {say('board-wooden')}")
    if any([edge != NO_EDGE for edge in s.webs]):
        told.append(f"{' '.join(WEBS)} {say('board-webs')}")
    told.extend([viewer.creature(creature) for creature, space in enumerate(s.creatures) if space != OUT])
    told.append(f"{UNKNOWN} {say('board-face-down')}")
    if s.lying:
        told.append(f"A{LYING} {say('board-lying')}")
    if is_crowded:
        told.append(f"{MORE} {say('board-more')}")
    last = viewer.last_laid()
    if last is not None:
        told.append(f"┏━ {say('board-last')} ({cell_text(last)})")
    return [" · ".join([together(each) for each in [*told, say("board-level-sign")]])]
