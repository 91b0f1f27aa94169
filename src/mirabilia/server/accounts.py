"""Who somebody is: guests, names, passwords, sessions."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection, Request

from . import security, times
from .limits import Limits
from .names import clean_name, name_key, plain_name
from .problems import Refusal
from .store.base import NameTaken, Person, Store
from .wire.people import Me

GUESTS = {"en": "Guest", "cs": "Host", "pl": "Gość"}
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200

_hashing = ThreadPoolExecutor(2, "password")  # each at work takes a core and 64 MB for a moment


def me(person: Person) -> Me:
    """A person as the person sees it."""
    return Me(id=person.id, name=person.name, is_guest=person.is_guest, ratings=person.ratings)


# Who asks.


async def person_of(connection: HTTPConnection) -> Person:
    """The person behind the cookie; a Refusal if there is none."""
    store: Store = connection.app.state.store
    token = security.token_of(connection)
    person = await store.person_of_session(security.hash_of(token), times.now_ms()) if token else None
    if person is None:
        raise Refusal("not_found", "there is no session; GET /api/me begins one", 401)
    connection.state.person = person.id
    return person


async def visitor(request: Request) -> Person:
    """The person behind the cookie, or a new guest."""
    try:
        return await person_of(request)
    except Refusal:
        limits: Limits = request.app.state.limits
        limits.check("guest", "", security.address_of(request))
        return await _make_guest(request)


def guest_word(languages: str) -> str:
    """What a guest is called in the first language of the header Accept-Language that we speak."""
    for part in languages[:200].split(","):
        word = GUESTS.get(part.strip()[:2].lower())
        if word:
            return word
    return GUESTS["en"]


async def _make_guest(request: Request) -> Person:
    store: Store = request.app.state.store
    word = guest_word(request.headers.get("accept-language", ""))
    person = Person(secrets.token_hex(8), f"{word} {secrets.randbelow(9000) + 1000}", True, None, {})
    token = security.new_token()
    await store.add_guest(person, security.hash_of(token), times.now_ms())
    security.set_cookie(request, token)
    request.state.person = person.id
    return person


# Passwords.


def check_new_password(password: str, name: str) -> None:
    """Refuse a password that anybody would guess."""
    is_guessed = name_key(password) == name_key(name) or len(set(password)) < 4
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD or is_guessed:
        raise Refusal(
            "weak_password",
            f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters and is not the name",
            422,
            shortest=SHORTEST_PASSWORD,
            longest=LONGEST_PASSWORD,
        )


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()  # argon2id


@cache
def _hash_of_nobody() -> str:
    return _hasher().hash(secrets.token_urlsafe(16))


def _is_right(password_hash: str | None, password: str) -> bool:
    """Takes as long for a person who does not exist."""
    try:
        _hasher().verify(password_hash or _hash_of_nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return password_hash is not None


async def is_right(password_hash: str | None, password: str) -> bool:
    """Whether a password is right; in a thread, because it takes long on purpose."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_hashing, _is_right, password_hash, password[: LONGEST_PASSWORD + 1])


async def hash_password(password: str) -> str:
    """The hash of a new password, in a thread."""
    return await asyncio.get_running_loop().run_in_executor(_hashing, _hasher().hash, password)


# What people do with their accounts.


async def rename(store: Store, person: Person, name: str) -> None:
    """Give a person another name, which no registered person has."""
    name = clean_name(name)
    holder = await store.person_named(name)
    if holder is not None and holder.id != person.id:
        raise _taken(name)
    try:
        await store.rename(person.id, name)
    except NameTaken as error:
        raise _taken(name) from error


async def register(store: Store, person: Person, name: str, password: str) -> None:
    """Turn a guest into a registered person, who keeps everything."""
    if not person.is_guest:
        raise Refusal("not_now", "this person is registered already")
    name = clean_name(name)
    check_new_password(password, name)
    if await store.person_named(name) is not None:
        raise _taken(name)
    try:
        await store.register(person.id, name, await hash_password(password))
    except NameTaken as error:
        raise _taken(name) from error


async def log_in(store: Store, name: str, password: str) -> tuple[Person, str]:
    """A registered person and the token of a new session."""
    person = await store.person_named(plain_name(name))
    if not await is_right(person.password_hash if person else None, password) or person is None:
        raise Refusal("wrong_password", "the name or the password is wrong", 403)
    token = security.new_token()
    await store.add_session(person.id, security.hash_of(token), times.now_ms())
    return person, token


async def check_password(person: Person, password: str) -> None:
    """Whether it is this person who asks; a guest has no password."""
    if not person.is_guest and not await is_right(person.password_hash, password):
        raise Refusal("wrong_password", "the password is wrong", 403)


def _taken(name: str) -> Refusal:
    return Refusal("name_taken", "another person has this name", 409, name=name)
