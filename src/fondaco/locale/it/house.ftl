# I testi della casa. Ogni gioco porta i suoi.
list = { $others } e { $last }

# -- il tavolo nel terminale --
your-turn = { $name }, tocca a te.
curtain = Passa lo schermo a { $name }.
curtain-enter = Premi Invio quando nessun altro guarda.
prompt = La tua scelta:
keys = numero scegli  u annulla  ? regola  l diario  s punti  h aiuto  q esci
prompt-pages = Pagina { $page } di { $pages } (n avanti, p indietro). La tua scelta:
log-heading = Che cosa è successo
log-empty = Non è ancora successo nulla.
passed = (l’unica scelta)
back = Premi Invio per tornare al tavolo.
standings-heading = Punteggi
standings-hidden = Ciò che ciascuno possiede resta nascosto fino alla fine della partita.
advice-heading = Che cosa farebbe un ammiraglio
gain = { $sign }{ $whole },{ $tenths }
percent = { $chance }%
advice-line = { $chance }%: { $choice }
advice-why = perché { $why }
deals-heading = Gli affari, e quanto ha reso ciascuno
deal-line = { $move }. { $buyer } paga { $price } a { $seller }; prezzo giusto: { $fair } ({ $buyer } { $buyers }, { $seller } { $sellers })
advice-none = Questo tavolo gioca senza consigli: nessuno li ha chiesti con --advice.
total = totale
place = { $rank }º
undone = Annullato: { $choice }
leave-saved = Il tavolo è salvato in { $path }; per continuare: fondaco play --resume
resumed = Di nuovo al tavolo di { $path }.
choose-title = Quale gioco?
reconstructed = Una parte dei dati del gioco è ricostruita e non letta da una copia stampata: «fondaco games { $slug }» dice quale.

# -- moduli --
fill-heading = Da comporre
fill-number = Un numero da { $low } a { $high }; Invio per { $low }, b per tornare.
fill-one = Un numero; b per tornare.
fill-many = Numeri separati da spazi, da { $low } a { $high }; Invio per nessuno, b per tornare.
fill-many-repeat = Numeri separati da spazi, da { $low } a { $high }, anche lo stesso più volte; Invio per nessuno, b per tornare.
fill-optional = Invio per niente.
fill-flag = 1 per sì, Invio per no; b per tornare.
fill-text = Al massimo { $letters } lettere; b per tornare.
fill-by-name = Nome e numero, più d’uno con spazi in mezzo, come { $example }; nomi: { $names }; b per tornare.
fill-remark = Invio per nulla, b per tornare.
fill-prompt = La tua risposta:
fill-bad = «{ $text }» qui non è una risposta.

# -- errori --
bad-number = Non c’è la scelta { $text }; scegli un numero da 1 a { $most }.
bad-word = «{ $text }» qui non significa nulla; h mostra che cosa si può scrivere.
bad-rule = Non c’è la regola { $text }.
no-refusal = Nulla è stato ancora rifiutato; «? { $example }» mostra qualsiasi regola.
refused = Rifiutato da { $rule }: { $text }
rule-of = { $rule }: { $text }
ruling-of = { $rule }: { $question } { $decision }
undo-refused = { $why ->
    [nothing] Non c’è nulla da annullare.
    [another] Non puoi più annullare: nel frattempo ha giocato qualcun altro.
    [chance] Non puoi più annullare: il caso ha parlato.
    [bound] Non puoi più annullare: qualcuno è impegnato.
   *[shown] Non puoi più annullare: qualcosa è stato mostrato agli altri.
}
undo-law = Puoi annullare le tue azioni finché non senti che qualcun altro ha giocato, il caso non ha parlato, nulla è stato mostrato agli altri e nessuno è impegnato.

# -- aiuto --
help-heading = Che cosa puoi scrivere
help-number = un numero: fare quella scelta
help-undo = u: annullare la tua ultima azione
help-rule = ?: la regola dell’ultimo rifiuto; «? { $example }»: qualsiasi regola
help-log = l: tutto ciò che hai sentito
help-advice = a: che cosa farebbe un ammiraglio e perché, se il tavolo gioca con consigli
help-standings = s: i punteggi, se la partita finisse ora
help-pages = n, p: pagina seguente e precedente di una lista lunga
help-action = un’azione per esteso, come «{ $example }», per vedere se è permessa
help-leave = q: salvare il tavolo e uscire

# -- la fine --
winner = Vince { $names }.
winners = Vincono insieme { $names }.
record-kept = Il verbale della partita: { $path }

# -- verbali --
table-of = { $title }, regole { $rules }, per { $players }
options-of = Opzioni: { $options }
options-default = Opzioni: tutte predefinite
commitment-of = Impegno: { $hash }
the-deal = Preparazione
after = Dopo { $number ->
    [0] la preparazione
    [one] l’azione 1
   *[other] l’azione { $number }
} di { $count }
drew = caso: { $draws }
seen-by = come lo vedeva { $name }
seen-by-nobody = come lo vedeva uno spettatore
replay-keys = Invio avanti · b indietro · numero vai lì · q esci
unfinished = La partita non è finita.
final-scoring = Punteggio finale

# -- people and notices --
guest-name = Ospite { $number }
notice = { $kind ->
    [turn] Tocca a te a un tavolo di { $title }
    [nudge] Ti aspettano a un tavolo di { $title }
    [invited] Hai un invito a un tavolo di { $title }
    [offer] Un’offerta attende la tua risposta a un tavolo di { $title }
   *[ended] La tua partita di { $title } è finita
}
mail-notice =
    Ciao { $name },

    { $notices }

    Che cosa ti annunciamo, e quando, lo decidi qui:
    { $settings }
mail-digest-subject = { $count } avvisi dai tuoi tavoli
mail-confirm-subject = È il tuo indirizzo?
mail-confirm =
    Ciao { $name },

    qualcuno, speriamo tu, ha creato un account con questo indirizzo. Apri questo link nello stesso browser:
    { $link }

    Se non sei stato tu, non fare nulla.
mail-changed-subject = { $what ->
    [password] La tua password è stata cambiata
    [address] Il tuo indirizzo sta per cambiare
   *[factor] Il tuo secondo fattore è stato cambiato
}
mail-changed =
    Ciao { $name },

    { $what ->
        [password] la password del tuo account è stata cambiata.
        [address] è stato dato un altro indirizzo per il tuo account; varrà quando si aprirà il link inviato lì.
       *[factor] il secondo fattore del tuo account è stato attivato o tolto.
    }

    Se non sei stato tu, scegli subito una nuova password:
    { $link }
mail-invite-subject = { $sender } ti invita a { $title }
mail-invite =
    Ciao,

    { $sender } ti ha riservato un posto a un tavolo di { $title }. Chi apre questo link può sedersi lì, o rifiutare; non serve un account:
    { $link }

    Se non conosci { $sender }, non fare nulla.
mail-password-subject = Una nuova password
mail-password =
    Ciao { $name },

    qualcuno, speriamo tu, vuole una nuova password per questo indirizzo. Apri questo link entro un’ora:
    { $link }

    Se non sei stato tu, non fare nulla: vale ancora la vecchia password.
