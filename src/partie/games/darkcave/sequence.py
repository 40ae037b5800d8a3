"""The headings of the rulebook: each is a step of play."""

from enum import IntEnum


class At(IntEnum):
    """Where play stands."""

    PREPARE = 0
    DEAL_GOAL = 1
    CHOOSE_COLOUR = 2
    DEAL_CLAN = 3
    PUT_ASIDE = 4
    DRAW_CARD = 5
    FIRST_SEAT = 6
    TURN = 7
    PLAY = 8
    CREATURE_STEP = 9
    ATTACK = 10
    AXE = 11
    HIT = 12
    LOSE = 13
    LOSE_CARD = 14
    MOVE = 15
    DWARF_STEP = 16
    TURN_GOAL = 17
    MEET = 18
    LEAVE = 19
    NEXT_STEP = 20
    END_MOVE = 21
    FINISH = 22
    DRAW = 23
    END_TURN = 24
    PROPOSE = 25
    VOTE = 26
    END = 27
    FULL_TURN = 28
