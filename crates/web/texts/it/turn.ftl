# The turn, its choices and previews; log, talk, votes and the final scoring.

# Whose turn it is.

turn-yours = Tocca a te
turn-of = Turno di { $player }
turn-so-far = Questo turno finora
turn-thinking = sta pensando
turn-watching = Stai guardando questa partita.

# What is asked.

turn-ask-move = Scegli uno spazio
turn-ask-produced = Hai i tuoi beni: termina il turno
turn-ask-trade = Vendi beni o compra materiali
turn-ask-sell = Vendi ancora o termina il turno
turn-ask-buy = Compra ancora o termina il turno
turn-ask-dockyard = Costruisci navi o termina il turno
turn-ask-church = Dona, valuta o termina il turno
turn-ask-score = Valuta ancora o termina il turno
turn-ask-score-only = Valuta o termina il turno
turn-ask-score-due = Valuta prima di terminare il turno
turn-ask-guildhall = Costruisci o termina il turno
turn-ask-canon = La donazione del canonico per 1 mattone
turn-ask-over = La sesta chiesa è completata
turn-ask-nothing = Non resta nulla da fare: termina il turno
turn-over-hint = La partita finisce quando termini questo turno. Fino ad allora puoi ancora annullare.

# The choices.

turn-free = gratis
turn-plus = +{ $list }
turn-plus-money = +{ money }
turn-up-to = fino a { money }
turn-can-sell = vendi fino a { money }
turn-can-buy = { $units ->
    [one] compra { $units }
   *[other] compra fino a { $units }
}
turn-can-build = { $units ->
    [one] costruisci { $units } edificio
   *[other] costruisci fino a { $units }
} · { $number ->
    [one] { $number } sito
   *[other] { $number } siti
}
turn-can-donate = { $number ->
    [one] dona a { $number } chiesa
   *[other] dona a 1 chiesa su { $number }
}
turn-can-score = { $points ->
    [one] ottieni { $points } punto
   *[other] ottieni { $points } punti
}
turn-can-launch = { $number ->
    [one] costruisci { $number } nave
   *[other] costruisci fino a { $number } navi
}
turn-cannot-trade = niente da vendere, troppo poco denaro per comprare
turn-cannot-build = nessun sito possibile
turn-cannot-launch = nessuna nave in riserva
turn-missing = { $units ->
    [one] manca { $list }
   *[other] mancano { $list }
}
turn-money-missing = mancano { money }
turn-prestige-missing = { $points ->
    [one] manca { prestige }
   *[other] mancano { prestige }
}
turn-sell = Vendi
turn-sell-all = Vendi tutto
turn-all = Tutto
turn-not-after-sale = Non dopo una vendita
turn-not-after-purchase = Non dopo un acquisto
turn-one-bell = Una sola campana a giocatore
turn-buy = Compra
turn-have = ne hai { $units }
turn-one-less = Uno in meno
turn-bought-so-far = { $units } per { money }
turn-ships = Le tue navi
turn-empty = vuota
turn-direct = { $list } senza nave, { money } l’unità
turn-supply = { ships } in riserva
turn-completes-for = la completa: +{ $number }
turn-completes-last-for = chiude la partita: +{ $number }
turn-score-tokens = Valuta i tuoi segnalini
turn-must-score = Prima valutane { $surplus }: resta un solo { token }
turn-no-tokens = Ancora nessuno: una donazione porta il primo.
turn-all-scored = Tutti valutati. La prossima donazione ne porta un altro.
turn-churches-closed = { $number ->
    [one] 1 chiesa ora non possibile
   *[other] { $number } chiese ora non possibili
}
turn-canon-gives = una donazione per 1 mattone
turn-maker-makes = +1 { good } ogni volta
turn-no-site = Nessun sito libero è collegato a una chiesa a cui hai fatto una donazione o a un tuo cittadino.
turn-sites-closed = { $number ->
    [one] 1 sito ora non possibile
   *[other] { $number } siti ora non possibili
}
turn-undo = Annulla
turn-restart = Ricomincia
turn-end = Termina
turn-end-game = Termina la partita
turn-auto-end = Fine automatica dei turni di produzione
turn-auto-end-means = Dopo la produzione non resta nulla da decidere
turn-block = Blocca { $name }
turn-block-means = Non leggete più i messaggi l’uno dell’altro e non vi incontrate ai tavoli aperti. Lo sai solo tu. Puoi annullarlo nella pagina del tuo account.
turn-undone = Annullato.

# What a choice would change.

turn-becomes = diventa
turn-cost = costo
turn-prestige = prestigio
turn-money = denaro
turn-price = prezzo { good.of }
turn-each = a ogni “{ field }”
turn-ships-in = tue navi, { berth }
turn-takes = dà il { token }
turn-worth = ora { $points }
turn-completes = completa { church }
turn-score = valuta
turn-steps = { $units ->
    [one] 1 spazio
   *[other] { $units } spazi
}
turn-ships-stay = Nessun’altra nave si muove.
turn-ships-move-on = Tutte le navi avanzano di un ancoraggio.
turn-ships-leave = Tutte le navi avanzano. Lasciano il porto: { $list }.
turn-ends-game = La partita finisce.
turn-nothing-changes = Non cambia altro.

# What was done, in a few words.

turn-produced = produzione: { goods }
turn-sold = vendita: { $list } per { money }
turn-bought = acquisto: { $list } per { money }
turn-launched = costruzione: { ships }
turn-departed = { $units ->
    [one] 1 nave partita
   *[other] { $units } navi partite
}
turn-donated = donazione { $number } { church.to }, { token }
turn-donated-many = donazioni { $from }–{ $to } { church.to }, { $list }
turn-completed = { church }: chiesa completata, +{ prestige }
turn-scored = { token-at } valutato, +{ prestige }
turn-scored-many = valutati: { $list }, +{ prestige }
turn-built = { $site }: { building }
turn-appointed = { $site }: { official }
turn-price-fell = { good } da { $before } a { $now }
turn-ships-entered = { $units ->
    [one] 1 nave entra
   *[other] { $units } navi entrano
}
turn-skipped = nessuna donazione
turn-paid-to-move = −{ prestige }
turn-did-nothing = niente di fatto

# The log and the talk.

turn-log = Diario
turn-log-empty = Non è ancora successo nulla.
turn-log-all = { $units ->
    [one] Mostra 1 turno precedente
   *[other] Mostra { $units } turni precedenti
}
turn-since = Dal tuo ultimo turno
turn-since-again = Rivedi
turn-earlier = Prima
turn-round = Round { $number }
turn-filter = I turni di chi
turn-everybody = Tutti
turn-talk = Chat del tavolo
turn-say = Di’ qualcosa al tavolo
turn-send = Invia
turn-talk-older = Messaggi precedenti: { $units }
turn-talk-newest = Torna ai messaggi più recenti

# Before the game: the seats.

turn-gathering = In attesa di giocatori
turn-begins-when = La partita comincia quando tutti i posti sono occupati.
turn-seat-open = posto libero
turn-seat-mine = { $name }, tu
turn-seat-away = { $name }, assente
turn-seat-computer = computer, { $level }
turn-seat-stands-in = computer, { $level }, per { $name }
turn-seat-resigned = { $name }, ha abbandonato
turn-invitation = Link d’invito per { $player }
turn-copy = Copia
turn-copied = Copiato
turn-level = Livello di { $player }
turn-give-to-computer = Fai giocare un computer

# Taking back, and what needs everybody’s consent.

turn-take-back = Annulla il mio ultimo turno
turn-ask-take-back = Chiedi di annullare il mio ultimo turno
turn-take-back-brief = Annulla
turn-taken-back = Un turno è annullato. Annullare anche il precedente?
turn-take-back-further = Annullane un altro
turn-proposes-take-back = { $name } chiede di annullare l’ultimo turno di { $player } e tutto ciò che è seguito.
turn-proposes-end = { $name } propone di terminare ora la partita.
turn-proposes-stand-in = { $name } propone che un computer giochi per { $player }.
turn-absent = Nel menu del tavolo puoi proporre un computer per { $player }.
turn-awaits = In attesa di: { $list }
turn-stand-in-later = Se { $player } non dà segni di vita per tre minuti, questo consenso non serve più.
turn-vote-later = Il consenso di chi è assente e non risponde entro un giorno non serve più.
turn-nobody-awaited = Nessun altro deve dare il consenso.
turn-carry-out = Conferma
turn-agree = Accetta
turn-decline = Rifiuta
turn-withdraw = Ritira

# What concerns the table and not the turn.

turn-menu = Menu del tavolo
turn-propose-end = Proponi di terminare la partita
turn-propose-stand-in = Proponi un computer per { $player }
turn-return = Torna a giocare { $player }
turn-resign = Abbandona
turn-resign-for = Abbandona con { $player }
turn-resign-means = Non potrai tornare indietro.
turn-resign-really = Sì, abbandona
turn-leave = Lascia il tavolo
turn-watch-link = Link per gli spettatori

# After the game.

turn-wins = { $player } vince
turn-win-together = { $list } condividono la vittoria
turn-you-win = Hai vinto
turn-you-share-the-win = Condividi la vittoria con { $list }
turn-ended-by-rules = Tutte e sei le chiese sono completate.
turn-ended-by-consent = Tutti hanno accettato di terminare la partita.
turn-ended-by-resignation = Tutti gli altri hanno abbandonato.
turn-place = { $place }.
turn-prestige-so-far = prestigio finora
turn-wealth = { $units ->
    [one] { money }, più 1 bene o materiale a 50 £
   *[other] { money }, più { $units } beni e materiali a 50 £ l’uno
}
turn-money-left = avanzo
turn-rematch = Gioca ancora
turn-to-rematch = Vai alla prossima partita
