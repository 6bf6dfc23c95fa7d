# Hints, the tutor, and why a computer played just so.

advice-hint = Suggerimento
advice-thinking = Ricerca delle mosse migliori…
advice-best = Le mosse migliori
advice-win = { $chance } di probabilità di vittoria

# What a turn consists of, as something to do.

advice-pays = Paga { prestige }
advice-produces = Prendi { goods }
advice-sells = Vendi { $list } per { money }
advice-buys = Compra { $list } per { money }
advice-launches = Costruisci { ships }

# The tutor.

advice-tutor = Tutor
advice-tutor-means = Ti avverte prima di una mossa costosa
advice-checking = Il tutor esamina la tua mossa…
advice-play-now = Gioca subito
advice-warning = Un momento
advice-better = Meglio
advice-anyway = Gioca lo stesso
advice-think-again = Torna al turno

# The last turn of a computer.

advice-why = Perché?
advice-why-of = Perché { $player } ha giocato così?
advice-why-thinking = Esame di questa mossa…
advice-expects = Che cosa ci si aspetta dopo
advice-player = Giocatore
advice-chance = Probabilità di vittoria
advice-expected = Prestigio
advice-was-best = L’analisi non ha trovato nulla di meglio.
advice-was-not-best = L’analisi ha trovato una mossa migliore.
advice-next-best = Le mosse migliori successive

# Where other people play.

advice-propose = Proponi di permettere suggerimenti e tutor
advice-proposes = { $name } propone di permettere a tutti suggerimenti e tutor.
advice-refused = Nessun aiuto in questa partita
advice-refused-why = Giochi con altre persone: per suggerimenti e tutor serve il consenso di tutti.
advice-refused-next = Puoi proporlo nel menu del tavolo.
advice-running = Non durante la partita
advice-running-why = Questa partita, o una con la stessa posizione, è ancora in corso tra più persone. Finché dura, niente copie né suggerimenti per nessuno.
advice-running-next = Appena la partita è finita, puoi copiarla, farla analizzare e chiedere suggerimenti.

# What is read aloud.

advice-news-hint = Il suggerimento è pronto.
advice-news-warning = Il tutor ti avverte.
advice-news-why = La spiegazione è pronta.
