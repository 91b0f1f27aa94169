"""7 Wonders Duel, slow and obvious: the reference that the fast engine is compared with.

A match is told as one story, in the order of the rulebook. Wherever somebody has to decide, or chance has to
fall, the story stops (`yield`) and goes on with the text that was played.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from itertools import combinations, product
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
Story = Generator[None, str, T]  # stops at every decision, is sent the text played, ends with a T


def _read(name: str) -> dict[str, Any]:
    """Read one file of component data."""
    path = Path(__file__).parents[2] / "src/mirabilia/games/duel/data" / name
    return tomllib.loads(path.read_text(encoding="utf-8"))


CARDS = _read("cards.toml")
WONDERS = _read("wonders.toml")
TOKENS = _read("tokens.toml")
BOARD = _read("board.toml")
SETUP = BOARD["setup"]
CAPITAL: int = BOARD["military"]["capital"]
SLOTS = 20
NATURE = "nature"
PLAIN_BACK = "plain_back"
GUILD_BACK = "guild_back"


def _deck(deck: int | str) -> set[str]:
    """Name the cards of an age, or of the guilds."""
    return {card for card in CARDS if CARDS[card]["deck"] == deck}


def _places(age: int) -> list[tuple[int, int, bool]]:
    """Tell (row, x, face up) of every slot of an age, from the far row to the near one, left to right."""
    rows = BOARD["layouts"][f"age_{age}"]["rows"]
    return [(number, x, row["face"] == "up") for number, row in enumerate(rows) for x in row["x"]]


def covering(age: int, slot: int) -> set[int]:
    """Tell which slots of an age lie on this one."""
    row, x, _ = _places(age)[slot]
    on_it = ((row + 1, x - 1), (row + 1, x + 1))  # D-LAYOUT-5
    return {other for other, (row, x, _) in enumerate(_places(age)) if (row, x) in on_it}


FACE_UP = {age: [up for _, _, up in _places(age)] for age in (1, 2, 3)}
COVERING = {age: [covering(age, slot) for slot in range(SLOTS)] for age in (1, 2, 3)}


class _Won(Exception):
    """Somebody has won: whatever was still to come in this play is dropped (D-ORDER-4)."""


class SlowDuel:
    """One match; a position can also be set up by hand through the attributes, to price or to score it."""

    def __init__(self, wonders: str = "draft", centre_pawn_starter: str = "last_active_starts") -> None:
        assert wonders in ("draft", "first_game")
        assert centre_pawn_starter in ("last_active_starts", "last_active_chooses")
        self.wonders = wonders
        self.centre_pawn_starter = centre_pawn_starter
        self.coins: list[int] = [SETUP["coins"], SETUP["coins"]]  # D-SETUP-4
        self.cities: list[set[str]] = [set(), set()]
        self.built: list[set[str]] = [set(), set()]
        self.unbuilt: list[set[str]] = [set(), set()]
        self.tokens: list[set[str]] = [set(), set()]
        self.board_tokens: set[str] = set()
        self.box_tokens: set[str] = set(TOKENS)
        self.drawn: set[str] = set()  # they still belong to the box until one of them is taken
        self.discarded: set[str] = set()
        self.under: dict[str, str] = {}
        self.pawn = 0  # D-SETUP-1
        self.loot: list[list[int]] = [[zone["coins"] for zone in BOARD["military"]["loot"]] for _ in (0, 1)]
        self.slots: list[str | None] = [None] * SLOTS
        self.age = 0
        self.first = 0  # who begins Age I, once nature has said so
        self.group: set[str] = set()  # the wonders of the draft that lie on the table
        self._actor = NATURE
        self._options: Callable[[], set[str]] = set
        self._result: tuple[str, tuple[int, ...]] | None = None
        self._story = self._match()
        next(self._story)

    # Asking and playing

    def to_act(self) -> str:
        """Tell who has to act: "0", "1", "nature" or "over"."""
        return self._actor

    def legal(self) -> set[str]:
        """Tell everything that the one to act may do."""
        return set(self._options())

    def play(self, text: str) -> None:
        """Carry out one decision, or one outcome of chance."""
        assert text in self.legal(), f"{text!r} is not among {sorted(self.legal())}"
        try:
            self._story.send(text)
        except StopIteration:
            self._actor, self._options = "over", set

    def outcome(self) -> tuple[str, tuple[int, ...]] | None:
        """Tell how the match ended and who won it, or None while it goes on."""
        return self._result

    def _choose(self, actor: str, verb: str, things: Iterable[str]) -> Story[str]:
        """Stop until the actor says `VERB THING` about one of the things; the end is that thing."""
        texts = {f"{verb} {thing}" for thing in things}
        self._actor, self._options = actor, lambda: texts
        text = yield
        return text.removeprefix(f"{verb} ")

    # The course of a match

    def _match(self) -> Story[None]:
        """Tell the whole match."""
        try:
            yield from self._set_up()
            last_active = self.first
            for age in (1, 2, 3):  # D-AGE-1
                yield from self._lay(age)  # D-AGE-6: before the starter is chosen
                starter = self.first if age == 1 else (yield from self._starter(last_active))  # D-TURN-1
                last_active = yield from self._play_age(starter)
            self._compare_points()
        except _Won:
            pass

    def _set_up(self) -> Story[None]:
        """First player, progress tokens, wonders."""
        self.first = int((yield from self._choose(NATURE, "first", "01")))  # D-SETUP-5
        for _ in range(SETUP["tokens"]):  # D-SETUP-3
            token = yield from self._choose(NATURE, "lay", self.box_tokens)
            self.box_tokens.remove(token)
            self.board_tokens.add(token)
        if self.wonders == "first_game":  # D-DRAFT-8
            self.unbuilt[self.first] = set(SETUP["first_game"]["first"])
            self.unbuilt[1 - self.first] = set(SETUP["first_game"]["second"])
            return
        for order in (SETUP["draft"][:4], SETUP["draft"][4:]):  # D-DRAFT-5
            for _ in range(4):  # D-DRAFT-1, D-DRAFT-7: the second group only now
                unseen = WONDERS.keys() - self.group - self.unbuilt[0] - self.unbuilt[1]
                self.group.add((yield from self._choose(NATURE, "lay", unseen)))
            for who in order:
                seat = self.first if who == 0 else 1 - self.first
                wonder = yield from self._choose(str(seat), "pick", self.group)
                self.group.remove(wonder)
                self.unbuilt[seat].add(wonder)

    def _lay(self, age: int) -> Story[None]:
        """Lay the twenty cards of an age, slot by slot."""
        self.age = age
        self.slots = [None] * SLOTS
        for slot in range(SLOTS):
            face_up = FACE_UP[age][slot]
            if age < 3 and not face_up:
                self.slots[slot] = PLAIN_BACK
                continue
            things: set[str] = set()
            guilds = sum(1 for laid in self.slots if laid == GUILD_BACK or laid in _deck("guild"))
            if age < 3 or slot - guilds < SLOTS - SETUP["guilds"]:  # D-SETUP-9
                things |= self._unseen(age) if face_up else {PLAIN_BACK}
            if age == 3 and guilds < SETUP["guilds"]:  # D-SETUP-8; D-LAYOUT-12: their backs show
                things |= self._unseen("guild") if face_up else {GUILD_BACK}
            self.slots[slot] = yield from self._choose(NATURE, "lay", things)

    def _unseen(self, deck: int | str) -> set[str]:
        """Tell the cards of a deck that have not been seen: removed at setup, or lying face down."""
        seen = self.cities[0] | self.cities[1] | self.discarded | set(self.under.values())
        return {card for card in _deck(deck) if card not in seen and card not in self.slots}

    def _starter(self, last_active: int) -> Story[int]:
        """Tell who begins Age II or III."""
        if self.pawn > 0:
            chooser = 1  # D-AGE-3: the pawn stands on the side of seat 1
        elif self.pawn < 0:
            chooser = 0
        elif self.centre_pawn_starter == "last_active_chooses":  # D-AGE-5
            chooser = last_active
        else:
            return last_active  # D-AGE-4
        return int((yield from self._choose(str(chooser), "start", "01")))

    def _play_age(self, seat: int) -> Story[int]:
        """Play the laid cards, beginning with this seat; the end is who was last active (D-ORDER-5)."""
        while True:
            again = yield from self._turn(seat)
            yield from self._reveal()
            if not any(self.slots):  # D-AGE-1; a further turn is lost (D-TURN-7)
                return seat
            if not again:
                seat = 1 - seat

    def _available(self) -> list[int]:
        """Tell the slots whose card is covered by no other (D-LAYOUT-6)."""
        filled = {slot for slot in range(SLOTS) if self.slots[slot] is not None}
        return [slot for slot in sorted(filled) if not COVERING[self.age][slot] & filled]

    def _reveal(self) -> Story[None]:
        """Turn up what has become available (D-LAYOUT-10)."""
        for slot in self._available():
            if self.slots[slot] in (PLAIN_BACK, GUILD_BACK):
                deck = self.age if self.slots[slot] == PLAIN_BACK else "guild"
                self.slots[slot] = yield from self._choose(NATURE, "reveal", self._unseen(deck))

    # A turn

    def _moves(self, seat: int) -> set[str]:
        """Tell the main moves of a seat (D-DEC-2)."""
        cards = [str(self.slots[slot]) for slot in self._available()]
        moves = {f"discard {card}" for card in cards}  # D-TURN-4
        moves |= {f"build {card}" for card in cards if self.price(seat, card) <= self.coins[seat]}
        if len(self.built[0]) + len(self.built[1]) < SETUP["wonders_built"]:  # D-WONDER-6
            payable = [w for w in self.unbuilt[seat] if self.price(seat, w) <= self.coins[seat]]
            moves |= {f"wonder {wonder} with {card}" for wonder in payable for card in cards}  # D-WONDER-3
        return moves

    def _turn(self, seat: int) -> Story[bool]:
        """Play one card; the end is whether the same seat plays again."""
        self._actor, self._options = str(seat), lambda: self._moves(seat)
        use, *words = (yield).split()
        card = words[-1]
        self.slots[self.slots.index(card)] = None
        if use == "discard":  # D-ORDER-6
            self.discarded.add(card)
            self.coins[seat] += BOARD["trade"]["discard"] + self._count(seat, ["yellow"])  # D-DISC-1
            return False
        if use == "build":
            by_chain = self._has_chain(seat, card)
            self._pay(seat, card)
            yield from self._enter(seat, card, by_chain)
            return False
        return (yield from self._build_wonder(seat, words[0], card))

    def _enter(self, seat: int, card: str, by_chain: bool) -> Story[None]:
        """Put a paid (or revived) card into the city, with all that follows, as in D-ORDER-1."""
        data = CARDS[card]
        self.cities[seat].add(card)
        self.coins[seat] += data.get("coins", 0)  # D-CARD-2
        if "coins_per" in data:
            self.coins[seat] += self._amount(seat, data["coins_per"])  # D-CARD-3 to D-CARD-7, D-GUILD
        if by_chain:
            self.coins[seat] += self._sum_tokens(seat, "chain_coins")  # D-TOKEN-13
        if data["color"] == "red":
            self._march(seat, data["shields"] + self._sum_tokens(seat, "extra_shields"))  # D-TOKEN-9
            self._test_military(seat)
        if "symbol" in data:
            same = [c for c in self.cities[seat] if CARDS[c].get("symbol") == data["symbol"]]
            if len(same) == 2 and self.board_tokens:  # D-SCI-3 to D-SCI-5
                token = yield from self._choose(str(seat), "take", self.board_tokens)
                self.board_tokens.remove(token)
                self._gain_token(seat, token)
            self._test_science(seat)

    def _build_wonder(self, seat: int, wonder: str, card: str) -> Story[bool]:
        """Build a wonder with a card, as in D-ORDER-2; the end is whether the seat plays again."""
        data = WONDERS[wonder]
        other = 1 - seat
        # D-TOKEN-14: only tokens held already count; D-TOKEN-12: never two further turns.
        again = bool(data.get("play_again")) or self._sum_tokens(seat, "play_again") > 0
        self._pay(seat, wonder)
        self.under[wonder] = card
        self.unbuilt[seat].remove(wonder)
        self.built[seat].add(wonder)
        if len(self.built[0]) + len(self.built[1]) == SETUP["wonders_built"]:  # D-WONDER-6
            self.unbuilt = [set(), set()]
        self.coins[seat] += data.get("coins", 0)
        self._march(seat, data.get("shields", 0))  # D-TOKEN-10: without Strategy
        self._lose(other, data.get("coins_lost", 0))  # D-WONDER-9
        self._test_military(seat)
        if "destroys" in data:
            targets = [c for c in self.cities[other] if CARDS[c]["color"] == data["destroys"]]
            if targets:  # D-WONDER-27
                target = yield from self._choose(str(seat), "destroy", targets)
                self.cities[other].remove(target)
                self.discarded.add(target)  # D-DISC-4
        if "draws" in data and self.box_tokens:  # D-WONDER-12, D-WONDER-13
            for _ in range(min(data["draws"], len(self.box_tokens))):
                self.drawn.add((yield from self._choose(NATURE, "draw", self.box_tokens - self.drawn)))
            token = yield from self._choose(str(seat), "take", self.drawn)
            self.drawn = set()
            self.box_tokens.remove(token)
            self._gain_token(seat, token)
            self._test_science(seat)
        if "revives" in data and self.discarded:  # D-WONDER-17, D-WONDER-19
            revived = yield from self._choose(str(seat), "revive", self.discarded)
            self.discarded.remove(revived)
            yield from self._enter(seat, revived, by_chain=False)  # D-WONDER-20, D-WONDER-21
        return again

    # Tokens, coins and the pawn

    def _gain_token(self, seat: int, token: str) -> None:
        """Put a progress token into the city; its coins come at once (D-TOKEN-1, D-TOKEN-13)."""
        self.tokens[seat].add(token)
        self.coins[seat] += TOKENS[token].get("coins", 0)

    def _sum_tokens(self, seat: int, effect: str) -> int:
        """Add up an effect over the seat's tokens; one that is simply there counts 1."""
        return sum(int(TOKENS[token].get(effect, 0)) for token in self.tokens[seat])

    def _lose(self, seat: int, coins: int) -> None:
        """Take coins from a seat, at most what it has (D-COIN-1)."""
        self.coins[seat] = max(0, self.coins[seat] - coins)

    def _march(self, seat: int, shields: int) -> None:
        """Move the pawn away from this seat, step by step, and loot the other seat."""
        for _ in range(shields):  # D-MIL-2
            if self._lead(seat) == CAPITAL:  # D-MIL-10: surplus shields are ignored
                return
            self.pawn += 1 if seat == 0 else -1
            for zone in BOARD["military"]["loot"]:
                # D-MIL-4, D-MIL-7 to D-MIL-9: a zone is entered at its near end, and its token works once.
                if self._lead(seat) == zone["distance"] and zone["coins"] in self.loot[1 - seat]:
                    self.loot[1 - seat].remove(zone["coins"])
                    self._lose(1 - seat, zone["coins"])  # D-MIL-5, D-MIL-6

    def _lead(self, seat: int) -> int:
        """Tell how far the pawn stands on the other seat's side; negative on the own side."""
        return self.pawn if seat == 0 else -self.pawn

    def _test_military(self, seat: int) -> None:
        """End the match if the pawn has reached the other seat's capital (D-MIL-10)."""
        if self._lead(seat) == CAPITAL:
            self._result = ("military", (seat,))
            raise _Won

    def _test_science(self, seat: int) -> None:
        """End the match if the seat has six different symbols (D-SCI-7, D-SCI-8)."""
        symbols = {CARDS[c]["symbol"] for c in self.cities[seat] if "symbol" in CARDS[c]}
        symbols |= {TOKENS[t]["symbol"] for t in self.tokens[seat] if "symbol" in TOKENS[t]}
        if len(symbols) >= BOARD["science"]["different"]:
            self._result = ("scientific", (seat,))
            raise _Won

    # Paying

    def price(self, seat: int, thing: str) -> int:
        """Tell the coins that a card or wonder costs the seat now, bought resources included."""
        if self._has_chain(seat, thing):  # D-COST-7
            return 0
        printed = (CARDS | WONDERS)[thing].get("cost", {}).get("coins", 0)
        return int(printed) + self._trade(seat, thing)  # D-COST-1

    def _has_chain(self, seat: int, thing: str) -> bool:
        """Tell whether the city holds the card that makes this one free (D-CHAIN-2)."""
        symbol = CARDS[thing].get("free_with") if thing in CARDS else None
        return symbol is not None and any(CARDS[c].get("offers") == symbol for c in self.cities[seat])

    def _trade(self, seat: int, thing: str) -> int:
        """Tell the least coins to spend on missing resources, by trying every way to pay (D-COST-2)."""
        cost = (CARDS | WONDERS)[thing].get("cost", {})
        units = [resource for resource in cost if resource != "coins" for _ in range(cost[resource])]
        saved = 0
        if thing in WONDERS:
            saved = self._sum_tokens(seat, "saves_wonder")  # D-TOKEN-2
        elif CARDS[thing]["color"] == "blue":
            saved = self._sum_tokens(seat, "saves_blue")  # D-TOKEN-3
        kept = max(0, len(units) - saved)  # D-COST-5
        production: Counter[str] = Counter()
        for card in self.cities[seat]:
            production.update(CARDS[card].get("produces", {}))  # D-PROD-5
        choices = [CARDS[card]["chooses"] for card in self.cities[seat] if "chooses" in CARDS[card]]
        choices += [WONDERS[w]["chooses"] for w in self.built[seat] if "chooses" in WONDERS[w]]  # D-PROD-6
        prices = {resource: self._unit_price(seat, resource) for resource in units}
        totals = []
        for needed in combinations(units, kept):
            for made in product(*choices):
                missing = Counter(needed) - production - Counter(made)  # never below 0
                totals.append(sum(prices[resource] * missing[resource] for resource in missing))
        return min(totals)

    def _unit_price(self, seat: int, resource: str) -> int:
        """Tell what one unit costs the seat at the bank."""
        for card in self.cities[seat]:
            if resource in CARDS[card].get("fixes", {}):
                return int(CARDS[card]["fixes"][resource])  # D-TRADE-7
        shown = 0  # D-TRADE-2, D-TRADE-3, D-TRADE-6: symbols on brown and grey cards only
        for card in self.cities[1 - seat]:
            if CARDS[card]["color"] in ("brown", "grey"):
                shown += CARDS[card]["produces"].get(resource, 0)
        return int(BOARD["trade"]["price"]) + shown

    def _pay(self, seat: int, thing: str) -> None:
        """Pay for a card or wonder; with Economy the other seat receives what was spent on resources."""
        self.coins[seat] -= self.price(seat, thing)
        assert self.coins[seat] >= 0  # D-COIN-3
        if self._sum_tokens(1 - seat, "trade_income") > 0 and not self._has_chain(seat, thing):
            self.coins[1 - seat] += self._trade(seat, thing)  # D-TOKEN-4 to D-TOKEN-6

    # Counting and scoring

    def _count(self, seat: int, kinds: list[str]) -> int:
        """Count in one city: cards of these colours, built wonders, complete sets of three coins."""
        count = sum(1 for card in self.cities[seat] if CARDS[card]["color"] in kinds)
        if "wonder" in kinds:
            count += len(self.built[seat])
        if "coin_triple" in kinds:
            count += self.coins[seat] // int(BOARD["treasury"]["coins_per_point"])
        return count

    def _amount(self, seat: int, per: dict[str, Any]) -> int:
        """Tell so many for each, in the own city or in the larger of the two (D-CARD-9, D-GUILD-9)."""
        counts = [self._count(seat, per["of"])]
        if per["city"] == "larger":
            counts.append(self._count(1 - seat, per["of"]))
        return int(per["amount"]) * max(counts)

    def _color_points(self, seat: int, color: str) -> int:
        """Tell the points of a city's cards of one colour (D-SCORE-3)."""
        points = 0
        for card in self.cities[seat]:
            if CARDS[card]["color"] == color:
                points += CARDS[card].get("points", 0)
                if "points_per" in CARDS[card]:
                    points += self._amount(seat, CARDS[card]["points_per"])  # D-SCORE-7
        return points

    def scores(self) -> list[dict[str, int]]:
        """Tell each seat's points by where they come from, as things stand now (D-SCORE-1)."""
        both = []
        colors = ("blue", "green", "yellow", "purple")
        for seat in (0, 1):
            score = {color: self._color_points(seat, color) for color in colors}
            score["wonders"] = sum(WONDERS[w].get("points", 0) for w in self.built[seat])  # D-SCORE-4
            mathematics = self._sum_tokens(seat, "points_per_token") * len(self.tokens[seat])  # D-TOKEN-8
            score["tokens"] = self._sum_tokens(seat, "points") + mathematics  # D-SCORE-5
            score["military"] = BOARD["military"]["points"][max(0, self._lead(seat))]  # D-SCORE-2
            score["treasury"] = self._count(seat, ["coin_triple"])  # D-SCORE-6
            score["total"] = sum(score.values())
            both.append(score)
        return both

    def _compare_points(self) -> None:
        """End the match after Age III (D-END-3 to D-END-5)."""
        scores = self.scores()
        for ending, part in (("civilian", "total"), ("blue", "blue")):
            if scores[0][part] != scores[1][part]:
                self._result = (ending, (0 if scores[0][part] > scores[1][part] else 1,))
                return
        self._result = ("shared", (0, 1))
