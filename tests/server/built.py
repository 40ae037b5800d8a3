"""Parts of a server that only some processes run, over services of a test."""

from partie.server.matchmaking.service import Pairing
from partie.server.services import Services
from partie.server.tournaments.director import Referee


def pairing_over(services: Services) -> Pairing:
    """What pairs those who wait."""
    return Pairing(services.store.pool, services.bus, services.standings, services.creation)


def referee_over(services: Services) -> Referee:
    """What makes the rounds of tournaments."""
    return Referee(services.store, services.bus, services.standings, services.rooms, services.creation)
