# Golden Horn et Dominio da Mar en français.

# -- choses --
port = { $port ->
    [venice] Venise
    [constantinople] Constantinople
   *[modone] Modone
}
port-short = { $port ->
    [venice] Ven
   *[constantinople] Con
}
colour = { $colour ->
    [orange] orange
    [pink] rose
    [green] vert
    [red] rouge
    [blue] bleu
    [yellow] jaune
   *[other] { $colour }
}
cell = { $number } ({ $colour ->
    [orange] orange
    [pink] rose
    [green] verte
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[other] { $colour }
})
space-by-seats = { $seats ->
    [2] { $two }
    [3] { $three }
   *[4] { $four }
}
pieces = { $count } { $kind ->
    [orange] orange
    [pink] { $count ->
        [one] rose
       *[other] roses
    }
    [green] { $count ->
        [one] verte
       *[other] vertes
    }
    [red] { $count ->
        [one] rouge
       *[other] rouges
    }
    [blue] { $count ->
        [one] bleue
       *[other] bleues
    }
    [yellow] { $count ->
        [one] jaune
       *[other] jaunes
    }
    [mercenaries] { $count ->
        [one] mercenaire
       *[other] mercenaires
    }
    [peasants] { $count ->
        [one] paysan
       *[other] paysans
    }
   *[other] { $kind }
}
cards = { $count ->
    [one] { $colour ->
        [orange] orange
        [pink] rose
        [green] verte
        [red] rouge
        [blue] bleue
        [yellow] jaune
       *[other] { $colour }
    }
   *[other] { $count } { $colour ->
        [orange] orange
        [pink] roses
        [green] vertes
        [red] rouges
        [blue] bleues
        [yellow] jaunes
       *[other] { $colour }
    }
}
fleet = { $name ->
    [Lion] Lion
    [Eagle] Aigle
    [Tower] Tour
    [Dolphin] Dauphin
   *[other] { $name }
}
sails-1 = { $c1 }
sails-2 = { $c1 }-{ $c2 }
sails-3 = { $c1 }-{ $c2 }-{ $c3 }
boat = { $boat } { $sails }
boat-bare = { $boat }
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-more = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-less = −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}

# -- questions --
ask-fleets = Quelle flotte prenez-vous ?
ask-place = Où commencent vos bateaux ?
ask-pre = Déplacez un de vos bateaux.
ask-pre-raid = Menez un raid ou déplacez un de vos bateaux.
ask-sail = Jusqu’où va { $boat } ?
ask-close = Votre déplacement est fait. Autre chose ?
ask-over = La partie est finie.

# -- choix --
group-boat = { $boat }, { $space } : { $reach }
group-raid = Raid contre { $boat } ({ $owner }), { $space }, avec { $cargo }
group-dominion = Dominio da Mar
group-end = La fin
reach-free = sans carte jusqu’à { $free }
reach-wind = sans carte jusqu’à { $free }, avec { $cards } jusqu’à { $far }
price-free = sans carte
price-wind = contre { $cards }
action-choose-fleet = { $fleet } ({ $letter }) : { $boats }
action-choose-fleet-lot = laisser faire le sort
action-place-boats = { $venice } à Venise ; { $constantinople } à Constantinople
action-place-boats-together = les trois bateaux à { $port }
action-raid = raid contre { $boat } pour { $cards } : prendre { $took } ({ $points }), il en reste { $left } à bord
action-raid-last = raid contre { $boat } pour { $cards } : prendre { $took } ({ $points }), la dernière pièce ; { $outcome ->
    [must_turn_back] il doit faire demi-tour
    [returned_at_once] il rentre aussitôt au port
   *[owner_may_turn] son propriétaire peut lui faire faire demi-tour
}
action-choose-boat-load = { $boat } charge { $cargo } ({ $points })
action-choose-boat-load-last = { $boat } charge { $cargo } ({ $points }) et laisse { $port } vide
action-choose-boat-load-bare = { $boat } charge { $cargo } ({ $points }) et laisse { $port } sans marchandises ni mercenaires
action-choose-boat = { $boat } poursuit vers { $port } avec { $cargo } : { $reach }
action-choose-boat-empty = { $boat } poursuit vers { $port }, à vide : { $reach }
action-choose-boat-turn = { $boat } fait demi-tour vers { $port } : { $reach }
action-pass = passer : aucun de vos bateaux ne peut bouger
action-choose-stop = jusqu’à { $space }, { $price } : en mer, { $cargo } à la merci des raids
action-choose-stop-safe = jusqu’à { $space }, { $price } : en mer, { $cargo } à l’abri des raids
action-choose-stop-empty = jusqu’à { $space }, { $price } : en mer, à vide
action-choose-stop-home = jusqu’à { $space }, { $price } : décharger { $cargo } ({ $points }), piocher { $drawn ->
    [one] { $drawn } carte
   *[other] { $drawn } cartes
}
action-choose-stop-home-empty = jusqu’à { $space }, { $price } : arriver à vide, piocher { $drawn ->
    [one] { $drawn } carte
   *[other] { $drawn } cartes
}
action-choose-stop-modone = jusqu’à { $space }, { $price } : à l’abri du port, { $drawn ->
    [0] sans pioche
    [one] piocher { $drawn } carte
   *[other] piocher { $drawn } cartes
}
action-declare-end = annoncer la fin ; { $count ->
    [one] joue
   *[other] jouent
} encore : { $players }
action-declare-end-now = annoncer la fin ; la partie finit avec ce tour
action-conquer = conquérir { $territory } ({ $worth } points) pour { $paid } : { $points }
action-exchange = échanger { $count ->
    [one] { $count } paysan contre { $count } mercenaire
   *[other] { $count } paysans contre { $count } mercenaires
}
action-end-turn = finir le tour
ends-game = { $said } – la partie s’achève
begins-last-turns = { $said } – les derniers tours commencent
ends-with-turn = { $said } – la partie s’achève avec ce tour

# -- événements --
event-first-player-named = Premier joueur : { $seat }.
event-fleet-chosen = { $seat } prend la flotte { $fleet } ({ $letter }).
event-fleet-chosen-lot = { $seat } laisse faire le sort pour sa flotte.
event-fleet-drawn = Le sort donne à { $seat } la flotte { $fleet } ({ $letter }).
event-placement-sealed = { $seat } a placé ses bateaux en secret.
event-boats-placed = { $seat } commence avec { $venice } à Venise et { $constantinople } à Constantinople.
event-boats-placed-together = { $seat } commence avec tous ses bateaux à { $port }.
event-port-filled = Arrivage à { $port } : { $cargo }.
event-port-filled-people = Arrivage à { $port } : { $cargo } (cubes tirés pour les hommes : noirs { $black }, blancs { $white }).
event-port-filled-nothing = Aucun arrivage à { $port } (cubes tirés pour les hommes : noirs { $black }, blancs { $white }).
event-cards-drawn = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-cards-drawn-seen = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
event-pile-shuffled = La défausse est remélangée en une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-turn-begun = Manche { $round } : à { $seat } de jouer.
event-raided = { $seat } pille { $boat } ({ $victim }) pour { $cards } : { $took } dans son entrepôt.
event-boat-emptied = { $boat } est vide { $outcome ->
    [turned] et fait demi-tour.
    [returned] et rentre au port.
   *[may_turn] et pourra faire demi-tour à son prochain déplacement.
}
event-boat-loaded = { $seat } charge { $cargo } sur { $boat } à { $port }.
event-boat-chosen = { $seat } déplace { $boat }.
event-boat-chosen-turned = { $seat } fait faire demi-tour à { $boat }.
event-wind-played = { $seat } joue comme vent pour { $boat } : { $cards }.
event-boat-sailed = { $boat } ({ $seat }) va de { $start } jusqu’à { $stop }.
event-cargo-unloaded = { $seat } décharge { $boat } à { $port } : { $cargo }.
event-move-passed = { $seat } passe : aucun bateau ne peut bouger.
event-territory-conquered = { $seat } conquiert { $territory } ({ $points } points) pour { $paid }.
event-peasants-exchanged = { $seat } échange { $count ->
    [one] { $count } paysan contre un mercenaire
   *[other] { $count } paysans contre des mercenaires
}.
event-port-relieved = À { $port }, { $count ->
    [one] { $count } paysan est remplacé par un mercenaire
   *[other] { $count } paysans sont remplacés par des mercenaires
}.
event-end-declared = { $seat } montre les six couleurs et annonce la fin.
event-end-set-off = { $seat } a déclenché les derniers tours : { $reason ->
    [declared] la fin est annoncée.
    [territories] tous les territoires sont conquis.
    [port_bare] un port n’a plus ni marchandises ni mercenaires.
   *[port_empty] un port est vide.
}
event-game-ended = La partie est finie : { $reason ->
    [declared] la fin a été annoncée.
    [territories] tous les territoires sont conquis.
    [nobody_moves] plus personne ne peut bouger.
    [port_bare] un port n’avait plus ni marchandises ni mercenaires.
   *[port_empty] un port a été vidé.
}

# -- le plateau --
board-set-up = Mise en place
board-round = Manche { $round } · à { $active } de jouer
board-over = La partie est finie
board-last-turns = Derniers tours, déclenchés par { $seat } ; { $last } joue en dernier.
board-points = points
board-cards = cartes
board-hand = votre main
board-discard = défausse
board-bag = sac
board-pile = pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
board-cubes-people = , dont noirs { $black }, blancs { $white }
board-sealed = bateaux placés en secret
board-lot = attend le sort
board-people = réserves : { $supply } m, { $reserve } p
board-territory = { $territory } { $cost }→{ $points }
board-mercenaries = mercenaires
board-peasants = paysans
board-may-turn = demi-tour
board-first = premier joueur

# -- décompte --
part-goods = marchandises
part-rows = rangées
part-territories = territoires
part-people = hommes

# -- le plateau dans le navigateur --
web-board = La route maritime de Venise à Constantinople
web-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
web-boat = { $boat } ({ $owner }), cap sur { $heading } : { $cargo }
web-empty = vide
web-place = { $boat } commence à { $port }
web-warehouses = Entrepôts
web-no-cards = aucune carte
web-fleets = Choisissez votre flotte
web-reconstructed-sails = Reconstitué : les couleurs réunies sur les bateaux d’une flotte. Seul A3 est connu par la règle.
web-supply = mercenaires en réserve : { $count }
web-reserve = cubes noirs pouvant venir comme paysans : { $count }
web-people = réserve
web-territory = { $territory } : { $points } points pour { $cost } mercenaires
web-territory-taken = { $territory }, { $points } points, conquis par { $owner }
web-points-short = { $points } pts
web-summary-turn = À votre tour
web-summary-raid = D’abord, si vous voulez, un raid : deux cartes des couleurs de voile d’un bateau lui prennent une marchandise ; en mer seulement.
web-summary-load = Puis déplacez un bateau. En quittant son port, il charge toutes les marchandises d’une couleur absente de ses voiles.
web-summary-sail = Le premier pas est gratuit, comme tout pas depuis une case d’une de ses couleurs. Ailleurs, une carte de la couleur de la case fait le vent.
web-summary-leap = On saute les cases occupées. Au port, le mouvement s’arrête.
web-summary-cards = À Venise et à Constantinople, on décharge tout. Chaque arrêt au port donne des cartes : une couleur de voile 3, deux 2, trois 1 ; à deux joueurs aucune à Modone.
web-summary-points = Points
web-summary-goods = 1 par marchandise dans l’entrepôt ; les rangées de 4, 5, 6 couleurs différentes en donnent 1, 2, 4 de plus.
web-summary-dominio = Avec Dominio da Mar : les territoires selon leur valeur, et 1 par mercenaire et par paysan. La fin vient aussi quand les cinq sont conquis.
web-summary-end = La fin
web-summary-how = Un port est vide, ou quelqu’un qui a les six couleurs la déclare. On termine alors la manche ou, si c’est convenu, tous les autres jouent encore une fois.
web-cards-in-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
