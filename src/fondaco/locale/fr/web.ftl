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
moves-short = Coups
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
law-undo = Vous pouvez reprendre vos propres actions tant que personne d’autre n’a agi, que le hasard n’a pas parlé et qu’aucun secret n’a été montré.
law-begun = La partie a commencé.
law-taken = Cette place est prise.
law-seated = Vous êtes déjà assis ici.
law-empty = Il reste des places libres.
law-talk = À cette table, tout se dit devant tous.
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
chat-whom = À qui
chat-to-all = à tous
chat-to = à { $name } seul
chat-to-you = à vous seul
chat-write-aside = Personne d’autre ne lit ceci

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
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
clock-left = encore { $time }
clock-lapses = expire dans { $time }
clock-due = jusqu’à { $time }

# -- connexion --
connecting = Connexion …
connection-lost = La connexion est perdue ; nouvel essai …
connection-missed = { $count ->
    [one] Entre-temps, ceci s’est passé :
   *[other] Entre-temps, { $count } choses se sont passées :
}
connection-seen = J’ai vu
connection-back = De nouveau connecté.
closing = La maison ferme un instant ; la connexion reprendra toute seule.

# -- le menu --
menu = Menu
menu-rules = Règles
menu-summary = Aide-mémoire
menu-options = Options de cette table
menu-own-components = Cette table joue avec un fichier de matériel à elle.
menu-own-components-file = Le télécharger
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
ending-tie = À égalité de points, les règles départagent.

## The pages of the house, and the guided first games
page-skip = Aller à la page
page-home = Fondaco : l’accueil
page-nav = Pages de la maison
page-nav-lobby = Tables ouvertes
page-nav-mine = Mes tables
page-nav-learn = Apprendre
page-nav-rules = Règles
page-nav-account = Compte
page-nav-settings = Réglages
page-nav-credits = Crédits
page-footer = Une maison pour les jeux de marchands. Logiciel libre, sans publicité ni pistage.
page-hero = Quatre jeux de marchands de la Méditerranée
page-hero-more = Jouez entre amis, en direct ou par correspondance, ou contre des automates qui marchandent. Un clic et la table est mise : ni compte, ni formulaire.
page-about-golden-horn = Trois bateaux entre Venise et Constantinople : chargez ce que vos voiles ne montrent pas, jouez vos cartes comme vent ou comme pirates et réunissez toutes les couleurs.
page-about-oltre-mare = Chaque carte est une marchandise, un ordre et une promesse. Marchandez, bluffez et empilez votre cargaison pour la vendre au mieux.
page-about-mediterranee = Menez une puissance maritime : enchérissez pour l’ordre, achetez bon marché, lancez vos galères au loin, remplissez les entrepôts et défendez vos ports.
page-about-genoa = Une tour parcourt Gênes, et tout ce qu’elle touche est à vendre. Offrez argent, marchandises, cartes ou services pour les actions que vous voulez.
page-length-golden-horn = environ 40 minutes
page-length-oltre-mare = environ 60 minutes
page-length-mediterranee = environ 2 heures
page-length-genoa = environ 90 minutes
page-players = { $least } à { $most } joueurs
page-play-now = Jouer à { $title } contre { $bots ->
    [one] un automate
    [2] deux automates
    [3] trois automates
   *[other] { $bots } automates
}
page-learn-it = Première partie guidée
page-with-friends = Jouer entre amis
page-lobby-hint = D’autres cherchent aussi des joueurs :
page-your-turn-at = { $count ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $count } tables
}
page-back-to-mine = Retour à mes tables
page-not-found = Rien de tel ici.
page-which-title = Quel jeu
page-all-titles = Tous les jeux
page-create = Mettre une table
page-open-tables = Cherchent des joueurs
page-watch-tables = Parties en cours, à regarder
page-none-open = Personne ne cherche de joueurs en ce moment. Mettez une table, d’autres la trouveront ici.
page-none-playing = Aucune partie publique n’est en cours.
page-none-mine = Vous n’êtes encore assis à aucune table.
page-choose-game = Choisissez un jeu
page-mine-turn = À vous de jouer
page-mine-invited = Vous êtes invité
page-mine-waiting = Aux autres de jouer
page-mine-open = En attente de joueurs
page-mine-over = Terminées
page-go-invite = Inviter
page-go-join = Rejoindre
page-go-play = Jouer
page-go-watch = Regarder
page-go-look = Voir
page-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-clock-move = { $minutes } min par coup
page-clock-game = { $minutes } min par joueur
page-clock-day = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
page-clock-none = Sans pendule
page-clock-move-1 = 1 minute par coup
page-clock-move-3 = 3 minutes par coup
page-clock-game-20 = 20 minutes par joueur
page-clock-game-45 = 45 minutes par joueur
page-clock-day-1 = Par correspondance : 1 jour par coup
page-clock-day-3 = Par correspondance : 3 jours par coup
page-seats = Qui joue
page-seat = Place { $number }
page-seat-me = moi
page-seat-open = quelqu’un que j’invite
page-seat-bot = automate : { $bot }
page-bot-random = fantasque (joue au hasard)
page-bot-greedy = avisé
page-seat-add = Une place de plus
page-seat-remove = Enlever la place { $number }
page-hot-seat = Plusieurs places sont à vous : vous partagez cet écran, masqué entre les tours.
page-rules-of-table = Selon quelles règles
page-presets = Jeux de règles tout prêts
page-preset-plain = Le jeu tel quel
page-preset-plain-more = chaque question réglée comme la maison le conseille
page-preset-dominio = Avec Dominio da Mar
page-preset-dominio-more = mercenaires, paysans, cinq territoires
page-preset-gh-french = Selon l’édition française
page-preset-gh-french-more = les bateaux vidés rebroussent chemin, chacun joue encore une fois
page-preset-om-italian = Édition italienne
page-preset-om-italian-more = le texte de l’éditeur
page-preset-om-french = Édition française
page-preset-om-french-more = prix et détails selon le texte français
page-preset-om-open = Cargaisons ouvertes
page-preset-om-open-more = personne n’a à retenir les piles
page-preset-me-brisk = Rapide
page-preset-me-brisk-more = prix à prendre ou à laisser, un échange par voisin
page-preset-me-open = Bourses ouvertes
page-preset-me-open-more = l’argent de chacun est visible de tous
page-preset-gn-live = Marchandage en direct
page-preset-gn-live-more = offres à tout moment, pour des joueurs présents ensemble
page-preset-gn-brisk = Marchandage bref
page-preset-gn-brisk-more = un seul tour d’offres : bon par correspondance
page-options = Les { $count } options{ $changed ->
    [0] { "" }
    [one] , { $changed } modifiée
   *[other] , { $changed } modifiées
}
page-default = conseillé
page-defaults = Tout comme conseillé
page-parts = Matériel : celui de la maison
page-parts-own = Matériel : { $name }
page-parts-note = Plan, cartes, prix et nombres de pièces viennent d’un seul fichier. Prenez-le, changez ce que vous voulez (par exemple les nombres marqués comme reconstitués, si vous possédez le jeu) et rapportez-le : cette table jouera avec le vôtre.
page-parts-download = Télécharger le fichier de la maison
page-parts-choose = Choisir votre propre fichier
page-parts-drop = Revenir à celui de la maison
page-parts-unreadable = { $name } est illisible : ce n’est pas un objet JSON.
page-parts-wrong = Ce fichier ne peut pas servir. Ce qui ne va pas :
page-pace = Comment on joue
page-clock = Temps
page-public = Publique : chacun peut regarder, et s’asseoir tant qu’il reste des places
page-replace = Un automate prend la place de qui n’a plus de temps
page-suggestions = On peut demander conseil à la maison
page-start = Commencer la partie
page-lay = Mettre la table et inviter
page-invite = Inviter
page-invite-to = Inviter à { $title }
page-qr = Le lien de la place { $number } en code QR
page-link = Lien
page-companions = Inviter quelqu’un avec qui vous avez joué
page-invite-name = Inviter { $name }
page-invite-mail = Inviter par courriel
page-invite-mail-note = La maison y envoie le lien d’une place libre, en votre nom.
page-invite-confirm = Pour inviter par courriel, confirmez d’abord votre propre adresse : ouvrez le lien du message que vous avez reçu.
page-invite-kept = Une place est réservée à { $name }.
page-invite-back = Retirer l’invitation
page-kept-for = Réservée à { $name }
page-to-table = À la table
page-join = Rejoindre une table
page-invited = { $owner } vous invite à { $title }
page-no-seat = Il n’y a plus de place libre ici.
page-decline = Décliner
page-declined = Vous avez décliné ; la place est de nouveau libre.
page-only-watch = Seulement regarder
page-name = Votre nom
page-settings-note = Conservés dans ce navigateur.
page-motion = Vitesse des pièces
page-motion-off = sans animation
page-motion-quick = rapide
page-motion-normal = normale
page-motion-slow = lente
page-notices-there = Courriels et autres avis : voir le compte
page-saved = Enregistré.
page-save = Enregistrer
page-guest = Vous êtes un invité : vos tables tiennent à ce navigateur. Avec un compte, vous les retrouvez partout.
page-signed-in = Connecté : { $email }
page-sign-in = Se connecter
page-sign-in-note = Les places prises comme invité passent à votre compte.
page-make-account = Créer un compte
page-make-account-note = Vous gardez votre nom et vos tables. Le mot de passe compte au moins dix caractères.
page-account-made = Si cette adresse peut avoir un compte, c’est fait, ou un courriel est en route.
page-email = Courriel
page-password = Mot de passe
page-password-new = Un nouveau mot de passe
page-password-lost = J’ai perdu mon mot de passe
page-password-lost-note = Donnez l’adresse de votre compte. Si elle est connue et confirmée ici, elle reçoit un lien valable une heure.
page-password-send = M’envoyer un lien
page-password-sent = Si cette adresse a un compte ici, un message est en route.
page-password-note = Au moins dix caractères. Vous êtes déconnecté partout, et les clés pour programmes sont annulées ; reconnectez-vous ensuite.
page-password-old = Ce lien est trop vieux, ou il a déjà servi.
page-sessions = Où vous êtes connecté
page-session-this = ce navigateur
page-seen = vu le { $time }
page-end = Terminer
page-tokens = Clés pour programmes
page-tokens-note = Un programme muni d’une telle clé peut faire ce que vous pouvez faire.
page-token-once = Copiez-la maintenant, elle ne sera plus montrée :
page-token-name = À quoi elle sert
page-token-make = Créer une clé
page-notices = Avis
page-notices-what = Me prévenir
page-notice-turn = quand c’est à moi de jouer
page-notice-invited = quand on m’invite
page-notice-offer = quand je reçois une offre
page-notice-ended = quand une partie est finie
page-notices-browser = Dans les pages de la maison
page-notices-mail = Par courriel
page-mail-off = jamais
page-mail-each = chacun
page-mail-digest = regroupés
page-webhook = À une adresse à vous (webhook)
page-quiet = Heures de silence
page-vacation = En vacances : les pendules des parties par correspondance s’arrêtent
page-from = de
page-to = à
page-leaving = Partir
page-sign-out = Se déconnecter
page-forget = M’oublier
page-forget-sure = M’oublier définitivement
page-forget-note = Votre nom, votre adresse et vos clés sont effacés ; vos parties restent sous un nom neutre.
page-rules-note = Chaque règle a un numéro ; un coup refusé nomme la règle qu’il enfreint. Les mots sont ceux de la maison.
page-rules-of = Les règles de { $title }
page-search = Chercher : mot ou numéro
page-found = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
page-contents = Sommaire
page-rulings = Décisions
page-rulings-note = Là où la règle laisse une question, la maison tranche et dit pourquoi ; beaucoup se choisissent autrement en mettant la table.
page-credits-games = Les jeux
page-credits-games-note = Les jeux sont l’œuvre de leurs auteurs et éditeurs, étrangers à cette maison. Achetez-les : rien ne remplace une vraie table.
page-credits-reconstructed = Les nombres introuvables sont signalés comme reconstitués partout où ils apparaissent.
page-credits-drawn = De quoi sont faits les plateaux
page-credits-coast = Côtes : Natural Earth (domaine public), par world-atlas, d3-geo et topojson de Mike Bostock (ISC).
page-credits-font = Caractères : EB Garamond de Georg Duffner et Octavio Pardo (SIL Open Font License 1.1).
page-credits-icons = Icônes de game-icons.net (CC BY 3.0), réduites :
page-credits-own = Tout le reste a été dessiné pour cette maison.
page-credits-built = De quoi est bâtie la maison
page-credits-licence = Fondaco lui-même est un logiciel libre sous licence MIT.
learn-heading = Premières parties guidées
learn-note = Dix minutes chacune : vous êtes Ada, quelques vrais tours sont préparés et chacun est expliqué à son heure. Touchez ce qui est en évidence sur le plateau, ou le bouton.
learn-begin = Commencer
learn-progress = Étape { $done } sur { $all }
learn-go-on = Vous connaissez déjà. Continuons.
learn-do = Le faire
learn-back = Retour
learn-play = Maintenant, une partie entière contre des automates
learn-others = Autres jeux
learn-gh-fleet = Chaque marchand a trois bateaux : à une, deux ou trois couleurs de voile. Moins il y a de couleurs, plus le bateau est lent, mais plus il rapporte de cartes au port. Prenez le Lion.
learn-gh-place = Les bateaux font la navette entre Venise et Constantinople. Placez chacun dans l’un des deux ports ; tous décident en même temps. Répartissez-vous pour charger aux deux bouts.
learn-gh-load = À votre tour, vous déplacez un bateau. En quittant son port il charge toutes les marchandises d’une couleur, jamais une couleur de ses voiles. Quatre cubes jaunes attendent A1 aux voiles bleues ; le port est aussitôt complété du sac.
learn-gh-sail = Le premier pas est gratuit. Sur une case d’une de ses couleurs, le bateau continue sans frais ; sur toute autre il s’arrête, sauf si vous jouez une carte de la couleur de la case comme vent. Les cases occupées sont sautées.
learn-gh-raid = Avant de bouger, vous pouvez piller un bateau en mer : deux cartes de ses couleurs de voile et une marchandise passe dans votre entrepôt. Au port, rien à craindre. B2 de Marco montre du rouge et vous avez deux cartes rouges.
learn-gh-colours = Un orange est à vous. Chaque marchandise vaut 1 point ; chaque rangée de quatre, cinq ou six couleurs différentes en donne 1, 2 ou 4 de plus. La variété paie.
learn-gh-wind = Le vert n’est pas une couleur de A2 : une carte verte comme vent le mène plus loin. Les bateaux de Marco et de Zoe en chemin sont sautés.
learn-gh-missing = Au tour du troisième bateau. Vert, rouge et jaune sont ses propres couleurs, il ne peut les charger ; le bleu vous manque encore.
learn-gh-three = A3, à trois couleurs, est votre courrier : la plupart des cases la portent sans frais. Une carte rose comme vent la mène loin.
learn-gh-raided = On vous a pillé : les autres jouent aussi leurs cartes contre vous. Ce qui est en mer n’est jamais tout à fait à vous ; n’y laissez pas longtemps une riche cargaison.
learn-gh-on = Un bateau en mer continue dans son sens et ne charge rien.
learn-gh-stops = Le bleu n’est pas une de ses couleurs et vous n’avez pas de carte bleue : A3 s’y arrête. Vos cartes décident de votre vitesse.
learn-gh-one = Un seul bateau bouge par tour. Rapprochez maintenant du port les trois marchandises vertes de A2.
learn-gh-leap = Cette fois l’orange et le rose, couleurs de A2, sont devant, et une case occupée se saute : quatre cases sans frais.
learn-gh-arrive = Au port d’attache, toute la cargaison va dans votre entrepôt et vous piochez : 3, 2 ou 1 carte pour un bateau à une, deux ou trois couleurs.
learn-end-golden-horn = Voilà Golden Horn. Qui a les six couleurs dans son entrepôt peut déclarer la fin ; elle vient aussi quand un port est vide. On termine la manche et l’on compte.
learn-om-colour = Chaque marchand a un navire sur la carte, une main et une pile de cargaison. Une carte est une marchandise à vendre, mais aussi des ordres (ducats, marché, pirates, navigation), des lions et un nombre de chargement. Choisissez votre couleur.
learn-om-reading = Comment lire une carte : « blé DP 6/1 », c’est du blé avec les icônes ducats et pirates, six lions et le chargement 1. M veut dire marché, N navigation.
learn-om-propose = Pendant le commerce, tout se discute. La marchandise offerte doit être vraie, ses icônes ne sont qu’annoncées : vous dites deux icônes de ducats alors que l’une est un pirate. Ce bluff est permis ; on vous croit ou non.
learn-om-refuse = Marco fait une contre-offre, mais donne moins. Refusez : parler ne coûte rien.
learn-om-end-trade = D’autres offres ont été faites en votre nom et refusées. Assez. Le nombre de la carte au sommet de votre pile est votre chargement : autant de cartes à jouer.
learn-om-play = Choisissez les cartes à jouer. Leurs icônes s’exécutent ensemble : ducats pour l’argent, marché pour piocher, navigation pour le navire, et les pirates posent une carte sur votre pile de pirates, qui coûte à la fin.
learn-om-second = La deuxième carte : le blé rapporte un ducat, mais aussi un pirate. Vous voyez l’effet des deux cartes ensemble avant de décider.
learn-om-sail = Une icône de navigation, un pas. Chaque port a un marqueur pour le premier venu : l’importante négociation de Constantinople ajoute une icône de ducats à chacun de vos tours.
learn-om-load = Les cartes jouées vont sur votre pile, dans l’ordre voulu. Des marchandises égales réunies se vendront cher, et la carte du dessus fixe votre prochain chargement : ici le blé prolonge votre série, le sucre vient par-dessus.
learn-om-accept = Les autres commercent aussi à leur tour. Qui échange avec le joueur actif gagne du prestige. L’offre vous convient : acceptez.
learn-om-counter = De maigres offres ont été refusées en votre nom. Celle-ci s’en approche, mais Zoe demande trop. Répondez par une offre tirée de la sienne : votre bois contre son sucre.
learn-om-half-way = Zoe fait la moitié du chemin : un ducat au lieu de deux. Acceptez, vous y gagnez aussi du prestige.
learn-om-buy = C’est de nouveau votre tour, et Marco ne veut pas vendre. Mais vous pouvez aussi acheter : à la pioche, ou racheter à votre pile de pirates. Ce qui y reste coûte à la fin.
learn-end-oltre-mare = Voilà Oltre Mare. Quand la pioche est vide, on vend les cargaisons, on classe marqueurs et prestige, et le plus riche en ducats gagne.
learn-me-deploy = Vous menez Gênes : une capitale, deux galères, dix marins. Les marins rament, combattent et tiennent les ports ; une galère avance d’autant de zones qu’elle a de marins, mais porte d’autant moins. Répartissez-les.
learn-me-bid = Chaque manche commence par une enchère secrète pour l’ordre. Toute mise est perdue : ne payez pas trop.
learn-me-position = Mises égales, le dé vous sourit. Le premier achète et se déplace d’abord ; le dernier voit ce que font les autres.
learn-me-buy = Achetez là où sont vos galères. Dans votre port, vous payez la banque ; Gênes produit du fer. Chaque marchandise prend de la place à bord.
learn-me-second = Le fer acheté 100 se vend plus cher à l’étranger. Prenez-en un second.
learn-me-done = Deux fers à bord. Cela suffit : terminez vos achats.
learn-me-step = Les galères rament, zone par zone. Le fer se vend là où on n’en produit pas : g2 va vers Valence.
learn-me-way = Trois marins, trois zones : par Barcelone, g2 atteint tout juste Valence.
learn-me-stop = Le reste du trajet a été ramé pour vous. L’autre galère, g1, reste devant Marseille, un port encore libre.
learn-me-combat = Qui partage une zone peut se battre : galère contre galère ou contre un port. Marins et dé décident. Vous venez en paix.
learn-me-land = Un marin à terre, et un port vide est à vous. Vous fixez désormais le prix de sa marchandise, et c’est vous qu’on paie.
learn-me-sell = Vendez le fer à Valence. Une marchandise nouvelle dans un port ouvre un marché et rapporte 1 000 de plus. Chaque port veut chaque bien une fois, et les entrepôts pleins comptent à la fin.
learn-me-again = Une manche est finie : la vente et votre capitale vous ont payé. La suivante commence comme la première, par une mise.
learn-me-last = Cette fois le dé est contre vous, il reste la dernière place. Elle a son utilité : vous voyez ce que font tous les autres.
learn-me-price = Zoe veut du fer de votre port : vous fixez le prix. Demandez le maximum ; elle peut marchander, et vous tenir bon.
learn-me-firm = Zoe en offre le tiers. Tenez bon : elle paiera votre prix ou vous laissera le fer.
learn-me-galley = L’argent doit travailler. Une troisième galère demande son équipage.
learn-end-mediterranee = Voilà Méditerranée. Après la dernière manche, capitale, ports, entrepôts pleins et argent font votre prospérité.
learn-gn-offer = Zoe mène la tour, le pion commun, dans Gênes. Chaque bâtiment atteint offre une action, que chacun peut lui acheter avec argent, marchandises ou cartes. Faites une offre modeste pour le Tuchlager.
learn-gn-keep = Une offre n’engage que si elle est acceptée. Laissez la vôtre.
learn-gn-asked = La tour est maintenant dans une rue, et Zoe demande 25 ducats pour la Poststation, qui donne des messages. Offrez moins : elle peut refuser ou marchander.
learn-gn-perform = Au second tour d’offres, Zoe a pris vos 15 ducats. L’action est à vous : deux messages. Chacun rapporte 30 ducats si la tour visite ses deux lieux dans un même tour.
learn-gn-pass = Rien ne vous attire plus loin. Rien n’oblige à offrir.
learn-gn-roll = À vous de mener. Les dés disent d’où part la tour de cinq disques ; elle en laisse un sur chaque case.
learn-gn-floor = Écoutez ce que les autres paieraient et dites ce que vous voudriez.
learn-gn-accept = À chaque tour, vous n’exécutez vous-même qu’une action ; les autres sont à vendre. Cinq ducats valent mieux que rien : vendez.
learn-gn-ask-on = Avant chaque pas vous pouvez entendre des offres : elles disent où les autres veulent voir la tour, et ce que cela vaut pour eux.
learn-gn-move = Menez la tour de rue en rue, vers ce qui vous rapporte le plus.
learn-gn-cathedral = Les deux autres misent sur la cathédrale, elle vaut donc quelque chose. Allez-y ; vous déciderez ensuite qui exécute l’action.
learn-gn-take = Zoe paierait 30 ducats pour la cathédrale. Deux marqueurs valent plus pour vous : gardez cette action.
learn-gn-own = C’est votre seule action du tour. Les deux marqueurs pourront être posés quand la tour se sera arrêtée.
learn-gn-market = Le marché, au milieu, touche quatre bâtiments. Il reste deux pas : de là vous pouvez encore vendre une action.
learn-gn-sell-on = Votre propre action est faite, alors vendez : Zoe paie 20 ducats si la tour va à la Gildenhalle.
learn-gn-markers = À la fin du tour, un disque sur une rue permet de marquer les bâtiments voisins : chaque fois qu’un autre y agit, la banque vous paie 10 ducats.
learn-end-genoa = Voilà Les Marchands de Gênes. Après le dernier tour, privilèges et bâtiments paient, et le plus riche gagne.
