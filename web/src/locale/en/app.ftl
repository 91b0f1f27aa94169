## Everywhere
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
app-skip = Skip to the content
app-reload = Try again
app-trouble = That did not work
app-trouble-page = This page could not be loaded. Are you connected to the internet?
app-trouble-bug = Something in this page broke. Your matches are safe on the server.
app-not-found = There is nothing here
app-not-found-text = The address leads nowhere. Perhaps a letter is missing in the link.

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
error-needs-account = Rated matches are for registered people.
error-name-taken = Somebody has this name already.
error-bad-name = A name has 2 to 24 letters, digits or spaces.
error-weak-password = The password needs at least 8 characters.
error-wrong-password = The name or the password is wrong.
error-invalid-setup = A table like this is not possible.
# $seconds: how long to wait
error-too-fast = Too many requests in a short time. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } and try again.
error-too-many = You have reached the limit for this.
error-too-long = This is too long.
error-wrong-origin = This page came from another address than the server expects.
error-failed = The server made a mistake. Nothing has changed; try again.
error-offline = No connection to the server.
