# Why a turn is good or bad, and how good it was. $you says who of its players is the reader.

remark-wins = { $you ->
    [player] Metti fine alla partita e vinci con { prestige }, { $margin }
   *[other] { $player } mette fine alla partita e vince con { prestige }, { $margin }
}
remark-ends-game = { $you ->
    [player] Metti fine alla partita al { $place }º posto con { prestige }, { $margin }
   *[other] { $player } mette fine alla partita al { $place }º posto con { prestige }, { $margin }
}
remark-ahead = { $number } di vantaggio sul secondo
remark-behind = { $number } di distacco dal primo
remark-level = alla pari con il migliore degli altri
remark-completes = { $you ->
    [player] Completi { church }: { prestige }
   *[other] { $player } completa { church }: { prestige }
}
remark-takes-token = { $token ->
    [five] Il { token-at } vale { prestige }
   *[other] Il { token-at } vale già { prestige }
}
remark-raises-tokens = { $you ->
    [player] I tuoi segnalini non valutati valgono ora { $points } in più
   *[other] I segnalini non valutati di { $player } valgono ora { $points } in più
}
remark-produces-more = { $you ->
    [player] D’ora in poi produci { goods } alla volta invece di { $has }
   *[other] D’ora in poi { $player } produce { goods } alla volta invece di { $has }
}
remark-carries-more = { $you ->
    [player] Le tue navi possono trasportare { cargo } in più
   *[other] Le navi di { $player } possono trasportare { cargo } in più
}
remark-pays-prestige = La lunga strada fino a “{ field }” costa { prestige }
remark-denies = { $you ->
    [rival] Non puoi più prendere il { token-at }, che per te varrebbe { prestige }
   *[other] { $other } non può più prendere il { token-at }, che varrebbe { prestige }
}
remark-moves-ships-on = { $you ->
    [rival] Le navi avanzano e puoi trasportare { cargo } in meno
   *[other] Le navi avanzano e { $other } può trasportare { cargo } in meno
}
remark-lets-complete = { $you ->
    [rival] Potresti completare { church } al prossimo turno: { prestige }
   *[other] { $other } potrebbe completare { church } al prossimo turno: { prestige }
}
remark-lets-complete-last = { $you ->
    [rival] Potresti completare { church }, l’ultima chiesa, e mettere fine alla partita: { prestige }
   *[other] { $other } potrebbe completare { church }, l’ultima chiesa, e mettere fine alla partita: { prestige }
}
remark-scores-more = I segnalini danno subito { $points } in più
remark-more-money = Dopo restano { money } in più da spendere

grade = { $grade ->
    [best] mossa migliore
    [excellent] eccellente
    [good] buona
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}

expected = circa { $number } di prestigio

cargo = { $units ->
    [one] { $units } bene
   *[other] { $units } beni
}
