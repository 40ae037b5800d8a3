"""The sequence of play of Tales of Glory, in the rulebook's order."""

from typing import Final

from partie.core import Rules
from partie.games.tales.adding import TakeTurn, add_tiles
from partie.games.tales.drafting import FirstChoice, SecondChoice, begin_round, change_first
from partie.games.tales.ending import final_scoring
from partie.games.tales.position import Tales
from partie.games.tales.preparation import (
    DealHero,
    DealQuest,
    DrawFirst,
    LayOut,
    ReturnQuest,
    SetAside,
    next_round,
    prepare,
)
from partie.games.tales.sequence import At

ROUNDS: Final = 10  # G1.2

RULES: Final = Rules[Tales](
    {
        # G3.6 The last round has no phase 3.
        At.GAME: (At.PREPARE, *(At.ROUND, At.NEXT_ROUND) * (ROUNDS - 1), At.ROUND, At.FINAL_SCORING),
        At.ROUND: (At.BEGIN_ROUND, At.FIRST_CHOICE, At.CHANGE_FIRST, At.ADD_TILES),  # G3.1–G3.3
        At.PREPARE: prepare,
        At.SET_ASIDE: SetAside(),
        At.DEAL_HERO: DealHero(),
        At.LAY_OUT: LayOut(),
        At.DRAW_FIRST: DrawFirst(),
        At.DEAL_QUEST: DealQuest(),
        At.RETURN_QUEST: ReturnQuest(),
        At.BEGIN_ROUND: begin_round,
        At.FIRST_CHOICE: FirstChoice(),
        At.SECOND_CHOICE: SecondChoice(),
        At.CHANGE_FIRST: change_first,
        At.ADD_TILES: add_tiles,
        At.TURN: TakeTurn(),
        At.NEXT_ROUND: next_round,
        At.FINAL_SCORING: final_scoring,
    }
)
