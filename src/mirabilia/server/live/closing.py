"""How sockets end: with a code that says why."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from ..problems import Refusal

REFUSED = 4000  # and the status that a request would be answered with


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """End a connection."""
    with suppress(WebSocketDisconnect, RuntimeError):  # it may have ended by itself
        await socket.close(REFUSED + refusal.status, refusal.error.code)


async def until_one_ends(socket: WebSocket, *coroutines: Coroutine[Any, Any, None]) -> None:
    """Run all until one has ended, by a Refusal or because nobody is there any more, which is no error."""
    tasks = [asyncio.create_task(coroutine) for coroutine in coroutines]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        problem = task.exception()
        if isinstance(problem, Refusal):
            await turn_away(socket, problem)
        elif problem is not None and not is_gone(socket):
            raise problem


def is_gone(socket: WebSocket) -> bool:
    """Whether there is no connection any more."""
    return WebSocketState.DISCONNECTED in (socket.client_state, socket.application_state)
