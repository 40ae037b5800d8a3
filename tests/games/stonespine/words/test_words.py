"""Stonespine Architects as people read it. What the catalogs say about a card is read back and laid beside the tables.

The words for doors, elements, runes and shapes stand here once more, in each language: a line that drifts from its
table, or a word that drifts from the others, is found.
"""

from dataclasses import dataclass
from functools import cache

import pytest

from partie.core import CHANCE, Card, Event, Point
from partie.core.cards import HIDDEN, make_piece
from partie.core.seats import bit
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.board import Dungeon
from partie.games.stonespine.construction import StonespineReason
from partie.games.stonespine.ending import BY_JAEL, BY_PRIORITY
from partie.games.stonespine.events import (
    BlueprintDealt,
    ChallengeTaken,
    ChamberDealt,
    ChamberDiscarded,
    ChamberPlaced,
    GoldCounted,
    HandsPassed,
    JaelTook,
    MarketCleared,
    PassageLaid,
    Ranked,
    SeatPassed,
    SetBought,
    TokenEmbedded,
    TokenShown,
    TokensReturned,
)
from partie.games.stonespine.faces import Blueprint, Chamber, JaelCard, MarketCard
from partie.games.stonespine.places import NO_EDGES, NO_ROOMS
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.printed import BLUEPRINTS, CHALLENGES, GOALS, JAEL, MARKET, OWN
from partie.games.stonespine.scoring import count_challenge
from partie.testing.plain import plain_catalog
from partie.testing.vocabulary import check_words
from partie.words.catalog import LANGUAGES
from partie.words.speech import Speech
from partie.words.texts import game_text

# -- the words of each language --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Words:
    """What the parts of a card are called: one, two and three of each element; one, few and many pieces of gold."""

    types: dict[str, str]
    doors: dict[str, str]
    door: tuple[str, str, str]  # one, several, one on every side
    elements: dict[str, tuple[str, ...]]
    star: tuple[str, str, str]
    nothing: str
    gold: tuple[str, str, str]
    runes: dict[str, str]
    slots: dict[str, tuple[str, ...]]
    sets: tuple[str, str]
    gates: tuple[str, str]
    trap: str
    any_star: str
    base: str


WORDS = {
    "en": Words(
        {"cave": "cave", "stone": "stone"},
        {"T": "top", "B": "bottom", "L": "left", "R": "right"},
        ("door", "doors", "doors on all sides"),
        {
            "gnoll": ("gnoll", "two gnolls"),
            "goblin": ("goblin", "two goblins"),
            "kobold": ("kobold", "two kobolds"),
            "ooze": ("ooze", "two oozes"),
            "slime": ("slime", "two slimes"),
            "chest": ("chest", "two chests", "three chests"),
            "bear": ("bear trap",),
            "blade": ("blade trap",),
            "fire": ("fire trap", "two fire traps"),
            "pit": ("pit trap",),
            "spike": ("spike trap",),
        },
        ("{} star", "two {} stars", "three {} stars"),
        "no elements",
        ("gold", "gold", "gold"),
        {"blue": "blue rune", "green": "green rune", "red": "red rune"},
        {
            "C": ("circle", "two circles", "three circles"),
            "O": ("oval", "two ovals"),
            "S": ("square", "two squares"),
        },
        ("top set for", "bottom set for"),
        ("entrance", "exit"),
        "trap",
        "star",
        "base",
    ),
    "cs": Words(
        {"cave": "jeskyně", "stone": "zděná"},
        {"T": "nahoře", "B": "dole", "L": "vlevo", "R": "vpravo"},
        ("dveře", "dveře", "dveře na všech stranách"),
        {
            "gnoll": ("gnol", "dva gnolové"),
            "goblin": ("goblin", "dva goblini"),
            "kobold": ("kobold", "dva koboldi"),
            "ooze": ("rosolová krychle", "dvě rosolové krychle"),
            "slime": ("sliz", "dva slizy"),
            "chest": ("truhla", "dvě truhly", "tři truhly"),
            "bear": ("past na medvědy",),
            "blade": ("čepelová past",),
            "fire": ("ohnivá past", "dvě ohnivé pasti"),
            "pit": ("jáma",),
            "spike": ("ostny",),
        },
        ("hvězda {}", "dvě hvězdy {}", "tři hvězdy {}"),
        "bez prvků",
        ("zlaťák", "zlaťáky", "zlaťáků"),
        {"blue": "modrá runa", "green": "zelená runa", "red": "červená runa"},
        {"C": ("kruh", "dva kruhy", "tři kruhy"), "O": ("ovál", "dva ovály"), "S": ("čtverec", "dva čtverce")},
        ("horní sada za", "dolní sada za"),
        ("vchod", "východ"),
        "past",
        "hvězda",
        "základ",
    ),
    "sk": Words(
        {"cave": "jaskyňa", "stone": "murovaná"},
        {"T": "hore", "B": "dole", "L": "vľavo", "R": "vpravo"},
        ("dvere", "dvere", "dvere na všetkých stranách"),
        {
            "gnoll": ("gnol", "dvaja gnolovia"),
            "goblin": ("goblin", "dvaja goblini"),
            "kobold": ("kobold", "dvaja koboldi"),
            "ooze": ("rôsolová kocka", "dve rôsolové kocky"),
            "slime": ("sliz", "dva slizy"),
            "chest": ("truhlica", "dve truhlice", "tri truhlice"),
            "bear": ("pasca na medvede",),
            "blade": ("čepeľová pasca",),
            "fire": ("ohnivá pasca", "dve ohnivé pasce"),
            "pit": ("jama",),
            "spike": ("bodce",),
        },
        ("hviezda {}", "dve hviezdy {}", "tri hviezdy {}"),
        "bez prvkov",
        ("zlatiak", "zlatiaky", "zlatiakov"),
        {"blue": "modrá runa", "green": "zelená runa", "red": "červená runa"},
        {"C": ("kruh", "dva kruhy", "tri kruhy"), "O": ("ovál", "dva ovály"), "S": ("štvorec", "dva štvorce")},
        ("horná sada za", "dolná sada za"),
        ("vchod", "východ"),
        "pasca",
        "hviezda",
        "základ",
    ),
    "pl": Words(
        {"cave": "jaskinia", "stone": "loch"},
        {"T": "u góry", "B": "u dołu", "L": "po lewej", "R": "po prawej"},
        ("drzwi", "drzwi", "drzwi z każdej strony"),
        {
            "gnoll": ("gnoll", "dwa gnolle"),
            "goblin": ("goblin", "dwa gobliny"),
            "kobold": ("kobold", "dwa koboldy"),
            "ooze": ("śluz", "dwa śluzy"),
            "slime": ("szlam", "dwa szlamy"),
            "chest": ("skrzynia", "dwie skrzynie", "trzy skrzynie"),
            "bear": ("wnyki",),
            "blade": ("ostrza",),
            "fire": ("ogień", "dwa razy ogień"),
            "pit": ("dół",),
            "spike": ("kolce",),
        },
        ("gwiazdka {}", "dwie gwiazdki {}", "trzy gwiazdki {}"),
        "bez elementów",
        ("sztuka złota", "sztuki złota", "sztuk złota"),
        {"blue": "niebieska runa", "green": "zielona runa", "red": "czerwona runa"},
        {
            "C": ("okrąg", "dwa okręgi", "trzy okręgi"),
            "O": ("owal", "dwa owale"),
            "S": ("kwadrat", "dwa kwadraty"),
        },
        ("górny zestaw za", "dolny zestaw za"),
        ("wejście", "wyjście"),
        "pułapka",
        "gwiazdka",
        "podstawa",
    ),
}


@cache
def speech(lang: str) -> Speech[Stonespine]:
    return Speech(STONESPINE, plain_catalog(lang, STONESPINE), ["Ana", "Petr"])


def every_card() -> list[Card]:
    """Every face there is, once."""
    return list(dict.fromkeys([card for deck in STONESPINE.plan.decks.values() for card in deck]))


# -- reading a line back ---------------------------------------------------------------------------------------------


def kinds_by_word(words: Words) -> dict[str, list[str]]:
    """What stands in a list of elements: each word, and the elements it means."""
    found = {word: [kind] * n for kind, forms in words.elements.items() for n, word in enumerate(forms, 1)}
    for value in ("+1", "+2", "+3", "-1", "-2", "-3"):
        for n, form in enumerate(words.star, 1):
            found[form.format(value.replace("-", "−"))] = [value] * n
    return {**found, words.nothing: []}


def gold_of(text: str, words: Words) -> int:
    """A number of gold pieces, in the form that goes with the number."""
    number, _, piece_word = text.partition(" ")
    gold = int(number)
    assert piece_word == words.gold[0 if gold == 1 else 1 if 2 <= gold <= 4 else 2], text
    return gold


def key_of(table: dict[str, str], word: str) -> str:
    """The one key that stands for a word."""
    (found,) = [key for key, value in table.items() if value == word]
    return found


def read_chamber(line: str, words: Words) -> tuple[str, str, list[str], int, str]:
    """Type, doors, elements, gold and rune as a line tells them."""
    kind, doors, elements, last = line.split("; ")
    gold, rune = last.split(", ")
    if doors == words.door[2]:
        sides = "TBLR"
    else:
        for_one, for_more, _ = words.door
        told = doors.removeprefix(f"{for_one if ', ' not in doors else for_more} ").split(", ")
        sides = "".join([key_of(words.doors, side) for side in told])
    meant = kinds_by_word(words)
    held = [each for word in elements.split(", ") for each in meant[word]]
    return key_of(words.types, kind), sides, sorted(held), gold_of(gold, words), key_of(words.runes, rune)


def read_blueprint(line: str, words: Words) -> tuple[int, int, tuple[str, ...]]:
    """Entrance, exit and the sixteen places of a blueprint as a line tells them."""
    gates, *rows = line.split("; ")
    into, out = gates.split(", ")
    way_in, way_out = into.removeprefix(f"{words.gates[0]} "), out.removeprefix(f"{words.gates[1]} ")
    assert (way_in[1:], way_out[1:]) == ("1", "4")
    meant = {forms[0]: kind for kind, forms in words.elements.items()}
    meant |= {words.trap: "trap", words.any_star: "star"} | {word: kind for kind, word in words.types.items()}
    demands = ["."] * 16
    for number, row in enumerate(rows, 1):
        for demand in row.split(", "):
            place, _, word = demand.partition(" ")
            assert place[1] == str(number)
            demands[4 * (number - 1) + "abcd".index(place[0])] = meant[word]
    return "abcd".index(way_in[0]) + 1, "abcd".index(way_out[0]) + 1, tuple(demands)


def read_set(text: str, words: Words) -> tuple[int, str]:
    """The price and the slots of one set of a market card."""
    price, slots = text.split(": ")
    meant = {form: slot * n for slot, forms in words.slots.items() for n, form in enumerate(forms, 1)}
    return gold_of(price, words), "".join([meant[slot] for slot in slots.split(", ")])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chamber", OWN.card_set.chambers, ids=lambda chamber: str(chamber.number))
def test_S2_2_a_chamber_is_told_as_it_is_printed(chamber: Chamber, lang: str) -> None:
    told = read_chamber(speech(lang).ability(chamber.number), WORDS[lang])
    held = sorted([each for each in chamber.places if each != "."])
    assert told == (chamber.type, chamber.doors, held, chamber.gold, chamber.rune)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("blueprint", OWN.card_set.blueprints, ids=lambda blueprint: str(blueprint.number))
def test_S2_9_a_blueprint_is_told_as_it_is_printed(blueprint: Blueprint, lang: str) -> None:
    told = read_blueprint(speech(lang).ability(BLUEPRINTS + blueprint.number), WORDS[lang])
    assert told == (blueprint.entrance, blueprint.exit, blueprint.demands)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", OWN.card_set.market, ids=lambda card: str(card.number))
def test_S2_12_a_market_card_is_told_as_it_is_printed(card: MarketCard, lang: str) -> None:
    words = WORDS[lang]
    top, bottom = speech(lang).ability(MARKET + card.number).split("; ")
    assert read_set(top.removeprefix(f"{words.sets[0]} "), words) == (card.top_price, card.top_slots)
    assert read_set(bottom.removeprefix(f"{words.sets[1]} "), words) == (card.bottom_price, card.bottom_slots)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("number", "card"), list(enumerate(OWN.card_set.jael, 1)), ids=lambda each: str(each)[:1])
def test_S18_1_a_card_of_jael_is_told_as_it_is_printed(number: int, card: JaelCard, lang: str) -> None:
    words = WORDS[lang]
    head, takes, score = speech(lang).ability(JAEL + number).split("; ")
    rune, gold = head.split(", ")
    assert (key_of(words.runes, rune), gold_of(gold, words)) == (card.rune, card.gold)
    assert [int(word) for word in score.split() if word.isdecimal()] == [card.base, card.factor]
    assert score.startswith(f"{words.base} ")
    same = [other for other in range(1, 10) if speech(lang).ability(JAEL + other).split("; ")[1] == takes]
    assert same == [other for other, each in enumerate(OWN.card_set.jael, 1) if each.takes == card.takes]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 31))
def test_S13_a_challenge_names_the_points_it_gives(number: int, lang: str) -> None:
    nothing = Dungeon(OWN, NO_ROOMS, (), NO_EDGES)
    _, each = count_challenge(CHALLENGES + number, nothing, 0)
    assert speech(lang).ability(CHALLENGES + number).split()[0] == str(each)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_S12_9_a_goal_names_its_prizes(lang: str) -> None:
    told = [speech(lang).ability(GOALS + number).split(": ") for number in range(1, 9)]
    assert {prizes.split()[0] for _, prizes in told} == {"15/9/5"}
    rank = [what.split()[0] for what, _ in told]
    assert [goal.number for goal in OWN.card_set.goals if rank[goal.number - 1] != rank[0]] == [2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_are_called_like_the_elements_on_them(lang: str) -> None:
    elements = kinds_by_word(WORDS[lang])
    for card in dict.fromkeys(OWN.tokens):
        face = OWN.token_face[card % 100]
        if face != "passage":
            assert elements[speech(lang).face(card)] == [face]


# -- names -----------------------------------------------------------------------------------------------------------


def test_the_catalogs_say_everything_and_nothing_else() -> None:
    assert check_words(STONESPINE) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    names = [speech(lang).face(card).casefold() for card in every_card()]
    assert len(names) == 186
    assert sorted(set(names)) == sorted(names)


def test_the_english_names_are_those_of_the_tables() -> None:
    printed = {card: name.replace("'", "’") for card, name in OWN.names.items()}
    assert {card: speech("en").face(card) for card in OWN.names} == printed


@pytest.mark.parametrize(
    ("lang", "card", "name"),
    [
        ("cs", 8, "Rohová místnost"),
        ("pl", 8, "Sala narożna"),
        ("cs", 78, "Brána"),
        ("pl", 78, "Brama"),
        ("cs", CHALLENGES + 22, "Haly Glynoxe"),
        ("pl", CHALLENGES + 1, "Skarbiec Dogrena"),
        ("cs", GOALS + 3, "Panství gnolů"),
        ("pl", GOALS + 3, "Wielki Gnoll"),
    ],
)
def test_names_of_the_local_editions(lang: str, card: Card, name: str) -> None:
    assert speech(lang).face(card) == name


# -- how it reads ----------------------------------------------------------------------------------------------------

QUOTES = {"en": ("“", "”"), "cs": ("„", "“"), "sk": ("„", "“"), "pl": ("„", "”")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_dashes_and_spaces(lang: str) -> None:
    opening, closing = QUOTES[lang]
    foreign = set('„“”«»"') - {opening, closing}
    for line in (game_text(STONESPINE, lang) or "").splitlines():
        assert line.count(opening) == line.count(closing), line
        assert not foreign & set(line.removesuffix('{ "" }')), line  # where nothing is said of what is zero
        assert " -" not in line.removesuffix("->"), line  # a minus sign or a dash is meant
        assert "  " not in line.strip(), line
        assert line == line.rstrip(), line


SENTENCES: list[tuple[Event, dict[str, str]]] = [
    (
        Ranked(0, 2, 1),
        {
            "en": "Ana: place 2 on the priority track, 1 gold to start with",
            "cs": "Ana: 2. místo na stupnici pořadí, na začátek 1 zlaťák",
            "sk": "Ana: 2. miesto na stupnici poradia, na začiatok 1 zlatiak",
            "pl": "Ana: miejsce 2 na torze priorytetu, na początek 1 sztuka złota",
        },
    ),
    (
        BlueprintDealt(1, make_piece(BLUEPRINTS + 4)),
        {
            "en": "Petr: blueprint 4",
            "cs": "Petr: plán 4",
            "sk": "Petr: plán 4",
            "pl": "Petr: projekt 4",
        },
    ),
    (
        ChamberDealt(0, make_piece(78, bit(0))),
        {
            "en": "Ana drew “Gatehouse”",
            "cs": "Ana: nově v ruce místnost „Brána“",
            "sk": "Ana: nová miestnosť v ruke „Brána“",
            "pl": "Ana: nowa komnata na ręce „Brama”",
        },
    ),
    (
        ChamberDealt(1, make_piece(HIDDEN, bit(1))),
        {
            "en": "Petr drew a chamber",
            "cs": "Petr: nová místnost v ruce",
            "sk": "Petr: nová miestnosť v ruke",
            "pl": "Petr: nowa komnata na ręce",
        },
    ),
    (
        ChamberPlaced(0, make_piece(91), "c2"),
        {
            "en": "Ana built “Barracks” on c2",
            "cs": "Ana: místnost „Kasárna“ na c2",
            "sk": "Ana: miestnosť „Kasárne“ na c2",
            "pl": "Ana: komnata „Koszary” na c2",
        },
    ),
    (
        ChamberDiscarded(1, make_piece(HIDDEN, bit(1))),
        {
            "en": "Petr discarded a chamber",
            "cs": "Petr: jedna odložená místnost",
            "sk": "Petr: jedna odhodená miestnosť",
            "pl": "Petr: jedna odrzucona komnata",
        },
    ),
    (
        HandsPassed("left", 4),
        {
            "en": "Hands were passed to the left, 4 cards each.",
            "cs": "Karty se předaly doleva, každému zbývají 4 karty.",
            "sk": "Karty sa odovzdali doľava, každému zostávajú 4 karty.",
            "pl": "Karty przekazano w lewo, każdemu zostały 4 karty.",
        },
    ),
    (
        GoldCounted(0, 10, 3, 0, 0, 13),
        {
            "en": "Ana: 10 gold for the row, 3 for chests, 13 to spend",
            "cs": "Ana: 10 za řadu, 3 za truhly, k útratě 13 zlaťáků",
            "sk": "Ana: 10 za rad, 3 za truhlice, k dispozícii 13 zlatiakov",
            "pl": "Ana: 10 za rząd, 3 za skrzynie, do wydania 13 sztuk złota",
        },
    ),
    (
        GoldCounted(0, 26, 5, 2, 3, 30),
        {
            "en": "Ana: 26 gold for the row, 5 for chests, 2 to start with, 3 above 30 lost, 30 to spend",
            "cs": "Ana: 26 za řadu, 5 za truhly, 2 na začátek, nad 30 propadá 3, k útratě 30 zlaťáků",
            "sk": "Ana: 26 za rad, 5 za truhlice, 2 na začiatok, nad 30 prepadá 3, k dispozícii 30 zlatiakov",
            "pl": "Ana: 26 za rząd, 5 za skrzynie, 2 na początek, ponad 30 przepada 3, do wydania 30 sztuk złota",
        },
    ),
    (
        TokenShown(make_piece(OWN.first["O"]), MARKET + 9, "top"),
        {
            "en": "Top set (market card 9): gnoll",
            "cs": "Horní sada (karta trhu 9): gnol",
            "sk": "Horná sada (karta trhu 9): gnol",
            "pl": "Górny zestaw (karta rynku 9): gnoll",
        },
    ),
    (
        SetBought(0, MARKET + 9, "bottom", 5, 2),
        {
            "en": "Ana bought the bottom set (market card 9) for 5 gold, 2 left",
            "cs": "Ana: dolní sada (karta trhu 9) za 5 zlaťáků, zbývají 2",
            "sk": "Ana: dolná sada (karta trhu 9) za 5 zlatiakov, zostávajú 2",
            "pl": "Ana: dolny zestaw (karta rynku 9) za 5 sztuk złota, zostają 2",
        },
    ),
    (
        TokenEmbedded(0, make_piece(OWN.first["C"]), "c2"),
        {
            "en": "Ana placed ooze in chamber c2",
            "cs": "Ana: rosolová krychle do místnosti c2",
            "sk": "Ana: rôsolová kocka do miestnosti c2",
            "pl": "Ana: śluz do komnaty c2",
        },
    ),
    (
        PassageLaid(0, "b2/c2"),
        {
            "en": "Ana placed a secret passage on edge b2/c2",
            "cs": "Ana: tajný průchod na okraj b2/c2",
            "sk": "Ana: tajný priechod na okraj b2/c2",
            "pl": "Ana: tajne przejście na krawędzi b2/c2",
        },
    ),
    (
        SeatPassed(0, 4),
        {
            "en": "Ana passed with 4 gold",
            "cs": "Ana: pas při 4 zlaťácích",
            "sk": "Ana: pas pri 4 zlatiakoch",
            "pl": "Ana: pas przy 4 sztukach złota",
        },
    ),
    (
        ChallengeTaken(0, make_piece(CHALLENGES + 13)),
        {
            "en": "Ana took the challenge “Fatal Pathway”",
            "cs": "Ana: výzva „Osudná stezka“",
            "sk": "Ana: výzva „Osudný chodník“",
            "pl": "Ana: wyzwanie „Zgubna droga”",
        },
    ),
    (
        MarketCleared(0),
        {
            "en": "The market was cleared, no token was left.",
            "cs": "Trh se uklidil, žádný žeton nezbyl.",
            "sk": "Trh sa upratal, žiadny žetón nezostal.",
            "pl": "Rynek uprzątnięto, nie został żaden żeton.",
        },
    ),
    (
        TokensReturned(5),
        {
            "en": "5 discarded tokens went back into a stack.",
            "cs": "Do hromádky se vrátilo 5 odložených žetonů.",
            "sk": "Do kôpky sa vrátilo 5 odhodených žetónov.",
            "pl": "Na stos wróciło 5 odrzuconych żetonów.",
        },
    ),
    (
        JaelTook((make_piece(OWN.first["C"]), make_piece(OWN.last["S"]))),
        {
            "en": "Jael took 2 tokens from the market: ooze, spike trap.",
            "cs": "Jael si z trhu vzal 2 žetony: rosolová krychle, ostny.",
            "sk": "Jael si z trhu vzal 2 žetóny: rôsolová kocka, bodce.",
            "pl": "Jael zabrał z rynku 2 żetony: śluz, kolce.",
        },
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("event", "said"), SENTENCES, ids=lambda each: type(each).__name__)
def test_what_happened_is_told_as_a_person_would(event: Event, said: dict[str, str], lang: str) -> None:
    assert speech(lang).event(event) == said[lang]


def test_answers_to_choose_and_answers_given() -> None:
    parse = STONESPINE.notation.parse
    assert speech("en").action(parse("column 2")) == "in column b"
    assert speech("cs").action(parse("place 42")) == "vyložit místnost „Prohlubeň“"
    assert speech("cs").action(parse("buy m9 bottom")) == "koupit dolní sadu (karta trhu 9)"
    assert speech("sk").action(parse("embed a1")) == "do miestnosti a1"
    assert speech("pl").action(parse("tunnel ^b1")) == "na krawędzi ^b1"
    assert speech("pl").action(parse("take ch30")) == "wziąć wyzwanie „Łaska króla”"
    assert speech("en").did(0, "pass") == "Ana passed"
    assert speech("en").did(CHANCE, "deal ?") == "Dealer: a card, face down"
    assert speech("sk").did(0, "discard ?") == "Ana: jedna odhodená miestnosť"
    assert speech("pl").did(0, "keep 42") == "Ana: na następną turę zostaje komnata „Zapadlisko”"


WHYS: list[tuple[Point, dict[str, str]]] = [
    (
        Point(0, "challenges", 14, "challenge-13", (("card", CHALLENGES + 13), ("count", 7), ("each", 2))),
        {
            "en": "traps on one single path: 7 × 2",
            "cs": "pasti na jedné cestě: 7 × 2",
            "sk": "pasce na jednej ceste: 7 × 2",
            "pl": "pułapki na pojedynczej ścieżce: 7 × 2",
        },
    ),
    (
        Point(0, "goal", 15, "goal-most", (("card", GOALS + 4), ("count", 4), ("tied", 0))),
        {
            "en": "pairs of identical traps: 4",
            "cs": "dvojice stejných pastí: 4",
            "sk": "dvojice rovnakých pascí: 4",
            "pl": "pary jednakowych pułapek: 4",
        },
    ),
    (
        Point(0, "goal", 9, "goal-most", (("card", GOALS + 1), ("count", 6), ("tied", BY_PRIORITY))),
        {
            "en": "goblins: 6; a tie, the better priority decides",
            "cs": "goblini: 6; shoda, rozhoduje lepší pořadí",
            "sk": "goblini: 6; zhoda, rozhoduje lepšie poradie",
            "pl": "gobliny: 6; remis, decyduje lepszy priorytet",
        },
    ),
    (
        Point(0, "goal", 9, "goal-fewest", (("card", GOALS + 2), ("count", 2), ("tied", BY_JAEL))),
        {
            "en": "chests: 2; a tie, Jael wins it",
            "cs": "truhly: 2; shoda, vyhrává ji Jael",
            "sk": "truhlice: 2; zhoda, vyhráva ju Jael",
            "pl": "skrzynie: 2; remis, wygrywa go Jael",
        },
    ),
    (
        Point(0, "blueprint", 7, "blueprint", (("count", 5),)),
        {
            "en": "5 of 8 requirements met",
            "cs": "splněné požadavky: 5 z 8",
            "sk": "splnené požiadavky: 5 z 8",
            "pl": "spełnione wymagania: 5 z 8",
        },
    ),
    (
        Point(0, "final-gold", 6, "final-gold", (("gold", 3), ("others", 10))),
        {"en": "gold 3 : 10", "cs": "zlaťáky 3 : 10", "sk": "zlatiaky 3 : 10", "pl": "złoto 3 : 10"},
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("point", "said"), WHYS, ids=lambda each: each.why if isinstance(each, Point) else "")
def test_every_point_has_its_reason(point: Point, said: dict[str, str], lang: str) -> None:
    assert speech(lang).why(point) == said[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_S12_every_goal_has_a_reason_of_its_own(lang: str) -> None:
    most = [goal.number for goal in OWN.card_set.goals if goal.rank == "most"]
    args = [(("card", GOALS + number), ("count", 1), ("tied", 0)) for number in most]
    told = [speech(lang).why(Point(0, "goal", 15, "goal-most", each)) for each in args]
    assert len(set(told)) == len(most) == 7


def test_S11_2_the_categories_of_the_score_sheet_are_called_as_in_the_editions() -> None:
    rows = ["priority", "goal", "challenges", "stars", "blueprint", "paths", "final-gold"]
    assert [speech("cs").row(row) for row in rows] == [
        "Konečné pořadí",
        "Karta cíle",
        "Karty výzev",
        "Body za místnosti",
        "Plán",
        "Cesty",
        "Závěrečné zlaťáky",
    ]
    assert [speech("pl").row(row) for row in rows] == [
        "Końcowy priorytet",
        "Karta celu",
        "Karty wyzwania",
        "Reputacja komnat",
        "Projekt",
        "Ścieżki w podziemiach",
        "Końcowe złoto",
    ]


def test_reasons_and_questions() -> None:
    assert speech("cs").reason(StonespineReason.TOO_EXPENSIVE) == "Na tuto sadu nemáš dost zlaťáků."
    assert speech("pl").reason(StonespineReason.CHAMBER_IS_FULL) == "W tej komnacie są już cztery elementy."
    assert speech("sk").question("visit-market") == "Kúp sadu žetónov, alebo pasuj."
    assert speech("en").question("keep") == "Choose a chamber to keep for the next turn."
