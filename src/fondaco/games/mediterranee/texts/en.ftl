# Méditerranée in English.

# -- things --
power = { $power ->
    [venice] Venice
    [genoa] Genoa
    [spain] Spain
    [turkey] Turkey
   *[other] { $power }
}
power-led = { $power ->
    [venice] Venice
    [genoa] Genoa
    [spain] Spain
    [turkey] Turkey
   *[other] { $power }
}
power-letter = { $power ->
    [venice] V
    [genoa] G
    [spain] S
    [turkey] T
   *[other] { $power }
}
good = { $good ->
    [gems] gems
    [gold] gold
    [spices] spices
    [wine] wine
    [cloth] cloth
    [iron] iron
    [wood] wood
   *[other] { $good }
}
good-some = { $good ->
    [gems] gems
    [gold] gold
    [spices] spices
    [wine] wine
    [cloth] cloth
    [iron] iron
    [wood] wood
   *[other] { $good }
}
good-letter = { $good ->
    [gems] G
    [gold] O
    [spices] S
    [wine] W
    [cloth] C
    [iron] I
    [wood] T
   *[other] { $good }
}
goods = { $count } { $good ->
    [gems] { $count ->
        [one] gem
       *[other] gems
    }
    [gold] gold
    [spices] { $count ->
        [one] spice
       *[other] spices
    }
    [wine] wine
    [cloth] cloth
    [iron] iron
    [wood] wood
   *[other] { $good }
}
sailors = { $count ->
    [one] 1 sailor
   *[other] { $count } sailors
}
sailors-object = { $count ->
    [one] 1 sailor
   *[other] { $count } sailors
}
ducats = { $amount ->
    [one] 1 ducat
   *[other] { $amount } ducats
}
nothing = nothing
galley = galley { $galley }
galley-the = galley { $galley }
sea = { $key ->
    [alboran] Alboran Sea
    [baleares] off the Balearics
    [mer_noire] Black Sea
    [numidie] Numidian coast
    [tyrrhenienne] Tyrrhenian Sea
    [ionienne] Ionian Sea
    [chypre] Sea of Cyprus
    [syrtes] off the Syrtes
    [libye] Libyan Sea
   *[other] { $label }
}
sea-short = { $key ->
    [alboran] Alboran Sea
    [baleares] Balearics
    [mer_noire] Black Sea
    [numidie] Numidia
    [tyrrhenienne] Tyrrhenian Sea
    [ionienne] Ionian Sea
    [chypre] Cyprus
    [syrtes] the Syrtes
    [libye] Libyan Sea
   *[other] { $label }
}
area = { $name } ({ $number })
aboard = { $count } on galley { $galley }
aboard-all = on galley { $galley }
ashore = { $count } in the garrison
ashore-all = in the garrison
garrison = garrison
crew-of = { $count } { $source ->
    [garrison] from the garrison
    [enrolled] newly enrolled
   *[other] from galley { $source }
}
galley-holds = galley { $galley } ({ $pieces })
plus = { $one } + { $other }
garrison-holds = garrison { $count }
bid-of = { $seat } { $amount }
toll-of = { $amount } ({ $who })
consent-of = { $who } { $consent ->
    [yes] consents
   *[no] refuses
}
phase = { $phase ->
    [powers] choice of powers
    [deployment] deployment of the sailors
    [bids] phase 1: bids
    [positions] phase 1: places in the order
    [purchases] phase 2: purchases
    [movement] phase 3: movement
    [combat] phase 4: combat
    [control] phase 5: control of ports
    [sales] phase 6: sales and income
   *[over] the end
}

# -- questions --
ask-powers = Which power do you lead?
ask-deployment = How do you spread your sailors?
ask-bids = What do you bid for a place in the order? Every bid is lost.
ask-positions = Which place in the order do you take?
ask-purchases = Buy, trade, build, enrol, transfer; then end your turn.
ask-movement = Move your galleys, each as many areas as it has sailors.
ask-movement-underway = Galley { $galley } is under way in { $area }, { $left ->
    [one] 1 step
   *[other] { $left } steps
} left.
ask-combat = Do you attack?
ask-control = Do you land sailors in ports without garrison?
ask-sales = What do you sell?
ask-over = The game is over.
ask-price = { $buyer } asks for your price of { $good } in { $port }{ $tokens ->
    [0] { "" }
   *[other] { " " }(wants { $tokens })
}.
ask-named = { $owner } asks { $price } each for { $good } in { $port }.
ask-last = { $owner } stays at { $price } each for { $good } in { $port }.
ask-countered = { $buyer } offers { $price } each for { $goods } in { $port }; you asked { $named }.
ask-trade = { $partner } asks for your terms for { $goods } in { $area }.
ask-trade-named = { $partner } offers you { $give } for { $want } in { $area }.
ask-trade-last = { $partner } refuses your terms; the first ones stand: { $give } for { $want }.
ask-trade-countered = { $partner } offers other terms: { $give } for { $want }, in { $area }.
ask-passage = { $mover } asks to go on with galley { $galley } from { $area }{ $toll ->
    [0] { "" }
   *[other] { " " }and would pay you { $toll }
}.
ask-prize = Your galley { $victor } has beaten galley { $beaten } of { $owner }: sink or seize it.

# -- headings --
group-buy = Buy { $good } in { $area } at { $price }; in the box: { $left }
group-ask = Ports of other players
group-trade = Trade with { $partner } in { $area }
group-yard = Build and enrol
group-stow = Transfers in { $area }
group-discard = Throw away
group-galley = Galley { $galley } in { $area }: { $pieces }
group-land = Land in { $area }
group-sell = Sell in { $area }
group-talk = Your answer
group-end = End of the turn

# -- choices --
action-choose-power = { $power }: capital { $port }, produces { $good }
action-choose-power-lot = leave it to the lot
action-deploy = { $first } and { $second } aboard, { $garrison } in { $port }
action-bid = bid { $amount }, keep { $left }
action-bid-nothing = bid nothing: take a place the others leave
action-take-position = { $position }: place { $number } of { $count }
action-take-position-first = { $position }: first in every phase
action-take-position-last = { $position }: last in every phase
ends-game = { $said } – the game ends
ends-move = { $said }; galley { $galley } stops
action-done = { $phase ->
    [purchases] end the turn: no more buying or building this round
    [movement] end the turn: what has not moved stays where it is
    [combat] end the turn: no more attacks
    [control] end the turn: no more landings
   *[sales] end the turn: unsold goods stay aboard
}
action-buy = buy { $goods } ({ $load }) for { $paid }; keep { $left }
action-buy-owner = buy { $goods } ({ $load }) for { $paid }, paid to { $owner }; keep { $left }
action-ask-price = ask { $owner } for the price of { $good } in { $port } ({ $least } to { $most } each){ $tokens ->
    [0] { "" }
   *[other] , for { $tokens }
}
action-name-price = ask { $price } each
action-name-price-most = ask { $price } each, the most allowed
action-take = buy { $goods } ({ $load }) for { $paid }; keep { $left }
action-counter = offer { $price } each for { $goods } ({ $load }): { $paid } instead of { $full }
action-leave = leave; the price stays open to you this turn
action-leave-closed = leave; the port sells you nothing more this turn
action-leave-trade = leave without a deal
action-accept = sell { $goods } at { $price } each: you receive { $paid }
action-accept-trade = accept: you give { $give }, you get { $want }
action-refuse = refuse: your price of { $price } stands
action-refuse-trade = refuse
action-refuse-trade-counter = refuse: your first terms stand
action-propose-trade = offer { $partner } { $give } for { $want }
action-ask-trade = ask { $partner } for terms for { $goods }
action-counter-trade = offer instead: you give { $give }, you get { $want }
action-withdraw = withdraw your proposal
action-build-galley = build a galley in { $port } for { $paid }, crew: { $crew }; keep { $left }
action-build-castle = build a castle in { $port } for { $paid }: attackers divide by { $divisor }; keep { $left }
action-enrol = enrol { $sailors } in { $port } ({ $places }) for { $paid }; keep { $left }
action-rearrange = rearrange: { $holdings }
action-rearrange-scuttle = rearrange: { $holdings }; { $sunk } { $count ->
    [one] sinks
   *[other] sink
}
action-rearrange-move = { $pieces }: { $source } → { $target }
action-discard-goods = return { $goods } from galley { $galley } to the box
action-discard-sailors = return { $sailors } from galley { $galley } to the box
action-discard-sailors-garrison = put { $sailors } from galley { $galley } into the garrison of { $port }
action-step = galley { $galley } → { $area }, { $left ->
    [0] no step left
    [one] 1 step left
   *[other] { $left } steps left
}
action-step-met = galley { $galley } → { $area }, { $left ->
    [one] 1 step left
   *[other] { $left } steps left
}; consent needed: { $owners }
action-request-passage = ask { $owners } to let galley { $galley } go on; a refusal ends its move
action-request-passage-toll = ask { $owners } to let galley { $galley } go on, for { $tolls }; a refusal ends its move
action-stop = stop galley { $galley } in { $area }
action-answer-passage-consent = let galley { $galley } go on wherever it likes
action-answer-passage-refuse = refuse: galley { $galley } stays in { $area } this round
action-attack = galley { $galley } attacks galley { $target } of { $owner } ({ $sailors }; cargo: { $goods }): kills { $deals }, loses { $suffers }
action-attack-port = galley { $galley } attacks { $port } of { $owner } (garrison { $garrison }{ $castle ->
    [yes] , castle
   *[no] { "" }
}): kills { $deals }, loses { $suffers }
range = { $least } to { $most }
range-one = { $least }
action-sink = sink galley { $beaten }; { $lost ->
    [0] all goods find room
    [one] 1 good is lost
   *[other] { $lost } goods are lost
}
action-seize = seize galley { $beaten } with { $sailors }, { $stay ->
    [one] 1 stays
   *[other] { $stay } stay
} on galley { $victor }; { $lost ->
    [0] all goods find room
    [one] 1 good is lost
   *[other] { $lost } goods are lost
}
action-seize-all = seize galley { $beaten } with the whole crew ({ $sailors }): your galley { $victor } sinks; { $lost ->
    [0] all goods find room
    [one] 1 good is lost
   *[other] { $lost } goods are lost
}
action-land = land { $sailors } from { $galleys } in { $port } ({ $before ->
    [neutral] neutral
    [own] it stays yours
   *[other] taken from { $owner }
})
action-land-sinking = land { $sailors } from { $galleys } in { $port } ({ $before ->
    [neutral] neutral
    [own] it stays yours
   *[other] taken from { $owner }
}); { $sunk } { $count ->
    [one] sinks
   *[other] sink
}
action-sell = sell { $good } from galley { $galley } in { $port }: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (new market)
}
action-sell-full-own = sell { $good } from galley { $galley } in { $port }: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (new market)
}; fills your warehouse ({ $points ->
    [one] 1 point more
   *[other] { $points } points more
})
action-sell-full-neutral = sell { $good } from galley { $galley } in { $port }: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (new market)
}; fills the warehouse
action-sell-full-other = sell { $good } from galley { $galley } in { $port }: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (new market)
}; fills the warehouse of { $owner } ({ $points ->
    [one] 1 point more
   *[other] { $points } points more
})
action-instruct-price = standing price in { $port } for { $buyer }: { $price ->
    [0] ask me
   *[other] { $price }
}; lowest counter-offer: { $lowest ->
    [0] ask me
   *[other] { $lowest }
}
action-instruct-passage = when { $mover } asks to go on: { $answer ->
    [consent] always consent
    [refuse] always refuse
   *[ask] ask me
}

# -- forms --
form-bid = any other sum
form-buy = buy several at once at { $port }
form-ask-price = ask for the price at { $port } and say how many you want
form-take = take them galley by galley
form-counter = offer another price
form-accept = accept, and say which galley takes what
form-propose-trade = propose a trade to { $partner }, { $area }
form-ask-trade = ask { $partner } for terms, { $area }
form-counter-trade = propose other terms
form-build-galley = build a galley at { $port } with a crew of your choice
form-enrol = enrol several sailors at { $port }
form-rearrange = rearrange all pieces, { $area }
form-discard-goods = throw goods of galley { $galley } overboard
form-discard-sailors = put several sailors of galley { $galley } ashore
form-request-passage = ask passage for galley { $galley } and offer a toll
form-sink = sink it, and say which goods you keep
form-seize = seize it, and say how the goods are stowed
form-land = land sailors at { $port }, galley by galley
form-instruct-price = leave a standing price for a buyer
form-instruct-passage = leave a standing answer to a mover
blank-amount = What do you bid?
blank-load = How many on which galley?
blank-tokens = How many do you want? It binds nobody.
blank-price = What price for each?
blank-price-instruct-price = What price for each? 0: ask me.
blank-lowest = What is the lowest counter-offer you accept? 0: ask me.
blank-give = What do you give, from which galley?
blank-want = What do you want, from which galley?
blank-want-ask-trade = What do you want?
blank-pay = What do you pay? A negative sum is paid to you.
blank-receive = Which galley takes what? Nothing: they are filled in order.
blank-crew = How many sailors from where?
blank-places = How many sailors where?
blank-galleys = What does each galley hold afterwards?
blank-garrison = How many sailors form the garrison? Nothing: as many as now.
blank-scuttle = May galleys left without sailors sink?
blank-goods = Which goods go overboard?
blank-sailors-discard-sailors = How many sailors?
blank-sailors-seize = How many sailors man it?
blank-sailors-land = How many sailors of which galley?
blank-tolls = What toll for which power?
blank-cargo = Which goods lie where afterwards? Nothing: as many as find room.
blank-port = Which port?
blank-buyer = Which buyer: { $players }?
blank-mover = Which mover: { $players }?
blank-answer = What is the answer?
player-number = { $number } for { $seat }
standing-answer = { $answer ->
    [consent] always consent
    [refuse] always refuse
   *[ask] ask me each time
}
piece-name = { $piece ->
    [garrison] garrison
    [enrolled] enrolled
   *[sailors] sailors
}
name = { $name }

# -- events --
event-power-chosen = { $seat } takes { $power }.
event-power-chosen-lot = { $seat } leaves the power to the lot.
event-power-drawn = The lot gives { $seat } { $power }.
event-power-assigned = { $seat } leads { $power }, capital { $port }.
event-deployment-sealed = { $seat } has spread the sailors in secret.
event-deployment-changed = You have spread your sailors anew.
event-deployed = { $seat } deploys the sailors: { $crews }, garrison { $garrison }.
event-round-begun = Round { $round } of { $rounds } begins.
event-bid-sealed = { $seat } has bid in secret.
event-bid-changed = Your bid is now { $amount }.
event-bids-revealed = The bids, all paid to the bank: { $bids }.
event-dice-rolled = The die decides: { $rolls }.
event-position-taken = { $seat } takes place { $position }.
event-order-fixed = Order of the round: { $order }.
event-phase-begun = { $phase ->
    [purchases] Phase 2: purchases.
    [movement] Phase 3: movement.
    [combat] Phase 4: combat.
    [control] Phase 5: control of ports.
   *[sales] Phase 6: sales and income.
}
event-turn-begun = { $seat } to play.
event-turn-passed = { $seat } passes.
event-turn-ended = { $seat } is done.
event-bought = { $seat } buys { $goods } in { $port } ({ $load }) for { $paid }.
event-bought-from = { $seat } buys { $goods } in { $port } ({ $load }) for { $paid }, paid to { $owner }.
event-price-asked = { $seat } asks { $owner } for the price of { $good } in { $port }{ $tokens ->
    [0] { "" }
   *[other] , for { $tokens }
}.
event-price-named = { $seat } names { $price } each for { $good } in { $port }.
event-countered = { $seat } offers { $price } each for { $goods } in { $port }.
event-counter-answered = { $seat } { $accepted ->
    [yes] accepts the counter-offer
   *[no] refuses the counter-offer
} in { $port }.
event-talk-left = { $seat } leaves without a deal.
event-trade-asked = { $seat } asks { $partner } for terms for { $goods } in { $area }.
event-trade-proposed = { $seat } offers { $partner } { $give } for { $want } in { $area }.
event-trade-countered = { $seat } offers { $partner } instead { $give } for { $want }.
event-trade-refused = { $seat } refuses the terms.
event-trade-withdrawn = { $seat } withdraws the proposal.
event-traded = { $seat } gives { $partner } { $give } for { $want } in { $area }.
event-galley-built = { $seat } builds galley { $galley } in { $port } for { $paid }, crew: { $crew }.
event-castle-built = { $seat } builds a castle in { $port } for { $paid }.
event-enrolled = { $seat } enrols { $sailors } in { $port } ({ $places }) for { $paid }.
event-rearranged = { $seat } rearranges in { $area }: { $holdings }.
event-galley-sunk = Galley { $galley } of { $seat } sinks in { $area }.
event-galley-sunk-goods = Galley { $galley } of { $seat } sinks in { $area } with { $goods }.
event-goods-discarded = { $seat } returns { $goods } from galley { $galley } to the box.
event-sailors-discarded = { $seat } returns { $sailors } from galley { $galley } to the box.
event-galley-moved = { $seat }: galley { $galley }, { $start } → { $area }.
event-galley-stopped = { $seat } stops galley { $galley } in { $area }.
event-passage-requested = { $seat } asks { $asked } to let galley { $galley } go on from { $area }.
event-passage-requested-toll = { $seat } asks { $asked } to let galley { $galley } go on from { $area }, for { $tolls }.
event-passage-sealed = { $seat } has answered in secret.
event-passage-answered = Answers: { $answers }; { $passes ->
    [yes] galley { $galley } may go on
   *[no] galley { $galley } stays
} in { $area }.
event-galleys-fought = Galley { $galley } of { $seat } (rolls { $roll }, loses { $loss }) attacks galley { $target } of { $owner } (rolls { $roll2 }, loses { $loss2 }) in { $area }.
event-port-attacked = Galley { $galley } of { $seat } (rolls { $roll }, loses { $loss }) attacks { $port } of { $owner } (rolls { $roll2 }, loses { $loss2 }).
event-galley-beaten = Galley { $galley } of { $owner } is beaten by galley { $by } of { $victor }.
event-prize-taken = { $seat } seizes galley { $galley } with { $sailors }; cargo now: { $cargo }.
event-prize-taken-sunk = { $seat } sinks galley { $galley }; cargo now: { $cargo }.
event-landed = { $seat } lands { $sailors } in { $port } { $before ->
    [neutral] and takes it.
    [own] and keeps it.
   *[other] and takes it from { $owner }.
}
event-sold = { $seat } sells { $good } in { $port } for { $price }{ $bonus ->
    [0] { "" }
   *[other] , plus { $bonus } for a new market
}.
event-income-paid = { $seat } receives { $amount } from the capital.
event-price-instructed = Your standing price in { $port } for { $buyer }: { $price ->
    [0] you are asked
   *[other] { $price }
}; lowest counter-offer: { $lowest ->
    [0] you are asked
   *[other] { $lowest }
}.
event-passage-instructed = When { $mover } asks to go on: { $answer ->
    [consent] you always consent.
    [refuse] you always refuse.
   *[ask] you are asked.
}
event-game-ended = The last round is over. In the treasuries: { $money }.

# -- the board --
board-set-up = Set-up · { $phase }
board-round = Round { $round } of { $rounds } · { $phase }
board-over = The game is over
board-ducats = ducats
board-ports = ports
board-galleys = galleys
board-sailors = sailors
board-castles = castles
board-points = points
board-points-known = points without money
board-box = Box:
board-box-pieces = box: { $galleys ->
    [one] 1 galley
   *[other] { $galleys } galleys
}, { $sailors ->
    [one] 1 sailor
   *[other] { $sailors } sailors
}, { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
}
board-bank = bank { $amount }
board-sealed = choice made
board-bid = bid { $amount }
board-prices = Prices named to { $buyer }: { $prices }
board-price = { $port } { $price }
board-standing = Your standing answers: { $answers }
board-standing-price = { $port } to { $buyer } { $price }/{ $lowest }
board-standing-passage = { $mover } { $answer ->
    [consent] passes
   *[refuse] does not pass
}
board-flag = garrison
board-castle = castle
board-crew = crew
board-slots = free slots ×100, neighbours
board-open-sea = open sea
board-capital = capital

# -- scoring --
part-capital = capital
part-ports = ports
part-warehouses = full warehouses
part-treasury = treasury

# -- the board in the browser --
web-chart = Chart of the Mediterranean
web-panel = What can be done here
web-done = { $phase ->
    [purchases] End my purchases
    [movement] End my voyages
    [combat] End my attacks
    [control] End my landings
   *[sales] End my sales
}
web-acts = Acts of this phase
web-round = Round { $round } of { $rounds }
web-round-title = The game ends after the last round.
web-set-up = Set-up
web-phases = The six phases of a round
web-phase = { $phase ->
    [bids] Bids
    [purchases] Market
    [movement] Voyages
    [combat] Combat
    [control] Landings
   *[sales] Sales
}
web-order = Order of play
web-place-free = place { $place } is free
web-treasury = Your treasury
web-fold = ▾ more chart
web-unfold = ▴ show the panel
web-back = Back
web-clear = Undo
web-galley = Galley { $galley }, { $owner }: { $sailors }; cargo: { $goods }.
web-port = { $port }, { $size ->
    [capital] capital
    [medium] medium port
   *[small] small port
}; produces { $good }.
web-neutral = Neutral.
web-held = Held by { $owner }, garrison { $garrison }{ $castle ->
    [yes] , castle
   *[no] { "" }
}.
web-stored = Stored: { $goods }.
web-stored-nothing = Empty warehouse.
web-wants = Pays { $price } for the next good: { $goods }.
web-wanted = Wanted:
web-full = The warehouse is full.
web-produces = Produces
web-in-box = { $count } left
web-reconstructed-slots = Reconstructed: the numbers of the slots are not read off a printed copy.
web-reconstructed-names = Reconstructed: names of sea areas and some borders are ours.
web-no-port = no port
web-no-galleys = No galley here.
web-look-at = Look at
web-look = Look at { $place }
web-yours = Yours
web-elsewhere = Elsewhere
web-tab = { $tab ->
    [market] Market
    [galley] Galley
    [castle] Castle
    [enrol] Sailors
    [transfers] Transfers
   *[trade] Trade
}
web-form-line = { $what }
web-galley-number = Galley { $number }
web-crew-of = Sailors on galley { $number }
web-garrison-name = Garrison
web-enrolled-name = Newly enrolled
web-reach = A galley sails as many areas as it has sailors; a sailor takes the room of a good.
web-deploy = Deploy in secret
web-deploy-again = Change the deployment
web-sealed = Sealed; you may change it until all have chosen.
web-bid-amount = Your bid
web-bid-keep = You keep { $left }.
web-bid-points = { $ducats } ducats are a point at the end.
web-bid-seal = Seal a bid of { $amount }
web-bid-change = Change the bid to { $amount }
web-sealed-bid = sealed
web-no-bid = still thinking
web-buy-line = { $good } at { $price } each; { $left } left.
web-paid-to = Paid to { $owner }.
web-no-room = Your galleys here have no room.
web-box-empty = There is none left: { $good }.
web-buy = Buy { $goods } for { $paid }
web-keep = You keep { $left }.
web-ask-line = { $good } is sold by { $owner }, who names the price.
web-ask-tokens = How many you want
web-ask = Ask for the price
web-build-for = Build for { $paid }
web-built = Built here this turn.
web-crew-from = Crew, 1 to 5, from:
web-cannot-build = Not possible now.
web-missing = The warehouse lacks:
web-has-castle = A castle stands here already.
web-castle-use = Against a castle attackers divide their sum by { $divisor }.
web-enrol-left = Up to { $count } more this turn, one for each stored good.
web-enrol-none = Nothing left to enrol with: one sailor for each stored good.
web-enrol-for = Enrol { $sailors } for { $paid }
web-transfer-help = Drag pieces from place to place, or tap a piece and then where it goes.
web-transfer-alone = Only this galley is here: pieces can only be given back.
web-grab = Take up { $what }, { $from }
web-put-here = Put here: { $to }
web-overboard = Give back
web-would-sink = would sink
web-transfer = Rearrange so
web-transfer-scuttle = Rearrange, a galley sinks
web-throw-away = Give back to the box
web-partner = Partner
web-you-give = You give
web-they-give = { $partner } gives
web-propose = Offer this to { $partner }
web-ask-terms = Ask for terms
web-ask-terms-title = Put what you would like into the other pan and ask what it costs.
web-precisely = say exactly which galley receives what
web-receive-precisely = say which of your galleys receives what
web-attempts = { $left ->
    [0] No attempt left with this player this turn.
    [one] 1 attempt left with this player this turn.
   *[other] { $left } attempts left with this player this turn.
}
web-trade-asked = { $partner } asks for your terms for { $goods }.
web-counter = Offer this instead
web-counter-help = Change the pans for a counter-offer.
web-your-price = Your price
web-price-help = Price of each token: { $good }{ $count ->
    [0] { "" }
   *[other] ; { $count } wanted
}. It stands for the whole turn of the buyer.
web-counter-price = Your counter-offer for each
web-counter-each = Offer { $price } each
web-trade-between = { $one } to { $other }
web-waits-for = { $name } is to answer.
web-price-open = Open to { $buyer } until the turn ends.
web-buy-at = Buy at { $price } each
web-name-price = Name a price
web-name-terms = Name your terms
web-counter-offer = Counter-offer
web-fleet = Your galleys
web-steer = Steer galley { $galley }
web-head = Galley { $galley } to { $area }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
web-stays = stays
web-steps-left = { $left ->
    [one] 1 step
   *[other] { $left } steps
}
web-draw-route = Draw the way of galley { $galley } area by area, or tap where it shall go.
web-choose-galley = Choose a galley, here or on the chart.
web-route-asks = To go on from there you need consent: { $areas }.
web-sail = { $steps ->
    [0] Sail
    [one] Sail 1 step
   *[other] Sail { $steps } steps
}
web-sail-to = Sail to …
web-toll = Toll for { $power }
web-passage-from = Lies in { $area } and could go { $left } further.
web-passage-toll = You would receive { $toll }.
web-passage-together = All answers are shown together.
web-passage-always = A lasting answer can be given under “Standing answers”.
web-against = against
web-sum = { $power }  { $roll } + { $sailors } = { $sum },  ÷ { $divisor }  →  { $kills }
web-odds-kills = kills by die 1–6 (÷{ $divisor }): { $faces } · on average { $even }
web-odds-suffers = loses (÷{ $divisor }): { $faces } · on average { $even }
web-odds-help = Each side kills (die + sailors) ÷ 3, rounded down; against a castle ÷ 4.
web-no-attack = Nothing to attack.
web-prize-crew = Sailors who man galley { $galley } (0: sink it)
web-prize-help = Drag the goods to where they shall lie.
web-lost = Lost
web-sink = Sink galley { $galley }
web-seize = Seize galley { $galley } with { $sailors }
web-sinks = Sinks: { $galleys }
web-land = Land { $sailors } in { $port }
web-no-landing = No port without garrison where you lie.
web-sell-here = Sell in { $port }
web-no-sale = Nothing to sell here.
web-sell-all = Sell everything
web-land-and-sell = Land and sell
web-buy-fit = { $port }: buy as many as fit
web-standing = Standing answers
web-standing-title = Answers given for you at once when you are asked; only you see them.
web-standing-passage = When a galley asks to go on
web-passage-answer = { $answer ->
    [consent] always consent
    [refuse] always refuse
   *[ask] ask me
}
web-standing-price = When somebody asks for my price
web-standing-port = Port
web-standing-buyer = Buyer
web-standing-price-named = Price
web-standing-lowest = lowest counter-offer
web-standing-set = Set
web-standing-drop = drop
web-standing-no-port = You hold no port.
web-seat-ports = { $count ->
    [one] 1 port
   *[other] { $count } ports
}
web-seat-galleys = { $count ->
    [one] 1 galley
   *[other] { $count } galleys
}
web-warehouses = stored goods
web-prosperity = Stored goods: { $stored } of { $slots }
web-ledger = Points and goods
web-prosperity-now = Prosperity so far
web-goods-now = Who produces what · left in the box
web-monopoly = { $owner } holds every port that produces it: a monopoly
web-blank-amount = Amount
web-blank-port = Port
web-blank-load = Number by galley
web-blank-tokens = How many you want
web-blank-price = Price of each
web-blank-receive = Which galley receives what
web-blank-partner = Partner
web-blank-area = Sea area
web-blank-give = You give
web-blank-want = You want
web-blank-pay = You pay (negative: you ask for)
web-blank-crew = Crew by source
web-blank-places = Where they go
web-blank-galleys = What each galley holds afterwards
web-blank-garrison = Garrison afterwards
web-blank-scuttle = A galley without sailors may sink
web-blank-galley = Galley
web-blank-goods = Goods
web-blank-sailors = Sailors
web-blank-tolls = Toll by power
web-blank-cargo = Goods by galley
web-blank-buyer = Buyer
web-blank-lowest = Lowest counter-offer (0: ask me)
web-blank-mover = Who wants to go on
web-blank-answer = Answer
web-summary-goal = Most points after the last round win.
web-summary-bids = Sealed bids, all lost. The highest chooses a place first; equal bids roll the die.
web-summary-purchases = Goods cost { $own } in neutral and own ports; in ports of others { $least } to { $most }, up to { $monopoly } for a monopoly. Build for { $build } where { $galley } (galley) or { $castle } (castle) are stored or produced. Sailors cost { $sailor }, one for each stored good.
web-summary-movement = A galley sails as many areas as it has sailors. It enters any area, but needs consent to go on from one where others lie.
web-summary-combat = Both sides kill (die + sailors) ÷ { $divisor }, rounded down; ÷ { $castle } against a castle. A beaten galley is sunk or seized.
web-summary-control = Land at least one sailor in a port without garrison: it is yours.
web-summary-sales = A port stores each good once and pays 100 times the number of the next free slot. New market, where a rival’s empire lacks the good: { $port } more, { $capital } in a capital. Holding your capital earns { $income }.
web-summary-scoring = Own capital { $own }; each port not full { $port }; full warehouse: small { $small }, medium { $medium }, capital { $capital }; one point for { $ducats } ducats.
web-summary-points = Points

# -- what a choice is good for --
why = { $part ->
    [capital] keeps or wins back your capital
    [ports] wins ports, or keeps them
    [warehouses] brings your warehouses nearer to being full
    [galleys] strengthens your galleys, their crews and cargo
    [treasury] brings ducats
    [rivals] costs your rivals most
   *[other] is the best there is
}
