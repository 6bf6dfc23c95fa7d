# What the command line says besides the texts of the pages.

cli-position = { $name }, { variant }, { $units } giocatori, round { $number }
cli-game = { $name }, { variant }, { $number } giocatori, { turns }
turns = { $units ->
    [one] { $units } turno
   *[other] { $units } turni
}
cli-map = Mappa: { $name }
cli-after = Dopo { $has } di { turns } della partita salvata.
cli-open-turn = Giocato nel turno in corso: { $list }.
cli-last-turn = Giocato nell’ultimo turno: { $list }.
cli-legal = { $prompt } ({ $units ->
    [one] { $units } azione possibile
   *[other] { $units } azioni possibili
})

# Positions.

cli-ships-in = navi, { berth }
cli-ships-left = navi, riserva
cli-yes = sì
cli-completed = completata
cli-completed-by = { $place }. da { $player }
cli-legend = 1. la prima donazione, * valutato, (5) varrebbe 5 ora
cli-stack = dall’alto: { $list }
cli-choice = a scelta: { $list }
cli-visible = rivelato: { $list }
cli-hidden = coperti: { $list }
cli-own-officials = funzionari: { $list }
cli-none = nessuno

# Reviews.

cli-grade = Giudizio
cli-could-do-better = Che cosa { $player } avrebbe potuto giocare meglio
cli-costly = Turno { $number }, round { $has }: { grade }, costa { $list }
cli-but = Ma
cli-because = Perché
cli-best-turns = Le mosse migliori
cli-was-played = (giocata)
