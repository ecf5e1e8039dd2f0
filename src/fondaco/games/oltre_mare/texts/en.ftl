# Oltre Mare in English.

# -- things --
good = { $good ->
    [spices] spices
    [silk] silk
    [silver] silver
    [sugar] sugar
    [wine] wine
    [timber] timber
    [grain] grain
   *[other] { $good }
}
goods = { $count } { $good ->
    [spices] { $count ->
        [one] spice
       *[other] spices
    }
    [silk] silk
    [silver] silver
    [sugar] sugar
    [wine] wine
    [timber] timber
    [grain] grain
   *[other] { $good }
}
icon = { $icon ->
    [ducats] ducats
    [pirates] pirates
    [market] market
   *[navigation] navigation
}
icon-letter = { $icon ->
    [ducats] D
    [pirates] P
    [market] M
   *[navigation] N
}
    .web = { icon }
icons-0 = –
icons-1 = { $i1 }
icons-2 = { $i1 }{ $i2 }
    .web = { $i1 }, { $i2 }
icons-3 = { $i1 }{ $i2 }{ $i3 }
    .web = { $i1 }, { $i2 }, { $i3 }
icons-4 = { $i1 }{ $i2 }{ $i3 }{ $i4 }
    .web = { $i1 }, { $i2 }, { $i3 }, { $i4 }
icons-said = { $icons } { $lions }/{ $load }
    .web = { $icons }, lions { $lions }, load { $load }
icons-said-actions = { $icons }
icons-said-numbers = { $lions }/{ $load }
    .web = lions { $lions }, load { $load }
card = { $good } { $icons } { $lions }/{ $load }
    .web = { $good } ({ $icons }; lions { $lions }, load { $load })
good-claimed = { $good } (allegedly { $said })
good-wished = { $good } (ideally { $said })
marker = { $marker ->
    [compass] compass
    [fight_pirates] fight the pirates
    [favourable_market] favourable market
    [local_authority] local authority
    [important_deal] important deal
   *[smooth_sailing] smooth sailing
}
markers = { $count } { $marker ->
    [compass] compass
    [fight_pirates] fight the pirates
    [favourable_market] favourable market
    [local_authority] local authority
    [important_deal] important deal
   *[smooth_sailing] smooth sailing
}
marker-effect = { $marker ->
    [compass] jump to any port
    [fight_pirates] your pirate icons do nothing
    [favourable_market] you buy cards for 1, 2, 3, 4
    [local_authority] each turn ducats for more than 3 lions
    [important_deal] one more ducats icon each turn
   *[smooth_sailing] 1 ducat for each ship icon
}
marker-cheaper = you buy cards for 1, 2, 3, and the fourth at the usual price
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
   *[other] { $colour }
}
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
harbour = { $port }
route = { $one } – { $other }
nothing = nothing
anything = anything
nobody = nobody
paid = { $seat } { $ducats }
terms = { $give } for { $get }
terms-spoken = { $give } for { $get }, “{ $text }”

# -- questions --
ask-colours = Which merchant are you?
ask-sea = { $lions } lions: lay { $count ->
    [one] 1 card
   *[other] { $count } cards
} face down on your pirate pile, the last one on top.
ask-trade = Trade: you hold { $hand }, your load is { $load }. Deal, buy, or go on.
ask-trade-short = Trade: you hold { $hand }, your load is { $load }. Deal or buy until you have enough.
ask-answer = { $author } makes you a proposal.
ask-answer-active = Trade: your answer is awaited by { $author }.
ask-call = { $seat } asks for proposals: { $goods }.
ask-search = Which card do you take out of your pirate pile?
ask-play = Play { $load ->
    [one] 1 card
   *[other] { $load } cards
}; { $count ->
    [one] choose the last one.
   *[other] choose { $count } more.
}
ask-sail = Where does your ship go? Exactly { $count ->
    [one] 1 step.
   *[other] { $count } steps.
}
ask-compass = A compass in { $port }: jump to another port?
ask-load = Load { $count } cards, from the bottom up: which comes next?
ask-over = The game is over.

# -- choices --
group-answer = #{ $id } { $author } offers you { $terms }
    .web = { $author } offers you { $terms }
group-market = Buy, call, go on
group-call = Answer to the call
group-propose = Propose
group-propose-prestige = Propose (a deal brings 1 prestige to { $partners })
group-withdraw = Your open proposals
action-choose-colour = { $colour }
action-choose-colour-family = { $colour } (house of { $family })
action-discard = discard { $card }
action-propose = to { $to }: your { $give } for { $get }
action-propose-call = propose your { $give } for { $get }
action-counter = counter #{ $id }: your { $give } for { $get }
    .web = counter: your { $give } for { $get }
action-accept = accept #{ $id }: get { $get }, give { $give }{ $prestige ->
    [you] ; +1 prestige for you
    [partner] ; +1 prestige for { $partner }
   *[none] { "" }
}
    .web = accept: get { $get }, give { $give }{ $prestige ->
        [you] ; +1 prestige for you
        [partner] ; +1 prestige for { $partner }
       *[none] { "" }
    }
action-refuse = refuse #{ $id }
    .web = refuse the proposal
action-withdraw = withdraw #{ $id } to { $addressee }: { $terms }
    .web = withdraw the proposal to { $addressee }: { $terms }
action-answer-gone = answer #{ $id }, which no longer stands
    .web = answer a proposal that no longer stands
action-call = call: ask everybody for a proposal
action-call-goods = call: ask everybody for { $goods }
action-pass = propose nothing
action-buy = buy the top card of the deck for { $price }; you keep { $left }{ $end }
action-buy-venice = turn up the Venice card, the last of the deck; you get no card and pay nothing{ $end }
action-buy-pirates = buy back the top card of your pirate pile for { $price }; you keep { $left }
action-buy-search = search your pirate pile and take one of its cards for { $price }; you keep { $left }
action-take = take { $card }
action-end-trade = end the trade phase and play { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $talk ->
    [yes] ; open proposals lapse
    [call] ; the call is closed
   *[no] { "" }
}{ $end }
action-end-trade-short = end the trade phase with too few cards: { $follows ->
    [all] play all you have
   *[skip] you play and load none
}{ $talk ->
    [yes] ; open proposals lapse
    [call] ; the call is closed
   *[no] { "" }
}{ $end }
action-play = play { $card }; { $more ->
    [yes] so far
   *[no] in all
} { $effects }
effect-ducats = +{ $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
effect-pirates = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to the pirates
effect-market = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} drawn
effect-navigation = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
effect-last = the last turn
effect-over = the game ends
effect-none = no effect
game-end = { $end ->
    [over] ; the game ends
    [last] ; the last turn
   *[none] { "" }
}
action-load = load { $card }{ $run ->
    [yes] , which continues your run
   *[no] { "" }
}
action-load-top = load { $card }{ $run ->
    [yes] , which continues your run
   *[no] { "" }
}; then { $top } on top: { $lions } lions, load { $load }{ $end }
action-sail = to { $port }: { $then }{ $end }
action-sail-via = to { $port } via { $via }: { $then }{ $end }
stop-passing = on for { $count ->
    [one] { $count } more step
   *[other] { $count } more steps
}
stop-compass = compass, jump to any port
stop-marker = take { $marker } ({ $effect })
stop-bare = no marker there
stop-bare-lost = no marker there, yours is turned face down ({ $marker })
action-jump = to { $port }: { $then }{ $end }
action-jump-decline = do not jump{ $kept ->
    [yes] {" "}and keep the compass as a marker
   *[no] ; the compass leaves the game
}{ $end }

# -- forms --
form-propose = proposal to { $other }: cards and ducats
form-counter = counter #{ $id } of { $other }: cards and ducats
    .web = counter what { $other } proposes: cards and ducats
form-accept = accept #{ $id } of { $other } with other cards
    .web = accept what { $other } proposes with other cards
form-call = call: ask everybody for certain goods
form-sail = choose the routes of the trip yourself
blank-sealed = Which of your cards does { $other } get? Only their goods are named.
blank-get = Which goods do you want from { $other }?
blank-give-ducats = How many ducats does { $other } get from you?
blank-get-ducats = How many ducats do you want from { $other }?
blank-cards = Which of your cards does { $other } get?
blank-wishes = Which goods would you like?
blank-routes = Which routes, in the order of sailing?
remark-claims = What do you say of the icons on your cards, true or not? Card by card, for example: DM 5/2, N
remark-wishes = Which icons would you like on the cards you get? Card by card, for example: DM 5/2, N
remark-text = Anything to say with it?

# -- events --
event-first-player-named = { $seat } is first player.
event-markers-laid = A marker lies on every port; left over: { $markers }.
event-cards-turned-up = { $seat } starts with { $card } in { $port }{ $count ->
    [0] .
    [one] {" "}(1 card turned up before).
   *[other] {" "}({ $count } cards turned up before).
}
event-cards-turned-up-past = { $seat } starts in { $port }{ $count ->
    [0] .
    [one] {" "}(1 card turned up before).
   *[other] {" "}({ $count } cards turned up before).
}
event-colour-chosen = { $seat } takes { $colour }.
event-cards-drawn = { $seat } draws { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}.
event-cards-drawn-seen = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }.
event-turn-begun = Round { $round }: { $seat } to play.
event-authority-paid = The local authority pays { $seat } { $ducats }.
event-card-discarded = { $seat } lays a card on the pirate pile.
event-card-discarded-seen = { $seat } lays { $card } on the pirate pile.
event-proposal-made = { $author } proposes to { $addressee } (#{ $id }): { $terms }.
    .web = { $author } proposes to { $addressee }: { $terms }.
event-proposal-made-counter = { $author } counters #{ $old } and proposes to { $addressee } (#{ $id }): { $terms }.
    .web = { $author } counters and proposes to { $addressee }: { $terms }.
event-proposal-refused = { $seat } refuses #{ $id }.
    .web = { $seat } refuses the proposal.
event-proposal-withdrawn = { $seat } withdraws #{ $id }.
    .web = { $seat } withdraws a proposal.
event-proposal-lapsed = Proposal #{ $id } lapses.
    .web = A proposal lapses.
event-deal-made = A deal: { $author } gives { $give }, { $addressee } gives { $get }.
event-cards-exchanged = { $seat } receives { $cards }.
event-cards-exchanged-none = { $seat } receives no card.
event-prestige-gained = { $seat } gains prestige and has { $prestige }.
event-call-made = { $seat } asks everybody for a proposal: { $goods }.
event-call-made-spoken = { $seat } asks everybody for a proposal: { $goods }, “{ $text }”.
event-call-answered = { $seat } has answered the call.
event-call-answered-offer = { $seat } answers the call, sealed: { $terms }.
event-call-answered-pass = { $seat } answers the call, sealed: nothing.
event-call-passed = { $seat } has nothing to propose.
event-call-closed = { $seat } closes the call.
event-card-bought = { $seat } buys a card from the { $source ->
    [deck] deck
   *[pirates] pirate pile
} for { $price }.
event-card-bought-seen = { $seat } buys from the { $source ->
    [deck] deck
   *[pirates] pirate pile
} for { $price }: { $card }.
event-card-bought-found = { $seat } takes a card out of the { $source ->
    [deck] deck
   *[pirates] pirate pile
}.
event-card-bought-found-seen = { $seat } takes { $card } out of the { $source ->
    [deck] deck
   *[pirates] pirate pile
}.
event-pile-searched = { $seat } pays { $price } and searches the pirate pile.
event-pile-searched-seen = { $seat } pays { $price } and finds in the pirate pile: { $cards }.
event-purchase-refunded = The deck holds no goods card: { $seat } gets back { $price }.
event-venice-shown = The Venice card comes up. For prestige: { $paid }. All prestige falls to 0.
event-trade-ended = { $seat } ends the trade phase.
event-card-picked = { $seat } chooses a card to play.
event-card-picked-seen = { $seat } chooses { $card } to play.
event-load-skipped = { $seat } has too few cards and plays none.
event-cards-played = { $seat } plays { $cards }.
event-cards-played-none = { $seat } has no card to play.
event-cards-played-past = { $seat } plays { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-ducats-earned = { $icons ->
    [one] 1 ducats icon brings
   *[other] { $icons } ducats icons bring
} { $seat } { $ducats }.
event-pirates-struck = Pirates take { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
} from the deck ({ $icons ->
    [one] 1 icon
   *[other] { $icons } icons
}) for the pile of { $seat }.
event-pirates-fought = { $seat } fights off the pirates ({ $icons ->
    [one] 1 icon
   *[other] { $icons } icons
}).
event-sailing-paid = Smooth sailing brings { $seat } { $ducats }.
event-ship-sailed = { $seat } sails { $count ->
    [one] 1 step
   *[other] { $count } steps
} to { $port }.
event-ship-sailed-on = { $seat } sails { $count ->
    [one] 1 step
   *[other] { $count } steps
} past { $port }.
event-ship-jumped = With the compass { $seat } jumps to { $port }.
event-compass-declined = { $seat } does not use the compass.
event-marker-taken = { $seat } takes a marker in { $port }: { $marker }.
event-marker-turned = { $seat } turns a marker face down: { $marker }.
event-card-loaded = { $seat } loads { $card }.
event-card-loaded-past = { $seat } loads a card.
event-deck-emptied = The deck is empty: this is the last turn.
event-game-ended = The game is over{ $reason ->
    [deck_empty] : the deck is empty.
   *[other] .
}

# -- the board --
board-set-up = Set-up
board-round = Round { $round } · { $active } to play
board-over = The game is over
board-phase = { $phase ->
    [sea] sea power
    [trade] trade
    [search] trade
    [play] main phase
    [sail] navigation
    [compass] navigation
   *[load] cargo
}
board-deck = deck { $count }{ $venice ->
    [True] {" "}(Venice in it)
   *[False] {" "}(Venice is out)
}
board-price = next card { $price }, bought { $bought }/{ $most }
board-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
} to go
board-counts = prestige { $prestige } · hand { $hand } · pirates { $pirates }
board-cargo = cargo { $count }:
board-hand = hand { $count }:
board-played = played:
board-pile = Cargo of { $seat }, from the bottom: { $runs }
board-offer = #{ $id } { $author } → { $addressee }: { $terms }
board-offer-own = #{ $id } { $author } → { $addressee }: { $terms } (sealed: { $cards })
board-call = { $seat } calls for { $goods }; answered: { $answered }
board-call-spoken = { $seat } calls for { $goods }, “{ $text }”; answered: { $answered }
board-answer = Your sealed answer: { $terms }
board-answer-pass = Your sealed answer: nothing
board-lions-load = lions/load
board-live = active marker
board-bare = no marker
board-ship = ship
board-first = first player
board-budget = proposals left
board-had = prestige had this turn

# -- scoring --
part-ducats = ducats
part-cargo = cargo
part-markers = markers
part-prestige = prestige
part-pirates = pirates

# -- in the browser --
web-chart = The sea from Tunis to Tana
web-merchants = Merchants
web-tray = Cards
web-lions = { $count ->
    [one] 1 lion
   *[other] { $count } lions
}
web-load = load { $count }
web-card-named = { $good }; { $actions }; { $lions } lions, load { $load }; runs bring { $values }
web-card-named-port = { $good }; { $actions }; { $lions } lions, load { $load }; runs bring { $values }; port { $port }
web-port-marker = { $port }. { $marker }
web-port-bare = { $port }: no marker
web-ship = Ship of { $name } in { $port }
web-reconstructed = Reconstructed: card icons, port names, routes and the numbers of markers are this house’s own, made to fit the rules, not read off a printed copy.
web-awaited = { $name } is awaited
web-deal-with = Offer { $name } a deal
web-cargo = Cargo of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-runs = Runs in the cargo, from the bottom
web-run = { $goods }: { $value }
web-prestige = Prestige { $count }
web-hand-name = hand
web-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
web-my-hand = Your hand
web-pirates = Pirate pile: { $count ->
    [one] 1 card, −1 ducat at the end
   *[other] { $count } cards, −{ $count } ducats at the end
}
web-idle-marker = { $count } × { $marker }, face down
web-deck = Deck: { $count } cards; the game ends when it is empty
web-venice-in = Venice still to come
web-venice-out = Venice has been
web-bought = Bought { $bought } of { $most }
web-effects = What the played cards bring
web-effect = { $action }: { $icons } → { $brings }
web-played = Cards of this turn
web-slot = A place for a card
web-load-order = From the bottom up: the last one will be your new top card.
web-search = Your pirate pile
web-call = Call for offers …
web-pass = Propose nothing
web-refuse-all = Refuse everything this turn
web-end-trade = End trade, play cards
web-jump = Do not jump
web-you-give = You give
web-gives = { $name } gives
web-sealed = Cards change hands face down: the good is always true, the icons are only what one says.
web-claim = Say of its icons …
web-wish = Wish for icons …
web-claimed = says: { $said }
web-wished = would like: { $said }
web-unproven = unproven
web-truth = Say what is true
web-nothing-said = Say nothing
web-about = About { $what }
web-lay = Lay { $what } on the scales
web-from-hand = From your hand
web-goods-wanted = Goods you want
web-no-ducats = No ducats
web-you-pay = You pay { $ducats }
web-pays = { $name } pays { $ducats }
web-pay-more = A ducat more from you
web-ask-more = A ducat more from { $name }
web-words = A word with it
web-after = After it: { $ducats }, { $cards } in hand
web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-prestige-you = The deal brings you 1 prestige.
web-prestige-other = The deal brings { $name } 1 prestige.
web-call-goods = Goods you would like (none: anything)
web-hand-over = Which cards do you hand over?
web-offer-title = { $author } → { $addressee }
web-waits = { $author } waits for { $addressee }.
web-accept = Accept
web-accept-choose = Accept, choose cards …
web-counter = Counter …
web-refuse = Refuse
web-withdraw = Withdraw
web-lacking = You do not hold these goods: refuse or counter.
web-your-sealed = Your sealed cards
web-calls = { $name } calls to everybody: { $goods }
web-answer-none = has not answered
web-answer-sealed = has answered, sealed
web-answer-passed = offers nothing
web-answer-call = Answer the call
web-new-offer = New offer to
web-budget = Offers left this turn: { $count }
web-seat = { $ducats } · prestige { $prestige } · { $cards }
web-sum-turn = A turn
web-sum-sea = Sea power: discard down to the lions of your top card; the discards go to your pirate pile.
web-sum-trade = Trade: deal with anybody, buy up to { $most } cards for { $price } ({ $more } when short of ducats). A partner gains 1 prestige, once a turn.
web-sum-main = Main phase: play exactly as many cards as the load of your top card. Equal icons add up:
web-sum-cargo = Cargo: stack the played cards on your hold in any order; the last one is the new top card.
web-sum-icons = icons
web-tables = Printed tables: runs in the hold, copies of each good, equal icons
web-sum-goods = Runs in the hold
web-sum-markers = Markers
web-sum-end = At the end: cargo runs, then 6/3/1 for the most markers and the most prestige, −1 for each card of the pirate pile. Most ducats win.
web-sum-venice = When the Venice card comes up, prestige pays 6/3/1 and falls to 0.
