# What a turn does and how good it was. What the log says already is said in its words.

remark-wins = { $player } beendet das Spiel und gewinnt mit { prestige.dative }, { $margin }
remark-ends-game = { $player } beendet das Spiel auf Platz { $place } mit { prestige.dative }, { $margin }
remark-ahead = { $number } vor Platz zwei
remark-behind = { $number } hinter Platz eins
remark-level = gleichauf mit dem Besten der anderen
remark-takes-token = { $player } nimmt das { token-at }, jetzt { $points } wert
remark-takes-token-later = { $player } nimmt das { token-at }, jetzt { $points } wert und später etwa { $later } mehr
remark-sells = { $player } verkauft { $units ->
    [one] { $units } Ware
   *[other] { $units } Waren
} für { money }
remark-buys = { $player } kauft { $bought } für { money }
remark-launches = { $player } baut { ships }
remark-builds = { $player } baut { buildings }
remark-builds-for = { $player } baut { buildings } und erhält { money }
remark-appoints-for = { $player } beruft { official.accusative } und erhält { money }
remark-pays-prestige = { $player } zahlt { prestige } für den Weg auf „{ field }“
remark-denies = { $other } entgeht das { token-at } im Wert von { prestige.dative }
remark-moves-ships-on = Schiffe rücken weiter, und { $other } kann { $units ->
    [one] { $units } Ware
   *[other] { $units } Waren
} weniger verschiffen
remark-lets-complete = { $other } könnte als Nächstes { church.accusative } fertigstellen: { prestige }
remark-lets-complete-last = { $other } könnte { church.accusative } als letzte Kirche fertigstellen und das Spiel beenden: { prestige }
remark-shifts = Das ändert sich für { $player }: { part }

# Where expected prestige comes from.
part = { $part ->
    [prestige] Prestige auf der Zählleiste
    [tokens] ungewertete Plättchen
    [money] Geld
    [materials] Baustoffe
    [goods] Waren
    [harbour] Schiffe
    [production] Produktion
    [city] Stellung in der Stadt
    [churches] Kirchen in Reichweite
    [prospects] was noch kommt
    [tempo] wer am Zug ist
   *[rondel] Stellung auf dem Rondell
}

grade = { $grade ->
    [best] bester Zug
    [excellent] sehr gut
    [good] gut
    [inaccuracy] ungenau
    [mistake] Fehler
   *[blunder] grober Fehler
}

worth = etwa { $number } Prestige
