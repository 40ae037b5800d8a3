"""From a guest to an account, and back to nobody: passkeys are checked, sessions end, and nothing personal stays."""

import asyncio
import io
import json
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import asyncpg
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from partie.server.accounts.inventory_store import CLEARED, GONE, HELD, NOTHING
from partie.server.infra.tokens import hash_of
from partie.server.ops.admin import Admin
from partie.server.ops.dev_services import DevServices
from tests.server.harness.clients.authenticator import PRESENT, RIGHT, VERIFIED, Authenticator, Wrong, bytes_of
from tests.server.harness.clients.guests import PATIENCE, Player, Refusal
from tests.server.harness.clients.people import Somebody
from tests.server.harness.processes import Process, running, server
from tests.server.harness.stores import columns, found


@pytest.fixture(scope="module")
def processes(shared: str, trial: DevServices) -> Iterator[list[tuple[Process, str]]]:
    """Two servers that hear each other. What they say is looked through in the end."""
    both = [server(shared, trial.news), server(shared, trial.news, bots=1)]
    with running([process for process, _ in both]):
        yield both


@pytest.fixture(scope="module")
def base(processes: list[tuple[Process, str]]) -> str:
    """Where the first of them is."""
    return processes[0][1]


@pytest.fixture(scope="module")
def other(processes: list[tuple[Process, str]]) -> str:
    """Where the second of them is."""
    return processes[1][1]


async def last_word(link: ClientConnection) -> str:
    """Why the server closes a socket, which it must do soon."""
    last = ""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                last = str(await link.recv())
    except ConnectionClosed:
        return str(json.loads(last)["why"])


async def test_a_guest_keeps_everything_and_comes_back_in_another_browser(base: str) -> None:
    ana = Somebody(base, "Ana Keeps")
    assert (await ana.me())["kind"] == ""
    assert ana.cookie == ""  # nobody becomes anybody by asking
    made = await ana.make(base, "tides", ["", ""])
    assert (await ana.me())["kind"] == "guest"
    key = await ana.become_account()
    me = await ana.me()
    assert (me["kind"], me["name"], me["codes"], me["seats"]) == ("account", "Ana Keeps", 8, 1)
    assert [each["name"] for each in me["passkeys"]] == ["my key"]
    assert me["passkeys"][0]["used"] is None

    away = Somebody(base, "")
    assert (await away.entered(key))["me"]["name"] == "Ana Keeps"
    card = cast(dict[str, object], await away.ask(base, "GET", f"/api/tables/{made['table']}"))
    assert card["mine"] == [0]
    told = await away.me()
    assert told["passkeys"][0]["used"] is not None
    assert sorted([each["about"] for each in told["sessions"]]) == ["", "Firefox · Linux"]
    assert [each["mine"] for each in told["sessions"]].count(True) == 1


async def test_a_recovery_code_works_once(base: str) -> None:
    ben = Somebody(base, "Ben Codes")
    await ben.become_account()
    assert len(set(ben.codes)) == 8
    away = Somebody(base, "")
    code = ben.codes[3].replace("-", " ").upper()  # as a person types it
    assert (await away.send("POST", "/api/enter/code", {"code": code})).status_code == 200
    assert (await away.me())["codes"] == 7
    again = Somebody(base, "")
    refused = await again.send("POST", "/api/enter/code", {"code": ben.codes[3]})
    assert (refused.status_code, refused.json()["says"]["key"]) == (400, "err-code")
    assert again.cookie == ""
    renewed = (await ben.send("POST", "/api/me/codes")).json()["codes"]
    assert not set(renewed) & set(ben.codes)
    assert (await again.send("POST", "/api/enter/code", {"code": ben.codes[4]})).status_code == 400
    assert (await again.send("POST", "/api/enter/code", {"code": renewed[4]})).status_code == 200
    for rubbish in ("", "-", "x" * 10_000):
        assert (await Somebody(base, "").send("POST", "/api/enter/code", {"code": rubbish})).status_code == 400


# -- what an authenticator says is checked --------------------------------------------------------------------------

WRONG = {
    "origin": Wrong(origin="https://elsewhere.example"),
    "site": Wrong(site="elsewhere.example"),
    "presence": Wrong(flags=VERIFIED),
    "purpose": Wrong(kind="webauthn.other"),
    "challenge": Wrong(challenge="A" * 86),
}


@pytest.mark.parametrize("fault", [*WRONG, "kind"])
async def test_a_passkey_is_made_rightly_or_not_at_all(base: str, fault: str) -> None:
    somebody = Somebody(base, f"Maker {fault}")
    key = Authenticator(base)
    if fault == "kind":  # a challenge for signing in
        options = await somebody.options_to_keep()
        for_entering = str((await somebody.options_to_enter())["challenge"])
        made = key.make(options, Wrong(challenge=for_entering))
        body = {"name": somebody.name, "label": "", "credential": made}
        response = await somebody.send("POST", "/api/me/passkeys", body)
    else:
        response = await somebody.keep(key, WRONG[fault])
    assert (response.status_code, response.json()["kind"]) == (400, "passkey")
    assert (await somebody.me())["kind"] == "guest"
    assert (await somebody.keep(key)).status_code == 200  # the same without the fault


@pytest.mark.parametrize("fault", [*WRONG, "signature", "handle", "counter", "same counter"])
async def test_a_sign_in_is_right_or_refused(base: str, fault: str) -> None:
    wrong = {
        **WRONG,
        "signature": Wrong(damaged=True),
        "handle": Wrong(handle=b"somebody else"),
        "counter": Wrong(counter=1),
        "same counter": Wrong(counter=2),
    }[fault]

    somebody = Somebody(base, f"Enters {fault}")
    key = await somebody.become_account()
    away = Somebody(base, "")
    await away.entered(key)
    await away.entered(key)  # the counter stands at two
    thief = Somebody(base, "")
    response = await thief.enter(key, wrong)
    assert (response.status_code, response.json()["kind"]) == (400, "passkey")
    assert thief.cookie == ""
    await thief.entered(key)  # the same without the fault


async def test_whoever_holds_the_authenticator_shows_that_it_is_theirs(base: str) -> None:
    """A stolen phone or key alone lets nobody in, and no passkey is made that would."""
    ana, eve = Somebody(base, "Ana Verified"), Somebody(base, "Eve Touches")
    asked = await eve.options_to_keep()
    assert cast(dict[str, str], asked["authenticatorSelection"])["userVerification"] == "required"
    refused = await eve.keep(Authenticator(base, verifies=False))
    assert (refused.status_code, refused.json()["kind"]) == (400, "passkey")
    assert (await eve.me())["kind"] == "guest"

    key = await ana.become_account()
    away = Somebody(base, "")
    assert (await away.options_to_enter())["userVerification"] == "required"
    key.verifies = False
    refused = await away.enter(key)
    assert (refused.status_code, refused.json()["kind"]) == (400, "passkey")
    assert away.cookie == ""
    key.verifies = True
    await away.entered(key)
    assert (await away.keep(Authenticator(base, verifies=False))).status_code == 400  # nor a second one
    assert len((await away.me())["passkeys"]) == 1


async def test_a_challenge_is_used_once_and_by_whoever_asked(base: str, shared: str) -> None:
    ana, eve = Somebody(base, "Ana Once"), Somebody(base, "Eve Once")
    mine, hers = Authenticator(base), Authenticator(base)
    options, others = await ana.options_to_keep(), await eve.options_to_keep()

    async def keep(who: Somebody, credential: dict[str, object]) -> int:
        body = {"name": who.name, "label": "", "credential": credential}
        return (await who.send("POST", "/api/me/passkeys", body)).status_code

    # Eve has a challenge that was made for Ana.
    assert await keep(eve, hers.make({**others, "challenge": options["challenge"]})) == 400
    assert await keep(ana, mine.make(options)) == 200
    second = Authenticator(base)
    assert await keep(ana, second.make(options)) == 400  # replayed
    assert len((await ana.me())["passkeys"]) == 1

    # Signing in: another browser has the challenge, or it is used twice.
    away, thief = Somebody(base, ""), Somebody(base, "")
    asked = await away.options_to_enter()
    await thief.options_to_enter()
    signed = mine.sign(asked)
    assert (await thief.send("POST", "/api/enter/passkey", {"credential": signed})).status_code == 400
    assert (await away.send("POST", "/api/enter/passkey", {"credential": signed})).status_code == 200
    again = Somebody(base, "")
    again.jar = dict(away.jar)
    assert (await again.send("POST", "/api/enter/passkey", {"credential": mine.sign(asked)})).status_code == 400

    # A challenge that is too old.
    late = Somebody(base, "")
    asked = await late.options_to_enter()
    connection = await asyncpg.connect(shared)
    await connection.execute("UPDATE challenges SET until = now() - interval '1 second'")
    await connection.close()
    assert (await late.send("POST", "/api/enter/passkey", {"credential": mine.sign(asked)})).status_code == 400


async def test_rubbish_for_a_passkey_is_refused_without_a_stumble(base: str) -> None:
    somebody = Somebody(base, "Rubbish Sender")
    right = Authenticator(base).make(await somebody.options_to_keep())
    response = cast(dict[str, str], right["response"])
    rubbish: list[dict[str, object]] = [{}, {"id": 1}, {**right, "response": {}}, {**right, "rawId": "%%%"}]
    rubbish += [{**right, "response": {**response, "attestationObject": cut}} for cut in ("", "AAAA", "oWNmbXQ")]
    rubbish += [{**right, "response": {**response, "clientDataJSON": cut}} for cut in ("", "e30", "W10", "bnVsbA")]
    for each in rubbish:
        body = {"name": somebody.name, "label": "", "credential": each}
        assert (await somebody.send("POST", "/api/me/passkeys", body)).status_code == 400, each
        assert (await somebody.send("POST", "/api/enter/passkey", {"credential": each})).status_code == 400, each


async def test_a_page_from_elsewhere_changes_nothing(base: str) -> None:
    somebody = Somebody(base, "Ola Origin")
    await somebody.become_account()
    evil = "https://elsewhere.example"
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Other Name", "language": ""}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/me/codes", None),
        ("POST", "/api/me/leave", None),
        ("POST", "/api/me/sessions/end", {"all": True}),
        ("POST", "/api/me/passkeys/ask", {"name": "x"}),
        ("POST", "/api/enter/ask", None),
        ("POST", "/api/enter/code", {"code": somebody.codes[0]}),
    ):
        assert (await somebody.send(method, path, body, origin=evil)).status_code == 403, path
    me = await somebody.me()
    assert (me["name"], me["codes"]) == ("Ola Origin", 8)


async def test_passkeys_have_names_and_the_last_one_stays(base: str) -> None:
    ana, eve = Somebody(base, "Ana Several"), Somebody(base, "Eve Several")
    await ana.become_account()
    await eve.become_account()
    first = (await ana.me())["passkeys"][0]["id"]
    refused = await ana.send("DELETE", f"/api/me/passkeys/{first}")
    assert (refused.status_code, refused.json()["says"]["key"]) == (400, "err-passkey-last")
    second = Authenticator(base)
    kept = await ana.keep(second)
    assert kept.json()["codes"] == []  # they were told with the first one
    assert (await eve.send("DELETE", f"/api/me/passkeys/{first}")).status_code == 400
    assert (await eve.send("PUT", f"/api/me/passkeys/{first}", {"name": "mine"})).status_code == 400
    named = await ana.send("PUT", f"/api/me/passkeys/{first}", {"name": " Telefon\n v kapse "})
    assert [each["name"] for each in named.json()["passkeys"]] == ["Telefon v kapse", "my key"]
    assert (await ana.send("DELETE", f"/api/me/passkeys/{first}")).status_code == 200
    assert len((await ana.me())["passkeys"]) == 1
    await Somebody(base, "").entered(second)
    assert (await eve.keep(second)).status_code == 400  # a passkey belongs to one person


async def test_an_old_session_does_not_decide_who_can_come_in_later(base: str, shared: str) -> None:
    """A stolen cookie must not make a passkey of its own: that would outlive the end of all sessions."""
    ana = Somebody(base, "Ana Longago")
    key = await ana.become_account()
    connection = await asyncpg.connect(shared)
    await connection.execute(
        "UPDATE sessions SET made = made - interval '1 day' WHERE person = (SELECT id FROM persons WHERE name = $1)",
        ana.name,
    )
    await connection.close()
    first = (await ana.me())["passkeys"][0]["id"]
    for method, path, body in (
        ("POST", "/api/me/passkeys/ask", {"name": ana.name}),
        ("POST", "/api/me/passkeys", {"name": ana.name, "label": "", "credential": {}}),
        ("DELETE", f"/api/me/passkeys/{first}", None),
        ("POST", "/api/me/codes", None),
        ("DELETE", "/api/me", None),
    ):
        refused = await ana.send(method, path, body)
        assert refused.json()["kind"] == "prove", path
    await ana.entered(key)
    assert (await ana.keep(Authenticator(base))).status_code == 200


# -- names ----------------------------------------------------------------------------------------------------------


async def test_nobody_is_called_like_an_account(base: str) -> None:
    await Somebody(base, "Žofie Nová").become_account()
    like = Somebody(base, "Zofie Nova")
    answer = await like.send("POST", "/api/me/passkeys/ask", {"name": like.name})
    assert answer.json()["says"]["key"] == "name-account"
    assert like.cookie == ""
    with pytest.raises(Refusal, match="name-account"):
        await like.make(base, "tides", ["", ""])
    host = Somebody(base, "Host Names")
    made = await host.make(base, "tides", ["", ""])
    with pytest.raises(Refusal, match="name-account"):
        await like.sit(base, made["table"], 1, made["keys"][1])
    await host.become_account()
    for name, why in (("žofie-nová", "name-account"), ("", "name-empty"), ("Bot 3", "name-bot")):
        told = await host.send("PUT", "/api/me", {"name": name, "language": "cs"})
        assert told.json()["says"]["key"] == why
    changed = (await host.send("PUT", "/api/me", {"name": " Nová  Žofie ", "language": "cs"})).json()
    assert (changed["name"], changed["language"]) == ("Nová Žofie", "cs")
    assert (await host.send("PUT", "/api/me", {"name": "Nová Žofie", "language": "de"})).status_code == 400
    host.name = "Somebody Else"  # an account sits down by its own name
    again = await host.make(base, "tides", ["", ""])
    card = cast(dict[str, list[dict[str, str]]], await host.ask(base, "GET", f"/api/tables/{again['table']}"))
    assert card["players"][0]["name"] == "Nová Žofie"


# -- sessions -------------------------------------------------------------------------------------------------------


async def test_a_stolen_cookie_ends_with_all_sessions_and_so_do_its_sockets(base: str, other: str) -> None:
    ana = Somebody(base, "Ana Stolen")
    key = await ana.become_account()
    made = await ana.make(base, "tides", ["", ""])
    thief, away = Somebody(other, ""), Somebody(base, "")
    thief.cookie = ana.cookie
    await away.entered(key)
    socket = await Player([other], thief, made["table"], 0).open(other)
    await socket.recv()
    assert (await away.send("POST", "/api/me/sessions/end", {"all": True})).json()["kind"] == ""
    assert await last_word(socket) == "ended"
    assert socket.close_code == 4401
    assert (await thief.me())["kind"] == ""
    assert (await away.me())["kind"] == ""
    await ana.entered(key)
    assert len((await ana.me())["sessions"]) == 1


async def test_sessions_are_ended_one_by_one_or_all_others(base: str) -> None:
    ana, eve = Somebody(base, "Ana Browsers"), Somebody(base, "Eve Browsers")
    key = await ana.become_account()
    await eve.become_account()
    two, three = Somebody(base, ""), Somebody(base, "")
    await two.entered(key)
    await three.entered(key)
    mine = next(each["id"] for each in (await two.me())["sessions"] if each["mine"])
    await eve.send("DELETE", f"/api/me/sessions/{mine}")
    assert (await two.me())["kind"] == "account"  # it is not hers to end
    assert len((await ana.send("DELETE", f"/api/me/sessions/{mine}")).json()["sessions"]) == 2
    assert (await two.me())["kind"] == ""
    assert len((await ana.send("POST", "/api/me/sessions/end", {"all": False})).json()["sessions"]) == 1
    assert (await three.me())["kind"] == ""
    assert (await ana.send("POST", "/api/me/leave")).status_code == 204
    assert (await ana.me())["kind"] == ""
    guest = Somebody(base, "Guest Browsers")
    await guest.make(base, "tides", ["", ""])
    assert (await guest.send("POST", "/api/me/leave")).status_code == 403  # there would be no way back
    assert (await guest.send("POST", "/api/me/sessions/end", {"all": True})).status_code == 403


# -- seats ----------------------------------------------------------------------------------------------------------


async def test_what_a_guest_has_becomes_the_accounts_at_sign_in(base: str) -> None:
    ana = Somebody(base, "Ana Merges")
    key = await ana.become_account()
    phone = Somebody(base, "Phone Guest")
    made = await phone.make(base, "tides", ["", ""])
    both = await ana.make(base, "tides", ["", ""])
    await phone.sit(base, both["table"], 1, both["keys"][1])
    guest_cookie = phone.cookie
    told = await phone.entered(key)
    assert (told["moved"], told["left"]) == (1, 1)
    card = cast(dict[str, object], await phone.ask(base, "GET", f"/api/tables/{made['table']}"))
    assert (card["mine"], card["host"]) == ([0], 0)
    phone.cookie = guest_cookie
    assert (await phone.me())["kind"] == ""  # the guest's cookie is worth nothing any more


async def test_a_seats_own_link_brings_a_guest_back_and_nobody_else(base: str, other: str) -> None:
    host, ben, eve = Somebody(base, "Host Link"), Somebody(base, "Ben Link"), Somebody(base, "Eve Link")
    made = await host.make(base, "tides", ["", ""])
    table, invitation = made["table"], made["keys"][1]
    card = await ben.sit(base, table, 1, invitation)
    own = card["own"]
    assert own != invitation
    assert "own" not in await ben.sit(base, table, 1, invitation)  # it is told once
    with pytest.raises(Refusal, match="409"):
        await eve.sit(base, table, 1, invitation)  # whoever made the table knows that key, too
    assert eve.cookie == ""
    with pytest.raises(Refusal, match="409"):
        await host.sit(base, table, 1, own)  # whoever sits there already has their own seat
    old = await Player([other], ben, table, 1).open(other)
    await old.recv()
    back = Somebody(base, "Anybody")
    shown = cast(dict[str, object], await back.ask(base, "GET", f"/api/tables/{table}?key={own}"))
    assert (shown["invited"], shown["own"]) == (1, own)
    assert (await back.sit(base, table, 1, own))["mine"] == [1]
    assert await last_word(old) == "moved"  # whoever had the seat before sees no more of it, anywhere
    with pytest.raises(Refusal, match="404"):
        await ben.ask(base, "GET", f"/api/tables/{table}")
    back.name = "Back Link"
    await back.become_account()
    with pytest.raises(Refusal, match="409"):
        await ben.sit(base, table, 1, own)  # the seat of an account is opened by its sign-in alone
    assert "own" not in cast(dict[str, object], await ben.ask(base, "GET", f"/api/tables/{table}?key={own}"))


# -- everything that is held, and leaving -----------------------------------------------------------------------------


async def test_every_column_is_covered_by_export_and_deletion(base: str, shared: str) -> None:
    connection = await asyncpg.connect(shared)
    held = {(table, column) for table, each in HELD.items() for column in (*each.told, *each.others)}
    assert set(await columns(connection)) == held, "say in people/held.py what becomes of it"
    for table, each in HELD.items():
        assert not set(each.told) & set(each.others)
        assert (each.after == NOTHING) == (each.mine == ""), table
    rows = await connection.fetch(
        "SELECT c.conrelid::regclass::text AS name, c.confdeltype, a.attname FROM pg_constraint c"
        " JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]"
        " WHERE c.contype = 'f' AND c.confrelid = 'persons'::regclass"
    )
    gone, cleared = b"c", b"n"
    for row in rows:
        is_owner = f"{row['attname']} = $1" in HELD[row["name"]].mine
        wanted = {GONE: gone, CLEARED: cleared}[HELD[row["name"]].after] if is_owner else row["confdeltype"]
        assert row["confdeltype"] == wanted, row["name"]
        assert wanted in (gone, cleared), "a person could not be deleted"
    assert {row["name"] for row in rows} >= {"sessions", "passkeys", "codes", "challenges", "seats", "tables"}
    await connection.close()


async def test_an_archive_holds_everything_and_after_deletion_nothing_is_found(
    base: str, other: str, shared: str
) -> None:
    ana, ben = Somebody(base, "Quirrel Vandermeer"), Somebody(other, "Ben Stays")
    over = await ana.make(base, "tides", ["", ""])
    await ben.sit(other, over["table"], 1, over["keys"][1], "words of Ben")
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(
            Player([base, other], ana, over["table"], 0).play(), Player([other], ben, over["table"], 1).play()
        )
    key = await ana.become_account()
    running = await ben.make(base, "tides", ["", ""])
    own = (await ana.sit(base, running["table"], 1, running["keys"][1])).get("own", "")
    waiting = await ben.make(base, "tales", ["", "", ""])
    await ana.sit(base, waiting["table"], 2, waiting["keys"][2])
    alone = await ana.make(base, "tides", ["", ""])
    await ana.send("PUT", "/api/me", {"name": "Quirrel Renamed", "language": "pl"})
    await ana.options_to_keep()
    socket = await Player([other], ana, running["table"], 1).open(other)
    await socket.recv()

    packed = (await ana.send("GET", "/api/me/archive")).content
    archive = zipfile.ZipFile(io.BytesIO(packed))
    files = {name.removeprefix("partie/"): archive.read(name).decode() for name in archive.namelist()}
    assert {f"{table}.json" for table, held in HELD.items() if held.mine} <= set(files)
    assert json.loads(files["persons.json"])[0]["name"] == "Quirrel Renamed"
    assert bytes_of(json.loads(files["passkeys.json"])[0]["id"]) == key.id
    assert len(json.loads(files["seats.json"])) == 4
    assert "Quirrel Vandermeer" in files[f"records/{over['table']}-0.partie"]
    assert f"records/{running['table']}-1.partie" in files
    assert "seed" not in files[f"records/{running['table']}-1.partie"]
    assert ana.cookie not in packed.decode("latin-1")

    number = json.loads(files["persons.json"])[0]["id"]
    values: dict[str, str | bytes | int] = {
        "name": "Quirrel",
        "number": number,
        "mark": "qulrrel",
        "passkey": key.id,
        "handle": key.handle,
        "cookie": ana.cookie,
        "hash of the cookie": hash_of(ana.cookie),
        "own key": hash_of(own),
        **{f"code {at}": hash_of(code.replace("-", "")) for at, code in enumerate(ana.codes)},
    }
    before = await found(shared, values)
    for place in (
        "name in persons.name",
        "name in tables.record",
        "passkey in passkeys.id",
        "own key in seats.own_hash",
    ):
        assert place in before, before
    assert {place.partition(" in ")[0] for place in before} == set(values) - {"cookie"}

    assert (await ana.send("DELETE", "/api/me")).status_code == 204
    assert await found(shared, values) == []
    assert (await ana.me())["kind"] == ""
    assert await last_word(socket) in ("ended", "moved")

    # The others play on: with a bot, with a free seat, with a record that still proves itself.
    card = cast(dict[str, list[dict[str, object]]], await ben.ask(other, "GET", f"/api/tables/{running['table']}"))
    assert (card["players"][1]["name"], card["players"][1]["bot"]) == ("", "regular")
    async with asyncio.timeout(120):
        await Player([other], ben, running["table"], 0).play()
    card = cast(dict[str, list[dict[str, object]]], await ben.ask(base, "GET", f"/api/tables/{waiting['table']}"))
    assert not card["players"][2]["taken"]
    await Somebody(base, "Comes Instead").sit(base, waiting["table"], 2, waiting["keys"][2])
    for table, seat in ((over["table"], 1), (running["table"], 0)):
        for where in (base, other):
            record = (await ben.call(where, "GET", f"/api/tables/{table}/record?seat={seat}")).text
            assert ('[seats "A; Ben Stays"]' if seat else '[seats "Ben Stays; B"]') in record
        assert (await Admin(shared).verify(table))[0] == []
    with pytest.raises(Refusal, match="404"):
        await ben.ask(base, "GET", f"/api/tables/{alone['table']}?key={alone['keys'][1]}")
    assert await found(shared, values) == []


async def test_a_rematch_with_somebody_who_is_gone_has_a_bot_in_their_place(base: str, other: str) -> None:
    ana, ben = Somebody(base, "Ana Goes"), Somebody(base, "Ben Rematch")
    made = await ana.make(base, "tides", ["", ""])
    await ben.sit(base, made["table"], 1, made["keys"][1])
    assert (await ana.send("DELETE", "/api/me")).status_code == 204  # guests may go, too
    async with asyncio.timeout(120):
        await Player([other], ben, made["table"], 1).play()
    again = cast(dict[str, str], await ben.ask(base, "POST", f"/api/tables/{made['table']}/rematch"))
    card = cast(dict[str, object], await ben.ask(base, "GET", f"/api/tables/{again['table']}"))
    assert card["begun"]


def test_logs_hold_no_cookie_and_no_token(processes: list[tuple[Process, str]], base: str) -> None:
    """Everything that both servers have said until now is looked through."""
    seen: list[str] = []

    async def whole() -> None:
        ana = Somebody(base, "Ana Logged")
        key = await ana.become_account()
        made = await ana.make(base, "tides", ["", ""])
        await ana.enter(key, replace(RIGHT, flags=PRESENT, counter=0))
        await ana.entered(key)
        seen.extend([ana.cookie, *ana.jar.values(), *ana.codes, *made["keys"], made["onlookers"], "Cookie", "cookie"])

    asyncio.run(whole())
    said = "".join([process.stop() for process, _ in processes])
    for process, _ in processes:
        process.start()  # other tests of this module may come after this one
    assert [each for each in seen if each and each in said] == []
    assert "Traceback" not in said
