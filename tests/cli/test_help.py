"""Help and errors in four languages."""

import subprocess
import sys
from importlib import import_module

import pytest

from partie.cli.admin import MEMBERS as ACTIONS
from partie.cli.app import MEMBERS, load
from partie.registry import game_names
from partie.words.catalog import LANGUAGES

from .helpers import run

COMMANDS = [*[name for name, _ in MEMBERS], *[f"admin {name}" for name, _ in ACTIONS]]
ENGLISH = [command for command in COMMANDS if load(command.split()[0]).in_english]
SPOKEN = [command for command in COMMANDS if command not in ENGLISH]
USAGE = {"en": "Usage: partie", "cs": "Použití: partie", "sk": "Použitie: partie", "pl": "Użycie: partie"}
EXAMPLES = {"en": "Examples", "cs": "Příklady", "sk": "Príklady", "pl": "Przykłady"}
# What click would say by itself, in any of its sentences.
CLICK = ("Show this message", "Settings:", "Commands:", "[required]", "Try '", "No such", "Missing ", "Invalid value")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *SPOKEN])
def test_every_help_page_speaks_every_language(lang: str, command: str) -> None:
    words = command.split()
    page = run(*words, "--help", "--lang", lang)
    assert page.exit_code == 0
    assert page.stdout.startswith(USAGE[lang])
    assert EXAMPLES[lang] in page.stdout
    assert f"  partie {command}" in page.stdout
    assert not [each for each in CLICK if each in page.stdout]
    # The language can be named before the command, after it, or by the environment.
    assert run("--lang", lang, *words, "--help").stdout == page.stdout
    assert run(*words, f"--lang={lang}", "--help").stdout == page.stdout
    assert run(*words, "--help", environ={"PARTIE_LANG": lang}).stdout == page.stdout


@pytest.mark.parametrize("command", ENGLISH)
def test_commands_for_operators_and_builders_speak_english_alone(command: str) -> None:
    words = command.split()
    page = run(*words, "--help", environ={"PARTIE_LANG": "cs"})
    assert page.exit_code == 0
    assert page.stdout.startswith(USAGE["en"])
    assert EXAMPLES["en"] in page.stdout
    assert f"  partie {command}" in page.stdout
    assert not [each for each in (*CLICK, "--lang") if each in page.stdout]
    assert run("--lang", "sk", *words, "--help").stdout == page.stdout
    assert run("--lang=pl", *words, "--help").stdout == page.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["fuzz"], "GAME is missing from the command line."),
        (["perft", "tides"], "The option --depth is required."),
        (["fuzz", "chess"], "The game “chess” is not installed."),
        (["admin", "tabels"], "There is no command “tabels”. Did you mean “tables”?"),
        (["admin", "rewind", "--to", "soon"], "The option --to needs a whole number"),
        (["bench", "--lang", "cs"], "There is no option --lang here."),
    ],
)
def test_their_errors_are_english_too(args: list[str], said: str) -> None:
    result = run(*args, environ={"PARTIE_LANG": "cs"})
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: ")
    assert said in result.stderr


def test_other_commands_keep_their_language_beside_them() -> None:
    """A game or a seat may be called like a command: only the first word says which command it is."""
    assert run("--lang", "cs", "verify", "doctor").stderr.startswith("Chyba: ")


def test_a_page_fits_eighty_columns() -> None:
    for command in COMMANDS:
        for lang in LANGUAGES:
            page = run("--lang", lang, *command.split(), "--help", environ={"COLUMNS": "80"})
            assert max([len(line) for line in page.stdout.splitlines() if not line.startswith("  partie")]) <= 80


def test_a_pipe_gets_no_colour() -> None:
    assert "\x1b" not in run("play", "--help").stdout


def test_partie_alone_shows_its_help() -> None:
    alone = run()
    assert alone.exit_code == 0
    assert alone.stdout == run("--help").stdout


def test_the_version() -> None:
    assert run("--version").stdout.startswith("Partie ")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["verfy"], "There is no command “verfy”. Did you mean “verify”?"),
        (["xyzzy"], "There is no command “xyzzy”. Choose one of: games, rules, learn, play,"),
        (["play", "tides", "--sead", "1"], "There is no option --sead here. Did you mean"),
        (["play"], "Which game? One of darkcave, stonespine, tales, tides."),
        (["simulate"], "GAME is missing from the command line."),
        (["play", "chess"], f"The game “chess” is not installed. Installed: {', '.join(game_names())}."),
        (["play", "tides", "--seed"], "The option --seed needs a value after it."),
        (["games", "--json=yes"], "The option --json takes no value"),
        (["games", "a", "b"], "Unexpected extra arguments: a b."),
        (["games", "--lang", "de"], "The language “de” is not available. Choose one of: en, cs, sk, pl."),
        (
            ["simulate", "tides", "--games", "many"],
            "The option --games needs a whole number of at least 1, not “many”.",
        ),
        (["simulate", "tides", "--games", "0"], "at least 1, not “0”"),
        (["simulate", "tides", "--jobs", "-1"], "at least 1, not “-1”"),
        (["fuzz", "tides", "--seconds", "soon"], "The option --seconds needs a number of seconds greater than zero"),
        (["fuzz", "tides", "--seconds", "nan"], "The option --seconds needs a number of seconds greater than zero"),
        (["perft", "tides"], "The option --depth is required."),
        (["perft", "tides", "--depth", "1", "--position", "chess 1"], "That is not a position of “tides”, rules 1."),
        (["play", "tides", "--salt", "a;b"], "“a;b” cannot be mixed in"),
    ],
)
def test_a_wrong_command_line_is_explained(args: list[str], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: ")
    assert said in result.stderr
    command = f"partie {args[0]} --help" if args[0] in COMMANDS else "partie --help"
    assert f"For help type: {command}\n" in result.stderr
    assert not [each for each in CLICK if each in result.output]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "cs",
            "Chyba: Volba --sead tu není. Neměla to být --seats, --seed, --set?\nNápovědu ukáže: partie play --help\n",
        ),
        (
            "sk",
            "Chyba: Voľba --sead tu nie je. Nemala to byť --seats, --seed, --set?\nPomoc ukáže: partie play --help\n",
        ),
        (
            "pl",
            "Błąd: Nie ma tu opcji --sead. Czy chodziło o --seats, --seed, --set?\n"
            "Pomoc pokazuje: partie play --help\n",
        ),
    ],
)
def test_errors_are_translated(lang: str, said: str) -> None:
    assert run("play", "tides", "--sead", "1", "--lang", lang).stderr == said


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["verify", "nowhere.txt"], "The file “nowhere.txt” does not exist."),
        (["replay", "nowhere.txt"], "The file “nowhere.txt” does not exist."),
        (["verify", "."], "The file “.” cannot be read"),
        (["simulate", "tides", "--games", "1", "--out", "nowhere/at/all"], "cannot be written"),
    ],
)
def test_a_failure_is_explained(args: list[str], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 1
    assert said in result.stderr


def test_the_package_can_be_run() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "partie", "games", "--lang", "sk"],
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    assert "jazyky: en, cs, sk, pl" in done.stdout


def test_nothing_is_imported_before_it_is_needed() -> None:
    script = (
        "import sys, partie.cli; assert not {'click', 'rich', 'partie.core'} & set(sys.modules)\n"
        "import partie.lab.bench.process; assert not {'click', 'rich', 'partie.core'} & set(sys.modules)\n"
        "import partie.cli.app; assert not {'rich', 'partie.games', 'partie.bots'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_is_shown_whole_on_a_narrow_screen(command: str) -> None:
    shown = run(*command.split(), "--help", environ={"COLUMNS": "80"}).stdout
    examples = import_module(f"partie.cli.{command.replace(' ', '.').replace('-', '_')}").EXAMPLES
    assert examples
    for line, _ in examples:
        assert f"{line}\n" in shown
