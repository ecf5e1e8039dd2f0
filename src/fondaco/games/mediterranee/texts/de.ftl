# Méditerranée auf Deutsch.

# -- Dinge --
power = { $power ->
    [venice] Venedig
    [genoa] Genua
    [spain] Spanien
    [turkey] Türkei
   *[other] { $power }
}
power-led = { $power ->
    [venice] Venedig
    [genoa] Genua
    [spain] Spanien
    [turkey] die Türkei
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
    [gems] Edelsteine
    [gold] Gold
    [spices] Gewürze
    [wine] Wein
    [cloth] Tuch
    [iron] Eisen
    [wood] Holz
   *[other] { $good }
}
good-some = { $good ->
    [gems] Edelsteine
    [gold] Gold
    [spices] Gewürze
    [wine] Wein
    [cloth] Tuch
    [iron] Eisen
    [wood] Holz
   *[other] { $good }
}
good-letter = { $good ->
    [gems] E
    [gold] G
    [spices] Z
    [wine] W
    [cloth] T
    [iron] I
    [wood] H
   *[other] { $good }
}
goods = { $count } { $good ->
    [gems] { $count ->
        [one] Edelstein
       *[other] Edelsteine
    }
    [gold] Gold
    [spices] { $count ->
        [one] Gewürz
       *[other] Gewürze
    }
    [wine] Wein
    [cloth] Tuch
    [iron] Eisen
    [wood] Holz
   *[other] { $good }
}
sailors = { $count ->
    [one] 1 Matrose
   *[other] { $count } Matrosen
}
sailors-object = { $count ->
    [one] 1 Matrosen
   *[other] { $count } Matrosen
}
ducats = { $amount ->
    [one] 1 Dukat
   *[other] { $amount } Dukaten
}
nothing = nichts
galley = Galeere { $galley }
galley-the = Galeere { $galley }
sea = { $key ->
    [alboran] Alboránmeer
    [baleares] See vor den Balearen
    [mer_noire] Schwarzes Meer
    [numidie] Numidische Küste
    [tyrrhenienne] Tyrrhenisches Meer
    [ionienne] Ionisches Meer
    [chypre] Zyprisches Meer
    [syrtes] See vor den Syrten
    [libye] Libysches Meer
   *[other] { $label }
}
sea-short = { $key ->
    [alboran] Alboránmeer
    [baleares] Balearen
    [mer_noire] Schwarzes Meer
    [numidie] Numidien
    [tyrrhenienne] Tyrrhen. Meer
    [ionienne] Ionisches Meer
    [chypre] Zypern
    [syrtes] Syrten
    [libye] Libysches Meer
   *[other] { $label }
}
area = { $name } ({ $number })
aboard = { $count } auf Galeere { $galley }
aboard-all = auf Galeere { $galley }
ashore = { $count } in die Garnison
ashore-all = in die Garnison
garrison = Garnison
crew-of = { $count } { $source ->
    [garrison] aus der Garnison
    [enrolled] neu angeworben
   *[other] von Galeere { $source }
}
galley-holds = Galeere { $galley } ({ $pieces })
plus = { $one } + { $other }
garrison-holds = Garnison { $count }
bid-of = { $seat } { $amount }
toll-of = { $amount } ({ $who })
consent-of = { $who } { $consent ->
    [yes] stimmt zu
   *[no] lehnt ab
}
phase = { $phase ->
    [powers] Wahl der Mächte
    [deployment] Verteilung der Matrosen
    [bids] Phase 1: Gebote
    [positions] Phase 1: Plätze der Zugfolge
    [purchases] Phase 2: Käufe
    [movement] Phase 3: Bewegung
    [combat] Phase 4: Kampf
    [control] Phase 5: Hafenkontrolle
    [sales] Phase 6: Verkäufe und Einkünfte
   *[over] das Ende
}

# -- Fragen --
ask-powers = Welche Macht führst du?
ask-deployment = Wie verteilst du deine Matrosen?
ask-bids = Was bietest du für einen Platz der Zugfolge? Jedes Gebot ist verloren.
ask-positions = Welchen Platz der Zugfolge nimmst du?
ask-purchases = Kaufe, handle, baue, wirb an, lade um; dann beende deinen Zug.
ask-movement = Bewege deine Galeeren, jede um so viele Gebiete, wie sie Matrosen hat.
ask-movement-underway = Galeere { $galley } ist unterwegs, { $area }; noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
}.
ask-combat = Greifst du an?
ask-control = Setzt du Matrosen in Häfen ohne Garnison an Land?
ask-sales = Was verkaufst du?
ask-over = Die Partie ist zu Ende.
ask-price = { $buyer } fragt nach deinem Preis in { $port } ({ $good }){ $tokens ->
    [0] { "" }
   *[other] , für { $tokens }
}.
ask-named = { $owner } verlangt { $price } je Marke in { $port } ({ $good }).
ask-last = { $owner } bleibt bei { $price } je Marke in { $port } ({ $good }).
ask-countered = { $buyer } bietet { $price } je Marke für { $goods } in { $port }; verlangt hast du { $named }.
ask-trade = { $partner } fragt nach deinen Bedingungen für { $goods }, { $area }.
ask-trade-named = { $partner } bietet dir { $give } für { $want }, { $area }.
ask-trade-last = { $partner } lehnt deine Bedingungen ab; es bleibt bei den ersten: { $give } für { $want }.
ask-trade-countered = { $partner } bietet stattdessen { $give } für { $want }, { $area }.
ask-passage = { $mover } will mit Galeere { $galley } weiterfahren, { $area }{ $toll ->
    [0] { "" }
   *[other] , und würde dir { $toll } zahlen
}.
ask-prize = Deine Galeere { $victor } hat Galeere { $beaten } von { $owner } geschlagen: versenken oder kapern?

# -- Überschriften --
group-buy = Kaufen, { $area }: { $good } zu { $price }; im Vorrat: { $left }
group-ask = Fremde Häfen
group-trade = Handel mit { $partner }, { $area }
group-yard = Bauen und anwerben
group-stow = Umladen, { $area }
group-discard = Abgeben
group-galley = Galeere { $galley }, { $area }: { $pieces }
group-land = Landen, { $area }
group-sell = Verkaufen, { $area }
group-talk = Deine Antwort
group-end = Ende des Zuges

# -- Möglichkeiten --
action-choose-power = { $power }: Hauptstadt { $port }, erzeugt { $good }
action-choose-power-lot = dem Los überlassen
action-deploy = { $first } und { $second } an Bord, { $garrison } in { $port }
action-bid = { $amount } bieten, es bleiben { $left }
action-bid-nothing = nichts bieten: ein Platz, der übrig bleibt
action-take-position = { $position }: Platz { $number } von { $count }
action-take-position-first = { $position }: in jeder Phase zuerst
action-take-position-last = { $position }: in jeder Phase zuletzt
ends-game = { $said } – die Partie endet
ends-move = { $said }; Galeere { $galley } hält an
action-done = { $phase ->
    [purchases] den Zug beenden: kein Kauf oder Bau mehr in dieser Runde
    [movement] den Zug beenden: was nicht bewegt wurde, bleibt liegen
    [combat] den Zug beenden: kein Angriff mehr
    [control] den Zug beenden: keine Landung mehr
   *[sales] den Zug beenden: Unverkauftes bleibt an Bord
}
action-buy = { $goods } ({ $load }) kaufen für { $paid }; es bleiben { $left }
action-buy-owner = { $goods } ({ $load }) kaufen für { $paid }, bezahlt an { $owner }; es bleiben { $left }
action-ask-price = { $owner } nach dem Preis in { $port } fragen ({ $good }, { $least } bis { $most } je Marke){ $tokens ->
    [0] { "" }
   *[other] , für { $tokens }
}
action-name-price = { $price } je Marke verlangen
action-name-price-most = { $price } je Marke verlangen, das Höchste
action-take = { $goods } ({ $load }) kaufen für { $paid }; es bleiben { $left }
action-counter = { $price } je Marke bieten für { $goods } ({ $load }): { $paid } statt { $full }
action-leave = gehen; der Preis gilt für dich bis zum Ende des Zuges
action-leave-closed = gehen; der Hafen verkauft dir in diesem Zug nichts mehr
action-leave-trade = gehen ohne Handel
action-accept = { $goods } zu { $price } je Marke verkaufen: du erhältst { $paid }
action-accept-trade = annehmen: du gibst { $give }, du bekommst { $want }
action-refuse = ablehnen: es bleibt bei deinem Preis von { $price }
action-refuse-trade = ablehnen
action-refuse-trade-counter = ablehnen: es bleibt bei deinen ersten Bedingungen
action-propose-trade = { $partner } { $give } für { $want } bieten
action-ask-trade = { $partner } nach Bedingungen für { $goods } fragen
action-counter-trade = stattdessen bieten: du gibst { $give }, du bekommst { $want }
action-withdraw = deinen Vorschlag zurückziehen
action-build-galley = eine Galeere in { $port } bauen für { $paid }, Mannschaft: { $crew }; es bleiben { $left }
action-build-castle = eine Burg in { $port } bauen für { $paid }: Angreifer teilen durch { $divisor }; es bleiben { $left }
action-enrol = { $sailors } in { $port } anwerben ({ $places }) für { $paid }; es bleiben { $left }
action-rearrange = umladen: { $holdings }
action-rearrange-scuttle = umladen: { $holdings }; es { $count ->
    [one] sinkt
   *[other] sinken
}: { $sunk }
action-rearrange-move = { $pieces }: { $source } → { $target }
action-discard-goods = { $goods } von Galeere { $galley } in den Vorrat zurückgeben
action-discard-sailors = { $sailors } von Galeere { $galley } in den Vorrat zurückgeben
action-discard-sailors-garrison = { $sailors } von Galeere { $galley } in die Garnison von { $port } setzen
action-step = Galeere { $galley } → { $area }, { $left ->
    [0] letzter Schritt
    [one] noch 1 Schritt
   *[other] noch { $left } Schritte
}
action-step-met = Galeere { $galley } → { $area }, { $left ->
    [one] noch 1 Schritt
   *[other] noch { $left } Schritte
}; Zustimmung nötig: { $owners }
action-request-passage = { $owners } bitten, Galeere { $galley } weiterfahren zu lassen; eine Ablehnung beendet ihre Bewegung
action-request-passage-toll = { $owners } bitten, Galeere { $galley } weiterfahren zu lassen, für { $tolls }; eine Ablehnung beendet ihre Bewegung
action-stop = Galeere { $galley } anhalten, { $area }
action-answer-passage-consent = Galeere { $galley } weiterfahren lassen, wohin sie will
action-answer-passage-refuse = ablehnen: Galeere { $galley } bleibt diese Runde liegen, { $area }
action-attack = Galeere { $galley } greift Galeere { $target } von { $owner } an ({ $sailors }; Ladung: { $goods }): tötet { $deals }, verliert { $suffers }
action-attack-port = Galeere { $galley } greift { $port } von { $owner } an (Garnison { $garrison }{ $castle ->
    [yes] , Burg
   *[no] { "" }
}): tötet { $deals }, verliert { $suffers }
range = { $least } bis { $most }
range-one = { $least }
action-sink = Galeere { $beaten } versenken; { $lost ->
    [0] alle Waren finden Platz
    [one] 1 Ware geht verloren
   *[other] { $lost } Waren gehen verloren
}
action-seize = Galeere { $beaten } mit { $sailors } kapern, { $stay } auf Galeere { $victor }; { $lost ->
    [0] alle Waren finden Platz
    [one] 1 Ware geht verloren
   *[other] { $lost } Waren gehen verloren
}
action-seize-all = Galeere { $beaten } mit der ganzen Mannschaft kapern ({ $sailors }): deine Galeere { $victor } sinkt; { $lost ->
    [0] alle Waren finden Platz
    [one] 1 Ware geht verloren
   *[other] { $lost } Waren gehen verloren
}
action-land = { $sailors } von { $galleys } in { $port } an Land setzen ({ $before ->
    [neutral] neutral
    [own] bleibt deiner
   *[other] { $owner } abgenommen
})
action-land-sinking = { $sailors } von { $galleys } in { $port } an Land setzen ({ $before ->
    [neutral] neutral
    [own] bleibt deiner
   *[other] { $owner } abgenommen
}); es { $count ->
    [one] sinkt
   *[other] sinken
}: { $sunk }
action-sell = { $good } von Galeere { $galley } in { $port } verkaufen: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (neuer Markt)
}
action-sell-full-own = { $good } von Galeere { $galley } in { $port } verkaufen: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (neuer Markt)
}; füllt dein Lagerhaus ({ $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
})
action-sell-full-neutral = { $good } von Galeere { $galley } in { $port } verkaufen: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (neuer Markt)
}; füllt das Lagerhaus
action-sell-full-other = { $good } von Galeere { $galley } in { $port } verkaufen: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (neuer Markt)
}; füllt das Lagerhaus von { $owner } ({ $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
})
action-instruct-price = fester Preis in { $port } für { $buyer }: { $price ->
    [0] frag mich
   *[other] { $price }
}; niedrigstes Gegenangebot: { $lowest ->
    [0] frag mich
   *[other] { $lowest }
}
action-instruct-passage = wenn { $mover } weiterfahren will: { $answer ->
    [consent] immer zustimmen
    [refuse] immer ablehnen
   *[ask] frag mich
}

# -- Eingaben --
form-bid = jede andere Summe
form-buy = mehrere auf einmal kaufen, { $port }
form-ask-price = nach dem Preis fragen, { $port }, und sagen, wie viele du willst
form-take = Galeere für Galeere nehmen
form-counter = einen anderen Preis bieten
form-accept = annehmen und sagen, welche Galeere was bekommt
form-propose-trade = { $partner } einen Handel vorschlagen, { $area }
form-ask-trade = { $partner } nach Bedingungen fragen, { $area }
form-counter-trade = andere Bedingungen vorschlagen
form-build-galley = eine Galeere mit beliebiger Mannschaft bauen, { $port }
form-enrol = mehrere Matrosen anwerben, { $port }
form-rearrange = alle Stücke neu verteilen, { $area }
form-discard-goods = Waren von Galeere { $galley } über Bord werfen
form-discard-sailors = mehrere Matrosen von Galeere { $galley } absetzen
form-request-passage = Durchfahrt für Galeere { $galley } erbitten und Zoll bieten
form-sink = sie versenken und sagen, welche Waren du behältst
form-seize = sie kapern und sagen, wohin die Waren kommen
form-land = Matrosen landen, Galeere für Galeere, { $port }
form-instruct-price = einen festen Preis für einen Käufer hinterlassen
form-instruct-passage = eine feste Antwort für einen Ziehenden hinterlassen
blank-amount = Was bietest du?
blank-load = Wie viele auf welche Galeere?
blank-tokens = Wie viele willst du? Es bindet niemanden.
blank-price = Welcher Preis für jedes Stück?
blank-price-instruct-price = Welcher Preis für jedes Stück? 0: mich fragen.
blank-lowest = Welches ist das niedrigste Gegengebot, das du annimmst? 0: mich fragen.
blank-give = Was gibst du, von welcher Galeere?
blank-want = Was willst du, von welcher Galeere?
blank-want-ask-trade = Was willst du?
blank-pay = Was zahlst du? Eine negative Summe bekommst du.
blank-receive = Welche Galeere bekommt was? Nichts: der Reihe nach.
blank-crew = Wie viele Matrosen woher?
blank-places = Wie viele Matrosen wohin?
blank-galleys = Was hat danach jede Galeere?
blank-garrison = Wie viele Matrosen bilden die Garnison? Nichts: so viele wie jetzt.
blank-scuttle = Dürfen Galeeren ohne Matrosen sinken?
blank-goods = Welche Waren gehen über Bord?
blank-sailors-discard-sailors = Wie viele Matrosen?
blank-sailors-seize = Wie viele Matrosen bemannen sie?
blank-sailors-land = Wie viele Matrosen von welcher Galeere?
blank-tolls = Welcher Zoll für welche Macht?
blank-cargo = Welche Waren liegen danach wo? Nichts: so viele, wie Platz finden.
blank-port = Welcher Hafen?
blank-buyer = Welcher Käufer: { $players }?
blank-mover = Welcher Spieler: { $players }?
blank-answer = Wie ist die Antwort?
player-number = { $number } für { $seat }
standing-answer = { $answer ->
    [consent] immer zustimmen
    [refuse] immer ablehnen
   *[ask] jedes Mal mich fragen
}
piece-name = { $piece ->
    [garrison] Garnison
    [enrolled] Angeworbene
   *[sailors] Matrosen
}
name = { $name }

# -- Ereignisse --
event-power-chosen = { $seat } nimmt { $power }.
event-power-chosen-lot = { $seat } überlässt die Macht dem Los.
event-power-drawn = Das Los gibt { $seat } { $power }.
event-power-assigned = { $seat } führt { $power }, Hauptstadt { $port }.
event-deployment-sealed = { $seat } hat die Matrosen geheim verteilt.
event-deployment-changed = Du hast deine Matrosen neu verteilt.
event-deployed = { $seat } verteilt die Matrosen: { $crews }, Garnison { $garrison }.
event-round-begun = Runde { $round } von { $rounds }.
event-bid-sealed = { $seat } hat geheim geboten.
event-bid-changed = Dein Gebot ist jetzt { $amount }.
event-bids-revealed = Die Gebote, alle an die Bank bezahlt: { $bids }.
event-dice-rolled = Der Würfel entscheidet: { $rolls }.
event-position-taken = { $seat } nimmt Platz { $position }.
event-order-fixed = Zugfolge der Runde: { $order }.
event-phase-begun = { $phase ->
    [purchases] Phase 2: Käufe.
    [movement] Phase 3: Bewegung.
    [combat] Phase 4: Kampf.
    [control] Phase 5: Hafenkontrolle.
   *[sales] Phase 6: Verkäufe und Einkünfte.
}
event-turn-begun = { $seat } ist am Zug.
event-turn-passed = { $seat } passt.
event-turn-ended = { $seat } ist fertig.
event-bought = { $seat } kauft { $goods } in { $port } ({ $load }) für { $paid }.
event-bought-from = { $seat } kauft { $goods } in { $port } ({ $load }) für { $paid }, bezahlt an { $owner }.
event-price-asked = { $seat } fragt { $owner } nach dem Preis in { $port } ({ $good }){ $tokens ->
    [0] { "" }
   *[other] , für { $tokens }
}.
event-price-named = { $seat } nennt { $price } je Marke in { $port } ({ $good }).
event-countered = { $seat } bietet { $price } je Marke in { $port } für { $goods }.
event-counter-answered = { $seat } { $accepted ->
    [yes] nimmt das Gegenangebot an
   *[no] lehnt das Gegenangebot ab
}, { $port }.
event-talk-left = { $seat } geht ohne Handel.
event-trade-asked = { $seat } fragt { $partner } nach Bedingungen für { $goods }, { $area }.
event-trade-proposed = { $seat } bietet { $partner } { $give } für { $want }, { $area }.
event-trade-countered = { $seat } bietet { $partner } stattdessen { $give } für { $want }.
event-trade-refused = { $seat } lehnt die Bedingungen ab.
event-trade-withdrawn = { $seat } zieht den Vorschlag zurück.
event-traded = { $seat } gibt { $partner } { $give } für { $want }, { $area }.
event-galley-built = { $seat } baut die Galeere { $galley } in { $port } für { $paid }, Mannschaft: { $crew }.
event-castle-built = { $seat } baut eine Burg in { $port } für { $paid }.
event-enrolled = { $seat } wirbt { $sailors } in { $port } an ({ $places }) für { $paid }.
event-rearranged = { $seat } lädt um, { $area }: { $holdings }.
event-galley-sunk = Galeere { $galley } von { $seat } sinkt, { $area }.
event-galley-sunk-goods = Galeere { $galley } von { $seat } sinkt, { $area }, mit { $goods }.
event-goods-discarded = { $seat } gibt { $goods } von Galeere { $galley } in den Vorrat zurück.
event-sailors-discarded = { $seat } gibt { $sailors } von Galeere { $galley } in den Vorrat zurück.
event-galley-moved = { $seat }: Galeere { $galley }, { $start } → { $area }.
event-galley-stopped = { $seat } hält Galeere { $galley } an, { $area }.
event-passage-requested = { $seat } bittet { $asked }, Galeere { $galley } weiterfahren zu lassen, { $area }.
event-passage-requested-toll = { $seat } bittet { $asked }, Galeere { $galley } weiterfahren zu lassen, { $area }, für { $tolls }.
event-passage-sealed = { $seat } hat geheim geantwortet.
event-passage-answered = Antworten: { $answers }; { $passes ->
    [yes] Galeere { $galley } darf weiterfahren
   *[no] Galeere { $galley } bleibt liegen
}, { $area }.
event-galleys-fought = Galeere { $galley } von { $seat } (Wurf { $roll }, verliert { $loss }) greift Galeere { $target } von { $owner } an (Wurf { $roll2 }, verliert { $loss2 }), { $area }.
event-port-attacked = Galeere { $galley } von { $seat } (Wurf { $roll }, verliert { $loss }) greift { $port } von { $owner } an (Wurf { $roll2 }, verliert { $loss2 }).
event-galley-beaten = Galeere { $by } von { $victor } schlägt Galeere { $galley } von { $owner }.
event-prize-taken = { $seat } kapert Galeere { $galley } mit { $sailors }; Ladung jetzt: { $cargo }.
event-prize-taken-sunk = { $seat } versenkt Galeere { $galley }; Ladung jetzt: { $cargo }.
event-landed = { $seat } landet { $sailors } in { $port } { $before ->
    [neutral] und nimmt den Hafen ein.
    [own] und hält den Hafen.
   *[other] und nimmt { $owner } den Hafen ab.
}
event-sold = { $seat } verkauft { $good } in { $port } für { $price }{ $bonus ->
    [0] { "" }
   *[other] , dazu { $bonus } für einen neuen Markt
}.
event-income-paid = { $seat } erhält { $amount } aus der Hauptstadt.
event-price-instructed = Dein fester Preis in { $port } für { $buyer }: { $price ->
    [0] du wirst gefragt
   *[other] { $price }
}; niedrigstes Gegenangebot: { $lowest ->
    [0] du wirst gefragt
   *[other] { $lowest }
}.
event-passage-instructed = Wenn { $mover } weiterfahren will: { $answer ->
    [consent] du stimmst immer zu.
    [refuse] du lehnst immer ab.
   *[ask] du wirst gefragt.
}
event-game-ended = Die letzte Runde ist vorbei. In den Kassen: { $money }.

# -- der Plan --
board-set-up = Aufbau · { $phase }
board-round = Runde { $round } von { $rounds } · { $phase }
board-over = Die Partie ist zu Ende
board-ducats = Dukaten
board-ports = Häfen
board-galleys = Galeeren
board-sailors = Matrosen
board-castles = Burgen
board-points = Punkte
board-points-known = Punkte ohne Geld
board-box = Vorrat:
board-box-pieces = Vorrat: { $galleys ->
    [one] 1 Galeere
   *[other] { $galleys } Galeeren
}, { $sailors ->
    [one] 1 Matrose
   *[other] { $sailors } Matrosen
}, { $castles ->
    [one] 1 Burg
   *[other] { $castles } Burgen
}
board-bank = Bank { $amount }
board-sealed = hat gewählt
board-bid = Gebot { $amount }
board-prices = Preise für { $buyer }: { $prices }
board-price = { $port } { $price }
board-standing = Deine festen Antworten: { $answers }
board-standing-price = { $port } an { $buyer } { $price }/{ $lowest }
board-standing-passage = { $mover } { $answer ->
    [consent] darf vorbei
   *[refuse] darf nicht vorbei
}
board-flag = Garnison
board-castle = Burg
board-crew = Matrosen
board-slots = freie Plätze ×100, Nachbarn
board-open-sea = offene See
board-capital = Hauptstadt

# -- Wertung --
part-capital = Hauptstadt
part-ports = Häfen
part-warehouses = volle Lagerhäuser
part-treasury = Kasse

# -- das Brett im Browser --
web-chart = Karte des Mittelmeers
web-panel = Was hier getan werden kann
web-done = { $phase ->
    [purchases] Käufe beenden
    [movement] Fahrten beenden
    [combat] Angriffe beenden
    [control] Landungen beenden
   *[sales] Verkäufe beenden
}
web-acts = Handlungen dieser Phase
web-round = Runde { $round } von { $rounds }
web-round-title = Nach der letzten Runde endet die Partie.
web-set-up = Aufbau
web-phases = Die sechs Phasen einer Runde
web-phase = { $phase ->
    [bids] Gebote
    [purchases] Markt
    [movement] Fahrten
    [combat] Kampf
    [control] Landungen
   *[sales] Verkauf
}
web-order = Zugfolge
web-place-free = Platz { $place } ist frei
web-treasury = Deine Kasse
web-fold = ▾ mehr Karte
web-unfold = ▴ Leiste zeigen
web-back = Zurück
web-clear = Verwerfen
web-galley = Galeere { $galley }, { $owner }: { $sailors }; Ladung: { $goods }.
web-port = { $port }, { $size ->
    [capital] Hauptstadt
    [medium] mittlerer Hafen
   *[small] kleiner Hafen
}; erzeugt { $good }.
web-neutral = Neutral.
web-held = Im Besitz von { $owner }, Garnison { $garrison }{ $castle ->
    [yes] , Burg
   *[no] { "" }
}.
web-stored = Im Lager: { $goods }.
web-stored-nothing = Leeres Lager.
web-wants = Zahlt { $price } für die nächste Ware: { $goods }.
web-wanted = Gesucht:
web-full = Das Lager ist voll.
web-produces = Erzeugt
web-in-box = noch { $count }
web-reconstructed-slots = Rekonstruiert: Die Zahlen der Lagerfelder stammen nicht von einem gedruckten Exemplar.
web-reconstructed-names = Rekonstruiert: Namen der Seegebiete und einige Grenzen sind von uns.
web-no-port = kein Hafen
web-no-galleys = Keine Galeere hier.
web-look-at = Ansehen
web-look = { $place } ansehen
web-yours = Deine
web-elsewhere = Anderswo
web-tab = { $tab ->
    [market] Markt
    [galley] Galeere
    [castle] Burg
    [enrol] Matrosen
    [transfers] Umladen
   *[trade] Handel
}
web-form-line = { $what }
web-galley-number = Galeere { $number }
web-crew-of = Matrosen auf Galeere { $number }
web-garrison-name = Garnison
web-enrolled-name = Neu angeworben
web-reach = Eine Galeere fährt so viele Gebiete weit, wie sie Matrosen hat; ein Matrose nimmt den Platz einer Ware ein.
web-deploy = Geheim verteilen
web-deploy-again = Verteilung ändern
web-sealed = Versiegelt; du kannst ändern, bis alle gewählt haben.
web-bid-amount = Dein Gebot
web-bid-keep = Es bleiben { $left }.
web-bid-points = { $ducats } Dukaten sind am Ende ein Punkt.
web-bid-seal = Gebot von { $amount } versiegeln
web-bid-change = Gebot auf { $amount } ändern
web-sealed-bid = versiegelt
web-no-bid = überlegt noch
web-buy-line = { $good } zu je { $price }; noch { $left }.
web-paid-to = Bezahlt an { $owner }.
web-no-room = Deine Galeeren hier haben keinen Platz.
web-box-empty = Davon ist nichts mehr da: { $good }.
web-buy = { $goods } für { $paid } kaufen
web-keep = Es bleiben { $left }.
web-ask-line = Hier verkauft { $owner } und nennt den Preis: { $good }.
web-ask-tokens = Wie viele du willst
web-ask = Nach dem Preis fragen
web-build-for = Für { $paid } bauen
web-built = Hier wurde in diesem Zug gebaut.
web-crew-from = Mannschaft, 1 bis 5, von:
web-cannot-build = Jetzt nicht möglich.
web-missing = Im Lager fehlt:
web-has-castle = Hier steht schon eine Burg.
web-castle-use = Gegen eine Burg teilen Angreifer ihre Summe durch { $divisor }.
web-enrol-left = Noch bis zu { $count } in diesem Zug, einer je gelagerter Ware.
web-enrol-none = Niemand mehr anzuwerben: ein Matrose je gelagerter Ware.
web-enrol-for = { $sailors } für { $paid } anwerben
web-transfer-help = Ziehe Steine von Ort zu Ort, oder tippe erst den Stein an, dann sein Ziel.
web-transfer-alone = Nur diese Galeere liegt hier: Steine können nur abgegeben werden.
web-grab = { $what } aufnehmen, { $from }
web-put-here = Hierher: { $to }
web-overboard = Abgeben
web-would-sink = würde sinken
web-transfer = So umladen
web-transfer-scuttle = Umladen, eine Galeere sinkt
web-throw-away = In den Vorrat abgeben
web-partner = Partner
web-you-give = Du gibst
web-they-give = { $partner } gibt
web-propose = { $partner } das anbieten
web-ask-terms = Nach Bedingungen fragen
web-ask-terms-title = Lege in die andere Schale, was du willst, und frage, was es kostet.
web-precisely = genau sagen, welche Galeere was bekommt
web-receive-precisely = sagen, welche deiner Galeeren was bekommt
web-attempts = { $left ->
    [0] In diesem Zug kein Versuch mehr mit diesem Spieler.
    [one] In diesem Zug noch 1 Versuch mit diesem Spieler.
   *[other] In diesem Zug noch { $left } Versuche mit diesem Spieler.
}
web-trade-asked = { $partner } fragt nach deinen Bedingungen für { $goods }.
web-counter = Stattdessen das anbieten
web-counter-help = Ändere die Schalen für ein Gegenangebot.
web-your-price = Dein Preis
web-price-help = Preis je Marke: { $good }{ $count ->
    [0] { "" }
   *[other] ; { $count } gewünscht
}. Er gilt für den ganzen Zug des Käufers.
web-counter-price = Dein Gegenangebot je Marke
web-counter-each = Je { $price } bieten
web-trade-between = { $one } an { $other }
web-waits-for = { $name } muss antworten.
web-price-open = Gilt für { $buyer } bis zum Ende des Zuges.
web-buy-at = Für je { $price } kaufen
web-name-price = Einen Preis nennen
web-name-terms = Bedingungen nennen
web-counter-offer = Gegenangebot
web-fleet = Deine Galeeren
web-steer = Galeere { $galley } steuern
web-head = Galeere { $galley } nach { $area }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
web-stays = bleibt
web-steps-left = { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
}
web-draw-route = Zeichne den Weg von Galeere { $galley } Gebiet um Gebiet, oder tippe auf das Ziel.
web-choose-galley = Wähle eine Galeere, hier oder auf der Karte.
web-route-asks = Um von dort weiterzufahren, brauchst du Erlaubnis: { $areas }.
web-sail = { $steps ->
    [0] Fahren
    [one] 1 Schritt fahren
   *[other] { $steps } Schritte fahren
}
web-sail-to = Fahren nach …
web-toll = Zoll für { $power }
web-passage-from = Liegt hier: { $area }, und könnte noch { $left } weiter.
web-passage-toll = Du bekämst { $toll }.
web-passage-together = Alle Antworten werden zugleich gezeigt.
web-passage-always = Eine dauernde Antwort gibst du unter „Feste Antworten“.
web-against = gegen
web-sum = { $power }  { $roll } + { $sailors } = { $sum },  ÷ { $divisor }  →  { $kills }
web-odds-kills = tötet bei Wurf 1–6 (÷{ $divisor }): { $faces } · im Mittel { $even }
web-odds-suffers = verliert (÷{ $divisor }): { $faces } · im Mittel { $even }
web-odds-help = Jede Seite tötet (Würfel + Matrosen) ÷ 3, abgerundet; gegen eine Burg ÷ 4.
web-no-attack = Nichts anzugreifen.
web-prize-crew = Matrosen, die Galeere { $galley } bemannen (0: versenken)
web-prize-help = Ziehe die Waren dorthin, wo sie liegen sollen.
web-lost = Verloren
web-sink = Galeere { $galley } versenken
web-seize = Galeere { $galley } mit { $sailors } kapern
web-sinks = Es sinkt: { $galleys }
web-land = { $sailors } in { $port } an Land setzen
web-no-landing = Kein Hafen ohne Garnison, wo du liegst.
web-sell-here = In { $port } verkaufen
web-no-sale = Nichts zu verkaufen.
web-sell-all = Alles verkaufen
web-land-and-sell = Landen und verkaufen
web-buy-fit = { $port }: kaufen, so viel passt
web-standing = Feste Antworten
web-standing-title = Antworten, die sofort für dich gegeben werden; nur du siehst sie.
web-standing-passage = Wenn eine Galeere weiterfahren will
web-passage-answer = { $answer ->
    [consent] immer zustimmen
    [refuse] immer ablehnen
   *[ask] frag mich
}
web-standing-price = Wenn jemand nach meinem Preis fragt
web-standing-port = Hafen
web-standing-buyer = Käufer
web-standing-price-named = Preis
web-standing-lowest = niedrigstes Gegenangebot
web-standing-set = Festlegen
web-standing-drop = aufheben
web-standing-no-port = Du besitzt keinen Hafen.
web-seat-ports = { $count ->
    [one] 1 Hafen
   *[other] { $count } Häfen
}
web-seat-galleys = { $count ->
    [one] 1 Galeere
   *[other] { $count } Galeeren
}
web-warehouses = gelagerte Waren
web-prosperity = Gelagerte Waren: { $stored } von { $slots }
web-ledger = Punkte und Waren
web-prosperity-now = Wohlstand bisher
web-goods-now = Wer was erzeugt · Rest im Vorrat
web-monopoly = { $owner } hält alle Häfen, die diese Ware erzeugen: ein Monopol
web-blank-amount = Betrag
web-blank-port = Hafen
web-blank-load = Zahl je Galeere
web-blank-tokens = Wie viele du willst
web-blank-price = Preis je Marke
web-blank-receive = Welche Galeere was bekommt
web-blank-partner = Partner
web-blank-area = Seegebiet
web-blank-give = Du gibst
web-blank-want = Du willst
web-blank-pay = Du zahlst (negativ: du verlangst)
web-blank-crew = Mannschaft je Quelle
web-blank-places = Wohin sie gehen
web-blank-galleys = Was jede Galeere danach trägt
web-blank-garrison = Garnison danach
web-blank-scuttle = Eine Galeere ohne Matrosen darf sinken
web-blank-galley = Galeere
web-blank-goods = Waren
web-blank-sailors = Matrosen
web-blank-tolls = Zoll je Macht
web-blank-cargo = Waren je Galeere
web-blank-buyer = Käufer
web-blank-lowest = Niedrigstes Gegenangebot (0: frag mich)
web-blank-mover = Wer weiterfahren will
web-blank-answer = Antwort
web-summary-goal = Die meisten Punkte nach der letzten Runde gewinnen.
web-summary-bids = Geheime Gebote, alle verloren. Das höchste wählt zuerst den Platz; bei Gleichstand würfelt man.
web-summary-purchases = Waren kosten { $own } in neutralen und eigenen Häfen; in fremden { $least } bis { $most }, bei einem Monopol bis { $monopoly }. Bauen kostet { $build }, wo { $galley } (Galeere) oder { $castle } (Burg) lagern oder erzeugt werden. Ein Matrose kostet { $sailor }, einer je gelagerter Ware.
web-summary-movement = Eine Galeere fährt so viele Gebiete weit, wie sie Matrosen hat. Sie fährt überall hinein, braucht aber Erlaubnis, um aus einem Gebiet mit fremden Galeeren weiterzufahren.
web-summary-combat = Beide Seiten töten (Würfel + Matrosen) ÷ { $divisor }, abgerundet; ÷ { $castle } gegen eine Burg. Eine geschlagene Galeere wird versenkt oder gekapert.
web-summary-control = Setze mindestens einen Matrosen in einem Hafen ohne Garnison an Land: Er gehört dir.
web-summary-sales = Ein Hafen lagert jede Ware einmal und zahlt das Hundertfache des nächsten freien Feldes. Neuer Markt, wenn dem Reich eines Gegners die Ware fehlt: { $port } mehr, in einer Hauptstadt { $capital }. Die eigene Hauptstadt bringt { $income }.
web-summary-scoring = Eigene Hauptstadt { $own }; jeder nicht volle Hafen { $port }; volles Lager: klein { $small }, mittel { $medium }, Hauptstadt { $capital }; ein Punkt je { $ducats } Dukaten.
web-summary-points = Punkte

# -- wozu eine Wahl gut ist --
why = { $part ->
    [capital] hält deine Hauptstadt oder gewinnt sie zurück
    [ports] gewinnt Häfen oder hält sie
    [warehouses] bringt deine Lagerhäuser näher daran, voll zu sein
    [galleys] stärkt deine Galeeren, ihre Mannschaften und ihre Ladung
    [treasury] bringt Dukaten
    [rivals] kostet deine Gegner am meisten
   *[other] ist das Beste, was es gibt
}
