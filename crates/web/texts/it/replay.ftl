# Replays, records that are opened, and games that are played on.

replay-title = Rivedi: { $name }
replay-skip = Vai ai passi
replay-watch = Rivedi
replay-menu = Altro
replay-to-table = Al tavolo
replay-save = Salva la partita annotata

# Where one is, and the ways to other positions.

replay-beginning = L’inizio
replay-chance = Si scopre un funzionario
replay-turn-of = Round { $number }, { $player }
replay-step = passo { $number } di { $all }
replay-ways = Passi
replay-first = All’inizio
replay-turn-back = Un turno indietro
replay-step-back = Un passo indietro
replay-step-on = Un passo avanti
replay-turn-on = Un turno avanti
replay-last = Alla fine
replay-play = Riproduzione automatica
replay-speed = Velocità
replay-slow = lenta
replay-brisk = spedita
replay-fast = rapida
replay-position = Momento della partita
replay-go = Vai
replay-told = { $name }: { $list }
replay-keys = ← → passo, ⇧ ← → turno, Inizio, Fine, spazio riproduce.

# What is shown beside the board.

replay-views = Accanto al tabellone
replay-turns = Turni
replay-figures = Grafici
replay-play-on = Continua
replay-language = Come si raccontano i turni
replay-in-words = A parole
replay-in-notation = In notazione
replay-earlier = Turni precedenti
replay-later = Turni successivi
replay-turn = Turno
replay-prestige = Prestigio dopo ogni turno
replay-money = Denaro dopo ogni turno
replay-graph-table = Le cifre in tabella

# Playing on from a position.

replay-begins-with = Una copia di questa partita che comincia qui: { $name }.
replay-with-whom = Come vuoi giocare?
replay-with-computers = Computer
replay-on-one-screen = Uno schermo
replay-with-friends = Amici
replay-my-seats = I miei posti
replay-level = Livello dei computer
replay-play-on-now = Continua da qui
replay-copy-means = La partita d’origine resta com’è, e la copia non conta per nessuna statistica.
replay-copy-of = Una copia di { $name }.
replay-copy-name = Copia: { $name }
replay-copy = copia

# Records from elsewhere.

replay-record = partita annotata
replay-record-name = Partita annotata
replay-opened-means = Una partita annotata che è stata aperta qui.
replay-unfinished = L’annotazione si ferma prima della fine della partita.
replay-open = Apri una partita annotata
replay-open-invites = Hai una partita annotata?
replay-open-lead = Una partita annotata è un file di testo con una riga per ogni turno. Una volta aperta, si può rivedere, continuare da qualsiasi momento e analizzare.
replay-open-text = La partita annotata
replay-open-file = Prendila da un file
replay-open-name = Nome (può restare vuoto)
replay-wrong-empty = Qui non c’è ancora nessuna partita: incollane una o scegli un file.
replay-wrong-long = L’annotazione è troppo lunga: se ne leggono al massimo { $number } kB.
replay-wrong-line = La riga { $number } non si può leggere.
replay-wrong-ends = Il testo finisce troppo presto, alla riga { $number }.
replay-wrong-move = La riga { $number } è contro le regole.
replay-wrong-position = La posizione che finisce alla riga { $number } è impossibile.
replay-wrong-right = Che cosa sarebbe giusto, in inglese:
replay-wrong-why = Perché:
