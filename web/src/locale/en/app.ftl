## Everywhere
app-brand = Mirabilia, to the start page
app-home = To the start page
app-pages = Pages
app-nav-play = Play
app-nav-tables = Tables
app-nav-replays = Replays
app-nav-rules = Learn the rules
app-nav-score = Score pad
app-menu = Menu
app-account = Your account
app-settings = Settings
app-language = Language
# $language: its name in the language itself
app-language-now = Language: { $language }
app-theme-to-dark = Switch to the dark theme
app-theme-to-light = Switch to the light theme
app-close = Close
app-cancel = Cancel
app-link = Link
app-copy-link = Copy link
app-copied = Copied
app-skip = Skip to the content
app-reload = Try again
app-trouble = That did not work
app-trouble-page = This page could not be loaded. Are you connected to the internet?
app-trouble-bug = Something in this page broke. Your matches are safe on the server.
app-not-found = There is nothing here
app-not-found-text = The address leads nowhere. Perhaps a letter is missing in the link.

## Start page: the games
home-game-duel = 7 Wonders Duel
home-game-duel-short = Duel
home-game-seven-wonders = 7 Wonders
home-game-seven-wonders-short = 7 Wonders
home-game-world-wonders = World Wonders
home-game-world-wonders-short = World Wonders
# $from, $to: the fewest and the most players
home-players = { $to ->
    [2] 2 players
   *[other] { $from }–{ $to } players
  }
home-minutes = { $minutes } min
home-fact-duel = 12 wonders
home-fact-seven-wonders = 7 cities
home-fact-world-wonders = 21 monuments
home-about-seven-wonders = Choose a card, pass the hand on, trade with your neighbours. It is being built and will be played here.
home-about-world-wonders = Lay out roads and quarters, and raise monuments from all over the world. It will be played here later.
home-soon = soon
home-bot-level = Bot
home-level-easy = easy
home-level-normal = normal
home-level-hard = hard
home-level-expert = expert
home-play-bot = Play a bot now
home-play-busy = Laying the table …
home-table = Table

## Start page: my matches
home-your-move = Your move
home-their-move = the other’s move
home-game-against = { $game } against { $names }
home-game-here = { $game } on this device
home-left-second = { $amount ->
    [one] { $amount } second left
   *[other] { $amount } seconds left
  }
home-left-minute = { $amount ->
    [one] { $amount } minute left
   *[other] { $amount } minutes left
  }
home-left-hour = { $amount ->
    [one] { $amount } hour left
   *[other] { $amount } hours left
  }
home-left-day = { $amount ->
    [one] { $amount } day left
   *[other] { $amount } days left
  }
home-more-moves = { $matches ->
    [one] { $matches } more match waits for you
   *[other] { $matches } more matches wait for you
  }
home-continue = Continue
home-open = Open
home-own = Your matches
home-own-all = all
home-running = Your tables
home-waiting = { $seats ->
    [0] everybody is here
    [one] { $seats } seat is free
   *[other] { $seats } seats are free
  }
home-this-device = on this device
home-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
  }
home-no-matches = No matches yet
home-no-matches-text = Your matches will stand here, with their replays.
home-outcome-won = won
home-outcome-lost = lost
home-outcome-shared = shared
home-outcome-none = no result
home-outcome-here = played
home-ending-military = by military
home-ending-scientific = by science
home-ending-resigned = by resignation
home-ending-time = on time
home-ending-agreed = by agreement
home-just-now = just now
home-replay = Replay
home-replay-of = Replay: { $names }

## Start page: tables
home-open-tables = Open tables
home-live-tables = Being played
home-all = all { $tables }
home-rated = rated
home-live = { $moves ->
    [one] live, { $moves } move
   *[other] live, { $moves } moves
  }
home-join = Join
home-join-whom = Join { $names }
home-watch = Watch
home-watch-whom = Watch { $names }
home-seats-taken = { $taken } of { $seats } seats taken
home-no-tables = No open tables
home-no-tables-text = Make one that is open to all, and whoever comes by can join.
home-no-live = Nobody is playing in public
home-no-live-text = Matches at open tables can be watched here.
home-again = It comes back by itself as soon as there is one.
home-offline = Rules, score pad and replays that you have opened work without it.

## Making a table
home-make = Make a table
home-make-table = Make a table by link
home-form-game = Game
home-form-seats = Seats
home-form-clock = Clock
home-form-others = Others
home-form-who = Who
home-form-rated = Rated
home-form-hints = Hints
home-clock-none = none
home-clock-minutes = { $minutes } min
home-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
home-others-people = people
home-others-bots = bots
home-others-here = on this device
home-who-link = with the link
home-who-all = open to all
home-who-here = You pass the device to each other.
home-rated-yes = counts for the rating
home-rated-no = just for fun
home-rated-guest = for registered people
home-rated-clock = needs a clock
home-rated-people = only among people
home-hints-yes = a bot may be asked
home-hints-no = nobody may ask
home-more-options = More options
home-make-link = Make the link
home-start = Start
home-go-to-table = Go to the table
home-link-note = No account needed. Send the link to a friend and play as soon as they open it.
home-link-ready = The table is waiting.

## Settings
settings-look = On this device
settings-theme = Theme
settings-theme-auto = like the device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-auto = like the device
settings-motion-reduced = none
settings-motion-full = full
settings-motion-note = Without motion, a gold outline shows the last move.
settings-sounds = Sounds
settings-sounds-on = short tones for moves, your turn and the end
settings-sounds-off = silent
settings-listen = Listen
settings-offline = Without a network
settings-offline-text = Once opened, the rules, the score pad and the replays you have looked at work without a network. You can add Mirabilia to the home screen of your device.

## Account
account-guest = You play as a guest
account-guest-text = That is enough for everything but rated matches. Register to keep your name, your history and your rating, on every device.
account-guest-name = How others see you
account-name = Name
account-password = Password
account-password-note = At least 8 characters. There is no e-mail, so nobody can send you a new one: keep it well.
account-rename = Change the name
account-renamed = Changed
account-register = Register
account-login = Log in
account-login-text = You have an account already? What you have played as a guest on this device stays with the guest.
account-registered = Registered
account-rating = Rating
account-no-rating = no rated matches yet
account-sessions = Devices
account-logout = Log out
account-logout-everywhere = Log out on all devices
account-delete = Delete my account
account-delete-guest = Forget this guest
account-delete-text = Your name, your password and your ratings are deleted at once. Matches you have played stay, without your name. This cannot be undone.
account-delete-confirm = Delete for ever
account-offline = Your account can be seen when the server can be reached.

## Errors, by the server's codes
error-bad-request = The server did not understand this. Reload the page and try again.
error-not-found = This does not exist, or not any more.
error-not-yours = This is not yours to do.
error-wrong-seat = It is not your turn.
error-illegal-action = This move is not possible now.
error-invalid-notation = The server does not know this move.
error-stale = The match has moved on in the meantime. Look again.
error-not-now = This cannot be done now.
error-seat-taken = Somebody sits there already.
error-seats-open = Some seats are still free.
error-not-ready = Not everybody is ready.
error-no-undo = This move cannot be taken back: something new has been seen since.
error-no-hints = There are no hints at this table.
error-needs-clock = A rated match needs a clock.
error-needs-account = Rated matches are for registered people.
error-name-taken = Somebody has this name already.
error-bad-name = A name has { $shortest } to { $longest } letters, digits or signs.
error-weak-password = Too easy to guess: a password has at least { $shortest } characters and is not your name.
error-wrong-password = The name or the password is wrong.
error-invalid-setup = A table like this is not possible.
# $seconds: how long to wait
error-too-fast = Too many requests in a short time. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } and try again.
error-too-many = You have reached the limit for this.
error-too-long = This is too long.
error-old-rules = This match was played with older rules and cannot be opened any more.
error-wrong-origin = This page came from another address than the server expects.
error-failed = The server made a mistake. Nothing has changed; try again.
error-offline = No connection to the server.
