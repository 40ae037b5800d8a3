"""A price in signs and in words: what would be paid, or what is missing."""

from partie.games.tales.faces import Gain
from partie.games.tales.prices import Price
from partie.games.tales.terminal.glyphs import BAD, COIN, GOOD, MISSING, POTION, Sign
from partie.games.tales.terminal.tiles import gain_signs, gain_words
from partie.games.tales.terminal.viewer import Viewer
from partie.terminal.screen import CROSS, TICK


def price_signs(viewer: Viewer, price: Price) -> list[Sign]:
    """``✓ 1δ +¤/δ``, ``✗ −2¤``, ``✗ no cell``."""
    if not price.is_payable:
        missing = [
            f"{MISSING}{count}{sign}"
            for count, sign in ((price.missing_coins, COIN), (price.missing_potions, POTION))
            if count
        ]
        if price.missing_fee:
            missing.append(f"{MISSING}1{COIN}/{POTION}")
        return [(f"{CROSS} {' '.join(missing)}", BAD)]
    if not price.cells:
        return [(f"{CROSS} {viewer.speech.say('mark-no-cell')}", BAD)]
    paid = gain_signs(Gain(coins=price.coins, potions=price.potions))
    if price.owes_fee:
        ways = [sign for sign, can in ((COIN, price.fee_in_coin), (POTION, price.fee_in_potion)) if can]
        paid = f"{paid} +{'/'.join(ways)}".strip()
    return [(f"{TICK} {paid or viewer.speech.say('board-free')}", GOOD)]


def price_words(viewer: Viewer, price: Price) -> str:
    """The same in words, with every reason."""
    say = viewer.speech.say
    said: list[str] = []
    if price.can_be_placed:
        paid = gain_words(viewer, Gain(coins=price.coins, potions=price.potions))
        if price.instead:
            paid = f"{paid} ({say('board-instead', count=price.instead)})"
        said.append(say("board-you-pay", what=paid) if paid else say("board-you-pay-nothing"))
        if price.owes_fee:
            said.append(_fee_words(viewer, price))
        said.append(say("board-cells", count=len(price.cells)))
        return f"{TICK} {', '.join(said)}"
    lack = gain_words(viewer, Gain(coins=price.missing_coins, potions=price.missing_potions))
    if price.missing_potions and price.instead:
        lack = f"{lack} ({say('board-instead', count=price.instead)})"
    if lack:
        said.append(say("board-you-lack", what=lack))
    if price.missing_fee:
        said.append(say("board-fee-lacks"))
    if not price.cells:
        said.append(say("board-no-cell"))
    return f"{CROSS} {', '.join(said)}"


def _fee_words(viewer: Viewer, price: Price) -> str:
    if price.fee_in_coin and price.fee_in_potion:
        return viewer.speech.say("board-fee-either")
    return viewer.speech.say("board-fee-coin") if price.fee_in_coin else viewer.speech.say("board-fee-potion")
