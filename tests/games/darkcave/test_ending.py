"""D16 Drawing, the end of the game and the vote on it; D17 Scoring."""

from collections.abc import Sequence

import pytest

from partie.core import (
    SPECTATOR,
    IllegalAction,
    Match,
    NotYourTurn,
    Outcome,
    Seat,
    SeededDealer,
    StaleQuestion,
    letter,
    read_record,
    replay,
    seats_in,
    verify,
    write_record,
)
from partie.core.position_text import write_position
from partie.core.record import Entry
from partie.core.seats import DEALER
from partie.core.verify import is_accepted
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.actions import PROPOSE
from partie.games.darkcave.edition import FIRST, SECOND
from partie.games.darkcave.ending import NO_CLAN, saved, treasure, winning_clan, workers
from partie.games.darkcave.events import CardDealt, ClanOpened, EndAgreed, EndProposed, EndRefused, GameEnded
from partie.games.darkcave.faces import BLUE, YELLOW
from partie.games.darkcave.position import DarkCave

from .caves import (
    RULES,
    TABLES,
    A,
    B,
    C,
    D,
    E,
    Script,
    Table,
    begun,
    code,
    known,
    lie_in,
    parse,
    random_walk,
    table,
)
from .turns import ROAD, events_of, hand_of, names_heard, rest

EXIT = "goal-exit (4,4); I-cross (4,3)"


def outcome(game: Table) -> Outcome:
    """How the game at a table ended."""
    found = DARKCAVE.outcome(game.s)
    assert found is not None
    return found


def at_the_exit(
    seats: int, turn: Seat, roles: str, left: Sequence[Seat] = (), gold: dict[Seat, int] | None = None
) -> Table:
    """The active seat's dwarf is one step from the exit."""
    game = table(seats, EXIT, step="move", turn=turn, dwarfs={turn: "(4,4) s"}, roles=roles, left=left, gold=gold)
    return game.say(f"{letter(turn)} go (4,4) hub")


# -- D16 Drawing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", [B, SPECTATOR])
def test_D16_1_the_cards_due_are_drawn_and_only_the_drawer_sees_them(reader: Seat) -> None:
    game = table(2, ROAD, hands={A: "I-ns II-ns"})
    game.say("A drop I-ns + drop II-ns", "A stop", draw="I-boots I-tee-v")
    assert hand_of(game, A) == ["I-tee-v", "I-boots"]
    assert sorted([code(event.piece >> 16) for event in events_of(game, CardDealt, A)]) == ["I-boots", "I-tee-v"]
    assert [code(event.piece >> 16) for event in events_of(game, CardDealt, reader)] == ["level-1", "level-1"]
    assert known(game.s.hand[A], reader) == []


def test_D16_1_the_draw_must_be_made() -> None:
    game = table(2, ROAD, step="move")
    game.waits_for_chance = True
    game.say("A stop")
    assert (game.s.waiting, game.asked()) == (DEALER, "draw"), "nobody is asked whether it wants to"


@pytest.mark.parametrize(("stock", "drawn"), [((0, 0, 1), 1), ((0, 0, 0), 0), ((1, 0, 0), 1)])
def test_D16_2_of_a_short_pile_it_takes_what_is_there(stock: tuple[int, int, int], drawn: int) -> None:
    game = table(2, ROAD, hands={A: "I-ns I-bend-a I-bend-b"}, stock=stock)
    game.say("A drop I-ns + drop I-bend-a", "A stop")
    assert len(events_of(game, CardDealt, A)) == drawn
    assert len(game.s.hand[A]) == 1 + drawn
    assert (game.s.acting, sum(game.s.stock)) == (B, 0)


# -- D16 The end -------------------------------------------------------------------------------------------------------


def test_D16_3_the_game_ends_at_once_when_all_that_work_for_one_clan_have_left() -> None:
    roles = "blue-loyal blue-saboteur blue-loyal blue-saboteur"
    game = at_the_exit(4, C, roles, left=[A])
    assert (game.asked(), outcome(game).ending) == ("", "clan-out")
    assert "CardDealt" not in names_heard(game, C), "in the middle of the turn"


def test_D16_3_a_saboteur_counts_for_the_other_clan() -> None:
    roles = "blue-loyal yellow-loyal blue-loyal yellow-loyal yellow-saboteur"
    # Blue work A, C and E; yellow work B and D.
    assert at_the_exit(5, C, roles, left=[A]).asked() == "play", "E works for blue and is inside"
    assert at_the_exit(5, E, roles, left=[A, C]).asked() == ""
    assert at_the_exit(5, D, roles, left=[A, B]).asked() == ""


def test_D16_4_the_game_ends_when_pile_and_hands_are_empty() -> None:
    game = table(2, ROAD, hands={A: "I-ns", B: ""}, stock=(0, 0, 0))
    game.say("A drop I-ns")
    assert (game.asked(), outcome(game).ending, game.dwarf(A)) == ("", "cards-out", "(0,0) hub"), "without a move"


LAST = {
    "a path card": ("I-ns", "A play I-ns + lay (0,1) as-it-is"),
    "a web": ("I-web", "A play I-web + spin (2,0) east"),
    "a creature": ("I-rat", "A play I-rat + call (4,0)"),
    "equipment": ("I-boots", "A play I-boots + equip A"),
    "a look": ("I-secret", "A play I-secret + peek north-west"),
    "a swap": ("II-swap", "A play II-swap + swap B"),
    "two discards": ("I-ns I-web", "A drop I-ns + drop I-web"),
}


@pytest.mark.parametrize("last", LAST)
def test_D16_4_whatever_the_last_card_is_nothing_follows_it(last: str) -> None:
    hand, said = LAST[last]
    game = table(2, ROAD, hands={A: hand, B: ""}, stock=(0, 0, 0))
    game.say(said)
    assert (game.asked(), outcome(game).ending) == ("", "cards-out")


def test_D16_4_an_axe_on_a_web_ends_nothing() -> None:
    webs = {"I-web": "B (0,0) north 2"}
    game = table(2, ROAD, hands={A: "I-ns", B: ""}, front={A: "I-axe"}, webs=webs, stock=(0, 0, 0))
    assert game.say("A cut 1").asked() == "play"


def test_D16_4_a_bridge_may_take_the_last_card_and_end_the_game_on_the_way() -> None:
    game = table(2, "I-bridge-ns (0,1); I-ns (0,2)", step="move", hands={A: "I-boots", B: ""}, stock=(0, 0, 0))
    game.say("A go (0,1) lane1")
    assert (game.asked(), outcome(game).ending, game.dwarf(A)) == ("", "cards-out", "(0,1) lane1")


def test_D16_4_in_version_1_the_turn_is_played_out() -> None:
    game = table(2, ROAD, hands={A: "I-ns", B: ""}, stock=(0, 0, 0), edition=FIRST)
    game.say("A drop I-ns")
    assert game.asked() == "dwarf-step", "whoever plays the last card still moves"
    game.say("A go (1,0) hub", "A stop")
    assert (game.asked(), outcome(game).ending, game.dwarf(A)) == ("", "cards-out", "(1,0) hub")


def test_D16_4_not_while_the_pile_or_any_hand_holds_a_card() -> None:
    hand = table(3, ROAD, hands={A: "I-ns", B: "", C: "I-bend-a"}, stock=(0, 0, 0)).say("A drop I-ns", "A stop")
    assert (hand.asked(), hand.s.acting) == ("play", C)
    pile = table(2, ROAD, hands={A: "I-ns", B: ""}, stock=(0, 0, 1)).say("A drop I-ns", "A stop")
    assert (pile.asked(), pile.s.acting) == ("play", A), "A has drawn the last card, B is skipped"


def test_D16_4_a_rat_may_take_the_last_card_and_end_the_game() -> None:
    for edition, asked in ((SECOND, ""), (FIRST, "dwarf-step")):
        hands, dwarfs = {A: "I-rat", B: "I-ns"}, {B: "(3,0)"}
        game = table(2, ROAD, hands=hands, dwarfs=dwarfs, stock=(0, 0, 0), edition=edition)
        game.say("A play I-rat + call (4,0)", "A go (3,0) hub")
        assert (game.s.hand, game.asked()) == ([(), ()], asked)


def test_D16_5_cards_that_nobody_can_draw_end_the_game_with_the_turn() -> None:
    game = table(2, "I-bridge-ns (0,1)", hands={A: "I-ns", B: ""}, limits={A: 1, B: 0}, stock=(0, 0, 4))
    game.say("A drop I-ns")
    assert game.asked() == "dwarf-step", "A would still draw a card"
    game.say("A go (0,1) lane1")
    assert (game.s.hand_limit, game.asked()) == ([0, 0], "dwarf-step")
    game.say("A stop")
    assert (game.asked(), outcome(game).ending, sum(game.s.stock)) == ("", "cards-out", 4)


@pytest.mark.parametrize("seats", TABLES)
def test_D16_5_play_cannot_stall(seats: int) -> None:
    played: set[int] = set()
    for s, seat, _ in random_walk(seats, "stall"):
        if s.turns and seat == s.acting:
            played.add(s.turns)
            if sum(s.stock) and RULES.question(s).name == "play":
                assert any(s.hand)
    assert 0 < len(played) <= 67


# -- D16.6 The vote ----------------------------------------------------------------------------------------------------


class FirstThing(Script):
    """A dealer that goes on with the first option."""

    def choose(self, question: int, weights: Sequence[int]) -> int:
        return self.indices.pop(0) if self.indices else 0


def proposing() -> Match[DarkCave]:
    """A match of three at its first turn, which is A's."""
    game = begun(3, hands={A: "I-cross I-tee-h I-bend-a I-secret I-boots"})
    return Match(DARKCAVE, ["Ann", "Ben", "Cid"], FirstThing(game.dealt))


def say(match: Match[DarkCave], *answers: str) -> None:
    """Answers at a match, one after another."""
    for each in answers:
        who, _, parts = each.partition(" ")
        for part in parts.split(" + "):
            match.act(match.number, "ABCDEFGH".index(who), parse(part))


@pytest.mark.parametrize("seat", [A, B, C])
def test_D16_6_any_seat_may_propose_whoever_is_asked(seat: Seat) -> None:
    game = begun(3)
    assert (game.who(), RULES.interjections(game.s, seat)) == ([A], [PROPOSE])
    game.say(f"{letter(seat)} propose")
    assert (game.asked(), game.who()) == ("vote", [other for other in (A, B, C) if other != seat])
    assert [event.seat for event in events_of(game, EndProposed, SPECTATOR)] == [seat]
    for other in game.who():
        assert game.options(other) == ["agree", "refuse"]


def test_D16_6_all_agree_and_the_game_is_over() -> None:
    game = begun(3).say("B propose", "A agree")
    assert (game.asked(), game.who()) == ("vote", [C])
    game.say("C agree")
    assert (game.asked(), outcome(game).ending, outcome(game).winners()) == ("", "agreed", [])
    assert [event.seat for event in events_of(game, EndAgreed, SPECTATOR)] == [B]


@pytest.mark.parametrize("votes", [("agree", "refuse"), ("refuse", "agree"), ("refuse", "refuse")])
def test_D16_6_one_no_rejects_and_the_open_question_is_asked_again(votes: tuple[str, str]) -> None:
    game = begun(3)
    before = game.options(A)
    game.say("B propose", f"A {votes[0]}", f"C {votes[1]}")
    assert (game.asked(), game.who(), game.options(A)) == ("play", [A], before)
    assert [event.seat for event in events_of(game, EndRefused, SPECTATOR)] == [B]


def test_D16_6_votes_are_sealed_until_all_are_given() -> None:
    game = begun(3).say("B propose")
    looks = {game.copy().say(f"A {vote}").look(C) for vote in ("agree", "refuse")}
    assert len(looks) == 1


QUESTIONS = {
    "play": table(3, ROAD, hands={A: "I-ns I-rat"}),
    "creature-step": table(3, ROAD, hands={A: "I-ns I-rat"}).say("A play I-rat + call (4,0)"),
    "axe": table(3, ROAD, hands={A: "I-ns I-rat"}, dwarfs={B: "(3,0)"}, front={B: "I-axe"}).say(
        "A play I-rat + call (4,0)", "A go (3,0) hub"
    ),
    "dwarf-step": table(3, ROAD, step="move"),
    "turn-goal": table(3, "I-cross (4,3)", step="move", dwarfs={A: "(4,3)"}).say("A go (4,4) goal"),
    "finish": table(3, ROAD, step="move", front={A: "I-axe"}, webs={"I-web": "C (0,0) north 2"}).say("A stop"),
}


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize("seat", [A, B, C])
def test_D16_6_between_any_two_questions(name: str, seat: Seat) -> None:
    game = QUESTIONS[name].copy()
    assert game.asked() == name
    (asked,) = game.who()
    before = game.options(asked)
    assert RULES.interjections(game.s, seat) == [PROPOSE]
    game.say(f"{letter(seat)} propose")
    for other in game.who():
        game.say(f"{letter(other)} refuse")
    assert (game.asked(), game.who(), game.options(asked)) == (name, [asked], before)


def test_D16_6_not_while_half_of_ones_answer_is_given() -> None:
    game = begun(3, hands={A: "I-cross I-tee-h I-bend-a I-secret I-boots"}).say("A play I-cross")
    assert RULES.interjections(game.s, A) == ()
    with pytest.raises(IllegalAction):
        game.say("A propose")
    game.say("A lay (1,0) as-it-is")
    assert RULES.interjections(game.s, A) == [PROPOSE]


def test_D16_6_half_an_answer_of_another_seat_stops_nobody_and_is_dropped() -> None:
    """D3.13 Nobody may learn of it, not even by a refusal."""
    game = begun(3, hands={A: "I-cross I-tee-h I-bend-a I-secret I-boots"})
    before = game.options(A)
    game.say("A play I-cross")
    assert [RULES.interjections(game.s, seat) for seat in (B, C)] == [[PROPOSE], [PROPOSE]]
    game.say("B propose", "A refuse", "C refuse")
    assert (game.asked(), game.who(), game.options(A)) == ("play", [A], before)


def test_D16_6_no_second_proposal_while_the_vote_is_open() -> None:
    game = begun(3).say("B propose")
    assert [RULES.interjections(game.s, seat) for seat in (A, B, C)] == [(), (), ()]


def test_D16_6_nobody_proposes_before_the_first_turn_nor_after_the_end() -> None:
    dealing = DARKCAVE.start(3)
    assert [RULES.interjections(dealing, seat) for seat in (A, B, C)] == [(), (), ()]
    over = begun(3).say("B propose", "A agree", "C agree")
    assert [RULES.interjections(over.s, seat) for seat in (A, B, C)] == [(), (), ()]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_D16_6_a_new_proposal_only_after_another_full_round(seats: int) -> None:
    game = begun(seats, roles="").say("B propose")
    for other in game.who():
        game.say(f"{letter(other)} refuse")
    may = []
    for _ in range(seats + 1):
        allowed = [bool(RULES.interjections(game.s, seat)) for seat in range(seats)]
        assert len(set(allowed)) == 1, "all seats wait, not only the one that proposed"
        may.append(allowed[0])
        rest(game)
    assert may == [False] * seats + [True]


def test_D16_6_a_proposal_that_comes_too_soon_is_refused() -> None:
    game = begun(2).say("B propose", "A refuse")
    with pytest.raises(NotYourTurn):
        game.say("B propose")
    with pytest.raises(IllegalAction):
        game.say("A propose")


def test_D16_6_a_vote_is_recorded_and_replayed() -> None:
    match = proposing()
    say(match, "A play I-cross + lay (1,0) as-it-is", "C propose", "A agree", "B refuse", "A stop")
    record = match.record()
    written = write_record(record)
    rows = [[(entry.seat, entry.parts) for entry in row.entries] for row in record.rows]
    assert [(C, ("propose",))] in rows
    assert [(A, ("agree",)), (B, ("refuse",))] in rows
    again = replay(DARKCAVE, read_record(written))
    assert write_position(DARKCAVE, again) == write_position(DARKCAVE, match.position)


def test_D16_6_an_agreed_end_is_a_record_that_verifies() -> None:
    match = Match(DARKCAVE, ["Ann", "Ben", "Cid"], SeededDealer("agreed"))
    say(match, "B propose", "A agree", "C agree")
    assert match.over()
    text = write_record(match.record())
    assert read_record(text).headers["ending"] == "agreed"
    assert is_accepted(verify(DARKCAVE, read_record(text), text))


@pytest.mark.parametrize("reader", [A, B, C, SPECTATOR])
def test_D16_6_a_vote_stands_in_every_readers_download(reader: Seat) -> None:
    match = proposing()
    say(match, "C propose", "A agree", "B refuse")
    rows = [[(entry.seat, entry.parts) for entry in row.entries] for row in match.download(reader).rows]
    assert rows[-2:] == [[(C, ("propose",))], [(A, ("agree",)), (B, ("refuse",))]]


def test_D16_6_a_proposal_stays_made_and_a_vote_can_be_taken_back_until_all_have_voted() -> None:
    match = proposing()
    say(match, "C propose")
    assert [match.can_undo(seat) for seat in (A, B, C)] == [False, False, False]
    say(match, "A agree")
    assert [match.can_undo(seat) for seat in (A, B, C)] == [True, False, False]
    assert match.undo(A)
    assert seats_in(match.position.waiting) == [A, B]
    say(match, "A refuse", "B refuse")
    assert [match.can_undo(seat) for seat in (A, B, C)] == [False, False, False], "the votes have been seen"


def test_D16_6_the_only_vote_of_two_seats_stays_given() -> None:
    match = begun(2).match()
    say(match, "A propose", "B refuse")
    assert [match.can_undo(seat) for seat in (A, B)] == [False, False]


def test_D16_6_an_answer_after_a_vote_can_be_taken_back_and_the_vote_stands() -> None:
    match = proposing()
    say(match, "A play I-cross + lay (1,0) as-it-is", "C propose", "A agree", "B refuse")
    before = write_position(DARKCAVE, match.position)
    say(match, "A go (1,0) hub")
    assert match.undo(A)
    assert write_position(DARKCAVE, match.position) == before
    assert RULES.interjections(match.position, C) == (), "the pause after the vote is kept"


def test_D16_6_a_proposal_drops_half_an_answer_from_the_match_and_its_record() -> None:
    match = proposing()
    question = match.number
    say(match, "A play I-cross")
    match.act(question, C, PROPOSE, 0)
    assert match.record().rows[-1].entries == (Entry(C, ("propose",)),)
    with pytest.raises(StaleQuestion):
        match.act(question, A, parse("lay (1,0) as-it-is"), 1)
    say(match, "A agree", "B refuse")
    assert match.number == question + 2
    assert not any(match.position.sealed)
    say(match, "A play I-cross + lay (1,0) as-it-is")
    assert write_position(DARKCAVE, replay(DARKCAVE, match.record())) == write_position(DARKCAVE, match.position)


def test_D16_7_with_two_seats_the_first_dwarf_to_leave_wins_whatever_its_gold() -> None:
    game = at_the_exit(2, B, "blue-loyal yellow-loyal", gold={A: 8, B: 0})
    assert (game.asked(), outcome(game).winners(), outcome(game).scores) == ("", [B], (0, 0))


# -- D17 Scoring -------------------------------------------------------------------------------------------------------


def ended(seats: int, roles: str, left: Sequence[Seat] = (), gold: dict[Seat, int] | None = None) -> Table:
    """The last card is discarded and the game is over."""
    game = table(
        seats,
        ROAD,
        hands={seat: "I-ns" if seat == A else "" for seat in range(seats)},
        roles=roles,
        left=left,
        gold=gold,
        stock=(0, 0, 0),
    )
    game.say("A drop I-ns")
    if game.asked():
        game.say("A stop")
    assert game.asked() == ""
    return game


FIVE = "blue-loyal yellow-loyal blue-loyal yellow-loyal yellow-saboteur"  # blue work A, C, E; yellow B and D


@pytest.mark.parametrize("reader", [A, B, C, D, SPECTATOR])
def test_D17_1_all_clan_cards_are_turned_face_up(reader: Seat) -> None:
    game = ended(4, "")
    roles = ["blue-loyal", "blue-saboteur", "blue-loyal", "blue-saboteur"]
    assert [lie_in(game.sees(reader).clans[seat])[0] for seat in range(4)] == roles
    assert len(events_of(game, ClanOpened, reader)) == 4


def test_D17_2_whoever_is_still_inside_gives_its_nuggets_back() -> None:
    game = ended(5, FIVE, left=[A], gold={A: 2, C: 9, E: 9})
    assert saved(game.s, BLUE) == 2


def test_D17_3_saved_nuggets_are_those_of_all_that_left_and_work_for_the_clan() -> None:
    game = ended(5, FIVE, left=[B, A, E], gold={A: 1, B: 4, C: 9, D: 9, E: 2})
    assert (workers(game.s, BLUE), workers(game.s, YELLOW)) == ([A, C, E], [B, D])
    assert (saved(game.s, BLUE), saved(game.s, YELLOW)) == (3, 4)


def test_D17_4_treasure_is_saved_nuggets_times_the_dwarfs_that_work_for_the_other_clan() -> None:
    game = ended(5, FIVE, left=[B, A, E], gold={A: 1, B: 4, E: 2})
    assert (treasure(game.s, BLUE), treasure(game.s, YELLOW)) == (3 * 2, 4 * 3)
    assert [(event.blue, event.yellow) for event in events_of(game, GameEnded, SPECTATOR)] == [(6, 12)]
    assert outcome(game).scores == (6, 12, 6, 12, 6)
    assert [DARKCAVE.sheet(game.s).total(seat) for seat in range(5)] == [6, 12, 6, 12, 6]


def test_D17_4_no_score_is_told_before_the_end() -> None:
    game = table(5, ROAD, roles=FIVE, left=[A])
    assert (DARKCAVE.sheet(game.s).points, DARKCAVE.outcome(game.s)) == ((), None)


@pytest.mark.parametrize(("gold", "winners"), [(2, [A, C, E]), (1, [B, D])])
def test_D17_5_the_higher_treasure_wins(gold: int, winners: list[Seat]) -> None:
    game = ended(5, FIVE, left=[B, A], gold={A: gold * 2, B: 1})  # blue 8 or 4, yellow 3
    assert winning_clan(game.s) == BLUE
    game = ended(5, FIVE, left=[A, B], gold={A: gold, B: 1})  # blue 4 or 2, yellow 3
    assert outcome(game).winners() == winners


@pytest.mark.parametrize(("left", "winners"), [([A, B], [A, C, E]), ([B, A], [B, D]), ([E, B], [A, C, E])])
def test_D17_6_a_tie_goes_to_the_clan_of_the_first_to_leave(left: list[Seat], winners: list[Seat]) -> None:
    game = ended(5, FIVE, left=left, gold={left[0]: 0, left[1]: 0})
    assert (outcome(game).scores, outcome(game).winners()) == ((0,) * 5, winners)
    game = ended(5, FIVE, left=left, gold={A: 3, E: 3, B: 2})
    assert (outcome(game).scores, outcome(game).winners()) == ((6,) * 5, winners)


@pytest.mark.parametrize("seats", TABLES)
def test_D17_7_if_nobody_left_nobody_wins(seats: int) -> None:
    game = ended(seats, "")
    assert (winning_clan(game.s), outcome(game).winners()) == (NO_CLAN, [])
    assert outcome(game).ranks == (2,) * seats


def test_D17_8_all_that_work_for_the_winning_clan_win_together() -> None:
    game = ended(5, FIVE, left=[A], gold={A: 1})
    assert outcome(game).winners() == [A, C, E], "C is still inside, and E is a saboteur"
    assert outcome(game).ranks == (1, 2, 1, 2, 1)
    assert DARKCAVE.statistics.sides(game.s) == (BLUE, YELLOW, BLUE, YELLOW, BLUE)


def test_D17_8_with_one_clan_on_the_table_the_other_may_win() -> None:
    game = ended(4, "", left=[B], gold={B: 1})
    assert (winning_clan(game.s), outcome(game).winners()) == (YELLOW, [B, D])


@pytest.mark.parametrize("reader", [B, SPECTATOR])
def test_D17_9_after_the_end_the_whole_record_is_open(reader: Seat) -> None:
    match = proposing()
    say(match, "B propose", "A agree")
    assert match.download(reader).rows != match.record().rows
    say(match, "C agree")
    assert match.over()
    assert match.download(reader) == match.record()
    assert "deal I-cross" in [
        part for row in match.download(reader).rows for entry in row.entries for part in entry.parts
    ]


@pytest.mark.parametrize("reader", [A, B, SPECTATOR])
def test_D17_9_after_the_end_everything_hidden_is_shown(reader: Seat) -> None:
    game = begun(3).say("B propose", "A agree", "C agree")
    assert game.sees(reader).goals == game.s.goals
    assert game.sees(reader).hand == game.s.hand
    assert (game.sees(reader).aside, game.sees(reader).clans) == (game.s.aside, game.s.clans)
