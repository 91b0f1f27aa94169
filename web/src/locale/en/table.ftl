## A table by its address
# $code: the address of the table, a few words
table-crumb = Table { $code }
table-opening = Opening the table …
table-gone = There is no such table
table-gone-text = Nobody knows a table called { $code }. Perhaps a letter is missing in the link, or it was cleared away.
table-abandoned = This table was cleared away
table-abandoned-text = Everybody left before the match began.
table-unreachable = No connection
table-unreachable-text = The table cannot be reached. It opens by itself as soon as the connection is back.
table-offline = No connection. The table waits and goes on by itself.
table-online = Connected again.
table-broken = The board could not be loaded
table-broken-text = The match goes on at the server. Check your connection and try again.
table-player = Player { $number }
table-somebody = Somebody

## Games and their options
table-game-duel = 7 Wonders Duel
table-game-short-duel = Duel
table-option-duel-wonders = Wonders
table-option-duel-wonders-draft = draft
table-option-duel-wonders-first-game = first game
table-option-duel-centre-pawn-starter = Pawn in the centre
table-option-duel-centre-pawn-starter-last-active-starts = last player starts
table-option-duel-centre-pawn-starter-last-active-chooses = last player chooses

## Before the match
# $name: the host; $game: the name of the game
table-invited-by = { $name } invites you to { $game }
table-invited = A seat is free: { $game }
table-take-seat = Take a seat
table-your-name = Your name
# $amount: free seats
table-waiting-for = { $amount ->
    [one] Waiting for one more
   *[other] Waiting for { $amount } more
  }
table-all-here = Everybody is here
table-all-ready = Ready to start
table-link = Link to this table
table-share = Copy link
table-share-title = A seat at a table of Mirabilia
table-leave = Leave the table
table-seats = Seats
table-seats-taken = { $taken } of { $seats } taken
table-swap = Swap seats
table-shuffle = Shuffle seats
table-seat-free = Free seat
table-free-link = anyone with the link
table-free-public = anyone
table-bot-about = always ready
table-away = not here now
table-unrated = no rating yet
table-rating = rating { $rating }
table-you = you
table-host = host
table-you-host = you, host
table-move-here = Move here
table-add-bot = Add a bot
# $seat: number of the seat, from 1
table-level-of = Strength of the bot in seat { $seat }
table-level-easy = easy
table-level-normal = normal
table-level-hard = hard
table-level-expert = expert
table-remove-bot = Remove the bot
table-send-away = Send { $name } away
table-move-up = Move seat { $seat } up
table-i-am-ready = I am ready
table-ready = ready
table-not-ready = not ready
# $amount: players
table-start = { $amount ->
    [0] Start
    [one] Start
   *[other] Start with { $amount }
  }
table-watching = { $amount } watching
table-missing-you = The options have changed. Say when you are ready.
table-missing-ready = { $name } is not ready yet.
table-missing-nothing = Everybody is ready. Start whenever you like.
table-missing-host = The host starts the match.
# $amount: free seats
table-missing-people = { $amount ->
    [one] The match starts by itself when the free seat is taken.
   *[other] The match starts by itself when the free seats are taken.
  }
table-missing-people-host = { $amount ->
    [one] The match starts by itself when somebody takes the free seat. A bot can take it, too.
   *[other] The match starts by itself when the free seats are taken. Bots can take them, too.
  }
table-missing-closes = { $amount ->
    [one] The free seat closes when you start.
   *[other] The { $amount } free seats close when you start.
  }

## Options
table-options = Options
table-clock = Clock
table-clock-none = none
table-clock-off = none
table-clock-minutes = { $amount } min
table-clock-days = { $amount ->
    [one] { $amount } day
   *[other] { $amount } days
  }
table-clock-move-seconds = { $amount ->
    [one] { $amount } second a move
   *[other] { $amount } seconds a move
  }
table-clock-move-minutes = { $amount ->
    [one] { $amount } minute a move
   *[other] { $amount } minutes a move
  }
table-clock-move-hours = { $amount ->
    [one] { $amount } hour a move
   *[other] { $amount } hours a move
  }
table-clock-move-days = { $amount ->
    [one] { $amount } day a move
   *[other] { $amount } days a move
  }
table-clock-total-seconds = { $amount ->
    [one] { $amount } second each
   *[other] { $amount } seconds each
  }
table-clock-total-minutes = { $amount ->
    [one] { $amount } minute each
   *[other] { $amount } minutes each
  }
table-clock-total-hours = { $amount ->
    [one] { $amount } hour each
   *[other] { $amount } hours each
  }
table-clock-total-days = { $amount ->
    [one] { $amount } day each
   *[other] { $amount } days each
  }
table-visibility = Open to
table-visibility-link = those with the link
table-visibility-public = everyone
table-hints = Hints
table-hints-on = everyone may ask
table-hints-off = nobody may ask
table-rated = Rated
table-rated-on = yes, it counts
table-rated-off = no
table-rated-off-hot = no, on one device
table-rated-off-bot = no, a bot plays
table-rated-off-guest = no, you are a guest
table-rated-off-clock = no, there is no clock
table-rated-off-late = no, somebody has come already

## What happened, told in the talk and in the log
table-told-made = { $name } opens the table.
table-told-sat = { $name } sits down.
table-told-stood = { $name } gets up.
table-told-bot = Seat { $seat }: { $bot }.
table-told-opened = Seat { $seat } is free.
table-told-rearranged = The seats have changed.
table-told-ready = { $name } is ready.
table-told-not-ready = { $name } is not ready.
table-told-started = The match begins.
table-told-undone = { $name } takes a move back.
table-told-timed-out = Time is up for { $name }.
table-told-replaced = A bot plays for { $name } now.
table-told-came-back = { $name } is back.
table-told-resigned = { $name } resigns.
table-told-ended = The match is over.
table-told-abandoned = Everybody has left the table.
table-told-rematch = There is a new table for the rematch.
table-now-seats = { $amount ->
    [one] The table has { $amount } seat now.
   *[other] The table has { $amount } seats now.
  }
table-now-option = { $option }: { $value }
table-now-clock = Clock: { $clock }
table-now-hints = Hints are allowed now.
table-now-no-hints = Hints are no longer allowed.
table-now-rated = The match will be rated.
table-now-casual = The match will not be rated.
table-now-public = The table is open to everyone.
table-now-link = The table is open to those with the link.

## The match
table-title = { $names } · { $game } · Mirabilia
table-title-turn = ● { $turn } · { $game } · Mirabilia
table-title-over = Match over · { $game } · Mirabilia
table-your-turn = Your turn
table-turn-of = Now: { $name }
table-move = move { $number }
table-finished = finished
table-moves = { $amount ->
    [one] { $amount } move
   *[other] { $amount } moves
  }
table-minutes = { $amount ->
    [one] { $amount } minute
   *[other] { $amount } minutes
  }
table-kind-rated = rated
table-you-watch = watching
# $text: what the button does; $key: the key on the keyboard
table-key = { $text } ({ $key })
table-undo = Take back the last move
table-ask-undo = Ask to take back the last move
table-hint = Hint
table-flip = Look from the other side
table-log = Log
table-log-filter = What is shown
table-log-all = all
table-log-moves = moves
table-log-talk = talk
table-log-empty = Nothing has happened yet.
table-menu = Resign and more
table-show-result = Show the result
table-resign = Resign
table-resign-title = Resign?
table-resign-text = The match ends, and your opponent wins.
table-play-on = Play on
table-end-alone = End without a result
table-end-title = End the match?
table-end-text = The match ends without a result. It stays among your replays.
table-leave-match = Leave, come back later
table-is-away = { $name } is not connected.
table-bot-plays = A bot plays for you.
table-come-back = Come back
table-go-rematch = To the new table
table-done = Done

## Two people on one device
table-hot-names = Names of the players
table-hot-name = Name in seat { $seat }
table-hot-ask = Hand the device over at every turn
table-hand-over = Now { $name }
table-hand-over-text = The next choice is for one pair of eyes only. Hand the device over.
table-hand-over-turn = Hand the device over.
table-hand-over-ready = I am { $name }

## Offers
offer-end = Offer to end without a result
offer-replace = Ask for a bot in place of { $name }
offer-told-undo = { $name } asks to take the last move back.
offer-told-end = { $name } offers to end the match without a result.
offer-told-replace = { $name } asks for a bot in place of { $target }.
offer-told-agrees = { $name } agrees.
offer-told-declines = { $name } declines.
offer-told-withdraws = { $name } withdraws the offer.
offer-mine-undo = You have asked to take your move back.
offer-mine-end = You have offered to end the match.
offer-mine-replace = You have asked for a bot in place of { $target }.
offer-agree = Agree
offer-decline = Decline
offer-withdraw = Withdraw

## Talk
chat-title = Talk
chat-placeholder = Say something
chat-message = Message
chat-send = Send
chat-closed = Only players talk at this table.
chat-empty = Nobody has said anything yet.
# $amount: new lines
chat-unread = { $amount ->
    [one] Talk, { $amount } new line
   *[other] Talk, { $amount } new lines
  }
# $name: who; $text: what was said
chat-said = { $name }: { $text }
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again

## Hints
hint-title = Hint
hint-close = Close the hint
hint-compared = Compared with
hint-none = No single reason stands out: it is best on the whole.
hint-wins = It wins the match.
hint-again = You play again at once.
hint-token = You choose a progress token.
hint-revives = You build a card from the discard pile for free.
hint-destroys = You destroy a card of your opponent.
hint-points = { $amount ->
    [one] { $amount } point more.
   *[other] { $amount } points more.
  }
hint-science = { $symbols } of { $needed } scientific symbols.
hint-pawn = { $steps ->
    [one] The conflict pawn moves { $steps } step.
   *[other] The conflict pawn moves { $steps } steps.
  }
hint-produces = Your city makes more: { $resource }.
hint-fixes = From now on for 1 coin: { $resource }.
hint-chooses = Your city makes a good of your choice.
hint-coins = { $amount ->
    [one] { $amount } coin for you.
   *[other] { $amount } coins for you.
  }
hint-robs = { $amount ->
    [one] Your opponent loses { $amount } coin.
   *[other] Your opponent loses { $amount } coins.
  }
hint-do-build = Build: { $card }
hint-do-discard = Sell: { $card }
hint-do-wonder = Wonder: { $wonder }, with { $card }
hint-do-pick = Choose: { $wonder }
hint-do-take = Choose: { $token }
hint-do-destroy = Destroy: { $card }
hint-do-revive = Build from the discard pile: { $card }
hint-do-start = Begins: { $name }
