"""Tokens, the cookie, where requests may come from, and the headers of every answer.

The rule of origin: every request that may change something, and every socket, must carry the header
`Origin`, and it must be the server's own: its host is the one in the header `Host`, or the whole is the
public address of the settings. Browsers send it by themselves and scripts on other sites cannot forge it;
other clients set it. A missing one is refused.
"""

from __future__ import annotations

import hashlib
import secrets

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .problems import Refusal, answer
from .settings import Settings

COOKIE = "mirabilia"
YEAR = 365 * 86_400
LONGEST_BODY = 16_000
LONGEST_BODIES = {"/api/replay": 1_100_000}  # a whole match file
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def new_token() -> str:
    """A secret that stands for a session."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What the database knows of a token; it is long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a request brings."""
    token = connection.cookies.get(COOKIE)
    return token if token and len(token) <= 100 else None


def set_cookie(connection: HTTPConnection, token: str | None) -> None:
    """Send a token with the answer, also if it is a refusal; None takes the cookie away."""
    settings: Settings = connection.app.state.settings
    is_secure = connection.url.scheme in ("https", "wss") or (settings.public_url or "").startswith("https:")
    connection.state.new_cookie = cookie(token, is_secure=is_secure)


def has_new_cookie(connection: HTTPConnection) -> bool:
    """Whether the answer sets the cookie already: the request's own is no good."""
    return hasattr(connection.state, "new_cookie")


def cookie(token: str | None, *, is_secure: bool) -> str:
    """The header that sets the cookie, or without a token deletes it."""
    parts = [
        f"{COOKIE}={token or ''}",
        "HttpOnly",
        f"Max-Age={YEAR if token else 0}",
        "Path=/",
        "SameSite=Lax",
    ]
    return "; ".join([*parts, "Secure"] if is_secure else parts)


def address_of(connection: HTTPConnection) -> str:
    """The address that a request comes from."""
    return connection.client.host if connection.client else "unknown"


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse what another site has sent."""
    origin = connection.headers.get("origin", "").lower()
    scheme, _, host = origin.partition("://")
    is_own = scheme in ("http", "https") and host == connection.headers.get("host", "").lower()
    if not host or not (is_own or origin == settings.public_url):
        raise Refusal("wrong_origin", "the header Origin must be this server's own address", 403)


class Guard:
    """Middleware: checks origin and size of what comes in, adds headers and the cookie to what goes out."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        is_api = scope["path"].startswith("/api/")

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if is_api:
                    headers.setdefault("Cache-Control", "no-store")
                if new := scope.get("state", {}).get("new_cookie"):
                    headers.append("Set-Cookie", new)
            await send(message)

        try:
            if scope["method"] not in SAFE_METHODS:
                check_origin(connection, self.settings)
            counted = _counted(receive, _longest_body(connection))
        except Refusal as refusal:
            await answer(refusal)(scope, receive, send_guarded)
            return
        await self.app(scope, counted, send_guarded)


def _longest_body(connection: HTTPConnection) -> int:
    """How long the body may be; a Refusal if its header says that it is longer."""
    longest = LONGEST_BODIES.get(connection.url.path, LONGEST_BODY)
    said = connection.headers.get("content-length", "0")
    if not said.isdecimal() or len(said) > 12 or int(said) > longest:
        raise Refusal("too_long", f"a body has at most {longest} bytes", 413, limit=longest)
    return longest


def _counted(receive: Receive, longest: int) -> Receive:
    """Receives a body that may be sent without its length, but only so much of it."""
    received = 0

    async def receive_counted() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > longest:
            raise HTTPException(413, f"a body has at most {longest} bytes")
        return message

    return receive_counted
