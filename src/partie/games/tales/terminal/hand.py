"""What seats hold, drawn and in words: the tile that was taken, and the quests."""

from rich.text import Text

from partie.core.cards import cards
from partie.games.tales.actions import PLACE_IT, Quest, Return
from partie.games.tales.terminal.box import Box, draw_box
from partie.games.tales.terminal.glyphs import COIN, POTION
from partie.games.tales.terminal.printed import WIDEST, side_by_side, tile_box
from partie.games.tales.terminal.tiles import tile_words
from partie.games.tales.terminal.verdicts import price_words
from partie.games.tales.terminal.viewer import Viewer
from partie.terminal.screen import together


def draw_hand(viewer: Viewer, width: int) -> list[Text]:
    """The seat's own tile in hand and the quests, side by side; numbered where one of them is the answer."""
    if not viewer.is_seated() or not viewer.is_placing():
        return []
    boxes: list[Box] = []
    card, place = viewer.drafted(viewer.seat), viewer.s.taken_from[viewer.seat]
    if card:
        number = f"{viewer.legal.index(PLACE_IT) + 1}) " if PLACE_IT in viewer.legal else ""
        said = viewer.speech.say("board-place", place=place)
        fee = f" +{COIN}/{POTION}" if viewer.is_wild(place) else ""
        boxes.append(tile_box(viewer, card, viewer.price_of_drafted(), [(number, "bold"), (f"{said}{fee}", "")]))
    numbers = {action.card: i for i, action in enumerate(viewer.legal, 1) if isinstance(action, (Quest, Return))}
    for quest in viewer.quests():
        number = f"{numbers[quest]}) " if quest in numbers else ""
        boxes.append(tile_box(viewer, quest, viewer.price(quest), [(number, "bold"), (viewer.kind(quest), "")]))
    return side_by_side([draw_box(box, min(width // 3, WIDEST)) for box in boxes])


def quest_lines(viewer: Viewer) -> list[str]:
    """G17.3 The seat's own quests in hand, each with its price as long as it can still be placed."""
    found = viewer.quests()
    if not found or not viewer.is_placing():
        return []
    lines = [f"{viewer.speech.say('board-quests')}:"]
    for card in found:
        price = viewer.price(card)
        lines.append(f"  {tile_words(viewer, card)}" + (f" · {price_words(viewer, price)}" if price else ""))
    return lines


def known_lines(viewer: Viewer) -> list[str]:
    """G17.18 Quests in other hands, where these eyes may see them: at the end, or because everything lies open."""
    lines: list[str] = []
    for seat in viewer.others():
        known = [together(viewer.name(card)) for card in cards(viewer.now.quests[seat]) if card > 0]
        if known:
            lines.append(viewer.speech.say("board-quests-of", seat=viewer.speech.seat(seat), tiles=", ".join(known)))
    return lines


def drafted_lines(viewer: Viewer) -> list[str]:
    """The seat's own tile in hand, with its price."""
    if not viewer.is_seated() or not viewer.drafted(viewer.seat):
        return []
    card, price = viewer.drafted(viewer.seat), viewer.price_of_drafted()
    said = f"{viewer.speech.say('board-tile-in-hand')}: {tile_words(viewer, card)}"
    return [said + (f" · {price_words(viewer, price)}" if price and not viewer.is_paid(card) else "")]
