"""The web app as files; every address that is no file is a page of it."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).with_name("static")
SERVER_ONLY = ("api", "health", "metrics")  # never pages
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Mirabilia</title>
<h1>Mirabilia</h1>
<p>The server works, but the web app is not built. In a checkout, scripts/play builds it.</p>
"""


class WebApp(StaticFiles):
    """The built web app."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # a folder that is not there is no error
        self.folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        first = path.split(os.sep, maxsplit=1)[0]
        if first in SERVER_ONLY:
            raise HTTPException(404, "there is no such route")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or first == "assets":
                raise
            response = await self._page(scope)
        is_hashed = first == "assets" and response.status_code in (200, 304)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
        return response

    async def _page(self, scope: Scope) -> Response:
        if not (self.folder / "index.html").is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return await super().get_response("index.html", scope)
