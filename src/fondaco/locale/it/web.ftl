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
moves-short = Mosse
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
law-undo = Puoi annullare le tue azioni finché nessun altro ha agito, il caso non ha parlato e nessun segreto è stato mostrato.
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
player-kept = posto riservato
spectators = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
clock-left = ancora { $time }
clock-lapses = scade fra { $time }
clock-due = fino alle { $time }

# -- collegamento --
connecting = Collegamento …
connection-lost = Il collegamento è caduto; nuovo tentativo …
connection-missed = { $count ->
    [one] Nel frattempo è successo questo:
   *[other] Nel frattempo sono successe { $count } cose:
}
connection-seen = Ho visto
connection-back = Di nuovo collegato.
closing = La casa chiude un momento; il collegamento torna da sé.

# -- il menu --
menu = Menu
menu-rules = Regole
menu-summary = Promemoria
menu-options = Opzioni di questo tavolo
menu-own-components = Questo tavolo gioca con un file di materiali tutto suo.
menu-own-components-file = Scaricalo
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
ending-tie = A parità di punti decide lo spareggio delle regole.

## The pages of the house, and the guided first games
page-skip = Vai alla pagina
page-home = Fondaco: la prima pagina
page-nav = Pagine della casa
page-nav-lobby = Tavoli aperti
page-nav-mine = I miei tavoli
page-nav-learn = Impara
page-nav-rules = Regole
page-nav-account = Account
page-nav-settings = Impostazioni
page-nav-credits = Riconoscimenti
page-footer = Una casa per i giochi di mercanti. Software libero, senza pubblicità né tracciamento.
page-hero = Quattro giochi di mercanti del Mediterraneo
page-hero-more = Siediti con gli amici, dal vivo o per corrispondenza, o contro automi che contrattano. Un clic e il tavolo è pronto: nessun account, nessun modulo.
page-about-golden-horn = Tre barche a vela tra Venezia e Costantinopoli: carica ciò che le tue vele non mostrano, gioca le carte come vento o come pirati e raccogli tutti i colori.
page-about-oltre-mare = Ogni carta è una merce, un ordine e una promessa. Contratta, bluffa e impila il carico per venderlo caro.
page-about-mediterranee = Guida una potenza marinara: offri per l’ordine, compra a poco, spingi lontano le galee, riempi i magazzini dei porti e difendi ciò che è tuo.
page-about-genoa = Una torre gira per Genova e tutto ciò che tocca è in vendita. Offri denaro, merci, carte o favori per le azioni che vuoi.
page-length-golden-horn = circa 40 minuti
page-length-oltre-mare = circa 60 minuti
page-length-mediterranee = circa 2 ore
page-length-genoa = circa 90 minuti
page-players = da { $least } a { $most } giocatori
page-play-now = Gioca a { $title } contro { $bots ->
    [one] un automa
    [2] due automi
    [3] tre automi
   *[other] { $bots } automi
}
page-learn-it = Prima partita guidata
page-with-friends = Gioca con gli amici
page-lobby-hint = Anche altri cercano giocatori:
page-your-turn-at = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
}
page-back-to-mine = Torna ai miei tavoli
page-not-found = Qui non c’è niente del genere.
page-which-title = Quale gioco
page-all-titles = Tutti i giochi
page-create = Prepara un tavolo
page-open-tables = Cercano giocatori
page-watch-tables = In gioco; puoi guardare
page-none-open = Al momento nessuno cerca giocatori. Prepara un tavolo e altri lo troveranno qui.
page-none-playing = Nessuna partita pubblica in corso.
page-none-mine = Non siedi ancora a nessun tavolo.
page-choose-game = Scegli un gioco
page-mine-turn = Tocca a te
page-mine-invited = Sei invitato
page-mine-waiting = Tocca ad altri
page-mine-open = In attesa di giocatori
page-mine-over = Finite
page-go-invite = Invita
page-go-join = Unisciti
page-go-play = Gioca
page-go-watch = Guarda
page-go-look = Vedi
page-free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
page-clock-move = { $minutes } min a mossa
page-clock-game = { $minutes } min a giocatore
page-clock-day = { $days ->
    [one] 1 giorno a mossa
   *[other] { $days } giorni a mossa
}
page-clock-none = Senza orologio
page-clock-move-1 = 1 minuto a mossa
page-clock-move-3 = 3 minuti a mossa
page-clock-game-20 = 20 minuti a giocatore
page-clock-game-45 = 45 minuti a giocatore
page-clock-day-1 = Per corrispondenza: 1 giorno a mossa
page-clock-day-3 = Per corrispondenza: 3 giorni a mossa
page-seats = Chi gioca
page-seat = Posto { $number }
page-seat-me = io
page-seat-open = qualcuno che invito
page-seat-bot = automa: { $bot }
page-bot-random = avventato (gioca a caso)
page-bot-greedy = accorto
page-seat-add = Un posto in più
page-seat-remove = Togli il posto { $number }
page-hot-seat = Più posti sono tuoi: condividete questo schermo, coperto tra un turno e l’altro.
page-rules-of-table = Con quali regole
page-presets = Regole già pronte
page-preset-plain = Il gioco com’è
page-preset-plain-more = ogni dubbio risolto come consiglia la casa
page-preset-dominio = Con Dominio da Mar
page-preset-dominio-more = mercenari, contadini, cinque territori
page-preset-gh-french = Come nell’edizione francese
page-preset-gh-french-more = le barche svuotate tornano indietro, tutti giocano ancora una volta
page-preset-om-italian = Edizione italiana
page-preset-om-italian-more = il testo dell’editore
page-preset-om-french = Edizione francese
page-preset-om-french-more = prezzi e dettagli come nel testo francese
page-preset-om-open = Carichi scoperti
page-preset-om-open-more = nessuno deve ricordare le pile
page-preset-me-brisk = Svelto
page-preset-me-brisk-more = prezzi prendere o lasciare, uno scambio per vicino
page-preset-me-open = Borse aperte
page-preset-me-open-more = il denaro di ognuno è visibile a tutti
page-preset-gn-live = Contrattazione dal vivo
page-preset-gn-live-more = offerte in ogni momento, per chi è al tavolo insieme
page-preset-gn-brisk = Contrattazione breve
page-preset-gn-brisk-more = un solo giro di offerte: adatto per corrispondenza
page-options = Tutte le { $count } opzioni{ $changed ->
    [0] { "" }
    [one] , 1 cambiata
   *[other] , { $changed } cambiate
}
page-default = consigliato
page-defaults = Tutto come consigliato
page-parts = Materiali: quelli della casa
page-parts-own = Materiali: { $name }
page-parts-note = Mappa, carte, prezzi e numeri dei pezzi vengono da un solo file. Prendilo, cambia ciò che vuoi (per esempio i numeri segnati come ricostruiti, se possiedi il gioco) e riportalo: questo tavolo giocherà con il tuo.
page-parts-download = Scarica il file della casa
page-parts-choose = Scegli un file tuo
page-parts-drop = Torna a quello della casa
page-parts-unreadable = { $name } non si può leggere: non è un oggetto JSON.
page-parts-wrong = Il file non si può usare. Che cosa non va:
page-pace = Come si gioca
page-clock = Tempo
page-public = Pubblico: chiunque può guardare, e sedersi finché ci sono posti
page-replace = Un automa subentra a chi finisce il tempo
page-suggestions = Si può chiedere consiglio alla casa
page-start = Inizia la partita
page-lay = Prepara il tavolo e invita
page-invite = Invita
page-invite-to = Invita a { $title }
page-qr = Il link del posto { $number } come codice QR
page-link = Link
page-companions = Invita qualcuno con cui hai giocato
page-invite-name = Invita { $name }
page-invite-mail = Invita per e-mail
page-invite-mail-note = La casa vi manda il collegamento di un posto libero, a tuo nome.
page-invite-confirm = Per invitare per e-mail conferma prima il tuo indirizzo: apri il collegamento del messaggio che hai ricevuto.
page-invite-kept = Un posto è riservato a { $name }.
page-invite-back = Ritira l’invito
page-kept-for = Riservato a { $name }
page-to-table = Al tavolo
page-join = Unisciti a un tavolo
page-invited = { $owner } ti invita a { $title }
page-no-seat = Qui non c’è più un posto libero.
page-decline = Declina
page-declined = Hai declinato; il posto è di nuovo libero.
page-only-watch = Solo guardare
page-name = Il tuo nome
page-settings-note = Restano in questo browser.
page-motion = Velocità dei pezzi
page-motion-off = senza animazione
page-motion-quick = veloce
page-motion-normal = normale
page-motion-slow = lenta
page-notices-there = E-mail e altri avvisi: vedi l’account
page-saved = Salvato.
page-save = Salva
page-guest = Sei un ospite: i tuoi tavoli sono legati a questo browser. Con un account li ritrovi ovunque.
page-signed-in = Accesso come { $email }
page-sign-in = Accedi
page-sign-in-note = I posti presi da ospite passano al tuo account.
page-make-account = Crea un account
page-make-account-note = Conservi il nome e i tavoli. La password ha almeno dieci caratteri.
page-account-made = Se questo indirizzo può avere un account, ora c’è, oppure è in arrivo un’e-mail.
page-email = E-mail
page-password = Password
page-password-new = Una nuova password
page-password-lost = Ho perso la password
page-password-lost-note = Indica l’indirizzo del tuo conto. Se è noto e confermato qui, riceve un collegamento valido per un’ora.
page-password-send = Mandami un collegamento
page-password-sent = Se questo indirizzo ha un conto qui, un messaggio è in viaggio.
page-password-note = Almeno dieci caratteri. Vieni disconnesso ovunque, e le chiavi per programmi sono annullate; poi accedi di nuovo.
page-password-old = Questo collegamento è troppo vecchio, o è già stato usato.
page-sessions = Dove hai effettuato l’accesso
page-session-this = questo browser
page-seen = visto { $time }
page-end = Termina
page-tokens = Chiavi per programmi
page-tokens-note = Un tuo programma con una di queste chiavi può fare ciò che puoi fare tu.
page-token-once = Copiala ora, non sarà più mostrata:
page-token-name = A cosa serve
page-token-make = Crea una chiave
page-notices = Avvisi
page-notices-what = Avvisami
page-notice-turn = quando tocca a me
page-notice-invited = quando mi invitano
page-notice-offer = quando ricevo un’offerta
page-notice-ended = quando una partita è finita
page-notices-browser = Nelle pagine della casa
page-notices-mail = Per e-mail
page-mail-off = mai
page-mail-each = ogni avviso
page-mail-digest = raccolti
page-webhook = A un tuo indirizzo (webhook)
page-quiet = Ore di silenzio
page-vacation = In vacanza: gli orologi delle partite per corrispondenza si fermano
page-from = da
page-to = a
page-leaving = Andarsene
page-sign-out = Esci
page-forget = Dimenticami
page-forget-sure = Dimenticami per sempre
page-forget-note = Nome, indirizzo e chiavi vengono cancellati; le tue partite restano sotto un nome neutro.
page-rules-note = Ogni regola ha un numero; una mossa rifiutata nomina la regola che infrange. Le parole sono della casa.
page-rules-of = Le regole di { $title }
page-search = Cerca: parola o numero
page-found = { $count ->
    [one] 1 voce
   *[other] { $count } voci
}
page-contents = Indice
page-rulings = Decisioni
page-rulings-note = Dove il regolamento lascia un dubbio, la casa decide e spiega perché; molte scelte si possono cambiare preparando il tavolo.
page-credits-games = I giochi
page-credits-games-note = I giochi sono opera dei loro autori ed editori, estranei a questa casa. Comprateli: un vero tavolo non si sostituisce.
page-credits-reconstructed = I numeri non trovati a stampa sono segnati come ricostruiti ovunque compaiano.
page-credits-drawn = Con che cosa sono disegnati i tabelloni
page-credits-coast = Coste: Natural Earth (pubblico dominio), tramite world-atlas, d3-geo e topojson di Mike Bostock (ISC).
page-credits-font = Caratteri: EB Garamond di Georg Duffner e Octavio Pardo (SIL Open Font License 1.1).
page-credits-icons = Icone da game-icons.net (CC BY 3.0), rimpicciolite:
page-credits-own = Tutto il resto è stato disegnato per questa casa.
page-credits-built = Con che cosa è costruita la casa
page-credits-licence = Fondaco stesso è software libero con licenza MIT.
learn-heading = Prime partite guidate
learn-note = Dieci minuti ciascuna: sei Ada, alcuni turni veri sono già preparati e ognuno viene spiegato al suo momento. Tocca ciò che è evidenziato sul tabellone, oppure usa il pulsante.
learn-begin = Comincia
learn-progress = Passo { $done } di { $all }
learn-go-on = Questo lo sai già. Avanti.
learn-do = Fallo
learn-back = Indietro
learn-play = Ora una partita intera contro gli automi
learn-others = Altri giochi
learn-gh-fleet = Ogni mercante ha tre barche: con uno, due o tre colori di vela. Meno colori ha, più è lenta, ma più carte porta quando arriva in porto. Prendi il Leone.
learn-gh-place = Le barche fanno la spola tra Venezia e Costantinopoli. Metti ognuna in uno dei due porti; tutti decidono insieme. Dividile, così carichi ai due capi.
learn-gh-load = Nel tuo turno muovi una barca. Lasciando il porto carica tutte le merci di un colore, mai un colore delle sue vele. Quattro cubetti gialli aspettano A1 dalle vele blu; il porto viene subito rifornito dal sacchetto.
learn-gh-sail = Il primo passo è gratuito. Su una casella di un colore delle sue vele la barca prosegue gratis; su ogni altra si ferma, a meno che tu giochi una carta del colore della casella come vento. Le caselle occupate si saltano.
learn-gh-raid = Prima di muovere puoi razziare una barca in mare: due carte dei suoi colori di vela e una merce finisce nel tuo magazzino. In porto si è al sicuro. B2 di Marco mostra il rosso e tu hai due carte rosse.
learn-gh-colours = Un’arancione è tua. Ogni merce vale 1 punto; ogni fila di quattro, cinque o sei colori diversi ne dà 1, 2 o 4 in più. La varietà rende.
learn-gh-wind = Il verde non è un colore di A2: una carta verde come vento la porta avanti. Le barche di Marco e Zoe sulla rotta si saltano.
learn-gh-missing = Ora la terza barca. Verde, rosso e giallo sono i suoi colori e non può caricarli; il blu ti manca ancora.
learn-gh-three = A3, con tre colori, è il tuo corriere: quasi tutte le caselle la portano avanti gratis. Una carta rosa come vento la porta lontano.
learn-gh-raided = Ti hanno razziato: anche gli altri giocano carte contro le tue barche. Ciò che è in mare non è mai del tutto tuo; non lasciarci a lungo un carico ricco.
learn-gh-on = Una barca in mare prosegue nella sua direzione e non carica nulla.
learn-gh-stops = Il blu non è un suo colore e non hai carte blu: A3 si ferma lì. Sono le carte a decidere quanto sei veloce.
learn-gh-one = Si muove una sola barca per turno. Ora avvicina al porto le tre merci verdi di A2.
learn-gh-leap = Stavolta davanti ci sono arancione e rosa, i colori di A2, e una casella occupata si salta: quattro caselle gratis.
learn-gh-arrive = In un porto principale tutto il carico va nel tuo magazzino e peschi carte: 3, 2 o 1 per una barca con uno, due o tre colori.
learn-end-golden-horn = Questo è Golden Horn. Chi ha tutti e sei i colori in magazzino può dichiarare la fine; arriva anche quando un porto resta vuoto. Si finisce il giro e si contano i punti.
learn-om-colour = Ogni mercante ha una nave sulla mappa, una mano di carte e una pila di carico. Una carta è una merce da vendere, ma anche ordini (ducati, mercato, pirati, navigazione), leoni e un numero di carico. Prima scegli il colore.
learn-om-reading = Come si legge una carta: «grano DP 6/1» è grano con le icone ducati e pirati, sei leoni e il numero di carico 1. M sta per mercato, N per navigazione.
learn-om-propose = Nella fase di scambio tutto si discute. La merce offerta dev’essere vera, le sue icone le dichiari soltanto: dici due icone ducati, ma una è un pirata. Il bluff è permesso; ti credano o no.
learn-om-refuse = Marco rilancia, ma dà meno di quanto chiedi. Rifiuta: parlare non costa nulla.
learn-om-end-trade = Altre offerte sono state fatte a tuo nome e rifiutate. Basta così. Il numero della carta in cima alla tua pila è il tuo carico: tante carte devi giocare ora.
learn-om-play = Scegli le carte da giocare. Le loro icone valgono tutte insieme: i ducati danno denaro, il mercato fa pescare, la navigazione muove la nave e i pirati mettono una carta sulla tua pila dei pirati, che alla fine costa.
learn-om-second = La seconda carta: il grano porta un ducato, ma anche un pirata. Prima di decidere vedi l’effetto delle due carte insieme.
learn-om-sail = Un’icona navigazione, un passo. Ogni porto ha un segnalino per chi arriva primo: i Buoni affari di Costantinopoli aggiungono un’icona ducati a ogni tuo turno.
learn-om-load = Le carte giocate vanno sulla tua pila, nell’ordine che vuoi. Merci uguali vicine alla fine si vendono care, e la carta in cima fissa il prossimo carico: qui il grano continua la tua serie e lo zucchero va in cima.
learn-om-accept = Anche gli altri scambiano nel loro turno. Chi scambia con il giocatore attivo guadagna prestigio. L’offerta ti conviene: accetta.
learn-om-counter = Alcune offerte misere sono state rifiutate a tuo nome. Questa ci va vicino, ma Zoe chiede troppo. Rispondi con un’offerta tratta dalla sua: il tuo legname per il suo zucchero.
learn-om-half-way = Zoe ti viene incontro: un ducato invece di due. Accetta, e guadagni anche prestigio.
learn-om-buy = Tocca di nuovo a te, e Marco non vuole vendere. Ma puoi anche comprare: dal mazzo o riscattare dalla pila dei pirati. Ciò che vi resta costa alla fine.
learn-end-oltre-mare = Questo è Oltre Mare. Quando il mazzo finisce si vendono i carichi, si confrontano segnalini e prestigio, e vince chi ha più ducati.
learn-me-deploy = Guidi Genova: una capitale, due galee, dieci marinai. I marinai remano, combattono e tengono i porti; una galea muove di tante aree quanti marinai ha, ma porta meno carico. Distribuiscili.
learn-me-bid = Ogni giro comincia con un’offerta segreta per l’ordine. Ogni offerta è persa: non pagare troppo.
learn-me-position = Offerte pari, il dado ti favorisce. Il primo compra e muove per primo; l’ultimo vede cosa fanno gli altri.
learn-me-buy = Compra dove sono le tue galee. Nel tuo porto paghi la banca; Genova produce ferro. Ogni merce occupa posto a bordo.
learn-me-second = Il ferro comprato a 100 all’estero si vende a di più. Prendine un altro.
learn-me-done = Due ferri a bordo. Basta così: chiudi gli acquisti.
learn-me-step = Ora le galee remano, area per area. Il ferro si vende dove non si produce: g2 punta su Valencia.
learn-me-way = Tre marinai, tre aree: passando per Barcellona g2 arriva giusto a Valencia.
learn-me-stop = Il resto della rotta è stato remato per te. L’altra galea, g1, resta davanti a Marsiglia, un porto ancora libero.
learn-me-combat = Chi divide un’area può combattere: galea contro galea o contro un porto. Decidono marinai e dado. Tu vieni in pace.
learn-me-land = Un marinaio a terra fa tuo un porto vuoto. D’ora in poi fissi tu il prezzo della sua merce, e gli altri pagano te.
learn-me-sell = Vendi il ferro a Valencia. Una merce nuova in un porto apre un mercato e rende 1.000 in più. Ogni porto vuole ogni merce una volta, e i magazzini pieni contano alla fine.
learn-me-again = Un giro è finito: la vendita e la capitale ti hanno pagato. Il prossimo comincia come il primo, con un’offerta.
learn-me-last = Stavolta il dado è contro di te e resta l’ultimo posto. Ha il suo vantaggio: vedi cosa fanno tutti gli altri.
learn-me-price = Zoe vuole ferro dal tuo porto: il prezzo lo dici tu. Chiedi il massimo; lei può rilanciare e tu restare fermo.
learn-me-firm = Zoe ne offre un terzo. Resta fermo: pagherà il tuo prezzo o ti lascerà il ferro.
learn-me-galley = Il denaro deve lavorare. Una terza galea vuole il suo equipaggio.
learn-end-mediterranee = Questo è Méditerranée. Dopo l’ultimo giro capitale, porti, magazzini pieni e denaro fanno la tua prosperità.
learn-gn-offer = Zoe guida la torre per Genova. Ogni edificio raggiunto offre un’azione, e chiunque può comprargliela con denaro, merci o carte. Fai un’offerta modesta per il Tuchlager.
learn-gn-keep = Un’offerta vincola solo se accettata. Lascia la tua com’è.
learn-gn-asked = Ora la torre è in una strada e Zoe chiede 25 ducati per la Poststation, che dà messaggi. Offri di meno: può rifiutare o trattare.
learn-gn-perform = Al secondo giro di offerte Zoe ha preso i tuoi 15 ducati. L’azione è tua: due messaggi. Ognuno rende 30 ducati se la torre visita i suoi due luoghi nello stesso turno.
learn-gn-pass = Davanti non c’è nulla che ti serva. Non devi offrire.
learn-gn-roll = Ora guidi tu. I dadi dicono da dove parte la torre di cinque dischi; ne lascia uno su ogni casella.
learn-gn-floor = Senti quanto pagherebbero gli altri e di’ che cosa vorresti.
learn-gn-accept = In ogni turno esegui tu una sola azione; le altre sono in vendita. Cinque ducati sono meglio di niente: vendi.
learn-gn-ask-on = Prima di ogni passo puoi sentire le offerte: dicono dove gli altri vogliono la torre e quanto vale per loro.
learn-gn-move = Guida la torre di strada in strada, verso ciò che ti rende di più.
learn-gn-cathedral = Entrambi gli altri offrono per la cattedrale: dunque vale qualcosa. Vacci; chi esegue l’azione lo decidi dopo.
learn-gn-take = Zoe pagherebbe 30 ducati per la cattedrale. Due segnalini per te valgono di più: tieni l’azione per te.
learn-gn-own = È la tua unica azione del turno. I due segnalini si potranno posare quando la torre si ferma.
learn-gn-market = Il mercato al centro tocca quattro edifici. Restano due passi: da lì puoi ancora vendere un’azione.
learn-gn-sell-on = La tua azione l’hai già fatta, dunque vendi: Zoe paga 20 ducati se la torre va alla Gildenhalle.
learn-gn-markers = A fine turno un disco su una strada permette di segnare gli edifici accanto: ogni volta che un altro vi agisce, la banca ti paga 10 ducati.
learn-end-genoa = Questo è Les Marchands de Gênes. Dopo l’ultimo giro rendono privilegi ed edifici, e vince chi ha più ducati.
