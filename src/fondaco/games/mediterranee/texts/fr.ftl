# Méditerranée en français.

# -- choses --
power = { $power ->
    [venice] Venise
    [genoa] Gênes
    [spain] Espagne
    [turkey] Turquie
   *[other] { $power }
}
power-led = { $power ->
    [venice] Venise
    [genoa] Gênes
    [spain] l’Espagne
    [turkey] la Turquie
   *[other] { $power }
}
power-letter = { $power ->
    [venice] V
    [genoa] G
    [spain] E
    [turkey] T
   *[other] { $power }
}
good = { $good ->
    [gems] pierres précieuses
    [gold] or
    [spices] épices
    [wine] vin
    [cloth] tissu
    [iron] fer
    [wood] bois
   *[other] { $good }
}
good-some = { $good ->
    [gems] des pierres précieuses
    [gold] de l’or
    [spices] des épices
    [wine] du vin
    [cloth] du tissu
    [iron] du fer
    [wood] du bois
   *[other] { $good }
}
good-letter = { $good ->
    [gems] P
    [gold] O
    [spices] É
    [wine] V
    [cloth] T
    [iron] F
    [wood] B
   *[other] { $good }
}
goods = { $count } { $good ->
    [gems] { $count ->
        [one] pierre précieuse
       *[other] pierres précieuses
    }
    [gold] or
    [spices] { $count ->
        [one] épice
       *[other] épices
    }
    [wine] vin
    [cloth] { $count ->
        [one] tissu
       *[other] tissus
    }
    [iron] fer
    [wood] bois
   *[other] { $good }
}
sailors = { $count ->
    [one] { $count } marin
   *[other] { $count } marins
}
sailors-object = { $count ->
    [one] { $count } marin
   *[other] { $count } marins
}
ducats = { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
}
nothing = rien
galley = galère { $galley }
galley-the = la galère { $galley }
sea = { $key ->
    [alboran] mer d’Alboran
    [baleares] large des Baléares
    [mer_noire] mer Noire
    [numidie] côte numide
    [tyrrhenienne] mer Tyrrhénienne
    [ionienne] mer Ionienne
    [chypre] mer de Chypre
    [syrtes] large des Syrtes
    [libye] mer de Libye
   *[other] { $label }
}
sea-short = { $key ->
    [alboran] mer d’Alboran
    [baleares] Baléares
    [mer_noire] mer Noire
    [numidie] côte numide
    [tyrrhenienne] mer Tyrrhén.
    [ionienne] mer Ionienne
    [chypre] mer de Chypre
    [syrtes] les Syrtes
    [libye] mer de Libye
   *[other] { $label }
}
area = { $name } ({ $number })
aboard = { $count } sur la galère { $galley }
aboard-all = sur la galère { $galley }
ashore = { $count } en garnison
ashore-all = en garnison
garrison = garnison
crew-of = { $count } { $source ->
    [garrison] de la garnison
    [enrolled] { $count ->
        [one] nouvel enrôlé
       *[other] nouveaux enrôlés
    }
   *[other] de la galère { $source }
}
galley-holds = galère { $galley } ({ $pieces })
plus = { $one } + { $other }
garrison-holds = garnison { $count }
bid-of = { $seat } { $amount }
toll-of = { $amount } ({ $who })
consent-of = { $who } { $consent ->
    [yes] consent
   *[no] refuse
}
phase = { $phase ->
    [powers] choix des puissances
    [deployment] répartition des marins
    [bids] phase 1 : mises
    [positions] phase 1 : choix des places
    [purchases] phase 2 : achats
    [movement] phase 3 : déplacement
    [combat] phase 4 : combats
    [control] phase 5 : contrôle des ports
    [sales] phase 6 : ventes et revenus
   *[over] la fin
}

# -- questions --
ask-powers = Quelle puissance menez-vous ?
ask-deployment = Comment répartissez-vous vos marins ?
ask-bids = Que misez-vous pour l’ordre du tour ? Toute mise est perdue.
ask-positions = Quelle place prenez-vous dans l’ordre ?
ask-purchases = Achetez, commercez, construisez, enrôlez, transférez ; puis finissez votre tour.
ask-movement = Déplacez vos galères, chacune d’autant de cases qu’elle a de marins.
ask-movement-underway = La galère { $galley } est en route, { $area } ; { $left ->
    [one] encore { $left } pas
   *[other] encore { $left } pas
}.
ask-combat = Attaquez-vous ?
ask-control = Débarquez-vous des marins dans des ports sans garnison ?
ask-sales = Que vendez-vous ?
ask-over = La partie est finie.
ask-price = { $buyer } demande votre prix à { $port } ({ $good }){ $tokens ->
    [0] { "" }
   *[other] , pour { $tokens }
}.
ask-named = { $owner } demande { $price } par pion à { $port } ({ $good }).
ask-last = { $owner } s’en tient à { $price } par pion à { $port } ({ $good }).
ask-countered = { $buyer } offre { $price } par pion pour { $goods } à { $port } ; vous demandiez { $named }.
ask-trade = { $partner } demande vos conditions pour { $goods }, { $area }.
ask-trade-named = { $partner } vous offre { $give } contre { $want }, { $area }.
ask-trade-last = { $partner } refuse vos conditions ; les premières tiennent : { $give } contre { $want }.
ask-trade-countered = { $partner } propose d’autres conditions : { $give } contre { $want }, { $area }.
ask-passage = { $mover } demande à repartir avec la galère { $galley }, { $area }{ $toll ->
    [0] { "" }
   *[other] , et vous paierait { $toll }
}.
ask-prize = Votre galère { $victor } a vaincu la galère { $beaten } ({ $owner }) : coulez-la ou prenez-la.

# -- titres --
group-buy = Acheter, { $area } : { $good } à { $price } ; dans la réserve : { $left }
group-ask = Ports d’autrui
group-trade = Commerce avec { $partner }, { $area }
group-yard = Construire et enrôler
group-stow = Transferts, { $area }
group-discard = Se défaire de pions
group-galley = Galère { $galley }, { $area } : { $pieces }
group-land = Débarquer, { $area }
group-sell = Vendre, { $area }
group-talk = Votre réponse
group-end = Fin du tour

# -- choix --
action-choose-power = { $power } : capitale { $port }, produit : { $good }
action-choose-power-lot = laisser faire le sort
action-deploy = { $first } et { $second } à bord, { $garrison } à { $port }
action-bid = miser { $amount }, il vous reste { $left }
action-bid-nothing = ne rien miser : prendre une place restante
action-take-position = { $position } : place { $number } sur { $count }
action-take-position-first = { $position } : premier à chaque phase
action-take-position-last = { $position } : dernier à chaque phase
ends-game = { $said } – la partie s’achève
ends-move = { $said } ; la galère { $galley } s’arrête
action-done = { $phase ->
    [purchases] finir le tour : plus d’achat ni de construction cette manche
    [movement] finir le tour : ce qui n’a pas bougé reste où il est
    [combat] finir le tour : plus d’attaque
    [control] finir le tour : plus de débarquement
   *[sales] finir le tour : l’invendu reste à bord
}
action-buy = acheter { $goods } ({ $load }) pour { $paid } ; reste { $left }
action-buy-owner = acheter { $goods } ({ $load }) pour { $paid }, versés à { $owner } ; reste { $left }
action-ask-price = demander à { $owner } son prix à { $port } ({ $good }, de { $least } à { $most } par pion){ $tokens ->
    [0] { "" }
   *[other] , pour { $tokens }
}
action-name-price = demander { $price } par pion
action-name-price-most = demander { $price } par pion, le maximum
action-take = acheter { $goods } ({ $load }) pour { $paid } ; reste { $left }
action-counter = offrir { $price } par pion pour { $goods } ({ $load }) : { $paid } au lieu de { $full }
action-leave = s’en aller ; ce prix vous reste ouvert ce tour
action-leave-closed = s’en aller ; le port ne vous vend plus rien ce tour
action-leave-trade = s’en aller sans affaire
action-accept = vendre { $goods } à { $price } par pion : vous recevez { $paid }
action-accept-trade = accepter : vous donnez { $give } et recevez { $want }
action-refuse = refuser : votre prix de { $price } tient
action-refuse-trade = refuser
action-refuse-trade-counter = refuser : vos premières conditions tiennent
action-propose-trade = offrir à { $partner } { $give } contre { $want }
action-ask-trade = demander à { $partner } ses conditions pour { $goods }
action-counter-trade = offrir plutôt : vous donnez { $give } et recevez { $want }
action-withdraw = retirer votre proposition
action-build-galley = construire une galère à { $port } pour { $paid }, équipage : { $crew } ; reste { $left }
action-build-castle = construire un château à { $port } pour { $paid } : l’attaquant divise par { $divisor } ; reste { $left }
action-enrol = enrôler { $sailors } à { $port } ({ $places }) pour { $paid } ; reste { $left }
action-rearrange = redistribuer : { $holdings }
action-rearrange-scuttle = redistribuer : { $holdings } ; { $count ->
    [one] coule
   *[other] coulent
} : { $sunk }
action-rearrange-move = { $pieces } : { $source } → { $target }
action-discard-goods = rendre à la réserve { $goods } de la galère { $galley }
action-discard-sailors = rendre à la réserve { $sailors } de la galère { $galley }
action-discard-sailors-garrison = mettre { $sailors } de la galère { $galley } en garnison à { $port }
action-step = galère { $galley } → { $area }, { $left ->
    [0] dernier pas
    [one] encore { $left } pas
   *[other] encore { $left } pas
}
action-step-met = galère { $galley } → { $area }, { $left ->
    [one] encore { $left } pas
   *[other] encore { $left } pas
} ; accord nécessaire : { $owners }
action-request-passage = demander à { $owners } de laisser repartir la galère { $galley } ; un refus met fin à son déplacement
action-request-passage-toll = demander à { $owners } de laisser repartir la galère { $galley } contre { $tolls } ; un refus met fin à son déplacement
action-stop = arrêter la galère { $galley }, { $area }
action-answer-passage-consent = laisser repartir la galère { $galley } où elle veut
action-answer-passage-refuse = refuser : la galère { $galley } reste cette manche, { $area }
action-attack = la galère { $galley } attaque la galère { $target } ({ $owner }, { $sailors } ; cargaison : { $goods }) : tue { $deals }, perd { $suffers }
action-attack-port = la galère { $galley } attaque { $port } ({ $owner }, garnison { $garrison }{ $castle ->
    [yes] , château
   *[no] { "" }
}) : tue { $deals }, perd { $suffers }
range = { $least } à { $most }
range-one = { $least }
action-sink = couler la galère { $beaten } ; { $lost ->
    [0] toutes les marchandises trouvent place
    [one] { $lost } marchandise perdue
   *[other] { $lost } marchandises perdues
}
action-seize = prendre la galère { $beaten } avec { $sailors }, { $stay } sur la galère { $victor } ; { $lost ->
    [0] toutes les marchandises trouvent place
    [one] { $lost } marchandise perdue
   *[other] { $lost } marchandises perdues
}
action-seize-all = prendre la galère { $beaten } avec tout l’équipage ({ $sailors }) : votre galère { $victor } coule ; { $lost ->
    [0] toutes les marchandises trouvent place
    [one] { $lost } marchandise perdue
   *[other] { $lost } marchandises perdues
}
action-land = débarquer { $sailors } de { $galleys } à { $port } ({ $before ->
    [neutral] neutre
    [own] il reste vôtre
   *[other] pris à { $owner }
})
action-land-sinking = débarquer { $sailors } de { $galleys } à { $port } ({ $before ->
    [neutral] neutre
    [own] il reste vôtre
   *[other] pris à { $owner }
}) ; { $count ->
    [one] coule
   *[other] coulent
} : { $sunk }
action-sell = vendre { $good } de la galère { $galley } à { $port } : { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (nouveau marché)
}
action-sell-full-own = vendre { $good } de la galère { $galley } à { $port } : { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (nouveau marché)
} ; remplit votre entrepôt ({ $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
})
action-sell-full-neutral = vendre { $good } de la galère { $galley } à { $port } : { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (nouveau marché)
} ; remplit l’entrepôt
action-sell-full-other = vendre { $good } de la galère { $galley } à { $port } : { $price }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } (nouveau marché)
} ; remplit l’entrepôt ({ $owner }, { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
})
action-instruct-price = prix permanent à { $port } pour { $buyer } : { $price ->
    [0] me demander
   *[other] { $price }
} ; contre-offre minimale : { $lowest ->
    [0] me demander
   *[other] { $lowest }
}
action-instruct-passage = quand { $mover } demande à repartir : { $answer ->
    [consent] toujours consentir
    [refuse] toujours refuser
   *[ask] me demander
}

# -- formulaires --
form-bid = toute autre somme
form-buy = en acheter plusieurs à la fois à { $port }
form-ask-price = demander le prix à { $port } en disant combien on en veut
form-take = les prendre galère par galère
form-counter = offrir un autre prix
form-accept = accepter en disant quelle galère reçoit quoi
form-propose-trade = proposer un échange à { $partner }, { $area }
form-ask-trade = demander ses conditions à { $partner }, { $area }
form-counter-trade = proposer d’autres conditions
form-build-galley = construire une galère à { $port } avec l’équipage de votre choix
form-enrol = enrôler plusieurs marins à { $port }
form-rearrange = redistribuer toutes les pièces, { $area }
form-discard-goods = jeter des marchandises de la galère { $galley } par-dessus bord
form-discard-sailors = débarquer plusieurs marins de la galère { $galley }
form-request-passage = demander le passage pour la galère { $galley } en offrant un péage
form-sink = la couler en disant quelles marchandises vous gardez
form-seize = la saisir en disant où vont les marchandises
form-land = débarquer des marins à { $port }, galère par galère
form-instruct-price = laisser un prix permanent pour un acheteur
form-instruct-passage = laisser une réponse permanente à qui veut repartir
blank-amount = Que misez-vous ?
blank-load = Combien sur quelle galère ?
blank-tokens = Combien en voulez-vous ? Cela n’engage à rien.
blank-price = Quel prix pour chacun ?
blank-price-instruct-price = Quel prix pour chacun ? 0 : me demander.
blank-lowest = Quelle est la plus basse contre-offre que vous acceptez ? 0 : me demander.
blank-give = Que donnez-vous, de quelle galère ?
blank-want = Que voulez-vous, de quelle galère ?
blank-want-ask-trade = Que voulez-vous ?
blank-pay = Que payez-vous ? Une somme négative vous est payée.
blank-receive = Quelle galère reçoit quoi ? Rien : on les remplit dans l’ordre.
blank-crew = Combien de marins, d’où ?
blank-places = Combien de marins, où ?
blank-galleys = Que porte ensuite chaque galère ?
blank-garrison = Combien de marins en garnison ? Rien : autant que maintenant.
blank-scuttle = Les galères laissées sans marins peuvent-elles couler ?
blank-goods = Quelles marchandises passent par-dessus bord ?
blank-sailors-discard-sailors = Combien de marins ?
blank-sailors-seize = Combien de marins montent à bord ?
blank-sailors-land = Combien de marins de quelle galère ?
blank-tolls = Quel péage pour quelle puissance ?
blank-cargo = Où se trouvent ensuite les marchandises ? Rien : autant qu’il y a de place.
blank-port = Quel port ?
blank-buyer = Quel acheteur : { $players } ?
blank-mover = Quel joueur : { $players } ?
blank-answer = Quelle est la réponse ?
player-number = { $number } pour { $seat }
standing-answer = { $answer ->
    [consent] toujours consentir
    [refuse] toujours refuser
   *[ask] me demander chaque fois
}
piece-name = { $piece ->
    [garrison] garnison
    [enrolled] enrôlés
   *[sailors] marins
}
name = { $name }

# -- événements --
event-power-chosen = { $seat } prend { $power }.
event-power-chosen-lot = { $seat } laisse faire le sort pour sa puissance.
event-power-drawn = Le sort donne { $power } à { $seat }.
event-power-assigned = { $seat } mène { $power }, capitale { $port }.
event-deployment-sealed = { $seat } a réparti ses marins en secret.
event-deployment-changed = Vous avez réparti vos marins autrement.
event-deployed = { $seat } répartit ses marins : { $crews }, garnison { $garrison }.
event-round-begun = Manche { $round } sur { $rounds }.
event-bid-sealed = { $seat } a misé en secret.
event-bid-changed = Votre mise est maintenant de { $amount }.
event-bids-revealed = Les mises, toutes versées à la banque : { $bids }.
event-dice-rolled = Le dé décide : { $rolls }.
event-position-taken = { $seat } prend la place { $position }.
event-order-fixed = Ordre de la manche : { $order }.
event-phase-begun = { $phase ->
    [purchases] Phase 2 : achats.
    [movement] Phase 3 : déplacement.
    [combat] Phase 4 : combats.
    [control] Phase 5 : contrôle des ports.
   *[sales] Phase 6 : ventes et revenus.
}
event-turn-begun = À { $seat } de jouer.
event-turn-passed = { $seat } passe.
event-turn-ended = { $seat } a fini.
event-bought = { $seat } achète { $goods } à { $port } ({ $load }) pour { $paid }.
event-bought-from = { $seat } achète { $goods } à { $port } ({ $load }) pour { $paid }, versés à { $owner }.
event-price-asked = { $seat } demande à { $owner } son prix à { $port } ({ $good }){ $tokens ->
    [0] { "" }
   *[other] , pour { $tokens }
}.
event-price-named = { $seat } annonce { $price } par pion à { $port } ({ $good }).
event-countered = { $seat } offre { $price } par pion à { $port } pour { $goods }.
event-counter-answered = { $seat } { $accepted ->
    [yes] accepte la contre-offre
   *[no] refuse la contre-offre
} à { $port }.
event-talk-left = { $seat } s’en va sans affaire.
event-trade-asked = { $seat } demande à { $partner } ses conditions pour { $goods }, { $area }.
event-trade-proposed = { $seat } offre à { $partner } { $give } contre { $want }, { $area }.
event-trade-countered = { $seat } offre plutôt à { $partner } { $give } contre { $want }.
event-trade-refused = { $seat } refuse les conditions.
event-trade-withdrawn = { $seat } retire sa proposition.
event-traded = { $seat } donne à { $partner } { $give } contre { $want }, { $area }.
event-galley-built = { $seat } construit la galère { $galley } à { $port } pour { $paid }, équipage : { $crew }.
event-castle-built = { $seat } construit un château à { $port } pour { $paid }.
event-enrolled = { $seat } enrôle { $sailors } à { $port } ({ $places }) pour { $paid }.
event-rearranged = { $seat } redistribue, { $area } : { $holdings }.
event-galley-sunk = La galère { $galley } ({ $seat }) coule, { $area }.
event-galley-sunk-goods = La galère { $galley } ({ $seat }) coule, { $area }, avec { $goods }.
event-goods-discarded = { $seat } rend à la réserve { $goods } de la galère { $galley }.
event-sailors-discarded = { $seat } rend à la réserve { $sailors } de la galère { $galley }.
event-galley-moved = { $seat } : galère { $galley }, { $start } → { $area }.
event-galley-stopped = { $seat } arrête la galère { $galley }, { $area }.
event-passage-requested = { $seat } demande à { $asked } de laisser repartir la galère { $galley }, { $area }.
event-passage-requested-toll = { $seat } demande à { $asked } de laisser repartir la galère { $galley }, { $area }, contre { $tolls }.
event-passage-sealed = { $seat } a répondu en secret.
event-passage-answered = Réponses : { $answers } ; { $passes ->
    [yes] la galère { $galley } peut repartir
   *[no] la galère { $galley } reste
}, { $area }.
event-galleys-fought = La galère { $galley } ({ $seat }, dé { $roll }, perd { $loss }) attaque la galère { $target } ({ $owner }, dé { $roll2 }, perd { $loss2 }), { $area }.
event-port-attacked = La galère { $galley } ({ $seat }, dé { $roll }, perd { $loss }) attaque { $port } ({ $owner }, dé { $roll2 }, perd { $loss2 }).
event-galley-beaten = La galère { $galley } ({ $owner }) est vaincue par la galère { $by } ({ $victor }).
event-prize-taken = { $seat } prend la galère { $galley } avec { $sailors } ; cargaison désormais : { $cargo }.
event-prize-taken-sunk = { $seat } coule la galère { $galley } ; cargaison désormais : { $cargo }.
event-landed = { $seat } débarque { $sailors } à { $port } { $before ->
    [neutral] et s’en empare.
    [own] et le garde.
   *[other] et le prend à { $owner }.
}
event-sold = { $seat } vend { $good } à { $port } pour { $price }{ $bonus ->
    [0] { "" }
   *[other] , plus { $bonus } pour un nouveau marché
}.
event-income-paid = { $seat } reçoit { $amount } de sa capitale.
event-price-instructed = Votre prix permanent à { $port } pour { $buyer } : { $price ->
    [0] on vous demande
   *[other] { $price }
} ; contre-offre minimale : { $lowest ->
    [0] on vous demande
   *[other] { $lowest }
}.
event-passage-instructed = Quand { $mover } demande à repartir : { $answer ->
    [consent] vous consentez toujours.
    [refuse] vous refusez toujours.
   *[ask] on vous demande.
}
event-game-ended = La dernière manche est finie. Dans les trésors : { $money }.

# -- le plateau --
board-set-up = Mise en place · { $phase }
board-round = Manche { $round } sur { $rounds } · { $phase }
board-over = La partie est finie
board-ducats = ducats
board-ports = ports
board-galleys = galères
board-sailors = marins
board-castles = châteaux
board-points = points
board-points-known = points sans l’argent
board-box = Réserve :
board-box-pieces = réserve : { $galleys ->
    [one] { $galleys } galère
   *[other] { $galleys } galères
}, { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
}, { $castles ->
    [one] { $castles } château
   *[other] { $castles } châteaux
}
board-bank = banque { $amount }
board-sealed = choix fait
board-bid = mise { $amount }
board-prices = Prix annoncés à { $buyer } : { $prices }
board-price = { $port } { $price }
board-standing = Vos réponses permanentes : { $answers }
board-standing-price = { $port } à { $buyer } { $price }/{ $lowest }
board-standing-passage = { $mover } { $answer ->
    [consent] passe
   *[refuse] ne passe pas
}
board-flag = garnison
board-castle = château
board-crew = marins
board-slots = places libres ×100, voisines
board-open-sea = pleine mer
board-capital = capitale

# -- décompte --
part-capital = capitale
part-ports = ports
part-warehouses = entrepôts pleins
part-treasury = trésor

# -- le plateau dans le navigateur --
web-chart = Carte de la Méditerranée
web-panel = Ce que l’on peut faire ici
web-done = { $phase ->
    [purchases] Finir mes achats
    [movement] Finir mes voyages
    [combat] Finir mes attaques
    [control] Finir mes débarquements
   *[sales] Finir mes ventes
}
web-acts = Actions de cette phase
web-round = Manche { $round } sur { $rounds }
web-round-title = La partie finit après la dernière manche.
web-set-up = Mise en place
web-phases = Les six phases d’une manche
web-phase = { $phase ->
    [bids] Mises
    [purchases] Marché
    [movement] Voyages
    [combat] Combat
    [control] Débarquements
   *[sales] Ventes
}
web-order = Ordre du tour
web-place-free = la place { $place } est libre
web-treasury = Votre trésor
web-fold = ▾ plus de carte
web-unfold = ▴ montrer le panneau
web-back = Retour
web-clear = Annuler
web-galley = Galère { $galley }, { $owner } : { $sailors } ; cargaison : { $goods }.
web-port = { $port }, { $size ->
    [capital] capitale
    [medium] port moyen
   *[small] petit port
} ; produit : { $good }.
web-neutral = Neutre.
web-held = Tenu par { $owner }, garnison { $garrison }{ $castle ->
    [yes] , château
   *[no] { "" }
}.
web-stored = En entrepôt : { $goods }.
web-stored-nothing = Entrepôt vide.
web-wants = Paie { $price } la prochaine marchandise : { $goods }.
web-wanted = Recherché :
web-full = L’entrepôt est plein.
web-produces = Produit
web-in-box = il en reste { $count }
web-reconstructed-slots = Reconstitué : les nombres des cases ne sont pas relevés sur un exemplaire imprimé.
web-reconstructed-names = Reconstitué : les noms des zones de mer et certaines frontières sont de nous.
web-no-port = pas de port
web-no-galleys = Aucune galère ici.
web-look-at = Regarder
web-look = Regarder { $place }
web-yours = À vous
web-elsewhere = Ailleurs
web-tab = { $tab ->
    [market] Marché
    [galley] Galère
    [castle] Château
    [enrol] Marins
    [transfers] Transferts
   *[trade] Commerce
}
web-form-line = { $what }
web-galley-number = Galère { $number }
web-crew-of = Marins de la galère { $number }
web-garrison-name = Garnison
web-enrolled-name = Nouveaux enrôlés
web-reach = Une galère parcourt autant de cases qu’elle a de marins ; un marin prend la place d’une marchandise.
web-deploy = Répartir en secret
web-deploy-again = Changer la répartition
web-sealed = Scellé ; vous pouvez changer tant que tous n’ont pas choisi.
web-bid-amount = Votre mise
web-bid-keep = Il vous reste { $left }.
web-bid-points = { $ducats } ducats valent un point à la fin.
web-bid-seal = Sceller une mise de { $amount }
web-bid-change = Changer la mise en { $amount }
web-sealed-bid = scellée
web-no-bid = réfléchit encore
web-buy-line = { $good } à { $price } le pion ; il en reste { $left }.
web-paid-to = Payé à { $owner }.
web-no-room = Vos galères n’ont pas de place ici.
web-box-empty = Il n’en reste plus : { $good }.
web-buy = Acheter { $goods } pour { $paid }
web-keep = Il vous reste { $left }.
web-ask-line = { $owner } vend ici et fixe son prix : { $good }.
web-ask-tokens = Combien vous en voulez
web-ask = Demander le prix
web-build-for = Construire pour { $paid }
web-built = Déjà construit ici ce tour.
web-crew-from = Équipage, de 1 à 5, venant de :
web-cannot-build = Impossible pour l’instant.
web-missing = Il manque en entrepôt :
web-has-castle = Il y a déjà un château ici.
web-castle-use = Face à un château, l’attaquant divise sa somme par { $divisor }.
web-enrol-left = Encore { $count } au plus ce tour, un par marchandise en entrepôt.
web-enrol-none = Plus d’enrôlement : un marin par marchandise en entrepôt.
web-enrol-for = Enrôler { $sailors } pour { $paid }
web-transfer-help = Faites glisser les pièces, ou touchez une pièce, puis sa destination.
web-transfer-alone = Cette galère est seule ici : on ne peut que rendre des pièces.
web-grab = Prendre { $what }, { $from }
web-put-here = Poser ici : { $to }
web-overboard = Rendre
web-would-sink = coulerait
web-transfer = Redistribuer ainsi
web-transfer-scuttle = Redistribuer, une galère coule
web-throw-away = Rendre à la réserve
web-partner = Partenaire
web-you-give = Vous donnez
web-they-give = { $partner } donne
web-propose = Proposer à { $partner }
web-ask-terms = Demander ses conditions
web-ask-terms-title = Mettez ce que vous voudriez dans l’autre plateau et demandez-en le prix.
web-precisely = préciser quelle galère reçoit quoi
web-receive-precisely = préciser laquelle de vos galères reçoit quoi
web-attempts = { $left ->
    [0] Plus aucune tentative avec ce joueur ce tour.
    [one] Encore { $left } tentative avec ce joueur ce tour.
   *[other] Encore { $left } tentatives avec ce joueur ce tour.
}
web-trade-asked = { $partner } demande vos conditions pour { $goods }.
web-counter = Proposer plutôt ceci
web-counter-help = Changez les plateaux pour une contre-offre.
web-your-price = Votre prix
web-price-help = Prix par pion : { $good }{ $count ->
    [0] { "" }
   *[other] { " " }; { $count } voulus
}. Il vaut pour tout le tour de l’acheteur.
web-counter-price = Votre contre-offre par pion
web-counter-each = Offrir { $price } le pion
web-trade-between = { $one } à { $other }
web-waits-for = À { $name } de répondre.
web-price-open = Valable pour { $buyer } jusqu’à la fin du tour.
web-buy-at = Acheter à { $price } le pion
web-name-price = Dire un prix
web-name-terms = Dire vos conditions
web-counter-offer = Contre-offre
web-fleet = Vos galères
web-steer = Gouverner la galère { $galley }
web-head = Galère { $galley } vers { $area }, { $steps } pas
web-stays = reste
web-steps-left = { $left } pas
web-draw-route = Tracez la route de la galère { $galley } zone par zone, ou touchez sa destination.
web-choose-galley = Choisissez une galère, ici ou sur la carte.
web-route-asks = Pour en repartir il faut un accord : { $areas }.
web-sail = { $steps ->
    [0] Naviguer
   *[other] Naviguer de { $steps } pas
}
web-sail-to = Naviguer vers…
web-toll = Péage pour { $power }
web-passage-from = Se trouve ici : { $area }, et pourrait avancer encore de { $left }.
web-passage-toll = Vous recevriez { $toll }.
web-passage-together = Les réponses se découvrent ensemble.
web-passage-always = Une réponse permanente se donne sous « Réponses permanentes ».
web-against = contre
web-sum = { $power }  { $roll } + { $sailors } = { $sum },  ÷ { $divisor }  →  { $kills }
web-odds-kills = tue selon le dé 1–6 (÷{ $divisor }) : { $faces } · en moyenne { $even }
web-odds-suffers = perd (÷{ $divisor }) : { $faces } · en moyenne { $even }
web-odds-help = Chaque camp tue (dé + marins) ÷ 3, arrondi vers le bas ; contre un château ÷ 4.
web-no-attack = Rien à attaquer.
web-prize-crew = Marins qui passent sur la galère { $galley } (0 : la couler)
web-prize-help = Faites glisser les marchandises où elles doivent aller.
web-lost = Perdu
web-sink = Couler la galère { $galley }
web-seize = Prendre la galère { $galley } avec { $sailors }
web-sinks = Coule : { $galleys }
web-land = Débarquer { $sailors } à { $port }
web-no-landing = Aucun port sans garnison là où vous êtes.
web-sell-here = Vendre à { $port }
web-no-sale = Rien à vendre.
web-sell-all = Tout vendre
web-land-and-sell = Débarquer et vendre
web-buy-fit = { $port } : acheter tout ce qui tient à bord
web-standing = Réponses permanentes
web-standing-title = Réponses données pour vous dès qu’on vous demande ; vous seul les voyez.
web-standing-passage = Quand une galère demande à repartir
web-passage-answer = { $answer ->
    [consent] toujours consentir
    [refuse] toujours refuser
   *[ask] me demander
}
web-standing-price = Quand on demande mon prix
web-standing-port = Port
web-standing-buyer = Acheteur
web-standing-price-named = Prix
web-standing-lowest = contre-offre minimale
web-standing-set = Fixer
web-standing-drop = retirer
web-standing-no-port = Vous ne tenez aucun port.
web-seat-ports = { $count ->
    [one] { $count } port
   *[other] { $count } ports
}
web-seat-galleys = { $count ->
    [one] { $count } galère
   *[other] { $count } galères
}
web-warehouses = marchandises en entrepôt
web-prosperity = Marchandises en entrepôt : { $stored } sur { $slots }
web-ledger = Points et marchandises
web-prosperity-now = Prospérité à ce jour
web-goods-now = Qui produit quoi · reste en réserve
web-monopoly = { $owner } tient tous les ports qui en produisent : monopole
web-blank-amount = Somme
web-blank-port = Port
web-blank-load = Nombre par galère
web-blank-tokens = Combien vous en voulez
web-blank-price = Prix par pion
web-blank-receive = Quelle galère reçoit quoi
web-blank-partner = Partenaire
web-blank-area = Zone de mer
web-blank-give = Vous donnez
web-blank-want = Vous voulez
web-blank-pay = Vous payez (négatif : vous demandez)
web-blank-crew = Équipage par source
web-blank-places = Où ils vont
web-blank-galleys = Ce que chaque galère porte ensuite
web-blank-garrison = Garnison ensuite
web-blank-scuttle = Une galère sans marin peut couler
web-blank-galley = Galère
web-blank-goods = Marchandises
web-blank-sailors = Marins
web-blank-tolls = Péage par puissance
web-blank-cargo = Marchandises par galère
web-blank-buyer = Acheteur
web-blank-lowest = Contre-offre minimale (0 : me demander)
web-blank-mover = Qui veut repartir
web-blank-answer = Réponse
web-summary-goal = Le plus de points après la dernière manche l’emporte.
web-summary-bids = Mises secrètes, toutes perdues. La plus forte choisit sa place la première ; à égalité, le dé décide.
web-summary-purchases = Une marchandise coûte { $own } dans un port neutre ou à soi ; chez autrui de { $least } à { $most }, jusqu’à { $monopoly } en cas de monopole. Construire coûte { $build } là où l’on stocke ou produit { $galley } (galère) ou { $castle } (château). Un marin coûte { $sailor }, un par marchandise en entrepôt.
web-summary-movement = Une galère parcourt autant de cases qu’elle a de marins. Elle entre partout, mais doit obtenir un accord pour repartir d’une zone occupée par d’autres.
web-summary-combat = Les deux camps tuent (dé + marins) ÷ { $divisor }, arrondi vers le bas ; ÷ { $castle } contre un château. Une galère vaincue est coulée ou prise.
web-summary-control = Débarquez au moins un marin dans un port sans garnison : il est à vous.
web-summary-sales = Un port stocke chaque marchandise une fois et paie 100 fois le nombre de la prochaine case libre. Nouveau marché, si l’empire d’un rival n’a pas cette marchandise : { $port } de plus, { $capital } dans une capitale. Tenir sa capitale rapporte { $income }.
web-summary-scoring = Sa capitale { $own } ; chaque port non plein { $port } ; entrepôt plein : petit { $small }, moyen { $medium }, capitale { $capital } ; un point par { $ducats } ducats.
web-summary-points = Points

# -- à quoi sert un choix --
why = { $part ->
    [capital] garde ou reprend votre capitale
    [ports] gagne des ports, ou les garde
    [warehouses] rapproche vos entrepôts d’être pleins
    [galleys] renforce vos galères, leurs équipages et leur cargaison
    [treasury] rapporte des ducats
    [rivals] coûte le plus à vos rivaux
   *[other] est le mieux que l’on puisse faire
}
