## Where the match stands

duel-age = Age { $age }
duel-draft = Wonder draft
duel-turn-you = Your turn
duel-turn-other = On turn
duel-turn-pick = Take a wonder
duel-turn-take = Choose a progress token
duel-turn-destroy = Destroy a card
duel-turn-revive = Build a discarded card
duel-turn-starter = Say who begins
duel-winner = Winner
duel-rating = Rating { $rating }

## The city of a player

duel-city-you = Your city
duel-city-of = City: { $name }
duel-coins = coins
duel-points-now = points now
duel-shields = shields
duel-wonders = wonders
duel-makes-you = You make · price of one more
duel-makes-other = Makes · price of one more
duel-buy = buy { $n }
duel-makes-of = { $good }: { $n }, one more costs { $price }
duel-any-raw = and each turn one of wood, clay, stone
duel-any-goods = and each turn one of glass, papyrus
duel-science = Science { $n }/{ $all }
duel-science-threat = One more symbol wins
duel-symbol-owned = { $symbol }: { $n ->
    [0] no
    [one] yes
   *[other] { $n }, a pair
}
duel-cards-empty = No building yet
duel-built-in = built in Age { $age }
duel-boxed = back in the box
duel-tokens-held = Progress tokens
duel-open-city = city
duel-open-your-city = my city
duel-wonders-of = Wonders · { $n } of { $all }
duel-slot-free = free
duel-needs = They need, in all
duel-gives = They give

## The board between the cities

duel-board = Progress tokens and conflict track
duel-tokens-board = Progress tokens on the board
duel-zone-points = points
duel-pawn = { $n ->
    [0] The conflict pawn is in the middle.
    [one] The conflict pawn is 1 space from the middle, on the side of { $name }. { $points } points for { $other }.
   *[other] The conflict pawn is { $n } spaces from the middle, on the side of { $name }. { $points } points for { $other }.
}
duel-pawn-threat = { $n ->
    [one] 1 space to the capital
   *[other] { $n } spaces to the capital
}
duel-loot = Entering here, { $name } loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
duel-capital = Capital of { $name }

## The structure of cards

duel-structure = Cards of Age { $age }
duel-face-down = Face-down card of Age { $age }
duel-face-down-guild = Face-down guild
duel-covered = { $n ->
    [one] Covered by 1 card.
   *[other] Covered by { $n } cards.
}
duel-covered-say = { $card } cannot be taken yet. { $n ->
    [one] 1 card lies on it.
   *[other] { $n } cards lie on it.
}
duel-not-now = It is not your turn.
duel-cards-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
duel-pile = Discard pile { $n }
duel-pile-title = Discard pile
duel-pile-empty = Nothing has been discarded yet.
duel-unseen = Not seen
duel-unseen-title = Cards nobody has seen
duel-unseen-note = In each age 3 of them are out of the match, and of the guilds 4.
duel-unseen-age = Age { $age } · { $n }
duel-unseen-guild = Guilds · { $n }

## What a thing is, gives and costs

duel-kind-brown = raw material
duel-kind-grey = manufactured good
duel-kind-blue = civilian building
duel-kind-green = scientific building
duel-kind-yellow = commercial building
duel-kind-red = military building
duel-kind-purple = guild
duel-kind-wonder = wonder
duel-kind-token = progress token
duel-name-kind = { $name }, { $kind }.
duel-gives-list = Gives: { $list }.
duel-costs-list = Costs: { $list }.
duel-costs-nothing = Costs nothing.
duel-free-with = Free with { $card }.
duel-pay-coins = You pay { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
duel-pay-nothing = You pay nothing.
duel-pay-chain = Free by the chain from { $card }.
duel-pay-missing = You would pay { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, { $missing } too many.
duel-is-built = Built.
duel-is-hinted = Hinted.

duel-fx-any = each turn one of { $goods }
duel-fx-fixed = { $goods } for 1 coin each
duel-fx-lose = the opponent loses { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
duel-fx-again = another turn
duel-fx-progress = one of three progress tokens from the box
duel-fx-revive = a discarded card for free
duel-fx-destroy-brown = destroys a brown card of the opponent
duel-fx-destroy-grey = destroys a grey card of the opponent
duel-fx-symbol = symbol { $symbol }
duel-fx-chain = chain symbol { $chain }, { $card } free
duel-fx-per-own = { $what } for each { $of ->
    [brown] brown card
    [grey] grey card
    [red] red card
    [yellow] yellow card
   *[wonder] built wonder
} in your city
duel-fx-per-larger = { $what } for each { $of ->
    [yellow] yellow card
    [brown] brown or grey card
    [blue] blue card
    [green] green card
    [red] red card
    [coin_triple] 3 coins
   *[wonder] built wonder
} in the city with the most
duel-and = { $a } and { $b }

duel-chain-horseshoe = horseshoe
duel-chain-sword = sword
duel-chain-tower = tower
duel-chain-book = book
duel-chain-gear = gear
duel-chain-mask = mask
duel-chain-moon = moon
duel-chain-drop = drop
duel-chain-vase = vase
duel-chain-target = target
duel-chain-helmet = helmet
duel-chain-lyre = lyre
duel-chain-lamp = lamp
duel-chain-column = column
duel-chain-sun = sun
duel-chain-temple-front = temple front
duel-chain-barrel = barrel

duel-token-short-agriculture = 6 coins, 4 pts
duel-token-short-architecture = wonders −2
duel-token-short-economy = their trade coins
duel-token-short-law = +1 symbol
duel-token-short-masonry = blue cards −2
duel-token-short-mathematics = 3 pts a token
duel-token-short-philosophy = 7 points
duel-token-short-strategy = red +1 shield
duel-token-short-theology = wonders: again
duel-token-short-urbanism = 6 coins, chain +4
duel-token-agriculture = 6 coins now, 4 points at the end
duel-token-architecture = your wonders cost 2 goods less
duel-token-economy = you get what the opponent pays for goods
duel-token-law = scales: one more science symbol
duel-token-masonry = your blue cards cost 2 goods less
duel-token-mathematics = 3 points for each token of yours
duel-token-philosophy = 7 points at the end
duel-token-strategy = every later red card: 1 shield more
duel-token-theology = every later wonder plays again
duel-token-urbanism = 6 coins now, 4 for each card free by a chain

# Wonders where there is little room
duel-wonder-appian-way = Appian Way
duel-wonder-circus-maximus = Circus Maximus
duel-wonder-colossus = Colossus
duel-wonder-great-library = Great Library
duel-wonder-great-lighthouse = Great Lighthouse
duel-wonder-hanging-gardens = Hanging Gardens
duel-wonder-mausoleum = Mausoleum
duel-wonder-piraeus = Piraeus
duel-wonder-pyramids = Pyramids
duel-wonder-sphinx = Sphinx
duel-wonder-statue-of-zeus = Statue of Zeus
duel-wonder-temple-of-artemis = Temple of Artemis

## The dock: what can be done with the selected card

duel-dock = What to do with { $card }
duel-dock-close = Put { $card } back
duel-build = Build it
duel-build-do = Build
duel-under = Put it under a wonder
duel-under-short = Under a wonder
duel-sell = Sell it
duel-sell-do = Sell
duel-no-wonder = No wonder left to build
duel-do-build = Build { $card } for { $n ->
    [0] nothing
    [one] 1 coin
   *[other] { $n } coins
}
duel-do-wonder = Build { $wonder } with { $card } for { $n ->
    [0] nothing
    [one] 1 coin
   *[other] { $n } coins
}
duel-do-sell = Sell { $card } for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
duel-short-of = { $n } short
duel-short-of-long = { $n ->
    [one] 1 coin short
   *[other] { $n } coins short
}
duel-sell-why = { $n ->
    [0] { $base }, no yellow card yet
    [one] { $base } + 1 yellow card
   *[other] { $base } + { $n } yellow cards
}
duel-why-own = { $n ->
    [one] yours
   *[other] { $n } × yours
}
duel-why-chosen = { $n ->
    [one] by { $by }
   *[other] { $n } × by { $by }
}
duel-why-saved = { $n ->
    [one] saved by { $token }
   *[other] { $n } × saved by { $token }
}
duel-why-base = { $n ->
    [one] { $base }, { $name } makes none
   *[other] { $n } × { $base }, { $name } makes none
}
duel-why-bought = { $n ->
    [one] { $base } + { $made }, { $name } makes { $made }
   *[other] { $n } × ({ $base } + { $made }), { $name } makes { $made }
}
duel-why-fixed = { $n ->
    [one] { $card }
   *[other] { $n } × { $price }, { $card }
}
duel-why-printed = printed price
duel-why-chain = chain from { $card }
duel-why-nothing = costs nothing
duel-why-economy = { $token }: { $n } of it to { $name }
duel-why-urbanism = { $token } pays you

## Choices that have to be made

duel-choose-token = Choose a progress token
duel-cause-pair = A pair: { $symbol }.
duel-cause-pair-any = You have a pair of symbols.
duel-cause-library = Three from the box. The other two go back.
duel-cause-destroy-brown = Choose a brown card of { $name } to destroy.
duel-cause-destroy-grey = Choose a grey card of { $name } to destroy.
duel-cause-revive = Build one discarded card for free.
duel-choose-starter = Who begins Age { $age }?
duel-cause-starter = Your side is the weaker one, so you choose.
duel-cause-starter-last = You were the last to act, so you choose.
duel-do-take = Take { $token }
duel-do-destroy = Destroy { $card }
duel-do-revive = Build { $card }
duel-do-start-you = I begin
duel-do-start-other = { $name } begins
duel-do-choose = Choose one
duel-wait-take = { $name } chooses a progress token.
duel-wait-library = { $name } looks at three tokens from the box and keeps one.
duel-wait-destroy = { $name } chooses a card to destroy.
duel-wait-revive = { $name } chooses a discarded card to build.
duel-wait-starter = { $name } chooses who begins Age { $age }.
duel-wait-pick = { $name } picks a wonder.

## The draft

duel-pick-title = { $left ->
    [4] Take one of four
    [3] Take two of three
    [2] Take one of two
   *[1] The last one is yours
}
duel-pick-wait = { $name } picks
duel-pick-order = Order of picks
duel-pick-box = 4 wonders stay in the box
duel-pick-hint = Choose a wonder.
duel-do-pick = Take { $wonder }
duel-pick-note = { $left ->
    [4] { $name } then takes two of the other three.
    [3] Your first of two. What you leave goes to { $name }.
    [2] The last one goes to { $name }.
   *[1] It is the last of the four.
}
duel-taken-by = taken by { $name }
duel-taken-you = yours
duel-then-need = you then need { $goods }
duel-first-note = Both begin Age I with 7 coins. First: { $name }.

## Moves as sentences

duel-move-build = { $name } built { $card }.
duel-move-build-free = { $name } built { $card } for nothing.
duel-move-build-paid = { $name } built { $card } for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
duel-move-build-chain = { $name } built { $card }, free by the chain from { $from }.
duel-move-sell = { $name } sold { $card }.
duel-move-sell-paid = { $name } sold { $card } for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
duel-move-wonder = { $name } built { $wonder } with { $card } under it.
duel-move-wonder-free = { $name } built { $wonder } for nothing, with { $card } under it.
duel-move-wonder-paid = { $name } built { $wonder } for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, with { $card } under it.
duel-move-pick = { $name } took { $wonder }.
duel-move-take = { $name } took the progress token { $token }.
duel-move-destroy = { $name } destroyed { $card }.
duel-move-destroy-of = { $name } destroyed { $card }, a building of { $other }.
duel-move-revive = { $name } built { $card } from the discard pile for free.
duel-move-start-self = { $name } begins the age, by own choice.
duel-move-start-other = { $name } lets { $other } begin the age.
duel-move-other = { $name }: { $action }
duel-note-pawn = { $n ->
    [one] The pawn moves 1 space towards { $name }.
   *[other] The pawn moves { $n } spaces towards { $name }.
}
duel-note-loses = { $name } loses { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
duel-note-gets = { $name } gets { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
duel-note-again = { $name } plays again.
duel-note-pair = { $name } has a pair: { $symbol }.
duel-note-revealed = Turned up: { $cards }.
duel-note-offered = New wonders: { $wonders }.
duel-note-age = Age { $age } begins.
duel-note-boxed = Seven wonders are built; { $wonder } goes back to the box.
duel-short-sold = { $card }, sold
duel-short-free = { $card }, free
duel-short-destroyed = { $card } destroyed
duel-short-revived = { $card }, revived
duel-short-starts = { $name } begins
