# What the command line says besides the texts of the pages.

cli-position = { $name }, { variant }, { $units } Spieler, Runde { $number }
cli-game = { $name }, { variant }, { $number } Spieler, { turns }
turns = { $units ->
    [one] { $units } Zug
   *[other] { $units } Züge
}
    .dative = { $units ->
        [one] { $units } Zug
       *[other] { $units } Zügen
    }
cli-map = Karte: { $name }
cli-after = Nach { $has } von { turns.dative } der Aufzeichnung.
cli-open-turn = Im laufenden Zug gespielt: { $list }.
cli-last-turn = Im letzten Zug gespielt: { $list }.
cli-legal = { $prompt }: { $units ->
    [one] { $units } mögliche Aktion
   *[other] { $units } mögliche Aktionen
}

# Positions.

cli-ships-in = Schiffe, { berth }
cli-ships-left = Schiffe, Vorrat
cli-yes = ja
cli-completed = fertiggestellt
cli-completed-by = { $place }. von { $player }
cli-legend = 1. die erste Spende, * gewertet, (5) wäre jetzt 5 wert
cli-stack = von oben: { $list }
cli-choice = zur Wahl: { $list }
cli-visible = aufgedeckt: { $list }
cli-hidden = verdeckt: { $list }
cli-own-officials = Amtspersonen: { $list }
cli-none = keine

# Reviews.

cli-grade = Urteil
cli-could-do-better = Was { $player } besser hätte spielen können
cli-costly = Zug { $number }, Runde { $has }: { grade }, kostete { $list }
cli-but = Aber
cli-because = Denn
cli-best-turns = Die besten Züge
cli-was-played = (gespielt)
