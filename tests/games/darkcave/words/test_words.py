"""The Dark Cave as people read it. What the catalogs say about a card is read back and laid beside the tables.

The words for directions, moves and features stand here once more, in each language: a line that drifts from its table,
or a word that drifts from the others, is found.
"""

import re
from dataclasses import dataclass
from functools import cache

import pytest

from partie.core import CHANCE, Card, Event, Match, Outcome, Point, Seats, SeededDealer
from partie.core.cards import make_piece
from partie.core.grid import cell
from partie.core.replay import redacted
from partie.core.seats import bit, public
from partie.core.sight import redact
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.actions import Drop
from partie.games.darkcave.events import (
    ActionPlayed,
    AsideSeen,
    Attacked,
    CardCollapsed,
    CardDealt,
    CardLost,
    CardsDropped,
    ClanDealt,
    ClanOpened,
    ClanSeen,
    CreatureCalled,
    CreatureKilled,
    CreatureMoved,
    CreatureWithdrew,
    DwarfLeft,
    DwarfMoved,
    EndProposed,
    Equipped,
    GameEnded,
    GameGoesOn,
    GoalRevealed,
    GoalSeen,
    GoalTurned,
    HandLowered,
    HandsSwapped,
    NuggetTaken,
    PathLaid,
    TurnBegan,
    TurnSkipped,
    WebSpun,
    WebWorn,
)
from partie.games.darkcave.faces import (
    ACTIONS,
    BLUE,
    BLUE_LOYAL,
    BLUE_SABOTEUR,
    CLAN_CODES,
    CREATURES,
    DOUBLE,
    GOALS,
    OWN,
    RANGE,
    ROMAN,
    YELLOW,
    YELLOW_LOYAL,
    YELLOW_SABOTEUR,
    GoalCard,
    PathCard,
    Shape,
    clan_of,
    works_for,
)
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.reasons import DarkCaveReason
from partie.testing.plain import plain_catalog
from partie.testing.vocabulary import check_words
from partie.words.catalog import LANGUAGES
from partie.words.speech import Speech
from partie.words.texts import game_text

# -- the words of each language --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Words:
    """How a card is told: directions and moves, where its paths lead, what is on it and on which space."""

    directions: tuple[str, str, str, str]
    conjunction: str
    on_side: tuple[str, str, str, str]
    moves: tuple[str, str, str]
    across: str
    on_lane: str
    in_bend: str
    everywhere: str
    paths: str
    turned: str
    marked: str
    middle: str
    features: dict[str, str]
    named: dict[str, str]
    wooden: str
    bends: str
    clans: tuple[str, str]


WORDS = {
    "en": Words(
        ("north", "east", "south", "west"),
        " and ",
        ("north", "east", "south", "west"),
        ("1 move", "2 moves", "3 moves"),
        "{} to cross",
        "{} on each lane",
        "{} in each bend",
        "paths on all sides",
        "paths ",
        "turned ",
        " on the {} space, turned on the {} space",
        " in the middle",
        {"lair": "dark lair", "ladder": "ladder", "gold": "gold vein", "exit": "exit"},
        {"lair": " with a lair", "ladder": " with a ladder", "gold": " with gold", "exit": " with the exit"},
        "wooden bridge ",
        "bends ",
        ("works for the blue clan", "works for the yellow clan"),
    ),
    "cs": Words(
        ("sever", "východ", "jih", "západ"),
        " a ",
        ("severním", "východním", "jižním", "západním"),
        ("1 pohyb", "2 pohyby", "3 pohyby"),
        "k překonání {}",
        "{} po každé cestě",
        "{} v každé zatáčce",
        "cesty na všechny strany",
        "cesty na ",
        "po otočení na ",
        " na {} poli, po otočení na {}",
        " uprostřed",
        {"lair": "temné doupě", "ladder": "žebřík", "gold": "zlatá žíla", "exit": "východ z jeskyně"},
        {
            "lair": " s doupětem",
            "ladder": " se žebříkem",
            "gold": " se zlatou žílou",
            "exit": " s východem z jeskyně",
        },
        "dřevěný most ",
        "zatáčky ",
        ("pracuje pro modrý", "pracuje pro žlutý"),
    ),
    "sk": Words(
        ("sever", "východ", "juh", "západ"),
        " a ",
        ("severnom", "východnom", "južnom", "západnom"),
        ("1 pohyb", "2 pohyby", "3 pohyby"),
        "na prekonanie {}",
        "{} po každej ceste",
        "{} v každej zákrute",
        "cesty na všetky strany",
        "cesty na ",
        "po otočení na ",
        " na {} poli, po otočení na {}",
        " v strede",
        {"lair": "temný brloh", "ladder": "rebrík", "gold": "zlatá žila", "exit": "východ z jaskyne"},
        {"lair": " s brlohom", "ladder": " s rebríkom", "gold": " so zlatou žilou", "exit": " s východom z jaskyne"},
        "drevený most ",
        "zákruty ",
        ("pracuje pre modrý", "pracuje pre žltý"),
    ),
    "pl": Words(
        ("północ", "wschód", "południe", "zachód"),
        " i ",
        ("północnym", "wschodnim", "południowym", "zachodnim"),
        ("1 ruch", "2 ruchy", "3 ruchy"),
        "przejście za {}",
        "{} na każdej drodze",
        "{} na każdym zakręcie",
        "drogi na wszystkie strony",
        "drogi na ",
        "po obróceniu na ",
        " na {} polu, po obróceniu na {}",
        " pośrodku",
        {"lair": "mroczne legowisko", "ladder": "drabina", "gold": "złota żyła", "exit": "wyjście z jaskini"},
        {
            "lair": " z legowiskiem",
            "ladder": " z drabiną",
            "gold": " ze złotą żyłą",
            "exit": " z wyjściem z jaskini",
        },
        "drewniany most ",
        "zakręty ",
        ("pracuje dla klanu niebieskiego", "pracuje dla klanu żółtego"),
    ),
}
SHORT = {"pl": ("pracuje dla niebieskiego", "pracuje dla żółtego")}  # where the clan was named just before


@cache
def speech(lang: str) -> Speech[DarkCave]:
    return Speech(DARKCAVE, plain_catalog(lang, DARKCAVE), ["Ana", "Petr"])


def card_of(code: str) -> Card:
    """The card that a record writes so."""
    return DARKCAVE.notation.numbers[code]


def every_card() -> list[Card]:
    """Every face there is, once."""
    return list(dict.fromkeys([card for deck in DARKCAVE.plan.decks.values() for card in deck]))


# -- reading a line back ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Notice:
    """What a line says: open sides as four bits, as the card is and turned; the feature and the rest of its words."""

    level: int
    sides: int
    turned: int | None
    feature: str
    where: str


def read_sides(text: str, words: Words) -> int:
    """Directions in a list, in the order of the compass."""
    told = [words.directions.index(word) for word in text.replace(words.conjunction, ", ").split(", ")]
    assert told == sorted(told), text
    return sum([1 << side for side in told])


def read_card(line: str, words: Words) -> Notice:
    """Level, sides and feature of a card with one net of paths."""
    moves, paths, *rest = line.split("; ")
    level = [words.across.format(each) for each in words.moves].index(moves) + 1
    sides = 15 if paths == words.everywhere else read_sides(paths.removeprefix(words.paths), words)
    turned = None
    if rest and rest[0].startswith(words.turned):
        turned = read_sides(rest.pop(0).removeprefix(words.turned), words)
    if not rest:
        return Notice(level, sides, turned, ".", "")
    (told,) = rest
    what = told.partition(": ")[0]
    (feature,) = [name for name, word in words.features.items() if what.startswith(word)]
    return Notice(level, sides, turned, feature, what.removeprefix(words.features[feature]))


def printed(level: int, feature: str, shapes: list[Shape], words: Words) -> Notice:
    """The same of the card itself."""
    turned = None if len(shapes) == 1 or shapes[1].sides == shapes[0].sides else shapes[1].sides
    where = ""
    if feature != "." and level == 2:
        where = words.marked.format(*[words.on_side[shape.mark] for shape in shapes])
    elif feature != "." and level == 3:
        where = words.middle
    return Notice(level, shapes[0].sides, turned, feature, where)


def pairs(shape: str, words: Words) -> list[str]:
    """The two ways of a card with two, by the sides that each joins."""
    dash = " – " if words is WORDS["sk"] else "–"
    return [f"{words.directions[one]}{dash}{words.directions[other]}" for one, other in DOUBLE[shape]]


ONE_WAY = [(number, path) for number, path in enumerate(OWN.card_set.paths, 1) if path.shape not in DOUBLE]
TWO_WAYS = [(number, path) for number, path in enumerate(OWN.card_set.paths, 1) if path.shape in DOUBLE]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("card", "path"), ONE_WAY, ids=lambda each: OWN.codes[each] if isinstance(each, int) else "")
def test_D6_9_a_path_card_is_told_as_it_is_printed(card: Card, path: PathCard, lang: str) -> None:
    told = read_card(speech(lang).ability(card), WORDS[lang])
    assert told == printed(path.level, path.feature, OWN.shape[card], WORDS[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("card", "path"), TWO_WAYS, ids=lambda each: OWN.codes[each] if isinstance(each, int) else "")
def test_D6_18_D6_23_bridges_and_tunnels_are_told_as_they_are_printed(card: Card, path: PathCard, lang: str) -> None:
    words = WORDS[lang]
    moves, second, third = speech(lang).ability(card).split("; ")
    first_way, second_way = pairs(path.shape, words)
    if path.shape.startswith("bridge"):
        assert moves == words.on_lane.format(words.moves[path.level - 1])
        assert second.startswith(words.everywhere)
        is_first = OWN.shape[card][0].port[DOUBLE[path.shape][0][0]] in OWN.shape[card][0].wooden
        assert third.partition(": ")[0] == words.wooden + (first_way if is_first else second_way)
    else:
        assert moves == words.in_bend.format(words.moves[path.level - 1])
        assert second == words.bends + words.conjunction.join((first_way, second_way))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("number", "goal"), list(enumerate(OWN.card_set.goals, 1)), ids=lambda each: str(each)[:1])
def test_D18_6_a_goal_is_told_as_it_is_printed(number: int, goal: GoalCard, lang: str) -> None:
    told = read_card(speech(lang).ability(GOALS + number), WORDS[lang])
    assert told == printed(3, goal.feature, OWN.shape[GOALS + number], WORDS[lang])
    assert speech(lang).face(GOALS + number).endswith(WORDS[lang].named[goal.feature])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_D10_7_a_creature_card_names_how_far_it_goes(lang: str) -> None:
    for number, action in enumerate(OWN.card_set.actions, ACTIONS + 1):
        if action.kind in CREATURES:
            numbers = re.findall(r"\d+", speech(lang).ability(number).partition(";")[0])
            assert numbers == [str(RANGE[CREATURES.index(action.kind)])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_D1_12_an_action_card_does_the_same_on_every_level(lang: str) -> None:
    done: dict[str, set[str]] = {}
    for number, action in enumerate(OWN.card_set.actions, ACTIONS + 1):
        done.setdefault(action.kind, set()).add(speech(lang).ability(number))
    assert {kind: len(lines) for kind, lines in done.items()} == dict.fromkeys(done, 1)
    assert len(set().union(*done.values())) == len(done) == 9


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CLAN_CODES, ids=CLAN_CODES.get)
def test_D2_12_a_clan_card_says_for_whom_it_works(card: Card, lang: str) -> None:
    line = speech(lang).ability(card)
    is_loyal = works_for(card) == clan_of(card)
    said = WORDS[lang].clans if is_loyal else SHORT.get(lang, WORDS[lang].clans)
    assert said[works_for(card)] in line
    assert said[1 - works_for(card)] not in line


# -- names -----------------------------------------------------------------------------------------------------------


def test_the_catalogs_say_everything_and_nothing_else() -> None:
    # The terminal board's own keys are looked at with the board.
    assert [what for what in check_words(DARKCAVE) if ": board-" not in what] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_back_has_a_name_of_its_own(lang: str) -> None:
    names = [speech(lang).face(card).casefold() for card in [*every_card(), *DARKCAVE.screen.back_names()]]
    assert len(names) == 44 + 24 + 4 + 4 + 6
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_D1_13_every_play_card_and_its_back_are_called_by_their_level(lang: str) -> None:
    for card in OWN.copies:
        for name in (speech(lang).face(card), speech(lang).face(OWN.backs[card])):
            assert [word for word in name.split() if word in ROMAN[1:]] == [ROMAN[OWN.level[card]]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_D1_9_a_feature_is_named_after_the_shape(lang: str) -> None:
    shapes = {
        (path.level, path.shape): number for number, path in enumerate(OWN.card_set.paths, 1) if path.feature == "."
    }
    for number, path in enumerate(OWN.card_set.paths, 1):
        plain = speech(lang).face(shapes[path.level, path.shape])
        assert speech(lang).face(number) == plain + WORDS[lang].named.get(path.feature, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_D1_13_one_thing_has_one_name_on_every_level(lang: str) -> None:
    names: dict[str, set[str]] = {}
    for card in OWN.copies:
        thing = OWN.codes[card].partition("-")[2]
        if thing != "web":
            words = [word for word in speech(lang).face(card).split() if word not in ROMAN[1:]]
            names.setdefault(thing, set()).add(" ".join(words))
    assert {thing: len(each) for thing, each in names.items()} == dict.fromkeys(names, 1)
    # D18.10 Webs differ by their symbols.
    assert len({speech(lang).face(card).split()[-1] for card in OWN.webs}) == 3


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        (
            "cs",
            [
                "Tajné informace II",
                "Zával II",
                "Výměna karet II",
                "Pavučina II s trojúhelníkem",
                "Boty II",
                "Válečná sekera II",
                "Krysa II",
                "Plazoun II",
                "Skřet II",
            ],
        ),
        (
            "sk",
            [
                "Tajné informácie II",
                "Zával II",
                "Výmena kariet II",
                "Pavučina II s trojuholníkom",
                "Topánky II",
                "Bojová sekera II",
                "Krysa II",
                "Plazúň II",
                "Škriatok II",
            ],
        ),
    ],
)
def test_D1_12_action_cards_are_called_as_in_the_rulebook(lang: str, names: list[str]) -> None:
    kinds = ["secret", "cave-in", "swap", "web", "boots", "axe", "rat", "lindworm", "goblin"]
    assert [speech(lang).face(card_of(f"II-{kind}")) for kind in kinds] == names


def test_the_titles() -> None:
    assert {lang: speech(lang).say("game-title") for lang in LANGUAGES} == {
        "en": "Saboteur: The Dark Cave",
        "cs": "Sabotér – Temná jeskyně",
        "sk": "Sabotér – Temná jaskyňa",
        "pl": "Sabotażysta: Mroczna jaskinia",
    }


# -- how it reads ----------------------------------------------------------------------------------------------------

QUOTES = {"en": ("“", "”"), "cs": ("„", "“"), "sk": ("„", "“"), "pl": ("„", "”")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_dashes_and_spaces(lang: str) -> None:
    opening, closing = QUOTES[lang]
    foreign = set('„“”«»"') - {opening, closing}
    for line in (game_text(DARKCAVE, lang) or "").splitlines():
        assert line.count(opening) == line.count(closing), line
        assert not foreign & set(line), line
        assert " -" not in line.removesuffix("->"), line  # a minus sign or a dash is meant
        assert "  " not in line.strip(), line
        assert line == line.rstrip(), line


ANA = bit(0)  # what seat 0 has seen
BOTH = public(2)
LAIR = card_of("I-cross-lair")
BOOTS = card_of("I-boots")

# Each event as seat 0 and as seat 1 hears it; one line where both hear the same. Backs are sorted, so that their order
# tells nothing.
SENTENCES: list[tuple[Event, dict[str, tuple[str, ...]]]] = [
    (
        ClanDealt(0, make_piece(BLUE_SABOTEUR, Seats(ANA))),
        {
            "en": ("Ana: blue saboteur", "Ana: blue clan card"),
            "cs": ("Ana: modrý sabotér", "Ana: karta modrého klanu"),
            "sk": ("Ana: modrý sabotér", "Ana: karta modrého klanu"),
            "pl": ("Ana: niebieski sabotażysta", "Ana: karta klanu niebieskiego"),
        },
    ),
    (
        CardDealt(0, make_piece(LAIR, Seats(ANA))),
        {
            "en": ("Ana drew level I crossing with a lair", "Ana drew a level I card"),
            "cs": ("Ana: do ruky křižovatka I s doupětem", "Ana: do ruky karta I"),
            "sk": ("Ana: do ruky križovatka I s brlohom", "Ana: do ruky karta I"),
            "pl": ("Ana: na rękę skrzyżowanie I z legowiskiem", "Ana: na rękę karta I"),
        },
    ),
    (
        CardLost(0, make_piece(card_of("III-swap"), Seats(ANA))),
        {
            "en": ("Ana lost level III card swap", "Ana lost a level III card"),
            "cs": ("Ana: ztráta z ruky, Výměna karet III", "Ana: ztráta z ruky, karta III"),
            "sk": ("Ana: strata z ruky, Výmena kariet III", "Ana: strata z ruky, karta III"),
            "pl": ("Ana: strata z ręki, Wymiana kart III", "Ana: strata z ręki, karta III"),
        },
    ),
    (
        HandLowered(0, 4),
        {
            "en": ("Ana: from now on at most 4 cards in hand",),
            "cs": ("Ana: od teď v ruce nejvýš 4 karty",),
            "sk": ("Ana: odteraz v ruke najviac 4 karty",),
            "pl": ("Ana: odtąd na ręce najwyżej 4 karty",),
        },
    ),
    (
        HandLowered(0, 0),
        {
            "en": ("Ana: from now on at most 0 cards in hand",),
            "cs": ("Ana: od teď v ruce nejvýš 0 karet",),
            "sk": ("Ana: odteraz v ruke najviac 0 kariet",),
            "pl": ("Ana: odtąd na ręce najwyżej 0 kart",),
        },
    ),
    (
        HandLowered(0, 1),
        {
            "en": ("Ana: from now on at most 1 card in hand",),
            "cs": ("Ana: od teď v ruce nejvýš 1 karta",),
            "sk": ("Ana: odteraz v ruke najviac 1 karta",),
            "pl": ("Ana: odtąd na ręce najwyżej 1 karta",),
        },
    ),
    (
        CardsDropped(0, (make_piece(card_of("II-tunnel-nw"), Seats(ANA)), make_piece(BOOTS, Seats(ANA)))),
        {
            "en": (
                "Ana discarded level II tunnel north–west, level I boots",
                "Ana discarded a level II card, a level I card",
            ),
            "cs": (
                "Ana: na odkládací hromádku tunel II sever–západ, Boty I",
                "Ana: na odkládací hromádku karta II, karta I",
            ),
            "sk": (
                "Ana: na odkladaciu kôpku tunel II sever – západ, Topánky I",
                "Ana: na odkladaciu kôpku karta II, karta I",
            ),
            "pl": (
                "Ana: na stos kart odrzuconych tunel II północ–zachód, Buty I",
                "Ana: na stos kart odrzuconych karta II, karta I",
            ),
        },
    ),
    (
        GoalSeen(0, make_piece(card_of("goal-exit"), Seats(ANA)), "north-west"),
        {
            "en": (
                "Ana looked at the goal in the north-west corner: goal with the exit",
                "Ana looked at the goal in the north-west corner",
            ),
            "cs": (
                "Ana: pohled na cíl v severozápadním rohu, je to cíl s východem z jeskyně",
                "Ana: pohled na cíl v severozápadním rohu",
            ),
            "sk": (
                "Ana: pohľad na cieľ v severozápadnom rohu, je to cieľ s východom z jaskyne",
                "Ana: pohľad na cieľ v severozápadnom rohu",
            ),
            "pl": (
                "Ana: podgląd celu w północno-zachodnim rogu, to cel z wyjściem z jaskini",
                "Ana: podgląd celu w północno-zachodnim rogu",
            ),
        },
    ),
    (
        ClanSeen(0, make_piece(YELLOW_LOYAL, Seats(ANA)), 1),
        {
            "en": (
                "Ana looked at a clan card: Petr, loyal yellow dwarf",
                "Ana looked at a clan card: Petr",
            ),
            "cs": (
                "Ana: pohled na klanovou kartu (Petr), je to věrný žlutý trpaslík",
                "Ana: pohled na klanovou kartu (Petr)",
            ),
            "sk": (
                "Ana: pohľad na klanovú kartu (Petr), je to verný žltý trpaslík",
                "Ana: pohľad na klanovú kartu (Petr)",
            ),
            "pl": (
                "Ana: podgląd karty klanu (Petr), to wierny żółty krasnolud",
                "Ana: podgląd karty klanu (Petr)",
            ),
        },
    ),
    (
        AsideSeen(0, (make_piece(BLUE_LOYAL, Seats(ANA)), make_piece(YELLOW_SABOTEUR, Seats(ANA)))),
        {
            "en": (
                "Ana looked at the clan cards set aside (loyal blue dwarf, yellow saboteur)",
                "Ana looked at the clan cards set aside (yellow clan card, blue clan card)",
            ),
            "cs": (
                "Ana: pohled na klanové karty odložené stranou (věrný modrý trpaslík, žlutý sabotér)",
                "Ana: pohled na klanové karty odložené stranou (karta žlutého klanu, karta modrého klanu)",
            ),
            "sk": (
                "Ana: pohľad na klanové karty odložené nabok (verný modrý trpaslík, žltý sabotér)",
                "Ana: pohľad na klanové karty odložené nabok (karta žltého klanu, karta modrého klanu)",
            ),
            "pl": (
                "Ana: podgląd odłożonych kart klanów (wierny niebieski krasnolud, żółty sabotażysta)",
                "Ana: podgląd odłożonych kart klanów (karta klanu żółtego, karta klanu niebieskiego)",
            ),
        },
    ),
    (
        TurnBegan(1),
        {
            "en": ("Turn: Petr",),
            "cs": ("Na tahu: Petr",),
            "sk": ("Na ťahu: Petr",),
            "pl": ("Tura: Petr",),
        },
    ),
    (
        TurnSkipped(0),
        {
            "en": ("Ana: no cards, the turn is skipped",),
            "cs": ("Ana: bez karet, tah se přeskakuje",),
            "sk": ("Ana: bez kariet, ťah sa preskakuje",),
            "pl": ("Ana: bez kart, tura przepada",),
        },
    ),
    (
        PathLaid(0, make_piece(LAIR, BOTH), cell(-2, 1), "as-it-is"),
        {
            "en": ("Ana placed level I crossing with a lair on b-2",),
            "cs": ("Ana: křižovatka I s doupětem na b-2",),
            "sk": ("Ana: križovatka I s brlohom na b-2",),
            "pl": ("Ana: skrzyżowanie I z legowiskiem na b-2",),
        },
    ),
    (
        PathLaid(0, make_piece(card_of("II-bend-a-ladder"), BOTH), cell(1, -1), "turned"),
        {
            "en": ("Ana placed level II bend north–east with a ladder on -a1, rotated",),
            "cs": ("Ana: zatáčka II sever–východ se žebříkem na -a1, po otočení",),
            "sk": ("Ana: zákruta II sever – východ s rebríkom na -a1, po otočení",),
            "pl": ("Ana: zakręt II północ–wschód z drabiną na -a1, po obróceniu",),
        },
    ),
    (
        ActionPlayed(0, make_piece(card_of("II-secret"), BOTH)),
        {
            "en": ("Ana played level II secret information",),
            "cs": ("Ana: akční karta Tajné informace II",),
            "sk": ("Ana: akčná karta Tajné informácie II",),
            "pl": ("Ana: karta akcji Tajna informacja II",),
        },
    ),
    (
        CardCollapsed(make_piece(card_of("I-bridge-ns"), BOTH), cell(3, 0)),
        {
            "en": ("Cave-in on a3: level I bridge north–south is gone.",),
            "cs": ("Zával na a3: most I sever–jih mizí.",),
            "sk": ("Zával na a3: most I sever – juh mizne.",),
            "pl": ("Obryw skalny na a3: znika most I północ–południe.",),
        },
    ),
    (
        HandsSwapped(0, 1),
        {
            "en": ("Ana and Petr swapped hands.",),
            "cs": ("Ana a Petr: výměna karet",),
            "sk": ("Ana a Petr: výmena kariet",),
            "pl": ("Ana i Petr: wymiana kart",),
        },
    ),
    (
        WebSpun(3, cell(0, 0), "east"),
        {
            "en": ("The web with the diamond lies on the east side of a0.",),
            "cs": ("Pavučina s kosočtvercem leží na východním okraji a0.",),
            "sk": ("Pavučina s kosoštvorcom leží na východnom okraji a0.",),
            "pl": ("Pajęczyna z rombem leży na wschodniej krawędzi a0.",),
        },
    ),
    (
        WebWorn(1),
        {
            "en": ("The web with the circle shows 1 now.",),
            "cs": ("Pavučina s kroužkem teď leží stranou 1 nahoru.",),
            "sk": ("Pavučina s krúžkom teraz leží stranou 1 nahor.",),
            "pl": ("Pajęczyna z kółkiem leży teraz stroną 1 do góry.",),
        },
    ),
    (
        Equipped(1, make_piece(BOOTS, BOTH)),
        {
            "en": ("Petr: new equipment – level I boots",),
            "cs": ("Petr: nové vybavení, Boty I",),
            "sk": ("Petr: nové vybavenie, Topánky I",),
            "pl": ("Petr: nowe wyposażenie, Buty I",),
        },
    ),
    (
        CreatureCalled("rat", cell(1, 1)),
        {
            "en": ("The rat came out of the lair on b1.",),
            "cs": ("Krysa vylézá z doupěte na b1.",),
            "sk": ("Krysa vylieza z brlohu na b1.",),
            "pl": ("Szczur wychodzi z legowiska na b1.",),
        },
    ),
    (
        CreatureMoved("lindworm", cell(1, 1)),
        {
            "en": ("The lindworm went to b1.",),
            "cs": ("Plazoun jde na b1.",),
            "sk": ("Plazúň ide na b1.",),
            "pl": ("Jaszczur idzie na b1.",),
        },
    ),
    (
        CreatureWithdrew("goblin"),
        {
            "en": ("The goblin vanished from the cave.",),
            "cs": ("Skřet mizí z jeskyně.",),
            "sk": ("Škriatok mizne z jaskyne.",),
            "pl": ("Goblin znika z jaskini.",),
        },
    ),
    (
        CreatureKilled(0, "rat"),
        {
            "en": ("Ana: battle axe used, the rat is dead",),
            "cs": ("Ana: válečná sekera použita, krysa je zneškodněná",),
            "sk": ("Ana: bojová sekera použitá, krysa je zneškodnená",),
            "pl": ("Ana: użycie topora bojowego, szczur nie żyje",),
        },
    ),
    (
        Attacked(0, "lindworm"),
        {
            "en": ("Ana: attacked by the lindworm, which knocks the dwarf down",),
            "cs": ("Ana: útočí plazoun a ochromuje trpaslíka",),
            "sk": ("Ana: útočí plazúň a ochromuje trpaslíka",),
            "pl": ("Ana: atakuje jaszczur i powala krasnoluda",),
        },
    ),
    (
        DwarfMoved(0, cell(-1, 0)),
        {
            "en": ("Ana moved to a-1",),
            "cs": ("Ana: trpaslík na a-1",),
            "sk": ("Ana: trpaslík na a-1",),
            "pl": ("Ana: krasnolud na a-1",),
        },
    ),
    (
        GoalRevealed(0, make_piece(card_of("goal-ladder"), BOTH), "south-east"),
        {
            "en": ("Ana: the goal in the south-east corner is revealed, goal with a ladder",),
            "cs": ("Ana: v jihovýchodním rohu se odkrývá cíl se žebříkem",),
            "sk": ("Ana: v juhovýchodnom rohu sa odkrýva cieľ s rebríkom",),
            "pl": ("Ana: w południowo-wschodnim rogu odkryty zostaje cel z drabiną",),
        },
    ),
    (
        GoalTurned("turned"),
        {
            "en": ("The goal lies rotated.",),
            "cs": ("Cílová karta leží otočená.",),
            "sk": ("Cieľová karta leží otočená.",),
            "pl": ("Karta celu leży obrócona.",),
        },
    ),
    (
        NuggetTaken(0, cell(2, 2)),
        {
            "en": ("Ana took the nugget from the vein on c2",),
            "cs": ("Ana: nuget ze zlaté žíly na c2",),
            "sk": ("Ana: nuget zo zlatej žily na c2",),
            "pl": ("Ana: samorodek ze złotej żyły na c2",),
        },
    ),
    (
        ClanOpened(1, make_piece(YELLOW_SABOTEUR, BOTH)),
        {
            "en": ("Petr: clan card revealed, yellow saboteur",),
            "cs": ("Petr: odkrytá klanová karta, žlutý sabotér",),
            "sk": ("Petr: odkrytá klanová karta, žltý sabotér",),
            "pl": ("Petr: odkryta karta klanu, żółty sabotażysta",),
        },
    ),
    (
        GameGoesOn(0),
        {
            "en": ("Ana: the game continues, because someone else who works for the same clan is still in the cave",),
            "cs": ("Ana: hra pokračuje, protože v jeskyni je ještě někdo další, kdo pracuje pro stejný klan",),
            "sk": ("Ana: hra pokračuje, pretože v jaskyni je ešte niekto ďalší, kto pracuje pre rovnaký klan",),
            "pl": ("Ana: gra toczy się dalej, bo w jaskini jest jeszcze ktoś, kto pracuje dla tego samego klanu",),
        },
    ),
    (
        EndProposed(0),
        {
            "en": ("Ana proposed to end the game",),
            "cs": ("Ana: návrh na konec hry",),
            "sk": ("Ana: návrh na koniec hry",),
            "pl": ("Ana: propozycja końca gry",),
        },
    ),
    (
        GameEnded(10, 12),
        {
            "en": ("End of the game. Treasure of the blue clan 10, of the yellow clan 12.",),
            "cs": ("Konec hry. Poklad modrého klanu 10, žlutého 12.",),
            "sk": ("Koniec hry. Poklad modrého klanu 10, žltého 12.",),
            "pl": ("Koniec gry. Skarb klanu niebieskiego 10, żółtego 12.",),
        },
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("event", "said"), SENTENCES, ids=lambda each: type(each).__name__)
def test_D3_what_happened_is_told_as_far_as_a_seat_may_know(
    event: Event, said: dict[str, tuple[str, ...]], lang: str
) -> None:
    heard = [speech(lang).event(redact(DARKCAVE, event, seat)) for seat in (0, 1)]
    assert heard == [said[lang][0], said[lang][-1]]


NUGGETS = {
    "en": [
        "Ana: dwarf out of the cave, without gold",
        "Ana: dwarf out of the cave, with 1 nugget",
        "Ana: dwarf out of the cave, with 3 nuggets",
        "Ana: dwarf out of the cave, with 5 nuggets",
    ],
    "cs": [
        "Ana: trpaslík opouští jeskyni bez zlata",
        "Ana: trpaslík opouští jeskyni a vynáší 1 nuget",
        "Ana: trpaslík opouští jeskyni a vynáší 3 nugety",
        "Ana: trpaslík opouští jeskyni a vynáší 5 nugetů",
    ],
    "sk": [
        "Ana: trpaslík opúšťa jaskyňu bez zlata",
        "Ana: trpaslík opúšťa jaskyňu a vynáša 1 nuget",
        "Ana: trpaslík opúšťa jaskyňu a vynáša 3 nugety",
        "Ana: trpaslík opúšťa jaskyňu a vynáša 5 nugetov",
    ],
    "pl": [
        "Ana: krasnolud opuszcza jaskinię bez złota",
        "Ana: krasnolud opuszcza jaskinię i wynosi 1 samorodek",
        "Ana: krasnolud opuszcza jaskinię i wynosi 3 samorodki",
        "Ana: krasnolud opuszcza jaskinię i wynosi 5 samorodków",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_D15_4_nuggets_have_their_plural(lang: str) -> None:
    assert [speech(lang).event(DwarfLeft(0, gold)) for gold in (0, 1, 3, 5)] == NUGGETS[lang]


ANSWERS = {
    "play II-cave-in": {
        "en": "play: level II cave-in",
        "cs": "zahrát: Zával II",
        "sk": "zahrať: Zával II",
        "pl": "zagrać: Obryw skalny II",
    },
    "lay b-2 turned": {
        "en": "on b-2, rotated",
        "cs": "na b-2, otočená",
        "sk": "na b-2, otočená",
        "pl": "na b-2, obrócona",
    },
    "peek south-west": {
        "en": "the goal in the south-west corner",
        "cs": "cíl v jihozápadním rohu",
        "sk": "cieľ v juhozápadnom rohu",
        "pl": "cel w południowo-zachodnim rogu",
    },
    "spy B": {
        "en": "clan card: Petr",
        "cs": "klanová karta: Petr",
        "sk": "klanová karta: Petr",
        "pl": "karta klanu: Petr",
    },
    "spin a0 north": {
        "en": "on the north side of a0",
        "cs": "na severní okraj a0",
        "sk": "na severný okraj a0",
        "pl": "na północnej krawędzi a0",
    },
    "go a0 lane1": {
        "en": "to a0, lane from the north",
        "cs": "na a0, cesta od severu",
        "sk": "na a0, cesta od severu",
        "pl": "na a0, droga od północy",
    },
    "go -b3 tunnel": {"en": "to -b3, tunnel", "cs": "na -b3, tunel", "sk": "na -b3, tunel", "pl": "na -b3, tunel"},
    "cut 2": {
        "en": "battle axe on the web with the triangle",
        "cs": "válečná sekera na pavučinu s trojúhelníkem",
        "sk": "bojová sekera na pavučinu s trojuholníkom",
        "pl": "topór bojowy na pajęczynę z trójkątem",
    },
    "colour yellow": {"en": "the yellow clan", "cs": "žlutý klan", "sk": "žltý klan", "pl": "klan żółty"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ANSWERS)
def test_answers_to_choose(text: str, lang: str) -> None:
    assert speech(lang).action(DARKCAVE.notation.parse(text)) == ANSWERS[text][lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_D6_every_space_of_a_card_is_called_by_a_name_of_its_own(lang: str) -> None:
    kinds = ("n", "e", "s", "w", "hub", "lane1", "lane2", "tunnel", "goal")
    chosen = {speech(lang).action(DARKCAVE.notation.parse(f"go a0 {kind}")) for kind in kinds}
    done = {speech(lang).did(0, f"go a0 {kind}") for kind in kinds}
    assert len(chosen) == len(done) == len(kinds)
    assert {text.removeprefix("Ana: ") for text in done} == chosen


def test_answers_given() -> None:
    assert speech("en").did(0, "swap B") == "Ana: hands swapped with Petr"
    assert speech("cs").did(0, "swap B") == "Ana a Petr: výměna karet"
    assert speech("sk").did(1, "equip A") == "Petr → Ana: vybavenie"
    assert speech("pl").did(0, "strike") == "Ana: użycie topora bojowego"
    assert speech("cs").did(CHANCE, "begin B") == "Začíná: Petr"
    assert speech("pl").did(CHANCE, "deal I-rat") == "Rozdający: Szczur I"
    assert speech("en").did(0, "drop I-rat") == "Ana discarded level I rat"


def test_D12_2_a_running_game_s_record_tells_of_others_cards_only_the_level() -> None:
    match = Match(DARKCAVE, ["Ana", "Petr"], SeededDealer("seed"))
    who = match.position.acting
    for _ in range(2):
        match.act(match.number, who, next(action for action in match.legal(who) if isinstance(action, Drop)))
    record = redacted(DARKCAVE, match.record(), 1 - who)
    given = [(entry.seat, part) for row in record.rows for entry in row.entries for part in entry.parts]
    name = ["Ana", "Petr"][who]
    told = [speech("cs").did(seat, part) for seat, part in given if part.startswith("drop")]
    assert told == [f"{name}: na odkládací hromádku karta I"] * 2
    dealt = [speech("sk").did(seat, part) for seat, part in given if part.startswith("deal")]
    assert dealt.count("Rozdávajúci: zakrytý cieľ") == 4
    assert dealt.count("Rozdávajúci: karta I") == 5 + 2  # the other first hand, and what was drawn for the discards


WHYS: list[tuple[Point, dict[str, str]]] = [
    (
        Point(0, "treasure", 12, "treasure", (("clan", YELLOW), ("count", 4), ("each", 3))),
        {
            "en": "nuggets saved for the yellow clan: 4 × 3",
            "cs": "nugety zachráněné pro žlutý klan: 4 × 3",
            "sk": "nugety zachránené pre žltý klan: 4 × 3",
            "pl": "samorodki uratowane dla klanu żółtego: 4 × 3",
        },
    ),
    (
        Point(0, "treasure", 10, "treasure", (("clan", BLUE), ("count", 5), ("each", 2))),
        {
            "en": "nuggets saved for the blue clan: 5 × 2",
            "cs": "nugety zachráněné pro modrý klan: 5 × 2",
            "sk": "nugety zachránené pre modrý klan: 5 × 2",
            "pl": "samorodki uratowane dla klanu niebieskiego: 5 × 2",
        },
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("point", "said"), WHYS, ids=["yellow", "blue"])
def test_D17_4_a_treasure_has_its_reason(point: Point, said: dict[str, str], lang: str) -> None:
    assert speech(lang).why(point) == said[lang]


def test_questions_reasons_and_endings() -> None:
    assert speech("cs").reason(DarkCaveReason.EDGES_DIFFER) == "Karta nenavazuje na všechny sousední karty."
    assert speech("pl").reason(DarkCaveReason.HAS_BOOTS) == "Ten gracz ma już buty."
    assert speech("sk").question("creature-step") == "Pohni netvorom alebo skonči."
    assert speech("en").question("drop") == "Discard a second card, or leave it at one."
    assert speech("cs").ending(Outcome((1, 2), (6, 0), "cards-out")) == "Nikdo už nemá žádné karty."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_D10_7_the_rule_for_creatures_names_every_range_in_order(lang: str) -> None:
    numbers = re.findall(r"\d+", speech(lang).rule("creature-step"))
    assert numbers == [str(reach) for reach in RANGE]
