# Oltre Mare in italiano.

# -- cose --
good = { $good ->
    [spices] spezie
    [silk] seta
    [silver] argento
    [sugar] zucchero
    [wine] vino
    [timber] legname
    [grain] grano
   *[other] { $good }
}
goods = { $count } { $good ->
    [spices] { $count ->
        [one] spezia
       *[other] spezie
    }
    [silk] seta
    [silver] argento
    [sugar] zucchero
    [wine] vino
    [timber] legname
    [grain] grano
   *[other] { $good }
}
icon = { $icon ->
    [ducats] ducati
    [pirates] pirati
    [market] mercato
   *[navigation] navigazione
}
icon-letter = { $icon ->
    [ducats] D
    [pirates] P
    [market] M
   *[navigation] N
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
    .web = { $icons }, leoni { $lions }, carico { $load }
icons-said-actions = { $icons }
icons-said-numbers = { $lions }/{ $load }
    .web = leoni { $lions }, carico { $load }
card = { $good } { $icons } { $lions }/{ $load }
    .web = { $good } ({ $icons }; leoni { $lions }, carico { $load })
good-claimed = { $good } (a suo dire { $said })
good-wished = { $good } (se possibile { $said })
marker = { $marker ->
    [compass] Bussola
    [fight_pirates] Combatti i pirati
    [favourable_market] Mercato favorevole
    [local_authority] Autorità locale
    [important_deal] Buoni affari
   *[smooth_sailing] Navigazione tranquilla
}
markers = { $count } { $marker ->
    [compass] Bussola
    [fight_pirates] Combatti i pirati
    [favourable_market] Mercato favorevole
    [local_authority] Autorità locale
    [important_deal] Buoni affari
   *[smooth_sailing] Navigazione tranquilla
}
marker-effect = { $marker ->
    [compass] salto in un porto a scelta
    [fight_pirates] i tuoi simboli pirati non hanno effetto
    [favourable_market] le tue carte costano 1, 2, 3, 4
    [local_authority] ogni turno ducati per i leoni oltre 3
    [important_deal] un simbolo ducati in più ogni turno
   *[smooth_sailing] 1 ducato per ogni simbolo di navigazione
}
marker-cheaper = le tue carte costano 1, 2, 3, e la quarta il prezzo consueto
colour = { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [black] nero
   *[other] { $colour }
}
ducats = { $count ->
    [one] { $count } ducato
   *[other] { $count } ducati
}
harbour = { $port }
route = { $one } – { $other }
nothing = nulla
anything = qualsiasi cosa
nobody = nessuno
paid = { $seat } { $ducats }
terms = { $give } per { $get }
terms-spoken = { $give } per { $get }, «{ $text }»

# -- domande --
ask-colours = Quale mercante sei?
ask-sea = { $lions } leoni: metti { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
} sul tuo mazzo pirati, l’ultima in cima.
ask-trade = Commercio: { $hand } in mano, carico { $load }. Scambia, compra o prosegui.
ask-trade-short = Commercio: { $hand } in mano, carico { $load }. Scambia o compra finché bastano.
ask-answer = Una proposta per te da { $author }.
ask-answer-active = Commercio: la tua risposta è attesa da { $author }.
ask-call = { $seat } chiede proposte: { $goods }.
ask-search = Quale carta prendi dal tuo mazzo pirati?
ask-play = Gioca { $load ->
    [one] 1 carta
   *[other] { $load } carte
}; { $count ->
    [one] scegli l’ultima.
   *[other] ancora { $count } da scegliere.
}
ask-sail = Dove va la tua nave? Esattamente { $count ->
    [one] 1 passo.
   *[other] { $count } passi.
}
ask-compass = Una Bussola a { $port }: salti in un altro porto?
ask-load = Carica { $count } carte, dal basso in alto: quale viene adesso?
ask-over = La partita è finita.

# -- scelte --
group-answer = #{ $id } { $author } ti offre { $terms }
    .web = { $author } ti offre { $terms }
group-market = Compra, lancia un appello, prosegui
group-call = Risposta all’appello
group-propose = Proponi
group-propose-prestige = Proponi (uno scambio dà 1 prestigio a { $partners })
group-withdraw = Le tue proposte aperte
action-choose-colour = { $colour }
action-choose-colour-family = { $colour } (casa { $family })
action-discard = scarta { $card }
action-propose = a { $to }: { $give } per { $get }
action-propose-call = proponi { $give } per { $get }
action-counter = controproposta a #{ $id }: { $give } per { $get }
    .web = controproposta: { $give } per { $get }
action-accept = accetta #{ $id }: ricevi { $get }, dai { $give }{ $prestige ->
    [you] ; +1 prestigio per te
    [partner] ; +1 prestigio per { $partner }
   *[none] { "" }
}
    .web = accetta: ricevi { $get }, dai { $give }{ $prestige ->
        [you] ; +1 prestigio per te
        [partner] ; +1 prestigio per { $partner }
       *[none] { "" }
    }
action-refuse = rifiuta #{ $id }
    .web = rifiuta la proposta
action-withdraw = ritira #{ $id } a { $addressee }: { $terms }
    .web = ritira la proposta a { $addressee }: { $terms }
action-answer-gone = rispondi a #{ $id }, che non vale più
    .web = rispondi a una proposta che non vale più
action-call = appello: chiedi a tutti una proposta
action-call-goods = appello: chiedi a tutti { $goods }
action-pass = non proporre nulla
action-buy = compra la carta in cima al mazzo merci per { $price }; poi ne hai { $left }{ $end }
action-buy-venice = scopri la carta Venezia, l’ultima del mazzo merci; nessuna carta e nessuna spesa{ $end }
action-buy-pirates = ricompra la carta in cima al tuo mazzo pirati per { $price }; poi ne hai { $left }
action-buy-search = cerca nel tuo mazzo pirati e prendi una carta per { $price }; poi ne hai { $left }
action-take = prendi { $card }
action-end-trade = chiudi la fase del commercio e gioca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}{ $talk ->
    [yes] ; le proposte aperte decadono
    [call] ; l’appello si chiude
   *[no] { "" }
}{ $end }
action-end-trade-short = chiudi la fase del commercio con troppo poche carte: { $follows ->
    [all] giochi tutta la mano
   *[skip] non giochi e non carichi nulla
}{ $talk ->
    [yes] ; le proposte aperte decadono
    [call] ; l’appello si chiude
   *[no] { "" }
}{ $end }
action-play = gioca { $card }; { $more ->
    [yes] finora
   *[no] in tutto
} { $effects }
effect-ducats = +{ $count ->
    [one] { $count } ducato
   *[other] { $count } ducati
}
effect-pirates = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} ai pirati
effect-market = { $count ->
    [one] { $count } carta pescata
   *[other] { $count } carte pescate
}
effect-navigation = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
effect-last = ultimo turno
effect-over = fine della partita
effect-none = nessun effetto
game-end = { $end ->
    [over] ; la partita finisce
    [last] ; ultimo turno
   *[none] { "" }
}
action-load = carica { $card }{ $run ->
    [yes] , che continua la tua serie
   *[no] { "" }
}
action-load-top = carica { $card }{ $run ->
    [yes] , che continua la tua serie
   *[no] { "" }
}; poi in cima { $top }: { $lions } leoni, carico { $load }{ $end }
action-sail = a { $port }: { $then }{ $end }
action-sail-via = a { $port } per { $via }: { $then }{ $end }
stop-passing = poi ancora { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
stop-compass = Bussola, salto in un porto a scelta
stop-marker = prendi { $marker } ({ $effect })
stop-bare = nessun segnalino
stop-bare-lost = nessun segnalino, il tuo si gira coperto ({ $marker })
action-jump = a { $port }: { $then }{ $end }
action-jump-decline = non saltare{ $kept ->
    [yes] {" "}e tieni la Bussola come segnalino
   *[no] ; la Bussola esce dalla partita
}{ $end }

# -- moduli --
form-propose = proposta a { $other }: carte e ducati
form-counter = controproposta a #{ $id } ({ $other }): carte e ducati
    .web = controproposta a { $other }: carte e ducati
form-accept = accetta #{ $id } ({ $other }) con altre carte
    .web = accetta la proposta di { $other } con altre carte
form-call = appello: chiedi a tutti certe merci
form-sail = scegli tu le rotte del viaggio
blank-sealed = Quali tue carte vanno a { $other }? Si dichiarano solo le merci.
blank-get = Quali merci vuoi da { $other }?
blank-give-ducats = Quanti ducati dai a { $other }?
blank-get-ducats = Quanti ducati vuoi da { $other }?
blank-cards = Quali tue carte vanno a { $other }?
blank-wishes = Quali merci desideri?
blank-routes = Quali rotte, nell’ordine del viaggio?
remark-claims = Che cosa dici dei simboli delle tue carte, vero o falso? Carta per carta, per esempio: DM 5/2, N
remark-wishes = Quali simboli vorresti sulle carte che ricevi? Carta per carta, per esempio: DM 5/2, N
remark-text = Qualche parola per accompagnarla?

# -- eventi --
event-first-player-named = Primo giocatore: { $seat }.
event-markers-laid = Su ogni porto c’è un segnalino; avanzano: { $markers }.
event-cards-turned-up = { $seat } comincia con { $card } a { $port }{ $count ->
    [0] .
    [one] {" "}(1 carta scoperta prima).
   *[other] {" "}({ $count } carte scoperte prima).
}
event-cards-turned-up-past = { $seat } comincia a { $port }{ $count ->
    [0] .
    [one] {" "}(1 carta scoperta prima).
   *[other] {" "}({ $count } carte scoperte prima).
}
event-colour-chosen = { $seat } prende il { $colour }.
event-cards-drawn = { $seat } { $count ->
    [0] non pesca carte
    [one] pesca 1 carta
   *[other] pesca { $count } carte
}.
event-cards-drawn-seen = { $seat } pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}: { $cards }.
event-turn-begun = Giro { $round }: tocca a { $seat }.
event-authority-paid = L’Autorità locale paga { $ducats } a { $seat }.
event-card-discarded = { $seat } mette una carta sul mazzo pirati.
event-card-discarded-seen = { $seat } mette { $card } sul mazzo pirati.
event-proposal-made = { $author } propone a { $addressee } (#{ $id }): { $terms }.
    .web = { $author } propone a { $addressee }: { $terms }.
event-proposal-made-counter = { $author } risponde a #{ $old } e propone a { $addressee } (#{ $id }): { $terms }.
    .web = { $author } fa una controproposta a { $addressee }: { $terms }.
event-proposal-refused = { $seat } rifiuta #{ $id }.
    .web = { $seat } rifiuta la proposta.
event-proposal-withdrawn = { $seat } ritira #{ $id }.
    .web = { $seat } ritira una proposta.
event-proposal-lapsed = La proposta #{ $id } decade.
    .web = Una proposta decade.
event-deal-made = Scambio concluso: { $author } dà { $give }, { $addressee } dà { $get }.
event-cards-exchanged = { $seat } riceve { $cards }.
event-cards-exchanged-none = { $seat } non riceve carte.
event-prestige-gained = { $seat } guadagna prestigio e ne ha { $prestige }.
event-call-made = { $seat } chiede a tutti una proposta: { $goods }.
event-call-made-spoken = { $seat } chiede a tutti una proposta: { $goods }, «{ $text }».
event-call-answered = { $seat } ha risposto all’appello.
event-call-answered-offer = { $seat } risponde all’appello, in busta chiusa: { $terms }.
event-call-answered-pass = { $seat } risponde all’appello, in busta chiusa: nulla.
event-call-passed = { $seat } non ha nulla da proporre.
event-call-closed = { $seat } chiude l’appello.
event-card-bought = { $seat } compra una carta { $source ->
    [deck] dal mazzo merci
   *[pirates] dal mazzo pirati
} per { $price }.
event-card-bought-seen = { $seat } compra una carta { $source ->
    [deck] dal mazzo merci
   *[pirates] dal mazzo pirati
} per { $price }: { $card }.
event-card-bought-found = { $seat } prende una carta { $source ->
    [deck] dal mazzo merci
   *[pirates] dal mazzo pirati
}.
event-card-bought-found-seen = { $seat } prende { $card } { $source ->
    [deck] dal mazzo merci
   *[pirates] dal mazzo pirati
}.
event-pile-searched = { $seat } paga { $price } e fruga nel mazzo pirati.
event-pile-searched-seen = { $seat } paga { $price } e trova nel mazzo pirati: { $cards }.
event-purchase-refunded = Il mazzo merci non ha più carte merce: { $seat } riprende { $price }.
event-venice-shown = Esce la carta Venezia. Per il prestigio: { $paid }. Il prestigio di tutti torna a 0.
event-trade-ended = { $seat } chiude la fase del commercio.
event-card-picked = { $seat } sceglie una carta da giocare.
event-card-picked-seen = { $seat } sceglie di giocare { $card }.
event-load-skipped = { $seat } ha troppo poche carte e non ne gioca.
event-cards-played = { $seat } gioca { $cards }.
event-cards-played-none = { $seat } non ha carte da giocare.
event-cards-played-past = { $seat } gioca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
event-ducats-earned = { $icons ->
    [one] 1 simbolo ducati frutta
   *[other] { $icons } simboli ducati fruttano
} { $ducats } a { $seat }.
event-pirates-struck = I pirati { $count ->
    [0] non prendono nulla
    [one] prendono 1 carta
   *[other] prendono { $count } carte
} dal mazzo merci ({ $icons ->
    [one] 1 simbolo
   *[other] { $icons } simboli
}) per il mazzo pirati di { $seat }.
event-pirates-fought = { $seat } respinge i pirati ({ $icons ->
    [one] 1 simbolo
   *[other] { $icons } simboli
}).
event-sailing-paid = La Navigazione tranquilla frutta { $ducats } a { $seat }.
event-ship-sailed = { $seat } naviga fino a { $port } ({ $count ->
    [one] 1 passo
   *[other] { $count } passi
}).
event-ship-sailed-on = { $seat } passa per { $port } ({ $count ->
    [one] 1 passo
   *[other] { $count } passi
}).
event-ship-jumped = Con la Bussola { $seat } salta a { $port }.
event-compass-declined = { $seat } non usa la Bussola.
event-marker-taken = { $seat } prende un segnalino a { $port }: { $marker }.
event-marker-turned = { $seat } gira coperto un segnalino: { $marker }.
event-card-loaded = { $seat } carica { $card }.
event-card-loaded-past = { $seat } carica una carta.
event-deck-emptied = Il mazzo merci è vuoto: è l’ultimo turno.
event-game-ended = La partita è finita{ $reason ->
    [deck_empty] : il mazzo merci è vuoto.
   *[other] .
}

# -- il tabellone --
board-set-up = Preparazione
board-round = Giro { $round } · tocca a { $active }
board-over = La partita è finita
board-phase = { $phase ->
    [sea] potenza marinara
    [trade] commercio
    [search] commercio
    [play] fase principale
    [sail] navigazione
    [compass] navigazione
   *[load] carico
}
board-deck = mazzo { $count }{ $venice ->
    [True] {" "}(con Venezia)
   *[False] {" "}(Venezia è uscita)
}
board-price = carta a { $price }, acquisti { $bought }/{ $most }
board-steps = ancora { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
board-counts = prestigio { $prestige } · mano { $hand } · pirati { $pirates }
board-cargo = stiva { $count }:
board-hand = mano { $count }:
board-played = giocate:
board-pile = Stiva di { $seat }, dal basso: { $runs }
board-offer = #{ $id } { $author } → { $addressee }: { $terms }
board-offer-own = #{ $id } { $author } → { $addressee }: { $terms } (in busta chiusa: { $cards })
board-call = { $seat } chiede { $goods }; hanno risposto: { $answered }
board-call-spoken = { $seat } chiede { $goods }, «{ $text }»; hanno risposto: { $answered }
board-answer = La tua risposta in busta chiusa: { $terms }
board-answer-pass = La tua risposta in busta chiusa: nulla
board-lions-load = leoni/carico
board-live = segnalino attivo
board-bare = nessun segnalino
board-ship = nave
board-first = primo giocatore
board-budget = proposte rimaste
board-had = prestigio già avuto in questo turno

# -- punteggio --
part-ducats = ducati
part-cargo = stiva
part-markers = segnalini
part-prestige = prestigio
part-pirates = pirati

# -- in the browser --
web-chart = Il mare da Tunisi alla Tana
web-merchants = Mercanti
web-tray = Carte
web-lions = { $count ->
    [one] 1 leone
   *[other] { $count } leoni
}
web-load = carico { $count }
web-card-named = { $good }; { $actions }; { $lions } leoni, carico { $load }; serie: { $values }
web-card-named-port = { $good }; { $actions }; { $lions } leoni, carico { $load }; serie: { $values }; porto: { $port }
web-port-marker = { $port }. { $marker }
web-port-bare = { $port }: nessun segnalino
web-ship = Nave di { $name } a { $port }
web-reconstructed = Ricostruito: i simboli delle carte, i nomi dei porti, le rotte e il numero dei segnalini sono di questa casa; seguono le regole, ma non sono copiati da un esemplare stampato.
web-awaited = Si aspetta { $name }
web-deal-with = Proponi uno scambio a { $name }
web-cargo = Stiva di { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-runs = Serie nella stiva, dal basso
web-run = { $goods }: { $value }
web-prestige = Prestigio { $count }
web-hand-name = mano
web-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano
web-my-hand = La tua mano
web-pirates = Mazzo pirati: { $count ->
    [one] 1 carta, −1 ducato alla fine
   *[other] { $count } carte, −{ $count } ducati alla fine
}
web-idle-marker = { $count } × { $marker }, coperto
web-deck = Mazzo merci: { $count } carte; la partita finisce quando è vuoto
web-venice-in = Venezia deve ancora uscire
web-venice-out = Venezia è già uscita
web-bought = Acquisti: { $bought } su { $most }
web-effects = Quel che rendono le carte giocate
web-effect = { $action }: { $icons } → { $brings }
web-played = Carte di questo turno
web-slot = Un posto per una carta
web-load-order = Dal basso verso l’alto: l’ultima sarà la tua nuova carta in cima.
web-search = Il tuo mazzo pirati
web-call = Chiedi offerte…
web-pass = Nessuna proposta
web-refuse-all = Rifiuta tutto in questo turno
web-end-trade = Fine commercio, gioca
web-jump = Non saltare
web-you-give = Tu dai
web-gives = { $name } dà
web-sealed = Le carte passano coperte: la merce è sempre vera, i simboli sono solo parole.
web-claim = Dichiara i simboli…
web-wish = Chiedi certi simboli…
web-claimed = dice: { $said }
web-wished = vorrebbe: { $said }
web-unproven = non provato
web-truth = Di’ la verità
web-nothing-said = Non dire nulla
web-about = Di { $what }
web-lay = Metti { $what } sulla bilancia
web-from-hand = Dalla tua mano
web-goods-wanted = Merci che vuoi
web-no-ducats = Nessun ducato
web-you-pay = Tu paghi { $ducats }
web-pays = { $name } paga { $ducats }
web-pay-more = Un ducato in più da te
web-ask-more = Un ducato in più da { $name }
web-words = Una parola con l’offerta
web-after = Dopo: { $ducats }, { $cards } in mano
web-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-prestige-you = Lo scambio ti porta 1 prestigio.
web-prestige-other = Lo scambio porta 1 prestigio a { $name }.
web-call-goods = Merci desiderate (nessuna: qualsiasi cosa)
web-hand-over = Quali carte consegni?
web-offer-title = { $author } → { $addressee }
web-waits = { $author } aspetta { $addressee }.
web-accept = Accetta
web-accept-choose = Accetta, scegli le carte…
web-counter = Controfferta…
web-refuse = Rifiuta
web-withdraw = Ritira
web-lacking = Non hai queste merci: rifiuta o fai una controfferta.
web-your-sealed = Le tue carte sigillate
web-calls = { $name } chiede offerte a tutti: { $goods }
web-answer-none = non ha risposto
web-answer-sealed = ha risposto, sigillato
web-answer-passed = non offre niente
web-answer-call = Rispondi all’appello
web-new-offer = Nuova offerta a
web-budget = Offerte rimaste in questo turno: { $count }
web-seat = { $ducats } · prestigio { $prestige } · { $cards }
web-sum-turn = Un turno
web-sum-sea = Potenza marinara: scarta fino al numero di leoni della tua carta in cima; gli scarti vanno nel tuo mazzo pirati.
web-sum-trade = Commercio: scambia con chiunque, compra fino a { $most } carte a { $price } ({ $more } se mancano i ducati). Chi scambia con te guadagna 1 prestigio, una volta per turno.
web-sum-main = Fase principale: gioca esattamente tante carte quanto il carico della tua carta in cima. I simboli uguali si sommano:
web-sum-cargo = Carico: impila le carte giocate nell’ordine che vuoi; l’ultima è la nuova carta in cima.
web-sum-icons = simboli
web-tables = Tabelle stampate: serie nella stiva, carte per merce, simboli uguali
web-sum-goods = Serie nella stiva
web-sum-markers = Segnalini
web-sum-end = Alla fine: le serie, poi 6/3/1 per chi ha più segnalini e più prestigio, −1 per ogni carta del mazzo pirati. Vince chi ha più ducati.
web-sum-venice = Quando esce la carta Venezia, il prestigio paga 6/3/1 e torna a 0.
