# Golden Horn e Dominio da Mar in italiano.

# -- cose --
port = { $port ->
    [venice] Venezia
    [constantinople] Costantinopoli
   *[modone] Modone
}
port-short = { $port ->
    [venice] Ven
   *[constantinople] Cos
}
colour = { $colour ->
    [orange] arancione
    [pink] rosa
    [green] verde
    [red] rosso
    [blue] blu
    [yellow] giallo
   *[other] { $colour }
}
cell = { $number } ({ $colour ->
    [orange] arancione
    [pink] rosa
    [green] verde
    [red] rossa
    [blue] blu
    [yellow] gialla
   *[other] { $colour }
})
space-by-seats = { $seats ->
    [2] { $two }
    [3] { $three }
   *[4] { $four }
}
pieces = { $count } { $kind ->
    [orange] { $count ->
        [one] arancione
       *[other] arancioni
    }
    [pink] rosa
    [green] { $count ->
        [one] verde
       *[other] verdi
    }
    [red] { $count ->
        [one] rossa
       *[other] rosse
    }
    [blue] blu
    [yellow] { $count ->
        [one] gialla
       *[other] gialle
    }
    [mercenaries] { $count ->
        [one] mercenario
       *[other] mercenari
    }
    [peasants] { $count ->
        [one] contadino
       *[other] contadini
    }
   *[other] { $kind }
}
cards = { $count ->
    [one] { $colour ->
        [orange] arancione
        [pink] rosa
        [green] verde
        [red] rossa
        [blue] blu
        [yellow] gialla
       *[other] { $colour }
    }
   *[other] { $count } { $colour ->
        [orange] arancioni
        [pink] rosa
        [green] verdi
        [red] rosse
        [blue] blu
        [yellow] gialle
       *[other] { $colour }
    }
}
fleet = { $name ->
    [Lion] Leone
    [Eagle] Aquila
    [Tower] Torre
    [Dolphin] Delfino
   *[other] { $name }
}
sails-1 = { $c1 }
sails-2 = { $c1 }-{ $c2 }
sails-3 = { $c1 }-{ $c2 }-{ $c3 }
boat = { $boat } { $sails }
boat-bare = { $boat }
points-of = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
points-more = +{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}
points-less = −{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}

# -- domande --
ask-fleets = Quale flotta prendi?
ask-place = Dove cominciano le tue barche?
ask-pre = Muovi una delle tue barche.
ask-pre-raid = Compi una razzia o muovi una delle tue barche.
ask-sail = Fin dove naviga { $boat }?
ask-close = La mossa è fatta. Altro?
ask-over = La partita è finita.

# -- scelte --
group-boat = { $boat }, { $space }: { $reach }
group-raid = Razzia contro { $boat } di { $owner }, { $space }, con { $cargo }
group-dominion = Dominio da Mar
group-end = La fine
reach-free = senza carte fino a { $free }
reach-wind = senza carte fino a { $free }, con { $cards } fino a { $far }
price-free = senza carte
price-wind = con { $cards }
action-choose-fleet = { $fleet } ({ $letter }): { $boats }
action-choose-fleet-lot = lascia decidere alla sorte
action-place-boats = { $venice } a Venezia; { $constantinople } a Costantinopoli
action-place-boats-together = tutte e tre le barche a { $port }
action-raid = razzia contro { $boat } con { $cards }: prendi { $took } ({ $points }), a bordo ne restano { $left }
action-raid-last = razzia contro { $boat } con { $cards }: prendi { $took } ({ $points }), l’ultimo pezzo; { $outcome ->
    [must_turn_back] deve tornare indietro
    [returned_at_once] rientra subito in porto
   *[owner_may_turn] il proprietario può girarla
}
action-choose-boat-load = { $boat } carica { $cargo } ({ $points })
action-choose-boat-load-last = { $boat } carica { $cargo } ({ $points }) e lascia { $port } vuota
action-choose-boat-load-bare = { $boat } carica { $cargo } ({ $points }) e lascia { $port } senza merci né mercenari
action-choose-boat = { $boat } prosegue verso { $port } con { $cargo }: { $reach }
action-choose-boat-empty = { $boat } prosegue verso { $port }, vuota: { $reach }
action-choose-boat-turn = { $boat } si gira e torna verso { $port }: { $reach }
action-pass = passa: nessuna delle tue barche può muovere
action-choose-stop = fino a { $space }, { $price }: in mare, { $cargo } in balia delle razzie
action-choose-stop-safe = fino a { $space }, { $price }: in mare, { $cargo } al sicuro dalle razzie
action-choose-stop-empty = fino a { $space }, { $price }: in mare, vuota
action-choose-stop-home = fino a { $space }, { $price }: scarica { $cargo } ({ $points }), pesca { $drawn ->
    [one] 1 carta
   *[other] { $drawn } carte
}
action-choose-stop-home-empty = fino a { $space }, { $price }: arriva vuota, pesca { $drawn ->
    [one] 1 carta
   *[other] { $drawn } carte
}
action-choose-stop-modone = fino a { $space }, { $price }: al sicuro in porto, { $drawn ->
    [0] nessuna carta
    [one] pesca 1 carta
   *[other] pesca { $drawn } carte
}
action-declare-end = dichiara la fine; { $count ->
    [one] gioca
   *[other] giocano
} ancora: { $players }
action-declare-end-now = dichiara la fine; la partita finisce con questo turno
action-conquer = conquista { $territory } ({ $worth } punti) con { $paid }: { $points }
action-exchange = scambia { $count ->
    [one] 1 contadino con 1 mercenario
   *[other] { $count } contadini con { $count } mercenari
}
action-end-turn = termina il turno
ends-game = { $said } – la partita finisce
begins-last-turns = { $said } – cominciano gli ultimi turni
ends-with-turn = { $said } – la partita finisce con questo turno

# -- eventi --
event-first-player-named = Primo giocatore: { $seat }.
event-fleet-chosen = { $seat } prende la flotta { $fleet } ({ $letter }).
event-fleet-chosen-lot = { $seat } lascia la flotta alla sorte.
event-fleet-drawn = La sorte dà a { $seat } la flotta { $fleet } ({ $letter }).
event-placement-sealed = { $seat } ha disposto le barche in segreto.
event-boats-placed = { $seat } comincia con { $venice } a Venezia e { $constantinople } a Costantinopoli.
event-boats-placed-together = { $seat } comincia con tutte le barche a { $port }.
event-port-filled = Arrivi a { $port }: { $cargo }.
event-port-filled-people = Arrivi a { $port }: { $cargo } (cubetti pescati per gli uomini: neri { $black }, bianchi { $white }).
event-port-filled-nothing = Nessun arrivo a { $port } (cubetti pescati per gli uomini: neri { $black }, bianchi { $white }).
event-cards-drawn = { $seat } pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
event-cards-drawn-seen = { $seat } pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}: { $cards }.
event-pile-shuffled = Gli scarti vengono rimescolati in un nuovo mazzo di { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
event-turn-begun = Giro { $round }: tocca a { $seat }.
event-raided = { $seat } razzia { $boat } di { $victim } con { $cards }: { $took } nel magazzino.
event-boat-emptied = { $boat } è vuota { $outcome ->
    [turned] e torna indietro.
    [returned] e rientra in porto.
   *[may_turn] e potrà girarsi alla prossima mossa.
}
event-boat-loaded = { $seat } carica { $cargo } su { $boat } a { $port }.
event-boat-chosen = { $seat } muove { $boat }.
event-boat-chosen-turned = { $seat } gira { $boat }.
event-wind-played = { $seat } gioca come vento per { $boat }: { $cards }.
event-boat-sailed = { $boat } di { $seat } naviga da { $start } a { $stop }.
event-cargo-unloaded = { $seat } scarica { $cargo } da { $boat } a { $port }.
event-move-passed = { $seat } passa: nessuna barca può muovere.
event-territory-conquered = { $seat } conquista { $territory } ({ $points } punti) con { $paid }.
event-peasants-exchanged = { $seat } scambia { $count ->
    [one] 1 contadino con un mercenario
   *[other] { $count } contadini con mercenari
}.
event-port-relieved = A { $port } { $count ->
    [one] 1 contadino è sostituito da un mercenario
   *[other] { $count } contadini sono sostituiti da mercenari
}.
event-end-declared = { $seat } mostra i sei colori e dichiara la fine.
event-end-set-off = { $seat } ha fatto scattare gli ultimi turni: { $reason ->
    [declared] la fine è dichiarata.
    [territories] tutti i territori sono conquistati.
    [port_bare] in un porto non ci sono più né merci né mercenari.
   *[port_empty] un porto è vuoto.
}
event-game-ended = La partita è finita: { $reason ->
    [declared] la fine è stata dichiarata.
    [territories] tutti i territori sono conquistati.
    [nobody_moves] nessuno può più muovere.
    [port_bare] in un porto non c’erano più né merci né mercenari.
   *[port_empty] un porto è stato svuotato.
}

# -- il tabellone --
board-set-up = Preparazione
board-round = Giro { $round } · tocca a { $active }
board-over = La partita è finita
board-last-turns = Ultimi turni, fatti scattare da { $seat }; { $last } gioca per ultimo.
board-points = punti
board-cards = carte
board-hand = la tua mano
board-discard = scarti
board-bag = sacchetto
board-pile = mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-cubes = { $count ->
    [one] 1 cubetto
   *[other] { $count } cubetti
}
board-cubes-people = , di cui neri { $black }, bianchi { $white }
board-sealed = barche disposte in segreto
board-lot = aspetta la sorte
board-people = riserve: { $supply } m, { $reserve } p
board-territory = { $territory } { $cost }→{ $points }
board-mercenaries = mercenari
board-peasants = contadini
board-may-turn = può girarsi
board-first = primo

# -- punteggio --
part-goods = merci
part-rows = file
part-territories = territori
part-people = uomini

# -- il tabellone nel browser --
web-board = La rotta da Venezia a Costantinopoli
web-choices = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
web-boat = { $boat } di { $owner }, diretta a { $heading }: { $cargo }
web-empty = vuota
web-place = { $boat } parte da { $port }
web-warehouses = Magazzini
web-no-cards = nessuna carta
web-fleets = Scegli la tua flotta
web-reconstructed-sails = Ricostruito: quali colori stanno insieme sulle barche di una flotta. Solo A3 è nota dal regolamento.
web-supply = mercenari nella riserva: { $count }
web-reserve = cubetti neri che possono arrivare come contadini: { $count }
web-people = riserva
web-territory = { $territory }: { $points } punti per { $cost } mercenari
web-territory-taken = { $territory }, { $points } punti, conquistata da { $owner }
web-points-short = { $points } pti
web-summary-turn = Nel tuo turno
web-summary-raid = Prima, se vuoi, una razzia: due carte dei colori di vela di una barca le prendono una merce; solo in mare.
web-summary-load = Poi muovi una barca. Lasciando il porto carica tutte le merci di un colore che non è sulle sue vele.
web-summary-sail = Il primo passo è gratuito, come ogni passo da una casella di un suo colore. Altrove il vento è una carta del colore della casella.
web-summary-leap = Le caselle occupate si saltano. In porto il movimento finisce.
web-summary-cards = A Venezia e a Costantinopoli si scarica tutto. Ogni sosta in porto dà carte: un colore di vela 3, due 2, tre 1; in due giocatori nessuna a Modone.
web-summary-points = Punti
web-summary-goods = 1 per ogni merce in magazzino; le file di 4, 5, 6 colori diversi ne danno 1, 2, 4 in più.
web-summary-dominio = Con Dominio da Mar: i territori secondo il loro valore, e 1 per ogni mercenario e contadino. La fine viene anche quando tutti e cinque sono conquistati.
web-summary-end = La fine
web-summary-how = Un porto è vuoto, o qualcuno con tutti e sei i colori la dichiara. Allora si finisce il giro o, se così convenuto, tutti gli altri giocano ancora una volta.
web-cards-in-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
