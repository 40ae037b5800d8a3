"""A tile in signs, for boxes and narrow columns, and in words."""

from dataclasses import astuple

from partie.core import Card
from partie.games.tales.faces import Connector, Cost, Gain
from partie.games.tales.story import SIDES as ALL_SIDES
from partie.games.tales.terminal.eyes import Eyes
from partie.games.tales.terminal.glyphs import AT_END, CLOSED, COIN, COMBAT, GLORY, KEY, MAGIC, NOTHING, POTION, TOKEN
from partie.games.tales.terminal.glyphs import TIMES as TIMES_SIGNS
from partie.games.tales.terminal.keys import COSTS, GAINS, MARKS, SIDES, TIMES, TYPES

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


def times_sign(eyes: Eyes, times: int) -> str:
    """What a reward is multiplied by."""
    return TIMES_SIGNS[times] if times in TIMES_SIGNS else eyes.speech.say(MARKS[times])


def reward_signs(eyes: Eyes, card: Card, is_laid: bool = False) -> str:
    """``»2★×mon(3)``: for a seat with the number of those there are now."""
    reward = eyes.printed.reward[card]
    text = gain_signs(reward.gain)
    if reward.times:
        text += f"{' ' if ' ' in text else ''}×{times_sign(eyes, reward.times)}"
        count = eyes.counted(card, is_laid)
        text += "" if count is None else f"({count})"
    return (AT_END if reward.at_end else "") + text


def chest_signs(eyes: Eyes, card: Card) -> list[str]:
    """``■2¤`` for each chest, as printed."""
    return [f"{CLOSED}{gain_signs(gain).replace(' ', '')}" for gain in eyes.printed.chests[card]]


# -- in words ----------------------------------------------------------------------------------------------------------


def gain_words(eyes: Eyes, gain: Gain) -> str:
    """``3 glory, 2 coins``."""
    say = eyes.speech.say
    counts = astuple(gain)
    parts = [say(each, count=count) for each, count in zip(GAINS, counts[: len(GAINS)], strict=True) if count]
    if gain.token:
        parts.append(say("gain-token"))
    return ", ".join(parts)


def cost_words(eyes: Eyes, card: Card) -> str:
    """``2 combat, 1 coin``, or that it is free."""
    counts = zip(COSTS, astuple(eyes.printed.cost[card]), strict=True)
    return ", ".join([eyes.speech.say(each, count=count) for each, count in counts if count]) or eyes.speech.say(
        "board-free"
    )


def reward_words(eyes: Eyes, card: Card, is_laid: bool = False) -> str:
    """``at the end of the game 2 glory for each monster (now 3)``."""
    reward = eyes.printed.reward[card]
    text = gain_words(eyes, reward.gain)
    if reward.times:
        text = f"{text} {eyes.speech.say(TIMES[reward.times])}"
        count = eyes.counted(card, is_laid)
        text += "" if count is None else f" ({eyes.speech.say('board-times-now', count=count)})"
    return eyes.speech.say("board-reward-at-end", reward=text) if reward.at_end else text


def chests_words(eyes: Eyes, card: Card) -> str:
    """What every chest holds, as printed."""
    return "; ".join([gain_words(eyes, gain) for gain in eyes.printed.chests[card]])


def connectors_of(eyes: Eyes, card: Card) -> dict[int, Connector]:
    """The connectors of a tile, by side."""
    printed = eyes.printed
    found: dict[int, Connector] = {}
    for side in ALL_SIDES:
        if printed.ports[card][side]:
            found[side] = Connector(
                side, printed.halves[card][side], printed.gains[card][side], printed.wanted[card][side]
            )
    return found


def connector_words(eyes: Eyes, connector: Connector) -> str:
    """A side and what it carries."""
    say = eyes.speech.say
    side = say(SIDES[connector.side])
    if connector.half_key:
        return f"{side} ({say('board-half-key')})"
    gain = gain_words(eyes, connector.gain)
    if not gain:
        return side
    if connector.wanted:
        gain = say("board-wanted", reward=gain, type=say(TYPES[connector.wanted]))
    return f"{side} ({gain})"


def sides_words(eyes: Eyes, card: Card) -> str:
    """All connectors of a tile."""
    return ", ".join([connector_words(eyes, each) for each in connectors_of(eyes, card).values()])


def tile_words(eyes: Eyes, card: Card) -> str:
    """A tile's name and type, and everything else printed on it."""
    return f"{eyes.name(card)} ({eyes.kind(card)}) – {facts_words(eyes, card)}"


def facts_words(eyes: Eyes, card: Card) -> str:
    """Cost, reward, chests and connectors."""
    say = eyes.speech.say
    if eyes.is_hero(card):
        said = [f"{say('board-start')}: {reward_words(eyes, card)}"]
    else:
        said = [f"{say('board-cost')}: {cost_words(eyes, card)}", f"{say('board-reward')}: {reward_words(eyes, card)}"]
    if eyes.printed.chests[card]:
        said.append(f"{say('board-chests')}: {chests_words(eyes, card)}")
    return " · ".join([*said, f"{say('board-connectors')}: {sides_words(eyes, card)}"])
