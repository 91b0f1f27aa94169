"""Action codes: one number for each thing that a seat or NATURE can do, the same in every position."""

from __future__ import annotations

from .tables import CARDS, TOKENS, WONDERS

# Playing a card: card * USES + use.
USES = 2 + WONDERS
DISCARD, BUILD, FOR_WONDER = 0, 1, 2  # FOR_WONDER + wonder

PICK_WONDER = CARDS * USES
TAKE_TOKEN = PICK_WONDER + WONDERS
DESTROY_CARD = TAKE_TOKEN + TOKENS
REVIVE_CARD = DESTROY_CARD + CARDS
START_SEAT = REVIVE_CARD + CARDS
PLAYER_ACTIONS = START_SEAT + 2

# What NATURE does.
FIRST_SEAT = PLAYER_ACTIONS
LAY_TOKEN = FIRST_SEAT + 2
LAY_WONDER = LAY_TOKEN + TOKENS
LAY_CARD = LAY_WONDER + WONDERS
LAY_BACK = LAY_CARD + CARDS  # plain, guild
REVEAL_CARD = LAY_BACK + 2
DRAW_TOKEN = REVEAL_CARD + CARDS
ACTIONS = DRAW_TOKEN + TOKENS
PLAIN_BACK, GUILD_BACK = LAY_BACK, LAY_BACK + 1
MOST_LEGAL = CARDS  # the largest choices are of one card among all
