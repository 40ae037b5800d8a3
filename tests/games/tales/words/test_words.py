"""Tales of Glory as people read it. What the catalogs say about a tile is laid beside the tables.

The numbers of the tables are tuned now and then; so how a tile is told is tried with tiles made here, and the lines of
the catalogs are compared with the tables as they are.
"""

from functools import cache
from pathlib import Path

import pytest

from partie.core import CHANCE, NOBODY, Action, Card, Event, Outcome, Point, Seats
from partie.core.cards import make_piece
from partie.core.grid import cell
from partie.core.seats import bit, public
from partie.core.sight import redact
from partie.games.tales import TALES
from partie.games.tales.adding import TalesReason
from partie.games.tales.ending import RESOURCES, WHY
from partie.games.tales.events import (
    ChestOpened,
    ChoiceShown,
    ConnectorPaid,
    EndingGained,
    HeroDealt,
    KeyLost,
    KeyMade,
    MajorityHeld,
    QuestDealt,
    QuestReturned,
    QuestShown,
    RewardGained,
    RoundBegan,
    TileDiscarded,
    TileLaidOut,
    TileMissed,
    TilePlaced,
    TileSetAside,
    TileSlid,
    TileSwept,
    TileTaken,
    TokenDrawn,
    TokenPassed,
    TokenTaken,
)
from partie.games.tales.faces import (
    CHARACTER,
    GAIN_WORDS,
    HEROES,
    MONSTER,
    MULTIPLIERS,
    NO_TYPE,
    NOTHING,
    ONCE,
    OWN,
    PER_3_COINS,
    PER_CLOSED_CHEST,
    PER_SURROUNDED,
    PLACE,
    QUESTS,
    TREASURE,
    TYPES,
    CardSet,
    Connector,
    Cost,
    Gain,
    Printed,
    Reward,
    Tile,
)
from partie.games.tales.position import Tales
from partie.games.tales.tiles import ROWS
from partie.testing.plain import plain_catalog
from partie.testing.vocabulary import check_words, vocabulary
from partie.words.catalog import LANGUAGES
from partie.words.speech import Speech
from partie.words.texts import game_text
from tools.tales_tile_words import WORDS, ability_lines, counted, told, write_catalogs


@cache
def speech(lang: str) -> Speech[Tales]:
    return Speech(TALES, plain_catalog(lang, TALES), ["Ana", "Petr"])


def card_of(code: str) -> Card:
    """The card that a record writes so."""
    return TALES.notation.numbers[code]


# -- what is on a tile -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", OWN.names, ids=OWN.codes.get)
def test_G8_2_a_tile_is_told_as_it_is_printed(card: Card, lang: str) -> None:
    rewrite = "python tools/tales_tile_words.py writes the lines again"
    assert speech(lang).ability(card) == told(OWN, card, lang), rewrite


def side(at: int, *, half_key: bool = False, gain: Gain = NOTHING, wanted: int = NO_TYPE) -> Connector:
    return Connector(at, half_key, gain, wanted)


def tile(kind: int, cost: Cost, sides: list[Connector], reward: Reward, *chests: Gain) -> Tile:
    return Tile(1, "", kind, cost, tuple(sides), reward, chests, "ours")


TROLL = tile(MONSTER, Cost(combat=5, magic=1), [side(1)], Reward(Gain(glory=12, coins=2)), Gain(potions=1))
BARD = tile(
    CHARACTER,
    Cost(coins=22),
    [side(0), side(1, half_key=True), side(2), side(3)],
    Reward(Gain(glory=2), CHARACTER, at_end=True),
)
CRIER = tile(CHARACTER, Cost(), [side(2, half_key=True), side(3)], Reward(Gain(glory=1, coins=5, token=1)))
MILL = tile(
    PLACE,
    Cost(potions=4),
    [
        side(0, gain=Gain(coins=2), wanted=TREASURE),
        side(2, gain=Gain(keys=1)),
        side(3, gain=Gain(combat=1), wanted=MONSTER),
    ],
    Reward(Gain(glory=1)),
)
PALADIN = tile(
    NO_TYPE,
    Cost(),
    [side(0), side(3)],
    Reward(Gain(coins=4, potions=7, combat=1, magic=2)),
    Gain(coins=1, keys=2),
    Gain(magic=5),
)
PURSE = tile(NO_TYPE, Cost(combat=2, coins=1), [side(1), side(2)], Reward(Gain(coins=1, potions=1), PER_3_COINS))
KNIT = tile(NO_TYPE, Cost(magic=3), [side(0)], Reward(Gain(glory=4), PER_SURROUNDED))
LOCKED = tile(NO_TYPE, Cost(coins=1), [side(0)], Reward(Gain(keys=5), PER_CLOSED_CHEST))
MADE_HERE = Printed(CardSet("words", 1, (TROLL, BARD, CRIER, MILL), (PALADIN,), (PURSE, KNIT, LOCKED)))

TOLD: dict[Card, dict[str, str]] = {
    1: {
        "en": "monster; cost 5 combat and 1 magic; connector right; reward 12 glory and 2 coins; chest 1 potion",
        "cs": "nestvůra; cena 5 bodů boje a 1 bod magie; spojka vpravo; odměna 12 bodů slávy a 2 zlaťáky; "
        "truhla 1 lektvar",
        "sk": "príšera; cena 5 bodov boja a 1 bod mágie; spojka vpravo; odmena 12 bodov slávy a 2 zlatiaky; "
        "truhlica 1 elixír",
        "pl": "potwór; koszt 5 punktów walki i 1 punkt magii; łącznik po prawej; "
        "nagroda 12 punktów chwały i 2 monety; skrzynia 1 mikstura",
    },
    2: {
        "en": "character; cost 22 coins; connectors top, right (half a key), bottom, left; "
        "at the end of the game 2 glory for each character",
        "cs": "postava; cena 22 zlaťáků; spojky nahoře, vpravo (půl klíče), dole, vlevo; "
        "na konci hry 2 body slávy za každou postavu",
        "sk": "postava; cena 22 zlatiakov; spojky hore, vpravo (pol kľúča), dole, vľavo; "
        "na konci hry 2 body slávy za každú postavu",
        "pl": "postać; koszt 22 monety; łączniki u góry, po prawej (pół klucza), u dołu, po lewej; "
        "na koniec gry 2 punkty chwały za każdą postać",
    },
    3: {
        "en": "character; free; connectors bottom (half a key), left; "
        "reward 1 glory, 5 coins and the first-player token",
        "cs": "postava; zdarma; spojky dole (půl klíče), vlevo; "
        "odměna 1 bod slávy, 5 zlaťáků a žeton začínajícího hráče",
        "sk": "postava; zadarmo; spojky dole (pol kľúča), vľavo; "
        "odmena 1 bod slávy, 5 zlatiakov a žetón začínajúceho hráča",
        "pl": "postać; za darmo; łączniki u dołu (pół klucza), po lewej; "
        "nagroda 1 punkt chwały, 5 monet i żeton pierwszego gracza",
    },
    4: {
        "en": "place; cost 4 potions; connectors top (2 coins for a treasure), bottom (1 key), "
        "left (1 combat for a monster); reward 1 glory",
        "cs": "místo; cena 4 lektvary; spojky nahoře (2 zlaťáky za poklad), dole (1 klíč), "
        "vlevo (1 bod boje za nestvůru); odměna 1 bod slávy",
        "sk": "miesto; cena 4 elixíry; spojky hore (2 zlatiaky za poklad), dole (1 kľúč), "
        "vľavo (1 bod boja za príšeru); odmena 1 bod slávy",
        "pl": "miejsce; koszt 4 mikstury; łączniki u góry (2 monety za skarb), u dołu (1 klucz), "
        "po lewej (1 punkt walki za potwora); nagroda 1 punkt chwały",
    },
    HEROES + 1: {
        "en": "hero; connectors top, left; at the start 4 coins, 7 potions, 1 combat and 2 magic; "
        "chest 1 coin and 2 keys; chest 5 magic",
        "cs": "hrdina; spojky nahoře, vlevo; na začátek 4 zlaťáky, 7 lektvarů, 1 bod boje a 2 body magie; "
        "truhla 1 zlaťák a 2 klíče; truhla 5 bodů magie",
        "sk": "hrdina; spojky hore, vľavo; na začiatok 4 zlatiaky, 7 elixírov, 1 bod boja a 2 body mágie; "
        "truhlica 1 zlatiak a 2 kľúče; truhlica 5 bodov mágie",
        "pl": "bohater; łączniki u góry, po lewej; na początek 4 monety, 7 mikstur, 1 punkt walki i 2 punkty magii; "
        "skrzynia 1 moneta i 2 klucze; skrzynia 5 punktów magii",
    },
    QUESTS + 1: {
        "en": "quest; cost 2 combat and 1 coin; connectors right, bottom; reward 1 coin and 1 potion for every 3 coins",
        "cs": "výprava; cena 2 body boje a 1 zlaťák; spojky vpravo, dole; "
        "odměna 1 zlaťák a 1 lektvar za každé 3 zlaťáky",
        "sk": "výprava; cena 2 body boja a 1 zlatiak; spojky vpravo, dole; "
        "odmena 1 zlatiak a 1 elixír za každé 3 zlatiaky",
        "pl": "wyprawa; koszt 2 punkty walki i 1 moneta; łączniki po prawej, u dołu; "
        "nagroda 1 moneta i 1 mikstura za każde 3 monety",
    },
    QUESTS + 2: {
        "en": "quest; cost 3 magic; connector top; reward 4 glory for each tile surrounded on all four sides",
        "cs": "výprava; cena 3 body magie; spojka nahoře; "
        "odměna 4 body slávy za každý dílek obklopený ze všech čtyř stran",
        "sk": "výprava; cena 3 body mágie; spojka hore; "
        "odmena 4 body slávy za každý dielik obklopený zo všetkých štyroch strán",
        "pl": "wyprawa; koszt 3 punkty magii; łącznik u góry; "
        "nagroda 4 punkty chwały za każdy kafelek otoczony ze wszystkich czterech stron",
    },
    QUESTS + 3: {
        "en": "quest; cost 1 coin; connector top; reward 5 keys for each closed chest",
        "cs": "výprava; cena 1 zlaťák; spojka nahoře; odměna 5 klíčů za každou zavřenou truhlu",
        "sk": "výprava; cena 1 zlatiak; spojka hore; odmena 5 kľúčov za každú zatvorenú truhlicu",
        "pl": "wyprawa; koszt 1 moneta; łącznik u góry; nagroda 5 kluczy za każdą zamkniętą skrzynię",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", TOLD)
def test_G8_G18_any_tile_can_be_told(card: Card, lang: str) -> None:
    assert told(MADE_HERE, card, lang) == TOLD[card][lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_calls_the_parts_of_a_tile_as_the_lines_do(lang: str) -> None:
    say, words = speech(lang).say, WORDS[lang]
    keys = [f"gain-{word}" for word in ("glory", "coins", "potions", "combat", "magic", "keys")]
    for key, word in zip(keys, GAIN_WORDS, strict=False):
        numbers = (0, 1, 2, 4, 5, 12, 22)
        assert [say(key, count=number) for number in numbers] == [counted(number, word, lang) for number in numbers]
    assert {kind: say(f"type-{kind}") for kind in words.types} == words.types
    assert tuple([say(f"side-{each}") for each in ("top", "right", "bottom", "left")]) == words.sides
    of_times = {"3coin": "3-coins", "3potion": "3-potions"}
    assert {each: say(f"times-{of_times.get(each, each)}") for each in MULTIPLIERS[1:]} == words.times
    assert (say("gain-token"), say("board-half-key")) == (words.token, words.half_key)
    assert (say("board-free"), say("board-cost"), say("board-reward")) == (words.free, words.cost, words.reward)


def test_the_lines_can_be_written_anew(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        lines = (game_text(TALES, lang) or "").splitlines()
        last = max([at for at, line in enumerate(lines) if line.startswith("ability-")])
        spoilt = [*lines[: last - 5], "ability-old-mill = nothing", *lines[last + 1 :], ""]
        (tmp_path / f"{lang}.ftl").write_text("\n".join(spoilt), encoding="utf-8")
    write_catalogs(tmp_path)
    for lang in LANGUAGES:
        written = (tmp_path / f"{lang}.ftl").read_text(encoding="utf-8")
        assert written == game_text(TALES, lang)
        assert [line for line in written.splitlines() if line.startswith("ability-")] == ability_lines(lang)


# -- names -----------------------------------------------------------------------------------------------------------


def test_the_catalogs_say_everything_and_nothing_else() -> None:
    assert check_words(TALES) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_and_every_back_has_a_name_of_its_own(lang: str) -> None:
    names = [speech(lang).face(card).casefold() for card in [*OWN.names, *TALES.screen.back_names()]]
    assert len(names) == 53 + 5 + 16 + 5
    assert sorted(set(names)) == sorted(names)


def test_the_english_names_are_those_of_the_tables() -> None:
    printed = {card: name.replace("'", "’") for card, name in OWN.names.items()}
    assert {card: speech("en").face(card) for card in OWN.names} == printed


def test_the_titles() -> None:
    assert {lang: speech(lang).say("game-title") for lang in LANGUAGES} == {
        "en": "Tales of Glory",
        "cs": "Stezky slávy",
        "sk": "Tales of Glory",
        "pl": "Tales of Glory",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_fit_their_boxes(lang: str) -> None:
    marks = [speech(lang).say(f"mark-{kind}") for kind in (*TYPES[1:], "hero", "quest")]
    assert [len(mark) for mark in marks] == [3] * 6
    assert len(set(marks)) == 6
    assert len(speech(lang).say("mark-no-cell")) <= 8


# -- how it reads ----------------------------------------------------------------------------------------------------

QUOTES = {"en": ("“", "”"), "cs": ("„", "“"), "sk": ("„", "“"), "pl": ("„", "”")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_dashes_and_spaces(lang: str) -> None:
    opening, closing = QUOTES[lang]
    foreign = set('„“”«»"') - {opening, closing}
    for line in (game_text(TALES, lang) or "").splitlines():
        assert line.count(opening) == line.count(closing), line
        assert not foreign & set(line.removesuffix('{ "" }')), line  # where nothing is said of what is zero
        assert " -" not in line.removesuffix("->"), line  # a minus sign or a dash is meant
        assert "  " not in line.strip(), line
        assert line == line.rstrip(), line


ANA = bit(0)  # what seat 0 has seen
BOTH = public(2)
MILL_TILE = make_piece(card_of("old-mill"), BOTH)
HYDRA_TILE = make_piece(card_of("black-hydra"), BOTH)
HUNT = card_of("the-long-hunt")

# Each event as seat 0 and as seat 1 hears it; one line where both hear the same.
SENTENCES: list[tuple[Event, dict[str, tuple[str, ...]]]] = [
    (
        HeroDealt(0, make_piece(card_of("thief"), BOTH), Gain(coins=4, potions=7, magic=1)),
        {
            "en": ("Ana: the hero “Thief”, 4 coins, 7 potions, 1 magic",),
            "cs": ("Ana: hrdina „Zloděj“, 4 zlaťáky, 7 lektvarů, 1 bod magie",),
            "sk": ("Ana: hrdina „Zlodej“, 4 zlatiaky, 7 elixírov, 1 bod mágie",),
            "pl": ("Ana: bohater „Złodziej”, 4 monety, 7 mikstur, 1 punkt magii",),
        },
    ),
    (
        TileSetAside(make_piece(card_of("old-mill"), NOBODY)),
        {
            "en": ("A tile of period 1 was removed from the game; nobody saw it.",),
            "cs": ("Ze hry odešel dílek 1. období, nikdo ho neviděl.",),
            "sk": ("Z hry odišiel dielik 1. obdobia, nikto ho nevidel.",),
            "pl": ("Z gry usunięto kafelek 1. okresu, nikt go nie widział.",),
        },
    ),
    (
        TileLaidOut(MILL_TILE, 3),
        {
            "en": ("“Old Mill” was placed on space 3.",),
            "cs": ("Na místo 3 přišel dílek „Starý mlýn“.",),
            "sk": ("Na miesto 3 prišiel dielik „Starý mlyn“.",),
            "pl": ("Na miejsce 3 trafił kafelek „Stary młyn”.",),
        },
    ),
    (
        TokenDrawn(1),
        {
            "en": ("First-player token at the start: Petr.",),
            "cs": ("Žeton začínajícího hráče na začátku: Petr",),
            "sk": ("Žetón začínajúceho hráča na začiatku: Petr",),
            "pl": ("Żeton pierwszego gracza na początku: Petr",),
        },
    ),
    (
        QuestDealt(0, make_piece(HUNT, Seats(ANA))),
        {
            "en": ("Ana: a new quest, “The Long Hunt”", "Ana: a new quest, face down"),
            "cs": ("Ana: nová výprava „Dlouhý lov“", "Ana: nová výprava lícem dolů"),
            "sk": ("Ana: nová výprava „Dlhý lov“", "Ana: nová výprava lícom nadol"),
            "pl": ("Ana: nowa wyprawa „Długie łowy”", "Ana: nowa wyprawa rewersem do góry"),
        },
    ),
    (
        QuestReturned(0, make_piece(HUNT, Seats(ANA))),
        {
            "en": ("Ana: the quest “The Long Hunt” back to the box", "Ana: a quest back to the box"),
            "cs": ("Ana: výprava „Dlouhý lov“ zpátky do krabice", "Ana: jedna výprava zpátky do krabice"),
            "sk": ("Ana: výprava „Dlhý lov“ späť do škatule", "Ana: jedna výprava späť do škatule"),
            "pl": ("Ana: wyprawa „Długie łowy” z powrotem do pudełka", "Ana: jedna wyprawa z powrotem do pudełka"),
        },
    ),
    (
        RoundBegan(4),
        {
            "en": ("Round 4 began.",),
            "cs": ("Začalo 4. kolo.",),
            "sk": ("Začalo sa 4. kolo.",),
            "pl": ("Zaczęła się runda 4.",),
        },
    ),
    (
        ChoiceShown(0, 5),
        {
            "en": ("Ana: selection card 5",),
            "cs": ("Ana: karta výběru 5",),
            "sk": ("Ana: karta výberu 5",),
            "pl": ("Ana: karta wyboru 5",),
        },
    ),
    (
        TileTaken(0, MILL_TILE, 5),
        {
            "en": ("Ana took “Old Mill” from space 5",),
            "cs": ("Ana: dílek „Starý mlýn“ z místa 5",),
            "sk": ("Ana: dielik „Starý mlyn“ z miesta 5",),
            "pl": ("Ana: kafelek „Stary młyn” z miejsca 5",),
        },
    ),
    (
        TileMissed(1, 5),
        {
            "en": ("Petr: the tile on space 5 was gone",),
            "cs": ("Petr: dílek z místa 5 je už pryč",),
            "sk": ("Petr: dielik z miesta 5 je už preč",),
            "pl": ("Petr: kafelka z miejsca 5 już nie było",),
        },
    ),
    (
        TokenPassed(0),
        {
            "en": ("First-player token now: Ana.",),
            "cs": ("Žeton začínajícího hráče teď: Ana",),
            "sk": ("Žetón začínajúceho hráča teraz: Ana",),
            "pl": ("Żeton pierwszego gracza teraz: Ana",),
        },
    ),
    (
        TilePlaced(0, MILL_TILE, cell(-1, 0), 2, 1),
        {
            "en": ("Ana placed “Old Mill” on a-1, 2 coins paid, 1 potion paid",),
            "cs": ("Ana: dílek „Starý mlýn“ na a-1, zaplaceny 2 zlaťáky, zaplacen 1 lektvar",),
            "sk": ("Ana: dielik „Starý mlyn“ na a-1, zaplatené 2 zlatiaky, zaplatený 1 elixír",),
            "pl": ("Ana: kafelek „Stary młyn” na a-1, zapłacono 2 monety, zapłacono 1 miksturę",),
        },
    ),
    (
        TilePlaced(0, HYDRA_TILE, cell(0, 1), 0, 0),
        {
            "en": ("Ana placed “Black Hydra” on b0",),
            "cs": ("Ana: dílek „Černá hydra“ na b0",),
            "sk": ("Ana: dielik „Čierna hydra“ na b0",),
            "pl": ("Ana: kafelek „Czarna hydra” na b0",),
        },
    ),
    (
        TileDiscarded(1, HYDRA_TILE),
        {
            "en": ("Petr discarded “Black Hydra”",),
            "cs": ("Petr: odložený dílek „Černá hydra“",),
            "sk": ("Petr: odložený dielik „Čierna hydra“",),
            "pl": ("Petr: odrzucony kafelek „Czarna hydra”",),
        },
    ),
    (
        KeyMade(0, HYDRA_TILE, MILL_TILE),
        {
            "en": ("Ana made a key by connecting “Black Hydra” and “Old Mill”",),
            "cs": ("Ana: klíč ze spojení dílků „Černá hydra“ a „Starý mlýn“",),
            "sk": ("Ana: kľúč zo spojenia dielikov „Čierna hydra“ a „Starý mlyn“",),
            "pl": ("Ana: klucz z połączenia kafelków „Czarna hydra” i „Stary młyn”",),
        },
    ),
    (
        KeyLost(0),
        {
            "en": ("Ana lost a key: there was no chest to open",),
            "cs": ("Ana: klíč bez truhly, kterou by mohl otevřít, propadl",),
            "sk": ("Ana: kľúč bez truhlice, ktorú by mohol otvoriť, prepadol",),
            "pl": ("Ana: klucz bez skrzyni, którą mógłby otworzyć, przepadł",),
        },
    ),
    (
        ChestOpened(0, HYDRA_TILE, 2, Gain(coins=1, keys=1)),
        {
            "en": ("Ana opened chest 2 of “Black Hydra”, 1 coin, 1 key",),
            "cs": ("Ana: otevřená 2. truhla dílku „Černá hydra“, 1 zlaťák, 1 klíč",),
            "sk": ("Ana: otvorená 2. truhlica dielika „Čierna hydra“, 1 zlatiak, 1 kľúč",),
            "pl": ("Ana: otwarta 2. skrzynia kafelka „Czarna hydra”, 1 moneta, 1 klucz",),
        },
    ),
    (
        ConnectorPaid(0, MILL_TILE, Gain(potions=3, combat=1)),
        {
            "en": ("Ana: a connector of “Old Mill”, 3 potions, 1 combat",),
            "cs": ("Ana: spojka dílku „Starý mlýn“, 3 lektvary, 1 bod boje",),
            "sk": ("Ana: spojka dielika „Starý mlyn“, 3 elixíry, 1 bod boja",),
            "pl": ("Ana: łącznik kafelka „Stary młyn”, 3 mikstury, 1 punkt walki",),
        },
    ),
    (
        RewardGained(0, MILL_TILE, Gain(13, 5, 22, 2, 1, 5)),
        {
            "en": ("Ana: reward for “Old Mill”, 13 glory, 5 coins, 22 potions, 2 combat, 1 magic, 5 keys",),
            "cs": (
                "Ana: zisk za dílek „Starý mlýn“, 13 bodů slávy, 5 zlaťáků, 22 lektvarů, 2 body boje, 1 bod magie, "
                "5 klíčů",
            ),
            "sk": (
                "Ana: zisk za dielik „Starý mlyn“, 13 bodov slávy, 5 zlatiakov, 22 elixírov, 2 body boja, 1 bod mágie, "
                "5 kľúčov",
            ),
            "pl": (
                "Ana: zysk za kafelek „Stary młyn”, 13 punktów chwały, 5 monet, 22 mikstury, 2 punkty walki, "
                "1 punkt magii, 5 kluczy",
            ),
        },
    ),
    (
        TokenTaken(0),
        {
            "en": ("Ana gained the first-player token as a reward",),
            "cs": ("Ana: odměnou je žeton začínajícího hráče",),
            "sk": ("Ana: odmenou je žetón začínajúceho hráča",),
            "pl": ("Ana: w nagrodę żeton pierwszego gracza",),
        },
    ),
    (
        TileSwept(MILL_TILE),
        {
            "en": ("“Old Mill” left the board.",),
            "cs": ("Dílek „Starý mlýn“ odešel z plánu.",),
            "sk": ("Dielik „Starý mlyn“ odišiel z plánu.",),
            "pl": ("Kafelek „Stary młyn” zszedł z planszy.",),
        },
    ),
    (
        TileSlid(MILL_TILE, 1),
        {
            "en": ("“Old Mill” moved to space 1.",),
            "cs": ("Dílek „Starý mlýn“ se posunul na místo 1.",),
            "sk": ("Dielik „Starý mlyn“ sa posunul na miesto 1.",),
            "pl": ("Kafelek „Stary młyn” przesunął się na miejsce 1.",),
        },
    ),
    (
        MajorityHeld(0, RESOURCES[2], 4),
        {
            "en": ("Ana: most potions – 4 glory",),
            "cs": ("Ana: převaha v lektvarech, 4 body slávy",),
            "sk": ("Ana: prevaha v elixíroch, 4 body slávy",),
            "pl": ("Ana: przewaga w miksturach, 4 punkty chwały",),
        },
    ),
    (
        EndingGained(0, HYDRA_TILE, 6),
        {
            "en": ("Ana: at the end of the game 6 glory for “Black Hydra”",),
            "cs": ("Ana: na konci hry za dílek „Černá hydra“ 6 bodů slávy",),
            "sk": ("Ana: na konci hry za dielik „Čierna hydra“ 6 bodov slávy",),
            "pl": ("Ana: na koniec gry za kafelek „Czarna hydra” 6 punktów chwały",),
        },
    ),
    (
        QuestShown(1, make_piece(HUNT, BOTH)),
        {
            "en": ("Petr: a quest never placed, “The Long Hunt”",),
            "cs": ("Petr: nepřiložená výprava „Dlouhý lov“",),
            "sk": ("Petr: nepriložená výprava „Dlhý lov“",),
            "pl": ("Petr: nieużyta wyprawa „Długie łowy”",),
        },
    ),
]


def test_every_event_is_tried() -> None:
    tried = {f"event-{speech_key(type(event).__name__)}" for event, _ in SENTENCES}
    assert tried == {key for key in vocabulary(TALES) if key.startswith("event-")}


def speech_key(name: str) -> str:
    return "".join([f"-{sign.lower()}" if sign.isupper() else sign for sign in name]).removeprefix("-")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("event", "said"), SENTENCES, ids=lambda each: type(each).__name__)
def test_G17_3_what_happened_is_told_as_far_as_a_seat_may_know(
    event: Event, said: dict[str, tuple[str, ...]], lang: str
) -> None:
    heard = [speech(lang).event(redact(TALES, event, seat)) for seat in (0, 1)]
    assert heard == [said[lang][0], said[lang][-1]]


ANSWERS = {
    "return the-long-hunt": {
        "en": "return the quest “The Long Hunt”",
        "cs": "vrátit výpravu „Dlouhý lov“",
        "sk": "vrátiť výpravu „Dlhý lov“",
        "pl": "odłożyć do pudełka wyprawę „Długie łowy”",
    },
    "choose 7": {"en": "space 7", "cs": "místo 7", "sk": "miesto 7", "pl": "miejsce 7"},
    "pay potion": {
        "en": "pay 1 potion",
        "cs": "zaplatit 1 lektvar",
        "sk": "zaplatiť 1 elixír",
        "pl": "zapłacić 1 miksturę",
    },
    "pay coin": {
        "en": "pay 1 coin",
        "cs": "zaplatit 1 zlaťák",
        "sk": "zaplatiť 1 zlatiak",
        "pl": "zapłacić 1 monetę",
    },
    "lay -b3": {"en": "on -b3", "cs": "na -b3", "sk": "na -b3", "pl": "na -b3"},
    "use old-mill": {
        "en": "the key from the connection with “Old Mill”",
        "cs": "klíč ze spojení s dílkem „Starý mlýn“",
        "sk": "kľúč zo spojenia s dielikom „Starý mlyn“",
        "pl": "klucz z połączenia z kafelkiem „Stary młyn”",
    },
    "open thief 2": {
        "en": "chest 2 of “Thief”",
        "cs": "2. truhla dílku „Zloděj“",
        "sk": "2. truhlica dielika „Zlodej“",
        "pl": "2. skrzynia kafelka „Złodziej”",
    },
}


def answer_of(text: str) -> Action:
    return TALES.notation.parse(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ANSWERS)
def test_answers_to_choose(text: str, lang: str) -> None:
    assert speech(lang).action(answer_of(text)) == ANSWERS[text][lang]


def test_answers_given() -> None:
    assert speech("en").did(CHANCE, "begin B") == "First player: Petr."
    assert speech("cs").did(CHANCE, "deal old-mill") == "Rozdávající: „Starý mlýn“"
    assert speech("cs").did(CHANCE, "deal ?3") == "Rozdávající: výprava lícem dolů"
    assert speech("pl").did(0, "return ?3") == "Ana: jedna wyprawa z powrotem do pudełka"
    assert speech("sk").did(0, "return the-long-hunt") == "Ana: výprava „Dlhý lov“ späť do škatule"
    assert speech("sk").did(0, "pay coin") == "Ana: za divočinu 1 zlatiak"
    assert speech("pl").did(1, "quest the-long-hunt") == "Petr: dołożenie wyprawy „Długie łowy”"
    assert speech("en").did(0, "open thief 1") == "Ana: chest 1 of “Thief”"


# -- points ----------------------------------------------------------------------------------------------------------

WHYS: list[tuple[Point, dict[str, str]]] = [
    (
        Point(0, "places", 9, "places"),
        {
            "en": "rewards of places and their connectors",
            "cs": "odměny za místa a jejich spojky",
            "sk": "odmeny za miesta a ich spojky",
            "pl": "nagrody za miejsca i ich łączniki",
        },
    ),
    (
        Point(0, "majorities", 4, "majority-coins", (("number", 7),)),
        {
            "en": "most coins: 7",
            "cs": "nejvíc zlaťáků: 7",
            "sk": "najviac zlatiakov: 7",
            "pl": "najwięcej monet: 7",
        },
    ),
    (
        Point(0, "character-endings", 8, "ending-monster", (("count", 4), ("each", 2))),
        {"en": "monsters: 4 × 2", "cs": "nestvůry: 4 × 2", "sk": "príšery: 4 × 2", "pl": "potwory: 4 × 2"},
    ),
    (
        Point(0, "quest-endings", 9, "ending-majority", (("count", 3), ("each", 3))),
        {"en": "majorities: 3 × 3", "cs": "převahy: 3 × 3", "sk": "prevahy: 3 × 3", "pl": "przewagi: 3 × 3"},
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("point", "said"), WHYS, ids=lambda each: each.why if isinstance(each, Point) else "")
def test_every_point_has_its_reason(point: Point, said: dict[str, str], lang: str) -> None:
    assert speech(lang).why(point) == said[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_G16_every_reason_for_glory_is_told_apart(lang: str) -> None:
    args = (("count", 2), ("each", 3), ("number", 5))
    reasons = [speech(lang).why(Point(0, ROWS[1], 6, why, args)) for why in WHY]
    assert len(WHY) == 6 + len(RESOURCES) + len(MULTIPLIERS)
    assert len(set(reasons)) == len(reasons)
    assert [f"ending-{name}" for name in MULTIPLIERS if name] == list(WHY[-len(MULTIPLIERS) + ONCE + 1 :])


def test_the_rows_of_the_score_sheet() -> None:
    assert "row-" not in vocabulary(TALES)
    assert [speech("cs").row(row) for row in ROWS[1:]] == [
        "Nestvůry",
        "Postavy",
        "Místa",
        "Poklady",
        "Truhly",
        "Výpravy",
        "Převahy",
        "Postavy na konci hry",
        "Výpravy na konci hry",
    ]


def test_questions_reasons_and_endings() -> None:
    assert speech("cs").reason(TalesReason.CONNECTORS_CLASH) == "Strana se spojkou by sousedila se stranou bez spojky."
    assert speech("pl").reason(TalesReason.TOO_FEW_POTIONS) == "Masz za mało mikstur na ten kafelek."
    assert speech("sk").question("next") == "Prilož získaný dielik alebo ho odlož."
    assert speech("en").question("return-quest") == "Choose the quest that you return to the box."
    ended = Outcome((1, 2), (60, 55), "ten-rounds")
    assert speech("cs").ending(ended) == "Deset kol uplynulo, příběhy jsou dopsané."
