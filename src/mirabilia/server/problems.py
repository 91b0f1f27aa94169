"""What is refused, and how every problem becomes an `Error` for the client."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ..core.errors import IllegalAction, InvalidNotation, InvalidSetup, MirabiliaError, UnknownName, WrongSeat
from .wire.base import Error, ErrorCode

CODES: dict[type[MirabiliaError], tuple[ErrorCode, int]] = {
    InvalidNotation: ("invalid_notation", 422),
    IllegalAction: ("illegal_action", 409),
    WrongSeat: ("wrong_seat", 409),
    InvalidSetup: ("invalid_setup", 422),
    UnknownName: ("invalid_setup", 422),
}
HTTP_CODES: dict[int, ErrorCode] = {404: "not_found", 413: "too_long", 429: "too_fast", 500: "failed"}
LONGEST_MESSAGE = 500


class Refusal(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, code: ErrorCode, message: str, status: int = 409, **values: str | int) -> None:
        super().__init__(message)
        self.error = Error(code=code, message=message, values=values)
        self.status = status

    @classmethod
    def of(cls, error: MirabiliaError) -> Refusal:
        """What the rules refuse."""
        code, status = CODES.get(type(error), ("bad_request", 400))
        return cls(code, str(error)[:LONGEST_MESSAGE], status)


def answer(refusal: Refusal) -> JSONResponse:
    """A refusal as a response."""
    seconds = refusal.error.values.get("seconds")
    headers = {"Retry-After": str(seconds)} if refusal.error.code == "too_fast" and seconds else None
    return JSONResponse(refusal.error.model_dump(), refusal.status, headers)


async def _refusal(_request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Refusal)
    return answer(problem)


async def _rules(_request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, MirabiliaError)
    return answer(Refusal.of(problem))


async def _validation(_request: Request, problem: Exception) -> JSONResponse:
    """Says where and what was expected, but never repeats what came: it may be a password."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:100]
    return answer(Refusal("bad_request", f"{where}: {first['msg']}"[:LONGEST_MESSAGE], 422))


async def _http(_request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    code = HTTP_CODES.get(problem.status_code, "bad_request")
    response = answer(Refusal(code, str(problem.detail)[:LONGEST_MESSAGE], problem.status_code))
    response.headers.update(problem.headers or {})
    return response


def install(app: FastAPI) -> None:
    """Let an application tell problems as an `Error`; failures of the program are told by `logs.Failures`."""
    app.add_exception_handler(Refusal, _refusal)
    app.add_exception_handler(MirabiliaError, _rules)
    app.add_exception_handler(RequestValidationError, _validation)
    app.add_exception_handler(HTTPException, _http)
