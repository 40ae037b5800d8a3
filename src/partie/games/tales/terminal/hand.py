"""What seats hold, drawn and in words: the tile that was taken, and the quests."""

from rich.text import Text

from partie.core import cards
from partie.games.tales.actions import PLACE_IT, Quest, Return
from partie.games.tales.terminal.box import Box, draw_box
from partie.games.tales.terminal.eyes import Eyes
from partie.games.tales.terminal.glyphs import COIN, POTION
from partie.games.tales.terminal.printed import WIDEST, side_by_side, tile_box
from partie.games.tales.terminal.tiles import tile_words
from partie.games.tales.terminal.verdicts import price_words
from partie.terminal.screen import together


def draw_hand(eyes: Eyes, width: int) -> list[Text]:
    """The seat's own tile in hand and the quests, side by side; numbered where one of them is the answer."""
    if not eyes.is_seated() or not eyes.is_placing():
        return []
    boxes: list[Box] = []
    card, place = eyes.drafted(eyes.seat), eyes.s.taken_from[eyes.seat]
    if card:
        number = f"{eyes.legal.index(PLACE_IT) + 1}) " if PLACE_IT in eyes.legal else ""
        said = eyes.speech.say("board-place", place=place)
        fee = f" +{COIN}/{POTION}" if eyes.is_wild(place) else ""
        boxes.append(tile_box(eyes, card, eyes.price_of_drafted(), [(number, "bold"), (f"{said}{fee}", "")]))
    numbers = {action.card: i for i, action in enumerate(eyes.legal, 1) if isinstance(action, (Quest, Return))}
    for quest in eyes.quests():
        number = f"{numbers[quest]}) " if quest in numbers else ""
        boxes.append(tile_box(eyes, quest, eyes.price(quest), [(number, "bold"), (eyes.kind(quest), "")]))
    return side_by_side([draw_box(box, min(width // 3, WIDEST)) for box in boxes])


def quest_lines(eyes: Eyes) -> list[str]:
    """G17.3 The seat's own quests in hand, each with its price as long as it can still be placed."""
    found = eyes.quests()
    if not found or not eyes.is_placing():
        return []
    lines = [f"{eyes.speech.say('board-quests')}:"]
    for card in found:
        price = eyes.price(card)
        lines.append(f"  {tile_words(eyes, card)}" + (f" · {price_words(eyes, price)}" if price else ""))
    return lines


def known_lines(eyes: Eyes) -> list[str]:
    """G17.18 Quests in other hands, where these eyes may see them: at the end, or because everything lies open."""
    lines: list[str] = []
    for seat in eyes.others():
        known = [together(eyes.name(card)) for card in cards(eyes.now.quests[seat]) if card > 0]
        if known:
            lines.append(eyes.speech.say("board-quests-of", seat=eyes.speech.seat(seat), tiles=", ".join(known)))
    return lines


def drafted_lines(eyes: Eyes) -> list[str]:
    """The seat's own tile in hand, with its price."""
    if not eyes.is_seated() or not eyes.drafted(eyes.seat):
        return []
    card, price = eyes.drafted(eyes.seat), eyes.price_of_drafted()
    said = f"{eyes.speech.say('board-tile-in-hand')}: {tile_words(eyes, card)}"
    return [said + (f" · {price_words(eyes, price)}" if price and not eyes.is_paid(card) else "")]
