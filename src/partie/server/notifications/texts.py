"""What notices say, in the language of whoever is told. No card and no position is ever named."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from partie.registry import UnknownGame, find_game
from partie.server.notifications.outbox_store import ENDED, HALF, INVITATION, REMATCH, TENTH, TRIAL, TURN
from partie.words.catalog import LANGUAGES, Catalog, key, load_catalog

TITLES: Final = {
    TURN: key("notice-turn-title"),
    HALF: key("notice-half-title"),
    TENTH: key("notice-tenth-title"),
    INVITATION: key("notice-invitation-title"),
    ENDED: key("notice-ended-title"),
    REMATCH: key("notice-rematch-title"),
    TRIAL: key("notice-trial-title"),
}
BODIES: Final = {
    TURN: key("notice-turn-body"),
    HALF: key("notice-half-body"),
    TENTH: key("notice-tenth-body"),
    INVITATION: key("notice-invitation-body"),
    ENDED: key("notice-ended-body"),
    REMATCH: key("notice-rematch-body"),
    TRIAL: key("notice-trial-body"),
}


@dataclass(frozen=True)
class NotificationText:
    """What is told: one line, one sentence, and where on the site it is about."""

    kind: str
    table_id: str
    title: str
    body: str
    path: str


@cache
def words_of(language: str) -> Catalog:
    """The sentences of a language; English for somebody of whom we know none."""
    return load_catalog(language if language in LANGUAGES else "en")


@cache
def title_of(game: str, language: str) -> str:
    """What a game is called."""
    try:
        return load_catalog(words_of(language).lang, find_game(game)).say("game-title")
    except UnknownGame:
        return game


def worded(kind: str, language: str, table_id: str, game: str, path: str, by: str = "") -> NotificationText:
    """A notice in words."""
    words = words_of(language)
    title = words.say(TITLES[kind], game=title_of(game, language) if game else "")
    name = by or words.say("notice-somebody")
    return NotificationText(kind, table_id, title, words.say(BODIES[kind], name=name), path)
