# Hints, the tutor, and why a computer played just so.

advice-hint = Suggerimento
advice-thinking = Ricerca dei turni migliori
advice-best = I turni migliori
advice-win = { $chance } di vittoria

# What a turn consists of, as something to do.

advice-pays = Paga { prestige }
advice-produces = Prendi { goods }
advice-sells = Vendi { $list } per { money }
advice-buys = Compra { $list } per { money }
advice-launches = Costruisci { ships }

# The tutor.

advice-tutor = Tutor
advice-tutor-means = Ti avverte prima di un turno che spreca molto
advice-checking = Il tutor guarda il tuo turno
advice-play-now = Gioca subito
advice-warning = Un momento
advice-costs = Dopo questo turno la tua probabilità di vincere è circa { $chance }. Potrebbe essere { $possible }.
advice-this-turn = Il tuo turno
advice-better = Meglio sarebbe
advice-anyway = Gioca lo stesso
advice-think-again = Ripensaci

# The last turn of a computer.

advice-why = Perché?
advice-why-of = Perché { $player } ha giocato così?
advice-why-thinking = Esame di questo turno
advice-expects = Previsto dopo questo turno
advice-player = Giocatore
advice-chance = Probabilità di vincere
advice-expected = Prestigio
advice-was-best = L’analisi non ha trovato di meglio.
advice-was-not-best = L’analisi ha trovato di meglio.
advice-next-best = Le idee successive

# Where other people play.

advice-propose = Proponi di permettere suggerimenti e tutor
advice-proposes = { $name } propone di permettere a tutti suggerimenti e tutor.
advice-refused = Nessun aiuto in questa partita
advice-refused-why = Qui giocano altre persone: per suggerimenti e tutor serve il consenso di tutti.
advice-refused-next = Proponilo nel menu del tavolo.

# What is read aloud.

advice-news-hint = I turni migliori sono pronti.
advice-news-warning = Il tutor ti avverte.
advice-news-why = La spiegazione è pronta.
