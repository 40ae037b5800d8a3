"""Actions as text: every action of Tides, and a small test game whose verbs have several fields."""

from dataclasses import dataclass
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.core import UNKNOWN, Action, Notation, UnreadableAction, Verb
from partie.core.codecs import CARD, CELL, NUMBER, SEAT
from partie.core.grid import cell
from partie.games.tides import TIDES
from partie.games.tides.actions import DEAL, RELIC, REMOVE, TAKE
from partie.games.tides.faces import CARDS

from .helpers import steady

ALL_OF_TIDES: Final = [table[card] for table in (DEAL, TAKE, RELIC, REMOVE) for card in CARDS]


@dataclass(frozen=True)
class Place(Action):
    card: int
    cell: int
    turns: int


@dataclass(frozen=True)
class Give(Action):
    seat: int
    card: int


@dataclass(frozen=True)
class Pass(Action):
    pass


@dataclass(frozen=True)
class Bid(Action):
    number: int


CODES: Final = {1: "sun", 2: "moon", 40: "V2"}
BIDS: Final = tuple([Bid(number) for number in range(5)])
CODED: Final = Notation(
    Verb(Place, Place, card=CARD, cell=CELL, turns=NUMBER),
    Verb(Give, Give, seat=SEAT, card=CARD),
    Verb(Pass, Pass),
    Verb(Bid, BIDS, number=NUMBER),
    codes=CODES,
)

places = st.builds(
    Place,
    st.sampled_from(list(CODES)),
    st.builds(cell, st.integers(-512, 511), st.integers(-512, 511)),
    st.integers(-1000, 1000),
)
gifts = st.builds(Give, st.integers(0, 15), st.sampled_from(list(CODES)))
coded_actions = st.one_of(places, gifts, st.just(Pass()), st.sampled_from(BIDS))


@pytest.mark.parametrize("action", ALL_OF_TIDES, ids=TIDES.notation.text)
def test_every_action_of_tides_and_back(action: Action) -> None:
    # The very same object: actions are interned, and comparing two is comparing addresses.
    assert TIDES.notation.parse(TIDES.notation.text(action)) is action


def test_no_two_actions_of_tides_share_a_text() -> None:
    assert len({TIDES.notation.text(action) for action in ALL_OF_TIDES}) == len(ALL_OF_TIDES) == 72


def test_the_verb_is_the_class_name() -> None:
    assert TIDES.notation.text(TAKE[3]) == "take 3"
    assert TIDES.notation.text(REMOVE[18]) == "remove 18"


def test_verbs_with_several_fields() -> None:
    assert CODED.text(Place(40, cell(-3, 27), 2)) == "place V2 ab-3 2"
    assert CODED.text(Give(1, 2)) == "give B moon"
    assert CODED.text(Pass()) == "pass"


@steady
@given(coded_actions)
def test_coded_actions_and_back(action: Action) -> None:
    assert CODED.parse(CODED.text(action)) == action


def test_what_a_reader_sees_who_may_not_know_the_card() -> None:
    assert CODED.hidden(Place(40, cell(-3, 27), 2)) == "place ? ab-3 2"
    assert CODED.hidden(Give(1, 2)) == "give B ?"
    assert CODED.hidden(Pass()) == "pass"
    assert CODED.text(UNKNOWN) == CODED.hidden(UNKNOWN) == "?"


@steady
@given(st.lists(coded_actions, min_size=2, max_size=2))
def test_the_hidden_text_does_not_depend_on_the_card(two: list[Action]) -> None:
    one, other = two
    if isinstance(one, Place) and isinstance(other, Place):
        other = Place(other.card, one.cell, one.turns)
    elif isinstance(one, Give) and isinstance(other, Give):
        other = Give(one.seat, other.card)
    else:
        return
    assert CODED.hidden(one) == CODED.hidden(other)


def test_the_cards_an_action_names() -> None:
    assert CODED.cards(Place(40, cell(0, 0), 2)) == [40]
    assert CODED.cards(Give(1, 2)) == [2]
    assert CODED.cards(Pass()) == []
    assert CODED.cards(BIDS[3]) == []


FORMS = "is not one of: deal CARD, take CARD, relic CARD, remove CARD"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", f"'' {FORMS}"),
        ("?", f"'?' {FORMS}"),
        ("grab 3", f"'grab 3' {FORMS}"),
        ("Take 3", f"'Take 3' {FORMS}"),
        ("take", f"'take' {FORMS}"),
        ("take 3 4", f"'take 3 4' {FORMS}"),
        ("take  3", f"'take  3' {FORMS}"),
        ("take 3 ", f"'take 3 ' {FORMS}"),
        (" take 3", f"' take 3' {FORMS}"),
        ("take 19", "'take 19' names something this game does not have"),
        ("take 0", "'take 0' names something this game does not have"),
        ("take -1", "'take -1' names something this game does not have"),
        ("take ?", "'take ?' names something this game does not have"),
        ("take three", "'take three' names something this game does not have"),
        ("take " + "9" * 5000, "names something this game does not have"),
        ("take 03", "'take 03' should be written 'take 3'"),
        ("take +3", "'take +3' should be written 'take 3'"),
        ("take 1_0", "'take 1_0' should be written 'take 10'"),
        ("take ٣", "should be written 'take 3'"),
        ("take 3\n", "should be written 'take 3'"),
    ],
)
def test_texts_that_are_no_action_of_tides(text: str, message: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        TIDES.notation.parse(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("place sun a0", "place CARD CELL NUMBER, give SEAT CARD, pass, bid NUMBER"),
        ("place 1 a0 0", "names something"),
        ("place Sun a0 0", "names something"),
        ("place sun 0a 0", "names something"),
        ("place sun zzz0 0", "names something"),
        ("place sun a0 x", "names something"),
        ("place sun a0 00", "should be written 'place sun a0 0'"),
        ("give O sun", "names something"),
        ("give b sun", "names something"),
        ("give B ?", "names something"),
        ("pass 1", "is not one of"),
        ("bid 5", "names something"),
        ("bid -1", "should be written 'bid 4'"),
    ],
)
def test_texts_that_are_no_coded_action(text: str, message: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        CODED.parse(text)
    assert message in str(caught.value)


@steady
@given(st.text("takerlicmovdp 0123456789?-+", max_size=12))
def test_an_action_has_one_text_only(text: str) -> None:
    try:
        action = TIDES.notation.parse(text)
    except UnreadableAction:
        return
    assert TIDES.notation.text(action) == text


@dataclass(frozen=True)
class Open(Action):
    side: int


SIDES: Final = ("left", "right")
WORDED: Final = Notation(Verb(Open, Open, side=SIDES))


def test_a_field_may_have_words_for_its_values() -> None:
    assert [WORDED.text(Open(side)) for side in (0, 1)] == ["open left", "open right"]
    assert WORDED.parse("open right") == Open(1)
    assert WORDED.hidden(Open(0)) == "open left"


@pytest.mark.parametrize(("text", "message"), [("open", r"open left\|right"), ("open up", "does not have")])
def test_words_that_no_value_has(text: str, message: str) -> None:
    with pytest.raises(UnreadableAction, match=message):
        WORDED.parse(text)
