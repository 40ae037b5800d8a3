"""What travels between a server and its programs, and the page on which a person makes them."""

from typing import TypedDict

from partie.table.shapes import Asked


class NewProgram(TypedDict):
    """A program to be made: what it is called."""

    name: str


class ProgramCard(TypedDict):
    """A program as its owner may know it. ``live`` says that its token still opens anything."""

    program: int
    name: str
    live: bool


class MadeProgram(TypedDict):
    """A program that was made, with its token: it is told once, and only its hash is kept."""

    card: ProgramCard
    token: str


class QuestionCard(TypedDict):
    """A question that a program has to answer: at which table, for which seat, and what can be answered."""

    table: str
    game: str
    seat: int
    asked: Asked


class GivenAnswer(TypedDict):
    """A part of an answer. Given twice it counts once."""

    question: int
    part: int
    text: str


class OpenTable(TypedDict):
    """A table in the lobby at which seats are free."""

    table: str
    game: str
    free: list[int]
