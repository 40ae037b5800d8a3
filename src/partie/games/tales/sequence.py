"""The headings of the rulebook: each is a step of play."""

from enum import IntEnum


class At(IntEnum):
    """Where play stands."""

    GAME = 0
    ROUND = 1
    PREPARE = 2
    DEAL_HERO = 3
    SET_ASIDE = 4
    LAY_OUT = 5
    DRAW_FIRST = 6
    DEAL_QUEST = 7
    RETURN_QUEST = 8
    BEGIN_ROUND = 9
    FIRST_CHOICE = 10
    SECOND_CHOICE = 12
    CHANGE_FIRST = 13
    ADD_TILES = 14
    TURN = 15
    NEXT_ROUND = 16
    FINAL_SCORING = 17
