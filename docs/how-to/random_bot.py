"""A program that plays at a table of a server, at random: PARTIE_TOKEN=… python random_bot.py SITE TABLE SEAT [KEY]"""

import asyncio
import json
import os
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

HEADERS = {"Authorization": f"Bearer {os.environ['PARTIE_TOKEN']}", "Content-Type": "application/json"}


def sit_down(site: str, table: str, seat: str, key: str) -> None:
    """Take the seat that a link with this key is for."""
    body = json.dumps({"key": key, "name": os.environ.get("PARTIE_NAME", ""), "words": ""}).encode()
    urlopen(Request(f"{site}/api/tables/{table}/seats/{seat}", body, HEADERS)).close()


async def play(site: str, table: str, seat: str) -> None:
    """Answer until the table is over."""
    address = f"{site.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
    async with connect(address, additional_headers={"Authorization": HEADERS["Authorization"]}) as socket:
        ref = 0
        async for frame in socket:
            told = json.loads(frame)
            fields = told["snapshot"] if told["kind"] == "look" else told.get("fields", {})
            if fields.get("over"):
                return
            asked = fields.get("asked")
            if asked:
                ref += 1
                text = random.choice(asked["options"])["text"]
                answer = {"kind": "answer", "ref": ref, "text": text}
                await socket.send(json.dumps({**answer, "question": asked["question"], "part": asked["part"]}))


if __name__ == "__main__":
    if len(sys.argv) > 4:
        sit_down(*sys.argv[1:5])
    asyncio.run(play(*sys.argv[1:4]))
