# Die Texte des Hauses für den Browser.

# -- überall --
board = Der Spielplan
board-short = Plan
confirm = Bestätigen
cancel = Abbrechen
close = Schließen
back-to = Zurück
home = Zum Haus
labelled = { $what }: { $more }
away = Das Haus ist nicht erreichbar.
try-again = Noch einmal versuchen
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
moves-here = Möglichkeiten hier
moves-filter = Möglichkeit suchen
moves-count = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
moves-forms = Auszufüllen
moves-sealed = Du hast gewählt; du kannst es dir noch anders überlegen.
moves-passes = Es geht von selbst weiter …
moves-stop = Halt
moves-aside = Daueranweisungen
instructions-note = Sie gelten, bis du sie änderst; nur du siehst sie.
confirm-title = Bestätige deine Wahl
sending = Wird gesendet …
undo = Zurücknehmen
undo-what = Zurücknehmen: { $what }
undo-nothing = Gerade kann nichts zurückgenommen werden
final-chance = Der Zufall entscheidet: Das lässt sich nicht zurücknehmen.
final-shown = Die anderen sehen es, oder es bindet dich: Das lässt sich nicht zurücknehmen.
since = Seit meinem Zug
since-note = Zeigt Schritt für Schritt, was seit deinem Zug geschah
pace-skip = { $count ->
    [one] Den letzten Zug zeigen
   *[other] Alle { $count } Züge zeigen
}
undo-key = Meine letzte Handlung zurücknehmen
suggest = Was täte das Haus?
suggest-best = Das Haus täte dies, mit diesen Gewinnchancen:
suggest-do = So machen
suggest-thinking = Das Haus überlegt …
suggest-offer = Ein faires Angebot vorschlagen
suggest-none = Hier weiß das Haus keinen Rat.
errands = Auf einmal
errand-stop = Anhalten: { $what }
form-open = { $what } …
form-send = Senden
form-missing = Es fehlt noch etwas.
form-begin = Fülle es aus; was es brächte, steht dann hier.
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
law-undo = Eigene Aktionen darf man zurücknehmen, bis man hört, dass jemand anders gehandelt hat, der Zufall gesprochen hat, den anderen etwas gezeigt wurde oder jemand gebunden ist.
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
log-below = { $count ->
    [one] Eine neue Zeile ↓
   *[other] { $count } neue Zeilen ↓
}
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
chat-about = Über { $name }
chat-block = Blockieren
chat-blocked = Blockiert: Du hörst nichts mehr von dieser Person.
chat-report = Melden
chat-reported = Wer das Haus betreut, wird es sehen.
chat-silence = Stumm schalten
chat-silenced = Darf an diesem Tisch nichts mehr sagen.
chat-why = Was stimmt nicht?
chat-not-done = Das ging nicht.

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
connection-waiting = Das Haus kann gerade nichts aufschreiben; der Zug wird von selbst noch einmal gesendet …
connection-missed = { $count ->
    [one] Inzwischen ist das geschehen:
   *[other] Inzwischen ist { $count }-mal etwas geschehen:
}
connection-seen = Gesehen
connection-back = Wieder verbunden.
closing = Das Haus schließt für einen Augenblick; die Verbindung kommt von selbst wieder.

# -- das Menü --
menu = Menü
menu-rules = Regeln
menu-rules-all = Die Regeln, eine nach der anderen
menu-summary = Übersichtskarte
summary-short = Hilfe
menu-options = Optionen dieses Tisches
menu-own-components = Dieser Tisch spielt mit einer eigenen Materialdatei.
menu-own-components-file = Herunterladen
menu-settings = Einstellungen
menu-sounds = Töne
menu-motion = Bewegung
menu-confirm = Vor dem Senden einer Wahl fragen
menu-confirm-needed = wenn man sie nicht zurücknehmen kann
menu-confirm-always = immer
menu-confirm-never = nie
menu-pace = Züge der anderen
menu-pace-slow = langsam
menu-pace-normal = einer nach dem anderen
menu-pace-fast = schnell
menu-pace-none = alle auf einmal
menu-pass = Erzwungene Schritte gehen von selbst weiter
menu-theme = Farben
menu-theme-auto = wie das System
menu-theme-light = hell
menu-theme-dark = dunkel
menu-language = Sprache
menu-patterns = Muster zusätzlich zu Farben
menu-printed = Gebäude mit ihren gedruckten Namen
menu-notices = Benachrichtigungen per Mail, Browser oder Telefon
menu-notify-denied = Dein Browser verbietet hier Benachrichtigungen.
menu-resign = Aufgeben
menu-resign-sure = Endgültig aufgeben? Ein Automat übernimmt deinen Platz.
menu-end = Vorschlagen, jetzt aufzuhören
menu-end-asked = { $names }: Die Partie jetzt beenden?
menu-end-waits = Einverstanden, jetzt aufzuhören: { $agreed }. Es fehlen noch: { $names }.
menu-end-agree = Einverstanden
menu-end-no = Weiterspielen
menu-return = Meinen Platz wieder einnehmen
menu-leave = Den Tisch verlassen
menu-mute = Mitteilungen dieses Tisches stummschalten
seat-choose = Mit wessen Augen
seat-watch = Als Zuschauer
notice-turn = Du bist am Zug: { $title }
nudge = { $names } anstupsen: Der Tisch wartet
nudge-you = { $name } stupst dich an: Der Tisch wartet auf dich.
nudge-seen = In Ordnung

# -- reihum am selben Bildschirm --
hot-pass = Gib den Bildschirm weiter an { $name }.
hot-ready = Ich bin { $name }; niemand sonst sieht zu

# -- vor dem Beginn --
start-waiting = Warten auf Mitspieler
start-ready = Alle sind da: du kannst beginnen.
start-opens = Diese Seite wird zur Partie, sobald sie beginnt.
start-host = Alle Plätze sind besetzt: { $owner } muss noch beginnen
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
replay-speed = Tempo
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
ending-verify = Diese Partie prüfen
ending-rules = Das Haus hat sie nachgespielt: Jede Handlung hält die Regeln ein.
ending-luck = Dieser Browser hat selbst nachgerechnet: Alle { $draws } Ziehungen folgen aus dem veröffentlichten Geheimnis und aus dem, was die Plätze beigetragen haben.
ending-promise = { $kept ->
    [yes] Es ist das Geheimnis, das diesem Browser vorher zugesagt war.
   *[no] Ob es das zugesagte ist, kann dieser Browser nicht sagen: Er sah den Tisch erst nach der Partie.
}
ending-unsafe = Die Ziehungen hat nur das Haus geprüft: Browser rechnen das allein auf Seiten nach, die über https kommen.
ending-unverified = Das Protokoll hält nicht: { $why }
ending-fault = { $fault ->
    [digest] Das Protokoll wurde verändert: Seine Prüfsumme stimmt nicht.
    [unfinished] Das Geheimnis ist noch nicht veröffentlicht.
    [secret] Das veröffentlichte Geheimnis ist nicht das, das im Protokoll zugesagt ist.
    [promise] Das Haus hatte diesem Browser ein anderes Geheimnis zugesagt: Es wurde vertauscht.
    [contribution] Was dieser Browser zum Zufall beigetragen hat, fehlt.
    [draws] Es sind nicht so viele Ziehungen, wie die Regeln verlangen.
   *[draw] Ziehung { $number } folgt nicht aus dem Geheimnis.
}
ending-rematch = Noch einmal spielen
ending-to-rematch = Zur Revanche
ending-watch = Die Partie nachspielen
ending-total = Summe
ending-tie = Bei gleicher Summe entscheiden die Regeln für den Gleichstand.

# -- analysis --
analysis = Analyse
analysis-ask = Diese Partie analysieren
analysis-thinking = Ein Admiral sieht die Partie durch …
analysis-failed = Die Analyse ist gerade nicht möglich; versuche es später noch einmal.
analysis-note = Geschätzt bei offenen Karten. Was ein Admiral getan hätte, folgt aus dem, was der Spieler wusste.
analysis-chances = Gewinnchancen
analysis-look = Auf dem Plan zeigen
analysis-turns = Wendepunkte
analysis-same = Ein Admiral hätte dasselbe getan.
analysis-better = Ein Admiral hätte eher dies getan:
analysis-done = so gespielt
analysis-deals = Geschäfte und angemessene Preise
analysis-deal = { $buyer } zahlte { $seller } { $price }; angemessener Preis: { $fair }
analysis-deals-more = { $count ->
    [one] noch ein Geschäft
   *[other] noch { $count } Geschäfte
}
analysis-gains = Was jedes Geschäft beiden brachte, in Punkten, wie die Kaufleute des Hauses rechnen. Ein angemessener Preis lässt beiden denselben Gewinn.
