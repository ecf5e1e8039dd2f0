# The house's texts for the browser.

# -- everywhere --
board = The board
board-short = Board
confirm = Confirm
cancel = Cancel
close = Close
back-to = Back
home = To the house
labelled = { $what }: { $more }
away = The house cannot be reached.
try-again = Try again
lost = There is nothing at this address.
less = Less
more = More
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
moves-short = Moves
moves-none = Nothing is asked of you now.
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
undo-what = Take back: { $what }
undo-nothing = Nothing can be taken back now
final-chance = Luck decides: this cannot be taken back.
final-shown = The others see it, or it binds you: this cannot be taken back.
since = Since my turn
since-note = Shows step by step what happened since your turn
pace-skip = { $count ->
    [one] Show the last move
   *[other] Show all { $count } moves
}
undo-key = Take back my last action
suggest = What would the house do?
suggest-best = The house would do this, and sees these chances to win:
suggest-do = Do it
suggest-thinking = The house is thinking …
suggest-offer = Suggest a fair offer
suggest-none = The house has no advice here.
errands = In one go
errand-stop = Stop: { $what }
form-open = { $what } …
form-send = Send
form-missing = Something is still missing.
form-begin = Fill it in; what it would bring is shown here.
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
law-undo = You may take back your own actions until you hear that somebody else has acted, chance has spoken, something has been shown to the others or somebody is bound.
law-begun = The game has begun.
law-taken = This seat is taken.
law-seated = You sit here already.
law-empty = Some seats are still empty.
law-talk = At this table everything is said to all.
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
log-below = { $count ->
    [one] One new line ↓
   *[other] { $count } new lines ↓
}
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
chat-whom = To whom
chat-to-all = to all
chat-to = to { $name } alone
chat-to-you = to you alone
chat-write-aside = Nobody else reads this
chat-about = About { $name }
chat-block = Block
chat-blocked = Blocked: you hear nothing more of this person.
chat-report = Report
chat-reported = Those who look after the house will see it.
chat-silence = Silence
chat-silenced = Silenced at this table.
chat-why = What is wrong?
chat-not-done = That did not work.

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
player-kept = kept seat
spectators = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
clock-left = { $time } left
clock-lapses = lapses in { $time }
clock-due = until { $time }

# -- connection --
connecting = Connecting …
connection-lost = The connection is lost; trying again …
connection-waiting = The house cannot write anything down just now; your move is sent again by itself …
connection-missed = { $count ->
    [one] Meanwhile this happened:
   *[other] Meanwhile { $count } things happened:
}
connection-seen = I have seen it
connection-back = Connected again.
closing = The house closes for a moment; it reconnects by itself.

# -- the menu --
menu = Menu
menu-rules = Rules
menu-rules-all = The rules, one by one
menu-summary = Summary card
summary-short = Help
menu-options = Options of this table
menu-own-components = This table plays with a component file of its own.
menu-own-components-file = Download it
menu-settings = Settings
menu-sounds = Sounds
menu-motion = Animation
menu-confirm = Ask before sending a choice
menu-confirm-needed = where it cannot be taken back
menu-confirm-always = always
menu-confirm-never = never
menu-pace = Moves of the others
menu-pace-slow = slowly
menu-pace-normal = one after the other
menu-pace-fast = quickly
menu-pace-none = all at once
menu-pass = Forced steps pass by themselves
menu-theme = Colours
menu-theme-auto = as the system
menu-theme-light = light
menu-theme-dark = dark
menu-language = Language
menu-patterns = Patterns besides colours
menu-printed = Buildings by their printed names (German)
menu-notices = Notices by mail, browser or phone
menu-notify-denied = Your browser forbids notifications here.
menu-resign = Resign
menu-resign-sure = Resign for good? A bot takes your seat.
menu-end = Offer to end the game now
menu-end-asked = { $names } would end the game now.
menu-end-waits = Agreed to end now: { $agreed }. Still to agree: { $names }.
menu-end-agree = Agree
menu-end-no = Play on
menu-return = Take my seat back
menu-leave = Leave the table
menu-mute = Mute notices of this table
seat-choose = Whose eyes
seat-watch = As a spectator
notice-turn = Your turn: { $title }
nudge = Remind { $names }: the table waits
nudge-you = { $name } reminds you: the table waits for you.
nudge-seen = All right

# -- hot-seat --
hot-pass = Pass the screen to { $name }.
hot-ready = I am { $name }; nobody else is looking

# -- before the start --
start-waiting = Waiting for players
start-ready = Everybody is here: you can begin.
start-opens = This page turns into the game when it begins.
start-host = All seats are taken: waiting for { $owner } to begin
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
replay-speed = Speed
replay-leave = Back to now
replay-share = Copy a link to this point
replay-seat = As seen by
replay-spectator = a spectator
replay-slider = Action

# -- the end --
ending = The end
ending-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
ending-parts = How the points came together
ending-step = Show the next part
ending-all = Show everything
ending-graph = The standings over time
ending-graph-table = The standings as numbers
ending-move = Action { $number }
ending-download = Download the record
ending-verify = Verify this game
ending-rules = The house played it again: every action keeps the rules.
ending-luck = This browser reckoned by itself: all { $draws } draws follow from the published secret and from what the seats added.
ending-promise = { $kept ->
    [yes] It is the secret that was promised to this browser before.
   *[no] Whether it is the promised one, this browser cannot say: it saw the table only after the game.
}
ending-unsafe = Luck was proven by the house alone: browsers reckon this only on pages that come by https.
ending-unverified = The record does not hold: { $why }
ending-fault = { $fault ->
    [digest] The record was changed: its digest is that of another.
    [unfinished] The secret is not published yet.
    [secret] The published secret is not the one that stands in the record.
    [promise] The house had promised another secret to this browser: it was exchanged.
    [contribution] What this browser added to the luck is missing.
    [draws] There are not as many draws as the rules ask for.
   *[draw] Draw { $number } does not follow from the secret.
}
ending-rematch = Play again
ending-to-rematch = To the rematch
ending-watch = Watch the replay
ending-total = Total
ending-tie = Equal totals are parted by the tie-break of the rules.

# -- analysis --
analysis = Analysis
analysis-ask = Analyse this game
analysis-thinking = An admiral looks through the game …
analysis-failed = The analysis could not be made just now; try again later.
analysis-note = Estimated with all cards open. What an admiral would have done is judged by what the player knew.
analysis-chances = Winning chances
analysis-look = Show on the board
analysis-turns = Turning points
analysis-same = An admiral would have done the same.
analysis-better = An admiral would rather have done:
analysis-done = as played
analysis-deals = Deals and fair prices
analysis-deal = { $buyer } paid { $seller } { $price }; fair price: { $fair }
analysis-deals-more = { $count ->
    [one] one more deal
   *[other] { $count } more deals
}
analysis-gains = What each deal brought both, in points as the house’s merchants reckon. A fair price leaves both the same gain.
