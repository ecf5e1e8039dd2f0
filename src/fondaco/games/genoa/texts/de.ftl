# Les Marchands de Gênes auf Deutsch. Die Gebäude tragen ihre eigenen Namen.

# -- Orte --
space = { $space ->
    [mkt] Markt
   *[other] { $name }
}
space-the = { $space ->
    [mkt] den Markt
    [prk] den { $name }
    [haf] den { $name }
    [pal] den { $name }
    [met] das { $name }
    [get] das { $name }
    [tuc] das { $name }
    [gew] das { $name }
    [rat] das { $name }
   *[other] die { $name }
}
space-to = { $space ->
    [mkt] zum Markt
    [prk] zum { $name }
    [haf] zum { $name }
    [pal] zum { $name }
    [met] zum { $name }
    [get] zum { $name }
    [tuc] zum { $name }
    [gew] zum { $name }
    [rat] zum { $name }
   *[other] zur { $name }
}
space-at = { $space ->
    [mkt] auf dem Markt
    [prk] im { $name }
    [haf] im { $name }
    [pal] im { $name }
    [met] im { $name }
    [get] im { $name }
    [tuc] im { $name }
    [gew] im { $name }
    [rat] im { $name }
   *[other] in der { $name }
}
space-coded = { $code } { $space ->
    [mkt] Markt
   *[other] { $name }
}
    .web = { $space ->
        [mkt] Markt
       *[other] { $name }
    }
street = Straße { $cell }
    .web = Straße { $row }-{ $column }
street-the = die Straße { $cell }
    .web = die Straße { $row }-{ $column }
street-to = auf die Straße { $cell }
    .web = auf die Straße { $row }-{ $column }
street-at = auf der Straße { $cell }
    .web = auf der Straße { $row }-{ $column }
street-coded = { $cell } Straße
    .web = Straße { $row }-{ $column }
building-translated = { $space ->
    [pal] Palast
    [tra] Gasthaus
    [tav] Schenke
   *[other] { $name }
}

# -- Dinge --
ducats = { $money } { $money ->
    [one] Dukat
   *[other] Dukaten
}
good = { $good ->
    [wheat] Weizen
    [rice] Reis
    [silver] Silber
    [copper] Kupfer
    [silk] Seide
    [linen] Leinen
    [salt] Salz
    [pepper] Pfeffer
   *[other] { $good }
}
goods = { $count } { $good ->
    [wheat] Weizen
    [rice] Reis
    [silver] Silber
    [copper] Kupfer
    [silk] Seide
    [linen] Leinen
    [salt] Salz
    [pepper] Pfeffer
   *[other] { $good }
}
good-short = { $good ->
    [wheat] Wei
    [rice] Rei
    [silver] Sil
    [copper] Kup
    [silk] Sei
    [linen] Lei
    [salt] Sal
    [pepper] Pfe
   *[other] { $good }
}
special = { $special ->
    [start] Beliebiges Startfeld
    [extra_action] Weitere Aktion
    [any_good] Beliebige Ware
    [exchange] Tausch
    [building_action] Gebäudeaktion
   *[other] { $special }
}
specials = { $count } { $count ->
    [one] Karte
   *[other] Karten
} { $special ->
    [start] Beliebiges Startfeld
    [extra_action] Weitere Aktion
    [any_good] Beliebige Ware
    [exchange] Tausch
    [building_action] Gebäudeaktion
   *[other] { $special }
}
special-short = { $special ->
    [start] Sta
    [extra_action] Akt
    [any_good] War
    [exchange] Tau
    [building_action] Geb
   *[other] { $special }
}
markers = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
markers-of = { $count ->
    [one] 1 { $colour ->
        [red] roter
        [blue] blauer
        [green] grüner
        [yellow] gelber
        [violet] violetter
       *[other] { $colour }
    }
   *[other] { $count } { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
        [yellow] gelbe
        [violet] violette
       *[other] { $colour }
    }
} Marker
deck = { $deck ->
    [large_orders] Großer Auftrag
    [small_orders] Kleiner Auftrag
    [messages] Botschaft
   *[privileges] Privileg
}
card-number = { $card }
    .web = { $places }
deck-cards = { $count } { $deck ->
    [large_orders] { $count ->
        [one] Großer Auftrag
       *[other] Große Aufträge
    }
    [small_orders] { $count ->
        [one] Kleiner Auftrag
       *[other] Kleine Aufträge
    }
    [messages] { $count ->
        [one] Botschaft
       *[other] Botschaften
    }
   *[privileges] { $count ->
        [one] Privileg
       *[other] Privilegien
    }
}
deck-cards-hidden = { $count } { $deck ->
    [large_orders] { $count ->
        [one] verdeckter Großer Auftrag
       *[other] verdeckte Große Aufträge
    }
    [small_orders] { $count ->
        [one] verdeckter Kleiner Auftrag
       *[other] verdeckte Kleine Aufträge
    }
    [messages] { $count ->
        [one] verdeckte Botschaft
       *[other] verdeckte Botschaften
    }
   *[privileges] { $count ->
        [one] verdecktes Privileg
       *[other] verdeckte Privilegien
    }
}
drawn-cards = { $count ->
    [one] 1 gezogene Karte
   *[other] { $count } gezogene Karten
}
card = { $card } ({ $places })
    .web = { $places }
card-order = { $card } ({ $places }: { $goods })
    .web = { $places } ({ $goods })
card-named = { $deck ->
    [large_orders] Großer Auftrag
    [small_orders] Kleiner Auftrag
    [messages] Botschaft
   *[privileges] Privileg
} { $card }
card-shown = { $card }{ $shown ->
    [all] { "" }
    [active] , nur dem aktiven Spieler gezeigt
   *[nobody] , niemandem gezeigt
}
villa-choice = Lieferung oder Privileg
villa-deliver = Lieferung; kein Privileg mehr da
nothing-left = nichts, der Vorrat ist erschöpft

# -- Angebote --
terms = { $price }
terms-asks = { $terms } gegen { $asks }
terms-extra = { $terms }, mit einer Karte Weitere Aktion
terms-promise = { $terms }, mit dem Versprechen „{ $promise }“
terms-firm = { $terms }; das erste gleiche Angebot gilt
proceeds = { $things } aus dem Ertrag
an-offer = jedes Angebot
ask-all = Für { $target }: { $terms }.
ask-seat = An { $seat }, für { $target }: { $terms }.
offer-of = { $terms } von { $seat }
offer-standing = #{ $number } { $seat }, { $code }: { $terms }
    .web = { $seat }, { $place }: { $terms }
with-fee = { $what }; { $owner } gehört das Gebäude und erhält { $money } Dukaten von der Bank
with-messages = { $what }; { $count ->
    [one] deine Botschaft { $cards } bringt
   *[other] deine Botschaften { $cards } bringen
} { $money } Dukaten

# -- Fragen --
ask-start = Wo beginnt der Turm?
ask-current-open = Der Turm steht { $place }: Wer führt die Aktion aus?
ask-current-offers = { $active } hört Angebote für { $place }: Was bietest du?
ask-current-decide = Die Angebote für { $place } liegen auf dem Tisch.
ask-hearing = Du hörst Angebote.
ask-move-open = Wohin zieht der Turm? { $left ->
    [one] 1 Schritt bleibt.
   *[other] { $left } Schritte bleiben.
}
ask-move-offers = { $active } hört Angebote für den nächsten Schritt des Turms: Was bietest du?
ask-move-decide = Die Angebote für den nächsten Schritt liegen auf dem Tisch.
ask-pick = Welche Karte gibst du her?
ask-window = Deine Aktion { $place }.
ask-window-owes = Deine Aktion { $place }; du schuldest { $active }: { $owes }.
ask-window-done = Deine Aktion { $place } ist ausgeführt. Sonst noch etwas?
ask-window-giving = Welche der gezogenen Karten erhält { $active }? (noch zu geben: { $count })
ask-claim = Welche Botschaften machst du geltend?
ask-markers = Setzt du Marker? Du hast { $count }.
ask-over = Die Partie ist zu Ende.

# -- Möglichkeiten --
group-start = Eine Karte Beliebiges Startfeld spielen: Der Turm beginnt
group-offer = { $place }: keine Aktion dort
group-offer-street = { $place }: Marker möglich für { $beside }
group-offer-building = { $place }, deine Aktion dort: { $gains }
group-any-good = Eine Karte Beliebige Ware spielen
group-building-action = Eine Karte Gebäudeaktion spielen
group-exchange = Eine Karte Tausch spielen, hergeben: { $give }, dafür
group-markers = { $cell }, daneben: { $beside }
group-show = Eine Karte zeigen
action-roll = beide Würfel werfen: Der Turm beginnt, wohin sie zeigen
action-play-start = { $place }
action-play-start-building = { $place } ({ $gains })
action-play-start-market = { $place } (der Rundenanzeiger rückt auf { $round })
action-move = { $place } ziehen
action-move-street = { $place } ziehen: Marker möglich für { $beside }
action-move-building = { $place } ziehen, Aktion zu nehmen oder zu verkaufen: { $gains }
action-end-movement = den Turm hier anhalten; { $next ->
    [claims] danach werden Botschaften geltend gemacht
    [markers] danach werden Marker gesetzt
   *[turn] niemand kann Marker setzen, der Zug ist zu Ende
}
ends-game = { $said } – die Partie endet
action-take = die Aktion selbst ausführen: { $gains }
action-take-extra = eine Karte Weitere Aktion spielen und die Aktion selbst ausführen: { $gains }
action-open-floor = Angebote für { $place } hören; ein reines Angebot zwingt zum Verkauf oder zur Aktion
action-open-floor-move = Angebote für den nächsten Schritt hören; sie verpflichten zu nichts
action-open-floor-ask = Angebote hören und fordern. { $ask }
action-again = noch einen Durchgang Angebote hören ({ $left ->
    [one] 1 bleibt
   *[other] { $left } bleiben
})
action-again-ask = noch einen Durchgang Angebote hören und fordern. { $ask }
action-lapse = die Aktion verfallen lassen: Niemand führt sie in diesem Zug aus
action-accept = { $place } ziehen für { $offers }
action-accept-street = { $place } ziehen für { $offers }: Marker möglich für { $beside }
action-accept-building = { $place } ziehen für { $terms }; dort handelt { $seat }: { $gains }
action-accept-here = die Aktion an { $seat } verkaufen für { $terms }: { $gains }
action-decline = Angebot #{ $offer } ablehnen
    .web = das Angebot ablehnen
action-decline-known = das Angebot von { $seat } ablehnen: { $terms }
action-pick-card = hergeben: { $card }
action-offer = { $terms } für { $code } bieten
    .web = { $terms } für { $place } bieten
action-intend = sagen, dass du { $money } Dukaten für { $place } zahlen würdest
action-intend-words = sagen, dass du { $money } Dukaten für { $place } zahlen würdest: „{ $words }“
action-keep = deine Angebote stehen lassen
action-withdraw = dein Wort für { $place } zurückziehen
action-pass = nichts bieten
action-pass-markers = keinen Marker setzen
action-perform = die Aktion ausführen: { $gains }
action-deliver = { $card } liefern für { $money } Dukaten und { $special }
action-deliver-bare = { $card } liefern für { $money } Dukaten
action-privilege = ein Privileg ziehen { $left ->
    [0] (keines mehr da: du erhältst nichts)
   *[other] (noch { $left } da)
}
action-any-good = { $good } nehmen
action-exchange = { $give } → { $take }
action-building-action = { $place } handeln: { $gains }
action-building-action-deliver = { $place } { $delivery }
action-small-order = { $card } erfüllen für { $money } Dukaten
action-give-proceeds = an { $seat } geben: { $card }
action-end-action = deine Aktion beenden
action-claim = geltend machen für { $money } Dukaten: { $cards }
action-claim-none = nichts geltend machen
marker-place = einen Marker { $place } setzen
marker-replace = { $owner } { $place } ersetzen
marker-remove = { $owner } { $place } entfernen
marker-given = { $what } (geopfert: { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [violet] Violett
   *[other] { $colour }
})
action-place-markers = { $cell }: { $does } ({ $count } Marker)
    .web = { $place }: { $does } ({ $count } Marker)
action-show = { $seat } zeigen: { $card }
action-show-all = allen zeigen: { $card }

# -- Ereignisse --
event-first-player-named = Startspieler: { $seat }.
event-cards-drawn = { $seat } zieht: { $what }.
event-cards-drawn-seen = { $seat } zieht: { $what }, und zwar { $cards }.
event-turn-begun = Runde { $round }: { $seat } führt den Turm.
event-dice-rolled = { $seat } würfelt rot { $red }, blau { $blue }.
event-start-played = { $seat } spielt eine Karte Beliebiges Startfeld.
event-tower-placed = Der Turm beginnt { $place }.
event-round-advanced = Der Rundenanzeiger rückt auf { $round }.
event-round-advanced-market = Start auf dem Markt: Der Rundenanzeiger rückt auf { $round }.
event-tower-moved = Der Turm zieht { $place }.
event-floor-opened = { $seat } hört Angebote für { $place } (Durchgang { $round }).
event-floor-opened-move = { $seat } hört Angebote für den nächsten Schritt (Durchgang { $round }).
event-floor-opened-ask = { $opened } Forderung: { $ask }
event-offer-drafted = { $seat } notiert ein Angebot für { $place }: { $terms }; es wird am Ende des Durchgangs gezeigt.
event-offer-made = { $seat } bietet für { $place }: { $terms }.
event-offer-withdrawn = { $seat } zieht das Angebot für { $place } zurück.
event-intention-stated = { $seat } würde { $money } Dukaten für { $place } zahlen.
event-intention-stated-words = { $seat } würde { $money } Dukaten für { $place } zahlen: „{ $words }“
event-intention-withdrawn = { $seat } spricht nicht mehr davon, für { $place } zu zahlen.
event-answered = { $seat } hat geantwortet.
event-round-closed = Durchgang { $round } der Angebote ist zu Ende.
event-offer-declined = Angebot #{ $offer } für { $place } genügt nicht.
    .web = Das Angebot für { $place } genügt nicht.
event-offer-accepted = { $seat } nimmt das Angebot von { $author } für { $place } an: { $terms }.
event-card-picked = { $seat } wählt aus, was hergegeben wird: { $what }.
event-card-picked-seen = { $seat } wählt aus, was hergegeben wird: { $card }.
event-cards-handed = { $seat } gibt { $to }: { $what }.
event-cards-handed-seen = { $seat } gibt { $to }: { $what }, und zwar { $cards }.
event-cards-handed-partly = { $seat } gibt { $to }: { $what }, darunter { $cards }.
event-action-lapsed = Die Aktion { $place } verfällt.
event-window-opened = { $seat } handelt { $place }.
event-extra-action-played = { $seat } spielt eine Karte Weitere Aktion.
event-action-performed = { $seat } nimmt { $place }: { $things }.
event-action-performed-bare = { $seat } führt die Aktion { $place } aus.
event-owner-paid = { $place }: { $seat } erhält als Besitzer { $money } Dukaten von der Bank.
event-order-delivered = { $seat } liefert { $place } für den Großen Auftrag { $card }: { $money } Dukaten und { $special }.
event-order-delivered-bare = { $seat } liefert { $place } für den Großen Auftrag { $card }: { $money } Dukaten.
event-small-order-fulfilled = { $seat } erfüllt den Kleinen Auftrag { $card }: { $money } Dukaten.
event-message-paid = { $seat } erhält { $money } Dukaten für die Botschaft { $card }.
event-deck-shuffled = { $deck ->
    [large_orders] Die Großen Aufträge
    [small_orders] Die Kleinen Aufträge
    [messages] Die Botschaften
   *[privileges] Die Privilegien
} werden gemischt: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} verdeckt.
event-any-good-played = { $seat } spielt eine Karte Beliebige Ware und nimmt { $good }.
event-exchanged = { $seat } spielt eine Karte Tausch: { $give } gegen { $take }.
event-building-action-played = { $seat } spielt eine Karte Gebäudeaktion und handelt { $place }.
event-proceeds-given = { $seat } gibt { $to } den versprochenen Ertrag: { $things }.
event-window-closed = Die Aktion von { $seat } ist zu Ende.
event-movement-ended = { $seat } beendet die Bewegung.
event-claim-sealed = { $seat } hat gewählt, welche Botschaften geltend gemacht werden.
event-claims-closed = Alle haben gewählt, welche Botschaften sie geltend machen.
event-markers-placed = { $seat } nutzt die Scheibe auf { $cell }: { $does }.
    .web = { $seat } nutzt die Scheibe { $place }: { $does }.
marker-placed = ein Marker { $place } gesetzt
marker-replaced = der Marker { $place } ersetzt
marker-removed = der Marker { $place } entfernt
event-markers-passed = { $seat } setzt keinen Marker.
event-card-shown = { $seat } zeigt { $to }: { $card }.
event-card-shown-all = { $seat } zeigt allen: { $card }.
event-privileges-shown = { $seat } zeigt die Privilegien: { $cards }.
event-privileges-shown-none = { $seat } hat keine Privilegien.
event-game-ended = Die Partie ist zu Ende: { $reason ->
    [last_round] Die letzte Runde ist gespielt.
   *[other] { $reason }.
}

# -- der Spielplan --
board-round = Runde { $round } von { $last } { $track }
board-active = { $active } führt den Turm
board-over = Die Partie ist zu Ende
board-building = { $names }: { $gains }
board-villas = { $names }: Lieferung/Privileg
board-money = Duk.
board-actions = Akt
board-markers = Mark.
board-supply = Vorrat
board-hand = Deine Karten:
board-known = { $seat } hält: { $cards }
board-floor = Angebote, Durchgang { $round }.
board-draft = (notiert für { $code }: { $terms })
board-draft-intention = (notiert: { $what })
board-draft-withdrawn = (notiert: { $code } zurückgezogen)
board-intention = { $seat } würde { $money } für { $code } zahlen
board-intention-words = { $seat } würde { $money } für { $code } zahlen: „{ $words }“
board-signs = ▲ Turm  ○ Scheibe  × Scheibe benutzt  A–E Besitzer  Mark. eigene/Vorrat  ★ Startspieler  * bekannt
hint-offer = Mehr als Geld? Tippe:
hint-ask = Um deinen Preis zu nennen, tippe:

# -- Wertung --
part-money = Dukaten
part-privileges = Privilegien
part-buildings = Gebäude

# -- forms --
form-offer = ein Angebot für { $place } mit Waren, Karten oder Versprechen
form-intend = sagen, was du anderswo zahlen würdest
form-open-floor = Angebote anhören und etwas verlangen
form-again = noch eine Runde, in der du etwas verlangst
form-decline = { $seat } wissen lassen, dass du das Angebot für { $place } ablehnst
form-show = jemandem eine Karte zeigen
blank-target = Welcher Ort?
blank-money = Wie viele Dukaten bietest du?
blank-goods = Bietest du Waren?
blank-cards = Bietest du Karten?
blank-specials = Bietest du Sonderkarten?
blank-markers = Bietest du Marker?
blank-proceeds = Versprichst du etwas von dem, was die Aktion einbringt?
blank-proceeds-money = Wie viele Dukaten vom Lohn?
blank-proceeds-goods = Etwas von den Waren?
blank-proceeds-specials = Die Sonderkarte?
blank-proceeds-cards = Wie viele der gezogenen Karten?
blank-proceeds-markers = Wie viele der Marker?
blank-asks = Willst du etwas dafür?
blank-asks-money = Wie viele Dukaten dafür?
blank-asks-goods = Waren dafür?
blank-asks-specials = Sonderkarten dafür?
blank-asks-markers = Marker dafür?
blank-asks-decks = Karten dafür?
blank-uses-extra-action = Spielst du dafür eine Karte „Weitere Aktion“?
blank-promise = Was versprichst du noch? Worte binden niemanden.
blank-words = Was sagst du noch? Worte binden niemanden.
blank-ask = Verlangst du etwas Bestimmtes?
blank-to = Wen fragst du? Die Nummer eines Platzes; nichts: alle.
blank-price = Nennst du einen Preis?
blank-price-money = Wie viele Dukaten willst du?
blank-price-goods = Willst du Waren?
blank-gives = Gibst du etwas dazu?
blank-gives-money = Wie viele Dukaten gibst du?
blank-gives-goods = Gibst du Waren?
blank-firm = Gilt es fest, so dass der Erste es hat, der darauf eingeht?
blank-card = Welche Karte?
blank-count = Wie viele: { $thing }{ $sense ->
    [own] ? Du gibst sie.
    [gives] ? Du gibst sie.
    [proceeds] ? Du gibst sie weiter.
   *[other] ? Du bekommst sie.
}
blank-disclosure = Bietest du { $card }, und wer sieht sie?
disclosure = { $shown ->
    [all] alle sehen sie
    [active] nur der aktive Spieler sieht sie
   *[nobody] niemand sieht sie
}

# -- das Brett im Browser --
web-city = Die Stadt Genua
web-my-things = Dein Vorrat und deine Karten
web-red-die = Spalten, gezählt vom roten Würfel
web-blue-die = Reihen, gezählt vom blauen Würfel
web-dice = Die Würfel: rot für die Spalte, blau für die Reihe
web-round = Runde { $round }; das Spiel endet mit Runde { $last }
web-tower = Der Turm { $place }; übrige Züge: { $left }
web-spot = { $place }: { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-left = { $what } (noch { $count } im Vorrat)
web-owned-by = Gehört { $seat }
web-market = Keine Aktion hier; ein Start auf dem Markt rückt den Rundenstein vor
web-street = Mit einer Scheibe hier lassen sich markieren: { $beside }
web-tag = { $seat } bietet { $price }
web-tag-intention = { $seat } würde vielleicht { $price } zahlen
web-leads = führt den Turm
web-acts = handelt { $place }
web-owes = schuldet { $seat } { $what }
web-answered = hat geantwortet
web-thinking = überlegt
web-offers-nothing = bietet nichts
web-offers-for = bietet { $price } für { $place }
web-offers-refused = bot { $price } für { $place }: genügt nicht
web-nobody = Niemand hat etwas geboten.
web-first = Startspieler
web-actions = Übrige Aktionen in diesem Zug: { $count }
web-hidden-specials = verdeckte Sonderkarten: { $count }
web-empty-reserve = Noch keine Waren, Sonderkarten oder Marker.
web-show-card = Jemandem zeigen …
web-card-use = { $deck ->
    [large_orders] Als Aktion seiner Villa lieferst du die drei Waren und wirst bezahlt.
    [small_orders] Nach deiner Aktion in seinem Gebäude darfst du die Ware liefern und wirst bezahlt.
    [messages] Du wirst bezahlt, wenn der Turm in einem Zug auf beiden Gebäuden gestanden hat.
   *[privileges] Am Ende zahlt jede Reihe benachbarter Gebäude; je länger, desto mehr.
}
web-card-seen = Gesehen von { $seats }.
web-card-unseen = Nur du kennst sie.
web-seen-by = Bekannt bei { $who }
web-exchange-give = Was gibst du?
web-exchange-take = Was nimmst du dafür?
web-you-give = Du gibst
web-gives = { $seat } gibt
web-wanted = Gewünscht
web-target = Für welches Feld?
web-ask-whom = Wen fragst du?
web-ask-all = alle
web-promise = Versprechen (bindet niemanden)
web-not-binding = (Versprechen, nicht bindend)
web-firm = Fest: das erste genau gleiche Angebot wird sofort angenommen
web-proceeds = aus dem Ertrag
web-delivery-money = Dukaten aus der Lieferung
web-uses-extra = Mit einer Karte „Weitere Aktion“, gespielt bei Annahme
web-floor = Angebotsrunde { $round }.
web-changes = Noch erlaubte Änderungen: { $count }.
web-sealed = Verdeckte Angebote: nur der Bieter und der aktive Spieler sehen sie.
web-version = Fassung { $version }
web-noted = notiert, wird am Ende der Runde gezeigt
web-noted-withdrawn = Notiert: das Angebot für { $place } wird zurückgezogen.
web-accept = Annehmen
web-decline = Ablehnen
web-declined = Dem aktiven Spieler zu wenig.
web-ask-more = Mehr verlangen
web-change = Ändern
web-withdraw = Zurückziehen
web-outbid = Überbieten
web-asks = { $seat } verlangt
web-asks-firm = { $seat } verlangt fest
web-answer-ask = Das bieten
web-no-offers = Keine Angebote auf dem Tisch.
web-offer-lead = Dukaten bieten:
web-quiet = Keine Angebote bis zu meinem Zug
web-quiet-turn = Keine Angebote in diesem Zug
web-run-next = Mit einem mehr daneben: { $money } Dukaten
web-hear = Bei jedem Schritt Angebote hören
web-hear-from = Angebote ab { $money } Dukaten hören
web-sell-best = An den Meistbietenden verkaufen, ab { $money } Dukaten
web-spare = Keine Karten spielen
web-intend = { $place }: sagen, was du zahlen würdest
web-intentions = Absichten
web-intention = { $seat } würde vielleicht { $money } Dukaten für { $place } zahlen.
web-reckoning = Die Abrechnung
web-reconstructed-map = Der Stadtplan ist rekonstruiert, nicht vom gedruckten Plan übernommen.
web-reconstructed-card = ◊ Der Inhalt dieser Karte ist rekonstruiert.
web-reconstructed-payout = Einige Werte der Privileg-Gruppen sind rekonstruiert.
web-summary-turn = Ein Zug
web-summary-place = Würfle oder spiele eine Startkarte: der Turm aus fünf Scheiben wird gesetzt.
web-summary-move = Ziehe ihn bis zu viermal auf Nachbarfelder; auf jedem verlassenen Feld bleibt eine Scheibe.
web-summary-offers = In jedem Gebäude handelt einer: du selbst oder wer die Aktion kauft. Jeder handelt einmal pro Zug.
web-summary-markers = Am Ende darf jeder eine Straßenscheibe nutzen, um Gebäude daneben zu markieren.
web-summary-buildings = Was die Gebäude geben
web-summary-pays = Was sich lohnt (Dukaten)
web-summary-large = Großer Auftrag geliefert, dazu eine Sonderkarte
web-summary-small = Kleiner Auftrag nach deiner Aktion dort
web-summary-message = Botschaft: der Turm hält in beiden Gebäuden
web-summary-owner = Ein anderer handelt in deinem Gebäude
web-summary-privileges = Am Ende: benachbarte Privilegien
web-summary-end = Am Ende: jedes deiner Gebäude
web-summary-specials = Sonderkarten
web-shown = { $shown ->
    [nobody] niemandem gezeigt
    [active] dem aktiven Spieler gezeigt
   *[all] allen gezeigt
}
web-special = { $special ->
    [start] setze den Turm beliebig, statt zu würfeln
    [extra_action] eine Aktion mehr in diesem Zug
    [any_good] nimm während deiner Aktion eine beliebige Ware
    [exchange] tausche während deiner Aktion etwas von dir gegen etwas aus dem Vorrat
   *[building_action] führe während deiner Aktion die Aktion eines eigenen Gebäudes aus
}
web-blank = { $name ->
    [target] Feld
    [money] Dukaten
    [words] In Worten
    [card] Karte
    [to] Wem (niemand: allen)
    [offer] Angebot
    [id] Nummer
   *[other] Fassung
}

# -- wozu eine Wahl gut ist --
why = { $part ->
    [money] bringt Dukaten
    [orders] bringt Aufträge und ihre Waren der Lieferung näher
    [messages] bringt Botschaften der Bezahlung näher
    [privileges] vermehrt deine Privilegien
    [specials] bringt Sonderkarten oder spart sie
    [markers] bringt Marker oder Gebühren für deine Gebäude
    [rivals] kostet die anderen am meisten
   *[other] ist das Beste, was es gibt
}
