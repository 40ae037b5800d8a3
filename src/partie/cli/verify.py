"""``partie verify``: is a record whole, was it played by the rules, and was the luck chosen by nobody?"""

from dataclasses import dataclass
from typing import Final

from partie.cli.broken_record import explain_break
from partie.cli.files import read_file
from partie.cli.game_choice import PlayedGames
from partie.cli.parameters import FAILED, Failed
from partie.cli.spoken import argument, command, option
from partie.core import Position, read_record, verify
from partie.core.record import UnreadableRecord, skim_headers, split_records
from partie.core.verify import Check, is_accepted
from partie.terminal.screen import Json, Screen, progress, verdict_sign
from partie.words.catalog import Catalog, key, load_catalog
from partie.words.speech import Speech

EXAMPLES = (
    ("partie verify party.txt", key("example-verify")),
    ("partie verify games.txt --json", key("example-verify-json")),
)

SENTENCES: Final = {
    ("seal", "good"): key("check-seal-good"),
    ("seal", "bad"): key("check-seal-bad"),
    ("game", "good"): key("check-game-good"),
    ("game", "bad"): key("check-game-bad"),
    ("play", "good"): key("check-play-good"),
    ("play", "open"): key("check-play-open"),
    ("result", "good"): key("check-result-good"),
    ("result", "bad"): key("check-result-bad"),
    ("result", "open"): key("check-result-open"),
    ("commitment", "good"): key("check-commitment-good"),
    ("commitment", "bad"): key("check-commitment-bad"),
    ("commitment", "open"): key("check-commitment-open"),
    ("deal", "good"): key("check-deal-good"),
    ("deal", "bad"): key("check-deal-bad"),
    ("deal", "open"): key("check-deal-open"),
}
WORDS: Final = {"good": key("verdict-good"), "bad": key("verdict-bad"), "open": key("verdict-open")}
STYLES: Final = {"good": "green", "bad": "bold red", "open": "yellow"}


@dataclass
class Result:
    """One record of a file. ``problem`` is set where it could not even be checked."""

    headers: dict[str, str]
    checks: list[Check]
    lines: list[tuple[str, str]]
    problem: str = ""

    def is_good(self) -> bool:
        """Whether nothing speaks against it."""
        return not self.problem and is_accepted(self.checks)


@argument("file", says=key("arg-record"), metavar=key("meta-file"))
@option("--cards", help=key("opt-cards"), metavar=key("meta-folder"))
@option("--json", "as_json", help=key("opt-json"), is_flag=True)
@command("verify", key("help-verify"), EXAMPLES)
def command_line(catalog: Catalog, file: str, cards: str | None, as_json: bool) -> int:
    """Check every record of a file."""
    text = read_file(file)
    try:
        texts = split_records(text)
    except UnreadableRecord as error:
        raise Failed("err-no-record", file=file) from error
    results: list[Result] = []
    games = PlayedGames(cards)
    with progress(catalog.say("verify-progress"), len(texts)) as bar:
        for each in texts:
            results.append(check_text(each, catalog, games))
            bar.advance(1)
    screen = Screen()
    accepted = all([result.is_good() for result in results])
    if as_json:
        screen.json({"file": file, "accepted": accepted, "records": [_facts(each) for each in results]})
    else:
        _report(screen, catalog, results)
    return 0 if accepted else FAILED


def check_text(text: str, catalog: Catalog, games: PlayedGames) -> Result:
    """Everything there is to say about one record."""
    headers = skim_headers(text)
    try:
        record = read_record(text)
    except UnreadableRecord as error:
        return Result(headers, [], [], unreadable(error, text, catalog))
    try:
        game = games.of(record.headers)
    except Failed as error:
        return Result(headers, [], [], catalog.say(error.key, **error.args_said))
    speech = Speech(game, load_catalog(catalog.lang, game), record.players())
    checks = verify(game, record, text)
    return Result(headers, checks, check_lines(checks, speech))


def unreadable(error: UnreadableRecord, text: str, catalog: Catalog) -> str:
    """Which line of a record cannot be read."""
    if error.line:
        return catalog.say("err-unreadable-line", line=error.line, text=text.split("\n")[error.line - 1])
    return catalog.say("err-unreadable-format")


def check_lines(checks: list[Check], speech: Speech[Position]) -> list[tuple[str, str]]:
    """Each check as a line with a sign and a word, and its colour."""
    lines: list[tuple[str, str]] = []
    for check in checks:
        if check.broken is not None:
            text = explain_break(check.broken, speech)
        else:
            count = int(check.detail) if check.detail.isdecimal() else 0
            header = check.detail.partition(":")[0]
            score = check.detail.replace(" ", " : ")
            text = speech.say(SENTENCES[check.name, check.verdict], count=count, header=header, score=score)
        sign = f"{verdict_sign(check.verdict)} {speech.say(WORDS[check.verdict])}"
        lines.append((f"  {sign}: {text}", STYLES[check.verdict]))
    return lines


def _report(screen: Screen, catalog: Catalog, results: list[Result]) -> None:
    for number, result in enumerate(results, 1):
        game, players = result.headers.get("game", "?"), result.headers.get("seats", "?")
        screen.line(catalog.say("verify-record", number=number, game=game, players=players), "bold")
        for line, style in result.lines:
            screen.line(line, style)
        if result.problem:
            sign = f"{verdict_sign('bad')} {catalog.say('verdict-bad')}"
            screen.line(f"  {sign}: {result.problem}", STYLES["bad"])
    bad = len([result for result in results if not result.is_good()])
    screen.line()
    if bad:
        screen.line(catalog.say("verify-rejected", records=len(results), bad=bad), STYLES["bad"])
    else:
        screen.line(catalog.say("verify-accepted", records=len(results)), STYLES["good"])


def _facts(result: Result) -> Json:
    checks: list[Json] = [
        {"name": check.name, "verdict": check.verdict, "detail": check.detail} for check in result.checks
    ]
    return {
        "game": result.headers.get("game"),
        "rules": result.headers.get("rules"),
        "seats": result.headers.get("seats"),
        "result": result.headers.get("result"),
        "accepted": result.is_good(),
        "checks": checks,
        "problem": result.problem or None,
    }
