# Reviews of games: how far they are, what they found, and what it means.

review-title = Analisi: { $name }
review-ways = Altre viste di questa partita
review-to-table = Al tavolo
review-to-replay = Rivedi la partita
review-refused = Qui giocano ancora altre persone. L’analisi sarà aperta a tutti appena la partita è finita.
review-nothing = Nessuno ha ancora concluso un turno: non c’è niente da analizzare.
review-promise = L’analisi esamina ogni turno a lungo quanto il computer più forte e lo confronta con i turni migliori che trova: come stava ciascuno e quando, che cosa ha regalato ogni turno e che cosa sarebbe stato meglio. Lavora in secondo piano e resta insieme alla partita.
review-begin = Analizza questa partita
review-go-on = Analizza il resto
review-stop = Ferma
review-look-again = Guarda di nuovo
review-progress = Avanzamento dell’analisi
review-waiting = Prima vengono altre analisi.
review-running = { $has } turni su { $all } sono analizzati ({ $share }).
review-stopped = { $has } turni su { $all } sono analizzati ({ $share }).
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
review-graphs-note = Clicca su un momento per rivederne la posizione.
review-wins = Probabilità di vittoria
review-prestige = Prestigio finale atteso
review-turn = Dopo
review-beginning = Inizio
review-after = Round { $number }, { $player }

review-player = Giocatore
review-accuracy = Precisione
review-meaning = Che cosa significano queste cifre
review-accuracy-meaning = Un turno che non regala nulla della probabilità di vittoria conta 100%, uno che ne regala 20% o più non conta nulla, e in mezzo il valore scende in modo uniforme. La precisione è la media di tutti i turni di un giocatore. Chi ha davanti scelte facili ha vita più facile: confrontala con le tue altre partite piuttosto che con quella degli altri.
review-grades-meaning = Un turno è il migliore se non ne è stato trovato uno migliore; altrimenti il voto dice quanta probabilità di vittoria ha regalato: fino al 2% eccellente, fino al 5% buono, fino al 10% impreciso, fino al 20% un errore, oltre un errore grave.
review-limits = L’analisi vede solo ciò che vedevano i giocatori e guarda avanti finché il suo tempo lo permette. Può sbagliarsi, soprattutto dove c’era poco in gioco.

review-costly = I turni più costosi
review-costly-note = Fino a tre turni di ogni giocatore che hanno regalato di più, e che cosa sarebbe stato meglio.
review-nothing-costly = Nessun turno ha regalato più del 5%.
review-nothing-costly-yet = Finora nessun turno ha regalato più del 5%.
review-lost = ha regalato { $share }
review-played = Giocato
review-better = Meglio
review-parts = Che cosa cambia il turno migliore nel prestigio atteso: { $list }.
review-see = Guarda la posizione
review-try = Prova tu

review-every = Tutti i turni

# The table where a better turn is looked for, and how it compares.

review-this = Analizza la partita
review-puzzle = Trova per { $player } un turno migliore di quello giocato.
review-to-answer = Guarda quanto vale il tuo turno
review-back = Torna all’analisi
review-answer-title = { $player }: il tuo turno a confronto
review-found = Non è stato trovato un turno migliore del tuo.
review-improved = Il tuo turno è migliore di quello giocato: regala { $share } della probabilità di vittoria invece di { $former }.
review-not-improved = Questo turno regala { $share } della probabilità di vittoria, quello giocato { $former }.
review-same = È ciò che è stato giocato. Questo turno regala { $share } della probabilità di vittoria.
review-tried = Il tuo turno
review-again = Riprova
review-play-on = Continua qui
