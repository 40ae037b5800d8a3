"""The lines of the catalogs that say what is on a tile of Tales of Glory, put together from what is printed on it.

Tables of tiles are tuned now and then: ``python tools/tales_tile_words.py`` writes the lines again into the four
catalogs, and a test compares them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from babel import Locale

import partie.games.tales
from partie.games.tales.faces import (
    COST_WORDS,
    GAIN_WORDS,
    HEROES,
    MULTIPLIERS,
    OWN,
    PLACE,
    QUESTS,
    SIDES,
    TYPES,
    Cost,
    Gain,
    Printed,
)
from partie.words.catalog import LANGUAGES


@dataclass(frozen=True)
class Words:
    """What the parts of a tile are called; of what is counted the forms for one, for few and for many."""

    types: dict[str, str]  # hero and quest among them
    counted: dict[str, tuple[str, str, str]]
    token: str
    conjunction: str
    cost: str
    free: str
    connectors: tuple[str, str]  # one, several
    sides: tuple[str, str, str, str]
    half_key: str
    joined: dict[str, str]  # which tile a connector of a place pays for
    reward: str
    at_start: str
    at_end: str
    times: dict[str, str]
    chest: str


WORDS = {
    "en": Words(
        {
            "monster": "monster",
            "character": "character",
            "place": "place",
            "treasure": "treasure",
            "hero": "hero",
            "quest": "quest",
        },
        {
            "glory": ("glory", "glory", "glory"),
            "coin": ("coin", "coins", "coins"),
            "potion": ("potion", "potions", "potions"),
            "combat": ("combat", "combat", "combat"),
            "magic": ("magic", "magic", "magic"),
            "key": ("key", "keys", "keys"),
        },
        "the first-player token",
        " and ",
        "cost",
        "free",
        ("connector", "connectors"),
        ("top", "right", "bottom", "left"),
        "half a key",
        {
            "monster": "for a monster",
            "character": "for a character",
            "place": "for a place",
            "treasure": "for a treasure",
        },
        "reward",
        "at the start",
        "at the end of the game",
        {
            "monster": "for each monster",
            "character": "for each character",
            "place": "for each place",
            "treasure": "for each treasure",
            "key": "for each key on the story",
            "combat": "for each point of combat",
            "magic": "for each point of magic",
            "majority": "for each majority",
            "3coin": "for every 3 coins",
            "3potion": "for every 3 potions",
            "surrounded": "for each tile surrounded on all four sides",
            "closed": "for each closed chest",
        },
        "chest",
    ),
    "cs": Words(
        {
            "monster": "nestvůra",
            "character": "postava",
            "place": "místo",
            "treasure": "poklad",
            "hero": "hrdina",
            "quest": "výprava",
        },
        {
            "glory": ("bod slávy", "body slávy", "bodů slávy"),
            "coin": ("zlaťák", "zlaťáky", "zlaťáků"),
            "potion": ("lektvar", "lektvary", "lektvarů"),
            "combat": ("bod boje", "body boje", "bodů boje"),
            "magic": ("bod magie", "body magie", "bodů magie"),
            "key": ("klíč", "klíče", "klíčů"),
        },
        "žeton začínajícího hráče",
        " a ",
        "cena",
        "zdarma",
        ("spojka", "spojky"),
        ("nahoře", "vpravo", "dole", "vlevo"),
        "půl klíče",
        {"monster": "za nestvůru", "character": "za postavu", "place": "za místo", "treasure": "za poklad"},
        "odměna",
        "na začátek",
        "na konci hry",
        {
            "monster": "za každou nestvůru",
            "character": "za každou postavu",
            "place": "za každé místo",
            "treasure": "za každý poklad",
            "key": "za každý klíč v příběhu",
            "combat": "za každý bod boje",
            "magic": "za každý bod magie",
            "majority": "za každou převahu",
            "3coin": "za každé 3 zlaťáky",
            "3potion": "za každé 3 lektvary",
            "surrounded": "za každý dílek obklopený ze všech čtyř stran",
            "closed": "za každou zavřenou truhlu",
        },
        "truhla",
    ),
    "sk": Words(
        {
            "monster": "príšera",
            "character": "postava",
            "place": "miesto",
            "treasure": "poklad",
            "hero": "hrdina",
            "quest": "výprava",
        },
        {
            "glory": ("bod slávy", "body slávy", "bodov slávy"),
            "coin": ("zlatiak", "zlatiaky", "zlatiakov"),
            "potion": ("elixír", "elixíry", "elixírov"),
            "combat": ("bod boja", "body boja", "bodov boja"),
            "magic": ("bod mágie", "body mágie", "bodov mágie"),
            "key": ("kľúč", "kľúče", "kľúčov"),
        },
        "žetón začínajúceho hráča",
        " a ",
        "cena",
        "zadarmo",
        ("spojka", "spojky"),
        ("hore", "vpravo", "dole", "vľavo"),
        "pol kľúča",
        {"monster": "za príšeru", "character": "za postavu", "place": "za miesto", "treasure": "za poklad"},
        "odmena",
        "na začiatok",
        "na konci hry",
        {
            "monster": "za každú príšeru",
            "character": "za každú postavu",
            "place": "za každé miesto",
            "treasure": "za každý poklad",
            "key": "za každý kľúč v príbehu",
            "combat": "za každý bod boja",
            "magic": "za každý bod mágie",
            "majority": "za každú prevahu",
            "3coin": "za každé 3 zlatiaky",
            "3potion": "za každé 3 elixíry",
            "surrounded": "za každý dielik obklopený zo všetkých štyroch strán",
            "closed": "za každú zatvorenú truhlicu",
        },
        "truhlica",
    ),
    "pl": Words(
        {
            "monster": "potwór",
            "character": "postać",
            "place": "miejsce",
            "treasure": "skarb",
            "hero": "bohater",
            "quest": "wyprawa",
        },
        {
            "glory": ("punkt chwały", "punkty chwały", "punktów chwały"),
            "coin": ("moneta", "monety", "monet"),
            "potion": ("mikstura", "mikstury", "mikstur"),
            "combat": ("punkt walki", "punkty walki", "punktów walki"),
            "magic": ("punkt magii", "punkty magii", "punktów magii"),
            "key": ("klucz", "klucze", "kluczy"),
        },
        "żeton pierwszego gracza",
        " i ",
        "koszt",
        "za darmo",
        ("łącznik", "łączniki"),
        ("u góry", "po prawej", "u dołu", "po lewej"),
        "pół klucza",
        {"monster": "za potwora", "character": "za postać", "place": "za miejsce", "treasure": "za skarb"},
        "nagroda",
        "na początek",
        "na koniec gry",
        {
            "monster": "za każdego potwora",
            "character": "za każdą postać",
            "place": "za każde miejsce",
            "treasure": "za każdy skarb",
            "key": "za każdy klucz w opowieści",
            "combat": "za każdy punkt walki",
            "magic": "za każdy punkt magii",
            "majority": "za każdą przewagę",
            "3coin": "za każde 3 monety",
            "3potion": "za każde 3 mikstury",
            "surrounded": "za każdy kafelek otoczony ze wszystkich czterech stron",
            "closed": "za każdą zamkniętą skrzynię",
        },
        "skrzynia",
    ),
}


def counted(number: int, word: str, lang: str) -> str:
    """A number of something, in the form that goes with the number."""
    forms = WORDS[lang].counted[word]
    form = {"one": forms[0], "few": forms[1]}.get(Locale(lang).plural_form(number), forms[2])
    return f"{number} {form}"


def listed(items: Sequence[str], lang: str) -> str:
    """Commas, and a conjunction before the last."""
    return WORDS[lang].conjunction.join([each for each in (", ".join(items[:-1]), items[-1]) if each])


def told_gain(gain: Gain, lang: str) -> str:
    """G18.1–G18.5 What is gained."""
    numbers = (gain.glory, gain.coins, gain.potions, gain.combat, gain.magic, gain.keys)
    items = [counted(number, word, lang) for number, word in zip(numbers, GAIN_WORDS, strict=False) if number]
    return listed([*items, WORDS[lang].token] if gain.token else items, lang)


def told_cost(cost: Cost, lang: str) -> str:
    """G8.4, G8.5 What has to be there or to be paid."""
    numbers = (cost.combat, cost.magic, cost.coins, cost.potions)
    items = [counted(number, word, lang) for number, word in zip(numbers, COST_WORDS, strict=True) if number]
    return f"{WORDS[lang].cost} {listed(items, lang)}" if items else WORDS[lang].free


def told_side(printed: Printed, card: int, side: int, lang: str) -> str:
    """G8.3, G13.9, G13.11 One connector."""
    words = WORDS[lang]
    if printed.type[card] == PLACE:
        wanted = words.joined.get(TYPES[printed.wanted[card][side]])
        gain = told_gain(printed.gains[card][side], lang)
        return f"{words.sides[side]} ({gain} {wanted})" if wanted else f"{words.sides[side]} ({gain})"
    if printed.halves[card][side]:
        return f"{words.sides[side]} ({words.half_key})"
    return words.sides[side]


def told_reward(printed: Printed, card: int, lang: str) -> str:
    """G13.6, G13.7 The reward: when, what, and for each of what."""
    words = WORDS[lang]
    reward = printed.reward[card]
    when = words.at_start if is_hero(card) else words.at_end if reward.at_end else words.reward
    each = words.times.get(MULTIPLIERS[reward.times])
    what = f"{when} {told_gain(reward.gain, lang)}"
    return f"{what} {each}" if each else what


def is_hero(card: int) -> bool:
    """Whether this is the number of a hero."""
    return HEROES < card < QUESTS


def told(printed: Printed, card: int, lang: str) -> str:
    """G8.2 Everything on a tile."""
    words = WORDS[lang]
    sides = [told_side(printed, card, side, lang) for side in range(len(SIDES)) if printed.ports[card][side]]
    kind = "hero" if is_hero(card) else "quest" if card > QUESTS else TYPES[printed.type[card]]
    parts = [words.types[kind]]
    if not is_hero(card):
        parts.append(told_cost(printed.cost[card], lang))
    parts.append(f"{words.connectors[len(sides) > 1]} {', '.join(sides)}")
    parts.append(told_reward(printed, card, lang))
    parts += [f"{words.chest} {told_gain(chest, lang)}" for chest in printed.chests[card]]
    return "; ".join(parts)


def ability_lines(lang: str) -> list[str]:
    """The lines of a catalog, for every tile of our own deck."""
    return [f"ability-{OWN.codes[card]} = {told(OWN, card, lang)}" for card in OWN.names]


def write_catalogs(folder: Path) -> None:
    """Put the lines where the old ones stand."""
    for lang in LANGUAGES:
        path = folder / f"{lang}.ftl"
        lines = path.read_text(encoding="utf-8").splitlines()
        first = next(at for at, line in enumerate(lines) if line.startswith("ability-"))
        others = [line for line in lines if not line.startswith("ability-")]
        path.write_text("\n".join([*others[:first], *ability_lines(lang), *others[first:], ""]), encoding="utf-8")


if __name__ == "__main__":
    write_catalogs(Path(partie.games.tales.__file__).parent / "words")
