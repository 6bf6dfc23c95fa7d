# Why a turn is good or bad, and how good it was. $you says who of its players is the reader.

remark-wins = { $you ->
    [player] Du beendest das Spiel und gewinnst mit { prestige.dative }, { $margin }
   *[other] { $player } beendet das Spiel und gewinnt mit { prestige.dative }, { $margin }
}
remark-ends-game = { $you ->
    [player] Du beendest das Spiel auf Platz { $place } mit { prestige.dative }, { $margin }
   *[other] { $player } beendet das Spiel auf Platz { $place } mit { prestige.dative }, { $margin }
}
remark-ahead = { $number } vor Platz zwei
remark-behind = { $number } hinter Platz eins
remark-level = gleichauf mit dem Besten der anderen
remark-completes = { $you ->
    [player] Du stellst { church.accusative } fertig: { prestige }
   *[other] { $player } stellt { church.accusative } fertig: { prestige }
}
remark-takes-token = { $token ->
    [five] Das { token-at } ist { prestige } wert
   *[other] Das { token-at } ist schon { prestige } wert
}
remark-raises-tokens = { $you ->
    [player] Deine ungewerteten Plättchen sind jetzt { $points } mehr wert
   *[other] Die ungewerteten Plättchen von { $player } sind jetzt { $points } mehr wert
}
remark-produces-more = { $you ->
    [player] Du produzierst ab jetzt { goods } auf einmal statt { $has }
   *[other] { $player } produziert ab jetzt { goods } auf einmal statt { $has }
}
remark-carries-more = { $you ->
    [player] Deine Schiffe fassen { cargo } mehr
   *[other] Die Schiffe von { $player } fassen { cargo } mehr
}
remark-pays-prestige = Der weite Weg auf „{ field }“ kostet { prestige }
remark-denies = { $you ->
    [rival] Dir entgeht das { token-at }, für dich { prestige } wert
   *[other] { $other } entgeht das { token-at } im Wert von { prestige.dative }
}
remark-moves-ships-on = { $you ->
    [rival] Schiffe rücken weiter, und du kannst { cargo } weniger verschiffen
   *[other] Schiffe rücken weiter, und { $other } kann { cargo } weniger verschiffen
}
remark-lets-complete = { $you ->
    [rival] Du könntest als Nächstes { church.accusative } fertigstellen: { prestige }
   *[other] { $other } könnte als Nächstes { church.accusative } fertigstellen: { prestige }
}
remark-lets-complete-last = { $you ->
    [rival] Du könntest { church.accusative } als letzte Kirche fertigstellen und das Spiel beenden: { prestige }
   *[other] { $other } könnte { church.accusative } als letzte Kirche fertigstellen und das Spiel beenden: { prestige }
}
remark-scores-more = Plättchen bringen sofort { $points } mehr
remark-more-money = Danach bleiben { money } mehr zum Ausgeben

grade = { $grade ->
    [best] bester Zug
    [excellent] sehr gut
    [good] gut
    [inaccuracy] ungenau
    [mistake] Fehler
   *[blunder] grober Fehler
}

expected = etwa { $number } Prestige

cargo = { $units ->
    [one] { $units } Ware
   *[other] { $units } Waren
}
