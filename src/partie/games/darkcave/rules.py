"""The sequence of play of the Dark Cave, in the rulebook's order."""

from typing import Final

from partie.core import Rules, Step
from partie.games.darkcave.creatures import AxeQuestion, CreatureStep, LoseCard, attack, hit, lose
from partie.games.darkcave.ending import ProposeEnd, Vote, end_game
from partie.games.darkcave.movement import DwarfStep, Finish, TurnGoal, end_move, leave, meet, move, next_step
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.preparation import (
    ChooseColour,
    DealClan,
    DealGoal,
    DrawCard,
    FirstSeat,
    prepare,
    put_aside,
)
from partie.games.darkcave.sequence import At
from partie.games.darkcave.turn import PlayCard, begin_turn, draw_cards, end_turn

STEPS: Final[dict[int, Step[DarkCave]]] = {
    At.PREPARE: prepare,
    At.DEAL_GOAL: DealGoal(),
    At.CHOOSE_COLOUR: ChooseColour(),
    At.DEAL_CLAN: DealClan(),
    At.PUT_ASIDE: put_aside,
    At.DRAW_CARD: DrawCard(),
    At.FIRST_SEAT: FirstSeat(),
    At.TURN: begin_turn,
    At.FULL_TURN: (At.PLAY, At.MOVE, At.DRAW, At.END_TURN),
    At.PLAY: PlayCard(),
    At.CREATURE_STEP: CreatureStep(),
    At.ATTACK: attack,
    At.AXE: AxeQuestion(),
    At.HIT: hit,
    At.LOSE: lose,
    At.LOSE_CARD: LoseCard(),
    At.MOVE: move,
    At.DWARF_STEP: DwarfStep(),
    At.TURN_GOAL: TurnGoal(),
    At.MEET: meet,
    At.LEAVE: leave,
    At.NEXT_STEP: next_step,
    At.END_MOVE: end_move,
    At.FINISH: Finish(),
    At.DRAW: draw_cards,
    At.END_TURN: end_turn,
    At.PROPOSE: ProposeEnd(),
    At.VOTE: Vote(),
    At.END: end_game,
}
RULES: Final = Rules[DarkCave](STEPS, interjection=At.PROPOSE)
