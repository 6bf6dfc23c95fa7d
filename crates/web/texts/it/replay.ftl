# Replays, records that are opened, and games that are played on.

replay-title = Rivedi: { $name }
replay-skip = Vai ai passi
replay-watch = Rivedi
replay-menu = Altro
replay-to-table = Torna al tavolo
replay-save = Salva la partita

# Where one is, and the ways to other positions.

replay-beginning = Inizio della partita
replay-chance = Viene rivelato un funzionario
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
replay-brisk = normale
replay-fast = rapida
replay-position = Momento della partita
replay-go = Vai
replay-told = { $name }: { $list }
replay-keys = ← → passo, ⇧ ← → turno, Inizio, Fine, spazio riproduce.

# What is shown beside the board.

replay-views = Accanto alla mappa
replay-turns = Turni
replay-figures = Grafici
replay-play-on = Continua
replay-language = Mostra i turni
replay-in-words = a parole
replay-in-notation = in notazione
replay-earlier = Turni precedenti
replay-later = Turni successivi
replay-turn = Turno
replay-prestige = Prestigio dopo ogni turno
replay-money = Denaro dopo ogni turno
replay-graph-table = I valori in tabella

# Playing on from a position.

replay-begins-with = Una copia di questa partita che comincia qui: { $name }.
replay-with-whom = Come vuoi giocare?
replay-with-computers = Computer
replay-on-one-screen = Uno schermo
replay-with-friends = Amici
replay-my-seats = I miei posti
replay-level = Livello dei computer
replay-play-on-now = Continua da qui
replay-copy-means = La partita originale resta com’è, e la copia non conta per le statistiche.
replay-copy-of = Una copia di { $name }.
replay-copy-name = Copia: { $name }
replay-copy = copia

# Records from elsewhere.

replay-record = partita salvata
replay-record-name = Partita salvata
replay-opened-means = Una partita salvata, aperta qui.
replay-unfinished = Questa partita salvata si ferma prima della fine.
replay-open = Apri una partita salvata
replay-open-invites = Hai una partita salvata?
replay-open-lead = Una partita salvata è un file di testo con una riga per turno. Una volta aperta, puoi rivederla, analizzarla e continuarla da qualsiasi momento.
replay-open-text = Partita salvata
replay-open-file = Scegli un file
replay-open-name = Nome (facoltativo)
replay-wrong-empty = Non c’è ancora nessuna partita. Incollane una o scegli un file.
replay-wrong-long = La partita è troppo lunga. Il limite è { $number } kB.
replay-wrong-boards = Questa partita porta con sé una città propria e il server per ora non può accoglierne altre. Riprova domani.
replay-wrong-line = La riga { $number } non è leggibile.
replay-wrong-ends = Il testo finisce troppo presto, alla riga { $number }.
replay-wrong-move = La riga { $number } viola le regole.
replay-wrong-position = La posizione che finisce alla riga { $number } è impossibile.
replay-wrong-right = La forma corretta (in inglese):
replay-wrong-why = Perché:
