# Reviews of games: how far they are, what they found, and what it means.

review-title = Analisi: { $name }
review-ways = Altre viste di questa partita
review-to-table = Torna al tavolo
review-to-replay = Rivedi la partita
review-refused = Altre persone stanno ancora giocando. L’analisi sarà aperta a tutti appena la partita è finita.
review-nothing = Nessuno ha ancora terminato un turno: non c’è niente da analizzare.
review-promise = L’analisi confronta ogni mossa con le migliori che trova: come è cambiato il vantaggio, quanto è costata ogni mossa e che cosa sarebbe stato meglio. Lavora in secondo piano e viene salvata con la partita.
review-begin = Analizza questa partita
review-go-on = Analizza il resto
review-stop = Ferma
review-look-again = Aggiorna
review-progress = Avanzamento dell’analisi
review-waiting = Prima vengono altre analisi.
review-running = { $has } turni su { $all } analizzati ({ $share }).
review-stopped = { $has } turni su { $all } analizzati ({ $share }).
review-seconds-left = { $number ->
    [one] Ancora { $number } secondo circa.
   *[other] Ancora { $number } secondi circa.
}
review-minutes-left = { $number ->
    [one] Ancora { $number } minuto circa.
   *[other] Ancora { $number } minuti circa.
}
review-done = Tutti i turni sono analizzati.

review-graphs = L’andamento della partita
review-graphs-note = Scegli un momento per rivederlo.
review-wins = Probabilità di vittoria
review-prestige = Prestigio finale atteso
review-turn = Dopo
review-beginning = Inizio
review-after = Round { $number }, { $player }

review-player = Giocatore
review-accuracy = Precisione
review-meaning = Che cosa significano questi valori
review-accuracy-meaning = Una mossa che non costa nulla vale il 100%, una che costa 4 punti circa un terzo, e una che ne costa 12 o più quasi nulla. La precisione è la media di tutte le mosse di un giocatore. Con scelte facili la precisione è alta: confrontala con le tue partite piuttosto che con gli altri giocatori.
review-grades-meaning = Quanto costa una mossa si conta in punti prestigio: probabilità di vittoria (tutta vale 60), posto atteso (dall’ultimo al primo vale 30) e prestigio atteso rispetto agli altri. Così una mossa sprecata si vede anche quando la partita è persa. Fino a 0,5 eccellente, fino a 1,5 buona, fino a 3 un’imprecisione, fino a 8 un errore, oltre un errore grave.
review-limits = L’analisi sa solo ciò che sapevano i giocatori e guarda avanti quanto il suo tempo le permette. Può sbagliarsi, ma di rado sugli errori gravi.

review-costly = I momenti peggiori
review-costly-note = Le mosse che sono costate di più, e che cosa sarebbe stato meglio.
review-nothing-costly = Ogni mossa è stata buona o migliore.
review-nothing-costly-yet = Finora ogni mossa è stata buona o migliore.
review-lost = costa { $share }
review-played = Giocato
review-better = Meglio
review-later = Il vantaggio si vede solo nei round successivi.
review-see = Vedi la posizione
review-try = Prova tu
review-more = Altre mosse di { $player }

review-every = Tutti i turni

# The table where a better turn is looked for, and how it compares.

review-this = Analizza la partita
review-puzzle = Trova per { $player } una mossa migliore di quella giocata.
review-to-answer = Confronta la mia mossa
review-back = Torna all’analisi
review-answer-title = { $player }: la tua mossa a confronto
review-found = Non è stata trovata una mossa migliore della tua.
review-improved = La tua mossa è migliore di quella giocata: costa { $share } invece di { $former }.
review-not-improved = La tua mossa costa { $share }, quella giocata { $former }.
review-same = È ciò che è stato giocato. Questa mossa costa { $share }.
review-tried = La tua mossa
review-again = Riprova
review-play-on = Continua da qui
