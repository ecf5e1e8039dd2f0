# Les Marchands de Gênes en français. Les bâtiments gardent leur nom.

# -- lieux --
space = { $space ->
    [mkt] place du marché
   *[other] { $name }
}
    .translated = { $space ->
        [mkt] place du marché
        [prk] parc
        [kut] relais des cochers
        [haf] port
        [pal] palais
        [tra] trattoria
        [tav] taverne
        [met] dépôt de métaux
        [get] dépôt de céréales
        [tuc] dépôt d’étoffes
        [gew] dépôt d’épices
        [gil] halle des guildes
        [rat] hôtel de ville
        [pos] relais de poste
        [kat] cathédrale
       *[other] { $name }
    }
space-the = { $space ->
    [mkt] la place du marché
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
   *[other] le { $name }
}
    .translated = { $space ->
        [mkt] la place du marché
        [prk] le parc
        [kut] le relais des cochers
        [haf] le port
        [pal] le palais
        [tra] la trattoria
        [tav] la taverne
        [met] le dépôt de métaux
        [get] le dépôt de céréales
        [tuc] le dépôt d’étoffes
        [gew] le dépôt d’épices
        [gil] la halle des guildes
        [rat] l’hôtel de ville
        [pos] le relais de poste
        [kat] la cathédrale
       *[other] la { $name }
    }
space-to = { $space ->
    [mkt] sur la place du marché
    [col] à la { $name }
    [mon] à la { $name }
    [ric] à la { $name }
    [zas] à la { $name }
    [kut] à la { $name }
    [tra] à la { $name }
    [tav] à la { $name }
    [gil] à la { $name }
    [pos] à la { $name }
    [kat] à la { $name }
   *[other] au { $name }
}
    .translated = { $space ->
        [mkt] sur la place du marché
        [prk] au parc
        [kut] au relais des cochers
        [haf] au port
        [pal] au palais
        [tra] à la trattoria
        [tav] à la taverne
        [met] au dépôt de métaux
        [get] au dépôt de céréales
        [tuc] au dépôt d’étoffes
        [gew] au dépôt d’épices
        [gil] à la halle des guildes
        [rat] à l’hôtel de ville
        [pos] au relais de poste
        [kat] à la cathédrale
       *[other] à la { $name }
    }
space-at = { $space ->
    [mkt] sur la place du marché
    [col] à la { $name }
    [mon] à la { $name }
    [ric] à la { $name }
    [zas] à la { $name }
    [kut] à la { $name }
    [tra] à la { $name }
    [tav] à la { $name }
    [gil] à la { $name }
    [pos] à la { $name }
    [kat] à la { $name }
   *[other] au { $name }
}
    .translated = { $space ->
        [mkt] sur la place du marché
        [prk] au parc
        [kut] au relais des cochers
        [haf] au port
        [pal] au palais
        [tra] à la trattoria
        [tav] à la taverne
        [met] au dépôt de métaux
        [get] au dépôt de céréales
        [tuc] au dépôt d’étoffes
        [gew] au dépôt d’épices
        [gil] à la halle des guildes
        [rat] à l’hôtel de ville
        [pos] au relais de poste
        [kat] à la cathédrale
       *[other] à la { $name }
    }
space-coded = { $code } { $space ->
    [mkt] place du marché
   *[other] { $name }
}
    .translated = { $space ->
        [mkt] place du marché
        [prk] parc
        [kut] relais des cochers
        [haf] port
        [pal] palais
        [tra] trattoria
        [tav] taverne
        [met] dépôt de métaux
        [get] dépôt de céréales
        [tuc] dépôt d’étoffes
        [gew] dépôt d’épices
        [gil] halle des guildes
        [rat] hôtel de ville
        [pos] relais de poste
        [kat] cathédrale
       *[other] { $name }
    }
    .web = { $space ->
        [mkt] place du marché
       *[other] { $name }
    }
street = rue { $cell }
    .web = rue { $row }-{ $column }
street-the = la rue { $cell }
    .web = la rue { $row }-{ $column }
street-to = dans la rue { $cell }
    .web = dans la rue { $row }-{ $column }
street-at = dans la rue { $cell }
    .web = dans la rue { $row }-{ $column }
street-coded = { $cell } rue
    .web = rue { $row }-{ $column }
building-translated = { $space ->
    [prk] parc
    [kut] cochers
    [haf] port
    [pal] palais
    [tra] trattoria
    [tav] taverne
    [met] dépôt de métaux
    [get] dépôt de céréales
    [tuc] dépôt d’étoffes
    [gew] dépôt d’épices
    [gil] halle des guildes
    [rat] hôtel de ville
    [pos] relais de poste
    [kat] cathédrale
   *[other] { $name }
}

# -- choses --
ducats = { $money } { $money ->
    [one] ducat
   *[other] ducats
}
good = { $good ->
    [wheat] blé
    [rice] riz
    [silver] argent
    [copper] cuivre
    [silk] soie
    [linen] lin
    [salt] sel
    [pepper] poivre
   *[other] { $good }
}
goods = { $count } { $good ->
    [wheat] blé
    [rice] riz
    [silver] argent
    [copper] cuivre
    [silk] soie
    [linen] lin
    [salt] sel
    [pepper] poivre
   *[other] { $good }
}
good-short = { $good ->
    [wheat] Blé
    [rice] Riz
    [silver] Arg
    [copper] Cui
    [silk] Soi
    [linen] Lin
    [salt] Sel
    [pepper] Poi
   *[other] { $good }
}
special = { $special ->
    [start] Départ au choix
    [extra_action] Action supplémentaire
    [any_good] Marchandise au choix
    [exchange] Échange
    [building_action] Action de bâtiment
   *[other] { $special }
}
specials = { $count } { $count ->
    [one] carte
   *[other] cartes
} { $special ->
    [start] Départ au choix
    [extra_action] Action supplémentaire
    [any_good] Marchandise au choix
    [exchange] Échange
    [building_action] Action de bâtiment
   *[other] { $special }
}
special-short = { $special ->
    [start] Dép
    [extra_action] Act
    [any_good] Mar
    [exchange] Éch
    [building_action] Bât
   *[other] { $special }
}
markers = { $count } { $count ->
    [one] marqueur
   *[other] marqueurs
}
markers-of = { $count } { $count ->
    [one] marqueur
   *[other] marqueurs
} { $colour ->
    [red] { $count ->
        [one] rouge
       *[other] rouges
    }
    [blue] { $count ->
        [one] bleu
       *[other] bleus
    }
    [green] { $count ->
        [one] vert
       *[other] verts
    }
    [yellow] { $count ->
        [one] jaune
       *[other] jaunes
    }
    [violet] { $count ->
        [one] violet
       *[other] violets
    }
   *[other] { $colour }
}
deck = { $deck ->
    [large_orders] gros contrat
    [small_orders] petit contrat
    [messages] ambassade
   *[privileges] privilège
}
card-number = { $card }
    .web = { $places }
deck-cards = { $count } { $deck ->
    [large_orders] { $count ->
        [one] gros contrat
       *[other] gros contrats
    }
    [small_orders] { $count ->
        [one] petit contrat
       *[other] petits contrats
    }
    [messages] { $count ->
        [one] ambassade
       *[other] ambassades
    }
   *[privileges] { $count ->
        [one] privilège
       *[other] privilèges
    }
}
deck-cards-hidden = { $count } { $deck ->
    [large_orders] { $count ->
        [one] gros contrat caché
       *[other] gros contrats cachés
    }
    [small_orders] { $count ->
        [one] petit contrat caché
       *[other] petits contrats cachés
    }
    [messages] { $count ->
        [one] ambassade cachée
       *[other] ambassades cachées
    }
   *[privileges] { $count ->
        [one] privilège caché
       *[other] privilèges cachés
    }
}
drawn-cards = { $count } { $count ->
    [one] carte piochée
   *[other] cartes piochées
}
card = { $card } ({ $places })
    .web = { $places }
card-order = { $card } ({ $places } : { $goods })
    .web = { $places } ({ $goods })
card-named = { $deck ->
    [large_orders] gros contrat
    [small_orders] petit contrat
    [messages] ambassade
   *[privileges] privilège
} { $card }
card-shown = { $card }{ $shown ->
    [all] { "" }
    [active] , montré au seul joueur en phase
   *[nobody] , montré à personne
}
villa-choice = une livraison ou un privilège
villa-deliver = une livraison ; il ne reste aucun privilège
nothing-left = rien, le stock est épuisé

# -- offres --
terms = { $price }
terms-asks = { $terms } contre { $asks }
terms-extra = { $terms }, avec une carte Action supplémentaire
terms-promise = { $terms }, en promettant « { $promise } »
terms-firm = { $terms } ; la première offre identique est prise
proceeds = { $things } sur le produit
an-offer = toute offre
ask-all = Pour { $target } : { $terms }.
ask-seat = À { $seat } pour { $target } : { $terms }.
offer-of = { $terms } ({ $seat })
offer-standing = #{ $number } { $seat }, { $code } : { $terms }
    .web = { $seat }, { $place } : { $terms }
with-fee = { $what } ; la banque verse { $money } ducats à { $owner }, propriétaire
with-messages = { $what } ; { $count ->
    [one] votre ambassade { $cards } rapporte
   *[other] vos ambassades { $cards } rapportent
} { $money } ducats

# -- questions --
ask-start = Où le pion commence-t-il ?
ask-current-open = Le pion est { $place } : qui exécute l’action ?
ask-current-offers = { $active } écoute les offres pour { $place } : que lui offrez-vous ?
ask-current-decide = Les offres pour { $place } sont sur la table.
ask-hearing = Vous écoutez les offres.
ask-move-open = Où va le pion ? { $left ->
    [one] Il reste { $left } déplacement.
   *[other] Il reste { $left } déplacements.
}
ask-move-offers = { $active } écoute les offres pour le prochain déplacement : que lui offrez-vous ?
ask-move-decide = Les offres pour le prochain déplacement sont sur la table.
ask-pick = Quelle carte remettez-vous ?
ask-window = Votre action { $place }.
ask-window-owes = Votre action { $place } ; vous devez à { $active } : { $owes }.
ask-window-done = Votre action { $place } est faite. Autre chose ?
ask-window-giving = Laquelle des cartes piochées revient à { $active } ? (à remettre : { $count })
ask-claim = Quelles ambassades réclamez-vous ?
ask-markers = Placez-vous des marqueurs ? Vous en avez { $count }.
ask-over = La partie est finie.

# -- choix --
group-start = Jouer une carte Départ au choix : le pion commence
group-offer = { $place } : aucune action à cet endroit
group-offer-street = { $place } : marqueurs possibles sur { $beside }
group-offer-building = { $place }, votre action y rapporte : { $gains }
group-any-good = Jouer une carte Marchandise au choix
group-building-action = Jouer une carte Action de bâtiment
group-exchange = Jouer une carte Échange et donner { $give } contre
group-markers = { $cell }, à côté : { $beside }
group-show = Montrer une carte
action-roll = lancer les deux dés : le pion commence où ils l’indiquent
action-play-start = { $place }
action-play-start-building = { $place } ({ $gains })
action-play-start-market = { $place } (l’indicateur de manche passe à { $round })
action-move = aller { $place }
action-move-street = aller { $place } : marqueurs possibles sur { $beside }
action-move-building = aller { $place }, action à prendre ou à vendre : { $gains }
action-end-movement = arrêter le pion ici ; { $next ->
    [claims] on réclame ensuite les ambassades
    [markers] on place ensuite les marqueurs
   *[turn] personne ne peut placer de marqueur, le tour est fini
}
ends-game = { $said } – la partie s’achève
action-take = exécuter l’action vous-même : { $gains }
action-take-extra = jouer une carte Action supplémentaire et exécuter l’action vous-même : { $gains }
action-open-floor = écouter les offres pour { $place } ; une offre nette vous oblige à vendre ou à agir
action-open-floor-move = écouter les offres pour le prochain déplacement ; elles n’obligent à rien
action-open-floor-ask = écouter les offres en disant votre prix. { $ask }
action-again = écouter encore une série d’offres (il en reste { $left })
action-again-ask = écouter encore une série d’offres en disant votre prix. { $ask }
action-lapse = laisser tomber l’action : personne ne l’exécute ce tour-ci
action-accept = aller { $place } pour { $offers }
action-accept-street = aller { $place } pour { $offers } : marqueurs possibles sur { $beside }
action-accept-building = aller { $place } pour { $terms } ; { $seat } y agit : { $gains }
action-accept-here = vendre l’action à { $seat } pour { $terms } : { $gains }
action-decline = décliner l’offre #{ $offer }
    .web = décliner l’offre
action-decline-known = décliner l’offre : { $terms } ({ $seat })
action-pick-card = remettre { $card }
action-offer = offrir { $terms } pour { $code }
    .web = offrir { $terms } pour { $place }
action-intend = dire que vous paieriez { $money } { $money ->
    [one] ducat
   *[other] ducats
} pour { $place }
action-intend-words = dire que vous paieriez { $money } { $money ->
    [one] ducat
   *[other] ducats
} pour { $place } : « { $words } »
action-keep = laisser vos offres telles quelles
action-withdraw = retirer ce que vous avez dit pour { $place }
action-pass = ne rien offrir
action-pass-markers = ne placer aucun marqueur
action-perform = exécuter l’action : { $gains }
action-deliver = livrer { $card } pour { $money } ducats et { $special }
action-deliver-bare = livrer { $card } pour { $money } ducats
action-privilege = piocher un privilège { $left ->
    [0] (il n’en reste pas : vous ne gagnez rien)
   *[other] (il en reste { $left })
}
action-any-good = prendre { $good }
action-exchange = { $give } → { $take }
action-building-action = agir { $place } : { $gains }
action-building-action-deliver = { $place }, { $delivery }
action-small-order = remplir { $card } pour { $money } ducats
action-give-proceeds = remettre { $card } à { $seat }
action-end-action = finir votre action
action-claim = réclamer { $cards } pour { $money } ducats
action-claim-none = ne rien réclamer
marker-place = poser un marqueur { $place }
marker-replace = remplacer { $owner } { $place }
marker-remove = retirer { $owner } { $place }
marker-given = { $what } (en sacrifiant un { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [violet] violet
   *[other] { $colour }
})
action-place-markers = { $cell } : { $does } ({ $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
})
    .web = { $place } : { $does } ({ $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    })
action-show = montrer { $card } à { $seat }
action-show-all = montrer { $card } à tous

# -- événements --
event-first-player-named = Premier joueur : { $seat }.
event-cards-drawn = { $seat } pioche { $what }.
event-cards-drawn-seen = { $seat } pioche { $what } : { $cards }.
event-turn-begun = Manche { $round } : { $seat } mène le pion.
event-dice-rolled = { $seat } lance les dés : rouge { $red }, bleu { $blue }.
event-start-played = { $seat } joue une carte Départ au choix.
event-tower-placed = Le pion commence { $place }.
event-round-advanced = L’indicateur de manche passe à { $round }.
event-round-advanced-market = Départ sur la place du marché : l’indicateur de manche passe à { $round }.
event-tower-moved = Le pion va { $place }.
event-floor-opened = { $seat } écoute les offres pour { $place } (série { $round }).
event-floor-opened-move = { $seat } écoute les offres pour le prochain déplacement (série { $round }).
event-floor-opened-ask = { $opened } Demande : { $ask }
event-offer-drafted = { $seat } note une offre pour { $place } : { $terms } ; elle sera montrée à la fin de la série.
event-offer-made = { $seat } offre { $terms } pour { $place }.
event-offer-withdrawn = { $seat } retire son offre pour { $place }.
event-intention-stated = { $seat } paierait { $money } { $money ->
    [one] ducat
   *[other] ducats
} pour { $place }.
event-intention-stated-words = { $seat } paierait { $money } { $money ->
    [one] ducat
   *[other] ducats
} pour { $place } : « { $words } »
event-intention-withdrawn = { $seat } ne parle plus de payer pour { $place }.
event-answered = { $seat } a répondu.
event-round-closed = La série d’offres { $round } est close.
event-offer-declined = L’offre #{ $offer } pour { $place } ne convient pas.
    .web = L’offre pour { $place } ne convient pas.
event-offer-accepted = { $seat } fait affaire avec { $author } pour { $place } : { $terms }.
event-card-picked = { $seat } choisit { $what } à remettre.
event-card-picked-seen = { $seat } choisit de remettre : { $card }.
event-cards-handed = { $seat } remet à { $to } { $what }.
event-cards-handed-seen = { $seat } remet à { $to } { $what } : { $cards }.
event-cards-handed-partly = { $seat } remet à { $to } { $what }, dont { $cards }.
event-action-lapsed = L’action { $place } tombe.
event-window-opened = { $seat } agit { $place }.
event-extra-action-played = { $seat } joue une carte Action supplémentaire.
event-action-performed = { $seat } prend { $things } { $place }.
event-action-performed-bare = { $seat } exécute l’action { $place }.
event-owner-paid = { $place } : { $seat }, propriétaire, touche { $money } ducats de la banque.
event-order-delivered = { $seat } livre { $place } le gros contrat { $card } : { $money } ducats et { $special }.
event-order-delivered-bare = { $seat } livre { $place } le gros contrat { $card } : { $money } ducats.
event-small-order-fulfilled = { $seat } remplit le petit contrat { $card } : { $money } ducats.
event-message-paid = { $seat } touche { $money } ducats pour l’ambassade { $card }.
event-deck-shuffled = { $deck ->
    [large_orders] Les gros contrats sont mélangés
    [small_orders] Les petits contrats sont mélangés
    [messages] Les ambassades sont mélangées
   *[privileges] Les privilèges sont mélangés
} : { $count } { $count ->
    [one] carte face cachée
   *[other] cartes face cachée
}.
event-any-good-played = { $seat } joue une carte Marchandise au choix et prend { $good }.
event-exchanged = { $seat } joue une carte Échange : { $give } contre { $take }.
event-building-action-played = { $seat } joue une carte Action de bâtiment et agit { $place }.
event-proceeds-given = { $seat } remet à { $to } le produit promis : { $things }.
event-window-closed = { $seat } a fini son action.
event-movement-ended = { $seat } arrête le pion.
event-claim-sealed = { $seat } a choisi les ambassades à réclamer.
event-claims-closed = Tous ont choisi les ambassades à réclamer.
event-markers-placed = { $seat } se sert du disque en { $cell } : { $does }.
    .web = { $seat } se sert du disque { $place } : { $does }.
marker-placed = un marqueur posé { $place }
marker-replaced = le marqueur remplacé { $place }
marker-removed = le marqueur retiré { $place }
event-markers-passed = { $seat } ne place aucun marqueur.
event-card-shown = { $seat } montre à { $to } : { $card }.
event-card-shown-all = { $seat } montre à tous : { $card }.
event-privileges-shown = { $seat } montre ses privilèges : { $cards }.
event-privileges-shown-none = { $seat } n’a aucun privilège.
event-game-ended = La partie est finie : { $reason ->
    [last_round] la dernière manche est jouée.
   *[other] { $reason }.
}

# -- le plateau --
board-round = Manche { $round } sur { $last } { $track }
board-active = { $active } mène le pion
board-over = La partie est finie
board-building = { $names } : { $gains }
board-villas = { $names } : livrer/privilège
board-money = ducats
board-actions = act
board-markers = marq.
board-supply = stock commun
board-hand = Vos cartes :
board-known = { $seat } tient : { $cards }
board-floor = Offres, série { $round }.
board-draft = (noté pour { $code } : { $terms })
board-draft-intention = (noté : { $what })
board-draft-withdrawn = (noté : { $code } retiré)
board-intention = { $seat } paierait { $money } pour { $code }
board-intention-words = { $seat } paierait { $money } pour { $code } : « { $words } »
board-signs = ▲ pion  ○ disque  × disque utilisé  A–E propriétaires  marq. main/stock  ★ premier joueur  * connue
hint-offer = Plus que des ducats ? Tapez :
hint-ask = Pour dire votre prix, tapez :

# -- décompte --
part-money = ducats
part-privileges = privilèges
part-buildings = bâtiments

# -- forms --
form-offer = une offre pour { $place } avec marchandises, cartes ou promesses
form-intend = dire ce que vous paieriez ailleurs
form-open-floor = écouter les offres en demandant quelque chose
form-again = encore une série d’offres en demandant quelque chose
form-decline = faire savoir à { $seat } que vous déclinez l’offre pour { $place }
form-show = montrer une carte à quelqu’un
blank-target = Quel lieu ?
blank-money = Combien de ducats offrez-vous ?
blank-goods = Offrez-vous des marchandises ?
blank-cards = Offrez-vous des cartes ?
blank-specials = Offrez-vous des cartes spéciales ?
blank-markers = Offrez-vous des marqueurs ?
blank-proceeds = Promettez-vous une part de ce que l’action rapporte ?
blank-proceeds-money = Combien de ducats de la paie ?
blank-proceeds-goods = Une part des marchandises ?
blank-proceeds-specials = La carte spéciale ?
blank-proceeds-cards = Combien des cartes tirées ?
blank-proceeds-markers = Combien des marqueurs ?
blank-asks = Voulez-vous quelque chose en échange ?
blank-asks-money = Combien de ducats en échange ?
blank-asks-goods = Des marchandises en échange ?
blank-asks-specials = Des cartes spéciales en échange ?
blank-asks-markers = Des marqueurs en échange ?
blank-asks-decks = Des cartes en échange ?
blank-uses-extra-action = Jouez-vous pour cela une carte Action supplémentaire ?
blank-promise = Que promettez-vous d’autre ? Les mots n’engagent personne.
blank-words = Que dites-vous d’autre ? Les mots n’engagent personne.
blank-ask = Demandez-vous quelque chose de précis ?
blank-to = À qui le demandez-vous ? Le numéro d’une place ; rien : à tous.
blank-price = Nommez-vous un prix ?
blank-price-money = Combien de ducats voulez-vous ?
blank-price-goods = Voulez-vous des marchandises ?
blank-gives = Donnez-vous quelque chose en plus ?
blank-gives-money = Combien de ducats donnez-vous ?
blank-gives-goods = Donnez-vous des marchandises ?
blank-firm = Est-ce ferme, acquis au premier qui y répond ?
blank-card = Quelle carte ?
blank-count = Combien : { $thing }{ $sense ->
    [own] {" "}? Vous les donnez.
    [gives] {" "}? Vous les donnez.
    [proceeds] {" "}? Vous les transmettez.
   *[other] {" "}? Vous les recevez.
}
blank-disclosure = Offrez-vous { $card }, et qui la voit ?
disclosure = { $shown ->
    [all] tous la voient
    [active] seul le joueur en phase la voit
   *[nobody] personne ne la voit
}

# -- le plateau dans le navigateur --
web-city = La ville de Gênes
web-my-things = Votre réserve et vos cartes
web-red-die = Colonnes, comptées par le dé rouge
web-blue-die = Rangées, comptées par le dé bleu
web-dice = Les dés : le rouge pour la colonne, le bleu pour la rangée
web-round = Manche { $round } ; la partie finit avec la manche { $last }
web-tower = Le pion { $place } ; déplacements restants : { $left }
web-spot = { $place } : { $count } choix
web-left = { $what } (reste { $count } en réserve)
web-owned-by = Appartient à { $seat }
web-market = Aucune action ici ; un départ sur la place du marché avance l’indicateur de manche
web-street = Un disque ici permet de marquer : { $beside }
web-tag = { $seat } offre { $price }
web-tag-intention = { $seat } paierait peut-être { $price }
web-leads = mène le pion
web-acts = agit { $place }
web-owes = doit à { $seat } : { $what }
web-answered = a répondu
web-thinking = réfléchit
web-offers-nothing = n’offre rien
web-offers-for = offre { $price } pour { $place }
web-offers-refused = offrait { $price } pour { $place } : ne convient pas
web-nobody = Personne n’a rien offert.
web-first = Premier joueur
web-actions = Actions restantes ce tour : { $count }
web-hidden-specials = cartes spéciales cachées : { $count }
web-empty-reserve = Encore ni marchandises, ni cartes spéciales, ni marqueurs.
web-show-card = La montrer à quelqu’un…
web-card-use = { $deck ->
    [large_orders] Comme action de sa villa, vous livrez ses trois marchandises et êtes payé.
    [small_orders] Après votre action dans son bâtiment, vous pouvez livrer sa marchandise et êtes payé.
    [messages] Vous êtes payé quand le pion s’est arrêté sur ses deux bâtiments pendant un même tour.
   *[privileges] À la fin, chaque suite de bâtiments voisins rapporte ; plus elle est longue, plus elle rapporte.
}
web-card-seen = Vue par { $seats }.
web-card-unseen = Vous seul la connaissez.
web-seen-by = Vue par { $who }
web-exchange-give = Que donnez-vous ?
web-exchange-take = Que prenez-vous en échange ?
web-you-give = Vous donnez
web-gives = { $seat } donne
web-wanted = Demandé
web-target = Pour quelle case ?
web-ask-whom = À qui le demandez-vous ?
web-ask-all = à tous
web-promise = Promesse (n’engage personne)
web-not-binding = (promesse, sans engagement)
web-firm = Ferme : la première offre exactement pareille est acceptée d’office
web-proceeds = sur le produit de l’action
web-delivery-money = Ducats de la livraison
web-uses-extra = Avec une carte Action supplémentaire, jouée quand l’offre est acceptée
web-floor = Offres, série { $round }.
web-changes = Changements encore permis : { $count }.
web-sealed = Les offres sont secrètes : seuls l’auteur et le joueur en phase les voient.
web-version = version { $version }
web-noted = noté, montré à la fin de la série
web-noted-withdrawn = Noté : l’offre pour { $place } est retirée.
web-accept = Accepter
web-decline = Décliner
web-declined = Ne convient pas au joueur en phase.
web-ask-more = Demander plus
web-change = Modifier
web-withdraw = Retirer
web-outbid = Surenchérir
web-asks = { $seat } demande
web-asks-firm = { $seat } demande ferme
web-answer-ask = Offrir cela
web-no-offers = Aucune offre sur la table.
web-offer-lead = Offrir, en ducats :
web-quiet = Pas d’offre jusqu’à mon tour
web-quiet-turn = Pas d’offre ce tour-ci
web-run-next = Avec un de plus à côté : { $money } ducats
web-hear = Écouter les offres à chaque pas
web-hear-from = Écouter les offres, à partir de { $money } ducats
web-sell-best = Vendre au plus offrant, dès { $money } ducats
web-spare = Ne jouer aucune carte
web-intend = { $place } : dire ce que vous paieriez
web-intentions = Intentions
web-intention = { $seat } paierait peut-être { $money } { $money ->
    [one] ducat
   *[other] ducats
} pour { $place }.
web-reckoning = Le décompte
web-reconstructed-map = Le plan de la ville est reconstitué, non copié du plateau imprimé.
web-reconstructed-card = ◊ Le contenu de cette carte est reconstitué.
web-reconstructed-payout = Certaines valeurs des groupes de privilèges sont reconstituées.
web-summary-turn = Un tour de jeu
web-summary-place = Lancez les dés ou jouez une carte de départ : le pion de cinq disques est posé.
web-summary-move = Déplacez-le jusqu’à quatre fois vers des cases voisines ; chaque case quittée garde un disque.
web-summary-offers = Dans chaque bâtiment un seul agit : vous-même, ou l’acheteur de l’action. Chacun agit une fois par tour.
web-summary-markers = À la fin, chacun peut utiliser un disque de rue pour marquer les bâtiments voisins.
web-summary-buildings = Ce que donnent les bâtiments
web-summary-pays = Ce qui rapporte (ducats)
web-summary-large = Gros contrat livré, et une carte spéciale
web-summary-small = Petit contrat après votre action sur place
web-summary-message = Ambassade : le pion s’arrête dans les deux bâtiments
web-summary-owner = Un autre agit dans votre bâtiment
web-summary-privileges = À la fin : privilèges côte à côte
web-summary-end = À la fin : chacun de vos bâtiments
web-summary-specials = Cartes spéciales
web-shown = { $shown ->
    [nobody] montrée à personne
    [active] montrée au joueur en phase
   *[all] montrée à tous
}
web-special = { $special ->
    [start] placez le pion où vous voulez au lieu de lancer les dés
    [extra_action] une action de plus ce tour
    [any_good] prenez une marchandise au choix pendant votre action
    [exchange] échangez un bien contre un bien de la réserve pendant votre action
   *[building_action] effectuez l’action d’un de vos bâtiments pendant votre action
}
web-blank = { $name ->
    [target] Case
    [money] Ducats
    [words] En mots
    [card] Carte
    [to] À qui (personne : à tous)
    [offer] Offre
    [id] Numéro
   *[other] Version
}

# -- à quoi sert un choix --
why = { $part ->
    [money] rapporte des ducats
    [orders] rapproche la livraison de vos contrats
    [messages] rapproche le paiement de vos ambassades
    [privileges] complète vos privilèges
    [specials] apporte des cartes spéciales ou les épargne
    [markers] apporte des marqueurs, ou des redevances pour vos bâtiments
    [rivals] coûte le plus aux autres
   *[other] est le mieux que l’on puisse faire
}
