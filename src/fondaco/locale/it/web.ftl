# I testi della casa per il browser.

# -- dappertutto --
board = Il tabellone
board-short = Tabellone
confirm = Conferma
cancel = Annulla
close = Chiudi
back-to = Indietro
home = Alla casa
lost = A questo indirizzo non c’è nulla.
less = Meno
more = Più
nothing = niente
choose-one = Scegli
yes = Sì
no = No
zoom = Grandezza del tabellone
zoom-in = Più vicino
zoom-out = Più lontano
zoom-home = Tutto il tabellone
reconstructed-mark = Ricostruito, non letto da una copia stampata
unreachable = La casa non è raggiungibile. Nuovo tentativo in corso.
loading = Si apparecchia il tavolo …

# -- il tavolo --
skip-to-moves = Alle mie mosse
round-of = Giro { $round }
turn-yours = Tocca a te
turn-of = Tocca a { $names }
turn-over = La partita è finita
watching = Stai guardando
waiting = Si aspetta { $names }
waiting-more = Nell’attesa
moves = La tua mossa
moves-none = Ora non ti si chiede nulla.
moves-all = Tutte le scelte
moves-here = Scelte in questo punto
moves-filter = Cerca una scelta
moves-count = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
moves-forms = Da compilare
moves-sealed = Hai scelto; puoi ancora cambiare idea.
moves-passes = Questo passa da sé …
moves-stop = Aspetta
moves-aside = Istruzioni permanenti
instructions-note = Valgono finché non le cambi; le vedi solo tu.
confirm-title = Conferma la tua scelta
sending = Invio …
undo = Ritira
undo-key = Ritira la mia ultima azione
suggest = Che cosa farebbe la casa?
suggest-offer = Suggerisci un’offerta equa
suggest-none = Qui la casa non ha consigli.
form-send = Invia
form-missing = Manca ancora qualcosa.
form-optional = (facoltativo)
form-leave-out = Ometti
form-add = Aggiungi
form-none = nessuno in particolare
form-letters = { $left ->
    [one] ancora 1 lettera
   *[other] ancora { $left } lettere
}
form-picked = { $count } su { $high }
form-picked-least = { $count } scelti; da { $low } a { $high }
rearrange-total = { $count }

# -- rifiuti --
refused-title = Le regole dicono di no
refused-rule = Regola { $rule }
refused-open = Apri la regola
stale = Nel frattempo il tavolo è andato avanti; guarda di nuovo.
trouble = Non ha funzionato: { $why }
too-many = Troppo in fretta; aspetta un momento.

# -- offerte --
offers = Offerte
offers-none = Nessuna offerta sul tavolo.
offer-from = { $from } a { $to }
offer-counter = Controfferta
offer-accept = Accetta
offer-refuse = Rifiuta
pan-lying = Nel piatto
pan-store = Da mettere
pan-empty = niente
pan-lay-in = Metti: { $what }
pan-take-out = Togli: { $what }
pan-coins = Denaro: { $pan }
pan-claimed = solo affermato, non provato
pan-you-give = Tu dai
pan-gives = { $name } dà

# -- diario --
log = Diario
log-all = Tutti
log-filter = Le mosse di
log-older = Prima
log-replay = Guarda il tabellone dopo questo
log-replay-named = Guarda il tabellone dopo: { $what }
log-undone = ritirato
log-took-back = { $name } ritira la mossa.
log-latest = Al più recente
log-new = Che cosa è appena successo

# -- chiacchiere --
chat = Chiacchiere
chat-write = Scrivi al tavolo
chat-send = Invia
chat-none = Nessuno ha ancora detto nulla.
chat-watcher = guarda

# -- giocatori --
players = Giocatori
player-you = tu
player-bot = automa
player-away = assente
player-here = presente
player-resigned = si è ritirato
player-replaced = un automa gioca per { $name }
player-turn = deve giocare
player-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
player-empty = posto libero
spectators = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
clock-left = ancora { $time }
clock-due = fino alle { $time }

# -- collegamento --
connecting = Collegamento …
connection-lost = Il collegamento è caduto; nuovo tentativo …
connection-back = Di nuovo collegato.
closing = La casa chiude un momento; il collegamento torna da sé.

# -- il menu --
menu = Menu
menu-rules = Regole
menu-summary = Promemoria
menu-options = Opzioni di questo tavolo
menu-settings = Impostazioni
menu-sounds = Suoni
menu-motion = Animazione
menu-confirm = Chiedi prima di inviare una scelta
menu-pass = I passi obbligati passano da sé
menu-theme = Colori
menu-theme-auto = come il sistema
menu-theme-light = chiari
menu-theme-dark = scuri
menu-language = Lingua
menu-patterns = Motivi oltre ai colori
menu-notify = Avvisami quando tocca a me
menu-notify-denied = Il tuo browser qui vieta gli avvisi.
menu-resign = Abbandona
menu-resign-sure = Abbandonare davvero? Un automa prende il tuo posto.
menu-end = Proponi di finire adesso
menu-end-asked = { $names }: finire ora la partita?
menu-end-agree = D’accordo
menu-end-no = Si continua
menu-return = Riprendi il mio posto
menu-leave = Lascia il tavolo
menu-mute = Taci gli avvisi di questo tavolo
seat-choose = Con gli occhi di
seat-watch = Da spettatore
notice-turn = Tocca a te: { $title }

# -- a turno --
hot-pass = Passa lo schermo a { $name }.
hot-ready = Sono { $name }; nessun altro guarda

# -- prima dell’inizio --
start-waiting = Si aspettano giocatori
start-now = Comincia la partita
start-sit = Siediti qui
start-stand = Alzati
start-bot = Metti qui un automa
start-bot-away = Manda via l’automa
start-link = Copia il collegamento a questo posto
start-copied = Copiato.
start-share = Manda a qualcuno il collegamento di un posto; chi lo apre si siede lì.

# -- replica --
replay = Replica
replay-at = { $at ->
    [0] Dopo la preparazione
   *[other] Dopo l’azione { $at } di { $of }
}
replay-first = All’inizio
replay-previous = Indietro
replay-next = Avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-leave = Torna al presente
replay-share = Copia un collegamento a questo punto
replay-seat = Come lo vede
replay-spectator = uno spettatore
replay-slider = Azione

# -- la fine --
ending = La fine
ending-rank = { $rank }.
ending-parts = Da dove vengono i punti
ending-step = Mostra il prossimo
ending-all = Mostra tutto
ending-graph = La classifica nel tempo
ending-graph-table = La classifica in numeri
ending-move = Azione { $number }
ending-download = Scarica il verbale
ending-verify = Verifica il verbale
ending-verified = Il verbale regge: ogni sorteggio era fissato prima, ogni azione era lecita.
ending-unverified = Il verbale non regge: { $why }
ending-rematch = Gioca ancora
ending-to-rematch = Alla rivincita
ending-watch = Guarda la replica
ending-total = Totale
