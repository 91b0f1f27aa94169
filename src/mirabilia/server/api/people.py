"""Routes: who I am, accounts."""

from __future__ import annotations

from fastapi import APIRouter, Request, Security

from .. import accounts, security
from ..bus import Bus, about_person
from ..names import name_key, plain_name
from ..store.base import Person, Store
from ..wire.people import Credentials, Me, Password, Rename
from .common import COOKIE, WRITE, Database, Known, Live, Visitor, check_limit, errors, limited

router = APIRouter(prefix="/api", tags=["people"], dependencies=[Security(COOKIE)])


@router.get("/me", operation_id="get_me", summary="Who I am", responses=errors(429))
async def get_me(request: Request, person: Visitor) -> Me:
    if not security.has_new_cookie(request) and (token := security.token_of(request)):
        security.set_cookie(request, token)  # it lives for a year from the last visit
    return accounts.me(person)


@router.patch(
    "/me",
    operation_id="rename",
    summary="Change my name",
    responses=errors(409, *WRITE),
    dependencies=[limited("account")],
)
async def rename(request: Request, body: Rename, person: Visitor, store: Database) -> Me:
    await accounts.rename(store, person, body.name)
    _tell(request, person.id)
    return await _me(store, person)


@router.post(
    "/account/register",
    operation_id="register",
    summary="Become a registered person and keep everything",
    responses=errors(409, *WRITE),
    dependencies=[limited("register")],
)
async def register(request: Request, body: Credentials, person: Visitor, store: Database) -> Me:
    await accounts.register(store, person, body.name, body.password)
    _tell(request, person.id)
    return await _me(store, person)


@router.post(
    "/account/login",
    operation_id="log_in",
    summary="Begin another session of a registered person",
    responses=errors(*WRITE),
)
async def log_in(request: Request, body: Credentials, store: Database) -> Me:
    # A name alone would let anybody lock its owner out.
    name, address = name_key(plain_name(body.name)), security.address_of(request)
    check_limit(request, "login", f"{name} from {address}")
    person, token = await accounts.log_in(store, body.name, body.password)
    await _end_session(request, store)
    security.set_cookie(request, token)
    return accounts.me(person)


@router.post(
    "/account/logout",
    operation_id="log_out",
    summary="End this session",
    status_code=204,
    responses=errors(*WRITE),
)
async def log_out(request: Request, store: Database) -> None:
    check_limit(request, "account", "")
    await _end_session(request, store)
    security.set_cookie(request, None)


@router.post(
    "/account/logout-everywhere",
    operation_id="log_out_everywhere",
    summary="End all sessions of this person",
    status_code=204,
    responses=errors(401, *WRITE),
)
async def log_out_everywhere(request: Request, person: Known, store: Database) -> None:
    check_limit(request, "account", person.id)
    await store.end_all_sessions(person.id)
    _tell(request, person.id)
    security.set_cookie(request, None)


@router.delete(
    "/me",
    operation_id="delete_me",
    summary="Delete this person; matches stay without the name",
    status_code=204,
    responses=errors(401, *WRITE),
)
async def delete_me(request: Request, person: Known, store: Database, live: Live, body: Password) -> None:
    check_limit(request, "delete", person.id)
    await accounts.check_password(person, body.password)
    await store.end_all_sessions(person.id)  # from now on nothing of this person is written
    _tell(request, person.id)
    await live.forget(person.id)
    security.set_cookie(request, None)


async def _me(store: Store, person: Person) -> Me:
    return accounts.me(await store.person(person.id) or person)


async def _end_session(request: Request, store: Store) -> None:
    if token := security.token_of(request):
        person = await store.end_session(security.hash_of(token))
        if person is not None:
            _tell(request, person)


def _tell(request: Request, person: str) -> None:
    """Let the person's sockets look again: the name is another one, or there is no session any more."""
    bus: Bus = request.app.state.bus
    bus.publish(about_person(person), "look")
