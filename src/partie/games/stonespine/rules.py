"""The sequence of play of Stonespine Architects, in the rulebook's order."""

from typing import Final

from partie.core import Rules
from partie.games.stonespine.construction import DiscardChamber, KeepChamber, PlaceChamber, finish_turn
from partie.games.stonespine.ending import final_scoring
from partie.games.stonespine.improvement import (
    PlaceToken,
    TakeChallenge,
    VisitMarket,
    count_gold,
    finish_passing,
    market,
)
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.preparation import (
    TURNS,
    DealBlueprint,
    DealChamber,
    DealGoal,
    DrawToken,
    OustJael,
    RankSeats,
    ShowChallenge,
    ShowMarketCard,
    TurnUpJael,
    begin_year,
    cleanup,
    prepare,
    stock_market,
)
from partie.games.stonespine.sequence import At

RULES: Final = Rules[Stonespine](
    {
        At.GAME: (At.PREPARE, *(At.YEAR, At.CLEANUP) * 3, At.YEAR, At.FINAL_SCORING),  # S5.1–S5.3
        At.YEAR: (At.BEGIN_YEAR, At.TURN_UP_JAEL, *(At.TURN,) * TURNS, At.COUNT_GOLD, At.MARKET),
        At.TURN: (At.PLACE_CHAMBER, At.DISCARD_CHAMBER, At.KEEP_CHAMBER, At.FINISH_TURN),
        At.PREPARE: prepare,
        At.RANK_SEATS: RankSeats(),
        At.OUST_JAEL: OustJael(),
        At.DEAL_GOAL: DealGoal(),
        At.SHOW_CHALLENGE: ShowChallenge(),
        At.SHOW_MARKET_CARD: ShowMarketCard(),
        At.STOCK_MARKET: stock_market,
        At.DRAW_TOKEN: DrawToken(),
        At.DEAL_BLUEPRINT: DealBlueprint(),
        At.DEAL_CHAMBER: DealChamber(),
        At.BEGIN_YEAR: begin_year,
        At.TURN_UP_JAEL: TurnUpJael(),
        At.PLACE_CHAMBER: PlaceChamber(),
        At.DISCARD_CHAMBER: DiscardChamber(),
        At.KEEP_CHAMBER: KeepChamber(),
        At.FINISH_TURN: finish_turn,
        At.COUNT_GOLD: count_gold,
        At.MARKET: market,
        At.VISIT_MARKET: VisitMarket(),
        At.PLACE_TOKEN: PlaceToken(),
        At.TAKE_CHALLENGE: TakeChallenge(),
        At.FINISH_PASSING: finish_passing,
        At.CLEANUP: cleanup,
        At.FINAL_SCORING: final_scoring,
    }
)
