"""The title page of Duel."""

from __future__ import annotations

from ...core.meta import Meta, Option

META = Meta(
    id="duel",
    name="7 Wonders Duel",
    rules_version=1,
    seats=(2,),
    options=(
        Option(
            "wonders", ("draft", "first_game"), "draft the wonders, or take those of a first game (D-DRAFT)"
        ),
        Option(
            "centre_pawn_starter",
            ("last_active_starts", "last_active_chooses"),
            "pawn in the centre: the last active player begins the next age, or chooses who does (D-AGE-5)",
        ),
    ),
    endings=("military", "scientific", "civilian", "blue", "shared"),
    categories=("blue", "green", "yellow", "purple", "wonders", "tokens", "military", "treasury", "total"),
)
