"""What comes in through a socket: read, done, and answered with its number."""

import asyncio
import time
from typing import Final

import msgspec

from partie.bots.levels import REGULAR
from partie.core import SPECTATOR
from partie.server.chat.phrases import claim_of
from partie.server.infra.database import ForeignKeyViolation
from partie.server.infra.invalid_input import INVALID_INPUT, invalid_input, person_gone
from partie.server.infra.load_shedding import PREVIEW
from partie.server.infra.rate_limits import FRAME, MESSAGES, STRIKES, Bucket
from partie.server.people.persons import PROGRAM
from partie.server.realtime.subscriber import Subscriber
from partie.server.services import Services
from partie.server.tables.room import Room
from partie.server.tables.schemas import (
    Answer,
    Claim,
    Done,
    Foresee,
    FromClient,
    Hint,
    Listen,
    Older,
    OwnView,
    Say,
    Undo,
    WhyNot,
)
from partie.server.tables.schemas import Refused as RefusedJson
from partie.table.advice import hint
from partie.table.difference import to_text
from partie.table.late import LateFrames
from partie.table.refusal import Refused
from partie.table.shapes import Broken
from partie.table.snapshot import event_json
from partie.table.table import Table
from partie.words.messages import message

ADVISER: Final = REGULAR
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
    "say": msgspec.json.Decoder(Say),
    "listen": msgspec.json.Decoder(Listen),
    "older": msgspec.json.Decoder(Older),
}


class Unreadable(Exception):
    """Not a message of ours: whoever sends such a thing is cut off."""


def decode(text: str) -> FromClient:
    """A message of a client."""
    if len(text) > FRAME:
        raise Unreadable
    try:
        kind = msgspec.json.decode(text, type=Kind).kind
        return KINDS[kind].decode(text)
    except (msgspec.DecodeError, KeyError, RecursionError) as error:
        raise Unreadable from error


def _refused(ref: int, error: Refused) -> RefusedJson:
    why: Broken = {"kind": error.kind, "says": error.says}
    return {"kind": "refused", "ref": ref, "why": why}


class TableSession:
    """What one pair of eyes asks for."""

    def __init__(self, services: Services, table: Room, subscriber: Subscriber) -> None:
        self._services = services
        self._table = table
        self._subscriber = subscriber
        self._messages = Bucket(MESSAGES)
        self._strikes = Bucket(STRIKES)

    async def serve(self, text: str) -> None:
        """Do what is asked for, and say that it is done, or why not."""
        since = time.perf_counter()
        asked = decode(text)
        if self._subscriber.bye:  # whoever was cut off has nothing to ask for any more
            raise Unreadable
        ref = asked["ref"]
        reply: Done | RefusedJson
        self._subscriber.is_asking = True
        try:
            await self._slow_down()
            self._keep_pace()
            reply = {"kind": "done", "ref": ref, "result": await self._do(asked, since)}
        except Refused as error:
            reply = _refused(ref, error)
        except INVALID_INPUT:
            reply = _refused(ref, invalid_input())
        except ForeignKeyViolation:
            reply = _refused(ref, person_gone())
        finally:
            self._subscriber.is_asking = False
        self._subscriber.send(to_text(reply))

    async def _do(self, asked: FromClient, since: float) -> object:
        seat = self._subscriber.seat
        if asked["kind"] == "older":
            if asked["before"] > 0:  # whoever asks for none wants to know whether the server is there
                self._spare()
            return self._older(asked["before"])
        if asked["kind"] == "say":
            self._spare()
            await self._services.chat.say(self._table, self._subscriber, asked)
            return None
        if asked["kind"] == "listen":
            self._spare()
            return await self._services.chat.listen(self._table, self._subscriber, asked["after"])
        if seat == SPECTATOR:
            raise Refused("refused", message("reason-not-asked"))
        if asked["kind"] == "answer":
            # Whoever was out of time need only answer. Whoever wanted a bot to answer takes the seat back first.
            await self._services.proposals.come_back(self._table, seat)
            if self._table.row.seats[seat].played_by:
                raise Refused("stale", message("reason-too-late"))
            await self._services.premoves.hold(self._table, seat, asked["question"])
            given = asked["question"], asked["part"], asked["text"]
            await self._services.answering.answer(self._table, seat, *given, None, since=since)
            return None
        if asked["kind"] == "undo":
            return await self._services.answering.undo(self._table, seat)
        self._spare()
        table = self._door()
        if asked["kind"] == "claim":
            row = self._table.row
            says = claim_of(row.game, row.rules, len(row.seats), asked["key"], asked["args"])
            await self._services.standings.check_words(self._subscriber.person)
            await self._services.chat.claim(self._table, seat, says)
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

    async def _slow_down(self) -> None:
        """Whoever says more than anybody plays is told so, and read more slowly; at last they are cut off."""
        wait = self._messages.take()
        if wait:
            if self._strikes.take():
                self._subscriber.cut("slow")
            await asyncio.sleep(wait)
            raise Refused(TOO_MUCH, message("err-slow"))

    def _keep_pace(self) -> None:
        """Refuse a program that says too much."""
        session = self._subscriber.session
        if session is not None and session.person.kind == PROGRAM and self._services.pace.ask(session.person.id):
            raise Refused(TOO_MUCH, message("err-slow"))

    def _spare(self) -> None:
        """Refuse whoever asks too often for what takes time, and everybody while there is none."""
        self._services.lag.check(PREVIEW)
        if not self._subscriber.may_preview():
            raise Refused(TOO_MUCH, message("err-slow"))

    def _door(self) -> Table:
        if self._table.match is None:
            raise Refused("stale", message("reason-too-late"))
        return Table(self._table.match, [])

    def _older(self, before: int) -> list[object]:
        match = self._table.match
        if match is None or before <= 0:
            return []
        heard = zip(match.heard_at(self._subscriber.seat), match.heard(self._subscriber.seat), strict=True)
        frames = self._table.audience.frames_of(self._subscriber.seat)
        until = frames.question if isinstance(frames, LateFrames) else match.number + 1
        return [event_json(match.game, event, at) for at, event in list(heard)[:before] if at < until]
