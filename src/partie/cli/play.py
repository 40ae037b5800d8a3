"""``partie play``: a game at the terminal, against bots or with friends at one keyboard."""

import secrets

from partie.bots import find_bot
from partie.bots.patience import in_time
from partie.cli import game_choice
from partie.cli.files import write_file
from partie.cli.game_choice import read_settings, with_cards
from partie.cli.kept import Keeper, continued, newest, read_kept
from partie.cli.parameters import Refused
from partie.cli.seats import bots_of, parse_seats
from partie.cli.spoken import argument, command, option
from partie.cli.verify import check_lines
from partie.core import Game, Match, Position, Seat, SeededDealer, commitment, seats_in, verify, write_record
from partie.games import game_names
from partie.lab.simulation import seat_rngs
from partie.terminal.advice import SHOWN, Move, moves_json
from partie.terminal.board import Board, find_board
from partie.terminal.dialogue import Dialogue, Left
from partie.terminal.screen import Screen, ask_line
from partie.terminal.sheet import outcome_lines, show_sheet
from partie.words.catalog import Catalog, key, load_catalog
from partie.words.speech import Speech

EXAMPLES = (
    ("partie play tides", key("example-play-bot")),
    ("partie play tides --seats me:Ana,me:Petr --save party.txt", key("example-play-friends")),
    ("partie play tides --confirm", key("example-play-confirm")),
    ("partie play stonespine --set jael=legendary", key("example-play-set")),
    ("partie play stonespine --seats me,bot:3,bot:3 --hints", key("example-play-hints")),
    ("partie play tides --lang cs --plain", key("example-play-plain")),
    ("partie play --resume", key("example-play-resume")),
)

ADVISER = "expert"
REREAD = 10  # lines of the log are told again to whoever continues a game


@argument("game", says=key("arg-game"), metavar=key("meta-game"), read=game_choice.game_if_named, required=False)
@option("--seats", help=key("opt-seats-play"), metavar=key("meta-seats"))
@option("--set", "settings", help=key("opt-set"), metavar=key("meta-setting"))
@option("--cards", help=key("opt-cards"), metavar=key("meta-folder"))
@option("--seed", help=key("opt-seed-play"), metavar=key("meta-salt"))
@option("--salt", help=key("opt-salt"), metavar=key("meta-salt"))
@option("--resume", help=key("opt-resume"), is_flag=True)
@option("--save", help=key("opt-save"), metavar=key("meta-file"))
@option("--confirm", help=key("opt-confirm"), is_flag=True)
@option("--hints", help=key("opt-hints"), is_flag=True)
@option("--plain", help=key("opt-plain"), is_flag=True)
@command("play", key("help-play"), EXAMPLES)
def command_line(
    catalog: Catalog,
    game: Game[Position] | None,
    seats: str | None,
    settings: str | None,
    cards: str | None,
    seed: str | None,
    salt: str | None,
    resume: bool,
    save: str | None,
    confirm: bool,
    hints: bool,
    plain: bool,
) -> None:
    """Play one game, or continue one."""
    screen = Screen(plain)
    if resume:
        if any([each is not None for each in (seats, settings, cards, seed, salt)]):
            raise Refused("err-resume-new")
        keeper = _resume(game)
        speech = _speech(catalog, keeper.match)
        screen.line(speech.say("game-title"), "bold")
    else:
        if game is None:
            raise Refused("err-no-game", games=", ".join(game_names()))
        keeper = _begin(catalog, screen, game, seats, settings, cards, seed, salt)
        speech = _speech(catalog, keeper.match)
    match, bots = keeper.match, keeper.bots
    persons = [seat for seat, bot in enumerate(bots) if bot is None]
    board = find_board(match.game)
    adviser = find_bot(ADVISER, match.game) if hints else None
    dialogue = Dialogue(match, board, speech, screen, persons, adviser, keeper.keep)
    if resume:
        for seat in persons:
            dialogue.has_read(seat, REREAD)
    moves: list[Move] = []
    try:
        _play(keeper, dialogue, confirm, moves)
    except Left as left:
        _leave(left, keeper, speech, screen, save)
        return
    keeper.forget()
    if hints and moves:
        screen.heading(speech.say("why-title"))
        for line in moves_json(moves, speech):
            screen.line(f"  {line}")
    _finish(match, dialogue, board, save)


def _speech(catalog: Catalog, match: Match[Position]) -> Speech[Position]:
    return Speech(match.game, load_catalog(catalog.lang, match.game), match.players)


def _begin(
    catalog: Catalog,
    screen: Screen,
    game: Game[Position],
    seats: str | None,
    settings: str | None,
    cards: str | None,
    seed: str | None,
    salt: str | None,
) -> Keeper:
    """A new game."""
    game, _ = with_cards(game, cards)
    usual = "me" + ",bot:regular" * (game.seats.start - 1)
    sitters = parse_seats(seats or usual, game, people=True)
    chosen = read_settings(game, len(sitters), settings)
    drawn = secrets.token_hex(16) if seed is None else seed
    speech = Speech(game, load_catalog(catalog.lang, game), [each.name for each in sitters])
    screen.line(speech.say("game-title"), "bold")
    if screen.is_terminal and newest(game.name) is not None:
        screen.line(speech.say("resume-waiting", command=f"partie play {game.name} --resume"), "dim")
    screen.line(speech.say("luck-commitment", luck=commitment(drawn)))
    added = _own_salt(salt, screen, catalog, any([each.is_person() for each in sitters]))
    if added:
        screen.line(speech.say("luck-salt", salt=added))
    dealer = SeededDealer(drawn, [added] if added else [])
    match = Match(game, [each.name for each in sitters], dealer, chosen)
    return Keeper(match, [each.bot for each in sitters], cards)


def _resume(game: Game[Position] | None) -> Keeper:
    """The game that was answered last."""
    path = newest(None if game is None else game.name)
    if path is None:
        raise Refused("err-nothing-kept")
    kept = read_kept(path)
    return Keeper(continued(path, kept), kept.bots, kept.cards, path)


def _own_salt(salt: str | None, screen: Screen, catalog: Catalog, people: bool) -> str:
    """What the players add to the luck: asked only after the seed is committed to, so the house cannot have chosen."""
    if salt is None and people and screen.is_terminal:
        try:
            salt = ask_line(catalog.say("luck-ask-salt") + " ")
        except (EOFError, KeyboardInterrupt):
            salt = ""
    given = (salt or "").strip()
    if ";" in given or not given.isprintable():
        raise Refused("err-salt", salt=given)
    return given


def _play(keeper: Keeper, dialogue: Dialogue, confirm: bool, moves: list[Move]) -> None:
    match = keeper.match
    bots = bots_of(keeper.bots, match.game)
    # Bots of a game that is continued think with other luck than if it had gone on; all that they answer is kept.
    assert isinstance(match.dealer, SeededDealer)
    rngs = seat_rngs(match.dealer.seed, len(bots))
    if dialogue.persons:
        keeper.keep()
    while not match.over():
        waiting = seats_in(match.position.waiting)
        # People first: as long as a bot has not answered, nothing is shown, and an answer can be taken back.
        people = [seat for seat in waiting if bots[seat] is None]
        if people:
            dialogue.ask(people[0])
            continue
        if confirm and dialogue.takes_back():
            continue
        seat = waiting[0]
        bot = bots[seat]
        assert bot is not None
        legal = match.legal(seat)
        weighed = bot.weigh(match.view(seat), legal, match.heard(seat), rngs[seat], in_time())
        if len(legal) > 1:
            moves.append(Move(match.number, seat, tuple(weighed[:SHOWN])))
        match.act(match.number, seat, weighed[0].action)
        if dialogue.persons:
            keeper.keep()


def _leave(left: Left, keeper: Keeper, speech: Speech[Position], screen: Screen, save: str | None) -> None:
    """Somebody goes: the game is kept. Their own record of it can be saved; it says nothing they may not know."""
    screen.line()
    if save is not None:
        write_file(save, write_record(keeper.match.download(left.seat)))
        screen.line(speech.say("quit-saved", file=save))
    if keeper.is_able:
        screen.line(speech.say("quit-kept", command="partie play --resume"))
    else:
        screen.line(speech.say("quit-not-kept", folder=str(keeper.path.parent)))


def _finish(match: Match[Position], dialogue: Dialogue, board: Board, save: str | None) -> None:
    """The last news, the score sheet, and the proof that the luck was not chosen."""
    screen, speech, game = dialogue.screen, dialogue.speech, match.game
    reader: Seat = dialogue.persons[0] if dialogue.persons else 0
    if dialogue.persons:
        dialogue.show_news(reader)
    else:
        screen.heading(speech.say("log-title"))
        for line in board.log(match.heard(reader), speech):
            screen.line(f"  {line}")
    outcome = game.outcome(match.position)
    sheet = game.sheet(match.position)
    show_sheet(screen, sheet, speech)
    if outcome is not None:
        screen.heading(speech.ending(outcome))
        for line in outcome_lines(outcome, speech, sheet):
            screen.line(line, "bold")
    record = match.record()
    text = write_record(record)
    screen.line()
    screen.line(speech.say("luck-seed", seed=record.headers["seed"]))
    for line, style in check_lines(verify(game, record, text), speech):
        screen.line(line, style)
    if save is not None:
        write_file(save, text)
        screen.line(speech.say("saved", file=save))
