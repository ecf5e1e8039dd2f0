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
nothing = nichts
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
spectators = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
clock-left = noch { $time }
clock-due = bis { $time }

# -- Verbindung --
connecting = Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist unterbrochen; neuer Versuch …
connection-back = Wieder verbunden.
closing = Das Haus schließt kurz; die Verbindung kommt von selbst wieder.

# -- das Menü --
menu = Menü
menu-rules = Regeln
menu-summary = Übersichtskarte
menu-options = Optionen dieses Tisches
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
