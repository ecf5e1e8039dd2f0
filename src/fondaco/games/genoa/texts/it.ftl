# Les Marchands de Gênes in italiano. Gli edifici tengono il proprio nome.

# -- luoghi --
space = { $space ->
    [mkt] mercato
   *[other] { $name }
}
    .translated = { $space ->
        [mkt] mercato
        [prk] parco
        [kut] rimessa delle carrozze
        [haf] porto
        [pal] palazzo
        [tra] trattoria
        [tav] taverna
        [met] deposito di metalli
        [get] deposito di cereali
        [tuc] deposito di tessuti
        [gew] deposito di spezie
        [gil] sala delle gilde
        [rat] municipio
        [pos] stazione di posta
        [kat] cattedrale
       *[other] { $name }
    }
space-the = { $space ->
    [mkt] il mercato
    [haf] lo { $name }
    [col] la { $name }
    [mon] la { $name }
    [ric] la { $name }
    [zas] la { $name }
    [kut] la { $name }
    [tra] la { $name }
    [tav] la { $name }
    [gil] la { $name }
    [pos] la { $name }
    [kat] la { $name }
   *[other] il { $name }
}
    .translated = { $space ->
        [mkt] il mercato
        [prk] il parco
        [kut] la rimessa delle carrozze
        [haf] il porto
        [pal] il palazzo
        [tra] la trattoria
        [tav] la taverna
        [met] il deposito di metalli
        [get] il deposito di cereali
        [tuc] il deposito di tessuti
        [gew] il deposito di spezie
        [gil] la sala delle gilde
        [rat] il municipio
        [pos] la stazione di posta
        [kat] la cattedrale
       *[other] la { $name }
    }
space-to = { $space ->
    [mkt] al mercato
    [haf] allo { $name }
    [col] alla { $name }
    [mon] alla { $name }
    [ric] alla { $name }
    [zas] alla { $name }
    [kut] alla { $name }
    [tra] alla { $name }
    [tav] alla { $name }
    [gil] alla { $name }
    [pos] alla { $name }
    [kat] alla { $name }
   *[other] al { $name }
}
    .translated = { $space ->
        [mkt] al mercato
        [prk] al parco
        [kut] alla rimessa delle carrozze
        [haf] al porto
        [pal] al palazzo
        [tra] alla trattoria
        [tav] alla taverna
        [met] al deposito di metalli
        [get] al deposito di cereali
        [tuc] al deposito di tessuti
        [gew] al deposito di spezie
        [gil] alla sala delle gilde
        [rat] al municipio
        [pos] alla stazione di posta
        [kat] alla cattedrale
       *[other] alla { $name }
    }
space-at = { $space ->
    [mkt] sul mercato
    [haf] allo { $name }
    [col] alla { $name }
    [mon] alla { $name }
    [ric] alla { $name }
    [zas] alla { $name }
    [kut] alla { $name }
    [tra] alla { $name }
    [tav] alla { $name }
    [gil] alla { $name }
    [pos] alla { $name }
    [kat] alla { $name }
   *[other] al { $name }
}
    .translated = { $space ->
        [mkt] sul mercato
        [prk] al parco
        [kut] alla rimessa delle carrozze
        [haf] al porto
        [pal] al palazzo
        [tra] alla trattoria
        [tav] alla taverna
        [met] al deposito di metalli
        [get] al deposito di cereali
        [tuc] al deposito di tessuti
        [gew] al deposito di spezie
        [gil] alla sala delle gilde
        [rat] al municipio
        [pos] alla stazione di posta
        [kat] alla cattedrale
       *[other] alla { $name }
    }
space-coded = { $code } { $space ->
    [mkt] mercato
   *[other] { $name }
}
    .translated = { $space ->
        [mkt] mercato
        [prk] parco
        [kut] rimessa delle carrozze
        [haf] porto
        [pal] palazzo
        [tra] trattoria
        [tav] taverna
        [met] deposito di metalli
        [get] deposito di cereali
        [tuc] deposito di tessuti
        [gew] deposito di spezie
        [gil] sala delle gilde
        [rat] municipio
        [pos] stazione di posta
        [kat] cattedrale
       *[other] { $name }
    }
    .web = { $space ->
        [mkt] mercato
       *[other] { $name }
    }
street = strada { $cell }
    .web = strada { $row }-{ $column }
street-the = la strada { $cell }
    .web = la strada { $row }-{ $column }
street-to = nella strada { $cell }
    .web = nella strada { $row }-{ $column }
street-at = nella strada { $cell }
    .web = nella strada { $row }-{ $column }
street-coded = { $cell } strada
    .web = strada { $row }-{ $column }
building-translated = { $space ->
    [prk] parco
    [kut] rimessa
    [haf] porto
    [met] deposito di metalli
    [get] deposito di cereali
    [tuc] deposito di tessuti
    [gew] deposito di spezie
    [gil] sala delle gilde
    [rat] municipio
    [pos] stazione di posta
    [kat] cattedrale
   *[other] { $name }
}

# -- cose --
ducats = { $money } { $money ->
    [one] ducato
   *[other] ducati
}
good = { $good ->
    [wheat] grano
    [rice] riso
    [silver] argento
    [copper] rame
    [silk] seta
    [linen] lino
    [salt] sale
    [pepper] pepe
   *[other] { $good }
}
goods = { $count } { $good ->
    [wheat] grano
    [rice] riso
    [silver] argento
    [copper] rame
    [silk] seta
    [linen] lino
    [salt] sale
    [pepper] pepe
   *[other] { $good }
}
good-short = { $good ->
    [wheat] Gra
    [rice] Ris
    [silver] Arg
    [copper] Ram
    [silk] Set
    [linen] Lin
    [salt] Sal
    [pepper] Pep
   *[other] { $good }
}
special = { $special ->
    [start] Partenza a scelta
    [extra_action] Azione supplementare
    [any_good] Merce a scelta
    [exchange] Scambio
    [building_action] Azione d’edificio
   *[other] { $special }
}
specials = { $count } { $count ->
    [one] carta
   *[other] carte
} { $special ->
    [start] Partenza a scelta
    [extra_action] Azione supplementare
    [any_good] Merce a scelta
    [exchange] Scambio
    [building_action] Azione d’edificio
   *[other] { $special }
}
special-short = { $special ->
    [start] Par
    [extra_action] Azi
    [any_good] Mer
    [exchange] Sca
    [building_action] Edi
   *[other] { $special }
}
markers = { $count } { $count ->
    [one] segnalino
   *[other] segnalini
}
markers-of = { $count } { $count ->
    [one] segnalino
   *[other] segnalini
} { $colour ->
    [red] { $count ->
        [one] rosso
       *[other] rossi
    }
    [blue] blu
    [green] { $count ->
        [one] verde
       *[other] verdi
    }
    [yellow] { $count ->
        [one] giallo
       *[other] gialli
    }
    [violet] viola
   *[other] { $colour }
}
deck = { $deck ->
    [large_orders] commessa grande
    [small_orders] commessa piccola
    [messages] messaggio
   *[privileges] privilegio
}
card-number = { $card }
    .web = { $places }
deck-cards = { $count } { $deck ->
    [large_orders] { $count ->
        [one] commessa grande
       *[other] commesse grandi
    }
    [small_orders] { $count ->
        [one] commessa piccola
       *[other] commesse piccole
    }
    [messages] { $count ->
        [one] messaggio
       *[other] messaggi
    }
   *[privileges] { $count ->
        [one] privilegio
       *[other] privilegi
    }
}
deck-cards-hidden = { $count } { $deck ->
    [large_orders] { $count ->
        [one] commessa grande coperta
       *[other] commesse grandi coperte
    }
    [small_orders] { $count ->
        [one] commessa piccola coperta
       *[other] commesse piccole coperte
    }
    [messages] { $count ->
        [one] messaggio coperto
       *[other] messaggi coperti
    }
   *[privileges] { $count ->
        [one] privilegio coperto
       *[other] privilegi coperti
    }
}
drawn-cards = { $count } { $count ->
    [one] carta pescata
   *[other] carte pescate
}
card = { $card } ({ $places })
    .web = { $places }
card-order = { $card } ({ $places }: { $goods })
    .web = { $places } ({ $goods })
card-named = { $deck ->
    [large_orders] commessa grande
    [small_orders] commessa piccola
    [messages] messaggio
   *[privileges] privilegio
} { $card }
card-shown = { $card }{ $shown ->
    [all] { "" }
    [active] , mostrata al solo giocatore attivo
   *[nobody] , mostrata a nessuno
}
villa-choice = una consegna o un privilegio
villa-deliver = una consegna; non restano privilegi
nothing-left = nulla, la scorta è esaurita

# -- offerte --
terms = { $price }
terms-asks = { $terms } in cambio di { $asks }
terms-extra = { $terms }, con una carta Azione supplementare
terms-promise = { $terms }, promettendo «{ $promise }»
terms-firm = { $terms }; la prima offerta uguale è accettata
proceeds = { $things } dal ricavato
an-offer = qualsiasi offerta
ask-all = Per { $target }: { $terms }.
ask-seat = A { $seat } per { $target }: { $terms }.
offer-of = { $terms } da { $seat }
offer-standing = #{ $number } { $seat }, { $code }: { $terms }
    .web = { $seat }, { $place }: { $terms }
with-fee = { $what }; la banca dà { $money } ducati a { $owner }, che possiede l’edificio
with-messages = { $what }; { $count ->
    [one] il tuo messaggio { $cards } rende
   *[other] i tuoi messaggi { $cards } rendono
} { $money } ducati

# -- domande --
ask-start = Da dove parte la torre?
ask-current-open = La torre è { $place }: chi compie l’azione?
ask-current-offers = { $active } ascolta le offerte per { $place }: che cosa offri?
ask-current-decide = Le offerte per { $place } sono sul tavolo.
ask-hearing = Ascolti le offerte.
ask-move-open = Dove va la torre? { $left ->
    [one] Resta 1 mossa.
   *[other] Restano { $left } mosse.
}
ask-move-offers = { $active } ascolta le offerte per la prossima mossa: che cosa offri?
ask-move-decide = Le offerte per la prossima mossa sono sul tavolo.
ask-pick = Quale carta consegni?
ask-window = La tua azione { $place }.
ask-window-owes = La tua azione { $place }; devi a { $active }: { $owes }.
ask-window-done = La tua azione { $place } è compiuta. Altro?
ask-window-giving = Quale delle carte pescate va a { $active }? (da consegnare: { $count })
ask-claim = Quali messaggi reclami?
ask-markers = Collochi segnalini? Ne hai { $count }.
ask-over = La partita è finita.

# -- scelte --
group-start = Giocare una carta Partenza a scelta: la torre parte
group-offer = { $place }: nessuna azione lì
group-offer-street = { $place }: segnalini possibili su { $beside }
group-offer-building = { $place }, la tua azione lì: { $gains }
group-any-good = Giocare una carta Merce a scelta
group-building-action = Giocare una carta Azione d’edificio
group-exchange = Giocare una carta Scambio e dare { $give } per
group-markers = { $cell }, accanto a { $beside }
group-show = Mostrare una carta
action-roll = tirare i due dadi: la torre parte da dove indicano
action-play-start = { $place }
action-play-start-building = { $place } ({ $gains })
action-play-start-market = { $place } (l’indicatore di giro passa a { $round })
action-move = andare { $place }
action-move-street = andare { $place }: segnalini possibili su { $beside }
action-move-building = andare { $place }, azione da prendere o da vendere: { $gains }
action-end-movement = fermare qui la torre; { $next ->
    [claims] poi si reclamano i messaggi
    [markers] poi si collocano i segnalini
   *[turn] nessuno può collocare segnalini, il turno è finito
}
ends-game = { $said } – la partita finisce
action-take = compiere tu l’azione: { $gains }
action-take-extra = giocare una carta Azione supplementare e compiere tu l’azione: { $gains }
action-open-floor = ascoltare offerte per { $place }; un’offerta netta obbliga a vendere o ad agire
action-open-floor-move = ascoltare offerte per la prossima mossa; non obbligano a nulla
action-open-floor-ask = ascoltare offerte e chiedere. { $ask }
action-again = ascoltare un’altra serie di offerte (ne { $left ->
    [one] resta 1
   *[other] restano { $left }
})
action-again-ask = ascoltare un’altra serie di offerte e chiedere. { $ask }
action-lapse = lasciar decadere l’azione: nessuno la compie in questo turno
action-accept = andare { $place } per { $offers }
action-accept-street = andare { $place } per { $offers }: segnalini possibili su { $beside }
action-accept-building = andare { $place } per { $terms }; lì agisce { $seat }: { $gains }
action-accept-here = vendere l’azione a { $seat } per { $terms }: { $gains }
action-decline = declinare l’offerta #{ $offer }
    .web = declinare l’offerta
action-decline-known = declinare l’offerta di { $seat }: { $terms }
action-pick-card = consegnare { $card }
action-offer = offrire { $terms } per { $code }
    .web = offrire { $terms } per { $place }
action-intend = dire che pagheresti { $money } ducati per { $place }
action-intend-words = dire che pagheresti { $money } ducati per { $place }: «{ $words }»
action-keep = lasciare le tue offerte come sono
action-withdraw = ritirare quanto hai detto per { $place }
action-pass = non offrire nulla
action-pass-markers = non collocare segnalini
action-perform = compiere l’azione: { $gains }
action-deliver = consegnare { $card } per { $money } ducati e { $special }
action-deliver-bare = consegnare { $card } per { $money } ducati
action-privilege = pescare un privilegio { $left ->
    [0] (non ne restano: non ottieni nulla)
    [one] (ne resta 1)
   *[other] (ne restano { $left })
}
action-any-good = prendere { $good }
action-exchange = { $give } → { $take }
action-building-action = agire { $place }: { $gains }
action-building-action-deliver = { $place }, { $delivery }
action-small-order = evadere { $card } per { $money } ducati
action-give-proceeds = consegnare { $card } a { $seat }
action-end-action = finire la tua azione
action-claim = reclamare { $cards } per { $money } ducati
action-claim-none = non reclamare nulla
marker-place = mettere un segnalino { $place }
marker-replace = sostituire { $owner } { $place }
marker-remove = rimuovere { $owner } { $place }
marker-given = { $what } (sacrificandone uno { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [violet] viola
   *[other] { $colour }
})
action-place-markers = { $cell }: { $does } ({ $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
})
    .web = { $place }: { $does } ({ $count ->
        [one] 1 segnalino
       *[other] { $count } segnalini
    })
action-show = mostrare { $card } a { $seat }
action-show-all = mostrare { $card } a tutti

# -- eventi --
event-first-player-named = Primo giocatore: { $seat }.
event-cards-drawn = { $seat } pesca { $what }.
event-cards-drawn-seen = { $seat } pesca { $what }: { $cards }.
event-turn-begun = Giro { $round }: { $seat } guida la torre.
event-dice-rolled = { $seat } tira i dadi: rosso { $red }, blu { $blue }.
event-start-played = { $seat } gioca una carta Partenza a scelta.
event-tower-placed = La torre parte { $place }.
event-round-advanced = L’indicatore di giro passa a { $round }.
event-round-advanced-market = Partenza sul mercato: l’indicatore di giro passa a { $round }.
event-tower-moved = La torre va { $place }.
event-floor-opened = { $seat } ascolta offerte per { $place } (serie { $round }).
event-floor-opened-move = { $seat } ascolta offerte per la prossima mossa (serie { $round }).
event-floor-opened-ask = { $opened } Richiesta: { $ask }
event-offer-drafted = { $seat } annota un’offerta per { $place }: { $terms }; sarà mostrata alla fine della serie.
event-offer-made = { $seat } offre { $terms } per { $place }.
event-offer-withdrawn = { $seat } ritira l’offerta per { $place }.
event-intention-stated = { $seat } pagherebbe { $money } ducati per { $place }.
event-intention-stated-words = { $seat } pagherebbe { $money } ducati per { $place }: «{ $words }»
event-intention-withdrawn = { $seat } non parla più di pagare per { $place }.
event-answered = { $seat } ha risposto.
event-round-closed = La serie di offerte { $round } è chiusa.
event-offer-declined = L’offerta #{ $offer } per { $place } non va bene.
    .web = L’offerta per { $place } non va bene.
event-offer-accepted = { $seat } accetta l’offerta di { $author } per { $place }: { $terms }.
event-card-picked = { $seat } sceglie { $what } da consegnare.
event-card-picked-seen = { $seat } sceglie di consegnare: { $card }.
event-cards-handed = { $seat } consegna a { $to } { $what }.
event-cards-handed-seen = { $seat } consegna a { $to } { $what }: { $cards }.
event-cards-handed-partly = { $seat } consegna a { $to } { $what }, tra cui { $cards }.
event-action-lapsed = L’azione { $place } decade.
event-window-opened = { $seat } agisce { $place }.
event-extra-action-played = { $seat } gioca una carta Azione supplementare.
event-action-performed = { $seat } prende { $things } { $place }.
event-action-performed-bare = { $seat } compie l’azione { $place }.
event-owner-paid = { $place }: { $seat }, che lo possiede, riceve { $money } ducati dalla banca.
event-order-delivered = { $seat } consegna { $place } la commessa grande { $card }: { $money } ducati e { $special }.
event-order-delivered-bare = { $seat } consegna { $place } la commessa grande { $card }: { $money } ducati.
event-small-order-fulfilled = { $seat } evade la commessa piccola { $card }: { $money } ducati.
event-message-paid = { $seat } riceve { $money } ducati per il messaggio { $card }.
event-deck-shuffled = { $deck ->
    [large_orders] Le commesse grandi vengono mescolate
    [small_orders] Le commesse piccole vengono mescolate
    [messages] I messaggi vengono mescolati
   *[privileges] I privilegi vengono mescolati
}: { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}.
event-any-good-played = { $seat } gioca una carta Merce a scelta e prende { $good }.
event-exchanged = { $seat } gioca una carta Scambio: { $give } per { $take }.
event-building-action-played = { $seat } gioca una carta Azione d’edificio e agisce { $place }.
event-proceeds-given = { $seat } consegna a { $to } il ricavato promesso: { $things }.
event-window-closed = { $seat } ha finito l’azione.
event-movement-ended = { $seat } ferma la torre.
event-claim-sealed = { $seat } ha scelto i messaggi da reclamare.
event-claims-closed = Tutti hanno scelto i messaggi da reclamare.
event-markers-placed = { $seat } usa il disco in { $cell }: { $does }.
    .web = { $seat } usa il disco { $place }: { $does }.
marker-placed = un segnalino messo { $place }
marker-replaced = il segnalino sostituito { $place }
marker-removed = il segnalino rimosso { $place }
event-markers-passed = { $seat } non colloca segnalini.
event-card-shown = { $seat } mostra a { $to }: { $card }.
event-card-shown-all = { $seat } mostra a tutti: { $card }.
event-privileges-shown = { $seat } mostra i privilegi: { $cards }.
event-privileges-shown-none = { $seat } non ha privilegi.
event-game-ended = La partita è finita: { $reason ->
    [last_round] l’ultimo giro è stato giocato.
   *[other] { $reason }.
}

# -- il tabellone --
board-round = Giro { $round } di { $last } { $track }
board-active = { $active } guida la torre
board-over = La partita è finita
board-building = { $names }: { $gains }
board-villas = { $names }: consegna/privilegio
board-money = ducati
board-actions = azi
board-markers = segn.
board-supply = scorta comune
board-hand = Le tue carte:
board-known = { $seat } ha: { $cards }
board-floor = Offerte, serie { $round }.
board-draft = (annotato per { $code }: { $terms })
board-draft-intention = (annotato: { $what })
board-draft-withdrawn = (annotato: { $code } ritirato)
board-intention = { $seat } pagherebbe { $money } per { $code }
board-intention-words = { $seat } pagherebbe { $money } per { $code }: «{ $words }»
board-signs = ▲ torre  ○ disco  × disco usato  A–E proprietari  segn. propri/scorta  ★ primo giocatore  * nota
hint-offer = Più del denaro? Scrivi:
hint-ask = Per dire il tuo prezzo, scrivi:

# -- punteggio --
part-money = ducati
part-privileges = privilegi
part-buildings = edifici

# -- forms --
form-offer = un’offerta per { $place } con merci, carte o promesse
form-intend = dire quanto pagheresti altrove
form-open-floor = ascoltare le offerte chiedendo qualcosa
form-again = un altro giro di offerte chiedendo qualcosa
form-decline = far sapere a { $seat } che declini l’offerta per { $place }
form-show = mostrare una carta a qualcuno
blank-target = Quale luogo?
blank-money = Quanti ducati offri?
blank-goods = Offri merci?
blank-cards = Offri carte?
blank-specials = Offri carte speciali?
blank-markers = Offri segnalini?
blank-proceeds = Prometti una parte di ciò che l’azione rende?
blank-proceeds-money = Quanti ducati della paga?
blank-proceeds-goods = Una parte delle merci?
blank-proceeds-specials = La carta speciale?
blank-proceeds-cards = Quante delle carte pescate?
blank-proceeds-markers = Quanti dei segnalini?
blank-asks = Vuoi qualcosa in cambio?
blank-asks-money = Quanti ducati in cambio?
blank-asks-goods = Merci in cambio?
blank-asks-specials = Carte speciali in cambio?
blank-asks-markers = Segnalini in cambio?
blank-asks-decks = Carte in cambio?
blank-uses-extra-action = Giochi per questo una carta Azione supplementare?
blank-promise = Che altro prometti? Le parole non impegnano nessuno.
blank-words = Che altro dici? Le parole non impegnano nessuno.
blank-ask = Chiedi qualcosa di preciso?
blank-to = A chi lo chiedi? Il numero di un posto; niente: a tutti.
blank-price = Dici un prezzo?
blank-price-money = Quanti ducati vuoi?
blank-price-goods = Vuoi merci?
blank-gives = Dai qualcosa in più?
blank-gives-money = Quanti ducati dai?
blank-gives-goods = Dai merci?
blank-firm = È fermo, cioè di chi per primo lo soddisfa?
blank-card = Quale carta?
blank-count = Quanti: { $thing }{ $sense ->
    [own] ? Li dai tu.
    [gives] ? Li dai tu.
    [proceeds] ? Li cedi.
   *[other] ? Li ricevi.
}
blank-disclosure = Offri { $card }, e chi la vede?
disclosure = { $shown ->
    [all] la vedono tutti
    [active] la vede solo il giocatore attivo
   *[nobody] non la vede nessuno
}

# -- il tabellone nel browser --
web-city = La città di Genova
web-my-things = La tua riserva e le tue carte
web-red-die = Colonne, contate dal dado rosso
web-blue-die = Righe, contate dal dado blu
web-dice = I dadi: il rosso per la colonna, il blu per la riga
web-round = Giro { $round }; la partita finisce con il giro { $last }
web-tower = La torre { $place }; mosse rimaste: { $left }
web-spot = { $place }: { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
web-left = { $what } (ne restano { $count } nella riserva)
web-owned-by = Appartiene a { $seat }
web-market = Nessuna azione qui; una partenza dal mercato fa avanzare l’indicatore di giro
web-street = Un disco qui permette di segnare: { $beside }
web-tag = { $seat } offre { $price }
web-tag-intention = { $seat } forse pagherebbe { $price }
web-leads = guida la torre
web-acts = agisce { $place }
web-owes = deve a { $seat }: { $what }
web-answered = ha risposto
web-thinking = sta pensando
web-offers-nothing = non offre niente
web-offers-for = offre { $price } per { $place }
web-offers-refused = offriva { $price } per { $place }: non va bene
web-nobody = Nessuno ha offerto niente.
web-first = Primo giocatore
web-actions = Azioni rimaste in questo turno: { $count }
web-hidden-specials = carte speciali nascoste: { $count }
web-empty-reserve = Ancora nessuna merce, carta speciale o segnalino.
web-show-card = Mostrala a qualcuno…
web-card-use = { $deck ->
    [large_orders] Come azione della sua villa consegni le tre merci e vieni pagato.
    [small_orders] Dopo la tua azione nel suo edificio puoi consegnare la merce e vieni pagato.
    [messages] Vieni pagato quando la torre si è fermata su entrambi gli edifici nello stesso turno.
   *[privileges] Alla fine ogni serie di edifici vicini rende; più è lunga, più rende.
}
web-card-seen = Vista da { $seats }.
web-card-unseen = Solo tu la conosci.
web-seen-by = Nota a { $who }
web-exchange-give = Che cosa dai?
web-exchange-take = Che cosa prendi in cambio?
web-you-give = Tu dai
web-gives = { $seat } dà
web-wanted = Richiesto
web-target = Per quale casella?
web-ask-whom = A chi lo chiedi?
web-ask-all = a tutti
web-promise = Promessa (non impegna nessuno)
web-not-binding = (promessa, non vincolante)
web-firm = Ferma: la prima offerta esattamente uguale è accettata subito
web-proceeds = dal ricavato dell’azione
web-delivery-money = Ducati della consegna
web-uses-extra = Con una carta Azione supplementare, giocata quando l’offerta è accettata
web-floor = Offerte, serie { $round }.
web-changes = Modifiche ancora permesse: { $count }.
web-sealed = Le offerte sono segrete: le vedono solo l’autore e il giocatore attivo.
web-version = versione { $version }
web-noted = annotato, mostrato a fine serie
web-noted-withdrawn = Annotato: l’offerta per { $place } è ritirata.
web-accept = Accetta
web-decline = Rifiuta
web-declined = Non va bene al giocatore attivo.
web-ask-more = Chiedi di più
web-change = Modifica
web-withdraw = Ritira
web-outbid = Rilancia
web-asks = { $seat } chiede
web-asks-firm = { $seat } chiede, a prezzo fermo
web-answer-ask = Offri questo
web-no-offers = Nessuna offerta sul tavolo.
web-offer-lead = Offrire, in ducati:
web-quiet = Nessuna offerta fino al mio turno
web-quiet-turn = Nessuna offerta in questo turno
web-run-next = Con uno in più accanto: { $money } ducati
web-hear = Ascolta le offerte a ogni passo
web-hear-from = Ascolta le offerte da { $money } ducati in su
web-sell-best = Vendi al miglior offerente, da { $money } ducati in su
web-spare = Non giocare carte
web-intend = { $place }: dire che cosa pagheresti
web-intentions = Intenzioni
web-intention = { $seat } forse pagherebbe { $money } ducati per { $place }.
web-reckoning = Il conto finale
web-reconstructed-map = La pianta della città è ricostruita, non copiata dal tabellone stampato.
web-reconstructed-card = ◊ Il contenuto di questa carta è ricostruito.
web-reconstructed-payout = Alcuni valori dei gruppi di privilegi sono ricostruiti.
web-summary-turn = Un turno
web-summary-place = Lancia i dadi o gioca una carta di partenza: si posa la torre di cinque dischi.
web-summary-move = Spostala fino a quattro volte su caselle adiacenti; ogni casella lasciata conserva un disco.
web-summary-offers = In ogni edificio agisce uno solo: tu, o chi compra l’azione. Ciascuno agisce una volta per turno.
web-summary-markers = Alla fine ciascuno può usare un disco di strada per segnare gli edifici accanto.
web-summary-buildings = Che cosa danno gli edifici
web-summary-pays = Che cosa rende (ducati)
web-summary-large = Commessa grande consegnata, e una carta speciale
web-summary-small = Commessa piccola dopo la tua azione lì
web-summary-message = Messaggio: la torre si ferma in entrambi gli edifici
web-summary-owner = Un altro agisce nel tuo edificio
web-summary-privileges = Alla fine: privilegi affiancati
web-summary-end = Alla fine: ogni tuo edificio
web-summary-specials = Carte speciali
web-shown = { $shown ->
    [nobody] mostrata a nessuno
    [active] mostrata al giocatore attivo
   *[all] mostrata a tutti
}
web-special = { $special ->
    [start] metti la torre dove vuoi invece di lanciare i dadi
    [extra_action] un’azione in più in questo turno
    [any_good] prendi una merce a scelta durante la tua azione
    [exchange] scambia un bene con uno della riserva durante la tua azione
   *[building_action] esegui l’azione di un tuo edificio durante la tua azione
}
web-blank = { $name ->
    [target] Casella
    [money] Ducati
    [words] A parole
    [card] Carta
    [to] A chi (nessuno: a tutti)
    [offer] Offerta
    [id] Numero
   *[other] Versione
}

# -- a che serve una scelta --
why = { $part ->
    [money] porta ducati
    [orders] avvicina la consegna delle tue commesse
    [messages] avvicina il pagamento dei messaggi
    [privileges] accresce i tuoi privilegi
    [specials] porta carte speciali o le risparmia
    [markers] porta segnalini, o compensi per i tuoi edifici
    [rivals] costa di più agli altri
   *[other] è il meglio che si possa fare
}
