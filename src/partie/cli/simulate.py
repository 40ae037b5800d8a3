"""``partie simulate``: many games between bots, the same on every run."""

from partie.cli import game_choice
from partie.cli.files import kept_in, write_file
from partie.cli.game_choice import read_settings, with_cards
from partie.cli.parameters import whole
from partie.cli.seats import parse_seats
from partie.cli.spoken import argument, command, option
from partie.core import Card, Game, Position
from partie.core.cards import HIDDEN
from partie.lab.chart import Panel, draw
from partie.lab.figures import Interval, Sum, share
from partie.lab.simulation import Tally, simulate
from partie.sources import is_compiled
from partie.terminal.screen import Json, Screen, progress
from partie.words.catalog import Catalog, key, load_catalog
from partie.words.messages import card_code
from partie.words.speech import Speech

EXAMPLES = (
    ("partie simulate tides --games 1000 --seed 1", key("example-simulate")),
    ("partie simulate tides --seats bot:random,bot:greedy --jobs 2 --json", key("example-simulate-bots")),
    ("partie simulate tides --games 100 --out games.txt", key("example-simulate-out")),
    ("partie simulate stonespine --seats 4 --bot greedy --closer --plot four.svg", key("example-simulate-closer")),
    ("partie simulate stonespine --bot greedy --set jael=legendary", key("example-simulate-set")),
)


@argument("game", says=key("arg-game"), metavar=key("meta-game"), read=game_choice.game)
@option("--seats", help=key("opt-seats"), metavar=key("meta-seats"))
@option("--bot", help=key("opt-bot"), metavar=key("meta-bot"), default="random")
@option("--set", "settings", help=key("opt-set"), metavar=key("meta-setting"))
@option("--cards", help=key("opt-cards"), metavar=key("meta-folder"))
@option("--games", help=key("opt-games"), metavar=key("meta-number"), read=whole(), default="100")
@option("--seed", help=key("opt-seed"), metavar=key("meta-salt"), default="1")
@option("--jobs", help=key("opt-jobs"), metavar=key("meta-number"), read=whole(), default="1")
@option("--out", help=key("opt-out"), metavar=key("meta-file"))
@option("--closer", help=key("opt-closer"), is_flag=True)
@option("--plot", help=key("opt-plot"), metavar=key("meta-file"))
@option("--json", "as_json", help=key("opt-json"), is_flag=True)
@command("simulate", key("help-simulate"), EXAMPLES)
def command_line(
    catalog: Catalog,
    game: Game[Position],
    seats: str | None,
    bot: str,
    settings: str | None,
    cards: str | None,
    games: int,
    seed: str,
    jobs: int,
    out: str | None,
    closer: bool,
    plot: str | None,
    as_json: bool,
) -> None:
    """Play many games and count."""
    game, tables = with_cards(game, cards)
    sitters = parse_seats(seats or str(game.seats.start), game, bot=bot)
    bots = [each.bot for each in sitters if each.bot is not None]
    chosen = read_settings(game, len(bots), settings)
    closer = closer or plot is not None
    with kept_in(out) as keep, progress(catalog.say("simulate-progress"), games) as bar:
        tally = simulate(game, bots, games, seed, jobs, keep, bar.advance, chosen, tables, closer)
    names = [each.name for each in sitters]
    speech = Speech(game, load_catalog(catalog.lang, game), names)
    screen = Screen()
    if plot is not None:
        title = catalog.say("simulate-chart", game=speech.say("game-title"), games=tally.games, seats=len(names))
        write_file(plot, draw(title, panels(tally, speech)))
    if as_json:
        screen.json(_facts(game, names, tally) | (_closer_facts(game, tally) if closer else {}))
        return
    _report(screen, catalog, game, names, tally)
    if closer:
        for panel in panels(tally, speech):
            screen.heading(panel.title)
            for label, figure in panel.bars:
                screen.line(f"  {label}: {panel.text(figure)}")
    if out is not None:
        screen.line(catalog.say("saved", file=out))
    if plot is not None:
        screen.line(catalog.say("saved-picture", file=plot))


def panels(tally: Tally, speech: Speech[Position]) -> list[Panel]:
    """Where points came from, and how often each trait won: the bars of the chart, in the reader's language."""
    seats = len(tally.wins)
    rows = list(dict.fromkeys([row for row, _ in tally.rows]))
    sources: list[tuple[str, Interval]] = []
    for row in rows:
        together = Sum()
        for (name, column), points in tally.rows.items():
            if name == row and column < seats:
                together.merge(points)
        if together.count:
            together.count = tally.games * seats  # a seat without any points of a source counts too
            sources.append((speech.row(row), together.mean()))
        for (name, column), points in tally.rows.items():
            if name == row and column >= seats:
                sources.append((f"{speech.row(row)} – {speech.column(column)}", points.mean()))
    found = [Panel(speech.say("simulate-sources"), sources)]
    wins = [(name, share(tally.wins[seat], tally.games)) for seat, name in enumerate(speech.players)]
    # Alone, victory and defeat are even; else what a seat wins on the whole, which is more where seats win together.
    even = sum(tally.wins) / (tally.games * seats) if seats > 1 and tally.games else 0.5
    found.append(_shares(speech.say("simulate-wins"), wins, even))
    if tally.counts:
        order = dict.fromkeys([*speech.game.statistics.counted_names(), *sorted(tally.counts)])
        means = {name: tally.counts[name] / tally.games for name in order if name in tally.counts}
        bars = [(speech.counted(name), Interval(mean, mean, mean)) for name, mean in means.items()]
        found.append(Panel(speech.say("simulate-counts"), bars, digits=2))
    for back, cards in _by_back(tally, speech).items():
        bars = [(speech.face(card), share(tally.uses[card][1], tally.uses[card][0])) for card in cards]
        found.append(Panel(speech.say("simulate-uses", back=back), bars, unit=" %", scale=100.0))
    for trait in dict.fromkeys([name for name, _ in tally.traits]):
        values = sorted([value for name, value in tally.traits if name == trait])
        bars = [(speech.trait_value(trait, value), tally.traits[trait, value].interval()) for value in values]
        found.append(_shares(speech.say("simulate-wins-by", trait=speech.trait(trait)), bars, even))
    return found


def _by_back(tally: Tally, speech: Speech[Position]) -> dict[str, list[Card]]:
    """The cards that came to seats, by what their backs are called."""
    found: dict[str, list[Card]] = {}
    for card in sorted(tally.uses):
        found.setdefault(speech.face(speech.game.plan.backs.get(card, HIDDEN)), []).append(card)
    return found


def _shares(title: str, bars: list[tuple[str, Interval]], even: float) -> Panel:
    return Panel(title, bars, even=even, unit=" %", scale=100.0)


def _closer_facts(game: Game[Position], tally: Tally) -> dict[str, Json]:
    rows: list[Json] = [
        {"row": row, "column": column, **points.mean().facts()} for (row, column), points in tally.rows.items()
    ]
    traits: list[Json] = [
        {"trait": trait, "value": value, "games": each.seats, "wins": each.wins, **each.interval().facts()}
        for (trait, value), each in sorted(tally.traits.items())
    ]
    uses: dict[str, Json] = {
        card_code(game, card): {"came": came, "used": used, "won": won}
        for card, (came, used, won) in sorted(tally.uses.items())
    }
    return {"sources": rows, "traits": traits, "counts": {**tally.counts}, "uses": uses}


def _facts(game: Game[Position], seats: list[str], tally: Tally) -> dict[str, Json]:
    seconds = max(tally.seconds, 1e-9)
    return {
        "game": game.name,
        "rules": game.version,
        "seats": [*seats],
        "games": tally.games,
        "answers": tally.answers,
        "seconds": round(tally.seconds, 6),
        "answers_per_s": round(tally.answers / seconds, 1),
        "games_per_s": round(tally.games / seconds, 1),
        "wins": [*tally.wins],
        "shared": tally.shared,
        "nobody": tally.nobody,
        "mean_score": [*tally.mean_score()],
        "compiled": is_compiled(),
    }


def _report(screen: Screen, catalog: Catalog, game: Game[Position], seats: list[str], tally: Tally) -> None:
    seconds = max(tally.seconds, 1e-9)
    title = game.name
    screen.line(catalog.say("simulate-games", game=title, games=tally.games, answers=tally.answers), "bold")
    for seat, name in enumerate(seats):
        share = round(100 * tally.wins[seat] / tally.games, 1)
        mean = round(tally.mean_score()[seat], 2)
        screen.line("  " + catalog.say("simulate-seat", seat=name, wins=tally.wins[seat], share=share, mean=mean))
    screen.line("  " + catalog.say("simulate-shared", games=tally.shared))
    if tally.nobody:
        nobody = round(100 * tally.nobody / tally.games, 1)
        screen.line("  " + catalog.say("simulate-nobody", games=tally.nobody, share=nobody))
    screen.line(
        catalog.say(
            "simulate-speed",
            seconds=round(tally.seconds, 2),
            answers=round(tally.answers / seconds),
            games=round(tally.games / seconds),
        )
    )
    screen.line(catalog.say("simulate-compiled") if is_compiled() else catalog.say("simulate-interpreted"), "dim")
