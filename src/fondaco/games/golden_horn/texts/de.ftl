# Golden Horn und Dominio da Mar auf Deutsch.

# -- Dinge --
port = { $port ->
    [venice] Venedig
    [constantinople] Konstantinopel
   *[modone] Modone
}
port-short = { $port ->
    [venice] Ven
   *[constantinople] Kon
}
colour = { $colour ->
    [orange] Orange
    [pink] Rosa
    [green] Grün
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[other] { $colour }
}
cell = { $number } ({ $colour ->
    [orange] orange
    [pink] rosa
    [green] grün
    [red] rot
    [blue] blau
    [yellow] gelb
   *[other] { $colour }
})
space-by-seats = { $seats ->
    [2] { $two }
    [3] { $three }
   *[4] { $four }
}
pieces = { $count } { $kind ->
    [orange] orange
    [pink] rosa
    [green] grüne
    [red] rote
    [blue] blaue
    [yellow] gelbe
    [mercenaries] Söldner
    [peasants] { $count ->
        [one] Bauer
       *[other] Bauern
    }
   *[other] { $kind }
}
cards = { $count ->
    [one] { "" }
   *[other] { $count } ×{ " " }
}{ $colour ->
    [orange] Orange
    [pink] Rosa
    [green] Grün
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[other] { $colour }
}
fleet = { $name ->
    [Lion] Löwe
    [Eagle] Adler
    [Tower] Turm
    [Dolphin] Delfin
   *[other] { $name }
}
sails-1 = { $c1 }
sails-2 = { $c1 }-{ $c2 }
sails-3 = { $c1 }-{ $c2 }-{ $c3 }
boat = { $boat } { $sails }
boat-bare = { $boat }
points-of = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-more = +{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-less = −{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# -- Fragen --
ask-fleets = Welche Flotte nimmst du?
ask-place = Wo beginnen deine Boote?
ask-pre = Bewege eines deiner Boote.
ask-pre-raid = Überfalle ein Boot oder bewege eines der deinen.
ask-sail = Wie weit fährt { $boat }?
ask-close = Deine Fahrt ist zu Ende. Sonst noch etwas?
ask-over = Die Partie ist zu Ende.

# -- Möglichkeiten --
group-boat = { $boat }, { $space }: { $reach }
group-raid = Überfall auf { $boat } von { $owner }, { $space }, Ladung: { $cargo }
group-dominion = Dominio da Mar
group-end = Das Ende
reach-free = ohne Karten bis { $free }
reach-wind = ohne Karten bis { $free }, mit { $cards } bis { $far }
price-free = ohne Karten
price-wind = für { $cards }
action-choose-fleet = { $fleet } ({ $letter }): { $boats }
action-choose-fleet-lot = dem Los überlassen
action-place-boats = { $venice } in Venedig; { $constantinople } in Konstantinopel
action-place-boats-together = alle drei Boote in { $port }
action-raid = { $boat } überfallen für { $cards }: { $took } nehmen ({ $points }), { $left } bleiben an Bord
action-raid-last = { $boat } überfallen für { $cards }: { $took } nehmen ({ $points }), das letzte Stück; { $outcome ->
    [must_turn_back] es muss umkehren
    [returned_at_once] es kehrt sofort in den Hafen zurück
   *[owner_may_turn] sein Besitzer darf es wenden
}
action-choose-boat-load = { $boat } lädt { $cargo } ({ $points })
action-choose-boat-load-last = { $boat } lädt { $cargo } ({ $points }) und leert { $port }
action-choose-boat-load-bare = { $boat } lädt { $cargo } ({ $points }) und lässt { $port } ohne Waren und Söldner
action-choose-boat = { $boat } fährt weiter nach { $port }, Ladung { $cargo }: { $reach }
action-choose-boat-empty = { $boat } fährt leer weiter nach { $port }: { $reach }
action-choose-boat-turn = { $boat } wendet, zurück nach { $port }: { $reach }
action-pass = passen: keines deiner Boote kann fahren
action-choose-stop = bis { $space }, { $price }: auf See, { $cargo } den Überfällen ausgesetzt
action-choose-stop-safe = bis { $space }, { $price }: auf See, { $cargo } vor Überfällen sicher
action-choose-stop-empty = bis { $space }, { $price }: auf See, leer
action-choose-stop-home = bis { $space }, { $price }: { $cargo } entladen ({ $points }), { $drawn ->
    [one] 1 Karte ziehen
   *[other] { $drawn } Karten ziehen
}
action-choose-stop-home-empty = bis { $space }, { $price }: leer ankommen, { $drawn ->
    [one] 1 Karte ziehen
   *[other] { $drawn } Karten ziehen
}
action-choose-stop-modone = bis { $space }, { $price }: sicher im Hafen, { $drawn ->
    [0] keine Karten
    [one] 1 Karte ziehen
   *[other] { $drawn } Karten ziehen
}
action-declare-end = das Ende ansagen; dann { $count ->
    [one] zieht
   *[other] ziehen
} noch { $players }
action-declare-end-now = das Ende ansagen; die Partie endet mit diesem Zug
action-conquer = { $territory } ({ $worth } Punkte) für { $paid } erobern: { $points }
action-exchange = { $count ->
    [one] 1 Bauern gegen 1 Söldner tauschen
   *[other] { $count } Bauern gegen { $count } Söldner tauschen
}
action-end-turn = den Zug beenden
ends-game = { $said } – die Partie endet
begins-last-turns = { $said } – die letzten Züge beginnen
ends-with-turn = { $said } – die Partie endet mit diesem Zug

# -- Ereignisse --
event-first-player-named = { $seat } beginnt.
event-fleet-chosen = { $seat } nimmt die Flotte { $fleet } ({ $letter }).
event-fleet-chosen-lot = { $seat } überlässt die Flotte dem Los.
event-fleet-drawn = Das Los gibt { $seat } die Flotte { $fleet } ({ $letter }).
event-placement-sealed = { $seat } hat die Boote verdeckt aufgestellt.
event-boats-placed = { $seat } beginnt mit { $venice } in Venedig und { $constantinople } in Konstantinopel.
event-boats-placed-together = { $seat } beginnt mit allen Booten in { $port }.
event-port-filled = Neu in { $port }: { $cargo }.
event-port-filled-people = Neu in { $port }: { $cargo } (für Leute gezogen: { $black } schwarz, { $white } weiß).
event-port-filled-nothing = Nichts Neues in { $port } (für Leute gezogen: { $black } schwarz, { $white } weiß).
event-cards-drawn = { $seat } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
event-cards-drawn-seen = { $seat } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $cards }.
event-pile-shuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
event-turn-begun = Runde { $round }: { $seat } ist am Zug.
event-raided = { $seat } spielt { $cards } und überfällt { $boat } von { $victim }: { $took } ins eigene Lagerhaus.
event-boat-emptied = { $boat } ist leer { $outcome ->
    [turned] und kehrt um.
    [returned] und kehrt in den Hafen zurück.
   *[may_turn] und darf bei seiner nächsten Fahrt wenden.
}
event-boat-loaded = { $seat } lädt in { $port } auf { $boat }: { $cargo }.
event-boat-chosen = { $seat } bewegt { $boat }.
event-boat-chosen-turned = { $seat } wendet { $boat }.
event-wind-played = { $seat } spielt { $cards } als Wind für { $boat }.
event-boat-sailed = { $boat } von { $seat } fährt von { $start } bis { $stop }.
event-cargo-unloaded = { $seat } entlädt in { $port } von { $boat }: { $cargo }.
event-move-passed = { $seat } passt: Kein Boot kann fahren.
event-territory-conquered = { $seat } erobert { $territory } ({ $points } Punkte) für { $paid }.
event-peasants-exchanged = { $seat } tauscht { $count ->
    [one] 1 Bauern gegen einen Söldner
   *[other] { $count } Bauern gegen Söldner
}.
event-port-relieved = In { $port } { $count ->
    [one] ersetzt ein Söldner 1 Bauern
   *[other] ersetzen Söldner { $count } Bauern
}.
event-end-declared = { $seat } zeigt alle sechs Farben und sagt das Ende an.
event-end-set-off = { $seat } hat die letzten Züge ausgelöst: { $reason ->
    [declared] Das Ende ist angesagt.
    [territories] Alle Gebiete sind erobert.
    [port_bare] In einem Hafen sind weder Waren noch Söldner.
   *[port_empty] Ein Hafen ist leer.
}
event-game-ended = Die Partie ist zu Ende: { $reason ->
    [declared] Das Ende wurde angesagt.
    [territories] Alle Gebiete sind erobert.
    [nobody_moves] Niemand kann mehr fahren.
    [port_bare] In einem Hafen waren weder Waren noch Söldner.
   *[port_empty] Ein Hafen wurde geleert.
}

# -- der Spielplan --
board-set-up = Aufbau
board-round = Runde { $round } · { $active } ist am Zug
board-over = Die Partie ist zu Ende
board-last-turns = Letzte Züge, ausgelöst von { $seat }; { $last } spielt zuletzt.
board-points = Punkte
board-cards = Karten
board-hand = deine Hand
board-discard = Ablage
board-bag = Beutel
board-pile = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-cubes = { $count } Würfel
board-cubes-people = , davon { $black } schwarz, { $white } weiß
board-sealed = Boote verdeckt aufgestellt
board-lot = wartet auf das Los
board-people = Vorrat: { $supply } m, { $reserve } p
board-territory = { $territory } { $cost }→{ $points }
board-mercenaries = Söldner
board-peasants = Bauern
board-may-turn = darf wenden
board-first = Startspieler

# -- Wertung --
part-goods = Waren
part-rows = Reihen
part-territories = Gebiete
part-people = Leute

# -- das Brett im Browser --
web-board = Der Seeweg zwischen Venedig und Konstantinopel
web-choices = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-boat = { $boat } von { $owner }, auf dem Weg nach { $heading }: { $cargo }
web-empty = leer
web-place = { $boat } beginnt in { $port }
web-warehouses = Lagerhäuser
web-no-cards = keine Karten
web-fleets = Wähle deine Flotte
web-reconstructed-sails = Rekonstruiert: welche Farben die Boote einer Flotte tragen. Nur A3 ist aus der Regel bekannt.
web-supply = Söldner im Vorrat: { $count }
web-reserve = schwarze Würfel, die als Bauern kommen können: { $count }
web-people = Vorrat
web-territory = { $territory }: { $points } Punkte für { $cost } Söldner
web-territory-taken = { $territory }, { $points } Punkte, erobert von { $owner }
web-points-short = { $points } P.
web-summary-turn = In deinem Zug
web-summary-raid = Zuerst, wenn du willst, ein Überfall: Zwei Karten der Segelfarben eines Bootes holen eine Ware von ihm; nur auf See.
web-summary-load = Dann bewegst du ein Boot. Verlässt es einen Heimathafen, lädt es alle Waren einer Farbe, die nicht auf seinen Segeln ist.
web-summary-sail = Der erste Schritt ist frei, ebenso jeder von einem Feld einer Segelfarbe. Sonst ist eine Karte der Feldfarbe der Wind.
web-summary-leap = Besetzte Felder werden übersprungen. In einem Hafen endet die Fahrt.
web-summary-cards = In Venedig und Konstantinopel wird alles entladen. Jeder Halt im Hafen bringt Karten: eine Segelfarbe 3, zwei 2, drei 1; zu zweit in Modone keine.
web-summary-points = Punkte
web-summary-goods = 1 für jede Ware im Lagerhaus; Reihen aus 4, 5, 6 verschiedenen Farben geben 1, 2, 4 dazu.
web-summary-dominio = Mit Dominio da Mar: Gebiete nach ihrem Wert, und 1 für jeden Söldner und Bauern. Das Ende kommt auch, wenn alle fünf erobert sind.
web-summary-end = Das Ende
web-summary-how = Ein Hafen ist leer, oder jemand mit allen sechs Farben sagt es an. Dann wird die Runde beendet oder, wenn so vereinbart, ziehen alle anderen noch einmal.
web-cards-in-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
