"""Somebody with a browser and an authenticator, at the pages about themselves."""

from typing import cast

import httpx

from partie.server.people.schemas import Entered, Kept, Me

from .authenticator import RIGHT, Authenticator, Wrong
from .guests import COOKIE, PATIENCE, PLAIN, Guest


class Somebody(Guest):
    """A guest who may keep an account."""

    def __init__(self, base: str, name: str) -> None:
        super().__init__(name)
        self.base = base
        self.jar: dict[str, str] = {}
        self.codes: list[str] = []

    async def send(self, method: str, path: str, body: object = None, origin: str | None = None) -> httpx.Response:
        """One request with all cookies of this browser."""
        cookies = {**self.jar, **({COOKIE: self.cookie} if self.cookie else {})}
        headers = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0"}
        if origin is not None:
            headers["origin"] = origin
        async with httpx.AsyncClient(
            base_url=self.base, cookies=cookies, headers=headers, timeout=PATIENCE, verify=PLAIN
        ) as client:
            response = await client.request(method, path, json=body)
        for name, value in response.cookies.items():
            self.jar[name] = value
        self.cookie = self.jar.pop(COOKIE, self.cookie)
        return response

    async def me(self) -> Me:
        """Who I am."""
        return cast(Me, (await self.send("GET", "/api/me")).json())

    async def options_to_keep(self) -> dict[str, object]:
        """What my authenticator is asked for."""
        response = await self.send("POST", "/api/me/passkeys/ask", {"name": self.name})
        assert response.status_code == 200, response.text
        return cast(dict[str, object], response.json()["options"])

    async def keep(self, key: Authenticator, wrong: Wrong = RIGHT) -> httpx.Response:
        """Keep a passkey."""
        made = key.make(await self.options_to_keep(), wrong)
        return await self.send("POST", "/api/me/passkeys", {"name": self.name, "label": "my key", "credential": made})

    async def become_account(self) -> Authenticator:
        """Keep my account; my passkey."""
        key = Authenticator(self.base)
        response = await self.keep(key)
        assert response.status_code == 200, response.text
        self.codes = cast(Kept, response.json())["codes"]
        return key

    async def options_to_enter(self) -> dict[str, object]:
        """What my authenticator is asked for."""
        response = await self.send("POST", "/api/enter/ask")
        return cast(dict[str, object], response.json()["options"])

    async def enter(self, key: Authenticator, wrong: Wrong = RIGHT) -> httpx.Response:
        """Sign in."""
        signed = key.sign(await self.options_to_enter(), wrong)
        return await self.send("POST", "/api/enter/passkey", {"credential": signed})

    async def entered(self, key: Authenticator) -> Entered:
        """Sign in, which must succeed."""
        response = await self.enter(key)
        assert response.status_code == 200, response.text
        return cast(Entered, response.json())
