"""``partie cards check``: can the tables of a folder be played with?"""

from pathlib import Path
from typing import Final

from partie.cli.game_choice import read_tables
from partie.cli.parameters import FAILED, Failed, Refused
from partie.cli.spoken import argument, command, option
from partie.core.card_lists import SET_COLUMNS, BadCardList, Fault, read_card_list
from partie.registry import find_game, game_names
from partie.terminal.screen import CROSS, TICK, Json, Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie cards check my-cards", key("example-cards")),
    ("partie cards check my-cards --json", key("example-cards-json")),
)

SENTENCES: Final = {
    "missing": key("cards-missing"),
    "columns": key("cards-columns"),
    "width": key("cards-width"),
    "value": key("cards-value"),
    "double": key("cards-double"),
    "too-few": key("cards-too-few"),
    "too-few-of": key("cards-too-few-of"),
}


@argument("action", says=key("arg-cards-action"), metavar=key("meta-cards-action"))
@argument("folder", says=key("arg-cards-folder"), metavar=key("meta-folder"))
@option("--json", "as_json", help=key("opt-json"), is_flag=True)
@command("cards", key("help-cards"), EXAMPLES)
def command_line(catalog: Catalog, action: str, folder: str, as_json: bool) -> int:
    """Check the tables of a folder."""
    if action != "check":
        raise Refused("err-cards-action", action=action)
    faults, name = check(read_tables(Path(folder)))
    screen = Screen()
    if as_json:
        told: list[Json] = [{**fault._asdict()} for fault in faults]
        screen.json({"folder": folder, "cards": name, "accepted": not faults, "faults": told})
    elif faults:
        for fault in faults:
            screen.line(f"{CROSS} {explain(fault, catalog)}", "bold red")
        screen.line(catalog.say("cards-rejected", faults=len(faults)))
    else:
        screen.line(f"{TICK} {catalog.say('cards-accepted', name=name)}", "green")
    return FAILED if faults else 0


def check(texts: dict[str, str]) -> tuple[list[Fault], str]:
    """Everything that is wrong with a card set, and its name as a record would give it."""
    try:
        rows = read_card_list("set", texts["set"], SET_COLUMNS)
        if len(rows) != 1:
            return [Fault("too-few", "set", 0, value=str(len(rows)), expected="1")], ""
        game = rows[0].text("game")
        if game not in game_names():
            raise Failed("err-cards-game", game=game, games=", ".join(game_names()))
        return [], find_game(game).with_cards(texts).card_set_name()
    except NotImplementedError as error:
        raise Failed("err-own-cards-only", game=rows[0].text("game")) from error
    except BadCardList as bad:
        return bad.faults, ""


def explain(fault: Fault, catalog: Catalog) -> str:
    """A fault as a sentence that says where to look and what to write."""
    return catalog.say(
        SENTENCES[fault.kind],
        table=f"{fault.table}.table",
        line=fault.line,
        column=fault.column,
        value=fault.value,
        expected=fault.expected,
    )
