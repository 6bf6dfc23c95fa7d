# Why something is not possible, said to the player who tries it.

reason-game-over = La partita è finita.
reason-not-asked = Non ora. { $prompt }.
reason-lacks-prestige = { $points ->
    [one] Serve
   *[other] Servono
} { prestige }, ma { reason-have }.
reason-lacks-money = Servono { money }, ma hai solo { $has } £.
reason-lacks-good = { $units ->
    [one] Serve
   *[other] Servono
} { goods }, ma { reason-have }.
reason-lacks-material = { $units ->
    [one] Serve
   *[other] Servono
} { materials }, ma { reason-have }.
reason-have = { $has ->
    [0] non ne hai
   *[other] ne hai solo { $has }
}
reason-lacks-ship = Tutte le tue { $all } navi sono già in porto.
reason-has-sold = In questo turno hai venduto beni, quindi non puoi comprare.
reason-has-bought = In questo turno hai comprato materiali, quindi non puoi vendere.
reason-purchase-full = In un turno non puoi comprare più di 10 unità.
reason-owns-bell = Hai già una campana e non puoi averne due.
reason-other-church = Tutte le donazioni di questo turno vanno { church.to }.
reason-church-complete = { church.first } ha già le sue 5 donazioni. Scegli un’altra chiesa.
reason-first-takes-five = La prima donazione { church.to } dà sempre il segnalino da 5 punti.
reason-token-taken = { $player } ha già il { token-at }.
reason-has-scored = Hai cominciato a valutare i segnalini, quindi in questo turno non puoi più fare donazioni.
reason-not-own-token = Il { token-at } non è tuo.
reason-already-scored = Il { token-at } è già stato valutato.
reason-must-score = Hai { $unscored } { token.many } non valutati e puoi tenerne solo uno. Prima valutane { $surplus }.
reason-site-taken = { $player } ha già un cittadino su { site }.
reason-not-adjacent = { site } non è collegato né a una chiesa a cui hai fatto una donazione né a un tuo cittadino.
reason-second-official = Puoi costruire un solo funzionario per turno.
reason-choose-official = Scegli il funzionario per { site }.
reason-no-choice-of-official = Puoi scegliere il funzionario solo nella variante 1.
reason-not-for-officials = { site } è un sito per { building.one }, non per un funzionario.
reason-official-gone = Il { official } non è disponibile.
