# What a turn does and how good it was. What the log says already is said in its words.

remark-wins = { $player } mette fine alla partita e vince con { prestige }, { $margin }
remark-ends-game = { $player } mette fine alla partita al { $place }º posto con { prestige }, { $margin }
remark-ahead = { $number } di vantaggio sul secondo
remark-behind = { $number } di distacco dal primo
remark-level = alla pari con il migliore degli altri
remark-takes-token = { $player } prende il { token-at }, che ora vale { $points }
remark-takes-token-later = { $player } prende il { token-at }, che ora vale { $points } e più avanti circa { $later } in più
remark-sells = { $player } vende { $units ->
    [one] { $units } bene
   *[other] { $units } beni
} per { money }
remark-buys = { $player } compra { $bought } per { money }
remark-launches = { $player } costruisce { ships }
remark-builds = { $player } costruisce { buildings }
remark-builds-for = { $player } costruisce { buildings } e riceve { money }
remark-appoints-for = { $player } nomina il { official } e riceve { money }
remark-pays-prestige = { $player } paga { prestige } per arrivare su “{ field }”
remark-denies = { $other } non può più prendere il { token-at }, che varrebbe { prestige }
remark-moves-ships-on = Le navi avanzano e { $other } può trasportare { $units ->
    [one] { $units } bene
   *[other] { $units } beni
} in meno
remark-lets-complete = { $other } potrebbe completare { church } al prossimo turno: { prestige }
remark-lets-complete-last = { $other } potrebbe completare { church }, l’ultima chiesa, e mettere fine alla partita: { prestige }
remark-shifts = Che cosa cambia per { $player }: { part }

# Where expected prestige comes from.
part = { $part ->
    [prestige] prestigio sul tracciato dei punti
    [tokens] segnalini da valutare
    [money] denaro
    [materials] materiali
    [goods] beni
    [harbour] navi
    [production] produzione
    [city] posizione in città
    [churches] chiese a portata
    [prospects] quello che deve ancora venire
    [tempo] a chi tocca
   *[rondel] posizione sulla rondella
}

grade = { $grade ->
    [best] mossa migliore
    [excellent] eccellente
    [good] buona
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}

worth = circa { $number } di prestigio
