"""What is played, what is broken meanwhile, and for each planted bug a short run that must show it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .kinds import KINDS

LONG = 10.0  # seconds that a fault lasts
QUIET = 60.0  # seconds after which nobody waits any more for a table that stands still
TIDES = [("tides", ["", ""])]
SMALLEST = [*TIDES, ("stonespine", [""]), ("darkcave", ["", ""]), ("tales", ["", ""])]
MANY_PARTS = [("tales", ["", ""]), ("darkcave", ["", ""])]  # a seat may take back more than once in a row
TALES_WITH_A_BOT = ("tales", ["", "newcomer"])
SMALLEST_AND_LARGEST = [
    *SMALLEST,
    ("stonespine", ["", "", "", "", "newcomer"]),
    ("darkcave", [*[""] * 7, "newcomer"]),
    ("tales", ["", "", "", "", "newcomer"]),
]
# The key of answers is what holds some bugs off. It goes, and an index that lets everything in takes its place.
WITHOUT_KEY = "ALTER TABLE answers DROP CONSTRAINT answers_pkey; CREATE INDEX ON answers (table_id, version)"
# Rows of one batch are written one after another, slowly enough for another process to come between them.
SLOW_ROWS = """
    CREATE FUNCTION slowly() RETURNS trigger AS $$ BEGIN PERFORM pg_sleep(0.02); RETURN NEW; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER slowly BEFORE INSERT ON answers FOR EACH ROW EXECUTE FUNCTION slowly();
"""


@dataclass(frozen=True)
class Plan:
    """What is to be done.

    ``tables``     how many are played at a time
    ``faults``     how many there are
    ``seconds``    how long a fault lasts, if it does not end by itself
    ``kinds``      which faults there are
    ``games``      what is played
    ``pace``       seconds that people think
    ``quiet``      seconds after which nobody waits any more for a table that stands still
    ``plant``      the bug in all processes
    ``other``      the source of another release, for every second process
    ``webs``       how many web processes there are
    ``workers``    how many workers
    ``is_timed``   whether a short clock runs at all tables, and one of their people sleeps
    ``is_plain``   whether people do nothing but answer
    ``statements`` what is done in the database before anybody plays
    """

    tables: int
    faults: int
    seconds: float = LONG
    kinds: Sequence[str] = tuple(KINDS)
    games: Sequence[tuple[str, list[str]]] = tuple(SMALLEST_AND_LARGEST)
    pace: float = 0.0
    quiet: float = QUIET
    plant: str = "nothing"
    other: str = ""
    webs: int = 2
    workers: int = 2
    is_timed: bool = False
    is_plain: bool = False
    statements: str = ""


def short(kind: str, plant: str = "nothing", webs: int = 2, statements: str = "") -> Plan:
    """A few tables of Tides and a few faults of one kind."""
    return Plan(
        6,
        3,
        seconds=1.0,
        kinds=[kind],
        games=TIDES,
        pace=0.02,
        quiet=5.0,
        plant=plant,
        webs=webs,
        workers=0,
        statements=statements,
    )


PLANTED = {
    "early": short("slow-commits", "early"),
    "blind": short("lose-database", "blind", 1, WITHOUT_KEY),
    "crowded": short("slow-commits", "crowded", 1, WITHOUT_KEY),
    "unsorted": short("slow-commits", "unsorted", 2, SLOW_ROWS),
    "stale": short("pause-web", "stale"),
    "believing": short("bad-news", "believing"),
    "forgetful": short("slow-commits", "forgetful"),
    "backward": short("hang-people", "backward"),
    "blocking": short("lock-hold", "blocking"),
    "unaware": replace(short("lost-tail", "unaware"), faults=1),
    "unsupervised": replace(short("lose-database", "unsupervised"), faults=8),
    "twice": replace(short("slow-commits", "twice"), games=MANY_PARTS),
    "pressed": replace(short("slow-commits", "pressed"), faults=8),
    "hasty": replace(short("slow-commits", "hasty"), faults=8, workers=1, is_timed=True, quiet=20.0),
    "silent": replace(short("lost-tail", "silent"), faults=1),
    "lying": short("bad-news", "lying"),
    "shuffled": short("slow-commits", "shuffled"),
}
