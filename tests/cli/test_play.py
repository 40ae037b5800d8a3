"""``partie play``: whole games typed into a pipe, and everything a person can ask for on the way."""

import re
from pathlib import Path

import pytest

import partie.terminal.dialogue
from partie.core import Game, Match, Position, SeededDealer, View, read_record, verify
from partie.core.sight import unseen
from partie.core.verify import is_accepted
from partie.registry import find_game, game_names
from partie.terminal.dialogue import Dialogue
from partie.testing.plain import plain_catalog
from partie.words.catalog import LANGUAGES, load_catalog
from partie.words.spaces import NO_BREAK
from partie.words.speech import Speech

from .helpers import lines, run
from .toy import BagGame

TIDES = find_game("tides")
SEED = ("--seed", "a game to test")
KEPT = "The game is kept. Continue with: partie play --resume\n"
KEYS = re.compile(r"\b(event|question|action|reason|face|ability|why|ending|rule|board|row|zone|field)-[a-z0-9]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_every_language(lang: str, tmp_path: Path) -> None:
    saved = tmp_path / "party.txt"
    result = run("play", "tides", *SEED, "--lang", lang, "--save", str(saved), typed=lines([1] * 16))
    assert result.exit_code == 0
    text = saved.read_text(encoding="utf-8")
    record = read_record(text)
    assert is_accepted(verify(TIDES, record, text))
    assert record.players()[1] == "bot:regular"
    words = plain_catalog(lang, TIDES)
    # The commitment stands before the first card, the seed after the last point.
    told = [
        words.say("luck-commitment", luck=record.headers["luck"]),
        words.say("question-draft"),
        words.say("question-relic"),
        words.say("question-remove"),
        words.say("board-round", round=3),
        words.say("sheet-title"),
        words.say("ending-three-rounds"),
        words.say("luck-seed", seed="a game to test"),
        words.say("check-seal-good"),
        words.say("check-deal-good", count=18),
        words.say("saved", file=str(saved)),
    ]
    places = [result.stdout.find(each) for each in told]
    assert -1 not in places
    assert places == sorted(places)
    assert record.headers["result"].replace(" ", " : ") in result.stdout
    assert not KEYS.search(result.stdout)
    assert "\x1b" not in result.stdout


def test_other_languages_stay_out() -> None:
    czech = run("play", "tides", *SEED, "--lang", "cs", typed=lines([1] * 16)).stdout
    for lang in ("en", "pl"):
        catalog = load_catalog(lang, TIDES)
        foreign = [catalog.say(f"face-{card}") for card in range(1, 19)] + [catalog.say("question-draft")]
        assert not [each for each in foreign if each in czech]


def test_it_fits_eighty_columns() -> None:
    for lang in LANGUAGES:
        result = run("play", "tides", *SEED, "--lang", lang, typed=lines([1] * 16), environ={"COLUMNS": "80"})
        assert max([len(line) for line in result.stdout.splitlines()]) <= 80


def test_the_table_is_told_with_reasons() -> None:
    said = run("play", "tides", *SEED, "--lang", "en", typed=lines([1, 1, 1, 1])).stdout
    assert "Suits: P" in said.replace("\u00a0", " ")
    assert re.search(r"[PLGTS·] \d+ .+: \d+ – .+", said)
    assert "Known cards in hand (Marek (Regular)): 5 unknown cards" in said  # before the first exchange
    assert re.search(r"Known cards in hand \(Marek \(Regular\)\): [PLGTS·] \d+", said)  # after it


# -- what can be typed -------------------------------------------------------------------------------------------


def first_hand() -> list[int]:
    match = Match(TIDES, ["A", "bot:greedy"], SeededDealer(SEED[1]))
    return [TIDES.notation.cards(action)[0] for action in match.legal(0)]


def test_a_card_by_its_number_or_by_notation() -> None:
    hand = first_hand()
    name = load_catalog("en", TIDES).say(f"face-{hand[2]}")
    for typed in ("3", f"#{hand[2]}", f"take {hand[2]}"):
        assert f"Chosen: play “{name}”" in run("play", "tides", *SEED, typed=lines([typed])).stdout
    beyond = next(card for card in hand if card > 5)
    assert "Chosen:" in run("play", "tides", *SEED, typed=lines([beyond])).stdout


def test_what_is_no_option_is_explained() -> None:
    other = next(card for card in range(1, 19) if card not in first_hand())
    said = run("play", "tides", *SEED, typed=lines([99, "hello", f"#{other}", ""])).stdout
    assert "“99” is not an option. Type one of the numbers 1–5, or ? for help." in said
    assert "“hello” is not an option." in said
    assert "That card is not in your hand." in said
    assert "Chosen" not in said


def test_rules_cards_log_and_points_can_be_looked_up() -> None:
    said = run(
        "play", "tides", *SEED, "--lang", "cs", typed=lines(["?", "? 13", "?#15", "? 99", "l", "s", 1, "l"])
    ).stdout
    assert "Obě strany tajně vyberou po jedné kartě." in said
    assert "u: vezme zpět poslední odpověď" in said
    assert "C 13 Pramen krvavých slz (chrám): Víc zahrad než soupeř: 7 VB." in said
    assert "C 15 Dvorana (chrám): 3 VB za každý palác." in said
    assert "Nic tu není pod „99“." in said
    assert "Zatím se nebodovalo." in said
    assert said.count("Dosavadní průběh") == 2


def test_undo() -> None:
    said = run("play", "tides", *SEED, typed=lines(["u", 1, "u", 1, 1, 1, 1, "u", 2, 1])).stdout
    assert said.count("You have no answer to undo yet.") == 1
    assert said.count("Your last answer can no longer be undone: someone has since acted") == 1
    assert said.count("The last answer has been undone.") == 1
    assert said.count("Chosen: keep") == 2  # the relic was chosen, taken back, and chosen again
    assert said.count("Chosen: remove") == 1


# -- leaving -----------------------------------------------------------------------------------------------------


def test_quitting_saves_the_own_record(tmp_path: Path) -> None:
    saved = tmp_path / "half.txt"
    result = run("play", "tides", *SEED, "--save", str(saved), typed=lines([1, "q"]))
    assert result.exit_code == 0
    assert f"Your record of the game so far is in {saved}." in result.stdout
    record = read_record(saved.read_text(encoding="utf-8"))
    assert record.headers["reader"] == "A"
    assert "seed" not in record.headers
    assert [row.entries[0].parts[0] for row in record.rows[5:10]] == ["deal ?"] * 5
    assert run("verify", str(saved)).exit_code == 0
    shown = run("replay", str(saved)).stdout
    assert "own record of an unfinished game" in shown
    assert "6–10. Dealer: a card, face down" in shown


def test_quitting_without_a_record() -> None:
    result = run("play", "tides", *SEED, typed=lines(["q"]))
    assert result.exit_code == 0
    assert result.stdout.endswith(KEPT)


@pytest.mark.parametrize("answers", [0, 1, 6])
def test_the_end_of_the_input_is_polite(answers: int, tmp_path: Path) -> None:
    saved = tmp_path / "half.txt"
    result = run("play", "tides", *SEED, "--save", str(saved), typed=lines([1] * answers))
    assert result.exit_code == 0
    assert result.stdout.endswith(KEPT)
    assert read_record(saved.read_text(encoding="utf-8")).headers["reader"] == "A"
    assert result.stderr == ""


def test_an_interrupt_is_polite(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(partie.terminal.dialogue, "ask_line", interrupt)
    result = run("play", "tides", *SEED)
    assert result.exit_code == 0
    assert result.stdout.endswith(KEPT)


# -- luck --------------------------------------------------------------------------------------------------------


def test_own_words_change_the_deal_and_are_in_the_record(tmp_path: Path) -> None:
    saved = tmp_path / "party.txt"
    result = run("play", "tides", *SEED, "--salt", "three blue mice", "--save", str(saved), typed=lines([1] * 16))
    assert "Mixed into the shuffle: three blue mice" in result.stdout
    text = saved.read_text(encoding="utf-8")
    assert read_record(text).salt() == ["three blue mice"]
    assert run("verify", str(saved)).exit_code == 0
    plain = run("play", "tides", *SEED, typed=lines([1] * 16)).stdout
    assert plain.split("1)")[1] != result.stdout.split("1)")[1]


def test_a_secret_seed_is_new_every_time() -> None:
    one, two = [run("play", "tides", typed="").stdout for _ in range(2)]
    assert one.splitlines()[1] != two.splitlines()[1]


def test_bots_alone() -> None:
    result = run("play", "tides", *SEED, "--seats", "bot:greedy,bot:random")
    assert result.exit_code == 0
    assert "The game so far" in result.stdout
    assert "good: The result" in result.stdout


# -- hot seat ----------------------------------------------------------------------------------------------------


def hot_seat() -> str:
    """A whole game of two people at one keyboard."""
    answers = [1, 2, 1, 3, 2, 1, 1, 2] + [1] * 40
    typed = "".join([f"\n{answer}\n" for answer in answers])
    return run("play", "tides", *SEED, "--seats", "me:Ana,me:Petr", typed=typed).stdout


def seen_too_much(said: str) -> list[str]:
    """The cards that somebody could read between two curtains and may not know.

    The same game is played beside it, which tells what each may know at each question.
    """
    found: list[str] = []
    match = Match(TIDES, ["Ana", "Petr"], SeededDealer(SEED[1]))
    speech = Speech(TIDES, load_catalog("en", TIDES), match.players)
    for section in said.split("Pass the keyboard to ")[1:]:
        seat = 0 if section.startswith("Ana") else 1
        before, *after = section.split("Chosen: ")
        for rest in after:
            # A list of all cards that may be hidden tells nothing, since it names every one of them.
            shown = " ".join([line for line in before.splitlines() if "unknown card" not in line]).replace(
                "\u00a0", " "
            )
            hidden = [speech.face(each >> 16) for _, each in unseen(TIDES, match.position, seat)]
            found.extend([f"{match.number} {speech.seat(seat)}: {name}" for name in hidden if name in shown])
            (action,) = [each for each in match.legal(seat) if speech.action(each) == rest.splitlines()[0]]
            match.act(match.number, seat, action)
            before = rest
    assert match.over()
    return found


def test_nobody_sees_what_the_other_holds() -> None:
    said = hot_seat()
    assert said.count("Pass the keyboard to Ana. Everyone else, please look away.") == 14
    assert "victory, " in said
    assert seen_too_much(said) == []


def test_a_table_that_shows_everything_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dialogue, "seen", lambda dialogue, seat: View(seat, dialogue.match.position))
    assert len(seen_too_much(hot_seat())) > 10


def test_the_answer_of_the_first_stays_sealed() -> None:
    hand = first_hand()
    name = load_catalog("en", TIDES).say(f"face-{hand[0]}")
    said = run("play", "tides", *SEED, "--seats", "me:Ana,me:Petr", typed="\n1\n\n").stdout
    ana, petr = said.split("Pass the keyboard to ")[1:]
    assert f"Chosen: play “{name}”" in ana
    assert name not in petr


def test_a_curtain_that_nobody_lifts() -> None:
    result = run("play", "tides", *SEED, "--seats", "me,me", "--lang", "cs", typed="")
    assert result.exit_code == 0
    assert "Klávesnice teď patří: Hráč A. Ostatní se nedívají." in result.stdout
    assert "1)" not in result.stdout


# -- any game ----------------------------------------------------------------------------------------------------


def test_a_game_without_words_and_board_can_be_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bag: Game[Position] = BagGame()  # type: ignore[assignment]  # a game of its own positions is a game
    monkeypatch.setattr("partie.cli.game_choice.find_game", lambda name, version=None: bag)
    monkeypatch.setattr("partie.cli.game_choice.game_names", lambda: ["bag"])
    saved = tmp_path / "bag.txt"
    typed = lines(["?", "? 3", "s", "l", 1, "keep 99", 1, 1, 1, 1, 1])
    result = run("play", "bag", *SEED, "--seats", "me,bot:random,bot:greedy", "--save", str(saved), typed=typed)
    assert result.exit_code == 0
    assert "victory" in result.stdout
    assert "kept, You: " in result.stdout
    assert run("verify", str(saved)).exit_code == 0
    assert "bag" in run("replay", str(saved), "--at", "3", "--seat", "B").stdout


def test_with_confirm_a_choice_can_be_taken_back_before_the_bot_answers() -> None:
    said = run("play", "tides", "--seed", "x", "--confirm", "--seats", "me,bot:random", typed="1\nu\n2\n\nq\n\n").stdout
    assert said.count("Enter: confirm") == 2
    assert said.index("play “The Great Library of Ahm”") < said.index("The last answer has been undone.")
    assert "You played “Gods’ Baths”" in said
    assert "You played “The Great Library of Ahm”" not in said


def test_two_bots_of_one_name_are_told_apart_on_the_sheet_too() -> None:
    said = run("play", "tides", "--seats", "2", "--seed", "q").stdout
    assert "Total: Random bot (A) 38, Random bot (B) 34" in said
    assert "Random bot (A): victory, 38 : 34" in said


# -- hints -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "title", "why"), [("en", "Hint", "What the bots weighed"), ("cs", "Rada", "Co boti")])
def test_a_hint_names_the_best_and_changes_nothing(lang: str, title: str, why: str) -> None:
    typed = lines(["h", *[1] * 16])
    said = run("play", "tides", *SEED, "--lang", lang, "--hints", typed=typed).stdout
    plain = run("play", "tides", *SEED, "--lang", lang, typed=lines([1] * 16)).stdout
    assert re.search(rf"{title}\n  1\. .+ – \d+ ?%", said)
    assert why in said
    assert why not in plain
    assert said.splitlines()[-1] == plain.splitlines()[-1], "the same game"


def test_hints_must_be_asked_for_at_the_start() -> None:
    said = run("play", "tides", *SEED, typed=lines(["h"])).stdout
    assert "Hints are off; start with --hints." in said
    assert "h hint" not in said.replace(NO_BREAK, " ")


def test_with_hints_the_key_is_named() -> None:
    said = run("play", "tides", *SEED, "--hints", typed=lines(["q"])).stdout
    assert "q quit · h hint" in said.replace(NO_BREAK, " ")


@pytest.mark.parametrize("game", game_names())
def test_help_speaks_of_this_very_question(game: str) -> None:
    typed = run("play", game, "--seats", "me,bot:1", *SEED, typed=lines(["?"])).stdout.replace(NO_BREAK, " ")
    card = re.search(r"\? rule · \? (\S+) card ·", typed)
    answer = re.search(r"such as: (.+)", typed)
    assert card
    assert answer
    tried = run("play", game, "--seats", "me,bot:1", *SEED, typed=lines([f"? {card[1]}", answer[1]])).stdout
    assert "Nothing here is called" not in tried
    assert "is not an option" not in tried
    assert "Chosen: " in tried


def test_a_place_is_chosen_by_its_number_though_others_are_empty() -> None:
    """G6.2 The tile of place 1 is gone: 3 is place 3 and 1 is nothing any more."""
    typed = lines(["", 1, "", 1, "", 1, 3])  # an empty line whenever the keyboard goes to the other one
    said = run("play", "tales", "--seats", "me:Ana,me:Petr", "--seed", "a", typed=typed).stdout.replace(NO_BREAK, " ")
    assert "2–6 choose" in said
    assert "“1” is not an option. Type one of the numbers 2–6, or ? for help." in said
    assert "Chosen: take the tile on space 3" in said
