# Méditerranée in italiano.

# -- cose --
power = { $power ->
    [venice] Venezia
    [genoa] Genova
    [spain] Spagna
    [turkey] Turchia
   *[other] { $power }
}
power-led = { $power ->
    [venice] Venezia
    [genoa] Genova
    [spain] la Spagna
    [turkey] la Turchia
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
    [gems] gemme
    [gold] oro
    [spices] spezie
    [wine] vino
    [cloth] stoffa
    [iron] ferro
    [wood] legno
   *[other] { $good }
}
good-some = { $good ->
    [gems] gemme
    [gold] oro
    [spices] spezie
    [wine] vino
    [cloth] stoffa
    [iron] ferro
    [wood] legno
   *[other] { $good }
}
good-letter = { $good ->
    [gems] G
    [gold] O
    [spices] S
    [wine] V
    [cloth] T
    [iron] F
    [wood] L
   *[other] { $good }
}
goods = { $count } { $good ->
    [gems] { $count ->
        [one] gemma
       *[other] gemme
    }
    [gold] oro
    [spices] { $count ->
        [one] spezia
       *[other] spezie
    }
    [wine] vino
    [cloth] { $count ->
        [one] stoffa
       *[other] stoffe
    }
    [iron] ferro
    [wood] legno
   *[other] { $good }
}
sailors = { $count ->
    [one] 1 marinaio
   *[other] { $count } marinai
}
sailors-object = { $count ->
    [one] 1 marinaio
   *[other] { $count } marinai
}
ducats = { $amount ->
    [one] 1 ducato
   *[other] { $amount } ducati
}
nothing = nulla
galley = galea { $galley }
galley-the = galea { $galley }
sea = { $key ->
    [alboran] mare di Alborán
    [baleares] largo delle Baleari
    [mer_noire] mar Nero
    [numidie] costa numida
    [tyrrhenienne] mar Tirreno
    [ionienne] mar Ionio
    [chypre] mare di Cipro
    [syrtes] largo delle Sirti
    [libye] mar di Libia
   *[other] { $label }
}
sea-short = { $key ->
    [alboran] mare Alborán
    [baleares] Baleari
    [mer_noire] mar Nero
    [numidie] costa numida
    [tyrrhenienne] mar Tirreno
    [ionienne] mar Ionio
    [chypre] mare di Cipro
    [syrtes] le Sirti
    [libye] mar di Libia
   *[other] { $label }
}
area = { $name } ({ $number })
aboard = { $count } sulla galea { $galley }
aboard-all = sulla galea { $galley }
ashore = { $count } in guarnigione
ashore-all = in guarnigione
garrison = guarnigione
crew-of = { $count } { $source ->
    [garrison] dalla guarnigione
    [enrolled] { $count ->
        [one] appena arruolato
       *[other] appena arruolati
    }
   *[other] dalla galea { $source }
}
galley-holds = galea { $galley } ({ $pieces })
plus = { $one } + { $other }
garrison-holds = guarnigione { $count }
bid-of = { $seat } { $amount }
toll-of = { $amount } ({ $who })
consent-of = { $who } { $consent ->
    [yes] acconsente
   *[no] rifiuta
}
phase = { $phase ->
    [powers] scelta delle potenze
    [deployment] distribuzione dei marinai
    [bids] fase 1: offerte
    [positions] fase 1: posizioni
    [purchases] fase 2: acquisti
    [movement] fase 3: movimento
    [combat] fase 4: combattimenti
    [control] fase 5: controllo dei porti
    [sales] fase 6: vendite e rendite
   *[over] la fine
}

# -- domande --
ask-powers = Quale potenza guidi?
ask-deployment = Come distribuisci i tuoi marinai?
ask-bids = Quanto offri per una posizione nell’ordine? Ogni offerta è persa.
ask-positions = Quale posizione nell’ordine prendi?
ask-purchases = Compra, commercia, costruisci, arruola, trasferisci; poi chiudi il turno.
ask-movement = Muovi le tue galee, ciascuna di tante aree quanti sono i suoi marinai.
ask-movement-underway = La galea { $galley } è in viaggio, { $area }; { $left ->
    [one] ancora 1 passo
   *[other] ancora { $left } passi
}.
ask-combat = Attacchi?
ask-control = Sbarchi marinai in porti senza guarnigione?
ask-sales = Che cosa vendi?
ask-over = La partita è finita.
ask-price = { $buyer } chiede il tuo prezzo a { $port } ({ $good }){ $tokens ->
    [0] { "" }
   *[other] , per { $tokens }
}.
ask-named = { $owner } chiede { $price } per segnalino a { $port } ({ $good }).
ask-last = { $owner } resta a { $price } per segnalino a { $port } ({ $good }).
ask-countered = { $buyer } offre { $price } per segnalino per { $goods } a { $port }; chiedevi { $named }.
ask-trade = { $partner } chiede le tue condizioni per { $goods }, { $area }.
ask-trade-named = { $partner } ti offre { $give } per { $want }, { $area }.
ask-trade-last = { $partner } rifiuta le tue condizioni; restano le prime: { $give } per { $want }.
ask-trade-countered = { $partner } propone altre condizioni: { $give } per { $want }, { $area }.
ask-passage = { $mover } chiede di proseguire con la galea { $galley }, { $area }{ $toll ->
    [0] { "" }
   *[other] , e ti pagherebbe { $toll }
}.
ask-prize = La tua galea { $victor } ha battuto la galea { $beaten } di { $owner }: affondala o catturala.

# -- titoli --
group-buy = Comprare, { $area }: { $good } a { $price }; nella riserva: { $left }
group-ask = Porti altrui
group-trade = Commercio con { $partner }, { $area }
group-yard = Costruire e arruolare
group-stow = Trasferimenti, { $area }
group-discard = Scartare
group-galley = Galea { $galley }, { $area }: { $pieces }
group-land = Sbarcare, { $area }
group-sell = Vendere, { $area }
group-talk = La tua risposta
group-end = Fine del turno

# -- scelte --
action-choose-power = { $power }: capitale { $port }, produce { $good }
action-choose-power-lot = lasciare alla sorte
action-deploy = { $first } e { $second } a bordo, { $garrison } a { $port }
action-bid = offrire { $amount }, ti restano { $left }
action-bid-nothing = non offrire nulla: un posto che resta libero
action-take-position = { $position }: posto { $number } di { $count }
action-take-position-first = { $position }: primo in ogni fase
action-take-position-last = { $position }: ultimo in ogni fase
ends-game = { $said } – la partita finisce
ends-move = { $said }; la galea { $galley } si ferma
action-done = { $phase ->
    [purchases] chiudere il turno: basta acquisti e costruzioni per questo giro
    [movement] chiudere il turno: chi non si è mosso resta dov’è
    [combat] chiudere il turno: basta attacchi
    [control] chiudere il turno: basta sbarchi
   *[sales] chiudere il turno: l’invenduto resta a bordo
}
action-buy = comprare { $goods } ({ $load }) per { $paid }; restano { $left }
action-buy-owner = comprare { $goods } ({ $load }) per { $paid }, pagati a { $owner }; restano { $left }
action-ask-price = chiedere a { $owner } il prezzo a { $port } ({ $good }, da { $least } a { $most } per segnalino){ $tokens ->
    [0] { "" }
   *[other] , per { $tokens }
}
action-name-price = chiedere { $price } per segnalino
action-name-price-most = chiedere { $price } per segnalino, il massimo
action-take = comprare { $goods } ({ $load }) per { $paid }; restano { $left }
action-counter = offrire { $price } per segnalino per { $goods } ({ $load }): { $paid } invece di { $full }
action-leave = andarsene; il prezzo ti resta aperto in questo turno
action-leave-closed = andarsene; il porto non ti vende più nulla in questo turno
action-leave-trade = andarsene senza affare
action-accept = vendere { $goods } a { $price } per segnalino: ricevi { $paid }
action-accept-trade = accettare: dai { $give }, ricevi { $want }
action-refuse = rifiutare: resta il tuo prezzo di { $price }
action-refuse-trade = rifiutare
action-refuse-trade-counter = rifiutare: restano le tue prime condizioni
action-propose-trade = offrire a { $partner } { $give } per { $want }
action-ask-trade = chiedere a { $partner } le condizioni per { $goods }
action-counter-trade = offrire invece: dai { $give }, ricevi { $want }
action-withdraw = ritirare la proposta
action-build-galley = costruire una galea a { $port } per { $paid }, equipaggio: { $crew }; restano { $left }
action-build-castle = costruire un castello a { $port } per { $paid }: chi attacca divide per { $divisor }; restano { $left }
action-enrol = arruolare { $sailors } a { $port } ({ $places }) per { $paid }; restano { $left }
action-rearrange = ridistribuire: { $holdings }
action-rearrange-scuttle = ridistribuire: { $holdings }; { $count ->
    [one] affonda
   *[other] affondano
}: { $sunk }
action-rearrange-move = { $pieces }: { $source } → { $target }
action-discard-goods = rimettere nella riserva { $goods } dalla galea { $galley }
action-discard-sailors = rimettere nella riserva { $sailors } dalla galea { $galley }
action-discard-sailors-garrison = mettere { $sailors } dalla galea { $galley } nella guarnigione di { $port }
action-step = galea { $galley } → { $area }, { $left ->
    [0] ultimo passo
    [one] ancora 1 passo
   *[other] ancora { $left } passi
}
action-step-met = galea { $galley } → { $area }, { $left ->
    [one] ancora 1 passo
   *[other] ancora { $left } passi
}; serve il consenso di { $owners }
action-request-passage = chiedere a { $owners } di lasciar proseguire la galea { $galley }; un rifiuto ne chiude il movimento
action-request-passage-toll = chiedere a { $owners } di lasciar proseguire la galea { $galley } per { $tolls }; un rifiuto ne chiude il movimento
action-stop = fermare la galea { $galley }, { $area }
action-answer-passage-consent = lasciar proseguire la galea { $galley } dove vuole
action-answer-passage-refuse = rifiutare: la galea { $galley } resta per questo giro, { $area }
action-attack = la galea { $galley } attacca la galea { $target } di { $owner } ({ $sailors }; carico: { $goods }): uccide { $deals }, perde { $suffers }
action-attack-port = la galea { $galley } attacca { $port } di { $owner } (guarnigione { $garrison }{ $castle ->
    [yes] , castello
   *[no] { "" }
}): uccide { $deals }, perde { $suffers }
range = da { $least } a { $most }
range-one = { $least }
action-sink = affondare la galea { $beaten }; { $lost ->
    [0] tutte le merci trovano posto
    [one] 1 merce è persa
   *[other] { $lost } merci sono perse
}
action-seize = catturare la galea { $beaten } con { $sailors }, { $stay } sulla galea { $victor }; { $lost ->
    [0] tutte le merci trovano posto
    [one] 1 merce è persa
   *[other] { $lost } merci sono perse
}
action-seize-all = catturare la galea { $beaten } con tutto l’equipaggio ({ $sailors }): la tua galea { $victor } affonda; { $lost ->
    [0] tutte le merci trovano posto
    [one] 1 merce è persa
   *[other] { $lost } merci sono perse
}
action-land = sbarcare { $sailors } da { $galleys } a { $port } ({ $before ->
    [neutral] neutrale
    [own] resta tuo
   *[other] preso a { $owner }
})
action-land-sinking = sbarcare { $sailors } da { $galleys } a { $port } ({ $before ->
    [neutral] neutrale
    [own] resta tuo
   *[other] preso a { $owner }
}); { $count ->
    [one] affonda
   *[other] affondano
}: { $sunk }
action-sell = vendere { $good } dalla galea { $galley } a { $port }: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (nuovo mercato)
}
action-sell-full-own = vendere { $good } dalla galea { $galley } a { $port }: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (nuovo mercato)
}; riempie il tuo magazzino ({ $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
})
action-sell-full-neutral = vendere { $good } dalla galea { $galley } a { $port }: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (nuovo mercato)
}; riempie il magazzino
action-sell-full-other = vendere { $good } dalla galea { $galley } a { $port }: { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (nuovo mercato)
}; riempie il magazzino di { $owner } ({ $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
})
action-instruct-price = prezzo fisso a { $port } per { $buyer }: { $price ->
    [0] chiedimi
   *[other] { $price }
}; controfferta minima: { $lowest ->
    [0] chiedimi
   *[other] { $lowest }
}
action-instruct-passage = quando { $mover } chiede di proseguire: { $answer ->
    [consent] acconsentire sempre
    [refuse] rifiutare sempre
   *[ask] chiedimi
}

# -- moduli --
form-bid = qualsiasi altra somma
form-buy = comprarne più d’uno a { $port }
form-ask-price = chiedere il prezzo a { $port } dicendo quanti se ne vogliono
form-take = prenderli galea per galea
form-counter = offrire un altro prezzo
form-accept = accettare dicendo quale galea riceve che cosa
form-propose-trade = proporre uno scambio a { $partner }, { $area }
form-ask-trade = chiedere le condizioni a { $partner }, { $area }
form-counter-trade = proporre altre condizioni
form-build-galley = costruire una galea a { $port } con l’equipaggio che vuoi
form-enrol = arruolare più marinai a { $port }
form-rearrange = ridistribuire tutti i pezzi, { $area }
form-discard-goods = gettare in mare merci della galea { $galley }
form-discard-sailors = sbarcare più marinai della galea { $galley }
form-request-passage = chiedere il passaggio per la galea { $galley } offrendo un pedaggio
form-sink = affondarla dicendo quali merci tenete
form-seize = catturarla dicendo dove vanno le merci
form-land = sbarcare marinai a { $port }, galea per galea
form-instruct-price = lasciare un prezzo fisso per un compratore
form-instruct-passage = lasciare una risposta fissa a chi vuole proseguire
blank-amount = Quanto punti?
blank-load = Quanti su quale galea?
blank-tokens = Quanti ne vuoi? Non impegna a nulla.
blank-price = Quale prezzo per ciascuno?
blank-price-instruct-price = Quale prezzo per ciascuno? 0: chiedimelo.
blank-lowest = Qual è la controfferta più bassa che accetti? 0: chiedimelo.
blank-give = Che cosa dai, da quale galea?
blank-want = Che cosa vuoi, da quale galea?
blank-want-ask-trade = Che cosa vuoi?
blank-pay = Quanto paghi? Una somma negativa è pagata a te.
blank-receive = Quale galea riceve che cosa? Niente: si riempiono in ordine.
blank-crew = Quanti marinai, da dove?
blank-places = Quanti marinai, dove?
blank-galleys = Che cosa porta poi ogni galea?
blank-garrison = Quanti marinai in guarnigione? Niente: quanti ora.
blank-scuttle = Le galee rimaste senza marinai possono affondare?
blank-goods = Quali merci finiscono in mare?
blank-sailors-discard-sailors = Quanti marinai?
blank-sailors-seize = Quanti marinai salgono a bordo?
blank-sailors-land = Quanti marinai di quale galea?
blank-tolls = Quale pedaggio per quale potenza?
blank-cargo = Dove si trovano poi le merci? Niente: quante trovano posto.
blank-port = Quale porto?
blank-buyer = Quale compratore: { $players }?
blank-mover = Quale giocatore: { $players }?
blank-answer = Qual è la risposta?
player-number = { $number } per { $seat }
standing-answer = { $answer ->
    [consent] acconsentire sempre
    [refuse] rifiutare sempre
   *[ask] chiedermelo ogni volta
}
piece-name = { $piece ->
    [garrison] guarnigione
    [enrolled] arruolati
   *[sailors] marinai
}
name = { $name }

# -- eventi --
event-power-chosen = { $seat } prende { $power }.
event-power-chosen-lot = { $seat } lascia la potenza alla sorte.
event-power-drawn = La sorte dà { $power } a { $seat }.
event-power-assigned = { $seat } guida { $power }, capitale { $port }.
event-deployment-sealed = { $seat } ha distribuito i marinai in segreto.
event-deployment-changed = Hai distribuito i tuoi marinai di nuovo.
event-deployed = { $seat } distribuisce i marinai: { $crews }, guarnigione { $garrison }.
event-round-begun = Giro { $round } di { $rounds }.
event-bid-sealed = { $seat } ha fatto l’offerta in segreto.
event-bid-changed = Ora la tua offerta è { $amount }.
event-bids-revealed = Le offerte, tutte pagate alla banca: { $bids }.
event-dice-rolled = Il dado decide: { $rolls }.
event-position-taken = { $seat } prende la posizione { $position }.
event-order-fixed = Ordine del giro: { $order }.
event-phase-begun = { $phase ->
    [purchases] Fase 2: acquisti.
    [movement] Fase 3: movimento.
    [combat] Fase 4: combattimenti.
    [control] Fase 5: controllo dei porti.
   *[sales] Fase 6: vendite e rendite.
}
event-turn-begun = È il turno di { $seat }.
event-turn-passed = { $seat } passa.
event-turn-ended = { $seat } ha finito.
event-bought = { $seat } compra { $goods } a { $port } ({ $load }) per { $paid }.
event-bought-from = { $seat } compra { $goods } a { $port } ({ $load }) per { $paid }, pagati a { $owner }.
event-price-asked = { $seat } chiede a { $owner } il prezzo a { $port } ({ $good }){ $tokens ->
    [0] { "" }
   *[other] , per { $tokens }
}.
event-price-named = { $seat } dice { $price } per segnalino a { $port } ({ $good }).
event-countered = { $seat } offre { $price } per segnalino a { $port } per { $goods }.
event-counter-answered = { $seat } { $accepted ->
    [yes] accetta la controfferta
   *[no] rifiuta la controfferta
} a { $port }.
event-talk-left = { $seat } se ne va senza affare.
event-trade-asked = { $seat } chiede a { $partner } le condizioni per { $goods }, { $area }.
event-trade-proposed = { $seat } offre a { $partner } { $give } per { $want }, { $area }.
event-trade-countered = { $seat } offre invece a { $partner } { $give } per { $want }.
event-trade-refused = { $seat } rifiuta le condizioni.
event-trade-withdrawn = { $seat } ritira la proposta.
event-traded = { $seat } dà a { $partner } { $give } per { $want }, { $area }.
event-galley-built = { $seat } costruisce la galea { $galley } a { $port } per { $paid }, equipaggio: { $crew }.
event-castle-built = { $seat } costruisce un castello a { $port } per { $paid }.
event-enrolled = { $seat } arruola { $sailors } a { $port } ({ $places }) per { $paid }.
event-rearranged = { $seat } ridistribuisce, { $area }: { $holdings }.
event-galley-sunk = La galea { $galley } di { $seat } affonda, { $area }.
event-galley-sunk-goods = La galea { $galley } di { $seat } affonda, { $area }, con { $goods }.
event-goods-discarded = { $seat } rimette nella riserva { $goods } dalla galea { $galley }.
event-sailors-discarded = { $seat } rimette nella riserva { $sailors } dalla galea { $galley }.
event-galley-moved = { $seat }: galea { $galley }, { $start } → { $area }.
event-galley-stopped = { $seat } ferma la galea { $galley }, { $area }.
event-passage-requested = { $seat } chiede a { $asked } di lasciar proseguire la galea { $galley }, { $area }.
event-passage-requested-toll = { $seat } chiede a { $asked } di lasciar proseguire la galea { $galley }, { $area }, per { $tolls }.
event-passage-sealed = { $seat } ha risposto in segreto.
event-passage-answered = Risposte: { $answers }; { $passes ->
    [yes] la galea { $galley } può proseguire
   *[no] la galea { $galley } resta
}, { $area }.
event-galleys-fought = La galea { $galley } di { $seat } (dado { $roll }, perde { $loss }) attacca la galea { $target } di { $owner } (dado { $roll2 }, perde { $loss2 }), { $area }.
event-port-attacked = La galea { $galley } di { $seat } (dado { $roll }, perde { $loss }) attacca { $port } di { $owner } (dado { $roll2 }, perde { $loss2 }).
event-galley-beaten = La galea { $galley } di { $owner } è battuta dalla galea { $by } di { $victor }.
event-prize-taken = { $seat } cattura la galea { $galley } con { $sailors }; carico ora: { $cargo }.
event-prize-taken-sunk = { $seat } affonda la galea { $galley }; carico ora: { $cargo }.
event-landed = { $seat } sbarca { $sailors } a { $port } { $before ->
    [neutral] e se ne impadronisce.
    [own] e lo tiene.
   *[other] e lo toglie a { $owner }.
}
event-sold = { $seat } vende { $good } a { $port } per { $price }{ $bonus ->
    [0] { "" }
   *[other] , più { $bonus } per un nuovo mercato
}.
event-income-paid = { $seat } riceve { $amount } dalla capitale.
event-price-instructed = Il tuo prezzo fisso a { $port } per { $buyer }: { $price ->
    [0] ti si chiede
   *[other] { $price }
}; controfferta minima: { $lowest ->
    [0] ti si chiede
   *[other] { $lowest }
}.
event-passage-instructed = Quando { $mover } chiede di proseguire: { $answer ->
    [consent] acconsenti sempre.
    [refuse] rifiuti sempre.
   *[ask] ti si chiede.
}
event-game-ended = L’ultimo giro è finito. Nei tesori: { $money }.

# -- il tabellone --
board-set-up = Preparazione · { $phase }
board-round = Giro { $round } di { $rounds } · { $phase }
board-over = La partita è finita
board-ducats = ducati
board-ports = porti
board-galleys = galee
board-sailors = marinai
board-castles = castelli
board-points = punti
board-points-known = punti senza il denaro
board-box = Riserva:
board-box-pieces = riserva: { $galleys ->
    [one] 1 galea
   *[other] { $galleys } galee
}, { $sailors ->
    [one] 1 marinaio
   *[other] { $sailors } marinai
}, { $castles ->
    [one] 1 castello
   *[other] { $castles } castelli
}
board-bank = banca { $amount }
board-sealed = scelta fatta
board-bid = offerta { $amount }
board-prices = Prezzi detti a { $buyer }: { $prices }
board-price = { $port } { $price }
board-standing = Le tue risposte fisse: { $answers }
board-standing-price = { $port } a { $buyer } { $price }/{ $lowest }
board-standing-passage = { $mover } { $answer ->
    [consent] passa
   *[refuse] non passa
}
board-flag = guarnigione
board-castle = castello
board-crew = marinai
board-slots = caselle libere ×100, vicine
board-open-sea = mare aperto
board-capital = capitale

# -- punteggio --
part-capital = capitale
part-ports = porti
part-warehouses = magazzini pieni
part-treasury = tesoro

# -- il tabellone nel browser --
web-chart = Carta del Mediterraneo
web-panel = Che cosa si può fare qui
web-done = { $phase ->
    [purchases] Chiudi gli acquisti
    [movement] Chiudi i viaggi
    [combat] Chiudi gli attacchi
    [control] Chiudi gli sbarchi
   *[sales] Chiudi le vendite
}
web-acts = Azioni di questa fase
web-round = Giro { $round } di { $rounds }
web-round-title = La partita finisce dopo l’ultimo giro.
web-set-up = Preparazione
web-phases = Le sei fasi di un giro
web-phase = { $phase ->
    [bids] Offerte
    [purchases] Mercato
    [movement] Viaggi
    [combat] Combattimento
    [control] Sbarchi
   *[sales] Vendite
}
web-order = Ordine di gioco
web-place-free = la posizione { $place } è libera
web-treasury = Il tuo tesoro
web-fold = ▾ più carta
web-unfold = ▴ mostra il pannello
web-back = Indietro
web-clear = Annulla
web-galley = Galea { $galley }, { $owner }: { $sailors }; carico: { $goods }.
web-port = { $port }, { $size ->
    [capital] capitale
    [medium] porto medio
   *[small] porto piccolo
}; produce { $good }.
web-neutral = Neutrale.
web-held = In mano a { $owner }, guarnigione { $garrison }{ $castle ->
    [yes] , castello
   *[no] { "" }
}.
web-stored = In magazzino: { $goods }.
web-stored-nothing = Magazzino vuoto.
web-wants = Paga { $price } per la prossima merce: { $goods }.
web-wanted = Richieste:
web-full = Il magazzino è pieno.
web-produces = Produce
web-in-box = ne restano { $count }
web-reconstructed-slots = Ricostruito: i numeri delle caselle non sono letti da una copia stampata.
web-reconstructed-names = Ricostruito: i nomi delle aree di mare e alcuni confini sono nostri.
web-no-port = nessun porto
web-no-galleys = Nessuna galea qui.
web-look-at = Guarda
web-look = Guarda { $place }
web-yours = Tuoi
web-elsewhere = Altrove
web-tab = { $tab ->
    [market] Mercato
    [galley] Galea
    [castle] Castello
    [enrol] Marinai
    [transfers] Trasferimenti
   *[trade] Commercio
}
web-form-line = { $what }
web-galley-number = Galea { $number }
web-crew-of = Marinai della galea { $number }
web-garrison-name = Guarnigione
web-enrolled-name = Nuovi arruolati
web-reach = Una galea percorre tante aree quanti sono i suoi marinai; un marinaio prende il posto di una merce.
web-deploy = Distribuisci in segreto
web-deploy-again = Cambia la distribuzione
web-sealed = Sigillato; puoi cambiare finché non hanno scelto tutti.
web-bid-amount = La tua offerta
web-bid-keep = Ti restano { $left }.
web-bid-points = { $ducats } ducati valgono un punto alla fine.
web-bid-seal = Sigilla un’offerta di { $amount }
web-bid-change = Cambia l’offerta in { $amount }
web-sealed-bid = sigillata
web-no-bid = sta pensando
web-buy-line = { $good } a { $price } l’uno; ne restano { $left }.
web-paid-to = Pagato a { $owner }.
web-no-room = Le tue galee qui non hanno posto.
web-box-empty = Non ne resta: { $good }.
web-buy = Compra { $goods } per { $paid }
web-keep = Ti restano { $left }.
web-ask-line = Qui vende { $owner }, che fa il prezzo: { $good }.
web-ask-tokens = Quanti ne vuoi
web-ask = Chiedi il prezzo
web-build-for = Costruisci per { $paid }
web-built = Già costruito qui in questo turno.
web-crew-from = Equipaggio, da 1 a 5, da:
web-cannot-build = Ora non è possibile.
web-missing = Nel magazzino manca:
web-has-castle = Qui c’è già un castello.
web-castle-use = Contro un castello chi attacca divide la somma per { $divisor }.
web-enrol-left = Ancora { $count } al massimo in questo turno, uno per merce in magazzino.
web-enrol-none = Nessun arruolamento: un marinaio per merce in magazzino.
web-enrol-for = Arruola { $sailors } per { $paid }
web-transfer-help = Trascina i pezzi, o tocca un pezzo e poi dove va.
web-transfer-alone = Qui c’è solo questa galea: si possono solo restituire pezzi.
web-grab = Prendi { $what }, { $from }
web-put-here = Metti qui: { $to }
web-overboard = Restituisci
web-would-sink = affonderebbe
web-transfer = Ridistribuisci così
web-transfer-scuttle = Ridistribuisci, una galea affonda
web-throw-away = Restituisci alla riserva
web-partner = Controparte
web-you-give = Tu dai
web-they-give = { $partner } dà
web-propose = Proponi a { $partner }
web-ask-terms = Chiedi le condizioni
web-ask-terms-title = Metti nell’altro piatto ciò che vorresti e chiedi quanto costa.
web-precisely = precisare quale galea riceve che cosa
web-receive-precisely = precisare quale tua galea riceve che cosa
web-attempts = { $left ->
    [0] Nessun tentativo rimasto con questo giocatore in questo turno.
    [one] Ancora 1 tentativo con questo giocatore in questo turno.
   *[other] Ancora { $left } tentativi con questo giocatore in questo turno.
}
web-trade-asked = { $partner } chiede le tue condizioni per { $goods }.
web-counter = Proponi invece questo
web-counter-help = Cambia i piatti per una controfferta.
web-your-price = Il tuo prezzo
web-price-help = Prezzo per segnalino: { $good }{ $count ->
    [0] { "" }
   *[other] ; ne vuole { $count }
}. Vale per tutto il turno del compratore.
web-counter-price = La tua controfferta per segnalino
web-counter-each = Offri { $price } l’uno
web-trade-between = { $one } a { $other }
web-waits-for = Tocca a { $name } rispondere.
web-price-open = Vale per { $buyer } fino alla fine del turno.
web-buy-at = Compra a { $price } l’uno
web-name-price = Fai un prezzo
web-name-terms = Di’ le tue condizioni
web-counter-offer = Controfferta
web-fleet = Le tue galee
web-steer = Governa la galea { $galley }
web-head = Galea { $galley } verso { $area }, { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
web-stays = resta
web-steps-left = { $left ->
    [one] 1 passo
   *[other] { $left } passi
}
web-draw-route = Traccia la rotta della galea { $galley } area per area, o tocca la meta.
web-choose-galley = Scegli una galea, qui o sulla carta.
web-route-asks = Per proseguire da lì serve il consenso: { $areas }.
web-sail = { $steps ->
    [0] Salpa
    [one] Salpa: 1 passo
   *[other] Salpa: { $steps } passi
}
web-sail-to = Naviga verso…
web-toll = Pedaggio per { $power }
web-passage-from = Si trova qui: { $area }, e potrebbe avanzare ancora di { $left }.
web-passage-toll = Riceveresti { $toll }.
web-passage-together = Le risposte si scoprono insieme.
web-passage-always = Una risposta fissa si dà in «Risposte fisse».
web-against = contro
web-sum = { $power }  { $roll } + { $sailors } = { $sum },  ÷ { $divisor }  →  { $kills }
web-odds-kills = uccide col dado 1–6 (÷{ $divisor }): { $faces } · in media { $even }
web-odds-suffers = perde (÷{ $divisor }): { $faces } · in media { $even }
web-odds-help = Ogni parte uccide (dado + marinai) ÷ 3, per difetto; contro un castello ÷ 4.
web-no-attack = Niente da attaccare.
web-prize-crew = Marinai che salgono sulla galea { $galley } (0: affondarla)
web-prize-help = Trascina le merci dove devono stare.
web-lost = Perse
web-sink = Affonda la galea { $galley }
web-seize = Cattura la galea { $galley } con { $sailors }
web-sinks = Affonda: { $galleys }
web-land = Sbarca { $sailors } a { $port }
web-no-landing = Nessun porto senza guarnigione dove ti trovi.
web-sell-here = Vendi a { $port }
web-no-sale = Niente da vendere.
web-sell-all = Vendi tutto
web-land-and-sell = Sbarca e vendi
web-buy-fit = { $port }: compra quanto ci sta
web-standing = Risposte fisse
web-standing-title = Risposte date per te appena ti si chiede; le vedi solo tu.
web-standing-passage = Quando una galea chiede di proseguire
web-passage-answer = { $answer ->
    [consent] consentire sempre
    [refuse] rifiutare sempre
   *[ask] chiedimi
}
web-standing-price = Quando si chiede il mio prezzo
web-standing-port = Porto
web-standing-buyer = Compratore
web-standing-price-named = Prezzo
web-standing-lowest = controfferta minima
web-standing-set = Fissa
web-standing-drop = togli
web-standing-no-port = Non possiedi alcun porto.
web-seat-ports = { $count ->
    [one] 1 porto
   *[other] { $count } porti
}
web-seat-galleys = { $count ->
    [one] 1 galea
   *[other] { $count } galee
}
web-warehouses = merci in magazzino
web-prosperity = Merci in magazzino: { $stored } di { $slots }
web-ledger = Punti e merci
web-prosperity-now = Prosperità finora
web-goods-now = Chi produce cosa · resta nella riserva
web-monopoly = { $owner } tiene tutti i porti che la producono: monopolio
web-blank-amount = Somma
web-blank-port = Porto
web-blank-load = Numero per galea
web-blank-tokens = Quanti ne vuoi
web-blank-price = Prezzo per segnalino
web-blank-receive = Quale galea riceve che cosa
web-blank-partner = Controparte
web-blank-area = Area di mare
web-blank-give = Tu dai
web-blank-want = Tu vuoi
web-blank-pay = Paghi (negativo: chiedi)
web-blank-crew = Equipaggio per fonte
web-blank-places = Dove vanno
web-blank-galleys = Che cosa porta poi ogni galea
web-blank-garrison = Guarnigione poi
web-blank-scuttle = Una galea senza marinai può affondare
web-blank-galley = Galea
web-blank-goods = Merci
web-blank-sailors = Marinai
web-blank-tolls = Pedaggio per potenza
web-blank-cargo = Merci per galea
web-blank-buyer = Compratore
web-blank-lowest = Controfferta minima (0: chiedimi)
web-blank-mover = Chi vuole proseguire
web-blank-answer = Risposta
web-summary-goal = Vince chi ha più punti dopo l’ultimo giro.
web-summary-bids = Offerte segrete, tutte perse. La più alta sceglie per prima la posizione; a parità decide il dado.
web-summary-purchases = Una merce costa { $own } nei porti neutrali e propri; in quelli altrui da { $least } a { $most }, fino a { $monopoly } in caso di monopolio. Costruire costa { $build } dove ci sono o si producono { $galley } (galea) o { $castle } (castello). Un marinaio costa { $sailor }, uno per merce in magazzino.
web-summary-movement = Una galea percorre tante aree quanti marinai ha. Entra ovunque, ma le serve il consenso per proseguire da un’area con galee altrui.
web-summary-combat = Entrambe le parti uccidono (dado + marinai) ÷ { $divisor }, per difetto; ÷ { $castle } contro un castello. Una galea battuta è affondata o catturata.
web-summary-control = Sbarca almeno un marinaio in un porto senza guarnigione: è tuo.
web-summary-sales = Un porto tiene ogni merce una volta e paga 100 volte il numero della prossima casella libera. Nuovo mercato, se all’impero di un rivale la merce manca: { $port } in più, { $capital } in una capitale. Tenere la propria capitale rende { $income }.
web-summary-scoring = Propria capitale { $own }; ogni porto non pieno { $port }; magazzino pieno: piccolo { $small }, medio { $medium }, capitale { $capital }; un punto ogni { $ducats } ducati.
web-summary-points = Punti

# -- a che serve una scelta --
why = { $part ->
    [capital] conserva o riconquista la tua capitale
    [ports] conquista porti, o li conserva
    [warehouses] avvicina i tuoi magazzini a essere pieni
    [galleys] rafforza le tue galee, i loro equipaggi e il carico
    [treasury] porta ducati
    [rivals] costa di più ai tuoi rivali
   *[other] è il meglio che si possa fare
}
