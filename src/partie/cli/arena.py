"""``partie arena``: which bot is stronger, by how much, and how sure that is."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import fmean

from partie.cli import game_choice
from partie.cli.files import kept_in, write_file
from partie.cli.game_choice import read_settings, with_cards
from partie.cli.parameters import Failed, Refused, whole
from partie.cli.seats import check_count, parse_bots
from partie.cli.spoken import argument, command, option
from partie.core import Game, Position
from partie.lab.chart import Panel, draw
from partie.lab.contest import Contest, Result, play_contest
from partie.lab.figures import Interval
from partie.lab.parallel import NoCluster, NoRay
from partie.lab.standings import EVEN, Duel, Standing, duels, standings, undecided
from partie.sources import is_compiled
from partie.terminal.screen import Json, Screen, progress
from partie.words.catalog import Catalog, key, load_catalog

EXAMPLES = (
    ("partie arena tides --bots random,greedy --games 400", key("example-arena")),
    ("partie arena darkcave --bots 1,2,3 --seats 5 --jobs 2 --plot cave.svg", key("example-arena-levels")),
    ("partie arena darkcave --bots 3,4 --seats 6 --sides --games 400", key("example-arena-sides")),
    ("partie arena stonespine --bots random,greedy --seats 1 --records alone.txt", key("example-arena-alone")),
    ("partie arena tales --bots 4,5 --seats 3 --games 1000 --ray auto --json", key("example-arena-ray")),
)


@argument("game", says=key("arg-game"), metavar=key("meta-game"), read=game_choice.game)
@option("--bots", help=key("opt-bots"), metavar=key("meta-bots"), required=True)
@option("--games", help=key("opt-games-arena"), metavar=key("meta-number"), read=whole(), default="100")
@option("--seats", help=key("opt-seats-arena"), metavar=key("meta-number"), read=whole())
@option("--sides", "by_sides", help=key("opt-sides"), is_flag=True)
@option("--set", "settings", help=key("opt-set"), metavar=key("meta-setting"))
@option("--cards", help=key("opt-cards"), metavar=key("meta-folder"))
@option("--seed", help=key("opt-seed"), metavar=key("meta-salt"), default="1")
@option("--jobs", help=key("opt-jobs"), metavar=key("meta-number"), read=whole(), default="1")
@option("--ray", help=key("opt-ray"), metavar=key("meta-address"))
@option("--records", help=key("opt-out"), metavar=key("meta-file"))
@option("--plot", help=key("opt-plot"), metavar=key("meta-file"))
@option("--json", "as_json", help=key("opt-json"), is_flag=True)
@command("arena", key("help-arena"), EXAMPLES)
def command_line(
    catalog: Catalog,
    game: Game[Position],
    bots: str,
    games: int,
    seats: int | None,
    by_sides: bool,
    settings: str | None,
    cards: str | None,
    seed: str,
    jobs: int,
    ray: str | None,
    records: str | None,
    plot: str | None,
    as_json: bool,
) -> None:
    """Let bots meet on duplicate deals, and compare them."""
    game, tables = with_cards(game, cards)
    names = parse_bots(bots)
    if seats is None:
        seats = min(max(len(names), game.seats.start), game.seats.stop - 1)
    check_count(game, seats)
    if by_sides and len(names) != 2:
        raise Refused("err-sides")
    chosen = read_settings(game, seats, settings)
    contest = Contest(
        game.name,
        game.version,
        tuple(names),
        seats,
        seed,
        tuple(chosen.items()),
        tuple(tables.items()),
        records is not None,
        by_sides,
    )
    deals = contest.deals(games)
    results: list[Result] = []
    reached = progress(catalog.say("simulate-progress"), contest.games(deals))
    with kept_in(records) as keep, reached as bar, _ray_in_words():
        for played in play_contest(contest, deals, jobs, ray):
            for result in played:
                if keep is not None:
                    keep(result.record)
                results.append(result._replace(record=""))
            bar.advance(len(played))
    ranked = standings(results)
    pairs = duels(results, [each.bot for each in ranked])
    title = catalog.say(
        "arena-title", game=load_catalog(catalog.lang, game).say("game-title"), games=len(results), seats=seats
    )
    of_bots = _panels(catalog, names, ranked)
    of_pairs = _pair_panels(catalog, names, pairs)
    screen = Screen()
    if plot is not None:
        write_file(plot, draw(title, [*of_bots, *of_pairs]))
    if as_json:
        screen.json(_facts(contest, results, ranked, pairs))
        return
    screen.line(title, "bold")
    screen.line(catalog.say("arena-deals", deals=deals, undecided=undecided(results)))
    screen.table([catalog.say("arena-bot"), *[panel.title for panel in of_bots]], _rows(of_bots), numbers=True)
    screen.table([catalog.say("arena-pair"), *[panel.title for panel in of_pairs]], _rows(of_pairs), numbers=True)
    if records is not None:
        screen.line(catalog.say("saved-records", file=records))
    if plot is not None:
        screen.line(catalog.say("saved-picture", file=plot))


@contextmanager
def _ray_in_words() -> Iterator[None]:
    """Say what is wrong with a Ray cluster as the command line says it."""
    try:
        yield
    except NoRay as error:
        raise Failed("err-no-ray") from error
    except NoCluster as error:
        raise Failed("err-ray-address", address=error.address, system=error.why) from error


def _rows(panels: Sequence[Panel]) -> list[list[str]]:
    """The same figures as lines of a table: a column for each panel."""
    labels = [label for label, _ in panels[0].bars]
    return [[label, *[panel.text(panel.bars[i][1]) for panel in panels]] for i, label in enumerate(labels)]


def _panels(catalog: Catalog, names: Sequence[str], ranked: Sequence[Standing]) -> list[Panel]:
    """What is known of each bot, beside the mean of them all."""
    labels = [names[each.bot] for each in ranked]
    firsts = [each.first for each in ranked]
    places = [each.rank for each in ranked]
    speeds = [Interval(each.seconds, each.seconds, each.seconds) for each in ranked]
    return [
        Panel(catalog.say("arena-rating"), _bars(labels, [each.rating for each in ranked]), EVEN),
        Panel(catalog.say("arena-firsts"), _bars(labels, firsts), _mean(firsts), unit=" %", scale=100.0),
        Panel(catalog.say("arena-place"), _bars(labels, places), _mean(places), digits=2),
        Panel(catalog.say("arena-speed"), _bars(labels, speeds), unit=" ms", scale=1000.0, digits=2),
    ]


def _pair_panels(catalog: Catalog, names: Sequence[str], pairs: Sequence[Duel]) -> list[Panel]:
    """How the first of two bots fared against the second."""
    labels = [f"{names[each.bot]} – {names[each.other]}" for each in pairs]
    shares = [each.share for each in pairs]
    return [
        Panel(catalog.say("arena-better"), _bars(labels, shares), 0.5, unit=" %", scale=100.0),
        Panel(catalog.say("arena-lead"), _bars(labels, [each.lead for each in pairs]), digits=2),
    ]


def _bars(labels: Sequence[str], figures: Sequence[Interval]) -> list[tuple[str, Interval]]:
    return list(zip(labels, figures, strict=True))


def _mean(figures: Sequence[Interval]) -> float:
    return fmean([figure.value for figure in figures])


def _facts(contest: Contest, results: Sequence[Result], ranked: Sequence[Standing], pairs: Sequence[Duel]) -> Json:
    names = contest.bots
    return {
        "game": contest.game,
        "rules": contest.version,
        "seats": contest.seats,
        "by_sides": contest.by_sides,
        "settings": {**dict(contest.settings)},
        "seed": contest.seed,
        "deals": len({result.deal for result in results}),
        "games": len(results),
        "undecided": undecided(results),
        "bots": [
            {
                "bot": names[each.bot],
                "rating": {**each.rating.facts()},
                "firsts": {**each.first.facts()},
                "rank": {**each.rank.facts()},
                "seconds_per_answer": round(each.seconds, 9),
            }
            for each in ranked
        ],
        "pairs": [
            {
                "bot": names[each.bot],
                "other": names[each.other],
                "better": each.better,
                "worse": each.worse,
                "equal": each.equal,
                "share": {**each.share.facts()},
                "lead": {**each.lead.facts()},
            }
            for each in pairs
        ],
        "compiled": is_compiled(),
    }
