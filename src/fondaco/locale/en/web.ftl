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
law-undo = You may take back your own actions until somebody else has acted, chance has spoken or a secret has been shown.
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
menu-summary = Summary card
menu-options = Options of this table
menu-own-components = This table plays with a component file of its own.
menu-own-components-file = Download it
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
ending-tie = Equal totals are parted by the tie-break of the rules.

## The pages of the house, and the guided first games
page-skip = Skip to the page
page-home = Fondaco: the front page
page-nav = Pages of the house
page-nav-lobby = Open tables
page-nav-mine = My tables
page-nav-learn = Learn
page-nav-rules = Rules
page-nav-account = Account
page-nav-settings = Settings
page-nav-credits = Credits
page-footer = A house for merchants’ games. Free software, no advertisements, no tracking.
page-hero = Four games of Mediterranean merchants
page-hero-more = Sit down with friends, live or by correspondence, or against bots that haggle. One click and the table is laid: no account, no form.
page-about-golden-horn = Three sailing boats between Venice and Constantinople: load what your sails do not show, play cards as wind or as pirates, and gather all colours.
page-about-oltre-mare = Every card is a good, an order and a promise. Haggle, bluff about what is on the back of the deal, and stack your cargo so that it sells dear.
page-about-mediterranee = Lead a sea power: bid for the order, buy cheap, row your galleys far, fill the warehouses of foreign ports, and defend what is yours.
page-about-genoa = A tower wanders through Genoa, and everything it passes is for sale. Offer money, goods, cards or favours for the actions you want.
page-length-golden-horn = about 40 minutes
page-length-oltre-mare = about 60 minutes
page-length-mediterranee = about 2 hours
page-length-genoa = about 90 minutes
page-players = { $least } to { $most } players
page-play-now = Play { $title } against { $bots ->
    [one] one bot
    [2] two bots
    [3] three bots
   *[other] { $bots } bots
}
page-learn-it = Guided first game
page-with-friends = Play with friends
page-lobby-hint = Others are looking for players, too:
page-your-turn-at = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
page-back-to-mine = Back to my tables
page-not-found = There is nothing like that here.
page-which-title = Which game
page-all-titles = All games
page-create = Lay a table
page-open-tables = Looking for players
page-watch-tables = Being played; you may watch
page-none-open = Nobody is looking for players just now. Lay a table, and others will find it here.
page-none-playing = No public game is being played.
page-none-mine = You sit at no table yet.
page-choose-game = Choose a game
page-mine-turn = Your turn
page-mine-invited = You are invited
page-mine-waiting = Others are to move
page-mine-open = Waiting for players
page-mine-over = Finished
page-go-invite = Invite
page-go-join = Join
page-go-play = Play
page-go-watch = Watch
page-go-look = Look
page-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
page-clock-move = { $minutes } min per move
page-clock-game = { $minutes } min per player
page-clock-day = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
page-clock-none = No clock
page-clock-move-1 = 1 minute per move
page-clock-move-3 = 3 minutes per move
page-clock-game-20 = 20 minutes per player
page-clock-game-45 = 45 minutes per player
page-clock-day-1 = By correspondence: 1 day per move
page-clock-day-3 = By correspondence: 3 days per move
page-seats = Who plays
page-seat = Seat { $number }
page-seat-me = me
page-seat-open = somebody I invite
page-seat-bot = bot: { $bot }
page-bot-random = wild (plays at random)
page-bot-greedy = shrewd
page-seat-add = Another seat
page-seat-remove = Take seat { $number } away
page-hot-seat = Several seats are yours: you share this screen, and it is covered between turns.
page-rules-of-table = By which rules
page-presets = Ready sets of rules
page-preset-plain = The game as it is
page-preset-plain-more = every question settled as the house recommends
page-preset-dominio = With Dominio da Mar
page-preset-dominio-more = mercenaries, peasants, five territories
page-preset-gh-french = As printed in French
page-preset-gh-french-more = emptied boats turn back, everybody plays once more
page-preset-om-italian = Italian edition
page-preset-om-italian-more = the publisher’s own text
page-preset-om-french = French edition
page-preset-om-french-more = prices and details as printed in French
page-preset-om-open = Open cargo
page-preset-om-open-more = nobody needs to remember what lies in the piles
page-preset-me-brisk = Brisk
page-preset-me-brisk-more = prices are taken or left, one trade per neighbour
page-preset-me-open = Open purses
page-preset-me-open-more = everybody’s money is seen by all
page-preset-gn-live = Live haggling
page-preset-gn-live-more = offers at any moment, for players at the table together
page-preset-gn-brisk = Short haggling
page-preset-gn-brisk-more = one round of offers each time: good by correspondence
page-options = All { $count } options{ $changed ->
    [0] { "" }
    [one] , 1 changed
   *[other] , { $changed } changed
}
page-default = as recommended
page-defaults = All as recommended
page-parts = Components: as the house has them
page-parts-own = Components: { $name }
page-parts-note = Map, cards, prices and numbers of pieces come from one file. Take it, change what you like (numbers marked as reconstructed, for instance, if you own the game), and bring it back; this table plays with yours.
page-parts-download = Download the house’s file
page-parts-choose = Choose a file of your own
page-parts-drop = Back to the house’s
page-parts-unreadable = { $name } cannot be read: it is not a JSON object.
page-parts-wrong = The file cannot be used. What is wrong:
page-pace = How it is played
page-clock = Time
page-public = Public: anybody may watch, and join while seats are free
page-replace = A bot takes over when somebody’s time runs out
page-suggestions = The house may be asked for advice
page-start = Start the game
page-lay = Lay the table and invite
page-invite = Invite
page-invite-to = Invite to { $title }
page-qr = The link of seat { $number } as a QR code
page-link = Link
page-companions = Invite someone you have played with
page-invite-name = Invite { $name }
page-invite-mail = Invite by e-mail
page-invite-mail-note = The house sends the link of a free seat there, in your name.
page-invite-confirm = To invite by e-mail, first confirm your own address: open the link of the mail you were sent.
page-invite-kept = A seat is kept for { $name }.
page-invite-back = Take the invitation back
page-kept-for = Kept for { $name }
page-to-table = To the table
page-join = Join a table
page-invited = { $owner } invites you to { $title }
page-no-seat = No seat is free here any more.
page-decline = Decline
page-declined = You have declined; the seat is free again.
page-only-watch = Only watch
page-name = Your name
page-settings-note = These are kept in this browser.
page-motion = Speed of the pieces
page-motion-off = no animation
page-motion-quick = quick
page-motion-normal = normal
page-motion-slow = slow
page-notices-there = Mails and other notices: see your account
page-saved = Saved.
page-save = Save
page-guest = You are a guest: your tables belong to this browser. With an account you find them everywhere.
page-signed-in = Signed in as { $email }
page-sign-in = Sign in
page-sign-in-note = The seats you took as a guest go over to your account.
page-make-account = Make an account
page-make-account-note = You keep your name and your tables. The password needs at least ten characters.
page-account-made = If this address can have an account, it has one now, or a mail is on its way.
page-email = E-mail
page-password = Password
page-password-new = A new password
page-password-lost = I have lost my password
page-password-lost-note = Give the address of your account. If it is known and confirmed here, it gets a link that is good for an hour.
page-password-send = Send me a link
page-password-sent = If this address has an account here, a mail is on its way.
page-password-note = At least ten characters. You are signed out everywhere, and keys for programs are closed; then sign in anew.
page-password-old = This link is too old, or it was used already.
page-sessions = Where you are signed in
page-session-this = this browser
page-seen = last seen { $time }
page-end = End
page-tokens = Keys for programs
page-tokens-note = A program of yours that holds such a key may do what you may do.
page-token-once = Copy it now, it is not shown again:
page-token-name = What it is for
page-token-make = Make a key
page-notices = Notices
page-notices-what = Tell me
page-notice-turn = when it is my turn
page-notice-invited = when I am invited
page-notice-offer = when I get an offer
page-notice-ended = when a game is over
page-notices-browser = In this house’s pages
page-notices-mail = By e-mail
page-mail-off = never
page-mail-each = each one
page-mail-digest = gathered
page-webhook = To an address of your own (webhook)
page-quiet = Quiet hours
page-vacation = On vacation: clocks of correspondence games stand still
page-from = from
page-to = to
page-leaving = Leaving
page-sign-out = Sign out
page-forget = Forget me
page-forget-sure = Forget me for good
page-forget-note = Your name, address and keys are deleted; games you played in remain under a neutral name.
page-rules-note = Every rule has a number; a refused move names the rule it breaks. The words are the house’s own.
page-rules-of = The rules of { $title }
page-search = Search: a word or number
page-found = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
page-contents = Contents
page-rulings = Rulings
page-rulings-note = Where the rulebook leaves a question open, the house decides and says why; many can be chosen otherwise when a table is laid.
page-credits-games = The games
page-credits-games-note = The games are the work of their authors and publishers, who have nothing to do with this house. Buy them: a real table cannot be replaced.
page-credits-reconstructed = Numbers that could not be found in print are marked as reconstructed wherever they show.
page-credits-drawn = What the boards are drawn with
page-credits-coast = Coastlines: Natural Earth (public domain), by way of world-atlas, d3-geo and topojson by Mike Bostock (ISC).
page-credits-font = Type: EB Garamond by Georg Duffner and Octavio Pardo (SIL Open Font License 1.1).
page-credits-icons = Icons from game-icons.net (CC BY 3.0), made smaller:
page-credits-own = Everything else was drawn for this house.
page-credits-built = What the house is built with
page-credits-licence = Fondaco itself is free software under the MIT licence.
learn-heading = Guided first games
learn-note = Ten minutes each: you are Ada, a few real turns are laid out, and each is explained when it comes. Tap what is highlighted on the board, or use the button.
learn-begin = Begin
learn-progress = Step { $done } of { $all }
learn-go-on = You know this step already. On we go.
learn-do = Do it
learn-back = Back
learn-play = Now a whole game against bots
learn-others = Other games
learn-gh-fleet = Each merchant has three boats: one with a single sail colour, one with two, one with three. The fewer colours, the slower the boat, but the more cards it brings in port. You take the Lion.
learn-gh-place = Boats shuttle between Venice and Constantinople. Put each in one of the two; all players decide at the same time. Split up, so you can load at both ends.
learn-gh-load = On your turn you move one boat. Leaving a home port it loads all goods of one colour, but never a colour of its own sails. Four yellow cubes are waiting for the blue-sailed A1; the port is refilled from the bag at once.
learn-gh-sail = The first step is free. On a cell of one of its sail colours a boat sails on for nothing; on any other it stops, unless you play a card of the cell’s colour as wind. Occupied cells are leapt over.
learn-gh-raid = Before moving you may raid one boat at sea: two cards of its sail colours take one good straight into your warehouse. Boats in port are safe. Marco’s B2 shows red, and you hold two red cards.
learn-gh-colours = One orange is yours. Every good is worth 1 point; each row of four, five or six different colours gives 1, 2 or 4 more. So variety pays.
learn-gh-wind = Green is none of A2’s colours: a green card as wind carries it on. The boats of Marco and Zoe on the way are leapt over.
learn-gh-missing = Now the third boat. Green, red and yellow are its own colours, so it may not load them; blue is a colour you do not have yet.
learn-gh-three = A3 with three sail colours is your courier: most cells carry it on for nothing. One pink card as wind brings it far.
learn-gh-raided = You were raided: the others play cards on your boats, too. What lies at sea is never quite yours, so do not leave rich cargo under way for long.
learn-gh-on = A boat at sea goes on in its direction and loads nothing.
learn-gh-stops = Blue is none of its colours and you hold no blue card, so A3 stops there. Your cards decide how fast you are.
learn-gh-one = Only one boat moves each turn. Now bring the three green goods on A2 nearer to the port.
learn-gh-leap = This time orange and pink lie ahead, the colours of A2, and an occupied cell is leapt over: four spaces for nothing.
learn-gh-arrive = In a home port the whole cargo goes into your warehouse, and you draw cards: 3, 2 or 1 for a boat of one, two or three sail colours.
learn-end-golden-horn = That is Golden Horn. Who has all six colours in the warehouse may declare the end; it also comes when a port runs empty. Then the round is finished and points are counted.
learn-om-colour = Each merchant has a ship on the map, a hand of cards and a cargo pile. A card is a good to sell, but also orders (ducats, market, pirates, navigation), lions and a load number. First choose your colour.
learn-om-reading = How to read a card: “grain DP 6/1” is grain with the icons ducats and pirates, six lions and the load number 1. M stands for market, N for navigation.
learn-om-propose = In the trade phase everything is open to talk. The good you offer must be true, its icons you only claim: here you say two ducats icons, though one is a pirate. That bluff is allowed; others may believe it or not.
learn-om-refuse = Marco counters, but gives less than you asked. Refuse: talk costs nothing.
learn-om-end-trade = More offers were made in your name and refused. Enough. The number on the top card of your cargo pile is your load: so many cards you must now play.
learn-om-play = Choose the cards to play. All their icons are carried out together: ducats bring money, market draws cards, navigation moves your ship, and pirates lay a card on your pirate pile, which costs you in the end.
learn-om-second = The second card: grain brings a ducat, but also a pirate. You see what both cards do together before you decide.
learn-om-sail = One navigation icon, one step. Each port holds a marker for whoever comes first: the important deal of Constantinople adds a ducats icon to each of your turns.
learn-om-load = The cards you played go onto your cargo pile, in the order you like. Equal goods lying together sell dear in the end, and the card on top sets your next load: here grain continues your run, and sugar comes on top.
learn-om-accept = The others trade on their turns, too. Who exchanges with the active player gains prestige. This offer suits you: accept.
learn-om-counter = Some poor offers were refused in your name. This one comes near, but Zoe asks too much. Answer with an offer of your own, built from hers: your timber for her sugar.
learn-om-half-way = Zoe meets you half way: one ducat instead of two. Accept, and you gain prestige, too.
learn-om-buy = It is your turn again, and Marco will not sell. But you may also buy: from the deck, or back from your pirate pile. What is left there costs you at the end.
learn-end-oltre-mare = That is Oltre Mare. When the deck runs out, cargo is sold, markers and prestige are ranked, and the merchant with the most ducats wins.
learn-me-deploy = You lead Genoa: a capital, two galleys, ten sailors. Sailors row, fight and hold ports; a galley moves as many areas as it has sailors, and carries less the more it has. Spread them.
learn-me-bid = Each round begins with a sealed bid for the place in the order. Every bid is lost, so do not overpay.
learn-me-position = The bids are equal, the die favours you. The first buys and moves first; the last sees what all others do.
learn-me-buy = Buy where your galleys lie. In your own port you pay the bank; Genoa makes iron. Each good takes room aboard.
learn-me-second = Iron bought for 100 sells for more abroad. Take a second one.
learn-me-done = Two iron are aboard. That is enough: end your purchases.
learn-me-step = Now the galleys row, area by area. Iron sells where it is not made, so g2 makes for Valencia.
learn-me-way = Three sailors, three areas: by way of Barcelona g2 just reaches Valencia.
learn-me-stop = The rest of the way was rowed for you. The other galley, g1, stays off Marseille, a port nobody owns yet.
learn-me-combat = Who shares an area may fight: galley against galley, or against a port. Sailors and a die decide. You come in peace.
learn-me-land = A sailor ashore makes an empty port yours. From now on you name the price of its good, and others pay you.
learn-me-sell = Sell iron in Valencia. A good that is new in a port opens a market and earns 1,000 more. Every port wants each good once, and full warehouses score at the end.
learn-me-again = One round is over: the sale and your capital have paid you. The next round begins as the first did, with a bid.
learn-me-last = This time the die was against you, and the last place is left. It has its use: you see what all others do.
learn-me-price = Zoe wants iron from your port: you name the price. Ask the most; she may counter, and you may stand firm.
learn-me-firm = Zoe offers a third of it. Stand firm: she may pay your price or leave the iron to you.
learn-me-galley = Money wants to work. A third galley needs a crew of its own.
learn-end-mediterranee = That is Méditerranée. After the last round capital, ports, full warehouses and money make your prosperity.
learn-gn-offer = Zoe leads the tower through Genoa. Each building it reaches offers one action, and anybody may buy it from her, with money, goods or cards. Make a modest offer for the Tuchlager.
learn-gn-keep = Offers bind nobody until they are accepted. Leave yours as it is.
learn-gn-asked = The tower stands on a street now, and Zoe asks 25 ducats for the Poststation, which gives messages. Offer less: she can refuse or bargain.
learn-gn-perform = After a second round Zoe took 15 ducats from you. The action is yours: two messages. Each pays 30 ducats once the tower stands on both its places in one turn.
learn-gn-pass = Nothing you want lies ahead. You need not offer.
learn-gn-roll = Now you lead. The dice say where the tower of five discs starts; it leaves one disc on every space.
learn-gn-floor = Hear what the others would pay, and say what you would like to have.
learn-gn-accept = You may perform only one action yourself each turn; all others are for sale. Five ducats are better than none: sell.
learn-gn-ask-on = Before every move you may hear offers: they tell you where the others want the tower to go, and what that is worth to them.
learn-gn-move = Lead the tower on, street by street, towards what pays best for you or for your pocket.
learn-gn-cathedral = Both others bid for the cathedral, so it is worth something. Go there; who performs the action you decide afterwards.
learn-gn-take = Zoe would pay 30 ducats for the cathedral. Two markers are worth more to you: keep this action for yourself.
learn-gn-own = This is your one action of the turn. The two markers can be laid when the tower has come to rest.
learn-gn-market = The market in the middle touches four buildings. Two moves are left: from there you can still sell an action.
learn-gn-sell-on = Your own action is used up, so sell: Zoe pays 20 ducats if the tower goes to the Gildenhalle.
learn-gn-markers = At the end of your turn a disc on a street lets you mark the buildings beside it: whenever somebody else acts there, the bank pays you 10 ducats.
learn-end-genoa = That is Les Marchands de Gênes. After the last round privileges and buildings pay out, and the most ducats win.
