"""Routes: games, the lobby, tables, hints, replays, match files."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response, Security
from fastapi.responses import PlainTextResponse

from ..wire.messages import Lobby, Page
from ..wire.people import GameInfo
from ..wire.replays import AskHint, Hint, MatchText, Replay
from ..wire.tables import NewTable, TableInfo
from .common import COOKIE, WRITE, Live, Visitor, errors, limited, limited_by_address, zipped_json

Code = Annotated[str, Path(max_length=64, description="The code of a table.")]
Before = Annotated[int | None, Query(ge=0, lt=2**53, description="`next` of the page before.")]

router = APIRouter(prefix="/api", tags=["tables"], dependencies=[Security(COOKIE)])


@router.get("/games", operation_id="list_games", summary="The games that there are", responses=errors())
async def list_games(live: Live) -> list[GameInfo]:
    return live.games()


@router.get("/lobby", operation_id="get_lobby", summary="Open tables, live ones, mine", responses=errors(429))
async def get_lobby(person: Visitor, live: Live) -> Lobby:
    return await live.lobby(person)


@router.post(
    "/tables",
    operation_id="make_table",
    summary="Make a table; with bots and start, play at once",
    responses=errors(409, *WRITE),
    dependencies=[limited("table")],
)
async def make_table(body: NewTable, person: Visitor, live: Live) -> TableInfo:
    return await live.make(person, body)


@router.get(
    "/tables/{code}", operation_id="get_table", summary="A table", responses=errors(404, 410, 422, 429)
)
async def get_table(code: Code, person: Visitor, live: Live) -> TableInfo:
    return await live.info(code, person)


@router.post(
    "/tables/{code}/hint",
    operation_id="ask_hint",
    summary="What a bot would do in my place, and why",
    responses=errors(404, 409, 410, *WRITE),
    dependencies=[limited("hint")],
)
async def ask_hint(code: Code, body: AskHint, person: Visitor, live: Live) -> Hint:
    return await live.hint(code, person, body.seat)


@router.get(
    "/tables/{code}/replay",
    operation_id="get_replay",
    summary="A match, after its end",
    response_model=Replay,
    responses=errors(404, 409, 410, 422, 429),
    dependencies=[limited_by_address("look")],
)
async def get_replay(request: Request, code: Code, live: Live) -> Response:
    return await zipped_json(request, await live.replay(code))


@router.get(
    "/tables/{code}/record",
    operation_id="get_record",
    summary="The match file, after the end",
    response_class=PlainTextResponse,
    responses=errors(404, 409, 410, 422, 429),
    dependencies=[limited_by_address("look")],
)
async def get_record(code: Code, live: Live) -> PlainTextResponse:
    text = await live.record(code)
    return PlainTextResponse(text, headers={"Content-Disposition": 'attachment; filename="mirabilia.match"'})


@router.post(
    "/replay",
    operation_id="read_match_file",
    summary="The replay of any match file",
    response_model=Replay,
    responses=errors(*WRITE),
    dependencies=[limited("replay")],
)
async def read_match_file(request: Request, body: MatchText, live: Live) -> Response:
    return await zipped_json(request, await live.replay_text(body.text))


@router.get(
    "/me/tables",
    operation_id="list_my_tables",
    summary="My finished matches, newest first",
    responses=errors(422, 429),
)
async def list_my_tables(person: Visitor, live: Live, before: Before = None) -> Page:
    return await live.finished(person, before)
