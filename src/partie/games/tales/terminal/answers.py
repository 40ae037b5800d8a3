"""An answer in words: what it is, and what it would mean now."""

from collections.abc import Sequence

from partie.core import Action, Card
from partie.games.tales.actions import Choose, Confirm, Discard, Lay, Open, Pay, Place, Quest, Return, Take, Use
from partie.games.tales.chests import in_reach
from partie.games.tales.faces import Gain
from partie.games.tales.paying import COIN, potions_for
from partie.games.tales.prospects import Prospect
from partie.games.tales.rewards import COMPENSATION
from partie.games.tales.terminal.adventure import place_words
from partie.games.tales.terminal.glyphs import NOTHING
from partie.games.tales.terminal.keys import SIDES
from partie.games.tales.terminal.tiles import facts_words, gain_words
from partie.games.tales.terminal.verdicts import price_words
from partie.games.tales.terminal.viewer import Viewer
from partie.games.tales.tiles import Chest, content, tile_with


def answer_text(viewer: Viewer, action: Action) -> str:
    """An answer and what it would mean now."""
    said = viewer.speech.action(action)
    match action:
        case Choose() | Take():
            return place_words(viewer, action.place)
        case Return():
            return f"{said} – {facts_words(viewer, action.card)}"
        case Place():
            price = viewer.price_of_drafted()
            meant = price_words(viewer, price) if price else ""
        case Quest():
            price = viewer.price(action.card)
            meant = price_words(viewer, price) if price else ""
        case Discard():
            meant = viewer.speech.say("board-you-gain", what=gain_words(viewer, COMPENSATION))
        case Pay():
            meant = fee_words(viewer, action)
        case Lay():
            return f"{said} – {prospect_words(viewer, viewer.prospects[action.cell])}"
        case Use():
            meant = key_words(viewer, action)
        case Open():
            meant = gain_words(viewer, viewer.printed.chests[action.card][action.chest - 1])
        case Confirm():
            meant = changes(viewer)
        case _:
            return said
    return f"{said} – {meant}" if meant else said


def fee_words(viewer: Viewer, action: Pay) -> str:
    """What would be left in the reserve after this fee and the cost."""
    assert viewer.turn is not None
    cost = viewer.printed.cost[viewer.drafted(viewer.seat)]
    coins = viewer.turn.coins - cost.coins - (action.resource == COIN)
    potions = viewer.turn.potions - potions_for(viewer.turn, viewer.drafted(viewer.seat)) - (action.resource != COIN)
    left = gain_words(viewer, Gain(coins=coins, potions=potions))
    return viewer.speech.say("board-left-over", what=left or NOTHING)


def prospect_words(viewer: Viewer, prospect: Prospect) -> str:
    """What laying the tile on a cell would give: joins, keys and their chests, connectors, the reward."""
    say = viewer.speech.say
    joins = ", ".join([f"{say(SIDES[join.side])} {viewer.name(join.other)}" for join in prospect.joins])
    said = [say("board-joins", tiles=joins)]
    for join in prospect.joins:
        if join.makes_key:
            chests = chests_words(viewer, join.chests)
            said.append(say("board-key-opens", chests=chests) if chests else say("board-key-lost"))
    for card, gain in prospect.paid():
        said.append(say("board-connector-pays", tile=viewer.name(card), what=gain_words(viewer, gain)))
    if prospect.waits is not None:
        said.append(say("board-waits", count=prospect.waits))
    else:
        said.append(say("board-reward-now", what=gain_words(viewer, prospect.reward) or NOTHING))
    return "; ".join(said)


def key_words(viewer: Viewer, action: Use) -> str:
    """The closed chests within reach of a waiting key."""
    assert viewer.turn is not None
    key = next(key for key in viewer.turn.join_keys if key[1] == action.card)
    return viewer.speech.say("board-key-opens", chests=chests_words(viewer, in_reach(viewer.turn, key)))


def chests_words(viewer: Viewer, chests: Sequence[Chest]) -> str:
    """Chests, tile by tile with what they hold."""
    held: dict[Card, list[str]] = {}
    for chest in chests:
        held.setdefault(tile_with(chest), []).append(gain_words(viewer, content(viewer.printed, chest)))
    return ", ".join([f"{viewer.name(card)} ({'; '.join(gains)})" for card, gains in held.items()])


def changes(viewer: Viewer) -> str:
    """What the seat's turn changes: every number before and after it."""
    s, now, seat, say = viewer.s, viewer.now, viewer.seat, viewer.speech.say
    numbers = (
        (say("board-glory"), sum(s.glory[seat]), viewer.glory(seat)),
        (say("board-coins"), s.coins[seat], now.coins[seat]),
        (say("board-potions"), s.potions[seat], now.potions[seat]),
        (say("board-combat"), s.combat[seat], now.combat[seat]),
        (say("board-magic"), s.magic[seat], now.magic[seat]),
        (say("board-keys"), s.keys[seat], now.keys[seat]),
    )
    said = [f"{word} {before} → {after}" for word, before, after in numbers if before != after]
    if s.first != now.first:
        said.append(say("gain-token"))
    return ", ".join(said)
