"""A tile in signs, for boxes and narrow columns, and in words."""

from dataclasses import astuple

from partie.core import Card
from partie.core.grid import SIDES as ALL_SIDES
from partie.games.tales.faces import Connector, Cost, Gain
from partie.games.tales.terminal.glyphs import AT_END, CLOSED, COIN, COMBAT, GLORY, KEY, MAGIC, NOTHING, POTION, TOKEN
from partie.games.tales.terminal.glyphs import TIMES as TIMES_SIGNS
from partie.games.tales.terminal.keys import COSTS, GAINS, MARKS, SIDES, TIMES, TYPES
from partie.games.tales.terminal.viewer import Viewer

# -- in signs ----------------------------------------------------------------------------------------------------------


def gain_signs(gain: Gain) -> str:
    """``3★ 2¤ K``."""
    parts: list[str] = []
    for count, sign in zip(astuple(gain), (GLORY, COIN, POTION, COMBAT, MAGIC, KEY, TOKEN), strict=True):
        if count:
            parts.append(sign if sign in (KEY, TOKEN) and count == 1 else f"{count}{sign}")
    return " ".join(parts)


def cost_signs(cost: Cost) -> str:
    """``2† 1¤``, or a dash for a free tile."""
    parts = zip(astuple(cost), (COMBAT, MAGIC, COIN, POTION), strict=True)
    return " ".join([f"{count}{sign}" for count, sign in parts if count]) or NOTHING


def times_sign(viewer: Viewer, times: int) -> str:
    """What a reward is multiplied by."""
    return TIMES_SIGNS[times] if times in TIMES_SIGNS else viewer.speech.say(MARKS[times])


def reward_signs(viewer: Viewer, card: Card, is_laid: bool = False) -> str:
    """``»2★×mon(3)``: for a seat with the number of those there are now."""
    reward = viewer.printed.reward[card]
    text = gain_signs(reward.gain)
    if reward.times:
        text += f"{' ' if ' ' in text else ''}×{times_sign(viewer, reward.times)}"
        count = viewer.counted(card, is_laid)
        text += "" if count is None else f"({count})"
    return (AT_END if reward.at_end else "") + text


def chest_signs(viewer: Viewer, card: Card) -> list[str]:
    """``■2¤`` for each chest, as printed."""
    return [f"{CLOSED}{gain_signs(gain).replace(' ', '')}" for gain in viewer.printed.chests[card]]


# -- in words ----------------------------------------------------------------------------------------------------------


def gain_words(viewer: Viewer, gain: Gain) -> str:
    """``3 glory, 2 coins``."""
    say = viewer.speech.say
    counts = astuple(gain)
    parts = [say(each, count=count) for each, count in zip(GAINS, counts[: len(GAINS)], strict=True) if count]
    if gain.token:
        parts.append(say("gain-token"))
    return ", ".join(parts)


def cost_words(viewer: Viewer, card: Card) -> str:
    """``2 combat, 1 coin``, or that it is free."""
    counts = zip(COSTS, astuple(viewer.printed.cost[card]), strict=True)
    return ", ".join([viewer.speech.say(each, count=count) for each, count in counts if count]) or viewer.speech.say(
        "board-free"
    )


def reward_words(viewer: Viewer, card: Card, is_laid: bool = False) -> str:
    """``at the end of the game 2 glory for each monster (now 3)``."""
    reward = viewer.printed.reward[card]
    text = gain_words(viewer, reward.gain)
    if reward.times:
        text = f"{text} {viewer.speech.say(TIMES[reward.times])}"
        count = viewer.counted(card, is_laid)
        text += "" if count is None else f" ({viewer.speech.say('board-times-now', count=count)})"
    return viewer.speech.say("board-reward-at-end", reward=text) if reward.at_end else text


def chests_words(viewer: Viewer, card: Card) -> str:
    """What every chest holds, as printed."""
    return "; ".join([gain_words(viewer, gain) for gain in viewer.printed.chests[card]])


def connectors_of(viewer: Viewer, card: Card) -> dict[int, Connector]:
    """The connectors of a tile, by side."""
    printed = viewer.printed
    found: dict[int, Connector] = {}
    for side in range(ALL_SIDES):
        if printed.ports[card][side]:
            found[side] = Connector(
                side, printed.halves[card][side], printed.gains[card][side], printed.wanted[card][side]
            )
    return found


def connector_words(viewer: Viewer, connector: Connector) -> str:
    """A side and what it carries."""
    say = viewer.speech.say
    side = say(SIDES[connector.side])
    if connector.half_key:
        return f"{side} ({say('board-half-key')})"
    gain = gain_words(viewer, connector.gain)
    if not gain:
        return side
    if connector.wanted:
        gain = say("board-wanted", reward=gain, type=say(TYPES[connector.wanted]))
    return f"{side} ({gain})"


def sides_words(viewer: Viewer, card: Card) -> str:
    """All connectors of a tile."""
    return ", ".join([connector_words(viewer, each) for each in connectors_of(viewer, card).values()])


def tile_words(viewer: Viewer, card: Card) -> str:
    """A tile's name and type, and everything else printed on it."""
    return f"{viewer.name(card)} ({viewer.kind(card)}) – {facts_words(viewer, card)}"


def facts_words(viewer: Viewer, card: Card) -> str:
    """Cost, reward, chests and connectors."""
    say = viewer.speech.say
    if viewer.is_hero(card):
        said = [f"{say('board-start')}: {reward_words(viewer, card)}"]
    else:
        said = [
            f"{say('board-cost')}: {cost_words(viewer, card)}",
            f"{say('board-reward')}: {reward_words(viewer, card)}",
        ]
    if viewer.printed.chests[card]:
        said.append(f"{say('board-chests')}: {chests_words(viewer, card)}")
    return " · ".join([*said, f"{say('board-connectors')}: {sides_words(viewer, card)}"])
