"""What all messages share, and how errors are told."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

LONGEST_TEXT = 300  # of a line of talk
LONGEST_MESSAGE = 4_000  # characters of anything that comes over a socket

MessageId = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Status = Literal["waiting", "playing", "over"]

ErrorCode = Literal[
    "bad_request",  # what came is not what the protocol says
    "not_found",
    "not_yours",  # another person's seat, or a thing only the host may do
    "wrong_seat",  # not this seat's turn
    "illegal_action",
    "invalid_notation",
    "stale",  # the match has moved on since the client looked
    "not_now",  # the table's status does not allow it
    "seat_taken",
    "seats_open",  # a match starts when no seat is open
    "not_ready",
    "no_undo",
    "no_hints",
    "needs_clock",  # rated tables have one
    "needs_account",  # rated tables are for registered people
    "name_taken",
    "bad_name",
    "weak_password",
    "wrong_password",
    "invalid_setup",  # options, seats or levels that do not exist
    "too_fast",  # a rate limit; `values.seconds` says how long to wait
    "too_many",  # tables, lines of talk, ...
    "too_long",
    "old_rules",  # the match was played with rules that are no more
    "wrong_origin",
    "failed",  # the server's fault; nothing has changed
]


class Wire(BaseModel):
    """Base of everything that is sent: no unknown keys."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Error(Wire):
    """What was wrong. The code is translated by the client; the message is for developers."""

    code: ErrorCode
    message: str
    values: dict[str, str | int] = {}
