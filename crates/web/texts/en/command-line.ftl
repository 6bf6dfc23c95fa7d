# What the command line says besides the texts of the pages.

cli-position = { $name }, { variant }, { $units } players, round { $number }
cli-game = { $name }, { variant }, { $number } players, { turns }
turns = { $units ->
    [one] { $units } turn
   *[other] { $units } turns
}
cli-map = Map: { $name }
cli-after = After { $has } of { turns } in the record.
cli-open-turn = Played in the open turn: { $list }.
cli-last-turn = Played in the last turn: { $list }.
cli-legal = { $prompt }: { $units ->
    [one] { $units } legal action
   *[other] { $units } legal actions
}

# Positions.

cli-ships-in = ships, { berth }
cli-ships-left = ships, supply
cli-yes = yes
cli-completed = completed
cli-completed-by = { $place }. by { $player }
cli-legend = 1. the first donation, * scored, (5) would score 5 now
cli-stack = top first: { $list }
cli-choice = to choose from: { $list }
cli-visible = revealed: { $list }
cli-hidden = hidden: { $list }
cli-own-officials = officials: { $list }
cli-none = none

# Reviews.

cli-grade = Grade
cli-could-do-better = What { $player } could have played better
cli-costly = Turn { $number }, round { $has }: { grade }, cost { $list }
cli-but = But
cli-because = Because
cli-best-turns = Best turns
cli-was-played = (played)
