"""What somebody does to be told, and to answer."""

import json
import re
from typing import cast

from websockets.asyncio.client import ClientConnection

from partie.server.notifications.schemas import NoticeChannel, NoticesJson

from .guests import Guest, Player
from .receivers import Receivers


async def notices(base: str, guest: Guest) -> NoticesJson:
    """How somebody is told."""
    return cast(NoticesJson, await guest.ask(base, "GET", "/api/notices"))


async def add(base: str, guest: Guest, kind: str, **fields: str) -> NoticeChannel:
    """A new channel."""
    told = cast(NoticesJson, await guest.ask(base, "POST", f"/api/notices/{kind}", {"zone": "Europe/Prague", **fields}))
    return told["channels"][-1]


async def confirm(base: str, guest: Guest, receivers: Receivers, address: str) -> NoticeChannel:
    """A mail address that was confirmed."""
    channel = await add(base, guest, "mail", address=address)
    code = re.search(r"\b\d{8}\b", receivers.letters_to(address)[-1].text)
    assert code is not None
    await guest.ask(base, "POST", f"/api/notices/{channel['id']}/code", {"code": code[0]})
    return channel


async def answer_once(link: ClientConnection, player: Player) -> None:
    """Answer the question that is open, as somebody who has seen nothing yet: all its parts, and no other."""
    question: int | None = None
    while True:
        while player.snapshot is None:
            player.hear(str(await link.recv()))
        asked = player.snapshot["asked"]
        if asked is None or question not in (None, asked["question"]):
            return
        question = asked["question"]
        text, ref = asked["options"][0]["text"], question * 100 + asked["part"]
        answered = {"kind": "answer", "ref": ref, "question": question, "part": asked["part"], "text": text}
        await link.send(json.dumps(answered))
        while (told := json.loads(frame := str(await link.recv()))).get("ref") != ref:
            player.hear(frame)
        assert told["kind"] == "done", told


async def answer(base: str, guest: Guest, table: str, seat: int) -> None:
    """Come, answer, and go again."""
    player = Player([base], guest, table, seat)
    async with await player.open(base) as socket:
        while player.snapshot is None:
            player.hear(str(await socket.recv()))
        asked = player.snapshot["asked"]
        assert asked is not None
        text = asked["options"][0]["text"]
        answered = {"kind": "answer", "ref": 1, "question": asked["question"], "part": asked["part"], "text": text}
        await socket.send(json.dumps(answered))
        while json.loads(await socket.recv())["kind"] != "done":
            pass
