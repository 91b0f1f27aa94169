## The end of a match
# Headlines. $own, $other: points; $name: the winner
end-won = You win
end-won-points = You win, { $own } to { $other }
end-lost = You lose
end-lost-points = You lose, { $own } to { $other }
end-neutral = { $name } wins
end-neutral-points = { $name } wins, { $own } to { $other }
# $names: a list of the winners
end-shared = { $names } share the victory
end-nobody = The match ended without a result
# What decided. $name: who gave up or ran out of time, or the winner
end-by-resigned = { $name } resigned.
end-by-time = { $name } ran out of time.
end-by-agreed = The players agreed to end it.
end-by-duel-civilian = Civilian victory, by points.
end-by-duel-blue = Equal points: the blue cards decided.
end-by-duel-shared = Equal points, and equal points from blue cards.
end-by-duel-military = Military supremacy: the pawn reached the capital.
end-by-duel-scientific = Scientific supremacy: six different symbols.
end-supremacy = Decided by supremacy: the points do not count. This is how they stood.
end-early = The match ended early: the points did not decide. This is how they stood.
# $before, $after: ratings
end-rating = Rating { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
end-sheet = Score sheet
end-points = points
end-category = Category
end-total = Total
end-share = Share
end-replay = Replay
end-rematch = Rematch
end-rematch-go = Join the rematch
end-board = Show the board
end-home = Home
end-open = Open this position
end-again = Try again
end-copied = Copied
end-not-copied = Cannot copy
# $what: the label of a value
end-copy = Copy: { $what }
end-download = Match file
end-course = Points during the match
end-moments = Moments
end-moments-none = Nothing out of the ordinary happened.
# Moments. $name: who moved, $other: the opponent, $swing and $coins: numbers
end-moment-start = Start of an age
end-moment-swing = { $swing ->
    [one] Changed the gap by { $swing } point
   *[other] Changed the gap by { $swing } points
  }
end-moment-loot = { $coins ->
    [one] Military token: { $other } lost { $coins } coin
   *[other] Military token: { $other } lost { $coins } coins
  }
end-moment-token = Progress token taken
end-moment-again = Wonder with another turn
end-moment-military = The pawn enters the capital
end-moment-scientific = The sixth different symbol
end-fair = Fair play
end-fair-text = All shuffles of a match follow from one secret number. Before the match the server published its fingerprint; now the number itself is public. Who has both can prove that nothing was changed in between.
end-fair-commitment = Fingerprint, published at the start
end-fair-seed = Secret number
end-fair-verify = To check it yourself
end-fair-how = Download the match file, install Mirabilia and run the command in the folder of the file. It plays every shuffle again and compares.

## Score sheet of Duel
category-duel-blue = Civilian
category-duel-green = Science
category-duel-yellow = Commerce
category-duel-purple = Guilds
category-duel-wonders = Wonders
category-duel-tokens = Progress
category-duel-military = Military
category-duel-treasury = Coins ÷ 3

## Replay
replay-page = Replays
replay-tag = Replay
# $names: the players and their points
replay-title = Replay: { $names }
replay-player = Player { $number }
replay-bot = Bot
replay-share = Share this move
replay-flip = Look from the other side (F)
replay-close = Close this match
replay-review = This move
replay-moves = Moves
replay-all = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
# $move: the number of the position
replay-board = Board after move { $move }
replay-chart = Points during the match; choose a move
# $points: a list of names with points
replay-chart-now = Move { $move } of { $last }: { $points }
replay-count = Move { $move } of { $last }
replay-move-by = Move { $move } · { $name }
# $text: the move as a sentence
replay-line = Move { $move }: { $text }
replay-setup = Before the first move
replay-start = The table is laid.
# $change: with its sign; $count: without it
replay-change = { $count ->
    [one] { $change } point
   *[other] { $change } points
  }
replay-now = Points after this move
replay-transport = Play and step
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-keys = ← → step · Space plays · F turns
replay-none = No replay here
replay-offline = This match is not on this device yet. Matches that you have opened before can be seen offline.
replay-running = This match is still being played
replay-running-text = It can be replayed when it is over.
replay-watch = Go to the table
replay-others = Other replays
replay-loading = Opening the match…
replay-mine = My matches
replay-more = Show older ones
replay-empty = No finished matches yet
replay-empty-text = Every match you finish is kept here, move by move.
replay-empty-play = Play now
replay-list-offline = The list of your matches needs a connection.
replay-side-won = Won
replay-side-lost = Lost
replay-side-neutral = Ended
replay-file = Open a match file
replay-file-text = A match that you have saved, or that somebody has sent you.
replay-file-choose = Choose a file
replay-file-drop = or drop it here
replay-file-bad = This is not a match file, or it was damaged.
replay-file-long = This file is too long to be a match.
replay-file-offline = Reading a match file needs a connection.

## Rules
rules-title = 7 Wonders Duel: rules
rules-contents = Contents
rules-print = Print
rules-search = Search: a word, or a clause such as D-TRADE-4
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
  }
rules-nothing = Nothing found
rules-nothing-text = Try another word, or fewer of them.
# $language: the name of the reader's language in itself
rules-foreign = These rules have not been written in your language ({ $language }) yet. This is the English text.
rules-missing = There are no rules of this game here
rules-missing-go = Rules of 7 Wonders Duel
# $clause: its id
rules-to = Go to { $clause }
rules-link = Link to { $clause }
rules-primer = How to play, in five minutes
rules-duel-goal = Two players build rival cities through three ages. There are three ways to win:
rules-duel-win-military = Military supremacy
rules-duel-win-military-text = Push the conflict pawn into the opponent’s capital: you win at once.
rules-duel-win-scientific = Scientific supremacy
rules-duel-win-scientific-text = Collect six different scientific symbols: you win at once.
rules-duel-win-civilian = Civilian victory
rules-duel-win-civilian-text = If nobody has won by the end of Age III, the player with more points wins.
rules-duel-setup = Before the first age
rules-duel-setup-text = Each player has 7 coins and gets four wonders: four lie open, the first player takes one, the second takes two, the last one goes to the first; then four more, and the second player begins. Only seven of the eight wonders can be built, so do not wait too long. Five progress tokens lie on the board for those who study.
rules-duel-turn = Your turn
rules-duel-turn-text = Twenty cards lie in a structure, some face down, partly over each other. Take one card that no other card covers, and do one of three things with it. Cards that nothing covers any more are then turned up.
rules-duel-use-build = Build it
rules-duel-use-build-text = Pay its cost. It stays in your city and helps from now on.
rules-duel-use-sell = Discard it
rules-duel-use-sell-text = Take 2 coins, and 1 more for each yellow card in your city.
rules-duel-use-wonder = Build a wonder
rules-duel-use-wonder-text = Pay the cost of one of your wonders and put the card under it, face down. Some wonders give another turn.
rules-duel-colors = The seven colours
rules-duel-color-brown = produce wood, clay and stone
rules-duel-color-grey = produce glass and papyrus
rules-duel-color-blue = give points
rules-duel-color-green = carry scientific symbols, most give points
rules-duel-color-yellow = give coins, goods, better prices, some points
rules-duel-color-red = carry shields that move the pawn
rules-duel-color-purple = come in Age III and score what one city has most of
rules-duel-pay = Paying
rules-duel-pay-text = What your city produces is there every turn and is not used up. What is missing you buy from the bank: each unit costs 2 coins, plus 1 for every such unit that the brown and grey cards of your opponent produce. So what your opponent makes gets dear for you. Some cards carry a white symbol; the later card that shows the same symbol is then free for you.
rules-duel-military = Shields
rules-duel-military-text = Every shield moves the pawn one space towards the opponent, at once. On the way lie tokens that cost the opponent 2 and then 5 coins. At the end the pawn is worth 2, 5 or 10 points, depending on how far it stands.
rules-duel-science = Symbols
rules-duel-science-text = There are seven different symbols. Two equal ones in your city bring you a progress token of your choice from the board. Six different ones win.
rules-duel-ages = Three ages
rules-duel-ages-text = When all twenty cards are gone, the next age is laid out. The player with the pawn on his side of the board decides who begins it; if it stands in the middle, whoever took the last card begins.
rules-duel-score = Counting points
rules-duel-score-text = Points come from the pawn, from blue, green, yellow and purple cards, from built wonders, from progress tokens, and 1 from every 3 coins. If the totals are equal, the points from blue cards decide; if these are equal too, the victory is shared.

## Score pad
score-title = Score pad
score-missing = There is no pad for this game
score-missing-go = Pad for 7 Wonders Duel
score-mode = What to enter
score-mode-points = Points
score-mode-city = Cards
score-hint-points = tap a cell, type the points
score-hint-city = tap a cell, tick what lies there
score-idle-points = Choose a cell, and type its points here or on the keyboard.
score-idle-city = Choose a cell, and tick what lies in that city. Every sum is made for you, guilds too.
score-name = Name of player { $number }
score-undo = Undo (U)
score-undone = Taken back
score-erase = Erase
score-empty = empty
# $category: a row; $name: a player; $value: points
score-cell = { $category } · { $name }
score-cell-value = { $category }, { $name }: { $value }
score-previous = Previous cell
# $cell: where it leads to
score-next = Next: { $cell }
score-done = Done
score-search = Search all cards, wonders, tokens
score-group-age-1 = Age I
score-group-age-2 = Age II
score-group-age-3 = Age III
score-group-guild = Guilds
score-group-wonders = Wonders
score-group-tokens = Progress tokens
# $name: the other player
score-at-other = in the city of { $name }
score-points = { $points ->
    [one] point
   *[other] points
  }
score-coins = { $coins ->
    [one] { $coins } coin ÷ 3 = { $points }
   *[other] { $coins } coins ÷ 3 = { $points }
  }
score-pawn = Place of the conflict pawn
score-pawn-none = not entered yet
score-pawn-centre = In the middle: no points
score-pawn-capital = Capital reached: { $name } wins
score-pawn-points = { $name }: { $points } points
score-pawn-left = Towards { $name }
score-pawn-right = Towards { $name }
score-supremacy = Supremacy
score-supremacy-text = Did somebody win before the points were counted?
score-supremacy-military = { $name }, military
score-supremacy-scientific = { $name }, scientific
score-by-points = No: count the points
score-start = Enter the points when the game is over.
# Verdicts. $name: the winner or leader; $lead: points between the two
score-leads = { $lead ->
    [one] So far { $name } leads by { $lead } point
   *[other] So far { $name } leads by { $lead } points
  }
score-even = So far it is even
score-by-civilian = { $lead ->
    [one] { $name } wins by { $lead } point
   *[other] { $name } wins by { $lead } points
  }
score-by-blue = Equal points: { $name } wins by blue cards
score-by-shared = Equal in everything: a shared victory
score-by-military = { $name } wins by military supremacy; points do not count
score-by-scientific = { $name } wins by scientific supremacy; points do not count
score-save = Save the game
score-save-part = Save as it is
score-saved = The game is saved
score-history = Games on this device
score-share-title = 7 Wonders Duel, our games
score-won-civilian = { $name } won
score-won-blue = { $name } won by blue cards
score-won-military = { $name } won by military supremacy
score-won-scientific = { $name } won by scientific supremacy
score-shared = shared victory
score-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  } { $games ->
    [one] in { $games } game
   *[other] in { $games } games
  }
# $name: a person
score-tally = { $name }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  }, { $points } points
# $game: names and points
score-delete = Delete the game { $game }
score-deleted = { $count ->
    [one] The game is deleted.
   *[other] { $count } games are deleted.
  }
score-restore = Bring back
