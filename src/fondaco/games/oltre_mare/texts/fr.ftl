# Oltre Mare en français.

# -- choses --
good = { $good ->
    [spices] épices
    [silk] soie
    [silver] argent
    [sugar] sucre
    [wine] vin
    [timber] bois
    [grain] blé
   *[other] { $good }
}
goods = { $count } { $good ->
    [spices] { $count ->
        [one] épice
       *[other] épices
    }
    [silk] { $count ->
        [one] soie
       *[other] soies
    }
    [silver] argent
    [sugar] { $count ->
        [one] sucre
       *[other] sucres
    }
    [wine] { $count ->
        [one] vin
       *[other] vins
    }
    [timber] bois
    [grain] { $count ->
        [one] blé
       *[other] blés
    }
   *[other] { $good }
}
icon = { $icon ->
    [ducats] ducats
    [pirates] pirates
    [market] marché
   *[navigation] navigation
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
    .web = { $icons }, lions { $lions }, chargement { $load }
icons-said-actions = { $icons }
icons-said-numbers = { $lions }/{ $load }
    .web = lions { $lions }, chargement { $load }
card = { $good } { $icons } { $lions }/{ $load }
    .web = { $good } ({ $icons } ; lions { $lions }, chargement { $load })
good-claimed = { $good } (soi-disant { $said })
good-wished = { $good } (si possible { $said })
marker = { $marker ->
    [compass] Compas
    [fight_pirates] Combattez les pirates
    [favourable_market] En bons termes
    [local_authority] Autorités locales
    [important_deal] Importante négociation
   *[smooth_sailing] Pleine mer
}
markers = { $count } { $marker ->
    [compass] Compas
    [fight_pirates] Combattez les pirates
    [favourable_market] En bons termes
    [local_authority] Autorités locales
    [important_deal] Importante négociation
   *[smooth_sailing] Pleine mer
}
marker-effect = { $marker ->
    [compass] saut vers un port au choix
    [fight_pirates] vos icônes pirates restent sans effet
    [favourable_market] vos achats coûtent 1, 2, 3, 4
    [local_authority] à chaque tour, des ducats au-delà de 3 lions
    [important_deal] une icône ducats de plus à chaque tour
   *[smooth_sailing] 1 ducat par icône bateau
}
marker-cheaper = vos achats coûtent 1, 2, 3, et le quatrième le prix habituel
colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [black] noir
   *[other] { $colour }
}
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
harbour = { $port }
route = { $one } – { $other }
nothing = rien
anything = ce que vous voulez
nobody = personne
paid = { $seat } { $ducats }
terms = { $give } contre { $get }
terms-spoken = { $give } contre { $get }, « { $text } »

# -- questions --
ask-colours = Quel marchand êtes-vous ?
ask-sea = { $lions } lions : posez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur votre pile pirates, face cachée, la dernière au-dessus.
ask-trade = Échange : { $hand } en main, chargement { $load }. Échangez, achetez ou continuez.
ask-trade-short = Échange : { $hand } en main, chargement { $load }. Échangez ou achetez jusqu’à en avoir assez.
ask-answer = { $author } vous fait une proposition.
ask-answer-active = Échange : votre réponse est attendue par { $author }.
ask-call = { $seat } demande des propositions : { $goods }.
ask-search = Quelle carte prenez-vous dans votre pile pirates ?
ask-play = Jouez { $load ->
    [one] { $load } carte
   *[other] { $load } cartes
} ; { $count ->
    [one] choisissez la dernière.
   *[other] encore { $count } à choisir.
}
ask-sail = Où va votre bateau ? Exactement { $count ->
    [one] { $count } étape.
   *[other] { $count } étapes.
}
ask-compass = Un Compas à { $port } : sauter vers un autre port ?
ask-load = Embarquez { $count } cartes, de bas en haut : laquelle vient ensuite ?
ask-over = La partie est finie.

# -- choix --
group-answer = #{ $id } { $author } vous offre { $terms }
    .web = { $author } vous offre { $terms }
group-market = Acheter, appeler, continuer
group-call = Réponse à l’appel
group-propose = Proposer
group-propose-prestige = Proposer (un échange vaut 1 prestige à { $partners })
group-withdraw = Vos propositions ouvertes
action-choose-colour = { $colour }
action-choose-colour-family = { $colour } (maison { $family })
action-discard = défausser { $card }
action-propose = à { $to } : { $give } contre { $get }
action-propose-call = proposer { $give } contre { $get }
action-counter = contre-proposition à #{ $id } : { $give } contre { $get }
    .web = contre-proposition : { $give } contre { $get }
action-accept = accepter #{ $id } : recevoir { $get }, donner { $give }{ $prestige ->
    [you] {" "}; +1 prestige pour vous
    [partner] {" "}; +1 prestige pour { $partner }
   *[none] { "" }
}
    .web = accepter : recevoir { $get }, donner { $give }{ $prestige ->
        [you] {" "}; +1 prestige pour vous
        [partner] {" "}; +1 prestige pour { $partner }
       *[none] { "" }
    }
action-refuse = refuser #{ $id }
    .web = refuser la proposition
action-withdraw = retirer #{ $id } à { $addressee } : { $terms }
    .web = retirer la proposition à { $addressee } : { $terms }
action-answer-gone = répondre à #{ $id }, qui ne tient plus
    .web = répondre à une proposition qui ne tient plus
action-call = appeler : demander une proposition à tous
action-call-goods = appeler : demander à tous { $goods }
action-pass = ne rien proposer
action-buy = acheter la carte du dessus de la pioche pour { $price } ; il vous reste { $left }{ $end }
action-buy-venice = retourner la carte Venise, la dernière de la pioche ; ni carte ni dépense{ $end }
action-buy-pirates = racheter la carte du dessus de votre pile pirates pour { $price } ; il vous reste { $left }
action-buy-search = fouiller votre pile pirates et en prendre une carte pour { $price } ; il vous reste { $left }
action-take = prendre { $card }
action-end-trade = clore la phase d’échange et jouer { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $talk ->
    [yes] {" "}; les propositions ouvertes tombent
    [call] {" "}; l’appel est clos
   *[no] { "" }
}{ $end }
action-end-trade-short = clore la phase d’échange avec trop peu de cartes : { $follows ->
    [all] jouer toute la main
   *[skip] ni jouer ni embarquer
}{ $talk ->
    [yes] {" "}; les propositions ouvertes tombent
    [call] {" "}; l’appel est clos
   *[no] { "" }
}{ $end }
action-play = jouer { $card } ; { $more ->
    [yes] jusqu’ici
   *[no] en tout
} { $effects }
effect-ducats = +{ $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
effect-pirates = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} aux pirates
effect-market = { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}
effect-navigation = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
effect-last = dernier tour
effect-over = fin de la partie
effect-none = sans effet
game-end = { $end ->
    [over] {" "}; la partie se termine
    [last] {" "}; dernier tour
   *[none] { "" }
}
action-load = embarquer { $card }{ $run ->
    [yes] , qui prolonge votre série
   *[no] { "" }
}
action-load-top = embarquer { $card }{ $run ->
    [yes] , qui prolonge votre série
   *[no] { "" }
} ; puis { $top } au-dessus : { $lions } { $lions ->
        [one] lion
       *[other] lions
    }, chargement { $load }{ $end }
action-sail = vers { $port } : { $then }{ $end }
action-sail-via = vers { $port } par { $via } : { $then }{ $end }
stop-passing = puis encore { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
stop-compass = Compas, saut vers un port au choix
stop-marker = prendre { $marker } ({ $effect })
stop-bare = sans marqueur
stop-bare-lost = sans marqueur, le vôtre est retourné ({ $marker })
action-jump = vers { $port } : { $then }{ $end }
action-jump-decline = ne pas sauter{ $kept ->
    [yes] {" "}et garder le Compas comme marqueur
   *[no] {" "}; le Compas quitte la partie
}{ $end }

# -- formulaires --
form-propose = proposition à { $other } : des cartes et des ducats
form-counter = contre-proposition à #{ $id } ({ $other }) : des cartes et des ducats
    .web = contre-proposition à { $other } : des cartes et des ducats
form-accept = accepter #{ $id } ({ $other }) avec d’autres cartes
    .web = accepter ({ $other }) avec d’autres cartes
form-call = appeler : demander à tous certaines marchandises
form-sail = choisir vous-même les routes
blank-sealed = Lesquelles de vos cartes pour { $other } ? Seules leurs marchandises sont annoncées.
blank-get = Quelles marchandises demandez-vous à { $other } ?
blank-give-ducats = Combien de ducats donnez-vous à { $other } ?
blank-get-ducats = Combien de ducats demandez-vous à { $other } ?
blank-cards = Lesquelles de vos cartes pour { $other } ?
blank-wishes = Quelles marchandises souhaitez-vous ?
blank-routes = Quelles routes, dans l’ordre du voyage ?
remark-claims = Que dites-vous des icônes de vos cartes, vrai ou faux ? Carte par carte, par exemple : DM 5/2, N
remark-wishes = Quelles icônes aimeriez-vous sur les cartes reçues ? Carte par carte, par exemple : DM 5/2, N
remark-text = Quelques mots avec cela ?

# -- événements --
event-first-player-named = Premier joueur : { $seat }.
event-markers-laid = Un marqueur est posé sur chaque port ; restent : { $markers }.
event-cards-turned-up = { $seat } commence avec { $card } à { $port }{ $count ->
    [0] .
    [one] {" "}({ $count } carte retournée avant).
   *[other] {" "}({ $count } cartes retournées avant).
}
event-cards-turned-up-past = { $seat } commence à { $port }{ $count ->
    [0] .
    [one] {" "}({ $count } carte retournée avant).
   *[other] {" "}({ $count } cartes retournées avant).
}
event-colour-chosen = { $seat } prend le { $colour }.
event-cards-drawn = { $seat } { $count ->
    [0] ne pioche aucune carte
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
}.
event-cards-drawn-seen = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
event-turn-begun = Manche { $round } : à { $seat } de jouer.
event-authority-paid = Les Autorités locales versent { $ducats } à { $seat }.
event-card-discarded = { $seat } pose une carte sur sa pile pirates.
event-card-discarded-seen = { $seat } pose { $card } sur sa pile pirates.
event-proposal-made = { $author } propose à { $addressee } (#{ $id }) : { $terms }.
    .web = { $author } propose à { $addressee } : { $terms }.
event-proposal-made-counter = { $author } répond à #{ $old } et propose à { $addressee } (#{ $id }) : { $terms }.
    .web = { $author } contre-propose à { $addressee } : { $terms }.
event-proposal-refused = { $seat } refuse #{ $id }.
    .web = { $seat } refuse la proposition.
event-proposal-withdrawn = { $seat } retire #{ $id }.
    .web = { $seat } retire une proposition.
event-proposal-lapsed = La proposition #{ $id } tombe.
    .web = Une proposition tombe.
event-deal-made = Échange conclu : { $author } donne { $give }, { $addressee } donne { $get }.
event-cards-exchanged = { $seat } reçoit { $cards }.
event-cards-exchanged-none = { $seat } ne reçoit aucune carte.
event-prestige-gained = { $seat } gagne du prestige et en a { $prestige }.
event-call-made = { $seat } demande une proposition à tous : { $goods }.
event-call-made-spoken = { $seat } demande une proposition à tous : { $goods }, « { $text } ».
event-call-answered = { $seat } a répondu à l’appel.
event-call-answered-offer = { $seat } répond à l’appel, sous scellés : { $terms }.
event-call-answered-pass = { $seat } répond à l’appel, sous scellés : rien.
event-call-passed = { $seat } n’a rien à proposer.
event-call-closed = { $seat } clôt l’appel.
event-card-bought = { $seat } achète une carte { $source ->
    [deck] de la pioche
   *[pirates] de sa pile pirates
} pour { $price }.
event-card-bought-seen = { $seat } achète une carte { $source ->
    [deck] de la pioche
   *[pirates] de sa pile pirates
} pour { $price } : { $card }.
event-card-bought-found = { $seat } prend une carte { $source ->
    [deck] dans la pioche
   *[pirates] dans sa pile pirates
}.
event-card-bought-found-seen = { $seat } prend { $card } { $source ->
    [deck] dans la pioche
   *[pirates] dans sa pile pirates
}.
event-pile-searched = { $seat } paie { $price } et fouille sa pile pirates.
event-pile-searched-seen = { $seat } paie { $price } et trouve dans sa pile pirates : { $cards }.
event-purchase-refunded = La pioche n’a plus de carte marchandise : { $seat } récupère { $price }.
event-venice-shown = La carte Venise apparaît. Pour le prestige : { $paid }. Le prestige de tous retombe à 0.
event-trade-ended = { $seat } clôt la phase d’échange.
event-card-picked = { $seat } choisit une carte à jouer.
event-card-picked-seen = { $seat } choisit de jouer { $card }.
event-load-skipped = { $seat } a trop peu de cartes et n’en joue aucune.
event-cards-played = { $seat } joue { $cards }.
event-cards-played-none = { $seat } n’a aucune carte à jouer.
event-cards-played-past = { $seat } joue { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-ducats-earned = { $icons ->
    [one] { $icons } icône ducats rapporte
   *[other] { $icons } icônes ducats rapportent
} { $ducats } à { $seat }.
event-pirates-struck = Les pirates { $count ->
    [0] ne prennent rien
    [one] prennent { $count } carte
   *[other] prennent { $count } cartes
} à la pioche ({ $icons ->
    [one] { $icons } icône
   *[other] { $icons } icônes
}), pour la pile pirates ({ $seat }).
event-pirates-fought = { $seat } repousse les pirates ({ $icons ->
    [one] { $icons } icône
   *[other] { $icons } icônes
}).
event-sailing-paid = Pleine mer rapporte { $ducats } à { $seat }.
event-ship-sailed = { $seat } navigue jusqu’à { $port } ({ $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}).
event-ship-sailed-on = { $seat } passe par { $port } ({ $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}).
event-ship-jumped = Grâce au Compas, { $seat } saute vers { $port }.
event-compass-declined = { $seat } n’utilise pas le Compas.
event-marker-taken = { $seat } prend un marqueur à { $port } : { $marker }.
event-marker-turned = { $seat } retourne un marqueur face cachée : { $marker }.
event-card-loaded = { $seat } embarque { $card }.
event-card-loaded-past = { $seat } embarque une carte.
event-deck-emptied = La pioche est vide : c’est le dernier tour.
event-game-ended = La partie est finie{ $reason ->
    [deck_empty] {" "}: la pioche est vide.
   *[other] .
}

# -- le plateau --
board-set-up = Mise en place
board-round = Manche { $round } · à { $active } de jouer
board-over = La partie est finie
board-phase = { $phase ->
    [sea] pouvoir maritime
    [trade] échange
    [search] échange
    [play] phase principale
    [sail] navigation
    [compass] navigation
   *[load] cargaison
}
board-deck = pioche { $count }{ $venice ->
    [True] {" "}(dont Venise)
   *[False] {" "}(Venise est passée)
}
board-price = carte à { $price }, achats { $bought }/{ $most }
board-steps = encore { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
board-counts = prestige { $prestige } · main { $hand } · pirates { $pirates }
board-cargo = cargaison { $count } :
board-hand = main { $count } :
board-played = jouées :
board-pile = Cargaison ({ $seat }), de bas en haut : { $runs }
board-offer = #{ $id } { $author } → { $addressee } : { $terms }
board-offer-own = #{ $id } { $author } → { $addressee } : { $terms } (sous scellés : { $cards })
board-call = { $seat } appelle : { $goods } ; ont répondu : { $answered }
board-call-spoken = { $seat } appelle : { $goods }, « { $text } » ; ont répondu : { $answered }
board-answer = Votre réponse sous scellés : { $terms }
board-answer-pass = Votre réponse sous scellés : rien
board-lions-load = lions/chargement
board-live = marqueur actif
board-bare = sans marqueur
board-ship = bateau
board-first = premier joueur
board-budget = propositions restantes
board-had = prestige déjà reçu ce tour

# -- décompte --
part-ducats = ducats
part-cargo = cargaison
part-markers = marqueurs
part-prestige = prestige
part-pirates = pirates

# -- in the browser --
web-chart = La mer, de Tunis à la Tana
web-merchants = Marchands
web-tray = Cartes
web-lions = { $count ->
    [one] { $count } lion
   *[other] { $count } lions
}
web-load = chargement { $count }
web-card-named = { $good } ; { $actions } ; { $lions } { $lions ->
        [one] lion
       *[other] lions
    }, chargement { $load } ; séries : { $values }
web-card-named-port = { $good } ; { $actions } ; { $lions } { $lions ->
        [one] lion
       *[other] lions
    }, chargement { $load } ; séries : { $values } ; port : { $port }
web-port-marker = { $port }. { $marker }
web-port-bare = { $port } : aucun marqueur
web-ship = Navire ({ $name }) à { $port }
web-reconstructed = Reconstitué : les icônes des cartes, les noms des ports, les routes et le nombre de marqueurs sont de la maison ; ils suivent les règles mais ne sont pas relevés sur un exemplaire imprimé.
web-awaited = On attend { $name }
web-deal-with = Proposer un échange à { $name }
web-cargo = Cargaison ({ $name }) : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-runs = Séries de la cargaison, depuis le bas
web-run = { $goods } : { $value }
web-prestige = Prestige { $count }
web-hand-name = main
web-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
web-my-hand = Votre main
web-pirates = Pile pirates : { $count ->
    [one] { $count } carte, −{ $count } ducat à la fin
   *[other] { $count } cartes, −{ $count } ducats à la fin
}
web-idle-marker = { $count } × { $marker }, face cachée
web-deck = Pioche : { $count } cartes ; la partie s’achève quand elle est vide
web-venice-in = Venise à venir
web-venice-out = Venise est passée
web-bought = Achats : { $bought } sur { $most }
web-effects = Ce que rapportent les cartes jouées
web-effect = { $action } : { $icons } → { $brings }
web-played = Cartes de ce tour
web-slot = Une place pour une carte
web-load-order = De bas en haut : la dernière sera votre nouvelle carte du dessus.
web-search = Votre pile pirates
web-call = Appel à tous…
web-pass = Ne rien proposer
web-refuse-all = Tout refuser pendant ce tour
web-end-trade = Finir le commerce, jouer
web-jump = Ne pas sauter
web-you-give = Vous donnez
web-gives = { $name } donne
web-sealed = Les cartes passent face cachée : la marchandise est toujours vraie, les icônes ne sont que des paroles.
web-claim = Dire de ses icônes…
web-wish = Souhaiter des icônes…
web-claimed = dit : { $said }
web-wished = souhaite : { $said }
web-unproven = non prouvé
web-truth = Dire la vérité
web-nothing-said = Ne rien dire
web-about = À propos de { $what }
web-lay = Poser { $what } sur la balance
web-from-hand = De votre main
web-goods-wanted = Marchandises voulues
web-no-ducats = Pas de ducats
web-you-pay = Vous payez { $ducats }
web-pays = { $name } paie { $ducats }
web-pay-more = Un ducat de plus de vous
web-ask-more = Un ducat de plus ({ $name })
web-words = Un mot avec l’offre
web-after = Ensuite : { $ducats }, { $cards } en main
web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-prestige-you = L’échange vous rapporte 1 prestige.
web-prestige-other = L’échange rapporte 1 prestige à { $name }.
web-call-goods = Marchandises souhaitées (aucune : n’importe quoi)
web-hand-over = Quelles cartes remettez-vous ?
web-offer-title = { $author } → { $addressee }
web-waits = { $author } attend { $addressee }.
web-accept = Accepter
web-accept-choose = Accepter, choisir les cartes…
web-counter = Contre-offre…
web-refuse = Refuser
web-withdraw = Retirer
web-lacking = Vous n’avez pas ces marchandises : refusez ou contre-proposez.
web-your-sealed = Vos cartes scellées
web-calls = { $name } appelle tout le monde : { $goods }
web-answer-none = n’a pas répondu
web-answer-sealed = a répondu, scellé
web-answer-passed = n’offre rien
web-answer-call = Répondre à l’appel
web-new-offer = Nouvelle offre à
web-budget = Offres restantes ce tour : { $count }
web-seat = { $ducats } · prestige { $prestige } · { $cards }
web-sum-turn = Un tour
web-sum-sea = Puissance maritime : défaussez jusqu’au nombre de lions de votre carte du dessus ; les défausses vont à votre pile pirates.
web-sum-trade = Commerce : échangez avec qui vous voulez, achetez jusqu’à { $most } cartes à { $price } ({ $more } faute de ducats). Un partenaire gagne 1 prestige, une fois par tour.
web-sum-main = Phase principale : jouez exactement autant de cartes que le chargement de votre carte du dessus. Les icônes égales s’additionnent :
web-sum-cargo = Cargaison : empilez les cartes jouées dans l’ordre de votre choix ; la dernière est la nouvelle carte du dessus.
web-sum-icons = icônes
web-tables = Tableaux imprimés : séries en cale, nombre de cartes par marchandise, icônes égales
web-sum-goods = Séries en cale
web-sum-markers = Marqueurs
web-sum-end = À la fin : les séries, puis 6/3/1 pour le plus de marqueurs et le plus de prestige, −1 par carte de la pile pirates. Le plus riche gagne.
web-sum-venice = Quand la carte Venise apparaît, le prestige paie 6/3/1 et retombe à 0.
