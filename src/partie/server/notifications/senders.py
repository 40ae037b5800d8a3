"""The three ways a notice leaves the server. Each tells in one word what came of it."""

import base64
import hmac
import json
import time
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from typing import Final

import aiosmtplib
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException

from partie.server.infra.database import Pool
from partie.server.infra.safe_http import SafeHttpClient, Still, Unreachable
from partie.server.notifications.channel_store import Channel
from partie.server.notifications.config import NotificationSettings, mail_server
from partie.server.notifications.key_store import shared_pem
from partie.server.notifications.texts import NotificationText, words_of

OK: Final = "ok"
SPARED: Final = "spared"  # it was answered or looked at in the last moment
GONE: Final = "gone"
DAY: Final = 24 * 3600
PATIENCE: Final = 15.0  # seconds for a mail server


class PushKeys:
    """Our own keys, by which push services know us: made once, and kept in the database for all processes."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._vapid: Vapid02 | None = None

    async def vapid(self) -> Vapid02:
        """The keys."""
        if self._vapid is None:
            fresh = Vapid02()
            fresh.generate_keys()
            pem = await shared_pem(self._pool, fresh.private_pem().decode())
            self._vapid = Vapid02.from_pem(pem.encode())
        return self._vapid

    async def public(self) -> str:
        """The public one, as browsers want it."""
        vapid = await self.vapid()
        raw = vapid.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


async def always() -> bool:
    """For what is to be sent in any case."""
    return True


def is_push_key(p256dh: str, auth: str) -> bool:
    """Whether a browser can have given these keys."""
    try:
        WebPusher({"endpoint": "x", "keys": {"p256dh": p256dh, "auth": auth}}).encode(b"x")
    except (WebPushException, ValueError, TypeError, IndexError):
        return False
    return True


async def push(
    channel: Channel, wording: NotificationText, keys: PushKeys, contact: str, reach: SafeHttpClient, still: Still
) -> str:
    """To a browser, encrypted for it: its push service learns nothing but that there is something."""
    told = {"title": wording.title, "body": wording.body, "path": wording.path, "tag": tag_of(wording)}
    subscription = {"endpoint": channel.address, "keys": json.loads(channel.secret)}
    body = WebPusher(subscription).encode(json.dumps(told).encode())["body"]
    assert isinstance(body, bytes)
    parts = reach.read(channel.address)
    claims = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + DAY // 2}
    signed: dict[str, str] = (await keys.vapid()).sign(claims)
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(DAY),
        "Topic": tag_of(wording),
        **signed,
    }
    return _result(await reach.post(channel.address, headers, body, still), gone=(404, 410))


def tag_of(wording: NotificationText) -> str:
    """What a newer notice takes the place of: an older one about the same table. It does not tell which table."""
    return base64.urlsafe_b64encode(sha256(wording.table_id.encode()).digest()[:18]).decode()


async def hook(channel: Channel, wording: NotificationText, origin: str, reach: SafeHttpClient, still: Still) -> str:
    """To an address of the person's own, signed with the person's secret."""
    told = {
        "kind": wording.kind,
        "table": wording.table_id,
        "title": wording.title,
        "body": wording.body,
        "url": f"{origin}/{wording.path}",
    }
    body = json.dumps(told, ensure_ascii=False).encode()
    stamp = str(int(time.time()))
    headers = {
        "Content-Type": "application/json",
        "Partie-Time": stamp,
        "Partie-Signature": f"sha256={signature(channel.secret, stamp, body)}",
    }
    return _result(await reach.post(channel.address, headers, body, still))


def signature(secret: str, stamp: str, body: bytes) -> str:
    """How whoever has the secret knows that we sent it, and when."""
    return hmac.new(secret.encode(), stamp.encode() + b"." + body, sha256).hexdigest()


def _result(status: int, gone: tuple[int, ...] = ()) -> str:
    if status == 0:
        return SPARED
    if 200 <= status < 300:
        return OK
    return GONE if status in gone else f"status {status}"


async def mail(address: str, title: str, body: str, settings: NotificationSettings, still: Still) -> str:
    """To a mailbox."""
    message = EmailMessage()
    message["From"] = settings.sender
    message["To"] = address
    message["Subject"] = title
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=settings.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body)
    server = mail_server(settings.smtp)
    client = aiosmtplib.SMTP(
        hostname=server.host,
        port=server.port,
        username=server.name,
        password=server.password,
        use_tls=server.is_tls,
        timeout=PATIENCE,
    )
    try:
        async with client:
            if not await still():
                return SPARED
            await client.send_message(message)
    except aiosmtplib.SMTPRecipientsRefused as error:
        return _mail_result(error.recipients[0].code)
    except aiosmtplib.SMTPResponseException as error:
        return _mail_result(error.code)
    except (aiosmtplib.SMTPTimeoutError, TimeoutError):
        return "timeout"
    except (aiosmtplib.SMTPException, OSError):
        return "unreachable"
    return OK


def _mail_result(code: int) -> str:
    return f"mail {code}" if code > 0 else "wrong"  # the library counts what it cannot read as less than nothing


def mail_text(wording: NotificationText, language: str, origin: str) -> str:
    """The text of a mail: what there is, where it is, and how to get no more of them."""
    words = words_of(language)
    link = f"{origin}/{wording.path}"
    return "\n\n".join([wording.body, link, "-- \n" + words.say("notice-mail-foot", link=f"{origin}/#/notices")]) + "\n"


async def send(
    channel: Channel,
    wording: NotificationText,
    language: str,
    keys: PushKeys,
    settings: NotificationSettings,
    reach: SafeHttpClient,
    still: Still,
) -> str:
    """Send a notice by a channel, and what came of it."""
    try:
        if channel.kind == "push":
            return await push(channel, wording, keys, settings.contact, reach, still)
        if channel.kind == "hook":
            return await hook(channel, wording, settings.origin, reach, still)
        if not settings.can_mail:
            return "unreachable"
        text = mail_text(wording, language, settings.origin)
        return await mail(channel.address, wording.title, text, settings, still)
    except Unreachable as error:
        return error.why
