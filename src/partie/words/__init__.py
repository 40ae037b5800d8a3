"""What people read: Fluent catalogs in four languages, and the check that they say everything and nothing else."""

from partie.words.catalog import (
    LANGUAGES,
    BrokenCatalog,
    Catalog,
    MissingWords,
    choose_language,
    common_text,
    game_languages,
    game_text,
    key,
    load_catalog,
)
from partie.words.speech import Speech

__all__ = [
    "LANGUAGES",
    "BrokenCatalog",
    "Catalog",
    "MissingWords",
    "Speech",
    "choose_language",
    "common_text",
    "game_languages",
    "game_text",
    "key",
    "load_catalog",
]
