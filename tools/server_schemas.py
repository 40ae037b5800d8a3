"""The modules of the server that describe what it sends and takes, by the name of the TypeScript file of each."""

from collections.abc import Mapping
from types import ModuleType
from typing import Final

import partie.server.chat.schemas
import partie.server.clocks.schemas
import partie.server.clubs.schemas
import partie.server.lobby.schemas
import partie.server.notifications.schemas
import partie.server.people.schemas
import partie.server.premoves.schemas
import partie.server.programs.schemas
import partie.server.ratings.schemas

PARTS: Final[Mapping[str, ModuleType]] = {
    "ahead": partie.server.premoves.schemas,
    "clocks": partie.server.clocks.schemas,
    "clubs": partie.server.clubs.schemas,
    "lobby": partie.server.lobby.schemas,
    "notices": partie.server.notifications.schemas,
    "people": partie.server.people.schemas,
    "programs": partie.server.programs.schemas,
    "rating": partie.server.ratings.schemas,
    "talk": partie.server.chat.schemas,
}
