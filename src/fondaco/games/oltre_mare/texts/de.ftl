# Oltre Mare auf Deutsch.

# -- Dinge --
good = { $good ->
    [spices] Gewürze
    [silk] Seide
    [silver] Silber
    [sugar] Zucker
    [wine] Wein
    [timber] Holz
    [grain] Getreide
   *[other] { $good }
}
goods = { $count } { $good ->
    [spices] { $count ->
        [one] Gewürz
       *[other] Gewürze
    }
    [silk] Seide
    [silver] Silber
    [sugar] Zucker
    [wine] Wein
    [timber] Holz
    [grain] Getreide
   *[other] { $good }
}
icon = { $icon ->
    [ducats] Dukaten
    [pirates] Piraten
    [market] Markt
   *[navigation] Fahrt
}
icon-letter = { $icon ->
    [ducats] D
    [pirates] P
    [market] M
   *[navigation] F
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
    .web = { $icons }, Löwen { $lions }, Ladezahl { $load }
icons-said-actions = { $icons }
icons-said-numbers = { $lions }/{ $load }
    .web = Löwen { $lions }, Ladezahl { $load }
card = { $good } { $icons } { $lions }/{ $load }
    .web = { $good } ({ $icons }; Löwen { $lions }, Ladezahl { $load })
good-claimed = { $good } (angeblich { $said })
good-wished = { $good } (am liebsten { $said })
marker = { $marker ->
    [compass] Kompass
    [fight_pirates] Piratenbekämpfung
    [favourable_market] Günstiger Markt
    [local_authority] Ortsbehörde
    [important_deal] Wichtiges Geschäft
   *[smooth_sailing] Ruhige Fahrt
}
markers = { $count } { $marker ->
    [compass] Kompass
    [fight_pirates] Piratenbekämpfung
    [favourable_market] Günstiger Markt
    [local_authority] Ortsbehörde
    [important_deal] Wichtiges Geschäft
   *[smooth_sailing] Ruhige Fahrt
}
marker-effect = { $marker ->
    [compass] Sprung in einen beliebigen Hafen
    [fight_pirates] deine Piratensymbole wirken nicht
    [favourable_market] deine Karten kosten 1, 2, 3, 4
    [local_authority] jeden Zug Dukaten für mehr als 3 Löwen
    [important_deal] jeden Zug ein Dukatensymbol mehr
   *[smooth_sailing] 1 Dukat je Fahrtsymbol
}
marker-cheaper = deine Karten kosten 1, 2, 3, und die vierte den üblichen Preis
colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [black] Schwarz
   *[other] { $colour }
}
ducats = { $count ->
    [one] { $count } Dukaten
   *[other] { $count } Dukaten
}
harbour = { $port }
route = { $one } – { $other }
nothing = nichts
anything = was ihr wollt
nobody = niemand
paid = { $seat } { $ducats }
terms = { $give } gegen { $get }
terms-spoken = { $give } gegen { $get }, „{ $text }“

# -- Fragen --
ask-colours = Welcher Händler bist du?
ask-sea = { $lions } Löwen: Lege { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} verdeckt auf deinen Piratenstapel, die letzte obenauf.
ask-trade = Handel: { $hand } auf der Hand, Ladezahl { $load }. Handle, kaufe oder mach weiter.
ask-trade-short = Handel: { $hand } auf der Hand, Ladezahl { $load }. Handle oder kaufe, bis es reicht.
ask-answer = Ein Vorschlag an dich von { $author }.
ask-answer-active = Handel: Noch ohne deine Antwort: { $author }.
ask-call = { $seat } bittet um Vorschläge: { $goods }.
ask-search = Welche Karte nimmst du aus deinem Piratenstapel?
ask-play = Spiele { $load ->
    [one] 1 Karte
   *[other] { $load } Karten
}; { $count ->
    [one] wähle die letzte.
   *[other] noch { $count } zu wählen.
}
ask-sail = Wohin fährt dein Schiff? Genau { $count ->
    [one] 1 Schritt.
   *[other] { $count } Schritte.
}
ask-compass = Ein Kompass in { $port }: in einen anderen Hafen springen?
ask-load = Verlade { $count } Karten, von unten nach oben: Welche kommt als Nächste?
ask-over = Die Partie ist zu Ende.

# -- Auswahl --
group-answer = #{ $id } { $author } bietet dir { $terms }
    .web = { $author } bietet dir { $terms }
group-market = Kaufen, aufrufen, weiter
group-call = Antwort auf den Aufruf
group-propose = Vorschlagen
group-propose-prestige = Vorschlagen (ein Handel bringt 1 Prestige für { $partners })
group-withdraw = Deine offenen Vorschläge
action-choose-colour = { $colour }
action-choose-colour-family = { $colour } (Haus { $family })
action-discard = { $card } abwerfen
action-propose = an { $to }: { $give } gegen { $get }
action-propose-call = { $give } gegen { $get } vorschlagen
action-counter = Gegenvorschlag zu #{ $id }: { $give } gegen { $get }
    .web = Gegenvorschlag: { $give } gegen { $get }
action-accept = #{ $id } annehmen: { $get } bekommen, { $give } geben{ $prestige ->
    [you] ; +1 Prestige für dich
    [partner] ; +1 Prestige für { $partner }
   *[none] { "" }
}
    .web = annehmen: { $get } bekommen, { $give } geben{ $prestige ->
        [you] ; +1 Prestige für dich
        [partner] ; +1 Prestige für { $partner }
       *[none] { "" }
    }
action-refuse = #{ $id } ablehnen
    .web = den Vorschlag ablehnen
action-withdraw = #{ $id } an { $addressee } zurückziehen: { $terms }
    .web = den Vorschlag an { $addressee } zurückziehen: { $terms }
action-answer-gone = auf #{ $id } antworten, das nicht mehr gilt
    .web = auf einen Vorschlag antworten, der nicht mehr gilt
action-call = Aufruf: alle um einen Vorschlag bitten
action-call-goods = Aufruf: alle um { $goods } bitten
action-pass = nichts vorschlagen
action-buy = oberste Karte des Zugstapels kaufen für { $price }; danach hast du noch { $left }{ $end }
action-buy-venice = die Venedig-Karte aufdecken, die letzte des Zugstapels; keine Karte und keine Kosten{ $end }
action-buy-pirates = oberste Karte deines Piratenstapels zurückkaufen für { $price }; danach hast du noch { $left }
action-buy-search = deinen Piratenstapel durchsuchen und eine Karte daraus nehmen für { $price }; danach hast du noch { $left }
action-take = { $card } nehmen
action-end-trade = Handelsphase beenden und { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} spielen{ $talk ->
    [yes] ; offene Vorschläge verfallen
    [call] ; der Aufruf wird geschlossen
   *[no] { "" }
}{ $end }
action-end-trade-short = Handelsphase mit zu wenig Karten beenden: { $follows ->
    [all] die ganze Hand spielen
   *[skip] nichts spielen und nichts verladen
}{ $talk ->
    [yes] ; offene Vorschläge verfallen
    [call] ; der Aufruf wird geschlossen
   *[no] { "" }
}{ $end }
action-play = { $card } spielen; { $more ->
    [yes] bisher
   *[no] insgesamt
} { $effects }
effect-ducats = +{ $count ->
    [one] { $count } Dukaten
   *[other] { $count } Dukaten
}
effect-pirates = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} an die Piraten
effect-market = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ziehen
effect-navigation = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
effect-last = letzter Zug
effect-over = das Spiel endet
effect-none = keine Wirkung
game-end = { $end ->
    [over] ; das Spiel endet
    [last] ; letzter Zug
   *[none] { "" }
}
action-load = { $card } verladen{ $run ->
    [yes] , setzt deine Reihe fort
   *[no] { "" }
}
action-load-top = { $card } verladen{ $run ->
    [yes] , setzt deine Reihe fort
   *[no] { "" }
}; dann obenauf { $top }: { $lions } Löwen, Ladezahl { $load }{ $end }
action-sail = nach { $port }: { $then }{ $end }
action-sail-via = nach { $port } über { $via }: { $then }{ $end }
stop-passing = dann noch { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
stop-compass = Kompass, Sprung in einen beliebigen Hafen
stop-marker = { $marker } nehmen ({ $effect })
stop-bare = kein Marker dort
stop-bare-lost = kein Marker dort, deiner wird umgedreht ({ $marker })
action-jump = nach { $port }: { $then }{ $end }
action-jump-decline = nicht springen{ $kept ->
    [yes] {" "}und den Kompass als Marker behalten
   *[no] ; der Kompass scheidet aus
}{ $end }

# -- Formulare --
form-propose = Vorschlag an { $other }: Karten und Dukaten
form-counter = Gegenvorschlag zu #{ $id } von { $other }: Karten und Dukaten
    .web = Gegenvorschlag an { $other }: Karten und Dukaten
form-accept = #{ $id } von { $other } mit anderen Karten annehmen
    .web = Vorschlag von { $other } mit anderen Karten annehmen
form-call = Aufruf: alle um bestimmte Waren bitten
form-sail = die Routen selbst wählen
blank-sealed = Welche deiner Karten bekommt { $other }? Genannt werden nur ihre Waren.
blank-get = Welche Waren willst du von { $other }?
blank-give-ducats = Wie viele Dukaten bekommt { $other } von dir?
blank-get-ducats = Wie viele Dukaten willst du von { $other }?
blank-cards = Welche deiner Karten bekommt { $other }?
blank-wishes = Welche Waren wünschst du dir?
blank-routes = Welche Routen, in der Reihenfolge der Fahrt?
remark-claims = Was behauptest du über die Symbole deiner Karten, wahr oder nicht? Karte für Karte, zum Beispiel: DM 5/2, F
remark-wishes = Welche Symbole hättest du gern auf den Karten, die du bekommst? Karte für Karte, zum Beispiel: DM 5/2, F
remark-text = Noch ein paar Worte dazu?

# -- Ereignisse --
event-first-player-named = Startspieler: { $seat }.
event-markers-laid = Auf jedem Hafen liegt ein Marker; übrig: { $markers }.
event-cards-turned-up = { $seat } beginnt mit { $card } in { $port }{ $count ->
    [0] .
    [one] {" "}(1 Karte vorher aufgedeckt).
   *[other] {" "}({ $count } Karten vorher aufgedeckt).
}
event-cards-turned-up-past = { $seat } beginnt in { $port }{ $count ->
    [0] .
    [one] {" "}(1 Karte vorher aufgedeckt).
   *[other] {" "}({ $count } Karten vorher aufgedeckt).
}
event-colour-chosen = { $seat } nimmt { $colour }.
event-cards-drawn = { $seat } zieht { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}.
event-cards-drawn-seen = { $seat } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $cards }.
event-turn-begun = Runde { $round }: { $seat } ist am Zug.
event-authority-paid = Die Ortsbehörde zahlt { $seat } { $ducats }.
event-card-discarded = { $seat } legt eine Karte auf den Piratenstapel.
event-card-discarded-seen = { $seat } legt { $card } auf den Piratenstapel.
event-proposal-made = { $author } schlägt { $addressee } vor (#{ $id }): { $terms }.
    .web = { $author } schlägt { $addressee } vor: { $terms }.
event-proposal-made-counter = { $author } antwortet auf #{ $old } und schlägt { $addressee } vor (#{ $id }): { $terms }.
    .web = { $author } macht { $addressee } einen Gegenvorschlag: { $terms }.
event-proposal-refused = { $seat } lehnt #{ $id } ab.
    .web = { $seat } lehnt den Vorschlag ab.
event-proposal-withdrawn = { $seat } zieht #{ $id } zurück.
    .web = { $seat } zieht einen Vorschlag zurück.
event-proposal-lapsed = Vorschlag #{ $id } verfällt.
    .web = Ein Vorschlag verfällt.
event-deal-made = Handel geschlossen: { $author } gibt { $give }, { $addressee } gibt { $get }.
event-cards-exchanged = { $seat } erhält { $cards }.
event-cards-exchanged-none = { $seat } erhält keine Karte.
event-prestige-gained = { $seat } gewinnt Prestige und hat { $prestige }.
event-call-made = { $seat } bittet alle um einen Vorschlag: { $goods }.
event-call-made-spoken = { $seat } bittet alle um einen Vorschlag: { $goods }, „{ $text }“.
event-call-answered = { $seat } hat auf den Aufruf geantwortet.
event-call-answered-offer = { $seat } antwortet verdeckt auf den Aufruf: { $terms }.
event-call-answered-pass = { $seat } antwortet verdeckt auf den Aufruf: nichts.
event-call-passed = { $seat } hat nichts vorzuschlagen.
event-call-closed = { $seat } schließt den Aufruf.
event-card-bought = { $seat } kauft eine Karte { $source ->
    [deck] vom Zugstapel
   *[pirates] vom Piratenstapel
} für { $price }.
event-card-bought-seen = { $seat } kauft { $source ->
    [deck] vom Zugstapel
   *[pirates] vom Piratenstapel
} für { $price }: { $card }.
event-card-bought-found = { $seat } nimmt eine Karte { $source ->
    [deck] aus dem Zugstapel
   *[pirates] aus dem Piratenstapel
}.
event-card-bought-found-seen = { $seat } nimmt { $card } { $source ->
    [deck] aus dem Zugstapel
   *[pirates] aus dem Piratenstapel
}.
event-pile-searched = { $seat } zahlt { $price } und durchsucht den Piratenstapel.
event-pile-searched-seen = { $seat } zahlt { $price } und findet im Piratenstapel: { $cards }.
event-purchase-refunded = Im Zugstapel ist keine Warenkarte mehr: { $seat } erhält { $price } zurück.
event-venice-shown = Die Venedig-Karte erscheint. Für Prestige: { $paid }. Das Prestige aller fällt auf 0.
event-trade-ended = { $seat } beendet die Handelsphase.
event-card-picked = { $seat } wählt eine Karte zum Spielen.
event-card-picked-seen = { $seat } wählt zum Spielen { $card }.
event-load-skipped = { $seat } hat zu wenig Karten und spielt keine.
event-cards-played = { $seat } spielt { $cards }.
event-cards-played-none = { $seat } hat keine Karte zu spielen.
event-cards-played-past = { $seat } spielt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
event-ducats-earned = { $icons ->
    [one] 1 Dukatensymbol bringt
   *[other] { $icons } Dukatensymbole bringen
} { $seat } { $ducats }.
event-pirates-struck = Piraten nehmen { $count ->
    [0] nichts
    [one] 1 Karte
   *[other] { $count } Karten
} vom Zugstapel ({ $icons ->
    [one] 1 Symbol
   *[other] { $icons } Symbole
}), für den Piratenstapel von { $seat }.
event-pirates-fought = { $seat } wehrt die Piraten ab ({ $icons ->
    [one] 1 Symbol
   *[other] { $icons } Symbole
}).
event-sailing-paid = Ruhige Fahrt bringt { $seat } { $ducats }.
event-ship-sailed = { $seat } fährt { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} nach { $port }.
event-ship-sailed-on = { $seat } fährt { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} bis { $port } und weiter.
event-ship-jumped = Mit dem Kompass springt { $seat } nach { $port }.
event-compass-declined = { $seat } nutzt den Kompass nicht.
event-marker-taken = { $seat } nimmt in { $port } einen Marker: { $marker }.
event-marker-turned = { $seat } dreht einen Marker um: { $marker }.
event-card-loaded = { $seat } verlädt { $card }.
event-card-loaded-past = { $seat } verlädt eine Karte.
event-deck-emptied = Der Zugstapel ist leer: Das ist der letzte Zug.
event-game-ended = Die Partie ist zu Ende{ $reason ->
    [deck_empty] : Der Zugstapel ist leer.
   *[other] .
}

# -- der Plan --
board-set-up = Aufbau
board-round = Runde { $round } · { $active } am Zug
board-over = Die Partie ist zu Ende
board-phase = { $phase ->
    [sea] Seemacht
    [trade] Handel
    [search] Handel
    [play] Hauptphase
    [sail] Fahrt
    [compass] Fahrt
   *[load] Fracht
}
board-deck = Zugstapel { $count }{ $venice ->
    [True] {" "}(mit Venedig)
   *[False] {" "}(ohne Venedig)
}
board-price = nächste Karte { $price }, Käufe { $bought }/{ $most }
board-steps = noch { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
board-counts = Prestige { $prestige } · Hand { $hand } · Piraten { $pirates }
board-cargo = Fracht { $count }:
board-hand = Hand { $count }:
board-played = gespielt:
board-pile = Fracht von { $seat }, von unten: { $runs }
board-offer = #{ $id } { $author } → { $addressee }: { $terms }
board-offer-own = #{ $id } { $author } → { $addressee }: { $terms } (versiegelt: { $cards })
board-call = { $seat } bittet um { $goods }; geantwortet haben: { $answered }
board-call-spoken = { $seat } bittet um { $goods }, „{ $text }“; geantwortet haben: { $answered }
board-answer = Deine versiegelte Antwort: { $terms }
board-answer-pass = Deine versiegelte Antwort: nichts
board-lions-load = Löwen/Ladezahl
board-live = aktiver Marker
board-bare = kein Marker
board-ship = Schiff
board-first = Startspieler
board-budget = Vorschläge übrig
board-had = Prestige in diesem Zug schon erhalten

# -- Wertung --
part-ducats = Dukaten
part-cargo = Fracht
part-markers = Marker
part-prestige = Prestige
part-pirates = Piraten

# -- in the browser --
web-chart = Das Meer von Tunis bis Tana
web-merchants = Händler
web-tray = Karten
web-lions = { $count ->
    [one] 1 Löwe
   *[other] { $count } Löwen
}
web-load = Ladezahl { $count }
web-card-named = { $good }; { $actions }; { $lions } Löwen, Ladezahl { $load }; Reihen bringen { $values }
web-card-named-port = { $good }; { $actions }; { $lions } Löwen, Ladezahl { $load }; Reihen bringen { $values }; Hafen { $port }
web-port-marker = { $port }. { $marker }
web-port-bare = { $port }: kein Marker
web-ship = Schiff von { $name } in { $port }
web-reconstructed = Rekonstruiert: Kartensymbole, Hafennamen, Routen und die Zahl der Marker stammen von diesem Haus; sie folgen den Regeln, sind aber nicht von einem gedruckten Spiel abgelesen.
web-awaited = Warten auf { $name }
web-deal-with = { $name } einen Handel anbieten
web-cargo = Fracht von { $name }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-runs = Reihen in der Fracht, von unten
web-run = { $goods }: { $value }
web-prestige = Prestige { $count }
web-hand-name = Hand
web-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
web-my-hand = Deine Hand
web-pirates = Piratenstapel: { $count ->
    [one] 1 Karte, −1 Dukat am Ende
   *[other] { $count } Karten, −{ $count } Dukaten am Ende
}
web-idle-marker = { $count } × { $marker }, verdeckt
web-deck = Zugstapel: { $count } Karten; ist er leer, endet das Spiel
web-venice-in = Venedig kommt noch
web-venice-out = Venedig war schon da
web-bought = Gekauft: { $bought } von { $most }
web-effects = Was die gespielten Karten bringen
web-effect = { $action }: { $icons } → { $brings }
web-played = Karten dieses Zuges
web-slot = Platz für eine Karte
web-load-order = Von unten nach oben: die letzte wird deine neue oberste Karte.
web-search = Dein Piratenstapel
web-call = Angebote erbitten …
web-pass = Nichts anbieten
web-refuse-all = In diesem Zug alles ablehnen
web-end-trade = Handel beenden, ausspielen
web-jump = Nicht springen
web-you-give = Du gibst
web-gives = { $name } gibt
web-sealed = Karten gehen verdeckt über den Tisch: Die Ware stimmt immer, die Symbole sind nur gesagt.
web-claim = Zu den Symbolen sagen …
web-wish = Symbole wünschen …
web-claimed = sagt: { $said }
web-wished = hätte gern: { $said }
web-unproven = unbewiesen
web-truth = Die Wahrheit sagen
web-nothing-said = Nichts sagen
web-about = Zu { $what }
web-lay = { $what } auf die Waage legen
web-from-hand = Aus deiner Hand
web-goods-wanted = Waren, die du willst
web-no-ducats = Keine Dukaten
web-you-pay = Du zahlst { $ducats }
web-pays = { $name } zahlt { $ducats }
web-pay-more = Ein Dukat mehr von dir
web-ask-more = Ein Dukat mehr von { $name }
web-words = Ein Wort dazu
web-after = Danach: { $ducats }, { $cards } auf der Hand
web-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-prestige-you = Der Handel bringt dir 1 Prestige.
web-prestige-other = Der Handel bringt { $name } 1 Prestige.
web-call-goods = Gewünschte Waren (keine: irgendetwas)
web-hand-over = Welche Karten gibst du her?
web-offer-title = { $author } → { $addressee }
web-waits = { $author } wartet auf { $addressee }.
web-accept = Annehmen
web-accept-choose = Annehmen, Karten wählen …
web-counter = Gegenangebot …
web-refuse = Ablehnen
web-withdraw = Zurückziehen
web-lacking = Diese Waren hast du nicht: ablehnen oder Gegenangebot.
web-your-sealed = Deine versiegelten Karten
web-calls = { $name } bittet alle um Angebote: { $goods }
web-answer-none = hat nicht geantwortet
web-answer-sealed = hat geantwortet, versiegelt
web-answer-passed = bietet nichts
web-answer-call = Auf den Aufruf antworten
web-new-offer = Neues Angebot an
web-budget = Angebote übrig in diesem Zug: { $count }
web-seat = { $ducats } · Prestige { $prestige } · { $cards }
web-sum-turn = Ein Zug
web-sum-sea = Seemacht: Wirf bis auf die Löwenzahl deiner obersten Karte ab; die Karten kommen auf deinen Piratenstapel.
web-sum-trade = Handel: Tausche mit jedem, kaufe bis zu { $most } Karten zu { $price } ({ $more } bei Geldnot). Ein Partner bekommt 1 Prestige, einmal je Zug.
web-sum-main = Hauptphase: Spiele genau so viele Karten, wie die Ladezahl deiner obersten Karte verlangt. Gleiche Symbole zählen zusammen:
web-sum-cargo = Fracht: Staple die gespielten Karten in beliebiger Reihenfolge; die letzte liegt oben.
web-sum-icons = Symbole
web-tables = Gedruckte Tabellen: Reihen in der Fracht, Karten je Ware, gleiche Symbole
web-sum-goods = Reihen in der Fracht
web-sum-markers = Marker
web-sum-end = Am Ende: Reihen, dann 6/3/1 für die meisten Marker und das meiste Prestige, −1 je Karte im Piratenstapel. Die meisten Dukaten gewinnen.
web-sum-venice = Kommt die Venedig-Karte, zahlt das Prestige 6/3/1 und fällt auf 0.
