# The house's texts for the browser.

# -- everywhere --
board = The board
board-short = Board
confirm = Confirm
cancel = Cancel
close = Close
back-to = Back
home = To the house
lost = There is nothing at this address.
less = Less
more = More
nothing = nothing
choose-one = Choose
yes = Yes
no = No
zoom = Size of the board
zoom-in = Closer
zoom-out = Further away
zoom-home = The whole board
reconstructed-mark = Reconstructed, not read off a printed copy
unreachable = The house cannot be reached. It is tried again.
loading = The table is being laid …

# -- the table --
skip-to-moves = To my moves
round-of = Round { $round }
turn-yours = It is your turn
turn-of = { $names } to move
turn-over = The game is over
watching = You are watching
waiting = Waiting for { $names }
waiting-more = While you wait
moves = Your move
moves-none = Nothing is asked of you now.
moves-all = All choices
moves-here = Choices here
moves-filter = Find a choice
moves-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
moves-forms = To be filled in
moves-sealed = You have chosen; you may still change your mind.
moves-passes = This passes by itself …
moves-stop = Wait
moves-aside = Standing instructions
instructions-note = These hold until you change them; only you see them.
confirm-title = Confirm your choice
sending = Being sent …
undo = Take back
undo-key = Take back my last action
suggest = What would the house do?
suggest-offer = Suggest a fair offer
suggest-none = The house has no advice here.
form-send = Send
form-missing = Something is still missing.
form-optional = (may be left out)
form-leave-out = Leave it out
form-add = Add
form-none = nobody in particular
form-letters = { $left ->
    [one] 1 letter left
   *[other] { $left } letters left
}
form-picked = { $count } of { $high }
form-picked-least = { $count } chosen; { $low } to { $high }
rearrange-total = { $count }

# -- refusals --
refused-title = The rules say no
refused-rule = Rule { $rule }
refused-open = Open the rule
stale = The table has moved on meanwhile; look again.
trouble = That did not work: { $why }
too-many = Too fast; wait a moment.

# -- offers --
offers = Offers
offers-none = No offers lie on the table.
offer-from = { $from } to { $to }
offer-counter = Counter
offer-accept = Accept
offer-refuse = Refuse
pan-lying = In the pan
pan-store = To lay in
pan-empty = nothing
pan-lay-in = Lay in: { $what }
pan-take-out = Take out: { $what }
pan-coins = Money: { $pan }
pan-claimed = only claimed, not proven
pan-you-give = You give
pan-gives = { $name } gives

# -- log --
log = Log
log-all = Everybody
log-filter = Whose moves
log-older = Earlier
log-replay = Look at the board after this
log-replay-named = Look at the board after: { $what }
log-undone = taken back
log-took-back = { $name } takes it back.
log-latest = To the latest
log-new = What just happened

# -- chat --
chat = Chat
chat-write = Write to the table
chat-send = Send
chat-none = Nobody has said anything yet.
chat-watcher = watching

# -- players --
players = Players
player-you = you
player-bot = bot
player-away = away
player-here = here
player-resigned = resigned
player-replaced = a bot plays for { $name }
player-turn = to move
player-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
player-empty = empty seat
spectators = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
clock-left = { $time } left
clock-due = until { $time }

# -- connection --
connecting = Connecting …
connection-lost = The connection is lost; trying again …
connection-back = Connected again.
closing = The house closes for a moment; it reconnects by itself.

# -- the menu --
menu = Menu
menu-rules = Rules
menu-summary = Summary card
menu-options = Options of this table
menu-settings = Settings
menu-sounds = Sounds
menu-motion = Animation
menu-confirm = Ask before sending a choice
menu-pass = Forced steps pass by themselves
menu-theme = Colours
menu-theme-auto = as the system
menu-theme-light = light
menu-theme-dark = dark
menu-language = Language
menu-patterns = Patterns besides colours
menu-notify = Notify me when it is my turn
menu-notify-denied = Your browser forbids notifications here.
menu-resign = Resign
menu-resign-sure = Resign for good? A bot takes your seat.
menu-end = Offer to end the game now
menu-end-asked = { $names } would end the game now.
menu-end-agree = Agree
menu-end-no = Play on
menu-return = Take my seat back
menu-leave = Leave the table
menu-mute = Mute notices of this table
seat-choose = Whose eyes
seat-watch = As a spectator
notice-turn = Your turn: { $title }

# -- hot-seat --
hot-pass = Pass the screen to { $name }.
hot-ready = I am { $name }; nobody else is looking

# -- before the start --
start-waiting = Waiting for players
start-now = Start the game
start-sit = Sit down here
start-stand = Stand up
start-bot = Put a bot here
start-bot-away = Send the bot away
start-link = Copy the link to this seat
start-copied = Copied.
start-share = Send somebody the link of a seat; whoever opens it sits down there.

# -- replay --
replay = Replay
replay-at = { $at ->
    [0] After the set-up
   *[other] After action { $at } of { $of }
}
replay-first = To the start
replay-previous = Back
replay-next = Next
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-leave = Back to now
replay-share = Copy a link to this point
replay-seat = As seen by
replay-spectator = a spectator
replay-slider = Action

# -- the end --
ending = The end
ending-rank = { $rank }.
ending-parts = How the points came together
ending-step = Show the next part
ending-all = Show everything
ending-graph = The standings over time
ending-graph-table = The standings as numbers
ending-move = Action { $number }
ending-download = Download the record
ending-verify = Verify the record
ending-verified = The record holds: every draw was fixed beforehand, every action was legal.
ending-unverified = The record does not hold: { $why }
ending-rematch = Play again
ending-to-rematch = To the rematch
ending-watch = Watch the replay
ending-total = Total
