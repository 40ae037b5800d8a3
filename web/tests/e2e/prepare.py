"""A table at a question that is seldom asked: bots play until seat A is asked it in the turn of another seat.

python prepare.py darkcave 5 axe
"""

import json
import sys

from partie.table.door import Door

# A seed that leads there soon is tried first; if a change of the rules makes it useless, another is found.
SOON = 13


def prepared(game: str, seats: int, question: str) -> dict[str, object]:
    """Such a table, among those of the first seeds."""
    bots = ["newcomer"] * seats
    players = ["Ana", *[f"bot:{bot}" for bot in bots[1:]]]
    for number in [SOON, *range(60)]:
        door = Door()
        seed = f"{number:064x}"
        door.open(
            {"game": game, "players": players, "bots": bots, "settings": {}, "salt": [], "headers": {}},
            seed,
        )
        for luck in range(2000):
            status = door.status()
            if status["over"]:
                break
            if 0 in status["waiting"]:
                seen = door.snapshot(0)
                asked = seen["asked"]
                if asked is not None and asked["name"] == question and seen["view"]["acting"] != 0:
                    return {
                        "id": f"prepared-{question}",
                        "game": game,
                        "players": players,
                        "bots": ["", *bots[1:]],
                        "settings": {},
                        "seed": seed,
                        "record": door.record(),
                        "created": 0,
                        "changed": 0,
                        "over": False,
                        "scores": [],
                        "ranks": [],
                        "question": status["question"],
                        "imported": False,
                    }
            door.bot(f"{luck:064x}")
    raise SystemExit(f"{question} is never asked")


if __name__ == "__main__":
    name, count, wanted = sys.argv[1:]
    sys.stdout.write(json.dumps(prepared(name, int(count), wanted)))
