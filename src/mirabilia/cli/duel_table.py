"""The table of Duel in a terminal: cards, cities, track and choices."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rich.text import Text

from ..games.duel.components import COLORS, RESOURCES, Card, Per, Token, Wonder, components
from ..games.duel.explain import count_coins, explain_text
from .common import title

if TYPE_CHECKING:
    from rich.console import Console

    from ..core.match import Match

STYLES = {
    "brown": "white on color(94)",
    "grey": "black on color(250)",
    "blue": "white on color(25)",
    "green": "white on color(28)",
    "yellow": "black on color(220)",
    "red": "white on color(124)",
    "purple": "white on color(91)",
}
HALF_STEPS = 12  # the widest row, in half cards
PROMPTS = {
    "pick": "Pick a wonder.",
    "starter": "Who begins this age?",
    "move": "Take a card: build it, discard it, or build a wonder with it.",
    "destroy": "Destroy a card of your opponent.",
    "library": "Keep one of the progress tokens that you drew.",
    "revive": "Build a discarded card for free.",
    "take": "Take a progress token.",
}


class Table:
    """What the human sees of a match."""

    def __init__(self, console: Console, match: Match, seat: int) -> None:
        self.console, self.match, self.seat = console, match, seat

    # Words.

    def phrase(self, action: str) -> str:
        """An action for people."""
        verb, _, what = action.partition(" ")
        if verb == "wonder":
            wonder, _, card = what.partition(" with ")
            return f"build the wonder {title(wonder)} with {title(card)}"
        if verb in ("start", "first"):
            return "you begin" if what == str(self.seat) else "your opponent begins"
        return f"{verb} {title(what)}"

    def tell(self, seat: int, action: str) -> str | None:
        """A line on what has happened; None if the table shows it anyway."""
        if seat < 0:
            verb, _, what = action.partition(" ")
            if verb == "first":
                return f"Chance: {self.phrase(action)}."
            return f"Turned up: {title(what)} ({summary(what)})" if verb == "reveal" else None
        return f"{'You' if seat == self.seat else 'Opponent'}: {self.phrase(action)}"

    # Drawing.

    def draw(self, choices: list[str]) -> list[str]:
        """Draw the table with numbered choices; the choices in the order of their numbers."""
        state: dict[str, Any] = self.match.view(self.seat)["state"]
        groups: dict[str, list[str]] = {}
        for action in choices:
            groups.setdefault(_card_of(action), []).append(action)
        ordered = [action for group in groups.values() for action in _build_first(group)]
        numbers = {
            card: f"{ordered.index(_build_first(group)[0]) + 1}"
            + (f"-{_last(ordered, group)}" if group[1:] else "")
            for card, group in groups.items()
            if card
        }
        self.console.rule(f"Age {'I' * state['age']}" if state["age"] else "Draft")
        if state["layout"]:
            self._draw_layout(state["layout"], numbers)
        self._draw_track(state)
        for seat in (1 - self.seat, self.seat):
            self._draw_city(state, seat)
        if state["discarded"]:
            self._line("Discarded", _joined(state["discarded"]))
        self._draw_choices(state, groups)
        return ordered

    def _draw_layout(self, layout: list[dict[str, Any]], numbers: dict[str, str]) -> None:
        """Row by row in its shape; a card is two lines."""
        half = max(4, min(9, (self.console.width - 2) // HALF_STEPS))
        width = 2 * half - 1
        for row in sorted({place["row"] for place in layout}):
            places = sorted(
                (place for place in layout if place["row"] == row), key=lambda place: int(place["x"])
            )
            lines = [Text(), Text()]
            for place in places:
                start = (place["x"] + HALF_STEPS // 2 - 1) * half
                words, style = _face(place, numbers, width)
                for line, word in zip(lines, words):
                    line.append(" " * (start - len(line)))
                    line.append(f"{word:^{width}}", style)
            for line in lines:
                self.console.print(line, no_wrap=True, overflow="crop")

    def _draw_track(self, state: dict[str, Any]) -> None:
        """The military track, the human's capital on the left."""
        capital = components().board.military.capital
        away = state["pawn"] if self.seat == 0 else -state["pawn"]  # towards the opponent's capital
        spaces = "".join(
            "●" if place == away else "│" if place == 0 else "·" for place in range(-capital, capital + 1)
        )
        mine, theirs = (
            ", ".join(str(coins) for coins in state["loot"][s]) for s in (self.seat, 1 - self.seat)
        )
        where = (
            "in the centre" if away == 0 else f"{abs(away)} towards {'your opponent' if away > 0 else 'you'}"
        )
        self._line(
            "Military",
            f"you ▐{spaces}▌ opponent   {where}; loot: you {mine or '-'}, opponent {theirs or '-'}",
        )
        self._line("Tokens", _joined(state["board_tokens"]) or "none on the board")

    def _draw_city(self, state: dict[str, Any], seat: int) -> None:
        city = state["cities"][seat]
        who = "You" if seat == self.seat else "Opponent"
        head = Text(f"{who} ", "bold underline")
        head.append(f" coins {city['coins']}, points {city['score']['total']}", "bold")
        self.console.print()
        self.console.print(head)
        cards = components().cards
        for color in COLORS:
            names = [name for name in city["cards"] if cards[name].color == color]
            if names:
                line = Text("  ")
                line.append(f" {color:6} ", STYLES[color])
                self.console.print(line.append(" " + _joined(names)))
        made = [f"{number} {name}" for name, number in city["production"].items() if number]
        for kind, words in (("raw", "1 of any raw material"), ("goods", "1 of any manufactured good")):
            made += [words] * city["choices"][kind]
        prices = ", ".join(f"{name} {city['prices'][name]}" for name in RESOURCES)
        self._line("  makes", f"{', '.join(made) or 'nothing'}; buys {prices}")
        built = [wonder["wonder"] for wonder in city["wonders"] if wonder["is_built"]]
        unbuilt = [wonder["wonder"] for wonder in city["wonders"] if not wonder["is_built"]]
        if built:
            self._line("  built", _joined(built))
        if unbuilt and seat == self.seat:
            self._line("  to build", "\n".join(f"{title(name)}: {summary(name)}" for name in unbuilt))
        elif unbuilt:
            self._line("  to build", _joined(unbuilt))
        if city["tokens"]:
            self._line("  tokens", _joined(city["tokens"]))
        symbols = [title(name) + (f" x{n}" if n > 1 else "") for name, n in city["symbols"].items() if n]
        if symbols:
            needed = components().board.science.different
            self._line(
                "  symbols", f"{', '.join(symbols)} ({city['different_symbols']} of {needed} different)"
            )

    def _draw_choices(self, state: dict[str, Any], groups: dict[str, list[str]]) -> None:
        self.console.print()
        self.console.print(Text(PROMPTS.get(state["phase"], "Choose."), "bold"))
        number = 0
        for card, group in groups.items():
            if card:
                head = Text(f" {title(card)} ", STYLES[components().cards[card].color])
                self.console.print(head.append(f" {summary(card)}", "default on default"))
                if f"build {card}" not in group:
                    self._row("", Text(self._too_dear(card), "dim"))
            for action in _build_first(group):
                number += 1
                self._row(str(number), Text(self._choice(action)))

    def _choice(self, action: str) -> str:
        """An action with its price and the reason for it."""
        explanation = self.match.explain(self.seat, action)
        verb, _, what = action.partition(" ")
        if not explanation:
            return self.phrase(action) + (f": {summary(what)}" if summary(what) else "")
        if verb == "wonder":
            wonder = what.partition(" ")[0]
            return f"wonder {title(wonder)} - {explain_text(explanation, title)}"
        return f"{verb} - {explain_text(explanation, title)}"

    def _too_dear(self, card: str) -> str:
        """Why an available card cannot be built."""
        game, states = self.match.game, self.match.states
        explanation = game.explain(states, self.seat, game.read_action(f"build {card}"))
        assert explanation
        return f"build - {explain_text(explanation, title)}; you have {int(states[0].coins[self.seat])}"

    def _row(self, number: str, text: Text) -> None:
        """A choice; what does not fit into the line goes on under its beginning."""
        from rich.table import Table as Grid

        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=4, justify="right")
        grid.add_column(overflow="fold")
        grid.add_row(number, text)
        self.console.print(grid)

    def _line(self, label: str, text: str) -> None:
        from rich.table import Table as Grid

        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=10, style="dim")
        grid.add_column(overflow="fold")
        grid.add_row(label, text)
        self.console.print(grid)


def effects(name: str) -> str:
    """What a component does, in a few words."""
    thing = _component(name)
    return ", ".join(_effects(thing)) if thing else ""


def summary(name: str) -> str:
    """What a component does and costs, in a few words."""
    thing = _component(name)
    if thing is None or isinstance(thing, Token):
        return effects(name)
    cost = thing.cost
    units = [f"{number} {resource}" for resource, number in zip(RESOURCES, cost.resources) if number]
    price = ", ".join([*([count_coins(cost.coins)] if cost.coins else []), *units]) or "nothing"
    return f"{effects(name)}; costs {price}"


def _component(name: str) -> Card | Wonder | Token | None:
    box = components()
    return box.cards.get(name) or box.wonders.get(name) or box.tokens.get(name)


def _effects(thing: Card | Wonder | Token) -> Iterable[str]:
    fields: dict[str, Any] = dict(thing)
    yield from (f"makes {number} {resource}" for resource, number in fields.get("produces", {}).items())
    if fields.get("chooses"):
        yield f"makes one of {'/'.join(fields['chooses'])}"
    yield from (f"{resource} costs {price}" for resource, price in fields.get("fixes", {}).items())
    for key, words in (
        ("points", "{} points"),
        ("points_per_token", "{} points for each token"),
        ("coins", "{} coins"),
        ("coins_lost", "opponent loses {} coins"),
        ("shields", "{} shields"),
        ("extra_shields", "{} more shield on red cards"),
        ("draws", "one of {} drawn tokens"),
        ("destroys", "destroys a {} card"),
        ("saves_wonder", "wonders cost {} units less"),
        ("saves_blue", "blue cards cost {} units less"),
        ("chain_coins", "{} coins for each chain"),
    ):
        if fields.get(key):
            text = words.format(fields[key])
            yield text.replace("points", "point").replace("shields", "shield") if fields[key] == 1 else text
    for key, kind in (("coins_per", "coins"), ("points_per", "points")):
        per: Per | None = fields.get(key)
        if per:
            where = "" if per.city == "own" else " in the city that has more"
            yield f"{per.amount} {kind} for each {' and '.join(map(title, per.of)).lower()}{where}"
    if fields.get("symbol"):
        yield f"symbol {title(fields['symbol'])}"
    if fields.get("trade_income"):
        yield "you receive what your opponent spends on trade"
    if fields.get("revives"):
        yield "builds a discarded card"
    if fields.get("play_again"):
        yield "wonders give another turn" if isinstance(thing, Token) else "another turn"
    if fields.get("offers"):
        chained = [
            title(name) for name, card in components().cards.items() if card.free_with == fields["offers"]
        ]
        yield f"chain to {' and '.join(chained)}" if chained else "chain"


def _face(place: dict[str, Any], numbers: dict[str, str], width: int) -> tuple[tuple[str, str], str]:
    """Two lines of a card in the layout, and their style."""
    if place["card"] is None:
        back = "Guild" if place["back"] == "guild" else "Age " + "I" * int(place["back"][-1])
        return ("░" * width, (f"░ {back} ░" if len(back) + 4 <= width else back[-width:])), STYLES[
            "purple"
        ] if place["back"] == "guild" else "dim"
    style = STYLES[components().cards[place["card"]].color]
    name = title(place["card"])
    if place["is_available"]:
        number = numbers.get(place["card"], "")
        style = "bold " + style
        if len(textwrap.wrap(f"▸{number} {name}", width)) > 2:
            return (f"▸{number}", name if len(name) <= width else name[: width - 1] + "…"), style
        name = f"▸{number} {name}"
    else:
        style = "dim " + style
    lines = textwrap.wrap(name, width, max_lines=2, placeholder="…") or [""]
    return (lines[0], lines[1] if len(lines) > 1 else ""), style


def _card_of(action: str) -> str:
    """The card of the layout that an action takes, or nothing."""
    verb, _, what = action.partition(" ")
    if verb == "wonder":
        return what.partition(" with ")[2]
    return what if verb in ("build", "discard") else ""


def _build_first(group: list[str]) -> list[str]:
    if not _card_of(group[0]):
        return group
    return sorted(group, key=lambda action: ("build", "wonder", "discard").index(action.partition(" ")[0]))


def _last(ordered: list[str], group: list[str]) -> int:
    return ordered.index(_build_first(group)[-1]) + 1


def _joined(names: Iterable[str]) -> str:
    return ", ".join(title(name) for name in names)
