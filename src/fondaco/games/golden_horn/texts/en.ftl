# Golden Horn and Dominio da Mar in English.

# -- things --
port = { $port ->
    [venice] Venice
    [constantinople] Constantinople
   *[modone] Modone
}
port-short = { $port ->
    [venice] Ven
   *[constantinople] Con
}
colour = { $colour ->
    [orange] orange
    [pink] pink
    [green] green
    [red] red
    [blue] blue
    [yellow] yellow
   *[other] { $colour }
}
cell = { $number } ({ $colour ->
    [orange] orange
    [pink] pink
    [green] green
    [red] red
    [blue] blue
    [yellow] yellow
   *[other] { $colour }
})
space-by-seats = { $seats ->
    [2] { $two }
    [3] { $three }
   *[4] { $four }
}
pieces = { $count } { $kind ->
    [orange] orange
    [pink] pink
    [green] green
    [red] red
    [blue] blue
    [yellow] yellow
    [mercenaries] { $count ->
        [one] mercenary
       *[other] mercenaries
    }
    [peasants] { $count ->
        [one] peasant
       *[other] peasants
    }
   *[other] { $kind }
}
cards = { $count ->
    [one] { "" }
   *[other] { $count }{ " " }
}{ $colour ->
    [orange] orange
    [pink] pink
    [green] green
    [red] red
    [blue] blue
    [yellow] yellow
   *[other] { $colour }
}
fleet = { $name ->
    [Lion] Lion
    [Eagle] Eagle
    [Tower] Tower
    [Dolphin] Dolphin
   *[other] { $name }
}
sails-1 = { $c1 }
sails-2 = { $c1 }-{ $c2 }
sails-3 = { $c1 }-{ $c2 }-{ $c3 }
boat = { $boat } { $sails }
boat-bare = { $boat }
points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-more = +{ $points ->
    [one] 1 point
   *[other] { $points } points
}
points-less = −{ $points ->
    [one] 1 point
   *[other] { $points } points
}

# -- questions --
ask-fleets = Which fleet do you take?
ask-place = Where do your boats start?
ask-pre = Move one of your boats.
ask-pre-raid = Raid, or move one of your boats.
ask-sail = How far does { $boat } sail?
ask-close = Your move is done. Anything else?
ask-over = The game is over.

# -- choices --
group-boat = { $boat }, { $space }: { $reach }
group-raid = Raid { $boat } of { $owner }, { $space }, with { $cargo }
group-dominion = Dominio da Mar
group-end = The end
reach-free = free as far as { $free }
reach-wind = free as far as { $free }, with { $cards } as far as { $far }
price-free = free
price-wind = for { $cards }
action-choose-fleet = { $fleet } ({ $letter }): { $boats }
action-choose-fleet-lot = leave it to the lot
action-place-boats = { $venice } in Venice; { $constantinople } in Constantinople
action-place-boats-together = all three boats in { $port }
action-raid = raid { $boat } for { $cards }: take { $took } ({ $points }), { $left } stay aboard
action-raid-last = raid { $boat } for { $cards }: take { $took } ({ $points }), its last; { $outcome ->
    [must_turn_back] it must turn back
    [returned_at_once] it goes back to its port
   *[owner_may_turn] its owner may turn it round
}
action-choose-boat-load = { $boat } loads { $cargo } ({ $points })
action-choose-boat-load-last = { $boat } loads { $cargo } ({ $points }) and leaves { $port } empty
action-choose-boat-load-bare = { $boat } loads { $cargo } ({ $points }) and leaves { $port } without goods and mercenaries
action-choose-boat = { $boat } goes on to { $port } with { $cargo }: { $reach }
action-choose-boat-empty = { $boat } goes on to { $port }, empty: { $reach }
action-choose-boat-turn = { $boat } turns round, back to { $port }: { $reach }
action-pass = pass: none of your boats can move
action-choose-stop = to { $space }, { $price }: at sea, { $cargo } open to raids
action-choose-stop-safe = to { $space }, { $price }: at sea, { $cargo } safe from raids
action-choose-stop-empty = to { $space }, { $price }: at sea, empty
action-choose-stop-home = to { $space }, { $price }: unload { $cargo } ({ $points }), draw { $drawn ->
    [one] 1 card
   *[other] { $drawn } cards
}
action-choose-stop-home-empty = to { $space }, { $price }: arrive empty, draw { $drawn ->
    [one] 1 card
   *[other] { $drawn } cards
}
action-choose-stop-modone = to { $space }, { $price }: safe in the harbour, { $drawn ->
    [0] no cards
    [one] draw 1 card
   *[other] draw { $drawn } cards
}
action-declare-end = declare the end; { $players } still { $count ->
    [one] plays
   *[other] play
}
action-declare-end-now = declare the end; the game is over with this turn
action-conquer = conquer { $territory } ({ $worth } points) for { $paid }: { $points }
action-exchange = exchange { $count ->
    [one] 1 peasant for 1 mercenary
   *[other] { $count } peasants for { $count } mercenaries
}
action-end-turn = end the turn
ends-game = { $said } – the game ends
begins-last-turns = { $said } – the last turns begin
ends-with-turn = { $said } – the game ends with this turn

# -- events --
event-first-player-named = { $seat } is first player.
event-fleet-chosen = { $seat } takes the fleet { $fleet } ({ $letter }).
event-fleet-chosen-lot = { $seat } leaves the fleet to the lot.
event-fleet-drawn = The lot gives { $seat } the fleet { $fleet } ({ $letter }).
event-placement-sealed = { $seat } has placed the boats, face down.
event-boats-placed = { $seat } starts with { $venice } in Venice and { $constantinople } in Constantinople.
event-boats-placed-together = { $seat } starts with all boats in { $port }.
event-port-filled = New in { $port }: { $cargo }.
event-port-filled-people = New in { $port }: { $cargo } (drawn for people: { $black } black, { $white } white).
event-port-filled-nothing = Nothing new in { $port } (drawn for people: { $black } black, { $white } white).
event-cards-drawn = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-cards-drawn-seen = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }.
event-pile-shuffled = The discard pile is shuffled into a new draw pile of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-turn-begun = Round { $round }: { $seat } to play.
event-raided = { $seat } plays { $cards } and raids { $boat } of { $victim }: { $took } into the warehouse.
event-boat-emptied = { $boat } is empty { $outcome ->
    [turned] and turns back.
    [returned] and goes back to its port.
   *[may_turn] and may turn round at its next move.
}
event-boat-loaded = { $seat } loads { $cargo } onto { $boat } in { $port }.
event-boat-chosen = { $seat } moves { $boat }.
event-boat-chosen-turned = { $seat } turns { $boat } round.
event-wind-played = { $seat } plays { $cards } as wind for { $boat }.
event-boat-sailed = { $boat } of { $seat } sails from { $start } to { $stop }.
event-cargo-unloaded = { $seat } unloads { $cargo } from { $boat } in { $port }.
event-move-passed = { $seat } passes: no boat can move.
event-territory-conquered = { $seat } conquers { $territory } ({ $points } points) for { $paid }.
event-peasants-exchanged = { $seat } exchanges { $count ->
    [one] 1 peasant for a mercenary
   *[other] { $count } peasants for mercenaries
}.
event-port-relieved = In { $port }, { $count ->
    [one] 1 peasant is replaced by a mercenary
   *[other] { $count } peasants are replaced by mercenaries
}.
event-end-declared = { $seat } shows all six colours and declares the end.
event-end-set-off = { $seat } has set off the last turns: { $reason ->
    [declared] the end is declared.
    [territories] all territories are conquered.
    [port_bare] a port holds neither goods nor mercenaries.
   *[port_empty] a port is empty.
}
event-game-ended = The game is over: { $reason ->
    [declared] the end was declared.
    [territories] all territories are conquered.
    [nobody_moves] nobody can move any more.
    [port_bare] a port held neither goods nor mercenaries.
   *[port_empty] a port was emptied.
}

# -- the board --
board-set-up = Set-up
board-round = Round { $round } · { $active } to play
board-over = The game is over
board-last-turns = Last turns, set off by { $seat }; { $last } plays last.
board-points = points
board-cards = cards
board-hand = your hand
board-discard = discards
board-bag = bag
board-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the draw pile
board-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
board-cubes-people = , of them { $black } black, { $white } white
board-sealed = boats placed, face down
board-lot = waits for the lot
board-people = supply: { $supply } m, { $reserve } p
board-territory = { $territory } { $cost }→{ $points }
board-mercenaries = mercenaries
board-peasants = peasants
board-may-turn = may turn
board-first = first player

# -- scoring --
part-goods = goods
part-rows = rows
part-territories = territories
part-people = people

# -- the board in the browser --
web-board = The sea lane between Venice and Constantinople
web-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
web-boat = { $boat } of { $owner }, bound for { $heading }: { $cargo }
web-empty = empty
web-place = { $boat } starts in { $port }
web-warehouses = Warehouses
web-no-cards = no cards
web-fleets = Choose your fleet
web-reconstructed-sails = Reconstructed: which colours go together on a fleet’s boats. Only A3 is known from the rulebook.
web-supply = mercenaries in the supply: { $count }
web-reserve = black cubes that may come as peasants: { $count }
web-people = supply
web-territory = { $territory }: { $points } points for { $cost } mercenaries
web-territory-taken = { $territory }, { $points } points, conquered by { $owner }
web-points-short = { $points } pts
web-summary-turn = On your turn
web-summary-raid = First, if you like, a raid: two cards of a boat’s sail colours take one good from it; only at sea.
web-summary-load = Then move one boat. Leaving a home port, it loads all goods of one colour that is not on its sails.
web-summary-sail = The first step is free; so is every step from a cell of a sail colour. From any other cell a card of its colour is the wind.
web-summary-leap = Occupied cells are leapt over. In a port the move ends.
web-summary-cards = In Venice and Constantinople everything is unloaded. Cards for every stop in port: one sail colour 3, two 2, three 1; with two players none in Modone.
web-summary-points = Points
web-summary-goods = 1 for each good in the warehouse; rows of 4, 5, 6 different colours give 1, 2, 4 more.
web-summary-dominio = With Dominio da Mar: territories as printed, and 1 for each mercenary and peasant. The end also comes when all five are conquered.
web-summary-end = The end
web-summary-how = A port is empty, or somebody with all six colours declares it. Then the round is finished or, if so agreed, all others play once more.
web-cards-in-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
