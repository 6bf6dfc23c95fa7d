# What the command line says besides the texts of the pages.

cli-position = { $name }, { variant }, { $units } joueurs, manche { $number }
cli-game = { $name }, { variant }, { $number } joueurs, { turns }
turns = { $units ->
    [one] { $units } tour
   *[other] { $units } tours
}
cli-map = Plan : { $name }
cli-after = Après { $has } sur { turns } de la partie enregistrée.
cli-open-turn = Joué dans le tour en cours : { $list }.
cli-last-turn = Joué dans le dernier tour : { $list }.
cli-legal = { $prompt } ({ $units ->
    [one] { $units } action possible
   *[other] { $units } actions possibles
})

# Positions.

cli-ships-in = navires, { berth }
cli-ships-left = navires, réserve
cli-yes = oui
cli-completed = achevée
cli-completed-by = { $place }. par { $player }
cli-legend = 1. la première donation, * marqué, (5) vaudrait 5 maintenant
cli-stack = de haut en bas : { $list }
cli-choice = au choix : { $list }
cli-visible = dévoilé : { $list }
cli-hidden = cachés : { $list }
cli-own-officials = fonctionnaires : { $list }
cli-none = aucun

# Reviews.

cli-grade = Note
cli-could-do-better = Ce que { $player } aurait pu mieux jouer
cli-costly = Tour { $number }, manche { $has } : { grade }, a coûté { $list }
cli-but = Mais
cli-because = Car
cli-best-turns = Les meilleurs coups
cli-was-played = (joué)
