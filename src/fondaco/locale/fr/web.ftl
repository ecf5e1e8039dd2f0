# Les textes de la maison pour le navigateur.

# -- partout --
board = Le plateau
board-short = Plateau
confirm = Confirmer
cancel = Annuler
close = Fermer
back-to = Retour
home = Vers la maison
labelled = { $what } : { $more }
away = La maison est injoignable.
try-again = Réessayer
lost = Il n’y a rien à cette adresse.
less = Moins
more = Plus
choose-one = Choisir
yes = Oui
no = Non
zoom = Taille du plateau
zoom-in = De plus près
zoom-out = De plus loin
zoom-home = Tout le plateau
reconstructed-mark = Reconstitué, et non relevé sur un exemplaire imprimé
unreachable = La maison est injoignable. Nouvel essai en cours.
loading = On dresse la table…

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
moves-short = Coups
moves-none = On ne vous demande rien pour l’instant.
moves-here = Choix à cet endroit
moves-filter = Chercher un choix
moves-count = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
moves-forms = À remplir
moves-sealed = Vous avez choisi ; vous pouvez encore changer d’avis.
moves-passes = Cela passe tout seul…
moves-stop = Attendre
moves-aside = Instructions permanentes
instructions-note = Elles valent jusqu’à ce que vous les changiez ; vous seul les voyez.
confirm-title = Confirmez votre choix
sending = Envoi…
undo = Reprendre
undo-what = Reprendre : { $what }
undo-nothing = Rien ne peut être repris maintenant
final-chance = Le hasard décide : ce choix ne pourra être repris.
final-shown = Les autres le voient, ou cela vous engage : ce choix ne pourra être repris.
since = Depuis mon tour
since-note = Montre pas à pas ce qui s’est passé depuis votre tour
pace-skip = { $count ->
    [one] Montrer le dernier coup
   *[other] Montrer les { $count } coups
}
undo-key = Reprendre ma dernière action
suggest = Que ferait la maison ?
suggest-best = La maison ferait ceci, avec ces chances de gagner :
suggest-do = Le faire
suggest-thinking = La maison réfléchit…
suggest-offer = Proposer une offre équitable
suggest-none = La maison n’a pas de conseil ici.
errands = D’un seul coup
errand-stop = Arrêter : { $what }
form-open = { $what }…
form-send = Envoyer
form-missing = Il manque encore quelque chose.
form-begin = Remplissez-la : l’effet s’affichera ici.
form-optional = (facultatif)
form-leave-out = Ne rien dire
form-add = Ajouter
form-none = personne en particulier
form-letters = { $left ->
    [one] encore { $left } lettre
   *[other] encore { $left } lettres
}
form-picked = { $count } sur { $high }
form-picked-least = { $count } choisis ; de { $low } à { $high }
rearrange-total = { $count }

# -- refus --
refused-title = Les règles disent non
refused-rule = Règle { $rule }
law-undo = Vous pouvez reprendre vos propres actions jusqu’à ce que vous appreniez que quelqu’un d’autre a joué, que le hasard ait parlé, que quelque chose ait été montré aux autres ou que quelqu’un soit engagé.
law-begun = La partie a commencé.
law-taken = Cette place est prise.
law-seated = Vous êtes déjà assis ici.
law-empty = Il reste des places libres.
law-talk = À cette table, tout se dit devant tous.
refused-open = Ouvrir la règle
stale = La table a avancé entre-temps ; regardez à nouveau.
trouble = Cela n’a pas marché : { $why }
too-many = Trop vite ; attendez un instant.

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
pan-lay-in = Poser : { $what }
pan-take-out = Reprendre : { $what }
pan-coins = Ducats : { $pan }
pan-claimed = seulement affirmé, non prouvé
pan-you-give = Vous donnez
pan-gives = { $name } donne

# -- journal --
log = Journal
log-all = Tout le monde
log-filter = Les coups de
log-below = { $count ->
    [one] { $count } nouvelle ligne ↓
   *[other] { $count } nouvelles lignes ↓
}
log-older = Avant
log-replay = Voir le plateau après ceci
log-replay-named = Voir le plateau après : { $what }
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
chat-whom = À qui
chat-to-all = à tous
chat-to = à { $name } seul
chat-to-you = à vous seul
chat-write-aside = Personne d’autre ne lit ceci
chat-about = À propos : { $name }
chat-block = Bloquer
chat-blocked = Bloqué : vous n’entendrez plus rien de cette personne.
chat-report = Signaler
chat-reported = Ceux qui veillent sur la maison le verront.
chat-silence = Faire taire
chat-silenced = Ne peut plus parler à cette table.
chat-why = Qu’est-ce qui ne va pas ?
chat-not-done = Cela n’a pas marché.

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
player-kept = place réservée
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
clock-left = encore { $time }
clock-lapses = expire dans { $time }
clock-due = jusqu’à { $time }

# -- connexion --
connecting = Connexion…
connection-lost = La connexion est perdue ; nouvel essai…
connection-waiting = La maison ne peut rien noter pour le moment ; votre coup sera renvoyé tout seul…
connection-missed = { $count ->
    [one] Entre-temps, ceci s’est passé :
   *[other] Entre-temps, { $count } choses se sont passées :
}
connection-seen = J’ai vu
connection-back = De nouveau connecté.
closing = La maison ferme un instant ; la connexion reprendra toute seule.

# -- le menu --
menu = Menu
menu-rules = Règles
menu-rules-all = Les règles, une à une
menu-summary = Aide-mémoire
summary-short = Aide
menu-options = Options de cette table
menu-own-components = Cette table joue avec un fichier de matériel à elle.
menu-own-components-file = Le télécharger
menu-settings = Réglages
menu-sounds = Sons
menu-motion = Animation
menu-confirm = Demander avant d’envoyer un choix
menu-confirm-needed = quand on ne peut pas le reprendre
menu-confirm-always = toujours
menu-confirm-never = jamais
menu-pace = Coups des autres
menu-pace-slow = lentement
menu-pace-normal = l’un après l’autre
menu-pace-fast = rapidement
menu-pace-none = tous à la fois
menu-pass = Les étapes forcées passent toutes seules
menu-theme = Couleurs
menu-theme-auto = comme le système
menu-theme-light = claires
menu-theme-dark = sombres
menu-language = Langue
menu-patterns = Des motifs en plus des couleurs
menu-printed = Les bâtiments sous leurs noms imprimés (en allemand)
menu-notices = Avis par courriel, navigateur ou téléphone
menu-notify-denied = Votre navigateur interdit les notifications ici.
menu-resign = Abandonner
menu-resign-sure = Abandonner pour de bon ? Un automate prend votre place.
menu-end = Proposer de finir maintenant
menu-end-asked = { $names } : finir la partie maintenant ?
menu-end-waits = D’accord pour finir maintenant : { $agreed }. Doivent encore accepter : { $names }.
menu-end-agree = D’accord
menu-end-no = Continuer
menu-return = Reprendre ma place
menu-leave = Quitter la table
menu-mute = Taire les avis de cette table
seat-choose = Par les yeux de
seat-watch = En spectateur
notice-turn = À vous : { $title }
nudge = Relancer { $names } : la table attend
nudge-you = { $name } vous relance : la table vous attend.
nudge-seen = D’accord

# -- à tour de rôle --
hot-pass = Passez l’écran à { $name }.
hot-ready = Je suis { $name } ; personne d’autre ne regarde

# -- avant le début --
start-waiting = On attend des joueurs
start-ready = Tout le monde est là : vous pouvez commencer.
start-opens = Cette page s’ouvre sur la partie dès qu’elle commence.
start-host = Toutes les places sont prises : { $owner } doit lancer la partie
start-now = Commencer la partie
start-sit = S’asseoir ici
start-stand = Se lever
start-bot = Mettre un automate ici
start-bot-away = Renvoyer l’automate
start-link = Copier le lien de cette place
start-copied = Copié.
start-share = Envoyez à quelqu’un le lien d’une place ; qui l’ouvre s’y assied.

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
replay-speed = Vitesse
replay-leave = Revenir au présent
replay-share = Copier un lien vers ce point
replay-seat = Vu par
replay-spectator = un spectateur
replay-slider = Action

# -- la fin --
ending = La fin
ending-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
ending-parts = D’où viennent les points
ending-step = Montrer la suite
ending-all = Tout montrer
ending-graph = Le classement au fil du temps
ending-graph-table = Le classement en chiffres
ending-move = Action { $number }
ending-download = Télécharger le procès-verbal
ending-verify = Vérifier cette partie
ending-rules = La maison l’a rejouée : chaque action respecte les règles.
ending-luck = Ce navigateur a refait le calcul : les { $draws } tirages découlent du secret publié et de ce que les places y ont ajouté.
ending-promise = { $kept ->
    [yes] C’est le secret qui avait été promis à ce navigateur.
   *[no] Est-ce celui qui fut promis ? Ce navigateur ne peut le dire : il n’a vu la table qu’après la partie.
}
ending-unsafe = Les tirages n’ont été vérifiés que par la maison : les navigateurs ne font ce calcul que sur des pages venues par https.
ending-unverified = Le procès-verbal ne tient pas : { $why }
ending-fault = { $fault ->
    [digest] Le procès-verbal a été modifié : son empreinte n’est pas la sienne.
    [unfinished] Le secret n’est pas encore publié.
    [secret] Le secret publié n’est pas celui que promet le procès-verbal.
    [promise] La maison avait promis un autre secret à ce navigateur : il a été échangé.
    [contribution] Ce que ce navigateur avait ajouté au hasard manque.
    [draws] Il n’y a pas autant de tirages que les règles en demandent.
   *[draw] Le tirage { $number } ne découle pas du secret.
}
ending-rematch = Rejouer
ending-to-rematch = Vers la revanche
ending-watch = Voir la relecture
ending-total = Total
ending-tie = À égalité de points, les règles départagent.

# -- analysis --
analysis = Analyse
analysis-ask = Analyser cette partie
analysis-thinking = Un amiral parcourt la partie…
analysis-failed = L’analyse n’a pas pu être faite ; réessayez plus tard.
analysis-note = Estimation toutes cartes ouvertes. Ce qu’aurait fait un amiral est jugé d’après ce que le joueur savait.
analysis-chances = Chances de gagner
analysis-look = Voir sur le plateau
analysis-turns = Les tournants
analysis-same = Un amiral aurait fait de même.
analysis-better = Un amiral aurait plutôt fait ceci :
analysis-done = joué
analysis-deals = Marchés et prix justes
analysis-deal = { $buyer } a payé { $price } à { $seller } ; prix juste : { $fair }
analysis-deals-more = { $count ->
    [one] { $count } autre marché
   *[other] { $count } autres marchés
}
analysis-gains = Ce que chaque marché a rapporté aux deux, en points selon les marchands de la maison. Un prix juste laisse à chacun le même gain.
