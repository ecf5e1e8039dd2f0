# Les textes de la maison pour le navigateur.

# -- partout --
board = Le plateau
board-short = Plateau
confirm = Confirmer
cancel = Annuler
close = Fermer
back-to = Retour
home = Vers la maison
lost = Il n’y a rien à cette adresse.
less = Moins
more = Plus
nothing = rien
choose-one = Choisir
yes = Oui
no = Non
zoom = Taille du plateau
zoom-in = De plus près
zoom-out = De plus loin
zoom-home = Tout le plateau
reconstructed-mark = Reconstitué, et non relevé sur un exemplaire imprimé
unreachable = La maison est injoignable. Nouvel essai en cours.
loading = On dresse la table …

# -- la table --
skip-to-moves = Vers mes coups
round-of = Manche { $round }
turn-yours = C’est à vous
turn-of = À { $names } de jouer
turn-over = La partie est terminée
watching = Vous regardez
waiting = On attend { $names }
waiting-more = En attendant
moves = À vous de jouer
moves-none = On ne vous demande rien pour l’instant.
moves-all = Tous les choix
moves-here = Choix à cet endroit
moves-filter = Chercher un choix
moves-count = { $count ->
    [one] 1 choix
   *[other] { $count } choix
}
moves-forms = À remplir
moves-sealed = Vous avez choisi ; vous pouvez encore changer d’avis.
moves-passes = Cela passe tout seul …
moves-stop = Attendre
moves-aside = Instructions permanentes
instructions-note = Elles valent jusqu’à ce que vous les changiez ; vous seul les voyez.
confirm-title = Confirmez votre choix
sending = Envoi …
undo = Reprendre
undo-key = Reprendre ma dernière action
suggest = Que ferait la maison ?
suggest-offer = Proposer une offre équitable
suggest-none = La maison n’a pas de conseil ici.
form-send = Envoyer
form-missing = Il manque encore quelque chose.
form-optional = (facultatif)
form-leave-out = Ne rien dire
form-add = Ajouter
form-none = personne en particulier
form-letters = { $left ->
    [one] encore 1 lettre
   *[other] encore { $left } lettres
}
form-picked = { $count } sur { $high }
form-picked-least = { $count } choisis ; de { $low } à { $high }
rearrange-total = { $count }

# -- refus --
refused-title = Les règles disent non
refused-rule = Règle { $rule }
refused-open = Ouvrir la règle
stale = La table a avancé entre-temps ; regardez à nouveau.
trouble = Cela n’a pas marché : { $why }
too-many = Trop vite ; attendez un instant.

# -- offres --
offers = Offres
offers-none = Aucune offre sur la table.
offer-from = { $from } à { $to }
offer-counter = Contre-offre
offer-accept = Accepter
offer-refuse = Refuser
pan-lying = Dans le plateau
pan-store = À poser
pan-empty = rien
pan-lay-in = Poser : { $what }
pan-take-out = Reprendre : { $what }
pan-coins = Argent : { $pan }
pan-claimed = seulement affirmé, non prouvé
pan-you-give = Vous donnez
pan-gives = { $name } donne

# -- journal --
log = Journal
log-all = Tout le monde
log-filter = Les coups de
log-older = Avant
log-replay = Voir le plateau après ceci
log-replay-named = Voir le plateau après : { $what }
log-undone = repris
log-took-back = { $name } reprend son coup.
log-latest = Au plus récent
log-new = Ce qui vient de se passer

# -- discussion --
chat = Discussion
chat-write = Écrire à la table
chat-send = Envoyer
chat-none = Personne n’a encore rien dit.
chat-watcher = regarde

# -- joueurs --
players = Joueurs
player-you = vous
player-bot = automate
player-away = absent
player-here = présent
player-resigned = a abandonné
player-replaced = un automate joue pour { $name }
player-turn = doit jouer
player-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-empty = place libre
spectators = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
clock-left = encore { $time }
clock-due = jusqu’à { $time }

# -- connexion --
connecting = Connexion …
connection-lost = La connexion est perdue ; nouvel essai …
connection-back = De nouveau connecté.
closing = La maison ferme un instant ; la connexion reprendra toute seule.

# -- le menu --
menu = Menu
menu-rules = Règles
menu-summary = Aide-mémoire
menu-options = Options de cette table
menu-settings = Réglages
menu-sounds = Sons
menu-motion = Animation
menu-confirm = Demander avant d’envoyer un choix
menu-pass = Les étapes forcées passent toutes seules
menu-theme = Couleurs
menu-theme-auto = comme le système
menu-theme-light = claires
menu-theme-dark = sombres
menu-language = Langue
menu-patterns = Des motifs en plus des couleurs
menu-notify = Me prévenir quand c’est à moi
menu-notify-denied = Votre navigateur interdit les notifications ici.
menu-resign = Abandonner
menu-resign-sure = Abandonner pour de bon ? Un automate prend votre place.
menu-end = Proposer de finir maintenant
menu-end-asked = { $names } : finir la partie maintenant ?
menu-end-agree = D’accord
menu-end-no = Continuer
menu-return = Reprendre ma place
menu-leave = Quitter la table
menu-mute = Taire les avis de cette table
seat-choose = Par les yeux de
seat-watch = En spectateur
notice-turn = À vous : { $title }

# -- à tour de rôle --
hot-pass = Passez l’écran à { $name }.
hot-ready = Je suis { $name } ; personne d’autre ne regarde

# -- avant le début --
start-waiting = On attend des joueurs
start-now = Commencer la partie
start-sit = S’asseoir ici
start-stand = Se lever
start-bot = Mettre un automate ici
start-bot-away = Renvoyer l’automate
start-link = Copier le lien de cette place
start-copied = Copié.
start-share = Envoyez à quelqu’un le lien d’une place ; qui l’ouvre s’y assied.

# -- relecture --
replay = Relecture
replay-at = { $at ->
    [0] Après la mise en place
   *[other] Après l’action { $at } sur { $of }
}
replay-first = Au début
replay-previous = En arrière
replay-next = Suivant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-leave = Revenir au présent
replay-share = Copier un lien vers ce point
replay-seat = Vu par
replay-spectator = un spectateur
replay-slider = Action

# -- la fin --
ending = La fin
ending-rank = { $rank }.
ending-parts = D’où viennent les points
ending-step = Montrer la suite
ending-all = Tout montrer
ending-graph = Le classement au fil du temps
ending-graph-table = Le classement en chiffres
ending-move = Action { $number }
ending-download = Télécharger le procès-verbal
ending-verify = Vérifier le procès-verbal
ending-verified = Le procès-verbal tient : chaque tirage était fixé d’avance, chaque action était permise.
ending-unverified = Le procès-verbal ne tient pas : { $why }
ending-rematch = Rejouer
ending-to-rematch = Vers la revanche
ending-watch = Voir la relecture
ending-total = Total
