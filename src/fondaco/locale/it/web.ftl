# I testi della casa per il browser.

# -- dappertutto --
board = Il tabellone
board-short = Tabellone
confirm = Conferma
cancel = Annulla
close = Chiudi
back-to = Indietro
home = Alla casa
labelled = { $what }: { $more }
away = La casa non è raggiungibile.
try-again = Riprova
lost = A questo indirizzo non c’è nulla.
less = Meno
more = Più
choose-one = Scegli
yes = Sì
no = No
zoom = Grandezza del tabellone
zoom-in = Più vicino
zoom-out = Più lontano
zoom-home = Tutto il tabellone
reconstructed-mark = Ricostruito, non letto da una copia stampata
unreachable = La casa non è raggiungibile. Nuovo tentativo in corso.
loading = Si apparecchia il tavolo…

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
moves-short = Mosse
moves-none = Ora non ti si chiede nulla.
moves-here = Scelte in questo punto
moves-filter = Cerca una scelta
moves-count = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
moves-forms = Da compilare
moves-sealed = Hai scelto; puoi ancora cambiare idea.
moves-passes = Si prosegue da sé…
moves-stop = Aspetta
moves-aside = Istruzioni permanenti
instructions-note = Valgono finché non le cambi; le vedi solo tu.
confirm-title = Conferma la tua scelta
sending = Invio…
undo = Ritira
undo-what = Ritira: { $what }
undo-nothing = Ora non c’è nulla da ritirare
final-chance = Decide la sorte: non si potrà ritirare.
final-shown = Gli altri lo vedono, o ti impegna: non si potrà ritirare.
since = Dal mio turno
since-note = Mostra passo per passo che cosa è successo dal tuo turno
pace-skip = { $count ->
    [one] Mostra l’ultima mossa
   *[other] Mostra tutte le { $count } mosse
}
undo-key = Ritira la mia ultima azione
suggest = Che cosa farebbe la casa?
suggest-best = La casa farebbe così, con queste probabilità di vincere:
suggest-do = Fallo
suggest-thinking = La casa sta pensando…
suggest-offer = Suggerisci un’offerta equa
suggest-none = Qui la casa non ha consigli.
errands = In una volta sola
errand-stop = Ferma: { $what }
form-open = { $what }…
form-send = Invia
form-missing = Manca ancora qualcosa.
form-begin = Compila: qui si vedrà che cosa porta.
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
law-undo = Puoi ritirare le tue azioni finché non senti che qualcun altro ha giocato, il caso non ha parlato, nulla è stato mostrato agli altri e nessuno è impegnato.
law-begun = La partita è cominciata.
law-taken = Questo posto è occupato.
law-seated = Sei già a questo tavolo.
law-empty = Ci sono ancora posti liberi.
law-talk = A questo tavolo tutto si dice a tutti.
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
log-below = { $count ->
    [one] Una riga nuova ↓
   *[other] { $count } righe nuove ↓
}
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
chat-whom = A chi
chat-to-all = a tutti
chat-to = solo a { $name }
chat-to-you = solo a te
chat-write-aside = Nessun altro legge questo
chat-about = Su { $name }
chat-block = Blocca
chat-blocked = Bloccato: non sentirai più nulla di questa persona.
chat-report = Segnala
chat-reported = Chi si occupa della casa lo vedrà.
chat-silence = Metti a tacere
chat-silenced = Non può più parlare a questo tavolo.
chat-why = Che cosa non va?
chat-not-done = Non ha funzionato.

# -- giocatori --
players = Giocatori
player-you = tu
player-bot = automa
player-away = assente
player-here = presente
player-resigned = ha abbandonato
player-replaced = un automa gioca per { $name }
player-turn = deve giocare
player-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
player-empty = posto libero
player-kept = posto riservato
spectators = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
clock-left = ancora { $time }
clock-lapses = scade fra { $time }
clock-due = fino alle { $time }

# -- collegamento --
connecting = Collegamento…
connection-lost = Il collegamento è caduto; nuovo tentativo…
connection-waiting = La casa per ora non può annotare nulla; la mossa viene inviata di nuovo da sola…
connection-missed = { $count ->
    [one] Nel frattempo è successo questo:
   *[other] Nel frattempo sono successe { $count } cose:
}
connection-seen = Ho visto
connection-back = Di nuovo in linea.
closing = La casa chiude un momento; il collegamento torna da sé.

# -- il menu --
menu = Menu
menu-rules = Regole
menu-rules-all = Le regole, una per una
menu-summary = Promemoria
summary-short = Aiuto
menu-options = Opzioni di questo tavolo
menu-own-components = Questo tavolo gioca con un file di materiali tutto suo.
menu-own-components-file = Scaricalo
menu-settings = Impostazioni
menu-sounds = Suoni
menu-motion = Animazione
menu-confirm = Chiedi prima di inviare una scelta
menu-confirm-needed = quando non si può ritirare
menu-confirm-always = sempre
menu-confirm-never = mai
menu-pace = Mosse degli altri
menu-pace-slow = lentamente
menu-pace-normal = una dopo l’altra
menu-pace-fast = rapidamente
menu-pace-none = tutte insieme
menu-pass = I passi obbligati si fanno da soli
menu-theme = Colori
menu-theme-auto = come il sistema
menu-theme-light = chiari
menu-theme-dark = scuri
menu-language = Lingua
menu-patterns = Motivi oltre ai colori
menu-printed = Gli edifici con i nomi stampati (in tedesco)
menu-notices = Avvisi per e-mail, browser o telefono
menu-notify-denied = Il tuo browser qui vieta gli avvisi.
menu-resign = Abbandona
menu-resign-sure = Abbandonare davvero? Un automa prende il tuo posto.
menu-end = Proponi di finire adesso
menu-end-asked = { $names }: finire ora la partita?
menu-end-waits = D’accordo di finire ora: { $agreed }. Devono ancora accettare: { $names }.
menu-end-agree = D’accordo
menu-end-no = Si continua
menu-return = Riprendi il mio posto
menu-leave = Lascia il tavolo
menu-mute = Silenzia gli avvisi di questo tavolo
seat-choose = Con gli occhi di
seat-watch = Da spettatore
notice-turn = Tocca a te: { $title }
nudge = Sollecita { $names }: il tavolo aspetta
nudge-you = { $name } ti sollecita: il tavolo aspetta te.
nudge-seen = Va bene

# -- a turno --
hot-pass = Passa lo schermo a { $name }.
hot-ready = Sono { $name }; nessun altro guarda

# -- prima dell’inizio --
start-waiting = Si aspettano giocatori
start-ready = Ci sono tutti: puoi cominciare.
start-opens = Questa pagina si apre sulla partita appena comincia.
start-host = Tutti i posti sono presi: si aspetta che { $owner } cominci
start-now = Comincia la partita
start-sit = Siediti qui
start-stand = Alzati
start-bot = Metti qui un automa
start-bot-away = Manda via l’automa
start-link = Copia il link di questo posto
start-copied = Copiato.
start-share = Manda a qualcuno il link di un posto; chi lo apre si siede lì.

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
replay-speed = Velocità
replay-leave = Torna al presente
replay-share = Copia un link a questo punto
replay-seat = Come lo vede
replay-spectator = uno spettatore
replay-slider = Azione

# -- la fine --
ending = La fine
ending-rank = { $rank }º
ending-parts = Da dove vengono i punti
ending-step = Mostra la parte seguente
ending-all = Mostra tutto
ending-graph = La classifica nel tempo
ending-graph-table = La classifica in numeri
ending-move = Azione { $number }
ending-download = Scarica il verbale
ending-verify = Verifica questa partita
ending-rules = La casa l’ha rigiocata: ogni azione rispetta le regole.
ending-luck = Questo browser ha rifatto i conti da sé: tutti i { $draws } sorteggi discendono dal segreto pubblicato e da ciò che i posti hanno aggiunto.
ending-promise = { $kept ->
    [yes] È il segreto che era stato promesso a questo browser.
   *[no] Se sia quello promesso, questo browser non può dirlo: ha visto il tavolo solo dopo la partita.
}
ending-unsafe = I sorteggi li ha verificati solo la casa: i browser fanno questi conti soltanto su pagine arrivate via https.
ending-unverified = Il verbale non regge: { $why }
ending-fault = { $fault ->
    [digest] Il verbale è stato modificato: la sua impronta non corrisponde.
    [unfinished] Il segreto non è ancora pubblicato.
    [secret] Il segreto pubblicato non è quello promesso nel verbale.
    [promise] La casa aveva promesso un altro segreto a questo browser: è stato scambiato.
    [contribution] Manca ciò che questo browser aveva aggiunto alla sorte.
    [draws] I sorteggi non sono tanti quanti ne chiedono le regole.
   *[draw] Il sorteggio { $number } non discende dal segreto.
}
ending-rematch = Gioca ancora
ending-to-rematch = Alla rivincita
ending-watch = Guarda la replica
ending-total = Totale
ending-tie = A parità di punti decide lo spareggio delle regole.

# -- analysis --
analysis = Analisi
analysis-ask = Analizza questa partita
analysis-thinking = Un ammiraglio esamina la partita…
analysis-failed = Ora l’analisi non è possibile; riprova più tardi.
analysis-note = Stima a carte scoperte. Ciò che avrebbe fatto un ammiraglio si basa su quanto sapeva il giocatore.
analysis-chances = Probabilità di vincere
analysis-look = Mostra sul tabellone
analysis-turns = Punti di svolta
analysis-same = Un ammiraglio avrebbe fatto lo stesso.
analysis-better = Un ammiraglio avrebbe fatto piuttosto:
analysis-done = giocato
analysis-deals = Affari e prezzi giusti
analysis-deal = { $buyer } ha pagato { $price } a { $seller }; prezzo giusto: { $fair }
analysis-deals-more = { $count ->
    [one] un altro affare
   *[other] altri { $count } affari
}
analysis-gains = Quanto ogni affare ha reso ai due, in punti secondo i mercanti della casa. Un prezzo giusto lascia a entrambi lo stesso guadagno.
