# Die Texte des Hauses. Jedes Spiel bringt seine eigenen mit.
list = { $others } und { $last }

# -- der Tisch im Terminal --
your-turn = { $name }, du bist dran.
curtain = Gib den Bildschirm weiter an { $name }.
curtain-enter = Drücke Enter, wenn sonst niemand zusieht.
prompt = Deine Wahl:
keys = Nummer wählen  u zurück  ? Regel  l Verlauf  s Punkte  h Hilfe  q gehen
prompt-pages = Seite { $page } von { $pages } (n weiter, p zurück). Deine Wahl:
log-heading = Was geschehen ist
log-empty = Noch ist nichts geschehen.
passed = (die einzige Wahl)
back = Drücke Enter, um an den Tisch zurückzukehren.
standings-heading = Punktestand
standings-hidden = Was jeder besitzt, bleibt bis zum Ende der Partie verborgen.
advice-heading = Was ein Admiral täte
gain = { $sign }{ $whole },{ $tenths }
percent = { $chance } %
advice-line = { $chance } %: { $choice }
advice-why = denn das { $why }
deals-heading = Geschäfte, und was jedes brachte
deal-line = { $move }. { $buyer } zahlt { $seller } { $price }; angemessen: { $fair } ({ $buyer } { $buyers }, { $seller } { $sellers })
advice-none = An diesem Tisch wird ohne Rat gespielt: Niemand hat ihn mit --advice vereinbart.
total = gesamt
place = { $rank }.
undone = Zurückgenommen: { $choice }
leave-saved = Der Tisch ist gesichert in { $path }; weiter geht es mit: fondaco play --resume
resumed = Zurück am Tisch aus { $path }.
choose-title = Welches Spiel?
reconstructed = Ein Teil der Spieldaten ist rekonstruiert und nicht von einem gedruckten Exemplar abgelesen: „fondaco games { $slug }“ zeigt, welcher.

# -- Formulare --
fill-heading = Zum Ausfüllen
fill-number = Eine Zahl von { $low } bis { $high }; Enter für { $low }, b geht zurück.
fill-one = Eine Nummer; b geht zurück.
fill-many = Nummern mit Leerzeichen dazwischen, { $low } bis { $high } Stück; Enter für keine, b geht zurück.
fill-many-repeat = Nummern mit Leerzeichen dazwischen, { $low } bis { $high } Stück, auch dieselbe mehrmals; Enter für keine, b geht zurück.
fill-optional = Enter für nichts.
fill-flag = 1 für ja, Enter für nein; b geht zurück.
fill-text = Höchstens { $letters } Buchstaben; b geht zurück.
fill-by-name = Name und Zahl, mehrere mit Leerzeichen getrennt, etwa { $example }; Namen: { $names }; b geht zurück.
fill-remark = Enter für nichts, b geht zurück.
fill-prompt = Deine Antwort:
fill-bad = „{ $text }“ ist hier keine Antwort.

# -- Fehler --
bad-number = Eine Wahl { $text } gibt es nicht; wähle eine Nummer von 1 bis { $most }.
bad-word = „{ $text }“ bedeutet hier nichts; h zeigt, was man eingeben kann.
bad-rule = Eine Regel { $text } gibt es nicht.
no-refusal = Noch wurde nichts abgelehnt; „? { $example }“ zeigt jede Regel.
refused = Abgelehnt durch { $rule }: { $text }
rule-of = { $rule }: { $text }
ruling-of = { $rule }: { $question } { $decision }
undo-refused = { $why ->
    [nothing] Es gibt nichts zurückzunehmen.
    [another] Das lässt sich nicht mehr zurücknehmen: Inzwischen hat jemand anders gehandelt.
    [chance] Das lässt sich nicht mehr zurücknehmen: Der Zufall hat gesprochen.
    [bound] Das lässt sich nicht mehr zurücknehmen: Jemand ist daran gebunden.
   *[shown] Das lässt sich nicht mehr zurücknehmen: Den anderen wurde etwas gezeigt.
}
undo-law = Eigene Aktionen darf man zurücknehmen, bis man hört, dass jemand anders gehandelt hat, der Zufall gesprochen hat, den anderen etwas gezeigt wurde oder jemand gebunden ist.

# -- Hilfe --
help-heading = Was du eingeben kannst
help-number = eine Nummer: diese Wahl treffen
help-undo = u: die letzte eigene Aktion zurücknehmen
help-rule = ?: die Regel hinter der letzten Ablehnung; „? { $example }“: jede Regel
help-log = l: alles, was du gehört hast
help-advice = a: was ein Admiral täte und warum, wenn am Tisch Rat erlaubt ist
help-standings = s: der Punktestand, wenn die Partie jetzt endete
help-pages = n, p: nächste und vorige Seite einer langen Liste
help-action = eine ausgeschriebene Aktion wie „{ $example }“, um zu sehen, ob sie erlaubt ist
help-leave = q: den Tisch sichern und gehen

# -- das Ende --
winner = { $names } gewinnt.
winners = { $names } gewinnen gemeinsam.
record-kept = Das Protokoll der Partie: { $path }

# -- Protokolle --
table-of = { $title }, Regeln { $rules }, für { $players }
options-of = Optionen: { $options }
options-default = Optionen: alle wie voreingestellt
commitment-of = Festlegung: { $hash }
the-deal = Aufbau
after = Nach { $number ->
    [0] dem Aufbau
    [one] Aktion 1
   *[other] Aktion { $number }
} von { $count }
drew = Zufall: { $draws }
seen-by = wie { $name } es sah
seen-by-nobody = wie ein Zuschauer es sah
replay-keys = Enter weiter · b zurück · Nummer dorthin · q verlassen
unfinished = Die Partie ist nicht zu Ende.
final-scoring = Schlusswertung

# -- people and notices --
guest-name = Gast { $number }
notice = { $kind ->
    [turn] Du bist am Zug in einer Partie { $title }
    [nudge] In einer Partie { $title } wartet man auf dich
    [invited] Du bist zu einer Partie { $title } eingeladen
    [offer] In einer Partie { $title } wartet ein Angebot auf deine Antwort
   *[ended] Deine Partie { $title } ist zu Ende
}
mail-notice =
    Hallo { $name },

    { $notices }

    Was du wann erfährst, bestimmst du hier:
    { $settings }
mail-digest-subject = { $count } Nachrichten von deinen Tischen
mail-confirm-subject = Ist das deine Adresse?
mail-confirm =
    Hallo { $name },

    jemand, hoffentlich du, hat mit dieser Adresse ein Konto angelegt. Öffne diesen Link im selben Browser:
    { $link }

    Warst du es nicht, brauchst du nichts zu tun.
mail-changed-subject = { $what ->
    [password] Dein Passwort wurde geändert
    [address] Deine Adresse soll geändert werden
   *[factor] Dein zweiter Faktor wurde geändert
}
mail-changed =
    Hallo { $name },

    { $what ->
        [password] das Passwort deines Kontos wurde geändert.
        [address] für dein Konto wurde eine andere Adresse angegeben; sie gilt, sobald der Link geöffnet wird, der dorthin geschickt wurde.
       *[factor] der zweite Faktor deines Kontos wurde eingerichtet oder beendet.
    }

    Warst du es nicht, setze gleich ein neues Passwort:
    { $link }
mail-invite-subject = { $sender } lädt dich zu { $title } ein
mail-invite =
    Hallo,

    { $sender } hat dir einen Platz für eine Partie { $title } freigehalten. Wer diesen Link öffnet, kann den Platz einnehmen oder ablehnen; ein Konto ist nicht nötig:
    { $link }

    Wenn du { $sender } nicht kennst, brauchst du nichts zu tun.
mail-password-subject = Ein neues Passwort
mail-password =
    Hallo { $name },

    jemand, hoffentlich du, möchte ein neues Passwort für diese Adresse. Öffne diesen Link innerhalb einer Stunde:
    { $link }

    Warst du es nicht, brauchst du nichts zu tun: Das alte Passwort gilt weiter.
