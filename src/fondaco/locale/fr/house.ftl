# Les textes de la maison. Chaque jeu apporte les siens.
list = { $others } et { $last }

# -- la table dans le terminal --
your-turn = { $name }, c’est à vous.
curtain = Passez l’écran à { $name }.
curtain-enter = Appuyez sur Entrée quand personne d’autre ne regarde.
prompt = Votre choix :
keys = numéro choisir  u annuler  ? règle  l journal  s scores  h aide  q quitter
prompt-pages = Page { $page } sur { $pages } (n suivante, p précédente). Votre choix :
log-heading = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
passed = (le seul choix)
back = Appuyez sur Entrée pour revenir à la table.
standings-heading = Scores
standings-hidden = Ce que chacun possède reste caché jusqu’à la fin de la partie.
advice-heading = Ce que ferait un amiral
gain = { $sign }{ $whole },{ $tenths }
percent = { $chance } %
advice-line = { $chance } % : { $choice }
advice-why = parce que cela { $why }
deals-heading = Les marchés, et ce que chacun a rapporté
deal-line = { $move }. { $buyer } paie { $price } à { $seller } ; prix juste : { $fair } ({ $buyer } { $buyers }, { $seller } { $sellers })
advice-none = Cette table joue sans conseils : personne ne les a demandés avec --advice.
total = total
place = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
undone = Annulé : { $choice }
leave-saved = La table est sauvée dans { $path } ; pour continuer : fondaco play --resume
resumed = Retour à la table de { $path }.
choose-title = Quel jeu ?
reconstructed = Une partie des données du jeu est reconstituée et non relevée sur un exemplaire imprimé : « fondaco games { $slug } » dit laquelle.

# -- formulaires --
fill-heading = À composer
fill-number = Un nombre de { $low } à { $high } ; Entrée pour { $low }, b pour revenir.
fill-one = Un numéro ; b pour revenir.
fill-many = Des numéros séparés par des espaces, de { $low } à { $high } ; Entrée pour aucun, b pour revenir.
fill-many-repeat = Des numéros séparés par des espaces, de { $low } à { $high }, le même plusieurs fois s’il le faut ; Entrée pour aucun, b pour revenir.
fill-optional = Entrée pour rien.
fill-flag = 1 pour oui, Entrée pour non ; b pour revenir.
fill-text = Au plus { $letters } lettres ; b pour revenir.
fill-by-name = Nom et nombre, plusieurs séparés par des espaces, comme { $example } ; noms : { $names } ; b pour revenir.
fill-remark = Entrée pour rien, b pour revenir.
fill-prompt = Votre réponse :
fill-bad = « { $text } » n’est pas une réponse ici.

# -- erreurs --
bad-number = Il n’y a pas de choix { $text } ; choisissez un numéro de 1 à { $most }.
bad-word = « { $text } » ne veut rien dire ici ; h montre ce que l’on peut taper.
bad-rule = Il n’y a pas de règle { $text }.
no-refusal = Rien n’a encore été refusé ; « ? { $example } » montre n’importe quelle règle.
refused = Refusé par { $rule } : { $text }
rule-of = { $rule } : { $text }
ruling-of = { $rule } : { $question } { $decision }
undo-refused = { $why ->
    [nothing] Il n’y a rien à annuler.
    [another] Vous ne pouvez plus annuler cela : quelqu’un d’autre a joué depuis.
    [chance] Vous ne pouvez plus annuler cela : le hasard a parlé.
    [bound] Vous ne pouvez plus annuler cela : quelqu’un est engagé.
   *[shown] Vous ne pouvez plus annuler cela : quelque chose a été montré aux autres.
}
undo-law = Vous pouvez annuler vos propres actions jusqu’à ce que vous appreniez que quelqu’un d’autre a joué, que le hasard ait parlé, que quelque chose ait été montré aux autres ou que quelqu’un soit engagé.

# -- aide --
help-heading = Ce que vous pouvez taper
help-number = un numéro : faire ce choix
help-undo = u : annuler votre dernière action
help-rule = ? : la règle derrière le dernier refus ; « ? { $example } » : n’importe quelle règle
help-log = l : tout ce que vous avez entendu
help-advice = a : ce que ferait un amiral et pourquoi, si la table joue avec conseils
help-standings = s : les scores, si la partie finissait maintenant
help-pages = n, p : page suivante et précédente d’une longue liste
help-action = une action en toutes lettres, comme « { $example } », pour voir si elle est permise
help-leave = q : sauver la table et quitter

# -- la fin --
winner = { $names } gagne.
winners = { $names } se partagent la victoire.
record-kept = Le procès-verbal de la partie : { $path }

# -- procès-verbaux --
table-of = { $title }, règles { $rules }, pour { $players }
options-of = Options : { $options }
options-default = Options : toutes par défaut
commitment-of = Engagement : { $hash }
the-deal = Mise en place
after = Après { $number ->
    [0] la mise en place
    [one] l’action 1
   *[other] l’action { $number }
} sur { $count }
drew = hasard : { $draws }
seen-by = vu par { $name }
seen-by-nobody = vu par un spectateur
replay-keys = Entrée suite · b retour · numéro y aller · q quitter
unfinished = La partie n’est pas finie.
final-scoring = Décompte final

# -- people and notices --
guest-name = Invité { $number }
notice = { $kind ->
    [turn] C’est à vous de jouer : { $title }
    [nudge] On vous attend à une table de { $title }
    [invited] On vous invite à une table : { $title }
    [offer] Une offre attend votre réponse : { $title }
   *[ended] Votre partie est terminée : { $title }
}
mail-notice =
    Bonjour { $name },

    { $notices }

    Ce qu’on vous annonce, et quand, vous le décidez ici :
    { $settings }
mail-digest-subject = { $count } avis de vos tables
mail-confirm-subject = Est-ce votre adresse ?
mail-confirm =
    Bonjour { $name },

    quelqu’un, vous sans doute, a créé un compte avec cette adresse. Ouvrez ce lien dans le même navigateur :
    { $link }

    Si ce n’était pas vous, ne faites rien.
mail-changed-subject = { $what ->
    [password] Votre mot de passe a été changé
    [address] Votre adresse doit être changée
   *[factor] Votre second facteur a été changé
}
mail-changed =
    Bonjour { $name },

    { $what ->
        [password] le mot de passe de votre compte a été changé.
        [address] une autre adresse a été donnée pour votre compte ; elle vaudra quand le lien envoyé là-bas sera ouvert.
       *[factor] le second facteur de votre compte a été mis en place ou retiré.
    }

    Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :
    { $link }
mail-invite-subject = { $sender } vous invite : { $title }
mail-invite =
    Bonjour,

    { $sender } vous a gardé une place à une table : { $title }. Qui ouvre ce lien peut s’y asseoir, ou décliner ; aucun compte n’est nécessaire :
    { $link }

    Si vous ne connaissez pas { $sender }, ne faites rien.
mail-password-subject = Un nouveau mot de passe
mail-password =
    Bonjour { $name },

    quelqu’un, vous sans doute, veut un nouveau mot de passe pour cette adresse. Ouvrez ce lien dans l’heure :
    { $link }

    Si ce n’était pas vous, ne faites rien : l’ancien mot de passe reste valable.
