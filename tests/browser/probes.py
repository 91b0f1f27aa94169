"""What is asked of a page: scripts that run in it, and what follows from their answers."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

IS_SETTLED = """() => document.fonts.status === "loaded"
    && [...document.images].every((image) => image.complete || image.loading === "lazy")
    && !document.querySelector("[aria-busy=true]")
    && document.getAnimations().every((each) => each.playState !== "running")"""

# What watches its size has seen it, and what follows from that has been drawn.
DRAWN = """async () => {
    for (let times = 0; times < 3; times++) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""

OVERFLOW = """() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const found = [];
    if (scrollWidth > clientWidth) found.push(`width: ${scrollWidth} of ${clientWidth}`);
    if (scrollHeight > clientHeight) found.push(`height: ${scrollHeight} of ${clientHeight}`);
    return found;
}"""

BOXES = """(selector) => [...document.querySelectorAll(selector)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [element.dataset.action ?? element.dataset.card ?? element.dataset.choose
        ?? element.ariaLabel ?? element.textContent.trim(), left, top, right, bottom];
})"""

# Everything that is shown or read aloud, one piece in a line.
ALL_TEXT = """() => {
    const names = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
    const said = [...document.querySelectorAll("body *")].flatMap((element) =>
        names.map((name) => element.getAttribute(name)).filter(Boolean));
    return [document.title, document.body.innerText, ...said].join("\\n");
}"""

# A text is cut if its own box, or one around it, hides what is over its edge. An ellipsis may cut a text that
# stands in a title or in an accessible name as a whole; what can be scrolled is not cut.
CUT_TEXTS = """() => {
    const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isHeard = (element) => { // words for screen readers only
        const { width, height } = element.getBoundingClientRect();
        const isTiny = width <= 2 && height <= 2; // boards may be scaled
        return isTiny || (element.parentElement !== null && isHeard(element.parentElement));
    };
    const isSaid = (element) => element.closest("[title], [aria-label]") !== null;
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.data.trim();
        const parent = node.parentElement;
        if (!text || !isShown(parent) || isHeard(parent)) continue;
        if (parent.closest("svg, option, script")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        for (let around = parent; around && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around);
            const edge = around.getBoundingClientRect();
            const isScrolling = (value) => value === "auto" || value === "scroll";
            if (isScrolling(style.overflowX) || isScrolling(style.overflowY)) break;
            const hides = style.overflowX === "hidden" || style.overflowX === "clip";
            const isEllipsis = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
            if (hides && !(isEllipsis && isSaid(around))) {
                const over = Math.max(box.right - edge.right, edge.left - box.left);
                const under = box.bottom - edge.bottom;
                // Letters have room above and below them that may be cut.
                if (over > 1.5 || under > box.height / 3) {
                    found.push(`"${text.slice(0, 60)}" over by ${over.toFixed(1)}, ${under.toFixed(1)}`);
                    break;
                }
            }
            if (style.position === "fixed") break;
        }
        const { clientWidth } = document.documentElement;
        const isInScroller = (() => {
            for (let around = parent; around; around = around.parentElement) {
                const { overflowX } = getComputedStyle(around);
                if (around !== document.documentElement && overflowX !== "visible") return true;
            }
            return false;
        })();
        if (!isInScroller && (box.right > clientWidth + 1 || box.left < -1)) {
            found.push(`"${text.slice(0, 60)}" leaves the window`);
        }
        // A button or a field whose words are wider than itself.
        const control = parent.closest("button, .btn, th, td, label, li, a");
        if (control && getComputedStyle(control).display !== "inline") {
            const edge = control.getBoundingClientRect();
            if (box.right > edge.right + 2 || box.left < edge.left - 2) {
                const [name, over] = [control.tagName.toLowerCase(), box.right - edge.right];
                found.push(`"${text.slice(0, 60)}" leaves its ${name} by ${over.toFixed(1)}`);
            }
        }
    }
    return [...new Set(found)];
}"""

# The ring may be drawn by the element or by something in it.
FOCUS = """() => {
    const element = document.activeElement;
    const hasRing = (each) => {
        const style = getComputedStyle(each);
        return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    };
    const isInput = element.matches("input[type=radio], input[type=checkbox], input[type=range]");
    const around = isInput ? [element.parentElement, element.nextElementSibling].filter(Boolean) : [];
    return {
        tag: element.tagName.toLowerCase(),
        name: element.ariaLabel ?? element.textContent.trim().slice(0, 80),
        card: element.dataset.card ?? null,
        list: element.closest("ul, ol")?.ariaLabel ?? null,
        action: element.dataset.action ?? null,
        choose: element.dataset.choose ?? null,
        isDisabled: element.getAttribute("aria-disabled") === "true",
        hasRing: [element, ...around, ...element.querySelectorAll("*")].some(hasRing),
    };
}"""

AXE_RUN = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, impact, help, nodes }) => ({
        id, impact, help,
        nodes: nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`),
    }));
}"""


def to_json(value: Any) -> str:
    return json.dumps(value)


@cache
def texts_of(language: str) -> dict[str, str]:
    """The texts of the app and of the games by their keys; of long ones the first line."""
    paths = [
        *ROOT.glob(f"web/src/locale/{language}/*.ftl"),
        *ROOT.glob(f"src/mirabilia/games/*/locale/{language}.ftl"),
    ]
    assert paths, "no texts found"
    lines = (line for path in paths for line in path.read_text().splitlines())
    found = (re.match(r"([a-z][\w-]*) *= *(.*)", line) for line in lines)
    return {each[1]: each[2] for each in found if each}


def raw_keys(text: str) -> list[str]:
    """What of a text is a key, or a place that was not filled."""
    tokens = re.findall(r"(?<![\w/.-])[a-z]+(?:-[a-z0-9]+)+(?![\w/-])", text)
    places = re.findall(r"\{ ?\$.{0,30}", text)
    return sorted({token for token in tokens if token in texts_of("en")} | set(places))
