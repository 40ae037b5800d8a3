"""Parts of a server that only some processes run, over services of a test."""

from partie.server.matchmaking.service import MatchmakingService
from partie.server.services import Services
from partie.server.tournaments.director import TournamentDirector


def pairing_over(services: Services) -> MatchmakingService:
    """What pairs those who wait."""
    return MatchmakingService(services.store.pool, services.bus, services.standings, services.creation)


def referee_over(services: Services) -> TournamentDirector:
    """What makes the rounds of tournaments."""
    return TournamentDirector(services.store, services.bus, services.standings, services.rooms, services.creation)
