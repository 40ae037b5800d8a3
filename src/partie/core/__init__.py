"""The table itself: the public names, nothing else. Standard library only."""

from partie.core.cards import Card, Piece, Zone
from partie.core.dealer import Rng, SeededDealer, commitment
from partie.core.errors import IllegalAction, NotYourTurn, PartieError, RulesBug, StaleQuestion, UnreadableAction
from partie.core.fields import Bound, Fields, Open
from partie.core.game import Game, Settings
from partie.core.grid import Cell
from partie.core.match import Given, Match, load_match, resume_match
from partie.core.notation import Notation, Verb
from partie.core.opinions import Opinions
from partie.core.outcome import Outcome, Point, ScoreSheet, ranks
from partie.core.plan import Plan
from partie.core.position import UNKNOWN, Action, Event, Notice, Position, Reason, TableReason
from partie.core.position_text import digest
from partie.core.record import Record, read_record, write_record
from partie.core.replay import replay
from partie.core.rules import DealersDraw, OneAnswer, Question, Rules, Step
from partie.core.screen import Laid, Screen
from partie.core.seats import CHANCE, NOBODY, SPECTATOR, Seat, Seats, has, letter, seats_in
from partie.core.sight import View, view_of, viewers
from partie.core.statistics import Statistics
from partie.core.verify import verify

__all__ = [
    "Action",
    "Bound",
    "Card",
    "Cell",
    "CHANCE",
    "commitment",
    "DealersDraw",
    "digest",
    "Event",
    "Fields",
    "Game",
    "Given",
    "has",
    "IllegalAction",
    "Laid",
    "letter",
    "load_match",
    "Match",
    "NOBODY",
    "Notation",
    "Notice",
    "NotYourTurn",
    "OneAnswer",
    "Open",
    "Opinions",
    "Outcome",
    "PartieError",
    "Piece",
    "Plan",
    "Point",
    "Position",
    "Question",
    "ranks",
    "read_record",
    "Reason",
    "Record",
    "replay",
    "resume_match",
    "Rng",
    "Rules",
    "RulesBug",
    "ScoreSheet",
    "Screen",
    "Seat",
    "Seats",
    "seats_in",
    "SeededDealer",
    "Settings",
    "SPECTATOR",
    "StaleQuestion",
    "Statistics",
    "Step",
    "TableReason",
    "UNKNOWN",
    "UnreadableAction",
    "Verb",
    "verify",
    "View",
    "view_of",
    "viewers",
    "write_record",
    "Zone",
]
