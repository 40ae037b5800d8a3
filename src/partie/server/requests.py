"""What comes in through a socket: read, done, and answered with its number."""

import asyncio
import re
from typing import Final

import msgspec

from partie.bots.levels import LEVELS
from partie.core import SPECTATOR
from partie.server.house import House
from partie.server.live import LiveTable
from partie.server.outlet import Outlet
from partie.server.protocol import Answer, Claim, Done, Foresee, FromClient, Hint, Older, OwnView, Undo, WhyNot
from partie.server.protocol import Refused as RefusedJson
from partie.table.advice import hint
from partie.table.difference import to_text
from partie.table.refusal import Refused
from partie.table.shapes import Broken
from partie.table.snapshot import event_json
from partie.table.table import Table
from partie.words.messages import Arg, Message, message

LONGEST: Final = 2048  # bytes; the longest answer of all games has a tenth of it
ADVISER: Final = LEVELS[2].name
TOO_MUCH: Final = "slow"


class Kind(msgspec.Struct):
    """What kind of message it is; the rest depends on it."""

    kind: str


KINDS: Final[dict[str, msgspec.json.Decoder[FromClient]]] = {
    "answer": msgspec.json.Decoder(Answer),
    "undo": msgspec.json.Decoder(Undo),
    "foresee": msgspec.json.Decoder(Foresee),
    "why_not": msgspec.json.Decoder(WhyNot),
    "hint": msgspec.json.Decoder(Hint),
    "view": msgspec.json.Decoder(OwnView),
    "claim": msgspec.json.Decoder(Claim),
    "older": msgspec.json.Decoder(Older),
}


class Unreadable(Exception):
    """Not a message of ours: whoever sends such a thing is cut off."""


def decode(text: str) -> FromClient:
    """A message of a client."""
    if len(text) > LONGEST:
        raise Unreadable
    try:
        kind = msgspec.json.decode(text, type=Kind).kind
        return KINDS[kind].decode(text)
    except (msgspec.DecodeError, KeyError, RecursionError) as error:
        raise Unreadable from error


class Requests:
    """What one pair of eyes asks for."""

    def __init__(self, house: House, table: LiveTable, outlet: Outlet) -> None:
        self._house = house
        self._table = table
        self._outlet = outlet

    async def serve(self, text: str) -> None:
        """Do what is asked for, and say that it is done, or why not."""
        asked = decode(text)
        ref = asked["ref"]
        reply: Done | RefusedJson
        try:
            reply = {"kind": "done", "ref": ref, "result": await self._do(asked)}
        except Refused as error:
            why: Broken = {"kind": error.kind, "says": error.says}
            reply = {"kind": "refused", "ref": ref, "why": why}
        self._outlet.send(to_text(reply))

    async def _do(self, asked: FromClient) -> object:
        seat = self._outlet.seat
        if asked["kind"] == "older":
            if asked["before"] > 0:  # whoever asks for none wants to know whether the server is there
                self._spare()
            return self._older(asked["before"])
        if seat == SPECTATOR:
            raise Refused("refused", message("reason-not-asked"))
        if asked["kind"] == "answer":
            # While a bot answers for a person, the person must take the seat back first.
            if self._table.row.seats[seat].played_by:
                raise Refused("stale", message("reason-too-late"))
            await self._house.answer(self._table, seat, asked["question"], asked["part"], asked["text"], None)
            return None
        if asked["kind"] == "undo":
            return await self._house.undo(self._table, seat)
        self._spare()
        table = self._door()
        if asked["kind"] == "claim":
            await self._house.claim(self._table, seat, self._claim(asked))
            return None
        if asked["kind"] == "foresee":
            return table.foresee(seat, asked["texts"])
        if asked["kind"] == "why_not":
            return table.why_not(seat, asked["text"])
        if asked["kind"] == "view":
            return table.view_text(seat, asked["told"])
        # Others must not wait for what one of them thinks about.
        match = table.match
        return await asyncio.to_thread(hint, match.game, match.view(seat), match.heard(seat), ADVISER, "hint")

    def _spare(self) -> None:
        """Refuse whoever asks too often for what takes time."""
        if not self._outlet.may_preview():
            raise Refused(TOO_MUCH, message("reason-too-late"))

    def _claim(self, asked: Claim) -> Message:
        """What is said: only a sentence that this game has for it, with seats, numbers and names of things in it."""
        key, args = asked["key"], {name: _arg(value) for name, value in asked["args"].items()}
        if not re.fullmatch(rf"{self._table.row.game}-claim-[a-z-]{{1,40}}", key):
            raise Refused("refused", message("reason-not-offered"))
        return {"key": key, "args": args}

    def _door(self) -> Table:
        if self._table.match is None:
            raise Refused("stale", message("reason-too-late"))
        return Table(self._table.match, [])

    def _older(self, before: int) -> list[object]:
        match = self._table.match
        if match is None or before <= 0:
            return []
        heard = zip(match.heard_at(self._outlet.seat), match.heard(self._outlet.seat), strict=True)
        return [event_json(match.game, event, question) for question, event in list(heard)[:before]]


def _arg(value: object) -> Arg:
    """An argument of a sentence, as its reader's catalog can take it."""
    if isinstance(value, int):
        return value
    if isinstance(value, dict) and len(value) == 1:
        seat, says = value.get("seat"), value.get("says")
        if isinstance(seat, int):
            return {"seat": seat}
        if isinstance(says, str) and re.fullmatch(r"[a-z-]{1,60}", says):
            return {"says": says}
    raise Refused("refused", message("reason-not-offered"))
