"""Where a person says how they want to be told, and tries it."""

import re
import secrets
from typing import Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from partie.server.infra.safe_http import Unreachable
from partie.server.infra.tokens import new_key
from partie.server.notifications.channel_store import HOOK, MAIL, PUSH, Channel
from partie.server.notifications.delivery import Delivery
from partie.server.notifications.queue import NotificationQueue
from partie.server.notifications.quiet_hours import Quiet
from partie.server.notifications.schemas import MailCode, NewHook, NewMail, NewPush, NoticesJson, QuietHours
from partie.server.notifications.senders import OK, always, is_push_key, mail
from partie.server.notifications.texts import words_of
from partie.server.web.permissions import EVERYBODY, KNOWN, allow
from partie.server.web.request_context import (
    AnyConnection,
    ApiRequest,
    browser_in,
    check_origin,
    person_of,
    require_session,
    services_of,
)
from partie.table.refusal import Refused
from partie.words.catalog import key
from partie.words.messages import message

MAILBOX: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}")


def delivery_of(connection: AnyConnection) -> Delivery:
    """Who sends notices in this process."""
    line = services_of(connection).notifications
    assert isinstance(line, NotificationQueue)
    return line.delivery


async def told(connection: AnyConnection) -> int:
    """The number of whoever asks."""
    return (await require_session(connection)).person.id


async def own_channel(connection: AnyConnection, channel_id: int) -> Channel:
    """A channel of whoever asks. Nobody learns whether others have one."""
    channel = await delivery_of(connection).channels.one(await told(connection), channel_id)
    if channel is None:
        raise Refused("missing", message("notice-err-missing"))
    return channel


def zone_in(zone: str) -> str:
    """A time zone that a browser says it is in; UTC if there is no such thing."""
    return zone if len(zone) <= 64 and Quiet(0, 0, zone).is_possible() else "UTC"


async def added(connection: AnyConnection, kind: str, address: str, secret: str, about: str, zone: str) -> int:
    """A new channel of whoever asks."""
    person = await told(connection)
    delivery = delivery_of(connection)
    channel = await delivery.channels.add(person, kind, address, secret, about, zone_in(zone))
    if channel is None:
        raise Refused("many", message("notice-err-many"))
    return channel


async def check_reach(connection: AnyConnection, url: str) -> None:
    """Refuse an address that a notice could never go to. It is looked at again before each of them."""
    try:
        await delivery_of(connection).reach.find(url)
    except Unreachable as error:
        raise Refused("address", message("notice-err-address")) from error


async def shown(connection: AnyConnection) -> NoticesJson:
    """All there is, for whoever asks."""
    delivery = delivery_of(connection)
    person = await person_of(connection)
    return {
        "known": person is not None,
        "push": await delivery.keys.public(),
        "mail": delivery.settings.can_mail,
        "channels": [] if person is None else await delivery.channels.shown(person),
    }


@get("/api/notices", opt=allow(*EVERYBODY))
async def show(request: ApiRequest) -> NoticesJson:
    """How one is told."""
    return await shown(request)


@post("/api/notices/push", guards=[check_origin], status_code=200, opt=allow(*KNOWN, says=key("notice-err-nobody")))
async def add_push(request: ApiRequest, data: JSONBody[NewPush]) -> NoticesJson:
    """Push to this browser."""
    person = await told(request)
    keys = (data["p256dh"], data["auth"])
    if any([not re.fullmatch(r"[A-Za-z0-9_-]{1,120}=*", key) for key in keys]) or not is_push_key(*keys):
        raise Refused("address", message("notice-err-address"))
    await check_reach(request, data["endpoint"])
    secret = f'{{"p256dh":"{keys[0]}","auth":"{keys[1]}"}}'
    about = browser_in(request.headers.get("user-agent", "")) or "push"
    await added(request, PUSH, data["endpoint"], secret, about, data["zone"])
    await delivery_of(request).channels.take_over(person, data["endpoint"], secret)
    return await shown(request)


@post("/api/notices/mail", guards=[check_origin], status_code=200, opt=allow(*KNOWN, says=key("notice-err-nobody")))
async def add_mail(request: ApiRequest, data: JSONBody[NewMail]) -> NoticesJson:
    """Mail to this address, once the code that goes there has come back."""
    delivery = delivery_of(request)
    person = await told(request)
    local, _, domain = data["address"].strip().rpartition("@")
    address = f"{local}@{domain.lower()}"
    if not delivery.settings.can_mail or len(address) > 254 or not MAILBOX.fullmatch(address):
        raise Refused("address", message("notice-err-mail"))
    if not await delivery.channels.may_mail_code(person, address):
        raise Refused("slow", message("notice-err-slow"))
    channel = await added(request, MAIL, address, "", "", data["zone"])
    code = f"{secrets.randbelow(10**8):08}"
    await delivery.channels.expect(channel, code)
    words = words_of(await delivery.language(person))
    title, body = words.say("notice-code-title"), words.say("notice-code-body", code=code)
    if await mail(address, title, body + "\n", delivery.settings, always) != OK:
        raise Refused("mail", message("notice-err-sending"))
    return await shown(request)


@post(
    "/api/notices/{channel_id:int}/code",
    guards=[check_origin],
    status_code=200,
    opt=allow(*KNOWN, only="a channel of their own", says=key("notice-err-nobody")),
)
async def confirm_mail(request: ApiRequest, channel_id: FromPath[int], data: JSONBody[MailCode]) -> NoticesJson:
    """Give the code back."""
    channel = await own_channel(request, channel_id)
    code = "".join(data["code"].split())[:20]
    if not await delivery_of(request).channels.confirm(channel.person, channel.id, code):
        raise Refused("code", message("notice-err-code"))
    return await shown(request)


@post("/api/notices/hook", guards=[check_origin], status_code=200, opt=allow(*KNOWN, says=key("notice-err-nobody")))
async def add_hook(request: ApiRequest, data: JSONBody[NewHook]) -> NoticesJson:
    """Call this address."""
    await check_reach(request, data["url"])
    await added(request, HOOK, data["url"], new_key(), "", data["zone"])
    return await shown(request)


@post(
    "/api/notices/{channel_id:int}/trial",
    guards=[check_origin],
    status_code=200,
    opt=allow(*KNOWN, only="a channel of their own", says=key("notice-err-nobody")),
)
async def try_out(request: ApiRequest, channel_id: FromPath[int]) -> NoticesJson:
    """Send me one now."""
    channel = await own_channel(request, channel_id)
    if channel.confirmed is None:
        raise Refused("code", message("notice-err-code"))
    if not await delivery_of(request).try_out(channel):
        raise Refused("slow", message("notice-err-slow"))
    return await shown(request)


@put(
    "/api/notices/{channel_id:int}/quiet",
    guards=[check_origin],
    opt=allow(*KNOWN, only="a channel of their own", says=key("notice-err-nobody")),
)
async def keep_quiet(request: ApiRequest, channel_id: FromPath[int], data: JSONBody[QuietHours]) -> NoticesJson:
    """Set the quiet hours."""
    channel = await own_channel(request, channel_id)
    quiet = Quiet(*data["quiet"], data["zone"][:64])
    if not quiet.is_possible():
        raise Refused("hours", message("notice-err-hours"))
    await delivery_of(request).channels.keep_quiet(channel.person, channel.id, quiet)
    return await shown(request)


@delete(
    "/api/notices/{channel_id:int}",
    guards=[check_origin],
    status_code=200,
    opt=allow(*KNOWN, only="a channel of their own", says=key("notice-err-nobody")),
)
async def remove(request: ApiRequest, channel_id: FromPath[int]) -> NoticesJson:
    """Send nothing there any more, and forget the address."""
    channel = await own_channel(request, channel_id)
    await delivery_of(request).channels.remove(channel.person, channel.id)
    return await shown(request)


ROUTES: Final = (show, add_push, add_mail, confirm_mail, add_hook, try_out, keep_quiet, remove)
