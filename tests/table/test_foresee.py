"""A preview shows what an answer really does, or nothing; it never guesses what other seats have not said yet."""

import pytest

from partie.core import NOBODY, SPECTATOR, Action, Game, Match, Position, Rng, Seat, seats_in, view_of
from partie.registry import find_game
from partie.table.shapes import Foreseen
from partie.table.snapshot import position_json

from .helpers import TABLES, finished, moments, new_table, whole_answers

MOMENTS = 30
TRIED = 12  # answers of one seat at one moment


def is_foreseeable(s: Position, game: Game[Position], seat: Seat) -> bool:
    """Whether what follows from this seat's answer follows from it alone."""
    asked = game.rules.question(s).who(s)
    return not asked & ~(1 << seat) or game.rules.question(s).stands_alone(s)


def answered(match: Match[Position], seat: Seat, own: list[str], rng: Rng) -> Position:
    """The truth right after everybody has answered: this seat as it says, the others by chance."""
    game, s = match.game, match.position.clone()
    question = game.rules.question(s)
    s.sealed[seat] += tuple([game.notation.parse(text) for text in own])
    for other in [other for other in seats_in(s.waiting) if other != seat]:
        while not s.sealed[other] or question.owes_more(s, other):
            options = question.options(s, other)
            s.sealed[other] += (options[rng.below(len(options))],)
    given: list[tuple[Seat, Action]] = [(other, action) for other in range(s.seats) for action in s.sealed[other]]
    s.sealed, s.waiting = [()] * s.seats, NOBODY
    s.agenda.pop()
    question.resolve(s, given)
    return s


def fits(foreseen: object, truth: object) -> bool:
    """Whether a preview says nothing but the truth. A card that the answer turns up is still a back in it."""
    if not isinstance(foreseen, list) or not isinstance(truth, list):
        return foreseen == truth or (isinstance(foreseen, str) and foreseen.startswith("?"))
    if len(foreseen) != len(truth):
        return False
    if all([isinstance(each, str) for each in (*foreseen, *truth)]):  # a zone, which is sorted by what is known
        return all([foreseen.count(card) <= truth.count(card) for card in foreseen if not card.startswith("?")])
    return all([fits(mine, real) for mine, real in zip(foreseen, truth, strict=True)])


def require_true(match: Match[Position], seat: Seat, texts: list[str], foreseen: Foreseen, rng: Rng) -> None:
    """What is shown of the seat's things is what happens; of everything, where nobody else is asked.

    Those who have still to answer have done nothing.
    """
    game, seats = match.game, match.position.seats
    others = [other for other in seats_in(match.position.waiting) if other != seat]
    now = position_json(game, match.view(seat).position)
    after = answered(match, seat, texts, rng)
    truth = position_json(game, view_of(game, after, seat).position)
    only = not game.rules.question(match.position).who(match.position) & ~(1 << seat)
    for name, shown in foreseen["view"].items():
        real = truth[name]
        if only:
            assert fits(shown, real), (name, texts)
        elif isinstance(shown, list) and isinstance(real, list) and len(shown) == seats:
            assert fits(shown[seat], real[seat]), (name, texts)
            as_it_is = now[name]
            assert isinstance(as_it_is, list)
            assert all([shown[other] == as_it_is[other] for other in others]), (name, texts)
    if only and "?" not in str(foreseen["view"]):
        gained = game.standing(after).total(seat) - game.standing(match.position).total(seat)
        assert foreseen["gains"][seat] == gained, texts


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_preview_is_true_or_there_is_none(game: str, seats: int) -> None:
    rng = Rng("others")
    met = 0
    for table in moments(game, seats, "preview", MOMENTS):
        match = table.match
        for seat in seats_in(match.position.waiting):
            whole = whole_answers(table, match.view(seat))
            for texts in whole[:: 1 + len(whole) // TRIED]:
                foreseen = table.foresee(seat, texts)
                if is_foreseeable(match.position, match.game, seat):
                    assert foreseen is not None, texts
                    require_true(match, seat, texts, foreseen, rng)
                    met += 1
                else:
                    assert foreseen is None, texts
    assert met > 10


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_offered_answer_may_be_pointed_at(game: str, seats: int) -> None:
    """Also half an answer, and also by a seat that is not asked, or by an onlooker: nothing is shown then."""
    for table in moments(game, seats, "point", MOMENTS):
        match = table.match
        for seat in seats_in(match.position.waiting):
            for action in match.legal(seat):
                text = match.game.notation.text(action)
                table.foresee(seat, [text])
                for other in (*range(seats), SPECTATOR):
                    if not match.position.waiting >> other & 1:
                        assert table.foresee(other, [text]) is None


@pytest.mark.parametrize("seats", find_game("tales").seats)
def test_who_takes_which_tile_depends_on_all_seats_so_the_first_choice_has_no_preview(seats: int) -> None:
    table = new_table("tales", seats)
    for given in range(seats):
        for seat in range(given, seats):
            asked = table.snapshot(seat)["asked"]
            assert asked is not None
            assert asked["name"] == "first-choice"
            assert all([table.foresee(seat, [option["text"]]) is None for option in asked["options"]])
        option = table.match.legal(given)[0]
        table.answer(given, table.match.number, 0, table.match.game.notation.text(option), None)


def test_when_the_game_is_over_nothing_is_foreseen() -> None:
    table = finished("tides", 2)
    assert table.foresee(0, []) is None
    assert table.foresee(0, ["take 1"]) is None
