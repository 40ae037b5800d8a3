"""A card set as play looks things up: every card has a number, and tables say what is printed on it.

Chambers keep the numbers of their table; the other kinds follow in hundreds of their own.
"""

from typing import Final

from partie.games.stonespine.elements import KINDS, MINIONS, STAR, TRAPS, star_value, words_of
from partie.games.stonespine.faces import NOTHING, PASSAGE, RUNES, SHAPES, STARS, CardSet, own_lists, read_cards
from partie.games.stonespine.faces import SIDES as SIDE_LETTERS
from partie.games.stonespine.places import SIDES, Doors, doors_on

BLUEPRINTS: Final = 1000
CHALLENGES: Final = 1100
GOALS: Final = 1200
MARKET: Final = 1300
TOKENS: Final = 1400
JAEL: Final = 1500
END: Final = 1600

CAVE: Final = 0
STONE: Final = 1

# A blueprint's demand is a type, or kinds of which one is enough.
type Demand = tuple[int, tuple[int, ...]]
NO_DEMAND: Final = -1


def token_code(face: str) -> str:
    """How a record writes a token: its face, a star with its value."""
    return face.replace("+", "star").replace("-", "starminus") if face in STARS else face


class Printed:
    """Everything that is printed, by card number."""

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set
        self._read_chambers(card_set)
        self._read_blueprints(card_set)
        self._read_aims(card_set)
        self._read_market(card_set)
        self._read_tokens(card_set)
        self._read_jael(card_set)
        self.codes: dict[int, str] = self._codes(card_set)
        self.names: dict[int, str] = self._names(card_set)

    def _read_chambers(self, card_set: CardSet) -> None:
        """S2.2 Tables by the chamber's number; 0, where no chamber lies, has nothing."""
        size = 1 + max([chamber.number for chamber in card_set.chambers])
        self.chambers: tuple[int, ...] = tuple(sorted([chamber.number for chamber in card_set.chambers]))
        self.type_of: list[int] = [0] * size
        self.doors: list[Doors] = [doors_on([])] * size
        self.gold: list[int] = [0] * size
        self.rune: list[int] = [0] * size
        self.room: list[int] = [0] * size  # S9.3 how many elements are printed
        self.low: list[int] = [0] * size
        self.high: list[int] = [0] * size
        self.stars: list[int] = [0] * size
        for chamber in card_set.chambers:
            number = chamber.number
            elements = [each for each in chamber.places if each != NOTHING]
            self.type_of[number] = CAVE if chamber.type == "cave" else STONE
            sides = zip(SIDES, SIDE_LETTERS, strict=True)
            self.doors[number] = doors_on([side for side, letter in sides if letter in chamber.doors])
            self.gold[number] = chamber.gold
            self.rune[number] = RUNES.index(chamber.rune)
            self.room[number] = len(elements)
            self.low[number], self.high[number] = words_of(elements)
            self.stars[number] = sum([star_value(each) for each in elements])

    def _read_blueprints(self, card_set: CardSet) -> None:
        """S2.8 Blueprints: their columns, and a demand for each place."""
        self.blueprints: tuple[int, ...] = tuple(sorted([BLUEPRINTS + each.number for each in card_set.blueprints]))
        self.entrance: dict[int, int] = {BLUEPRINTS + each.number: each.entrance - 1 for each in card_set.blueprints}
        self.exit: dict[int, int] = {BLUEPRINTS + each.number: each.exit - 1 for each in card_set.blueprints}
        self.demands: dict[int, tuple[Demand, ...]] = {
            BLUEPRINTS + each.number: tuple([demand_of(wanted) for wanted in each.demands])
            for each in card_set.blueprints
        }

    def _read_aims(self, card_set: CardSet) -> None:
        """S12, S13 Challenges and goals; what they count stands in ``scoring``."""
        self.challenges: tuple[int, ...] = tuple(sorted([CHALLENGES + each.number for each in card_set.challenges]))
        self.goals: tuple[int, ...] = tuple(sorted([GOALS + each.number for each in card_set.goals]))
        self.is_most: dict[int, bool] = {GOALS + each.number: each.rank == "most" for each in card_set.goals}

    def _read_market(self, card_set: CardSet) -> None:
        """S2.11 Market cards: the price and the slots of the top and the bottom set."""
        self.market: tuple[int, ...] = tuple(sorted([MARKET + each.number for each in card_set.market]))
        self.prices: dict[int, tuple[int, int]] = {
            MARKET + each.number: (each.top_price, each.bottom_price) for each in card_set.market
        }
        self.slots: dict[int, tuple[str, str]] = {
            MARKET + each.number: (each.top_slots, each.bottom_slots) for each in card_set.market
        }

    def _read_tokens(self, card_set: CardSet) -> None:
        """S2.13–S2.15 Tokens of one shape have numbers in a row, and one back."""
        by_shape = [token for shape in SHAPES for token in card_set.tokens if token.shape == shape]
        self.token_face: list[str] = ["", *[token.face for token in by_shape]]
        self.tokens: tuple[int, ...] = tuple(
            [TOKENS + i for i, token in enumerate(by_shape, 1) for _ in range(token.copies)]
        )
        self.backs: dict[int, int] = {
            TOKENS + i: -list(SHAPES).index(token.shape) for i, token in enumerate(by_shape, 1)
        }
        # Where the tokens of a shape begin and end, by the letter of their slot.
        self.first: dict[str, int] = {}
        self.last: dict[str, int] = {}
        for i, token in enumerate(by_shape, 1):
            self.first.setdefault(SHAPES[token.shape], TOKENS + i)
            self.last[SHAPES[token.shape]] = TOKENS + i
        elements = [[] if token.face == PASSAGE else [token.face] for token in by_shape]
        self.token_low: list[int] = [0, *[words_of(each)[0] for each in elements]]
        self.token_high: list[int] = [0, *[words_of(each)[1] for each in elements]]
        self.token_star: list[int] = [0, *[star_value(token.face) for token in by_shape]]
        self.passage: int = sum([TOKENS + i for i, token in enumerate(by_shape, 1) if token.face == PASSAGE])

    def _read_jael(self, card_set: CardSet) -> None:
        """S18 Jael's cards: rune, gold, positions, base, and what is counted."""
        self.jael: tuple[int, ...] = tuple([JAEL + i for i in range(1, len(card_set.jael) + 1)])
        self.basic: tuple[int, ...] = tuple(
            [JAEL + i for i, each in enumerate(card_set.jael, 1) if each.set == "basic"]
        )
        # S14.8 Only basic cards leave unseen, so an unseen card is known to be basic or legendary.
        self.backs.update({card: -len(SHAPES) for card in self.jael if card not in self.basic})
        self.jael_rune: list[int] = [0, *[RUNES.index(each.rune) for each in card_set.jael]]
        self.jael_gold: list[int] = [0, *[each.gold for each in card_set.jael]]
        self.jael_takes: list[str] = ["", *[each.takes for each in card_set.jael]]
        self.jael_base: list[int] = [0, *[each.base for each in card_set.jael]]
        self.jael_factor: list[int] = [0, *[each.factor for each in card_set.jael]]
        self.jael_sets: list[tuple[tuple[int, ...], ...]] = [(), *[sets_of(each.counts) for each in card_set.jael]]

    def _codes(self, card_set: CardSet) -> dict[int, str]:
        """How a record writes each card."""
        codes = {number: str(number) for number in self.chambers}
        for prefix, first, numbers in (
            ("bp", BLUEPRINTS, self.blueprints),
            ("ch", CHALLENGES, self.challenges),
            ("g", GOALS, self.goals),
            ("m", MARKET, self.market),
        ):
            codes.update({number: f"{prefix}{number - first}" for number in numbers})
        codes.update({TOKENS + i: token_code(face) for i, face in enumerate(self.token_face) if face})
        codes.update({JAEL + i: f"j{each.card}" for i, each in enumerate(card_set.jael, 1)})
        return codes

    def _names(self, card_set: CardSet) -> dict[int, str]:
        """What is written on chambers, challenges and goals."""
        names = {chamber.number: chamber.name for chamber in card_set.chambers}
        names.update({CHALLENGES + each.number: each.name for each in card_set.challenges})
        names.update({GOALS + each.number: each.name for each in card_set.goals})
        return names


def demand_of(wanted: str) -> Demand:
    """S11.9–S11.12 What one place of a blueprint asks for."""
    if wanted == NOTHING:
        return NO_DEMAND, ()
    if wanted == "cave":
        return CAVE, ()
    if wanted == "stone":
        return STONE, ()
    return NO_DEMAND, TRAPS if wanted == "trap" else (STAR,) if wanted == "star" else (KINDS.index(wanted),)


def sets_of(counts: str) -> tuple[tuple[int, ...], ...]:
    """S17.9, S18.1 Members of a set stand with +, each of them alone with "or"."""
    groups: list[tuple[int, ...]] = []
    for member in counts.split(" + "):
        kinds: tuple[int, ...] = ()
        for each in member.split(" or "):
            kinds += TRAPS if each == "trap" else MINIONS if each == "minion" else (KINDS.index(each),)
        groups.append(kinds)
    return tuple(groups)


OWN: Final = Printed(read_cards(own_lists()))
