"""Whoever gets notices, started by a test: a push service, a receiver of webhooks, and a mail server.

What is asked of them by an address decides how they answer: ``/ok``, ``/slow``, ``/never``, ``/wrong``, ``/gone``,
``/broken``, ``/away`` (a redirect) or ``/endless``; a mailbox is called the same.
"""

import asyncio
import base64
import email
import email.policy
import json
import os
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Self

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from partie.server.ops.dev_services import free_port

SLOW = 1.0  # seconds
ANSWERS = {
    "ok": b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n",
    "slow": b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
    "wrong": b"I am no web server\r\n\r\n",
    "gone": b"HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n",
    "broken": b"HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n",
    "away": b"HTTP/1.1 302 Found\r\nLocation: /ok/elsewhere\r\nContent-Length: 0\r\n\r\n",
}


@dataclass(frozen=True)
class Request:
    """A request as it came. ``at`` is when its first line was read."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


class Web:
    """A push service or a receiver of webhooks."""

    def __init__(self) -> None:
        self.port = free_port()
        self.requests: list[Request] = []
        self._server: asyncio.Server | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            first = (await reader.readline()).decode()
            if not first:
                return
            at = time.time()
            headers: dict[str, str] = {}
            while (line := (await reader.readline()).decode().strip()) != "":
                name, _, value = line.partition(":")
                headers[name.lower()] = value.strip()
            body = await reader.readexactly(int(headers["content-length"]))
            path = first.split()[1]
            self.requests.append(Request(path, headers, body, at))
            await self._answer(path.split("/")[1], writer)
        except (OSError, EOFError):
            return
        finally:
            writer.close()

    async def _answer(self, way: str, writer: asyncio.StreamWriter) -> None:
        if way == "never":
            await asyncio.sleep(60)
        elif way == "endless":
            while True:
                writer.write(b"x" * 65_536)
                await writer.drain()
        else:
            await asyncio.sleep(SLOW if way == "slow" else 0)
            writer.write(ANSWERS[way])
            await writer.drain()


class Browser:
    """The keys of a browser that may be pushed to: only it can read what comes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, str]:
        """What a page sends to the server."""
        raw = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": endpoint, "p256dh": _text(raw), "auth": _text(self._auth), "zone": "Europe/Prague"}

    def read(self, body: bytes) -> dict[str, str]:
        """What was pushed, decrypted."""
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        told: dict[str, str] = json.loads(plain)
        return told


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass(frozen=True)
class Letter:
    """A mail as it came."""

    to: str
    subject: str
    text: str
    at: float


@dataclass
class Post:
    """A mail server. Mailboxes are called by how they take mail; all take the first, which has a code in it."""

    port: int = field(default_factory=free_port)
    letters: list[Letter] = field(default_factory=list)
    _server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())
            await writer.drain()

        to = ""
        try:
            await say("220 post.test ready")
            while line := (await reader.readline()).decode().strip():
                verb = line.split()[0].upper()
                if verb == "RCPT":
                    to = line.partition("<")[2].partition(">")[0]
                    await say(await self._mailbox(to))
                elif verb == "DATA":
                    await say("354 go on")
                    raw = await reader.readuntil(b"\r\n.\r\n")
                    read = email.message_from_bytes(raw[:-5], policy=email.policy.default)
                    body = read.get_body(("plain",))
                    assert body is not None
                    self.letters.append(Letter(to, read["Subject"], body.get_content(), time.time()))
                    await say("250 taken")
                elif verb == "QUIT":
                    await say("221 bye")
                    return
                else:
                    await say("250 ok")
        except (OSError, EOFError):
            return
        finally:
            writer.close()

    async def _mailbox(self, to: str) -> str:
        way = to.partition("-")[0]
        if not any([letter.to == to for letter in self.letters]):
            return "250 ok"
        if way == "slow":
            await asyncio.sleep(SLOW)
        if way == "never":
            await asyncio.sleep(60)
        return {"wrong": "what?", "gone": "550 no such mailbox", "broken": "451 not now"}.get(way, "250 ok")


@dataclass
class Receivers:
    """All three."""

    web: Web = field(default_factory=Web)
    post: Post = field(default_factory=Post)
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)

    async def __aenter__(self) -> Self:
        await self._stack.enter_async_context(self.web)
        await self._stack.enter_async_context(self.post)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    def environment(self, delay: float) -> dict[str, str]:
        """How a server is set up that sends to them."""
        return {
            "PARTIE_SMTP": f"smtp://127.0.0.1:{self.post.port}",
            "PARTIE_MAIL_FROM": "partie@play.test",
            "PARTIE_ORIGIN": "https://play.test",
            "PARTIE_NOTICE_DELAY": str(delay),
        }

    def letters_to(self, address: str) -> list[Letter]:
        """The mails in a mailbox."""
        return [letter for letter in self.post.letters if letter.to == address]

    def requests_to(self, path: str) -> list[Request]:
        """The requests to an address."""
        return [request for request in self.web.requests if request.path == path]
