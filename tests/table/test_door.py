"""The door as a screen uses it: open, look, answer, take back, ask for advice, keep and resume, look back, check."""

import json
from pathlib import Path
from typing import cast

import pytest

from partie.core import Record, Rng, letter, read_record, write_record
from partie.registry import find_game, game_names
from partie.table.door import CALLS, Door
from partie.table.refusal import Refused
from partie.table.shapes import Checked, Considered, GameJson, ReadingJson, Snapshot
from partie.table.table import resume_table

from .helpers import TABLES, Screen, finished, moments, new_table, seating, walk, whole_answers

A, B = 0, 1
RECORDS = Path(__file__).parents[1] / "records"


def tides(seed: str = "seed", bots: tuple[str, ...] = ()) -> Door:
    door = Door()
    door.open(seating("tides", 2, bots), seed)
    return door


def text_at(snapshot: Snapshot, index: int) -> str:
    assert snapshot["asked"] is not None
    return snapshot["asked"]["options"][index]["text"]


def refusal(door: Door, name: str, *args: object) -> tuple[str, str]:
    """The kind and the key of a refusal."""
    with pytest.raises(Refused) as caught:
        getattr(door, name)(*args)
    return caught.value.kind, caught.value.says["key"]


# -- opening and looking -----------------------------------------------------------------------------------------------


def test_every_game_is_told_with_its_seats_and_options() -> None:
    told = {game["name"]: game for game in Door().games()}
    assert sorted(told) == sorted(game_names())
    assert (told["tides"]["least"], told["tides"]["most"], told["tides"]["automaton"]) == (2, 2, "")
    stonespine: GameJson = told["stonespine"]
    assert (stonespine["least"], stonespine["most"], stonespine["automaton"]) == (1, 5, "jael")
    assert len(stonespine["settings"]) == 5


def test_a_new_table_asks_its_first_question() -> None:
    snapshot = tides().snapshot(A)
    assert (snapshot["game"], snapshot["viewer"], snapshot["players"], snapshot["version"]) == (
        "tides",
        A,
        ["Ana", "Bo"],
        0,
    )
    assert snapshot["waiting"] == [A, B]
    assert not snapshot["over"]
    assert snapshot["outcome"] is None
    assert snapshot["asked"] is not None
    assert snapshot["asked"]["question"] == snapshot["question"] == 11
    assert snapshot["asked"]["part"] == 0
    assert len(snapshot["asked"]["options"]) == 5
    assert all([option["picks"] for option in snapshot["asked"]["options"]])


def test_how_far_it_is_is_told_without_anybodys_eyes() -> None:
    door = tides(bots=("greedy", "greedy"))
    while door.bot("luck") is not None:
        status, snapshot = door.status(), door.snapshot(A)
        assert (status["question"], status["waiting"], status["outcome"]) == (
            snapshot["question"],
            snapshot["waiting"],
            snapshot["outcome"],
        )
    assert door.status()["over"]


def test_how_far_a_table_is_needs_nobodys_eyes() -> None:
    door = tides()
    assert door.status() == {"question": 11, "over": False, "waiting": [A, B], "outcome": None}
    door.answer(B, 11, 0, text_at(door.snapshot(B), 0), None)
    assert door.status()["waiting"] == [A]
    table = finished("tides", 2)
    outcome = table.snapshot(A)["outcome"]
    assert outcome is not None
    assert table.status() == {"question": table.match.number, "over": True, "waiting": [], "outcome": outcome}


def test_a_screen_is_told_only_what_it_has_not_heard() -> None:
    door = tides(bots=("greedy", "greedy"))
    for _ in range(6):
        door.bot("luck")
    whole = door.snapshot(A)
    rest = door.snapshot(A, 4)
    assert (whole["since"], rest["since"]) == (0, 4)
    assert len(whole["log"]) > 4
    assert rest["log"] == whole["log"][4:]


def test_the_same_seed_opens_the_same_table() -> None:
    assert tides("one").snapshot(A) == tides("one").snapshot(A)
    assert tides("one").snapshot(A) != tides("two").snapshot(A)


def test_before_a_table_or_a_record_is_open_nothing_can_be_asked() -> None:
    with pytest.raises(ValueError, match="no table"):
        Door().snapshot(A)
    with pytest.raises(ValueError, match="no record"):
        Door().moment(0, None)


def test_only_the_calls_of_the_list_can_be_called() -> None:
    for name in ("__init__", "_at", "call", "nonsense"):
        with pytest.raises(ValueError, match="no such call"):
            Door().call(name, "[]")


# -- answering ---------------------------------------------------------------------------------------------------------


def test_an_answer_is_sealed_until_the_last_one_is_in() -> None:
    door = tides()
    mine = text_at(door.snapshot(A), 0)
    door.answer(A, 11, 0, mine, 1500)
    assert door.snapshot(A)["given"] == [mine]
    assert door.snapshot(A)["asked"] is None
    assert door.snapshot(B)["given"] == []
    assert door.snapshot(B)["answered"] == [A]
    assert door.snapshot(B)["waiting"] == [B]
    door.answer(B, 11, 0, text_at(door.snapshot(B), 1), None)
    assert door.snapshot(A)["question"] == 12
    assert door.snapshot(A)["answered"] == []
    assert [event["kind"] for event in door.snapshot(A)["log"]][-3:] == ["taken", "taken", "hands-passed"]


def test_an_answer_given_twice_counts_once() -> None:
    door = tides()
    mine = text_at(door.snapshot(A), 0)
    door.answer(A, 11, 0, mine, None)
    kept = door.record()
    door.answer(A, 11, 0, mine, None)
    assert door.record() == kept
    door.answer(B, 11, 0, text_at(door.snapshot(B), 0), None)
    door.answer(A, 11, 0, mine, None)  # the network repeats it after the question was closed
    assert door.snapshot(A)["question"] == 12


def test_an_answer_to_a_closed_question_is_refused() -> None:
    door = tides()
    snapshot = door.snapshot(A)
    door.answer(A, 11, 0, text_at(snapshot, 0), None)
    assert refusal(door, "answer", A, 11, 0, text_at(snapshot, 1), None) == ("stale", "reason-too-late")
    assert refusal(door, "answer", B, 12, 0, text_at(door.snapshot(B), 0), None) == ("stale", "reason-too-late")


def test_an_answer_against_the_rules_is_refused_with_its_reason() -> None:
    door = tides()
    theirs = text_at(door.snapshot(B), 0)
    assert refusal(door, "answer", A, 11, 0, theirs, None) == ("illegal", "reason-not-in-hand")
    assert refusal(door, "answer", A, 11, 0, "dance 1", None) == ("refused", "reason-not-offered")
    assert door.snapshot(A)["version"] == 0


def test_a_refusal_comes_back_as_json() -> None:
    screen = Screen()
    screen.open("tides", 2)
    told = screen.call("answer", A, 11, 0, "dance 1", None)
    assert told == {"kind": "refused", "says": {"key": "reason-not-offered", "args": {}}}


def test_why_not_says_the_rule_or_nothing() -> None:
    door = tides()
    mine, theirs = text_at(door.snapshot(A), 0), text_at(door.snapshot(B), 0)
    assert door.why_not(A, mine) is None
    assert door.why_not(A, theirs) == {"key": "reason-not-in-hand", "args": {}}
    assert door.why_not(A, "take ?") == {"key": "reason-not-offered", "args": {}}
    door.answer(A, 11, 0, mine, None)
    assert door.why_not(A, mine) == {"key": "reason-not-asked", "args": {}}


# -- asides ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_may_say_unasked_is_in_its_look_and_can_be_said(game: str, seats: int) -> None:
    unasked = 0
    for table in moments(game, seats, "aside", 8):
        match = table.match
        for seat in range(seats):
            snapshot = table.snapshot(seat)
            # Half an answer of another seat is dropped by an aside, so each is tried at a table of its own.
            for option in snapshot["interjections"]:
                other = resume_table(table.record(), "aside", [""] * seats)
                other.answer(seat, snapshot["question"], 0, option["text"], None)
                assert other.match.number == match.number + 1
                unasked += snapshot["asked"] is None
            assert len(snapshot["interjections"]) == len(match.game.rules.interjections(match.position, seat))
    assert unasked > 0 or find_game(game).rules.interjection is None


# -- undo --------------------------------------------------------------------------------------------------------------


def test_a_sealed_answer_can_be_taken_back() -> None:
    door = tides()
    before = door.snapshot(A)
    assert not before["may_undo"]
    assert not door.undo(A)
    door.answer(A, 11, 0, text_at(before, 0), None)
    assert door.snapshot(A)["may_undo"]
    assert not door.snapshot(B)["may_undo"]
    assert door.undo(A)
    assert door.snapshot(A) == {**before, "version": 2}


def test_nothing_is_taken_back_once_everybody_has_answered() -> None:
    door = tides()
    for seat in (A, B):
        door.answer(seat, 11, 0, text_at(door.snapshot(seat), 0), None)
    assert not door.snapshot(A)["may_undo"]
    assert not door.undo(A)


def test_half_an_answer_is_taken_back_part_by_part() -> None:
    table = new_table("stonespine", 3)
    before = table.snapshot(A)
    place, column = next(texts for texts in whole_answers(table, table.match.view(A)) if len(texts) == 2)
    table.answer(A, before["question"], 0, place, None)
    half = table.snapshot(A)
    assert half["asked"] is not None
    assert half["asked"]["part"] == 1
    assert half["waiting"] == [A, B, 2]
    table.answer(A, before["question"], 1, column, None)
    assert table.snapshot(A)["given"] == [place, column]
    assert table.undo(A)
    assert table.snapshot(A)["given"] == [place]
    assert table.undo(A)
    assert table.snapshot(A)["view"] == before["view"]


# -- bots and advice ---------------------------------------------------------------------------------------------------


def test_a_bot_answers_what_it_is_asked() -> None:
    door = tides(bots=("", "greedy"))
    assert door.status()["waiting"] == [A, B]
    assert door.bot("luck") == B
    assert door.status()["waiting"] == [A]
    assert door.bot("luck") is None
    assert door.snapshot(A)["answered"] == [B]


def test_bots_play_a_game_to_its_end() -> None:
    door = tides(bots=("greedy", "random"))
    for number in range(100):
        if door.bot(f"luck {number}") is None:
            break
    snapshot = door.snapshot(A)
    assert snapshot["over"]
    assert snapshot["waiting"] == []
    assert snapshot["outcome"] is not None
    for seat in (A, B):
        total = sum([point["points"] for point in snapshot["sheet"] if point["seat"] == seat])
        assert total == snapshot["outcome"]["scores"][seat]


def test_every_answer_is_weighed_the_best_first() -> None:
    door = tides()
    asked = door.snapshot(A)["asked"]
    assert asked is not None
    weighed: list[Considered] = door.weigh(A, "regular", "luck")
    assert {each["text"] for each in weighed} == {option["text"] for option in asked["options"]}
    assert [each["expected"] for each in weighed] == sorted([each["expected"] for each in weighed], reverse=True)
    assert door.hint(A, "regular", "luck") == weighed[:3]


def test_a_hint_names_answers_that_may_be_given() -> None:
    door = tides()
    snapshot = door.snapshot(A)
    assert snapshot["asked"] is not None
    hint: list[Considered] = door.hint(A, "greedy", "luck")
    assert 0 < len(hint) <= 3
    assert {each["text"] for each in hint} <= {option["text"] for option in snapshot["asked"]["options"]}
    assert door.snapshot(A) == snapshot
    assert door.hint(A, "greedy", "luck") == hint


# -- foreseeing --------------------------------------------------------------------------------------------------------


def test_an_answer_is_foreseen_without_being_given() -> None:
    door = tides()
    before = door.snapshot(A)
    text = text_at(before, 0)
    seen = door.foresee(A, [text])
    assert seen is not None
    kingdoms = cast(list[list[str]], seen["view"]["kingdom"])
    assert kingdoms[A] == [text.removeprefix("take ")]
    assert len(seen["gains"]) == 2
    assert door.snapshot(A) == before


def test_what_is_no_answer_is_not_foreseen() -> None:
    door = tides()
    assert door.foresee(A, []) is None
    assert door.foresee(A, ["take ?"]) is None
    assert door.foresee(A, [text_at(door.snapshot(B), 0)]) is None


# -- the record --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_is_resumed_as_its_record_left_it(game: str, seats: int) -> None:
    """Between questions, while answers are sealed, and in the middle of one."""
    halves = 0
    for table in moments(game, seats, "kept", 12):
        record = table.record()
        door = Door()
        door.resume(record, "kept", [""] * seats)
        for seat in range(seats):
            snapshot, again = table.snapshot(seat), door.snapshot(seat)
            assert {**again, "version": snapshot["version"]} == snapshot
            halves += snapshot["asked"] is not None and snapshot["asked"]["part"] > 0
        assert door.record() == record
    assert halves > 0


def test_a_record_is_read_and_played_on_with_the_deck_it_names() -> None:
    """Our tiles change now and then; whoever keeps a record or a table keeps the tiles it was begun with."""
    whole = (RECORDS / "tales" / "two.rec").read_text(encoding="utf-8")
    door = Door()
    assert door.read(whole)["over"]
    assert verdicts(door.check(whole)) == dict.fromkeys(EVERYTHING, "good")
    record = read_record(whole)
    headers = {key: value for key, value in record.headers.items() if key not in ("seed", "result", "ending", "digest")}
    door.resume(write_record(Record(headers, record.rows[:60])), "golden two", ["", ""])
    assert not door.status()["over"]
    assert read_record(door.record()).headers["deck"] == record.headers["deck"] != find_game("tales").card_set_name()


def test_a_resumed_table_plays_on_with_the_same_luck() -> None:
    door, rng = tides(), Rng("on")
    again = tides()
    again.resume(door.record(), "seed", ["", ""])
    for each in (door, again):
        snapshot = each.snapshot(A)
        while not snapshot["over"]:
            seat = snapshot["waiting"][0]
            snapshot = each.snapshot(seat)
            assert snapshot["asked"] is not None
            index = rng.twin().below(len(snapshot["asked"]["options"]))
            each.answer(seat, snapshot["question"], snapshot["asked"]["part"], text_at(snapshot, index), None)
            snapshot = each.snapshot(A)
    assert door.record() == again.record()


def test_a_table_is_not_resumed_with_other_luck_or_from_nonsense() -> None:
    record = tides().record()
    assert refusal(Door(), "resume", record, "other", ["", ""]) == ("seed", "err-other-seed")
    assert refusal(Door(), "resume", "nonsense", "seed", ["", ""]) == ("unreadable", "err-unreadable-format")
    other = record.replace('[game "tides"]', '[game "chess"]')
    assert refusal(Door(), "resume", other, "seed", ["", ""]) == ("game", "err-unknown-record")


def rows_of(record: str) -> str:
    return record.partition("\n\n")[2]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seat_downloads_only_what_it_may_know(game: str, seats: int) -> None:
    table = new_table(game, seats, "a seed of its own")
    for given in walk(table, Rng("download")):
        # Alone, one has seen every card that was dealt; in Tales nothing is hidden but an answer that is sealed.
        if given >= 7 and (seats == 1 or any(["?" in rows_of(table.download(seat)) for seat in range(seats)])):
            break
    assert not table.match.over(), "nothing was ever hidden"
    for seat in range(seats):
        text = table.download(seat)
        record = read_record(text)
        assert record.headers["reader"] == letter(seat)
        assert not {"seed", "result", "digest"} & set(record.headers)
        assert "a seed of its own" not in text
        assert record.headers["luck"] == read_record(table.record()).headers["luck"]


def test_everybody_downloads_everything_once_it_is_over() -> None:
    table = finished("tides", 2)
    assert table.download(A) == table.download(B) == table.record()
    assert '[seed "seed"]' in table.record()


# -- looking back ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_moment_of_a_record_is_seen_through_every_eyes(game: str, seats: int) -> None:
    table = new_table(game, seats)
    asked: list[int] = []
    seen: dict[tuple[int, int], Snapshot] = {}
    for _ in walk(table, Rng("seed")):
        if not any(table.match.position.sealed):
            asked.append(table.match.number - 1)
            if len(asked) % 8 == 0 or table.match.over():
                seen.update({(asked[-1], seat): table.snapshot(seat) for seat in range(seats)})
    door = Door()
    about = door.read(table.record())
    assert about["players"] == table.match.players
    assert about["over"]
    assert about["last"] == table.match.number - 1
    # A person stops wherever a seat was asked, and sees there what the seat saw.
    assert about["stops"] == asked
    assert about["stops"][-1] == about["last"]
    parts = ("view", "counted", "standing", "sheet", "outcome", "over", "waiting", "log", "players")
    for (at, seat), snapshot in seen.items():
        moment = door.moment(at, seat)
        for part in parts:
            assert moment[part] == snapshot[part], part  # type: ignore[literal-required]  # each is a field of Look
        assert (moment["question"], moment["viewer"], moment["asked"], moment["may_undo"]) == (at, seat, None, False)


def test_with_no_eyes_everything_lies_open() -> None:
    door = Door()
    about: ReadingJson = door.read(finished("tides", 2).record())
    for at in (0, about["stops"][0], about["last"]):
        assert "?" not in json.dumps(door.moment(at, None)["view"])
    hands = cast(list[list[str]], door.moment(about["stops"][0], None)["view"]["hand"])
    assert [len(hand) for hand in hands] == [5, 5]
    mine = cast(list[list[str]], door.moment(about["stops"][0], A)["view"]["hand"])
    assert mine == [hands[A], ["?"] * 5]


def test_what_an_onlooker_thought_of_each_seat_ends_with_the_truth() -> None:
    record = finished("darkcave", 5).record()
    door = Door()
    thought = door.suspicions(record)
    questions = [each["question"] for each in thought]
    assert questions == sorted(set(questions))
    assert len(questions) > 10
    assert all([len(each["seats"]) == 5 and all([0 <= share <= 1 for share in each["seats"]]) for each in thought])
    about = door.read(record)
    clans = cast(list[list[str]], door.moment(about["last"], None)["view"]["clans"])
    assert thought[-1]["seats"] == [float(clan.endswith("-saboteur")) for (clan,) in clans]


@pytest.mark.parametrize(("game", "seats"), [("tides", 2), ("darkcave", 2)])
def test_where_nobody_hides_a_side_nobody_is_suspected(game: str, seats: int) -> None:
    assert Door().suspicions(finished(game, seats).record()) == []


def test_an_unfinished_record_is_read_up_to_its_last_answer() -> None:
    table = new_table("tides", 2)
    table.answer(A, 11, 0, text_at(table.snapshot(A), 0), None)
    door = Door()
    about = door.read(table.record())
    assert not about["over"]
    assert "seed" not in about["headers"]
    assert about["stops"] == [10, 11]
    assert door.moment(11, B)["waiting"] == [B]
    assert door.moment(11, B)["view"] == table.snapshot(B)["view"]


def test_what_cannot_be_read_is_refused() -> None:
    whole = finished("tides", 2).record()
    table = new_table("tides", 2)
    assert refusal(Door(), "read", "") == ("unreadable", "err-unreadable-format")
    assert refusal(Door(), "read", whole.replace("\n11. ", "\n11: ")) == ("unreadable", "err-unreadable-line")
    assert refusal(Door(), "read", whole.replace('"tides"', '"chess"')) == ("game", "err-unknown-record")
    assert refusal(Door(), "read", whole.replace('[rules "1"]', '[rules "99"]')) == ("game", "err-unknown-record")
    assert refusal(Door(), "read", whole.replace('[rules "1"]', '[rules "x"]')) == ("game", "err-unknown-record")
    assert refusal(Door(), "read", table.download(A)) == ("redacted", "err-redacted")
    first = next(line for line in whole.split("\n") if line.startswith("11. "))
    assert refusal(Door(), "read", whole.replace(first, "11. A take 1 | B take 1"))[0] == "broken"


# -- checking ----------------------------------------------------------------------------------------------------------


def verdicts(checks: list[Checked]) -> dict[str, str]:
    return {check["name"]: check["verdict"] for check in checks}


EVERYTHING = ("seal", "game", "play", "result", "commitment", "deal")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_honest_record_is_good_in_every_way(game: str, seats: int) -> None:
    checks = Door().check(finished(game, seats).record())
    assert verdicts(checks) == dict.fromkeys(EVERYTHING, "good")


def test_an_unfinished_record_leaves_its_luck_open() -> None:
    found = verdicts(Door().check(new_table("tides", 2).record()))
    assert found == {**dict.fromkeys(EVERYTHING, "open"), "seal": "good", "game": "good", "play": "good"}


def test_a_seats_own_record_leaves_its_gaps_open() -> None:
    found = verdicts(Door().check(new_table("tides", 2).download(B)))
    assert found == {"seal": "good", "game": "good", "play": "open", "result": "open"}


@pytest.mark.parametrize(
    ("old", "new", "bad"),
    [
        ('[seed "seed"]', '[seed "sees"]', {"seal", "commitment", "deal"}),
        ('[words "swallow"]', '[words "sparrow"]', {"seal", "deal"}),
        ('[result "', '[result "1', {"seal", "result"}),
        ('[deck "tides-1"]', '[deck "tides-2"]', {"seal", "game"}),
        ("\n12. ", " ; a comment\n12. ", {"seal"}),
    ],
)
def test_a_forged_record_is_found_out(old: str, new: str, bad: set[str]) -> None:
    text = finished("tides", 2).record()
    assert old in text
    checks = Door().check(text.replace(old, new, 1))
    assert {check["name"] for check in checks if check["verdict"] == "bad"} == bad


def test_a_row_against_the_rules_is_named() -> None:
    text = finished("tides", 2).record()
    first = next(line for line in text.split("\n") if line.startswith("11. "))
    checks = Door().check(text.replace(first, "11. A take 1 | B take 1"))
    (play,) = [check for check in checks if check["name"] == "play"]
    assert play["verdict"] == "bad"
    assert play["why"] is not None
    assert play["why"]["key"] == "break-illegal"
    assert play["why"]["args"]["question"] == 11


# -- json --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_that_comes_out_is_plain_json(game: str, seats: int) -> None:
    """What the door says is what the shapes say: a tuple or a key that is no text would come back as something else."""
    door = Door()
    table = finished(game, seats)
    door.open(seating(game, seats), "seed")
    first = door.status()["waiting"][0]
    about = door.read(table.record())
    said: list[object] = [door.games(), door.snapshot(first), door.status(), door.record(), door.download(first)]
    said += [about, door.suspicions(table.record()), door.check(table.record()), door.hint(first, "greedy", "luck")]
    said += [door.moment(at, viewer) for at in about["stops"][::7] for viewer in (None, *range(seats))]
    option = text_at(door.snapshot(first), 0)
    said += [door.foresee(first, [option]), door.why_not(first, option)]
    for each in said:
        assert _is_plain(each)
        assert json.loads(json.dumps(each)) == _listed(each)


def _is_plain(value: object) -> bool:
    if isinstance(value, dict):
        return all([isinstance(key, str) and _is_plain(each) for key, each in value.items()])
    if isinstance(value, (list, tuple)):
        return all([_is_plain(each) for each in value])
    return value is None or type(value) in (bool, int, float, str)


def _listed(value: object) -> object:
    """A tuple is a list over there, and nobody minds."""
    if isinstance(value, dict):
        return {key: _listed(each) for key, each in value.items()}
    return [_listed(each) for each in value] if isinstance(value, (list, tuple)) else value


def test_every_call_of_the_list_is_one_of_the_door() -> None:
    assert all([callable(getattr(Door, name)) for name in CALLS])


def test_a_seat_goes_to_a_bot_and_back() -> None:
    """Whoever goes away lets a bot answer; the open question stays, whoever answers it."""
    door = Door()
    door.open(seating("tides", 2, ["", "newcomer"]), "seed")
    assert door.bot("luck") == 1
    assert door.bot("luck") is None, "a person is waited for"
    door.entrust(0, "regular")
    assert door.bot("luck") == 0
    door.entrust(0, "")
    assert 0 in door.status()["waiting"]
    door.bot("luck")
    assert door.bot("luck") is None
