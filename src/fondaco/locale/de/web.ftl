# Die Texte des Hauses für den Browser.

# -- überall --
board = Der Spielplan
board-short = Plan
confirm = Bestätigen
cancel = Abbrechen
close = Schließen
back-to = Zurück
home = Zum Haus
lost = Unter dieser Adresse ist nichts.
less = Weniger
more = Mehr
choose-one = Wählen
yes = Ja
no = Nein
zoom = Größe des Spielplans
zoom-in = Näher
zoom-out = Weiter weg
zoom-home = Der ganze Spielplan
reconstructed-mark = Rekonstruiert, nicht von einem gedruckten Exemplar abgelesen
unreachable = Das Haus ist nicht erreichbar. Es wird erneut versucht.
loading = Der Tisch wird gedeckt …

# -- der Tisch --
skip-to-moves = Zu meinen Zügen
round-of = Runde { $round }
turn-yours = Du bist am Zug
turn-of = { $names } am Zug
turn-over = Das Spiel ist aus
watching = Du siehst zu
waiting = Warten auf { $names }
waiting-more = In der Zwischenzeit
moves = Dein Zug
moves-short = Züge
moves-none = Im Augenblick ist nichts zu tun.
moves-all = Alle Möglichkeiten
moves-here = Möglichkeiten hier
moves-filter = Möglichkeit suchen
moves-count = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
moves-forms = Auszufüllen
moves-sealed = Du hast gewählt; du kannst es dir noch anders überlegen.
moves-passes = Das geht von selbst weiter …
moves-stop = Halt
moves-aside = Daueranweisungen
instructions-note = Sie gelten, bis du sie änderst; nur du siehst sie.
confirm-title = Bestätige deine Wahl
sending = Wird gesendet …
undo = Zurücknehmen
undo-key = Meine letzte Handlung zurücknehmen
suggest = Was täte das Haus?
suggest-offer = Ein faires Angebot vorschlagen
suggest-none = Hier weiß das Haus keinen Rat.
form-send = Senden
form-missing = Es fehlt noch etwas.
form-optional = (kann wegbleiben)
form-leave-out = Weglassen
form-add = Hinzufügen
form-none = niemand Bestimmtes
form-letters = { $left ->
    [one] noch 1 Zeichen
   *[other] noch { $left } Zeichen
}
form-picked = { $count } von { $high }
form-picked-least = { $count } gewählt; { $low } bis { $high }
rearrange-total = { $count }

# -- Ablehnungen --
refused-title = Die Regeln sagen nein
refused-rule = Regel { $rule }
law-undo = Eigene Aktionen lassen sich zurücknehmen, solange niemand sonst gehandelt, der Zufall nicht gesprochen und sich kein Geheimnis gezeigt hat.
law-begun = Das Spiel hat begonnen.
law-taken = Dieser Platz ist besetzt.
law-seated = Du sitzt hier schon.
law-empty = Es sind noch Plätze frei.
law-talk = An diesem Tisch wird alles vor allen gesagt.
refused-open = Regel öffnen
stale = Am Tisch ging es inzwischen weiter; sieh noch einmal hin.
trouble = Das ging nicht: { $why }
too-many = Zu schnell; warte einen Augenblick.

# -- Angebote --
offers = Angebote
offers-none = Es liegen keine Angebote auf dem Tisch.
offer-from = { $from } an { $to }
offer-counter = Gegenangebot
offer-accept = Annehmen
offer-refuse = Ablehnen
pan-lying = In der Schale
pan-store = Zum Hineinlegen
pan-empty = nichts
pan-lay-in = Hineinlegen: { $what }
pan-take-out = Herausnehmen: { $what }
pan-coins = Geld: { $pan }
pan-claimed = nur behauptet, nicht bewiesen
pan-you-give = Du gibst
pan-gives = { $name } gibt

# -- Verlauf --
log = Verlauf
log-all = Alle
log-filter = Wessen Züge
log-older = Früher
log-replay = Den Spielplan danach ansehen
log-replay-named = Den Spielplan ansehen nach: { $what }
log-undone = zurückgenommen
log-took-back = { $name } nimmt es zurück.
log-latest = Zum Neuesten
log-new = Was eben geschah

# -- Gespräch --
chat = Gespräch
chat-write = An den Tisch schreiben
chat-send = Senden
chat-none = Noch hat niemand etwas gesagt.
chat-watcher = sieht zu
chat-whom = An wen
chat-to-all = an alle
chat-to = nur an { $name }
chat-to-you = nur an dich
chat-write-aside = Das liest sonst niemand

# -- Spieler --
players = Spieler
player-you = du
player-bot = Automat
player-away = abwesend
player-here = anwesend
player-resigned = hat aufgegeben
player-replaced = ein Automat spielt für { $name }
player-turn = am Zug
player-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
player-empty = freier Platz
player-kept = freigehaltener Platz
spectators = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
clock-left = noch { $time }
clock-lapses = verfällt in { $time }
clock-due = bis { $time }

# -- Verbindung --
connecting = Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist unterbrochen; neuer Versuch …
connection-missed = { $count ->
    [one] Inzwischen ist das geschehen:
   *[other] Inzwischen ist { $count }-mal etwas geschehen:
}
connection-seen = Gesehen
connection-back = Wieder verbunden.
closing = Das Haus schließt kurz; die Verbindung kommt von selbst wieder.

# -- das Menü --
menu = Menü
menu-rules = Regeln
menu-summary = Übersichtskarte
menu-options = Optionen dieses Tisches
menu-own-components = Dieser Tisch spielt mit einer eigenen Materialdatei.
menu-own-components-file = Herunterladen
menu-settings = Einstellungen
menu-sounds = Töne
menu-motion = Bewegung
menu-confirm = Vor dem Senden einer Wahl fragen
menu-pass = Erzwungene Schritte gehen von selbst weiter
menu-theme = Farben
menu-theme-auto = wie das System
menu-theme-light = hell
menu-theme-dark = dunkel
menu-language = Sprache
menu-patterns = Muster zusätzlich zu Farben
menu-notify = Benachrichtigen, wenn ich am Zug bin
menu-notify-denied = Dein Browser verbietet hier Benachrichtigungen.
menu-resign = Aufgeben
menu-resign-sure = Endgültig aufgeben? Ein Automat übernimmt deinen Platz.
menu-end = Vorschlagen, jetzt aufzuhören
menu-end-asked = { $names }: das Spiel jetzt beenden?
menu-end-agree = Einverstanden
menu-end-no = Weiterspielen
menu-return = Meinen Platz wieder einnehmen
menu-leave = Den Tisch verlassen
menu-mute = Mitteilungen dieses Tisches stummschalten
seat-choose = Mit wessen Augen
seat-watch = Als Zuschauer
notice-turn = Du bist am Zug: { $title }

# -- reihum am selben Bildschirm --
hot-pass = Gib den Bildschirm weiter an { $name }.
hot-ready = Ich bin { $name }; niemand sonst sieht zu

# -- vor dem Beginn --
start-waiting = Warten auf Mitspieler
start-now = Spiel beginnen
start-sit = Hier Platz nehmen
start-stand = Aufstehen
start-bot = Einen Automaten hersetzen
start-bot-away = Den Automaten wegschicken
start-link = Link zu diesem Platz kopieren
start-copied = Kopiert.
start-share = Schick jemandem den Link eines Platzes; wer ihn öffnet, setzt sich dorthin.

# -- Nachspielen --
replay = Nachspielen
replay-at = { $at ->
    [0] Nach dem Aufbau
   *[other] Nach Handlung { $at } von { $of }
}
replay-first = Zum Anfang
replay-previous = Zurück
replay-next = Weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-leave = Zurück zur Gegenwart
replay-share = Link zu dieser Stelle kopieren
replay-seat = Gesehen von
replay-spectator = einem Zuschauer
replay-slider = Handlung

# -- das Ende --
ending = Das Ende
ending-rank = { $rank }.
ending-parts = Woher die Punkte kommen
ending-step = Den nächsten Teil zeigen
ending-all = Alles zeigen
ending-graph = Der Stand im Lauf der Zeit
ending-graph-table = Der Stand in Zahlen
ending-move = Handlung { $number }
ending-download = Protokoll herunterladen
ending-verify = Protokoll prüfen
ending-verified = Das Protokoll hält: Jede Ziehung stand vorher fest, jede Handlung war erlaubt.
ending-unverified = Das Protokoll hält nicht: { $why }
ending-rematch = Noch einmal spielen
ending-to-rematch = Zur Revanche
ending-watch = Nachspielen ansehen
ending-total = Summe
ending-tie = Bei gleicher Summe entscheiden die Regeln für den Gleichstand.

## The pages of the house, and the guided first games
page-skip = Zum Inhalt
page-home = Fondaco: zur Startseite
page-nav = Seiten des Hauses
page-nav-lobby = Offene Tische
page-nav-mine = Meine Tische
page-nav-learn = Lernen
page-nav-rules = Regeln
page-nav-account = Konto
page-nav-settings = Einstellungen
page-nav-credits = Mitwirkende
page-footer = Ein Haus für Kaufmannsspiele. Freie Software, ohne Werbung und ohne Überwachung.
page-hero = Vier Spiele um Kaufleute des Mittelmeers
page-hero-more = Setz dich mit Freunden zusammen, live oder per Fernpartie, oder spiel gegen Automaten, die feilschen. Ein Klick, und der Tisch ist gedeckt: kein Konto, kein Formular.
page-about-golden-horn = Drei Segelboote zwischen Venedig und Konstantinopel: lade, was deine Segel nicht zeigen, spiele Karten als Wind oder als Piraten und sammle alle Farben.
page-about-oltre-mare = Jede Karte ist Ware, Befehl und Versprechen. Feilsche, bluffe und staple deine Ladung so, dass sie teuer verkauft wird.
page-about-mediterranee = Führe eine Seemacht: biete um die Reihenfolge, kaufe billig, rudere deine Galeeren weit hinaus, fülle die Lager fremder Häfen und verteidige, was dir gehört.
page-about-genoa = Ein Turm wandert durch Genua, und alles, woran er vorbeikommt, ist zu haben. Biete Geld, Waren, Karten oder Gefälligkeiten für die Aktionen, die du willst.
page-length-golden-horn = etwa 40 Minuten
page-length-oltre-mare = etwa 60 Minuten
page-length-mediterranee = etwa 2 Stunden
page-length-genoa = etwa 90 Minuten
page-players = { $least } bis { $most } Spieler
page-play-now = { $title } gegen { $bots ->
    [one] einen Automaten
    [2] zwei Automaten
    [3] drei Automaten
   *[other] { $bots } Automaten
} spielen
page-learn-it = Geführte erste Partie
page-with-friends = Mit Freunden spielen
page-lobby-hint = Auch andere suchen Mitspieler:
page-your-turn-at = { $count ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
page-back-to-mine = Zurück zu meinen Tischen
page-not-found = So etwas gibt es hier nicht.
page-which-title = Welches Spiel
page-all-titles = Alle Spiele
page-create = Einen Tisch decken
page-open-tables = Suchen Mitspieler
page-watch-tables = Laufende Partien zum Zuschauen
page-none-open = Gerade sucht niemand Mitspieler. Decke einen Tisch, dann finden ihn andere hier.
page-none-playing = Keine öffentliche Partie läuft gerade.
page-none-mine = Du sitzt noch an keinem Tisch.
page-choose-game = Wähle ein Spiel
page-mine-turn = Du bist am Zug
page-mine-invited = Du bist eingeladen
page-mine-waiting = Andere sind am Zug
page-mine-open = Warten auf Mitspieler
page-mine-over = Beendet
page-go-invite = Einladen
page-go-join = Mitspielen
page-go-play = Spielen
page-go-watch = Zuschauen
page-go-look = Ansehen
page-free-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
page-clock-move = { $minutes } Min. je Zug
page-clock-game = { $minutes } Min. je Spieler
page-clock-day = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
page-clock-none = Ohne Uhr
page-clock-move-1 = 1 Minute je Zug
page-clock-move-3 = 3 Minuten je Zug
page-clock-game-20 = 20 Minuten je Spieler
page-clock-game-45 = 45 Minuten je Spieler
page-clock-day-1 = Fernpartie: 1 Tag je Zug
page-clock-day-3 = Fernpartie: 3 Tage je Zug
page-seats = Wer spielt
page-seat = Platz { $number }
page-seat-me = ich
page-seat-open = jemand, den ich einlade
page-seat-bot = Automat: { $bot }
page-bot-random = wild (spielt zufällig)
page-bot-greedy = gewitzt
page-seat-add = Noch ein Platz
page-seat-remove = Platz { $number } wegnehmen
page-hot-seat = Mehrere Plätze sind deine: Ihr teilt euch diesen Bildschirm, zwischen den Zügen wird er verdeckt.
page-rules-of-table = Nach welchen Regeln
page-presets = Fertige Zusammenstellungen
page-preset-plain = Das Spiel, wie es ist
page-preset-plain-more = jede Frage so entschieden, wie das Haus rät
page-preset-dominio = Mit Dominio da Mar
page-preset-dominio-more = Söldner, Bauern, fünf Gebiete
page-preset-gh-french = Wie im französischen Druck
page-preset-gh-french-more = geleerte Boote kehren um, alle anderen spielen noch einmal
page-preset-om-italian = Italienische Ausgabe
page-preset-om-italian-more = der Text des Verlags
page-preset-om-french = Französische Ausgabe
page-preset-om-french-more = Preise und Einzelheiten wie im französischen Text
page-preset-om-open = Offene Ladung
page-preset-om-open-more = niemand muss sich die Stapel merken
page-preset-me-brisk = Zügig
page-preset-me-brisk-more = Preise gelten oder nicht, ein Handel je Nachbar
page-preset-me-open = Offene Kassen
page-preset-me-open-more = alle sehen das Geld der anderen
page-preset-gn-live = Feilschen in Echtzeit
page-preset-gn-live-more = Angebote jederzeit, wenn alle zugleich am Tisch sitzen
page-preset-gn-brisk = Kurzes Feilschen
page-preset-gn-brisk-more = nur eine Runde Angebote: gut für Fernpartien
page-options = Alle { $count } Optionen{ $changed ->
    [0] { "" }
    [one] , 1 geändert
   *[other] , { $changed } geändert
}
page-default = empfohlen
page-defaults = Alles wie empfohlen
page-parts = Spielmaterial: wie es im Haus liegt
page-parts-own = Spielmaterial: { $name }
page-parts-note = Plan, Karten, Preise und Stückzahlen stehen in einer einzigen Datei. Nimm sie, ändere, was du möchtest (etwa als rekonstruiert markierte Zahlen, wenn du das Spiel besitzt), und bring sie zurück: Dieser Tisch spielt mit deiner.
page-parts-download = Datei des Hauses herunterladen
page-parts-choose = Eigene Datei wählen
page-parts-drop = Zurück zu der des Hauses
page-parts-unreadable = { $name } ist nicht lesbar: Es ist kein JSON-Objekt.
page-parts-wrong = Die Datei ist nicht zu gebrauchen. Was nicht stimmt:
page-pace = Wie gespielt wird
page-clock = Zeit
page-public = Öffentlich: jeder darf zusehen und sich setzen, solange Plätze frei sind
page-replace = Ein Automat übernimmt, wenn jemandes Zeit abläuft
page-suggestions = Das Haus darf um Rat gefragt werden
page-start = Partie beginnen
page-lay = Tisch decken und einladen
page-invite = Einladen
page-invite-to = Zu { $title } einladen
page-qr = Der Link zu Platz { $number } als QR-Code
page-link = Link
page-companions = Jemanden einladen, mit dem du gespielt hast
page-invite-name = { $name } einladen
page-invite-mail = Per E-Mail einladen
page-invite-mail-note = Das Haus schickt den Link eines freien Platzes dorthin, in deinem Namen.
page-invite-confirm = Um per E-Mail einzuladen, bestätige zuerst deine eigene Adresse: Öffne den Link der Mail, die du bekommen hast.
page-invite-kept = Ein Platz ist für { $name } freigehalten.
page-invite-back = Einladung zurücknehmen
page-kept-for = Freigehalten für { $name }
page-to-table = Zum Tisch
page-join = An einem Tisch mitspielen
page-invited = { $owner } lädt dich zu { $title } ein
page-no-seat = Hier ist kein Platz mehr frei.
page-decline = Ablehnen
page-declined = Du hast abgelehnt; der Platz ist wieder frei.
page-only-watch = Nur zuschauen
page-name = Dein Name
page-settings-note = Sie gelten in diesem Browser.
page-motion = Tempo der Spielsteine
page-motion-off = keine Bewegung
page-motion-quick = schnell
page-motion-normal = normal
page-motion-slow = langsam
page-notices-there = E-Mails und andere Nachrichten: siehe Konto
page-saved = Gespeichert.
page-save = Speichern
page-guest = Du bist Gast: Deine Tische gehören zu diesem Browser. Mit einem Konto findest du sie überall.
page-signed-in = Angemeldet als { $email }
page-sign-in = Anmelden
page-sign-in-note = Die Plätze, die du als Gast hast, gehen auf dein Konto über.
page-make-account = Konto anlegen
page-make-account-note = Name und Tische bleiben dir. Das Passwort braucht mindestens zehn Zeichen.
page-account-made = Wenn zu dieser Adresse ein Konto möglich ist, besteht es jetzt, oder eine E-Mail ist unterwegs.
page-email = E-Mail
page-password = Passwort
page-password-new = Ein neues Passwort
page-password-lost = Ich habe mein Passwort verloren
page-password-lost-note = Gib die Adresse deines Kontos an. Ist sie hier bekannt und bestätigt, bekommt sie einen Link, der eine Stunde gilt.
page-password-send = Schick mir einen Link
page-password-sent = Wenn diese Adresse hier ein Konto hat, ist eine Mail unterwegs.
page-password-note = Mindestens zehn Zeichen. Du wirst überall abgemeldet, und Schlüssel für Programme werden ungültig; melde dich dann neu an.
page-password-old = Dieser Link ist zu alt, oder er wurde schon benutzt.
page-sessions = Wo du angemeldet bist
page-session-this = dieser Browser
page-seen = zuletzt { $time }
page-end = Beenden
page-tokens = Schlüssel für Programme
page-tokens-note = Ein Programm mit einem solchen Schlüssel darf, was du darfst.
page-token-once = Kopiere ihn jetzt, er wird nicht noch einmal gezeigt:
page-token-name = Wofür er ist
page-token-make = Schlüssel anlegen
page-notices = Nachrichten
page-notices-what = Sag mir Bescheid
page-notice-turn = wenn ich am Zug bin
page-notice-invited = wenn ich eingeladen werde
page-notice-offer = wenn ich ein Angebot bekomme
page-notice-ended = wenn eine Partie zu Ende ist
page-notices-browser = Auf den Seiten des Hauses
page-notices-mail = Per E-Mail
page-mail-off = nie
page-mail-each = jede einzeln
page-mail-digest = gesammelt
page-webhook = An eine eigene Adresse (Webhook)
page-quiet = Ruhezeit
page-vacation = Im Urlaub: Die Uhren der Fernpartien stehen still
page-from = von
page-to = bis
page-leaving = Gehen
page-sign-out = Abmelden
page-forget = Vergiss mich
page-forget-sure = Endgültig vergessen
page-forget-note = Name, Adresse und Schlüssel werden gelöscht; gespielte Partien bleiben unter einem neutralen Namen.
page-rules-note = Jede Regel hat eine Nummer; ein abgelehnter Zug nennt die Regel, gegen die er verstößt. Die Worte sind die des Hauses.
page-rules-of = Die Regeln von { $title }
page-search = Suchen: Wort oder Nummer
page-found = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
page-contents = Inhalt
page-rulings = Auslegungen
page-rulings-note = Wo die Spielregel etwas offenlässt, entscheidet das Haus und sagt warum; vieles lässt sich beim Decken des Tisches anders wählen.
page-credits-games = Die Spiele
page-credits-games-note = Die Spiele sind das Werk ihrer Autoren und Verlage, die mit diesem Haus nichts zu tun haben. Kauft sie: Einen echten Tisch ersetzt nichts.
page-credits-reconstructed = Zahlen, die sich gedruckt nicht finden ließen, sind überall als rekonstruiert gekennzeichnet.
page-credits-drawn = Woraus die Bretter gezeichnet sind
page-credits-coast = Küsten: Natural Earth (gemeinfrei), über world-atlas, d3-geo und topojson von Mike Bostock (ISC).
page-credits-font = Schrift: EB Garamond von Georg Duffner und Octavio Pardo (SIL Open Font License 1.1).
page-credits-icons = Symbole von game-icons.net (CC BY 3.0), verkleinert:
page-credits-own = Alles andere wurde für dieses Haus gezeichnet.
page-credits-built = Woraus das Haus gebaut ist
page-credits-licence = Fondaco selbst ist freie Software unter der MIT-Lizenz.
learn-heading = Geführte erste Partien
learn-note = Je zehn Minuten: Du bist Ada, ein paar echte Züge sind vorbereitet, und jeder wird erklärt, wenn er dran ist. Tippe auf das Hervorgehobene auf dem Brett oder auf den Knopf.
learn-begin = Beginnen
learn-progress = Schritt { $done } von { $all }
learn-go-on = Das kennst du schon. Weiter geht’s.
learn-do = So machen
learn-back = Zurück
learn-play = Jetzt eine ganze Partie gegen Automaten
learn-others = Andere Spiele
learn-gh-fleet = Jeder Kaufmann hat drei Boote: mit einer, zwei oder drei Segelfarben. Je weniger Farben, desto langsamer ist ein Boot, aber desto mehr Karten bringt es im Hafen. Nimm den Löwen.
learn-gh-place = Die Boote pendeln zwischen Venedig und Konstantinopel. Stelle jedes in einen der beiden Häfen; alle entscheiden zugleich. Verteile sie, dann kannst du an beiden Enden laden.
learn-gh-load = In deinem Zug bewegst du ein Boot. Verlässt es einen Heimathafen, lädt es alle Waren einer Farbe, nie aber eine Farbe der eigenen Segel. Vier gelbe Würfel warten auf A1 mit den blauen Segeln; der Hafen wird sofort aus dem Beutel aufgefüllt.
learn-gh-sail = Der erste Schritt ist frei. Auf einem Feld einer seiner Segelfarben fährt ein Boot umsonst weiter; auf jedem anderen hält es, außer du spielst eine Karte der Feldfarbe als Wind. Besetzte Felder werden übersprungen.
learn-gh-raid = Vor dem Fahren darfst du ein Boot auf See überfallen: Zwei Karten seiner Segelfarben holen eine Ware direkt in dein Lagerhaus. Im Hafen ist man sicher. Marcos B2 zeigt Rot, und du hast zwei rote Karten.
learn-gh-colours = Eine orangefarbene Ware ist dein. Jede Ware zählt 1 Punkt; jede Reihe aus vier, fünf oder sechs verschiedenen Farben bringt 1, 2 oder 4 dazu. Vielfalt lohnt sich.
learn-gh-wind = Grün ist keine Farbe von A2: Eine grüne Karte als Wind bringt es weiter. Die Boote von Marco und Zoe auf dem Weg werden übersprungen.
learn-gh-missing = Nun das dritte Boot. Grün, Rot und Gelb sind seine eigenen Farben, die darf es nicht laden; Blau fehlt dir noch.
learn-gh-three = Das Boot A3 mit drei Segelfarben ist dein Kurier: Die meisten Felder tragen es umsonst weiter. Eine rosa Karte als Wind bringt es weit.
learn-gh-raided = Du wurdest überfallen: Auch die anderen spielen Karten gegen deine Boote. Was auf See ist, gehört dir nie ganz; lass reiche Ladung nicht lange unterwegs.
learn-gh-on = Ein Boot auf See fährt in seiner Richtung weiter und lädt nichts.
learn-gh-stops = Blau ist keine seiner Farben, und du hast keine blaue Karte: A3 hält dort. Deine Karten entscheiden, wie schnell du bist.
learn-gh-one = Je Zug fährt nur ein Boot. Bring nun die drei grünen Waren auf A2 näher an den Hafen.
learn-gh-leap = Diesmal liegen Orange und Rosa voraus, die Farben von A2, und ein besetztes Feld wird übersprungen: vier Felder umsonst.
learn-gh-arrive = Im Heimathafen kommt die ganze Ladung in dein Lagerhaus, und du ziehst Karten: 3, 2 oder 1 für ein Boot mit einer, zwei oder drei Segelfarben.
learn-end-golden-horn = Das ist Golden Horn. Wer alle sechs Farben im Lagerhaus hat, darf das Ende ansagen; es kommt auch, wenn ein Hafen leer ist. Dann wird die Runde beendet und gezählt.
learn-om-colour = Jeder Kaufmann hat ein Schiff auf der Karte, Handkarten und einen Ladestapel. Eine Karte ist eine Ware, aber auch Befehle (Dukaten, Markt, Piraten, Navigation), Löwen und eine Ladezahl. Wähle zuerst deine Farbe.
learn-om-reading = So liest man eine Karte: „Getreide DP 6/1“ ist Getreide mit den Symbolen Dukaten und Piraten, sechs Löwen und der Ladezahl 1. M heißt Markt, N Navigation.
learn-om-propose = In der Handelsphase lässt sich über alles reden. Die angebotene Ware muss stimmen, ihre Symbole behauptest du nur: Hier sagst du zweimal Dukaten, obwohl eines ein Pirat ist. Der Bluff ist erlaubt; man glaubt ihn oder nicht.
learn-om-refuse = Marco macht ein Gegenangebot, gibt aber weniger. Lehne ab: Reden kostet nichts.
learn-om-end-trade = Weitere Angebote wurden in deinem Namen gemacht und abgelehnt. Genug. Die Zahl der obersten Karte deines Ladestapels ist deine Last: So viele Karten musst du jetzt spielen.
learn-om-play = Wähle die Karten. Alle ihre Symbole wirken zusammen: Dukaten bringen Geld, Markt zieht Karten, Navigation bewegt dein Schiff, und Piraten legen eine Karte auf deinen Piratenstapel, der am Ende kostet.
learn-om-second = Die zweite Karte: Getreide bringt einen Dukaten, aber auch einen Piraten. Du siehst vorher, was beide Karten zusammen bewirken.
learn-om-sail = Ein Navigationssymbol, ein Schritt. Jeder Hafen hat einen Marker für den Ersten: Das wichtige Geschäft von Konstantinopel gibt dir in jedem Zug ein Dukatensymbol dazu.
learn-om-load = Die gespielten Karten kommen auf deinen Ladestapel, in beliebiger Reihenfolge. Gleiche Waren beieinander bringen am Ende viel, und die oberste Karte bestimmt die nächste Last: Hier setzt Getreide deine Reihe fort, und Zucker kommt obenauf.
learn-om-accept = Auch die anderen handeln in ihrem Zug. Wer mit dem aktiven Spieler tauscht, gewinnt Ansehen. Das Angebot passt dir: Nimm an.
learn-om-counter = Ein paar magere Angebote wurden in deinem Namen abgelehnt. Dieses kommt näher, aber Zoe verlangt zu viel. Antworte mit einem Gegenangebot aus ihrem: dein Holz gegen ihren Zucker.
learn-om-half-way = Zoe kommt dir entgegen: ein Dukaten statt zwei. Nimm an, das bringt dir auch Ansehen.
learn-om-buy = Du bist wieder am Zug, und Marco will nicht verkaufen. Du darfst aber auch kaufen: vom Stapel oder zurück von deinem Piratenstapel. Was dort bleibt, kostet am Ende.
learn-end-oltre-mare = Das ist Oltre Mare. Ist der Stapel leer, wird die Ladung verkauft, Marker und Ansehen werden gewertet, und wer die meisten Dukaten hat, gewinnt.
learn-me-deploy = Du führst Genua: eine Hauptstadt, zwei Galeeren, zehn Matrosen. Sie rudern, kämpfen und halten Häfen; eine Galeere fährt so viele Gebiete, wie sie Matrosen hat, trägt dann aber weniger. Verteile sie.
learn-me-bid = Jede Runde beginnt mit einem verdeckten Gebot um den Platz in der Reihenfolge. Jedes Gebot ist verloren, also zahle nicht zu viel.
learn-me-position = Gleiche Gebote, der Würfel ist dir hold. Der Erste kauft und fährt zuerst; der Letzte sieht, was alle tun.
learn-me-buy = Kaufe, wo deine Galeeren liegen. Im eigenen Hafen zahlst du der Bank; Genua liefert Eisen. Jede Ware braucht Platz an Bord.
learn-me-second = Eisen für 100 bringt in der Fremde mehr ein. Nimm ein zweites.
learn-me-done = Zwei Eisen sind an Bord. Das reicht: Beende deine Einkäufe.
learn-me-step = Nun rudern die Galeeren, Gebiet für Gebiet. Eisen verkauft sich, wo es keines gibt: g2 steuert nach Valencia.
learn-me-way = Drei Matrosen, drei Gebiete: Über Barcelona kommt g2 gerade bis Valencia.
learn-me-stop = Der Rest des Weges wurde für dich gerudert. Die andere Galeere, g1, bleibt vor Marseille, einem Hafen, der noch niemandem gehört.
learn-me-combat = Wer im selben Gebiet liegt, darf kämpfen: Galeere gegen Galeere oder gegen einen Hafen. Matrosen und ein Würfel entscheiden. Du kommst in Frieden.
learn-me-land = Ein Matrose an Land, und ein leerer Hafen ist dein. Von nun an bestimmst du den Preis seiner Ware, und die anderen zahlen dir.
learn-me-sell = Verkaufe Eisen in Valencia. Eine Ware, die dort neu ist, eröffnet einen Markt und bringt 1000 mehr. Jeder Hafen will jede Ware einmal, und volle Lager zählen am Ende.
learn-me-again = Eine Runde ist vorbei: Der Verkauf und deine Hauptstadt haben dir Geld gebracht. Die nächste beginnt wie die erste, mit einem Gebot.
learn-me-last = Diesmal war der Würfel gegen dich, und der letzte Platz bleibt. Auch er nützt: Du siehst, was alle anderen tun.
learn-me-price = Zoe will Eisen aus deinem Hafen: Du nennst den Preis. Verlange das Höchste; sie darf gegenbieten, und du darfst hart bleiben.
learn-me-firm = Zoe bietet ein Drittel davon. Bleib hart: Sie zahlt deinen Preis, oder das Eisen bleibt dir.
learn-me-galley = Geld soll arbeiten. Eine dritte Galeere braucht eine eigene Mannschaft.
learn-end-mediterranee = Das ist Méditerranée. Nach der letzten Runde machen Hauptstadt, Häfen, volle Lager und Geld deinen Wohlstand aus.
learn-gn-offer = Zoe führt den Turm durch Genua. Jedes Gebäude, das er erreicht, bietet eine Aktion, und jeder darf sie ihr abkaufen: mit Geld, Waren oder Karten. Biete etwas Bescheidenes für das Tuchlager.
learn-gn-keep = Ein Angebot bindet erst, wenn es angenommen ist. Lass deines stehen.
learn-gn-asked = Der Turm steht nun auf einer Straße, und Zoe verlangt 25 Dukaten für die Poststation, die Botschaften gibt. Biete weniger: Sie kann ablehnen oder feilschen.
learn-gn-perform = In der zweiten Angebotsrunde nahm Zoe deine 15 Dukaten. Die Aktion ist dein: zwei Botschaften. Jede bringt 30 Dukaten, sobald der Turm in einem Zug an ihren beiden Orten war.
learn-gn-pass = Voraus liegt nichts, was du brauchst. Du musst nicht bieten.
learn-gn-roll = Nun führst du. Die Würfel sagen, wo der Turm aus fünf Scheiben beginnt; auf jedem Feld lässt er eine zurück.
learn-gn-floor = Hör, was die anderen zahlen würden, und sag, was du gern hättest.
learn-gn-accept = Je Zug führst du nur eine Aktion selbst aus; alle anderen sind zu verkaufen. Fünf Dukaten sind besser als keine: Verkaufe.
learn-gn-ask-on = Vor jedem Schritt kannst du Angebote hören: Sie zeigen, wohin die anderen den Turm haben wollen und was es ihnen wert ist.
learn-gn-move = Führe den Turm weiter, Straße um Straße, dorthin, wo es dir am meisten bringt.
learn-gn-cathedral = Beide anderen bieten für die Kathedrale, sie ist also etwas wert. Geh hin; wer die Aktion ausführt, entscheidest du danach.
learn-gn-take = Zoe würde 30 Dukaten für die Kathedrale zahlen. Zwei Marker sind dir mehr wert: Behalte diese Aktion.
learn-gn-own = Das ist deine eine Aktion in diesem Zug. Die beiden Marker kannst du legen, wenn der Turm zur Ruhe kommt.
learn-gn-market = Der Markt in der Mitte grenzt an vier Gebäude. Zwei Schritte sind übrig: Von dort kannst du noch eine Aktion verkaufen.
learn-gn-sell-on = Deine eigene Aktion ist verbraucht, also verkaufe: Zoe zahlt 20 Dukaten, wenn der Turm zur Gildenhalle geht.
learn-gn-markers = Am Zugende erlaubt eine Scheibe auf einer Straße, die Gebäude daneben zu markieren: Immer wenn dort ein anderer handelt, zahlt dir die Bank 10 Dukaten.
learn-end-genoa = Das ist Les Marchands de Gênes. Nach der letzten Runde zahlen Privilegien und Gebäude aus, und die meisten Dukaten gewinnen.
