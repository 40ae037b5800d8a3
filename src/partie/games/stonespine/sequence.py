"""The headings of the rulebook: each is a step of play."""

from enum import IntEnum


class At(IntEnum):
    """Where play stands."""

    GAME = 0
    YEAR = 1
    TURN = 2
    PREPARE = 3
    RANK_SEATS = 4
    OUST_JAEL = 5
    DEAL_GOAL = 6
    SHOW_CHALLENGE = 7
    SHOW_MARKET_CARD = 8
    STOCK_MARKET = 9
    DRAW_TOKEN = 10
    DEAL_BLUEPRINT = 11
    DEAL_CHAMBER = 12
    BEGIN_YEAR = 13
    TURN_UP_JAEL = 14
    PLACE_CHAMBER = 15
    KEEP_CHAMBER = 16
    FINISH_TURN = 17
    COUNT_GOLD = 18
    MARKET = 19
    VISIT_MARKET = 20
    PLACE_TOKEN = 21
    TAKE_CHALLENGE = 22
    FINISH_PASSING = 23
    CLEANUP = 24
    FINAL_SCORING = 25
    DISCARD_CHAMBER = 26
