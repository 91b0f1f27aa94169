"""Routes for operators."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from ... import __version__
from ..wire.replays import Health
from .common import Database, errors

router = APIRouter(tags=["operations"])


@router.get("/health", operation_id="get_health", summary="Whether the server works", responses=errors())
async def get_health(store: Database) -> Health:
    await store.check()
    return Health(status="ok", version=__version__)


@router.get(
    "/metrics",
    operation_id="get_metrics",
    summary="Measures in the format of Prometheus",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **errors()},
)
async def get_metrics(request: Request) -> Response:
    return Response(request.app.state.metrics.text(), media_type=CONTENT_TYPE_LATEST)
