# Les Marchands de Gênes in English. Buildings keep their own names.

# -- places --
space = { $space ->
    [mkt] market
   *[other] { $name }
}
    .translated = { $space ->
        [mkt] market
        [prk] park
        [kut] coach house
        [haf] harbour
        [pal] palace
        [tra] trattoria
        [tav] tavern
        [met] metal warehouse
        [get] grain warehouse
        [tuc] cloth warehouse
        [gew] spice warehouse
        [gil] guild hall
        [rat] town hall
        [pos] post station
        [kat] cathedral
       *[other] { $name }
    }
space-the = { $space ->
    [mkt] the market
    [col] { $name }
    [mon] { $name }
    [ric] { $name }
    [zas] { $name }
   *[other] the { $name }
}
    .translated = { $space ->
        [mkt] the market
        [prk] the park
        [kut] the coach house
        [haf] the harbour
        [pal] the palace
        [tra] the trattoria
        [tav] the tavern
        [met] the metal warehouse
        [get] the grain warehouse
        [tuc] the cloth warehouse
        [gew] the spice warehouse
        [gil] the guild hall
        [rat] the town hall
        [pos] the post station
        [kat] the cathedral
       *[other] { $name }
    }
space-to = { $space ->
    [mkt] to the market
    [col] to { $name }
    [mon] to { $name }
    [ric] to { $name }
    [zas] to { $name }
   *[other] to the { $name }
}
    .translated = { $space ->
        [mkt] to the market
        [prk] to the park
        [kut] to the coach house
        [haf] to the harbour
        [pal] to the palace
        [tra] to the trattoria
        [tav] to the tavern
        [met] to the metal warehouse
        [get] to the grain warehouse
        [tuc] to the cloth warehouse
        [gew] to the spice warehouse
        [gil] to the guild hall
        [rat] to the town hall
        [pos] to the post station
        [kat] to the cathedral
       *[other] to { $name }
    }
space-at = { $space ->
    [mkt] on the market
    [col] at { $name }
    [mon] at { $name }
    [ric] at { $name }
    [zas] at { $name }
   *[other] at the { $name }
}
    .translated = { $space ->
        [mkt] on the market
        [prk] at the park
        [kut] at the coach house
        [haf] at the harbour
        [pal] at the palace
        [tra] at the trattoria
        [tav] at the tavern
        [met] at the metal warehouse
        [get] at the grain warehouse
        [tuc] at the cloth warehouse
        [gew] at the spice warehouse
        [gil] at the guild hall
        [rat] at the town hall
        [pos] at the post station
        [kat] at the cathedral
       *[other] at { $name }
    }
space-coded = { $code } { $space ->
    [mkt] market
   *[other] { $name }
}
    .translated = { $space ->
        [mkt] market
        [prk] park
        [kut] coach house
        [haf] harbour
        [pal] palace
        [tra] trattoria
        [tav] tavern
        [met] metal warehouse
        [get] grain warehouse
        [tuc] cloth warehouse
        [gew] spice warehouse
        [gil] guild hall
        [rat] town hall
        [pos] post station
        [kat] cathedral
       *[other] { $name }
    }
    .web = { $space ->
        [mkt] market
       *[other] { $name }
    }
street = street { $cell }
    .web = street { $row }-{ $column }
street-the = street { $cell }
    .web = street { $row }-{ $column }
street-to = to street { $cell }
    .web = to street { $row }-{ $column }
street-at = on street { $cell }
    .web = on street { $row }-{ $column }
street-coded = { $cell } street
    .web = street { $row }-{ $column }
building-translated = { $space ->
    [kut] coach house
    [haf] harbour
    [pal] palace
    [tra] inn
    [tav] tavern
    [met] metal warehouse
    [get] grain warehouse
    [tuc] cloth warehouse
    [gew] spice warehouse
    [gil] guild hall
    [rat] town hall
    [pos] post station
    [kat] cathedral
   *[other] { $name }
}

# -- things --
ducats = { $money } { $money ->
    [one] ducat
   *[other] ducats
}
good = { $good ->
    [wheat] wheat
    [rice] rice
    [silver] silver
    [copper] copper
    [silk] silk
    [linen] linen
    [salt] salt
    [pepper] pepper
   *[other] { $good }
}
goods = { $count } { $good ->
    [wheat] wheat
    [rice] rice
    [silver] silver
    [copper] copper
    [silk] silk
    [linen] linen
    [salt] salt
    [pepper] pepper
   *[other] { $good }
}
good-short = { $good ->
    [wheat] Whe
    [rice] Ric
    [silver] Sil
    [copper] Cop
    [silk] Slk
    [linen] Lin
    [salt] Sal
    [pepper] Pep
   *[other] { $good }
}
special = { $special ->
    [start] Any Starting Space
    [extra_action] Further Action
    [any_good] Any Good
    [exchange] Exchange
    [building_action] Building Action
   *[other] { $special }
}
specials = { $count } { $special ->
    [start] Any Starting Space
    [extra_action] Further Action
    [any_good] Any Good
    [exchange] Exchange
    [building_action] Building Action
   *[other] { $special }
} { $count ->
    [one] card
   *[other] cards
}
special-short = { $special ->
    [start] Sta
    [extra_action] Fur
    [any_good] Any
    [exchange] Exc
    [building_action] Bui
   *[other] { $special }
}
markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
markers-of = { $count } { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [violet] violet
   *[other] { $colour }
} { $count ->
    [one] marker
   *[other] markers
}
deck = { $deck ->
    [large_orders] large order
    [small_orders] small order
    [messages] message
   *[privileges] privilege
}
card-number = { $card }
    .web = { $places }
deck-cards = { $count } { $deck ->
    [large_orders] { $count ->
        [one] large order
       *[other] large orders
    }
    [small_orders] { $count ->
        [one] small order
       *[other] small orders
    }
    [messages] { $count ->
        [one] message
       *[other] messages
    }
   *[privileges] { $count ->
        [one] privilege
       *[other] privileges
    }
}
deck-cards-hidden = { $count } hidden { $deck ->
    [large_orders] { $count ->
        [one] large order
       *[other] large orders
    }
    [small_orders] { $count ->
        [one] small order
       *[other] small orders
    }
    [messages] { $count ->
        [one] message
       *[other] messages
    }
   *[privileges] { $count ->
        [one] privilege
       *[other] privileges
    }
}
drawn-cards = { $count ->
    [one] 1 card drawn
   *[other] { $count } cards drawn
}
card = { $card } ({ $places })
    .web = { $places }
card-order = { $card } ({ $places }: { $goods })
    .web = { $places } ({ $goods })
card-named = { $deck ->
    [large_orders] large order
    [small_orders] small order
    [messages] message
   *[privileges] privilege
} { $card }
card-shown = { $card }{ $shown ->
    [all] { "" }
    [active] , shown to the active player alone
   *[nobody] , shown to nobody
}
villa-choice = a delivery or a privilege
villa-deliver = a delivery; no privileges are left
nothing-left = nothing, the supply is exhausted

# -- offers --
terms = { $price }
terms-asks = { $terms } in return for { $asks }
terms-extra = { $terms }, with a Further Action card
terms-promise = { $terms }, promising “{ $promise }”
terms-firm = { $terms }; the first offer like it is taken
proceeds = { $things } from the proceeds
an-offer = any offer
ask-all = For { $target }: { $terms }.
ask-seat = { $seat } for { $target }: { $terms }.
offer-of = { $terms } from { $seat }
offer-standing = #{ $number } { $seat }, { $code }: { $terms }
    .web = { $seat }, { $place }: { $terms }
with-fee = { $what }; the bank pays the owner, { $owner }, { $money } ducats
with-messages = { $what }; { $count ->
    [one] your message { $cards } pays
   *[other] your messages { $cards } pay
} { $money } ducats

# -- questions --
ask-start = Where does the tower start?
ask-current-open = The tower is { $place }: who performs the action?
ask-current-offers = { $active } hears offers for the action of { $place }: what do you offer?
ask-current-decide = The offers for { $place } are on the table.
ask-hearing = You hear offers.
ask-move-open = Where does the tower go? { $left ->
    [one] 1 move is left.
   *[other] { $left } moves are left.
}
ask-move-offers = { $active } hears offers for the tower’s next move: what do you offer?
ask-move-decide = The offers for the next move are on the table.
ask-pick = Which card do you hand over?
ask-window = Your action { $place }.
ask-window-owes = Your action { $place }; you owe { $active } { $owes }.
ask-window-done = Your action { $place } is done. Anything else?
ask-window-giving = Which of the drawn cards does { $active } get? ({ $count } due)
ask-claim = Which messages do you claim?
ask-markers = Do you place markers? You have { $count }.
ask-over = The game is over.

# -- choices --
group-start = Play an Any Starting Space card: the tower starts
group-offer = { $place }: no action there
group-offer-street = { $place }: markers can reach { $beside }
group-offer-building = { $place }, your action there: { $gains }
group-any-good = Play an Any Good card
group-building-action = Play a Building Action card
group-exchange = Play an Exchange card, giving { $give } for
group-markers = { $cell }, next to { $beside }
group-show = Show a card
action-roll = roll both dice: the tower starts where they point
action-play-start = { $place }
action-play-start-building = { $place } ({ $gains })
action-play-start-market = { $place } (the round marker advances to { $round })
action-move = move { $place }
action-move-street = move { $place }: markers can reach { $beside }
action-move-building = move { $place }: who performs is open ({ $gains })
action-end-movement = end the movement here; { $next ->
    [claims] messages are claimed next
    [markers] markers are placed next
   *[turn] nobody can place a marker, the turn is over
}
ends-game = { $said } – the game ends
action-take = perform the action yourself: { $gains }
action-take-extra = play a Further Action card and perform the action yourself: { $gains }
action-open-floor = hear offers for { $place }; a clean one obliges you to sell or to act yourself
action-open-floor-move = hear offers for the next move; they oblige you to nothing
action-open-floor-ask = hear offers and ask. { $ask }
action-again = hear another round of offers ({ $left } left)
action-again-ask = hear another round and ask. { $ask }
action-lapse = let the action lapse: nobody performs it this turn
action-accept = move { $place } for { $offers }
action-accept-street = move { $place } for { $offers }: markers can reach { $beside }
action-accept-building = move { $place } for { $terms } from { $seat }, who performs the action: { $gains }
action-accept-here = sell the action to { $seat } for { $terms }: { $gains }
action-decline = decline offer #{ $offer }
    .web = decline the offer
action-decline-known = decline { $seat }’s offer: { $terms }
action-pick-card = hand over { $card }
action-offer = offer { $terms } for { $code }
    .web = offer { $terms } for { $place }
action-intend = say that you may pay { $money } ducats for { $place }
action-intend-words = say that you may pay { $money } ducats for { $place }: “{ $words }”
action-keep = leave your offers as they stand
action-withdraw = withdraw what you said for { $place }
action-pass = offer nothing
action-pass-markers = place no marker
action-perform = perform the action: { $gains }
action-deliver = deliver { $card } for { $money } ducats and { $special }
action-deliver-bare = deliver { $card } for { $money } ducats
action-privilege = draw a privilege { $left ->
    [0] (none is left: you get nothing)
   *[other] ({ $left } left)
}
action-any-good = take { $good }
action-exchange = { $give } → { $take }
action-building-action = act { $place }: { $gains }
action-building-action-deliver = { $place }, { $delivery }
action-small-order = fulfil { $card } for { $money } ducats
action-give-proceeds = hand { $card } to { $seat }
action-end-action = end your action
action-claim = claim { $cards } for { $money } ducats
action-claim-none = claim nothing
marker-place = place a marker { $place }
marker-replace = replace { $owner } { $place }
marker-remove = remove { $owner } { $place }
marker-given = { $what } (giving up { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [violet] violet
   *[other] { $colour }
})
action-place-markers = { $cell }: { $does } ({ $count ->
    [one] 1 marker
   *[other] { $count } markers
})
    .web = { $place }: { $does } ({ $count ->
        [one] 1 marker
       *[other] { $count } markers
    })
action-show = show { $card } to { $seat }
action-show-all = show { $card } to all

# -- events --
event-first-player-named = { $seat } is first player.
event-cards-drawn = { $seat } draws { $what }.
event-cards-drawn-seen = { $seat } draws { $what }: { $cards }.
event-turn-begun = Round { $round }: { $seat } leads the tower.
event-dice-rolled = { $seat } rolls red { $red }, blue { $blue }.
event-start-played = { $seat } plays an Any Starting Space card.
event-tower-placed = The tower starts { $place }.
event-round-advanced = The round marker moves to { $round }.
event-round-advanced-market = A start on the market: the round marker moves to { $round }.
event-tower-moved = The tower moves { $place }.
event-floor-opened = { $seat } hears offers for { $place } (round { $round }).
event-floor-opened-move = { $seat } hears offers for the next move (round { $round }).
event-floor-opened-ask = { $opened } Asked: { $ask }
event-offer-drafted = { $seat } notes an offer for { $place }: { $terms }; it is shown when the round closes.
event-offer-made = { $seat } offers { $terms } for { $place }.
event-offer-withdrawn = { $seat } withdraws the offer for { $place }.
event-intention-stated = { $seat } may pay { $money } ducats for { $place }.
event-intention-stated-words = { $seat } may pay { $money } ducats for { $place }: “{ $words }”
event-intention-withdrawn = { $seat } no longer speaks of { $place }.
event-answered = { $seat } has answered.
event-round-closed = Round { $round } of offers is closed.
event-offer-declined = Offer #{ $offer } for { $place } will not do.
    .web = The offer for { $place } will not do.
event-offer-accepted = { $seat } accepts { $author }’s offer for { $place }: { $terms }.
event-card-picked = { $seat } picks { $what } to hand over.
event-card-picked-seen = { $seat } picks { $card } to hand over.
event-cards-handed = { $seat } hands { $to } { $what }.
event-cards-handed-seen = { $seat } hands { $to } { $what }: { $cards }.
event-cards-handed-partly = { $seat } hands { $to } { $what }, among them { $cards }.
event-action-lapsed = The action { $place } lapses.
event-window-opened = { $seat } acts { $place }.
event-extra-action-played = { $seat } plays a Further Action card.
event-action-performed = { $seat } takes { $things } { $place }.
event-action-performed-bare = { $seat } performs the action { $place }.
event-owner-paid = { $place } belongs to { $seat }, who gets { $money } ducats from the bank.
event-order-delivered = { $seat } delivers the large order { $card } { $place }: { $money } ducats and { $special }.
event-order-delivered-bare = { $seat } delivers the large order { $card } { $place }: { $money } ducats.
event-small-order-fulfilled = { $seat } fulfils the small order { $card }: { $money } ducats.
event-message-paid = { $seat } gets { $money } ducats for the message { $card }.
event-deck-shuffled = The { $deck ->
    [large_orders] large orders
    [small_orders] small orders
    [messages] messages
   *[privileges] privileges
} are shuffled: { $count ->
    [one] 1 card
   *[other] { $count } cards
} face down.
event-any-good-played = { $seat } plays an Any Good card and takes { $good }.
event-exchanged = { $seat } plays an Exchange card: { $give } for { $take }.
event-building-action-played = { $seat } plays a Building Action card and acts { $place }.
event-proceeds-given = { $seat } hands { $to } the promised proceeds: { $things }.
event-window-closed = { $seat }’s action is over.
event-movement-ended = { $seat } ends the movement.
event-claim-sealed = { $seat } has chosen which messages to claim.
event-claims-closed = All have chosen which messages to claim.
event-markers-placed = { $seat } uses the disc on { $cell }: { $does }.
    .web = { $seat } uses the disc { $place }: { $does }.
marker-placed = a marker { $place }
marker-replaced = the marker { $place } replaced
marker-removed = the marker { $place } removed
event-markers-passed = { $seat } places no marker.
event-card-shown = { $seat } shows { $to } { $card }.
event-card-shown-all = { $seat } shows everybody { $card }.
event-privileges-shown = { $seat } shows the privileges { $cards }.
event-privileges-shown-none = { $seat } has no privileges.
event-game-ended = The game is over: { $reason ->
    [last_round] the last round has been played.
   *[other] { $reason }.
}

# -- the board --
board-round = Round { $round } of { $last } { $track }
board-active = { $active } leads the tower
board-over = The game is over
board-building = { $names }: { $gains }
board-villas = { $names }: delivery/privilege
board-money = ducats
board-actions = act
board-markers = marks
board-supply = supply
board-hand = Your cards:
board-known = { $seat } holds: { $cards }
board-floor = Offers, round { $round }.
board-draft = (noted for { $code }: { $terms })
board-draft-intention = (noted: { $what })
board-draft-withdrawn = (noted: { $code } withdrawn)
board-intention = { $seat } may pay { $money } for { $code }
board-intention-words = { $seat } may pay { $money } for { $code }: “{ $words }”
board-signs = ▲ tower  ○ disc  × disc used  A–E owners  marks: own/supply  ★ first player  * card others know
hint-offer = More than money? Type:
hint-ask = To name your price, type:

# -- scoring --
part-money = ducats
part-privileges = privileges
part-buildings = buildings

# -- forms --
form-offer = an offer for { $place } with goods, cards or promises
form-intend = say what you would pay elsewhere
form-open-floor = hear offers, asking for something
form-again = another round, asking for something
form-decline = tell { $seat } that you decline the offer for { $place }
form-show = show a card to somebody
blank-target = Which place?
blank-money = How many ducats do you offer?
blank-goods = Do you offer goods?
blank-cards = Do you offer cards?
blank-specials = Do you offer special cards?
blank-markers = Do you offer markers?
blank-proceeds = Do you promise some of what the action brings?
blank-proceeds-money = How many ducats of the pay?
blank-proceeds-goods = Some of the goods?
blank-proceeds-specials = The special card?
blank-proceeds-cards = How many of the cards drawn?
blank-proceeds-markers = How many of the markers?
blank-asks = Do you want anything in return?
blank-asks-money = How many ducats in return?
blank-asks-goods = Goods in return?
blank-asks-specials = Special cards in return?
blank-asks-markers = Markers in return?
blank-asks-decks = Cards in return?
blank-uses-extra-action = Do you play a Further Action card for it?
blank-promise = What else do you promise? Words bind nobody.
blank-words = What else do you say? Words bind nobody.
blank-ask = Do you ask for something in particular?
blank-to = Whom do you ask? A seat’s number; nothing: everybody.
blank-price = Do you name a price?
blank-price-money = How many ducats do you want?
blank-price-goods = Do you want goods?
blank-gives = Do you give anything on top?
blank-gives-money = How many ducats do you give?
blank-gives-goods = Do you give goods?
blank-firm = Is it firm, so that the first who meets it has it?
blank-card = Which card?
blank-count = How many: { $thing }{ $sense ->
    [own] ? You give them.
    [gives] ? You give them.
    [proceeds] ? You pass them on.
   *[other] ? You get them.
}
blank-disclosure = Do you offer { $card }, and who sees it?
disclosure = { $shown ->
    [all] all see it
    [active] only the active player sees it
   *[nobody] nobody sees it
}

# -- the board in the browser --
web-city = The city of Genoa
web-my-things = Your reserve and cards
web-red-die = Columns, counted by the red die
web-blue-die = Rows, counted by the blue die
web-dice = The dice: red for the column, blue for the row
web-round = Round { $round }; the game ends with round { $last }
web-tower = The tower { $place }; moves left: { $left }
web-spot = { $place }: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
web-left = { $what } ({ $count } left in the supply)
web-owned-by = Belongs to { $seat }
web-market = No action here; a start on the market advances the round marker
web-street = A disc here lets markers reach: { $beside }
web-tag = { $seat } offers { $price }
web-tag-intention = { $seat } might pay { $price }
web-leads = leads the tower
web-acts = acts { $place }
web-owes = owes { $seat } { $what }
web-answered = has answered
web-thinking = is thinking
web-offers-nothing = offers nothing
web-offers-for = offers { $price } for { $place }
web-offers-refused = offered { $price } for { $place }: will not do
web-nobody = Nobody offered anything.
web-first = First player
web-actions = Actions left this turn: { $count }
web-hidden-specials = special cards, hidden: { $count }
web-empty-reserve = No goods, special cards or markers yet.
web-show-card = Show it to somebody …
web-card-use = { $deck ->
    [large_orders] As the action of its villa you deliver its three goods and are paid.
    [small_orders] After your action in its building you may deliver its good and are paid.
    [messages] You are paid when the tower has stood on both its buildings within one turn.
   *[privileges] At the end every run of neighbouring buildings pays; the longer, the more.
}
web-card-seen = Seen by { $seats }.
web-card-unseen = Only you know it.
web-seen-by = Known to { $who }
web-exchange-give = What do you give?
web-exchange-take = What do you take for it?
web-you-give = You give
web-gives = { $seat } gives
web-wanted = Wanted
web-target = For which space?
web-ask-whom = Whom do you ask?
web-ask-all = everybody
web-promise = Promise (binds nobody)
web-not-binding = (a promise, not binding)
web-firm = Firm: the first offer exactly like this is taken at once
web-proceeds = from the proceeds
web-delivery-money = Ducats from the delivery
web-uses-extra = With a Further Action card, played when the offer is accepted
web-floor = Offers, round { $round }.
web-changes = Changes you may still make: { $count }.
web-sealed = Offers are sealed: only the author and the active player see them.
web-version = version { $version }
web-noted = noted, shown when the round closes
web-noted-withdrawn = Noted: the offer for { $place } is withdrawn.
web-accept = Accept
web-decline = Decline
web-declined = Will not do, says the active player.
web-ask-more = Ask for more
web-change = Change
web-withdraw = Withdraw
web-outbid = Outbid
web-asks = { $seat } asks
web-asks-firm = { $seat } asks firmly
web-answer-ask = Offer this
web-no-offers = No offers are on the table.
web-offer-lead = Offer ducats:
web-quiet = No offers until my turn
web-quiet-turn = No offers this turn
web-run-next = One more beside it: { $money } ducats
web-hear = Hear offers at every step
web-hear-from = Hear offers from { $money } ducats on
web-sell-best = Sell to whoever pays most, from { $money } ducats on
web-spare = Play no cards
web-intend = { $place }: say what you might pay
web-intentions = Intentions
web-intention = { $seat } might pay { $money } ducats for { $place }.
web-reckoning = The reckoning
web-reconstructed-map = The plan of the city is reconstructed, not copied from the printed board.
web-reconstructed-card = ◊ What is on this card is reconstructed.
web-reconstructed-payout = Some values of the privilege groups are reconstructed.
web-summary-turn = A turn
web-summary-place = Roll the dice, or play a start card: the tower of five discs is placed.
web-summary-move = Move it up to four times to adjacent spaces; each space left keeps a disc.
web-summary-offers = At each building one player acts: yourself, or whoever buys the action. Everybody acts once a turn.
web-summary-markers = At the end each player may use one street disc to mark the buildings beside it.
web-summary-buildings = What the buildings give
web-summary-pays = What pays (ducats)
web-summary-large = Large order delivered, and a special card
web-summary-small = Small order after your action there
web-summary-message = Message: the tower stops at both buildings
web-summary-owner = Somebody else acts in your building
web-summary-privileges = At the end: privileges side by side
web-summary-end = At the end: each building of yours
web-summary-specials = Special cards
web-shown = { $shown ->
    [nobody] shown to nobody
    [active] shown to the active player
   *[all] shown to all
}
web-special = { $special ->
    [start] put the tower where you like instead of rolling
    [extra_action] one more action this turn
    [any_good] take any good, during your action
    [exchange] swap one thing of yours for one of the supply, during your action
   *[building_action] carry out the action of a building you own, during your action
}
web-blank = { $name ->
    [target] Space
    [money] Ducats
    [words] In words
    [card] Card
    [to] To whom (nobody named: to all)
    [offer] Offer
    [id] Number
   *[other] Version
}

# -- what a choice is good for --
why = { $part ->
    [money] brings ducats
    [orders] brings orders and their goods nearer to being delivered
    [messages] brings messages nearer to being paid
    [privileges] adds to your privileges
    [specials] brings special cards or saves them
    [markers] brings markers, or fees for your buildings
    [rivals] costs the others most
   *[other] is the best there is
}
